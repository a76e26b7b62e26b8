//===- zero-compile.cpp - Exported step in, executable out ------------------------===//
#include "Report.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Emit.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Support/TextCheck.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace zero;
using ir::Phase;
namespace cl = llvm::cl;

static cl::OptionCategory category("zero-compile options");

static cl::opt<std::string> input(cl::Positional,
                                  cl::desc("STEP.mlir or an executable made before"), cl::Required,
                                  cl::cat(category));
static cl::opt<std::string> output("o", cl::value_desc("FILE"), cl::desc("Output"), cl::init(""),
                                   cl::cat(category));
static cl::opt<unsigned> stage("stage", cl::value_desc("S"), cl::desc("ZeRO stage: 0, 1, 2 or 3"),
                               cl::cat(category));
static cl::opt<unsigned> ranks("ranks", cl::value_desc("N"),
                               cl::desc("Number of data-parallel ranks"), cl::cat(category));
static cl::opt<std::string>
    target("target", cl::value_desc("cpu[:NAME]"),
           cl::desc("Machine to compile for: cpu (this one), cpu:x86-64-v3, ..."),
           cl::cat(category));
static cl::opt<std::string> roles("roles", cl::value_desc("FILE"),
                                  cl::desc("Roles of arguments, as --print-roles writes"),
                                  cl::cat(category));
static cl::opt<std::string> batch("batch", cl::value_desc("argK[:DIM]"),
                                  cl::desc("Which arguments are the batch"), cl::cat(category));
static cl::opt<bool> printRolesOnly("print-roles",
                                    cl::desc("Print the roles of arguments and results; do not "
                                             "compile"),
                                    cl::cat(category));
static cl::list<std::string> allowReplicated("allow-replicated", cl::value_desc("NAME,..."),
                                             cl::CommaSeparated,
                                             cl::desc("States that may stay whole on every rank"),
                                             cl::cat(category));
static cl::opt<int64_t> unrollLimit("unroll-limit", cl::value_desc("OPS"),
                                    cl::desc("Unroll static loops up to this size"),
                                    cl::cat(category));
static cl::opt<std::string>
    compileTo("compile-to", cl::value_desc("PHASE"),
              cl::desc("Stop there and print the text: import, replica, partitioned, scheduled, "
                       "planned, executable"),
              cl::cat(category));
static cl::opt<std::string> compileFrom("compile-from", cl::value_desc("PHASE"),
                                        cl::desc("Check that the input stands on this rung"),
                                        cl::cat(category));
static cl::opt<std::string> dumpPhases("dump-phases", cl::value_desc("DIR"),
                                       cl::desc("Write the text of every rung"), cl::cat(category));
static cl::opt<std::string> report("report", cl::value_desc("text|json|none"), cl::init("text"),
                                   cl::desc("How to print where the bytes go"), cl::cat(category));
static cl::opt<std::string> linker("linker", cl::value_desc("PROGRAM"),
                                   cl::desc("C compiler that drives the linker"),
                                   cl::cat(category));
static cl::opt<std::string> runtime("runtime", cl::value_desc("FILE"),
                                    cl::desc("libzrt.a to link with"), cl::cat(category));
static cl::opt<bool> quiet("quiet", cl::desc("No progress on stderr"), cl::cat(category));

static LogicalResult fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "zero-compile") << message << "\n";
  return failure();
}

static void progress(const llvm::Twine &message) {
  if (!quiet)
    llvm::errs() << "zero-compile: " << message << "\n";
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

/// The module's text, or the `import` module inside an executable made before.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readInput() {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(input);
  if (!file)
    return llvm::createStringError("cannot read '%s': %s", input.c_str(),
                                   file.getError().message().c_str());
  StringRef bytes = (*file)->getBuffer();
  llvm::file_magic magic = llvm::identify_magic(bytes);
  if (magic >= llvm::file_magic::elf && magic <= llvm::file_magic::elf_core) {
    llvm::Expected<std::string> origin = readImportBytecode(input);
    if (!origin)
      return origin.takeError();
    return llvm::MemoryBuffer::getMemBufferCopy(*origin, input);
  }
  if (llvm::Error error = checkText(bytes, input))
    return std::move(error);
  return std::move(*file);
}

