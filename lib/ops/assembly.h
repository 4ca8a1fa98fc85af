/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_OPS_ASSEMBLY_H
#define TM_OPS_ASSEMBLY_H

#include "ops/schema.h"

/* The columns of handwritten.def, parsed. */

/* What an inherent attribute must be. */
typedef enum tm_attr_kind {
	TM_ATTR_ANY,
	TM_ATTR_STR,
	TM_ATTR_I64,
	TM_ATTR_F64,
	TM_ATTR_BOOL,
	TM_ATTR_NUMBER, /* a 64-bit integer or float */
	TM_ATTR_UNIT,
	TM_ATTR_TYPE,
	TM_ATTR_SYMBOL, /* the name that the op defines */
	TM_ATTR_SYMREF, /* a flat symbol reference */
	TM_ATTR_SYMREFS,
	TM_ATTR_ELEMENTS,
	TM_ATTR_I64S,
	TM_ATTR_AFFINE_MAP,
	TM_ATTR_SEGMENTS, /* operandSegmentSizes */
	TM_NUM_ATTR_KINDS
} tm_attr_kind;

typedef struct tm_op_attr {
	tm_str name;
	tm_attr_kind kind;
	bool optional;
} tm_op_attr;

typedef struct tm_op_region {
	tm_str name;
	tm_str terminator; /* implied where a region has none; or empty */
} tm_op_region;

/* An element of a format.  INDEX counts operands, results, attributes or
 * regions; -1 stands for all of them. */
typedef enum tm_asm_kind {
	TM_ASM_LITERAL,
	TM_ASM_OPERAND,
	TM_ASM_ATTR,
	TM_ASM_REGION,
	TM_ASM_OPERAND_TYPE,
	TM_ASM_RESULT_TYPE,
	TM_ASM_FUNCTION_TYPE, /* INDEX: of the operands; all results */
	TM_ASM_ATTR_DICT,
	TM_ASM_INFER,      /* operand INDEX's type from the result's */
	TM_ASM_GROUP,      /* COUNT items follow that may be absent */
	TM_ASM_SLOT_VALUES /* custom: symbols with the values of operand 0 */
} tm_asm_kind;

typedef struct tm_asm_item {
	tm_asm_kind kind;
	int index;
	tm_str text;   /* of a literal */
	int count;     /* of a group: its items; the anchor is ANCHOR */
	int anchor;    /* of a group: offset of its anchor behind it */
} tm_asm_item;

typedef struct tm_assembly {
	int count;
	const tm_asm_item *items;
} tm_assembly;

/* "str name, i64? value": returns the number, or -1. */
int tm_attrs_parse(tm_arena *arena, tm_str text, const tm_op_attr **out);
/* "body, region=term": returns the number; -2 on failure, -1 for any. */
int tm_regions_parse(tm_arena *arena, tm_str text, const tm_op_region **out);
/* Parses FORMAT for an op of that signature; NULL if it is wrong. */
const tm_assembly *tm_assembly_parse(tm_arena *arena, tm_str format,
                                     const tm_schema *signature,
                                     const tm_op_attr *attrs, int num_attrs,
                                     const tm_op_region *regions,
                                     int num_regions);

#endif
