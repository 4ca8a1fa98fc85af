## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/run/bridge.cpp lib/run/bridge.h \
	lib/run/buffers.c lib/run/buffers.h \
	lib/run/call.c lib/run/call.h \
	lib/run/codegen.c lib/run/codegen.h \
	lib/run/collect.c lib/run/collect.h \
	lib/run/compare.c \
	lib/run/context.c lib/run/context.h \
	lib/run/contract.c lib/run/contract.h \
	lib/run/data.c lib/run/data.h \
	lib/run/diag.c lib/run/diag.h \
	lib/run/emit.c lib/run/emit.h \
	lib/run/guard.c lib/run/guard.h \
	lib/run/half.c lib/run/half.h \
	lib/run/kernel.c lib/run/kernel.h \
	lib/run/math.c lib/run/math.h \
	lib/run/model.c lib/run/model.h \
	lib/run/program.c lib/run/program.h \
	lib/run/runtime.c lib/run/runtime.h lib/run/runtime.def \
	lib/run/to_llvm.c lib/run/to_llvm.h \
	lib/run/value.c lib/run/value.h
