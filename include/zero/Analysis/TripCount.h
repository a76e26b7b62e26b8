//===- TripCount.h - Loops whose number of rounds is known ---------------------------===//
#ifndef ZERO_ANALYSIS_TRIPCOUNT_H
#define ZERO_ANALYSIS_TRIPCOUNT_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include <optional>
#include <string>

namespace zero::dist {

/// A carried integer that starts at `start`, grows by `step` and ends the loop after `trips`
/// rounds.
struct Counter {
  unsigned index;
  llvm::APInt start, step;
  int64_t trips;
};

/// The counter of a loop that compares a carried integer, which starts at a constant and grows by a
/// constant, with a constant. None for other loops: then `why` says what could not be proved.
std::optional<Counter> getTripCount(hlo::WhileOp loop, std::string *why = nullptr);

} // namespace zero::dist
#endif
