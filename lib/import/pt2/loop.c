/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

/* Loops: while_loop, scan, map.  All become torch.prim.Loop. */

tm_status
tm_pt2_arg_types(tm_pt2_importer *imp, tm_pt2_scope *s,
                 const tm_pt2_arg *args, size_t n, MlirType **out)
{
	*out = TM_PT2_ALLOC(imp, MlirType, n);
	if (!*out)
		return imp->err->status;
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_arg_type(imp, s->graph, &args[i], *out + i));
	return TM_OK;
}

static tm_status
convert_all(tm_pt2_importer *imp, tm_builder *b, const MlirType *types,
            size_t n, tm_pt2_values *v)
{
	if (v->n != n)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "a loop carries %zu values, but %zu are "
		                   "given",
		                   n, v->n);
	for (size_t i = 0; i < n; i++)
		TM_TRY(tm_pt2_convert(imp, b, types[i], &v->v[i]));
	return TM_OK;
}

static tm_status
append(tm_pt2_importer *imp, tm_pt2_values *to, const tm_pt2_values *from)
{
	for (size_t i = 0; i < from->n; i++)
		TM_TRY(tm_pt2_push(imp, to, from->v[i]));
	return TM_OK;
}

MlirBlock
tm_pt2_loop_block(tm_pt2_importer *imp, MlirRegion region, MlirLocation loc,
                  const MlirType *types, size_t n, tm_pt2_values *carried)
{
	const MlirBlock block = mlirBlockCreate(0, NULL, NULL);

	mlirRegionAppendOwnedBlock(region, block);
	mlirBlockAddArgument(block, tm_type_get(imp->ctx, TM_TYPE_INT), loc);
	for (size_t i = 0; i < n; i++) {
		const MlirValue v = mlirBlockAddArgument(block, types[i], loc);

		if (tm_pt2_push(imp, carried, v) != TM_OK)
			break;
	}
	return block;
}

void
tm_pt2_loop_next(tm_pt2_importer *imp, tm_builder *b, MlirValue go,
                 tm_pt2_values *next)
{
	tm_pt2_values operands = { 0 };

	if (tm_pt2_push(imp, &operands, go) == TM_OK &&
	    append(imp, &operands, next) == TM_OK)
		tm_build_op(b, "torch.prim.Loop.condition",
		            tm_pt2_span(&operands), TM_NO_TYPES, TM_NO_ATTRS,
		            TM_NO_REGIONS);
}

tm_status
tm_pt2_loop_build(tm_pt2_importer *imp, tm_pt2_scope *s, MlirValue trips,
                  MlirValue go, const tm_pt2_values *init, MlirType *types,
                  MlirRegion region, tm_pt2_values *results)
{
	tm_pt2_values operands = { 0 };
	MlirOperation op;

	if (tm_pt2_push(imp, &operands, trips) != TM_OK ||
	    tm_pt2_push(imp, &operands, go) != TM_OK ||
	    append(imp, &operands, init) != TM_OK) {
		mlirRegionDestroy(region);
		return imp->err->status;
	}
	op = tm_build_op(&s->b, "torch.prim.Loop", tm_pt2_span(&operands),
	                 (tm_types){ (intptr_t)init->n, types }, TM_NO_ATTRS,
	                 (tm_regions){ 1, &region });
	for (size_t i = 0; i < init->n; i++)
		TM_TRY(tm_pt2_push(imp, results,
		                   mlirOperationGetResult(op, (intptr_t)i)));
	return TM_OK;
}

/* -- while_loop ---------------------------------------------------------- */

struct while_loop {
	const tm_pt2_graph *cond, *body;
	tm_pt2_values extra; /* the same in each round */
	MlirType *types;
	size_t n;
};

