/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

MlirType
tm_tensor_type_of(const tm_dims *d, MlirType element)
{
	int64_t sizes[TM_MAX_RANK];

	for (int i = 0; i < d->rank; i++)
		sizes[i] = tm_ix_known(d->d[i]) ?
		                   d->d[i].c :
		                   mlirShapedTypeGetDynamicSize();
	return mlirRankedTensorTypeGet(d->rank, sizes, element,
	                               mlirAttributeGetNull());
}

/* The values of the entries that are not known, in order. */
static intptr_t
dynamic_values(tm_builder *b, const tm_ix *d, int n, MlirValue *out)
{
	intptr_t k = 0;

	for (int i = 0; i < n; i++)
		if (!tm_ix_known(d[i]))
			out[k++] = tm_ix_get(b, d[i]);
	return k;
}

/* The numbers of the entries, the marker where they are not known. */
static MlirNamedAttribute
static_values(tm_builder *b, const char *name, const tm_ix *d, int n)
{
	int64_t v[TM_MAX_RANK];

	for (int i = 0; i < n; i++)
		v[i] = tm_ix_known(d[i]) ? d[i].c :
		                           mlirShapedTypeGetDynamicSize();
	return tm_attr_i64s(b, name, n, v);
}

MlirValue
tm_empty(tm_builder *b, const tm_dims *d, MlirType element)
{
	MlirValue dyn[TM_MAX_RANK];
	const intptr_t n = dynamic_values(b, d->d, d->rank, dyn);

	return tm_build(b, "tensor.empty", (tm_values){ n, dyn },
	                tm_tensor_type_of(d, element), TM_NO_ATTRS);
}

MlirValue
tm_filled(tm_builder *b, const tm_dims *d, MlirValue scalar)
{
	const MlirValue out = tm_empty(b, d, mlirValueGetType(scalar));

	return tm_linalg_named(b, "linalg.fill", TM_VALUES(scalar), out,
	                       TM_NO_ATTRS);
}

MlirValue
tm_tensor_cast(tm_builder *b, MlirValue tensor, MlirType type)
{
	if (mlirTypeEqual(mlirValueGetType(tensor), type))
		return tensor;
	return tm_build(b, "tensor.cast", TM_VALUES(tensor), type,
	                TM_NO_ATTRS);
}

MlirValue
tm_extract(tm_builder *b, MlirValue tensor, int n, const MlirValue *indices)
{
	MlirValue operands[TM_MAX_RANK + 1] = { tensor };

	for (int i = 0; i < n; i++)
		operands[i + 1] = indices[i];
	return tm_build(b, "tensor.extract", (tm_values){ n + 1, operands },
	                tm_element_type(tensor), TM_NO_ATTRS);
}

MlirValue
tm_insert(tm_builder *b, MlirValue scalar, MlirValue tensor, int n,
          const MlirValue *indices)
{
	MlirValue operands[TM_MAX_RANK + 2] = { scalar, tensor };

	for (int i = 0; i < n; i++)
		operands[i + 2] = indices[i];
	return tm_build(b, "tensor.insert", (tm_values){ n + 2, operands },
	                mlirValueGetType(tensor), TM_NO_ATTRS);
}

/* Offsets, sizes and strides behind the N operands in OPERANDS. */
static MlirValue
build_slice(tm_builder *b, const char *name, MlirValue *operands, intptr_t n,
            int rank, const tm_ix *const lists[3], MlirType result)
{
	int32_t segments[5];
	int k = 0;

	for (; k < n; k++)
		segments[k] = 1;
	for (int i = 0; i < 3; i++) {
		const intptr_t m = dynamic_values(b, lists[i], rank,
		                                  operands + n);

		segments[k++] = (int32_t)m;
		n += m;
	}
	return tm_build(b, name, (tm_values){ n, operands }, result,
	                TM_ATTRS(static_values(b, "static_offsets", lists[0],
	                                       rank),
	                         static_values(b, "static_sizes", lists[1],
	                                       rank),
	                         static_values(b, "static_strides", lists[2],
	                                       rank),
	                         tm_attr_i32s(b, "operandSegmentSizes", k,
	                                      segments)));
}

