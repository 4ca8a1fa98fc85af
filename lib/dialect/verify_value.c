/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifiers of hand-written ops that compute values. */
#include "dialect/verify.h"

#include <mlir-c/AffineMap.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

enum { TEXT = 160 };

static MlirType
operand_type(MlirOperation op, intptr_t i)
{
	return mlirValueGetType(mlirOperationGetOperand(op, i));
}

static MlirType
result_type(MlirOperation op)
{
	return mlirValueGetType(mlirOperationGetResult(op, 0));
}

/* ---- containers ---- */

static bool
all_within(MlirOperation op, intptr_t start, intptr_t n, MlirType super,
           const char *what)
{
	char have[TEXT], want[TEXT];

	for (intptr_t i = start; i < start + n; i++) {
		if (tm_type_is_subtype(operand_type(op, i), super))
			continue;
		tm_type_text(operand_type(op, i), have, sizeof have);
		tm_type_text(super, want, sizeof want);
		return tm_op_error(op,
		                   "%s #%td of type '%s' is not a subtype of "
		                   "'%s'",
		                   what, i - start, have, want);
	}
	return true;
}

bool
verify_list_construct(MlirOperation op)
{
	return all_within(op, 0, mlirOperationGetNumOperands(op),
	                  tm_type_contained(result_type(op), 0), "element");
}

bool
verify_tuple_construct(MlirOperation op)
{
	const MlirType tuple = result_type(op);
	const intptr_t n = mlirOperationGetNumOperands(op);

	if (tm_type_num_contained(tuple) != n)
		return tm_op_error(op,
		                   "failed to verify that contained types "
		                   "correspond to operand types");
	for (intptr_t i = 0; i < n; i++)
		if (!all_within(op, i, 1, tm_type_contained(tuple, i),
		                "element"))
			return false;
	return true;
}

bool
verify_dict_construct(MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);
	const MlirType dict = result_type(op);
	intptr_t keys, values, num_keys, num_values;

	tm_op_operand_range(op, def, 0, &keys, &num_keys);
	tm_op_operand_range(op, def, 1, &values, &num_values);
	if (num_keys != num_values)
		return tm_op_error(op, "%td keys but %td values", num_keys,
		                   num_values);
	return all_within(op, keys, num_keys, tm_type_contained(dict, 0),
	                  "key") &&
	       all_within(op, values, num_values, tm_type_contained(dict, 1),
	                  "value");
}

/* ---- casts and copies ---- */

bool
verify_derefine(MlirOperation op)
{
	char have[TEXT], want[TEXT];

	if (tm_type_is_subtype(operand_type(op, 0), result_type(op)))
		return true;
	tm_type_text(operand_type(op, 0), have, sizeof have);
	tm_type_text(result_type(op), want, sizeof want);
	return tm_op_error(op,
	                   "operand type '%s' and result type '%s' are cast "
	                   "incompatible",
	                   have, want);
}

/* Could a tensor have both types? */
static bool
compatible(MlirType a, MlirType b)
{
	tm_type_key x, y;

	if (!tm_bridge_type_key(a, &x) || !tm_bridge_type_key(b, &y) ||
	    x.kind != y.kind)
		return false;
	if (!mlirTypeIsNull(x.types[0]) && !mlirTypeIsNull(y.types[0]) &&
	    !mlirTypeEqual(x.types[0], y.types[0]))
		return false;
	if (!x.has_sizes || !y.has_sizes)
		return true;
	if (x.num_sizes != y.num_sizes)
		return false;
	for (intptr_t i = 0; i < x.num_sizes; i++)
		if (x.sizes[i] != y.sizes[i] && x.sizes[i] != TM_DYN &&
		    y.sizes[i] != TM_DYN)
			return false;
	return true;
}

bool
verify_static_info_cast(MlirOperation op)
{
	char have[TEXT], want[TEXT];

	if (compatible(operand_type(op, 0), result_type(op)))
		return true;
	tm_type_text(operand_type(op, 0), have, sizeof have);
	tm_type_text(result_type(op), want, sizeof want);
	return tm_op_error(op,
	                   "operand type '%s' and result type '%s' are cast "
	                   "incompatible",
	                   have, want);
}

bool
verify_same_tensor(MlirOperation op)
{
	const MlirType want = tm_type_other_semantics(result_type(op));
	const MlirType have = tm_type_other_semantics(
	        tm_type_other_semantics(operand_type(op, 0)));

	return mlirTypeEqual(have, want) ||
	       tm_op_error(op, "operand and result must have the same shape "
	                       "and dtype");
}

bool
verify_overwrite(MlirOperation op)
{
	return mlirTypeEqual(tm_type_other_semantics(operand_type(op, 1)),
	                     tm_type_other_semantics(tm_type_other_semantics(
	                             operand_type(op, 0)))) ||
	       tm_op_error(op, "failed to verify that overwritten tensor type "
	                       "is corresponding !torch.tensor of value "
	                       "tensor type");
}

