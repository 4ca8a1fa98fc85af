/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_IMPORTER_H
#define TM_IMPORT_ONNX_IMPORTER_H

/* What the files of the ONNX importer share. */

#include "dialect/build.h"
#include "base/map.h"
#include "import/onnx/external.h"
#include "import/onnx/onnx.h"
#include "import/onnx/reader.h"

typedef struct tm_onnx_importer {
	MlirContext ctx;
	tm_arena *arena;
	tm_onnx_model model;
	const tm_onnx_options *options;
	tm_onnx_store store;
	tm_mapping *mapping; /* of the model's file */
	tm_map functions;    /* function_key() -> index */
	MlirValue *values;   /* the names of all graphs point here */
	size_t num_values, cap_values;
	size_t num_called; /* nodes imported for functions so far */
	tm_error *err;
} tm_onnx_importer;

/* A call of a model-local function, whose body is imported in its place. */
typedef struct tm_onnx_call {
	const struct tm_onnx_call *parent;
	const tm_onnx_function *function;
	const tm_onnx_attrs *args;
	int depth;
} tm_onnx_call;

/* The names of one graph or function body, on their way into BLOCK. */
typedef struct tm_onnx_body {
	struct tm_onnx_body *parent;
	const tm_onnx_call *call;     /* NULL outside of functions */
	const tm_onnx_opsets *opsets; /* of the model or the function */
	tm_map names;                 /* name -> index in imp->values */
	tm_map types;                 /* name -> index of its value_info */
	const tm_onnx_values *value_info, *outputs;
	tm_builder b;
	MlirValue none;
} tm_onnx_body;

/* ---- import.c ---- */
tm_status tm_onnx_no_memory(tm_onnx_importer *imp);

MlirLocation tm_onnx_location(tm_onnx_importer *imp, tm_str name);
MlirNamedAttribute tm_onnx_named(tm_onnx_importer *imp, const char *name,
                                 MlirAttribute v);

/* ---- import-graph.c ---- */
TM_NODISCARD tm_status tm_onnx_index_functions(tm_onnx_importer *imp);
/* The inputs of G become arguments of BODY's block, but those that have a
 * value already. */
TM_NODISCARD tm_status tm_onnx_import_inputs(tm_onnx_importer *imp,
                                             tm_onnx_body *body,
                                             const tm_onnx_graph *g);
/* All else of G, ended by the op TERMINATOR with G's results. */
TM_NODISCARD tm_status tm_onnx_import_body(tm_onnx_importer *imp,
                                           tm_onnx_body *body,
                                           const tm_onnx_graph *g,
                                           const char *terminator);

/* ---- import-type.c ---- */

/* The torch type of TYPE; one that is not written down is an unknown
 * tensor.  Maps and sparse tensors are TM_EUNSUP. */
TM_NODISCARD tm_status tm_onnx_import_type(tm_onnx_importer *imp,
                                           const tm_onnx_type *type,
                                           MlirType *out);
/* !torch.vtensor of unknown sizes and element type. */
MlirType tm_onnx_unknown_type(tm_onnx_importer *imp);

/* ---- import-attr.c ---- */

/* The values of T as an attribute, and the tensor type that they have. */
TM_NODISCARD tm_status tm_onnx_import_tensor(tm_onnx_importer *imp,
                                             const tm_onnx_tensor *t,
                                             MlirAttribute *out,
                                             MlirType *type);
TM_NODISCARD tm_status tm_onnx_import_sparse(tm_onnx_importer *imp,
                                             const tm_onnx_sparse *sparse,
                                             MlirAttribute *out,
                                             MlirType *type);
/*
 * The attributes of NODE under their names in MLIR, graphs left out.  Room
 * is left for EXTRA more.  References to a function's attribute parameters
 * are resolved by CALL; what the caller does not give is left out.
 */
TM_NODISCARD tm_status tm_onnx_import_attrs(tm_onnx_importer *imp,
                                            const tm_onnx_call *call,
                                            const tm_onnx_node *node,
                                            size_t extra,
                                            MlirNamedAttribute **out,
                                            size_t *n);
/* What attribute A of a node in the function of CALL stands for, or NULL. */
const tm_onnx_attr *tm_onnx_resolve(const tm_onnx_call *call,
                                    const tm_onnx_attr *a);

#endif
