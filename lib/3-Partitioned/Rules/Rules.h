//===- Rules.h - The algebra of ZeRO, rule by rule ----------------------------===//
//
// Each rule is a function on one op (or on a function's interface or packs) with a name.
// zero-partition applies them to the step that Rewrite.h leaves; --zero-apply-rules applies them to
// anything.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_RULES_H
#define ZERO_PARTITIONED_RULES_H

#include "Detect/Detect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::part {

/// What rules on ops share: where new ops go, and the module's layouts by name.
struct RuleContext {
  mlir::OpBuilder builder;
  llvm::DenseMap<mlir::StringAttr, ir::LayoutOp> layouts;

  explicit RuleContext(mlir::func::FuncOp function);
  ir::LayoutOp getLayout(mlir::FlatSymbolRefAttr unit) const {
    return layouts.lookup(unit.getAttr());
  }
};

/// A pack of values that the step computes whole: rules leave it where it is. `values` are those of
/// the updates for which its operands stand.
struct WholePack {
  ir::PackOp pack;
  llvm::SmallVector<ValueSlice> values;
};

struct Rule {
  llvm::StringLiteral name;
  /// One line: left-hand side = right-hand side.
  llvm::StringLiteral summary;
  /// Tries the rule on one op, tells whether it was applied; new ops go before the op. Null for
  /// rules on a whole function.
  bool (*onOp)(mlir::Operation *op, RuleContext &context);
  /// Tries the rule on a function; gives how often it was applied.
  unsigned (*onFunction)(mlir::func::FuncOp function);
  /// Rules on a whole function come before those on ops, or after.
  bool comesLast = false;
  /// Tries the rule on the packs of a function whose updates are written parameter by parameter,
  /// before all other rules; gives how often it was applied.
  unsigned (*onPacks)(mlir::func::FuncOp function, const Rule &rule,
                      llvm::ArrayRef<WholePack> wholes) = nullptr;
};

/// All rules, in the order in which they are tried.
llvm::ArrayRef<Rule> getRules();
/// Rules by name; an unknown one is an error that lists those there are.
mlir::FailureOr<llvm::SmallVector<const Rule *>> findRules(mlir::ModuleOp module,
                                                           llvm::ArrayRef<std::string> names);

/// Calls `visit` with every operand of an op and of the ops inside it.
void forEachRead(mlir::Operation *op, llvm::function_ref<void(mlir::Value)> visit);

/// Remark that a rule was applied at an op.
void noteApplied(mlir::Operation *op, const Rule &rule);
/// Remark that an op is of the rule's form, but the rule must not be applied, and why; gives false.
bool refuse(mlir::Operation *op, llvm::StringRef rule, const llvm::Twine &why);

/// Applies `rules` to every op from the last to the first: consumers before producers, so that each
/// op is visited once whatever its number of uses. Dead ops go on the way. Gives how often rules
/// were applied.
unsigned applyRules(mlir::func::FuncOp function, llvm::ArrayRef<const Rule *> rules,
                    llvm::ArrayRef<WholePack> wholes = {});

/// The rule batch-elementwise: pack(f(x), f(y)) = f(pack(x, y)), f the same elementwise op.
unsigned batchElementwise(mlir::func::FuncOp function, const Rule &rule,
                          llvm::ArrayRef<WholePack> wholes);
/// The rule batch-scalars: a pack of scalars' broadcasts is the broadcast of their vector.
unsigned batchScalars(mlir::func::FuncOp function, const Rule &rule,
                      llvm::ArrayRef<WholePack> wholes);
/// The rule pack-of-unpack: pack(unpack(x)) = x.
unsigned packOfUnpack(mlir::func::FuncOp function, const Rule &rule,
                      llvm::ArrayRef<WholePack> wholes);
/// The rule batch-all-reduce: pack(all_reduce(x), all_reduce(y)) = all_reduce(pack(x, y)).
unsigned batchAllReduce(mlir::func::FuncOp function, const Rule &rule,
                        llvm::ArrayRef<WholePack> wholes);

/// The rule own-rows-of-gather: the rank's rows of all_gather(x) = x, where shards are rows.
bool ownRowsOfGather(mlir::Operation *op, RuleContext &context);

/// The rule expand-inner-products: dot(x, y) = reduce(x * y). Gives the number of products.
unsigned expandInnerProducts(mlir::func::FuncOp function);

/// The rule merge-partials: all_reduces of segments' partial reductions, of one round, element type
/// and kind, are one vector all_reduce. Gives the number of vectors made.
unsigned mergePartials(mlir::func::FuncOp function);

/// The rule merge-metrics: all_reduces that nothing but metric results reads, of one element type
/// and kind, are one vector all_reduce. Gives the number of vectors made.
unsigned mergeMetrics(mlir::func::FuncOp function);

/// The rule insert-whole-pieces: a pack that no reduction reads, or own_shard of it, is a chain of
/// insert_segment, each behind the op that makes its piece. Gives the number of packs.
unsigned insertWholePieces(mlir::func::FuncOp function);

/// The interface rules' workers, for one buffer each. `unit` is its layout.

/// Makes a state argument the rank's shard: its whole value is gathered where it is unpacked, and
/// the result that replaces it (-1: none) is the shard of the new value.
void keepShard(mlir::func::FuncOp function, unsigned arg, int64_t result, ir::LayoutOp layout);
/// Makes a whole state result the gather of the rank's part of the new value.
void gatherResult(mlir::func::FuncOp function, unsigned result, ir::LayoutOp layout);

} // namespace zero::part
#endif
