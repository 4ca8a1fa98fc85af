/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_INFER_INFER_H
#define TM_INFER_INFER_H

#include "dialect/call.h"

enum { TM_MAX_RESULTS = 8 };

/*
 * Type inference of one op.  A rule reads the operands through CALL and
 * fills RESULT; unknown stays unknown (has_sizes false, TM_DYN,
 * TM_DTYPE_NONE).  The driver intersects it with what the result's type
 * says already.
 */
struct tm_infer {
	tm_call call;
	int num_results;
	tm_tensor_type result[TM_MAX_RESULTS];
	/* The type of result I where it depends on I alone. */
	tm_dtype dtypes[TM_MAX_RESULTS];
};

/*
 * Infers the result types of OP by its row and narrows them in place.
 * Returns false after a diagnostic where the operands contradict; an op
 * without rules is left alone.  *CHANGED is set if a type changed.
 */
bool tm_infer_op(MlirOperation op, bool *changed);

/*
 * ---- shape rules, by file ----
 * A rule is named by what it computes, and finds its operands by the names
 * that PyTorch gives them, so that one serves many rows.
 */

/* shape-basic.c */
bool shape_same(tm_infer *in);      /* all results: the first tensor's */
bool shape_broadcast(tm_infer *in); /* of all tensor operands */
bool shape_masked_scatter(tm_infer *in); /* of self and mask alone */
bool shape_scalar(tm_infer *in);    /* rank 0 */
bool shape_vector(tm_infer *in);    /* rank 1 of a size known at run time */
bool shape_other(tm_infer *in);     /* the operand "other" */
bool shape_index(tm_infer *in);     /* the operand "index" */
bool shape_loss(tm_infer *in); /* broadcast where reduction is none (0),
                                * rank 0 otherwise */
bool shape_nll_loss(tm_infer *in); /* the same for target's sizes; the second
                                    * result, total_weight, has rank 0 */
bool shape_cross_entropy_loss(tm_infer *in); /* targets are classes or
                                              * probabilities */

/* shape-matmul.c */
bool shape_matmul(tm_infer *in); /* the first two tensors as torch.matmul
                                  * has it: mm, bmm, mv, dot, matmul */
bool shape_addmm(tm_infer *in);  /* the second and third tensors as above:
                                  * addmm, addmv, baddbmm */
bool shape_addbmm(tm_infer *in); /* the same, the batch added up */
bool shape_linear(tm_infer *in); /* input, weight */
bool shape_outer(tm_infer *in);
bool shape_einsum(tm_infer *in);
bool shape_tensordot(tm_infer *in);
bool shape_cdist(tm_infer *in);

/* shape-conv.c */
bool shape_convolution(tm_infer *in);    /* aten.convolution */
bool shape_conv(tm_infer *in);           /* conv1d … conv3d, also .padding */
bool shape_conv_transpose(tm_infer *in); /* conv_transpose1d … 3d.input */
bool shape_convolution_backward(tm_infer *in);

/* shape-pool.c */
bool shape_max_pool(tm_infer *in); /* also _with_indices */
bool shape_avg_pool(tm_infer *in); /* also lp_pool */
bool shape_adaptive_pool(tm_infer *in); /* output_size */
bool shape_max_unpool(tm_infer *in);    /* output_size */
bool shape_unfold_im2col(tm_infer *in); /* aten.im2col */
bool shape_col2im(tm_infer *in);

/* shape-reduce.c */
bool shape_reduce(tm_infer *in); /* dim (int, list, None, empty, absent: all)
                                  * and keepdim; every result */
bool shape_reduce_dim(tm_infer *in); /* as above for list dims where an empty
                                      * list reduces nothing: amax, all.dims */
bool shape_topk(tm_infer *in);       /* k, dim */
bool shape_bincount(tm_infer *in);

/* shape-view.c */
bool shape_view(tm_infer *in);   /* size or shape, with one -1 */
bool shape_expand(tm_infer *in); /* size: expand, broadcast_to */
bool shape_permute(tm_infer *in);
bool shape_transpose(tm_infer *in); /* dim0, dim1 (or axis0, axis1) */
bool shape_t(tm_infer *in);         /* t, numpy_T: all dimensions reversed */
bool shape_mT(tm_infer *in);        /* the last two swapped */
bool shape_squeeze(tm_infer *in);   /* dim: absent, int, or list */
bool shape_unsqueeze(tm_infer *in);
bool shape_flatten(tm_infer *in);
bool shape_unflatten(tm_infer *in); /* dim, sizes */
bool shape_movedim(tm_infer *in);   /* source, destination */
bool shape_as_strided(tm_infer *in);
bool shape_view_as_real(tm_infer *in);
bool shape_view_as_complex(tm_infer *in);
bool shape_collapse(tm_infer *in);  /* prims.collapse */
bool shape_split_dim(tm_infer *in); /* prims.split_dim */
bool shape_atleast_1d(tm_infer *in);
bool shape_atleast_2d(tm_infer *in);
bool shape_atleast_3d(tm_infer *in);

/* shape-slice.c */
bool shape_select(tm_infer *in);
bool shape_slice(tm_infer *in);
bool shape_narrow(tm_infer *in);
bool shape_unfold(tm_infer *in); /* dimension, size, step */
bool shape_diagonal(tm_infer *in);
bool shape_diag_embed(tm_infer *in);
bool shape_repeat(tm_infer *in); /* repeats or dims: repeat, tile */
bool shape_repeat_interleave(tm_infer *in);
bool shape_pixel_shuffle(tm_infer *in);
bool shape_pixel_unshuffle(tm_infer *in);
bool shape_pad(tm_infer *in); /* pad or padding: every kind of padding */
bool shape_rot90(tm_infer *in);

