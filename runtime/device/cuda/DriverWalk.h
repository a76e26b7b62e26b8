//===- DriverWalk.h - All that a driver can do, without its values -------------------===//
#ifndef ZRT_DEVICE_CUDA_DRIVERWALK_H
#define ZRT_DEVICE_CUDA_DRIVERWALK_H

#include "../KernelCalls.h"

#include <vector>

namespace zrt::cuda {

/// What a branch goes by, see zrt/drivers.h.
struct Choice {
  const uint8_t *source;
  int64_t bytes, regions;
};

/// Runs the code of a driver, and of drivers that it enqueues, with answers of its own: a loop for
/// one round and its condition once more, a branch once for each of its regions. So each command is
/// met once, but a loop's condition, which is met before the body and at the end of the body.
class DriverWalk : public KernelCalls {
public:
  /// The first failure of the walk.
  Status walk(const zrt_kernel_descriptor &driver, uint8_t *const *buffers, int64_t count);

  void report(Status status) override;
  bool beginRound() override;
  int64_t fetch(const uint8_t *source, int64_t bytes) override;
  int64_t choose(const uint8_t *source, int64_t bytes, int64_t regions) override;
  void enqueue(const zrt_kernel_descriptor &kernel, uint8_t *const *buffers,
               int64_t count) override;
  void multiply(const zrt_gemm_record &record, uint8_t *const *matrices) override;
  void move(uint8_t *target, const uint8_t *source, int64_t bytes) override;
  void convolve(const zrt_convolution &convolution, uint8_t *const *buffers) override;

protected:
  /// What comes is a loop's body, which runs while the byte at `predicate` is not 0; its condition
  /// has been met before.
  virtual void beginLoop(const uint8_t *predicate) = 0;
  /// The end of the body: its condition has been met again.
  virtual void endLoop(const uint8_t *predicate) = 0;
  /// What comes is region `number` of a branch, and ends with it.
  virtual void beginRegion(const Choice &choice, int64_t number) = 0;
  virtual void endRegion(bool isLast) = 0;
  virtual void launchKernel(const zrt_kernel_descriptor &kernel, uint8_t *const *buffers,
                            int64_t count) = 0;
  virtual void launchMatmul(const zrt_gemm_record &record, uint8_t *const *matrices) = 0;
  virtual void launchCopy(uint8_t *target, const uint8_t *source, int64_t bytes) = 0;
  virtual void launchConvolution(const zrt_convolution &convolution, uint8_t *const *buffers) = 0;

  bool hasFailed() const { return !status_.isOk(); }

private:
  /// A driver that is walked: how far its loop is, or which region of its branch is met.
  struct Frame {
    const char *name;
    int rounds = 0;
    bool isInBody = false, isOver = false;
    int64_t regions = 0, region = 0;
    bool hasChosen = false, hasCommands = false;
  };
  void walkFrame(const zrt_kernel_descriptor &driver, uint8_t *const *buffers, int64_t count);
  bool admitCommand();
  void refuse(const char *what);

  std::vector<Frame> frames_; // inner ones last
  Status status_;
};

/// What is in a driver.
struct DriverParts {
  bool isControl = false;  // a loop or a branch
  bool factorises = false; // on the host
};
/// Enqueues nothing.
Expected<DriverParts> survey(const zrt_kernel_descriptor &driver, uint8_t *const *buffers,
                             int64_t count);

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_DRIVERWALK_H
