//===- DriverTest.cpp - What the emulated driver finds ----------------------------------===//
//
// Each rule of the host's side is broken once, and each fault asked for once; every test runs in a
// process of its own, since a fault stays.
//===-----------------------------------------------------------------------------------===//
#include "../driver/Library.h"
#include "Session.h"

#include <cstring>

using namespace zrt;
using namespace zrt::cuda;
using namespace emulated::test;

namespace {

void announce() { (void)Session(); }

/// As of another architecture: what runs PTX has nothing that runs it.
void loadMachineCode() {
  Session s;
  char log[256] = "";
  ModuleOption options[] = {ErrorLogBuffer, ErrorLogBufferBytes};
  void *values[] = {log, reinterpret_cast<void *>(sizeof log)};
  Module module;
  EXPECT_EQ(s.driver.loadModule(&module,
                                "\x7f"
                                "ELF",
                                2, options, values),
            NoBinaryForGpu);
  fprintf(stderr, "%s", log);
}

void runLate() {
  Session s;
  int64_t value = 1;
  EXPECT_EQ(s.driver.upload(s.memory, &value, 8, s.a), Success);
  value = 2; // too early: nobody has waited for the upload
  fprintf(stderr, "found %d", int(s.read()));
}

/// Whoever asks lets the device go on by one command.
void askUntilDone() {
  Session s;
  int64_t value = 1;
  EXPECT_EQ(s.driver.upload(s.memory, &value, 8, s.a), Success);
  EXPECT_EQ(s.launch(s.twice, s.a), Success);
  EXPECT_EQ(s.driver.query(s.a), NotReady);
  EXPECT_EQ(s.driver.query(s.a), Success);
  EXPECT_EQ(s.driver.query(s.b), Success);
  EXPECT_EQ(s.launch(s.add, s.b), Success); // behind what the host has seen done
  EXPECT_EQ(s.driver.synchronize(s.b), Success);
  fprintf(stderr, "found %d", int(s.read()));
}

void askCaptured() {
  Session s;
  EXPECT_EQ(s.driver.beginCapture(s.a, CaptureRelaxed), Success);
  EXPECT_NE(s.driver.query(s.a), Success);
}

/// Streams that nothing orders do what they have in an order of the seed's.
void runInAnyOrder() {
  Session s;
  for (Stream stream : {s.a, s.b}) {
    const char *name = stream == s.a ? "a" : "b";
    auto run = [name] {
      fprintf(stderr, "%s.", name);
      return Result(Success);
    };
    EXPECT_EQ(emulated::enqueueWork(stream, {"a library", {}, {}, run}), Success);
    EXPECT_EQ(emulated::enqueueWork(stream, {"a library", {}, {}, run}), Success);
  }
  EXPECT_EQ(s.driver.synchronize(s.b), Success);
  EXPECT_EQ(s.driver.synchronize(s.a), Success);
}

/// Two streams that touch the same bytes, the second behind the first one's event or not.
void runOnSameBytes(bool hasEvent, bool isReadOnly) {
  Session s;
  int64_t value = 1, first = 0, second = 0;
  EXPECT_EQ(s.driver.upload(s.memory, &value, 8, s.a), Success);
  EXPECT_EQ(s.driver.synchronize(s.a), Success); // what comes now is behind it, in any stream
  EXPECT_EQ(s.driver.download(&first, s.memory, 8, s.a), Success);
  EXPECT_EQ(s.driver.record(s.event, s.a), Success);
  if (hasEvent)
    EXPECT_EQ(s.driver.wait(s.b, s.event, 0), Success);
  EXPECT_EQ(isReadOnly ? s.driver.download(&second, s.memory, 8, s.b) : s.launch(s.twice, s.b),
            Success);
  bool isRace = !hasEvent && !isReadOnly;
  bool hasFailed = s.driver.synchronize(s.b) || s.driver.synchronize(s.a);
  EXPECT_EQ(hasFailed, isRace);
  if (!isRace)
    fprintf(stderr, "ordered");
}

/// The same between branches of a graph, which runs twice.
void raceInAGraph(bool hasEvent) {
  Session s;
  DeviceEvent joined, between;
  Graph graph;
  GraphExec executable;
  for (DeviceEvent *event : {&joined, &between})
    EXPECT_EQ(s.driver.createEvent(event, DisableTiming), Success);
  EXPECT_EQ(s.driver.fill(s.memory, 0, 8, s.a), Success);
  EXPECT_EQ(s.driver.beginCapture(s.a, CaptureRelaxed), Success);
  EXPECT_EQ(s.driver.record(s.event, s.a), Success);
  EXPECT_EQ(s.driver.wait(s.b, s.event, 0), Success);
  EXPECT_EQ(s.launch(s.add, s.b), Success);
  EXPECT_EQ(s.driver.record(between, s.b), Success);
  if (hasEvent)
    EXPECT_EQ(s.driver.wait(s.a, between, 0), Success);
  EXPECT_EQ(s.launch(s.add, s.a), Success);
  EXPECT_EQ(s.driver.record(joined, s.b), Success);
  EXPECT_EQ(s.driver.wait(s.a, joined, 0), Success);
  EXPECT_EQ(s.driver.endCapture(s.a, &graph), Success);
  EXPECT_EQ(s.driver.instantiate(&executable, graph, 0), Success);
  EXPECT_EQ(s.driver.launchGraph(executable, s.a), Success);
  EXPECT_EQ(s.driver.launchGraph(executable, s.a), Success);
  EXPECT_EQ(s.driver.synchronize(s.a) == Success, hasEvent);
  if (hasEvent)
    fprintf(stderr, "found %d", int(s.read()));
}

/// A wait, or the record that it is for, does nothing.
void leaveOut(const char *call) {
  setenv("EMULATED_CUDA_LEAVE_OUT", call, 1);
  Session s;
  EXPECT_EQ(s.driver.fill(s.memory, 0, 8, s.a), Success);
  EXPECT_EQ(s.driver.record(s.event, s.a), Success);
  EXPECT_EQ(s.driver.wait(s.b, s.event, 0), Success);
  EXPECT_EQ(s.launch(s.add, s.b), Success);
  EXPECT_NE(s.driver.synchronize(s.b) ? InvalidValue : s.driver.synchronize(s.a), Success);
}

/// The second wait for an event has nothing left to do.
void leaveOutNeedless() {
  setenv("EMULATED_CUDA_LEAVE_OUT", "cuStreamWaitEvent:2", 1);
  Session s;
  EXPECT_EQ(s.driver.fill(s.memory, 0, 8, s.a), Success);
  EXPECT_EQ(s.driver.record(s.event, s.a), Success);
  EXPECT_EQ(s.driver.wait(s.b, s.event, 0), Success);
  EXPECT_EQ(s.driver.wait(s.b, s.event, 0), Success);
  EXPECT_EQ(s.launch(s.add, s.b), Success);
  EXPECT_EQ(s.driver.synchronize(s.b), Success);
  fprintf(stderr, "ordered");
}

void freeTwice() {
  Session s;
  EXPECT_EQ(s.driver.free(s.memory), Success);
  EXPECT_EQ(s.driver.free(s.memory), InvalidValue);
}

void freeAsTheHosts() {
  Session s;
  EXPECT_EQ(s.driver.freeHost(reinterpret_cast<void *>(s.memory)), InvalidValue);
}

/// Words of the host's, which the device fills in stream order.
void fillHostWords() {
  Session s;
  void *memory;
  EXPECT_EQ(s.driver.allocateHost(&memory, 8, 0), Success);
  auto *words = static_cast<uint32_t *>(memory);
  EXPECT_EQ(s.driver.fillWords(reinterpret_cast<DevicePointer>(memory), 7, 2, s.a), Success);
  EXPECT_EQ(s.driver.fillWords(reinterpret_cast<DevicePointer>(memory) + 2, 7, 1, s.a),
            InvalidValue);
  fprintf(stderr, "before %u,", words[1]);
  EXPECT_EQ(s.driver.synchronize(s.a), Success);
  fprintf(stderr, " after %u", words[1]);
  EXPECT_EQ(s.driver.freeHost(memory), Success);
}

void useDestroyed() {
  Session s;
  EXPECT_EQ(s.driver.destroyStream(s.b), Success);
  EXPECT_NE(s.driver.record(s.event, s.b), Success);
}

void readOutside() {
  Session s;
  int64_t values[2];
  EXPECT_EQ(s.driver.download(values, s.memory, 16, s.a), InvalidValue);
}

void readUnwritten() {
  Session s;
  EXPECT_EQ(s.launch(s.add, s.a), Success);
  EXPECT_NE(s.driver.synchronize(s.a), Success);
}

/// Within its allocation, and not within the buffer that the kernel was given.
void writeNextBuffer() {
  Session s;
  Function stray;
  DevicePointer two;
  EXPECT_EQ(s.driver.getFunction(&stray, s.module, "stray"), Success);
  EXPECT_EQ(s.driver.allocate(&two, 16), Success);
  void *parameters[] = {&two};
  EXPECT_EQ(s.driver.launch(stray, 1, 1, 1, 1, 1, 1, 0, s.a, parameters, nullptr), Success);
  EXPECT_NE(s.driver.synchronize(s.a), Success);
}

/// A launch gives 48 KiB of shared memory unasked, more where the kernel was allowed it, and no
/// more than a GPU has (of compute capability 9.0 227 KiB).
void giveSharedMemory() {
  Session s;
  void *parameters[] = {&s.memory};
  auto launch = [&](unsigned bytes) {
    EXPECT_EQ(s.driver.launch(s.add, 1, 1, 1, 1, 1, 1, bytes, s.a, parameters, nullptr), Success);
    return s.driver.synchronize(s.a);
  };
  auto allow = [&](int bytes) {
    return s.driver.setFunctionAttribute(s.add, MostDynamicSharedBytes, bytes);
  };
  EXPECT_EQ(s.driver.fill(s.memory, 0, 8, s.a), Success);
  EXPECT_EQ(launch(48 << 10), Success);
  EXPECT_EQ(allow(228 << 10), InvalidValue);
  EXPECT_EQ(allow(-1), InvalidValue);
  EXPECT_EQ(allow(100 << 10), Success);
  EXPECT_EQ(launch(100 << 10), Success);
  EXPECT_NE(launch(101 << 10), Success);
}

void leak() {
  Session s;
  EXPECT_EQ(s.driver.releaseContext(0), Success);
}

void leaveUnjoined() {
  Session s;
  Graph graph;
  EXPECT_EQ(s.driver.beginCapture(s.a, CaptureRelaxed), Success);
  EXPECT_EQ(s.driver.record(s.event, s.a), Success);
  EXPECT_EQ(s.driver.wait(s.b, s.event, 0), Success);
  EXPECT_EQ(s.launch(s.add, s.b), Success);
  EXPECT_NE(s.driver.endCapture(s.a, &graph), Success);
}

void waitFromOutside() {
  Session s;
  EXPECT_EQ(s.driver.record(s.event, s.b), Success);
  EXPECT_EQ(s.driver.beginCapture(s.a, CaptureRelaxed), Success);
  EXPECT_NE(s.driver.wait(s.a, s.event, 0), Success);
}

void waitForCaptured() {
  Session s;
  EXPECT_EQ(s.driver.beginCapture(s.a, CaptureRelaxed), Success);
  EXPECT_NE(s.driver.synchronize(s.a), Success);
}

/// What a library reads and writes.
void enqueueWork(Session &s, emulated::Range read, emulated::Range write) {
  auto run = [] {
    fprintf(stderr, "library ran.");
    return Result(Success);
  };
  EXPECT_EQ(emulated::enqueueWork(s.a, {"a library", {read}, {write}, run}), Success);
}

void readUnwrittenInLibrary() {
  Session s;
  enqueueWork(s, {s.memory, 8}, {s.memory, 8});
  EXPECT_NE(s.driver.synchronize(s.a), Success);
}

void writeOutsideInLibrary() {
  Session s;
  enqueueWork(s, {s.memory, 0}, {s.memory + 4, 8});
  EXPECT_NE(s.driver.synchronize(s.a), Success);
}

/// What a library writes is written; what is captured runs as often as its graph.
void replayLibrary() {
  Session s;
  Graph graph;
  GraphExec executable;
  EXPECT_EQ(s.driver.beginCapture(s.a, CaptureRelaxed), Success);
  enqueueWork(s, {s.memory, 0}, {s.memory, 8});
  EXPECT_EQ(s.launch(s.add, s.a), Success);
  EXPECT_EQ(s.driver.endCapture(s.a, &graph), Success);
  EXPECT_EQ(s.driver.instantiate(&executable, graph, 0), Success);
  EXPECT_EQ(s.driver.launchGraph(executable, s.a), Success);
  EXPECT_EQ(s.driver.launchGraph(executable, s.a), Success);
  fprintf(stderr, "found %d", int(s.read()));
}

void runOutOfMemory() {
  Session s; // whose memory is the first allocation
  DevicePointer more;
  EXPECT_EQ(s.driver.allocate(&more, 8), OutOfMemory);
  fprintf(stderr, "%s", s.driver.check(OutOfMemory, "an allocation").text().c_str());
}

void failALaunch() {
  Session s;
  EXPECT_EQ(s.launch(s.add, s.a), Success);
  EXPECT_NE(s.launch(s.add, s.a), Success);
}

void loseTheDevice() {
  Session s;
  EXPECT_EQ(s.driver.fill(s.memory, 0, 8, s.a), Success);
  EXPECT_NE(s.driver.fill(s.memory, 0, 8, s.a), Success);
  EXPECT_NE(s.driver.synchronize(s.a), Success);
}

void refuse() { fprintf(stderr, "%s", loadDriver().status().text().c_str()); }

} // namespace

