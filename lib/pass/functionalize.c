/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/alias.h"
#include "pass/passes.h"
#include "pass/rewrite.h"

#include <mlir-c/Diagnostics.h>

/*
 * Replaces tensors with reference semantics by values, in one forward walk:
 * an op that changes an operand becomes the one that computes the new
 * contents, and everybody who sees the same memory later - the operand, what
 * it is a view of, other views - gets what it then holds.
 */
typedef struct functionalize {
	tm_aliases aliases;
	MlirOperation *dead; /* in order of their place */
	size_t num_dead, cap_dead;
	bool changed, failed;
} functionalize;

static void walk_region(functionalize *f, MlirRegion region);

static void
fail(functionalize *f, MlirOperation op, const char *text)
{
	if (!f->failed)
		mlirEmitError(mlirOperationGetLocation(op), text);
	f->failed = true;
}

static void
check(functionalize *f, MlirOperation op, bool good)
{
	if (!good)
		fail(f, op, "out of memory");
}

static void
bury(functionalize *f, MlirOperation op)
{
	if (!tm_arena_grow(f->aliases.arena, &f->dead, &f->cap_dead,
	                   f->num_dead + 1, sizeof *f->dead)) {
		fail(f, op, "out of memory");
		return;
	}
	f->dead[f->num_dead++] = op;
	f->changed = true;
}

/* -- Operands ------------------------------------------------------------ */

/* V as a value: what a tensor holds now, a list of what its elements do. */
static MlirValue
value_of(functionalize *f, tm_builder *b, MlirValue v)
{
	const MlirType type = mlirValueGetType(v);
	tm_alias *n = tm_alias_of(&f->aliases, v);
	MlirOperation list;
	MlirValue *items;
	MlirType element;
	intptr_t count;

	if (n)
		return tm_alias_value(&f->aliases, b, n);
	if (tm_type_kind_of(type) != TM_TYPE_LIST ||
	    !tm_alias_is_reference(type))
		return v;
	list = tm_value_def(v);
	if (mlirOperationIsNull(list) ||
	    tm_op_id_of(list) != TM_OP_prim_ListConstruct)
		return v;
	count = mlirOperationGetNumOperands(list);
	items = TM_NEW(f->aliases.arena, MlirValue, (size_t)count);
	if (!items) {
		fail(f, list, "out of memory");
		return v;
	}
	for (intptr_t i = 0; i < count; i++)
		items[i] = value_of(f, b, mlirOperationGetOperand(list, i));
	element = tm_alias_value_type(f->aliases.ctx,
	                              tm_type_contained(type, 0));
	return tm_torch_list(b, element, (tm_values){ count, items });
}

/* -- Ops that change nothing --------------------------------------------- */

static void
plain(functionalize *f, MlirOperation op)
{
	tm_builder b = tm_builder_before(op);

	for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
		const MlirValue old = mlirOperationGetOperand(op, i);
		const MlirValue new_value = value_of(f, &b, old);

		if (!mlirValueEqual(old, new_value))
			mlirOperationSetOperand(op, i, new_value);
	}
	for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
		walk_region(f, mlirOperationGetRegion(op, i));
	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
		const MlirValue v = mlirOperationGetResult(op, i);
		const MlirType type = mlirValueGetType(v);

		if (!tm_alias_is_reference(type))
			continue;
		mlirValueSetType(v, tm_alias_value_type(f->aliases.ctx, type));
		if (tm_type_kind_of(type) == TM_TYPE_TENSOR)
			check(f, op, tm_alias_root(&f->aliases, v, v));
		f->changed = true;
	}
}

/* -- Views --------------------------------------------------------------- */

/* to.dtype and the like are views only if they have nothing to do. */
static bool
same_dtype(MlirOperation op)
{
	tm_tensor_type in, out;
	const MlirValue result = mlirOperationGetResult(op, 0);

	if (!tm_type_tensor(mlirValueGetType(result), &out))
		return true; /* a list of parts */
	return tm_type_tensor(
	               mlirValueGetType(mlirOperationGetOperand(op, 0)),
	               &in) &&
	       in.dtype == out.dtype;
}

static bool
is_view(const functionalize *f, MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);

	if (!def || mlirOperationGetNumOperands(op) < 1 ||
	    mlirOperationGetNumResults(op) != 1 ||
	    !tm_alias_of(&f->aliases, mlirOperationGetOperand(op, 0)))
		return false;
	if (def->id == TM_OP_tensor_static_info_cast)
		return true;
	return def->schema && def->schema->num_args &&
	       def->schema->args[0].aliases && !def->schema->args[0].mutated &&
	       def->schema->results[0].aliases && same_dtype(op);
}

