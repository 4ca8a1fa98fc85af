/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_PROTO_H
#define TM_IMPORT_ONNX_PROTO_H

#include "import/onnx/wire.h"

/*
 * What onnx.proto calls ModelProto and so on, as far as an importer needs
 * it.  Names and bytes are borrowed from the file, the rest lives in the
 * arena of the reader.
 */

#define TM_ONNX_LIST(type)   \
	struct {             \
		type *ptr;   \
		size_t len;  \
	}

/* TensorProto.DataType, where dtype.def has no row. */
enum { TM_ONNX_STRING = 8 };

typedef enum tm_onnx_attr_type {
	TM_ONNX_UNDEFINED,
	TM_ONNX_FLOAT,
	TM_ONNX_INT,
	TM_ONNX_STR,
	TM_ONNX_TENSOR,
	TM_ONNX_GRAPH,
	TM_ONNX_FLOATS,
	TM_ONNX_INTS,
	TM_ONNX_STRS,
	TM_ONNX_TENSORS,
	TM_ONNX_GRAPHS,
	TM_ONNX_SPARSE,
	TM_ONNX_SPARSES,
	TM_ONNX_TYPE,
	TM_ONNX_TYPES
} tm_onnx_attr_type;

typedef struct tm_onnx_entry {
	tm_wire_head head;
	tm_str key, value;
} tm_onnx_entry;

typedef TM_ONNX_LIST(tm_onnx_entry) tm_onnx_entries;

typedef struct tm_onnx_tensor {
	tm_wire_head head;
	tm_str name;
	tm_wire_ints dims;
	int64_t data_type;
	int64_t data_location; /* 1: external */
	tm_onnx_entries external;
	tm_str raw_data;
	tm_bytes float_data, double_data;
	tm_wire_ints int32_data, int64_data, uint64_data;
	tm_wire_strs string_data;
} tm_onnx_tensor;

enum { TM_ONNX_TENSOR_RAW = 9 }; /* field number of raw_data */

typedef struct tm_onnx_sparse {
	tm_wire_head head;
	tm_onnx_tensor *values, *indices;
	tm_wire_ints dims;
} tm_onnx_sparse;

typedef struct tm_onnx_dim {
	tm_wire_head head;
	int64_t value; /* where TM_ONNX_DIM_VALUE is present */
	tm_str param;
} tm_onnx_dim;

enum { TM_ONNX_DIM_VALUE = 1, TM_ONNX_DIM_PARAM = 2 };

typedef struct tm_onnx_shape {
	tm_wire_head head;
	TM_ONNX_LIST(tm_onnx_dim) dims;
} tm_onnx_shape;

typedef struct tm_onnx_tensor_type {
	tm_wire_head head;
	int64_t elem_type;
	tm_onnx_shape *shape; /* NULL: unknown rank */
} tm_onnx_tensor_type;

typedef struct tm_onnx_elem_type {
	tm_wire_head head;
	struct tm_onnx_type *elem;
} tm_onnx_elem_type;

/* Exactly one member is set, or none where the type is unknown. */
typedef struct tm_onnx_type {
	tm_wire_head head;
	tm_onnx_tensor_type *tensor, *sparse;
	tm_onnx_elem_type *sequence, *optional, *map;
	tm_onnx_elem_type *opaque;
} tm_onnx_type;

typedef struct tm_onnx_value {
	tm_wire_head head;
	tm_str name;
	tm_onnx_type *type;
} tm_onnx_value;

typedef TM_ONNX_LIST(tm_onnx_value) tm_onnx_values;

typedef struct tm_onnx_attr {
	tm_wire_head head;
	tm_str name;
	tm_str ref; /* of a function's attribute parameter; else empty */
	int64_t type; /* tm_onnx_attr_type */
	float f;
	int64_t i;
	tm_str s;
	tm_onnx_tensor *t;
	struct tm_onnx_graph *g;
	tm_onnx_type *tp;
	tm_onnx_sparse *sparse;
	tm_bytes floats;
	tm_wire_ints ints;
	tm_wire_strs strings;
	TM_ONNX_LIST(tm_onnx_tensor) tensors;
	TM_ONNX_LIST(struct tm_onnx_graph) graphs;
} tm_onnx_attr;

typedef TM_ONNX_LIST(tm_onnx_attr) tm_onnx_attrs;

typedef struct tm_onnx_node {
	tm_wire_head head;
	tm_str name, op_type, domain, overload;
	tm_wire_strs inputs, outputs;
	tm_onnx_attrs attrs;
} tm_onnx_node;

typedef TM_ONNX_LIST(tm_onnx_node) tm_onnx_nodes;

typedef struct tm_onnx_graph {
	tm_wire_head head;
	tm_str name;
	tm_onnx_nodes nodes;
	TM_ONNX_LIST(tm_onnx_tensor) initializers;
	TM_ONNX_LIST(tm_onnx_sparse) sparse_initializers;
	tm_onnx_values inputs, outputs, value_info;
} tm_onnx_graph;

typedef struct tm_onnx_opset {
	tm_wire_head head;
	tm_str domain; /* empty: ai.onnx */
	int64_t version;
} tm_onnx_opset;

typedef TM_ONNX_LIST(tm_onnx_opset) tm_onnx_opsets;

typedef struct tm_onnx_function {
	tm_wire_head head;
	tm_str name, domain, overload;
	tm_wire_strs inputs, outputs;
	tm_wire_strs attr_names; /* without a default */
	tm_onnx_attrs attr_defaults;
	tm_onnx_nodes nodes;
	tm_onnx_opsets opsets;
	tm_onnx_values value_info;
} tm_onnx_function;

typedef struct tm_onnx_model {
	tm_wire_head head;
	int64_t ir_version, model_version;
	tm_str producer_name, producer_version, domain;
	tm_onnx_opsets opsets;
	tm_onnx_graph *graph;
	tm_onnx_entries metadata;
	TM_ONNX_LIST(tm_onnx_function) functions;
} tm_onnx_model;

/* onnx-data.proto: the values that a test's .pb file may hold. */
typedef struct tm_onnx_sequence {
	tm_wire_head head;
	tm_str name;
	int64_t elem_type;
	TM_ONNX_LIST(tm_onnx_tensor) tensors;
	TM_ONNX_LIST(struct tm_onnx_sequence) sequences;
	TM_ONNX_LIST(struct tm_onnx_optional) optionals;
} tm_onnx_sequence;

typedef struct tm_onnx_optional {
	tm_wire_head head;
	tm_str name;
	int64_t elem_type;
	tm_onnx_tensor *tensor;
	tm_onnx_sequence *sequence;
	struct tm_onnx_optional *optional;
} tm_onnx_optional;

extern const tm_wire_message tm_onnx_model_message;
extern const tm_wire_message tm_onnx_tensor_message;
extern const tm_wire_message tm_onnx_sequence_message;
extern const tm_wire_message tm_onnx_optional_message;

#endif
