//===- DeviceMatmuls.cpp - Matmuls, and kernels that run kernels and matmuls ------------===//
#include "DeviceSuite.h"
#include "Gemms.h"

#include <array>
#include <numeric>

using namespace zrt;
using namespace zrt::test;

namespace {

/// Three rounds of countRange over 1000 items, counted in *buffers[2].
void countRounds(uint8_t *const *buffers, int64_t, int64_t) {
  for (int round = 0; round < 3 && zrt_round() == 0; ++round) {
    zrt_parallel(countRange, buffers, 1000, 16);
    ++*buffers[2];
  }
}

/// *buffers[0] = 2 * 3 in f64, then a matmul that fails, until the runtime ends the loop; rounds
/// are counted in *buffers[1].
void multiplyUntilFailure(uint8_t *const *buffers, int64_t, int64_t) {
  double a = 2, b = 3;
  zrt_gemm_record record = {};
  record.workspace = record.bias = record.addend = -1, record.dtype = record.c_dtype = ZRT_F64;
  record.m = record.n = record.k = 1;
  record.a_row = record.a_col = record.b_row = record.b_col = record.c_row = record.c_col = 1;
  for (int64_t &size : record.batch)
    size = 1;
  uint8_t *matrices[] = {reinterpret_cast<uint8_t *>(&a), reinterpret_cast<uint8_t *>(&b),
                         buffers[0], nullptr};
  while (zrt_round() == 0) {
    zrt_multiply(reinterpret_cast<const int64_t *>(&record), matrices);
    if (++*buffers[1] == 2)
      record.m = -1;
  }
}

/// A matmul of 2 x 2 matrices of floats in a kernel: *buffers[1] = *buffers[0] * *buffers[0].
/// With a `column` of 2 a matrix has no unit stride.
void multiplySquare(uint8_t *const *buffers, int64_t column) {
  zrt_kernel_gemm(2, 2, 2, ZRT_F32, buffers[0], 2, column, ZRT_F32, buffers[0], 2, 1, ZRT_F32,
                  buffers[1], 2, 1, 0);
}

void squareItems(uint8_t *const *buffers, int64_t begin, int64_t end) {
  for (int64_t item = begin; item < end; ++item) {
    uint8_t *matrices[] = {buffers[0] + 16 * item, buffers[1] + 16 * item};
    multiplySquare(matrices, 1);
  }
}

/// The matmul of the record in buffers[3].
void multiplyByRecord(uint8_t *const *buffers, int64_t, int64_t) {
  zrt_gemm_record r;
  memcpy(&r, buffers[3], sizeof r);
  zrt_kernel_gemm(r.m, r.n, r.k, r.dtype, buffers[0], r.a_row, r.a_col, r.dtype, buffers[1],
                  r.b_row, r.b_col, r.c_dtype, buffers[2], r.c_row, r.c_col, r.accumulate);
}

/// Rounds are counted in *buffers[2]; the matmul of the third is refused, on whichever thread runs
/// it.
void squareUntilFailure(uint8_t *const *buffers, int64_t, int64_t) {
  zrt_kernel refused = [](uint8_t *const *inner, int64_t begin, int64_t end) {
    for (int64_t item = begin; item < end; ++item) {
      uint8_t *matrices[] = {inner[0], inner[1] + 16 * item};
      multiplySquare(matrices, item == 3 ? 2 : 1);
    }
  };
  while (zrt_round() == 0)
    if (++*buffers[2] == 3)
      zrt_parallel(refused, buffers, 4, 1);
    else
      multiplySquare(buffers, 1);
}

} // namespace

TEST_P(DeviceSuite, AKernelRunsOthers) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = hostKernel("rounds", countRounds, 1);
  std::vector<uint8_t> bytes(1001, 0);
  ASSERT_TRUE(device->write(4096, bytes.data(), 1001).isOk());
  put<int64_t>(0, 0);
  const int64_t record[] = {3, 4096, 0, 1};
  begin();
  device->launch(0, kernel, record);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<uint8_t>(0), 0) << "a bound is no multiple of the grain";
  EXPECT_EQ(get<uint8_t>(1), 3);
  ASSERT_TRUE(device->read(4096, bytes.data(), 1001).isOk());
  EXPECT_EQ(std::accumulate(bytes.begin(), bytes.end(), int64_t(0)), 3000);
}

