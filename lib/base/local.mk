## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/base/arena.c lib/base/arena.h \
	lib/base/array.c lib/base/array.h \
	lib/base/bytes.c lib/base/bytes.h \
	lib/base/convert.c lib/base/convert.h \
	lib/base/dtype.c lib/base/dtype.h lib/base/dtype.def \
	lib/base/element.c lib/base/element.h \
	lib/base/json.c lib/base/json.h \
	lib/base/map.c lib/base/map.h \
	lib/base/mapping.c lib/base/mapping.h \
	lib/base/npy.c lib/base/npy.h \
	lib/base/pickle.c lib/base/pickle.h \
	lib/base/status.c lib/base/status.h \
	lib/base/str.h \
	lib/base/zip.c lib/base/zip.h
lib_libtm_la_SOURCES += lib/base/ptrmap.c lib/base/ptrmap.h
