//===- HeldReads.cpp - What a kernel that an op joins keeps in memory --------------------===//
//
// An op that moves into a later kernel moves its reads with it: what it reads is kept until then. A
// gradient that it makes comes later, and the others of its unit wait for it.
//===------------------------------------------------------------------------------===//
#include "KernelGroups.h"
#include "OpKinds.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace zero {

/// More memory that may be kept alive than a result takes, as a part of that: a copy also needs
/// values of rows, masks, parameters of a layer.
constexpr int64_t kHeldBeside = 16;

/// Whether `value` is in memory when `group` runs, whatever else that kernel reads.
bool KernelGroups::isKeptUntil(Value value, const KernelGroup &group) const {
  return isa<BlockArgument>(value) || classify(value.getDefiningOp()) == OpKind::Source ||
         lastRead.lookup(value) >= group.position;
}

/// Of units it is for others to say (isHeldThroughOthers): how long one is whole is the stage's
/// choice.
bool KernelGroups::isKeptUntil(const KernelGroup &group, const KernelGroup &later) const {
  return llvm::all_of(group.inputs, [&](Value input) {
    Value base = skipFreeOps(input);
    return isKeptUntil(base, later) || !isModelOp(base.getDefiningOp());
  });
}

/// Whether `group` reads something that it will make of `source`, as others of its members do.
bool KernelGroups::leadsTo(const KernelGroup &group, Value source) const {
  return llvm::any_of(group.inputs, [&](Value input) {
    return recompute.isWorth(input) && skipFreeOps(recompute.getSource(input)) == source;
  });
}

bool KernelGroups::holdsTooLong(Operation *op, const KernelGroup &group) const {
  if (isHeldThroughOthers(op, group) || isSecondOther(op, group))
    return true;
  if (countBetween(op, group.seed) <= kNearby)
    return false;
  int64_t held = 0, own = 0;
  for (Value result : op->getResults())
    own += ir::getTensorBytes(result.getType());
  llvm::SmallDenseSet<Value> bases;
  for (Value operand : op->getOperands()) {
    Value base = skipFreeOps(operand);
    if (isKeptUntil(base, group))
      continue;
    if (getMatrixUnit(base) && !isExpandingBroadcast(op))
      return true;
    base = skipFreeOps(recompute.getSource(base));
    if (!isKeptUntil(base, group) && !leadsTo(group, base) && bases.insert(base).second)
      held += ir::getTensorBytes(base.getType());
  }
  return held > own + own / kHeldBeside;
}

namespace {
/// Units that are read between two reads of another.
struct OtherUnits {
  void add(Attribute unit) {
    areTwo |= last && unit != last;
    last = unit;
  }

  Attribute last;
  bool areTwo = false;
};
} // namespace

/// Where two others are read before the op, too, it stands behind a gather of its own, which moves
/// along.
bool KernelGroups::isHeldThroughOthers(Operation *op, const KernelGroup &group) const {
  int64_t own = modelPositions.lookup(op), last = modelPositions.lookup(group.seed);
  auto *end = llvm::partition_point(unitReads, [&](auto &read) { return read.position < last; });
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    Attribute unit = getMatrixUnit(operand);
    Value state = getMatrixState(operand);
    OtherUnits sinceRead, beforeOwn;
    for (auto *read = end; unit && read != unitReads.begin();) {
      --read;
      if (read->state == state && read->position != own)
        return sinceRead.areTwo && !beforeOwn.areTwo;
      if (read->unit != unit)
        sinceRead.add(read->unit);
      if (read->unit != unit && read->position < own)
        beforeOwn.add(read->unit);
    }
    return false; // the gather moves along with its only reader
  });
}

void KernelGroups::noteMoved(Operation *op, const KernelGroup &group) {
  if (op == group.seed || !isModelOp(op))
    return;
  int64_t position = modelPositions.lookup(group.seed);
  for (Value operand : op->getOperands())
    if (Attribute unit = getMatrixUnit(operand))
      movedReads.insert({position, {position, unit, getMatrixState(operand)}});
}

