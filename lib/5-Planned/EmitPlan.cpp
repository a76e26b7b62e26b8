//===- EmitPlan.cpp - Entry functions over allocations in the arena ------------------------===//
//
// Every await makes its stream wait for the collective and all before it on its stream. Beyond
// that, a launch waits for the last launch of each other stream that wrote what it reads or touched
// what it writes, no more: a gather of the next unit does not wait for the kernels that stand
// before it. Buffers of disjoint lifetimes in block order are ordered by these edges. Saves of
// states stand first, on a stream of their own: what overwrites a state waits for its save.
//===------------------------------------------------------------------------===//
#include "EmitPlan.h"
#include "StreamOrder.h"
#include "mlir/IR/Builders.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Target/Staging.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

class PlanEmitter {
public:
  PlanEmitter(EntryBuffers &entry, const SlotTable &table, const Streams &streams,
              const StateSaves &saves)
      : entry(entry), table(table), streams(streams),
        spaces(entry.getBlock().getParentOp()->getParentOfType<ModuleOp>()), saves(saves),
        builder(entry.getBlock().getParentOp()->getContext()), order(streams.size()),
        body(new Block) {
    builder.setInsertionPointToEnd(body);
  }

  FailureOr<SmallVector<SmallVector<int64_t>>> run() {
    findAwaited();
    emitSaves();
    Operation *terminator = entry.getBlock().getTerminator();
    for (Operation &op : entry.getBlock().without_terminator())
      if (failed(emit(op)))
        return failure();
    SmallVector<SmallVector<int64_t>> results;
    for (Value value : terminator->getOperands())
      results.push_back(getWriters(value));
    emitResultCopies(terminator, results);
    func::ReturnOp::create(builder, terminator->getLoc());
    replaceBody();
    return results;
  }

private:
  //===--------------------------------------------------------------------===//
  // Whose bytes a value has
  //===--------------------------------------------------------------------===//

  SmallVector<int64_t> getWriters(Value value) {
    auto known = writers.find(value);
    if (known != writers.end())
      return known->second;
    SmallVector<int64_t> found = {-1}; // an argument: what the slot held
    if (Operation *def = value.getDefiningOp()) {
      found.clear();
      for (Value operand : def->getOperands()) // views; everything else is in the table
        for (int64_t writer : getWriters(operand))
          if (!llvm::is_contained(found, writer))
            found.push_back(writer);
    }
    writers[value] = found;
    return found;
  }

  ArrayAttr writersOf(ValueRange values) {
    SmallVector<Attribute> lists;
    for (Value value : values)
      lists.push_back(builder.getDenseI64ArrayAttr(getWriters(value)));
    return builder.getArrayAttr(lists);
  }

  IntegerAttr number(ValueRange results) {
    for (Value result : results)
      writers[result] = {nextId};
    return builder.getI64IntegerAttr(nextId++);
  }

  ArrayAttr allocationsOf(ValueRange values) {
    SmallVector<Attribute> allocations;
    for (Value value : values)
      allocations.push_back(entry.getAllocation(value));
    return builder.getArrayAttr(allocations);
  }

  AllocationAttr workspaceOf(Value workspace) {
    return workspace ? entry.getAllocation(workspace) : AllocationAttr();
  }

  /// The stream that an op names, or the one it runs on without.
  FlatSymbolRefAttr streamOf(EnqueuedOpInterface op) {
    return op.getStreamAttr() ? op.getStreamAttr() : getFirstStream();
  }
  FlatSymbolRefAttr getFirstStream() { return FlatSymbolRefAttr::get(streams[0].getSymNameAttr()); }
  unsigned numberOf(EnqueuedOpInterface op) { return *streams.find(op.getStreamAttr()); }

  //===--------------------------------------------------------------------===//
  // Work
  //===--------------------------------------------------------------------===//

