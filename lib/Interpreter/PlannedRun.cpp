#include "PlannedRun.h"

#include "Arena.h"
#include "Collectives.h"
#include "Gemm.h"
#include "Machine.h"

#include "zero/Dialect/Zero/Checks.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// The launches of one run of an entry, on all ranks.
class PlannedRun {
public:
  PlannedRun(ir::ArenaOp arena, unsigned ranks) : machine(ranks) {
    for (unsigned rank = 0; rank < ranks; ++rank) {
      arenas.emplace_back(arena, rank);
      lanes.push_back({rank, &outermost});
    }
  }

  LogicalResult write(Operation *op, ir::AtAttr place, unsigned rank, const Tensor &value) {
    return arenas[rank].write(op, place, value);
  }
  FailureOr<Tensor> read(Operation *op, ir::AtAttr place, unsigned rank) {
    return arenas[rank].read(op, place);
  }
  LogicalResult run(ArrayRef<Operation *> work);
  LogicalResult verifyRanks() {
    return success(llvm::all_of(arenas, [](auto &arena) { return succeeded(arena.verifyRank()); }));
  }

private:
  LogicalResult run(ir::LaunchOp launch);
  LogicalResult run(ir::LaunchGemmOp launch);
  LogicalResult run(ir::LaunchCollectiveOp launch);
  LogicalResult run(ir::LaunchCopyOp launch);

  /// One tensor per place, for every rank.
  LogicalResult readAll(Operation *op, ArrayAttr places, SmallVectorImpl<Tensors> &values);
  LogicalResult writeAll(Operation *op, ArrayAttr places, ArrayRef<Tensors> values);

  Machine machine;
  Scope outermost;
  SmallVector<Lane> lanes;
  std::vector<Arena> arenas;
};
} // namespace

LogicalResult PlannedRun::readAll(Operation *op, ArrayAttr places,
                                  SmallVectorImpl<Tensors> &values) {
  for (const Arena &arena : arenas) {
    Tensors &ofRank = values.emplace_back();
    for (auto place : places.getAsRange<ir::AtAttr>()) {
      FailureOr<Tensor> value = arena.read(op, place);
      if (failed(value))
        return failure();
      ofRank.push_back(std::move(*value));
    }
  }
  return success();
}

LogicalResult PlannedRun::writeAll(Operation *op, ArrayAttr places, ArrayRef<Tensors> values) {
  for (auto [arena, ofRank] : llvm::zip_equal(arenas, values))
    for (auto [place, value] : llvm::zip_equal(places.getAsRange<ir::AtAttr>(), ofRank))
      if (failed(arena.write(op, place, value)))
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
      failed(readAll(launch, launch.getIns(), values)) ||
      failed(machine.runRegion(kernel.getFunctionBody().front(), values, lanes, results)) ||
      failed(writeAll(launch, launch.getOuts(), results)));
}

LogicalResult PlannedRun::run(ir::LaunchGemmOp launch) {
  for (auto &arena : arenas) {
    FailureOr<Tensor> a = arena.read(launch, launch.getA()), b = arena.read(launch, launch.getB()),
                      c = arena.read(launch, launch.getC());
    if (failed(a) || failed(b) || failed(c))
      return failure();
    Tensor product = multiplyInto(Gemm::of(launch), *a, *b, std::move(*c), launch.getAccumulate());
    if (failed(arena.write(launch, launch.getC(), product)))
      return failure();
    // What the library leaves in its workspace is nobody's value.
    if (std::optional<ir::AtAttr> workspace = launch.getWorkspace()) {
      FailureOr<Tensor> scratch = arena.read(launch, *workspace);
      if (failed(scratch))
        return failure();
      poison(*scratch);
      if (failed(arena.write(launch, *workspace, *scratch)))
        return failure();
    }
  }
  return success();
}

