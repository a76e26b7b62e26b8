//===- Segment.h - Memory that the members of one communicator share ----------------------===//
//
// A piece of shared memory by the name that the unique id holds. Members meet there in steps: each
// step's number grows, and what a member writes for a step is read after all have come to it.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_NCCL_SEGMENT_H
#define EMULATED_NCCL_SEGMENT_H

#include "../../../runtime/comm/nccl/Nccl.h"

#include <atomic>
#include <functional>
#include <string>

namespace emulatednccl {

constexpr int kRankLimit = 64;
constexpr size_t kSlotBytes = 256 << 10;

/// What a member is about to do, by the parity of the step.
struct Offer {
  uint64_t signature;
  bool isExchange;
  char label[200];
};

/// Where a member's device waits, and for whom: in each of its communicators, for others to find a
/// dead-lock by. `version` is odd while it is written.
struct Waiting {
  std::atomic<uint32_t> version;
  uint64_t communicator; // a number made of its id, 0: it does not wait
  uint64_t step;
  int32_t count, processes[kRankLimit]; // that have not come
  char label[300];
};

struct Member {
  std::atomic<int32_t> process;
  std::atomic<uint64_t> step;
  Offer offers[2];
  Waiting waiting;
};

class Segment {
public:
  Segment() = default;
  Segment(const Segment &) = delete;
  ~Segment();

  /// Empty, or why not.
  std::string open(const zrt::nccl::UniqueId &id, int ranks, int rank);
  /// Whether all have opened it.
  bool isComplete() const;

  int rank() const { return rank_; }
  int ranks() const { return ranks_; }
  uint64_t number() const { return number_; }
  uint64_t step() const { return step_; }
  Member &member(int rank) const { return members_[rank]; }
  Member &own() const { return members_[rank_]; }
  /// Where a member writes for a step.
  uint8_t *slot(int rank, uint64_t step) const {
    return slots_ + (size_t(rank) * 2 + step % 2) * kSlotBytes;
  }
  Offer &offer(int rank, uint64_t step) const { return members_[rank].offers[step % 2]; }

  /// Comes to the next step, and waits there for all others while `goesOn` says so: whether they
  /// have come. It is asked now and then.
  bool meet(const std::function<bool()> &goesOn);
  bool hasCome(int rank) const { return members_[rank].step.load() >= step_; }

  static zrt::nccl::UniqueId makeId();

private:
  struct Header {
    std::atomic<int32_t> ranks, joined;
    std::atomic<uint32_t> bell; // that changes as members come
  };
  std::string name_;
  void *memory_ = nullptr;
  size_t bytes_ = 0;
  Header *header_ = nullptr;
  Member *members_ = nullptr;
  uint8_t *slots_ = nullptr;
  int rank_ = 0, ranks_ = 0;
  uint64_t number_ = 0, step_ = 0;
};

} // namespace emulatednccl

#endif
