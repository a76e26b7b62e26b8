//===- DescentTest.cpp - What passes leave wrong is refused at the border ------===//
#include "zero/Pipelines/Descent.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/ObjectCode.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace zero;
using ir::Phase;

namespace {

using Damage = llvm::function_ref<void(ModuleOp)>;

/// Takes a step down, damaged behind a pass, with a thread beside or without.
class Way {
public:
  explicit Way(bool hasThread) : context(MLIRContext::Threading::DISABLED) {
    if (hasThread)
      context.setThreadPool(pool);
    DialectRegistry registry;
    registerAllDialects(registry);
    registerEmissionDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    ParserConfig config(&context);
    module = parseSourceFile<ModuleOp>(ZERO_TEST_INPUTS "/mlp_momentum.mlir", config);
    options.ranks = 3;
    options.stage = 3;
  }

  /// The messages of a way that fails, or nothing.
  std::string refuse(StringRef behind, Damage damage) {
    std::vector<std::string> lines;
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { lines.push_back(diagnostic.str()); });
    LogicalResult lowered =
        lowerTo(*module, Phase::Planned, options, [&](StringRef pass, ModuleOp made) {
          if (pass == behind)
            damage(made);
        });
    return failed(lowered) ? llvm::join(lines, "\n") : "";
  }

  llvm::DefaultThreadPool pool{llvm::hardware_concurrency(2)};
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  PipelineOptions options;
};

template <typename Op> Op findFirst(ModuleOp module) {
  Op found;
  module.walk([&](Op op) {
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

/// Each the last one before a border, or before a proof within `import`.
constexpr StringLiteral kLastPasses[] = {"zero-expand-random", "zero-reduce-dtype",
                                         "zero-partition", "zero-offload-optimizer",
                                         "zero-plan-buffers"};

} // namespace

TEST(Descent, WrongOpsAreNamedBeforeAnythingReadsThem) {
  for (StringRef pass : kLastPasses) {
    auto damage = [&](ModuleOp module) {
      hlo::AddOp add = findFirst<hlo::AddOp>(module);
      ASSERT_TRUE(add) << pass.str();
      add->getResult(0).setType(IndexType::get(module.getContext()));
    };
    std::string beside = Way(true).refuse(pass, damage), alone = Way(false).refuse(pass, damage);
    EXPECT_NE(beside.find("result #0 must be ranked tensor"), beside.npos)
        << pass.str() << ": " << beside;
    EXPECT_EQ(beside, alone) << pass.str();
  }
}

TEST(Descent, AnotherMeaningIsRefused) {
  for (StringRef pass : llvm::drop_begin(kLastPasses)) {
    auto damage = [&](ModuleOp module) {
      hlo::SubtractOp subtract = findFirst<hlo::SubtractOp>(module);
      ASSERT_TRUE(subtract) << pass.str();
      subtract->setOperands({subtract.getRhs(), subtract.getLhs()});
    };
    std::string beside = Way(true).refuse(pass, damage), alone = Way(false).refuse(pass, damage);
    EXPECT_FALSE(beside.empty()) << pass.str();
    EXPECT_EQ(beside, alone) << pass.str();
  }
}

TEST(Descent, NothingIsWrittenBehindAFailure) {
  for (bool hasThread : {true, false}) {
    Way way(hasThread);
    Descent descent(*way.module, Phase::Planned, way.options);
    ASSERT_TRUE(succeeded(descent.lowerTo(Phase::Planned)));
    EXPECT_EQ(succeeded(descent.getBackground().run([] { return failure(); })), hasThread);
    if (!hasThread)
      continue; // whoever gives the work knows
    std::string output = testing::TempDir() + "/descent-test-program";
    EXPECT_TRUE(failed(
        emitExecutable(*way.module, nullptr, {}, output, LinkOptions(), descent.getBackground())));
    EXPECT_FALSE(llvm::sys::fs::exists(output));
  }
}
