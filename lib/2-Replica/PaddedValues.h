//===- PaddedValues.h - Values with rows of a vocabulary that nobody has ------------------===//
//
// A padded value is a value of the entry with more indices along one dimension: the first ones are
// the value, what the others hold is known or not (Fill). Argument by argument and op by op the
// entry is computed on padded values; where an op takes the dimension together, the others hold
// what changes nothing, which a select sees to. What has no rule reads the value, cut out of the
// padded one.
//===-----------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_PADDEDVALUES_H
#define ZERO_LIB_REPLICA_PADDEDVALUES_H

#include "PaddingFill.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

#include <optional>

namespace zero {

class PaddedValues {
public:
  /// Padded dimensions become multiples of `multiple`.
  PaddedValues(mlir::func::FuncOp entry, int64_t multiple);

  int64_t getPaddedSize(int64_t size) const { return llvm::divideCeil(size, multiple) * multiple; }
  /// The argument comes with zeros.
  void padArgument(unsigned index, int64_t dim);
  /// Every op that has a rule and reads padded values.
  void run();
  /// The result goes with zeros.
  void padResult(unsigned index, int64_t dim);
  /// What is left reads what is cut out of padded values; those ops.
  llvm::SmallVector<mlir::Operation *> finish();

private:
  struct Padded {
    mlir::Value value;
    int64_t dim, rows; // of which the first `rows` are the value
    Fill fill;
    /// Whether all indices of the dimension have the same.
    bool isUniform = false;
  };
  using Built = std::optional<Padded>;

  Padded widen(mlir::Value value, int64_t dim);
  Padded pad(mlir::Value value, int64_t dim);
  /// The same with other indices that hold `fill`, by a select where they do not.
  mlir::Value demand(const Padded &padded, Fill fill);
  mlir::Value makeMask(mlir::Location loc, mlir::RankedTensorType type, int64_t dim, int64_t size);
  mlir::Value makeSplat(mlir::Location loc, mlir::RankedTensorType type, Fill fill);

  // A result of an op with dimension `dim` padded, of padded operands; none without a rule.
  Built build(mlir::OpResult result, int64_t dim);
  Built buildElementwise(mlir::Operation *op, int64_t dim);
  Built buildConstant(mlir::Operation *op, int64_t dim);
  Built buildBroadcast(mlir::Operation *op, int64_t dim);
  Built buildMoved(mlir::Operation *op, int64_t dim, int64_t from);
  Built buildConcatenate(mlir::Operation *op, int64_t dim);
  Built buildSlice(mlir::Operation *op, int64_t dim);
  Built buildDot(mlir::Operation *op, int64_t dim);
  Built buildReduce(mlir::Operation *op, int64_t dim);
  Built buildScatter(mlir::Operation *op, int64_t dim);

  // An op that takes the padded dimension of an operand together; false without a rule.
  bool consume(mlir::OpOperand &operand, int64_t dim);
  bool consumeDot(mlir::OpOperand &operand, int64_t dim);
  bool consumeReduce(mlir::OpOperand &operand, int64_t dim);
  bool consumeGather(mlir::OpOperand &operand, int64_t dim);

  /// The dimension of the op's first result that dimension `dim` of the operand becomes; -1: none.
  int64_t follow(mlir::OpOperand &operand, int64_t dim) const;
  void visit(mlir::Operation *op);
  /// A copy of the op, behind it, of other operands; its first result is of type `type`.
  mlir::Operation *copy(mlir::Operation *op, mlir::ArrayRef<mlir::Value> operands, mlir::Type type);
  mlir::RankedTensorType getPaddedType(mlir::Value value, int64_t dim) const;
  Padded makePadded(mlir::Value made, mlir::Operation *op, int64_t dim, Fill fill) const;
  static bool holdsRows(mlir::Value index, int64_t rows);
  /// The index as a lookup of `rows` rows takes it: what is outside of them names the nearest.
  mlir::Value clampColumn(mlir::Value index, int64_t vectorDim, int64_t column, int64_t rows);
  /// The index without what is outside of `rows` rows: -1 stands for that.
  mlir::Value dropOutside(mlir::Value index, int64_t vectorDim, int64_t column, int64_t rows);

  mlir::func::FuncOp entry;
  int64_t multiple;
  mlir::OpBuilder builder;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, Padded> known;
  /// Values that are computed padded, in program order, and along which dimension.
  llvm::MapVector<mlir::Value, int64_t> followed;
  llvm::DenseMap<std::pair<mlir::Value, int>, mlir::Value> demanded;
};

} // namespace zero
#endif
