/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/infer.h"
#include "pass/eval.h"

#include <math.h>

/* The functions of a rewrite's text; rewrite.h says what each does.  They are
 * called with values that were computed, never with UNDEF. */
typedef tm_val (*function)(tm_eval *e, size_t n, const tm_val *a);

static const tm_val undef = { .kind = TM_VAL_UNDEF };

/* ---- tensors ---- */

static tm_val
fn_has(tm_eval *e, size_t n, const tm_val *a)
{
	(void)e;
	(void)n;
	return tm_val_bool(!tm_val_is_none(&a[0]));
}

static tm_val
fn_known(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val list;
	double f;

	(void)n;
	if (tm_val_get_list(e, &a[0], &list)) {
		for (size_t i = 0; i < list.n; i++)
			if (!tm_val_get_float(&list.items[i], &f))
				return tm_val_bool(false);
		return tm_val_bool(true);
	}
	return tm_val_bool(tm_val_get_float(&a[0], &f));
}

static tm_val
fn_is_tensor(tm_eval *e, size_t n, const tm_val *a)
{
	(void)e;
	(void)n;
	return tm_val_bool(tm_val_is_tensor(&a[0]));
}

static tm_val
fn_has_rank(tm_eval *e, size_t n, const tm_val *a)
{
	tm_tensor_type t;

	(void)n;
	if (!tm_val_tensor(e, &a[0], &t))
		return undef;
	return tm_val_bool(t.has_sizes);
}

static bool
ranked(tm_eval *e, const tm_val *v, tm_tensor_type *t)
{
	if (!tm_val_tensor(e, v, t))
		return false;
	if (!t->has_sizes)
		tm_eval_fail(e, "a tensor's rank is not known");
	return t->has_sizes;
}

static tm_val
fn_rank(tm_eval *e, size_t n, const tm_val *a)
{
	tm_tensor_type t;

	(void)n;
	return ranked(e, &a[0], &t) ? tm_val_int(t.rank) : undef;
}

static tm_val
size_of(tm_eval *e, const tm_val *v, const tm_tensor_type *t, int d)
{
	const tm_val args[] = { *v, tm_val_int(d) };

	if (t->sizes[d] != TM_DYN)
		return tm_val_int(t->sizes[d]);
	return tm_eval_op(e, "size.int", 2, args);
}

static tm_val
fn_size(tm_eval *e, size_t n, const tm_val *a)
{
	tm_tensor_type t;
	int64_t d;
	int dim;

	(void)n;
	if (!ranked(e, &a[0], &t))
		return undef;
	if (!tm_val_get_int(&a[1], &d))
		return tm_eval_fail(e, "a dimension is not known");
	if (t.rank == 0 || !tm_dim_normal(d, t.rank, &dim))
		return tm_eval_fail(e, "dimension %lld of rank %d",
		                    (long long)d, t.rank);
	return size_of(e, &a[0], &t, dim);
}

static tm_val
fn_sizes(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val items[TM_MAX_RANK];
	tm_tensor_type t;

	(void)n;
	if (!ranked(e, &a[0], &t))
		return undef;
	for (int d = 0; d < t.rank; d++)
		items[d] = size_of(e, &a[0], &t, d);
	return tm_val_list(e, (size_t)t.rank, items);
}

static tm_val
product(tm_eval *e, const tm_val *list)
{
	tm_val r = tm_val_int(1);

	for (size_t i = 0; i < list->n && e->status == TM_OK; i++)
		r = tm_val_binary(e, TM_STR("*"), &r, &list->items[i]);
	return r;
}

static tm_val
fn_numel(tm_eval *e, size_t n, const tm_val *a)
{
	const tm_val sizes = fn_sizes(e, n, a);

	return e->status == TM_OK ? product(e, &sizes) : undef;
}

/* ---- element types ---- */

static tm_val
number_of(tm_eval *e, tm_dtype d)
{
	if (tm_dtype_get(d)->torch < 0)
		return tm_eval_fail(e, "an element type is not known");
	return tm_val_int(tm_dtype_get(d)->torch);
}

