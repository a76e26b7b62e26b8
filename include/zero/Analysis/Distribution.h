//===- Distribution.h - Where every value of a step lives -----------------------===//
//
// The data-parallel analysis of one entry function: from the shardings of the arguments, the
// sharding of every value and the sharding in which every op takes its operands. It changes
// nothing; the rewriting (zero-data-parallel), the search for batch arguments (zero-infer-roles)
// and the test printer (zero-print-distribution) read it.
//
// In three sweeps, linear in the number of ops but for the cuts, of which each sees the values
// alone that depend on one another:
//   forward    the sharding rule of each op gives shardings (Propagation.h); a value that an op
//              cannot take as it is has to be gathered: recorded, never silent
//   placement  where partial values are reduced: at the minimum vertex cut between those that are
//              made and the uses that need them whole (Placement.cpp; ties to the producer)
//   backward   which replicated values are wanted sharded, and alike, by all their uses
// Some values may be taken otherwise than they come (Parts): sums along a model's axis of which
// each rank takes its positions only, and what is made of these until a matmul with a part of a
// weight needs it whole.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_DISTRIBUTION_H
#define ZERO_ANALYSIS_DISTRIBUTION_H

#include "zero/Analysis/Propagation.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <memory>

namespace zero::dist {

/// What ranks along an axis have parts of: rows of the batch, or states. Rows of a table that are
/// addressed are summed up over parts of states alone: as rows of the batch they are moved for
/// fewer bytes.
enum class Axis : uint8_t { Batch, Model };

/// What is added to parts of a sum beside such: zeros, and else the sum is made before; or anything
/// that ranks have alike, by the last of them. Then a sum waits for others that it is added to.
enum class Addends : uint8_t { Zeros, Any };

/// A value that is sharded but that an op needs whole.
struct ForcedGather {
  mlir::Operation *op;
  unsigned operand;
  Sharding sharding;
};

/// Values that ops take in another sharding than the one that they are produced in: sharded, sums
/// over ranks that each rank has rows of, or slices of what all have; replicated, gathered rows.
using Parts = llvm::DenseMap<mlir::Value, Sharding>;

/// What a step draws by its keys: lookups by indices that no weights take part in, and random
/// numbers.
class DrawnRows {
public:
  explicit DrawnRows(mlir::FunctionOpInterface entry);
  /// How ranks share an operand that every rank has, as rows: indices of a lookup, or what meets
  /// weights in a matmul. None where it is no drawn rows, or they cannot be divided.
  std::optional<Sharding> share(mlir::OpOperand &use, int64_t ranks) const;
  /// The same for random numbers that meet what matmuls with weights have made, element by element:
  /// actions that a policy draws, which become the next rows that it reads.
  std::optional<Sharding> shareChosen(mlir::OpOperand &use, int64_t ranks) const;
  /// Whether keys choose what is looked up, and no weights.
  bool isDrawnLookup(hlo::GatherOp op) const;

private:
  enum : uint8_t { kReadsKeys = 1, kReadsWeights = 2, kIsDrawn = 4, kIsProduct = 8 };
  uint8_t get(mlir::Value value) const { return facts.lookup(value); }
  static std::optional<Sharding> shareDrawn(hlo::GatherOp op, int64_t ranks);

  llvm::DenseMap<mlir::Value, uint8_t> facts;
};

/// The sharding rules of ops along an axis, found once for several distributions of one step.
class KnownRules {
public:
  explicit KnownRules(Axis axis) : axis(axis) {}
  const hlo::ShardingRules &get(mlir::Operation *op);

private:
  Axis axis;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<hlo::ShardingRules>> rules;
};

class Distribution {
public:
  /// Analyses `entry`, whose arguments have the shardings `arguments`, on `ranks` ranks. `results`:
  /// shardings that results have to have; those without one, and all of an empty list, come as they
  /// are. `parts`: of values of the entry's block.
  Distribution(mlir::FunctionOpInterface entry, llvm::ArrayRef<Sharding> arguments, int64_t ranks,
               llvm::ArrayRef<std::optional<Sharding>> results = {}, Axis axis = Axis::Batch,
               Parts parts = Parts(), Addends addends = Addends::Zeros);
  /// One of many along the model's axis that are compared: what replicated values are wanted as is
  /// left out.
  Distribution(mlir::FunctionOpInterface entry, llvm::ArrayRef<Sharding> arguments, int64_t ranks,
               llvm::ArrayRef<std::optional<Sharding>> results, KnownRules &known, Addends addends,
               Parts parts = Parts());

  int64_t getRanks() const { return ranks; }
  Axis getAxis() const { return axis; }

