/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

enum { MAX_SPATIAL = 4 };

/* Parameters of a convolution, one entry per spatial dimension; each may be
 * TM_UNKNOWN. */
struct conv {
	int n;
	int64_t stride[MAX_SPATIAL], padding[MAX_SPATIAL];
	int64_t dilation[MAX_SPATIAL], output_padding[MAX_SPATIAL];
	int64_t groups;
	bool transposed;
	bool same; /* padding = "same" */
};

static bool
unknown(int64_t a, int64_t b, int64_t c)
{
	return a == TM_UNKNOWN || b == TM_UNKNOWN || c == TM_UNKNOWN;
}

static bool
sane(int64_t v)
{
	return v == TM_UNKNOWN || (v > -(INT64_C(1) << 40) && v < INT64_C(1) << 40);
}

static bool
check(tm_infer *in, const struct conv *c)
{
	for (int i = 0; i < c->n; i++) {
		if (c->stride[i] != TM_UNKNOWN && c->stride[i] <= 0)
			return tm_infer_error(in, "stride must be positive");
		if (c->dilation[i] != TM_UNKNOWN && c->dilation[i] <= 0)
			return tm_infer_error(in, "dilation must be positive");
		if (!sane(c->stride[i]) || !sane(c->dilation[i]) ||
		    !sane(c->padding[i]) || !sane(c->output_padding[i]))
			return tm_infer_error(in, "a parameter is too large");
	}
	if (c->groups != TM_UNKNOWN && c->groups <= 0)
		return tm_infer_error(in, "groups must be positive");
	return true;
}

static bool
read_padding(tm_infer *in, struct conv *c)
{
	tm_str text;

	if (!tm_call_str(&in->call, "padding", &text))
		return tm_infer_spatial(in, "padding", c->n, c->padding, NULL,
		                        0);
	c->same = tm_str_eq(text, TM_STR("same"));
	if (!c->same && !tm_str_eq(text, TM_STR("valid")))
		return tm_infer_error(in, "padding is '%.*s'",
		                      TM_STR_ARG(text));
	return true;
}

static bool
read_conv(tm_infer *in, int n, bool transposed, struct conv *c)
{
	*c = (struct conv){ .n = n, .transposed = transposed };
	c->groups = tm_infer_int(in, "groups", 1);
	return tm_infer_spatial(in, "stride", n, c->stride, NULL, 1) &&
	       tm_infer_spatial(in, "dilation", n, c->dilation, NULL, 1) &&
	       tm_infer_spatial(in, "output_padding", n, c->output_padding,
	                        NULL, 0) &&
	       read_padding(in, c) && check(in, c);
}

/* Output extent I, or TM_DYN. */
static int64_t
extent(const struct conv *c, int i, int64_t size, int64_t kernel)
{
	const int64_t s = c->stride[i], d = c->dilation[i], p = c->padding[i];
	int64_t span;

	if (c->same)
		return size;
	if (size < 0 || kernel < 0 || unknown(s, d, p) ||
	    size > INT64_C(1) << 40 || kernel > INT64_C(1) << 20 ||
	    d > INT64_C(1) << 20 || s > INT64_C(1) << 20)
		return TM_DYN;
	span = d * (kernel - 1) + 1;
	if (!c->transposed)
		return size + 2 * p < span ? 0 : (size + 2 * p - span) / s + 1;
	if (c->output_padding[i] == TM_UNKNOWN)
		return TM_DYN;
	size = (size - 1) * s - 2 * p + span + c->output_padding[i];
	return size < 0 ? 0 : size;
}

static bool
check_channels(tm_infer *in, const struct conv *c, int64_t channels,
               const tm_tensor_type *weight)
{
	const int64_t w = tm_size_mul(
	        weight->sizes[c->transposed ? 0 : 1],
	        c->transposed ? 1 : tm_size_of(c->groups));

	if (w < 0 || channels < 0 || w == channels)
		return true;
	return tm_infer_error(
	        in, "the input has %lld channels, the weight is for %lld",
	        (long long)channels, (long long)w);
}

/* N spatial dimensions; the input may lack the batch dimension. */
static bool
set_conv(tm_infer *in, const struct conv *c, const tm_tensor_type *input,
         const tm_tensor_type *weight)
{
	const int lead = input->rank - c->n;
	tm_tensor_type out = *input;

	if (lead < 1 || lead > 2)
		return tm_infer_error(in, "input of rank %d, weight of rank %d",
		                      input->rank, weight->rank);
	if (!check_channels(in, c, input->sizes[lead - 1], weight))
		return false;
	out.sizes[lead - 1] =
	        c->transposed ? tm_size_mul(weight->sizes[1],
	                                    tm_size_of(c->groups))
	                      : weight->sizes[0];
	for (int i = 0; i < c->n; i++)
		out.sizes[lead + i] = extent(c, i, input->sizes[lead + i],
		                             weight->sizes[2 + i]);
	tm_infer_set(in, 0, out.rank, out.sizes);
	return true;
}

static bool
conv(tm_infer *in, bool transposed)
{
	tm_tensor_type input, weight;
	struct conv c;

	if (!tm_infer_sized(in, "input", &input))
		return true;
	if (!tm_infer_sized(in, "weight", &weight)) {
		tm_infer_set_rank(in, 0, input.rank);
		return true;
	}
	if (weight.rank < 3 || weight.rank > 2 + MAX_SPATIAL)
		return tm_infer_error(in, "weight of rank %d", weight.rank);
	return read_conv(in, weight.rank - 2, transposed, &c) &&
	       set_conv(in, &c, &input, &weight);
}

bool
shape_conv(tm_infer *in)
{
	return conv(in, false);
}

bool
shape_conv_transpose(tm_infer *in)
{
	return conv(in, true);
}

bool
shape_convolution(tm_infer *in)
{
	bool transposed;

	if (tm_call_bool(&in->call, "transposed", &transposed))
		return conv(in, transposed);
	tm_tensor_type input;
	if (tm_infer_sized(in, "input", &input))
		tm_infer_set_rank(in, 0, input.rank);
	return true;
}

bool
shape_convolution_backward(tm_infer *in)
{
	tm_tensor_type t;

	if (tm_infer_sized(in, "input", &t))
		tm_infer_set_like(in, 0, &t);
	if (tm_infer_sized(in, "weight", &t))
		tm_infer_set_like(in, 1, &t);
	if (tm_infer_sized(in, "grad_output", &t) && t.rank > 1)
		tm_infer_set(in, 2, 1, &t.sizes[1]);
	return true;
}
