/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/onnx/convert.h"

#include <stdio.h>

enum { MAX_SIZE = 32 };

/*
 * Elimination with the largest pivot of each column: row k is exchanged with
 * the pivot's row by arithmetic, the sign follows.
 */
static const char step_text[] =
        "col = slice.Tensor(aten.select.int(a, -1, 0), -1, 0, n); "
        "p = unsqueeze(argmax(abs(col), -1, False), -1); "
        "rows = arange(n); "
        "first = eq.Scalar(rows, 0); hit = eq.Tensor(rows, p); "
        "f = unsqueeze(to.dtype(first, dtype(a)), -1); "
        "h = unsqueeze(to.dtype(hit, dtype(a)), -1); "
        "top = sum.dim_IntList(a * f, [-2], True); "
        "pivot = sum.dim_IntList(a * h, [-2], True); "
        "b = a + h * (top - pivot); "
        "rest = slice.Tensor(b, -2, 1, n); "
        "d = aten.select.int(aten.select.int(pivot, -1, 0), -1, 0); "
        "moved = to.dtype(ne.Scalar(squeeze.dim(p, -1), 0), dtype(a)); "
        "v = det * d * (moved * -2 + 1); "
        "safe = where.self(eq.Scalar(d, 0), d + 1, d); "
        "factor = slice.Tensor(rest, -1, 0, 1) / unsqueeze(unsqueeze(safe, "
        "-1), -1); "
        "next = slice.Tensor(rest, -1, 1, n) - factor * slice.Tensor(pivot, "
        "-1, 1, n); ";

tm_status
onnx_det(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "X");
	tm_tensor_type t;
	char text[2048];

	if (!tm_onnx_tensor(x, &t) || t.rank < 2 ||
	    t.sizes[t.rank - 1] == TM_DYN || t.sizes[t.rank - 1] > MAX_SIZE ||
	    t.sizes[t.rank - 1] != t.sizes[t.rank - 2])
		return tm_onnx_unsupported(
		        c, "a matrix of unknown size, or of more than %d rows",
		        MAX_SIZE);
	tm_onnx_bind(c, "a", x);
	tm_onnx_bind(c, "det", tm_onnx_float(c, 1));
	for (int64_t n = t.sizes[t.rank - 1]; n > 0; n--) {
		MlirValue det;

		tm_onnx_bind(c, "n", tm_onnx_int(c, n));
		snprintf(text, sizeof text, "%sv", step_text);
		det = tm_onnx_eval(c, text);
		if (n > 1) {
			snprintf(text, sizeof text, "%snext", step_text);
			tm_onnx_bind(c, "a", tm_onnx_eval(c, text));
		}
		tm_onnx_bind(c, "det", det);
		if (!tm_onnx_has(c, "det") || !tm_onnx_has(c, "a"))
			return TM_EUNSUP;
	}
	return tm_onnx_text(c, "det");
}
