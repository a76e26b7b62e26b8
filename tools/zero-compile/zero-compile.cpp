//===- zero-compile.cpp - Exported step in, executable out ------------------------===//
#include "Activations.h"
#include "CommandLine.h"
#include "Remarks.h"
#include "Report.h"
#include "RooflineReport.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "zero/1-Import/CheckImport.h"
#include "zero/6-Executable/CheckKernels.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Pipelines/Descent.h"
#include "zero/Pipelines/Origin.h"
#include "zero/Support/OutputFile.h"
#include "zero/Support/Quotes.h"
#include "zero/Support/Statistic.h"
#include "zero/Target/ObjectCode.h"
#include "zero/Target/Target.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace zero;
using ir::Phase;
using tools::fail;
namespace cl = llvm::cl;

static cl::opt<std::string> input(cl::Positional,
                                  cl::desc("STEP.mlir or an executable made before"), cl::Required,
                                  cl::cat(tools::getCategory()));
static cl::list<std::string> others(cl::Positional, cl::Hidden, cl::cat(tools::getCategory()));
static cl::opt<std::string> output("o", cl::value_desc("FILE"), cl::desc("Output"), cl::init(""),
                                   cl::cat(tools::getCategory()));
static cl::opt<bool> printRolesOnly("print-roles",
                                    cl::desc("Print the roles of arguments and results; do not "
                                             "compile"),
                                    cl::cat(tools::getCategory()));
static cl::opt<std::string>
    compileTo("compile-to", cl::value_desc("PHASE"),
              cl::desc("Stop there and print the text: import, replica, partitioned, scheduled, "
                       "planned, executable"),
              cl::cat(tools::getCategory()));
static cl::opt<std::string> compileFrom("compile-from", cl::value_desc("PHASE"),
                                        cl::desc("Check that the input is in this phase"),
                                        cl::cat(tools::getCategory()));
static cl::opt<std::string> dumpPhases("dump-phases", cl::value_desc("DIR"),
                                       cl::desc("Write the text of every phase"),
                                       cl::cat(tools::getCategory()));
static cl::opt<std::string> report("report", cl::value_desc("text|json|none"), cl::init("text"),
                                   cl::desc("How to print where the bytes go"),
                                   cl::cat(tools::getCategory()));
static cl::opt<bool> exactBytes("bytes", cl::desc("Exact bytes in --report=text, not MiB"),
                                cl::cat(tools::getCategory()));
static cl::opt<std::string>
    machineName("machine", cl::value_desc("NAME|FILE.json"),
                cl::desc("Report how long each kernel and library call should take on this "
                         "machine (docs/Targets.md), and let --activations=auto reckon with it"),
                cl::cat(tools::getCategory()));
static cl::opt<std::string> linker("linker", cl::value_desc("PROGRAM"),
                                   cl::desc("C compiler that drives the linker"),
                                   cl::cat(tools::getCategory()));
static cl::opt<std::string> runtime("runtime", cl::value_desc("FILE"),
                                    cl::desc("libzrt.a to link with"),
                                    cl::cat(tools::getCategory()));
static cl::opt<std::string>
    cubins("cubins", cl::value_desc("auto|none|GPU,..."), cl::init("auto"),
           cl::desc("GPUs (sm_90, ...) whose machine code stands beside the PTX of an executable "
                    "for --target=cuda; auto: the target's, where ptxas is found"),
           cl::cat(tools::getCategory()));
static cl::opt<bool> checkImportToo("check-import",
                                    cl::desc("Interpret the text as read and the import program "
                                             "on random arguments and compare"),
                                    cl::cat(tools::getCategory()));
static cl::opt<bool> checkKernelsToo("check-kernels",
                                     cl::desc("Run each kernel and library call as machine code "
                                              "and in the interpreter and compare"),
                                     cl::cat(tools::getCategory()));
static cl::opt<std::string> remarks("remarks", cl::value_desc("FILE"),
                                    cl::desc("Write which rules were applied, and why others "
                                             "were not"),
                                    cl::cat(tools::getCategory()));
static cl::opt<bool> quiet("quiet", cl::desc("No progress on stderr"),
                           cl::cat(tools::getCategory()));

static void progress(const llvm::Twine &message) {
  if (!quiet)
    llvm::errs() << "zero-compile: " << message << "\n";
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
              "' as --compile-from says; drop the option or give the text of that phase");
}

