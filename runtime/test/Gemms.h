//===- Gemms.h - Matmuls to try, with their own answers --------------------------===//
#ifndef ZRT_TEST_GEMMS_H
#define ZRT_TEST_GEMMS_H

#include "../base/DType.h"
#include "zrt/device.h"

#include <array>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

namespace zrt::test {

struct GemmCase {
  int64_t m = 5, n = 7, k = 3;
  bool columnA = false, columnB = false, columnC = false, accumulate = false;
  int64_t dtype = ZRT_F32, cType = ZRT_F32;
  int64_t batch0 = 1, batch1 = 1;

  std::string text() const {
    return std::string(dtypeInfo(dtype).name) + "->" + dtypeInfo(cType).name + " " +
           std::to_string(batch0) + "x" + std::to_string(batch1) + "x" + std::to_string(m) + "x" +
           std::to_string(n) + "x" + std::to_string(k) + (columnA ? " A^T" : "") +
           (columnB ? " B^T" : "") + (columnC ? " C^T" : "") + (accumulate ? " +" : "");
  }
};

inline std::vector<GemmCase> gemmCases() {
  std::vector<GemmCase> cases;
  for (int bits = 0; bits < 16; ++bits)
    cases.push_back({33, 70, 19, bool(bits & 1), bool(bits & 2), bool(bits & 4), bool(bits & 8)});
  // Vectors, single elements, nothing to sum, nothing at all.
  for (int64_t m : {1, 9})
    for (int64_t n : {1, 9})
      for (int64_t k : {0, 1, 9})
        for (int bits = 0; bits < 8; ++bits)
          cases.push_back({m, n, k, bool(bits & 1), bool(bits & 2), bool(bits & 4), k == 1});
  cases.push_back({0, 4, 4});
  // Large enough to be split over threads, with ends that are no multiples of anything.
  cases.push_back({131, 257, 70});
  cases.push_back({131, 257, 70, true, true, true, true});
  cases.push_back({17, 2050, 20});
  // As large as those of tiles (Bf16x6.h).
  cases.push_back({190, 250, 96});
  cases.push_back({190, 250, 96, true, true, true, true});
  // Batches: fewer and more than threads.
  cases.push_back({40, 90, 80, false, true, false, false, ZRT_F32, ZRT_F32, 2, 1});
  cases.push_back({16, 24, 8, false, true, false, true, ZRT_F32, ZRT_F32, 3, 5});
  for (int64_t type : {ZRT_BF16, ZRT_F16})
    for (int bits = 0; bits < 16; ++bits)
      cases.push_back({33, 20, 19, bool(bits & 1), bool(bits & 2), bool(bits & 4), bool(bits & 8),
                       type, bits % 3 ? type : ZRT_F32});
  // Several panels in each direction.
  cases.push_back({515, 10, 2050, false, false, false, true, ZRT_BF16, ZRT_BF16});
  cases.push_back({40, 2100, 70, true, true, false, false, ZRT_BF16, ZRT_F32});
  cases.push_back({12, 10, 8, false, true, false, false, ZRT_BF16, ZRT_BF16, 3, 4});
  for (int64_t type :
       {ZRT_F64, ZRT_I8, ZRT_I16, ZRT_I32, ZRT_I64, ZRT_U8, ZRT_U16, ZRT_U32, ZRT_U64})
    cases.push_back({21, 300, 11, true, false, false, true, type, type, 2, 1});
  cases.push_back({6, 7, 40, false, false, false, false, ZRT_I8, ZRT_I32});
  cases.push_back({6, 7, 40, false, false, true, false, ZRT_U8, ZRT_U32});
  return cases;
}

/// The matrices of one case on a device, and the exact product beside it. The device's memory of
/// `bytes` bytes is space 0.
class GemmData {
public:
  GemmData(const GemmCase &test, Device &device, int64_t bytes) : test_(test), device_(device) {
    bool half = test.dtype == ZRT_BF16 || test.dtype == ZRT_F16;
    record_.call = ZRT_GEMM;
    record_.workspace = half ? bytes - int64_t(ZRT_GEMM_WORKSPACE) : -1;
    record_.workspace_bytes = half ? ZRT_GEMM_WORKSPACE : 0;
    record_.dtype = test.dtype, record_.c_dtype = test.cType;
    record_.m = test.m, record_.n = test.n, record_.k = test.k;
    record_.accumulate = test.accumulate;
    record_.bias = record_.addend = -1;
    int64_t batch[ZRT_GEMM_BATCH_DIMS] = {test.batch0, test.batch1, 1, 1};
    for (int i = 0; i < ZRT_GEMM_BATCH_DIMS; ++i)
      record_.batch[i] = batch[i];
    place(record_.a, record_.a_row, record_.a_col, record_.a_batch, test.m, test.k, test.columnA,
          test.dtype);
    place(record_.b, record_.b_row, record_.b_col, record_.b_batch, test.k, test.n, test.columnB,
          test.dtype);
    place(record_.c, record_.c_row, record_.c_col, record_.c_batch, test.m, test.n, test.columnC,
          test.cType);
    image_.resize(end_);
    fill(record_.a, record_.b - record_.a, test.dtype);
    fill(record_.b, record_.c - record_.b, test.dtype);
    EXPECT_TRUE(resetResult().isOk());
    // The same for every device.
    static std::map<std::string, std::vector<double>> known;
    std::vector<double> &answer = known[test.text()];
    if (answer.empty()) {
      compute();
      answer = expected_;
    }
    expected_ = answer;
  }

