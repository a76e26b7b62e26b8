//===- ConditionsTest.cpp - Nodes that go by a value of the device ------------------------===//
//
// What they do, and each rule of theirs broken once.
//===-----------------------------------------------------------------------------------===//
#include "Session.h"

using namespace emulated::test;

namespace {

#define SET_CONDITION                                                                              \
  " { .param .b64 a; .param .b32 b; st.param.b64 [a], %d0; st.param.b32 [b], %r0;\n"               \
  "  call.uni cudaGraphSetConditional, (a, b); }\n ret;\n}\n"
#define HEAD(VALUE)                                                                                \
  ".version 7.0\n.target sm_80\n.address_size 64\n"                                                \
  ".extern .func cudaGraphSetConditional(.param .b64 handle, .param " VALUE " value);\n"

constexpr char setters[] =
    HEAD(".b32") // The condition is the number; the number is one less; each thread's own.
    ".visible .entry set(.param .u64 handle, .param .u64 number) {\n"
    " .reg .b64 %d<2>; .reg .b32 %r<1>;\n"
    " ld.param.u64 %d0, [handle]; ld.param.u64 %d1, [number]; ld.global.u32 %r0, [%d1];\n" //
    SET_CONDITION ".visible .entry less(.param .u64 number) {\n .reg .b64 %d<2>;\n"
    " ld.param.u64 %d0, [number]; ld.global.u64 %d1, [%d0];\n"
    " sub.s64 %d1, %d1, 1; st.global.u64 [%d0], %d1; ret;\n}\n"
    ".visible .entry by_thread(.param .u64 handle) {\n"
    " .reg .b64 %d<1>; .reg .b32 %r<1>;\n"
    " ld.param.u64 %d0, [handle]; mov.u32 %r0, %tid.x;\n" SET_CONDITION;

/// A capture of stream `a` that gets conditional nodes; 16 bytes of memory: the number that the
/// condition is, and one that bodies add to.
struct Nodes : Session {
  Module setting;
  Function set, less, byThread;
  DevicePointer number = 0, sum = 0;
  Graph captured = nullptr;

