// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's parser and printer for C: what to read and write is decided in
// read_type.c, read_op.c and write.c.
#include "dialect/bridge.hpp"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace bridge;

namespace {

tm_found found(ParseResult result) { return result ? TM_ERROR : TM_FOUND; }
tm_found found(OptionalParseResult result) {
	return result.has_value() ? found(*result) : TM_ABSENT;
}

} // namespace

// ---- reading ---------------------------------------------------------------

MlirContext tm_read_context(tm_reader *r) { return wrap(r->p.getContext()); }

const char *tm_read_place(tm_reader *r) {
	return r->p.getCurrentLocation().getPointer();
}

bool tm_read_error(tm_reader *r, const char *place, const char *message) {
	r->p.emitError(SMLoc::getFromPointer(place), message);
	return false;
}

bool tm_read_literal(tm_reader *r, tm_str literal, bool optional) {
	static const struct {
		StringRef text;
		ParseResult (AsmParser::*must)();
		ParseResult (AsmParser::*may)();
	} tokens[] = {
#define TOKEN(text, name) \
	{text, &AsmParser::parse##name, &AsmParser::parseOptional##name},
		TOKEN(",", Comma) TOKEN(":", Colon) TOKEN("=", Equal)
		TOKEN("->", Arrow) TOKEN("?", Question) TOKEN("*", Star)
		TOKEN("(", LParen) TOKEN(")", RParen) TOKEN("[", LSquare)
		TOKEN("]", RSquare) TOKEN("{", LBrace) TOKEN("}", RBrace)
		TOKEN("<", Less) TOKEN(">", Greater)
#undef TOKEN
	};
	for (const auto &token : tokens)
		if (token.text == ref(literal))
			return succeeded(
			    (r->p.*(optional ? token.may : token.must))());
	return succeeded(optional ? r->p.parseOptionalKeyword(ref(literal))
	                          : r->p.parseKeyword(ref(literal)));
}

bool tm_read_word(tm_reader *r, tm_str *out) {
	StringRef word;
	ParseResult result = r->p.parseKeyword(&word);
	*out = str(word);
	return succeeded(result);
}

tm_found tm_read_integer(tm_reader *r, int64_t *out) {
	return found(r->p.parseOptionalInteger(*out));
}

bool tm_read_string(tm_reader *r, tm_str *out) {
	ParseResult result = r->p.parseString(&r->text);
	*out = str(r->text);
	return succeeded(result);
}

tm_found tm_read_type(tm_reader *r, bool optional, MlirType *out) {
	Type type;
	tm_found result = optional ? found(r->p.parseOptionalType(type))
	                           : found(r->p.parseType(type));
	*out = wrap(type);
	return result;
}

tm_found tm_read_attr(tm_reader *r, bool optional, MlirType type,
                      MlirAttribute *out) {
	Attribute attr;
	StringAttr text;
	if (optional) {
		tm_found result = found(r->p.parseOptionalAttribute(text));
		*out = wrap(static_cast<Attribute>(text));
		return result;
	}
	tm_found result = found(r->p.parseAttribute(attr, unwrap(type)));
	*out = wrap(attr);
	return result;
}

tm_found tm_read_symbol(tm_reader *r, bool optional, MlirAttribute *out) {
	StringAttr name;
	ParseResult result = optional ? r->p.parseOptionalSymbolName(name)
	                              : r->p.parseSymbolName(name);
	*out = wrap(static_cast<Attribute>(name));
	return succeeded(result) ? TM_FOUND : optional ? TM_ABSENT : TM_ERROR;
}

tm_found tm_read_operand(tm_reader *r, bool optional) {
	OpAsmParser::UnresolvedOperand one;
	tm_found result = optional ? found(r->op->parseOptionalOperand(one))
	                           : found(r->op->parseOperand(one));
	if (result == TM_FOUND)
		r->operands.push_back(one);
	return result;
}

intptr_t tm_read_operands(tm_reader *r, int count) {
	const size_t before = r->operands.size();
	if (r->op->parseOperandList(r->operands, count))
		return -1;
	return static_cast<intptr_t>(r->operands.size() - before);
}

bool tm_read_attr_dict(tm_reader *r) {
	return succeeded(r->op->parseOptionalAttrDict(r->state->attributes));
}

tm_found tm_read_region(tm_reader *r, bool optional, tm_str terminator) {
	auto region = std::make_unique<Region>();
	tm_found result = optional ? found(r->op->parseOptionalRegion(*region))
	                           : found(r->op->parseRegion(*region));
	if (result != TM_FOUND)
		return result;
	if (terminator.len) {
		if (region->empty())
			region->emplaceBlock();
		Block &last = region->back();
		if (last.empty() || last.back().getName().getStringRef() !=
		                        ref(terminator)) {
			OperationState state(r->state->location,
			                     ref(terminator));
			last.push_back(Operation::create(state));
		}
	}
	r->state->addRegion(std::move(region));
	return TM_FOUND;
}

void tm_read_set_attr(tm_reader *r, tm_str name, MlirAttribute value) {
	r->state->attributes.set(ref(name), unwrap(value));
}

void tm_read_set_results(tm_reader *r, intptr_t n, const MlirType *types) {
	r->state->addTypes(types_of(types, n));
}

bool tm_read_resolve(tm_reader *r, intptr_t n, const MlirType *types) {
	return succeeded(r->op->resolveOperands(
	    r->operands, types_of(types, n), r->op->getNameLoc(),
	    r->state->operands));
}

// ---- writing ---------------------------------------------------------------

void tm_write_text(tm_writer *w, tm_str text) { w->p << ref(text); }
void tm_write_string(tm_writer *w, tm_str s) { w->p.printString(ref(s)); }
void tm_write_type(tm_writer *w, MlirType t) { w->p.printType(unwrap(t)); }

void tm_write_attr(tm_writer *w, MlirAttribute attr, tm_attr_style style) {
	Attribute a = unwrap(attr);
	if (style == TM_STYLE_TYPELESS && a)
		w->p.printAttributeWithoutType(a);
	else if (style == TM_STYLE_SYMBOL && isa_and_present<StringAttr>(a))
		w->p.printSymbolName(cast<StringAttr>(a).getValue());
	else if (style == TM_STYLE_MAP && isa_and_present<AffineMapAttr>(a))
		w->p << "affine_map<" << cast<AffineMapAttr>(a).getValue()
		     << '>';
	else
		w->p.printAttribute(a);
}

void tm_write_newline(tm_writer *w, int indent) {
	for (int i = 0; i < indent; i++)
		w->p.increaseIndent();
	w->p.printNewline();
	for (int i = 0; i < indent; i++)
		w->p.decreaseIndent();
}

void tm_write_value(tm_writer *w, MlirValue value) {
	w->op_printer->printOperand(unwrap(value));
}

void tm_write_region(tm_writer *w, MlirRegion region, bool terminator) {
	w->op_printer->printRegion(*unwrap(region), true, terminator);
}

void tm_write_attr_dict(tm_writer *w, const tm_str *elided, size_t n) {
	SmallVector<StringRef> names;
	for (size_t i = 0; i < n; i++)
		names.push_back(ref(elided[i]));
	w->op_printer->printOptionalAttrDict(w->op->getAttrs(), names);
}

void tm_write_generic(tm_writer *w) { w->op_printer->printGenericOp(w->op); }
