/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/fold.h"
#include "infer/infer.h"
#include "pass/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

enum { MAX_DEPTH = 200, NUM_INTS = 64 };

static const tm_fold_info infos[TM_NUM_OPS] = {
#define FOLD(id, fn) [TM_OP_##id] = { .fold = fn },
#define ELEMS(id, fn) [TM_OP_##id] = { .elems = fn },
#define BOTH(id, fold_, elems_) \
	[TM_OP_##id] = { .fold = fold_, .elems = elems_ },
#include "ops/fold.def"
#undef BOTH
#undef FOLD
#undef ELEMS
};

const tm_fold_info *
tm_fold_info_of(tm_op_id id)
{
	return &infos[id];
}

void
tm_fold_init(tm_fold *f, tm_arena *arena, MlirOperation func)
{
	*f = (tm_fold){ .arena = arena, .rw.arena = arena };
	f->entry = tm_function_entry(func);
}

void
tm_fold_free(tm_fold *f)
{
	tm_ptrmap_free(&f->elems);
	tm_ptrmap_free(&f->none);
}

MlirValue
tm_fold_int(tm_fold *f, int64_t i)
{
	tm_builder b;

	if (i < -1 || i >= NUM_INTS - 1)
		return tm_torch_int(&f->rw.b, i);
	if (mlirValueIsNull(f->ints[i + 1])) {
		b = tm_builder_at_start(f->entry, f->rw.b.loc);
		f->ints[i + 1] = tm_torch_int(&b, i);
	}
	return f->ints[i + 1];
}

/* ---- elements ---- */

bool
tm_elem_of(MlirValue v, tm_elem *out)
{
	int64_t i;
	double d;
	bool b;

	*out = (tm_elem){ .known = true };
	if (tm_value_bool(v, &b)) {
		out->num = tm_num_bool(b);
		return true;
	}
	if (tm_value_int(v, &i)) {
		out->num = tm_num_int(i);
		return true;
	}
	if (tm_value_float(v, &d)) {
		out->num = tm_num_float(d);
		return true;
	}
	*out = (tm_elem){ .value = v };
	switch (tm_type_kind_of(mlirValueGetType(v))) {
	case TM_TYPE_INT:
	case TM_TYPE_FLOAT:
	case TM_TYPE_BOOL: return true;
	default: return false;
	}
}

MlirValue
tm_elem_value(tm_fold *f, const tm_elem *e)
{
	if (!e->known)
		return e->value;
	switch (e->num.kind) {
	case TM_NUM_INT: return tm_fold_int(f, e->num.i);
	case TM_NUM_FLOAT: return tm_torch_float(&f->rw.b, e->num.f);
	default: return tm_torch_bool(&f->rw.b, e->num.i != 0);
	}
}

MlirValue
tm_fold_as_type(tm_fold *f, const tm_elem *e, MlirType type)
{
	const tm_type_kind kind = tm_type_kind_of(type);
	tm_elem c = *e;

	if (!e->known)
		return mlirTypeEqual(mlirValueGetType(e->value), type)
		               ? e->value
		               : (MlirValue){ NULL };
	if ((kind == TM_TYPE_INT &&
	     !tm_elem_convert(f, e, TM_I64, &c)) ||
	    (kind == TM_TYPE_FLOAT && !tm_elem_convert(f, e, TM_F64, &c)) ||
	    (kind == TM_TYPE_BOOL && !tm_elem_convert(f, e, TM_BOOL, &c)))
		return (MlirValue){ NULL };
	/* A constant of its own kind may stand for a number: subtyping. */
	return tm_elem_value(f, &c);
}

bool
tm_elems_alloc(tm_fold *f, tm_elems *out, tm_dtype dtype, int rank,
               const int64_t *sizes)
{
	*out = (tm_elems){ .dtype = dtype, .rank = rank, .n = 1 };
	if (rank > TM_MAX_ELEM_RANK || !dtype || tm_dtype_is_complex(dtype))
		return false;
	for (int d = 0; d < rank; d++) {
		if (sizes[d] < 0 || sizes[d] > TM_MAX_ELEMS)
			return false;
		out->sizes[d] = sizes[d];
		out->n *= sizes[d];
		if (out->n > TM_MAX_ELEMS)
			return false;
	}
	out->v = TM_NEW(f->arena, tm_elem, (size_t)out->n + 1);
	return out->v != NULL;
}

bool
tm_elems_for_result(tm_fold *f, tm_elems *out)
{
	tm_tensor_type t;

	return tm_call_result_tensor(&f->rw.call, 0, &t) && t.has_sizes &&
	       tm_elems_alloc(f, out, t.dtype, t.rank, t.sizes);
}

/* Element I of a literal; false for types that are not followed. */
static bool
literal_element(MlirAttribute a, tm_dtype dtype, intptr_t i, tm_num *out)
{
	switch (dtype) {
	case TM_BOOL:
		*out = tm_num_bool(mlirDenseElementsAttrGetBoolValue(a, i));
		break;
	case TM_I8:
		*out = tm_num_int(mlirDenseElementsAttrGetInt8Value(a, i));
		break;
	case TM_U8:
		*out = tm_num_int(mlirDenseElementsAttrGetUInt8Value(a, i));
		break;
	case TM_I32:
		*out = tm_num_int(mlirDenseElementsAttrGetInt32Value(a, i));
		break;
	case TM_I64:
		*out = tm_num_int(mlirDenseElementsAttrGetInt64Value(a, i));
		break;
	case TM_F32:
		*out = tm_num_float(
		        (double)mlirDenseElementsAttrGetFloatValue(a, i));
		break;
	case TM_F64:
		*out = tm_num_float(mlirDenseElementsAttrGetDoubleValue(a, i));
		break;
	default: return false;
	}
	return true;
}

static bool
elems_literal(tm_fold *f, MlirValue v, tm_elems *out)
{
	MlirAttribute a;
	tm_tensor_type t;

	if (!tm_value_literal(v, &a) || !mlirAttributeIsADenseElements(a) ||
	    !tm_value_tensor(v, &t) || !t.has_sizes ||
	    !tm_elems_alloc(f, out, t.dtype, t.rank, t.sizes))
		return false;
	for (int64_t i = 0; i < out->n; i++) {
		out->v[i].known = true;
		if (!literal_element(a, t.dtype, (intptr_t)i, &out->v[i].num))
			return false;
	}
	return true;
}

static bool
has_tensor_operand(MlirOperation op)
{
	tm_tensor_type t;

	for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
		if (tm_value_tensor(mlirOperationGetOperand(op, i), &t))
			return true;
	return false;
}

/* Runs the rule of the op that defines V.  What it builds stands before that
 * op, so that it serves every user of V. */
static bool
compute(tm_fold *f, MlirValue v, tm_elems *out)
{
	const MlirOperation def = tm_value_def(v);
	const tm_rewrite saved = f->rw;
	const tm_fold_info *info;
	bool ok = false;

	if (mlirOperationIsNull(def) || mlirOperationGetNumResults(def) != 1)
		return false;
	f->rw.call = tm_call_of(def);
	if (f->rw.call.def && f->rw.call.def->schema) {
		f->rw.b = tm_builder_before(def);
		info = &infos[f->rw.call.def->id];
		if (info->elems)
			ok = info->elems(f, out);
		else if (f->rw.call.def->info->scalar)
			ok = tm_elems_expr(f, out);
	}
	f->rw = saved;
	return ok;
}

static bool
is_small(MlirValue v)
{
	tm_tensor_type t;
	int64_t n = 1;

	if (!tm_value_tensor(v, &t) || !t.has_sizes ||
	    t.rank > TM_MAX_ELEM_RANK)
		return false;
	for (int d = 0; d < t.rank; d++) {
		if (t.sizes[d] < 0 || t.sizes[d] > TM_MAX_ELEMS)
			return false;
		n *= t.sizes[d];
	}
	return n <= TM_MAX_ELEMS;
}

/* Without leave to build, chains are not followed: each op of one was folded
 * to a literal already if it could be. */
static bool
may_compute(tm_fold *f, MlirValue v)
{
	const MlirOperation def = tm_value_def(v);

	if (mlirOperationIsNull(def) || f->depth >= MAX_DEPTH)
		return false;
	return f->build || !has_tensor_operand(def);
}

const tm_elems *
tm_fold_elems(tm_fold *f, MlirValue v)
{
	tm_elems *e = tm_ptrmap_get(&f->elems, v.ptr);
	tm_elems found;
	bool ok;

	if (e || !is_small(v) || tm_ptrmap_get(&f->none, v.ptr))
		return e;
	f->depth++;
	ok = elems_literal(f, v, &found) ||
	     (may_compute(f, v) && compute(f, v, &found));
	f->depth--;
	if (!ok) {
		/* Not even with leave to build. */
		if (f->build && f->depth < MAX_DEPTH - 1)
			(void)tm_ptrmap_set(&f->none, v.ptr, f);
		return NULL;
	}
	e = TM_NEW(f->arena, tm_elems, 1);
	if (!e)
		return NULL;
	*e = found;
	(void)tm_ptrmap_set(&f->elems, v.ptr, e);
	return e;
}

const tm_elems *
tm_fold_arg(tm_fold *f, const char *name)
{
	const MlirValue v = tm_call_arg(&f->rw.call, name);

	return mlirValueIsNull(v) ? NULL : tm_fold_elems(f, v);
}

/* ---- literals ---- */

static void
store(uint8_t *p, tm_dtype dtype, const tm_num *n)
{
	const float f32 = (float)n->f;
	const size_t size = (size_t)tm_dtype_get(dtype)->bits / 8;

	if (dtype == TM_F32)
		memcpy(p, &f32, 4);
	else if (dtype == TM_F64)
		memcpy(p, &n->f, 8);
	else /* little-endian: the low bytes come first */
		memcpy(p, &n->i, size);
}

static bool
all_known(const tm_elems *e)
{
	for (int64_t i = 0; i < e->n; i++)
		if (!e->v[i].known)
			return false;
	return true;
}

/* MLIR packs bools as it likes: they do not go through a raw buffer. */
static MlirAttribute
bools(tm_fold *f, MlirType type, const tm_elems *e)
{
	int *v = TM_NEW(f->arena, int, (size_t)e->n + 1);

	if (!v)
		return mlirAttributeGetNull();
	for (int64_t i = 0; i < e->n; i++)
		v[i] = e->v[i].num.i != 0;
	return mlirDenseElementsAttrBoolGet(type, (intptr_t)e->n, v);
}

/* A vtensor.literal; null where E is not known or of another type. */
static MlirValue
literal_of(tm_fold *f, const tm_elems *e)
{
	const size_t size = (size_t)tm_dtype_get(e->dtype)->bits / 8;
	const MlirType element = tm_dtype_to_mlir(f->rw.b.ctx, e->dtype);
	const MlirType type = mlirRankedTensorTypeGet(
	        e->rank, e->sizes, element, mlirAttributeGetNull());
	MlirAttribute elements;
	uint8_t *bytes;

	if (!all_known(e) || tm_dtype_is_complex(e->dtype) ||
	    (tm_dtype_is_float(e->dtype) && size < 4) || size == 0)
		return (MlirValue){ NULL };
	bytes = TM_NEW(f->arena, uint8_t, size * (size_t)e->n + 1);
	if (!bytes)
		return (MlirValue){ NULL };
	for (int64_t i = 0; i < e->n; i++)
		store(bytes + (size_t)i * size, e->dtype, &e->v[i].num);
	elements = e->dtype == TM_BOOL
	                   ? bools(f, type, e)
	                   : mlirDenseElementsAttrRawBufferGet(
	                             type, size * (size_t)e->n, bytes);
	return mlirAttributeIsNull(elements)
	               ? (MlirValue){ NULL }
	               : tm_torch_literal(&f->rw.b, elements);
}

/* An op on small literals becomes one. */
static bool
fold_to_literal(tm_fold *f, MlirOperation op)
{
	const tm_elems *e;
	MlirValue v;

	if (mlirOperationGetNumResults(op) != 1 || !has_tensor_operand(op) ||
	    !is_small(mlirOperationGetResult(op, 0)))
		return false;
	v = mlirOperationGetResult(op, 0);
	/* compute() directly: OP itself may be computed. */
	tm_elems found;
	f->build = false;
	if (!compute(f, v, &found))
		return false;
	e = &found;
	v = literal_of(f, e);
	if (mlirValueIsNull(v) ||
	    !mlirTypeEqual(mlirValueGetType(v),
	                   mlirValueGetType(mlirOperationGetResult(op, 0))))
		return false;
	f->rw.results[0] = v;
	f->rw.num_results = 1;
	return true;
}

/* ---- ops ---- */

static bool
is_scalar_type(MlirType type)
{
	switch (tm_type_kind_of(type)) {
	case TM_TYPE_INT:
	case TM_TYPE_FLOAT:
	case TM_TYPE_BOOL:
	case TM_TYPE_NUMBER: return true;
	default: return false;
	}
}

static bool
run_rules(tm_fold *f, MlirOperation op)
{
	const tm_op_def *def = f->rw.call.def;
	const tm_fold_info *info = &infos[def->id];

	f->build = true;
	if (info->fold && info->fold(f))
		return true;
	if (!def->schema || mlirOperationGetNumResults(op) != 1)
		return false;
	if (def->info->scalar &&
	    is_scalar_type(mlirValueGetType(mlirOperationGetResult(op, 0)))) {
		f->build = false;
		return tm_fold_scalar(f);
	}
	return (info->elems || def->info->scalar) && fold_to_literal(f, op);
}

bool
tm_fold_op(tm_fold *f, MlirOperation op)
{
	const intptr_t n = mlirOperationGetNumResults(op);

	f->rw.call = tm_call_of(op);
	if (!f->rw.call.def || n < 1 || !tm_op_used(op) ||
	    (f->rw.call.def->traits & TM_CONSTANT))
		return false;
	f->rw.b = tm_builder_before(op);
	f->rw.num_results = 0;
	f->depth = 0;
	f->replaced = false;
	if (!run_rules(f, op) || f->rw.num_results != n)
		return f->replaced;
	for (intptr_t i = 0; i < n; i++)
		if (!mlirValueIsNull(f->rw.results[i]))
			tm_replace(&f->rw.b, mlirOperationGetResult(op, i),
			           f->rw.results[i]);
	return true;
}
