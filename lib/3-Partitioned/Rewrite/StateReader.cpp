#include "StateReader.h"
#include "Rules/Pieces.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Intervals
//===----------------------------------------------------------------------===//

void StateReader::addUse(const StateRead &read, int64_t slice, unsigned at) {
  Buffer &buffer = getBuffer(read.slot, slice);
  if (buffer.uses.empty())
    buffer.readType = read.convertedTo;
  else if (buffer.readType != read.convertedTo)
    buffer.readType = Type();
  if (buffer.uses.empty() || buffer.uses.back() != at)
    buffer.uses.push_back(at);
}

void StateReader::setBuffer(unsigned unit, unsigned slot, Value flat) {
  buffers[{unit, slot}].flat = flat;
}

void StateReader::planIntervals(const PlainProgram &program, bool split) {
  isSplit = split;
  for (auto [at, op] : llvm::enumerate(program.ops))
    for (const StateRead &read : op.reads) {
      unsigned count = read.slice < 0 ? table.groups[read.slot.group].getNumSegments() : 1;
      for (unsigned i = 0; i < count; ++i)
        addUse(read, read.slice < 0 ? i : read.slice, at);
    }
  // Uses of buffers with a matrix in program order, with the number of the buffer: units of vectors
  // are pooled over many layers, small, and part nobody.
  SmallVector<std::pair<unsigned, unsigned>> all;
  for (auto [number, entry] : llvm::enumerate(buffers)) {
    Buffer &buffer = entry.second;
    // A convert moves to the front of all reads where it makes the gather smaller.
    if (!isNarrowing(plan.units[entry.first.first].slots[entry.first.second].elementType,
                     buffer.readType))
      buffer.readType = Type();
    if (!plan.units[entry.first.first].hasMatrix)
      continue;
    for (unsigned use : buffer.uses)
      all.push_back({use, number});
  }
  llvm::sort(all);
  // Whether two others of them are used strictly between two uses.
  auto isFar = [&](unsigned number, unsigned from, unsigned to) {
    int64_t other = -1;
    for (auto *it = llvm::upper_bound(all, std::pair(from, UINT_MAX));
         it != all.end() && it->first < to; ++it) {
      if (it->second == number)
        continue;
      if (other >= 0 && other != it->second)
        return true;
      other = it->second;
    }
    return false;
  };
  for (auto [number, entry] : llvm::enumerate(buffers)) {
    Buffer &buffer = entry.second;
    for (size_t i = 0; i + 1 < buffer.uses.size(); ++i)
      if (isFar(number, buffer.uses[i], buffer.uses[i + 1]))
        buffer.ends.push_back(buffer.uses[i]);
    buffer.ends.push_back(buffer.uses.empty() ? 0 : buffer.uses.back());
    buffer.segments.resize(buffer.ends.size());
  }
}

unsigned StateReader::getInterval(const Buffer &buffer) const {
  unsigned interval = llvm::lower_bound(buffer.ends, position) - buffer.ends.begin();
  return std::min<unsigned>(interval, buffer.ends.size() - 1);
}