  Nodes(int64_t first, const char *lack = "") {
    EXPECT_EQ(driver.conditionsLack, lack);
    EXPECT_EQ(driver.loadModule(&setting, setters, 0, nullptr, nullptr), Success);
    EXPECT_EQ(driver.getFunction(&set, setting, "set"), Success);
    EXPECT_EQ(driver.getFunction(&less, setting, "less"), Success);
    EXPECT_EQ(driver.getFunction(&byThread, setting, "by_thread"), Success);
    EXPECT_EQ(driver.allocate(&number, 16), Success);
    sum = number + 8;
    give(first);
    EXPECT_EQ(driver.beginCapture(a, CaptureRelaxed), Success);
  }
  void give(int64_t value) {
    int64_t bytes[] = {value, 0};
    EXPECT_EQ(driver.upload(number, bytes, 16, b), Success);
    EXPECT_EQ(driver.synchronize(b), Success);
  }
  Result run(Function function, Stream stream, std::initializer_list<uint64_t> values,
             unsigned threads = 1) {
    uint64_t given[4];
    void *parameters[4];
    size_t count = 0;
    for (uint64_t value : values) {
      given[count] = value;
      parameters[count] = &given[count];
      ++count;
    }
    return driver.launch(function, 1, 1, 1, threads, 1, 1, 0, stream, parameters, nullptr);
  }
  Graph graphOf(Stream stream, const GraphNode **after = nullptr, size_t *count = nullptr) {
    CaptureStatus status;
    Graph graph = nullptr;
    const GraphNode *nodes;
    const GraphEdge *edges;
    size_t size;
    EXPECT_EQ(driver.getCapture(stream, &status, nullptr, &graph, after ? after : &nodes, &edges,
                                count ? count : &size),
              Success);
    EXPECT_EQ(status, CaptureActive);
    return graph;
  }
  ConditionHandle create(Stream stream) {
    ConditionHandle handle = 0;
    EXPECT_EQ(driver.createCondition(&handle, graphOf(stream), context, 0, AssignDefault), Success);
    return handle;
  }
  NodeParameters parameters(ConditionHandle handle, ConditionType type, unsigned size) {
    NodeParameters made = {};
    made.type = ConditionalNode;
    made.handle = handle;
    made.condition = type;
    made.size = size;
    made.context = context;
    return made;
  }
  Result append(Stream stream, NodeParameters &node) {
    const GraphNode *after;
    size_t count;
    GraphNode made;
    Graph graph = graphOf(stream, &after, &count);
    Result result = driver.addNode(&made, graph, after, nullptr, count, &node);
    if (result == Success)
      result = driver.updateCapture(stream, &made, nullptr, 1, ReplaceDependencies);
    return result;
  }
  /// A node of stream `a`, and what `fill` captures in stream `b` as its body of that number.
  template <typename Fill>
  void addWith(ConditionHandle handle, ConditionType type, unsigned size, const Fill &fill) {
    NodeParameters node = parameters(handle, type, size);
    EXPECT_EQ(append(a, node), Success);
    for (unsigned i = 0; i < size; ++i) {
      EXPECT_EQ(driver.beginCaptureTo(b, node.bodies[i], nullptr, nullptr, 0, CaptureRelaxed),
                Success);
      fill(i);
      Graph body;
      EXPECT_EQ(driver.endCapture(b, &body), Success);
      EXPECT_EQ(body, node.bodies[i]);
    }
  }
  /// A loop of as many rounds as the number says.
  ConditionHandle addLoop(bool setsAgain = true) {
    ConditionHandle handle = create(a);
    EXPECT_EQ(run(set, a, {handle, number}), Success);
    addWith(handle, ConditionWhile, 1, [&](unsigned) {
      EXPECT_EQ(run(less, b, {number}), Success);
      EXPECT_EQ(run(add, b, {sum}), Success);
      if (setsAgain)
        EXPECT_EQ(run(set, b, {handle, number}), Success);
    });
    return handle;
  }
  Result instantiate(GraphExec &executable) {
    EXPECT_EQ(driver.endCapture(a, &captured), Success);
    return driver.instantiate(&executable, captured, 0);
  }
  GraphExec finish() {
    GraphExec executable = nullptr;
    EXPECT_EQ(instantiate(executable), Success);
    return executable;
  }
  Result launch(GraphExec executable) {
    EXPECT_EQ(driver.launchGraph(executable, a), Success);
    return driver.synchronize(a);
  }
  int64_t readSum() {
    int64_t value = -1;
    EXPECT_EQ(driver.download(&value, sum, 8, a), Success);
    EXPECT_EQ(driver.synchronize(a), Success);
    return value;
  }
};

void runLoops() {
  Nodes n(3);
  n.addLoop();
  GraphExec executable = n.finish();
  for (int64_t rounds : {3, 0, 5}) {
    n.give(rounds);
    EXPECT_EQ(n.launch(executable), Success);
    fprintf(stderr, "%d rounds.", int(n.readSum()));
  }
}

/// A loop in a loop in stream `b`, in the body's own graph.
void runNested() {
  Nodes n(2);
  ConditionHandle outer = n.create(n.a), inner = 0;
  Stream c;
  EXPECT_EQ(n.driver.createStream(&c, NonBlocking, 0), Success);
  EXPECT_EQ(n.run(n.set, n.a, {outer, n.number}), Success);
  n.addWith(outer, ConditionWhile, 1, [&](unsigned) {
    inner = n.create(n.b);
    EXPECT_EQ(n.run(n.set, n.b, {inner, n.number}), Success);
    NodeParameters node = n.parameters(inner, ConditionIf, 1);
    EXPECT_EQ(n.append(n.b, node), Success);
    EXPECT_EQ(n.driver.beginCaptureTo(c, node.bodies[0], nullptr, nullptr, 0, CaptureRelaxed),
              Success);
    EXPECT_EQ(n.run(n.add, c, {n.sum}), Success);
    Graph body;
    EXPECT_EQ(n.driver.endCapture(c, &body), Success);
    EXPECT_EQ(n.run(n.less, n.b, {n.number}), Success);
    EXPECT_EQ(n.run(n.set, n.b, {outer, n.number}), Success);
  });
  EXPECT_EQ(n.launch(n.finish()), Success);
  fprintf(stderr, "nested %d", int(n.readSum()));
}

void runBranches(ConditionType type, unsigned size) {
  Nodes n(0);
  ConditionHandle handle = n.create(n.a);
  EXPECT_EQ(n.run(n.set, n.a, {handle, n.number}), Success);
  n.addWith(handle, type, size, [&](unsigned number) {
    for (unsigned i = 0; i <= number; ++i)
      EXPECT_EQ(n.run(n.add, n.b, {n.sum}), Success);
  });
  GraphExec executable = n.finish();
  for (int64_t value : {0, 1, 2}) {
    n.give(value);
    EXPECT_EQ(n.launch(executable), Success);
    fprintf(stderr, "%d", int(n.readSum()));
  }
}

void leaveUnused() {
  Nodes n(1);
  (void)n.create(n.a);
  GraphExec executable;
  EXPECT_EQ(n.instantiate(executable), InvalidValue);
}

void useTwice() {
  Nodes n(1);
  NodeParameters node = n.parameters(n.addLoop(), ConditionIf, 1);
  EXPECT_EQ(n.append(n.a, node), InvalidValue);
}

void useInAnotherGraph() {
  Nodes n(1);
  ConditionHandle handle = n.create(n.a);
  NodeParameters node = n.parameters(handle, ConditionIf, 1);
  EXPECT_EQ(n.driver.beginCapture(n.b, CaptureRelaxed), Success);
  EXPECT_EQ(n.append(n.b, node), InvalidValue);
}

void refuseParameters(void (*change)(NodeParameters &)) {
  Nodes n(1);
  NodeParameters node = n.parameters(n.create(n.a), ConditionIf, 1);
  change(node);
  EXPECT_EQ(n.append(n.a, node), InvalidValue);
}

/// A body may not hold what the host does, nor records of events.
void captureInBody(bool isEvent) {
  Nodes n(1);
  NodeParameters node = n.parameters(n.create(n.a), ConditionIf, 1);
  EXPECT_EQ(n.append(n.a, node), Success);
  EXPECT_EQ(n.driver.beginCaptureTo(n.b, node.bodies[0], nullptr, nullptr, 0, CaptureRelaxed),
            Success);
  Result result = isEvent ? n.driver.recordWith(n.event, n.b, ExternalRecord)
                          : n.driver.call(n.b, [](void *) {}, nullptr);
  EXPECT_NE(result, Success);
}

void leaveUnset() {
  Nodes n(1);
  n.addWith(n.create(n.a), ConditionIf, 1, [](unsigned) {});
  EXPECT_NE(n.launch(n.finish()), Success);
}

/// A kernel sets the condition in another branch of the graph than the node's.
void setBeside() {
  Nodes n(1);
  Stream c;
  DeviceEvent joined;
  EXPECT_EQ(n.driver.createStream(&c, NonBlocking, 0), Success);
  EXPECT_EQ(n.driver.createEvent(&joined, DisableTiming), Success);
  ConditionHandle handle = n.create(n.a);
  EXPECT_EQ(n.driver.record(n.event, n.a), Success);
  EXPECT_EQ(n.driver.wait(c, n.event, 0), Success);
  EXPECT_EQ(n.run(n.set, c, {handle, n.number}), Success);
  n.addWith(handle, ConditionIf, 1, [](unsigned) {});
  EXPECT_EQ(n.driver.record(joined, c), Success);
  EXPECT_EQ(n.driver.wait(n.a, joined, 0), Success);
  EXPECT_NE(n.launch(n.finish()), Success);
}

/// A body adds to what another branch of the graph adds to as well.
void raceWithABody() {
  Nodes n(1);
  Stream c;
  DeviceEvent joined;
  EXPECT_EQ(n.driver.createStream(&c, NonBlocking, 0), Success);
  EXPECT_EQ(n.driver.createEvent(&joined, DisableTiming), Success);
  EXPECT_EQ(n.driver.record(n.event, n.a), Success);
  EXPECT_EQ(n.driver.wait(c, n.event, 0), Success);
  EXPECT_EQ(n.run(n.add, c, {n.sum}), Success);
  n.addLoop();
  EXPECT_EQ(n.driver.record(joined, c), Success);
  EXPECT_EQ(n.driver.wait(n.a, joined, 0), Success);
  EXPECT_NE(n.launch(n.finish()), Success);
}

void captureLate() {
  Nodes n(1);
  NodeParameters node = n.parameters(n.create(n.a), ConditionIf, 1);
  EXPECT_EQ(n.append(n.a, node), Success);
  Graph body = node.bodies[0];
  (void)n.finish();
  EXPECT_EQ(n.driver.beginCaptureTo(n.b, body, nullptr, nullptr, 0, CaptureRelaxed), InvalidValue);
}

void instantiateOpen() {
  Nodes n(1);
  NodeParameters node = n.parameters(n.create(n.a), ConditionIf, 1);
  EXPECT_EQ(n.append(n.a, node), Success);
  EXPECT_EQ(n.driver.beginCaptureTo(n.b, node.bodies[0], nullptr, nullptr, 0, CaptureRelaxed),
            Success);
  GraphExec executable;
  EXPECT_EQ(n.instantiate(executable), InvalidValue);
}

void destroyBody() {
  Nodes n(1);
  NodeParameters node = n.parameters(n.create(n.a), ConditionIf, 1);
  EXPECT_EQ(n.append(n.a, node), Success);
  EXPECT_EQ(n.driver.destroyGraph(node.bodies[0]), InvalidValue);
}

void loopForever() {
  setenv("EMULATED_CUDA_ROUNDS", "20", 1);
  Nodes n(1);
  n.addLoop(/*setsAgain=*/false);
  EXPECT_NE(n.launch(n.finish()), Success);
}

/// Its first value lets it begin, and no other one counts.
void loopUnheard() {
  setenv("EMULATED_CUDA_ROUNDS", "20", 1);
  Nodes n(1);
  n.addLoop();
  EXPECT_NE(n.launch(n.finish()), Success);
}

void setOutside() {
  Nodes n(1);
  ConditionHandle handle = n.addLoop();
  (void)n.finish();
  EXPECT_EQ(n.run(n.set, n.b, {handle, n.number}), Success);
  EXPECT_NE(n.driver.synchronize(n.b), Success);
}

void setByThreads() {
  Nodes n(1);
  ConditionHandle handle = n.create(n.a);
  EXPECT_EQ(n.run(n.byThread, n.a, {handle}, /*threads=*/2), Success);
  n.addWith(handle, ConditionIf, 1, [](unsigned) {});
  EXPECT_NE(n.launch(n.finish()), Success);
}

void declareOtherwise() {
  Session s;
  Module module;
  char log[256] = "";
  ModuleOption options[] = {ErrorLogBuffer, ErrorLogBufferBytes};
  void *values[] = {log, reinterpret_cast<void *>(sizeof log)};
  static constexpr char code[] = HEAD(".b64") ".visible .entry set(.param .u64 handle) {\n"
                                              " .reg .b64 %d<1>; .reg .b32 %r<1>;\n" SET_CONDITION;
  EXPECT_EQ(s.driver.loadModule(&module, code, 2, options, values), InvalidPtx);
  fprintf(stderr, "%s", log);
}

/// Before CUDA 12.4 a driver has none of it.
void useOldDriver() {
  Session s;
  fprintf(stderr, "%s: ", s.driver.conditionsLack.c_str());
  EXPECT_EQ(s.driver.addNode, nullptr);
}

} // namespace

