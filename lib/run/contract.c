/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/contract.h"

#include "dialect/build.h"
#include "run/collect.h"
#include "run/diag.h"
#include "run/kernel.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/AffineMap.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Linalg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_DIMS = TM_KERNEL_DIMS, MAX_RANK = TM_KERNEL_DIMS };

/* How an operand is read: element [sum of coef[r][d] * d, ...]. */
typedef struct access {
	MlirValue value;
	int rank;
	int64_t coef[MAX_RANK][MAX_DIMS];
	int64_t last_stride; /* of the memref's last dimension; -1: unknown */
} access;

/* A sum of products as it was found. */
typedef struct contraction {
	MlirOperation op;
	int num_dims;
	bool summed[MAX_DIMS];
	access side[TM_NUM_SIDES];
	int order[MAX_DIMS]; /* dimension of each loop of the kernel */
	tm_kernel kernel;
} contraction;

/* ---- what the op computes ---- */

static tm_str
name_of(MlirOperation op)
{
	return tm_str_of(mlirIdentifierStr(mlirOperationGetName(op)));
}

static bool
is_one_of(MlirOperation op, const char *a, const char *b)
{
	return tm_op_is(op, a) || tm_op_is(op, b);
}

static bool
copy_name(char *to, size_t cap, tm_str name)
{
	if (name.len >= cap)
		return false;
	memset(to, 0, cap);
	memcpy(to, name.ptr, name.len);
	to[name.len] = '\0';
	return true;
}

/* The number of the block argument that V is, perhaps behind a cast, whose
 * name is stored; or -1. */
static int
argument_of(MlirValue v, char *cast, size_t cap)
{
	MlirOperation op;

	memset(cast, 0, cap);
	if (mlirValueIsAOpResult(v)) {
		op = mlirOpResultGetOwner(v);
		if (!is_one_of(op, "arith.extf", "arith.extsi") &&
		    !is_one_of(op, "arith.extui", "arith.sitofp"))
			return -1;
		if (!copy_name(cast, cap, name_of(op)))
			return -1;
		v = mlirOperationGetOperand(op, 0);
	}
	return mlirValueIsABlockArgument(v) ?
	               (int)mlirBlockArgumentGetArgNumber(v) :
	               -1;
}

/* c + a * b with the arguments a, b, c in any order; the casts of inputs 0
 * and 1 are stored. */
static bool
match_body(MlirOperation op, tm_kernel *k, char cast[2][24])
{
	MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
	MlirOperation yield, add, mul;
	MlirValue v;
	char none[24], first[24], second[24];
	int a, b;

	if (mlirBlockIsNull(body) || mlirBlockGetNumArguments(body) != 3)
		return false;
	yield = mlirBlockGetTerminator(body);
	if (mlirOperationGetNumOperands(yield) != 1)
		return false;
	v = mlirOperationGetOperand(yield, 0);
	if (!mlirValueIsAOpResult(v))
		return false;
	add = mlirOpResultGetOwner(v);
	if (!is_one_of(add, "arith.addf", "arith.addi"))
		return false;
	a = argument_of(mlirOperationGetOperand(add, 0), none, sizeof none);
	v = mlirOperationGetOperand(add, a == 2 ? 1 : 0);
	if (a != 2)
		a = argument_of(mlirOperationGetOperand(add, 1), none,
		                sizeof none);
	if (a != 2 || none[0] || !mlirValueIsAOpResult(v))
		return false;
	mul = mlirOpResultGetOwner(v);
	if (!is_one_of(mul, "arith.mulf", "arith.muli"))
		return false;
	a = argument_of(mlirOperationGetOperand(mul, 0), first, sizeof first);
	b = argument_of(mlirOperationGetOperand(mul, 1), second,
	                sizeof second);
	if (a < 0 || b < 0 || a + b != 1)
		return false;
	memcpy(cast[a], first, sizeof first);
	memcpy(cast[b], second, sizeof second);
	return copy_name(k->mul, sizeof k->mul, name_of(mul)) &&
	       copy_name(k->add, sizeof k->add, name_of(add));
}

/* ---- how it reads its operands ---- */

