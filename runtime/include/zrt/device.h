//===- device.h - Where a rank computes ---------------------------------------===//
//
// The interface between the host program and a device. Work is enqueued on streams: within a
// stream it runs in call order, across streams only events order it. The conformance suite in
// runtime/test/DeviceSuite.cpp says what every implementation must do.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_H
#define ZRT_DEVICE_H

#include "zrt/abi.h"
#include "zrt/status.h"

#include <cstdint>
#include <memory>

namespace zrt {

/// Keeps the first failure of a step; set from any thread. Everything enqueued after it is skipped.
class StickyStatus {
public:
  void set(Status status);
  bool isSet() const { return __atomic_load_n(&isSet_, __ATOMIC_ACQUIRE); }
  /// The failure, or ok. Call when no stream runs.
  const Status &get() const { return status_; }

private:
  bool claimed_ = false, isSet_ = false;
  Status status_;
};

/// What one kind of call took, summed; printed by --log's summary.
struct Zone {
  const char *name;
  int64_t calls, nanoseconds;
};
enum { ZONE_LAUNCH = 0, ZONE_GEMM, ZONE_COPY, ZONE_COLLECTIVE, ZONE_WAIT, ZONE_COUNT };

class Device {
public:
  /// A function that runs in stream order on the host; `self` and `record` are passed on.
  using HostFunction = void (*)(void *self, const int64_t *record);

  virtual ~Device() = default;
  virtual const char *name() const = 0;

  /// Memory that offsets in records refer to. The caller owns it.
  virtual void attach(uint8_t *base, int64_t bytes) = 0;
  virtual Status write(int64_t offset, const void *source, int64_t bytes) = 0;
  virtual Status read(int64_t offset, void *target, int64_t bytes) = 0;

  /// Sizes the streams for steps of at most that many commands and events. Nothing is allocated
  /// between begin() and synchronize().
  virtual Status prepare(int64_t commands, int64_t events) = 0;
  /// Opens a step. Events are unrecorded. Failures of the step's commands go to `errors`.
  virtual void begin(StickyStatus &errors) = 0;
  /// Enqueue; the records must live until synchronize().
  virtual void launch(int stream, zrt_kernel kernel, const int64_t *record) = 0;
  virtual void gemm(int stream, const int64_t *record) = 0;
  virtual void copy(int stream, const int64_t *record) = 0;
  virtual void call(int stream, HostFunction function, void *self, const int64_t *record) = 0;
  virtual void record(int stream, int64_t event) = 0;
  virtual void wait(int stream, int64_t event) = 0;
  /// Closes the step: returns when all streams are done, with the first failure. Waits that no
  /// order of the streams can answer are a failure, not a hang.
  virtual Status synchronize() = 0;

  /// Splits [0, work) over the rank's threads in chunks whose bounds are multiples of `grain`.
  /// For host functions.
  virtual void parallel(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
                        void *argument) = 0;
  virtual Zone zone(int stream, int kind) const = 0;
  /// Commands done so far, in all steps; from any thread.
  virtual uint64_t progress() const = 0;
  /// Host memory that prepare() has reserved.
  virtual int64_t reservedBytes() const = 0;
};

struct CpuOptions {
  int threads = 1;
  /// Runs stream work on one thread in a seeded order among all that events allow.
  bool adversarial = false;
  uint64_t seed = 0;
};
Expected<std::unique_ptr<Device>> createCpuDevice(const CpuOptions &options);

} // namespace zrt

#endif // ZRT_DEVICE_H
