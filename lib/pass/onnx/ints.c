/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Shapes are computed with tensors in ONNX.  The small integer tensors among
 * them are followed element by element: what is known becomes a constant,
 * what is not a torch.int.
 */
#include "pass/onnx/convert.h"

#include <mlir-c/BuiltinAttributes.h>

tm_onnx_dyn
tm_onnx_known(int64_t v)
{
	return (tm_onnx_dyn){ .known = true, .v = v };
}

MlirValue
tm_onnx_dyn_value(tm_onnx_conv *c, tm_onnx_dyn d)
{
	return d.known ? tm_onnx_int(c, d.v) : d.value;
}

bool
tm_onnx_ints_new(tm_onnx_conv *c, int rank, size_t n, tm_onnx_ints *out)
{
	*out = (tm_onnx_ints){ rank, n,
		               TM_NEW(c->pass->arena, tm_onnx_dyn, n) };
	return n <= TM_ONNX_MAX_INTS && out->at;
}

/* ---- what is remembered ---- */

void
tm_onnx_ints_remember(tm_onnx_pass *pass, MlirValue v,
                      const tm_onnx_ints *ints)
{
	const void **key = tm_arena_alloc(pass->arena, 1, sizeof *key);

	if (!key || !tm_arena_grow(pass->arena, &pass->ints_of,
	                           &pass->cap_ints, pass->num_ints + 1,
	                           sizeof *pass->ints_of))
		return; /* then it is computed at run time */
	*key = v.ptr;
	if (tm_map_put(&pass->ints, pass->arena,
	               (tm_str){ (const char *)key, sizeof *key },
	               pass->num_ints))
		pass->ints_of[pass->num_ints++] = *ints;
}

static bool
from_literal(tm_onnx_conv *c, MlirValue v, tm_onnx_ints *out)
{
	int64_t values[TM_ONNX_MAX_INTS];
	const int rank = tm_onnx_rank(v);
	size_t n;

	if (rank < 0 || rank > 1 ||
	    !tm_onnx_literal_ints(v, values, TM_ONNX_MAX_INTS, &n) ||
	    !tm_onnx_ints_new(c, rank, n, out))
		return false;
	for (size_t i = 0; i < n; i++)
		out->at[i] = tm_onnx_known(values[i]);
	return true;
}

bool
tm_onnx_ints_of(tm_onnx_conv *c, MlirValue v, tm_onnx_ints *out)
{
	const void *ptr = v.ptr;
	const tm_str key = { (const char *)&ptr, sizeof ptr };
	size_t i;

	if (mlirValueIsNull(v))
		return false;
	if (tm_map_get(&c->pass->ints, key, &i)) {
		*out = c->pass->ints_of[i];
		return true;
	}
	return from_literal(c, v, out);
}

bool
tm_onnx_ints_arg(tm_onnx_conv *c, const char *name, tm_onnx_ints *out)
{
	const MlirValue list = tm_onnx_arg(c, name);
	MlirValue v[TM_ONNX_MAX_INTS];
	intptr_t n;

	if (mlirValueIsNull(list))
		return false;
	n = tm_value_list(list, v, TM_ONNX_MAX_INTS);
	if (n < 0 || n > TM_ONNX_MAX_INTS ||
	    !tm_onnx_ints_new(c, 1, (size_t)n, out))
		return false;
	for (intptr_t i = 0; i < n; i++) {
		out->at[i].value = v[i];
		out->at[i].known = tm_value_int(v[i], &out->at[i].v);
	}
	return true;
}

static bool
is_integer(tm_dtype dtype)
{
	const tm_dtype_class cls = tm_dtype_get(dtype)->cls;

	return dtype != TM_DTYPE_NONE &&
	       (cls == TM_CLASS_INT || cls == TM_CLASS_UINT);
}