TEST_P(DeviceSuite, AFailureEndsALoop) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = hostKernel("endless", multiplyUntilFailure, 1);
  put<double>(0, 0);
  put<int64_t>(64, 0);
  const int64_t record[] = {2, 0, 64};
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  EXPECT_NE(status.text().find("a size is negative"), std::string::npos) << status.text();
  EXPECT_EQ(get<double>(0), 6);
  EXPECT_EQ(get<uint8_t>(64), 3);
}

TEST_P(DeviceSuite, AKernelMultiplies) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = hostKernel("squares", squareItems, 16);
  for (int64_t item = 0; item < 16; ++item)
    put(16 * item, std::array<float, 4>{1, 2, 3, float(item)});
  const int64_t record[] = {2, 0, 4096};
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  ASSERT_TRUE(status.isOk()) << status.text();
  for (int64_t item = 0; item < 16; ++item) {
    std::array<float, 4> expected = {7, 2 + 2 * float(item), 3 + 3 * float(item),
                                     6 + float(item * item)};
    EXPECT_EQ((get<std::array<float, 4>>(4096 + 16 * item)), expected);
  }
}

/// It belongs to the device, and ends with its report.
TEST_P(DeviceSuite, AFailedMatmulOfAKernelEndsALoop) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = hostKernel("endless", squareUntilFailure, 1);
  std::unique_ptr<Device> other = GetParam().device.make();
  open(*other);
  put(0, std::array<float, 4>{1, 2, 3, 4});
  put<int64_t>(64, 0);
  const int64_t record[] = {3, 0, 4096, 64};
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  EXPECT_NE(status.text().find("no unit stride"), std::string::npos) << status.text();
  EXPECT_EQ(get<uint8_t>(64), 3);
  EXPECT_TRUE(other->synchronize().isOk());
  const int64_t addFiveRecord[] = {AddFive, 1, 64};
  begin();
  launch(0, addFiveRecord);
  EXPECT_TRUE(end().isOk());
  EXPECT_EQ(get<uint8_t>(64), 8);
}

TEST_P(DeviceSuite, GemmMatchesTheDefinition) {
  for (const GemmCase &test : gemmCases()) {
    bool isFloat = test.dtype >= ZRT_F16 && test.dtype <= ZRT_F64;
    if (isGpu() && !isFloat)
      continue; // kernels compute them
    GemmData data(test, *device, memoryBytes);
    begin();
    device->library(0, data.record());
    Status status = end();
    ASSERT_TRUE(status.isOk()) << test.text() << ": " << status.text();
    std::vector<uint8_t> first = data.result();
    EXPECT_LE(data.error(), data.tolerance()) << test.text();
    ASSERT_TRUE(data.resetResult().isOk());
    begin();
    device->library(0, data.record());
    ASSERT_TRUE(end().isOk());
    EXPECT_EQ(data.result(), first) << test.text() << ": other bits the second time";
  }
}

TEST_P(DeviceSuite, AKernelMultipliesAnyFloats) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = hostKernel("gemm", multiplyByRecord, 1);
  constexpr int64_t recordAt = memoryBytes / 2;
  for (const GemmCase &test : gemmCases()) {
    bool isHere = test.dtype == ZRT_F32 || test.dtype == ZRT_BF16 || test.dtype == ZRT_F16;
    if (!isHere || test.batch0 * test.batch1 > 1 || test.k == 0)
      continue;
    GemmData data(test, *device, memoryBytes);
    auto gemm = *reinterpret_cast<const zrt_gemm_record *>(data.record());
    put(recordAt, gemm);
    const int64_t record[] = {4, gemm.a, gemm.b, gemm.c, recordAt};
    begin();
    device->launch(0, kernel, record);
    Status status = end();
    ASSERT_TRUE(status.isOk()) << test.text() << ": " << status.text();
    data.result();
    EXPECT_LE(data.error(), data.tolerance()) << test.text();
  }
}

