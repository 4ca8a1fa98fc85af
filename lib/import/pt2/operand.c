/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

#include <locale.h>
#include <stdlib.h>

/* -- Values -------------------------------------------------------------- */

tm_status
tm_pt2_value_of(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *arg,
                MlirValue *out)
{
	const size_t i = arg->value;
	const size_t weight = s->weight_of ? s->weight_of[i] : 0;

	if (!mlirValueIsNull(s->values[i])) {
		*out = s->values[i];
		return TM_OK;
	}
	if (weight) {
		TM_TRY(tm_pt2_literal(imp, &s->b,
		                      imp->program->inputs[weight - 1].weight,
		                      out));
		s->values[i] = *out;
		return TM_OK;
	}
	return tm_pt2_fail(imp, TM_EUNSUP,
	                   "'%.*s' is a custom object or a token, which "
	                   "cannot be imported",
	                   TM_STR_ARG(s->graph->values[i].name));
}

static bool
is_value(tm_pt2_kind kind)
{
	return kind == TM_PT2_TENSOR || kind == TM_PT2_SYM_INT ||
	       kind == TM_PT2_SYM_FLOAT || kind == TM_PT2_SYM_BOOL ||
	       kind == TM_PT2_CUSTOM_OBJ;
}

static bool
is_number(tm_pt2_kind kind)
{
	return kind == TM_PT2_BOOL || kind == TM_PT2_INT ||
	       kind == TM_PT2_FLOAT || kind == TM_PT2_COMPLEX;
}

/* A list without a schema: its elements decide what it holds. */
static tm_status
plain_list(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *arg,
           MlirValue *out)
{
	MlirType element = tm_pt2_any_tensor(imp);
	tm_pt2_values l = { 0 };
	bool some_none = false;

	for (size_t i = 0; i < arg->list.count; i++) {
		const tm_pt2_arg *item = &arg->list.items[i];
		MlirValue v;

		TM_TRY(tm_pt2_plain_operand(imp, s, item, &v));
		TM_TRY(tm_pt2_push(imp, &l, v));
		some_none |= item->kind == TM_PT2_NONE;
		if (item->kind != TM_PT2_TENSOR && item->kind != TM_PT2_NONE)
			element = mlirValueGetType(v);
	}
	if (!l.n && arg->element != TM_PT2_TENSOR &&
	    arg->element != TM_PT2_LIST)
		TM_TRY(tm_pt2_arg_type(imp, s->graph,
		                       &(tm_pt2_arg){
		                               .kind = arg->element ==
		                                                       TM_PT2_SYM_INT
		                                               ? TM_PT2_INT
		                                               : arg->element },
		                       &element));
	if (some_none)
		element = tm_type_container_get(imp->ctx, TM_TYPE_OPTIONAL, 1,
		                                &element);
	*out = tm_torch_list(&s->b, element, tm_pt2_span(&l));
	return TM_OK;
}

/* A complex number is a 0-d tensor first: the dialect has no type for it. */
static tm_status
complex_number(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *arg,
               MlirValue *out)
{
	TM_TRY(tm_pt2_scalar_tensor(imp, &s->b, TM_C128, arg, out));
	*out = tm_build(&s->b, "torch.aten.ScalarImplicit", TM_VALUES(*out),
	                tm_type_get(imp->ctx, TM_TYPE_NUMBER), TM_NO_ATTRS);
	return TM_OK;
}

tm_status
tm_pt2_plain_operand(tm_pt2_importer *imp, tm_pt2_scope *s,
                     const tm_pt2_arg *arg, MlirValue *out)
{
	switch (arg->kind) {
	case TM_PT2_NONE:
		*out = tm_torch_none(&s->b);
		return TM_OK;
	case TM_PT2_BOOL:
		*out = tm_torch_bool(&s->b, arg->b);
		return TM_OK;
	case TM_PT2_INT:
	case TM_PT2_DTYPE:
	case TM_PT2_LAYOUT:
	case TM_PT2_MEMORY_FORMAT:
		*out = tm_torch_int(&s->b, arg->i);
		return TM_OK;
	case TM_PT2_FLOAT:
		*out = tm_torch_float(&s->b, arg->f);
		return TM_OK;
	case TM_PT2_COMPLEX:
		return complex_number(imp, s, arg, out);
	case TM_PT2_STRING:
	case TM_PT2_OPERATOR:
		*out = tm_torch_str(&s->b, arg->s);
		return TM_OK;
	case TM_PT2_DEVICE:
		*out = tm_torch_device(&s->b, arg->s);
		return TM_OK;
	case TM_PT2_LIST:
		return plain_list(imp, s, arg, out);
	case TM_PT2_GRAPH:
	case TM_PT2_DICT:
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "a graph or a dictionary as an argument "
		                   "cannot be imported");
	default:
		return tm_pt2_value_of(imp, s, arg, out);
	}
}

