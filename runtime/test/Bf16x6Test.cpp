//===- Bf16x6Test.cpp - f32 matmuls in tiles of bf16 ------------------------------===//
//
// Beside sums in f64, exact ones where f32 holds them, and the library where it must be asked.
//===----------------------------------------------------------------------------===//
#include "../device/Bf16x6.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <pthread.h>
#include <thread>
#include <vector>

using namespace zrt;

namespace {

struct Case {
  int64_t m, n, k;
  char transA = 'N', transB = 'N';
  bool accumulate = false, hasBias = false, hasAddend = false;
};

uint32_t nextBits() {
  static uint32_t state = 7;
  return state = state * 1664525 + 1013904223;
}

/// In (-1, 1), with all 24 bits of a mantissa.
float nextFloat() { return float(int32_t(nextBits())) * 0x1p-31f; }

/// Matrices whose rows have `gap` elements more than they need.
struct Matrices {
  static constexpr int64_t gap = 3;
  const Case &of;
  int64_t lda, ldb, ldc;
  std::vector<float> a, b, c, bias, addend;

  explicit Matrices(const Case &of)
      : of(of), lda((of.transA == 'N' ? of.k : of.m) + gap),
        ldb((of.transB == 'N' ? of.n : of.k) + gap), ldc(of.n + gap),
        a((of.transA == 'N' ? of.m : of.k) * lda), b((of.transB == 'N' ? of.k : of.n) * ldb),
        c(of.m * ldc), bias(of.n), addend(of.m * ldc) {
    for (auto *values : {&a, &b, &c, &bias, &addend})
      for (float &value : *values)
        value = nextFloat();
  }

  float &atA(int64_t i, int64_t k) { return of.transA == 'N' ? a[i * lda + k] : a[k * lda + i]; }
  float &atB(int64_t k, int64_t j) { return of.transB == 'N' ? b[k * ldb + j] : b[j * ldb + k]; }

  Bf16x6Product product(int64_t from = 0, int64_t rows = -1) {
    const float *a0 = &atA(from, 0);
    return {of.transA,
            of.transB,
            rows < 0 ? of.m : rows,
            of.n,
            of.k,
            a0,
            lda,
            b.data(),
            ldb,
            of.accumulate,
            c.data() + from * ldc,
            ldc,
            of.hasBias ? bias.data() : nullptr,
            of.hasAddend ? addend.data() + from * ldc : nullptr};
  }
};

class Bf16x6 : public testing::Test {
protected:
  static inline int calls;
  Blas blas;

  void SetUp() override {
    if (!mayMultiplyTiles())
      GTEST_SKIP() << "this processor has no tiles of bf16 (AMX)";
    // Stands for the library: sums in the order of terms.
    calls = 0;
    blas.sgemm = [](char transA, char transB, int64_t m, int64_t n, int64_t k, float,
                    const float *a, int64_t lda, const float *b, int64_t ldb, float beta, float *c,
                    int64_t ldc) {
      ++calls;
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < n; ++j) {
          float sum = beta == 0 ? 0 : c[i * ldc + j];
          for (int64_t t = 0; t < k; ++t)
            sum += (transA == 'N' ? a[i * lda + t] : a[t * lda + i]) *
                   (transB == 'N' ? b[t * ldb + j] : b[j * ldb + t]);
          c[i * ldc + j] = sum;
        }
      return 0;
    };
  }
};

TEST_F(Bf16x6, IsWithinTheErrorOfF32) {
  const Case cases[] = {
      {32, 32, 32},
      {1, 1, 1},
      {64, 384, 384},
      {65, 33, 129},
      {31, 100, 385, 'N', 'T'},
      {100, 31, 500, 'T', 'N', true},
      {96, 96, 1000, 'T', 'T', true, true, true},
      {130, 1200, 200, 'N', 'N', false, true},
      {70, 40, 900, 'N', 'N', false, true, true},
      {33, 47, 64, 'N', 'T', false, false, true},
  };
  for (const Case &one : cases) {
    Matrices with(one);
    std::vector<float> before = with.c;
    ASSERT_TRUE(multiplyBf16x6(blas, with.product()));
    for (int64_t i = 0; i < one.m; ++i)
      for (int64_t j = 0; j < with.ldc; ++j) {
        int64_t at = i * with.ldc + j;
        if (j >= one.n) {
          ASSERT_EQ(with.c[at], before[at]) << "beyond row " << i;
          continue;
        }
        double sum = 0, size = 0;
        auto add = [&](double term) { sum += term, size += std::fabs(term); };
        for (int64_t k = 0; k < one.k; ++k)
          add(double(with.atA(i, k)) * double(with.atB(k, j)));
        if (one.accumulate)
          add(before[at]);
        if (one.hasBias)
          add(with.bias[j]);
        if (one.hasAddend)
          add(with.addend[at]);
        // Rounded once for each of 128 terms, and a few times more: of random signs, far below
        // 2^-23 of the sum of magnitudes. A part or a product left out is 2^-17 and more.
        ASSERT_NEAR(with.c[at], sum, size * 0x1p-23)
            << one.m << " x " << one.n << " x " << one.k << " at " << i << ", " << j;
      }
  }
  EXPECT_EQ(calls, 0);
}