/* Adds FACTOR * EXPR to COEF; false for what is no sum of dimensions. */
static bool
add_expr(MlirAffineExpr expr, int64_t factor, int64_t *coef)
{
	MlirAffineExpr l, r;

	if (mlirAffineExprIsADim(expr)) {
		coef[mlirAffineDimExprGetPosition(expr)] += factor;
		return true;
	}
	if (mlirAffineExprIsAConstant(expr))
		return mlirAffineConstantExprGetValue(expr) == 0;
	if (!mlirAffineExprIsAAdd(expr) && !mlirAffineExprIsAMul(expr))
		return false;
	l = mlirAffineBinaryOpExprGetLHS(expr);
	r = mlirAffineBinaryOpExprGetRHS(expr);
	if (mlirAffineExprIsAAdd(expr))
		return add_expr(l, factor, coef) && add_expr(r, factor, coef);
	return mlirAffineExprIsAConstant(r) &&
	       add_expr(l, factor * mlirAffineConstantExprGetValue(r), coef);
}

static bool
read_access(MlirValue value, MlirAffineMap map, access *out)
{
	MlirType type = mlirValueGetType(value);
	int64_t strides[MAX_RANK], offset;

	*out = (access){ .value = value };
	if (!mlirTypeIsAMemRef(type) ||
	    mlirAffineMapGetNumDims(map) > MAX_DIMS ||
	    mlirAffineMapGetNumResults(map) > MAX_RANK ||
	    mlirAffineMapGetNumSymbols(map) > 0)
		return false;
	out->rank = (int)mlirAffineMapGetNumResults(map);
	if (out->rank == 0 ||
	    mlirLogicalResultIsFailure(mlirMemRefTypeGetStridesAndOffset(
	            type, strides, &offset)))
		return false;
	out->last_stride = strides[out->rank - 1];
	for (int r = 0; r < out->rank; r++)
		if (!add_expr(mlirAffineMapGetResult(map, r), 1,
		              out->coef[r]))
			return false;
	return true;
}

static bool
depends(const access *a, int d)
{
	for (int r = 0; r < a->rank; r++)
		if (a->coef[r][d])
			return true;
	return false;
}

/* The place in A whose index is dimension D alone, or -1. */
static int
place_of(const access *a, int d, int num_dims)
{
	for (int r = 0; r < a->rank; r++) {
		bool alone = a->coef[r][d] == 1;

		for (int e = 0; e < num_dims; e++)
			alone = alone && (e == d || !a->coef[r][e]);
		if (alone)
			return r;
	}
	return -1;
}

/* Elements of A that are next to each other along D are so in memory. */
static bool
is_dense(const access *a, int d)
{
	int places = 0;

	for (int r = 0; r < a->rank; r++)
		places += a->coef[r][d] != 0;
	return places == 1 && a->coef[a->rank - 1][d] == 1 &&
	       a->last_stride == 1;
}

/* ---- loops ---- */

/* The result names each of its dimensions alone; the rest are summed. */
static bool
find_sums(contraction *c)
{
	const access *const out = &c->side[TM_SIDE_C];
	int found = 0;

	for (int d = 0; d < c->num_dims; d++) {
		c->summed[d] = !depends(out, d);
		found += !c->summed[d] &&
		         place_of(out, d, c->num_dims) >= 0;
		if (!depends(&c->side[TM_SIDE_S], d) &&
		    !depends(&c->side[TM_SIDE_V], d))
			return false;
	}
	return found == out->rank && found < c->num_dims;
}

static bool
is_float_or_int(MlirType type)
{
	return mlirTypeIsAF32(type) || mlirTypeIsAF64(type) ||
	       mlirTypeIsAF16(type) || mlirTypeIsABF16(type) ||
	       (mlirTypeIsAInteger(type) &&
	        mlirIntegerTypeGetWidth(type) >= 8);
}

static bool
element_types(contraction *c, int vector_bits)
{
	int bits = 0;

	for (int s = 0; s < TM_NUM_SIDES; s++) {
		MlirType type = mlirShapedTypeGetElementType(
		        mlirValueGetType(c->side[s].value));
		tm_text text = { c->kernel.type[s], sizeof c->kernel.type[s],
			         0 };

		if (!is_float_or_int(type))
			return false;
		mlirTypePrint(type, tm_text_append, &text);
		bits = mlirTypeIsAInteger(type) ?
		               (int)mlirIntegerTypeGetWidth(type) :
		               (int)mlirFloatTypeGetWidth(type);
	}
	/* Sums of 16-bit floats round at each step: kept as written. */
	c->kernel.lanes = bits >= 32 ? vector_bits / bits : 0;
	return c->kernel.lanes >= 2;
}

