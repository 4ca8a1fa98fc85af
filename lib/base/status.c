/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>

tm_status
tm_fail(tm_error *err, tm_status status, uint64_t offset, const char *format,
        ...)
{
	va_list args;

	if (!err)
		return status;
	if (err->status != TM_OK)
		return err->status;
	err->status = status;
	err->has_offset = offset != TM_NO_OFFSET;
	err->offset = err->has_offset ? offset : 0;
	va_start(args, format);
	vsnprintf(err->reason, sizeof err->reason, format, args);
	va_end(args);
	return status;
}

const char *
tm_status_name(tm_status status)
{
	static const char *const names[] = {
		[TM_OK] = "ok",
		[TM_EINVAL] = "corrupt",
		[TM_EUNSUP] = "unsupported",
		[TM_ELIMIT] = "too large",
		[TM_ENOMEM] = "out of memory",
		[TM_EIO] = "i/o error",
	};

	return names[status];
}
