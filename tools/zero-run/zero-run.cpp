//===- zero-run.cpp - Arrays in, arrays out -------------------------------------===//
//
// Runs an exported step, at any stage and rank count, without a driver: for tests and for looking.
//===----------------------------------------------------------------------------===//
#include "Bisect.h"
#include "CommandLine.h"
#include "ZeroRun.h"

#include "zero/6-Executable/IndexBounds.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Support/OutputFile.h"
#include "zero/Support/Quotes.h"
#include "zero/Support/Safetensors.h"
#include "zero/Support/Statistic.h"
#include "zero/Target/ObjectCode.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include <unistd.h>

using namespace mlir;
using namespace zero;
namespace cl = llvm::cl;
using tools::fail;

static cl::list<std::string> inputFiles(cl::Positional, cl::desc("STEP.mlir ..."),
                                        cl::cat(tools::getCategory()));
static cl::opt<std::string>
    argsFile("args", cl::value_desc("IN.safetensors"),
             cl::desc("Arguments: tensors arg0, arg1, ..., unsharded; of several files, the folder "
                      "with STEP.safetensors for each (a folder goes with one file, too)"),
             cl::cat(tools::getCategory()));
static cl::opt<std::string>
    resultsFile("results", cl::value_desc("OUT.safetensors"),
                cl::desc("Where results go: tensors result0, result1, ...; of several files, the "
                         "folder for STEP.safetensors of each"),
                cl::cat(tools::getCategory()));
static cl::opt<unsigned> timeLimit("time-limit", cl::value_desc("SECONDS"), cl::init(0),
                                   cl::desc("Of several files: end one that takes longer"),
                                   cl::cat(tools::getCategory()));
/// The file that this process runs, and whether as one of a batch.
static std::string inputFile = "-";
static bool isOfBatch = false;
static cl::opt<unsigned> steps("steps", cl::value_desc("K"), cl::init(1),
                               cl::desc("Steps; state results feed the next, other arguments stay"),
                               cl::cat(tools::getCategory()));
static cl::opt<bool>
    printRolesOnly("print-roles", cl::desc("Print the roles of arguments and results; do not run"),
                   cl::cat(tools::getCategory()));
static cl::opt<std::string>
    entryName("entry", cl::value_desc("NAME"),
              cl::desc("Function to run (the step, or the only public one)"),
              cl::cat(tools::getCategory()));
static cl::opt<bool> useInterpreter("interpret",
                                    cl::desc("Run the reference interpreter instead of compiling"),
                                    cl::cat(tools::getCategory()));
static cl::opt<bool>
    asIs("as-is",
         cl::desc("With --interpret: run the function as it stands in the file, but for chlo ops"),
         cl::cat(tools::getCategory()));
static cl::opt<uint64_t> orderSeed(
    "order-seed", cl::value_desc("S"),
    cl::desc("With --interpret, of a planned step: run launches in another order that streams and "
             "events allow"),
    cl::cat(tools::getCategory()));
static cl::opt<bool> printResults("print", cl::desc("Print the last step's results"),
                                  cl::cat(tools::getCategory()));
static cl::opt<std::string> equivalentFile(
    "equivalent", cl::value_desc("AFTER.mlir"),
    cl::desc("Interpret the functions of both files on the same random inputs and compare"),
    cl::cat(tools::getCategory()));
static cl::opt<std::string> bisectPhase(
    "bisect", cl::value_desc("PHASE"), cl::ValueOptional,
    cl::desc("Run the step in every phase on the same arguments (--args, or random ones by "
             "--seed) and name the first phase, pass and value that differs (docs/Bisect.md); "
             "with PHASE, compare that phase only. Ends with 1 where one differs, with 2 "
             "where it cannot tell"),
    cl::cat(tools::getCategory()));
static cl::opt<std::string> referenceFile(
    "reference", cl::value_desc("OUT.safetensors"),
    cl::desc(
        "With --bisect: tensors result0, result1, ... that another program computed of --args, "
        "which every phase is compared with too"),
    cl::cat(tools::getCategory()));
static cl::opt<uint64_t> seed("seed", cl::value_desc("S"), cl::init(0),
                              cl::desc("Seed of the random inputs of --equivalent and --bisect"),
                              cl::cat(tools::getCategory()));
