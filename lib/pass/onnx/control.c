/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Graphs inside of nodes.  A branch that is known, and the turns of a loop
 * whose number is known, are put in the node's place; the others become
 * torch.prim.If and torch.prim.Loop.
 */
#include "pass/onnx/control.h"

enum { MAX_UNROLLED = 128, MAX_SPREAD = 64 };

static const MlirValue null_value = { NULL };

/* ---- pieces ---- */

MlirBlock
tm_onnx_graph(MlirOperation op, intptr_t i)
{
	if (i >= mlirOperationGetNumRegions(op))
		return (MlirBlock){ NULL };
	return mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));
}

/* The operands of BLOCK's terminator. */
intptr_t
tm_onnx_yields(tm_onnx_conv *c, MlirBlock block, MlirValue **out)
{
	const MlirOperation end = mlirBlockGetTerminator(block);
	const intptr_t n = mlirOperationGetNumOperands(end);

	*out = TM_NEW(c->pass->arena, MlirValue, (size_t)n + 1);
	for (intptr_t i = 0; *out && i < n; i++)
		(*out)[i] = mlirOperationGetOperand(end, i);
	return *out ? n : -1;
}

/* Converts BLOCK and moves it, but its terminator, before the node. */
static tm_status
splice(tm_onnx_conv *c, MlirBlock block, MlirValue **yields, intptr_t *n)
{
	const MlirOperation end = mlirBlockGetTerminator(block);
	MlirOperation op, next;

	TM_TRY(tm_onnx_convert_block(c->pass, block));
	*n = tm_onnx_yields(c, block, yields);
	for (op = mlirBlockGetFirstOperation(block);
	     !mlirOperationEqual(op, end); op = next) {
		next = mlirOperationGetNextInBlock(op);
		mlirOperationMoveBefore(op, c->rw.call.op);
	}
	return *n < 0 ? TM_ENOMEM : TM_OK;
}

tm_status
tm_onnx_inline_graph(tm_onnx_conv *c, intptr_t region, intptr_t num_args,
                     const MlirValue *args, MlirValue **yields, intptr_t *n)
{
	const MlirOperation copy = mlirOperationClone(c->rw.call.op);
	const MlirBlock block = tm_onnx_graph(copy, region);
	tm_status status;

	if (mlirBlockIsNull(block) ||
	    mlirBlockGetNumArguments(block) != num_args) {
		mlirOperationDestroy(copy);
		return tm_onnx_unsupported(c, "a graph has other inputs than "
		                              "it is given");
	}
	for (intptr_t i = 0; i < num_args; i++)
		mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(block, i),
		                              args[i]);
	status = splice(c, block, yields, n);
	mlirOperationDestroy(copy);
	return status;
}

/* ---- If ---- */

/* Regions are sorted by name: else_branch, then_branch. */
enum { ELSE, THEN };

/* What both tensor types say. */
static MlirType
common_type(MlirContext ctx, MlirType a, MlirType b)
{
	tm_tensor_type x, y;

	if (mlirTypeEqual(a, b))
		return a;
	if (!tm_type_tensor(a, &x) || !tm_type_tensor(b, &y))
		return (MlirType){ NULL };
	if (x.dtype != y.dtype)
		return (MlirType){ NULL };
	x.has_sizes &= y.has_sizes && x.rank == y.rank;
	for (int i = 0; x.has_sizes && i < x.rank; i++)
		if (x.sizes[i] != y.sizes[i])
			x.sizes[i] = TM_DYN;
	return tm_type_tensor_get(ctx, TM_TYPE_VTENSOR, &x);
}

MlirValue
tm_onnx_as_type(tm_builder *b, MlirValue v, MlirType type)
{
	if (mlirTypeEqual(mlirValueGetType(v), type))
		return v;
	return tm_build(b, "torch.tensor_static_info_cast", TM_VALUES(v), type,
	                TM_NO_ATTRS);
}

