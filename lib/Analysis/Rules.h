//===- Rules.h - The data-parallel rules, one small function per family of ops ---===//
//
// A rule gets the forms in which operands are offered and answers with a plan, or with nothing:
// then the caller first offers partial values reduced, and after that sharded ones gathered. A rule
// never sees a partial operand that has other uses: those are reduced at their producer.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_ANALYSIS_RULES_H
#define ZERO_LIB_ANALYSIS_RULES_H

#include "zero/Analysis/Distribution.h"

#include "zero/Dialect/StableHLO/Splat.h"

namespace zero::dist {

struct RuleInput {
  mlir::Operation *op;
  llvm::ArrayRef<Form> operands;
  int64_t ranks;

  bool any(bool (Form::*is)() const) const {
    return llvm::any_of(operands, [&](const Form &form) { return (form.*is)(); });
  }
  bool anyPartial() const {
    return llvm::any_of(operands, [](Form f) { return f.isPartial(); });
  }
  bool anySharded() const { return any(&Form::isSharded); }
  llvm::ArrayRef<int64_t> shape(unsigned operand) const {
    return hlo::tensorType(op->getOperand(operand)).getShape();
  }
  llvm::ArrayRef<int64_t> resultShape(unsigned result = 0) const {
    return hlo::tensorType(op->getResult(result)).getShape();
  }
};

using Answer = std::optional<Plan>;
using Rule = Answer (*)(const RuleInput &);
/// Rules by op; filled by the functions below, one per file.
using RuleTable = llvm::DenseMap<mlir::TypeID, Rule>;

template <typename... Ops> void addRule(RuleTable &table, Rule rule) {
  (table.try_emplace(mlir::TypeID::get<Ops>(), rule), ...);
}

void addElementwiseRules(RuleTable &table);
void addShapeRules(RuleTable &table);
void addLinearRules(RuleTable &table);
void addReductionRules(RuleTable &table);
void addIndexingRules(RuleTable &table);
void addCollectiveRules(RuleTable &table);

/// The rule for `op`; ops without one need all operands replicated.
Rule getRule(mlir::Operation *op);

/// Every operand and result replicated.
Plan replicatedPlan(mlir::Operation *op);
/// Operands as they are offered, every result in `result`.
Plan passPlan(const RuleInput &in, Form result);
/// Elementwise work on `form`: operands of the result's shape in `form`, scalars replicated.
Plan elementwisePlan(mlir::Operation *op, Form form);

/// Position of `value` in `list`, -1 if it is not there.
inline int64_t indexIn(llvm::ArrayRef<int64_t> list, int64_t value) {
  const auto *it = llvm::find(list, value);
  return it == list.end() ? -1 : it - list.begin();
}

/// The dimension of `index` along which column `column` of its index vectors simply counts from 0:
/// (an iota, a wrap of negative values aside). -1 if it does not.
int64_t getCountedDim(mlir::Value index, int64_t vectorDim, int64_t column);

} // namespace zero::dist
#endif
