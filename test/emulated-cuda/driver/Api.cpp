//===- Api.cpp - libcuda.so.1, emulated -------------------------------------------------===//
//
// The functions that zrt/device/cuda/Driver.h names, but those of Modules.cpp.
//===-----------------------------------------------------------------------------------===//
#include "State.h"

#include <cstring>

using namespace emulated;

namespace {
/// The lock of a call, and what stands against it.
struct Call {
  State &state = State::get();
  std::unique_lock<std::mutex> lock{state.mutex};
  Result error = !state.isInitialized ? NotInitialized
                 : !state.hasContext  ? InvalidContext
                                      : state.fault;
};

template <typename Map, typename Handle> auto *findHandle(Map &map, Handle handle) {
  auto found = map.find(reinterpret_cast<typename Map::key_type>(handle));
  return found == map.end() ? nullptr : found->second.get();
}

/// A stream by its handle; complains where it is none, or no more.
StreamState *streamOf(State &state, Stream stream) {
  StreamState *found = findHandle(state.streams, stream);
  if (!found)
    state.complain(InvalidHandle, "a stream that was not created, or was destroyed");
  return found;
}
EventState *eventOf(State &state, DeviceEvent event) {
  EventState *found = findHandle(state.events, event);
  if (!found)
    state.complain(InvalidHandle, "an event that was not created, or was destroyed");
  return found;
}
} // namespace

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

Result cuInit(unsigned flags) {
  State &state = State::get();
  std::lock_guard<std::mutex> lock(state.mutex);
  if (flags)
    return InvalidValue;
  if (state.faults.devices == 0)
    return NoDevice;
  if (!state.isInitialized)
    fprintf(stderr, "emulated CUDA: this is no GPU; kernels run on the CPU, slowly and checked\n");
  state.isInitialized = true;
  return Success;
}

Result cuDriverGetVersion(int *version) {
  *version = State::get().faults.version;
  return Success;
}

