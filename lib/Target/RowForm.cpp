#include "zero/Target/RowForm.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero {

static int64_t multiply(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

int64_t RowForm::countRows() const { return multiply(rows); }
int64_t RowForm::countColumns() const { return multiply(columns); }

bool RowForm::isElements(Value value) const {
  SmallVector<int64_t> shape = hlo::shapeWithoutOnes(value);
  return shape.size() == rows.size() + columns.size() &&
         ArrayRef<int64_t>(shape).take_front(rows.size()) == ArrayRef<int64_t>(rows) &&
         ArrayRef<int64_t>(shape).drop_front(rows.size()) == ArrayRef<int64_t>(columns);
}

bool RowForm::isPaddedElements(Value value) const {
  SmallVector<int64_t> shape = hlo::shapeWithoutOnes(value);
  if (columns.size() != 1 || shape.size() != rows.size() + 1)
    return false;
  int64_t padding = shape.pop_back_val() - columns.back();
  return padding > 0 && padding <= kMostPadding && shape == rows;
}

bool RowForm::isRowValue(Value value) const { return hlo::shapeWithoutOnes(value) == rows; }

bool RowForm::isColumnValue(Value value) const { return hlo::shapeWithoutOnes(value) == columns; }

bool RowForm::spreadsRows(Operation *op) const {
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  if (!broadcast || !isRowValue(broadcast.getOperand()) || !isElements(broadcast))
    return false;
  // The dimensions of the operand, in order, are the first ones of the result.
  ArrayRef<int64_t> to = hlo::tensorType(broadcast.getResult()).getShape();
  ArrayRef<int64_t> from = hlo::tensorType(broadcast.getOperand()).getShape();
  SmallVector<int64_t> leading, used;
  for (int64_t dim = 0; dim < static_cast<int64_t>(to.size()) && leading.size() < rows.size();
       ++dim)
    if (to[dim] != 1)
      leading.push_back(dim);
  for (auto [size, dim] : llvm::zip(from, broadcast.getBroadcastDimensions()))
    if (size != 1)
      used.push_back(dim);
  return used == leading;
}

/// A row is computed by one worker, and what is behind it is stored one by one.
constexpr int64_t kFewestPadded = 64, kShortestPadded = 256;

std::optional<RowForm> getPaddedRows(Operation *op) {
  auto pad = dyn_cast_or_null<hlo::PadOp>(op);
  if (!pad || pad.getType().getRank() < 2)
    return std::nullopt;
  auto isZero = [](int64_t value) { return value == 0; };
  int64_t padding = pad.getEdgePaddingHigh().back();
  if (!llvm::all_of(pad.getEdgePaddingLow(), isZero) ||
      !llvm::all_of(pad.getInteriorPadding(), isZero) ||
      !llvm::all_of(pad.getEdgePaddingHigh().drop_back(), isZero) || padding <= 0 ||
      padding > kMostPadding)
    return std::nullopt;
  RowForm form;
  form.rows = hlo::shapeWithoutOnes(pad.getOperand());
  int64_t columns = hlo::tensorType(pad.getOperand()).getShape().back();
  if (columns < kShortestPadded)
    return std::nullopt;
  form.columns = {form.rows.pop_back_val()};
  return form.countRows() >= kFewestPadded ? std::optional(form) : std::nullopt;
}

bool isWithoutPadding(Operation *op) {
  auto slice = dyn_cast<hlo::SliceOp>(op);
  if (!slice || slice.getType().getRank() == 0)
    return false;
  ArrayRef<int64_t> from = hlo::tensorType(slice.getOperand()).getShape(),
                    to = slice.getType().getShape();
  return from.drop_back() == to.drop_back() && from.back() - to.back() <= kMostPadding &&
         slice.getStartIndices().back() == 0 && slice.getStrides().back() == 1;
}

std::optional<RowForm> getReducedRows(Operation *op) {
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (!reduce || reduce.getInputs().size() != 1 || !hlo::getReduceKind(reduce.getSimpleReducer()))
    return std::nullopt;
  RowForm form;
  ArrayRef<int64_t> shape = hlo::tensorType(reduce.getInputs()[0]).getShape();
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (size == 1)
      continue;
    if (llvm::is_contained(reduce.getDimensions(), static_cast<int64_t>(dim)))
      form.columns.push_back(size);
    else if (form.columns.empty())
      form.rows.push_back(size);
    else
      return std::nullopt;
  }
  // A whole tensor of several dimensions may also be summed as a flat one, in another order.
  if (form.columns.empty() || (form.rows.empty() && form.columns.size() > 1) ||
      llvm::is_contained(shape, 0))
    return std::nullopt;
  return form;
}

