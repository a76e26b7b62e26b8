//===- DataBoundsTest.cpp - Two readings of what arguments index ------------------===//
#include "DataBounds.h"
#include "mlir/Parser/Parser.h"
#include "zero/6-Executable/IndexBounds.h"
#include "zero/Pipelines/Pipelines.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace zero;

namespace {

class DataBounds : public testing::Test {
protected:
  DataBounds() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
  }

  /// Reads `import` twice, and returns how many arguments have a bound.
  size_t compare(ModuleOp import, StringRef name) {
    IndexBounds written = findIndexBounds(import);
    auto recounted = validate::readDataBounds(import);
    EXPECT_EQ(written.size(), recounted.size()) << name.str();
    for (const auto &[key, bound] : recounted) {
      auto other = written.find({key.first, static_cast<unsigned>(key.second)});
      if (other == written.end()) {
        ADD_FAILURE() << name.str() << ": argument " << key.second << " of " << key.first;
        continue;
      }
      EXPECT_EQ(other->second.low, bound.low) << name.str();
      EXPECT_EQ(other->second.high, bound.high) << name.str();
      EXPECT_TRUE(llvm::equal(other->second.also, bound.also)) << name.str();
    }
    return recounted.size();
  }

  MLIRContext context;
};

TEST_F(DataBounds, AreTheSameForExportedSteps) {
  for (auto [name, bounded] : {std::pair("gpt_tiny_f32", 2u), std::pair("gpt_tiny_bf16a", 2u),
                               std::pair("gpt_tiny_scan", 2u), std::pair("flax_gpt", 2u),
                               std::pair("zoo_llama_lion", 2u), std::pair("mlp_momentum", 0u)}) {
    auto module = parseSourceFile<ModuleOp>(std::string(ZERO_TEST_INPUTS "/") + name + ".mlir",
                                            ParserConfig(&context));
    ASSERT_TRUE(module && succeeded(lowerTo(*module, ir::Phase::Import, PipelineOptions())));
    EXPECT_EQ(compare(*module, name), bounded) << name;
  }
}

