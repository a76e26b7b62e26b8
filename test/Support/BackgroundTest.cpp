#include "zero/Support/Background.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <thread>

using namespace mlir;
using namespace zero;

namespace {
/// What is emitted, in its order.
struct Messages {
  explicit Messages(MLIRContext &context)
      : handler(&context, [this](Diagnostic &diagnostic) {
          lines.push_back(diagnostic.str());
          return success();
        }) {}
  std::string get() { return llvm::join(lines, " "); }

  std::vector<std::string> lines;
  ScopedDiagnosticHandler handler;
};

/// Does `work` with a thread beside (the machine may have one core) and without.
void forBoth(llvm::function_ref<void(MLIRContext &, bool hasThread)> work) {
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(2));
  for (bool hasThread : {false, true}) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    if (hasThread)
      context.setThreadPool(pool);
    work(context, hasThread);
  }
}
} // namespace

TEST(Background, DiagnosticsComeInTheOrderOfTheWork) {
  forBoth([](MLIRContext &context, bool hasThread) {
    Messages messages(context);
    Location loc = UnknownLoc::get(&context);
    Background background(&context);
    EXPECT_EQ(background.hasThread(), hasThread);
    for (int i = 0; i < 20; ++i) {
      mlir::emitRemark(loc) << "m" << i;
      EXPECT_TRUE(succeeded(background.run([=] {
        mlir::emitRemark(loc) << "w" << i;
        return success();
      })));
    }
    mlir::emitRemark(loc) << "end";
    EXPECT_TRUE(succeeded(background.finish()));
    std::string expected;
    for (int i = 0; i < 20; ++i)
      expected += "m" + std::to_string(i) + " w" + std::to_string(i) + " ";
    EXPECT_EQ(messages.get(), expected + "end");
  });
}

TEST(Background, NothingIsDoneOrSaidBehindAFailure) {
  forBoth([](MLIRContext &context, bool hasThread) {
    Messages messages(context);
    Location loc = UnknownLoc::get(&context);
    Background background(&context);
    bool isDone = false;
    EXPECT_TRUE(succeeded(background.run([] { return success(); })));
    mlir::emitWarning(loc) << "before";
    LogicalResult known = background.run([=]() -> LogicalResult { return emitError(loc) << "no"; });
    EXPECT_EQ(failed(known), !hasThread);
    if (hasThread) {
      mlir::emitError(loc) << "behind";
      (void)background.run([&] { return isDone = true, success(); });
    }
    EXPECT_EQ(failed(background.finish()), hasThread);
    EXPECT_FALSE(isDone);
    EXPECT_EQ(messages.get(), "before no");
    EXPECT_TRUE(succeeded(background.run([&] { return isDone = true, success(); })));
    EXPECT_TRUE(succeeded(background.finish()));
    EXPECT_TRUE(isDone);
  });
}

TEST(Background, WaitsForAllButTheLast) {
  forBoth([](MLIRContext &context, bool) {
    Background background(&context);
    std::atomic<int> done = 0;
    for (int i = 0; i < 5; ++i)
      (void)background.run([&] { return ++done, success(); });
    background.waitFor(2);
    EXPECT_GE(done, 3);
    background.waitFor(0);
    EXPECT_EQ(done, 5);
  });
}

TEST(Background, OwnDiagnosticsAreOfOneThread) {
  forBoth([](MLIRContext &context, bool) {
    Messages messages(context);
    Location loc = UnknownLoc::get(&context);
    Background background(&context);
    int own = 0;
    {
      OwnDiagnostics quiet(&context, [&](Diagnostic &) { ++own; });
      mlir::emitWarning(loc) << "swallowed";
      std::thread([&] { mlir::emitWarning(loc) << "seen"; }).join();
    }
    EXPECT_TRUE(succeeded(background.finish()));
    EXPECT_EQ(own, 1);
    EXPECT_EQ(messages.get(), "seen");
  });
}

TEST(Background, DialectsAreLoadedBefore) {
  forBoth([](MLIRContext &context, bool hasThread) {
    auto load = [&] {
      Background background(&context);
      (void)background.run([] { return success(); });
      context.loadDialect<func::FuncDialect>();
      (void)background.finish();
    };
    if (hasThread) {
      EXPECT_DEATH(load(), "dialect 'func' was loaded beside work");
    } else {
      load();
    }
  });
}
