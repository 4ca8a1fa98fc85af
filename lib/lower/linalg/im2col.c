/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Windows of an image as columns, and their sum back into an image. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* The image (n, c, h, w), its padded copy, and windows over that. */
typedef struct windows {
	tm_lower *lw;
	tm_dtype dtype;
	int64_t kernel[2], dilation[2], padding[2], stride[2];
	tm_ix size[2];  /* of the image */
	tm_ix count[2]; /* of the windows */
	MlirValue columns;
} windows;

static bool
pair(const tm_call *call, const char *name, int64_t *out)
{
	const intptr_t n = tm_call_ints(call, name, out, 2);

	if (n == 1)
		out[1] = out[0];
	return n == 1 || n == 2;
}

static tm_status
windows_init(windows *w, tm_lower *lw)
{
	const tm_call *call = &lw->call;

	*w = (windows){ .lw = lw, .dtype = tm_lower_result_dtype(lw, 0) };
	if (!pair(call, "kernel_size", w->kernel) ||
	    !pair(call, "dilation", w->dilation) ||
	    !pair(call, "padding", w->padding) ||
	    !pair(call, "stride", w->stride))
		return tm_lower_unsupported(lw, "parameters are not known");
	for (int i = 0; i < 2; i++)
		if (w->kernel[i] < 1 || w->dilation[i] < 1 ||
		    w->stride[i] < 1 || w->padding[i] < 0 ||
		    w->kernel[i] > INT32_MAX || w->dilation[i] > INT32_MAX ||
		    w->padding[i] > INT32_MAX)
			return tm_lower_unsupported(lw, "parameters are out "
			                                "of range");
	return TM_OK;
}

static void
count_windows(windows *w)
{
	tm_builder *b = &w->lw->b;

	for (int i = 0; i < 2; i++) {
		const int64_t reach = w->dilation[i] * (w->kernel[i] - 1) + 1;
		tm_ix n = tm_ix_add(b, w->size[i],
		                    tm_ix_const(2 * w->padding[i] - reach));

		n = tm_ix_floordiv(b, n, tm_ix_const(w->stride[i]));
		w->count[i] = tm_ix_add(b, n, tm_ix_const(1));
	}
}

/* Of column ROW and window L, the place in the padded image. */
static void
place(tm_builder *b, const windows *w, tm_ix row, tm_ix l, tm_ix *c,
      tm_ix at[2])
{
	const tm_ix kw = tm_ix_const(w->kernel[1]);
	const tm_ix kh = tm_ix_const(w->kernel[0]);
	const tm_ix rest = tm_ix_floordiv(b, row, kw);
	const tm_ix k[] = { tm_ix_mod(b, rest, kh), tm_ix_mod(b, row, kw) };
	const tm_ix o[] = { tm_ix_floordiv(b, l, w->count[1]),
		            tm_ix_mod(b, l, w->count[1]) };

	*c = tm_ix_floordiv(b, rest, kh);
	for (int i = 0; i < 2; i++)
		at[i] = tm_ix_add(
		        b, tm_ix_mul(b, o[i], tm_ix_const(w->stride[i])),
		        tm_ix_mul(b, k[i], tm_ix_const(w->dilation[i])));
}

static void
column_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	tm_ix c, at[2];

	place(b, user, tm_ix_of(args[1]), tm_ix_of(args[2]), &c, at);
	yields[0] = args[0];
	yields[1] = tm_ix_get(b, c);
	yields[2] = tm_ix_get(b, at[0]);
	yields[3] = tm_ix_get(b, at[1]);
}

tm_status
linalg_im2col(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const bool batched = tm_rank(v) == 4;
	const tm_ix zero = tm_ix_const(0);
	tm_ix pad[] = { zero, zero, zero, zero };
	tm_dims to = { .rank = 3 };
	windows w;

	TM_TRY(windows_init(&w, lw));
	if (tm_rank(v) != 3 && !batched)
		return tm_lower_unsupported(lw, "rank %d", tm_rank(v));
	if (!batched)
		v = tm_unsqueeze(b, v, 0);
	for (int i = 0; i < 2; i++) {
		w.size[i] = tm_dim_of(b, v, 2 + i);
		pad[2 + i] = tm_ix_const(w.padding[i]);
	}
	count_windows(&w);
	to.d[0] = tm_dim_of(b, v, 0);
	to.d[1] = tm_ix_mul(b, tm_dim_of(b, v, 1),
	                    tm_ix_mul(b, tm_ix_const(w.kernel[0]),
	                              tm_ix_const(w.kernel[1])));
	to.d[2] = tm_ix_mul(b, w.count[0], w.count[1]);
	v = tm_pad(b, v, pad, pad, tm_const_of(b, tm_element_type(v), 0));
	v = tm_gather_by(b, v, &to, column_indices, &w);
	tm_lower_result(lw, 0, batched ? v : tm_squeeze(b, v, 0));
	return TM_OK;
}

/* ARGS: an index of the columns, then the padded image. */
static void
add_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const windows *w = user;
	MlirValue at[4], v;

	column_indices(b, args, at, user);
	v = tm_add(b, w->dtype, tm_extract(b, args[3], 4, at),
	           tm_extract(b, w->columns, 3, args));
	yields[0] = tm_insert(b, v, args[3], 4, at);
}

tm_status
linalg_col2im(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	const tm_ix ones[] = { one, one, one, one };
	tm_ix offset[] = { zero, zero, zero, zero };
	bool batched;
	windows w;
	tm_dims d, to = { .rank = 4 };
	MlirValue v;

	TM_TRY(windows_init(&w, lw));
	w.columns = tm_lower_arg(lw, "self");
	batched = tm_rank(w.columns) == 3;
	if (tm_lower_ixs(lw, "output_size", w.size, 2) != 2 ||
	    (tm_rank(w.columns) != 2 && !batched))
		return tm_lower_unsupported(lw, "rank or output_size");
	if (!batched)
		w.columns = tm_unsqueeze(b, w.columns, 0);
	count_windows(&w);
	d = tm_dims_of(b, w.columns);
	TM_TRY(tm_lower_check_equal(lw, d.d[2],
	                            tm_ix_mul(b, w.count[0], w.count[1]),
	                            "number of windows"));
	to.d[0] = d.d[0];
	to.d[1] = tm_ix_floordiv(b, d.d[1],
	                         tm_ix_const(w.kernel[0] * w.kernel[1]));
	for (int i = 0; i < 2; i++) {
		to.d[2 + i] = tm_ix_add(b, w.size[i],
		                        tm_ix_const(2 * w.padding[i]));
		offset[2 + i] = tm_ix_const(w.padding[i]);
	}
	v = tm_filled(b, &to, tm_const_of(b, tm_element_type(w.columns), 0));
	tm_for_each(b, &d, 1, &v, add_body, &w);
	to.d[2] = w.size[0];
	to.d[3] = w.size[1];
	v = tm_extract_slice(b, v, offset, to.d, ones);
	tm_lower_result(lw, 0, batched ? v : tm_squeeze(b, v, 0));
	return TM_OK;
}
