/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_ONNX_WINDOW_H
#define TM_PASS_ONNX_WINDOW_H

#include "pass/onnx/convert.h"

enum { TM_ONNX_MAX_SPATIAL = 8 };

/* A window that slides over the dimensions behind the channels. */
typedef struct tm_onnx_window {
	int n; /* spatial dimensions */
	int64_t kernel[TM_ONNX_MAX_SPATIAL], stride[TM_ONNX_MAX_SPATIAL];
	int64_t dilation[TM_ONNX_MAX_SPATIAL];
	int64_t before[TM_ONNX_MAX_SPATIAL], after[TM_ONNX_MAX_SPATIAL]; /* padding */
	int64_t size[TM_ONNX_MAX_SPATIAL];                       /* of the input */
} tm_onnx_window;

/* Reads the window over the input X from the attributes; its kernel from the
 * type of the input W_NAME where they do not say it (NULL: they must). */
TM_NODISCARD tm_status tm_onnx_window_read(tm_onnx_conv *c, const char *x_name,
                                           const char *w_name,
                                           tm_onnx_window *w);
/* The window of ConvTranspose: auto_pad does not pad yet. */
TM_NODISCARD tm_status tm_onnx_window_read_transposed(tm_onnx_conv *c,
                                                      tm_onnx_window *w);
/* The attribute NAME, N ints; N times DFLT where it is not given. */
bool tm_onnx_window_ints(tm_onnx_conv *c, const char *name, int n,
                         int64_t dflt, int64_t *out);
/* Whether auto_pad asks for padding, and where the larger half goes. */
bool tm_onnx_window_is_same(tm_onnx_conv *c);
void tm_onnx_window_split(tm_onnx_conv *c, tm_onnx_window *w, int i,
                          int64_t total);
bool tm_onnx_window_symmetric(const tm_onnx_window *w);
/* Pads X with VALUE, and leaves no padding in W. */
MlirValue tm_onnx_window_pad(tm_onnx_conv *c, MlirValue x, tm_onnx_window *w,
                             MlirValue value);
/* Binds kernel, stride, dilation and padding (before) for texts. */
void tm_onnx_window_bind(tm_onnx_conv *c, const tm_onnx_window *w);

#endif
