#include "zero/Support/Tensor.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace zero;

static uint16_t bf16(double value) { return BFloat16(value).bits; }

TEST(BFloat16, RoundsToNearestEvenOnce) {
  EXPECT_EQ(bf16(1.0), 0x3f80);
  EXPECT_EQ(bf16(1.0 + 1.0 / 256), 0x3f80); // tie: to even
  EXPECT_EQ(bf16(1.0 + 3.0 / 256), 0x3f82); // tie: to even
  // Just above the tie in f64, exactly the tie after rounding to f32: one rounding goes up.
  EXPECT_EQ(bf16(1.0 + 1.0 / 256 + 1e-12), 0x3f81);
  EXPECT_EQ(bf16(-1.0 - 1.0 / 256 - 1e-12), 0xbf81);
  EXPECT_EQ(bf16(1e300), 0x7f80);
  EXPECT_EQ(bf16(-3.4e38), 0xff80); // beyond the largest finite value
  EXPECT_EQ(bf16(std::numeric_limits<double>::infinity()), 0x7f80);
  EXPECT_TRUE(std::isnan(static_cast<float>(BFloat16(std::nan("")))));
  EXPECT_TRUE(std::isnan(static_cast<float>(BFloat16(llvm::bit_cast<float>(0x7f800001u)))));
}

TEST(BFloat16, EveryValueSurvivesF32) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    BFloat16 value;
    value.bits = static_cast<uint16_t>(bits);
    float wide = value;
    if (!std::isnan(wide))
      EXPECT_EQ(BFloat16(wide).bits, bits);
  }
}

