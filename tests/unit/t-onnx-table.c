/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every row of the ONNX table: sorted, one per version, arguments that parse,
 * a text that names only what exists. */
#include "ops/onnx.h"
#include "pass/rewrite.h"
#include "tap.h"

static void
check_order(const tm_onnx_row *a, const tm_onnx_row *b)
{
	const int order = strcmp(a->name, b->name);

	if (order > 0 || (order == 0 && a->since >= b->since))
		ok(false, "%s %d stands behind %s %d", b->name, b->since,
		   a->name, a->since);
}

static void
check_text(const tm_onnx_row *row, const tm_onnx_sig *sig)
{
	tm_binding env[64];
	char reason[240];

	/* Code may bind more names. */
	if (!row->text || row->convert)
		return;
	for (int i = 0; i < sig->num_params; i++)
		env[i] = (tm_binding){ sig->params[i].name, { NULL } };
	if (tm_rewrite_check(NULL, row->text, env, (size_t)sig->num_params,
	                     reason) != TM_OK)
		ok(false, "%s %d: %s", row->name, row->since, reason);
}

static void
check_row(tm_arena *arena, const tm_onnx_row *row)
{
	tm_onnx_sig sig;

	if (tm_onnx_sig_parse(arena, row, &sig) != TM_OK) {
		ok(false, "%s %d: \"%s\"", row->name, row->since, row->args);
		return;
	}
	if (!row->text + !row->convert + !row->why_not == 3)
		ok(false, "%s %d does nothing and says no reason", row->name,
		   row->since);
	check_text(row, &sig);
}

static void
check_find(void)
{
	const tm_str none = TM_STR("");
	const tm_onnx_row *row;

	row = tm_onnx_row_find(TM_STR("Add"), none, 6);
	ok(row && row->since == 1, "Add of version 6 is the first row");
	row = tm_onnx_row_find(TM_STR("Add"), none, 7);
	ok(row && row->since == 7, "Add of version 7 is the second one");
	row = tm_onnx_row_find(TM_STR("Add"), none, 99);
	ok(row && row->since == 7, "and of later versions");
	ok(!tm_onnx_row_find(TM_STR("Gelu"), none, 19),
	   "Gelu is not in version 19");
	ok(!tm_onnx_row_find(TM_STR("Ad"), none, 20) &&
	           !tm_onnx_row_find(TM_STR("Addd"), none, 20),
	   "names are whole");
	ok(!tm_onnx_row_find(TM_STR("Add"), TM_STR("com.microsoft"), 1),
	   "domains are apart");
}

int
main(void)
{
	tm_arena arena;

	tm_arena_init(&arena, 0);
	for (size_t i = 0; i < tm_onnx_num_rows; i++) {
		if (i)
			check_order(&tm_onnx_rows[i - 1], &tm_onnx_rows[i]);
		check_row(&arena, &tm_onnx_rows[i]);
	}
	ok(tm_onnx_num_rows > 190, "%zu rows", tm_onnx_num_rows);
	check_find();
	tm_arena_free(&arena);
	return tap_done();
}