/* shape-gather.c */
bool shape_index_select(tm_infer *in);
bool shape_index_tensor(tm_infer *in); /* self[indices] with Nones */
bool shape_embedding(tm_infer *in);
bool shape_embedding_bag(tm_infer *in);
bool shape_cat(tm_infer *in);
bool shape_stack(tm_infer *in);
bool shape_take_along_dim(tm_infer *in);
bool shape_nonzero(tm_infer *in);
bool shape_one_hot(tm_infer *in);

/* shape-create.c */
bool shape_size(tm_infer *in); /* the operand "size": zeros, new_full, … */
bool shape_arange(tm_infer *in);
bool shape_linspace(tm_infer *in); /* steps: also logspace, windows */
bool shape_eye(tm_infer *in);
bool shape_tri_indices(tm_infer *in);
bool shape_window(tm_infer *in);
bool shape_shape_as_tensor(tm_infer *in);
bool shape_tensor_data(tm_infer *in); /* aten.tensor: nested lists */

/* shape-norm.c */
bool shape_native_layer_norm(tm_infer *in);
bool shape_native_group_norm(tm_infer *in);
bool shape_native_batch_norm(tm_infer *in); /* every variant */
bool shape_upsample(tm_infer *in); /* output_size, or scales */
bool shape_grid_sampler(tm_infer *in);
bool shape_roi(tm_infer *in); /* torchvision.roi_* */
bool shape_attention(tm_infer *in); /* query's with value's last size */
bool shape_attention_weights(tm_infer *in); /* also the weights */
bool shape_attention_lse(tm_infer *in); /* also the sums of exponentials */
bool shape_glu(tm_infer *in);
bool shape_fft(tm_infer *in);  /* sizes kept, or n */
bool shape_rfft(tm_infer *in); /* the last halved */
bool shape_irfft(tm_infer *in);

/* ---- element type rules (dtype.c) ---- */
tm_dtype dtype_same(tm_infer *in);    /* the first tensor operand's */
tm_dtype dtype_promote(tm_infer *in); /* of all tensors and Scalars */
tm_dtype dtype_promote_float(tm_infer *in); /* ints become float32 */
tm_dtype dtype_float(tm_infer *in); /* self's where a float, else float32 */
tm_dtype dtype_real(tm_infer *in);  /* self's; complex: its real part's */
tm_dtype dtype_real_float(tm_infer *in); /* the same, ints: float32 */
tm_dtype dtype_complex(tm_infer *in); /* self's complex type */
tm_dtype dtype_bool(tm_infer *in);
tm_dtype dtype_logic(tm_infer *in); /* bool, but uint8 stays uint8: all, any */
tm_dtype dtype_square(tm_infer *in); /* self's; bool becomes int64 */
tm_dtype dtype_i64(tm_infer *in);
tm_dtype dtype_i32(tm_infer *in);
tm_dtype dtype_u8(tm_infer *in);
tm_dtype dtype_f32(tm_infer *in);
tm_dtype dtype_other(tm_infer *in); /* the operand "other" */
tm_dtype dtype_arg(tm_infer *in); /* the operand "dtype", else the first
                                   * tensor's, else float32 */
tm_dtype dtype_sum(tm_infer *in); /* the operand "dtype"; ints give int64 */
tm_dtype dtype_indices(tm_infer *in); /* the first tensor's; the second
                                       * result is int64: max.dim, topk */
tm_dtype dtype_where(tm_infer *in);   /* all but "condition" */
tm_dtype dtype_div_mode(tm_infer *in); /* float unless rounding_mode is set */
tm_dtype dtype_pow(tm_infer *in);
tm_dtype dtype_fill(tm_infer *in); /* "dtype", else fill_value's kind */
tm_dtype dtype_arange(tm_infer *in);
tm_dtype dtype_weight(tm_infer *in);  /* the operand "weight" */
tm_dtype dtype_stats(tm_infer *in); /* input's; statistics have weight's */
tm_dtype dtype_stats_reserve(tm_infer *in); /* the fourth result is uint8 */
tm_dtype dtype_view(tm_infer *in);  /* the operand "dtype" */
tm_dtype dtype_norm(tm_infer *in);  /* "dtype", else self's real type */
tm_dtype dtype_scalar(tm_infer *in); /* of the first scalar operand: int64,
                                      * float64, bool */
tm_dtype dtype_tensor_data(tm_infer *in); /* aten.tensor: nested lists */
tm_dtype dtype_index_dtype(tm_infer *in); /* int32 where out_int32 */
tm_dtype dtype_quantize(tm_infer *in); /* "dtype"; the q types stay unknown */

/* Broadcasts B into A; false if two extents differ and neither is 1. */
bool tm_broadcast(tm_tensor_type *a, const tm_tensor_type *b);
/* PyTorch's promotion of two element types. */
tm_dtype tm_promote(tm_dtype a, tm_dtype b);
bool tm_dtype_is_float(tm_dtype dtype); /* also the 8 and 4 bit ones */
bool tm_dtype_is_int(tm_dtype dtype);   /* signed or unsigned, not bool */
bool tm_dtype_is_complex(tm_dtype dtype);
tm_dtype tm_dtype_real_of(tm_dtype dtype);    /* complex64: float32 */
tm_dtype tm_dtype_complex_of(tm_dtype dtype); /* float32: complex64 */

#endif
