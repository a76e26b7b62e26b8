//===- VerifyPlan.cpp - zero-verify-plan ---------------------------------------------------===//
//
// Knows nothing of how a plan is made: it reads places, streams, events and the launches that each
// read names, and runs every entry on paper.
//===------------------------------------------------------------------------===//
#include "ByteMap.h"
#include "MemoryReport.h"
#include "PlanTables.h"
#include "VerifyInit.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/5-Planned/Passes.h"
#include "zero/Analysis/Claims.h"
#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Phase.h"

#include <set>

namespace zero {
#define GEN_PASS_DEF_VERIFYPLANPASS
#include "zero/5-Planned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// What one launch touches.
struct Access {
  SmallVector<AtAttr> reads, writes, scratch;
  std::optional<Stream> stream;
  int64_t id = -1;
  ArrayAttr from;
};

void addPlaces(SmallVectorImpl<AtAttr> &list, ArrayAttr places) {
  llvm::append_range(list, places.getAsRange<AtAttr>());
}

/// Nothing for ops that touch no memory.
std::optional<Access> getAccess(Operation &op) {
  Access access;
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    addPlaces(access.reads, launch.getIns());
    addPlaces(access.writes, launch.getOuts());
    access = {access.reads,
              access.writes,
              {},
              launch.getStream(),
              static_cast<int64_t>(launch.getId()),
              launch.getFromAttr()};
    return access;
  }
  if (auto gemm = dyn_cast<LaunchGemmOp>(op)) {
    access = {{gemm.getA(), gemm.getB()},         {gemm.getC()},     {}, gemm.getStream(),
              static_cast<int64_t>(gemm.getId()), gemm.getFromAttr()};
    if (gemm.getAccumulate())
      access.reads.push_back(gemm.getC());
    if (auto workspace = gemm.getWorkspaceAttr())
      access.scratch.push_back(workspace);
    return access;
  }
  if (auto collective = dyn_cast<LaunchCollectiveOp>(op)) {
    addPlaces(access.reads, collective.getIns());
    addPlaces(access.writes, collective.getOuts());
    access = {access.reads,
              access.writes,
              {},
              collective.getStream(),
              static_cast<int64_t>(collective.getId()),
              collective.getFromAttr()};
    return access;
  }
  if (auto copy = dyn_cast<LaunchCopyOp>(op)) {
    access = {{copy.getSrc()},
              {copy.getDst()},
              {},
              copy.getStream(),
              static_cast<int64_t>(copy.getId()),
              copy.getFromAttr()};
    return access;
  }
  return std::nullopt;
}

/// Numbers that are -1 for none.
int64_t argumentOf(SlotOp slot) { return static_cast<int64_t>(slot.getArg()); }
int64_t resultOf(SlotOp slot) { return static_cast<int64_t>(slot.getResult()); }

ByteRange rangeOf(AtAttr place) {
  return {place.getOffset(), place.getOffset() + place.getBytes()};
}

/// Runs one entry.
class EntryRun {
public:
  /// `kept` are the bytes that this entry has no say over: the rank's number, other entries' state.
  /// `allSlots`, apart and sorted, are those of all entries.
  EntryRun(func::FuncOp entry, ArenaOp arena, SymbolTableCollection &symbols,
           ArrayRef<SlotOp> slots, ArrayRef<ByteRange> kept, ArrayRef<ByteRange> allSlots)
      : entry(entry), arena(arena), symbols(symbols), slots(slots), kept(kept), live(allSlots) {}

  LogicalResult run() {
    // Number -1: what the slots hold before.
    writers.resize(2);
    numbers[-1] = kArguments;
    for (ByteRange range : kept)
      bytes.write(range, kKept);
    for (SlotOp slot : slots)
      if (argumentOf(slot) >= 0) {
        writers[kArguments].ranges.push_back(rangeOf(slot.getPlace()));
        bytes.write(rangeOf(slot.getPlace()), kArguments);
      }
    Block &body = entry.getBody().front();
    mostEvents = std::distance(body.begin(), body.end());
    for (Operation &op : body.without_terminator())
      if (failed(step(op)))
        return failure();
    return checkEnd();
  }

  /// What lives outside slots, and where the last place ends.
  LiveBytes::Peak findPeak() { return live.findPeak(); }
  int64_t getEnd() const { return end; }

private:
  /// How far each stream had come, as known to a stream or an event.
  using Clock = std::array<int64_t, 2>;

