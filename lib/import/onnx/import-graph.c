/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/dialect.h"
#include "import/onnx/importer.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdlib.h>

/* Functions that call functions, and the nodes that they expand to. */
enum { MAX_CALL_DEPTH = 64, MAX_CALLED_NODES = 2 * 1000 * 1000 };

/* ---- names ---- */

static tm_status
bind(tm_onnx_importer *imp, tm_onnx_body *body, tm_str name, MlirValue v)
{
	if (!tm_arena_grow(imp->arena, &imp->values, &imp->cap_values,
	                   imp->num_values + 1, sizeof v) ||
	    !tm_map_put(&body->names, imp->arena, name, imp->num_values))
		return tm_onnx_no_memory(imp);
	imp->values[imp->num_values++] = v;
	return TM_OK;
}

/* The reader has checked that each name is defined before it is used; but a
 * function may be called with fewer inputs than it has: those are None. */
static MlirValue
find(tm_onnx_importer *imp, tm_onnx_body *body, tm_str name)
{
	tm_onnx_body *b = body;
	size_t i;

	for (; name.len && b; b = b->parent)
		if (tm_map_get(&b->names, name, &i))
			return imp->values[i];
	if (mlirValueIsNull(body->none))
		body->none = tm_torch_none(&body->b);
	return body->none;
}

/* ---- types ---- */

/* What is written down about NAME: in value_info (low index) or as an
 * output of the graph.  A name in an inlined function has its own types. */
static const tm_onnx_type *
declared_type(tm_onnx_importer *imp, tm_onnx_body *body, tm_str name)
{
	size_t i;

	if (!tm_map_get(&body->types, name, &i))
		return NULL;
	if (body->value_info && i < body->value_info->len)
		return imp->options->no_value_info
		               ? NULL
		               : body->value_info->ptr[i].type;
	i -= body->value_info ? body->value_info->len : 0;
	return body->outputs->ptr[i].type;
}

static tm_status
declare_types(tm_onnx_importer *imp, tm_onnx_body *body,
              const tm_onnx_values *value_info, const tm_onnx_values *outputs)
{
	const size_t n = value_info->len;

	body->value_info = value_info;
	body->outputs = outputs;
	for (size_t i = 0; i < n; i++)
		if (!tm_map_put(&body->types, imp->arena,
		                value_info->ptr[i].name, i))
			return tm_onnx_no_memory(imp);
	for (size_t i = 0; outputs && i < outputs->len; i++)
		if (!tm_map_put(&body->types, imp->arena, outputs->ptr[i].name,
		                n + i))
			return tm_onnx_no_memory(imp);
	return TM_OK;
}

/* The type of a node's output: none where nobody can use it. */
static tm_status
output_type(tm_onnx_importer *imp, tm_onnx_body *body, tm_str name,
            MlirType *out)
{
	if (!name.len) {
		*out = tm_type_get(imp->ctx, TM_TYPE_NONE);
		return TM_OK;
	}
	return tm_onnx_import_type(imp, declared_type(imp, body, name), out);
}

/* ---- constants ---- */

static MlirNamedAttribute
operator_name(tm_onnx_importer *imp, const char *name)
{
	return tm_onnx_named(imp, "name",
	             mlirStringAttrGet(imp->ctx,
	                               mlirStringRefCreateFromCString(name)));
}

/* An initializer, or a Constant with a tensor: one form for both. */
static tm_status
import_constant(tm_onnx_importer *imp, tm_onnx_body *body, tm_str name,
                MlirAttribute value, MlirType type)
{
	const MlirNamedAttribute attrs[] = {
		operator_name(imp, "onnx.Constant"),
		tm_onnx_named(imp, "torch.onnx.value", value),
	};

	body->b.loc = tm_onnx_location(imp, name);
	return bind(imp, body, name,
	            tm_build(&body->b, "torch.operator", TM_NO_VALUES, type,
	                     (tm_attrs){ 2, attrs }));
}