TEST_P(DeviceSuite, GemmRefusesWhatItCannotDo) {
  GemmData data({}, *device, memoryBytes);
  auto refusal = [&](auto edit) {
    zrt_gemm_record record = *reinterpret_cast<const zrt_gemm_record *>(data.record());
    edit(record);
    begin();
    device->library(0, reinterpret_cast<const int64_t *>(&record));
    return end().message();
  };
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.a_col = 3; }).find("no unit stride"),
            std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.b = memoryBytes + 8; }).find("outside its space"),
            std::string::npos);
  if (isGpu()) {
    std::string integers = refusal([](zrt_gemm_record &r) { r.dtype = r.c_dtype = ZRT_I32; });
    EXPECT_NE(integers.find("f32, f64, bf16 and f16 only"), std::string::npos) << integers;
    auto refuses = [&](const char *expected, auto edit) {
      std::string text = refusal(edit);
      EXPECT_NE(text.find(expected), std::string::npos) << text;
    };
    refuses("lies outside its space", [](zrt_gemm_record &r) { r.addend = memoryBytes - 8; });
    refuses("lies outside its space", [](zrt_gemm_record &r) { r.bias = memoryBytes - 8; });
    refuses("lies outside its space",
            [](zrt_gemm_record &r) { r.summed = ZRT_SUMS_OF_A, r.sums = memoryBytes - 8; });
    refuses("for which one matrix", [](zrt_gemm_record &r) { r.bias = 0, r.accumulate = 1; });
    refuses("for which one matrix", [](zrt_gemm_record &r) { r.bias = 0, r.batch[0] = 2; });
    refuses("not stored row by row", [](zrt_gemm_record &r) { r.addend = 0; });
    refuses("of which a call has one",
            [](zrt_gemm_record &r) { r.addend = r.sums = 0, r.summed = ZRT_SUMS_OF_A; });
    refuses("not stored term by term", [](zrt_gemm_record &r) { r.summed = ZRT_SUMS_OF_A; });
    refuses("not stored term by term", [](zrt_gemm_record &r) { r.summed = ZRT_SUMS_OF_B; });
    refuses("of another type than f32",
            [](zrt_gemm_record &r) { r.dtype = ZRT_BF16, r.factors = ZRT_FACTORS_TF32; });
    refuses("of another type than f32", [](zrt_gemm_record &r) { r.factors = 2; });
    return;
  }
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.summed = ZRT_SUMS_OF_A; }).find("GPUs alone"),
            std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) {
              r.factors = ZRT_FACTORS_TF32;
            }).find("compile without --f32-matmul=tf32"),
            std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.addend = memoryBytes - 8; }).find("outside its"),
            std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.bias = 0; }).find("a dense matrix of f32"),
            std::string::npos);
  EXPECT_NE(
      refusal([](zrt_gemm_record &r) { r.dtype = r.c_dtype = ZRT_BF16; }).find("no workspace"),
      std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) {
              r.dtype = r.c_dtype = ZRT_BF16;
              r.workspace = 1 << 20, r.workspace_bytes = 1 << 10;
            }).find("no workspace"),
            std::string::npos);
}

/// What a matmul adds besides has the bits of sums made after it (a GPU's library adds the addend
/// first), on rows and columns that blocks and threads do not divide, in tiles (Bf16x6.h) or not.
TEST_P(DeviceSuite, GemmAddsABiasAndAnAddend) {
  constexpr int64_t sizes[][3] = {{301, 67, 19}, {260, 301, 64}};
  for (const auto &size : sizes) {
    int64_t m = size[0], n = size[1], k = size[2];
    int64_t a = 0, b = a + 4 * m * k, bias = b + 4 * k * n, addend = bias + 4 * n,
            c = addend + 4 * m * n, total = c + 4 * m * n;
    std::vector<float> image(total / 4);
    uint32_t state = 7;
    for (float &value : image)
      value = float(int32_t(state = state * 1664525 + 1013904223)) * 1e-9f;
    ASSERT_TRUE(device->write(0, image.data(), total).isOk());
    auto multiply = [&](bool hasBias, bool hasAddend) {
      zrt_gemm_record r = {};
      r.call = ZRT_GEMM, r.workspace = -1, r.dtype = r.c_dtype = ZRT_F32;
      r.m = m, r.n = n, r.k = k;
      std::fill(std::begin(r.batch), std::end(r.batch), 1);
      r.a = a, r.a_row = k, r.a_col = 1, r.b = b, r.b_row = n, r.b_col = 1;
      r.c = c, r.c_row = n, r.c_col = 1;
      r.bias = hasBias ? bias : -1, r.addend = hasAddend ? addend : -1;
      begin();
      device->library(0, reinterpret_cast<const int64_t *>(&r));
      Status status = end();
      std::vector<float> result(m * n);
      EXPECT_TRUE(status.isOk()) << status.text();
      EXPECT_TRUE(device->read(c, result.data(), 4 * m * n).isOk());
      return result;
    };
    std::vector<float> products = multiply(false, false);
    for (int terms = 1; terms < 4; ++terms) {
      std::vector<float> found = multiply(terms & 1, terms & 2), expected = products;
      for (int64_t i = 0; i < m * n; ++i) {
        float ofColumn = terms & 1 ? image[bias / 4 + i % n] : 0,
              ofElement = terms & 2 ? image[addend / 4 + i] : 0;
        expected[i] =
            isGpu() ? expected[i] + ofElement + ofColumn : ofElement + (expected[i] + ofColumn);
      }
      // A GPU's library may choose another order of products for another epilogue: a few units in
      // the last place of sums of k products, each below 5.
      for (int64_t i = 0; i < m * n && isGpu(); ++i)
        ASSERT_NEAR(found[i], expected[i], 1e-6 * double(k))
            << "terms " << terms << ", element " << i;
      EXPECT_TRUE(isGpu() || found == expected) << "terms " << terms;
    }
  }
}

