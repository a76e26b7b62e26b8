#include "Calls.h"

#include "CalledExecutable.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Target/Target.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;
using namespace zero;

StringRef zero::describePart(Part part) {
  switch (part) {
  case Part::Kernel:
    return "kernel code";
  case Part::Library:
    return "library call";
  case Part::Communicator:
    return "communicator";
  case Part::Runtime:
    return "runtime";
  }
  llvm_unreachable("all parts are above");
}

//===----------------------------------------------------------------------===//
// One launch
//===----------------------------------------------------------------------===//

static double getLargest(const Tensor &tensor) {
  double largest = 0;
  if (isFloat(tensor.getDType())) {
    Tensor wide = tensor.converted(DType::F64);
    for (int64_t i = 0, n = wide.getNumElements(); i < n; ++i)
      if (double element = std::fabs(wide.data<double>()[i]); std::isfinite(element))
        largest = std::max(largest, element);
  }
  return largest;
}

static bool addsUp(Operation *launch) {
  auto name = launch->getAttrOfType<FlatSymbolRefAttr>("kernel");
  auto kernel =
      name ? SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(launch, name) : nullptr;
  if (!kernel)
    return false;
  return kernel
      .walk([](Operation *op) {
        StringRef name = op->getName().stripDialect();
        return name.contains("reduce") || name.contains("dot") || name.contains("convolution") ||
                       name.contains("scatter")
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// What errors of a float result are relative to. Terms of a sum may cancel, so that its roundings
/// are as large as the terms make them.
static double getUnit(Operation *launch, const Values &read, const Tensor &expected) {
  double unit = getLargest(expected);
  if (auto gemm = dyn_cast<ir::LaunchGemmOp>(launch)) {
    // Of products, or of an operand that is summed.
    double a = getLargest(read[0]), b = getLargest(read[1]);
    double term = gemm.getSums() ? std::max({a * b, a, b}) : a * b;
    unit = std::max(unit, 1e-3 * static_cast<double>(gemm.getK()) * term);
  } else if (addsUp(launch))
    for (const Tensor &operand : read)
      if (operand.getNumElements() > 1)
        unit = std::max(unit, 0.1 * getLargest(operand));
  return std::max(unit, std::numeric_limits<double>::min());
}

static Rule getRule(Operation *launch, DType dtype) {
  if (isa<ir::LaunchCopyOp>(launch) || !(isFloat(dtype) || isComplex(dtype)))
    return {0};
  if (isa<ir::LaunchCollectiveOp>(launch)) {
    FailureOr<std::unique_ptr<Target>> target = getTarget(launch->getParentOfType<ModuleOp>());
    return {succeeded(target) && (*target)->reducesInOrder() ? 0 : 1e-5};
  }
  return {getByteWidth(dtype) == 1 ? 0.25
          : dtype == DType::BF16   ? 3e-2
          : dtype == DType::F16    ? 4e-3
                                   : 1e-4};
}

static Part getPart(Operation *launch) {
  return llvm::TypeSwitch<Operation *, Part>(launch)
      .Case([](ir::LaunchOp) { return Part::Kernel; })
      .Case([](ir::LaunchGemmOp) { return Part::Library; })
      .Case([](ir::LaunchCollectiveOp) { return Part::Communicator; })
      .Default([](Operation *) { return Part::Runtime; });
}

/// A collective whose sums kernels make leaves parts of them in its last output.
static bool isScratch(Operation *launch, size_t output) {
  return launch->hasAttr("folds") &&
         output + 1 == cast<ir::LaunchOpInterface>(launch).getWrites().size();
}

/// Bytes that nobody has written are all ones in the interpreter.
static bool isUnwritten(const Tensor &tensor, int64_t at) {
  size_t width = getByteWidth(tensor.getDType());
  return llvm::all_of(llvm::seq(width), [&](size_t byte) {
    return static_cast<uint8_t>(tensor.getBytes()[at * width + byte]) == 0xff;
  });
}

//===----------------------------------------------------------------------===//
// All launches
//===----------------------------------------------------------------------===//

namespace {
/// Holds every launch against the executable. The run goes on with the executable's bytes.
class CallChecker : public RunObserver {
public:
  explicit CallChecker(CalledExecutable &executable) : executable(executable) {}

  LogicalResult beforeLaunch(Operation *launch, MutableArrayRef<Values> found) override;
  LogicalResult afterLaunch(Operation *launch, MutableArrayRef<Values> written) override;

  std::optional<CallFinding> finding;
  std::string cannot;
  unsigned launches = 0;

private:
  /// Elements of a read that are values: what the launches that it names have written, or an
  /// argument. Others are padding, where anybody may have written.
  std::vector<bool> getValues(ir::LaunchOpInterface launch, unsigned index) const;
  std::string describeWriter(ir::AllocationAttr read) const;
  LogicalResult report(Operation *launch, Part part, std::string what, std::string value,
                       ElementDifference element) {
    finding = CallFinding{launch, part, std::move(what), std::move(value), std::move(element)};
    return failure();
  }

  CalledExecutable &executable;
  std::vector<Values> before, after; // of the launch at hand, in the executable
  std::vector<Operation *> done;
};
} // namespace

/// Padding of a whole unit is nobody's value, and its bytes may be anybody's until the unit is
/// read.
static void leaveOutPadding(ir::LaunchOpInterface launch, unsigned index,
                            std::vector<bool> &isValue) {
  auto collective = dyn_cast<ir::LaunchCollectiveOp>(*launch);
  if (!collective || !collective.getUnits())
    return;
  auto unit = cast<FlatSymbolRefAttr>((*collective.getUnits())[index]);
  auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(launch, unit);
  if (!layout || static_cast<size_t>(layout.getElements()) != isValue.size())
    return;
  std::vector<bool> isParameter(isValue.size(), false);
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    std::fill_n(isParameter.begin() + segment.getOffset(), segment.getNumElements(), true);
  for (size_t i = 0; i < isValue.size(); ++i)
    isValue[i] = isValue[i] && isParameter[i];
}

std::vector<bool> CallChecker::getValues(ir::LaunchOpInterface launch, unsigned index) const {
  ir::AllocationAttr read = launch.getReads()[index];
  int64_t width = ir::getElementBytes(read.getType().getElementType());
  std::vector<bool> isValue(read.getType().getNumElements(), false);
  ArrayAttr from = launch.getFromAttr();
  if (!from || index >= from.size())
    return isValue; // a text that does not say
  auto mark = [&](ir::AllocationAttr write, std::vector<bool> &marks) {
    if (write.getSpace() != read.getSpace())
      return;
    int64_t begin = std::max<int64_t>(write.getOffset() - read.getOffset(), 0),
            end =
                std::min(write.getOffset() + write.getBytes() - read.getOffset(), read.getBytes());
    for (int64_t byte = begin; byte + width <= end; byte += width)
      marks[byte / width] = true;
  };
  ArrayRef<int64_t> writers = cast<DenseI64ArrayAttr>(from[index]).asArrayRef();
  std::vector<bool> isWritten(isValue.size(), false);
  for (Operation *op : done) {
    auto id = op->getAttrOfType<IntegerAttr>("id");
    bool isNamed = id && llvm::is_contained(writers, id.getInt());
    for (ir::AllocationAttr write : cast<ir::LaunchOpInterface>(op).getWrites()) {
      mark(write, isWritten);
      if (isNamed)
        mark(write, isValue);
    }
  }
  if (llvm::is_contained(writers, -1))
    for (size_t i = 0; i < isValue.size(); ++i)
      isValue[i] = isValue[i] || !isWritten[i];
  leaveOutPadding(launch, index, isValue);
  return isValue;
}

std::string CallChecker::describeWriter(ir::AllocationAttr read) const {
  for (Operation *op : llvm::reverse(done))
    for (auto [index, write] : llvm::enumerate(cast<ir::LaunchOpInterface>(op).getWrites()))
      if (write.getSpace() == read.getSpace() &&
          write.getOffset() < read.getOffset() + read.getBytes() &&
          read.getOffset() < write.getOffset() + write.getBytes())
        return describeValue({op, nullptr, static_cast<unsigned>(index), {}});
  return "an argument of the step";
}

LogicalResult CallChecker::beforeLaunch(Operation *op, MutableArrayRef<Values> found) {
  before.clear(), after.clear();
  if (!executable.isCalled(op))
    return success();
  if (llvm::Error error = executable.get(op, before, after)) {
    cannot = llvm::toString(std::move(error));
    return failure();
  }
  auto launch = cast<ir::LaunchOpInterface>(op);
  SmallVector<ir::AllocationAttr> reads(launch.getReads());
  for (auto [rank, values] : llvm::enumerate(found))
    for (auto [index, read] : llvm::enumerate(reads)) {
      const Tensor &expected = values[index], &there = before[rank][index];
      std::vector<bool> isValue = getValues(launch, index);
      for (int64_t i = 0, n = expected.getNumElements(); i < n; ++i) {
        size_t width = getByteWidth(expected.getDType());
        if (std::memcmp(expected.getBytes() + i * width, there.getBytes() + i * width, width) ==
                0 ||
            !isValue[i] || isUnwritten(expected, i))
          continue;
        std::string place = "element " + std::to_string(i) + " of what it reads at byte " +
                            std::to_string(read.getOffset()) + ", on rank " + std::to_string(rank);
        return report(op, Part::Runtime,
                      "finds other bytes than were left for it: between that and this launch "
                      "something else has written there, or it ran too early",
                      describeWriter(read),
                      {place, printElement(expected, i), printElement(there, i),
                       std::numeric_limits<double>::infinity()});
      }
    }
  for (auto [values, there] : llvm::zip_equal(found, before))
    values = there;
  return success();
}

LogicalResult CallChecker::afterLaunch(Operation *op, MutableArrayRef<Values> written) {
  if (before.empty())
    return success(); // it has nothing to do
  ++launches;
  size_t reads = cast<ir::LaunchOpInterface>(op).getReads().size();
  for (auto [rank, values] : llvm::enumerate(written))
    for (auto [index, expected] : llvm::enumerate(values)) {
      if (isScratch(op, index))
        continue;
      const Tensor &found = after[rank][index];
      Values read(before[rank].begin(), before[rank].begin() + reads);
      double unit = getUnit(op, read, expected);
      std::optional<ElementDifference> element =
          findElement(expected, found, getRule(op, expected.getDType()), unit);
      if (!element)
        continue;
      element->place += " on rank " + std::to_string(rank);
      bool isUntouched = found.identicalTo(before[rank][reads + index]);
      return report(op, isUntouched ? Part::Runtime : getPart(op),
                    isUntouched ? "has written nothing: was it run?"
                                : "gives something else than its meaning on what it found",
                    describeValue({op, nullptr, static_cast<unsigned>(index), {}}), *element);
    }
  for (auto [values, there] : llvm::zip_equal(written, after))
    values = there;
  done.push_back(op);
  return success();
}

CallsOutcome zero::checkCalls(ModuleOp planned, ModuleOp origin, ArrayRef<Tensor> arguments) {
  CallsOutcome outcome;
  FailureOr<std::unique_ptr<Target>> target = getTarget(planned);
  FailureOr<std::vector<LaunchCalls>> calls = failure();
  if (succeeded(target)) {
    if (llvm::Error error = (*target)->checkRuns()) {
      outcome.cannot = llvm::toString(std::move(error));
      return outcome;
    }
    calls = findCalls(planned);
  }
  if (failed(calls)) {
    outcome.cannot = "the plan cannot be compiled";
    return outcome;
  }
  CalledExecutable executable(planned, origin, std::move(*calls));
  if (llvm::Error error = executable.build(arguments)) {
    outcome.cannot = llvm::toString(std::move(error));
    return outcome;
  }
  CallChecker checker(executable);
  RunOptions options;
  options.observer = &checker;
  options.marksPadding = true;
  Values forced;
  LogicalResult ran = failure();
  std::string message;
  {
    ScopedDiagnosticHandler handler(planned.getContext(), [&](Diagnostic &diagnostic) {
      message = message.empty() ? diagnostic.str() : message;
      return success();
    });
    ran = runUnsharded(ir::findStep(planned), arguments, forced, options);
  }
  outcome.launches = checker.launches;
  outcome.finding = std::move(checker.finding);
  outcome.cannot = std::move(checker.cannot);
  outcome.ended = executable.getEnd();
  if (outcome.finding || !outcome.cannot.empty())
    return outcome;
  if (failed(ran)) {
    outcome.cannot = message;
    return outcome;
  }
  auto results = executable.readResults();
  if (!results) {
    outcome.cannot = llvm::toString(results.takeError());
    return outcome;
  }
  outcome.results = std::move(*results);
  // What its memory holds is what it writes.
  for (auto [index, a, b] : llvm::enumerate(forced, outcome.results))
    if (std::optional<ElementDifference> element = findElement(a, b, {0})) {
      SmallVector<ir::LaunchOpInterface> launches = getLaunches(planned);
      outcome.finding =
          CallFinding{launches.empty() ? planned.getOperation() : launches.back().getOperation(),
                      Part::Runtime, "was left right in memory, and is written otherwise",
                      "result " + std::to_string(index), *element};
      break;
    }
  return outcome;
}