TEST(EmulatedConditions, LoopsRunAsOftenAsTheirValueSays) {
  for (const char *seed : {"0", "1", "2"})
    IN_A_PROCESS("", seed, runLoops(), "3 rounds.0 rounds.5 rounds.");
  IN_A_PROCESS("", "0", runNested(), "nested 2");
}

TEST(EmulatedConditions, BranchesRunTheBodyOfTheirValue) {
  IN_A_PROCESS("", "0", runBranches(ConditionIf, 1), "011");
  IN_A_PROCESS("", "0", runBranches(ConditionIf, 2), "211");
  IN_A_PROCESS("", "0", runBranches(ConditionSwitch, 2), "120");
}

TEST(EmulatedConditions, FindsWhatANodeMayNot) {
  IN_A_PROCESS("", "0", leaveUnused(), "a condition that no node goes by");
  IN_A_PROCESS("", "0", useTwice(), "two conditional nodes that go by one condition");
  IN_A_PROCESS("", "0", useInAnotherGraph(), "in another graph than its condition");
  IN_A_PROCESS("", "0", refuseParameters([](auto &node) { node.context = nullptr; }),
               "of another context than its condition");
  IN_A_PROCESS("", "0", refuseParameters([](auto &node) { node.size = 3; }), "of 3 bodies");
  IN_A_PROCESS("", "0", refuseParameters([](auto &node) { node.reserved1[3] = 1; }),
               "unused bytes are not zero");
  IN_A_PROCESS("version:12060", "0",
               refuseParameters([](auto &node) { node.condition = ConditionSwitch; }),
               "which drivers have from CUDA 12.8 on");
}

