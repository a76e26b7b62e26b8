//===- ValidatePlanned.cpp - planned against scheduled ------------------------===//
//
// A planned entry runs on paper in an arena that holds numbers. `from` and `id` of its launches are
// claims of others and not looked at.
//===------------------------------------------------------------------------===//
#include "zero/Validate/Planned.h"

#include "Difference.h"
#include "InPlaceKernels.h"
#include "PlannedSlots.h"
#include "ProgramNumbers.h"
#include "SymbolicMemory.h"
#include "zero/Dialect/Zero/Checks.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

namespace {

bool overlap(ir::AtAttr a, ir::AtAttr b) {
  return a.getOffset() < b.getOffset() + b.getBytes() &&
         b.getOffset() < a.getOffset() + a.getBytes();
}

SmallVector<ir::AtAttr> placesOf(ArrayAttr places) {
  return llvm::to_vector(places.getAsRange<ir::AtAttr>());
}

/// Runs one entry.
class PlannedRun {
public:
  PlannedRun(OpNumbers &numbers, InPlaceKernels &inPlace, ir::ArenaOp arena, func::FuncOp entry)
      : numbers(numbers), inPlace(inPlace), arena(arena), entry(entry),
        memory(numbers.getContents(), arena.getBytes(), kStreams),
        clocks(kStreams, Clock(kStreams, 0)) {}

  /// Puts into each slot what it holds before: the entry's arguments, and what is not its own.
  void begin(const EntrySlots &slots, ModuleOp module) {
    auto rank = RankedTensorType::get({8}, IntegerType::get(module.getContext(), 8));
    hold(arena, ir::AtAttr::get(module.getContext(), arena.getRankOffset(), rank), "rank");
    llvm::SmallDenseSet<int64_t> own;
    for (ArrayRef<ir::SlotOp> list : {ArrayRef(slots.arguments), ArrayRef(slots.results)})
      for (ir::SlotOp slot : list)
        own.insert(slot.getPlace().getOffset());
    for (auto slot : module.getOps<ir::SlotOp>())
      if (!own.contains(slot.getPlace().getOffset()))
        hold(slot, slot.getPlace(), "another entry's slot");
    for (auto [index, argument] : llvm::enumerate(slots.arguments)) {
      ir::SlotOp slot = argument;
      Number number = numbers.getArgument(index, slot.getPlace().getType(), slot.getLoc());
      memory.set(slot.getPlace(), number);
      if (static_cast<int64_t>(slot.getResult()) < 0)
        held.push_back({slot, slot.getPlace(), number});
    }
  }

  LogicalResult run() {
    for (Operation &op : entry.getBody().front().without_terminator())
      if (failed(step(op)))
        return failure();
    return success();
  }

  /// Everything that the entry has no say over must lie where it lay.
  LogicalResult checkHeld() {
    for (const Held &part : held) {
      Number found = memory.get(part.place, entry.getLoc());
      if (found == part.number)
        continue;
      InFlightDiagnostic diag = part.owner->emitOpError()
                                << "is overwritten by entry '" << entry.getSymName()
                                << "', which does not replace it: it ";
      describeDifference(diag, numbers.getContents().getNumbering(), found, part.number);
      return diag;
    }
    return success();
  }

  Number getResult(ir::SlotOp slot) { return memory.get(slot.getPlace(), entry.getLoc()); }

private:
  static constexpr unsigned kStreams = ir::getMaxEnumValForStream() + 1;

  /// What one launch reads, writes and uses as scratch.
  struct Places {
    SmallVector<ir::AtAttr> reads, writes, scratch;
  };

  void hold(Operation *owner, ir::AtAttr place, StringRef word) {
    Number number = numbers.getContents().getNumbering().getFresh(
        word, numbers.getContents().flatten(place.getType()), owner->getLoc());
    if (place.getBytes() == 0)
      return;
    memory.set(place, number);
    held.push_back({owner, place, number});
  }

  //===--------------------------------------------------------------------===//
  // Order
  //===--------------------------------------------------------------------===//

