/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/reader.h"

#include "base/zip.h"
#include "import/pt2/read.h"
#include "import/pt2/torchsave.h"
#include "import/pt2/weight.h"

#include <stdio.h>

/* The one schema major that the reader knows: PyTorch 2.6 and newer. */
enum { SCHEMA_MAJOR = 8 };

struct archive {
	tm_zip zip;
	tm_str root;  /* "linear/"; empty for a flat archive */
	tm_str model; /* "model" */
	const tm_pt2_options *options;
	tm_pt2_read_state r;
};

bool
tm_pt2_detect(tm_bytes bytes)
{
	return tm_zip_detect(bytes);
}

/* -- Members ------------------------------------------------------------- */

/* The member called ROOT A B C, or NULL. */
static tm_zip_member *
find(struct archive *a, const char *folder, tm_str name, const char *suffix)
{
	const char *path = tm_arena_printf(a->r.arena, "%.*s%s%.*s%s",
	                                   TM_STR_ARG(a->root), folder,
	                                   TM_STR_ARG(name), suffix);

	return path ? tm_zip_find(&a->zip, tm_str_from(path)) : NULL;
}

static tm_status
parse(struct archive *a, tm_zip_member *m, tm_json **out)
{
	const uint64_t limit = a->options->max_memory;
	const uint64_t used = a->r.arena->used;
	tm_bytes text;

	TM_TRY(tm_zip_read(&a->zip, m, !a->options->ignore_checksums, &text,
	                   a->r.err));
	if (limit && used >= limit)
		return tm_pt2_bad(&a->r, TM_ELIMIT,
		                  "the program needs more memory than allowed");
	return tm_json_parse(out, text, m->offset, limit ? limit - used : 0,
	                     a->r.err);
}

/* Compares the contents of a small member with WANT. */
static tm_status
expect(struct archive *a, const char *name, const char *want, bool required,
       const char *complaint)
{
	tm_zip_member *m = find(a, "", tm_str_from(name), "");
	tm_bytes text;

	if (!m)
		return required ? tm_pt2_bad(&a->r, TM_EUNSUP, "%s", complaint)
		                : TM_OK;
	TM_TRY(tm_zip_read(&a->zip, m, false, &text, a->r.err));
	return tm_str_eq(tm_bytes_str(text), tm_str_from(want))
	               ? TM_OK
	               : tm_pt2_bad(&a->r, TM_EUNSUP, "%s", complaint);
}

/* -- Weights of PyTorch 2.9 and newer ------------------------------------ */

/* Reads a list of plain numbers from the file's dimensions. */
static tm_status
fixed_ints(struct archive *a, const tm_json *v, int *rank, int64_t **out)
{
	tm_pt2_dim *dims;

	TM_TRY(tm_pt2_dims(&a->r, v, rank, &dims));
	*out = TM_PT2_NEW(&a->r, int64_t, (size_t)*rank);
	if (!*out)
		return a->r.err->status;
	for (int d = 0; d < *rank; d++) {
		if (dims[d].expr.len)
			return tm_pt2_bad(&a->r, TM_EUNSUP,
			                  "a weight has a symbolic shape");
		(*out)[d] = dims[d].value;
	}
	return TM_OK;
}

static tm_status
raw_weight(struct archive *a, const tm_json *meta, tm_zip_member *m,
           tm_pt2_weight *w)
{
	const tm_json *device = tm_json_get(meta, "device"), *offset = NULL;
	tm_str key = { 0 }, type = TM_STR("cpu");
	int rank = 0;

	TM_TRY(tm_pt2_dtype(&a->r, tm_json_get(meta, "dtype"), &w->dtype));
	TM_TRY(fixed_ints(a, tm_json_get(meta, "sizes"), &w->rank, &w->sizes));
	TM_TRY(fixed_ints(a, tm_json_get(meta, "strides"), &rank,
	                  &w->strides));
	TM_TRY(tm_pt2_union(&a->r, tm_json_get(meta, "storage_offset"), &key,
	                    &offset));
	if (!tm_json_int(offset, &w->offset) || rank != w->rank)
		return tm_pt2_bad(&a->r, TM_EINVAL,
		                  "weight '%.*s' is described badly",
		                  TM_STR_ARG(w->fqn));
	TM_TRY(tm_zip_read(&a->zip, m, false, &w->storage, a->r.err));
	tm_json_str(tm_json_get(device, "type"), &type);
	return tm_pt2_weight_check(w, !tm_str_eq(type, TM_STR("cpu")),
	                           a->r.arena, a->r.err);
}

