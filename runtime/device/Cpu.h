//===- Cpu.h - The CPU device: threaded and adversarial -----------------------===//
#ifndef ZRT_DEVICE_CPU_H
#define ZRT_DEVICE_CPU_H

#include "../base/StickyStatus.h"
#include "Gemm.h"
#include "HostMemory.h"
#include "KernelCalls.h"
#include "Turns.h"

#include <atomic>

namespace zrt {

/// Records of an event are numbered; `done` is the last that a stream has come past.
struct Event {
  std::atomic<uint32_t> done{0};
  uint32_t issued = 0;
  int stream = 0; // that recorded it last

  bool isPast(uint32_t number) const {
    return int32_t(done.load(std::memory_order_seq_cst) - number) >= 0;
  }
};

struct Graph;

struct Command {
  enum Kind : int64_t { Launch, Library, Copy, Call, Upload, Download, Save, Record, Wait, Replay };
  Kind kind;
  union {
    const zrt_kernel_descriptor *kernel;
    Device::HostFunction function;
    Event *event;
    Graph *graph;
    Address address; // of a transfer
  };
  void *host;              // what a host function is given, the host's side of a transfer
  const int64_t *record;   // of everything else
  int64_t number;          // bytes of a transfer, number of an event's record, rank of a call's
  int64_t nanoseconds = 0; // that it took, in all replays but the first
  int64_t owner = -1;      // number of the call that it belongs to
  int64_t begin = 0;       // of the last time that it ran
  int64_t end = 0;
};

/// What was captured.
struct Graph {
  std::vector<std::vector<Command>> streams;
  std::unique_ptr<Event[]> events;
  int64_t eventCount = 0, commandLimit = 0, commandCount = 0;
  int64_t calls = 0; // of host functions: they are numbered in call order
  uint32_t run = 0;  // number of the last replay, which is that of its events' records
};

/// What both CPU devices share: memory, threads, captures, and how a command other than an event is
/// done.
class CpuDeviceBase : public Device, public KernelCalls {
public:
  explicit CpuDeviceBase(const CpuOptions &options)
      : pool_(options.threads), isGuarded_(options.guarded) {}

  Status open(const std::vector<StreamInfo> &streams, int64_t events) override;
  Expected<Memory> allocate(int64_t bytes) override;
  Status bind(int64_t space, Memory memory) override;

  void launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record) override;
  void library(int stream, const int64_t *record) override;
  void copy(int stream, const int64_t *record) override;
  void call(int stream, HostFunction function, void *self, const int64_t *record) override;
  void upload(int stream, Address target, const void *source, int64_t bytes) override;
  void download(int stream, void *target, Address source, int64_t bytes) override;
  void save(int stream, void *target, Address source, int64_t bytes) override;
  Status pin(void *, int64_t) override { return Status::ok(); }
  void record(int stream, int64_t event) override;
  void wait(int stream, int64_t event) override;

  Status beginCapture(int64_t commands, int64_t events) override;
  Expected<int> endCapture() override;
  Status keepTimes() override { return Status::ok(); } // always
  void beginCall(int, int64_t number) override { owner_ = number; }
  void endCall(int, int64_t) override { owner_ = -1; }
  void replay(int graph) override;
  Status synchronize() override;

  void parallel(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
                void *argument) override {
    pool_.run(work, grain, body, argument);
  }
  Zone zone(int stream, int kind) const override { return zones_[stream].kinds[kind]; }
  int64_t waitedFor(int stream) const override {
    return waitedFor_[stream].load(std::memory_order_relaxed);
  }
  std::vector<CallTime> callTimes(int graph) const override;
  Status readTimes(int graph, std::vector<CallSpan> &times) override;
  uint64_t progress() const override { return progress_.load(std::memory_order_relaxed); }
  int64_t reservedBytes() const override;

  Status start() { return pool_.start(); }

  void runKernel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work, int64_t grain) override;
  bool beginRound() override;
  void multiply(const zrt_gemm_record &record, uint8_t *const *matrices) override;
  void report(Status status) override { errors_.set(std::move(status)); }

protected:
  /// Whether the work of a stream gives way to that of others: its priority is below zero.
  bool isBehindOthers(int stream) const { return isBehindOthers_[stream]; }
  int streamCount() const { return int(zones_.size()); }
  /// Makes room for what streams are enqueued.
  virtual Status openStreams() = 0;
  /// Takes a command that is not captured.
  virtual void submit(int stream, const Command &command) = 0;
  /// Runs a graph; all streams are idle.
  virtual void run(Graph &graph) = 0;
  /// Returns when everything that was submitted is done.
  virtual void drain() = 0;
  virtual int64_t queueBytes() const = 0;

  /// Does a command that is no event and no graph, unless one has failed.
  void execute(int stream, Command &command);
  /// Whether a matmul and the command behind it are to run by turns.
  static bool takesTurns(const Command &gemm, const Command &next);
  /// Does both, unless one has failed.
  void executeTurns(int stream, Command &gemm, Command &launch);
  /// Notes when a command has run, from `start` until now; returns how long.
  int64_t addTime(int stream, int kind, Command &command, int64_t start);
  int64_t addTime(int stream, int kind, Command &command, int64_t start, int64_t end);
  void addWaitFor(int stream, int64_t nanoseconds) {
    waitedFor_[stream].fetch_add(nanoseconds, std::memory_order_relaxed);
  }

  StickyStatus errors_;

private:
  void enqueueCommand(int stream, const Command &command);
  void capture(int stream, const Command &command);
  void enqueueEvent(int stream, Command::Kind kind, int64_t number);
  void fail(Status status);
  void beginWork();
  Status execute(const Command &command);
  Status runLaunch(const zrt_kernel_descriptor &kernel, const zrt_launch_record &record);
  Status findBuffers(const zrt_kernel_descriptor &kernel, const zrt_launch_record &record,
                     uint8_t **buffers);
  Expected<int64_t> runTurns(const zrt_gemm_record &gemm, const zrt_kernel_descriptor &kernel,
                             const zrt_launch_record &record);
  Status runLibrary(const int64_t *record);
  Status runCopy(const zrt_copy_record &record);
  Status transfer(const Command &command);
  void copyBytes(uint8_t *target, const uint8_t *source, int64_t bytes);

  struct Zones {
    Zone kinds[ZONE_COUNT];
  };

  ThreadPool pool_;
  Spaces spaces_;
  std::vector<std::unique_ptr<HostMemory>> own_;
  int64_t eventCount_ = 0;
  std::unique_ptr<Event[]> events_; // outside graphs
  std::vector<std::unique_ptr<Graph>> graphs_;
  std::unique_ptr<Graph> captured_; // while commands are captured
  Status captureStatus_;
  std::vector<Zones> zones_;                          // by stream
  std::vector<bool> isBehindOthers_;                  // by stream
  std::unique_ptr<std::atomic<int64_t>[]> waitedFor_; // by stream
  std::atomic<uint64_t> progress_{0};
  bool isGuarded_, isOpen_ = true; // whether memory may be touched
  int64_t owner_ = -1;             // of what is captured
  bool isReplaying_ = false;       // since the streams were last known to be idle
};

std::unique_ptr<CpuDeviceBase> createThreadedCpu(const CpuOptions &options);
std::unique_ptr<CpuDeviceBase> createAdversarialCpu(const CpuOptions &options);

} // namespace zrt

#endif // ZRT_DEVICE_CPU_H
