/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and ops as text, the opposite of read_type.c and read_op.c. */
#include "dialect/ops.h"

#include <ctype.h>
#include <inttypes.h>
#include <mlir-c/BuiltinAttributes.h>
#include <stdio.h>

static void
text(tm_writer *w, const char *s)
{
	tm_write_text(w, tm_str_from(s));
}

/* ---- types ---- */

static void
write_sizes(tm_writer *w, const tm_type_key *key)
{
	char number[24];

	if (!key->has_sizes) {
		text(w, "*");
		return;
	}
	text(w, "[");
	for (intptr_t i = 0; i < key->num_sizes; i++) {
		if (key->sizes[i] == TM_DYN)
			snprintf(number, sizeof number, "?");
		else
			snprintf(number, sizeof number, "%" PRId64,
			         key->sizes[i]);
		text(w, i ? "," : "");
		text(w, number);
	}
	text(w, "]");
}

/* Where nothing is known, nothing is written. */
static void
write_tensor(tm_writer *w, const tm_type_key *key)
{
	const MlirType dtype = key->types[0];

	if (!key->has_sizes && mlirTypeIsNull(dtype))
		return;
	text(w, "<");
	write_sizes(w, key);
	text(w, ",");
	if (mlirTypeIsNull(dtype))
		text(w, "unk");
	else
		tm_write_type(w, dtype);
	if (!mlirAttributeIsNull(key->encoding)) {
		text(w, ",");
		tm_write_attr(w, key->encoding, TM_STYLE_FULL);
	}
	text(w, ">");
}

static void
write_contained(tm_writer *w, const tm_type_key *key)
{
	text(w, "<");
	for (intptr_t i = 0; i < key->num_types; i++) {
		text(w, i ? ", " : "");
		tm_type_write(w, key->types[i]);
	}
	text(w, ">");
}

void
tm_type_write(tm_writer *w, MlirType type)
{
	tm_type_key key;

	if (!tm_bridge_type_key(type, &key))
		return;
	tm_write_text(w, tm_type_infos[key.kind].mnemonic);
	switch (tm_type_infos[key.kind].form) {
	case TM_FORM_TENSOR:
		write_tensor(w, &key);
		break;
	case TM_FORM_TYPES:
		write_contained(w, &key);
		break;
	case TM_FORM_STRING:
		text(w, "<");
		tm_write_string(w, key.text);
		text(w, ">");
		break;
	default:
		break;
	}
}

/* ---- ops ---- */

typedef struct write_op {
	tm_writer *w;
	const tm_op_def *def;
	MlirOperation op;
	/* ODS's rules for the space before the next element. */
	bool space, after_punctuation;
} write_op;

/* The operands (results) of parameter (result) I; all of them for -1. */
static void
operand_range(write_op *o, int i, intptr_t *start, intptr_t *n)
{
	*start = 0;
	*n = mlirOperationGetNumOperands(o->op);
	if (i >= 0)
		tm_op_operand_range(o->op, o->def, i, start, n);
}

static void
result_range(write_op *o, int i, intptr_t *start, intptr_t *n)
{
	*start = 0;
	*n = mlirOperationGetNumResults(o->op);
	if (i >= 0)
		tm_op_result_range(o->op, o->def, i, start, n);
}

static void
write_operands(write_op *o, int i)
{
	intptr_t start, n;

	operand_range(o, i, &start, &n);
	for (intptr_t k = start; k < start + n; k++) {
		text(o->w, k > start ? ", " : "");
		tm_write_value(o->w, mlirOperationGetOperand(o->op, k));
	}
}

static void
write_operand_types(write_op *o, int i)
{
	intptr_t start, n;

	operand_range(o, i, &start, &n);
	for (intptr_t k = start; k < start + n; k++) {
		text(o->w, k > start ? ", " : "");
		tm_write_type(o->w, mlirValueGetType(mlirOperationGetOperand(
		                            o->op, k)));
	}
}

