/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/dialect.h"
#include "import/onnx/importer.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

tm_status
tm_onnx_no_memory(tm_onnx_importer *imp)
{
	return tm_fail(imp->err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
}

MlirNamedAttribute
tm_onnx_named(tm_onnx_importer *imp, const char *name, MlirAttribute v)
{
	const MlirStringRef ref = mlirStringRefCreateFromCString(name);

	return mlirNamedAttributeGet(mlirIdentifierGet(imp->ctx, ref), v);
}

MlirLocation
tm_onnx_location(tm_onnx_importer *imp, tm_str name)
{
	const MlirLocation unknown = mlirLocationUnknownGet(imp->ctx);

	if (!name.len)
		return unknown;
	return mlirLocationNameGet(imp->ctx, tm_ref(name), unknown);
}

/* ---- the function ---- */

/* A symbol that needs no quotes in a file and none in a linker. */
static const char *
function_name(tm_onnx_importer *imp)
{
	const tm_str name = imp->model.graph->name;
	char *out;

	if (!name.len)
		return "main_graph";
	out = tm_arena_cstr(imp->arena, name);
	for (size_t i = 0; out && i < name.len; i++) {
		const char c = out[i];
		const bool letter = (c >= 'a' && c <= 'z') ||
		                    (c >= 'A' && c <= 'Z') || c == '_';
		const bool other = (c >= '0' && c <= '9') || c == '.' ||
		                   c == '$' || c == '-';

		if (!letter && !(other && i > 0))
			out[i] = '_';
	}
	return out;
}

static MlirAttribute
si64(tm_onnx_importer *imp, int64_t v)
{
	return mlirIntegerAttrGet(mlirIntegerTypeSignedGet(imp->ctx, 64), v);
}

/* {domain = version} of the domains besides ai.onnx; null if there is none. */
static tm_status
other_opsets(tm_onnx_importer *imp, MlirAttribute *out)
{
	const tm_onnx_opsets *all = &imp->model.opsets;
	MlirNamedAttribute *attrs =
	        TM_NEW(imp->arena, MlirNamedAttribute, all->len);
	intptr_t n = 0;

	*out = mlirAttributeGetNull();
	if (!attrs)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < all->len; i++) {
		const tm_str domain = all->ptr[i].domain;

		if (domain.len && !tm_str_eq(domain, TM_STR("ai.onnx")))
			attrs[n++] = mlirNamedAttributeGet(
			        mlirIdentifierGet(imp->ctx, tm_ref(domain)),
			        si64(imp, all->ptr[i].version));
	}
	if (n)
		*out = mlirDictionaryAttrGet(imp->ctx, n, attrs);
	return TM_OK;
}

static MlirAttribute
text(tm_onnx_importer *imp, tm_str s)
{
	return mlirStringAttrGet(imp->ctx, tm_ref(s));
}

/* torch.onnx_meta.NAME = V */
static MlirNamedAttribute
meta(tm_onnx_importer *imp, const char *name, MlirAttribute v)
{
	char full[64];

	snprintf(full, sizeof full, "torch.onnx_meta.%s", name);
	return tm_onnx_named(imp, full, v);
}

/* What torch-onnx-to-torch needs to know about the model. */
static tm_status
metadata(tm_onnx_importer *imp, MlirNamedAttribute *attrs, intptr_t *n)
{
	const tm_onnx_model *m = &imp->model;
	const int64_t version = tm_onnx_opset_version(&m->opsets, TM_STR(""));
	MlirAttribute others;

	TM_TRY(other_opsets(imp, &others));
	attrs[(*n)++] = meta(imp, "ir_version", si64(imp, m->ir_version));
	if (version)
		attrs[(*n)++] = meta(imp, "opset_version", si64(imp, version));
	if (!mlirAttributeIsNull(others))
		attrs[(*n)++] = meta(imp, "opset_versions", others);
	attrs[(*n)++] =
	        meta(imp, "producer_name", text(imp, m->producer_name));
	attrs[(*n)++] =
	        meta(imp, "producer_version", text(imp, m->producer_version));
	return TM_OK;
}

