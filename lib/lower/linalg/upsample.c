/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/interpolate.h"

#include <mlir-c/BuiltinTypes.h>

typedef enum upsample_kind {
	UPSAMPLE_NEAREST,
	UPSAMPLE_EXACT, /* nearest, by the centres of the elements */
	UPSAMPLE_LINEAR,
	UPSAMPLE_CUBIC
} upsample_kind;

/* "self" (or "input") of sizes (n, c, spatial…). */
typedef struct upsample {
	tm_lower *lw;
	upsample_kind kind;
	tm_dtype from, dtype; /* of the source; what is computed in */
	MlirValue source;
	int spatial;
	tm_dims d, to;
	bool align;
	/* elements of the source per element of the result */
	MlirValue scale[TM_MAX_TAPPED];
} upsample;

/* The factor that the op names for spatial dimension I; 0: none. */
static bool
factor(const tm_call *call, int spatial, int i, double *out)
{
	static const char *const names[] = { "scales_d", "scales_h",
		                             "scales_w" };
	const char *name = spatial == 1 ? "scales" : names[3 - spatial + i];
	MlirValue list[TM_MAX_TAPPED];

	*out = 0;
	if (tm_call_has(call, "scale_factors"))
		return tm_call_list(call, "scale_factors", list,
		                    TM_MAX_TAPPED) == spatial &&
		       tm_value_float(list[i], out);
	return !tm_call_has(call, name) || tm_call_float(call, name, out);
}

static MlirValue
as_number(const upsample *u, tm_ix n)
{
	tm_builder *b = &u->lw->b;

	return tm_convert(b, tm_ix_get_i64(b, n), TM_I64, u->dtype);
}

/* As PyTorch computes it, in the type that it computes in. */
static MlirValue
scale_of(const upsample *u, int i, double given)
{
	tm_builder *b = &u->lw->b;
	const tm_ix one = tm_ix_const(1);
	const MlirType type = tm_dtype_to_builtin(b->ctx, u->dtype);
	tm_ix in = u->d.d[2 + i], out = u->to.d[2 + i];
	MlirValue v;

	if (given > 0 && !u->align)
		return tm_const_of(b, type, 1 / given);
	if (!u->align)
		return tm_div(b, u->dtype, as_number(u, in),
		              as_number(u, out));
	in = tm_ix_sub(b, in, one);
	out = tm_ix_sub(b, out, one);
	v = tm_div(b, u->dtype, as_number(u, in),
	           as_number(u, tm_ix_max(b, out, one)));
	if (tm_ix_is(out, 0))
		return tm_const_of(b, type, 0);
	return tm_ix_known(out) ? v :
	                          tm_select(b,
	                                    tm_ix_cmp(b, "lt", out, one),
	                                    tm_const_of(b, type, 0), v);
}

/* The result's size: of its type, of output_size, or by the factor. */
static tm_status
sizes(upsample *u, const double *factors)
{
	tm_builder *b = &u->lw->b;
	tm_ix given[TM_MAX_TAPPED];
	intptr_t n = 0;

	if (tm_call_has(&u->lw->call, "output_size"))
		n = tm_lower_ixs(u->lw, "output_size", given, TM_MAX_TAPPED);
	if (n && n != u->spatial)
		return tm_lower_unsupported(u->lw, "output_size is no list");
	for (int i = 0; i < u->spatial; i++) {
		MlirValue v;

		if (n) {
			u->to.d[2 + i] = given[i];
			continue;
		}
		if (factors[i] <= 0)
			return tm_lower_unsupported(u->lw, "no output_size");
		v = tm_convert(b, tm_ix_get_i64(b, u->d.d[2 + i]), TM_I64,
		               TM_F64);
		v = tm_mul(b, TM_F64, v,
		           tm_const_of(b, mlirF64TypeGet(b->ctx),
		                       factors[i]));
		u->to.d[2 + i] =
		        tm_ix_of_i64(b, tm_convert(b, v, TM_F64, TM_I64));
	}
	u->to = tm_lower_result_dims(u->lw, 0, &u->to);
	return TM_OK;
}

