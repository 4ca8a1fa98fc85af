/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elementwise ops: operands are broadcast, then the row's expression. */
#include "lower/ew.h"
#include "lower/linalg/linalg.h"
#include "lower/stablehlo/stablehlo.h"
#include "lower/stablehlo/util.h"

/* A Python scalar that is known at run time only, as a rank-0 tensor. */
static MlirValue
scalar_tensor(tm_lower *lw, MlirValue v, tm_dtype dtype)
{
	const tm_hlo_shape scalar = { 0 };

	return tm_build(&lw->b, "tensor.from_elements", TM_VALUES(v),
	                tm_hlo_type(&scalar,
	                            tm_hlo_element(lw->b.ctx, dtype)),
	                TM_NO_ATTRS);
}

static tm_status
emit(tm_lower *lw, tm_ew *ew, tm_hlo_shape *shape)
{
	tm_emitter em = { .b = &lw->b,
		          .target = &tm_stablehlo_tensors,
		          .arena = &ew->arena,
		          .compute = ew->compute,
		          .args = ew->args,
		          .user = shape };
	MlirValue v;

	for (int i = 0; i < ew->num_args; i++) {
		tm_sval *a = &ew->args[i];

		if (a->kind != TM_SVAL_VALUE)
			continue;
		if (!ew->is_tensor[i])
			a->v = scalar_tensor(lw, a->v, a->dtype);
		a->v = tm_hlo_broadcast(&lw->b, a->v, shape);
	}
	if (tm_emit(&em, ew->expr, ew->result, &v) != TM_OK)
		return tm_lower_unsupported(lw, "%s", em.reason);
	tm_lower_result(lw, 0, v);
	return TM_OK;
}

tm_status
stablehlo_ew(tm_lower *lw)
{
	tm_ew ew;
	tm_hlo_shape shape = { 0 };
	tm_status status = tm_ew_open(lw, &ew);

	for (int i = 0; status == TM_OK && i < ew.num_args; i++) {
		tm_hlo_shape s;

		if (!ew.is_tensor[i])
			continue;
		s = tm_hlo_shape_of(&lw->b, ew.args[i].v);
		shape = tm_hlo_broadcast_shapes(&lw->b, &shape, &s);
	}
	if (status == TM_OK)
		status = emit(lw, &ew, &shape);
	tm_ew_free(&ew);
	return status;
}

/* On i64, f64 and i1: MLIR's own arithmetic, which StableHLO's users accept
 * around it (shapes). */
tm_status
stablehlo_scalar(tm_lower *lw)
{
	return linalg_scalar(lw);
}