tm_status
tm_pt2_flatten(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *arg,
               tm_pt2_values *list)
{
	MlirValue v;

	if (arg->kind == TM_PT2_LIST) {
		for (size_t i = 0; i < arg->list.count; i++)
			TM_TRY(tm_pt2_flatten(imp, s, &arg->list.items[i],
			                      list));
		return TM_OK;
	}
	TM_TRY(tm_pt2_plain_operand(imp, s, arg, &v));
	return tm_pt2_push(imp, list, v);
}

/* -- By a schema --------------------------------------------------------- */

/* What each kind of parameter is in the dialect; tensors and what is not
 * listed are asked for in other ways. */
static const tm_type_kind param_types[] = {
	[TM_ARG_INT] = TM_TYPE_INT,
	[TM_ARG_FLOAT] = TM_TYPE_FLOAT,
	[TM_ARG_BOOL] = TM_TYPE_BOOL,
	[TM_ARG_SCALAR] = TM_TYPE_NUMBER,
	[TM_ARG_STR] = TM_TYPE_STR,
	[TM_ARG_DTYPE] = TM_TYPE_INT,
	[TM_ARG_LAYOUT] = TM_TYPE_INT,
	[TM_ARG_MEMORY_FORMAT] = TM_TYPE_INT,
	[TM_ARG_DEVICE] = TM_TYPE_DEVICE,
	[TM_ARG_GENERATOR] = TM_TYPE_GENERATOR,
	[TM_ARG_COMPLEX] = TM_TYPE_NUMBER,
	[TM_ARG_ANY] = TM_TYPE_ANY,
};

static MlirType
param_type(tm_pt2_importer *imp, const tm_schema_arg *p)
{
	return p->kind == TM_ARG_TENSOR
	               ? tm_pt2_any_tensor(imp)
	               : tm_type_get(imp->ctx, param_types[p->kind]);
}

/* The element type of NODE's first tensor, which a Python number that meets
 * it takes over where it can. */
static tm_dtype
first_dtype(const tm_pt2_scope *s, const tm_pt2_node *node)
{
	for (size_t i = 0; i < node->num_inputs; i++) {
		const tm_pt2_arg *a = &node->inputs[i].arg;

		if (a->kind == TM_PT2_TENSOR &&
		    s->graph->values[a->value].dtype != TM_BOOL)
			return s->graph->values[a->value].dtype;
	}
	return TM_DTYPE_NONE;
}

/* PyTorch's rule for wrapped numbers: the tensor's type, unless the number
 * is of a higher class; then that class's default type. */
static tm_dtype
wrapped_dtype(tm_dtype tensor, tm_pt2_kind number)
{
	const tm_dtype_class cls = tm_dtype_get(tensor)->cls;

	if (number == TM_PT2_BOOL)
		return TM_BOOL;
	if (number == TM_PT2_COMPLEX) {
		if (cls == TM_CLASS_COMPLEX)
			return tensor;
		return tensor == TM_F64 ? TM_C128 : TM_C64;
	}
	if (cls == TM_CLASS_COMPLEX || cls == TM_CLASS_FLOAT)
		return tensor;
	if (number == TM_PT2_FLOAT)
		return TM_F32;
	return tensor == TM_DTYPE_NONE || cls == TM_CLASS_BOOL ? TM_I64
	                                                       : tensor;
}

