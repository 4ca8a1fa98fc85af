/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elementwise ops: operands of one rank, then the row's expression. */
#include "lower/ew.h"
#include "lower/tosa/tosa.h"
#include "lower/tosa/util.h"

#include <mlir-c/BuiltinTypes.h>

static tm_status
prepare(tm_lower *lw, tm_ew *ew, int *rank)
{
	int64_t sizes[TM_MAX_RANK];

	for (int i = 0; i < ew->num_args; i++) {
		const char *refused;

		if (ew->args[i].kind != TM_SVAL_VALUE)
			continue;
		refused = tm_tosa_refuses(ew->args[i].dtype);
		if (refused)
			return tm_lower_unsupported(lw, "%s", refused);
		if (!ew->is_tensor[i])
			return tm_lower_unsupported(
			        lw, "TOSA has no scalars that are known at "
			            "run time only");
		if (tm_tosa_sizes(ew->args[i].v, sizes) > *rank)
			*rank = tm_tosa_sizes(ew->args[i].v, sizes);
	}
	for (int i = 0; i < ew->num_args; i++) {
		if (!ew->is_tensor[i])
			continue;
		ew->args[i].v = tm_tosa_to_rank(&lw->b, ew->args[i].v, *rank);
		if (mlirValueIsNull(ew->args[i].v))
			return tm_lower_unsupported(
			        lw, "TOSA cannot change the rank of a tensor "
			            "with several unknown sizes");
	}
	return TM_OK;
}

/* The sizes of the result, which a constant expression does not have. */
static MlirValue
stretch(tm_lower *lw, MlirValue v)
{
	int64_t sizes[TM_MAX_RANK];
	tm_tensor_type t;

	if (!tm_call_result_tensor(&lw->call, 0, &t))
		return v;
	memcpy(sizes, t.sizes, sizeof sizes);
	return tm_tosa_broadcast(&lw->b, v, t.rank, sizes);
}

tm_status
tosa_ew(tm_lower *lw)
{
	tm_ew ew;
	int rank = 0;
	tm_status status = tm_ew_open(lw, &ew);
	tm_emitter em = { .b = &lw->b,
		          .target = &tm_tosa_tensors,
		          .arena = &ew.arena,
		          .compute = ew.compute,
		          .args = ew.args,
		          .user = &rank };
	MlirValue v;

	if (status == TM_OK)
		status = prepare(lw, &ew, &rank);
	if (status == TM_OK && tm_tosa_refuses(ew.result))
		status = tm_lower_unsupported(lw, "%s",
		                              tm_tosa_refuses(ew.result));
	if (status == TM_OK && tm_emit(&em, ew.expr, ew.result, &v) != TM_OK)
		status = tm_lower_unsupported(lw, "%s", em.reason);
	if (status == TM_OK) {
		v = stretch(lw, v);
		if (mlirValueIsNull(v))
			status = tm_lower_unsupported(
			        lw, "TOSA cannot broadcast to sizes that are "
			            "not known");
		else
			tm_lower_result(lw, 0, v);
	}
	tm_ew_free(&ew);
	return status;
}
