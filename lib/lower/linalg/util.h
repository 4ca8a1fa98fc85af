/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_LINALG_UTIL_H
#define TM_LOWER_LINALG_UTIL_H

#include "lower/lower.h"

#include <mlir-c/AffineMap.h>

/*
 * An extent or an index: a number that is known now, or a value of type
 * index.  Arithmetic folds what is known, so that code written for dynamic
 * shapes gives static shapes for free.
 */
typedef struct tm_ix {
	MlirValue v; /* null: C is the value */
	int64_t c;
} tm_ix;

tm_ix tm_ix_const(int64_t c);
/* From a value of type index. */
tm_ix tm_ix_of(MlirValue index);
/* From an i64. */
tm_ix tm_ix_of_i64(tm_builder *b, MlirValue v);
bool tm_ix_is(tm_ix a, int64_t c);
bool tm_ix_known(tm_ix a);
/* Certainly equal: the same number or the same value. */
bool tm_ix_same(tm_ix a, tm_ix b);
/* The value of type index, built where it is not there yet. */
MlirValue tm_ix_get(tm_builder *b, tm_ix a);
MlirValue tm_ix_get_i64(tm_builder *b, tm_ix a);
tm_ix tm_ix_add(tm_builder *b, tm_ix x, tm_ix y);
tm_ix tm_ix_sub(tm_builder *b, tm_ix x, tm_ix y);
tm_ix tm_ix_mul(tm_builder *b, tm_ix x, tm_ix y);
tm_ix tm_ix_floordiv(tm_builder *b, tm_ix x, tm_ix y);
tm_ix tm_ix_ceildiv(tm_builder *b, tm_ix x, tm_ix y);
tm_ix tm_ix_mod(tm_builder *b, tm_ix x, tm_ix y); /* x >= 0 */
tm_ix tm_ix_min(tm_builder *b, tm_ix x, tm_ix y);
tm_ix tm_ix_max(tm_builder *b, tm_ix x, tm_ix y);
/* An i1, see tm_cmp(). */
MlirValue tm_ix_cmp(tm_builder *b, const char *pred, tm_ix x, tm_ix y);
/* x < y ? t : f, as index. */
tm_ix tm_ix_select_lt(tm_builder *b, tm_ix x, tm_ix y, tm_ix t, tm_ix f);

/* The sizes of a builtin tensor value, which must be ranked. */
typedef struct tm_dims {
	int rank;
	tm_ix d[TM_MAX_RANK];
} tm_dims;

tm_dims tm_dims_of(tm_builder *b, MlirValue tensor);
tm_ix tm_dim_of(tm_builder *b, MlirValue tensor, int i);
/* The product of D[FROM, TO). */
tm_ix tm_dims_product(tm_builder *b, const tm_dims *d, int from, int to);
int64_t tm_static_dim(MlirValue tensor, int i); /* TM_DYN if not known */
int tm_rank(MlirValue tensor);
MlirType tm_element_type(MlirValue tensor);

/* The same for any torch value. */
tm_ix tm_lower_ix_of(tm_lower *lw, MlirValue torch_value);
/* An operand of type int (a constant or not) as an extent. */
tm_ix tm_lower_ix(tm_lower *lw, const char *name);
/* A list of ints as extents: its length, or -1. */
intptr_t tm_lower_ixs(tm_lower *lw, const char *name, tm_ix *out,
                      intptr_t cap);

/* ---- tensors ---- */
MlirType tm_tensor_type_of(const tm_dims *d, MlirType element);
MlirValue tm_empty(tm_builder *b, const tm_dims *d, MlirType element);
/* A tensor with every element SCALAR. */
MlirValue tm_filled(tm_builder *b, const tm_dims *d, MlirValue scalar);
MlirValue tm_tensor_cast(tm_builder *b, MlirValue tensor, MlirType type);
MlirValue tm_extract(tm_builder *b, MlirValue tensor, int n,
                     const MlirValue *indices);
MlirValue tm_insert(tm_builder *b, MlirValue scalar, MlirValue tensor, int n,
                    const MlirValue *indices);
MlirValue tm_extract_slice(tm_builder *b, MlirValue tensor,
                           const tm_ix *offsets, const tm_ix *sizes,
                           const tm_ix *strides);
MlirValue tm_insert_slice(tm_builder *b, MlirValue source, MlirValue dest,
                          const tm_ix *offsets, const tm_ix *sizes,
                          const tm_ix *strides);
