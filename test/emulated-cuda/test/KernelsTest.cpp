//===- KernelsTest.cpp - Kernels by nvcc and LLVM give what the host computes ----------------===//

#include "Device.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

using namespace emulatedptx;
using namespace emulatedptx::test;

static std::vector<float> floats(size_t count) {
  std::vector<float> values(count);
  for (size_t i = 0; i < count; ++i)
    values[i] = float((i * 37 + 11) % 101) / 8 - 5;
  return values;
}

TEST(Nvcc, VectorAdd) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<float> a = floats(1000), b = floats(1000);
  uint64_t da = device.put(a), db = device.put(b), out = device.allocate(4000);
  EXPECT_RUNS(loaded("vectorAdd", {8}, {128}, out, da, db, 1000));
  std::vector<float> sum = device.get<float>(out);
  for (size_t i = 0; i < 1000; ++i)
    EXPECT_EQ(sum[i], a[i] + b[i]);
}

TEST(Nvcc, BlockSums) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<float> in = floats(1000);
  uint64_t din = device.put(in), out = device.allocate(16), once = device.allocate(8);
  EXPECT_RUNS(loaded("blockSum", {4}, {256}, out, din, 1000));
  std::vector<float> sums = device.get<float>(out);
  for (size_t block = 0; block < 4; ++block)
    EXPECT_EQ(sums[block],
              std::accumulate(in.begin() + long(256 * block),
                              in.begin() + long(std::min<size_t>(1000, 256 * block + 256)), 0.0f));
  EXPECT_RUNS(loaded.run("shuffleSum", {2}, {192}, {}, 24, once, din, 1000));
  sums = device.get<float>(once);
  EXPECT_EQ(sums[0] + sums[1], std::accumulate(in.begin(), in.end(), 0.0f));
}

TEST(Nvcc, Scan) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<int> in(1024);
  std::iota(in.begin(), in.end(), -300);
  uint64_t din = device.put(in), out = device.allocate(4096);
  EXPECT_RUNS(loaded("scan", {2}, {512}, out, din));
  std::vector<int> result = device.get<int>(out);
  for (size_t block = 0; block < 2; ++block)
    for (size_t i = 0, sum = 0; i < 512; ++i)
      EXPECT_EQ(result[512 * block + i], int(sum += size_t(in[512 * block + i])));
}

TEST(Nvcc, TransposeAndMatmul) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<float> in = floats(50 * 70);
  uint64_t din = device.put(in), out = device.allocate(in.size() * 4);
  EXPECT_RUNS(loaded("transpose", {3, 2}, {32, 8}, out, din, 50, 70));
  std::vector<float> turned = device.get<float>(out);
  for (size_t i = 0; i < 50; ++i)
    for (size_t j = 0; j < 70; ++j)
      ASSERT_EQ(turned[j * 50 + i], in[i * 70 + j]);
  std::vector<float> a = floats(64 * 64), b = floats(64 * 64 + 3);
  uint64_t da = device.put(a), db = device.put(b), c = device.allocate(64 * 64 * 4);
  EXPECT_RUNS(loaded("matmul", {4, 4}, {16, 16}, c, da, db, 64));
  std::vector<float> product = device.get<float>(c);
  for (size_t i = 0; i < 64; ++i)
    for (size_t j = 0; j < 64; ++j) {
      float sum = 0;
      for (size_t k = 0; k < 64; ++k)
        sum = std::fma(a[i * 64 + k], b[k * 64 + j], sum);
      ASSERT_EQ(product[i * 64 + j], sum);
    }
}

