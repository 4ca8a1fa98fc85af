/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The .pt2 importer over real archives with bytes changed: what is read must
 * be imported or refused with a reason, never crash. */
#include "base/arena.h"
#include "dialect/dialect.h"
#include "import/pt2/pt2.h"

#include "tap.h"

#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/Func.h>
#include <stdlib.h>
#include <string.h>

enum { CHANGES = 150 };

static MlirContext
create_context(void)
{
	MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	tm_dialect_register(registry);
	mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(),
	                               registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	mlirDialectRegistryDestroy(registry);
	mlirContextGetOrLoadDialect(ctx,
	                            mlirStringRefCreateFromCString("func"));
	mlirContextGetOrLoadDialect(ctx,
	                            mlirStringRefCreateFromCString("torch"));
	return ctx;
}

static MlirLogicalResult
swallow(MlirDiagnostic diagnostic, void *user)
{
	(void)diagnostic;
	++*(int *)user;
	return mlirLogicalResultSuccess();
}

/* Imports SIZE bytes, which are copied; false if it is refused without a
 * reason. */
static bool
import_bytes(MlirContext ctx, const uint8_t *data, size_t size, int *imported)
{
	const tm_pt2_options options = { .max_memory = 64 << 20,
		                         .ignore_checksums = true };
	uint8_t *copy = malloc(size + 1);
	tm_file file = { .bytes = { copy, size } };
	tm_error err = { 0 };
	MlirModule module;

	memcpy(copy, data, size);
	if (tm_import_pt2(ctx, &file, &options, &module, &err) != TM_OK)
		return err.reason[0] != 0;
	mlirModuleDestroy(module);
	++*imported;
	return true;
}

/* What is likely to keep the JSON well formed, but not the program. */
static void
change(uint8_t *data, size_t size, uint32_t *state)
{
	static const char digits[] = "0123456789";

	for (int tries = 0; tries < 100; tries++) {
		size_t at;

		*state = *state * 1664525u + 1013904223u;
		at = (*state >> 4) % size;
		if (data[at] >= '0' && data[at] <= '9')
			data[at] = (uint8_t)digits[(*state >> 20) % 10];
		else if (data[at] >= 'a' && data[at] <= 'z')
			data[at] = (uint8_t)('a' + (*state >> 20) % 26);
		else
			continue;
		return;
	}
}

static void
check_file(MlirContext ctx, const char *name)
{
	const char *top = getenv("top_srcdir");
	int imported = 0, silent = 0;
	uint32_t state = 7;
	char path[4096];
	uint8_t *copy;
	tm_file file;

	snprintf(path, sizeof path, "%s/tests/import/pt2/good-%s.pt2",
	         top ? top : ".", name);
	if (!ok(tm_file_open(path, &file, NULL) == TM_OK, "open %s", name))
		return;
	copy = malloc(file.bytes.len);
	for (int i = 0; i < CHANGES; i++) {
		memcpy(copy, file.bytes.ptr, file.bytes.len);
		for (int k = 0; k <= i % 3; k++)
			change(copy, file.bytes.len, &state);
		silent += !import_bytes(ctx, copy, file.bytes.len, &imported);
	}
	is_int(silent, 0, "%s: every refusal has a reason", name);
	ok(imported > 0 && imported < CHANGES,
	   "%s: some changes are harmless, some are not", name);
	free(copy);
	tm_file_close(&file);
}

int
main(void)
{
	static const char *const names[] = {
		"linear.torch2.14",      "dynamic_symminmax.torch2.14",
		"cond.torch2.6",         "while_loop_params.torch2.6",
		"scan.torch2.14",        "associative_scan_strict.torch2.14",
		"weight_views.torch2.14", "complex_scalar.torch2.14",
		"custom_op_mutating_decomp.torch2.14",
		"indexing.torch2.14",    "dtypes_exotic.flat",
	};
	MlirContext ctx = create_context();
	MlirDiagnosticHandlerID id;
	int diagnostics = 0;

	id = mlirContextAttachDiagnosticHandler(ctx, swallow, &diagnostics,
	                                        NULL);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		check_file(ctx, names[i]);
	mlirContextDetachDiagnosticHandler(ctx, id);
	mlirContextDestroy(ctx);
	return tap_done();
}
