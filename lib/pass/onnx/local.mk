## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/ops/onnx.c lib/ops/onnx.h lib/ops/onnx.def lib/ops/table-onnx.c \
	lib/pass/onnx_to_torch.c lib/pass/structure.c lib/pass/structure.h \
	lib/pass/onnx/control.c \
	lib/pass/onnx/control.h \
	lib/pass/onnx/conv.c \
	lib/pass/onnx/convert.c \
	lib/pass/onnx/convert.h \
	lib/pass/onnx/det.c \
	lib/pass/onnx/einsum.c \
	lib/pass/onnx/elementwise.c \
	lib/pass/onnx/gather.c \
	lib/pass/onnx/ints.c \
	lib/pass/onnx/literal.c \
	lib/pass/onnx/loop.c \
	lib/pass/onnx/loss.c \
	lib/pass/onnx/pad.c \
	lib/pass/onnx/pool.c \
	lib/pass/onnx/quant.c \
	lib/pass/onnx/reduce.c \
	lib/pass/onnx/resize-runtime.c \
	lib/pass/onnx/resize.c \
	lib/pass/onnx/resize.h \
	lib/pass/onnx/rnn.c \
	lib/pass/onnx/sample.c \
	lib/pass/onnx/select.c \
	lib/pass/onnx/sequence.c \
	lib/pass/onnx/shape-runtime.c \
	lib/pass/onnx/shape.c \
	lib/pass/onnx/shape.h \
	lib/pass/onnx/signal.c \
	lib/pass/onnx/track.c \
	lib/pass/onnx/window.c \
	lib/pass/onnx/window.h \
	lib/pass/onnx/functions.def
