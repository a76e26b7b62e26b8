//===- Snapshot.h - A rank's own part of a checkpoint ------------------------------===//
#ifndef ZRT_TRAIN_SNAPSHOT_H
#define ZRT_TRAIN_SNAPSHOT_H

#include "../checkpoint/Format.h"
#include "Plan.h"

namespace zrt {

/// What `rank` writes of every state: of shards its own, of what all have an equal part. The
/// segments have no checksums yet.
CheckpointPart partOf(const Plan &plan, int rank);
/// A hash of who writes what.
std::string layoutHash(const Plan &plan);

/// The program and its states, without the run's numbers.
CheckpointIndex indexOf(const Plan &plan);

/// A copy of what a rank writes, in memory of the host that is taken before the first step: steps
/// go on while it is written.
class Snapshot {
public:
  Snapshot() = default;
  Snapshot(const Snapshot &) = delete;
  ~Snapshot();

  Status open(const Plan &plan, int rank);
  /// Copies the states as they are between two steps.
  Status take(Device &device);
  const uint8_t *data() const { return data_; }
  CheckpointPart &part() { return part_; }
  /// Bytes that the plan's layout asks for, in whole pages.
  int64_t predictedBytes() const { return bytes_; }

private:
  CheckpointPart part_;
  std::vector<Address> sources_; // by segment
  std::vector<int64_t> sizes_;
  uint8_t *data_ = nullptr;
  int64_t bytes_ = 0;
};

/// How the system calls the mapping of a snapshot.
inline constexpr const char *snapshotMapping = "/memfd:zrt-checkpoint";

} // namespace zrt

#endif // ZRT_TRAIN_SNAPSHOT_H
