/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/map.h"
#include "import/onnx/reader.h"

#include <inttypes.h>

/* Producers of names, besides the index of a node. */
#define FROM_INPUT (SIZE_MAX - 1)
#define FROM_INITIALIZER (SIZE_MAX - 2)

/* What is looked through one by one is short in any honest model. */
enum { MAX_ATTRS = 1000, MAX_OPSETS = 100 };

/*
 * The names of one graph or function body.  While node CURRENT is looked at,
 * whatever it or a graph inside it uses of this scope becomes a need of it.
 */
struct scope {
	struct scope *parent;
	tm_map names; /* name -> producer */
	size_t current;
	tm_onnx_needs needs;
	bool unordered; /* a node stands before one that it needs */
};

struct checker {
	tm_arena *arena;
	const tm_onnx_model *model;
	const tm_onnx_opsets *opsets; /* of the model or the function */
	tm_error *err;
};

static tm_status
no_memory(struct checker *c)
{
	return tm_fail(c->err, c->arena->limit ? TM_ELIMIT : TM_ENOMEM,
	               TM_NO_OFFSET, "the graph needs more memory");
}

static tm_status
define(struct checker *c, struct scope *s, tm_str name, size_t producer,
       const tm_wire_head *head)
{
	size_t before;

	if (tm_map_get(&s->names, name, &before) &&
	    !(before == FROM_INPUT && producer == FROM_INITIALIZER))
		return tm_fail(c->err, TM_EINVAL, head->offset,
		               "the name '%.*s' is defined twice",
		               TM_STR_ARG(name));
	if (!tm_map_put(&s->names, c->arena, name, producer))
		return no_memory(c);
	return TM_OK;
}

/* ---- defining ---- */

static tm_status
define_inputs(struct checker *c, struct scope *s, const tm_onnx_graph *g)
{
	for (size_t i = 0; i < g->inputs.len; i++) {
		const tm_onnx_value *v = &g->inputs.ptr[i];

		if (!v->name.len)
			return tm_fail(c->err, TM_EINVAL, v->head.offset,
			               "input %zu has no name", i);
		TM_TRY(define(c, s, v->name, FROM_INPUT, &v->head));
	}
	return TM_OK;
}

static tm_status
define_tensor(struct checker *c, struct scope *s, const tm_onnx_tensor *t)
{
	if (!t || !t->name.len)
		return tm_fail(c->err, TM_EINVAL,
		               t ? t->head.offset : TM_NO_OFFSET,
		               "an initializer has no name");
	return define(c, s, t->name, FROM_INITIALIZER, &t->head);
}

static tm_status
define_initializers(struct checker *c, struct scope *s,
                    const tm_onnx_graph *g)
{
	for (size_t i = 0; i < g->initializers.len; i++)
		TM_TRY(define_tensor(c, s, &g->initializers.ptr[i]));
	for (size_t i = 0; i < g->sparse_initializers.len; i++)
		TM_TRY(define_tensor(c, s,
		                     g->sparse_initializers.ptr[i].values));
	return TM_OK;
}

static tm_status
define_outputs(struct checker *c, struct scope *s, const tm_onnx_nodes *nodes)
{
	for (size_t i = 0; i < nodes->len; i++) {
		const tm_onnx_node *n = &nodes->ptr[i];

		for (size_t o = 0; o < n->outputs.len; o++)
			if (n->outputs.ptr[o].len)
				TM_TRY(define(c, s, n->outputs.ptr[o], i,
				              &n->head));
	}
	return TM_OK;
}

/* ---- using ---- */

static tm_status
need(struct checker *c, struct scope *s, size_t producer)
{
	if (producer == FROM_INPUT || producer == FROM_INITIALIZER)
		return TM_OK;
	if (producer >= s->current)
		s->unordered = true;
	if (!tm_arena_grow(c->arena, &s->needs.ptr, &s->needs.cap,
	                   s->needs.len + 1, sizeof(size_t)))
		return no_memory(c);
	s->needs.ptr[s->needs.len++] = producer;
	return TM_OK;
}

/* Finds NAME from the inside out; false if nothing defines it. */
static bool
find(struct scope **s, tm_str name, size_t *producer)
{
	for (; *s; *s = (*s)->parent)
		if (tm_map_get(&(*s)->names, name, producer))
			return true;
	return false;
}

static tm_status
use_inputs(struct checker *c, struct scope *scope, const tm_onnx_node *n)
{
	for (size_t i = 0; i < n->inputs.len; i++) {
		const tm_str name = n->inputs.ptr[i];
		struct scope *s = scope;
		size_t producer;

		if (!name.len)
			continue; /* left out */
		if (!find(&s, name, &producer))
			return tm_fail(c->err, TM_EINVAL, n->head.offset,
			               "node '%.*s' (%.*s) uses '%.*s', which "
			               "nothing defines",
			               TM_STR_ARG(n->name),
			               TM_STR_ARG(n->op_type),
			               TM_STR_ARG(name));
		TM_TRY(need(c, s, producer));
	}
	return TM_OK;
}

