## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
lib_libtm_la_SOURCES += \
	lib/pass/adjust.c \
	lib/pass/alias.c lib/pass/alias.h lib/ops/alias.def \
	lib/pass/arith.c \
	lib/pass/decompose.c \
	lib/pass/decompositions.h lib/pass/einsum.c \
	lib/pass/elems.c \
	lib/pass/eval.c lib/pass/eval.h \
	lib/pass/fold-expr.c lib/pass/fold.h \
	lib/pass/fold-rules.c \
	lib/pass/fold.c \
	lib/pass/function.c \
	lib/pass/functionalize.c \
	lib/pass/lex.c \
	lib/pass/lower.c \
	lib/pass/passes.c lib/pass/passes.h \
	lib/pass/refine.c \
	lib/pass/pipeline.c lib/pass/pipeline.h \
	lib/pass/pipelines.c lib/pass/pipelines.h \
	lib/pass/report.c lib/pass/report.h \
	lib/pass/rewrite.c lib/pass/rewrite.h \
	lib/pass/util.c lib/pass/util.h \
	lib/pass/value.c \
	lib/pass/verify-contract.c
include lib/pass/onnx/local.mk
