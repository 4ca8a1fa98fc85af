/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The field tables of onnx.proto and onnx-data.proto.  What is not named
 * here (documentation, device placement, training) is skipped. */
#include "import/onnx/proto.h"

#define MESSAGE(id, text)                                              \
	const tm_wire_message tm_onnx_##id##_message = {               \
		text,                                                  \
		sizeof(tm_onnx_##id),                                  \
		id##_fields,                                           \
		sizeof id##_fields / sizeof id##_fields[0],            \
	}
#define FIELD(kind, id, member) \
	{ TM_WIRE_##kind, offsetof(tm_onnx_##id, member), NULL }
#define NESTED(kind, id, member, of)                         \
	{                                                    \
		TM_WIRE_##kind, offsetof(tm_onnx_##id, member), \
		        &tm_onnx_##of##_message              \
	}

static const tm_wire_field entry_fields[] = {
	[1] = FIELD(STR, entry, key),
	[2] = FIELD(STR, entry, value),
};
static MESSAGE(entry, "StringStringEntryProto");

static const tm_wire_field tensor_fields[] = {
	[1] = FIELD(INTS, tensor, dims),
	[2] = FIELD(INT, tensor, data_type),
	[4] = FIELD(F32S, tensor, float_data),
	[5] = FIELD(INTS, tensor, int32_data),
	[6] = FIELD(STRS, tensor, string_data),
	[7] = FIELD(INTS, tensor, int64_data),
	[8] = FIELD(STR, tensor, name),
	[TM_ONNX_TENSOR_RAW] = FIELD(STR, tensor, raw_data),
	[10] = FIELD(F64S, tensor, double_data),
	[11] = FIELD(INTS, tensor, uint64_data),
	[13] = NESTED(MSGS, tensor, external, entry),
	[14] = FIELD(INT, tensor, data_location),
};
MESSAGE(tensor, "TensorProto");

static const tm_wire_field sparse_fields[] = {
	[1] = NESTED(MSG, sparse, values, tensor),
	[2] = NESTED(MSG, sparse, indices, tensor),
	[3] = FIELD(INTS, sparse, dims),
};
static MESSAGE(sparse, "SparseTensorProto");

static const tm_wire_field dim_fields[] = {
	[TM_ONNX_DIM_VALUE] = FIELD(INT, dim, value),
	[TM_ONNX_DIM_PARAM] = FIELD(STR, dim, param),
};
static MESSAGE(dim, "TensorShapeProto.Dimension");

static const tm_wire_field shape_fields[] = {
	[1] = NESTED(MSGS, shape, dims, dim),
};
static MESSAGE(shape, "TensorShapeProto");

static const tm_wire_field tensor_type_fields[] = {
	[1] = FIELD(INT, tensor_type, elem_type),
	[2] = NESTED(MSG, tensor_type, shape, shape),
};
static MESSAGE(tensor_type, "TypeProto.Tensor");

static const tm_wire_message tm_onnx_type_message;

static const tm_wire_field elem_type_fields[] = {
	[1] = NESTED(MSG, elem_type, elem, type),
};
static MESSAGE(elem_type, "TypeProto.Sequence");

/* A map or an opaque type is only noticed, not looked into. */
static const tm_wire_message unread_message = {
	"TypeProto.Map", sizeof(tm_onnx_elem_type), NULL, 0
};
#define UNREAD(member) \
	{ TM_WIRE_MSG, offsetof(tm_onnx_type, member), &unread_message }

static const tm_wire_field type_fields[] = {
	[1] = NESTED(MSG, type, tensor, tensor_type),
	[4] = NESTED(MSG, type, sequence, elem_type),
	[5] = UNREAD(map),
	[7] = UNREAD(opaque),
	[8] = NESTED(MSG, type, sparse, tensor_type),
	[9] = NESTED(MSG, type, optional, elem_type),
};
static MESSAGE(type, "TypeProto");

static const tm_wire_field value_fields[] = {
	[1] = FIELD(STR, value, name),
	[2] = NESTED(MSG, value, type, type),
};
static MESSAGE(value, "ValueInfoProto");

static const tm_wire_message tm_onnx_graph_message;

static const tm_wire_field attr_fields[] = {
	[1] = FIELD(STR, attr, name),
	[2] = FIELD(FLOAT, attr, f),
	[3] = FIELD(INT, attr, i),
	[4] = FIELD(STR, attr, s),
	[5] = NESTED(MSG, attr, t, tensor),
	[6] = NESTED(MSG, attr, g, graph),
	[7] = FIELD(F32S, attr, floats),
	[8] = FIELD(INTS, attr, ints),
	[9] = FIELD(STRS, attr, strings),
	[10] = NESTED(MSGS, attr, tensors, tensor),
	[11] = NESTED(MSGS, attr, graphs, graph),
	[14] = NESTED(MSG, attr, tp, type),
	[20] = FIELD(INT, attr, type),
	[21] = FIELD(STR, attr, ref),
	[22] = NESTED(MSG, attr, sparse, sparse),
};
static MESSAGE(attr, "AttributeProto");

static const tm_wire_field node_fields[] = {
	[1] = FIELD(STRS, node, inputs),
	[2] = FIELD(STRS, node, outputs),
	[3] = FIELD(STR, node, name),
	[4] = FIELD(STR, node, op_type),
	[5] = NESTED(MSGS, node, attrs, attr),
	[7] = FIELD(STR, node, domain),
	[8] = FIELD(STR, node, overload),
};
static MESSAGE(node, "NodeProto");

static const tm_wire_field graph_fields[] = {
	[1] = NESTED(MSGS, graph, nodes, node),
	[2] = FIELD(STR, graph, name),
	[5] = NESTED(MSGS, graph, initializers, tensor),
	[11] = NESTED(MSGS, graph, inputs, value),
	[12] = NESTED(MSGS, graph, outputs, value),
	[13] = NESTED(MSGS, graph, value_info, value),
	[15] = NESTED(MSGS, graph, sparse_initializers, sparse),
};
static MESSAGE(graph, "GraphProto");

static const tm_wire_field opset_fields[] = {
	[1] = FIELD(STR, opset, domain),
	[2] = FIELD(INT, opset, version),
};
static MESSAGE(opset, "OperatorSetIdProto");

static const tm_wire_field function_fields[] = {
	[1] = FIELD(STR, function, name),
	[4] = FIELD(STRS, function, inputs),
	[5] = FIELD(STRS, function, outputs),
	[6] = FIELD(STRS, function, attr_names),
	[7] = NESTED(MSGS, function, nodes, node),
	[9] = NESTED(MSGS, function, opsets, opset),
	[10] = FIELD(STR, function, domain),
	[11] = NESTED(MSGS, function, attr_defaults, attr),
	[12] = NESTED(MSGS, function, value_info, value),
	[13] = FIELD(STR, function, overload),
};
static MESSAGE(function, "FunctionProto");

static const tm_wire_field model_fields[] = {
	[1] = FIELD(INT, model, ir_version),
	[2] = FIELD(STR, model, producer_name),
	[3] = FIELD(STR, model, producer_version),
	[4] = FIELD(STR, model, domain),
	[5] = FIELD(INT, model, model_version),
	[7] = NESTED(MSG, model, graph, graph),
	[8] = NESTED(MSGS, model, opsets, opset),
	[14] = NESTED(MSGS, model, metadata, entry),
	[25] = NESTED(MSGS, model, functions, function),
};
MESSAGE(model, "ModelProto");

static const tm_wire_field sequence_fields[] = {
	[1] = FIELD(STR, sequence, name),
	[2] = FIELD(INT, sequence, elem_type),
	[3] = NESTED(MSGS, sequence, tensors, tensor),
	[5] = NESTED(MSGS, sequence, sequences, sequence),
	[7] = NESTED(MSGS, sequence, optionals, optional),
};
MESSAGE(sequence, "SequenceProto");

static const tm_wire_field optional_fields[] = {
	[1] = FIELD(STR, optional, name),
	[2] = FIELD(INT, optional, elem_type),
	[3] = NESTED(MSG, optional, tensor, tensor),
	[5] = NESTED(MSG, optional, sequence, sequence),
	[7] = NESTED(MSG, optional, optional, optional),
};
MESSAGE(optional, "OptionalProto");