static void
write_result_types(write_op *o, int i)
{
	intptr_t start, n;

	result_range(o, i, &start, &n);
	for (intptr_t k = start; k < start + n; k++) {
		text(o->w, k > start ? ", " : "");
		tm_write_type(o->w, mlirValueGetType(mlirOperationGetResult(
		                            o->op, k)));
	}
}

/* One result that is no function needs no parentheses. */
static void
write_function_type(write_op *o, int i)
{
	const bool bare = mlirOperationGetNumResults(o->op) == 1;

	text(o->w, "(");
	write_operand_types(o, i);
	text(o->w, bare ? ") -> " : ") -> (");
	write_result_types(o, -1);
	text(o->w, bare ? "" : ")");
}

static MlirAttribute
attr_of(write_op *o, int i)
{
	const tm_str name = o->def->attrs[i].name;

	return mlirOperationGetInherentAttributeByName(
	        o->op, mlirStringRefCreate(name.ptr, name.len));
}

static void
write_attr(write_op *o, int i)
{
	const tm_attr_kind kind = o->def->attrs[i].kind;

	tm_write_attr(o->w, attr_of(o, i),
	              kind == TM_ATTR_SYMBOL     ? TM_STYLE_SYMBOL :
	              kind == TM_ATTR_AFFINE_MAP ? TM_STYLE_MAP :
	              kind == TM_ATTR_ELEMENTS || kind == TM_ATTR_ANY ?
	                                           TM_STYLE_FULL :
	                                           TM_STYLE_TYPELESS);
}

/* Every attribute that the format has no place for. */
static void
write_attr_dict(write_op *o)
{
	const tm_assembly *a = o->def->assembly;
	tm_str elided[16];
	size_t n = 0;

	elided[n++] = TM_STR("operandSegmentSizes");
	for (int i = 0; a && i < a->count && n < 16; i++)
		if (a->items[i].kind == TM_ASM_ATTR ||
		    a->items[i].kind == TM_ASM_SLOT_VALUES)
			elided[n++] = o->def->attrs[a->items[i].index].name;
	tm_write_attr_dict(o->w, elided, n);
}

/* Does the block end in a terminator that says nothing? */
static bool
ends_silently(MlirRegion region)
{
	const MlirBlock block = mlirRegionGetFirstBlock(region);
	MlirOperation last;

	if (mlirBlockIsNull(block))
		return false;
	last = mlirBlockGetTerminator(block);
	return !mlirOperationIsNull(last) &&
	       !mlirOperationGetNumOperands(last) &&
	       !mlirOperationGetNumResults(last) &&
	       !mlirOperationGetNumAttributes(last);
}

static void
write_region(write_op *o, int i)
{
	const intptr_t n = mlirOperationGetNumRegions(o->op);
	MlirRegion region;

	if (i >= 0) {
		if (i >= n)
			return;
		region = mlirOperationGetRegion(o->op, i);
		tm_write_region(o->w, region,
		                !o->def->regions[i].terminator.len ||
		                        !ends_silently(region));
		return;
	}
	for (intptr_t k = 0; k < n; k++) {
		text(o->w, k ? ", " : "");
		tm_write_region(o->w, mlirOperationGetRegion(o->op, k), true);
	}
}

static void
write_slot_values(write_op *o)
{
	const MlirAttribute names = attr_of(o, 0);
	const intptr_t n = mlirOperationGetNumOperands(o->op);
	const bool good = tm_attr_ok(TM_ATTR_SYMREFS, names);

	text(o->w, "[");
	for (intptr_t i = 0; i < n; i++) {
		MlirValue v = mlirOperationGetOperand(o->op, i);

		tm_write_newline(o->w, 1);
		if (good && i < mlirArrayAttrGetNumElements(names))
			tm_write_attr(o->w, mlirArrayAttrGetElement(names, i),
			              TM_STYLE_FULL);
		text(o->w, "(");
		tm_write_value(o->w, v);
		text(o->w, " : ");
		tm_write_type(o->w, mlirValueGetType(v));
		text(o->w, ")");
	}
	tm_write_newline(o->w, 0);
	text(o->w, "]");
}

