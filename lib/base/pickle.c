/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/pickle.h"

struct vm {
	tm_cursor c;
	tm_arena *arena;
	const tm_pickle_global *known;
	tm_pickle **stack, **memo;
	size_t depth, stack_cap, memo_count, memo_cap;
	bool stopped;
};

static void
out_of_memory(struct vm *vm)
{
	tm_fail(vm->c.err, TM_ELIMIT, tm_cursor_offset(&vm->c),
	        "pickle needs more memory than allowed");
}

static void
push(struct vm *vm, tm_pickle *v)
{
	if (tm_cursor_failed(&vm->c))
		return;
	if (!v || !tm_arena_grow(vm->arena, &vm->stack, &vm->stack_cap,
	                         vm->depth + 1, sizeof *vm->stack)) {
		out_of_memory(vm);
		return;
	}
	vm->stack[vm->depth++] = v;
}

/* Pushes a new value of KIND and returns it; NULL after an error. */
static tm_pickle *
push_new(struct vm *vm, tm_pickle_kind kind)
{
	tm_pickle *v = TM_NEW(vm->arena, tm_pickle, 1);

	if (v)
		v->kind = kind;
	push(vm, v);
	return tm_cursor_failed(&vm->c) ? NULL : v;
}

/* The top of the stack, which is no mark; NULL after recording an error. */
static tm_pickle *
top(struct vm *vm)
{
	if (tm_cursor_failed(&vm->c))
		return NULL;
	if (vm->depth && vm->stack[vm->depth - 1]->kind != TM_PICKLE_MARK)
		return vm->stack[vm->depth - 1];
	tm_cursor_fail(&vm->c, "pickle takes a value from an empty stack");
	return NULL;
}

static tm_pickle *
pop(struct vm *vm)
{
	tm_pickle *v = top(vm);

	if (v)
		vm->depth--;
	return v;
}

/* Appends the top N values to V and removes them from the stack. */
static void
take(struct vm *vm, tm_pickle *v, size_t n)
{
	if (!v || n > vm->depth ||
	    !tm_arena_grow(vm->arena, &v->items, &v->cap, v->count + n,
	                   sizeof *v->items)) {
		out_of_memory(vm);
		return;
	}
	for (size_t i = 0; i < n; i++)
		v->items[v->count++] = vm->stack[vm->depth - n + i];
	vm->depth -= n;
}

/* Counts the values above the topmost mark; false if there is no mark. */
static bool
marked(struct vm *vm, size_t *n)
{
	for (*n = 0; *n < vm->depth; ++*n)
		if (vm->stack[vm->depth - 1 - *n]->kind == TM_PICKLE_MARK)
			return true;
	tm_cursor_fail(&vm->c, "pickle lacks a mark");
	return false;
}

/* -- Scalars ------------------------------------------------------------ */

static void
push_int(struct vm *vm, int64_t i)
{
	tm_pickle *v = push_new(vm, TM_PICKLE_INT);

	if (v)
		v->i = i;
}

static void
push_text(struct vm *vm, tm_pickle_kind kind, uint64_t len)
{
	const tm_bytes b = tm_cursor_take(&vm->c, len);
	tm_pickle *v = push_new(vm, kind);

	if (v)
		v->s = tm_bytes_str(b);
}

static void
push_bool(struct vm *vm, bool b)
{
	tm_pickle *v = push_new(vm, TM_PICKLE_BOOL);

	if (v)
		v->b = b;
}

static void op_none(struct vm *vm) { push_new(vm, TM_PICKLE_NONE); }
static void op_true(struct vm *vm) { push_bool(vm, true); }
static void op_false(struct vm *vm) { push_bool(vm, false); }
static void op_int1(struct vm *vm) { push_int(vm, tm_cursor_u8(&vm->c)); }
static void op_int2(struct vm *vm) { push_int(vm, tm_cursor_le16(&vm->c)); }

static void
op_int4(struct vm *vm)
{
	push_int(vm, (int32_t)tm_cursor_le32(&vm->c));
}

