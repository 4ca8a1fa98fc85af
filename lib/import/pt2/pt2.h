/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_PT2_H
#define TM_IMPORT_PT2_PT2_H

#include "import/pt2/reader.h"

#include <mlir-c/IR.h>

/*
 * Imports the program in FILE, which is taken over in any case: weights
 * borrow it as long as OUT needs them.  OUT holds one function, @main, of
 * the user's inputs; its results are those of the signature, mutated
 * buffers and inputs first.  Ops are torch.aten.*, what the registry does
 * not know is torch.operator.  The torch and func dialects must be loaded.
 * OUT is owned by the caller.
 */
TM_NODISCARD tm_status tm_import_pt2(MlirContext ctx, tm_file *file,
                                     const tm_pt2_options *options,
                                     MlirModule *out, tm_error *err);

#endif
