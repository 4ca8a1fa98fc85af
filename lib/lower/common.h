/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_COMMON_H
#define TM_LOWER_COMMON_H

#include "lower/lower.h"

/* Lowerings that do not depend on the target (list.c). */

tm_status lower_nothing(tm_lower *lw); /* the op has no result in use */
tm_status lower_list(tm_lower *lw);    /* prim.ListConstruct */
tm_status lower_list_unpack(tm_lower *lw);
tm_status lower_list_item(tm_lower *lw); /* aten.__getitem__.t */
tm_status lower_forward(tm_lower *lw);   /* the first operand */

#endif
