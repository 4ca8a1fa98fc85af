## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/import/onnx/proto.c lib/import/onnx/proto.h \
	lib/import/onnx/tensor.c lib/import/onnx/tensor.h \
	lib/import/onnx/wire.c lib/import/onnx/wire.h
