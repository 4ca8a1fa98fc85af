## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/infer/dtype.c \
	lib/infer/infer.c lib/infer/infer.h \
	lib/infer/shape-basic.c \
	lib/infer/shape-conv.c \
	lib/infer/shape-create.c \
	lib/infer/shape-gather.c \
	lib/infer/shape-matmul.c \
	lib/infer/shape-norm.c \
	lib/infer/shape-pool.c \
	lib/infer/shape-reduce.c \
	lib/infer/shape-slice.c \
	lib/infer/shape-view.c \
	lib/infer/util.c lib/infer/util.h
