//===- RowForm.h - Kernels over rows ----------------------------------------------------===//
//
// A kernel over rows gives elements of rows x columns, values of one element a row, or both, and
// reduces whole rows on the way: softmax, normalisation and its gradient, losses. A row is computed
// at once: all that is read of it is read before its results are stored.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_ROWFORM_H
#define ZERO_TARGET_ROWFORM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>

namespace zero {

/// Sizes of the dimensions that count rows and of those along a row; none is 1.
struct RowForm {
  llvm::SmallVector<int64_t> rows, columns;

  bool operator==(const RowForm &) const = default;
  int64_t countRows() const;
  int64_t countColumns() const;
  /// Whether `value` has an element for each column of each row, or one for each row.
  bool isElements(mlir::Value value) const;
  bool isRowValue(mlir::Value value) const;
  /// Whether `op` spreads one value a row over the row's columns.
  bool spreadsRows(mlir::Operation *op) const;
};

/// The rows that `op` reduces: it is a reduction of one operand by one op over all dimensions from
/// some dimension on.
std::optional<RowForm> getReducedRows(mlir::Operation *op);

/// The rows of `kernel`; nothing where it is not one over rows.
std::optional<RowForm> findRowForm(mlir::func::FuncOp kernel);

} // namespace zero
#endif