bool
tm_onnx_ints_read(tm_onnx_conv *c, MlirValue v, tm_onnx_ints *out)
{
	tm_tensor_type t;

	if (tm_onnx_ints_of(c, v, out))
		return true;
	if (!tm_onnx_tensor(v, &t) || t.rank > 1 || !is_integer(t.dtype) ||
	    (t.rank == 1 &&
	     (t.sizes[0] == TM_DYN || t.sizes[0] > TM_ONNX_MAX_INTS)) ||
	    !tm_onnx_ints_new(c, t.rank, t.rank ? (size_t)t.sizes[0] : 1, out))
		return false;
	for (size_t i = 0; i < out->n; i++) {
		MlirValue one = v;

		if (t.rank)
			one = tm_onnx_op(c, "select.int", v, tm_onnx_int(c, 0),
			                 tm_onnx_int(c, (int64_t)i));
		if (mlirValueIsNull(one))
			return false;
		out->at[i].value = tm_onnx_op(c, "Int.Tensor", one);
		if (mlirValueIsNull(out->at[i].value))
			return false;
	}
	return true;
}

/* Whether V is known not to be negative: sizes, their sums, products …, as
 * the table says. */
static bool
is_size(MlirValue v, int depth)
{
	const MlirOperation op = tm_value_def(v);
	const tm_op_def *def;
	int64_t known;

	if (tm_value_int(v, &known))
		return known >= 0;
	if (mlirOperationIsNull(op) || depth > 16)
		return false;
	def = tm_op_def_of(op);
	if (!def || !(def->traits & (TM_SIZE | TM_KEEPS_SIZE)))
		return false;
	return (def->traits & TM_SIZE) ||
	       (is_size(mlirOperationGetOperand(op, 0), depth + 1) &&
	        is_size(mlirOperationGetOperand(op, 1), depth + 1));
}

bool
tm_onnx_same_size(MlirValue a, MlirValue b)
{
	const MlirOperation x = tm_value_def(a), y = tm_value_def(b);
	int64_t i, k;

	if (mlirValueEqual(a, b))
		return true;
	if (mlirOperationIsNull(x) || mlirOperationIsNull(y) ||
	    !tm_str_eq(tm_str_of(mlirIdentifierStr(mlirOperationGetName(x))),
	               TM_STR("torch.aten.size.int")) ||
	    !mlirIdentifierEqual(mlirOperationGetName(x),
	                         mlirOperationGetName(y)))
		return false;
	return mlirValueEqual(mlirOperationGetOperand(x, 0),
	                      mlirOperationGetOperand(y, 0)) &&
	       tm_value_int(mlirOperationGetOperand(x, 1), &i) &&
	       tm_value_int(mlirOperationGetOperand(y, 1), &k) && i == k;
}

bool
tm_onnx_ints_trusted(tm_onnx_conv *c, const tm_onnx_ints *ints)
{
	(void)c;
	for (size_t i = 0; i < ints->n; i++)
		if (!ints->at[i].known && !is_size(ints->at[i].value, 0))
			return false;
	return true;
}

MlirValue
tm_onnx_ints_list(tm_onnx_conv *c, const tm_onnx_ints *ints)
{
	MlirValue *v = TM_NEW(c->pass->arena, MlirValue, ints->n);

	if (!v)
		return (MlirValue){ NULL };
	for (size_t i = 0; i < ints->n; i++)
		v[i] = tm_onnx_dyn_value(c, ints->at[i]);
	return tm_torch_list(&c->rw.b, tm_type_get(c->pass->ctx, TM_TYPE_INT),
	                     (tm_values){ (intptr_t)ints->n, v });
}

/* ---- arithmetic ---- */

static int64_t
compute(char op, int64_t a, int64_t b)
{
	const uint64_t ua = (uint64_t)a, ub = (uint64_t)b;

	switch (op) {
	case '+': return (int64_t)(ua + ub);
	case '-': return (int64_t)(ua - ub);
	case '*': return (int64_t)(ua * ub);
	case 'f':
		if (b == 0 || (a == INT64_MIN && b == -1))
			return 0;
		return a / b - (a % b != 0 && (a < 0) != (b < 0));
	case '/': return b == 0 || (a == INT64_MIN && b == -1) ? 0 : a / b;
	case '%':
		if (b == 0 || b == -1)
			return 0;
		return a % b != 0 && (a < 0) != (b < 0) ? a % b + b : a % b;
	case 'M': return a > b ? a : b;
	case 'm': return a < b ? a : b;
	case '=': return a == b;
	case '<': return a < b;
	case 'l': return a <= b;
	case '&': return a != 0 && b != 0;
	default: return a != 0 || b != 0;
	}
}

