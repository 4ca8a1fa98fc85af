/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_CALL_H
#define TM_DIALECT_CALL_H

#include "dialect/query.h"

/*
 * An op together with its schema: operands by the names that PyTorch gives
 * them.  Asking for a name that the schema does not have is a programming
 * error and returns a null value or false.
 */
typedef struct tm_call {
	MlirOperation op;
	const tm_op_def *def;
} tm_call;

tm_call tm_call_of(MlirOperation op);
bool tm_call_has(const tm_call *c, const char *name); /* and is not None */
MlirValue tm_call_arg(const tm_call *c, const char *name);
MlirValue tm_call_result(const tm_call *c, intptr_t i);
bool tm_call_tensor(const tm_call *c, const char *name, tm_tensor_type *out);
bool tm_call_result_tensor(const tm_call *c, intptr_t i, tm_tensor_type *out);
/* Constants; where the operand is None or absent, they return false. */
bool tm_call_int(const tm_call *c, const char *name, int64_t *out);
bool tm_call_float(const tm_call *c, const char *name, double *out);
bool tm_call_bool(const tm_call *c, const char *name, bool *out);
bool tm_call_str(const tm_call *c, const char *name, tm_str *out);
/* A constant list of ints (a lone int counts as a list of one); its length,
 * or -1. */
intptr_t tm_call_ints(const tm_call *c, const char *name, int64_t *out,
                      intptr_t cap);
/* The values of a list; its length, or -1. */
intptr_t tm_call_list(const tm_call *c, const char *name, MlirValue *out,
                      intptr_t cap);
/* A constant dimension number of a tensor of RANK, made non-negative; rank 0
 * counts as 1 as PyTorch does. */
bool tm_call_dim(const tm_call *c, const char *name, int rank, int *out);
/* Non-negative DIM, or false if it is outside of RANK. */
bool tm_dim_normal(int64_t dim, int rank, int *out);

#endif