std::optional<RowForm> getReducedColumns(Operation *op) {
  auto reduce = dyn_cast_or_null<hlo::ReduceOp>(op);
  if (!reduce || reduce.getInputs().size() != 1 || !hlo::getReduceKind(reduce.getSimpleReducer()))
    return std::nullopt;
  RowForm form;
  ArrayRef<int64_t> shape = hlo::tensorType(reduce.getInputs()[0]).getShape();
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (size == 1)
      continue;
    bool isReduced = llvm::is_contained(reduce.getDimensions(), static_cast<int64_t>(dim));
    if (size == 0 || (isReduced && !form.columns.empty()))
      return std::nullopt;
    (isReduced ? form.rows : form.columns).push_back(size);
  }
  return form.rows.empty() || form.columns.empty() ? std::nullopt : std::optional(form);
}

SmallVector<Operation *> findColumnReductions(Block &body) {
  ValueRange results = body.getTerminator()->getOperands();
  llvm::DenseSet<Value> needed(results.begin(), results.end());
  SmallVector<Operation *> found;
  for (Operation &op : llvm::reverse(body.without_terminator())) {
    if (llvm::none_of(op.getResults(), [&](Value value) { return needed.contains(value); }))
      continue;
    needed.insert(op.operand_begin(), op.operand_end());
    if (getReducedColumns(&op))
      found.push_back(&op);
  }
  std::reverse(found.begin(), found.end());
  return found;
}

llvm::DenseSet<Value> findColumnValues(Block &body) {
  llvm::DenseSet<Value> values;
  for (Operation *op : findColumnReductions(body))
    values.insert(op->getResult(0));
  for (Operation &op : body.without_terminator())
    if (llvm::any_of(op.getOperands(), [&](Value value) { return values.contains(value); }))
      values.insert(op.result_begin(), op.result_end());
  return values;
}

/// What follows from reductions down columns is computed behind them, element by element.
static bool isColumnOp(Operation &op, const RowForm &form) {
  // A broadcast to other dimensions of size one.
  auto spread = dyn_cast<hlo::BroadcastInDimOp>(op);
  bool isSame = spread && llvm::is_sorted(spread.getBroadcastDimensions()) &&
                form.isColumnValue(spread.getOperand());
  bool keepsElements = hlo::isElementwise(&op) || isa<hlo::ReshapeOp>(op) || isSame;
  return keepsElements && form.isColumnValue(op.getResult(0));
}

/// Rows that the results alone tell: some have the dimensions of the others and more behind them.
static std::optional<RowForm> splitResults(ValueRange results) {
  SmallVector<int64_t> longest = hlo::shapeWithoutOnes(results.front()), shortest = longest;
  for (Value result : results) {
    SmallVector<int64_t> shape = hlo::shapeWithoutOnes(result);
    if (shape.size() > longest.size())
      longest = shape;
    if (shape.size() < shortest.size())
      shortest = shape;
  }
  if (longest.size() == shortest.size() || llvm::is_contained(longest, 0))
    return std::nullopt;
  RowForm form;
  form.rows = shortest;
  llvm::append_range(form.columns, ArrayRef<int64_t>(longest).drop_front(shortest.size()));
  return form;
}

std::optional<RowForm> findRowForm(func::FuncOp kernel) {
  if (!kernel.getBody().hasOneBlock())
    return std::nullopt;
  Block &body = kernel.getBody().front();
  std::optional<RowForm> form;
  llvm::DenseSet<Value> columnValues = findColumnValues(body);
  for (Operation &op : body.without_terminator()) {
    if (isa<hlo::DotGeneralOp>(op)) // an attention: its sums over queries are of many rows
      return std::nullopt;
    bool isReduction = isa<hlo::ReduceOp, ir::SegmentReduceOp>(op);
    if (!isReduction && op.getNumRegions() == 0)
      continue;
    std::optional<RowForm> rows = getReducedRows(&op);
    if (std::optional<RowForm> columns = getReducedColumns(&op)) {
      if (!columnValues.contains(op.getResult(0)))
        continue; // nothing needs it
      rows = columns;
    }
    if (!rows || (form && *form != *rows))
      return std::nullopt;
    form = rows;
  }
  ValueRange results = body.getTerminator()->getOperands();
  for (Value result : results)
    if (!form)
      form = getPaddedRows(result.getDefiningOp());
  if (!form && !results.empty())
    form = splitResults(results);
  if (!form)
    return std::nullopt;
  for (Operation &op : body.without_terminator())
    if (op.getNumResults() > 0 && columnValues.contains(op.getResult(0)) &&
        !getReducedColumns(&op) && !isColumnOp(op, *form))
      return std::nullopt;
  bool hasRows = false; // or nobody would go over them
  for (Value result : results) {
    bool isColumn = columnValues.contains(result);
    hasRows |= !isColumn;
    if (!isColumn && !form->isElements(result) && !form->isRowValue(result) &&
        getPaddedRows(result.getDefiningOp()) != form)
      return std::nullopt;
  }
  return hasRows ? form : std::nullopt;
}

} // namespace zero
