/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/structure.h"

#include "dialect/build.h"
#include "pass/util.h"

#include <stdlib.h>

enum { MAX_RESULTS = 4096 };

static MlirValue
packed(tm_builder *b, bool is_list, intptr_t n, const MlirValue *v)
{
	const tm_tensor_type unknown = { 0 };

	if (is_list)
		return tm_torch_list(b,
		                     tm_type_tensor_get(b->ctx, TM_TYPE_VTENSOR,
		                                        &unknown),
		                     (tm_values){ n, v });
	return n ? v[0] : tm_torch_none(b);
}

void
tm_unpack_argument(MlirOperation func, intptr_t i, bool is_list, intptr_t n,
                   const MlirType *types)
{
	const MlirBlock block = tm_function_entry(func);
	const MlirValue old = mlirBlockGetArgument(block, i);
	const MlirLocation loc = mlirOperationGetLocation(func);
	tm_builder b = tm_builder_at_start(block, loc);
	MlirValue *v = calloc((size_t)n + 1, sizeof *v);

	if (!v)
		return;
	for (intptr_t k = 0; k < n; k++)
		v[k] = mlirBlockInsertArgument(block, i + 1 + k, types[k], loc);
	mlirValueReplaceAllUsesOfWith(old, packed(&b, is_list, n, v));
	mlirBlockEraseArgument(block, (unsigned)i);
	tm_function_update_type(func);
	free(v);
}

/* The elements of V if it is a list that is known, else V itself. */
static intptr_t
spread(MlirValue v, MlirValue *out, intptr_t cap)
{
	intptr_t n = -1;

	if (tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_LIST)
		n = tm_value_list(v, out, cap);
	if (n >= 0)
		return n;
	if (cap > 0)
		out[0] = v;
	return 1;
}

static bool
unpack_returns(MlirOperation func, void *user)
{
	const MlirBlock block = tm_function_entry(func);
	MlirValue *v = calloc(MAX_RESULTS, sizeof *v);
	MlirOperation ret;
	intptr_t n = 0, outs;

	(void)user;
	if (!v || mlirBlockIsNull(block)) {
		free(v);
		return false;
	}
	ret = mlirBlockGetTerminator(block);
	outs = mlirOperationGetNumOperands(ret);
	for (intptr_t i = 0; i < outs && n <= MAX_RESULTS; i++)
		n += spread(mlirOperationGetOperand(ret, i), v + n,
		            MAX_RESULTS - n);
	if (n <= MAX_RESULTS) {
		mlirOperationSetOperands(ret, n, v);
		tm_function_update_type(func);
	}
	free(v);
	return true;
}

void
tm_unpack_results(MlirOperation op)
{
	tm_each_function(op, unpack_returns, NULL);
}
