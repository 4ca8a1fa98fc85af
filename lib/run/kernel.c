/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/kernel.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * The function is written as text, which shows what it computes better than
 * calls that build it.  For "float", a row dimension m, a column dimension n
 * and a sum over k, a tile of two rows and one vector reads
 *
 *	%a0 = vector.load %C[m, n]          %a1 = vector.load %C[m + 1, n]
 *	%r:2 = scf.for %k … iter_args(%x0 = %a0, %x1 = %a1) {
 *	  %b = vector.load %V[k, n]
 *	  %p0 = vector.broadcast %S[m, k]   %p1 = vector.broadcast %S[m + 1, k]
 *	  yield %x0 + %p0 * %b,             %x1 + %p1 * %b
 *	}
 *	vector.store %r#0, %C[m, n]         vector.store %r#1, %C[m + 1, n]
 *
 * All operands are linear: offsets are computed from indices and strides.
 */
typedef struct writer {
	const tm_kernel *k;
	char *text;
	size_t len, cap;
	bool failed;
	int next;   /* number of the next value */
	int at[TM_NUM_SIDES]; /* value that holds the offset so far */
	int rows;   /* of the tile being written */
	int vectors; /* across */
	bool masked; /* the last vector is not full */
	int mask;   /* value */
} writer;

static const char sides[] = "svc";

__attribute__((format(printf, 2, 3))) static void
put(writer *w, const char *format, ...)
{
	va_list args;
	int n;

	for (int turn = 0; turn < 2 && !w->failed; turn++) {
		va_start(args, format);
		n = vsnprintf(w->text + w->len, w->cap - w->len, format, args);
		va_end(args);
		if (n >= 0 && (size_t)n < w->cap - w->len) {
			w->len += (size_t)n;
			return;
		}
		w->cap = 2 * w->cap + (size_t)(n > 0 ? n : 0);
		char *const text = realloc(w->text, w->cap);

		w->failed = !text;
		if (text)
			w->text = text;
	}
}

/* ---- offsets ---- */

/* A new value: what OP makes of values A and B. */
static int
binary(writer *w, const char *op, const char *a, const char *b)
{
	put(w, "%%%d = arith.%s %s, %s : index\n", w->next, op, a, b);
	return w->next++;
}

/* Offset AT + INDEX * STRIDE of loop D on SIDE. */
static int
advance(writer *w, int at, const char *index, tm_side side, int d)
{
	char stride[16], product[16], from[16];

	snprintf(stride, sizeof stride, "%%%c%d", sides[side], d);
	snprintf(product, sizeof product, "%%%d",
	         binary(w, "muli", index, stride));
	snprintf(from, sizeof from, "%%%d", at);
	return binary(w, "addi", from, product);
}

static void
advance_all(writer *w, int d)
{
	char index[16];

	snprintf(index, sizeof index, "%%i%d", d);
	for (int s = 0; s < TM_NUM_SIDES; s++)
		w->at[s] = advance(w, w->at[s], index, (tm_side)s, d);
}

/* The offset of row R of the tile on SIDE. */
static int
row_offset(writer *w, tm_side side, int at, int r)
{
	char number[16];

	if (r == 0)
		return at;
	snprintf(number, sizeof number, "%%n%d", r);
	return advance(w, at, number, side, w->k->row);
}

/* The offset of vector J of the tile, whose elements are STRIDE 1 apart. */
static int
vector_offset(writer *w, tm_side side, int at, int j)
{
	char a[16], b[16];

	if (j == 0)
		return at;
	snprintf(b, sizeof b, "%%n%d", j * w->k->lanes);
	if (side == TM_SIDE_V && w->k->gather)
		return advance(w, at, b, side, w->k->column);
	snprintf(a, sizeof a, "%%%d", at);
	return binary(w, "addi", a, b);
}

/* ---- loads and stores ---- */

#define MEMREF "memref<?x%s, strided<[1], offset: ?>>"

static int
load_vector(writer *w, tm_side side, int at)
{
	const tm_kernel *const k = w->k;
	const char *const t = k->type[side];
	const int n = w->next++;

	if (side == TM_SIDE_V && k->gather)
		put(w, "%%%d = vector.gather %%v[%%%d] [%%places], %%%d, "
		    "%%zero_v : " MEMREF ", vector<%dxi32>, vector<%dxi1>, "
		    "vector<%dx%s> into vector<%dx%s>\n",
		    n, at, w->mask, t, k->lanes, k->lanes, k->lanes, t,
		    k->lanes, t);
	else if (w->masked)
		put(w, "%%%d = vector.maskedload %%%c[%%%d], %%%d, %%zero_%c : "
		    MEMREF ", vector<%dxi1>, vector<%dx%s> into "
		    "vector<%dx%s>\n",
		    n, sides[side], at, w->mask, sides[side], t, k->lanes,
		    k->lanes, t, k->lanes, t);
	else
		put(w, "%%%d = vector.load %%%c[%%%d] : " MEMREF
		    ", vector<%dx%s>\n",
		    n, sides[side], at, t, k->lanes, t);
	return n;
}

