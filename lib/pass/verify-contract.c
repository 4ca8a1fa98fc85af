/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/passes.h"
#include "pass/util.h"

#include <mlir-c/Diagnostics.h>

#include <stdio.h>

/*
 * The backend contract: every value is an int, float, bool, string, device or
 * None, or a value tensor of known rank and element type, or an optional, list
 * or tuple of those; and no op is opaque.
 */

enum { MAX_DEPTH = 16 };

static bool type_is_legal(MlirType type, int depth);

static bool
contained_is_legal(MlirType type, int depth)
{
	tm_tensor_type t;

	for (intptr_t i = 0; i < tm_type_num_contained(type); i++) {
		const MlirType c = tm_type_contained(type, i);

		/* Of a list's tensors, only what they are needs to be known. */
		if (tm_type_kind_of(c) == TM_TYPE_VTENSOR &&
		    tm_type_tensor(c, &t))
			continue;
		if (!type_is_legal(c, depth + 1))
			return false;
	}
	return true;
}

static bool
type_is_legal(MlirType type, int depth)
{
	tm_tensor_type t;

	if (depth > MAX_DEPTH)
		return false;
	switch (tm_type_kind_of(type)) {
	case TM_TYPE_INT:
	case TM_TYPE_FLOAT:
	case TM_TYPE_BOOL:
	case TM_TYPE_STR:
	case TM_TYPE_DEVICE:
	case TM_TYPE_NONE:
	case TM_TYPE_OTHER: return true;
	case TM_TYPE_VTENSOR:
		return tm_type_tensor(type, &t) && t.has_sizes &&
		       !mlirTypeIsNull(tm_type_tensor_dtype(type));
	case TM_TYPE_OPTIONAL:
	case TM_TYPE_LIST:
	case TM_TYPE_TUPLE: return contained_is_legal(type, depth);
	default: return false;
	}
}

struct text {
	char s[160];
	size_t len;
};

static void
append(MlirStringRef part, void *user)
{
	struct text *t = user;

	for (size_t i = 0; i < part.length && t->len + 1 < sizeof t->s; i++)
		t->s[t->len++] = part.data[i];
	t->s[t->len] = 0;
}

static void
tell(MlirLocation loc, const char *what, MlirType type)
{
	struct text t = { .len = 0 };
	char message[320];

	mlirTypePrint(type, append, &t);
	snprintf(message, sizeof message,
	         "unsupported by backend contract: %s of type %s", what, t.s);
	mlirEmitError(loc, message);
}

static MlirWalkResult
verify_op(MlirOperation op, void *user)
{
	bool *good = user;

	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
		const MlirType type =
		        mlirValueGetType(mlirOperationGetResult(op, i));

		if (type_is_legal(type, 0))
			continue;
		tell(mlirOperationGetLocation(op), "a result", type);
		*good = false;
	}
	return MlirWalkResultAdvance;
}

static bool
verify_arguments(MlirOperation func, void *user)
{
	const MlirBlock entry = tm_function_entry(func);
	bool *good = user;

	if (mlirBlockIsNull(entry))
		return false;
	for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++) {
		const MlirType type =
		        mlirValueGetType(mlirBlockGetArgument(entry, i));

		if (type_is_legal(type, 0))
			continue;
		tell(mlirOperationGetLocation(func), "an argument", type);
		*good = false;
	}
	return true;
}

bool
tm_pass_verify_backend_contract(MlirOperation op)
{
	bool good = true;

	tm_each_function(op, verify_arguments, &good);
	mlirOperationWalk(op, verify_op, &good, MlirWalkPreOrder);
	return good;
}
