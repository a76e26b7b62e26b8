//===- EqualValues.h - What ranks along a model's axis compute alike ---------------===//
#ifndef ZERO_4_SCHEDULED_EQUALVALUES_H
#define ZERO_4_SCHEDULED_EQUALVALUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {

/// The values of a scheduled step that are the same on all ranks that differ along one axis only,
/// which the batch is not sharded over. They follow from arguments that are no parts along it, from
/// sums and gathers over it, and not from a rank's number on it. What cannot be told is none.
class EqualValues {
public:
  EqualValues(mlir::func::FuncOp step, mlir::StringAttr axis);

  bool contains(mlir::Value value) const { return equal.contains(value); }

private:
  bool isEqual(mlir::BlockArgument argument);
  bool isEqual(mlir::Operation &op);
  bool isOverAxis(ir::CollectiveStartOp start);
  /// Whether a kernel, or one that it runs, asks for the rank's number along the axis, or for the
  /// rank's range of a unit.
  bool readsPlace(mlir::func::FuncOp kernel);

  mlir::func::FuncOp step;
  mlir::StringAttr axis;
  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Operation *, bool> known; // by kernel
  llvm::DenseSet<mlir::Attribute> parts;         // names of leaves that are cut along the axis
  llvm::DenseSet<mlir::Value> equal;
};

} // namespace zero
#endif
