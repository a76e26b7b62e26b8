//===- Rematerialize.cpp - rematerialize: values of matmuls are made again for late ones ----===//
//
// The gradient of a weight is a matmul that reads in backward what a matmul has read in forward:
// the output of an activation or of a norm. Kept in between, these are most of a step's memory. The
// kernel of their own gradient reads what they are made of: it makes them again as one more result,
// and the matmul waits for it. So they are written once more, and nothing large is read more often.
//
// What is live while a matmul waits is no more than when it ran in its old place: its operands were
// live then, and so was what the kernel reads, but for a gradient of the value's own size, in whose
// place the value was.
//
// A byte written again frees a byte, however long that would have been held. Where backward is
// near, as in a model's last layers, it is not held long, and such values are few: on one rank
// they are kept. On several they are not: what is left of the step's memory when states are
// sharded is at its most where forward ends.
//
// Where all that reads the value can wait (gradients of the two factors of a gated unit), it is
// made there alone: sibling-maps.
//===------------------------------------------------------------------------------------------===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {

/// Bytes that the kernel reads more for a value, as a part of the value's own.
constexpr int64_t kAddedBytes = 16;

/// A value that waits for less than this part of the step is kept. In a model of equal layers that
/// is about as large a part of what could be freed.
constexpr int64_t kBriefPart = 14;

namespace {

/// How one kernel makes the result of an op again.
class Remake {
public:
  Remake(const KernelGroups &groups, Operation *op, unsigned group)
      : groups(groups), op(op), group(groups.getGroup(group)), id(group) {
    bool isRow = this->group.kind == KernelGroup::Row;
    place = {group, isRow ? this->group.reducedDomain : this->group.rootDomain};
  }

  /// Whether a kernel can have the result of `op` as one more of its own.
  static bool hasForm(const KernelGroup &group, Operation *op) {
    if (!KernelGroups::canGiveMore(group))
      return false;
    if (group.kind == KernelGroup::Row)
      return group.rows.isElements(op->getResult(0));
    return group.kind == KernelGroup::Map && hlo::tensorType(group.outputs.front()).getShape() ==
                                                 hlo::tensorType(op->getResult(0)).getShape();
  }

  /// Why the kernel does not; empty where it does. `isOnly`: for all that reads it, or for some.
  StringRef whyNot(bool isOnly) {
    if (group.inputs.contains(op->getResult(0)))
      return "the kernel beside its late readers reads it itself";
    StringRef why = findLateReaders();
    if (isOnly && hasEarly)
      return "something reads it that cannot wait for the kernel";
    if (!why.empty())
      return why;
    if (!isOnly && !hasEarly)
      return "all that reads it can wait for the kernel";
    if (!addOp(op))
      return "the kernel beside its late readers lacks something that it is made of";
    return "";
  }

  void apply(KernelGroups &groups) const {
    for (Operation *made : ops)
      groups.join(made, place);
    groups.addOutputs(op, id);
    groups.postpone(waiting.getArrayRef(), id);
  }

private:
  /// Readers before the kernel are far away, but for matmuls that can wait for it.
  StringRef findLateReaders() {
    bool hasLate = false;
    for (Operation *user : op->getUsers()) {
      user = groups.getBlock().findAncestorOpInBlock(*user);
      for (const KernelGroups::Membership &reader : groups.getPlaces(user))
        noteReader(groups.getGroup(reader.group).seed, groups.getGroup(reader.group).position);
      if (!groups.getOutsideReads(user))
        continue;
      if (classify(user) != OpKind::Boundary)
        return "it is read as a view";
      if (groups.getRunPosition(user) >= group.position || canWait(user))
        hasLate = true;
      else
        noteReader(user, groups.getRunPosition(user));
    }
    if (!hasLate)
      return "no matmul beside the kernel can read what it makes";
    return isEarly ? "" : "it is read again so soon that keeping it costs little";
  }

  void noteReader(Operation *reader, int64_t position) {
    hasEarly |= position <= group.position;
    isEarly &=
        position > group.position || groups.countBetween(reader, group.seed) > countBriefly();
  }

  /// Ops that a value may wait and be kept.
  int64_t countBriefly() const {
    if (groups.sparesMemory())
      return KernelGroups::kNearby;
    return std::max(KernelGroups::kNearby, groups.countModelOps() / kBriefPart);
  }