/* Evaluates the condition for CARRIED. */
static tm_status
condition(tm_pt2_importer *imp, tm_builder *b, tm_dtype autocast,
          const struct while_loop *w, const tm_pt2_values *carried,
          MlirValue *out)
{
	tm_pt2_values inputs = { 0 }, outputs = { 0 };

	TM_TRY(append(imp, &inputs, carried));
	TM_TRY(append(imp, &inputs, &w->extra));
	TM_TRY(tm_pt2_inline(imp, b, autocast, w->cond, &inputs, &outputs));
	if (outputs.n != 1)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "a loop's condition is not one value");
	*out = outputs.v[0];
	return tm_pt2_convert(imp, b, tm_type_get(imp->ctx, TM_TYPE_BOOL),
	                      out);
}

static tm_status
while_body(tm_pt2_importer *imp, tm_pt2_scope *s, const struct while_loop *w,
           MlirRegion region)
{
	tm_pt2_values inputs = { 0 }, next = { 0 };
	const MlirBlock block = tm_pt2_loop_block(imp, region, s->b.loc,
	                                          w->types, w->n, &inputs);
	tm_builder b = tm_builder_at_end(block, s->b.loc);
	MlirValue go;

	TM_TRY(append(imp, &inputs, &w->extra));
	TM_TRY(tm_pt2_inline(imp, &b, s->autocast, w->body, &inputs, &next));
	TM_TRY(convert_all(imp, &b, w->types, w->n, &next));
	TM_TRY(condition(imp, &b, s->autocast, w, &next, &go));
	tm_pt2_loop_next(imp, &b, go, &next);
	return imp->err->status;
}

/* (cond graph, body graph, carried, additional) */
tm_status
tm_pt2_while_loop(tm_pt2_importer *imp, tm_pt2_scope *s,
                  const tm_pt2_node *node)
{
	struct while_loop w = { 0 };
	tm_pt2_values init = { 0 }, results = { 0 };
	const tm_pt2_arg *outputs;
	MlirRegion region;
	tm_status status;
	MlirValue go;

	if (node->num_inputs < 3 ||
	    node->inputs[0].arg.kind != TM_PT2_GRAPH ||
	    node->inputs[1].arg.kind != TM_PT2_GRAPH)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "a loop takes two graphs and its values");
	w.cond = node->inputs[0].arg.graph;
	w.body = node->inputs[1].arg.graph;
	TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[2].arg, &init));
	for (size_t i = 3; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg, &w.extra));
	TM_TRY(tm_pt2_hop_results(imp, node, &outputs, &w.n));
	TM_TRY(tm_pt2_arg_types(imp, s, outputs, w.n, &w.types));
	TM_TRY(convert_all(imp, &s->b, w.types, w.n, &init));
	TM_TRY(condition(imp, &s->b, s->autocast, &w, &init, &go));
	region = mlirRegionCreate();
	status = while_body(imp, s, &w, region);
	if (status != TM_OK) {
		mlirRegionDestroy(region);
		return status;
	}
	TM_TRY(tm_pt2_loop_build(imp, s, tm_torch_int(&s->b, INT64_MAX), go,
	                         &init, w.types, region, &results));
	return tm_pt2_bind_results(imp, s, outputs, w.n, results.v,
	                           results.n);
}

/* -- scan and map -------------------------------------------------------- */

/*
 * Counts over dimension DIM of the XS: each round takes one slice of each,
 * what is carried and the extra values, and gives what is carried next and
 * one slice of each stacked result.
 */
struct scan {
	const tm_pt2_graph *body;
	tm_pt2_values init, xs, extra;
	int64_t dim;
	bool reverse;
	const tm_pt2_arg *outputs; /* carried, then stacked */
	size_t num_outputs;
	MlirType *types;
};

static MlirType
int_type(tm_pt2_importer *imp)
{
	return tm_type_get(imp->ctx, TM_TYPE_INT);
}

/* A size of the stacked result VALUE as a value: a number, or that of a
 * slice dimension with the same expression. */
