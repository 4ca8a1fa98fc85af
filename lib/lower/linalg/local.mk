## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/lower/linalg/x.c lib/lower/linalg/x.h