static tm_status
import_initializers(tm_onnx_importer *imp, tm_onnx_body *body,
                    const tm_onnx_graph *g)
{
	MlirAttribute value;
	MlirType type;

	for (size_t i = 0; i < g->initializers.len; i++) {
		const tm_onnx_tensor *t = &g->initializers.ptr[i];

		TM_TRY(tm_onnx_import_tensor(imp, t, &value, &type));
		TM_TRY(import_constant(imp, body, t->name, value, type));
	}
	for (size_t i = 0; i < g->sparse_initializers.len; i++) {
		const tm_onnx_sparse *s = &g->sparse_initializers.ptr[i];

		TM_TRY(tm_onnx_import_sparse(imp, s, &value, &type));
		TM_TRY(import_constant(imp, body, s->values->name, value,
		                       type));
	}
	return TM_OK;
}

/* A Constant node whose value is a tensor is imported like an initializer;
 * one with another kind of value is an operator like any other. */
static const tm_onnx_attr *
constant_value(const tm_onnx_body *body, const tm_onnx_node *n)
{
	if (!tm_str_eq(n->op_type, TM_STR("Constant")) || n->attrs.len != 1 ||
	    n->outputs.len != 1 || !n->outputs.ptr[0].len || n->inputs.len)
		return NULL;
	return tm_onnx_resolve(body->call, &n->attrs.ptr[0]);
}

static tm_status
import_constant_node(tm_onnx_importer *imp, tm_onnx_body *body,
                     const tm_onnx_node *n, const tm_onnx_attr *a)
{
	MlirAttribute value;
	MlirType type;

	if (a->type == TM_ONNX_SPARSE)
		TM_TRY(tm_onnx_import_sparse(imp, a->sparse, &value, &type));
	else
		TM_TRY(tm_onnx_import_tensor(imp, a->t, &value, &type));
	return import_constant(imp, body, n->outputs.ptr[0], value, type);
}

/* ---- nodes ---- */

static tm_status import_graph(tm_onnx_importer *imp, tm_onnx_body *parent,
                              const tm_onnx_graph *g, MlirBlock block);

static int
by_name(const void *a, const void *b)
{
	const tm_str x = (*(const tm_onnx_attr *const *)a)->name;
	const tm_str y = (*(const tm_onnx_attr *const *)b)->name;
	const int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);

	return order ? order : (x.len > y.len) - (x.len < y.len);
}

/* The graphs among N's attributes, sorted by name as the regions of the
 * operator are. */
static tm_status
find_graphs(tm_onnx_importer *imp, const tm_onnx_body *body,
            const tm_onnx_node *n, const tm_onnx_attr ***out, size_t *len)
{
	*out = TM_NEW(imp->arena, const tm_onnx_attr *, n->attrs.len);
	*len = 0;
	if (!*out)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < n->attrs.len; i++) {
		const tm_onnx_attr *a =
		        tm_onnx_resolve(body->call, &n->attrs.ptr[i]);

		if (a && a->type == TM_ONNX_GRAPH)
			(*out)[(*len)++] = a;
	}
	qsort(*out, *len, sizeof **out, by_name);
	return TM_OK;
}

/* Imports N's graphs into REGIONS, which belong to nobody yet. */
static tm_status
import_regions(tm_onnx_importer *imp, tm_onnx_body *body,
               const tm_onnx_attr **graphs, size_t n, MlirRegion *regions)
{
	for (size_t i = 0; i < n; i++) {
		const MlirBlock block = mlirBlockCreate(0, NULL, NULL);

		mlirRegionAppendOwnedBlock(regions[i], block);
		TM_TRY(import_graph(imp, body, graphs[i]->g, block));
	}
	return TM_OK;
}

/* What an operator of another domain or opset than the function's says about
 * itself, since its name does not. */
