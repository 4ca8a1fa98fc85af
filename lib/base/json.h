/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_JSON_H
#define TM_BASE_JSON_H

#include "base/bytes.h"

/*
 * JSON documents.  A thin layer over json-c, which reads 64-bit integers
 * exactly and takes the bare tokens NaN and Infinity that older PyTorch
 * writes.  A NULL value stands for null and for a missing member alike, and
 * every reader below accepts it.
 */
typedef struct json_object tm_json;

typedef enum tm_json_kind {
	TM_JSON_NULL,
	TM_JSON_BOOL,
	TM_JSON_INT,
	TM_JSON_FLOAT,
	TM_JSON_STRING,
	TM_JSON_ARRAY,
	TM_JSON_OBJECT
} tm_json_kind;

/*
 * Parses TEXT, which begins at ORIGIN of its file.  MEMORY bounds what the
 * document may take in memory (0: no bound), nesting is bounded too.  Free
 * with tm_json_free(), which accepts NULL.
 */
TM_NODISCARD tm_status tm_json_parse(tm_json **out, tm_bytes text,
                                     uint64_t origin, uint64_t memory,
                                     tm_error *err);
void tm_json_free(tm_json *doc);

tm_json_kind tm_json_kind_of(const tm_json *v);
/* The member KEY of an object; NULL for anything else. */
const tm_json *tm_json_get(const tm_json *v, const char *key);
/* Elements of an array, 0 for anything else. */
size_t tm_json_count(const tm_json *v);
const tm_json *tm_json_at(const tm_json *v, size_t i);

/* These return false and leave *OUT if V is not of that kind. */
bool tm_json_bool(const tm_json *v, bool *out);
bool tm_json_int(const tm_json *v, int64_t *out);
/* Also takes integers, and the strings "Infinity", "-Infinity", "NaN". */
bool tm_json_float(const tm_json *v, double *out);
/* Borrowed until the document is freed. */
bool tm_json_str(const tm_json *v, tm_str *out);

/* Walks an object: start with a zeroed one, stop when it returns false. */
typedef struct tm_json_walk {
	tm_str key;
	const tm_json *value;
	const void *next;
	bool started;
} tm_json_walk;
bool tm_json_next(const tm_json *object, tm_json_walk *walk);

#endif
