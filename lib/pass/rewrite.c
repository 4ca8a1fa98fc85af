/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/infer.h"
#include "pass/eval.h"

#include <stdarg.h>
#include <stdio.h>

static const tm_val undef = { .kind = TM_VAL_UNDEF };

tm_status
tm_rewrite_unsupported(tm_rewrite *rw, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	vsnprintf(rw->reason, sizeof rw->reason, format, ap);
	va_end(ap);
	return TM_EUNSUP;
}

/* ---- building ops ---- */

const tm_op_def *
tm_eval_find_op(tm_eval *e, tm_str name)
{
	const char *dot = memchr(name.ptr, '.', name.len);
	const tm_op_def *def;
	char *full;

	full = tm_arena_printf(e->arena, "aten::%.*s", TM_STR_ARG(name));
	def = full ? tm_registry_find_schema(tm_str_from(full)) : NULL;
	if (def || !full || !dot)
		return def;
	/* The first part is a namespace. */
	full = tm_arena_printf(e->arena, "%.*s::%.*s", (int)(dot - name.ptr),
	                       name.ptr,
	                       (int)(name.len - (size_t)(dot + 1 - name.ptr)),
	                       dot + 1);
	return full ? tm_registry_find_schema(tm_str_from(full)) : NULL;
}

static MlirType
scalar_type(MlirContext ctx, tm_arg_kind kind)
{
	static const tm_tensor_type unknown = { .has_sizes = false };

	switch (kind) {
	case TM_ARG_TENSOR:
		return tm_type_tensor_get(ctx, TM_TYPE_VTENSOR, &unknown);
	case TM_ARG_INT:
	case TM_ARG_DTYPE:
	case TM_ARG_LAYOUT:
	case TM_ARG_MEMORY_FORMAT: return tm_type_get(ctx, TM_TYPE_INT);
	case TM_ARG_FLOAT: return tm_type_get(ctx, TM_TYPE_FLOAT);
	case TM_ARG_BOOL: return tm_type_get(ctx, TM_TYPE_BOOL);
	case TM_ARG_SCALAR: return tm_type_get(ctx, TM_TYPE_NUMBER);
	case TM_ARG_STR: return tm_type_get(ctx, TM_TYPE_STR);
	case TM_ARG_DEVICE: return tm_type_get(ctx, TM_TYPE_DEVICE);
	case TM_ARG_GENERATOR: return tm_type_get(ctx, TM_TYPE_GENERATOR);
	default: return tm_type_get(ctx, TM_TYPE_ANY);
	}
}

/* The type of a result before inference. */
static MlirType
result_type(MlirContext ctx, const tm_schema_arg *arg)
{
	MlirType t = scalar_type(ctx, arg->kind);

	if (arg->list)
		t = tm_type_container_get(ctx, TM_TYPE_LIST, 1, &t);
	return t;
}

/* aten.__getitem__.t and the like are generic: "t[] -> t". */
static MlirType
generic_result_type(const tm_op_def *def, const MlirValue *operands,
                    MlirType type)
{
	MlirType list;

	if (tm_type_kind_of(type) != TM_TYPE_ANY || def->schema->num_args < 1 ||
	    !def->schema->args[0].list)
		return type;
	list = mlirValueGetType(operands[0]);
	return tm_type_kind_of(list) == TM_TYPE_LIST ? tm_type_contained(list, 0)
	                                             : type;
}

/* Builds DEF with all of its operands; null after a diagnostic. */
static MlirOperation
build(tm_rewrite *rw, const tm_op_def *def, tm_values operands)
{
	MlirType types[TM_MAX_RESULTS];
	const tm_schema *s = def->schema;
	const char *name = tm_arena_cstr(rw->arena, def->name);
	MlirOperation op;
	bool changed;

	if (!name || s->num_results > TM_MAX_RESULTS)
		return (MlirOperation){ NULL };
	for (int i = 0; i < s->num_results; i++)
		types[i] = generic_result_type(
		        def, operands.v, result_type(rw->b.ctx, &s->results[i]));
	op = tm_build_op(&rw->b, name, operands,
	                 (tm_types){ s->num_results, types }, TM_NO_ATTRS,
	                 TM_NO_REGIONS);
	return tm_infer_op(op, &changed) ? op : (MlirOperation){ NULL };
}

