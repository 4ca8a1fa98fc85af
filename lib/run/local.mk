## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/run/x.c lib/run/x.h
