// A pass that goes wrong is named, with the first value that it has made wrong and its place in the
// source. Single ops of what passes have made are changed here as a pass might.
#include "Bisect.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/ObjectCode.h"

#include "mlir/IR/AsmState.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace zero;

namespace {

/// Changes the first op for which `change` has something to do; false where there is none.
template <typename Op, typename Change> bool changeFirst(ModuleOp module, Change change) {
  return module
      .walk([&](Op op) { return change(op) ? WalkResult::interrupt() : WalkResult::advance(); })
      .wasInterrupted();
}

template <typename Op> bool takeLargest(ModuleOp module, StringRef op) {
  return changeFirst<Op>(module, [&](Op reduction) {
    if (reduction->getNumResults() && op == "vector" &&
        cast<RankedTensorType>(reduction->getResult(0).getType()).getRank() != 1)
      return false;
    reduction->setAttr("kind", ir::ReduceKindAttr::get(module.getContext(), ir::ReduceKind::Max));
    return true;
  });
}

struct Bug {
  const char *pass;
  ir::Phase phase;
  bool (*make)(ModuleOp);
  const char *value, *line; // of test/Inputs/mlp_momentum.mlir
};

class BisectTest : public testing::TestWithParam<Bug> {};

struct Outcome {
  BisectEnd end;
  std::string text;
};

Outcome run(ir::Phase phase, const AfterPass &afterPass) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ParserConfig config(&context);
  auto module = parseSourceFile<ModuleOp>(ZERO_TEST_INPUTS "/mlp_momentum.mlir", config);
  PipelineOptions options;
  options.stage = 3;
  options.ranks = 2;
  BisectRequest request{options, phase, "", "zero-run step.mlir", {}, {}, afterPass};
  request.readArguments = [](FunctionOpInterface step, const EntryInterface &interface,
                             Values &arguments) -> LogicalResult {
    FailureOr<Values> random = makeRandomArguments(step, interface.arguments, /*seed=*/0);
    if (succeeded(random))
      arguments = *random;
    return random;
  };
  llvm::outs().flush();
  testing::internal::CaptureStdout();
  BisectEnd end = bisect(*module, request);
  llvm::outs().flush();
  return {end, testing::internal::GetCapturedStdout()};
}

TEST_P(BisectTest, NamesThePassAndTheValue) {
  const Bug &bug = GetParam();
  bool isMade = false;
  auto [end, text] = run(bug.phase, [&](StringRef pass, ModuleOp made) {
    if (pass == bug.pass)
      isMade |= bug.make(made);
  });
  ASSERT_TRUE(isMade);
  EXPECT_EQ(end, BisectEnd::Found) << text;
  EXPECT_NE(text.find(std::string("pass ") + bug.pass + "\n"), std::string::npos) << text;
  size_t value = text.find("  value  ");
  ASSERT_NE(value, std::string::npos) << text;
  EXPECT_NE(text.substr(value, text.find('\n', value) - value).find(bug.value), std::string::npos)
      << text;
  EXPECT_NE(text.find(std::string("mlp_momentum.mlir:") + bug.line + ":"), std::string::npos)
      << text;
}

INSTANTIATE_TEST_SUITE_P(
    Passes, BisectTest,
    testing::Values(
        Bug{"zero-simplify", ir::Phase::Import,
            [](ModuleOp module) {
              return changeFirst<hlo::SubtractOp>(module, [](hlo::SubtractOp op) {
                OpBuilder builder(op);
                op->replaceAllUsesWith(
                    hlo::AddOp::create(builder, op.getLoc(), op->getOperand(0), op->getOperand(1)));
                op->erase();
                return true;
              });
            },
            "stablehlo.add", "7"},
        Bug{"zero-data-parallel", ir::Phase::Replica,
            [](ModuleOp module) { return takeLargest<ir::AllReduceOp>(module, "vector"); },
            "zero.all_reduce", "22"},
        Bug{"zero-partition", ir::Phase::Partitioned,
            [](ModuleOp module) { return takeLargest<ir::ReduceScatterOp>(module, ""); },
            "zero.reduce_scatter", "27"},
        Bug{"zero-form-kernels", ir::Phase::Scheduled,
            [](ModuleOp module) {
              return changeFirst<ir::GemmOp>(module, [](ir::GemmOp op) {
                op.setK(op.getK() - 1);
                return true;
              });
            },
            "zero.gemm", "3"},
        Bug{"zero-schedule", ir::Phase::Scheduled,
            [](ModuleOp module) {
              return changeFirst<ir::CollectiveStartOp>(module, [](ir::CollectiveStartOp op) {
                if (op.getKind() != ir::CollectiveKind::ReduceScatter)
                  return false;
                op.setReduce(ir::ReduceKind::Max);
                return true;
              });
            },
            "zero.await", "27"},
        // What it makes is refused by the next pass, which writes a kernel's result in place.
        Bug{"zero-form-kernels", ir::Phase::Scheduled,
            [](ModuleOp module) {
              return changeFirst<ir::DispatchOp>(module, [](ir::DispatchOp op) {
                if (op.getKernel() != "k_add_subtract")
                  return false;
                op->setOperand(1, op->getOperand(2));
                return true;
              });
            },
            "k_add_subtract", "6"},
        Bug{"zero-plan-buffers", ir::Phase::Planned,
            [](ModuleOp module) {
              return changeFirst<ir::LaunchGemmOp>(module, [](ir::LaunchGemmOp op) {
                op.setK(op.getK() - 1);
                return true;
              });
            },
            "gemm, id 3", "3"}), // behind two saves
    [](const auto &info) {
      std::string name = info.param.pass + std::to_string(info.index);
      name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
      return name;
    });

TEST(Bisect, PassesThatAreRight) {
  auto [end, text] = run(ir::Phase::Planned, [](StringRef, ModuleOp) {});
  EXPECT_EQ(end, BisectEnd::Equal) << text;
  EXPECT_NE(text.find("nothing differs"), std::string::npos) << text;
}

} // namespace
