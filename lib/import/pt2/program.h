/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_PROGRAM_H
#define TM_IMPORT_PT2_PROGRAM_H

#include "base/arena.h"
#include "base/bytes.h"
#include "base/dtype.h"
#include "base/map.h"

/*
 * An exported program (torch.export.save, schema major 8) as plain data.
 * The reader has checked what the importer relies on: names are defined
 * once, before their use and in the same graph; the signature fits the
 * graph; weights lie inside their storage and agree with the graph.
 *
 * Numbers of element types, layouts and memory formats are c10's here, not
 * the file's.
 */

typedef enum tm_pt2_kind {
	TM_PT2_NONE,
	TM_PT2_TENSOR, /* these four name a value of the graph */
	TM_PT2_SYM_INT,
	TM_PT2_SYM_FLOAT,
	TM_PT2_SYM_BOOL,
	TM_PT2_CUSTOM_OBJ,
	TM_PT2_BOOL,
	TM_PT2_INT,
	TM_PT2_FLOAT,
	TM_PT2_COMPLEX,
	TM_PT2_STRING,
	TM_PT2_DTYPE,
	TM_PT2_LAYOUT,
	TM_PT2_MEMORY_FORMAT,
	TM_PT2_DEVICE,
	TM_PT2_OPERATOR, /* a target used as a value */
	TM_PT2_GRAPH,
	TM_PT2_LIST,
	TM_PT2_DICT
} tm_pt2_kind;

typedef struct tm_pt2_arg tm_pt2_arg;
typedef struct tm_pt2_named tm_pt2_named;
typedef struct tm_pt2_graph tm_pt2_graph;

/* An argument, a result, an input or an output. */
struct tm_pt2_arg {
	tm_pt2_kind kind;
	tm_pt2_kind element; /* LIST: what its spelling says it holds */
	union {
		size_t value; /* index into the graph's values */
		bool b;
		int64_t i; /* INT, DTYPE, LAYOUT, MEMORY_FORMAT */
		double f;
		tm_str s; /* STRING, DEVICE ("cuda:0"), OPERATOR */
		struct {
			double re, im;
		} c;
		struct {
			tm_pt2_arg *items;
			size_t count;
		} list;
		struct {
			tm_pt2_named *items;
			size_t count;
		} dict;
		tm_pt2_graph *graph;
	};
};

struct tm_pt2_named {
	tm_str name; /* empty: positional */
	tm_pt2_arg arg;
};

/* A dimension: a number, or an expression where EXPR is not empty. */
typedef struct tm_pt2_dim {
	int64_t value;
	tm_str expr; /* sympy's srepr, see expr.h */
} tm_pt2_dim;

typedef struct tm_pt2_value {
	tm_str name;
	tm_pt2_kind kind; /* TENSOR, SYM_* or CUSTOM_OBJ */
	bool defined;
	tm_dtype dtype; /* TENSOR */
	int64_t layout; /* TENSOR; c10's, 0 is strided */
	int rank;
	tm_pt2_dim *sizes;
} tm_pt2_value;

typedef struct tm_pt2_node {
	tm_str target; /* "torch.ops.aten.add.Tensor" */
	tm_str name;
	tm_str stack_trace;
	tm_pt2_named *inputs;
	size_t num_inputs;
	tm_pt2_arg *outputs;
	size_t num_outputs;
} tm_pt2_node;

struct tm_pt2_graph {
	tm_pt2_value *values;
	size_t num_values;
	tm_map by_name;
	tm_pt2_arg *inputs, *outputs;
	size_t num_inputs, num_outputs;
	tm_pt2_node *nodes;
	size_t num_nodes;
};

/* A strided view into a storage, which is borrowed from the file (or from
 * the arena, if the archive is compressed). */
typedef struct tm_pt2_weight {
	tm_str fqn;
	tm_dtype dtype;
	int rank;
	int64_t *sizes, *strides; /* strides and OFFSET count elements */
	int64_t offset;
	tm_bytes storage;
	bool is_param;
	bool no_data;        /* a fake or meta tensor: PyTorch loads zeros */
	const char *refused; /* why it cannot be read; NULL if it can */
} tm_pt2_weight;

typedef struct tm_pt2_weights {
	tm_pt2_weight *items;
	size_t count, cap;
	tm_map by_fqn;
} tm_pt2_weights;

typedef enum tm_pt2_input_kind {
	TM_PT2_USER_INPUT,
	TM_PT2_PARAMETER,
	TM_PT2_BUFFER,
	TM_PT2_CONSTANT_TENSOR,
	TM_PT2_CUSTOM_INPUT,
	TM_PT2_TOKEN_INPUT,
	TM_PT2_CONSTANT_INPUT /* a Python value that export folded away */
} tm_pt2_input_kind;

/* The I-th one belongs to the graph's I-th input. */
typedef struct tm_pt2_input {
	tm_pt2_input_kind kind;
	tm_str fqn;                  /* or a constant input's name */
	const tm_pt2_weight *weight; /* PARAMETER, BUFFER, CONSTANT_TENSOR */
} tm_pt2_input;

typedef enum tm_pt2_output_kind {
	TM_PT2_USER_OUTPUT,
	TM_PT2_LOSS_OUTPUT,
	TM_PT2_BUFFER_MUTATION,
	TM_PT2_PARAMETER_MUTATION,
	TM_PT2_USER_INPUT_MUTATION,
	TM_PT2_GRADIENT_TO_PARAMETER,
	TM_PT2_GRADIENT_TO_USER_INPUT,
	TM_PT2_TOKEN_OUTPUT
} tm_pt2_output_kind;

typedef struct tm_pt2_output {
	tm_pt2_output_kind kind;
	tm_str target; /* what is mutated, or what the gradient belongs to */
} tm_pt2_output;

typedef struct tm_pt2_range {
	tm_str key; /* str() of a symbol or an expression: "s77", "s77 + 1" */
	int64_t min, max; /* INT64_MIN, INT64_MAX: unbounded */
} tm_pt2_range;

typedef struct tm_pt2_program {
	tm_str name; /* of the model in the archive: "model" */
	tm_str torch_version;
	int64_t schema_major, schema_minor;
	bool functional; /* verifiers say ATEN: no op mutates its operands */
	tm_pt2_graph *graph;
	tm_pt2_input *inputs;   /* graph->num_inputs */
	tm_pt2_output *outputs; /* graph->num_outputs */
	tm_pt2_range *ranges;
	size_t num_ranges;
	tm_pt2_weights state, constants;
} tm_pt2_program;

#endif
