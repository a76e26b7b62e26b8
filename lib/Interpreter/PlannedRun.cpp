#include "PlannedRun.h"

#include "Arena.h"
#include "Collectives.h"
#include "Gemm.h"
#include "Machine.h"

#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Zero.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// The launches of one run of an entry, on all ranks.
class PlannedRun {
public:
  PlannedRun(ModuleOp module, unsigned ranks, RunObserver *observer)
      : spaces(module), machine(ranks, std::nullopt, observer), observer(observer), arenas(ranks) {
    for (unsigned rank = 0; rank < ranks; ++rank)
      lanes.push_back({rank, &outermost});
  }

  /// Makes the arenas of all spaces.
  LogicalResult allocate(ModuleOp module);
  LogicalResult write(Operation *op, ir::AllocationAttr allocation, unsigned rank,
                      const Tensor &value) {
    Arena *arena = findArena(op, allocation, rank);
    return arena ? arena->write(op, allocation, value) : failure();
  }
  FailureOr<Tensor> read(Operation *op, ir::AllocationAttr allocation, unsigned rank,
                         bool bytesOnly = false) {
    Arena *arena = findArena(op, allocation, rank);
    return arena ? arena->read(op, allocation, bytesOnly) : FailureOr<Tensor>(failure());
  }
  LogicalResult run(ArrayRef<Operation *> work);
  LogicalResult checkSaves(ArrayRef<Operation *> work, const RankInterface &interface,
                           ArrayRef<Values> inputs);
  LogicalResult verifyRanks() {
    return success(
        llvm::all_of(arenas, [](auto &ofRank) { return succeeded(ofRank.front().verifyRank()); }));
  }

private:
  LogicalResult run(ir::LaunchOp launch);
  LogicalResult run(ir::LaunchGemmOp launch);
  LogicalResult run(ir::LaunchSaveOp launch);
  LogicalResult run(ir::LaunchCollectiveOp launch);
  LogicalResult run(ir::LaunchCopyOp launch);
  LogicalResult poisonScratch(ir::LaunchOpInterface launch);

  /// Fails, with a message on `op`, where the allocation is in no space of the module.
  Arena *findArena(Operation *op, ir::AllocationAttr allocation, unsigned rank) {
    if (std::optional<unsigned> space = spaces.find(allocation.getSpace()))
      return &arenas[rank][*space];
    op->emitOpError() << "uses " << allocation << " in a space that the module does not define";
    return nullptr;
  }
  /// One tensor per allocation, for every rank.
  LogicalResult readAll(ir::LaunchOpInterface launch, SmallVectorImpl<Tensors> &values);
  LogicalResult writeAll(ir::LaunchOpInterface launch, ArrayRef<Tensors> values);

  /// Shows the observer what is at the allocations, and puts there what it leaves of it.
  using Callback = LogicalResult (RunObserver::*)(Operation *, MutableArrayRef<Values>);
  LogicalResult show(ir::LaunchOpInterface launch, ArrayRef<ir::AllocationAttr> allocations,
                     Callback callback);

  ir::Spaces spaces;
  Machine machine;
  RunObserver *observer;
  Scope outermost;
  SmallVector<Lane> lanes;
  std::vector<std::vector<Arena>> arenas; // by rank, by space
};
} // namespace

LogicalResult PlannedRun::allocate(ModuleOp module) {
  SmallVector<ir::ArenaOp> bySpace(spaces.size());
  for (auto arena : module.getOps<ir::ArenaOp>())
    if (std::optional<unsigned> space = spaces.find(arena.getSpaceAttr()))
      bySpace[*space] = arena;
  for (auto [number, arena] : llvm::enumerate(bySpace)) {
    if (!arena)
      return spaces[number].emitOpError() << "has no zero.arena, expected one";
    int64_t offset = arena.getRankOffset(), size = arena.getBytes();
    if (number == 0 && (offset < 0 || offset > size - static_cast<int64_t>(sizeof(int64_t))))
      return arena.emitOpError() << "has its rank at " << offset << ", outside its " << size
                                 << " bytes";
    for (auto [rank, ofRank] : llvm::enumerate(arenas))
      ofRank.emplace_back(arena, rank);
  }
  return success();
}

