/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What every target has in common: lists and bookkeeping vanish. */
#include "lower/common.h"


tm_status
lower_nothing(tm_lower *lw)
{
	(void)lw;
	return TM_OK;
}

/* A list has no value of its own: its elements have. */
tm_status
lower_list(tm_lower *lw)
{
	return lower_nothing(lw);
}

static tm_status
set_element(tm_lower *lw, intptr_t i, MlirValue element)
{
	const MlirValue v = tm_lower_value(lw, element);

	if (mlirValueIsNull(v))
		return tm_lower_unsupported(lw, "an element has no builtin "
		                                "type");
	tm_lower_result(lw, i, v);
	return TM_OK;
}

enum { MAX_LIST = 1024 };

tm_status
lower_list_unpack(tm_lower *lw)
{
	const intptr_t n = mlirOperationGetNumResults(lw->call.op);
	MlirValue v[MAX_LIST];

	if (n > MAX_LIST ||
	    tm_value_list(mlirOperationGetOperand(lw->call.op, 0), v,
	                  MAX_LIST) != n)
		return tm_lower_unsupported(lw, "the list is not known");
	for (intptr_t i = 0; i < n; i++)
		TM_TRY(set_element(lw, i, v[i]));
	return TM_OK;
}

tm_status
lower_list_item(tm_lower *lw)
{
	MlirValue v[MAX_LIST];
	int64_t at;
	const intptr_t n = tm_value_list(
	        mlirOperationGetOperand(lw->call.op, 0), v, MAX_LIST);

	if (n < 0 || n > MAX_LIST || !tm_call_int(&lw->call, "idx", &at))
		return tm_lower_unsupported(lw, "list or index is not known");
	at += at < 0 ? n : 0;
	if (at < 0 || at >= n)
		return tm_lower_unsupported(lw, "index out of range");
	return set_element(lw, 0, v[at]);
}

tm_status
lower_forward(tm_lower *lw)
{
	const MlirValue v = mlirOperationGetOperand(lw->call.op, 0);
	const MlirValue low = tm_lower_value(lw, v);

	if (!mlirValueIsNull(low))
		tm_lower_result(lw, 0, low);
	return TM_OK;
}
