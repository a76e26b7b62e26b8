//===- Writer.h - The thread that writes checkpoints --------------------------------===//
#ifndef ZRT_TRAIN_WRITER_H
#define ZRT_TRAIN_WRITER_H

#include "Snapshot.h"
#include "Trace.h"

#include <atomic>
#include <pthread.h>

namespace zrt {

/// Writes a rank's files of one checkpoint at a time, and as rank 0 completes it when all have
/// written theirs, while steps go on. One thread gives it work and waits for it.
class Writer {
public:
  Writer() = default;
  Writer(const Writer &) = delete;
  ~Writer(); // does not wait for what is being written

  Status start();
  void showIn(Trace *trace) { trace_ = trace; }
  /// Writes the rank's files of `snapshot` to the folder of a checkpoint, which it makes.
  void write(const std::string &folder, int64_t step, int rank, Snapshot &snapshot);
  /// Completes it with the index and COMMIT; then removes the oldest complete ones of the folder
  /// around, but for `keep` (0: all stay) and the one of step `kept`.
  void commit(const std::string &folder, CheckpointIndex index, int64_t keep, int64_t kept);

  bool isBusy() const { return busy_.load(std::memory_order_acquire) != 0; }
  /// Waits for what was asked for last, and says how it went.
  Status wait();
  /// Of the last commit: whether what --keep no longer wants is gone.
  const Status &removed() const { return removed_; }
  /// When that was done.
  int64_t doneNanoseconds() const { return done_; }

private:
  enum class Task { Write, Commit };
  static void *threadMain(void *self);
  void begin(Task task);
  Status work();
  Status writeFiles();
  Status writeData();
  Status writeCommit();
  Status removeOld() const;
  Status checkCancelled() const;

  std::string folder_;
  Task task_ = Task::Write;
  int64_t step_ = 0, keep_ = 0, kept_ = -1, done_ = 0;
  int rank_ = 0;
  Snapshot *snapshot_ = nullptr;
  Trace *trace_ = nullptr;
  CheckpointIndex index_;
  Status status_, removed_;
  std::atomic<uint32_t> busy_{0}, stop_{0};
  pthread_t thread_{};
  bool started_ = false;
};

} // namespace zrt

#endif // ZRT_TRAIN_WRITER_H
