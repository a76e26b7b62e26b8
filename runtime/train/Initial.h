//===- Initial.h - States that --init gives ------------------------------------------===//
#ifndef ZRT_TRAIN_INITIAL_H
#define ZRT_TRAIN_INITIAL_H

#include "../checkpoint/LeafSource.h"
#include "Options.h"
#include "Plan.h"

namespace zrt {

/// The array of `source` that each state begins as, by its name or as arg0, arg1, ... of the step;
/// -1 for zeros. A master or an average that is not there begins as its parameter where the rest
/// may be zeros. What is missing, or too much, is an error; `source` may be closed: everything is
/// missing then.
Expected<std::vector<int64_t>> chooseInitial(const LeafSource &source, const Plan &plan,
                                             const Options &options);

/// Gives the rank its part of a state from an array of its shape, whose type may have fewer bits.
Status loadLeaf(const LeafSource &source, int64_t leaf, const Plan &plan, const PlanState &state,
                int rank, Device &device);

} // namespace zrt

#endif // ZRT_TRAIN_INITIAL_H
