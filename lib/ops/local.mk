## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/ops/x.c lib/ops/x.h
lib_libtm_la_SOURCES += lib/ops/table.c
lib_libtm_la_SOURCES += lib/ops/python.c lib/ops/python.h lib/ops/python.def
lib_libtm_la_SOURCES += lib/ops/eval.c lib/ops/expr.c lib/ops/expr.h
lib_libtm_la_SOURCES += lib/ops/assembly.c lib/ops/assembly.h \
	lib/ops/registry.c lib/ops/schema.c lib/ops/schema.h