/* A view of a list's parts: the elements are known where it is unpacked. */
static void
view_list(functionalize *f, tm_alias *parent, MlirOperation op)
{
	const MlirValue list = mlirOperationGetResult(op, 0);
	MlirOpOperand use = mlirValueGetFirstUse(list);

	for (; !mlirOpOperandIsNull(use);
	     use = mlirOpOperandGetNextUse(use)) {
		const MlirOperation user = mlirOpOperandGetOwner(use);

		if (tm_op_id_of(user) != TM_OP_prim_ListUnpack)
			continue;
		for (intptr_t i = 0; i < mlirOperationGetNumResults(user); i++)
		{
			const MlirValue v = mlirOperationGetResult(user, i);

			mlirValueSetType(v, tm_alias_value_type(
			                            f->aliases.ctx,
			                            mlirValueGetType(v)));
			check(f, op,
			      tm_alias_view(&f->aliases, v, parent, op, user,
			                    i, v));
		}
	}
}

static void
view(functionalize *f, MlirOperation op)
{
	const MlirValue self = mlirOperationGetOperand(op, 0);
	const MlirValue result = mlirOperationGetResult(op, 0);
	const MlirType type = mlirValueGetType(result);
	tm_alias *parent = tm_alias_of(&f->aliases, self);
	tm_builder b = tm_builder_before(op);

	for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
		mlirOperationSetOperand(
		        op, i,
		        value_of(f, &b, mlirOperationGetOperand(op, i)));
	mlirValueSetType(result, tm_alias_value_type(f->aliases.ctx, type));
	f->changed = true;
	if (tm_type_kind_of(type) == TM_TYPE_LIST)
		view_list(f, parent, op);
	else
		check(f, op,
		      tm_alias_view(&f->aliases, result, parent, op,
		                    (MlirOperation){ NULL }, 0, result));
}

/* -- Ops that change an operand ------------------------------------------ */

static bool
mutates(const tm_op_def *def)
{
	for (int i = 0; def && def->schema && i < def->schema->num_args; i++)
		if (def->schema->args[i].mutated)
			return true;
	return false;
}

static const tm_op_def *
find(tm_arena *arena, const tm_schema *s, size_t len, const char *suffix,
     tm_str overload)
{
	const char *name = tm_arena_printf(
	        arena, "%.*s::%.*s%s%s%.*s", TM_STR_ARG(s->ns), (int)len,
	        s->name.ptr, suffix, overload.len ? "." : "",
	        TM_STR_ARG(overload));

	return name ? tm_registry_find_schema(tm_str_from(name)) : NULL;
}

/* Whether OTHER takes what S takes, without what S only writes to. */
static bool
takes_the_same(const tm_schema *s, const tm_schema *other)
{
	int k = 0;

	for (int i = 0; i < s->num_args; i++) {
		if (s->args[i].mutated && s->args[i].keyword_only)
			continue;
		if (k == other->num_args ||
		    other->args[k].kind != s->args[i].kind)
			return false;
		k++;
	}
	return k == other->num_args;
}

/* "foo.out": the overload of "foo" that has all the other parameters. */
static const tm_op_def *
without_out(const tm_schema *s)
{
	size_t n;
	const tm_op_def *all = tm_registry(&n);

	for (size_t i = 0; i < n; i++) {
		const tm_schema *other = all[i].schema;

		if (other && tm_str_eq(other->ns, s->ns) &&
		    tm_str_eq(other->name, s->name) && !mutates(&all[i]) &&
		    other->num_results == s->num_results &&
		    takes_the_same(s, other))
			return &all[i];
	}
	return NULL;
}

/* The op that computes what DEF writes; NULL if there is none. */
static const tm_op_def *
functional_of(tm_arena *arena, const tm_op_def *def)
{
	const tm_schema *s = def->schema;
	const size_t n = s->name.len;
	const tm_op_def *other = NULL;

	if (n > 1 && s->name.ptr[n - 1] == '_') {
		other = find(arena, s, n - 1, "", s->overload);
		if (!other)
			other = find(arena, s, n - 1, "_functional",
			             s->overload);
		if (!other) /* normal_ has no overload of one name */
			other = find(arena, s, n, "functional", s->overload);
		return other && takes_the_same(s, other->schema) ? other
		                                                 : NULL;
	}
	other = find(arena, s, n, "_functional", s->overload);
	return other ? other : without_out(s);
}

