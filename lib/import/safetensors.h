/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_SAFETENSORS_H
#define TM_IMPORT_SAFETENSORS_H

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/mapping.h"

#include <mlir-c/IR.h>

/*
 * Weights beside the IR: a safetensors file.  Literals name them as
 * dense_resource<NAME> without data, and the module's attribute
 * torch.weights names the file, which must be in the module's folder.
 */
typedef struct tm_safetensors tm_safetensors;

/* NULL where memory is exhausted. */
tm_safetensors *tm_safetensors_new(void);
void tm_safetensors_free(tm_safetensors *st);

/*
 * Takes ARRAY under NAME, whose data lie in MAPPING, or else are copied.
 * False where it does not (a type that the format lacks, a second tensor of
 * one name, a name that needs quotes, memory): then it stays in the module.
 */
bool tm_safetensors_add(tm_safetensors *st, const tm_array *array,
                        tm_str name, tm_mapping *mapping);

/* Writes the file PATH.  Holes in the file SOURCE, from which the tensors in
 * a mapping come (NULL: not known), become holes. */
TM_NODISCARD tm_status tm_safetensors_write(const tm_safetensors *st,
                                            const char *path,
                                            const char *source,
                                            tm_error *err);

/* Gives MODULE, which comes from a file in folder DIR, the data that its
 * attribute torch.weights names, if it has one. */
TM_NODISCARD tm_status tm_safetensors_attach(MlirModule module,
                                             const char *dir, tm_error *err);

#endif