static cl::opt<double> tolerance("tolerance", cl::value_desc("T"), cl::init(0),
                                 cl::desc("Largest |a - b| / max(1, |a|) that --equivalent allows"),
                                 cl::cat(tools::getCategory()));

//===----------------------------------------------------------------------===//
// Arguments, results, metrics
//===----------------------------------------------------------------------===//

static LogicalResult readArguments(const std::string &entry, const EntryInterface &interface,
                                   Values &arguments) {
  size_t count = interface.arguments.size();
  arguments.assign(count, Tensor());
  if (argsFile.empty() && count > 0)
    return fail("'" + entry + "' takes " + llvm::Twine(count) +
                " arguments; give them by --args=IN.safetensors");
  if (argsFile.empty())
    return success();
  auto tensors = readSafetensors(argsFile);
  if (!tensors)
    return fail(llvm::toString(tensors.takeError()));
  for (NamedTensor &given : *tensors) {
    unsigned index;
    if (!StringRef(given.name).starts_with("arg") ||
        StringRef(given.name).drop_front(3).getAsInteger(10, index) || index >= count)
      return fail("'" + argsFile + "' has a tensor '" + given.name + "', but the arguments of '" +
                  entry + "' are arg0 to arg" + llvm::Twine(static_cast<int64_t>(count) - 1));
    arguments[index] = std::move(given.tensor);
  }
  for (auto [index, slot] : llvm::enumerate(interface.arguments)) {
    std::string name = "arg" + std::to_string(index);
    std::string meaning = slot.name.empty() ? "" : " (" + slot.name + ")";
    std::optional<DType> dtype = getDType(slot.type.getElementType());
    if (!dtype)
      return fail(name + meaning + " has an element type that tensor files cannot hold");
    if (!arguments[index])
      return fail("'" + argsFile + "' has no tensor '" + name + "'" + meaning + " of type " +
                  describeType(*dtype, slot.type.getShape()));
    if (arguments[index].getDType() != *dtype ||
        arguments[index].getShape() != slot.type.getShape())
      return fail("'" + argsFile + "': " + name + meaning + " is of type " +
                  describeType(arguments[index]) + ", but the step takes " +
                  describeType(*dtype, slot.type.getShape()));
  }
  return success();
}

static LogicalResult writeResults(const Values &results) {
  if (resultsFile.empty())
    return success();
  std::vector<NamedTensor> tensors;
  for (auto [index, tensor] : llvm::enumerate(results))
    tensors.push_back({"result" + std::to_string(index), tensor});
  if (llvm::Error error = writeSafetensors(resultsFile, tensors))
    return fail(llvm::toString(std::move(error)));
  return success();
}

/// Result numbers of the scalars that a step reports: all that do not replace a state.
static SmallVector<unsigned> getMetrics(const EntryInterface &interface) {
  SmallVector<unsigned> metrics;
  for (auto [index, slot] : llvm::enumerate(interface.results)) {
    bool isState =
        llvm::any_of(interface.states, [&, i = index](auto pair) { return pair.second == i; }) ||
        (slot.role && slot.role.isState());
    if (slot.type.getRank() == 0 && !isState)
      metrics.push_back(index);
  }
  return metrics;
}

static void printStep(unsigned step, ArrayRef<unsigned> metrics, ArrayRef<Tensor> results) {
  llvm::outs() << "{\"step\": " << step;
  for (unsigned index : metrics)
    llvm::outs() << ", \"result" << index << "\": " << printElement(results[index], 0);
  llvm::outs() << "}\n";
  llvm::outs().flush();
}

/// One line per result: type, then the elements in row-major order.
static void print(ArrayRef<Tensor> results) {
  for (auto [index, tensor] : llvm::enumerate(results)) {
    llvm::outs() << "result" << index << ": tensor<" << describeType(tensor) << "> [";
    for (int64_t i = 0, n = tensor.getNumElements(); i < n; ++i)
      llvm::outs() << (i ? ", " : "") << printElement(tensor, i);
    llvm::outs() << "]\n";
  }
}