/// Of bf16: what is added is added before the result is rounded, and an operand's sums are of all
/// its terms, whichever way the result is stored. Small multiples of 1/4, so that sums are exact in
/// f32, whatever their order.
TEST_P(DeviceSuite, GemmOfBf16AddsBeforeItRounds) {
  if (!isGpu())
    GTEST_SKIP() << "of a GPU's library";
  constexpr int64_t m = 24, n = 40, k = 56, a = 0, b = a + 4096, c = b + 8192, bias = c + 4096,
                    addend = bias + 512, sums = addend + 4096, total = sums + 512;
  std::vector<uint16_t> image(total / 2);
  std::vector<float> values(total / 2);
  uint32_t state = 11;
  for (size_t i = 0; i < image.size(); ++i) {
    values[i] = float(int((state = state * 1664525 + 1013904223) >> 24) % 9 - 4) / 4;
    narrow(ZRT_BF16, &values[i], &image[i], 1);
  }
  auto rounded = [](float value) {
    uint16_t bits;
    narrow(ZRT_BF16, &value, &bits, 1);
    return bits;
  };
  auto run = [&](auto edit) {
    EXPECT_TRUE(device->write(0, image.data(), total).isOk());
    zrt_gemm_record r = {};
    r.call = ZRT_GEMM, r.workspace = -1, r.dtype = r.c_dtype = ZRT_BF16;
    r.m = m, r.n = n, r.k = k;
    std::fill(std::begin(r.batch), std::end(r.batch), 1);
    r.a = a, r.a_row = 1, r.a_col = m, r.b = b, r.b_row = n, r.b_col = 1;
    r.c = c, r.c_row = n, r.c_col = 1, r.bias = r.addend = r.sums = -1;
    edit(r);
    begin();
    device->library(0, reinterpret_cast<const int64_t *>(&r));
    Status status = end();
    EXPECT_TRUE(status.isOk()) << status.text();
    std::vector<uint16_t> found(image.size());
    EXPECT_TRUE(device->read(0, found.data(), total).isOk());
    return found;
  };
  auto productOf = [&](int64_t i, int64_t j) {
    float sum = 0;
    for (int64_t t = 0; t < k; ++t)
      sum += values[a / 2 + t * m + i] * values[b / 2 + t * n + j];
    return sum;
  };
  std::vector<uint16_t> added = run([](zrt_gemm_record &r) { r.bias = bias, r.addend = addend; });
  for (int64_t i = 0; i < m * n; ++i) {
    float exact = productOf(i / n, i % n) + values[addend / 2 + i] + values[bias / 2 + i % n];
    ASSERT_EQ(added[c / 2 + i], rounded(exact)) << "element " << i;
  }
  for (bool isA : {true, false})
    for (bool isByColumns : {true, false}) {
      std::vector<uint16_t> found = run([&](zrt_gemm_record &r) {
        r.sums = sums, r.summed = isA ? ZRT_SUMS_OF_A : ZRT_SUMS_OF_B;
        if (isByColumns)
          r.c_row = 1, r.c_col = m;
      });
      int64_t size = isA ? m : n, from = isA ? a / 2 : b / 2;
      for (int64_t i = 0; i < size; ++i) {
        float exact = 0;
        for (int64_t t = 0; t < k; ++t)
          exact += values[from + t * size + i];
        ASSERT_EQ(found[sums / 2 + i], rounded(exact)) << (isA ? "sum of A " : "sum of B ") << i;
      }
      for (int64_t i = 0; i < m * n; ++i)
        ASSERT_EQ(found[c / 2 + (isByColumns ? i % n * m + i / n : i)],
                  rounded(productOf(i / n, i % n)));
      EXPECT_TRUE(std::equal(found.begin() + (sums + 2 * size) / 2, found.end(),
                             image.begin() + (sums + 2 * size) / 2))
          << "written behind the sums";
    }
}