static void
store_vector(writer *w, const char *value, int at)
{
	const tm_kernel *const k = w->k;
	const char *const t = k->type[TM_SIDE_C];

	if (w->masked)
		put(w, "vector.maskedstore %%c[%%%d], %%%d, %s : " MEMREF
		    ", vector<%dxi1>, vector<%dx%s>\n",
		    at, w->mask, value, t, k->lanes, k->lanes, t);
	else
		put(w, "vector.store %s, %%c[%%%d] : " MEMREF
		    ", vector<%dx%s>\n",
		    value, at, t, k->lanes, t);
}

/* VALUE of SIDE as C's element type; SHAPE is "vector<16x%s>" or "%s". */
static int
cast(writer *w, tm_side side, int value, bool vector)
{
	const tm_kernel *const k = w->k;
	const char *const from = k->type[side];
	const char *const to = k->type[TM_SIDE_C];

	if (!k->cast[side][0])
		return value;
	if (vector)
		put(w, "%%%d = %s %%%d : vector<%dx%s> to vector<%dx%s>\n",
		    w->next, k->cast[side], value, k->lanes, from, k->lanes,
		    to);
	else
		put(w, "%%%d = %s %%%d : %s to %s\n", w->next, k->cast[side],
		    value, from, to);
	return w->next++;
}

/* The elements of S for row R and vector J, as a vector. */
static int
load_s(writer *w, int r, int j)
{
	const tm_kernel *const k = w->k;
	int at = w->at[TM_SIDE_S], n;

	if (k->varies[TM_SIDE_S][0])
		at = row_offset(w, TM_SIDE_S, at, r);
	if (k->varies[TM_SIDE_S][1]) {
		at = vector_offset(w, TM_SIDE_S, at, j);
		return cast(w, TM_SIDE_S, load_vector(w, TM_SIDE_S, at), true);
	}
	n = w->next++;
	put(w, "%%%d = memref.load %%s[%%%d] : " MEMREF "\n", n, at,
	    k->type[TM_SIDE_S]);
	n = cast(w, TM_SIDE_S, n, false);
	put(w, "%%%d = vector.broadcast %%%d : %s to vector<%dx%s>\n", w->next,
	    n, k->type[TM_SIDE_C], k->lanes, k->type[TM_SIDE_C]);
	return w->next++;
}

static int
load_v(writer *w, int r, int j)
{
	int at = w->at[TM_SIDE_V];

	if (w->k->varies[TM_SIDE_V][0])
		at = row_offset(w, TM_SIDE_V, at, r);
	at = vector_offset(w, TM_SIDE_V, at, j);
	return cast(w, TM_SIDE_V, load_vector(w, TM_SIDE_V, at), true);
}

/* ---- the tile ---- */

enum { MAX_ROWS = 16, MAX_VECTORS = 4 };

/* What both rows or all vectors need is loaded once. */
typedef struct loads {
	int s[MAX_ROWS][MAX_VECTORS], v[MAX_ROWS][MAX_VECTORS];
} loads;

static void
load_operands(writer *w, loads *l)
{
	const bool(*const varies)[2] = w->k->varies;

	for (int r = 0; r < w->rows; r++)
		for (int j = 0; j < w->vectors; j++) {
			l->v[r][j] = r && !varies[TM_SIDE_V][0] ?
			                     l->v[0][j] :
			                     load_v(w, r, j);
			l->s[r][j] = j && !varies[TM_SIDE_S][1] ? l->s[r][0] :
			             r && !varies[TM_SIDE_S][0] ?
			                                          l->s[0][j] :
			                                          load_s(w, r, j);
		}
}

/* Operations that LLVM may contract to a fused multiply-add. */
static int
arithmetic(writer *w, const char *op, int a, const char *b)
{
	const tm_kernel *const k = w->k;
	const char *const t = k->type[TM_SIDE_C];
	const bool is_float = t[0] == 'f';

	put(w, "%%%d = %s %%%d, %s%s : vector<%dx%s>\n", w->next, op, a, b,
	    is_float ? " fastmath<contract>" : "", k->lanes, t);
	return w->next++;
}

