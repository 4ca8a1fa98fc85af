// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "run/bridge.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferViewFlowOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/ControlFlow/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/AllInterfaces.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/BufferViewFlowOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/TensorTilingInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/Tosa/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/SubsetOpInterfaceImpl.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"

using namespace mlir;

namespace mlir {
// From ConvertToLLVM/ToLLVMPass.h, which includes every conversion pass.
void registerConvertToLLVMDependentDialectLoading(DialectRegistry &registry);
} // namespace mlir

static void registerBufferization(DialectRegistry &r) {
  arith::registerBufferDeallocationOpInterfaceExternalModels(r);
  arith::registerBufferViewFlowOpInterfaceExternalModels(r);
  arith::registerBufferizableOpInterfaceExternalModels(r);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(r);
  cf::registerBufferDeallocationOpInterfaceExternalModels(r);
  cf::registerBufferizableOpInterfaceExternalModels(r);
  linalg::registerAllDialectInterfaceImplementations(r);
  memref::registerAllocationOpInterfaceExternalModels(r);
  memref::registerBufferViewFlowOpInterfaceExternalModels(r);
  scf::registerBufferDeallocationOpInterfaceExternalModels(r);
  scf::registerBufferizableOpInterfaceExternalModels(r);
  tensor::registerBufferizableOpInterfaceExternalModels(r);
  tensor::registerInferTypeOpInterfaceExternalModels(r);
  tensor::registerSubsetOpInterfaceExternalModels(r);
  tensor::registerTilingInterfaceExternalModels(r);
  vector::registerBufferizableOpInterfaceExternalModels(r);
  vector::registerSubsetOpInterfaceExternalModels(r);
}

static void registerValueBounds(DialectRegistry &r) {
  affine::registerValueBoundsOpInterfaceExternalModels(r);
  arith::registerValueBoundsOpInterfaceExternalModels(r);
  linalg::registerValueBoundsOpInterfaceExternalModels(r);
  memref::registerValueBoundsOpInterfaceExternalModels(r);
  scf::registerValueBoundsOpInterfaceExternalModels(r);
  tensor::registerValueBoundsOpInterfaceExternalModels(r);
  vector::registerValueBoundsOpInterfaceExternalModels(r);
}

static void registerLLVM(DialectRegistry &r) {
  arith::registerConvertArithToLLVMInterface(r);
  registerConvertComplexToLLVMInterface(r);
  cf::registerConvertControlFlowToLLVMInterface(r);
  registerConvertFuncToLLVMInterface(r);
  index::registerConvertIndexToLLVMInterface(r);
  registerConvertMathToLLVMInterface(r);
  registerConvertMemRefToLLVMInterface(r);
  ub::registerConvertUBToLLVMInterface(r);
  vector::registerConvertVectorToLLVMInterface(r);
  registerConvertToLLVMDependentDialectLoading(r);
  registerBuiltinDialectTranslation(r);
  registerLLVMDialectTranslation(r);
}

void tm_bridge_register_interfaces(MlirDialectRegistry registry) {
  DialectRegistry &r = *unwrap(registry);
  registerBufferization(r);
  registerValueBounds(r);
  registerLLVM(r);
}

void tm_bridge_register_passes(void) {
  arith::registerArithExpandOpsPass();
  bufferization::registerBufferDeallocationSimplificationPass();
  bufferization::registerEmptyTensorEliminationPass();
  bufferization::registerEmptyTensorToAllocTensorPass();
  bufferization::registerLowerDeallocationsPass();
  bufferization::registerOneShotBufferizePass();
  bufferization::registerOptimizeAllocationLivenessPass();
  bufferization::registerOwnershipBasedBufferDeallocationPass();
  math::registerMathExpandOpsPass();
  math::registerMathExtendToSupportedTypes();
  memref::registerExpandOpsPass();
  memref::registerExpandReallocPass();
  memref::registerExpandStridedMetadataPass();
  memref::registerResolveShapedTypeResultDimsPass();
  tosa::registerTosaLayerwiseConstantFoldPass();
  tosa::registerTosaMakeBroadcastablePass();
}

bool tm_bridge_resource(MlirAttribute attr, tm_bytes *out) {
  auto dense =
      llvm::dyn_cast_if_present<DenseResourceElementsAttr>(unwrap(attr));
  AsmResourceBlob *blob = dense ? dense.getRawHandle().getBlob() : nullptr;
  if (!blob)
    return false;
  ArrayRef<char> data = blob->getData();
  *out = {reinterpret_cast<const uint8_t *>(data.data()), data.size()};
  return true;
}
