/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_PICKLE_H
#define TM_BASE_PICKLE_H

#include "base/arena.h"
#include "base/bytes.h"

/*
 * Python pickles as data.  Nothing is ever executed: a call that the pickle
 * asks for becomes a TM_PICKLE_CALL value, and only if its callee is on the
 * reader's list.  Opcodes are those that torch.save writes (protocols 2 to
 * 4); any other ends the reading.
 */
typedef enum tm_pickle_kind {
	TM_PICKLE_NONE,
	TM_PICKLE_MARK, /* inside the machine only */
	TM_PICKLE_BOOL,
	TM_PICKLE_INT,
	TM_PICKLE_FLOAT,
	TM_PICKLE_STR,
	TM_PICKLE_BYTES,
	TM_PICKLE_TUPLE,
	TM_PICKLE_LIST,
	TM_PICKLE_DICT, /* ITEMS: key, value, key, value … */
	TM_PICKLE_GLOBAL,
	TM_PICKLE_CALL,
	TM_PICKLE_PERSISTENT
} tm_pickle_kind;

typedef struct tm_pickle tm_pickle;
struct tm_pickle {
	tm_pickle_kind kind;
	bool b;
	int64_t i;        /* INT; GLOBAL: its id, or -1 if not on the list */
	double f;
	tm_str s;         /* STR, BYTES; GLOBAL: the name */
	tm_str module;    /* GLOBAL */
	tm_pickle **items;
	size_t count, cap;
	tm_pickle *fn;    /* CALL */
	tm_pickle *arg;   /* CALL: its tuple; PERSISTENT: the id */
	tm_pickle *state; /* CALL or DICT: what BUILD gave, or NULL */
};

/* One global that a pickle may name. */
typedef struct tm_pickle_global {
	const char *module, *name;
	int id;
} tm_pickle_global;

/*
 * Reads the pickle BYTES, which begins at ORIGIN of its file, into ARENA.
 * KNOWN ends with a NULL module.  A global that is not on the list may be
 * mentioned, but a call of it is refused by name.
 */
TM_NODISCARD tm_status tm_pickle_read(tm_pickle **out, tm_bytes bytes,
                                      uint64_t origin,
                                      const tm_pickle_global *known,
                                      tm_arena *arena, tm_error *err);

/* The value of KEY (a string) in a dict, or NULL. */
const tm_pickle *tm_pickle_get(const tm_pickle *dict, tm_str key);

#endif
