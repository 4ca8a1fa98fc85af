// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes ops as their row's format says; without a format in the
// way of PyTorch's ops: name, operands, attributes, ":", types.
#include "dialect/bridge.hpp"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace bridge;

namespace {

using Operands = SmallVector<OpAsmParser::UnresolvedOperand>;

// ---- parsing ---------------------------------------------------------------

struct Parser {
	const tm_op_def &def;
	OpAsmParser &p;
	OperationState &state;
	const tm_schema &sig = *def.signature;
	const SMLoc at = p.getCurrentLocation();
	// By parameter and result; ALL_* where the format speaks of all.
	SmallVector<Operands> operands =
	    SmallVector<Operands>(sig.num_args);
	SmallVector<SmallVector<Type>> types =
	    SmallVector<SmallVector<Type>>(sig.num_args);
	SmallVector<SmallVector<Type>> results =
	    SmallVector<SmallVector<Type>>(sig.num_results);
	Operands all_operands = {};
	SmallVector<Type> all_types = {}, all_results = {};
	bool as_whole = false, types_whole = false, results_whole = false;
	int inferred = -1;

	ParseResult run() {
		const tm_assembly *a = def.assembly;
		if (!a)
			return run_default();
		for (int i = 0; i < a->count;) {
			if (a->items[i].kind == TM_ASM_GROUP) {
				if (group(&a->items[i]))
					return failure();
				i += a->items[i].count + 1;
			} else if (item(a->items[i++])) {
				return failure();
			}
		}
		return finish();
	}

	ParseResult run_default() {
		as_whole = types_whole = results_whole = true;
		if (p.parseOperandList(all_operands, def.num_operands) ||
		    p.parseOptionalAttrDict(state.attributes) ||
		    p.parseColon())
			return failure();
		if (!all_operands.empty()) {
			if (p.parseTypeList(all_types))
				return failure();
			if (def.num_results == 0 ||
			    (def.num_results < 0 &&
			     failed(p.parseOptionalArrow())))
				return finish();
			if (def.num_results > 0 && p.parseArrow())
				return failure();
		}
		if (type_list(all_results))
			return failure();
		return finish();
	}

	// Types separated by commas, or none.
	ParseResult type_list(SmallVectorImpl<Type> &out) {
		Type type;
		OptionalParseResult first = p.parseOptionalType(type);
		if (!first.has_value())
			return success();
		if (*first)
			return failure();
		out.push_back(type);
		while (succeeded(p.parseOptionalComma()))
			if (p.parseType(out.emplace_back()))
				return failure();
		return success();
	}

	// Whether the group's first element is there; if so, it is parsed.
	ParseResult group(const tm_asm_item *head) {
		const tm_asm_item &first = head[1];
		bool present = false;
		if (first.kind == TM_ASM_LITERAL) {
			present = succeeded(literal(ref(first.text), true));
		} else if (first.kind == TM_ASM_OPERAND) {
			if (operand(first.index))
				return failure();
			present = !operands[first.index].empty();
		} else if (first.kind == TM_ASM_ATTR) {
			StringAttr attr;
			auto result = p.parseOptionalAttribute(attr);
			present = result.has_value();
			if (present && *result)
				return failure();
			if (present)
				set(first.index, attr);
		}
		for (int i = 2; present && i <= head->count; i++)
			if (item(head[i]))
				return failure();
		return success();
	}

	ParseResult item(const tm_asm_item &it) {
		switch (it.kind) {
		case TM_ASM_LITERAL:
			return literal(ref(it.text), false);
		case TM_ASM_OPERAND:
			return operand(it.index);
		case TM_ASM_ATTR:
			return attribute(it.index);
		case TM_ASM_REGION:
			return it.index < 0 ? regions() : region(it.index);
		case TM_ASM_OPERAND_TYPE:
			return operand_type(it.index);
		case TM_ASM_RESULT_TYPE:
			return result_type(it.index);
		case TM_ASM_FUNCTION_TYPE:
			return function_type(it.index);
		case TM_ASM_ATTR_DICT:
			return p.parseOptionalAttrDict(state.attributes);
		case TM_ASM_INFER:
			inferred = it.index;
			return success();
		case TM_ASM_SLOT_VALUES:
			return slot_values();
		case TM_ASM_GROUP:
			break;
		}
		return failure();
	}

