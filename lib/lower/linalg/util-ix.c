/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

tm_ix
tm_ix_const(int64_t c)
{
	return (tm_ix){ .c = c };
}

tm_ix
tm_ix_of(MlirValue index)
{
	return (tm_ix){ .v = index };
}

static bool
is_op(MlirOperation op, const char *name)
{
	return !mlirOperationIsNull(op) &&
	       tm_str_eq(tm_str_of(mlirIdentifierStr(
	                         mlirOperationGetName(op))),
	                 tm_str_from(name));
}

/* What V was cast from and back. */
static MlirValue
uncast(MlirValue v)
{
	MlirOperation op = tm_value_def(v);

	if (!is_op(op, "arith.index_cast"))
		return v;
	const MlirValue inner = mlirOperationGetOperand(op, 0);

	op = tm_value_def(inner);
	if (mlirTypeIsAIndex(mlirValueGetType(inner)))
		return inner;
	if (!is_op(op, "arith.index_cast"))
		return v;
	return mlirOperationGetOperand(op, 0);
}

tm_ix
tm_ix_of_i64(tm_builder *b, MlirValue v)
{
	const MlirValue index = uncast(v);

	if (mlirTypeIsAIndex(mlirValueGetType(index)))
		return tm_ix_of(index);
	return tm_ix_of(tm_build(b, "arith.index_cast", TM_VALUES(v),
	                         mlirIndexTypeGet(b->ctx), TM_NO_ATTRS));
}

bool
tm_ix_known(tm_ix a)
{
	return mlirValueIsNull(a.v);
}

bool
tm_ix_is(tm_ix a, int64_t c)
{
	return tm_ix_known(a) && a.c == c;
}

/* The number that an op with a "value" gives. */
static bool
constant_of(MlirValue v, int64_t *out)
{
	const MlirOperation op = tm_value_def(v);
	MlirAttribute a;

	if (!is_op(op, "arith.constant"))
		return false;
	a = mlirOperationGetAttributeByName(op, tm_ref(TM_STR("value")));
	if (mlirAttributeIsNull(a) || !mlirAttributeIsAInteger(a))
		return false;
	*out = mlirIntegerAttrGetValueInt(a);
	return true;
}

/* Whether both are tensor.dim of one dimension of one tensor. */
static bool
same_dim(MlirOperation x, MlirOperation y)
{
	int64_t i, j;

	return is_op(x, "tensor.dim") && is_op(y, "tensor.dim") &&
	       mlirValueEqual(mlirOperationGetOperand(x, 0),
	                      mlirOperationGetOperand(y, 0)) &&
	       constant_of(mlirOperationGetOperand(x, 1), &i) &&
	       constant_of(mlirOperationGetOperand(y, 1), &j) && i == j;
}

bool
tm_ix_same(tm_ix a, tm_ix b)
{
	if (tm_ix_known(a) || tm_ix_known(b))
		return tm_ix_known(a) && tm_ix_known(b) && a.c == b.c;
	return mlirValueEqual(a.v, b.v) ||
	       same_dim(tm_value_def(a.v), tm_value_def(b.v));
}

MlirValue
tm_ix_get(tm_builder *b, tm_ix a)
{
	return tm_ix_known(a) ? tm_const_index(b, a.c) : a.v;
}

MlirValue
tm_ix_get_i64(tm_builder *b, tm_ix a)
{
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);

	if (tm_ix_known(a))
		return tm_const_int_of(b, i64, a.c);
	return tm_build(b, "arith.index_cast", TM_VALUES(a.v), i64,
	                TM_NO_ATTRS);
}

static tm_ix
binary(tm_builder *b, const char *name, tm_ix x, tm_ix y)
{
	const MlirValue xv = tm_ix_get(b, x), yv = tm_ix_get(b, y);

	return tm_ix_of(tm_build(b, name, TM_VALUES(xv, yv),
	                         mlirIndexTypeGet(b->ctx), TM_NO_ATTRS));
}

/* True if both are known and FOLD (a __builtin_*_overflow) did not wrap. */
#define FOLDS(x, y, fold, out) \
	(tm_ix_known(x) && tm_ix_known(y) && !fold((x).c, (y).c, out))

tm_ix
tm_ix_add(tm_builder *b, tm_ix x, tm_ix y)
{
	int64_t c;

	if (FOLDS(x, y, __builtin_add_overflow, &c))
		return tm_ix_const(c);
	if (tm_ix_is(x, 0))
		return y;
	return tm_ix_is(y, 0) ? x : binary(b, "arith.addi", x, y);
}

tm_ix
tm_ix_sub(tm_builder *b, tm_ix x, tm_ix y)
{
	int64_t c;

	if (FOLDS(x, y, __builtin_sub_overflow, &c))
		return tm_ix_const(c);
	if (tm_ix_is(y, 0))
		return x;
	return tm_ix_same(x, y) ? tm_ix_const(0) :
	                          binary(b, "arith.subi", x, y);
}

tm_ix
tm_ix_mul(tm_builder *b, tm_ix x, tm_ix y)
{
	int64_t c;

	if (FOLDS(x, y, __builtin_mul_overflow, &c))
		return tm_ix_const(c);
	if (tm_ix_is(x, 0) || tm_ix_is(y, 0))
		return tm_ix_const(0);
	if (tm_ix_is(x, 1))
		return y;
	return tm_ix_is(y, 1) ? x : binary(b, "arith.muli", x, y);
}

/* Both known, and their quotient defined. */
static bool
divides(tm_ix x, tm_ix y)
{
	return tm_ix_known(x) && tm_ix_known(y) && y.c != 0 &&
	       !(x.c == INT64_MIN && y.c == -1);
}

