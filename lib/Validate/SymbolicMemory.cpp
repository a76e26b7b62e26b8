#include "SymbolicMemory.h"

#include "mlir/IR/Diagnostics.h"
#include "zero/Dialect/Zero/Checks.h"

using namespace mlir;

namespace zero::validate {

LogicalResult SymbolicMemory::checkInside(Operation *op, ir::AllocationAttr allocation) const {
  if (failed(ir::verifyAllocation(op, allocation)))
    return failure();
  if (allocation.getOffset() + allocation.getBytes() <= bytes)
    return success();
  return op->emitOpError() << "uses " << allocation << ", outside the arena of " << bytes
                           << " bytes";
}

LogicalResult SymbolicMemory::reportRace(const Moment &self, StringRef verb, int64_t begin,
                                         int64_t end, const Moment &other) const {
  InFlightDiagnostic diag = self.launch->emitOpError()
                            << verb << " bytes " << begin << " to " << end
                            << " while another launch may still use them; it needs to wait for it";
  if (other.launch)
    diag.attachNote(other.launch->getLoc()) << "this one";
  return diag;
}

/// Bytes [offset, offset + bytes) of a value as elements.
Number SymbolicMemory::getPart(Number value, int64_t offset, int64_t bytes, Type elementType,
                               LocationAttr loc) {
  int64_t width = ir::getElementBytes(elementType);
  if (contents.getElementType(value) == elementType && offset % width == 0 && bytes % width == 0)
    return contents.readRange(value, offset / width, bytes / width, loc);
  return contents.get("bits", DenseI64ArrayAttr::get(loc.getContext(), {offset, bytes}),
                      RankedTensorType::get({bytes / width}, elementType), {value}, loc);
}

Number SymbolicMemory::collect(ir::AllocationAttr allocation, LocationAttr loc) {
  int64_t begin = allocation.getOffset(), end = begin + allocation.getBytes();
  Type elementType = allocation.getType().getElementType();
  int64_t width = ir::getElementBytes(elementType);
  SmallVector<Piece> pieces;
  for (auto run = runs.findFirst(begin); run != runs.end() && run->first < end; ++run) {
    int64_t from = std::max(begin, run->first), to = std::min(end, run->second.end);
    // Whole elements only: what is cut inside one is no element of anybody.
    from = begin + (from - begin + width - 1) / width * width;
    to = begin + (to - begin) / width * width;
    if (from >= to || run->second.value == kNoNumber)
      continue;
    int64_t offset = run->second.offset + from - run->first;
    Number value = run->second.value;
    bool isPlain = contents.getElementType(value) == elementType && offset % width == 0;
    if (!isPlain)
      value = getPart(value, offset, to - from, elementType, loc);
    pieces.push_back(
        {(from - begin) / width, (to - from) / width, value, isPlain ? offset / width : 0});
  }
  return contents.join(pieces, elementType, allocation.getType().getNumElements(), loc);
}

FailureOr<Number> SymbolicMemory::read(ir::AllocationAttr allocation, const Moment &reader,
                                       const Clock &now) {
  if (failed(checkInside(reader.launch, allocation)))
    return failure();
  int64_t begin = allocation.getOffset(), end = begin + allocation.getBytes();
  Number value = collect(allocation, reader.launch->getLoc());
  runs.split(begin);
  runs.split(end);
  for (auto run = runs.findFirst(begin); run != runs.end() && run->first < end; ++run) {
    if (!run->second.writer.isBefore(now))
      return reportRace(reader, "reads", run->first, run->second.end, run->second.writer);
    run->second.readers.resize(streams);
    run->second.readers[reader.stream] = reader;
  }
  return value;
}

LogicalResult SymbolicMemory::write(ir::AllocationAttr allocation, Number value,
                                    const Moment &writer, const Clock &now) {
  if (failed(checkInside(writer.launch, allocation)))
    return failure();
  int64_t begin = allocation.getOffset(), end = begin + allocation.getBytes();
  for (auto run = runs.findFirst(begin); run != runs.end() && run->first < end; ++run) {
    SmallVector<Moment, 2> earlier(run->second.readers);
    earlier.push_back(run->second.writer);
    for (const Moment &other : earlier)
      if (!other.isBefore(now))
        return reportRace(writer, "writes", std::max(begin, run->first),
                          std::min(end, run->second.end), other);
  }
  runs.replace(begin, {end, value, 0, writer, {}});
  return success();
}

void SymbolicMemory::set(ir::AllocationAttr allocation, Number value) {
  runs.replace(allocation.getOffset(),
               {allocation.getOffset() + allocation.getBytes(), value, 0, {}, {}});
}

Number SymbolicMemory::get(ir::AllocationAttr allocation, LocationAttr loc) {
  return collect(allocation, loc);
}

} // namespace zero::validate
