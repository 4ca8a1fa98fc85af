/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_ONNX_RESIZE_H
#define TM_PASS_ONNX_RESIZE_H

#include "pass/onnx/convert.h"

/* Resize with sizes or scales that are not known: they are bound as tensors,
 * or scales as a list of floats. */
TM_NODISCARD tm_status tm_onnx_resize_runtime(tm_onnx_conv *c);

#endif
