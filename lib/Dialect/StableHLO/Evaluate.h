//===- Evaluate.h - Constants ---------------------------------------------===//
//
// What folders and canonicalization know about constants. Every rule keeps each bit of the result.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_LIB_DIALECT_STABLEHLO_EVALUATE_H
#define ZERO_LIB_DIALECT_STABLEHLO_EVALUATE_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include <variant>

namespace zero::hlo {

/// Folding makes no constant with more elements than this. A splat of more than one element is
/// written as a broadcast of a rank-0 constant, whatever its size: later phases see one form and no
/// large table.
constexpr int64_t kMaxFoldedElements = 64;

/// One element; predicates are integers of one bit.
using Number = std::variant<llvm::APInt, llvm::APFloat>;

/// The elements of a constant; only for integer and float elements.
std::optional<llvm::SmallVector<Number>> numbersOf(mlir::DenseElementsAttr attr);
/// The one value of a splat constant.
std::optional<Number> splatOf(mlir::DenseElementsAttr attr);
/// The one value of `value`: a splat constant, or a broadcast of one.
std::optional<Number> matchSplat(mlir::Value value);

/// A constant of `type` from all its elements, or from one for a splat.
mlir::DenseElementsAttr makeConstant(mlir::RankedTensorType type, llvm::ArrayRef<Number> elements);

bool isZero(const Number &number); ///< Integer 0, float +0.
bool isOne(const Number &number);
bool isAllOnes(const Number &number);                 ///< Integer with all bits set.
bool isNegativeZero(const Number &number);            ///< Float -0.
bool isInfinity(const Number &number, bool negative); ///< Float infinity of this sign.

/// Value of the elementwise op for one element of each operand, or none: an op that is not folded
/// (rounding of functions such as exp belongs to the target), or a result the specification leaves
/// open (division by zero, shift by too much, conversion out of range).
std::optional<Number> evaluateElement(mlir::Operation *op, llvm::ArrayRef<Number> operands);

/// The elements of `value` if they are known and few, a single one for a splat; `constant` is its
/// attribute if it is a constant.
std::optional<llvm::SmallVector<Number>> knownNumbers(mlir::Value value, mlir::Attribute constant);

/// Result of an elementwise op on known operands, within the size limit, or null; null for splats.
mlir::DenseElementsAttr evaluateElementwise(mlir::Operation *op,
                                            llvm::ArrayRef<mlir::Attribute> operands);

/// The constant integer indices of a dynamic slice or update, clamped into range as the
/// specification says; none if one that matters is not constant.
std::optional<llvm::SmallVector<int64_t>> staticStarts(mlir::OperandRange starts,
                                                       llvm::ArrayRef<int64_t> shape,
                                                       llvm::ArrayRef<int64_t> sizes);

/// Rewrites of older and dynamic forms to their plain namesakes, in OtherForms.cpp.
void addOtherFormPatterns(mlir::RewritePatternSet &patterns);

} // namespace zero::hlo

#endif // ZERO_LIB_DIALECT_STABLEHLO_EVALUATE_H
