// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's opt driver.  Not part of the library: it refers to all dialects and
// passes of MLIR, which a static build would then link into every tool.
#include "opt-main.h"

#include "mlir/CAPI/IR.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

using namespace mlir;

extern "C" int opt_main(int argc, char **argv,
                        void (*register_dialects)(MlirDialectRegistry),
                        void (*register_passes)(void)) {
	DialectRegistry registry;
	registerAllDialects(registry);
	registerAllExtensions(registry);
	register_dialects(wrap(&registry));
	registerAllPasses();
	register_passes();
	return asMainReturnCode(MlirOptMain(
	    argc, argv, "torch-mlir optimizer driver\n", registry));
}
