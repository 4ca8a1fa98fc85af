/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

/* ---- promotion ---- */

static tm_dtype_class
cls(tm_dtype d)
{
	return tm_dtype_get(d)->cls;
}

static int
bits(tm_dtype d)
{
	return tm_dtype_get(d)->bits;
}

bool
tm_dtype_is_float(tm_dtype d)
{
	return d && cls(d) == TM_CLASS_FLOAT;
}

bool
tm_dtype_is_int(tm_dtype d)
{
	return d && (cls(d) == TM_CLASS_INT || cls(d) == TM_CLASS_UINT);
}

bool
tm_dtype_is_complex(tm_dtype d)
{
	return d && cls(d) == TM_CLASS_COMPLEX;
}

tm_dtype
tm_dtype_real_of(tm_dtype d)
{
	switch (d) {
	case TM_C32: return TM_F16;
	case TM_C64: return TM_F32;
	case TM_C128: return TM_F64;
	default: return d;
	}
}

tm_dtype
tm_dtype_complex_of(tm_dtype d)
{
	switch (d) {
	case TM_F16: return TM_C32;
	case TM_BF16: return TM_C64;
	case TM_F64: return TM_C128;
	default: return tm_dtype_is_complex(d) ? d : TM_C64;
	}
}

/* Of two different signed or unsigned ints.  PyTorch only promotes uint8 among
 * the unsigned ones. */
static tm_dtype
promote_ints(tm_dtype a, tm_dtype b)
{
	if (cls(a) == TM_CLASS_UINT && cls(b) == TM_CLASS_UINT)
		return TM_DTYPE_NONE;
	if (cls(a) == TM_CLASS_UINT) {
		const tm_dtype t = a;

		a = b;
		b = t;
	}
	if (cls(b) == TM_CLASS_INT)
		return bits(a) > bits(b) ? a : b;
	if (b != TM_U8)
		return TM_DTYPE_NONE;
	return a == TM_I8 ? TM_I16 : a;
}

/* Of two different floats. */
static tm_dtype
promote_floats(tm_dtype a, tm_dtype b)
{
	if (bits(a) < 16 || bits(b) < 16)
		return TM_DTYPE_NONE; /* PyTorch refuses the 8 bit ones */
	if (bits(a) == bits(b))
		return TM_F32; /* float16 and bfloat16 */
	return bits(a) > bits(b) ? a : b;
}

static tm_dtype
promote_complex(tm_dtype a, tm_dtype b)
{
	a = tm_dtype_complex_of(tm_dtype_is_int(a) ? TM_F16 : a);
	b = tm_dtype_complex_of(tm_dtype_is_int(b) ? TM_F16 : b);
	return bits(a) > bits(b) ? a : b;
}

tm_dtype
tm_promote(tm_dtype a, tm_dtype b)
{
	if (a == b || !a || !b)
		return a == b ? a : TM_DTYPE_NONE;
	if (a == TM_BOOL || b == TM_BOOL) {
		const tm_dtype other = a == TM_BOOL ? b : a;

		return bits(other) < 8 ? TM_DTYPE_NONE : other;
	}
	if (tm_dtype_is_complex(a) || tm_dtype_is_complex(b))
		return promote_complex(a, b);
	if (tm_dtype_is_float(a) && tm_dtype_is_float(b))
		return promote_floats(a, b);
	if (tm_dtype_is_float(a))
		return a;
	return tm_dtype_is_float(b) ? b : promote_ints(a, b);
}

/*
 * The operands of one promotion.  Tensors with dimensions count before
 * tensors of rank 0, those before Python's numbers: a lower one only changes
 * the kind (int to float), never the width.
 */
struct promotion {
	tm_dtype dim, zero, scalar; /* TM_DTYPE_NONE: no such operand */
	tm_dtype tensors;           /* the type of all tensors seen */
	bool unknown;               /* no result can be told */
	bool mixed;                 /* tensors of different types */
	bool unranked;              /* a tensor that may have rank 0 */
	bool skip_condition;
};

static void
add_operand(struct promotion *p, tm_dtype *slot, tm_dtype dtype)
{
	*slot = *slot ? tm_promote(*slot, dtype) : dtype;
	if (!*slot)
		p->unknown = true;
}

static void
add_tensor_type(struct promotion *p, const tm_tensor_type *t)
{
	if (p->tensors && p->tensors != t->dtype)
		p->mixed = true;
	p->tensors = t->dtype;
	if (!t->has_sizes)
		p->unranked = true;
	add_operand(p, t->has_sizes && t->rank == 0 ? &p->zero : &p->dim,
	            t->dtype);
}

static tm_dtype
combine(tm_dtype higher, tm_dtype lower)
{
	if (!higher || !lower)
		return higher ? higher : lower;
	if (tm_dtype_is_complex(higher))
		return higher;
	if (tm_dtype_is_float(higher))
		return tm_dtype_is_complex(lower) ? tm_dtype_complex_of(higher)
		                                  : higher;
	if (higher == TM_BOOL || !tm_dtype_is_int(lower))
		return lower == TM_BOOL ? higher : tm_promote(higher, lower);
	return higher;
}

