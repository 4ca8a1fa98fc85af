/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/linalg.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

enum { MAX_SPATIAL = 3 };

/* A convolution over input (n, c, spatial…), weight (f, c / groups, …). */
typedef struct conv {
	tm_lower *lw;
	tm_dtype dtype, sum;
	MlirValue input, weight;
	int spatial;
	int64_t stride[MAX_SPATIAL], padding[MAX_SPATIAL];
	int64_t dilation[MAX_SPATIAL], output_padding[MAX_SPATIAL];
	int64_t groups;
	bool transposed;
} conv;

/* The operand NAME: a constant int per spatial dimension, or one for all. */
static bool
spatial_ints(const tm_call *call, const char *name, int n, int64_t *out)
{
	const intptr_t given = tm_call_ints(call, name, out, n);

	if (given == 1)
		for (int i = 1; i < n; i++)
			out[i] = out[0];
	return given == 1 || given == n;
}

static tm_status
conv_init(conv *c, tm_lower *lw)
{
	const tm_call *call = &lw->call;

	*c = (conv){ .lw = lw, .dtype = tm_lower_result_dtype(lw, 0) };
	c->sum = tm_sum_dtype(c->dtype);
	c->input = tm_lower_as(lw, "input", c->dtype);
	c->weight = tm_lower_as(lw, "weight", c->dtype);
	c->spatial = tm_rank(c->weight) - 2;
	if (c->spatial < 1 || c->spatial > MAX_SPATIAL)
		return tm_lower_unsupported(lw, "%d spatial dimensions",
		                            c->spatial);
	if (!spatial_ints(call, "stride", c->spatial, c->stride) ||
	    !spatial_ints(call, "padding", c->spatial, c->padding) ||
	    !spatial_ints(call, "dilation", c->spatial, c->dilation) ||
	    !spatial_ints(call, "output_padding", c->spatial,
	                  c->output_padding) ||
	    !tm_call_int(call, "groups", &c->groups) ||
	    !tm_call_bool(call, "transposed", &c->transposed))
		return tm_lower_unsupported(lw, "parameters are not known");
	if (c->groups < 1)
		return tm_lower_unsupported(lw, "no groups");
	for (int i = 0; i < c->spatial; i++)
		if (c->stride[i] < 1 || c->dilation[i] < 1)
			return tm_lower_unsupported(lw, "stride or dilation "
			                                "is not positive");
	return TM_OK;
}

/* ---- padding ---- */

/* Pads the spatial dimensions of the input; a negative amount cuts off. */
static void
pad_input(conv *c, const tm_ix *lo, const tm_ix *hi)
{
	tm_builder *b = &c->lw->b;
	tm_ix plo[TM_MAX_RANK], phi[TM_MAX_RANK];
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	bool pads = false;

	for (int i = 0; i < c->spatial + 2; i++) {
		const tm_ix l = i < 2 ? zero : lo[i - 2];
		const tm_ix h = i < 2 ? zero : hi[i - 2];
		tm_ix size, cut_lo, cut_hi;

		plo[i] = tm_ix_max(b, l, zero);
		phi[i] = tm_ix_max(b, h, zero);
		pads |= !tm_ix_is(plo[i], 0) || !tm_ix_is(phi[i], 0);
		cut_lo = tm_ix_sub(b, plo[i], l);
		cut_hi = tm_ix_sub(b, phi[i], h);
		if (tm_ix_is(cut_lo, 0) && tm_ix_is(cut_hi, 0))
			continue;
		size = tm_dim_of(b, c->input, i);
		size = tm_ix_sub(b, tm_ix_sub(b, size, cut_lo), cut_hi);
		c->input = tm_slice_dim(b, c->input, i, cut_lo, size, one);
	}
	if (pads)
		c->input = tm_pad(b, c->input, plo, phi,
		                  tm_const_of(b, tm_element_type(c->input),
		                              0));
}

static void
pad_evenly(conv *c)
{
	tm_ix amount[MAX_SPATIAL];

	for (int i = 0; i < c->spatial; i++)
		amount[i] = tm_ix_const(c->padding[i]);
	pad_input(c, amount, amount);
}

/* ---- transposed ---- */

/* Zeros between the elements of the input. */
static void
spread_input(conv *c)
{
	tm_builder *b = &c->lw->b;
	const tm_ix one = tm_ix_const(1), zero = tm_ix_const(0);
	const tm_dims from = tm_dims_of(b, c->input);
	tm_dims to = from;
	tm_ix offsets[TM_MAX_RANK], strides[TM_MAX_RANK];
	MlirValue out;
	bool spreads = false;

	for (int i = 0; i < from.rank; i++) {
		const int64_t s = i < 2 ? 1 : c->stride[i - 2];
		tm_ix last = tm_ix_sub(b, from.d[i], one);

		offsets[i] = zero;
		strides[i] = tm_ix_const(s);
		last = tm_ix_mul(b, last, strides[i]);
		if (s != 1)
			to.d[i] = tm_ix_add(b, last, one);
		spreads |= s != 1;
	}
	if (!spreads)
		return;
	out = tm_filled(b, &to,
	                tm_const_of(b, tm_element_type(c->input), 0));
	c->input = tm_insert_slice(b, c->input, out, offsets, from.d, strides);
}