TEST(Nvcc, Atomics) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<uint8_t> bytes(3000);
  std::vector<uint32_t> expected(256);
  for (size_t i = 0; i < bytes.size(); ++i)
    ++expected[bytes[i] = uint8_t(i * i / 7)];
  uint64_t in = device.put(bytes), bins = device.put(std::vector<uint32_t>(256));
  EXPECT_RUNS(loaded("histogram", {5}, {256}, bins, in, 3000));
  EXPECT_EQ(device.get<uint32_t>(bins), expected);

  uint64_t counts = device.put(std::vector<int>(7)), wide = device.put(std::vector<uint64_t>(1));
  uint64_t sum = device.put(std::vector<float>(1)), fine = device.put(std::vector<double>(1));
  Options options;
  options.seed = 5;
  options.threads = 2;
  EXPECT_RUNS(loaded.run("atomics", {4}, {96}, options, 0, counts, wide, sum, fine));
  int mixed = 0;
  for (int t = 0; t < 384; ++t)
    mixed ^= t;
  std::vector<int> found = device.get<int>(counts);
  EXPECT_EQ(found[0], 383);
  EXPECT_EQ(found[1], -383);
  EXPECT_EQ(found[2], -1);
  EXPECT_EQ(found[3], mixed);
  EXPECT_EQ(found[4], 384 % 10);
  EXPECT_EQ(found[6], 7);
  EXPECT_EQ(device.get<uint64_t>(wide)[0], 384ull << 33);
  EXPECT_EQ(device.get<float>(sum)[0], 192.0f);
  EXPECT_EQ(device.get<double>(fine)[0], 96.0);
}

// Elements of few digits: sums are exact, in whatever order.
TEST(Nvcc, ProductsOfMatrices) {
  Device device;
  Loaded loaded(device, fileText("matrix.ptx"));
  for (bool isHalf : {false, true}) {
    auto bitsOf = [&](int value) {
      float number = float(value) / 4;
      return isHalf ? std::bit_cast<uint16_t>(_Float16(number))
                    : uint16_t(std::bit_cast<uint32_t>(number) >> 16);
    };
    std::vector<int> a(16 * 16), b(8 * 16);
    for (size_t i = 0; i < a.size(); ++i)
      a[i] = int(i * 29 % 61) - 30;
    for (size_t i = 0; i < b.size(); ++i)
      b[i] = int(i * 17 % 43) - 20;
    std::vector<uint16_t> aBits(a.size()), bBits(b.size());
    std::transform(a.begin(), a.end(), aBits.begin(), bitsOf);
    std::transform(b.begin(), b.end(), bBits.begin(), bitsOf);
    std::vector<float> c = floats(16 * 8);
    uint64_t da = device.put(aBits), db = device.put(bBits), dc = device.put(c),
             d = device.allocate(c.size() * 4);
    EXPECT_RUNS(loaded("products", {1}, {32}, d, da, db, dc, int(isHalf)));
    std::vector<float> found = device.get<float>(d);
    for (size_t i = 0; i < 16; ++i)
      for (size_t j = 0; j < 8; ++j) {
        int sum = 0;
        for (size_t k = 0; k < 16; ++k)
          sum += a[16 * i + k] * b[16 * j + k];
        EXPECT_EQ(found[8 * i + j], float(sum) / 16 + c[8 * i + j]) << i << " " << j;
      }
  }
}

// Where a sum is rounded, devices differ: to nearest, or towards zero.
TEST(Nvcc, ProductsOfMatricesAreRounded) {
  Device device;
  Loaded loaded(device, fileText("matrix.ptx"));
  std::vector<uint16_t> a(16 * 16, 0x3F80), b(8 * 16); // 1; a column of 2^-23 less a bit, and zeros
  for (size_t i = 0; i < b.size(); i += 16)
    b[i] = 0x33C0; // 1.5 x 2^-24
  std::vector<float> c(16 * 8, 1.0f);
  uint64_t da = device.put(a), db = device.put(b), dc = device.put(c), d = device.allocate(512);
  float results[2];
  for (uint64_t errors : {0, 1}) {
    Options options;
    options.errors = errors;
    EXPECT_RUNS(loaded.run("products", {1}, {32}, options, 0, d, da, db, dc, 0));
    results[errors] = device.get<float>(d)[0];
  }
  EXPECT_EQ(results[0], 1.0f + 0x1p-23f);
  EXPECT_EQ(results[1], 1.0f);
}

