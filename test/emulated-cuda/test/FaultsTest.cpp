//===- FaultsTest.cpp - Kernels broken on purpose are caught, each kind ---------------------===//

#include "Device.h"

using namespace emulatedptx;
using namespace emulatedptx::test;

// broken.cu's kernels take (int *out, const int *in); every flaw is on when its kernel is run.
struct Broken : ::testing::Test {
  Device device;
  Loaded loaded{device, fileText("broken.ptx")};
  uint64_t out = device.allocate(4 * 256, true), in = device.put(std::vector<int>(256, 3));
  Problem run(const std::string &name, Dim3 grid = {2}, Dim3 block = {64}) {
    return loaded(name, grid, block, out, in);
  }
};

#define EXPECT_FAULT(WHICH, LINE, ...)                                                             \
  do {                                                                                             \
    Problem problem = __VA_ARGS__;                                                                 \
    EXPECT_EQ(problem.fault, Fault::WHICH) << problem.text();                                      \
    EXPECT_NE(problem.source.find("broken.cu:" + std::to_string(lineOf(LINE))), std::string::npos) \
        << problem.text();                                                                         \
  } while (false)

// The line of broken.cu that carries the mark.
static int lineOf(const std::string &mark) {
  std::istringstream text(fileText("broken.cu"));
  std::string line;
  for (int number = 1; std::getline(text, line); ++number)
    if (line.find("// " + mark) != line.npos)
      return number;
  return -1;
}

TEST_F(Broken, TheirRightFormsRun) { EXPECT_RUNS(run("fine")); }
TEST_F(Broken, MissingBarrier) {
  EXPECT_FAULT(SharedRace, "missing barrier", run("missingBarrier"));
}
TEST_F(Broken, MissingWarpBarrier) {
  EXPECT_FAULT(SharedRace, "missing warp barrier", run("missingWarpBarrier"));
}
TEST_F(Broken, ProductOfHalfAWarp) {
  Loaded matrix(device, fileText("matrix.ptx"));
  uint64_t a = device.put(std::vector<uint16_t>(256)), b = device.put(std::vector<uint16_t>(128));
  Problem problem = matrix("halfAWarp", {1}, {32}, out, a, b);
  EXPECT_EQ(problem.fault, Fault::InvalidMask) << problem.text();
}
TEST_F(Broken, LoadsOfMatrices) {
  Loaded matrix(device, fileText("matrix.ptx"));
  uint64_t from = device.put(std::vector<uint16_t>(256));
  auto faultOf = [&](unsigned threads, int shift, int isEarly) {
    return matrix("loadsMatrices", {1}, {threads}, out, from, 0, shift, isEarly).fault;
  };
  EXPECT_EQ(faultOf(32, 0, 0), Fault::None);
  EXPECT_EQ(faultOf(32, 8, 0), Fault::None);
  EXPECT_EQ(faultOf(32, 4, 0), Fault::Misaligned);
  EXPECT_EQ(faultOf(32, 16, 0), Fault::OutOfBounds);
  EXPECT_EQ(faultOf(32, 0, 1), Fault::SharedRace);
  EXPECT_EQ(faultOf(16, 0, 0), Fault::InvalidMask);
}
TEST_F(Broken, RaceBetweenBlocks) {
  EXPECT_FAULT(GlobalRace, "race between blocks", run("blockRace"));
}
TEST_F(Broken, ReadOfAnotherBlocksStore) {
  EXPECT_FAULT(GlobalRace, "read of another block", run("blockReads"));
}
TEST_F(Broken, AtomicsAndStoresMixed) {
  EXPECT_FAULT(GlobalRace, "store beside atomics", run("mixedAtomics"));
}
TEST_F(Broken, RacesBetweenThreads) {
  EXPECT_RUNS(run("threadsMeet"));
  EXPECT_FAULT(ThreadRace, "race between warps", run("threadRace"));
  EXPECT_FAULT(ThreadRace, "store of what a lane read", run("threadReads"));
  EXPECT_FAULT(ThreadRace, "all add to one", run("manyAdd"));
}
TEST_F(Broken, StrayStore) {
  EXPECT_FAULT(OutOfBounds, "stray store", run("strayStore", {4}, {96}));
  EXPECT_FAULT(OutOfBounds, "stray shared", run("strayShared"));
}
TEST_F(Broken, MisalignedAccess) { EXPECT_FAULT(Misaligned, "misaligned", run("misaligned")); }
TEST_F(Broken, UninitialisedReads) {
  out = device.allocate(4 * 256);
  EXPECT_FAULT(Uninitialized, "uninitialised global", run("uninitialisedGlobal"));
  EXPECT_FAULT(Uninitialized, "uninitialised shared", run("uninitialisedShared"));
}
TEST_F(Broken, DivergentBarriers) {
  EXPECT_FAULT(DivergentBarrier, "divergent barrier", run("divergentBarrier"));
  EXPECT_FAULT(DivergentBarrier, "barrier of one warp", run("oneWarpsBarrier"));
  EXPECT_FAULT(DivergentBarrier, "barrier after return", run("barrierAfterReturn"));
}
TEST_F(Broken, WrongMasks) {
  EXPECT_FAULT(InvalidMask, "mask names others", run("maskNamesOthers"));
  EXPECT_FAULT(InvalidMask, "mask lacks lanes", run("maskLacksLanes"));
  EXPECT_FAULT(InvalidMask, "reads a lane outside", run("readsLaneOutside"));
}
TEST_F(Broken, TrapsAndLoops) {
  EXPECT_FAULT(Trap, "trap", run("traps"));
  Options options;
  options.maxInstructions = 1 << 22;
  EXPECT_FAULT(Hang, "endless", loaded.run("endless", {1}, {32}, options, 0, out, in));
}
TEST_F(Broken, StoreToConstant) {
  device.buffer(out).readOnly = true;
  EXPECT_FAULT(ReadOnly, "first store", run("fine"));
}

