#include "Calls.h"

#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Support/ChildProcess.h"
#include "zero/Support/Safetensors.h"
#include "zero/Target/Target.h"
#include "zrt/abi.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <cmath>
#include <cstdlib>
#include <map>

using namespace mlir;
using namespace zero;

/// Bytes of a rank that one run of the executable gives out: it runs as often as it takes.
static constexpr int64_t kBytesPerRun = int64_t(256) << 20;

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

namespace {
/// The executable and the files that it reads and writes; they vanish with the scope.
struct Folder {
  Folder() { error = llvm::sys::fs::createUniqueDirectory("zero-bisect", path); }
  ~Folder() {
    if (!error)
      llvm::sys::fs::remove_directories(path);
  }
  std::string file(const llvm::Twine &name) const {
    SmallString<128> result(path);
    llvm::sys::path::append(result, name);
    return result.str().str();
  }
  SmallString<128> path;
  std::error_code error;
};

/// A launch of the plan as the executable makes it.
struct LaunchCalls {
  Operation *launch;
  int64_t first = -1, last = -1; // calls; -1: none, as there is nothing to do
  unsigned run = 0;              // of the executable in which its bytes are given out
};
} // namespace

//===----------------------------------------------------------------------===//
// Which calls a launch becomes
//===----------------------------------------------------------------------===//

/// Launches of the step, in the order of the block.
static SmallVector<ir::LaunchOpInterface> getLaunches(ModuleOp planned) {
  FunctionOpInterface step = ir::findStep(planned);
  return llvm::to_vector(step.getFunctionBody().front().getOps<ir::LaunchOpInterface>());
}

/// Lowers a copy whose launches have their numbers as locations, which calls take over.
static FailureOr<std::vector<LaunchCalls>> findCalls(ModuleOp planned) {
  std::vector<LaunchCalls> calls;
  OwningOpRef<ModuleOp> copy = planned.clone();
  StringAttr mark = StringAttr::get(planned.getContext(), "launch");
  for (auto [index, launch] : llvm::enumerate(getLaunches(*copy)))
    launch->setLoc(FileLineColLoc::get(mark, index, 0));
  for (ir::LaunchOpInterface launch : getLaunches(planned))
    calls.push_back({launch, -1, -1, 0});
  std::string prefix = ("zero_" + ir::findStep(*copy).getName() + "_").str();
  PassManager pm(planned.getContext(), ModuleOp::getOperationName());
  pm.addPass(createLowerKernelsPass());
  pm.addPass(createLowerHostPass());
  if (failed(pm.run(*copy)))
    return failure();
  int64_t number = 0;
  unsigned part = 0;
  while (auto function = copy->lookupSymbol<LLVM::LLVMFuncOp>(prefix + std::to_string(part++)))
    function.walk([&](LLVM::CallOp call) {
      StringRef callee = call.getCallee().value_or("");
      if (!callee.starts_with("zrt_") || callee == "zrt_record" || callee == "zrt_wait")
        return;
      if (auto at = dyn_cast<FileLineColLoc>(call.getLoc()); at && at.getFilename() == mark) {
        LaunchCalls &of = calls[at.getLine()];
        of.first = of.first < 0 ? number : of.first;
        of.last = number;
      }
      ++number;
    });
  return calls;
}

//===----------------------------------------------------------------------===//
// Runs of the executable
//===----------------------------------------------------------------------===//

static SmallVector<ir::AllocationAttr> getBefore(ir::LaunchOpInterface launch) {
  SmallVector<ir::AllocationAttr> both(launch.getReads());
  both.append(launch.getWrites());
  return both;
}

namespace {
/// Runs the executable, and reads what its launches have found and left.
class Executable {
public:
  Executable(ModuleOp planned, ModuleOp origin, std::vector<LaunchCalls> calls)
      : planned(planned), origin(origin), spaces(planned), calls(std::move(calls)),
        ranks(getMeshSize(planned)) {}

