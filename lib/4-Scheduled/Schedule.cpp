//===- Schedule.cpp - zero-schedule ---------------------------------------------------===//
#include "AssignInPlace.h"
#include "AwaitReductions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Phase.h"

namespace zero {
#define GEN_PASS_DEF_SCHEDULEPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// Kernels that may move with the gather that needs them.
constexpr unsigned kMaxHoisted = 4;

/// Values that are equal because the same kernel made them of the same values.
Value getSource(Value value, llvm::DenseMap<Value, Value> &sources) {
  auto it = sources.find(value);
  return it == sources.end() ? value : it->second;
}

/// Reads every segment from the latest gather of its shard: backward gathers again, and an op of
/// its that still names the forward gather's segment would hold that unit over the whole step.
void useLatestGathers(Block &block) {
  llvm::DenseMap<Value, Value> sources; // kernels of equal arguments, e.g. converts of one shard
  llvm::DenseMap<std::pair<Attribute, Value>, Value> kernels;
  llvm::DenseMap<Value, Value> shardOf; // of a gathered buffer
  llvm::DenseMap<std::pair<Value, unsigned>, Value> latest;
  llvm::DenseMap<Value, std::pair<Value, unsigned>> segmentOf;
  for (Operation &op : block) {
    for (OpOperand &operand : op.getOpOperands()) {
      auto segment = segmentOf.find(operand.get());
      if (segment != segmentOf.end())
        operand.set(latest.lookup(segment->second));
    }
    if (auto dispatch = dyn_cast<DispatchOp>(op)) {
      if (dispatch.getInputs().size() == 1 && dispatch.getNumResults() == 1) {
        Value input = getSource(dispatch.getInputs()[0], sources);
        auto [entry, isNew] =
            kernels.try_emplace({dispatch.getKernelAttr(), input}, dispatch.getResult(0));
        if (!isNew)
          sources[dispatch.getResult(0)] = entry->second;
      }
    } else if (auto gather = dyn_cast<AllGatherOp>(op)) {
      for (auto [shard, whole] : llvm::zip(gather.getShards(), gather.getResults()))
        shardOf[whole] = getSource(shard, sources);
    } else if (auto unpack = dyn_cast<UnpackOp>(op)) {
      Value shard = shardOf.lookup(unpack.getFlat());
      if (!shard)
        continue;
      for (OpResult result : unpack->getResults()) {
        std::pair<Value, unsigned> segment = {shard, result.getResultNumber()};
        segmentOf[result] = segment;
        latest[segment] = result;
      }
    }
  }
}

/// Puts the ops of one block into their final order and makes its collectives asynchronous.
class Scheduler {
public:
  Scheduler(Block &block, int64_t prefetch)
      : block(block), end(block.getTerminator()), prefetch(prefetch) {}

  void run() {
    SmallVector<Operation *> order;
    for (Operation &op : block.without_terminator()) {
      order.push_back(&op);
      if (auto gather = dyn_cast<AllGatherOp>(op)) {
        gatherNumbers[&op] = gathers.size();
        gathers.push_back(gather);
      }
    }
    startGathers(/*inUse=*/-1);
    for (Operation *op : order)
      if (!isView(op))
        emit(op);
    for (Operation *op : order)
      if (isCollective(op))
        await(op); // unused results: a future is awaited all the same
    for (OpOperand &operand : end->getOpOperands())
      operand.set(getReady(operand.get()));
    for (Operation *op : llvm::reverse(order))
      if (isCollective(op) || !emitted.contains(op))
        op->erase();
  }

private:
  static bool isCollective(Operation *op) {
    return isa<AllGatherOp, ReduceScatterOp, AllReduceOp>(op);
  }

  /// Emits `op` and what it needs at the end of the new order.
  void emit(Operation *op) {
    if (!emitted.insert(op).second)
      return;
    for (OpOperand &operand : op->getOpOperands())
      operand.set(getReady(operand.get()));
    if (isa<ReduceScatterOp>(op))
      limitScatters();
    if (isCollective(op))
      start(op);
    else
      op->moveBefore(end);
    if (isa<ReduceScatterOp>(op))
      scatters.push_back(op);
  }

  /// `value` as ops can read it from here on.
  Value getReady(Value value) {
    Operation *def = value.getDefiningOp();
    if (!def || def->getBlock() != &block)
      return value;
    if (isCollective(def)) {
      emit(def);
      await(def);
      return values.lookup(value);
    }
    if (!isa<AwaitOp>(def))
      emit(def);
    return value;
  }