TEST(EmulatedDriver, SaysWhatItIs) { IN_A_PROCESS("", "0", announce(), "this is no GPU"); }

TEST(EmulatedDriver, RefusesMachineCode) {
  IN_A_PROCESS("", "0", loadMachineCode(), "runs PTX, no machine code");
}

TEST(EmulatedDriver, SaysWhetherAStreamIsDone) { IN_A_PROCESS("", "0", askUntilDone(), "found 3"); }

TEST(EmulatedDriver, CopiesReadLate) { IN_A_PROCESS("", "0", runLate(), "found 2"); }

TEST(EmulatedDriver, StreamsTakeAnyOrder) {
  IN_A_PROCESS("", "0", runInAnyOrder(), "a.b.b.a.");
  IN_A_PROCESS("", "1", runInAnyOrder(), "a.a.b.b.");
}

TEST(EmulatedDriver, FindsRacesBetweenStreams) {
  for (const char *seed : {"0", "1", "2", "3"}) { // whichever runs first
    IN_A_PROCESS("", seed, runOnSameBytes(false, false), "8 bytes that .*, and nothing orders");
    IN_A_PROCESS("", seed, runOnSameBytes(true, false), "ordered");
    IN_A_PROCESS("", seed, runOnSameBytes(false, true), "ordered");
    IN_A_PROCESS("", seed, raceInAGraph(false), "kernel 'add' .* that kernel 'add' .* orders");
    IN_A_PROCESS("", seed, raceInAGraph(true), "found 4");
  }
}