static tm_status
size_value(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_dim *dim,
           MlirValue *out)
{
	if (!dim->expr.len) {
		*out = tm_torch_int(&s->b, dim->value);
		return TM_OK;
	}
	for (size_t v = 0; v < s->graph->num_values; v++) {
		const tm_pt2_value *value = &s->graph->values[v];

		if (value->kind != TM_PT2_TENSOR ||
		    mlirValueIsNull(s->values[v]))
			continue;
		for (int d = 0; d < value->rank; d++) {
			if (!tm_str_eq(value->sizes[d].expr, dim->expr))
				continue;
			*out = tm_build(&s->b, "torch.aten.size.int",
			                TM_VALUES(s->values[v],
			                          tm_torch_int(&s->b, d)),
			                int_type(imp), TM_NO_ATTRS);
			return TM_OK;
		}
	}
	return tm_pt2_fail(imp, TM_EUNSUP,
	                   "a stacked result has a size that no input has");
}

tm_status
tm_pt2_stack_start(tm_pt2_importer *imp, tm_pt2_scope *s,
                   const tm_pt2_arg *output, MlirType type, MlirValue *out)
{
	tm_pt2_values sizes = { 0 };
	const tm_pt2_value *value;
	MlirValue none, list;

	if (output->kind != TM_PT2_TENSOR)
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "a stacked result is no tensor");
	value = &s->graph->values[output->value];
	for (int d = 0; d < value->rank; d++) {
		MlirValue v;

		TM_TRY(size_value(imp, s, &value->sizes[d], &v));
		TM_TRY(tm_pt2_push(imp, &sizes, v));
	}
	list = tm_torch_list(&s->b, int_type(imp), tm_pt2_span(&sizes));
	none = tm_torch_none(&s->b);
	*out = tm_build(&s->b, "torch.aten.zeros",
	                TM_VALUES(list,
	                          tm_torch_int(&s->b,
	                                       tm_dtype_get(value->dtype)
	                                               ->torch),
	                          none, none, none),
	                type, TM_NO_ATTRS);
	return TM_OK;
}

/* The slice of X that input I of the body wants. */
static tm_status
take_slice(tm_pt2_importer *imp, tm_builder *b, const struct scan *sc,
           MlirValue x, MlirValue index, const tm_pt2_arg *want,
           MlirValue *out)
{
	MlirType type;

	TM_TRY(tm_pt2_arg_type(imp, sc->body, want, &type));
	*out = tm_build(b, "torch.aten.select.int",
	                TM_VALUES(x, tm_torch_int(b, sc->dim), index), type,
	                TM_NO_ATTRS);
	return TM_OK;
}

static tm_status
scan_body(tm_pt2_importer *imp, tm_pt2_scope *s, const struct scan *sc,
          MlirValue trips, MlirRegion region)
{
	tm_pt2_values carried = { 0 }, inputs = { 0 }, outputs = { 0 };
	const MlirBlock block =
	        tm_pt2_loop_block(imp, region, s->b.loc, sc->types,
	                          sc->num_outputs, &carried);
	tm_builder b = tm_builder_at_end(block, s->b.loc);
	MlirValue index = mlirBlockGetArgument(block, 0), v;

	if (sc->reverse) {
		v = tm_build(&b, "torch.aten.sub.int", TM_VALUES(trips, index),
		             int_type(imp), TM_NO_ATTRS);
		index = tm_build(&b, "torch.aten.sub.int",
		                 TM_VALUES(v, tm_torch_int(&b, 1)),
		                 int_type(imp), TM_NO_ATTRS);
	}
	if (sc->body->num_inputs < sc->init.n + sc->xs.n)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "the loop's graph has too few inputs");
	for (size_t i = 0; i < sc->init.n; i++)
		TM_TRY(tm_pt2_push(imp, &inputs, carried.v[i]));
	for (size_t i = 0; i < sc->xs.n; i++) {
		TM_TRY(take_slice(imp, &b, sc, sc->xs.v[i], index,
		                  &sc->body->inputs[inputs.n], &v));
		TM_TRY(tm_pt2_push(imp, &inputs, v));
	}
	TM_TRY(append(imp, &inputs, &sc->extra));
	TM_TRY(tm_pt2_inline(imp, &b, s->autocast, sc->body, &inputs,
	                     &outputs));
	if (outputs.n != sc->num_outputs)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "the loop's graph has %zu results instead "
		                   "of %zu",
		                   outputs.n, sc->num_outputs);
	for (size_t i = sc->init.n; i < outputs.n; i++)
		outputs.v[i] = tm_build(
		        &b, "torch.aten.select_scatter",
		        TM_VALUES(carried.v[i], outputs.v[i],
		                  tm_torch_int(&b, sc->dim), index),
		        sc->types[i], TM_NO_ATTRS);
	TM_TRY(convert_all(imp, &b, sc->types, sc->num_outputs, &outputs));
	tm_pt2_loop_next(imp, &b, tm_torch_bool(&b, true), &outputs);
	return imp->err->status;
}