	ParseResult literal(StringRef t, bool optional) {
		static const struct {
			StringRef text;
			ParseResult (AsmParser::*must)();
			ParseResult (AsmParser::*may)();
		} tokens[] = {
#define TOKEN(t, n) \
	{t, &AsmParser::parse##n, &AsmParser::parseOptional##n}
			TOKEN(",", Comma), TOKEN(":", Colon),
			TOKEN("->", Arrow), TOKEN("=", Equal),
			TOKEN("(", LParen), TOKEN(")", RParen),
			TOKEN("[", LSquare), TOKEN("]", RSquare),
			TOKEN("{", LBrace), TOKEN("}", RBrace),
#undef TOKEN
		};
		if (t == " ")
			return success();
		for (const auto &token : tokens)
			if (token.text == t)
				return optional ? (p.*token.may)()
				                : (p.*token.must)();
		return optional ? p.parseOptionalKeyword(t)
		                : p.parseKeyword(t);
	}

	ParseResult operand(int i) {
		if (i < 0) {
			as_whole = true;
			return p.parseOperandList(all_operands,
			                          def.num_operands);
		}
		const tm_schema_arg &arg = sig.args[i];
		if (arg.variadic && !arg.omissible)
			return p.parseOperandList(operands[i]);
		OpAsmParser::UnresolvedOperand one;
		if (arg.omissible) {
			auto result = p.parseOptionalOperand(one);
			if (!result.has_value())
				return success();
			if (*result)
				return failure();
		} else if (p.parseOperand(one)) {
			return failure();
		}
		operands[i].push_back(one);
		return success();
	}

	void set(int i, Attribute attr) {
		state.addAttribute(ref(def.attrs[i].name), attr);
	}

	ParseResult attribute(int i) {
		Builder &b = p.getBuilder();
		Attribute attr;
		Type type;
		StringAttr name;
		switch (def.attrs[i].kind) {
		case TM_ATTR_UNIT: // what stands before it says it all
			attr = b.getUnitAttr();
			break;
		case TM_ATTR_SYMBOL:
			if (p.parseSymbolName(name))
				return failure();
			attr = name;
			break;
		case TM_ATTR_TYPE:
			if (p.parseType(type))
				return failure();
			attr = TypeAttr::get(type);
			break;
		case TM_ATTR_I64:
			type = b.getI64Type();
			break;
		case TM_ATTR_F64:
			type = b.getF64Type();
			break;
		case TM_ATTR_BOOL:
			type = b.getI1Type();
			break;
		default:
			break;
		}
		const SMLoc loc = p.getCurrentLocation();
		if (!attr && p.parseAttribute(attr, type))
			return failure();
		if (!tm_attr_ok(def.attrs[i].kind, wrap(attr)))
			return p.emitError(loc, "expected ")
			       << tm_attr_describe(def.attrs[i].kind);
		set(i, attr);
		return success();
	}

	ParseResult region(int i) {
		Region *r = state.addRegion();
		if (p.parseRegion(*r))
			return failure();
		StringRef name = ref(def.regions[i].terminator);
		if (name.empty())
			return success();
		if (r->empty())
			r->emplaceBlock();
		Block &last = r->back();
		if (!last.empty() && last.mightHaveTerminator())
			return success();
		OperationState term(state.location, name);
		last.push_back(Operation::create(term));
		return success();
	}

	ParseResult regions() {
		do {
			auto r = std::make_unique<Region>();
			auto result = p.parseOptionalRegion(*r);
			if (!result.has_value())
				return success();
			if (*result)
				return failure();
			state.addRegion(std::move(r));
		} while (succeeded(p.parseOptionalComma()));
		return success();
	}

	ParseResult operand_type(int i) {
		if (i < 0) {
			types_whole = true;
			return type_list(all_types);
		}
		if (sig.args[i].variadic)
			return type_list(types[i]);
		return p.parseType(types[i].emplace_back());
	}

	ParseResult result_type(int i) {
		if (i < 0) {
			results_whole = true;
			return type_list(all_results);
		}
		if (sig.results[i].variadic)
			return type_list(results[i]);
		return p.parseType(results[i].emplace_back());
	}

	ParseResult function_type(int i) {
		FunctionType type;
		if (p.parseType(type))
			return failure();
		results_whole = true;
		llvm::append_range(all_results, type.getResults());
		types_whole = types_whole || i < 0;
		llvm::append_range(i < 0 ? all_types : types[i],
		                   type.getInputs());
		return success();
	}

	// '[' ( symbol '(' operand ':' type ')' )* ']'
	ParseResult slot_values() {
		SmallVector<Attribute> names;
		if (p.parseLSquare())
			return failure();
		StringAttr name;
		while (succeeded(p.parseOptionalSymbolName(name))) {
			names.push_back(FlatSymbolRefAttr::get(name));
			if (p.parseLParen() ||
			    p.parseOperand(operands[0].emplace_back()) ||
			    p.parseColonType(types[0].emplace_back()) ||
			    p.parseRParen())
				return failure();
		}
		set(0, p.getBuilder().getArrayAttr(names));
		return p.parseRSquare();
	}

	// ---- after the text: results, then operands and their types

	ParseResult finish() {
		MLIRContext *ctx = p.getContext();
		for (int i = 0; !results_whole && i < sig.num_results; i++) {
			const tm_schema_arg &arg = sig.results[i];
			if (results[i].empty() && !arg.variadic)
				results[i].push_back(unwrap(
				    tm_arg_only_type(wrap(ctx), &arg)));
			llvm::append_range(all_results, results[i]);
		}
		if (llvm::is_contained(all_results, Type()))
			return p.emitError(at, "cannot infer a result type");
		state.addTypes(all_results);
		return as_whole ? resolve_whole() : resolve_each();
	}

	ParseResult resolve_whole() {
		return p.resolveOperands(all_operands, all_types, at,
		                         state.operands);
	}

	// Gives parameter I its types where the text has none.
	ParseResult complete_types(int i) {
		MLIRContext *ctx = p.getContext();
		Type type;
		if (!types[i].empty() || operands[i].empty() || types_whole)
			return success();
		if (i == inferred && !all_results.empty())
			type = unwrap(tm_type_other_semantics(
			    wrap(all_results[0])));
		else
			type = unwrap(
			    tm_arg_only_type(wrap(ctx), &sig.args[i]));
		if (!type)
			return p.emitError(at, "cannot infer the type of "
			                       "operand '")
			       << ref(sig.args[i].name) << "'";
		types[i].append(operands[i].size(), type);
		return success();
	}

	ParseResult resolve_each() {
		SmallVector<int32_t> segments;
		for (int i = 0; i < sig.num_args; i++) {
			if (complete_types(i))
				return failure();
			segments.push_back(
			    static_cast<int32_t>(operands[i].size()));
			llvm::append_range(all_operands, operands[i]);
			if (!types_whole)
				llvm::append_range(all_types, types[i]);
		}
		if (def.traits & TM_SEGMENTS)
			state.addAttribute(
			    "operandSegmentSizes",
			    p.getBuilder().getDenseI32ArrayAttr(segments));
		return resolve_whole();
	}
};

// ---- printing --------------------------------------------------------------

struct Printer {
	const tm_op_def &def;
	Operation *op;
	OpAsmPrinter &p;
	// ODS's rules for the space before the next element.
	bool space = true, after_punctuation = false;

