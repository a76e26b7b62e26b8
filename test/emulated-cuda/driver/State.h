//===- State.h - What the emulated driver knows -----------------------------------------===//
//
// Nothing that is enqueued is done before somebody waits for it: then one runnable command after
// another is done, chosen by a seed among all that streams, events and graphs allow. So copies read
// and write as late as they may, and every order that a GPU could take is taken some time.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_CUDA_STATE_H
#define EMULATED_CUDA_STATE_H

#include "../../../runtime/device/cuda/Driver.h"
#include "Races.h"
#include "ptx/Executor.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <vector>

namespace emulated {

using namespace zrt::cuda;

// What we return beside what Driver.h names.
enum : Result {
  InvalidContext = 201,
  InvalidHandle = 400,
  IllegalAddress = 700,
  LaunchFailed = 719,
  MisalignedAddress = 716,
  DeviceLost = 46, // CUDA_ERROR_DEVICE_UNAVAILABLE
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
  CaptureUnmatched = 903,
  CaptureUnjoined = 904,
  CaptureIsolation = 905,
};

/// Bytes of the device, at the same address on the host.
struct Allocation {
  uint64_t base = 0, size = 0;
  std::vector<uint8_t> written; // by byte
  bool isHost = false;          // the host's, which the device may use
};

/// A record of an event: what comes before it, once it is done.
struct Recorded {
  Clock clock;
  bool isDone = false, isLeftOut = false;
};

/// One thing that a stream or a graph does.
struct Command {
  enum Kind { Work, HostCall, Record, Wait, Graph } kind = Work;
  std::function<Result()> work; // of Work and HostCall
  struct EventState *event = nullptr;
  std::shared_ptr<const struct GraphState> graph;
  size_t line = 0;                   // of the stream that it was enqueued in
  std::shared_ptr<const Clock> host; // what the host had waited for
  /// The record that is made or waited for, none of an event that nothing has recorded; and that
  /// it, or this wait, is left out.
  std::shared_ptr<Recorded> recorded;
  bool isLeftOut = false;
};

struct GraphState {
  struct Node {
    Command command;
    std::set<size_t> after;
  };
  std::vector<Node> nodes;
};

/// A capture that goes on.
struct Capture {
  std::shared_ptr<GraphState> graph = std::make_shared<GraphState>();
  struct StreamState *origin = nullptr;
  std::set<struct StreamState *> streams;
  Result error = Success;
};

/// A graph that runs in a stream.
struct GraphRun {
  std::shared_ptr<const GraphState> graph;
  std::set<size_t> waiting, done;
  Clock begin;               // of what comes before all of it
  std::vector<Clock> clocks; // of its nodes
};

struct StreamState {
  std::deque<Command> queue;
  bool isBusy = false; // with a host function
  std::unique_ptr<GraphRun> run;
  size_t busyNodes = 0;
  std::shared_ptr<Capture> capture;
  std::set<size_t> tails; // nodes that the next one comes after
  size_t line = 0;
  Clock clock; // of what was done last
};

struct EventState {
  bool hasTime = false;     // was made to keep it
  int64_t nanoseconds = -1; // of the last record that was done; -1: none
  /// A record of it is done.
  void stamp();
  std::shared_ptr<Capture> capture; // in which it was recorded last
  std::set<size_t> tails;
  std::shared_ptr<Recorded> recorded; // the last one
};

struct ModuleState {
  std::unique_ptr<emulatedptx::Module> module;
  std::vector<uint64_t> globals;
  /// Bytes of each buffer of a kernel, in the order of its parameters, where comments say it.
  std::map<std::string, std::vector<uint64_t>> buffers;
};
struct FunctionState {
  ModuleState *module;
  const emulatedptx::Entry *entry;
  uint32_t maxDynamicSharedBytes = 0; // asked for; 0: never
};

/// What EMULATED_CUDA_FAULT asks for: "oom:3" (the third allocation), "launch:2", "lost:5" (the
/// device, at the fifth command), "version:11080", "none" (no device).
struct Faults {
  int64_t allocation = 0, launch = 0, lost = 0;
  int version = 12080;
  int devices = 8; // as a usual host has, or EMULATED_CUDA_DEVICES
  /// What EMULATED_CUDA_LEAVE_OUT asks for: "cuStreamWaitEvent:3" does nothing the third time.
  std::string leftOut;
  int64_t leftOutCall = 0;
};

/// What one launch may touch: its kernel's buffers, each from where its parameter points, and the
/// module's variables.
class LaunchMemory : public emulatedptx::Memory {
public:
  LaunchMemory(class State &state, const ModuleState &module, const std::vector<uint64_t> &bytes,
               const uint64_t *parameters);
  bool find(uint64_t address, emulatedptx::Allocation &piece) override;
  std::string describe(uint64_t address) override;
  void touched(uint64_t begin, uint64_t end, bool isWritten) override;

private:
  struct Buffer {
    uint64_t begin, end;
    size_t parameter;
  };
  class State &state;
  const ModuleState &module;
  std::vector<Buffer> buffers; // by where they begin; those that overlap are one
};

class State : public emulatedptx::Memory {
public:
  static State &get();