/* Reinterprets the elements in row-major order as another shape. */
MlirValue tm_reshape(tm_builder *b, MlirValue tensor, const tm_dims *to);
/* Pads with SCALAR; LO and HI have one entry per dimension. */
MlirValue tm_pad(tm_builder *b, MlirValue tensor, const tm_ix *lo,
                 const tm_ix *hi, MlirValue scalar);

/* ---- linalg.generic ---- */

/* Builds the body at B from ARGS (inputs, then outputs) and stores one value
 * per output in YIELDS. */
typedef void (*tm_body_fn)(tm_builder *b, const MlirValue *args,
                           MlirValue *yields, void *user);

enum { TM_MAX_GENERIC = 24 };

typedef struct tm_generic {
	int num_in, num_out;
	MlirValue in[TM_MAX_GENERIC];
	MlirValue out[TM_MAX_GENERIC]; /* initial values */
	/* Indexing maps of the inputs, then of the outputs. */
	MlirAffineMap maps[2 * TM_MAX_GENERIC];
	int num_loops;
	const char *iterators; /* one 'p' or 'r' per loop */
	tm_body_fn body;
	void *user;
} tm_generic;

/* Stores the results. */
void tm_generic_build(tm_builder *b, const tm_generic *g, MlirValue *results);
MlirAffineMap tm_map_identity(MlirContext ctx, int n);
/* (d0, …, d[loops-1]) -> (d[dims[0]], …); a negative entry is constant 0. */
MlirAffineMap tm_map_select(MlirContext ctx, int loops, int n,
                            const int *dims);
/* linalg.index. */
MlirValue tm_index(tm_builder *b, int64_t dim);

/* A tensor whose elements BODY computes from their indices: YIELDS[0] from
 * ARGS = one index value per dimension. */
MlirValue tm_compute(tm_builder *b, const tm_dims *d, MlirType element,
                     tm_body_fn body, void *user);

/* BODY applied to the elements of N tensors of one shape. */
MlirValue tm_map_elements(tm_builder *b, int n, const MlirValue *in,
                          MlirType element, tm_body_fn body, void *user);
/* tm_convert() of every element. */
MlirValue tm_convert_tensor(tm_builder *b, MlirValue tensor, tm_dtype from,
                            tm_dtype to);
/* A named op of one output: "linalg.matmul".  OUT holds initial values. */
MlirValue tm_linalg_named(tm_builder *b, const char *name, tm_values in,
                          MlirValue out, tm_attrs attrs);

/* Builds indices into another tensor from indices ARGS: YIELDS has one for
 * each of its dimensions. */
typedef tm_body_fn tm_index_fn;

/* The elements of SOURCE at the indices that FN makes from the result's. */
MlirValue tm_gather_by(tm_builder *b, MlirValue source, const tm_dims *to,
                       tm_index_fn fn, void *user);
/* TENSOR with its dimensions in another order: that of result dimension i is
 * PERM[i]. */
MlirValue tm_transpose(tm_builder *b, MlirValue tensor, const int *perm);
/* TENSOR repeated to the sizes TO of its rank or more; a dimension of size 1
 * may become any.  Sizes that are not known are compared at run time. */
MlirValue tm_broadcast_to(tm_builder *b, MlirValue tensor, const tm_dims *to);
/* The broadcast of N sizes; asserts at run time what is not known. */
tm_dims tm_broadcast_dims(tm_builder *b, int n, const tm_dims *d);
/* Reduces the dimensions in the mask to none.  BODY: ARGS = one element of
 * each of N tensors, then the N_OUT states; STATE are scalars, RESULTS
 * tensors. */
void tm_reduce(tm_builder *b, int n, const MlirValue *in, uint32_t mask,
               int n_out, const MlirValue *state, tm_body_fn body, void *user,
               MlirValue *results);
/* The sizes without the dimensions in the mask, or 1 instead of them. */
tm_dims tm_dims_reduced(const tm_dims *d, uint32_t mask, bool keep);
/* Inserts dimension DIM of size 1. */
MlirValue tm_unsqueeze(tm_builder *b, MlirValue tensor, int dim);
/* Removes dimension DIM, whose size is 1. */
MlirValue tm_squeeze(tm_builder *b, MlirValue tensor, int dim);
/* Part [OFFSET, OFFSET + SIZE) of dimension DIM. */
MlirValue tm_slice_dim(tm_builder *b, MlirValue tensor, int dim, tm_ix offset,
                       tm_ix size, tm_ix stride);