/* A number where a tensor is wanted. */
static tm_status
tensor_operand(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
               const tm_pt2_arg *arg, MlirValue *out)
{
	tm_tensor_type t = { .has_sizes = true };
	tm_dtype dtype = TM_DTYPE_NONE;

	if (arg->kind == TM_PT2_TENSOR)
		return tm_pt2_value_of(imp, s, arg, out);
	if (node)
		dtype = first_dtype(s, node);
	if (is_number(arg->kind))
		return tm_pt2_scalar_tensor(imp, &s->b,
		                            wrapped_dtype(dtype, arg->kind),
		                            arg, out);
	if (!is_value(arg->kind) || arg->kind == TM_PT2_CUSTOM_OBJ)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "an argument is no tensor, though one is "
		                   "expected");
	TM_TRY(tm_pt2_value_of(imp, s, arg, out));
	if (arg->kind == TM_PT2_SYM_BOOL)
		TM_TRY(tm_pt2_convert(imp, &s->b,
		                      tm_type_get(imp->ctx, TM_TYPE_INT),
		                      out));
	t.dtype = arg->kind == TM_PT2_SYM_FLOAT ? TM_F64 : TM_I64;
	*out = tm_build(&s->b, "torch.prim.NumToTensor.Scalar",
	                TM_VALUES(*out),
	                tm_type_tensor_get(imp->ctx, imp->tensor, &t),
	                TM_NO_ATTRS);
	return TM_OK;
}

/* A number for a parameter of numbers, converted before it is built. */
static tm_pt2_arg
adapt_number(tm_arg_kind kind, tm_pt2_arg a)
{
	if (kind == TM_ARG_FLOAT && a.kind == TM_PT2_INT)
		return (tm_pt2_arg){ .kind = TM_PT2_FLOAT, .f = (double)a.i };
	if (kind == TM_ARG_FLOAT && a.kind == TM_PT2_BOOL)
		return (tm_pt2_arg){ .kind = TM_PT2_FLOAT, .f = a.b };
	if ((kind == TM_ARG_INT || kind == TM_ARG_SCALAR) &&
	    a.kind == TM_PT2_BOOL)
		return (tm_pt2_arg){ .kind = TM_PT2_INT, .i = a.b };
	if (kind == TM_ARG_BOOL && a.kind == TM_PT2_INT)
		return (tm_pt2_arg){ .kind = TM_PT2_BOOL, .b = a.i != 0 };
	if (kind == TM_ARG_DEVICE && a.kind == TM_PT2_STRING)
		a.kind = TM_PT2_DEVICE;
	return a;
}

static tm_status
single_operand(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
               const tm_schema_arg *p, const tm_pt2_arg *arg, MlirValue *out)
{
	const tm_pt2_arg a = adapt_number(p->kind, *arg);

	if (a.kind == TM_PT2_NONE) {
		*out = tm_torch_none(&s->b);
		return TM_OK;
	}
	if (p->kind == TM_ARG_TENSOR)
		return tensor_operand(imp, s, node, &a, out);
	TM_TRY(tm_pt2_plain_operand(imp, s, &a, out));
	if (p->kind == TM_ARG_ANY || a.kind == TM_PT2_COMPLEX)
		return TM_OK;
	return tm_pt2_convert(imp, &s->b, param_type(imp, p), out);
}

static tm_status
list_operand(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
             const tm_schema_arg *p, const tm_pt2_arg *arg, MlirValue *out)
{
	/* A lone number stands for as many as the schema asks for. */
	const bool lone = arg->kind != TM_PT2_LIST;
	const size_t n = !lone          ? arg->list.count
	                 : p->list_size ? (size_t)p->list_size
	                                : 1;
	MlirType element = param_type(imp, p);
	tm_pt2_values l = { 0 };
	bool some_none = p->element_optional && p->kind != TM_ARG_TENSOR;

	for (size_t i = 0; i < n; i++) {
		const tm_pt2_arg *item = lone ? arg : &arg->list.items[i];
		MlirValue v;

		TM_TRY(single_operand(imp, s, node, p, item, &v));
		TM_TRY(tm_pt2_push(imp, &l, v));
		some_none |= item->kind == TM_PT2_NONE;
	}
	if (some_none)
		element = tm_type_container_get(imp->ctx, TM_TYPE_OPTIONAL, 1,
		                                &element);
	*out = tm_torch_list(&s->b, element, tm_pt2_span(&l));
	return TM_OK;
}

