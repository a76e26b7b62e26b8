#include "VerifyMarks.h"

#include "zero/Dialect/Zero/Recomputed.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace zero;

namespace {

constexpr auto kFlags = static_cast<OperationEquivalence::Flags>(
    OperationEquivalence::IgnoreLocations | OperationEquivalence::IgnoreDiscardableAttrs);

/// Finds the first op that computes what an op computes.
class Twins {
public:
  /// Null where `op` is the first.
  Operation *find(Operation *op) {
    llvm::hash_code hash = OperationEquivalence::computeHash(
        op, [&](Value value) { return hash_value(getFirst(value)); },
        OperationEquivalence::ignoreHashValue, kFlags);
    SmallVector<Operation *, 1> &alike = byHash[static_cast<size_t>(hash)];
    for (Operation *other : alike)
      if (areEqual(op, other)) {
        for (auto [result, same] : llvm::zip_equal(op->getResults(), other->getResults()))
          first[result] = same;
        return other;
      }
    alike.push_back(op);
    return nullptr;
  }

private:
  Value getFirst(Value value) const {
    auto known = first.find(value);
    return known == first.end() ? value : known->second;
  }

  bool areEqual(Operation *op, Operation *other) {
    return OperationEquivalence::isEquivalentTo(
        op, other, [&](Value a, Value b) { return success(getFirst(a) == getFirst(b)); },
        [&](Value a, Value b) { first[a] = getFirst(b); }, kFlags);
  }

  llvm::DenseMap<Value, Value> first;
  llvm::DenseMap<size_t, SmallVector<Operation *, 1>> byHash; // looked up only
};

} // namespace

LogicalResult zero::verifyMarks(func::FuncOp entry) {
  Block &block = entry.getBody().front();
  bool hasCopies = false;
  for (Operation &op : block) {
    hasCopies |= ir::isRecomputed(&op);
    if (ir::isKept(&op) && op.use_empty())
      return op.emitOpError() << "is marked as kept (" << ir::kKept
                              << "), but nothing reads it; expected a reader in backward";
  }
  if (!hasCopies)
    return success();
  Twins twins;
  for (Operation &op : block)
    if (!twins.find(&op) && ir::isRecomputed(&op))
      return op.emitOpError() << "is marked as computed again (" << ir::kRecomputed
                              << "), but no op before it computes the same; expected an equal op "
                                 "in forward, or no mark";
  return success();
}
