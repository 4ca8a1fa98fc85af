/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TORCH_MLIR_C_TORCHTYPES_H
#define TORCH_MLIR_C_TORCHTYPES_H

#include "mlir-c/IR.h"
#include "torch-mlir-c/Status.h"

/*
 * The types of the torch dialect.  The names are those of upstream
 * torch-mlir.  Types live as long as their context; nothing here is owned by
 * the caller.
 *
 * A Get function needs the torch dialect to be loaded in the context
 * (torchMlirRegisterAllDialects() does that).  The accessors return a null
 * type, or zero, for a type of another kind.
 */

#ifdef __cplusplus
extern "C" {
#endif

/// Whether a value of `subtype` may stand where one of `type` is expected
/// (PEP 483), as a more static tensor may for a less static one.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsValidSubtype(MlirType subtype,
                                                     MlirType type);

//===----------------------------------------------------------------------===//
// torch.nn.Module<"class">
//===----------------------------------------------------------------------===//

/// Whether `t` is an object of a class derived from torch.nn.Module.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchNnModule(MlirType t);
/// The type of objects of the class `className`.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchNnModuleTypeGet(MlirContext context, MlirStringRef className);

//===----------------------------------------------------------------------===//
// torch.optional<T>, torch.list<T>
//===----------------------------------------------------------------------===//

/// Whether `t` is a T or None.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchOptional(MlirType t);
/// `containedType` or None.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchOptionalTypeGet(MlirType containedType);
/// The T of an optional.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchOptionalTypeGetContained(MlirType t);

/// Whether `t` is a list.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchList(MlirType t);
/// A list of `containedType`.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchListTypeGet(MlirType containedType);
/// The T of a list.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchListTypeGetContainedType(MlirType t);

//===----------------------------------------------------------------------===//
// torch.tuple<T, ...>, torch.union<T, ...>
//===----------------------------------------------------------------------===//

/// Whether `t` is a tuple.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchTuple(MlirType t);
/// A tuple of the given types, which may be none.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchTupleTypeGet(
    MlirContext context, intptr_t numContainedTypes,
    MlirType const *containedTypes);
/// The number of types in a tuple.
TORCH_MLIR_EXPORTED size_t torchMlirTorchTupleTypeGetNumTypes(MlirType t);
/// The type at `pos` of a tuple.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchTupleTypeGetType(MlirType t,
                                                            intptr_t pos);

/// Whether `t` is a union.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchUnion(MlirType t);
/// A value of any one of the given types.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchUnionTypeGet(
    MlirContext context, intptr_t numContainedTypes,
    MlirType const *containedTypes);
/// The number of types in a union.
TORCH_MLIR_EXPORTED size_t torchMlirTorchUnionTypeGetNumTypes(MlirType t);
/// The type at `pos` of a union.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchUnionTypeGetType(MlirType t,
                                                            intptr_t pos);

//===----------------------------------------------------------------------===//
// torch.dict<K, V>
//===----------------------------------------------------------------------===//

/// Whether `t` is a dict.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchDict(MlirType t);
/// A dict from `keyType` to `valueType`.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchDictTypeGet(MlirType keyType,
                                                       MlirType valueType);
/// The same; null, without a diagnostic, where a type is null.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchDictTypeGetChecked(
    MlirContext context, MlirType keyType, MlirType valueType);
/// The K of a dict.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchDictTypeGetKeyType(MlirType t);
/// The V of a dict.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchDictTypeGetValueType(MlirType t);

//===----------------------------------------------------------------------===//
// torch.tensor<[sizes],dtype>
//===----------------------------------------------------------------------===//

/// Whether `t` is a tensor with reference semantics: what is written through
/// one name shows in the others.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchNonValueTensor(MlirType t);
/// A tensor of `numSizes` sizes, each of which is -1 where it is not known;
/// `numSizes` -1: the rank is not known.  A null `optionalDtype`: the element
/// type is not known.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchNonValueTensorTypeGet(
    MlirContext context, intptr_t numSizes, const int64_t *optionalSizes,
    MlirType optionalDtype);
/// A tensor of which nothing is known.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchNonValueTensorTypeGetWithLeastStaticInformation(
    MlirContext context);