  LogicalResult emit(Operation &op) {
    if (isView(&op))
      return success();
    if (auto dispatch = dyn_cast<DispatchOp>(op))
      emitDispatch(dispatch);
    else if (auto gemm = dyn_cast<GemmOp>(op))
      emitGemm(gemm);
    else if (auto copy = dyn_cast<CopyOp>(op))
      emitCopy(copy);
    else if (auto start = dyn_cast<CollectiveStartOp>(op))
      emitStart(start);
    else if (auto await = dyn_cast<AwaitOp>(op))
      emitAwait(await);
    else
      return op.emitOpError("has no launch in a plan; run --zero-to-scheduled first");
    return success();
  }

  void emitDispatch(DispatchOp op) {
    ArrayAttr from = writersOf(op.getInputs());
    waitForOthers(LaunchOp::create(builder, op.getLoc(), op.getKernelAttr(),
                                   allocationsOf(op.getInputs()), allocationsOf(op.getResults()),
                                   workspaceOf(op.getWorkspace()), streamOf(op),
                                   number(op->getResults()), from));
  }

  void emitGemm(GemmOp op) {
    SmallVector<Value> reads = {op.getA(), op.getB()};
    for (Value added : {op.getInit(), op.getBias(), op.getAddend()})
      if (added)
        reads.push_back(added);
    auto allocationOf = [&](Value value) {
      return value ? entry.getAllocation(value) : AllocationAttr();
    };
    ArrayAttr from = writersOf(reads);
    auto launch = LaunchGemmOp::create(
        builder, op.getLoc(), entry.getAllocation(op.getA()), entry.getAllocation(op.getB()),
        entry.getAllocation(op.getC()), workspaceOf(op.getWorkspace()), allocationOf(op.getBias()),
        allocationOf(op.getAddend()), allocationOf(op.getSums()), op.getSummedAttr(), streamOf(op),
        op.getMAttr(), op.getNAttr(), op.getKAttr(), op.getBatchAttr(), op.getAStridesAttr(),
        op.getBStridesAttr(), op.getCStridesAttr(), op.getAOffsetAttr(), op.getBOffsetAttr(),
        op.getInit() ? builder.getUnitAttr() : UnitAttr(), number(op->getResults()), from);
    if (isTf32(op))
      launch->setAttr(kTf32, builder.getUnitAttr());
    if (Attribute turns = getTurns(op))
      launch->setAttr(kTurnsAttr, turns);
    DispatchOp behind = getKernelOfTurns(op);
    waitForOthers(launch, behind);
  }

  void emitCopy(CopyOp op) {
    ArrayAttr from = writersOf(op.getOperand());
    emitCopy(op.getLoc(), streamOf(op), entry.getAllocation(op.getOperand()),
             entry.getAllocation(op.getResult()), number(op->getResults()), from);
  }

  void emitCopy(Location loc, FlatSymbolRefAttr stream, AllocationAttr from, AllocationAttr to,
                IntegerAttr id, ArrayAttr writers) {
    waitForOthers(LaunchCopyOp::create(builder, loc, from, to, stream, id, writers));
  }

  /// What is replaced first is copied first.
  void emitSaves() {
    Operation *terminator = entry.getBlock().getTerminator();
    auto maker = [&](const StateSave &save) {
      return save.result < 0 ? nullptr : terminator->getOperand(save.result).getDefiningOp();
    };
    SmallVector<StateSave> list(saves.list);
    llvm::stable_sort(list, [&](const StateSave &a, const StateSave &b) {
      Operation *first = maker(a), *second = maker(b);
      return first && (!second || first->isBeforeInBlock(second));
    });
    for (const StateSave &save : list) {
      ArrayAttr from = builder.getArrayAttr({builder.getDenseI64ArrayAttr({-1})});
      auto launch = LaunchSaveOp::create(builder, terminator->getLoc(), save.source, save.target,
                                         save.over, saves.stream, number({}), from);
      // Its memory is nobody else's.
      order.add(numberOf(launch), launch, rangesOf({save.source}), {});
    }
  }

  //===--------------------------------------------------------------------===//
  // Collectives and events
  //===--------------------------------------------------------------------===//