/* A little-endian two's complement number of up to eight bytes. */
static void
op_long1(struct vm *vm)
{
	const tm_bytes b = tm_cursor_take(&vm->c, tm_cursor_u8(&vm->c));
	uint64_t v = 0;

	if (b.len > 8) {
		tm_cursor_fail(&vm->c, "pickled integer exceeds 64 bits");
		return;
	}
	for (size_t i = 0; i < b.len; i++)
		v |= (uint64_t)b.ptr[i] << (8 * i);
	if (b.len && b.len < 8 && b.ptr[b.len - 1] & 0x80)
		v |= ~(uint64_t)0 << (8 * b.len);
	push_int(vm, (int64_t)v);
}

static void
op_float(struct vm *vm)
{
	const tm_bytes b = tm_cursor_take(&vm->c, 8);
	tm_pickle *v = push_new(vm, TM_PICKLE_FLOAT);
	uint64_t bits = 0;

	if (!v)
		return;
	for (size_t i = 0; i < b.len; i++)
		bits = bits << 8 | b.ptr[i];
	memcpy(&v->f, &bits, sizeof v->f);
}

static void
op_str4(struct vm *vm)
{
	push_text(vm, TM_PICKLE_STR, tm_cursor_le32(&vm->c));
}

static void
op_str1(struct vm *vm)
{
	push_text(vm, TM_PICKLE_STR, tm_cursor_u8(&vm->c));
}

static void
op_bytes4(struct vm *vm)
{
	push_text(vm, TM_PICKLE_BYTES, tm_cursor_le32(&vm->c));
}

static void
op_bytes1(struct vm *vm)
{
	push_text(vm, TM_PICKLE_BYTES, tm_cursor_u8(&vm->c));
}

/* -- Containers --------------------------------------------------------- */

static void op_mark(struct vm *vm) { push_new(vm, TM_PICKLE_MARK); }
static void op_new_dict(struct vm *vm) { push_new(vm, TM_PICKLE_DICT); }
static void op_new_list(struct vm *vm) { push_new(vm, TM_PICKLE_LIST); }
static void op_new_tuple(struct vm *vm) { push_new(vm, TM_PICKLE_TUPLE); }

/* Replaces the top N values by a tuple of them. */
static void
tuple_of(struct vm *vm, size_t n, bool drop_mark)
{
	tm_pickle *v = TM_NEW(vm->arena, tm_pickle, 1);

	if (n > vm->depth) {
		tm_cursor_fail(&vm->c, "pickle stack holds too little");
		return;
	}
	if (v)
		v->kind = TM_PICKLE_TUPLE;
	take(vm, v, n);
	if (drop_mark)
		vm->depth--;
	push(vm, v);
}

static void
op_tuple(struct vm *vm)
{
	size_t n;

	if (marked(vm, &n))
		tuple_of(vm, n, true);
}

static void op_tuple1(struct vm *vm) { tuple_of(vm, 1, false); }
static void op_tuple2(struct vm *vm) { tuple_of(vm, 2, false); }
static void op_tuple3(struct vm *vm) { tuple_of(vm, 3, false); }

/* Appends the top N values to the container below them (and the mark). */
static void
extend(struct vm *vm, tm_pickle_kind kind, size_t n, size_t below)
{
	tm_pickle *v;

	if (n + below >= vm->depth) {
		tm_cursor_fail(&vm->c, "pickle stack holds too little");
		return;
	}
	v = vm->stack[vm->depth - n - below - 1];
	if (v->kind == TM_PICKLE_CALL && kind == TM_PICKLE_DICT) {
		/* OrderedDict(): the call's own items. */
	} else if (v->kind != kind || (kind == TM_PICKLE_DICT && n % 2)) {
		tm_cursor_fail(&vm->c, "pickle fills a value that holds none");
		return;
	}
	take(vm, v, n);
	vm->depth -= below;
}

static void op_append(struct vm *vm) { extend(vm, TM_PICKLE_LIST, 1, 0); }
static void op_setitem(struct vm *vm) { extend(vm, TM_PICKLE_DICT, 2, 0); }