/* (in, out / groups, …) to (out, in / groups, …), mirrored. */
static void
turn_weight(conv *c)
{
	tm_builder *b = &c->lw->b;
	const tm_dims from = tm_dims_of(b, c->weight);
	tm_dims split = { .rank = from.rank + 1 }, to = from;
	const tm_ix groups = tm_ix_const(c->groups);
	int perm[TM_MAX_RANK];
	uint32_t mask = 0;

	split.d[0] = groups;
	split.d[1] = tm_ix_floordiv(b, from.d[0], groups);
	for (int i = 1; i < from.rank; i++)
		split.d[i + 1] = from.d[i];
	for (int i = 0; i < split.rank; i++)
		perm[i] = i == 1 ? 2 : i == 2 ? 1 : i;
	to.d[0] = tm_ix_mul(b, groups, from.d[1]);
	to.d[1] = split.d[1];
	for (int i = 2; i < from.rank; i++)
		mask |= UINT32_C(1) << i;
	c->weight = tm_transpose(b, tm_reshape(b, c->weight, &split), perm);
	c->weight = tm_flip(b, tm_reshape(b, c->weight, &to), mask);
}

/* A transposed convolution is one with stride 1 over the spread input. */
static void
make_direct(conv *c)
{
	tm_builder *b = &c->lw->b;
	tm_ix lo[MAX_SPATIAL], hi[MAX_SPATIAL];

	for (int i = 0; i < c->spatial; i++) {
		const tm_ix k = tm_dim_of(b, c->weight, i + 2);
		tm_ix reach = tm_ix_sub(b, k, tm_ix_const(1));

		reach = tm_ix_mul(b, reach, tm_ix_const(c->dilation[i]));
		lo[i] = tm_ix_sub(b, reach, tm_ix_const(c->padding[i]));
		hi[i] = tm_ix_add(b, lo[i],
		                  tm_ix_const(c->output_padding[i]));
	}
	spread_input(c);
	turn_weight(c);
	pad_input(c, lo, hi);
	for (int i = 0; i < c->spatial; i++)
		c->stride[i] = 1;
}

/* ---- the sum ---- */

/* The spatial size I of the result: the input is padded already. */
static tm_ix
output_size(const conv *c, int i)
{
	tm_builder *b = &c->lw->b;
	const tm_ix one = tm_ix_const(1);
	tm_ix n = tm_dim_of(b, c->input, i + 2);
	tm_ix k = tm_ix_sub(b, tm_dim_of(b, c->weight, i + 2), one);

	k = tm_ix_mul(b, k, tm_ix_const(c->dilation[i]));
	n = tm_ix_sub(b, tm_ix_sub(b, n, k), one);
	n = tm_ix_floordiv(b, n, tm_ix_const(c->stride[i]));
	return tm_ix_add(b, n, one);
}

static MlirNamedAttribute
ints_attr(const conv *c, const char *name, const int64_t *v)
{
	tm_builder *b = &c->lw->b;
	const int64_t n = c->spatial;
	const MlirType type =
	        mlirRankedTensorTypeGet(1, &n, mlirIntegerTypeGet(b->ctx, 64),
	                                mlirAttributeGetNull());

	return tm_attr(b, name, mlirDenseElementsAttrInt64Get(type, n, v));
}

/* OUT plus the convolution without groups, as the op that MLIR names. */
static MlirValue
sum_named(const conv *c, MlirValue out)
{
	static const char *const names[] = { "linalg.conv_1d_ncw_fcw",
		                             "linalg.conv_2d_nchw_fchw",
		                             "linalg.conv_3d_ncdhw_fcdhw" };

	return tm_linalg_named(&c->lw->b, names[c->spatial - 1],
	                       TM_VALUES(c->input, c->weight), out,
	                       TM_ATTRS(ints_attr(c, "dilations", c->dilation),
	                                ints_attr(c, "strides", c->stride)));
}

/* V with dimension DIM as (groups, rest). */
static MlirValue
split_groups(const conv *c, MlirValue v, int dim)
{
	tm_builder *b = &c->lw->b;
	const tm_dims from = tm_dims_of(b, v);
	const tm_ix groups = tm_ix_const(c->groups);
	tm_dims to = { .rank = from.rank + 1 };

	for (int i = 0; i < from.rank; i++)
		to.d[i < dim ? i : i + 1] = from.d[i];
	to.d[dim] = groups;
	to.d[dim + 1] = tm_ix_floordiv(b, from.d[dim], groups);
	return tm_reshape(b, v, &to);
}

static void
sum_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const conv *c = user;
	const MlirValue x = tm_convert(b, args[0], c->dtype, c->sum);
	const MlirValue w = tm_convert(b, args[1], c->dtype, c->sum);

	yields[0] = tm_add(b, c->sum, args[2], tm_mul(b, c->sum, x, w));
}

