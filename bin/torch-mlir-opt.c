/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* MLIR's opt driver with the dialects and passes of torch-mlir. */
#include "dialect/bridge.h"
#include "pass/passes.h"

int
main(int argc, char **argv)
{
	return tm_opt_main(argc, argv, tm_passes_register);
}
