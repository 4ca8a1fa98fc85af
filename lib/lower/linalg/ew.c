/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elementwise ops: one linalg.generic whose body is the row's expression. */
#include "lower/ew.h"
#include "lower/linalg/linalg.h"
#include "lower/linalg/scalar.h"
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

typedef struct body_state {
	tm_ew *ew;
	tm_status status;
	char reason[200];
	tm_dims dims;
	int input[TM_MAX_EW];  /* index among the generic's inputs, or -1 */
	bool wraps[TM_MAX_EW]; /* read through an index that may be 0 */
} body_state;

/* One operand's element where an extent is 1 at run time or not: the index
 * is 0 wherever the operand has only one. */
static MlirValue
read_wrapped(tm_builder *b, const body_state *s, MlirValue tensor)
{
	const int rank = tm_rank(tensor), offset = s->dims.rank - rank;
	MlirValue ix[TM_MAX_RANK];

	for (int i = 0; i < rank; i++) {
		const tm_ix one = tm_ix_const(1);
		const tm_ix last = tm_ix_sub(b, tm_dim_of(b, tensor, i), one);
		const tm_ix at = tm_ix_of(tm_index(b, i + offset));

		ix[i] = tm_ix_get(b, tm_ix_min(b, at, last));
	}
	return tm_extract(b, tensor, rank, ix);
}

static void
body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	body_state *s = user;
	tm_sval local[TM_MAX_EW];
	tm_emitter em = { .b = b,
		          .target = &tm_linalg_scalars,
		          .arena = &s->ew->arena,
		          .compute = s->ew->compute,
		          .args = local };

	memcpy(local, s->ew->args, sizeof local);
	for (int i = 0; i < s->ew->num_args; i++) {
		if (s->input[i] >= 0)
			local[i].v = args[s->input[i]];
		else if (s->wraps[i])
			local[i].v = read_wrapped(b, s, s->ew->args[i].v);
	}
	s->status = tm_emit(&em, s->ew->expr, s->ew->result, &yields[0]);
	if (s->status == TM_OK)
		return;
	memcpy(s->reason, em.reason, sizeof s->reason);
	yields[0] = tm_const_of(b, tm_dtype_to_builtin(b->ctx, s->ew->result),
	                        0);
}

/* Extent D of the result: a known one that is not 1 wins; of unknown ones,
 * the first that is not 1 at run time. */
static tm_ix
result_extent(tm_lower *lw, const tm_ew *ew, int rank, int d, int *unknown)
{
	tm_ix ext = tm_ix_const(1);

	*unknown = 0;
	for (int i = 0; i < ew->num_args; i++) {
		int at;
		tm_ix e;

		if (!ew->is_tensor[i])
			continue;
		at = d - (rank - tm_rank(ew->args[i].v));
		if (at < 0)
			continue;
		e = tm_dim_of(&lw->b, ew->args[i].v, at);
		if (tm_ix_is(e, 1))
			continue;
		if (tm_ix_known(e)) {
			ext = e;
			continue;
		}
		if (tm_ix_known(ext) && !tm_ix_is(ext, 1)) {
			++*unknown;
			continue;
		}
		if (!tm_ix_is(ext, 1) && !lw->strict_shapes) {
			const tm_ix two = tm_ix_const(2);
			const tm_ix low = tm_ix_min(&lw->b, ext, tm_ix_const(1));

			/* ext == 1 ? e : ext, where ext may be 0 */
			ext = tm_ix_select_lt(&lw->b, ext, two,
			                      tm_ix_select_lt(&lw->b, low,
			                                      tm_ix_const(1),
			                                      ext, e),
			                      ext);
		} else if (tm_ix_is(ext, 1)) {
			ext = e;
		}
		++*unknown;
	}
	return ext;
}

/* The indexing map of operand V.  Sets *WRAPS where an extent of V is not
 * known and may have to be stretched. */
static MlirAffineMap
operand_map(tm_lower *lw, MlirValue v, const tm_dims *dims,
            const bool *ambiguous, bool *wraps)
{
	const int rank = tm_rank(v), offset = dims->rank - rank;
	int select[TM_MAX_RANK];

	*wraps = false;
	for (int i = 0; i < rank; i++) {
		const int64_t size = tm_static_dim(v, i);
		const int d = i + offset;

		select[i] = size == 1 && !tm_ix_is(dims->d[d], 1) ? -1 : d;
		*wraps |= size == TM_DYN && ambiguous[d];
	}
	return tm_map_select(lw->b.ctx, dims->rank, rank, select);
}

static int
result_rank(const tm_ew *ew)
{
	int rank = 0;

	for (int i = 0; i < ew->num_args; i++)
		if (ew->is_tensor[i] && tm_rank(ew->args[i].v) > rank)
			rank = tm_rank(ew->args[i].v);
	return rank;
}

static tm_status
build(tm_lower *lw, tm_ew *ew)
{
	static const char parallel[TM_MAX_RANK + 1] =
	        "pppppppppppppppppppppppppppppppp";
	body_state s = { .ew = ew };
	tm_generic g = { .num_out = 1,
		         .iterators = parallel,
		         .body = body,
		         .user = &s };
	bool ambiguous[TM_MAX_RANK] = { false };
	MlirValue result;

	s.dims.rank = g.num_loops = result_rank(ew);
	for (int d = 0; d < s.dims.rank; d++) {
		int unknown;

		s.dims.d[d] = result_extent(lw, ew, s.dims.rank, d, &unknown);
		ambiguous[d] = !lw->strict_shapes &&
		               (unknown > 1 ||
		                (unknown == 1 && tm_ix_known(s.dims.d[d])));
	}
	for (int i = 0; i < ew->num_args; i++) {
		MlirAffineMap map;

		s.input[i] = -1;
		if (!ew->is_tensor[i])
			continue;
		map = operand_map(lw, ew->args[i].v, &s.dims, ambiguous,
		                  &s.wraps[i]);
		if (s.wraps[i])
			continue;
		s.input[i] = g.num_in;
		g.maps[g.num_in] = map;
		g.in[g.num_in++] = ew->args[i].v;
	}
	g.maps[g.num_in] = tm_map_identity(lw->b.ctx, s.dims.rank);
	g.out[0] = tm_empty(&lw->b, &s.dims,
	                    tm_dtype_to_builtin(lw->b.ctx, ew->result));
	tm_generic_build(&lw->b, &g, &result);
	if (s.status != TM_OK)
		return tm_lower_unsupported(lw, "%s", s.reason);
	tm_lower_result(lw, 0, result);
	return TM_OK;
}

tm_status
linalg_ew(tm_lower *lw)
{
	tm_ew ew;
	tm_status status = tm_ew_open(lw, &ew);

	if (status == TM_OK)
		status = build(lw, &ew);
	tm_ew_free(&ew);
	return status;
}

tm_status
linalg_scalar(tm_lower *lw)
{
	tm_ew ew;
	tm_status status = tm_ew_open(lw, &ew);
	tm_emitter em = { .b = &lw->b,
		          .target = &tm_linalg_scalars,
		          .arena = &ew.arena,
		          .compute = ew.compute,
		          .args = ew.args };
	MlirValue v;

	if (status == TM_OK) {
		status = tm_emit(&em, ew.expr, ew.result, &v);
		if (status == TM_OK)
			tm_lower_result(lw, 0, v);
		else
			(void)tm_lower_unsupported(lw, "%s", em.reason);
	}
	tm_ew_free(&ew);
	return status;
}
