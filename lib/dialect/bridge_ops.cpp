// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers the rows of the registry as ops of MLIR.  What an op means is
// decided in C (ops.c, verify.c).
#include "dialect/bridge.hpp"

extern "C" {
#include "dialect/build.h"
}

#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace bridge;

namespace {

const tm_op_def &def_of(Operation *op) { return *tm_op_def_of(wrap(op)); }

// ---- interfaces ------------------------------------------------------------

struct Effects : MemoryEffectOpInterface::Concept {
	using Interface = MemoryEffectOpInterface;
	using List = SmallVectorImpl<MemoryEffects::EffectInstance>;
	Effects() : Concept{get} {}

	static void get(const Concept *, Operation *op, List &out) {
		const unsigned set = tm_op_effects(wrap(op), &def_of(op));
		if (set & TM_READS)
			out.emplace_back(MemoryEffects::Read::get());
		if (set & TM_WRITES)
			out.emplace_back(MemoryEffects::Write::get());
		if (set & TM_ALLOCATES)
			for (OpResult result : op->getResults())
				out.emplace_back(MemoryEffects::Allocate::get(),
				                 result);
	}
};

struct Speculates : ConditionallySpeculatable::Concept {
	using Interface = ConditionallySpeculatable;
	Speculates() : Concept{get} {}
	static Speculation::Speculatability get(const Concept *, Operation *) {
		return Speculation::Speculatable;
	}
};

struct Names : OpAsmOpInterface::FallbackModel<Names> {
	void getAsmResultNames(Operation *op, OpAsmSetValueNameFn set) const {
		char buf[96];
		const size_t n = tm_op_result_name(wrap(op), &def_of(op), buf,
		                                   sizeof buf);
		if (n && op->getNumResults())
			set(op->getResult(0), StringRef(buf, n));
	}
	void getAsmBlockArgumentNames(Operation *, Region &,
	                              OpAsmSetValueNameFn) const {}
	void getAsmBlockNames(Operation *, OpAsmSetBlockNameFn) const {}
	static StringRef getDefaultDialect() { return ""; }
};

// The interface's own defaults, for any op.
struct SymbolOp : Op<SymbolOp, SymbolOpInterface::Trait> {
	using Op::Op;
	static bool classof(Operation *) { return true; }
};
using Symbol = SymbolOpInterface::Model<SymbolOp>;

struct SymbolUser : SymbolUserOpInterface::Concept {
	using Interface = SymbolUserOpInterface;
	SymbolUser() : Concept{verify} {}
	static LogicalResult verify(const Concept *, Operation *op,
	                            SymbolTableCollection &) {
		return success(tm_op_verify_symbols(wrap(op), &def_of(op)));
	}
};

// Inherent attributes live in one dictionary, which is the only property.
struct Properties {
	DictionaryAttr dict;
};

Properties &properties(OpaqueProperties p) { return *p.as<Properties *>(); }
DictionaryAttr &dict_of(Operation *op) {
	return properties(op->getPropertiesStorage()).dict;
}

// In bytecode as ODS writes them: attribute by attribute in the order of
// declaration, segment sizes last as a sparse array.
struct Bytecode : BytecodeOpInterface::Concept {
	using Interface = BytecodeOpInterface;
	Bytecode() : Concept{read, write} {}

	static LogicalResult read(DialectBytecodeReader &r,
	                          OperationState &state) {
		const tm_op_def *def =
		    tm_registry_find(str(state.name.getStringRef()));
		NamedAttrList attrs;
		for (int i = 0; i < def->num_attrs; i++) {
			const tm_op_attr &a = def->attrs[i];
			Attribute value;
			if (a.kind == TM_ATTR_SEGMENTS) {
				int32_t sizes[8] = {};
				MutableArrayRef<int32_t> all(
				    sizes, def->signature->num_args);
				if (failed(r.readSparseArray(all)))
					return failure();
				value = DenseI32ArrayAttr::get(
				    state.getContext(), all);
			} else if (failed(a.optional
			                      ? r.readOptionalAttribute(value)
			                      : r.readAttribute(value))) {
				return failure();
			}
			if (value)
				attrs.set(ref(a.name), value);
		}
		state.getOrAddProperties<Properties>().dict =
		    attrs.getDictionary(state.getContext());
		return success();
	}

