/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

typedef enum pad_kind {
	PAD_CONSTANT,
	PAD_REFLECT,
	PAD_REPLICATE,
	PAD_CIRCULAR
} pad_kind;

/* LO and HI have one entry per dimension; negative amounts cut off. */
typedef struct padding {
	tm_lower *lw;
	pad_kind kind;
	MlirValue source;
	tm_dims from, to;
	tm_ix lo[TM_MAX_RANK], hi[TM_MAX_RANK];
	MlirValue value;
} padding;

/* PyTorch's list begins with the last dimension. */
static tm_status
padding_init(padding *p, tm_lower *lw, const char *name)
{
	tm_builder *b = &lw->b;
	tm_ix pad[2 * TM_MAX_RANK];
	const intptr_t n = tm_lower_ixs(lw, name, pad, 2 * TM_MAX_RANK);

	*p = (padding){ .lw = lw, .source = tm_lower_arg(lw, "self") };
	p->from = p->to = tm_dims_of(b, p->source);
	if (n < 0 || n % 2 || n / 2 > p->from.rank)
		return tm_lower_unsupported(lw, "%s does not fit the rank",
		                            name);
	for (int i = 0; i < p->from.rank; i++) {
		const int k = p->from.rank - 1 - i;

		p->lo[k] = i < n / 2 ? pad[2 * i] : tm_ix_const(0);
		p->hi[k] = i < n / 2 ? pad[2 * i + 1] : tm_ix_const(0);
		p->to.d[k] = tm_ix_add(b, p->from.d[k],
		                       tm_ix_add(b, p->lo[k], p->hi[k]));
	}
	return TM_OK;
}

/* ---- constant ---- */

/* Cuts the dimensions off that have a negative amount. */
static void
cut(padding *p)
{
	tm_builder *b = &p->lw->b;
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);

	for (int i = 0; i < p->from.rank; i++) {
		const tm_ix lo = tm_ix_max(b, p->lo[i], zero);
		const tm_ix hi = tm_ix_max(b, p->hi[i], zero);
		const tm_ix skip = tm_ix_sub(b, lo, p->lo[i]);
		const tm_ix tail = tm_ix_sub(b, hi, p->hi[i]);
		tm_ix size = tm_ix_sub(b, p->from.d[i], skip);

		p->lo[i] = lo;
		p->hi[i] = hi;
		if (tm_ix_is(skip, 0) && tm_ix_is(tail, 0))
			continue;
		size = tm_ix_sub(b, size, tail);
		p->source = tm_slice_dim(b, p->source, i, skip, size, one);
	}
}

static tm_status
pad_constant(padding *p)
{
	cut(p);
	tm_lower_result(p->lw, 0,
	                tm_pad(&p->lw->b, p->source, p->lo, p->hi, p->value));
	return TM_OK;
}

tm_status
linalg_constant_pad(tm_lower *lw)
{
	const tm_dtype dtype = tm_lower_result_dtype(lw, 0);
	padding p;

	TM_TRY(padding_init(&p, lw, "pad"));
	p.value = tm_lower_scalar(lw, "value", dtype);
	return pad_constant(&p);
}

/* ---- from the elements ---- */

/* Which element of a dimension of SIZE stands for place X, < 0 or >= SIZE in
 * the padding. */
static tm_ix
source_index(tm_builder *b, const padding *p, tm_ix x, tm_ix size)
{
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	const tm_ix last = tm_ix_sub(b, size, one);

	switch (p->kind) {
	case PAD_REPLICATE:
		return tm_ix_max(b, tm_ix_min(b, x, last), zero);
	case PAD_CIRCULAR:
		x = tm_ix_add(b, x, size); /* one turn is allowed */
		return tm_ix_mod(b, x, size);
	default:
		x = tm_ix_max(b, x, tm_ix_sub(b, zero, x));
		return tm_ix_min(b, x,
		                 tm_ix_sub(b, tm_ix_add(b, last, last), x));
	}
}

static void
padded_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const padding *p = user;

	for (int i = 0; i < p->from.rank; i++) {
		tm_ix x = tm_ix_of(args[i]);

		if (!tm_ix_is(p->lo[i], 0) || !tm_ix_is(p->hi[i], 0))
			x = source_index(b, p, tm_ix_sub(b, x, p->lo[i]),
			                 p->from.d[i]);
		yields[i] = tm_ix_get(b, x);
	}
}

/* No amount may reach further than the elements do. */
static tm_status
check_amounts(const padding *p)
{
	tm_builder *b = &p->lw->b;
	const int64_t less = p->kind == PAD_REFLECT;

	for (int i = 0; i < p->from.rank && p->kind != PAD_REPLICATE; i++)
		for (int k = 0; k < 2; k++) {
			const tm_ix n = k ? p->hi[i] : p->lo[i];
			const tm_ix limit = tm_ix_sub(b, p->from.d[i],
			                              tm_ix_const(less));

			if (tm_ix_is(n, 0))
				continue;
			if (!tm_ix_known(n) || !tm_ix_known(limit))
				tm_lower_assert(p->lw,
				                tm_ix_cmp(b, "le", n, limit),
				                "padding exceeds the size");
			else if (n.c > limit.c)
				return tm_lower_unsupported(
				        p->lw, "padding exceeds the size");
		}
	return TM_OK;
}

static tm_status
pad_with_elements(padding *p)
{
	TM_TRY(check_amounts(p));
	tm_lower_result(p->lw, 0,
	                tm_gather_by(&p->lw->b, p->source, &p->to,
	                             padded_indices, p));
	return TM_OK;
}

static tm_status
lower_pad(tm_lower *lw, pad_kind kind, const char *name)
{
	padding p;

	TM_TRY(padding_init(&p, lw, name));
	p.kind = kind;
	return pad_with_elements(&p);
}

tm_status
linalg_reflection_pad(tm_lower *lw)
{
	return lower_pad(lw, PAD_REFLECT, "padding");
}

tm_status
linalg_replication_pad(tm_lower *lw)
{
	return lower_pad(lw, PAD_REPLICATE, "padding");
}

tm_status
linalg_circular_pad(tm_lower *lw)
{
	return lower_pad(lw, PAD_CIRCULAR, "pad");
}

/* aten.pad: the mode is a string. */
tm_status
linalg_pad(tm_lower *lw)
{
	static const struct {
		const char *name;
		pad_kind kind;
	} modes[] = { { "constant", PAD_CONSTANT },
		      { "reflect", PAD_REFLECT },
		      { "replicate", PAD_REPLICATE },
		      { "circular", PAD_CIRCULAR } };
	tm_builder *b = &lw->b;
	const tm_dtype dtype = tm_lower_result_dtype(lw, 0);
	tm_str mode;
	padding p;

	if (!tm_call_str(&lw->call, "mode", &mode))
		return tm_lower_unsupported(lw, "mode is not known");
	TM_TRY(padding_init(&p, lw, "pad"));
	for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
		if (!tm_str_eq(mode, tm_str_from(modes[i].name)))
			continue;
		p.kind = modes[i].kind;
		if (p.kind != PAD_CONSTANT)
			return pad_with_elements(&p);
		p.value = tm_call_has(&lw->call, "value") ?
		                  tm_lower_scalar(lw, "value", dtype) :
		                  tm_const_of(b, tm_element_type(p.source), 0);
		return pad_constant(&p);
	}
	return tm_lower_unsupported(lw, "mode \"%.*s\"", TM_STR_ARG(mode));
}
