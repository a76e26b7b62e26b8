//===- MeasureStep.cpp - What the launches of a plan take -----------------------------------===//
#include "Assembler.h"
#include "Traffic.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Target/Assembler.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/LibraryConvolution.h"
#include "zero/Target/Schedule.h"
#include "zero/Target/Target.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::roofline {

StringRef stringify(Bound bound) {
  constexpr StringLiteral kNames[] = {"bytes", "operations", "parallelism", "wire"};
  return kNames[static_cast<unsigned>(bound)];
}

namespace {

/// What a kernel costs, whoever launches it.
struct Kernel {
  Traffic traffic;
  Grid grid;
  int64_t lanes = 1;
  int64_t launches = 1; // one behind the other
  std::string by;       // who multiplies in it
  // Of an attention: products of matrix units, which a warp makes between its other operations.
  int64_t products = 0;
  double productSeconds = 0;
};

/// One launch.
struct Cost {
  Traffic traffic;
  double seconds = 0;
  Bound bound = Bound::Bytes;
};

class Meter {
public:
  Meter(ModuleOp module, const cost::Machine &machine)
      : module(module), machine(machine), symbols(module), streams(module), communicators(module) {}

  LogicalResult prepare();
  Step run(func::FuncOp entry);

private:
  LogicalResult lowerKernels(ModuleOp lowered);
  FailureOr<std::string> emit(ModuleOp lowered);
  Cost measure(const Traffic &traffic) const;
  Cost measure(const Kernel &kernel) const;
  Cost measure(ir::LaunchGemmOp gemm) const;
  Cost measure(ir::LaunchCollectiveOp collective) const;
  Cost measureOther(ir::LaunchOpInterface launch) const;
  void add(Step &step, ir::LaunchOpInterface launch, const Cost &cost);
  void name(ir::LaunchOpInterface launch, Call &call) const;

  ModuleOp module;
  const cost::Machine &machine;
  SymbolTable symbols;
  ir::Streams streams;
  ir::Communicators communicators;
  llvm::StringMap<Kernel> kernels;
  llvm::StringMap<Call> calls; // by kind, name and who multiplies
  llvm::StringMap<double> longest;
  std::string assembler;
};

} // namespace

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Who multiplies matrices in a kernel; empty where there are none. `product`: whose operands
/// matrix units or fused multiply-adds take tile by tile; null: others'.
static StringRef nameImplementation(const KernelSchedule &schedule, Type product) {
  bool isByUnits = product && !product.isF32();
  if (getParameter(schedule, kLibraryParameter))
    return isa_and_present<FloatTF32Type>(product) ? "cuDNN, tf32" : "cuDNN";
  switch (schedule.kind) {
  case KernelSchedule::Kind::Attention:
    return isByUnits ? "tensor cores" : "multiply-adds";
  case KernelSchedule::Kind::GemmConvolution:
    return isByUnits ? "tiles, tensor cores" : "tiles, multiply-adds";
  case KernelSchedule::Kind::Convolution:
    return "definition";
  default:
    return "";
  }
}

/// Takes kernels as far as PTX: grids are attributes by then.
LogicalResult Meter::lowerKernels(ModuleOp lowered) {
  PassManager pm(lowered.getContext(), ModuleOp::getOperationName());
  pm.addPass(createLowerKernelsPass());
  return pm.run(lowered);
}

FailureOr<std::string> Meter::emit(ModuleOp lowered) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(lowered);
  if (failed(target))
    return failure();
  for (Operation &op : llvm::make_early_inc_range(*lowered.getBody()))
    if (!isa<LLVM::LLVMFuncOp, LLVM::GlobalOp>(op))
      op.erase();
  EmitOptions options;
  options.kernelsOnly = true;
  FailureOr<std::vector<ObjectCode>> objects = (*target)->emit(lowered, options);
  if (failed(objects) || objects->size() != 1)
    return failure();
  return std::string(objects->front().begin(), objects->front().end());
}