static tm_status
import_scan(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node,
            struct scan *sc)
{
	tm_pt2_values start = { 0 }, results = { 0 };
	MlirRegion region;
	MlirValue trips;
	tm_status status;

	TM_TRY(tm_pt2_hop_results(imp, node, &sc->outputs, &sc->num_outputs));
	TM_TRY(tm_pt2_arg_types(imp, s, sc->outputs, sc->num_outputs, &sc->types));
	if (!sc->xs.n || sc->num_outputs < sc->init.n)
		return tm_pt2_fail(imp, TM_EINVAL,
		                   "a scan needs something to scan");
	trips = tm_build(&s->b, "torch.aten.size.int",
	                 TM_VALUES(sc->xs.v[0],
	                           tm_torch_int(&s->b, sc->dim)),
	                 int_type(imp), TM_NO_ATTRS);
	TM_TRY(append(imp, &start, &sc->init));
	for (size_t i = sc->init.n; i < sc->num_outputs; i++) {
		MlirValue v;

		TM_TRY(tm_pt2_stack_start(imp, s, &sc->outputs[i],
		                          sc->types[i], &v));
		TM_TRY(tm_pt2_push(imp, &start, v));
	}
	TM_TRY(convert_all(imp, &s->b, sc->types, sc->num_outputs, &start));
	region = mlirRegionCreate();
	status = scan_body(imp, s, sc, trips, region);
	if (status != TM_OK) {
		mlirRegionDestroy(region);
		return status;
	}
	TM_TRY(tm_pt2_loop_build(imp, s, trips, tm_torch_bool(&s->b, true),
	                         &start, sc->types, region, &results));
	return tm_pt2_bind_results(imp, s, sc->outputs, sc->num_outputs,
	                           results.v, results.n);
}

/* (graph, init, xs, additional); PyTorch 2.6: (graph, init, xs, dim,
 * reverse, additional) */
tm_status
tm_pt2_scan(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	struct scan sc = { 0 };

	if (node->num_inputs < 3 || node->inputs[0].arg.kind != TM_PT2_GRAPH)
		return tm_pt2_fail(imp, TM_EINVAL, "a graph expected");
	sc.body = node->inputs[0].arg.graph;
	TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[1].arg, &sc.init));
	TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[2].arg, &sc.xs));
	for (size_t i = 3; i < node->num_inputs; i++) {
		const tm_pt2_arg *a = &node->inputs[i].arg;

		if (i == 3 && a->kind == TM_PT2_INT)
			sc.dim = a->i;
		else if (i == 4 && a->kind == TM_PT2_BOOL)
			sc.reverse = a->b;
		else
			TM_TRY(tm_pt2_flatten(imp, s, a, &sc.extra));
	}
	return import_scan(imp, s, node, &sc);
}

/* (graph, xs, additional) */
tm_status
tm_pt2_map(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_node *node)
{
	struct scan sc = { 0 };

	if (node->num_inputs < 2 || node->inputs[0].arg.kind != TM_PT2_GRAPH)
		return tm_pt2_fail(imp, TM_EINVAL, "a graph expected");
	sc.body = node->inputs[0].arg.graph;
	TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[1].arg, &sc.xs));
	for (size_t i = 2; i < node->num_inputs; i++)
		TM_TRY(tm_pt2_flatten(imp, s, &node->inputs[i].arg,
		                      &sc.extra));
	return import_scan(imp, s, node, &sc);
}
