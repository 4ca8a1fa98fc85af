/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/decompositions.h"

#include "infer/infer.h"

/*
 * einsum by batched matrix products, from left to right.  Every dimension has
 * a label: its letter, or DOTS + i for the i-th dimension, from the right, of
 * an ellipsis.  Labels that no later operand and not the result needs are
 * summed as soon as they can be.
 */

enum { DOTS = 256, MAX_TERMS = 16 };

typedef struct term {
	int label[TM_MAX_RANK];
	int n;
} term;

typedef struct einsum {
	tm_rewrite *rw;
	term in[MAX_TERMS], out;
	MlirValue x[MAX_TERMS];
	int num;
	tm_str equation;
	size_t pos;
	int dots; /* the longest ellipsis */
} einsum;

static int
find(const term *t, int label)
{
	for (int i = 0; i < t->n; i++)
		if (t->label[i] == label)
			return i;
	return -1;
}

static bool
push(term *t, int label)
{
	if (t->n >= TM_MAX_RANK)
		return false;
	t->label[t->n++] = label;
	return true;
}

/* ---- the equation ---- */

static char
peek(const einsum *e, size_t ahead)
{
	return e->pos + ahead < e->equation.len
	               ? e->equation.ptr[e->pos + ahead]
	               : 0;
}

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* How many letters the term at hand has. */
static int
letters(const einsum *e)
{
	int n = 0;

	for (size_t i = 0; peek(e, i) && peek(e, i) != ',' &&
	                   peek(e, i) != '-'; i++)
		n += is_letter(peek(e, i));
	return n;
}

/* A term up to "," or "->"; an ellipsis stands for DOTS dimensions. */
static bool
read_term(einsum *e, int dots, term *t)
{
	if (dots < 0)
		return false;
	for (; peek(e, 0) && peek(e, 0) != ',' && peek(e, 0) != '-'; e->pos++) {
		const char c = peek(e, 0);

		if (c == ' ')
			continue;
		if (is_letter(c)) {
			if (!push(t, c))
				return false;
			continue;
		}
		if (c != '.' || peek(e, 1) != '.' || peek(e, 2) != '.')
			return false;
		for (int i = dots; i-- > 0;)
			if (!push(t, DOTS + i))
				return false;
		e->pos += 2;
	}
	return true;
}

/* Without "->": the ellipsis, then the letters that occur once, sorted. */
static void
implicit_result(einsum *e)
{
	for (int i = e->dots; i-- > 0;)
		push(&e->out, DOTS + i);
	for (int c = 'A'; c <= 'z'; c++) {
		int count = 0;

		for (int i = 0; i < e->num; i++)
			for (int k = 0; k < e->in[i].n; k++)
				count += e->in[i].label[k] == c;
		if (count == 1)
			push(&e->out, c);
	}
}

static bool
read_equation(einsum *e)
{
	tm_tensor_type t;

	for (int i = 0; i < e->num; i++) {
		if (i > 0 && peek(e, 0) != ',')
			return false;
		e->pos += i > 0;
		if (!tm_value_tensor(e->x[i], &t) || !t.has_sizes)
			return false;
		const int dots = t.rank - letters(e);
		if (dots > e->dots)
			e->dots = dots;
		if (!read_term(e, dots, &e->in[i]) || e->in[i].n != t.rank)
			return false;
	}
	if (!peek(e, 0)) {
		implicit_result(e);
		return true;
	}
	if (peek(e, 0) != '-' || peek(e, 1) != '>')
		return false;
	e->pos += 2;
	return read_term(e, e->dots, &e->out) && !peek(e, 0);
}

/* ---- building, by text ---- */

/* Evaluates TEXT with x and y; null where it fails. */
static MlirValue
eval(einsum *e, const char *text, MlirValue x, MlirValue y)
{
	const tm_binding env[] = { { "x", x }, { "y", y } };

	if (!text || tm_rewrite_text(e->rw, text, env, 2) != TM_OK)
		return (MlirValue){ NULL };
	return e->rw->results[0];
}