static void
op_appends(struct vm *vm)
{
	size_t n;

	if (marked(vm, &n))
		extend(vm, TM_PICKLE_LIST, n, 1);
}

static void
op_setitems(struct vm *vm)
{
	size_t n;

	if (marked(vm, &n))
		extend(vm, TM_PICKLE_DICT, n, 1);
}

/* -- Globals and calls -------------------------------------------------- */

static void
push_global(struct vm *vm, tm_str module, tm_str name)
{
	tm_pickle *v = push_new(vm, TM_PICKLE_GLOBAL);

	if (!v)
		return;
	v->module = module;
	v->s = name;
	v->i = -1;
	for (const tm_pickle_global *g = vm->known; g->module; g++)
		if (tm_str_eq(module, tm_str_from(g->module)) &&
		    tm_str_eq(name, tm_str_from(g->name)))
			v->i = g->id;
}

/* The text up to the next line feed, which is dropped. */
static tm_str
line(struct vm *vm)
{
	const uint8_t *p = vm->c.bytes.ptr + vm->c.pos;
	const size_t left = tm_cursor_left(&vm->c);
	const uint8_t *end = left ? memchr(p, '\n', left) : NULL;
	tm_bytes b;

	if (!end) {
		tm_cursor_fail(&vm->c, "pickled name without an end");
		return (tm_str){ 0 };
	}
	b = tm_cursor_take(&vm->c, (uint64_t)(end - p));
	tm_cursor_take(&vm->c, 1);
	return tm_bytes_str(b);
}

static void
op_global(struct vm *vm)
{
	const tm_str module = line(vm);

	push_global(vm, module, line(vm));
}

static void
op_stack_global(struct vm *vm)
{
	const tm_pickle *name = pop(vm), *module = pop(vm);

	if (!name || !module)
		return;
	if (name->kind == TM_PICKLE_STR && module->kind == TM_PICKLE_STR)
		push_global(vm, module->s, name->s);
	else
		tm_cursor_fail(&vm->c, "pickled global without a name");
}

/* REDUCE and NEWOBJ: the call is written down, not made. */
static void
op_call(struct vm *vm)
{
	tm_pickle *arg = pop(vm), *fn = pop(vm), *call;

	if (!arg || !fn)
		return;
	if (fn->kind != TM_PICKLE_GLOBAL || arg->kind != TM_PICKLE_TUPLE) {
		tm_cursor_fail(&vm->c, "pickle calls what is no global");
		return;
	}
	if (fn->i < 0) {
		tm_fail(vm->c.err, TM_EUNSUP, tm_cursor_offset(&vm->c),
		        "the pickle calls %.*s.%.*s, which is not on the "
		        "list of known globals (nothing was executed)",
		        (int)(fn->module.len > 100 ? 100 : fn->module.len),
		        fn->module.ptr,
		        (int)(fn->s.len > 100 ? 100 : fn->s.len), fn->s.ptr);
		return;
	}
	call = push_new(vm, TM_PICKLE_CALL);
	if (call) {
		call->fn = fn;
		call->arg = arg;
	}
}

static void
op_build(struct vm *vm)
{
	tm_pickle *state = pop(vm), *v = top(vm);

	if (!v)
		return;
	if (v->kind == TM_PICKLE_CALL || v->kind == TM_PICKLE_DICT)
		v->state = state;
	else
		tm_cursor_fail(&vm->c, "pickle gives a state to a plain value");
}

static void
op_persistent(struct vm *vm)
{
	tm_pickle *id = pop(vm);
	tm_pickle *v = push_new(vm, TM_PICKLE_PERSISTENT);

	if (v)
		v->arg = id;
}

/* -- Memo and control --------------------------------------------------- */

/* Slots are dense in what Python writes; a gap is an error, so that a
 * number in the file never sets the size of the table. */
static void
memo_put(struct vm *vm, uint64_t slot)
{
	tm_pickle *v = top(vm);

	if (!v)
		return;
	if (slot > vm->memo_count) {
		tm_cursor_fail(&vm->c, "pickle memo slot out of order");
		return;
	}
	if (!tm_arena_grow(vm->arena, &vm->memo, &vm->memo_cap,
	                   vm->memo_count + 1, sizeof *vm->memo)) {
		out_of_memory(vm);
		return;
	}
	vm->memo[slot] = v;
	vm->memo_count += slot == vm->memo_count;
}