SmallVector<unsigned> StateReader::getIntervals(Value value) {
  auto [it, isNew] = readsOf.try_emplace(value);
  if (isNew)
    findReads(value, table, derived, it->second);
  SmallVector<unsigned> intervals;
  for (const StateRead &read : it->second) {
    unsigned count = read.slice < 0 ? table.groups[read.slot.group].getNumSegments() : 1;
    for (unsigned i = 0; i < count; ++i)
      intervals.push_back(getInterval(getBuffer(read.slot, read.slice < 0 ? i : read.slice)));
  }
  return intervals;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// An op that is no derived value's, but stands between two (a constant that it is combined with),
/// asks in turn for what it reads.
Value StateReader::get(OpBuilder &useBuilder, Value value, unsigned at, LookUp plain) {
  llvm::SaveAndRestore ofBuilder(builder, &useBuilder);
  llvm::SaveAndRestore ofPosition(position, at);
  llvm::SaveAndRestore<const LookUp *> ofLookUp(lookUp, &plain);
  return build(value);
}

Value StateReader::getSegment(SlotRef slot, int64_t slice) {
  UnitPosition at = plan.getPosition(slot, slice);
  const Unit &unit = plan.units[at.unit];
  Buffer &buffer = getBuffer(slot, slice);
  SmallVector<Value> &segments = getSegments(buffer);
  if (segments.empty()) {
    Value flat = buffer.flat;
    Location loc = flat.getLoc();
    if (buffer.readType)
      flat =
          hlo::ConvertOp::create(*builder, loc, hlo::tensorType(flat).clone(buffer.readType), flat);
    ir::UnpackOp unpack = buildUnpack(*builder, loc, flat, unit.layout);
    segments.assign(unpack.result_begin(), unpack.result_end());
  }
  return segments[at.position];
}

/// All slices of a stacked state: for the few ops that do not read slice by slice.
Value StateReader::getStack(SlotRef slot) {
  const ParamGroup &group = table.groups[slot.group];
  if (!group.slices)
    return getSegment(slot, -1);
  SmallVector<Value> rows;
  for (int64_t slice = 0; slice < group.slices; ++slice)
    rows.push_back(buildRow(*builder, getSegment(slot, slice)));
  return buildStack(*builder, rows);
}

/// One slice of a stacked state, with the converts that stood before it.
Value StateReader::buildSlice(Operation *op, int64_t slice) {
  SmallVector<Operation *> converts;
  Value source = op->getOperand(0);
  while (auto convert = source.getDefiningOp<hlo::ConvertOp>()) {
    converts.push_back(convert);
    source = convert.getOperand();
  }
  Value value = getSegment(*derived.getSource(source), slice);
  for (Operation *convert : llvm::reverse(converts)) {
    Type type = hlo::tensorType(convert->getResult(0)).getElementType();
    if (hlo::tensorType(value).getElementType() != type)
      value = hlo::ConvertOp::create(*builder, convert->getLoc(),
                                     hlo::tensorType(value).clone(type), value);
  }
  RankedTensorType shape = hlo::tensorType(op->getResult(0));
  return hlo::ReshapeOp::create(*builder, op->getLoc(),
                                shape.clone(hlo::tensorType(value).getElementType()), value);
}

/// Null where it was not built yet.
Value StateReader::findBuilt(Value value) {
  if (!derived.isDerived(value))
    return (*lookUp)(value);
  SmallVector<unsigned> intervals = getIntervals(value);
  for (auto &[key, known] : built[value])
    if (key == intervals)
      return known;
  return {};
}

Value StateReader::build(Value value) {
  SmallVector<Value> pending{value}; // a list, not recursion: chains may be long
  while (!pending.empty()) {
    Value next = pending.back();
    if (findBuilt(next)) {
      pending.pop_back();
      continue;
    }
    size_t before = pending.size();
    Operation *op = next.getDefiningOp();
    if (op && !derived.getSegmentRead(op, table))
      for (Value operand : llvm::reverse(op->getOperands()))
        if (derived.isDerived(operand) && !findBuilt(operand))
          pending.push_back(operand);
    if (pending.size() > before)
      continue;
    // What it is made of may be built on the way.
    SmallVector<unsigned> intervals = getIntervals(next);
    Value made = buildOne(next);
    built[next].push_back({std::move(intervals), made});
    pending.pop_back();
  }
  return findBuilt(value);
}

/// `value`, of which all operands are built.
Value StateReader::buildOne(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return getStack(*derived.getSource(value));
  if (std::optional<int64_t> slice = derived.getSegmentRead(op, table))
    return buildSlice(op, *slice);
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, findBuilt(operand));
  Value first = mapping.lookup(op->getOperand(0));
  Type from = hlo::tensorType(first).getElementType();
  RankedTensorType type = hlo::tensorType(value);
  if (isa<hlo::ConvertOp>(op) && from == type.getElementType())
    return first; // the buffer was converted before it was gathered
  Value result = builder->clone(*op, mapping)->getResult(0);
  if (isDataMovement(op))
    result.setType(type.clone(from));
  return result;
}