  /// The awaits that say something new: not those behind one for a later collective of that stream,
  /// nor those on the collective's own stream.
  void findAwaited() {
    llvm::DenseMap<Value, int64_t> starts;
    llvm::DenseMap<std::pair<unsigned, unsigned>, int64_t> reached; // by both streams
    for (Operation &op : entry.getBlock()) {
      if (auto start = dyn_cast<CollectiveStartOp>(op))
        starts[start.getFuture()] = starts.size() + 1;
      auto await = dyn_cast<AwaitOp>(op);
      if (!await)
        continue;
      auto start = await.getFuture().getDefiningOp<CollectiveStartOp>();
      int64_t &last = reached[{numberOf(await), numberOf(start)}];
      if (numberOf(await) == numberOf(start) || starts.lookup(start.getFuture()) <= last)
        continue;
      last = starts.lookup(start.getFuture());
      telling.insert(await);
    }
  }

  /// Bytes of different spaces have different numbers.
  SmallVector<ByteRange> rangesOf(ArrayRef<AllocationAttr> allocations) const {
    return llvm::map_to_vector(allocations, [&](AllocationAttr allocation) -> ByteRange {
      int64_t begin =
          (int64_t(*spaces.find(allocation.getSpace())) << kSpaceShift) + allocation.getOffset();
      return {begin, begin + allocation.getBytes()};
    });
  }

  SmallVector<AllocationAttr> listAllocations(ValueRange values) const {
    return llvm::map_to_vector(values, [&](Value value) { return entry.getAllocation(value); });
  }

  /// Makes a new launch wait for the launches of other streams that it depends on, or that the
  /// kernel `behind`, which runs by turns with it, depends on.
  void waitForOthers(LaunchOpInterface launch, DispatchOp behind = {}) {
    unsigned stream = numberOf(launch);
    SmallVector<ByteRange> reads = rangesOf(launch.getReads()),
                           writes = rangesOf(launch.getWrites());
    llvm::append_range(writes, rangesOf(launch.getScratch()));
    SmallVector<ByteRange> allReads(reads), allWrites(writes);
    if (behind) {
      llvm::append_range(allReads, rangesOf(listAllocations(behind.getInputs())));
      llvm::append_range(allWrites, rangesOf(listAllocations(behind->getResults())));
    }
    SmallVector<int64_t> all;
    for (unsigned other = 0; other < order.size(); ++other)
      all.push_back(order.findNeeded(stream, other, allReads, allWrites));
    for (auto [other, needed] : llvm::enumerate(all)) {
      // Of several launches one may have waited for another.
      bool isCovered = llvm::any_of(llvm::enumerate(all), [&](auto entry) {
        auto [later, number] = entry;
        return later != other && number >= 0 && order.isBehind(later, number, other, needed);
      });
      if (needed < 0 || isCovered)
        continue;
      order.wait(stream, other, needed);
      auto event = builder.getI64IntegerAttr(nextEvent++);
      LaunchOpInterface last = cast<LaunchOpInterface>(order.getLaunch(other, needed));
      OpBuilder at(builder.getContext());
      auto gemm = dyn_cast<LaunchGemmOp>(last.getOperation());
      at.setInsertionPointAfter(gemm && getTurns(gemm) ? gemm->getNextNode() : last.getOperation());
      RecordOp::create(at, launch.getLoc(), event, last.getStreamAttr());
      at.setInsertionPoint(launch);
      WaitOp::create(at, launch.getLoc(), event, launch.getStreamAttr());
    }
    order.add(stream, launch, reads, writes);
  }

  void emitStart(CollectiveStartOp start) {
    Location loc = start.getLoc();
    auto await = cast<AwaitOp>(*start.getFuture().user_begin());
    ArrayAttr from = writersOf(start.getOperands());
    auto launch = LaunchCollectiveOp::create(
        builder, loc, start.getKindAttr(), start.getReduceAttr(),
        allocationsOf(start.getOperands()), allocationsOf(await.getResults()), start.getUnitsAttr(),
        start.getPiecesAttr(), start.getStreamAttr(), start.getCommunicatorAttr(),
        number(await.getResults()), from);
    if (Attribute folds = start->getAttr(kFoldsAttr))
      launch->setAttr(kFoldsAttr, folds);
    waitForOthers(launch);
    if (!telling.contains(await))
      return;
    events[await] = {nextEvent, order.getLast(numberOf(start))};
    RecordOp::create(builder, loc, builder.getI64IntegerAttr(nextEvent++), start.getStreamAttr());
  }