/// Prints the tensors result0, result1, ... of a file.
static LogicalResult printResultsFile(StringRef path) {
  auto tensors = readSafetensors(path);
  if (!tensors)
    return fail(llvm::toString(tensors.takeError()));
  Values results(tensors->size());
  for (NamedTensor &entry : *tensors) {
    unsigned index;
    if (StringRef(entry.name).drop_front(strlen("result")).getAsInteger(10, index) ||
        index >= results.size())
      return fail("'" + path + "' has an unexpected tensor '" + entry.name + "'");
    results[index] = std::move(entry.tensor);
  }
  print(results);
  return success();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// The phase that the options ask for: `partitioned` with a stage, `replica` with ranks alone.
static ir::Phase getAskedPhase(ModuleOp module, const PipelineOptions &options) {
  ir::Phase phase = options.stage.hasValue()   ? ir::Phase::Partitioned
                    : options.ranks.hasValue() ? ir::Phase::Replica
                                               : ir::Phase::Import;
  return std::max(phase, ir::getPhase(module));
}

/// The executable checks its arguments itself.
static LogicalResult runCompiledStep(ModuleOp module, const PipelineOptions &options) {
  FunctionOpInterface step = ir::findStep(module);
  if (!entryName.empty() && (!step || entryName != step.getName()))
    return fail("a compiled run is of the step; add --interpret to run '" + entryName + "'");
  if (argsFile.empty() && step && step.getNumArguments() > 0)
    return fail("the step takes arguments; give them by --args=IN.safetensors");
  std::string results = resultsFile;
  SmallString<128> temporary;
  // Without either file the executable would train: a run of arrays names at least one.
  if (results.empty() && (printResults || argsFile.empty())) {
    if (std::error_code error =
            llvm::sys::fs::createTemporaryFile("zero-run", "safetensors", temporary))
      return fail(describeNoTemporary(error));
    results = temporary.str();
    llvm::sys::RemoveFileOnSignal(temporary);
  }
  llvm::scope_exit removeTemporary([&] {
    if (temporary.empty())
      return;
    llvm::sys::fs::remove(temporary);
    llvm::sys::DontRemoveFileOnSignal(temporary);
  });
  CompiledRequest request{module, options, steps, argsFile, results};
  if (isOfBatch)
    request.onCompiled = [] {
      llvm::outs() << "{\"compiled\": " << llvm::json::Value(inputFile) << "}\n";
      llvm::outs().flush();
    };
  if (failed(runCompiled(request)))
    return failure();
  return printResults ? printResultsFile(results) : success();
}

/// The function of the name asked for, else the step; a module with one public function needs
/// neither. Null and a message where there is none.
static FunctionOpInterface findEntry(ModuleOp module) {
  if (!entryName.empty()) {
    auto named =
        dyn_cast_or_null<FunctionOpInterface>(SymbolTable::lookupSymbolIn(module, entryName));
    if (!named)
      (void)fail("the module has no function '" + entryName + "'");
    return named;
  }
  if (FunctionOpInterface step = ir::findStep(module))
    return step;
  SmallVector<FunctionOpInterface> candidates;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic())
      candidates.push_back(function);
  if (candidates.size() == 1)
    return candidates.front();
  (void)fail("the module has no step: name the function to run by --entry=NAME");
  return {};
}

static LogicalResult report(const Values &results) {
  if (printResults)
    print(results);
  return writeResults(results);
}

