/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_ONNX_SHAPE_H
#define TM_PASS_ONNX_SHAPE_H

#include "pass/onnx/convert.h"

/* ---- shape-runtime.c: axes and steps that are not known ---- */
TM_NODISCARD tm_status tm_onnx_unsqueeze_runtime(tm_onnx_conv *c, MlirValue x,
                                                 tm_onnx_ints *axes);
TM_NODISCARD tm_status tm_onnx_squeeze_runtime(tm_onnx_conv *c, MlirValue x,
                                               tm_onnx_ints *axes);
MlirValue tm_onnx_slice_runtime(tm_onnx_conv *c, MlirValue x, int d,
                                tm_onnx_dyn start, tm_onnx_dyn end,
                                tm_onnx_dyn step);
TM_NODISCARD tm_status tm_onnx_slice_any_axes(tm_onnx_conv *c, MlirValue x,
                                              tm_onnx_ints *starts,
                                              tm_onnx_ints *ends,
                                              tm_onnx_ints *axes,
                                              tm_onnx_ints *steps);
/* KIND is scatter_reduce's word: sum, prod, amax, amin. */
MlirValue tm_onnx_reduce_runtime(tm_onnx_conv *c, MlirValue x,
                                 tm_onnx_ints *axes, const char *kind,
                                 bool keep);

#endif
