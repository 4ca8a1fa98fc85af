/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

#include "ops/python.h"

static const tm_str ops_prefix = { "torch.ops.", 10 };
static const tm_str hop_prefix = { "torch.ops.higher_order.", 23 };

/* -- Results ------------------------------------------------------------- */

static tm_status
bind_one(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *output,
         MlirValue v)
{
	const tm_pt2_value *value;
	MlirType type;

	if (output->kind == TM_PT2_NONE || output->kind == TM_PT2_INT ||
	    output->kind == TM_PT2_FLOAT || output->kind == TM_PT2_BOOL)
		return TM_OK;
	value = &s->graph->values[output->value];
	TM_TRY(tm_pt2_type(imp, value, &type));
	TM_TRY(tm_pt2_convert(imp, &s->b, type, &v));
	s->values[output->value] = v;
	return tm_pt2_bind_shape(imp, &s->b, value, v);
}

/* A list result is unpacked into the values that it holds. */
static tm_status
unpack(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *output,
       MlirValue list)
{
	const size_t n = output->list.count;
	MlirType *types = TM_PT2_ALLOC(imp, MlirType, n);
	MlirOperation op;

	if (!types)
		return imp->err->status;
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_arg_type(imp, s->graph, &output->list.items[i],
		                       &types[i]));
	op = tm_build_op(&s->b, "torch.prim.ListUnpack", TM_VALUES(list),
	                 (tm_types){ (intptr_t)n, types }, TM_NO_ATTRS,
	                 TM_NO_REGIONS);
	for (size_t i = 0; i < n; i++)
		TM_TRY(bind_one(imp, s, &output->list.items[i],
		                mlirOperationGetResult(op, (intptr_t)i)));
	return TM_OK;
}

tm_status
tm_pt2_bind_results(tm_pt2_importer *imp, tm_pt2_scope *s,
                    const tm_pt2_arg *outputs, size_t num_outputs,
                    const MlirValue *v, size_t n)
{
	if (num_outputs != n)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "%zu results are named, but the operator "
		                   "has %zu",
		                   num_outputs, n);
	for (size_t i = 0; i < n; i++) {
		if (outputs[i].kind == TM_PT2_LIST)
			TM_TRY(unpack(imp, s, &outputs[i], v[i]));
		else
			TM_TRY(bind_one(imp, s, &outputs[i], v[i]));
	}
	return TM_OK;
}

/* The type of a list result: elements of one simple type, or tensors. */
static tm_status
list_type(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *output,
          MlirType *out)
{
	MlirType element = tm_pt2_any_tensor(imp);

	if (output->list.count && output->list.items[0].kind != TM_PT2_TENSOR)
		TM_TRY(tm_pt2_arg_type(imp, s->graph, &output->list.items[0],
		                       &element));
	*out = tm_type_container_get(imp->ctx, TM_TYPE_LIST, 1, &element);
	return TM_OK;
}

static tm_status
result_types(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
             MlirType **out)
{
	MlirType *types = TM_PT2_ALLOC(imp, MlirType, node->num_outputs);

	*out = types;
	if (!types)
		return imp->err->status;
	for (size_t i = 0; i < node->num_outputs; i++) {
		const tm_pt2_arg *o = &node->outputs[i];

		if (o->kind == TM_PT2_LIST)
			TM_TRY(list_type(imp, s, o, &types[i]));
		else
			TM_TRY(tm_pt2_arg_type(imp, s->graph, o, &types[i]));
	}
	return TM_OK;
}

/* Inserts the op called NAME and gives NODE's outputs its results. */
static tm_status
build(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
      const char *name, tm_values operands, MlirType *types, tm_attrs attrs)
{
	const size_t n = node->num_outputs;
	MlirValue *results = TM_PT2_ALLOC(imp, MlirValue, n);
	MlirOperation op;

	if (!results)
		return imp->err->status;
	op = tm_build_op(&s->b, name, operands,
	                 (tm_types){ (intptr_t)n, types }, attrs,
	                 TM_NO_REGIONS);
	for (size_t i = 0; i < n; i++)
		results[i] = mlirOperationGetResult(op, (intptr_t)i);
	return tm_pt2_bind_results(imp, s, node->outputs, n, results, n);
}

/* -- Operators ----------------------------------------------------------- */

