/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reads an op as its row's format says; without a format in the way of
 * PyTorch's ops: operands, attributes, ":", types, "->", types.
 */
#include "dialect/bridge.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

typedef struct types {
	MlirType *v;
	size_t n, cap;
} types;

typedef struct read_op {
	tm_reader *r;
	const tm_op_def *def;
	const tm_schema *sig;
	const char *start;
	tm_arena arena;
	intptr_t *counts;      /* operands that each parameter got */
	types *operand_types;  /* of each parameter */
	types *result_types;   /* of each result */
	types operands, results; /* of all, where the text says them at once */
	bool operands_at_once, types_at_once, results_at_once;
	int inferred; /* parameter whose type comes from the result's; or -1 */
} read_op;

static bool
fail(read_op *o, const char *message)
{
	return tm_read_error(o->r, o->start, message);
}

static bool
add(read_op *o, types *list, MlirType type)
{
	if (!tm_arena_grow(&o->arena, &list->v, &list->cap, list->n + 1,
	                   sizeof type))
		return fail(o, "out of memory");
	list->v[list->n++] = type;
	return true;
}

static bool
literal(read_op *o, tm_str s)
{
	return tm_read_literal(o->r, s, false);
}

static bool
optional(read_op *o, tm_str s)
{
	return tm_read_literal(o->r, s, true);
}

/* ---- types ---- */

static bool
one_type(read_op *o, types *out)
{
	MlirType type;

	return tm_read_type(o->r, false, &type) == TM_FOUND &&
	       add(o, out, type);
}

/* Types separated by commas, or none. */
static bool
type_list(read_op *o, types *out)
{
	MlirType type;
	const tm_found first = tm_read_type(o->r, true, &type);

	if (first != TM_FOUND)
		return first == TM_ABSENT;
	if (!add(o, out, type))
		return false;
	while (optional(o, TM_STR(",")))
		if (!one_type(o, out))
			return false;
	return true;
}

static bool
operand_type(read_op *o, int i)
{
	if (i < 0) {
		o->types_at_once = true;
		return type_list(o, &o->operands);
	}
	if (o->sig->args[i].variadic)
		return type_list(o, &o->operand_types[i]);
	return one_type(o, &o->operand_types[i]);
}

static bool
result_type(read_op *o, int i)
{
	if (i < 0) {
		o->results_at_once = true;
		return type_list(o, &o->results);
	}
	if (o->sig->results[i].variadic)
		return type_list(o, &o->result_types[i]);
	return one_type(o, &o->result_types[i]);
}

static bool
function_type(read_op *o, int i)
{
	types *in = i < 0 ? &o->operands : &o->operand_types[i];
	const char *place = tm_read_place(o->r);
	MlirType type;

	if (tm_read_type(o->r, false, &type) != TM_FOUND)
		return false;
	if (!mlirTypeIsAFunction(type))
		return tm_read_error(o->r, place, "expected a function type");
	o->types_at_once |= i < 0;
	o->results_at_once = true;
	for (intptr_t k = 0; k < mlirFunctionTypeGetNumInputs(type); k++)
		if (!add(o, in, mlirFunctionTypeGetInput(type, k)))
			return false;
	for (intptr_t k = 0; k < mlirFunctionTypeGetNumResults(type); k++)
		if (!add(o, &o->results, mlirFunctionTypeGetResult(type, k)))
			return false;
	return true;
}

/* ---- operands, attributes, regions ---- */

static bool
operand(read_op *o, int i)
{
	const tm_schema_arg *arg;
	tm_found found;
	intptr_t n;

	if (i < 0) {
		o->operands_at_once = true;
		return tm_read_operands(o->r, o->def->num_operands) >= 0;
	}
	arg = &o->sig->args[i];
	if (arg->variadic && !arg->omissible) {
		n = tm_read_operands(o->r, -1);
		o->counts[i] += n > 0 ? n : 0;
		return n >= 0;
	}
	found = tm_read_operand(o->r, arg->omissible);
	o->counts[i] += found == TM_FOUND;
	return found != TM_ERROR;
}

/* The type that the attribute's text leaves out. */
static MlirType
attr_type(MlirContext ctx, tm_attr_kind kind)
{
	switch (kind) {
	case TM_ATTR_I64:
		return mlirIntegerTypeGet(ctx, 64);
	case TM_ATTR_F64:
		return mlirF64TypeGet(ctx);
	case TM_ATTR_BOOL:
		return mlirIntegerTypeGet(ctx, 1);
	case TM_ATTR_STR:
		return mlirNoneTypeGet(ctx);
	default:
		return (MlirType){ NULL };
	}
}

