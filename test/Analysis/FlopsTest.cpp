#include "zero/Analysis/Flops.h"
#include "mlir/Parser/Parser.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace zero;

namespace {

/// Of the last op that `text` has before the end of its block.
int64_t countLast(StringRef text) {
  MLIRContext context;
  context.loadDialect<hlo::StableHLODialect>();
  Block block;
  if (failed(parseSourceString(text, &block, ParserConfig(&context))) || block.empty())
    return -1;
  return countFlops(&block.back());
}

std::string ofConstants(StringRef a, StringRef b, StringRef op) {
  return ("%a = stablehlo.constant dense<1.0> : " + a +
          "\n%b = stablehlo.constant dense<1.0> : " + b + "\n" + op)
      .str();
}

TEST(Flops, OfContractionsAreTwoAProduct) {
  EXPECT_EQ(countLast(ofConstants("tensor<4x8xf32>", "tensor<8x3xf32>",
                                  "%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] "
                                  ": (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>")),
            2 * 4 * 3 * 8);
  // 1 x 6 x 6 x 5 results of 3 x 3 x 2 products.
  EXPECT_EQ(countLast(ofConstants(
                "tensor<1x8x8x2xf32>", "tensor<3x3x2x5xf32>",
                "%0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, "
                "0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : "
                "i64} : (tensor<1x8x8x2xf32>, tensor<3x3x2x5xf32>) -> tensor<1x6x6x5xf32>")),
            2 * 6 * 6 * 5 * 18);
}

TEST(Flops, OfOthersAreOneAnElement) {
  EXPECT_EQ(countLast(ofConstants("tensor<4x8xf32>", "tensor<4x8xf32>",
                                  "%0 = stablehlo.divide %a, %b : tensor<4x8xf32>")),
            32);
  EXPECT_EQ(countLast(ofConstants("tensor<4x8xf32>", "tensor<f32>",
                                  "%0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across "
                                  "dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> "
                                  "tensor<4xf32>")),
            32);
  EXPECT_EQ(countLast(ofConstants("tensor<4x8xf32>", "tensor<f32>",
                                  "%0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x8xf32>) "
                                  "-> tensor<8x4xf32>")),
            0);
}

} // namespace
