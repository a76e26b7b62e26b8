#include "zero/6-Executable/CheckKernels.h"

#include "zero/4-Scheduled/ControlPlan.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Interpreter/ShardedRun.h"
#include "zero/Support/ChildProcess.h"
#include "zero/Support/Counted.h"
#include "zero/Support/Random.h"
#include "zero/Support/Safetensors.h"
#include "zero/Target/Kernel.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include <cmath>
#include <cstring>

using namespace mlir;
using namespace zero;

/// Elements before and after a buffer that nothing may write.
static constexpr int64_t kGuard = 8;
static constexpr int64_t kAlignment = 512;

namespace {
/// A buffer with its guards, and the argument that fills it before the launch.
struct Region {
  int64_t offset;         // of the first guard
  RankedTensorType inner; // without guards
  bool isInput;           // else it is full of poison

  int64_t getElements() const { return inner.getNumElements() + 2 * kGuard; }
  RankedTensorType getFlat() const { return inner.clone({getElements()}); }
  ir::AllocationAttr getAllocation() const {
    int64_t width = ir::getElementBytes(inner.getElementType());
    return ir::AllocationAttr::get(inner.getContext(), offset + kGuard * width, inner);
  }
};

/// A region whose contents after the run are a result.
struct Output {
  Operation *launch; // in the module under test
  std::string what;  // it runs
  unsigned region;
  RankedTensorType type; // may be another than that of the input which it overwrites
};

/// Inputs of a launch that share bytes of one element type, as do the plan's allocations.
struct InputGroup {
  int64_t begin, end;            // in the plan
  SmallVector<unsigned> members; // by where they begin
};

/// A planned program that launches each distinct kernel and matmul of another one. Of loops and
/// branches it launches what their regions run: on random arguments a loop may never end.
class CheckProgram {
public:
  explicit CheckProgram(ModuleOp tested);

  ModuleOp get() { return *module; }
  int64_t getRanks() { return getMeshSize(*module); }
  ArrayRef<Output> getOutputs() const { return outputs; }
  Values makeArguments(uint64_t seed, bool isPositive) const;
  unsigned kernels = 0, matmuls = 0;

private:
  void addLaunch(ir::LaunchOp launch);
  void addRegions(func::FuncOp kernel, Operation *control);
  void add(ir::LaunchOp launch, Operation *at);
  void add(ir::LaunchGemmOp launch, Operation *at);
  unsigned addRegion(RankedTensorType type, bool isInput);
  int64_t allocate(int64_t bytes, int64_t skip);
  ir::AllocationAttr allocateLike(ir::AllocationAttr scratch);
  void addSlot(ir::RoleKind kind, StringRef name, ir::AllocationAttr allocation,
               RankedTensorType leaf, int64_t argument, int64_t result);
  void finish();

