/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/*
 * A reshape is a collapse followed by an expansion.  Dimensions that can be
 * matched from the left or from the right stay in groups of their own; what
 * cannot be matched, because its sizes are not known, is one group between
 * them.  Each group becomes one dimension in the middle.
 */
typedef struct group {
	int src, num_src; /* dimensions of the source: first, count */
	int dst, num_dst;
} group;

typedef struct plan {
	tm_dims from, to;
	int n;
	group g[TM_MAX_RANK + 1];
} plan;

/* The next group at STEP 1 or -1 from dimensions I and J, not crossing
 * IEND and JEND; false if it cannot be told. */
static bool
next_group(const plan *p, int i, int iend, int j, int jend, int step,
           group *out)
{
	int64_t x, y;
	int ni = 1, nj = 1;

	if (i == iend || j == jend)
		return false;
	if (tm_ix_same(p->from.d[i], p->to.d[j]))
		goto found;
	if (!tm_ix_known(p->from.d[i]) || !tm_ix_known(p->to.d[j]))
		return false;
	x = p->from.d[i].c;
	y = p->to.d[j].c;
	while (x != y) {
		const bool more_src = x < y;
		const int k = more_src ? i + ni++ * step : j + nj++ * step;
		const tm_ix *d = more_src ? &p->from.d[k] : &p->to.d[k];

		if (k == (more_src ? iend : jend) || !tm_ix_known(*d) ||
		    __builtin_mul_overflow(more_src ? x : y, d->c,
		                           more_src ? &x : &y))
			return false;
	}
found:
	out->src = step > 0 ? i : i - ni + 1;
	out->dst = step > 0 ? j : j - nj + 1;
	out->num_src = ni;
	out->num_dst = nj;
	return true;
}

/* Puts the middle, where one side may be empty, among the groups: K groups
 * from the left stand in P, the TAIL groups from the right in reverse. */
static void
join(plan *p, group middle, const group *tail, int num_tail)
{
	if (middle.num_src && middle.num_dst) {
		p->g[p->n++] = middle;
	} else if (p->n) {
		p->g[p->n - 1].num_src += middle.num_src;
		p->g[p->n - 1].num_dst += middle.num_dst;
	}
	const int first_tail = p->n;

	for (int i = num_tail; i-- > 0;)
		p->g[p->n++] = tail[i];
	if (!first_tail && num_tail) { /* no group on the left took it */
		p->g[0].src -= middle.num_src;
		p->g[0].num_src += middle.num_src;
		p->g[0].dst -= middle.num_dst;
		p->g[0].num_dst += middle.num_dst;
	}
}

static void
make_plan(plan *p)
{
	group tail[TM_MAX_RANK];
	int i = 0, j = 0, iend = p->from.rank, jend = p->to.rank, n = 0;

	while (next_group(p, i, iend, j, jend, 1, &p->g[p->n])) {
		i += p->g[p->n].num_src;
		j += p->g[p->n++].num_dst;
	}
	while (next_group(p, iend - 1, i - 1, jend - 1, j - 1, -1, &tail[n])) {
		iend -= tail[n].num_src;
		jend -= tail[n++].num_dst;
	}
	join(p, (group){ i, iend - i, j, jend - j }, tail, n);
}

static MlirNamedAttribute
reassociation(tm_builder *b, const plan *p, bool source)
{
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	MlirAttribute groups[TM_MAX_RANK + 1];

	for (int i = 0; i < p->n; i++) {
		MlirAttribute a[TM_MAX_RANK];
		const int first = source ? p->g[i].src : p->g[i].dst;
		const int count = source ? p->g[i].num_src : p->g[i].num_dst;

		for (int k = 0; k < count; k++)
			a[k] = mlirIntegerAttrGet(i64, first + k);
		groups[i] = mlirArrayAttrGet(b->ctx, count, a);
	}
	return tm_attr(b, "reassociation",
	               mlirArrayAttrGet(b->ctx, p->n, groups));
}

/* Of each group of D, the size if all are known; else not known.  The value
 * does not matter, the type does. */
static MlirType
middle_type(const plan *p, bool source, MlirType element)
{
	int64_t sizes[TM_MAX_RANK + 1];

	for (int i = 0; i < p->n; i++) {
		const tm_ix *d = source ? p->from.d + p->g[i].src :
		                          p->to.d + p->g[i].dst;
		const int count = source ? p->g[i].num_src : p->g[i].num_dst;

		sizes[i] = 1;
		for (int k = 0; k < count; k++)
			if (!tm_ix_known(d[k]) ||
			    __builtin_mul_overflow(sizes[i], d[k].c,
			                           &sizes[i])) {
				sizes[i] = mlirShapedTypeGetDynamicSize();
				break;
			}
	}
	return mlirRankedTensorTypeGet(p->n, sizes, element,
	                               mlirAttributeGetNull());
}

/* A cast that may contradict what is known; only a tensor without elements
 * gets here so. */
