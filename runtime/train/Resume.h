//===- Resume.h - Where a run goes on from -------------------------------------------===//
#ifndef ZRT_TRAIN_RESUME_H
#define ZRT_TRAIN_RESUME_H

#include "../checkpoint/Checkpoint.h"
#include "Options.h"
#include "Plan.h"

#include <memory>

namespace zrt {

/// What --out and --resume say together.
struct ResumeChoice {
  std::unique_ptr<Checkpoint> checkpoint; // nothing: the run begins
  int64_t newest = -1;                    // step of the newest complete one in --out, -1 for none

  int64_t step() const { return checkpoint ? checkpoint->index().step : 0; }
};

/// Finds the checkpoint, opens it, and compares its leaves with the program's states.
Expected<ResumeChoice> chooseResume(const Options &options, const Plan &plan);

/// Gives the rank its part of every state.
Status loadStates(const Checkpoint &checkpoint, const Plan &plan, int rank, Device &device);

} // namespace zrt

#endif // ZRT_TRAIN_RESUME_H
