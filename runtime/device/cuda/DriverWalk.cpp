#include "DriverWalk.h"

using namespace zrt;
using namespace zrt::cuda;

Status DriverWalk::walk(const zrt_kernel_descriptor &driver, uint8_t *const *buffers,
                        int64_t count) {
  KernelCalls *outer = answerKernels(this);
  walkFrame(driver, buffers, count);
  answerKernels(outer);
  return std::move(status_);
}

void DriverWalk::report(Status status) {
  if (status_.isOk())
    status_ = std::move(status);
}

void DriverWalk::refuse(const char *what) {
  report(failure(Code::Internal, "driver '%s' %s, which no loop or branch does: see zrt/drivers.h",
                 frames_.back().name, what));
}

/// The list of buffers is the caller's, who may fill it again.
void DriverWalk::walkFrame(const zrt_kernel_descriptor &driver, uint8_t *const *buffers,
                           int64_t count) {
  std::vector<uint8_t *> own(buffers, buffers + count);
  size_t depth = frames_.size();
  frames_.push_back({driver.name});
  for (int64_t region = 0, regions = 1; region < regions && !hasFailed(); ++region) {
    frames_[depth].region = region;
    frames_[depth].hasChosen = false;
    driver.function(own.data(), 0, driver.work);
    const Frame &frame = frames_[depth];
    regions = frame.regions;
    if (hasFailed())
      break;
    if (frame.regions ? !frame.hasChosen : frame.rounds && !frame.isOver)
      refuse(frame.regions ? "does not choose" : "does not end its loop");
    else if (frame.regions)
      endRegion(/*isLast=*/region + 1 == regions);
  }
  frames_.pop_back();
}

bool DriverWalk::beginRound() {
  Frame &frame = frames_.back();
  if (++frame.rounds > 2 || frame.regions || frame.isInBody != (frame.rounds == 2))
    refuse("begins a round out of order");
  return hasFailed();
}

int64_t DriverWalk::fetch(const uint8_t *source, int64_t bytes) {
  Frame &frame = frames_.back();
  if (hasFailed())
    return 0;
  if (bytes != 1 || frame.isOver || frame.rounds != (frame.isInBody ? 2 : 1)) {
    refuse("fetches what is no predicate of a round");
    return 0;
  }
  frame.isOver = frame.isInBody;
  frame.isInBody = !frame.isInBody;
  if (frame.isInBody)
    beginLoop(source);
  else
    endLoop(source);
  return frames_.back().isInBody;
}

int64_t DriverWalk::choose(const uint8_t *source, int64_t bytes, int64_t regions) {
  Frame &frame = frames_.back();
  if (hasFailed())
    return 0;
  bool isIf = bytes == 1 && regions == 2, isCase = bytes == 4 && regions > 0;
  bool isFirst = !frame.rounds && !frame.hasChosen && !(frame.hasCommands && !frame.regions);
  if (!(isIf || isCase) || !isFirst || (frame.regions && frame.regions != regions)) {
    refuse("chooses a region out of order");
    return 0;
  }
  frame.regions = regions;
  frame.hasChosen = true;
  int64_t region = frame.region;
  beginRegion({source, bytes, regions}, region);
  return isIf ? region == 0 : region;
}

bool DriverWalk::admitCommand() {
  Frame &frame = frames_.back();
  frame.hasCommands = true;
  if (frame.regions && !frame.hasChosen && !hasFailed())
    refuse("enqueues before it chooses");
  return !hasFailed();
}

void DriverWalk::enqueue(const zrt_kernel_descriptor &kernel, uint8_t *const *buffers,
                         int64_t count) {
  if (!admitCommand())
    return;
  if (kernel.kind == ZRT_KERNEL_DRIVER)
    walkFrame(kernel, buffers, count);
  else
    launchKernel(kernel, buffers, count);
}

void DriverWalk::multiply(const zrt_gemm_record &record, uint8_t *const *matrices) {
  if (admitCommand())
    launchMatmul(record, matrices);
}

void DriverWalk::move(uint8_t *target, const uint8_t *source, int64_t bytes) {
  if (admitCommand() && bytes > 0)
    launchCopy(target, source, bytes);
}

void DriverWalk::convolve(const zrt_convolution &convolution, uint8_t *const *buffers) {
  if (admitCommand())
    launchConvolution(convolution, buffers);
}

namespace {
/// Only looks.
class Survey final : public DriverWalk {
public:
  bool beginRound() override {
    parts.isControl = true;
    return DriverWalk::beginRound();
  }
  void factorize(const zrt_staged_factorization &, uint8_t *const *, int64_t, int64_t) override {
    parts.factorises = true;
  }
  DriverParts parts;

protected:
  void beginLoop(const uint8_t *) override {}
  void endLoop(const uint8_t *) override {}
  void beginRegion(const Choice &, int64_t) override { parts.isControl = true; }
  void endRegion(bool) override {}
  void launchKernel(const zrt_kernel_descriptor &, uint8_t *const *, int64_t) override {}
  void launchMatmul(const zrt_gemm_record &, uint8_t *const *) override {}
  void launchCopy(uint8_t *, const uint8_t *, int64_t) override {}
  void launchConvolution(const zrt_convolution &, uint8_t *const *) override {}
};
} // namespace

Expected<DriverParts> zrt::cuda::survey(const zrt_kernel_descriptor &driver,
                                        uint8_t *const *buffers, int64_t count) {
  Survey survey;
  ZRT_TRY(survey.walk(driver, buffers, count));
  return survey.parts;
}
