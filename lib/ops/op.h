/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_OPS_OP_H
#define TM_OPS_OP_H

#include "base/dtype.h"
#include "ops/assembly.h"
#include "ops/schema.h"

/*
 * The op table.  One row per supported op (*.def beside this file); every
 * other fact about an op comes from PyTorch's schema text.
 */

/* An id per row; ops that are only known by their schema have none. */
typedef enum tm_op_id {
	TM_OP_NONE,
#define OP(id, schema, ...) TM_OP_##id,
#include "ops/torch.def"
#undef OP
	TM_NUM_OPS
} tm_op_id;

typedef enum tm_target {
	TM_LINALG,
	TM_TOSA,
	TM_STABLEHLO,
	TM_NUM_TARGETS
} tm_target;

/* Facts about an op that its schema does not say. */
enum {
	TM_PURE = 1 << 0,       /* no effects: CSE and DCE apply */
	TM_COMMUTES = 1 << 1,   /* the first two operands may be swapped */
	TM_TERMINATOR = 1 << 2, /* ends its block */
	TM_CONSTANT = 1 << 3,   /* ConstantLike; folds to its value */
	TM_RANDOM = 1 << 4,     /* draws random numbers */
	TM_VIEW = 1 << 5,       /* same data, other sizes */
	TM_ISOLATED = 1 << 6,   /* regions see no values from above */
	TM_SYMBOL = 1 << 7,     /* defines a symbol */
	TM_SYMBOL_TABLE = 1 << 8,
	TM_NO_TERMINATOR = 1 << 9, /* its regions need none */
	TM_REFINES = 1 << 10, /* types of operands, results may be narrowed */
	TM_RECURSIVE = 1 << 11, /* has the effects of the ops in its regions */
	TM_SEGMENTS = 1 << 12,  /* several variadic operands */
	TM_GENERIC = 1 << 13,   /* has no assembly of its own */
	TM_LIST = 1 << 14,      /* makes a list of its operands */
	TM_SHAPE_SYMBOL = 1 << 15, /* stands for a size that is not known */
	TM_SYMBOL_USER = 1 << 16,  /* what it refers to must be right */
	TM_CAST = 1 << 17, /* the operand as another type; there and back is
	                   * nothing */
	TM_SIZE = 1 << 18,      /* an int that is never negative */
	TM_KEEPS_SIZE = 1 << 19, /* the same where both operands are not */
	TM_ORDERED = 1 << 20     /* compares elements: none of complex numbers */
};

typedef struct tm_infer tm_infer;     /* infer/infer.h */
typedef struct tm_rewrite tm_rewrite; /* pass/rewrite.h */
typedef struct tm_lower tm_lower;     /* lower/lower.h */

/* Sets the sizes of the results; false if the operands contradict. */
typedef bool (*tm_shape_fn)(tm_infer *infer);
/* Returns the element type of the results. */
typedef tm_dtype (*tm_dtype_fn)(tm_infer *infer);
/* Builds the op from other rows.  TM_EUNSUP where it cannot. */
typedef tm_status (*tm_decompose_fn)(tm_rewrite *rw);
/* Builds the op in a target's dialects. */
typedef tm_status (*tm_lower_fn)(tm_lower *lw);

/* A row of the table. */
typedef struct tm_op_info {
	const char *schema; /* PyTorch's text, verbatim */
	unsigned traits;    /* in addition to those from the schema */
	tm_shape_fn shape;
	tm_dtype_fn dtype;
	tm_dtype_fn compute; /* the type that the scalar expression computes
	                      * in; NULL: DTYPE's */
	const char *scalar;  /* elementwise: result from operands' names */
	const char *decomposition; /* in terms of other rows (rewrite.h) */
	tm_decompose_fn decompose; /* or in C, where text cannot say it */
	tm_lower_fn lower[TM_NUM_TARGETS];
} tm_op_info;

/* The rows, indexed by tm_op_id; [TM_OP_NONE] is empty. */
extern const tm_op_info tm_ops[TM_NUM_OPS];

/*
 * An op of the dialect: PyTorch's registry (schema set) and the hand-written
 * ops (format set).  Static once the registry is built.
 */
typedef struct tm_op_def {
	tm_str name; /* "torch.aten.add.Tensor" */
	unsigned traits;
	tm_op_id id;             /* TM_OP_NONE without a row */
	const tm_op_info *info;  /* &tm_ops[id]; never NULL */
	const tm_schema *schema; /* NULL if PyTorch does not know it */
	const tm_schema *signature; /* the schema or the hand-written one */
	const char *format;         /* assembly of a hand-written op */
	const tm_assembly *assembly; /* the format, parsed; NULL: default */
	const tm_op_attr *attrs;     /* inherent attributes */
	int num_attrs;
	const tm_op_region *regions;
	int hand; /* row in handwritten.def, or -1 */
	int num_operands;        /* -1: variadic */
	int num_results;         /* -1: variadic */
	int num_regions;         /* -1: variadic */
} tm_op_def;

/* All ops of the dialects; built once, thread safe. */
const tm_op_def *tm_registry(size_t *count);
/* Looks "torch.aten.add.Tensor" up; NULL if the dialect has no such op. */
const tm_op_def *tm_registry_find(tm_str name);
/* Looks "aten::add.Tensor" up. */
const tm_op_def *tm_registry_find_schema(tm_str qualified_name);

#endif
