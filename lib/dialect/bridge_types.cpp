// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the torch dialect, as MLIR's C++ wants them.  What is a legal
// type is decided in types.c.
#include "dialect/bridge.hpp"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/TensorEncoding.h"

using namespace mlir;
using namespace bridge;

namespace {

// All 22 types are one C++ class with the kind in its key.
struct TypeData : TypeStorage {
	using KeyTy = std::tuple<int, bool, ArrayRef<int64_t>, ArrayRef<Type>,
	                         Attribute, StringRef>;
	KeyTy key;

	explicit TypeData(const KeyTy &k) : key(k) {}
	KeyTy getAsKey() const { return key; }
	bool operator==(const KeyTy &k) const { return key == k; }

	static llvm::hash_code hashKey(const KeyTy &k) {
		auto [kind, ranked, sizes, types, encoding, text] = k;
		return llvm::hash_combine(kind, ranked, sizes, types, encoding,
		                          text);
	}
	static TypeData *construct(TypeStorageAllocator &a, const KeyTy &k) {
		auto [kind, ranked, sizes, types, encoding, text] = k;
		return new (a.allocate<TypeData>())
		    TypeData({kind, ranked, a.copyInto(sizes),
		              a.copyInto(types), encoding, a.copyInto(text)});
	}
};

struct TorchType : Type::TypeBase<TorchType, Type, TypeData> {
	using Base::Base;
	static constexpr StringLiteral name = "torch.type";
	const TypeData::KeyTy &key() const { return getImpl()->key; }
};

tm_type_key view(const TypeData::KeyTy &k) {
	auto [kind, ranked, sizes, types, encoding, text] = k;
	tm_type_key out = {};
	out.kind = static_cast<tm_type_kind>(kind);
	out.has_sizes = ranked;
	out.num_sizes = static_cast<intptr_t>(sizes.size());
	out.sizes = sizes.data();
	out.num_types = static_cast<intptr_t>(types.size());
	// An MlirType is a struct of the one pointer that a Type is.
	out.types = reinterpret_cast<const MlirType *>(types.data());
	out.encoding = wrap(encoding);
	out.text = str(text);
	return out;
}

static_assert(sizeof(MlirType) == sizeof(Type));

// Reads a type.  Nesting is bounded, so that hostile text cannot exhaust the
// stack.
struct TypeParser {
	enum { MAX_DEPTH = 256 };
	DialectAsmParser &p;
	int depth = 0;

	Type make(SMLoc at, const TypeData::KeyTy &k) {
		char message[256];
		const tm_type_key key = view(k);
		if (!tm_type_key_ok(&key, message, sizeof message)) {
			p.emitError(at, message);
			return {};
		}
		return TorchType::get(p.getContext(), k);
	}

	Type type() {
		StringRef word;
		const SMLoc at = p.getCurrentLocation();
		if (++depth > MAX_DEPTH) {
			p.emitError(at, "type is nested too deeply");
			return {};
		}
		if (p.parseKeyword(&word))
			return {};
		const tm_type_kind kind = tm_type_kind_from(str(word));
		Type out;
		if (kind == TM_TYPE_OTHER)
			p.emitError(at, "unknown  type `")
			    << word << "` in dialect `torch`";
		else
			out = body(at, kind);
		depth--;
		return out;
	}

	Type body(SMLoc at, tm_type_kind kind) {
		const tm_type_info &info = tm_type_infos[kind];
		std::string text;
		SmallVector<Type> types;
		switch (info.form) {
		case TM_FORM_PLAIN:
			break;
		case TM_FORM_TENSOR:
			return tensor(at, kind);
		case TM_FORM_STRING:
			if (p.parseLess() || p.parseString(&text) ||
			    p.parseGreater())
				return {};
			break;
		case TM_FORM_TYPES:
			if (p.parseLess() || contained(info.num_types, types))
				return {};
			break;
		}
		return make(at, {kind, false, {}, types, {}, text});
	}

	// Contained types, without "!torch." of their own, and the ">".
	ParseResult contained(int n, SmallVectorImpl<Type> &types) {
		if (n < 0 && succeeded(p.parseOptionalGreater()))
			return success();
		do {
			types.push_back(type());
			if (!types.back())
				return failure();
			const int have = static_cast<int>(types.size());
			if (n > 0 && have == n)
				break;
			if (n > 0 && p.parseComma())
				return failure();
			if (n < 0 && failed(p.parseOptionalComma()))
				break;
		} while (true);
		return p.parseGreater();
	}

	Type tensor(SMLoc at, tm_type_kind kind) {
		SmallVector<int64_t> sizes;
		bool ranked = false;
		Type dtype;
		Attribute encoding;
		if (succeeded(p.parseOptionalLess()) &&
		    (sizes_of(ranked, sizes) || p.parseComma() ||
		     element(dtype) ||
		     (succeeded(p.parseOptionalComma()) &&
		      p.parseAttribute(encoding)) ||
		     p.parseGreater()))
			return {};
		return make(at, {kind, ranked, sizes, dtype, encoding, ""});
	}

