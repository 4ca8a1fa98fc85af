/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/onnx/convert.h"

/*
 * The loss over log-probabilities "logp" [N, C, …] and classes "t" [N, …]:
 * what is ignored counts with weight 0, and reads class 0.
 */
static const char loss_text[] =
        "keep = has(ignore_index) ? ne.Scalar(t, ignore_index) : None; "
        "s = to.dtype(has(keep) ? where.self(keep, t, zeros_like(t)) : t, "
        "int64); "
        "nll = -squeeze.dim(gather(logp, 1, unsqueeze(s, 1)), 1); "
        "w = has(weights) ? index.Tensor(weights, [s]) : None; "
        "m = has(keep) ? to.dtype(keep, dtype(logp)) : None; "
        "v = has(w) ? (has(m) ? w * m : w) : m; "
        "l = has(v) ? nll * v : nll; "
        "reduction == 'none' ? l : reduction == 'sum' ? aten.sum(l) : "
        "has(v) ? aten.sum(l) / aten.sum(v) : mean(l)";

tm_status
onnx_nll_loss(tm_onnx_conv *c)
{
	tm_onnx_bind(c, "logp", tm_onnx_arg(c, "input"));
	tm_onnx_bind(c, "t", tm_onnx_arg(c, "target"));
	tm_onnx_bind(c, "weights", tm_onnx_arg(c, "weight"));
	return tm_onnx_text(c, loss_text);
}

tm_status
onnx_softmax_cross_entropy(tm_onnx_conv *c)
{
	const MlirValue logp = tm_onnx_eval(c, "log_softmax.int(scores, 1)");

	if (mlirValueIsNull(logp))
		return TM_EUNSUP;
	tm_onnx_bind(c, "logp", logp);
	tm_onnx_bind(c, "t", tm_onnx_arg(c, "labels"));
	TM_TRY(tm_onnx_text(c, loss_text));
	return tm_onnx_result(c, logp);
}
