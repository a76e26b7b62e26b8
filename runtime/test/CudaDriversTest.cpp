//===- CudaDriversTest.cpp - What the host drives on a GPU -------------------------===//
//
// Drivers (zrt/abi.h) between other commands of a step, with commands that are enqueued and that
// are captured: only with ZRT_TEST_DEVICE=cuda.
//===------------------------------------------------------------------------===//

#include "CudaKernels.h"
#include "Devices.h"
#include "zrt/drivers.h"
#include "zrt/factorize.h"

#include <array>
#include <cstdlib>
#include <cstring>

using namespace zrt;
using namespace zrt::test;

namespace {

constexpr zrt_kernel_descriptor onDevice(const char *name) {
  return {name, ZRT_KERNEL_CUDA, {.code = &cudaCode}, 1, 1, 1, 0, nullptr};
}
constexpr zrt_kernel_descriptor ofHost(const char *name, zrt_kernel function) {
  return {name, ZRT_KERNEL_DRIVER, {function}, 1, 1, 0, 0, nullptr};
}
constexpr zrt_kernel_descriptor step = onDevice("slow_step"), five = onDevice("add_five"),
                                isSmall = onDevice("is_small"), lowBits = onDevice("low_bits");

void enqueue(const zrt_kernel_descriptor &kernel, std::initializer_list<uint8_t *> buffers) {
  std::vector<uint8_t *> list(buffers);
  zrt_enqueue(&kernel, list.data(), int64_t(list.size()));
}

/// While *buffers[0] is less than 100, as a loop's code is written: x -> 3 x + 1, by way of
/// *buffers[1]. Rounds are counted in steps of five in *buffers[2].
void growBeyond(uint8_t *const *buffers, int64_t, int64_t) {
  while (!zrt_round()) {
    enqueue(isSmall, {buffers[0], buffers[1] + 8});
    if (!zrt_fetch(buffers[1] + 8, 1))
      return;
    enqueue(step, {buffers[0], buffers[1]});
    zrt_move(buffers[0], buffers[1], 8);
    enqueue(five, {buffers[2]});
  }
}
constexpr zrt_kernel_descriptor loop = ofHost("loop", growBeyond);

/// By the index *buffers[0], of four bytes: nothing, 3 x + 1 into *buffers[2], or five more there;
/// what is there is written over the index, too.
void chooseOne(uint8_t *const *buffers, int64_t, int64_t) {
  int64_t index = zrt_choose(buffers[0], 4, 3);
  if (index == 0)
    return;
  if (index == 1)
    enqueue(step, {buffers[1], buffers[2]});
  else
    enqueue(five, {buffers[2]});
  zrt_move(buffers[0], buffers[2], 4);
}
constexpr zrt_kernel_descriptor choice = ofHost("choice", chooseOne);

/// Runs the loop where the byte *buffers[0] is not 0, else adds five to *buffers[1].
void loopIf(uint8_t *const *buffers, int64_t, int64_t) {
  if (zrt_choose(buffers[0], 1, 2))
    return enqueue(loop, {buffers[1], buffers[2], buffers[3]});
  enqueue(five, {buffers[1]});
}
constexpr zrt_kernel_descriptor conditional = ofHost("conditional", loopIf);

/// While *buffers[0] is less than 100: a branch by its lowest bits, then five more.
void branchAndGrow(uint8_t *const *buffers, int64_t, int64_t) {
  while (!zrt_round()) {
    enqueue(isSmall, {buffers[0], buffers[1]});
    if (!zrt_fetch(buffers[1], 1))
      return;
    enqueue(lowBits, {buffers[0], buffers[1] + 8});
    enqueue(choice, {buffers[1] + 8, buffers[0], buffers[2]});
    enqueue(five, {buffers[0]});
  }
}

/// Runs a kernel that there is not, until the runtime ends the loop.
void enqueueForever(uint8_t *const *buffers, int64_t, int64_t) {
  static constexpr zrt_kernel_descriptor missing = onDevice("missing");
  while (!zrt_round()) {
    if (!zrt_fetch(buffers[0], 1))
      return;
    enqueue(missing, {buffers[0]});
  }
}

/// Two triangular 2 x 2 systems of f32 out of three, one after another in the host's memory.
constexpr zrt_staged_factorization solve = {
    {ZRT_TRIANGULAR_SOLVE, ZRT_F32, 2, 2, 1, ZRT_LOWER | ZRT_LEFT}, 2, 2, 1, {16, 8, 8}};
using Pair = std::array<float, 2>;
void solveThree(uint8_t *const *buffers, int64_t begin, int64_t end) {
  zrt_factorize_staged(&solve, buffers, begin, end);
}

/// How commands come to a device, and who goes by a driver's values.
enum class Way { Enqueued, ByHost, ByGraph };

class CudaDrivers : public testing::TestWithParam<Way>, protected OneDevice {
protected:
  void SetUp() override {
    if (deviceFactories().front().name != std::string("cuda"))
      GTEST_SKIP() << "for GPUs: ZRT_TEST_DEVICE=cuda";
    open(GetParam() == Way::ByGraph ? ControlFlow::Graph : ControlFlow::Host);
  }
  void open(ControlFlow controlFlow) {
    device.reset();
    device = makeCuda(controlFlow);
    ASSERT_TRUE(device->open({{"compute"}, {"gathers"}, {"reductions"}}, 8).isOk());
    Expected<Memory> memory = device->allocate(1 << 20);
    ASSERT_TRUE(memory.isOk()) << memory.status().text();
    ASSERT_TRUE(device->bind(0, *memory).isOk());
  }

