#include "Dependences.h"

#include "StepFacts.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Support/Reads.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

bool import::keepsElements(Operation *op) {
  if (auto scatter = dyn_cast<hlo::ScatterOp>(op))
    return isa<hlo::ReturnOp>(scatter->getRegion(0).front().front());
  return hlo::isElementwise(op) || hlo::isStaticDataMovement(op) ||
         isa<hlo::OptimizationBarrierOp, hlo::DynamicUpdateSliceOp>(op);
}

/// Whether the op hands on elements of the value, one by one: rows that are looked up, a table to
/// which others are added.
static bool handsOn(Operation *op, Value value) {
  if (isa<hlo::GatherOp, hlo::DynamicSliceOp>(op))
    return op->getOperand(0) == value;
  auto scatter = dyn_cast<hlo::ScatterOp>(op);
  return scatter && scatter.getInputs().size() == 1 && op->getOperand(0) == value &&
         !llvm::is_contained(op->getOperands().drop_front(), value);
}

/// Whether all that the op does with the value is to look up or write where it says.
static bool isPlace(Operation *op, Value value) {
  auto isIndex = [&](OpOperand &operand) {
    unsigned number = operand.getOperandNumber();
    if (isa<hlo::GatherOp>(op))
      return number == 1;
    if (auto scatter = dyn_cast<hlo::ScatterOp>(op))
      return number == scatter.getInputs().size();
    return (isa<hlo::DynamicSliceOp>(op) && number >= 1) ||
           (isa<hlo::DynamicUpdateSliceOp>(op) && number >= 2);
  };
  return llvm::all_of(
             op->getOpOperands(),
             [&](OpOperand &operand) { return operand.get() != value || isIndex(operand); }) &&
         llvm::is_contained(op->getOperands(), value);
}

DependenceFinder::DependenceFinder(Block &block, FindCopied findCopied)
    : count(block.getNumArguments()), findCopied(findCopied) {
  sets.emplace_back(count);
  for (BlockArgument argument : block.getArguments())
    note(argument, Dependences(count, argument.getArgNumber()));
  visitBlock(block);
}

/// Equal sets are stored once, so a long chain on one set costs nothing.
void DependenceFinder::noteSet(Value value, const Dependences &found) {
  unsigned &number = numbers[value];
  if (sets[number] != found) {
    number = sets.size();
    sets.push_back(found);
  }
}

void DependenceFinder::note(Value value, const Dependences &found) {
  std::optional<unsigned> of = findCopied ? findCopied(value) : std::nullopt;
  if (!of)
    return noteSet(value, found);
  hidden.try_emplace(*of, count).first->second |= found.all;
  noteSet(value, Dependences(count, *of));
}

/// A choice depends on what is compared, and on no data of it.
void DependenceFinder::add(Dependences &found, Value value) const {
  if (!isPredicate(value)) {
    found |= get(value);
    return;
  }
  found.all |= get(value).all;
  found.placing |= get(value).placing;
}

/// Nor has it a gradient by where it was looked up.
void DependenceFinder::addPlace(Dependences &found, Value value) const {
  found.all |= get(value).all;
  found.data |= get(value).data;
  found.placing |= get(value).placing;
}

bool DependenceFinder::isZero(Value value) const {
  return zeros.contains(value) || hlo::isZeroSplat(value);
}

/// Whether the op makes zeros of zeros: the gradient by what no loss reads, divided by a number of
/// rows, clipped by the norm of all gradients.
bool DependenceFinder::isNothing(Operation &op) const {
  if (op.getNumResults() != 1 || op.getNumOperands() == 0)
    return false;
  auto isZeroOperand = [&](Value operand) { return isZero(operand); };
  if (isa<hlo::MulOp, hlo::DotGeneralOp>(op))
    return llvm::any_of(op.getOperands(), isZeroOperand);
  if (isa<hlo::DivOp>(op))
    return isZero(op.getOperand(0));
  if (isa<hlo::SelectOp>(op))
    return llvm::all_of(op.getOperands().drop_front(), isZeroOperand);
  return isa<hlo::AddOp, hlo::SubtractOp, hlo::NegateOp, hlo::AbsOp, hlo::SignOp, hlo::ConvertOp,
             hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp>(op) &&
         llvm::all_of(op.getOperands(), isZeroOperand);
}

void DependenceFinder::visitBlock(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (auto loop = dyn_cast<hlo::WhileOp>(op))
      visitLoop(loop);
    else if (hlo::isControlFlow(&op))
      visitBranches(op);
    else
      visitOp(op);
  }
}

