/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/expr.h"
#include "import/pt2/importer.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/AffineMap.h>
#include <mlir-c/BuiltinAttributes.h>

/* Most expressions of a program are the same few. */
struct tm_pt2_symbols {
	tm_map by_text;           /* expression -> index in EXPRS */
	const tm_pt2_expr **exprs;
	size_t num_exprs, cap_exprs;
	tm_map by_name;           /* symbol -> index in VALUES */
	MlirValue *values;
	size_t num_values, cap_values;
};

static tm_status
no_memory(tm_pt2_importer *imp)
{
	return tm_pt2_fail(imp, TM_ELIMIT,
	                   "the program needs more memory than allowed");
}

/* The parsed form of TEXT, cached. */
static const tm_pt2_expr *
expr_of(tm_pt2_importer *imp, tm_str text)
{
	struct tm_pt2_symbols *sy = imp->symbols;
	size_t i;

	if (tm_map_get(&sy->by_text, text, &i))
		return sy->exprs[i];
	if (!tm_arena_grow(imp->arena, &sy->exprs, &sy->cap_exprs,
	                   sy->num_exprs + 1, sizeof *sy->exprs) ||
	    !(sy->exprs[sy->num_exprs] = tm_pt2_expr_parse(imp->arena, text)) ||
	    !tm_map_put(&sy->by_text, imp->arena, text, sy->num_exprs))
		return NULL;
	return sy->exprs[sy->num_exprs++];
}

/* -- Declaring ----------------------------------------------------------- */

static void
range_of(const tm_pt2_program *p, tm_str symbol, int64_t *min, int64_t *max)
{
	*min = INT64_MIN;
	*max = INT64_MAX;
	for (size_t i = 0; i < p->num_ranges; i++)
		if (tm_str_eq(p->ranges[i].key, symbol)) {
			*min = p->ranges[i].min;
			*max = p->ranges[i].max;
		}
}

static tm_status
declare(tm_pt2_importer *imp, tm_builder *b, tm_str symbol)
{
	struct tm_pt2_symbols *sy = imp->symbols;
	int64_t min, max;
	size_t i;

	if (tm_map_get(&sy->by_name, symbol, &i))
		return TM_OK;
	if (!tm_arena_grow(imp->arena, &sy->values, &sy->cap_values,
	                   sy->num_values + 1, sizeof *sy->values) ||
	    !tm_map_put(&sy->by_name, imp->arena, symbol, sy->num_values))
		return no_memory(imp);
	range_of(imp->program, symbol, &min, &max);
	sy->values[sy->num_values++] = tm_build(
	        b, "torch.symbolic_int", TM_NO_VALUES,
	        tm_type_get(imp->ctx, TM_TYPE_INT),
	        TM_ATTRS(tm_attr_str(b, "symbol_name", symbol),
	                 tm_attr_i64(b, "min_val", min),
	                 tm_attr_i64(b, "max_val", max)));
	return TM_OK;
}

static tm_status
declare_all(tm_pt2_importer *imp, tm_builder *b, const tm_pt2_expr *e)
{
	if (e->kind == TM_PT2_EXPR_SYMBOL)
		return declare(imp, b, e->symbol);
	for (size_t i = 0; i < e->count; i++)
		TM_TRY(declare_all(imp, b, e->args[i]));
	return TM_OK;
}

static tm_status
declare_value(tm_pt2_importer *imp, tm_builder *b, const tm_pt2_value *v)
{
	for (int d = 0; d < v->rank; d++) {
		const tm_pt2_expr *e;
		size_t known;

		if (!v->sizes[d].expr.len ||
		    tm_map_get(&imp->symbols->by_text, v->sizes[d].expr,
		               &known))
			continue;
		e = expr_of(imp, v->sizes[d].expr);
		if (!e)
			return no_memory(imp);
		TM_TRY(declare_all(imp, b, e));
	}
	return TM_OK;
}

tm_status
tm_pt2_declare_symbols(tm_pt2_importer *imp, tm_builder *b,
                       const tm_pt2_graph *g)
{
	if (!imp->symbols)
		imp->symbols = TM_PT2_ALLOC(imp, struct tm_pt2_symbols, 1);
	if (!imp->symbols)
		return imp->err->status;
	for (size_t i = 0; i < g->num_values; i++)
		TM_TRY(declare_value(imp, b, &g->values[i]));
	for (size_t n = 0; n < g->num_nodes; n++)
		for (size_t i = 0; i < g->nodes[n].num_inputs; i++) {
			const tm_pt2_arg *a = &g->nodes[n].inputs[i].arg;

			if (a->kind == TM_PT2_GRAPH)
				TM_TRY(tm_pt2_declare_symbols(imp, b,
				                              a->graph));
		}
	return TM_OK;
}

/* -- Binding ------------------------------------------------------------- */

