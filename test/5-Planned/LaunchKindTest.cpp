// A kind of launch that the project does not have, as docs/AddingALaunch.md adds one: its op says
// what it touches, and the verifier of plans, its report and the interpreter's order know it by
// that alone. What it computes is nobody's guess.
#include "zero/5-Planned/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Interpreter/Interpreter.h"
#include "zero/Validate/Validate.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace zero;

namespace exercise {

/// Fills an allocation with zeros.
class LaunchFillOp
    : public Op<LaunchFillOp, OpTrait::ZeroOperands, OpTrait::ZeroResults, OpTrait::ZeroRegions,
                ir::EnqueuedOpInterface::Trait, ir::LaunchOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "exercise.launch_fill"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }

  SmallVector<ir::AllocationAttr> getReads() { return {}; }
  SmallVector<ir::AllocationAttr> getWrites() {
    return {(*this)->getAttrOfType<ir::AllocationAttr>("dst")};
  }
  FlatSymbolRefAttr getStreamAttr() { return (*this)->getAttrOfType<FlatSymbolRefAttr>("stream"); }
  int64_t getId() { return (*this)->getAttrOfType<IntegerAttr>("id").getInt(); }
  ArrayAttr getFromAttr() { return (*this)->getAttrOfType<ArrayAttr>("from"); }
};

class ExerciseDialect : public Dialect {
public:
  explicit ExerciseDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<ExerciseDialect>()) {
    addOperations<LaunchFillOp>();
  }
  static StringRef getDialectNamespace() { return "exercise"; }
};

} // namespace exercise

namespace {

struct LaunchKindTest : testing::Test {
  LaunchKindTest() {
    context.loadDialect<ir::ZeroDialect, hlo::StableHLODialect, func::FuncDialect,
                        exercise::ExerciseDialect>();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        message = diagnostic.str();
    });
  }

  /// A plan whose @main has `body`: fills, and a copy of what they fill into the result's slot.
  void parse(const std::string &body) {
    module = parseSourceString<ModuleOp>(R"(
      module attributes {zero.phase = "scheduled"} {
        zero.mesh @mesh ["dp" = 1]
        zero.stream @compute
        zero.stream @fills
        zero.space device @device
        zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
        zero.slot "main" #zero.role<metric "y"> at #zero.allocation<64, tensor<4xf32>> {result = 0 : i64, from = array<i64: 1>}
        func.func @main() {)" + body + R"(
          zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<64, tensor<4xf32>> on @compute {id = 1 : i64, from = [array<i64: 0>]}
          return
        }
      })",
                                         &context);
    ASSERT_TRUE(module) << message;
  }

  LogicalResult verify() {
    PassManager passes(&context);
    passes.addPass(createVerifyPlanPass());
    return passes.run(*module);
  }

  bool messageHas(StringRef part) { return StringRef(message).contains(part); }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message;
};

constexpr const char *kFill =
    R"("exercise.launch_fill"() {dst = #zero.allocation<0, tensor<4xf32>>, stream = @fills, id = 0 : i64, from = []} : () -> ())";
constexpr const char *kEvent = "zero.record 0 on @fills\n zero.wait 0 on @compute";

} // namespace

TEST_F(LaunchKindTest, ThePlansVerifierKnowsItByItsInterface) {
  parse(std::string(kFill) + "\n" + kEvent);
  ASSERT_TRUE(succeeded(verify())) << message;
  auto memory = (*module)->getAttrOfType<DictionaryAttr>("zero.memory");
  ASSERT_TRUE(memory);
  EXPECT_EQ(memory.getAs<StringAttr>("op").getValue(), "fill");
  EXPECT_EQ(memory.getAs<IntegerAttr>("max_live").getInt(), 16);
}

TEST_F(LaunchKindTest, ARaceWithItIsSeen) {
  parse(kFill);
  EXPECT_TRUE(failed(verify()));
  EXPECT_TRUE(messageHas("reads bytes 0 to 16 of launch 0 without waiting for it")) << message;
}

TEST_F(LaunchKindTest, AStreamThatIsNotThereIsSeen) {
  std::string fill = kFill;
  fill.replace(fill.find("@fills"), 6, "@nowhere");
  module = parseSourceString<ModuleOp>(fill, &context);
  EXPECT_FALSE(module);
  EXPECT_TRUE(messageHas("runs on stream @nowhere, which the module does not define")) << message;
}

TEST_F(LaunchKindTest, TheInterpreterDoesNotGuessWhatItComputes) {
  parse(std::string(kFill) + "\n" + kEvent);
  std::vector<Values> outputs;
  auto main = cast<FunctionOpInterface>(module->lookupSymbol("main"));
  EXPECT_TRUE(failed(interpret(main, 1, {Values()}, outputs)));
  EXPECT_TRUE(messageHas("'exercise.launch_fill' op has no meaning in the interpreter")) << message;
}

TEST_F(LaunchKindTest, TheProofHasNoEquationForIt) {
  parse(std::string(kFill) + "\n" + kEvent);
  (*module)->setAttr("zero.phase", StringAttr::get(&context, "planned"));
  auto scheduled = parseSourceString<ModuleOp>(R"(
    module attributes {zero.phase = "scheduled"} {
      zero.mesh @mesh ["dp" = 1]
      zero.stream @compute
      zero.stream @fills
      func.func @main() -> (tensor<4xf32> {zero.role = #zero.role<metric "y">}) {
        %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
        return %0 : tensor<4xf32>
      }
    })",
                                               &context);
  ASSERT_TRUE(scheduled) << message;
  EXPECT_TRUE(failed(validate::validate(*scheduled, *module)));
  EXPECT_TRUE(messageHas("'exercise.launch_fill' op has no equation that says what it makes"))
      << message;
}

TEST_F(LaunchKindTest, TheInterpreterKnowsTheModulesSpacesOnly) {
  parse("zero.launch_copy #zero.allocation<16, tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32> "
        "in @nowhere> "
        "on @compute {id = 0 : i64, from = [array<i64: -1>]}");
  std::vector<Values> outputs;
  auto main = cast<FunctionOpInterface>(module->lookupSymbol("main"));
  EXPECT_TRUE(failed(interpret(main, 1, {Values()}, outputs)));
  EXPECT_TRUE(messageHas("in a space that the module does not define")) << message;
}
