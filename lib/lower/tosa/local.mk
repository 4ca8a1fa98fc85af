## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/lower/tosa/ew.c \
	lib/lower/tosa/matmul.c \
	lib/lower/tosa/reduction.c \
	lib/lower/tosa/scalar.c \
	lib/lower/tosa/tosa.h \
	lib/lower/tosa/util.c \
	lib/lower/tosa/util.h \
	lib/lower/tosa/view.c
