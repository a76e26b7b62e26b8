//===- Snapshot.h - A rank's own part of a checkpoint ------------------------------===//
#ifndef ZRT_TRAIN_SNAPSHOT_H
#define ZRT_TRAIN_SNAPSHOT_H

#include "../checkpoint/Format.h"
#include "Plan.h"

namespace zrt {

/// What `rank` writes of every state, by the plan's saves. The segments have no checksums yet.
CheckpointPart partOf(const Plan &plan, int rank);
/// A hash of who writes what.
std::string layoutHash(const Plan &plan);

/// The program and its states, without the run's numbers.
CheckpointIndex indexOf(const Plan &plan);

/// Memory of the host for a copy of what a rank writes, taken before the first step. The plan's
/// saves fill it while a step runs, and later steps go on while it is written.
class Snapshot {
public:
  Snapshot() = default;
  Snapshot(const Snapshot &) = delete;
  ~Snapshot();

  Status open(const Plan &plan, int rank);
  /// Where the plan's saves go.
  SaveMemory memory() const { return {data_, bytes_, ranks_}; }
  /// The bytes of a segment.
  const uint8_t *data(size_t segment) const { return data_ + places_[segment]; }
  CheckpointPart &part() { return part_; }
  /// Bytes that the plan asks for, in whole pages.
  int64_t predictedBytes() const { return bytes_; }

private:
  CheckpointPart part_;
  std::vector<int64_t> places_; // by segment
  std::vector<GroupRank> ranks_;
  uint8_t *data_ = nullptr;
  int64_t bytes_ = 0;
};

/// How the system calls the mapping of a snapshot.
inline constexpr const char *snapshotMapping = "/memfd:zrt-checkpoint";

} // namespace zrt

#endif // ZRT_TRAIN_SNAPSHOT_H
