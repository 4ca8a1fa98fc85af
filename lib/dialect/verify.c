/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What every op must satisfy, by its signature and its columns. */
#include "dialect/ops.h"
#include "dialect/verify.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* ---- types of operands and results ---- */

static bool
is_tensor(tm_type_kind kind)
{
	return kind == TM_TYPE_VTENSOR || kind == TM_TYPE_TENSOR;
}

/* The types of MLIR that our ops touch. */
static bool
accepts_builtin(tm_arg_kind kind, MlirType type)
{
	switch (kind) {
	case TM_ARG_BUILTIN_TENSOR:
		return mlirTypeIsATensor(type);
	case TM_ARG_SHAPED:
		return mlirTypeIsATensor(type) || mlirTypeIsAMemRef(type) ||
		       mlirTypeIsAUnrankedMemRef(type);
	case TM_ARG_I1:
	case TM_ARG_I64:
		return mlirTypeIsAInteger(type) &&
		       mlirIntegerTypeIsSignless(type) &&
		       mlirIntegerTypeGetWidth(type) ==
		               (kind == TM_ARG_I1 ? 1u : 64u);
	case TM_ARG_F64:
		return mlirTypeIsAF64(type);
	default:
		return kind == TM_ARG_UNCHECKED;
	}
}

/* The type of our dialect that a kind names, where there is just one. */
static tm_type_kind
only_kind(tm_arg_kind kind)
{
	switch (kind) {
	case TM_ARG_INT:
	case TM_ARG_DTYPE:
	case TM_ARG_LAYOUT:
	case TM_ARG_MEMORY_FORMAT:
		return TM_TYPE_INT;
	case TM_ARG_FLOAT:
		return TM_TYPE_FLOAT;
	case TM_ARG_BOOL:
		return TM_TYPE_BOOL;
	case TM_ARG_STR:
		return TM_TYPE_STR;
	case TM_ARG_DEVICE:
		return TM_TYPE_DEVICE;
	case TM_ARG_GENERATOR:
		return TM_TYPE_GENERATOR;
	case TM_ARG_NONE:
		return TM_TYPE_NONE;
	case TM_ARG_NUMBER:
		return TM_TYPE_NUMBER;
	case TM_ARG_LINEAR_PARAMS:
		return TM_TYPE_LINEAR_PARAMS;
	case TM_ARG_MODULE:
		return TM_TYPE_NN_MODULE;
	case TM_ARG_LIST:
		return TM_TYPE_LIST;
	case TM_ARG_TUPLE:
		return TM_TYPE_TUPLE;
	case TM_ARG_DICT:
		return TM_TYPE_DICT;
	case TM_ARG_VTENSOR:
		return TM_TYPE_VTENSOR;
	case TM_ARG_REFTENSOR:
		return TM_TYPE_TENSOR;
	default:
		return TM_TYPE_OTHER;
	}
}

static bool
accepts_one(tm_arg_kind kind, MlirType type)
{
	const tm_type_kind have = tm_type_kind_of(type);

	if (have == TM_TYPE_OTHER)
		return accepts_builtin(kind, type);
	switch (kind) {
	case TM_ARG_TENSOR:
		return is_tensor(have);
	case TM_ARG_SCALAR: /* PyTorch's holds bools, too */
		return have == TM_TYPE_INT || have == TM_TYPE_FLOAT ||
		       have == TM_TYPE_NUMBER || have == TM_TYPE_BOOL;
	case TM_ARG_ANY:
	case TM_ARG_COMPLEX:
	case TM_ARG_UNCHECKED:
		return true;
	default:
		return only_kind(kind) == have;
	}
}

static bool
is_optional(MlirType type)
{
	const tm_type_kind kind = tm_type_kind_of(type);

	return kind == TM_TYPE_OPTIONAL || kind == TM_TYPE_NONE;
}

bool
tm_arg_accepts(const tm_schema_arg *arg, MlirType type)
{
	MlirType element;

	if (arg->optional && is_optional(type))
		return true;
	if (!arg->list)
		return accepts_one(arg->kind, type);
	if (tm_type_kind_of(type) != TM_TYPE_LIST)
		return false;
	element = tm_type_contained(type, 0);
	return (arg->element_optional && is_optional(element)) ||
	       accepts_one(arg->kind, element);
}

MlirType
tm_arg_only_type(MlirContext ctx, const tm_schema_arg *arg)
{
	const tm_type_kind kind = only_kind(arg->kind);

	if (arg->list || arg->optional)
		return (MlirType){ NULL };
	if (arg->kind == TM_ARG_I1)
		return mlirIntegerTypeGet(ctx, 1);
	if (arg->kind == TM_ARG_I64)
		return mlirIntegerTypeGet(ctx, 64);
	if (arg->kind == TM_ARG_F64)
		return mlirF64TypeGet(ctx);
	if (kind == TM_TYPE_OTHER ||
	    tm_type_infos[kind].form != TM_FORM_PLAIN)
		return (MlirType){ NULL };
	return tm_type_get(ctx, kind);
}

