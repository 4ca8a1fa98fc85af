/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "torch-mlir-c/TorchTypes.h"

#include "dialect/dialect.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static const MlirType no_type;

static bool
is_kind(MlirType t, tm_type_kind kind)
{
	return !mlirTypeIsNull(t) && tm_type_kind_of(t) == kind;
}

/* The type at POS of a T of that kind. */
static MlirType
contained(MlirType t, tm_type_kind kind, intptr_t pos)
{
	if (!is_kind(t, kind) || pos < 0 || pos >= tm_type_num_contained(t))
		return no_type;
	return tm_type_contained(t, pos);
}

/* A container of N types, null if one of them is. */
static MlirType
container(tm_type_kind kind, intptr_t n, const MlirType *types)
{
	for (intptr_t i = 0; i < n; i++)
		if (mlirTypeIsNull(types[i]))
			return no_type;
	return tm_type_container_get(mlirTypeGetContext(types[0]), kind, n,
	                             types);
}

bool
torchMlirTypeIsValidSubtype(MlirType subtype, MlirType type)
{
	return !mlirTypeIsNull(subtype) && !mlirTypeIsNull(type) &&
	       tm_type_is_subtype(subtype, type);
}

/* ---- types without parameters ---- */

#define PLAIN(name, kind)                                  \
	bool torchMlirTypeIsATorch##name(MlirType t)       \
	{                                                  \
		return is_kind(t, kind);                   \
	}                                                  \
	MlirType torchMlirTorch##name##TypeGet(MlirContext context) \
	{                                                  \
		return tm_type_get(context, kind);         \
	}

PLAIN(Any, TM_TYPE_ANY)
PLAIN(Bool, TM_TYPE_BOOL)
PLAIN(Device, TM_TYPE_DEVICE)
PLAIN(Float, TM_TYPE_FLOAT)
PLAIN(Generator, TM_TYPE_GENERATOR)
PLAIN(Int, TM_TYPE_INT)
PLAIN(LinearParams, TM_TYPE_LINEAR_PARAMS)
PLAIN(None, TM_TYPE_NONE)
PLAIN(Number, TM_TYPE_NUMBER)
PLAIN(QInt16, TM_TYPE_QINT16)
PLAIN(QInt32, TM_TYPE_QINT32)
PLAIN(QInt8, TM_TYPE_QINT8)
PLAIN(QUInt8, TM_TYPE_QUINT8)
PLAIN(String, TM_TYPE_STR)

/* ---- classes ---- */

bool
torchMlirTypeIsATorchNnModule(MlirType t)
{
	return is_kind(t, TM_TYPE_NN_MODULE);
}

MlirType
torchMlirTorchNnModuleTypeGet(MlirContext context, MlirStringRef className)
{
	return tm_type_nn_module_get(
	        context, (tm_str){ className.data, className.length });
}

/* ---- optional and list ---- */

bool
torchMlirTypeIsATorchOptional(MlirType t)
{
	return is_kind(t, TM_TYPE_OPTIONAL);
}

MlirType
torchMlirTorchOptionalTypeGet(MlirType containedType)
{
	return container(TM_TYPE_OPTIONAL, 1, &containedType);
}

MlirType
torchMlirTorchOptionalTypeGetContained(MlirType t)
{
	return contained(t, TM_TYPE_OPTIONAL, 0);
}

bool
torchMlirTypeIsATorchList(MlirType t)
{
	return is_kind(t, TM_TYPE_LIST);
}

MlirType
torchMlirTorchListTypeGet(MlirType containedType)
{
	return container(TM_TYPE_LIST, 1, &containedType);
}

MlirType
torchMlirTorchListTypeGetContainedType(MlirType t)
{
	return contained(t, TM_TYPE_LIST, 0);
}

/* ---- tuple and union ---- */

#define TYPES(name, kind)                                                 \
	bool torchMlirTypeIsATorch##name(MlirType t)                      \
	{                                                                 \
		return is_kind(t, kind);                                  \
	}                                                                 \
	MlirType torchMlirTorch##name##TypeGet(                           \
	        MlirContext context, intptr_t numContainedTypes,          \
	        MlirType const *containedTypes)                           \
	{                                                                 \
		for (intptr_t i = 0; i < numContainedTypes; i++)          \
			if (mlirTypeIsNull(containedTypes[i]))            \
				return no_type;                           \
		return tm_type_container_get(context, kind,               \
		                             numContainedTypes,           \
		                             containedTypes);             \
	}                                                                 \
	size_t torchMlirTorch##name##TypeGetNumTypes(MlirType t)          \
	{                                                                 \
		return is_kind(t, kind) ?                                 \
		               (size_t)tm_type_num_contained(t) :         \
		               0;                                         \
	}                                                                 \
	MlirType torchMlirTorch##name##TypeGetType(MlirType t, intptr_t pos) \
	{                                                                 \
		return contained(t, kind, pos);                           \
	}

TYPES(Tuple, TM_TYPE_TUPLE)
TYPES(Union, TM_TYPE_UNION)

/* ---- dict ---- */

