/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Element types between PyTorch's and MLIR's. */
#include "dialect/ops.h"

#include <mlir-c/BuiltinTypes.h>

typedef struct float_type {
	tm_dtype dtype;
	MlirType (*get)(MlirContext);
	bool (*is)(MlirType);
} float_type;

static const float_type floats[] = {
	{ TM_F32, mlirF32TypeGet, mlirTypeIsAF32 },
	{ TM_F64, mlirF64TypeGet, mlirTypeIsAF64 },
	{ TM_F16, mlirF16TypeGet, mlirTypeIsAF16 },
	{ TM_BF16, mlirBF16TypeGet, mlirTypeIsABF16 },
	{ TM_F8E5M2, mlirFloat8E5M2TypeGet, mlirTypeIsAFloat8E5M2 },
	{ TM_F8E4M3FN, mlirFloat8E4M3FNTypeGet, mlirTypeIsAFloat8E4M3FN },
	{ TM_F8E5M2FNUZ, mlirFloat8E5M2FNUZTypeGet,
	  mlirTypeIsAFloat8E5M2FNUZ },
	{ TM_F8E4M3FNUZ, mlirFloat8E4M3FNUZTypeGet,
	  mlirTypeIsAFloat8E4M3FNUZ },
	{ TM_F8E8M0, mlirFloat8E8M0FNUTypeGet, mlirTypeIsAFloat8E8M0FNU },
	{ TM_F4E2M1, mlirFloat4E2M1FNTypeGet, mlirTypeIsAFloat4E2M1FN },
};

enum { NUM_FLOATS = sizeof floats / sizeof *floats };

static MlirType
float_to_mlir(MlirContext ctx, tm_dtype dtype)
{
	for (int i = 0; i < NUM_FLOATS; i++)
		if (floats[i].dtype == dtype)
			return floats[i].get(ctx);
	return (MlirType){ NULL };
}

/* The type of the parts of a complex number. */
static tm_dtype
part_of(tm_dtype complex_dtype)
{
	switch (tm_dtype_get(complex_dtype)->bits) {
	case 32:
		return TM_F16;
	case 64:
		return TM_F32;
	default:
		return TM_F64;
	}
}

static MlirType
int_type(MlirContext ctx, tm_dtype dtype, bool signless)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);
	const unsigned bits = (unsigned)info->bits;

	if (info->cls == TM_CLASS_BOOL)
		return mlirIntegerTypeGet(ctx, 1);
	if (signless)
		return mlirIntegerTypeGet(ctx, bits);
	if (info->cls == TM_CLASS_UINT)
		return mlirIntegerTypeUnsignedGet(ctx, bits);
	return mlirIntegerTypeSignedGet(ctx, bits);
}

static MlirType
to_mlir(MlirContext ctx, tm_dtype dtype, bool signless)
{
	if (dtype == TM_DTYPE_NONE)
		return (MlirType){ NULL };
	switch (tm_dtype_get(dtype)->cls) {
	case TM_CLASS_FLOAT:
		return float_to_mlir(ctx, dtype);
	case TM_CLASS_COMPLEX:
		return mlirComplexTypeGet(float_to_mlir(ctx, part_of(dtype)));
	default:
		return int_type(ctx, dtype, signless);
	}
}

MlirType
tm_dtype_to_mlir(MlirContext ctx, tm_dtype dtype)
{
	return to_mlir(ctx, dtype, false);
}

MlirType
tm_dtype_to_builtin(MlirContext ctx, tm_dtype dtype)
{
	return to_mlir(ctx, dtype, true);
}

/* Signless integers count as signed. */
static tm_dtype
of_int(MlirType t)
{
	const bool is_unsigned = mlirIntegerTypeIsUnsigned(t);

	switch (mlirIntegerTypeGetWidth(t)) {
	case 1:
		return mlirIntegerTypeIsSignless(t) ? TM_BOOL : TM_DTYPE_NONE;
	case 4:
		return is_unsigned ? TM_U4 : TM_I4;
	case 8:
		return is_unsigned ? TM_U8 : TM_I8;
	case 16:
		return is_unsigned ? TM_U16 : TM_I16;
	case 32:
		return is_unsigned ? TM_U32 : TM_I32;
	case 64:
		return is_unsigned ? TM_U64 : TM_I64;
	default:
		return TM_DTYPE_NONE;
	}
}

tm_dtype
tm_dtype_of_mlir(MlirType element)
{
	if (mlirTypeIsNull(element))
		return TM_DTYPE_NONE;
	if (mlirTypeIsAInteger(element))
		return of_int(element);
	if (mlirTypeIsAComplex(element)) {
		const MlirType part = mlirComplexTypeGetElementType(element);

		return mlirTypeIsAF32(part) ? TM_C64 :
		       mlirTypeIsAF64(part) ? TM_C128 :
		       mlirTypeIsAF16(part) ? TM_C32 :
		                              TM_DTYPE_NONE;
	}
	for (int i = 0; i < NUM_FLOATS; i++)
		if (floats[i].is(element))
			return floats[i].dtype;
	return TM_DTYPE_NONE;
}

/* The element type of MLIR's tensor for one of ours: signless, quantized
 * integers as their storage. */
static MlirType
builtin_element(MlirType dtype)
{
	const MlirContext ctx = mlirTypeGetContext(dtype);

	switch (tm_type_kind_of(dtype)) {
	case TM_TYPE_QINT8:
	case TM_TYPE_QUINT8:
		return mlirIntegerTypeGet(ctx, 8);
	case TM_TYPE_QINT16:
		return mlirIntegerTypeGet(ctx, 16);
	case TM_TYPE_QINT32:
		return mlirIntegerTypeGet(ctx, 32);
	case TM_TYPE_OTHER:
		break;
	default:
		return (MlirType){ NULL };
	}
	if (mlirTypeIsAInteger(dtype))
		return mlirIntegerTypeGet(ctx, mlirIntegerTypeGetWidth(dtype));
	return dtype;
}

bool
tm_type_same_storage(MlirType dtype, MlirType element)
{
	const MlirType storage = builtin_element(dtype);

	return !mlirTypeIsNull(storage) && mlirTypeEqual(storage, element);
}

MlirType
tm_type_to_builtin(MlirType vtensor)
{
	const MlirType none = { NULL };
	int64_t sizes[TM_MAX_RANK];
	tm_type_key key;
	MlirType element;

	if (!tm_bridge_type_key(vtensor, &key) ||
	    tm_type_infos[key.kind].form != TM_FORM_TENSOR ||
	    !key.has_sizes || key.num_sizes > TM_MAX_RANK ||
	    mlirTypeIsNull(key.types[0]))
		return none;
	element = builtin_element(key.types[0]);
	if (mlirTypeIsNull(element))
		return none;
	for (intptr_t i = 0; i < key.num_sizes; i++)
		sizes[i] = key.sizes[i] == TM_DYN ?
		                   mlirShapedTypeGetDynamicSize() :
		                   key.sizes[i];
	return mlirRankedTensorTypeGet(key.num_sizes, sizes, element,
	                               key.encoding);
}