static bool
attr_value(read_op *o, tm_attr_kind kind, MlirAttribute *out)
{
	const MlirContext ctx = tm_read_context(o->r);
	MlirType type;

	switch (kind) {
	case TM_ATTR_UNIT: /* what stands before it says it all */
		*out = mlirUnitAttrGet(ctx);
		return true;
	case TM_ATTR_SYMBOL:
		return tm_read_symbol(o->r, false, out) == TM_FOUND;
	case TM_ATTR_TYPE:
		if (tm_read_type(o->r, false, &type) != TM_FOUND)
			return false;
		*out = mlirTypeAttrGet(type);
		return true;
	default:
		return tm_read_attr(o->r, false, attr_type(ctx, kind), out) ==
		       TM_FOUND;
	}
}

static bool
attribute(read_op *o, int i)
{
	const tm_op_attr *a = &o->def->attrs[i];
	const char *place = tm_read_place(o->r);
	MlirAttribute value = { NULL };
	char message[96];

	if (!attr_value(o, a->kind, &value))
		return false;
	if (!tm_attr_ok(a->kind, value)) {
		snprintf(message, sizeof message, "expected %s",
		         tm_attr_describe(a->kind));
		return tm_read_error(o->r, place, message);
	}
	tm_read_set_attr(o->r, a->name, value);
	return true;
}

static bool
region(read_op *o, int i)
{
	const tm_str none = { NULL, 0 };
	tm_found found;

	if (i >= 0)
		return tm_read_region(o->r, false,
		                      o->def->regions[i].terminator) ==
		       TM_FOUND;
	do
		found = tm_read_region(o->r, true, none);
	while (found == TM_FOUND && optional(o, TM_STR(",")));
	return found != TM_ERROR;
}

/* '[' ( symbol '(' operand ':' type ')' )* ']' */
static bool
slot_values(read_op *o)
{
	const MlirContext ctx = tm_read_context(o->r);
	struct {
		MlirAttribute *v;
		size_t n, cap;
	} names = { 0 };
	MlirAttribute name;

	if (!literal(o, TM_STR("[")))
		return false;
	while (tm_read_symbol(o->r, true, &name) == TM_FOUND) {
		if (!tm_arena_grow(&o->arena, &names.v, &names.cap,
		                   names.n + 1, sizeof name))
			return fail(o, "out of memory");
		names.v[names.n++] = mlirFlatSymbolRefAttrGet(
		        ctx, mlirStringAttrGetValue(name));
		if (!literal(o, TM_STR("(")) ||
		    tm_read_operand(o->r, false) != TM_FOUND ||
		    !literal(o, TM_STR(":")) ||
		    !one_type(o, &o->operand_types[0]) ||
		    !literal(o, TM_STR(")")))
			return false;
		o->counts[0]++;
	}
	tm_read_set_attr(o->r, o->def->attrs[0].name,
	                 mlirArrayAttrGet(ctx, (intptr_t)names.n, names.v));
	return literal(o, TM_STR("]"));
}

/* ---- formats ---- */

static bool
element(read_op *o, const tm_asm_item *it)
{
	switch (it->kind) {
	case TM_ASM_LITERAL:
		return tm_str_eq(it->text, TM_STR(" ")) ||
		       literal(o, it->text);
	case TM_ASM_OPERAND:
		return operand(o, it->index);
	case TM_ASM_ATTR:
		return attribute(o, it->index);
	case TM_ASM_REGION:
		return region(o, it->index);
	case TM_ASM_OPERAND_TYPE:
		return operand_type(o, it->index);
	case TM_ASM_RESULT_TYPE:
		return result_type(o, it->index);
	case TM_ASM_FUNCTION_TYPE:
		return function_type(o, it->index);
	case TM_ASM_ATTR_DICT:
		return tm_read_attr_dict(o->r);
	case TM_ASM_SLOT_VALUES:
		return slot_values(o);
	case TM_ASM_INFER:
		o->inferred = it->index;
		return true;
	default:
		return false;
	}
}

/* Reads the first element of a group if it is there. */
static tm_found
group_begins(read_op *o, const tm_asm_item *first)
{
	MlirAttribute value;
	tm_found found;

	switch (first->kind) {
	case TM_ASM_LITERAL:
		return optional(o, first->text) ? TM_FOUND : TM_ABSENT;
	case TM_ASM_OPERAND:
		if (!operand(o, first->index))
			return TM_ERROR;
		return o->counts[first->index] ? TM_FOUND : TM_ABSENT;
	default:
		found = tm_read_attr(o->r, true, (MlirType){ NULL }, &value);
		if (found == TM_FOUND)
			tm_read_set_attr(o->r,
			                 o->def->attrs[first->index].name,
			                 value);
		return found;
	}
}

