## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## One tool:
##   bin_PROGRAMS += bin/torch-mlir-foo
##   bin_torch_mlir_foo_SOURCES = bin/torch-mlir-foo.c $(tool_sources)
## Tools link lib/libtm.la, as LDADD says, and parse options with bin/tool.h.
tool_sources = bin/tool.c bin/tool.h

bin_PROGRAMS += bin/torch-mlir-compile
bin_torch_mlir_compile_SOURCES = bin/torch-mlir-compile.c $(tool_sources)
bin_PROGRAMS += bin/torch-mlir-opt
bin_torch_mlir_opt_SOURCES = bin/torch-mlir-opt.c bin/opt-main.cpp \
	bin/opt-main.h
bin_PROGRAMS += bin/torch-mlir-run
bin_torch_mlir_run_SOURCES = bin/torch-mlir-run.c bin/runner.c bin/runner.h \
	bin/testdata.c $(tool_sources)
bin_PROGRAMS += bin/torch-mlir-import
bin_torch_mlir_import_SOURCES = bin/torch-mlir-import.c $(tool_sources)
