/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operators whose number of results depends on the values: NonMaxSuppression
 * and Unique; and the counting of TfIdfVectorizer. */
#include "pass/onnx/convert.h"

#include <mlir-c/BuiltinAttributes.h>
#include <stdlib.h>

/* ---- NonMaxSuppression ---- */

/* Boxes in the order of their scores, for each batch and class; which of them
 * count; and how much each pair overlaps. */
static const char order_text[] =
        "nb = size(boxes, 0); nc = size(scores, 1); n = size(scores, 2); "
        "v, order = sort(scores, -1, True); order";
static const char overlap_text[] =
        "nb = size(boxes, 0); nc = size(scores, 1); n = size(scores, 2); "
        "at = unsqueeze(order, 3); "
        "all = expand(unsqueeze(boxes, 1), [nb, nc, n, 4]); "
        "box = gather(all, 2, expand(at, [nb, nc, n, 4])); "
        "k = [aten.select.int(box, -1, i) for i in range(4)]; "
        "y0 = center_point_box == 1 ? k[1] - k[3] / 2 : minimum(k[0], k[2]); "
        "y1 = center_point_box == 1 ? k[1] + k[3] / 2 : maximum(k[0], k[2]); "
        "x0 = center_point_box == 1 ? k[0] - k[2] / 2 : minimum(k[1], k[3]); "
        "x1 = center_point_box == 1 ? k[0] + k[2] / 2 : maximum(k[1], k[3]); "
        "area = (y1 - y0) * (x1 - x0); "
        "ih = clamp_min(minimum(unsqueeze(y1, -1), unsqueeze(y1, -2)) - "
        "maximum(unsqueeze(y0, -1), unsqueeze(y0, -2)), 0); "
        "iw = clamp_min(minimum(unsqueeze(x1, -1), unsqueeze(x1, -2)) - "
        "maximum(unsqueeze(x0, -1), unsqueeze(x0, -2)), 0); "
        "both = ih * iw; "
        "either = unsqueeze(area, -1) + unsqueeze(area, -2) - both; "
        "iou = both / where.self(gt.Scalar(either, 0), either, "
        "ones_like(either)); "
        "logical_and(gt.Scalar(iou, threshold), gt.Scalar(either, 0))";
/* One turn: box i, if it is kept, drops those behind it that it overlaps. */
static const char turn_text[] =
        "row = aten.select.int(hits, 2, i); "
        "self = unsqueeze(aten.select.int(keep, 2, i), -1); "
        "behind = gt.Scalar(arange(size(keep, 2)), i); "
        "logical_and(keep, logical_not(logical_and(logical_and(row, self), "
        "behind)))";
static const char selected_text[] =
        "rank_ = cumsum(to.dtype(keep, int64), 2); "
        "chosen = logical_and(keep, le.Scalar(rank_, limit)); "
        "where = nonzero(chosen); "
        "flat = index_select(reshape(order, [-1]), 0, "
        "squeeze.dim(nonzero(reshape(chosen, [-1])), 1)); "
        "cat([slice.Tensor(where, 1, 0, 2), unsqueeze(flat, 1)], 1)";

