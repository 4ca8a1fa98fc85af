## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/import/detect.c lib/import/import.h \
	lib/import/safetensors.c lib/import/safetensors.h \
	lib/import/pt2/expr.c lib/import/pt2/expr.h \
	lib/import/pt2/graph.c \
	lib/import/pt2/hop.c \
	lib/import/pt2/import.c lib/import/pt2/pt2.h lib/import/pt2/importer.h \
	lib/import/pt2/literal.c \
	lib/import/pt2/loop.c \
	lib/import/pt2/node.c \
	lib/import/pt2/operand.c \
	lib/import/pt2/program.h \
	lib/import/pt2/read.c lib/import/pt2/read.h \
	lib/import/pt2/reader.c lib/import/pt2/reader.h \
	lib/import/pt2/signature.c \
	lib/import/pt2/symbols.c \
	lib/import/pt2/torchsave.c lib/import/pt2/torchsave.h \
	lib/import/pt2/types.c \
	lib/import/pt2/vmap.c \
	lib/import/pt2/weight.c lib/import/pt2/weight.h
