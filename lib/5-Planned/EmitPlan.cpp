//===- EmitPlan.cpp - Entry functions over places in the arena
//-----------------------------------===//
//
// Every await makes compute wait for the collective and all before it on its stream. A start waits
// for the last compute work that wrote what it reads or touched what it writes, no more: a gather
// of the next unit does not wait for the kernels that stand before it. Buffers of disjoint
// lifetimes in block order are ordered by these edges.
//===------------------------------------------------------------------------===//
#include "EmitPlan.h"
#include "ByteMap.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

class PlanEmitter {
public:
  PlanEmitter(EntryBuffers &entry, const SlotTable &table)
      : entry(entry), table(table), builder(entry.getBlock().getParentOp()->getContext()),
        writers(), body(new Block) {
    builder.setInsertionPointToEnd(body);
  }

  SmallVector<SmallVector<int64_t>> run() {
    findAwaited();
    Operation *terminator = entry.getBlock().getTerminator();
    for (Operation &op : entry.getBlock().without_terminator())
      emit(op);
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

  ArrayAttr placesOf(ValueRange values) {
    SmallVector<Attribute> places;
    for (Value value : values)
      places.push_back(entry.getPlace(value));
    return builder.getArrayAttr(places);
  }

  StreamAttr stream(Stream which) { return StreamAttr::get(builder.getContext(), which); }

  //===--------------------------------------------------------------------===//
  // Work
  //===--------------------------------------------------------------------===//

  void emit(Operation &op) {
    if (auto dispatch = dyn_cast<DispatchOp>(op))
      return emitDispatch(dispatch);
    if (auto gemm = dyn_cast<GemmOp>(op))
      return emitGemm(gemm);
    if (auto copy = dyn_cast<CopyOp>(op)) {
      ArrayAttr from = writersOf(copy.getOperand());
      Operation *launch =
          emitCopy(op.getLoc(), entry.getPlace(copy.getOperand()), entry.getPlace(copy.getResult()),
                   number(copy->getResults()), from);
      return noteCompute(launch, copy.getOperand(), copy.getResult());
    }
    if (auto start = dyn_cast<CollectiveStartOp>(op))
      return emitStart(start);
    if (auto await = dyn_cast<AwaitOp>(op))
      return emitAwait(await);
  }

  void emitDispatch(DispatchOp op) {
    ArrayAttr from = writersOf(op.getInputs());
    auto launch = LaunchOp::create(builder, op.getLoc(), op.getKernelAttr(),
                                   placesOf(op.getInputs()), placesOf(op.getResults()),
                                   stream(Stream::Compute), number(op.getResults()), from);
    noteCompute(launch, op.getInputs(), op.getResults());
  }

  void emitGemm(GemmOp op) {
    SmallVector<Value> reads = {op.getA(), op.getB()};
    if (op.getInit())
      reads.push_back(op.getInit());
    ArrayAttr from = writersOf(reads);
    AtAttr workspace = op.getWorkspace() ? entry.getPlace(op.getWorkspace()) : AtAttr();
    auto launch = LaunchGemmOp::create(
        builder, op.getLoc(), entry.getPlace(op.getA()), entry.getPlace(op.getB()),
        entry.getPlace(op.getC()), workspace, stream(Stream::Compute), op.getMAttr(), op.getNAttr(),
        op.getKAttr(), op.getBatchAttr(), op.getAStridesAttr(), op.getBStridesAttr(),
        op.getCStridesAttr(), op.getAOffsetAttr(), op.getBOffsetAttr(),
        op.getInit() ? builder.getUnitAttr() : UnitAttr(), number(op->getResults()), from);
    noteCompute(launch, reads, op->getResults());
  }

  Operation *emitCopy(Location loc, AtAttr from, AtAttr to, IntegerAttr id, ArrayAttr writers) {
    return LaunchCopyOp::create(builder, loc, from, to, stream(Stream::Compute), id, writers);
  }

  //===--------------------------------------------------------------------===//
  // Collectives and events
  //===--------------------------------------------------------------------===//

  /// The awaits that say something new: not those behind one for a later collective.
  void findAwaited() {
    llvm::DenseMap<Value, int64_t> starts;
    int64_t reached = -1;
    for (Operation &op : entry.getBlock()) {
      if (auto start = dyn_cast<CollectiveStartOp>(op))
        starts[start.getFuture()] = starts.size();
      auto await = dyn_cast<AwaitOp>(op);
      if (!await || starts.lookup(await.getFuture()) <= reached)
        continue;
      reached = starts.lookup(await.getFuture());
      telling.insert(await);
    }
  }

  ByteRange rangeOf(Value value) {
    AtAttr place = entry.getPlace(value);
    return {place.getOffset(), place.getOffset() + place.getBytes()};
  }

  /// Remembers which bytes a launch on the compute stream touches.
  void noteCompute(Operation *launch, ValueRange reads, ValueRange writes) {
    unsigned number = computeLaunches.size();
    computeLaunches.push_back(launch);
    for (Value value : reads)
      touched.write(rangeOf(value), number);
    for (Value value : writes) {
      touched.write(rangeOf(value), number);
      written.write(rangeOf(value), number);
    }
  }

  /// Makes the start's stream wait for the compute work that it depends on.
  void waitForCompute(CollectiveStartOp start, AwaitOp await) {
    int64_t needed = -1;
    auto collect = [&](const ByteMap &map, Value value) {
      map.forEach(rangeOf(value), [&](ByteRange, const ByteMap::State &state) {
        if (state.writer != ByteMap::kNobody)
          needed = std::max<int64_t>(needed, state.writer);
      });
    };
    for (Value operand : start.getOperands())
      collect(written, operand);
    for (Value result : await.getResults())
      collect(touched, result);
    if (needed <= waitedFor)
      return;
    waitedFor = needed;
    auto event = builder.getI64IntegerAttr(nextEvent++);
    OpBuilder after(builder.getContext());
    after.setInsertionPointAfter(computeLaunches[needed]);
    RecordOp::create(after, start.getLoc(), event, stream(Stream::Compute));
    WaitOp::create(builder, start.getLoc(), event, start.getStreamAttr());
  }

  void emitStart(CollectiveStartOp start) {
    Location loc = start.getLoc();
    auto await = cast<AwaitOp>(*start.getFuture().user_begin());
    waitForCompute(start, await);
    ArrayAttr from = writersOf(start.getOperands());
    LaunchCollectiveOp::create(builder, loc, start.getKindAttr(), start.getReduceAttr(),
                               placesOf(start.getOperands()), placesOf(await.getResults()),
                               start.getUnitsAttr(), start.getStreamAttr(), start.getMeshAttr(),
                               start.getAxesAttr(), number(await.getResults()), from);
    if (!telling.contains(await))
      return;
    events[await] = nextEvent;
    RecordOp::create(builder, loc, builder.getI64IntegerAttr(nextEvent++), start.getStreamAttr());
  }

  void emitAwait(AwaitOp await) {
    auto event = events.find(await);
    if (event != events.end())
      WaitOp::create(builder, await.getLoc(), builder.getI64IntegerAttr(event->second),
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
    auto placeOfTemporary = [&](const ResultCopy &copy, Value value) {
      return AtAttr::get(builder.getContext(), entry.buffers[copy.temporary].offset,
                         cast<RankedTensorType>(value.getType()));
    };
    for (const ResultCopy &copy : entry.copies) {
      if (copy.temporary < 0)
        continue;
      Value value = terminator->getOperand(copy.result);
      ArrayAttr from = list(results[copy.result]);
      results[copy.result] = {nextId};
      emitCopy(terminator->getLoc(), entry.getPlace(value), placeOfTemporary(copy, value),
               number({}), from);
    }
    for (const ResultCopy &copy : entry.copies) {
      Value value = terminator->getOperand(copy.result);
      AtAttr source = copy.temporary < 0 ? entry.getPlace(value) : placeOfTemporary(copy, value);
      int64_t offset = table.getSlots()[entry.getSlots().results[copy.result]].offset;
      AtAttr target = AtAttr::get(builder.getContext(), offset, source.getType());
      ArrayAttr from = list(results[copy.result]);
      results[copy.result] = {nextId};
      emitCopy(terminator->getLoc(), source, target, number({}), from);
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

  EntryBuffers &entry;
  const SlotTable &table;
  OpBuilder builder;
  llvm::DenseMap<Value, SmallVector<int64_t>> writers;
  llvm::DenseSet<Operation *> telling;
  llvm::DenseMap<Operation *, int64_t> events;
  int64_t nextId = 0, nextEvent = 0;
  /// Launches on the compute stream, the one that touched (wrote) each byte last, and the last one
  /// that the communication stream has waited for.
  SmallVector<Operation *> computeLaunches;
  ByteMap touched, written;
  int64_t waitedFor = -1;
  Block *body;
};

} // namespace

SmallVector<SmallVector<int64_t>> emitPlan(EntryBuffers &entry, const SlotTable &table) {
  return PlanEmitter(entry, table).run();
}

} // namespace zero