static LogicalResult runStep(ModuleOp module) {
  PipelineOptions options;
  if (failed(tools::readOptions(module, options)))
    return failure();
  tools::draftRoles(inputFile, resultsFile, options);
  if (asIs && (!useInterpreter || options.stage.hasValue() || options.ranks.hasValue()))
    return fail("--as-is goes with --interpret and without --stage and --ranks");
  if (orderSeed.getNumOccurrences() && !useInterpreter)
    return fail("--order-seed goes with --interpret");
  if (printRolesOnly)
    return zero::printRoles(module, options);
  bool staysHere = useInterpreter && !options.stage.hasValue() && !options.ranks.hasValue();
  if (staysHere && entryName.getNumOccurrences() == 0 && isSuite(module)) {
    Values results;
    return failed(expandChlo(module)) || failed(runSuite(module, results)) ? failure()
                                                                           : report(results);
  }
  // The interpreter runs what stands there; whoever goes on from it needs its phase's promises.
  bool goesOn = !useInterpreter || getAskedPhase(module, options) > ir::getPhase(module);
  if (!asIs && goesOn && failed(verifyText(module, options)))
    return failure();
  if (!useInterpreter)
    return runCompiledStep(module, options);
  bool lower = !asIs && ir::getPhase(module) < ir::Phase::Import;
  if (lower && failed(lowerTo(module, ir::Phase::Import, options)))
    return failure();
  if (asIs && failed(expandChlo(module)))
    return failure();
  FunctionOpInterface entry = findEntry(module);
  if (!entry)
    return failure();
  FailureOr<EntryInterface> interface = getEntryInterface(entry);
  if (failed(interface))
    return failure();
  SmallVector<unsigned> metrics = getMetrics(*interface);
  auto onStep = [&](unsigned step, ArrayRef<Tensor> results) { printStep(step, metrics, results); };
  Values arguments, results;
  if (failed(readArguments(entry.getName().str(), *interface, arguments)))
    return failure();
  RunRequest request{
      module, entry.getName().str(), std::move(*interface), options, steps, std::move(arguments),
      onStep};
  if (orderSeed.getNumOccurrences())
    request.run.orderSeed = orderSeed;
  if (!asIs && failed(lowerTo(module, getAskedPhase(module, options), options)))
    return failure();
  return failed(runInterpreted(request, results)) ? failure() : report(results);
}

static bool isBisection() { return bisectPhase.getNumOccurrences() > 0; }

/// The same for --bisect and what goes with it.
static LogicalResult checkBisection() {
  if (!isBisection())
    return referenceFile.getNumOccurrences() ? fail("--reference goes with --bisect")
                                             : LogicalResult::success();
  if (inputFiles.size() > 1)
    return fail("--bisect is of one step; found " + llvm::Twine(inputFiles.size()) + " files");
  SmallVector<std::pair<const cl::Option *, const char *>> others = {
      {&resultsFile, "compares results and keeps none"},
      {&steps, "is of one step; give the states from which it goes wrong by --args"},
      {&printRolesOnly, "runs the step"},
      {&useInterpreter, "runs the step both ways"},
      {&asIs, "runs the step in every phase"},
      {&entryName, "is of the step"},
      {&orderSeed, "runs plans in several orders itself"},
      {&printResults, "compares results and prints none"},
      {&equivalentFile, "compares phases of one step"}};
  for (auto [option, why] : others)
    if (option->getNumOccurrences())
      return fail("--bisect " + llvm::Twine(why) + "; leave --" + option->ArgStr + " out");
  if (seed.getNumOccurrences() && !argsFile.empty())
    return fail("--seed is of random arguments, and --args gives them");
  if (!referenceFile.empty() && argsFile.empty())
    return fail("--reference is what another program computed of the same arguments; give them by "
                "--args=IN.safetensors");
  return success();
}

/// Refuses options that the chosen way of running would not look at.
static LogicalResult checkCombination() {
  bool compares = !equivalentFile.empty();
  if (compares && inputFiles.size() > 1)
    return fail("--equivalent compares one file with another; found " +
                llvm::Twine(inputFiles.size()) + " files before it");
  auto refuse = [](const cl::Option &option, const char *why) {
    return option.getNumOccurrences() ? fail("--" + option.ArgStr + " " + why) : success();
  };
  SmallVector<const cl::Option *> ofRuns = {&argsFile,       &resultsFile,    &steps,
                                            &printRolesOnly, &useInterpreter, &printResults,
                                            &asIs,           &entryName,      &orderSeed};
  for (const cl::Option *option : ofRuns)
    if (compares && failed(refuse(*option, "does not go with --equivalent, which interprets all "
                                           "functions on random inputs")))
      return failure();
  if (!compares && !isBisection() && failed(refuse(seed, "goes with --equivalent and --bisect")))
    return failure();
  if (!compares && failed(refuse(tolerance, "goes with --equivalent only")))
    return failure();
  return checkBisection();
}

