/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every row of the op table is PyTorch's and has its recorded cases. */
#include "ops/op.h"
#include "tap.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>

static const char *const ids[TM_NUM_OPS] = {
#define OP(id, schema, ...) [TM_OP_##id] = #id,
#include "ops/torch.def"
#undef OP
};

static char excused[1 << 16]; /* tests/ops/without-case */

static void
read_excuses(const char *srcdir)
{
	char path[4096];
	FILE *f;

	snprintf(path, sizeof path, "%s/tests/ops/without-case", srcdir);
	f = fopen(path, "r");
	if (!f)
		return;
	excused[0] = '\n';
	excused[1 + fread(excused + 1, 1, sizeof excused - 2, f)] = '\0';
	fclose(f);
}

static bool
is_excused(const char *id)
{
	char line[256];

	snprintf(line, sizeof line, "\n%s ", id);
	return strstr(excused, line) != NULL;
}

static bool
has_case(const char *srcdir, const char *id)
{
	char pattern[4096];
	glob_t g;
	bool found;

	snprintf(pattern, sizeof pattern, "%s/tests/ops/*/%s.mlir", srcdir,
	         id);
	found = glob(pattern, 0, NULL, &g) == 0;
	globfree(&g);
	return found;
}

/* The part of TEXT before its parameters. */
static tm_str
qualified_name(const char *text)
{
	return (tm_str){ text, strcspn(text, "(") };
}

static void
check_row(const char *srcdir, int id)
{
	const tm_op_info *row = &tm_ops[id];
	const tm_op_def *def = strstr(row->schema, "::")
	                               ? tm_registry_find_schema(
	                                         qualified_name(row->schema))
	                               : tm_registry_find(tm_str_from(
	                                         row->schema));
	const bool cased = has_case(srcdir, ids[id]);

	ok(def && def->id == (tm_op_id)id, "%s is an op of the dialect",
	   ids[id]);
	if (def && def->schema)
		ok(tm_str_eq(def->schema->text, tm_str_from(row->schema)),
		   "%s has PyTorch's schema", ids[id]);
	ok(cased != is_excused(ids[id]),
	   cased ? "%s has cases" : "%s has cases, or says why not", ids[id]);
}

int
main(void)
{
	const char *srcdir = getenv("srcdir");

	if (!srcdir)
		srcdir = ".";
	read_excuses(srcdir);
	for (int id = 1; id < TM_NUM_OPS; id++)
		check_row(srcdir, id);
	return tap_done();
}