/* ODS's placement of spaces around a literal. */
static void
write_literal(write_op *o, tm_str s)
{
	const bool word = s.len != 1 && !tm_str_eq(s, TM_STR("->"));
	const char *tight = o->after_punctuation ? ">)}]," : "<>(){}[],";

	if (tm_str_eq(s, TM_STR(" "))) {
		text(o->w, " ");
		o->space = false;
		o->after_punctuation = true;
		return;
	}
	if (o->space && (word || !strchr(tight, s.ptr[0])))
		text(o->w, " ");
	tm_write_text(o->w, s);
	o->space = s.len != 1 || !strchr("<({[", s.ptr[0]);
	o->after_punctuation = s.ptr[0] != '_' &&
	                       !isalpha((unsigned char)s.ptr[0]);
}

static void
write_element(write_op *o, const tm_asm_item *it)
{
	if (o->space || !o->after_punctuation)
		text(o->w, " ");
	o->space = true;
	o->after_punctuation = false;
	switch (it->kind) {
	case TM_ASM_OPERAND:
		write_operands(o, it->index);
		break;
	case TM_ASM_ATTR:
		write_attr(o, it->index);
		break;
	case TM_ASM_REGION:
		write_region(o, it->index);
		break;
	case TM_ASM_OPERAND_TYPE:
		write_operand_types(o, it->index);
		break;
	case TM_ASM_RESULT_TYPE:
		write_result_types(o, it->index);
		break;
	case TM_ASM_FUNCTION_TYPE:
		write_function_type(o, it->index);
		break;
	case TM_ASM_SLOT_VALUES:
		write_slot_values(o);
		break;
	default:
		break;
	}
}

static void
write_item(write_op *o, const tm_asm_item *it)
{
	switch (it->kind) {
	case TM_ASM_LITERAL:
		write_literal(o, it->text);
		return;
	case TM_ASM_INFER:
		return;
	case TM_ASM_ATTR_DICT:
		write_attr_dict(o);
		o->after_punctuation = false;
		return;
	case TM_ASM_ATTR:
		if (o->def->attrs[it->index].kind == TM_ATTR_UNIT)
			return;
		break;
	case TM_ASM_REGION:
		if (!mlirOperationGetNumRegions(o->op))
			return;
		break;
	default:
		break;
	}
	write_element(o, it);
}

/* Is the anchor of the group there? */
static bool
present(write_op *o, const tm_asm_item *head)
{
	const tm_asm_item *anchor = head + head->anchor;
	intptr_t start, n;

	switch (anchor->kind) {
	case TM_ASM_ATTR:
		return !mlirAttributeIsNull(attr_of(o, anchor->index));
	case TM_ASM_RESULT_TYPE:
		result_range(o, anchor->index, &start, &n);
		return n > 0;
	default:
		operand_range(o, anchor->index, &start, &n);
		return n > 0;
	}
}

static void
write_plain(write_op *o)
{
	const bool operands = mlirOperationGetNumOperands(o->op) > 0;
	const bool results = mlirOperationGetNumResults(o->op) > 0;

	text(o->w, operands ? " " : "");
	write_operands(o, -1);
	write_attr_dict(o);
	text(o->w, operands ? " : " : " :");
	write_operand_types(o, -1);
	text(o->w, !results ? "" : operands ? " -> " : " ");
	write_result_types(o, -1);
}

void
tm_op_write(tm_writer *w, const tm_op_def *def, MlirOperation op)
{
	write_op o = { .w = w, .def = def, .op = op, .space = true };
	const tm_assembly *a = def->assembly;

	if (def->traits & TM_GENERIC) {
		tm_write_generic(w);
		return;
	}
	tm_write_text(w, def->name);
	if (!a) {
		write_plain(&o);
		return;
	}
	for (int i = 0; i < a->count; i++) {
		const tm_asm_item *it = &a->items[i];

		if (it->kind != TM_ASM_GROUP)
			write_item(&o, it);
		else if (!present(&o, it))
			i += it->count;
	}
}
