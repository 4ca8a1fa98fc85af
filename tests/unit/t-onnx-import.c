/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every file of tests/import/onnx: the good ones become modules that verify
 * and can be read back from text, the others fail as expect.txt says. */
#include "import/onnx/onnx.h"

#include "dialect/dialect.h"
#include "tap.h"

#include <dirent.h>
#include <mlir-c/Dialect/Func.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[3000];
static char *expectations;

static MlirContext
make_context(void)
{
	const MlirDialectRegistry registry = mlirDialectRegistryCreate();
	const MlirContext ctx = mlirContextCreate();

	tm_dialect_register(registry);
	mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(),
	                               registry);
	mlirContextAppendDialectRegistry(ctx, registry);
	mlirContextLoadAllAvailableDialects(ctx);
	mlirDialectRegistryDestroy(registry);
	return ctx;
}

static char *
read_text(const char *name)
{
	char path[4096], *text = NULL;
	tm_file file;

	snprintf(path, sizeof path, "%s/%s", folder, name);
	if (tm_file_open(path, &file, NULL) != TM_OK)
		return NULL;
	text = strndup((const char *)file.bytes.ptr, file.bytes.len);
	tm_file_close(&file);
	return text;
}

/* The status and reason of "NAME|status|reason"; false if there is none. */
static bool
expectation(const char *name, char *status, char *reason)
{
	const size_t n = strlen(name);
	const char *line = expectations;

	for (; line; line = strchr(line, '\n')) {
		line += *line == '\n';
		if (!strncmp(line, name, n) && line[n] == '|')
			return sscanf(line + n, "|%31[^|]|%199[^\n]", status,
			              reason) == 2;
	}
	return false;
}

static void
append(MlirStringRef part, void *user)
{
	FILE *f = user;

	fwrite(part.data, 1, part.length, f);
}

static void
check_round_trip(MlirContext ctx, MlirModule module, const char *name)
{
	char *text = NULL;
	size_t size;
	FILE *f = open_memstream(&text, &size);
	MlirModule again;

	mlirOperationPrint(mlirModuleGetOperation(module), append, f);
	fclose(f);
	again = mlirModuleCreateParse(ctx, mlirStringRefCreate(text, size));
	ok(!mlirModuleIsNull(again), "%s: its text is read back", name);
	if (!mlirModuleIsNull(again))
		mlirModuleDestroy(again);
	free(text);
}

static tm_status
import(MlirContext ctx, const char *dir, const char *name, MlirModule *out,
       tm_error *err)
{
	const tm_onnx_options options = { .dir = dir };
	char path[4096];
	tm_file file;

	snprintf(path, sizeof path, "%s/%s", folder, name);
	if (tm_file_open(path, &file, err) != TM_OK)
		return TM_EIO;
	return tm_import_onnx(ctx, &file, &options, out, err);
}

static void
check_file(MlirContext ctx, const char *name)
{
	char status[32] = "ok", reason[200] = "";
	tm_error err = { 0 };
	MlirModule module;
	tm_status got;

	if (strncmp(name, "good-", 5) &&
	    !ok(expectation(name, status, reason), "%s is in expect.txt", name))
		return;
	got = import(ctx, folder, name, &module, &err);
	if (!is_str(tm_status_name(got), status, "%s", name))
		printf("# %s\n", err.reason);
	if (reason[0] &&
	    !ok(strstr(err.reason, reason), "%s says why", name))
		printf("# %s\n", err.reason);
	if (got != TM_OK)
		return;
	ok(mlirOperationVerify(mlirModuleGetOperation(module)),
	   "%s: its module verifies", name);
	check_round_trip(ctx, module, name);
	mlirModuleDestroy(module);
}

/* A link that leaves the model's directory is not followed, one inside is. */
static void
check_links(MlirContext ctx)
{
	char dir[] = "tmp-onnx-XXXXXX", path[4200], target[4200];
	tm_error err = { 0 };
	MlirModule module;

	if (!ok(mkdtemp(dir), "a directory"))
		return;
	snprintf(path, sizeof path, "%s/weights.bin", dir);
	snprintf(target, sizeof target, "%s/weights.bin", folder);
	ok(!symlink(target[0] == '/' ? target : "/etc/hostname", path),
	   "a link that leads out");
	is_int(import(ctx, dir, "good-external.onnx", &module, &err), TM_EINVAL,
	       "is refused");
	ok(strstr(err.reason, "a link leads out"), "and named");
	unlink(path);
	snprintf(target, sizeof target, "%s/real.bin", dir);
	if (ok(!symlink("real.bin", path), "a link that stays inside")) {
		FILE *f = fopen(target, "w");

		fwrite("0123456789abcdef", 1, 16, f);
		fclose(f);
		memset(&err, 0, sizeof err);
		if (is_int(import(ctx, dir, "good-external.onnx", &module,
		                  &err), TM_OK, "is followed"))
			mlirModuleDestroy(module);
		unlink(target);
	}
	unlink(path);
	rmdir(dir);
}

int
main(void)
{
	const char *top = getenv("top_srcdir");
	const MlirContext ctx = make_context();
	struct dirent *entry;
	DIR *dir;

	snprintf(folder, sizeof folder, "%s/tests/import/onnx",
	         top ? top : ".");
	expectations = read_text("expect.txt");
	dir = opendir(folder);
	if (!ok(expectations && dir, "%s", folder))
		return tap_done();
	while ((entry = readdir(dir)))
		if (tm_str_ends(tm_str_from(entry->d_name), TM_STR(".onnx")))
			check_file(ctx, entry->d_name);
	closedir(dir);
	check_links(ctx);
	free(expectations);
	mlirContextDestroy(ctx);
	return tap_done();
}