static tm_status
use_outputs(struct checker *c, struct scope *scope, const tm_onnx_graph *g)
{
	for (size_t i = 0; i < g->outputs.len; i++) {
		const tm_onnx_value *v = &g->outputs.ptr[i];
		struct scope *s = scope;
		size_t producer;

		if (!find(&s, v->name, &producer))
			return tm_fail(c->err, TM_EINVAL, v->head.offset,
			               "nothing defines the output '%.*s'",
			               TM_STR_ARG(v->name));
		if (s != scope)
			TM_TRY(need(c, s, producer));
	}
	return TM_OK;
}

/* ---- attributes ---- */

/* A model of IR version 1 may leave the type out: the fields tell. */
static void
infer_type(tm_onnx_attr *a)
{
	static const struct {
		unsigned field;
		tm_onnx_attr_type type;
	} by_field[] = {
		{ 2, TM_ONNX_FLOAT },    { 3, TM_ONNX_INT },
		{ 4, TM_ONNX_STR },      { 5, TM_ONNX_TENSOR },
		{ 6, TM_ONNX_GRAPH },    { 7, TM_ONNX_FLOATS },
		{ 8, TM_ONNX_INTS },     { 9, TM_ONNX_STRS },
		{ 10, TM_ONNX_TENSORS }, { 11, TM_ONNX_GRAPHS },
		{ 14, TM_ONNX_TYPE },    { 22, TM_ONNX_SPARSE },
	};

	for (size_t i = 0; i < sizeof by_field / sizeof by_field[0]; i++)
		if (tm_wire_has(&a->head, by_field[i].field))
			a->type = by_field[i].type;
}

static bool
has_what_its_type_says(const tm_onnx_attr *a)
{
	if (a->ref.len)
		return true;
	switch (a->type) {
	case TM_ONNX_UNDEFINED:
		return false;
	case TM_ONNX_TENSOR:
		return a->t;
	case TM_ONNX_GRAPH:
		return a->g;
	case TM_ONNX_SPARSE:
		return a->sparse && a->sparse->values && a->sparse->indices;
	case TM_ONNX_TYPE:
		return a->tp;
	default:
		return true;
	}
}

static tm_status
check_attr(struct checker *c, const tm_onnx_node *n, tm_onnx_attr *a)
{
	if (!a->name.len || memchr(a->name.ptr, 0, a->name.len))
		return tm_fail(c->err, TM_EINVAL, a->head.offset,
		               "an attribute of node '%.*s' (%.*s) has no "
		               "name",
		               TM_STR_ARG(n->name), TM_STR_ARG(n->op_type));
	if (a->type == TM_ONNX_UNDEFINED)
		infer_type(a);
	if (!has_what_its_type_says(a))
		return tm_fail(c->err, TM_EINVAL, a->head.offset,
		               "attribute '%.*s' of node '%.*s' (%.*s) has "
		               "no value of its type %" PRId64,
		               TM_STR_ARG(a->name), TM_STR_ARG(n->name),
		               TM_STR_ARG(n->op_type), a->type);
	return TM_OK;
}

static tm_status check_graph(struct checker *c, struct scope *parent,
                             tm_onnx_graph *g);

static tm_status
check_attrs(struct checker *c, struct scope *s, const tm_onnx_node *n)
{
	if (n->attrs.len > MAX_ATTRS)
		return tm_fail(c->err, TM_ELIMIT, n->head.offset,
		               "node '%.*s' (%.*s) has %zu attributes",
		               TM_STR_ARG(n->name), TM_STR_ARG(n->op_type),
		               n->attrs.len);
	for (size_t i = 0; i < n->attrs.len; i++) {
		tm_onnx_attr *a = &n->attrs.ptr[i];

		TM_TRY(check_attr(c, n, a));
		if (tm_onnx_attr_find(&n->attrs, a->name) != a)
			return tm_fail(c->err, TM_EINVAL, a->head.offset,
			               "node '%.*s' (%.*s) has two attributes "
			               "'%.*s'",
			               TM_STR_ARG(n->name),
			               TM_STR_ARG(n->op_type),
			               TM_STR_ARG(a->name));
		if (a->type == TM_ONNX_GRAPH && a->g)
			TM_TRY(check_graph(c, s, a->g));
		for (size_t k = 0; k < a->graphs.len; k++)
			TM_TRY(check_graph(c, s, &a->graphs.ptr[k]));
	}
	return TM_OK;
}

/* ---- nodes ---- */

static tm_status
check_domain(struct checker *c, const tm_onnx_node *n)
{
	if (tm_onnx_opset_version(c->opsets, n->domain) > 0)
		return TM_OK;
	return tm_fail(c->err, TM_EINVAL, n->head.offset,
	               "node '%.*s' (%.*s) is of the domain '%.*s', which the "
	               "model does not import",
	               TM_STR_ARG(n->name), TM_STR_ARG(n->op_type),
	               TM_STR_ARG(n->domain));
}

