/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writing elements at index tensors: loops that update one tensor. */
#include "lower/linalg/linalg.h"

#include <math.h>
#include <mlir-c/BuiltinTypes.h>

typedef enum scatter_kind {
	SCATTER_SET,
	SCATTER_ADD,
	SCATTER_MUL,
	SCATTER_MAX,
	SCATTER_MIN,
	SCATTER_MEAN
} scatter_kind;

typedef struct scatter {
	tm_lower *lw;
	scatter_kind kind;
	tm_dtype dtype; /* of self */
	int rank, dim;
	MlirValue index;
	tm_dtype index_dtype;
	tm_ix size;
	MlirValue src;   /* null: VALUE */
	MlirValue value; /* a scalar */
	MlirValue alpha; /* a scalar that src is multiplied by, or null */
	bool one_index;  /* the index tensor has rank 1, along DIM */
	bool initialise; /* self does not count: set the places to VALUE */
} scatter;

static MlirValue
combine(tm_builder *b, const scatter *s, MlirValue old, MlirValue v)
{
	switch (s->kind) {
	case SCATTER_SET:
		return v;
	case SCATTER_ADD:
	case SCATTER_MEAN:
		return tm_add(b, s->dtype, old, v);
	case SCATTER_MUL:
		return tm_mul(b, s->dtype, old, v);
	case SCATTER_MAX:
		return tm_max(b, s->dtype, old, v);
	case SCATTER_MIN:
		return tm_min(b, s->dtype, old, v);
	}
	return v;
}

/* ARGS: an index of the source, then self. */
static void
scatter_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const scatter *s = user;
	const MlirValue self = args[s->rank];
	MlirValue at[TM_MAX_RANK], v = s->value;

	for (int i = 0; i < s->rank; i++)
		at[i] = args[i];
	at[s->dim] = tm_index_at(b, s->index, s->index_dtype, s->size,
	                         s->one_index ? args + s->dim : args);
	if (!s->initialise && !mlirValueIsNull(s->src)) {
		v = tm_extract(b, s->src, s->rank, args);
		if (!mlirValueIsNull(s->alpha))
			v = tm_mul(b, s->dtype, v, s->alpha);
	}
	if (!s->initialise)
		v = combine(b, s, tm_extract(b, self, s->rank, at), v);
	yields[0] = tm_insert(b, v, self, s->rank, at);
}

/* Reads "self", "dim" and "index"; a scalar self becomes a row. */
static tm_status
scatter_init(scatter *s, tm_lower *lw, MlirValue *self)
{
	tm_builder *b = &lw->b;

	*s = (scatter){ .lw = lw,
		        .dtype = tm_lower_result_dtype(lw, 0),
		        .index = tm_lower_arg(lw, "index"),
		        .index_dtype = tm_lower_dtype(lw, "index") };
	*self = tm_lower_arg(lw, "self");
	if (!tm_rank(*self))
		*self = tm_unsqueeze(b, *self, 0);
	if (!tm_rank(s->index))
		s->index = tm_unsqueeze(b, s->index, 0);
	s->rank = tm_rank(*self);
	if (!tm_call_dim(&lw->call, "dim", s->rank, &s->dim))
		return tm_lower_unsupported(lw, "dim is not known");
	s->size = tm_dim_of(b, *self, s->dim);
	tm_lower_check_indices(lw, s->index, s->index_dtype, s->size, false);
	return TM_OK;
}

/* The loops, over D; self becomes the result. */
static void
scatter_over(scatter *s, const tm_dims *d, MlirValue self)
{
	tm_for_each(&s->lw->b, d, 1, &self, scatter_body, s);
	if (!mlirShapedTypeGetRank(tm_lower_result_type(s->lw, 0)))
		self = tm_squeeze(&s->lw->b, self, 0);
	tm_lower_result(s->lw, 0, self);
}

/* NAME as a tensor of S's rank, or as a scalar where it is a number. */
static tm_status
source(scatter *s, const char *name)
{
	tm_lower *lw = s->lw;
	tm_tensor_type t;

	if (!tm_call_tensor(&lw->call, name, &t)) {
		s->value = tm_lower_scalar(lw, name, s->dtype);
		return TM_OK;
	}
	s->src = tm_lower_as(lw, name, s->dtype);
	if (!tm_rank(s->src))
		s->src = tm_unsqueeze(&lw->b, s->src, 0);
	return tm_rank(s->src) == s->rank ?
	               TM_OK :
	               tm_lower_unsupported(lw, "ranks differ");
}

static tm_status
lower_scatter(tm_lower *lw, scatter_kind kind)
{
	scatter s;
	MlirValue self;
	tm_dims d;

	TM_TRY(scatter_init(&s, lw, &self));
	s.kind = kind;
	TM_TRY(source(&s, tm_schema_arg_index(lw->call.def->schema,
	                                      TM_STR("src")) < 0 ?
	                          "value" :
	                          "src"));
	if (tm_rank(s.index) != s.rank)
		return tm_lower_unsupported(lw, "ranks differ");
	d = tm_dims_of(&lw->b, s.index);
	scatter_over(&s, &d, self);
	return TM_OK;
}

