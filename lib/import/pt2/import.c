/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdarg.h>
#include <stdio.h>

/* -- What the other files call ------------------------------------------- */

tm_status
tm_pt2_fail(tm_pt2_importer *imp, tm_status status, const char *format, ...)
{
	char text[300];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	if (!imp->node)
		return tm_fail(imp->err, status, TM_NO_OFFSET, "%s", text);
	return tm_fail(imp->err, status, TM_NO_OFFSET,
	               "node %td (%.*s): %s", imp->node - imp->graph->nodes,
	               (int)(imp->node->target.len > 120
	                             ? 120
	                             : imp->node->target.len),
	               imp->node->target.ptr, text);
}

void *
tm_pt2_alloc(tm_pt2_importer *imp, size_t n, size_t size)
{
	void *p = tm_arena_alloc(imp->arena, n, size);

	if (!p)
		tm_pt2_fail(imp, TM_ELIMIT,
		            "the program needs more memory than allowed");
	return p;
}

tm_status
tm_pt2_push(tm_pt2_importer *imp, tm_pt2_values *list, MlirValue v)
{
	if (!tm_arena_grow(imp->arena, &list->v, &list->cap, list->n + 1,
	                   sizeof *list->v))
		return tm_pt2_fail(imp, TM_ELIMIT,
		                   "the program needs more memory than "
		                   "allowed");
	list->v[list->n++] = v;
	return TM_OK;
}

/* The last 'File "NAME", line N' of a Python traceback. */
static bool
innermost_frame(tm_str trace, tm_str *file, unsigned *line)
{
	static const tm_str open = { "File \"", 6 }, close = { "\", line ", 8 };
	bool found = false;

	for (size_t i = 0; i + open.len < trace.len; i++) {
		const tm_str rest = { trace.ptr + i, trace.len - i };
		const char *end;
		size_t at;

		if (!tm_str_starts(rest, open))
			continue;
		end = memmem(rest.ptr + open.len, rest.len - open.len,
		             close.ptr, close.len);
		if (!end)
			break;
		*file = (tm_str){ rest.ptr + open.len,
			          (size_t)(end - rest.ptr) - open.len };
		at = (size_t)(end - rest.ptr) + close.len;
		for (*line = 0; at < rest.len && rest.ptr[at] >= '0' &&
		                rest.ptr[at] <= '9' && *line < 100000000;
		     at++)
			*line = 10 * *line + (unsigned)(rest.ptr[at] - '0');
		i += at - 1;
		found = true;
	}
	return found;
}

MlirLocation
tm_pt2_location(tm_pt2_importer *imp, const tm_pt2_node *node)
{
	MlirLocation loc = mlirLocationUnknownGet(imp->ctx);
	tm_str file = { 0 }, name = node->name;
	unsigned line = 0;

	if (innermost_frame(node->stack_trace, &file, &line))
		loc = mlirLocationFileLineColGet(imp->ctx, tm_ref(file), line,
		                                 0);
	/* Before schema 8.16 a node has no name but its result's. */
	if (!name.len && node->num_outputs &&
	    node->outputs[0].kind == TM_PT2_TENSOR)
		name = imp->graph->values[node->outputs[0].value].name;
	return name.len ? mlirLocationNameGet(imp->ctx, tm_ref(name), loc)
	                : loc;
}

tm_status
tm_pt2_scope_open(tm_pt2_importer *imp, const tm_pt2_graph *g,
                  MlirBlock block, MlirLocation loc, tm_pt2_scope *out)
{
	*out = (tm_pt2_scope){ .graph = g,
		               .values = TM_PT2_ALLOC(imp, MlirValue,
		                                      g->num_values),
		               .b = tm_builder_at_end(block, loc) };
	return out->values ? TM_OK : imp->err->status;
}

/* -- The function's arguments -------------------------------------------- */

static MlirLocation
name_location(tm_pt2_importer *imp, tm_str name)
{
	return mlirLocationNameGet(imp->ctx, tm_ref(name),
	                           mlirLocationUnknownGet(imp->ctx));
}

