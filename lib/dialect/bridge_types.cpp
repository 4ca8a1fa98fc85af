// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the torch dialect, as MLIR's C++ wants them.  What is a legal
// type, and its text, is decided in C.
#include "dialect/bridge.hpp"

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
};

} // namespace

void TorchDialect::register_types() { addTypes<TorchType>(); }

Type TorchDialect::parseType(DialectAsmParser &p) const {
	tm_reader r{p, nullptr, nullptr, {}, {}};
	return unwrap(tm_type_read(&r));
}

void TorchDialect::printType(Type t, DialectAsmPrinter &p) const {
	tm_writer w{p, nullptr, nullptr};
	tm_type_write(&w, wrap(t));
}

MlirType tm_bridge_type(MlirContext ctx, const tm_type_key *k) {
	return wrap(static_cast<Type>(TorchType::get(
	    unwrap(ctx), static_cast<int>(k->kind), k->has_sizes,
	    ArrayRef<int64_t>(k->sizes, k->num_sizes),
	    types_of(k->types, k->num_types), unwrap(k->encoding),
	    ref(k->text))));
}

bool tm_bridge_type_key(MlirType type, tm_type_key *out) {
	auto torch = dyn_cast_or_null<TorchType>(unwrap(type));
	if (!torch)
		return false;
	auto [kind, ranked, sizes, types, encoding, text] =
	    torch.getImpl()->key;
	*out = {};
	out->kind = static_cast<tm_type_kind>(kind);
	out->has_sizes = ranked;
	out->num_sizes = static_cast<intptr_t>(sizes.size());
	out->sizes = sizes.data();
	out->num_types = static_cast<intptr_t>(types.size());
	out->types = reinterpret_cast<const MlirType *>(types.data());
	out->encoding = wrap(encoding);
	out->text = str(text);
	return true;
}

bool tm_bridge_encoding_ok(MlirAttribute encoding, const tm_type_key *k) {
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
