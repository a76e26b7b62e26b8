//===- SiblingRows.cpp - sibling-rows: kernels over the same rows become one -----------------===//
//
// A loss and its gradient: the first kernel reduces the rows of the logits, the second spreads what
// it gives over the same rows. Apart, each reads all of them; together, a row is read once, and the
// gradient may take its place. The second one moves to where the first one runs, if all else that
// it reads is there by then.
//===------------------------------------------------------------------------------------------===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace zero {

/// Whether `group` computes rows, and nothing that is not an op on them.
static bool isPlainRows(const KernelGroup &group) {
  return group.kind == KernelGroup::Row && !group.members.empty() &&
         llvm::all_of(group.members, [&](Operation *op) {
           return op->getDialect()->getNamespace() == "stablehlo" &&
                  (op->getNumRegions() == 0 || getReducedRows(op) == group.rows);
         });
}

/// Kernels that run before `id`, over the same rows, and read elements of them that it reads, the
/// latest first.
static SmallVector<unsigned> findEarlier(const KernelGroups &groups, unsigned id) {
  const KernelGroup &group = groups.getGroup(id);
  llvm::SmallSetVector<unsigned, 4> found;
  for (Value input : group.getInputs()) {
    if (!group.rows.isElements(input) && !group.rows.isPaddedElements(input))
      continue;
    for (Operation *user : input.getUsers())
      for (const KernelGroups::Membership &place :
           groups.getPlaces(groups.getBlock().findAncestorOpInBlock(*user))) {
        const KernelGroup &other = groups.getGroup(place.group);
        if (other.position < group.position && isPlainRows(other) && other.rows == group.rows &&
            other.inputs.contains(input))
          found.insert(place.group);
      }
  }
  SmallVector<unsigned> ordered = found.takeVector();
  llvm::sort(ordered, [&](unsigned a, unsigned b) {
    return groups.getGroup(a).position > groups.getGroup(b).position;
  });
  return ordered;
}

/// Whether `value` is in memory when `earlier` runs. What collectives give is taken for later
/// wherever they stand: that is the stage's choice.
static bool isThere(const KernelGroups &groups, Value value, const KernelGroup &earlier) {
  if (earlier.inputs.contains(value))
    return true;
  Value base = skipFreeOps(value);
  Operation *def = base.getDefiningOp();
  if (!def || earlier.inputs.contains(base))
    return true;
  if (isa<ir::GemmOp, ir::DispatchOp>(def))
    return groups.getRunPosition(def) < earlier.position;
  if (!isModelOp(def))
    return false;
  for (const KernelGroups::Membership &place : groups.getPlaces(def)) {
    const KernelGroup &maker = groups.getGroup(place.group);
    if (llvm::is_contained(maker.outputs, base))
      return &maker == &earlier || maker.position < earlier.position;
  }
  return false;
}

/// Why `id` cannot be computed where `into` is; empty where it can.
static StringRef whyNot(const KernelGroups &groups, unsigned id, unsigned into) {
  const KernelGroup &group = groups.getGroup(id), &earlier = groups.getGroup(into);
  if (groups.countBetween(earlier.seed, group.seed) > KernelGroups::kNearby)
    return "it runs long after the kernel that reads the same rows: its results would be kept";
  for (Value input : group.getInputs())
    if (!isThere(groups, input, earlier))
      return "it reads what is made after the kernel that reads the same rows has run";
  return groups.whyNotMerge(id, into);
}

void mergeSiblingRows(KernelGroups &groups, const Fusion &self, FusionContext &context) {
  for (unsigned id = 0; id < groups.getGroups().size(); ++id) {
    if (!isPlainRows(groups.getGroup(id)))
      continue;
    StringRef why;
    Operation *seed = groups.getGroup(id).seed;
    for (unsigned into : findEarlier(groups, id)) {
      why = whyNot(groups, id, into);
      if (!why.empty())
        continue;
      SmallVector<Value> read(groups.getGroup(into).outputs);
      groups.merge(id, into);
      for (Value value : read)
        if (!groups.isReadOutside(value, into))
          groups.removeOutput(value, into);
      context.run.noteFused(seed, self);
      break;
    }
    if (!why.empty())
      context.run.noteMissed(seed, self, why);
  }
}

} // namespace zero
