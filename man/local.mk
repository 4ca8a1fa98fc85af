## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## dist_man_MANS += man/torch-mlir-foo.1
dist_man_MANS += man/torch-mlir-compile.1 man/torch-mlir-run.1
dist_man_MANS += man/torch-mlir-import.1
dist_man_MANS += man/torch-mlir-opt.1 man/torch-mlir.3