tm_status
tm_pt2_operand(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
               const tm_schema_arg *param, const tm_pt2_arg *arg,
               MlirValue *out)
{
	if (arg->kind == TM_PT2_NONE && !param->optional &&
	    param->kind != TM_ARG_ANY && param->kind != TM_ARG_TENSOR)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "argument '%.*s' must not be None",
		                   TM_STR_ARG(param->name));
	if (param->list && arg->kind != TM_PT2_NONE)
		return list_operand(imp, s, node, param, arg, out);
	return single_operand(imp, s, node, param, arg, out);
}

/* -- Defaults ------------------------------------------------------------ */

/* In the C locale, whatever the program's is. */
static bool
parse_float(const char *text, double *out)
{
	locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);
	char *end = NULL;

	if (!c)
		return false;
	*out = strtod_l(text, &end, c);
	freelocale(c);
	return !*end;
}

/* "1", "1.5", "True", "None", "\"mean\"" */
static bool
parse_scalar(tm_str s, tm_pt2_arg *out)
{
	char text[64] = { 0 }, *end;

	while (s.len && *s.ptr == ' ')
		s = (tm_str){ s.ptr + 1, s.len - 1 };
	while (s.len && s.ptr[s.len - 1] == ' ')
		s.len--;
	if (s.len > 1 && (*s.ptr == '"' || *s.ptr == '\'')) {
		*out = (tm_pt2_arg){ .kind = TM_PT2_STRING,
			             .s = { s.ptr + 1, s.len - 2 } };
		return true;
	}
	*out = (tm_pt2_arg){ .kind = TM_PT2_NONE };
	if (tm_str_eq(s, TM_STR("None")))
		return true;
	*out = (tm_pt2_arg){ .kind = TM_PT2_BOOL,
		             .b = tm_str_eq(s, TM_STR("True")) };
	if (out->b || tm_str_eq(s, TM_STR("False")))
		return true;
	if (!s.len || s.len >= sizeof text)
		return false;
	memcpy(text, s.ptr, s.len);
	*out = (tm_pt2_arg){ .kind = TM_PT2_INT, .i = strtoll(text, &end, 10) };
	if (!*end)
		return true;
	*out = (tm_pt2_arg){ .kind = TM_PT2_FLOAT };
	return parse_float(text, &out->f);
}

/* "[0, 1]" without its brackets */
static tm_status
parse_list(tm_pt2_importer *imp, tm_str s, tm_pt2_arg *out)
{
	*out = (tm_pt2_arg){ .kind = TM_PT2_LIST };
	out->list.items = TM_PT2_ALLOC(imp, tm_pt2_arg, s.len + 1);
	if (!out->list.items)
		return imp->err->status;
	while (s.len) {
		const char *comma = memchr(s.ptr, ',', s.len);
		const size_t n = comma ? (size_t)(comma - s.ptr) : s.len;

		if (!parse_scalar((tm_str){ s.ptr, n },
		                  &out->list.items[out->list.count++]))
			return tm_pt2_fail(imp, TM_EUNSUP,
			                   "a default is not understood");
		s = comma ? (tm_str){ s.ptr + n + 1, s.len - n - 1 }
		          : (tm_str){ s.ptr + n, 0 };
	}
	return TM_OK;
}

tm_status
tm_pt2_default(tm_pt2_importer *imp, const tm_schema_arg *param,
               tm_pt2_arg *out)
{
	const tm_str s = param->dflt;

	if (!param->has_default)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "argument '%.*s' is missing",
		                   TM_STR_ARG(param->name));
	if (s.len > 1 && *s.ptr == '[')
		return parse_list(imp, (tm_str){ s.ptr + 1, s.len - 2 }, out);
	return parse_scalar(s, out)
	               ? TM_OK
	               : tm_pt2_fail(imp, TM_EUNSUP,
	                             "the default of '%.*s' is not understood",
	                             TM_STR_ARG(param->name));
}