/* "torch.ops.aten.add.Tensor" becomes "aten", "add", "Tensor". */
static bool
split_target(tm_str target, tm_str *ns, tm_str *name, tm_str *overload)
{
	const char *p = target.ptr + ops_prefix.len;
	const char *end = target.ptr + target.len;
	const char *dot, *last;

	if (!tm_str_starts(target, ops_prefix) ||
	    !(dot = memchr(p, '.', (size_t)(end - p))) ||
	    !(last = memrchr(dot + 1, '.', (size_t)(end - dot - 1))))
		return false;
	*ns = (tm_str){ p, (size_t)(dot - p) };
	*name = (tm_str){ dot + 1, (size_t)(last - dot - 1) };
	*overload = (tm_str){ last + 1, (size_t)(end - last - 1) };
	if (tm_str_eq(*overload, TM_STR("default")))
		overload->len = 0;
	return ns->len && name->len;
}

static const tm_op_def *
find_op(tm_pt2_importer *imp, tm_str ns, tm_str name, tm_str overload)
{
	const char *q = tm_arena_printf(imp->arena, "%.*s::%.*s%s%.*s",
	                                TM_STR_ARG(ns), TM_STR_ARG(name),
	                                overload.len ? "." : "",
	                                TM_STR_ARG(overload));

	return q ? tm_registry_find_schema(tm_str_from(q)) : NULL;
}

const tm_op_def *
tm_pt2_def_of(tm_pt2_importer *imp, tm_str target)
{
	tm_str ns, name, overload;

	return split_target(target, &ns, &name, &overload)
	               ? find_op(imp, ns, name, overload)
	               : NULL;
}

/* The argument of NODE for parameter I of SCHEMA, or NULL. */
static const tm_pt2_arg *
argument(const tm_pt2_node *node, const tm_schema *schema, int i)
{
	for (size_t k = 0; k < node->num_inputs; k++)
		if (tm_str_eq(node->inputs[k].name, schema->args[i].name))
			return &node->inputs[k].arg;
	return NULL;
}

static bool
is_real_number(const tm_pt2_arg *a)
{
	return a->kind == TM_PT2_INT || a->kind == TM_PT2_FLOAT ||
	       a->kind == TM_PT2_SYM_INT || a->kind == TM_PT2_SYM_FLOAT;
}

/* Whether OTHER takes a number where SCHEMA takes the tensor number I, and
 * is the same otherwise. */
static bool
takes_number(const tm_schema *schema, const tm_schema *other, int i)
{
	if (schema->num_args != other->num_args)
		return false;
	for (int k = 0; k < schema->num_args; k++)
		if (!tm_str_eq(schema->args[k].name, other->args[k].name) ||
		    other->args[k].kind !=
		            (k == i ? TM_ARG_SCALAR : schema->args[k].kind))
			return false;
	return true;
}

/* Overloads for two tensors, and those for a tensor and a number. */
static const struct {
	tm_str tensor, number;
} number_overloads[] = {
	{ { "Tensor", 6 }, { "Scalar", 6 } },
	{ { "", 0 }, { "Scalar", 6 } },
	{ { "Tensor_mode", 11 }, { "Scalar_mode", 11 } },
	{ { "Tensor_Tensor", 13 }, { "Tensor_Scalar", 13 } },
};

/*
 * A Python number in a tensor's place does not take part in type promotion
 * as a tensor would.  The overload for numbers, where there is one, says so.
 */
static const tm_op_def *
number_overload(tm_pt2_importer *imp, const tm_op_def *def,
                const tm_pt2_node *node)
{
	const tm_schema *schema = def->schema;

	for (int i = 0; i < schema->num_args; i++) {
		const tm_pt2_arg *a = argument(node, schema, i);

		if (schema->args[i].kind != TM_ARG_TENSOR ||
		    schema->args[i].list || !a || !is_real_number(a))
			continue;
		for (size_t k = 0; k < sizeof number_overloads /
		                               sizeof *number_overloads;
		     k++) {
			const tm_op_def *other;

			if (!tm_str_eq(schema->overload,
			               number_overloads[k].tensor))
				continue;
			other = find_op(imp, schema->ns, schema->name,
			                number_overloads[k].number);
			if (other && takes_number(schema, other->schema, i))
				return other;
		}
	}
	return def;
}

/* Refuses an argument that the schema does not have. */
static tm_status
check_names(tm_pt2_importer *imp, const tm_schema *schema,
            const tm_pt2_node *node)
{
	for (size_t k = 0; k < node->num_inputs; k++)
		if (tm_schema_arg_index(schema, node->inputs[k].name) < 0)
			return tm_pt2_fail(imp, TM_EINVAL,
			                   "the operator has no argument "
			                   "'%.*s'",
			                   TM_STR_ARG(node->inputs[k].name));
	return TM_OK;
}

