#include "Cpu.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace zrt;

Expected<std::unique_ptr<Device>> zrt::createCpuDevice(const CpuOptions &options) {
  std::unique_ptr<CpuDeviceBase> device =
      options.adversarial ? createAdversarialCpu(options) : createThreadedCpu(options);
  ZRT_TRY(device->start());
  return std::unique_ptr<Device>(std::move(device));
}

//===----------------------------------------------------------------------===//
// Before the first command
//===----------------------------------------------------------------------===//

Status CpuDeviceBase::open(const std::vector<StreamInfo> &streams, int64_t events) {
  events_ = std::make_unique<Event[]>(events);
  eventCount_ = events;
  zones_.resize(streams.size());
  for (const StreamInfo &info : streams)
    isBehindOthers_.push_back(info.priority < 0);
  waitedFor_ = std::make_unique<std::atomic<int64_t>[]>(streams.size());
  static const char *names[ZONE_COUNT] = {"launch", "gemm", "copy", "collective", "wait"};
  for (Zones &zones : zones_)
    for (int kind = 0; kind < ZONE_COUNT; ++kind)
      zones.kinds[kind] = {names[kind], 0, 0};
  return openStreams();
}

Expected<Memory> CpuDeviceBase::allocate(int64_t bytes) {
  auto memory = HostMemory::map(bytes);
  if (!memory.isOk())
    return memory.status();
  own_.push_back(std::move(*memory));
  return own_.back()->memory();
}

Status CpuDeviceBase::bind(int64_t space, Memory memory) {
  ZRT_TRY(spaces_.bind(space, memory));
  if (!isGuarded_)
    return Status::ok();
  isOpen_ = false;
  return spaces_.setAccess(false);
}

int64_t CpuDeviceBase::reservedBytes() const {
  int64_t bytes = queueBytes();
  for (const auto &graph : graphs_) {
    bytes += graph->eventCount * int64_t(sizeof(Event));
    for (const std::vector<Command> &commands : graph->streams)
      bytes += int64_t(commands.capacity() * sizeof(Command));
  }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Enqueue and capture
//===----------------------------------------------------------------------===//

void CpuDeviceBase::fail(Status status) {
  if (!captured_)
    errors_.set(std::move(status));
  else if (captureStatus_.isOk())
    captureStatus_ = std::move(status);
}

/// Whatever is submitted now may use memory until synchronize().
void CpuDeviceBase::beginWork() {
  if (isOpen_)
    return;
  isOpen_ = true;
  if (Status status = spaces_.setAccess(true); !status.isOk())
    errors_.set(std::move(status));
}

void CpuDeviceBase::enqueueCommand(int stream, const Command &command) {
  if (stream < 0 || stream >= streamCount())
    return fail(failure(Code::Internal, "call on stream %d, there are %d", stream, streamCount()));
  if (captured_)
    return capture(stream, command);
  if (isReplaying_)
    drain();
  isReplaying_ = false;
  beginWork();
  submit(stream, command);
}

void CpuDeviceBase::capture(int stream, const Command &command) {
  Graph &graph = *captured_;
  if (graph.commandCount == graph.commandLimit)
    return fail(failure(Code::Internal,
                        "more than the %lld calls a step that its entry table promises",
                        (long long)graph.commandLimit));
  ++graph.commandCount;
  graph.streams[stream].push_back(command);
  graph.streams[stream].back().owner = owner_;
  if (command.kind == Command::Call)
    graph.streams[stream].back().number = graph.calls++;
}

static Command makeCommand(Command::Kind kind, const int64_t *record) {
  return {kind, {}, nullptr, record, 0};
}

void CpuDeviceBase::launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record) {
  if (kernel.kind != ZRT_KERNEL_HOST || !kernel.function)
    return fail(failure(Code::Unavailable, "kernel '%s' has no function that a CPU could run",
                        kernel.name));
  Command command = makeCommand(Command::Launch, record);
  command.kernel = &kernel;
  enqueueCommand(stream, command);
}

void CpuDeviceBase::library(int stream, const int64_t *record) {
  enqueueCommand(stream, makeCommand(Command::Library, record));
}