static bool
value_ok(MlirOperation op, const tm_schema_arg *arg, MlirValue v,
         const char *what, intptr_t i)
{
	const MlirType type = mlirValueGetType(v);
	char text[160];

	if (tm_arg_accepts(arg, type))
		return true;
	tm_type_text(type, text, sizeof text);
	return tm_op_error(op, "%s #%td%s%.*s%s must be %.*s, but got '%s'",
	                   what, i, arg->name.len ? " '" : "",
	                   TM_STR_ARG(arg->name), arg->name.len ? "'" : "",
	                   TM_STR_ARG(arg->type), text);
}

/* ---- numbers of operands and results ---- */

static bool
count_ok(MlirOperation op, const tm_schema_arg *args, int num_args, bool any,
         intptr_t have, const char *what)
{
	intptr_t least = 0, most = 0;

	for (int i = 0; i < num_args; i++) {
		any |= args[i].variadic && !args[i].omissible;
		least += !args[i].variadic;
		most += 1;
	}
	if (have >= least && (any || have <= most))
		return true;
	return tm_op_error(op, "expected %s%td %s%s, but found %td",
	                   any || most > least ? "at least " : "", least,
	                   what, least == 1 ? "" : "s", have);
}

static bool
segments_ok(MlirOperation op, const tm_op_def *def)
{
	const MlirAttribute sizes = tm_op_attr_of(op, "operandSegmentSizes");
	intptr_t sum = 0;

	if (mlirDenseArrayGetNumElements(sizes) != def->signature->num_args)
		return tm_op_error(op, "'operandSegmentSizes' attribute for "
		                       "specifying operand segments must have "
		                       "%d elements, but got %td",
		                   def->signature->num_args,
		                   mlirDenseArrayGetNumElements(sizes));
	for (int i = 0; i < def->signature->num_args; i++) {
		const int32_t n = mlirDenseI32ArrayGetElement(sizes, i);

		if (n < 0)
			return tm_op_error(op, "'operandSegmentSizes' "
			                       "attribute cannot have "
			                       "negative elements");
		sum += n;
	}
	if (sum != mlirOperationGetNumOperands(op))
		return tm_op_error(op, "operand count (%td) does not match "
		                       "with the total size (%td) specified "
		                       "in attribute 'operandSegmentSizes'",
		                   mlirOperationGetNumOperands(op), sum);
	return true;
}

static bool
operands_ok(MlirOperation op, const tm_op_def *def)
{
	const tm_schema *s = def->signature;
	const intptr_t n = mlirOperationGetNumOperands(op);

	if (!count_ok(op, s->args, s->num_args, s->vararg, n, "operand") ||
	    ((def->traits & TM_SEGMENTS) && !segments_ok(op, def)))
		return false;
	for (int i = 0; i < s->num_args; i++) {
		intptr_t start, count;

		tm_op_operand_range(op, def, i, &start, &count);
		for (intptr_t k = start; k < start + count; k++)
			if (!value_ok(op, &s->args[i],
			              mlirOperationGetOperand(op, k),
			              "operand", k))
				return false;
	}
	return true;
}

/* PyTorch's tensor results may be None. */
static bool
results_ok(MlirOperation op, const tm_op_def *def)
{
	const tm_schema *s = def->signature;
	const intptr_t n = mlirOperationGetNumResults(op);

	if (!count_ok(op, s->results, s->num_results, s->varret, n, "result"))
		return false;
	for (int i = 0; i < s->num_results; i++) {
		tm_schema_arg arg = s->results[i];
		intptr_t start, count;

		arg.optional |= def->schema && arg.kind == TM_ARG_TENSOR &&
		                !arg.list;
		tm_op_result_range(op, def, i, &start, &count);
		for (intptr_t k = start; k < start + count; k++)
			if (!value_ok(op, &arg, mlirOperationGetResult(op, k),
			              "result", k))
				return false;
	}
	return true;
}

/* ---- attributes ---- */

static bool
is_i64(MlirAttribute a)
{
	MlirType t;

	if (!mlirAttributeIsAInteger(a))
		return false;
	t = mlirAttributeGetType(a);
	return mlirTypeIsAInteger(t) && mlirIntegerTypeIsSignless(t) &&
	       mlirIntegerTypeGetWidth(t) == 64;
}

static bool
is_f64(MlirAttribute a)
{
	return mlirAttributeIsAFloat(a) &&
	       mlirTypeIsAF64(mlirAttributeGetType(a));
}

static bool
is_symrefs(MlirAttribute a)
{
	if (!mlirAttributeIsAArray(a))
		return false;
	for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(a); i++)
		if (!mlirAttributeIsAFlatSymbolRef(
		            mlirArrayAttrGetElement(a, i)))
			return false;
	return true;
}