static void
memo_get(struct vm *vm, uint64_t slot)
{
	if (slot < vm->memo_count)
		push(vm, vm->memo[slot]);
	else
		tm_cursor_fail(&vm->c, "pickle memo slot never filled");
}

static void op_put1(struct vm *vm) { memo_put(vm, tm_cursor_u8(&vm->c)); }
static void op_put4(struct vm *vm) { memo_put(vm, tm_cursor_le32(&vm->c)); }
static void op_memoize(struct vm *vm) { memo_put(vm, vm->memo_count); }
static void op_get1(struct vm *vm) { memo_get(vm, tm_cursor_u8(&vm->c)); }
static void op_get4(struct vm *vm) { memo_get(vm, tm_cursor_le32(&vm->c)); }
static void op_pop(struct vm *vm) { pop(vm); }
static void op_dup(struct vm *vm) { push(vm, top(vm)); }
static void op_frame(struct vm *vm) { tm_cursor_take(&vm->c, 8); }
static void op_stop(struct vm *vm) { vm->stopped = true; }

static void
op_proto(struct vm *vm)
{
	if (tm_cursor_u8(&vm->c) > 5)
		tm_cursor_fail(&vm->c, "pickle protocol above 5");
}

/* The closed list. */
static void (*const opcodes[256])(struct vm *) = {
	[0x80] = op_proto,     [0x95] = op_frame,   ['.'] = op_stop,
	['('] = op_mark,       ['}'] = op_new_dict, [']'] = op_new_list,
	[')'] = op_new_tuple,  ['t'] = op_tuple,    [0x85] = op_tuple1,
	[0x86] = op_tuple2,    [0x87] = op_tuple3,  ['N'] = op_none,
	[0x88] = op_true,      [0x89] = op_false,   ['K'] = op_int1,
	['M'] = op_int2,       ['J'] = op_int4,     [0x8a] = op_long1,
	['G'] = op_float,      ['X'] = op_str4,     [0x8c] = op_str1,
	['U'] = op_str1,       ['C'] = op_bytes1,   ['B'] = op_bytes4,
	['c'] = op_global,     [0x93] = op_stack_global,
	['q'] = op_put1,       ['r'] = op_put4,     [0x94] = op_memoize,
	['h'] = op_get1,       ['j'] = op_get4,     ['R'] = op_call,
	[0x81] = op_call,      ['b'] = op_build,    ['Q'] = op_persistent,
	['s'] = op_setitem,    ['u'] = op_setitems, ['a'] = op_append,
	['e'] = op_appends,    ['0'] = op_pop,      ['2'] = op_dup,
};

tm_status
tm_pickle_read(tm_pickle **out, tm_bytes bytes, uint64_t origin,
               const tm_pickle_global *known, tm_arena *arena, tm_error *err)
{
	struct vm vm = { .c = tm_cursor_over(bytes, origin, err),
		         .arena = arena, .known = known };

	*out = NULL;
	while (!vm.stopped && !tm_cursor_failed(&vm.c)) {
		const uint64_t at = tm_cursor_offset(&vm.c);
		const uint8_t op = tm_cursor_u8(&vm.c);

		if (tm_cursor_failed(&vm.c))
			break;
		if (!opcodes[op])
			return tm_fail(err, TM_EUNSUP, at,
			               "pickle opcode 0x%02x is not read here",
			               op);
		opcodes[op](&vm);
	}
	*out = pop(&vm);
	return err->status;
}

const tm_pickle *
tm_pickle_get(const tm_pickle *dict, tm_str key)
{
	for (size_t i = 0; dict && i + 1 < dict->count; i += 2)
		if (dict->items[i]->kind == TM_PICKLE_STR &&
		    tm_str_eq(dict->items[i]->s, key))
			return dict->items[i + 1];
	return NULL;
}
