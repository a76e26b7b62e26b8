#include "zero/Support/DenseBooleans.h"
#include "gtest/gtest.h"

using namespace zero;

static std::string constant(const std::string &digits, const std::string &type) {
  return "%c = stablehlo.constant dense<\"0x" + digits + "\"> : tensor<" + type + ">\n";
}

TEST(DenseBooleans, TheFirstIsTheLowestBit) {
  std::string bytes = constant("01000000000000000001", "2x5xi1"), bits = constant("0102", "2x5xi1");
  EXPECT_EQ(packBooleans(bytes), bits);
  EXPECT_EQ(unpackBooleans(bits), bytes);
}

TEST(DenseBooleans, EveryConstantAndNothingElse) {
  std::string other = constant("00010001", "4xi8") + "// dense<true> : tensor<40xi1>\n",
              bytes = constant("010101", "3xi1"), bits = constant("07", "3xi1");
  EXPECT_EQ(packBooleans(other + bytes + other + bytes), other + bits + other + bits);
  EXPECT_EQ(unpackBooleans(other + bits + other + bits), other + bytes + other + bytes);
  EXPECT_EQ(packBooleans(other), std::nullopt);
  EXPECT_EQ(unpackBooleans(other), std::nullopt);
}

TEST(DenseBooleans, WhatIsNeitherStays) {
  for (const std::string &text :
       {constant("0102", "2xi1"), constant("0100", "3xi1"), constant("01", "1xi1"),
        constant("0100", "4294967296x4294967296x2xi1"), constant("0100", "?x2xi1"),
        std::string("dense<\"0x0100"), std::string("dense<\"0x0100\"> : tensor<2x")}) {
    EXPECT_EQ(packBooleans(text), std::nullopt) << text;
  }
  // As bits already, or neither as bits nor as bytes.
  EXPECT_EQ(packBooleans(constant("0702", "10xi1")), std::nullopt);
  std::string damaged = constant("07zz", "10xi1");
  EXPECT_EQ(unpackBooleans(damaged), std::nullopt);
}
