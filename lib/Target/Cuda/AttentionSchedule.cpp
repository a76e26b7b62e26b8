//===- AttentionSchedule.cpp - An attention's schedule, and what it is held against -----------===//
#include "AttentionSweep.h"
#include "CudaKernel.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

FailureOr<KernelSchedule> scheduleSweep(func::FuncOp kernel) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<SweepPlan> sweep = planSweep(kernel, spaces);
  if (failed(sweep))
    return failure();
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Attention;
  schedule.tile = sweep->rows;
  schedule.work = sweep->items;
  schedule.lanes = sweep->lanes;
  schedule.scratch = sweep->sharedBytes;
  schedule.grain = 1;
  schedule.parameters[kTeamParameter.str()] = sweep->getThreads();
  schedule.parameters[kColumnsParameter.str()] = sweep->columns;
  return schedule;
}

LogicalResult verifySweep(func::FuncOp kernel, const KernelSchedule &schedule) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule of kind attention with ";
  };
  auto isTile = [](int64_t size, int64_t most) {
    return size >= kProductSize && size <= most && llvm::isPowerOf2_64(size);
  };
  int64_t columns = getParameter(schedule, kColumnsParameter);
  if (!isTile(schedule.tile, kMostRows) || !isTile(columns, kMostColumns))
    return refuse() << "tiles of " << schedule.tile << " rows and " << columns
                    << " columns at once, expected powers of two from " << kProductSize << " to "
                    << kMostRows;
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<SweepPlan> sweep = planSweep(kernel, spaces, schedule.tile, columns);
  if (failed(sweep))
    return failure();
  const std::tuple<StringRef, int64_t, int64_t> numbers[] = {
      {"items", schedule.work, sweep->items},
      {"items at the least for a block", schedule.grain, 1},
      {"threads", getParameter(schedule, kTeamParameter), sweep->getThreads()},
      {"lanes", schedule.lanes, sweep->lanes},
      {"bytes of shared memory", schedule.scratch, sweep->sharedBytes},
      {"bytes of workspace", schedule.workspace, 0},
      {"parameters", static_cast<int64_t>(schedule.parameters.size()), 2}};
  for (auto [what, found, expected] : numbers)
    if (found != expected)
      return refuse() << found << " " << what << ", expected " << expected;
  if (!schedule.rows.empty() || !schedule.columns.empty() || !schedule.staged.empty() ||
      schedule.isFlat || schedule.isInOneBlock)
    return refuse() << "rows, columns or staged ops, which that kind has not";
  return success();
}

} // namespace zero