  LogicalResult step(Operation &op) {
    if (auto record = dyn_cast<ir::RecordOp>(op)) {
      if (events.try_emplace(record.getEvent(), clockOf(record.getStream())).second)
        return success();
      return record.emitOpError() << "records event " << record.getEvent() << " a second time";
    }
    if (auto wait = dyn_cast<ir::WaitOp>(op)) {
      auto event = events.find(wait.getEvent());
      if (event == events.end())
        return wait.emitOpError() << "waits for event " << wait.getEvent()
                                  << ", which nothing has recorded before";
      for (auto [own, other] : llvm::zip_equal(clockOf(wait.getStream()), event->second))
        own = std::max(own, other);
      return success();
    }
    return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
        .Case<ir::LaunchOp, ir::LaunchGemmOp, ir::LaunchCollectiveOp, ir::LaunchCopyOp>(
            [&](auto launch) { return runLaunch(launch); })
        .Default([](Operation *op) {
          return op->emitOpError("is not part of a plan: only launches, records and waits may be "
                                 "left; run --zero-to-planned");
        });
  }

  Clock &clockOf(ir::Stream stream) { return clocks[static_cast<unsigned>(stream)]; }

  /// Everything is read before anything is written: `checkApart` shows that it may be seen so.
  template <typename Op> LogicalResult runLaunch(Op launch) {
    if (failed(ir::verifyLaunch(launch)))
      return failure();
    Places places = getPlaces(launch);
    unsigned stream = static_cast<unsigned>(launch.getStream());
    Clock &now = clocks[stream];
    Moment self{launch, stream, ++now[stream]};
    SmallVector<Number> read;
    for (ir::AtAttr place : places.reads) {
      FailureOr<Number> number = memory.read(place, self, now);
      if (failed(number))
        return failure();
      read.push_back(*number);
    }
    FailureOr<SmallVector<Number>> made = compute(launch, read);
    if (failed(made) || failed(checkApart(launch, places)))
      return failure();
    for (ir::AtAttr place : places.scratch)
      if (failed(memory.write(place, kNoNumber, self, now)))
        return failure();
    for (auto [place, number] : llvm::zip_equal(places.writes, *made))
      if (failed(memory.write(place, number, self, now)))
        return failure();
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Launches
  //===--------------------------------------------------------------------===//

  static Places getPlaces(ir::LaunchOp op) {
    return {placesOf(op.getIns()), placesOf(op.getOuts()), {}};
  }
  static Places getPlaces(ir::LaunchCollectiveOp op) {
    return {placesOf(op.getIns()), placesOf(op.getOuts()), {}};
  }
  static Places getPlaces(ir::LaunchCopyOp op) { return {{op.getSrc()}, {op.getDst()}, {}}; }
  static Places getPlaces(ir::LaunchGemmOp op) {
    Places places{{op.getA(), op.getB()}, {op.getC()}, {}};
    if (op.getAccumulate())
      places.reads.push_back(op.getC());
    if (ir::AtAttr workspace = op.getWorkspaceAttr())
      places.scratch.push_back(workspace);
    return places;
  }

  // Equation: launch.
  FailureOr<SmallVector<Number>> compute(ir::LaunchOp op, ArrayRef<Number> read) {
    func::FuncOp kernel = numbers.getKernel(op.getKernelAttr());
    if (!kernel || kernel.getNumArguments() != read.size() ||
        kernel.getNumResults() != op.getOuts().size())
      return op.emitOpError() << "launches " << op.getKernelAttr()
                              << ", which is no kernel of as many arguments and results";
    FailureOr<ArrayRef<Number>> made = numbers.inlineKernel(kernel, read);
    if (failed(made))
      return failure();
    return SmallVector<Number>(*made);
  }

  FailureOr<SmallVector<Number>> compute(ir::LaunchGemmOp op, ArrayRef<Number> read) {
    RankedTensorType type = op.getC().getType();
    Number product = numbers.getProduct(op, read[0], read[1], type);
    if (product == kNoNumber)
      return op.emitOpError() << "does not make every element of its result once; expected m, n, "
                                 "k, batch and strides that do";
    if (op.getAccumulate())
      product = numbers.getAccumulated(read[2], product, type, op.getLoc());
    return SmallVector<Number>{product};
  }

  FailureOr<SmallVector<Number>> compute(ir::LaunchCollectiveOp op, ArrayRef<Number> read) {
    SmallVector<Number> made;
    for (auto [index, number, out] : llvm::enumerate(read, op.getOuts().getAsRange<ir::AtAttr>()))
      made.push_back(numbers.getCollective(Collective::of(op, index), number, out.getType(), op));
    return made;
  }

  // Equation: copy.
  FailureOr<SmallVector<Number>> compute(ir::LaunchCopyOp, ArrayRef<Number> read) {
    return SmallVector<Number>(read);
  }

  //===--------------------------------------------------------------------===//
  // In place
  //===--------------------------------------------------------------------===//

  /// What a launch writes overlaps nothing else that it uses, but for a result that lies exactly
  /// over an argument that it may replace.
  LogicalResult checkApart(Operation *launch, const Places &places) {
    SmallVector<ir::AtAttr> written(places.writes);
    llvm::append_range(written, places.scratch);
    for (auto [index, write] : llvm::enumerate(written)) {
      for (ir::AtAttr other : ArrayRef(written).take_front(index))
        if (overlap(write, other))
          return launch->emitOpError()
                 << "writes " << other << " and " << write << " over each other";
      for (auto [input, read] : llvm::enumerate(places.reads))
        if (overlap(write, read) && !mayOverwrite(launch, index, write, input, read))
          return launch->emitOpError() << "writes " << write << " over " << read
                                       << ", which it still reads; expected places apart";
    }
    return success();
  }

  bool mayOverwrite(Operation *launch, unsigned output, ir::AtAttr write, unsigned input,
                    ir::AtAttr read) {
    if (write.getOffset() != read.getOffset() || write.getBytes() != read.getBytes())
      return false;
    if (isa<ir::LaunchGemmOp>(launch))
      return output == 0 && input == 2; // C onto C
    auto kernel = dyn_cast<ir::LaunchOp>(launch);
    return kernel && inPlace.mayOverwrite(numbers.getKernel(kernel.getKernelAttr()), output, input);
  }

  struct Held {
    Operation *owner;
    ir::AtAttr place;
    Number number;
  };

  OpNumbers &numbers;
  InPlaceKernels &inPlace;
  ir::ArenaOp arena;
  func::FuncOp entry;
  SymbolicMemory memory;
  SmallVector<Clock> clocks; // by stream
  std::map<int64_t, Clock> events;
  SmallVector<Held> held;
};

class PlannedValidator {
public:
  PlannedValidator(Contents &contents, ModuleOp planned)
      : planned(planned), contents(contents), numbering(contents.getNumbering()),
        numbers(contents, planned) {}

