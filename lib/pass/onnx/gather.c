/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operators that move elements to places that are data. */
#include "pass/onnx/convert.h"

static tm_status
unknown_rank(tm_onnx_conv *c)
{
	return tm_onnx_unsupported(c, "the rank is not known");
}

/* index.Tensor's list: None where a dimension stays, then INDICES. */
static MlirValue
index_list(tm_onnx_conv *c, int skip, intptr_t n, const MlirValue *indices)
{
	const tm_tensor_type unknown = { 0 };
	MlirValue v[TM_MAX_RANK];
	MlirType t = tm_type_tensor_get(c->pass->ctx, TM_TYPE_VTENSOR,
	                                &unknown);

	if (skip + n > TM_MAX_RANK)
		return (MlirValue){ NULL };
	for (int i = 0; i < skip; i++)
		v[i] = tm_onnx_none(c);
	for (intptr_t i = 0; i < n; i++)
		v[skip + i] = indices[i];
	t = tm_type_container_get(c->pass->ctx, TM_TYPE_OPTIONAL, 1, &t);
	return tm_torch_list(&c->rw.b, t, (tm_values){ skip + n, v });
}

tm_status
onnx_gather(tm_onnx_conv *c)
{
	const MlirValue data = tm_onnx_arg(c, "data");
	MlirValue indices = tm_onnx_arg(c, "indices");
	const int rank = tm_onnx_rank(data);
	int64_t axis = 0;
	tm_onnx_ints ints;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	if (rank < 1 || !tm_dim_normal(axis, rank, &d))
		return unknown_rank(c);
	tm_onnx_bind(c, "axis", tm_onnx_int(c, d));
	/* One known place is a view. */
	if (tm_onnx_ints_of(c, indices, &ints) && ints.rank == 0) {
		tm_onnx_bind(c, "i", tm_onnx_dyn_value(c, ints.at[0]));
		return tm_onnx_text(c, "select.int(data, axis, i)");
	}
	indices = tm_onnx_cast(c, indices, TM_I64);
	return tm_onnx_result(
	        c, tm_onnx_op(c, "index.Tensor", data,
	                      index_list(c, d, 1, &indices)));
}

/* The last dimension of INDICES holds places: one tensor for each of its N
 * elements. */
static bool
index_columns(tm_onnx_conv *c, MlirValue indices, intptr_t n, MlirValue *out)
{
	indices = tm_onnx_cast(c, indices, TM_I64);
	for (intptr_t i = 0; i < n; i++) {
		out[i] = tm_onnx_op(c, "select.int", indices,
		                    tm_onnx_int(c, -1), tm_onnx_int(c, i));
		if (mlirValueIsNull(out[i]))
			return false;
	}
	return true;
}

/* The number of places in a row of INDICES, -1 where it is not known. */
static intptr_t
depth_of(MlirValue indices)
{
	tm_tensor_type t;

	if (!tm_onnx_tensor(indices, &t) || t.rank < 1 ||
	    t.sizes[t.rank - 1] > TM_MAX_RANK)
		return -1;
	return (intptr_t)t.sizes[t.rank - 1];
}

/* 0, 1, 2, … along dimension D of the first BATCH dimensions, shaped so that
 * it broadcasts with index tensors of RANK dimensions. */
static MlirValue
batch_index(tm_onnx_conv *c, int d, int rank)
{
	MlirValue v;

	tm_onnx_bind(c, "d", tm_onnx_int(c, d));
	v = tm_onnx_eval(c, "arange(size(data, d))");
	for (int i = d + 1; i < rank && !mlirValueIsNull(v); i++)
		v = tm_onnx_op(c, "unsqueeze", v, tm_onnx_int(c, -1));
	return v;
}

tm_status
onnx_gather_nd(tm_onnx_conv *c)
{
	const MlirValue indices = tm_onnx_arg(c, "indices");
	const intptr_t depth = depth_of(indices);
	MlirValue places[TM_MAX_RANK];
	int64_t batch = 0;

	tm_onnx_arg_int(c, "batch_dims", &batch);
	if (depth < 0 || batch < 0 || batch + depth > TM_MAX_RANK)
		return tm_onnx_unsupported(c, "the depth of the indices is "
		                              "not known");
	for (int d = 0; d < (int)batch; d++)
		places[d] = batch_index(c, d, tm_onnx_rank(indices) - 1);
	if (!index_columns(c, indices, depth, places + batch))
		return TM_EUNSUP;
	return tm_onnx_result(
	        c, tm_onnx_op(c, "index.Tensor", tm_onnx_arg(c, "data"),
	                      index_list(c, 0, batch + depth, places)));
}

