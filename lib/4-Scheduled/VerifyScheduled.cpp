//===- VerifyScheduled.cpp - zero-verify-scheduled ------------------------------------===//
#include "ScheduleClaims.h"
#include "VerifyActivations.h"
#include "VerifyOffload.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/ControlPlan.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Target/Target.h"

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
  EntryVerifier(func::FuncOp entry, const Streams &streams, SymbolTableCollection &symbols)
      : entry(entry), streams(streams), symbols(symbols), block(entry.getBody().front()),
        timeline(block) {}

  LogicalResult run() {
    if (failed(checkTypes()) || failed(findStreams()))
      return failure();
    for (Operation &op : block)
      if (failed(checkOp(op)))
        return failure();
    if (failed(buffers.build(block)))
      return failure();
    for (Operation &op : block)
      if (failed(checkWrites(op)))
        return failure();
    return success(succeeded(verifyOffload(block, timeline)) &&
                   succeeded(verifyActivations(block, timeline)));
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
    FlatSymbolRefAttr stream = start.getStreamAttr();
    if (workStreams.contains(*streams.find(stream)))
      return start.emitOpError() << "runs on stream " << stream
                                 << ", which has kernels or copies; expected streams of their own "
                                    "for collectives";
    // Ranks agree on the order of a communicator's collectives only where one stream gives it.
    auto [known, isNew] = streamOf.try_emplace(start.getCommunicatorAttr(), stream);
    if (!isNew && known->second != stream)
      return start.emitOpError() << "uses communicator " << start.getCommunicatorAttr()
                                 << " on stream " << stream << ", which stream " << known->second
                                 << " uses too, expected one order of its collectives";
    return success();
  }

  /// What waits is what reads: a stream of collectives waits for one that its own collectives read.
  LogicalResult checkAwait(AwaitOp await) {
    if (!await.getFuture().getDefiningOp<CollectiveStartOp>())
      return await.emitOpError("awaits a future that no collective of this entry gives");
    unsigned stream = *streams.find(await.getStreamAttr());
    if (!collectiveStreams.contains(stream) || isReadOn(await.getResults(), stream))
      return success();
    return await.emitOpError() << "makes " << await.getStreamAttr()
                               << " wait, where only collectives run, none of which reads the "
                                  "results; expected the stream of what reads them";
  }

  /// Whether an op of the stream reads one of the values, or a view of it.
  bool isReadOn(ValueRange values, unsigned stream) {
    SmallVector<Value> pending(values);
    while (!pending.empty())
      for (Operation *user : pending.pop_back_val().getUsers()) {
        if (isView(user))
          llvm::append_range(pending, user->getResults());
        auto work = dyn_cast<EnqueuedOpInterface>(user);
        if (work && streams.find(work.getStreamAttr()) == stream)
          return true;
      }
    return false;
  }

  /// Fails where an op names no stream and the module has none.
  LogicalResult findStreams() {
    for (auto op : block.getOps<EnqueuedOpInterface>()) {
      std::optional<unsigned> stream = streams.find(op.getStreamAttr());
      if (!stream)
        return op->emitOpError("names no stream, and the module has none; expected a zero.stream");
      if (isa<CollectiveOpInterface>(op.getOperation()))
        collectiveStreams.insert(*stream);
      else if (!isa<AwaitOp>(op.getOperation()))
        workStreams.insert(*stream);
    }
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
        if (user == &op || (getLastRead(user) <= now && !isReadInTurns(op, user, value)))
          continue;
        InFlightDiagnostic diag = op.emitOpError()
                                  << "writes over a buffer whose old value is still read";
        diag.attachNote(user->getLoc()) << "read here afterwards";
        return diag;
      }
    }
    return success();
  }

  /// Whether `user` is the matmul that the kernel `op` runs by turns with, and reads `value` in
  /// later turns too.
  static bool isReadInTurns(Operation &op, Operation *user, Value value) {
    auto dispatch = dyn_cast<DispatchOp>(op);
    GemmOp gemm = dispatch ? getMatmulOfTurns(dispatch) : GemmOp();
    return gemm && gemm == user && llvm::any_of(gemm->getOpOperands(), [&](OpOperand &read) {
             return read.get() == value && !isOldResult(gemm, read);
           });
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
      if (!dispatch || !isSamePlace || !reads.find(kernel, index))
        return op.emitOpError() << "writes result " << alias.result << " over operand " << index
                                << ", which the kernel reads at other indices";
    }
    return success();
  }

  func::FuncOp entry;
  const Streams &streams;
  SymbolTableCollection &symbols;
  Block &block;
  Timeline timeline;
  BufferMap buffers;
  OwnIndexReads reads;
  llvm::SmallDenseSet<unsigned> workStreams, collectiveStreams;
  llvm::DenseMap<Attribute, FlatSymbolRefAttr> streamOf; // by communicator
};

struct VerifyScheduled : public impl::VerifyScheduledPassBase<VerifyScheduled> {
  void runOnOperation() override {
    markAllAnalysesPreserved(); // no op changes: not verified again
    ModuleOp module = getOperation();
    if (failed(expectPhaseToVerify(module, "zero-verify-scheduled", Phase::Scheduled)))
      return signalPassFailure();
    SymbolTableCollection symbols;
    Streams streams(module);
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry->hasAttr("zero.kernel") && !entry.isExternal() &&
          failed(EntryVerifier(entry, streams, symbols).run()))
        return signalPassFailure();
    if (failed(verifySchedules(module)) || failed(verifyWorkspaces(module)) ||
        failed(verifyReductions(module)) || failed(verifyControlFlow(module)) ||
        failed(verifyTurns(module)) || failed(verifyScheduleClaims(module)))
      return signalPassFailure();
    setPhase(module, Phase::Scheduled);
  }
};

} // namespace
} // namespace zero
