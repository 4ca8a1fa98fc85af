/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_WIRE_H
#define TM_IMPORT_ONNX_WIRE_H

#include "base/arena.h"
#include "base/bytes.h"

/*
 * Reads protobuf messages into plain C structs, as tables of fields say.
 * Text and bytes are borrowed from the input, however large; everything else
 * lives in an arena.  There is no limit of 2 GB.
 */

/* The first member of every message's struct. */
typedef struct tm_wire_head {
	uint64_t offset; /* of the message's first byte, in the file */
	uint64_t has;    /* bit N: field number N was present */
} tm_wire_head;

typedef struct tm_wire_ints {
	const int64_t *ptr;
	size_t len;
} tm_wire_ints;

typedef struct tm_wire_strs {
	const tm_str *ptr;
	size_t len;
} tm_wire_strs;

/* What a field is in the file, and what the struct has for it. */
typedef enum tm_wire_kind {
	TM_WIRE_NONE,  /* unknown: skipped */
	TM_WIRE_INT,   /* varint          -> int64_t */
	TM_WIRE_FLOAT, /* 4 bytes         -> float */
	TM_WIRE_STR,   /* bytes           -> tm_str, borrowed */
	TM_WIRE_MSG,   /* message         -> pointer to its struct */
	TM_WIRE_INTS,  /* varints         -> tm_wire_ints */
	TM_WIRE_F32S,  /* 4 bytes each    -> tm_bytes, little-endian, unaligned */
	TM_WIRE_F64S,  /* 8 bytes each    -> tm_bytes, likewise */
	TM_WIRE_STRS,  /* bytes each      -> tm_wire_strs, borrowed */
	TM_WIRE_MSGS   /* messages        -> { struct *ptr; size_t len; } */
} tm_wire_kind;

typedef struct tm_wire_field {
	tm_wire_kind kind;
	size_t at; /* offset in the message's struct */
	const struct tm_wire_message *message;
} tm_wire_field;

/* FIELDS is indexed by field number; holes have kind TM_WIRE_NONE. */
typedef struct tm_wire_message {
	const char *name;
	size_t size;
	const tm_wire_field *fields;
	size_t num_fields;
} tm_wire_message;

enum { TM_WIRE_MAX_FIELDS = 32, TM_WIRE_MAX_DEPTH = 100 };

typedef struct tm_wire_reader {
	tm_arena *arena;
	tm_error *err;
	unsigned depth; /* of the message that is being read */
} tm_wire_reader;

/* Fills the zeroed struct OUT of MESSAGE from BYTES, whose first byte has
 * the file offset ORIGIN. */
TM_NODISCARD tm_status tm_wire_read(tm_wire_reader *reader,
                                    const tm_wire_message *message,
                                    tm_bytes bytes, uint64_t origin,
                                    void *out);

/* Whether field NUMBER was present in the message of HEAD. */
static inline bool
tm_wire_has(const tm_wire_head *head, unsigned number)
{
	return head->has >> number & 1;
}

#endif