void CpuDeviceBase::copy(int stream, const int64_t *record) {
  enqueueCommand(stream, makeCommand(Command::Copy, record));
}

void CpuDeviceBase::call(int stream, HostFunction function, void *self, const int64_t *record) {
  Command command = makeCommand(Command::Call, record);
  command.function = function;
  command.host = self;
  enqueueCommand(stream, command);
}

void CpuDeviceBase::upload(int stream, Address target, const void *source, int64_t bytes) {
  Command command = makeCommand(Command::Upload, nullptr);
  command.address = target;
  command.host = const_cast<void *>(source);
  command.number = bytes;
  enqueueCommand(stream, command);
}

void CpuDeviceBase::download(int stream, void *target, Address source, int64_t bytes) {
  Command command = makeCommand(Command::Download, nullptr);
  command.address = source;
  command.host = target;
  command.number = bytes;
  enqueueCommand(stream, command);
}

void CpuDeviceBase::save(int stream, void *target, Address source, int64_t bytes) {
  Command command = makeCommand(Command::Save, nullptr);
  command.address = source;
  command.host = target;
  command.number = bytes;
  enqueueCommand(stream, command);
}

void CpuDeviceBase::record(int stream, int64_t event) {
  enqueueEvent(stream, Command::Record, event);
}

void CpuDeviceBase::wait(int stream, int64_t event) { enqueueEvent(stream, Command::Wait, event); }

void CpuDeviceBase::enqueueEvent(int stream, Command::Kind kind, int64_t number) {
  int64_t count = captured_ ? captured_->eventCount : eventCount_;
  if (number < 0 || number >= count)
    return fail(failure(Code::Internal, "event %lld of %lld", (long long)number, (long long)count));
  Event &event = captured_ ? captured_->events[number] : events_[number];
  bool isRecord = kind == Command::Record;
  // Waits come after their record in call order, so streams can always go on.
  if (!isRecord && event.issued == 0)
    return fail(failure(Code::Internal,
                        "stream %d waits for event %lld, which nothing has recorded before: a "
                        "deadlock",
                        stream, (long long)number));
  if (isRecord && captured_ && event.issued != 0)
    return fail(
        failure(Code::Internal, "event %lld is recorded twice in one step", (long long)number));
  event.issued += isRecord;
  if (isRecord)
    event.stream = stream;
  Command command = makeCommand(kind, nullptr);
  command.event = &event;
  command.number = event.issued;
  enqueueCommand(stream, command);
}

Status CpuDeviceBase::beginCapture(int64_t commands, int64_t events) {
  if (captured_)
    return Status(Code::Internal, "a capture within a capture");
  captured_ = std::make_unique<Graph>();
  captured_->streams.resize(streamCount());
  captured_->events = std::make_unique<Event[]>(events);
  captured_->eventCount = events;
  captured_->commandLimit = commands;
  captureStatus_ = Status::ok();
  return Status::ok();
}

Expected<int> CpuDeviceBase::endCapture() {
  if (!captured_)
    return Status(Code::Internal, "the end of a capture that was not begun");
  std::unique_ptr<Graph> graph = std::move(captured_);
  if (!captureStatus_.isOk())
    return captureStatus_;
  for (std::vector<Command> &commands : graph->streams)
    commands.shrink_to_fit();
  graphs_.push_back(std::move(graph));
  return int(graphs_.size()) - 1;
}

void CpuDeviceBase::replay(int number) {
  if (captured_ || number < 0 || number >= int(graphs_.size()))
    return fail(failure(Code::Internal, "replay of graph %d of %zu%s", number, graphs_.size(),
                        captured_ ? " within a capture" : ""));
  drain();
  Graph &graph = *graphs_[number];
  if (graph.run == 1)
    for (std::vector<Command> &commands : graph.streams)
      for (Command &command : commands)
        command.nanoseconds = 0;
  graph.run += graph.run == UINT32_MAX ? 2 : 1; // 0: never
  isReplaying_ = true;
  beginWork();
  run(graph);
}

