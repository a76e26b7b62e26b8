//===- Rank.h - What one rank does ----------------------------------------------===//
#ifndef ZRT_TRAIN_RANK_H
#define ZRT_TRAIN_RANK_H

namespace zrt {

class Job;

/// Runs all steps as `rank` and returns the process's exit code. Rank 0 prints, logs and writes the
/// results. Failures are printed once for all ranks.
int runRank(Job &job, int rank);

} // namespace zrt

#endif // ZRT_TRAIN_RANK_H
