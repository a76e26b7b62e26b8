//===- InlineCalls.cpp - zero-inline-calls --------------------------------===//
//
// A composite is a call of its decomposition. Callees first: every function is inlined into its
// callers only when it has no calls left itself, so each call is copied once and the work is linear
// in the size of the result.
//
//===------------------------------------------------------------------------------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

namespace zero {
#define GEN_PASS_DEF_INLINECALLSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace {

/// Steps of the largest models have some 100,000 ops, in calls some five deep.
constexpr int64_t kMostInlined = 20000000;
constexpr size_t kDeepestCalls = 512;

/// Names `inner` as reached through `outer`, as compilers do for inlined code.
Location inlinedLocation(Location inner, Location outer) {
  if (llvm::isa<UnknownLoc>(inner))
    return outer;
  return llvm::isa<UnknownLoc>(outer) ? inner : Location(CallSiteLoc::get(inner, outer));
}

/// Writes composites as calls of what they mean.
void callDecompositions(ModuleOp module) {
  module.walk([](zero::hlo::CompositeOp op) {
    OpBuilder builder(op);
    auto call = func::CallOp::create(builder, op.getLoc(), op.getDecomposition(),
                                     op.getResultTypes(), op.getInputs());
    op->replaceAllUsesWith(call);
    op.erase();
  });
}

class Inliner {
public:
  explicit Inliner(ModuleOp module) : symbols(module) {}

  /// Inlines all calls in `function`, its callees' calls first; none before all are counted.
  LogicalResult run(func::FuncOp function) {
    if (failed(count(function)))
      return failure();
    for (func::FuncOp reached : order) {
      llvm::SmallVector<func::CallOp> calls;
      reached.walk([&](func::CallOp call) { calls.push_back(call); });
      for (func::CallOp call : calls)
        inlineCall(call, lookup(call));
    }
    order.clear();
    return success();
  }

private:
  /// Puts what `function` calls, and then itself, into `order`, with the ops that each will have.
  LogicalResult count(func::FuncOp function) {
    if (opsOf.contains(function))
      return success();
    if (!active.insert(function))
      return reportRecursion(function);
    int64_t ops = 0;
    llvm::SmallVector<func::CallOp> calls;
    function.walk([&](Operation *op) {
      ++ops;
      if (auto call = dyn_cast<func::CallOp>(op))
        calls.push_back(call);
    });
    for (func::CallOp call : calls) {
      func::FuncOp callee = lookup(call);
      if (!callee)
        return failure();
      callPath.push_back(call);
      if (callPath.size() > kDeepestCalls)
        return call.emitError() << "calls nest deeper than " << kDeepestCalls
                                << ", which no exported step does; is the file damaged?";
      if (failed(count(callee)) || failed(countInlined(call, callee)))
        return failure();
      callPath.pop_back();
      constexpr int64_t kNotCopied = 2; // the function and its return
      ops += opsOf[callee] - kNotCopied - 1;
    }
    active.remove(function);
    opsOf[function] = ops;
    order.push_back(function);
    return success();
  }

  func::FuncOp lookup(func::CallOp call) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (callee && callee.getBody().hasOneBlock())
      return callee;
    InFlightDiagnostic error = call.emitError() << "call of '" << call.getCallee()
                                                << "', expected a function of this "
                                                << "module with a body of one block";
    if (callee)
      error.attachNote(callee.getLoc()) << "the callee is here";
    return {};
  }

  LogicalResult reportRecursion(func::FuncOp function) {
    InFlightDiagnostic error =
        callPath.back().emitError()
        << "recursive call of '" << function.getSymName()
        << "', expected a step without recursion; write the repetition as a loop "
           "(jax.lax.scan or fori_loop)";
    error.attachNote(function.getLoc()) << "the function is here";
    return error;
  }

  /// Calls of functions that call twice, and so on down, grow by powers of two.
  LogicalResult countInlined(func::CallOp call, func::FuncOp callee) {
    inlined += opsOf[callee];
    if (inlined <= kMostInlined)
      return success();
    return call.emitError() << "inlining all calls makes more than " << kMostInlined
                            << " ops, more than any exported step has; is the file damaged?";
  }

  void inlineCall(func::CallOp call, func::FuncOp callee) {
    Block &body = callee.getBody().front();
    IRMapping mapping;
    mapping.map(body.getArguments(), call.getOperands());
    OpBuilder builder(call);
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      copy->walk(
          [&](Operation *each) { each->setLoc(inlinedLocation(each->getLoc(), call.getLoc())); });
    }
    for (auto [result, value] :
         llvm::zip_equal(call.getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
  }

  SymbolTable symbols;
  int64_t inlined = 0;                        // ops copied in all
  llvm::DenseMap<Operation *, int64_t> opsOf; // of functions that have been counted
  llvm::SmallVector<func::FuncOp> order;
  llvm::SetVector<func::FuncOp> active;
  llvm::SmallVector<func::CallOp> callPath;
};

struct InlineCallsPass : zero::impl::InlineCallsPassBase<InlineCallsPass> {
  void runOnOperation() override {
    if (failed(zero::ir::expectPhase(getOperation(), getArgument(), zero::ir::Phase::Input)))
      return signalPassFailure();
    callDecompositions(getOperation());
    Inliner inliner(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && failed(inliner.run(function)))
        return signalPassFailure();
    for (auto function : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (function.isPrivate())
        function.erase();
  }
};

} // namespace
