## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/import/onnx/check.c \
	lib/import/onnx/external.c lib/import/onnx/external.h \
	lib/import/onnx/order.c \
	lib/import/onnx/proto.c lib/import/onnx/proto.h \
	lib/import/onnx/reader.c lib/import/onnx/reader.h \
	lib/import/onnx/tensor.c lib/import/onnx/tensor.h \
	lib/import/onnx/wire.c lib/import/onnx/wire.h
