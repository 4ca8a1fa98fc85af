/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_ONNX_CONVERT_H
#define TM_PASS_ONNX_CONVERT_H

#include "base/map.h"
#include "ops/onnx.h"
#include "pass/report.h"
#include "pass/rewrite.h"

enum {
	TM_ONNX_MAX_ENV = 48,  /* inputs and attributes of one row */
	TM_ONNX_MAX_RESULTS = 128,
	TM_ONNX_MAX_INTS = 256 /* elements that are followed one by one */
};

/* An int that is known, or a torch.int that will be. */
typedef struct tm_onnx_dyn {
	bool known;
	int64_t v;
	MlirValue value; /* where it is not known */
} tm_onnx_dyn;

/* The elements of a small tensor of integers or bools, of rank 0 or 1. */
typedef struct tm_onnx_ints {
	int rank;
	size_t n;
	tm_onnx_dyn *at;
} tm_onnx_ints;

/* One run of the pass over one function. */
typedef struct tm_onnx_pass {
	MlirContext ctx;
	tm_arena *arena;
	int64_t opset;
	MlirAttribute opsets; /* of other domains; may be null */
	tm_onnx_sig **sigs;   /* by row, parsed when first asked for */
	tm_map ints;          /* value -> index in INTS_OF */
	tm_onnx_ints *ints_of;
	size_t num_ints, cap_ints;
	tm_report *report; /* what could not be converted, and why */
	bool failed;       /* something was reported */
	int depth; /* of graphs in nodes */
} tm_onnx_pass;

/* One node on its way. */
struct tm_onnx_conv {
	tm_rewrite rw; /* builds before the node */
	tm_onnx_pass *pass;
	const tm_onnx_row *row;
	const tm_onnx_sig *sig;
	int64_t opset; /* of the node's domain */
	tm_binding env[TM_ONNX_MAX_ENV];
	size_t num_env;
	MlirValue results[TM_ONNX_MAX_RESULTS];
	int num_results;
};

/* ---- arguments, by the names of the row ---- */

/* An input or attribute as a torch value; None is a null value. */
MlirValue tm_onnx_arg(tm_onnx_conv *c, const char *name);
bool tm_onnx_has(tm_onnx_conv *c, const char *name);
/* Known ints, floats, texts; false where the argument is not known. */
bool tm_onnx_arg_int(tm_onnx_conv *c, const char *name, int64_t *out);
bool tm_onnx_arg_float(tm_onnx_conv *c, const char *name, double *out);
bool tm_onnx_arg_is(tm_onnx_conv *c, const char *name, const char *text);
/* A known list of ints; its length, -1 where it is not known or None. */
intptr_t tm_onnx_arg_ints(tm_onnx_conv *c, const char *name, int64_t *out,
                          intptr_t cap);
/* The attribute NAME as it stands on the node; null where it is absent. */
MlirAttribute tm_onnx_attribute(tm_onnx_conv *c, const char *name);
/* All inputs, None as null values. */
intptr_t tm_onnx_num_inputs(tm_onnx_conv *c);
MlirValue tm_onnx_input(tm_onnx_conv *c, intptr_t i);
/* The number of results that the node names, and whether result I is used. */
intptr_t tm_onnx_num_outputs(tm_onnx_conv *c);
bool tm_onnx_output_used(tm_onnx_conv *c, intptr_t i);
/* Adds or replaces a name for texts. */
void tm_onnx_bind(tm_onnx_conv *c, const char *name, MlirValue v);

/* ---- building ---- */

/* An ATen op by its name as in a text: "add.Tensor". */
#define tm_onnx_op(c, name, ...) \
	tm_rewrite_call(&(c)->rw, name, TM_VALUES(__VA_ARGS__))
MlirValue tm_onnx_int(tm_onnx_conv *c, int64_t v);
MlirValue tm_onnx_float(tm_onnx_conv *c, double v);
MlirValue tm_onnx_bool(tm_onnx_conv *c, bool v);
MlirValue tm_onnx_none(tm_onnx_conv *c);
MlirValue tm_onnx_str(tm_onnx_conv *c, const char *v);
MlirValue tm_onnx_int_list(tm_onnx_conv *c, intptr_t n, const int64_t *v);
/* A list of tensors. */
MlirValue tm_onnx_list(tm_onnx_conv *c, intptr_t n, const MlirValue *v);
/* A constant tensor of float32 or int64 values. */
MlirValue tm_onnx_f32s(tm_onnx_conv *c, int rank, const int64_t *shape,
                       const float *v);
