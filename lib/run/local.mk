## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/run/bridge.cpp lib/run/bridge.h \
	lib/run/codegen.c lib/run/codegen.h \
	lib/run/collect.c lib/run/collect.h \
	lib/run/context.c lib/run/context.h \
	lib/run/diag.c lib/run/diag.h \
	lib/run/half.c lib/run/half.h \
	lib/run/runtime.c lib/run/runtime.h lib/run/runtime.def