  /// A matmul, which keeps no other gradients of its unit waiting.
  bool canWait(Operation *call) {
    llvm::SetVector<Operation *> all;
    if (!isa<ir::GemmOp>(call) || groups.countBetween(call, group.seed) > KernelGroups::kNearby ||
        !groups.canWait(call, id, all) ||
        llvm::any_of(all, [&](Operation *op) { return groups.waitsThroughOthers(op, group); }))
      return false;
    waiting.insert_range(all);
    return true;
  }

  /// The kernel will evaluate `made`, and what it needs for that.
  bool addOp(Operation *made) {
    if (ops.contains(made))
      return true;
    if (!groups.whyNotJoin(made, place).empty())
      return false;
    if (classify(made) == OpKind::Elementwise) {
      std::optional<unsigned> more = getCost(made);
      cost += more.value_or(kMostCost);
    }
    ops.insert(made);
    return cost < kMostCost &&
           llvm::all_of(made->getOperands(), [&](Value value) { return addOperand(value); });
  }

  bool addOperand(Value value) {
    Operation *def = value.getDefiningOp();
    if (group.inputs.contains(value) || group.members.contains(def) || hlo::isConstantLike(def))
      return true;
    if (!def || def->getBlock() != op->getBlock())
      return keeps(value);
    if (isExpandingBroadcast(def))
      return keeps(skipFreeOps(value)) && addOp(def);
    OpKind kind = classify(def);
    if (kind == OpKind::Elementwise || kind == OpKind::UnitReshape)
      return addOp(def);
    return keeps(value);
  }

  /// Whether the kernel may read `value`, too: what it reads more is small, and keeps no unit with
  /// matrices (which a stage may gather again for the kernel, or not).
  bool keeps(Value value) {
    added += ir::getTensorBytes(value.getType());
    return !groups.getMatrixUnit(value) &&
           added <= ir::getTensorBytes(op->getResult(0).getType()) / kAddedBytes;
  }

  const KernelGroups &groups;
  Operation *op;
  const KernelGroup &group;
  unsigned id;
  KernelGroups::Membership place;
  llvm::SetVector<Operation *> ops, waiting;
  bool isEarly = true; // all readers but late ones are far before the kernel
  bool hasEarly = false;
  unsigned cost = 0;
  int64_t added = 0;
};

/// Kernels of its shape that read what `op` is made of, last first.
SmallVector<unsigned> findKernels(const KernelGroups &groups, Operation *op) {
  int64_t size = hlo::tensorType(op->getResult(0)).getNumElements();
  llvm::SetVector<Operation *> made;
  llvm::SetVector<unsigned> kernels;
  made.insert(op);
  for (size_t i = 0; i < made.size() && i < kMostCost; ++i)
    for (Value operand : made[i]->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (hlo::tensorType(operand).getNumElements() != size || hlo::isConstantLike(def))
        continue;
      for (Operation *user : operand.getUsers())
        for (const KernelGroups::Membership &place : groups.getPlaces(user))
          if (Remake::hasForm(groups.getGroup(place.group), op))
            kernels.insert(place.group);
      if (def && classify(def) == OpKind::Elementwise)
        made.insert(def);
    }
  SmallVector<unsigned> found = kernels.takeVector();
  llvm::sort(found, [&](unsigned a, unsigned b) {
    return groups.getGroup(a).position > groups.getGroup(b).position;
  });
  return found;
}

/// Gives `op` to the first kernel that can have it; `result` is what it is then.
FusionResult remake(KernelGroups &groups, Operation *op, bool isOnly, FusionResult result) {
  StringRef why;
  for (unsigned kernel : findKernels(groups, op)) {
    Remake remake(groups, op, kernel);
    StringRef whyNot = remake.whyNot(isOnly);
    if (whyNot.empty()) {
      remake.apply(groups);
      return result;
    }
    if (why.empty())
      why = whyNot;
  }
  return why.empty() ? FusionResult::other() : FusionResult::because(why);
}

int64_t countMatmuls(Operation *op) {
  return llvm::count_if(op->getUsers(), [](Operation *user) { return isa<ir::GemmOp>(user); });
}

} // namespace

FusionResult fuseSiblingMap(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (classify(op) != OpKind::Elementwise || !users.kernels.empty() ||
      countMatmuls(op) != int64_t(llvm::range_size(op->getUsers())))
    return FusionResult::other();
  return remake(groups, op, /*isOnly=*/true, FusionResult::fused());
}

FusionResult fuseRematerialized(KernelGroups &groups, Operation *op,
                                const KernelGroups::Users &users) {
  if (classify(op) != OpKind::Elementwise || countMatmuls(op) < 2)
    return FusionResult::other();
  return remake(groups, op, /*isOnly=*/false, FusionResult::madeAgain());
}

} // namespace zero
