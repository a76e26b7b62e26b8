//===- Rewrite.h - The step on flat units -------------------------------------===//
//
// Last third of zero-partition: the entry functions on flat buffers. @main and @eval are rewritten
// where they stand: arguments are unpacked, new states packed, gradients packed where they are
// complete; forward, backward and updates stay the ops that they were. What makes one update on
// units of those of the parameters, and of it stage 0, 1, 2 or 3, are the rules of Rules.h. @init
// is written anew.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_REWRITE_H
#define ZERO_PARTITIONED_REWRITE_H

#include "Plan/Plan.h"
#include "Rules/Rules.h"

namespace zero::part {

struct RewriteOptions {
  /// Unpack a parameter once per interval of uses (stage 3) instead of once per step.
  bool splitIntervals;
  /// Reduce a unit's gradient when its last part exists (stages 2 and 3) instead of where the
  /// optimizer starts.
  bool reduceEarly;
};

/// Puts @main (`hasUpdate`) or another function that reads states on flat buffers. Ops of the plain
/// program stay as they are but for the parameters that they read, in the order of `program`; those
/// of the updates stand before what reads them: packs, for the rules to move up. Gives the packs of
/// values that are computed whole. `info` is @main's.
llvm::SmallVector<WholePack> rewriteStep(mlir::func::FuncOp function, const StateTable &table,
                                         const PartitionPlan &plan, const DerivedValues &derived,
                                         const PlainProgram &program, const StepInfo &info,
                                         bool hasUpdate, const RewriteOptions &options);

/// Replaces @init: each leaf is computed whole, then goes into its flat buffer, one after the
/// other. `isShard` tells whether ranks keep a shard of a unit's slot.
llvm::FailureOr<mlir::func::FuncOp>
buildInit(mlir::func::FuncOp function, const StateTable &table, const PartitionPlan &plan,
          const StepInfo &info, llvm::function_ref<bool(const Unit &, unsigned slot)> isShard);

/// The interface of a function on flat buffers, in the fixed order: units, each with its slots in
/// order; then replicated states; then everything else in its old order.
struct FlatInterface {
  /// A unit's slot, or an old argument / result.
  struct Entry {
    int64_t unit = -1, slot = -1;
    int64_t old = -1;
  };
  llvm::SmallVector<Entry> args, results;
};

FlatInterface makeInterface(mlir::func::FuncOp function, const StateTable &table,
                            const PartitionPlan &plan, const StepInfo &info, bool isStep);
/// Gives a function whose block has them already its new arguments and results, with their roles.
void setFlatInterface(mlir::func::FuncOp function, const FlatInterface &interface,
                      const StateTable &table, const PartitionPlan &plan, const StepInfo &info);
/// Creates the new function before the old one, with its attributes; without body.
mlir::func::FuncOp createFlatFunction(mlir::func::FuncOp old, const FlatInterface &interface,
                                      const StateTable &table, const PartitionPlan &plan,
                                      const StepInfo &info, mlir::TypeRange resultTypes);

} // namespace zero::part
#endif
