/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * RNN, GRU and LSTM, step by step.  The product of the whole input with its
 * weights is taken at once; each step adds the product with the state.
 */
#include "pass/onnx/convert.h"

enum { MAX_STEPS = 512 };

/* What makes the three operators different. */
struct cell {
	int num_acts; /* activations of one direction */
	const char *acts[3];
	/*
	 * One step over x (this step's part of the input's product), h and c
	 * (the state), rt (the weights of the state), rb (their bias), p
	 * (peepholes).  "@0v" is activation 0 of the variable v.
	 */
	const char *step[3]; /* new h, or new c; then h; NULL ends */
};

struct rnn {
	const struct cell *cell;
	int dirs;
	bool batch_first;
	int64_t steps;
	const char *acts[3]; /* texts of the current direction */
	MlirValue x; /* [steps, batch, input] */
	MlirValue y[2][MAX_STEPS], h[2], c[2];
};

/* ---- activations ---- */

/* "$" is the variable, "%" the number of the activation, whose parameters are
 * bound as alpha0, beta0 and so on. */
struct activation {
	const char *name, *text;
	double alpha, beta;
};

static const struct activation activations[] = {
	{ "Affine", "$ * alpha% + beta%", 1, 0 },
	{ "Elu", "elu($, alpha%)", 1, 0 },
	{ "HardSigmoid", "clamp($ * alpha% + beta%, 0.0, 1.0)", 0.2, 0.5 },
	{ "LeakyRelu", "leaky_relu($, alpha%)", 0.01, 0 },
	{ "Relu", "relu($)", 0, 0 },
	{ "ScaledTanh", "tanh($ * beta%) * alpha%", 1, 1 },
	{ "Sigmoid", "sigmoid($)", 0, 0 },
	{ "Softplus", "softplus($)", 0, 0 },
	{ "Softsign", "$ / (abs($) + 1)", 0, 0 },
	{ "Tanh", "tanh($)", 0, 0 },
	{ "ThresholdedRelu",
	  "where.self(gt.Scalar($, alpha%), $, zeros_like($))", 1, 0 },
};

static bool
same_word(tm_str s, const char *name)
{
	const size_t n = strlen(name);

	if (s.len != n)
		return false;
	for (size_t i = 0; i < n; i++)
		if ((s.ptr[i] | 32) != (name[i] | 32))
			return false;
	return true;
}

/* Element I of the float list NAME, or DFLT. */
static double
float_at(tm_onnx_conv *c, const char *name, intptr_t i, double dflt)
{
	const MlirValue list = tm_onnx_arg(c, name);
	MlirValue v[16];
	double f;
	intptr_t n;

	if (mlirValueIsNull(list))
		return dflt;
	n = tm_value_list(list, v, 16);
	return i < n && i < 16 && tm_value_float(v[i], &f) ? f : dflt;
}

/* Binds the parameters of activation SLOT; the node lists them only for those
 * activations that have any: they are number I there. */
static void
bind_parameters(tm_onnx_conv *c, const struct activation *a, int slot,
                intptr_t i)
{
	static const char *const alpha[] = { "alpha0", "alpha1", "alpha2" };
	static const char *const beta[] = { "beta0", "beta1", "beta2" };

	tm_onnx_bind(c, alpha[slot],
	             tm_onnx_float(c, float_at(c, "activation_alpha", i,
	                                       a->alpha)));
	tm_onnx_bind(c, beta[slot],
	             tm_onnx_float(c, float_at(c, "activation_beta", i,
	                                       a->beta)));
}

