//===- CpuThreaded.cpp - One thread per stream ----------------------------------===//

#include "Cpu.h"

#include <cerrno>

using namespace zrt;

namespace {

/// One stream: the host thread publishes commands, the stream's thread runs them.
struct Stream {
  // Both only ever grow (and wrap): a sleeper can then not mistake a new step for the old one.
  std::atomic<uint32_t> published{0}, done{0};
  uint32_t stepStart = 0; // where `published` stood when the step began
  // Save the system call that wakes the other side while it is awake.
  std::atomic<uint32_t> asleep{0}, hostAsleep{0};
  pthread_t thread{};
  bool started = false;
};

class ThreadedCpu final : public CpuDeviceBase {
public:
  explicit ThreadedCpu(int threads) : CpuDeviceBase(threads) {}

  ~ThreadedCpu() override {
    stop_.store(true, std::memory_order_seq_cst);
    for (Stream &stream : streams_)
      futexWakeAll(stream.published, false);
    for (Stream &stream : streams_)
      if (stream.started)
        pthread_join(stream.thread, nullptr);
  }

  const char *name() const override { return "cpu"; }

  Status start() override {
    ZRT_TRY(CpuDeviceBase::start());
    for (int i = 0; i < ZRT_STREAM_COUNT; ++i) {
      starts_[i] = {this, i};
      errno = pthread_create(&streams_[i].thread, nullptr, threadMain, &starts_[i]);
      if (errno)
        return ioFailure("cannot start the thread of stream %d", i);
      streams_[i].started = true;
    }
    return Status::ok();
  }

  Status prepare(int64_t commands, int64_t events) override {
    ZRT_TRY(CpuDeviceBase::prepare(commands, events));
    if (events_ > int64_t(eventSteps_.size()))
      eventSteps_ = std::vector<std::atomic<uint32_t>>(events_);
    scratch_.resize(events_);
    return Status::ok();
  }

  void begin(StickyStatus &errors) override {
    CpuDeviceBase::begin(errors);
    // An event is recorded when it carries the number of this step: no array to clear. The number
    // comes back after 2^32 steps, and events of a fresh device carry 0.
    if (++step_ == 0)
      ++step_;
    for (Stream &stream : streams_) // idle: published == done
      stream.stepStart = stream.published.load(std::memory_order_relaxed);
  }

  Status synchronize() override {
    // Runs beside the streams: it reads only what was enqueued.
    Status order = checkOrder({&commands_[0], &commands_[1]}, {counts_[0], counts_[1]}, scratch_);
    if (!order.isOk()) {
      errors_->set(order);
      signalEvents(); // waits look at the sticky failure too
    }
    for (Stream &stream : streams_) {
      stream.hostAsleep.store(1, std::memory_order_seq_cst);
      waitUntil(stream.done, false, [&] {
        return stream.done.load(std::memory_order_seq_cst) ==
               stream.published.load(std::memory_order_relaxed);
      });
      stream.hostAsleep.store(0, std::memory_order_relaxed);
    }
    return errors_->isSet() ? errors_->get() : Status::ok();
  }

protected:
  void published(int index) override {
    Stream &stream = streams_[index];
    stream.published.fetch_add(1, std::memory_order_seq_cst);
    if (stream.asleep.load(std::memory_order_seq_cst))
      futexWakeAll(stream.published, false);
  }

private:
  struct Start {
    ThreadedCpu *device;
    int index;
  };

  static void *threadMain(void *argument) {
    auto *start = static_cast<Start *>(argument);
    start->device->streamLoop(start->index);
    return nullptr;
  }

  void streamLoop(int index) {
    Stream &stream = streams_[index];
    while (true) {
      auto ready = [&] {
        return stop_.load(std::memory_order_seq_cst) ||
               stream.done.load(std::memory_order_relaxed) !=
                   stream.published.load(std::memory_order_seq_cst);
      };
      if (!ready()) {
        stream.asleep.store(1, std::memory_order_seq_cst);
        waitUntil(stream.published, false, ready, 60000);
        stream.asleep.store(0, std::memory_order_relaxed);
      }
      if (stop_.load(std::memory_order_seq_cst))
        return;
      uint32_t position = stream.done.load(std::memory_order_relaxed) - stream.stepStart;
      runCommand(index, commands_[index][position]);
      stream.done.fetch_add(1, std::memory_order_seq_cst);
      if (stream.hostAsleep.load(std::memory_order_seq_cst))
        futexWakeAll(stream.done, false);
    }
  }

  void runCommand(int index, const Command &command) {
    if (command.kind == Command::Record) {
      eventSteps_[command.event].store(step_, std::memory_order_seq_cst);
      signalEvents();
    } else if (command.kind == Command::Wait) {
      int64_t start = nowNanoseconds();
      waitForEvent(command.event);
      addTime(index, ZONE_WAIT, start);
    } else {
      execute(index, command);
    }
  }

  void signalEvents() {
    eventSignal_.fetch_add(1, std::memory_order_seq_cst);
    if (eventWaiters_.load(std::memory_order_seq_cst))
      futexWakeAll(eventSignal_, false);
  }

  void waitForEvent(int64_t event) {
    auto recorded = [&] {
      return eventSteps_[event].load(std::memory_order_seq_cst) == step_ || errors_->isSet();
    };
    if (recorded())
      return;
    eventWaiters_.fetch_add(1, std::memory_order_seq_cst);
    waitUntil(eventSignal_, false, recorded);
    eventWaiters_.fetch_sub(1, std::memory_order_relaxed);
  }

  Stream streams_[ZRT_STREAM_COUNT];
  Start starts_[ZRT_STREAM_COUNT];
  std::vector<std::atomic<uint32_t>> eventSteps_;
  std::vector<uint8_t> scratch_;
  std::atomic<uint32_t> eventSignal_{0}, eventWaiters_{0};
  std::atomic<bool> stop_{false};
  uint32_t step_ = 0;
};

} // namespace

std::unique_ptr<CpuDeviceBase> zrt::createThreadedCpu(int threads) {
  return std::make_unique<ThreadedCpu>(threads);
}
