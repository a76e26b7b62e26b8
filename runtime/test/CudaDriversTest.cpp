//===- CudaDriversTest.cpp - What the host drives on a GPU -------------------------===//
//
// Drivers (zrt/abi.h) between other commands of a step, with commands that are enqueued and that
// are captured: only with ZRT_TEST_DEVICE=cuda.
//===------------------------------------------------------------------------===//

#include "CudaKernels.h"
#include "Devices.h"
#include "zrt/factorize.h"

#include <array>
#include <cstdlib>
#include <cstring>

using namespace zrt;
using namespace zrt::test;

namespace {

const zrt_kernel_descriptor step = {"slow_step", ZRT_KERNEL_CUDA, {.code = &cudaCode}, 1, 1, 1,
                                    0,           nullptr},
                            five = {"add_five", ZRT_KERNEL_CUDA, {.code = &cudaCode}, 1, 1, 1,
                                    0,          nullptr};

/// While *buffers[0] is less than 100, as a loop's code is written: x -> 3 x + 1, by way of
/// *buffers[1]. Rounds are counted in steps of five in *buffers[2].
void growBeyond(uint8_t *const *buffers, int64_t, int64_t) {
  uint8_t *list[2];
  while (!zrt_round()) {
    if (zrt_fetch(buffers[0], 8) >= 100)
      return;
    list[0] = buffers[0], list[1] = buffers[1];
    zrt_enqueue(&step, list, 2);
    zrt_move(buffers[0], buffers[1], 8);
    list[0] = buffers[2];
    zrt_enqueue(&five, list, 1);
  }
}
const zrt_kernel_descriptor loop = {"loop", ZRT_KERNEL_DRIVER, {growBeyond}, 1, 1, 0, 0, nullptr};

/// Runs a kernel that there is not, until the runtime ends the loop.
void enqueueForever(uint8_t *const *buffers, int64_t, int64_t) {
  static const zrt_kernel_descriptor missing = {
      "missing", ZRT_KERNEL_CUDA, {.code = &cudaCode}, 1, 1, 1, 0, nullptr};
  while (!zrt_round()) {
    EXPECT_EQ(zrt_fetch(buffers[0], 8), 7);
    zrt_enqueue(&missing, buffers, 1);
    EXPECT_EQ(zrt_fetch(buffers[0], 8), 0) << "after a failure nothing is fetched";
  }
}

/// Two triangular 2 x 2 systems of f32 out of three, one after another in the host's memory.
constexpr zrt_staged_factorization solve = {
    {ZRT_TRIANGULAR_SOLVE, ZRT_F32, 2, 2, 1, ZRT_LOWER | ZRT_LEFT}, 2, 2, 1, {16, 8, 8}};
using Pair = std::array<float, 2>;
void solveThree(uint8_t *const *buffers, int64_t begin, int64_t end) {
  zrt_factorize_staged(&solve, buffers, begin, end);
}

class CudaDrivers : public testing::TestWithParam<bool>, protected OneDevice {
protected:
  void SetUp() override {
    if (deviceFactories().front().name != std::string("cuda"))
      GTEST_SKIP() << "for GPUs: ZRT_TEST_DEVICE=cuda";
    device = makeCuda();
    ASSERT_TRUE(device->open({{"compute"}, {"gathers"}, {"reductions"}}, 8).isOk());
    Expected<Memory> memory = device->allocate(1 << 20);
    ASSERT_TRUE(memory.isOk()) << memory.status().text();
    ASSERT_TRUE(device->bind(0, *memory).isOk());
  }

  void begin() {
    if (GetParam())
      ASSERT_TRUE(device->beginCapture(16, 8).isOk());
  }
  Status end(int times = 1) { return finish(GetParam(), times); }
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

TEST_P(CudaDrivers, AFailureEndsALoop) {
  static const zrt_kernel_descriptor kernel = {
      "endless", ZRT_KERNEL_DRIVER, {enqueueForever}, 1, 1, 0, 0, nullptr};
  put<int64_t>(0, 7);
  const int64_t record[] = {1, 0};
  begin();
  device->launch(0, kernel, record);
  device->launch(0, five, fiveRecord);
  Status status = end();
  EXPECT_NE(status.text().find("missing"), std::string::npos) << status.text();
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
  static const zrt_kernel_descriptor wrong = {
      "wrong",
      ZRT_KERNEL_DRIVER,
      {[](uint8_t *const *buffers, int64_t, int64_t) { zrt_parallel(nullptr, buffers, 1, 1); }},
      1,
      1,
      0,
      0,
      nullptr};
  const int64_t record[] = {1, 0};
  begin();
  device->launch(0, wrong, record);
  EXPECT_EQ(end().code(), Code::Internal);
}

INSTANTIATE_TEST_SUITE_P(All, CudaDrivers, testing::Bool(),
                         [](const auto &info) { return info.param ? "Captured" : "Enqueued"; });
