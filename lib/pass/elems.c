/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/infer.h"
#include "pass/fold.h"

/*
 * The elements of small tensors through ops that make, move or reduce them.
 * Most are one strided read: element (i0, i1, …) of the result is element
 * OFFSET + i0 * STRIDE0 + … of the operand.
 */

/* ---- strided reads ---- */

typedef struct strided {
	int64_t offset;
	int64_t stride[TM_MAX_ELEM_RANK + 1];
} strided;

static void
natural(const tm_elems *in, strided *s)
{
	int64_t step = 1;

	s->offset = 0;
	for (int d = in->rank - 1; d >= 0; d--) {
		s->stride[d] = step;
		step *= in->sizes[d];
	}
}

static bool
read_strided(const tm_elems *in, const strided *s, tm_elems *out)
{
	for (int64_t k = 0; k < out->n; k++) {
		int64_t at = s->offset, rest = k;

		for (int d = out->rank - 1; d >= 0; d--) {
			at += rest % out->sizes[d] * s->stride[d];
			rest /= out->sizes[d];
		}
		if (at < 0 || at >= in->n)
			return false;
		out->v[k] = in->v[at];
	}
	return true;
}

/* The first operand's elements and room for the result's. */
static const tm_elems *
open_first(tm_fold *f, tm_elems *out)
{
	const tm_elems *in =
	        tm_fold_elems(f, mlirOperationGetOperand(f->rw.call.op, 0));

	return in && tm_elems_for_result(f, out) ? in : NULL;
}

/* Other sizes, the same order. */
bool
elems_view(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);

	if (!in || in->n != out->n)
		return false;
	memcpy(out->v, in->v, (size_t)in->n * sizeof *in->v);
	return true;
}

bool
elems_expand(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	strided from, to = { 0 };

	if (!in || in->rank > out->rank)
		return false;
	natural(in, &from);
	for (int d = 0; d < in->rank; d++)
		if (in->sizes[d] != 1)
			to.stride[out->rank - in->rank + d] = from.stride[d];
	return read_strided(in, &to, out);
}

bool
elems_permute(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	int64_t dims[TM_MAX_ELEM_RANK];
	strided from, to = { 0 };
	int dim;

	if (!in || tm_call_ints(&f->rw.call, "dims", dims, TM_MAX_ELEM_RANK) !=
	                   in->rank)
		return false;
	natural(in, &from);
	for (int d = 0; d < in->rank; d++) {
		if (!tm_dim_normal(dims[d], in->rank, &dim))
			return false;
		to.stride[d] = from.stride[dim];
	}
	return read_strided(in, &to, out);
}

bool
elems_transpose(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	strided s;
	int64_t t;
	int a, b;

	if (!in || in->rank == 0 ||
	    !tm_call_dim(&f->rw.call, "dim0", in->rank, &a) ||
	    !tm_call_dim(&f->rw.call, "dim1", in->rank, &b))
		return false;
	natural(in, &s);
	t = s.stride[a];
	s.stride[a] = s.stride[b];
	s.stride[b] = t;
	return read_strided(in, &s, out);
}

bool
elems_slice(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	int64_t start = 0, step = 1;
	strided s;
	int d;

	if (!in || in->rank == 0 ||
	    !tm_call_dim(&f->rw.call, "dim", in->rank, &d))
		return false;
	if (tm_call_has(&f->rw.call, "start") &&
	    !tm_call_int(&f->rw.call, "start", &start))
		return false;
	if (!tm_call_int(&f->rw.call, "step", &step))
		return false;
	if (start < 0)
		start = start < -in->sizes[d] ? 0 : start + in->sizes[d];
	if (start > in->sizes[d])
		start = in->sizes[d];
	natural(in, &s);
	s.offset = start * s.stride[d];
	s.stride[d] *= step > 0 && step < TM_MAX_ELEMS ? step : TM_MAX_ELEMS;
	return read_strided(in, &s, out);
}

bool
elems_select(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	int64_t index;
	strided s;
	int d;

	if (!in || in->rank == 0 ||
	    !tm_call_dim(&f->rw.call, "dim", in->rank, &d) ||
	    !tm_call_int(&f->rw.call, "index", &index))
		return false;
	if (index < 0)
		index += in->sizes[d];
	if (index < 0 || index >= in->sizes[d])
		return false;
	natural(in, &s);
	s.offset = index * s.stride[d];
	memmove(&s.stride[d], &s.stride[d + 1],
	        (size_t)(in->rank - d - 1) * sizeof s.stride[0]);
	return read_strided(in, &s, out);
}

bool
elems_flip(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	int64_t dims[TM_MAX_ELEM_RANK];
	const intptr_t n = tm_call_ints(&f->rw.call, "dims", dims,
	                                TM_MAX_ELEM_RANK);
	strided s;
	int d;

	if (!in || n < 0 || n > in->rank)
		return false;
	natural(in, &s);
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_dim_normal(dims[i], in->rank, &d) || s.stride[d] < 0)
			return false;
		s.offset += (in->sizes[d] - 1) * s.stride[d];
		s.stride[d] = -s.stride[d];
	}
	return read_strided(in, &s, out);
}