  LogicalResult compareEntry(const EntryNumbers &expected, func::FuncOp lower,
                             const EntrySlots &slots, ir::ArenaOp arena) {
    if (lower.getNumArguments() != 0 || lower.getNumResults() != 0)
      return lower.emitOpError("is not planned: it still takes or returns values");
    PlannedRun run(numbers, inPlace, arena, lower);
    run.begin(slots, planned);
    if (failed(run.run()) || failed(run.checkHeld()))
      return failure();
    for (auto [index, result] : llvm::enumerate(slots.results)) {
      ir::SlotOp slot = result;
      Number found = run.getResult(slot), wanted = expected.results[index];
      if (found == wanted || isEqualInSegments(slot, found, wanted))
        continue;
      InFlightDiagnostic diag = slot.emitOpError() << "holds another result " << index << " of '"
                                                   << lower.getSymName() << "' after it: it ";
      describeDifference(diag, numbering, found, wanted);
      return diag;
    }
    return compareTransfers(numbering, lower, numbers.takeTransfers(), expected);
  }

private:
  // Equation: padding-of-results.
  bool isEqualInSegments(ir::SlotOp slot, Number found, Number wanted) {
    FlatSymbolRefAttr unit = slot.getRole().getUnit();
    ir::LayoutOp layout = unit ? numbers.getLayout(unit) : ir::LayoutOp();
    if (!layout || contents.count(found) != static_cast<int64_t>(layout.getElements()))
      return false;
    return contents.restrict(found, layout, slot.getLoc()) ==
           contents.restrict(wanted, layout, slot.getLoc());
  }

  ModuleOp planned;
  Contents &contents;
  const Numbering &numbering;
  OpNumbers numbers;
  InPlaceKernels inPlace;
};

} // namespace

LogicalResult validatePlanned(const ProgramNumbers &scheduled, ModuleOp planned) {
  SmallVector<ir::ArenaOp> arenas(planned.getOps<ir::ArenaOp>());
  if (arenas.size() != 1)
    return planned.emitError() << "expects one zero.arena, found " << arenas.size();
  FailureOr<EntryPairs> entries = pairEntries(getOutline(scheduled), planned);
  if (failed(entries))
    return failure();
  FailureOr<SmallVector<EntrySlots>> slots = readSlots(planned, *entries);
  if (failed(slots))
    return failure();
  PlannedValidator validator(scheduled.shared->contents, planned);
  for (auto [pair, own] : llvm::zip_equal(*entries, *slots))
    if (failed(validator.compareEntry(scheduled.getEntry(pair.first), pair.second, own,
                                      arenas.front())))
      return failure();
  return success();
}

} // namespace zero::validate
