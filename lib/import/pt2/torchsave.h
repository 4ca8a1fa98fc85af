/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_TORCHSAVE_H
#define TM_IMPORT_PT2_TORCHSAVE_H

#include "import/pt2/program.h"

/*
 * The torch.save archive BYTES (at ORIGIN of its file) that holds a
 * dictionary of tensors: adds them to SET.  Nothing in it is executed.
 */
TM_NODISCARD tm_status tm_torchsave_dict(tm_pt2_weights *set, tm_bytes bytes,
                                         uint64_t origin, tm_arena *arena,
                                         tm_error *err);
/* The same for an archive of one tensor, which becomes *W (fqn kept). */
TM_NODISCARD tm_status tm_torchsave_tensor(tm_pt2_weight *w, tm_bytes bytes,
                                           uint64_t origin, tm_arena *arena,
                                           tm_error *err);

#endif
