/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/read.h"



/* Reads the value of one alternative into OUT, whose kind is set. */
typedef tm_status (*read_fn)(tm_pt2_read_state *r, tm_pt2_graph *g,
                             bool define, const tm_json *v, tm_pt2_arg *out);

static tm_status
wrong(tm_pt2_read_state *r, const char *what)
{
	return tm_pt2_bad(r, TM_EINVAL, "%s expected", what);
}

/* -- Names --------------------------------------------------------------- */

static tm_status
resolve(tm_pt2_read_state *r, tm_pt2_graph *g, bool define, const tm_json *v,
        tm_pt2_arg *out)
{
	tm_pt2_value *value;
	tm_str name;

	if (!tm_json_str(v, &name))
		return wrong(r, "a value's name");
	if (!tm_map_get(&g->by_name, name, &out->value))
		return tm_pt2_bad(r, TM_EINVAL,
		                  "the graph does not describe '%.*s'",
		                  TM_STR_ARG(name));
	value = &g->values[out->value];
	if (value->kind != out->kind)
		return tm_pt2_bad(r, TM_EINVAL,
		                  "'%.*s' is used as another kind of value "
		                  "than it is",
		                  TM_STR_ARG(name));
	if (define && value->defined)
		return tm_pt2_bad(r, TM_EINVAL, "'%.*s' is defined twice",
		                  TM_STR_ARG(name));
	if (!define && !value->defined)
		return tm_pt2_bad(r, TM_EINVAL,
		                  "'%.*s' is used before it is defined",
		                  TM_STR_ARG(name));
	value->defined = true;
	return TM_OK;
}

static tm_status
read_named(tm_pt2_read_state *r, tm_pt2_graph *g, bool define,
           const tm_json *v, tm_pt2_arg *out)
{
	return resolve(r, g, define, tm_json_get(v, "name"), out);
}

/* {"as_name": "s"} or a number, for one of the three symbolic kinds. */
static tm_status
read_sym(tm_pt2_read_state *r, tm_pt2_graph *g, bool define, const tm_json *v,
         tm_pt2_arg *out)
{
	const tm_json *value = NULL;
	tm_str key = { 0 };

	TM_TRY(tm_pt2_union(r, v, &key, &value));
	if (tm_str_eq(key, TM_STR("as_name")))
		return resolve(r, g, define, value, out);
	if (tm_str_eq(key, TM_STR("as_int")) && tm_json_int(value, &out->i))
		out->kind = TM_PT2_INT;
	else if (tm_str_eq(key, TM_STR("as_float")) &&
	         tm_json_float(value, &out->f))
		out->kind = TM_PT2_FLOAT;
	else if (tm_str_eq(key, TM_STR("as_bool")) &&
	         tm_json_bool(value, &out->b))
		out->kind = TM_PT2_BOOL;
	else
		return wrong(r, "a name or a number");
	return TM_OK;
}

static tm_status
read_optional_tensor(tm_pt2_read_state *r, tm_pt2_graph *g, bool define,
                     const tm_json *v, tm_pt2_arg *out)
{
	const tm_json *value = NULL;
	tm_str key = { 0 };

	TM_TRY(tm_pt2_union(r, v, &key, &value));
	if (tm_str_eq(key, TM_STR("as_tensor")))
		return read_named(r, g, define, value, out);
	out->kind = TM_PT2_NONE;
	return tm_str_eq(key, TM_STR("as_none")) ? TM_OK : wrong(r, "a tensor");
}

/* -- Plain values -------------------------------------------------------- */

#define READER(name) \
	static tm_status name(tm_pt2_read_state *r, tm_pt2_graph *g, \
	                      bool define, const tm_json *v, tm_pt2_arg *out)

READER(read_none)
{
	(void)r, (void)g, (void)define, (void)v, (void)out;
	return TM_OK;
}

READER(read_bool)
{
	(void)g, (void)define;
	return tm_json_bool(v, &out->b) ? TM_OK : wrong(r, "true or false");
}

READER(read_int)
{
	(void)g, (void)define;
	return tm_json_int(v, &out->i) ? TM_OK : wrong(r, "a 64-bit integer");
}

READER(read_float)
{
	(void)g, (void)define;
	return tm_json_float(v, &out->f) ? TM_OK : wrong(r, "a number");
}

READER(read_complex)
{
	(void)g, (void)define;
	return tm_json_float(tm_json_get(v, "real"), &out->c.re) &&
	                       tm_json_float(tm_json_get(v, "imag"),
	                                     &out->c.im)
	               ? TM_OK
	               : wrong(r, "a complex number");
}

READER(read_string)
{
	(void)g, (void)define;
	return v ? tm_pt2_text(r, v, &out->s) : wrong(r, "a string");
}

