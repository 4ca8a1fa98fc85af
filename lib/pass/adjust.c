/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/passes.h"
#include "pass/util.h"

/*
 * What a backend's function can return: tuples are taken apart, and results
 * that hold no data - None and text - are left out.
 */
typedef struct adjust {
	tm_arena arena;
	bool failed;
} adjust;

static bool
is_data(tm_type_kind kind)
{
	return kind != TM_TYPE_NONE && kind != TM_TYPE_STR;
}

/* Appends V, or what it is made of, to LIST. */
static bool
append(adjust *a, MlirValue v, MlirValue **list, size_t *n, size_t *cap)
{
	const MlirOperation def = tm_value_def(v);

	if (!mlirOperationIsNull(def) &&
	    tm_op_id_of(def) == TM_OP_prim_TupleConstruct) {
		for (intptr_t i = 0; i < mlirOperationGetNumOperands(def); i++)
			if (!append(a, mlirOperationGetOperand(def, i), list,
			            n, cap))
				return false;
		return true;
	}
	if (!is_data(tm_type_kind_of(mlirValueGetType(v))))
		return true;
	if (!tm_arena_grow(&a->arena, list, cap, *n + 1, sizeof **list))
		return false;
	(*list)[(*n)++] = v;
	return true;
}

static bool
adjust_function(MlirOperation func, void *user)
{
	const MlirBlock entry = tm_function_entry(func);
	const MlirOperation ret = mlirBlockIsNull(entry)
	                                  ? (MlirOperation){ NULL }
	                                  : mlirBlockGetTerminator(entry);
	adjust *a = user;
	MlirValue *list = NULL;
	size_t n = 0, cap = 0;
	bool same;

	if (mlirOperationIsNull(ret))
		return false;
	same = true;
	for (intptr_t i = 0; i < mlirOperationGetNumOperands(ret); i++) {
		const MlirValue v = mlirOperationGetOperand(ret, i);

		if (!append(a, v, &list, &n, &cap)) {
			a->failed = true;
			return false;
		}
		same &= n == (size_t)i + 1 && mlirValueEqual(list[i], v);
	}
	if (same)
		return false;
	mlirOperationSetOperands(ret, (intptr_t)n, list);
	tm_function_update_type(func);
	return true;
}

bool
tm_pass_adjust_calling_conventions(MlirOperation module, bool *changed)
{
	adjust a = { .failed = false };

	*changed |= tm_each_function(module, adjust_function, &a);
	tm_arena_free(&a.arena);
	return !a.failed;
}
