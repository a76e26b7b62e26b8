#include "zero/Target/ScoreColumns.h"

#include "zero/Target/RowChunks.h"

using namespace mlir;

namespace zero {

std::optional<ScoreColumns> findScoreColumns(const Attention &attention, Operation *op) {
  std::optional<RowForm> form = getReducedColumns(op);
  if (!form)
    return std::nullopt;
  auto reduce = cast<hlo::ReduceOp>(op);
  ScoreColumns columns{reduce, *form, reduce.getInputs()[0], {}, {}};
  auto isResult = [&](Value value) {
    return llvm::any_of(attention.sums, [&](const ScoreSum &sum) { return sum.result == value; });
  };
  while (!isResult(columns.result)) {
    auto reshape = columns.result.getDefiningOp<hlo::ReshapeOp>();
    if (!reshape)
      return std::nullopt;
    columns.reshapes.push_back(reshape);
    columns.result = reshape.getOperand();
  }
  for (const ScoreSum &sum : attention.sums)
    if (sum.result == columns.result)
      columns.sums.push_back(&sum);
  return columns;
}

/// Whether rows of `sum`, one after the other, are rows of what is reduced, and other axes move by
/// all rows of a batch index, or stay in a row.
static bool liesInRows(const ScoreSum &sum, const RowForm &form, const Attention &attention,
                       const ScoreSpaces &spaces) {
  int64_t count = form.countColumns(), rows = form.rows.back();
  int axis = getRowAxis(sum, attention);
  if (spaces.getSize(axis) != rows || sum.output.strideOf(axis) != count ||
      sum.output.innerStride != 1)
    return false;
  int64_t last = sum.output.view.offset + (sum.output.innerSize - 1) * sum.output.innerStride;
  for (auto [other, stride] : sum.output.strides) // a sum of what each adds
    if (other != axis && stride % (count * rows) != 0)
      last += (spaces.getSize(other) - 1) * stride;
  return last < count;
}

StringRef whyNoColumns(const ScoreColumns &columns, const Attention &attention,
                       const ScoreSpaces &spaces) {
  if (llvm::any_of(attention.sums, [](const ScoreSum &sum) { return sum.finish.isGrouped(); }))
    return "work items of the attention's kernel are groups of its heads";
  RowChunks chunks = RowChunks::of(columns.form.rows);
  if (chunks.inner != 1 || chunks.count == 1)
    return "a batch index has so few rows that one chunk of them has those of others, too";
  Value init = hlo::ReduceOp(columns.op).getInitValues()[0];
  if (!hlo::isConstantLike(init.getDefiningOp()))
    return "what the sum begins with is no constant";
  for (const ScoreSum *sum : columns.sums)
    if (!liesInRows(*sum, columns.form, attention, spaces))
      return "its columns are not those of the attention's result";
  return "";
}

} // namespace zero
