#include "zero/Planner/ProgramOrder.h"
#include <gtest/gtest.h>
#include <random>
#include <sstream>

using namespace zero::planner;

namespace {

using OpKind = ScheduleOp::Kind;
using StepKind = ScheduleStep::Kind;

/// A problem that is written op by op: `add` gives the op's number.
struct Program {
  ScheduleProblem problem;

  Program() { problem.streams = {"compute", "comm"}; }

  size_t add(OpKind kind, std::vector<size_t> inputs = {}) {
    bool isTransfer =
        kind == OpKind::Gather || kind == OpKind::Reduction || kind == OpKind::Collective;
    ScheduleOp &op = problem.ops.emplace_back();
    op.kind = kind;
    op.stream = isTransfer ? 1 : 0;
    op.inputs = std::move(inputs);
    return problem.ops.size() - 1;
  }
  size_t compute(std::vector<size_t> inputs = {}) { return add(OpKind::Compute, inputs); }
  size_t kernel(std::vector<size_t> inputs = {}) { return add(OpKind::Kernel, inputs); }
  size_t view(std::vector<size_t> inputs) { return add(OpKind::View, inputs); }
  size_t gather(std::vector<size_t> inputs = {}) { return add(OpKind::Gather, inputs); }
  size_t reduce(std::vector<size_t> inputs) { return add(OpKind::Reduction, inputs); }

  ScheduleBuffer &buffer(int64_t bytes, std::vector<size_t> writers, std::vector<size_t> readers) {
    ScheduleBuffer &buffer = problem.buffers.emplace_back();
    buffer.bytes = bytes;
    buffer.writers = std::move(writers);
    buffer.readers = std::move(readers);
    return buffer;
  }

  /// The policy's order, which must be a schedule, as text: "s2" starts op 2, "a2" awaits it.
  std::string order(int64_t prefetch = 1) {
    Schedule schedule = ProgramOrder(prefetch).order(problem);
    EXPECT_EQ(findViolation(problem, schedule), std::nullopt);
    return print(schedule);
  }

  static std::string print(const Schedule &schedule) {
    std::string text;
    for (const ScheduleStep &step : schedule.steps) {
      const char *kind = step.kind == StepKind::Run ? "" : step.kind == StepKind::Start ? "s" : "a";
      text += (text.empty() ? "" : " ") + std::string(kind) + std::to_string(step.op);
    }
    return text;
  }
};

Schedule parse(const std::string &text) {
  Schedule schedule;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    StepKind kind = word[0] == 's'   ? StepKind::Start
                    : word[0] == 'a' ? StepKind::Await
                                     : StepKind::Run;
    schedule.steps.push_back({kind, std::stoul(kind == StepKind::Run ? word : word.substr(1))});
  }
  return schedule;
}