bool
tm_attr_ok(tm_attr_kind kind, MlirAttribute a)
{
	if (mlirAttributeIsNull(a))
		return false;
	switch (kind) {
	case TM_ATTR_STR:
	case TM_ATTR_SYMBOL:
		return mlirAttributeIsAString(a);
	case TM_ATTR_I64:
		return is_i64(a);
	case TM_ATTR_F64:
		return is_f64(a);
	case TM_ATTR_BOOL:
		return mlirAttributeIsABool(a);
	case TM_ATTR_NUMBER:
		return is_i64(a) || is_f64(a);
	case TM_ATTR_UNIT:
		return mlirAttributeIsAUnit(a);
	case TM_ATTR_TYPE:
		return mlirAttributeIsAType(a);
	case TM_ATTR_SYMREF:
		return mlirAttributeIsAFlatSymbolRef(a);
	case TM_ATTR_SYMREFS:
		return is_symrefs(a);
	case TM_ATTR_ELEMENTS:
		return mlirAttributeIsAElements(a);
	case TM_ATTR_I64S:
		return mlirAttributeIsADenseI64Array(a);
	case TM_ATTR_AFFINE_MAP:
		return mlirAttributeIsAAffineMap(a);
	case TM_ATTR_SEGMENTS:
		return mlirAttributeIsADenseI32Array(a);
	default:
		return true;
	}
}

const char *
tm_attr_describe(tm_attr_kind kind)
{
	static const char *const texts[TM_NUM_ATTR_KINDS] = {
		[TM_ATTR_ANY] = "any attribute",
		[TM_ATTR_STR] = "string attribute",
		[TM_ATTR_I64] = "64-bit signless integer attribute",
		[TM_ATTR_F64] = "64-bit float attribute",
		[TM_ATTR_BOOL] = "bool attribute",
		[TM_ATTR_NUMBER] = "64-bit integer or float attribute",
		[TM_ATTR_UNIT] = "unit attribute",
		[TM_ATTR_TYPE] = "any type attribute",
		[TM_ATTR_SYMBOL] = "string attribute",
		[TM_ATTR_SYMREF] = "flat symbol reference attribute",
		[TM_ATTR_SYMREFS] = "flat symbol ref array attribute",
		[TM_ATTR_ELEMENTS] = "constant vector/tensor attribute",
		[TM_ATTR_I64S] = "i64 dense array attribute",
		[TM_ATTR_AFFINE_MAP] = "AffineMap attribute",
		[TM_ATTR_SEGMENTS] = "i32 dense array attribute",
	};

	return texts[kind];
}

static bool
attrs_ok(MlirOperation op, const tm_op_def *def)
{
	for (int i = 0; i < def->num_attrs; i++) {
		const tm_op_attr *a = &def->attrs[i];
		const MlirAttribute value =
		        mlirOperationGetInherentAttributeByName(
		                op, mlirStringRefCreate(a->name.ptr,
		                                        a->name.len));

		if (mlirAttributeIsNull(value)) {
			if (!a->optional)
				return tm_op_error(
				        op, "requires attribute '%.*s'",
				        TM_STR_ARG(a->name));
		} else if (!tm_attr_ok(a->kind, value)) {
			return tm_op_error(op,
			                   "attribute '%.*s' failed to "
			                   "satisfy constraint: %s",
			                   TM_STR_ARG(a->name),
			                   tm_attr_describe(a->kind));
		}
	}
	return true;
}

const char *
tm_region_arg_attr_wrong(tm_str name, MlirAttribute value)
{
	if (!tm_str_eq(name, TM_STR("torch.type_bound")))
		return "unknown region arg attribute";
	if (!mlirAttributeIsAType(value))
		return "'torch.type_bound' must be TypeAttr";
	if (!is_tensor(tm_type_kind_of(mlirTypeAttrGetValue(value))))
		return "'torch.type_bound' must be of tensor type";
	return NULL;
}

/* ---- place and regions ---- */

static bool
place_ok(MlirOperation op, const tm_op_def *def)
{
	const intptr_t regions = mlirOperationGetNumRegions(op);
	const MlirBlock block = mlirOperationGetBlock(op);

	if (def->num_regions >= 0 && regions != def->num_regions)
		return tm_op_error(op, "expected %d region%s, but found %td",
		                   def->num_regions,
		                   def->num_regions == 1 ? "" : "s", regions);
	if (mlirOperationGetNumSuccessors(op))
		return tm_op_error(op, "requires 0 successors but found %td",
		                   mlirOperationGetNumSuccessors(op));
	if ((def->traits & TM_TERMINATOR) && !mlirBlockIsNull(block) &&
	    !mlirOperationIsNull(mlirOperationGetNextInBlock(op)))
		return tm_op_error(op, "must be the last operation in the "
		                       "parent block");
	return true;
}

bool
tm_op_verify(MlirOperation op, const tm_op_def *def)
{
	return place_ok(op, def) && attrs_ok(op, def) &&
	       operands_ok(op, def) && results_ok(op, def) &&
	       (def->hand < 0 || tm_verify_hand(op, def));
}