/* Adds a block argument for a user's input. */
static tm_status
add_argument(tm_pt2_importer *imp, tm_pt2_scope *s, const tm_pt2_arg *arg)
{
	const tm_pt2_value *value = &s->graph->values[arg->value];
	const tm_type_kind kind = imp->tensor;
	MlirType type;
	tm_status status;

	imp->tensor = TM_TYPE_VTENSOR;
	status = tm_pt2_type(imp, value, &type);
	imp->tensor = kind;
	TM_TRY(status);
	s->values[arg->value] = mlirBlockAddArgument(
	        s->b.block, type, name_location(imp, value->name));
	return TM_OK;
}

static bool
is_user_value(const tm_pt2_program *p, size_t i)
{
	const tm_pt2_kind kind = p->graph->inputs[i].kind;

	return p->inputs[i].kind == TM_PT2_USER_INPUT &&
	       (kind == TM_PT2_TENSOR || kind == TM_PT2_SYM_INT ||
	        kind == TM_PT2_SYM_FLOAT || kind == TM_PT2_SYM_BOOL);
}

/* Where ops mutate their operands, tensors live in memory. */
static void
to_reference(tm_pt2_importer *imp, tm_pt2_scope *s, size_t value)
{
	MlirType type;

	if (imp->tensor != TM_TYPE_TENSOR ||
	    s->graph->values[value].kind != TM_PT2_TENSOR ||
	    tm_pt2_type(imp, &s->graph->values[value], &type) != TM_OK)
		return;
	s->values[value] = tm_build(&s->b, "torch.copy.to_tensor",
	                            TM_VALUES(s->values[value]), type,
	                            TM_NO_ATTRS);
}

/* Gives every input its value: arguments now, weights when they are used.
 * What export folded away (constant inputs) is no argument. */
static tm_status
import_inputs(tm_pt2_importer *imp, tm_pt2_scope *s)
{
	const tm_pt2_program *p = imp->program;
	size_t *weight_of = TM_PT2_ALLOC(imp, size_t, s->graph->num_values);

	if (!weight_of)
		return imp->err->status;
	for (size_t i = 0; i < s->graph->num_inputs; i++) {
		if (p->inputs[i].weight)
			weight_of[s->graph->inputs[i].value] = i + 1;
		else if (is_user_value(p, i))
			TM_TRY(add_argument(imp, s, &s->graph->inputs[i]));
	}
	s->weight_of = weight_of;
	TM_TRY(tm_pt2_declare_symbols(imp, &s->b, s->graph));
	for (size_t i = 0; i < s->graph->num_inputs; i++) {
		const size_t v = s->graph->inputs[i].value;

		if (!is_user_value(p, i))
			continue;
		TM_TRY(tm_pt2_bind_shape(imp, &s->b, &s->graph->values[v],
		                         s->values[v]));
		to_reference(imp, s, v);
	}
	return TM_OK;
}

/* -- The function's results ---------------------------------------------- */