/* The activations of direction D. */
static tm_status
read_activations(tm_onnx_conv *c, struct rnn *r, int d)
{
	const MlirValue list = tm_onnx_arg(c, "activations");
	MlirValue v[8];
	const intptr_t n =
	        mlirValueIsNull(list) ? 0 : tm_value_list(list, v, 8);
	intptr_t parameter = 0;

	for (int i = 0; i < d * r->cell->num_acts + r->cell->num_acts; i++) {
		tm_str name = tm_str_from(r->cell->acts[i % r->cell->num_acts]);
		const int slot = i - d * r->cell->num_acts;
		const struct activation *a = NULL;

		if (n > 0 && (i >= n || i >= 8 || !tm_value_str(v[i], &name)))
			return tm_onnx_unsupported(c, "too few activations");
		for (size_t k = 0;
		     k < sizeof activations / sizeof activations[0]; k++)
			if (same_word(name, activations[k].name))
				a = &activations[k];
		if (!a)
			return tm_onnx_unsupported(
			        c, "the activation '%.*s' is unknown",
			        TM_STR_ARG(name));
		if (slot >= 0) {
			r->acts[slot] = a->text;
			bind_parameters(c, a, slot, parameter);
		}
		parameter += a->alpha != 0;
	}
	return TM_OK;
}

/* ---- one step ---- */

/* Writes TEMPLATE; "@0x" in it is activation 0 of the variable x. */
static bool
expand(const struct rnn *r, const char *template, char *out, size_t size)
{
	size_t n = 0;

	for (const char *p = template; *p; p++) {
		char number, variable;

		if (n + 128 > size)
			return false;
		if (*p != '@') {
			out[n++] = *p;
			continue;
		}
		number = *++p;
		variable = *++p;
		for (const char *a = r->acts[number - '0']; *a; a++)
			out[n++] = *a == '$' ? variable
			         : *a == '%' ? number
			                     : *a;
	}
	out[n] = 0;
	return true;
}

static MlirValue
evaluate(tm_onnx_conv *c, const struct rnn *r, const char *template)
{
	char text[1600];

	return expand(r, template, text, sizeof text)
	               ? tm_onnx_eval(c, text)
	               : (MlirValue){ NULL };
}

/* The state where the sequence goes on, else what it was. */
static MlirValue
masked(tm_onnx_conv *c, MlirValue new_value, MlirValue old)
{
	if (!tm_onnx_has(c, "sequence_lens") || mlirValueIsNull(new_value))
		return new_value;
	tm_onnx_bind(c, "new_value", new_value);
	tm_onnx_bind(c, "old_value", old);
	return tm_onnx_eval(c, "where.self(goes_on, new_value, old_value)");
}

static tm_status
step(tm_onnx_conv *c, struct rnn *r, int d, int64_t t)
{
	const struct cell *cell = r->cell;
	MlirValue h, new_c = r->c[d];

	tm_onnx_bind(c, "t", tm_onnx_int(c, t));
	tm_onnx_bind(c, "x", tm_onnx_eval(c, "select.int(xw, 0, t)"));
	tm_onnx_bind(c, "h", r->h[d]);
	tm_onnx_bind(c, "c", r->c[d]);
	if (tm_onnx_has(c, "sequence_lens"))
		tm_onnx_bind(c, "goes_on",
		             tm_onnx_eval(c, "unsqueeze(gt.Scalar(sequence_lens"
		                             ", t), 1)"));
	h = evaluate(c, r, cell->step[0]);
	if (cell->step[1]) {
		new_c = h;
		tm_onnx_bind(c, "n", new_c);
		if (mlirValueIsNull(new_c))
			return TM_EUNSUP;
		h = evaluate(c, r, cell->step[1]);
	}
	if (mlirValueIsNull(h))
		return TM_EUNSUP;
	r->y[d][t] = h;
	if (tm_onnx_has(c, "sequence_lens"))
		r->y[d][t] = masked(c, h, tm_onnx_arg(c, "zero"));
	r->h[d] = masked(c, h, r->h[d]);
	if (cell->step[1])
		r->c[d] = masked(c, new_c, r->c[d]);
	return TM_OK;
}

/* ---- one direction ---- */

/* Part D of the argument FROM along its first dimension becomes TO. */
static void
bind_part(tm_onnx_conv *c, const char *to, const char *from, int d)
{
	const MlirValue v = tm_onnx_arg(c, from);

	tm_onnx_bind(c, to,
	             mlirValueIsNull(v)
	                     ? v
	                     : tm_onnx_op(c, "select.int", v, tm_onnx_int(c, 0),
	                                  tm_onnx_int(c, d)));
}

