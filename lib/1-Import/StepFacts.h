//===- StepFacts.h - What a step's values depend on --------------------------------===//
//
// Facts about one flat entry function, by which roles are found. All are plain reachability.
//===--------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_STEPFACTS_H
#define ZERO_LIB_IMPORT_STEPFACTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace zero::import {

/// Result `result` is computed, element by element, from argument `argument`.
struct UpdateEdge {
  unsigned argument, result;
  /// Along one way only additions, subtractions, choices and converts were passed: new = old + x.
  bool adds;
  /// Along one way the old value is kept for the most part: added to, or scaled by a constant of at
  /// least a half. A parameter in its own decayed gradient is scaled by less.
  bool keeps;
  /// The result is the argument.
  bool isIdentity;
  /// Types are equal: the result may replace the argument.
  bool sameType;
};

class StepFacts {
public:
  explicit StepFacts(mlir::func::FuncOp entry);

  /// Arguments on which the result depends in any way.
  const llvm::BitVector &getDependences(unsigned result) const { return resultDependences[result]; }
  /// Arguments on which the result depends other than through predicates.
  const llvm::BitVector &getDataDependences(unsigned result) const {
    return resultDataDependences[result];
  }
  /// Whether the result is computed from the argument other than through predicates, and not only
  /// element by element: a sum or a product lies on the way. A gradient reads its parameter so, an
  /// average of something else does not read itself so.
  bool mixes(unsigned argument, unsigned result) const {
    return resultMixed[result].test(argument);
  }
  /// Elementwise ways from arguments to results, in the order of arguments, then of results.
  llvm::ArrayRef<UpdateEdge> getUpdateEdges() const { return edges; }
  /// Whether any matrix product depends on the argument. What only the optimizer reads (moments)
  /// reaches none.
  bool reachesProduct(unsigned argument) const { return productDependences.test(argument); }
  /// Whether the argument is the key of a random number generator.
  bool isKey(unsigned argument) const;
  /// Whether one result is computed, element by element, from the value of another result.
  bool isUpdateOf(unsigned result, unsigned other) const;

private:
  void collectDependences();
  void collectEdges(unsigned argument);

  mlir::func::FuncOp entry;
  std::vector<llvm::BitVector> resultDependences, resultDataDependences, resultMixed;
  llvm::BitVector productDependences;
  std::vector<UpdateEdge> edges;
};

} // namespace zero::import
#endif
