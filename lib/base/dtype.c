/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/dtype.h"

static const tm_dtype_info dtypes[TM_NUM_DTYPES] = {
	[TM_DTYPE_NONE] = { "none", NULL, TM_CLASS_BOOL, 0, -1, -1, -1, NULL },
#define DTYPE(id, name, mlir, cls, bits, torch, pt2, onnx, npy) \
	[TM_##id] = { name, mlir, TM_CLASS_##cls, bits, torch, pt2, onnx, npy },
#include "base/dtype.def"
#undef DTYPE
};

const tm_dtype_info *
tm_dtype_get(tm_dtype dtype)
{
	return &dtypes[dtype < TM_NUM_DTYPES ? dtype : TM_DTYPE_NONE];
}

bool
tm_dtype_bytes(tm_dtype dtype, uint64_t n, uint64_t *bytes)
{
	const uint64_t bits = (uint64_t)tm_dtype_get(dtype)->bits;

	if (bits >= 8)
		return !__builtin_mul_overflow(n, bits / 8, bytes);
	*bytes = n / 2 + n % 2;
	return bits == 4;
}

tm_dtype
tm_dtype_from_torch(int number)
{
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (number >= 0 && dtypes[d].torch == number)
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}

tm_dtype
tm_dtype_from_pt2(int number)
{
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (number >= 0 && dtypes[d].pt2 == number)
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}

tm_dtype
tm_dtype_from_onnx(int number)
{
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (number >= 0 && dtypes[d].onnx == number)
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}

tm_dtype
tm_dtype_from_npy(tm_str descr)
{
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (dtypes[d].npy &&
		    tm_str_eq(tm_str_from(dtypes[d].npy), descr))
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}

tm_dtype
tm_dtype_from_mlir(tm_str text)
{
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (tm_str_eq(tm_str_from(dtypes[d].mlir), text))
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}
