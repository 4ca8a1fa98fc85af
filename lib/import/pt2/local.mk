## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/import/pt2/graph.c \
	lib/import/pt2/program.h \
	lib/import/pt2/read.c lib/import/pt2/read.h \
	lib/import/pt2/reader.c lib/import/pt2/reader.h \
	lib/import/pt2/signature.c \
	lib/import/pt2/torchsave.c lib/import/pt2/torchsave.h \
	lib/import/pt2/weight.c lib/import/pt2/weight.h
## Waiting for the dialect:
##	lib/import/detect.c lib/import/elements.c
##	lib/import/pt2/{import,types,literal,operand,node,hop,loop,symbols,expr}.c