static void
origin_attrs(tm_onnx_importer *imp, const tm_onnx_body *body,
             const tm_onnx_node *n, MlirNamedAttribute *attrs, size_t *len)
{
	const int64_t version =
	        tm_onnx_opset_version(body->opsets, n->domain);

	if (n->domain.len && !tm_str_eq(n->domain, TM_STR("ai.onnx")))
		attrs[(*len)++] = tm_onnx_named(imp, "torch.onnx_meta.domain",
		                        mlirStringAttrGet(imp->ctx,
		                                          tm_ref(n->domain)));
	if (version !=
	    tm_onnx_opset_version(&imp->model.opsets, n->domain))
		attrs[(*len)++] = tm_onnx_named(
		        imp, "torch.onnx_meta.opset_version",
		        mlirIntegerAttrGet(
		                mlirIntegerTypeSignedGet(imp->ctx, 64),
		                version));
}

struct operands {
	MlirValue *in;
	MlirType *out;
	MlirNamedAttribute *attrs;
	size_t num_attrs;
	MlirRegion *regions;
	size_t num_regions;
};

static tm_status
collect(tm_onnx_importer *imp, tm_onnx_body *body, const tm_onnx_node *n,
        struct operands *o)
{
	const char *name = tm_arena_printf(imp->arena, "onnx.%.*s",
	                                   TM_STR_ARG(n->op_type));

	o->in = TM_NEW(imp->arena, MlirValue, n->inputs.len);
	o->out = TM_NEW(imp->arena, MlirType, n->outputs.len);
	if (!name || !o->in || !o->out)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < n->inputs.len; i++)
		o->in[i] = find(imp, body, n->inputs.ptr[i]);
	for (size_t i = 0; i < n->outputs.len; i++)
		TM_TRY(output_type(imp, body, n->outputs.ptr[i], &o->out[i]));
	TM_TRY(tm_onnx_import_attrs(imp, body->call, n, 3, &o->attrs,
	                            &o->num_attrs));
	o->attrs[o->num_attrs++] = operator_name(imp, name);
	origin_attrs(imp, body, n, o->attrs, &o->num_attrs);
	return TM_OK;
}

static tm_status
build_node(tm_onnx_importer *imp, tm_onnx_body *body, const tm_onnx_node *n,
           const struct operands *o)
{
	MlirOperation op;

	body->b.loc = tm_onnx_location(imp, n->name.len ? n->name : n->op_type);
	op = tm_build_op(&body->b, "torch.operator",
	                 (tm_values){ (intptr_t)n->inputs.len, o->in },
	                 (tm_types){ (intptr_t)n->outputs.len, o->out },
	                 (tm_attrs){ (intptr_t)o->num_attrs, o->attrs },
	                 (tm_regions){ (intptr_t)o->num_regions, o->regions });
	for (size_t i = 0; i < n->outputs.len; i++)
		if (n->outputs.ptr[i].len)
			TM_TRY(bind(imp, body, n->outputs.ptr[i],
			            mlirOperationGetResult(op, (intptr_t)i)));
	return TM_OK;
}

static tm_status
import_operator(tm_onnx_importer *imp, tm_onnx_body *body,
                const tm_onnx_node *n)
{
	const tm_onnx_attr **graphs;
	struct operands o = { 0 };
	tm_status status;

	TM_TRY(collect(imp, body, n, &o));
	TM_TRY(find_graphs(imp, body, n, &graphs, &o.num_regions));
	o.regions = TM_NEW(imp->arena, MlirRegion, o.num_regions);
	if (!o.regions)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < o.num_regions; i++)
		o.regions[i] = mlirRegionCreate();
	status = import_regions(imp, body, graphs, o.num_regions, o.regions);
	if (status == TM_OK)
		return build_node(imp, body, n, &o);
	for (size_t i = 0; i < o.num_regions; i++)
		mlirRegionDestroy(o.regions[i]);
	return status;
}

/* ---- calls of model-local functions ---- */

