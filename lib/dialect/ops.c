/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/ops.h"

#include "dialect/build.h"
#include "dialect/query.h"

#include <inttypes.h>
#include <math.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdarg.h>
#include <stdio.h>

/* The address of an entry of the registry is its op's type id. */
const tm_op_def *
tm_op_def_of(MlirOperation op)
{
	const char *id = mlirOperationGetTypeID(op).ptr;
	const tm_op_def *defs;
	size_t count;

	if (!id)
		return NULL;
	defs = tm_registry(&count);
	if (id < (const char *)defs || id >= (const char *)(defs + count))
		return NULL;
	return (const tm_op_def *)id;
}

tm_op_id
tm_op_id_of(MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);

	return def ? def->id : TM_OP_NONE;
}

MlirAttribute
tm_op_attr_of(MlirOperation op, const char *name)
{
	const MlirStringRef s = mlirStringRefCreateFromCString(name);

	if (!mlirOperationHasInherentAttributeByName(op, s))
		return (MlirAttribute){ NULL };
	return mlirOperationGetInherentAttributeByName(op, s);
}

bool
tm_op_error(MlirOperation op, const char *format, ...)
{
	char buf[512];
	va_list args;
	int n;

	va_start(args, format);
	n = vsnprintf(buf, sizeof buf, format, args);
	va_end(args);
	if (n < 0)
		n = 0;
	if ((size_t)n >= sizeof buf)
		n = sizeof buf - 1;
	tm_bridge_op_error(op, (tm_str){ buf, (size_t)n });
	return false;
}

/* ---- groups of operands and results ---- */

/* Which of N values belong to ARGS[I], where one of them may be variadic. */
static void
range(const tm_schema_arg *args, int num_args, intptr_t n, int i,
      intptr_t *start, intptr_t *count)
{
	intptr_t fixed = 0, variadic;

	for (int k = 0; k < num_args; k++)
		fixed += !args[k].variadic;
	variadic = n > fixed ? n - fixed : 0;
	*start = 0;
	for (int k = 0; k < i; k++)
		*start += args[k].variadic ? variadic : 1;
	*count = args[i].variadic ? variadic : 1;
	if (*start > n)
		*start = n;
	if (*count > n - *start)
		*count = n - *start;
}

/* By operandSegmentSizes, kept inside of what OP has. */
static void
segment(MlirOperation op, int i, intptr_t *start, intptr_t *count)
{
	const MlirAttribute sizes = tm_op_attr_of(op, "operandSegmentSizes");
	intptr_t left = mlirOperationGetNumOperands(op);

	*start = *count = 0;
	if (!tm_attr_ok(TM_ATTR_SEGMENTS, sizes))
		return;
	for (int k = 0; k <= i && k < mlirDenseArrayGetNumElements(sizes);
	     k++) {
		int32_t n = mlirDenseI32ArrayGetElement(sizes, k);

		*start += *count;
		left -= *count;
		*count = n < 0 ? 0 : n > left ? left : n;
	}
}

void
tm_op_operand_range(MlirOperation op, const tm_op_def *def, int i,
                    intptr_t *start, intptr_t *count)
{
	if (def->traits & TM_SEGMENTS)
		segment(op, i, start, count);
	else
		range(def->signature->args, def->signature->num_args,
		      mlirOperationGetNumOperands(op), i, start, count);
}

void
tm_op_result_range(MlirOperation op, const tm_op_def *def, int i,
                   intptr_t *start, intptr_t *count)
{
	range(def->signature->results, def->signature->num_results,
	      mlirOperationGetNumResults(op), i, start, count);
}

/* ---- constants ---- */

MlirAttribute
tm_op_fold(MlirOperation op, const tm_op_def *def)
{
	const MlirAttribute none = { NULL };

	if (!(def->traits & TM_CONSTANT) ||
	    mlirOperationGetNumResults(op) != 1)
		return none;
	if (!def->num_attrs)
		return mlirTypeAttrGet(
		        mlirValueGetType(mlirOperationGetResult(op, 0)));
	return tm_op_attr_of(op, "value");
}