static tm_dtype
promotion_result(const struct promotion *p)
{
	/* Rank 0 or not only matters between different types. */
	if (p->unknown || (p->unranked && p->mixed))
		return TM_DTYPE_NONE;
	return combine(p->dim, combine(p->zero, p->scalar));
}

/* The type that a Python number has as an operand. */
static tm_dtype
dtype_of_number(MlirValue v)
{
	double f;
	int64_t i;

	switch (tm_type_kind_of(mlirValueGetType(v))) {
	case TM_TYPE_INT: return TM_I64;
	case TM_TYPE_FLOAT: return TM_F32;
	case TM_TYPE_BOOL: return TM_BOOL;
	default: break;
	}
	if (tm_value_int(v, &i))
		return TM_I64;
	return tm_value_float(v, &f) ? TM_F32 : TM_DTYPE_NONE;
}

/* A number that stands where a tensor is expected is still a number. */
static bool
is_wrapped_number(MlirValue v)
{
	const MlirOperation def = tm_value_def(v);

	return !mlirOperationIsNull(def) &&
	       tm_op_id_of(def) == TM_OP_prim_NumToTensor_Scalar;
}

static bool
add_tensor(tm_infer *in, MlirValue v, const tm_schema_arg *arg, void *user)
{
	struct promotion *p = user;
	tm_tensor_type t;

	(void)in;
	if (p->skip_condition && tm_str_eq(arg->name, TM_STR("condition")))
		return true;
	if (!tm_value_tensor(v, &t))
		p->unknown = true;
	else if (is_wrapped_number(v))
		add_operand(p, &p->scalar,
		            dtype_of_number(mlirOperationGetOperand(
		                    tm_value_def(v), 0)));
	else
		add_tensor_type(p, &t);
	return true;
}

/* Other Scalars (alpha, weight, …) scale, but take no part in promotion. */
static bool
is_promoting_scalar(const tm_schema_arg *arg)
{
	static const char *const names[] = { "self", "other", "exponent", "min",
		                             "max" };

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (arg->kind == TM_ARG_SCALAR && !arg->list &&
		    tm_str_eq(arg->name, tm_str_from(names[i])))
			return true;
	return false;
}

static void
add_scalars(tm_infer *in, struct promotion *p)
{
	const tm_schema *schema = in->call.def->schema;
	const intptr_t n = mlirOperationGetNumOperands(in->call.op);

	for (intptr_t i = 0; i < n && i < schema->num_args; i++) {
		const MlirValue v = mlirOperationGetOperand(in->call.op, i);

		if (is_promoting_scalar(&schema->args[i]) &&
		    !tm_value_is_none(v))
			add_operand(p, &p->scalar, dtype_of_number(v));
	}
}

static tm_dtype
promote(tm_infer *in, bool skip_condition)
{
	struct promotion p = { .skip_condition = skip_condition };

	if (!tm_infer_each_tensor(in, add_tensor, &p))
		return TM_DTYPE_NONE;
	add_scalars(in, &p);
	return promotion_result(&p);
}

/* ---- rules ---- */

tm_dtype
dtype_same(tm_infer *in)
{
	tm_tensor_type t;

	return tm_infer_first(in, &t) ? t.dtype : TM_DTYPE_NONE;
}

static tm_dtype
dtype_of(tm_infer *in, const char *name)
{
	tm_tensor_type t;

	return tm_call_tensor(&in->call, name, &t) ? t.dtype : TM_DTYPE_NONE;
}

static tm_dtype
float_of(tm_dtype d)
{
	return d == TM_BOOL || tm_dtype_is_int(d) ? TM_F32 : d;
}

tm_dtype
dtype_promote(tm_infer *in)
{
	return promote(in, false);
}

tm_dtype
dtype_promote_float(tm_infer *in)
{
	return float_of(promote(in, false));
}

tm_dtype
dtype_where(tm_infer *in)
{
	return promote(in, true);
}

tm_dtype
dtype_float(tm_infer *in)
{
	return float_of(dtype_same(in));
}

tm_dtype
dtype_real(tm_infer *in)
{
	return tm_dtype_real_of(dtype_same(in));
}

tm_dtype
dtype_real_float(tm_infer *in)
{
	return float_of(dtype_real(in));
}

tm_dtype
dtype_complex(tm_infer *in)
{
	const tm_dtype d = dtype_same(in);

	return d ? tm_dtype_complex_of(float_of(d)) : TM_DTYPE_NONE;
}

tm_dtype
dtype_bool(tm_infer *in)
{
	(void)in;
	return TM_BOOL;
}

tm_dtype
dtype_logic(tm_infer *in)
{
	const tm_dtype self = dtype_same(in);

	return self == TM_U8 || self == TM_DTYPE_NONE ? self : TM_BOOL;
}

tm_dtype
dtype_square(tm_infer *in)
{
	const tm_dtype self = dtype_same(in);

	return self == TM_BOOL ? TM_I64 : self;
}

tm_dtype
dtype_i64(tm_infer *in)
{
	(void)in;
	return TM_I64;
}

