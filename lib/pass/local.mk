## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/pass/x.c lib/pass/x.h
lib_libtm_la_SOURCES += lib/pass/passes.c lib/pass/passes.h