LogicalResult PlannedRun::readAll(ir::LaunchOpInterface launch, SmallVectorImpl<Tensors> &values) {
  for (unsigned rank = 0; rank < lanes.size(); ++rank) {
    Tensors &ofRank = values.emplace_back();
    for (ir::AllocationAttr allocation : launch.getReads()) {
      FailureOr<Tensor> value = read(launch, allocation, rank);
      if (failed(value))
        return failure();
      ofRank.push_back(std::move(*value));
    }
  }
  return success();
}

LogicalResult PlannedRun::writeAll(ir::LaunchOpInterface launch, ArrayRef<Tensors> values) {
  for (auto [rank, ofRank] : llvm::enumerate(values))
    for (auto [allocation, value] : llvm::zip_equal(launch.getWrites(), ofRank))
      if (failed(write(launch, allocation, rank, value)))
        return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

LogicalResult PlannedRun::run(ir::LaunchOp launch) {
  auto kernel =
      SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(launch, launch.getKernelAttr());
  if (kernel->hasAttr("zero.work"))
    return launch.emitOpError() << "runs kernel " << launch.getKernelAttr()
                                << ", which is machine code: the interpreter runs kernels of "
                                   "StableHLO";
  SmallVector<Tensors> values, results;
  return failure(
      failed(readAll(launch, values)) ||
      failed(machine.runKernel(kernel.getFunctionBody().front(), launch, values, lanes, results)) ||
      failed(writeAll(launch, results)));
}

LogicalResult PlannedRun::run(ir::LaunchGemmOp launch) {
  for (unsigned rank = 0; rank < lanes.size(); ++rank) {
    FailureOr<Tensor> a = read(launch, launch.getA(), rank), b = read(launch, launch.getB(), rank),
                      c = read(launch, launch.getC(), rank);
    if (failed(a) || failed(b) || failed(c))
      return failure();
    FailureOr<Tensor> bias(Tensor{}), addend(Tensor{});
    if (launch.getBias())
      bias = read(launch, *launch.getBias(), rank);
    if (launch.getAddend())
      addend = read(launch, *launch.getAddend(), rank);
    if (failed(bias) || failed(addend))
      return failure();
    GemmTerms terms{launch.getBias() ? &*bias : nullptr, launch.getAddend() ? &*addend : nullptr};
    Tensor matmul = launch.getAccumulate()
                        ? multiplyInto(Gemm::of(launch), *a, *b, *c, /*accumulate=*/true)
                        : multiplyAndAdd(Gemm::of(launch), *a, *b, *c, terms);
    if (failed(write(launch, launch.getC(), rank, matmul)))
      return failure();
    if (ir::AllocationAttr sums = launch.getSumsAttr())
      if (failed(write(
              launch, sums, rank,
              sumOperand(*launch.getSummed() == "a" ? *a : *b, sums.getType().getNumElements()))))
        return failure();
  }
  return success();
}

LogicalResult PlannedRun::run(ir::LaunchCollectiveOp launch) {
  FailureOr<Groups> groups = getGroupsOf(launch, lanes, machine);
  SmallVector<Tensors> values;
  if (failed(groups) || failed(readAll(launch, values)))
    return failure();
  SmallVector<Tensors> results(lanes.size());
  if (launch.getKind() == ir::CollectiveKind::AllToAll) {
    for (ArrayRef<unsigned> group : *groups) {
      auto operands =
          llvm::map_to_vector(group, [&](unsigned rank) -> Tensors { return values[rank]; });
      FailureOr<SmallVector<Tensors>> exchanged = exchange(launch, operands);
      if (failed(exchanged))
        return failure();
      for (auto [rank, ofRank] : llvm::zip_equal(group, *exchanged))
        results[rank] = std::move(ofRank);
    }
    return writeAll(launch, results);
  }
  for (ArrayRef<unsigned> group : *groups)
    for (size_t index = 0; index < launch.getIns().size(); ++index) {
      auto operands =
          llvm::map_to_vector(group, [&](unsigned rank) -> Tensor { return values[rank][index]; });
      auto combined = combine(launch, operands);
      if (failed(combined))
        return failure();
      for (auto [rank, value] : llvm::zip_equal(group, *combined))
        results[rank].push_back(std::move(value));
    }
  if (launch->hasAttr("folds"))
    for (Tensors &ofRank : results)
      ofRank.push_back(
          makeScratch(cast<ir::AllocationAttr>(launch.getOuts().getValue().back()).getType()));
  return writeAll(launch, results);
}

LogicalResult PlannedRun::run(ir::LaunchCopyOp launch) {
  SmallVector<Tensors> values;
  return failure(failed(readAll(launch, values)) || failed(writeAll(launch, values)));
}

/// What `rank` saves of a value.
static Tensor savedPartOf(ir::LaunchSaveOp launch, unsigned rank, const Tensor &state) {
  uint64_t number = 0, count = 1; // of the ranks that hold the same, row-major over the axes
  auto mesh = *launch->getParentOfType<ModuleOp>().getOps<ir::MeshOp>().begin();
  if (!launch.getOver().empty())
    for (const auto &group : ir::getGroups(mesh, launch.getOver()))
      if (const auto *found = llvm::find(group, rank); found != group.end())
        number = found - group.begin(), count = group.size();
  uint64_t bytes = state.getNumBytes(), blocks = llvm::divideCeil(bytes, launch.kBlockBytes);
  uint64_t begin = std::min(bytes, blocks * number / count * launch.kBlockBytes),
           end = std::min(bytes, blocks * (number + 1) / count * launch.kBlockBytes);
  Tensor part(state.getDType(), launch.getDst().getType().getShape());
  poison(part);
  std::memcpy(part.getMutableBytes(), state.getBytes() + begin, end - begin);
  return part;
}

LogicalResult PlannedRun::run(ir::LaunchSaveOp launch) {
  SmallVector<Tensors> values, parts(lanes.size());
  if (failed(readAll(launch, values)))
    return failure();
  for (unsigned rank = 0; rank < lanes.size(); ++rank)
    parts[rank].push_back(savedPartOf(launch, rank, values[rank].front()));
  return writeAll(launch, parts);
}

/// A checkpoint has the states as they were when the entry began, whatever the order.
LogicalResult PlannedRun::checkSaves(ArrayRef<Operation *> work, const RankInterface &interface,
                                     ArrayRef<Values> inputs) {
  for (Operation *op : work) {
    auto launch = dyn_cast<ir::LaunchSaveOp>(op);
    if (!launch)
      continue;
    auto slot = llvm::find_if(interface.arguments, [&](const RankSlot &argument) {
      return argument.allocation == launch.getSrc();
    });
    if (slot == interface.arguments.end())
      return launch.emitOpError() << "saves " << launch.getSrc() << ", which is no argument's slot";
    for (unsigned rank = 0; rank < lanes.size(); ++rank) {
      FailureOr<Tensor> found = read(launch, launch.getDst(), rank);
      if (failed(found))
        return failure();
      Tensor expected = savedPartOf(launch, rank, inputs[rank][slot - interface.arguments.begin()]);
      if (std::memcmp(found->getBytes(), expected.getBytes(), expected.getNumBytes()) != 0)
        return launch.emitOpError() << "has not saved the state of rank " << rank
                                    << " as it was before the step: it has run too late, or "
                                       "something else has written there";
    }
  }
  return success();
}

/// What a launch leaves in its scratch is nobody's value.
LogicalResult PlannedRun::poisonScratch(ir::LaunchOpInterface launch) {
  for (unsigned rank = 0; rank < lanes.size(); ++rank)
    for (ir::AllocationAttr allocation : launch.getScratch()) {
      FailureOr<Tensor> scratch = read(launch, allocation, rank);
      if (failed(scratch))
        return failure();
      poison(*scratch);
      if (failed(write(launch, allocation, rank, *scratch)))
        return failure();
    }
  return success();
}

LogicalResult PlannedRun::show(ir::LaunchOpInterface launch,
                               ArrayRef<ir::AllocationAttr> allocations, Callback callback) {
  std::vector<Values> shown(lanes.size());
  for (auto [rank, values] : llvm::enumerate(shown))
    for (ir::AllocationAttr allocation : allocations) {
      FailureOr<Tensor> value = read(launch, allocation, rank, /*bytesOnly=*/true);
      if (failed(value))
        return failure();
      values.push_back(std::move(*value));
    }
  std::vector<Values> before = shown;
  if (failed((observer->*callback)(launch, shown)))
    return failure();
  for (auto [rank, values] : llvm::enumerate(shown))
    for (auto [index, allocation] : llvm::enumerate(allocations))
      if (!values[index].sharesBufferWith(before[rank][index]) &&
          failed(write(launch, allocation, rank, values[index])))
        return failure();
  return success();
}

LogicalResult PlannedRun::run(ArrayRef<Operation *> work) {
  for (Operation *op : work) {
    auto launch = dyn_cast<ir::LaunchOpInterface>(op);
    if (!launch)
      continue; // records and waits have had their say in the order
    SmallVector<ir::AllocationAttr> reads(launch.getReads()), writes(launch.getWrites());
    SmallVector<ir::AllocationAttr> both(reads);
    both.append(writes);
    if (observer && failed(show(launch, both, &RunObserver::beforeLaunch)))
      return failure();
    LogicalResult ran =
        llvm::TypeSwitch<Operation *, LogicalResult>(op)
            .Case<ir::LaunchOp, ir::LaunchGemmOp, ir::LaunchCollectiveOp, ir::LaunchCopyOp,
                  ir::LaunchSaveOp>([&](auto known) { return run(known); })
            .Default([](Operation *other) {
              return other->emitOpError("has no meaning in the interpreter");
            });
    if (failed(ran) || (observer && failed(show(launch, writes, &RunObserver::afterLaunch))) ||
        failed(poisonScratch(launch)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

/// What the run relies on: allocations that can be counted, shapes and strides inside them.
static LogicalResult verifyWork(ArrayRef<Operation *> work) {
  for (Operation *op : work) {
    auto launch = dyn_cast<ir::LaunchOpInterface>(op);
    if (!launch)
      continue;
    for (const auto &allocations : {launch.getReads(), launch.getWrites(), launch.getScratch()})
      for (ir::AllocationAttr allocation : allocations)
        if (failed(ir::verifyAllocation(op, allocation)))
          return failure();
    if (failed(launch.verifyLaunch()))
      return failure();
  }
  return success();
}

LogicalResult zero::interp::runPlanned(FunctionOpInterface entry, const RankInterface &interface,
                                       unsigned ranks, ArrayRef<Values> inputs,
                                       std::vector<Values> &outputs, const RunOptions &options) {
  auto work = orderWork(entry.getFunctionBody().front(), options.orderSeed);
  if (failed(work) || failed(verifyWork(*work)))
    return failure();
  auto module = entry->getParentOfType<ModuleOp>();
  PlannedRun run(module, ranks, options.observer);
  if (failed(run.allocate(module)))
    return failure();
  for (unsigned rank = 0; rank < ranks; ++rank)
    for (auto [slot, value] : llvm::zip_equal(interface.arguments, inputs[rank]))
      if (failed(run.write(entry, slot.allocation, rank, value)))
        return failure();
  if (failed(run.run(*work)) || failed(run.verifyRanks()) ||
      failed(run.checkSaves(*work, interface, inputs)))
    return failure();
  outputs.assign(ranks, {});
  for (unsigned rank = 0; rank < ranks; ++rank)
    for (const RankSlot &slot : interface.results) {
      FailureOr<Tensor> value = run.read(entry, slot.allocation, rank);
      if (failed(value))
        return failure();
      outputs[rank].push_back(std::move(*value));
    }
  return success();
}