/// Results that another program has written, of the step's types.
static LogicalResult readReference(const EntryInterface &interface, Values &results) {
  auto tensors = readSafetensors(referenceFile);
  if (!tensors)
    return fail(llvm::toString(tensors.takeError()));
  results.assign(interface.results.size(), Tensor());
  for (NamedTensor &given : *tensors) {
    unsigned index;
    if (!StringRef(given.name).starts_with("result") ||
        StringRef(given.name).drop_front(strlen("result")).getAsInteger(10, index) ||
        index >= results.size())
      return fail("'" + referenceFile + "' has a tensor '" + given.name +
                  "', but the step's results are result0 to result" +
                  llvm::Twine(static_cast<int64_t>(results.size()) - 1));
    results[index] = std::move(given.tensor);
  }
  for (auto [index, slot] : llvm::enumerate(interface.results)) {
    std::optional<DType> dtype = getDType(slot.type.getElementType());
    std::string type = dtype ? describeType(*dtype, slot.type.getShape()) : "?";
    if (!results[index])
      return fail("'" + referenceFile + "' has no tensor 'result" + llvm::Twine(index) +
                  "' of type " + type);
    if (results[index].getDType() != dtype || results[index].getShape() != slot.type.getShape())
      return fail("'" + referenceFile + "': result" + llvm::Twine(index) + " is of type " +
                  describeType(results[index]) + ", but the step gives " + type);
  }
  return success();
}

/// Random arguments of a step of an import module, which the executable takes as well: what indexes
/// rows is within them.
static FailureOr<Values> makeArguments(FunctionOpInterface step, const EntryInterface &interface) {
  FailureOr<Values> arguments = makeRandomArguments(step, interface.arguments, seed);
  if (failed(arguments))
    return failure();
  for (const auto &[place, bound] : findIndexBounds(step->getParentOfType<ModuleOp>())) {
    auto [entry, index] = place;
    int64_t low = std::max<int64_t>(bound.low, 0), count = bound.high - low + 1;
    if (entry != step.getName() || index >= arguments->size() || count <= 0)
      continue;
    Tensor &argument = (*arguments)[index];
    Tensor wide = argument.converted(DType::I64);
    int64_t *values = wide.mutableData<int64_t>();
    for (int64_t i = 0, n = wide.getNumElements(); i < n; ++i)
      values[i] = low + values[i] % count;
    argument = wide.converted(argument.getDType());
  }
  return arguments;
}

/// What was typed, without --bisect and its value.
static std::vector<std::string> commandWords;

static std::string quoteCommand() {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const std::string &word : commandWords) {
    if (StringRef(word).starts_with("-") && StringRef(word).ltrim('-').split('=').first == "bisect")
      continue;
    os << (text.empty() ? "" : " ");
    llvm::sys::printArg(os, word, /*Quote=*/false);
  }
  return text;
}

static BisectEnd bisectStep(ModuleOp module) {
  PipelineOptions options;
  if (failed(tools::readOptions(module, options)))
    return BisectEnd::CannotTell;
  tools::draftRoles(inputFile, "", options);
  BisectRequest request{options, std::nullopt, referenceFile, quoteCommand(), {}, readReference};
  if (!bisectPhase.empty()) {
    request.only = ir::symbolizePhase(bisectPhase);
    if (!request.only || *request.only == ir::Phase::Input) {
      (void)fail("--bisect is import, replica, partitioned, scheduled, planned or executable, or "
                 "has no value, found '" +
                 bisectPhase + "'");
      return BisectEnd::CannotTell;
    }
    if (*request.only < ir::getPhase(module)) {
      (void)fail("--bisect=" + bisectPhase + " is above the phase of '" + inputFile + "', '" +
                 ir::stringifyPhase(ir::getPhase(module)) + "'");
      return BisectEnd::CannotTell;
    }
  }
  request.readArguments = [](FunctionOpInterface step, const EntryInterface &interface,
                             Values &arguments) -> LogicalResult {
    if (!argsFile.empty())
      return readArguments(step.getName().str(), interface, arguments);
    FailureOr<Values> random = makeArguments(step, interface);
    if (succeeded(random))
      arguments = std::move(*random);
    return random;
  };
  return bisect(module, request);
}

