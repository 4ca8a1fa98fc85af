## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include lib/lower/linalg/local.mk
include lib/lower/tosa/local.mk
include lib/lower/stablehlo/local.mk
lib_libtm_la_SOURCES += \
	lib/lower/common.h \
	lib/lower/ew.c \
	lib/lower/ew.h \
	lib/lower/list.c \
	lib/lower/lower.c \
	lib/lower/lower.h \
	lib/lower/scalar.c \
	lib/lower/scalar.h
