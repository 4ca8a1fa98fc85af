/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_STRUCTURE_H
#define TM_PASS_STRUCTURE_H

#include "dialect/dialect.h"

/*
 * What a function takes and gives in lists and optionals, spread out: code
 * that runs has tensors and numbers only.
 */

/*
 * Replaces argument I of FUNC, a list or an optional, by N arguments of TYPES.
 * It becomes a list of them where IS_LIST, else the one argument, or None
 * where N is 0.
 */
void tm_unpack_argument(MlirOperation func, intptr_t i, bool is_list,
                        intptr_t n, const MlirType *types);

/* Replaces every list that a function in OP returns, and whose elements are
 * known one by one, by its elements. */
void tm_unpack_results(MlirOperation op);

#endif
