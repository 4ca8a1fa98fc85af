/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* sum: tosa.reduce_sum, one dimension after the other. */
#include "lower/tosa/tosa.h"
#include "lower/tosa/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* Which dimensions the op reduces; all where none are named. */
static bool
reduced_dims(tm_lower *lw, int rank, bool *reduce)
{
	int64_t dims[TM_MAX_RANK];
	intptr_t n = 0;
	int d;

	for (int i = 0; i < rank; i++)
		reduce[i] = false;
	if (tm_call_has(&lw->call, "dim"))
		n = tm_call_ints(&lw->call, "dim", dims, TM_MAX_RANK);
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_dim_normal(dims[i], rank, &d))
			return false;
		if (rank)
			reduce[d] = true;
	}
	for (int i = 0; i < rank; i++)
		reduce[i] |= n == 0;
	return n >= 0;
}

static MlirValue
reduce_one(tm_builder *b, MlirValue x, int axis)
{
	const MlirType e = mlirShapedTypeGetElementType(mlirValueGetType(x));
	const MlirAttribute a =
	        mlirIntegerAttrGet(mlirIntegerTypeGet(b->ctx, 32), axis);
	int64_t sizes[TM_MAX_RANK];
	const int rank = tm_tosa_sizes(x, sizes);

	sizes[axis] = 1;
	return tm_build(b, "tosa.reduce_sum", TM_VALUES(x),
	                tm_tosa_type(rank, sizes, e),
	                TM_ATTRS(tm_attr(b, "axis", a)));
}

tm_status
tosa_sum(tm_lower *lw)
{
	MlirValue x = tm_lower_arg(lw, "self");
	const int rank = (int)mlirShapedTypeGetRank(mlirValueGetType(x));
	tm_emitter em = { .b = &lw->b };
	bool dims[TM_MAX_RANK];
	tm_tensor_type t, r;

	if (!tm_call_tensor(&lw->call, "self", &t) ||
	    !tm_call_result_tensor(&lw->call, 0, &r))
		return tm_lower_unsupported(lw, "types are not known");
	if (tm_tosa_refuses(t.dtype))
		return tm_lower_unsupported(lw, "%s",
		                            tm_tosa_refuses(t.dtype));
	if (!reduced_dims(lw, rank, dims))
		return tm_lower_unsupported(lw, "dims are not constant");
	if (t.dtype != r.dtype)
		x = tm_tosa_tensors.convert(&em, x, t.dtype, r.dtype);
	if (mlirValueIsNull(x))
		return tm_lower_unsupported(lw, "no conversion to %s",
		                            tm_dtype_get(r.dtype)->name);
	for (int i = 0; i < rank; i++)
		if (dims[i])
			x = reduce_one(&lw->b, x, i);
	x = tm_tosa_reshape(&lw->b, x, r.rank, r.sizes);
	if (mlirValueIsNull(x))
		return tm_lower_unsupported(
		        lw, "TOSA reshape to several unknown sizes");
	tm_lower_result(lw, 0, x);
	return TM_OK;
}
