/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_WEIGHT_H
#define TM_IMPORT_PT2_WEIGHT_H

#include "import/pt2/program.h"

/* Elements of W. */
uint64_t tm_pt2_weight_count(const tm_pt2_weight *w);

/*
 * Checks that the view W lies inside its storage.  Sets no_data where the
 * storage is empty though the view is not.  If REPAIR, a storage of exactly
 * the view's size is taken to be the view: PyTorch 2.9 wrote views of GPU
 * tensors so.
 */
TM_NODISCARD tm_status tm_pt2_weight_check(tm_pt2_weight *w, bool repair,
                                           tm_arena *arena, tm_error *err);

/* The bytes of W in row-major order, borrowed, if they stand so in the
 * storage; false if tm_pt2_weight_gather() is needed. */
bool tm_pt2_weight_dense(const tm_pt2_weight *w, tm_bytes *out);
/* Writes the elements of W (with data) in row-major order. */
void tm_pt2_weight_gather(const tm_pt2_weight *w, void *out);

/* Appends *W; refuses a second tensor of one name. */
TM_NODISCARD tm_status tm_pt2_weights_add(tm_pt2_weights *set,
                                          const tm_pt2_weight *w,
                                          tm_arena *arena, tm_error *err);
/* NULL if there is none. */
const tm_pt2_weight *tm_pt2_weights_find(const tm_pt2_weights *set,
                                         tm_str fqn);

#endif