static bool
group(read_op *o, const tm_asm_item *head)
{
	const tm_found found = group_begins(o, head + 1);

	for (int i = 2; found == TM_FOUND && i <= head->count; i++)
		if (!element(o, &head[i]))
			return false;
	return found != TM_ERROR;
}

static bool
formatted(read_op *o, const tm_assembly *a)
{
	for (int i = 0; i < a->count; i++) {
		const tm_asm_item *it = &a->items[i];

		if (it->kind != TM_ASM_GROUP) {
			if (!element(o, it))
				return false;
			continue;
		}
		if (!group(o, it))
			return false;
		i += it->count;
	}
	return true;
}

static bool
plain(read_op *o)
{
	const int num_results = o->def->num_results;
	const intptr_t n = tm_read_operands(o->r, o->def->num_operands);

	o->operands_at_once = o->types_at_once = o->results_at_once = true;
	if (n < 0 || !tm_read_attr_dict(o->r) || !literal(o, TM_STR(":")))
		return false;
	if (n > 0) {
		if (!type_list(o, &o->operands))
			return false;
		if (num_results == 0 ||
		    (num_results < 0 && !optional(o, TM_STR("->"))))
			return true;
		if (num_results > 0 && !literal(o, TM_STR("->")))
			return false;
	}
	return type_list(o, &o->results);
}

/* ---- after the text ---- */

static bool
finish_results(read_op *o)
{
	const MlirContext ctx = tm_read_context(o->r);

	for (int i = 0; !o->results_at_once && i < o->sig->num_results; i++) {
		types *t = &o->result_types[i];

		if (!t->n && !o->sig->results[i].variadic &&
		    !add(o, t, tm_arg_only_type(ctx, &o->sig->results[i])))
			return false;
		for (size_t k = 0; k < t->n; k++)
			if (!add(o, &o->results, t->v[k]))
				return false;
	}
	for (size_t k = 0; k < o->results.n; k++)
		if (mlirTypeIsNull(o->results.v[k]))
			return fail(o, "cannot infer a result type");
	tm_read_set_results(o->r, (intptr_t)o->results.n, o->results.v);
	return true;
}

/* Types of the operands that parameter I got and the text has none for. */
static bool
infer_types(read_op *o, int i)
{
	MlirType type;

	if (i == o->inferred && o->results.n)
		type = tm_type_other_semantics(o->results.v[0]);
	else
		type = tm_arg_only_type(tm_read_context(o->r),
		                        &o->sig->args[i]);
	if (o->counts[i] && mlirTypeIsNull(type))
		return fail(o, "cannot infer the type of an operand");
	for (intptr_t k = 0; k < o->counts[i]; k++)
		if (!add(o, &o->operand_types[i], type))
			return false;
	return true;
}

static bool
finish_operands(read_op *o)
{
	int32_t segments[8] = { 0 };

	for (int i = 0; !o->operands_at_once && i < o->sig->num_args; i++) {
		types *t = &o->operand_types[i];

		if (i < 8)
			segments[i] = (int32_t)o->counts[i];
		if (o->types_at_once)
			continue;
		if (!t->n && !infer_types(o, i))
			return false;
		for (size_t k = 0; k < t->n; k++)
			if (!add(o, &o->operands, t->v[k]))
				return false;
	}
	if (o->def->traits & TM_SEGMENTS)
		tm_read_set_attr(o->r, TM_STR("operandSegmentSizes"),
		                 mlirDenseI32ArrayGet(tm_read_context(o->r),
		                                      o->sig->num_args,
		                                      segments));
	return tm_read_resolve(o->r, (intptr_t)o->operands.n, o->operands.v);
}

static bool
read_all(read_op *o)
{
	const size_t args = (size_t)o->sig->num_args;

	o->counts = TM_NEW(&o->arena, intptr_t, args);
	o->operand_types = TM_NEW(&o->arena, types, args);
	o->result_types = TM_NEW(&o->arena, types,
	                         (size_t)o->sig->num_results);
	if (!o->counts || !o->operand_types || !o->result_types)
		return fail(o, "out of memory");
	return (o->def->assembly ? formatted(o, o->def->assembly) :
	                           plain(o)) &&
	       finish_results(o) && finish_operands(o);
}

bool
tm_op_read(tm_reader *r, const tm_op_def *def)
{
	read_op o = { .r = r,
		      .def = def,
		      .sig = def->signature,
		      .start = tm_read_place(r),
		      .inferred = -1 };
	bool good;

	if (def->traits & TM_GENERIC)
		return fail(&o, "op has no custom assembly form");
	good = read_all(&o);
	tm_arena_free(&o.arena);
	return good;
}
