#include "zero/Interpreter/ShardedRun.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace zero;

namespace {
/// Parses programs and keeps the last message they give.
struct InterpreterTest : testing::Test {
  InterpreterTest() {
    context.loadDialect<ir::ZeroDialect, hlo::StableHLODialect, func::FuncDialect>();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        message = diagnostic.str();
    });
  }

  /// The function @main of a program that lives until the next call.
  FunctionOpInterface parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << message;
    return cast<FunctionOpInterface>(module->lookupSymbol("main"));
  }

  bool messageHas(StringRef part) { return StringRef(message).contains(part); }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message;
};
} // namespace

static Tensor floats(ArrayRef<float> values) {
  Tensor tensor(DType::F32, static_cast<int64_t>(values.size()));
  llvm::copy(values, tensor.mutableData<float>());
  return tensor;
}

TEST_F(InterpreterTest, UpdatesInPlaceNeverTouchArguments) {
  FunctionOpInterface main = parse(R"(
    func.func @main(%x: tensor<3xf32>, %u: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
      %i = stablehlo.constant dense<1> : tensor<i32>
      %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
      %1 = stablehlo.dynamic_update_slice %0, %u, %i : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
      return %0, %1 : tensor<3xf32>, tensor<3xf32>
    })");
  std::vector<Values> outputs, inputs{{floats({1, 2, 3}), floats({9})}};
  ASSERT_TRUE(succeeded(interpret(main, 1, inputs, outputs)));
  EXPECT_EQ(inputs[0][0].data<float>()[1], 2.0f);
  EXPECT_EQ(outputs[0][0].data<float>()[1], 9.0f);
}

TEST_F(InterpreterTest, ComputesReplicatedValuesOnce) {
  FunctionOpInterface main = parse(R"(
    func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %x, %x : tensor<2xf32>
      return %0 : tensor<2xf32>
    })");
  Tensor shared = floats({1, 2});
  std::vector<Values> outputs;
  ASSERT_TRUE(succeeded(interpret(main, 2, {{shared}, {shared}}, outputs)));
  EXPECT_TRUE(outputs[0][0].sharesBufferWith(outputs[1][0]));
  ASSERT_TRUE(succeeded(interpret(main, 2, {{shared}, {floats({1, 2})}}, outputs)));
  EXPECT_FALSE(outputs[0][0].sharesBufferWith(outputs[1][0]));
  EXPECT_TRUE(outputs[0][0].identicalTo(outputs[1][0]));
}

TEST_F(InterpreterTest, ChecksWhatItIsGiven) {
  FunctionOpInterface main = parse(R"(
    zero.mesh @mesh ["dp" = 2]
    func.func @main(%x: tensor<2xf32>) { return })");
  std::vector<Values> outputs;
  Tensor x = floats({1, 2});
  EXPECT_TRUE(failed(interpret(main, 3, {{x}, {x}, {x}}, outputs)));
  EXPECT_TRUE(messageHas("the module's mesh has 2 ranks, asked to run on 3"));
  EXPECT_TRUE(failed(interpret(main, 2, {{x}}, outputs)));
  EXPECT_TRUE(messageHas("expects arguments for 2 ranks, found 1"));
  EXPECT_TRUE(failed(interpret(main, 2, {{x}, {}}, outputs)));
  EXPECT_TRUE(messageHas("expects 1 arguments, found 0 on rank 1"));
  EXPECT_TRUE(failed(interpret(main, 2, {{x}, {floats({1})}}, outputs)));
  EXPECT_TRUE(messageHas("found tensor<1xf32> on rank 1"));
}

TEST_F(InterpreterTest, SeesTypesAndStatesOfAnEntry) {
  FunctionOpInterface main = parse(R"(
    zero.mesh @mesh ["dp" = 2]
    func.func @main(%w: tensor<3xf32> {zero.role = #zero.role<param "w" next = 1>},
                    %x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 1>}) -> (tensor<f32>, tensor<3xf32>) {
      %0 = stablehlo.constant dense<0.0> : tensor<f32>
      return %0, %w : tensor<f32>, tensor<3xf32>
    })");
  FailureOr<EntryInterface> interface = getEntryInterface(main);
  ASSERT_TRUE(succeeded(interface));
  ASSERT_EQ(interface->states.size(), 1u);
  EXPECT_EQ(interface->states[0], std::make_pair(0u, 1u));
  EXPECT_EQ(interface->arguments[1].type.getShape(), ArrayRef<int64_t>({2, 8})); // of all ranks
  EXPECT_EQ(interface->results[1].name, "w");
}

