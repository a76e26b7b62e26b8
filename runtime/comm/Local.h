//===- Local.h - Ranks as processes of one machine ------------------------------===//
#ifndef ZRT_COMM_LOCAL_H
#define ZRT_COMM_LOCAL_H

#include "../base/Os.h"
#include "zrt/communicator.h"

#include <atomic>
#include <memory>

namespace zrt {

inline constexpr int localRankLimit = 256;

/// A barrier of processes. Each arrival carries a signature of what the rank is about to do.
struct SharedBarrier {
  std::atomic<uint32_t> arrived, generation;
  // By the parity of the generation: a rank can be one barrier ahead of the slowest reader.
  uint64_t signatures[2][localRankLimit];
};

/// What the ranks and their launcher share beside the arenas.
struct SharedControl {
  std::atomic<uint32_t> aborted;  // some rank failed: give up
  std::atomic<uint32_t> reported; // the reason was printed
  std::atomic<uint32_t> stop;     // the user asked to stop after the current step: the signal
  std::atomic<uint32_t> lastStep; // the step after which all ranks stop, 0: none
  std::atomic<uint32_t> beats[localRankLimit]; // each rank's sign of life, see train/Pulse.h
  int64_t numbers[localRankLimit][32];         // what each rank tells rank 0 for the report
  SharedBarrier barriers[1];                   // one per group
};

/// The shared memory of one run: made by the launcher, inherited by its children.
class LocalWorld {
public:
  LocalWorld() = default;
  LocalWorld(LocalWorld &&) = delete;
  ~LocalWorld();

  /// `notes` is how many numbers each rank can leave for the others to read.
  Status create(int ranks, int64_t arenaBytes, const std::vector<std::vector<int>> &groups,
                int64_t notes = 0);
  int ranks() const { return int(descriptors_.size()); }
  int64_t arenaBytes() const { return arenaBytes_; }
  int arenaDescriptor(int rank) const { return descriptors_[rank]; }
  const std::vector<std::vector<int>> &groups() const { return groups_; }
  SharedControl &control() { return *control_; }
  uint64_t *notes(int rank) { return notes_ + rank * noteCount_; }
  /// Wakes every rank that waits in a barrier, to fail.
  void abort();

private:
  std::vector<int> descriptors_; // one memory object per rank
  std::vector<std::vector<int>> groups_;
  int64_t arenaBytes_ = 0;
  SharedControl *control_ = nullptr;
  int64_t controlBytes_ = 0;
  uint64_t *notes_ = nullptr; // behind the control memory
  int64_t noteCount_ = 0;
};

class LocalCommunicator final : public Communicator {
public:
  /// Maps all arenas. The world outlives the communicator.
  static Expected<std::unique_ptr<LocalCommunicator>> create(LocalWorld &world, int rank,
                                                             Parallel parallel);
  ~LocalCommunicator() override;

  const char *name() const override { return "local"; }
  int rank() const override { return rank_; }
  int ranks() const override { return int(arenas_.size()); }
  uint8_t *arena() override { return arenas_[rank_]; }
  int64_t arenaBytes() const override { return world_.arenaBytes(); }
  Status run(const zrt_collective_record &record) override;
  Status barrier() override;
  int64_t wireBytes() const override { return wireBytes_; }
  void abort() override { world_.abort(); }

  /// A peer's arena, for reading results after a step.
  const uint8_t *peerArena(int rank) const { return arenas_[rank]; }
  void setParallel(Parallel parallel) { parallel_ = parallel; }
  /// Whether this rank waits for its peers right now; from any thread.
  bool isWaiting() const { return waiting_.load(std::memory_order_relaxed); }

private:
  LocalCommunicator(LocalWorld &world, int rank, Parallel parallel)
      : world_(world), rank_(rank), parallel_(parallel) {}

  Status check(const zrt_collective_record &record, int64_t members) const;
  Status meet(int64_t group, uint64_t signature);
  void split(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t), void *argument);
  void gather(const zrt_collective_record &record, const std::vector<int> &members, int self);
  void scatter(const zrt_collective_record &record, const std::vector<int> &members, int self);
  void reduceChunk(const zrt_collective_record &record, const std::vector<int> &members, int self);
  void readChunks(const zrt_collective_record &record, const std::vector<int> &members, int self);
  /// The one place where a peer's memory is copied.
  void fetch(int peer, int64_t offset, uint8_t *target, int64_t bytes);
  void fold(const zrt_collective_record &record, const std::vector<int> &members, int64_t source,
            uint8_t *target, int64_t count);

  LocalWorld &world_;
  int rank_;
  Parallel parallel_;
  std::vector<uint8_t *> arenas_;
  std::vector<const uint8_t *> sources_; // of the fold at hand
  int64_t wireBytes_ = 0;
  std::atomic<bool> waiting_{false};
};

} // namespace zrt

#endif // ZRT_COMM_LOCAL_H