/* ---- operands ---- */
/* The element types of an operand and of a result. */
tm_dtype tm_lower_dtype(tm_lower *lw, const char *name);
tm_dtype tm_lower_result_dtype(tm_lower *lw, intptr_t i);
/* What sums of DTYPE are kept in: f32 for the small floats. */
tm_dtype tm_sum_dtype(tm_dtype dtype);
/* The float operand as f64 or a converted int, in DTYPE. */
MlirValue tm_lower_scalar(tm_lower *lw, const char *name, tm_dtype dtype);
/* The lowered operand with elements converted to DTYPE. */
MlirValue tm_lower_as(tm_lower *lw, const char *name, tm_dtype dtype);
/* Sizes of the result where its type tells, else those of D. */
tm_dims tm_lower_result_dims(tm_lower *lw, intptr_t i, const tm_dims *d);
/* Checks EQUAL at run time if it is not known: "aten.mm: WHAT". */
tm_status tm_lower_check_equal(tm_lower *lw, tm_ix x, tm_ix y,
                               const char *what);
/* Asserts COND with the op's name before WHAT. */
void tm_lower_assert(tm_lower *lw, MlirValue cond, const char *what);
/* Reads the dimensions NAME (an int, a list; none means all) as a mask. */
bool tm_lower_dims_mask(tm_lower *lw, const char *name, int rank,
                        uint32_t *mask);

/* ---- loops (scf) ---- */
enum { TM_MAX_LOOP_STATE = 24 };

/* Runs BODY for FROM <= i < TO.  ARGS: i, then the state; YIELDS: the new
 * state.  STATE holds the initial values and then the results. */
void tm_for(tm_builder *b, tm_ix from, tm_ix to, tm_ix step, int n,
            MlirValue *state, tm_body_fn body, void *user);
/* A nest over every index of D, in row-major order.  ARGS: one index per
 * dimension, then the state. */
void tm_for_each(tm_builder *b, const tm_dims *d, int n, MlirValue *state,
                 tm_body_fn body, void *user);
/* THEN or OTHERWISE, without ARGS, yields N values of TYPES. */
void tm_if(tm_builder *b, MlirValue cond, int n, const MlirType *types,
           tm_body_fn then, tm_body_fn otherwise, void *user,
           MlirValue *results);
/* While COND (YIELDS[0] of the state) holds, BODY makes the next state. */
void tm_while(tm_builder *b, int n, MlirValue *state, tm_body_fn cond,
              tm_body_fn body, void *user);

/* ---- scalars ---- */
MlirValue tm_const_index(tm_builder *b, int64_t v);
MlirValue tm_const_bool(tm_builder *b, bool v);
/* A constant of a builtin scalar type, int or float (or complex: real). */
MlirValue tm_const_of(tm_builder *b, MlirType type, double v);
MlirValue tm_const_int_of(tm_builder *b, MlirType type, int64_t v);
/* Converts a builtin scalar of torch type FROM to torch type TO as
 * PyTorch's .to() does. */
MlirValue tm_convert(tm_builder *b, MlirValue v, tm_dtype from, tm_dtype to);
/* Smallest and largest value, infinities for floats. */
MlirValue tm_lowest(tm_builder *b, tm_dtype dtype);
MlirValue tm_highest(tm_builder *b, tm_dtype dtype);
/* Raises MESSAGE at run time unless COND. */
void tm_assert(tm_builder *b, MlirValue cond, const char *message);
MlirValue tm_sub(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y);
/* x / y, truncated for ints. */
MlirValue tm_div(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y);
/* a + b, a * b, max, min of two builtin scalars of torch type DTYPE. */
MlirValue tm_add(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y);
MlirValue tm_mul(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y);
MlirValue tm_max(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y);
MlirValue tm_min(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y);
/* x < y etc., PRED one of "eq" "ne" "lt" "le" "gt" "ge". */
MlirValue tm_cmp(tm_builder *b, tm_dtype dtype, const char *pred, MlirValue x,
                 MlirValue y);
MlirValue tm_select(tm_builder *b, MlirValue cond, MlirValue t, MlirValue f);
/* Of floats. */
MlirValue tm_is_nan(tm_builder *b, MlirValue x);
/* Of i1. */
MlirValue tm_and(tm_builder *b, MlirValue x, MlirValue y);
MlirValue tm_or(tm_builder *b, MlirValue x, MlirValue y);
MlirValue tm_not(tm_builder *b, MlirValue x);
/* An op of one operand and the same result type: "math.exp". */
MlirValue tm_math(tm_builder *b, const char *name, MlirValue x);
/* Between index and an integer type. */
MlirValue tm_index_cast(tm_builder *b, MlirValue v, MlirType type);
/* "complex.re" or "complex.im". */
MlirValue tm_complex_part(tm_builder *b, const char *name, MlirValue v);

#endif
