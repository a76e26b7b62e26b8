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

bool RowForm::isRowValue(Value value) const { return hlo::shapeWithoutOnes(value) == rows; }

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
  for (Operation &op : body.without_terminator()) {
    if (isa<hlo::DotGeneralOp>(op)) // an attention: its sums over queries are of many rows
      return std::nullopt;
    bool isReduction = isa<hlo::ReduceOp, ir::SegmentReduceOp>(op);
    if (!isReduction && op.getNumRegions() == 0)
      continue;
    std::optional<RowForm> rows = getReducedRows(&op);
    if (!rows || (form && *form != *rows))
      return std::nullopt;
    form = rows;
  }
  ValueRange results = body.getTerminator()->getOperands();
  if (!form && !results.empty())
    form = splitResults(results);
  if (!form || !llvm::all_of(results, [&](Value result) {
        return form->isElements(result) || form->isRowValue(result);
      }))
    return std::nullopt;
  return form;
}

} // namespace zero