  bool isCaptured() const { return GetParam() != Way::Enqueued; }
  void begin() {
    if (isCaptured())
      ASSERT_TRUE(device->beginCapture(16, 8).isOk());
  }
  Status end(int times = 1) { return finish(isCaptured(), times); }
  /// Of a capture.
  void expectText(const std::string &text) {
    EXPECT_EQ(device->controlText(), isCaptured() ? text : "");
  }
  std::string whoRuns(const char *driver) const {
    return std::string(GetParam() == Way::ByGraph ? "nodes of the graph: "
                                                  : "by the host (as --control-flow=host asks): ") +
           driver;
  }
};

const int64_t loopRecord[] = {3, 0, 64, 128}, stepRecord[] = {2, 0, 64}, backRecord[] = {2, 64, 0},
              fiveRecord[] = {1, 192};

} // namespace

TEST_P(CudaDrivers, ALoopRunsBetweenOtherCommands) {
  put<int64_t>(0, 1);
  begin();
  device->launch(0, step, stepRecord); // 4 at 64
  device->launch(0, step, backRecord); // 13 at 0
  device->record(0, 0);
  device->wait(1, 0);
  device->launch(1, loop, loopRecord); // 40, 121 at 0: two rounds
  device->wait(2, 0);                  // of a part that is over
  device->launch(2, five, fiveRecord);
  device->record(1, 1);
  device->wait(0, 1);
  device->launch(0, step, stepRecord); // 364 at 64
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(0), 121);
  EXPECT_EQ(get<int64_t>(64), 364);
  EXPECT_EQ(get<int64_t>(128), 10);
  EXPECT_EQ(get<int64_t>(192), 5);
  expectText(whoRuns("loop"));
}

/// Nothing but loops, the second of which has no round; each step begins with what the last left.
TEST_P(CudaDrivers, EveryReplayGoesByWhatItFinds) {
  put<int64_t>(0, 10);
  begin();
  device->launch(0, loop, loopRecord); // 31, 94, 283
  device->launch(0, loop, loopRecord);
  ASSERT_TRUE(end(/*times=*/3).isOk());
  EXPECT_EQ(get<int64_t>(0), 283);
  EXPECT_EQ(get<int64_t>(128), 15);
}

/// A captured step is replayed with 4, 1 and no round.
TEST_P(CudaDrivers, RoundsFollowWhatEachReplayFinds) {
  begin();
  if (isCaptured()) {
    device->launch(1, loop, loopRecord);
    device->launch(0, five, fiveRecord); // on another stream
  }
  Expected<int> graph = isCaptured() ? device->endCapture() : Expected<int>(0);
  ASSERT_TRUE(graph.isOk()) << graph.status().text();
  const std::pair<int64_t, int64_t> expected[] = {{1, 121}, {40, 121}, {100, 100}};
  for (auto [from, to] : expected) {
    put<int64_t>(0, from);
    if (isCaptured())
      device->replay(*graph);
    else
      device->launch(1, loop, loopRecord);
    ASSERT_TRUE(device->synchronize().isOk());
    EXPECT_EQ(get<int64_t>(0), to);
  }
  EXPECT_EQ(get<int64_t>(128), 25);
}