//===----------------------------------------------------------------------===//
// The way down
//===----------------------------------------------------------------------===//

static LogicalResult writeModule(ModuleOp module, StringRef path) {
  if (llvm::Error error = checkOutput(path, Output::Streamed))
    return fail(llvm::toString(std::move(error)));
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
    std::string place = path == "-" ? "to the standard output" : ("'" + path + "'").str();
    return fail("cannot write " + place + ": " + message);
  }
  file->keep();
  return success();
}

static LogicalResult dump(ModuleOp module, Phase phase) {
  if (std::error_code error = llvm::sys::fs::create_directories(dumpPhases))
    return fail("cannot make folder '" + dumpPhases + "': " + error.message());
  return writeModule(module, (dumpPhases + "/" + llvm::Twine(static_cast<int>(phase)) + "-" +
                              stringifyPhase(phase) + ".mlir")
                                 .str());
}

/// Takes the module phase by phase to `to`; keeps a copy of the `import` module on the way, or the
/// one that it carries, and counts for `roofline` and `activations` when the graph is that of a
/// rank.
static LogicalResult walkDown(ModuleOp module, Phase to, Descent &descent,
                              OwningOpRef<ModuleOp> &origin, RooflineReport *roofline,
                              std::optional<Activations> &activations) {
  origin = getOrigin(module);
  OwningOpRef<ModuleOp> text;
  if (checkImportToo) {
    if (ir::getPhase(module) != Phase::Input)
      return fail("--check-import is of a step as exported; '" + input + "' is in phase '" +
                  stringifyPhase(ir::getPhase(module)) + "'");
    text = module.clone();
  }
  for (int number = static_cast<int>(ir::getPhase(module)); number <= static_cast<int>(to);
       ++number) {
    auto phase = static_cast<Phase>(number);
    if (phase == Phase::Input)
      continue;
    if (ir::getPhase(module) < phase) {
      progress("to " + stringifyPhase(phase));
      if (failed(descent.lowerTo(phase)))
        return failure();
    }
    if (!dumpPhases.empty() && (failed(descent.finish()) || failed(dump(module, phase))))
      return failure();
    if (phase == Phase::Import && text && failed(checkImport(*text, module, {})))
      return failure();
    if (phase == Phase::Import)
      origin = module.clone();
    if (phase == Phase::Replica)
      activations = countActivations(module);
    if (phase == Phase::Partitioned && roofline)
      roofline->countGraph(module);
  }
  return success();
}

/// Keeps a program until the process ends, which frees it at once; op by op it takes long.
static void keep(OwningOpRef<ModuleOp> program) {
  static auto &kept = *new SmallVector<ModuleOp>; // reachable to the end: no leak
  kept.push_back(program.release());
}

/// Of a step that is not scheduled yet, --activations=auto and --rematerialize=auto reckon with
/// --machine.
static void giveMachine(ModuleOp module, PipelineOptions &options) {
  if (!machineName.empty() && ir::getPhase(module) < Phase::Scheduled)
    options.machineFile = machineName;
}

/// The machine that --machine names, where times are to be reported.
static LogicalResult readMachine(const PipelineOptions &options,
                                 std::optional<RooflineReport> &roofline) {
  if (machineName.empty())
    return success();
  bool decides = options.activations == "auto" || options.rematerialize == "auto";
  if (!compileTo.empty() && !decides)
    return fail("--machine is for the report of an executable, or for --activations=auto or "
                "--rematerialize=auto; leave --compile-to out");
  if (report == "none" && !decides)
    return fail(
        "--machine adds to the report, or is for --activations=auto or --rematerialize=auto; "
        "leave --report=none out");
  llvm::Expected<cost::Machine> machine = cost::readMachine(machineName);
  if (!machine)
    return fail(llvm::toString(machine.takeError()));
  bool isReported = compileTo.empty() && report != "none";
  if (decides && (!isReported || machine->target != options.target.getValue()))
    return success();
  roofline.emplace(std::move(*machine));
  return success();
}

/// Before the work, not after it.
static LogicalResult checkCubins(const PipelineOptions &options) {
  if (!cubins.getNumOccurrences())
    return success();
  if (!compileTo.empty())
    return fail("--cubins is for an executable; leave --compile-to out");
  llvm::Expected<std::unique_ptr<Target>> target = resolveTarget(options.target.getValue());
  llvm::Error error = target ? (*target)->checkCubins(cubins) : target.takeError();
  return error ? fail(llvm::toString(std::move(error))) : success();
}

