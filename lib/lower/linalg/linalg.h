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

/* conv.c */
tm_status linalg_convolution(tm_lower *lw);

/* pool.c */
tm_status linalg_max_pool(tm_lower *lw);
tm_status linalg_max_pool_with_indices(tm_lower *lw);
tm_status linalg_avg_pool(tm_lower *lw);
tm_status linalg_adaptive_avg_pool(tm_lower *lw);
tm_status linalg_adaptive_max_pool(tm_lower *lw); /* with indices */

/* create.c */
tm_status linalg_zeros(tm_lower *lw); /* size, or self's */
tm_status linalg_ones(tm_lower *lw);
tm_status linalg_full(tm_lower *lw);          /* fill_value */
tm_status linalg_scalar_tensor(tm_lower *lw); /* the first operand */
tm_status linalg_arange(tm_lower *lw);
tm_status linalg_linspace(tm_lower *lw);
tm_status linalg_eye(tm_lower *lw);

/* gather.c */
tm_status linalg_cat(tm_lower *lw);
tm_status linalg_stack(tm_lower *lw);
tm_status linalg_gather(tm_lower *lw);
tm_status linalg_index_select(tm_lower *lw);
tm_status linalg_embedding(tm_lower *lw);
tm_status linalg_take(tm_lower *lw);
/* Asserts that every element of INDEX is in [0, SIZE), or, if FROM_END, in
 * [-SIZE, SIZE). */
void tm_lower_check_indices(tm_lower *lw, MlirValue index, tm_dtype dtype,
                            tm_ix size, bool from_end);
/* The element of TENSOR at AT as an index into a dimension of SIZE: negative
 * ones count from its end. */
MlirValue tm_index_at(tm_builder *b, MlirValue tensor, tm_dtype dtype,
                      tm_ix size, const MlirValue *at);

/* index.c */
tm_status linalg_index(tm_lower *lw);
tm_status linalg_index_put(tm_lower *lw);

/* nonzero.c */
tm_status linalg_nonzero(tm_lower *lw);
tm_status linalg_masked_select(tm_lower *lw);
tm_ix tm_count_nonzero(tm_builder *b, MlirValue v, tm_dtype dtype);
/* The indices of the elements that are not 0, a row of i64 each. */
MlirValue tm_nonzero(tm_builder *b, MlirValue v, tm_dtype dtype);

/* scatter.c */
tm_status linalg_scatter(tm_lower *lw); /* src or value */
tm_status linalg_scatter_add(tm_lower *lw);
tm_status linalg_scatter_reduce(tm_lower *lw); /* reduce: a string */
tm_status linalg_index_add(tm_lower *lw);
tm_status linalg_index_copy(tm_lower *lw);
tm_status linalg_index_fill(tm_lower *lw);
tm_status linalg_index_reduce(tm_lower *lw);
tm_status linalg_masked_scatter(tm_lower *lw);

/* pad.c */
tm_status linalg_constant_pad(tm_lower *lw);
tm_status linalg_reflection_pad(tm_lower *lw);
tm_status linalg_replication_pad(tm_lower *lw);
tm_status linalg_circular_pad(tm_lower *lw);
tm_status linalg_pad(tm_lower *lw); /* mode: a string */

/* softmax.c */
tm_status linalg_softmax(tm_lower *lw);
tm_status linalg_log_softmax(tm_lower *lw);

/* scalar-tensor.c */
tm_status linalg_size(tm_lower *lw); /* dim */
tm_status linalg_len(tm_lower *lw);
tm_status linalg_numel(tm_lower *lw);
tm_status linalg_rank(tm_lower *lw);
tm_status linalg_stride(tm_lower *lw);
tm_status linalg_storage_offset(tm_lower *lw);
tm_status linalg_item(tm_lower *lw); /* the only element, as a number */

/* control.c */
tm_status linalg_if(tm_lower *lw);
tm_status linalg_loop(tm_lower *lw);
tm_status linalg_assert(tm_lower *lw); /* runtime.assert */

/* sort.c */
tm_status linalg_sort(tm_lower *lw); /* always stable */
tm_status linalg_argsort(tm_lower *lw);
tm_status linalg_topk(tm_lower *lw);
tm_status linalg_kthvalue(tm_lower *lw);
/* V sorted along DIM, and where its elements were. */
void tm_sort(tm_builder *b, MlirValue v, tm_dtype dtype, int dim,
             bool descending, MlirValue results[2]);

/* scan.c */
tm_status linalg_cumsum(tm_lower *lw);
tm_status linalg_cumprod(tm_lower *lw);
tm_status linalg_logcumsumexp(tm_lower *lw);
tm_status linalg_cummax(tm_lower *lw);
tm_status linalg_cummin(tm_lower *lw);

/* upsample.c */
tm_status linalg_upsample_nearest(tm_lower *lw);
tm_status linalg_upsample_nearest_exact(tm_lower *lw);
tm_status linalg_upsample_linear(tm_lower *lw);
tm_status linalg_upsample_cubic(tm_lower *lw);

/* grid-sample.c */
tm_status linalg_grid_sampler(tm_lower *lw);

/* median.c: with dim */
tm_status linalg_median(tm_lower *lw);
tm_status linalg_nanmedian(tm_lower *lw);
tm_status linalg_mode(tm_lower *lw);

/* unique.c */
tm_status linalg_unique(tm_lower *lw);
tm_status linalg_unique_consecutive(tm_lower *lw);
tm_status linalg_bincount(tm_lower *lw);
tm_status linalg_repeat_interleave(tm_lower *lw); /* repeats: a tensor */

/* im2col.c */
tm_status linalg_im2col(tm_lower *lw);
tm_status linalg_col2im(tm_lower *lw);

/* fft.c */
tm_status linalg_fft_c2c(tm_lower *lw);
tm_status linalg_fft_r2c(tm_lower *lw);
tm_status linalg_fft_c2r(tm_lower *lw);

/* bits.c */
tm_status linalg_view_dtype(tm_lower *lw);

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