/* The initial state NAME of direction D, zeros where it is not given. */
static MlirValue
initial(tm_onnx_conv *c, const struct rnn *r, const char *name, int d)
{
	MlirValue v = tm_onnx_arg(c, name);

	if (mlirValueIsNull(v))
		return tm_onnx_arg(c, "zero");
	return tm_onnx_op(c, "select.int", v,
	                  tm_onnx_int(c, r->batch_first ? 1 : 0),
	                  tm_onnx_int(c, d));
}

static tm_status
direction(tm_onnx_conv *c, struct rnn *r, int d)
{
	const bool reverse =
	        d == 1 || tm_onnx_arg_is(c, "direction", "reverse");

	TM_TRY(read_activations(c, r, d));
	bind_part(c, "w", "W", d);
	bind_part(c, "r", "R", d);
	bind_part(c, "b", "B", d);
	bind_part(c, "p", "P", d);
	tm_onnx_bind(c, "rt", tm_onnx_eval(c, "t(r)"));
	tm_onnx_bind(c, "hs", tm_onnx_eval(c, "size(r, 1)"));
	tm_onnx_bind(c, "xs", r->x);
	tm_onnx_bind(c, "xw",
	             tm_onnx_eval(c, "has(b) ? matmul(xs, t(w)) + "
	                             "slice.Tensor(b, 0, 0, size(w, 0)) : "
	                             "matmul(xs, t(w))"));
	tm_onnx_bind(c, "rb",
	             tm_onnx_eval(c, "has(b) ? slice.Tensor(b, 0, size(w, 0), 2 "
	                             "* size(w, 0)) : full([size(w, 0)], 0.0, "
	                             "dtype=dtype(w))"));
	tm_onnx_bind(c, "zero",
	             tm_onnx_eval(c, "full([size(xs, 1), size(r, 1)], 0.0, "
	                             "dtype=dtype(xs))"));
	if (!tm_onnx_has(c, "xw") || !tm_onnx_has(c, "zero") ||
	    !tm_onnx_has(c, "rb") || !tm_onnx_has(c, "rt"))
		return TM_EUNSUP;
	r->h[d] = initial(c, r, "initial_h", d);
	r->c[d] = initial(c, r, "initial_c", d);
	for (int64_t i = 0; i < r->steps; i++)
		TM_TRY(step(c, r, d, reverse ? r->steps - 1 - i : i));
	return TM_OK;
}

/* ---- the whole ---- */

static MlirValue
stack(tm_onnx_conv *c, intptr_t n, const MlirValue *v, int64_t axis)
{
	return tm_onnx_op(c, "stack", tm_onnx_list(c, n, v),
	                  tm_onnx_int(c, axis));
}

/* Y is [steps, directions, batch, hidden], or [batch, steps, directions,
 * hidden]; the last states lack the steps. */
static tm_status
results(tm_onnx_conv *c, struct rnn *r)
{
	MlirValue per_step[MAX_STEPS], y;

	for (int64_t t = 0; t < r->steps; t++) {
		const MlirValue both[] = { r->y[0][t], r->y[1][t] };

		per_step[t] = stack(c, r->dirs, both, r->batch_first ? 1 : 0);
		if (mlirValueIsNull(per_step[t]))
			return TM_EUNSUP;
	}
	y = stack(c, (intptr_t)r->steps, per_step, r->batch_first ? 1 : 0);
	TM_TRY(tm_onnx_result(c, y));
	TM_TRY(tm_onnx_result(c, stack(c, r->dirs, r->h,
	                               r->batch_first ? 1 : 0)));
	if (!r->cell->step[1])
		return TM_OK;
	return tm_onnx_result(c, stack(c, r->dirs, r->c,
	                               r->batch_first ? 1 : 0));
}

