#include "ThreadPool.h"

#include <algorithm>
#include <cerrno>
#include <csignal>

using namespace zrt;

void *ThreadPool::threadMain(void *self) {
  static_cast<ThreadPool *>(self)->workerLoop();
  return nullptr;
}

int zrt::startThread(pthread_t &thread, void *(*main)(void *), void *argument) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kThreadStack);
  int error = pthread_create(&thread, &attributes, main, argument);
  pthread_attr_destroy(&attributes);
  return error;
}

int zrt::startServiceThread(pthread_t &thread, void *(*main)(void *), void *argument) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = startThread(thread, main, argument);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return error;
}

Status ThreadPool::start() {
  for (int i = 1; i < threads_; ++i) {
    pthread_t worker;
    if ((errno = startThread(worker, threadMain, this)))
      return ioFailure("cannot start thread %d of %d; use fewer with --threads", i + 1, threads_);
    workers_.push_back(worker);
  }
  return Status::ok();
}

ThreadPool::~ThreadPool() {
  stop_.store(true, std::memory_order_release);
  job_.fetch_add(1, std::memory_order_release);
  futexWakeAll(job_, false);
  for (pthread_t worker : workers_)
    pthread_join(worker, nullptr);
}

void ThreadPool::runChunks() {
  while (true) {
    int64_t begin = next_.fetch_add(chunk_, std::memory_order_relaxed);
    if (begin >= work_)
      return;
    body_(argument_, begin, std::min(begin + chunk_, work_));
  }
}

void ThreadPool::workerLoop() {
  uint32_t seen = 0;
  while (true) {
    waitUntil(job_, false, [&] { return job_.load(std::memory_order_acquire) != seen; }, 60000);
    // No job starts before the last has been finished by all, so none can be missed here.
    seen = job_.load(std::memory_order_acquire);
    if (stop_.load(std::memory_order_acquire))
      return;
    runChunks();
    if (running_.fetch_sub(1, std::memory_order_acq_rel) == 1)
      futexWakeAll(running_, false);
  }
}

void ThreadPool::run(int64_t work, int64_t grain, Body body, void *argument) {
  if (work <= 0)
    return;
  grain = std::max<int64_t>(grain, 1);
  if (workers_.empty() || work <= grain || busy_.exchange(1, std::memory_order_acquire)) {
    body(argument, 0, work);
    return;
  }
  // Four chunks a thread even out threads that the machine has taken away for a while.
  int64_t grains = (work + grain - 1) / grain, pieces = std::min<int64_t>(grains, threads_ * 4);
  chunk_ = (grains + pieces - 1) / pieces * grain;
  work_ = work;
  body_ = body;
  argument_ = argument;
  next_.store(0, std::memory_order_relaxed);
  running_.store(uint32_t(workers_.size()), std::memory_order_relaxed);
  job_.fetch_add(1, std::memory_order_release);
  futexWakeAll(job_, false);
  runChunks();
  waitUntil(running_, false, [&] { return running_.load(std::memory_order_acquire) == 0; });
  busy_.store(0, std::memory_order_release);
}
