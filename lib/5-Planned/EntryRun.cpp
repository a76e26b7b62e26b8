#include "EntryRun.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

LogicalResult EntryRun::run() {
  // Number -1: what the slots hold before.
  writers.resize(2);
  numbers[-1] = kArguments;
  for (ByteRange range : kept)
    bytes.write(range, kKept);
  for (SlotOp slot : slots)
    if (static_cast<int64_t>(slot.getArg()) >= 0) {
      ByteRange range = memory.rangeOf(slot.getAllocation());
      writers[kArguments].ranges.push_back(range);
      bytes.write(range, kArguments);
    }
  Block &body = entry.getBody().front();
  mostEvents = std::distance(body.begin(), body.end());
  for (Operation &op : body.without_terminator())
    if (failed(step(op)))
      return failure();
  return checkEnd();
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

LogicalResult EntryRun::step(Operation &op) {
  if (auto mark = dyn_cast<RecordOp>(op))
    return record(mark);
  if (auto mark = dyn_cast<WaitOp>(op))
    return wait(mark);
  if (auto work = dyn_cast<LaunchOpInterface>(op))
    return launch(work);
  return op.emitOpError("is not part of a plan: only launches, records and waits may be left; "
                        "run --zero-to-planned");
}

LogicalResult EntryRun::record(RecordOp op) {
  // The runtime has a table of them.
  int64_t event = op.getEvent();
  if (event < 0 || event >= mostEvents)
    return op.emitOpError() << "records event " << event << ", expected a number from 0 and below "
                            << mostEvents << ", the number of ops of the entry";
  if (!events.try_emplace(event, clocks[*streams.find(op.getStreamAttr())]).second)
    return op.emitOpError() << "records event " << event << " a second time";
  return success();
}

LogicalResult EntryRun::wait(WaitOp op) {
  auto event = events.find(op.getEvent());
  if (event == events.end())
    return op.emitOpError() << "waits for event " << op.getEvent()
                            << ", which nothing has recorded before";
  for (auto [own, other] :
       llvm::zip_equal(clocks[*streams.find(op.getStreamAttr())], event->second))
    own = std::max(own, other);
  return success();
}

/// Whether what launch `before` does is over when launch `after` begins.
bool EntryRun::happensBefore(unsigned before, unsigned after) {
  if (before == kArguments || before == after)
    return true;
  if (before == kKept)
    return false;
  unsigned stream = writers[before].stream;
  return writers[after].time[stream] >= writers[before].time[stream];
}

/// Ranks agree on the order of a communicator's collectives only where one stream gives it, and a
/// stream that waits for other ranks is no place for work that does not.
LogicalResult EntryRun::checkStream(LaunchOpInterface op) {
  FlatSymbolRefAttr stream = op.getStreamAttr();
  unsigned number = *streams.find(stream);
  auto collective = dyn_cast<CollectiveOpInterface>(op.getOperation());
  Operation *&first = collective ? uses[number].collective : uses[number].other;
  if (!first)
    first = op;
  if (uses[number].collective && uses[number].other) {
    InFlightDiagnostic diag =
        op->emitOpError() << "runs on stream " << stream
                          << ", which has collectives and other work; expected streams of their "
                             "own for collectives";
    diag.attachNote((collective ? uses[number].other : uses[number].collective)->getLoc())
        << "this one runs there too";
    return diag;
  }
  if (!collective)
    return success();
  auto [known, isNew] = streamOf.try_emplace(collective.getCommunicatorAttr(), number);
  if (isNew || known->second == number)
    return success();
  return op->emitOpError() << "uses communicator " << collective.getCommunicatorAttr()
                           << " on stream " << stream << ", which stream "
                           << FlatSymbolRefAttr::get(streams[known->second].getSymNameAttr())
                           << " uses too, expected one order of its collectives";
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

LogicalResult EntryRun::checkAllocations(LaunchOpInterface op) {
  for (const auto &allocations : {op.getReads(), op.getWrites(), op.getScratch()})
    for (AllocationAttr allocation : allocations) {
      if (failed(memory.check(op, allocation)))
        return failure();
      if (memory.isHost(allocation) && !op.reachesHost())
        return op->emitOpError() << "uses " << allocation
                                 << " in memory of the host, where only copies reach";
      memory.use(allocation);
    }
  return op.verifyLaunch();
}

LogicalResult EntryRun::launch(LaunchOpInterface op) {
  if (failed(checkAllocations(op)))
    return failure();
  live.begin(op);
  unsigned stream = *streams.find(op.getStreamAttr());
  ++clocks[stream][stream];
  SmallVector<AllocationAttr> reads = op.getReads();
  ArrayAttr from = op.getFromAttr();
  if (!from || from.size() != reads.size())
    return op->emitOpError() << "expects 'from' to name the launches behind each of its "
                             << reads.size() << " reads";
  unsigned self = writers.size();
  if (op.getId() < 0 || !numbers.try_emplace(op.getId(), self).second)
    return op->emitOpError() << "expects a number of its own as 'id', found " << op.getId();
  writers.push_back({op, stream, clocks[stream], {}});
  if (failed(checkStream(op)) || failed(checkReads(op, self)))
    return failure();
  for (const auto &allocations : {op.getWrites(), op.getScratch()})
    for (AllocationAttr allocation : allocations) {
      if (failed(checkInside(op, allocation)) || failed(checkWrite(op, allocation, self)))
        return failure();
      ByteRange range = memory.rangeOf(allocation);
      bytes.write(range, self);
      if (isCounted(range))
        live.write(range);
      writers[self].ranges.push_back(range);
    }
  return checkInPlace(op);
}

LogicalResult EntryRun::checkInside(Operation *op, AllocationAttr allocation) {
  int64_t width = std::clamp<int64_t>(getElementBytes(allocation.getType().getElementType()), 1, 8);
  if (allocation.getOffset() % width != 0)
    return op->emitOpError() << "expects " << allocation << " to start at a multiple of " << width;
  if (memory.isInside(allocation))
    return success();
  return op->emitOpError() << "uses bytes " << allocation.getOffset() << " to "
                           << allocation.getOffset() + allocation.getBytes()
                           << ", outside the arena of " << memory.arenaOf(allocation).getBytes()
                           << " bytes";
}

std::string EntryRun::describe(unsigned writer) {
  if (writer == kArguments)
    return "the entry's arguments";
  if (writer == kKept)
    return "other entries";
  if (writer == ByteMap::kNobody)
    return "nobody";
  for (auto [id, number] : numbers)
    if (number == writer)
      return ("launch " + Twine(id)).str();
  return "";
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

LogicalResult EntryRun::checkReads(LaunchOpInterface op, unsigned self) {
  SmallVector<AllocationAttr> reads = op.getReads();
  for (auto [index, allocation, from] :
       llvm::enumerate(reads, op.getFromAttr().getAsRange<DenseI64ArrayAttr>()))
    if (failed(checkInside(op, allocation)) || failed(checkRead(op, index, allocation, from, self)))
      return failure();
  for (AllocationAttr allocation : reads) {
    ByteRange range = memory.rangeOf(allocation);
    bytes.read(range, self);
    if (isCounted(range))
      live.read(range);
  }
  return success();
}

LogicalResult EntryRun::checkRead(Operation *op, unsigned index, AllocationAttr allocation,
                                  DenseI64ArrayAttr from, unsigned self) {
  SmallVector<unsigned> expected;
  for (int64_t id : from.asArrayRef()) {
    auto number = numbers.find(id);
    if (number == numbers.end() || number->second == self)
      return op->emitOpError() << "reads bytes of launch " << id << ", which does not come before";
    expected.push_back(number->second);
  }
  for (ByteRange range : getNeeded(op, index, allocation))
    if (failed(checkContents(op, range, expected, self)))
      return failure();
  return success();
}

/// The bytes of operand `index` that carry values: of a unit that is reduced, all but the padding
/// between its segments, which nobody has to write.
SmallVector<ByteRange> EntryRun::getNeeded(Operation *op, unsigned index,
                                           AllocationAttr allocation) {
  ByteRange all = memory.rangeOf(allocation);
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  if (!collective || !collective.getReduceKind() || !collective.getUnitsAttr())
    return {all};
  auto unit = cast<FlatSymbolRefAttr>(collective.getUnitsAttr()[index]);
  auto layout = symbols.lookupNearestSymbolFrom<LayoutOp>(op, unit);
  int64_t width = getElementBytes(allocation.getType().getElementType());
  SmallVector<ByteRange> needed;
  for (SegmentAttr segment : layout.getSegmentRange())
    needed.push_back(
        {all.begin + segment.getOffset() * width, all.begin + segment.getEnd() * width});
  return needed;
}

/// The bytes of `range` must be those of `expected`, and be there by now.
LogicalResult EntryRun::checkContents(Operation *op, ByteRange range, ArrayRef<unsigned> expected,
                                      std::optional<unsigned> reader) {
  LogicalResult result = success();
  bytes.forEach(range, [&](ByteRange part, const ByteMap::State &state) {
    if (failed(result))
      return;
    if (!llvm::is_contained(expected, state.writer))
      result = reportOther(op, part, expected, state.writer);
    else if (reader && !happensBefore(state.writer, *reader))
      result = op->emitOpError() << "reads " << memory.describe(part) << " of "
                                 << describe(state.writer) << " without waiting for it";
  });
  return result;
}

/// `found` has written bytes that were to be those of `expected`.
LogicalResult EntryRun::reportOther(Operation *op, ByteRange part, ArrayRef<unsigned> expected,
                                    unsigned found) {
  for (unsigned writer : expected)
    for (ByteRange range : writers[writer].ranges)
      if (!range.intersect(part).isEmpty())
        return op->emitOpError() << "reads " << memory.describe(part) << " of " << describe(writer)
                                 << ", but " << describe(found) << " has written there since";
  return op->emitOpError() << "reads " << memory.describe(part)
                           << ", which the launches it names have not written";
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

/// Whatever touched these bytes before must be over.
LogicalResult EntryRun::checkWrite(Operation *op, AllocationAttr allocation, unsigned self) {
  LogicalResult result = success();
  bytes.forEach(memory.rangeOf(allocation), [&](ByteRange part, const ByteMap::State &state) {
    if (state.writer == kKept && succeeded(result))
      result = op->emitOpError() << "writes " << memory.describe(part)
                                 << ", which hold the rank's number or another entry's state";
    SmallVector<unsigned> earlier(ArrayRef<unsigned>(state.readers));
    if (state.writer != ByteMap::kNobody)
      earlier.push_back(state.writer);
    for (unsigned other : earlier)
      if (succeeded(result) && !happensBefore(other, self))
        result = op->emitOpError() << "writes " << memory.describe(part) << " without waiting for "
                                   << describe(other) << ", which uses them";
  });
  return result;
}

/// An output over an input needs a kernel that reads that input at its own index, or row, only;
/// nothing else that a launch writes may share bytes with what it uses.
LogicalResult EntryRun::checkInPlace(LaunchOpInterface op) {
  SmallVector<AllocationAttr> written = op.getWrites(), reads = op.getReads();
  size_t outputs = written.size();
  llvm::append_range(written, op.getScratch());
  for (auto [index, write] : llvm::enumerate(written)) {
    ByteRange range = memory.rangeOf(write);
    for (AllocationAttr other : ArrayRef<AllocationAttr>(written).take_front(index))
      if (!range.intersect(memory.rangeOf(other)).isEmpty())
        return op->emitOpError() << "writes " << other << " and " << write << " over each other";
    for (auto [input, read] : llvm::enumerate(reads)) {
      if (range.intersect(memory.rangeOf(read)).isEmpty())
        continue;
      if (index >= outputs)
        return op->emitOpError() << "writes scratch memory over input " << input
                                 << ", which the kernel still reads";
      if (!mayOverwrite(op, index, write, input, read))
        return op->emitOpError() << "writes output " << index << " over input " << input
                                 << ", which the kernel reads at other indices";
    }
  }
  return success();
}

bool EntryRun::mayOverwrite(LaunchOpInterface op, unsigned output, AllocationAttr write,
                            unsigned input, AllocationAttr read) {
  FlatSymbolRefAttr function = op.getFunction();
  if (!function)
    return op.replaces(output, input);
  auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, function);
  return llvm::is_contained(getUpdates(kernel), std::pair(output, input)) ||
         (memory.rangeOf(write) == memory.rangeOf(read) && ownReads.find(kernel, input));
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

LogicalResult EntryRun::checkEnd() {
  for (SlotOp slot : slots)
    if (failed(checkSlot(slot)))
      return failure();
  return success();
}

LogicalResult EntryRun::checkSlot(SlotOp slot) {
  SmallVector<unsigned> expected;
  int64_t result = slot.getResult();
  if (result >= 0) {
    if (!slot.getFrom())
      return slot.emitOpError() << "expects 'from' to name the launches that make result "
                                << result;
    ArrayRef<int64_t> from = *slot.getFrom();
    for (int64_t id : from) {
      if (!numbers.count(id))
        return slot.emitOpError() << "names launch " << id << ", which does not exist";
      expected.push_back(numbers[id]);
    }
  } else if (slot.getRole().isState()) {
    expected.push_back(kArguments); // state that this entry leaves alone
  } else {
    return success();
  }
  return checkContents(slot, memory.rangeOf(slot.getAllocation()), expected, std::nullopt);
}

} // namespace zero