tm_status
linalg_scatter(tm_lower *lw)
{
	return lower_scatter(lw, SCATTER_SET);
}

tm_status
linalg_scatter_add(tm_lower *lw)
{
	return lower_scatter(lw, SCATTER_ADD);
}

/* ---- with a reduction that a string names ---- */

static bool
kind_of(tm_str name, scatter_kind *kind)
{
	static const struct {
		tm_str name;
		scatter_kind kind;
	} kinds[] = {
		{ { "add", 3 }, SCATTER_ADD },
		{ { "sum", 3 }, SCATTER_ADD },
		{ { "multiply", 8 }, SCATTER_MUL },
		{ { "prod", 4 }, SCATTER_MUL },
		{ { "amax", 4 }, SCATTER_MAX },
		{ { "amin", 4 }, SCATTER_MIN },
		{ { "mean", 4 }, SCATTER_MEAN },
	};

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (tm_str_eq(kinds[i].name, name)) {
			*kind = kinds[i].kind;
			return true;
		}
	return false;
}

/* What changes nothing when it is combined. */
static MlirValue
neutral(tm_builder *b, const scatter *s)
{
	switch (s->kind) {
	case SCATTER_MUL:
		return tm_const_of(b, tm_dtype_to_builtin(b->ctx, s->dtype),
		                   1);
	case SCATTER_MAX:
		return tm_lowest(b, s->dtype);
	case SCATTER_MIN:
		return tm_highest(b, s->dtype);
	default:
		return tm_const_of(b, tm_dtype_to_builtin(b->ctx, s->dtype),
		                   0);
	}
}

static void
mean_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const scatter *s = user;
	const MlirValue zero = tm_const_of(b, mlirValueGetType(args[1]), 0);
	const MlirValue one = tm_const_of(b, mlirValueGetType(args[1]), 1);
	const MlirValue none = tm_cmp(b, s->dtype, "eq", args[1], zero);
	const MlirValue n = tm_select(b, none, one, args[1]);
	MlirValue v = tm_div(b, s->dtype, args[0], n);

	if (tm_dtype_get(s->dtype)->cls == TM_CLASS_INT) {
		/* PyTorch rounds down. */
		const MlirValue back = tm_mul(b, s->dtype, v, n);
		const MlirValue up = tm_cmp(b, s->dtype, "gt", back, args[0]);

		v = tm_select(b, up, tm_sub(b, s->dtype, v, one), v);
	}
	yields[0] = v;
}

/* How many elements were added at each place of SELF, SELF included where it
 * counts. */
static MlirValue
counts(const scatter *s, const tm_dims *d, MlirValue self, bool include_self)
{
	tm_builder *b = &s->lw->b;
	const MlirType type = tm_element_type(self);
	const tm_dims to = tm_dims_of(b, self);
	scatter ones = *s;
	MlirValue v = tm_filled(b, &to,
	                        tm_const_of(b, type, include_self ? 1 : 0));

	ones.kind = SCATTER_ADD;
	ones.src = ones.alpha = (MlirValue){ NULL };
	ones.value = tm_const_of(b, type, 1);
	tm_for_each(b, d, 1, &v, scatter_body, &ones);
	return v;
}

/* Combines over D with the reduction of S. */
static tm_status
reduce_over(scatter *s, const tm_dims *d, MlirValue self)
{
	tm_lower *lw = s->lw;
	tm_builder *b = &lw->b;
	bool include_self = true;
	MlirValue both[2];

	(void)tm_call_bool(&lw->call, "include_self", &include_self);
	if (!include_self && s->kind != SCATTER_SET) {
		scatter clear = *s;

		clear.initialise = true;
		clear.value = neutral(b, s);
		tm_for_each(b, d, 1, &self, scatter_body, &clear);
	}
	both[1] = s->kind == SCATTER_MEAN ?
	                  counts(s, d, self, include_self) :
	                  self;
	both[0] = self;
	tm_for_each(b, d, 1, both, scatter_body, s);
	if (s->kind == SCATTER_MEAN)
		both[0] = tm_map_elements(b, 2, both, tm_element_type(self),
		                          mean_body, s);
	if (!mlirShapedTypeGetRank(tm_lower_result_type(lw, 0)))
		both[0] = tm_squeeze(b, both[0], 0);
	tm_lower_result(lw, 0, both[0]);
	return TM_OK;
}

tm_status
linalg_scatter_reduce(tm_lower *lw)
{
	scatter s;
	MlirValue self;
	tm_str name;
	tm_dims d;

	TM_TRY(scatter_init(&s, lw, &self));
	if (!tm_call_str(&lw->call, "reduce", &name) ||
	    !kind_of(name, &s.kind))
		return tm_lower_unsupported(lw, "reduce is not known");
	TM_TRY(source(&s, tm_schema_arg_index(lw->call.def->schema,
	                                      TM_STR("src")) < 0 ?
	                          "value" :
	                          "src"));
	if (tm_rank(s.index) != s.rank)
		return tm_lower_unsupported(lw, "ranks differ");
	d = tm_dims_of(&lw->b, s.index);
	return reduce_over(&s, &d, self);
}

