/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_TOSA_UTIL_H
#define TM_LOWER_TOSA_UTIL_H

#include "lower/lower.h"
#include "lower/scalar.h"

/* tensor<SIZES x ELEMENT>; TM_DYN where not known. */
MlirType tm_tosa_type(int rank, const int64_t *sizes, MlirType element);
/* Reads the sizes of a builtin tensor; returns its rank. */
int tm_tosa_sizes(MlirValue tensor, int64_t *sizes);
/* A !tosa.shape constant. */
MlirValue tm_tosa_const_shape(tm_builder *b, int n, const int64_t *values);
/* A tensor of RANK extents 1 that holds NUM. */
MlirValue tm_tosa_const(tm_builder *b, int rank, tm_dtype dtype, tm_num num);
/* A zero point: tensor<1xELEMENT> of 0. */
MlirValue tm_tosa_zero_point(tm_builder *b, MlirType element);
/* Reshapes to SIZES, of which at most one may be TM_DYN; null otherwise. */
MlirValue tm_tosa_reshape(tm_builder *b, MlirValue tensor, int rank,
                          const int64_t *sizes);
/* Prepends extents of 1 up to RANK; null where it cannot. */
MlirValue tm_tosa_to_rank(tm_builder *b, MlirValue tensor, int rank);
MlirValue tm_tosa_transpose(tm_builder *b, MlirValue tensor,
                            const int64_t *perm);
/* Stretches extents of 1 to SIZES (static); null where it cannot. */
MlirValue tm_tosa_broadcast(tm_builder *b, MlirValue tensor, int rank,
                            const int64_t *sizes);
/* Why TOSA cannot compute in DTYPE, or NULL. */
const char *tm_tosa_refuses(tm_dtype dtype);

/* Functions of fn.def on TOSA tensors of one rank, broadcast implicitly;
 * USER of the emitter points to that rank (int). */
extern const tm_emit_target tm_tosa_tensors;

#endif