TEST(Nvcc, LoadsOfMatrices) {
  Device device;
  Loaded loaded(device, fileText("matrix.ptx"));
  std::vector<uint16_t> rows(8 * 32);
  for (size_t i = 0; i < rows.size(); ++i)
    rows[i] = uint16_t(i);
  uint64_t from = device.put(rows), words = device.allocate(4 * 128);
  for (bool isTransposed : {false, true}) {
    EXPECT_RUNS(loaded("loadsMatrices", {1}, {32}, words, from, int(isTransposed), 0, 0));
    std::vector<uint32_t> found = device.get<uint32_t>(words);
    for (size_t matrix = 0; matrix < 4; ++matrix)
      for (size_t lane = 0; lane < 32; ++lane)
        for (size_t half = 0; half < 2; ++half) {
          size_t row = lane / 4, column = 2 * (lane % 4) + half;
          if (isTransposed)
            std::swap(row, column);
          EXPECT_EQ(found[32 * matrix + lane] >> (16 * half) & 0xFFFF,
                    32 * row + 8 * matrix + column)
              << isTransposed << " " << matrix << " " << lane;
        }
  }
}

TEST(Nvcc, DivergentLoops) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  uint64_t out = device.allocate(4 * 500);
  EXPECT_RUNS(loaded("collatz", {4}, {128}, out, 500));
  std::vector<int> steps = device.get<int>(out);
  for (size_t i = 0; i < 500; ++i) {
    int count = 0;
    for (uint64_t value = i + 1; value != 1; ++count)
      value = value % 2 ? 3 * value + 1 : value / 2;
    ASSERT_EQ(steps[i], count) << i;
  }
}

static int digits(int value, int base) {
  int count = 0;
  do
    value /= base, ++count;
  while (value);
  return count;
}

TEST(Nvcc, FunctionsStructsSwitchesVariables) {
  struct Kinds {
    char kind;
    int base;
    short offsets[3];
  };
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  uint64_t out = device.allocate(4 * 80);
  EXPECT_RUNS(loaded("mixed", {1}, {80}, out, Kinds{3, 7, {-1, 20, 300}}, 0));
  std::vector<int> values = device.get<int>(out);
  const int table[] = {2, 3, 5, 7, 11}, offsets[] = {-1, 20, 300};
  for (int i = 0; i < 80; ++i) {
    const int expected[] = {digits(i * 1000, 7),
                            table[i % 5],
                            offsets[i % 3],
                            40,
                            i / 3 - i % 5,
                            3 + digits(i, 2),
                            __builtin_popcount(unsigned(i)) +
                                (i ? __builtin_clz(unsigned(i)) : 32) * 100};
    EXPECT_EQ(values[size_t(i)], expected[i % 7]) << i;
  }
}

TEST(Nvcc, LocalMemory) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<int> order(16);
  for (int i = 0; i < 16; ++i)
    order[size_t(i)] = (i * 5 + 3) % 16;
  uint64_t out = device.allocate(4 * 40), dorder = device.put(order);
  EXPECT_RUNS(loaded("locals", {1}, {40}, out, dorder));
  std::vector<int> values = device.get<int>(out);
  for (int t = 0; t < 40; ++t) {
    int stack[16], value = 0;
    std::iota(stack, stack + 16, t * 16);
    for (int i = 0; i < 16; ++i)
      std::swap(stack[i], stack[order[size_t(i)]]);
    for (int each : stack)
      value = int(unsigned(value) * 3u + unsigned(each));
    EXPECT_EQ(values[size_t(t)], value);
  }
}

