//===- PlanBuffers.cpp - zero-plan-buffers ------------------------------------------------===//
#include "EmitPlan.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/5-Planned/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "zero/Planner/Offsets.h"

namespace zero {
#define GEN_PASS_DEF_PLANBUFFERSPASS
#include "zero/5-Planned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

constexpr int64_t kRankBytes = 8;

struct PlanBuffers : public impl::PlanBuffersPassBase<PlanBuffers> {
  using PlanBuffersPassBase::PlanBuffersPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-plan-buffers", Phase::Scheduled)) || failed(plan(module)))
      signalPassFailure();
  }

  LogicalResult plan(ModuleOp module) {
    if (failed(recordOptions(module, *this)))
      return failure();
    if (module.getOps<StreamOp>().empty())
      return module.emitError() << "has no zero.stream, expected at least the one that kernels run "
                                   "on; run zero-schedule first";
    SmallVector<func::FuncOp> functions;
    for (auto function : module.getOps<func::FuncOp>())
      if (!function->hasAttr("zero.kernel") && !function.isExternal())
        functions.push_back(function);
    SlotTable slots;
    if (failed(slots.build(functions)))
      return failure();
    int64_t slotBytes = slots.assignOffsets(alignment, FlatSymbolRefAttr());
    int64_t rank = alignUp(slotBytes, kRankBytes);
    int64_t base = alignUp(rank + kRankBytes, alignment);

    SmallVector<std::unique_ptr<EntryBuffers>> entries;
    for (const EntrySlots &entry : slots.getEntries()) {
      entries.push_back(std::make_unique<EntryBuffers>(entry));
      if (failed(entries.back()->analyze()))
        return failure();
    }
    FailureOr<int64_t> end = assignOffsets(module, entries, slots, FlatSymbolRefAttr(), base);
    if (failed(end))
      return failure();
    SmallVector<HostArena> others;
    for (auto space : module.getOps<SpaceOp>()) {
      if (space.getKind() != MemoryKind::Host)
        continue;
      auto name = FlatSymbolRefAttr::get(space.getSymNameAttr());
      int64_t end = alignUp(slots.assignOffsets(alignment, name), alignment);
      FailureOr<int64_t> bytes = assignOffsets(module, entries, slots, name, end);
      if (failed(bytes))
        return failure();
      if (*bytes > 0)
        others.push_back({name, *bytes});
    }
    return emit(module, entries, slots, rank, *end, others);
  }

  /// States, and what copies leave, in memory of the host.
  struct HostArena {
    FlatSymbolRefAttr space;
    int64_t bytes;
  };

  /// Offsets of everything outside slots in one space, from `base` on, and where it ends. Entries
  /// never run at one time: each has its own stretch of it.
  FailureOr<int64_t> assignOffsets(ModuleOp module, ArrayRef<std::unique_ptr<EntryBuffers>> entries,
                                   const SlotTable &slots, FlatSymbolRefAttr space, int64_t base) {
    std::vector<planner::Buffer> wanted;
    std::vector<EntryBuffer *> owners;
    int64_t time = 0;
    for (const auto &entry : entries) {
      for (EntryBuffer &buffer : entry->buffers) {
        if (buffer.space != space)
          continue;
        if (buffer.slot >= 0) {
          buffer.offset = slots.getSlots()[buffer.slot].offset;
          continue;
        }
        if (!buffer.isUsed())
          continue;
        wanted.push_back({buffer.bytes, getAlignment(buffer.bytes, alignment), time + buffer.birth,
                          time + buffer.last + 1});
        for (const BufferPartLife &part : buffer.parts)
          wanted.back().parts.push_back(
              {part.offset, part.size, time + part.birth, time + part.last + 1});
        owners.push_back(&buffer);
      }
      time += entry->getLength() + 1;
    }
    planner::OffsetAssignment result = planner::assignOffsets(wanted);
    if (auto overlap = planner::findOverlap(wanted, result.offsets))
      return module.emitError() << "internal error: the planner put buffers " << overlap->first
                                << " and " << overlap->second << " over each other";
    for (auto [owner, offset] : llvm::zip(owners, result.offsets))
      owner->offset = base + offset;
    numBuffers += owners.size();
    return alignUp(base + result.bytes, alignment);
  }

  /// The space of the arena: the module's first, or a new one.
  static StringRef getFirstSpace(ModuleOp module, OpBuilder &builder) {
    for (auto space : module.getOps<SpaceOp>())
      return space.getSymName();
    SymbolTable symbols(module);
    auto space = SpaceOp::create(builder, module.getLoc(), MemoryKind::Device, "device");
    return symbols.insert(space).getValue();
  }

  LogicalResult emit(ModuleOp module, ArrayRef<std::unique_ptr<EntryBuffers>> entries,
                     const SlotTable &slots, int64_t rank, int64_t bytes,
                     ArrayRef<HostArena> others) {
    OpBuilder builder(module.getContext());
    builder.setInsertionPointToEnd(module.getBody());
    if (!slots.getEntries().empty()) {
      func::FuncOp first = slots.getEntries().front().entry;
      builder.setInsertionPoint(first);
    }
    ArenaOp::create(builder, module.getLoc(), getFirstSpace(module, builder), bytes, alignment,
                    rank);
    for (const HostArena &arena : others)
      ArenaOp::create(builder, module.getLoc(), arena.space.getValue(), arena.bytes, alignment,
                      /*rank_offset=*/-1);
    StateSaves saves = planStateSaves(module, slots, alignment, builder), none;
    func::FuncOp step = findStep<func::FuncOp>(module);
    Streams streams(module);
    for (const auto &entry : entries) {
      EntrySlots table = entry->getSlots();
      std::string name = table.entry.getName().str();
      numCopies += entry->copies.size();
      FailureOr<SmallVector<SmallVector<int64_t>>> writers =
          emitPlan(*entry, slots, streams, table.entry == step ? saves : none);
      if (failed(writers))
        return failure();
      for (auto [argument, slot] : llvm::enumerate(table.arguments)) {
        // State that the entry replaces is one op for argument and result.
        auto next = slots.getSlots()[slot].role.isState() ? llvm::find(table.results, slot)
                                                          : table.results.end();
        int64_t result = next == table.results.end() ? -1 : next - table.results.begin();
        emitSlot(builder, table, name, slots.getSlots()[slot], argument, result, *writers);
      }
      for (auto [result, slot] : llvm::enumerate(table.results))
        if (!llvm::is_contained(table.arguments, slot))
          emitSlot(builder, table, name, slots.getSlots()[slot], -1, result, *writers);
    }
    return success();
  }

  void emitSlot(OpBuilder &builder, const EntrySlots &table, StringRef entry, const Slot &slot,
                int64_t argument, int64_t result, ArrayRef<SmallVector<int64_t>> writers) {
    auto allocation = AllocationAttr::get(builder.getContext(), slot.offset, slot.type, slot.space);
    auto from = result < 0 ? DenseI64ArrayAttr() : builder.getDenseI64ArrayAttr(writers[result]);
    // The role's `next` counts this entry's results.
    RoleAttr role = slot.role.withNext(argument < 0 ? -1 : result);
    SlotOp::create(builder, UnknownLoc::get(builder.getContext()), builder.getStringAttr(entry),
                   role, allocation, builder.getI64IntegerAttr(argument),
                   builder.getI64IntegerAttr(result), slot.leaves, from);
  }
};

} // namespace
} // namespace zero