/* Of a tensor or a number. */
static tm_dtype
dtype_of(tm_eval *e, const tm_val *v)
{
	tm_tensor_type t = { .dtype = TM_DTYPE_NONE };
	int64_t i;
	double f;

	if (v->kind == TM_VAL_BOOL)
		return TM_BOOL;
	if (tm_val_is_tensor(v)) {
		tm_val_tensor(e, v, &t);
		if (!t.dtype)
			tm_eval_fail(e, "an element type is not known");
		return t.dtype;
	}
	if (v->kind == TM_VAL_IR)
		switch (tm_type_kind_of(mlirValueGetType(v->ir))) {
		case TM_TYPE_BOOL: return TM_BOOL;
		case TM_TYPE_INT: return TM_I64;
		case TM_TYPE_FLOAT: return TM_F64;
		default: break;
		}
	if (tm_val_get_int(v, &i))
		return TM_I64;
	if (tm_val_get_float(v, &f))
		return TM_F64;
	tm_eval_fail(e, "an element type is not known");
	return TM_DTYPE_NONE;
}

static tm_val
fn_dtype(tm_eval *e, size_t n, const tm_val *a)
{
	const tm_dtype d = dtype_of(e, &a[0]);

	(void)n;
	return e->status == TM_OK ? number_of(e, d) : undef;
}

static bool
result_type(tm_eval *e, const tm_val *index, tm_tensor_type *t)
{
	int64_t i;

	if (e->rw && tm_val_get_int(index, &i) && i >= 0 &&
	    tm_call_result_tensor(&e->rw->call, i, t))
		return true;
	tm_eval_fail(e, "the result is no tensor");
	return false;
}

static tm_val
fn_rdtype(tm_eval *e, size_t n, const tm_val *a)
{
	tm_tensor_type t;

	(void)n;
	return result_type(e, &a[0], &t) ? number_of(e, t.dtype) : undef;
}

static tm_val
fn_rrank(tm_eval *e, size_t n, const tm_val *a)
{
	tm_tensor_type t;

	(void)n;
	if (!result_type(e, &a[0], &t))
		return undef;
	if (!t.has_sizes)
		return tm_eval_fail(e, "the result's rank is not known");
	return tm_val_int(t.rank);
}

static tm_val
fn_is_float(tm_eval *e, size_t n, const tm_val *a)
{
	(void)n;
	return tm_val_bool(tm_dtype_is_float(dtype_of(e, &a[0])));
}

static tm_val
fn_is_int(tm_eval *e, size_t n, const tm_val *a)
{
	(void)n;
	return tm_val_bool(tm_dtype_is_int(dtype_of(e, &a[0])));
}

static tm_val
fn_is_bool(tm_eval *e, size_t n, const tm_val *a)
{
	(void)n;
	return tm_val_bool(dtype_of(e, &a[0]) == TM_BOOL);
}

static tm_val
fn_is_complex(tm_eval *e, size_t n, const tm_val *a)
{
	(void)n;
	return tm_val_bool(tm_dtype_is_complex(dtype_of(e, &a[0])));
}

/* ---- lists ---- */

static tm_val
fn_len(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val list;

	(void)n;
	if (!tm_val_get_list(e, &a[0], &list))
		return tm_eval_fail(e, "how long a list is is not known");
	return tm_val_int((int64_t)list.n);
}

static tm_val
fn_at(tm_eval *e, size_t n, const tm_val *a)
{
	(void)n;
	return tm_val_index(e, &a[0], &a[1]);
}

static tm_val
fn_slice(tm_eval *e, size_t n, const tm_val *a)
{
	int64_t from, to;
	tm_val list;

	(void)n;
	if (!tm_val_get_list(e, &a[0], &list) || !tm_val_get_int(&a[1], &from) ||
	    !tm_val_get_int(&a[2], &to))
		return tm_eval_fail(e, "a part of a list is not known");
	from = from < 0 ? from + (int64_t)list.n : from;
	to = to < 0 ? to + (int64_t)list.n : to;
	from = from < 0 ? 0 : from;
	to = to > (int64_t)list.n ? (int64_t)list.n : to;
	if (to <= from)
		return tm_val_list(e, 0, NULL);
	return tm_val_list(e, (size_t)(to - from), list.items + from);
}

static tm_val
fn_concat(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val r = a[0];

	for (size_t i = 1; i < n && e->status == TM_OK; i++)
		r = tm_val_binary(e, TM_STR("+"), &r, &a[i]);
	return r;
}

static tm_val
fn_range(tm_eval *e, size_t n, const tm_val *a)
{
	int64_t from = 0, to;
	tm_val items[256];
	size_t count = 0;

	if (n == 2 && !tm_val_get_int(&a[0], &from))
		return tm_eval_fail(e, "a range is not known");
	if (!tm_val_get_int(&a[n - 1], &to))
		return tm_eval_fail(e, "a range is not known");
	for (int64_t i = from; i < to; i++) {
		if (count == sizeof items / sizeof items[0])
			return tm_eval_fail(e, "a range is too long");
		items[count++] = tm_val_int(i);
	}
	return tm_val_list(e, count, items);
}