  struct Writer {
    Operation *op = nullptr; // null: what was there before
    Clock time = {};
    SmallVector<ByteRange> ranges;
  };
  /// Writers that are no launches.
  enum : unsigned { kArguments, kKept };

  LogicalResult step(Operation &op) {
    if (auto record = dyn_cast<RecordOp>(op)) {
      // The runtime has a table of them.
      int64_t event = record.getEvent();
      if (event < 0 || event >= mostEvents)
        return record.emitOpError()
               << "records event " << event << ", expected a number from 0 and below " << mostEvents
               << ", the number of ops of the entry";
      if (!events.try_emplace(record.getEvent(), clocks[index(record.getStream())]).second)
        return record.emitOpError() << "records event " << record.getEvent() << " a second time";
      return success();
    }
    if (auto wait = dyn_cast<WaitOp>(op)) {
      auto event = events.find(wait.getEvent());
      if (event == events.end())
        return wait.emitOpError() << "waits for event " << wait.getEvent()
                                  << ", which nothing has recorded before";
      Clock &clock = clocks[index(wait.getStream())];
      for (size_t i = 0; i < clock.size(); ++i)
        clock[i] = std::max(clock[i], event->second[i]);
      return success();
    }
    std::optional<Access> access = getAccess(op);
    if (!access)
      return op.emitOpError("is not part of a plan: only launches, records and waits may be left; "
                            "run --zero-to-planned");
    return launch(op, *access);
  }

  static unsigned index(Stream stream) { return static_cast<unsigned>(stream); }

  LogicalResult launch(Operation &op, const Access &access) {
    for (const auto *places : {&access.reads, &access.writes, &access.scratch})
      for (AtAttr place : *places) {
        if (failed(verifyPlace(&op, place)))
          return failure();
        end = std::max(end, rangeOf(place).end);
      }
    if (failed(verifyLaunch(&op)))
      return failure();
    live.begin(&op);
    Clock &clock = clocks[index(*access.stream)];
    ++clock[index(*access.stream)];
    if (!access.from || access.from.size() != access.reads.size())
      return op.emitOpError() << "expects 'from' to name the launches behind each of its "
                              << access.reads.size() << " reads";
    unsigned self = writers.size();
    if (access.id < 0 || !numbers.try_emplace(access.id, self).second)
      return op.emitOpError() << "expects a number of its own as 'id', found " << access.id;
    writers.push_back({&op, clock, {}});
    timeOf[&op] = {index(*access.stream), clock};

    if (isa<LaunchCollectiveOp>(op) && access.stream == Stream::Compute)
      return op.emitOpError(
          "runs on the compute stream; collectives run on 'comm', in one order on "
          "all ranks");
    for (auto [index, place, from] :
         llvm::enumerate(access.reads, access.from.getAsRange<DenseI64ArrayAttr>()))
      if (failed(checkInside(op, place)) || failed(checkRead(op, index, place, from, self)))
        return failure();
    for (AtAttr place : access.reads) {
      bytes.read(rangeOf(place), self);
      live.read(rangeOf(place));
    }
    for (const auto *places : {&access.writes, &access.scratch})
      for (AtAttr place : *places) {
        if (failed(checkInside(op, place)) || failed(checkWrite(op, place, self)))
          return failure();
        bytes.write(rangeOf(place), self);
        live.write(rangeOf(place));
        writers[self].ranges.push_back(rangeOf(place));
      }
    return checkInPlace(op, access);
  }

  LogicalResult checkInside(Operation &op, AtAttr place) {
    ByteRange range = rangeOf(place);
    int64_t width = std::clamp<int64_t>(getElementBytes(place.getType().getElementType()), 1, 8);
    if (range.begin % width != 0)
      return op.emitOpError() << "expects " << place << " to start at a multiple of " << width;
    if (range.end <= static_cast<int64_t>(arena.getBytes()))
      return success();
    return op.emitOpError() << "uses bytes " << range.begin << " to " << range.end
                            << ", outside the arena of " << arena.getBytes() << " bytes";
  }

  /// Whether what launch `before` does is over when launch `after` begins.
  bool happensBefore(unsigned before, unsigned after) {
    if (before == kArguments || before == after)
      return true;
    auto [stream, time] = timeOf.lookup(writers[before].op);
    return writers[after].time[stream] >= time[stream];
  }

