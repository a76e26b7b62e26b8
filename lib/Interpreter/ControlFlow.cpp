//===- ControlFlow.cpp - Branches, loops, calls, barriers ---------------------===//
//
// Regions run in lock-step like everything else. Ranks may leave a loop or take branches apart from
// each other; a collective in there then fails, as it is not reached by all ranks.
//===--------------------------------------------------------------------------===//
#include "Machine.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

static LogicalResult runWhile(Operation *op, MutableArrayRef<Tensors> operands,
                              ArrayRef<Lane> lanes, Machine &machine,
                              SmallVectorImpl<Tensors> &results) {
  auto loop = cast<hlo::WhileOp>(op);
  results.assign(lanes.size(), {});
  SmallVector<size_t> active; // positions in `lanes` of those still in the loop
  SmallVector<Tensors> carried(std::make_move_iterator(operands.begin()),
                               std::make_move_iterator(operands.end()));
  for (size_t i = 0; i < lanes.size(); ++i)
    active.push_back(i);
  while (!active.empty()) {
    SmallVector<Lane> running;
    for (size_t position : active)
      running.push_back(lanes[position]);
    SmallVector<Tensors> conditions, arguments(carried);
    if (failed(machine.runRegion(loop.getCond().front(), arguments, running, conditions)))
      return failure();
    SmallVector<size_t> staying;
    SmallVector<Tensors> next;
    running.clear();
    for (auto [position, values, condition] : llvm::zip_equal(active, carried, conditions)) {
      if (!*condition.front().data<bool>()) {
        results[position] = std::move(values);
        continue;
      }
      staying.push_back(position);
      running.push_back(lanes[position]);
      next.push_back(std::move(values));
    }
    active = std::move(staying);
    carried.clear();
    if (!active.empty() &&
        failed(machine.runRegion(loop.getBody().front(), next, running, carried)))
      return failure();
  }
  return success();
}

/// Runs on each lane the region that `choose` names for it; lanes of one region run together.
static LogicalResult runBranches(Operation *op, ArrayRef<Lane> lanes, Machine &machine,
                                 llvm::function_ref<unsigned(size_t)> choose,
                                 SmallVectorImpl<Tensors> &results) {
  results.assign(lanes.size(), {});
  for (Region &region : op->getRegions()) {
    SmallVector<Lane> taking;
    SmallVector<size_t> positions;
    for (auto [position, lane] : llvm::enumerate(lanes))
      if (choose(position) == region.getRegionNumber()) {
        taking.push_back(lane);
        positions.push_back(position);
      }
    if (taking.empty())
      continue;
    SmallVector<Tensors> arguments(taking.size()), values;
    if (failed(machine.runRegion(region.front(), arguments, taking, values)))
      return failure();
    for (auto [position, value] : llvm::zip_equal(positions, values))
      results[position] = std::move(value);
  }
  return success();
}

static LogicalResult runIf(Operation *op, MutableArrayRef<Tensors> operands, ArrayRef<Lane> lanes,
                           Machine &machine, SmallVectorImpl<Tensors> &results) {
  auto choose = [&](size_t lane) { return *operands[lane].front().data<bool>() ? 0u : 1u; };
  return runBranches(op, lanes, machine, choose, results);
}

static LogicalResult runCase(Operation *op, MutableArrayRef<Tensors> operands, ArrayRef<Lane> lanes,
                             Machine &machine, SmallVectorImpl<Tensors> &results) {
  auto choose = [&](size_t lane) -> unsigned {
    int64_t index = operands[lane].front().getIndex(0), count = op->getNumRegions();
    return index < 0 || index >= count ? count - 1 : index;
  };
  return runBranches(op, lanes, machine, choose, results);
}

static LogicalResult runFunction(Operation *op, FlatSymbolRefAttr name,
                                 MutableArrayRef<Tensors> operands, ArrayRef<Lane> lanes,
                                 Machine &machine, SmallVectorImpl<Tensors> &results) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, name);
  if (!callee || callee.isExternal() || !callee.getBody().hasOneBlock())
    return op->emitError() << "the interpreter calls functions of one block only, and '"
                           << name.getValue() << "' is none";
  return machine.runRegion(callee.getBody().front(), operands, lanes, results);
}

static LogicalResult runCall(Operation *op, MutableArrayRef<Tensors> operands, ArrayRef<Lane> lanes,
                             Machine &machine, SmallVectorImpl<Tensors> &results) {
  FlatSymbolRefAttr name = cast<func::CallOp>(op).getCalleeAttr();
  return runFunction(op, name, operands, lanes, machine, results);
}

/// A composite means what its decomposition computes.
static LogicalResult runComposite(Operation *op, MutableArrayRef<Tensors> operands,
                                  ArrayRef<Lane> lanes, Machine &machine,
                                  SmallVectorImpl<Tensors> &results) {
  FlatSymbolRefAttr name = cast<hlo::CompositeOp>(op).getDecompositionAttr();
  return runFunction(op, name, operands, lanes, machine, results);
}

/// Tokens order effects, of which there are none here: any value will do.
template <typename Op> static FailureOr<Tensors> evaluateToken(Op, Operands, RankContext &) {
  return Tensors{Tensor::scalar(false)};
}

static FailureOr<Tensors> evaluateBarrier(hlo::OptimizationBarrierOp, Operands in, RankContext &) {
  return Tensors(in.begin(), in.end());
}

void zero::interp::registerControlFlow(Registry &registry) {
  registry.addGroup<hlo::WhileOp>(runWhile);
  registry.addGroup<hlo::IfOp>(runIf);
  registry.addGroup<hlo::CaseOp>(runCase);
  registry.addGroup<func::CallOp>(runCall);
  registry.addGroup<hlo::CompositeOp>(runComposite);
  registry.add<hlo::AfterAllOp>(evaluateToken<hlo::AfterAllOp>);
  registry.add<hlo::CreateTokenOp>(evaluateToken<hlo::CreateTokenOp>);
  registry.add<hlo::OptimizationBarrierOp>(evaluateBarrier);
}
