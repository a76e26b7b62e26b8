//===- Numbering.h - One number per value that must be equal ------------------===//
//
// Translation validation compares two programs by numbering their values: a value's number stands
// for the expression that makes it, so two values with one number are equal. What else counts as
// equal is said by the equations that each validator applies when it makes a number
// (docs/Proofs.md lists them all); this file knows none.
//
// Shares no code with passes: reads ops, attributes and types only.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_NUMBERING_H
#define ZERO_VALIDATE_NUMBERING_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include <deque>
#include <string>
#include <vector>

namespace zero::validate {

/// Number of a value: of the expression that makes it.
using Number = uint32_t;
constexpr Number kNoNumber = ~0u;

/// How a value is made. `op` is an op's name, or a word of a validator's own ("argument",
/// "region", "padding"); `attributes` what the op is apart from its operands, null for nothing.
struct Expression {
  mlir::StringAttr op;
  mlir::Attribute attributes;
  mlir::Type type;
  /// Which of the op's results this is.
  unsigned result = 0;
  llvm::ArrayRef<Number> operands;
  /// Where the value was first seen; no part of the number.
  mlir::LocationAttr loc;
};

class Numbering {
public:
  explicit Numbering(mlir::MLIRContext *context) : context(context) {}
  Numbering(const Numbering &) = delete;
  Numbering &operator=(const Numbering &) = delete;

  mlir::MLIRContext *getContext() const { return context; }
  size_t size() const { return expressions.size(); }

  /// The number of an expression: the one it has, or the next one. Amortised O(operands).
  Number get(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, unsigned result, mlir::LocationAttr loc);
  Number get(llvm::StringRef op, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, mlir::LocationAttr loc);
  /// A number that equals no other.
  Number getFresh(llvm::StringRef word, mlir::Type type, mlir::LocationAttr loc);

  /// Valid until the numbering is destroyed.
  const Expression &getExpression(Number number) const { return expressions[number]; }

  /// "multiply(dot_general(argument "x", ...), constant 0.5 : tensor<f32>)", cut at `depth` ops
  /// deep and some 300 characters.
  std::string print(Number number, unsigned depth = 4) const;

private:
  void growTable();

  mlir::MLIRContext *context;
  /// A deque: references stay valid while it grows.
  std::deque<Expression> expressions;
  llvm::BumpPtrAllocator operandStorage;
  /// By number: the hash of its expression.
  std::vector<uint32_t> hashes;
  /// Open addressing from the hash on: numbers, and kNoNumber in free places. A power of two.
  std::vector<Number> table;
};

/// What an op is apart from its operands, types and regions: its own attributes. Attributes that
/// others hang on ops (`mhlo.*`, `zero.*`) have no meaning and do not count.
mlir::Attribute getOwnAttributes(mlir::Operation *op);

} // namespace zero::validate
#endif
