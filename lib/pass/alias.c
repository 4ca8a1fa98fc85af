/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/alias.h"

#include "pass/rewrite.h"

#include <mlir-c/Diagnostics.h>
#include <stdio.h>

/* How a change of a view changes what it is a view of. */
static const struct put {
	const char *text;
	enum { ANY, SAME, COPY } order;
} puts_back[TM_NUM_OPS] = {
#define PUT(id, order, text) [TM_OP_##id] = { text, order },
#include "ops/alias.def"
#undef PUT
};

static const struct put *
put_of(const tm_alias *n)
{
	return &puts_back[tm_op_id_of(n->op)];
}

/* -- Types --------------------------------------------------------------- */

MlirType
tm_alias_value_type(MlirContext ctx, MlirType type)
{
	const tm_type_kind kind = tm_type_kind_of(type);
	MlirType element;
	tm_tensor_type t;

	if (kind == TM_TYPE_LIST || kind == TM_TYPE_OPTIONAL) {
		element = tm_alias_value_type(ctx, tm_type_contained(type, 0));
		return tm_type_container_get(ctx, kind, 1, &element);
	}
	if (kind != TM_TYPE_TENSOR || !tm_type_tensor(type, &t))
		return type;
	return tm_type_tensor_raw(ctx, TM_TYPE_VTENSOR,
	                          t.has_sizes ? t.rank : -1, t.sizes,
	                          tm_type_tensor_dtype(type));
}

bool
tm_alias_is_reference(MlirType type)
{
	const tm_type_kind kind = tm_type_kind_of(type);

	if (kind == TM_TYPE_LIST || kind == TM_TYPE_OPTIONAL)
		return tm_alias_is_reference(tm_type_contained(type, 0));
	return kind == TM_TYPE_TENSOR;
}

/* -- The forest ---------------------------------------------------------- */

tm_alias *
tm_alias_of(const tm_aliases *a, MlirValue v)
{
	return tm_ptrmap_get(&a->of_value, v.ptr);
}

bool
tm_alias_name(tm_aliases *a, MlirValue v, tm_alias *alias)
{
	return alias && tm_ptrmap_set(&a->of_value, v.ptr, alias);
}

bool
tm_alias_root(tm_aliases *a, MlirValue v, MlirValue value)
{
	tm_alias *n = TM_NEW(a->arena, tm_alias, 1);

	if (!n)
		return false;
	*n = (tm_alias){ .root = n, .value = value, .depth = a->depth };
	return tm_alias_name(a, v, n);
}

bool
tm_alias_view(tm_aliases *a, MlirValue v, tm_alias *parent, MlirOperation op,
              MlirOperation unpack, intptr_t part, MlirValue value)
{
	tm_alias *n = TM_NEW(a->arena, tm_alias, 1);

	if (!n)
		return false;
	*n = (tm_alias){ .root = parent->root, .parent = parent, .op = op,
		         .unpack = unpack, .part = part, .value = value,
		         .version = parent->root->version };
	return tm_alias_name(a, v, n);
}

/* -- Reading ------------------------------------------------------------- */

static MlirOperation
clone_at(tm_builder *b, MlirOperation op, MlirValue operand)
{
	const MlirOperation copy = mlirOperationClone(op);

	mlirOperationSetOperand(copy, 0, operand);
	mlirBlockInsertOwnedOperationBefore(b->block, b->before, copy);
	return copy;
}

/* The view that N is, of the value PARENT. */
static MlirValue
view_of(tm_builder *b, const tm_alias *n, MlirValue parent)
{
	MlirOperation op = clone_at(b, n->op, parent);

	if (mlirOperationIsNull(n->unpack))
		return mlirOperationGetResult(op, 0);
	op = clone_at(b, n->unpack, mlirOperationGetResult(op, 0));
	return mlirOperationGetResult(op, n->part);
}

MlirValue
tm_alias_value(tm_aliases *a, tm_builder *b, tm_alias *n)
{
	MlirValue value;

	if (!n->parent || n->version == n->root->version)
		return n->value;
	value = view_of(b, n, tm_alias_value(a, b, n->parent));
	/* What is built in a region is not to be seen outside of it. */
	if (n->root->depth == a->depth) {
		n->value = value;
		n->version = n->root->version;
	}
	return value;
}

/* -- Writing ------------------------------------------------------------- */

static bool
cannot(tm_builder *b, const tm_alias *n, const char *why)
{
	const MlirStringRef name =
	        mlirIdentifierStr(mlirOperationGetName(n->op));
	char text[400];

	snprintf(text, sizeof text,
	         "a tensor is changed through %.*s, %s", (int)name.length,
	         name.data, why);
	mlirEmitError(b->loc, text);
	return false;
}

/* Whether N's elements stand one after the other, as far as its views tell;
 * only PyTorch's strides know all of it. */
static bool
is_in_order(const tm_alias *n)
{
	for (; n->parent; n = n->parent)
		if (put_of(n)->order == ANY)
			return false;
	return true;
}

/* What the parent of N holds after N was changed to PART. */
static bool
put_back(tm_aliases *a, tm_builder *b, const tm_alias *n, MlirValue parent,
         MlirValue part, MlirValue *out)
{
	const struct put *put = put_of(n);
	tm_rewrite rw = { .b = *b, .arena = a->arena };
	const tm_binding env[] = { { "part", part } };
	MlirOperation view;
	tm_status status;

	if (!put->text)
		return cannot(b, n, "which is not known how to undo");
	if (put->order == COPY && !is_in_order(n->parent))
		return cannot(b, n, "which may be a copy of it or not");
	view = clone_at(b, n->op, parent);
	rw.call = tm_call_of(view);
	status = tm_rewrite_text(&rw, put->text, env, 1);
	if (status == TM_OK && rw.num_results == 1)
		*out = tm_cast(b, rw.results[0], mlirValueGetType(parent));
	if (!tm_op_used(view))
		mlirOperationDestroy(view);
	if (status == TM_EUNSUP)
		return cannot(b, n, rw.reason);
	return status == TM_OK;
}

bool
tm_alias_write(tm_aliases *a, tm_builder *b, tm_alias *n, MlirValue value)
{
	const unsigned version = n->root->version + 1;

	if (n->root->depth != a->depth) {
		mlirEmitError(b->loc, "an op inside of a branch or a loop "
		                      "changes a tensor of the program around "
		                      "it");
		return false;
	}
	while (n->parent) {
		const MlirValue parent = tm_alias_value(a, b, n->parent);

		n->value = value;
		n->version = version;
		if (!put_back(a, b, n, parent, value, &value))
			return false;
		n = n->parent;
	}
	n->value = value;
	n->version = version;
	return true;
}