/*
 * Inside an autocast region PyTorch casts operands before the operator sees
 * them, which the graph does not show.  What the operator returned does: its
 * floating-point operands had that type, if it is one of the two that
 * autocast chooses from.
 */
static MlirValue
autocast(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
         MlirValue v)
{
	tm_builder *b = &s->b;
	tm_dtype want;
	tm_tensor_type t;
	MlirValue no;

	if (!node->num_outputs || node->outputs[0].kind != TM_PT2_TENSOR ||
	    !tm_type_tensor(mlirValueGetType(v), &t))
		return v;
	want = s->graph->values[node->outputs[0].value].dtype;
	if ((want != TM_F32 && want != s->autocast) || t.dtype == want ||
	    (t.dtype != TM_F32 && t.dtype != s->autocast))
		return v;
	t.dtype = want;
	no = tm_torch_bool(b, false);
	return tm_build(b, "torch.aten.to.dtype",
	                TM_VALUES(v,
	                          tm_torch_int(b, tm_dtype_get(want)->torch),
	                          no, no, tm_torch_none(b)),
	                tm_type_tensor_get(imp->ctx, imp->tensor, &t),
	                TM_NO_ATTRS);
}

static tm_status
import_known(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
             const tm_op_def *def)
{
	const tm_schema *schema = def->schema;
	tm_pt2_values operands = { 0 };
	MlirType *types;

	TM_TRY(check_names(imp, schema, node));
	if (node->num_outputs != (size_t)schema->num_results)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "%zu results are named, but the operator "
		                   "has %d",
		                   node->num_outputs, schema->num_results);
	for (int i = 0; i < schema->num_args; i++) {
		const tm_pt2_arg *arg = argument(node, schema, i);
		tm_pt2_arg dflt;
		MlirValue v;

		if (!arg)
			TM_TRY(tm_pt2_default(imp, &schema->args[i], &dflt));
		TM_TRY(tm_pt2_operand(imp, s, node, &schema->args[i],
		                      arg ? arg : &dflt, &v));
		if (s->autocast != TM_DTYPE_NONE)
			v = autocast(imp, s, node, v);
		TM_TRY(tm_pt2_push(imp, &operands, v));
	}
	TM_TRY(result_types(imp, s, node, &types));
	return build(imp, s, node, tm_arena_cstr(imp->arena, def->name),
	             tm_pt2_span(&operands), types, TM_NO_ATTRS);
}

/* An op that only its author knows: torch.operator "torch.ns.name". */
static tm_status
import_unknown(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	tm_pt2_values operands = { 0 };
	tm_str ns, name, overload;
	const char *full;
	MlirType *types;

	if (!split_target(node->target, &ns, &name, &overload))
		return tm_pt2_fail(imp, TM_EINVAL, "target is not understood");
	full = tm_arena_printf(imp->arena, "torch.%.*s.%.*s%s%.*s",
	                       TM_STR_ARG(ns), TM_STR_ARG(name),
	                       overload.len ? "." : "", TM_STR_ARG(overload));
	for (size_t i = 0; i < node->num_inputs; i++) {
		MlirValue v;

		TM_TRY(tm_pt2_plain_operand(imp, s, &node->inputs[i].arg,
		                            &v));
		TM_TRY(tm_pt2_push(imp, &operands, v));
	}
	TM_TRY(result_types(imp, s, node, &types));
	return build(imp, s, node, "torch.operator", tm_pt2_span(&operands),
	             types,
	             TM_ATTRS(tm_attr_str(&s->b, "name", tm_str_from(full))));
}

/* -- Python's functions of numbers --------------------------------------- */

static bool
fits(const tm_schema *schema, const tm_pt2_values *v)
{
	static const tm_type_kind kinds[] = {
		[TM_ARG_TENSOR] = TM_TYPE_VTENSOR,
		[TM_ARG_INT] = TM_TYPE_INT,
		[TM_ARG_FLOAT] = TM_TYPE_FLOAT,
		[TM_ARG_BOOL] = TM_TYPE_BOOL,
		[TM_ARG_SCALAR] = TM_TYPE_NUMBER,
		[TM_ARG_ANY] = TM_TYPE_OTHER,
	};

	if ((size_t)schema->num_args != v->n)
		return false;
	for (size_t i = 0; i < v->n; i++) {
		const tm_arg_kind want = schema->args[i].kind;
		tm_type_kind kind = tm_type_kind_of(mlirValueGetType(v->v[i]));

		if (kind == TM_TYPE_TENSOR)
			kind = TM_TYPE_VTENSOR;
		if (want >= sizeof kinds / sizeof *kinds ||
		    (kinds[want] != kind &&
		     !(want == TM_ARG_SCALAR &&
		       (kind == TM_TYPE_INT || kind == TM_TYPE_FLOAT))))
			return false;
	}
	return true;
}

