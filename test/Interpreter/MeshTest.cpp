// Meshes of two axes: groups of ranks, own ranges, and what collectives of every phase make in
// them.
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Interpreter/Interpreter.h"
#include "zero/Interpreter/ShardedRun.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace zero;

namespace {
using Groups = std::vector<std::vector<int64_t>>;

struct MeshTest : testing::Test {
  MeshTest() { context.loadDialect<ir::ZeroDialect, hlo::StableHLODialect, func::FuncDialect>(); }

  void parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }

  Groups groups(ArrayRef<StringRef> axes) {
    ir::MeshOp mesh = *module->getOps<ir::MeshOp>().begin();
    Groups all;
    for (ArrayRef<int64_t> group : ir::getGroups(mesh, Builder(&context).getStrArrayAttr(axes)))
      all.emplace_back(group.begin(), group.end());
    return all;
  }

  /// What @main gives on each rank for the arguments `inputs`, one vector per rank.
  std::vector<std::vector<float>> run(ArrayRef<std::vector<float>> inputs) {
    std::vector<Values> arguments, outputs;
    for (const std::vector<float> &input : inputs) {
      Tensor tensor(DType::F32, static_cast<int64_t>(input.size()));
      llvm::copy(input, tensor.mutableData<float>());
      arguments.push_back({tensor});
    }
    auto main = cast<FunctionOpInterface>(module->lookupSymbol("main"));
    EXPECT_TRUE(succeeded(interpret(main, inputs.size(), arguments, outputs)));
    std::vector<std::vector<float>> results;
    for (const Values &output : outputs)
      results.emplace_back(output[0].data<float>(),
                           output[0].data<float>() + output[0].getNumElements());
    return results;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

constexpr const char *kTwoByTwo = R"(zero.mesh @mesh ["a" = 2, "b" = 2])";
constexpr const char *kThreeByTwo = R"(zero.mesh @mesh ["a" = 3, "b" = 2])";

/// A unit of 12 elements sharded over `axes`, and a function of one buffer.
std::string unitProgram(const char *mesh, const std::string &axes, const std::string &signature,
                        const std::string &body) {
  return std::string(mesh) + R"(
    zero.layout @u on @mesh {dtype = f32, block = 1 : i64, elements = 12 : i64,
      axes = {param = )" +
         axes + ", grad = " + axes + ", opt = " + axes +
         R"(}, segments = [#zero.segment<"w" [12] at 0>]}
    func.func @main)" +
         signature + " {" + body + "}";
}
} // namespace

TEST_F(MeshTest, GroupsAreRowMajorOverTheAxesAsListed) {
  parse(kTwoByTwo);
  EXPECT_EQ(groups({"a"}), (Groups{{0, 2}, {1, 3}}));
  EXPECT_EQ(groups({"b"}), (Groups{{0, 1}, {2, 3}}));
  EXPECT_EQ(groups({"a", "b"}), (Groups{{0, 1, 2, 3}}));
  EXPECT_EQ(groups({"b", "a"}), (Groups{{0, 2, 1, 3}}));
  parse(kThreeByTwo);
  EXPECT_EQ(groups({"a"}), (Groups{{0, 2, 4}, {1, 3, 5}}));
  EXPECT_EQ(groups({"b"}), (Groups{{0, 1}, {2, 3}, {4, 5}}));
  EXPECT_EQ(groups({"b", "a"}), (Groups{{0, 2, 4, 1, 3, 5}}));
}

TEST_F(MeshTest, SumsStayInTheirGroup) {
  parse(std::string(kThreeByTwo) + R"(
    func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
      %0 = zero.all_reduce add %x over @mesh["a"] : tensor<1xf32>
      return %0 : tensor<1xf32>
    })");
  EXPECT_EQ(run({{1}, {2}, {4}, {8}, {16}, {32}}),
            (std::vector<std::vector<float>>{{21}, {42}, {21}, {42}, {21}, {42}}));
}

TEST_F(MeshTest, GathersFollowTheOrderOfTheAxes) {
  std::string body = R"(
      %0 = zero.all_gather %x {units = [@u]} over @mesh["b", "a"] : (tensor<3xf32>) -> tensor<12xf32>
      return %0 : tensor<12xf32>)";
  parse(unitProgram(kTwoByTwo, R"(["b", "a"])", "(%x: tensor<3xf32>) -> tensor<12xf32>", body));
  std::vector<float> whole = {0, 0, 0, 2, 2, 2, 1, 1, 1, 3, 3, 3};
  EXPECT_EQ(run({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}}),
            (std::vector<std::vector<float>>(4, whole)));
}