static MlirType
function_type(tm_onnx_importer *imp, MlirBlock block, MlirType *types)
{
	const MlirOperation ret = mlirBlockGetTerminator(block);
	const intptr_t ins = mlirBlockGetNumArguments(block);
	const intptr_t outs = mlirOperationGetNumOperands(ret);

	for (intptr_t i = 0; i < ins; i++)
		types[i] = mlirValueGetType(mlirBlockGetArgument(block, i));
	for (intptr_t i = 0; i < outs; i++)
		types[ins + i] =
		        mlirValueGetType(mlirOperationGetOperand(ret, i));
	return mlirFunctionTypeGet(imp->ctx, ins, types, outs, types + ins);
}

/* Builds func.func around REGION, whose block is complete; consumes it. */
static tm_status
build_function(tm_onnx_importer *imp, MlirRegion region, MlirBlock block,
               MlirModule module)
{
	const tm_onnx_graph *g = imp->model.graph;
	tm_builder b = tm_builder_at_end(mlirModuleGetBody(module),
	                                 tm_onnx_location(imp, g->name));
	const char *name = function_name(imp);
	MlirType *types =
	        TM_NEW(imp->arena, MlirType, g->inputs.len + g->outputs.len);
	MlirNamedAttribute attrs[8];
	intptr_t n = 0;

	if (!name || !types || metadata(imp, attrs, &n) != TM_OK) {
		mlirRegionDestroy(region);
		return tm_onnx_no_memory(imp);
	}
	attrs[n++] =
	        tm_onnx_named(imp, "sym_name", text(imp, tm_str_from(name)));
	attrs[n++] = tm_onnx_named(
	        imp, "function_type",
	        mlirTypeAttrGet(function_type(imp, block, types)));
	tm_build_op(&b, "func.func", TM_NO_VALUES, TM_NO_TYPES,
	            (tm_attrs){ n, attrs }, (tm_regions){ 1, &region });
	return TM_OK;
}

static tm_status
import_model(tm_onnx_importer *imp, MlirModule module)
{
	const tm_onnx_graph *g = imp->model.graph;
	const MlirRegion region = mlirRegionCreate();
	const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
	tm_onnx_body body = {
		.opsets = &imp->model.opsets,
		.b = tm_builder_at_end(block, tm_onnx_location(imp, g->name)),
	};
	tm_status status;

	mlirRegionAppendOwnedBlock(region, block);
	status = tm_onnx_import_inputs(imp, &body, g);
	if (status == TM_OK)
		status = tm_onnx_import_body(imp, &body, g, "func.return");
	if (status == TM_OK)
		return build_function(imp, region, block, module);
	mlirRegionDestroy(region);
	return status;
}

static tm_status
read_and_import(tm_onnx_importer *imp, MlirModule *out)
{
	const tm_bytes bytes = tm_mapping_bytes(imp->mapping);
	MlirModule module;
	tm_status status;

	TM_TRY(tm_onnx_read(imp->arena, bytes, &imp->model, imp->err));
	imp->arena->limit = 0; /* the file is known to be what it says */
	TM_TRY(tm_onnx_index_functions(imp));
	module = mlirModuleCreateEmpty(mlirLocationUnknownGet(imp->ctx));
	status = import_model(imp, module);
	if (status == TM_OK)
		*out = module;
	else
		mlirModuleDestroy(module);
	return status;
}

tm_status
tm_import_onnx(MlirContext ctx, tm_file *file, const tm_onnx_options *options,
               MlirModule *out, tm_error *err)
{
	static const tm_onnx_options defaults = { 0 };
	tm_error own_error = { 0 };
	tm_arena arena;
	tm_onnx_importer imp = {
		.ctx = ctx,
		.arena = &arena,
		.options = options ? options : &defaults,
		.store = { .arena = &arena },
		.err = err ? err : &own_error,
	};
	tm_status status;

	*out = (MlirModule){ 0 };
	tm_arena_init(&arena, tm_onnx_memory_limit(file->bytes.len));
	imp.store.dir = imp.options->dir;
	imp.mapping = tm_mapping_new(file);
	status = imp.mapping ? read_and_import(&imp, out)
	                     : tm_onnx_no_memory(&imp);
	tm_onnx_store_close(&imp.store);
	tm_mapping_release(imp.mapping);
	tm_arena_free(&arena);
	return status;
}
