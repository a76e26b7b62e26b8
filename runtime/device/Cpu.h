//===- Cpu.h - The CPU device: threaded and adversarial -----------------------===//
#ifndef ZRT_DEVICE_CPU_H
#define ZRT_DEVICE_CPU_H

#include "Gemm.h"
#include "zrt/device.h"

#include <atomic>
#include <vector>

namespace zrt {

struct Command {
  enum Kind : int64_t { Launch, Gemm, Copy, Call, Record, Wait };
  Kind kind;
  union {
    zrt_kernel kernel;
    Device::HostFunction function;
    int64_t event;
  };
  void *self;
  const int64_t *record;
};

/// Whether some order of the streams runs every command; else the failure names the first wait
/// that nothing answers. Linear in the commands. `scratch` has room for all events.
Status checkOrder(const std::vector<const std::vector<Command> *> &streams,
                  const std::vector<int64_t> &counts, std::vector<uint8_t> &scratch);

/// What both CPU devices share: memory, threads, and how a command other than an event is done.
class CpuDeviceBase : public Device {
public:
  explicit CpuDeviceBase(int threads) : pool_(threads) {}

  void attach(uint8_t *base, int64_t bytes) override { base_ = base, bytes_ = bytes; }
  Status write(int64_t offset, const void *source, int64_t bytes) override;
  Status read(int64_t offset, void *target, int64_t bytes) override;
  Status prepare(int64_t commands, int64_t events) override;
  void begin(StickyStatus &errors) override;

  void launch(int stream, zrt_kernel kernel, const int64_t *record) override;
  void gemm(int stream, const int64_t *record) override;
  void copy(int stream, const int64_t *record) override;
  void call(int stream, HostFunction function, void *self, const int64_t *record) override;
  void record(int stream, int64_t event) override;
  void wait(int stream, int64_t event) override;

  void parallel(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
                void *argument) override {
    pool_.run(work, grain, body, argument);
  }
  Zone zone(int stream, int kind) const override { return zones_[stream][kind]; }
  uint64_t progress() const override { return progress_.load(std::memory_order_relaxed); }
  int64_t reservedBytes() const override;

  virtual Status start() { return pool_.start(); }

protected:
  /// Called after a command was appended to its stream.
  virtual void published(int stream) = 0;
  /// Does a command that is not an event, unless the step has failed.
  void execute(int stream, const Command &command);
  void addTime(int stream, int kind, int64_t start);

  std::vector<Command> commands_[ZRT_STREAM_COUNT]; // sized by prepare()
  int64_t counts_[ZRT_STREAM_COUNT] = {};           // enqueued in this step
  int64_t events_ = 0;
  StickyStatus *errors_ = nullptr;

private:
  void enqueue(int stream, const Command &command);
  void runLaunch(zrt_kernel kernel, const zrt_launch_record &record);
  void runCopy(const zrt_copy_record &record);
  bool inArena(int64_t offset, int64_t bytes) const {
    return offset >= 0 && bytes >= 0 && offset <= bytes_ && bytes <= bytes_ - offset;
  }

  ThreadPool pool_;
  uint8_t *base_ = nullptr;
  int64_t bytes_ = 0;
  Zone zones_[ZRT_STREAM_COUNT][ZONE_COUNT] = {};
  std::atomic<uint64_t> progress_{0};
};

std::unique_ptr<CpuDeviceBase> createThreadedCpu(int threads);
std::unique_ptr<CpuDeviceBase> createAdversarialCpu(int threads, uint64_t seed);

} // namespace zrt

#endif // ZRT_DEVICE_CPU_H
