/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

static bool
inner_mismatch(tm_infer *in, int64_t a, int64_t b)
{
	if (a == b || a == TM_DYN || b == TM_DYN)
		return false;
	return !tm_infer_error(in,
	                       "inner dimensions differ: %lld and %lld",
	                       (long long)a, (long long)b);
}

/* The result of torch.matmul(A, B) in *OUT; false after a diagnostic. */
static bool
matmul(tm_infer *in, const tm_tensor_type *a, const tm_tensor_type *b,
       tm_tensor_type *out)
{
	tm_tensor_type rest;

	if (a->rank < 1 || b->rank < 1)
		return tm_infer_error(in, "an operand has rank 0");
	if (inner_mismatch(in, a->sizes[a->rank - 1],
	                   b->sizes[b->rank > 1 ? b->rank - 2 : 0]))
		return false;
	*out = *a;
	out->rank = a->rank > 2 ? a->rank - 2 : 0;
	rest = *b;
	rest.rank = b->rank > 2 ? b->rank - 2 : 0;
	if (!tm_broadcast(out, &rest))
		return tm_infer_error(in, "batch dimensions differ");
	if (out->rank + 2 > TM_MAX_RANK)
		return true;
	if (a->rank > 1)
		out->sizes[out->rank++] = a->sizes[a->rank - 2];
	if (b->rank > 1)
		out->sizes[out->rank++] = b->sizes[b->rank - 1];
	return true;
}

static bool
set_matmul(tm_infer *in, const tm_tensor_type *a, const tm_tensor_type *b)
{
	tm_tensor_type out;

	if (!matmul(in, a, b, &out))
		return false;
	tm_infer_set_like(in, 0, &out);
	return true;
}

/* The tensors that are operands FIRST and FIRST + 1. */
static bool
operands(tm_infer *in, intptr_t first, tm_tensor_type *a, tm_tensor_type *b)
{
	const MlirOperation op = in->call.op;

	return mlirOperationGetNumOperands(op) >= first + 2 &&
	       tm_value_tensor(mlirOperationGetOperand(op, first), a) &&
	       tm_value_tensor(mlirOperationGetOperand(op, first + 1), b) &&
	       a->has_sizes && b->has_sizes;
}

bool
shape_matmul(tm_infer *in)
{
	tm_tensor_type a, b;

	return !operands(in, 0, &a, &b) || set_matmul(in, &a, &b);
}

bool
shape_addmm(tm_infer *in)
{
	tm_tensor_type a, b;

	return !operands(in, 1, &a, &b) || set_matmul(in, &a, &b);
}

bool
shape_addbmm(tm_infer *in)
{
	tm_tensor_type a, b, out;

	if (!operands(in, 1, &a, &b) || a.rank != 3 || b.rank != 3)
		return true;
	if (!matmul(in, &a, &b, &out))
		return false;
	tm_infer_set(in, 0, 2, out.sizes + 1);
	return true;
}

bool
shape_linear(tm_infer *in)
{
	tm_tensor_type a, w;

	if (!operands(in, 0, &a, &w))
		return true;
	if (a.rank < 1 || w.rank < 1 || w.rank > 2)
		return tm_infer_error(in, "weight has rank %d", w.rank);
	if (inner_mismatch(in, a.sizes[a.rank - 1], w.sizes[w.rank - 1]))
		return false;
	if (w.rank == 1)
		a.rank--;
	else
		a.sizes[a.rank - 1] = w.sizes[0];
	tm_infer_set_like(in, 0, &a);
	return true;
}

bool
shape_outer(tm_infer *in)
{
	tm_tensor_type a, b;

	if (!operands(in, 0, &a, &b))
		return true;
	if (a.rank != 1 || b.rank != 1)
		return tm_infer_error(in, "operands must have rank 1");
	a.sizes[1] = b.sizes[0];
	tm_infer_set(in, 0, 2, a.sizes);
	return true;
}

bool
shape_cdist(tm_infer *in)
{
	tm_tensor_type a, b, rest, out;

	if (!operands(in, 0, &a, &b) || a.rank < 2 || b.rank < 2)
		return true;
	out = a;
	out.rank -= 2;
	rest = b;
	rest.rank -= 2;
	if (!tm_broadcast(&out, &rest))
		return tm_infer_error(in, "batch dimensions differ");
	out.sizes[out.rank++] = a.sizes[a.rank - 2];
	out.sizes[out.rank++] = b.sizes[b.rank - 2];
	tm_infer_set_like(in, 0, &out);
	return true;
}

/* Appends the dimensions of T that DIMS does not contract. */
static void
append_free(tm_tensor_type *out, const tm_tensor_type *t, const int64_t *dims,
            int n)
{
	for (int d = 0; d < t->rank; d++) {
		bool contracted = false;

		for (int i = 0; i < n; i++)
			if (dims[i] == d || dims[i] == d - t->rank)
				contracted = true;
		if (!contracted && out->rank < TM_MAX_RANK)
			out->sizes[out->rank++] = t->sizes[d];
	}
}

