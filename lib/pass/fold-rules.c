/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/infer.h"
#include "pass/fold.h"
#include "pass/util.h"

/* What ops on sizes, lists, tuples and scalars are known to give. */

static bool
give(tm_fold *f, MlirValue v)
{
	f->rw.results[0] = v;
	f->rw.num_results = 1;
	return !mlirValueIsNull(v);
}

static bool
give_int(tm_fold *f, int64_t i)
{
	return give(f, tm_fold_int(f, i));
}

static bool
give_bool(tm_fold *f, bool b)
{
	return give(f, tm_torch_bool(&f->rw.b, b));
}

static MlirValue
operand(tm_fold *f, intptr_t i)
{
	return mlirOperationGetOperand(f->rw.call.op, i);
}

/* ---- tensors' types ---- */

bool
fold_size_int(tm_fold *f)
{
	tm_tensor_type t;
	int d;

	if (!tm_value_tensor(operand(f, 0), &t) || !t.has_sizes ||
	    t.rank == 0 || !tm_call_dim(&f->rw.call, "dim", t.rank, &d) ||
	    t.sizes[d] == TM_DYN)
		return false;
	return give_int(f, t.sizes[d]);
}

/* aten.size: a list, each size known or read at run time. */
bool
fold_size(tm_fold *f)
{
	const MlirValue self = operand(f, 0);
	MlirValue v[TM_MAX_RANK];
	tm_tensor_type t;

	if (!tm_value_tensor(self, &t) || !t.has_sizes)
		return false;
	for (int d = 0; d < t.rank; d++) {
		if (t.sizes[d] != TM_DYN)
			v[d] = tm_fold_int(f, t.sizes[d]);
		else
			v[d] = tm_rewrite_call(&f->rw, "size.int",
			                       TM_VALUES(self,
			                                 tm_fold_int(f, d)));
	}
	return give(f, tm_torch_list(&f->rw.b,
	                             tm_type_get(f->rw.b.ctx, TM_TYPE_INT),
	                             (tm_values){ t.rank, v }));
}

bool
fold_rank(tm_fold *f)
{
	tm_tensor_type t;

	return tm_value_tensor(operand(f, 0), &t) && t.has_sizes &&
	       give_int(f, t.rank);
}

bool
fold_numel(tm_fold *f)
{
	tm_tensor_type t;
	int64_t n = 1;

	if (!tm_value_tensor(operand(f, 0), &t) || !t.has_sizes)
		return false;
	for (int d = 0; d < t.rank; d++)
		if (t.sizes[d] < 0 || __builtin_mul_overflow(n, t.sizes[d], &n))
			return false;
	return give_int(f, n);
}

bool
fold_len_tensor(tm_fold *f)
{
	tm_tensor_type t;

	return tm_value_tensor(operand(f, 0), &t) && t.has_sizes &&
	       t.rank > 0 && t.sizes[0] != TM_DYN && give_int(f, t.sizes[0]);
}

bool
fold_dtype(tm_fold *f)
{
	tm_tensor_type t;
	int number;

	if (!tm_value_tensor(operand(f, 0), &t))
		return false;
	number = tm_dtype_get(t.dtype)->torch;
	return number >= 0 && give_int(f, number);
}

bool
fold_is_floating_point(tm_fold *f)
{
	tm_tensor_type t;

	return tm_value_tensor(operand(f, 0), &t) && t.dtype &&
	       give_bool(f, tm_dtype_is_float(t.dtype));
}

/* ---- numbers in tensors ---- */

/* aten.item and its kin: the one element. */
bool
fold_item(tm_fold *f)
{
	const MlirType type =
	        mlirValueGetType(mlirOperationGetResult(f->rw.call.op, 0));
	const tm_elems *e = tm_fold_elems(f, operand(f, 0));
	tm_elem c;

	if (!e || e->n != 1)
		return false;
	c = e->v[0];
	if (tm_type_kind_of(type) == TM_TYPE_INT &&
	    !tm_elem_convert(f, &e->v[0], TM_I64, &c))
		return false;
	if (tm_type_kind_of(type) == TM_TYPE_FLOAT &&
	    !tm_elem_convert(f, &e->v[0], TM_F64, &c))
		return false;
	if (tm_type_kind_of(type) == TM_TYPE_BOOL &&
	    !tm_elem_convert(f, &e->v[0], TM_BOOL, &c))
		return false;
	return give(f, tm_elem_value(f, &c));
}

