//===- VerifyPlan.cpp - zero-verify-plan ---------------------------------------------------===//
//
// Knows nothing of how a plan is made: it reads places, streams, events and the launches that each
// read names, and runs every entry on paper.
//===------------------------------------------------------------------------===//
#include "ByteMap.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/5-Planned/Passes.h"
#include "zero/Dialect/Zero/Phase.h"

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
  EntryRun(func::FuncOp entry, ArenaOp arena, ArrayRef<SlotOp> slots)
      : entry(entry), arena(arena), slots(slots) {}

  LogicalResult run() {
    // Number -1: what the slots hold before.
    writers.push_back({nullptr, {}, {}});
    numbers[-1] = 0;
    for (SlotOp slot : slots)
      if (argumentOf(slot) >= 0) {
        writers[0].ranges.push_back(rangeOf(slot.getPlace()));
        bytes.write(rangeOf(slot.getPlace()), 0);
      }
    for (Operation &op : entry.getBody().front().without_terminator())
      if (failed(step(op)))
        return failure();
    return checkEnd();
  }

private:
  /// How far each stream had come, as known to a stream or an event.
  using Clock = std::array<int64_t, 2>;

  struct Writer {
    Operation *op; // null: what was there before
    Clock time;
    SmallVector<ByteRange> ranges;
  };

  LogicalResult step(Operation &op) {
    if (auto record = dyn_cast<RecordOp>(op)) {
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

    for (auto [place, from] : llvm::zip(access.reads, access.from.getAsRange<DenseI64ArrayAttr>()))
      if (failed(checkInside(op, place)) || failed(checkRead(op, place, from, self)))
        return failure();
    for (AtAttr place : access.reads)
      bytes.read(rangeOf(place), self);
    for (const auto *places : {&access.writes, &access.scratch})
      for (AtAttr place : *places) {
        if (failed(checkInside(op, place)) || failed(checkWrite(op, place, self)))
          return failure();
        bytes.write(rangeOf(place), self);
        writers[self].ranges.push_back(rangeOf(place));
      }
    return checkInPlace(op, access);
  }

  LogicalResult checkInside(Operation &op, AtAttr place) {
    ByteRange range = rangeOf(place);
    if (range.begin >= 0 && range.end <= static_cast<int64_t>(arena.getBytes()))
      return success();
    return op.emitOpError() << "uses bytes " << range.begin << " to " << range.end
                            << ", outside the arena of " << arena.getBytes() << " bytes";
  }

  /// Whether what launch `before` does is over when launch `after` begins.
  bool happensBefore(unsigned before, unsigned after) {
    if (before == 0 || before == after)
      return true;
    auto [stream, time] = timeOf.lookup(writers[before].op);
    return writers[after].time[stream] >= time[stream];
  }

  std::string describe(unsigned writer) {
    if (writer == 0)
      return "the entry's arguments";
    if (writer == ByteMap::kNobody)
      return "nobody";
    for (auto [id, number] : numbers)
      if (number == writer)
        return ("launch " + Twine(id)).str();
    return "";
  }

  LogicalResult checkRead(Operation &op, AtAttr place, DenseI64ArrayAttr from, unsigned self) {
    SmallVector<unsigned> expected;
    for (int64_t id : from.asArrayRef()) {
      auto number = numbers.find(id);
      if (number == numbers.end() || number->second == self)
        return op.emitOpError() << "reads bytes of launch " << id << ", which does not come before";
      expected.push_back(number->second);
    }
    if (expected.empty())
      return op.emitOpError() << "expects at least one launch behind the bytes that it reads at "
                              << place.getOffset();
    return checkContents(op, place, expected, self);
  }

  /// The bytes of `place` that `expected` have written must still be theirs, and be there by now.
  LogicalResult checkContents(Operation &op, AtAttr place, ArrayRef<unsigned> expected,
                              std::optional<unsigned> reader) {
    bool any = rangeOf(place).isEmpty();
    LogicalResult result = success();
    for (unsigned writer : expected)
      for (ByteRange range : writers[writer].ranges) {
        ByteRange common = range.intersect(rangeOf(place));
        if (common.isEmpty())
          continue;
        any = true;
        bytes.forEach(common, [&](ByteRange part, const ByteMap::State &state) {
          if (failed(result))
            return;
          if (!llvm::is_contained(expected, state.writer))
            result = op.emitOpError() << "reads bytes " << part.begin << " to " << part.end
                                      << " of " << describe(writer) << ", but "
                                      << describe(state.writer) << " has written there since";
          else if (reader && !happensBefore(state.writer, *reader))
            result = op.emitOpError()
                     << "reads bytes " << part.begin << " to " << part.end << " of "
                     << describe(state.writer) << " without waiting for it";
        });
      }
    if (succeeded(result) && !any)
      return op.emitOpError() << "reads bytes at " << place.getOffset()
                              << " that the launches it names have not written";
    return result;
  }

  /// Whatever touched these bytes before must be over.
  LogicalResult checkWrite(Operation &op, AtAttr place, unsigned self) {
    LogicalResult result = success();
    bytes.forEach(rangeOf(place), [&](ByteRange part, const ByteMap::State &state) {
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

  /// An output over an input needs a kernel that reads that input at its own index only.
  LogicalResult checkInPlace(Operation &op, const Access &access) {
    auto launch = dyn_cast<LaunchOp>(op);
    for (auto [output, write] : llvm::enumerate(access.writes))
      for (auto [input, read] : llvm::enumerate(access.reads)) {
        if (rangeOf(write).intersect(rangeOf(read)).isEmpty())
          continue;
        if (isa<LaunchGemmOp>(op) && input == 2)
          continue;
        if (!launch)
          return op.emitOpError("writes over what it reads");
        auto kernel =
            SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(&op, launch.getKernelAttr());
        if (llvm::is_contained(getUpdates(kernel), std::pair<unsigned, unsigned>(output, input)))
          continue;
        if (!(rangeOf(write) == rangeOf(read)) || !readsAtOwnIndex(kernel, input))
          return op.emitOpError() << "writes output " << output << " over input " << input
                                  << ", which the kernel reads at other indices";
      }
    return success();
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
        expected.push_back(0); // state that this entry leaves alone
      } else {
        continue;
      }
      if (failed(checkContents(*slot, slot.getPlace(), expected, std::nullopt)))
        return failure();
    }
    return success();
  }

  func::FuncOp entry;
  ArenaOp arena;
  ArrayRef<SlotOp> slots;
  std::array<Clock, 2> clocks = {};
  std::map<int64_t, Clock> events;
  std::map<int64_t, unsigned> numbers; // of launches, by id
  std::vector<Writer> writers;         // by number
  llvm::DenseMap<Operation *, std::pair<unsigned, Clock>> timeOf;
  ByteMap bytes;
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
    llvm::StringMap<SmallVector<SlotOp>> slots;
    SmallVector<SlotOp> all(module.getOps<SlotOp>());
    for (SlotOp slot : all)
      slots[slot.getEntry()].push_back(slot);
    if (failed(checkSlots(arenas.front(), all)))
      return failure();
    for (auto entry : module.getOps<func::FuncOp>()) {
      if (entry->hasAttr("zero.kernel") || entry.isExternal())
        continue;
      if (entry.getNumArguments() != 0 || entry.getNumResults() != 0)
        return entry.emitError("is not planned: it still takes or returns values");
      if (failed(EntryRun(entry, arenas.front(), slots[entry.getSymName()]).run()))
        return failure();
    }
    return success();
  }

  /// Slots lie apart inside the arena, but for one state in several entries.
  LogicalResult checkSlots(ArenaOp arena, ArrayRef<SlotOp> slots) {
    struct Claim {
      ByteRange range;
      SlotOp slot; // null: the rank
    };
    std::vector<Claim> claims;
    int64_t rank = arena.getRankOffset();
    claims.push_back({{rank, rank + 8}, nullptr});
    for (SlotOp slot : slots) {
      ByteRange range = rangeOf(slot.getPlace());
      if (range.begin < 0 || range.end > static_cast<int64_t>(arena.getBytes()))
        return slot.emitOpError() << "lies outside the arena of " << arena.getBytes() << " bytes";
      claims.push_back({range, slot});
    }
    if (rank < 0 || rank + 8 > static_cast<int64_t>(arena.getBytes()) || rank % 8 != 0)
      return arena.emitOpError() << "has its rank at " << rank << ", outside or not aligned";
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
