/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_IMPORTER_H
#define TM_IMPORT_PT2_IMPORTER_H

/* What the files of the .pt2 importer share. */

#include "base/mapping.h"
#include "dialect/build.h"
#include "import/pt2/pt2.h"

typedef struct tm_pt2_importer {
	MlirContext ctx;
	tm_arena *arena;
	tm_error *err;
	const tm_pt2_options *options;
	const tm_pt2_program *program;
	tm_mapping *mapping;
	/* TM_TYPE_TENSOR where some op mutates its operands, so that all
	 * tensors have reference semantics; else TM_TYPE_VTENSOR. */
	tm_type_kind tensor;
	struct tm_pt2_symbols *symbols;
	tm_map literals; /* of weights; tied ones are imported once */
	MlirValue *literal_values;
	size_t num_literals, cap_literals;
	const tm_pt2_node *node; /* being imported, for messages */
	const tm_pt2_graph *graph;
} tm_pt2_importer;

/* One graph on its way into a block. */
typedef struct tm_pt2_scope {
	const tm_pt2_graph *graph;
	MlirValue *values;       /* by index; null: not there yet */
	const size_t *weight_of; /* input index + 1 of values that are
	                          * weights; NULL in a sub-graph */
	tm_dtype autocast;       /* the region's type, or TM_DTYPE_NONE */
	tm_builder b;
} tm_pt2_scope;

/* A growing list of values, in the importer's arena. */
typedef struct tm_pt2_values {
	MlirValue *v;
	size_t n, cap;
} tm_pt2_values;

static inline tm_values
tm_pt2_span(const tm_pt2_values *l)
{
	return (tm_values){ (intptr_t)l->n, l->v };
}

/* ---- import.c ---- */

/* Records a failure at the current node. */
tm_status tm_pt2_fail(tm_pt2_importer *imp, tm_status status,
                      const char *format, ...) TM_PRINTF(3, 4);
void *tm_pt2_alloc(tm_pt2_importer *imp, size_t n, size_t size);
#define TM_PT2_ALLOC(imp, type, n) ((type *)tm_pt2_alloc(imp, n, sizeof(type)))
TM_NODISCARD tm_status tm_pt2_push(tm_pt2_importer *imp, tm_pt2_values *list,
                                   MlirValue v);
/* The node's name and the innermost line of Python. */
MlirLocation tm_pt2_location(tm_pt2_importer *imp, const tm_pt2_node *node);
/* A scope for G, which goes to the end of BLOCK. */
TM_NODISCARD tm_status tm_pt2_scope_open(tm_pt2_importer *imp,
                                         const tm_pt2_graph *g,
                                         MlirBlock block, MlirLocation loc,
                                         tm_pt2_scope *out);

/* ---- types.c ---- */

/* The type of a value of the graph. */
TM_NODISCARD tm_status tm_pt2_type(tm_pt2_importer *imp,
                                   const tm_pt2_value *value, MlirType *out);
/* A tensor of unknown sizes and element type. */
MlirType tm_pt2_any_tensor(tm_pt2_importer *imp);
/* The type of an argument by its own kind; none for TM_PT2_NONE. */
TM_NODISCARD tm_status tm_pt2_arg_type(tm_pt2_importer *imp,
                                       const tm_pt2_graph *g,
                                       const tm_pt2_arg *arg, MlirType *out);
/* Makes V a value of TYPE, by a cast if it is a tensor that says more or
 * less about its sizes, or by a conversion if it is a number. */
TM_NODISCARD tm_status tm_pt2_convert(tm_pt2_importer *imp, tm_builder *b,
                                      MlirType type, MlirValue *v);

/* ---- weight-literal.c ---- */

/* The literal of a weight, made on first use. */
TM_NODISCARD tm_status tm_pt2_literal(tm_pt2_importer *imp, tm_builder *b,
                                      const tm_pt2_weight *w,
                                      MlirValue *out);
/* A 0-d tensor of a number, a bool or a complex number. */
TM_NODISCARD tm_status tm_pt2_scalar_tensor(tm_pt2_importer *imp,
                                            tm_builder *b, tm_dtype dtype,
                                            const tm_pt2_arg *number,
                                            MlirValue *out);

/* ---- operand.c ---- */

/* The value that ARG names. */
TM_NODISCARD tm_status tm_pt2_value_of(tm_pt2_importer *imp,
                                       tm_pt2_scope *s, const tm_pt2_arg *arg,
                                       MlirValue *out);
/* ARG as an operand for PARAM of NODE's schema. */
TM_NODISCARD tm_status tm_pt2_operand(tm_pt2_importer *imp, tm_pt2_scope *s,
                                      const tm_pt2_node *node,
                                      const tm_schema_arg *param,
                                      const tm_pt2_arg *arg, MlirValue *out);
/* ARG as an operand where no schema says what is wanted. */
TM_NODISCARD tm_status tm_pt2_plain_operand(tm_pt2_importer *imp,
                                            tm_pt2_scope *s,
                                            const tm_pt2_arg *arg,
                                            MlirValue *out);
