#include "Owners/CommonScalars.h"

#include "Detect/Detect.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
class CommonScalars {
public:
  CommonScalars(const OpReads &dependent, llvm::function_ref<bool(Value)> isLeaf)
      : dependent(dependent), isLeaf(isLeaf) {}

  llvm::DenseSet<Operation *> run(ArrayRef<Operation *> makers) {
    findScalars();
    findOpsOfMatrices(makers);
    joinOps();
    for (auto &[op, reads] : dependent)
      visit(op, reads);
    for (auto &[op, reads] : llvm::reverse(dependent))
      if (common.contains(op))
        for (Value read : reads)
          if (dependent.contains(read.getDefiningOp()))
            common.insert(read.getDefiningOp());
    return std::move(common);
  }

private:
  /// What a value is of in `sets`: its op, or the leaf that it is; null for what is made apart.
  const void *getNode(Value value) const {
    Operation *op = value.getDefiningOp();
    if (dependent.contains(op))
      return ofMatrices.contains(op) ? op : nullptr;
    return isLeaf(value) ? value.getAsOpaquePointer() : nullptr;
  }
  const void *findSet(Value read) const;
  void findScalars();
  void findOpsOfMatrices(ArrayRef<Operation *> makers);
  void joinOps();
  void visit(Operation *op, ArrayRef<Value> reads);

  const OpReads &dependent;
  llvm::function_ref<bool(Value)> isLeaf;
  /// Ops that make scalars, or what is made of leaves by way of scalars alone.
  llvm::DenseSet<Operation *> scalars;
  /// The ops of matrices: others make scalars, or lead to these alone.
  llvm::DenseSet<Operation *> ofMatrices;
  /// Ops of matrices and leaves, as far as they are connected by more than scalars.
  llvm::EquivalenceClasses<const void *> sets;
  /// Of another op that is made of one set alone: that set.
  llvm::DenseMap<Operation *, const void *> setOf;
  llvm::DenseSet<Operation *> common;
};
} // namespace

void CommonScalars::findScalars() {
  auto isOfScalars = [&](Value read) {
    Operation *op = read.getDefiningOp();
    return dependent.contains(op) ? scalars.contains(op) : !isLeaf(read);
  };
  for (auto &[op, reads] : dependent)
    if (llvm::all_of(op->getResults(), isScalar) || llvm::all_of(reads, isOfScalars))
      scalars.insert(op);
}

void CommonScalars::findOpsOfMatrices(ArrayRef<Operation *> makers) {
  SmallVector<Operation *> pending(makers);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    const auto *found = dependent.find(op);
    if (found == dependent.end() || scalars.contains(op) || !ofMatrices.insert(op).second)
      continue;
    for (Value read : found->second)
      pending.push_back(read.getDefiningOp());
  }
}

void CommonScalars::joinOps() {
  for (auto &[op, reads] : dependent) {
    bool isOfMatrix = ofMatrices.contains(op);
    if (isOfMatrix)
      sets.insert(op);
    for (Value read : reads) {
      const void *node = getNode(read);
      if (!node)
        continue;
      sets.insert(node);
      if (isOfMatrix)
        sets.unionSets(op, node);
    }
  }
}

/// The set that alone has what is read; null where none has.
const void *CommonScalars::findSet(Value read) const {
  if (const void *node = getNode(read))
    return sets.getLeaderValue(node);
  return setOf.lookup(read.getDefiningOp());
}

/// A scalar, and what leads to it alone, is of the one set that it is made of; a set reads scalars
/// of its own.
void CommonScalars::visit(Operation *op, ArrayRef<Value> reads) {
  bool isOfMatrix = ofMatrices.contains(op);
  const void *set = isOfMatrix ? sets.getLeaderValue(op) : nullptr;
  for (Value read : reads) {
    if (common.contains(read.getDefiningOp())) {
      if (!isOfMatrix)
        common.insert(op);
      continue;
    }
    const void *from = findSet(read);
    if (set && from && from != set)
      common.insert(isOfMatrix ? read.getDefiningOp() : op);
    else if (from)
      set = from;
  }
  if (!isOfMatrix)
    setOf[op] = set;
}

llvm::DenseSet<Operation *> part::findCommon(const OpReads &dependent, ArrayRef<Operation *> makers,
                                             llvm::function_ref<bool(Value)> isLeaf) {
  return CommonScalars(dependent, isLeaf).run(makers);
}