/* MLIR refuses any offset into a dimension that is known to be empty. */
static bool
nothing(MlirValue tensor, const tm_ix *sizes)
{
	for (int i = 0; i < tm_rank(tensor); i++)
		if (tm_ix_is(sizes[i], 0) || tm_static_dim(tensor, i) == 0)
			return true;
	return false;
}

MlirValue
tm_extract_slice(tm_builder *b, MlirValue tensor, const tm_ix *offsets,
                 const tm_ix *sizes, const tm_ix *strides)
{
	MlirValue operands[3 * TM_MAX_RANK + 1] = { tensor };
	const tm_ix *const lists[3] = { offsets, sizes, strides };
	tm_dims d = { .rank = tm_rank(tensor) };

	memcpy(d.d, sizes, (size_t)d.rank * sizeof *sizes);
	if (nothing(tensor, sizes))
		return tm_empty(b, &d, tm_element_type(tensor));
	return build_slice(b, "tensor.extract_slice", operands, 1, d.rank,
	                   lists,
	                   tm_tensor_type_of(&d, tm_element_type(tensor)));
}

MlirValue
tm_insert_slice(tm_builder *b, MlirValue source, MlirValue dest,
                const tm_ix *offsets, const tm_ix *sizes,
                const tm_ix *strides)
{
	MlirValue operands[3 * TM_MAX_RANK + 2] = { source, dest };
	const tm_ix *const lists[3] = { offsets, sizes, strides };
	tm_dims d = { .rank = tm_rank(dest) };

	if (nothing(dest, sizes))
		return dest;
	/* The source's type must say what the sizes say. */
	memcpy(d.d, sizes, (size_t)d.rank * sizeof *sizes);
	operands[0] = tm_tensor_cast(
	        b, source, tm_tensor_type_of(&d, tm_element_type(dest)));
	return build_slice(b, "tensor.insert_slice", operands, 2, d.rank,
	                   lists, mlirValueGetType(dest));
}

static MlirRegion
pad_region(tm_builder *b, int rank, MlirValue scalar)
{
	MlirType types[TM_MAX_RANK];
	MlirLocation locs[TM_MAX_RANK];

	for (int i = 0; i < rank; i++) {
		types[i] = mlirIndexTypeGet(b->ctx);
		locs[i] = b->loc;
	}

	const MlirBlock block = mlirBlockCreate(rank, types, locs);
	const MlirRegion region = mlirRegionCreate();
	tm_builder in = tm_builder_at_end(block, b->loc);

	mlirRegionAppendOwnedBlock(region, block);
	tm_build_op(&in, "tensor.yield", TM_VALUES(scalar), TM_NO_TYPES,
	            TM_NO_ATTRS, TM_NO_REGIONS);
	return region;
}

MlirValue
tm_pad(tm_builder *b, MlirValue tensor, const tm_ix *lo, const tm_ix *hi,
       MlirValue scalar)
{
	MlirValue operands[2 * TM_MAX_RANK + 1] = { tensor };
	tm_dims d = tm_dims_of(b, tensor);
	const intptr_t nlo = dynamic_values(b, lo, d.rank, operands + 1);
	const intptr_t nhi = dynamic_values(b, hi, d.rank, operands + 1 + nlo);
	const int32_t segments[] = { 1, (int32_t)nlo, (int32_t)nhi };
	tm_dims to = d;

	for (int i = 0; i < d.rank; i++)
		to.d[i] = tm_ix_add(b, tm_ix_add(b, lo[i], d.d[i]), hi[i]);

	const MlirOperation op = tm_build_op(
	        b, "tensor.pad", (tm_values){ 1 + nlo + nhi, operands },
	        TM_TYPES(tm_tensor_type_of(&to, tm_element_type(tensor))),
	        TM_ATTRS(static_values(b, "static_low", lo, d.rank),
	                 static_values(b, "static_high", hi, d.rank),
	                 tm_attr_i32s(b, "operandSegmentSizes", 3, segments)),
	        TM_REGIONS(pad_region(b, d.rank, scalar)));

	return mlirOperationGetResult(op, 0);
}
