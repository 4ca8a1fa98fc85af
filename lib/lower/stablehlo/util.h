/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_STABLEHLO_UTIL_H
#define TM_LOWER_STABLEHLO_UTIL_H

#include "lower/lower.h"
#include "lower/scalar.h"

/*
 * StableHLO is not part of MLIR: its ops are built in the generic form, with
 * attributes as text (#stablehlo.…).
 */

/* The sizes of a tensor as a type says them, TM_DYN where not known. */
typedef struct tm_hlo_shape {
	int rank;
	int64_t d[TM_MAX_RANK];
	MlirValue value; /* tensor<rank x i64> of the sizes; null if static */
} tm_hlo_shape;

/* The shape of a builtin tensor; VALUE is built if it is not static. */
tm_hlo_shape tm_hlo_shape_of(tm_builder *b, MlirValue tensor);
bool tm_hlo_is_static(const tm_hlo_shape *s);
/* The broadcast of A and B; where both sizes are unknown A's stands. */
tm_hlo_shape tm_hlo_broadcast_shapes(tm_builder *b, const tm_hlo_shape *x,
                                     const tm_hlo_shape *y);
MlirType tm_hlo_type(const tm_hlo_shape *s, MlirType element);
/* The element type: unsigned integers stay unsigned. */
MlirType tm_hlo_element(MlirContext ctx, tm_dtype dtype);
/* Dimension D of a shape as tensor<1xi64>. */
MlirValue tm_hlo_size(tm_builder *b, MlirValue tensor, int d);

/* TENSOR with its dimensions aligned to the right, stretched to S. */
MlirValue tm_hlo_broadcast(tm_builder *b, MlirValue tensor,
                           const tm_hlo_shape *s);
/* The same with dimension I of TENSOR at DIMS[I] of S. */
MlirValue tm_hlo_broadcast_in_dim(tm_builder *b, MlirValue tensor,
                                  const tm_hlo_shape *s, const int64_t *dims);
/* A tensor of shape S that holds NUM everywhere. */
MlirValue tm_hlo_splat(tm_builder *b, const tm_hlo_shape *s, tm_dtype dtype,
                       tm_num num);
MlirValue tm_hlo_transpose(tm_builder *b, MlirValue tensor,
                           const int64_t *perm);
MlirValue tm_hlo_reshape(tm_builder *b, MlirValue tensor,
                         const tm_hlo_shape *s);
/* An attribute of StableHLO from its text: "#stablehlo<…>". */
MlirNamedAttribute tm_hlo_attr(tm_builder *b, const char *name,
                               const char *text);

/* Functions of fn.def on tensors; USER of the emitter is the tm_hlo_shape
 * that all operands have. */
extern const tm_emit_target tm_stablehlo_tensors;

#endif
