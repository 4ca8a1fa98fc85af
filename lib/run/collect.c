/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/collect.h"

#include <stdlib.h>

typedef struct search {
	tm_found *ops;
	bool (*wanted)(MlirOperation op, void *data);
	void *data;
} search;

static MlirWalkResult
visit(MlirOperation op, void *data)
{
	search *const s = data;
	tm_found *const ops = s->ops;

	if (!s->wanted(op, s->data))
		return MlirWalkResultAdvance;
	if (ops->n == ops->cap) {
		const size_t cap = ops->cap ? 2 * ops->cap : 16;
		MlirOperation *const v =
		        realloc(ops->v, cap * sizeof *ops->v);

		if (!v) {
			ops->failed = true;
			return MlirWalkResultInterrupt;
		}
		ops->v = v;
		ops->cap = cap;
	}
	ops->v[ops->n++] = op;
	return MlirWalkResultAdvance;
}

tm_found
tm_collect(MlirOperation root, bool (*wanted)(MlirOperation op, void *data),
               void *data)
{
	tm_found ops = { 0 };
	search s = { &ops, wanted, data };

	mlirOperationWalk(root, visit, &s, MlirWalkPreOrder);
	return ops;
}

void
tm_found_free(tm_found *ops)
{
	free(ops->v);
	*ops = (tm_found){ 0 };
}

bool
tm_op_is(MlirOperation op, const char *name)
{
	return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
	                          mlirStringRefCreateFromCString(name));
}
