//===- Pulse.h - A rank's sign of life --------------------------------------------===//
#ifndef ZRT_TRAIN_PULSE_H
#define ZRT_TRAIN_PULSE_H

#include "zrt/communicator.h"
#include "zrt/world.h"

#include <atomic>
#include <pthread.h>

namespace zrt {

/// A thread that gives the world a sign of life several times a second. It falls
/// silent when the process is stopped, and in a step whose device hangs: no command ends, no
/// processor time is used, and the rank does not wait for its peers. A slow step is alive.
class Pulse {
public:
  Pulse() = default;
  Pulse(const Pulse &) = delete;
  ~Pulse();

  /// All of them outlive the pulse.
  Status start(World &world, const Communicator &communicator, const Device &device);
  void enterStep() { inStep_.store(true, std::memory_order_relaxed); }
  void leaveStep() { inStep_.store(false, std::memory_order_relaxed); }

private:
  static void *threadMain(void *self);
  void loop();
  bool isAlive();

  World *world_ = nullptr;
  const Communicator *communicator_ = nullptr;
  const Device *device_ = nullptr;
  uint64_t progress_ = 0;     // commands, when last looked at
  int64_t processorTime_ = 0; // likewise
  std::atomic<bool> inStep_{false};
  std::atomic<uint32_t> stop_{0};
  pthread_t thread_{};
  bool started_ = false;
};

} // namespace zrt

#endif // ZRT_TRAIN_PULSE_H
