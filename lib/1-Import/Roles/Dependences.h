//===- Dependences.h - What every value of a step depends on ------------------------------===//
#ifndef ZERO_LIB_IMPORT_DEPENDENCES_H
#define ZERO_LIB_IMPORT_DEPENDENCES_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace zero::import {

inline bool isPredicate(mlir::Value value) {
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
  return type && type.getElementType().isInteger(1);
}

/// Whether every element of the result comes from one element of each operand, or of one of them:
/// what is written in place of other elements is as it was, and so are those that stay.
bool keepsElements(mlir::Operation *op);

/// The arguments that one value depends on.
struct Dependences {
  explicit Dependences(unsigned count)
      : all(count), data(count), sloped(count), mixed(count), placing(count) {}
  /// Of an argument itself.
  Dependences(unsigned count, unsigned argument) : Dependences(count) {
    all.set(argument);
    data.set(argument);
    sloped.set(argument);
  }
  llvm::BitVector all, data, sloped, mixed;
  llvm::BitVector placing; // say where something on the way is added up

  void operator|=(const Dependences &other) {
    all |= other.all;
    data |= other.data;
    sloped |= other.sloped;
    mixed |= other.mixed;
    placing |= other.placing;
  }
  bool operator==(const Dependences &other) const {
    return all == other.all && data == other.data && sloped == other.sloped &&
           mixed == other.mixed && placing == other.placing;
  }
  bool operator!=(const Dependences &other) const { return !(*this == other); }
};

/// Says of which argument a value is a new copy, which is then taken for that argument.
using FindCopied = llvm::function_ref<std::optional<unsigned>(mlir::Value value)>;

/// Finds what every value of a block, and of the branches and loops in it, depends on.
class DependenceFinder {
public:
  explicit DependenceFinder(mlir::Block &block, FindCopied findCopied = nullptr);

  /// What new copies of an argument were computed from.
  llvm::BitVector getHidden(unsigned argument) const {
    auto found = hidden.find(argument);
    return found == hidden.end() ? llvm::BitVector(count) : found->second;
  }

  const Dependences &get(mlir::Value value) const { return sets[numbers.lookup(value)]; }

private:
  void note(mlir::Value value, const Dependences &found);
  void noteSet(mlir::Value value, const Dependences &found);
  void add(Dependences &found, mlir::Value value) const;
  void addPlace(Dependences &found, mlir::Value value) const;
  bool isZero(mlir::Value value) const;
  bool isNothing(mlir::Operation &op) const;
  void visitBlock(mlir::Block &block);
  void visitOp(mlir::Operation &op);
  void visitBranches(mlir::Operation &op);
  void visitLoop(hlo::WhileOp loop);

  unsigned count;
  FindCopied findCopied; // used by the constructor only
  llvm::DenseMap<unsigned, llvm::BitVector> hidden;
  // Values are numbered by their sets.
  std::vector<Dependences> sets;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::DenseSet<mlir::Value> zeros;
};

} // namespace zero::import
#endif
