//===- Prefetch.h - The next step's batches, read while a step runs ---------------===//
#ifndef ZRT_TRAIN_PREFETCH_H
#define ZRT_TRAIN_PREFETCH_H

#include "Data.h"
#include "Trace.h"

#include <atomic>
#include <pthread.h>

namespace zrt {

/// The host's side of every input of the plan, by its position there.
using HostInputs = std::vector<std::vector<uint8_t>>;

/// Gives an entry's batches step by step. A thread reads those of the next step, page faults and
/// conversion included, while this one runs; what it cannot read is the next step's error.
class Prefetch {
public:
  Prefetch() = default;
  Prefetch(const Prefetch &) = delete;
  ~Prefetch();

  /// Steps are [0, end). `data` and `plan` outlive it, and so does `trace`, which shows when it
  /// reads.
  Status start(const BatchData &data, const Plan &plan, std::string_view entry, uint64_t seed,
               int rank, int64_t end, Trace *trace = nullptr);
  /// Waits until nothing is being read; from then on nothing is until take() is called.
  void await();
  /// Leaves the batches of `step` in `inputs`. Asked for the same step again, it leaves them alone.
  Status take(int64_t step, HostInputs &inputs);

private:
  enum State : uint32_t { Idle, Wanted, Stop };

  static void *threadMain(void *self);
  void loop();
  void read(int64_t step);

  const BatchData *data_ = nullptr;
  const Plan *plan_ = nullptr;
  Trace *trace_ = nullptr;
  bool isEval_ = false;
  uint64_t seed_ = 0;
  int rank_ = 0;
  int64_t end_ = 0;
  int64_t current_ = -1, next_ = -1; // of what the caller has, and of what is in ahead_ or will be
  HostInputs ahead_;                 // of the entry's batch arguments; others are empty
  Status status_;                    // of reading `next_`
  std::atomic<uint32_t> state_{Idle};
  pthread_t thread_{};
  bool started_ = false;
};

} // namespace zrt

#endif // ZRT_TRAIN_PREFETCH_H
