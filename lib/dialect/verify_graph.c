/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifiers of TorchScript's object graph and of global slots. */
#include "dialect/build.h"
#include "dialect/verify.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static tm_str
text_of(MlirOperation op, const char *attr)
{
	const MlirAttribute a = tm_op_attr_of(op, attr);

	if (mlirAttributeIsNull(a) || !mlirAttributeIsAString(a))
		return (tm_str){ 0 };
	return tm_str_of(mlirStringAttrGetValue(a));
}

static MlirOperation
first_in(MlirOperation op)
{
	const MlirBlock block = mlirRegionGetFirstBlock(
	        mlirOperationGetRegion(op, 0));

	if (mlirBlockIsNull(block))
		return (MlirOperation){ NULL };
	return mlirBlockGetFirstOperation(block);
}

static bool
is_terminator(MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);

	return def && (def->traits & TM_TERMINATOR);
}

static bool
inside(MlirOperation op, tm_verify_fn *parent, const char *name)
{
	const MlirOperation outer = mlirOperationGetParentOperation(op);

	if (!mlirOperationIsNull(outer) && tm_verifier_of(outer) == parent)
		return true;
	return tm_op_error(op, "expects parent op '%s'", name);
}

static bool
inside_module(MlirOperation op)
{
	const MlirOperation outer = mlirOperationGetParentOperation(op);

	if (!mlirOperationIsNull(outer) &&
	    !mlirModuleIsNull(mlirModuleFromOperation(outer)))
		return true;
	return tm_op_error(op, "expects parent op 'builtin.module'");
}

/* ---- classes and modules ---- */

bool
verify_slot(MlirOperation op)
{
	return inside(op, verify_nn_module, "torch.nn_module");
}

bool
verify_nn_module(MlirOperation op)
{
	MlirOperation in = first_in(op);

	for (; !mlirOperationIsNull(in); in = mlirOperationGetNextInBlock(in))
		if (tm_verifier_of(in) != verify_slot && !is_terminator(in))
			return tm_op_error(op, "only `torch.slot` is allowed "
			                       "in its body");
	return true;
}

bool
verify_in_class_type(MlirOperation op)
{
	return inside(op, verify_class_type, "torch.class_type");
}

/* Is one of the members before OP called as OP is? */
static bool
name_is_taken(MlirOperation op, MlirOperation first)
{
	const tm_str name = text_of(op, "name");

	for (; !mlirOperationEqual(first, op);
	     first = mlirOperationGetNextInBlock(first))
		if (tm_str_eq(text_of(first, "name"), name))
			return true;
	return false;
}

bool
verify_class_type(MlirOperation op)
{
	const MlirOperation first = first_in(op);
	MlirOperation in = first;

	if (!inside_module(op))
		return false;
	for (; !mlirOperationIsNull(in);
	     in = mlirOperationGetNextInBlock(in)) {
		if (is_terminator(in))
			continue;
		if (tm_verifier_of(in) != verify_in_class_type)
			return tm_op_error(op, "only `torch.attr` and "
			                       "`torch.method` are allowed in "
			                       "its body");
		if (name_is_taken(in, first))
			return tm_op_error(op,
			                   "has duplicate attr/method with "
			                   "name '%.*s'",
			                   TM_STR_ARG(text_of(in, "name")));
	}
	return true;
}

/* ---- what refers to symbols ---- */

bool
tm_op_refers_to_symbols(const tm_op_def *def)
{
	return def->traits & TM_SYMBOL_USER;
}

/* The op that defines NAME in the module around OP; null if none. */
static MlirOperation
look_up(MlirOperation op, tm_str name)
{
	const MlirOperation none = { NULL };
	MlirOperation module = op;
	MlirOperation in;

	while (mlirModuleIsNull(mlirModuleFromOperation(module))) {
		module = mlirOperationGetParentOperation(module);
		if (mlirOperationIsNull(module))
			return none;
	}
	for (in = first_in(module); !mlirOperationIsNull(in);
	     in = mlirOperationGetNextInBlock(in)) {
		const MlirAttribute a = mlirOperationGetAttributeByName(
		        in, mlirSymbolTableGetSymbolAttributeName());

		if (!mlirAttributeIsNull(a) && mlirAttributeIsAString(a) &&
		    tm_str_eq(tm_str_of(mlirStringAttrGetValue(a)), name))
			return in;
	}
	return none;
}