  void emitAwait(AwaitOp await) {
    auto event = events.find(await);
    if (event == events.end())
      return;
    auto start = await.getFuture().getDefiningOp<CollectiveStartOp>();
    order.wait(numberOf(await), numberOf(start), event->second.launch);
    WaitOp::create(builder, await.getLoc(), builder.getI64IntegerAttr(event->second.number),
                   await.getStreamAttr());
  }

  //===--------------------------------------------------------------------===//
  // The end of the entry
  //===--------------------------------------------------------------------===//

  /// First out of slots, then into slots, so that no copy reads what another has written.
  void emitResultCopies(Operation *terminator, SmallVector<SmallVector<int64_t>> &results) {
    auto list = [&](ArrayRef<int64_t> ids) {
      return builder.getArrayAttr({builder.getDenseI64ArrayAttr(ids)});
    };
    auto allocationOfTemporary = [&](const ResultCopy &copy, Value value) {
      return AllocationAttr::get(builder.getContext(), entry.buffers[copy.temporary].offset,
                                 cast<RankedTensorType>(value.getType()));
    };
    for (const ResultCopy &copy : entry.copies) {
      if (copy.temporary < 0)
        continue;
      Value value = terminator->getOperand(copy.result);
      ArrayAttr from = list(results[copy.result]);
      results[copy.result] = {nextId};
      emitCopy(terminator->getLoc(), getFirstStream(), entry.getAllocation(value),
               allocationOfTemporary(copy, value), number({}), from);
    }
    for (const ResultCopy &copy : entry.copies) {
      Value value = terminator->getOperand(copy.result);
      AllocationAttr source =
          copy.temporary < 0 ? entry.getAllocation(value) : allocationOfTemporary(copy, value);
      const Slot &slot = table.getSlots()[entry.getSlots().results[copy.result]];
      AllocationAttr target =
          AllocationAttr::get(builder.getContext(), slot.offset, source.getType(), slot.space);
      ArrayAttr from = list(results[copy.result]);
      results[copy.result] = {nextId};
      emitCopy(terminator->getLoc(), getFirstStream(), source, target, number({}), from);
    }
  }

  void replaceBody() {
    func::FuncOp function = entry.getSlots().entry;
    function.setAllArgAttrs(ArrayRef<DictionaryAttr>(
        SmallVector<DictionaryAttr>(function.getNumArguments(), builder.getDictionaryAttr({}))));
    function.setAllResultAttrs(ArrayRef<DictionaryAttr>(
        SmallVector<DictionaryAttr>(function.getNumResults(), builder.getDictionaryAttr({}))));
    Block &old = entry.getBlock();
    function.getBody().push_back(body);
    old.dropAllDefinedValueUses();
    old.erase();
    function.setType(builder.getFunctionType({}, {}));
  }

  /// What an await waits for: an event behind a launch of its start's stream.
  struct Event {
    int64_t number, launch;
  };

  EntryBuffers &entry;
  const SlotTable &table;
  const Streams &streams;
  Spaces spaces;
  const StateSaves &saves;
  OpBuilder builder;
  StreamOrder order;
  llvm::DenseMap<Value, SmallVector<int64_t>> writers;
  llvm::DenseSet<Operation *> telling;
  llvm::DenseMap<Operation *, Event> events;
  int64_t nextId = 0, nextEvent = 0;
  Block *body;
};

} // namespace

FailureOr<SmallVector<SmallVector<int64_t>>> emitPlan(EntryBuffers &entry, const SlotTable &table,
                                                      const Streams &streams,
                                                      const StateSaves &saves) {
  return PlanEmitter(entry, table, streams, saves).run();
}

} // namespace zero
