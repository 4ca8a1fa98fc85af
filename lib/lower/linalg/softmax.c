/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* Computed in SUM: f32 for the small floats and the ints. */
typedef struct softmax {
	tm_lower *lw;
	tm_dtype sum, to;
	bool log;
} softmax;

static void
max_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const softmax *s = user;

	yields[0] = tm_max(b, s->sum, args[0], args[1]);
}

/* ARGS: element, maximum, sum. */
static void
sum_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const softmax *s = user;
	const MlirValue d = tm_sub(b, s->sum, args[0], args[1]);

	yields[0] = tm_add(b, s->sum, args[2], tm_math(b, "math.exp", d));
}

/* ARGS: element, maximum, sum. */
static void
quotient_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
              void *user)
{
	const softmax *s = user;
	MlirValue v = tm_sub(b, s->sum, args[0], args[1]);

	if (s->log)
		v = tm_sub(b, s->sum, v, tm_math(b, "math.log", args[2]));
	else
		v = tm_div(b, s->sum, tm_math(b, "math.exp", v), args[2]);
	yields[0] = tm_convert(b, v, s->sum, s->to);
}

static tm_status
lower_softmax(tm_lower *lw, bool log)
{
	tm_builder *b = &lw->b;
	const tm_dtype from = tm_lower_dtype(lw, "self");
	softmax s = { lw, TM_F32, tm_lower_result_dtype(lw, 0), log };
	const int rank = tm_rank(tm_lower_arg(lw, "self"));
	MlirValue in[3], init;
	tm_dims d, kept;
	uint32_t mask;
	int dim;

	if (from == TM_F64 || s.to == TM_F64)
		s.sum = TM_F64;
	in[0] = tm_lower_as(lw, "self", s.sum);
	if (!tm_call_dim(&lw->call, "dim", rank, &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	if (!rank)
		in[0] = tm_unsqueeze(b, in[0], 0);
	mask = UINT32_C(1) << dim;
	d = tm_dims_of(b, in[0]);
	kept = tm_dims_reduced(&d, mask, true);

	init = tm_lowest(b, s.sum);
	tm_reduce(b, 1, in, mask, 1, &init, max_body, &s, &in[1]);
	in[1] = tm_broadcast_to(b, tm_reshape(b, in[1], &kept), &d);
	init = tm_const_of(b, tm_dtype_to_builtin(b->ctx, s.sum), 0);
	tm_reduce(b, 2, in, mask, 1, &init, sum_body, &s, &in[2]);
	in[2] = tm_broadcast_to(b, tm_reshape(b, in[2], &kept), &d);
	in[0] = tm_map_elements(b, 3, in, tm_dtype_to_builtin(b->ctx, s.to),
	                        quotient_body, &s);
	tm_lower_result(lw, 0, rank ? in[0] : tm_squeeze(b, in[0], 0));
	return TM_OK;
}

tm_status
linalg_softmax(tm_lower *lw)
{
	return lower_softmax(lw, false);
}

tm_status
linalg_log_softmax(tm_lower *lw)
{
	return lower_softmax(lw, true);
}