static LogicalResult checkCompileFrom(ModuleOp module) {
  if (compileFrom.empty())
    return success();
  std::optional<Phase> asked = ir::symbolizePhase(compileFrom);
  if (!asked)
    return fail("--compile-from is input, import, replica, partitioned, scheduled or planned, "
                "found '" +
                compileFrom + "'");
  if (ir::getPhase(module) == *asked)
    return success();
  return fail("'" + input + "' is in phase '" + stringifyPhase(ir::getPhase(module)) +
              "', not in '" + compileFrom +
              "' as --compile-from says; drop the option or give the text of that rung");
}

/// Given options, else what the module was made with, else the defaults.
static LogicalResult collectOptions(ModuleOp module, PipelineOptions &options) {
  auto take = [&](auto &option, const auto &flag, StringRef key) {
    if (flag.getNumOccurrences())
      option = flag;
    else if (auto recorded = ir::getConfigInt(module, key))
      option = *recorded;
  };
  take(options.stage, stage, "stage");
  take(options.ranks, ranks, "ranks");
  if (unrollLimit.getNumOccurrences())
    options.unrollLimit = unrollLimit;
  for (const std::string &name : allowReplicated)
    options.allowReplicated.push_back(name);
  options.roles = roles;
  options.batch = batch;
  if (target.getNumOccurrences())
    options.target = target;
  else if (auto recorded = ir::getConfigString(module, "target"))
    options.target = recorded->str();
  // The rungs above took these in; below, they would be ignored.
  for (const cl::Option *option :
       {static_cast<cl::Option *>(&roles), static_cast<cl::Option *>(&batch),
        static_cast<cl::Option *>(&unrollLimit)})
    if (option->getNumOccurrences() && ir::getPhase(module) >= Phase::Import)
      return fail("--" + option->ArgStr + " shapes the import of a step, but '" + input +
                  "' is in phase '" + stringifyPhase(ir::getPhase(module)) +
                  "' already; drop the option or start again from the exported step");
  if (options.stage > 3)
    return fail("--stage is 0, 1, 2 or 3, found " + llvm::Twine(options.stage));
  if (options.ranks < 1)
    return fail("--ranks is at least 1, found " + llvm::Twine(options.ranks));
  // A rung above the one that an option shapes has it for good.
  for (auto [key, value, given] :
       {std::tuple<StringRef, int64_t, bool>{"stage", options.stage, stage.getNumOccurrences() > 0},
        {"ranks", options.ranks, ranks.getNumOccurrences() > 0}})
    if (auto recorded = ir::getConfigInt(module, key); given && recorded && *recorded != value)
      return fail("--" + key + "=" + llvm::Twine(value) +
                  " contradicts the module, which was made with " + llvm::Twine(*recorded) +
                  "; drop the option or start again from the exported step");
  return success();
}

//===----------------------------------------------------------------------===//
// The way down
//===----------------------------------------------------------------------===//

static LogicalResult writeModule(ModuleOp module, StringRef path) {
  std::string message;
  auto file = openOutputFile(path, &message);
  if (!file)
    return fail(message);
  module->print(file->os());
  file->os() << "\n";
  file->os().flush();
  if (file->os().has_error()) {
    message = file->os().error().message();
    file->os().clear_error();
    return fail("cannot write '" + path + "': " + message);
  }
  file->keep();
  return success();
}

static LogicalResult dump(ModuleOp module, Phase phase) {
  if (dumpPhases.empty())
    return success();
  if (std::error_code error = llvm::sys::fs::create_directories(dumpPhases))
    return fail("cannot make folder '" + dumpPhases + "': " + error.message());
  return writeModule(module, (dumpPhases + "/" + llvm::Twine(static_cast<int>(phase)) + "-" +
                              stringifyPhase(phase) + ".mlir")
                                 .str());
}