static tm_val
fn_repeat(tm_eval *e, size_t n, const tm_val *a)
{
	const tm_val one = tm_val_list(e, 1, &a[0]);

	(void)n;
	return e->status == TM_OK ? tm_val_binary(e, TM_STR("*"), &one, &a[1])
	                          : undef;
}

static tm_val
fn_sum(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val list, r = tm_val_int(0);

	(void)n;
	if (!tm_val_get_list(e, &a[0], &list))
		return tm_eval_fail(e, "a list is not known");
	for (size_t i = 0; i < list.n && e->status == TM_OK; i++)
		r = tm_val_binary(e, TM_STR("+"), &r, &list.items[i]);
	return r;
}

static tm_val
fn_prod(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val list;

	(void)n;
	if (!tm_val_get_list(e, &a[0], &list))
		return tm_eval_fail(e, "a list is not known");
	return product(e, &list);
}

/* ---- dimensions ---- */

static tm_val
fn_dim(tm_eval *e, size_t n, const tm_val *a)
{
	int64_t d, rank;
	int dim;

	(void)n;
	if (!tm_val_get_int(&a[0], &d) || !tm_val_get_int(&a[1], &rank))
		return tm_eval_fail(e, "a dimension is not known");
	if (rank > TM_MAX_RANK || !tm_dim_normal(d, (int)rank, &dim))
		return tm_eval_fail(e, "dimension %lld of rank %lld",
		                    (long long)d, (long long)rank);
	return tm_val_int(dim);
}

static tm_val
fn_dims(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val items[TM_MAX_RANK], list;
	tm_val pair[2];

	(void)n;
	if (tm_val_is_none(&a[0]))
		return fn_range(e, 1, &a[1]);
	if (!tm_val_get_list(e, &a[0], &list))
		list = tm_val_list(e, 1, &a[0]);
	if (e->status != TM_OK || list.n > TM_MAX_RANK)
		return tm_eval_fail(e, "too many dimensions");
	pair[1] = a[1];
	for (size_t i = 0; i < list.n; i++) {
		pair[0] = list.items[i];
		items[i] = fn_dim(e, 2, pair);
	}
	return tm_val_list(e, list.n, items);
}

/* ---- more on tensors ---- */

/* As PyTorch computes it inside of an op: reduced precision and ints become
 * float32. */
static tm_val
fn_acc(tm_eval *e, size_t n, const tm_val *a)
{
	const tm_dtype d = dtype_of(e, &a[0]);
	const tm_val args[] = { a[0], tm_val_int(tm_dtype_get(TM_F32)->torch) };

	(void)n;
	if (e->status != TM_OK || tm_dtype_is_complex(d) ||
	    (tm_dtype_is_float(d) && tm_dtype_get(d)->bits >= 32))
		return a[0];
	return tm_eval_op(e, "to.dtype", 2, args);
}

/* Dimension D, counted from the last, of the broadcast of LIST. */
static tm_val
broadcast_dim(tm_eval *e, const tm_val *list, int d)
{
	tm_val r = tm_val_int(1);
	tm_tensor_type t;

	for (size_t i = 0; i < list->n && e->status == TM_OK; i++) {
		const tm_val *v = &list->items[i];
		int64_t known;

		if (!ranked(e, v, &t) || d >= t.rank)
			continue;
		if (t.sizes[t.rank - 1 - d] == 1)
			continue;
		if (t.sizes[t.rank - 1 - d] != TM_DYN)
			return tm_val_int(t.sizes[t.rank - 1 - d]);
		const tm_val size = size_of(e, v, &t, t.rank - 1 - d);
		const tm_val pair[] = { r, size };
		if (tm_val_get_int(&r, &known) && known == 1)
			r = size;
		else
			r = tm_eval_op(e, "prim.max.int", 2, pair);
	}
	return r;
}

static tm_val
fn_bsizes(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val list, items[TM_MAX_RANK];
	tm_tensor_type t;
	int rank = 0;

	(void)n;
	if (!tm_val_get_list(e, &a[0], &list))
		return tm_eval_fail(e, "a list is not known");
	for (size_t i = 0; i < list.n; i++) {
		if (!ranked(e, &list.items[i], &t))
			return undef;
		rank = t.rank > rank ? t.rank : rank;
	}
	for (int d = 0; d < rank; d++)
		items[rank - 1 - d] = broadcast_dim(e, &list, d);
	return tm_val_list(e, (size_t)rank, items);
}

