/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* aten.view.dtype: the bytes of a tensor as other elements. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

typedef struct bits {
	MlirValue source;
	int rank;
	int64_t parts; /* elements of the narrower type in one of the wider */
	int from, to;  /* bits */
	MlirType type; /* of the result's elements */
} bits;

static MlirType
int_type(tm_builder *b, int width)
{
	return mlirIntegerTypeGet(b->ctx, (unsigned)width);
}

static MlirValue
bitcast(tm_builder *b, MlirValue v, MlirType type)
{
	if (mlirTypeEqual(mlirValueGetType(v), type))
		return v;
	return tm_build(b, "arith.bitcast", TM_VALUES(v), type, TM_NO_ATTRS);
}

/* V shifted by N parts of WIDTH bits. */
static MlirValue
shift(tm_builder *b, const char *name, MlirValue v, MlirValue n, int width)
{
	const MlirType type = mlirValueGetType(v);
	const MlirValue w = tm_const_int_of(b, type, width);

	n = tm_index_cast(b, n, type);
	n = tm_mul(b, TM_I64, n, w);
	return tm_build(b, name, TM_VALUES(v, n), type, TM_NO_ATTRS);
}

static void
same_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const bits *c = user;

	yields[0] = bitcast(b, args[0], c->type);
}

/* A part of a wider element. */
static void
narrow_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const bits *c = user;
	const tm_ix last = tm_ix_of(args[c->rank - 1]);
	const tm_ix parts = tm_ix_const(c->parts);
	MlirValue at[TM_MAX_RANK], v;

	memcpy(at, args, (size_t)c->rank * sizeof *at);
	at[c->rank - 1] = tm_ix_get(b, tm_ix_floordiv(b, last, parts));
	v = bitcast(b, tm_extract(b, c->source, c->rank, at),
	            int_type(b, c->from));
	v = shift(b, "arith.shrui", v, tm_ix_get(b, tm_ix_mod(b, last, parts)),
	          c->to);
	v = tm_build(b, "arith.trunci", TM_VALUES(v), int_type(b, c->to),
	             TM_NO_ATTRS);
	yields[0] = bitcast(b, v, c->type);
}

/* A wider element of its parts, the lowest first. */
static void
widen_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const bits *c = user;
	const MlirType wide = int_type(b, c->to);
	const tm_ix first = tm_ix_mul(b, tm_ix_of(args[c->rank - 1]),
	                              tm_ix_const(c->parts));
	MlirValue at[TM_MAX_RANK], sum = tm_const_int_of(b, wide, 0);

	memcpy(at, args, (size_t)c->rank * sizeof *at);
	for (int64_t i = 0; i < c->parts; i++) {
		MlirValue v;

		at[c->rank - 1] = tm_ix_get(
		        b, tm_ix_add(b, first, tm_ix_const(i)));
		v = bitcast(b, tm_extract(b, c->source, c->rank, at),
		            int_type(b, c->from));
		v = tm_build(b, "arith.extui", TM_VALUES(v), wide,
		             TM_NO_ATTRS);
		v = shift(b, "arith.shli", v, tm_const_index(b, i), c->from);
		sum = tm_or(b, sum, v);
	}
	yields[0] = bitcast(b, sum, c->type);
}

tm_status
linalg_view_dtype(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const tm_dtype from = tm_lower_dtype(lw, "self");
	const tm_dtype to = tm_lower_result_dtype(lw, 0);
	const tm_dtype_info *f = tm_dtype_get(from), *t = tm_dtype_get(to);
	bits c = { .from = f->bits,
		   .to = t->bits,
		   .type = tm_dtype_to_builtin(b->ctx, to),
		   .source = tm_lower_arg(lw, "self") };
	tm_dims d = tm_dims_of(b, c.source);
	tm_ix *last = &d.d[d.rank ? d.rank - 1 : 0];

	c.rank = d.rank;
	if (f->cls == TM_CLASS_COMPLEX || t->cls == TM_CLASS_COMPLEX ||
	    f->bits < 8 || t->bits < 8 ||
	    (from != to && (from == TM_BOOL || to == TM_BOOL)))
		return tm_lower_unsupported(lw, "%s as %s", f->name, t->name);
	if (c.from == c.to) {
		tm_lower_result(lw, 0,
		                tm_map_elements(b, 1, &c.source, c.type,
		                                same_body, &c));
		return TM_OK;
	}
	if (!d.rank)
		return tm_lower_unsupported(lw, "rank 0");
	c.parts = c.from > c.to ? c.from / c.to : c.to / c.from;
	*last = c.from > c.to ? tm_ix_mul(b, *last, tm_ix_const(c.parts)) :
	                        tm_ix_floordiv(b, *last, tm_ix_const(c.parts));
	tm_lower_result(lw, 0,
	                tm_compute(b, &d, c.type,
	                           c.from > c.to ? narrow_body : widen_body,
	                           &c));
	return TM_OK;
}
