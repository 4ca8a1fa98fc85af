## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/lower/stablehlo/x.c lib/lower/stablehlo/x.h