/* The dimension for the rows of a tile: best one along which V is the same,
 * so that a vector serves all rows. */
static int
choose_row(const contraction *c, int column)
{
	int best = -1, best_score = -1;

	for (int d = 0; d < c->num_dims; d++) {
		int score;

		if (c->summed[d] || d == column)
			continue;
		score = !depends(&c->side[TM_SIDE_V], d) ? 2 :
		        !depends(&c->side[TM_SIDE_S], d) ? 1 :
		                                           0;
		if (score >= best_score) {
			best = d;
			best_score = score;
		}
	}
	return best;
}

static void
append_loop(contraction *c, int d)
{
	tm_kernel *const k = &c->kernel;

	c->order[c->summed[d] ? k->num_loops + k->num_sums++ :
	                        k->num_loops++] = d;
}

/* Loops of which both operands know come first.  If there are loops beside
 * ROW that S does not know (the image of a convolution), ROW is outside of
 * them, so that its part of S stays in the cache; else COLUMN is outside, for
 * the sake of V. */
static void
order_loops(contraction *c, int row, int column)
{
	tm_kernel *const k = &c->kernel;
	bool inner[MAX_DIMS] = { false }, image = false;

	for (int d = 0; d < c->num_dims; d++) {
		inner[d] = !c->summed[d] && d != row && d != column &&
		           !depends(&c->side[TM_SIDE_S], d);
		image = image || inner[d];
	}
	for (int d = 0; d < c->num_dims; d++)
		if (!c->summed[d] && d != row && d != column && !inner[d])
			append_loop(c, d);
	if (row < 0 || !image) {
		k->column = k->num_loops;
		append_loop(c, column);
	}
	k->row = row < 0 ? -1 : k->num_loops;
	if (row >= 0)
		append_loop(c, row);
	for (int d = 0; d < c->num_dims; d++)
		if (inner[d])
			append_loop(c, d);
	if (row >= 0 && image) {
		k->column = k->num_loops;
		append_loop(c, column);
	}
	for (int d = 0; d < c->num_dims; d++)
		if (c->summed[d])
			append_loop(c, d);
}

static bool
plan(contraction *c, int vector_bits)
{
	const access *const out = &c->side[TM_SIDE_C];
	tm_kernel *const k = &c->kernel;
	int column = -1, row;

	for (int d = 0; d < c->num_dims; d++)
		if (out->coef[out->rank - 1][d])
			column = d;
	if (!find_sums(c) || !is_dense(out, column) ||
	    !element_types(c, vector_bits))
		return false;
	row = choose_row(c, column);
	for (int s = 0; s < 2; s++) {
		k->varies[s][0] = row >= 0 && depends(&c->side[s], row);
		k->varies[s][1] = depends(&c->side[s], column);
	}
	if (!k->varies[TM_SIDE_V][1])
		return false;
	/* Two operands in vectors: both must be dense. */
	k->gather = !is_dense(&c->side[TM_SIDE_V], column);
	if (k->varies[TM_SIDE_S][1] &&
	    (k->gather || !is_dense(&c->side[TM_SIDE_S], column)))
		return false;
	k->rows = vector_bits >= 512 ? 8 : 4;
	order_loops(c, row, column);
	return true;
}

static bool
match(MlirOperation op, int vector_bits, contraction *c)
{
	MlirAttribute maps = mlirLinalgGetIndexingMapsAttribute(op);
	char cast[2][24];
	MlirAffineMap map[3];
	int v = 1;

	*c = (contraction){ .op = op };
	memset(&c->kernel, 0, sizeof c->kernel);
	if (mlirAttributeIsNull(maps) || mlirOperationGetNumOperands(op) != 3 ||
	    mlirOperationGetNumResults(op) != 0 ||
	    !match_body(op, &c->kernel, cast))
		return false;
	for (int i = 0; i < 3; i++)
		map[i] = mlirAffineMapAttrGetValue(
		        mlirArrayAttrGetElement(maps, i));
	c->num_dims = (int)mlirAffineMapGetNumDims(map[0]);
	for (int turn = 0; turn < 2; turn++, v = 1 - v) {
		const int s = 1 - v;

		if (!read_access(mlirOperationGetOperand(op, s), map[s],
		                 &c->side[TM_SIDE_S]) ||
		    !read_access(mlirOperationGetOperand(op, v), map[v],
		                 &c->side[TM_SIDE_V]) ||
		    !read_access(mlirOperationGetOperand(op, 2), map[2],
		                 &c->side[TM_SIDE_C]))
			return false;
		memcpy(c->kernel.cast[TM_SIDE_S], cast[s], sizeof cast[s]);
		memcpy(c->kernel.cast[TM_SIDE_V], cast[v], sizeof cast[v]);
		if (plan(c, vector_bits))
			return true;
	}
	return false;
}

