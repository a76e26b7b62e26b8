#include "Drivers.h"

#include "../KernelCalls.h"
#include "CudaDevice.h"

#include <algorithm>

using namespace zrt;
using namespace zrt::cuda;

void DriverMemory::close() {
  for (void *memory : {static_cast<void *>(integer_), static_cast<void *>(staging_)})
    if (memory)
      (void)driver_.freeHost(memory);
  integer_ = nullptr;
  staging_ = nullptr;
  bytes_ = 0;
}

Status DriverMemory::reserve(int64_t bytes) {
  void *memory = nullptr;
  if (!integer_) {
    ZRT_TRY(driver_.check(driver_.allocateHost(&memory, sizeof *integer_, 0), "cuMemHostAlloc"));
    integer_ = static_cast<uint64_t *>(memory);
  }
  if (bytes <= bytes_)
    return Status::ok();
  Result result = driver_.allocateHost(&memory, size_t(bytes), 0);
  if (result == OutOfMemory)
    return failure(Code::Io,
                   "factorisations stage %.1f MiB in pinned memory of the host, which the driver "
                   "does not give; free some, or raise its limit (ulimit -l)",
                   double(bytes) / (1 << 20));
  ZRT_TRY(driver_.check(result, "cuMemHostAlloc"));
  if (staging_)
    (void)driver_.freeHost(staging_);
  staging_ = static_cast<uint8_t *>(memory);
  bytes_ = bytes;
  return Status::ok();
}

namespace {
DevicePointer toDevice(const uint8_t *pointer) { return reinterpret_cast<DevicePointer>(pointer); }

/// What a driver calls, on the stream of its launch.
class RunningDriver final : public KernelCalls {
public:
  RunningDriver(CudaDevice &device, DriverMemory &memory, int stream)
      : device_(device), driver_(device.driver()), memory_(memory), stream_(stream) {}

  void report(Status status) override { device_.fail(std::move(status)); }

  /// A loop that runs for long is alive.
  bool beginRound() override {
    device_.countProgress();
    return device_.hasFailed();
  }

  void multiply(const zrt_gemm_record &record, uint8_t *const *matrices) override {
    if (device_.hasFailed())
      return;
    Status status = device_.multiplyOn(device_.stream(stream_), record, matrices);
    if (!status.isOk())
      report(std::move(status));
  }

  void enqueue(const zrt_kernel_descriptor &kernel, uint8_t *const *buffers,
               int64_t count) override {
    static_assert(sizeof(DevicePointer) == sizeof(uint8_t *));
    if (device_.hasFailed())
      return;
    if (kernel.kind == ZRT_KERNEL_DRIVER)
      return kernel.function(buffers, 0, kernel.work);
    Status status = device_.launchOn(device_.stream(stream_), kernel,
                                     reinterpret_cast<const DevicePointer *>(buffers), count);
    if (!status.isOk())
      report(std::move(status));
  }

  void move(uint8_t *target, const uint8_t *source, int64_t bytes) override {
    if (!device_.hasFailed() && bytes > 0)
      device_.copy(stream_, toDevice(target), toDevice(source), bytes);
  }

  int64_t fetch(const uint8_t *source, int64_t bytes) override;
  int64_t choose(const uint8_t *source, int64_t bytes, int64_t) override {
    return fetch(source, bytes);
  }
  void factorize(const zrt_staged_factorization &staged, uint8_t *const *buffers, int64_t begin,
                 int64_t end) override;

  void convolve(const zrt_convolution &convolution, uint8_t *const *buffers) override {
    if (device_.hasFailed())
      return;
    Status status = device_.convolveOn(device_.stream(stream_), convolution, buffers);
    if (!status.isOk())
      report(std::move(status));
  }

private:
  bool wait() {
    device_.note(driver_.synchronize(device_.stream(stream_)), "the GPU's work");
    return !device_.hasFailed();
  }
  void download(void *target, const uint8_t *source, int64_t bytes) {
    if (bytes > 0)
      device_.note(
          driver_.download(target, toDevice(source), size_t(bytes), device_.stream(stream_)),
          "a download");
  }
  void upload(uint8_t *target, const void *source, int64_t bytes) {
    if (bytes > 0)
      device_.note(driver_.upload(toDevice(target), source, size_t(bytes), device_.stream(stream_)),
                   "an upload");
  }
  void factorizeStaged(const zrt_staged_factorization &staged, uint8_t *const *buffers,
                       int64_t first, int64_t count);

  CudaDevice &device_;
  const Driver &driver_;
  DriverMemory &memory_;
  int stream_;
};

int64_t RunningDriver::fetch(const uint8_t *source, int64_t bytes) {
  if (device_.hasFailed())
    return 0;
  if (bytes < 1 || bytes > int64_t(sizeof(uint64_t))) {
    report(failure(Code::Internal, "an integer of %lld bytes is fetched", (long long)bytes));
    return 0;
  }
  *memory_.integer() = 0;
  download(memory_.integer(), source, bytes);
  return wait() ? int64_t(*memory_.integer()) : 0;
}

void RunningDriver::factorize(const zrt_staged_factorization &staged, uint8_t *const *buffers,
                              int64_t begin, int64_t end) {
  if (staged.at_once < 1 || zrt_staged_bytes(&staged) > memory_.bytes())
    return report(failure(Code::Internal, "a factorisation stages %lld bytes, there are %lld",
                          (long long)zrt_staged_bytes(&staged), (long long)memory_.bytes()));
  for (int64_t first = begin; first < end && !device_.hasFailed(); first += staged.at_once)
    factorizeStaged(staged, buffers, first, std::min(staged.at_once, end - first));
}

/// What is staged is free again on return.
void RunningDriver::factorizeStaged(const zrt_staged_factorization &staged, uint8_t *const *buffers,
                                    int64_t first, int64_t count) {
  uint8_t *host[ZRT_STAGED_BUFFERS + 1], *next = memory_.staging();
  int64_t all = staged.operands + staged.results;
  for (int64_t i = 0; i < all; ++i) {
    host[i] = next;
    next += (staged.at_once * staged.bytes[i] + 63) / 64 * 64;
  }
  host[all] = next;
  for (int64_t i = 0; i < staged.operands; ++i)
    download(host[i], buffers[i] + first * staged.bytes[i], count * staged.bytes[i]);
  if (!wait())
    return;
  zrt_factorize(&staged.call, host, 0, count);
  for (int64_t i = staged.operands; i < all; ++i)
    upload(buffers[i] + first * staged.bytes[i], host[i], count * staged.bytes[i]);
  wait();
}
} // namespace

void zrt::cuda::runDriver(CudaDevice &device, DriverMemory &memory, const DriverCall &call) {
  RunningDriver running(device, memory, call.stream);
  KernelCalls *outer = answerKernels(&running);
  static_assert(sizeof(DevicePointer) == sizeof(uint8_t *));
  call.kernel->function(reinterpret_cast<uint8_t *const *>(call.buffers.data()), 0,
                        call.kernel->work);
  answerKernels(outer);
}
