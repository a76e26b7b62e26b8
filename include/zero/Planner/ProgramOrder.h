//===- ProgramOrder.h - The program's order, transfers ahead of it -------------===//
#ifndef ZERO_PLANNER_PROGRAMORDER_H
#define ZERO_PLANNER_PROGRAMORDER_H

#include "zero/Planner/ScheduleProblem.h"

namespace zero::planner {

/// Work stays in program order. Gathers go in the order of their first readers; one starts when the
/// one `prefetch` before it has been awaited, with the few kernels that it needs. An urgent
/// reduction that would wait through several others starts before them where few kernels make what
/// it lacks. Every transfer is awaited right before its first reader, a reduction at the latest
/// when `prefetch` later ones have been started. Where the whole units that a transfer holds would
/// lift the peak above what it is without overlap, a gather starts later, and a reduction is
/// awaited earlier. What has no reader is awaited at the end.
/// Linear in ops and inputs, but for the views above a gather.
class ProgramOrder : public SchedulePolicy {
public:
  /// `prefetch` is at least 1.
  explicit ProgramOrder(int64_t prefetch) : prefetch(prefetch) {}

  Schedule order(const ScheduleProblem &problem) const override;
  TransferMoves placeTransfers(const ScheduleProblem &problem, Schedule &schedule) const override;

private:
  int64_t prefetch;
};

} // namespace zero::planner
#endif
