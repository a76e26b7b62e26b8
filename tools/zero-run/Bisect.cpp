#include "Bisect.h"

#include "Calls.h"
#include "Trace.h"
#include "ZeroRun.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Pipelines/Origin.h"

#include "mlir/IR/AsmState.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir;
using namespace zero;
using ir::Phase;

/// Values that are tried one by one, whether they alone make results right.
static constexpr unsigned kTrials = 16;
/// Orders of a plan's launches that are run beside the block's own.
static constexpr uint64_t kOrders = 4;

namespace {
/// A program on the way, and what it gives.
struct Program {
  Phase phase;
  std::string pass; // that made it
  OwningOpRef<ModuleOp> module;
  ProgramRun run;
};

class Bisection {
public:
  Bisection(ModuleOp module, const BisectRequest &request) : input(module), request(request) {}

  BisectEnd run();

private:
  BisectEnd cannotTell(const llvm::Twine &why);
  BisectEnd refusedOr(BisectEnd end) {
    return refused.empty() ? end
                           : cannotTell("results are equal, but the text is refused: " + refused);
  }
  BisectEnd start();
  BisectEnd startLower(ModuleOp imported);
  BisectEnd goDown();
  BisectEnd goTo(Phase phase);
  BisectEnd takeText(Phase phase, Program fresh);
  BisectEnd checkOrders(const Program &planned);
  BisectEnd checkExecutable();

  /// Adds a row, and compares; the difference that counts, or nothing.
  std::optional<ResultsDifference> compare(const Program &above, const Program &below);
  std::optional<ResultsDifference> compareReference(const Program &program);
  Rule getRule(const Program &above, const Program &below) const;
  /// Whether what is asked for cannot be compared, as nothing above `phase` runs.
  bool isAskedAbove(Phase phase) const { return request.only && *request.only <= phase; }
  bool isAsked(Phase phase) const { return !request.only || *request.only == phase; }
  /// What passes take: the text as it is, which was run without chlo ops.
  ModuleOp getModule(const Program &program) const {
    return program.phase == Phase::Input ? input : *program.module;
  }
  Program makeProgram(Phase phase, StringRef pass, ModuleOp module, bool keepsTrace = false) const;

  std::optional<BisectEnd> reportPass(const Program &above, Phase phase, Rule rule);
  BisectEnd reportSame(const Program &expected, const Program &found,
                       std::optional<uint64_t> order = {});
  BisectEnd reportReference(const Program &program, const ResultsDifference &difference);
  void addRow(Phase phase, StringRef pass, StringRef results, StringRef error, StringRef heldTo);
  void printVerdict(Phase phase, StringRef pass);
  void printElement(const ElementDifference &element);
  void printResult(const Program &expected, const Program &found, Rule rule);
  BisectEnd printCommand(Phase phase);
  void line(StringRef what, const llvm::Twine &text) {
    os << "  " << llvm::left_justify(what, 12) << text << "\n";
  }

  ModuleOp input;
  const BisectRequest &request;
  llvm::raw_ostream &os = llvm::outs();
  EntryInterface interface;
  Values arguments;
  std::optional<Values> reference;
  OwningOpRef<ModuleOp> origin;
  std::string refused; // why the verifier of its phase refuses a text; it is run all the same
  Program current;
};
} // namespace

namespace {
/// Keeps messages from the terminal, and the first error for later.
struct Muted {
  explicit Muted(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error && message.empty()) {
            std::string at = describeLocation(diagnostic.getLocation());
            message = at + (at.empty() ? "" : ": ") + diagnostic.str();
          }
          return success();
        }) {}
  std::string message;
  ScopedDiagnosticHandler handler;
};
} // namespace

static std::string print(double number) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.2g", number);
  return text;
}

static std::string print(Rule rule) { return rule.tolerance > 0 ? print(rule.tolerance) : "bits"; }

BisectEnd Bisection::cannotTell(const llvm::Twine &why) {
  llvm::errs() << "zero-run: error: cannot tell: " << why << "\n";
  return BisectEnd::CannotTell;
}