/* ---- indices ---- */

/* An index that is known, counted from the end where negative. */
static bool
known_index(const tm_elem *e, int64_t size, int64_t *out)
{
	if (!e->known || e->num.kind == TM_NUM_FLOAT)
		return false;
	*out = e->num.i < 0 ? e->num.i + size : e->num.i;
	return *out >= 0 && *out < size;
}

/* self[…, index, …] along DIM, as index_select; INDEX of any rank when DIM
 * is 0 and self has rank 1. */
static bool
take(const tm_elems *in, const tm_elems *index, int dim, tm_elems *out)
{
	int64_t inner = 1, outer = 1, i;

	for (int d = 0; d < dim; d++)
		outer *= in->sizes[d];
	for (int d = dim + 1; d < in->rank; d++)
		inner *= in->sizes[d];
	if (outer * index->n * inner != out->n)
		return false;
	for (int64_t k = 0; k < out->n; k++) {
		const int64_t lo = k % inner, mid = k / inner % index->n;
		const int64_t hi = k / inner / index->n;

		if (!known_index(&index->v[mid], in->sizes[dim], &i))
			return false;
		out->v[k] = in->v[(hi * in->sizes[dim] + i) * inner + lo];
	}
	return true;
}

bool
elems_index_select(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	const tm_elems *index = in ? tm_fold_arg(f, "index") : NULL;
	int dim;

	return index && in->rank > 0 &&
	       tm_call_dim(&f->rw.call, "dim", in->rank, &dim) &&
	       take(in, index, dim, out);
}

/* gather of a vector is index_select. */
bool
elems_gather(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out);
	const tm_elems *index = in ? tm_fold_arg(f, "index") : NULL;

	return index && in->rank == 1 && index->rank == 1 &&
	       take(in, index, 0, out);
}

/* self[index]: one index, of any rank, in the first dimension. */
bool
elems_index(tm_fold *f, tm_elems *out)
{
	const tm_elems *in = open_first(f, out), *index;
	MlirValue list;

	if (!in || in->rank == 0 ||
	    tm_call_list(&f->rw.call, "indices", &list, 1) != 1 ||
	    tm_value_is_none(list))
		return false;
	index = tm_fold_elems(f, list);
	return index && tm_dtype_is_int(index->dtype) &&
	       take(in, index, 0, out);
}

/* ---- joining ---- */

enum { MAX_JOIN = 64 };

/* Copies IN to where it belongs in OUT: AT along DIM. */
static void
put(const tm_elems *in, tm_elems *out, int dim, int64_t at, int64_t size)
{
	int64_t inner = 1;

	for (int d = dim + 1; d < out->rank; d++)
		inner *= out->sizes[d];
	for (int64_t k = 0; k < in->n; k++) {
		const int64_t lo = k % inner, mid = k / inner % size;
		const int64_t hi = k / inner / size;

		out->v[(hi * out->sizes[dim] + at + mid) * inner + lo] =
		        in->v[k];
	}
}

/* STACK: operands lack dimension DIM. */
static bool
join(tm_fold *f, tm_elems *out, bool stack)
{
	MlirValue list[MAX_JOIN];
	const intptr_t n = tm_call_list(&f->rw.call, "tensors", list, MAX_JOIN);
	int64_t at = 0;
	int dim;

	if (n < 1 || n > MAX_JOIN || !tm_elems_for_result(f, out) ||
	    out->rank == 0 || !tm_call_dim(&f->rw.call, "dim", out->rank, &dim))
		return false;
	for (intptr_t i = 0; i < n; i++) {
		const tm_elems *in = tm_fold_elems(f, list[i]);
		int64_t size;

		if (!in || (!stack && in->rank != out->rank))
			return false;
		size = stack ? 1 : in->sizes[dim];
		if (at + size > out->sizes[dim])
			return false;
		put(in, out, dim, at, size > 0 ? size : 1);
		at += size;
	}
	return at == out->sizes[dim];
}

bool
elems_cat(tm_fold *f, tm_elems *out)
{
	return join(f, out, false);
}

bool
elems_stack(tm_fold *f, tm_elems *out)
{
	return join(f, out, true);
}

/* ---- making ---- */

static bool
fill(tm_fold *f, const tm_elem *e, tm_elems *out)
{
	tm_elem c;

	if (!tm_elems_for_result(f, out) ||
	    !tm_elem_convert(f, e, out->dtype, &c))
		return false;
	for (int64_t i = 0; i < out->n; i++)
		out->v[i] = c;
	return true;
}

bool
elems_zeros(tm_fold *f, tm_elems *out)
{
	const tm_elem zero = { .known = true, .num = tm_num_int(0) };

	return fill(f, &zero, out);
}

