//===- State.h - What the emulated driver knows -----------------------------------------===//
//
// Nothing that is enqueued is done before somebody waits for it, or asks: then one runnable command
// after another is done, chosen by a seed among all that streams, events and graphs allow. So
// copies read and write as late as they may, and every order that a GPU could take is taken some
// time.
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
  LaunchTimeout = 702,
  LaunchFailed = 719,
  NotSupported = 801,
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
  enum Kind { Work, HostCall, Record, Wait, Graph, Conditional } kind = Work;
  std::function<Result()> work; // of Work and HostCall
  struct EventState *event = nullptr;
  std::shared_ptr<const struct GraphState> graph;
  size_t line = 0;                   // of the stream that it was enqueued in
  std::shared_ptr<const Clock> host; // what the host had waited for
  /// The record that is made or waited for, none of an event that nothing has recorded; and that
  /// it, or this wait, is left out.
  std::shared_ptr<Recorded> recorded;
  bool isLeftOut = false;
  // Of a conditional node.
  ConditionHandle condition = 0;
  ConditionType conditionType = ConditionIf;
  std::vector<std::shared_ptr<struct GraphState>> bodies;
};

struct GraphState {
  struct Node {
    Command command;
    std::set<size_t> after;
  };
  /// What a handle of a node stands for.
  struct Tag {
    GraphState *graph;
    size_t node;
  };
  std::vector<Node> nodes;
  std::deque<Tag> tags;
  /// The part of a conditional node; that a capture fills it; that it was made executable, so that
  /// what comes later is in no launch.
  bool isBody = false, isOpen = false, isInstantiated = false;
  std::vector<Graph> bodies; // of its node added last, as the driver lends them
};

/// The value of a conditional node.
struct Condition {
  GraphState *owner = nullptr;
  bool hasDefault = false, isUsed = false;
  uint32_t initial = 0;
  // Of the launch that goes on.
  bool isRunning = false, isSet = false;
  uint32_t value = 0;
  uint64_t setBy = 0; // the command, by its tick
  Clock setAt;
};

/// A capture that goes on.
struct Capture {
  std::shared_ptr<GraphState> graph = std::make_shared<GraphState>();
  struct StreamState *origin = nullptr;
  std::set<struct StreamState *> streams;
  Result error = Success;
  size_t line = 0; // of a body's commands
};

/// A graph that runs in a stream, or a body that a node of one runs.
struct GraphRun {
  std::shared_ptr<const GraphState> graph;
  std::set<size_t> waiting, done;
  Clock begin;               // of what comes before all of it
  std::vector<Clock> clocks; // of its nodes
  GraphRun *outer = nullptr; // whose node `node` runs it
  size_t node = 0;
  uint64_t rounds = 1;
  std::map<size_t, std::unique_ptr<GraphRun>> bodies; // by node

  GraphRun(std::shared_ptr<const GraphState> graph, Clock begin);
  /// All of its nodes are to be done, behind `begin`.
  void restart(Clock begin);
  /// Behind all that was done.
  Clock end() const;
};

struct StreamState {
  std::deque<Command> queue;
  bool isBusy = false; // with a host function
  std::unique_ptr<GraphRun> run;
  size_t busyNodes = 0;
  std::shared_ptr<Capture> capture;
  std::set<size_t> tails; // nodes that the next one comes after
  std::vector<GraphNode> lentTails;
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
/// device, at the fifth command), "version:11080", "none" (no device), "unset" (what kernels in
/// bodies of conditional nodes set has no effect).
struct Faults {
  int64_t allocation = 0, launch = 0, lost = 0;
  int version = 12080;
  bool isUnset = false;
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
  std::string setCondition(uint64_t handle, uint32_t value) override;

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
  /// Does one thing, of any stream, and says whether this one has nothing left: NotReady, where it
  /// has.
  Result query(StreamState &stream, std::unique_lock<std::mutex> &lock);

  // Capture.cpp
  Result capture(StreamState &stream, Command command);
  Result begin(StreamState &stream);
  Result beginBody(StreamState &stream, std::shared_ptr<GraphState> body);
  Result end(StreamState &stream, GraphState *&graph);

  // Conditions.cpp
  std::map<ConditionHandle, Condition> conditions;
  Result createCondition(GraphState &graph, ConditionHandle &handle, uint32_t value,
                         bool isDefault);
  Result addConditional(GraphState &graph, std::set<size_t> after, NodeParameters &parameters,
                        size_t &node);
  /// A copy of the graph and of its bodies; null where the graph cannot be launched.
  std::shared_ptr<GraphState> makeExecutable(GraphState &graph);
  Result destroyGraph(GraphState &graph);
  std::string setCondition(uint64_t handle, uint32_t value) override;

  /// Says on stderr what is wrong, and returns `error`.
  Result complain(Result error, const std::string &text);

private:
  State();
  struct Choice {
    StreamState *stream;
    GraphRun *run; // null: the head of the stream
    size_t node;
    size_t order = 0; // in its stream
  };
  bool isDone(const StreamState *stream) const;
  void reach(const StreamState *stream);
  enum class Did { Something, Nothing, Deadlock };
  Did doNext(std::unique_lock<std::mutex> &lock);
  std::vector<Choice> findRunnable(bool &isBusy);
  static void findRunnable(StreamState &stream, GraphRun &run, std::vector<Choice> &choices);
  const Command &commandOf(const Choice &choice) {
    return choice.run->graph->nodes[choice.node].command;
  }
  void end(StreamState &stream, GraphRun &run);
  void setRunning(const GraphState &graph, bool isRunning);
  Result runConditional(const Choice &choice);
  Result endBody(StreamState &stream, GraphRun &body);
  Result readCondition(const Command &command, const Clock &clock, uint32_t &value);
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
  uint64_t tick = 0, lastCondition = 0, roundLimit = 1 << 16;
  std::set<ConditionHandle> setNow; // by the command that runs
  bool isInBody = false;            // that command
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
ZRT_CUDA_CONDITION_FUNCTIONS(EMULATED_EXPORT)
#undef EMULATED_EXPORT
}

#endif