TEST(Nvcc, Votes) {
  Device device;
  Loaded loaded(device, fileText("basic.ptx"));
  std::vector<int> in(64);
  for (int i = 0; i < 64; ++i)
    in[size_t(i)] = (i * 29 + 3) % 97;
  uint64_t din = device.put(in), out = device.allocate(256);
  EXPECT_RUNS(loaded("votes", {1}, {64}, out, din));
  std::vector<uint32_t> found = device.get<uint32_t>(out);
  for (uint32_t t = 0; t < 64; ++t) {
    const int *warp = &in[t / 32 * 32];
    uint32_t lane = t % 32, even = 0, same = 0, any = 0, all = 1, part = 0;
    for (uint32_t l = 0; l < 32; ++l) {
      even |= uint32_t(warp[l] % 2 == 0) << l;
      same |= uint32_t(warp[l] % 4 == warp[lane] % 4) << l;
      any |= warp[l] > 90;
      all &= warp[l] >= 0;
      part += l < 16 && lane < 16 ? uint32_t(warp[l]) : 0;
    }
    uint32_t up = uint32_t(warp[lane < 3 ? lane : lane - 3]),
             index = uint32_t(warp[lane / 8 * 8 + 5]);
    EXPECT_EQ(found[t], even ^ (any << 3) ^ (all << 5) ^ (same * 7) ^ (up << 11) ^ (index << 20) ^
                            (part << 2) ^ 0xFFFFFFFF)
        << t;
  }
}

TEST(Llvm, VectorAddInWideAccesses) {
  for (const char *file : {"llvm-sm_80.ptx", "llvm-sm_100.ptx"}) {
    Device device;
    Loaded loaded(device, fileText(file));
    std::vector<float> a = floats(1024), b = floats(1030);
    uint64_t da = device.put(a), db = device.put(b), out = device.allocate(4096);
    EXPECT_RUNS(loaded("vectorAdd", {2}, {128}, da, db, out, 1024));
    std::vector<float> sum = device.get<float>(out);
    for (size_t i = 0; i < 1024; ++i)
      EXPECT_EQ(sum[i], a[i] + b[i]);
  }
}

TEST(Llvm, BlockSum) {
  for (const char *file : {"llvm-sm_80.ptx", "llvm-sm_100.ptx"}) {
    Device device;
    Loaded loaded(device, fileText(file));
    std::vector<uint16_t> in(768);
    float sums[3] = {};
    for (size_t i = 0; i < in.size(); ++i) {
      float value = float(i % 9) - 3;
      in[i] = uint16_t(std::bit_cast<uint32_t>(value) >> 16);
      sums[i / 256] += value;
    }
    uint64_t din = device.put(in), out = device.allocate(6);
    EXPECT_RUNS(loaded("blockSum", {3}, {256}, din, out));
    std::vector<uint16_t> found = device.get<uint16_t>(out);
    for (size_t i = 0; i < 3; ++i)
      EXPECT_EQ(std::bit_cast<float>(uint32_t(found[i]) << 16), std::round(sums[i])) << i;
  }
}

TEST(Llvm, Arithmetic) {
  Device device;
  Loaded loaded(device, fileText("llvm-sm_80.ptx"));
  std::vector<float> x(96);
  std::vector<int> n(96);
  for (int i = 0; i < 96; ++i) {
    x[size_t(i)] = float(i - 48) * 2.75f;
    n[size_t(i)] = i * 7654321 - 1234567;
  }
  x[7] = NAN;
  uint64_t dx = device.put(x), dn = device.put(n), out = device.allocate(384);
  EXPECT_RUNS(loaded("arithmetic", {1}, {96}, dx, dn, out));
  std::vector<float> found = device.get<float>(out);
  for (size_t t = 0; t < 96; ++t) {
    int i = n[t];
    float a = std::fma(x[t], 1.5f, 0.25f), b = x[t] != x[t] ? NAN : std::max(a, x[t]);
    float e = std::copysign(std::floor(std::fmin(b, 100.0f)), x[t]);
    float j = std::sqrt(std::fabs(x[t])) + e / 3.0f;
    uint32_t k = uint32_t(__builtin_popcount(unsigned(i)));
    int l = int(uint32_t(i) << 7 | k >> 25), clz = i < 0 ? 0 : __builtin_clzll(uint64_t(i));
    int q = int(__builtin_bswap32(uint32_t(std::max(l, clz)))) >> 20;
    float z = float(q / 7 - i % 13) + j + float(int8_t(i));
    float expected = !(x[t] >= 0) ? z : j;
    if (expected != expected)
      EXPECT_NE(found[t], found[t]);
    else
      EXPECT_EQ(found[t], expected) << t;
  }
}