  /// The sharding in which the value is produced. A partial value may be reduced there.
  Sharding getSharding(mlir::Value value) const;
  const OpSharding &getOpSharding(mlir::Operation *op) const { return *opShardings.find(op); }
  /// The sharding in which ops take the value: that of Parts, where the value comes otherwise.
  Sharding getTaken(mlir::Value value) const;
  /// Whether the value is sharded because Parts says so of it, or of what it is made of; parameters
  /// have no say.
  bool isOfParts(mlir::Value value) const;
  /// Whether the value is partial, and reduced itself.
  bool isReduced(mlir::Value value) const { return reduced.contains(value); }
  /// How a partial value that is not reduced itself is computed once more as a whole one; none of
  /// others.
  std::optional<OpSharding> getWholeForm(mlir::Value value) const;
  /// The one sharding that all uses of a replicated value want, if it can be computed so from the
  /// start; replicated otherwise.
  Sharding getWanted(mlir::Value value) const;
  /// Values in the order of the program that are gathered because no rule applies.
  llvm::ArrayRef<ForcedGather> getForcedGathers() const { return gathers; }
  /// What the step moves between ranks beside its states: bytes of all that is reduced, and of all
  /// whole values that are gathered. Sums of which each rank takes its rows only count apart.
  int64_t getReducedBytes() const;
  int64_t getScatteredBytes() const;
  int64_t getGatheredBytes() const;
  /// Whether any matmul or convolution does only a part of the whole work.
  bool sharesWork() const { return numShared > 0; }
  /// Matmuls and convolutions of the entry.
  int64_t getNumContractions() const { return numContractions; }
  /// Those that every rank does whole.
  int64_t getNumRepeated() const { return numContractions - numShared; }
  /// Has operand `operand` of `op` gathered, if it is sharded, whatever the op's rule: results that
  /// must be whole.
  void requireWhole(mlir::Operation *op, unsigned operand);
  /// Whether the regions of `op`, a loop or branch, were looked into; else they read and give
  /// nothing but replicated values.
  bool hasRegionsOf(mlir::Operation *op) const {
    return op->getNumRegions() != 0 && !op->getRegion(0).empty() &&
           opShardings.contains(op->getRegion(0).front().getTerminator());
  }
  /// Loops and branches that would need a value in several shardings, and manual computations for
  /// other devices.
  llvm::ArrayRef<mlir::Operation *> getUnsupported() const { return unsupported; }

private:
  void propagate(llvm::ArrayRef<Sharding> arguments);
  bool findWrittenWhole();
  void visit(mlir::Operation *op);
  void visitTerminator(mlir::Operation *op);
  /// What a visit notes beside shardings: how much there was before it.
  struct Noted {
    size_t gathers, unsupported, order;
    int64_t contractions, shared;
  };
  void restore(const Noted &noted);
  void setSharding(mlir::Value value, Sharding sharding);
  bool readsSharded(mlir::Operation *op) const;
  void visitControlFlow(mlir::Operation *op);
  bool meetsInside(mlir::Operation *op) const;
  void gatherBefore(mlir::Operation *op);
  void visitRegion(mlir::Region &region);
  bool addsParts(hlo::WhileOp loop, unsigned index) const;
  void visitLoop(hlo::WhileOp loop);
  void visitBranches(mlir::Operation *op);
  void visitManual(sdy::ManualComputationOp op);
  OpSharding shardOp(mlir::Operation *op);
  llvm::SmallVector<Sharding, 4> offer(mlir::Operation *op);
  void gatherParts(mlir::Operation *op, llvm::MutableArrayRef<Sharding> offered);
  std::optional<OpSharding> askRules(mlir::Operation *op, llvm::ArrayRef<Sharding> offered) const;
  std::optional<OpSharding> askRules(mlir::Operation *op, const hlo::ShardingRules &rules,
                                     llvm::ArrayRef<Sharding> offered) const;
  bool mayBeOnLast(mlir::Operation *op, unsigned operand) const;
  llvm::SmallVector<llvm::SmallVector<Sharding>>
  offerFewerPartial(mlir::Operation *op, llvm::ArrayRef<Sharding> offered) const;
  void noteNeeded(mlir::Operation *op, const OpSharding &opSharding);
  void makeWhole(mlir::OpResult result, Sharding &operand, OpSharding &opSharding);
  void takeReducedOnLast();
  void noteParts(mlir::Operation *op, const OpSharding &opSharding);
  bool takesPartial(mlir::OpOperand &use) const;
  bool needsWholeInside(hlo::WhileOp loop, llvm::ArrayRef<Sharding> carried, unsigned index) const;
  void chooseReduced();
  void place();
  void collectWanted();
  void want(mlir::Value value, Sharding sharding);

  mlir::FunctionOpInterface entry;
  int64_t ranks;
  Axis axis;
  Parts parts;
  Addends addends;
  llvm::DenseSet<mlir::Value> ofParts;     // results that are sharded as parts are
  llvm::DenseSet<mlir::Value> neededWhole; // sums, or what whole ones are made of
  KnownRules *known = nullptr;
  std::optional<DrawnRows> drawn; // of a step that works on no parts of the batch otherwise
  bool sharesChosen = false;      // and draws none that meet weights in a matmul
  llvm::DenseSet<mlir::Operation *> writtenWhole; // writes of rows that all ranks have to have
  llvm::SmallVector<std::optional<Sharding>> resultShardings; // that are asked for
  llvm::SmallVector<mlir::Operation *> order;      // ops, and those of regions that were visited
  llvm::DenseMap<mlir::Value, Sharding> shardings; // absent: replicated
  OpShardings opShardings;
  llvm::DenseMap<mlir::Value, Sharding> wanted;
  llvm::DenseSet<mlir::Value> reduced;
  llvm::SmallVector<ForcedGather> gathers;
  llvm::SmallVector<mlir::Operation *> unsupported;
  int64_t numContractions = 0, numShared = 0;
};

/// How ranks share the indices of a lookup in rows that are gathered for it, by indices that every
/// rank has: none if they cannot.
std::optional<Sharding> shareLookup(hlo::GatherOp op, int64_t ranks);

/// How `op`, computed replicated, would compute its result in `sharding` from the start: null if it
/// cannot, or is better computed once. Operands that must be replicated say so.
std::optional<OpSharding> shardBackward(mlir::Operation *op, Sharding sharding, int64_t ranks,
                                        Axis axis = Axis::Batch);

} // namespace zero::dist
#endif
