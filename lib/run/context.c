/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/context.h"

#include "dialect/dialect.h"
#include "run/bridge.h"

#include <mlir-c/Conversion.h>
#include <mlir-c/Dialect/Affine.h>
#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/Bufferization.h>
#include <mlir-c/Dialect/Complex.h>
#include <mlir-c/Dialect/ControlFlow.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Dialect/Index.h>
#include <mlir-c/Dialect/LLVM.h>
#include <mlir-c/Dialect/Linalg.h>
#include <mlir-c/Dialect/MLProgram.h>
#include <mlir-c/Dialect/Math.h>
#include <mlir-c/Dialect/MemRef.h>
#include <mlir-c/Dialect/SCF.h>
#include <mlir-c/Dialect/Tensor.h>
#include <mlir-c/Dialect/Tosa.h>
#include <mlir-c/Dialect/UB.h>
#include <mlir-c/Dialect/Vector.h>
#include <mlir-c/Transforms.h>
#include <mlir/Dialect/Linalg/Passes.capi.h.inc>
#include <pthread.h>

void
tm_run_register_dialects(MlirDialectRegistry registry)
{
#define DIALECT(name)                \
	mlirDialectHandleInsertDialect( \
	        mlirGetDialectHandle__##name##__(), registry);
	DIALECT(affine)
	DIALECT(arith)
	DIALECT(bufferization)
	DIALECT(complex)
	DIALECT(cf)
	DIALECT(func)
	DIALECT(index)
	DIALECT(llvm)
	DIALECT(linalg)
	DIALECT(ml_program)
	DIALECT(math)
	DIALECT(memref)
	DIALECT(scf)
	DIALECT(tensor)
	DIALECT(tosa)
	DIALECT(ub)
	DIALECT(vector)
#undef DIALECT
	tm_bridge_register_interfaces(registry);
}

static void
register_passes(void)
{
	tm_bridge_register_passes();
	mlirRegisterConversionConvertBufferizationToMemRefPass();
	mlirRegisterConversionConvertComplexToStandardPass();
	mlirRegisterConversionConvertMathToFuncs();
	mlirRegisterConversionConvertMathToLibmPass();
	mlirRegisterConversionConvertToLLVMPass();
	mlirRegisterConversionConvertVectorToSCF();
	mlirRegisterConversionLowerAffinePass();
	mlirRegisterConversionReconcileUnrealizedCastsPass();
	mlirRegisterConversionSCFToControlFlowPass();
	mlirRegisterConversionTosaToArithPass();
	mlirRegisterConversionTosaToLinalg();
	mlirRegisterConversionTosaToLinalgNamed();
	mlirRegisterConversionTosaToSCFPass();
	mlirRegisterConversionTosaToTensorPass();
	mlirRegisterLinalgConvertLinalgToLoopsPass();
	mlirRegisterLinalgLinalgElementwiseOpFusionPass();
	mlirRegisterTransformsCSE();
	mlirRegisterTransformsCanonicalizer();
	mlirRegisterTransformsInliner();
	mlirRegisterTransformsLoopInvariantCodeMotion();
	mlirRegisterTransformsSymbolDCE();
}

/* MLIR's table of passes belongs to the process, not to a context; this
 * remembers that it was filled. */
static pthread_once_t passes_once = PTHREAD_ONCE_INIT;

void
tm_run_register_passes(void)
{
	pthread_once(&passes_once, register_passes);
}

MlirContext
tm_run_context_create(void)
{
	MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	tm_dialect_register(registry);
	tm_run_register_dialects(registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	mlirDialectRegistryDestroy(registry);
	return ctx;
}