/// Of each index, also of those of no region, and where the region writes over it.
TEST_P(CudaDrivers, ABranchRunsTheRegionOfItsIndex) {
  const int64_t record[] = {3, 0, 64, 128};
  begin();
  if (isCaptured())
    device->launch(0, choice, record);
  Expected<int> graph = isCaptured() ? device->endCapture() : Expected<int>(0);
  ASSERT_TRUE(graph.isOk()) << graph.status().text();
  const std::pair<int32_t, int64_t> expected[] = {{0, 1}, {1, 22}, {2, 6}, {3, 6}, {-1, 6}};
  for (auto [index, result] : expected) {
    put<int32_t>(0, index);
    put<int64_t>(64, 7);
    put<int64_t>(128, 1);
    if (isCaptured())
      device->replay(*graph);
    else
      device->launch(0, choice, record);
    ASSERT_TRUE(device->synchronize().isOk());
    EXPECT_EQ(get<int64_t>(128), result) << "of index " << index;
    EXPECT_EQ(get<int32_t>(0), index == 0 ? 0 : int32_t(result));
  }
  expectText(whoRuns("choice"));
}

/// A loop in a branch and a branch in a loop, beside one another.
TEST_P(CudaDrivers, LoopsAndBranchesStandInOneAnother) {
  static constexpr zrt_kernel_descriptor outer = ofHost("outer", branchAndGrow);
  const int64_t record[] = {4, 0, 64, 128, 192}, outerRecord[] = {3, 256, 320, 384};
  auto launch = [&] {
    device->launch(0, conditional, record);
    device->launch(1, outer, outerRecord);
  };
  begin();
  if (isCaptured())
    launch();
  Expected<int> graph = isCaptured() ? device->endCapture() : Expected<int>(0);
  ASSERT_TRUE(graph.isOk()) << graph.status().text();
  for (bool isTaken : {true, false, true}) {
    put<uint8_t>(0, isTaken);
    put<int64_t>(64, 40);
    put<int64_t>(256, 80); // 80, 85, 90, 95: of lowest bits 0, 1, 2, 3
    put<int64_t>(384, 1);
    if (isCaptured())
      device->replay(*graph);
    else
      launch();
    ASSERT_TRUE(device->synchronize().isOk());
    EXPECT_EQ(get<int64_t>(64), isTaken ? 121 : 45);
    EXPECT_EQ(get<int64_t>(256), 100);
    EXPECT_EQ(get<int64_t>(384), 3 * 85 + 1 + 5 + 5);
  }
  expectText(whoRuns("conditional outer"));
}

TEST_P(CudaDrivers, AFailureEndsALoop) {
  static constexpr zrt_kernel_descriptor kernel = ofHost("endless", enqueueForever);
  put<int64_t>(0, 7);
  const int64_t record[] = {1, 0};
  begin();
  device->launch(0, kernel, record);
  device->launch(0, five, fiveRecord);
  Status status = end();
  EXPECT_NE(status.text().find("missing"), std::string::npos) << status.text();
}

/// A loop that the host has a part in is the host's, and an error where the graph is asked for.
TEST_P(CudaDrivers, WhatCannotBeANodeIsSaid) {
  static const zrt_kernel_descriptor
      factors = {"factors", ZRT_KERNEL_DRIVER,        {solveThree}, 3, 1,
                 0,         zrt_staged_bytes(&solve), nullptr},
      kernel = {"factorising",
                ZRT_KERNEL_DRIVER,
                {[](uint8_t *const *buffers, int64_t, int64_t) {
                  if (zrt_choose(buffers[0], 1, 2))
                    enqueue(factors, {buffers[1], buffers[2], buffers[3]});
                }},
                1,
                1,
                0,
                zrt_staged_bytes(&solve),
                nullptr};
  const int64_t record[] = {4, 0, 64, 128, 192};
  for (int matrix = 0; matrix < 3; ++matrix) {
    put<std::array<float, 4>>(64 + matrix * 16, {1, 0, 0, 1});
    put<Pair>(128 + matrix * 8, {3, 5});
  }
  put<uint8_t>(0, 1);
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  if (GetParam() == Way::ByGraph) {
    EXPECT_EQ(status.message(),
              "'factorising' cannot be a node of the step's graph, as --control-flow=graph asks: "
              "the host factorises in it; run with --control-flow=auto or host");
    return;
  }
  ASSERT_TRUE(status.isOk()) << status.text();
  EXPECT_EQ(get<Pair>(192), (Pair{3, 5}));
  if (GetParam() != Way::ByHost)
    return;
  open(ControlFlow::Auto);
  put<uint8_t>(0, 0);
  begin();
  device->launch(0, kernel, record);
  device->launch(0, loop, record);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(device->controlText(), "by the host (the host factorises in it): factorising; nodes of "
                                   "the graph: loop");
}