/* "[0, 2, 1]": where in HAVE the labels of WANT are. */
static const char *
places(einsum *e, const term *want, const term *have)
{
	char *s = tm_arena_printf(e->rw->arena, "[");

	for (int i = 0; s && i < want->n; i++)
		s = tm_arena_printf(e->rw->arena, "%s%s%d", s, i ? ", " : "",
		                    find(have, want->label[i]));
	return s ? tm_arena_printf(e->rw->arena, "%s]", s) : NULL;
}

/* A label twice in one term: its diagonal, which comes last. */
static MlirValue
take_diagonals(einsum *e, MlirValue x, term *t)
{
	for (int i = 0; i < t->n; i++)
		for (int k = i + 1; k < t->n; k++) {
			const int label = t->label[i];
			term rest = { .n = 0 };

			if (t->label[k] != label)
				continue;
			x = eval(e, tm_arena_printf(e->rw->arena,
			                            "diagonal(x, 0, %d, %d)", i,
			                            k), x, x);
			if (mlirValueIsNull(x))
				return x;
			for (int d = 0; d < t->n; d++)
				if (d != i && d != k)
					push(&rest, t->label[d]);
			push(&rest, label);
			*t = rest;
			i = -1;
			break;
		}
	return x;
}

static bool
has_size_one(MlirValue x, int d)
{
	tm_tensor_type t;

	return tm_value_tensor(x, &t) && t.has_sizes && d < t.rank &&
	       t.sizes[d] == 1;
}

/* Drops the dimensions of X that are 1 where Y's are not. */
static MlirValue
drop_ones(einsum *e, MlirValue x, term *tx, MlirValue y, const term *ty)
{
	for (int i = tx->n; i-- > 0 && !mlirValueIsNull(x);) {
		const int k = find(ty, tx->label[i]);

		if (k < 0 || !has_size_one(x, i) || has_size_one(y, k))
			continue;
		x = eval(e, tm_arena_printf(e->rw->arena, "squeeze.dim(x, %d)",
		                            i), x, x);
		memmove(&tx->label[i], &tx->label[i + 1],
		        (size_t)(tx->n - i - 1) * sizeof tx->label[0]);
		tx->n--;
	}
	return x;
}

/* Sums the dimensions that KEEP does not say are needed. */
static MlirValue
sum_unneeded(einsum *e, MlirValue x, term *t, const bool *needed)
{
	term keep = { .n = 0 }, gone = { .n = 0 };

	for (int i = 0; i < t->n; i++)
		push(needed[i] ? &keep : &gone, t->label[i]);
	if (gone.n > 0)
		x = eval(e, tm_arena_printf(
		                    e->rw->arena,
		                    "sum.dim_IntList(x, %s, dtype=dtype(x))",
		                    places(e, &gone, t)), x, x);
	*t = keep;
	return x;
}

/* Whether operands from FROM on or the result have LABEL. */
static bool
needed_later(const einsum *e, int from, int label)
{
	for (int i = from; i < e->num; i++)
		if (find(&e->in[i], label) >= 0)
			return true;
	return find(&e->out, label) >= 0;
}

static MlirValue
reduce_alone(einsum *e, MlirValue x, term *t, int next, const term *other)
{
	bool needed[TM_MAX_RANK];

	for (int i = 0; i < t->n; i++)
		needed[i] = needed_later(e, next, t->label[i]) ||
		            (other && find(other, t->label[i]) >= 0);
	return sum_unneeded(e, x, t, needed);
}

/* X times Y, NEXT being the first operand that comes after; *TX becomes the
 * product's term. */
