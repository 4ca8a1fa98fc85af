## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
check_PROGRAMS += tests/unit/t-contract tests/unit/t-run
TESTS += tests/run/tools.sh
tests/run/tools.log: bin/torch-mlir-run bin/torch-mlir-compile