  OwningOpRef<ModuleOp> module;
  OpBuilder builder;
  Location loc;
  func::FuncOp main;
  llvm::StringSet<> seen;
  std::vector<Region> regions;
  std::vector<Output> outputs;
  int64_t end = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

CheckProgram::CheckProgram(ModuleOp tested)
    : module(tested.clone()), builder(tested.getContext()), loc(tested.getLoc()) {
  auto isHost = [](Operation &op) { // no kernel reaches it
    auto space = dyn_cast<ir::SpaceOp>(op);
    return space && space.getKind() == ir::MemoryKind::Host;
  };
  for (Operation &op : llvm::make_early_inc_range(*module->getBody()))
    if (isa<ir::ArenaOp, ir::SlotOp, ir::LeafOp>(op) || isHost(op) ||
        (isa<func::FuncOp>(op) && !op.hasAttr("zero.kernel")))
      op.erase();
  // What was counted for the step is not this program's, and it has no origin.
  (*module)->removeAttr("zero.origin");
  (*module)->removeAttr("zero.bytes");
  (*module)->removeAttr("zero.memory");
  builder.setInsertionPointToEnd(module->getBody());
  main = func::FuncOp::create(builder, loc, "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(main.addEntryBlock());
  tested.walk([&](Operation *op) {
    llvm::TypeSwitch<Operation *>(op)
        .Case([&](ir::LaunchOp launch) { addLaunch(launch); })
        .Case([&](ir::LaunchGemmOp launch) { add(launch, launch); });
  });
  finish();
}

int64_t CheckProgram::allocate(int64_t bytes, int64_t skip) {
  int64_t offset = llvm::alignTo(end, 64) + skip;
  end = offset + bytes;
  return offset;
}

/// Where libraries want their scratch memory to begin.
ir::AllocationAttr CheckProgram::allocateLike(ir::AllocationAttr scratch) {
  end = llvm::alignTo(end, 256);
  return ir::AllocationAttr::get(builder.getContext(), allocate(scratch.getBytes(), 0),
                                 scratch.getType());
}

unsigned CheckProgram::addRegion(RankedTensorType type, bool isInput) {
  int64_t width = ir::getElementBytes(type.getElementType());
  Region region{0, type, isInput};
  region.offset = allocate(region.getElements() * width, width);
  regions.push_back(region);
  return regions.size() - 1;
}

static std::string describe(Operation *launch) {
  if (auto kernel = dyn_cast<ir::LaunchOp>(launch))
    return ("kernel @" + kernel.getKernel()).str();
  auto gemm = cast<ir::LaunchGemmOp>(launch);
  return ("the matmul of m = " + llvm::Twine(gemm.getM()) + ", n = " + llvm::Twine(gemm.getN()) +
          ", k = " + llvm::Twine(gemm.getK()))
      .str();
}

void CheckProgram::addLaunch(ir::LaunchOp launch) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(launch, launch.getKernelAttr());
  Operation *control = kernel ? getControlFlow(kernel) : nullptr;
  if (control)
    addRegions(kernel, control);
  else
    add(launch, launch);
}

/// Launches of what regions run, in place where the regions run it in place.
void CheckProgram::addRegions(func::FuncOp kernel, Operation *control) {
  FailureOr<ControlPlan> plan = ControlPlan::make(kernel, SymbolTable(kernel->getParentOp()));
  if (failed(plan) || !seen.insert(kernel.getSymName()).second)
    return;
  auto at = [&](Value value) {
    ControlPlace place = plan->getPlace(value);
    // Only whether two allocations are one matters here.
    int64_t base = (static_cast<int64_t>(place.base) << 56) + (int64_t(place.index) << 40);
    return ir::AllocationAttr::get(builder.getContext(), base + place.offset,
                                   cast<RankedTensorType>(value.getType()));
  };
  auto listOf = [&](ValueRange values) {
    return builder.getArrayAttr(
        llvm::map_to_vector(values, [&](Value value) -> Attribute { return at(value); }));
  };
  auto stream = FlatSymbolRefAttr::get(ir::Streams(*module)[0].getSymNameAttr());
  IntegerAttr id = builder.getI64IntegerAttr(-1);
  control->walk([&](Operation *op) {
    if (auto dispatch = dyn_cast<ir::DispatchOp>(op)) {
      ir::AllocationAttr workspace =
          dispatch.getWorkspace() ? at(dispatch.getWorkspace()) : ir::AllocationAttr();
      auto launch = ir::LaunchOp::create(
          builder, op->getLoc(), dispatch.getKernelAttr(), listOf(dispatch.getInputs()),
          listOf(dispatch.getResults()), workspace, stream, id, ArrayAttr());
      auto inner = module->lookupSymbol<func::FuncOp>(dispatch.getKernelAttr());
      if (Operation *nested = getControlFlow(inner))
        addRegions(inner, nested);
      else
        add(launch, op);
      launch.erase();
    } else if (auto gemm = dyn_cast<ir::GemmOp>(op)) {
      ir::AllocationAttr workspace =
          gemm.getWorkspace() ? at(gemm.getWorkspace()) : ir::AllocationAttr();
      auto launch = ir::LaunchGemmOp::create(
          builder, op->getLoc(), at(gemm.getA()), at(gemm.getB()), at(gemm.getC()), workspace,
          /*bias=*/ir::AllocationAttr(), /*addend=*/ir::AllocationAttr(),
          /*sums=*/ir::AllocationAttr(), /*summed=*/StringAttr(), stream, gemm.getMAttr(),
          gemm.getNAttr(), gemm.getKAttr(), gemm.getBatchAttr(), gemm.getAStridesAttr(),
          gemm.getBStridesAttr(), gemm.getCStridesAttr(), gemm.getAOffsetAttr(),
          gemm.getBOffsetAttr(), UnitAttr(), id, ArrayAttr());
      if (ir::isTf32(gemm))
        launch->setAttr(ir::kTf32, builder.getUnitAttr());
      add(launch, op);
      launch.erase();
    }
  });
}

static SmallVector<InputGroup> groupInputs(ArrayRef<ir::AllocationAttr> ins) {
  auto order = llvm::to_vector(llvm::seq<unsigned>(ins.size()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(ins[a].getOffset(), a) < std::pair(ins[b].getOffset(), b);
  });
  SmallVector<InputGroup> groups;
  for (unsigned index : order) {
    ir::AllocationAttr in = ins[index];
    int64_t begin = in.getOffset(), end = begin + in.getBytes();
    auto *group = llvm::find_if(groups, [&](const InputGroup &group) {
      ir::AllocationAttr first = ins[group.members.front()];
      Type type = first.getType().getElementType();
      return first.getSpace() == in.getSpace() && type == in.getType().getElementType() &&
             begin < std::min(group.end, end) &&
             (begin - group.begin) % ir::getElementBytes(type) == 0;
    });
    if (group == groups.end())
      group = groups.insert(groups.end(), InputGroup{begin, end, {}});
    group->end = std::max(group->end, end);
    group->members.push_back(index);
  }
  // In the order of the inputs.
  llvm::sort(groups, [](const InputGroup &a, const InputGroup &b) {
    return *llvm::min_element(a.members) < *llvm::min_element(b.members);
  });
  return groups;
}

void CheckProgram::add(ir::LaunchOp launch, Operation *at) {
  auto ins = llvm::to_vector(launch.getIns().getAsRange<ir::AllocationAttr>()),
       outs = llvm::to_vector(launch.getOuts().getAsRange<ir::AllocationAttr>());
  SmallVector<InputGroup> groups = groupInputs(ins);
  // In place or not, apart or not are cases of one kernel.
  std::string key = launch.getKernel().str();
  for (const InputGroup &group : groups)
    for (unsigned member : group.members)
      if (group.members.size() > 1)
        key += ":" + std::to_string(member) + "+" +
               std::to_string(ins[member].getOffset() - group.begin);
  SmallVector<int64_t> tied;
  for (ir::AllocationAttr out : outs) {
    auto in = llvm::find_if(ins, [&](ir::AllocationAttr in) {
      return in.getSpace() == out.getSpace() && in.getOffset() == out.getOffset() &&
             in.getBytes() == out.getBytes();
    });
    tied.push_back(in == ins.end() ? -1 : in - ins.begin());
    key += "," + std::to_string(tied.back());
  }
  if (!seen.insert(key).second)
    return;
  ++kernels;
  SmallVector<unsigned> inputs(ins.size());
  SmallVector<Attribute> inAllocations(ins.size()), outAllocations;
  for (const InputGroup &group : groups) {
    RankedTensorType type = ins[group.members.front()].getType();
    int64_t bytes = group.end - group.begin;
    if (bytes != ir::getTensorBytes(type))
      type = type.clone({bytes / ir::getElementBytes(type.getElementType())});
    unsigned region = addRegion(type, /*isInput=*/true);
    for (unsigned member : group.members) {
      inputs[member] = region;
      inAllocations[member] = ir::AllocationAttr::get(launch.getContext(),
                                                      regions[region].getAllocation().getOffset() +
                                                          ins[member].getOffset() - group.begin,
                                                      ins[member].getType());
    }
  }
  for (auto [out, tie] : llvm::zip_equal(outs, tied)) {
    unsigned region = tie >= 0 ? inputs[tie] : addRegion(out.getType(), /*isInput=*/false);
    ir::AllocationAttr place =
        tie >= 0 ? cast<ir::AllocationAttr>(inAllocations[tie]) : regions[region].getAllocation();
    outAllocations.push_back(
        ir::AllocationAttr::get(launch.getContext(), place.getOffset(), out.getType()));
    outputs.push_back({at, describe(launch), region, out.getType()});
  }
  auto copy = cast<ir::LaunchOp>(builder.clone(*launch));
  if (launch.getWorkspace())
    copy.setWorkspaceAttr(allocateLike(*launch.getWorkspace()));
  copy.setInsAttr(builder.getArrayAttr(inAllocations));
  copy.setOutsAttr(builder.getArrayAttr(outAllocations));
}

void CheckProgram::add(ir::LaunchGemmOp launch, Operation *original) {
  auto copy = cast<ir::LaunchGemmOp>(builder.clone(*launch));
  // The same but for allocations and neighbours is the same matmul.
  auto at = [&](ir::AllocationAttr allocation) {
    return ir::AllocationAttr::get(launch.getContext(), 0, allocation.getType());
  };
  copy.setAAttr(at(launch.getA()));
  copy.setBAttr(at(launch.getB()));
  copy.setCAttr(at(launch.getC()));
  if (launch.getWorkspace())
    copy.setWorkspaceAttr(at(*launch.getWorkspace()));
  if (launch.getBias())
    copy.setBiasAttr(at(*launch.getBias()));
  if (launch.getAddend())
    copy.setAddendAttr(at(*launch.getAddend()));
  if (launch.getSums())
    copy.setSumsAttr(at(*launch.getSums()));
  copy.removeFromAttr();
  copy->setAttr("id", builder.getI64IntegerAttr(-1));
  std::string key;
  llvm::raw_string_ostream(key) << copy->getAttrDictionary();
  if (!seen.insert(key).second)
    return copy.erase();
  ++matmuls;
  copy.setAAttr(regions[addRegion(launch.getA().getType(), /*isInput=*/true)].getAllocation());
  copy.setBAttr(regions[addRegion(launch.getB().getType(), /*isInput=*/true)].getAllocation());
  auto addInput = [&](ir::AllocationAttr at) {
    return regions[addRegion(at.getType(), /*isInput=*/true)].getAllocation();
  };
  if (launch.getBias())
    copy.setBiasAttr(addInput(*launch.getBias()));
  if (launch.getAddend())
    copy.setAddendAttr(addInput(*launch.getAddend()));
  unsigned c = addRegion(launch.getC().getType(), /*isInput=*/launch.getAccumulate());
  copy.setCAttr(regions[c].getAllocation());
  outputs.push_back({original, describe(launch), c, launch.getC().getType()});
  if (launch.getSums()) {
    RankedTensorType type = launch.getSums()->getType();
    unsigned sums = addRegion(type, /*isInput=*/false);
    copy.setSumsAttr(regions[sums].getAllocation());
    outputs.push_back({original, describe(launch), sums, type});
  }
  if (launch.getWorkspace())
    copy.setWorkspaceAttr(allocateLike(*launch.getWorkspace()));
}

void CheckProgram::addSlot(ir::RoleKind kind, StringRef name, ir::AllocationAttr allocation,
                           RankedTensorType leaf, int64_t argument, int64_t result) {
  bool isOutput = kind == ir::RoleKind::Output;
  auto role = ir::RoleAttr::get(builder.getContext(), kind, builder.getStringAttr(name),
                                /*next=*/-1, StringAttr(), /*dim=*/isOutput ? 0 : -1, /*groups=*/1,
                                FlatSymbolRefAttr());
  NamedAttribute slots(builder.getStringAttr("main"), builder.getI64ArrayAttr({argument, result}));
  ir::LeafOp::create(builder, loc, role, TypeAttr::get(leaf), builder.getDictionaryAttr(slots));
  ir::SlotOp::create(builder, loc, builder.getStringAttr("main"), role, allocation,
                     builder.getI64IntegerAttr(argument), builder.getI64IntegerAttr(result),
                     ArrayAttr(), DenseI64ArrayAttr());
}

void CheckProgram::finish() {
  func::ReturnOp::create(builder, loc);
  for (Operation &op : main.getBody().front())
    if (op.hasAttr("id")) {
      op.setAttr("id", builder.getI64IntegerAttr(-1));
      op.removeAttr("from");
    }
  MLIRContext *context = builder.getContext();
  auto stream = FlatSymbolRefAttr::get(ir::Streams(*module)[0].getSymNameAttr());
  for (auto [index, region] : llvm::enumerate(regions)) {
    RankedTensorType flat = region.getFlat();
    int64_t bytes = ir::getTensorBytes(flat);
    auto staged = ir::AllocationAttr::get(context, allocate(bytes, 0), flat);
    builder.setInsertionPointToStart(&main.getBody().front());
    ir::LaunchCopyOp::create(builder, loc, staged,
                             ir::AllocationAttr::get(context, region.offset, flat), stream,
                             builder.getI64IntegerAttr(-1), ArrayAttr());
    builder.setInsertionPoint(main);
    addSlot(ir::RoleKind::Const, "in" + std::to_string(index), staged, flat, index, -1);
  }
  for (auto [index, output] : llvm::enumerate(outputs)) {
    const Region &region = regions[output.region];
    int64_t elements =
        ir::getTensorBytes(region.getFlat()) / ir::getElementBytes(output.type.getElementType());
    auto allocation =
        ir::AllocationAttr::get(context, region.offset, output.type.clone({1, elements}));
    addSlot(ir::RoleKind::Output, "out" + std::to_string(index), allocation,
            output.type.clone({getRanks(), elements}), -1, index);
  }
  int64_t rank = allocate(sizeof(int64_t), 0);
  StringRef space = ir::Spaces(*module)[0].getSymName();
  ir::ArenaOp::create(builder, loc, space, static_cast<int64_t>(llvm::alignTo(end, kAlignment)),
                      kAlignment, rank);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// NaN in floats, a pattern in integers, true.
static Tensor makePoison(DType dtype, int64_t elements) {
  Tensor tensor(dtype, elements);
  int pattern = dtype == DType::I1 ? 1 : isFloat(dtype) ? 0xff : 0x55;
  std::memset(tensor.getMutableBytes(), pattern, tensor.getNumBytes());
  return tensor;
}

Values CheckProgram::makeArguments(uint64_t seed, bool isPositive) const {
  Values values;
  for (auto [index, region] : llvm::enumerate(regions)) {
    DType dtype = *getDType(region.inner.getElementType());
    Tensor flat = makePoison(dtype, region.getElements());
    if (region.isInput) {
      Tensor inner =
          makeRandomTensor(dtype, region.inner.getShape(), Random(seed * 1000003 + index));
      if (isPositive)
        makePositive(inner);
      std::memcpy(flat.getMutableBytes() + kGuard * getByteWidth(dtype), inner.getBytes(),
                  inner.getNumBytes());
    }
    values.push_back(std::move(flat));
  }
  return values;
}

static double getTolerance(Operation *launch, DType dtype) {
  if (isa<ir::LaunchGemmOp>(launch) && ir::isTf32(launch))
    return 4e-3; // factors have the digits of f16
  if (dtype == DType::BF16)
    return 3e-2;
  if (dtype == DType::F16)
    return 4e-3;
  return isFloat(dtype) ? 1e-4 : 0;
}

//===----------------------------------------------------------------------===//
// Both runs
//===----------------------------------------------------------------------===//

namespace {
/// The executable and the files that it reads and writes; they vanish with the scope.
struct CheckFolder {
  CheckFolder() { error = llvm::sys::fs::createUniqueDirectory("zero-check-kernels", path); }
  ~CheckFolder() {
    if (!error)
      llvm::sys::fs::remove_directories(path);
  }
  std::string file(StringRef name) const {
    SmallString<128> result(path);
    llvm::sys::path::append(result, name);
    return result.str().str();
  }
  SmallString<128> path;
  std::error_code error;
};
} // namespace

static llvm::Error execute(const CheckFolder &folder, int64_t ranks, const Values &arguments,
                           Values &results) {
  std::vector<NamedTensor> tensors;
  for (auto [index, value] : llvm::enumerate(arguments))
    tensors.push_back({"arg" + std::to_string(index), value});
  std::string program = folder.file("program"), in = folder.file("in"), out = folder.file("out"),
              count = std::to_string(ranks);
  if (llvm::Error error = writeSafetensors(in, tensors))
    return error;
  SmallVector<StringRef> words{program,  "--ranks", count,       "--steps", "1",
                               "--args", in,        "--results", out};
  // No input, and nobody wants to see the step's line.
  ChildEnd end = runChild(program, words, {StringRef(), StringRef(), std::nullopt});
  if (end.status != 0 || end.signal)
    return llvm::createStringError("the program of all kernels ended with status %d %s", end.status,
                                   end.message.c_str());
  auto read = readSafetensors(out);
  if (!read)
    return read.takeError();
  results.assign(read->size(), Tensor());
  for (NamedTensor &tensor : *read) {
    unsigned index;
    if (StringRef(tensor.name).drop_front(strlen("result")).getAsInteger(10, index) ||
        index >= results.size())
      return llvm::createStringError("the program of all kernels wrote '%s'", tensor.name.c_str());
    results[index] = std::move(tensor.tensor);
  }
  return llvm::Error::success();
}

/// Matmuls of what a kernel computes itself add up terms of any size, which may cancel: an error is
/// as large as these make it, not as the element that is left.
static double getUnit(Operation *launch, const Tensor &expected) {
  auto name = launch->getAttrOfType<FlatSymbolRefAttr>("kernel");
  auto kernel =
      name ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(launch, name) : func::FuncOp();
  if (!kernel || kernel.getBody().front().getOps<hlo::DotGeneralOp>().empty())
    return 1;
  constexpr double shareOfLargest = 1e-2;
  double largest = 0;
  Tensor wide = expected.converted(DType::F64);
  for (int64_t i = 0, n = wide.getNumElements(); i < n; ++i)
    if (double element = std::fabs(wide.data<double>()[i]); std::isfinite(element))
      largest = std::max(largest, element);
  return std::max(1.0, shareOfLargest * largest);
}

static LogicalResult compare(ArrayRef<Output> outputs, const Values &expected, const Values &found,
                             double &largest) {
  for (auto [output, a, b] : llvm::zip_equal(outputs, expected, found)) {
    double error = a.getShape() == b.getShape() && a.getDType() == b.getDType()
                       ? getLargestError(a, b, getUnit(output.launch, a))
                       : std::numeric_limits<double>::infinity();
    if (!(error <= getTolerance(output.launch, a.getDType())))
      return output.launch->emitOpError()
             << "runs " << output.what
             << ", which computes something else as machine code than in the interpreter: a result "
                "of type "
             << "tensor<" << describeType(a) << ">, guards included, differs by "
             << printElement(Tensor::scalar(error), 0) << ", allowed is "
             << printElement(Tensor::scalar(getTolerance(output.launch, a.getDType())), 0);
    largest = std::max(largest, error);
  }
  return success();
}

LogicalResult zero::checkKernels(ModuleOp module, const LinkOptions &link, uint64_t seed) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  if (llvm::Error error = (*target)->checkRuns())
    return module.emitError() << llvm::toString(std::move(error));
  CheckProgram program(module);
  CheckFolder folder;
  if (folder.error)
    return module.emitError() << "cannot make a temporary folder: " << folder.error.message();
  OwningOpRef<ModuleOp> compiled = program.get().clone();
  Background background(module.getContext());
  if (failed(emitExecutable(*compiled, /*import=*/nullptr, /*serialize=*/{}, folder.file("program"),
                            link, background)))
    return failure();
  auto main = cast<FunctionOpInterface>(program.get().lookupSymbol("main"));
  double largest = 0;
  for (bool isPositive : {false, true}) {
    Values arguments = program.makeArguments(seed, isPositive), expected, found;
    if (failed(runUnsharded(main, arguments, expected)))
      return failure();
    if (llvm::Error error = execute(folder, program.getRanks(), arguments, found))
      return module.emitError() << llvm::toString(std::move(error));
    if (found.size() != expected.size())
      return module.emitError() << "the program of all kernels wrote " << found.size()
                                << " results, expected " << expected.size();
    if (failed(compare(program.getOutputs(), expected, found, largest)))
      return failure();
  }
  module.emitRemark() << "machine code computes what the interpreter does: "
                      << counted(program.kernels, "kernel") << ", "
                      << counted(program.matmuls, "library matmul") << ", "
                      << counted(program.getOutputs().size(), "result") << " on "
                      << counted(program.getRanks(), "rank") << ", largest error "
                      << printElement(Tensor::scalar(largest), 0);
  return success();
}
