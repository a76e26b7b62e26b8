#include "Pulse.h"

#include "../base/Os.h"
#include "../device/ThreadPool.h"

#include <cerrno>
#include <ctime>

using namespace zrt;

static constexpr int periodMilliseconds = 200;
// The pulse itself needs far less than this in a period.
static constexpr int64_t idleNanoseconds = 2000000;

static int64_t processorNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

Pulse::~Pulse() {
  if (!started_)
    return;
  stop_.store(1, std::memory_order_seq_cst);
  futexWakeAll(stop_, false);
  pthread_join(thread_, nullptr);
}

Status Pulse::start(World &world, const Communicator &communicator, const Device &device) {
  world_ = &world;
  communicator_ = &communicator;
  device_ = &device;
  errno = startServiceThread(thread_, threadMain, this);
  started_ = errno == 0;
  return started_ ? Status::ok() : ioFailure("cannot start the thread of the heartbeat");
}

void *Pulse::threadMain(void *self) {
  static_cast<Pulse *>(self)->loop();
  return nullptr;
}

bool Pulse::isAlive() {
  uint64_t progress = device_->progress();
  int64_t time = processorNanoseconds();
  bool moved = progress != progress_ || time - processorTime_ > idleNanoseconds;
  progress_ = progress, processorTime_ = time;
  return moved || !inStep_.load(std::memory_order_relaxed) || communicator_->isWaiting();
}

void Pulse::loop() {
  while (stop_.load(std::memory_order_seq_cst) == 0) {
    if (isAlive())
      world_->beat();
    futexWait(stop_, 0, periodMilliseconds, false);
  }
}
