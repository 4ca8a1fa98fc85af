/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/read.h"
#include "import/pt2/weight.h"

/* -- Inputs -------------------------------------------------------------- */

/* The spellings of an InputSpec, and where each keeps its name. */
static const struct {
	const char *key, *name;
	tm_pt2_input_kind kind;
} input_specs[] = {
	{ "user_input", NULL, TM_PT2_USER_INPUT },
	{ "parameter", "parameter_name", TM_PT2_PARAMETER },
	{ "buffer", "buffer_name", TM_PT2_BUFFER },
	{ "tensor_constant", "tensor_constant_name", TM_PT2_CONSTANT_TENSOR },
	{ "custom_obj", "custom_obj_name", TM_PT2_CUSTOM_INPUT },
	{ "token", NULL, TM_PT2_TOKEN_INPUT },
	{ "constant_input", "name", TM_PT2_CONSTANT_INPUT },
};

/* Refuses a weight that is not what the graph says it is. */
static tm_status
check_weight(tm_pt2_read_state *r, const tm_pt2_value *value,
             const tm_pt2_weight *w)
{
	bool same = value->dtype == w->dtype && value->rank == w->rank;

	for (int d = 0; same && d < w->rank; d++)
		same = !value->sizes[d].expr.len &&
		       value->sizes[d].value == w->sizes[d];
	return same ? TM_OK
	            : tm_pt2_bad(r, TM_EINVAL,
	                         "weight '%.*s' has another shape or type "
	                         "than the graph says",
	                         TM_STR_ARG(w->fqn));
}

/* Finds the data of a parameter, buffer or constant. */
static tm_status
resolve_weight(tm_pt2_read_state *r, tm_pt2_program *p, const tm_json *spec,
               const tm_pt2_arg *arg, tm_pt2_input *in)
{
	bool persistent = true;
	const tm_pt2_weights *set;

	tm_json_bool(tm_json_get(spec, "persistent"), &persistent);
	set = in->kind == TM_PT2_CONSTANT_TENSOR || !persistent
	              ? &p->constants
	              : &p->state;
	in->weight = tm_pt2_weights_find(set, in->fqn);
	if (!in->weight)
		return tm_pt2_bad(r, TM_EINVAL,
		                  "the archive has no data for '%.*s'",
		                  TM_STR_ARG(in->fqn));
	if (arg->kind != TM_PT2_TENSOR)
		return tm_pt2_bad(r, TM_EINVAL, "'%.*s' is no tensor",
		                  TM_STR_ARG(in->fqn));
	if (in->weight->refused)
		return TM_OK;
	return check_weight(r, &p->graph->values[arg->value], in->weight);
}

static tm_status
read_input(tm_pt2_read_state *r, tm_pt2_program *p, const tm_json *v,
           size_t i)
{
	tm_pt2_input *in = &p->inputs[i];
	const tm_pt2_arg *arg = &p->graph->inputs[i];
	const tm_json *spec = NULL;
	tm_str key = { 0 };
	size_t k = 0;

	TM_TRY(tm_pt2_union(r, v, &key, &spec));
	while (!tm_str_eq(key, tm_str_from(input_specs[k].key)))
		if (++k == sizeof input_specs / sizeof *input_specs)
			return tm_pt2_bad(r, TM_EUNSUP,
			                  "input of kind '%.*s' is newer than "
			                  "this reader",
			                  TM_STR_ARG(key));
	in->kind = input_specs[k].kind;
	if (input_specs[k].name)
		TM_TRY(tm_pt2_text(r, tm_json_get(spec, input_specs[k].name),
		                   &in->fqn));
	if (in->kind == TM_PT2_PARAMETER || in->kind == TM_PT2_BUFFER ||
	    in->kind == TM_PT2_CONSTANT_TENSOR)
		return resolve_weight(r, p, spec, arg, in);
	return TM_OK;
}

/* -- Outputs ------------------------------------------------------------- */

