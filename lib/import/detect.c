/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/import.h"

#include "import/safetensors.h"

#include <stdlib.h>

static bool
is_bytecode(tm_bytes b)
{
	return b.len >= 4 && !memcmp(b.ptr, "ML\xefR", 4);
}

/* Printable, as far as one looks. */
static bool
is_text(tm_bytes b)
{
	for (size_t i = 0; i < b.len && i < 512; i++)
		if (b.ptr[i] < 32 && !memchr("\t\n\r\f", b.ptr[i], 4))
			return false;
	return true;
}

tm_model_format
tm_model_format_of(tm_bytes bytes)
{
	if (tm_pt2_detect(bytes))
		return TM_FORMAT_PT2;
	if (is_bytecode(bytes))
		return TM_FORMAT_MLIR;
	if (tm_onnx_detect(bytes))
		return TM_FORMAT_ONNX;
	return is_text(bytes) ? TM_FORMAT_MLIR : TM_FORMAT_UNKNOWN;
}

/* From the file itself where it has a name, so that MLIR can map it. */
static tm_status
parse_mlir(MlirContext ctx, const char *path, tm_file *file, MlirModule *out,
           tm_error *err)
{
	const tm_bytes b = file->bytes;
	char *copy = NULL;

	if (file->mapped && strcmp(path, "-")) {
		*out = mlirModuleCreateParseFromFile(
		        ctx, mlirStringRefCreateFromCString(path));
	} else if ((copy = malloc(b.len + 1))) {
		/* MLIR's lexer wants a NUL behind the text. */
		if (b.len)
			memcpy(copy, b.ptr, b.len);
		copy[b.len] = 0;
		*out = mlirModuleCreateParse(
		        ctx, mlirStringRefCreate(copy, b.len));
		free(copy);
	}
	tm_file_close(file);
	return mlirModuleIsNull(*out)
	               ? tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
	                         "not a valid MLIR module")
	               : TM_OK;
}

/* The folder that PATH is in; to be freed, NULL without memory. */
static char *
folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? strndup(path, (size_t)(slash - path) + 1) : strdup(".");
}

/* MLIR's text or bytecode, and the weights that may stand beside it. */
static tm_status
import_mlir(MlirContext ctx, const char *path, tm_file *file, MlirModule *out,
            tm_error *err)
{
	tm_error own = { 0 };
	tm_status status;
	char *dir;

	TM_TRY(parse_mlir(ctx, path, file, out, err));
	dir = folder_of(path);
	status = dir ? tm_safetensors_attach(*out, dir, err ? err : &own)
	             : TM_ENOMEM;
	free(dir);
	if (status != TM_OK) {
		mlirModuleDestroy(*out);
		*out = (MlirModule){ NULL };
	}
	return status;
}

static tm_status
import_onnx(MlirContext ctx, const char *path, tm_file *file,
            const tm_onnx_options *options, MlirModule *out, tm_error *err)
{
	tm_onnx_options with_dir = *options;
	char *dir = folder_of(path);
	tm_status status;

	if (!with_dir.dir)
		with_dir.dir = dir;
	status = tm_import_onnx(ctx, file, &with_dir, out, err);
	free(dir);
	return status;
}

static bool
load(MlirContext ctx, const char *dialect)
{
	return !mlirDialectIsNull(mlirContextGetOrLoadDialect(
	        ctx, mlirStringRefCreateFromCString(dialect)));
}

tm_status
tm_import_file(MlirContext ctx, const char *path,
               const tm_import_options *options, MlirModule *out,
               tm_error *err)
{
	tm_file file;

	*out = (MlirModule){ NULL };
	TM_TRY(tm_file_open(path, &file, err));
	if (!load(ctx, "func") || !load(ctx, "torch")) {
		tm_file_close(&file);
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "the context does not know the dialects torch "
		               "and func");
	}
	switch (tm_model_format_of(file.bytes)) {
	case TM_FORMAT_PT2:
		return tm_import_pt2(ctx, &file, &options->pt2, out, err);
	case TM_FORMAT_ONNX:
		return import_onnx(ctx, path, &file, &options->onnx, out,
		                   err);
	case TM_FORMAT_MLIR:
		return import_mlir(ctx, path, &file, out, err);
	case TM_FORMAT_UNKNOWN:
		break;
	}
	tm_file_close(&file);
	return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
	               "neither a .pt2 archive nor an ONNX model nor MLIR");
}