/* Runs TURN_TEXT for every box, in a torch.prim.Loop that carries "keep". */
static MlirValue
suppress(tm_onnx_conv *c, MlirValue keep)
{
	const MlirType type = mlirValueGetType(keep);
	const MlirType types[] = { tm_type_get(c->pass->ctx, TM_TYPE_INT),
		                   type };
	const MlirLocation locs[] = { c->rw.b.loc, c->rw.b.loc };
	const MlirBlock block = mlirBlockCreate(2, types, locs);
	const tm_onnx_dyn n = tm_onnx_size(c, keep, 2);
	MlirRegion region = mlirRegionCreate();
	tm_onnx_conv in = *c;
	MlirValue next;
	MlirOperation op;

	mlirRegionAppendOwnedBlock(region, block);
	in.rw.b = tm_builder_at_end(block, c->rw.b.loc);
	tm_onnx_bind(&in, "i", mlirBlockGetArgument(block, 0));
	tm_onnx_bind(&in, "keep", mlirBlockGetArgument(block, 1));
	next = tm_onnx_eval(&in, turn_text);
	if (mlirValueIsNull(next) ||
	    !mlirTypeEqual(mlirValueGetType(next), type)) {
		memcpy(c->rw.reason, in.rw.reason, sizeof c->rw.reason);
		mlirRegionDestroy(region);
		return (MlirValue){ NULL };
	}
	tm_build_op(&in.rw.b, "torch.prim.Loop.condition",
	            TM_VALUES(tm_torch_bool(&in.rw.b, true), next),
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	op = tm_build_op(&c->rw.b, "torch.prim.Loop",
	                 TM_VALUES(tm_onnx_dyn_value(c, n),
	                           tm_onnx_bool(c, true), keep),
	                 TM_TYPES(type), TM_NO_ATTRS,
	                 (tm_regions){ 1, &region });
	return mlirOperationGetResult(op, 0);
}

tm_status
onnx_non_max_suppression(tm_onnx_conv *c)
{
	if (!tm_onnx_has(c, "max_output_boxes_per_class"))
		return tm_onnx_text(c, "full([0, 3], 0, dtype=int64)");
	tm_onnx_bind(c, "limit",
	             tm_onnx_arg(c, "max_output_boxes_per_class"));
	tm_onnx_bind(c, "threshold",
	             tm_onnx_has(c, "iou_threshold")
	                     ? tm_onnx_arg(c, "iou_threshold")
	                     : tm_onnx_float(c, 0));
	tm_onnx_bind(c, "order", tm_onnx_eval(c, order_text));
	if (!tm_onnx_has(c, "order"))
		return TM_EUNSUP;
	tm_onnx_bind(c, "hits", tm_onnx_eval(c, overlap_text));
	tm_onnx_bind(c, "keep",
	             tm_onnx_eval(c, "s = gather(scores, 2, order); "
	                             "has(score_threshold) ? gt.Scalar(s, "
	                             "score_threshold) : ones_like(s, "
	                             "dtype=bool)"));
	if (!tm_onnx_has(c, "hits") || !tm_onnx_has(c, "keep"))
		return TM_EUNSUP;
	tm_onnx_bind(c, "keep", suppress(c, tm_onnx_arg(c, "keep")));
	if (!tm_onnx_has(c, "keep"))
		return TM_EUNSUP;
	return tm_onnx_text(c, selected_text);
}

/* ---- Unique ---- */

enum { MAX_COLUMNS = 256 };

/* Binds "rows" [n, m]: what is compared, row by row. */
static tm_status
bind_rows(tm_onnx_conv *c, int64_t *columns)
{
	tm_tensor_type t;

	tm_onnx_bind(c, "rows",
	             tm_onnx_eval(c, "has(axis) ? flatten.using_ints(unsqueeze("
	                             "transpose.int(X, axis, 0), 1), 1, -1) : "
	                             "reshape(X, [-1, 1])"));
	if (!tm_onnx_tensor(tm_onnx_arg(c, "rows"), &t) ||
	    t.sizes[1] == TM_DYN || t.sizes[1] > MAX_COLUMNS)
		return tm_onnx_unsupported(c, "slices of unknown or large "
		                              "size");
	*columns = t.sizes[1];
	return TM_OK;
}

/* The order of the rows: sorted by the last column, then, stably, by those
 * before it. */
static MlirValue
sorted_order(tm_onnx_conv *c, int64_t columns)
{
	MlirValue order = tm_onnx_eval(c, "arange(size(rows, 0))");

	for (int64_t k = columns; k-- > 0 && !mlirValueIsNull(order);) {
		tm_onnx_bind(c, "order", order);
		tm_onnx_bind(c, "k", tm_onnx_int(c, k));
		order = tm_onnx_eval(
		        c, "key = index_select(aten.select.int(rows, 1, k), 0, "
		           "order); v, p = sort.stable(key, True, 0, False); "
		           "index_select(order, 0, p)");
	}
	return order;
}

static const char groups_text[] =
        "s = index_select(rows, 0, order); n = size(s, 0); "
        "ne_ = any.dim(ne.Tensor(slice.Tensor(s, 0, 1, n), slice.Tensor(s, "
        "0, 0, n - 1)), 1, False); "
        "new = cat([full([min(n, 1)], True, dtype=bool), ne_], 0); "
        "to.dtype(new, int64)";
static const char unique_text[] =
        "n = size(rows, 0); "
        "starts = squeeze.dim(nonzero(new), 1); g = size(starts, 0); "
        "group = cumsum(new, 0) - 1; "
        "first0 = index_select(order, 0, starts); "
        "ends = cat([slice.Tensor(starts, 0, 1, g), full([min(g, 1)], n, "
        "dtype=int64)], 0); "
        "count0 = ends - starts; "
        "v, p = sort(first0, 0, False); "
        "pick = sorted == 1 ? arange(g) : p; "
        "back = scatter.src(zeros_like(pick), 0, pick, arange(g)); "
        "inv = scatter.src(zeros_like(order), 0, order, index_select(back, "
        "0, group)); "
        "first = index_select(first0, 0, pick); "
        "y = has(axis) ? index_select(X, axis, first) : "
        "index_select(reshape(X, [-1]), 0, first); "
        "y, first, inv, index_select(count0, 0, pick)";

tm_status
onnx_unique(tm_onnx_conv *c)
{
	int64_t columns;

	TM_TRY(bind_rows(c, &columns));
	tm_onnx_bind(c, "order", sorted_order(c, columns));
	if (!tm_onnx_has(c, "order"))
		return TM_EUNSUP;
	tm_onnx_bind(c, "new", tm_onnx_eval(c, groups_text));
	if (!tm_onnx_has(c, "new"))
		return TM_EUNSUP;
	return tm_onnx_text(c, unique_text);
}

/* ---- TfIdfVectorizer ---- */

enum { MAX_POOL = 4096 };

struct pool {
	int64_t starts[64], items[MAX_POOL], places[MAX_POOL];
	intptr_t num_starts, num_items, num_places;
	int64_t size; /* of the result */
};

static tm_status
read_pool(tm_onnx_conv *c, struct pool *p)
{
	p->num_starts = tm_onnx_arg_ints(c, "ngram_counts", p->starts, 64);
	p->num_places =
	        tm_onnx_arg_ints(c, "ngram_indexes", p->places, MAX_POOL);
	p->num_items = tm_onnx_arg_ints(c, "pool_int64s", p->items, MAX_POOL);
	if (p->num_starts < 1 || p->num_places < 1 || p->num_items < 0)
		return tm_onnx_unsupported(c, "a pool of strings, or a large "
		                              "one");
	for (intptr_t i = 0; i < p->num_places; i++) {
		if (p->places[i] < 0 || p->places[i] >= MAX_POOL)
			return tm_onnx_unsupported(c, "a large result");
		if (p->places[i] >= p->size)
			p->size = p->places[i] + 1;
	}
	return TM_OK;
}

/* How often each n-gram from FIRST on, COUNT of them, occurs with STEP
 * between its items: [batch, count]. */
static MlirValue
occurrences(tm_onnx_conv *c, const struct pool *p, int64_t n, int64_t start,
            int64_t count, int64_t step)
{
	MlirValue hit = { NULL };
	int64_t column[MAX_POOL];

	tm_onnx_bind(c, "reach", tm_onnx_int(c, (n - 1) * step));
	for (int64_t k = 0; k < n; k++) {
		for (int64_t i = 0; i < count; i++)
			column[i] = p->items[start + i * n + k];
		tm_onnx_bind(c, "item", tm_onnx_i64s(c, 1, &count, column));
		tm_onnx_bind(c, "from", tm_onnx_int(c, k * step));
		tm_onnx_bind(c, "hit", hit);
		hit = tm_onnx_eval(
		        c, "l = size(x, 1); "
		           "e = eq.Tensor(unsqueeze(slice.Tensor(x, 1, from, l "
		           "- reach + from), 2), item); "
		           "has(hit) ? logical_and(hit, e) : e");
		if (mlirValueIsNull(hit))
			return hit;
	}
	tm_onnx_bind(c, "hit", hit);
	return tm_onnx_eval(c, "sum.dim_IntList(to.dtype(hit, float32), [1], "
	                       "False)");
}

/* Adds the counts of the n-grams of length N to TOTAL, [batch, size]. */
static tm_status
count_ngrams(tm_onnx_conv *c, const struct pool *p, int64_t n,
             int64_t max_skip, int64_t length, MlirValue *total)
{
	const int64_t start = p->starts[n - 1];
	const int64_t end = n < p->num_starts ? p->starts[n] : p->num_items;
	const int64_t count = (end - start) / n;
	int64_t first = 0, shape[2] = { count, p->size };
	float *one_hot;

	for (int64_t k = 1; k < n; k++)
		first += (p->starts[k] - p->starts[k - 1]) / k;
	if (count < 1)
		return TM_OK;
	if (start < 0 || end > p->num_items || first + count > p->num_places)
		return tm_onnx_unsupported(c, "the pool does not fit its "
		                              "counts");
	one_hot = TM_NEW(c->pass->arena, float, (size_t)(count * p->size));
	for (int64_t i = 0; one_hot && i < count; i++)
		one_hot[i * p->size + p->places[first + i]] = 1;
	if (!one_hot)
		return TM_ENOMEM;
	for (int64_t step = 1; step <= max_skip + 1; step++) {
		if ((n == 1 && step > 1) || (n - 1) * step >= length)
			break;
		tm_onnx_bind(c, "counts",
		             occurrences(c, p, n, start, count, step));
		tm_onnx_bind(c, "places",
		             tm_onnx_f32s(c, 2, shape, one_hot));
		tm_onnx_bind(c, "total", *total);
		if (!tm_onnx_has(c, "counts"))
			return TM_EUNSUP;
		*total = tm_onnx_eval(c, "t = matmul(counts, places); "
		                         "has(total) ? total + t : t");
	}
	return TM_OK;
}

/* Binds the weight of each place of the result, where there are any. */
static tm_status
bind_weights(tm_onnx_conv *c, const struct pool *p)
{
	const MlirAttribute list = tm_onnx_attribute(c, "weights");
	float *w = TM_NEW(c->pass->arena, float, (size_t)p->size);

	tm_onnx_bind(c, "weight", (MlirValue){ NULL });
	if (!tm_onnx_has(c, "weights"))
		return TM_OK;
	if (!w)
		return TM_ENOMEM;
	for (intptr_t i = 0;
	     i < p->num_places && i < mlirArrayAttrGetNumElements(list); i++)
		w[p->places[i]] = (float)mlirFloatAttrGetValueDouble(
		        mlirArrayAttrGetElement(list, i));
	tm_onnx_bind(c, "weight", tm_onnx_f32s(c, 1, &p->size, w));
	return TM_OK;
}

tm_status
onnx_tfidf(tm_onnx_conv *c)
{
	struct pool *p = TM_NEW(c->pass->arena, struct pool, 1);
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));
	int64_t min, max, skip;
	MlirValue total = { NULL };
	tm_tensor_type t;

	if (!p)
		return TM_ENOMEM;
	TM_TRY(read_pool(c, p));
	if (!tm_onnx_arg_int(c, "min_gram_length", &min) ||
	    !tm_onnx_arg_int(c, "max_gram_length", &max) ||
	    !tm_onnx_arg_int(c, "max_skip_count", &skip) || min < 1 ||
	    max < min || max > p->num_starts || skip < 0 || skip > 64)
		return tm_onnx_unsupported(c, "lengths that do not fit the "
		                              "pool");
	tm_onnx_bind(c, "x",
	             tm_onnx_eval(c, rank == 1 ? "to.dtype(unsqueeze(X, 0), "
	                                         "int64)"
	                                       : "to.dtype(X, int64)"));
	if (!tm_onnx_tensor(tm_onnx_arg(c, "x"), &t) || t.rank != 2 ||
	    t.sizes[1] == TM_DYN)
		return tm_onnx_unsupported(c, "the number of items is not "
		                              "known");
	for (int64_t n = min; n <= max; n++)
		TM_TRY(count_ngrams(c, p, n, skip, t.sizes[1], &total));
	tm_onnx_bind(c, "total", total);
	tm_onnx_bind(c, "size_", tm_onnx_int(c, p->size));
	if (mlirValueIsNull(total))
		tm_onnx_bind(c, "total",
		             tm_onnx_eval(c, "full([size(x, 0), size_], 0.0, "
		                             "dtype=float32)"));
	TM_TRY(bind_weights(c, p));
	tm_onnx_bind(c, "y",
	             tm_onnx_eval(c, "tf = total; one = to.dtype(gt.Scalar("
	                             "total, 0), float32); "
	                             "mode == 'TF' ? tf : mode == 'IDF' ? "
	                             "(has(weights) ? one * weight : one) : "
	                             "(has(weights) ? tf * weight : tf)"));
	if (!tm_onnx_has(c, "y"))
		return TM_EUNSUP;
	return tm_onnx_text(c, rank == 1 ? "squeeze.dim(y, 0)" : "y");
}