/// Whether a unit, read before `position`, is read again behind it with reads of one other unit in
/// between (`other`, if that was read before), and none of `unit`. Behind two others it is gathered
/// anew. All ops behind it are decided, so where they read is known.
bool KernelGroups::isKeptThrough(const UnitRead &before, Attribute other, Attribute unit,
                                 int64_t position) const {
  auto *read =
      llvm::partition_point(unitReads, [&](auto &each) { return each.position < position; });
  auto moved = movedReads.lower_bound(position);
  while (read != unitReads.end() || moved != movedReads.end()) {
    bool isMoved =
        read == unitReads.end() || (moved != movedReads.end() && moved->first < read->position);
    const UnitRead &next = isMoved ? (moved++)->second : *read++;
    if (next.state == before.state)
      return other && next.position > position;
    if (next.unit == unit || (other && next.unit != other))
      return false;
    other = next.unit;
  }
  return false;
}

bool KernelGroups::isSecondOther(Operation *op, const KernelGroup &group) const {
  int64_t position = modelPositions.lookup(group.seed);
  auto *next =
      llvm::partition_point(unitReads, [&](auto &read) { return read.position < position; });
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    Attribute unit = getMatrixUnit(operand);
    // Only the two units that were read last can be kept.
    const UnitRead *last = nullptr;
    for (auto *read = next; unit && read != unitReads.begin();) {
      --read;
      if (read->unit == unit)
        return false;
      if (last && read->unit != last->unit)
        return isKeptThrough(*read, last->unit, unit, position);
      if (!last && isKeptThrough(*read, /*other=*/{}, unit, position))
        return true;
      last = last ? last : read;
    }
    return false;
  });
}

bool KernelGroups::holdsThroughOthers(Operation *op, const Users &users) const {
  int64_t first = modelPositions.lookup(op), last = first;
  for (const Membership &user : users.kernels)
    last = std::max(last, modelPositions.lookup(groups[user.group].seed));
  for (Value operand : op->getOperands()) {
    Attribute unit = getMatrixUnit(operand), other;
    if (!unit)
      continue;
    auto *read =
        llvm::partition_point(unitReads, [&](auto &read) { return read.position <= first; });
    for (; read != unitReads.end() && read->position < last; ++read) {
      if (read->unit == unit || read->unit == other)
        continue;
      if (other)
        return true;
      other = read->unit;
    }
  }
  return false;
}

void KernelGroups::collectGradients() {
  llvm::MapVector<Attribute, UnitGradient> ofUnits;
  for (auto pack : block.getOps<ir::PackOp>()) {
    Attribute unit = pack.getUnitAttr();
    if (!matrixUnits.contains(unit))
      continue;
    for (Value piece : pack.getOperands()) {
      Operation *maker = skipFreeOps(piece).getDefiningOp();
      if (!maker || !isModelOp(maker))
        continue;
      int64_t position = modelPositions.lookup(maker);
      gradientUnits.try_emplace(maker, unit);
      UnitGradient &all =
          ofUnits.try_emplace(unit, UnitGradient{position, position, unit}).first->second;
      all.first = std::min(all.first, position);
      all.last = std::max(all.last, position);
    }
  }
  for (auto &[unit, gradient] : ofUnits)
    unitGradients.push_back(gradient);
  llvm::stable_sort(unitGradients,
                    [](const UnitGradient &a, const UnitGradient &b) { return a.first < b.first; });
}

bool KernelGroups::waitsThroughOthers(Operation *op, const KernelGroup &group) const {
  Attribute unit = gradientUnits.lookup(op);
  if (!unit)
    return false;
  int64_t own = modelPositions.lookup(op), last = modelPositions.lookup(group.seed);
  auto *next = llvm::partition_point(unitGradients,
                                     [&](const UnitGradient &other) { return other.first <= own; });
  int64_t others = 0;
  for (; next != unitGradients.end() && next->first < last && others < 2; ++next)
    others += next->last < last && next->unit != unit;
  return others >= 2;
}

} // namespace zero