MlirValue tm_onnx_i64s(tm_onnx_conv *c, int rank, const int64_t *shape,
                       const int64_t *v);
/* X in another element type, X itself where it has that. */
MlirValue tm_onnx_cast(tm_onnx_conv *c, MlirValue x, tm_dtype dtype);
MlirValue tm_onnx_reshape(tm_onnx_conv *c, MlirValue x, int rank,
                          const int64_t *shape);
/* Dimension D of X. */
tm_onnx_dyn tm_onnx_size(tm_onnx_conv *c, MlirValue x, int d);

/* Appends the next result; every one that is used must be set. */
tm_status tm_onnx_result(tm_onnx_conv *c, MlirValue v);
/* Evaluates a text (the row's, if NULL) over the arguments: its values
 * become the results. */
tm_status tm_onnx_text(tm_onnx_conv *c, const char *text);
/* Evaluates a text of one value, which becomes no result. */
MlirValue tm_onnx_eval(tm_onnx_conv *c, const char *text);
tm_status tm_onnx_unsupported(tm_onnx_conv *c, const char *format, ...)
        TM_PRINTF(2, 3);

/* ---- types ---- */
/* False where V is no tensor of known rank. */
bool tm_onnx_tensor(MlirValue v, tm_tensor_type *out);
int tm_onnx_rank(MlirValue v); /* -1: not known */
tm_dtype tm_onnx_dtype(MlirValue v);

/* ---- literal.c ---- */
/* The numbers of a constant of at most CAP elements. */
bool tm_onnx_literal_floats(MlirValue v, double *out, size_t cap, size_t *n);
bool tm_onnx_literal_ints(MlirValue v, int64_t *out, size_t cap, size_t *n);
/* Integers or bools as a constant of type DTYPE. */
MlirValue tm_onnx_small_literal(tm_onnx_conv *c, int rank,
                                const int64_t *shape, const int64_t *v,
                                tm_dtype dtype);

/* ---- ints.c: small integers that are followed at compile time ---- */

/* The elements of the tensor V, where the pass follows them. */
bool tm_onnx_ints_of(tm_onnx_conv *c, MlirValue v, tm_onnx_ints *out);
/* The elements of the argument NAME, which is bound as a list of ints. */
bool tm_onnx_ints_arg(tm_onnx_conv *c, const char *name, tm_onnx_ints *out);
/* The same, else the elements are read at run time; false where their number
 * is not known. */
bool tm_onnx_ints_read(tm_onnx_conv *c, MlirValue v, tm_onnx_ints *out);
/* Whether the elements that are not known are sizes, and so not negative. */
bool tm_onnx_ints_trusted(tm_onnx_conv *c, const tm_onnx_ints *ints);
/* Whether A and B are the same dimension of the same tensor, read twice. */
bool tm_onnx_same_size(MlirValue a, MlirValue b);
/* The elements as a torch list of ints. */
MlirValue tm_onnx_ints_list(tm_onnx_conv *c, const tm_onnx_ints *ints);
MlirValue tm_onnx_dyn_value(tm_onnx_conv *c, tm_onnx_dyn d);
tm_onnx_dyn tm_onnx_known(int64_t v);
/* OP is one of + - * % = < & |, / (towards zero), f (rounding down), l (less
 * or equal), M (the larger), m; comparisons give 0 or 1. */
tm_onnx_dyn tm_onnx_dyn_op(tm_onnx_conv *c, char op, tm_onnx_dyn a,
                           tm_onnx_dyn b);
bool tm_onnx_ints_new(tm_onnx_conv *c, int rank, size_t n, tm_onnx_ints *out);
/* Result I of the node has these elements: builds its tensor of type DTYPE
 * and remembers them. */
tm_status tm_onnx_ints_result(tm_onnx_conv *c, const tm_onnx_ints *ints,
                              tm_dtype dtype);
void tm_onnx_ints_remember(tm_onnx_pass *pass, MlirValue v,
                           const tm_onnx_ints *ints);

/* ---- onnx_to_torch.c ---- */

/* Converts the nodes of BLOCK and of the graphs inside them. */
tm_status tm_onnx_convert_block(tm_onnx_pass *pass, MlirBlock block);

#define CONVERT(id) tm_status onnx_##id(tm_onnx_conv *c);
#define INTS(id) bool onnx_ints_##id(tm_onnx_conv *c);
#include "pass/onnx/functions.def"
#undef CONVERT
#undef INTS

#endif
