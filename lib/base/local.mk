## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/base/arena.c lib/base/arena.h \
	lib/base/array.c lib/base/array.h \
	lib/base/bytes.c lib/base/bytes.h \
	lib/base/dtype.c lib/base/dtype.h lib/base/dtype.def \
	lib/base/status.c lib/base/status.h \
	lib/base/str.h