static tm_val
results_of(tm_eval *e, MlirOperation op)
{
	const intptr_t n = mlirOperationGetNumResults(op);
	tm_val items[TM_MAX_RESULTS];

	if (n == 1)
		return tm_val_ir(mlirOperationGetResult(op, 0));
	for (intptr_t i = 0; i < n; i++)
		items[i] = tm_val_ir(mlirOperationGetResult(op, i));
	return tm_val_list(e, (size_t)n, items);
}

tm_val
tm_eval_build(tm_eval *e, const tm_op_def *def, const tm_val *args)
{
	MlirValue operands[32];
	const tm_schema *s = def->schema;
	MlirOperation op;

	for (int i = 0; i < s->num_args && e->status == TM_OK; i++) {
		tm_val v = args[i];

		if (v.kind == TM_VAL_UNDEF)
			v = tm_eval_default(e, s->args[i].dflt);
		operands[i] = tm_val_operand(e, &v, &s->args[i]);
		if (e->status == TM_EUNSUP)
			return undef;
	}
	if (e->status != TM_OK)
		return undef;
	op = build(e->rw, def, (tm_values){ s->num_args, operands });
	if (mlirOperationIsNull(op)) {
		tm_eval_fail(e, "%.*s cannot be built", TM_STR_ARG(def->name));
		e->status = TM_EINVAL;
		return undef;
	}
	return results_of(e, op);
}

tm_val
tm_eval_op(tm_eval *e, const char *name, size_t n, const tm_val *args)
{
	const tm_op_def *def = tm_eval_find_op(e, tm_str_from(name));
	tm_val all[32];

	if (!def || !def->schema || def->schema->num_args > 32 ||
	    n > (size_t)def->schema->num_args)
		return tm_eval_fail(e, "no op %s of %zu operands", name, n);
	for (int i = 0; i < def->schema->num_args; i++) {
		all[i] = (size_t)i < n ? args[i] : undef;
		if ((size_t)i >= n && !def->schema->args[i].has_default)
			return tm_eval_fail(e, "%s: operands are missing", name);
	}
	return tm_eval_build(e, def, all);
}

/* ---- entry points ---- */

static tm_eval
eval_for(tm_rewrite *rw)
{
	return (tm_eval){
		.rw = rw,
		.def = rw->call.def,
		.arena = rw->arena,
		.reason = rw->reason,
	};
}

tm_status
tm_rewrite_text(tm_rewrite *rw, const char *text, const tm_binding *env,
                size_t num_env)
{
	tm_eval e = eval_for(rw);

	e.text = tm_str_from(text);
	e.env = env;
	e.num_env = num_env;
	rw->num_results = 0;
	tm_eval_program(&e);
	return e.status;
}

tm_status
tm_rewrite_check(const tm_op_def *def, const char *text, const tm_binding *env,
                 size_t num_env, char *reason)
{
	tm_arena arena;
	tm_eval e = {
		.def = def,
		.arena = &arena,
		.reason = reason,
		.text = tm_str_from(text),
		.env = env,
		.num_env = num_env,
		.dry = 1,
	};

	tm_arena_init(&arena, 0);
	reason[0] = 0;
	tm_eval_program(&e);
	tm_arena_free(&arena);
	return e.status;
}

MlirOperation
tm_rewrite_op(tm_rewrite *rw, const char *name, tm_values operands)
{
	tm_eval e = eval_for(rw);
	const tm_op_def *def = tm_eval_find_op(&e, tm_str_from(name));
	const MlirOperation null = { NULL };
	MlirValue all[32];

	if (!def || !def->schema || def->schema->num_args > 32 ||
	    operands.n > def->schema->num_args) {
		tm_rewrite_unsupported(rw, "no op %s", name);
		return null;
	}
	for (int i = 0; i < def->schema->num_args; i++) {
		const tm_schema_arg *arg = &def->schema->args[i];
		tm_val v;

		if (i < operands.n) {
			all[i] = operands.v[i];
			continue;
		}
		if (!arg->has_default) {
			tm_rewrite_unsupported(rw, "%s: operands are missing",
			                       name);
			return null;
		}
		v = tm_eval_default(&e, arg->dflt);
		all[i] = tm_val_operand(&e, &v, arg);
		if (e.status != TM_OK)
			return null;
	}
	return build(rw, def, (tm_values){ def->schema->num_args, all });
}

MlirValue
tm_rewrite_call(tm_rewrite *rw, const char *name, tm_values operands)
{
	const MlirOperation op = tm_rewrite_op(rw, name, operands);

	if (mlirOperationIsNull(op) || mlirOperationGetNumResults(op) < 1)
		return (MlirValue){ NULL };
	return mlirOperationGetResult(op, 0);
}