/* One PayloadMeta: raw bytes, a pickled tensor, or an object. */
static tm_status
read_payload(struct archive *a, const char *folder, const tm_json *v,
             tm_pt2_weight *w)
{
	const tm_json *meta = tm_json_get(v, "tensor_meta");
	bool pickled = false;
	tm_zip_member *m;
	tm_bytes bytes;
	tm_str path;

	tm_json_bool(tm_json_get(v, "is_param"), &w->is_param);
	tm_json_bool(tm_json_get(v, "use_pickle"), &pickled);
	if (!meta) {
		w->refused = "is a custom object, not a tensor";
		return TM_OK;
	}
	if (!tm_json_str(tm_json_get(v, "path_name"), &path) ||
	    !(m = find(a, folder, path, "")))
		return tm_pt2_bad(&a->r, TM_EINVAL,
		                  "the archive has no data for '%.*s'",
		                  TM_STR_ARG(w->fqn));
	if (!pickled)
		return raw_weight(a, meta, m, w);
	TM_TRY(tm_zip_read(&a->zip, m, false, &bytes, a->r.err));
	return tm_torchsave_tensor(w, bytes, m->offset, a->r.arena,
	                           a->r.err);
}

static tm_status
read_config(struct archive *a, const char *folder, const tm_json *config,
            tm_pt2_weights *set)
{
	tm_json_walk walk = { 0 };

	while (tm_json_next(config, &walk)) {
		tm_pt2_weight w = { .fqn = tm_arena_str(a->r.arena,
			                                walk.key) };

		if (!w.fqn.ptr)
			return tm_pt2_bad(&a->r, TM_ELIMIT,
			                  "weights need more memory than "
			                  "allowed");
		TM_TRY(read_payload(a, folder, walk.value, &w));
		TM_TRY(tm_pt2_weights_add(set, &w, a->r.arena, a->r.err));
	}
	return TM_OK;
}

/* The weights of a rooted archive: one pickle (PyTorch 2.8), or a config
 * that names raw files.  Having neither is having no weights. */
static tm_status
rooted_weights(struct archive *a, const char *folder, const char *suffix,
               tm_pt2_weights *set)
{
	tm_zip_member *m = find(a, folder, a->model, ".pt");
	tm_json *config;
	tm_status status;
	tm_bytes bytes;

	if (m) {
		TM_TRY(tm_zip_read(&a->zip, m, false, &bytes, a->r.err));
		return tm_torchsave_dict(set, bytes, m->offset, a->r.arena,
		                         a->r.err);
	}
	m = find(a, folder, a->model, suffix);
	if (!m)
		return TM_OK;
	TM_TRY(parse(a, m, &config));
	status = read_config(a, folder, tm_json_get(config, "config"), set);
	tm_json_free(config);
	return status;
}

/* The weights of a flat archive; a missing or empty member has none. */
static tm_status
flat_weights(struct archive *a, const char *name, tm_pt2_weights *set)
{
	tm_zip_member *m = find(a, "", tm_str_from(name), "");
	tm_bytes bytes;

	if (!m)
		return TM_OK;
	TM_TRY(tm_zip_read(&a->zip, m, false, &bytes, a->r.err));
	return bytes.len ? tm_torchsave_dict(set, bytes, m->offset,
	                                     a->r.arena, a->r.err)
	                 : TM_OK;
}

/* -- The program --------------------------------------------------------- */

