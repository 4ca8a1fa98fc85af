/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/pipelines.h"

#include "base/arena.h"

#include <stdlib.h>
#include <string.h>

/*
 * Pipelines are written as text, from the passes of passes.def and MLIR's.
 * Those to the torch backend have options in common; their order is that of
 * the enumeration.
 */
enum {
	MAX_ITERATIONS,
	DECOMPOSE,
	REFINE,
	LEGAL_OPS,
	EXTRA_LIBRARY,
	ALLOW_NON_FINITES
};

static const tm_option torch_options[] = {
	{ "max-iterations", TM_OPTION_INT, "10",
	  "How often to try; one walk finds everything, so more changes "
	  "nothing" },
	{ "decompose-complex-ops", TM_OPTION_BOOL, "true",
	  "Replace ops by the simpler ones that they are made of" },
	{ "shape-dtype-refine", TM_OPTION_BOOL, "true",
	  "Infer sizes and element types" },
	{ "backend-legal-ops", TM_OPTION_LIST, NULL,
	  "Names without \"torch.\" of ops not to decompose" },
	{ "extra-library", TM_OPTION_STRING, "",
	  "A file with shape functions; not supported" },
	{ "allow-non-finites", TM_OPTION_BOOL, "true",
	  "Accepted for compatibility; infinities are always allowed" },
	{ NULL },
};

/* ---- text ---- */

struct text {
	tm_arena arena;
	char *s;
	size_t len, cap;
	bool failed;
};

static void
add_str(struct text *t, tm_str s)
{
	if (!tm_arena_grow(&t->arena, &t->s, &t->cap, t->len + s.len + 1, 1)) {
		t->failed = true;
		return;
	}
	memcpy(t->s + t->len, s.ptr, s.len);
	t->len += s.len;
	t->s[t->len] = 0;
}

static void
add(struct text *t, const char *s)
{
	add_str(t, tm_str_from(s));
}

/* The text, malloc'ed, or NULL where there is no memory. */
static char *
finish(struct text *t)
{
	char *s = t->failed || !t->s ? NULL : strdup(t->s);

	tm_arena_free(&t->arena);
	return s;
}

/* A library of shape functions has no place here: better to say so. */
static bool
supported(const tm_option_value *v)
{
	return v[EXTRA_LIBRARY].s.len == 0;
}

static void
add_decompose(struct text *t, const tm_option_value *v)
{
	if (!v[DECOMPOSE].i)
		return;
	add(t, ",func.func(torch-decompose-complex-ops");
	for (intptr_t i = 0; i < v[LEGAL_OPS].num_list; i++) {
		add(t, i ? "," : "{legal-ops=");
		add_str(t, v[LEGAL_OPS].list[i]);
	}
	if (v[LEGAL_OPS].num_list > 0)
		add(t, "}");
	add(t, "),torch-refine-types,func.func(canonicalize)");
}

static void
add_refine(struct text *t, const tm_option_value *v)
{
	add(t, v[REFINE].i ? ",torch-refine-types" : ",torch-fold");
}

/* ---- to torch ---- */

static char *
dynamo_to_torch(const tm_option_value *v)
{
	struct text t = { .len = 0 };

	if (!supported(v))
		return NULL;
	add(&t, "inline,func.func(torch-functionalize,canonicalize)");
	add_refine(&t, v);
	add_decompose(&t, v);
	return finish(&t);
}

static char *
onnx_to_torch(const tm_option_value *v)
{
	struct text t = { .len = 0 };

	if (!supported(v))
		return NULL;
	add(&t, "func.func(convert-torch-onnx-to-torch),inline");
	add_refine(&t, v);
	add(&t, ",torch-refine-public-return,func.func(canonicalize)");
	add_decompose(&t, v);
	add(&t, ",torch-refine-public-return");
	return finish(&t);
}

static void
add_simplification(struct text *t, const tm_option_value *v)
{
	add(t, "inline,symbol-dce,func.func(torch-functionalize,"
	       "canonicalize)");
	add_refine(t, v);
	add(t, ",torch-refine-public-return,func.func(canonicalize)");
	add_decompose(t, v);
	add(t, ",torch-refine-public-return");
}

static char *
simplification(const tm_option_value *v)
{
	struct text t = { .len = 0 };

	if (!supported(v))
		return NULL;
	add_simplification(&t, v);
	return finish(&t);
}

static char *
function_to_torch(const tm_option_value *v)
{
	struct text t = { .len = 0 };

	if (!supported(v))
		return NULL;
	add(&t, "torch-adjust-calling-conventions,");
	add_simplification(&t, v);
	add(&t, ",torch-verify-backend-contract-no-decompositions");
	return finish(&t);
}

static char *
shape_refinement(const tm_option_value *v)
{
	return v[0].s.len ? NULL : strdup("torch-refine-types");
}

static const tm_option shape_options[] = {
	{ "extra-library", TM_OPTION_STRING, "",
	  "A file with shape functions; not supported" },
	{ NULL },
};

/* ---- to backends ---- */

static char *
to_linalg(const tm_option_value *v)
{
	(void)v;
	return strdup("convert-torch-to-linalg,func.func(canonicalize,"
	              "resolve-shaped-type-result-dims,cse)");
}

static char *
to_tosa(const tm_option_value *v)
{
	(void)v;
	return strdup("convert-torch-to-tosa,func.func("
	              "tosa-layerwise-constant-fold,tosa-make-broadcastable,"
	              "canonicalize,cse)");
}

static char *
to_stablehlo(const tm_option_value *v)
{
	(void)v;
	return strdup("convert-torch-to-stablehlo,"
	              "func.func(canonicalize,cse)");
}

static const tm_option linalg_options[] = {
	{ "allow-non-finites", TM_OPTION_BOOL, "true",
	  "Accepted for compatibility; infinities are always allowed" },
	{ NULL },
};

const tm_pipeline_info tm_pipelines[] = {
	{ .name = "torch-backend-to-linalg-on-tensors-backend-pipeline",
	  .summary = "From core torch ops to linalg on tensors",
	  .options = linalg_options,
	  .build = to_linalg },
	{ .name = "torch-backend-to-stablehlo-backend-pipeline",
	  .summary = "From core torch ops to StableHLO",
	  .options = linalg_options,
	  .build = to_stablehlo },
	{ .name = "torch-backend-to-tosa-backend-pipeline",
	  .summary = "From core torch ops to TOSA",
	  .build = to_tosa },
	{ .name = "torch-function-to-torch-backend-pipeline",
	  .summary = "From functions of torch ops to core torch ops",
	  .options = torch_options,
	  .build = function_to_torch },
	{ .name = "torch-onnx-to-torch-backend-pipeline",
	  .summary = "From ONNX operators to core torch ops",
	  .options = torch_options,
	  .build = onnx_to_torch },
	{ .name = "torch-shape-refinement-pipeline",
	  .summary = "Infers sizes and element types",
	  .options = shape_options,
	  .build = shape_refinement },
	{ .name = "torch-simplification-pipeline",
	  .summary = "Inlines, folds, infers types and decomposes",
	  .options = torch_options,
	  .build = simplification },
	{ .name = "torchdynamo-export-to-torch-backend-pipeline",
	  .summary = "From exported programs to core torch ops",
	  .options = torch_options,
	  .build = dynamo_to_torch },
	{ .name = NULL },
};
