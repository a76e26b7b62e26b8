#include "RowDims.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero;
using dist::Sharding;

RowDims::RowDims(func::FuncOp entry) {
  for (BlockArgument argument : entry.getArguments()) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (!role || role.getKind() != ir::RoleKind::Batch)
      continue;
    for (auto [dim, size] : llvm::enumerate(hlo::tensorType(argument).getShape())) {
      bool isRows = static_cast<int64_t>(dim) == role.getDim();
      known[argument].push_back({{size, isRows ? kRows : kPositions}});
    }
  }
  run(entry);
}

RowDims::RowDims(func::FuncOp entry, BlockArgument parameter, int64_t dim) {
  for (auto [index, size] : llvm::enumerate(hlo::tensorType(parameter).getShape())) {
    bool isOwn = dim < 0 || dim == static_cast<int64_t>(index);
    uint8_t has = isOwn ? kOwn : 0;
    known[parameter].push_back({{size, has}});
  }
  run(entry);
}

void RowDims::run(func::FuncOp entry) {
  for (Operation &op : entry.getBody().front())
    if (isa<hlo::ShardingRuleInterface>(op) || hlo::isElementwise(&op))
      visit(&op);
}

uint8_t RowDims::find(const Dim &dim, int64_t inner, int64_t size) {
  uint8_t found = 0;
  int64_t first = 1;
  for (const Run &run : llvm::reverse(dim)) {
    if (run.size > 1 && first < inner * size && inner < first * run.size)
      found |= run.has;
    first *= run.size;
  }
  return found;
}

/// Where operand 0 has the positions that dimension `dim` of the result has others of: before they
/// were cut, or lay beside others, or in windows; -1 for none.
static int64_t findMoved(Operation *op, int64_t dim) {
  if (isa<hlo::SliceOp, hlo::PadOp, hlo::ConcatenateOp>(op))
    return dim;
  auto convolution = dyn_cast<hlo::ConvolutionOp>(op);
  if (!convolution)
    return -1;
  auto numbers = convolution.getDimensionNumbers();
  for (auto [from, to] :
       llvm::zip_equal(numbers.getInputSpatialDimensions(), numbers.getOutputSpatialDimensions()))
    if (to == dim)
      return from;
  return -1;
}

/// Positions that no factor of the rule takes from operands to the result.
void RowDims::passMoved(Operation *op, const hlo::ShardingRule &rule,
                        MutableArrayRef<uint8_t> factors) {
  for (auto [dim, each] : llvm::enumerate(rule.results[0])) {
    int64_t from = findMoved(op, dim);
    if (from < 0 || llvm::any_of(each.factors, [&](unsigned factor) { return factors[factor]; }))
      continue;
    for (Value operand :
         isa<hlo::ConcatenateOp>(op) ? op->getOperands() : op->getOperands().take_front())
      if (auto dims = known.find(operand); dims != known.end())
        for (const Run &run : dims->second[from])
          for (unsigned factor : each.factors)
            factors[factor] |= run.has;
  }
}

void RowDims::visit(Operation *op) {
  hlo::ShardingRules rules = hlo::getShardingRules(op);
  if (rules.empty())
    return;
  const hlo::ShardingRule &rule = rules.front();
  SmallVector<uint8_t> factors(rule.factors.size(), 0);
  for (auto [operand, tensor] : llvm::zip_equal(op->getOperands(), rule.operands)) {
    auto dims = known.find(operand);
    if (dims == known.end())
      continue;
    for (auto [dim, each] : llvm::zip_equal(dims->second, tensor)) {
      int64_t inner = 1;
      for (unsigned factor : llvm::reverse(each.factors)) {
        if (each.isStretched)
          break;
        factors[factor] |= find(dim, inner, rule.factors[factor].size);
        inner *= rule.factors[factor].size;
      }
    }
  }
  if (op->getNumResults() == 1)
    passMoved(op, rule, factors);
  if (llvm::all_of(factors, [](uint8_t found) { return found == 0; }))
    return;
  for (auto [result, tensor] : llvm::zip_equal(op->getResults(), rule.results))
    for (const hlo::DimFactors &each : tensor) {
      Dim &dim = known[result].emplace_back();
      for (unsigned factor : each.factors)
        dim.push_back({rule.factors[factor].size, factors[factor]});
    }
}

bool RowDims::has(Value value, uint8_t what) const {
  auto dims = known.find(value);
  return dims != known.end() && llvm::any_of(dims->second, [&](const Dim &dim) {
           return llvm::any_of(dim, [&](const Run &run) { return run.has & what; });
         });
}

bool RowDims::isAlongPositions(Value value) const {
  auto dims = known.find(value);
  return has(value, kRows) && has(value, kPositions) &&
         llvm::any_of(dims->second, [](const Dim &dim) {
           return llvm::any_of(dim, [](const Run &run) { return run.has == 0 && run.size > 1; });
         });
}

std::optional<Sharding> RowDims::sharePositions(Value value, int64_t ranks) const {
  auto dims = known.find(value);
  if (dims == known.end())
    return std::nullopt;
  for (auto [index, dim] : llvm::enumerate(dims->second)) {
    int64_t inner = 1, size = hlo::tensorType(value).getDimSize(index);
    for (const Run &run : llvm::reverse(dim)) {
      if (run.has == kPositions && run.size > 0 && run.size % ranks == 0)
        return Sharding::sharded(index, size / (inner * run.size), run.size / ranks * inner);
      inner *= run.size;
    }
  }
  return std::nullopt;
}

int64_t RowDims::countPositions(Value value) const {
  int64_t count = 1;
  if (auto dims = known.find(value); dims != known.end())
    for (const Dim &dim : dims->second)
      for (const Run &run : dim)
        count *= run.has == kPositions ? run.size : 1;
  return count;
}

int64_t RowDims::getOwnSize(Value value, int64_t dim) const {
  auto dims = known.find(value);
  if (dims == known.end())
    return 0;
  for (const Run &run : dims->second[dim])
    if (run.has & kOwn)
      return run.size;
  return 0;
}