/* The first of OPERATORS that takes values of these types. */
static const tm_op_def *
choose_operator(tm_str operators, const tm_pt2_values *v)
{
	while (operators.len) {
		const char *blank = memchr(operators.ptr, ' ', operators.len);
		const size_t n = blank ? (size_t)(blank - operators.ptr)
		                       : operators.len;
		const tm_op_def *def = tm_registry_find_schema(
		        (tm_str){ operators.ptr, n });

		if (def && fits(def->schema, v))
			return def;
		operators.ptr += n + (blank != NULL);
		operators.len -= n + (blank != NULL);
	}
	return NULL;
}

/* Python counts with bools; PyTorch's operators of numbers do not. */
static tm_status
bools_to_ints(tm_pt2_importer *imp, tm_pt2_scope *s, tm_pt2_values *v)
{
	const MlirType type = tm_type_get(imp->ctx, TM_TYPE_INT);

	for (size_t i = 0; i < v->n; i++)
		if (tm_type_kind_of(mlirValueGetType(v->v[i])) == TM_TYPE_BOOL)
			TM_TRY(tm_pt2_convert(imp, &s->b, type, &v->v[i]));
	return TM_OK;
}

static tm_status
import_python(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
              tm_str operators)
{
	tm_pt2_values operands = { 0 };
	const tm_op_def *def;
	tm_type_kind kind;
	MlirType type;

	for (size_t i = 0; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg,
		                      &operands));
	def = choose_operator(operators, &operands);
	if (!def) {
		TM_TRY(bools_to_ints(imp, s, &operands));
		def = choose_operator(operators, &operands);
	}
	if (!def || def->schema->num_results != 1)
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "no operator computes this for its "
		                   "operands' types");
	kind = def->schema->results[0].kind == TM_ARG_FLOAT  ? TM_TYPE_FLOAT
	       : def->schema->results[0].kind == TM_ARG_BOOL ? TM_TYPE_BOOL
	       : def->schema->results[0].kind == TM_ARG_INT  ? TM_TYPE_INT
	                                                     : TM_TYPE_NUMBER;
	type = tm_type_get(imp->ctx, kind);
	if (kind == TM_TYPE_NUMBER && node->num_outputs == 1)
		TM_TRY(tm_pt2_arg_type(imp, s->graph, node->outputs, &type));
	operands.v[0] = tm_build(&s->b, tm_arena_cstr(imp->arena, def->name),
	                         tm_pt2_span(&operands), type, TM_NO_ATTRS);
	return tm_pt2_bind_results(imp, s, node->outputs, node->num_outputs,
	                           operands.v, 1);
}

/* (condition, message) */
static tm_status
import_assert(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	tm_str message = TM_STR("a condition of the exported program");
	MlirValue condition;

	if (!node->num_inputs || node->num_outputs)
		return tm_pt2_fail(imp, TM_EINVAL, "a condition expected");
	TM_TRY(tm_pt2_plain_operand(imp, s, &node->inputs[0].arg,
	                            &condition));
	TM_TRY(tm_pt2_convert(imp, &s->b, tm_type_get(imp->ctx, TM_TYPE_BOOL),
	                      &condition));
	if (node->num_inputs > 1 &&
	    node->inputs[1].arg.kind == TM_PT2_STRING)
		message = node->inputs[1].arg.s;
	tm_build_op(&s->b, "torch.runtime.assert", TM_VALUES(condition),
	            TM_NO_TYPES,
	            TM_ATTRS(tm_attr_str(&s->b, "message", message)),
	            TM_NO_REGIONS);
	return TM_OK;
}

