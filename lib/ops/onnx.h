/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_OPS_ONNX_H
#define TM_OPS_ONNX_H

#include "base/arena.h"
#include "base/status.h"
#include "base/str.h"

#include <stdint.h>

/*
 * The ONNX table: how each operator, in each of its versions, becomes torch
 * ops (onnx.def).  A row holds for the versions from SINCE up to the next
 * row of the same name.
 */
typedef struct tm_onnx_conv tm_onnx_conv; /* pass/onnx/convert.h */
typedef tm_status (*tm_onnx_fn)(tm_onnx_conv *conv);

typedef struct tm_onnx_row {
	const char *name;
	const char *domain; /* NULL: ai.onnx */
	int since;
	/*
	 * Inputs, then attributes after a semicolon:
	 *
	 *   "data, axes: ints?; keepdims = 1, mode = 'x', perm: ints"
	 *
	 * An input is a tensor unless a type follows: ints, int, float and
	 * bool are what the tensor holds.  "?" may be left out, "*" takes all
	 * further inputs as a list.  An attribute has a default, or a type
	 * (int, float, str, ints, floats, strs, dtype, any) and is None where
	 * it is not given.
	 */
	const char *args;
	const char *text; /* rewrite (pass/rewrite.h) in terms of ARGS */
	tm_onnx_fn convert; /* or code; it may evaluate TEXT */
	/* Computes small integer results, such as shapes, from small integer
	 * inputs; NULL or false: their elements are read at run time. */
	bool (*ints)(tm_onnx_conv *conv);
	const char *why_not; /* why there is neither TEXT nor CONVERT */
	/* A reduction over axes that are known at run time only: texts over x
	 * before and after (NULL: nothing), and scatter_reduce's word. */
	const char *pre, *kind, *post;
} tm_onnx_row;

/* Rows sorted by name, then version. */
extern const tm_onnx_row tm_onnx_rows[];
extern const size_t tm_onnx_num_rows;

/* The row of operator NAME of DOMAIN (empty: ai.onnx) at VERSION, or NULL. */
const tm_onnx_row *tm_onnx_row_find(tm_str name, tm_str domain,
                                    int64_t version);

typedef enum tm_onnx_kind {
	TM_ONNX_ANY, /* a tensor for an input; not bound for an attribute */
	TM_ONNX_KIND_INT,
	TM_ONNX_KIND_FLOAT,
	TM_ONNX_KIND_BOOL,
	TM_ONNX_KIND_STR,
	TM_ONNX_KIND_DTYPE, /* ONNX's number in the file, PyTorch's after */
	TM_ONNX_KIND_INTS,
	TM_ONNX_KIND_FLOATS,
	TM_ONNX_KIND_STRS
} tm_onnx_kind;

/* One input or attribute of a row, parsed. */
typedef struct tm_onnx_param {
	const char *name;
	tm_onnx_kind kind;
	bool is_attr, optional, variadic, has_default;
	int64_t dflt_int;
	double dflt_float;
	tm_str dflt_str;
} tm_onnx_param;

typedef struct tm_onnx_sig {
	tm_onnx_param *params; /* inputs first */
	int num_inputs, num_params;
} tm_onnx_sig;

/* Parses ROW->args; TM_EINVAL where the text is wrong, which a unit test
 * checks of every row. */
TM_NODISCARD tm_status tm_onnx_sig_parse(tm_arena *arena,
                                         const tm_onnx_row *row,
                                         tm_onnx_sig *out);

#endif
