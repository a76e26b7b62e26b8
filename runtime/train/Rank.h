//===- Rank.h - What one rank does ----------------------------------------------===//
#ifndef ZRT_TRAIN_RANK_H
#define ZRT_TRAIN_RANK_H

namespace zrt {

class Job;
class World;

/// Runs all steps as a rank of `world` and returns the process's exit code. Rank 0 prints and logs;
/// every rank writes its part of the results. Failures are printed once for all ranks.
int runRank(Job &job, World &world);

} // namespace zrt

#endif // ZRT_TRAIN_RANK_H
