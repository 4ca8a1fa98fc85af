/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Turns torch.operator "onnx.X" into torch ops by the ONNX table, in one
 * forward walk: a node's inputs are converted, and their types known, before
 * the node is reached.  What has no row, or a row that does not cover the
 * case, stays; all of it is reported at once.
 */
#include "pass/onnx/convert.h"
#include "pass/passes.h"
#include "pass/util.h"

#include <inttypes.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>

enum { MAX_DEPTH = 32 };

static const MlirValue null_value = { NULL };

static MlirAttribute
attribute(MlirOperation op, const char *name)
{
	return mlirOperationGetAttributeByName(
	        op, mlirStringRefCreateFromCString(name));
}

static bool
int_attribute(MlirAttribute a, int64_t *out)
{
	if (mlirAttributeIsNull(a) || !mlirAttributeIsAInteger(a))
		return false;
	*out = mlirTypeIsAInteger(mlirAttributeGetType(a)) &&
	                       mlirIntegerTypeIsSigned(mlirAttributeGetType(a))
	               ? mlirIntegerAttrGetValueSInt(a)
	               : mlirIntegerAttrGetValueInt(a);
	return true;
}

static tm_str
string_attribute(MlirAttribute a)
{
	if (mlirAttributeIsNull(a) || !mlirAttributeIsAString(a))
		return TM_STR("");
	return tm_str_of(mlirStringAttrGetValue(a));
}

/* ---- binding the row's names ---- */

static MlirValue
bind_scalar(tm_onnx_conv *c, MlirValue v, tm_onnx_kind kind)
{
	double f;
	size_t n;

	if (kind == TM_ONNX_KIND_FLOAT &&
	    tm_onnx_literal_floats(v, &f, 1, &n) && n == 1)
		return tm_onnx_float(c, f);
	if (kind == TM_ONNX_KIND_FLOAT)
		return tm_onnx_op(c, "Float.Tensor", v);
	return tm_onnx_op(c, "Bool.Tensor", v);
}

/* The input V as what the row says that it holds. */
static tm_status
bind_input(tm_onnx_conv *c, const tm_onnx_param *p, MlirValue v)
{
	tm_onnx_ints ints;

	if (mlirValueIsNull(v) || p->kind == TM_ONNX_ANY) {
		tm_onnx_bind(c, p->name, v);
		return TM_OK;
	}
	if (p->kind == TM_ONNX_KIND_FLOAT) {
		tm_onnx_bind(c, p->name, bind_scalar(c, v, p->kind));
		return TM_OK;
	}
	if (p->kind == TM_ONNX_KIND_BOOL && !tm_onnx_ints_of(c, v, &ints)) {
		tm_onnx_bind(c, p->name, bind_scalar(c, v, p->kind));
		return TM_OK;
	}
	if (p->kind == TM_ONNX_KIND_INT &&
	    tm_dtype_get(tm_onnx_dtype(v))->cls == TM_CLASS_FLOAT)
		v = tm_onnx_cast(c, v, TM_I64);
	if (!tm_onnx_ints_read(c, v, &ints))
		return tm_onnx_unsupported(
		        c, "the number of elements of '%s' is not known",
		        p->name);
	if (p->kind == TM_ONNX_KIND_INTS)
		tm_onnx_bind(c, p->name, tm_onnx_ints_list(c, &ints));
	else if (ints.n != 1)
		return tm_onnx_unsupported(c, "'%s' is no scalar", p->name);
	else if (p->kind == TM_ONNX_KIND_BOOL && ints.at[0].known)
		tm_onnx_bind(c, p->name, tm_onnx_bool(c, ints.at[0].v != 0));
	else if (p->kind == TM_ONNX_KIND_BOOL)
		tm_onnx_bind(c, p->name, bind_scalar(c, v, p->kind));
	else
		tm_onnx_bind(c, p->name, tm_onnx_dyn_value(c, ints.at[0]));
	return TM_OK;
}

static bool
all_tensors(intptr_t n, const MlirValue *v)
{
	for (intptr_t i = 0; i < n; i++)
		if (mlirValueIsNull(v[i]) ||
		    tm_type_kind_of(mlirValueGetType(v[i])) != TM_TYPE_VTENSOR)
			return false;
	return true;
}