TEST(EmulatedConditions, FindsWhatABodyMayNot) {
  IN_A_PROCESS("", "0", captureInBody(false), "a host function in the body of a conditional node");
  IN_A_PROCESS("", "0", captureInBody(true), "an event's record in the body of a conditional node");
  IN_A_PROCESS("", "0", captureLate(), "a body whose graph is executable already");
  IN_A_PROCESS("", "0", instantiateOpen(), "made executable while its body is captured");
  IN_A_PROCESS("", "0", destroyBody(), "the body of a conditional node is destroyed");
}

TEST(EmulatedConditions, FindsValuesThatNobodyOrEverybodySets) {
  IN_A_PROCESS("", "0", leaveUnset(), "goes by a value that no kernel has set");
  for (const char *seed : {"0", "1", "2", "3"})
    IN_A_PROCESS("", seed, setBeside(), "goes by a value that (no kernel has set|a kernel sets)");
  IN_A_PROCESS("", "0", setOutside(), "cudaGraphSetConditional: a condition of no graph that runs");
  IN_A_PROCESS("", "0", setByThreads(), "two threads give a condition different values");
  IN_A_PROCESS("", "0", declareOtherwise(), "cudaGraphSetConditional takes \\(.b64 handle");
}

TEST(EmulatedConditions, FindsRacesWithBodies) {
  for (const char *seed : {"0", "1", "2", "3"})
    IN_A_PROCESS("", seed, raceWithABody(), "kernel 'add' .* that kernel 'add' .* orders");
}

TEST(EmulatedConditions, EndsALoopThatDoesNotEnd) {
  IN_A_PROCESS("", "0", loopForever(), "goes on after 20 rounds");
  IN_A_PROCESS("unset", "0", loopUnheard(), "goes on after 20 rounds");
}

TEST(EmulatedConditions, OldDriversHaveNone) {
  IN_A_PROCESS("version:12020", "0", useOldDriver(), "of CUDA 12.2, conditional nodes need 12.4: ");
}
