/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Fourier transforms by their definition, one dimension after another. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* One dimension: result[k] = sum of source[n] * exp(SIGN 2 pi i k n / SIZE).
 * For a real result, a source of SIZE / 2 + 1 elements stands for all. */
typedef struct fourier {
	tm_dtype part; /* float32 or float64 */
	int rank, dim;
	tm_ix size;
	double sign;
	bool real_source, real_result;
} fourier;

static tm_dtype
part_of(tm_dtype dtype)
{
	return dtype == TM_C128 || dtype == TM_F64 ? TM_F64 : TM_F32;
}

static MlirType
part_type(tm_builder *b, const fourier *f)
{
	return tm_dtype_to_builtin(b->ctx, f->part);
}

/* cos and sin of the angle of the current k and n, as one number. */
static MlirValue
twiddle(tm_builder *b, const fourier *f)
{
	const MlirType type = part_type(b, f);
	const tm_ix k = tm_ix_of(tm_index(b, f->dim));
	const tm_ix n = tm_ix_of(tm_index(b, f->rank));
	const tm_ix turns = tm_ix_mod(b, tm_ix_mul(b, k, n), f->size);
	MlirValue x = tm_convert(b, tm_ix_get_i64(b, turns), TM_I64, f->part);
	const MlirValue size = tm_convert(b, tm_ix_get_i64(b, f->size), TM_I64,
	                                  f->part);

	x = tm_mul(b, f->part, x,
	           tm_const_of(b, type, f->sign * 6.283185307179586476925));
	x = tm_div(b, f->part, x, size);
	return tm_build(b, "complex.create",
	                TM_VALUES(tm_math(b, "math.cos", x),
	                          tm_math(b, "math.sin", x)),
	                mlirComplexTypeGet(type), TM_NO_ATTRS);
}

/* How often an element of a halved source counts: its mirror image adds the
 * conjugate. */
static MlirValue
mirror_weight(tm_builder *b, const fourier *f)
{
	const MlirType type = part_type(b, f);
	const tm_ix n = tm_ix_of(tm_index(b, f->rank)), two = tm_ix_const(2);
	const tm_ix twice = tm_ix_mul(b, n, two), zero = tm_ix_const(0);
	const MlirValue once =
	        tm_or(b, tm_ix_cmp(b, "eq", n, zero),
	              tm_ix_cmp(b, "eq", twice, f->size));

	return tm_select(b, once, tm_const_of(b, type, 1),
	                 tm_const_of(b, type, 2));
}

/* ARGS: element, sum. */
static void
fourier_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const fourier *f = user;
	const tm_dtype c = f->part == TM_F64 ? TM_C128 : TM_C64;
	MlirValue x = args[0];

	if (f->real_source)
		x = tm_convert(b, x, f->part, c);
	x = tm_mul(b, c, x, twiddle(b, f));
	if (!f->real_result) {
		yields[0] = tm_add(b, c, args[1], x);
		return;
	}
	x = tm_complex_part(b, "complex.re", x);
	x = tm_mul(b, f->part, x, mirror_weight(b, f));
	yields[0] = tm_add(b, f->part, args[1], x);
}

/* Loops: those of the result, then n. */
static MlirValue
transform(tm_builder *b, fourier *f, MlirValue v, tm_ix size)
{
	const MlirType part = part_type(b, f);
	tm_dims to = tm_dims_of(b, v);
	int in[TM_MAX_RANK], out[TM_MAX_RANK];
	char iterators[TM_MAX_RANK + 1];
	tm_generic g = { .num_in = 1,
		         .num_out = 1,
		         .in = { v },
		         .iterators = iterators,
		         .body = fourier_body,
		         .user = f };
	MlirValue result;

	f->rank = to.rank;
	to.d[f->dim] = size;
	for (int i = 0; i < f->rank; i++) {
		in[i] = i == f->dim ? f->rank : i;
		out[i] = i;
	}
	memset(iterators, 'p', (size_t)f->rank);
	iterators[f->rank] = 'r';
	g.num_loops = f->rank + 1;
	g.out[0] = tm_filled(
	        b, &to,
	        tm_const_of(b, f->real_result ? part : mlirComplexTypeGet(part),
	                    0));
	g.maps[0] = tm_map_select(b->ctx, g.num_loops, f->rank, in);
	g.maps[1] = tm_map_select(b->ctx, g.num_loops, f->rank, out);
	tm_generic_build(b, &g, &result);
	return result;
}

typedef struct scaling {
	tm_dtype part, dtype;
	MlirValue factor;
} scaling;

static void
scale_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const scaling *s = user;

	yields[0] = tm_mul(b, s->dtype, args[0],
	                   tm_convert(b, s->factor, s->part, s->dtype));
}