tm_dtype
dtype_i32(tm_infer *in)
{
	(void)in;
	return TM_I32;
}

tm_dtype
dtype_u8(tm_infer *in)
{
	(void)in;
	return TM_U8;
}

tm_dtype
dtype_f32(tm_infer *in)
{
	(void)in;
	return TM_F32;
}

tm_dtype
dtype_other(tm_infer *in)
{
	return dtype_of(in, "other");
}

tm_dtype
dtype_weight(tm_infer *in)
{
	return dtype_of(in, "weight");
}

/* The operand "dtype"; *GIVEN tells whether there is one. */
static tm_dtype
dtype_operand(tm_infer *in, bool *given)
{
	int64_t v;

	*given = tm_call_has(&in->call, "dtype");
	if (!*given || !tm_call_int(&in->call, "dtype", &v) || v < 0 ||
	    v > 1000)
		return TM_DTYPE_NONE;
	return tm_dtype_from_torch((int)v);
}

tm_dtype
dtype_view(tm_infer *in)
{
	bool given;

	return dtype_operand(in, &given);
}

tm_dtype
dtype_quantize(tm_infer *in)
{
	return dtype_view(in);
}

tm_dtype
dtype_arg(tm_infer *in)
{
	tm_tensor_type t;
	bool given;
	const tm_dtype d = dtype_operand(in, &given);

	if (given)
		return d;
	return tm_infer_first(in, &t) ? t.dtype : TM_F32;
}

tm_dtype
dtype_sum(tm_infer *in)
{
	bool given;
	const tm_dtype d = dtype_operand(in, &given);
	tm_dtype self;

	if (given)
		return d;
	self = dtype_same(in);
	return self == TM_BOOL || tm_dtype_is_int(self) ? TM_I64 : self;
}

tm_dtype
dtype_norm(tm_infer *in)
{
	bool given;
	const tm_dtype d = dtype_operand(in, &given);

	return tm_dtype_real_of(given ? d : dtype_same(in));
}

tm_dtype
dtype_indices(tm_infer *in)
{
	in->dtypes[1] = TM_I64;
	return dtype_same(in);
}

tm_dtype
dtype_div_mode(tm_infer *in)
{
	const tm_dtype d = promote(in, false);

	return tm_call_has(&in->call, "rounding_mode") ? d : float_of(d);
}

tm_dtype
dtype_pow(tm_infer *in)
{
	return promote(in, false);
}

tm_dtype
dtype_stats(tm_infer *in)
{
	const tm_dtype d = dtype_same(in);
	const tm_dtype weight = dtype_of(in, "weight");

	/* Reduced precision with parameters that are wider. */
	for (int i = 1; i < in->num_results; i++)
		in->dtypes[i] = weight ? weight : d;
	return d;
}

tm_dtype
dtype_stats_reserve(tm_infer *in)
{
	const tm_dtype d = dtype_stats(in);

	in->dtypes[3] = TM_U8;
	return d;
}

tm_dtype
dtype_fill(tm_infer *in)
{
	bool given;
	const tm_dtype d = dtype_operand(in, &given);
	const MlirValue v =
	        tm_call_arg(&in->call, tm_infer_name(in, "fill_value", "t"));

	if (given || mlirValueIsNull(v))
		return d;
	return dtype_of_number(v);
}

tm_dtype
dtype_arange(tm_infer *in)
{
	static const char *const names[] = { "start", "end", "step" };
	bool given;
	const tm_dtype d = dtype_operand(in, &given);
	tm_dtype result = TM_I64;

	if (given)
		return d;
	for (int i = 0; i < 3; i++) {
		const MlirValue v = tm_call_arg(&in->call, names[i]);
		const tm_dtype k = mlirValueIsNull(v) ? TM_I64
		                                      : dtype_of_number(v);

		if (!k)
			return TM_DTYPE_NONE;
		if (k == TM_F32)
			result = TM_F32;
	}
	return result;
}

tm_dtype
dtype_index_dtype(tm_infer *in)
{
	return tm_infer_bool(in, "out_int32", false) ? TM_I32 : TM_I64;
}

/* What the type of a 0-d tensor made of V is: Python's own precision. */
static tm_dtype
dtype_of_scalar(MlirValue v)
{
	const tm_dtype d = dtype_of_number(v);

	return d == TM_F32 ? TM_F64 : d;
}

tm_dtype
dtype_scalar(tm_infer *in)
{
	if (mlirOperationGetNumOperands(in->call.op) < 1)
		return TM_DTYPE_NONE;
	return dtype_of_scalar(mlirOperationGetOperand(in->call.op, 0));
}

tm_dtype
dtype_tensor_data(tm_infer *in)
{
	enum { DEPTH = 8 };
	bool given;
	const tm_dtype d = dtype_operand(in, &given);
	MlirValue v = mlirOperationGetOperand(in->call.op, 0);

	for (int i = 0; !given && i < DEPTH; i++) {
		MlirValue first;

		if (tm_value_list(v, &first, 1) < 1)
			return dtype_of_number(v);
		v = first;
	}
	return d;
}