/// Takes the module rung by rung to `to`; keeps the `import` module as bytecode on the way.
static LogicalResult walkDown(ModuleOp module, Phase to, const PipelineOptions &options,
                              std::string &importBytecode) {
  for (int rung = static_cast<int>(ir::getPhase(module)); rung <= static_cast<int>(to); ++rung) {
    auto phase = static_cast<Phase>(rung);
    if (phase == Phase::Input)
      continue;
    if (ir::getPhase(module) < phase) {
      progress("to " + stringifyPhase(phase));
      if (failed(lowerTo(module, phase, options)))
        return failure();
    }
    if (failed(dump(module, phase)))
      return failure();
    if (phase == Phase::Import) {
      importBytecode = serializeModule(module);
      auto name = StringAttr::get(module.getContext(), options.target);
      if (failed(ir::recordConfig(module, "target", name)))
        return failure();
    }
  }
  return success();
}

static LogicalResult compile(ModuleOp module) {
  PipelineOptions options;
  if (failed(checkCompileFrom(module)) || failed(collectOptions(module, options)))
    return failure();
  if (printRolesOnly)
    return zero::printRoles(module, options);
  Phase to = Phase::Planned;
  if (!compileTo.empty()) {
    std::optional<Phase> asked = ir::symbolizePhase(compileTo);
    if (!asked || *asked == Phase::Input)
      return fail("--compile-to is import, replica, partitioned, scheduled, planned or executable, "
                  "found '" +
                  compileTo + "'");
    to = *asked;
  } else if (output.empty()) {
    return fail("no output: give -o FILE, or --compile-to=PHASE to look at the program");
  }
  if (ir::getPhase(module) == Phase::Executable && compileTo.empty())
    return fail("'" + input +
                "' is the text of the last rung, which is only for reading; give a rung up to "
                "'planned' or the exported step");
  if (ir::getPhase(module) > to)
    return fail("'" + input + "' is in phase '" + stringifyPhase(ir::getPhase(module)) +
                "', beyond --compile-to=" + stringifyPhase(to));
  std::string importBytecode;
  if (failed(verifyRung(module)) || failed(walkDown(module, to, options, importBytecode)))
    return failure();
  if (!compileTo.empty())
    return writeModule(module, output.empty() ? StringRef("-") : StringRef(output));
  std::string text;
  llvm::raw_string_ostream os(text);
  if (report == "json")
    printJsonReport(module, os);
  else if (report == "text")
    printTextReport(module, os);
  progress("to machine code");
  if (failed(emitExecutable(module, importBytecode, output, {linker, runtime})))
    return failure();
  llvm::outs() << text;
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  registerPassManagerCLOptions();
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Compiles an exported training step\n\n"
      "  zero-compile step.mlir --stage=3 --ranks=4 --target=cpu -o train    an executable for 4 "
      "ranks\n"
      "  zero-compile step.mlir --compile-to=partitioned --stage=3 --ranks=4  the program on a "
      "rung\n"
      "  zero-compile step.mlir --stage=3 --ranks=4 --dump-phases=rungs -o train\n"
      "  zero-compile ./train --ranks=16 -o train16                          again, for 16 "
      "ranks\n");
  if (report != "text" && report != "json" && report != "none")
    return failed(fail("--report is text, json or none, found '" + report + "'"));
  DialectRegistry registry;
  registerAllDialects(registry);
  registerEmissionDialects(registry);
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false); // messages quote the line already
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);
  auto text = readInput();
  if (!text)
    return failed(fail(llvm::toString(text.takeError())));
  progress("reading " + input);
  sources.AddNewSourceBuffer(std::move(*text), llvm::SMLoc());
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return failed(
        fail("cannot read '" + input +
             "': expected a module as jax.jit(step).lower(...).as_text() gives it, of ops "
             "in docs/Dialects"));
  return failed(compile(*module));
}