  std::mutex mutex;
  std::condition_variable changed;
  std::mt19937_64 random;
  uint64_t seed = 0;
  Faults faults;
  int capability = 80;
  bool isInitialized = false, hasContext = false;
  Result fault = Success; // that every call returns from now on

  std::map<uint64_t, Allocation> allocations; // by base
  std::map<uint64_t, uint64_t> pinned;        // bytes, by base
  std::map<StreamState *, std::unique_ptr<StreamState>> streams;
  std::map<EventState *, std::unique_ptr<EventState>> events;
  std::map<ModuleState *, std::unique_ptr<ModuleState>> modules;
  std::map<FunctionState *, std::unique_ptr<FunctionState>> functions;
  std::map<GraphState *, std::shared_ptr<GraphState>> graphs;
  std::map<GraphState *, std::shared_ptr<GraphState>> executables;
  std::vector<std::function<std::string()>> libraryLeaks;

  // Memory.cpp
  /// Of the device's memory.
  uint64_t usedBytes() const;
  Result allocate(uint64_t bytes, uint64_t &address);
  /// Memory of the host's that the device may use.
  Result allocateHost(uint64_t bytes, uint64_t &address);
  Result free(uint64_t address, bool isHost);
  /// Memory of the host's that somebody else has allocated.
  Result pin(uint64_t address, uint64_t bytes);
  Result unpin(uint64_t address);
  bool isPinned(uint64_t address, uint64_t bytes);
  /// The allocation that holds all of [address, address + bytes); null where none does.
  Allocation *findRange(uint64_t address, uint64_t bytes);
  bool find(uint64_t address, emulatedptx::Allocation &piece) override;
  std::string describe(uint64_t address) override;
  void reportLeaks();
  /// The command that runs now is called so, and reads or writes these bytes of the device's, or of
  /// the host's that are pinned.
  void runs(const std::string &what) { running = what; }
  void touched(uint64_t begin, uint64_t end, bool isWritten) override;

  // Streams.cpp
  size_t addLine() { return lineCount++; }
  /// Counts a call, and says that it is to do nothing.
  bool isLeftOut(const char *function);
  Result enqueue(StreamState &stream, Command command);
  /// Does work until the stream has nothing left; all streams where it is null. `lock` is held.
  Result drain(StreamState *stream, std::unique_lock<std::mutex> &lock);

  // Capture.cpp
  Result capture(StreamState &stream, Command command);
  Result begin(StreamState &stream);
  Result end(StreamState &stream, GraphState *&graph);

  /// Says on stderr what is wrong, and returns `error`.
  Result complain(Result error, const std::string &text);

private:
  State();
  struct Choice {
    StreamState *stream;
    int64_t node; // of its graph, or -1
  };
  std::vector<Choice> findRunnable(bool &isBusy);
  Clock clockOf(const Choice &choice, const Command &command);
  size_t lineOf(const Choice &choice, const Command &command);
  void addWritten();
  Result work(const Choice &choice, const Command &command);
  void sayWhatIsMissed();
  void run(const Choice &choice, std::unique_lock<std::mutex> &lock);
  void finish(const Choice &choice, Result result);

  Result map(uint64_t bytes, bool isHost, uint64_t &address);

  int64_t allocationCount = 0, commandCount = 0, leftOutCount = 0;
  size_t lineCount = 0;
  std::map<std::pair<size_t, size_t>, size_t> graphLines; // by those of launch and capture
  uint64_t tick = 0;
  std::shared_ptr<const Clock> host = std::make_shared<Clock>();
  std::string running;
  std::vector<Touched> touchedNow;
  bool saysWritten = false;
  uint64_t written = 0; // a hash of what all commands have
  Races races;
  struct Missed {
    Clock clock; // of a wait that was left out
    std::shared_ptr<const Recorded> recorded;
  };
  std::vector<Missed> missed;
  uint64_t nextAddress = 0x200000000000;
};

} // namespace emulated

// What the library exports: of the types that the runtime calls it by, or it does not compile.
extern "C" {
#define EMULATED_EXPORT(member, symbol, parameters)                                                \
  __attribute__((visibility("default"))) zrt::cuda::Result symbol parameters;
using namespace zrt::cuda;
ZRT_CUDA_FUNCTIONS(EMULATED_EXPORT)
#undef EMULATED_EXPORT
}

#endif
