## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += lib/dialect/bridge.h lib/dialect/bridge.hpp \
	lib/dialect/bridge_ops.cpp lib/dialect/bridge_text.cpp \
	lib/dialect/bridge_opt.cpp lib/dialect/bridge_types.cpp
lib_libtm_la_SOURCES += lib/dialect/build.c lib/dialect/build.h \
	lib/dialect/call.c lib/dialect/call.h lib/dialect/dialect.h lib/dialect/dtypes.c \
	lib/dialect/ops.c lib/dialect/ops.h lib/dialect/query.c \
	lib/dialect/query.h lib/dialect/read_op.c lib/dialect/read_type.c \
	lib/dialect/types.c lib/dialect/verify.c \
	lib/dialect/verify.h lib/dialect/verify_graph.c \
	lib/dialect/verify_hand.c lib/dialect/verify_region.c \
	lib/dialect/verify_tm.c \
	lib/dialect/verify_value.c lib/dialect/write.c
