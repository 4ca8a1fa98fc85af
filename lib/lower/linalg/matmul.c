/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* A product: A and B already have the type that the result has. */
typedef struct product {
	tm_lower *lw;
	tm_dtype dtype;
	MlirValue a, b;
} product;

/* NAME ("linalg.matmul") of A and B, summed in a type that is wide enough. */
static MlirValue
contract(const product *p, const char *name, const tm_dims *to)
{
	tm_builder *b = &p->lw->b;
	const tm_dtype sum = tm_sum_dtype(p->dtype);
	const MlirValue zero = tm_const_of(b, tm_dtype_to_builtin(b->ctx, sum),
	                                   0);
	const MlirValue v = tm_linalg_named(b, name, TM_VALUES(p->a, p->b),
	                                    tm_filled(b, to, zero),
	                                    TM_NO_ATTRS);

	return tm_convert_tensor(b, v, sum, p->dtype);
}

static tm_status
check_inner(const product *p, tm_ix x, tm_ix y)
{
	return tm_lower_check_equal(p->lw, x, y, "inner sizes differ");
}

/* The product of ranks 1 and 2 without batch dimensions. */
static tm_status
multiply_small(product *p, MlirValue *out)
{
	static const char *const names[2][2] = {
		{ "linalg.dot", "linalg.vecmat" },
		{ "linalg.matvec", "linalg.matmul" },
	};
	const tm_dims a = tm_dims_of(&p->lw->b, p->a);
	const tm_dims b = tm_dims_of(&p->lw->b, p->b);
	tm_dims to = { 0 };

	TM_TRY(check_inner(p, a.d[a.rank - 1], b.d[0]));
	if (a.rank == 2)
		to.d[to.rank++] = a.d[0];
	if (b.rank == 2)
		to.d[to.rank++] = b.d[1];
	*out = contract(p, names[a.rank - 1][b.rank - 1], &to);
	return TM_OK;
}

/* (…, m, k) x (k, n) or (k): the leading sizes are rows of one matrix. */
static tm_status
multiply_rows(product *p, MlirValue *out)
{
	tm_builder *b = &p->lw->b;
	const tm_dims a = tm_dims_of(b, p->a);
	const int last = a.rank - 1;
	tm_dims flat = { .rank = 2 }, to = a;

	flat.d[0] = tm_dims_product(b, &a, 0, last);
	flat.d[1] = a.d[last];
	p->a = tm_reshape(b, p->a, &flat);
	TM_TRY(multiply_small(p, out));
	if (tm_rank(p->b) == 2)
		to.d[last] = tm_dim_of(b, p->b, 1);
	else
		to.rank--;
	*out = tm_reshape(b, *out, &to);
	return TM_OK;
}

/* V of rank >= 2 with its leading sizes repeated to those of BATCH, as one. */
static MlirValue
flatten_batch(tm_builder *b, MlirValue v, const tm_dims *batch)
{
	const tm_dims d = tm_dims_of(b, v);
	tm_dims full = *batch, flat = { .rank = 3 };

	full.d[full.rank++] = d.d[d.rank - 2];
	full.d[full.rank++] = d.d[d.rank - 1];
	flat.d[0] = tm_dims_product(b, batch, 0, batch->rank);
	flat.d[1] = d.d[d.rank - 2];
	flat.d[2] = d.d[d.rank - 1];
	return tm_reshape(b, tm_broadcast_to(b, v, &full), &flat);
}

static tm_dims
batch_of(tm_builder *b, MlirValue v)
{
	tm_dims d = tm_dims_of(b, v);

	d.rank -= 2;
	return d;
}

/* Both of rank >= 2. */
static tm_status
multiply_batches(product *p, MlirValue *out)
{
	tm_builder *b = &p->lw->b;
	const tm_dims both[] = { batch_of(b, p->a), batch_of(b, p->b) };
	tm_dims to = tm_broadcast_dims(b, 2, both);
	tm_dims flat = { .rank = 3 };

	p->a = flatten_batch(b, p->a, &to);
	p->b = flatten_batch(b, p->b, &to);
	flat.d[0] = tm_dim_of(b, p->a, 0);
	flat.d[1] = tm_dim_of(b, p->a, 1);
	flat.d[2] = tm_dim_of(b, p->b, 2);
	TM_TRY(check_inner(p, tm_dim_of(b, p->a, 2), tm_dim_of(b, p->b, 1)));
	*out = contract(p, "linalg.batch_matmul", &flat);
	to.d[to.rank++] = flat.d[1];
	to.d[to.rank++] = flat.d[2];
	*out = tm_reshape(b, *out, &to);
	return TM_OK;
}

/* torch.matmul of any ranks. */
static tm_status
multiply(product *p, MlirValue *out)
{
	tm_builder *b = &p->lw->b;
	const int ra = tm_rank(p->a), rb = tm_rank(p->b);

	if (!ra || !rb)
		return tm_lower_unsupported(p->lw, "operands have rank 0");
	if (ra <= 2 && rb <= 2)
		return multiply_small(p, out);
	if (rb <= 2)
		return multiply_rows(p, out);
	if (ra > 1)
		return multiply_batches(p, out);
	p->a = tm_unsqueeze(b, p->a, 0);
	TM_TRY(multiply_batches(p, out));
	*out = tm_squeeze(b, *out, tm_rank(*out) - 2);
	return TM_OK;
}

/* Any op of two tensors X and Y that is their matmul. */
static tm_status
lower_product(tm_lower *lw, const char *x, const char *y)
{
	const tm_dtype dtype = tm_lower_result_dtype(lw, 0);
	MlirValue out;

	if (dtype == TM_BOOL)
		return tm_lower_unsupported(lw, "product of bools");

	product p = { .lw = lw,
		      .dtype = dtype,
		      .a = tm_lower_as(lw, x, dtype),
		      .b = tm_lower_as(lw, y, dtype) };

	TM_TRY(multiply(&p, &out));
	tm_lower_result(lw, 0, out);
	return TM_OK;
}

tm_status
linalg_mm(tm_lower *lw)
{
	return lower_product(lw, "self", "mat2");
}

tm_status
linalg_mv(tm_lower *lw)
{
	return lower_product(lw, "self", "vec");
}

tm_status
linalg_dot(tm_lower *lw)
{
	return lower_product(lw, "self", "tensor");
}

tm_status
linalg_matmul(tm_lower *lw)
{
	return lower_product(lw, "self", "other");
}