/// Each of three parts arrives: of 24 bits none is lost.
TEST_F(Bf16x6, TimesTheIdentityIsExact) {
  for (char trans : {'N', 'T'}) {
    Case one{96, 96, 96, trans, 'N'}, two{96, 96, 96, 'N', trans};
    Matrices left(one), right(two);
    for (int64_t i = 0; i < 96; ++i)
      for (int64_t k = 0; k < 96; ++k)
        left.atB(i, k) = right.atA(i, k) = i == k ? 1.0f : 0.0f;
    ASSERT_TRUE(multiplyBf16x6(blas, left.product()));
    ASSERT_TRUE(multiplyBf16x6(blas, right.product()));
    for (int64_t i = 0; i < 96; ++i)
      for (int64_t j = 0; j < 96; ++j) {
        ASSERT_EQ(left.c[i * left.ldc + j], left.atA(i, j)) << trans;
        ASSERT_EQ(right.c[i * right.ldc + j], right.atB(i, j)) << trans;
      }
  }
}

/// How rows are cut, as threads and turns do, is not seen in the bits.
TEST_F(Bf16x6, RowsAreIndependent) {
  Case one{150, 420, 500, 'N', 'N', false, true, true};
  Matrices whole(one);
  Matrices cut = whole;
  ASSERT_TRUE(multiplyBf16x6(blas, whole.product()));
  int64_t from = 0;
  for (int64_t to : {1, 40, 103, 150}) {
    ASSERT_TRUE(multiplyBf16x6(blas, cut.product(from, to - from)));
    from = to;
  }
  EXPECT_EQ(0, memcmp(whole.c.data(), cut.c.data(), whole.c.size() * 4));
}

/// What has no parts is multiplied by the library: the rows of its block, all else stays in tiles.
TEST_F(Bf16x6, TheLibraryTakesWhatPartsDoNotHold) {
  Case one{200, 64, 64, 'N', 'N', true, true, true};
  for (float value : {INFINITY, -INFINITY, NAN, 0x1p55f, 3e38f}) {
    Matrices with(one), tiles = with;
    ASSERT_TRUE(multiplyBf16x6(blas, tiles.product()));
    with.atA(70, 5) = value;
    std::vector<float> before = with.c;
    calls = 0;
    ASSERT_TRUE(multiplyBf16x6(blas, with.product()));
    EXPECT_EQ(calls, 1) << value;
    for (int64_t i = 0; i < one.m; ++i)
      for (int64_t j = 0; j < one.n; ++j) {
        int64_t at = i * with.ldc + j;
        float sum = before[at];
        for (int64_t k = 0; k < one.k; ++k)
          sum += with.atA(i, k) * with.atB(k, j);
        sum = with.addend[at] + (sum + with.bias[j]);
        if (i < 64 || i >= 128)
          ASSERT_EQ(with.c[at], tiles.c[at]) << i;
        else if (std::isnan(sum))
          ASSERT_TRUE(std::isnan(with.c[at])) << value << " in row " << i;
        else
          ASSERT_EQ(with.c[at], sum) << value << " in row " << i;
      }
  }
  // In B it is in every row.
  Matrices with(one);
  with.atB(3, 9) = INFINITY;
  calls = 0;
  ASSERT_TRUE(multiplyBf16x6(blas, with.product()));
  EXPECT_EQ(calls, 4);
  EXPECT_TRUE(std::isinf(with.c[9]) && std::isfinite(with.c[8]));
}

/// The library's own threads stay out, also on a thread of which it was asked nothing else.
TEST_F(Bf16x6, TheLibraryStaysOnTheThread) {
  static thread_local int threads;
  blas.setThreads = [](int count) { threads = count; };
  Case one{64, 64, 64};
  Matrices with(one);
  with.atA(1, 1) = INFINITY;
  int inside = 0;
  std::thread([&] {
    EXPECT_TRUE(multiplyBf16x6(blas, with.product()));
    inside = threads;
  }).join();
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(inside, 1);
}

/// Libraries have threads with small stacks: what blocks are packed into is in none of them.
TEST(Bf16x6Memory, ThreadsMayHaveSmallStacks) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, 128 << 10), 0);
  pthread_t thread;
  ASSERT_EQ(pthread_create(&thread, &attributes, [](void *it) { return it; }, nullptr), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

/// Counted from a thread's first product to its end: growth in a step is told apart by it.
TEST_F(Bf16x6, WhatThreadsPackIntoIsCounted) {
  Case one{64, 64, 64};
  Matrices with(one);
  int64_t before = packedBytes(), inside = 0;
  std::thread([&] {
    EXPECT_EQ(packedBytes(), before);
    for (int i = 0; i < 2; ++i)
      EXPECT_TRUE(multiplyBf16x6(blas, with.product()));
    inside = packedBytes();
  }).join();
  EXPECT_EQ(inside - before, (64 * 384 + 384 * 384) * 6);
  EXPECT_EQ(packedBytes(), before);
}

TEST(Bf16x6Sizes, SmallAndNarrowMatricesAreTheLibrarys) {
  EXPECT_TRUE(fillsTiles(2048, 384, 1536));
  EXPECT_TRUE(fillsTiles(256, 256, 64));
  EXPECT_FALSE(fillsTiles(256, 64, 256));
  EXPECT_FALSE(fillsTiles(2048, 1, 2048));
  EXPECT_FALSE(fillsTiles(1, 4096, 4096));
  EXPECT_FALSE(fillsTiles(4096, 4096, 8));
  EXPECT_FALSE(fillsTiles(100, 77, 50));
}

} // namespace