static tm_status
bind_inputs(tm_onnx_conv *c)
{
	const intptr_t n = tm_onnx_num_inputs(c);
	MlirValue *rest = TM_NEW(c->pass->arena, MlirValue, (size_t)n);

	if (!rest)
		return TM_ENOMEM;
	for (int i = 0; i < c->sig->num_inputs; i++) {
		const tm_onnx_param *p = &c->sig->params[i];
		intptr_t k = 0;

		if (!p->variadic) {
			TM_TRY(bind_input(c, p, tm_onnx_input(c, i)));
			if (!tm_onnx_has(c, p->name) && !p->optional)
				return tm_onnx_unsupported(
				        c, "the input '%s' is missing",
				        p->name);
			continue;
		}
		for (intptr_t j = i; j < n; j++)
			rest[k++] = tm_onnx_input(c, j);
		if (all_tensors(k, rest))
			tm_onnx_bind(c, p->name, tm_onnx_list(c, k, rest));
	}
	return TM_OK;
}

static MlirValue
list_attribute(tm_onnx_conv *c, MlirAttribute a, tm_onnx_kind kind)
{
	static const tm_type_kind types[] = {
		[TM_ONNX_KIND_INTS] = TM_TYPE_INT,
		[TM_ONNX_KIND_FLOATS] = TM_TYPE_FLOAT,
		[TM_ONNX_KIND_STRS] = TM_TYPE_STR,
	};
	const intptr_t n = mlirArrayAttrGetNumElements(a);
	MlirValue *v = TM_NEW(c->pass->arena, MlirValue, (size_t)n);
	int64_t i64;

	for (intptr_t i = 0; v && i < n; i++) {
		const MlirAttribute e = mlirArrayAttrGetElement(a, i);

		if (kind == TM_ONNX_KIND_INTS && int_attribute(e, &i64))
			v[i] = tm_onnx_int(c, i64);
		else if (kind == TM_ONNX_KIND_FLOATS &&
		         mlirAttributeIsAFloat(e))
			v[i] = tm_onnx_float(c, mlirFloatAttrGetValueDouble(e));
		else if (kind == TM_ONNX_KIND_STRS)
			v[i] = tm_torch_str(&c->rw.b, string_attribute(e));
		else
			return null_value;
	}
	return v ? tm_torch_list(&c->rw.b,
	                         tm_type_get(c->pass->ctx, types[kind]),
	                         (tm_values){ n, v })
	         : null_value;
}

/* ONNX's number of an element type as PyTorch's. */
static MlirValue
dtype_value(tm_onnx_conv *c, int64_t onnx)
{
	const tm_dtype d = onnx > 0 && onnx < 1000
	                           ? tm_dtype_from_onnx((int)onnx)
	                           : TM_DTYPE_NONE;

	if (d == TM_DTYPE_NONE || tm_dtype_get(d)->torch < 0)
		return null_value;
	return tm_onnx_int(c, tm_dtype_get(d)->torch);
}

static MlirValue
attribute_value(tm_onnx_conv *c, const tm_onnx_param *p, MlirAttribute a)
{
	int64_t i;

	switch (p->kind) {
	case TM_ONNX_KIND_INT:
	case TM_ONNX_KIND_BOOL:
		return int_attribute(a, &i) ? tm_onnx_int(c, i) : null_value;
	case TM_ONNX_KIND_DTYPE:
		return int_attribute(a, &i) ? dtype_value(c, i) : null_value;
	case TM_ONNX_KIND_FLOAT:
		return mlirAttributeIsAFloat(a)
		               ? tm_onnx_float(c, mlirFloatAttrGetValueDouble(a))
		               : null_value;
	case TM_ONNX_KIND_STR:
		return tm_torch_str(&c->rw.b, string_attribute(a));
	default:
		return mlirAttributeIsAArray(a)
		               ? list_attribute(c, a, p->kind)
		               : null_value;
	}
}

static MlirValue
default_value(tm_onnx_conv *c, const tm_onnx_param *p)
{
	if (!p->has_default)
		return null_value;
	if (p->kind == TM_ONNX_KIND_STR)
		return tm_torch_str(&c->rw.b, p->dflt_str);
	if (p->kind == TM_ONNX_KIND_FLOAT)
		return tm_onnx_float(c, p->dflt_float);
	return tm_onnx_int(c, p->dflt_int);
}

