//===- RowForm.h - Kernels over rows ----------------------------------------------------===//
//
// A kernel over rows gives elements of rows x columns, values of one element a row, or both, and
// reduces whole rows on the way: softmax, normalisation and its gradient, losses. A row is computed
// at once: all that is read of it is read before its results are stored.
//
// It may also reduce elements down their columns, and give what follows from that: gradients of
// scales and biases. Chunks of rows are reduced for themselves, by whoever computes their rows, and
// then put together in order.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_ROWFORM_H
#define ZERO_TARGET_ROWFORM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"
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
  /// Whether it has the elements, and up to kMostPadding more behind each row.
  bool isPaddedElements(mlir::Value value) const;
  /// Whether it has one for each column.
  bool isColumnValue(mlir::Value value) const;
  /// Whether `op` spreads one value a row over the row's columns.
  bool spreadsRows(mlir::Operation *op) const;
};

/// Elements that a row is padded with at most, where its kernel stores it.
constexpr int64_t kMostPadding = 63;

/// The rows that `op` pads behind their last element, and nowhere else, if they are many and long:
/// a kernel over rows stores them so.
std::optional<RowForm> getPaddedRows(mlir::Operation *op);

/// Whether `op` leaves out what rows have been padded with: a slice from the start of each.
bool isWithoutPadding(mlir::Operation *op);

/// The rows that `op` reduces: it is a reduction of one operand by one op over all dimensions from
/// some dimension on.
std::optional<RowForm> getReducedRows(mlir::Operation *op);

/// The rows and columns of what `op` reduces down the columns: it is a reduction of one operand by
/// one op over all dimensions before some dimension, more than one row of them.
std::optional<RowForm> getReducedColumns(mlir::Operation *op);

/// The reductions down columns that some result of a kernel needs, in order.
llvm::SmallVector<mlir::Operation *> findColumnReductions(mlir::Block &body);

/// Their results, and all that follows from them.
llvm::DenseSet<mlir::Value> findColumnValues(mlir::Block &body);

/// The rows of `kernel`; nothing where it is not one over rows.
std::optional<RowForm> findRowForm(mlir::func::FuncOp kernel);

} // namespace zero
#endif