/* Loops: n, group, filter, output…, channel, kernel…. */
static void
grouped_maps(const conv *c, MlirAffineMap maps[3])
{
	const MlirContext ctx = c->lw->b.ctx;
	const int s = c->spatial, loops = 4 + 2 * s, channel = 3 + s;
	MlirAffineExpr in[MAX_SPATIAL + 3];
	int weight[MAX_SPATIAL + 3] = { 1, 2, channel };
	int out[MAX_SPATIAL + 3] = { 0, 1, 2 };

	in[0] = mlirAffineDimExprGet(ctx, 0);
	in[1] = mlirAffineDimExprGet(ctx, 1);
	in[2] = mlirAffineDimExprGet(ctx, channel);
	for (int i = 0; i < s; i++) {
		const MlirAffineExpr o = mlirAffineDimExprGet(ctx, 3 + i);
		const MlirAffineExpr k =
		        mlirAffineDimExprGet(ctx, channel + 1 + i);

		in[3 + i] = mlirAffineAddExprGet(
		        mlirAffineMulExprGet(o, mlirAffineConstantExprGet(
		                                        ctx, c->stride[i])),
		        mlirAffineMulExprGet(k, mlirAffineConstantExprGet(
		                                        ctx, c->dilation[i])));
		weight[3 + i] = channel + 1 + i;
		out[3 + i] = 3 + i;
	}
	maps[0] = mlirAffineMapGet(ctx, loops, 0, 3 + s, in);
	maps[1] = tm_map_select(ctx, loops, 3 + s, weight);
	maps[2] = tm_map_select(ctx, loops, 3 + s, out);
}

static MlirValue
sum_grouped(conv *c, MlirValue out)
{
	static const char *const iterators[] = { "pppprr", "ppppprrr",
		                                 "pppppprrrr" };
	tm_builder *b = &c->lw->b;
	const tm_dims d = tm_dims_of(b, out);
	tm_generic g = { .num_in = 2,
		         .num_out = 1,
		         .in = { split_groups(c, c->input, 1),
		                 split_groups(c, c->weight, 0) },
		         .out = { split_groups(c, out, 1) },
		         .num_loops = 4 + 2 * c->spatial,
		         .iterators = iterators[c->spatial - 1],
		         .body = sum_body,
		         .user = c };
	MlirValue v;

	grouped_maps(c, g.maps);
	tm_generic_build(b, &g, &v);
	return tm_reshape(b, v, &d);
}

/* What the sums start with: the bias of each filter, or zero. */
static MlirValue
initial(const conv *c, const tm_dims *d)
{
	tm_builder *b = &c->lw->b;
	MlirValue bias;
	tm_dims shape = { .rank = c->spatial + 1 };

	if (!tm_call_has(&c->lw->call, "bias"))
		return tm_filled(b, d,
		                 tm_const_of(b,
		                             tm_dtype_to_builtin(b->ctx,
		                                                 c->sum),
		                             0));
	bias = tm_lower_as(c->lw, "bias", c->sum);
	shape.d[0] = d->d[1];
	for (int i = 1; i < shape.rank; i++)
		shape.d[i] = tm_ix_const(1);
	return tm_broadcast_to(b, tm_reshape(b, bias, &shape), d);
}

static MlirValue
sum_all(conv *c)
{
	tm_builder *b = &c->lw->b;
	tm_dims d = { .rank = c->spatial + 2 };
	MlirValue v;

	d.d[0] = tm_dim_of(b, c->input, 0);
	d.d[1] = tm_dim_of(b, c->weight, 0);
	for (int i = 0; i < c->spatial; i++)
		d.d[i + 2] = output_size(c, i);
	v = initial(c, &d);
	v = c->groups == 1 ? sum_named(c, v) : sum_grouped(c, v);
	return tm_convert_tensor(b, v, c->sum, c->dtype);
}

/* Asserts that the input has the channels that the weight wants. */
static tm_status
check_channels(const conv *c)
{
	tm_builder *b = &c->lw->b;
	tm_ix want = tm_dim_of(b, c->weight, c->transposed ? 0 : 1);

	if (!c->transposed)
		want = tm_ix_mul(b, want, tm_ix_const(c->groups));
	return tm_lower_check_equal(c->lw, tm_dim_of(b, c->input, 1), want,
	                            "input channels do not fit the weight");
}

tm_status
linalg_convolution(tm_lower *lw)
{
	conv c;
	MlirValue v;
	bool batched;

	TM_TRY(conv_init(&c, lw));
	batched = tm_rank(c.input) == c.spatial + 2;
	if (!batched)
		c.input = tm_unsqueeze(&lw->b, c.input, 0);
	TM_TRY(check_channels(&c));
	if (c.transposed)
		make_direct(&c);
	else
		pad_evenly(&c);
	v = sum_all(&c);
	tm_lower_result(lw, 0, batched ? v : tm_squeeze(&lw->b, v, 0));
	return TM_OK;
}
