/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/bridge.h"

#include <inttypes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

const tm_type_info tm_type_infos[TM_NUM_TYPE_KINDS] = {
	[TM_TYPE_VTENSOR] = { TM_STR("vtensor"), TM_FORM_TENSOR, 1 },
	[TM_TYPE_TENSOR] = { TM_STR("tensor"), TM_FORM_TENSOR, 1 },
	[TM_TYPE_LIST] = { TM_STR("list"), TM_FORM_TYPES, 1 },
	[TM_TYPE_OPTIONAL] = { TM_STR("optional"), TM_FORM_TYPES, 1 },
	[TM_TYPE_TUPLE] = { TM_STR("tuple"), TM_FORM_TYPES, -1 },
	[TM_TYPE_UNION] = { TM_STR("union"), TM_FORM_TYPES, -1 },
	[TM_TYPE_DICT] = { TM_STR("dict"), TM_FORM_TYPES, 2 },
	[TM_TYPE_NN_MODULE] = { TM_STR("nn.Module"), TM_FORM_STRING, 0 },
	[TM_TYPE_INT] = { TM_STR("int"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_FLOAT] = { TM_STR("float"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_BOOL] = { TM_STR("bool"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_NUMBER] = { TM_STR("number"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_STR] = { TM_STR("str"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_NONE] = { TM_STR("none"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_ANY] = { TM_STR("any"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_DEVICE] = { TM_STR("Device"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_GENERATOR] = { TM_STR("Generator"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_LINEAR_PARAMS] = { TM_STR("LinearParams"), TM_FORM_PLAIN,
	                            0 },
	[TM_TYPE_QINT8] = { TM_STR("qint8"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_QUINT8] = { TM_STR("quint8"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_QINT16] = { TM_STR("qint16"), TM_FORM_PLAIN, 0 },
	[TM_TYPE_QINT32] = { TM_STR("qint32"), TM_FORM_PLAIN, 0 },
};

/* ---- what is legal ---- */

static bool
is_int_of(MlirType t)
{
	const unsigned bits = mlirIntegerTypeGetWidth(t);

	if (mlirIntegerTypeIsSignless(t))
		return bits == 1;
	return bits == 4 || bits == 8 || bits == 16 || bits == 32 ||
	       bits == 64;
}

static bool
is_float_of(MlirType t)
{
	return mlirTypeIsAF16(t) || mlirTypeIsABF16(t) || mlirTypeIsAF32(t) ||
	       mlirTypeIsAF64(t) || mlirTypeIsAFloat4E2M1FN(t) ||
	       mlirTypeIsAFloat8E5M2(t) || mlirTypeIsAFloat8E4M3FN(t) ||
	       mlirTypeIsAFloat8E5M2FNUZ(t) || mlirTypeIsAFloat8E4M3FNUZ(t) ||
	       mlirTypeIsAFloat8E4M3B11FNUZ(t) || mlirTypeIsAFloat8E8M0FNU(t);
}

/* Upstream's isValidTorchDtype. */
static bool
is_dtype(MlirType t)
{
	if (mlirTypeIsAComplex(t))
		t = mlirComplexTypeGetElementType(t);
	if (mlirTypeIsAInteger(t))
		return is_int_of(t);
	switch (tm_type_kind_of(t)) {
	case TM_TYPE_QINT8:
	case TM_TYPE_QUINT8:
	case TM_TYPE_QINT16:
	case TM_TYPE_QINT32:
	case TM_TYPE_STR:
		return true;
	default:
		return mlirTypeIsAFloat(t) && is_float_of(t);
	}
}

typedef struct text {
	char *buf;
	size_t size, len;
} text;

static void
append(MlirStringRef s, void *user)
{
	text *t = user;
	const size_t room = t->size - t->len - 1;
	const size_t n = s.length < room ? s.length : room;

	memcpy(t->buf + t->len, s.data, n);
	t->len += n;
	t->buf[t->len] = '\0';
}

void
tm_type_text(MlirType type, char *buf, size_t size)
{
	text t = { buf, size, 0 };

	buf[0] = '\0';
	mlirTypePrint(type, append, &t);
}

static bool
tensor_ok(const tm_type_key *key, char *message, size_t size)
{
	const MlirType dtype = key->types[0];
	char name[128];

	for (intptr_t i = 0; i < key->num_sizes; i++)
		if (key->sizes[i] < TM_DYN) {
			snprintf(message, size,
			         "invalid size %" PRId64
			         " for !torch.tensor type",
			         key->sizes[i]);
			return false;
		}
	if (!mlirTypeIsNull(dtype) && !is_dtype(dtype)) {
		tm_type_text(dtype, name, sizeof name);
		snprintf(message, size,
		         "invalid dtype '%s' for !torch.tensor type", name);
		return false;
	}
	if (!mlirAttributeIsNull(key->encoding) &&
	    !tm_bridge_encoding_ok(key->encoding, key)) {
		snprintf(message, size, "invalid sparsity encoding attribute");
		return false;
	}
	return true;
}

static bool
dict_ok(const tm_type_key *key, char *message, size_t size)
{
	char name[128];

	switch (tm_type_kind_of(key->types[0])) {
	case TM_TYPE_ANY:
	case TM_TYPE_INT:
	case TM_TYPE_BOOL:
	case TM_TYPE_FLOAT:
	case TM_TYPE_STR:
	case TM_TYPE_TENSOR:
	case TM_TYPE_VTENSOR:
		return true;
	default:
		tm_type_text(key->types[0], name, sizeof name);
		snprintf(message, size,
		         "invalid '%s' for !torch.dict key type", name);
		return false;
	}
}

bool
tm_type_key_ok(const tm_type_key *key, char *message, size_t size)
{
	if (tm_type_infos[key->kind].form == TM_FORM_TENSOR)
		return tensor_ok(key, message, size);
	if (key->kind == TM_TYPE_DICT)
		return dict_ok(key, message, size);
	return true;
}

/* ---- making and reading ---- */

tm_type_kind
tm_type_kind_of(MlirType type)
{
	tm_type_key key;

	return tm_bridge_type_key(type, &key) ? key.kind : TM_TYPE_OTHER;
}

MlirType
tm_type_get(MlirContext ctx, tm_type_kind kind)
{
	return tm_bridge_type(ctx, &(tm_type_key){ .kind = kind });
}

MlirType
tm_type_tensor_raw(MlirContext ctx, tm_type_kind kind, int rank,
                   const int64_t *sizes, MlirType dtype)
{
	const tm_type_key key = {
		.kind = kind,
		.has_sizes = rank >= 0,
		.num_sizes = rank >= 0 ? rank : 0,
		.sizes = sizes,
		.num_types = 1,
		.types = &dtype,
	};

	return tm_bridge_type(ctx, &key);
}

MlirType
tm_type_tensor_get(MlirContext ctx, tm_type_kind kind,
                   const tm_tensor_type *tensor)
{
	MlirType dtype = { NULL };

	if (tensor->dtype != TM_DTYPE_NONE)
		dtype = tm_dtype_to_mlir(ctx, tensor->dtype);
	return tm_type_tensor_raw(ctx, kind,
	                          tensor->has_sizes ? tensor->rank : -1,
	                          tensor->sizes, dtype);
}

bool
tm_type_tensor(MlirType type, tm_tensor_type *out)
{
	tm_type_key key;

	if (!tm_bridge_type_key(type, &key) ||
	    tm_type_infos[key.kind].form != TM_FORM_TENSOR)
		return false;
	*out = (tm_tensor_type){ .dtype = TM_DTYPE_NONE };
	if (!mlirTypeIsNull(key.types[0]))
		out->dtype = tm_dtype_of_mlir(key.types[0]);
	/* Higher ranks than PyTorch's are as good as not known. */
	if (!key.has_sizes || key.num_sizes > TM_MAX_RANK)
		return true;
	out->has_sizes = true;
	out->rank = (int)key.num_sizes;
	if (out->rank)
		memcpy(out->sizes, key.sizes,
		       (size_t)out->rank * sizeof *out->sizes);
	return true;
}

MlirType
tm_type_tensor_dtype(MlirType type)
{
	tm_type_key key;

	if (!tm_bridge_type_key(type, &key) ||
	    tm_type_infos[key.kind].form != TM_FORM_TENSOR)
		return (MlirType){ NULL };
	return key.types[0];
}

MlirType
tm_type_container_get(MlirContext ctx, tm_type_kind kind, intptr_t n,
                      const MlirType *types)
{
	return tm_bridge_type(ctx, &(tm_type_key){ .kind = kind,
	                                           .num_types = n,
	                                           .types = types });
}

/* Reads KEY of a container, false for any other type. */
static bool
container(MlirType type, tm_type_key *key)
{
	return tm_bridge_type_key(type, key) &&
	       tm_type_infos[key->kind].form == TM_FORM_TYPES;
}

intptr_t
tm_type_num_contained(MlirType type)
{
	tm_type_key key;

	return container(type, &key) ? key.num_types : 0;
}

MlirType
tm_type_contained(MlirType type, intptr_t i)
{
	tm_type_key key;

	if (!container(type, &key) || i < 0 || i >= key.num_types)
		return (MlirType){ NULL };
	return key.types[i];
}

MlirType
tm_type_nn_module_get(MlirContext ctx, tm_str class_name)
{
	return tm_bridge_type(ctx, &(tm_type_key){ .kind = TM_TYPE_NN_MODULE,
	                                           .text = class_name });
}

MlirType
tm_type_other_semantics(MlirType tensor)
{
	tm_type_key key;

	if (!tm_bridge_type_key(tensor, &key) ||
	    tm_type_infos[key.kind].form != TM_FORM_TENSOR)
		return (MlirType){ NULL };
	key.kind = key.kind == TM_TYPE_VTENSOR ? TM_TYPE_TENSOR :
	                                         TM_TYPE_VTENSOR;
	key.encoding = (MlirAttribute){ NULL };
	return tm_bridge_type(mlirTypeGetContext(tensor), &key);
}

/* ---- subtypes ---- */

/* Does SUPER say no more than SUB? */
static bool
tensor_subtype(const tm_type_key *sub, const tm_type_key *super)
{
	if (sub->kind != super->kind)
		return false;
	if (!mlirTypeIsNull(super->types[0]) &&
	    !mlirTypeEqual(sub->types[0], super->types[0]))
		return false;
	if (!super->has_sizes)
		return true;
	if (!sub->has_sizes || sub->num_sizes != super->num_sizes)
		return false;
	for (intptr_t i = 0; i < sub->num_sizes; i++)
		if (super->sizes[i] != TM_DYN &&
		    super->sizes[i] != sub->sizes[i])
			return false;
	return true;
}

static bool
tuple_subtype(const tm_type_key *sub, const tm_type_key *super)
{
	if (sub->num_types != super->num_types)
		return false;
	for (intptr_t i = 0; i < sub->num_types; i++)
		if (!tm_type_is_subtype(sub->types[i], super->types[i]))
			return false;
	return true;
}

static bool
all_subtypes(const tm_type_key *sub, MlirType super)
{
	for (intptr_t i = 0; i < sub->num_types; i++)
		if (!tm_type_is_subtype(sub->types[i], super))
			return false;
	return true;
}

static bool
some_supertype(MlirType sub, const tm_type_key *super)
{
	for (intptr_t i = 0; i < super->num_types; i++)
		if (tm_type_is_subtype(sub, super->types[i]))
			return true;
	return false;
}

bool
tm_type_is_subtype(MlirType sub, MlirType super)
{
	tm_type_key a, b;

	if (mlirTypeEqual(sub, super))
		return true;
	if (!tm_bridge_type_key(sub, &a) || !tm_bridge_type_key(super, &b))
		return false;
	if (a.kind == TM_TYPE_UNION)
		return all_subtypes(&a, super);
	switch (b.kind) {
	case TM_TYPE_ANY:
		return true;
	case TM_TYPE_NUMBER:
		return a.kind == TM_TYPE_INT || a.kind == TM_TYPE_FLOAT;
	case TM_TYPE_OPTIONAL:
		return a.kind == TM_TYPE_NONE ||
		       tm_type_is_subtype(sub, b.types[0]);
	case TM_TYPE_UNION:
		return some_supertype(sub, &b);
	case TM_TYPE_TUPLE:
		return a.kind == TM_TYPE_TUPLE && tuple_subtype(&a, &b);
	case TM_TYPE_VTENSOR:
	case TM_TYPE_TENSOR:
		return tensor_subtype(&a, &b);
	default:
		return false;
	}
}