static const char *
function_key(tm_onnx_importer *imp, tm_str domain, tm_str name,
             tm_str overload)
{
	if (tm_str_eq(domain, TM_STR("ai.onnx")))
		domain.len = 0;
	return tm_arena_printf(imp->arena, "%.*s:%.*s:%.*s",
	                       TM_STR_ARG(domain), TM_STR_ARG(name),
	                       TM_STR_ARG(overload));
}

tm_status
tm_onnx_index_functions(tm_onnx_importer *imp)
{
	for (size_t i = 0; i < imp->model.functions.len; i++) {
		const tm_onnx_function *f = &imp->model.functions.ptr[i];
		const char *key =
		        function_key(imp, f->domain, f->name, f->overload);
		size_t before;

		if (!key)
			return tm_onnx_no_memory(imp);
		if (tm_map_get(&imp->functions, tm_str_from(key), &before))
			return tm_fail(imp->err, TM_EINVAL, f->head.offset,
			               "the function '%.*s' is defined twice",
			               TM_STR_ARG(f->name));
		if (!tm_map_put(&imp->functions, imp->arena,
		                tm_str_from(key), i))
			return tm_onnx_no_memory(imp);
	}
	return TM_OK;
}

static const tm_onnx_function *
callee(tm_onnx_importer *imp, const tm_onnx_node *n)
{
	const char *key;
	size_t i;

	if (!imp->model.functions.len)
		return NULL;
	key = function_key(imp, n->domain, n->op_type, n->overload);
	if (!key || !tm_map_get(&imp->functions, tm_str_from(key), &i))
		return NULL;
	return &imp->model.functions.ptr[i];
}

static tm_status import_nodes(tm_onnx_importer *imp, tm_onnx_body *body,
                              const tm_onnx_nodes *nodes);

/* Binds NAME to a function's result, which takes the type that is declared
 * for NAME if it has none. */
static tm_status
bind_result(tm_onnx_importer *imp, tm_onnx_body *body, tm_str name,
            MlirValue v)
{
	MlirType type;

	TM_TRY(output_type(imp, body, name, &type));
	if (mlirTypeEqual(mlirValueGetType(v), tm_onnx_unknown_type(imp)))
		mlirValueSetType(v, type);
	return bind(imp, body, name, v);
}

/* Imports F's body in place of node N, which calls it. */
static tm_status
import_call(tm_onnx_importer *imp, tm_onnx_body *body, const tm_onnx_node *n,
            const tm_onnx_function *f)
{
	const tm_onnx_call call = {
		.parent = body->call,
		.function = f,
		.args = &n->attrs,
		.depth = body->call ? body->call->depth + 1 : 1,
	};
	tm_onnx_body inner = {
		.call = &call,
		.opsets = f->opsets.len ? &f->opsets : body->opsets,
		.b = body->b,
	};

	if (call.depth > MAX_CALL_DEPTH)
		return tm_fail(imp->err, TM_EINVAL, n->head.offset,
		               "function '%.*s' calls itself, or functions "
		               "nest deeper than %d",
		               TM_STR_ARG(f->name), MAX_CALL_DEPTH);
	if (n->inputs.len > f->inputs.len || n->outputs.len > f->outputs.len)
		return tm_fail(imp->err, TM_EINVAL, n->head.offset,
		               "node '%.*s' gives function '%.*s' more inputs "
		               "or outputs than it has",
		               TM_STR_ARG(n->name), TM_STR_ARG(f->name));
	TM_TRY(declare_types(imp, &inner, &f->value_info, NULL));
	for (size_t i = 0; i < n->inputs.len; i++)
		TM_TRY(bind(imp, &inner, f->inputs.ptr[i],
		            find(imp, body, n->inputs.ptr[i])));
	inner.b = body->b;
	TM_TRY(import_nodes(imp, &inner, &f->nodes));
	for (size_t i = 0; i < n->outputs.len; i++)
		if (n->outputs.ptr[i].len)
			TM_TRY(bind_result(imp, body, n->outputs.ptr[i],
			                   find(imp, &inner,
			                        f->outputs.ptr[i])));
	return TM_OK;
}