/* A cast that changes nothing, or that takes back the cast before it. */
MlirValue
tm_op_fold_value(MlirOperation op, const tm_op_def *def)
{
	const MlirValue none = { NULL };
	const tm_op_def *inner;
	MlirValue v;
	MlirType want;

	if (!(def->traits & TM_CAST))
		return none;
	want = mlirValueGetType(mlirOperationGetResult(op, 0));
	v = mlirOperationGetOperand(op, 0);
	if (mlirTypeEqual(mlirValueGetType(v), want))
		return v;
	if (!mlirValueIsAOpResult(v))
		return none;
	inner = tm_op_def_of(mlirOpResultGetOwner(v));
	if (!inner || !(inner->traits & TM_CAST))
		return none;
	v = mlirOperationGetOperand(mlirOpResultGetOwner(v), 0);
	return mlirTypeEqual(mlirValueGetType(v), want) ? v : none;
}

MlirType
tm_literal_type(tm_type_kind kind, MlirAttribute elements)
{
	const MlirType none = { NULL };
	int64_t sizes[TM_MAX_RANK];
	MlirType type, element;
	intptr_t rank;

	type = mlirAttributeGetType(elements);
	if (!mlirTypeIsAShaped(type) || !mlirShapedTypeHasRank(type) ||
	    (rank = mlirShapedTypeGetRank(type)) > TM_MAX_RANK)
		return none;
	for (intptr_t i = 0; i < rank; i++)
		sizes[i] = mlirShapedTypeGetDimSize(type, i);
	element = mlirShapedTypeGetElementType(type);
	if (mlirTypeIsAInteger(element) &&
	    mlirIntegerTypeIsSignless(element) &&
	    mlirIntegerTypeGetWidth(element) > 1)
		element = mlirIntegerTypeSignedGet(
		        mlirTypeGetContext(type),
		        mlirIntegerTypeGetWidth(element));
	return tm_type_tensor_raw(mlirTypeGetContext(type), kind, (int)rank,
	                          sizes, element);
}

static const char *
literal_op(MlirAttribute value, MlirType type)
{
	if (!mlirAttributeIsAElements(value) ||
	    !mlirTypeEqual(tm_literal_type(TM_TYPE_VTENSOR, value), type))
		return NULL;
	return "torch.vtensor.literal";
}

const char *
tm_constant_op(MlirAttribute value, MlirType type)
{
	static const struct {
		tm_type_kind type;
		tm_attr_kind attr;
		const char *name;
	} ops[] = {
		{ TM_TYPE_NONE, TM_ATTR_TYPE, "torch.constant.none" },
		{ TM_TYPE_INT, TM_ATTR_I64, "torch.constant.int" },
		{ TM_TYPE_FLOAT, TM_ATTR_F64, "torch.constant.float" },
		{ TM_TYPE_BOOL, TM_ATTR_BOOL, "torch.constant.bool" },
		{ TM_TYPE_STR, TM_ATTR_STR, "torch.constant.str" },
		{ TM_TYPE_DEVICE, TM_ATTR_STR, "torch.constant.device" },
		{ TM_TYPE_NUMBER, TM_ATTR_NUMBER, "torch.constant.number" },
	};
	const tm_type_kind kind = tm_type_kind_of(type);

	if (kind == TM_TYPE_VTENSOR)
		return literal_op(value, type);
	for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
		if (ops[i].type == kind && tm_attr_ok(ops[i].attr, value))
			return ops[i].name;
	return NULL;
}

/* ---- names of results ---- */

/* Six significant digits, written with seven, without '+': 1.000000e00. */
static size_t
float_name(double v, char *buf, size_t size)
{
	char digits[40];
	const char *e;

	if (isnan(v) || isinf(v))
		return (size_t)snprintf(buf, size, "float%s%s",
		                        v < 0 ? "-" : "",
		                        isnan(v) ? "NaN" : "Inf");
	snprintf(digits, sizeof digits, "%.5e", v);
	e = strchr(digits, 'e');
	return (size_t)snprintf(buf, size, "float%.*s0e%s%s",
	                        (int)(e - digits), digits,
	                        e[1] == '-' ? "-" : "", e + 2);
}