TEST(Convert, SaturatesAndDropsFractions) {
  EXPECT_EQ(convertElement<int8_t>(127.9f), 127);
  EXPECT_EQ(convertElement<int8_t>(-128.9f), -128);
  EXPECT_EQ(convertElement<int8_t>(1e9f), 127);
  EXPECT_EQ(convertElement<int32_t>(-std::numeric_limits<float>::infinity()),
            std::numeric_limits<int32_t>::min());
  EXPECT_EQ(convertElement<int64_t>(9.3e18), std::numeric_limits<int64_t>::max());
  EXPECT_EQ(convertElement<uint64_t>(1.9e19), std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(convertElement<uint8_t>(-0.5f), 0);
  EXPECT_EQ(convertElement<uint8_t>(-7.0f), 0);
  EXPECT_EQ(convertElement<int32_t>(std::nanf("")), 0);
  EXPECT_EQ(convertElement<int8_t>(int32_t(300)), 44); // integers wrap
}

TEST(Convert, PredicatesCompareWithZero) {
  EXPECT_TRUE(convertElement<bool>(0.25f));
  EXPECT_FALSE(convertElement<bool>(-0.0f));
  EXPECT_TRUE(convertElement<bool>(std::nanf("")));
  EXPECT_TRUE(convertElement<bool>(int32_t(256)));
  EXPECT_EQ(convertElement<float>(true), 1.0f);
}

TEST(Convert, WideIntegersRoundOnceTo16Bits) {
  // 2^61 + 2^53 is a tie of bf16; one more goes up, though f64 would drop it.
  int64_t tie = (int64_t(1) << 61) + (int64_t(1) << 53);
  EXPECT_EQ(convertElement<BFloat16>(tie).bits + 1, convertElement<BFloat16>(tie + 1).bits);
  EXPECT_EQ(convertElement<BFloat16>(-tie).bits + 1, convertElement<BFloat16>(-tie - 1).bits);
  EXPECT_EQ(convertElement<float>(int64_t(16777217)), 16777216.0f);
}

TEST(SmallInt, WrapsAndSaturates) {
  EXPECT_EQ(static_cast<int8_t>(Int4(8)), -8);
  EXPECT_EQ(static_cast<int8_t>(Int4(-9)), 7);
  EXPECT_EQ(static_cast<int8_t>(Int2(uint64_t(-1))), -1);
  EXPECT_EQ(static_cast<uint8_t>(UInt4(-1)), 15);
  EXPECT_EQ(static_cast<uint8_t>(UInt2(6)), 2);
  EXPECT_EQ(static_cast<int8_t>(convertElement<Int4>(99.5f)), 7);
  EXPECT_EQ(static_cast<int8_t>(convertElement<Int4>(-99.5)), -8);
  EXPECT_EQ(static_cast<uint8_t>(convertElement<UInt4>(-1.0f)), 0);
  EXPECT_EQ(static_cast<int8_t>(convertElement<Int4>(std::nanf(""))), 0);
  EXPECT_EQ(static_cast<int8_t>(convertElement<Int4>(UInt4(15))), -1);
  EXPECT_EQ(convertElement<double>(Int4(-3)), -3.0);
  EXPECT_TRUE(convertElement<bool>(Int2(-2)));
}

template <typename T> static void expectEveryValueSurvives() {
  for (unsigned bits = 0; bits < 1u << getBitWidth(DTypeOf<T>::value); ++bits) {
    T value;
    value.bits = static_cast<uint8_t>(bits);
    float wide = value;
    if (!std::isnan(wide))
      EXPECT_EQ(T(wide).bits, bits);
  }
}

TEST(SmallFloat, EveryValueSurvivesF32) {
  expectEveryValueSurvives<SmallFloat<DType::F4E2M1FN>>();
  expectEveryValueSurvives<SmallFloat<DType::F6E2M3FN>>();
  expectEveryValueSurvives<SmallFloat<DType::F6E3M2FN>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E3M4>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E4M3>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E4M3B11FNUZ>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E4M3FN>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E4M3FNUZ>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E5M2>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E5M2FNUZ>>();
  expectEveryValueSurvives<SmallFloat<DType::F8E8M0FNU>>();
}

TEST(SmallFloat, RoundsToNearestEvenOnce) {
  using T = SmallFloat<DType::F8E5M2>;
  EXPECT_EQ(static_cast<float>(T(1.125)), 1.0f); // tie: to even
  // Just above the tie, by less than f32 holds.
  EXPECT_EQ(static_cast<float>(T(1.125 + 1e-12)), 1.25f);
  EXPECT_EQ(static_cast<float>(convertElement<T>(int64_t(9))), 8.0f); // tie
  EXPECT_TRUE(std::isinf(static_cast<float>(T(1e9))));
  EXPECT_TRUE(std::isnan(static_cast<float>(SmallFloat<DType::F8E4M3FN>(1e9))));
}

TEST(TensorTest, ExtendsLowBits) {
  Tensor tensor(DType::I4, {2});
  tensor.getMutableBytes()[0] = 0x0f;
  tensor.getMutableBytes()[1] = 0x37;
  tensor.extendLowBits();
  EXPECT_EQ(tensor.getIndex(0), -1);
  EXPECT_EQ(tensor.getIndex(1), 7);
}

TEST(TensorTest, SharesUntilWrittenTo) {
  Tensor a = Tensor::zeros(DType::I32, {2, 3});
  Tensor b = a.reshaped({6});
  EXPECT_TRUE(a.sharesBufferWith(b));
  b.makeUnique();
  b.mutableData<int32_t>()[5] = 7;
  EXPECT_EQ(a.data<int32_t>()[5], 0);
  EXPECT_FALSE(a.identicalTo(b.reshaped({2, 3})));
  EXPECT_TRUE(a.identicalTo(Tensor::zeros(DType::I32, {2, 3})));
  EXPECT_FALSE(a.identicalTo(a.reshaped({6})));
}

TEST(TensorTest, HandlesEmptyShapes) {
  Tensor empty(DType::F64, {0, 4});
  EXPECT_EQ(empty.getNumBytes(), 0u);
  EXPECT_TRUE(static_cast<bool>(empty));
  EXPECT_EQ(empty.converted(DType::I8).getNumElements(), 0);
  EXPECT_FALSE(static_cast<bool>(Tensor()));
}

TEST(TensorTest, ReadsIndicesOfAnyType) {
  EXPECT_EQ(Tensor::scalar(int8_t(-3)).getIndex(0), -3);
  EXPECT_EQ(Tensor::scalar(uint32_t(4000000000u)).getIndex(0), 4000000000);
  EXPECT_EQ(Tensor::scalar(~uint64_t(0)).getIndex(0), std::numeric_limits<int64_t>::max());
}

TEST(TensorTest, PrintsShortestNumbersThatReadBack) {
  EXPECT_EQ(printElement(Tensor::scalar(2.31f), 0), "2.31");
  EXPECT_EQ(printElement(Tensor::scalar(0.1), 0), "0.1");
  EXPECT_EQ(printElement(Tensor::scalar(1e-30f), 0), "1e-30");
  EXPECT_EQ(printElement(Tensor::scalar(int8_t(-5)), 0), "-5");
  EXPECT_EQ(printElement(Tensor::scalar(true), 0), "true");
  EXPECT_EQ(printElement(Tensor::scalar(std::nanf("")), 0), "\"nan\"");
  EXPECT_EQ(printElement(Tensor::scalar(-HUGE_VALF), 0), "\"-inf\"");
}

TEST(TensorTest, DescribesTypes) {
  EXPECT_EQ(describeType(Tensor(DType::BF16, {2, 3})), "2x3xbf16");
  EXPECT_EQ(describeType(Tensor(DType::U8, {})), "ui8");
}
