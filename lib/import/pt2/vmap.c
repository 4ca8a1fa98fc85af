/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

/*
 * torch.vmap in an export that was not decomposed: the nodes of the mapped
 * function stand between two marks, its inputs are taken from one dimension
 * of larger tensors and its outputs are put into one.  That is a loop.
 */
static const tm_str prefix = { "torch._functorch.predispatch.", 29 };

static bool
is(const tm_pt2_node *node, const char *name)
{
	tm_str rest = node->target;

	if (!tm_str_starts(rest, prefix))
		return false;
	rest.ptr += prefix.len;
	rest.len -= prefix.len;
	return tm_str_eq(rest, tm_str_from(name));
}

bool
tm_pt2_is_vmap(const tm_pt2_node *node)
{
	return is(node, "_vmap_increment_nesting") ||
	       is(node, "lazy_load_decompositions");
}

/* One vmap: the nodes from BEGIN to END, both of them marks. */
struct vmap {
	const tm_pt2_graph *graph;
	size_t begin, end;
	const tm_pt2_node **outputs; /* the nodes that collect a result */
	MlirType *types;
	size_t num_outputs;
	MlirValue index;
	tm_pt2_values carried;
};

static tm_status
find_end(tm_pt2_importer *imp, struct vmap *v)
{
	int depth = 0;

	for (v->end = v->begin; v->end < v->graph->num_nodes; v->end++) {
		const tm_pt2_node *node = &v->graph->nodes[v->end];

		depth += is(node, "_vmap_increment_nesting");
		depth -= is(node, "_vmap_decrement_nesting");
		if (!depth)
			return TM_OK;
	}
	return tm_pt2_fail(imp, TM_EINVAL, "a vmap does not end");
}

/* Lists the results that this vmap, not one inside of it, collects. */
static tm_status
find_outputs(tm_pt2_importer *imp, struct vmap *v)
{
	int depth = 0;

	v->outputs = TM_PT2_ALLOC(imp, const tm_pt2_node *,
	                          v->end - v->begin);
	if (!v->outputs)
		return imp->err->status;
	for (size_t i = v->begin; i < v->end; i++) {
		const tm_pt2_node *node = &v->graph->nodes[i];

		depth += is(node, "_vmap_increment_nesting");
		depth -= is(node, "_vmap_decrement_nesting");
		if (depth != 1 || !is(node, "_remove_batch_dim"))
			continue;
		if (node->num_inputs != 4 || node->num_outputs != 1 ||
		    node->inputs[3].arg.kind != TM_PT2_INT)
			return tm_pt2_fail(imp, TM_EUNSUP,
			                   "this vmap is not understood");
		v->outputs[v->num_outputs++] = node;
	}
	return TM_OK;
}

/* Imports the weights that ARG needs, before the loop. */
static tm_status
touch(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *arg)
{
	MlirValue v;

	if (arg->kind == TM_PT2_TENSOR && s->weight_of &&
	    s->weight_of[arg->value])
		return tm_pt2_value_of(imp, s, arg, &v);
	for (size_t i = 0; arg->kind == TM_PT2_LIST && i < arg->list.count;
	     i++)
		TM_TRY(touch(imp, s, &arg->list.items[i]));
	return TM_OK;
}

/* One input of the mapped function: (tensor, dimension, level). */
static tm_status
import_input(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
             MlirValue index)
{
	MlirType type;
	MlirValue v;

	if (node->num_inputs != 3 || node->num_outputs != 1 ||
	    node->inputs[0].arg.kind != TM_PT2_TENSOR ||
	    node->inputs[1].arg.kind != TM_PT2_INT)
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "this vmap is not understood");
	TM_TRY(tm_pt2_value_of(imp, s, &node->inputs[0].arg, &v));
	TM_TRY(tm_pt2_arg_type(imp, s->graph, node->outputs, &type));
	v = tm_build(&s->b, "torch.aten.select.int",
	             TM_VALUES(v,
	                       tm_torch_int(&s->b, node->inputs[1].arg.i),
	                       index),
	             type, TM_NO_ATTRS);
	return tm_pt2_bind_results(imp, s, node->outputs, 1, &v, 1);
}

/* One output: (tensor, level, size, dimension).  It is put into what is
 * carried; its name stands for the whole only after the loop. */