Status CpuDeviceBase::synchronize() {
  drain();
  isReplaying_ = false;
  if (isGuarded_ && isOpen_) {
    isOpen_ = false;
    if (Status status = spaces_.setAccess(false); !status.isOk())
      errors_.set(std::move(status));
  }
  return errors_.take();
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

namespace {
struct LaunchJob {
  CpuDeviceBase *device;
  zrt_kernel kernel;
  uint8_t *const *buffers;
};
struct CopyJob {
  uint8_t *target;
  const uint8_t *source;
};
} // namespace

constexpr int64_t bufferLimit = 4096; // of a launch

/// Fills in the pointers of a launch, of which there is room for bufferLimit.
Status CpuDeviceBase::findBuffers(const zrt_kernel_descriptor &kernel,
                                  const zrt_launch_record &record, uint8_t **buffers) {
  if (record.buffer_count < 0 || record.buffer_count > bufferLimit)
    return failure(Code::Internal, "launch of '%s' with %lld buffers, the limit is %lld",
                   kernel.name, (long long)record.buffer_count, (long long)bufferLimit);
  for (int64_t i = 0; i < record.buffer_count; ++i) {
    buffers[i] = spaces_.find(record.buffers[i], 0);
    if (!buffers[i])
      return failure(Code::Internal, "launch of '%s' with buffer %lld at %lld, outside its space",
                     kernel.name, (long long)i, (long long)record.buffers[i]);
  }
  return Status::ok();
}

Status CpuDeviceBase::runLaunch(const zrt_kernel_descriptor &kernel,
                                const zrt_launch_record &record) {
  uint8_t *buffers[bufferLimit];
  ZRT_TRY(findBuffers(kernel, record, buffers));
  runKernel(kernel.function, buffers, kernel.work, kernel.grain);
  return Status::ok();
}

namespace {
/// Answers a kernel of several stages that runs by turns with a matmul: its first stage does.
class StageCalls : public KernelCalls {
public:
  StageCalls(CpuDeviceBase &device, ThreadPool &pool, const GemmMemory &memory,
             const zrt_gemm_record &gemm)
      : device(device), pool(pool), memory(memory), gemm(gemm) {}

  void runKernel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work, int64_t grain) override {
    if (hasMultiplied)
      return device.runKernel(kernel, buffers, work, grain);
    hasMultiplied = true;
    if (work != countTurnItems(gemm))
      return report(badGemm(gemm, "turns with a kernel of another number of items"));
    Turns turns(gemm, {kernel, buffers, work, &device});
    if (Status status = runGemm(pool, memory, gemm, &turns); !status.isOk())
      report(std::move(status));
    spent = turns.spent();
  }
  void report(Status status) override { device.report(std::move(status)); }
  bool beginRound() override { return device.beginRound(); }
  void multiply(const zrt_gemm_record &record, uint8_t *const *matrices) override {
    device.multiply(record, matrices);
  }

  bool hasMultiplied = false;
  int64_t spent = 0;

private:
  CpuDeviceBase &device;
  ThreadPool &pool;
  const GemmMemory &memory;
  const zrt_gemm_record &gemm;
};
} // namespace

/// The nanoseconds in which threads ran the kernel's items, all together.
Expected<int64_t> CpuDeviceBase::runTurns(const zrt_gemm_record &gemm,
                                          const zrt_kernel_descriptor &kernel,
                                          const zrt_launch_record &record) {
  if (countTurnItems(gemm) < 0)
    return badGemm(gemm, "turns with a kernel whose items do not make up the result");
  Expected<GemmMemory> memory = findGemmMemory(spaces_, gemm);
  ZRT_TRY(memory.status());
  uint8_t *buffers[bufferLimit];
  ZRT_TRY(findBuffers(kernel, record, buffers));
  if (kernel.work == countTurnItems(gemm)) {
    Turns turns(gemm, {kernel.function, buffers, kernel.work, this});
    ZRT_TRY(runGemm(pool_, *memory, gemm, &turns));
    return turns.spent();
  }
  StageCalls calls(*this, pool_, *memory, gemm);
  KernelCalls *outer = answerKernels(&calls);
  kernel.function(buffers, 0, kernel.work);
  answerKernels(outer);
  if (!calls.hasMultiplied)
    return badGemm(gemm, "turns with a kernel that has no stage to run by turns");
  return calls.spent;
}

