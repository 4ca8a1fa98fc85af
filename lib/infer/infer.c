/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

/* Intersects the sizes KNOWN with what a rule found; false where they
 * contradict. */
static bool
meet_sizes(tm_tensor_type *known, const tm_tensor_type *found, bool *changed)
{
	if (!found->has_sizes)
		return true;
	if (!known->has_sizes) {
		known->has_sizes = true;
		known->rank = found->rank;
		memcpy(known->sizes, found->sizes, sizeof known->sizes);
		*changed = true;
		return true;
	}
	if (known->rank != found->rank)
		return false;
	for (int d = 0; d < known->rank; d++) {
		if (found->sizes[d] == TM_DYN)
			continue;
		if (known->sizes[d] == TM_DYN) {
			known->sizes[d] = found->sizes[d];
			*changed = true;
		} else if (known->sizes[d] != found->sizes[d]) {
			return false;
		}
	}
	return true;
}

static bool
size_conflict(tm_infer *in, int i, const tm_tensor_type *known)
{
	const tm_tensor_type *found = &in->result[i];

	if (known->rank != found->rank)
		return tm_infer_error(in,
		                      "result %d has rank %d, its type says %d",
		                      i, found->rank, known->rank);
	for (int d = 0; d < known->rank; d++)
		if (known->sizes[d] != found->sizes[d] &&
		    known->sizes[d] != TM_DYN && found->sizes[d] != TM_DYN)
			return tm_infer_error(
			        in,
			        "dimension %d of result %d has size %lld, "
			        "its type says %lld",
			        d, i, (long long)found->sizes[d],
			        (long long)known->sizes[d]);
	return false;
}

/* The element type of VALUE's new type: what it is, or DTYPE where nothing is
 * known yet; null for neither. */
static bool
meet_dtype(tm_infer *in, int i, MlirType type, tm_dtype dtype, MlirType *out,
           bool *changed)
{
	const MlirContext ctx = mlirTypeGetContext(type);

	*out = tm_type_tensor_dtype(type);
	if (dtype == TM_DTYPE_NONE)
		return true;
	if (mlirTypeIsNull(*out)) {
		*out = tm_dtype_to_mlir(ctx, dtype);
		*changed = true;
		return true;
	}
	/* Types that tm_dtype does not have, such as qint8, are not judged. */
	const tm_dtype known = tm_dtype_of_mlir(*out);
	if (known == TM_DTYPE_NONE || known == dtype)
		return true;
	return tm_infer_error(in, "result %d is %s, its type says %s", i,
	                      tm_dtype_get(dtype)->name,
	                      tm_dtype_get(known)->name);
}

/* Narrows the type of result I; other types than tensors are left alone. */
static bool
narrow(tm_infer *in, int i, tm_dtype dtype, bool *changed)
{
	const MlirValue v = mlirOperationGetResult(in->call.op, i);
	const MlirType type = mlirValueGetType(v);
	const tm_type_kind kind = tm_type_kind_of(type);
	tm_tensor_type known;
	MlirType element;
	bool narrowed = false;

	if (!tm_type_tensor(type, &known))
		return true;
	if (!meet_sizes(&known, &in->result[i], &narrowed))
		return size_conflict(in, i, &known);
	if (!meet_dtype(in, i, type, dtype, &element, &narrowed))
		return false;
	if (!narrowed)
		return true;
	mlirValueSetType(v, tm_type_tensor_raw(mlirTypeGetContext(type), kind,
	                                       known.has_sizes ? known.rank : -1,
	                                       known.sizes, element));
	*changed = true;
	return true;
}

bool
tm_infer_op(MlirOperation op, bool *changed)
{
	tm_infer in = { .call = tm_call_of(op) };
	tm_dtype dtype = TM_DTYPE_NONE;
	const tm_op_def *def = in.call.def;
	const intptr_t n = mlirOperationGetNumResults(op);

	if (!def || !def->schema || n > TM_MAX_RESULTS)
		return true;
	in.num_results = (int)n;
	if (def->info->shape && !def->info->shape(&in))
		return false;
	if (def->info->dtype)
		dtype = def->info->dtype(&in);
	for (int i = 0; i < in.num_results; i++)
		if (!narrow(&in, i, in.dtypes[i] ? in.dtypes[i] : dtype,
		            changed))
			return false;
	return true;
}
