//===- VerifyPlan.cpp - zero-verify-plan ---------------------------------------------------===//
//
// Knows nothing of how a plan is made: arenas and slots are looked at here, every entry is run on
// paper by EntryRun.
//===------------------------------------------------------------------------===//
#include "EntryRun.h"
#include "MemoryReport.h"
#include "PlanTables.h"
#include "VerifyInit.h"
#include "VerifySaves.h"
#include "zero/4-Scheduled/ControlPlan.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/5-Planned/Passes.h"
#include "zero/Analysis/Claims.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Target/Target.h"

#include <set>

namespace zero {
#define GEN_PASS_DEF_VERIFYPLANPASS
#include "zero/5-Planned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

struct VerifyPlan : public impl::VerifyPlanPassBase<VerifyPlan> {
  void runOnOperation() override {
    markAllAnalysesPreserved(); // no op changes: not verified again
    ModuleOp module = getOperation();
    if (failed(expectPhaseToVerify(module, "zero-verify-plan", Phase::Planned)) ||
        failed(verify(module)))
      return signalPassFailure();
    setPhase(module, Phase::Planned);
  }

  LogicalResult verify(ModuleOp module) {
    FailureOr<PlanMemory> memory = PlanMemory::read(module);
    if (failed(memory))
      return failure();
    SmallVector<SlotOp> all(module.getOps<SlotOp>());
    if (failed(verifyRecords(module, Phase::Planned)) || failed(checkSlots(*memory, all)) ||
        failed(verifyPlanTables(module)) || failed(verifySchedules(module)) ||
        failed(verifyWorkspaces(module)) || failed(verifyReductions(module)) ||
        failed(verifyControlFlow(module)) || failed(verifyPlannedTurns(module)) ||
        failed(verifySaves(module, *memory)))
      return failure();
    return runEntries(module, *memory, all);
  }

  /// Slots and the rank's number in the first space, apart and sorted.
  static SmallVector<ByteRange> getSlotRanges(PlanMemory &memory, ArrayRef<SlotOp> all) {
    std::set<std::pair<int64_t, int64_t>> allocations;
    ByteRange rank = memory.rangeOfRank();
    allocations.insert({rank.begin, rank.end});
    for (SlotOp slot : all) {
      memory.use(slot.getAllocation());
      ByteRange range = memory.rangeOf(slot.getAllocation());
      if (!range.isEmpty() && range.begin < static_cast<int64_t>(memory.getArena().getBytes()))
        allocations.insert({range.begin, range.end});
    }
    return llvm::map_to_vector(allocations, [](auto allocation) -> ByteRange {
      return {allocation.first, allocation.second};
    });
  }

  LogicalResult runEntries(ModuleOp module, PlanMemory &memory, ArrayRef<SlotOp> all) {
    llvm::StringMap<SmallVector<SlotOp>> slots;
    for (SlotOp slot : all)
      slots[slot.getEntry()].push_back(slot);
    SmallVector<ByteRange> ranges = getSlotRanges(memory, all);
    SmallVector<LiveBytes::Peak> most;
    StringRef mostEntry;
    RecordedPeak recorded = getRecordedPeak(module);
    SymbolTableCollection symbols;
    Streams streams(module);
    for (auto entry : module.getOps<func::FuncOp>()) {
      if (entry->hasAttr("zero.kernel") || entry.isExternal())
        continue;
      if (entry.getNumArguments() != 0 || entry.getNumResults() != 0)
        return entry.emitError("is not planned: it still takes or returns values");
      ArrayRef<SlotOp> own = slots[entry.getSymName()];
      SmallVector<ByteRange> kept = getKept(memory, own, all);
      EntryRun run(entry, memory, streams, symbols, own, kept, ranges);
      if (failed(run.run()) ||
          (getEntryKind(entry) == EntryKind::Init && failed(verifyInit(entry, symbols))))
        return failure();
      SmallVector<LiveBytes::Peak> peaks = run.findPeaks(recorded.op);
      int64_t more = most.empty() ? 1 : peaks.front().bytes - most.front().bytes;
      // Entries may stand in any order: of equal ones, the one that is recorded.
      if (more > 0 || (more == 0 && entry.getSymName() == recorded.entry)) {
        most = std::move(peaks);
        mostEntry = entry.getSymName();
      }
    }
    if (most.empty())
      most.emplace_back();
    auto onDevice = llvm::filter_to_vector(
        all, [&](SlotOp slot) { return !memory.isHost(slot.getAllocation()); });
    auto makeTable = [&](const LiveBytes::Peak &peak) {
      return makeMemoryTable(memory.getArena(), onDevice, mostEntry, peak);
    };
    return success(succeeded(checkArenaEnds(memory)) &&
                   succeeded(settleMemoryTable(module, llvm::map_to_vector(most, makeTable))));
  }

