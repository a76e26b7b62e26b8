//===- SplitSearch.h - How states are split along an axis ------------------------===//
//
// A split says for each state of which dimension a rank has a part. What ranks exchange then
// follows from the sharding rules of ops, as for the batch (Distribution.h): the search asks that
// analysis, and knows no names and no layers.
//
//   weights     parameters that matmuls take, or that rows are looked up in; only these are
//               split of themselves. Along this axis they stay where they are: one that is gathered
//               is as good as whole. A table that matmuls take, too, is split over the vocabulary
//               or stays whole: its other dimension would give sums of whole logits
//   small ones  weights of less than a 64th of all weights' bytes, and less than an eighth of them
//               together (adapters, routers): split where that costs no exchange. Whole they are
//               no memory to speak of, and a sum of activations in each step is dear for it
//   objective   the fewest bytes of whole weights but small ones, then the fewest bytes exchanged,
//               then the least work that every rank does whole (operations of matmuls and
//               convolutions), then the fewest bytes of whole parameters
//   classes     parameters of equal type that are used alike (those of equal layers) are split
//               alike
//   moves       one class takes a dimension, or becomes whole; whole weights that are then used in
//               part take the part that their uses ask for (rows of the second matmul behind
//               columns of the first, keys and values behind queries), or else that their new value
//               comes as; all other parameters (biases) do so anew with each move. A
//               state that nevertheless comes otherwise is gathered, which counts as exchanged
//   search      moves that split whole weights for the fewest bytes exchanged by byte of them, till
//               none is left; then each class takes its best move in turn until none is better.
//               Once more with the moves that split most weights together first, columns of one
//               matmul and rows of the next, say, where alone one of them is cheaper; the better of
//               both
//===---------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_SPLITSEARCH_H
#define ZERO_LIB_REPLICA_SPLITSEARCH_H

#include "UserShardings.h"

#include "zero/Analysis/Distribution.h"
#include "zero/Dialect/Zero/Zero.h"

#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace zero {

/// What a split costs in one step.
struct SplitCost {
  bool isRefused = false;   // a loop that is kept would need a value in several shardings
  int64_t wholeWeights = 0; // bytes of weights, but small ones, that ranks have whole, or gather
  int64_t repeated = 0;     // operations of contractions that every rank does whole
  int64_t moved = 0;        // bytes that a rank reads of others
  int64_t wholeBytes = 0;   // of parameters

  std::tuple<bool, int64_t, int64_t, int64_t, int64_t> getKey() const {
    return {isRefused, wholeWeights, moved, repeated, wholeBytes};
  }
  bool operator<(const SplitCost &other) const { return getKey() < other.getKey(); }
};

/// Parameters that are split alike.
struct SplitClass {
  llvm::SmallVector<unsigned> arguments; // of the step
  mlir::RankedTensorType type;
  bool isFixed = false;    // by the user, but for groups: itself, or values that are made of it
  bool isWeight = false;   // of matmuls or lookups
  bool isSmall = false;    // beside all weights
  int64_t rowDim = -1;     // of a table that matmuls take, too: the only one to be split along
  dist::Sharding sharding; // replicated: whole

  int64_t getBytes() const { return ir::getTensorBytes(type) * arguments.size(); }
  /// Whether ranks had better not have it whole.
  bool isLargeWeight() const { return isWeight && !isSmall; }
  /// Whether it takes the part that its uses ask for.
  bool follows() const { return !isFixed; }
};

class SplitSearch {
public:
  /// `fixed`: dimensions that the user gives arguments, or kUnsaid, kSaidWhole. `wanted`: parts of
  /// values.
  SplitSearch(mlir::func::FuncOp step, int64_t ranks, llvm::ArrayRef<int64_t> fixed,
              WantedParts wanted);

  /// Finds how parameters are split; those that the user leaves whole, too, if `isFree`.
  void run(bool isFree);
  /// The least cost of all choices for weights. For tests: they are many.
  void runOnAll();

  llvm::ArrayRef<SplitClass> getClasses() const { return classes; }
  const SplitCost &getCost() const { return cost; }
  /// The least that any split of the same weights moves (SplitBound.h).
  int64_t getBound() const;
  /// Cost without any split.
  SplitCost getWholeCost() const;
  int64_t getNumTried() const { return numTried + tried.size(); }

private:
  using Choice = llvm::SmallVector<dist::Sharding>; // by class

  /// What the analysis says of a choice.
  struct Tried {
    SplitCost cost;
    Choice asked; // the parts that uses, or else new values, ask for
  };
  /// Of a choice that has been tried what was found then.
  const Tried &tryOut(const Choice &choice);

  void makeClasses(llvm::ArrayRef<int64_t> fixed);
  void findSmall();
  /// Splits weights of which the user says nothing as the parts of values that the user wants ask
  /// for.
  void fixWanted();
  std::unique_ptr<dist::Distribution> distribute(const Choice &choice) const;
  SplitCost measure(const dist::Distribution &distribution, const Choice &choice) const;
  /// Splits whole parameters as their uses ask, where there are no others than parts, or else as
  /// their new values come. What is no weight forgets the part that it has.
  Choice complete(Choice choice, bool isFree);
  /// A choice and, where it is another, what completes it.
  llvm::SmallVector<Choice, 2> getTrials(const Choice &choice, bool isFree);
  /// The part that each class's uses ask for, or else that its new value comes as.
  Choice findAsked(const dist::Distribution &distribution) const;
  Choice getChoice() const;
  void take(const Choice &choice, const SplitCost &found);
  /// How moves that split whole weights are ranked.
  enum class Growth : uint8_t { ByPrice, BySize };
  bool grow(Growth growth);
  void search(Growth growth, bool isFree);
  void improveAll(bool isFree);
  void putOffSums();
  bool improve(const Choice &choice, bool isFree);
  bool improveClass(unsigned index, bool isFree);
  llvm::SmallVector<dist::Sharding> getCandidates(const SplitClass &each) const;

  mutable mlir::func::FuncOp step; // a handle, whose members are not const
  int64_t ranks;
  mutable dist::KnownRules rules{dist::Axis::Model};
  dist::Addends addends = dist::Addends::Zeros;
  WantedParts wanted;
  llvm::SmallVector<SplitClass> classes;
  llvm::SmallVector<int> classOf;      // of each argument, -1: none
  llvm::SmallVector<int64_t> replaces; // of each result: the argument that it replaces
  SplitCost cost;
  std::map<std::vector<std::pair<int64_t, int64_t>>, Tried> tried; // by dimensions and groups
  int64_t numTried = 0;                                            // before sums were put off
};

} // namespace zero
#endif
