#include "PlanMemory.h"

#include "zero/Dialect/Zero/Checks.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

LogicalResult PlanMemory::addArena(ArenaOp arena) {
  std::optional<unsigned> space = spaces.find(arena.getSpaceAttr());
  if (!space)
    return arena.emitOpError() << "lies in space " << arena.getSpaceAttr()
                               << ", which the module does not define";
  if (arenas[*space])
    return arena.emitOpError() << "is a second arena in space " << arena.getSpaceAttr()
                               << ", expected one in each";
  arenas[*space] = arena;
  int64_t offset = arena.getRankOffset(), bytes = arena.getBytes();
  if (*space > 0 && offset != -1)
    return arena.emitOpError() << "holds the rank's number, expected it in "
                               << spaces[0].getSymNameAttr() << ", the module's first space";
  if (*space == 0) {
    rank = offset;
    if (rank < 0 || rank > bytes - kRankBytes || rank % kRankBytes != 0)
      return arena.emitOpError() << "has its rank at " << rank << ", outside or not aligned";
  }
  return success();
}

FailureOr<PlanMemory> PlanMemory::read(ModuleOp module) {
  PlanMemory memory(module);
  if (memory.spaces.empty())
    return module.emitError() << "has no zero.space, expected one per memory; run "
                                 "zero-plan-buffers first";
  memory.arenas.resize(memory.spaces.size());
  for (auto arena : module.getOps<ArenaOp>())
    if (failed(memory.addArena(arena)))
      return failure();
  int64_t base = 0;
  for (auto [space, arena] : llvm::zip_equal(memory.spaces.list(), memory.arenas)) {
    if (!arena)
      return SpaceOp(space).emitOpError() << "has no zero.arena, expected one";
    // An allocation is looked at before it is known to lie inside: sums stay inside 64 bits.
    int64_t bytes = arena.getBytes();
    if (bytes > (int64_t(1) << kSpaceShift) - base)
      return arena.emitOpError() << "has " << bytes
                                 << " bytes, expected at most 2^48 in all spaces";
    memory.bases.push_back(base);
    base += bytes;
  }
  memory.ends.assign(memory.arenas.size(), 0);
  memory.ends[0] = memory.rangeOfRank().end;
  return memory;
}

LogicalResult PlanMemory::check(Operation *op, AllocationAttr allocation) const {
  if (failed(verifyAllocation(op, allocation)))
    return failure();
  if (spaces.find(allocation.getSpace()))
    return success();
  return op->emitOpError() << "names space " << allocation.getSpace()
                           << ", which the module does not define";
}

ByteRange PlanMemory::rangeOf(AllocationAttr allocation) const {
  int64_t begin = bases[spaceOf(allocation)] + allocation.getOffset();
  return {begin, begin + allocation.getBytes()};
}

bool PlanMemory::isInside(AllocationAttr allocation) const {
  return allocation.getOffset() + allocation.getBytes() <=
         static_cast<int64_t>(arenaOf(allocation).getBytes());
}

bool PlanMemory::isHost(AllocationAttr allocation) const {
  return spaces[spaceOf(allocation)].getKind() == MemoryKind::Host;
}

std::string PlanMemory::describe(ByteRange range) const {
  unsigned space = llvm::upper_bound(bases, range.begin) - bases.begin() - 1;
  std::string text =
      ("bytes " + Twine(range.begin - bases[space]) + " to " + Twine(range.end - bases[space]))
          .str();
  if (space > 0)
    text += (" of @" + spaces[space].getSymName()).str();
  return text;
}

void PlanMemory::use(AllocationAttr allocation) {
  int64_t &end = ends[spaceOf(allocation)];
  end = std::max(end, allocation.getOffset() + allocation.getBytes());
}

} // namespace zero