	static void write(const Concept *, Operation *op,
	                  DialectBytecodeWriter &w) {
		const tm_op_def &def = def_of(op);
		for (int i = 0; i < def.num_attrs; i++) {
			const tm_op_attr &a = def.attrs[i];
			Attribute value = dict_of(op).get(ref(a.name));
			if (a.kind == TM_ATTR_SEGMENTS)
				w.writeSparseArray(
				    cast<DenseI32ArrayAttr>(value).asArrayRef());
			else if (a.optional)
				w.writeOptionalAttribute(value);
			else
				w.writeAttribute(value);
		}
	}
};

// ---- ops -------------------------------------------------------------------

// MLIR knows a trait by the name that the compiler gives to its template, and
// compilers differ: a trait is what Clang or GCC call it.  TypeID::get<Trait>
// must not occur in this program: linked before MLIR's archives, it would give
// theirs (mlirBlockGetTerminator) this compiler's name instead of MLIR's.
struct TraitId : mlir::detail::FallbackTypeIDResolver {
	TypeID clang, gcc;

	// MLIR keeps the names: they must be literals.
	TraitId(StringRef by_clang, StringRef by_gcc)
	    : clang(registerImplicitTypeID(by_clang)),
	      gcc(registerImplicitTypeID(by_gcc)) {}
	bool is(TypeID id) const {
		return id == clang || id == gcc;
	}
};

detail::InterfaceMap interfaces(const tm_op_def &def) {
	detail::InterfaceMap map;
	if (def.traits & TM_PURE)
		map.insertModels<Effects>();
	if (def.traits & TM_CONSTANT)
		map.insertModels<Speculates, Names>();
	if (def.traits & TM_SYMBOL)
		map.insertModels<Symbol>();
	if (def.num_attrs)
		map.insertModels<Bytecode>();
	if (tm_op_refers_to_symbols(&def))
		map.insertModels<SymbolUser>();
	return map;
}

struct TableOp final : OperationName::Impl {
	const tm_op_def &def;

	// The address of the row is the identity of the op.
	TableOp(const tm_op_def &d, Dialect *owner)
	    : Impl(ref(d.name), owner, TypeID::getFromOpaquePointer(&d),
	           interfaces(d)),
	      def(d) {}

	bool inherent(StringRef n) const {
		for (int i = 0; i < def.num_attrs; i++)
			if (n == ref(def.attrs[i].name))
				return true;
		return false;
	}