/* ---- index_*: the index has rank 1 and counts along DIM ---- */

/* The sizes that are written: those of self, but the index's along DIM. */
static tm_dims
slice_dims(const scatter *s, MlirValue self)
{
	tm_dims d = tm_dims_of(&s->lw->b, self);

	d.d[s->dim] = tm_dim_of(&s->lw->b, s->index, 0);
	return d;
}

static tm_status
index_init(scatter *s, tm_lower *lw, MlirValue *self, const char *name)
{
	TM_TRY(scatter_init(s, lw, self));
	if (tm_rank(s->index) != 1)
		return tm_lower_unsupported(lw, "index has rank %d",
		                            tm_rank(s->index));
	s->one_index = true;
	return name ? source(s, name) : TM_OK;
}

tm_status
linalg_index_add(tm_lower *lw)
{
	scatter s;
	MlirValue self;
	tm_dims d;

	TM_TRY(index_init(&s, lw, &self, "source"));
	s.kind = SCATTER_ADD;
	s.alpha = tm_lower_scalar(lw, "alpha", s.dtype);
	d = slice_dims(&s, self);
	scatter_over(&s, &d, self);
	return TM_OK;
}

tm_status
linalg_index_copy(tm_lower *lw)
{
	scatter s;
	MlirValue self;
	tm_dims d;

	TM_TRY(index_init(&s, lw, &self, "source"));
	d = slice_dims(&s, self);
	scatter_over(&s, &d, self);
	return TM_OK;
}

tm_status
linalg_index_fill(tm_lower *lw)
{
	scatter s;
	MlirValue self;
	tm_dims d;

	TM_TRY(index_init(&s, lw, &self, NULL));
	s.value = tm_lower_scalar(lw, "value", s.dtype);
	d = slice_dims(&s, self);
	scatter_over(&s, &d, self);
	return TM_OK;
}

tm_status
linalg_index_reduce(tm_lower *lw)
{
	scatter s;
	MlirValue self;
	tm_str name;
	tm_dims d;

	TM_TRY(index_init(&s, lw, &self, "source"));
	if (!tm_call_str(&lw->call, "reduce", &name) ||
	    !kind_of(name, &s.kind))
		return tm_lower_unsupported(lw, "reduce is not known");
	d = slice_dims(&s, self);
	return reduce_over(&s, &d, self);
}

/* ---- others ---- */

typedef struct masked {
	int rank;
	MlirValue mask, source;
	tm_ix last; /* of the source, which is flat */
} masked;

/* ARGS: an index, then self and the next element of the source. */
static void
masked_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const masked *m = user;
	const MlirValue self = args[m->rank], next = args[m->rank + 1];
	const MlirValue set = tm_extract(b, m->mask, m->rank, args);
	const MlirValue old = tm_extract(b, self, m->rank, args);
	const MlirValue from =
	        tm_ix_get(b, tm_ix_min(b, tm_ix_of(next), m->last));
	const MlirValue v = tm_extract(b, m->source, 1, &from);
	const MlirValue step = tm_select(b, set, tm_const_index(b, 1),
	                                 tm_const_index(b, 0));

	yields[0] = tm_insert(b, tm_select(b, set, v, old), self, m->rank,
	                      args);
	yields[1] = tm_add(b, TM_I64, next, step);
}

tm_status
linalg_masked_scatter(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	masked m = { .mask = tm_lower_arg(lw, "mask"),
		     .source = tm_lower_as(lw, "source",
		                           tm_lower_result_dtype(lw, 0)) };
	MlirValue state[2] = { tm_lower_arg(lw, "self"),
		               tm_const_index(b, 0) };
	const tm_dims both[] = { tm_dims_of(b, state[0]),
		                 tm_dims_of(b, m.mask) };
	const tm_dims d = tm_broadcast_dims(b, 2, both);
	const tm_dims from = tm_dims_of(b, m.source);
	tm_dims flat = { .rank = 1 };

	m.rank = d.rank;
	m.mask = tm_broadcast_to(b, m.mask, &d);
	state[0] = tm_broadcast_to(b, state[0], &d);
	flat.d[0] = tm_dims_product(b, &from, 0, from.rank);
	m.source = tm_reshape(b, m.source, &flat);
	m.last = tm_ix_sub(b, flat.d[0], tm_ix_const(1));
	tm_lower_assert(lw,
	                tm_ix_cmp(b, "le",
	                          tm_count_nonzero(b, m.mask, TM_BOOL),
	                          flat.d[0]),
	                "source has too few elements");
	tm_for_each(b, &d, 2, state, masked_body, &m);
	tm_lower_result(lw, 0, state[0]);
	return TM_OK;
}
