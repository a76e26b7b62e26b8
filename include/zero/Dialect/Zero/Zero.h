//===- Zero.h - The zero dialect -------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_ZERO_H
#define ZERO_DIALECT_ZERO_ZERO_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>
#include <string>

namespace zero::ir {
/// Result `result` is stored `byteOffset` bytes from the start of operand `operand`.
struct BufferAlias {
  unsigned result;
  unsigned operand;
  int64_t byteOffset;
  bool writes;
};

/// Ranks that differ in their coordinates along `axes` of a mesh only, numbered row-major over the
/// axes as listed.
struct Group {
  mlir::FlatSymbolRefAttr mesh;
  mlir::ArrayAttr axes;
};

/// Fails where the op runs on a stream that the module does not have.
llvm::LogicalResult verifyStream(mlir::Operation *op);

/// Whether zero.gemm multiplies matrices of element types `a` and `b` into one of `c`: floats of
/// one type, into f32 where they are half as wide.
bool canMultiply(mlir::Type a, mlir::Type b, mlir::Type c);

/// Bytes of one element in memory: i1 takes a byte.
int64_t getElementBytes(mlir::Type elementType);
/// Bytes of a statically shaped tensor in memory.
int64_t getTensorBytes(mlir::Type tensorType);
} // namespace zero::ir

#include "zero/Dialect/Zero/ZeroDialect.h.inc"
#include "zero/Dialect/Zero/ZeroEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/Zero/ZeroAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "zero/Dialect/Zero/ZeroInterfaces.h.inc"
#include "zero/Dialect/Zero/ZeroTypes.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Zero/ZeroOps.h.inc"

#endif
