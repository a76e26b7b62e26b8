//===- ReduceOps.cpp - Leaves out what an interesting step does not need ------===//
//
// MLIR's reduction-tree erases ops that others still read, and prints that for the tester. Here a
// candidate is a whole program: ops are replaced by an operand of the result's type, or by zeros,
// and what nobody reads then is left out. Halves first, then smaller and smaller parts, until no
// single op can be replaced.
//===--------------------------------------------------------------------------===//
#include "ReduceOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Reducer/Tester.h"

using namespace mlir;
using namespace zero;

/// Of a function's own block, not a constant, with tensors of numbers as results.
static bool isReplaceable(Operation &op) {
  return !op.hasTrait<OpTrait::IsTerminator>() && op.getNumResults() != 0 &&
         !isa<hlo::ConstantOp>(op) && llvm::all_of(op.getResultTypes(), [](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && tensor.hasStaticShape() && tensor.getElementType().isIntOrFloat();
         });
}

static SmallVector<Operation *> getReplaceable(ModuleOp module) {
  SmallVector<Operation *> ops;
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    for (Block &block : function.getBody())
      for (Operation &op : block)
        if (isReplaceable(op))
          ops.push_back(&op);
  return ops;
}

/// The first operand of the result's type that is no constant, or null.
static Value findOperand(Operation *op, Value result) {
  for (Value operand : op->getOperands())
    if (operand.getType() == result.getType() && !operand.getDefiningOp<hlo::ConstantOp>())
      return operand;
  return {};
}

/// Replaces the op; whether an operand stands for one of its results.
static bool replace(Operation *op, bool byOperands) {
  OpBuilder builder(op);
  bool hasOperand = false;
  for (Value result : op->getResults()) {
    Value value = byOperands ? findOperand(op, result) : Value();
    hasOperand |= static_cast<bool>(value);
    if (!value) {
      auto type = cast<RankedTensorType>(result.getType());
      auto zeros = DenseElementsAttr::get(type, builder.getZeroAttr(type.getElementType()));
      value = hlo::ConstantOp::create(builder, op->getLoc(), zeros);
    }
    result.replaceAllUsesWith(value);
  }
  op->erase();
  return hasOperand;
}

/// Users come after what they use: one sweep from the end of each block.
static void eraseUnread(ModuleOp module) {
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    for (Block &block : function.getBody())
      for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
        if (op.use_empty() && (isMemoryEffectFree(&op) || isa<func::CallOp>(op)) &&
            !op.hasTrait<OpTrait::IsTerminator>())
          op.erase();
}

namespace {
struct ReduceOpsPass : PassWrapper<ReduceOpsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReduceOpsPass)

  ReduceOpsPass() = default;
  ReduceOpsPass(const ReduceOpsPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "reduce-ops"; }
  StringRef getDescription() const override {
    return "Replaces ops by operands or zeros as long as the test ends with 1";
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<std::string> arguments(testArguments.begin(), testArguments.end());
    Tester tester(testProgram, arguments);
    if (tester.isInteresting(module).first != Tester::Interestingness::True) {
      module.emitError() << "the test '" << testProgram
                         << "' does not end with 1 for the program as it is, expected one that "
                            "finds what to keep";
      return signalPassFailure();
    }
    for (size_t part = getReplaceable(module).size(); part > 0; part /= 2)
      while (reduceBy(part, module, tester) && part == 1) {
      }
  }

  /// Replaces parts of so many ops each where that keeps the program interesting; whether any was.
  bool reduceBy(size_t part, ModuleOp module, Tester &tester) {
    bool changed = false;
    // From the end: what only replaced ops read is gone before its turn comes.
    for (size_t end = getReplaceable(module).size(); end > 0;) {
      size_t begin = end > part ? end - part : 0;
      if (tryPart(begin, end, /*byOperands=*/true, module, tester) ||
          tryPart(begin, end, /*byOperands=*/false, module, tester)) {
        changed = true;
        begin = std::min(begin, getReplaceable(module).size());
      }
      end = begin;
    }
    return changed;
  }

  bool tryPart(size_t begin, size_t end, bool byOperands, ModuleOp module, Tester &tester) {
    OwningOpRef<ModuleOp> candidate(cast<ModuleOp>(module->clone()));
    SmallVector<Operation *> ops = getReplaceable(*candidate);
    bool hasOperand = false;
    for (size_t i = end; i > begin; --i)
      hasOperand |= replace(ops[i - 1], byOperands);
    if (byOperands && !hasOperand)
      return false; // the same as with zeros
    eraseUnread(*candidate);
    if (failed(verify(*candidate)) ||
        tester.isInteresting(*candidate).first != Tester::Interestingness::True)
      return false;
    module.getBodyRegion().takeBody(candidate->getBodyRegion());
    return true;
  }

  Option<std::string> testProgram{*this, "test",
                                  llvm::cl::desc("Program that ends with 1 for what is kept; the "
                                                 "step's file is its last argument")};
  ListOption<std::string> testArguments{*this, "test-arg", llvm::cl::desc("Its other arguments")};
};
} // namespace

void zero::registerReduceOpsPass() { PassRegistration<ReduceOpsPass>(); }