/// What the step does with its one argument, by the ops of `body`; the gather reads `%index`.
std::string write(StringRef body) {
  return (R"(module {
  func.func public @main(%table: tensor<8x6xf32> {zero.role = #zero.role<param "table" next = 0>},
      %x: tensor<4xi32> {zero.role = #zero.role<batch "x" dim = 0>},
      %mask: tensor<4xf32> {zero.role = #zero.role<batch "mask" dim = 0>})
      -> (tensor<8x6xf32>, tensor<4xf32>) {
    %zero = stablehlo.constant dense<0> : tensor<4xi32>
    %eight = stablehlo.constant dense<8> : tensor<4xi32>
    %rows = stablehlo.iota dim = 0 : tensor<4x1xi32>
    %column = stablehlo.reshape %x : (tensor<4xi32>) -> tensor<4x1xi32>
)" + body +
          R"(
    %found = "stablehlo.gather"(%table, %index) <{dimension_numbers = #stablehlo.gather<
        collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
        slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    return %table, %found : tensor<8x6xf32>, tensor<4xf32>
  }
})")
      .str();
}

constexpr char kFirst[] =
    "%index = stablehlo.concatenate %column, %rows, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) "
    "-> tensor<4x2xi32>";
constexpr char kSecond[] =
    "%index = stablehlo.concatenate %rows, %column, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) "
    "-> tensor<4x2xi32>";
constexpr char kBoth[] =
    "%index = stablehlo.concatenate %column, %column, dim = 1 : (tensor<4x1xi32>, "
    "tensor<4x1xi32>) -> tensor<4x2xi32>";

TEST_F(DataBounds, FollowWhatIndexes) {
  struct Case {
    std::string text;
    int64_t low, high; // high -1: none
    std::set<int64_t> also = {};
  };
  std::string less = "%less = stablehlo.compare LT, %x, %zero, SIGNED : (tensor<4xi32>, "
                     "tensor<4xi32>) -> tensor<4xi1>\n",
              flipped = "%less = stablehlo.compare LT, %zero, %x, SIGNED : (tensor<4xi32>, "
                        "tensor<4xi32>) -> tensor<4xi1>\n",
              wrap = "%more = stablehlo.add %x, %eight : tensor<4xi32>\n"
                     "%in = stablehlo.select %less, %more, %x : tensor<4xi1>, tensor<4xi32>\n"
                     "%wrapped = stablehlo.reshape %in : (tensor<4xi32>) -> tensor<4x1xi32>\n"
                     "%index = stablehlo.concatenate %wrapped, %rows, dim = 1 : (tensor<4x1xi32>, "
                     "tensor<4x1xi32>) -> tensor<4x2xi32>",
              equal = "%is = stablehlo.compare NE, %x, %eight, SIGNED : (tensor<4xi32>, "
                      "tensor<4xi32>) -> tensor<4xi1>\n",
              reversed = "%back = stablehlo.reverse %column, dims = [0] : tensor<4x1xi32>\n"
                         "%index = stablehlo.concatenate %back, %rows, dim = 1 : (tensor<4x1xi32>, "
                         "tensor<4x1xi32>) -> tensor<4x2xi32>";
  for (const Case &item : {Case{write(kFirst), 0, 7}, Case{write(kSecond), 0, 5},
                           Case{write(kBoth), 0, 5}, Case{write(less + wrap), -8, 7},
                           Case{write(flipped + wrap), 0, -1}, Case{write(less + kFirst), 0, -1},
                           Case{write(equal + kFirst), 0, 7, {8}}, Case{write(reversed), 0, 7}}) {
    auto module = parseSourceString<ModuleOp>(item.text, ParserConfig(&context));
    ASSERT_TRUE(module) << item.text;
    EXPECT_EQ(compare(*module, item.text), item.high < 0 ? 0u : 1u) << item.text;
    auto bounds = validate::readDataBounds(*module);
    if (item.high < 0 || bounds.empty())
      continue;
    const validate::DataBound &bound = bounds.begin()->second;
    EXPECT_EQ(bound.low, item.low) << item.text;
    EXPECT_EQ(bound.high, item.high) << item.text;
    EXPECT_EQ(bound.also, item.also) << item.text;
  }
}

TEST_F(DataBounds, EndWhereTheBatchMasks) {
  for (auto [op, isMasked] :
       {std::pair("tanh %found : tensor<4xf32>", true),
        std::pair("divide %found, %found : tensor<4xf32>", true),
        std::pair("slice %found [0:4] : (tensor<4xf32>) -> tensor<4xf32>", true),
        std::pair("reverse %found, dims = [0] : tensor<4xf32>", true),
        std::pair("dot_general %found, %mixing, contracting_dims = [0] x [0] : (tensor<4xf32>, "
                  "tensor<4x4xf32>) -> tensor<4xf32>",
                  false)}) {
    std::string text = R"(module {
  func.func public @main(%data: tensor<4x8xf32> {zero.role = #zero.role<batch "data" dim = 0>},
      %x: tensor<4xi32> {zero.role = #zero.role<batch "x" dim = 0>},
      %mask: tensor<4xf32> {zero.role = #zero.role<batch "mask" dim = 0>}) -> tensor<4xf32> {
    %column = stablehlo.reshape %x : (tensor<4xi32>) -> tensor<4x1xi32>
    %found = "stablehlo.gather"(%data, %column) <{dimension_numbers = #stablehlo.gather<
        collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0],
        start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}>
        : (tensor<4x8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    %mixing = stablehlo.constant dense<1.0> : tensor<4x4xf32>
    %seen = stablehlo.)" +
                       std::string(op) +
                       R"(
    %kept = stablehlo.multiply %seen, %mask : tensor<4xf32>
    return %kept : tensor<4xf32>
  }
})";
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module) << text;
    EXPECT_EQ(compare(*module, text), isMasked ? 0u : 1u) << text;
  }
}

} // namespace
