/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_UTIL_H
#define TM_PASS_UTIL_H

#include "dialect/build.h"
#include "dialect/call.h"

/* What passes share: walking and replacing. */

/* The ops of a block, in order; in ARENA.  They stay valid while ops are
 * added, as long as none is erased. */
typedef struct tm_ops_list {
	MlirOperation *op;
	size_t n;
} tm_ops_list;

TM_NODISCARD bool tm_block_ops(tm_arena *arena, MlirBlock block,
                               tm_ops_list *out);

/* Calls FN for every function inside of MODULE, or for MODULE itself if it is
 * one.  Returns whether any call did. */
typedef bool (*tm_func_fn)(MlirOperation func, void *user);
bool tm_each_function(MlirOperation module, tm_func_fn fn, void *user);
bool tm_is_function(MlirOperation op);
/* The body's entry block, null for a declaration. */
MlirBlock tm_function_entry(MlirOperation func);
/* Sets the function's type from its entry block and its return; true if that
 * changed it. */
bool tm_function_update_type(MlirOperation func);

/* Whether OP has any use, and whether it may go if it has none. */
bool tm_op_used(MlirOperation op);
bool tm_op_removable(MlirOperation op);
/* Erases the ops of OP's regions that are pure and not used; true if any
 * was. */
bool tm_erase_dead(MlirOperation op);
/* The attribute NAME of OP, also where it is inherent. */
MlirAttribute tm_op_get_attr(MlirOperation op, const char *name);

/* Whether USER takes a value of any subtype of what it has now. */
bool tm_user_refines(MlirOperation user);
/* V as type TYPE: itself, or a torch.tensor_static_info_cast. */
MlirValue tm_cast(tm_builder *b, MlirValue v, MlirType type);
/* Replaces OLD by NEW.  Users that need the old type get a cast, which stands
 * at B. */
void tm_replace(tm_builder *b, MlirValue old, MlirValue new_value);

#endif
