/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

/* Operators that take graphs ("higher order"). */

typedef tm_status (*hop_fn)(tm_pt2_importer *imp, tm_pt2_scope *s,
                            const tm_pt2_node *node);

tm_status
tm_pt2_inline(tm_pt2_importer *imp, tm_builder *b, tm_dtype autocast,
              const tm_pt2_graph *g, const tm_pt2_values *inputs,
              tm_pt2_values *outputs)
{
	tm_pt2_scope s;

	if (inputs->n != g->num_inputs)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "a graph of %zu inputs is given %zu",
		                   g->num_inputs, inputs->n);
	TM_TRY(tm_pt2_scope_open(imp, g, b->block, b->loc, &s));
	s.autocast = autocast;
	for (size_t i = 0; i < inputs->n; i++)
		if (g->inputs[i].kind == TM_PT2_TENSOR ||
		    g->inputs[i].kind == TM_PT2_SYM_INT ||
		    g->inputs[i].kind == TM_PT2_SYM_FLOAT ||
		    g->inputs[i].kind == TM_PT2_SYM_BOOL)
			s.values[g->inputs[i].value] = inputs->v[i];
	TM_TRY(tm_pt2_import_nodes(imp, &s));
	for (size_t i = 0; i < g->num_outputs; i++)
		TM_TRY(tm_pt2_flatten(imp, &s, &g->outputs[i], outputs));
	return TM_OK;
}

/* PyTorch 2.6 writes a tuple of one as a list; flatten such lists. */
tm_status
tm_pt2_hop_results(tm_pt2_importer *imp, const tm_pt2_node *node,
                   const tm_pt2_arg **out, size_t *n)
{
	tm_pt2_arg *flat;
	size_t count = 0;

	*out = node->outputs;
	*n = node->num_outputs;
	for (size_t i = 0; i < node->num_outputs; i++)
		count += node->outputs[i].kind == TM_PT2_LIST
		                 ? node->outputs[i].list.count
		                 : 1;
	flat = TM_PT2_ALLOC(imp, tm_pt2_arg, count);
	if (!flat)
		return imp->err->status;
	count = 0;
	for (size_t i = 0; i < node->num_outputs; i++) {
		const tm_pt2_arg *o = &node->outputs[i];
		const bool list = o->kind == TM_PT2_LIST;

		for (size_t k = 0; k < (list ? o->list.count : 1); k++)
			flat[count++] = list ? o->list.items[k] : *o;
	}
	*out = flat;
	*n = count;
	return TM_OK;
}

/* Argument I of KIND; NULL after recording that it is missing. */
static const tm_pt2_arg *
operand(tm_pt2_importer *imp, const tm_pt2_node *node, size_t i,
        tm_pt2_kind kind)
{
	if (i < node->num_inputs && node->inputs[i].arg.kind == kind)
		return &node->inputs[i].arg;
	tm_pt2_fail(imp, TM_EUNSUP,
	            "argument %zu is not what this operator takes", i);
	return NULL;
}

/* -- cond ---------------------------------------------------------------- */

/* One branch as a region that yields TYPES. */
static tm_status
branch(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_graph *g,
       const tm_pt2_values *inputs, size_t n, const MlirType *types,
       MlirRegion region)
{
	const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
	tm_builder b = tm_builder_at_end(block, s->b.loc);
	tm_pt2_values outputs = { 0 };

	mlirRegionAppendOwnedBlock(region, block);
	TM_TRY(tm_pt2_inline(imp, &b, s->autocast, g, inputs, &outputs));
	if (outputs.n != n)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "a branch returns %zu values instead of %zu",
		                   outputs.n, n);
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_convert(imp, &b, types[i], &outputs.v[i]));
	tm_build_op(&b, "torch.prim.If.yield", tm_pt2_span(&outputs),
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	return TM_OK;
}

/* (pred, true graph, false graph, operands) */
static tm_status
import_cond(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	const tm_pt2_arg *graphs[2] = {
		operand(imp, node, 1, TM_PT2_GRAPH),
		operand(imp, node, 2, TM_PT2_GRAPH),
	};
	tm_pt2_values pred = { 0 }, inputs = { 0 }, results = { 0 };
	const tm_pt2_arg *outputs;
	MlirRegion regions[2];
	tm_status status = TM_OK;
	MlirOperation op;
	MlirType *types;
	size_t n;

	if (!graphs[0] || !graphs[1])
		return imp->err->status;
	TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[0].arg, &pred));
	if (pred.n != 1)
		return tm_pt2_fail(imp, TM_EINVAL, "one condition expected");
	TM_TRY(tm_pt2_convert(imp, &s->b, tm_type_get(imp->ctx, TM_TYPE_BOOL),
	                      &pred.v[0]));
	for (size_t i = 3; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg, &inputs));
	TM_TRY(tm_pt2_hop_results(imp, node, &outputs, &n));
	types = TM_PT2_ALLOC(imp, MlirType, n);
	if (!types)
		return imp->err->status;
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_arg_type(imp, s->graph, &outputs[i], &types[i]));
	for (int i = 0; i < 2; i++) {
		regions[i] = mlirRegionCreate();
		if (status == TM_OK)
			status = branch(imp, s, graphs[i]->graph, &inputs, n,
			                types, regions[i]);
	}
	if (status != TM_OK) {
		mlirRegionDestroy(regions[0]);
		mlirRegionDestroy(regions[1]);
		return status;
	}
	op = tm_build_op(&s->b, "torch.prim.If", tm_pt2_span(&pred),
	                 (tm_types){ (intptr_t)n, types }, TM_NO_ATTRS,
	                 (tm_regions){ 2, regions });
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_push(imp, &results,
		                   mlirOperationGetResult(op, (intptr_t)i)));
	return tm_pt2_bind_results(imp, s, outputs, n, results.v, n);
}