static void
types(writer *w, int n)
{
	for (int i = 0; i < n; i++)
		put(w, "%svector<%dx%s>", i ? ", " : "", w->k->lanes,
		    w->k->type[TM_SIDE_C]);
}

/* One step of the sum: yields the accumulators %xD_I. */
static void
step(writer *w, int d)
{
	loads l;
	int sums[MAX_ROWS * MAX_VECTORS], n = 0;
	char text[24];

	load_operands(w, &l);
	for (int r = 0; r < w->rows; r++)
		for (int j = 0; j < w->vectors; j++, n++) {
			snprintf(text, sizeof text, "%%%d", l.v[r][j]);
			sums[n] = arithmetic(w, w->k->mul, l.s[r][j], text);
			snprintf(text, sizeof text, "%%x%d_%d", d, n);
			sums[n] = arithmetic(w, w->k->add, sums[n], text);
		}
	put(w, "scf.yield ");
	for (int i = 0; i < n; i++)
		put(w, "%s%%%d", i ? ", " : "", sums[i]);
	put(w, " : ");
	types(w, n);
	put(w, "\n");
}

static void
accumulators(writer *w, int d, int first)
{
	for (int i = 0; i < w->rows * w->vectors; i++) {
		put(w, "%s%%x%d_%d = ", i ? ", " : "", d, i);
		if (d == w->k->num_loops)
			put(w, "%%%d", first + i);
		else
			put(w, "%%x%d_%d", d - 1, i);
	}
}

static void
yield_inner(writer *w, int result)
{
	const int n = w->rows * w->vectors;

	put(w, "scf.yield ");
	for (int i = 0; i < n; i++)
		put(w, "%s%%%d#%d", i ? ", " : "", result, i);
	put(w, " : ");
	types(w, n);
	put(w, "\n");
}

/* The loops over the summed dimensions from D on; the outermost starts with
 * the values from FIRST on.  Returns the loop's results. */
static int
sum_loops(writer *w, int d, int first)
{
	const int n = w->rows * w->vectors, result = w->next++;
	int at[TM_NUM_SIDES];

	put(w, "%%%d:%d = scf.for %%i%d = %%n0 to %%e%d step %%n1 iter_args(",
	    result, n, d, d);
	accumulators(w, d, first);
	put(w, ") -> (");
	types(w, n);
	put(w, ") {\n");
	memcpy(at, w->at, sizeof at);
	advance_all(w, d);
	if (d + 1 < w->k->num_loops + w->k->num_sums)
		yield_inner(w, sum_loops(w, d + 1, first));
	else
		step(w, d);
	put(w, "}\n");
	memcpy(w->at, at, sizeof at);
	return result;
}

static void
tile(writer *w)
{
	const int n = w->rows * w->vectors;
	int at[MAX_ROWS * MAX_VECTORS], first, result;
	char text[32];

	for (int r = 0, i = 0; r < w->rows; r++)
		for (int j = 0; j < w->vectors; j++, i++)
			at[i] = vector_offset(
			        w, TM_SIDE_C,
			        row_offset(w, TM_SIDE_C, w->at[TM_SIDE_C], r),
			        j);
	/* Loads take consecutive numbers, FIRST and so on. */
	first = w->next;
	for (int i = 0; i < n; i++)
		load_vector(w, TM_SIDE_C, at[i]);
	result = sum_loops(w, w->k->num_loops, first);
	for (int i = 0; i < n; i++) {
		snprintf(text, sizeof text, "%%%d#%d", result, i);
		store_vector(w, text, at[i]);
	}
}

/* ---- the loops around it ---- */

static void loops(writer *w, int d);

/* A loop over dimension D from value FROM to TO. */
static void
loop(writer *w, int d, const char *from, const char *to, int count)
{
	int at[TM_NUM_SIDES];

	memcpy(at, w->at, sizeof at);
	put(w, "scf.for %%i%d = %s to %s step %%n%d {\n", d, from, to, count);
	if (d == w->k->column && w->masked) {
		const int n = w->next, lanes = w->k->lanes;

		put(w, "%%%d = arith.subi %%e%d, %%i%d : index\n", n, d, d);
		put(w, "%%%d = arith.index_cast %%%d : index to i32\n", n + 1,
		    n);
		put(w, "%%%d = vector.broadcast %%%d : i32 to vector<%dxi32>\n",
		    n + 2, n + 1, lanes);
		put(w, "%%%d = arith.cmpi slt, %%numbers, %%%d : "
		    "vector<%dxi32>\n",
		    n + 3, n + 2, lanes);
		w->mask = n + 3;
		w->next += 4;
	}
	advance_all(w, d);
	loops(w, d + 1);
	put(w, "}\n");
	memcpy(w->at, at, sizeof at);
}

