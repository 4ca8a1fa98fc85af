/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/onnx/reader.h"

enum color { WHITE, GREY, BLACK };

/* One step of the walk: the node, and which of its needs comes next. */
struct step {
	size_t node, next;
};

struct walk {
	const tm_onnx_nodes *nodes;
	const tm_onnx_needs *needs;
	unsigned char *color;
	struct step *stack;
	size_t depth;
	tm_onnx_node *sorted;
	size_t done;
};

/* Names the cycle's first node, so that the user finds it. */
static tm_status
cycle(const struct walk *w, size_t node, tm_error *err)
{
	const tm_onnx_node *n = &w->nodes->ptr[node];

	return tm_fail(err, TM_EINVAL, n->head.offset,
	               "node '%.*s' (%.*s) depends on itself",
	               TM_STR_ARG(n->name), TM_STR_ARG(n->op_type));
}

/* Takes what the node on top of the stack needs next, or the node itself
 * when it needs nothing more. */
static tm_status
advance(struct walk *w, tm_error *err)
{
	struct step *top = &w->stack[w->depth - 1];
	size_t need;

	if (top->next == w->needs->start[top->node + 1]) {
		w->sorted[w->done++] = w->nodes->ptr[top->node];
		w->color[top->node] = BLACK;
		w->depth--;
		return TM_OK;
	}
	need = w->needs->ptr[top->next++];
	if (w->color[need] == GREY)
		return cycle(w, need, err);
	if (w->color[need] == WHITE) {
		w->color[need] = GREY;
		w->stack[w->depth++] =
		        (struct step){ need, w->needs->start[need] };
	}
	return TM_OK;
}

static tm_status
visit(struct walk *w, size_t node, tm_error *err)
{
	if (w->color[node] == BLACK)
		return TM_OK;
	w->color[node] = GREY;
	w->stack[w->depth++] = (struct step){ node, w->needs->start[node] };
	while (w->depth)
		TM_TRY(advance(w, err));
	return TM_OK;
}

tm_status
tm_onnx_order(tm_arena *arena, tm_onnx_nodes *nodes,
              const tm_onnx_needs *needs, tm_error *err)
{
	struct walk w = {
		.nodes = nodes,
		.needs = needs,
		.color = TM_NEW(arena, unsigned char, nodes->len),
		.stack = TM_NEW(arena, struct step, nodes->len),
		.sorted = TM_NEW(arena, tm_onnx_node, nodes->len),
	};

	if (!w.color || !w.stack || !w.sorted)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	for (size_t i = 0; i < nodes->len; i++)
		TM_TRY(visit(&w, i, err));
	nodes->ptr = w.sorted;
	return TM_OK;
}
