/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_FOLD_H
#define TM_PASS_FOLD_H

#include "base/ptrmap.h"
#include "ops/expr.h"
#include "pass/rewrite.h"

/*
 * What is known without running the program: scalars, lists, and the elements
 * of small tensors.  Shape arithmetic - of ONNX's Shape, Gather, Concat in
 * particular - is written with small tensors of ints; with each element
 * followed on its own, known or not, it becomes scalars again.
 */

/* One element: a number, or a torch scalar of type int, float or bool. */
typedef struct tm_elem {
	bool known;
	tm_num num;
	MlirValue value;
} tm_elem;

enum { TM_MAX_ELEMS = 256, TM_MAX_ELEM_RANK = 6 };

/* The elements of a small tensor, row-major. */
typedef struct tm_elems {
	tm_dtype dtype;
	int rank;
	int64_t sizes[TM_MAX_ELEM_RANK];
	int64_t n;
	tm_elem *v;
} tm_elems;

/* A run over one function. */
typedef struct tm_fold {
	tm_rewrite rw;      /* for the op at hand */
	tm_arena *arena;    /* lives as long as the run */
	tm_ptrmap elems;    /* value -> tm_elems */
	tm_ptrmap none;     /* values whose elements were sought in vain */
	MlirBlock entry;    /* of the function: where constants stand */
	MlirValue ints[64]; /* constants -1 … 62, shared */
	bool build;         /* run-time scalars may be built */
	bool replaced;      /* a rule replaced the results itself */
	int depth;
} tm_fold;

/* Replaces the op's results: sets rw.results, or returns false. */
typedef bool (*tm_fold_fn)(tm_fold *f);
/* Computes the elements of the op's result; false where not known. */
typedef bool (*tm_elems_fn)(tm_fold *f, tm_elems *out);

/* The columns of lib/ops/fold.def. */
typedef struct tm_fold_info {
	tm_fold_fn fold;
	tm_elems_fn elems;
} tm_fold_info;

const tm_fold_info *tm_fold_info_of(tm_op_id id);

void tm_fold_init(tm_fold *f, tm_arena *arena, MlirOperation func);
void tm_fold_free(tm_fold *f);
/* Replaces what OP computes where it is known; true if it did.  OP stays,
 * without uses, until tm_erase_dead(). */
bool tm_fold_op(tm_fold *f, MlirOperation op);

/* ---- for the rules ---- */

/* The elements of a tensor value; NULL where they are not known. */
const tm_elems *tm_fold_elems(tm_fold *f, MlirValue v);
/* Of the operand NAME. */
const tm_elems *tm_fold_arg(tm_fold *f, const char *name);
/* A torch scalar as an element; false if V is none. */
bool tm_elem_of(MlirValue v, tm_elem *out);
/* An element as a torch scalar of its own kind. */
MlirValue tm_elem_value(tm_fold *f, const tm_elem *e);
/* An element as it is after conversion to DTYPE. */
bool tm_elem_convert(tm_fold *f, const tm_elem *e, tm_dtype dtype,
                     tm_elem *out);
/* FN of elements, folding what is known and building the rest if BUILD. */
bool tm_elem_fn(tm_fold *f, tm_fn fn, const tm_elem *args, bool build,
                tm_elem *out);
/* Memory for elements of SIZES; false if there are too many. */
bool tm_elems_alloc(tm_fold *f, tm_elems *out, tm_dtype dtype, int rank,
                    const int64_t *sizes);
/* The same for the type of the op's result 0, which must be static. */
bool tm_elems_for_result(tm_fold *f, tm_elems *out);
/* A constant int, shared by the function. */
MlirValue tm_fold_int(tm_fold *f, int64_t i);

/* An element as a torch scalar of TYPE (int, float, bool, number); null where
 * it is another kind of run-time scalar. */
MlirValue tm_fold_as_type(tm_fold *f, const tm_elem *e, MlirType type);

/* fold-expr.c: the op's scalar expression, on scalars and on the elements of
 * tensors. */
bool tm_fold_scalar(tm_fold *f);
bool tm_elems_expr(tm_fold *f, tm_elems *out);

/* ---- the rules that fold.def names ---- */
#define FOLD(id, fn) bool fn(tm_fold *f);
#define ELEMS(id, fn) bool fn(tm_fold *f, tm_elems *out);
#define BOTH(id, fold_, elems_) FOLD(id, fold_) ELEMS(id, elems_)
#include "ops/fold.def"
#undef BOTH
#undef FOLD
#undef ELEMS

#endif
