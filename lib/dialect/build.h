/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_BUILD_H
#define TM_DIALECT_BUILD_H

#include "dialect/dialect.h"

/*
 * Building ops.  A builder is a place in a block and a location; it is
 * passed by pointer, owns nothing and is copied freely.
 */
typedef struct tm_builder {
	MlirContext ctx;
	MlirLocation loc;
	MlirBlock block;
	MlirOperation before; /* null: at the end of BLOCK */
} tm_builder;

typedef struct tm_values {
	intptr_t n;
	const MlirValue *v;
} tm_values;
typedef struct tm_types {
	intptr_t n;
	const MlirType *v;
} tm_types;
typedef struct tm_attrs {
	intptr_t n;
	const MlirNamedAttribute *v;
} tm_attrs;
typedef struct tm_regions {
	intptr_t n;
	MlirRegion *v;
} tm_regions;

#define TM_LIST_(list, type, ...)                                \
	((list){ sizeof((type[]){ __VA_ARGS__ }) / sizeof(type), \
	         (type[]){ __VA_ARGS__ } })
#define TM_VALUES(...) TM_LIST_(tm_values, MlirValue, __VA_ARGS__)
#define TM_TYPES(...) TM_LIST_(tm_types, MlirType, __VA_ARGS__)
#define TM_ATTRS(...) TM_LIST_(tm_attrs, MlirNamedAttribute, __VA_ARGS__)
#define TM_REGIONS(...) TM_LIST_(tm_regions, MlirRegion, __VA_ARGS__)
#define TM_NO_VALUES ((tm_values){ 0, NULL })
#define TM_NO_TYPES ((tm_types){ 0, NULL })
#define TM_NO_ATTRS ((tm_attrs){ 0, NULL })
#define TM_NO_REGIONS ((tm_regions){ 0, NULL })

/* At the end of BLOCK; before OP; at the start of BLOCK. */
tm_builder tm_builder_at_end(MlirBlock block, MlirLocation loc);
tm_builder tm_builder_before(MlirOperation op);
tm_builder tm_builder_at_start(MlirBlock block, MlirLocation loc);

/* Creates and inserts an op.  Regions are consumed. */
MlirOperation tm_build_op(tm_builder *b, const char *name, tm_values operands,
                          tm_types results, tm_attrs attrs,
                          tm_regions regions);
/* The same for an op with one result and no region: returns the result. */
MlirValue tm_build(tm_builder *b, const char *name, tm_values operands,
                   MlirType result, tm_attrs attrs);

MlirNamedAttribute tm_attr(tm_builder *b, const char *name, MlirAttribute a);
MlirNamedAttribute tm_attr_i64(tm_builder *b, const char *name, int64_t v);
MlirNamedAttribute tm_attr_bool(tm_builder *b, const char *name, bool v);
MlirNamedAttribute tm_attr_str(tm_builder *b, const char *name, tm_str v);
/* array<i64: …> and array<i32: …>. */
MlirNamedAttribute tm_attr_i64s(tm_builder *b, const char *name, intptr_t n,
                                const int64_t *v);
MlirNamedAttribute tm_attr_i32s(tm_builder *b, const char *name, intptr_t n,
                                const int32_t *v);
MlirStringRef tm_ref(tm_str s);
tm_str tm_str_of(MlirStringRef s);

/* ---- torch constants and lists ---- */
MlirValue tm_torch_none(tm_builder *b);
MlirValue tm_torch_int(tm_builder *b, int64_t v);
MlirValue tm_torch_float(tm_builder *b, double v);
MlirValue tm_torch_bool(tm_builder *b, bool v);
MlirValue tm_torch_str(tm_builder *b, tm_str v);
MlirValue tm_torch_device(tm_builder *b, tm_str v);
/* torch.prim.ListConstruct; ELEMENT is the contained type. */
MlirValue tm_torch_list(tm_builder *b, MlirType element, tm_values v);
MlirValue tm_torch_int_list(tm_builder *b, intptr_t n, const int64_t *v);
/* torch.vtensor.literal of an elements attribute. */
MlirValue tm_torch_literal(tm_builder *b, MlirAttribute elements);
/* The same elements under another type of equal shape and element width
 * (si64 as i64); shares the data.  Null where it cannot. */
MlirAttribute tm_elements_retype(MlirAttribute elements, MlirType type);

#endif
