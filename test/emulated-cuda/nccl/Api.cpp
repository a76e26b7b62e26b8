//===- Api.cpp - libnccl.so.2, emulated -------------------------------------------------===//
//
// The functions that zrt/comm/nccl/Nccl.h names, and what their callers may not.
//===-----------------------------------------------------------------------------------===//
#include "Communicator.h"

#include <algorithm>
#include <climits>
#include <ctime>
#include <map>

using namespace emulatednccl;

// What the library exports: of the types that the runtime calls it by, or it does not compile.
extern "C" {
#define EMULATED_EXPORT(result, member, symbol, parameters)                                        \
  __attribute__((visibility("default"))) result symbol parameters;
ZRT_NCCL_FUNCTIONS(EMULATED_EXPORT)
#undef EMULATED_EXPORT
// Of the driver.
zrt::cuda::Result cuMemAlloc_v2(zrt::cuda::DevicePointer *memory, size_t bytes);
zrt::cuda::Result cuMemFree_v2(zrt::cuda::DevicePointer memory);
zrt::cuda::Result cuMemGetAddressRange_v2(zrt::cuda::DevicePointer *base, size_t *bytes,
                                          zrt::cuda::DevicePointer memory);
}

namespace {

/// A call within ncclGroupStart and ncclGroupEnd, of one thread.
struct Grouped {
  std::shared_ptr<Communicator> communicator;
  zrt::cuda::Stream stream;
  Collective call;
};
thread_local int depth, leftOutDepth;
thread_local std::vector<Grouped> grouped;
thread_local std::string lastText;

std::shared_ptr<Communicator> find(Comm comm) {
  Registry &registry = Registry::get();
  std::lock_guard<std::mutex> lock(registry.mutex);
  for (const auto &one : registry.live)
    if (one.get() == reinterpret_cast<Communicator *>(comm))
      return one;
  return nullptr;
}

Result refuseHandle(const char *function) {
  lastText = std::string(function) + " of a communicator that was not made, or was destroyed";
  say(lastText);
  return InvalidArgument;
}

void remove(const Communicator *communicator) {
  Registry &registry = Registry::get();
  std::lock_guard<std::mutex> lock(registry.mutex);
  std::erase_if(registry.live, [&](const auto &one) { return one.get() == communicator; });
}

/// Of ncclMemAlloc, by address.
std::map<void *, size_t> &allocations() {
  static std::map<void *, size_t> allocations;
  return allocations;
}

/// What is left when the context goes.
std::string leaks() {
  Registry &registry = Registry::get();
  std::lock_guard<std::mutex> lock(registry.mutex);
  std::string text;
  if (!registry.live.empty())
    text = std::to_string(registry.live.size()) + " NCCL communicators";
  if (!allocations().empty())
    text += (text.empty() ? "" : ", ") + std::to_string(allocations().size()) +
            " allocations of NCCL's";
  return text;
}

void watchContext() {
  static bool isWatched = (emulated::atContextEnd(leaks), true);
  (void)isWatched;
}

/// Takes the handle; waits, as NVIDIA's does, until nothing that is enqueued and no graph holds the
/// communicator. NVIDIA's waits without end.
Result release(std::shared_ptr<Communicator> communicator, const char *function) {
  remove(communicator.get());
  if (int64_t unregistered = communicator->unregistered())
    say(communicator->name() + ": " + std::to_string(unregistered) +
        " collectives of memory that was not registered with it");
  for (int i = 0; communicator.use_count() > 1; ++i) {
    if (i == 3'000)
      return communicator->refuse(InvalidUsage,
                                  std::string(function) +
                                      " waits for a graph that holds collectives of it; it must "
                                      "be destroyed before");
    timespec time = {0, 1'000'000};
    nanosleep(&time, nullptr);
  }
  return Success;
}

bool overlap(const emulated::Range &a, const emulated::Range &b) {
  return a.bytes && b.bytes && a.address < b.address + b.bytes && b.address < a.address + a.bytes;
}

/// The places that a source may have within its target, or the other way round.
std::string findOverlap(const Collective &call, int ranks, int rank) {
  emulated::Range reads = call.reads(ranks), writes = call.writes(ranks);
  if (!overlap(reads, writes))
    return "";
  int64_t own = rank * call.bytes();
  bool isInPlace = call.kind == AllGather       ? call.source == call.target + own
                   : call.kind == ReduceScatter ? call.target == call.source + own
                                                : call.source == call.target;
  return isInPlace ? "" : "its target overlaps its source, and is not in place";
}

std::string findFault(const Communicator &communicator, const Collective &call) {
  if (!communicator.isReady())
    return "used before its initialisation has ended";
  if (communicator.isFinal())
    return "used after ncclCommFinalize";
  if (communicator.hasPending())
    return "used while it is in progress; ncclCommGetAsyncError says when it is not";
  if (sizeOf(call.type) == 0 || call.operation < Sum || call.operation > Min || call.count < 0)
    return "a type, an operation or a count that NCCL does not have";
  if (isExchange(call.kind) && (call.peer < 0 || call.peer >= communicator.ranks()))
    return "a peer that is not there";
  bool isNull = (!call.source && call.kind != Receive) || (!call.target && call.kind != Send);
  if (isNull && call.count)
    return "a null pointer";
  if (reinterpret_cast<uintptr_t>(call.source) % sizeOf(call.type) ||
      reinterpret_cast<uintptr_t>(call.target) % sizeOf(call.type))
    return "a pointer that is not aligned to its elements";
  return findOverlap(call, communicator.ranks(), communicator.rank());
}

/// What a group of sends and receives may not be.
std::string findMixture(const std::vector<Collective> &calls) {
  for (size_t i = 0; i < calls.size(); ++i) {
    if (isExchange(calls[i].kind) != isExchange(calls[0].kind))
      return "one group has collectives, and sends or receives, which is not emulated";
    for (size_t j = 0; j < i && isExchange(calls[i].kind); ++j)
      if (calls[i].kind == calls[j].kind && calls[i].peer == calls[j].peer)
        return "one group has several sends to a peer, or receives from it, which is not emulated";
  }
  return "";
}

/// Parts of one group run at once.
std::string findRace(const std::vector<Collective> &calls, int ranks) {
  if (std::string mixture = findMixture(calls); !mixture.empty())
    return mixture;
  for (size_t i = 0; i < calls.size(); ++i)
    for (size_t j = 0; j < calls.size(); ++j)
      if (i != j && (overlap(calls[i].writes(ranks), calls[j].reads(ranks)) ||
                     overlap(calls[i].writes(ranks), calls[j].writes(ranks))))
        return "collectives " + std::to_string(std::min(i, j)) + " and " +
               std::to_string(std::max(i, j)) + " of one group touch the same bytes";
  return "";
}

Result endCalls() {
  std::vector<Grouped> calls;
  calls.swap(grouped);
  Result result = Success;
  while (!calls.empty()) {
    Grouped first = calls[0];
    std::vector<Collective> same;
    bool isOneStream = true;
    std::erase_if(calls, [&](const Grouped &one) {
      if (one.communicator != first.communicator)
        return false;
      isOneStream &= one.stream == first.stream;
      same.push_back(one.call);
      return true;
    });
    std::string fault =
        isOneStream ? findRace(same, first.communicator->ranks())
                    : "one group has collectives of it on two streams, which is not emulated";
    Result enqueued = fault.empty() ? first.communicator->enqueue(std::move(same), first.stream)
                                    : first.communicator->refuse(InvalidUsage, fault);
    if (result == Success || (result == InProgress && enqueued != Success))
      result = enqueued;
  }
  return result;
}

Result call(const char *function, Comm comm, zrt::cuda::Stream stream, const Collective &call) {
  std::shared_ptr<Communicator> communicator = find(comm);
  if (!communicator)
    return refuseHandle(function);
  if (std::string fault = findFault(*communicator, call); !fault.empty())
    return communicator->refuse(InvalidUsage, std::string(function) + ": " + fault);
  communicator->noteMemory(call);
  grouped.push_back({communicator, stream, call});
  return depth ? Success : endCalls();
}

} // namespace

Result ncclGetVersion(int *version) {
  *version = Faults::get().version;
  return Success;
}

const char *ncclGetErrorString(Result error) {
  static const char *const texts[] = {"no error",
                                      "unhandled cuda error",
                                      "unhandled system error",
                                      "internal error",
                                      "invalid argument",
                                      "invalid usage",
                                      "remote process exited or there was a network error",
                                      "NCCL operation in progress"};
  return error >= 0 && error <= InProgress ? texts[error] : "unknown result code";
}

const char *ncclGetLastError(Comm comm) {
  if (std::shared_ptr<Communicator> communicator = comm ? find(comm) : nullptr)
    lastText = communicator->lastError();
  return lastText.c_str();
}

Result ncclGetUniqueId(UniqueId *id) {
  *id = Segment::makeId();
  return Success;
}

Result ncclCommInitRankConfig(Comm *comm, int ranks, UniqueId id, int rank, Config *config) {
  *comm = nullptr;
  watchContext();
  if (config && (config->magic != 0xcafebeef || config->size < sizeof(Config))) {
    lastText = "ncclCommInitRankConfig: the configuration is not one";
    say(lastText);
    return InvalidArgument;
  }
  bool isBlocking = !config || config->blocking != 0;
  Registry &registry = Registry::get();
  std::shared_ptr<Communicator> made;
  {
    std::lock_guard<std::mutex> lock(registry.mutex);
    made = std::make_shared<Communicator>(isBlocking, registry.made++);
    registry.live.push_back(made);
  }
  *comm = reinterpret_cast<Comm>(made.get());
  return made->join(id, ranks, rank);
}

/// NVIDIA's too takes whole granules.
Result ncclMemAlloc(void **memory, size_t bytes) {
  constexpr size_t granule = 2 << 20;
  zrt::cuda::DevicePointer pointer = 0;
  size_t rounded = (bytes + granule - 1) / granule * granule;
  *memory = nullptr;
  if (bytes == 0 || cuMemAlloc_v2(&pointer, rounded) != zrt::cuda::Success) {
    lastText = "ncclMemAlloc of " + std::to_string(bytes) + " bytes";
    return UnhandledCudaError;
  }
  watchContext();
  *memory = reinterpret_cast<void *>(pointer);
  std::lock_guard<std::mutex> lock(Registry::get().mutex);
  allocations()[*memory] = rounded;
  return Success;
}

Result ncclMemFree(void *memory) {
  auto address = reinterpret_cast<zrt::cuda::DevicePointer>(memory);
  {
    Registry &registry = Registry::get();
    std::lock_guard<std::mutex> lock(registry.mutex);
    for (const auto &one : registry.live)
      if (one->knows(address))
        return one->refuse(InvalidUsage, "ncclMemFree of memory that is registered with it");
    if (allocations().erase(memory) == 0) {
      lastText = "ncclMemFree of what ncclMemAlloc did not give, or was freed";
      say(lastText);
      return InvalidArgument;
    }
  }
  return cuMemFree_v2(address) ? UnhandledCudaError : Success;
}

Result ncclCommRegister(Comm comm, void *memory, size_t bytes, void **handle) {
  std::shared_ptr<Communicator> communicator = find(comm);
  *handle = nullptr;
  if (!communicator)
    return refuseHandle("ncclCommRegister");
  if (!communicator->isReady())
    return communicator->refuse(InvalidUsage,
                                "ncclCommRegister before its initialisation has ended");
  zrt::cuda::DevicePointer base = 0, address = reinterpret_cast<zrt::cuda::DevicePointer>(memory);
  size_t size = 0;
  if (cuMemGetAddressRange_v2(&base, &size, address) != zrt::cuda::Success ||
      address + bytes > base + size)
    return communicator->refuse(InvalidArgument, "ncclCommRegister of what is no allocation");
  // What is left out has a handle all the same, of no memory.
  *handle =
      communicator->registerMemory({address, emulated::isLeftOut("ncclCommRegister") ? 0 : bytes});
  return Success;
}

Result ncclCommDeregister(Comm comm, void *handle) {
  std::shared_ptr<Communicator> communicator = find(comm);
  if (!communicator)
    return refuseHandle("ncclCommDeregister");
  return communicator->deregisterMemory(handle)
             ? Success
             : communicator->refuse(InvalidArgument,
                                    "ncclCommDeregister of what is not registered");
}

Result ncclCommFinalize(Comm comm) {
  std::shared_ptr<Communicator> communicator = find(comm);
  return communicator ? communicator->finalize() : refuseHandle("ncclCommFinalize");
}

Result ncclCommDestroy(Comm comm) {
  std::shared_ptr<Communicator> communicator = find(comm);
  if (!communicator)
    return refuseHandle("ncclCommDestroy");
  if (!communicator->isBlocking() && !communicator->isFinal())
    return communicator->refuse(InvalidUsage,
                                "ncclCommDestroy of what does not block, before ncclCommFinalize");
  return release(std::move(communicator), "ncclCommDestroy");
}

Result ncclCommAbort(Comm comm) {
  std::shared_ptr<Communicator> communicator = find(comm);
  if (!communicator)
    return refuseHandle("ncclCommAbort");
  communicator->abort();
  return release(std::move(communicator), "ncclCommAbort");
}

Result ncclCommGetAsyncError(Comm comm, Result *error) {
  std::shared_ptr<Communicator> communicator = find(comm);
  if (!communicator)
    return refuseHandle("ncclCommGetAsyncError");
  *error = communicator->look();
  return Success;
}

Result ncclGroupStart() {
  if (emulated::isLeftOut("ncclGroupStart")) { // and the end that belongs to it
    leftOutDepth = depth + 1;
    return Success;
  }
  ++depth;
  return Success;
}

Result ncclGroupEnd() {
  if (leftOutDepth == depth + 1) {
    leftOutDepth = 0;
    return Success;
  }
  if (depth == 0) {
    lastText = "ncclGroupEnd without ncclGroupStart";
    say(lastText);
    return InvalidUsage;
  }
  return --depth ? Success : endCalls();
}

Result ncclSend(const void *source, size_t count, Type type, int peer, Comm comm,
                zrt::cuda::Stream stream) {
  auto bytes = static_cast<uint8_t *>(const_cast<void *>(source));
  return call("ncclSend", comm, stream, {Send, bytes, bytes, int64_t(count), type, Sum, peer});
}

Result ncclRecv(void *target, size_t count, Type type, int peer, Comm comm,
                zrt::cuda::Stream stream) {
  auto bytes = static_cast<uint8_t *>(target);
  return call("ncclRecv", comm, stream, {Receive, bytes, bytes, int64_t(count), type, Sum, peer});
}

Result ncclAllGather(const void *source, void *target, size_t count, Type type, Comm comm,
                     zrt::cuda::Stream stream) {
  return call("ncclAllGather", comm, stream,
              {AllGather, static_cast<const uint8_t *>(source), static_cast<uint8_t *>(target),
               int64_t(count), type, Sum});
}

Result ncclReduceScatter(const void *source, void *target, size_t count, Type type,
                         Operation operation, Comm comm, zrt::cuda::Stream stream) {
  return call("ncclReduceScatter", comm, stream,
              {ReduceScatter, static_cast<const uint8_t *>(source), static_cast<uint8_t *>(target),
               int64_t(count), type, operation});
}

Result ncclAllReduce(const void *source, void *target, size_t count, Type type, Operation operation,
                     Comm comm, zrt::cuda::Stream stream) {
  return call("ncclAllReduce", comm, stream,
              {AllReduce, static_cast<const uint8_t *>(source), static_cast<uint8_t *>(target),
               int64_t(count), type, operation});
}