bool
elems_ones(tm_fold *f, tm_elems *out)
{
	const tm_elem one = { .known = true, .num = tm_num_int(1) };

	return fill(f, &one, out);
}

bool
elems_full(tm_fold *f, tm_elems *out)
{
	const MlirValue v = tm_call_arg(&f->rw.call, "fill_value");
	tm_elem e;

	return !mlirValueIsNull(v) && tm_elem_of(v, &e) && fill(f, &e, out);
}

/* A number as a tensor of rank 0: its first operand. */
bool
elems_number(tm_fold *f, tm_elems *out)
{
	tm_elem e;

	return tm_elem_of(mlirOperationGetOperand(f->rw.call.op, 0), &e) &&
	       fill(f, &e, out);
}

bool
elems_arange(tm_fold *f, tm_elems *out)
{
	int64_t start = 0, step = 1;

	if (!tm_elems_for_result(f, out) || !tm_dtype_is_int(out->dtype))
		return false;
	if (!mlirValueIsNull(tm_call_arg(&f->rw.call, "start")) &&
	    !tm_call_int(&f->rw.call, "start", &start))
		return false;
	if (!mlirValueIsNull(tm_call_arg(&f->rw.call, "step")) &&
	    !tm_call_int(&f->rw.call, "step", &step))
		return false;
	for (int64_t i = 0; i < out->n; i++) {
		if (__builtin_mul_overflow(i, step, &out->v[i].num.i) ||
		    __builtin_add_overflow(out->v[i].num.i, start,
		                           &out->v[i].num.i))
			return false;
		out->v[i].num = tm_num_int(out->v[i].num.i);
		out->v[i].known = true;
	}
	return true;
}

/* A tensor's sizes, each known or read at run time. */
bool
elems_shape(tm_fold *f, tm_elems *out)
{
	const MlirValue self = mlirOperationGetOperand(f->rw.call.op, 0);
	tm_tensor_type t;

	if (!tm_value_tensor(self, &t) || !t.has_sizes ||
	    !tm_elems_for_result(f, out) || out->n != t.rank)
		return false;
	for (int d = 0; d < t.rank; d++) {
		if (t.sizes[d] != TM_DYN) {
			out->v[d] = (tm_elem){ .known = true,
				               .num = tm_num_int(t.sizes[d]) };
			continue;
		}
		if (!f->build)
			return false;
		out->v[d] = (tm_elem){ .value = tm_rewrite_call(
			                       &f->rw, "size.int",
			                       TM_VALUES(self,
			                                 tm_fold_int(f, d))) };
	}
	return true;
}

/* aten.tensor of a list of numbers, or of one. */
bool
elems_tensor(tm_fold *f, tm_elems *out)
{
	MlirValue list[TM_MAX_ELEMS];
	const MlirValue data = mlirOperationGetOperand(f->rw.call.op, 0);
	intptr_t n = tm_value_list(data, list, TM_MAX_ELEMS);

	if (n < 0) {
		list[0] = data;
		n = 1;
	}
	if (n > TM_MAX_ELEMS || !tm_elems_for_result(f, out) || out->n != n)
		return false;
	for (intptr_t i = 0; i < n; i++) {
		tm_elem e;

		if (!tm_elem_of(list[i], &e) ||
		    !tm_elem_convert(f, &e, out->dtype, &out->v[i]))
			return false;
	}
	return true;
}

/* ---- reducing ---- */

/* Folds the elements of a vector, or of any tensor without "dim", by FN. */
static bool
reduce(tm_fold *f, tm_elems *out, tm_fn fn, const tm_num *start)
{
	const tm_elems *in = open_first(f, out);
	tm_elem acc[2], r;
	int64_t i = 0;

	if (!in || out->n != 1 || (in->rank > 1 && out->rank != 0) ||
	    (in->n == 0 && !start))
		return false;
	if (start)
		acc[0] = (tm_elem){ .known = true, .num = *start };
	else
		acc[0] = in->v[i++];
	for (; i < in->n; i++) {
		acc[1] = in->v[i];
		if (!tm_elem_convert(f, &acc[0], out->dtype, &acc[0]) ||
		    !tm_elem_convert(f, &acc[1], out->dtype, &acc[1]) ||
		    !tm_elem_fn(f, fn, acc, f->build, &r))
			return false;
		acc[0] = r;
	}
	return tm_elem_convert(f, &acc[0], out->dtype, &out->v[0]);
}

bool
elems_sum(tm_fold *f, tm_elems *out)
{
	const tm_num zero = tm_num_int(0);

	return reduce(f, out, TM_FN_add, &zero);
}

bool
elems_prod(tm_fold *f, tm_elems *out)
{
	const tm_num one = tm_num_int(1);

	return reduce(f, out, TM_FN_mul, &one);
}

bool
elems_max(tm_fold *f, tm_elems *out)
{
	return reduce(f, out, TM_FN_max, NULL);
}

bool
elems_min(tm_fold *f, tm_elems *out)
{
	return reduce(f, out, TM_FN_min, NULL);
}
