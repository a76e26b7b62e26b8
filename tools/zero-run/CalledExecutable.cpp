#include "CalledExecutable.h"

#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Support/ChildProcess.h"
#include "zero/Support/Safetensors.h"
#include "zrt/abi.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include <cstdlib>
#include <map>

using namespace mlir;
using namespace zero;

/// Bytes of a rank that one run of the executable gives out: it runs as often as it takes.
static constexpr int64_t kBytesPerRun = int64_t(256) << 20;

//===----------------------------------------------------------------------===//
// Which calls a launch becomes
//===----------------------------------------------------------------------===//

SmallVector<ir::LaunchOpInterface> zero::getLaunches(ModuleOp planned) {
  FunctionOpInterface step = ir::findStep(planned);
  return llvm::to_vector(step.getFunctionBody().front().getOps<ir::LaunchOpInterface>());
}

/// Lowers a copy whose launches have their numbers as locations, which calls take over.
FailureOr<std::vector<LaunchCalls>> zero::findCalls(ModuleOp planned) {
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
      // Saves have numbers, but only steps with a checkpoint before them make them; here is none.
      auto at = dyn_cast<FileLineColLoc>(call.getLoc());
      if (at && at.getFilename() == mark && callee != "zrt_save") {
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

static int64_t countBytes(ArrayRef<ir::AllocationAttr> allocations) {
  int64_t sum = 0;
  for (ir::AllocationAttr allocation : allocations)
    sum += allocation.getBytes();
  return sum;
}

void CalledExecutable::splitIntoRuns() {
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

llvm::Error CalledExecutable::build(ArrayRef<Tensor> arguments) {
  if (folder.error)
    return llvm::createStringError("cannot make a temporary folder: " + folder.error.message());
  splitIntoRuns();
  std::vector<NamedTensor> tensors;
  for (auto [index, value] : llvm::enumerate(arguments))
    tensors.push_back({"arg" + std::to_string(index), value});
  if (llvm::Error error = writeSafetensors(folder.file("in"), tensors))
    return error;
  OwningOpRef<ModuleOp> copy = planned.clone();
  Background background(planned.getContext());
  if (failed(
          emitExecutable(*copy, origin, /*serialize=*/{}, folder.file("program"), {}, background)))
    return llvm::createStringError("the plan does not compile");
  return run(0);
}

llvm::json::Array CalledExecutable::list(ArrayRef<ir::AllocationAttr> allocations) const {
  llvm::json::Array ranges;
  for (ir::AllocationAttr allocation : allocations) {
    int64_t space = *spaces.find(allocation.getSpace());
    ranges.push_back(llvm::json::Array{(space << ZRT_SPACE_SHIFT) + allocation.getOffset(),
                                       allocation.getBytes()});
  }
  return ranges;
}

llvm::Error CalledExecutable::run(unsigned number) {
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

llvm::Expected<Values> CalledExecutable::take(ArrayRef<ir::AllocationAttr> allocations,
                                              StringRef bytes, int64_t &place) const {
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

llvm::Error CalledExecutable::get(Operation *op, std::vector<Values> &before,
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

llvm::Expected<Values> CalledExecutable::readResults() const {
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