READER(read_dtype)
{
	tm_dtype dtype = TM_DTYPE_NONE;

	(void)g, (void)define;
	TM_TRY(tm_pt2_dtype(r, v, &dtype));
	out->i = tm_dtype_get(dtype)->torch;
	return TM_OK;
}

/* Maps the file's number by TABLE of N, where -1 is no number. */
static tm_status
renumber(tm_pt2_read_state *r, const tm_json *v, const int8_t *table,
         size_t n, const char *what, int64_t *out)
{
	int64_t number;

	if (!tm_json_int(v, &number) || number < 0 || (size_t)number >= n ||
	    table[number] < 0)
		return tm_pt2_bad(r, TM_EUNSUP, "unknown %s", what);
	*out = table[number];
	return TM_OK;
}

static tm_status
layout_of(tm_pt2_read_state *r, const tm_json *v, int64_t *out)
{
	static const int8_t c10[] = { -1, 1, 2, 4, 5, 6, 3, 0 };

	return renumber(r, v, c10, sizeof c10, "tensor layout", out);
}

READER(read_layout)
{
	(void)g, (void)define;
	return layout_of(r, v, &out->i);
}

READER(read_memory_format)
{
	static const int8_t c10[] = { -1, 0, 2, 3, 1 };

	(void)g, (void)define;
	return renumber(r, v, c10, sizeof c10, "memory format", &out->i);
}

READER(read_device)
{
	int64_t index;
	tm_str type;

	(void)g, (void)define;
	if (!tm_json_str(tm_json_get(v, "type"), &type))
		return wrong(r, "a device");
	out->s = tm_json_int(tm_json_get(v, "index"), &index)
	                 ? tm_str_from(tm_arena_printf(r->arena, "%.*s:%lld",
	                                               TM_STR_ARG(type),
	                                               (long long)index))
	                 : tm_arena_str(r->arena, type);
	return out->s.ptr ? TM_OK
	                  : tm_pt2_bad(r, TM_ELIMIT, "out of memory");
}

READER(read_subgraph)
{
	(void)g, (void)define;
	return tm_pt2_read_graph(r, tm_json_get(v, "graph"), &out->graph);
}

READER(read_dict)
{
	tm_json_walk walk = { 0 };
	size_t n = 0;

	while (tm_json_next(v, &walk))
		n++;
	out->dict.items = TM_PT2_NEW(r, tm_pt2_named, n);
	if (!out->dict.items)
		return r->err->status;
	walk = (tm_json_walk){ 0 };
	while (tm_json_next(v, &walk)) {
		tm_pt2_named *item = &out->dict.items[out->dict.count++];

		item->name = tm_arena_str(r->arena, walk.key);
		TM_TRY(tm_pt2_read_arg(r, g, define, walk.value, &item->arg));
	}
	return TM_OK;
}

/* -- The union ----------------------------------------------------------- */

/* DEPTH counts the lists around a value of KIND. */
static const struct alternative {
	tm_str key;
	tm_pt2_kind kind;
	int depth;
	read_fn read;
} alternatives[] = {
	{ { "as_none", 7 }, TM_PT2_NONE, 0, read_none },
	{ { "as_tensor", 9 }, TM_PT2_TENSOR, 0, read_named },
	{ { "as_tensors", 10 }, TM_PT2_TENSOR, 1, read_named },
	{ { "as_nested_tensors", 17 }, TM_PT2_TENSOR, 2, read_named },
	{ { "as_optional_tensor", 18 }, TM_PT2_TENSOR, 0, read_optional_tensor },
	{ { "as_optional_tensors", 19 }, TM_PT2_TENSOR, 1, read_optional_tensor },
	{ { "as_int", 6 }, TM_PT2_INT, 0, read_int },
	{ { "as_ints", 7 }, TM_PT2_INT, 1, read_int },
	{ { "as_int_lists", 12 }, TM_PT2_INT, 2, read_int },
	{ { "as_float", 8 }, TM_PT2_FLOAT, 0, read_float },
	{ { "as_floats", 9 }, TM_PT2_FLOAT, 1, read_float },
	{ { "as_float_lists", 14 }, TM_PT2_FLOAT, 2, read_float },
	{ { "as_bool", 7 }, TM_PT2_BOOL, 0, read_bool },
	{ { "as_bools", 8 }, TM_PT2_BOOL, 1, read_bool },
	{ { "as_string", 9 }, TM_PT2_STRING, 0, read_string },
	{ { "as_strings", 10 }, TM_PT2_STRING, 1, read_string },
	{ { "as_complex", 10 }, TM_PT2_COMPLEX, 0, read_complex },
	{ { "as_sym_int", 10 }, TM_PT2_SYM_INT, 0, read_sym },
	{ { "as_sym_ints", 11 }, TM_PT2_SYM_INT, 1, read_sym },
	{ { "as_sym_float", 12 }, TM_PT2_SYM_FLOAT, 0, read_sym },
	{ { "as_sym_floats", 13 }, TM_PT2_SYM_FLOAT, 1, read_sym },
	{ { "as_sym_bool", 11 }, TM_PT2_SYM_BOOL, 0, read_sym },
	{ { "as_sym_bools", 12 }, TM_PT2_SYM_BOOL, 1, read_sym },
	{ { "as_scalar_type", 14 }, TM_PT2_DTYPE, 0, read_dtype },
	{ { "as_memory_format", 16 }, TM_PT2_MEMORY_FORMAT, 0, read_memory_format },
	{ { "as_layout", 9 }, TM_PT2_LAYOUT, 0, read_layout },
	{ { "as_device", 9 }, TM_PT2_DEVICE, 0, read_device },
	{ { "as_graph", 8 }, TM_PT2_GRAPH, 0, read_subgraph },
	{ { "as_custom_obj", 13 }, TM_PT2_CUSTOM_OBJ, 0, read_named },
	{ { "as_operator", 11 }, TM_PT2_OPERATOR, 0, read_string },
	{ { "as_string_to_argument", 21 }, TM_PT2_DICT, 0, read_dict },
};

