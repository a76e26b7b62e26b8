#include "EntryBuffers.h"

#include "zero/Dialect/Zero/Phase.h"
#include <map>

using namespace mlir;
using namespace zero::ir;

namespace zero {

AllocationAttr EntryBuffers::getAllocation(Value value) const {
  BufferPart part = map.lookup(value);
  return AllocationAttr::get(value.getContext(), buffers[part.buffer].offset + part.offset,
                             cast<RankedTensorType>(value.getType()), buffers[part.buffer].space);
}

LogicalResult EntryBuffers::analyze() {
  if (failed(map.build(block)))
    return failure();
  buffers.resize(map.size());
  for (unsigned id = 0; id < map.size(); ++id) {
    EntryBuffer &buffer = buffers[id];
    for (Value value : map.valuesOf(id)) {
      if (value.getDefiningOp() && isView(value.getDefiningOp())) {
        buffer.last = std::max(buffer.last, timeline.getLastRead(value));
        continue;
      }
      buffer.space = getSpace(value);
      int64_t birth = timeline.getBirth(value);
      if (birth < buffer.birth) {
        buffer.birth = birth;
        buffer.maker = value.getDefiningOp();
      }
      buffer.last = std::max(buffer.last, timeline.getLastRead(value));
    }
    buffer.bytes = map.valuesOf(id).empty() ? 0 : map.sizeOf(id);
    findParts(id);
  }
  length = timeline.getPosition(block.getTerminator()) + 2;
  if (failed(placeArguments()))
    return failure();
  placeResults();
  return success();
}

namespace {
/// First and last access of each byte of a buffer.
class ByteLives {
public:
  explicit ByteLives(int64_t bytes) { lives[0] = lives[bytes] = {}; }

  /// So that stretches begin and end at the range's ends.
  void cut(BufferPart range) {
    for (int64_t at : {range.offset, range.offset + range.size})
      lives.try_emplace(at, std::prev(lives.upper_bound(at))->second);
  }

  /// Notes an access of a range whose ends are cut.
  void access(BufferPart range, int64_t first, int64_t last) {
    auto end = lives.find(range.offset + range.size);
    for (auto it = lives.find(range.offset); it != end; ++it) {
      it->second.first = std::min(it->second.first, first);
      it->second.last = std::max(it->second.last, last);
    }
  }

  /// Stretches that something accesses, neighbours of one life as one.
  SmallVector<BufferPartLife, 0> take() const {
    SmallVector<BufferPartLife, 0> parts;
    for (auto it = lives.begin(); std::next(it) != lives.end(); ++it) {
      auto [first, last] = it->second;
      int64_t begin = it->first, size = std::next(it)->first - begin;
      if (first > last)
        continue;
      if (!parts.empty() && parts.back().birth == first && parts.back().last == last &&
          parts.back().offset + parts.back().size == begin)
        parts.back().size += size;
      else
        parts.push_back({begin, size, first, last});
    }
    return parts;
  }

private:
  struct Life {
    int64_t first = INT64_MAX, last = -1;
  };
  std::map<int64_t, Life> lives; // from here to the next
};
} // namespace

/// Parameters of a gathered unit are read last at different times, gradients are made at such.
/// Where whole gradients wait for the optimizer, they are as many bytes as the plan says, padding
/// too: their units stay whole.
void EntryBuffers::findParts(unsigned id) {
  EntryBuffer &buffer = buffers[id];
  auto isPack = [](Value value) { return value.getDefiningOp<PackOp>() != nullptr; };
  if (holdsWholeGradients(slots.entry->getParentOfType<ModuleOp>()) &&
      llvm::any_of(map.valuesOf(id), isPack))
    return;
  auto isWhole = [&](Value value) { return map.lookup(value).size == buffer.bytes; };
  if (llvm::all_of(map.valuesOf(id), isWhole))
    return;
  ByteLives lives(buffer.bytes);
  for (Value value : map.valuesOf(id))
    if (map.lookup(value).size > 0)
      lives.cut(map.lookup(value));
  for (Value value : map.valuesOf(id)) {
    BufferPart range = map.lookup(value);
    if (range.size == 0)
      continue;
    Operation *def = value.getDefiningOp();
    if (!def || !isView(def))
      lives.access(range, timeline.getBirth(value), timeline.getLastRead(value));
    for (Operation *user : value.getUsers())
      if (!isView(user))
        lives.access(range, timeline.getPosition(user), timeline.getReadEnd(user));
  }
  SmallVector<BufferPartLife, 0> parts = lives.take();
  if (parts.size() != 1 || parts[0].size != buffer.bytes)
    buffer.parts = std::move(parts);
}

LogicalResult EntryBuffers::placeArguments() {
  func::FuncOp entry = slots.entry;
  for (BlockArgument argument : block.getArguments()) {
    BufferPart part = map.lookup(argument);
    EntryBuffer &buffer = buffers[part.buffer];
    if (buffer.slot >= 0 || part.size != buffer.bytes)
      return entry.emitError()
             << "argument " << argument.getArgNumber()
             << " shares its buffer with values around it; copy it first (zero.copy)";
    buffer.slot = slots.arguments[argument.getArgNumber()];
  }
  return success();
}

/// Makes `value`'s buffer the slot, if nothing reads the slot's old value once the buffer is
/// written.
bool EntryBuffers::placeInSlot(Value value, unsigned slot) {
  BufferPart part = map.lookup(value);
  EntryBuffer &buffer = buffers[part.buffer];
  if (buffer.slot == static_cast<int>(slot))
    return true; // updated in place, or returned as it came
  if (buffer.slot >= 0 || part.size != buffer.bytes)
    return false;
  for (const EntryBuffer &other : buffers)
    if (other.slot == static_cast<int>(slot) && other.last >= buffer.birth)
      return false;
  buffer.slot = slot;
  return true;
}

void EntryBuffers::placeResults() {
  int64_t end = length - 2;
  Operation *terminator = block.getTerminator();
  llvm::SmallDenseSet<int> overwritten; // slots that copies write
  for (auto [index, value] : llvm::enumerate(terminator->getOperands()))
    if (!placeInSlot(value, slots.results[index])) {
      copies.push_back({static_cast<unsigned>(index)});
      overwritten.insert(slots.results[index]);
    }
  for (ResultCopy &copy : copies) {
    Value value = terminator->getOperand(copy.result);
    EntryBuffer &source = buffers[map.lookup(value).buffer];
    if (source.slot < 0) {
      source.last = end + 1;
      source.parts.clear();
    }
    if (source.slot < 0 || !overwritten.contains(source.slot))
      continue;
    copy.temporary = buffers.size();
    EntryBuffer temporary;
    temporary.bytes = getTensorBytes(value.getType());
    temporary.birth = end;
    temporary.last = end + 1;
    temporary.maker = terminator;
    buffers.push_back(temporary);
  }
}

} // namespace zero