/// A driver whose code goes back and forth otherwise than loops and branches do.
TEST_P(CudaDrivers, ADriverThatCannotBeWalkedIsRefused) {
  if (!isCaptured())
    GTEST_SKIP() << "of captures";
  static constexpr zrt_kernel_descriptor late =
                                             ofHost("late",
                                                    [](uint8_t *const *buffers, int64_t, int64_t) {
                                                      enqueue(five, {buffers[0]});
                                                      zrt_choose(buffers[0], 1, 2);
                                                    }),
                                         twice = ofHost("twice", [](uint8_t *const *buffers,
                                                                    int64_t, int64_t) {
                                           zrt_round();
                                           zrt_fetch(buffers[0], 1);
                                           zrt_fetch(buffers[0], 1);
                                         });
  const int64_t record[] = {1, 0};
  for (const zrt_kernel_descriptor *kernel : {&late, &twice}) {
    begin();
    device->launch(0, *kernel, record);
    Status status = end();
    EXPECT_EQ(status.code(), Code::Internal);
    EXPECT_NE(status.text().find("which no loop or branch does"), std::string::npos)
        << status.text();
  }
}

/// Some GPUs of a compute capability have less than others.
TEST_P(CudaDrivers, SharedMemoryThatThereIsNotIsSaid) {
  zrt_kernel_descriptor greedy = five;
  greedy.staging = 1 << 20;
  begin();
  device->launch(0, greedy, fiveRecord);
  Status status = end();
  EXPECT_EQ(status.code(), Code::Unavailable);
  EXPECT_NE(status.text().find("does not give blocks of 'add_five' 1024.0 KiB of shared memory: "
                               "CUDA_ERROR_INVALID_VALUE"),
            std::string::npos)
      << status.text();
}

/// Machine code that is none, of the GPU's own compute capability (of which it tries the newest),
/// of one before it and of later ones: PTX is run, and what was refused is said.
TEST_P(CudaDrivers, PtxIsRunWhereMachineCodeIsRefused) {
  int own = atoi(strstr(device->name(), "sm_") + 3);
  EXPECT_EQ(device->codeText(), "") << "nothing was launched";
  static constexpr char noCode[4096] = "\x7f"
                                       "ELF"; // a driver reads headers
  const zrt_cubin cubins[] = {
      {own - 10, noCode}, {own / 10 * 10, noCode}, {own + 1, noCode}, {own + 10, noCode}};
  const zrt_device_code code = {cudaKernels, 4, cubins};
  zrt_kernel_descriptor kernel = five;
  kernel.code = &code;
  begin();
  device->launch(0, kernel, fiveRecord);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(192), 5);
  std::string refused = format("PTX; not the machine code of sm_%d: ", own / 10 * 10);
  EXPECT_EQ(device->codeText().substr(0, refused.size()), refused) << device->codeText();
  device.reset();
}

TEST_P(CudaDrivers, MatricesAreStaged) {
  zrt_kernel_descriptor kernel = {"solve", ZRT_KERNEL_DRIVER,        {solveThree}, 3, 1,
                                  0,       zrt_staged_bytes(&solve), nullptr};
  for (int matrix = 0; matrix < 3; ++matrix) {
    float l = float(matrix + 1); // (l 0; 1 2) x = (l; 5): x = (1, 2)
    put<std::array<float, 4>>(matrix * 16, {l, 0, 1, 2});
    put<Pair>(64 + matrix * 8, {l, 5});
  }
  const int64_t record[] = {3, 0, 64, 128};
  begin();
  device->launch(0, kernel, record);
  ASSERT_TRUE(end(/*times=*/2).isOk());
  for (int matrix = 0; matrix < 3; ++matrix)
    EXPECT_EQ(get<Pair>(128 + matrix * 8), (Pair{1, 2}));
  kernel.staging = zrt_staged_bytes(&solve) - 64; // a driver that says less than it needs
  device.reset();
  device = makeCuda();
  ASSERT_TRUE(device->open({{"compute"}}, 1).isOk());
  ASSERT_TRUE(device->bind(0, *device->allocate(1 << 20)).isOk());
  begin();
  device->launch(0, kernel, record);
  EXPECT_EQ(end().code(), Code::Internal);
}

/// Of kernels that run on the host.
TEST_P(CudaDrivers, ADriverIsNoKernelOfTheHost) {
  static constexpr zrt_kernel_descriptor wrong =
      ofHost("wrong", [](uint8_t *const *buffers, int64_t, int64_t) {
        zrt_parallel(nullptr, buffers, 1, 1);
      });
  const int64_t record[] = {1, 0};
  begin();
  device->launch(0, wrong, record);
  EXPECT_EQ(end().code(), Code::Internal);
}

INSTANTIATE_TEST_SUITE_P(All, CudaDrivers,
                         testing::Values(Way::Enqueued, Way::ByHost, Way::ByGraph),
                         [](const auto &info) {
                           return info.param == Way::Enqueued ? "Enqueued"
                                  : info.param == Way::ByHost ? "Captured"
                                                              : "Nodes";
                         });