bool
torchMlirTypeIsATorchDict(MlirType t)
{
	return is_kind(t, TM_TYPE_DICT);
}

MlirType
torchMlirTorchDictTypeGet(MlirType keyType, MlirType valueType)
{
	const MlirType types[] = { keyType, valueType };

	return container(TM_TYPE_DICT, 2, types);
}

MlirType
torchMlirTorchDictTypeGetChecked(MlirContext context, MlirType keyType,
                                 MlirType valueType)
{
	(void)context;
	return torchMlirTorchDictTypeGet(keyType, valueType);
}

MlirType
torchMlirTorchDictTypeGetKeyType(MlirType t)
{
	return contained(t, TM_TYPE_DICT, 0);
}

MlirType
torchMlirTorchDictTypeGetValueType(MlirType t)
{
	return contained(t, TM_TYPE_DICT, 1);
}

/* ---- tensors ---- */

/* What T says, if it is a tensor of that kind. */
static bool
tensor_of(MlirType t, tm_type_kind kind, tm_tensor_type *out)
{
	return is_kind(t, kind) && tm_type_tensor(t, out);
}

static MlirType
tensor_from_attribute(MlirAttribute attr, tm_type_kind kind)
{
	int64_t sizes[TM_MAX_RANK];
	MlirType type, element;
	tm_dtype dtype;

	if (mlirAttributeIsNull(attr) || !mlirAttributeIsAElements(attr))
		return no_type;
	type = mlirAttributeGetType(attr);
	if (mlirShapedTypeGetRank(type) > TM_MAX_RANK)
		return no_type;
	for (intptr_t i = 0; i < mlirShapedTypeGetRank(type); i++)
		sizes[i] = mlirShapedTypeGetDimSize(type, i);
	element = mlirShapedTypeGetElementType(type);
	dtype = tm_dtype_of_mlir(element);
	if (dtype != TM_DTYPE_NONE)
		element = tm_dtype_to_mlir(mlirAttributeGetContext(attr),
		                           dtype);
	return tm_type_tensor_raw(mlirAttributeGetContext(attr), kind,
	                          (int)mlirShapedTypeGetRank(type), sizes,
	                          element);
}

static int64_t
tensor_sizes(MlirType t, tm_type_kind kind, int64_t *sizes)
{
	tm_tensor_type tensor;

	if (!tensor_of(t, kind, &tensor) || !tensor.has_sizes)
		return -1;
	for (int i = 0; i < tensor.rank; i++)
		sizes[i] = tensor.sizes[i];
	return 0;
}

#define TENSOR(name, kind)                                                 \
	bool torchMlirTypeIsATorch##name(MlirType t)                       \
	{                                                                  \
		return is_kind(t, kind);                                   \
	}                                                                  \
	MlirType torchMlirTorch##name##TypeGet(                            \
	        MlirContext context, intptr_t numSizes,                    \
	        const int64_t *optionalSizes, MlirType optionalDtype)      \
	{                                                                  \
		if (numSizes > TM_MAX_RANK ||                              \
		    (numSizes > 0 && !optionalSizes))                      \
			return no_type;                                    \
		return tm_type_tensor_raw(context, kind,                   \
		                          numSizes < 0 ? -1 : (int)numSizes, \
		                          optionalSizes, optionalDtype);   \
	}                                                                  \
	MlirType torchMlirTorch##name##TypeGetWithLeastStaticInformation(  \
	        MlirContext context)                                       \
	{                                                                  \
		return tm_type_tensor_raw(context, kind, -1, NULL, no_type); \
	}                                                                  \
	MlirType torchMlirTorch##name##TypeGetFromAttribute(               \
	        MlirAttribute attr)                                        \
	{                                                                  \
		return tensor_from_attribute(attr, kind);                  \
	}                                                                  \
	int64_t torchMlirTorch##name##TypeGetRank(MlirType t)              \
	{                                                                  \
		tm_tensor_type tensor;                                     \
                                                                           \
		return tensor_of(t, kind, &tensor) && tensor.has_sizes ?   \
		               tensor.rank :                               \
		               -1;                                         \
	}                                                                  \
	bool torchMlirTorch##name##TypeHasSizes(MlirType t)                \
	{                                                                  \
		return torchMlirTorch##name##TypeGetRank(t) >= 0;          \
	}                                                                  \
	bool torchMlirTorch##name##TypeHasDtype(MlirType t)                \
	{                                                                  \
		return !mlirTypeIsNull(                                    \
		        torchMlirTorch##name##TypeGetDtype(t));            \
	}                                                                  \
	int64_t torchMlirTorch##name##TypeGetSizes(MlirType t,             \
	                                           int64_t *sizes)         \
	{                                                                  \
		return tensor_sizes(t, kind, sizes);                       \
	}                                                                  \
	MlirType torchMlirTorch##name##TypeGetDtype(MlirType t)            \
	{                                                                  \
		return is_kind(t, kind) ? tm_type_tensor_dtype(t) : no_type; \
	}

TENSOR(NonValueTensor, TM_TYPE_TENSOR)
TENSOR(ValueTensor, TM_TYPE_VTENSOR)
