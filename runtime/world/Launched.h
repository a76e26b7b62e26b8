//===- Launched.h - The world of ranks that our own launcher starts ---------------===//
#ifndef ZRT_WORLD_LAUNCHED_H
#define ZRT_WORLD_LAUNCHED_H

#include "../base/Os.h"
#include "zrt/world.h"

namespace zrt {

inline constexpr int worldRankLimit = 256;

/// What the launcher and its ranks share: made before they start, inherited by them.
class LaunchedRun {
public:
  LaunchedRun() = default;
  LaunchedRun(LaunchedRun &&) = delete;
  ~LaunchedRun();

  Status create(int ranks);
  int ranks() const { return ranks_; }

  /// Wakes every rank that waits for others, to fail.
  void abort();
  bool isAborted() const;
  bool claimReport() { return control_->reported.exchange(1) == 0; }
  /// The signal that asked all ranks to stop after the current step; the first is the reason.
  std::atomic<uint32_t> &stopWord() { return control_->stop; }
  int stopSignal() const { return int(control_->stop.load()); }
  void beat(int rank) { control_->beats[rank].fetch_add(1, std::memory_order_relaxed); }
  uint32_t beats(int rank) const { return control_->beats[rank].load(std::memory_order_relaxed); }

private:
  friend class LaunchedWorld;
  static constexpr int64_t slotBytes = 4096;
  static constexpr uint32_t storeSize = 64;

  struct StoreEntry {
    char key[64];
    uint32_t keyBytes, valueBytes;
    uint8_t value[1024];
  };
  struct Control {
    std::atomic<uint32_t> aborted;  // some rank failed: give up
    std::atomic<uint32_t> reported; // the reason was printed
    std::atomic<uint32_t> stop;     // the user asked to stop after the current step: the signal
    std::atomic<uint32_t> beats[worldRankLimit];
    // The barrier of all ranks, and the end of which one each waits for: its generation + 1.
    std::atomic<uint32_t> arrived, generation, awaited[worldRankLimit];
    std::atomic<uint32_t> storeLock, storeCount;
    StoreEntry store[storeSize];
    // What ranks exchange, by the parity of the exchange: nobody is two ahead of another.
    uint8_t slots[2][worldRankLimit][slotBytes];
  };

  Control *control_ = nullptr;
  int ranks_ = 0;
};

class LaunchedWorld final : public World {
public:
  /// The run outlives the world.
  LaunchedWorld(LaunchedRun &run, int rank) : run_(run), control_(*run.control_), rank_(rank) {}

  const char *name() const override { return "launcher"; }
  int rank() const override { return rank_; }
  int size() const override { return run_.ranks(); }
  int localRank() const override { return rank_; } // all are on one machine
  std::string address() const override { return "127.0.0.1"; }
  Status put(std::string_view key, std::string_view value) override;
  Expected<std::string> get(std::string_view key) override;
  Status barrier() override;
  Status exchange(const void *own, int64_t bytes, void *all) override;
  void abort(const std::string &reason) override;
  bool isAborted() const override { return run_.isAborted(); }
  bool isAhead(int rank) const override;
  int stopSignal() const override { return run_.stopSignal(); }
  void beat() override { run_.beat(rank_); }

private:
  const LaunchedRun::StoreEntry *find(std::string_view key) const;

  LaunchedRun &run_;
  LaunchedRun::Control &control_;
  int rank_;
  int parity_ = 0; // of the next exchange
};

} // namespace zrt

#endif // ZRT_WORLD_LAUNCHED_H