/* V with the element type and the sizes of LIKE, as PyTorch writes it. */
static MlirValue
fit(tm_rewrite *rw, MlirValue v, MlirValue like)
{
	const tm_binding env[] = { { "v", v }, { "like", like } };
	tm_tensor_type got, want;

	if (mlirTypeEqual(mlirValueGetType(v), mlirValueGetType(like)))
		return v;
	if (!tm_type_tensor(mlirValueGetType(v), &got) ||
	    !tm_type_tensor(mlirValueGetType(like), &want))
		return v;
	if (got.dtype == TM_DTYPE_NONE) { /* its row infers nothing */
		mlirValueSetType(v, mlirValueGetType(like));
		return v;
	}
	if (got.dtype != want.dtype &&
	    tm_rewrite_text(rw, "to.dtype(v, dtype(like))", env, 2) == TM_OK)
		v = rw->results[0];
	return tm_cast(&rw->b, v, mlirValueGetType(like));
}

/* Builds FUNCTIONAL with the operands of OP at RW's builder. */
static MlirOperation
build_functional(functionalize *f, tm_rewrite *rw, MlirOperation op,
                 const tm_op_def *functional)
{
	const tm_schema *s = tm_op_def_of(op)->schema;
	const intptr_t n = mlirOperationGetNumOperands(op);
	MlirValue *operands =
	        TM_NEW(f->aliases.arena, MlirValue, (size_t)n);
	tm_str name = functional->name;
	intptr_t count = 0;

	if (!operands)
		return (MlirOperation){ NULL };
	for (intptr_t i = 0; i < n && i < s->num_args; i++)
		if (!(s->args[i].mutated && s->args[i].keyword_only))
			operands[count++] = value_of(
			        f, &rw->b, mlirOperationGetOperand(op, i));
	if (tm_str_starts(name, TM_STR("torch.")))
		name = (tm_str){ name.ptr + 6, name.len - 6 };
	return tm_rewrite_op(rw, tm_arena_cstr(f->aliases.arena, name),
	                     (tm_values){ count, operands });
}

/* Writes the results of NEW_OP where OP writes: the first ones if OP returns
 * what it changed, else those behind OP's own. */
static void
write_back(functionalize *f, tm_rewrite *rw, MlirOperation op,
           MlirOperation new_op)
{
	const tm_schema *s = tm_op_def_of(op)->schema;
	const intptr_t results = mlirOperationGetNumResults(op);
	const intptr_t computed = mlirOperationGetNumResults(new_op);
	intptr_t next = computed > results ? results : 0;

	for (int i = 0; i < s->num_args && !f->failed; i++) {
		tm_alias *n;
		MlirValue v;

		if (!s->args[i].mutated)
			continue;
		n = tm_alias_of(&f->aliases, mlirOperationGetOperand(op, i));
		if (!n || next >= computed) {
			fail(f, op, "an op changes what is no tensor");
			return;
		}
		v = fit(rw, mlirOperationGetResult(new_op, next++),
		        tm_alias_value(&f->aliases, &rw->b, n));
		if (!tm_alias_write(&f->aliases, &rw->b, n, v))
			f->failed = true;
	}
}

/* OP's results are other names of what it changed, or plain results. */
static void
name_results(functionalize *f, MlirOperation op, MlirOperation new_op)
{
	const tm_schema *s = tm_op_def_of(op)->schema;
	int arg = 0;

	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
		const MlirValue v = mlirOperationGetResult(op, i);

		if (!s->results[i].mutated) {
			const MlirValue r = mlirOperationGetResult(new_op, i);

			if (tm_alias_is_reference(mlirValueGetType(v)))
				check(f, op,
				      tm_alias_root(&f->aliases, v, r));
			else
				mlirValueReplaceAllUsesOfWith(v, r);
			continue;
		}
		while (arg < s->num_args && !s->args[arg].mutated)
			arg++;
		if (arg == s->num_args)
			return;
		check(f, op,
		      tm_alias_name(&f->aliases, v,
		                    tm_alias_of(&f->aliases,
		                                mlirOperationGetOperand(
		                                        op, arg++))));
	}
}

static void
mutation(functionalize *f, MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);
	const tm_op_def *functional = functional_of(f->aliases.arena, def);
	tm_rewrite rw = { .b = tm_builder_before(op),
		          .arena = f->aliases.arena };
	MlirOperation new_op = { NULL };

	rw.call = tm_call_of(op);
	if (functional)
		new_op = build_functional(f, &rw, op, functional);
	if (mlirOperationIsNull(new_op)) {
		fail(f, op, "no operator computes what this one changes its "
		            "operand to");
		return;
	}
	write_back(f, &rw, op, new_op);
	name_results(f, op, new_op);
	bury(f, op);
}

/* -- The ops between the two kinds of tensors ----------------------------- */

static void
copy_in(functionalize *f, MlirOperation op)
{
	check(f, op,
	      tm_alias_root(&f->aliases, mlirOperationGetResult(op, 0),
	                    mlirOperationGetOperand(op, 0)));
	bury(f, op);
}

