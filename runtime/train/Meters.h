//===- Meters.h - What a rank measures ------------------------------------------===//
#ifndef ZRT_TRAIN_METERS_H
#define ZRT_TRAIN_METERS_H

#include "Backend.h"

namespace zrt {

/// Resident bytes of a process outside the arenas.
struct Outside {
  int64_t noFile = 0; // private and shared memory without file pages: heap, stacks, control
  int64_t packed = 0; // of it: what threads pack blocks of matrices into
  int64_t files = 0;  // pages of files: code, libraries
  int64_t data = 0;   // pages of the files of --data, --args and --init
};

inline constexpr int kindLimit = 8; // of predicted.resident

/// What each rank measured, apart from the plan's own numbers; plain data that ranks exchange.
struct RankNumbers {
  WireBytes wireInit, wireMain, wireEval;
  int64_t evalBatches = 0;
  int64_t mapped = 0;      // bytes that the system maps for the rank's arena, or that
                           // the GPU's driver counts for it
  int64_t resident = 0;    // of these, bytes in memory of the host
  int64_t host = 0;        // bytes mapped of the host's memory for what the program copies there
  int64_t copied = 0;      // bytes that steps have copied there and back
  int64_t overhead = 0;    // bytes of a GPU that are taken beside the arena
  Outside afterStep2, now; // from step 2 on it is constant
  int64_t reserved = 0;    // of now.noFile: command rings, made before step 1
  int64_t looking = 0;     // likewise, for --trace and --check=nan
  int64_t snapshotPredicted = 0, snapshot = 0; // bytes mapped for what a checkpoint is copied to
  int64_t steps = 0;
  int64_t used[kindLimit]; // by the position of the kind in predicted.resident; -1: not measured

  RankNumbers() {
    for (int64_t &bytes : used)
      bytes = -1;
  }
};

/// Reads /proc/self/smaps: the arena of `rank`, and everything that is no arena. Of an arena that
/// is a GPU's the driver is asked.
Status meterMemory(const Job &job, int rank, const Backend &backend, RankNumbers &numbers);

/// The arena as the plan predicts it, in whole pages.
int64_t predictedArena(const Plan &plan);

/// The host's memory for what the program copies there, in whole pages.
int64_t predictedHost(const Plan &plan);

/// What memory that is no file's may grow by from step 2 on.
constexpr int64_t growthLimit = int64_t(1) << 20;

/// Fails if kinds of bytes, a rank's arena or its traffic take more or less than was predicted.
Status checkNumbers(const Job &job, const std::vector<RankNumbers> &ranks);
/// Fails if memory outside the arena has grown from step 2 on.
Status checkGrowth(const std::vector<RankNumbers> &ranks);

} // namespace zrt

#endif // ZRT_TRAIN_METERS_H