static tm_status
read_nested(tm_pt2_read_state *r, tm_pt2_graph *g, bool define,
            const tm_json *v, const struct alternative *a, int depth,
            tm_pt2_arg *out)
{
	if (depth == 0) {
		out->kind = a->kind;
		return a->read(r, g, define, v, out);
	}
	if (tm_json_kind_of(v) != TM_JSON_ARRAY)
		return wrong(r, "a list");
	out->kind = TM_PT2_LIST;
	out->element = depth > 1 ? TM_PT2_LIST : a->kind;
	out->list.items = TM_PT2_NEW(r, tm_pt2_arg, tm_json_count(v));
	if (!out->list.items)
		return r->err->status;
	for (; out->list.count < tm_json_count(v); out->list.count++)
		TM_TRY(read_nested(r, g, define,
		                   tm_json_at(v, out->list.count), a,
		                   depth - 1,
		                   &out->list.items[out->list.count]));
	return TM_OK;
}

tm_status
tm_pt2_read_arg(tm_pt2_read_state *r, tm_pt2_graph *g, bool define,
                const tm_json *v, tm_pt2_arg *out)
{
	const tm_json *value = NULL;
	tm_str key = { 0 };

	TM_TRY(tm_pt2_union(r, v, &key, &value));
	for (size_t i = 0; i < sizeof alternatives / sizeof *alternatives; i++)
		if (tm_str_eq(key, alternatives[i].key))
			return read_nested(r, g, define, value,
			                   &alternatives[i],
			                   alternatives[i].depth, out);
	return tm_pt2_bad(r, TM_EUNSUP,
	                  "argument of kind '%.*s' is newer than this reader",
	                  (int)(key.len > 60 ? 60 : key.len), key.ptr);
}

/* -- The values' descriptions -------------------------------------------- */

static tm_status
read_meta(tm_pt2_read_state *r, const tm_json *v, tm_pt2_value *out)
{
	TM_TRY(tm_pt2_dtype(r, tm_json_get(v, "dtype"), &out->dtype));
	TM_TRY(layout_of(r, tm_json_get(v, "layout"), &out->layout));
	return tm_pt2_dims(r, tm_json_get(v, "sizes"), &out->rank,
	                   &out->sizes);
}

/* The graph's tables of values, and the kind of value each describes. */
static const struct {
	const char *key;
	tm_pt2_kind kind;
} tables[] = {
	{ "tensor_values", TM_PT2_TENSOR },
	{ "sym_int_values", TM_PT2_SYM_INT },
	{ "sym_float_values", TM_PT2_SYM_FLOAT },
	{ "sym_bool_values", TM_PT2_SYM_BOOL },
	{ "custom_obj_values", TM_PT2_CUSTOM_OBJ },
};
enum { NUM_TABLES = sizeof tables / sizeof *tables };

static tm_status
read_value(tm_pt2_read_state *r, tm_pt2_graph *g, const tm_json_walk *walk,
           tm_pt2_kind kind)
{
	tm_pt2_value *value = &g->values[g->num_values];
	size_t other;

	if (tm_map_get(&g->by_name, walk->key, &other))
		return tm_pt2_bad(r, TM_EINVAL, "'%.*s' is described twice",
		                  TM_STR_ARG(walk->key));
	value->name = tm_arena_str(r->arena, walk->key);
	if (!value->name.ptr ||
	    !tm_map_put(&g->by_name, r->arena, value->name, g->num_values))
		return tm_pt2_bad(r, TM_ELIMIT,
		                  "the program needs more memory than allowed");
	value->kind = kind;
	g->num_values++;
	return kind == TM_PT2_TENSOR ? read_meta(r, walk->value, value)
	                             : TM_OK;
}

