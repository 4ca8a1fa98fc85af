/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_LINALG_LINALG_H
#define TM_LOWER_LINALG_LINALG_H

#include "lower/linalg/util.h"

/* The lowerings to linalg on tensors that rows name, by file. */

/* ew.c */
tm_status linalg_ew(tm_lower *lw);     /* from the scalar expression */
tm_status linalg_scalar(tm_lower *lw); /* the same, on Python scalars */

/* matmul.c */
tm_status linalg_mm(tm_lower *lw); /* self, mat2 */
tm_status linalg_mv(tm_lower *lw);
tm_status linalg_dot(tm_lower *lw);
tm_status linalg_matmul(tm_lower *lw); /* self, other */

/* view.c */
tm_status linalg_view(tm_lower *lw);    /* size */
tm_status linalg_reshape(tm_lower *lw); /* shape */
tm_status linalg_unsqueeze(tm_lower *lw);
tm_status linalg_squeeze(tm_lower *lw);
tm_status linalg_squeeze_dim(tm_lower *lw); /* dim: an int or a list */
tm_status linalg_flatten(tm_lower *lw);
tm_status linalg_unflatten(tm_lower *lw);
tm_status linalg_same(tm_lower *lw); /* the first operand */
tm_status linalg_permute(tm_lower *lw);
tm_status linalg_transpose(tm_lower *lw);
tm_status linalg_t(tm_lower *lw); /* every dimension reversed */
tm_status linalg_mT(tm_lower *lw);
tm_status linalg_movedim(tm_lower *lw);
tm_status linalg_flip(tm_lower *lw);
tm_status linalg_view_as_real(tm_lower *lw);
tm_status linalg_view_as_complex(tm_lower *lw);
/* Reverses the dimensions in the mask. */
MlirValue tm_flip(tm_builder *b, MlirValue v, uint32_t mask);

/* reduction.c: self, with dim (an int, a list; absent, None or empty is all)
 * and keepdim */
tm_status linalg_sum(tm_lower *lw);
tm_status linalg_prod(tm_lower *lw);
tm_status linalg_mean(tm_lower *lw);
tm_status linalg_var(tm_lower *lw); /* correction or unbiased */
tm_status linalg_std(tm_lower *lw);
tm_status linalg_var_mean(tm_lower *lw);
tm_status linalg_std_mean(tm_lower *lw);
tm_status linalg_amax(tm_lower *lw);
tm_status linalg_amin(tm_lower *lw);
tm_status linalg_aminmax(tm_lower *lw);
tm_status linalg_max_dim(tm_lower *lw); /* and where */
tm_status linalg_min_dim(tm_lower *lw);
tm_status linalg_argmax(tm_lower *lw);
tm_status linalg_argmin(tm_lower *lw);
tm_status linalg_all(tm_lower *lw);
tm_status linalg_any(tm_lower *lw);
tm_status linalg_all_dims(tm_lower *lw); /* an empty list is no dimension */
tm_status linalg_any_dims(tm_lower *lw);
tm_status linalg_count_nonzero(tm_lower *lw);

/* slice.c */
tm_status linalg_slice(tm_lower *lw);
tm_status linalg_select(tm_lower *lw);
tm_status linalg_narrow(tm_lower *lw);
tm_status linalg_expand(tm_lower *lw);
tm_status linalg_repeat(tm_lower *lw); /* also tile */
tm_status linalg_roll(tm_lower *lw);
tm_status linalg_diagonal(tm_lower *lw);
tm_status linalg_unfold(tm_lower *lw);
tm_status linalg_as_strided(tm_lower *lw);
tm_status linalg_tril(tm_lower *lw);
tm_status linalg_triu(tm_lower *lw);

#endif