/* An identity that spares an op: x + 0, x * 1, x / 1. */
static bool
identity(char op, tm_onnx_dyn a, tm_onnx_dyn b, tm_onnx_dyn *out)
{
	*out = a;
	if (b.known && b.v == 0 && (op == '+' || op == '-'))
		return true;
	if (b.known && b.v == 1 && (op == '*' || op == '/' || op == 'f'))
		return true;
	*out = tm_onnx_known(0);
	if (op == '*' && ((a.known && a.v == 0) || (b.known && b.v == 0)))
		return true;
	*out = b;
	return (a.known && a.v == 0 && op == '+') ||
	       (a.known && a.v == 1 && op == '*');
}

/* aten ops on ints, and those whose bool is an int afterwards. */
static const struct {
	char op;
	const char *name;
	bool gives_bool;
} int_ops[] = {
	{ '+', "add.int", false },      { '-', "sub.int", false },
	{ '*', "mul.int", false },      { '/', "floordiv.int", false },
	{ 'f', "floordiv.int", false },
	{ '%', "remainder.int", false }, { 'M', "prim.max.int", false },
	{ 'm', "prim.min.int", false }, { '=', "eq.int", true },
	{ '<', "lt.int", true },        { 'l', "le.int", true },
};

tm_onnx_dyn
tm_onnx_dyn_op(tm_onnx_conv *c, char op, tm_onnx_dyn a, tm_onnx_dyn b)
{
	tm_onnx_dyn out = { 0 };

	if (a.known && b.known)
		return tm_onnx_known(compute(op, a.v, b.v));
	if (identity(op, a, b, &out))
		return out;
	out = (tm_onnx_dyn){ 0 };
	for (size_t i = 0; i < sizeof int_ops / sizeof int_ops[0]; i++) {
		if (int_ops[i].op != op)
			continue;
		out.value = tm_onnx_op(c, int_ops[i].name,
		                       tm_onnx_dyn_value(c, a),
		                       tm_onnx_dyn_value(c, b));
		if (int_ops[i].gives_bool && !mlirValueIsNull(out.value))
			out.value = tm_onnx_op(c, "Int.bool", out.value);
	}
	return out;
}

/* ---- results ---- */

static bool
all_known(const tm_onnx_ints *ints)
{
	for (size_t i = 0; i < ints->n; i++)
		if (!ints->at[i].known)
			return false;
	return true;
}

static MlirValue
constant_tensor(tm_onnx_conv *c, const tm_onnx_ints *ints, tm_dtype dtype)
{
	const int64_t shape[] = { (int64_t)ints->n };
	int64_t v[TM_ONNX_MAX_INTS];
	MlirValue t;

	for (size_t i = 0; i < ints->n; i++)
		v[i] = ints->at[i].v;
	if (dtype != TM_I64)
		return tm_onnx_small_literal(c, ints->rank, shape, v, dtype);
	t = tm_onnx_i64s(c, ints->rank, shape, v);
	return t;
}

static MlirValue
runtime_tensor(tm_onnx_conv *c, const tm_onnx_ints *ints, tm_dtype dtype)
{
	MlirValue v;

	if (ints->rank == 0)
		v = tm_onnx_op(c, "prim.NumToTensor.Scalar",
		               tm_onnx_dyn_value(c, ints->at[0]));
	else
		v = tm_onnx_op(c, "tensor", tm_onnx_ints_list(c, ints));
	return tm_onnx_cast(c, v, dtype);
}

tm_status
tm_onnx_ints_result(tm_onnx_conv *c, const tm_onnx_ints *ints, tm_dtype dtype)
{
	const MlirValue v = all_known(ints)
	                            ? constant_tensor(c, ints, dtype)
	                            : runtime_tensor(c, ints, dtype);

	if (!mlirValueIsNull(v))
		tm_onnx_ints_remember(c->pass, v, ints);
	return tm_onnx_result(c, v);
}