static tm_status
upsample_init(upsample *u, tm_lower *lw, upsample_kind kind)
{
	const tm_call *call = &lw->call;
	double factors[TM_MAX_TAPPED];
	const MlirValue v = mlirOperationGetOperand(call->op, 0);

	*u = (upsample){ .lw = lw,
		         .kind = kind,
		         .from = tm_lower_result_dtype(lw, 0),
		         .source = tm_lower_value(lw, v) };
	u->dtype = u->from == TM_F64 ? TM_F64 : TM_F32;
	u->d = u->to = tm_dims_of(&lw->b, u->source);
	u->spatial = u->d.rank - 2;
	if (u->spatial < 1 || u->spatial > TM_MAX_TAPPED)
		return tm_lower_unsupported(lw, "rank %d", u->d.rank);
	if (kind >= UPSAMPLE_LINEAR &&
	    (tm_dtype_get(u->from)->cls != TM_CLASS_FLOAT ||
	     !tm_call_bool(call, "align_corners", &u->align)))
		return tm_lower_unsupported(lw, "of ints, or align_corners is "
		                                "not known");
	for (int i = 0; i < u->spatial; i++)
		if (!factor(call, u->spatial, i, &factors[i]))
			return tm_lower_unsupported(lw, "factors are not "
			                                "known");
	TM_TRY(sizes(u, factors));
	for (int i = 0; i < u->spatial; i++)
		u->scale[i] = scale_of(u, i, factors[i]);
	return TM_OK;
}

/* Where the result's index O stands in the source. */
static MlirValue
source_place(tm_builder *b, const upsample *u, int i, MlirValue o)
{
	const MlirType type = tm_dtype_to_builtin(b->ctx, u->dtype);
	const MlirValue half = tm_const_of(b, type, 0.5);
	const bool centres = u->kind == UPSAMPLE_EXACT ||
	                     (u->kind >= UPSAMPLE_LINEAR && !u->align);
	MlirValue x = tm_convert(
	        b, tm_index_cast(b, o, mlirIntegerTypeGet(b->ctx, 64)),
	        TM_I64, u->dtype);

	if (centres)
		x = tm_add(b, u->dtype, x, half);
	x = tm_mul(b, u->dtype, x, u->scale[i]);
	if (centres && u->kind != UPSAMPLE_EXACT)
		x = tm_sub(b, u->dtype, x, half);
	if (u->kind == UPSAMPLE_LINEAR)
		x = tm_max(b, u->dtype, x, tm_const_of(b, type, 0));
	return x;
}

static void
taps_of(tm_builder *b, const upsample *u, int i, MlirValue o, tm_taps *t)
{
	const tm_ix size = u->d.d[2 + i];
	const MlirValue x = source_place(b, u, i, o);
	const MlirValue one = tm_const_of(b, mlirValueGetType(x), 1);
	MlirValue floor, at = tm_floor_index(b, u->dtype, x, &floor), rest;
	int first = 0;

	*t = (tm_taps){ .n = 1 };
	rest = tm_sub(b, u->dtype, x, floor);
	if (u->kind == UPSAMPLE_LINEAR) {
		t->n = 2;
		t->weight[0] = tm_sub(b, u->dtype, one, rest);
		t->weight[1] = rest;
	} else if (u->kind == UPSAMPLE_CUBIC) {
		t->n = 4;
		first = -1;
		tm_cubic_weights(b, u->dtype, rest, t->weight);
	}
	for (int k = 0; k < t->n; k++) {
		const tm_ix n = tm_ix_add(b, tm_ix_of(at),
		                          tm_ix_const(first + k));

		t->index[k] = tm_clamp_index(b, tm_ix_get(b, n), size);
	}
}

static void
upsample_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
              void *user)
{
	const upsample *u = user;
	tm_taps taps[TM_MAX_TAPPED];
	const bool copies = u->kind < UPSAMPLE_LINEAR;
	const tm_dtype dtype = copies ? u->from : u->dtype;
	MlirValue v;

	for (int i = 0; i < u->spatial; i++)
		taps_of(b, u, i, args[2 + i], &taps[i]);
	v = tm_interpolate(b, u->source, u->from, dtype, 2, args, u->spatial,
	                   taps);
	yields[0] = tm_convert(b, v, dtype, u->from);
}

static tm_status
lower_upsample(tm_lower *lw, upsample_kind kind)
{
	upsample u;

	TM_TRY(upsample_init(&u, lw, kind));
	tm_lower_result(lw, 0,
	                tm_compute(&lw->b, &u.to, tm_element_type(u.source),
	                           upsample_body, &u));
	return TM_OK;
}

tm_status
linalg_upsample_nearest(tm_lower *lw)
{
	return lower_upsample(lw, UPSAMPLE_NEAREST);
}

tm_status
linalg_upsample_nearest_exact(tm_lower *lw)
{
	return lower_upsample(lw, UPSAMPLE_EXACT);
}

tm_status
linalg_upsample_linear(tm_lower *lw)
{
	return lower_upsample(lw, UPSAMPLE_LINEAR);
}

tm_status
linalg_upsample_cubic(tm_lower *lw)
{
	return lower_upsample(lw, UPSAMPLE_CUBIC);
}