static tm_status
read_values(tm_pt2_read_state *r, const tm_json *v, tm_pt2_graph *g)
{
	size_t n = 0;

	for (int t = 0; t < NUM_TABLES; t++) {
		tm_json_walk walk = { 0 };

		while (tm_json_next(tm_json_get(v, tables[t].key), &walk))
			n++;
	}
	g->values = TM_PT2_NEW(r, tm_pt2_value, n);
	if (!g->values)
		return r->err->status;
	for (int t = 0; t < NUM_TABLES; t++) {
		tm_json_walk walk = { 0 };

		while (tm_json_next(tm_json_get(v, tables[t].key), &walk))
			TM_TRY(read_value(r, g, &walk, tables[t].kind));
	}
	return TM_OK;
}

/* -- Nodes and graphs ---------------------------------------------------- */

static tm_status
read_args(tm_pt2_read_state *r, tm_pt2_graph *g, bool define,
          const tm_json *v, tm_pt2_arg **out, size_t *count)
{
	if (tm_json_kind_of(v) != TM_JSON_ARRAY)
		return wrong(r, "a list of arguments");
	*out = TM_PT2_NEW(r, tm_pt2_arg, tm_json_count(v));
	if (!*out)
		return r->err->status;
	for (*count = 0; *count < tm_json_count(v); ++*count)
		TM_TRY(tm_pt2_read_arg(r, g, define, tm_json_at(v, *count),
		                       *out + *count));
	return TM_OK;
}

static tm_status
read_inputs(tm_pt2_read_state *r, tm_pt2_graph *g, const tm_json *v,
            tm_pt2_node *node)
{
	node->inputs = TM_PT2_NEW(r, tm_pt2_named, tm_json_count(v));
	if (!node->inputs)
		return r->err->status;
	for (; node->num_inputs < tm_json_count(v); node->num_inputs++) {
		const tm_json *item = tm_json_at(v, node->num_inputs);
		tm_pt2_named *input = &node->inputs[node->num_inputs];

		TM_TRY(tm_pt2_text(r, tm_json_get(item, "name"),
		                   &input->name));
		TM_TRY(tm_pt2_read_arg(r, g, false, tm_json_get(item, "arg"),
		                       &input->arg));
	}
	return TM_OK;
}

static tm_status
read_node(tm_pt2_read_state *r, tm_pt2_graph *g, const tm_json *v,
          tm_pt2_node *node)
{
	TM_TRY(tm_pt2_text(r, tm_json_get(v, "target"), &node->target));
	if (!node->target.len)
		return wrong(r, "a target");
	TM_TRY(tm_pt2_text(r, tm_json_get(v, "name"), &node->name));
	TM_TRY(tm_pt2_text(r,
	                   tm_json_get(tm_json_get(v, "metadata"),
	                               "stack_trace"),
	                   &node->stack_trace));
	TM_TRY(read_inputs(r, g, tm_json_get(v, "inputs"), node));
	return read_args(r, g, true, tm_json_get(v, "outputs"),
	                 &node->outputs, &node->num_outputs);
}

static tm_status
read_nodes(tm_pt2_read_state *r, const tm_json *v, tm_pt2_graph *g)
{
	const tm_pt2_read_state outer = *r;

	g->nodes = TM_PT2_NEW(r, tm_pt2_node, tm_json_count(v));
	if (!g->nodes)
		return r->err->status;
	for (; g->num_nodes < tm_json_count(v); g->num_nodes++) {
		r->node = &g->nodes[g->num_nodes];
		r->node_index = g->num_nodes;
		TM_TRY(read_node(r, g, tm_json_at(v, g->num_nodes),
		                 &g->nodes[g->num_nodes]));
	}
	*r = outer;
	return TM_OK;
}

tm_status
tm_pt2_read_graph(tm_pt2_read_state *r, const tm_json *v, tm_pt2_graph **out)
{
	tm_pt2_graph *g = TM_PT2_NEW(r, tm_pt2_graph, 1);

	*out = g;
	if (!g)
		return r->err->status;
	if (tm_json_kind_of(v) != TM_JSON_OBJECT)
		return wrong(r, "a graph");
	TM_TRY(read_values(r, v, g));
	TM_TRY(read_args(r, g, true, tm_json_get(v, "inputs"), &g->inputs,
	                 &g->num_inputs));
	TM_TRY(read_nodes(r, tm_json_get(v, "nodes"), g));
	return read_args(r, g, false, tm_json_get(v, "outputs"), &g->outputs,
	                 &g->num_outputs);
}