  /// An arena ends where its last allocation does, on its own grid: what is mapped beyond is for
  /// nothing.
  static LogicalResult checkArenaEnds(const PlanMemory &memory) {
    for (auto [known, end] : llvm::zip_equal(memory.getArenas(), memory.getEnds())) {
      ArenaOp arena = known;
      int64_t alignment = arena.getAlignment();
      uint64_t expected = (uint64_t(end) + alignment - 1) / alignment * alignment;
      if (std::optional<int64_t> recorded =
              getConfigInt(arena->getParentOfType<ModuleOp>(), "alignment");
          recorded && *recorded != alignment)
        return arena.emitOpError() << "has alignment " << alignment << ", but zero.config says "
                                   << *recorded << "; was the text edited?";
      if (arena.getBytes() != expected)
        return arena.emitOpError()
               << "has " << arena.getBytes() << " bytes, but its last allocation ends at " << end
               << ", expected " << expected;
    }
    return success();
  }

  /// The rank's number, and state of which the entry with the slots `own` has none.
  static SmallVector<ByteRange> getKept(const PlanMemory &memory, ArrayRef<SlotOp> own,
                                        ArrayRef<SlotOp> all) {
    SmallVector<ByteRange> kept = {memory.rangeOfRank()};
    llvm::SmallDenseSet<int64_t> allocations;
    for (SlotOp slot : own)
      allocations.insert(memory.rangeOf(slot.getAllocation()).begin);
    for (SlotOp slot : all)
      if (ByteRange range = memory.rangeOf(slot.getAllocation());
          slot.getRole().isState() && !allocations.contains(range.begin))
        kept.push_back(range);
    return kept;
  }

  /// Slots lie apart inside their arenas, but for one state in several entries.
  LogicalResult checkSlots(const PlanMemory &memory, ArrayRef<SlotOp> slots) {
    struct Claim {
      ByteRange range;
      SlotOp slot; // null: the rank
    };
    std::vector<Claim> claims;
    claims.push_back({memory.rangeOfRank(), nullptr});
    for (SlotOp slot : slots) {
      if (failed(memory.check(slot, slot.getAllocation())))
        return failure();
      if (!memory.isInside(slot.getAllocation()))
        return slot.emitOpError() << "lies outside the arena of "
                                  << memory.arenaOf(slot.getAllocation()).getBytes() << " bytes";
      ByteRange range = memory.rangeOf(slot.getAllocation());
      if (!range.isEmpty())
        claims.push_back({range, slot});
    }
    std::map<std::tuple<RoleKind, StringRef, StringRef>, AllocationAttr> states;
    for (SlotOp slot : slots) {
      RoleAttr role = slot.getRole();
      if (!role.isState())
        continue;
      auto [known, isNew] =
          states.try_emplace({role.getKind(), role.getName().getValue(),
                              role.getUnit() ? role.getUnit().getValue() : StringRef()},
                             slot.getAllocation());
      if (!isNew && known->second != slot.getAllocation())
        return slot.emitOpError() << "puts state " << role.getName()
                                  << " in another allocation than " << known->second;
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
        return (b.slot ? b.slot.getOperation() : memory.getArena().getOperation())->emitOpError()
               << "shares bytes with another slot";
    }
    return success();
  }
};

} // namespace
} // namespace zero
