//===- Driver.h - What we use of CUDA's driver API ------------------------------===//
//
// Our own declarations, so that nothing of NVIDIA's is needed to build; where its headers are found
// a test compares them (test/emulated-cuda/test). The library is loaded at run time.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_DRIVER_H
#define ZRT_DEVICE_CUDA_DRIVER_H

#include "zrt/status.h"

#include <cstddef>
#include <cstdint>

namespace zrt::cuda {

using Result = int;
enum : Result {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  NoDevice = 100,
  InvalidImage = 200,
  NoBinaryForGpu = 209,
  InvalidPtx = 218,
  UnsupportedPtxVersion = 222,
  NotFound = 500,
  NotReady = 600,
};

using DeviceNumber = int;
using DevicePointer = unsigned long long;
using Context = struct ContextObject *;
using Module = struct ModuleObject *;
using Function = struct FunctionObject *;
using Stream = struct StreamObject *;
using DeviceEvent = struct EventObject *;
using Graph = struct GraphObject *;
using GraphExec = struct GraphExecObject *;
using GraphNode = struct GraphNodeObject *;
/// The value that a conditional node goes by, which kernels set.
using ConditionHandle = unsigned long long;

enum Attribute : int {
  ComputeCapabilityMajor = 75,
  ComputeCapabilityMinor = 76,
};
enum FunctionAttribute : int { MostDynamicSharedBytes = 8 };
enum ModuleOption : int {
  InfoLogBuffer = 3,
  InfoLogBufferBytes = 4,
  ErrorLogBuffer = 5,
  ErrorLogBufferBytes = 6,
};
enum StreamFlags : unsigned { NonBlocking = 1 };
enum EventFlags : unsigned { WithTiming = 0, DisableTiming = 2 };
/// Of a record that is captured: a command of the graph, which the host can ask for its time.
enum RecordFlags : unsigned { ExternalRecord = 1 };
enum CaptureMode : int { CaptureRelaxed = 2 };
enum CaptureStatus : int { CaptureNone = 0, CaptureActive = 1 };
enum CaptureUpdateFlags : unsigned { ReplaceDependencies = 1 };
using HostFunction = void (*)(void *);

/// What an edge of a graph waits for; all zero: the end of the node.
struct GraphEdge {
  unsigned char fromPort, toPort, type, reserved[5];
};
enum GraphNodeType : int { ConditionalNode = 13 };
enum ConditionFlags : unsigned { AssignDefault = 1 };
enum ConditionType : int { ConditionIf = 0, ConditionWhile = 1, ConditionSwitch = 2 };
/// Of a conditional node: of an if `bodies[0]` runs where the value is not 0, of a while as long as
/// it is not, of a switch the body of that number. The driver fills in `bodies`.
struct NodeParameters {
  GraphNodeType type;
  int reserved0[3];
  ConditionHandle handle;
  ConditionType condition;
  unsigned size;
  Graph *bodies;
  Context context;
  long long reserved1[25];
  long long reserved2;
};

/// The oldest driver that has all of it: CUDA 12.0.
constexpr int kOldestVersion = 12000;
/// Those that have conditional nodes, which a capture can add, and nodes that choose among several
/// bodies.
constexpr int kConditionsVersion = 12040, kSwitchVersion = 12080;

// X(member, function of the library, parameters): all return a Result.
#define ZRT_CUDA_FUNCTIONS(X)                                                                      \
  X(init, cuInit, (unsigned flags))                                                                \
  X(getVersion, cuDriverGetVersion, (int *version))                                                \
  X(getErrorName, cuGetErrorName, (Result error, const char **text))                               \
  X(getErrorString, cuGetErrorString, (Result error, const char **text))                           \
  X(countDevices, cuDeviceGetCount, (int *count))                                                  \
  X(getDevice, cuDeviceGet, (DeviceNumber * device, int ordinal))                                  \
  X(getName, cuDeviceGetName, (char *name, int bytes, DeviceNumber device))                        \
  X(getAttribute, cuDeviceGetAttribute, (int *value, Attribute attribute, DeviceNumber device))    \
  X(retainContext, cuDevicePrimaryCtxRetain, (Context * context, DeviceNumber device))             \
  X(releaseContext, cuDevicePrimaryCtxRelease_v2, (DeviceNumber device))                           \
  X(setContext, cuCtxSetCurrent, (Context context))                                                \
  X(getMemoryInfo, cuMemGetInfo_v2, (size_t *free, size_t *total))                                 \
  X(allocate, cuMemAlloc_v2, (DevicePointer * memory, size_t bytes))                               \
  X(getRange, cuMemGetAddressRange_v2,                                                             \
    (DevicePointer * base, size_t *bytes, DevicePointer memory))                                   \
  X(free, cuMemFree_v2, (DevicePointer memory))                                                    \
  X(allocateHost, cuMemHostAlloc, (void **memory, size_t bytes, unsigned flags))                   \
  X(freeHost, cuMemFreeHost, (void *memory))                                                       \
  X(registerHost, cuMemHostRegister_v2, (void *memory, size_t bytes, unsigned flags))              \
  X(unregisterHost, cuMemHostUnregister, (void *memory))                                           \
  X(fill, cuMemsetD8Async,                                                                         \
    (DevicePointer target, unsigned char value, size_t bytes, Stream stream))                      \
  X(fillWords, cuMemsetD32Async,                                                                   \
    (DevicePointer target, unsigned value, size_t words, Stream stream))                           \
  X(upload, cuMemcpyHtoDAsync_v2,                                                                  \
    (DevicePointer target, const void *source, size_t bytes, Stream stream))                       \
  X(download, cuMemcpyDtoHAsync_v2,                                                                \
    (void *target, DevicePointer source, size_t bytes, Stream stream))                             \
  X(copy, cuMemcpyDtoDAsync_v2,                                                                    \
    (DevicePointer target, DevicePointer source, size_t bytes, Stream stream))                     \
  X(createStream, cuStreamCreateWithPriority, (Stream * stream, unsigned flags, int priority))     \
  X(destroyStream, cuStreamDestroy_v2, (Stream stream))                                            \
  X(synchronize, cuStreamSynchronize, (Stream stream))                                             \
  X(query, cuStreamQuery, (Stream stream))                                                         \
  X(wait, cuStreamWaitEvent, (Stream stream, DeviceEvent event, unsigned flags))                   \
  X(createEvent, cuEventCreate, (DeviceEvent * event, unsigned flags))                             \
  X(destroyEvent, cuEventDestroy_v2, (DeviceEvent event))                                          \
  X(record, cuEventRecord, (DeviceEvent event, Stream stream))                                     \
  X(recordWith, cuEventRecordWithFlags, (DeviceEvent event, Stream stream, unsigned flags))        \
  X(getElapsed, cuEventElapsedTime, (float *milliseconds, DeviceEvent from, DeviceEvent to))       \
  X(loadModule, cuModuleLoadDataEx,                                                                \
    (Module * module, const void *image, unsigned optionCount, ModuleOption *options,              \
     void **values))                                                                               \
  X(unloadModule, cuModuleUnload, (Module module))                                                 \
  X(getFunction, cuModuleGetFunction, (Function * function, Module module, const char *name))      \
  X(setFunctionAttribute, cuFuncSetAttribute,                                                      \
    (Function function, FunctionAttribute attribute, int value))                                   \
  X(launch, cuLaunchKernel,                                                                        \
    (Function function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,           \
     unsigned blockY, unsigned blockZ, unsigned sharedBytes, Stream stream, void **parameters,     \
     void **extra))                                                                                \
  X(call, cuLaunchHostFunc, (Stream stream, HostFunction function, void *argument))                \
  X(beginCapture, cuStreamBeginCapture_v2, (Stream stream, CaptureMode mode))                      \
  X(endCapture, cuStreamEndCapture, (Stream stream, Graph * graph))                                \
  X(instantiate, cuGraphInstantiateWithFlags,                                                      \
    (GraphExec * executable, Graph graph, unsigned long long flags))                               \
  X(launchGraph, cuGraphLaunch, (GraphExec executable, Stream stream))                             \
  X(destroyGraph, cuGraphDestroy, (Graph graph))                                                   \
  X(destroyGraphExec, cuGraphExecDestroy, (GraphExec executable))

// Of conditional nodes: null before kConditionsVersion.
#define ZRT_CUDA_CONDITION_FUNCTIONS(X)                                                            \
  X(getCapture, cuStreamGetCaptureInfo_v3,                                                         \
    (Stream stream, CaptureStatus * status, unsigned long long *number, Graph *graph,              \
     const GraphNode **after, const GraphEdge **edges, size_t *count))                             \
  X(updateCapture, cuStreamUpdateCaptureDependencies_v2,                                           \
    (Stream stream, GraphNode * after, const GraphEdge *edges, size_t count, unsigned flags))      \
  X(beginCaptureTo, cuStreamBeginCaptureToGraph,                                                   \
    (Stream stream, Graph graph, const GraphNode *after, const GraphEdge *edges, size_t count,     \
     CaptureMode mode))                                                                            \
  X(createCondition, cuGraphConditionalHandleCreate,                                               \
    (ConditionHandle * handle, Graph graph, Context context, unsigned value, unsigned flags))      \
  X(addNode, cuGraphAddNode_v2,                                                                    \
    (GraphNode * node, Graph graph, const GraphNode *after, const GraphEdge *edges, size_t count,  \
     NodeParameters *parameters))

/// The driver's functions.
struct Driver {
#define ZRT_CUDA_DECLARE(member, symbol, parameters) Result(*member) parameters = nullptr;
  ZRT_CUDA_FUNCTIONS(ZRT_CUDA_DECLARE)
  ZRT_CUDA_CONDITION_FUNCTIONS(ZRT_CUDA_DECLARE)
#undef ZRT_CUDA_DECLARE
  int version = 0;
  /// Why it has no conditional nodes; empty where it has.
  std::string conditionsLack;

  /// "CUDA_ERROR_OUT_OF_MEMORY (out of memory)".
  std::string textOf(Result error) const;
  /// What `what` (a kernel, an allocation) came to.
  Status check(Result error, const char *what) const;
};

/// Loads libcuda.so.1, once in a process. Fails where there is no driver, it is too old, or it has
/// no GPU.
Expected<const Driver *> loadDriver();

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_DRIVER_H