	LogicalResult foldHook(Operation *op, ArrayRef<Attribute>,
	                       SmallVectorImpl<OpFoldResult> &out) final {
		if (Attribute value = unwrap(tm_op_fold(wrap(op), &def)))
			out.push_back(value);
		else if (Value v = unwrap(tm_op_fold_value(wrap(op), &def)))
			out.push_back(v);
		return success(!out.empty());
	}
	void getCanonicalizationPatterns(RewritePatternSet &,
	                                 MLIRContext *) final {}
	bool hasTrait(TypeID id) final {
#define TRAIT(var, name) \
	static const TraitId var{ \
	    "mlir::OpTrait::" #name "<Empty>", \
	    "mlir::OpTrait::" #name "<mlir::TypeID::get() " \
	    "[with Trait = mlir::OpTrait::" #name "]::Empty>"}
		TRAIT(terminator, IsTerminator);
		TRAIT(constant, ConstantLike);
		TRAIT(isolated, IsIsolatedFromAbove);
		TRAIT(recursive, HasRecursiveMemoryEffects);
#undef TRAIT
		const unsigned t = def.traits;
		return ((t & TM_TERMINATOR) && terminator.is(id)) ||
		       ((t & TM_CONSTANT) && constant.is(id)) ||
		       ((t & TM_ISOLATED) && isolated.is(id)) ||
		       ((t & TM_RECURSIVE) && recursive.is(id));
	}
	OperationName::ParseAssemblyFn getParseAssemblyFn() final {
		return [this](OpAsmParser &p, OperationState &state) {
			tm_reader r{p, &p, &state, {}, {}};
			return success(tm_op_read(&r, &def));
		};
	}
	void populateDefaultAttrs(const OperationName &,
	                          NamedAttrList &) final {}
	void printAssembly(Operation *op, OpAsmPrinter &p, StringRef) final {
		tm_writer w{p, &p, op};
		tm_op_write(&w, &def, wrap(op));
	}
	LogicalResult verifyInvariants(Operation *op) final {
		return success(tm_op_verify(wrap(op), &def));
	}
	LogicalResult verifyRegionInvariants(Operation *op) final {
		if (def.traits & TM_ISOLATED)
			return OpTrait::impl::verifyIsIsolatedFromAbove(op);
		return success();
	}

	std::optional<Attribute> getInherentAttr(Operation *op,
	                                         StringRef key) final {
		if (!inherent(key))
			return std::nullopt;
		return dict_of(op).get(key);
	}
	void setInherentAttr(Operation *op, StringAttr key,
	                     Attribute value) final {
		NamedAttrList attrs(dict_of(op));
		if (value)
			attrs.set(key, value);
		else
			attrs.erase(key);
		dict_of(op) = attrs.getDictionary(op->getContext());
	}
	void populateInherentAttrs(Operation *op, NamedAttrList &attrs) final {
		if (def.num_attrs && dict_of(op))
			attrs.append(dict_of(op).getValue());
	}
	LogicalResult
	verifyInherentAttrs(OperationName, NamedAttrList &attrs,
	                    function_ref<InFlightDiagnostic()> error) final {
		for (int i = 0; i < def.num_attrs; i++) {
			const tm_op_attr &a = def.attrs[i];
			Attribute value = attrs.get(ref(a.name));
			if (value && !tm_attr_ok(a.kind, wrap(value)))
				return error()
				       << "attribute '" << ref(a.name)
				       << "' failed to satisfy constraint: "
				       << tm_attr_describe(a.kind);
		}
		return success();
	}

	int getOpPropertyByteSize() final {
		return def.num_attrs ? sizeof(Properties) : 0;
	}
	void initProperties(OperationName, OpaqueProperties storage,
	                    OpaqueProperties init) final {
		new (storage.as<Properties *>())
		    Properties(init ? properties(init) : Properties());
		if (!properties(storage).dict)
			properties(storage).dict =
			    DictionaryAttr::get(name.getContext());
	}
	void deleteProperties(OpaqueProperties) final {}
	void populateDefaultProperties(OperationName,
	                               OpaqueProperties) final {}
	LogicalResult
	setPropertiesFromAttr(OperationName self, OpaqueProperties p,
	                      Attribute attr,
	                      function_ref<InFlightDiagnostic()> error) final {
		auto dict = dyn_cast_or_null<DictionaryAttr>(attr);
		if (!def.num_attrs)
			return error()
			       << "this operation does not support properties";
		if (!dict)
			return error()
			       << "expected DictionaryAttr to set properties";
		for (NamedAttribute named : dict)
			if (!inherent(named.getName()))
				return error() << "unknown property '"
				               << named.getName().getValue() << "'";
		NamedAttrList list(dict);
		if (failed(verifyInherentAttrs(self, list, error)))
			return failure();
		properties(p).dict = dict;
		return success();
	}
	Attribute getPropertiesAsAttr(Operation *op) final {
		if (!def.num_attrs || !dict_of(op) || dict_of(op).empty())
			return {};
		return dict_of(op);
	}
	void copyProperties(OpaqueProperties to, OpaqueProperties from) final {
		if (def.num_attrs)
			properties(to) = properties(from);
	}
	bool compareProperties(OpaqueProperties a, OpaqueProperties b) final {
		return !def.num_attrs ||
		       properties(a).dict == properties(b).dict;
	}
	llvm::hash_code hashProperties(OpaqueProperties p) final {
		return def.num_attrs ? hash_value(properties(p).dict)
		                     : llvm::hash_code(0);
	}
};

// ---- dialects --------------------------------------------------------------

struct InlineAll : DialectInlinerInterface {
	using DialectInlinerInterface::DialectInlinerInterface;
	bool isLegalToInline(Operation *, Operation *, bool) const final {
		return true;
	}
	bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
		return true;
	}
	bool isLegalToInline(Operation *, Region *, bool,
	                     IRMapping &) const final {
		return true;
	}
};

struct TorchCDialect : TableDialect {
	explicit TorchCDialect(MLIRContext *ctx)
	    : TableDialect("torch_c", ctx, TypeID::get<TorchCDialect>()) {}
	static constexpr StringLiteral getDialectNamespace() {
		return "torch_c";
	}
};

struct TMTensorDialect : TableDialect {
	explicit TMTensorDialect(MLIRContext *ctx)
	    : TableDialect("tm_tensor", ctx, TypeID::get<TMTensorDialect>()) {}
	static constexpr StringLiteral getDialectNamespace() {
		return "tm_tensor";
	}
};

// A vocabulary that is only written and read back: ops in generic form,
// types and attributes as text.
struct TextDialect : Dialect {
	TextDialect(StringRef ns, MLIRContext *ctx, TypeID id)
	    : Dialect(ns, ctx, id) {
		allowUnknownOperations();
		allowUnknownTypes();
	}
	Attribute parseAttribute(DialectAsmParser &p, Type) const override {
		return OpaqueAttr::get(
		    StringAttr::get(getContext(), getNamespace()),
		    p.getFullSymbolSpec(), NoneType::get(getContext()));
	}
	Type parseType(DialectAsmParser &p) const override {
		return OpaqueType::get(
		    StringAttr::get(getContext(), getNamespace()),
		    p.getFullSymbolSpec());
	}
};

struct StablehloDialect : TextDialect {
	explicit StablehloDialect(MLIRContext *ctx)
	    : TextDialect("stablehlo", ctx, TypeID::get<StablehloDialect>()) {}
	static constexpr StringLiteral getDialectNamespace() {
		return "stablehlo";
	}
};

struct ChloDialect : TextDialect {
	explicit ChloDialect(MLIRContext *ctx)
	    : TextDialect("chlo", ctx, TypeID::get<ChloDialect>()) {}
	static constexpr StringLiteral getDialectNamespace() { return "chlo"; }
};

} // namespace