/* The part of dimension D that tiles of COUNT fill, and the rest. */
static int
full_part(writer *w, int d, int count)
{
	char extent[16], number[16], rest[16];

	snprintf(extent, sizeof extent, "%%e%d", d);
	snprintf(number, sizeof number, "%%n%d", count);
	snprintf(rest, sizeof rest, "%%%d",
	         binary(w, "remui", extent, number));
	return binary(w, "subi", extent, rest);
}

static void
row_loops(writer *w, int d)
{
	char full[16], end[16];

	snprintf(end, sizeof end, "%%e%d", d);
	snprintf(full, sizeof full, "%%%d", full_part(w, d, w->k->rows));
	w->rows = w->k->rows;
	loop(w, d, "%n0", full, w->rows);
	w->rows = 1;
	loop(w, d, full, end, 1);
}

/* Tiles that never have more than one row need more vectors to keep the
 * processor busy. */
static void
column_loops(writer *w, int d)
{
	const int vectors = w->rows == 1 && w->k->row < d ? 4 : 2;
	char full[16], end[16];

	snprintf(end, sizeof end, "%%e%d", d);
	snprintf(full, sizeof full, "%%%d",
	         full_part(w, d, vectors * w->k->lanes));
	w->vectors = vectors;
	w->masked = false;
	put(w, "%%%d = arith.constant dense<true> : vector<%dxi1>\n", w->next,
	    w->k->lanes);
	w->mask = w->next++;
	loop(w, d, "%n0", full, vectors * w->k->lanes);
	w->vectors = 1;
	w->masked = true;
	loop(w, d, full, end, w->k->lanes);
	w->masked = false;
}

static void
loops(writer *w, int d)
{
	char end[16];

	if (d == w->k->num_loops) {
		tile(w);
	} else if (d == w->k->row) {
		row_loops(w, d);
	} else if (d == w->k->column) {
		column_loops(w, d);
	} else {
		snprintf(end, sizeof end, "%%e%d", d);
		loop(w, d, "%n0", end, 1);
	}
}

/* ---- the function ---- */

static void
constants(writer *w)
{
	const tm_kernel *const k = w->k;
	const int last = 4 * k->lanes > MAX_ROWS ? 4 * k->lanes : MAX_ROWS;

	for (int i = 0; i <= last; i++)
		put(w, "%%n%d = arith.constant %d : index\n", i, i);
	for (int s = 0; s < TM_NUM_SIDES; s++)
		put(w, "%%zero_%c = arith.constant dense<0%s> : "
		    "vector<%dx%s>\n",
		    sides[s], k->type[s][0] == 'f' || k->type[s][0] == 'b' ?
		                      ".0" : "",
		    k->lanes, k->type[s]);
	put(w, "%%numbers = arith.constant dense<[");
	for (int i = 0; i < k->lanes; i++)
		put(w, "%s%d", i ? ", " : "", i);
	put(w, "]> : vector<%dxi32>\n", k->lanes);
	if (!k->gather)
		return;
	put(w, "%%apart = arith.index_cast %%v%d : index to i32\n"
	    "%%aparts = vector.broadcast %%apart : i32 to vector<%dxi32>\n"
	    "%%places = arith.muli %%numbers, %%aparts : vector<%dxi32>\n",
	    k->column, k->lanes, k->lanes);
}

char *
tm_kernel_text(const tm_kernel *kernel, const char *name)
{
	writer w = { .k = kernel, .cap = 1 << 14, .rows = 1 };

	w.text = malloc(w.cap);
	if (!w.text)
		return NULL;
	put(&w, "func.func private @%s(", name);
	for (int s = 0; s < TM_NUM_SIDES; s++)
		put(&w, "%s%%%c: " MEMREF, s ? ", " : "", sides[s],
		    kernel->type[s]);
	for (int d = 0; d < kernel->num_loops + kernel->num_sums; d++)
		put(&w, ", %%e%d: index, %%s%d: index, %%v%d: index, "
		    "%%c%d: index", d, d, d, d);
	put(&w, ") {\n");
	constants(&w);
	w.next = 1;
	put(&w, "%%0 = arith.constant 0 : index\n");
	loops(&w, 0);
	put(&w, "return\n}\n");
	if (!w.failed)
		return w.text;
	free(w.text);
	return NULL;
}