static MlirValue
multiply(einsum *e, MlirValue x, term *tx, MlirValue y, term *ty, int next)
{
	term batch = { .n = 0 }, m = batch, k = batch, n = batch;
	const char *px, *py;
	term a, b;

	for (int i = 0; i < tx->n; i++) {
		const int label = tx->label[i];

		if (find(ty, label) < 0)
			push(&m, label);
		else
			push(needed_later(e, next, label) ? &batch : &k, label);
	}
	for (int i = 0; i < ty->n; i++)
		if (find(tx, ty->label[i]) < 0)
			push(&n, ty->label[i]);
	if (batch.n + m.n + n.n > TM_MAX_RANK)
		return (MlirValue){ NULL };
	px = places(e, &batch, tx);
	py = places(e, &batch, ty);
	a = m;
	b = n;
	x = eval(e, tm_arena_printf(
	        e->rw->arena,
	        "b = %s; c = %s; m = %s; k = %s; l = %s; n = %s;"
	        "s = [known(size(x, at(b, i))) ? size(x, at(b, i)) : "
	        "size(y, at(c, i)) for i in range(len(b))];"
	        "p = prod(s); q = prod([size(x, i) for i in m]);"
	        "r = prod([size(x, i) for i in k]);"
	        "t = prod([size(y, i) for i in n]);"
	        "u = reshape(permute(x, b + m + k), [p, q, r]);"
	        "v = reshape(permute(y, c + l + n), [p, r, t]);"
	        "reshape(bmm(u, v), s + [size(x, i) for i in m] + "
	        "[size(y, i) for i in n])",
	        px, py, places(e, &m, tx), places(e, &k, tx),
	        places(e, &k, ty), places(e, &n, ty)), x, y);
	*tx = batch;
	for (int i = 0; i < a.n; i++)
		push(tx, a.label[i]);
	for (int i = 0; i < b.n; i++)
		push(tx, b.label[i]);
	return x;
}

static MlirValue
contract(einsum *e)
{
	term acc = e->in[0];
	MlirValue x = take_diagonals(e, e->x[0], &acc);

	for (int i = 1; i < e->num && !mlirValueIsNull(x); i++) {
		term t = e->in[i];
		MlirValue y = take_diagonals(e, e->x[i], &t);

		if (mlirValueIsNull(y))
			return y;
		x = drop_ones(e, x, &acc, y, &t);
		if (!mlirValueIsNull(x))
			y = drop_ones(e, y, &t, x, &acc);
		if (mlirValueIsNull(x) || mlirValueIsNull(y))
			return (MlirValue){ NULL };
		x = reduce_alone(e, x, &acc, i + 1, &t);
		y = reduce_alone(e, y, &t, i + 1, &acc);
		if (mlirValueIsNull(x) || mlirValueIsNull(y))
			return (MlirValue){ NULL };
		x = multiply(e, x, &acc, y, &t, i + 1);
	}
	if (mlirValueIsNull(x))
		return x;
	x = reduce_alone(e, x, &acc, e->num, NULL);
	if (mlirValueIsNull(x) || acc.n != e->out.n)
		return (MlirValue){ NULL };
	return eval(e, tm_arena_printf(e->rw->arena, "permute(x, %s)",
	                               places(e, &e->out, &acc)), x, x);
}

tm_status
decompose_einsum(tm_rewrite *rw)
{
	einsum *e = TM_NEW(rw->arena, einsum, 1);
	intptr_t n;
	MlirValue v;

	if (!e)
		return TM_ENOMEM;
	e->rw = rw;
	n = tm_call_list(&rw->call, "tensors", e->x, MAX_TERMS);
	if (n < 1 || n > MAX_TERMS)
		return tm_rewrite_unsupported(rw, "the operands are not known");
	e->num = (int)n;
	if (!tm_call_str(&rw->call, "equation", &e->equation) ||
	    !read_equation(e))
		return tm_rewrite_unsupported(rw, "the equation does not fit "
		                                  "the operands");
	v = contract(e);
	if (mlirValueIsNull(v))
		return rw->reason[0] ? TM_EUNSUP
		                     : tm_rewrite_unsupported(
		                               rw, "the equation does not fit "
		                                   "the operands");
	rw->results[0] = v;
	rw->num_results = 1;
	return TM_OK;
}
