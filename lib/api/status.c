/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "api/api.h"

#include <string.h>

/* The numbers are promised to the outside; ours may be reordered. */
static const struct {
	tm_status ours;
	TorchMlirStatus theirs;
} statuses[] = {
	{ TM_OK, TORCH_MLIR_OK },         { TM_EINVAL, TORCH_MLIR_INVALID },
	{ TM_EUNSUP, TORCH_MLIR_UNSUPPORTED }, { TM_ELIMIT, TORCH_MLIR_LIMIT },
	{ TM_ENOMEM, TORCH_MLIR_NO_MEMORY },   { TM_EIO, TORCH_MLIR_IO_ERROR },
};

enum { NUM_STATUSES = sizeof statuses / sizeof *statuses };

/* A caller built with an older header has a smaller struct. */
static void
fill(TorchMlirError *out, TorchMlirStatus status, const tm_error *err)
{
	TorchMlirError full = { .size = out->size, .status = status };
	const size_t size = out->size < sizeof full ? out->size : sizeof full;

	full.hasOffset = err->has_offset;
	full.offset = err->offset;
	_Static_assert(sizeof full.reason >= sizeof err->reason,
	               "the whole reason fits");
	memcpy(full.reason, err->reason, sizeof err->reason);
	memcpy(out, &full, size);
}

TorchMlirStatus
tm_api_result(tm_status status, const tm_error *err, TorchMlirError *out)
{
	TorchMlirStatus theirs = TORCH_MLIR_INVALID;

	for (size_t i = 0; i < NUM_STATUSES; i++)
		if (statuses[i].ours == status)
			theirs = statuses[i].theirs;
	if (out && status != TM_OK)
		fill(out, theirs, err);
	return theirs;
}

const char *
torchMlirStatusGetName(TorchMlirStatus status)
{
	for (size_t i = 0; i < NUM_STATUSES; i++)
		if (statuses[i].theirs == status)
			return tm_status_name(statuses[i].ours);
	return NULL;
}

const char *
torchMlirGetVersion(void)
{
	return PACKAGE_VERSION;
}

const char *
torchMlirGetMLIRVersion(void)
{
	return TM_MLIR_VERSION;
}
