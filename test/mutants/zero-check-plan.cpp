//===- zero-check-plan.cpp - Plans as text against a planned module --------------===//
//
//   zero-check-plan PLANNED.mlir PLAN.json...
//
// One line for each plan: "accepted", or "refused: " and why. What the compiler checks of the plan
// that it emits, on plans that a test has damaged.
//===------------------------------------------------------------------------===//
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "zero/Pipelines/Origin.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Validate/Records.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static void check(ModuleOp planned, ModuleOp import, llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file) {
    llvm::outs() << "error: cannot read '" << path << "'\n";
    return;
  }
  std::string message;
  ScopedDiagnosticHandler handler(planned.getContext(), [&](Diagnostic &diagnostic) {
    if (message.empty())
      message = diagnostic.str();
    return success();
  });
  bool accepted =
      succeeded(zero::validate::validatePlanText(planned, import, (*file)->getBuffer()));
  llvm::outs() << (accepted ? "accepted" : "refused: " + message) << "\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (argc < 3) {
    llvm::errs() << "usage: zero-check-plan PLANNED.mlir PLAN.json...\n";
    return 2;
  }
  DialectRegistry registry;
  zero::registerAllDialects(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> planned = parseSourceFile<ModuleOp>(argv[1], &context);
  if (!planned)
    return 1;
  OwningOpRef<ModuleOp> import = zero::getOrigin(*planned);
  for (int index = 2; index < argc; ++index)
    check(*planned, import.get(), argv[index]);
  return 0;
}
