/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_VALUE_H
#define TM_RUN_VALUE_H

#include "base/array.h"

#include <mlir-c/IR.h>

/* What one input or output of a program is. */
typedef struct tm_run_value {
	bool scalar;    /* a Python int, float or bool: a 0-d array */
	tm_dtype dtype; /* TM_DTYPE_NONE: not known */
	int rank;       /* -1: not known */
	int64_t shape[TM_MAX_RANK]; /* -1: any extent */
} tm_run_value;

typedef struct tm_run_signature {
	tm_run_value *inputs, *outputs; /* owned */
	size_t num_inputs, num_outputs;
} tm_run_signature;

/*
 * What the entry function of MODULE takes and returns: torch types, which
 * say more (signedness), or builtin ones, whose integers count as signed.
 * Lists and tuples are not flattened here: TM_EUNSUP.
 */
TM_NODISCARD tm_status tm_run_signature_of(MlirModule module,
                                           tm_run_signature *out,
                                           tm_error *err);
void tm_run_signature_free(tm_run_signature *signature);

/* "float32[?,3,8,8]", "int", "bool[]" into TEXT; returns TEXT. */
const char *tm_run_value_text(const tm_run_value *value, char *text,
                              size_t cap);
/* The same for an array. */
const char *tm_array_text(const tm_array *array, char *text, size_t cap);

/* Whether ARRAY may be given for VALUE. */
bool tm_run_value_accepts(const tm_run_value *value, const tm_array *array);

/* Bytes of an element in compiled code, 0 where it is no whole number. */
size_t tm_dtype_size(tm_dtype dtype);

#endif