TEST_F(MeshTest, OwnRangesGoByTheRankInTheGroup) {
  std::vector<float> whole = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  std::string own = R"(
      %0 = zero.own_shard %x {unit = @u} : tensor<12xf32> -> tensor<4xf32>
      return %0 : tensor<4xf32>)";
  parse(unitProgram(kThreeByTwo, R"(["a"])", "(%x: tensor<12xf32>) -> tensor<4xf32>", own));
  std::vector<float> first = {0, 1, 2, 3}, second = {4, 5, 6, 7}, third = {8, 9, 10, 11};
  EXPECT_EQ(run(std::vector(6, whole)),
            (std::vector<std::vector<float>>{first, first, second, second, third, third}));
  std::string scatter = R"(
      %0 = zero.reduce_scatter add %x {units = [@u]} over @mesh["a"] : (tensor<12xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>)";
  parse(unitProgram(kThreeByTwo, R"(["a"])", "(%x: tensor<12xf32>) -> tensor<4xf32>", scatter));
  std::vector<float> zeros(12, 0);
  // Ranks 0, 2 and 4 are one group, of which one has values: the other group sums zeros.
  std::vector<float> none(4, 0);
  EXPECT_EQ(run({whole, zeros, zeros, zeros, zeros, zeros}),
            (std::vector<std::vector<float>>{first, none, second, none, third, none}));
}

TEST_F(MeshTest, RowsGoByTheAxesOfTheBatch) {
  auto program = [](const std::string &added) {
    return R"(
    zero.mesh @mesh ["a" = 2, "b" = 2] batch ["b"]
    zero.leaf tensor<4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [0, -1]}}
    zero.leaf tensor<4xf32> as #zero.role<output "y" dim = 0> {slots = {main = [-1, 0]}}
    func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
        -> (tensor<2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {)" +
           added + R"(
      %y = stablehlo.add %x, %added : tensor<2xf32>
      return %y : tensor<2xf32>
    })";
  };
  Tensor whole(DType::F32, int64_t(4));
  llvm::copy(std::vector<float>{1, 2, 3, 4}, whole.mutableData<float>());
  Values results;
  auto runWhole = [&] {
    auto main = cast<FunctionOpInterface>(module->lookupSymbol("main"));
    return runUnsharded(main, {whole}, results);
  };
  parse(program(R"(
      %added = zero.all_reduce add %x over @mesh["b"] : tensor<2xf32>)"));
  ASSERT_TRUE(succeeded(runWhole()));
  EXPECT_EQ(std::vector<float>(results[0].data<float>(), results[0].data<float>() + 4),
            (std::vector<float>{5, 8, 7, 10}));
  // Ranks with the same rows must have the same results for them.
  parse(program(R"(
      %rank = zero.rank_offset 1 over @mesh["a"] : tensor<i32>
      %number = stablehlo.convert %rank : (tensor<i32>) -> tensor<f32>
      %added = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<2xf32>)"));
  std::string message;
  ScopedDiagnosticHandler handler(&context,
                                  [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  EXPECT_TRUE(failed(runWhole()));
  EXPECT_NE(message.find("differs between ranks 0 and 2"), std::string::npos) << message;
}

TEST_F(MeshTest, CommunicatorsOfAPlanHaveTheSameGroups) {
  parse(std::string(kTwoByTwo) + R"(
    zero.stream @compute
    zero.stream @rows
    zero.stream @columns
    zero.communicator @along_a over @mesh["a"] for reductions
    zero.communicator @along_b over @mesh["b"] for reductions
    zero.space device @device
    zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
    zero.slot "main" #zero.role<const "x"> at #zero.allocation<0, tensor<1xf32>> {arg = 0 : i64}
    zero.slot "main" #zero.role<metric "y"> at #zero.allocation<64, tensor<1xf32>> {result = 0 : i64}
    func.func @main() {
      zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<1xf32>>] outs [#zero.allocation<128, tensor<1xf32>>] on @columns over @along_a
      zero.record 0 on @columns
      zero.wait 0 on @rows
      zero.launch_collective all_reduce max ins [#zero.allocation<128, tensor<1xf32>>] outs [#zero.allocation<64, tensor<1xf32>>] on @rows over @along_b
      return
    })");
  // Columns 0, 2 and 1, 3 add up; then each row has the larger sum.
  EXPECT_EQ(run({{1}, {2}, {4}, {8}}), (std::vector<std::vector<float>>{{10}, {10}, {10}, {10}}));
}
