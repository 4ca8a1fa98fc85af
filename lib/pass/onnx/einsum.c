/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Einsum: every input gets the same dimensions in the same order (sizes of 1
 * where it has no such label), the inputs are multiplied, and what is not in
 * the output is summed.  Two inputs whose sum is a matrix product become one.
 */
#include "pass/onnx/convert.h"

/* Labels in the order in which they come; 256 + i for dimension i of "...". */
struct term {
	int label[TM_MAX_RANK];
	int n;
};

struct einsum {
	struct term in[TM_MAX_RANK], out;
	int num_in;
	int ellipsis; /* dimensions that "..." stands for */
	bool explicit_out;
};

static bool
is_letter(char ch)
{
	return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
}

static int
find(const struct term *t, int label)
{
	for (int i = 0; i < t->n; i++)
		if (t->label[i] == label)
			return i;
	return -1;
}

/* Reads a term up to "," or "->" or the end; RANK is the input's, -1 for the
 * output. */
static bool
parse_term(tm_str *s, int rank, struct einsum *e, struct term *t)
{
	int letters = 0;

	for (size_t i = 0; i < s->len && s->ptr[i] != ',' && s->ptr[i] != '-';
	     i++)
		letters += is_letter(s->ptr[i]);
	t->n = 0;
	for (; s->len && *s->ptr != ',' && *s->ptr != '-'; s->ptr++, s->len--) {
		if (*s->ptr == ' ')
			continue;
		if (t->n >= TM_MAX_RANK - 1)
			return false;
		if (is_letter(*s->ptr)) {
			t->label[t->n++] = *s->ptr;
			continue;
		}
		if (s->len < 3 || memcmp(s->ptr, "...", 3))
			return false;
		s->ptr += 2;
		s->len -= 2;
		if (rank >= 0 && rank - letters > e->ellipsis)
			e->ellipsis = rank - letters;
		for (int i = rank >= 0 ? e->ellipsis - (rank - letters) : 0;
		     i < e->ellipsis; i++) {
			if (t->n >= TM_MAX_RANK - 1)
				return false;
			t->label[t->n++] = 256 + i;
		}
	}
	return rank < 0 || t->n == rank;
}

/* How often LABEL stands in the inputs. */
static int
count(const struct einsum *e, int label)
{
	int n = 0;

	for (int i = 0; i < e->num_in; i++)
		for (int k = 0; k < e->in[i].n; k++)
			n += e->in[i].label[k] == label;
	return n;
}

/* Without "->" the output has the labels that stand once, sorted. */
static void
implicit_output(struct einsum *e)
{
	e->out.n = 0;
	for (int i = 0; i < e->ellipsis; i++)
		e->out.label[e->out.n++] = 256 + i;
	for (int label = 'A'; label <= 'z'; label++)
		if (count(e, label) == 1 && e->out.n < TM_MAX_RANK)
			e->out.label[e->out.n++] = label;
}

static bool
parse(tm_onnx_conv *c, tm_str s, struct einsum *e)
{
	/* Twice: "..." of an input may be longer in a later one. */
	for (int pass = 0; pass < 2; pass++) {
		tm_str rest = s;

		for (int i = 0; i < e->num_in; i++) {
			if (i && (!rest.len || *rest.ptr != ','))
				return false;
			if (i)
				rest = (tm_str){ rest.ptr + 1, rest.len - 1 };
			if (!parse_term(&rest,
			                tm_onnx_rank(tm_onnx_input(c, i)), e,
			                &e->in[i]))
				return false;
		}
		if (!rest.len) {
			implicit_output(e);
			continue;
		}
		if (rest.len < 2 || memcmp(rest.ptr, "->", 2))
			return false;
		rest = (tm_str){ rest.ptr + 2, rest.len - 2 };
		if (!parse_term(&rest, -1, e, &e->out) || rest.len)
			return false;
	}
	return true;
}

/* A label that stands twice in one input: its diagonal, at the first place. */
static MlirValue
take_diagonals(tm_onnx_conv *c, MlirValue x, struct term *t)
{
	for (int i = 0; i < t->n && !mlirValueIsNull(x); i++)
		for (int k = t->n - 1; k > i && !mlirValueIsNull(x); k--) {
			const int label = t->label[i];

			if (t->label[k] != label)
				continue;
			/* diagonal() puts the result last. */
			x = tm_onnx_op(c, "diagonal", x, tm_onnx_int(c, 0),
			               tm_onnx_int(c, i), tm_onnx_int(c, k));
			memmove(t->label + k, t->label + k + 1,
			        (size_t)(t->n - k - 1) * sizeof t->label[0]);
			memmove(t->label + i, t->label + i + 1,
			        (size_t)(t->n - i - 2) * sizeof t->label[0]);
			t->n--;
			t->label[t->n - 1] = label;
			i = -1;
			break;
		}
	return x;
}

/* X with exactly the dimensions of ALL, 1 where it has none. */
static MlirValue
spread(tm_onnx_conv *c, MlirValue x, const struct term *t,
       const struct term *all)
{
	int64_t perm[TM_MAX_RANK];
	int n = 0;

	for (int i = 0; i < all->n; i++) {
		const int k = find(t, all->label[i]);

		if (k >= 0)
			perm[n++] = k;
	}
	x = tm_onnx_op(c, "permute", x, tm_onnx_int_list(c, n, perm));
	for (int i = 0; i < all->n && !mlirValueIsNull(x); i++)
		if (find(t, all->label[i]) < 0)
			x = tm_onnx_op(c, "unsqueeze", x, tm_onnx_int(c, i));
	return x;
}