/* The next op after OP (or OP itself) that is an attribute of a class; only
 * attributes have a type. */
static MlirOperation
attr_at(MlirOperation op)
{
	while (!mlirOperationIsNull(op) &&
	       mlirAttributeIsNull(tm_op_attr_of(op, "type")))
		op = mlirOperationGetNextInBlock(op);
	return op;
}

static bool
slot_fits(MlirOperation op, MlirOperation slot, MlirOperation attr)
{
	const tm_str want = text_of(attr, "name"), have = text_of(slot, "name");
	MlirType type;

	if (!tm_str_eq(want, have))
		return tm_op_error(op,
		                   "slot '%.*s' does not match attr '%.*s' of "
		                   "its class",
		                   TM_STR_ARG(have), TM_STR_ARG(want));
	type = mlirValueGetType(mlirOperationGetOperand(slot, 0));
	return tm_type_is_subtype(type,
	                          mlirTypeAttrGetValue(
	                                  tm_op_attr_of(attr, "type"))) ||
	       tm_op_error(op,
	                   "slot '%.*s' has a type that does not match the "
	                   "attr of its class",
	                   TM_STR_ARG(have));
}

/* A module has the slots of its class, in order. */
static bool
module_symbols(MlirOperation op)
{
	MlirOperation type, attr, slot = first_in(op);
	tm_type_key key;

	if (!tm_bridge_type_key(mlirValueGetType(mlirOperationGetResult(op, 0)),
	                        &key))
		return true;
	type = look_up(op, key.text);
	if (mlirOperationIsNull(type) ||
	    tm_verifier_of(type) != verify_class_type)
		return tm_op_error(op, "'%.*s' does not reference a valid "
		                       "class type",
		                   TM_STR_ARG(key.text));
	attr = attr_at(first_in(type));
	for (; !mlirOperationIsNull(slot) && !is_terminator(slot);
	     slot = mlirOperationGetNextInBlock(slot)) {
		if (mlirOperationIsNull(attr))
			return tm_op_error(op, "has more slots than its class "
			                       "has attrs");
		if (!slot_fits(op, slot, attr))
			return false;
		attr = attr_at(mlirOperationGetNextInBlock(attr));
	}
	return mlirOperationIsNull(attr) ||
	       tm_op_error(op, "number of slots does not match the number of "
	                       "attrs of its class");
}

/* A method is a private function of its module. */
static bool
method_symbols(MlirOperation op)
{
	const tm_str name = tm_str_of(mlirFlatSymbolRefAttrGetValue(
	        tm_op_attr_of(op, "function")));
	const MlirOperation type = mlirOperationGetParentOperation(op);
	const MlirOperation func = look_up(op, name);
	MlirAttribute visibility, signature;
	tm_type_key key = { 0 };
	MlirType t;

	if (mlirOperationIsNull(func))
		return tm_op_error(op, "'@%.*s' does not reference a valid "
		                       "function",
		                   TM_STR_ARG(name));
	visibility = mlirOperationGetAttributeByName(
	        func, mlirStringRefCreateFromCString("sym_visibility"));
	if (mlirAttributeIsNull(visibility) ||
	    !mlirAttributeIsAString(visibility) ||
	    !tm_str_eq(tm_str_of(mlirStringAttrGetValue(visibility)),
	               TM_STR("private")))
		return tm_op_error(op, "'@%.*s' must reference a private "
		                       "function",
		                   TM_STR_ARG(name));
	if (mlirOperationIsNull(first_in(func)))
		return tm_op_error(op, "'@%.*s' must reference a function "
		                       "that is defined (not merely declared)",
		                   TM_STR_ARG(name));
	signature = mlirOperationGetAttributeByName(
	        func, mlirStringRefCreateFromCString("function_type"));
	if (mlirAttributeIsNull(signature) ||
	    !mlirAttributeIsAType(signature) ||
	    !mlirTypeIsAFunction(t = mlirTypeAttrGetValue(signature)))
		return tm_op_error(op, "'@%.*s' is no function",
		                   TM_STR_ARG(name));
	if (mlirFunctionTypeGetNumInputs(t) == 0 ||
	    !tm_bridge_type_key(mlirFunctionTypeGetInput(t, 0), &key) ||
	    key.kind != TM_TYPE_NN_MODULE ||
	    !tm_str_eq(key.text, text_of(type, "sym_name")))
		return tm_op_error(op, "the referenced function '%.*s' must "
		                       "have a first argument of type "
		                       "'!torch.nn.Module<\"%.*s\">'",
		                   TM_STR_ARG(name),
		                   TM_STR_ARG(text_of(type, "sym_name")));
	return true;
}

