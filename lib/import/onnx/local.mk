## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/import/onnx/check.c \
	lib/import/elements.c lib/import/elements.h \
	lib/import/onnx/external.c lib/import/onnx/external.h \
	lib/import/onnx/import-attr.c \
	lib/import/onnx/import-graph.c \
	lib/import/onnx/import-type.c \
	lib/import/onnx/import.c lib/import/onnx/importer.h \
	lib/import/onnx/onnx.h \
	lib/import/onnx/order.c \
	lib/import/onnx/proto.c lib/import/onnx/proto.h \
	lib/import/onnx/reader.c lib/import/onnx/reader.h \
	lib/import/onnx/tensor.c lib/import/onnx/tensor.h \
	lib/import/onnx/wire.c lib/import/onnx/wire.h