/* ab,bc->ac with any batch in front: [batch, m, k] x [batch, k, n]. */
static bool
is_matmul(const struct einsum *e, struct term *batch, struct term *m,
          struct term *k, struct term *n)
{
	*batch = *m = *k = *n = (struct term){ .n = 0 };
	for (int i = 0; i < e->in[0].n; i++) {
		const int label = e->in[0].label[i];
		const bool in_b = find(&e->in[1], label) >= 0;
		const bool in_out = find(&e->out, label) >= 0;
		struct term *to = in_b ? in_out ? batch : k
		                       : in_out ? m : NULL;

		if (!to || label >= 256)
			return false;
		to->label[to->n++] = label;
	}
	for (int i = 0; i < e->in[1].n; i++) {
		const int label = e->in[1].label[i];

		if (find(&e->in[0], label) >= 0)
			continue;
		if (find(&e->out, label) < 0 || label >= 256)
			return false;
		n->label[n->n++] = label;
	}
	return k->n == 1 && m->n == 1 && n->n == 1;
}

static void
append(struct term *to, const struct term *from)
{
	for (int i = 0; i < from->n && to->n < TM_MAX_RANK; i++)
		to->label[to->n++] = from->label[i];
}

static MlirValue
to_output(tm_onnx_conv *c, MlirValue x, const struct term *have,
          const struct term *out)
{
	int64_t perm[TM_MAX_RANK];

	for (int i = 0; i < out->n; i++)
		perm[i] = find(have, out->label[i]);
	return tm_onnx_op(c, "permute", x, tm_onnx_int_list(c, out->n, perm));
}

static MlirValue
as_matmul(tm_onnx_conv *c, const struct einsum *e, const MlirValue *x,
          const struct term *batch, const struct term *m,
          const struct term *k, const struct term *n)
{
	struct term a = *batch, b = *batch, y = *batch;
	MlirValue v, w;

	append(&a, m);
	append(&a, k);
	append(&b, k);
	append(&b, n);
	append(&y, m);
	append(&y, n);
	v = spread(c, x[0], &e->in[0], &a);
	w = spread(c, x[1], &e->in[1], &b);
	if (mlirValueIsNull(v) || mlirValueIsNull(w))
		return v;
	v = tm_onnx_op(c, "matmul", v, w);
	return mlirValueIsNull(v) ? v : to_output(c, v, &y, &e->out);
}

/* All labels: those of the output, then those that are summed. */
static void
all_labels(const struct einsum *e, struct term *all)
{
	*all = e->out;
	for (int i = 0; i < e->num_in; i++)
		for (int k = 0; k < e->in[i].n; k++)
			if (find(all, e->in[i].label[k]) < 0 &&
			    all->n < TM_MAX_RANK)
				all->label[all->n++] = e->in[i].label[k];
}

static MlirValue
as_product(tm_onnx_conv *c, const struct einsum *e, const MlirValue *x)
{
	MlirValue product = { NULL };
	struct term all;
	int64_t dims[TM_MAX_RANK];
	int n = 0;

	all_labels(e, &all);
	for (int i = 0; i < e->num_in; i++) {
		const MlirValue v = spread(c, x[i], &e->in[i], &all);

		if (mlirValueIsNull(v))
			return v;
		product = i ? tm_onnx_op(c, "mul.Tensor", product, v) : v;
		if (mlirValueIsNull(product))
			return product;
	}
	for (int i = e->out.n; i < all.n; i++)
		dims[n++] = i;
	if (!n)
		return product;
	tm_onnx_bind(c, "product", product);
	tm_onnx_bind(c, "dims", tm_onnx_int_list(c, n, dims));
	return tm_onnx_eval(c, "sum.dim_IntList(product, dims, False, "
	                       "dtype(product))");
}

tm_status
onnx_einsum(tm_onnx_conv *c)
{
	struct einsum *e = TM_NEW(c->pass->arena, struct einsum, 1);
	struct term batch, m, k, n;
	MlirValue x[TM_MAX_RANK];
	tm_str equation;

	if (!e)
		return TM_ENOMEM;
	e->num_in = (int)tm_onnx_num_inputs(c);
	if (e->num_in < 1 || e->num_in > TM_MAX_RANK ||
	    !tm_value_str(tm_onnx_arg(c, "equation"), &equation) ||
	    !parse(c, equation, e))
		return tm_onnx_unsupported(c, "the equation does not fit the "
		                              "inputs");
	for (int i = 0; i < e->num_in; i++) {
		x[i] = take_diagonals(c, tm_onnx_input(c, i), &e->in[i]);
		if (mlirValueIsNull(x[i]))
			return TM_EUNSUP;
	}
	if (e->num_in == 2 && is_matmul(e, &batch, &m, &k, &n))
		return tm_onnx_result(c, as_matmul(c, e, x, &batch, &m, &k,
		                                   &n));
	return tm_onnx_result(c, as_product(c, e, x));
}