/* ---- lists and tuples ---- */

enum { MAX_LIST = 512 };

static intptr_t
list_of(tm_fold *f, intptr_t i, MlirValue *v)
{
	const intptr_t n = tm_value_list(operand(f, i), v, MAX_LIST);

	return n > MAX_LIST ? -1 : n;
}

bool
fold_len(tm_fold *f)
{
	MlirValue v[MAX_LIST];
	const intptr_t n = list_of(f, 0, v);

	return n >= 0 && give_int(f, n);
}

bool
fold_getitem(tm_fold *f)
{
	MlirValue v[MAX_LIST];
	const intptr_t n = list_of(f, 0, v);
	int64_t i;

	if (n < 0 || !tm_value_int(operand(f, 1), &i))
		return false;
	i = i < 0 ? i + n : i;
	return i >= 0 && i < n && give(f, v[i]);
}

/* Results are the operands of the op that made the list or tuple. */
static bool
unpack(tm_fold *f, MlirValue packed, tm_op_id maker)
{
	const MlirOperation def = tm_value_def(packed);
	const intptr_t n = mlirOperationGetNumResults(f->rw.call.op);

	if (mlirOperationIsNull(def) || tm_op_id_of(def) != maker ||
	    mlirOperationGetNumOperands(def) != n ||
	    n > (intptr_t)(sizeof f->rw.results / sizeof f->rw.results[0]))
		return false;
	for (intptr_t i = 0; i < n; i++)
		f->rw.results[i] = mlirOperationGetOperand(def, i);
	f->rw.num_results = (int)n;
	return true;
}

/* A list may be longer than a rewrite has results: its uses are replaced
 * here. */
bool
fold_list_unpack(tm_fold *f)
{
	const intptr_t n = mlirOperationGetNumResults(f->rw.call.op);
	MlirValue v[MAX_LIST];

	if (n < 1 || list_of(f, 0, v) != n)
		return false;
	for (intptr_t i = 0; i < n; i++)
		tm_replace(&f->rw.b, mlirOperationGetResult(f->rw.call.op, i),
		           v[i]);
	f->replaced = true;
	return false;
}

bool
fold_tuple_unpack(tm_fold *f)
{
	return unpack(f, operand(f, 0), TM_OP_prim_TupleConstruct);
}

bool
fold_tuple_index(tm_fold *f)
{
	const MlirOperation def = tm_value_def(operand(f, 0));
	int64_t i;
	intptr_t n;

	if (mlirOperationIsNull(def) ||
	    tm_op_id_of(def) != TM_OP_prim_TupleConstruct ||
	    !tm_value_int(operand(f, 1), &i))
		return false;
	n = mlirOperationGetNumOperands(def);
	i = i < 0 ? i + n : i;
	return i >= 0 && i < n && give(f, mlirOperationGetOperand(def, i));
}

static bool
give_list(tm_fold *f, intptr_t n, const MlirValue *v)
{
	const MlirType type =
	        mlirValueGetType(mlirOperationGetResult(f->rw.call.op, 0));

	if (tm_type_kind_of(type) != TM_TYPE_LIST)
		return false;
	return give(f, tm_torch_list(&f->rw.b, tm_type_contained(type, 0),
	                             (tm_values){ n, v }));
}

/* a + b */
bool
fold_list_add(tm_fold *f)
{
	MlirValue v[MAX_LIST];
	const intptr_t n = list_of(f, 0, v);
	const intptr_t m = n < 0 ? -1
	                         : tm_value_list(operand(f, 1), v + n,
	                                         MAX_LIST - n);

	return m >= 0 && n + m <= MAX_LIST && give_list(f, n + m, v);
}

/* a[start:end:step] */
bool
fold_list_slice(tm_fold *f)
{
	MlirValue v[MAX_LIST];
	const intptr_t n = list_of(f, 0, v);
	int64_t start = 0, end = n, step;
	intptr_t count = 0;

	if (n < 0 || !tm_call_int(&f->rw.call, "step", &step) || step < 1)
		return false;
	if (tm_call_has(&f->rw.call, "start") &&
	    !tm_call_int(&f->rw.call, "start", &start))
		return false;
	if (tm_call_has(&f->rw.call, "end") &&
	    !tm_call_int(&f->rw.call, "end", &end))
		return false;
	start = start < 0 ? start + n : start;
	start = start < 0 ? 0 : start;
	end = end < 0 ? end + n : end;
	end = end > n ? n : end;
	for (int64_t i = start; i < end; i += step) {
		v[count++] = v[i];
		if (step > n)
			break;
	}
	return give_list(f, count, v);
}

