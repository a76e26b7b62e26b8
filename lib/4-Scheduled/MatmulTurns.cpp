#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/Target/Schedule.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

DispatchOp getKernelOfTurns(GemmOp gemm) {
  if (!getTurns(gemm))
    return {};
  Operation *next = gemm->getNextNode();
  while (next && isView(next))
    next = next->getNextNode();
  return dyn_cast_or_null<DispatchOp>(next);
}

GemmOp getMatmulOfTurns(DispatchOp dispatch) {
  Operation *before = dispatch->getPrevNode();
  while (before && isView(before))
    before = before->getPrevNode();
  auto gemm = dyn_cast_or_null<GemmOp>(before);
  return gemm && getTurns(gemm) ? gemm : GemmOp();
}

bool isOldResult(GemmOp gemm, OpOperand &read) {
  return gemm.getInit() && read.getOperandNumber() == 2; // behind A and B
}

SmallVector<unsigned> getTurnInputs(GemmOp gemm, DispatchOp dispatch) {
  SmallVector<unsigned> inputs;
  int64_t bytes = getTensorBytes(gemm.getC().getType());
  for (auto [index, input] : llvm::enumerate(dispatch.getInputs())) {
    Value base = input;
    bool isWhole = true;
    while (Operation *def = base.getDefiningOp()) {
      if (!isView(def))
        break;
      isWhole &= isa<ViewOp>(def) && getTensorBytes(base.getType()) == bytes;
      base = def->getOperand(0);
    }
    if (base != gemm.getC())
      continue;
    if (!isWhole)
      return {};
    inputs.push_back(index);
  }
  return inputs;
}

std::optional<RowItems> findRowItems(func::FuncOp kernel, const KernelSchedule &schedule,
                                     ArrayRef<unsigned> inputs, int64_t elements) {
  if (inputs.empty() ||
      !llvm::all_of(inputs, [&](unsigned input) { return readsAtOwnIndex(kernel, input); }))
    return std::nullopt;
  return getRowItems(schedule, elements);
}

void dropBrokenTurns(Block &block) {
  for (auto gemm : block.getOps<GemmOp>()) {
    DispatchOp behind = getKernelOfTurns(gemm);
    if (!behind || getTurnInputs(gemm, behind).empty())
      gemm->removeAttr(kTurnsAttr);
  }
}

namespace {

/// Bytes that live at each position of a block beside its arguments and results, part by part of a
/// buffer as they die.
class LiveAt {
public:
  explicit LiveAt(Block &block) : block(block), timeline(block) {}

  LogicalResult build() {
    if (failed(buffers.build(block)))
      return failure();
    live.assign(timeline.getPosition(block.getTerminator()) + 2, 0);
    stretches.resize(buffers.size());
    for (unsigned id = 0; id < buffers.size(); ++id)
      add(id);
    for (size_t at = 1; at < live.size(); ++at)
      live[at] += live[at - 1];
    most = *llvm::max_element(live);
    return success();
  }

  /// Whether what `gemm` is the last to read may be kept until `behind` has run, and lift nothing
  /// above the peak; then it is.
  bool keep(GemmOp gemm, DispatchOp behind) {
    int64_t from = timeline.getPosition(gemm), to = timeline.getPosition(behind), bytes = 0;
    for (Value operand : gemm->getOperands()) {
      BufferPart part = buffers.lookup(operand);
      for (Stretch &stretch : stretches[part.buffer])
        if (stretch.last == from && stretch.begin >= part.offset &&
            stretch.end <= part.offset + part.size) {
          bytes += stretch.end - stretch.begin;
          stretch.last = to;
        }
    }
    MutableArrayRef<int64_t> between = MutableArrayRef(live).slice(from + 1, to - from);
    if (llvm::any_of(between, [&](int64_t live) { return live + bytes > most; }))
      return false;
    for (int64_t &live : between)
      live += bytes;
    return true;
  }

private:
  /// Bytes of a buffer that the same values hold.
  struct Stretch {
    int64_t begin, end;
    int64_t birth = INT64_MAX, last = -1;
  };

  void add(unsigned id) {
    SmallVector<int64_t> cuts;
    for (Value value : buffers.valuesOf(id)) {
      if (isa<BlockArgument>(value) || llvm::is_contained(value.getUsers(), block.getTerminator()))
        return;
      BufferPart part = buffers.lookup(value);
      cuts.append({part.offset, part.offset + part.size});
    }
    llvm::sort(cuts);
    cuts.erase(llvm::unique(cuts), cuts.end());
    for (size_t i = 0; i + 1 < cuts.size(); ++i)
      stretches[id].push_back({cuts[i], cuts[i + 1]});
    for (Value value : buffers.valuesOf(id))
      access(value, buffers.lookup(value));
    for (const Stretch &stretch : stretches[id]) {
      if (stretch.birth > stretch.last)
        continue;
      live[stretch.birth] += stretch.end - stretch.begin;
      live[stretch.last + 1] -= stretch.end - stretch.begin;
    }
  }

  void access(Value value, BufferPart part) {
    bool names = isView(value.getDefiningOp());
    for (Stretch &stretch : stretches[part.buffer]) {
      if (stretch.begin < part.offset || stretch.end > part.offset + part.size)
        continue;
      if (!names)
        stretch.birth = std::min(stretch.birth, timeline.getBirth(value));
      if (!names || !value.use_empty())
        stretch.last = std::max(stretch.last, timeline.getLastUse(value));
    }
  }

  Block &block;
  Timeline timeline;
  BufferMap buffers;
  std::vector<SmallVector<Stretch>> stretches; // by buffer
  SmallVector<int64_t> live;                   // by position
  int64_t most = 0;
};

} // namespace

