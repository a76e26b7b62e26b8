//===- StepFacts.h - What a step's values depend on --------------------------------===//
//
// Facts about one flat entry function, by which roles are found. All are plain reachability. Of a
// step that is written for several devices, they are read in one device's program.
//===--------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_STEPFACTS_H
#define ZERO_LIB_IMPORT_STEPFACTS_H

#include "Manual/DeviceView.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

#include <map>

namespace zero::import {

class DependenceFinder;

/// Result `result` is computed, element by element, from argument `argument`.
struct UpdateEdge {
  unsigned argument, result;
  /// Along one way only additions, subtractions, choices and converts were passed, and one of the
  /// first two at least: new = old + x.
  bool adds;
  /// Along one way the old value is kept for the most part: added to, or scaled by a constant of at
  /// least a half. A parameter in its own decayed gradient is scaled by less.
  bool keeps;
  /// At best elements of the old value are chosen, or stay where others are written, and nothing
  /// else is done to them.
  bool copies;
  /// The result is the argument.
  bool isIdentity;
  /// Types are equal: the result may replace the argument.
  bool sameType;
};

/// Of a call that makes several steps: what losses read otherwise than by new copies of states (a
/// step of gradients further), and what the copies of each state are made of.
struct ReadBehindCopies {
  llvm::BitVector otherwise;
  std::map<unsigned, llvm::BitVector> behind;
};

class StepFacts {
public:
  explicit StepFacts(mlir::func::FuncOp entry);
  ~StepFacts();

  /// A single number: of rank 0, or one of a device's own that stacking gave dimensions.
  bool isNumberArgument(unsigned argument) const;
  bool isNumberResult(unsigned result) const;

