//===- PrintShardingRules.cpp - zero-print-sharding-rules ---------------------------===//
#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Propagation.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {
#define GEN_PASS_DEF_PRINTSHARDINGRULESPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

/// i, j, k, ..., z, i1, j1, ...
static std::string nameOf(unsigned factor) {
  constexpr unsigned kLetters = 'z' - 'i' + 1;
  std::string name(1, static_cast<char>('i' + factor % kLetters));
  return factor < kLetters ? name : name + std::to_string(factor / kLetters);
}

static StringRef nameOf(hlo::FactorKind kind) {
  switch (kind) {
  case hlo::FactorKind::Parallel:
    return "parallel";
  case hlo::FactorKind::Counted:
    return "counted";
  case hlo::FactorKind::Stacked:
    return "stacked";
  case hlo::FactorKind::Contracted:
    return "contracted";
  case hlo::FactorKind::Windowed:
    return "windowed";
  case hlo::FactorKind::Permuted:
    return "permuted";
  case hlo::FactorKind::Whole:
    return "whole";
  }
  llvm_unreachable("all kinds are above");
}

static void printTensors(raw_ostream &os, ArrayRef<hlo::TensorFactors> tensors) {
  os << "(";
  llvm::interleaveComma(tensors, os, [&](const hlo::TensorFactors &tensor) {
    os << "[";
    llvm::interleaveComma(tensor, os, [&](const hlo::DimFactors &dim) {
      os << (dim.isStretched ? "1:" : "");
      for (unsigned factor : dim.factors)
        os << nameOf(factor);
    });
    os << "]";
  });
  os << ")";
}

static void printLinear(raw_ostream &os, const hlo::LinearOperands &linear) {
  os << ", linear in ";
  llvm::interleave(linear.operands, os, " + ");
  if (linear.kinds == hlo::kAllReduceKinds) {
    os << " by any";
    return;
  }
  SmallVector<StringRef> kinds;
  for (uint32_t kind = 0; kind <= static_cast<uint32_t>(ir::ReduceKind::Or); ++kind)
    if (linear.allows(static_cast<ir::ReduceKind>(kind)))
      kinds.push_back(ir::stringifyReduceKind(static_cast<ir::ReduceKind>(kind)));
  os << " by ";
  llvm::interleave(kinds, os, ", ");
  os << (linear.isIdempotent ? " beside anything" : "");
}

/// "([i, k], [k, j]) -> ([i, j]), i = 8 parallel, ..., linear in 0 by add".
static std::string print(const hlo::ShardingRule &rule) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTensors(os, rule.operands);
  os << " -> ";
  printTensors(os, rule.results);
  for (auto [index, factor] : llvm::enumerate(rule.factors)) {
    os << ", " << nameOf(index) << " = " << factor.size << " " << nameOf(factor.kind);
    if (factor.kind == hlo::FactorKind::Contracted)
      os << " " << ir::stringifyReduceKind(factor.reduce);
  }
  for (const hlo::LinearOperands &linear : rule.linear)
    printLinear(os, linear);
  if (rule.counted)
    os << ", column " << rule.counted->column << " of operand " << rule.counted->operand
       << (dist::hasAddressedRows(rule) ? " addresses " : " counts along ")
       << nameOf(rule.counted->factor);
  os << (rule.isPaired ? ", paired" : "");
  return text;
}

namespace {
struct PrintShardingRulesPass : zero::impl::PrintShardingRulesPassBase<PrintShardingRulesPass> {
  void runOnOperation() override {
    Builder builder(&getContext());
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](hlo::ShardingRuleInterface op) {
        if (op->getParentOp() != function || op->hasTrait<OpTrait::IsTerminator>())
          return;
        SmallVector<Attribute> rules;
        for (const hlo::ShardingRule &rule : op.getShardingRules())
          rules.push_back(builder.getStringAttr(print(rule)));
        op->setAttr("zero.sharding_rule",
                    rules.size() == 1 ? rules.front() : builder.getArrayAttr(rules));
      });
  }
};
} // namespace