static tm_status
check_node(struct checker *c, struct scope *s, const tm_onnx_node *n)
{
	if (!n->op_type.len)
		return tm_fail(c->err, TM_EINVAL, n->head.offset,
		               "node '%.*s' has no operator",
		               TM_STR_ARG(n->name));
	TM_TRY(check_domain(c, n));
	TM_TRY(use_inputs(c, s, n));
	return check_attrs(c, s, n);
}

static tm_status
check_nodes(struct checker *c, struct scope *s, tm_onnx_nodes *nodes)
{
	s->needs.start = TM_NEW(c->arena, size_t, nodes->len + 1);
	if (!s->needs.start)
		return no_memory(c);
	for (size_t i = 0; i < nodes->len; i++) {
		s->current = i;
		TM_TRY(check_node(c, s, &nodes->ptr[i]));
		s->needs.start[i + 1] = s->needs.len;
	}
	if (s->unordered)
		return tm_onnx_order(c->arena, nodes, &s->needs, c->err);
	return TM_OK;
}

static tm_status
check_graph(struct checker *c, struct scope *parent, tm_onnx_graph *g)
{
	struct scope s = { .parent = parent };

	TM_TRY(define_inputs(c, &s, g));
	TM_TRY(define_initializers(c, &s, g));
	TM_TRY(define_outputs(c, &s, &g->nodes));
	TM_TRY(check_nodes(c, &s, &g->nodes));
	return use_outputs(c, &s, g);
}

/* ---- functions and the model ---- */

/* The default of a function's attribute is a value, and no graph. */
static tm_status
check_default(struct checker *c, const tm_onnx_node *self, tm_onnx_attr *a)
{
	TM_TRY(check_attr(c, self, a));
	if (a->ref.len || a->type == TM_ONNX_GRAPH ||
	    a->type == TM_ONNX_GRAPHS)
		return tm_fail(c->err, TM_EINVAL, a->head.offset,
		               "attribute '%.*s' of function '%.*s' has no "
		               "default that is a value",
		               TM_STR_ARG(a->name), TM_STR_ARG(self->name));
	return TM_OK;
}

static tm_status
check_function(struct checker *c, tm_onnx_function *f)
{
	const tm_onnx_node self = { .name = f->name };
	struct scope s = { 0 };

	if (!f->name.len)
		return tm_fail(c->err, TM_EINVAL, f->head.offset,
		               "a function has no name");
	for (size_t i = 0; i < f->inputs.len; i++)
		TM_TRY(define(c, &s, f->inputs.ptr[i], FROM_INPUT, &f->head));
	TM_TRY(define_outputs(c, &s, &f->nodes));
	c->opsets = f->opsets.len ? &f->opsets : &c->model->opsets;
	for (size_t i = 0; i < f->attr_defaults.len; i++)
		TM_TRY(check_default(c, &self, &f->attr_defaults.ptr[i]));
	TM_TRY(check_nodes(c, &s, &f->nodes));
	for (size_t i = 0; i < f->outputs.len; i++) {
		size_t producer;

		if (!tm_map_get(&s.names, f->outputs.ptr[i], &producer))
			return tm_fail(c->err, TM_EINVAL, f->head.offset,
			               "nothing defines the output '%.*s' of "
			               "function '%.*s'",
			               TM_STR_ARG(f->outputs.ptr[i]),
			               TM_STR_ARG(f->name));
	}
	return TM_OK;
}

static tm_status
check_opsets(struct checker *c, const tm_onnx_opsets *opsets)
{
	if (opsets->len > MAX_OPSETS)
		return tm_fail(c->err, TM_ELIMIT, opsets->ptr[0].head.offset,
		               "%zu domains are imported", opsets->len);
	for (size_t i = 0; i < opsets->len; i++) {
		const tm_onnx_opset *o = &opsets->ptr[i];

		if (o->version < 1 || o->version > INT32_MAX)
			return tm_fail(c->err, TM_EINVAL, o->head.offset,
			               "domain '%.*s' has the version %" PRId64,
			               TM_STR_ARG(o->domain), o->version);
		if (tm_onnx_opset_version(opsets, o->domain) != o->version)
			return tm_fail(c->err, TM_EINVAL, o->head.offset,
			               "domain '%.*s' is imported in two "
			               "versions",
			               TM_STR_ARG(o->domain));
	}
	return TM_OK;
}

tm_status
tm_onnx_check(tm_arena *arena, tm_onnx_model *model, tm_error *err)
{
	struct checker c = { arena, model, &model->opsets, err };

	TM_TRY(check_opsets(&c, &model->opsets));
	for (size_t i = 0; i < model->functions.len; i++) {
		TM_TRY(check_opsets(&c, &model->functions.ptr[i].opsets));
		TM_TRY(check_function(&c, &model->functions.ptr[i]));
	}
	c.opsets = &model->opsets;
	return check_graph(&c, NULL, model->graph);
}
