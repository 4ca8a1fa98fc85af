/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

#include <mlir-c/Diagnostics.h>

#include <stdarg.h>
#include <stdio.h>

enum { MAX_LIST = 512 };

bool
tm_infer_error(tm_infer *in, const char *format, ...)
{
	char text[480];
	const tm_str name = in->call.def->name;
	const int n = snprintf(text, sizeof text, "%.*s: ", TM_STR_ARG(name));
	va_list ap;

	va_start(ap, format);
	if (n >= 0 && (size_t)n < sizeof text)
		vsnprintf(text + n, sizeof text - (size_t)n, format, ap);
	va_end(ap);
	mlirEmitError(mlirOperationGetLocation(in->call.op), text);
	return false;
}

bool
tm_infer_sized(tm_infer *in, const char *name, tm_tensor_type *out)
{
	return tm_call_tensor(&in->call, name, out) && out->has_sizes;
}

bool
tm_infer_each_tensor(tm_infer *in, tm_infer_tensor_fn fn, void *user)
{
	const tm_schema *schema = in->call.def->schema;
	const intptr_t n = mlirOperationGetNumOperands(in->call.op);
	MlirValue list[MAX_LIST];

	for (intptr_t i = 0; i < n && i < schema->num_args; i++) {
		const tm_schema_arg *arg = &schema->args[i];
		MlirValue v = mlirOperationGetOperand(in->call.op, i);
		intptr_t len = 1;

		if (arg->kind != TM_ARG_TENSOR || tm_value_is_none(v))
			continue;
		list[0] = v;
		if (arg->list)
			len = tm_value_list(v, list, MAX_LIST);
		if (len > MAX_LIST || len < 0)
			return false;
		for (intptr_t k = 0; k < len; k++)
			if (!tm_value_is_none(list[k]) &&
			    !fn(in, list[k], arg, user))
				return false;
	}
	return true;
}

struct first {
	tm_tensor_type *out;
	bool found;
};

static bool
take_first(tm_infer *in, MlirValue v, const tm_schema_arg *arg, void *user)
{
	struct first *f = user;

	(void)in;
	(void)arg;
	f->found = tm_value_tensor(v, f->out);
	return false; /* stops the walk: there is no second first */
}

bool
tm_infer_first(tm_infer *in, tm_tensor_type *out)
{
	struct first f = { out, false };

	tm_infer_each_tensor(in, take_first, &f);
	return f.found;
}

bool
tm_infer_first_sized(tm_infer *in, tm_tensor_type *out)
{
	return tm_infer_first(in, out) && out->has_sizes;
}

const char *
tm_infer_name(tm_infer *in, const char *a, const char *b)
{
	const tm_schema *schema = in->call.def->schema;

	if (b && tm_schema_arg_index(schema, tm_str_from(a)) < 0)
		return b;
	return a;
}

int64_t
tm_infer_int(tm_infer *in, const char *name, int64_t dflt)
{
	int64_t v;

	if (!tm_call_has(&in->call, name))
		return dflt;
	return tm_call_int(&in->call, name, &v) ? v : TM_UNKNOWN;
}

bool
tm_infer_bool(tm_infer *in, const char *name, bool dflt)
{
	bool v;

	return tm_call_bool(&in->call, name, &v) ? v : dflt;
}

int
tm_infer_ints(tm_infer *in, const char *name, int64_t *out)
{
	const MlirValue v = tm_call_arg(&in->call, name);
	MlirValue list[MAX_LIST];
	intptr_t n;

	if (mlirValueIsNull(v))
		return -1;
	if (tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_INT) {
		if (!tm_value_int(v, &out[0]))
			out[0] = TM_UNKNOWN;
		return 1;
	}
	n = tm_value_list(v, list, MAX_LIST);
	if (n < 0 || n > 2 * TM_MAX_RANK)
		return -1;
	for (intptr_t i = 0; i < n; i++)
		if (!tm_value_int(list[i], &out[i]))
			out[i] = TM_UNKNOWN;
	return (int)n;
}

bool
tm_infer_spatial(tm_infer *in, const char *name, int n, int64_t *out,
                 const int64_t *dflt, int64_t d)
{
	int64_t v[2 * TM_MAX_RANK];
	const int len = tm_infer_ints(in, name, v);

	for (int i = 0; i < n; i++) {
		if (len < 0 && tm_call_has(&in->call, name))
			out[i] = TM_UNKNOWN;
		else if (len <= 0)
			out[i] = dflt ? dflt[i] : d;
		else if (len == 1)
			out[i] = v[0];
		else if (i < len)
			out[i] = v[i];
	}
	if (len > 1 && len != n)
		return tm_infer_error(in, "%s has %d elements instead of %d",
		                      name, len, n);
	return true;
}

bool
tm_infer_dim(tm_infer *in, const char *name, int rank, int *out)
{
	const int64_t dim = tm_infer_int(in, name, TM_UNKNOWN);

	*out = -1;
	if (dim == TM_UNKNOWN || tm_dim_normal(dim, rank, out))
		return true;
	return tm_infer_error(in, "dimension %lld is out of range of rank %d",
	                      (long long)dim, rank);
}

void
tm_infer_set(tm_infer *in, int i, int rank, const int64_t *sizes)
{
	tm_tensor_type *r = &in->result[i];

	if (rank < 0 || rank > TM_MAX_RANK)
		return;
	r->has_sizes = true;
	r->rank = rank;
	if (rank > 0)
		memcpy(r->sizes, sizes, (size_t)rank * sizeof *sizes);
}

void
tm_infer_set_like(tm_infer *in, int i, const tm_tensor_type *t)
{
	if (t->has_sizes)
		tm_infer_set(in, i, t->rank, t->sizes);
}

void
tm_infer_set_rank(tm_infer *in, int i, int rank)
{
	int64_t sizes[TM_MAX_RANK];

	for (int d = 0; d < TM_MAX_RANK; d++)
		sizes[d] = TM_DYN;
	tm_infer_set(in, i, rank, sizes);
}

void
tm_infer_set_all(tm_infer *in, int rank, const int64_t *sizes)
{
	for (int i = 0; i < in->num_results; i++)
		tm_infer_set(in, i, rank, sizes);
}

int64_t
tm_size_mul(int64_t a, int64_t b)
{
	int64_t r;

	if (a == 0 || b == 0)
		return 0;
	if (a < 0 || b < 0 || __builtin_mul_overflow(a, b, &r))
		return TM_DYN;
	return r;
}

int64_t
tm_size_add(int64_t a, int64_t b)
{
	int64_t r;

	if (a < 0 || b < 0 || __builtin_add_overflow(a, b, &r))
		return TM_DYN;
	return r;
}

int64_t
tm_size_product(const int64_t *sizes, int from, int to)
{
	int64_t r = 1;

	for (int i = from; i < to; i++)
		r = tm_size_mul(r, sizes[i]);
	return r;
}

int64_t
tm_size_of(int64_t operand)
{
	return operand < 0 ? TM_DYN : operand;
}
