//===- CpuAdversarial.cpp - Every order that events allow -----------------------===//
//
// One thread runs the whole step when it is closed, choosing at each command which stream goes on.
// Whatever the choices, a program whose dependences are all covered by streams and events computes
// the same bits; one that lacks an event differs under some seed.
//===------------------------------------------------------------------------===//

#include "Cpu.h"

#include <algorithm>

using namespace zrt;

namespace {

class AdversarialCpu final : public CpuDeviceBase {
public:
  AdversarialCpu(int threads, uint64_t seed) : CpuDeviceBase(threads), state_(seed) {
    // Seeds take turns: hold one stream back as long as possible, or mix.
    policy_ = seed % (ZRT_STREAM_COUNT + 2);
  }

  const char *name() const override { return "cpu-adversarial"; }

  Status prepare(int64_t commands, int64_t events) override {
    ZRT_TRY(CpuDeviceBase::prepare(commands, events));
    recorded_.resize(events_);
    return Status::ok();
  }

  Status synchronize() override {
    Status order = checkOrder({&commands_[0], &commands_[1]}, {counts_[0], counts_[1]}, recorded_);
    if (!order.isOk())
      errors_->set(order);
    std::fill(recorded_.begin(), recorded_.end(), 0);
    int64_t position[ZRT_STREAM_COUNT] = {};
    for (int stream; !errors_->isSet() && (stream = choose(position)) >= 0;) {
      const Command &command = commands_[stream][position[stream]++];
      if (command.kind == Command::Record)
        recorded_[command.event] = 1;
      else if (command.kind != Command::Wait)
        execute(stream, command);
      last_ = stream;
    }
    return errors_->isSet() ? errors_->get() : Status::ok();
  }

protected:
  void published(int) override {}

private:
  bool runnable(int stream, int64_t position) const {
    if (position == counts_[stream])
      return false;
    const Command &command = commands_[stream][position];
    return command.kind != Command::Wait || recorded_[command.event];
  }

  /// The stream that goes on, or -1 when all are done (checkOrder excludes a deadlock).
  int choose(const int64_t *position) {
    int ready[ZRT_STREAM_COUNT], count = 0;
    for (int stream = 0; stream < ZRT_STREAM_COUNT; ++stream)
      if (runnable(stream, position[stream]))
        ready[count++] = stream;
    if (count <= 1)
      return count ? ready[0] : -1;
    if (policy_ < ZRT_STREAM_COUNT) // this stream moves only when no other can
      return ready[0] == policy_ ? ready[1] : ready[0];
    bool stay = policy_ == ZRT_STREAM_COUNT && random() % 8; // long bursts, else a coin per command
    if (stay && std::find(ready, ready + count, last_) != ready + count)
      return last_;
    return ready[random() % count];
  }

  /// splitmix64
  uint64_t random() {
    uint64_t x = state_ += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
  }

  std::vector<uint8_t> recorded_;
  uint64_t state_;
  int policy_ = 0, last_ = 0;
};

} // namespace

std::unique_ptr<CpuDeviceBase> zrt::createAdversarialCpu(int threads, uint64_t seed) {
  return std::make_unique<AdversarialCpu>(threads, seed);
}