static void
copy_out(functionalize *f, MlirOperation op)
{
	const MlirValue result = mlirOperationGetResult(op, 0);
	tm_builder b = tm_builder_before(op);
	const MlirValue v = value_of(f, &b, mlirOperationGetOperand(op, 0));

	if (tm_alias_is_reference(mlirValueGetType(v)))
		return;
	mlirValueReplaceAllUsesOfWith(
	        result, tm_cast(&b, v, mlirValueGetType(result)));
	bury(f, op);
}

static void
overwrite(functionalize *f, MlirOperation op)
{
	tm_alias *n = tm_alias_of(&f->aliases,
	                          mlirOperationGetOperand(op, 1));
	tm_builder b = tm_builder_before(op);

	if (!n)
		return;
	if (!tm_alias_write(&f->aliases, &b, n,
	                    mlirOperationGetOperand(op, 0)))
		f->failed = true;
	bury(f, op);
}

static const struct {
	const char *name;
	void (*run)(functionalize *f, MlirOperation op);
} borders[] = {
	{ "torch.copy.to_tensor", copy_in },
	{ "torch.copy.to_vtensor", copy_out },
	{ "torch.overwrite.tensor.contents", overwrite },
};

/* -- The walk ------------------------------------------------------------ */

static void
visit(functionalize *f, MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);

	for (size_t i = 0; def && i < sizeof borders / sizeof *borders; i++)
		if (tm_str_eq(def->name, tm_str_from(borders[i].name))) {
			borders[i].run(f, op);
			return;
		}
	if (def && def->id == TM_OP_prim_ListConstruct &&
	    tm_alias_is_reference(
	            mlirValueGetType(mlirOperationGetResult(op, 0))))
		bury(f, op); /* built again for each user */
	else if (def && def->id == TM_OP_prim_ListUnpack &&
	         tm_alias_of(&f->aliases, mlirOperationGetResult(op, 0)))
		return; /* its elements are views */
	else if (mutates(def))
		mutation(f, op);
	else if (is_view(f, op))
		view(f, op);
	else
		plain(f, op);
}

/* Arguments of a loop's body are tensors of their own. */
static void
enter_block(functionalize *f, MlirBlock block)
{
	for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++) {
		const MlirValue v = mlirBlockGetArgument(block, i);
		const MlirType type = mlirValueGetType(v);

		if (tm_type_kind_of(type) != TM_TYPE_TENSOR)
			continue;
		mlirValueSetType(v, tm_alias_value_type(f->aliases.ctx, type));
		if (!tm_alias_root(&f->aliases, v, v))
			f->failed = true;
	}
}

static void
walk_block(functionalize *f, MlirBlock block)
{
	tm_ops_list ops;

	if (!tm_block_ops(f->aliases.arena, block, &ops)) {
		f->failed = true;
		return;
	}
	for (size_t i = 0; i < ops.n && !f->failed; i++)
		visit(f, ops.op[i]);
}

static void
walk_region(functionalize *f, MlirRegion region)
{
	MlirBlock block = mlirRegionGetFirstBlock(region);

	f->aliases.depth++;
	for (; !mlirBlockIsNull(block) && !f->failed;
	     block = mlirBlockGetNextInRegion(block)) {
		enter_block(f, block);
		walk_block(f, block);
	}
	f->aliases.depth--;
}

static MlirWalkResult
stop_at_reference(MlirOperation op, void *user)
{
	bool *found = user;

	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
		*found |= tm_alias_is_reference(
		        mlirValueGetType(mlirOperationGetResult(op, i)));
	return *found ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

static bool
functionalize_function(MlirOperation func, void *user)
{
	functionalize *f = user;
	const MlirBlock entry = tm_function_entry(func);
	bool found = false;
	tm_arena arena = { 0 };

	mlirOperationWalk(func, stop_at_reference, &found,
	                  MlirWalkPreOrder);
	if (!found || mlirBlockIsNull(entry) || f->failed)
		return false;
	f->aliases = (tm_aliases){ .ctx = mlirOperationGetContext(func),
		                   .arena = &arena };
	f->dead = NULL;
	f->num_dead = f->cap_dead = 0;
	walk_block(f, entry);
	while (f->num_dead && !f->failed)
		mlirOperationDestroy(f->dead[--f->num_dead]);
	if (!f->failed)
		tm_erase_dead(func);
	tm_ptrmap_free(&f->aliases.of_value);
	tm_arena_free(&arena);
	return true;
}

bool
tm_pass_functionalize(MlirOperation op, bool *changed)
{
	functionalize f = { 0 };

	tm_each_function(op, functionalize_function, &f);
	*changed |= f.changed;
	return !f.failed;
}