/* Normalization 0: none, 1: by the root of COUNT, 2: by COUNT. */
static tm_status
normalize(tm_lower *lw, MlirValue v, tm_dtype dtype, tm_ix count)
{
	tm_builder *b = &lw->b;
	scaling s = { part_of(dtype), dtype, { NULL } };
	int64_t kind;
	MlirValue one, n;

	if (!tm_call_int(&lw->call, "normalization", &kind) || kind < 0 ||
	    kind > 2)
		return tm_lower_unsupported(lw, "normalization is not known");
	if (kind) {
		one = tm_const_of(b, tm_dtype_to_builtin(b->ctx, s.part), 1);
		n = tm_convert(b, tm_ix_get_i64(b, count), TM_I64, s.part);
		if (kind == 1)
			n = tm_math(b, "math.sqrt", n);
		s.factor = tm_div(b, s.part, one, n);
		v = tm_map_elements(b, 1, &v, tm_element_type(v), scale_body,
		                    &s);
	}
	tm_lower_result(lw, 0, v);
	return TM_OK;
}

/* The dimensions that are transformed; their number, or -1. */
static int
dims_of(tm_lower *lw, int rank, int *dims)
{
	int64_t d[TM_MAX_RANK];
	const intptr_t n = tm_call_ints(&lw->call, "dim", d, TM_MAX_RANK);

	for (intptr_t i = 0; i < n && n <= TM_MAX_RANK; i++)
		if (!tm_dim_normal(d[i], rank, &dims[i]))
			return -1;
	return n > TM_MAX_RANK ? -1 : (int)n;
}

static tm_status
check_dtype(tm_lower *lw, tm_dtype dtype)
{
	switch (dtype) {
	case TM_F32:
	case TM_F64:
	case TM_C64:
	case TM_C128:
		return TM_OK;
	default:
		return tm_lower_unsupported(lw, "of %s",
		                            tm_dtype_get(dtype)->name);
	}
}

/* From V, the complex transform of all DIMS but the last, if LAST is not
 * wanted. */
static MlirValue
transform_all(tm_builder *b, MlirValue v, tm_dtype part, double sign, int n,
              const int *dims)
{
	for (int i = 0; i < n; i++) {
		fourier f = { .part = part, .sign = sign, .dim = dims[i] };

		f.size = tm_dim_of(b, v, dims[i]);
		v = transform(b, &f, v, f.size);
	}
	return v;
}

static tm_ix
count_of(tm_builder *b, MlirValue v, int n, const int *dims)
{
	tm_ix count = tm_ix_const(1);

	for (int i = 0; i < n; i++)
		count = tm_ix_mul(b, count, tm_dim_of(b, v, dims[i]));
	return count;
}

tm_status
linalg_fft_c2c(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const tm_dtype dtype = tm_lower_dtype(lw, "self");
	int dims[TM_MAX_RANK];
	const int n = dims_of(lw, tm_rank(v), dims);
	bool forward;

	TM_TRY(check_dtype(lw, dtype));
	if (n < 0 || !tm_call_bool(&lw->call, "forward", &forward))
		return tm_lower_unsupported(lw, "parameters are not known");
	v = transform_all(b, v, part_of(dtype), forward ? -1 : 1, n, dims);
	return normalize(lw, v, dtype, count_of(b, v, n, dims));
}

tm_status
linalg_fft_r2c(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const tm_dtype dtype = tm_lower_dtype(lw, "self");
	const tm_ix one = tm_ix_const(1), two = tm_ix_const(2);
	fourier f = { .part = part_of(dtype), .sign = -1, .real_source = true };
	int dims[TM_MAX_RANK];
	const int n = dims_of(lw, tm_rank(v), dims);
	bool half;
	tm_ix size, count;

	TM_TRY(check_dtype(lw, dtype));
	if (n < 1 || !tm_call_bool(&lw->call, "onesided", &half))
		return tm_lower_unsupported(lw, "parameters are not known");
	count = count_of(b, v, n, dims);
	f.dim = dims[n - 1];
	f.size = size = tm_dim_of(b, v, f.dim);
	if (half)
		size = tm_ix_add(b, tm_ix_floordiv(b, size, two), one);
	v = transform(b, &f, v, size);
	v = transform_all(b, v, f.part, -1, n - 1, dims);
	return normalize(lw, v, f.part == TM_F64 ? TM_C128 : TM_C64, count);
}

tm_status
linalg_fft_c2r(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const tm_dtype dtype = tm_lower_dtype(lw, "self");
	fourier f = { .part = part_of(dtype), .sign = 1, .real_result = true };
	int dims[TM_MAX_RANK];
	const int n = dims_of(lw, tm_rank(v), dims);
	tm_ix have, want;

	TM_TRY(check_dtype(lw, dtype));
	if (n < 1)
		return tm_lower_unsupported(lw, "dim is not known");
	v = transform_all(b, v, f.part, 1, n - 1, dims);
	f.dim = dims[n - 1];
	f.size = tm_lower_ix(lw, "last_dim_size");
	/* No more than the half that counts is read. */
	have = tm_dim_of(b, v, f.dim);
	want = tm_ix_floordiv(b, f.size, tm_ix_const(2));
	want = tm_ix_min(b, have, tm_ix_add(b, want, tm_ix_const(1)));
	v = tm_slice_dim(b, v, f.dim, tm_ix_const(0), want, tm_ix_const(1));
	v = transform(b, &f, v, f.size);
	return normalize(lw, v, f.part, count_of(b, v, n, dims));
}
