## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/lower/tosa/x.c lib/lower/tosa/x.h