  /// Fails with what is wrong.
  llvm::Error build(ArrayRef<Tensor> arguments);
  /// The bytes that the launch finds at its reads and writes, per rank, and leaves at its writes.
  llvm::Error get(Operation *launch, std::vector<Values> &before, std::vector<Values> &after);
  bool isCalled(Operation *launch) const { return find(launch)->first >= 0; }
  llvm::Expected<Values> readResults() const;
  /// What it said where it did not end well, in its last run.
  const std::string &getEnd() const { return ended; }

private:
  const LaunchCalls *find(Operation *launch) const {
    return &*llvm::find_if(calls, [&](const LaunchCalls &of) { return of.launch == launch; });
  }
  void splitIntoRuns();
  llvm::Error run(unsigned number);
  llvm::json::Array list(ArrayRef<ir::AllocationAttr> allocations) const;
  llvm::Expected<Values> take(ArrayRef<ir::AllocationAttr> allocations, StringRef bytes,
                              int64_t &place) const;

  ModuleOp planned, origin;
  ir::Spaces spaces;
  std::vector<LaunchCalls> calls;
  unsigned ranks;
  Folder folder;
  std::string ended;
  std::optional<unsigned> current;                        // the run whose bytes are here
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> bytes; // by rank
};
} // namespace

static int64_t countBytes(ArrayRef<ir::AllocationAttr> allocations) {
  int64_t sum = 0;
  for (ir::AllocationAttr allocation : allocations)
    sum += allocation.getBytes();
  return sum;
}

void Executable::splitIntoRuns() {
  unsigned number = 0;
  int64_t taken = 0;
  for (LaunchCalls &of : calls) {
    auto launch = cast<ir::LaunchOpInterface>(of.launch);
    int64_t needed = countBytes(getBefore(launch)) +
                     countBytes(SmallVector<ir::AllocationAttr>(launch.getWrites()));
    if (taken > 0 && taken + needed > kBytesPerRun)
      ++number, taken = 0;
    taken += needed;
    of.run = number;
  }
}

llvm::Error Executable::build(ArrayRef<Tensor> arguments) {
  if (folder.error)
    return llvm::createStringError("cannot make a temporary folder: " + folder.error.message());
  splitIntoRuns();
  std::vector<NamedTensor> tensors;
  for (auto [index, value] : llvm::enumerate(arguments))
    tensors.push_back({"arg" + std::to_string(index), value});
  if (llvm::Error error = writeSafetensors(folder.file("in"), tensors))
    return error;
  OwningOpRef<ModuleOp> copy = planned.clone();
  if (failed(emitExecutable(*copy, origin, /*importBytecode=*/"", folder.file("program"), {})))
    return llvm::createStringError("the plan does not compile");
  return run(0);
}

llvm::json::Array Executable::list(ArrayRef<ir::AllocationAttr> allocations) const {
  llvm::json::Array ranges;
  for (ir::AllocationAttr allocation : allocations) {
    int64_t space = *spaces.find(allocation.getSpace());
    ranges.push_back(llvm::json::Array{(space << ZRT_SPACE_SHIFT) + allocation.getOffset(),
                                       allocation.getBytes()});
  }
  return ranges;
}