static tm_status
bind_attributes(tm_onnx_conv *c)
{
	for (int i = c->sig->num_inputs; i < c->sig->num_params; i++) {
		const tm_onnx_param *p = &c->sig->params[i];
		const MlirAttribute a = tm_onnx_attribute(c, p->name);
		MlirValue v;

		if (p->kind == TM_ONNX_ANY)
			continue;
		if (mlirAttributeIsNull(a)) {
			tm_onnx_bind(c, p->name, default_value(c, p));
			continue;
		}
		v = attribute_value(c, p, a);
		if (mlirValueIsNull(v))
			return tm_onnx_unsupported(
			        c, "the attribute '%s' is of an unexpected kind",
			        p->name);
		tm_onnx_bind(c, p->name, v);
	}
	return TM_OK;
}

/* ---- one node ---- */

static int64_t
opset_of(const tm_onnx_pass *pass, MlirOperation op, tm_str domain)
{
	int64_t v = 0;

	if (int_attribute(attribute(op, "torch.onnx_meta.opset_version"), &v))
		return v;
	if (!domain.len)
		return pass->opset;
	if (!mlirAttributeIsNull(pass->opsets) &&
	    mlirAttributeIsADictionary(pass->opsets) &&
	    int_attribute(mlirDictionaryAttrGetElementByName(pass->opsets,
	                                                     tm_ref(domain)),
	                  &v))
		return v;
	return 1;
}

static const tm_onnx_sig *
sig_of(tm_onnx_pass *pass, const tm_onnx_row *row)
{
	tm_onnx_sig **slot = &pass->sigs[row - tm_onnx_rows];

	if (*slot)
		return *slot;
	*slot = TM_NEW(pass->arena, tm_onnx_sig, 1);
	if (*slot && tm_onnx_sig_parse(pass->arena, row, *slot) != TM_OK)
		*slot = NULL;
	return *slot;
}

/* Every result that somebody uses must have come out. */
static tm_status
check_results(tm_onnx_conv *c)
{
	for (intptr_t i = 0; i < tm_onnx_num_outputs(c); i++)
		if (tm_onnx_output_used(c, i) &&
		    (i >= c->num_results ||
		     mlirValueIsNull(c->results[i])))
			return tm_onnx_unsupported(
			        c, "output %" PRIdPTR " is not computed", i);
	return TM_OK;
}

static tm_status
convert(tm_onnx_conv *c)
{
	c->sig = sig_of(c->pass, c->row);
	if (!c->sig)
		return tm_onnx_unsupported(c, "the table is wrong");
	if (c->row->why_not)
		return tm_onnx_unsupported(c, "%s", c->row->why_not);
	TM_TRY(bind_attributes(c));
	TM_TRY(bind_inputs(c));
	if (!c->row->ints || !c->row->ints(c)) {
		c->num_results = 0;
		TM_TRY(c->row->convert ? c->row->convert(c)
		                       : tm_onnx_text(c, NULL));
	}
	return check_results(c);
}

static void
replace(tm_onnx_conv *c)
{
	const MlirOperation op = c->rw.call.op;

	for (intptr_t i = 0; i < tm_onnx_num_outputs(c); i++)
		if (tm_onnx_output_used(c, i))
			mlirValueReplaceAllUsesOfWith(
			        mlirOperationGetResult(op, i),
			        c->results[i]);
	mlirOperationDestroy(op);
}

static tm_status
no_row(tm_onnx_conv *c, tm_str domain)
{
	if (!domain.len)
		domain = TM_STR("ai.onnx");
	return tm_onnx_unsupported(c, "no such operator in %.*s %" PRId64,
	                           TM_STR_ARG(domain), c->opset);
}

static tm_status
convert_node(tm_onnx_pass *pass, MlirOperation op, tm_str name)
{
	const tm_str domain =
	        string_attribute(attribute(op, "torch.onnx_meta.domain"));
	tm_onnx_conv c = {
		.rw = { .call = tm_call_of(op),
		        .b = tm_builder_before(op),
		        .arena = pass->arena },
		.pass = pass,
		.opset = opset_of(pass, op, domain),
	};
	tm_status status;

	c.row = tm_onnx_row_find(name, domain, c.opset);
	status = c.row ? convert(&c) : no_row(&c, domain);
	if (status == TM_OK)
		replace(&c);
	if (status != TM_EUNSUP && status != TM_EINVAL)
		return status;
	tm_report_add(op,
	              c.rw.reason[0] ? c.rw.reason : "its inputs do not fit",
	              pass->report);
	pass->failed = true;
	return TM_OK;
}