void DependenceFinder::visitOp(Operation &op) {
  Dependences found(count);
  if (isNothing(op)) {
    zeros.insert(op.getResult(0));
    return note(op.getResult(0), found);
  }
  bool keeps = keepsElements(&op);
  unsigned last = 0;
  for (Value value : getReadValues(&op)) {
    if (isPlace(&op, value))
      addPlace(found, value);
    else
      add(found, value);
    if (!keeps && !isPlace(&op, value) && !isPredicate(value) && !handsOn(&op, value))
      found.mixed |= get(value).sloped;
    last = numbers.lookup(value);
  }
  if (auto scatter = dyn_cast<hlo::ScatterOp>(op);
      scatter && isa<hlo::AddOp>(scatter.getUpdateComputation().front().front()))
    found.placing |= get(scatter.getScatterIndices()).all;
  for (Value result : op.getResults()) {
    if (sets[last] == found && !findCopied)
      numbers[result] = last;
    else
      note(result, found);
    last = numbers[result];
  }
}

/// Each result depends on what the branches give for it, and on which of them is taken.
void DependenceFinder::visitBranches(Operation &op) {
  for (Region &region : op.getRegions())
    visitBlock(region.front());
  for (auto [index, result] : llvm::enumerate(op.getResults())) {
    Dependences found(count);
    for (Value operand : op.getOperands())
      found.all |= get(operand).all;
    for (Region &region : op.getRegions())
      add(found, region.front().getTerminator()->getOperand(index));
    note(result, found);
  }
}

/// What is carried depends on what comes in and on what a round makes of it, until nothing is
/// added; the number of rounds depends on the condition.
void DependenceFinder::visitLoop(hlo::WhileOp loop) {
  Block &body = loop.getBody().front(), &condition = loop.getCond().front();
  std::vector<Dependences> carried;
  for (Value operand : loop->getOperands())
    carried.push_back(get(operand));
  // Sets only grow, mostly in one round or two.
  for (bool grows = true; grows;) {
    grows = false;
    for (auto [index, found] : llvm::enumerate(carried)) {
      note(body.getArgument(index), found);
      note(condition.getArgument(index), found);
    }
    visitBlock(condition);
    visitBlock(body);
    const BitVector &chosen = get(condition.getTerminator()->getOperand(0)).all;
    for (auto [index, found] : llvm::enumerate(carried)) {
      Dependences more = found;
      add(more, body.getTerminator()->getOperand(index));
      more.all |= chosen;
      grows |= more != found;
      found = std::move(more);
    }
  }
  for (auto [result, found] : llvm::zip_equal(loop->getResults(), carried))
    note(result, found);
}

/// Whether `argument` is only combined, element by element, with values that sums or products of
/// other arguments made; on the way there it may be scaled and turned.
static bool joinsSums(const DependenceFinder &finder, BlockArgument argument) {
  auto isSum = [&](Value value) {
    const Dependences &found = finder.get(value);
    return found.mixed.any() && !found.all.test(argument.getArgNumber());
  };
  llvm::SetVector<Value> own; // made of the argument, and of nothing that is summed
  own.insert(argument);
  for (unsigned i = 0; i < own.size(); ++i)
    for (Operation *user : own[i].getUsers()) {
      if (isa<func::ReturnOp>(user))
        continue;
      if (!hlo::isElementwise(user) && !isa<hlo::ReshapeOp, hlo::TransposeOp>(user))
        return false;
      if (llvm::any_of(user->getOperands(), isSum))
        continue;
      own.insert(user->result_begin(), user->result_end());
    }
  return true;
}

void StepFacts::collectDependences() {
  Block &block = entry.getBody().front();
  dependences = std::make_unique<DependenceFinder>(block);
  const DependenceFinder &finder = *dependences;
  matmulDependences.resize(block.getNumArguments());
  for (Operation &op : block.without_terminator())
    // A number is a product of two vectors: no layer.
    if (hlo::isContraction(&op) && hlo::tensorType(op.getResult(0)).getNumElements() > 1)
      matmulDependences |= finder.get(op.getResult(0)).all;
  joining.resize(block.getNumArguments());
  for (BlockArgument argument : block.getArguments())
    if (joinsSums(finder, argument))
      joining.set(argument.getArgNumber());
  for (Value result : block.getTerminator()->getOperands()) {
    const Dependences &found = finder.get(result);
    resultDependences.push_back(found.all);
    resultDataDependences.push_back(found.data);
    resultSlopes.push_back(found.sloped);
    resultMixed.push_back(found.mixed);
    resultPlaces.push_back(found.placing);
  }
}
