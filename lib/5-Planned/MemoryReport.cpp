#include "MemoryReport.h"

#include "mlir/IR/Builders.h"
#include "zero/Dialect/Zero/Locations.h"
#include "zero/Dialect/Zero/Phase.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <numeric>

using namespace mlir;
using namespace zero::ir;

namespace zero {

//===----------------------------------------------------------------------===//
// Live bytes
//===----------------------------------------------------------------------===//

/// Makes parts begin or end at `at` where one crosses it.
void LiveBytes::split(int64_t at) {
  auto it = open.lower_bound(at);
  if (it == open.begin())
    return;
  --it;
  if (it->second.end <= at)
    return;
  Part rest = it->second;
  it->second.end = at;
  rest.begin = at;
  open.emplace(at, rest);
}

/// What was between is over.
void LiveBytes::close(int64_t begin, int64_t end) {
  split(begin);
  split(end);
  auto first = open.lower_bound(begin), last = open.lower_bound(end);
  for (auto it = first; it != last; ++it)
    closed.push_back(it->second);
  open.erase(first, last);
}

void LiveBytes::write(ByteRange range) {
  // Slots are there all the time: what lies between them is counted.
  int64_t at = range.begin;
  const ByteRange *slot =
      llvm::partition_point(slots, [&](ByteRange slot) { return slot.end <= range.begin; });
  auto add = [&](int64_t begin, int64_t end) {
    if (begin >= end)
      return;
    size_t before = closed.size();
    close(begin, end);
    // Bytes that a launch both reads and writes are there once: from here on, as its own.
    for (Part &part : llvm::MutableArrayRef(closed).drop_front(before)) {
      part.last = std::min(part.last, now() - 1);
      part.held = std::min(part.held, now() - 1);
    }
    open.emplace(begin, Part{begin, end, now(), now(), now()});
  };
  for (; slot != slots.end() && slot->begin < range.end; ++slot) {
    add(at, slot->begin);
    at = std::max(at, slot->end);
  }
  add(at, range.end);
}

void LiveBytes::read(ByteRange range) {
  if (range.isEmpty())
    return;
  split(range.begin);
  split(range.end);
  for (auto it = open.lower_bound(range.begin); it != open.end() && it->first < range.end; ++it)
    it->second.last = it->second.held = now();
}

void LiveBytes::hold(ByteRange range, unsigned reader) {
  if (range.isEmpty())
    return;
  split(range.begin);
  split(range.end);
  for (auto it = open.lower_bound(range.begin); it != open.end() && it->first < range.end; ++it)
    if (it->second.birth <= reader)
      it->second.held = now();
}

/// Bytes at each launch.
std::vector<int64_t> LiveBytes::count(unsigned Part::*until) const {
  std::vector<int64_t> change(launches.size() + 1, 0);
  for (const Part &part : closed) {
    change[part.birth] += part.end - part.begin;
    change[part.*until + 1] -= part.end - part.begin;
  }
  change.pop_back();
  std::partial_sum(change.begin(), change.end(), change.begin());
  return change;
}

SmallVector<LiveBytes::Peak> LiveBytes::findPeaks(StringRef label) {
  if (launches.empty())
    return {Peak()};
  close(0, INT64_MAX);
  std::vector<int64_t> live = count(&Part::last);
  int64_t most = *llvm::max_element(live), held = *llvm::max_element(count(&Part::held));
  SmallVector<unsigned> equal = llvm::filter_to_vector(
      llvm::seq<unsigned>(0, live.size()), [&](unsigned at) { return live[at] == most; });
  SmallVector<Peak> peaks;
  for (unsigned at : equal)
    if (cast<LaunchOpInterface>(launches[at]).getLabel() == label)
      peaks.push_back(describe(at, most, held));
  if (peaks.empty())
    peaks.push_back(describe(equal.front(), most, held));
  return peaks;
}

SmallVector<LiveBytes::Part> LiveBytes::getLive(unsigned at) const {
  SmallVector<Part> live;
  for (const Part &part : closed)
    if (part.birth <= at && at <= part.last)
      live.push_back(part);
  llvm::sort(live, [](const Part &a, const Part &b) { return a.begin < b.begin; });
  return live;
}

LiveBytes::Peak LiveBytes::describe(unsigned at, int64_t bytes, int64_t held) const {
  Peak peak{bytes, held, at, launches[at], {}};
  std::map<unsigned, int64_t> byWriter;
  for (const Part &part : getLive(at))
    byWriter[part.birth] += part.end - part.begin;
  for (auto [writer, bytes] : byWriter)
    peak.writers.push_back({launches[writer], bytes});
  return peak;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
constexpr size_t kLargest = 10;

struct LivePiece {
  int64_t bytes;
  std::string name, location;
  /// In the plan, among equally large ones.
  size_t order;
};
} // namespace

/// State has one slot in several entries.
static SmallVector<SlotOp> getDistinct(ArrayRef<SlotOp> slots) {
  llvm::MapVector<std::tuple<Attribute, int64_t, int64_t>, SlotOp> distinct;
  for (SlotOp slot : slots) {
    AllocationAttr allocation = slot.getAllocation();
    distinct.insert({{allocation.getSpace(), allocation.getOffset(), allocation.getBytes()}, slot});
  }
  return llvm::to_vector(llvm::make_second_range(distinct));
}

/// The `kLargest` largest, and others as large as the last of them.
static SmallVector<LivePiece> findLargest(ArrayRef<SlotOp> slots, const LiveBytes::Peak &peak) {
  SmallVector<LivePiece> pieces;
  for (auto [op, bytes] : peak.writers)
    pieces.push_back({bytes, cast<LaunchOpInterface>(op).getLabel(), describeLocation(op->getLoc()),
                      pieces.size()});
  for (SlotOp slot : slots) {
    RoleAttr role = slot.getRole();
    pieces.push_back({slot.getAllocation().getBytes(),
                      (stringifyRoleKind(role.getKind()) + " " + role.getName().getValue()).str(),
                      "", pieces.size()});
  }
  llvm::sort(pieces, [](const LivePiece &a, const LivePiece &b) {
    return std::tie(b.bytes, a.order) < std::tie(a.bytes, b.order);
  });
  // Of those as large as the last one, the order of launches decides which are in.
  size_t kept = std::min(pieces.size(), kLargest);
  while (kept && kept < pieces.size() && pieces[kept].bytes == pieces[kept - 1].bytes)
    ++kept;
  pieces.resize(kept);
  return pieces;
}

DictionaryAttr makeMemoryTable(ArenaOp arena, ArrayRef<SlotOp> all, StringRef entry,
                               const LiveBytes::Peak &peak) {
  Builder builder(arena.getContext());
  auto number = [&](int64_t value) { return builder.getI64IntegerAttr(value); };
  auto text = [&](StringRef value) { return builder.getStringAttr(value); };
  SmallVector<SlotOp> slots = getDistinct(all);
  int64_t bytes = arena.getBytes(), slotBytes = 0;
  for (SlotOp slot : slots)
    slotBytes += slot.getAllocation().getBytes();
  NamedAttrList memory;
  memory.set("bytes", number(bytes));
  memory.set("slots", number(slotBytes));
  memory.set("transient", number(bytes - slotBytes));
  memory.set("max_live", number(peak.bytes));
  memory.set("fragmentation", number(bytes - slotBytes - peak.bytes));
  if (peak.op) {
    memory.set("entry", text(entry));
    memory.set("op", text(cast<LaunchOpInterface>(peak.op).getLabel()));
    memory.set("location", text(describeLocation(peak.op->getLoc())));
    SmallVector<Attribute> largest;
    for (const LivePiece &piece : findLargest(slots, peak))
      largest.push_back(
          builder.getDictionaryAttr({builder.getNamedAttr("bytes", number(piece.bytes)),
                                     builder.getNamedAttr("location", text(piece.location)),
                                     builder.getNamedAttr("name", text(piece.name))}));
    memory.set("largest", builder.getArrayAttr(largest));
  }
  return memory.getDictionary(arena.getContext());
}

/// Bytes and names of a list of the largest; none where it is no such list. Locations may be
/// missing.
static std::optional<SmallVector<std::pair<int64_t, StringRef>>> getPieces(Attribute largest) {
  auto list = dyn_cast_if_present<ArrayAttr>(largest);
  if (!list)
    return std::nullopt;
  SmallVector<std::pair<int64_t, StringRef>> pieces;
  for (Attribute entry : list) {
    auto table = dyn_cast<DictionaryAttr>(entry);
    auto bytes = table ? table.getAs<IntegerAttr>("bytes") : IntegerAttr();
    auto name = table ? table.getAs<StringAttr>("name") : StringAttr();
    if (!bytes || !name || !table.getAs<StringAttr>("location") || table.size() != 3)
      return std::nullopt;
    pieces.push_back({bytes.getInt(), name.getValue()});
  }
  return pieces;
}

/// Whether `found` lists the largest of `counted`, which has all that are as large as its last:
/// equally large ones stand in the order of launches, which may change.
static bool areLargest(Attribute found, Attribute counted) {
  auto some = getPieces(found), all = getPieces(counted);
  if (!some || !all || some->size() != std::min(all->size(), kLargest))
    return false;
  for (auto [listed, live] : llvm::zip(*some, *all))
    if (listed.first != live.first)
      return false;
  llvm::sort(*some);
  llvm::sort(*all);
  return std::includes(all->begin(), all->end(), some->begin(), some->end());
}

static bool isSame(StringRef name, Attribute found, Attribute counted) {
  if (name == "location")
    return isa_and_nonnull<StringAttr>(found);
  return name == "largest" ? areLargest(found, counted) : found == counted;
}

/// What is recorded of a counted table.
static DictionaryAttr withoutTies(DictionaryAttr counted) {
  NamedAttrList table(counted);
  if (auto largest = counted.getAs<ArrayAttr>("largest"))
    table.set("largest",
              ArrayAttr::get(counted.getContext(), largest.getValue().take_front(kLargest)));
  return table.getDictionary(counted.getContext());
}

/// Whether a recorded table is a counted one.
static bool areSame(DictionaryAttr table, DictionaryAttr counted) {
  return table.size() == counted.size() && llvm::all_of(counted, [&](NamedAttribute entry) {
           return isSame(entry.getName(), table.get(entry.getName()), entry.getValue());
         });
}

RecordedPeak getRecordedPeak(ModuleOp module) {
  auto table = module->getAttrOfType<DictionaryAttr>("zero.memory");
  auto get = [&](StringRef name) {
    auto text = table ? table.getAs<StringAttr>(name) : StringAttr();
    return text ? text.getValue() : StringRef();
  };
  return {get("entry"), get("op")};
}

LogicalResult settleMemoryTable(ModuleOp module, ArrayRef<DictionaryAttr> all) {
  Attribute recorded = module->getAttr("zero.memory");
  DictionaryAttr counted = all.front();
  if (!recorded) {
    module->setAttr("zero.memory", withoutTies(counted));
    return success();
  }
  auto table = dyn_cast<DictionaryAttr>(recorded);
  if (!table)
    return module.emitError() << "'zero.memory' expects a table of bytes, found " << recorded;
  if (llvm::any_of(all, [&](DictionaryAttr counted) { return areSame(table, counted); }))
    return success();
  for (NamedAttribute entry : table)
    if (!counted.get(entry.getName()))
      return module.emitError() << "zero.memory has an entry '" << entry.getName().getValue()
                                << "', which zero-verify-plan does not write";
  for (NamedAttribute entry : counted) {
    Attribute found = table.get(entry.getName());
    if (isSame(entry.getName(), found, entry.getValue()))
      continue;
    InFlightDiagnostic diag = module.emitError();
    diag << "zero.memory: " << entry.getName().getValue() << " is ";
    if (found)
      diag << found;
    else
      diag << "missing";
    return diag << ", but the plan has " << withoutTies(counted).get(entry.getName())
                << "; was the text edited? compile the exported step again";
  }
  llvm_unreachable("some entry differs");
}

} // namespace zero