llvm::Error Executable::run(unsigned number) {
  if (current == number)
    return llvm::Error::success();
  // Calls that begin and end a launch are watched; most launches are one call.
  std::map<int64_t, llvm::json::Object> watched;
  auto at = [&](int64_t call) -> llvm::json::Object & {
    return watched
        .try_emplace(call, llvm::json::Object{{"call", call},
                                              {"before", llvm::json::Array()},
                                              {"after", llvm::json::Array()}})
        .first->second;
  };
  for (const LaunchCalls &of : calls) {
    if (of.run != number || of.first < 0)
      continue;
    auto launch = cast<ir::LaunchOpInterface>(of.launch);
    at(of.first)["before"] = list(getBefore(launch));
    at(of.last)["after"] = list(SmallVector<ir::AllocationAttr>(launch.getWrites()));
  }
  llvm::json::Array list;
  for (auto &[call, object] : watched)
    list.push_back(std::move(object));
  std::string file = folder.file("watch"), output = folder.file("bytes");
  {
    std::error_code error;
    llvm::raw_fd_ostream os(file, error);
    if (!error)
      os << llvm::json::Value(llvm::json::Object{{"entry", ir::findStep(planned).getName()},
                                                 {"output", output},
                                                 {"calls", std::move(list)}});
    os.flush();
    if (error || os.has_error()) {
      os.clear_error();
      return llvm::createStringError("cannot write '" + file + "'");
    }
  }
  for (unsigned rank = 0; rank < ranks; ++rank)
    llvm::sys::fs::remove(output + "." + llvm::Twine(rank));
  std::string program = folder.file("program"), in = folder.file("in"), out = folder.file("out"),
              said = folder.file("said"), count = std::to_string(ranks);
  SmallVector<StringRef> words{program,  "--ranks", count,       "--steps", "1",
                               "--args", in,        "--results", out};
  setenv("ZRT_WATCH", file.c_str(), /*replace=*/1);
  ChildEnd end = runChild(program, words, {StringRef(), StringRef(), StringRef(said)});
  unsetenv("ZRT_WATCH");
  if (end.signal)
    return llvm::createStringError("the executable was stopped by a signal");
  if (end.status != 0) {
    auto text = llvm::MemoryBuffer::getFile(said);
    ended = end.message.empty() && text ? (*text)->getBuffer().trim().str() : end.message;
    if (ended.empty())
      ended = "it ended with status " + std::to_string(end.status);
  }
  bytes.clear();
  for (unsigned rank = 0; rank < ranks; ++rank) {
    auto file = llvm::MemoryBuffer::getFile(output + "." + llvm::Twine(rank), /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
    if (!file)
      return llvm::createStringError("the executable did not come to the end of its step" +
                                     (ended.empty() ? "" : ": " + ended));
    bytes.push_back(std::move(*file));
  }
  current = number;
  return llvm::Error::success();
}

llvm::Expected<Values> Executable::take(ArrayRef<ir::AllocationAttr> allocations, StringRef bytes,
                                        int64_t &place) const {
  Values values;
  for (ir::AllocationAttr allocation : allocations) {
    RankedTensorType type = allocation.getType();
    Tensor tensor(*getDType(type.getElementType()), type.getShape());
    if (place + tensor.getNumBytes() > bytes.size())
      return llvm::createStringError("the executable gave out fewer bytes than it was asked for");
    std::memcpy(tensor.getMutableBytes(), bytes.data() + place, tensor.getNumBytes());
    place += allocation.getBytes();
    values.push_back(std::move(tensor));
  }
  return values;
}

llvm::Error Executable::get(Operation *op, std::vector<Values> &before,
                            std::vector<Values> &after) {
  const LaunchCalls &wanted = *find(op);
  if (llvm::Error error = run(wanted.run))
    return error;
  // Where its bytes are: those of a run follow one another by call.
  int64_t first = 0, last = 0, all = 0;
  for (const LaunchCalls &of : calls) {
    if (of.run != wanted.run || of.first < 0)
      continue;
    auto launch = cast<ir::LaunchOpInterface>(of.launch);
    int64_t found = countBytes(getBefore(launch));
    if (of.launch == op)
      first = all, last = all + found;
    all += found + countBytes(SmallVector<ir::AllocationAttr>(launch.getWrites()));
  }
  auto launch = cast<ir::LaunchOpInterface>(op);
  for (unsigned rank = 0; rank < ranks; ++rank) {
    int64_t begin = first, end = last;
    auto found = take(getBefore(launch), bytes[rank]->getBuffer(), begin);
    if (!found)
      return found.takeError();
    auto left =
        take(SmallVector<ir::AllocationAttr>(launch.getWrites()), bytes[rank]->getBuffer(), end);
    if (!left)
      return left.takeError();
    before.push_back(std::move(*found));
    after.push_back(std::move(*left));
  }
  return llvm::Error::success();
}

llvm::Expected<Values> Executable::readResults() const {
  auto read = readSafetensors(folder.file("out"));
  if (!read)
    return read.takeError();
  Values results(read->size());
  for (NamedTensor &tensor : *read) {
    unsigned index;
    if (StringRef(tensor.name).drop_front(strlen("result")).getAsInteger(10, index) ||
        index >= results.size())
      return llvm::createStringError("the executable wrote '%s'", tensor.name.c_str());
    results[index] = std::move(tensor.tensor);
  }
  return results;
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
  if (auto gemm = dyn_cast<ir::LaunchGemmOp>(launch))
    unit = std::max(unit, 1e-3 * static_cast<double>(gemm.getK()) * getLargest(read[0]) *
                              getLargest(read[1]));
  else if (addsUp(launch))
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
  explicit CallChecker(Executable &executable) : executable(executable) {}

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

  Executable &executable;
  std::vector<Values> before, after; // of the launch at hand, in the executable
  std::vector<Operation *> done;
};
} // namespace

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
  Executable executable(planned, origin, std::move(*calls));
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
