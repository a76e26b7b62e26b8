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
/// Where as much lives at all times as at the peak, offsets without gaps are found by luck: overlap
/// leaves a part of the peak free.
/// Linear in ops and inputs, but for the views above a gather.
class ProgramOrder : public SchedulePolicy {
public:
  /// `prefetch` is at least 1. Overlap leaves one `slackPart`-th of the peak free; 0: nothing.
  explicit ProgramOrder(int64_t prefetch, int64_t slackPart = 0)
      : prefetch(prefetch), slackPart(slackPart) {}

  Schedule order(const ScheduleProblem &problem) const override;
  TransferMoves placeTransfers(const ScheduleProblem &problem, Schedule &schedule) const override;

private:
  int64_t prefetch, slackPart;
};

} // namespace zero::planner
#endif