static const struct {
	const char *key, *target;
	tm_pt2_output_kind kind;
} output_specs[] = {
	{ "user_output", NULL, TM_PT2_USER_OUTPUT },
	{ "loss_output", NULL, TM_PT2_LOSS_OUTPUT },
	{ "buffer_mutation", "buffer_name", TM_PT2_BUFFER_MUTATION },
	{ "parameter_mutation", "parameter_name", TM_PT2_PARAMETER_MUTATION },
	{ "gradient_to_parameter", "parameter_name",
	  TM_PT2_GRADIENT_TO_PARAMETER },
	{ "gradient_to_user_input", "user_input_name",
	  TM_PT2_GRADIENT_TO_USER_INPUT },
	{ "user_input_mutation", "user_input_name",
	  TM_PT2_USER_INPUT_MUTATION },
	{ "token", NULL, TM_PT2_TOKEN_OUTPUT },
};

static tm_status
read_output(tm_pt2_read_state *r, const tm_json *v, tm_pt2_output *out)
{
	const tm_json *spec = NULL;
	tm_str key = { 0 };
	size_t k = 0;

	TM_TRY(tm_pt2_union(r, v, &key, &spec));
	while (!tm_str_eq(key, tm_str_from(output_specs[k].key)))
		if (++k == sizeof output_specs / sizeof *output_specs)
			return tm_pt2_bad(r, TM_EUNSUP,
			                  "output of kind '%.*s' is newer "
			                  "than this reader",
			                  TM_STR_ARG(key));
	out->kind = output_specs[k].kind;
	return output_specs[k].target
	               ? tm_pt2_text(r,
	                             tm_json_get(spec, output_specs[k].target),
	                             &out->target)
	               : TM_OK;
}

tm_status
tm_pt2_read_signature(tm_pt2_read_state *r, const tm_json *v,
                      tm_pt2_program *p)
{
	const tm_json *ins = tm_json_get(v, "input_specs");
	const tm_json *outs = tm_json_get(v, "output_specs");

	if (tm_json_count(ins) != p->graph->num_inputs ||
	    tm_json_count(outs) != p->graph->num_outputs)
		return tm_pt2_bad(r, TM_EINVAL,
		                  "the signature does not fit the graph");
	p->inputs = TM_PT2_NEW(r, tm_pt2_input, p->graph->num_inputs);
	p->outputs = TM_PT2_NEW(r, tm_pt2_output, p->graph->num_outputs);
	if (!p->inputs || !p->outputs)
		return r->err->status;
	for (size_t i = 0; i < p->graph->num_inputs; i++)
		TM_TRY(read_input(r, p, tm_json_at(ins, i), i));
	for (size_t i = 0; i < p->graph->num_outputs; i++)
		TM_TRY(read_output(r, tm_json_at(outs, i), &p->outputs[i]));
	return TM_OK;
}

/* -- Ranges -------------------------------------------------------------- */

/* null, an infinite float and PyTorch's "almost infinite" mean no bound. */
static int64_t
bound(const tm_json *v, int64_t none)
{
	int64_t i;

	if (!tm_json_int(v, &i) || i >= INT64_MAX - 1 || i <= INT64_MIN + 1)
		return none;
	return i;
}

tm_status
tm_pt2_read_ranges(tm_pt2_read_state *r, const tm_json *v, tm_pt2_program *p)
{
	tm_json_walk walk = { 0 };
	size_t n = 0;

	while (tm_json_next(v, &walk))
		n++;
	p->ranges = TM_PT2_NEW(r, tm_pt2_range, n);
	if (!p->ranges)
		return r->err->status;
	walk = (tm_json_walk){ 0 };
	while (tm_json_next(v, &walk)) {
		tm_pt2_range *range = &p->ranges[p->num_ranges++];

		range->key = tm_arena_str(r->arena, walk.key);
		range->min = bound(tm_json_get(walk.value, "min_val"),
		                   INT64_MIN);
		range->max = bound(tm_json_get(walk.value, "max_val"),
		                   INT64_MAX);
	}
	return TM_OK;
}
