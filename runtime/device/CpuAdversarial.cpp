//===- CpuAdversarial.cpp - Every order that events allow -----------------------===//
//
// One thread runs the work, when somebody waits for it, choosing at each command which stream goes
// on. Whatever the choices, a program whose dependences are all covered by streams and events
// computes the same bits; one that lacks an event differs under some seed.
//
// Host functions may wait for other ranks, which draw other orders: they run in call order, which
// is the same on all ranks and which events, waited for after their record, always allow.
//===------------------------------------------------------------------------===//

#include "Cpu.h"

#include <algorithm>

using namespace zrt;

namespace {

class AdversarialCpu final : public CpuDeviceBase {
public:
  explicit AdversarialCpu(const CpuOptions &options)
      : CpuDeviceBase(options), state_(options.seed) {}

  const char *name() const override { return "cpu-adversarial"; }

protected:
  Status openStreams() override {
    pending_.streams.resize(streamCount());
    position_.resize(streamCount());
    ready_.resize(streamCount());
    // Seeds take turns: hold one stream back as long as possible, or mix.
    policy_ = int(state_ % uint64_t(streamCount() + 2));
    return Status::ok();
  }

  void submit(int stream, const Command &command) override {
    pending_.streams[stream].push_back(command);
    if (command.kind == Command::Call)
      pending_.streams[stream].back().number = pending_.calls++;
  }

  void run(Graph &graph) override {
    std::fill(position_.begin(), position_.end(), 0);
    nextCall_ = 0;
    for (int stream; (stream = draw(graph)) >= 0; last_ = stream) {
      Command &command = graph.streams[stream][position_[stream]++];
      if (command.kind == Command::Record)
        command.event->done.store(numberOf(graph, command), std::memory_order_relaxed);
      else if (command.kind != Command::Wait)
        execute(stream, command);
      nextCall_ += command.kind == Command::Call;
    }
  }

  void drain() override {
    if (isIdle())
      return;
    run(pending_);
    for (std::vector<Command> &commands : pending_.streams)
      commands.clear();
    pending_.calls = 0;
  }

  int64_t queueBytes() const override {
    int64_t bytes = 0;
    for (const std::vector<Command> &commands : pending_.streams)
      bytes += int64_t(commands.capacity() * sizeof(Command));
    return bytes;
  }

private:
  bool isIdle() const {
    return std::all_of(pending_.streams.begin(), pending_.streams.end(),
                       [](const std::vector<Command> &commands) { return commands.empty(); });
  }

  /// A graph's events have the number of the replay, others their own.
  static uint32_t numberOf(const Graph &graph, const Command &command) {
    return graph.run ? graph.run : uint32_t(command.number);
  }

  bool isRunnable(const Graph &graph, int stream) const {
    if (position_[stream] == int64_t(graph.streams[stream].size()))
      return false;
    const Command &command = graph.streams[stream][position_[stream]];
    if (command.kind == Command::Call)
      return command.number == nextCall_;
    return command.kind != Command::Wait || command.event->isPast(numberOf(graph, command));
  }

  /// The stream that goes on, or -1 when all are done.
  int draw(const Graph &graph) {
    int count = 0;
    for (int stream = 0; stream < streamCount(); ++stream)
      if (isRunnable(graph, stream))
        ready_[count++] = stream;
    if (count <= 1)
      return count ? ready_[0] : -1;
    if (policy_ < streamCount()) // this stream moves only when no other can
      return ready_[0] == policy_ ? ready_[1] : ready_[0];
    bool stay = policy_ == streamCount() && random() % 8; // long bursts, else a coin per command
    if (stay && std::find(ready_.begin(), ready_.begin() + count, last_) != ready_.begin() + count)
      return last_;
    return ready_[random() % count];
  }

  /// splitmix64
  uint64_t random() {
    uint64_t x = state_ += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
  }

  Graph pending_; // what was enqueued outside of captures
  std::vector<int64_t> position_;
  std::vector<int> ready_;
  int64_t nextCall_ = 0;
  uint64_t state_;
  int policy_ = 0, last_ = 0;
};

} // namespace

std::unique_ptr<CpuDeviceBase> zrt::createAdversarialCpu(const CpuOptions &options) {
  return std::make_unique<AdversarialCpu>(options);
}