static tm_status
check_major(struct archive *a, int64_t major)
{
	if (major < SCHEMA_MAJOR)
		return tm_pt2_bad(&a->r, TM_EUNSUP,
		                  "schema version %lld is older than PyTorch "
		                  "2.6 writes; export the model again with "
		                  "PyTorch 2.6 or newer",
		                  (long long)major);
	if (major > SCHEMA_MAJOR)
		return tm_pt2_bad(&a->r, TM_EUNSUP,
		                  "schema version %lld is newer than this "
		                  "reader, which knows %d",
		                  (long long)major, SCHEMA_MAJOR);
	return TM_OK;
}

static tm_status
check_version(struct archive *a, const tm_json *v, tm_pt2_program *p)
{
	if (!tm_json_int(v, &p->schema_major) &&
	    !tm_json_int(tm_json_get(v, "major"), &p->schema_major))
		return tm_pt2_bad(&a->r, TM_EINVAL,
		                  "the program has no schema version");
	tm_json_int(tm_json_get(v, "minor"), &p->schema_minor);
	return check_major(a, p->schema_major);
}

static bool
is_functional(const tm_json *verifiers)
{
	tm_str s;

	for (size_t i = 0; i < tm_json_count(verifiers); i++)
		if (tm_json_str(tm_json_at(verifiers, i), &s) &&
		    tm_str_eq(s, TM_STR("TRAINING")))
			return false;
	return true;
}

static tm_status
read_program(struct archive *a, const tm_json *v, tm_pt2_program *p)
{
	const tm_json *module = tm_json_get(v, "graph_module");

	TM_TRY(check_version(a, tm_json_get(v, "schema_version"), p));
	TM_TRY(tm_pt2_text(&a->r, tm_json_get(v, "torch_version"),
	                   &p->torch_version));
	p->functional = is_functional(tm_json_get(v, "verifiers"));
	TM_TRY(tm_pt2_read_graph(&a->r, tm_json_get(module, "graph"),
	                         &p->graph));
	TM_TRY(tm_pt2_read_ranges(&a->r, tm_json_get(v, "range_constraints"),
	                          p));
	return tm_pt2_read_signature(&a->r, tm_json_get(module, "signature"),
	                             p);
}

static tm_status
parse_program(struct archive *a, tm_zip_member *m, tm_pt2_program *p)
{
	tm_json *doc;
	tm_status status;

	TM_TRY(parse(a, m, &doc));
	status = read_program(a, doc, p);
	tm_json_free(doc);
	return status;
}

/* -- Finding the model --------------------------------------------------- */

/* Whether member I is ROOT/models/NAME.json; sets *NAME then. */
static bool
is_model(const struct archive *a, size_t i, tm_str *name)
{
	static const tm_str folder = { "models/", 7 }, suffix = { ".json", 5 };
	const size_t skip = a->root.len + folder.len;
	const tm_str s = a->zip.members[i].name;

	if (s.len < skip + suffix.len || !tm_str_starts(s, a->root) ||
	    !tm_str_ends(s, suffix) ||
	    memcmp(s.ptr + a->root.len, folder.ptr, folder.len))
		return false;
	*name = (tm_str){ s.ptr + skip, s.len - skip - suffix.len };
	return true;
}

/* The names of all models, for a message. */
static void
list_models(const struct archive *a, char *text, size_t size)
{
	size_t n = 0;
	tm_str name;

	text[0] = 0;
	for (size_t i = 0; i < a->zip.count && n < size; i++)
		if (is_model(a, i, &name))
			n += (size_t)snprintf(text + n, size - n, "%s%.*s",
			                      n ? ", " : "",
			                      TM_STR_ARG(name));
}