bool CpuDeviceBase::takesTurns(const Command &gemm, const Command &next) {
  if (gemm.kind != Command::Library || next.kind != Command::Launch)
    return false;
  auto &head = *reinterpret_cast<const zrt_library_record *>(gemm.record);
  return head.call == ZRT_GEMM &&
         reinterpret_cast<const zrt_gemm_record *>(gemm.record)->turn_rows > 0;
}

/// Of the time that both take the kernel's is counted as if it had come last.
void CpuDeviceBase::executeTurns(int stream, Command &gemm, Command &launch) {
  if (errors_.isSet())
    return;
  int64_t start = nowNanoseconds();
  Expected<int64_t> spent =
      runTurns(*reinterpret_cast<const zrt_gemm_record *>(gemm.record), *launch.kernel,
               *reinterpret_cast<const zrt_launch_record *>(launch.record));
  if (!spent.isOk())
    errors_.set(spent.status());
  int64_t all = nowNanoseconds() - start, ofKernel = spent.isOk() ? *spent / pool_.threads() : 0;
  int64_t change = start + all - std::min(all, ofKernel);
  gemm.nanoseconds += addTime(stream, ZONE_GEMM, gemm, start, change);
  launch.nanoseconds += addTime(stream, ZONE_LAUNCH, launch, change, start + all);
}

void CpuDeviceBase::runKernel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work,
                              int64_t grain) {
  LaunchJob job{this, kernel, buffers};
  pool_.run(
      work, grain,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<LaunchJob *>(argument);
        KernelCalls *outer = answerKernels(job->device); // goes on behind what it runs
        job->kernel(job->buffers, begin, end);
        answerKernels(outer);
      },
      &job);
}

/// A loop that runs for long is alive.
bool CpuDeviceBase::beginRound() {
  progress_.fetch_add(1, std::memory_order_relaxed);
  return errors_.isSet();
}

void CpuDeviceBase::multiply(const zrt_gemm_record &record, uint8_t *const *matrices) {
  GemmMemory memory{matrices[0] + record.a, matrices[1] + record.b, matrices[2] + record.c,
                    record.workspace < 0 ? nullptr : matrices[3] + record.workspace};
  if (Status status = runGemm(pool_, memory, record); !status.isOk())
    report(std::move(status));
}

Status CpuDeviceBase::runLibrary(const int64_t *record) {
  auto &head = *reinterpret_cast<const zrt_library_record *>(record);
  if (head.call != ZRT_GEMM)
    return failure(Code::Internal, "call %lld of a library, which the CPU does not have",
                   (long long)head.call);
  auto &gemm = *reinterpret_cast<const zrt_gemm_record *>(record);
  Expected<GemmMemory> memory = findGemmMemory(spaces_, gemm);
  ZRT_TRY(memory.status());
  return runGemm(pool_, *memory, gemm);
}

void CpuDeviceBase::copyBytes(uint8_t *target, const uint8_t *source, int64_t bytes) {
  if (std::abs(target - source) < bytes) {
    memmove(target, source, bytes); // overlapping: in one piece
    return;
  }
  CopyJob job{target, source};
  pool_.run(
      bytes, 1 << 16,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<CopyJob *>(argument);
        memcpy(job->target + begin, job->source + begin, end - begin);
      },
      &job);
}

Status CpuDeviceBase::runCopy(const zrt_copy_record &record) {
  uint8_t *target = spaces_.find(record.dst, record.bytes),
          *source = spaces_.find(record.src, record.bytes);
  if (!target || !source)
    return failure(Code::Internal, "copy of %lld bytes from %lld to %lld, outside their space",
                   (long long)record.bytes, (long long)record.src, (long long)record.dst);
  copyBytes(target, source, record.bytes);
  return Status::ok();
}

