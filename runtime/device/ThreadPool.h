//===- ThreadPool.h - The threads of one rank ---------------------------------===//
#ifndef ZRT_DEVICE_THREADPOOL_H
#define ZRT_DEVICE_THREADPOOL_H

#include "../base/Os.h"

#include <pthread.h>
#include <vector>

namespace zrt {

/// Stack of a thread that runs kernels, whatever the environment's limit: those of attention and
/// convolution keep up to 512 KiB on it, their matmuls 384 KiB of panels below, and the library its
/// own below that.
inline constexpr size_t kThreadStack = 4 << 20;

/// As pthread_create, with that stack.
int startThread(pthread_t &thread, void *(*main)(void *), void *argument);
/// The same for a thread beside those that compute: signals go to the others.
int startServiceThread(pthread_t &thread, void *(*main)(void *), void *argument);

/// `threads` threads including the caller. One job at a time: a second caller (the other stream)
/// does its job alone, which the kernels' contract allows (same bits however the range is split).
class ThreadPool {
public:
  using Body = void (*)(void *argument, int64_t begin, int64_t end);

  explicit ThreadPool(int threads) : threads_(threads) {}
  ThreadPool(const ThreadPool &) = delete;
  ~ThreadPool();

  Status start();
  int threads() const { return threads_; }
  /// Runs body over [0, work) in chunks whose bounds are multiples of `grain`, and returns when all
  /// are done.
  void run(int64_t work, int64_t grain, Body body, void *argument);

private:
  static void *threadMain(void *self);
  void workerLoop();
  void runChunks();

  int threads_;
  std::vector<pthread_t> workers_;
  std::atomic<uint32_t> busy_{0};    // taken by the caller whose job runs
  std::atomic<uint32_t> job_{0};     // counts jobs; workers sleep on it
  std::atomic<uint32_t> running_{0}; // workers that have not finished the job
  std::atomic<bool> stop_{false};
  std::atomic<int64_t> next_{0};
  int64_t work_ = 0, chunk_ = 1;
  Body body_ = nullptr;
  void *argument_ = nullptr;
};

} // namespace zrt

#endif // ZRT_DEVICE_THREADPOOL_H
