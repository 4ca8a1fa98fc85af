## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## lib_libtm_la_SOURCES += lib/import/onnx/x.c lib/import/onnx/x.h
