/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The .pt2 reader over every archive below tests/import/pt2. */
#include "import/pt2/reader.h"
#include "import/pt2/weight.h"

#include "tap.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { MAX_MEMORY = 32 << 20 };

struct archive {
	tm_file file;
	tm_arena arena;
	tm_error err;
	tm_pt2_program *program;
	tm_status status;
};

static void
path_of(char *path, size_t size, const char *name)
{
	const char *top = getenv("top_srcdir");

	snprintf(path, size, "%s/tests/import/pt2/%s", top ? top : ".", name);
}

static void
open_archive(struct archive *a, const char *name)
{
	const tm_pt2_options options = {
		.max_memory = MAX_MEMORY
	};
	char path[4096];

	*a = (struct archive){ .arena = { .limit = MAX_MEMORY } };
	path_of(path, sizeof path, name);
	a->status = tm_file_open(path, &a->file, &a->err);
	if (a->status == TM_OK)
		a->status = tm_pt2_read(&a->program, a->file.bytes, &options,
		                        &a->arena, &a->err);
}

static void
close_archive(struct archive *a)
{
	tm_arena_free(&a->arena);
	tm_file_close(&a->file);
}

/* Good files are read; unsupported ones may also be refused later, by the
 * importer; whatever is refused says why. */
static void
check_status(const char *name)
{
	struct archive a;

	open_archive(&a, name);
	if (!strncmp(name, "good-", 5))
		is_str(a.err.reason, "", "%s is read", name);
	else if (!strncmp(name, "bad-", 4))
		ok(a.status == TM_EINVAL || a.status == TM_ELIMIT,
		   "%s is refused as corrupt or too large", name);
	else
		ok(a.status == TM_EUNSUP || a.status == TM_OK,
		   "%s is not called corrupt", name);
	ok((a.status == TM_OK) == !a.err.reason[0], "%s: a reason if refused",
	   name);
	close_archive(&a);
}

static void
check_all(void)
{
	struct dirent **names = NULL;
	char path[4096];
	int n;

	path_of(path, sizeof path, "");
	n = scandir(path, &names, NULL, alphasort);
	ok(n > 100, "there are archives");
	for (int i = 0; i < n; i++) {
		if (tm_str_ends(tm_str_from(names[i]->d_name), TM_STR(".pt2")))
			check_status(names[i]->d_name);
		free(names[i]);
	}
	free(names);
}

/* reasons.txt: the file's name, a blank, and what its refusal contains. */
static void
check_reasons(void)
{
	char path[4096], line[512];
	FILE *f;

	path_of(path, sizeof path, "reasons.txt");
	f = fopen(path, "r");
	if (!ok(f, "reasons.txt"))
		return;
	while (fgets(line, sizeof line, f)) {
		char *want = strchr(line, ' ');
		struct archive a;

		if (!want)
			continue;
		*want++ = 0;
		want[strcspn(want, "\n")] = 0;
		open_archive(&a, line);
		if (!ok(strstr(a.err.reason, want), "%s: %s", line, want))
			printf("# said: %s\n", a.err.reason);
		close_archive(&a);
	}
	fclose(f);
}

/* "float32 [3,4] 9abad9a5": what weights.txt says about a weight. */
static void
describe(const tm_pt2_weight *w, char *text, size_t size)
{
	const tm_dtype_info *info = tm_dtype_get(w->dtype);
	const size_t bytes = tm_pt2_weight_count(w) * (size_t)info->bits / 8;
	uint8_t *data = malloc(bytes + 1);
	size_t n = (size_t)snprintf(text, size, "%s [", info->name);

	for (int d = 0; d < w->rank; d++)
		n += (size_t)snprintf(text + n, size - n, "%s%" PRId64,
		                      d ? "," : "", w->sizes[d]);
	tm_pt2_weight_gather(w, data);
	snprintf(text + n, size - n, "] %08lx",
	         crc32(0, data, (unsigned)bytes));
	free(data);
}

/* A dense weight has its row-major bytes in place. */
static void
check_dense(const tm_pt2_weight *w, const char *name)
{
	uint8_t *data = NULL;
	tm_bytes bytes;

	if (!tm_pt2_weight_dense(w, &bytes))
		return;
	data = malloc(bytes.len + 1);
	tm_pt2_weight_gather(w, data);
	ok(!bytes.len || !memcmp(data, bytes.ptr, bytes.len),
	   "%s %.*s stands dense in the file", name, TM_STR_ARG(w->fqn));
	free(data);
}

static void
check_weights(void)
{
	char path[4096], line[512], got[512];
	int strided = 0;
	FILE *f;

	path_of(path, sizeof path, "weights.txt");
	f = fopen(path, "r");
	if (!ok(f, "weights.txt"))
		return;
	while (fgets(line, sizeof line, f)) {
		const char *file = strtok(line, " "), *fqn = strtok(NULL, " ");
		const char *want = strtok(NULL, "\n");
		const tm_pt2_weight *w;
		tm_bytes bytes;
		struct archive a;

		open_archive(&a, file);
		w = a.status ? NULL
		             : tm_pt2_weights_find(&a.program->state,
		                                   tm_str_from(fqn));
		if (!w && !a.status)
			w = tm_pt2_weights_find(&a.program->constants,
			                        tm_str_from(fqn));
		if (ok(w, "%s has %s", file, fqn)) {
			describe(w, got, sizeof got);
			is_str(got, want, "%s %s", file, fqn);
			check_dense(w, file);
			strided += !tm_pt2_weight_dense(w, &bytes);
		}
		close_archive(&a);
	}
	ok(strided > 5, "some weights are strided");
	fclose(f);
}

/* A few facts of one program in each of the three containers. */
static void
check_program(const char *name, int minor)
{
	const tm_pt2_program *p;
	struct archive a;

	open_archive(&a, name);
	p = a.program;
	if (ok(a.status == TM_OK, "%s", name)) {
		is_int(p->schema_minor, minor, "%s: minor", name);
		is_int((intmax_t)p->graph->num_nodes, 1, "%s: nodes", name);
		is_int(p->inputs[0].kind, TM_PT2_PARAMETER, "%s: input 0",
		       name);
		is_int(p->inputs[2].kind, TM_PT2_USER_INPUT, "%s: input 2",
		       name);
		ok(tm_str_eq(p->graph->nodes[0].target,
		             TM_STR("torch.ops.aten.linear.default")),
		   "%s: target", name);
		ok(!p->functional, "%s: not functionalized", name);
		ok(p->graph->nodes[0].stack_trace.len > 20, "%s: stack trace",
		   name);
	}
	close_archive(&a);
}

int
main(void)
{
	check_all();
	check_reasons();
	check_weights();
	check_program("good-linear.torch2.14.pt2", 20);
	check_program("good-linear.flat.pt2", 20);
	check_program("good-saved_to_buffer.torch2.6.pt2", 2);
	return tap_done();
}
