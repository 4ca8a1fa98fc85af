// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TM_DIALECT_BRIDGE_HPP
#define TM_DIALECT_BRIDGE_HPP

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

extern "C" {
#include "dialect/bridge.h"
}

namespace bridge {

inline mlir::StringRef ref(tm_str s) { return {s.ptr, s.len}; }
inline tm_str str(mlir::StringRef s) { return {s.data(), s.size()}; }

// An MlirType is a struct of the one pointer that a Type is.
static_assert(sizeof(MlirType) == sizeof(mlir::Type));
inline mlir::ArrayRef<mlir::Type> types_of(const MlirType *types, intptr_t n) {
	return {reinterpret_cast<const mlir::Type *>(types),
	        static_cast<size_t>(n)};
}

// A dialect whose ops are the rows that begin with its namespace.
struct TableDialect : mlir::Dialect {
	TableDialect(mlir::StringRef ns, mlir::MLIRContext *ctx, mlir::TypeID id);
	mlir::Operation *materializeConstant(mlir::OpBuilder &b,
	                                     mlir::Attribute value,
	                                     mlir::Type type,
	                                     mlir::Location loc) override;
	mlir::LogicalResult
	verifyRegionArgAttribute(mlir::Operation *op, unsigned region,
	                         unsigned arg,
	                         mlir::NamedAttribute attr) override;
};

struct TorchDialect : TableDialect {
	explicit TorchDialect(mlir::MLIRContext *ctx);
	static constexpr mlir::StringLiteral getDialectNamespace() {
		return "torch";
	}
	void register_types();
	mlir::Type parseType(mlir::DialectAsmParser &p) const override;
	void printType(mlir::Type t,
	               mlir::DialectAsmPrinter &p) const override;
};

} // namespace bridge

struct tm_reader {
	mlir::AsmParser &p;
	mlir::OpAsmParser *op; // null while a type is read
	mlir::OperationState *state;
	mlir::SmallVector<mlir::OpAsmParser::UnresolvedOperand> operands;
	std::string text;
};

struct tm_writer {
	mlir::AsmPrinter &p;
	mlir::OpAsmPrinter *op_printer; // null while a type is written
	mlir::Operation *op;
};

#endif
