/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_OPS_SCHEMA_H
#define TM_OPS_SCHEMA_H

#include "base/arena.h"
#include "base/status.h"
#include "base/str.h"

/* What one value of a PyTorch schema is, before list and optional. */
typedef enum tm_arg_kind {
	TM_ARG_TENSOR,
	TM_ARG_INT, /* int and SymInt */
	TM_ARG_FLOAT,
	TM_ARG_BOOL,
	TM_ARG_SCALAR, /* Scalar, number */
	TM_ARG_STR,
	TM_ARG_DTYPE, /* ScalarType; a torch.int in the dialect */
	TM_ARG_LAYOUT,
	TM_ARG_MEMORY_FORMAT,
	TM_ARG_DEVICE,
	TM_ARG_GENERATOR,
	TM_ARG_COMPLEX,
	TM_ARG_ANY, /* type variables, Any, dicts, classes */
	/* Only in hand-written ops: */
	TM_ARG_MODULE,
	TM_ARG_LIST,
	TM_ARG_TUPLE,
	TM_ARG_DICT,
	TM_ARG_NONE,
	TM_ARG_NUMBER, /* exactly !torch.number */
	TM_ARG_LINEAR_PARAMS,
	TM_ARG_VTENSOR,
	TM_ARG_REFTENSOR,      /* !torch.tensor */
	TM_ARG_BUILTIN_TENSOR, /* MLIR's */
	TM_ARG_SHAPED,         /* MLIR's tensor or memref */
	TM_ARG_I1,
	TM_ARG_I64,
	TM_ARG_F64,
	TM_ARG_UNCHECKED
} tm_arg_kind;

/* One parameter or result: "Tensor?[] indices=None". */
typedef struct tm_schema_arg {
	tm_str name; /* empty for an unnamed result */
	tm_str type; /* as written */
	tm_arg_kind kind;
	bool list;
	bool optional;         /* "T?" or "T[]?" */
	bool element_optional; /* "T?[]" */
	int list_size;         /* "int[2]": 2; otherwise 0 */
	bool keyword_only;
	bool aliases; /* "(a)" or "(a!)" */
	bool mutated; /* "(a!)" */
	bool variadic;  /* "T name...": only in hand-written ops */
	bool omissible; /* "T name?...": none or one of it */
	bool has_default;
	tm_str dflt; /* the default as written: "1", "None", "[0, 1]" */
} tm_schema_arg;

/* A parsed operator schema; every text is borrowed from the schema's. */
typedef struct tm_schema {
	tm_str text;
	tm_str ns;       /* "aten" */
	tm_str name;     /* "add" */
	tm_str overload; /* "Tensor", or empty */
	tm_str qualified; /* "aten::add.Tensor" */
	int num_args;
	int num_results;
	bool vararg; /* "..." at the end of the parameters */
	bool varret; /* "-> ..." */
	const tm_schema_arg *args;
	const tm_schema_arg *results;
} tm_schema;

/* Parses "aten::add.Tensor(Tensor self, …) -> Tensor".  The arrays live in
 * ARENA, the texts in TEXT. */
TM_NODISCARD tm_status tm_schema_parse(tm_arena *arena, tm_str text,
                                       tm_schema *out, tm_error *err);

/* The same for "(T a, …) -> T b" without a name, of a hand-written op. */
TM_NODISCARD tm_status tm_signature_parse(tm_arena *arena, tm_str text,
                                          tm_schema *out, tm_error *err);

/* Index of the parameter called NAME, or -1. */
int tm_schema_arg_index(const tm_schema *schema, tm_str name);

#endif
