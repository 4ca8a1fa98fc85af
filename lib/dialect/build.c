/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/build.h"

#include "dialect/ops.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdlib.h>

MlirStringRef
tm_ref(tm_str s)
{
	return mlirStringRefCreate(s.ptr, s.len);
}

tm_str
tm_str_of(MlirStringRef s)
{
	return (tm_str){ s.data, s.length };
}

/* ---- places ---- */

tm_builder
tm_builder_at_end(MlirBlock block, MlirLocation loc)
{
	return (tm_builder){ .ctx = mlirLocationGetContext(loc),
		             .loc = loc,
		             .block = block };
}

tm_builder
tm_builder_before(MlirOperation op)
{
	return (tm_builder){ .ctx = mlirOperationGetContext(op),
		             .loc = mlirOperationGetLocation(op),
		             .block = mlirOperationGetBlock(op),
		             .before = op };
}

tm_builder
tm_builder_at_start(MlirBlock block, MlirLocation loc)
{
	tm_builder b = tm_builder_at_end(block, loc);

	b.before = mlirBlockGetFirstOperation(block);
	return b;
}

/* ---- ops ---- */

static void
insert(tm_builder *b, MlirOperation op)
{
	if (mlirBlockIsNull(b->block))
		return;
	if (mlirOperationIsNull(b->before))
		mlirBlockAppendOwnedOperation(b->block, op);
	else
		mlirBlockInsertOwnedOperationBefore(b->block, b->before, op);
}

MlirOperation
tm_build_op(tm_builder *b, const char *name, tm_values operands,
            tm_types results, tm_attrs attrs, tm_regions regions)
{
	MlirOperationState s = mlirOperationStateGet(
	        mlirStringRefCreateFromCString(name), b->loc);
	MlirOperation op;

	mlirOperationStateAddOperands(&s, operands.n, operands.v);
	mlirOperationStateAddResults(&s, results.n, results.v);
	mlirOperationStateAddAttributes(&s, attrs.n, attrs.v);
	mlirOperationStateAddOwnedRegions(&s, regions.n, regions.v);
	op = mlirOperationCreate(&s);
	if (!mlirOperationIsNull(op))
		insert(b, op);
	return op;
}

MlirValue
tm_build(tm_builder *b, const char *name, tm_values operands,
         MlirType result, tm_attrs attrs)
{
	const MlirOperation op = tm_build_op(b, name, operands,
	                                     (tm_types){ 1, &result }, attrs,
	                                     TM_NO_REGIONS);

	if (mlirOperationIsNull(op))
		return (MlirValue){ NULL };
	return mlirOperationGetResult(op, 0);
}

/* ---- attributes ---- */

MlirNamedAttribute
tm_attr(tm_builder *b, const char *name, MlirAttribute a)
{
	return mlirNamedAttributeGet(
	        mlirIdentifierGet(b->ctx,
	                          mlirStringRefCreateFromCString(name)),
	        a);
}

MlirNamedAttribute
tm_attr_i64(tm_builder *b, const char *name, int64_t v)
{
	return tm_attr(b, name,
	               mlirIntegerAttrGet(mlirIntegerTypeGet(b->ctx, 64), v));
}

MlirNamedAttribute
tm_attr_bool(tm_builder *b, const char *name, bool v)
{
	return tm_attr(b, name, mlirBoolAttrGet(b->ctx, v));
}

MlirNamedAttribute
tm_attr_str(tm_builder *b, const char *name, tm_str v)
{
	return tm_attr(b, name, mlirStringAttrGet(b->ctx, tm_ref(v)));
}

MlirNamedAttribute
tm_attr_i64s(tm_builder *b, const char *name, intptr_t n, const int64_t *v)
{
	return tm_attr(b, name, mlirDenseI64ArrayGet(b->ctx, n, v));
}

MlirNamedAttribute
tm_attr_i32s(tm_builder *b, const char *name, intptr_t n, const int32_t *v)
{
	return tm_attr(b, name, mlirDenseI32ArrayGet(b->ctx, n, v));
}

/* ---- torch constants and lists ---- */

/* An op without operands: its result of KIND, its value A. */
static MlirValue
constant(tm_builder *b, const char *name, tm_type_kind kind, MlirAttribute a)
{
	MlirNamedAttribute value = tm_attr(b, "value", a);

	return tm_build(b, name, TM_NO_VALUES, tm_type_get(b->ctx, kind),
	                (tm_attrs){ 1, &value });
}

MlirValue
tm_torch_none(tm_builder *b)
{
	return tm_build(b, "torch.constant.none", TM_NO_VALUES,
	                tm_type_get(b->ctx, TM_TYPE_NONE), TM_NO_ATTRS);
}

MlirValue
tm_torch_int(tm_builder *b, int64_t v)
{
	return constant(b, "torch.constant.int", TM_TYPE_INT,
	                mlirIntegerAttrGet(mlirIntegerTypeGet(b->ctx, 64), v));
}

MlirValue
tm_torch_float(tm_builder *b, double v)
{
	return constant(b, "torch.constant.float", TM_TYPE_FLOAT,
	                mlirFloatAttrDoubleGet(b->ctx,
	                                       mlirF64TypeGet(b->ctx), v));
}

MlirValue
tm_torch_bool(tm_builder *b, bool v)
{
	return constant(b, "torch.constant.bool", TM_TYPE_BOOL,
	                mlirBoolAttrGet(b->ctx, v));
}

MlirValue
tm_torch_str(tm_builder *b, tm_str v)
{
	return constant(b, "torch.constant.str", TM_TYPE_STR,
	                mlirStringAttrGet(b->ctx, tm_ref(v)));
}

MlirValue
tm_torch_device(tm_builder *b, tm_str v)
{
	return constant(b, "torch.constant.device", TM_TYPE_DEVICE,
	                mlirStringAttrGet(b->ctx, tm_ref(v)));
}

MlirValue
tm_torch_list(tm_builder *b, MlirType element, tm_values v)
{
	return tm_build(b, "torch.prim.ListConstruct", v,
	                tm_type_container_get(b->ctx, TM_TYPE_LIST, 1,
	                                      &element),
	                TM_NO_ATTRS);
}

MlirValue
tm_torch_int_list(tm_builder *b, intptr_t n, const int64_t *v)
{
	MlirValue few[TM_MAX_RANK];
	MlirValue *values = few, list;

	if (n > TM_MAX_RANK)
		values = calloc((size_t)n, sizeof *values);
	if (!values)
		return (MlirValue){ NULL };
	for (intptr_t i = 0; i < n; i++)
		values[i] = tm_torch_int(b, v[i]);
	list = tm_torch_list(b, tm_type_get(b->ctx, TM_TYPE_INT),
	                     (tm_values){ n, values });
	if (values != few)
		free(values);
	return list;
}

MlirValue
tm_torch_literal(tm_builder *b, MlirAttribute elements)
{
	const MlirType type = tm_literal_type(TM_TYPE_VTENSOR, elements);
	MlirNamedAttribute value = tm_attr(b, "value", elements);

	if (mlirTypeIsNull(type))
		return (MlirValue){ NULL };
	return tm_build(b, "torch.vtensor.literal", TM_NO_VALUES, type,
	                (tm_attrs){ 1, &value });
}
