//===- Local.h - Ranks as processes of one machine ------------------------------===//
#ifndef ZRT_COMM_LOCAL_H
#define ZRT_COMM_LOCAL_H

#include "../base/Os.h"
#include "../device/HostMemory.h"
#include "Host.h"

namespace zrt {

inline constexpr int localRankLimit = 256;

/// A barrier of the ranks of one group. Each arrival carries a signature of what the rank is about
/// to do.
struct GroupBarrier {
  std::atomic<uint32_t> arrived, generation;
  // By the parity of the generation: a rank can be one barrier ahead of the slowest reader.
  uint64_t signatures[2][localRankLimit];
};

/// What the ranks of one run share, made before they start: an arena each, and where they meet.
/// One rank alone shares nothing: its communicator maps a private arena, which the system gives
/// large pages from the start.
class LocalTransport {
public:
  LocalTransport() = default;
  LocalTransport(LocalTransport &&) = delete;
  ~LocalTransport();

  /// One list of groups per communicator. For ranks that are children of this process.
  Status create(int ranks, int64_t arenaBytes, const std::vector<Groups> &communicators);
  /// The same, for ranks that are processes of their own: each makes its arena, and finds those of
  /// the others by the world. All must be on one machine.
  Status join(World &world, int64_t arenaBytes, const std::vector<Groups> &communicators);
  int ranks() const { return ranks_; }
  int64_t arenaBytes() const { return arenaBytes_; }
  /// Of the memory object of a rank's arena; -1: it is private.
  int arenaDescriptor(int rank) const { return ranks_ == 1 ? -1 : descriptors_[rank]; }
  const std::vector<Groups> &communicators() const { return communicators_; }
  GroupBarrier &barrier(size_t communicator, size_t group) {
    return control_->barriers[firstBarriers_[communicator] + group];
  }
  /// Wakes every rank that waits in a collective, to fail.
  void abort();
  bool isAborted() const { return control_->aborted.load(std::memory_order_acquire) != 0; }

private:
  Status lay(int ranks, int64_t arenaBytes, const std::vector<Groups> &communicators);
  Status mapControl(int descriptor);
  struct Control {
    std::atomic<uint32_t> aborted; // some rank failed: give up
    GroupBarrier barriers[1];      // one per group of each communicator
  };

  int ranks_ = 0;
  std::vector<int> descriptors_; // one memory object per rank, none where there is one rank
  std::vector<Groups> communicators_;
  std::vector<size_t> firstBarriers_; // of each communicator
  size_t barrierCount_ = 0;
  int64_t arenaBytes_ = 0;
  Control *control_ = nullptr;
  int64_t controlBytes_ = 0;
};

class LocalCommunicator final : public HostCommunicator {
public:
  /// Maps all arenas. Transport and world outlive the communicator.
  static Expected<std::unique_ptr<LocalCommunicator>> create(LocalTransport &transport,
                                                             World &world);

  const char *name() const override { return "local"; }
  Memory memory() const override { return arenas_[world_.rank()]->memory(); }
  void abort() override { transport_.abort(); }

private:
  LocalCommunicator(LocalTransport &transport, World &world);
  Status run(Channel &channel, const zrt_collective_record &record) override;
  GroupBarrier &barrierOf(const Channel &channel) {
    return transport_.barrier(channel.number, channel.group);
  }
  Status meet(Channel &channel, uint64_t signature);
  Status waitForPeers(Channel &channel, uint32_t generation);
  void gather(Channel &channel, const zrt_collective_record &record);
  void exchange(Channel &channel, const zrt_collective_record &record);
  void scatter(Channel &channel, const zrt_collective_record &record);
  void reduceChunk(Channel &channel, const zrt_collective_record &record);
  void readChunks(Channel &channel, const zrt_collective_record &record);
  /// The one place where a peer's memory is copied.
  void fetch(Channel &channel, int peer, int64_t offset, uint8_t *target, int64_t bytes);
  void foldPeers(Channel &channel, const zrt_collective_record &record, int64_t source,
                 uint8_t *target, int64_t count);
  uint8_t *arena() const { return arenas_[world_.rank()]->data(); }

  LocalTransport &transport_;
  std::vector<std::unique_ptr<HostMemory>> arenas_; // by rank; peers' for reading only
};

} // namespace zrt

#endif // ZRT_COMM_LOCAL_H
