//===- Rows.cpp - rows: reductions with what spreads them over the same rows -----===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// A row is computed by one worker: few rows must be few elements, or workers would wait. Vectors
/// run along a row: it must have some.
constexpr int64_t kShortestRow = 16, kFewestRows = 64, kMostInFewRows = 1 << 15;

/// Why a kernel over such rows would be slower than two; empty where it is not.
static StringRef whyNotWorth(const RowForm &form) {
  int64_t rows = form.countRows(), columns = form.countColumns();
  if (columns < kShortestRow)
    return "its rows are so short that lanes would be idle";
  return rows < kFewestRows && rows * columns > kMostInFewRows
             ? "its rows are so few and long that workers would be idle"
             : "";
}

void prepareRows(KernelGroups &groups) {
  llvm::DenseMap<Value, RowForm> &rowValues = groups.rowValues;
  for (Operation &op : groups.getBlock()) {
    if (std::optional<RowForm> rows = getReducedRows(&op)) {
      if (whyNotWorth(*rows).empty())
        rowValues[op.getResult(0)] = *rows;
      continue;
    }
    if (op.getNumResults() != 1 ||
        (!hlo::isElementwise(&op) && classify(&op) != OpKind::UnitReshape))
      continue;
    for (Value operand : op.getOperands()) {
      auto known = rowValues.find(operand);
      if (known == rowValues.end() || !known->second.isRowValue(op.getResult(0)))
        continue;
      RowForm rows = known->second; // the table may grow
      rowValues[op.getResult(0)] = rows;
      break;
    }
  }
}

FusionResult fuseRows(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  std::optional<RowForm> rows = getReducedRows(op);
  if (!rows || users.kernels.empty())
    return FusionResult::other();
  if (StringRef why = whyNotWorth(*rows); !why.empty())
    return FusionResult::because(why);
  std::optional<unsigned> first = groups.findFirstUser(users);
  if (!first || groups.getGroup(*first).kind != KernelGroup::Row ||
      groups.getGroup(*first).rows != *rows)
    return FusionResult::because("the first that reads it is no kernel over its rows");
  KernelGroups::Membership place = {*first, groups.getGroup(*first).rowDomain};
  if (!llvm::is_contained(users.kernels, place))
    return FusionResult::because("the first that reads it does not spread it over its rows");
  if (StringRef why = groups.whyNotJoin(op, place); !why.empty())
    return FusionResult::because(why);
  groups.join(op, place);
  if (users.hasOutside() || users.kernels.size() > 1)
    groups.addOutputs(op, *first);
  return FusionResult::fused();
}

} // namespace zero
