## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## One tool:
##   bin_PROGRAMS += bin/torch-mlir-foo
##   bin_torch_mlir_foo_SOURCES = bin/torch-mlir-foo.c
##   bin_torch_mlir_foo_LDADD = lib/libtorch-mlir.la
bin_PROGRAMS += bin/torch-mlir-opt
bin_torch_mlir_opt_SOURCES = bin/torch-mlir-opt.c bin/opt-main.cpp \
	bin/opt-main.h
