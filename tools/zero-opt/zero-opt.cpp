//===- zero-opt.cpp - The pass driver ---------------------------------------===//
//
// Reads StableHLO as JAX exports it (or text of any phase), runs passes or pipelines, prints IR.
//===------------------------------------------------------------------------===//
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "zero/4-Scheduled/PrintFusions.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Support/DenseBooleans.h"
#include "zero/Support/OutputFile.h"
#include "zero/Support/Statistic.h"
#include "zero/Support/TextCheck.h"
#include "zero/Validate/Proofs.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

static mlir::LogicalResult fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "zero-opt") << message << "\n";
  return mlir::failure();
}

/// Passes are options by the time the command line is parsed, so those of plugins have to be known
/// before. Fails where a file is no plugin.
static llvm::Error loadPassPlugins(llvm::ArrayRef<char *> arguments) {
  for (size_t k = 0; k < arguments.size(); ++k) {
    llvm::StringRef argument = llvm::StringRef(arguments[k]).ltrim('-');
    if (!argument.consume_front("load-pass-plugin"))
      continue;
    std::string file;
    if (argument.consume_front("="))
      file = argument.str();
    else if (argument.empty() && k + 1 < arguments.size())
      file = arguments[k + 1];
    llvm::Expected<mlir::PassPlugin> plugin = mlir::PassPlugin::load(file);
    if (!plugin)
      return plugin.takeError();
    plugin->registerPassRegistryCallbacks();
  }
  return llvm::Error::success();
}

/// What the driver of MLIR does with a file. Large constants of i1 are printed as JAX prints them,
/// in bytes, unless the file has them in bits.
static mlir::LogicalResult runMlirOpt(std::unique_ptr<llvm::MemoryBuffer> file,
                                      llvm::raw_ostream &out, mlir::DialectRegistry &registry) {
  bool hasBits = zero::unpackBooleans(file->getBuffer()).has_value();
  if (std::optional<std::string> packed = zero::packBooleans(file->getBuffer()))
    file = llvm::MemoryBuffer::getMemBufferCopy(*packed, file->getBufferIdentifier());
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (hasBits || config.shouldEmitBytecode())
    return mlir::MlirOptMain(out, std::move(file), registry, config);
  std::string text;
  llvm::raw_string_ostream stream(text);
  mlir::LogicalResult result = mlir::MlirOptMain(stream, std::move(file), registry, config);
  std::optional<std::string> unpacked = zero::unpackBooleans(text);
  out << (unpacked ? *unpacked : text);
  return result;
}

/// The driver, after a look at how deep the file's brackets go.
static mlir::LogicalResult run(llvm::StringRef input, llvm::StringRef output,
                               mlir::DialectRegistry &registry) {
  std::string message;
  auto file = mlir::openInputFile(input, &message);
  if (!file)
    return fail(message);
  if (llvm::Error error = zero::checkText(file->getBuffer(), input))
    return fail(llvm::toString(std::move(error)));
  if (llvm::Error error = zero::checkOutput(output, zero::Output::Streamed))
    return fail(llvm::toString(std::move(error)));
  auto out = mlir::openOutputFile(output, &message);
  if (!out)
    return fail(message);
  if (failed(runMlirOpt(std::move(file), out->os(), registry)))
    return mlir::failure();
  out->os().flush();
  if (out->os().has_error()) {
    message = out->os().error().message();
    out->os().clear_error(); // a stream that ends with an error ends the process its own way
    return fail("cannot write '" + output + "': " + message);
  }
  out->keep();
  return mlir::success();
}

/// Messages quote the line already; the op in generic form beside it is for those who ask.
static void addQuietDiagnostics(llvm::SmallVectorImpl<char *> &arguments) {
  static char option[] = "--mlir-print-op-on-diagnostic=false";
  bool isGiven = llvm::any_of(arguments, [](char *argument) {
    return llvm::StringRef(argument).ltrim('-').starts_with("mlir-print-op-on-diagnostic");
  });
  if (!isGiven)
    arguments.push_back(option);
}

static llvm::cl::opt<bool> printProofs("print-proofs",
                                       llvm::cl::desc("Print what is proved, by whom and by which "
                                                      "equations, and end (docs/Proofs.md)"));

static llvm::cl::opt<bool> printOptions("print-step-options",
                                        llvm::cl::desc("Print the options of the way down, and end "
                                                       "(docs/Options.md)"));

static llvm::cl::opt<bool> printFusionTable("print-fusion-table",
                                            llvm::cl::desc("Print the fusions that disable-fusions "
                                                           "names, and end (docs/Fusions.md)"));

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  zero::failBeyondFileLimit();
  llvm::SmallVector<char *> arguments(argv, argv + argc);
  addQuietDiagnostics(arguments);
  zero::registerAllPasses();
  zero::registerPipelines();
  if (llvm::Error error = loadPassPlugins({argv + 1, argv + argc}))
    return mlir::asMainReturnCode(fail(llvm::toString(std::move(error))));
  mlir::DialectRegistry registry;
  zero::registerAllDialects(registry);
  auto [input, output] = mlir::registerAndParseCLIOptions(
      static_cast<int>(arguments.size()), arguments.data(),
      "ZeRO pass driver\n\n"
      "  zero-opt step.mlir --zero-to-import                         the step with roles\n"
      "  zero-opt step.mlir --zero-to-replica=ranks=4                one rank's data-parallel "
      "step\n"
      "  zero-opt step.mlir --zero-to-partitioned=\"ranks=4 stage=3\"  units, gathers, "
      "reduce-scatters\n"
      "  zero-opt rule.mlir --zero-apply-rules=NAME                  one rewrite rule on a small "
      "function\n",
      registry);
  if (printProofs) {
    zero::validate::printProofs(llvm::outs());
    return 0;
  }
  if (printOptions) {
    zero::printOptions(llvm::outs());
    return 0;
  }
  if (printFusionTable) {
    zero::printFusions(llvm::outs());
    return 0;
  }
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, input, output, registry));
  mlir::LogicalResult result = run(input, output, registry);
  zero::printStatisticsIfAsked(llvm::errs());
  return mlir::asMainReturnCode(result);
}