/* -- Regions that only set a mode ---------------------------------------- */

/* Inlines the graph at AT; the arguments behind it are its inputs. */
static tm_status
inline_at(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
          size_t at, tm_dtype autocast)
{
	const tm_pt2_arg *g = operand(imp, node, at, TM_PT2_GRAPH);
	tm_pt2_values inputs = { 0 }, results = { 0 };
	const tm_pt2_arg *outputs;
	size_t n;

	if (!g)
		return imp->err->status;
	for (size_t i = at + 1; i < node->num_inputs; i++) {
		const tm_pt2_arg *a = &node->inputs[i].arg;

		/* Keyword arguments and identifiers are for PyTorch. */
		if (node->inputs[i].name.len || a->kind == TM_PT2_STRING)
			continue;
		TM_TRY(tm_pt2_flatten(imp, s, a, &inputs));
	}
	TM_TRY(tm_pt2_inline(imp, &s->b, autocast, g->graph, &inputs,
	                     &results));
	TM_TRY(tm_pt2_hop_results(imp, node, &outputs, &n));
	return tm_pt2_bind_results(imp, s, outputs, n, results.v, results.n);
}

/* (graph, …, operands): wrap, tag_activation_checkpoint, invoke_subgraph */
static tm_status
import_wrap(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	return inline_at(imp, s, node, 0, s->autocast);
}

/* (enabled, graph, operands) */
static tm_status
import_set_grad(tm_pt2_importer *imp, tm_pt2_scope *s,
                const tm_pt2_node *node)
{
	return inline_at(imp, s, node, 1, s->autocast);
}

/* (device, dtype, enabled, cache, graph, operands) */
static tm_status
import_autocast(tm_pt2_importer *imp, tm_pt2_scope *s,
                const tm_pt2_node *node)
{
	const tm_pt2_arg *on = operand(imp, node, 2, TM_PT2_BOOL);
	const tm_pt2_arg *dtype = &node->inputs[1].arg;
	tm_dtype cast = TM_BF16;

	if (!on)
		return imp->err->status;
	if (dtype->kind == TM_PT2_DTYPE)
		cast = tm_dtype_from_torch((int)dtype->i);
	return inline_at(imp, s, node, 4, on->b ? cast : TM_DTYPE_NONE);
}

/* -- What has no better form --------------------------------------------- */

/* torch.operator "torch.higher_order.NAME"; lists are flattened. */
static tm_status
import_opaque(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	const tm_str target = node->target;
	tm_pt2_values operands = { 0 }, results = { 0 };
	const tm_pt2_arg *outputs;
	MlirOperation op;
	MlirType *types;
	size_t n;

	for (size_t i = 0; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg,
		                      &operands));
	TM_TRY(tm_pt2_hop_results(imp, node, &outputs, &n));
	types = TM_PT2_ALLOC(imp, MlirType, n);
	if (!types)
		return imp->err->status;
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_arg_type(imp, s->graph, &outputs[i], &types[i]));
	op = tm_build_op(&s->b, "torch.operator", tm_pt2_span(&operands),
	                 (tm_types){ (intptr_t)n, types },
	                 TM_ATTRS(tm_attr_str(
	                         &s->b, "name",
	                         tm_str_from(tm_arena_printf(
	                                 imp->arena, "torch.%.*s",
	                                 (int)(target.len - 10),
	                                 target.ptr + 10)))),
	                 TM_NO_REGIONS);
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_push(imp, &results,
		                   mlirOperationGetResult(op, (intptr_t)i)));
	return tm_pt2_bind_results(imp, s, outputs, n, results.v, n);
}

static const struct {
	const char *name;
	hop_fn import;
} hops[] = {
	{ "cond", import_cond },
	{ "while_loop", tm_pt2_while_loop },
	{ "scan", tm_pt2_scan },
	{ "map_impl", tm_pt2_map },
	{ "wrap_with_set_grad_enabled", import_set_grad },
	{ "wrap_with_autocast", import_autocast },
	{ "wrap", import_wrap },
	{ "tag_activation_checkpoint", import_wrap },
	{ "wrap_activation_checkpoint", import_wrap },
	{ "invoke_subgraph", import_wrap },
	{ "strict_mode", import_wrap },
	{ "hints_wrapper", import_wrap },
	{ "auto_functionalized", import_opaque },
	{ "auto_functionalized_v2", import_opaque },
	{ "print", import_opaque },
	{ "executorch_call_delegate", import_opaque },
	{ "run_const_graph", import_wrap },
};

tm_status
tm_pt2_import_hop(tm_pt2_importer *imp, tm_pt2_scope *s,
                  const tm_pt2_node *node)
{
	tm_str name = node->target;

	name.ptr += strlen("torch.ops.higher_order.");
	name.len -= strlen("torch.ops.higher_order.");
	for (size_t i = 0; i < sizeof hops / sizeof *hops; i++)
		if (tm_str_eq(name, tm_str_from(hops[i].name)))
			return hops[i].import(imp, s, node);
	return tm_pt2_fail(imp, TM_EUNSUP,
	                   "this higher-order operator cannot be imported");
}
