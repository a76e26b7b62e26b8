#include "MemoryReport.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

constexpr size_t kLargest = 10;

/// One line for people: the name and the first file position that a location has. Folders are left
/// out: a plan is the same wherever the file lies.
std::string describe(Location loc) {
  std::string name, file;
  loc->walk([&](Location inner) {
    if (auto named = dyn_cast<NameLoc>(inner); named && name.empty())
      name = named.getName().str();
    if (auto position = dyn_cast<FileLineColLoc>(inner); position && file.empty())
      file = (llvm::sys::path::filename(position.getFilename().getValue()) + ":" +
              Twine(position.getLine()) + ":" + Twine(position.getColumn()))
                 .str();
    return WalkResult::advance();
  });
  if (name.empty() || file.empty())
    return name + file;
  return name + " (" + file + ")";
}

std::string nameOf(Operation *op) {
  if (auto dispatch = dyn_cast<DispatchOp>(op))
    return dispatch.getKernel().str();
  if (auto await = dyn_cast<AwaitOp>(op))
    if (Operation *start = await.getFuture().getDefiningOp())
      op = start;
  if (auto start = dyn_cast<CollectiveStartOp>(op))
    return stringifyCollectiveKind(start.getKind()).str();
  return op->getName().stripDialect().str();
}

struct LiveBuffer {
  int64_t bytes;
  std::string name, location;
};

struct PeakPoint {
  EntryBuffers *entry = nullptr;
  int64_t position = 0, bytes = 0;
};

/// Where most bytes outside slots live at one time.
PeakPoint findPeak(ArrayRef<std::unique_ptr<EntryBuffers>> entries) {
  PeakPoint best;
  for (const auto &entry : entries) {
    std::vector<planner::Buffer> buffers;
    for (const EntryBuffer &buffer : entry->buffers)
      if (buffer.slot < 0 && buffer.isUsed())
        buffers.push_back({buffer.bytes, 1, buffer.birth, buffer.last + 1});
    planner::Peak peak = planner::findPeak(buffers);
    if (!best.entry || peak.bytes > best.bytes)
      best = {entry.get(), peak.time, peak.bytes};
  }
  return best;
}

std::vector<LiveBuffer> findLive(const PeakPoint &peak, const SlotTable &slots) {
  std::vector<LiveBuffer> live;
  for (const EntryBuffer &buffer : peak.entry->buffers)
    if (buffer.slot < 0 && buffer.birth <= peak.position && peak.position <= buffer.last)
      live.push_back({buffer.bytes, buffer.maker ? nameOf(buffer.maker) : "",
                      buffer.maker ? describe(buffer.maker->getLoc()) : ""});
  for (const Slot &slot : slots.getSlots())
    live.push_back(
        {getTensorBytes(slot.type),
         (stringifyRoleKind(slot.role.getKind()) + " " + slot.role.getName().getValue()).str(),
         ""});
  llvm::sort(live, [](const LiveBuffer &a, const LiveBuffer &b) {
    return std::tie(b.bytes, a.name, a.location) < std::tie(a.bytes, b.name, b.location);
  });
  live.resize(std::min(live.size(), kLargest));
  return live;
}

} // namespace

void recordMemory(ModuleOp module, ArrayRef<std::unique_ptr<EntryBuffers>> entries,
                  const SlotTable &slots, const planner::Plan &transient, int64_t arenaBytes) {
  Builder builder(module.getContext());
  NamedAttrList memory;
  auto number = [&](int64_t value) { return builder.getI64IntegerAttr(value); };
  auto text = [&](StringRef value) { return builder.getStringAttr(value); };
  int64_t slotBytes = 0;
  for (const Slot &slot : slots.getSlots())
    slotBytes += getTensorBytes(slot.type);
  memory.set("bytes", number(arenaBytes));
  memory.set("slots", number(slotBytes));
  memory.set("transient", number(transient.bytes));
  memory.set("max_live", number(transient.maxLive));
  memory.set("order", text(transient.order));

  PeakPoint peak = findPeak(entries);
  if (peak.entry) {
    Operation *at = nullptr;
    for (Operation &op : peak.entry->getBlock())
      if (!at || peak.entry->getTimeline().getPosition(&op) <= peak.position)
        at = &op;
    func::FuncOp entry = peak.entry->getSlots().entry;
    memory.set("entry", text(entry.getSymName()));
    memory.set("op", text(nameOf(at)));
    memory.set("location", text(describe(at->getLoc())));
    SmallVector<Attribute> largest;
    for (const LiveBuffer &buffer : findLive(peak, slots))
      largest.push_back(
          builder.getDictionaryAttr({builder.getNamedAttr("bytes", number(buffer.bytes)),
                                     builder.getNamedAttr("location", text(buffer.location)),
                                     builder.getNamedAttr("name", text(buffer.name))}));
    memory.set("largest", builder.getArrayAttr(largest));
  }
  module->setAttr("zero.memory", memory.getDictionary(module.getContext()));
}

} // namespace zero