TEST(EmulatedDriver, LeavesOutCallsOnRequest) {
  constexpr char missed[] = "is left out, as (.|\n)*, and nothing orders the two";
  IN_A_PROCESS("", "0", leaveOut("cuStreamWaitEvent:1"), missed);
  IN_A_PROCESS("", "0", leaveOut("cuEventRecord:1"), missed);
  IN_A_PROCESS("", "0", leaveOutNeedless(), "of cuStreamWaitEvent is left out, as [^\n]*\nordered");
}

TEST(EmulatedDriver, FindsWhatTheHostDoesWrong) {
  IN_A_PROCESS("", "0", freeTwice(), "cuMemFree of what is no allocation");
  IN_A_PROCESS("", "0", freeAsTheHosts(), "cuMemFreeHost of what is no allocation");
  IN_A_PROCESS("", "0", fillHostWords(), "a fill of words at no multiple.*\nbefore 0, after 7");
  IN_A_PROCESS("", "0", useDestroyed(), "a stream that was not created, or was destroyed");
  IN_A_PROCESS("", "0", readOutside(), "a download outside of every allocation");
  IN_A_PROCESS("", "0", readUnwritten(), "uninitialised read in 'add'");
  IN_A_PROCESS("", "0", writeNextBuffer(), "0 bytes behind buffer 0 of the kernel, of 8 bytes");
  IN_A_PROCESS("", "0", leak(),
               "1 allocations left.*2 streams left.*1 events left.*1 modules left");
}

