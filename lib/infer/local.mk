## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/infer/x.c lib/infer/x.h