/* ---- replacing it by a call ---- */

/* A linear operand: memory, offset, and one stride per dimension. */
typedef struct linear {
	MlirValue memory, offset;
	MlirValue stride[MAX_DIMS];
} linear;

static MlirValue
index_constant(tm_builder *b, int64_t v)
{
	MlirType index = mlirIndexTypeGet(b->ctx);
	MlirNamedAttribute value =
	        tm_attr(b, "value", mlirIntegerAttrGet(index, v));

	return tm_build(b, "arith.constant", TM_NO_VALUES, index,
	                TM_ATTRS(value));
}

static MlirValue
index_op(tm_builder *b, const char *name, MlirValue x, MlirValue y)
{
	return tm_build(b, name, TM_VALUES(x, y), mlirIndexTypeGet(b->ctx),
	                TM_NO_ATTRS);
}

/* memref.extract_strided_metadata: base, offset, sizes, strides. */
static MlirOperation
metadata(tm_builder *b, const access *a)
{
	MlirType types[2 + 2 * MAX_RANK];
	MlirType element = mlirShapedTypeGetElementType(
	        mlirValueGetType(a->value));

	types[0] = mlirMemRefTypeContiguousGet(element, 0, NULL,
	                                       mlirAttributeGetNull());
	for (int i = 1; i < 2 + 2 * a->rank; i++)
		types[i] = mlirIndexTypeGet(b->ctx);
	return tm_build_op(b, "memref.extract_strided_metadata",
	                   TM_VALUES(a->value),
	                   (tm_types){ 2 + 2 * a->rank, types }, TM_NO_ATTRS,
	                   TM_NO_REGIONS);
}

/* The memory as one row that begins at the operand's first element.  Its
 * extent is never looked at. */
static MlirValue
flatten(tm_builder *b, MlirValue base, MlirValue offset)
{
	static const int64_t any = INT64_MIN, one = 1, huge = INT64_MAX;
	static const int32_t segments[] = { 1, 1, 0, 0 };
	MlirType element = mlirShapedTypeGetElementType(mlirValueGetType(base));
	MlirAttribute layout = mlirStridedLayoutAttrGet(b->ctx, any, 1, &one);
	MlirType type = mlirMemRefTypeGet(element, 1, &any, layout,
	                                  mlirAttributeGetNull());

	return tm_build(
	        b, "memref.reinterpret_cast",
	        TM_VALUES(base, offset, index_constant(b, huge)), type,
	        TM_ATTRS(tm_attr_i64s(b, "static_offsets", 1, &any),
	                 tm_attr_i64s(b, "static_sizes", 1, &any),
	                 tm_attr_i64s(b, "static_strides", 1, &one),
	                 tm_attr_i32s(b, "operandSegmentSizes", 4, segments)));
}

static MlirValue
stride_of(tm_builder *b, const access *a, MlirOperation meta, int d)
{
	MlirValue sum = { NULL };

	for (int r = 0; r < a->rank; r++) {
		MlirValue term = mlirOperationGetResult(meta,
		                                        2 + a->rank + r);

		if (!a->coef[r][d])
			continue;
		if (a->coef[r][d] != 1)
			term = index_op(b, "arith.muli", term,
			                index_constant(b, a->coef[r][d]));
		sum = mlirValueIsNull(sum) ?
		              term :
		              index_op(b, "arith.addi", sum, term);
	}
	return mlirValueIsNull(sum) ? index_constant(b, 0) : sum;
}

/* The extent of dimension D, from an operand that has it alone. */
static MlirValue
extent_of(const contraction *c, const MlirOperation *meta, int d)
{
	for (int s = TM_NUM_SIDES - 1; s >= 0; s--) {
		const int r = place_of(&c->side[s], d, c->num_dims);

		if (r >= 0)
			return mlirOperationGetResult(meta[s], 2 + r);
	}
	return (MlirValue){ NULL };
}

