//===- Target.cpp - What is done to one input -----------------------------------===//
#include "Target.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Support/TextCheck.h"

using namespace mlir;

namespace zero::fuzz {

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().enableDebugInfo());
  return text;
}

namespace {
/// Counts errors instead of printing them.
class Errors {
public:
  explicit Errors(MLIRContext &context)
      : handler(&context, [this](Diagnostic &diagnostic) {
          count += diagnostic.getSeverity() == DiagnosticSeverity::Error;
          (void)diagnostic.str();
          return success();
        }) {}
  bool any() const { return count > 0; }

private:
  unsigned count = 0;
  ScopedDiagnosticHandler handler;
};
} // namespace

/// A printed module reads back and prints the same; in another context, since one gives a resource
/// that it reads twice another name.
static std::string checkReadBack(ModuleOp module) {
  std::string once = print(module);
  MLIRContext context(module.getContext()->getDialectRegistry(), MLIRContext::Threading::DISABLED);
  Errors errors(context);
  OwningOpRef<ModuleOp> again = parseSourceString<ModuleOp>(once, &context);
  if (!again)
    return "printed text does not read back";
  return print(*again) == once ? "" : "second print differs from the first";
}

static Outcome goDown(ModuleOp module, ir::Phase to) {
  PipelineOptions options;
  options.ranks = 2;
  options.stage = 3;
  options.unrollLimit = 20000; // an input is small; what it unrolls to may not be
  Outcome outcome{Outcome::Parsed, ""};
  for (int number = static_cast<int>(ir::Phase::Import); number <= static_cast<int>(to); ++number) {
    auto phase = static_cast<ir::Phase>(number);
    if (ir::getPhase(module) >= phase)
      continue;
    Errors errors(*module.getContext());
    if (failed(lowerTo(module, phase, options))) {
      if (!errors.any())
        outcome.problem =
            ("failed without a message on the way to " + ir::stringifyPhase(phase)).str();
      return outcome;
    }
    outcome.reached = phase == ir::Phase::Import ? Outcome::Imported : Outcome::Below;
    outcome.problem = checkReadBack(module);
    if (!outcome.problem.empty())
      return outcome;
  }
  return outcome;
}

Outcome runInput(llvm::StringRef text, ir::Phase to) {
  if (llvm::Error error = checkText(text, "input")) {
    llvm::consumeError(std::move(error));
    return {};
  }
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module;
  {
    Errors errors(context);
    module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return {Outcome::Refused, errors.any() ? "" : "refused without a message"};
  }
  std::string problem = checkReadBack(*module);
  if (!problem.empty())
    return {Outcome::Parsed, problem};
  return goDown(*module, to);
}

} // namespace zero::fuzz