/// Three layers that gather, compute on what was gathered, and gather the next one.
Program makeLayers() {
  Program program;
  size_t value = program.compute();
  for (int layer = 0; layer < 3; ++layer) {
    size_t whole = program.gather();
    value = program.compute({value, whole});
  }
  program.problem.outputs = {value};
  return program;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

TEST(ProgramOrder, WorkStaysInProgramOrder) {
  Program program;
  size_t a = program.compute(), b = program.kernel();
  size_t c = program.compute({b, a});
  program.problem.outputs = {c};
  EXPECT_EQ(program.order(), "0 1 2");
}

TEST(ProgramOrder, GathersStartAheadByThePrefetch) {
  // 0, then layers of (gather, compute): 1 2, 3 4, 5 6.
  EXPECT_EQ(makeLayers().order(1), "s1 0 a1 s3 2 a3 s5 4 a5 6");
  EXPECT_EQ(makeLayers().order(2), "s1 s3 0 a1 s5 2 a3 4 a5 6");
  EXPECT_EQ(makeLayers().order(7), "s1 s3 s5 0 a1 2 a3 4 a5 6");
}

TEST(ProgramOrder, GathersStartInTheOrderOfTheirReaders) {
  // All gathered before the first layer, the last one's parameters through a view; read in reverse.
  Program program;
  size_t third = program.gather(), second = program.gather(), first = program.gather();
  size_t view = program.view({third});
  size_t value = program.compute({first});
  value = program.compute({value, second});
  program.problem.outputs = {program.compute({value, view})};
  EXPECT_EQ(program.order(1), "s2 a2 s1 4 a1 s0 5 a0 3 6");
  EXPECT_EQ(program.order(2), "s2 s1 a2 s0 4 a1 5 a0 3 6");
}

/// A unit of two parts, with `others` of one part reduced in between; the last part is there at
/// once, or needs other work.
std::string orderOfParts(unsigned others, bool isThere, bool isUrgent = true) {
  Program program;
  size_t value = program.compute(), first = program.kernel({value}), reduced = value;
  for (unsigned i = 0; i < others; ++i)
    reduced = program.reduce({program.view({program.kernel({value})})});
  size_t late = isThere ? value : program.compute({value});
  size_t second = program.kernel({late});
  program.problem.outputs = {reduced, program.reduce({program.view({first, second})})};
  for (ScheduleOp &op : program.problem.ops)
    op.isUrgent = isUrgent && op.kind == OpKind::Reduction;
  return program.order(7);
}

TEST(ProgramOrder, AGradientDoesNotWaitThroughSeveralOthers) {
  EXPECT_EQ(orderOfParts(2, true), "0 1 8 9 s10 2 3 s4 5 6 s7 a4 a7 a10");
  EXPECT_EQ(orderOfParts(2, true, /*isUrgent=*/false), "0 1 2 3 s4 5 6 s7 8 9 s10 a4 a7 a10");
  EXPECT_EQ(orderOfParts(1, true), "0 1 2 3 s4 5 6 s7 a4 a7");
  EXPECT_EQ(orderOfParts(2, false), "0 1 2 3 s4 5 6 s7 8 9 10 s11 a4 a7 a11");
}

/// The same where matmuls make the parts, which add to what was made before: both are there before
/// the others.
std::string orderOfMatmuls(unsigned others) {
  Program program;
  size_t value = program.compute(), first = program.compute({value});
  size_t second = program.compute({value, first}), reduced = value;
  for (unsigned i = 0; i < others; ++i)
    reduced = program.reduce({program.view({program.kernel({value})})});
  program.problem.outputs = {reduced, program.reduce({program.view({first, second})})};
  for (ScheduleOp &op : program.problem.ops)
    op.isUrgent = op.kind == OpKind::Reduction;
  return program.order(7);
}

TEST(ProgramOrder, AGradientOfMatmulsDoesNotWaitThroughSeveralOthers) {
  EXPECT_EQ(orderOfMatmuls(2), "0 1 2 9 s10 3 4 s5 6 7 s8 a5 a8 a10");
  EXPECT_EQ(orderOfMatmuls(1), "0 1 2 3 4 s5 6 s7 a5 a7");
}

TEST(ProgramOrder, FewKernelsMoveWithTheirGather) {
  for (size_t count : {4, 5}) {
    Program program;
    size_t first = program.compute();
    std::vector<size_t> converts;
    for (size_t i = 0; i < count; ++i)
      converts.push_back(program.kernel());
    size_t pack = program.view(converts);
    size_t whole = program.gather({pack});
    program.problem.outputs = {program.compute({first, whole})};
    // Five are too many: the gather starts where it stands.
    EXPECT_EQ(program.order(), count == 4 ? "1 2 3 4 5 s6 0 a6 7" : "0 1 2 3 4 5 6 s7 a7 8");
  }
}

TEST(ProgramOrder, OtherWorkKeepsItsGatherInPlace) {
  Program program;
  size_t first = program.compute(), shard = program.compute();
  size_t whole = program.gather({shard});
  program.problem.outputs = {program.compute({first, whole})};
  EXPECT_EQ(program.order(), "0 1 s2 a2 3");
}

TEST(ProgramOrder, AGatherDoesNotWaitForATransferUnderWay) {
  // The second gather's shard comes out of a reduction, which nothing has awaited yet.
  Program program;
  size_t value = program.compute();
  size_t shard = program.reduce({value});
  size_t other = program.compute();
  size_t whole = program.gather({shard});
  program.problem.outputs = {program.compute({other, whole})};
  EXPECT_EQ(program.order(), "0 s1 2 a1 s3 a3 4");
}

TEST(ProgramOrder, AGatherDoesNotOvertakeTheKernelThatMakesItsShard) {
  // The kernel waits for the first gather; the second gather reads what the kernel makes.
  Program program;
  size_t first = program.gather();
  size_t shard = program.kernel({first});
  size_t second = program.gather({program.view({shard})});
  program.problem.outputs = {program.compute({second})};
  EXPECT_EQ(program.order(), "s0 a0 1 2 s3 a3 4");
}

TEST(ProgramOrder, GathersThatOnlyTheResultReadsStayInPlace) {
  Program program;
  size_t value = program.compute();
  size_t parameters = program.gather();
  program.problem.outputs = {value, parameters};
  EXPECT_EQ(program.order(), "0 s1 a1");
}

TEST(ProgramOrder, ReductionsInFlightAreLimitedByThePrefetch) {
  Program program;
  for (int unit = 0; unit < 3; ++unit)
    program.reduce({program.compute()});
  program.problem.outputs = {1, 3, 5};
  EXPECT_EQ(program.order(1), "0 s1 2 a1 s3 4 a3 s5 a5");
  EXPECT_EQ(program.order(2), "0 s1 2 s3 4 a1 s5 a3 a5");
}

TEST(ProgramOrder, OtherTransfersAreAwaitedAtTheirFirstReader) {
  Program program;
  size_t sum = program.add(OpKind::Collective, {program.compute()});
  size_t other = program.compute();
  program.problem.outputs = {program.compute({other, sum})};
  EXPECT_EQ(program.order(), "0 s1 2 a1 3");
}

TEST(ProgramOrder, ViewsStandAtTheirFirstReaderOrNowhere) {
  Program program;
  size_t value = program.compute();
  size_t read = program.view({value});
  program.view({value}); // read by nothing
  size_t returned = program.view({value});
  size_t other = program.compute();
  program.problem.outputs = {program.compute({read, other}), returned};
  EXPECT_EQ(program.order(), "0 4 1 5 3");
}

TEST(ProgramOrder, AnyNumberOfStreams) {
  Program program;
  program.problem.streams = {"compute", "gathers", "reductions", "host"};
  size_t whole = program.gather();
  program.problem.ops[whole].stream = 1;
  size_t value = program.compute({whole});
  size_t shard = program.reduce({value});
  program.problem.ops[shard].stream = 2;
  size_t copy = program.add(OpKind::Collective, {value});
  program.problem.ops[copy].stream = 3;
  program.problem.outputs = {shard, copy};
  EXPECT_EQ(program.order(), "s0 a0 1 s2 s3 a2 a3");
}

//===----------------------------------------------------------------------===//
// Starts of gathers
//===----------------------------------------------------------------------===//

/// Work that makes `early` bytes, work that makes `late` bytes of them, and a reader of `late` and
/// of a unit of 8 bytes that is gathered from the start.
std::string placeStart(int64_t early, int64_t late, size_t expectedMoves, int64_t slackPart = 0) {
  Program program;
  size_t whole = program.gather();
  size_t first = program.compute(), second = program.compute({first});
  size_t result = program.compute({second, whole});
  program.problem.outputs = {result};
  program.buffer(8, {whole}, {result});
  program.buffer(early, {first}, {second});
  program.buffer(late, {second}, {result});
  Schedule schedule = parse("s0 1 2 a0 3");
  EXPECT_EQ(findViolation(program.problem, schedule), std::nullopt);
  EXPECT_EQ(ProgramOrder(1, slackPart).placeTransfers(program.problem, schedule),
            (TransferMoves{/*starts=*/expectedMoves, /*awaits=*/0}));
  EXPECT_EQ(findViolation(program.problem, schedule), std::nullopt);
  return Program::print(schedule);
}

TEST(PlaceStarts, AsEarlyAsThePeakAllows) {
  // The reader makes the peak, of 28: there is room beside both.
  EXPECT_EQ(placeStart(/*early=*/0, /*late=*/20, 0), "s0 1 2 a0 3");
  EXPECT_EQ(placeStart(/*early=*/20, /*late=*/0, 1), "1 2 s0 a0 3");
  // The second work has both: a byte more than there is room for.
  EXPECT_EQ(placeStart(/*early=*/10, /*late=*/12, 1), "1 2 s0 a0 3");
  EXPECT_EQ(placeStart(/*early=*/12, /*late=*/1, 1), "1 2 s0 a0 3");
}

TEST(PlaceStarts, OverlapLeavesAPartOfThePeakFree) {
  // The peak is 28; a quarter of it is left, less than that is not.
  EXPECT_EQ(placeStart(/*early=*/0, /*late=*/20, 1, /*slackPart=*/4), "1 2 s0 a0 3");
  EXPECT_EQ(placeStart(/*early=*/0, /*late=*/20, 0, /*slackPart=*/29), "s0 1 2 a0 3");
}

/// Two units, of 16 and 2 bytes, gathered from the start; work that takes `work` bytes beside what
/// it makes, and the last reader `last`.
std::string placeTwoStarts(int64_t work, int64_t last, size_t expectedMoves) {
  Program program;
  size_t a = program.gather(), b = program.gather();
  size_t first = program.compute(), second = program.compute({a});
  size_t result = program.compute({b, second});
  program.problem.outputs = {result};
  program.buffer(16, {a}, {second});
  program.buffer(2, {b}, {result});
  program.buffer(8, {first}, {result});
  program.buffer(work, {first}, {});
  program.buffer(last, {result}, {});
  Schedule schedule = parse("s0 s1 2 a0 3 a1 4");
  EXPECT_EQ(ProgramOrder(2).placeTransfers(program.problem, schedule).starts, expectedMoves);
  EXPECT_EQ(findViolation(program.problem, schedule), std::nullopt);
  return Program::print(schedule);
}

TEST(PlaceStarts, EachGatherByItself) {
  // The peak of 24 is the first unit's reader: neither fits beside the work before it.
  EXPECT_EQ(placeTwoStarts(/*work=*/16, /*last=*/0, 2), "2 s0 a0 3 s1 a1 4");
  // The first unit does.
  EXPECT_EQ(placeTwoStarts(/*work=*/0, /*last=*/0, 1), "s0 2 a0 3 s1 a1 4");
}

TEST(PlaceStarts, OrderOfGathersStays) {
  // Beside the work there is room for the second unit, not for the first, which cannot start after
  // the second.
  EXPECT_EQ(placeTwoStarts(/*work=*/30, /*last=*/30, 0), "s0 s1 2 a0 3 a1 4");
}

TEST(PlaceStarts, PersistentBytesHoldNothing) {
  Program program;
  size_t whole = program.gather();
  size_t work = program.compute();
  program.problem.outputs = {program.compute({work, whole})};
  program.buffer(800, {whole}, {}).isPersistent = true;
  program.buffer(8, {work}, {});
  Schedule schedule = parse("s0 1 a0 2");
  EXPECT_EQ(ProgramOrder(1).placeTransfers(program.problem, schedule), TransferMoves());
}

//===----------------------------------------------------------------------===//
// Awaits of reductions
//===----------------------------------------------------------------------===//

/// `before` bytes at the first op, a reduction of a unit of 8 bytes, work that makes `beside`
/// bytes, work that makes `wide` bytes of them, then the await.
std::string placeAwaits(int64_t before, int64_t beside, int64_t wide, size_t expectedMoves) {
  Program program;
  size_t unit = program.compute();
  size_t shard = program.reduce({unit});
  size_t small = program.compute(), large = program.compute({small});
  size_t result = program.compute({large, shard});
  program.problem.outputs = {result};
  program.buffer(before, {unit}, {});
  program.buffer(8, {unit}, {shard});
  program.buffer(beside, {small}, {large});
  program.buffer(wide, {large}, {result});
  Schedule schedule = parse("0 s1 2 3 a1 4");
  EXPECT_EQ(findViolation(program.problem, schedule), std::nullopt);
  EXPECT_EQ(ProgramOrder(1).placeTransfers(program.problem, schedule).awaits, expectedMoves);
  EXPECT_EQ(findViolation(program.problem, schedule), std::nullopt);
  return Program::print(schedule);
}

TEST(PlaceAwaits, AsLateAsThePeakAllows) {
  // The second work makes the peak of 28 without overlap: the unit must be gone by then.
  EXPECT_EQ(placeAwaits(/*before=*/0, /*beside=*/4, /*wide=*/24, 1), "0 s1 2 a1 3 4");
  // Where the first work is at the peak already, the await goes right behind the start.
  EXPECT_EQ(placeAwaits(/*before=*/0, /*beside=*/24, /*wide=*/0, 1), "0 s1 a1 2 3 4");
  // Just enough room beside both, and a byte less.
  EXPECT_EQ(placeAwaits(/*before=*/28, /*beside=*/4, /*wide=*/24, 0), "0 s1 2 3 a1 4");
  EXPECT_EQ(placeAwaits(/*before=*/27, /*beside=*/4, /*wide=*/24, 1), "0 s1 2 a1 3 4");
}

TEST(PlaceAwaits, WhatIsHeldCountsForTheNextReduction) {
  // Two units of 8 bytes under a peak of 20: either can be held over the work at 12, not both.
  Program program;
  size_t a = program.compute(), b = program.compute();
  size_t first = program.reduce({a}), second = program.reduce({b});
  size_t work = program.compute();
  program.problem.outputs = {first, second, work};
  program.buffer(8, {a}, {first});
  program.buffer(8, {b}, {second});
  program.buffer(4, {a}, {b}); // 20 bytes live at the second op
  program.buffer(12, {work}, {});
  Schedule schedule = parse("0 1 s2 s3 4 a2 a3");
  EXPECT_EQ(ProgramOrder(1).placeTransfers(program.problem, schedule).awaits, 1u);
  EXPECT_EQ(Program::print(schedule), "0 1 s2 s3 a3 4 a2");
}

TEST(PlaceAwaits, PersistentBytesAndBuffersReadLaterHoldNothing) {
  Program program;
  size_t a = program.compute(), b = program.compute();
  size_t first = program.reduce({a}), second = program.reduce({b});
  size_t work = program.compute(), late = program.compute({b});
  program.problem.outputs = {first, second, work};
  program.buffer(800, {a}, {first}).isPersistent = true;
  program.buffer(800, {b}, {second, late}); // lives until `late` whatever the reduction does
  program.buffer(12, {work}, {});
  Schedule schedule = parse("0 1 s2 s3 4 5 a2 a3");
  EXPECT_EQ(ProgramOrder(1).placeTransfers(program.problem, schedule).awaits, 0u);
}

TEST(PlaceAwaits, ViewsTouchTheBytesThatTheyName) {
  Program program;
  size_t unit = program.compute();
  size_t shard = program.reduce({unit});
  size_t work = program.compute(), view = program.view({unit});
  program.problem.outputs = {shard, work, view};
  program.buffer(8, {unit}, {shard}).views = {view}; // so the unit lives until the view anyhow
  program.buffer(24, {work}, {});
  Schedule schedule = parse("0 s1 2 3 a1");
  EXPECT_EQ(ProgramOrder(1).placeTransfers(program.problem, schedule).awaits, 0u);
  program.problem.buffers[0].views = {};
  EXPECT_EQ(ProgramOrder(1).placeTransfers(program.problem, schedule).awaits, 1u);
}

//===----------------------------------------------------------------------===//
// Random programs
//===----------------------------------------------------------------------===//

Program makeRandom(unsigned seed) {
  std::mt19937 random(seed);
  Program program;
  constexpr OpKind kKinds[] = {OpKind::View,   OpKind::Compute,   OpKind::Compute,   OpKind::Kernel,
                               OpKind::Gather, OpKind::Reduction, OpKind::Collective};
  size_t count = 1 + random() % 40;
  for (size_t op = 0; op < count; ++op) {
    std::vector<size_t> inputs;
    for (size_t i = random() % 4; i > 0 && op > 0; --i)
      inputs.push_back(random() % op);
    OpKind kind = inputs.empty() ? OpKind::Compute : kKinds[random() % std::size(kKinds)];
    program.add(kind, inputs);
    program.problem.ops.back().bytes = random() % 64;
  }
  for (size_t i = random() % 4; i > 0; --i)
    program.problem.outputs.push_back(random() % count);
  for (size_t op = 0; op < count; ++op) {
    if (program.problem.ops[op].kind == OpKind::View)
      continue;
    std::vector<size_t> readers;
    for (size_t reader = op + 1; reader < count; ++reader)
      for (size_t input : program.problem.ops[reader].inputs)
        if (input == op && program.problem.ops[reader].kind != OpKind::View)
          readers.push_back(reader);
    program.buffer(program.problem.ops[op].bytes, {op}, readers);
  }
  return program;
}

TEST(ProgramOrder, RandomProgramsGetSchedules) {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    Program program = makeRandom(seed);
    for (int64_t prefetch : {1, 2, 5}) {
      ProgramOrder policy(prefetch);
      Schedule schedule = policy.order(program.problem);
      ASSERT_EQ(findViolation(program.problem, schedule), std::nullopt) << seed;
      policy.placeTransfers(program.problem, schedule);
      ASSERT_EQ(findViolation(program.problem, schedule), std::nullopt) << seed;
    }
  }
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

/// What the check says of a schedule for: 0 compute, 1 gather, 2 view of 1, 3 compute of 0 and 2.
std::string check(const std::string &steps, std::vector<size_t> alternatives = {}) {
  Program program;
  size_t value = program.compute(), whole = program.gather();
  size_t view = program.view({whole});
  program.problem.outputs = {program.compute({value, view})};
  program.problem.alternatives = {
      {ScheduleAlternative::Kind::KeepGathered, whole, 3, /*savedBytes=*/-64, /*addedWork=*/-64}};
  Schedule schedule = parse(steps);
  schedule.alternatives = std::move(alternatives);
  return findViolation(program.problem, schedule).value_or("");
}

TEST(FindViolation, NamesWhatIsWrong) {
  EXPECT_EQ(check("s1 0 a1 2 3"), "");
  EXPECT_EQ(check("s1 0 a1 2 3", {0}), "");
  EXPECT_EQ(check("s1 0 a1 2"), "op 3 has no step");
  EXPECT_EQ(check("s1 0 a1 3"), "step 3 takes op 3 before what it reads, op 2");
  EXPECT_EQ(check("s1 0 2 a1 3"), "step 2 takes op 2 before what it reads, op 1");
  EXPECT_EQ(check("1 0 2 3"), "step 0 runs op 1, which is of stream 1");
  EXPECT_EQ(check("s0 s1 a1 2 3"), "step 0 starts op 0, which is of stream 0");
  EXPECT_EQ(check("0 0 s1 a1 2 3"), "step 1 takes op 0 a second time");
  EXPECT_EQ(check("0 s1 a1 a1 2 3"), "step 3 awaits op 1, which is not under way");
  EXPECT_EQ(check("0 a1"), "step 1 awaits op 1, which is not under way");
  EXPECT_EQ(check("0 a0"), "step 1 awaits op 0, which is not under way");
  EXPECT_EQ(check("7"), "step 0 names op 7 of 4");
  EXPECT_EQ(check("s1 0 a1 2 3", {1}), "alternative 1 is chosen of 1");
  EXPECT_EQ(check("s1 0 a1 2 3", {0, 0}), "alternative 0 is chosen twice");
}

TEST(FindViolation, WantsTransfersAwaitedAndResultsDone) {
  Program program;
  size_t sum = program.add(OpKind::Collective);
  EXPECT_EQ(findViolation(program.problem, parse("s0")), "op 0 is started and not awaited");
  size_t view = program.view({sum});
  program.problem.outputs = {view};
  EXPECT_EQ(findViolation(program.problem, parse("s0 a0")),
            "op 1 is returned and not done at the end");
  program.problem.ops[sum].stream = 2;
  EXPECT_EQ(findViolation(program.problem, parse("s0")), "step 0 uses stream 2 of 2");
}

} // namespace