namespace {
struct ErrorText {
  Result error;
  const char *name, *text;
};
} // namespace
static constexpr ErrorText texts[] = {
    {Success, "CUDA_SUCCESS", "no error"},
    {InvalidValue, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {NotInitialized, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {DeviceLost, "CUDA_ERROR_DEVICE_UNAVAILABLE", "the device is not available"},
    {NoDevice, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {InvalidContext, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {NoBinaryForGpu, "CUDA_ERROR_NO_BINARY_FOR_GPU", "no kernel image is available"},
    {InvalidPtx, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {UnsupportedPtxVersion, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", "the PTX is of a newer version"},
    {InvalidHandle, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {NotFound, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {IllegalAddress, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"},
    {MisalignedAddress, "CUDA_ERROR_MISALIGNED_ADDRESS", "misaligned address"},
    {LaunchFailed, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
    {LaunchTimeout, "CUDA_ERROR_LAUNCH_TIMEOUT", "the launch timed out and was terminated"},
    {NotSupported, "CUDA_ERROR_NOT_SUPPORTED", "operation not supported"},
    {CaptureUnsupported, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", "not permitted in a capture"},
    {CaptureInvalidated, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", "the capture has failed"},
    {CaptureUnmatched, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", "the capture was not begun here"},
    {CaptureUnjoined, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED", "a captured stream was not joined"},
    {CaptureIsolation, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION", "a capture depends on others"}};

Result cuGetErrorName(Result error, const char **text) {
  for (const ErrorText &known : texts)
    if (known.error == error)
      return *text = known.name, Success;
  return *text = nullptr, InvalidValue;
}

Result cuGetErrorString(Result error, const char **text) {
  for (const ErrorText &known : texts)
    if (known.error == error)
      return *text = known.text, Success;
  return *text = nullptr, InvalidValue;
}

Result cuDeviceGetCount(int *count) {
  *count = State::get().faults.devices;
  return Success;
}

Result cuDeviceGet(DeviceNumber *device, int ordinal) {
  *device = ordinal;
  return ordinal >= 0 && ordinal < State::get().faults.devices ? Success : InvalidValue;
}

Result cuDeviceGetName(char *name, int bytes, DeviceNumber) {
  snprintf(name, size_t(bytes), "emulated");
  return Success;
}

Result cuDeviceGetAttribute(int *value, Attribute attribute, DeviceNumber) {
  int capability = State::get().capability;
  switch (attribute) {
  case ComputeCapabilityMajor:
    return *value = capability / 10, Success;
  case ComputeCapabilityMinor:
    return *value = capability % 10, Success;
  }
  return InvalidValue;
}

Result cuDevicePrimaryCtxRetain(Context *context, DeviceNumber) {
  State &state = State::get();
  std::lock_guard<std::mutex> lock(state.mutex);
  if (!state.isInitialized)
    return NotInitialized;
  state.hasContext = true;
  *context = reinterpret_cast<Context>(&state);
  return Success;
}

Result cuDevicePrimaryCtxRelease_v2(DeviceNumber) {
  State &state = State::get();
  std::unique_lock<std::mutex> lock(state.mutex);
  (void)state.drain(nullptr, lock);
  state.reportLeaks();
  state.hasContext = false;
  return Success;
}

Result cuCtxSetCurrent(Context) { return Success; }

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Result cuMemGetInfo_v2(size_t *free, size_t *total) {
  Call call;
  *total = size_t(16) << 30;
  *free = *total - call.state.usedBytes();
  return call.error;
}

Result cuMemAlloc_v2(DevicePointer *memory, size_t bytes) {
  Call call;
  uint64_t address = 0;
  Result result = call.error ? call.error : call.state.allocate(bytes, address);
  *memory = address;
  return result;
}

Result cuMemGetAddressRange_v2(DevicePointer *base, size_t *bytes, DevicePointer memory) {
  Call call;
  Allocation *allocation = call.error ? nullptr : call.state.findRange(memory, 1);
  if (!allocation)
    return call.error ? call.error : Result(NotFound);
  *base = allocation->base;
  *bytes = allocation->size;
  return Success;
}

/// Waits for everything, as the real one does.
static Result freeMemory(uint64_t memory, bool isHost) {
  Call call;
  if (call.error)
    return call.error;
  Result drained = call.state.drain(nullptr, call.lock);
  Result freed = call.state.free(memory, isHost);
  return drained ? drained : freed;
}

Result cuMemFree_v2(DevicePointer memory) { return freeMemory(memory, /*isHost=*/false); }

Result cuMemHostAlloc(void **memory, size_t bytes, unsigned) {
  Call call;
  uint64_t address = 0;
  Result result = call.error ? call.error : call.state.allocateHost(bytes, address);
  *memory = reinterpret_cast<void *>(address);
  return result;
}

Result cuMemFreeHost(void *memory) {
  return freeMemory(reinterpret_cast<uint64_t>(memory), /*isHost=*/true);
}

Result cuMemHostRegister_v2(void *memory, size_t bytes, unsigned) {
  Call call;
  if (call.error)
    return call.error;
  auto begin = reinterpret_cast<uint64_t>(memory);
  return call.state.pin(begin, bytes);
}

Result cuMemHostUnregister(void *memory) {
  Call call;
  return call.error ? call.error : call.state.unpin(reinterpret_cast<uint64_t>(memory));
}

/// Does `work` on [target, target + bytes), which is written then.
static Result enqueueWrite(Stream stream, DevicePointer target, size_t bytes,
                           std::function<Result(uint8_t *, Allocation &)> work, const char *what) {
  Call call;
  State &state = call.state;
  StreamState *found = call.error ? nullptr : streamOf(state, stream);
  if (!found)
    return call.error ? call.error : Result(InvalidHandle);
  if (!state.findRange(target, bytes))
    return state.complain(InvalidValue, std::string(what) + " outside of every allocation");
  Command command;
  command.work = [&state, target, bytes, work, what]() -> Result {
    Allocation *allocation = state.findRange(target, bytes);
    if (!allocation)
      return state.complain(IllegalAddress, std::string(what) + " to memory that was freed");
    state.runs(what);
    return work(reinterpret_cast<uint8_t *>(target), *allocation);
  };
  return state.enqueue(*found, std::move(command));
}

Result cuMemsetD8Async(DevicePointer target, unsigned char value, size_t bytes, Stream stream) {
  return enqueueWrite(
      stream, target, bytes,
      [=](uint8_t *memory, Allocation &allocation) {
        memset(memory, value, bytes);
        State::get().touched(target, target + bytes, /*isWritten=*/true);
        std::fill_n(allocation.written.begin() + long(target - allocation.base), bytes, 1);
        return Result(Success);
      },
      "a fill");
}

Result cuMemsetD32Async(DevicePointer target, unsigned value, size_t words, Stream stream) {
  if (target % 4)
    return State::get().complain(InvalidValue, "a fill of words at no multiple of 4");
  return enqueueWrite(
      stream, target, 4 * words,
      [=](uint8_t *memory, Allocation &allocation) {
        for (size_t i = 0; i < words; ++i) // the host may look at them meanwhile
          __atomic_store_n(reinterpret_cast<uint32_t *>(memory) + i, value, __ATOMIC_RELEASE);
        State::get().touched(target, target + 4 * words, /*isWritten=*/true);
        std::fill_n(allocation.written.begin() + long(target - allocation.base), 4 * words, 1);
        return Result(Success);
      },
      "a fill");
}

Result cuMemcpyHtoDAsync_v2(DevicePointer target, const void *source, size_t bytes, Stream stream) {
  return enqueueWrite(
      stream, target, bytes,
      [=](uint8_t *memory, Allocation &allocation) {
        memcpy(memory, source, bytes);
        auto from = reinterpret_cast<uint64_t>(source);
        State::get().touched(from, from + bytes, /*isWritten=*/false);
        State::get().touched(target, target + bytes, /*isWritten=*/true);
        std::fill_n(allocation.written.begin() + long(target - allocation.base), bytes, 1);
        return Result(Success);
      },
      "an upload");
}

Result cuMemcpyDtoHAsync_v2(void *target, DevicePointer source, size_t bytes, Stream stream) {
  return enqueueWrite(
      stream, source, bytes,
      [=](uint8_t *memory, Allocation &) {
        memcpy(target, memory, bytes);
        auto to = reinterpret_cast<uint64_t>(target);
        State::get().touched(source, source + bytes, /*isWritten=*/false);
        State::get().touched(to, to + bytes, /*isWritten=*/true);
        return Result(Success);
      },
      "a download");
}

Result cuMemcpyDtoDAsync_v2(DevicePointer target, DevicePointer source, size_t bytes,
                            Stream stream) {
  {
    Call call;
    if (!call.error && !call.state.findRange(source, bytes))
      return call.state.complain(InvalidValue, "a copy from outside of every allocation");
  }
  return enqueueWrite(
      stream, target, bytes,
      [=](uint8_t *memory, Allocation &allocation) -> Result {
        State &state = State::get();
        Allocation *from = state.findRange(source, bytes);
        if (!from)
          return state.complain(IllegalAddress, "a copy from memory that was freed");
        memmove(memory, reinterpret_cast<const void *>(source), bytes);
        state.touched(source, source + bytes, /*isWritten=*/false);
        state.touched(target, target + bytes, /*isWritten=*/true);
        std::vector<uint8_t> written(from->written.begin() + long(source - from->base),
                                     from->written.begin() + long(source - from->base + bytes));
        std::copy(written.begin(), written.end(),
                  allocation.written.begin() + long(target - allocation.base));
        return Success;
      },
      "a copy");
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

Result cuStreamCreateWithPriority(Stream *stream, unsigned flags, int) {
  Call call;
  if (call.error || flags > NonBlocking)
    return call.error ? call.error : Result(InvalidValue);
  auto made = std::make_unique<StreamState>();
  made->line = call.state.addLine();
  *stream = reinterpret_cast<Stream>(made.get());
  call.state.streams[made.get()] = std::move(made);
  return Success;
}

Result cuStreamDestroy_v2(Stream stream) {
  Call call;
  StreamState *found = streamOf(call.state, stream);
  if (!found)
    return InvalidHandle;
  Result result = call.state.drain(found, call.lock);
  call.state.streams.erase(found);
  return result;
}

/// Finds the stream, of which nothing is known while it is captured.
static Result findRunning(Call &call, Stream stream, const char *misuse, StreamState *&found) {
  found = call.error ? nullptr : streamOf(call.state, stream);
  if (!found)
    return call.error ? call.error : Result(InvalidHandle);
  if (!found->capture)
    return Success;
  found->capture->error = CaptureInvalidated;
  return call.state.complain(CaptureUnsupported, misuse);
}

Result cuStreamSynchronize(Stream stream) {
  Call call;
  StreamState *found;
  if (Result error = findRunning(call, stream, "a captured stream is waited for", found))
    return error;
  if (call.state.isLeftOut("cuStreamSynchronize"))
    return Success;
  return call.state.drain(found, call.lock);
}

Result cuStreamQuery(Stream stream) {
  Call call;
  StreamState *found;
  if (Result error =
          findRunning(call, stream, "a captured stream is asked whether it is done", found))
    return error;
  return call.state.query(*found, call.lock);
}

static Result enqueueEvent(Command::Kind kind, Stream stream, DeviceEvent event,
                           const char *function) {
  Call call;
  StreamState *found = call.error ? nullptr : streamOf(call.state, stream);
  EventState *known = found ? eventOf(call.state, event) : nullptr;
  if (!known)
    return call.error ? call.error : Result(InvalidHandle);
  Command command;
  command.kind = kind;
  command.event = known;
  command.isLeftOut = call.state.isLeftOut(function);
  return call.state.enqueue(*found, std::move(command));
}

Result cuStreamWaitEvent(Stream stream, DeviceEvent event, unsigned flags) {
  return flags ? Result(InvalidValue)
               : enqueueEvent(Command::Wait, stream, event, "cuStreamWaitEvent");
}

Result cuEventRecord(DeviceEvent event, Stream stream) {
  return enqueueEvent(Command::Record, stream, event, "cuEventRecord");
}

/// Within a capture, of a record that the host can ask about: a node of the graph.
Result cuEventRecordWithFlags(DeviceEvent event, Stream stream, unsigned flags) {
  if (flags == 0)
    return enqueueEvent(Command::Record, stream, event, "cuEventRecordWithFlags");
  Call call;
  StreamState *found = call.error ? nullptr : streamOf(call.state, stream);
  EventState *known = found ? eventOf(call.state, event) : nullptr;
  if (!known)
    return call.error ? call.error : Result(InvalidHandle);
  if (flags != ExternalRecord || !found->capture)
    return call.state.complain(InvalidValue, "an external record outside a capture");
  if (found->capture->graph->isBody)
    return call.state.complain(CaptureUnsupported,
                               "an event's record in the body of a conditional node");
  Command command;
  command.kind = Command::Work;
  command.work = [known] {
    known->stamp();
    return Result(Success);
  };
  return call.state.enqueue(*found, std::move(command));
}

Result cuEventElapsedTime(float *milliseconds, DeviceEvent from, DeviceEvent to) {
  Call call;
  if (call.error)
    return call.error;
  EventState *first = eventOf(call.state, from), *last = eventOf(call.state, to);
  if (!first || !last || !first->hasTime || !last->hasTime)
    return call.state.complain(InvalidHandle, "the time of an event that keeps none");
  if (first->nanoseconds < 0 || last->nanoseconds < 0)
    return call.state.complain(NotReady, "the time of an event that nothing has recorded");
  *milliseconds = float(double(last->nanoseconds - first->nanoseconds) * 1e-6);
  return Success;
}

Result cuEventCreate(DeviceEvent *event, unsigned flags) {
  Call call;
  if (call.error)
    return call.error;
  auto made = std::make_unique<EventState>();
  made->hasTime = !(flags & DisableTiming);
  *event = reinterpret_cast<DeviceEvent>(made.get());
  call.state.events[made.get()] = std::move(made);
  return Success;
}

Result cuEventDestroy_v2(DeviceEvent event) {
  Call call;
  EventState *known = eventOf(call.state, event);
  if (!known)
    return InvalidHandle;
  Result result = call.state.drain(nullptr, call.lock);
  call.state.events.erase(known);
  return result;
}

Result cuLaunchHostFunc(Stream stream, HostFunction function, void *argument) {
  Call call;
  StreamState *found = call.error ? nullptr : streamOf(call.state, stream);
  if (!found)
    return call.error ? call.error : Result(InvalidHandle);
  Command command;
  command.kind = Command::HostCall;
  command.work = [=] {
    function(argument);
    return Result(Success);
  };
  return call.state.enqueue(*found, std::move(command));
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

Result cuStreamBeginCapture_v2(Stream stream, CaptureMode) {
  Call call;
  StreamState *found = call.error ? nullptr : streamOf(call.state, stream);
  if (!found)
    return call.error ? call.error : Result(InvalidHandle);
  return call.state.begin(*found);
}

Result cuStreamEndCapture(Stream stream, Graph *graph) {
  Call call;
  StreamState *found = call.error ? nullptr : streamOf(call.state, stream);
  *graph = nullptr;
  if (!found)
    return call.error ? call.error : Result(InvalidHandle);
  GraphState *made = nullptr;
  Result result = call.state.end(*found, made);
  *graph = reinterpret_cast<Graph>(made);
  return result;
}

Result cuGraphInstantiateWithFlags(GraphExec *executable, Graph graph, unsigned long long) {
  Call call;
  GraphState *found = findHandle(call.state.graphs, graph);
  if (call.error || !found)
    return call.error ? call.error : Result(InvalidHandle);
  std::shared_ptr<GraphState> copy = call.state.makeExecutable(*found);
  if (!copy)
    return InvalidValue;
  *executable = reinterpret_cast<GraphExec>(copy.get());
  call.state.executables[copy.get()] = copy;
  return Success;
}

Result cuGraphLaunch(GraphExec executable, Stream stream) {
  Call call;
  StreamState *found = call.error ? nullptr : streamOf(call.state, stream);
  auto graph = call.state.executables.find(reinterpret_cast<GraphState *>(executable));
  if (!found || graph == call.state.executables.end())
    return call.error ? call.error : Result(InvalidHandle);
  Command command;
  command.kind = Command::Graph;
  command.graph = graph->second;
  return call.state.enqueue(*found, std::move(command));
}

Result cuGraphDestroy(Graph graph) {
  Call call;
  GraphState *found = findHandle(call.state.graphs, graph);
  return found ? call.state.destroyGraph(*found) : Result(InvalidHandle);
}

Result cuGraphExecDestroy(GraphExec executable) {
  Call call;
  bool isErased = call.state.executables.erase(reinterpret_cast<GraphState *>(executable));
  return isErased ? Result(Success) : Result(InvalidHandle);
}