	// '*' or '[' ( size (',' size)* ','? )? ']'
	ParseResult sizes_of(bool &ranked, SmallVectorImpl<int64_t> &sizes) {
		if (succeeded(p.parseOptionalStar()))
			return success();
		if (p.parseLSquare())
			return failure();
		ranked = true;
		do {
			int64_t size = TM_DYN;
			if (failed(p.parseOptionalQuestion())) {
				auto result = p.parseOptionalInteger(size);
				if (!result.has_value())
					break;
				if (*result)
					return failure();
			}
			sizes.push_back(size);
		} while (succeeded(p.parseOptionalComma()));
		return p.parseRSquare();
	}

	// 'unk' or a type.  No legal one has parameters of our own, so they
	// are refused before the parser descends into them.
	ParseResult element(Type &dtype) {
		const SMLoc at = p.getCurrentLocation();
		if (succeeded(p.parseOptionalKeyword("unk")))
			return success();
		StringRef rest(at.getPointer());
		if (rest.consume_front("!torch."))
			for (StringRef word : {"vtensor<", "tensor<", "list<",
			                       "optional<", "tuple<", "union<",
			                       "dict<"})
				if (rest.starts_with(word))
					return p.emitError(at, "invalid dtype "
					    "for !torch.tensor type");
		return p.parseType(dtype);
	}
};

// Contained types are printed without "!torch.".
void print_key(const TypeData::KeyTy &key, DialectAsmPrinter &p);

void print_contained(Type t, DialectAsmPrinter &p) {
	if (auto torch = dyn_cast<TorchType>(t))
		print_key(torch.key(), p);
}

void print_tensor(const TypeData::KeyTy &key, DialectAsmPrinter &p) {
	auto [kind, ranked, sizes, types, encoding, text] = key;
	if (!ranked && !types[0])
		return;
	raw_ostream &os = p.getStream();
	p << '<';
	if (ranked) {
		p << '[';
		llvm::interleave(sizes, os, [&](int64_t size) {
			if (size == TM_DYN)
				os << '?';
			else
				os << size;
		}, ",");
		p << ']';
	} else {
		p << '*';
	}
	p << ',';
	if (types[0])
		p.printType(types[0]);
	else
		p << "unk";
	if (encoding) {
		p << ',';
		p.printAttribute(encoding);
	}
	p << '>';
}

void print_key(const TypeData::KeyTy &key, DialectAsmPrinter &p) {
	auto [kind, ranked, sizes, types, encoding, text] = key;
	const tm_type_info &info = tm_type_infos[kind];
	p << ref(info.mnemonic);
	switch (info.form) {
	case TM_FORM_PLAIN:
		break;
	case TM_FORM_TENSOR:
		print_tensor(key, p);
		break;
	case TM_FORM_STRING:
		p << '<';
		p.printString(text);
		p << '>';
		break;
	case TM_FORM_TYPES:
		p << '<';
		llvm::interleaveComma(types, p.getStream(), [&](Type t) {
			print_contained(t, p);
		});
		p << '>';
		break;
	}
}

} // namespace

void TorchDialect::register_types() { addTypes<TorchType>(); }

Type TorchDialect::parseType(DialectAsmParser &p) const {
	return TypeParser{p}.type();
}

void TorchDialect::printType(Type t, DialectAsmPrinter &p) const {
	print_contained(t, p);
}

extern "C" MlirType tm_bridge_type(MlirContext ctx, const tm_type_key *k) {
	auto *types = reinterpret_cast<const Type *>(k->types);
	return wrap(static_cast<Type>(TorchType::get(
	    unwrap(ctx), static_cast<int>(k->kind), k->has_sizes,
	    ArrayRef<int64_t>(k->sizes, k->num_sizes),
	    ArrayRef<Type>(types, k->num_types), unwrap(k->encoding),
	    ref(k->text))));
}

extern "C" bool tm_bridge_type_key(MlirType type, tm_type_key *out) {
	auto torch = dyn_cast_or_null<TorchType>(unwrap(type));
	if (torch)
		*out = view(torch.key());
	return static_cast<bool>(torch);
}

extern "C" bool tm_bridge_encoding_ok(MlirAttribute encoding,
                                      const tm_type_key *k) {
	Attribute attr = unwrap(encoding);
	auto verifiable = dyn_cast<VerifiableTensorEncoding>(attr);
	if (!verifiable || attr.getDialect().getNamespace() != "sparse_tensor")
		return false;
	if (!k->has_sizes || mlirTypeIsNull(k->types[0]))
		return true;
	SmallVector<int64_t> shape(k->sizes, k->sizes + k->num_sizes);
	for (int64_t &size : shape)
		if (size == TM_DYN)
			size = ShapedType::kDynamic;
	return succeeded(verifiable.verifyEncoding(
	    shape, unwrap(k->types[0]), [&]() {
		    return emitError(UnknownLoc::get(attr.getContext()));
	    }));
}