/* How many values the op's result, a list, is unpacked to. */
static tm_val
fn_unpacked(tm_eval *e, size_t n, const tm_val *a)
{
	MlirOpOperand use;

	(void)n;
	(void)a;
	use = mlirValueGetFirstUse(tm_call_result(&e->rw->call, 0));
	for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
		const MlirOperation user = mlirOpOperandGetOwner(use);

		if (tm_op_id_of(user) == TM_OP_prim_ListUnpack)
			return tm_val_int(mlirOperationGetNumResults(user));
	}
	return tm_eval_fail(e, "how long the list is is not known");
}

static tm_val
fn_foldl(tm_eval *e, size_t n, const tm_val *a)
{
	tm_val list, pair[2];
	char name[64];
	tm_str s;

	(void)n;
	if (!tm_val_get_str(&a[0], &s) || s.len >= sizeof name ||
	    !tm_val_get_list(e, &a[1], &list) || list.n == 0)
		return tm_eval_fail(e, "a list is not known");
	memcpy(name, s.ptr, s.len);
	name[s.len] = 0;
	pair[0] = list.items[0];
	for (size_t i = 1; i < list.n && e->status == TM_OK; i++) {
		pair[1] = list.items[i];
		pair[0] = tm_eval_op(e, name, 2, pair);
	}
	return pair[0];
}

/* ---- the rest ---- */

static tm_val
fn_error(tm_eval *e, size_t n, const tm_val *a)
{
	tm_str s = TM_STR("unsupported");

	(void)n;
	tm_val_get_str(&a[0], &s);
	return tm_eval_fail(e, "%.*s", TM_STR_ARG(s));
}

static tm_val
fn_str_eq(tm_eval *e, size_t n, const tm_val *a)
{
	tm_str s, t;

	(void)n;
	if (!tm_val_get_str(&a[0], &s) || !tm_val_get_str(&a[1], &t))
		return tm_eval_fail(e, "a text is not known");
	return tm_val_bool(tm_str_eq(s, t));
}

static tm_val
fn_int(tm_eval *e, size_t n, const tm_val *a)
{
	double f;

	(void)n;
	if (tm_val_is_tensor(&a[0]))
		return tm_eval_op(e, "Int.Tensor", 1, a);
	if (!tm_val_get_float(&a[0], &f))
		return tm_eval_op(e, "Int.Scalar", 1, a);
	if (!(f > -9e18 && f < 9e18))
		return tm_eval_fail(e, "a number is no int");
	return tm_val_int((int64_t)f);
}

static tm_val
fn_float(tm_eval *e, size_t n, const tm_val *a)
{
	double f;

	(void)n;
	if (tm_val_is_tensor(&a[0]))
		return tm_eval_op(e, "Float.Tensor", 1, a);
	if (!tm_val_get_float(&a[0], &f))
		return tm_eval_op(e, "Float.Scalar", 1, a);
	return tm_val_float(f);
}

static const struct {
	const char *name;
	size_t min, max; /* how many arguments */
	function fn;
} functions[] = {
	{ "acc", 1, 1, fn_acc },
	{ "at", 2, 2, fn_at },
	{ "bsizes", 1, 1, fn_bsizes },
	{ "concat", 1, 8, fn_concat },
	{ "dim", 2, 2, fn_dim },
	{ "dims", 2, 2, fn_dims },
	{ "dtype", 1, 1, fn_dtype },
	{ "error", 1, 1, fn_error },
	{ "float", 1, 1, fn_float },
	{ "foldl", 2, 2, fn_foldl },
	{ "has", 1, 1, fn_has },
	{ "has_rank", 1, 1, fn_has_rank },
	{ "int", 1, 1, fn_int },
	{ "is_bool", 1, 1, fn_is_bool },
	{ "is_complex", 1, 1, fn_is_complex },
	{ "is_float", 1, 1, fn_is_float },
	{ "is_int", 1, 1, fn_is_int },
	{ "is_tensor", 1, 1, fn_is_tensor },
	{ "known", 1, 1, fn_known },
	{ "len", 1, 1, fn_len },
	{ "numel", 1, 1, fn_numel },
	{ "prod", 1, 1, fn_prod },
	{ "range", 1, 2, fn_range },
	{ "rank", 1, 1, fn_rank },
	{ "rdtype", 1, 1, fn_rdtype },
	{ "repeat", 2, 2, fn_repeat },
	{ "rrank", 1, 1, fn_rrank },
	{ "select", 2, 2, fn_at },
	{ "size", 2, 2, fn_size },
	{ "sizes", 1, 1, fn_sizes },
	{ "slice", 3, 3, fn_slice },
	{ "str_eq", 2, 2, fn_str_eq },
	{ "sum", 1, 1, fn_sum },
	{ "unpacked", 0, 0, fn_unpacked },
};

