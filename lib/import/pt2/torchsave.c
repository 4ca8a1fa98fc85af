/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/torchsave.h"

#include "base/array.h"
#include "base/pickle.h"
#include "base/zip.h"
#include "import/pt2/weight.h"

/* Globals that may be called or mean something; ids of storage classes and
 * element types are DTYPE + the tm_dtype. */
enum {
	ORDERED_DICT = 1,
	REBUILD_TENSOR_V2,
	REBUILD_TENSOR_V3,
	REBUILD_PARAMETER,
	REBUILD_META_TENSOR,
	REBUILD_FROM_TYPE,
	REBUILD_FAKE_TENSOR,
	SIZE,
	DEVICE,
	UNTYPED,
	DTYPE = 100
};

static const tm_pickle_global known[] = {
	{ "collections", "OrderedDict", ORDERED_DICT },
	{ "torch._utils", "_rebuild_tensor_v2", REBUILD_TENSOR_V2 },
	{ "torch._utils", "_rebuild_tensor_v3", REBUILD_TENSOR_V3 },
	{ "torch._utils", "_rebuild_parameter", REBUILD_PARAMETER },
	{ "torch._utils", "_rebuild_parameter_with_state", REBUILD_PARAMETER },
	{ "torch._utils", "_rebuild_meta_tensor_no_storage",
	  REBUILD_META_TENSOR },
	{ "torch._tensor", "_rebuild_from_type_v2", REBUILD_FROM_TYPE },
	{ "torch._export.serde.serialize", "_reconstruct_fake_tensor",
	  REBUILD_FAKE_TENSOR },
	{ "torch", "Size", SIZE },
	{ "torch", "device", DEVICE },
	{ "torch.storage", "UntypedStorage", UNTYPED },
	{ "torch", "ByteStorage", DTYPE + TM_U8 },
	{ "torch", "CharStorage", DTYPE + TM_I8 },
	{ "torch", "ShortStorage", DTYPE + TM_I16 },
	{ "torch", "IntStorage", DTYPE + TM_I32 },
	{ "torch", "LongStorage", DTYPE + TM_I64 },
	{ "torch", "HalfStorage", DTYPE + TM_F16 },
	{ "torch", "FloatStorage", DTYPE + TM_F32 },
	{ "torch", "DoubleStorage", DTYPE + TM_F64 },
	{ "torch", "BoolStorage", DTYPE + TM_BOOL },
	{ "torch", "BFloat16Storage", DTYPE + TM_BF16 },
	{ "torch", "ComplexFloatStorage", DTYPE + TM_C64 },
	{ "torch", "ComplexDoubleStorage", DTYPE + TM_C128 },
	{ NULL, NULL, 0 }
};

struct archive {
	tm_zip zip;
	tm_str root; /* "archive/" */
	tm_arena *arena;
	tm_error *err;
	tm_str fqn; /* the tensor being read */
};

static tm_status
wrong(struct archive *a, const char *what)
{
	return tm_fail(a->err, TM_EINVAL, TM_NO_OFFSET,
	               "pickled weight '%.*s': %s", TM_STR_ARG(a->fqn), what);
}

/* -- Pieces of a tensor -------------------------------------------------- */

static bool
is_call(const tm_pickle *v, int id)
{
	return v->kind == TM_PICKLE_CALL && v->fn->i == id;
}

/* torch.uint16 and the like: a global named as the element type. */
static tm_dtype
dtype_of(const tm_pickle *v)
{
	if (v->kind != TM_PICKLE_GLOBAL ||
	    !tm_str_eq(v->module, TM_STR("torch")))
		return TM_DTYPE_NONE;
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (tm_str_eq(v->s, tm_str_from(tm_dtype_get((tm_dtype)d)->name)))
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}

/* Reads a tuple of ints, plain or in a torch.Size. */
static tm_status
read_ints(struct archive *a, const tm_pickle *v, int *rank, int64_t **out)
{
	if (is_call(v, SIZE) && v->arg->count == 1)
		v = v->arg->items[0];
	if (v->kind != TM_PICKLE_TUPLE || v->count > TM_MAX_RANK)
		return wrong(a, "bad shape or strides");
	*rank = (int)v->count;
	*out = TM_NEW(a->arena, int64_t, v->count);
	if (!*out)
		return tm_fail(a->err, TM_ELIMIT, TM_NO_OFFSET,
		               "weights need more memory than allowed");
	for (size_t i = 0; i < v->count; i++) {
		if (v->items[i]->kind != TM_PICKLE_INT)
			return wrong(a, "bad shape or strides");
		(*out)[i] = v->items[i]->i;
	}
	return TM_OK;
}