Status CpuDeviceBase::transfer(const Command &command) {
  uint8_t *memory = spaces_.find(command.address, command.number);
  auto *host = static_cast<uint8_t *>(command.host);
  bool isUpload = command.kind == Command::Upload;
  if (!memory)
    return failure(Code::Internal, "%s of %lld bytes at %lld, outside its space",
                   isUpload ? "upload" : "download", (long long)command.number,
                   (long long)command.address);
  if (command.kind == Command::Save)
    memcpy(host, memory, command.number); // by the stream's own thread
  else
    copyBytes(isUpload ? memory : host, isUpload ? host : memory, command.number);
  return Status::ok();
}

int64_t CpuDeviceBase::addTime(int stream, int kind, Command &command, int64_t start) {
  return addTime(stream, kind, command, start, nowNanoseconds());
}

int64_t CpuDeviceBase::addTime(int stream, int kind, Command &command, int64_t start, int64_t end) {
  Zone &zone = zones_[stream].kinds[kind];
  progress_.fetch_add(1, std::memory_order_relaxed);
  ++zone.calls;
  command.begin = start, command.end = end;
  zone.nanoseconds += end - start;
  return end - start;
}

Status CpuDeviceBase::readTimes(int number, std::vector<CallSpan> &times) {
  std::fill(times.begin(), times.end(), CallSpan());
  for (const std::vector<Command> &commands : graphs_[number]->streams)
    for (const Command &command : commands) {
      if (command.owner < 0 || command.owner >= int64_t(times.size()) || command.begin == 0)
        continue;
      CallSpan &span = times[command.owner];
      span.begin = span.begin ? std::min(span.begin, command.begin) : command.begin;
      span.end = std::max(span.end, command.end);
    }
  return Status::ok();
}

/// The empty name: not a call.
static std::string nameOf(const Command &command) {
  switch (command.kind) {
  case Command::Launch:
    return command.kernel->name;
  case Command::Library:
    return describeGemm(*reinterpret_cast<const zrt_gemm_record *>(command.record));
  case Command::Copy:
    return "copy";
  case Command::Call:
    return "collective";
  default:
    return "";
  }
}

std::vector<CallTime> CpuDeviceBase::callTimes(int graph) const {
  std::vector<CallTime> times;
  for (const std::vector<Command> &commands : graphs_[graph]->streams)
    for (const Command &command : commands)
      if (std::string name = nameOf(command); !name.empty())
        times.push_back({std::move(name), std::max<int64_t>(graphs_[graph]->run, 1) - 1,
                         graphs_[graph]->run > 1 ? command.nanoseconds : 0});
  std::sort(times.begin(), times.end(),
            [](const CallTime &a, const CallTime &b) { return a.name < b.name; });
  std::vector<CallTime> sums;
  for (CallTime &time : times) {
    if (sums.empty() || sums.back().name != time.name) {
      sums.push_back(std::move(time));
      continue;
    }
    sums.back().calls += time.calls;
    sums.back().nanoseconds += time.nanoseconds;
  }
  return sums;
}

Status CpuDeviceBase::execute(const Command &command) {
  switch (command.kind) {
  case Command::Launch:
    return runLaunch(*command.kernel, *reinterpret_cast<const zrt_launch_record *>(command.record));
  case Command::Library:
    return runLibrary(command.record);
  case Command::Copy:
    return runCopy(*reinterpret_cast<const zrt_copy_record *>(command.record));
  case Command::Call:
    return command.function(command.host, command.record);
  default:
    return transfer(command);
  }
}

void CpuDeviceBase::execute(int stream, Command &command) {
  static constexpr int zones[] = {ZONE_LAUNCH, ZONE_GEMM, ZONE_COPY, ZONE_COLLECTIVE,
                                  ZONE_COPY,   ZONE_COPY, ZONE_COPY};
  if (errors_.isSet())
    return;
  int64_t start = nowNanoseconds();
  if (Status status = execute(command); !status.isOk())
    errors_.set(std::move(status));
  command.nanoseconds += addTime(stream, zones[command.kind], command, start);
}
