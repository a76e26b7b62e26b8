//===- Trace.h - The values of a run, and the first that differs ----------------===//
#ifndef ZERO_TOOLS_ZERORUN_TRACE_H
#define ZERO_TOOLS_ZERORUN_TRACE_H

#include "zero/Interpreter/ShardedRun.h"

#include "mlir/IR/BuiltinOps.h"

namespace zero {

/// What one op has given, or one launch of a plan has found or left at an allocation, on every
/// rank.
struct TracedValue {
  mlir::Operation *op;
  mlir::Operation *outer; // dispatches or launches the kernel that `op` stands in; else null
  unsigned index;         // of the op's results, or of what the launch reads
  Values ranks = {};
  bool isRead = false; // by a launch

  bool isAt(const TracedValue &other) const {
    return op == other.op && outer == other.outer && index == other.index && isRead == other.isRead;
  }
};
/// In program order.
using Trace = std::vector<TracedValue>;

/// One interpreted run of the step on whole arrays.
struct ProgramRun {
  Values results;      // of a run that failed those that it came to
  std::string message; // why it failed; empty where it did not
  Trace trace;

  bool ran() const { return message.empty(); }
};

struct TraceOptions {
  bool keepsTrace = false;
  std::optional<uint64_t> orderSeed = {};
  /// Its value takes the place of the one that the program computes.
  const TracedValue *replacement = nullptr;
};

/// Messages are in the result, not printed.
ProgramRun runProgram(mlir::ModuleOp module, llvm::ArrayRef<Tensor> arguments,
                      const TraceOptions &options = {});

/// How far two runs may be apart: floats by `tolerance`, relative to what is compared as a whole
/// (contracts of docs/Bisect.md), everything else not at all. 0: not even in bits, but that a NaN
/// is a NaN.
struct Rule {
  double tolerance = 0;
};

/// The tolerance of sums in another order, by the narrowest float that the program computes with.
Rule getRoundingRule(mlir::ModuleOp module);

/// Two runs' results.
struct ResultsDifference {
  llvm::SmallVector<unsigned> results; // that are apart by more than the rule allows
  double error = 0;                    // the largest
  bool haveSameBits = true;
};
ResultsDifference compareResults(const EntryInterface &interface, const Values &expected,
                                 const Values &found, Rule rule);

/// The first element that differs.
struct ElementDifference {
  std::string place; // "[0, 3] on rank 1"
  std::string expected, found;
  double error = 0; // largest of all elements: |a - b| / largest |a|
};
/// Nothing where the tensors are equal by the rule. Both have one type.
std::optional<ElementDifference> findElement(const Tensor &expected, const Tensor &found, Rule rule,
                                             double unit = 0);
/// The same over ranks.
std::optional<ElementDifference> findElement(const Values &expected, const Values &found,
                                             Rule rule);

/// A value that differs from the one that it stands for in another program.
struct ValuePair {
  const TracedValue *expected, *found;
};

/// Values of `found` that have no equal in `expected`, in program order, each with what it may
/// stand for: of the values that have no equal in `found` the first of its type, and the first that
/// such an op has made. What a launch reads stands for what the launch of that number reads. Both
/// are runs of programs in one phase, so that values are compared rank by rank, to the bit.
std::vector<ValuePair> pairDifferent(const Trace &expected, const Trace &found);

/// The same for programs before and after a pass: what ranks hold is put together (replicated,
/// sharded along a dimension, terms of a sum, segments of a unit), and a value stands for one that
/// was made of the same place in the source, of the same op if there is one.
std::vector<ValuePair> pairDifferentWhole(mlir::ModuleOp before, const Trace &expected,
                                          mlir::ModuleOp after, const Trace &found, Rule rule);

/// Two of their whole forms, as pairDifferentWhole compares them, of one size: of those that differ
/// the two that are most alike.
std::optional<ElementDifference> findWholeElement(mlir::ModuleOp before,
                                                  const TracedValue &expected, mlir::ModuleOp after,
                                                  const TracedValue &found, Rule rule);

/// "%13 of @main, stablehlo.multiply", as the module's text names it.
std::string describeValue(const TracedValue &value);
/// "step.mlir:12:5", or the name that the source gives it and where; empty where nothing is known.
std::string describeLocation(mlir::Location loc);

} // namespace zero
#endif