/* Joins root, folder and name of a member into the arena and finds it. */
static tm_zip_member *
member(struct archive *a, const char *folder, tm_str name)
{
	const char *path = tm_arena_printf(a->arena, "%.*s%s%.*s",
	                                   TM_STR_ARG(a->root), folder,
	                                   TM_STR_ARG(name));

	return path ? tm_zip_find(&a->zip, tm_str_from(path)) : NULL;
}

/* A persistent id: ("storage", class, key, location, number of elements). */
static tm_status
read_storage(struct archive *a, const tm_pickle *v, tm_pt2_weight *w)
{
	const tm_pickle *id = v->kind == TM_PICKLE_PERSISTENT ? v->arg : NULL;
	tm_zip_member *m;

	if (!id || id->kind != TM_PICKLE_TUPLE || id->count != 5 ||
	    id->items[0]->kind != TM_PICKLE_STR ||
	    !tm_str_eq(id->items[0]->s, TM_STR("storage")) ||
	    id->items[1]->kind != TM_PICKLE_GLOBAL ||
	    id->items[2]->kind != TM_PICKLE_STR)
		return wrong(a, "no storage");
	if (id->items[1]->i > DTYPE)
		w->dtype = (tm_dtype)(id->items[1]->i - DTYPE);
	else if (id->items[1]->i != UNTYPED)
		return tm_fail(a->err, TM_EUNSUP, TM_NO_OFFSET,
		               "weight '%.*s' has a storage of class "
		               "%.*s, which is not known",
		               TM_STR_ARG(a->fqn),
		               TM_STR_ARG(id->items[1]->s));
	m = member(a, "data/", id->items[2]->s);
	if (!m)
		return wrong(a, "its data are missing");
	return tm_zip_read(&a->zip, m, false, &w->storage, a->err);
}

/* -- Tensors ------------------------------------------------------------- */

/* (storage, offset, size, stride, requires_grad, hooks[, dtype], …) */
static tm_status
read_view(struct archive *a, const tm_pickle *args, bool with_dtype,
          tm_pt2_weight *w)
{
	int rank;

	if (args->count < (with_dtype ? 7u : 6u) ||
	    args->items[1]->kind != TM_PICKLE_INT)
		return wrong(a, "too few arguments");
	TM_TRY(read_storage(a, args->items[0], w));
	w->offset = args->items[1]->i;
	TM_TRY(read_ints(a, args->items[2], &w->rank, &w->sizes));
	TM_TRY(read_ints(a, args->items[3], &rank, &w->strides));
	if (rank != w->rank)
		return wrong(a, "shape and strides differ in length");
	if (with_dtype)
		w->dtype = dtype_of(args->items[6]);
	return w->dtype != TM_DTYPE_NONE ? TM_OK
	                                 : wrong(a, "unknown element type");
}

/* (dtype, size, stride, requires_grad) */
static tm_status
read_meta(struct archive *a, const tm_pickle *args, tm_pt2_weight *w)
{
	int rank;

	if (args->count < 3)
		return wrong(a, "too few arguments");
	w->dtype = dtype_of(args->items[0]);
	TM_TRY(read_ints(a, args->items[1], &w->rank, &w->sizes));
	TM_TRY(read_ints(a, args->items[2], &rank, &w->strides));
	w->no_data = true;
	return w->dtype != TM_DTYPE_NONE && rank == w->rank
	               ? TM_OK
	               : wrong(a, "unknown element type");
}

/* Reads FN(*ARGS), looking through the wrappers; each takes one level of
 * nesting away, and the pickle may share but not loop through tuples. */