  std::string describe(unsigned writer) {
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

  LogicalResult checkRead(Operation &op, unsigned index, AtAttr place, DenseI64ArrayAttr from,
                          unsigned self) {
    SmallVector<unsigned> expected;
    for (int64_t id : from.asArrayRef()) {
      auto number = numbers.find(id);
      if (number == numbers.end() || number->second == self)
        return op.emitOpError() << "reads bytes of launch " << id << ", which does not come before";
      expected.push_back(number->second);
    }
    for (ByteRange range : getNeeded(op, index, place))
      if (failed(checkContents(op, range, expected, self)))
        return failure();
    return success();
  }

  /// The bytes of operand `index` that carry values: of a unit, all but the padding between its
  /// segments, which nobody has to write.
  SmallVector<ByteRange> getNeeded(Operation &op, unsigned index, AtAttr place) {
    auto collective = dyn_cast<LaunchCollectiveOp>(op);
    if (!collective || collective.getKind() != CollectiveKind::ReduceScatter)
      return {rangeOf(place)};
    auto unit = cast<FlatSymbolRefAttr>((*collective.getUnits())[index]);
    auto layout = symbols.lookupNearestSymbolFrom<LayoutOp>(&op, unit);
    int64_t width = getElementBytes(place.getType().getElementType());
    SmallVector<ByteRange> needed;
    for (SegmentAttr segment : layout.getSegmentRange())
      needed.push_back({place.getOffset() + segment.getOffset() * width,
                        place.getOffset() + segment.getEnd() * width});
    return needed;
  }

  /// The bytes of `range` must be those of `expected`, and be there by now.
  LogicalResult checkContents(Operation &op, ByteRange range, ArrayRef<unsigned> expected,
                              std::optional<unsigned> reader) {
    LogicalResult result = success();
    bytes.forEach(range, [&](ByteRange part, const ByteMap::State &state) {
      if (failed(result))
        return;
      if (!llvm::is_contained(expected, state.writer))
        result = reportOther(op, part, expected, state.writer);
      else if (reader && !happensBefore(state.writer, *reader))
        result = op.emitOpError() << "reads bytes " << part.begin << " to " << part.end << " of "
                                  << describe(state.writer) << " without waiting for it";
    });
    return result;
  }

  /// `found` has written bytes that were to be those of `expected`.
  LogicalResult reportOther(Operation &op, ByteRange part, ArrayRef<unsigned> expected,
                            unsigned found) {
    for (unsigned writer : expected)
      for (ByteRange range : writers[writer].ranges)
        if (!range.intersect(part).isEmpty())
          return op.emitOpError() << "reads bytes " << part.begin << " to " << part.end << " of "
                                  << describe(writer) << ", but " << describe(found)
                                  << " has written there since";
    return op.emitOpError() << "reads bytes " << part.begin << " to " << part.end
                            << ", which the launches it names have not written";
  }

  /// Whatever touched these bytes before must be over.
  LogicalResult checkWrite(Operation &op, AtAttr place, unsigned self) {
    LogicalResult result = success();
    bytes.forEach(rangeOf(place), [&](ByteRange part, const ByteMap::State &state) {
      if (state.writer == kKept && succeeded(result))
        result = op.emitOpError() << "writes bytes " << part.begin << " to " << part.end
                                  << ", which hold the rank's number or another entry's state";
      SmallVector<unsigned> earlier(ArrayRef<unsigned>(state.readers));
      if (state.writer != ByteMap::kNobody)
        earlier.push_back(state.writer);
      for (unsigned other : earlier)
        if (succeeded(result) && !happensBefore(other, self))
          result = op.emitOpError()
                   << "writes bytes " << part.begin << " to " << part.end << " without waiting for "
                   << describe(other) << ", which uses them";
    });
    return result;
  }

  /// An output over an input needs a kernel that reads that input at its own index only; nothing
  /// else that a launch writes may share bytes with what it uses.
  LogicalResult checkInPlace(Operation &op, const Access &access) {
    SmallVector<AtAttr> written(access.writes);
    llvm::append_range(written, access.scratch);
    for (auto [index, write] : llvm::enumerate(written)) {
      for (AtAttr other : ArrayRef<AtAttr>(written).take_front(index))
        if (!rangeOf(write).intersect(rangeOf(other)).isEmpty())
          return op.emitOpError() << "writes " << other << " and " << write << " over each other";
      for (auto [input, read] : llvm::enumerate(access.reads))
        if (!rangeOf(write).intersect(rangeOf(read)).isEmpty() &&
            !mayOverwrite(op, index, write, input, read))
          return op.emitOpError() << "writes output " << index << " over input " << input
                                  << ", which the kernel reads at other indices";
    }
    return success();
  }

  bool mayOverwrite(Operation &op, unsigned output, AtAttr write, unsigned input, AtAttr read) {
    if (isa<LaunchGemmOp>(op))
      return output == 0 && input == 2; // C onto C
    auto launch = dyn_cast<LaunchOp>(op);
    if (!launch)
      return false;
    auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(&op, launch.getKernelAttr());
    return llvm::is_contained(getUpdates(kernel), std::pair(output, input)) ||
           (rangeOf(write) == rangeOf(read) && readsAtOwnIndex(kernel, input));
  }

  LogicalResult checkEnd() {
    for (SlotOp slot : slots) {
      SmallVector<unsigned> expected;
      if (resultOf(slot) >= 0) {
        if (!slot.getFrom())
          return slot.emitOpError()
                 << "expects 'from' to name the launches that make result " << resultOf(slot);
        ArrayRef<int64_t> from = *slot.getFrom();
        for (int64_t id : from) {
          if (!numbers.count(id))
            return slot.emitOpError() << "names launch " << id << ", which does not exist";
          expected.push_back(numbers[id]);
        }
      } else if (slot.getRole().isState()) {
        expected.push_back(kArguments); // state that this entry leaves alone
      } else {
        continue;
      }
      if (failed(checkContents(*slot, rangeOf(slot.getPlace()), expected, std::nullopt)))
        return failure();
    }
    return success();
  }

  func::FuncOp entry;
  ArenaOp arena;
  SymbolTableCollection &symbols;
  ArrayRef<SlotOp> slots;
  ArrayRef<ByteRange> kept;
  std::array<Clock, 2> clocks = {};
  std::map<int64_t, Clock> events;
  int64_t mostEvents = 0;
  std::map<int64_t, unsigned> numbers; // of launches, by id
  std::vector<Writer> writers;         // by number
  llvm::DenseMap<Operation *, std::pair<unsigned, Clock>> timeOf;
  ByteMap bytes;
  LiveBytes live;
  int64_t end = 0;
};

struct VerifyPlan : public impl::VerifyPlanPassBase<VerifyPlan> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhaseToVerify(module, "zero-verify-plan", Phase::Planned)) ||
        failed(verify(module)))
      return signalPassFailure();
    setPhase(module, Phase::Planned);
  }

  LogicalResult verify(ModuleOp module) {
    SmallVector<ArenaOp> arenas(module.getOps<ArenaOp>());
    if (arenas.size() != 1)
      return module.emitError() << "expects one zero.arena, found " << arenas.size();
    ArenaOp arena = arenas.front();
    SmallVector<SlotOp> all(module.getOps<SlotOp>());
    if (failed(verifyRecords(module, Phase::Planned)) || failed(checkSlots(arena, all)) ||
        failed(verifyPlanTables(module)))
      return failure();
    return runEntries(module, arena, all);
  }

  LogicalResult runEntries(ModuleOp module, ArenaOp arena, ArrayRef<SlotOp> all) {
    llvm::StringMap<SmallVector<SlotOp>> slots;
    std::set<std::pair<int64_t, int64_t>> places;
    int64_t end = static_cast<int64_t>(arena.getRankOffset()) + 8;
    places.insert({arena.getRankOffset(), end});
    for (SlotOp slot : all) {
      slots[slot.getEntry()].push_back(slot);
      ByteRange range = rangeOf(slot.getPlace());
      end = std::max(end, range.end);
      if (!range.isEmpty())
        places.insert({range.begin, range.end});
    }
    SmallVector<ByteRange> ranges;
    for (auto [begin, last] : places)
      ranges.push_back({begin, last});
    LiveBytes::Peak most;
    StringRef mostEntry;
    SymbolTableCollection symbols;
    for (auto entry : module.getOps<func::FuncOp>()) {
      if (entry->hasAttr("zero.kernel") || entry.isExternal())
        continue;
      if (entry.getNumArguments() != 0 || entry.getNumResults() != 0)
        return entry.emitError("is not planned: it still takes or returns values");
      ArrayRef<SlotOp> own = slots[entry.getSymName()];
      EntryRun run(entry, arena, symbols, own, getKept(arena, own, all), ranges);
      if (failed(run.run()) || (entry.getName() == "init" && failed(verifyInit(entry))))
        return failure();
      end = std::max(end, run.getEnd());
      LiveBytes::Peak peak = run.findPeak();
      if (mostEntry.empty() || peak.bytes > most.bytes) {
        most = peak;
        mostEntry = entry.getSymName();
      }
    }
    return success(
        succeeded(checkArenaEnd(arena, end)) &&
        succeeded(settleMemoryTable(module, makeMemoryTable(arena, all, mostEntry, most))));
  }

  /// The arena ends where its last place does, on its own grid: what is mapped beyond is for
  /// nothing.
  static LogicalResult checkArenaEnd(ArenaOp arena, int64_t end) {
    int64_t alignment = arena.getAlignment();
    uint64_t expected = (uint64_t(end) + alignment - 1) / alignment * alignment;
    if (std::optional<int64_t> recorded =
            getConfigInt(arena->getParentOfType<ModuleOp>(), "alignment");
        recorded && *recorded != alignment)
      return arena.emitOpError() << "has alignment " << alignment << ", but zero.config says "
                                 << *recorded << "; was the text edited?";
    if (arena.getBytes() == expected)
      return success();
    return arena.emitOpError() << "has " << arena.getBytes()
                               << " bytes, but its last place ends at " << end << ", expected "
                               << expected;
  }

  /// The rank's number, and state of which the entry with the slots `own` has none.
  static SmallVector<ByteRange> getKept(ArenaOp arena, ArrayRef<SlotOp> own, ArrayRef<SlotOp> all) {
    int64_t rank = arena.getRankOffset();
    SmallVector<ByteRange> kept = {{rank, rank + 8}};
    llvm::SmallDenseSet<int64_t> places;
    for (SlotOp slot : own)
      places.insert(slot.getPlace().getOffset());
    for (SlotOp slot : all)
      if (slot.getRole().isState() && !places.contains(slot.getPlace().getOffset()))
        kept.push_back(rangeOf(slot.getPlace()));
    return kept;
  }

  /// Slots lie apart inside the arena, but for one state in several entries.
  LogicalResult checkSlots(ArenaOp arena, ArrayRef<SlotOp> slots) {
    struct Claim {
      ByteRange range;
      SlotOp slot; // null: the rank
    };
    std::vector<Claim> claims;
    int64_t rank = arena.getRankOffset();
    if (rank < 0 || rank > static_cast<int64_t>(arena.getBytes()) - 8 || rank % 8 != 0)
      return arena.emitOpError() << "has its rank at " << rank << ", outside or not aligned";
    claims.push_back({{rank, rank + 8}, nullptr});
    for (SlotOp slot : slots) {
      if (failed(verifyPlace(slot, slot.getPlace())))
        return failure();
      ByteRange range = rangeOf(slot.getPlace());
      if (range.end > static_cast<int64_t>(arena.getBytes()))
        return slot.emitOpError() << "lies outside the arena of " << arena.getBytes() << " bytes";
      if (!range.isEmpty())
        claims.push_back({range, slot});
    }
    std::map<std::tuple<RoleKind, StringRef, StringRef>, AtAttr> states;
    for (SlotOp slot : slots) {
      RoleAttr role = slot.getRole();
      if (!role.isState())
        continue;
      auto [known, isNew] =
          states.try_emplace({role.getKind(), role.getName().getValue(),
                              role.getUnit() ? role.getUnit().getValue() : StringRef()},
                             slot.getPlace());
      if (!isNew && known->second != slot.getPlace())
        return slot.emitOpError() << "puts state " << role.getName() << " at another place than "
                                  << known->second;
    }
    llvm::sort(claims, [](const Claim &a, const Claim &b) {
      return std::tie(a.range.begin, a.range.end) < std::tie(b.range.begin, b.range.end);
    });
    for (size_t i = 1; i < claims.size(); ++i) {
      Claim &a = claims[i - 1], &b = claims[i];
      if (a.range.intersect(b.range).isEmpty())
        continue;
      bool same = a.slot && b.slot && a.range == b.range &&
                  a.slot.getEntry() != b.slot.getEntry() &&
                  a.slot.getRole().getName() == b.slot.getRole().getName();
      if (!same)
        return (b.slot ? b.slot.getOperation() : arena.getOperation())->emitOpError()
               << "shares bytes with another slot";
    }
    return success();
  }
};

} // namespace
} // namespace zero
