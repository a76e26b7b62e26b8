//===- VerifyScheduled.cpp - zero-verify-scheduled ------------------------------------===//
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Phase.h"

namespace zero {
#define GEN_PASS_DEF_VERIFYSCHEDULEDPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

class EntryVerifier {
public:
  explicit EntryVerifier(func::FuncOp entry)
      : entry(entry), block(entry.getBody().front()), timeline(block) {}

  LogicalResult run() {
    for (Operation &op : block)
      if (failed(checkOp(op)))
        return failure();
    if (failed(buffers.build(block)))
      return failure();
    for (Operation &op : block)
      if (failed(checkOverwrites(op)))
        return failure();
    return success();
  }

private:
  LogicalResult checkOp(Operation &op) {
    if (auto start = dyn_cast<CollectiveStartOp>(op))
      return checkStart(start);
    if (isa<func::ReturnOp, DispatchOp, GemmOp, CopyOp, AwaitOp>(op) || isView(&op))
      return success();
    return op.emitOpError("is not scheduled: only kernels, library calls, views, copies and "
                          "asynchronous collectives may be left; run --zero-to-scheduled");
  }

  LogicalResult checkStart(CollectiveStartOp start) {
    if (start.getFuture().use_empty())
      return start.emitOpError("starts a collective that is never awaited; add a zero.await");
    if (start.getStream() == Stream::Compute)
      return start.emitOpError("runs on the compute stream; collectives run on 'comm'");
    // Ranks agree on the order of a communicator's collectives only where one stream gives it.
    auto [entryIt, isNew] =
        streams.try_emplace({start.getMeshAttr(), start.getAxes()}, start.getStream());
    if (!isNew && entryIt->second != start.getStream())
      return start.emitOpError("uses a communicator that another stream uses too");
    return success();
  }

  /// An op that writes over an operand must be the last to read the old bytes.
  LogicalResult checkOverwrites(Operation &op) {
    auto aliasing = dyn_cast<BufferAliasInterface>(op);
    if (!aliasing)
      return success();
    for (const BufferAlias &alias : aliasing.getBufferAliases()) {
      if (!alias.writes)
        continue;
      Value target = op.getOperand(alias.operand), result = op.getResult(alias.result);
      if (failed(checkLastReader(op, target, result)) || failed(checkOwnIndex(op, alias, target)))
        return failure();
    }
    return success();
  }

  LogicalResult checkLastReader(Operation &op, Value target, Value result) {
    BufferPart written = buffers.lookup(target);
    int64_t now = timeline.getPosition(&op);
    for (Value value : buffers.valuesOf(written.buffer)) {
      if (!buffers.lookup(value).overlaps(written))
        continue;
      if (auto argument = dyn_cast<BlockArgument>(value))
        if (failed(checkArgument(op, argument, result)))
          return failure();
      if (getOrigin(value) >= now)
        continue; // made by this op or later
      for (Operation *user : value.getUsers()) {
        if (user == &op || getLastRead(user) <= now)
          continue;
        InFlightDiagnostic diag = op.emitOpError()
                                  << "writes over a buffer whose old value is still read";
        diag.attachNote(user->getLoc()) << "read here afterwards";
        return diag;
      }
    }
    return success();
  }

  /// When `user` is done with what it reads: packed values are read by the pack's users.
  int64_t getLastRead(Operation *user) {
    auto pack = dyn_cast<PackOp>(user);
    if (!pack)
      return isView(user) ? -1 : timeline.getEnd(user);
    return timeline.getLastUse(pack.getFlat());
  }

  /// When the value that `value` names was made. Packed bytes are judged by the operands.
  int64_t getOrigin(Value value) {
    while (Operation *def = value.getDefiningOp()) {
      if (isa<PackOp>(def))
        return INT64_MAX;
      if (!isView(def))
        break;
      value = def->getOperand(0);
    }
    return timeline.getBirth(value);
  }

  LogicalResult checkArgument(Operation &op, BlockArgument argument, Value result) {
    auto role = entry.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
    int64_t next = role ? role.getNext() : -1;
    Operation *terminator = block.getTerminator();
    if (next < 0 || next >= static_cast<int64_t>(terminator->getNumOperands()) ||
        !buffers.lookup(terminator->getOperand(next)).overlaps(buffers.lookup(argument)))
      return op.emitOpError() << "writes over argument " << argument.getArgNumber()
                              << ", which this entry does not replace";
    return success();
  }

  LogicalResult checkOwnIndex(Operation &op, const BufferAlias &alias, Value target) {
    auto dispatch = dyn_cast<DispatchOp>(op);
    if (!dispatch)
      return success();
    auto kernel =
        SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(dispatch, dispatch.getKernelAttr());
    if (llvm::is_contained(getUpdates(kernel), std::pair(alias.result, alias.operand)))
      return success();
    BufferPart written = buffers.lookup(target);
    for (auto [index, input] : llvm::enumerate(dispatch.getInputs()))
      if (buffers.lookup(input).overlaps(written) && !readsAtOwnIndex(kernel, index))
        return dispatch.emitOpError() << "writes result " << alias.result << " over operand "
                                      << index << ", which the kernel reads at other indices";
    return success();
  }

  func::FuncOp entry;
  Block &block;
  Timeline timeline;
  BufferMap buffers;
  llvm::DenseMap<std::pair<Attribute, Attribute>, Stream> streams;
};

struct VerifyScheduled : public impl::VerifyScheduledPassBase<VerifyScheduled> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhaseToVerify(module, "zero-verify-scheduled", Phase::Scheduled)))
      return signalPassFailure();
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry->hasAttr("zero.kernel") && !entry.isExternal() &&
          failed(EntryVerifier(entry).run()))
        return signalPassFailure();
    setPhase(module, Phase::Scheduled);
  }
};

} // namespace
} // namespace zero