TEST(EmulatedDriver, FindsWhatACaptureMayNot) {
  IN_A_PROCESS("", "0", leaveUnjoined(), "a capture ends before a stream of it was joined");
  IN_A_PROCESS("", "0", waitFromOutside(), "waits for an event from outside");
  IN_A_PROCESS("", "0", waitForCaptured(), "a captured stream is waited for");
  IN_A_PROCESS("", "0", askCaptured(), "a captured stream is asked whether it is done");
}

TEST(EmulatedDriver, GivesSharedMemoryThatWasAllowed) {
  IN_A_PROCESS("", "0", giveSharedMemory(), "bytes of shared memory");
}

TEST(EmulatedDriver, RunsWorkOfLibraries) {
  IN_A_PROCESS("", "0", readUnwrittenInLibrary(), "a library reads byte 0 of 8, which nothing");
  IN_A_PROCESS("", "0", writeOutsideInLibrary(), "a library reaches outside of every allocation");
  IN_A_PROCESS("", "0", replayLibrary(), "library ran.library ran.found 2");
}

TEST(EmulatedDriver, FailsOnRequest) {
  IN_A_PROCESS("oom:2", "0", runOutOfMemory(), "CUDA_ERROR_OUT_OF_MEMORY");
  IN_A_PROCESS("launch:2", "0", failALaunch(), "a launch fails");
  IN_A_PROCESS("lost:2", "0", loseTheDevice(), "the device is lost");
  IN_A_PROCESS("version:11080", "0", refuse(), "of CUDA 11.8, at least 12.0 is needed");
  IN_A_PROCESS("none", "0", refuse(), "the driver finds no GPU");
}
