/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Quantization: per tensor, per axis, and in blocks along an axis. */
#include "pass/onnx/convert.h"

/* Shapes the parameter NAME like X: a vector stands at AXIS; blocks are
 * repeated until they cover X. */
static tm_status
spread(tm_onnx_conv *c, const char *name, MlirValue x, int axis,
       int64_t block)
{
	MlirValue v = tm_onnx_arg(c, name);
	const int rank = tm_onnx_rank(x);

	if (mlirValueIsNull(v))
		return TM_OK;
	if (tm_onnx_rank(v) < 0 || rank < 0)
		return tm_onnx_unsupported(c, "the rank is not known");
	if (block > 0) {
		tm_onnx_bind(c, "p", v);
		tm_onnx_bind(c, "like", x);
		tm_onnx_bind(c, "d", tm_onnx_int(c, axis));
		v = tm_onnx_eval(
		        c, "s = sizes(p); "
		           "e = expand(unsqueeze(p, d + 1), slice(s, 0, d + 1) "
		           "+ [block_size] + slice(s, d + 1, len(s))); "
		           "slice.Tensor(reshape(e, slice(s, 0, d) + [s[d] * "
		           "block_size] + slice(s, d + 1, len(s))), d, 0, "
		           "size(like, d))");
	} else if (tm_onnx_rank(v) == 1 && rank > 1) {
		for (int i = axis + 1; i < rank && !mlirValueIsNull(v); i++)
			v = tm_onnx_op(c, "unsqueeze", v, tm_onnx_int(c, -1));
	} else if (tm_onnx_rank(v) == 1) {
		/* A vector of one for a tensor of rank 0 or 1. */
		tm_tensor_type t;

		if (rank == 0 && tm_onnx_tensor(v, &t) && t.sizes[0] == 1)
			v = tm_onnx_reshape(c, v, 0, NULL);
	}
	tm_onnx_bind(c, name, v);
	return mlirValueIsNull(v) ? TM_EUNSUP : TM_OK;
}

static tm_status
spread_all(tm_onnx_conv *c, const char *x_name, const char *scale,
           const char *zero)
{
	const MlirValue x = tm_onnx_arg(c, x_name);
	const int rank = tm_onnx_rank(x);
	int64_t axis = 1, block = 0;
	int d = 0;

	tm_onnx_arg_int(c, "axis", &axis);
	tm_onnx_arg_int(c, "block_size", &block);
	if (rank > 0 && tm_onnx_rank(tm_onnx_arg(c, scale)) > 0 &&
	    !tm_dim_normal(axis, rank, &d))
		return tm_onnx_unsupported(c, "the axis does not fit");
	TM_TRY(spread(c, scale, x, d, block));
	return spread(c, zero, x, d, block);
}

/* What the integer type DTYPE holds. */
static bool
limits(tm_dtype dtype, int64_t *lo, int64_t *hi)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);

	if (info->cls == TM_CLASS_UINT && info->bits <= 16) {
		*lo = 0;
		*hi = (INT64_C(1) << info->bits) - 1;
		return true;
	}
	*hi = (INT64_C(1) << (info->bits - 1)) - 1;
	*lo = -*hi - 1;
	return info->cls == TM_CLASS_INT && info->bits <= 16;
}

tm_status
onnx_quantize(tm_onnx_conv *c)
{
	const MlirValue zero = tm_onnx_arg(c, "y_zero_point");
	tm_dtype dtype = TM_U8;
	int64_t lo, hi, torch;

	if (!mlirValueIsNull(zero))
		dtype = tm_onnx_dtype(zero);
	else if (tm_onnx_arg_int(c, "output_dtype", &torch))
		dtype = tm_dtype_from_torch((int)torch);
	TM_TRY(spread_all(c, "x", "y_scale", "y_zero_point"));
	if (!limits(dtype, &lo, &hi)) {
		if (tm_dtype_get(dtype)->cls != TM_CLASS_FLOAT)
			return tm_onnx_unsupported(
			        c, "quantization to this type");
		tm_onnx_bind(c, "to",
		             tm_onnx_int(c, tm_dtype_get(dtype)->torch));
		return tm_onnx_text(c, "to.dtype(x / y_scale, to)");
	}
	if (tm_dtype_get(dtype)->torch < 0)
		return tm_onnx_unsupported(c, "4-bit results");
	tm_onnx_bind(c, "to", tm_onnx_int(c, tm_dtype_get(dtype)->torch));
	tm_onnx_bind(c, "lo", tm_onnx_int(c, lo));
	tm_onnx_bind(c, "hi", tm_onnx_int(c, hi));
	return tm_onnx_text(
	        c, "q = round(to.dtype(x, float32) / to.dtype(y_scale, "
	           "float32)); "
	           "z = has(y_zero_point) ? q + to.dtype(y_zero_point, "
	           "float32) : q; to.dtype(clamp(z, lo, hi), to)");
}

tm_status
onnx_dequantize(tm_onnx_conv *c)
{
	const tm_dtype dtype = tm_onnx_dtype(tm_onnx_arg(c, "x"));

	TM_TRY(spread_all(c, "x", "x_scale", "x_zero_point"));
	if (tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT)
		return tm_onnx_text(c, "to.dtype(x, dtype(x_scale)) * x_scale");
	/* In int32 the difference is exact. */
	return tm_onnx_text(
	        c, "i = to.dtype(x, int32); d = has(x_zero_point) ? i - "
	           "to.dtype(x_zero_point, int32) : i; "
	           "to.dtype(d, dtype(x_scale)) * x_scale");
}