static LogicalResult compile(ModuleOp module) {
  PipelineOptions options;
  giveMachine(module, options);
  if (failed(checkCompileFrom(module)) || failed(tools::readOptions(module, options)))
    return failure();
  tools::draftRoles(input, output, options);
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
  } else if (llvm::Error error = checkOutput(output, Output::Replaced)) {
    return fail(llvm::toString(std::move(error))); // before the work, not after it
  }
  if (ir::getPhase(module) == Phase::Executable && compileTo.empty())
    return fail("'" + input +
                "' is the text of the last phase, which is only for reading; give a phase up to "
                "'planned' or the exported step");
  if (ir::getPhase(module) > to)
    return fail("'" + input + "' is in phase '" + stringifyPhase(ir::getPhase(module)) +
                "', beyond --compile-to=" + stringifyPhase(to));
  std::optional<RooflineReport> roofline;
  if (failed(readMachine(options, roofline)) || failed(checkCubins(options)))
    return failure();
  if (failed(verifyText(module, options)))
    return failure();
  OwningOpRef<ModuleOp> origin;
  std::optional<Activations> activations;
  Descent descent(module, to, options);
  if (failed(walkDown(module, to, descent, origin, roofline ? &*roofline : nullptr, activations)))
    return failure();
  if (!compileTo.empty() && failed(descent.finish()))
    return failure();
  if (!compileTo.empty())
    return writeModule(module, output.empty() ? StringRef("-") : StringRef(output));
  std::string text;
  llvm::raw_string_ostream os(text);
  if (roofline && failed(roofline->measurePlan(module)))
    return failure();
  if (report == "json")
    printJsonReport(module, roofline ? &*roofline : nullptr, activations ? &*activations : nullptr,
                    os);
  else if (report == "text")
    printTextReport(module, exactBytes, activations ? &*activations : nullptr, os);
  if (roofline && report == "text")
    roofline->print(os);
  progress("to machine code");
  if (checkKernelsToo && failed(checkKernels(module, {linker, runtime, ""})))
    return failure();
  SerializeOrigin serialize;
  if (origin)
    serialize = [&](ModuleOp planned) { return serializeOrigin(*origin, planned); };
  if (failed(emitExecutable(module, origin ? *origin : nullptr, serialize, output,
                            {linker, runtime, cubins}, descent.getBackground())))
    return failure();
  keep(std::move(origin));
  llvm::outs() << text;
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tools::parseCommandLine(
      argc, argv,
      "Compiles an exported training step\n\n"
      "  zero-compile step.mlir --stage=3 --ranks=4 --target=cpu -o train    an executable for 4 "
      "ranks\n"
      "  zero-compile step.mlir --compile-to=partitioned --stage=3 --ranks=4  the program "
      "in a phase\n"
      "  zero-compile step.mlir --stage=3 --ranks=4 --dump-phases=phases -o train\n"
      "  zero-compile step.mlir --stage=3 --ranks=4 --recompute=layers -o train  keeps inputs of "
      "layers alone\n"
      "  zero-compile ./train --ranks=16 -o train16                          again, for 16 "
      "ranks\n");
  if (!others.empty())
    return failed(fail("expected one step, found '" + input + "' and '" + others.front() +
                       "'; switches such as --tensor-parallel take no value"));
  if (exactBytes && report != "text")
    return failed(fail("--bytes is for --report=text, found '" + report + "'"));
  if (report != "text" && report != "json" && report != "none")
    return failed(fail("--report is text, json or none, found '" + report + "'"));
  DialectRegistry registry;
  registerAllDialects(registry);
  registerEmissionDialects(registry);
  static auto &context = *new MLIRContext(registry); // kept like the programs
  context.printOpOnDiagnostic(false);                // messages quote the line already
  llvm::SourceMgr sources;
  QuoteStream quotes(llvm::errs());
  SourceMgrDiagnosticHandler handler(sources, &context, quotes);
  if (!remarks.empty() && failed(writeRemarks(context, remarks)))
    return 1;
  progress("reading " + input);
  OwningOpRef<ModuleOp> module = tools::readModule(input, context, sources);
  if (!module)
    return 1;
  LogicalResult result = compile(*module);
  keep(std::move(module));
  printStatisticsIfAsked(llvm::errs());
  return failed(tools::flushOutput()) || failed(result);
}
