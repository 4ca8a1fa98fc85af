## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/api/api.h \
	lib/api/dialects.c \
	lib/api/model.c \
	lib/api/program.c \
	lib/api/registration.c \
	lib/api/status.c \
	lib/api/torch_types.c