	void run() {
		const tm_assembly *a = def.assembly;
		p << op->getName().getStringRef();
		if (!a)
			return run_default();
		for (int i = 0; i < a->count; i++) {
			const tm_asm_item &it = a->items[i];
			if (it.kind == TM_ASM_GROUP && !present(&it))
				i += it.count;
			else if (it.kind != TM_ASM_GROUP)
				item(it);
		}
	}

	void run_default() {
		if (op->getNumOperands())
			p << ' ' << op->getOperands();
		p.printOptionalAttrDict(op->getAttrs());
		p << " :";
		if (op->getNumOperands())
			p << ' ' << op->getOperandTypes();
		if (op->getNumOperands() && op->getNumResults())
			p << " ->";
		if (op->getNumResults())
			p << ' ' << op->getResultTypes();
	}

	OperandRange operands(int i) {
		intptr_t start = 0, n = op->getNumOperands();
		if (i >= 0)
			tm_op_operand_range(wrap(op), &def, i, &start, &n);
		return op->getOperands().slice(start, n);
	}

	ResultRange results(int i) {
		intptr_t start = 0, n = op->getNumResults();
		if (i >= 0)
			tm_op_result_range(wrap(op), &def, i, &start, &n);
		return op->getResults().slice(start, n);
	}

	Attribute attribute(int i) {
		return op->getAttr(ref(def.attrs[i].name));
	}

	// Is the anchor of that group there?
	bool present(const tm_asm_item *head) {
		const tm_asm_item &anchor = head[head->anchor];
		switch (anchor.kind) {
		case TM_ASM_ATTR:
			return static_cast<bool>(attribute(anchor.index));
		case TM_ASM_RESULT_TYPE:
			return !results(anchor.index).empty();
		default:
			return !operands(anchor.index).empty();
		}
	}

