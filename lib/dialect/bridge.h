/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_BRIDGE_H
#define TM_DIALECT_BRIDGE_H

#include "dialect/dialect.h"

/*
 * The border between C and MLIR's C++.  bridge.cpp calls the first part to
 * learn what a type or an op means and offers the second to C.
 */

/* ---- types, answered by C (types.c) ---- */

/* What follows the mnemonic of a type. */
typedef enum tm_type_form {
	TM_FORM_PLAIN,  /* nothing */
	TM_FORM_TENSOR, /* <sizes,dtype,encoding>, or nothing */
	TM_FORM_TYPES,  /* <T, …>, of NUM_TYPES types; -1 for any number */
	TM_FORM_STRING  /* <"text"> */
} tm_type_form;

typedef struct tm_type_info {
	tm_str mnemonic; /* "vtensor" */
	tm_type_form form;
	int num_types;
} tm_type_info;

extern const tm_type_info tm_type_infos[];
enum { TM_NUM_TYPE_KINDS = TM_TYPE_QINT32 + 1 };

/* Everything that makes two types of the torch dialect different. */
typedef struct tm_type_key {
	tm_type_kind kind;
	bool has_sizes; /* of a tensor */
	intptr_t num_sizes;
	const int64_t *sizes;
	intptr_t num_types; /* a tensor's element type, null if unknown */
	const MlirType *types;
	MlirAttribute encoding;
	tm_str text;
} tm_type_key;

/* False after writing what is wrong with KEY into MESSAGE. */
bool tm_type_key_ok(const tm_type_key *key, char *message, size_t size);
/* Writes TYPE as text, cut at SIZE. */
void tm_type_text(MlirType type, char *buf, size_t size);

/* ---- text, answered by C (read_type.c, read_op.c, write.c) ---- */

typedef struct tm_reader tm_reader; /* MLIR's parser somewhere in a text */
typedef struct tm_writer tm_writer; /* MLIR's printer */

/* The type whose mnemonic is next; null after an error. */
MlirType tm_type_read(tm_reader *r);
void tm_type_write(tm_writer *w, MlirType type);
/* An op of DEF behind its name; false after an error. */
bool tm_op_read(tm_reader *r, const tm_op_def *def);
void tm_op_write(tm_writer *w, const tm_op_def *def, MlirOperation op);

/* ---- ops, answered by C (ops.c, verify.c) ---- */

/* The only type that ARG accepts; null if several. */
MlirType tm_arg_only_type(MlirContext ctx, const tm_schema_arg *arg);
/* The type of a tensor operand from a result's: other value semantics. */
MlirType tm_type_other_semantics(MlirType tensor);
bool tm_attr_ok(tm_attr_kind kind, MlirAttribute attr);
const char *tm_attr_describe(tm_attr_kind kind);
/* Reports what is wrong with OP; false if anything is. */
bool tm_op_verify(MlirOperation op, const tm_op_def *def);
/* Reports what is wrong with the symbols that OP refers to. */
bool tm_op_verify_symbols(MlirOperation op, const tm_op_def *def);
bool tm_op_refers_to_symbols(const tm_op_def *def);
/* The operands (results) of OP that are its parameter (result) I: always a
 * range that OP has. */
void tm_op_operand_range(MlirOperation op, const tm_op_def *def, int i,
                         intptr_t *start, intptr_t *count);
void tm_op_result_range(MlirOperation op, const tm_op_def *def, int i,
                        intptr_t *start, intptr_t *count);
/* The attribute that OP's result is known to be; null if none. */
MlirAttribute tm_op_fold(MlirOperation op, const tm_op_def *def);
/* The value that OP's result equals; null if none is known. */
MlirValue tm_op_fold_value(MlirOperation op, const tm_op_def *def);
/* The constant op of TYPE with that value; NULL if there is none. */
const char *tm_constant_op(MlirAttribute value, MlirType type);
/* Writes the name that OP's results should have in text; 0 for none. */
size_t tm_op_result_name(MlirOperation op, const tm_op_def *def, char *buf,
                         size_t size);

/* Effects on memory, a set. */
enum { TM_READS = 1, TM_ALLOCATES = 2, TM_WRITES = 4 };
unsigned tm_op_effects(MlirOperation op, const tm_op_def *def);
/* A sentence on the attribute NAME of a region argument; NULL if legal. */
const char *tm_region_arg_attr_wrong(tm_str name, MlirAttribute value);

/* ---- offered to C ---- */

/* What is optional may be absent; all else is an error, which is reported. */
typedef enum tm_found { TM_ERROR = -1, TM_ABSENT, TM_FOUND } tm_found;