/* MLIR's tensor has the sizes and the dtype of ours, but for the sign. */
bool
verify_builtin_tensor(MlirOperation op)
{
	MlirType torch = operand_type(op, 0), builtin = result_type(op);
	MlirType element, dtype;
	tm_type_key key;

	if (tm_type_kind_of(torch) == TM_TYPE_OTHER) {
		builtin = torch;
		torch = result_type(op);
	}
	tm_bridge_type_key(torch, &key);
	dtype = key.types[0];
	element = mlirShapedTypeGetElementType(builtin);
	if (mlirTypeIsNull(dtype) ||
	    (!mlirTypeEqual(element, dtype) &&
	     !tm_type_same_storage(dtype, element)))
		return tm_op_error(op, "operand and result must have the same "
		                       "dtype");
	if (key.has_sizes != mlirShapedTypeHasRank(builtin) ||
	    (key.has_sizes && mlirShapedTypeGetRank(builtin) != key.num_sizes))
		return tm_op_error(op, "operand and result must have the same "
		                       "rank");
	for (intptr_t i = 0; i < key.num_sizes; i++) {
		const int64_t have = mlirShapedTypeGetDimSize(builtin, i);

		if (mlirShapedTypeIsDynamicSize(have) ?
		            key.sizes[i] != TM_DYN :
		            key.sizes[i] != have)
			return tm_op_error(op, "operand and result must have "
			                       "the same sizes");
	}
	return true;
}

/* ---- literals ---- */

bool
verify_vtensor_literal(MlirOperation op)
{
	const MlirType want = tm_literal_type(TM_TYPE_VTENSOR,
	                                      tm_op_attr_of(op, "value"));
	char have[TEXT], text[TEXT];

	if (mlirTypeIsNull(want))
		return tm_op_error(op, "has no legal value");
	if (mlirTypeEqual(result_type(op), want))
		return true;
	tm_type_text(want, text, sizeof text);
	tm_type_text(result_type(op), have, sizeof have);
	return tm_op_error(op,
	                   "inferred type(s) '%s' are incompatible with "
	                   "return type(s) of operation '%s'",
	                   text, have);
}

bool
verify_tensor_literal(MlirOperation op)
{
	const MlirType want = tm_literal_type(TM_TYPE_TENSOR,
	                                      tm_op_attr_of(op, "value"));
	char text[TEXT];

	if (mlirTypeIsNull(want))
		return tm_op_error(op, "has no legal value");
	if (compatible(want, result_type(op)))
		return true;
	tm_type_text(want, text, sizeof text);
	return tm_op_error(op,
	                   "result type is incompatible with its value of "
	                   "type '%s'",
	                   text);
}

/* ---- symbolic shapes ---- */

bool
verify_bind_symbolic_shape(MlirOperation op)
{
	const MlirAffineMap map = mlirAffineMapAttrGetValue(
	        tm_op_attr_of(op, "shape_expressions"));
	const intptr_t n = mlirOperationGetNumOperands(op) - 1;

	if (n == 0)
		return tm_op_error(op, "requires non-empty shapeSymbols");
	if (mlirAffineMapGetNumSymbols(map) != n)
		return tm_op_error(op,
		                   "requires equal number of shape symbol "
		                   "args and symbol args to the attached "
		                   "affine map, since they are 1:1 mapped");
	for (intptr_t i = 1; i <= n; i++) {
		const MlirValue v = mlirOperationGetOperand(op, i);
		const tm_op_def *def = NULL;

		if (mlirValueIsAOpResult(v))
			def = tm_op_def_of(mlirOpResultGetOwner(v));
		if (!def || !(def->traits & TM_SHAPE_SYMBOL))
			return tm_op_error(op, "shape symbol must be produced "
			                       "by a SymbolicIntOp");
	}
	return true;
}

/* ---- attention ---- */

bool
verify_hop_flex_attention(MlirOperation op)
{
	static const char *const names[] = { "query", "key", "value" };
	tm_tensor_type t;

	for (intptr_t i = 0; i < 3; i++)
		if (tm_type_kind_of(operand_type(op, i)) != TM_TYPE_VTENSOR ||
		    !tm_type_tensor(operand_type(op, i), &t) || !t.has_sizes)
			return tm_op_error(op,
			                   "expected %s to be a ranked tensor "
			                   "with value semantics",
			                   names[i]);
	tm_type_tensor(operand_type(op, 0), &t);
	if (t.rank != 4)
		return tm_op_error(op, "expected query to be a 4D tensor");
	if (t.dtype != TM_DTYPE_NONE &&
	    tm_dtype_get(t.dtype)->cls != TM_CLASS_FLOAT)
		return tm_op_error(op, "expected query to have float dtype");
	return true;
}