/* The X of torch.operator "onnx.X"; empty for any other op. */
static tm_str
onnx_name(MlirOperation op)
{
	const tm_str dialect_name =
	        tm_str_of(mlirIdentifierStr(mlirOperationGetName(op)));
	tm_str name;

	if (!tm_str_eq(dialect_name, TM_STR("torch.operator")))
		return TM_STR("");
	name = string_attribute(attribute(op, "name"));
	if (!tm_str_starts(name, TM_STR("onnx.")))
		return TM_STR("");
	return (tm_str){ name.ptr + 5, name.len - 5 };
}

tm_status
tm_onnx_convert_block(tm_onnx_pass *pass, MlirBlock block)
{
	MlirOperation op = mlirBlockGetFirstOperation(block), next;

	if (pass->depth >= MAX_DEPTH)
		return TM_ELIMIT;
	pass->depth++;
	for (; !mlirOperationIsNull(op); op = next) {
		const tm_str name = onnx_name(op);

		next = mlirOperationGetNextInBlock(op);
		if (name.len)
			TM_TRY(convert_node(pass, op, name));
	}
	pass->depth--;
	return TM_OK;
}

/* ---- the function ---- */

/* What a graph declares about its output helps where nothing is known. */
static void
refine_output(MlirOperation ret, intptr_t i, MlirType declared)
{
	const MlirValue v = mlirOperationGetOperand(ret, i);
	tm_builder b = tm_builder_before(ret);
	tm_tensor_type have, want;

	if (!tm_value_tensor(v, &have) || !tm_type_tensor(declared, &want) ||
	    (have.has_sizes && have.dtype != TM_DTYPE_NONE) ||
	    (have.dtype != TM_DTYPE_NONE && have.dtype != want.dtype))
		return;
	mlirOperationSetOperand(ret, i, tm_cast(&b, v, declared));
}

static void
refine_outputs(MlirOperation func, MlirBlock block)
{
	const MlirOperation ret = mlirBlockGetTerminator(block);
	const MlirAttribute attr = tm_op_get_attr(func, "function_type");
	MlirType type;

	if (mlirOperationIsNull(ret) || mlirAttributeIsNull(attr))
		return;
	type = mlirTypeAttrGetValue(attr);
	for (intptr_t i = 0; i < mlirOperationGetNumOperands(ret); i++)
		refine_output(ret, i, mlirFunctionTypeGetResult(type, i));
	tm_function_update_type(func);
}

struct run {
	tm_report *report;
	bool failed, changed;
};

static tm_status
convert_function(tm_arena *arena, MlirOperation func, struct run *run)
{
	const MlirBlock block = tm_function_entry(func);
	tm_onnx_pass pass = {
		.ctx = mlirOperationGetContext(func),
		.arena = arena,
		.opsets = attribute(func, "torch.onnx_meta.opset_versions"),
		.sigs = TM_NEW(arena, tm_onnx_sig *, tm_onnx_num_rows),
		.report = run->report,
	};

	if (mlirBlockIsNull(block) ||
	    !int_attribute(attribute(func, "torch.onnx_meta.opset_version"),
	                   &pass.opset))
		return TM_OK; /* not from ONNX */
	if (!pass.sigs)
		return TM_ENOMEM;
	run->changed = true;
	TM_TRY(tm_onnx_convert_block(&pass, block));
	tm_erase_dead(func);
	run->failed |= pass.failed;
	if (!pass.failed)
		refine_outputs(func, block);
	return TM_OK;
}

static bool
convert_one(MlirOperation func, void *user)
{
	struct run *run = user;
	tm_arena arena;
	tm_status status;

	tm_arena_init(&arena, 0);
	status = convert_function(&arena, func, run);
	tm_arena_free(&arena);
	if (status != TM_OK) {
		mlirEmitError(mlirOperationGetLocation(func),
		              "onnx-to-torch: out of memory, or graphs nest too "
		              "deeply");
		run->failed = true;
	}
	return false;
}

bool
tm_pass_onnx_to_torch(MlirOperation op, tm_report *report, bool *changed)
{
	tm_report own = { 0 };
	struct run run = { .report = report ? report : &own };

	tm_each_function(op, convert_one, &run);
	if (!report)
		tm_report_emit(&own);
	tm_report_free(&own);
	*changed |= run.changed;
	return !run.failed;
}
