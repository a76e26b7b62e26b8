//===- device.h - Where a rank computes ---------------------------------------===//
//
// The interface between the host program and a device. Work is enqueued on streams: within a
// stream it runs in call order, across streams only events order it. The conformance suite in
// runtime/test/DeviceSuite.cpp says what every implementation must do.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_H
#define ZRT_DEVICE_H

#include "zrt/abi.h"
#include "zrt/library_choice.h"
#include "zrt/status.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace zrt {

/// Memory as its device knows it. The handle is no pointer: only devices and communicators know
/// what it stands for.
struct Memory {
  uint64_t handle = 0;
  int64_t bytes = 0;
};

/// A byte of a device's memory: a space and an offset, see zrt/abi.h.
using Address = int64_t;
constexpr Address addressOf(int64_t space, int64_t offset) {
  return Address(uint64_t(space) << ZRT_SPACE_SHIFT | uint64_t(offset));
}
constexpr int64_t spaceOf(Address address) { return address >> ZRT_SPACE_SHIFT; }
constexpr int64_t offsetOf(Address address) {
  return address & ((int64_t(1) << ZRT_SPACE_SHIFT) - 1);
}

struct StreamInfo {
  std::string name;
  /// Where streams compete for the device, larger goes first. A hint.
  int64_t priority = 0;
};

/// What one kind of call took, summed; printed by --log's summary.
struct Zone {
  const char *name;
  int64_t calls, nanoseconds;
};
/// What equal calls of one graph took, summed over its replays but the first, which takes longer:
/// memory is mapped as it is touched. Launches of one kernel, matmuls of one shape, copies,
/// collectives.
struct CallTime {
  std::string name;
  int64_t calls, nanoseconds;
};
/// When a call of a graph ran in its last replay, by nowNanoseconds(); zero where nothing of it
/// did.
struct CallSpan {
  int64_t begin = 0, end = 0;
};
/// What is taken of a device's memory, as its driver counts it.
struct DeviceMemory {
  int64_t allocated = 0; // by allocate()
  int64_t overhead = 0;  // beside that: the driver, libraries, other programs
};
enum { ZONE_LAUNCH = 0, ZONE_GEMM, ZONE_COPY, ZONE_COLLECTIVE, ZONE_WAIT, ZONE_COUNT };

class Device {
public:
  /// A function that runs on the host in stream order; `self` and `record` are passed on. It may
  /// wait for other ranks. Its failure is the device's.
  using HostFunction = Status (*)(void *self, const int64_t *record);

  virtual ~Device() = default;
  virtual const char *name() const = 0;
  /// Which code of kernels it runs; empty where there is no choice, or none has been launched.
  virtual std::string codeText() const { return {}; }
  /// Who goes by the values of the loops and branches that were captured, and why; empty where
  /// there is no choice, or none was captured.
  virtual std::string controlText() const { return {}; }
  /// What its libraries have chosen so far, in the order in which they were asked: for problems
  /// that the plan leaves them a choice in.
  virtual std::vector<LibraryChoice> libraryChoices() const { return {}; }
  virtual int64_t libraryChoiceCount() const { return 0; }
  /// Before the first command: equal problems are computed as a run before has kept it, where the
  /// library and the device are the same and the library still takes it.
  virtual void keepChoices(const std::vector<LibraryChoice> &) {}

  //===-- Before the first command ----------------------------------------===//

  /// What commands may name: streams, and events outside captures.
  virtual Status open(const std::vector<StreamInfo> &streams, int64_t events) = 0;
  /// Memory of the device's own, zeroed, for as long as the device lives.
  virtual Expected<Memory> allocate(int64_t bytes) = 0;
  /// Makes `memory` (the device's own, a communicator's, or for copies alone the host's, which
  /// stays for as long as the device) the space of that number.
  virtual Status bind(int64_t space, Memory memory) = 0;
  /// Lets copies reach memory of the host, which stays for as long as the device.
  virtual Status pin(void *memory, int64_t bytes) = 0;

  //===-- Commands ---------------------------------------------------------===//
  // All return at once. Descriptors, records and the host's side of transfers must live until the
  // stream has come there; of captured commands, as long as the graph.