bool
shape_tensordot(tm_infer *in)
{
	int64_t da[2 * TM_MAX_RANK], db[2 * TM_MAX_RANK];
	const int na = tm_infer_ints(in, "dims_self", da);
	const int nb = tm_infer_ints(in, "dims_other", db);
	tm_tensor_type a, b, out = { .has_sizes = true };

	if (!operands(in, 0, &a, &b) || na < 0 || na != nb)
		return true;
	append_free(&out, &a, da, na);
	append_free(&out, &b, db, nb);
	tm_infer_set_like(in, 0, &out);
	return true;
}

/* ---- einsum ---- */

enum { LETTERS = 128, MAX_OPERANDS = 16 };

struct einsum {
	int64_t size[LETTERS];
	int count[LETTERS];     /* how often a letter occurs */
	tm_tensor_type ellipsis; /* the broadcast of all "..." */
	bool has_ellipsis;
};

/* The length of the ellipsis of a term with N letters, of rank RANK. */
static int
ellipsis_rank(tm_str term, int rank)
{
	int letters = 0;

	for (size_t i = 0; i < term.len; i++)
		if (term.ptr[i] != '.' && term.ptr[i] != ' ')
			letters++;
	return rank - letters;
}

static bool
einsum_letter(tm_infer *in, struct einsum *e, unsigned char c, int64_t size)
{
	if (c >= LETTERS)
		return tm_infer_error(in, "bad equation");
	if (!e->count[c]++ || e->size[c] == 1 || e->size[c] == TM_DYN)
		e->size[c] = size;
	else if (size != TM_DYN && size != 1 && size != e->size[c])
		return tm_infer_error(in, "sizes of '%c' differ", c);
	return true;
}

/* Reads one comma-separated term against the sizes of its operand. */
static bool
einsum_term(tm_infer *in, struct einsum *e, tm_str term,
            const tm_tensor_type *t)
{
	const int extra = ellipsis_rank(term, t->rank);
	int d = 0;

	if (extra < 0)
		return tm_infer_error(in, "a term has more letters than its "
		                          "operand has dimensions");
	for (size_t i = 0; i < term.len; i++) {
		tm_tensor_type dots = { .has_sizes = true, .rank = extra };

		if (term.ptr[i] == ' ')
			continue;
		if (term.ptr[i] != '.') {
			if (d >= t->rank)
				return tm_infer_error(in, "bad equation");
			if (!einsum_letter(in, e, (unsigned char)term.ptr[i],
			                   t->sizes[d++]))
				return false;
			continue;
		}
		for (int k = 0; k < extra; k++)
			dots.sizes[k] = t->sizes[d + k];
		d += extra;
		e->has_ellipsis = true;
		if (!tm_broadcast(&e->ellipsis, &dots))
			return tm_infer_error(in, "ellipses differ");
		while (i + 1 < term.len && term.ptr[i + 1] == '.')
			i++;
	}
	return d == t->rank ||
	       tm_infer_error(in, "a term has fewer letters than its operand "
	                          "has dimensions");
}

static void
push(tm_tensor_type *out, int64_t size)
{
	if (out->rank < TM_MAX_RANK)
		out->sizes[out->rank++] = size;
}

/* Without "->": the ellipsis, then every letter that occurs once, sorted. */
static void
einsum_implicit(const struct einsum *e, tm_tensor_type *out)
{
	*out = e->ellipsis;
	for (int c = 0; c < LETTERS; c++)
		if (e->count[c] == 1)
			push(out, e->size[c]);
}

static void
einsum_explicit(const struct einsum *e, tm_str term, tm_tensor_type *out)
{
	*out = (tm_tensor_type){ .has_sizes = true };
	for (size_t i = 0; i < term.len; i++) {
		const unsigned char c = (unsigned char)term.ptr[i];

		if (c == '.') {
			for (int d = 0; d < e->ellipsis.rank; d++)
				push(out, e->ellipsis.sizes[d]);
			while (i + 1 < term.len && term.ptr[i + 1] == '.')
				i++;
		} else if (c != ' ' && c < LETTERS) {
			push(out, e->size[c]);
		}
	}
}

/* The end of the term that starts at POS. */
static size_t
term_end(tm_str s, size_t pos)
{
	while (pos < s.len && s.ptr[pos] != ',' && s.ptr[pos] != '-')
		pos++;
	return pos;
}

bool
shape_einsum(tm_infer *in)
{
	struct einsum e = { .ellipsis.has_sizes = true };
	MlirValue list[MAX_OPERANDS];
	const intptr_t n = tm_call_list(&in->call, "tensors", list,
	                                MAX_OPERANDS);
	tm_tensor_type t, out;
	size_t pos = 0;
	tm_str eq;

	if (n < 1 || n > MAX_OPERANDS || !tm_call_str(&in->call, "equation", &eq))
		return true;
	for (intptr_t i = 0; i < n; i++) {
		const size_t end = term_end(eq, pos);

		if (!tm_value_tensor(list[i], &t) || !t.has_sizes)
			return true;
		if (!einsum_term(in, &e, (tm_str){ eq.ptr + pos, end - pos },
		                 &t))
			return false;
		pos = end < eq.len && eq.ptr[end] == ',' ? end + 1 : end;
	}
	if (pos + 1 < eq.len && eq.ptr[pos] == '-')
		einsum_explicit(&e, (tm_str){ eq.ptr + pos + 2,
		                              eq.len - pos - 2 }, &out);
	else
		einsum_implicit(&e, &out);
	tm_infer_set_like(in, 0, &out);
	return true;
}