  void start(Operation *op) {
    OpBuilder builder(end);
    std::optional<ReduceKind> reduce;
    CollectiveKind kind = CollectiveKind::AllGather;
    ArrayAttr units = op->getAttrOfType<ArrayAttr>("units");
    FlatSymbolRefAttr mesh = op->getAttrOfType<FlatSymbolRefAttr>("mesh");
    ArrayAttr axes = op->getAttrOfType<ArrayAttr>("axes");
    if (auto scatter = dyn_cast<ReduceScatterOp>(op)) {
      kind = CollectiveKind::ReduceScatter;
      reduce = scatter.getKind();
    } else if (auto all = dyn_cast<AllReduceOp>(op)) {
      kind = CollectiveKind::AllReduce;
      reduce = all.getKind();
    }
    auto kindAttr = CollectiveKindAttr::get(builder.getContext(), kind);
    auto reduceAttr =
        reduce ? ReduceKindAttr::get(builder.getContext(), *reduce) : ReduceKindAttr();
    auto future = FutureType::get(builder.getContext(), llvm::to_vector(op->getResultTypes()));
    futures[op] = CollectiveStartOp::create(
        builder, op->getLoc(), future, kindAttr, reduceAttr, op->getOperands(), units,
        StreamAttr::get(builder.getContext(), Stream::Comm), mesh, axes);
  }

  void await(Operation *op) {
    if (!awaited.insert(op).second)
      return;
    OpBuilder builder(end);
    auto awaitOp = AwaitOp::create(builder, op->getLoc(), op->getResultTypes(), futures.lookup(op),
                                   StreamAttr::get(builder.getContext(), Stream::Compute));
    for (auto [result, ready] : llvm::zip(op->getResults(), awaitOp->getResults()))
      values[result] = ready;
    auto gather = gatherNumbers.find(op);
    if (gather != gatherNumbers.end())
      startGathers(gather->second);
  }

  /// A gradient unit is held until its reduction is awaited: as many are in flight as gathers are,
  /// so that whole gradients take O(1) units and not all of them (stages 2 and 3).
  void limitScatters() {
    size_t pending = std::max<int64_t>(prefetch, 1);
    if (scatters.size() >= pending)
      await(scatters[scatters.size() - pending]);
  }

  /// Starts the gathers that may be under way while gather `inUse` is used.
  void startGathers(int64_t inUse) {
    int64_t last = std::min<int64_t>(inUse + prefetch, static_cast<int64_t>(gathers.size()) - 1);
    for (int64_t i = inUse + 1; i <= last; ++i) {
      unsigned moved = 0;
      if (!emitted.contains(gathers[i]) && isForCompute(gathers[i]) && canHoist(gathers[i], moved))
        emit(gathers[i]);
    }
  }

  /// False for gathers of new parameters, which only the entry's result reads.
  bool isForCompute(AllGatherOp gather) {
    return llvm::any_of(gather->getUsers(), [&](Operation *user) { return user != end; });
  }

  /// Whether everything that `op` needs has been emitted, or is views and few kernels of such.
  bool canHoist(Operation *op, unsigned &moved) {
    return llvm::all_of(op->getOperands(), [&](Value value) {
      Operation *def = value.getDefiningOp();
      if (!def || emitted.contains(def))
        return !def || !isCollective(def) || awaited.contains(def);
      if (isa<DispatchOp>(def) && ++moved > kMaxHoisted)
        return false;
      return (isa<DispatchOp>(def) || isView(def)) && canHoist(def, moved);
    });
  }

  Block &block;
  Operation *end;
  int64_t prefetch;
  SmallVector<AllGatherOp> gathers;
  SmallVector<Operation *> scatters; // started, in order
  llvm::DenseMap<Operation *, int64_t> gatherNumbers;
  llvm::DenseSet<Operation *> emitted, awaited;
  llvm::DenseMap<Operation *, Value> futures;
  llvm::DenseMap<Value, Value> values;
};

struct Schedule : public impl::SchedulePassBase<Schedule> {
  using SchedulePassBase::SchedulePassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-schedule", Phase::Partitioned)))
      return signalPassFailure();
    if (prefetch < 1) {
      module.emitError() << "zero-schedule expects prefetch >= 1, found " << prefetch.getValue();
      return signalPassFailure();
    }
    if (failed(recordConfigInt(module, "prefetch", prefetch)))
      return signalPassFailure();
    for (auto entry : module.getOps<func::FuncOp>()) {
      if (entry->hasAttr("zero.kernel") || entry.isExternal())
        continue;
      Block &block = entry.getBody().front();
      useLatestGathers(block);
      Scheduler(block, prefetch).run();
      InPlaceCounts counts;
      if (failed(assignInPlace(entry, counts)))
        return signalPassFailure();
      numEarlyAwaits += awaitReductions(entry);
      numCopies += counts.copies;
      numInPlace += counts.inPlace;
    }
  }
};

} // namespace
} // namespace zero
