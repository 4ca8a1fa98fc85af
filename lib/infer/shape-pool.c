/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

enum { MAX_SPATIAL = 3 };

/* Parameters of a pooling, one entry per spatial dimension; each may be
 * TM_UNKNOWN. */
struct pool {
	int n;
	int64_t kernel[MAX_SPATIAL], stride[MAX_SPATIAL];
	int64_t padding[MAX_SPATIAL], dilation[MAX_SPATIAL];
	bool ceil;
};

/* The number of spatial dimensions: PyTorch's type of the operand, "int[2]"
 * or int, says it. */
static int
spatial_of(tm_infer *in, const char *name)
{
	const tm_schema *schema = in->call.def->schema;
	const int i = tm_schema_arg_index(schema, tm_str_from(name));
	const int size = i < 0 ? 0 : schema->args[i].list_size;

	return size > 0 && size <= MAX_SPATIAL ? size : 1;
}

static bool
in_range(int64_t v, int64_t least)
{
	return v == TM_UNKNOWN || (v >= least && v < INT64_C(1) << 31);
}

static bool
read_pool(tm_infer *in, struct pool *p)
{
	p->n = spatial_of(in, "kernel_size");
	p->ceil = tm_infer_bool(in, "ceil_mode", false);
	if (!tm_infer_spatial(in, "kernel_size", p->n, p->kernel, NULL, 1) ||
	    !tm_infer_spatial(in, "stride", p->n, p->stride, p->kernel, 1) ||
	    !tm_infer_spatial(in, "padding", p->n, p->padding, NULL, 0) ||
	    !tm_infer_spatial(in, "dilation", p->n, p->dilation, NULL, 1))
		return false;
	for (int i = 0; i < p->n; i++)
		if (!in_range(p->kernel[i], 1) || !in_range(p->stride[i], 1) ||
		    !in_range(p->padding[i], 0) || !in_range(p->dilation[i], 1))
			return tm_infer_error(in, "bad kernel, stride, padding "
			                          "or dilation");
	return true;
}

static int64_t
div_up(int64_t a, int64_t b)
{
	return (a + b - 1) / b;
}

static int64_t
extent(const struct pool *p, int i, int64_t size)
{
	const int64_t k = p->kernel[i], s = p->stride[i], pad = p->padding[i];
	int64_t room, out;

	if (size < 0 || size >= INT64_C(1) << 31 || k == TM_UNKNOWN ||
	    s == TM_UNKNOWN || pad == TM_UNKNOWN ||
	    p->dilation[i] == TM_UNKNOWN)
		return TM_DYN;
	room = size + 2 * pad - p->dilation[i] * (k - 1) - 1;
	if (room < 0)
		return p->ceil && room > -s ? 1 : 0;
	out = (p->ceil ? div_up(room, s) : room / s) + 1;
	/* The last window must start inside the input or the left padding. */
	if (p->ceil && (out - 1) * s >= size + pad)
		out--;
	return out;
}

static bool
pool(tm_infer *in)
{
	struct pool p = { 0 };
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (!read_pool(in, &p))
		return false;
	if (t.rank < p.n)
		return tm_infer_error(in, "input of rank %d", t.rank);
	for (int i = 0; i < p.n; i++)
		t.sizes[t.rank - p.n + i] =
		        extent(&p, i, t.sizes[t.rank - p.n + i]);
	tm_infer_set_all(in, t.rank, t.sizes);
	return true;
}

bool
shape_max_pool(tm_infer *in)
{
	return pool(in);
}

bool
shape_avg_pool(tm_infer *in)
{
	return pool(in);
}

bool
shape_adaptive_pool(tm_infer *in)
{
	const int n = spatial_of(in, "output_size");
	int64_t size[MAX_SPATIAL];
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t) || t.rank < n)
		return true;
	if (!tm_infer_spatial(in, "output_size", n, size, NULL, TM_UNKNOWN))
		return false;
	for (int i = 0; i < n; i++)
		t.sizes[t.rank - n + i] = tm_size_of(size[i]);
	tm_infer_set_all(in, t.rank, t.sizes);
	return true;
}

bool
shape_max_unpool(tm_infer *in)
{
	return shape_adaptive_pool(in);
}

/* im2col and col2im: how many windows there are along dimension I. */
static int64_t
windows(const struct pool *p, const int64_t *sizes)
{
	return tm_size_mul(extent(p, 0, sizes[0]), extent(p, 1, sizes[1]));
}

bool
shape_unfold_im2col(tm_infer *in)
{
	struct pool p = { 0 };
	tm_tensor_type t;
	int lead;

	if (!tm_infer_first_sized(in, &t) || t.rank < 3)
		return true;
	if (!read_pool(in, &p) || p.n != 2)
		return false;
	lead = t.rank - 3;
	t.sizes[lead + 1] = windows(&p, &t.sizes[lead + 1]);
	t.sizes[lead] = tm_size_mul(t.sizes[lead],
	                            tm_size_mul(tm_size_of(p.kernel[0]),
	                                        tm_size_of(p.kernel[1])));
	tm_infer_set(in, 0, t.rank - 1, t.sizes);
	return true;
}

bool
shape_col2im(tm_infer *in)
{
	int64_t size[2], kernel[2], block;
	tm_tensor_type t;
	int lead;

	if (!tm_infer_first_sized(in, &t) || t.rank < 2)
		return true;
	if (!tm_infer_spatial(in, "output_size", 2, size, NULL, TM_UNKNOWN) ||
	    !tm_infer_spatial(in, "kernel_size", 2, kernel, NULL, TM_UNKNOWN))
		return false;
	lead = t.rank - 2;
	block = tm_size_mul(tm_size_of(kernel[0]), tm_size_of(kernel[1]));
	if (block > 0 && t.sizes[lead] >= 0)
		t.sizes[lead] /= block;
	else
		t.sizes[lead] = TM_DYN;
	t.sizes[lead + 1] = tm_size_of(size[0]);
	t.sizes[lead + 2] = tm_size_of(size[1]);
	tm_infer_set(in, 0, t.rank + 1, t.sizes);
	return true;
}
