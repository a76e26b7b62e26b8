//===- DeviceTurns.cpp - Kernels that run by turns with a matmul ----------------------===//
#include "DeviceSuite.h"

#include <cmath>
#include <limits>

using namespace zrt;
using namespace zrt::test;

namespace {

constexpr int64_t k = 19, groupRows = 100, chunkRows = 30, chunks = 4;
int64_t m, n; // of the test that runs
constexpr int64_t a = 0, b = 64 << 10, c = 128 << 10, out = 256 << 10, partial = 384 << 10,
                  sums = 448 << 10, early = 512 << 10, total = early + 64;

float *floats(uint8_t *const *buffers, int number) {
  return reinterpret_cast<float *>(buffers[number]);
}

/// An item is a row: out = 2 * C + 1. The first one notes whether the end of C is not there yet.
void doubleRows(uint8_t *const *buffers, int64_t begin, int64_t end) {
  if (begin == 0 && std::isnan(floats(buffers, 0)[m * n - 1]))
    *buffers[4] = 1;
  for (int64_t i = begin * n; i < end * n; ++i)
    floats(buffers, 1)[i] = 2 * floats(buffers, 0)[i] + 1;
}

/// An item is a chunk of rows of a group of them: the same over C, and a row of partial sums.
void doubleChunks(uint8_t *const *buffers, int64_t begin, int64_t end) {
  for (int64_t item = begin; item < end; ++item) {
    int64_t first = item / chunks * groupRows + item % chunks * chunkRows,
            last =
                item % chunks == chunks - 1 ? (item / chunks + 1) * groupRows : first + chunkRows;
    for (int64_t j = 0; j < n; ++j) {
      float sum = 0;
      for (int64_t row = first; row < last; ++row) {
        float &value = floats(buffers, 0)[row * n + j];
        value = 2 * value + 1;
        sum += value;
      }
      floats(buffers, 2)[item * n + j] = sum;
    }
  }
}

void addChunks(uint8_t *const *buffers, int64_t begin, int64_t end) {
  for (int64_t j = begin; j < end; ++j) {
    floats(buffers, 3)[j] = 0;
    for (int64_t item = 0; item < 3 * chunks; ++item)
      floats(buffers, 3)[j] += floats(buffers, 2)[item * n + j];
  }
}

void runStages(uint8_t *const *buffers, int64_t, int64_t) {
  zrt_parallel(doubleChunks, buffers, 3 * chunks, 1);
  zrt_parallel(addChunks, buffers, n, 16);
}

void runNothing(uint8_t *const *, int64_t, int64_t) {}

const zrt_kernel_descriptor byStages = hostKernel("stages", runStages, 1),
                            idle = hostKernel("idle", runNothing, 1);

zrt_gemm_record makeRecord() {
  zrt_gemm_record r = {};
  r.call = ZRT_GEMM, r.workspace = -1, r.dtype = r.c_dtype = ZRT_F32;
  r.m = m, r.n = n, r.k = k;
  std::fill(std::begin(r.batch), std::end(r.batch), 1);
  r.a = a, r.a_row = k, r.a_col = 1, r.b = b, r.b_row = 1, r.b_col = k;
  r.c = c, r.c_row = n, r.c_col = 1;
  r.bias = r.addend = r.sums = -1;
  return r;
}

class Turns : public DeviceSuite {
protected:
  void setShape(int64_t rows, int64_t columns) {
    m = rows, n = columns;
    byRows = hostKernel("rows", doubleRows, m, 8);
  }

  /// What memory holds after a matmul and the kernel behind it.
  std::vector<float> run(const zrt_gemm_record &r, const zrt_kernel_descriptor &kernel) {
    std::vector<float> image(total / 4);
    uint32_t state = 7;
    for (float &value : image)
      value = float(int32_t(state = state * 1664525 + 1013904223)) * 1e-9f;
    std::fill(image.begin() + c / 4, image.end(), std::numeric_limits<float>::quiet_NaN());
    image[early / 4] = 0;
    EXPECT_TRUE(device->write(0, image.data(), total).isOk());
    const int64_t launch[] = {5, c, out, partial, sums, early};
    begin();
    device->library(0, reinterpret_cast<const int64_t *>(&r));
    device->launch(0, kernel, launch);
    status = end();
    EXPECT_TRUE(device->read(0, image.data(), total).isOk());
    return image;
  }

  static bool haveSameBits(const std::vector<float> &x, const std::vector<float> &y) {
    return memcmp(x.data(), y.data(), early) == 0;
  }

  zrt_kernel_descriptor byRows;
  Status status;
};

} // namespace

/// Turns that rows and threads do not divide, one that is all of it, items that are parts of rows;
/// threads share rows, then columns.
TEST_P(Turns, AKernelOverRows) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  for (auto [height, width] : {std::pair<int64_t, int64_t>(300, 67), {60, 500}}) {
    setShape(height, width);
    std::vector<float> expected = run(makeRecord(), byRows);
    ASSERT_TRUE(status.isOk()) << status.text();
    ASSERT_EQ(expected[out / 4 + m * n - 1], 2 * expected[c / 4 + m * n - 1] + 1);
    EXPECT_EQ(expected[early / 4], 0);
    for (int64_t rows : {32, 48, 128, 300}) {
      zrt_gemm_record r = makeRecord();
      r.turn_rows = rows, r.item_elements = n, r.group_elements = n;
      std::vector<float> found = run(r, byRows);
      ASSERT_TRUE(status.isOk()) << status.text();
      EXPECT_TRUE(haveSameBits(found, expected)) << rows << " of " << m << " rows a turn";
      bool isByTurns =
          isCaptured() && std::string(GetParam().device.name) == "threads1" && rows < m;
      EXPECT_TRUE(!isByTurns || found[early / 4] != 0) << "the matmul was over first";
    }
  }
}

TEST_P(Turns, AKernelOfTwoStagesInPlace) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  setShape(300, 67);
  std::vector<float> expected = run(makeRecord(), byStages);
  ASSERT_TRUE(status.isOk()) << status.text();
  ASSERT_FALSE(std::isnan(expected[sums / 4 + n - 1]));
  for (int64_t rows : {32, 48, 128, 300}) {
    zrt_gemm_record r = makeRecord();
    r.turn_rows = rows, r.item_elements = chunkRows * n, r.group_elements = groupRows * n;
    std::vector<float> found = run(r, byStages);
    ASSERT_TRUE(status.isOk()) << status.text();
    EXPECT_TRUE(haveSameBits(found, expected)) << rows << " rows a turn";
  }
}

TEST_P(Turns, WhatIsNoTurnIsRefused) {
  if (isGpu() || !isCaptured())
    GTEST_SKIP() << "of kernels that the host runs, in what is replayed";
  setShape(300, 67);
  auto refuses = [&](const char *text, int64_t item, int64_t group,
                     const zrt_kernel_descriptor &kernel) {
    zrt_gemm_record r = makeRecord();
    r.turn_rows = 32, r.item_elements = item, r.group_elements = group;
    run(r, kernel);
    EXPECT_NE(status.text().find(text), std::string::npos) << status.text();
  };
  refuses("turns with a kernel", 0, n, byRows);
  refuses("turns with a kernel", n, 7 * n, byRows);
  if (std::string(GetParam().device.name).find("adversarial") == std::string::npos) {
    refuses("of another number of items", n, n, byStages);
    refuses("no stage to run by turns", n, n, idle);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Turns, testing::ValuesIn(modes()), [](const auto &info) {
  return std::string(info.param.device.name) + (info.param.isCaptured ? "Captured" : "Enqueued");
});
