#include "KeptValues.h"

#include "Forwards.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/Kernel.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

//===----------------------------------------------------------------------===//
// Which values are kept
//===----------------------------------------------------------------------===//

/// Whether the results of `op` are values of their own, not the program's parameters or gradients
/// in whole units.
static bool makesValues(Operation &op) {
  if (isa<DispatchOp, GemmOp, CopyOp>(op))
    return true;
  auto await = dyn_cast<AwaitOp>(op);
  auto start = await ? await.getFuture().getDefiningOp<CollectiveStartOp>() : CollectiveStartOp();
  return start && start.getKind() == CollectiveKind::AllReduce;
}

/// Whether a value is what a loop that stays has made.
static bool isMadeByLoop(Value value, const SymbolTable &symbols) {
  auto dispatch = value.getDefiningOp<DispatchOp>();
  auto kernel = dispatch ? symbols.lookup<func::FuncOp>(dispatch.getKernel()) : func::FuncOp();
  return kernel && !kernel.isExternal() && isa_and_nonnull<hlo::WhileOp>(getControlFlow(kernel));
}

KeptValues::KeptValues(func::FuncOp step)
    : step(step), block(step.getBody().front()), positions(block) {}

LogicalResult KeptValues::find(int64_t minBytes, int64_t trafficPerByte, StringRef option) {
  Forwards found(step);
  if (found.get().empty() || !found.areApart()) {
    InFlightDiagnostic diag = step.emitError();
    if (found.getCount() == 1)
      return diag << "has no op that reads a parameter together with data: there is no forward "
                     "whose values "
                  << option << " could move";
    return diag << "expects the " << found.getCount()
                << " micro-batches of --accumulate one after the other, "
                << "each of which reads a parameter as often together with data, found "
                << (found.get().empty() ? "no such parameter" : "some that are interleaved")
                << ": nothing tells the forwards whose values " << option
                << " could move; leave one of the two options away";
  }
  BufferMap buffers;
  if (failed(buffers.build(block)))
    return failure();
  SymbolTable symbols(step->getParentOfType<ModuleOp>());
  for (const Forward &forward : found.get()) {
    // What is made before the first micro-batch is alive in it; what is made between two is a sum
    // of gradients.
    int64_t first = turns.empty() ? 0 : positions.of(forward.first);
    turns.push_back(positions.of(forward.last));
    for (int64_t at = first; at <= turns.back(); ++at)
      if (makesValues(*positions.at(at)))
        for (Value result : positions.at(at)->getResults())
          if (found.isData(result) && isa<RankedTensorType>(result.getType()) &&
              getTensorBytes(result.getType()) >= minBytes)
            if (std::optional<KeptValue> one = consider(result, buffers)) {
              if (positions.between(one->lastForward, one->firstRead) / trafficPerByte >=
                  one->bytes)
                kept.push_back(*one);
              else if (isMadeByLoop(result, symbols))
                loopBytes += one->bytes;
            }
  }
  return success();
}

void KeptValues::warnOfLoops(StringRef option) {
  if (loopBytes > 0)
    step.emitWarning() << option << " leaves " << loopBytes
                       << " bytes whole on the device that loops which stay make in their rounds "
                          "for backward: a loop is one kernel, whose results are there together; "
                          "raise --unroll-limit, and each round's go for themselves";
}

std::optional<SmallVector<Read>> KeptValues::findReads(Value value) const {
  SmallVector<Read> reads;
  SmallVector<Value> pending{value};
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (auto view = dyn_cast<ViewOp>(user))
        pending.push_back(view.getResult());
      else if (isa<DispatchOp, GemmOp, CopyOp, CollectiveStartOp>(user))
        reads.push_back({&use, positions.of(user)});
      else
        return std::nullopt;
    }
  sortReads(reads);
  return reads;
}

std::optional<KeptValue> KeptValues::consider(Value value, const BufferMap &buffers) const {
  // What is made in a slot stays there.
  if (llvm::any_of(buffers.valuesOf(buffers.lookup(value).buffer), llvm::IsaPred<BlockArgument>))
    return std::nullopt;
  std::optional<SmallVector<Read>> reads = findReads(value);
  if (!reads)
    return std::nullopt;
  int64_t made = positions.of(value.getDefiningOp());
  KeptValue one{value, getTensorBytes(value.getType()), made, made, -1, turns.back()};
  for (const Read &read : *reads) {
    if (read.position <= one.turn)
      one.lastForward = read.position;
    else if (one.firstRead < 0)
      one.firstRead = read.position;
  }
  return one.firstRead < 0 ? std::nullopt : std::optional(one);
}

//===----------------------------------------------------------------------===//
// When they are back
//===----------------------------------------------------------------------===//

int64_t KeptValues::getMost(ArrayRef<KeptValue> values, int64_t KeptValue::*by) {
  llvm::MapVector<int64_t, int64_t> groups;
  int64_t most = 0;
  for (const KeptValue &one : values)
    most = std::max(most, groups[one.*by] += one.bytes);
  return most;
}

SmallVector<std::pair<size_t, int64_t>> KeptValues::placeReturns(ArrayRef<KeptValue> values,
                                                                 int64_t most) const {
  auto order = llvm::to_vector(llvm::seq<size_t>(0, values.size()));
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(values[a].firstRead, a) < std::pair(values[b].firstRead, b);
  });
  SmallVector<std::pair<size_t, int64_t>> placed;
  int64_t waiting = 0, at = 0;
  size_t unread = 0; // the first that is back and not read at `at`
  for (size_t index : order) {
    at = std::max(at, values[index].turn + 1);
    for (waiting += values[index].bytes; waiting > most; ++unread) {
      waiting -= values[order[unread]].bytes;
      at = std::max(at, values[order[unread]].firstRead + 1);
    }
    placed.push_back({index, at});
  }
  return placed;
}

void KeptValues::readBack(const KeptValue &one, Value back) const {
  llvm::DenseMap<Value, Value> views{{one.value, back}};
  // Readers that were added since have no position: they are forward's.
  SmallVector<Read> reads = *findReads(one.value);
  for (const Read &read : reads)
    if (read.position > one.turn)
      read.operand->set(rebuildView(read.operand->get(), read.operand->getOwner(), views));
}

} // namespace zero
