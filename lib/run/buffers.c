/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/buffers.h"

#include "dialect/build.h"
#include "run/bridge.h"
#include "run/collect.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Linalg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MlirStringRef
ref(const char *text)
{
	return mlirStringRefCreateFromCString(text);
}

/* ---- weights ---- */

/* Bytes of one element as code lays it out, 0 where that differs from the
 * resource's layout. */
static size_t
element_size(MlirType element)
{
	if (mlirTypeIsAComplex(element))
		return 2 * element_size(mlirComplexTypeGetElementType(element));
	if (mlirTypeIsAInteger(element))
		return mlirIntegerTypeGetWidth(element) / 8;
	if (mlirTypeIsAFloat(element))
		return mlirFloatTypeGetWidth(element) / 8;
	return 0;
}

/* The bytes of a global that code can use where they are. */
static bool
global_bytes(MlirOperation op, tm_extern *out)
{
	MlirAttribute value =
	        mlirOperationGetAttributeByName(op, ref("initial_value"));
	MlirType type;
	int64_t count = 1;

	if (mlirAttributeIsNull(value) ||
	    !tm_bridge_resource(value, &out->bytes))
		return false;
	type = mlirAttributeGetType(value);
	out->align = element_size(mlirShapedTypeGetElementType(type));
	for (intptr_t i = 0; i < mlirShapedTypeGetRank(type); i++)
		if (__builtin_mul_overflow(
		            count, mlirShapedTypeGetDimSize(type, i), &count))
			return false;
	return out->align && out->bytes.len / out->align == (size_t)count &&
	       out->bytes.len % out->align == 0;
}

static bool
is_weight(MlirOperation op, void *data)
{
	tm_extern unused;

	(void)data;
	return tm_op_is(op, "memref.global") && global_bytes(op, &unused);
}

/* Bufferization's names are unique in the module, so they serve. */
static tm_status
make_extern(MlirOperation op, tm_extern *out)
{
	const MlirStringRef name = mlirStringAttrGetValue(
	        mlirOperationGetAttributeByName(op, ref("sym_name")));

	if (!global_bytes(op, out))
		return TM_EINVAL;
	out->name = strndup(name.data, name.length);
	if (!out->name)
		return TM_ENOMEM;
	mlirOperationSetAttributeByName(
	        op, ref("sym_visibility"),
	        mlirStringAttrGet(mlirOperationGetContext(op), ref("public")));
	mlirOperationRemoveAttributeByName(op, ref("initial_value"));
	mlirOperationRemoveAttributeByName(op, ref("alignment"));
	return TM_OK;
}

tm_status
tm_buffers_extern(MlirModule module, tm_externs *externs)
{
	tm_found ops = tm_collect(mlirModuleGetOperation(module), is_weight,
	                            NULL);
	tm_status status = ops.failed ? TM_ENOMEM : TM_OK;

	*externs = (tm_externs){ calloc(ops.n + 1, sizeof *externs->v), 0 };
	if (!externs->v)
		status = TM_ENOMEM;
	for (size_t i = 0; i < ops.n && status == TM_OK; i++) {
		status = make_extern(ops.v[i], &externs->v[i]);
		externs->n += status == TM_OK;
	}
	tm_found_free(&ops);
	return status;
}

/* ---- copies ---- */

static bool
is_contiguous(MlirType memref)
{
	return mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(memref));
}

static bool
is_strided_copy(MlirOperation op, void *data)
{
	(void)data;
	if (!tm_op_is(op, "memref.copy"))
		return false;
	for (intptr_t i = 0; i < 2; i++) {
		MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));

		if (!mlirTypeIsAMemRef(type))
			return false;
		if (!is_contiguous(type))
			return true;
	}
	return false;
}

static void
replace_copy(MlirOperation op)
{
	static const int32_t segments[] = { 1, 1 };
	tm_builder b = tm_builder_before(op);
	MlirNamedAttribute sizes =
	        tm_attr_i32s(&b, "operandSegmentSizes", 2, segments);
	MlirOperation copy = tm_build_op(
	        &b, "linalg.copy",
	        TM_VALUES(mlirOperationGetOperand(op, 0),
	                  mlirOperationGetOperand(op, 1)),
	        TM_NO_TYPES, TM_ATTRS(sizes), TM_REGIONS(mlirRegionCreate()));

	mlirLinalgFillBuiltinNamedOpRegion(copy);
	mlirOperationDestroy(op);
}

void
tm_buffers_copies(MlirModule module)
{
	tm_found ops = tm_collect(mlirModuleGetOperation(module),
	                            is_strided_copy, NULL);

	for (size_t i = 0; i < ops.n; i++)
		replace_copy(ops.v[i]);
	tm_found_free(&ops);
}