static size_t
value_name(MlirAttribute value, char *buf, size_t size)
{
	MlirStringRef s;

	if (mlirAttributeIsABool(value))
		return (size_t)snprintf(buf, size, "%s",
		                        mlirBoolAttrGetValue(value) ?
		                                "true" :
		                                "false");
	if (tm_attr_ok(TM_ATTR_I64, value))
		return (size_t)snprintf(buf, size, "int%" PRId64,
		                        mlirIntegerAttrGetValueInt(value));
	if (tm_attr_ok(TM_ATTR_F64, value))
		return float_name(mlirFloatAttrGetValueDouble(value), buf,
		                  size);
	if (!mlirAttributeIsAString(value))
		return 0;
	s = mlirStringAttrGetValue(value);
	if (s.length >= size)
		return 0;
	memcpy(buf, s.data, s.length);
	return s.length;
}

/* What names the result of a constant is the kind of the result. */
size_t
tm_op_result_name(MlirOperation op, const tm_op_def *def, char *buf,
                  size_t size)
{
	const MlirAttribute value = tm_op_fold(op, def);

	if (mlirAttributeIsNull(value))
		return 0;
	switch (tm_type_kind_of(
	        mlirValueGetType(mlirOperationGetResult(op, 0)))) {
	case TM_TYPE_NONE:
		return (size_t)snprintf(buf, size, "none");
	case TM_TYPE_STR:
		return (size_t)snprintf(buf, size, "str");
	case TM_TYPE_NUMBER:
	case TM_TYPE_VTENSOR:
		return 0;
	default:
		return value_name(value, buf, size);
	}
}

/* ---- effects ---- */

/* More uses than these are not looked at. */
enum { MAX_USES = 64 };

static bool
is_container(MlirType type)
{
	const tm_type_kind kind = tm_type_kind_of(type);

	return kind == TM_TYPE_LIST || kind == TM_TYPE_DICT;
}

/* Does operand I of OP neither change the container nor hand it on? */
static bool
use_is_harmless(MlirOperation op, intptr_t i)
{
	const tm_op_def *def = tm_op_def_of(op);

	if (!def)
		return false;
	if (!def->schema)
		return (def->traits & (TM_PURE | TM_TERMINATOR)) == TM_PURE &&
		       !(def->traits & TM_VIEW) &&
		       !is_container(mlirValueGetType(
		               mlirOperationGetResult(op, 0)));
	return i < def->schema->num_args && !def->schema->args[i].mutated &&
	       !def->schema->args[i].aliases && (def->traits & TM_PURE);
}

/* A list is only made once and read: as good as a value. */
static bool
never_changes(MlirValue container)
{
	MlirOpOperand use = mlirValueGetFirstUse(container);
	int n = 0;

	if (!mlirValueIsAOpResult(container))
		return false;
	for (; !mlirOpOperandIsNull(use) && n < MAX_USES; n++) {
		if (!use_is_harmless(mlirOpOperandGetOwner(use),
		                     mlirOpOperandGetOperandNumber(use)))
			return false;
		use = mlirOpOperandGetNextUse(use);
	}
	return mlirOpOperandIsNull(use);
}

static unsigned
operand_effects(MlirValue v)
{
	const MlirType type = mlirValueGetType(v);

	if (tm_type_kind_of(type) == TM_TYPE_TENSOR)
		return TM_READS;
	if (is_container(type) && !never_changes(v))
		return TM_READS;
	if (mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type))
		return TM_READS | TM_WRITES;
	return 0;
}

static unsigned
result_effects(MlirValue v, const tm_op_def *def)
{
	const MlirType type = mlirValueGetType(v);

	if (tm_type_kind_of(type) == TM_TYPE_TENSOR)
		return def->traits & TM_VIEW ? 0 : TM_ALLOCATES;
	return is_container(type) && !never_changes(v) ? TM_ALLOCATES : 0;
}

/* A pure op has no effects on values; tensors with reference semantics and
 * containers that change are memory. */
unsigned
tm_op_effects(MlirOperation op, const tm_op_def *def)
{
	unsigned effects = 0;

	for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
		effects |= operand_effects(mlirOperationGetOperand(op, i));
	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
		effects |= result_effects(mlirOperationGetResult(op, i), def);
	return effects;
}
