/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_READ_H
#define TM_IMPORT_PT2_READ_H

#include "base/json.h"
#include "import/pt2/program.h"

/* What the files that read a program's JSON share. */
typedef struct tm_pt2_read_state {
	tm_arena *arena;
	tm_error *err;
	/* Where we are, for messages; NULL above the nodes. */
	const tm_pt2_node *node;
	size_t node_index;
} tm_pt2_read_state;

/* Records that the program is wrong at the current node. */
tm_status tm_pt2_bad(tm_pt2_read_state *r, tm_status status,
                     const char *format, ...) TM_PRINTF(3, 4);
/* A zeroed array of N things, or NULL after recording TM_ELIMIT. */
void *tm_pt2_new(tm_pt2_read_state *r, size_t n, size_t size);
#define TM_PT2_NEW(r, type, n) ((type *)tm_pt2_new(r, n, sizeof(type)))

/* The one alternative of a union, however its age spells it. */
TM_NODISCARD tm_status tm_pt2_union(tm_pt2_read_state *r, const tm_json *v,
                                    tm_str *key, const tm_json **value);
/* A copy of the string at V; *OUT is empty if V is missing. */
TM_NODISCARD tm_status tm_pt2_text(tm_pt2_read_state *r, const tm_json *v,
                                   tm_str *out);
/* A Dim list: [{"as_int": 3}, {"as_expr": …}]. */
TM_NODISCARD tm_status tm_pt2_dims(tm_pt2_read_state *r, const tm_json *v,
                                   int *rank, tm_pt2_dim **out);
/* A serialized ScalarType. */
TM_NODISCARD tm_status tm_pt2_dtype(tm_pt2_read_state *r, const tm_json *v,
                                    tm_dtype *out);

/* Reads one Argument; names are defined in G if DEFINE, else looked up. */
TM_NODISCARD tm_status tm_pt2_read_arg(tm_pt2_read_state *r, tm_pt2_graph *g,
                                       bool define, const tm_json *v,
                                       tm_pt2_arg *out);
TM_NODISCARD tm_status tm_pt2_read_graph(tm_pt2_read_state *r,
                                         const tm_json *v,
                                         tm_pt2_graph **out);
/* Reads signature and ranges of P, whose graph and weights are there. */
TM_NODISCARD tm_status tm_pt2_read_signature(tm_pt2_read_state *r,
                                             const tm_json *v,
                                             tm_pt2_program *p);
TM_NODISCARD tm_status tm_pt2_read_ranges(tm_pt2_read_state *r,
                                          const tm_json *v,
                                          tm_pt2_program *p);

#endif