TEST_F(InterpreterTest, RefusesLeavesThatDoNotDescribeTheEntry) {
  FunctionOpInterface main = parse(R"(
    zero.leaf tensor<3xf32> as #zero.role<param "w" next = 0> {slots = {main = [1, 0]}}
    func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> { return %w : tensor<3xf32> })");
  EXPECT_TRUE(failed(getEntryInterface(main)));
  EXPECT_TRUE(messageHas("no zero.leaf describes argument 0 of 'main'"));
}

/// A program at `partitioned` of one unit over two ranks, with the given leaves of its two
/// segments.
static std::string makePartitioned(StringRef leaves) {
  return (R"(
    zero.mesh @mesh ["dp" = 2]
    zero.leaf tensor<3xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
    zero.leaf tensor<2xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
    zero.leaf tensor<5xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
    zero.layout @u on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64,
      axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
      segments = [#zero.segment<"w" [3] at 0>, #zero.segment<"b" [2] at 4>]}
    func.func @main(%p: tensor<4xf32> {zero.role = #zero.role<param "u" next = 0 unit = @u>, zero.leaves = )" +
          leaves +
          R"(}, %x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4xf32> {
      return %p : tensor<4xf32>
    })")
      .str();
}

TEST_F(InterpreterTest, RefusesUnitsThatDoNotHoldTheirLeaves) {
  Values results, arguments{floats({1, 2, 3}), floats({4, 5}), floats({1, 2, 3, 4, 5})};
  EXPECT_TRUE(failed(runUnsharded(parse(makePartitioned(R"(["w"])")), arguments, results)));
  EXPECT_TRUE(messageHas("'zero.leaves' does not name a leaf for each segment"));
  EXPECT_TRUE(failed(runUnsharded(parse(makePartitioned(R"(["w", "c"])")), arguments, results)));
  EXPECT_TRUE(messageHas("holds leaf \"c\", which no zero.leaf describes"));
  EXPECT_TRUE(failed(runUnsharded(parse(makePartitioned(R"(["b", "w"])")), arguments, results)));
  EXPECT_TRUE(messageHas("which does not fit leaf 'b'"));
  EXPECT_TRUE(failed(runUnsharded(parse(makePartitioned(R"(["w", "b"])")), arguments, results)));
  EXPECT_TRUE(messageHas("cannot be sharded along dimension 0 into 2 equal blocks"));
}

TEST_F(InterpreterTest, RefusesStatesThatDifferBetweenRanks) {
  // The unit is whole; the ranks change its first element, which is in `w`, or its last, in
  // padding.
  auto run = [&](StringRef place) {
    Values results;
    std::string text = (R"(
      zero.mesh @mesh ["dp" = 2]
      zero.leaf tensor<3xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
      zero.layout @u on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64,
        axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [3] at 0>]}
      func.func @main(%p: tensor<8xf32> {zero.role = #zero.role<param "u" next = 0 unit = @u>, zero.leaves = ["w"]})
          -> tensor<8xf32> {
        %place = stablehlo.constant dense<)" +
                        place + R"(> : tensor<i32>
        %rank = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
        %value = stablehlo.convert %rank : (tensor<i32>) -> tensor<f32>
        %own = stablehlo.reshape %value : (tensor<f32>) -> tensor<1xf32>
        %0 = stablehlo.dynamic_update_slice %p, %own, %place : (tensor<8xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8xf32>
        return %0 : tensor<8xf32>
      })")
                           .str();
    return runUnsharded(parse(text), floats({1, 2, 3}), results);
  };
  EXPECT_TRUE(succeeded(run("7"))) << message;
  EXPECT_TRUE(failed(run("0")));
  EXPECT_TRUE(messageHas("leaf 'w' differs between rank 0 and rank 1"));
}
