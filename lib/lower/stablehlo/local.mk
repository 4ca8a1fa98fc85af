## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/lower/stablehlo/ew.c \
	lib/lower/stablehlo/matmul.c \
	lib/lower/stablehlo/reduction.c \
	lib/lower/stablehlo/scalar.c \
	lib/lower/stablehlo/stablehlo.h \
	lib/lower/stablehlo/util.c \
	lib/lower/stablehlo/util.h \
	lib/lower/stablehlo/view.c