  /// Arguments on which the result depends in any way.
  const llvm::BitVector &getDependences(unsigned result) const { return resultDependences[result]; }
  /// Arguments on which the result depends other than through predicates.
  const llvm::BitVector &getDataDependences(unsigned result) const {
    return resultDataDependences[result];
  }
  /// Arguments by which the result may have a gradient: it depends on them other than through
  /// predicates and through where something is looked up or written.
  const llvm::BitVector &getSlopes(unsigned result) const { return resultSlopes[result]; }
  /// Whether the result may have a gradient by the argument, and is computed from it not only
  /// element by element: a sum or a product lies on the way. A gradient reads its parameter so, an
  /// average of something else does not read itself so.
  bool mixes(unsigned argument, unsigned result) const {
    return resultMixed[result].test(argument);
  }
  /// Elementwise ways from arguments to results, in the order of arguments, then of results.
  llvm::ArrayRef<UpdateEdge> getUpdateEdges() const { return edges; }
  /// Whether any matmul depends on the argument. What only the optimizer reads (moments)
  /// reaches none.
  bool reachesMatmul(unsigned argument) const { return matmulDependences.test(argument); }
  /// Whether the argument is the key of a random number generator.
  bool isKey(unsigned argument) const;
  /// Whether a key of such a generator is made of the result's value.
  bool isMadeKey(unsigned result) const;
  /// Whether the argument gets nowhere but, element by element, into what sums or products of other
  /// arguments made: what is carried over to the next gradient. A parameter meets data in sums or
  /// products of its own.
  bool joinsGradients(unsigned argument) const { return joining.test(argument); }
  /// Whether all that is done with the argument is to compare the result with it, scaled maybe:
  /// with what it was at the last step. A bound that something is cut to is read besides.
  bool isCompared(unsigned result, unsigned argument) const;
  /// Whether a matmul lies on the way to the result.
  bool hasMatmul(unsigned result) const;
  /// How many values the result is computed from.
  unsigned countSources(unsigned result) const;
  /// Whether one result is computed from the value of another result by a way on which none of the
  /// values of `between` lies.
  bool isComputedFrom(unsigned result, unsigned other, llvm::ArrayRef<unsigned> between) const;
  /// Whether one result is computed, element by element, from the value of another result.
  bool isUpdateOf(unsigned result, unsigned other) const;
  /// Whether one result is computed, element by element, from what the other one is, but for
  /// numbers that it is scaled by.
  bool isMovedBy(unsigned result, unsigned other) const;
  /// Whether the result is the argument, at least half of whose elements moved on along one
  /// dimension, with others in the places that they left.
  bool isMovedOn(unsigned result, unsigned argument) const;
  /// Whether the result is what the argument became in rounds that took other rows each: the carry
  /// of a recurrent network. Weights of its products are those of later rounds.
  bool isCarriedOn(unsigned result, unsigned argument) const;
  /// Whether the result is the argument, in which elements are overwritten by what has no gradient
  /// by it.
  bool isWrittenOver(unsigned result, unsigned argument) const;
  /// Whether the result reads all arguments of its type that `isOpen`: it overwrites none.
  bool readsAllOfType(unsigned result, llvm::function_ref<bool(unsigned argument)> isOpen) const;
  /// Whether the difference or sum of two arguments is computed, of each as it is or scaled.
  bool meet(unsigned argument, unsigned other) const;
  /// Whether one result is another result's value as it was at the last of some steps.
  bool isCopyOf(unsigned result, unsigned other) const;
  /// Whether the result is the argument, or that plus zero: an update that is masked away.
  bool isUnchanged(unsigned result, unsigned argument) const;
  /// Whether the argument is in an exponential, a logarithm, a root or a power of the result, as no
  /// count or decay has it.
  bool isCurved(unsigned result, unsigned argument) const;
  /// Whether the result is an affine function of the argument, whose gradient then does not read
  /// it.
  bool isLinear(unsigned result, unsigned argument) const;
  /// Whether the result is the argument, scaled by what does not read it and divided by the sum.
  bool isReweighted(unsigned result, unsigned argument) const;
  /// Whether something on the way to the result is added up where the argument says.
  bool addsWhere(unsigned argument, unsigned result) const {
    return resultPlaces[result].test(argument);
  }
  /// Of an argument that gets to the results `losses` in one way only, as what is added to
  /// gradients in updates of copies of one of `others` (in the first of several steps): that one,
  /// of the same type but for leading dimensions. A correction of each client's gradients.
  std::optional<unsigned> findCorrected(unsigned argument, const llvm::BitVector &others,
                                        llvm::ArrayRef<unsigned> losses) const;
  /// `states`: those of which copies are looked for, with the results that replace them.
  ReadBehindCopies findBehindCopies(llvm::ArrayRef<std::pair<unsigned, unsigned>> states,
                                    llvm::ArrayRef<unsigned> losses) const;
  /// Whether sums that do not read the argument join it, element by element, before anything else
  /// does on the way to the result: gradients, in the first of several steps.
  bool joinsGradientsFirst(unsigned argument, unsigned result) const;
  /// Whether the result is made of the argument by a way of elementwise ops, which may spread it.
  bool isSpreadInto(unsigned argument, unsigned result) const;
  /// Of a result that is the argument plus other values: whether these read the argument, too; none
  /// where it is no plain sum.
  std::optional<bool> addsItself(unsigned argument, unsigned result) const;
  /// Whether what is added to the number is a sum over elements of choices that read the number:
  /// the gradient of a loss that it only moves, and that bends nowhere but at kinks.
  bool addsSumOfChoices(unsigned argument, unsigned result) const;
  /// Arguments that the result is computed from by ways on which the other result's value does not
  /// lie, nor a choice.
  llvm::SmallVector<unsigned> findArgumentsBeside(unsigned result, unsigned other) const;
  /// Arguments that the results are computed from by ways on which no value of the results
  /// `between` lies.
  llvm::BitVector findBeside(llvm::ArrayRef<unsigned> results,
                             llvm::ArrayRef<unsigned> between) const;
  /// Whether the number is the weight of a term of the result, a sum: it is multiplied by what
  /// reads what is trained, and that is added to what does so, too.
  bool isWeightOfTerm(unsigned argument, unsigned result, const llvm::BitVector &trained) const;
  /// Whether the result is an affine function of another result's value.
  bool isLinearInResult(unsigned result, unsigned other) const;
  /// Whether the result is the argument times other values: rows that are weighted.
  bool isProduct(unsigned result, unsigned argument) const;
  /// Whether the result reads the argument as what something is divided by, and in no other way. No
  /// state is replaced by a part of its own inverse: a count of labels is given from outside.
  bool isDivided(unsigned result, unsigned argument) const;
  /// Whether the result is made, element by element, of the difference between something that does
  /// not read the argument and the argument: new = old + rate * (x - old), an average of x, also
  /// written as decay * old + (1 - decay) * x. A gradient has no such difference, unless sums lie
  /// between, as of a square that is added up.
  /// `readsIt`: what is averaged reads the argument, by sums that nothing else of the result has
  /// (returns of a critic that is scaled by it).
  bool followsOther(unsigned argument, unsigned result, bool readsIt = false) const;
  /// Whether the new value is a mean over steps, however it is scaled then: of something that does
  /// not read the argument; or old + rate * the sum of what rows differ from it, and the loss does
  /// not read the squares of these differences, whose gradient the sum would be.
  bool isMean(unsigned argument, unsigned result, unsigned loss) const;
  /// Whether a sum or product lies on a way from the argument to the result on which no value of
  /// the results `between` does.
  bool mixesBeside(unsigned argument, unsigned result, llvm::ArrayRef<unsigned> between) const;
  /// Whether each element of the result reads no other element of the argument than its own, though
  /// sums over rows may lie between: a mean that is moved by the sum of what rows differ from it.
  bool readsOwnElements(unsigned argument, unsigned result) const;

private:
  void collectDependences();
  void collectEdges(unsigned argument);
  mlir::Value getResult(unsigned result) const;
  /// The value without the dimensions of size one that stacking devices' values gave it.
  mlir::Value skipStacking(mlir::Value value) const;

  mlir::func::FuncOp original;
  DeviceView view;
  mlir::func::FuncOp entry; // the view's
  std::vector<llvm::BitVector> resultDependences, resultDataDependences, resultSlopes, resultMixed,
      resultPlaces;
  std::unique_ptr<DependenceFinder> dependences;
  mutable llvm::DenseMap<mlir::Block *, std::unique_ptr<DependenceFinder>> rounds; // of loops
  mutable llvm::DenseMap<mlir::Value, unsigned> copies; // and what they are copies of
  llvm::BitVector matmulDependences, joining;
  std::vector<UpdateEdge> edges;
};

} // namespace zero::import
#endif