TEST_F(Broken, ChecksThatAreOffFindNothing) {
  Options options;
  options.sharedRaces = options.globalRaces = options.uninitialized = false;
  for (const char *name : {"missingBarrier", "missingWarpBarrier", "blockRace", "blockReads",
                           "mixedAtomics", "uninitialisedGlobal", "uninitialisedShared"})
    EXPECT_RUNS(loaded.run(name, {2}, {64}, options, 0, out, in));
}

// Races do not hide behind an order of blocks and warps.
TEST_F(Broken, EverySeedFindsRaces) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Options options;
    options.seed = seed;
    options.threads = 1 + seed % 2;
    EXPECT_EQ(loaded.run("missingBarrier", {2}, {64}, options, 0, out, in).fault,
              Fault::SharedRace);
    EXPECT_EQ(loaded.run("blockRace", {4}, {64}, options, 0, out, in).fault, Fault::GlobalRace);
    EXPECT_RUNS(loaded.run("fine", {4}, {64}, options, 0, out, in));
  }
}

TEST_F(Broken, ProblemsNameThePlace) {
  Problem problem = run("strayStore", {4}, {96});
  EXPECT_EQ(problem.kernel, "strayStore");
  EXPECT_EQ(problem.block.x, 2u);
  EXPECT_EQ(problem.thread.x, 64u);
  EXPECT_EQ(problem.address, out + 4 * 256);
  EXPECT_NE(problem.text().find("out of bounds in 'strayStore' at line"), std::string::npos);
}

//===-------------------------------------------------------------------------===//
// Launches that the device refuses
//===-------------------------------------------------------------------------===//

struct Refused : Broken {
  void expect(Shape shape, const std::string &message, unsigned target = 80,
              const char *kernel = "fine") {
    Options options;
    options.limits = Limits::of(target);
    std::vector<uint8_t> parameters(16);
    Problem problem =
        launch(*loaded.module, loaded.entry(kernel), shape, parameters.data(), device, options);
    EXPECT_EQ(problem.fault, Fault::InvalidLaunch);
    EXPECT_NE(problem.message.find(message), std::string::npos) << problem.text();
  }
};

TEST_F(Refused, ShapesBeyondTheLimits) {
  expect({{1, 65536, 1}, {32}}, "grid (1, 65536, 1), at most (2147483647, 65535, 65535)");
  expect({{1, 0, 1}, {32}}, "grid");
  expect({{1}, {1025}}, "block (1025, 1, 1)");
  expect({{1}, {1, 1, 65}}, "block (1, 1, 65)");
  expect({{1}, {64, 32}}, "threads of a block: 2048, at most 1024");
  expect({{1}, {32}, 49 << 10}, "shared memory, without opting in");
  expect({{1}, {32}, 164 << 10, 164 << 10}, "shared memory: ");
  expect({{1}, {128}}, ".maxntid: 128, at most 64", 80, "bounded");
  expect({{1}, {32}}, "code for sm_80 on a device of sm_75", 75);
}

// There is no opting in to more of what the code itself declares.
TEST(Static, SharedMemoryIsLimited) {
  Device device;
  for (int bytes : {48 << 10, (48 << 10) + 4}) {
    Loaded loaded(device,
                  ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry wide() {\n"
                  ".shared .align 4 .b8 room[" +
                      std::to_string(bytes) +
                      "];\n.reg .b64 %rd<2>;\nmov.u64 %rd1, room;\nret;\n}\n");
    Problem problem = loaded.run("wide", {1}, {32}, Options(), 0);
    EXPECT_EQ(bool(problem), bytes > 48 << 10) << problem.text();
    if (problem)
      EXPECT_NE(problem.message.find("static shared memory: 49156, at most 49152"),
                std::string::npos);
  }
}

TEST(Versions, NewerThanTheDriver) {
  Problem problem;
  EXPECT_EQ(Module::parse(".version 9.3\n.target sm_80\n.address_size 64\n", problem), nullptr);
  EXPECT_NE(problem.text().find(".version 9.3, expected one from 6.0 to 9.0"), std::string::npos);
}