/* ---- None, and values that only change their type ---- */

/* What an identity test gives: None is known by its type. */
static bool
both_none(tm_fold *f, bool *same)
{
	const bool a = tm_value_is_none(operand(f, 0));
	const bool b = tm_value_is_none(operand(f, 1));
	const MlirValue other = operand(f, a ? 1 : 0);

	*same = a && b;
	if (!a && !b)
		return false;
	/* An optional may still be None. */
	return *same || tm_type_kind_of(mlirValueGetType(other)) !=
	                        TM_TYPE_OPTIONAL;
}

bool
fold_is(tm_fold *f)
{
	bool same;

	return both_none(f, &same) && give_bool(f, same);
}

bool
fold_isnot(tm_fold *f)
{
	bool same;

	return both_none(f, &same) && give_bool(f, !same);
}

/* prim.unchecked_cast of a derefine, and derefine itself where every user
 * accepts a subtype. */
bool
fold_cast(tm_fold *f)
{
	MlirValue v = operand(f, 0);
	const MlirType type =
	        mlirValueGetType(mlirOperationGetResult(f->rw.call.op, 0));
	MlirOperation def = tm_value_def(v);

	if (!mlirOperationIsNull(def) &&
	    tm_op_id_of(def) == TM_OP_derefine)
		v = mlirOperationGetOperand(def, 0);
	return tm_type_is_subtype(mlirValueGetType(v), type) && give(f, v);
}

/* A cast back, or one that adds nothing. */
bool
fold_static_info_cast(tm_fold *f)
{
	const MlirType type =
	        mlirValueGetType(mlirOperationGetResult(f->rw.call.op, 0));
	MlirValue v = operand(f, 0);
	MlirOperation def = tm_value_def(v);

	if (mlirTypeEqual(mlirValueGetType(v), type))
		return give(f, v);
	if (mlirOperationIsNull(def) ||
	    tm_op_id_of(def) != TM_OP_tensor_static_info_cast)
		return false;
	v = mlirOperationGetOperand(def, 0);
	return mlirTypeEqual(mlirValueGetType(v), type) && give(f, v);
}

/* Ops that return their operand whatever the rest. */
bool
fold_identity(tm_fold *f)
{
	const MlirType a = mlirValueGetType(operand(f, 0));
	const MlirType b =
	        mlirValueGetType(mlirOperationGetResult(f->rw.call.op, 0));

	return tm_type_is_subtype(a, b) && give(f, operand(f, 0));
}

static bool
is_static(const tm_tensor_type *t)
{
	if (!t->has_sizes || !t->dtype)
		return false;
	for (int d = 0; d < t->rank; d++)
		if (t->sizes[d] == TM_DYN)
			return false;
	return true;
}

/* Ops that return their operand if the type is the same and static. */
bool
fold_same_type(tm_fold *f)
{
	const MlirValue v = operand(f, 0);
	const MlirType type =
	        mlirValueGetType(mlirOperationGetResult(f->rw.call.op, 0));
	tm_tensor_type t;

	return mlirTypeEqual(mlirValueGetType(v), type) &&
	       tm_value_tensor(v, &t) && is_static(&t) && give(f, v);
}

/* Conversions: the element type alone decides. */
bool
fold_same_dtype(tm_fold *f)
{
	tm_tensor_type a, b;

	return tm_value_tensor(operand(f, 0), &a) &&
	       tm_call_result_tensor(&f->rw.call, 0, &b) && a.dtype &&
	       a.dtype == b.dtype && fold_identity(f);
}

/* dropout, train = False */
bool
fold_dropout(tm_fold *f)
{
	bool train = true;
	double p;

	if (tm_call_float(&f->rw.call, "p", &p) && p == 0)
		return fold_identity(f);
	return tm_call_bool(&f->rw.call, "train", &train) && !train &&
	       fold_identity(f);
}