tm_ix
tm_ix_floordiv(tm_builder *b, tm_ix x, tm_ix y)
{
	if (divides(x, y)) {
		const int64_t q = x.c / y.c;

		return tm_ix_const(q - (x.c % y.c && (x.c < 0) != (y.c < 0)));
	}
	if (tm_ix_is(y, 1))
		return x;
	return binary(b, "arith.floordivsi", x, y);
}

tm_ix
tm_ix_ceildiv(tm_builder *b, tm_ix x, tm_ix y)
{
	if (divides(x, y)) {
		const int64_t q = x.c / y.c;

		return tm_ix_const(q + (x.c % y.c && (x.c < 0) == (y.c < 0)));
	}
	if (tm_ix_is(y, 1))
		return x;
	return binary(b, "arith.ceildivsi", x, y);
}

tm_ix
tm_ix_mod(tm_builder *b, tm_ix x, tm_ix y)
{
	if (divides(x, y))
		return tm_ix_const(x.c % y.c);
	return tm_ix_is(y, 1) ? tm_ix_const(0) :
	                        binary(b, "arith.remsi", x, y);
}

tm_ix
tm_ix_min(tm_builder *b, tm_ix x, tm_ix y)
{
	if (tm_ix_known(x) && tm_ix_known(y))
		return tm_ix_const(x.c < y.c ? x.c : y.c);
	if (tm_ix_is(x, INT64_MAX) || tm_ix_is(y, INT64_MAX))
		return tm_ix_is(x, INT64_MAX) ? y : x;
	return tm_ix_same(x, y) ? x : binary(b, "arith.minsi", x, y);
}

tm_ix
tm_ix_max(tm_builder *b, tm_ix x, tm_ix y)
{
	if (tm_ix_known(x) && tm_ix_known(y))
		return tm_ix_const(x.c > y.c ? x.c : y.c);
	return tm_ix_same(x, y) ? x : binary(b, "arith.maxsi", x, y);
}

MlirValue
tm_ix_cmp(tm_builder *b, const char *pred, tm_ix x, tm_ix y)
{
	const MlirValue xv = tm_ix_get(b, x), yv = tm_ix_get(b, y);

	return tm_cmp(b, TM_I64, pred, xv, yv);
}

tm_ix
tm_ix_select_lt(tm_builder *b, tm_ix x, tm_ix y, tm_ix t, tm_ix f)
{
	if (tm_ix_known(x) && tm_ix_known(y))
		return x.c < y.c ? t : f;
	if (tm_ix_same(t, f))
		return t;

	const MlirValue c = tm_ix_cmp(b, "lt", x, y);
	const MlirValue tv = tm_ix_get(b, t), fv = tm_ix_get(b, f);

	return tm_ix_of(tm_select(b, c, tv, fv));
}

/* ---- sizes ---- */

int
tm_rank(MlirValue tensor)
{
	return (int)mlirShapedTypeGetRank(mlirValueGetType(tensor));
}

MlirType
tm_element_type(MlirValue tensor)
{
	return mlirShapedTypeGetElementType(mlirValueGetType(tensor));
}

int64_t
tm_static_dim(MlirValue tensor, int i)
{
	const MlirType t = mlirValueGetType(tensor);

	return mlirShapedTypeIsDynamicDim(t, i) ?
	               TM_DYN :
	               mlirShapedTypeGetDimSize(t, i);
}

tm_ix
tm_dim_of(tm_builder *b, MlirValue tensor, int i)
{
	const int64_t n = tm_static_dim(tensor, i);

	if (n != TM_DYN)
		return tm_ix_const(n);

	const MlirValue at = tm_const_index(b, i);

	return tm_ix_of(tm_build(b, "tensor.dim", TM_VALUES(tensor, at),
	                         mlirIndexTypeGet(b->ctx), TM_NO_ATTRS));
}

tm_dims
tm_dims_of(tm_builder *b, MlirValue tensor)
{
	tm_dims d = { .rank = tm_rank(tensor) };

	for (int i = 0; i < d.rank; i++)
		d.d[i] = tm_dim_of(b, tensor, i);
	return d;
}

tm_ix
tm_dims_product(tm_builder *b, const tm_dims *d, int from, int to)
{
	tm_ix n = tm_ix_const(1);

	for (int i = from; i < to; i++)
		n = tm_ix_mul(b, n, d->d[i]);
	return n;
}

/* ---- operands ---- */

tm_ix
tm_lower_ix_of(tm_lower *lw, MlirValue v)
{
	int64_t c;

	if (tm_value_int(v, &c))
		return tm_ix_const(c);
	return tm_ix_of_i64(&lw->b, tm_lower_value(lw, v));
}

tm_ix
tm_lower_ix(tm_lower *lw, const char *name)
{
	return tm_lower_ix_of(lw, tm_call_arg(&lw->call, name));
}

intptr_t
tm_lower_ixs(tm_lower *lw, const char *name, tm_ix *out, intptr_t cap)
{
	MlirValue elements[TM_MAX_RANK * 2];
	const intptr_t n = tm_call_list(&lw->call, name, elements,
	                                TM_MAX_RANK * 2);

	if (n < 0 && tm_call_has(&lw->call, name) && cap > 0 &&
	    tm_type_kind_of(mlirValueGetType(
	            tm_call_arg(&lw->call, name))) == TM_TYPE_INT) {
		out[0] = tm_lower_ix(lw, name);
		return 1;
	}
	if (n < 0 || n > cap || n > TM_MAX_RANK * 2)
		return -1;
	for (intptr_t i = 0; i < n; i++)
		out[i] = tm_lower_ix_of(lw, elements[i]);
	return n;
}