/* Appends ARG, or each element if it is a list. */
TM_NODISCARD tm_status tm_pt2_flatten(tm_pt2_importer *imp, tm_pt2_scope *s,
                                      const tm_pt2_arg *arg,
                                      tm_pt2_values *list);
/* The default of PARAM as an argument. */
TM_NODISCARD tm_status tm_pt2_default(tm_pt2_importer *imp,
                                      const tm_schema_arg *param,
                                      tm_pt2_arg *out);

/* ---- node.c ---- */

/* Imports the nodes of S's graph. */
TM_NODISCARD tm_status tm_pt2_import_nodes(tm_pt2_importer *imp,
                                           tm_pt2_scope *s);
/* Imports node *I, or the nodes that begin there and belong together, and
 * moves *I behind them. */
TM_NODISCARD tm_status tm_pt2_import_at(tm_pt2_importer *imp, tm_pt2_scope *s,
                                        size_t *i);
/* Gives the values that OUTPUTS name the N values of V, in order. */
TM_NODISCARD tm_status tm_pt2_bind_results(tm_pt2_importer *imp,
                                           tm_pt2_scope *s,
                                           const tm_pt2_arg *outputs,
                                           size_t num_outputs,
                                           const MlirValue *v, size_t n);
/* Whether G (or a graph inside it) calls an op that mutates an operand. */
bool tm_pt2_mutates(tm_pt2_importer *imp, const tm_pt2_graph *g);
/* The op that TARGET names, NULL if the registry has none. */
const tm_op_def *tm_pt2_def_of(tm_pt2_importer *imp, tm_str target);

/* ---- hop.c, loop.c ---- */

/* Imports a node whose target begins with "torch.ops.higher_order.". */
TM_NODISCARD tm_status tm_pt2_import_hop(tm_pt2_importer *imp,
                                         tm_pt2_scope *s,
                                         const tm_pt2_node *node);
/* Imports G in place at the end of the builder's block. */
TM_NODISCARD tm_status tm_pt2_inline(tm_pt2_importer *imp, tm_builder *b,
                                     tm_dtype autocast, const tm_pt2_graph *g,
                                     const tm_pt2_values *inputs,
                                     tm_pt2_values *outputs);
/* The flattened outputs of NODE: one argument per result. */
TM_NODISCARD tm_status tm_pt2_hop_results(tm_pt2_importer *imp,
                                          const tm_pt2_node *node,
                                          const tm_pt2_arg **out, size_t *n);
TM_NODISCARD tm_status tm_pt2_while_loop(tm_pt2_importer *imp,
                                         tm_pt2_scope *s,
                                         const tm_pt2_node *node);
TM_NODISCARD tm_status tm_pt2_scan(tm_pt2_importer *imp, tm_pt2_scope *s,
                                   const tm_pt2_node *node);
TM_NODISCARD tm_status tm_pt2_map(tm_pt2_importer *imp, tm_pt2_scope *s,
                                  const tm_pt2_node *node);

/* The types of N arguments of S's graph. */
TM_NODISCARD tm_status tm_pt2_arg_types(tm_pt2_importer *imp, tm_pt2_scope *s,
                                        const tm_pt2_arg *args, size_t n,
                                        MlirType **out);
/* The zeros that round after round of a loop turns into the result OUTPUT of
 * S's graph. */
TM_NODISCARD tm_status tm_pt2_stack_start(tm_pt2_importer *imp,
                                          tm_pt2_scope *s,
                                          const tm_pt2_arg *output,
                                          MlirType type, MlirValue *out);
/* Appends a loop's block to REGION: an index, then what is CARRIED. */
MlirBlock tm_pt2_loop_block(tm_pt2_importer *imp, MlirRegion region,
                            MlirLocation loc, const MlirType *types, size_t n,
                            tm_pt2_values *carried);
/* Ends a loop's block: goes on while GO, with what is carried NEXT. */
void tm_pt2_loop_next(tm_pt2_importer *imp, tm_builder *b, MlirValue go,
                      tm_pt2_values *next);
/* Builds the loop around REGION, which is consumed. */
TM_NODISCARD tm_status tm_pt2_loop_build(tm_pt2_importer *imp,
                                         tm_pt2_scope *s, MlirValue trips,
                                         MlirValue go,
                                         const tm_pt2_values *init,
                                         MlirType *types, MlirRegion region,
                                         tm_pt2_values *results);

/* ---- vmap.c ---- */

/* Whether NODE begins a vmap that was not decomposed. */
bool tm_pt2_is_vmap(const tm_pt2_node *node);
/* Imports the vmap that begins at node *I and moves *I behind it. */
TM_NODISCARD tm_status tm_pt2_import_vmap(tm_pt2_importer *imp,
                                          tm_pt2_scope *s, size_t *i);

/* ---- symbols.c ---- */

/* Declares every symbol that a shape in G needs, at the builder. */
TM_NODISCARD tm_status tm_pt2_declare_symbols(tm_pt2_importer *imp,
                                              tm_builder *b,
                                              const tm_pt2_graph *g);
/* Says how V's sizes depend on the symbols, if they do. */
TM_NODISCARD tm_status tm_pt2_bind_shape(tm_pt2_importer *imp, tm_builder *b,
                                         const tm_pt2_value *value,
                                         MlirValue v);

#endif