/* Ends BLOCK with a prim.If.yield of TYPES in place of its terminator. */
static void
yield_from(MlirBlock block, intptr_t n, const MlirType *types, MlirValue *v)
{
	const MlirOperation end = mlirBlockGetTerminator(block);
	tm_builder b = tm_builder_before(end);

	for (intptr_t i = 0; i < n; i++)
		v[i] = tm_onnx_as_type(&b, v[i], types[i]);
	tm_build_op(&b, "torch.prim.If.yield", (tm_values){ n, v },
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	mlirOperationDestroy(end);
}

static tm_status
build_if(tm_onnx_conv *c, MlirValue cond, intptr_t n, const MlirType *types,
         MlirBlock then, MlirBlock otherwise)
{
	MlirRegion regions[] = { mlirRegionCreate(), mlirRegionCreate() };
	MlirOperation op;

	mlirBlockDetach(then);
	mlirBlockDetach(otherwise);
	mlirRegionAppendOwnedBlock(regions[0], then);
	mlirRegionAppendOwnedBlock(regions[1], otherwise);
	op = tm_build_op(&c->rw.b, "torch.prim.If", TM_VALUES(cond),
	                 (tm_types){ n, types }, TM_NO_ATTRS,
	                 (tm_regions){ 2, regions });
	for (intptr_t i = 0; i < n; i++)
		TM_TRY(tm_onnx_result(c, mlirOperationGetResult(op, i)));
	return TM_OK;
}

/* A branch's results with its lists spread out. */
static intptr_t
spread_yields(tm_onnx_conv *c, MlirBlock block, MlirValue **out)
{
	MlirValue *v;
	const intptr_t n = tm_onnx_yields(c, block, &v);
	intptr_t len = 0;

	*out = TM_NEW(c->pass->arena, MlirValue, MAX_SPREAD);
	for (intptr_t i = 0; *out && i < n; i++) {
		const intptr_t k = tm_value_list(v[i], *out + len,
		                                 MAX_SPREAD - len);

		if (k < 0 && len < MAX_SPREAD)
			(*out)[len++] = v[i];
		else
			len += k;
		if (len < 0 || len > MAX_SPREAD)
			return -1;
	}
	return *out ? len : -1;
}

/* Puts the lists that one branch gave together again, from the results of
 * the node that stands for both. */
static tm_status
gather_results(tm_onnx_conv *c, intptr_t n, const intptr_t *lengths)
{
	const tm_onnx_conv flat = *c;
	intptr_t from = 0;

	c->num_results = 0;
	for (intptr_t i = 0; i < n; i++) {
		const bool is_list = lengths[i] >= 0;

		TM_TRY(tm_onnx_result(
		        c, is_list ? tm_onnx_list(c, lengths[i],
		                                  flat.results + from)
		                   : flat.results[from]));
		from += is_list ? lengths[i] : 1;
	}
	return TM_OK;
}

static tm_status
runtime_if(tm_onnx_conv *c)
{
	const MlirBlock then = tm_onnx_graph(c->rw.call.op, THEN);
	const MlirBlock otherwise = tm_onnx_graph(c->rw.call.op, ELSE);
	const MlirValue cond = tm_onnx_eval(c, "Bool.Tensor(reshape(cond, "
	                                       "[]))");
	intptr_t n, given, lengths[MAX_SPREAD];
	MlirValue *a, *b;
	MlirType *types;

	if (mlirValueIsNull(cond))
		return TM_EUNSUP;
	TM_TRY(tm_onnx_convert_block(c->pass, then));
	TM_TRY(tm_onnx_convert_block(c->pass, otherwise));
	given = tm_onnx_yields(c, then, &a);
	for (intptr_t i = 0; i < given && i < MAX_SPREAD; i++)
		lengths[i] = tm_value_list(a[i], NULL, 0);
	n = spread_yields(c, then, &a);
	if (n < 0 || given > MAX_SPREAD ||
	    n != spread_yields(c, otherwise, &b))
		return tm_onnx_unsupported(c, "the branches have different "
		                              "numbers of results");
	types = TM_NEW(c->pass->arena, MlirType, (size_t)n + 1);
	for (intptr_t i = 0; types && i < n; i++) {
		types[i] = common_type(c->pass->ctx, mlirValueGetType(a[i]),
		                       mlirValueGetType(b[i]));
		if (mlirTypeIsNull(types[i]))
			return tm_onnx_unsupported(
			        c, "the branches have results of different "
			           "types");
	}
	if (!types)
		return TM_ENOMEM;
	yield_from(then, n, types, a);
	yield_from(otherwise, n, types, b);
	TM_TRY(build_if(c, cond, n, types, then, otherwise));
	return gather_results(c, given, lengths);
}

tm_status
onnx_if(tm_onnx_conv *c)
{
	tm_onnx_ints cond;
	MlirValue *yields;
	intptr_t n;

	if (mlirOperationGetNumRegions(c->rw.call.op) != 2)
		return tm_onnx_unsupported(c, "a branch is missing");
	if (!tm_onnx_ints_of(c, tm_onnx_arg(c, "cond"), &cond) ||
	    cond.n != 1 || !cond.at[0].known)
		return runtime_if(c);
	TM_TRY(tm_onnx_inline_graph(c, cond.at[0].v ? THEN : ELSE, 0, NULL,
	                            &yields, &n));
	for (intptr_t i = 0; i < n; i++)
		TM_TRY(tm_onnx_result(c, yields[i]));
	return TM_OK;
}

/* ---- Loop, turn by turn ---- */

/* Carried values, and what each turn adds to each scan output. */
struct turns {
	intptr_t num_carried, num_scans;
	MlirValue *carried;
	MlirValue *scanned[MAX_UNROLLED];
	intptr_t n;
};

/* What stands for a bool that is known. */
static MlirValue
known_bool(tm_onnx_conv *c, bool v)
{
	const int64_t i = v;

	return tm_onnx_small_literal(c, 0, NULL, &i, TM_BOOL);
}

/* Whether the bool tensor V is known, and its value. */
static bool
bool_of(tm_onnx_conv *c, MlirValue v, bool *out)
{
	tm_onnx_ints ints;

	if (!tm_onnx_ints_of(c, v, &ints) || ints.n != 1 || !ints.at[0].known)
		return false;
	*out = ints.at[0].v != 0;
	return true;
}

/* One turn; *MORE says whether another follows.  TM_EUNSUP where that is not
 * known. */
static tm_status
turn(tm_onnx_conv *c, struct turns *t, bool *more)
{
	MlirValue *args = TM_NEW(c->pass->arena, MlirValue,
	                         (size_t)t->num_carried + 2);
	const int64_t i = t->n;
	MlirValue *yields;
	intptr_t n;

	if (!args)
		return TM_ENOMEM;
	args[0] = tm_onnx_i64s(c, 0, NULL, &i);
	args[1] = known_bool(c, true);
	for (intptr_t k = 0; k < t->num_carried; k++)
		args[2 + k] = t->carried[k];
	TM_TRY(tm_onnx_inline_graph(c, 0, t->num_carried + 2, args, &yields,
	                            &n));
	if (n != 1 + t->num_carried + t->num_scans)
		return tm_onnx_unsupported(c, "the body has another number of "
		                              "results");
	if (!bool_of(c, yields[0], more))
		return TM_EUNSUP;
	t->carried = yields + 1;
	t->scanned[t->n++] = yields + 1 + t->num_carried;
	return TM_OK;
}

/* Stacks scan output K of all turns along AXIS. */
static MlirValue
stacked(tm_onnx_conv *c, const struct turns *t, intptr_t k, int64_t axis,
        bool backwards)
{
	MlirValue v[MAX_UNROLLED];

	for (intptr_t i = 0; i < t->n; i++)
		v[i] = t->scanned[backwards ? t->n - 1 - i : i][k];
	if (t->n == 0)
		return null_value;
	return tm_onnx_op(c, "stack", tm_onnx_list(c, t->n, v),
	                  tm_onnx_int(c, axis));
}

static tm_status
turn_results(tm_onnx_conv *c, const struct turns *t)
{
	if (t->n == 0 && t->num_scans)
		return tm_onnx_unsupported(c, "a loop without turns");
	for (intptr_t k = 0; k < t->num_carried; k++)
		TM_TRY(tm_onnx_result(c, t->carried[k]));
	for (intptr_t k = 0; k < t->num_scans; k++)
		TM_TRY(tm_onnx_result(c, stacked(c, t, k, 0, false)));
	return TM_OK;
}

/* The known number of turns, -1 where it is not known or has no end. */
static int64_t
trip_count(tm_onnx_conv *c)
{
	const MlirValue m = tm_onnx_input(c, 0);
	tm_onnx_ints ints;

	if (mlirValueIsNull(m))
		return INT64_MAX;
	if (!tm_onnx_ints_of(c, m, &ints) || ints.n != 1 || !ints.at[0].known)
		return -1;
	return ints.at[0].v < 0 ? 0 : ints.at[0].v;
}

tm_status
onnx_loop(tm_onnx_conv *c)
{
	const MlirValue cond = tm_onnx_input(c, 1);
	const int64_t trips = trip_count(c);
	struct turns t = { 0 };
	bool more = true;

	t.num_carried = tm_onnx_num_inputs(c) - 2;
	t.num_carried = t.num_carried < 0 ? 0 : t.num_carried;
	t.num_scans = tm_onnx_num_outputs(c) - t.num_carried;
	if (t.num_scans < 0 || mlirOperationGetNumRegions(c->rw.call.op) != 1)
		return tm_onnx_unsupported(c, "the numbers of inputs and "
		                              "outputs do not fit");
	t.carried = TM_NEW(c->pass->arena, MlirValue, (size_t)t.num_carried);
	if (!t.carried)
		return TM_ENOMEM;
	for (intptr_t k = 0; k < t.num_carried; k++)
		t.carried[k] = tm_onnx_input(c, 2 + k);
	if (trips < 0 || (!mlirValueIsNull(cond) && !bool_of(c, cond, &more)))
		return tm_onnx_runtime_loop(c, t.num_carried, t.num_scans);
	while (more && t.n < trips) {
		tm_status status;

		if (t.n == MAX_UNROLLED)
			return tm_onnx_runtime_loop(c, t.num_carried,
			                            t.num_scans);
		status = turn(c, &t, &more);
		if (status == TM_EUNSUP && !c->rw.reason[0])
			return tm_onnx_runtime_loop(c, t.num_carried,
			                            t.num_scans);
		TM_TRY(status);
	}
	return turn_results(c, &t);
}

/* ---- Scan ---- */

static bool
axis_list(tm_onnx_conv *c, const char *name, intptr_t n, int64_t *out)
{
	for (intptr_t i = 0; i < n; i++)
		out[i] = 0;
	return !tm_onnx_has(c, name) || tm_onnx_arg_ints(c, name, out, n) == n;
}

/* Element I of scan input X along AXIS. */
static MlirValue
slice_at(tm_onnx_conv *c, MlirValue x, int64_t axis, int64_t i)
{
	return tm_onnx_op(c, "select.int", x, tm_onnx_int(c, axis),
	                  tm_onnx_int(c, i));
}

struct scan {
	struct turns t;
	intptr_t num_in; /* scan inputs */
	int64_t in_axes[TM_MAX_RANK], in_dirs[TM_MAX_RANK];
	int64_t out_axes[TM_MAX_RANK], out_dirs[TM_MAX_RANK];
	int64_t length;
};

static tm_status
read_scan(tm_onnx_conv *c, struct scan *s)
{
	const intptr_t n = tm_onnx_num_inputs(c);
	int64_t num = 0;

	*s = (struct scan){ .length = -1 };
	tm_onnx_arg_int(c, "num_scan_inputs", &num);
	s->num_in = (intptr_t)num;
	s->t.num_carried = n - s->num_in;
	s->t.num_scans = tm_onnx_num_outputs(c) - s->t.num_carried;
	if (num < 1 || num > TM_MAX_RANK || s->t.num_carried < 0 ||
	    s->t.num_scans < 0 || s->t.num_scans > TM_MAX_RANK ||
	    !axis_list(c, "scan_input_axes", s->num_in, s->in_axes) ||
	    !axis_list(c, "scan_input_directions", s->num_in, s->in_dirs) ||
	    !axis_list(c, "scan_output_axes", s->t.num_scans, s->out_axes) ||
	    !axis_list(c, "scan_output_directions", s->t.num_scans,
	               s->out_dirs))
		return tm_onnx_unsupported(c, "the numbers of inputs and "
		                              "outputs do not fit");
	return TM_OK;
}

static tm_status
scan_turn(tm_onnx_conv *c, struct scan *s, const MlirValue *inputs)
{
	const intptr_t total = s->t.num_carried + s->num_in;
	MlirValue *args = TM_NEW(c->pass->arena, MlirValue, (size_t)total);
	MlirValue *yields;
	intptr_t n;

	if (!args)
		return TM_ENOMEM;
	for (intptr_t k = 0; k < s->t.num_carried; k++)
		args[k] = s->t.carried[k];
	for (intptr_t k = 0; k < s->num_in; k++) {
		const int64_t i = s->in_dirs[k] ? s->length - 1 - s->t.n
		                                : s->t.n;

		args[s->t.num_carried + k] =
		        slice_at(c, inputs[k], s->in_axes[k], i);
		if (mlirValueIsNull(args[s->t.num_carried + k]))
			return TM_EUNSUP;
	}
	TM_TRY(tm_onnx_inline_graph(c, 0, total, args, &yields, &n));
	if (n != s->t.num_carried + s->t.num_scans)
		return tm_onnx_unsupported(c, "the body has another number of "
		                              "results");
	s->t.carried = yields;
	s->t.scanned[s->t.n++] = yields + s->t.num_carried;
	return TM_OK;
}

static tm_status
run_scan(tm_onnx_conv *c, struct scan *s, MlirValue *values)
{
	MlirValue *inputs = values + s->t.num_carried;
	tm_tensor_type t;
	int d;

	if (!tm_onnx_tensor(inputs[0], &t) ||
	    !tm_dim_normal(s->in_axes[0], t.rank, &d) || t.rank < 1 ||
	    t.sizes[d] == TM_DYN || t.sizes[d] > MAX_UNROLLED)
		return tm_onnx_unsupported(
		        c, "a scan over more than %d elements, or over an "
		           "unknown number",
		        MAX_UNROLLED);
	s->length = t.sizes[d];
	s->t.carried = values;
	while (s->t.n < s->length)
		TM_TRY(scan_turn(c, s, inputs));
	return TM_OK;
}

tm_status
onnx_scan(tm_onnx_conv *c)
{
	const intptr_t n = tm_onnx_num_inputs(c);
	MlirValue *values = TM_NEW(c->pass->arena, MlirValue, (size_t)n + 1);
	struct scan s;

	TM_TRY(read_scan(c, &s));
	if (!values)
		return TM_ENOMEM;
	for (intptr_t i = 0; i < n; i++)
		values[i] = tm_onnx_input(c, i);
	TM_TRY(run_scan(c, &s, values));
	for (intptr_t k = 0; k < s.t.num_carried; k++)
		TM_TRY(tm_onnx_result(c, s.t.carried[k]));
	for (intptr_t k = 0; k < s.t.num_scans; k++)
		TM_TRY(tm_onnx_result(c, stacked(c, &s.t, k, s.out_axes[k],
		                                 s.out_dirs[k] != 0)));
	return TM_OK;
}

/* Version 8 has a batch dimension in front of everything, and scans along
 * the dimension behind it: runs the body for one example after the other. */
tm_status
onnx_scan_8(tm_onnx_conv *c)
{
	const intptr_t n = tm_onnx_num_inputs(c) - 1;
	MlirValue *values = TM_NEW(c->pass->arena, MlirValue, (size_t)n + 1);
	MlirValue out[8][MAX_UNROLLED];
	tm_tensor_type t;
	intptr_t results;

	if (!values)
		return TM_ENOMEM;
	if (n < 1 || tm_onnx_has(c, "directions") ||
	    !mlirValueIsNull(tm_onnx_input(c, 0)) ||
	    !tm_onnx_tensor(tm_onnx_input(c, 1), &t) || t.rank < 1 ||
	    t.sizes[0] == TM_DYN || t.sizes[0] > MAX_UNROLLED ||
	    tm_onnx_num_outputs(c) > 8)
		return tm_onnx_unsupported(c, "the batch, lengths or "
		                              "directions");
	results = tm_onnx_num_outputs(c);
	for (int64_t b = 0; b < t.sizes[0]; b++) {
		struct scan s;

		TM_TRY(read_scan(c, &s));
		s.t.num_carried--; /* sequence_lens is no state */
		s.t.num_scans++;
		for (intptr_t i = 0; i < n; i++) {
			values[i] = slice_at(c, tm_onnx_input(c, 1 + i), 0, b);
			if (mlirValueIsNull(values[i]))
				return TM_EUNSUP;
		}
		TM_TRY(run_scan(c, &s, values));
		for (intptr_t k = 0; k < results; k++)
			out[k][b] = k < s.t.num_carried
			                    ? s.t.carried[k]
			                    : stacked(c, &s.t,
			                              k - s.t.num_carried, 0,
			                              false);
	}
	for (intptr_t k = 0; k < results; k++)
		TM_TRY(tm_onnx_result(
		        c, tm_onnx_op(c, "stack",
		                      tm_onnx_list(c, (intptr_t)t.sizes[0],
		                                   out[k]),
		                      tm_onnx_int(c, 0))));
	return TM_OK;
}

/* ---- SequenceMap ---- */

/* Element I of a sequence, or the tensor that all turns share. */
static MlirValue
map_input(tm_onnx_conv *c, MlirValue v, intptr_t i)
{
	MlirValue items[MAX_UNROLLED];
	const intptr_t n = tm_value_list(v, items, MAX_UNROLLED);

	(void)c;
	if (tm_type_kind_of(mlirValueGetType(v)) != TM_TYPE_LIST)
		return v;
	return i < n ? items[i] : null_value;
}

tm_status
onnx_sequence_map(tm_onnx_conv *c)
{
	const intptr_t n = tm_onnx_num_inputs(c);
	const intptr_t outs = tm_onnx_num_outputs(c);
	const intptr_t len = tm_value_list(tm_onnx_input(c, 0), NULL, 0);
	MlirValue out[8][MAX_UNROLLED];

	if (len < 0 || len > MAX_UNROLLED || outs > 8)
		return tm_onnx_unsupported(c, "a sequence whose elements are "
		                              "not known one by one");
	for (intptr_t i = 0; i < len; i++) {
		MlirValue *args = TM_NEW(c->pass->arena, MlirValue, (size_t)n);
		MlirValue *yields;
		intptr_t k;

		if (!args)
			return TM_ENOMEM;
		for (intptr_t j = 0; j < n; j++) {
			args[j] = map_input(c, tm_onnx_input(c, j), i);
			if (mlirValueIsNull(args[j]))
				return tm_onnx_unsupported(
				        c, "sequences of different length");
		}
		TM_TRY(tm_onnx_inline_graph(c, 0, n, args, &yields, &k));
		if (k != outs)
			return tm_onnx_unsupported(
			        c, "the body has another number of results");
		for (intptr_t j = 0; j < outs; j++)
			out[j][i] = yields[j];
	}
	for (intptr_t j = 0; j < outs; j++)
		TM_TRY(tm_onnx_result(c, tm_onnx_list(c, len, out[j])));
	return TM_OK;
}
