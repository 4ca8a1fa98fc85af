// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --mlir-print-op-generic | torch-mlir-opt | FileCheck %s

// Tensors: every form of the grammar; a trailing comma, -1 for "?", spaces
// and the long way to say nothing are read but not written.
// CHECK: func private @tensors(!torch.vtensor, !torch.tensor, !torch.tensor, !torch.vtensor)
func.func private @tensors(!torch.vtensor, !torch.tensor,
    !torch.tensor<*,unk>, !torch.vtensor< * , unk >)
// CHECK: func private @sizes(!torch.vtensor<[],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2,?,3],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<*,f32>, !torch.vtensor<[2],unk>, !torch.tensor<[],unk>, !torch.vtensor<[2],f32>, !torch.vtensor<[16,0],f32>, !torch.vtensor<[9223372036854775807],f32>)
func.func private @sizes(!torch.vtensor<[],f32>, !torch.vtensor<[2],f32>,
    !torch.vtensor<[2,?,3],f32>, !torch.vtensor<[-1, ?],f32>,
    !torch.vtensor<*,f32>, !torch.vtensor<[2],unk>, !torch.tensor<[],unk>,
    !torch.vtensor<[2,],f32>, !torch.vtensor< [ 0x10 , 0 ] , f32 >,
    !torch.vtensor<[9223372036854775807],f32>)
// CHECK: func private @floats(!torch.vtensor<[1],f16>, !torch.vtensor<[1],bf16>, !torch.vtensor<[1],f32>, !torch.vtensor<[1],f64>, !torch.vtensor<[1],f4E2M1FN>, !torch.vtensor<[1],f8E5M2>, !torch.vtensor<[1],f8E4M3FN>, !torch.vtensor<[1],f8E5M2FNUZ>, !torch.vtensor<[1],f8E4M3FNUZ>, !torch.vtensor<[1],f8E4M3B11FNUZ>, !torch.vtensor<[1],f8E8M0FNU>)
func.func private @floats(!torch.vtensor<[1],f16>, !torch.vtensor<[1],bf16>,
    !torch.vtensor<[1],f32>, !torch.vtensor<[1],f64>,
    !torch.vtensor<[1],f4E2M1FN>, !torch.vtensor<[1],f8E5M2>,
    !torch.vtensor<[1],f8E4M3FN>, !torch.vtensor<[1],f8E5M2FNUZ>,
    !torch.vtensor<[1],f8E4M3FNUZ>, !torch.vtensor<[1],f8E4M3B11FNUZ>,
    !torch.vtensor<[1],f8E8M0FNU>)
// CHECK: func private @ints(!torch.vtensor<[1],i1>, !torch.vtensor<[1],si4>, !torch.vtensor<[1],si8>, !torch.vtensor<[1],si16>, !torch.vtensor<[1],si32>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],ui4>, !torch.vtensor<[1],ui8>, !torch.vtensor<[1],ui16>, !torch.vtensor<[1],ui32>, !torch.vtensor<[1],ui64>)
func.func private @ints(!torch.vtensor<[1],i1>, !torch.vtensor<[1],si4>,
    !torch.vtensor<[1],si8>, !torch.vtensor<[1],si16>,
    !torch.vtensor<[1],si32>, !torch.vtensor<[1],si64>,
    !torch.vtensor<[1],ui4>, !torch.vtensor<[1],ui8>,
    !torch.vtensor<[1],ui16>, !torch.vtensor<[1],ui32>,
    !torch.vtensor<[1],ui64>)
// CHECK: func private @other_dtypes(!torch.vtensor<[1],!torch.qint8>, !torch.vtensor<[1],!torch.quint8>, !torch.vtensor<[1],!torch.qint16>, !torch.vtensor<[1],!torch.qint32>, !torch.vtensor<[1],!torch.str>, !torch.vtensor<[1],complex<f16>>, !torch.tensor<*,complex<f32>>, !torch.vtensor<[],complex<f64>>)
func.func private @other_dtypes(!torch.vtensor<[1],!torch.qint8>,
    !torch.vtensor<[1],!torch.quint8>, !torch.vtensor<[1],!torch.qint16>,
    !torch.vtensor<[1],!torch.qint32>, !torch.vtensor<[1],!torch.str>,
    !torch.vtensor<[1],complex<f16>>, !torch.tensor<*,complex<f32>>,
    !torch.vtensor<[],complex<f64>>)

// CHECK: func private @scalars(!torch.int, !torch.float, !torch.bool, !torch.number, !torch.str, !torch.none, !torch.any, !torch.Device, !torch.Generator, !torch.LinearParams)
func.func private @scalars(!torch.int, !torch.float, !torch.bool,
    !torch.number, !torch.str, !torch.none, !torch.any, !torch.Device,
    !torch.Generator, !torch.LinearParams)
// CHECK: func private @quantized(!torch.qint8, !torch.quint8, !torch.qint16, !torch.qint32)
func.func private @quantized(!torch.qint8, !torch.quint8, !torch.qint16,
    !torch.qint32)

// Contained types have no "!torch." of their own, element types have.
// CHECK: func private @containers(!torch.list<int>, !torch.list<optional<vtensor<[2,?],f32>>>, !torch.list<list<tensor>>, !torch.optional<list<int>>, !torch.tuple<>, !torch.tuple<int>, !torch.tuple<int, tuple<float, vtensor<[1],!torch.qint8>>>, !torch.union<>, !torch.union<int, float, none>, !torch.dict<str, tensor>, !torch.dict<int, dict<any, list<bool>>>)
func.func private @containers(!torch.list<int>,
    !torch.list<optional<vtensor<[2,?],f32>>>, !torch.list<list<tensor>>,
    !torch.optional<list<int>>, !torch.tuple<>, !torch.tuple< int >,
    !torch.tuple<int,tuple<float,vtensor<[1],!torch.qint8>>>,
    !torch.union<>, !torch.union<int, float, none>,
    !torch.dict<str, tensor>, !torch.dict<int, dict<any, list<bool>>>)
// CHECK: func private @keys(!torch.dict<bool, int>, !torch.dict<float, int>, !torch.dict<tensor, int>, !torch.dict<any, int>)
func.func private @keys(!torch.dict<bool, int>, !torch.dict<float, int>,
    !torch.dict<tensor, int>, !torch.dict<any, int>)
// CHECK: func private @modules(!torch.nn.Module<"Model">, !torch.nn.Module<"a\22b\\c d">, !torch.list<nn.Module<"__torch__.M">>)
func.func private @modules(!torch.nn.Module<"Model">,
    !torch.nn.Module<"a\"b\\c d">, !torch.list<nn.Module<"__torch__.M">>)
