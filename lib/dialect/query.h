/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_QUERY_H
#define TM_DIALECT_QUERY_H

#include "dialect/dialect.h"

/*
 * What is known about a torch value without running the program: these look
 * at the op that defines it and return false where nothing is known.
 */
bool tm_value_is_none(MlirValue v);
bool tm_value_int(MlirValue v, int64_t *out);
/* Also accepts a constant int. */
bool tm_value_float(MlirValue v, double *out);
bool tm_value_bool(MlirValue v, bool *out);
bool tm_value_str(MlirValue v, tm_str *out);
/* The elements of a torch.prim.ListConstruct: stores at most CAP, returns
 * the number of elements, or -1 if V is no such list. */
intptr_t tm_value_list(MlirValue v, MlirValue *elements, intptr_t cap);
/* A list of constant ints: its length, or -1. */
intptr_t tm_value_int_list(MlirValue v, int64_t *out, intptr_t cap);
/* The op that defines V, null for a block argument. */
MlirOperation tm_value_def(MlirValue v);
/* The literal of a torch.vtensor.literal. */
bool tm_value_literal(MlirValue v, MlirAttribute *out);
/* The tensor type of V; false if V is no tensor. */
bool tm_value_tensor(MlirValue v, tm_tensor_type *out);

#endif
