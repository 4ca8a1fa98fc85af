/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_INFER_UTIL_H
#define TM_INFER_UTIL_H

#include "infer/infer.h"

/* What the rules share.  Nothing outside of lib/infer includes this. */

/* An int operand or list element whose value is not known; sizes use TM_DYN,
 * but -1 has a meaning as an operand. */
#define TM_UNKNOWN INT64_MIN

/* Reports "aten.foo: …" at the op; returns false. */
bool tm_infer_error(tm_infer *in, const char *format, ...) TM_PRINTF(2, 3);

/* The tensor operand NAME, if its sizes are known. */
bool tm_infer_sized(tm_infer *in, const char *name, tm_tensor_type *out);
/* The first tensor operand (also as the first element of a list). */
bool tm_infer_first(tm_infer *in, tm_tensor_type *out);
/* The same, if its sizes are known. */
bool tm_infer_first_sized(tm_infer *in, tm_tensor_type *out);

/* The first of the operands A, B (B may be NULL) that the schema has. */
const char *tm_infer_name(tm_infer *in, const char *a, const char *b);
/* The int operand; TM_UNKNOWN where it is not known, DFLT where it is None or
 * the schema has none. */
int64_t tm_infer_int(tm_infer *in, const char *name, int64_t dflt);
bool tm_infer_bool(tm_infer *in, const char *name, bool dflt);
/* A list of ints, a lone int being a list of one; elements may be
 * TM_UNKNOWN.  The length; -1 where nothing is known. */
int tm_infer_ints(tm_infer *in, const char *name, int64_t *out);
/* The same for parameters of N spatial dimensions: a list of one counts for
 * all, an empty or missing one gives DFLT[i] (or D where DFLT is NULL). */
bool tm_infer_spatial(tm_infer *in, const char *name, int n, int64_t *out,
                      const int64_t *dflt, int64_t d);
/* The dimension NAME: its non-negative value, or -1 if it is not known.
 * False after a diagnostic if it is out of range. */
bool tm_infer_dim(tm_infer *in, const char *name, int rank, int *out);

/* Sets the sizes of result I. */
void tm_infer_set(tm_infer *in, int i, int rank, const int64_t *sizes);
void tm_infer_set_like(tm_infer *in, int i, const tm_tensor_type *t);
/* Sets the rank of result I, every size unknown. */
void tm_infer_set_rank(tm_infer *in, int i, int rank);
/* A copy of every result. */
void tm_infer_set_all(tm_infer *in, int rank, const int64_t *sizes);

/* Size arithmetic where either may be TM_DYN. */
int64_t tm_size_mul(int64_t a, int64_t b);
int64_t tm_size_add(int64_t a, int64_t b);
/* The product of SIZES [FROM, TO). */
int64_t tm_size_product(const int64_t *sizes, int from, int to);
/* An operand as a size: TM_DYN where unknown. */
int64_t tm_size_of(int64_t operand);

/* Calls FN for every tensor operand, also those in lists. */
typedef bool (*tm_infer_tensor_fn)(tm_infer *in, MlirValue v,
                                   const tm_schema_arg *arg, void *user);
bool tm_infer_each_tensor(tm_infer *in, tm_infer_tensor_fn fn, void *user);

#endif
