/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* MLIR's opt driver with the dialects and passes of torch-mlir. */
#include "opt-main.h"

#include "dialect/dialect.h"
#include "pass/passes.h"

int
main(int argc, char **argv)
{
	return opt_main(argc, argv, tm_dialect_register, tm_passes_register);
}