/// The type of a tensor with the value of the elements attribute `attr`;
/// signless integers count as signed.  Null if `attr` is none.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchNonValueTensorTypeGetFromAttribute(MlirAttribute attr);
/// The rank; -1 if it is not known.
TORCH_MLIR_EXPORTED int64_t torchMlirTorchNonValueTensorTypeGetRank(MlirType t);
/// Whether the rank is known.
TORCH_MLIR_EXPORTED bool torchMlirTorchNonValueTensorTypeHasSizes(MlirType t);
/// Whether the element type is known.
TORCH_MLIR_EXPORTED bool torchMlirTorchNonValueTensorTypeHasDtype(MlirType t);
/// Writes the sizes, as many as the rank, to `sizes`; returns 0, or -1 if
/// the rank is not known.
TORCH_MLIR_EXPORTED int64_t
torchMlirTorchNonValueTensorTypeGetSizes(MlirType t, int64_t *sizes);
/// The element type; null if it is not known.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchNonValueTensorTypeGetDtype(MlirType t);

//===----------------------------------------------------------------------===//
// torch.vtensor<[sizes],dtype>
//===----------------------------------------------------------------------===//

/// Whether `t` is a tensor with value semantics: it never changes.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchValueTensor(MlirType t);
/// A tensor of `numSizes` sizes, each of which is -1 where it is not known;
/// `numSizes` -1: the rank is not known.  A null `optionalDtype`: the element
/// type is not known.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchValueTensorTypeGet(
    MlirContext context, intptr_t numSizes, const int64_t *optionalSizes,
    MlirType optionalDtype);
/// A tensor of which nothing is known.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchValueTensorTypeGetWithLeastStaticInformation(MlirContext context);
/// The type of a tensor with the value of the elements attribute `attr`;
/// signless integers count as signed.  Null if `attr` is none.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchValueTensorTypeGetFromAttribute(MlirAttribute attr);
/// The rank; -1 if it is not known.
TORCH_MLIR_EXPORTED int64_t torchMlirTorchValueTensorTypeGetRank(MlirType t);
/// Whether the rank is known.
TORCH_MLIR_EXPORTED bool torchMlirTorchValueTensorTypeHasSizes(MlirType t);
/// Whether the element type is known.
TORCH_MLIR_EXPORTED bool torchMlirTorchValueTensorTypeHasDtype(MlirType t);
/// Writes the sizes, as many as the rank, to `sizes`; returns 0, or -1 if
/// the rank is not known.
TORCH_MLIR_EXPORTED int64_t
torchMlirTorchValueTensorTypeGetSizes(MlirType t, int64_t *sizes);
/// The element type; null if it is not known.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchValueTensorTypeGetDtype(MlirType t);

//===----------------------------------------------------------------------===//
// Types without parameters
//===----------------------------------------------------------------------===//

/// Whether `t` is a device, as torch.device.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchDevice(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchDeviceTypeGet(MlirContext context);

/// Whether `t` is a generator of random numbers.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchGenerator(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchGeneratorTypeGet(MlirContext context);

/// Whether `t` is a Python bool.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchBool(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchBoolTypeGet(MlirContext context);

/// Whether `t` is a Python int.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchInt(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchIntTypeGet(MlirContext context);

/// Whether `t` is a Python float.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchFloat(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchFloatTypeGet(MlirContext context);

/// Whether `t` is packed parameters of a quantized linear layer.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchLinearParams(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType
torchMlirTorchLinearParamsTypeGet(MlirContext context);

/// Whether `t` is the element type qint8.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchQInt8(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchQInt8TypeGet(MlirContext context);

/// Whether `t` is the element type quint8.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchQUInt8(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchQUInt8TypeGet(MlirContext context);

/// Whether `t` is the element type qint16.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchQInt16(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchQInt16TypeGet(MlirContext context);

/// Whether `t` is the element type qint32.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchQInt32(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchQInt32TypeGet(MlirContext context);

/// Whether `t` is Python's None.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchNone(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchNoneTypeGet(MlirContext context);

/// Whether `t` is a Python str.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchString(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchStringTypeGet(MlirContext context);

/// Whether `t` is anything.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchAny(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchAnyTypeGet(MlirContext context);

/// Whether `t` is a Python int or float.
TORCH_MLIR_EXPORTED bool torchMlirTypeIsATorchNumber(MlirType t);
/// The type of it.
TORCH_MLIR_EXPORTED MlirType torchMlirTorchNumberTypeGet(MlirContext context);

#ifdef __cplusplus
}
#endif

#endif