static tm_status
read_call(struct archive *a, int64_t fn, const tm_pickle *args,
          tm_pt2_weight *w)
{
	for (int depth = 0; depth < 8; depth++) {
		const tm_pickle *first = args->count ? args->items[0] : NULL;

		switch (fn) {
		case REBUILD_TENSOR_V2:
		case REBUILD_TENSOR_V3:
			return read_view(a, args, fn == REBUILD_TENSOR_V3, w);
		case REBUILD_META_TENSOR:
			return read_meta(a, args, w);
		case REBUILD_PARAMETER:
			if (!first || first->kind != TM_PICKLE_CALL)
				return wrong(a, "a parameter of no tensor");
			w->is_param = true;
			fn = first->fn->i;
			args = first->arg;
			break;
		case REBUILD_FROM_TYPE:
			if (args->count < 3 ||
			    first->kind != TM_PICKLE_GLOBAL ||
			    args->items[2]->kind != TM_PICKLE_TUPLE)
				return wrong(a, "a tensor subclass");
			fn = first->i;
			args = args->items[2];
			break;
		case REBUILD_FAKE_TENSOR:
			w->refused = "is a fake tensor without data";
			return TM_OK;
		default:
			return wrong(a, "not a tensor");
		}
	}
	return wrong(a, "nested too deeply");
}

static tm_status
read_tensor(struct archive *a, const tm_pickle *v, tm_pt2_weight *w)
{
	a->fqn = w->fqn;
	if (v->kind != TM_PICKLE_CALL) {
		w->refused = "is no tensor";
		return TM_OK;
	}
	TM_TRY(read_call(a, v->fn->i, v->arg, w));
	return w->refused ? TM_OK
	                  : tm_pt2_weight_check(w, false, a->arena, a->err);
}

/* -- Archives ------------------------------------------------------------ */

/* PyTorch does not check the sums of these archives and may leave them out,
 * so neither are they compared here. */
static tm_status
open_archive(struct archive *a, tm_bytes bytes, uint64_t origin,
             tm_pickle **top)
{
	static const tm_str data = { "data.pkl", 8 };
	tm_zip_member *m = NULL;
	tm_bytes text;

	TM_TRY(tm_zip_open(&a->zip, bytes, origin, a->arena, a->err));
	for (size_t i = 0; i < a->zip.count && !m; i++)
		if (tm_str_ends(a->zip.members[i].name, data))
			m = &a->zip.members[i];
	if (!m)
		return tm_fail(a->err, TM_EINVAL, origin,
		               "a torch.save archive lacks data.pkl");
	a->root = (tm_str){ m->name.ptr, m->name.len - data.len };
	TM_TRY(tm_zip_read(&a->zip, m, false, &text, a->err));
	TM_TRY(tm_pickle_read(top, text, m->offset, known, a->arena, a->err));
	m = member(a, "", TM_STR("byteorder"));
	if (!m)
		return TM_OK;
	TM_TRY(tm_zip_read(&a->zip, m, false, &text, a->err));
	return tm_str_eq(tm_bytes_str(text), TM_STR("little"))
	               ? TM_OK
	               : tm_fail(a->err, TM_EUNSUP, m->offset,
	                         "the weights are big-endian; save them on a "
	                         "little-endian machine");
}

tm_status
tm_torchsave_dict(tm_pt2_weights *set, tm_bytes bytes, uint64_t origin,
                  tm_arena *arena, tm_error *err)
{
	struct archive a = { .arena = arena, .err = err };
	tm_pickle *top;

	TM_TRY(open_archive(&a, bytes, origin, &top));
	if (top->kind != TM_PICKLE_DICT && !is_call(top, ORDERED_DICT))
		return tm_fail(err, TM_EINVAL, origin,
		               "the weights are not in a dictionary");
	for (size_t i = 0; i + 1 < top->count; i += 2) {
		tm_pt2_weight w = { .fqn = top->items[i]->s };

		if (top->items[i]->kind != TM_PICKLE_STR)
			return tm_fail(err, TM_EINVAL, origin,
			               "a weight has no name");
		TM_TRY(read_tensor(&a, top->items[i + 1], &w));
		TM_TRY(tm_pt2_weights_add(set, &w, arena, err));
	}
	return TM_OK;
}

tm_status
tm_torchsave_tensor(tm_pt2_weight *w, tm_bytes bytes, uint64_t origin,
                    tm_arena *arena, tm_error *err)
{
	struct archive a = { .arena = arena, .err = err };
	tm_pickle *top;

	TM_TRY(open_archive(&a, bytes, origin, &top));
	return read_tensor(&a, top, w);
}
