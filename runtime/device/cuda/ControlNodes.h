//===- ControlNodes.h - Loops and branches as nodes of a graph ------------------------===//
//
// A loop is a conditional node: its condition is captured before it and again at the end of its
// body, and a kernel gives the value to the node. A branch is one node of a body for each region,
// or, of drivers before kSwitchVersion, a node for each region. Bodies are captured in streams of
// their own. Only what a device can do by itself is in a body: kernels, copies, fills, nodes.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_CONTROLNODES_H
#define ZRT_DEVICE_CUDA_CONTROLNODES_H

#include "Driver.h"
#include "DriverWalk.h"
#include "zrt/device.h"

namespace zrt::cuda {

class CudaDevice;
struct DriverCall;

/// The driver's calls that nodes are made of.
class ControlNodes {
public:
  explicit ControlNodes(const Driver &driver) : driver_(driver) {}
  ControlNodes(const ControlNodes &) = delete;
  void start(Context context, ControlFlow how, int trialSeconds) {
    context_ = context;
    how_ = how;
    trialSeconds_ = trialSeconds;
  }
  /// Before the GPU's context goes.
  void close();

  /// Whether a driver that is captured becomes a node; the first time, whether the GPU runs such
  /// nodes is tried. Fails where nodes were asked for, and it cannot be one, and where the trial
  /// does not end.
  Expected<bool> admit(const DriverCall &call);
  /// A capture with nodes has failed: whether it is to be made without.
  bool giveUp(const Status &why);
  /// Says what to do about a failure of a capture with nodes.
  Status explain(Status why) const;
  /// Whether the trial goes on for ever.
  bool isStuck() const { return isStuck_; }
  std::string text() const;
  bool hasSwitch() const { return driver_.version >= kSwitchVersion; }

  /// A condition of the graph that `stream` captures.
  Expected<ConditionHandle> create(Stream stream);
  /// A kernel that gives the condition a value: whether `region` is the one that is chosen, or, of
  /// -1, the number of that one.
  Status set(Stream stream, ConditionHandle condition, const Choice &choice, int64_t region);
  /// A node behind what `stream` has captured, and its bodies.
  Expected<std::vector<Graph>> add(Stream stream, ConditionHandle condition, ConditionType type,
                                   int64_t size);
  /// The stream that captures a body, inside of so many others.
  Expected<Stream> beginBody(Graph body, size_t depth);
  Status endBody(Stream stream);

private:
  struct Place {
    Graph graph;
    const GraphNode *after;
    const GraphEdge *edges;
    size_t count;
  };
  Expected<Place> find(Stream stream);
  Expected<Stream> stream(size_t number);
  Expected<Function> setter(bool isIndex);
  Status probe();
  Status captureProbe(Stream stream, DevicePointer memory);
  Status runProbe(Stream stream, DevicePointer memory);
  Status awaitProbe(Stream stream);

  const Driver &driver_;
  Context context_ = nullptr;
  ControlFlow how_ = ControlFlow::Auto;
  int trialSeconds_ = 0;
  Module module_ = nullptr;
  Function setters_[2] = {};
  std::vector<Stream> streams_;
  bool isProbed_ = false, isStuck_ = false;
  std::string lack_; // why there are no nodes; empty: there are
  /// A driver that was captured, and why the host runs it; empty: it is a node.
  struct Captured {
    std::string name, lack;
  };
  void note(const char *name, const std::string &lack);
  bool hasNodes() const;
  std::vector<Captured> captured_; // in the order of their first capture
};

/// Captures the driver on `stream`, as a node.
Status captureDriver(CudaDevice &device, ControlNodes &nodes, const DriverCall &call);

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_CONTROLNODES_H