static tm_status
expand_cell(tm_onnx_conv *c, const struct cell *cell)
{
	int64_t layout = 0;
	tm_tensor_type t;
	struct rnn *r = TM_NEW(c->pass->arena, struct rnn, 1);

	if (!r)
		return TM_ENOMEM;
	r->cell = cell;
	tm_onnx_arg_int(c, "layout", &layout);
	r->batch_first = layout == 1;
	r->dirs = tm_onnx_arg_is(c, "direction", "bidirectional") ? 2 : 1;
	r->x = tm_onnx_arg(c, "X");
	if (r->batch_first)
		r->x = tm_onnx_eval(c, "transpose.int(X, 0, 1)");
	if (!tm_onnx_tensor(r->x, &t) || t.rank != 3 ||
	    t.sizes[0] == TM_DYN || t.sizes[0] > MAX_STEPS || t.sizes[0] < 1)
		return tm_onnx_unsupported(
		        c, "its number of steps is not known, 0 or more than "
		           "%d",
		        MAX_STEPS);
	r->steps = t.sizes[0];
	for (int d = 0; d < r->dirs; d++)
		TM_TRY(direction(c, r, d));
	return results(c, r);
}

/* "clip" bounds what goes into an activation. */
#define CLIP(v) "(has(clip) ? clamp(" v ", -clip, clip) : " v ")"

tm_status
onnx_rnn(tm_onnx_conv *c)
{
	static const struct cell cell = {
		.num_acts = 1,
		.acts = { "Tanh" },
		.step = { "z = x + matmul(h, rt) + rb; v = " CLIP("z")
		          "; @0v" },
	};

	return expand_cell(c, &cell);
}

tm_status
onnx_gru(tm_onnx_conv *c)
{
	static const struct cell cell = {
		.num_acts = 2,
		.acts = { "Sigmoid", "Tanh" },
		.step = {
		        "m = matmul(h, slice.Tensor(rt, 1, 0, 2 * hs)) + "
		        "slice.Tensor(rb, 0, 0, 2 * hs); "
		        "k = slice.Tensor(x, 1, 0, 2 * hs) + m; "
		        "a = " CLIP("k") "; g = @0a; "
		        "z = slice.Tensor(g, 1, 0, hs); "
		        "r = slice.Tensor(g, 1, hs, 2 * hs); "
		        "rh = slice.Tensor(rt, 1, 2 * hs, 3 * hs); "
		        "bh = slice.Tensor(rb, 0, 2 * hs, 3 * hs); "
		        "xh = slice.Tensor(x, 1, 2 * hs, 3 * hs); "
		        "q = linear_before_reset == 0 ? xh + matmul(r * h, rh) "
		        "+ bh : xh + r * (matmul(h, rh) + bh); "
		        "e = " CLIP("q") "; n = @1e; "
		        "(1 - z) * n + z * h" },
	};

	return expand_cell(c, &cell);
}

tm_status
onnx_lstm(tm_onnx_conv *c)
{
	static const struct cell cell = {
		.num_acts = 3,
		.acts = { "Sigmoid", "Tanh", "Tanh" },
		.step = {
		        "g = x + matmul(h, rt) + rb; "
		        "pi = has(p) ? slice.Tensor(g, 1, 0, hs) + c * "
		        "slice.Tensor(p, 0, 0, hs) : slice.Tensor(g, 1, 0, hs); "
		        "pf = has(p) ? slice.Tensor(g, 1, 2 * hs, 3 * hs) + c * "
		        "slice.Tensor(p, 0, 2 * hs, 3 * hs) : "
		        "slice.Tensor(g, 1, 2 * hs, 3 * hs); "
		        "pc = slice.Tensor(g, 1, 3 * hs, 4 * hs); "
		        "i = " CLIP("pi") "; f = " CLIP("pf") "; k = " CLIP("pc")
		        "; y = @0i; "
		        "u = input_forget == 1 ? 1 - y : @0f; "
		        "u * c + y * @1k",
		        "g = x + matmul(h, rt) + rb; "
		        "po = has(p) ? slice.Tensor(g, 1, hs, 2 * hs) + n * "
		        "slice.Tensor(p, 0, hs, 2 * hs) : "
		        "slice.Tensor(g, 1, hs, 2 * hs); "
		        "o = " CLIP("po") "; @0o * @2n" },
	};

	return expand_cell(c, &cell);
}