  virtual void launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record) = 0;
  virtual void library(int stream, const int64_t *record) = 0;
  virtual void copy(int stream, const int64_t *record) = 0;
  virtual void call(int stream, HostFunction function, void *self, const int64_t *record) = 0;
  virtual void upload(int stream, Address target, const void *source, int64_t bytes) = 0;
  virtual void download(int stream, void *target, Address source, int64_t bytes) = 0;
  /// A download that goes beside other streams' work and takes none of their threads. `target` is
  /// memory that was pinned.
  virtual void save(int stream, void *target, Address source, int64_t bytes) = 0;
  virtual void record(int stream, int64_t event) = 0;
  /// Waits for the last record of the event that was enqueued before; an error if there is none.
  virtual void wait(int stream, int64_t event) = 0;

  /// Until endCapture() commands are kept, at most so many, instead of run. Their events are their
  /// own, each recorded at most once.
  virtual Status beginCapture(int64_t commands, int64_t events) = 0;
  /// The number of the graph of all commands since, or the first failure of them.
  virtual Expected<int> endCapture() = 0;
  /// After a failure of endCapture(), once for a device: whether the same commands are to be
  /// captured again, as there is another way.
  virtual bool hasOtherWay() { return false; }
  /// Whether something runs on it that does not end: nothing that is its own can be given back, and
  /// the process is to end without its destructors.
  virtual bool isStuck() const { return false; }
  /// From the next capture on, graphs keep when their calls run: readTimes().
  virtual Status keepTimes() = 0;
  /// What is enqueued on `stream` between these belongs to the call of that number. Only captures
  /// have calls.
  virtual void beginCall(int stream, int64_t number) = 0;
  virtual void endCall(int stream, int64_t number) = 0;

  /// Runs a graph after everything that was enqueued before it, and before what is enqueued after.
  /// Allocates nothing. Returns at once, but of drivers: when the last one has run.
  virtual void replay(int graph) = 0;

  /// Returns when all streams are done, with the first failure since the last time. What is
  /// enqueued between a failure and this is skipped.
  virtual Status synchronize() = 0;

  /// Transfers that are done on return.
  Status write(Address target, const void *source, int64_t bytes) {
    upload(0, target, source, bytes);
    return synchronize();
  }
  Status read(Address source, void *target, int64_t bytes) {
    download(0, target, source, bytes);
    return synchronize();
  }

  //===-- For host functions, and about the device ----------------------------===//

  /// Splits [0, work) over the rank's threads in chunks whose bounds are multiples of `grain`.
  virtual void parallel(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
                        void *argument) = 0;
  virtual Zone zone(int stream, int kind) const = 0;
  /// Nanoseconds that other streams have waited for events of `stream`, each by itself, and
  /// synchronize() for it alone; -1 where that is not known.
  virtual int64_t waitedFor(int stream) const = 0;
  /// In the order of their names.
  virtual std::vector<CallTime> callTimes(int graph) const = 0;
  /// When the calls of a graph ran in its last replay, which is over; by their numbers, as many as
  /// there is room for. A wait is a call that a GPU takes no time for.
  virtual Status readTimes(int graph, std::vector<CallSpan> &times) = 0;
  /// Commands done so far, in all steps; from any thread.
  virtual uint64_t progress() const = 0;
  /// All zero where the memory is the host's.
  virtual Expected<DeviceMemory> measure() const { return DeviceMemory(); }
  /// Host memory that streams and graphs take.
  virtual int64_t reservedBytes() const = 0;
};

struct CpuOptions {
  int threads = 1;
  /// Runs stream work on one thread in a seeded order among all that events allow.
  bool adversarial = false;
  uint64_t seed = 0;
  /// Protects memory from the host while no stream works, and between guard pages.
  bool guarded = false;
};
Expected<std::unique_ptr<Device>> createCpuDevice(const CpuOptions &options);

/// Who goes by the values of loops and branches that a step is captured with: the graph, by
/// conditional nodes, or the host, between parts of the graph. Auto: the graph where the driver and
/// the loop or branch allow it.
enum class ControlFlow { Auto, Graph, Host };
struct CudaOptions {
  int ordinal = 0;       // the GPU's, among those that the driver shows
  bool isShared = false; // where ranks share them: numbers go round
  ControlFlow controlFlow = ControlFlow::Auto;
  int trialSeconds = 30; // that trying conditional nodes may take
};
Expected<std::unique_ptr<Device>> createCudaDevice(const CudaOptions &options);

} // namespace zrt

#endif // ZRT_DEVICE_H
