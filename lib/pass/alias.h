/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_ALIAS_H
#define TM_PASS_ALIAS_H

#include "base/ptrmap.h"
#include "pass/util.h"

/*
 * Tensors with reference semantics as values: a forest.  A root is memory of
 * its own, every other node a view of its parent.  Each node remembers its
 * value and the version of the root that it belongs to; a change of a node
 * changes the values of its ancestors and outdates those of all others, which
 * are built again when somebody asks for them.
 */
typedef struct tm_alias tm_alias;
struct tm_alias {
	tm_alias *root, *parent; /* parent NULL: a root */
	MlirOperation op;        /* the view of the parent's value */
	MlirOperation unpack;    /* where OP gives a list, else null */
	intptr_t part;           /* the element of that list */
	MlirValue value;
	unsigned version; /* a root's: how often it was changed */
	int depth;        /* a root's: the regions around it */
};

typedef struct tm_aliases {
	MlirContext ctx;
	tm_arena *arena;
	tm_ptrmap of_value; /* of the program as it was -> tm_alias */
	int depth;          /* the regions around the current op */
} tm_aliases;

/* The type with value semantics: tensor becomes vtensor, also inside of
 * lists and options. */
MlirType tm_alias_value_type(MlirContext ctx, MlirType type);
bool tm_alias_is_reference(MlirType type);

/* V, a tensor of the program, becomes memory that now holds VALUE. */
TM_NODISCARD bool tm_alias_root(tm_aliases *a, MlirValue v, MlirValue value);
/* V becomes the result of the view OP of PARENT; UNPACK and PART say which
 * element, where OP gives a list. */
TM_NODISCARD bool tm_alias_view(tm_aliases *a, MlirValue v, tm_alias *parent,
                                MlirOperation op, MlirOperation unpack,
                                intptr_t part, MlirValue value);
/* V becomes another name of ALIAS. */
TM_NODISCARD bool tm_alias_name(tm_aliases *a, MlirValue v, tm_alias *alias);
/* NULL if V is none. */
tm_alias *tm_alias_of(const tm_aliases *a, MlirValue v);

/* What ALIAS holds now; what has to be built is built at B. */
MlirValue tm_alias_value(tm_aliases *a, tm_builder *b, tm_alias *alias);
/* Changes it to VALUE, and with it what it is a view of.  False after a
 * diagnostic. */
TM_NODISCARD bool tm_alias_write(tm_aliases *a, tm_builder *b,
                                 tm_alias *alias, MlirValue value);

#endif