static MlirValue
force_cast(tm_builder *b, MlirValue v, MlirType type)
{
	const MlirType old = mlirValueGetType(v);
	const int rank = (int)mlirShapedTypeGetRank(type);
	int64_t sizes[TM_MAX_RANK + 1];
	bool contradicts = false;

	for (int i = 0; i < rank; i++) {
		contradicts |= !mlirShapedTypeIsDynamicDim(old, i) &&
		               !mlirShapedTypeIsDynamicDim(type, i) &&
		               mlirShapedTypeGetDimSize(old, i) !=
		                       mlirShapedTypeGetDimSize(type, i);
		sizes[i] = mlirShapedTypeGetDynamicSize();
	}
	if (contradicts)
		v = tm_tensor_cast(b, v,
		                   mlirRankedTensorTypeGet(
		                           rank, sizes, tm_element_type(v),
		                           mlirAttributeGetNull()));
	return tm_tensor_cast(b, v, type);
}

static bool
splits(const plan *p, bool source)
{
	for (int i = 0; i < p->n; i++)
		if ((source ? p->g[i].num_src : p->g[i].num_dst) != 1)
			return true;
	return p->n != (source ? p->from.rank : p->to.rank);
}

static MlirValue
expand(tm_builder *b, const plan *p, MlirValue v)
{
	MlirValue operands[TM_MAX_RANK + 1] = { v };
	int64_t sizes[TM_MAX_RANK];
	const MlirType t = tm_tensor_type_of(&p->to, tm_element_type(v));
	intptr_t n = 1;

	for (int i = 0; i < p->to.rank; i++) {
		const tm_ix d = p->to.d[i];

		sizes[i] = tm_ix_known(d) ? d.c :
		                            mlirShapedTypeGetDynamicSize();
		if (!tm_ix_known(d))
			operands[n++] = d.v;
	}
	return tm_build(b, "tensor.expand_shape", (tm_values){ n, operands }, t,
	                TM_ATTRS(reassociation(b, p, false),
	                         tm_attr_i64s(b, "static_output_shape",
	                                      p->to.rank, sizes)));
}

/* One element: through rank 0, where every size is 1. */
static MlirValue
reshape_one(tm_builder *b, MlirValue tensor, const tm_dims *to)
{
	plan p = { .from.rank = tm_rank(tensor), .to.rank = to->rank };
	const MlirType e = tm_element_type(tensor);
	const tm_dims scalar = { .rank = 0 };

	for (int i = 0; i < TM_MAX_RANK; i++)
		p.from.d[i] = p.to.d[i] = tm_ix_const(1);
	if (p.from.rank) {
		tensor = tm_tensor_cast(b, tensor,
		                        tm_tensor_type_of(&p.from, e));
		tensor = tm_build(b, "tensor.collapse_shape",
		                  TM_VALUES(tensor),
		                  tm_tensor_type_of(&scalar, e),
		                  TM_ATTRS(reassociation(b, &p, true)));
	}
	if (to->rank)
		tensor = expand(b, &p, tensor);
	return tm_tensor_cast(b, tensor, tm_tensor_type_of(to, e));
}

/* tensor.expand_shape with two unknown sizes in one group is legal, but MLIR
 * 22's expand-strided-metadata crashes on it. */
static bool
must_use_reshape(const plan *p)
{
	for (int i = 0; i < p->n; i++) {
		int unknown = 0;

		for (int k = 0; k < p->g[i].num_dst; k++)
			unknown += !tm_ix_known(p->to.d[p->g[i].dst + k]);
		if (unknown > 1)
			return true;
	}
	return false;
}

static MlirValue
reshape_by_tensor(tm_builder *b, MlirValue tensor, const tm_dims *to)
{
	const int64_t rank = to->rank;
	MlirValue sizes[TM_MAX_RANK];

	for (int i = 0; i < to->rank; i++)
		sizes[i] = tm_ix_get(b, to->d[i]);

	const MlirValue shape =
	        tm_build(b, "tensor.from_elements",
	                 (tm_values){ to->rank, sizes },
	                 mlirRankedTensorTypeGet(1, &rank,
	                                         mlirIndexTypeGet(b->ctx),
	                                         mlirAttributeGetNull()),
	                 TM_NO_ATTRS);

	return tm_build(b, "tensor.reshape", TM_VALUES(tensor, shape),
	                tm_tensor_type_of(to, tm_element_type(tensor)),
	                TM_NO_ATTRS);
}

MlirValue
tm_reshape(tm_builder *b, MlirValue tensor, const tm_dims *to)
{
	plan p = { .from = tm_dims_of(b, tensor), .to = *to };
	const MlirType e = tm_element_type(tensor);

	if (!p.from.rank || !to->rank)
		return reshape_one(b, tensor, to);
	for (int i = 0; i < to->rank; i++)
		if (tm_ix_is(to->d[i], 0))
			return tm_empty(b, to, e);
	make_plan(&p);
	if (must_use_reshape(&p))
		return reshape_by_tensor(b, tensor, to);
	if (splits(&p, true))
		tensor = tm_build(b, "tensor.collapse_shape",
		                  TM_VALUES(tensor), middle_type(&p, true, e),
		                  TM_ATTRS(reassociation(b, &p, true)));
	tensor = force_cast(b, tensor, middle_type(&p, false, e));
	return splits(&p, false) ? expand(b, &p, tensor) : tensor;
}