/* Sets the model's name and its member: the one asked for, or the only. */
static tm_status
choose_model(struct archive *a, tm_zip_member **out)
{
	const tm_str want = a->options->model;
	char names[240];
	size_t count = 0;
	tm_str name;

	for (size_t i = 0; i < a->zip.count; i++) {
		if (!is_model(a, i, &name) ||
		    (want.len && !tm_str_eq(name, want)))
			continue;
		a->model = name;
		*out = &a->zip.members[i];
		count++;
	}
	if (count == 1)
		return TM_OK;
	list_models(a, names, sizeof names);
	if (!names[0])
		return tm_pt2_bad(&a->r, TM_EUNSUP,
		                  "no exported program in this archive (only "
		                  "compiled files or extra files, or a save "
		                  "that failed)");
	return want.len ? tm_pt2_bad(&a->r, TM_EUNSUP,
	                             "the archive has no model '%.*s', only: "
	                             "%s",
	                             TM_STR_ARG(want), names)
	                : tm_pt2_bad(&a->r, TM_EUNSUP,
	                             "the archive holds several models, name "
	                             "one of: %s",
	                             names);
}

static tm_status
read_rooted(struct archive *a, tm_pt2_program *p)
{
	const tm_str first = a->zip.members[0].name;
	const char *slash = memchr(first.ptr, '/', first.len);
	tm_zip_member *m = NULL;

	if (slash)
		a->root = (tm_str){ first.ptr,
			            (size_t)(slash - first.ptr) + 1 };
	TM_TRY(expect(a, "archive_format", "pt2", true,
	              find(a, "", TM_STR("data.pkl"), "")
	                      ? "this is a TorchScript or torch.save file; "
	                        "save with torch.export.save"
	                      : "this zip archive is not one of "
	                        "torch.export.save"));
	TM_TRY(expect(a, "archive_version", "0", true,
	              "the archive's version is newer than this reader"));
	TM_TRY(expect(a, "byteorder", "little", false,
	              "the weights are big-endian; save them on a "
	              "little-endian machine"));
	TM_TRY(choose_model(a, &m));
	p->name = a->model;
	TM_TRY(rooted_weights(a, "data/weights/", "_weights_config.json",
	                      &p->state));
	TM_TRY(rooted_weights(a, "data/constants/", "_constants_config.json",
	                      &p->constants));
	return parse_program(a, m, p);
}

/* "8.2": looked at before the weights, whose layout depends on it. */
static tm_status
flat_version(struct archive *a)
{
	tm_zip_member *m = find(a, "", TM_STR("version"), "");
	int64_t major = 0;
	tm_bytes text;

	TM_TRY(tm_zip_read(&a->zip, m, false, &text, a->r.err));
	for (size_t i = 0; i < text.len && i < 9; i++) {
		if (text.ptr[i] < '0' || text.ptr[i] > '9')
			break;
		major = 10 * major + text.ptr[i] - '0';
	}
	return check_major(a, major);
}

/* The layout of PyTorch 2.1 to 2.7. */
static tm_status
read_flat(struct archive *a, tm_zip_member *m, tm_pt2_program *p)
{
	p->name = TM_STR("model");
	TM_TRY(flat_version(a));
	if (a->options->model.len && !tm_str_eq(a->options->model, p->name))
		return tm_pt2_bad(&a->r, TM_EUNSUP,
		                  "the archive has no model '%.*s', only: model",
		                  TM_STR_ARG(a->options->model));
	TM_TRY(flat_weights(a, "serialized_state_dict.pt", &p->state));
	TM_TRY(flat_weights(a, "serialized_constants.pt", &p->constants));
	return parse_program(a, m, p);
}

tm_status
tm_pt2_read(tm_pt2_program **out, tm_bytes file,
            const tm_pt2_options *options, tm_arena *arena, tm_error *err)
{
	struct archive a = { .options = options, .r = { arena, err, NULL, 0 } };
	tm_zip_member *m;

	*out = TM_PT2_NEW(&a.r, tm_pt2_program, 1);
	if (!*out)
		return err->status;
	TM_TRY(tm_zip_open(&a.zip, file, 0, arena, err));
	if (!a.zip.count)
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
		               "the zip archive is empty");
	m = tm_zip_find(&a.zip, TM_STR("serialized_exported_program.json"));
	return m && find(&a, "", TM_STR("version"), "")
	               ? read_flat(&a, m, *out)
	               : read_rooted(&a, *out);
}