LogicalResult Meter::prepare() {
  for (auto kernel : module.getOps<func::FuncOp>())
    if (kernel->hasAttr("zero.kernel")) {
      Kernel &known = kernels[kernel.getSymName()];
      known.traffic = countTraffic(kernel, symbols);
      FailureOr<KernelSchedule> schedule = getSchedule(kernel);
      if (failed(schedule))
        return failure();
      // Elements of one argument that a thread waits for at once.
      known.lanes = std::max<int64_t>(1, schedule->lanes) *
                    std::max<int64_t>(1, getParameter(*schedule, "steps"));
    }
  OwningOpRef<ModuleOp> lowered = module.clone();
  if (failed(lowerKernels(*lowered)))
    return failure();
  std::vector<std::pair<std::string, int64_t>> given; // shared memory, by launches
  for (auto kernel : lowered->getOps<LLVM::LLVMFuncOp>()) {
    auto number = [&](StringRef name) {
      auto attribute = kernel->getAttrOfType<IntegerAttr>(name);
      return attribute ? attribute.getInt() : 0;
    };
    if (!kernel->hasAttr("zero.kernel"))
      continue;
    Kernel &known = kernels[kernel.getSymName()];
    auto product = kernel->getAttrOfType<TypeAttr>(kProductTypeAttr);
    if (auto scheduled = symbols.lookup<func::FuncOp>(kernel.getSymName()))
      if (FailureOr<KernelSchedule> schedule = getSchedule(scheduled); succeeded(schedule))
        known.by = nameImplementation(*schedule, product ? product.getValue() : Type());
    if (kernel->hasAttr(kNextAttr)) {
      // What the first launch leaves in the workspace the second one reads.
      known.launches = 2;
      known.traffic.read += number("zero.workspace");
      known.traffic.written += number("zero.workspace");
    }
    if (kernel->hasAttr(kOperationsAttr))
      known.traffic.operations = number(kOperationsAttr);
    if (product) {
      std::string name = ir::getFactorName(product.getValue(), /*isTf32=*/false);
      known.products = number(kProductsAttr);
      known.productSeconds = static_cast<double>(known.products) / machine.getMatmulRate(name);
    }
    if (int64_t bytes = number("zero.shared"))
      given.push_back({kernel.getSymName().str(), bytes});
    Grid &grid = known.grid;
    grid.threads = number("zero.threads");
    grid.blocks = llvm::divideCeil(number("zero.work"), std::max<int64_t>(1, number("zero.grain")));
  }
  FailureOr<std::string> ptx = emit(*lowered);
  if (failed(ptx))
    return failure();
  assembler = findAssembler();
  if (!assembler.empty()) {
    StringRef architecture = StringRef(machine.target).split(':').second;
    auto found = assemble(assembler, *ptx, architecture);
    if (!found)
      return module.emitError() << llvm::toString(found.takeError());
    if (found->code.empty())
      return module.emitError() << found->said;
    for (auto &entry : readProperties(found->said))
      kernels[entry.getKey()].grid.resources = entry.getValue();
    for (auto &[name, bytes] : given)
      if (auto &resources = kernels[name].grid.resources)
        resources->shared += bytes;
  }
  for (auto &entry : kernels)
    entry.getValue().grid.occupancy =
        assembler.empty() ? 0 : getOccupancy(entry.getValue().grid, machine.processors);
  return success();
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

Cost Meter::measure(const Traffic &traffic) const {
  Cost cost{traffic};
  cost.seconds = static_cast<double>(traffic.read + traffic.written) / machine.memory.getRate();
  double computed = static_cast<double>(traffic.operations) / machine.vectorRate;
  if (computed > cost.seconds) {
    cost.seconds = computed;
    cost.bound = Bound::Operations;
  }
  return cost;
}

/// Where few threads are resident, each waits for memory between its steps: of a step it has the
/// vectors in flight that it loads.
Cost Meter::measure(const Kernel &kernel) const {
  Cost cost = measure(kernel.traffic);
  double computed =
      kernel.productSeconds + static_cast<double>(kernel.traffic.operations) / machine.vectorRate;
  if (kernel.products && computed > cost.seconds) {
    cost.seconds = computed;
    cost.bound = Bound::Operations;
  }
  cost.traffic.operations += kernel.products;
  int64_t inFlight =
      countResident(kernel.grid, machine.processors) * kernel.lanes * kernel.traffic.bytesInFlight;
  if (inFlight == 0)
    return cost;
  double waited = static_cast<double>(kernel.traffic.read) / static_cast<double>(inFlight) *
                  machine.memory.latency;
  if (waited > cost.seconds) {
    cost.seconds = waited;
    cost.bound = Bound::Parallelism;
  }
  return cost;
}

/// Elements of a matrix of `sizes`, without those dimensions along which it does not change.
static int64_t countDistinct(ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  int64_t count = 1;
  for (auto [size, stride] : llvm::zip(sizes, strides))
    count *= stride == 0 ? 1 : size;
  return count;
}

Cost Meter::measure(ir::LaunchGemmOp gemm) const {
  auto m = static_cast<int64_t>(gemm.getM()), n = static_cast<int64_t>(gemm.getN()),
       k = static_cast<int64_t>(gemm.getK());
  auto bytesOf = [&](ir::AllocationAttr matrix, int64_t rows, int64_t columns,
                     ArrayRef<int64_t> strides) {
    SmallVector<int64_t> sizes{rows, columns};
    llvm::append_range(sizes, gemm.getBatch());
    return countDistinct(sizes, strides) * ir::getElementBytes(matrix.getType().getElementType());
  };
  Cost cost;
  int64_t result = bytesOf(gemm.getC(), m, n, gemm.getCStrides());
  cost.traffic.written = result + (gemm.getSums() ? gemm.getSums()->getBytes() : 0);
  cost.traffic.read = bytesOf(gemm.getA(), m, k, gemm.getAStrides()) +
                      bytesOf(gemm.getB(), k, n, gemm.getBStrides()) +
                      (gemm.getAccumulate() || gemm.getAddend() ? result : 0) +
                      (gemm.getBias() ? gemm.getBias()->getBytes() : 0);
  cost.traffic.operations = 2 * m * n * k;
  for (int64_t size : gemm.getBatch())
    cost.traffic.operations *= size;
  std::string type = ir::getFactorName(gemm.getA().getType().getElementType(), ir::isTf32(gemm));
  cost.seconds =
      static_cast<double>(cost.traffic.read + cost.traffic.written) / machine.memory.getRate();
  double computed = static_cast<double>(cost.traffic.operations) / machine.getMatmulRate(type);
  // What is added besides is not by matrix units, and nothing says that it goes on beside them.
  int64_t added = (gemm.getBias() ? m * n : 0) + (gemm.getAddend() ? m * n : 0) +
                  (gemm.getSums() ? gemm.getSums()->getType().getNumElements() * k : 0);
  computed += static_cast<double>(added) / machine.vectorRate;
  cost.traffic.operations += added;
  if (computed > cost.seconds) {
    cost.seconds = computed;
    cost.bound = Bound::Operations;
  }
  return cost;
}

/// Rings: each rank gets what it has not, twice where it is reduced and given back.
Cost Meter::measure(ir::LaunchCollectiveOp collective) const {
  Cost cost;
  for (ir::AllocationAttr in : collective.getReads())
    cost.traffic.read += in.getBytes();
  for (ir::AllocationAttr out : collective.getWrites())
    cost.traffic.written += out.getBytes();
  std::optional<unsigned> number = communicators.find(collective.getCommunicatorAttr());
  double ranks = 1;
  if (number) {
    ir::CommunicatorOp communicator = communicators[*number];
    if (auto mesh = symbols.lookup<ir::MeshOp>(communicator.getMesh()))
      ranks = static_cast<double>(ir::getGroups(mesh, communicator.getAxes()).front().size());
  }
  double whole = static_cast<double>(std::max(cost.traffic.read, cost.traffic.written));
  double times = collective.getKind() == ir::CollectiveKind::AllReduce ? 2 : 1;
  cost.seconds = times * whole * (ranks - 1) / ranks / machine.link.getRate();
  cost.bound = Bound::Wire;
  return cost;
}

Cost Meter::measureOther(ir::LaunchOpInterface launch) const {
  Traffic traffic;
  for (ir::AllocationAttr read : launch.getReads())
    traffic.read += read.getBytes();
  for (ir::AllocationAttr written : launch.getWrites())
    traffic.written += written.getBytes();
  return measure(traffic);
}

//===----------------------------------------------------------------------===//
// The step
//===----------------------------------------------------------------------===//

void Meter::name(ir::LaunchOpInterface launch, Call &call) const {
  call.name = launch.getLabel();
  call.kind = launch->getName().stripDialect().str();
  if (StringRef(call.kind).consume_front("launch_"))
    call.kind = StringRef(call.kind).drop_front(StringRef("launch_").size()).str();
  if (FlatSymbolRefAttr function = launch.getFunction()) {
    call.kind = "kernel";
    call.name = function.getValue().str();
    if (auto known = kernels.find(call.name); known != kernels.end()) {
      call.grid = known->second.grid;
      call.by = known->second.by;
    }
  }
  if (auto gemm = dyn_cast<ir::LaunchGemmOp>(*launch)) {
    call.by = ir::isTf32(gemm) ? "library, tf32" : "library";
    llvm::raw_string_ostream os(call.name = "");
    for (int64_t size : gemm.getBatch())
      os << size << " x ";
    os << gemm.getM() << " x " << gemm.getN() << " x " << gemm.getK() << " "
       << gemm.getA().getType().getElementType() << " to " << gemm.getC().getType().getElementType()
       << (gemm.getBias() ? " + bias" : "") << (gemm.getAddend() ? " + x" : "")
       << (gemm.getSums() ? ", sums" : "");
  }
}

void Meter::add(Step &step, ir::LaunchOpInterface launch, const Cost &cost) {
  Call named;
  name(launch, named);
  std::string key = named.kind + " " + named.name + " " + named.by;
  Call &call = calls.try_emplace(key, named).first->second;
  auto kernel = kernels.find(named.name);
  bool isKernel = named.kind == "kernel" && kernel != kernels.end();
  int64_t launches = isKernel ? kernel->second.launches : 1;
  call.launches += launches;
  call.read += cost.traffic.read;
  call.written += cost.traffic.written;
  call.operations += cost.traffic.operations;
  call.seconds += cost.seconds;
  if (double &most = longest[key]; cost.seconds > most || call.launches == launches) {
    most = cost.seconds;
    call.bound = cost.bound;
  }
  step.launches += launches;
  if (cost.bound == Bound::Wire) {
    step.wireSeconds += cost.seconds;
    return;
  }
  step.seconds += cost.seconds;
  bool isAttention = isKernel && kernel->second.products;
  if (named.kind == "kernel" || named.kind == "copy") {
    step.kernelSeconds += cost.seconds;
    // An attention's own are not in the floor: its operands and results come from matmuls.
    if (!isAttention)
      step.kernelBytes += cost.traffic.read + cost.traffic.written;
  }
}

Step Meter::run(func::FuncOp entry) {
  Step step;
  step.assembler = assembler;
  SmallVector<double> clocks(streams.size(), 0);
  llvm::DenseMap<int64_t, double> events;
  auto clockOf = [&](Operation *op) -> double & {
    return clocks[streams.find(cast<ir::EnqueuedOpInterface>(op).getStreamAttr()).value_or(0)];
  };
  for (Operation &op : entry.getBody().front()) {
    if (auto record = dyn_cast<ir::RecordOp>(op))
      events[record.getEvent()] = clockOf(&op);
    else if (auto wait = dyn_cast<ir::WaitOp>(op))
      clockOf(&op) = std::max(clockOf(&op), events.lookup(wait.getEvent()));
    auto launch = dyn_cast<ir::LaunchOpInterface>(op);
    if (!launch || isa<ir::LaunchSaveOp>(op)) // most steps save nothing
      continue;
    Cost cost = llvm::TypeSwitch<Operation *, Cost>(&op)
                    .Case([&](ir::LaunchOp kernel) { return measure(kernels[kernel.getKernel()]); })
                    .Case([&](ir::LaunchGemmOp gemm) { return measure(gemm); })
                    .Case([&](ir::LaunchCollectiveOp collective) { return measure(collective); })
                    .Default([&](Operation *) { return measureOther(launch); });
    clockOf(&op) += cost.seconds;
    add(step, launch, cost);
  }
  double end = clocks.empty() ? 0 : *llvm::max_element(clocks);
  step.exposedSeconds = std::max(0.0, end - step.seconds);
  for (auto &entry : calls)
    step.calls.push_back(std::move(entry.second));
  llvm::sort(step.calls, [](const Call &a, const Call &b) {
    return std::tuple(-a.seconds, StringRef(a.kind), StringRef(a.name)) <
           std::tuple(-b.seconds, StringRef(b.kind), StringRef(b.name));
  });
  return step;
}

FailureOr<Step> measureStep(ModuleOp module, const cost::Machine &machine) {
  auto entry = ir::findStep<func::FuncOp>(module);
  if (!entry || ir::getPhase(module) != ir::Phase::Planned)
    return module.emitError() << "machine '" << machine.name
                              << "' is for a module with a training step in phase 'planned'";
  std::string target = ir::getConfigString(module, "target").value_or("").str();
  if (target != machine.target)
    return module.emitError() << "machine '" << machine.name
                              << "' is for --target=" << machine.target
                              << ", this program was made for '" << target << "'";
  Meter meter(module, machine);
  if (failed(meter.prepare()))
    return failure();
  return meter.run(entry);
}

} // namespace zero::roofline