TableDialect::TableDialect(StringRef ns, MLIRContext *ctx, TypeID id)
    : Dialect(ns, ctx, id) {
	size_t count;
	const tm_op_def *defs = tm_registry(&count);
	addInterfaces<InlineAll>();
	for (size_t i = 0; i < count; i++) {
		StringRef rest = ref(defs[i].name);
		if (rest.consume_front(ns) && rest.starts_with("."))
			RegisteredOperationName::insert(
			    std::make_unique<TableOp>(defs[i], this), {});
	}
}

Operation *TableDialect::materializeConstant(OpBuilder &b, Attribute value,
                                             Type type, Location loc) {
	const char *op_name = tm_constant_op(wrap(value), wrap(type));
	if (!op_name)
		return nullptr;
	OperationState state(loc, op_name);
	state.addTypes(type);
	if (tm_registry_find(tm_str_from(op_name))->num_attrs)
		state.addAttribute("value", value);
	return b.create(state);
}

LogicalResult TableDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                     unsigned,
                                                     NamedAttribute attr) {
	const char *wrong = tm_region_arg_attr_wrong(
	    str(attr.getName()), wrap(attr.getValue()));
	if (wrong)
		return op->emitError() << wrong;
	return success();
}

TorchDialect::TorchDialect(MLIRContext *ctx)
    : TableDialect("torch", ctx, TypeID::get<TorchDialect>()) {
	register_types();
}

void tm_dialect_register(MlirDialectRegistry registry) {
	unwrap(registry)
	    ->insert<TorchDialect, TorchCDialect, TMTensorDialect,
	             StablehloDialect, ChloDialect>();
	func::registerInlinerExtension(*unwrap(registry));
}

MlirAttribute tm_elements_retype(MlirAttribute attr,
                                 MlirType type) {
	auto from = dyn_cast_or_null<ElementsAttr>(unwrap(attr));
	auto to = dyn_cast<ShapedType>(unwrap(type));
	if (!from || !to || !to.hasRank() ||
	    from.getShapedType().getShape() != to.getShape())
		return {nullptr};
	Type a = from.getElementType(), b = to.getElementType();
	if (a != b && (!a.isIntOrFloat() || !b.isIntOrFloat() ||
	               a.getIntOrFloatBitWidth() != b.getIntOrFloatBitWidth()))
		return {nullptr};
	if (auto resource = dyn_cast<DenseResourceElementsAttr>(from))
		return wrap(static_cast<Attribute>(
		    DenseResourceElementsAttr::get(to,
		                                   resource.getRawHandle())));
	if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(from))
		return wrap(static_cast<Attribute>(a == b ? dense
		                                          : dense.bitcast(b)));
	return {nullptr};
}

void tm_bridge_op_error(MlirOperation op, tm_str message) {
	unwrap(op)->emitOpError(ref(message));
}
