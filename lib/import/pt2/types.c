/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

/* The dialect's type of each kind that has no parameters. */
static const tm_type_kind simple_types[] = {
	[TM_PT2_NONE] = TM_TYPE_NONE,
	[TM_PT2_SYM_INT] = TM_TYPE_INT,
	[TM_PT2_SYM_FLOAT] = TM_TYPE_FLOAT,
	[TM_PT2_SYM_BOOL] = TM_TYPE_BOOL,
	[TM_PT2_BOOL] = TM_TYPE_BOOL,
	[TM_PT2_INT] = TM_TYPE_INT,
	[TM_PT2_FLOAT] = TM_TYPE_FLOAT,
	[TM_PT2_COMPLEX] = TM_TYPE_NUMBER,
	[TM_PT2_STRING] = TM_TYPE_STR,
	[TM_PT2_DTYPE] = TM_TYPE_INT,
	[TM_PT2_LAYOUT] = TM_TYPE_INT,
	[TM_PT2_MEMORY_FORMAT] = TM_TYPE_INT,
	[TM_PT2_DEVICE] = TM_TYPE_DEVICE,
	[TM_PT2_OPERATOR] = TM_TYPE_STR,
};

static tm_status
tensor_type(tm_pt2_importer *imp, const tm_pt2_value *value, MlirType *out)
{
	tm_tensor_type t = { .has_sizes = true,
		             .rank = value->rank,
		             .dtype = value->dtype };

	if (value->layout != 0)
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "'%.*s' is a sparse tensor; only dense ones "
		                   "are imported",
		                   TM_STR_ARG(value->name));
	for (int d = 0; d < value->rank; d++)
		t.sizes[d] = value->sizes[d].expr.len ? TM_DYN
		                                      : value->sizes[d].value;
	*out = tm_type_tensor_get(imp->ctx, imp->tensor, &t);
	return TM_OK;
}

tm_status
tm_pt2_type(tm_pt2_importer *imp, const tm_pt2_value *value, MlirType *out)
{
	if (value->kind == TM_PT2_TENSOR)
		return tensor_type(imp, value, out);
	if (value->kind == TM_PT2_CUSTOM_OBJ)
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "'%.*s' is a custom object, which cannot be "
		                   "imported",
		                   TM_STR_ARG(value->name));
	*out = tm_type_get(imp->ctx, simple_types[value->kind]);
	return TM_OK;
}

MlirType
tm_pt2_any_tensor(tm_pt2_importer *imp)
{
	const tm_tensor_type unknown = { 0 };

	return tm_type_tensor_get(imp->ctx, imp->tensor, &unknown);
}

tm_status
tm_pt2_arg_type(tm_pt2_importer *imp, const tm_pt2_graph *g,
                const tm_pt2_arg *arg, MlirType *out)
{
	switch (arg->kind) {
	case TM_PT2_TENSOR:
	case TM_PT2_SYM_INT:
	case TM_PT2_SYM_FLOAT:
	case TM_PT2_SYM_BOOL:
	case TM_PT2_CUSTOM_OBJ:
		return tm_pt2_type(imp, &g->values[arg->value], out);
	case TM_PT2_LIST:
	case TM_PT2_DICT:
	case TM_PT2_GRAPH:
		return tm_pt2_fail(imp, TM_EUNSUP,
		                   "a list or a graph stands where a value "
		                   "is expected");
	default:
		*out = tm_type_get(imp->ctx, simple_types[arg->kind]);
		return TM_OK;
	}
}

static bool
is_tensor(MlirType type)
{
	tm_tensor_type t;

	return tm_type_tensor(type, &t);
}

/* The conversions between numbers, by the kinds that they take and give. */
static const struct {
	tm_type_kind from, to;
	const char *op;
} conversions[] = {
	{ TM_TYPE_BOOL, TM_TYPE_INT, "torch.aten.Int.bool" },
	{ TM_TYPE_FLOAT, TM_TYPE_INT, "torch.aten.Int.float" },
	{ TM_TYPE_BOOL, TM_TYPE_FLOAT, "torch.aten.Float.bool" },
	{ TM_TYPE_INT, TM_TYPE_FLOAT, "torch.aten.Float.int" },
	{ TM_TYPE_INT, TM_TYPE_BOOL, "torch.aten.Bool.int" },
	{ TM_TYPE_FLOAT, TM_TYPE_BOOL, "torch.aten.Bool.float" },
	{ TM_TYPE_VTENSOR, TM_TYPE_BOOL, "torch.aten.Bool.Tensor" },
	{ TM_TYPE_VTENSOR, TM_TYPE_INT, "torch.aten.Int.Tensor" },
	{ TM_TYPE_VTENSOR, TM_TYPE_FLOAT, "torch.aten.Float.Tensor" },
	{ TM_TYPE_TENSOR, TM_TYPE_BOOL, "torch.aten.Bool.Tensor" },
	{ TM_TYPE_TENSOR, TM_TYPE_INT, "torch.aten.Int.Tensor" },
	{ TM_TYPE_TENSOR, TM_TYPE_FLOAT, "torch.aten.Float.Tensor" },
};

tm_status
tm_pt2_convert(tm_pt2_importer *imp, tm_builder *b, MlirType type,
               MlirValue *v)
{
	const MlirType from = mlirValueGetType(*v);
	const tm_type_kind kind = tm_type_kind_of(from);
	const tm_type_kind want = tm_type_kind_of(type);

	if (mlirTypeEqual(from, type) ||
	    (want == TM_TYPE_NUMBER &&
	     (kind == TM_TYPE_INT || kind == TM_TYPE_FLOAT)))
		return TM_OK;
	if (kind == want && is_tensor(type)) {
		*v = tm_build(b, "torch.tensor_static_info_cast",
		              TM_VALUES(*v), type, TM_NO_ATTRS);
		return TM_OK;
	}
	if (want == TM_TYPE_NUMBER && kind == TM_TYPE_BOOL)
		type = tm_type_get(imp->ctx, TM_TYPE_INT);
	for (size_t i = 0; i < sizeof conversions / sizeof *conversions; i++)
		if (conversions[i].from == kind &&
		    conversions[i].to == tm_type_kind_of(type)) {
			*v = tm_build(b, conversions[i].op, TM_VALUES(*v),
			              type, TM_NO_ATTRS);
			return TM_OK;
		}
	return tm_pt2_fail(imp, TM_EINVAL,
	                   "a value has another type than its use wants");
}
