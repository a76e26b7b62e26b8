//===- DriverCapture.cpp - A driver's commands as nodes and their bodies -------------------===//

#include "ControlNodes.h"
#include "CudaDevice.h"

using namespace zrt;
using namespace zrt::cuda;

namespace {
DevicePointer toDevice(const uint8_t *pointer) { return reinterpret_cast<DevicePointer>(pointer); }

class DriverCapture final : public DriverWalk {
public:
  DriverCapture(CudaDevice &device, ControlNodes &nodes, Stream stream)
      : device_(device), nodes_(nodes), streams_{stream} {}
  /// After a failure bodies are left open.
  ~DriverCapture() override {
    while (streams_.size() > 1)
      endBody();
  }

protected:
  void beginLoop(const uint8_t *predicate) override {
    ConditionHandle condition = create();
    conditions_.push_back(condition);
    setLoop(predicate);
    beginBody(add(condition, ConditionWhile, 1), 0);
  }

  void endLoop(const uint8_t *predicate) override {
    setLoop(predicate);
    endBody();
    conditions_.pop_back();
  }

  /// All conditions are set before the first region, which may write what it was chosen by.
  void beginRegion(const Choice &choice, int64_t number) override {
    if (number == 0)
      branches_.push_back(beginBranch(choice));
    if (hasFailed())
      return;
    if (!nodes_.hasSwitch())
      branches_.back().bodies = add(branches_.back().conditions[size_t(number)], ConditionIf, 1);
    beginBody(branches_.back().bodies, nodes_.hasSwitch() ? size_t(number) : 0);
  }

  void endRegion(bool isLast) override {
    endBody();
    if (isLast)
      branches_.pop_back();
  }

  void launchKernel(const zrt_kernel_descriptor &kernel, uint8_t *const *buffers,
                    int64_t count) override {
    take(device_.launchOn(stream(), kernel, reinterpret_cast<const DevicePointer *>(buffers),
                          count));
  }

  void launchMatmul(const zrt_gemm_record &record, uint8_t *const *matrices) override {
    take(device_.multiplyOn(stream(), record, matrices));
  }

  void launchCopy(uint8_t *target, const uint8_t *source, int64_t bytes) override {
    const Driver &driver = device_.driver();
    take(driver.check(driver.copy(toDevice(target), toDevice(source), size_t(bytes), stream()),
                      "a copy"));
  }

  void launchConvolution(const zrt_convolution &convolution, uint8_t *const *buffers) override {
    take(device_.convolveOn(stream(), convolution, buffers));
  }

private:
  struct Branch {
    std::vector<ConditionHandle> conditions; // one, or one for each region
    std::vector<Graph> bodies;
  };

  Branch beginBranch(const Choice &choice) {
    Branch branch;
    int64_t count = nodes_.hasSwitch() ? 1 : choice.regions;
    for (int64_t i = 0; i < count && !hasFailed(); ++i) {
      branch.conditions.push_back(create());
      if (!hasFailed())
        take(nodes_.set(stream(), branch.conditions.back(), choice, nodes_.hasSwitch() ? -1 : i));
    }
    if (nodes_.hasSwitch())
      branch.bodies = add(branch.conditions.front(), ConditionSwitch, choice.regions);
    return branch;
  }

  Stream stream() const { return streams_.back(); }
  void take(Status status) {
    if (!status.isOk())
      report(std::move(status));
  }

  ConditionHandle create() {
    Expected<ConditionHandle> made = nodes_.create(stream());
    take(made.status());
    return made.isOk() ? *made : 0;
  }

  void setLoop(const uint8_t *predicate) {
    if (!hasFailed())
      take(nodes_.set(stream(), conditions_.back(), {predicate, 1, 2}, 0));
  }

  std::vector<Graph> add(ConditionHandle condition, ConditionType type, int64_t size) {
    if (hasFailed())
      return {};
    Expected<std::vector<Graph>> bodies = nodes_.add(stream(), condition, type, size);
    take(bodies.status());
    return bodies.isOk() ? *bodies : std::vector<Graph>();
  }

  void beginBody(const std::vector<Graph> &bodies, size_t number) {
    if (hasFailed())
      return;
    Expected<Stream> body = nodes_.beginBody(bodies[number], streams_.size() - 1);
    if (body.isOk())
      streams_.push_back(*body);
    take(body.status());
  }

  void endBody() {
    if (streams_.size() == 1)
      return;
    take(nodes_.endBody(stream()));
    streams_.pop_back();
  }

  CudaDevice &device_;
  ControlNodes &nodes_;
  std::vector<Stream> streams_;             // the driver's, then those of the bodies that are open
  std::vector<ConditionHandle> conditions_; // of loops that are open
  std::vector<Branch> branches_;
};
} // namespace

Status zrt::cuda::captureDriver(CudaDevice &device, ControlNodes &nodes, const DriverCall &call) {
  DriverCapture capture(device, nodes, device.stream(call.stream));
  return capture.walk(*call.kernel, reinterpret_cast<uint8_t *const *>(call.buffers.data()),
                      int64_t(call.buffers.size()));
}