bool
tm_op_verify_symbols(MlirOperation op, const tm_op_def *def)
{
	return def->num_regions ? module_symbols(op) : method_symbols(op);
}

/* ---- global slots ---- */

bool
verify_global_slot(MlirOperation op)
{
	return inside_module(op);
}

bool
verify_initialize_global_slots(MlirOperation op)
{
	const intptr_t names = mlirArrayAttrGetNumElements(
	        tm_op_attr_of(op, "slotSymNames"));
	const intptr_t values = mlirOperationGetNumOperands(op);

	if (!inside(op, verify_module_initializer,
	            "torch.global_slot.module_initializer"))
		return false;
	return names == values ||
	       tm_op_error(op, "expected number of operands to match number "
	                       "of slots: %td and %td",
	                   values, names);
}

/* INIT has not been verified yet when its parent is. */
static bool
names_match(MlirOperation init)
{
	const MlirAttribute names = tm_op_attr_of(init, "slotSymNames");

	return tm_attr_ok(TM_ATTR_SYMREFS, names) &&
	       mlirArrayAttrGetNumElements(names) ==
	               mlirOperationGetNumOperands(init);
}

/* Finds the value that INIT gives to SLOT: how often is it there? */
static intptr_t
initial_value(MlirOperation init, tm_str slot, MlirValue *value)
{
	const MlirAttribute names = tm_op_attr_of(init, "slotSymNames");
	intptr_t times = 0;

	for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(names); i++)
		if (tm_str_eq(slot, tm_str_of(mlirFlatSymbolRefAttrGetValue(
		                            mlirArrayAttrGetElement(names,
		                                                    i))))) {
			*value = mlirOperationGetOperand(init, i);
			times++;
		}
	return times;
}

/* The slot has one initial value, of a type within its bound. */
static bool
initialized(MlirOperation op, MlirOperation init, MlirOperation slot)
{
	const MlirAttribute bound = tm_op_attr_of(slot, "typeBound");
	const tm_str name = text_of(slot, "sym_name");
	MlirValue value = { NULL };
	const intptr_t times = initial_value(init, name, &value);

	if (!tm_attr_ok(TM_ATTR_TYPE, bound))
		return true; /* for the slot's own verifier */
	if (times != 1)
		return tm_op_error(op, "slot '@%.*s' is initialized %td times",
		                   TM_STR_ARG(name), times);
	return tm_type_is_subtype(mlirValueGetType(value),
	                          mlirTypeAttrGetValue(bound)) ||
	       tm_op_error(op,
	                   "initial value for '@%.*s' does not satisfy its "
	                   "type bound",
	                   TM_STR_ARG(name));
}

bool
verify_module_initializer(MlirOperation op)
{
	const MlirBlock body = mlirRegionGetFirstBlock(
	        mlirOperationGetRegion(op, 0));
	MlirOperation init = { NULL }, in;

	if (!inside_module(op))
		return false;
	if (!mlirBlockIsNull(body) &&
	    mlirBlockIsNull(mlirBlockGetNextInRegion(body)))
		init = mlirBlockGetTerminator(body);
	if (mlirOperationIsNull(init) ||
	    tm_verifier_of(init) != verify_initialize_global_slots)
		return tm_op_error(op, "must be one block that ends with "
		                       "'torch.initialize.global_slots'");
	for (in = first_in(mlirOperationGetParentOperation(op));
	     !mlirOperationIsNull(in); in = mlirOperationGetNextInBlock(in)) {
		if (tm_verifier_of(in) == verify_module_initializer &&
		    !mlirOperationEqual(in, op))
			return tm_op_error(op, "there must be only one module "
			                       "initializer");
		if (tm_verifier_of(in) == verify_global_slot &&
		    names_match(init) && !initialized(op, init, in))
			return false;
	}
	return true;
}