/* b ? t : f */
static tm_status
import_ite(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	tm_pt2_values v = { 0 };
	MlirRegion regions[2];
	MlirType type;
	MlirOperation op;
	MlirValue result;

	for (size_t i = 0; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg, &v));
	if (v.n != 3 || node->num_outputs != 1)
		return tm_pt2_fail(imp, TM_EINVAL, "three operands expected");
	TM_TRY(tm_pt2_arg_type(imp, s->graph, node->outputs, &type));
	for (int i = 0; i < 2; i++)
		TM_TRY(tm_pt2_convert(imp, &s->b, type, &v.v[1 + i]));
	for (int i = 0; i < 2; i++) {
		const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
		tm_builder b = tm_builder_at_end(block, s->b.loc);

		regions[i] = mlirRegionCreate();
		mlirRegionAppendOwnedBlock(regions[i], block);
		tm_build_op(&b, "torch.prim.If.yield", TM_VALUES(v.v[1 + i]),
		            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	}
	op = tm_build_op(&s->b, "torch.prim.If", TM_VALUES(v.v[0]),
	                 TM_TYPES(type), TM_NO_ATTRS,
	                 (tm_regions){ 2, regions });
	result = mlirOperationGetResult(op, 0);
	return tm_pt2_bind_results(imp, s, node->outputs, 1, &result, 1);
}

/* +x, and what only Python sees: the operand itself. */
static tm_status
import_identity(tm_pt2_importer *imp, tm_pt2_scope *s,
                const tm_pt2_node *node)
{
	tm_pt2_values v = { 0 };

	for (size_t i = 0; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg, &v));
	return tm_pt2_bind_results(imp, s, node->outputs, node->num_outputs,
	                           v.v, v.n);
}

/* Python functions that no single operator computes. */
static const struct {
	const char *target;
	tm_status (*import)(tm_pt2_importer *imp, tm_pt2_scope *s,
	                    const tm_pt2_node *node);
} functions[] = {
	{ "torch.sym_ite", import_ite },
	{ "_operator.pos", import_identity },
};

/* -- Nodes --------------------------------------------------------------- */

static tm_status
import_node(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	const tm_str target = node->target;
	const tm_str operators = tm_python_operators(target);
	const tm_op_def *def;

	if (tm_str_eq(operators, TM_STR("nothing")))
		return TM_OK;
	if (tm_str_eq(operators, TM_STR("torch.runtime.assert")))
		return import_assert(imp, s, node);
	if (operators.len)
		return import_python(imp, s, node, operators);
	if (tm_str_starts(target, hop_prefix))
		return tm_pt2_import_hop(imp, s, node);
	if (tm_str_starts(target, ops_prefix)) {
		def = tm_pt2_def_of(imp, target);
		return def ? import_known(imp, s, node,
		                          number_overload(imp, def, node))
		           : import_unknown(imp, s, node);
	}
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (tm_str_eq(target, tm_str_from(functions[i].target)))
			return functions[i].import(imp, s, node);
	return tm_pt2_fail(imp, TM_EUNSUP,
	                   "no operator, but a Python function that is not "
	                   "known; run_decompositions() before saving may "
	                   "help");
}

tm_status
tm_pt2_import_at(tm_pt2_importer *imp, tm_pt2_scope *s, size_t *i)
{
	const tm_pt2_node *node = &s->graph->nodes[*i];

	imp->node = node;
	imp->graph = s->graph;
	s->b.loc = tm_pt2_location(imp, node);
	if (tm_pt2_is_vmap(node))
		return tm_pt2_import_vmap(imp, s, i);
	++*i;
	return import_node(imp, s, node);
}

tm_status
tm_pt2_import_nodes(tm_pt2_importer *imp, tm_pt2_scope *s)
{
	const tm_pt2_importer outer = *imp;

	for (size_t i = 0; i < s->graph->num_nodes;)
		TM_TRY(tm_pt2_import_at(imp, s, &i));
	imp->node = outer.node;
	imp->graph = outer.graph;
	return TM_OK;
}

bool
tm_pt2_mutates(tm_pt2_importer *imp, const tm_pt2_graph *g)
{
	for (size_t i = 0; i < g->num_nodes; i++) {
		const tm_pt2_node *node = &g->nodes[i];
		const tm_op_def *def = tm_pt2_def_of(imp, node->target);

		for (int k = 0; def && k < def->schema->num_args; k++)
			if (def->schema->args[k].mutated)
				return true;
		for (size_t k = 0; k < node->num_inputs; k++)
			if (node->inputs[k].arg.kind == TM_PT2_GRAPH &&
			    tm_pt2_mutates(imp, node->inputs[k].arg.graph))
				return true;
	}
	return false;
}