tm_status
onnx_scatter_elements(tm_onnx_conv *c)
{
	tm_onnx_bind(c, "i",
	             tm_onnx_eval(c, "to.dtype(where.self(lt.Scalar(indices, "
	                             "0), add.Scalar(indices, size(data, "
	                             "axis)), indices), int64)"));
	if (!tm_onnx_has(c, "i"))
		return TM_EUNSUP;
	return tm_onnx_text(
	        c, "reduction == 'none' ? scatter.src(data, axis, i, updates) "
	           ": scatter_reduce.two(data, axis, i, updates, "
	           "reduction == 'add' ? 'sum' : reduction == 'mul' ? 'prod' : "
	           "reduction == 'max' ? 'amax' : 'amin')");
}

/* A reduction that index_put does not have: scatters into the flattened
 * data, a row of the rest at a time. */
static tm_status
scatter_nd_reduce(tm_onnx_conv *c, intptr_t depth)
{
	tm_onnx_bind(c, "depth", tm_onnx_int(c, depth));
	return tm_onnx_text(
	        c, "s = sizes(data); "
	           "lead = slice(s, 0, depth); tail = slice(s, depth, "
	           "len(s)); n = prod(lead); w = prod(tail); "
	           "cols = [to.dtype(select.int(indices, -1, k), int64) for k "
	           "in range(depth)]; "
	           "fixed = [where.self(lt.Scalar(cols[k], 0), cols[k] + "
	           "lead[k], cols[k]) * prod(slice(lead, k + 1, depth)) for k "
	           "in range(depth)]; "
	           "lin = sum(fixed); "
	           "rows = expand(unsqueeze(reshape(lin, [-1]), 1), [-1, w]); "
	           "y = scatter_reduce.two(reshape(data, [n, w]), 0, rows, "
	           "reshape(updates, [-1, w]), reduction == 'mul' ? 'prod' : "
	           "reduction == 'max' ? 'amax' : reduction == 'min' ? 'amin' "
	           ": 'sum'); reshape(y, s)");
}

tm_status
onnx_scatter_nd(tm_onnx_conv *c)
{
	const MlirValue indices = tm_onnx_arg(c, "indices");
	const intptr_t depth = depth_of(indices);
	MlirValue places[TM_MAX_RANK];

	if (depth < 0)
		return tm_onnx_unsupported(c, "the depth of the indices is "
		                              "not known");
	if (!tm_onnx_arg_is(c, "reduction", "none") &&
	    !tm_onnx_arg_is(c, "reduction", "add"))
		return scatter_nd_reduce(c, depth);
	if (!index_columns(c, indices, depth, places))
		return TM_EUNSUP;
	tm_onnx_bind(c, "places", index_list(c, 0, depth, places));
	return tm_onnx_text(c, "index_put(data, places, updates, "
	                       "reduction == 'add')");
}

/* Indices from -depth to depth - 1 count; others select nothing. */
tm_status
onnx_one_hot(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "indices"));
	int64_t axis = -1;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	if (rank < 0 || !tm_dim_normal(axis, rank + 1, &d))
		return unknown_rank(c);
	tm_onnx_bind(c, "axis", tm_onnx_int(c, d));
	tm_onnx_bind(c, "tail", tm_onnx_int(c, rank - d));
	return tm_onnx_text(
	        c, "i = to.dtype(indices, int64); "
	           "j = unsqueeze(where.self(lt.Scalar(i, 0), i + depth, i), "
	           "axis); "
	           "k = reshape(arange(depth), [-1] + repeat(1, tail)); "
	           "where.self(eq.Tensor(j, k), select.int(values, 0, 1), "
	           "select.int(values, 0, 0))");
}

/* Time t of a sequence of length n comes from n - 1 - t, and from t where
 * that is outside. */
tm_status
onnx_reverse_sequence(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "input"));
	int64_t batch = 1, time = 0;
	static const int64_t column[] = { -1, 1 }, row[] = { 1, -1 };

	tm_onnx_arg_int(c, "batch_axis", &batch);
	tm_onnx_arg_int(c, "time_axis", &time);
	if (rank < 2 || batch + time != 1)
		return unknown_rank(c);
	tm_onnx_bind(c, "tail", tm_onnx_int(c, rank - 2));
	tm_onnx_bind(c, "shape",
	             tm_onnx_int_list(c, 2, time < batch ? column : row));
	tm_onnx_bind(c, "other",
	             tm_onnx_int_list(c, 2, time < batch ? row : column));
	return tm_onnx_text(
	        c, "t = reshape(arange(size(input, time_axis)), shape); "
	           "n = reshape(to.dtype(sequence_lens, int64), other); "
	           "i = where.self(lt.Tensor(t, n), n - 1 - t, t); "
	           "j = reshape(i, sizes(i) + repeat(1, tail)); "
	           "gather(input, time_axis, broadcast_to(j, sizes(input)))");
}
