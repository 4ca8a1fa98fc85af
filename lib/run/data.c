/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/data.h"

#include "base/npy.h"
#include "import/onnx/tensor.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Gives A data of its own, where it borrows them from a file. */
static tm_status
own(tm_array *a)
{
	tm_array copy;

	if (a->owned)
		return TM_OK;
	TM_TRY(tm_array_alloc(&copy, a->dtype, a->rank, a->shape));
	if (copy.size)
		memcpy(copy.data, a->data, copy.size);
	*a = copy;
	return TM_OK;
}

tm_status
tm_data_read(const char *path, tm_array *out, tm_error *err)
{
	tm_file file;
	tm_status status;

	*out = (tm_array){ 0 };
	TM_TRY(tm_file_open(path, &file, err));
	status = tm_npy_detect(file.bytes) ?
	                 tm_npy_read(out, file.bytes, 0, err) :
	                 tm_onnx_read_tensor_pb(file.bytes, out, err);
	if (status == TM_OK)
		status = own(out);
	if (status != TM_OK) {
		tm_array_free(out);
		tm_fail(err, status, TM_NO_OFFSET, "no memory for '%s'", path);
	}
	tm_file_close(&file);
	return status;
}

tm_status
tm_data_write(const char *path, const tm_array *array, tm_error *err)
{
	FILE *const file = fopen(path, "wb");
	tm_status status;

	if (!file)
		return tm_fail(err, TM_EIO, TM_NO_OFFSET, "cannot write: %s",
		               strerror(errno));
	status = tm_npy_write(file, array, err);
	if (fclose(file) && status == TM_OK)
		status = tm_fail(err, TM_EIO, TM_NO_OFFSET, "cannot write: %s",
		                 strerror(errno));
	return status;
}
