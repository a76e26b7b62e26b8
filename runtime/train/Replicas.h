//===- Replicas.h - Are values that every rank holds the same on all? -------------===//
#ifndef ZRT_TRAIN_REPLICAS_H
#define ZRT_TRAIN_REPLICAS_H

#include "Kept.h"
#include "Plan.h"
#include "zrt/world.h"

namespace zrt {

/// A hash of `bytes` bytes; any changed byte changes it but for one case in 2^64.
uint64_t hashBytes(const uint8_t *data, int64_t bytes);

/// Compares hashes of the plan's replicas over all ranks: inputs before `step`, or what is equal
/// after it; of states their elements, `kept`. Every rank calls it; rank 0 names the first value
/// that differs.
Status checkReplicas(const Plan &plan, const KeptBytes &kept, World &world, Device &device,
                     bool inputs, int64_t step);

} // namespace zrt

#endif // ZRT_TRAIN_REPLICAS_H