static tm_status
import_outputs(tm_pt2_importer *imp, tm_pt2_scope *s, MlirOperation *ret)
{
	const tm_pt2_graph *g = s->graph;
	tm_pt2_values results = { 0 };

	s->b.loc = mlirLocationUnknownGet(imp->ctx);
	for (size_t i = 0; i < g->num_outputs; i++) {
		MlirValue v;

		if (imp->program->outputs[i].kind == TM_PT2_TOKEN_OUTPUT)
			continue;
		TM_TRY(tm_pt2_plain_operand(imp, s, &g->outputs[i], &v));
		if (imp->tensor == TM_TYPE_TENSOR &&
		    g->outputs[i].kind == TM_PT2_TENSOR) {
			tm_tensor_type t;

			tm_type_tensor(mlirValueGetType(v), &t);
			v = tm_build(&s->b, "torch.copy.to_vtensor",
			             TM_VALUES(v),
			             tm_type_tensor_get(imp->ctx,
			                                TM_TYPE_VTENSOR, &t),
			             TM_NO_ATTRS);
		}
		TM_TRY(tm_pt2_push(imp, &results, v));
	}
	*ret = tm_build_op(&s->b, "func.return", tm_pt2_span(&results),
	                   TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	return TM_OK;
}

/* -- The function -------------------------------------------------------- */

static tm_status
function_type(tm_pt2_importer *imp, MlirBlock block, MlirOperation ret,
              MlirType *out)
{
	const intptr_t ins = mlirBlockGetNumArguments(block);
	const intptr_t outs = mlirOperationGetNumOperands(ret);
	MlirType *types = TM_PT2_ALLOC(imp, MlirType, (size_t)(ins + outs));

	if (!types)
		return imp->err->status;
	for (intptr_t i = 0; i < ins; i++)
		types[i] = mlirValueGetType(mlirBlockGetArgument(block, i));
	for (intptr_t i = 0; i < outs; i++)
		types[ins + i] =
		        mlirValueGetType(mlirOperationGetOperand(ret, i));
	*out = mlirFunctionTypeGet(imp->ctx, ins, types, outs, types + ins);
	return TM_OK;
}

static tm_status
fill_block(tm_pt2_importer *imp, MlirBlock block, MlirType *type)
{
	MlirOperation ret;
	tm_pt2_scope s;

	TM_TRY(tm_pt2_scope_open(imp, imp->program->graph, block,
	                         mlirLocationUnknownGet(imp->ctx), &s));
	TM_TRY(import_inputs(imp, &s));
	TM_TRY(tm_pt2_import_nodes(imp, &s));
	TM_TRY(import_outputs(imp, &s, &ret));
	return function_type(imp, block, ret, type);
}

static tm_status
import_function(tm_pt2_importer *imp, MlirModule module)
{
	MlirRegion region = mlirRegionCreate();
	const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
	tm_builder b = tm_builder_at_end(mlirModuleGetBody(module),
	                                 mlirLocationUnknownGet(imp->ctx));
	MlirType type;
	tm_status status;

	mlirRegionAppendOwnedBlock(region, block);
	status = fill_block(imp, block, &type);
	if (status != TM_OK) {
		mlirRegionDestroy(region);
		return status;
	}
	tm_build_op(&b, "func.func", TM_NO_VALUES, TM_NO_TYPES,
	            TM_ATTRS(tm_attr_str(&b, "sym_name", TM_STR("main")),
	                     tm_attr(&b, "function_type",
	                             mlirTypeAttrGet(type)),
	                     tm_attr(&b, "torch.assume_strict_symbolic_shapes",
	                             mlirUnitAttrGet(imp->ctx))),
	            (tm_regions){ 1, &region });
	return TM_OK;
}

static tm_status
read_and_import(tm_pt2_importer *imp, MlirModule *out)
{
	tm_pt2_program *program;
	MlirModule module;
	tm_status status;

	TM_TRY(tm_pt2_read(&program, tm_mapping_bytes(imp->mapping),
	                   imp->options, imp->arena, imp->err));
	imp->program = program;
	imp->tensor = tm_pt2_mutates(imp, program->graph) ? TM_TYPE_TENSOR
	                                                  : TM_TYPE_VTENSOR;
	module = mlirModuleCreateEmpty(mlirLocationUnknownGet(imp->ctx));
	status = import_function(imp, module);
	if (status == TM_OK &&
	    !mlirOperationVerify(mlirModuleGetOperation(module)))
		status = tm_fail(imp->err, TM_EINVAL, TM_NO_OFFSET,
		                 "the program contradicts the schemas of its "
		                 "operators");
	if (status == TM_OK)
		*out = module;
	else
		mlirModuleDestroy(module);
	return status;
}

tm_status
tm_import_pt2(MlirContext ctx, tm_file *file, const tm_pt2_options *options,
              MlirModule *out, tm_error *err)
{
	tm_error own = { 0 };
	tm_arena arena;
	tm_pt2_importer imp = { .ctx = ctx,
		                .arena = &arena,
		                .err = err ? err : &own,
		                .options = options,
		                .mapping = tm_mapping_new(file) };
	tm_status status;

	if (!imp.mapping)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	tm_arena_init(&arena, options->max_memory);
	status = read_and_import(&imp, out);
	tm_arena_free(&arena);
	tm_mapping_release(imp.mapping);
	return status;
}