static bool
has_extents(const contraction *c)
{
	for (int d = 0; d < c->num_dims; d++) {
		bool found = false;

		for (int s = 0; s < TM_NUM_SIDES; s++)
			found = found ||
			        place_of(&c->side[s], d, c->num_dims) >= 0;
		if (!found)
			return false;
	}
	return true;
}

static void
call_kernel(const contraction *c, const char *name)
{
	tm_builder b = tm_builder_before(c->op);
	MlirOperation meta[TM_NUM_SIDES];
	MlirValue args[TM_NUM_SIDES + 4 * MAX_DIMS];
	MlirNamedAttribute callee = tm_attr(
	        &b, "callee",
	        mlirFlatSymbolRefAttrGet(
	                b.ctx, mlirStringRefCreateFromCString(name)));
	intptr_t n = 0;

	for (int s = 0; s < TM_NUM_SIDES; s++) {
		meta[s] = metadata(&b, &c->side[s]);
		args[n++] = flatten(&b, mlirOperationGetResult(meta[s], 0),
		                    mlirOperationGetResult(meta[s], 1));
	}
	for (int i = 0; i < c->num_dims; i++) {
		const int d = c->order[i];

		args[n++] = extent_of(c, meta, d);
		for (int s = 0; s < TM_NUM_SIDES; s++)
			args[n++] = stride_of(&b, &c->side[s], meta[s], d);
	}
	tm_build_op(&b, "func.call", (tm_values){ n, args }, TM_NO_TYPES,
	            TM_ATTRS(callee), TM_NO_REGIONS);
	mlirOperationDestroy(c->op);
}

/* ---- all of a module ---- */

typedef struct kernels {
	tm_kernel *v; /* owned */
	size_t n;
	int vector_bits;
} kernels;

static tm_status
kernel_name(kernels *all, const tm_kernel *k, char *name, bool *is_new)
{
	size_t i = 0;

	*is_new = false;
	while (i < all->n && memcmp(&all->v[i], k, sizeof *k))
		i++;
	if (i == all->n) {
		tm_kernel *const v = realloc(all->v, (i + 1) * sizeof *v);

		if (!v)
			return TM_ENOMEM;
		all->v = v;
		memcpy(&v[all->n++], k, sizeof *k);
		*is_new = true;
	}
	snprintf(name, TM_KERNEL_NAME, "tm_kernel_%zu", i);
	return TM_OK;
}

/* Adds the kernel's function to MODULE. */
static tm_status
define(MlirModule module, const tm_kernel *k, const char *name)
{
	char *const text = tm_kernel_text(k, name);
	MlirOperation func;

	if (!text)
		return TM_ENOMEM;
	func = mlirOperationCreateParse(
	        mlirModuleGetContext(module),
	        mlirStringRefCreateFromCString(text),
	        mlirStringRefCreateFromCString(name));
	free(text);
	if (mlirOperationIsNull(func))
		return TM_EUNSUP;
	mlirBlockInsertOwnedOperation(mlirModuleGetBody(module), 0, func);
	return TM_OK;
}

static bool
is_candidate(MlirOperation op, void *data)
{
	contraction c;

	return tm_str_starts(name_of(op), TM_STR("linalg.")) &&
	       mlirOperationGetNumRegions(op) == 1 &&
	       match(op, ((kernels *)data)->vector_bits, &c) && has_extents(&c);
}

static tm_status
replace(MlirModule module, kernels *all, MlirOperation op)
{
	contraction c;
	char name[TM_KERNEL_NAME];
	bool is_new;

	if (!match(op, all->vector_bits, &c))
		return TM_OK;
	TM_TRY(kernel_name(all, &c.kernel, name, &is_new));
	if (is_new)
		TM_TRY(define(module, &c.kernel, name));
	call_kernel(&c, name);
	return TM_OK;
}

tm_status
tm_contract(MlirModule module, int vector_bits, tm_error *err)
{
	kernels all = { .vector_bits = vector_bits };
	tm_found found = { 0 };
	tm_status status;

	if (vector_bits == 0)
		return TM_OK;
	found = tm_collect(mlirModuleGetOperation(module), is_candidate, &all);
	status = found.failed ? TM_ENOMEM : TM_OK;
	for (size_t i = 0; i < found.n && status == TM_OK; i++)
		status = replace(module, &all, found.v[i]);
	tm_found_free(&found);
	free(all.v);
	if (status == TM_OK)
		return TM_OK;
	return tm_fail(err, status, TM_NO_OFFSET,
	               "sums of products cannot be compiled");
}
