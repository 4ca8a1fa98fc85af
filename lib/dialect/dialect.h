/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_DIALECT_H
#define TM_DIALECT_DIALECT_H

#include "base/array.h"
#include "ops/op.h"

#include <mlir-c/IR.h>

/* Inserts torch, torch_c, tm_tensor, stablehlo and chlo. */
void tm_dialect_register(MlirDialectRegistry registry);

/* ---- ops ---- */

/* The table's entry for OP, NULL if OP is not from our dialects.  O(1). */
const tm_op_def *tm_op_def_of(MlirOperation op);
/* The id of OP's row, TM_OP_NONE if it has none. */
tm_op_id tm_op_id_of(MlirOperation op);

/* ---- types ---- */

typedef enum tm_type_kind {
	TM_TYPE_OTHER, /* not a type of the torch dialect */
	TM_TYPE_VTENSOR,
	TM_TYPE_TENSOR, /* with reference semantics */
	TM_TYPE_LIST,
	TM_TYPE_OPTIONAL,
	TM_TYPE_TUPLE,
	TM_TYPE_UNION,
	TM_TYPE_DICT,
	TM_TYPE_NN_MODULE,
	TM_TYPE_INT,
	TM_TYPE_FLOAT,
	TM_TYPE_BOOL,
	TM_TYPE_NUMBER,
	TM_TYPE_STR,
	TM_TYPE_NONE,
	TM_TYPE_ANY,
	TM_TYPE_DEVICE,
	TM_TYPE_GENERATOR,
	TM_TYPE_LINEAR_PARAMS,
	TM_TYPE_QINT8,
	TM_TYPE_QUINT8,
	TM_TYPE_QINT16,
	TM_TYPE_QINT32
} tm_type_kind;

/* A size that is not known, in tensor types of the torch dialect. */
#define TM_DYN INT64_C(-1)

/* What a !torch.vtensor or !torch.tensor says. */
typedef struct tm_tensor_type {
	bool has_sizes;
	int rank;
	int64_t sizes[TM_MAX_RANK]; /* TM_DYN where not known */
	tm_dtype dtype;             /* TM_DTYPE_NONE: not known */
} tm_tensor_type;

tm_type_kind tm_type_kind_of(MlirType type);
/* A type without parameters: TM_TYPE_INT, TM_TYPE_NONE, … */
MlirType tm_type_get(MlirContext ctx, tm_type_kind kind);
/* !torch.vtensor (or !torch.tensor, by KIND). */
MlirType tm_type_tensor_get(MlirContext ctx, tm_type_kind kind,
                            const tm_tensor_type *tensor);
/* As above with any legal element type, null for unknown; RANK -1 for
 * unknown sizes. */
MlirType tm_type_tensor_raw(MlirContext ctx, tm_type_kind kind, int rank,
                            const int64_t *sizes, MlirType dtype);
/* Reads a tensor type; false if TYPE is none. */
bool tm_type_tensor(MlirType type, tm_tensor_type *out);
/* The element type as MLIR's, null if not known: also qint8, !torch.str. */
MlirType tm_type_tensor_dtype(MlirType type);
/* list, optional, tuple, union, dict: contained types. */
MlirType tm_type_container_get(MlirContext ctx, tm_type_kind kind,
                               intptr_t n, const MlirType *types);
intptr_t tm_type_num_contained(MlirType type);
MlirType tm_type_contained(MlirType type, intptr_t i);
MlirType tm_type_nn_module_get(MlirContext ctx, tm_str class_name);
/* PEP 483 subtyping, as upstream's isValidSubtype. */
bool tm_type_is_subtype(MlirType sub, MlirType super);

/* The MLIR element type with torch's signedness: f32, si64, i1, … */
MlirType tm_dtype_to_mlir(MlirContext ctx, tm_dtype dtype);
tm_dtype tm_dtype_of_mlir(MlirType element);
/* The signless type that the backends use: i64 for si64 and ui64. */
MlirType tm_dtype_to_builtin(MlirContext ctx, tm_dtype dtype);
/* tensor<…> for a vtensor with known sizes and dtype; null otherwise. */
MlirType tm_type_to_builtin(MlirType vtensor);

#endif