/* The symbols of one shape, in the order of their first use. */
struct shape {
	MlirContext ctx;
	const struct tm_pt2_symbols *symbols;
	size_t used[TM_MAX_RANK];
	intptr_t num_used;
};

static bool to_affine(struct shape *sh, const tm_pt2_expr *e,
                      MlirAffineExpr *out);

static bool
symbol_to_affine(struct shape *sh, tm_str symbol, MlirAffineExpr *out)
{
	intptr_t at = 0;
	size_t i;

	if (!tm_map_get(&sh->symbols->by_name, symbol, &i))
		return false;
	while (at < sh->num_used && sh->used[at] != i)
		at++;
	if (at == TM_MAX_RANK)
		return false;
	if (at == sh->num_used)
		sh->used[sh->num_used++] = i;
	*out = mlirAffineSymbolExprGet(sh->ctx, at);
	return true;
}

static bool
sum_to_affine(struct shape *sh, const tm_pt2_expr *e, MlirAffineExpr *out)
{
	if (!to_affine(sh, e->args[0], out))
		return false;
	for (size_t i = 1; i < e->count; i++) {
		MlirAffineExpr next;

		if (!to_affine(sh, e->args[i], &next))
			return false;
		*out = e->kind == TM_PT2_EXPR_ADD
		               ? mlirAffineAddExprGet(*out, next)
		               : mlirAffineMulExprGet(*out, next);
	}
	return true;
}

/* Only positive numbers divide: MLIR folds the rest in ways of its own. */
static bool
division_to_affine(struct shape *sh, const tm_pt2_expr *e,
                   MlirAffineExpr *out)
{
	MlirAffineExpr a, n;

	if (e->args[1]->kind != TM_PT2_EXPR_NUMBER ||
	    e->args[1]->number <= 0 || !to_affine(sh, e->args[0], &a))
		return false;
	n = mlirAffineConstantExprGet(sh->ctx, e->args[1]->number);
	if (e->kind == TM_PT2_EXPR_FLOORDIV)
		*out = mlirAffineFloorDivExprGet(a, n);
	else if (e->kind == TM_PT2_EXPR_CEILDIV)
		*out = mlirAffineCeilDivExprGet(a, n);
	else
		*out = mlirAffineModExprGet(a, n);
	return true;
}

/* False if E cannot be said in an affine map. */
static bool
to_affine(struct shape *sh, const tm_pt2_expr *e, MlirAffineExpr *out)
{
	switch (e->kind) {
	case TM_PT2_EXPR_NUMBER:
		*out = mlirAffineConstantExprGet(sh->ctx, e->number);
		return true;
	case TM_PT2_EXPR_SYMBOL:
		return symbol_to_affine(sh, e->symbol, out);
	case TM_PT2_EXPR_ADD:
	case TM_PT2_EXPR_MUL:
		return sum_to_affine(sh, e, out);
	case TM_PT2_EXPR_FLOORDIV:
	case TM_PT2_EXPR_CEILDIV:
	case TM_PT2_EXPR_MOD:
		return division_to_affine(sh, e, out);
	case TM_PT2_EXPR_OPAQUE:
		break;
	}
	return false;
}

tm_status
tm_pt2_bind_shape(tm_pt2_importer *imp, tm_builder *b,
                  const tm_pt2_value *value, MlirValue v)
{
	struct shape sh = { .ctx = imp->ctx, .symbols = imp->symbols };
	MlirAffineExpr sizes[TM_MAX_RANK];
	MlirValue operands[1 + TM_MAX_RANK] = { v };
	MlirAffineMap map;

	if (value->kind != TM_PT2_TENSOR || imp->tensor != TM_TYPE_VTENSOR)
		return TM_OK;
	for (int d = 0; d < value->rank; d++) {
		const tm_pt2_dim *dim = &value->sizes[d];
		const tm_pt2_expr *e;

		if (!dim->expr.len) {
			sizes[d] = mlirAffineConstantExprGet(imp->ctx,
			                                     dim->value);
			continue;
		}
		e = expr_of(imp, dim->expr);
		if (!e)
			return no_memory(imp);
		if (!to_affine(&sh, e, &sizes[d]))
			return TM_OK;
	}
	if (!sh.num_used)
		return TM_OK;
	for (intptr_t i = 0; i < sh.num_used; i++)
		operands[1 + i] = imp->symbols->values[sh.used[i]];
	map = mlirAffineMapGet(imp->ctx, 0, sh.num_used, value->rank, sizes);
	tm_build_op(b, "torch.bind_symbolic_shape",
	            (tm_values){ 1 + sh.num_used, operands }, TM_NO_TYPES,
	            TM_ATTRS(tm_attr(b, "shape_expressions",
	                             mlirAffineMapAttrGet(map))),
	            TM_NO_REGIONS);
	return TM_OK;
}