static tm_status
import_node(tm_onnx_importer *imp, tm_onnx_body *body, const tm_onnx_node *n)
{
	const tm_onnx_function *f = callee(imp, n);
	const tm_onnx_attr *value = constant_value(body, n);

	if (body->call && ++imp->num_called > MAX_CALLED_NODES)
		return tm_fail(imp->err, TM_ELIMIT, n->head.offset,
		               "functions expand to more than %d nodes",
		               MAX_CALLED_NODES);
	if (f)
		return import_call(imp, body, n, f);
	if (value &&
	    (value->type == TM_ONNX_TENSOR || value->type == TM_ONNX_SPARSE))
		return import_constant_node(imp, body, n, value);
	return import_operator(imp, body, n);
}

static tm_status
import_nodes(tm_onnx_importer *imp, tm_onnx_body *body,
             const tm_onnx_nodes *nodes)
{
	for (size_t i = 0; i < nodes->len; i++)
		TM_TRY(import_node(imp, body, &nodes->ptr[i]));
	return TM_OK;
}

/* ---- graphs ---- */

/* Collects the values that G gives back. */
static tm_status
graph_results(tm_onnx_importer *imp, tm_onnx_body *body, const tm_onnx_graph *g,
              MlirValue **out)
{
	*out = TM_NEW(imp->arena, MlirValue, g->outputs.len);
	if (!*out)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < g->outputs.len; i++)
		(*out)[i] = find(imp, body, g->outputs.ptr[i].name);
	return TM_OK;
}

tm_status
tm_onnx_import_body(tm_onnx_importer *imp, tm_onnx_body *body,
                    const tm_onnx_graph *g, const char *terminator)
{
	MlirValue *results;

	TM_TRY(declare_types(imp, body, &g->value_info, &g->outputs));
	TM_TRY(import_initializers(imp, body, g));
	TM_TRY(import_nodes(imp, body, &g->nodes));
	TM_TRY(graph_results(imp, body, g, &results));
	body->b.loc = tm_onnx_location(imp, g->name);
	tm_build_op(&body->b, terminator,
	            (tm_values){ (intptr_t)g->outputs.len, results },
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	return TM_OK;
}

static bool
is_initialized(const tm_map *initializers, tm_str name)
{
	size_t i;

	return tm_map_get(initializers, name, &i);
}

tm_status
tm_onnx_import_inputs(tm_onnx_importer *imp, tm_onnx_body *body,
                      const tm_onnx_graph *g)
{
	tm_map initializers = { 0 };

	for (size_t i = 0; i < g->initializers.len; i++)
		if (!tm_map_put(&initializers, imp->arena,
		                g->initializers.ptr[i].name, i))
			return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < g->inputs.len; i++) {
		const tm_onnx_value *v = &g->inputs.ptr[i];
		MlirLocation loc;
		MlirType type;

		if (is_initialized(&initializers, v->name))
			continue;
		TM_TRY(tm_onnx_import_type(imp, v->type, &type));
		loc = tm_onnx_location(imp, v->name);
		TM_TRY(bind(imp, body, v->name,
		            mlirBlockAddArgument(body->b.block, type, loc)));
	}
	return TM_OK;
}

/* A graph inside a node: BLOCK sees the names around it. */
static tm_status
import_graph(tm_onnx_importer *imp, tm_onnx_body *parent,
             const tm_onnx_graph *g, MlirBlock block)
{
	tm_onnx_body body = {
		.parent = parent,
		.call = parent->call,
		.opsets = parent->opsets,
		.b = tm_builder_at_end(block, parent->b.loc),
	};

	TM_TRY(tm_onnx_import_inputs(imp, &body, g));
	return tm_onnx_import_body(imp, &body, g, "torch.operator_terminator");
}
