//===- PaddingFill.h - What is known of the indices that padding adds ---------------------===//
#ifndef ZERO_LIB_REPLICA_PADDINGFILL_H
#define ZERO_LIB_REPLICA_PADDINGFILL_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace zero {

/// What a padded value holds behind the rows that the user has. `Positive` of predicates: true.
enum class Fill : uint8_t { Any, Zero, Positive, Lowest, Highest };

/// Of one operand of an elementwise op: what it holds, and whether that is what it holds along all
/// of the dimension.
struct OperandFill {
  Fill fill = Fill::Any;
  bool isUniform = false;
};

Fill getFill(mlir::Attribute element);
/// What an elementwise op makes of it, over the real numbers.
Fill getFill(mlir::Operation *op, llvm::ArrayRef<OperandFill> operands);
/// What changes nothing in a reduction by `reducer` of elements of that type; none where nothing is
/// known to.
std::optional<Fill> getNeutral(mlir::Operation *reducer, mlir::Type element);
/// The element; null where the type has none.
mlir::TypedAttr getElement(Fill fill, mlir::Type type);

} // namespace zero
#endif