LogicalResult PlannedRun::run(ir::LaunchCollectiveOp launch) {
  FailureOr<Groups> groups =
      getGroupsOf(launch, launch.getMeshAttr(), launch.getAxes(), lanes, machine);
  SmallVector<Tensors> values;
  if (failed(groups) || failed(readAll(launch, launch.getIns(), values)))
    return failure();
  SmallVector<Tensors> results(lanes.size());
  for (ArrayRef<unsigned> group : *groups)
    for (size_t index = 0; index < launch.getIns().size(); ++index) {
      auto operands =
          llvm::map_to_vector(group, [&](unsigned rank) -> Tensor { return values[rank][index]; });
      auto combined = combine(launch, launch.getKind(), launch.getReduce(), operands);
      if (failed(combined))
        return failure();
      for (auto [rank, value] : llvm::zip_equal(group, *combined))
        results[rank].push_back(std::move(value));
    }
  return writeAll(launch, launch.getOuts(), results);
}

LogicalResult PlannedRun::run(ir::LaunchCopyOp launch) {
  for (auto &arena : arenas) {
    FailureOr<Tensor> value = arena.read(launch, launch.getSrc());
    if (failed(value) || failed(arena.write(launch, launch.getDst(), *value)))
      return failure();
  }
  return success();
}

LogicalResult PlannedRun::run(ArrayRef<Operation *> work) {
  for (Operation *op : work) {
    LogicalResult ran =
        llvm::TypeSwitch<Operation *, LogicalResult>(op)
            .Case<ir::LaunchOp, ir::LaunchGemmOp, ir::LaunchCollectiveOp, ir::LaunchCopyOp>(
                [&](auto launch) { return run(launch); })
            .Default(success()); // records and waits have had their say in the order
    if (failed(ran))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

/// What the run relies on: places that can be counted, shapes and strides inside them.
static LogicalResult verifyWork(ArrayRef<Operation *> work) {
  for (Operation *op : work) {
    SmallVector<ir::AtAttr> places;
    for (NamedAttribute attribute : op->getAttrs()) {
      if (auto place = dyn_cast<ir::AtAttr>(attribute.getValue()))
        places.push_back(place);
      if (auto list = dyn_cast<ArrayAttr>(attribute.getValue()))
        for (Attribute element : list)
          if (auto place = dyn_cast<ir::AtAttr>(element))
            places.push_back(place);
    }
    for (ir::AtAttr place : places)
      if (failed(ir::verifyPlace(op, place)))
        return failure();
    if (failed(ir::verifyLaunch(op)))
      return failure();
  }
  return success();
}

LogicalResult zero::interp::runPlanned(FunctionOpInterface entry, const RankInterface &interface,
                                       unsigned ranks, ArrayRef<Values> inputs,
                                       std::vector<Values> &outputs, const RunOptions &options) {
  ir::ArenaOp arena = findArena(entry);
  int64_t rankOffset = arena.getRankOffset(), size = arena.getBytes();
  if (rankOffset < 0 || rankOffset > size - static_cast<int64_t>(sizeof(int64_t)))
    return arena.emitOpError() << "has its rank at " << rankOffset << ", outside its " << size
                               << " bytes";
  auto work = orderWork(entry.getFunctionBody().front(), options.orderSeed);
  if (failed(work) || failed(verifyWork(*work)))
    return failure();
  PlannedRun run(arena, ranks);
  for (unsigned rank = 0; rank < ranks; ++rank)
    for (auto [slot, value] : llvm::zip_equal(interface.arguments, inputs[rank]))
      if (failed(run.write(entry, slot.place, rank, value)))
        return failure();
  if (failed(run.run(*work)) || failed(run.verifyRanks()))
    return failure();
  outputs.assign(ranks, {});
  for (unsigned rank = 0; rank < ranks; ++rank)
    for (const RankSlot &slot : interface.results) {
      FailureOr<Tensor> value = run.read(entry, slot.place, rank);
      if (failed(value))
        return failure();
      outputs[rank].push_back(std::move(*value));
    }
  return success();
}