/* ---- mathematics on numbers ---- */

static double
math1(tm_str name, double x, bool *found)
{
	static const struct {
		const char *name;
		double (*fn)(double);
	} fns[] = {
		{ "sqrt", sqrt }, { "exp", exp }, { "log", log },
		{ "floor", floor }, { "ceil", ceil }, { "abs", fabs },
	};

	for (size_t i = 0; i < sizeof fns / sizeof fns[0]; i++)
		if (tm_str_eq(name, tm_str_from(fns[i].name)))
			return fns[i].fn(x);
	*found = false;
	return 0;
}

static bool
extremum(tm_str name, const tm_val *a, tm_val *out)
{
	const bool max = tm_str_eq(name, TM_STR("max"));
	double x, y;

	if (!max && !tm_str_eq(name, TM_STR("min")))
		return false;
	if (!tm_val_get_float(&a[0], &x) || !tm_val_get_float(&a[1], &y))
		return false;
	*out = (max ? x >= y : x <= y) ? a[0] : a[1];
	return true;
}

/* Functions whose names are also those of ops on tensors. */
static bool
number_function(tm_eval *e, tm_str name, size_t n, const tm_val *a, tm_val *out)
{
	bool found = true;
	double x, y;
	int64_t i;

	if (n == 2 && extremum(name, a, out))
		return true;
	if (n < 1 || n > 2 || tm_val_is_tensor(&a[0]) ||
	    !tm_val_get_float(&a[0], &x))
		return false;
	if (n == 2) {
		if (!tm_str_eq(name, TM_STR("pow")) ||
		    !tm_val_get_float(&a[1], &y))
			return false;
		*out = tm_val_float(pow(x, y));
		return true;
	}
	y = math1(name, x, &found);
	if (!found)
		return false;
	*out = tm_val_float(y);
	if (tm_val_get_int(&a[0], &i) && y == floor(y) && fabs(y) < 9e15 &&
	    !tm_str_eq(name, TM_STR("sqrt")) && !tm_str_eq(name, TM_STR("exp")))
		*out = tm_val_int((int64_t)y);
	(void)e;
	return true;
}

/* Ints that are only known at run time. */
static bool
int_function(tm_eval *e, tm_str name, size_t n, const tm_val *a, tm_val *out)
{
	static const struct {
		const char *name, *op;
		size_t n;
	} ops[] = {
		{ "max", "prim.max.int", 2 },
		{ "min", "prim.min.int", 2 },
		{ "sqrt", "sqrt.int", 1 },
	};
	int64_t k;

	for (size_t i = 0; i < n; i++)
		if (!tm_val_get_int(&a[i], &k) &&
		    (a[i].kind != TM_VAL_IR ||
		     tm_type_kind_of(mlirValueGetType(a[i].ir)) != TM_TYPE_INT))
			return false;
	for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++)
		if (n == ops[i].n && tm_str_eq(name, tm_str_from(ops[i].name))) {
			*out = tm_eval_op(e, ops[i].op, n, a);
			return true;
		}
	return false;
}

static bool
is_math(tm_str name, size_t n)
{
	static const char *const two[] = { "min", "max", "pow" };
	bool found = n == 1;

	if (n == 1)
		math1(name, 0, &found);
	for (size_t i = 0; n == 2 && i < 3; i++)
		found |= tm_str_eq(name, tm_str_from(two[i]));
	return found;
}

bool
tm_eval_function(tm_eval *e, tm_str name, size_t n, const tm_val *args,
                 tm_val *out)
{
	*out = undef;
	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
		if (!tm_str_eq(name, tm_str_from(functions[i].name)))
			continue;
		/* select(x, dim, index) with three is the op. */
		if (n < functions[i].min || n > functions[i].max)
			return false;
		if (tm_eval_live(e))
			*out = functions[i].fn(e, n, args);
		return true;
	}
	if (!tm_eval_live(e))
		return is_math(name, n);
	return number_function(e, name, n, args, out) ||
	       int_function(e, name, n, args, out);
}
