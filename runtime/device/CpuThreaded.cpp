//===- CpuThreaded.cpp - One thread per stream ----------------------------------===//

#include "Cpu.h"

#include <cerrno>
#include <sys/resource.h>

using namespace zrt;

namespace {

class ThreadedCpu;

/// One stream: the host thread publishes commands, the stream's thread runs them.
struct Stream {
  static constexpr uint32_t size = 64; // of the ring; a power of two
  Command ring[size];
  // Both only ever grow (and wrap): a sleeper can then not mistake a new command for an old one.
  std::atomic<uint32_t> published{0}, done{0};
  // Save the system call that wakes the other side while it is awake.
  std::atomic<uint32_t> asleep{0}, hostAsleep{0};
  pthread_t thread{};
  bool started = false;
  ThreadedCpu *device = nullptr;
  int index = 0;
};

class ThreadedCpu final : public CpuDeviceBase {
public:
  using CpuDeviceBase::CpuDeviceBase;

  ~ThreadedCpu() override {
    stop_.store(true, std::memory_order_seq_cst);
    for (auto &stream : streams_)
      futexWakeAll(stream->published, false);
    for (auto &stream : streams_)
      if (stream->started)
        pthread_join(stream->thread, nullptr);
  }

  const char *name() const override { return "cpu"; }

protected:
  Status openStreams() override {
    for (int i = 0; i < streamCount(); ++i) {
      Stream &stream = *streams_.emplace_back(std::make_unique<Stream>());
      stream.device = this, stream.index = i;
      if ((errno = startThread(stream.thread, threadMain, &stream)))
        return ioFailure("cannot start the thread of stream %d", i);
      stream.started = true;
    }
    return Status::ok();
  }

  void submit(int index, const Command &command) override {
    Stream &stream = *streams_[index];
    uint32_t at = stream.published.load(std::memory_order_relaxed);
    waitOnHost(stream,
               [&] { return at - stream.done.load(std::memory_order_seq_cst) < Stream::size; });
    stream.ring[at % Stream::size] = command;
    stream.published.fetch_add(1, std::memory_order_seq_cst);
    if (stream.asleep.load(std::memory_order_seq_cst))
      futexWakeAll(stream.published, false);
  }

  void run(Graph &graph) override {
    Command command{Command::Replay, {}, nullptr, nullptr, 0};
    command.graph = &graph;
    for (int stream = 0; stream < streamCount(); ++stream)
      if (!graph.streams[stream].empty())
        submit(stream, command);
  }

  void drain() override {
    for (auto &stream : streams_) {
      int64_t start = stream->index > 0 ? nowNanoseconds() : 0;
      waitOnHost(*stream, [&] {
        return stream->done.load(std::memory_order_seq_cst) ==
               stream->published.load(std::memory_order_relaxed);
      });
      if (start) // those before it are done
        addWaitFor(stream->index, nowNanoseconds() - start);
    }
  }

  int64_t queueBytes() const override { return int64_t(streams_.size() * sizeof(Stream)); }

private:
  template <typename Done> static void waitOnHost(Stream &stream, Done done) {
    if (done())
      return;
    stream.hostAsleep.store(1, std::memory_order_seq_cst);
    waitUntil(stream.done, false, done);
    stream.hostAsleep.store(0, std::memory_order_relaxed);
  }

  static void *threadMain(void *argument) {
    auto *stream = static_cast<Stream *>(argument);
    stream->device->streamLoop(*stream);
    return nullptr;
  }

  void streamLoop(Stream &stream) {
    if (isBehindOthers(stream.index)) // as a hint: where that is not allowed nothing is lost
      setpriority(PRIO_PROCESS, 0, 5);
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
      runNext(stream);
      stream.done.fetch_add(1, std::memory_order_seq_cst);
      if (stream.hostAsleep.load(std::memory_order_seq_cst))
        futexWakeAll(stream.done, false);
    }
  }

  void runNext(Stream &stream) {
    Command &next = stream.ring[stream.done.load(std::memory_order_relaxed) % Stream::size];
    if (next.kind != Command::Replay)
      return runCommand(stream.index, next, uint32_t(next.number));
    std::vector<Command> &commands = next.graph->streams[stream.index];
    for (size_t i = 0; i < commands.size(); ++i)
      if (i + 1 < commands.size() && takesTurns(commands[i], commands[i + 1])) {
        executeTurns(stream.index, commands[i], commands[i + 1]);
        ++i;
      } else {
        runCommand(stream.index, commands[i], next.graph->run);
      }
  }

  /// `number` is that of an event's record.
  void runCommand(int index, Command &command, uint32_t number) {
    if (command.kind == Command::Record) {
      command.event->done.store(number, std::memory_order_seq_cst);
      eventSignal_.fetch_add(1, std::memory_order_seq_cst);
      if (eventWaiters_.load(std::memory_order_seq_cst))
        futexWakeAll(eventSignal_, false);
    } else if (command.kind == Command::Wait) {
      int64_t start = nowNanoseconds();
      waitForEvent(*command.event, number);
      addWaitFor(command.event->stream, addTime(index, ZONE_WAIT, command, start));
    } else {
      execute(index, command);
    }
  }

  void waitForEvent(const Event &event, uint32_t number) {
    if (event.isPast(number))
      return;
    eventWaiters_.fetch_add(1, std::memory_order_seq_cst);
    waitUntil(eventSignal_, false, [&] { return event.isPast(number); });
    eventWaiters_.fetch_sub(1, std::memory_order_relaxed);
  }

  std::vector<std::unique_ptr<Stream>> streams_;
  std::atomic<uint32_t> eventSignal_{0}, eventWaiters_{0};
  std::atomic<bool> stop_{false};
};

} // namespace

std::unique_ptr<CpuDeviceBase> zrt::createThreadedCpu(const CpuOptions &options) {
  return std::make_unique<ThreadedCpu>(options);
}