/// Of --bisect.
static BisectEnd bisectEnd = BisectEnd::CannotTell;

/// Reads the file and runs what is in it.
static LogicalResult runFile() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerEmissionDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false); // messages quote the line already
  llvm::SourceMgr sourceMgr, otherSourceMgr;
  QuoteStream quotes(llvm::errs());
  SourceMgrDiagnosticHandler handler(sourceMgr, &context, quotes);
  OwningOpRef<ModuleOp> module = tools::readModule(inputFile, context, sourceMgr);
  if (!module)
    return failure();
  if (isBisection()) {
    bisectEnd = bisectStep(*module);
    return success(bisectEnd == BisectEnd::Equal);
  }
  if (equivalentFile.empty())
    return runStep(*module);
  SourceMgrDiagnosticHandler otherHandler(otherSourceMgr, &context, quotes);
  OwningOpRef<ModuleOp> after = tools::readModule(equivalentFile, context, otherSourceMgr);
  if (!after)
    return failure();
  PipelineOptions options;
  if (failed(tools::readOptions(*module, options)))
    return failure();
  unsigned asked = options.ranks.hasValue() ? static_cast<unsigned>(options.ranks) : 0;
  return checkEquivalent(*module, *after, {asked, seed, tolerance});
}

/// Whether files run each in a process, with arrays in folders: several, or one whose arrays are in
/// a folder as those of several are (a list of files may have one).
static bool isBatch() {
  return inputFiles.size() > 1 ||
         (!inputFiles.empty() && equivalentFile.empty() && !isBisection() &&
          (llvm::sys::fs::is_directory(StringRef(argsFile)) ||
           llvm::sys::fs::is_directory(StringRef(resultsFile))));
}

static LogicalResult run() {
  if (failed(checkCombination()))
    return failure();
  if (isBatch())
    return runBatch({inputFiles, argsFile, resultsFile, timeLimit,
                     [](StringRef file, StringRef args, StringRef results) {
                       inputFile = file;
                       isOfBatch = true;
                       argsFile = args.str();
                       resultsFile = results.str();
                       return runFile();
                     }});
  if (timeLimit.getNumOccurrences())
    return fail("--time-limit goes with several files, or with folders of arrays");
  if (!inputFiles.empty())
    inputFile = inputFiles.front();
  return runFile();
}

/// Values of a step may be larger than the machine; no exception can say so, they are switched off.
static void reportNoMemory(void *, const char *, bool) {
  static const char message[] = "zero-run: error: not enough memory for the values of this step; "
                                "run a smaller one, or on more ranks\n";
  (void)!write(STDERR_FILENO, message, sizeof(message) - 1);
  _exit(1);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::install_bad_alloc_error_handler(reportNoMemory);
  tools::parseCommandLine(
      argc, argv,
      "Runs a training step on arrays\n\n"
      "  zero-run step.mlir --args in.safetensors --results out.safetensors --steps 20 \\\n"
      "    --stage 3 --ranks 4\n"
      "  zero-run a.mlir b.mlir ... --args inputs/ --results outputs/ # each in a process\n"
      "  zero-run step.mlir --bisect --stage 3 --ranks 4              # where does it go wrong?\n"
      "  zero-run edited.mlir --unproved --bisect                     # text of a phase\n"
      "  zero-run step.mlir --bisect --args in.safetensors --reference jax.safetensors\n");
  for (int i = 0; i < argc; ++i)
    commandWords.push_back(i ? argv[i] : llvm::sys::path::filename(argv[0]).str());
  if (steps == 0)
    return failed(fail("--steps is at least 1, found 0"));
  if (!(tolerance >= 0)) // NaN too: every error would be within it
    return failed(
        fail("--tolerance is at least 0, found " + llvm::Twine(std::to_string(tolerance))));
  LogicalResult result = run();
  printStatisticsIfAsked(llvm::errs());
  if (isBisection())
    return failed(tools::flushOutput()) ? static_cast<int>(BisectEnd::CannotTell)
                                        : static_cast<int>(bisectEnd);
  return failed(tools::flushOutput()) || failed(result);
}
