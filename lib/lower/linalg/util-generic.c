/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Linalg.h>

MlirAffineMap
tm_map_identity(MlirContext ctx, int n)
{
	return mlirAffineMapMultiDimIdentityGet(ctx, n);
}

MlirAffineMap
tm_map_select(MlirContext ctx, int loops, int n, const int *dims)
{
	MlirAffineExpr e[TM_MAX_RANK];

	for (int i = 0; i < n; i++)
		e[i] = dims[i] < 0 ? mlirAffineConstantExprGet(ctx, 0) :
		                     mlirAffineDimExprGet(ctx, dims[i]);
	return mlirAffineMapGet(ctx, loops, 0, n, e);
}

MlirValue
tm_index(tm_builder *b, int64_t dim)
{
	return tm_build(b, "linalg.index", TM_NO_VALUES,
	                mlirIndexTypeGet(b->ctx),
	                TM_ATTRS(tm_attr_i64(b, "dim", dim)));
}

static MlirAttribute
iterators_attr(MlirContext ctx, const tm_generic *g)
{
	const MlirAttribute parallel = mlirAttributeParseGet(
	        ctx, tm_ref(TM_STR("#linalg.iterator_type<parallel>")));
	const MlirAttribute reduction = mlirAttributeParseGet(
	        ctx, tm_ref(TM_STR("#linalg.iterator_type<reduction>")));
	MlirAttribute a[2 * TM_MAX_RANK];

	for (int i = 0; i < g->num_loops; i++)
		a[i] = g->iterators[i] == 'r' ? reduction : parallel;
	return mlirArrayAttrGet(ctx, g->num_loops, a);
}

static MlirAttribute
maps_attr(MlirContext ctx, const tm_generic *g)
{
	MlirAttribute a[2 * TM_MAX_GENERIC];
	const int n = g->num_in + g->num_out;

	for (int i = 0; i < n; i++)
		a[i] = mlirAffineMapAttrGet(g->maps[i]);
	return mlirArrayAttrGet(ctx, n, a);
}