  const int64_t *record() const { return reinterpret_cast<const int64_t *>(&record_); }
  Status resetResult() {
    fill(record_.c, end_ - record_.c, test_.cType);
    return device_.write(0, image_.data(), end_);
  }
  /// What the device has computed.
  std::vector<uint8_t> result() {
    EXPECT_TRUE(device_.read(record_.c, image_.data() + record_.c, end_ - record_.c).isOk());
    return {image_.begin() + record_.c, image_.end()};
  }

  /// Largest difference of the last result() to the exact one; elements between rows must be
  /// untouched.
  double error() const {
    double worst = 0;
    for (size_t i = 0; i < expected_.size(); ++i)
      worst = std::max(worst, std::abs(load(test_.cType, record_.c, int64_t(i)) - expected_[i]));
    return worst;
  }

  double tolerance() const {
    if (!dtypeInfo(test_.cType).isFloat)
      return 0;
    double terms = double(test_.k) + 1;
    return terms * (test_.cType == ZRT_F64    ? 1e-15
                    : test_.cType == ZRT_BF16 ? 0
                    : test_.cType == ZRT_F16  ? 0
                                              : 1e-6) +
           (test_.cType == ZRT_BF16  ? 6e-2 + terms * 2e-4
            : test_.cType == ZRT_F16 ? 8e-3
                                     : 0);
  }

private:
  void place(int64_t &offset, int64_t &row, int64_t &col, int64_t *batch, int64_t rows,
             int64_t cols, bool column, int64_t dtype) {
    offset = end_;
    row = column ? 1 : cols + 2; // a gap that nobody may write
    col = column ? rows + 2 : 1;
    int64_t each = (column ? cols * col : rows * row) + 3;
    batch[0] = test_.batch1 * each, batch[1] = each, batch[2] = batch[3] = 0;
    end_ += (test_.batch0 * batch[0] * dtypeInfo(dtype).size + 63) / 64 * 64;
  }

  /// Small multiples of 1/4, so that sums of f32 and half precision are nearly exact.
  void fill(int64_t offset, int64_t bytes, int64_t dtype) {
    const DTypeInfo &info = dtypeInfo(dtype);
    std::array<std::array<uint8_t, 8>, 9> elements; // millions are written, of which nine differ
    for (int i = 0; i < 9; ++i) {
      int value = i - (dtype >= ZRT_U8 && dtype <= ZRT_U64 ? 0 : 4);
      storeElement(dtype, info.isFloat ? std::to_string(value / 4.0) : std::to_string(value),
                   elements[i].data());
    }
    uint32_t state = uint32_t(offset) + 1;
    for (int64_t i = 0; i < bytes / info.size; ++i) {
      state = state * 1664525 + 1013904223;
      memcpy(image_.data() + offset + i * info.size, elements[(state >> 24) % 9].data(), info.size);
    }
  }

  double load(int64_t dtype, int64_t offset, int64_t index) const {
    return elementAsDouble(dtype, image_.data() + offset + index * dtypeInfo(dtype).size);
  }

  void compute() {
    const zrt_gemm_record &r = record_;
    expected_.resize((end_ - r.c) / dtypeInfo(test_.cType).size);
    for (size_t i = 0; i < expected_.size(); ++i)
      expected_[i] = load(test_.cType, r.c, int64_t(i));
    for (int64_t p = 0; p < test_.batch0; ++p)
      for (int64_t q = 0; q < test_.batch1; ++q)
        for (int64_t i = 0; i < r.m; ++i)
          for (int64_t j = 0; j < r.n; ++j) {
            double &out =
                expected_[p * r.c_batch[0] + q * r.c_batch[1] + i * r.c_row + j * r.c_col];
            double sum = test_.accumulate ? out : 0;
            for (int64_t k = 0; k < r.k; ++k)
              sum += load(test_.dtype, r.a,
                          p * r.a_batch[0] + q * r.a_batch[1] + i * r.a_row + k * r.a_col) *
                     load(test_.dtype, r.b,
                          p * r.b_batch[0] + q * r.b_batch[1] + k * r.b_row + j * r.b_col);
            // Integers wrap.
            if (test_.cType == ZRT_I8)
              sum = int8_t(int64_t(sum));
            if (test_.cType == ZRT_U8)
              sum = uint8_t(int64_t(sum));
            out = sum;
          }
  }

  GemmCase test_;
  Device &device_;
  std::vector<uint8_t> image_; // the host's copy
  zrt_gemm_record record_ = {};
  int64_t end_ = 0;
  std::vector<double> expected_;
};

} // namespace zrt::test

#endif // ZRT_TEST_GEMMS_H
