//===- VerifyScheduled.cpp - zero-verify-scheduled ------------------------------------===//
#include "ScheduleClaims.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Checks.h"
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
  EntryVerifier(func::FuncOp entry, SymbolTableCollection &symbols)
      : entry(entry), symbols(symbols), block(entry.getBody().front()), timeline(block) {}

  LogicalResult run() {
    if (failed(checkTypes()))
      return failure();
    for (Operation &op : block)
      if (failed(checkOp(op)))
        return failure();
    if (failed(buffers.build(block)))
      return failure();
    for (Operation &op : block)
      if (failed(checkWrites(op)))
        return failure();
    return success();
  }

private:
  /// Buffers are counted in bytes: every value has to have some.
  LogicalResult checkTypes() {
    auto check = [&](Operation *op, TypeRange types) -> LogicalResult {
      for (Type type : types)
        if (!isa<FutureType>(type) && !isCountableTensor(type))
          return op->emitOpError() << "has a value of type " << type
                                   << ", expected a tensor of numbers of static shape and at most "
                                      "2^52 elements";
      return success();
    };
    if (failed(check(entry, block.getArgumentTypes())))
      return failure();
    for (Operation &op : block)
      if (failed(check(&op, op.getResultTypes())))
        return failure();
    return success();
  }

  LogicalResult checkOp(Operation &op) {
    if (auto start = dyn_cast<CollectiveStartOp>(op))
      return checkStart(start);
    if (auto await = dyn_cast<AwaitOp>(op))
      return checkAwait(await);
    if (isa<func::ReturnOp, DispatchOp, GemmOp, CopyOp>(op) || isView(&op))
      return success();
    return op.emitOpError("is not scheduled: only kernels, library calls, views, copies and "
                          "asynchronous collectives may be left; run --zero-to-scheduled");
  }

  LogicalResult checkStart(CollectiveStartOp start) {
    if (start.getFuture().use_empty())
      return start.emitOpError("starts a collective that is never awaited; add a zero.await");
    if (!isa<AwaitOp>(*start.getFuture().user_begin()))
      return start.emitOpError("starts a collective whose future is no zero.await's");
    if (start.getStream() == Stream::Compute)
      return start.emitOpError("runs on the compute stream; collectives run on 'comm'");
    // Ranks agree on the order of a communicator's collectives only where one stream gives it.
    auto [entryIt, isNew] =
        streams.try_emplace({start.getMeshAttr(), start.getAxes()}, start.getStream());
    if (!isNew && entryIt->second != start.getStream())
      return start.emitOpError("uses a communicator that another stream uses too");
    return success();
  }

  LogicalResult checkAwait(AwaitOp await) {
    if (!await.getFuture().getDefiningOp<CollectiveStartOp>())
      return await.emitOpError("awaits a future that no collective of this entry gives");
    if (await.getStream() != Stream::Compute)
      return await.emitOpError() << "makes '" << stringifyStream(await.getStream())
                                 << "' wait; kernels that read the results run on 'compute'";
    return success();
  }

  /// Where an op writes, by a result of its own or over an operand, it must be the last to need the
  /// old bytes.
  LogicalResult checkWrites(Operation &op) {
    if (isView(&op))
      return success();
    for (OpResult result : op.getResults()) {
      if (!buffers.contains(result))
        continue;
      if (failed(checkLastReader(op, result)))
        return failure();
      for (OpResult other : op.getResults().take_front(result.getResultNumber()))
        if (buffers.lookup(result).overlaps(buffers.lookup(other)))
          return op.emitOpError() << "writes results " << other.getResultNumber() << " and "
                                  << result.getResultNumber() << " over each other";
    }
    auto aliasing = dyn_cast<BufferAliasInterface>(op);
    if (!aliasing)
      return success();
    for (const BufferAlias &alias : aliasing.getBufferAliases())
      if (alias.writes && failed(checkOwnIndex(op, alias)))
        return failure();
    return success();
  }

  LogicalResult checkLastReader(Operation &op, OpResult result) {
    BufferPart written = buffers.lookup(result);
    int64_t now = timeline.getBirth(result);
    for (Value value : buffers.valuesOf(written.buffer)) {
      if (!buffers.lookup(value).overlaps(written))
        continue;
      if (auto argument = dyn_cast<BlockArgument>(value))
        if (failed(checkArgument(op, argument)))
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

  LogicalResult checkArgument(Operation &op, BlockArgument argument) {
    auto role = entry.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
    int64_t next = role ? role.getNext() : -1;
    Operation *terminator = block.getTerminator();
    if (next < 0 || next >= static_cast<int64_t>(terminator->getNumOperands()) ||
        !buffers.lookup(terminator->getOperand(next)).overlaps(buffers.lookup(argument)))
      return op.emitOpError() << "writes over argument " << argument.getArgNumber()
                              << ", which this entry does not replace";
    return success();
  }

  /// A kernel that writes over an operand reads these bytes by no other name, and at the result's
  /// own index only, but for what an update replaces by definition.
  LogicalResult checkOwnIndex(Operation &op, const BufferAlias &alias) {
    BufferPart written = buffers.lookup(op.getResult(alias.result));
    auto dispatch = dyn_cast<DispatchOp>(op);
    func::FuncOp kernel;
    bool isUpdate = !dispatch;
    if (dispatch) {
      kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(dispatch, dispatch.getKernelAttr());
      isUpdate = llvm::is_contained(getUpdates(kernel), std::pair(alias.result, alias.operand));
    }
    for (auto [index, input] : llvm::enumerate(op.getOperands())) {
      BufferPart read = buffers.lookup(input);
      if (!read.overlaps(written) || (isUpdate && index == alias.operand))
        continue;
      bool isSamePlace = read.offset == written.offset && read.size == written.size;
      if (!dispatch || !isSamePlace || !readsAtOwnIndex(kernel, index))
        return op.emitOpError() << "writes result " << alias.result << " over operand " << index
                                << ", which the kernel reads at other indices";
    }
    return success();
  }

  func::FuncOp entry;
  SymbolTableCollection &symbols;
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
    SymbolTableCollection symbols;
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry->hasAttr("zero.kernel") && !entry.isExternal() &&
          failed(EntryVerifier(entry, symbols).run()))
        return signalPassFailure();
    if (failed(verifyScheduleClaims(module)))
      return signalPassFailure();
    setPhase(module, Phase::Scheduled);
  }
};

} // namespace
} // namespace zero
