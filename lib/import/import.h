/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_IMPORT_H
#define TM_IMPORT_IMPORT_H

#include "import/onnx/onnx.h"
#include "import/pt2/pt2.h"

/* What a file is, by its content. */
typedef enum tm_model_format {
	TM_FORMAT_MLIR, /* text or bytecode */
	TM_FORMAT_PT2,
	TM_FORMAT_ONNX,
	TM_FORMAT_UNKNOWN
} tm_model_format;

tm_model_format tm_model_format_of(tm_bytes bytes);

/* Memory that the pt2 door may use unless told otherwise: a machine with
 * 24 GB survives it. */
#define TM_IMPORT_MAX_MEMORY (UINT64_C(8) << 30)

typedef struct tm_import_options {
	tm_onnx_options onnx; /* DIR is set to the file's own if it is NULL */
	tm_pt2_options pt2;
} tm_import_options;

#define TM_IMPORT_DEFAULTS { .pt2 = { .max_memory = TM_IMPORT_MAX_MEMORY } }

/*
 * Reads the model in the file PATH ("-": standard input), whatever of the
 * above it is.  Loads the dialects that it needs, which CTX must know.  OUT
 * is owned by the caller; what it borrows from the file stays mapped while
 * it lives.
 */
TM_NODISCARD tm_status tm_import_file(MlirContext ctx, const char *path,
                                      const tm_import_options *options,
                                      MlirModule *out, tm_error *err);

#endif