//===----------------------------------------------------------------------===//
// Table and verdict
//===----------------------------------------------------------------------===//

void Bisection::addRow(Phase phase, StringRef pass, StringRef results, StringRef error,
                       StringRef heldTo) {
  os << llvm::left_justify(ir::stringifyPhase(phase), 13) << llvm::left_justify(pass, 28)
     << llvm::left_justify(results, 24) << llvm::left_justify(error, 10) << heldTo << "\n";
}

void Bisection::printVerdict(Phase phase, StringRef pass) {
  os << "\ndiffers first in phase '" << ir::stringifyPhase(phase) << "', " << pass << "\n";
}

void Bisection::printElement(const ElementDifference &element) {
  line("element", element.place + ": expected " + element.expected + ", found " + element.found);
  line("error", print(element.error) + " of the largest element");
}

BisectEnd Bisection::printCommand(Phase phase) {
  if (!refused.empty())
    line("refused", refused);
  line("reproduce", request.command + " --bisect=" + ir::stringifyPhase(phase));
  return BisectEnd::Found;
}

/// The first result that differs.
void Bisection::printResult(const Program &expected, const Program &found, Rule rule) {
  if (!found.run.ran())
    return line("message", found.run.message);
  ResultsDifference difference =
      compareResults(interface, expected.run.results, found.run.results, rule);
  if (difference.results.empty())
    return;
  unsigned index = difference.results.front();
  const Slot &slot = interface.results[index];
  line("result", "result" + llvm::Twine(index) + (slot.name.empty() ? "" : " (" + slot.name + ")") +
                     ", the first of " + llvm::Twine(difference.results.size()) + " that differ");
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

Program Bisection::makeProgram(Phase phase, StringRef pass, ModuleOp module,
                               bool keepsTrace) const {
  Program program{phase, pass.str(), module.clone(), {}};
  if (phase == Phase::Input && failed(expandChlo(*program.module))) {
    program.run.message = "its chlo ops cannot be expanded";
    return program;
  }
  program.run = runProgram(*program.module, arguments, {keepsTrace});
  return program;
}

/// Whether kernels may have been formed that add in another order than the ops that they hold: a
/// matmul or a scatter onto what was added afterwards.
static bool formsOtherSums(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        auto gemm = dyn_cast<ir::GemmOp>(op);
        return (gemm && gemm.getInit()) || isa<hlo::ScatterOp>(op) ? WalkResult::interrupt()
                                                                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Sums over ranks and norms may add in another order down to `partitioned`; who writes a text of
/// these phases may have them add in another order himself.
Rule Bisection::getRule(const Program &above, const Program &below) const {
  bool isText = above.phase == below.phase;
  bool isExact = below.phase >= Phase::Planned ||
                 (below.phase == Phase::Scheduled && (isText || !formsOtherSums(*below.module)));
  return isExact ? Rule{0} : getRoundingRule(*above.module);
}

std::optional<ResultsDifference> Bisection::compare(const Program &above, const Program &below) {
  Rule rule = getRule(above, below);
  if (!below.run.ran()) {
    addRow(below.phase, below.pass, "do not run", "", print(rule));
    return ResultsDifference{{}, 0, false};
  }
  ResultsDifference difference =
      compareResults(interface, above.run.results, below.run.results, rule);
  size_t count = below.run.results.size(), differing = difference.results.size();
  std::string text = differing
                         ? std::to_string(differing) + " of " + std::to_string(count) + " differ"
                     : difference.haveSameBits ? std::to_string(count) + " equal, bit by bit"
                                               : std::to_string(count) + " equal";
  addRow(below.phase, below.pass, text, print(difference.error), print(rule));
  return differing ? std::optional(difference) : std::nullopt;
}

std::optional<ResultsDifference> Bisection::compareReference(const Program &program) {
  if (!reference || !program.run.ran())
    return std::nullopt;
  Rule rule = getRoundingRule(*program.module);
  ResultsDifference difference = compareResults(interface, *reference, program.run.results, rule);
  size_t count = program.run.results.size(), differing = difference.results.size();
  addRow(program.phase, "  against the reference",
         std::to_string(differing ? differing : count) +
             (differing ? " of " + std::to_string(count) + " differ" : " equal"),
         print(difference.error), print(rule));
  return differing ? std::optional(difference) : std::nullopt;
}

BisectEnd Bisection::reportReference(const Program &program, const ResultsDifference &difference) {
  printVerdict(program.phase, program.pass + ", from the reference");
  unsigned index = difference.results.front();
  const Slot &slot = interface.results[index];
  line("value", "result" + llvm::Twine(index) + (slot.name.empty() ? "" : " (" + slot.name + ")") +
                    ", the first of " + llvm::Twine(difference.results.size()) + " that differ");
  FunctionOpInterface step = ir::findStep(*program.module);
  if (std::string at = describeLocation(step.getFunctionBody().front().getTerminator()->getLoc());
      !at.empty())
    line("at", at);
  Rule rule = getRoundingRule(*program.module);
  if (auto element = findElement((*reference)[index], program.run.results[index], rule))
    printElement(*element);
  return printCommand(program.phase);
}

//===----------------------------------------------------------------------===//
// Which value
//===----------------------------------------------------------------------===//

/// Two programs of one phase, or one plan in two orders: the first value whose right one makes
/// results right.
BisectEnd Bisection::reportSame(const Program &expected, const Program &found,
                                std::optional<uint64_t> order) {
  printVerdict(found.phase, found.pass);
  ProgramRun ours = runProgram(*expected.module, arguments, {/*keepsTrace=*/true});
  ProgramRun theirs = runProgram(*found.module, arguments, {/*keepsTrace=*/true, order});
  std::vector<ValuePair> pairs = pairDifferent(ours.trace, theirs.trace);
  // How far results are from right ones; those of a run that fails are as far as can be.
  auto distance = [&](const ProgramRun &run) {
    if (!run.ran())
      return std::pair<size_t, double>(SIZE_MAX, 0);
    ResultsDifference difference = compareResults(interface, ours.results, run.results, {0});
    return std::pair<size_t, double>(difference.results.size(), difference.error);
  };
  auto before = distance(theirs);
  const ValuePair *cause = pairs.empty() ? nullptr : &pairs.front();
  bool isProved = false, isWhole = false;
  for (const ValuePair &pair : ArrayRef(pairs).take_front(kTrials)) {
    // Of what the first such value may stand for the best.
    if (isWhole || (isProved && pair.found != cause->found))
      break;
    TracedValue right = *pair.found;
    right.ranks = pair.expected->ranks;
    auto after =
        distance(runProgram(*found.module, arguments, {/*keepsTrace=*/false, order, &right}));
    if (after >= before)
      continue;
    cause = &pair, before = after, isProved = true, isWhole = after.first == 0;
  }
  if (cause) {
    line("value", describeValue(*cause->found));
    if (std::string at = describeLocation(cause->found->op->getLoc()); !at.empty())
      line("at", at);
    line("stands for", describeValue(*cause->expected));
    if (std::string at = describeLocation(cause->expected->op->getLoc()); !at.empty())
      line("source", at);
    if (auto element = findElement(cause->expected->ranks, cause->found->ranks, {0}))
      printElement(*element);
  }
  printResult(expected, found, {0});
  if (isProved)
    line("proof", isWhole ? "with the expected value here, all results are right"
                          : "with the expected value here, results come nearer to right ones");
  else if (cause)
    line("note", "no single value makes results right: this is the first that differs");
  return printCommand(found.phase);
}

/// Once more from the phase above, pass by pass: the first after which results differ.
std::optional<BisectEnd> Bisection::reportPass(const Program &above, Phase phase, Rule rule) {
  Program before = makeProgram(above.phase, "", getModule(above), /*keepsTrace=*/true);
  std::optional<Program> after;
  auto differs = [&](const Program &program) {
    return !program.run.ran() ||
           !compareResults(interface, above.run.results, program.run.results, rule).results.empty();
  };
  OwningOpRef<ModuleOp> module = getModule(above).clone();
  {
    Muted muted(module->getContext());
    (void)lowerTo(*module, phase, request.options, [&](StringRef pass, ModuleOp made) {
      request.afterPass(pass, made);
      if (after)
        return;
      Program program = makeProgram(phase, pass, made, /*keepsTrace=*/true);
      // What stands between two passes need not be a program yet.
      if (!program.run.ran() && StringRef(program.run.message).contains("does not support"))
        return;
      if (differs(program))
        after = std::move(program);
      else
        before = std::move(program);
    });
  }
  if (!after)
    return std::nullopt;
  printVerdict(phase, "pass " + after->pass);
  Rule values{10 * rule.tolerance};
  std::vector<ValuePair> pairs = pairDifferentWhole(*before.module, before.run.trace,
                                                    *after->module, after->run.trace, values);
  if (!pairs.empty()) {
    const ValuePair &pair = pairs.front();
    line("value", describeValue(*pair.found));
    if (std::string at = describeLocation(pair.found->op->getLoc()); !at.empty())
      line("at", at);
    line("stands for", describeValue(*pair.expected) + " before the pass");
    if (auto element =
            findWholeElement(*before.module, *pair.expected, *after->module, *pair.found, values))
      printElement(*element);
  }
  printResult(before, *after, rule);
  return printCommand(phase);
}

//===----------------------------------------------------------------------===//
// The way down
//===----------------------------------------------------------------------===//

static bool isAllNaN(const Tensor &tensor) {
  if (!isFloat(tensor.getDType()) || tensor.getNumElements() == 0)
    return false;
  Tensor wide = tensor.converted(DType::F64);
  return std::all_of(wide.data<double>(), wide.data<double>() + wide.getNumElements(),
                     [](double element) { return std::isnan(element); });
}

/// Where an op has no place, the place is its name in this program.
static void nameOps(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>()) {
    AsmState state(function);
    function.walk([&](Operation *op) {
      if (!isa<UnknownLoc>(op->getLoc()) || op->getNumResults() == 0)
        return;
      std::string name;
      llvm::raw_string_ostream os(name);
      op->getResult(0).printAsOperand(os, state);
      os << " of @" << function.getName() << " in the import program";
      op->setLoc(NameLoc::get(StringAttr::get(op->getContext(), name)));
    });
  }
}

/// A step that was written for several devices of its own may run from `replica` on.
BisectEnd Bisection::startLower(ModuleOp imported) {
  std::string message = current.run.message;
  origin = imported.clone();
  for (Phase phase : {Phase::Import, Phase::Replica}) {
    addRow(current.phase, current.pass, "do not run", "", "-");
    Muted muted(imported.getContext());
    if (failed(lowerTo(imported, phase, request.options)))
      return cannotTell("phase '" + ir::stringifyPhase(phase) +
                        "' cannot be made: " + muted.message);
    current = makeProgram(phase, "its passes", imported);
    if (current.run.ran())
      break;
  }
  if (!current.run.ran() || isAskedAbove(current.phase))
    return cannotTell("the interpreter cannot run the step: " + message);
  return BisectEnd::Equal;
}

BisectEnd Bisection::start() {
  Phase phase = ir::getPhase(input);
  if (phase == Phase::Executable)
    return cannotTell("the text of the last phase is only for reading; give a phase up to "
                      "'planned', the exported step, or the executable");
  OwningOpRef<ModuleOp> imported;
  if (phase > Phase::Import) {
    origin = findOrigin(input, request.options);
    if (!origin)
      return cannotTell("there is nothing to compare the text with");
    if (request.options.unproved) {
      Muted muted(input.getContext());
      if (failed(verifyText(input, request.options)))
        refused = muted.message;
    } else if (failed(verifyText(input, request.options))) {
      return cannotTell(
          "the text is refused; --unproved takes one that is not equal to its origin");
    }
    nameOps(*origin);
    imported = origin->clone();
  } else {
    if (phase == Phase::Import && failed(verifyText(input, request.options)))
      return cannotTell("the text is no import program");
    imported = input.clone();
    Muted muted(input.getContext());
    if (failed(lowerTo(*imported, Phase::Import, request.options)))
      return cannotTell("the step cannot be imported: " + muted.message);
  }
  FunctionOpInterface step = ir::findStep(*imported);
  if (!step)
    return cannotTell("the module has no step");
  FailureOr<EntryInterface> found = getEntryInterface(step);
  if (failed(found))
    return cannotTell("the step's arguments and results are not known");
  interface = std::move(*found);
  if (failed(request.readArguments(step, interface, arguments)))
    return BisectEnd::CannotTell;
  if (!request.reference.empty()) {
    reference.emplace();
    if (failed(request.readReference(interface, *reference)))
      return BisectEnd::CannotTell;
  }
  os << llvm::left_justify("phase", 13) << llvm::left_justify("made by", 28)
     << llvm::left_justify("results", 24) << llvm::left_justify("error", 10) << "held to\n";
  bool isText = phase == Phase::Input;
  current = makeProgram(isText ? Phase::Input : Phase::Import, isText ? "as read" : "as given",
                        isText ? input : *imported);
  if (!current.run.ran() && isText)
    if (BisectEnd end = startLower(*imported); end != BisectEnd::Equal)
      return end;
  if (!current.run.ran())
    return cannotTell("the interpreter cannot run the step: " + current.run.message);
  addRow(current.phase, current.pass,
         std::to_string(current.run.results.size()) + " to compare with", "", "-");
  if (auto difference = compareReference(current))
    return reportReference(current, *difference);
  return BisectEnd::Equal;
}

/// A text that was given for the phase takes the place of what passes make.
BisectEnd Bisection::takeText(Phase phase, Program fresh) {
  Program text = makeProgram(phase, "text as given", input);
  bool differs = compare(current, text).has_value();
  if (!differs) {
    text.pass = "  against its passes";
    differs = compare(fresh, text).has_value();
    text.pass = "text as given";
  }
  if (differs)
    return reportSame(fresh, text);
  current = std::move(text);
  return BisectEnd::Equal;
}

BisectEnd Bisection::goTo(Phase phase) {
  OwningOpRef<ModuleOp> module = getModule(current).clone();
  std::string last, message;
  {
    // A proof that fails is no end: what was made is run.
    Muted muted(module->getContext());
    (void)lowerTo(*module, phase, request.options, [&](StringRef pass, ModuleOp made) {
      request.afterPass(pass, made);
      last = pass.str();
    });
    message = muted.message;
  }
  if (ir::getPhase(*module) != phase) {
    // A later pass may have refused what an earlier one has made wrong.
    std::optional<BisectEnd> found =
        isAsked(phase) ? reportPass(current, phase, getRoundingRule(*current.module))
                       : std::nullopt;
    return found
               ? *found
               : cannotTell("phase '" + ir::stringifyPhase(phase) + "' cannot be made: " + message);
  }
  bool isOnePass = phase == Phase::Partitioned || phase == Phase::Planned;
  Program below = makeProgram(phase, isOnePass ? StringRef(last) : "its passes", *module);
  if (isAsked(phase)) {
    if (compare(current, below)) {
      if (std::optional<BisectEnd> found = reportPass(current, phase, getRule(current, below)))
        return *found;
      printVerdict(phase, "no single pass of it");
      printResult(current, below, getRule(current, below));
      return printCommand(phase);
    }
    if (auto difference = compareReference(below))
      return reportReference(below, *difference);
  } else if (!below.run.ran()) {
    return cannotTell("phase '" + ir::stringifyPhase(phase) + "': " + below.run.message);
  }
  if (!message.empty())
    return cannotTell("results are equal, but a proof fails: " + message);
  if (phase == ir::getPhase(input))
    return takeText(phase, std::move(below));
  current = std::move(below);
  return BisectEnd::Equal;
}

BisectEnd Bisection::checkOrders(const Program &planned) {
  for (uint64_t seed = 1; seed <= kOrders; ++seed) {
    Program other{Phase::Planned, "order " + std::to_string(seed) + " of its events", {}, {}};
    other.module = ModuleOp(*planned.module).clone();
    other.run = runProgram(*other.module, arguments, {/*keepsTrace=*/false, seed});
    if (other.run.ran() &&
        compareResults(interface, planned.run.results, other.run.results, {0}).results.empty())
      continue;
    (void)compare(planned, other);
    return reportSame(planned, other, seed);
  }
  addRow(Phase::Planned, std::to_string(kOrders) + " orders of its events",
         std::to_string(planned.run.results.size()) + " equal, bit by bit", "0", "bits");
  return BisectEnd::Equal;
}

BisectEnd Bisection::checkExecutable() {
  CallsOutcome outcome = checkCalls(*current.module, origin ? *origin : nullptr, arguments);
  if (!outcome.cannot.empty())
    return cannotTell("the executable: " + outcome.cannot +
                      (outcome.ended.empty() ? "" : "; " + outcome.ended));
  if (!outcome.finding) {
    ResultsDifference difference =
        compareResults(interface, current.run.results, outcome.results, {0});
    addRow(Phase::Executable, "machine code, runtime",
           std::to_string(outcome.launches) + " launches right", print(difference.error),
           "each launch");
    if (!outcome.ended.empty())
      return cannotTell("every launch is right, but the executable did not end well: " +
                        outcome.ended);
    Program executable{Phase::Executable, "machine code, runtime", current.module->clone(), {}};
    executable.run.results = outcome.results;
    if (auto difference = compareReference(executable))
      return reportReference(executable, *difference);
    return BisectEnd::Equal;
  }
  const CallFinding &finding = *outcome.finding;
  auto id = finding.launch->getAttrOfType<IntegerAttr>("id");
  addRow(Phase::Executable, "machine code, runtime",
         (id ? "launch " + std::to_string(id.getInt()) : "its end") + " differs",
         print(finding.element.error), "each launch");
  printVerdict(Phase::Executable, describePart(finding.part));
  line("value", finding.value);
  if (std::string at = describeLocation(finding.launch->getLoc()); !at.empty())
    line("at", at);
  line("launch", describeValue({finding.launch, nullptr, 0, {}}));
  line("what", finding.what);
  printElement(finding.element);
  if (!outcome.ended.empty())
    line("message", outcome.ended);
  return printCommand(Phase::Executable);
}

BisectEnd Bisection::goDown() {
  Phase last = request.only.value_or(Phase::Executable);
  for (int number = static_cast<int>(current.phase) + 1;
       number <= static_cast<int>(std::min(last, Phase::Planned)); ++number) {
    auto phase = static_cast<Phase>(number);
    if (BisectEnd end = goTo(phase); end != BisectEnd::Equal)
      return end;
    if (phase == Phase::Import)
      origin = current.module->clone();
  }
  if (last < Phase::Planned)
    return refusedOr(BisectEnd::Equal);
  if (isAsked(Phase::Planned))
    if (BisectEnd end = checkOrders(current); end != BisectEnd::Equal)
      return end;
  if (!isAsked(Phase::Executable) || !refused.empty())
    return refusedOr(BisectEnd::Equal);
  return checkExecutable();
}

BisectEnd Bisection::run() {
  BisectEnd end = start();
  if (end == BisectEnd::Equal)
    end = goDown();
  if (end != BisectEnd::Equal)
    return end;
  os << "\nnothing differs";
  if (auto unknown = llvm::count_if(current.run.results, isAllNaN))
    os << "; but " << unknown << " of " << current.run.results.size()
       << " results are all NaN, of which nothing is known: give other arguments by --seed or "
          "--args";
  os << "\n";
  return end;
}

BisectEnd zero::bisect(ModuleOp module, const BisectRequest &request) {
  return Bisection(module, request).run();
}
