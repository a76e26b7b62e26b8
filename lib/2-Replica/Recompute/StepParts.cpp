#include "StepParts.h"
#include "../Gradients.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Support/Reads.h"

using namespace mlir;
using namespace zero;

int64_t zero::getValueBytes(Value value) {
  return isa<RankedTensorType>(value.getType()) ? ir::getTensorBytes(value.getType()) : 0;
}

StepParts::StepParts(func::FuncOp step) {
  for (auto [position, op] : llvm::enumerate(step.getBody().front()))
    positions[&op] = position;
  findData(step);
  findUpdates(step);
  findTurn(step);
  if (hasForward)
    split(step);
}

/// States count as data where they have rows of their own.
static bool isData(ir::RoleAttr role) {
  switch (role.getKind()) {
  case ir::RoleKind::Batch:
  case ir::RoleKind::Rng:
  case ir::RoleKind::Step:
    return true;
  case ir::RoleKind::ModelState:
    return role.getDim() >= 0;
  default:
    return false;
  }
}

void StepParts::findData(func::FuncOp step) {
  for (BlockArgument argument : step.getArguments()) {
    auto role = step.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (role && isData(role))
      data.insert(argument);
  }
  for (Operation &op : step.getBody().front())
    if (llvm::any_of(getReads(&op), [&](OpOperand *read) { return data.contains(read->get()); }))
      data.insert(op.result_begin(), op.result_end());
}

void StepParts::findUpdates(func::FuncOp step) {
  llvm::DenseSet<Value> late;
  for (ir::AllReduceOp gradient : findGradients(step))
    late.insert(gradient.getResult());
  for (Operation &op : step.getBody().front())
    if (llvm::any_of(getReads(&op), [&](OpOperand *read) { return late.contains(read->get()); })) {
      updates.insert(&op);
      late.insert(op.result_begin(), op.result_end());
    }
}

namespace {
/// A parameter, or one slice of a stacked one: what a layer reads.
using Weight = std::pair<unsigned, Attribute>;

/// Which weights a value without data is made of. One of very many is no layer's.
class Weights {
public:
  explicit Weights(func::FuncOp step) : step(step) {}

  void add(Operation *op) {
    constexpr size_t kMost = 64;
    SmallVector<Weight> all;
    for (OpOperand *read : getReads(op))
      for (const Weight &weight : of(read->get()))
        if (!llvm::is_contained(all, weight))
          all.push_back(weight);
    if (auto slice = dyn_cast<hlo::SliceOp>(op); slice && isWhole(slice.getOperand()))
      all = {{cast<BlockArgument>(slice.getOperand()).getArgNumber(), slice.getStartIndicesAttr()}};
    if (all.empty() || all.size() > kMost)
      return;
    for (Value result : op->getResults())
      known[result] = all;
  }

  ArrayRef<Weight> of(Value value) {
    if (auto found = known.find(value); found != known.end())
      return found->second;
    if (!isWhole(value))
      return {};
    return known[value] = {{cast<BlockArgument>(value).getArgNumber(), Attribute()}};
  }

private:
  bool isWhole(Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != &step.getBody().front())
      return false;
    auto role = step.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    return role &&
           (role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen);
  }

  func::FuncOp step;
  llvm::DenseMap<Value, SmallVector<Weight>> known;
};
} // namespace

/// The op that computes what `gradient` reduces, before it is transposed, reshaped or converted.
static Operation *findMaker(ir::AllReduceOp gradient) {
  Operation *op = gradient.getOperand().getDefiningOp();
  while (op && op->getNumOperands() == 1 &&
         (isa<hlo::ConvertOp>(op) || hlo::isStaticDataMovement(op)))
    op = op->getOperand(0).getDefiningOp();
  return op;
}

void StepParts::findTurn(func::FuncOp step) {
  Weights weights(step);
  llvm::DenseSet<Weight> read;
  for (Operation &op : step.getBody().front()) {
    bool onData = op.getNumResults() > 0 && data.contains(op.getResult(0));
    if (!onData) {
      weights.add(&op);
      continue;
    }
    if (updates.contains(&op))
      continue;
    for (OpOperand *operand : getReads(&op)) {
      if (data.contains(operand->get()))
        continue;
      for (const Weight &weight : weights.of(operand->get()))
        if (read.insert(weight).second) {
          lastForward = positions.lookup(&op);
          hasForward = true;
        }
    }
  }
  std::optional<size_t> first;
  for (ir::AllReduceOp gradient : findGradients(step))
    if (Operation *made = findMaker(gradient)) {
      size_t position = positions.lookup(made);
      if (position > lastForward)
        first = std::min(first.value_or(position), position);
    }
  hasForward &= first.has_value();
  firstBackward = first.value_or(0);
}

void StepParts::split(func::FuncOp step) {
  for (Operation &op : step.getBody().front()) {
    if (op.hasTrait<OpTrait::IsTerminator>() || updates.contains(&op) || op.getNumResults() == 0 ||
        !data.contains(op.getResult(0)))
      continue;
    size_t position = positions.lookup(&op);
    if (position <= lastForward) {
      numbers[&op] = forward.size();
      forward.push_back(&op);
    } else if (position >= firstBackward) {
      backward.push_back(&op);
    }
  }
}

std::optional<size_t> StepParts::getNumber(Value value) const {
  auto found = numbers.find(value.getDefiningOp());
  return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

bool StepParts::isReadByOthers(size_t number) const {
  for (Operation *user : forward[number]->getUsers()) {
    Operation *op = forward[number]->getBlock()->findAncestorOpInBlock(*user);
    if (op->hasTrait<OpTrait::IsTerminator>() ||
        (updates.contains(op) && positions.lookup(op) >= firstBackward))
      return true;
  }
  return false;
}