static tm_status
import_output(tm_pt2_importer *imp, tm_pt2_scope *s, struct vmap *v,
              const tm_pt2_node *node)
{
	MlirValue part;
	size_t k = 0;

	while (v->outputs[k] != node)
		k++;
	TM_TRY(tm_pt2_plain_operand(imp, s, &node->inputs[0].arg, &part));
	v->carried.v[k] = tm_build(
	        &s->b, "torch.aten.select_scatter",
	        TM_VALUES(v->carried.v[k], part,
	                  tm_torch_int(&s->b, node->inputs[3].arg.i),
	                  v->index),
	        v->types[k], TM_NO_ATTRS);
	return TM_OK;
}

static tm_status
import_body(tm_pt2_importer *imp, tm_pt2_scope *s, struct vmap *v)
{
	for (size_t i = v->begin + 1; i < v->end;) {
		const tm_pt2_node *node = &v->graph->nodes[i];

		imp->node = node;
		if (is(node, "_add_batch_dim")) {
			TM_TRY(import_input(imp, s, node, v->index));
			i++;
		} else if (is(node, "_remove_batch_dim")) {
			TM_TRY(import_output(imp, s, v, node));
			i++;
		} else {
			TM_TRY(tm_pt2_import_at(imp, s, &i));
		}
	}
	tm_pt2_loop_next(imp, &s->b, tm_torch_bool(&s->b, true), &v->carried);
	return imp->err->status;
}

/* Fills the region of the loop, with the builder inside of it. */
static tm_status
fill_region(tm_pt2_importer *imp, tm_pt2_scope *s, struct vmap *v,
            MlirRegion region)
{
	const tm_builder outside = s->b;
	const MlirBlock block =
	        tm_pt2_loop_block(imp, region, s->b.loc, v->types,
	                          v->num_outputs, &v->carried);
	tm_status status;

	TM_TRY(imp->err->status);
	v->index = mlirBlockGetArgument(block, 0);
	s->b = tm_builder_at_end(block, outside.loc);
	status = import_body(imp, s, v);
	s->b = outside;
	return status;
}

static tm_status
import_loop(tm_pt2_importer *imp, tm_pt2_scope *s, struct vmap *v)
{
	const tm_pt2_node *first = &v->graph->nodes[v->begin];
	tm_pt2_values start = { 0 }, results = { 0 }, size = { 0 };
	MlirRegion region;
	tm_status status;

	if (!first->num_inputs)
		return tm_pt2_fail(imp, TM_EINVAL, "a vmap has no size");
	TM_TRY(tm_pt2_flatten(imp, s, &first->inputs[0].arg, &size));
	v->types = TM_PT2_ALLOC(imp, MlirType, v->num_outputs);
	if (!v->types || size.n != 1)
		return tm_pt2_fail(imp, TM_EINVAL, "a vmap has no size");
	for (size_t i = v->begin; i < v->end; i++)
		for (size_t k = 0; k < v->graph->nodes[i].num_inputs; k++)
			TM_TRY(touch(imp, s,
			             &v->graph->nodes[i].inputs[k].arg));
	for (size_t k = 0; k < v->num_outputs; k++) {
		const tm_pt2_arg *output = v->outputs[k]->outputs;
		MlirValue zeros;

		TM_TRY(tm_pt2_arg_type(imp, s->graph, output, &v->types[k]));
		TM_TRY(tm_pt2_stack_start(imp, s, output, v->types[k],
		                          &zeros));
		TM_TRY(tm_pt2_push(imp, &start, zeros));
	}
	region = mlirRegionCreate();
	status = fill_region(imp, s, v, region);
	if (status != TM_OK) {
		mlirRegionDestroy(region);
		return status;
	}
	TM_TRY(tm_pt2_loop_build(imp, s, size.v[0],
	                         tm_torch_bool(&s->b, true), &start, v->types,
	                         region, &results));
	for (size_t k = 0; k < v->num_outputs; k++)
		TM_TRY(tm_pt2_bind_results(imp, s, v->outputs[k]->outputs, 1,
		                           &results.v[k], 1));
	return TM_OK;
}

tm_status
tm_pt2_import_vmap(tm_pt2_importer *imp, tm_pt2_scope *s, size_t *i)
{
	struct vmap v = { .graph = s->graph, .begin = *i };

	if (!is(&s->graph->nodes[*i], "_vmap_increment_nesting")) {
		++*i; /* an effect on Python alone */
		return TM_OK;
	}
	TM_TRY(find_end(imp, &v));
	TM_TRY(find_outputs(imp, &v));
	TM_TRY(import_loop(imp, s, &v));
	*i = v.end + 1;
	return TM_OK;
}
