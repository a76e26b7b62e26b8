//===- Distribution.h - Where every value of a step lives -----------------------===//
//
// The data-parallel analysis of one entry function: from the forms of the arguments, the form of
// every value and the form in which every op takes its operands. It changes nothing; the rewriting
// (zero-data-parallel), the search for batch arguments (zero-infer-roles) and the test printer
// (zero-print-distribution) read it.
//
// In three sweeps, each linear in the number of ops:
//   forward    the sharding rule of each op gives forms (Propagation.h); a value that an op cannot
//              take as it is has to be gathered: recorded, never silent
//   placement  where each partial value is reduced: at its producer, or below single-use linear ops
//              where that moves fewer bytes (ties to the producer)
//   backward   which replicated values are wanted sharded, and alike, by all their uses
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_DISTRIBUTION_H
#define ZERO_ANALYSIS_DISTRIBUTION_H

#include "zero/Analysis/Form.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/ShardingRule.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace zero::dist {

/// How one op computes on one rank: the form in which it takes each operand, and those it gives.
struct Plan {
  llvm::SmallVector<Form, 4> operands;
  llvm::SmallVector<Form, 2> results;
  /// The op counts along its sharded dimension, each rank from its first row. Set: by a column of
  /// an operand. Otherwise by its result.
  bool isCounted = false;
  std::optional<hlo::CountedColumn> column;

  /// Whether no operand is needed in part: the result costs nothing to make once more.
  bool isFree() const {
    return llvm::all_of(operands, [](const Form &form) { return form.isReplicated(); });
  }
};

/// A value that is sharded but that an op needs whole.
struct ForcedGather {
  mlir::Operation *op;
  unsigned operand;
  Form form;
};

class Distribution {
public:
  /// Analyses `entry`, whose arguments have the forms `arguments`, on `ranks` ranks.
  Distribution(mlir::FunctionOpInterface entry, llvm::ArrayRef<Form> arguments, int64_t ranks);

  int64_t getRanks() const { return ranks; }

  /// The form in which the value is produced. A partial value may be reduced there (isReduced).
  Form getForm(mlir::Value value) const;
  const Plan &getPlan(mlir::Operation *op) const { return plans.find(op)->second; }
  /// The one form that all uses of a replicated value want, if it can be computed so from the
  /// start; replicated otherwise.
  Form getWanted(mlir::Value value) const;
  /// Values in the order of the program that are gathered because no rule applies.
  llvm::ArrayRef<ForcedGather> getForcedGathers() const { return gathers; }
  /// Whether any matrix product or convolution does only a part of the whole work.
  bool sharesWork() const { return numShared > 0; }
  /// Matrix products and convolutions of the entry.
  int64_t getNumProducts() const { return numProducts; }
  /// Has operand `operand` of `op` gathered, if it is sharded, whatever the op's rule: results that
  /// must be whole.
  void requireWhole(mlir::Operation *op, unsigned operand);
  /// Ops that stay loops or branches and would need other than replicated values.
  llvm::ArrayRef<mlir::Operation *> getUnsupported() const { return unsupported; }

private:
  void visit(mlir::Operation *op);
  void visitRegionOp(mlir::Operation *op);
  void visitManual(sdy::ManualComputationOp op);
  Plan planOp(mlir::Operation *op);
  void place();
  void collectWanted();
  void want(mlir::Value value, Form form);

  mlir::FunctionOpInterface entry;
  int64_t ranks;
  llvm::SmallVector<mlir::Operation *> order; // ops of the entry's block
  llvm::DenseMap<mlir::Value, Form> forms;    // absent: replicated
  llvm::DenseMap<mlir::Operation *, Plan> plans;
  llvm::DenseMap<mlir::Value, Form> wanted;
  llvm::SmallVector<ForcedGather> gathers;
  llvm::SmallVector<mlir::Operation *> unsupported;
  int64_t numProducts = 0, numShared = 0;
};

/// How `op`, computed replicated, would compute its result in `form` from the start: null if it
/// cannot, or is better computed once. Operands that must be replicated say so.
std::optional<Plan> pushBack(mlir::Operation *op, Form form, int64_t ranks);

} // namespace zero::dist
#endif
