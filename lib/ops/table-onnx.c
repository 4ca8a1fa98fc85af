/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rows of onnx.def as data; like table.c, the one place that names the
 * functions of another room. */
#include "ops/onnx.h"
#include "pass/onnx/convert.h"

const tm_onnx_row tm_onnx_rows[] = {
#define ONNX(id, version, sig, ...) \
	{ .name = #id, .since = version, .args = sig, __VA_ARGS__ },
#include "ops/onnx.def"
#undef ONNX
};

const size_t tm_onnx_num_rows = sizeof tm_onnx_rows / sizeof tm_onnx_rows[0];