MlirContext tm_read_context(tm_reader *r);
/* The place in the text, good for a report and for looking ahead. */
const char *tm_read_place(tm_reader *r);
/* Reports at PLACE and returns false. */
bool tm_read_error(tm_reader *r, const char *place, const char *message);
/* A keyword or punctuation. */
bool tm_read_literal(tm_reader *r, tm_str literal, bool optional);
bool tm_read_word(tm_reader *r, tm_str *out);
tm_found tm_read_integer(tm_reader *r, int64_t *out);
/* Borrowed from R until the next string. */
bool tm_read_string(tm_reader *r, tm_str *out);
tm_found tm_read_type(tm_reader *r, bool optional, MlirType *out);
/* Of TYPE, or null for the attribute's own; only a string is OPTIONAL. */
tm_found tm_read_attr(tm_reader *r, bool optional, MlirType type,
                      MlirAttribute *out);
/* "@name", as a string. */
tm_found tm_read_symbol(tm_reader *r, bool optional, MlirAttribute *out);
/* The rest only while an op is read, into that op. */
tm_found tm_read_operand(tm_reader *r, bool optional);
/* COUNT operands, or any number if it is negative; the number, or -1. */
intptr_t tm_read_operands(tm_reader *r, int count);
bool tm_read_attr_dict(tm_reader *r);
/* TERMINATOR is added to the region where it has none, if not empty. */
tm_found tm_read_region(tm_reader *r, bool optional, tm_str terminator);
void tm_read_set_attr(tm_reader *r, tm_str name, MlirAttribute value);
void tm_read_set_results(tm_reader *r, intptr_t n, const MlirType *types);
/* Gives the operands their types, which must be as many. */
bool tm_read_resolve(tm_reader *r, intptr_t n, const MlirType *types);

typedef enum tm_attr_style {
	TM_STYLE_FULL,
	TM_STYLE_TYPELESS,
	TM_STYLE_SYMBOL, /* a string as "@name" */
	TM_STYLE_MAP     /* an affine map, never as an alias */
} tm_attr_style;

void tm_write_text(tm_writer *w, tm_str text);
void tm_write_string(tm_writer *w, tm_str text); /* quoted */
void tm_write_type(tm_writer *w, MlirType type);
void tm_write_attr(tm_writer *w, MlirAttribute attr, tm_attr_style style);
void tm_write_newline(tm_writer *w, int indent);
/* The rest only while an op is written. */
void tm_write_value(tm_writer *w, MlirValue value);
void tm_write_region(tm_writer *w, MlirRegion region, bool terminator);
void tm_write_attr_dict(tm_writer *w, const tm_str *elided, size_t n);
void tm_write_generic(tm_writer *w);

MlirType tm_bridge_type(MlirContext ctx, const tm_type_key *key);
/* Borrows from TYPE, which lives as long as the context; false if TYPE is
 * not of the torch dialect. */
bool tm_bridge_type_key(MlirType type, tm_type_key *out);
/* Is the sparsity ENCODING right for that tensor? */
bool tm_bridge_encoding_ok(MlirAttribute encoding, const tm_type_key *key);
/* Reports "'torch.x' op MESSAGE" at OP. */
void tm_bridge_op_error(MlirOperation op, tm_str message);

/* ---- passes ---- */

typedef enum tm_option_kind {
	TM_OPTION_BOOL,
	TM_OPTION_INT,
	TM_OPTION_STRING,
	TM_OPTION_LIST /* of strings */
} tm_option_kind;

typedef struct tm_option {
	const char *name;
	tm_option_kind kind;
	const char *dflt; /* as written on a command line; NULL: false, 0, "" */
	const char *help;
} tm_option;

/* The value of an option; which member counts depends on its kind. */
typedef struct tm_option_value {
	int64_t i; /* also a bool */
	tm_str s;
	const tm_str *list;
	intptr_t num_list;
} tm_option_value;

/* A pass.  Static: registration keeps the address. */
typedef struct tm_pass_info {
	const char *flag;    /* "torch-decompose-complex-ops" */
	const char *summary;
	const char *op_name; /* "func.func", "builtin.module"; NULL: any */
	const tm_option *options; /* ends with a NULL name; may be NULL */
	/* Namespaces of the dialects whose ops it creates, separated by
	 * spaces; may be NULL. */
	const char *dialects;
	/* False after a diagnostic.  VALUES are in the order of OPTIONS. */
	bool (*run)(MlirOperation op, const tm_option_value *values);
} tm_pass_info;

/* A named pipeline. */
typedef struct tm_pipeline_info {
	const char *name;
	const char *summary;
	const tm_option *options;
	/* Returns the textual pipeline as for --pass-pipeline, malloc'ed:
	 * "builtin.module(…)" or its inside. */
	char *(*build)(const tm_option_value *values);
} tm_pipeline_info;

void tm_pass_register(const tm_pass_info *info);
void tm_pipeline_register(const tm_pipeline_info *info);

#endif