FailureOr<unsigned> dropTurnsAtPeak(Block &block) {
  SmallVector<std::tuple<GemmOp, DispatchOp, Attribute>> turns;
  for (auto gemm : block.getOps<GemmOp>())
    if (DispatchOp behind = getKernelOfTurns(gemm))
      turns.push_back({gemm, behind, gemm->removeAttr(kTurnsAttr)});
  LiveAt live(block);
  if (failed(live.build()))
    return failure();
  unsigned dropped = 0;
  for (auto [gemm, behind, attribute] : turns) {
    if (live.keep(gemm, behind))
      gemm->setAttr(kTurnsAttr, attribute);
    else
      ++dropped;
  }
  return dropped;
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

namespace {

/// Matmuls of a module with `turns`, and what stands behind them.
class TurnVerifier {
public:
  explicit TurnVerifier(ModuleOp module) : module(module), symbols(module) {}

  template <typename Matmul> LogicalResult run() {
    for (auto entry : module.getOps<func::FuncOp>()) {
      auto result = entry.walk([&](Matmul gemm) {
        bool isGood = !getTurns(gemm) || succeeded(check(entry, gemm));
        return isGood ? WalkResult::advance() : WalkResult::interrupt();
      });
      if (result.wasInterrupted())
        return failure();
    }
    return success();
  }

private:
  static InFlightDiagnostic refuse(Operation *gemm) { return gemm->emitOpError("has 'turns', "); }

  /// What holds of both phases: `inputs` of `kernel` are C as a whole.
  template <typename Matmul>
  LogicalResult checkKernel(func::FuncOp entry, Matmul gemm, FlatSymbolRefAttr name,
                            ArrayRef<unsigned> inputs) {
    if (entry->hasAttr("zero.kernel"))
      return refuse(gemm) << "in a kernel, expected that of an entry";
    if (!target) {
      FailureOr<std::unique_ptr<Target>> found = getTarget(module);
      if (failed(found))
        return failure();
      target = std::move(*found);
    }
    int64_t m = gemm.getM(), n = gemm.getN(), k = gemm.getK();
    ArrayRef<int64_t> turns = getTurns(gemm).asArrayRef();
    if (int64_t rows = getTurnRows(*target, m, n, k); turns[0] != rows)
      return refuse(gemm) << "expected those of the target, of " << rows
                          << " rows (0: none), found " << turns[0];
    auto kernel = symbols.lookup<func::FuncOp>(name.getValue());
    FailureOr<KernelSchedule> schedule = getSchedule(kernel);
    if (failed(schedule))
      return failure();
    std::optional<RowItems> items = findRowItems(kernel, *schedule, inputs, m * n);
    if (items && (turns[1] != items->item || turns[2] != items->group))
      return refuse(gemm) << "expected " << items->item << " elements of each item of " << name
                          << " and " << items->group << " of a group of them, found " << turns[1]
                          << " and " << turns[2];
    if (!items)
      return refuse(gemm) << "expected a kernel behind it each of whose items reads some rows of "
                             "the result, in their order and at no other place, found "
                          << name;
    return success();
  }

  LogicalResult check(func::FuncOp entry, GemmOp gemm) {
    DispatchOp dispatch = getKernelOfTurns(gemm);
    if (!dispatch)
      return refuse(gemm) << "expected a zero.dispatch next to it, found "
                          << gemm->getNextNode()->getName();
    if (gemm.getStreamAttr() != dispatch.getStreamAttr())
      return refuse(gemm) << "expected the kernel behind it on its own stream";
    return checkKernel(entry, gemm, dispatch.getKernelAttr(), getTurnInputs(gemm, dispatch));
  }

  LogicalResult check(func::FuncOp entry, LaunchGemmOp gemm) {
    auto launch = dyn_cast<LaunchOp>(gemm->getNextNode());
    if (!launch || launch.getStreamAttr() != gemm.getStreamAttr())
      return refuse(gemm) << "expected a zero.launch on its own stream next to it, found "
                          << gemm->getNextNode()->getName();
    SmallVector<unsigned> inputs;
    for (auto [index, read] : llvm::enumerate(launch.getReads())) {
      if (isSame(read, gemm.getC()))
        inputs.push_back(index);
      else if (overlap(read, gemm.getC()))
        return refuse(gemm) << "expected its result whole where the kernel behind it reads that, "
                               "found "
                            << read;
    }
    if (failed(checkKernel(entry, gemm, launch.getKernelAttr(), inputs)))
      return failure();
    SmallVector<AllocationAttr> written = launch.getWrites();
    llvm::append_range(written, launch.getScratch());
    for (AllocationAttr write : written)
      for (AllocationAttr read : gemm.getReads())
        if (overlap(write, read) && !(gemm.getAccumulate() && isSame(read, gemm.getC())))
          return refuse(gemm) << "expected a kernel behind it that writes over nothing that it "
                                 "reads, found "
                              << write << " over " << read;
    return success();
  }

  static bool isSame(AllocationAttr a, AllocationAttr b) {
    return a.getSpace() == b.getSpace() && a.getOffset() == b.getOffset() &&
           a.getBytes() == b.getBytes();
  }
  static bool overlap(AllocationAttr a, AllocationAttr b) {
    return a.getSpace() == b.getSpace() && a.getOffset() < b.getOffset() + b.getBytes() &&
           b.getOffset() < a.getOffset() + a.getBytes();
  }

  ModuleOp module;
  SymbolTable symbols;
  std::unique_ptr<Target> target;
};

} // namespace

LogicalResult verifyTurns(ModuleOp module) { return TurnVerifier(module).run<GemmOp>(); }

LogicalResult verifyPlannedTurns(ModuleOp module) {
  return TurnVerifier(module).run<LaunchGemmOp>();
}

} // namespace zero