	void literal(StringRef t) {
		const bool word = t.size() != 1 && t != "->";
		if (t == " ") {
			p << ' ';
			space = false;
			after_punctuation = true;
			return;
		}
		if (space &&
		    (word || !StringRef(after_punctuation ? ">)}]," :
		                        "<>(){}[],").contains(t[0])))
			p << ' ';
		p << t;
		space = t.size() != 1 || !StringRef("<({[").contains(t[0]);
		after_punctuation = t[0] != '_' && !isalpha(t[0]);
	}

	void item(const tm_asm_item &it) {
		if (it.kind == TM_ASM_LITERAL)
			return literal(ref(it.text));
		if (it.kind == TM_ASM_INFER ||
		    (it.kind == TM_ASM_ATTR &&
		     def.attrs[it.index].kind == TM_ATTR_UNIT) ||
		    (it.kind == TM_ASM_REGION && !op->getNumRegions()))
			return;
		if (it.kind == TM_ASM_ATTR_DICT) {
			attr_dict();
			after_punctuation = false;
			return;
		}
		if (space || !after_punctuation)
			p << ' ';
		space = true;
		after_punctuation = false;
		element(it);
	}

	void element(const tm_asm_item &it) {
		switch (it.kind) {
		case TM_ASM_OPERAND:
			p << operands(it.index);
			break;
		case TM_ASM_ATTR:
			attr(it.index);
			break;
		case TM_ASM_REGION:
			region(it.index);
			break;
		case TM_ASM_OPERAND_TYPE:
			p << operands(it.index).getTypes();
			break;
		case TM_ASM_RESULT_TYPE:
			p << results(it.index).getTypes();
			break;
		case TM_ASM_FUNCTION_TYPE:
			p.printFunctionalType(operands(it.index).getTypes(),
			                      op->getResultTypes());
			break;
		case TM_ASM_SLOT_VALUES:
			slot_values();
			break;
		default:
			break;
		}
	}

	void attr(int i) {
		Attribute value = attribute(i);
		switch (value ? def.attrs[i].kind : TM_ATTR_ELEMENTS) {
		case TM_ATTR_SYMBOL:
			p.printSymbolName(cast<StringAttr>(value).getValue());
			break;
		case TM_ATTR_AFFINE_MAP: // never as an alias
			p << "affine_map<"
			  << cast<AffineMapAttr>(value).getValue() << '>';
			break;
		case TM_ATTR_ELEMENTS:
		case TM_ATTR_ANY:
			p.printAttribute(value);
			break;
		default:
			p.printAttributeWithoutType(value);
		}
	}

	void region(int i) {
		if (i < 0) {
			llvm::interleaveComma(op->getRegions(), p.getStream(),
			    [&](Region &r) { p.printRegion(r); });
			return;
		}
		Region &r = op->getRegion(i);
		bool terminator = true;
		if (def.regions[i].terminator.len && !r.empty() &&
		    !r.back().empty()) {
			Operation &last = r.back().back();
			terminator = last.getNumOperands() ||
			             last.getNumResults() ||
			             !last.getAttrs().empty();
		}
		p.printRegion(r, true, terminator);
	}

	// Every attribute that the format does not print.
	void attr_dict() {
		SmallVector<StringRef> elided = {"operandSegmentSizes"};
		const tm_assembly *a = def.assembly;
		for (int i = 0; i < a->count; i++)
			if (a->items[i].kind == TM_ASM_ATTR ||
			    a->items[i].kind == TM_ASM_SLOT_VALUES)
				elided.push_back(ref(
				    def.attrs[a->items[i].index].name));
		p.printOptionalAttrDict(op->getAttrs(), elided);
	}

	void slot_values() {
		auto names = dyn_cast_or_null<ArrayAttr>(attribute(0));
		p << '[';
		p.increaseIndent();
		for (auto [i, value] : llvm::enumerate(op->getOperands())) {
			p.printNewline();
			if (names && i < names.size())
				p.printAttribute(names[i]);
			p << '(' << value << " : " << value.getType() << ')';
		}
		p.decreaseIndent();
		p.printNewline();
		p << ']';
	}
};

} // namespace

ParseResult bridge::parse_op(const tm_op_def &def, OpAsmParser &p,
                         OperationState &state) {
	if (def.traits & TM_GENERIC)
		return p.emitError(p.getNameLoc(), "op has no custom assembly form");
	return Parser{def, p, state}.run();
}

void bridge::print_op(const tm_op_def &def, Operation *op, OpAsmPrinter &p) {
	if (def.traits & TM_GENERIC)
		return p.printGenericOp(op);
	Printer{def, op, p}.run();
}