/* The region's block, filled by G's body. */
static MlirRegion
body_region(tm_builder *b, const tm_generic *g, const MlirValue *operands)
{
	const int n = g->num_in + g->num_out;
	MlirType types[2 * TM_MAX_GENERIC];
	MlirLocation locs[2 * TM_MAX_GENERIC];
	MlirValue args[2 * TM_MAX_GENERIC], yields[TM_MAX_GENERIC];

	for (int i = 0; i < n; i++) {
		const MlirType t = mlirValueGetType(operands[i]);

		types[i] = mlirTypeIsAShaped(t) ?
		                   mlirShapedTypeGetElementType(t) :
		                   t;
		locs[i] = b->loc;
	}

	const MlirBlock block = mlirBlockCreate(n, types, locs);
	const MlirRegion region = mlirRegionCreate();
	tm_builder in = tm_builder_at_end(block, b->loc);

	mlirRegionAppendOwnedBlock(region, block);
	for (int i = 0; i < n; i++)
		args[i] = mlirBlockGetArgument(block, i);
	g->body(&in, args, yields, g->user);
	tm_build_op(&in, "linalg.yield", (tm_values){ g->num_out, yields },
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	return region;
}

void
tm_generic_build(tm_builder *b, const tm_generic *g, MlirValue *results)
{
	MlirValue operands[2 * TM_MAX_GENERIC];
	MlirType types[TM_MAX_GENERIC];
	const int32_t segments[] = { g->num_in, g->num_out };

	for (int i = 0; i < g->num_in; i++)
		operands[i] = g->in[i];
	for (int i = 0; i < g->num_out; i++) {
		operands[g->num_in + i] = g->out[i];
		types[i] = mlirValueGetType(g->out[i]);
	}

	const MlirOperation op = tm_build_op(
	        b, "linalg.generic",
	        (tm_values){ g->num_in + g->num_out, operands },
	        (tm_types){ g->num_out, types },
	        TM_ATTRS(tm_attr(b, "indexing_maps", maps_attr(b->ctx, g)),
	                 tm_attr(b, "iterator_types",
	                         iterators_attr(b->ctx, g)),
	                 tm_attr_i32s(b, "operandSegmentSizes", 2, segments)),
	        TM_REGIONS(body_region(b, g, operands)));

	for (int i = 0; i < g->num_out; i++)
		results[i] = mlirOperationGetResult(op, i);
}

MlirValue
tm_linalg_named(tm_builder *b, const char *name, tm_values in, MlirValue out,
                tm_attrs attrs)
{
	MlirValue operands[8];
	MlirNamedAttribute all[8];
	const int32_t segments[] = { (int32_t)in.n, 1 };
	intptr_t n = 0;

	for (; n < in.n; n++)
		operands[n] = in.v[n];
	operands[n++] = out;
	for (intptr_t i = 0; i < attrs.n; i++)
		all[i] = attrs.v[i];
	all[attrs.n] = tm_attr_i32s(b, "operandSegmentSizes", 2, segments);

	const MlirOperation op = tm_build_op(
	        b, name, (tm_values){ n, operands },
	        TM_TYPES(mlirValueGetType(out)),
	        (tm_attrs){ attrs.n + 1, all }, TM_REGIONS(mlirRegionCreate()));

	mlirLinalgFillBuiltinNamedOpRegion(op);
	return mlirOperationGetResult(op, 0);
}

typedef struct compute {
	int rank;
	tm_body_fn body;
	void *user;
} compute;

static void
compute_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const compute *c = user;
	MlirValue indices[TM_MAX_RANK];

	(void)args;
	for (int i = 0; i < c->rank; i++)
		indices[i] = tm_index(b, i);
	c->body(b, indices, yields, c->user);
}

static const char all_parallel[] = "pppppppppppppppppppppppppppppppp";

_Static_assert(sizeof all_parallel == TM_MAX_RANK + 1,
               "one iterator per dimension");

MlirValue
tm_compute(tm_builder *b, const tm_dims *d, MlirType element, tm_body_fn body,
           void *user)
{
	compute c = { d->rank, body, user };
	tm_generic g = { .num_out = 1,
		         .out = { tm_empty(b, d, element) },
		         .maps = { tm_map_identity(b->ctx, d->rank) },
		         .num_loops = d->rank,
		         .iterators = all_parallel,
		         .body = compute_body,
		         .user = &c };
	MlirValue result;

	tm_generic_build(b, &g, &result);
	return result;
}

MlirValue
tm_map_elements(tm_builder *b, int n, const MlirValue *in, MlirType element,
                tm_body_fn body, void *user)
{
	const tm_dims d = tm_dims_of(b, in[0]);
	tm_generic g = { .num_in = n,
		         .num_out = 1,
		         .out = { tm_empty(b, &d, element) },
		         .num_loops = d.rank,
		         .iterators = all_parallel,
		         .body = body,
		         .user = user };
	MlirValue result;

	for (int i = 0; i < n; i++)
		g.in[i] = in[i];
	for (int i = 0; i <= n; i++)
		g.maps[i] = tm_map_identity(b->ctx, d.rank);
	tm_generic_build(b, &g, &result);
	return result;
}

typedef struct conversion {
	tm_dtype from, to;
} conversion;

static void
convert_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const conversion *c = user;

	yields[0] = tm_convert(b, args[0], c->from, c->to);
}

MlirValue
tm_convert_tensor(tm_builder *b, MlirValue tensor, tm_dtype from, tm_dtype to)
{
	conversion c = { from, to };

	if (from == to)
		return tensor;
	return tm_map_elements(b, 1, &tensor, tm_dtype_to_builtin(b->ctx, to),
	                       convert_body, &c);
}
