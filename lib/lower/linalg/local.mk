## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/lower/linalg/control.c \
	lib/lower/linalg/conv.c \
	lib/lower/linalg/create.c \
	lib/lower/linalg/ew.c \
	lib/lower/linalg/gather.c \
	lib/lower/linalg/grid-sample.c \
	lib/lower/linalg/index.c \
	lib/lower/linalg/interpolate.c \
	lib/lower/linalg/interpolate.h \
	lib/lower/linalg/linalg.h \
	lib/lower/linalg/matmul.c \
	lib/lower/linalg/nonzero.c \
	lib/lower/linalg/pad.c \
	lib/lower/linalg/pool.c \
	lib/lower/linalg/reduction.c \
	lib/lower/linalg/scalar-tensor.c \
	lib/lower/linalg/scalar.c \
	lib/lower/linalg/scalar.h \
	lib/lower/linalg/scan.c \
	lib/lower/linalg/scatter.c \
	lib/lower/linalg/slice.c \
	lib/lower/linalg/softmax.c \
	lib/lower/linalg/sort.c \
	lib/lower/linalg/upsample.c \
	lib/lower/linalg/util-generic.c \
	lib/lower/linalg/util-ix.c \
	lib/lower/linalg/util-loop.c \
	lib/lower/linalg/util-operand.c \
	lib/lower/linalg/util-reshape.c \
	lib/lower/linalg/util-scalar.c \
	lib/lower/linalg/util-shape.c \
	lib/lower/linalg/util-tensor.c \
	lib/lower/linalg/util.h \
	lib/lower/linalg/view.c
