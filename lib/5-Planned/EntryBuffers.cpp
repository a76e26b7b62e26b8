#include "EntryBuffers.h"

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
        buffer.last = std::max(buffer.last, timeline.getLastUse(value));
        continue;
      }
      buffer.space = getSpace(value);
      int64_t birth = timeline.getBirth(value);
      if (birth < buffer.birth) {
        buffer.birth = birth;
        buffer.maker = value.getDefiningOp();
      }
      buffer.last = std::max(buffer.last, timeline.getLastUse(value));
    }
    buffer.bytes = map.valuesOf(id).empty() ? 0 : map.sizeOf(id);
  }
  length = timeline.getPosition(block.getTerminator()) + 2;
  if (failed(placeArguments()))
    return failure();
  placeResults();
  return success();
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
    if (source.slot < 0)
      source.last = end + 1;
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
