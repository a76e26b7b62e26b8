#include "Forwards.h"

#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// A parameter's argument and one segment of it, -1 for all of it.
using Weight = std::pair<unsigned, int>;

/// States count as data where they have rows of their own.
bool hasData(RoleAttr role) {
  switch (role.getKind()) {
  case RoleKind::Batch:
  case RoleKind::Rng:
  case RoleKind::Step:
    return true;
  case RoleKind::ModelState:
    return role.getDim() >= 0;
  default:
    return false;
  }
}

/// Which weights the values without data are made of: parameters, their gathers, casts and views.
class Weights {
public:
  explicit Weights(func::FuncOp step) {
    for (BlockArgument argument : step.getArguments()) {
      auto role = step.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
      if (role && (role.getKind() == RoleKind::Param || role.getKind() == RoleKind::Frozen))
        known[argument] = {{argument.getArgNumber(), -1}};
      if (role && role.getUnit())
        units.insert(argument.getArgNumber());
    }
  }

  void add(Operation &op) {
    constexpr size_t kMost = 64; // what is made of very many is no layer's
    SmallVector<Weight> all;
    for (Value operand : op.getOperands())
      for (const Weight &weight : of(operand))
        if (!llvm::is_contained(all, weight))
          all.push_back(weight);
    if (all.empty() || all.size() > kMost)
      return;
    for (OpResult result : op.getResults()) {
      SmallVector<Weight> &made = known[result] = all;
      if (isa<UnpackOp>(op))
        for (auto &[argument, segment] : made)
          segment = result.getResultNumber();
    }
  }

  ArrayRef<Weight> of(Value value) const {
    auto found = known.find(value);
    return found == known.end() ? ArrayRef<Weight>() : ArrayRef<Weight>(found->second);
  }

  /// Forward reads segments: whoever reads a unit's buffer as it is updates it.
  bool isWholeUnit(const Weight &weight) const {
    return weight.second < 0 && units.contains(weight.first);
  }

private:
  llvm::DenseMap<Value, SmallVector<Weight>> known;
  llvm::DenseSet<unsigned> units;
};

/// The next values of states.
llvm::DenseSet<Value> findNextValues(func::FuncOp step) {
  llvm::DenseSet<Value> next;
  Operation *terminator = step.getBody().front().getTerminator();
  for (unsigned i = 0; i < step.getNumArguments(); ++i) {
    auto role = step.getArgAttrOfType<RoleAttr>(i, "zero.role");
    if (role && role.getNext() >= 0 &&
        role.getNext() < static_cast<int64_t>(terminator->getNumOperands()))
      next.insert(terminator->getOperand(role.getNext()));
  }
  return next;
}

/// Which ops read which weight together with data, in the order of the program, but for updates.
class WeightReads {
public:
  WeightReads(func::FuncOp step, llvm::DenseSet<Value> &data) : data(data), weights(step) {
    llvm::DenseSet<Value> next = findNextValues(step);
    for (Operation &op : step.getBody().front().without_terminator())
      add(op, next);
  }

  llvm::MapVector<Weight, SmallVector<Operation *>> take() { return std::move(reads); }

private:
  void add(Operation &op, const llvm::DenseSet<Value> &next) {
    if (llvm::none_of(op.getOperands(), [&](Value operand) { return data.contains(operand); }))
      return weights.add(op);
    data.insert(op.result_begin(), op.result_end());
    bool isUpdate =
        llvm::any_of(op.getResults(), [&](Value result) { return next.contains(result); });
    for (Value operand : op.getOperands())
      for (const Weight &weight : weights.of(operand))
        if (!isUpdate && !weights.isWholeUnit(weight))
          if (SmallVector<Operation *> &known = reads[weight]; known.empty() || known.back() != &op)
            known.push_back(&op);
  }

  llvm::DenseSet<Value> &data;
  Weights weights;
  llvm::MapVector<Weight, SmallVector<Operation *>> reads;
};

} // namespace

Forwards::Forwards(func::FuncOp step)
    : count(getConfigInt(step->getParentOfType<ModuleOp>(), "accumulate").value_or(1)) {
  for (BlockArgument argument : step.getArguments()) {
    auto role = step.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
    if (role && hasData(role))
      data.insert(argument);
  }
  for (auto &[weight, readers] : WeightReads(step, data).take()) {
    if (readers.size() % count != 0)
      continue; // not of one micro-batch alone: a norm of weights, say
    forwards.resize(count);
    for (size_t number = 0; number < count; ++number) {
      Operation *reader = readers[number * (readers.size() / count)];
      Forward &forward = forwards[number];
      if (!forward.first || reader->isBeforeInBlock(forward.first))
        forward.first = reader;
      if (!forward.last || forward.last->isBeforeInBlock(reader))
        forward.last = reader;
    }
  }
}

bool Forwards::areApart() const {
  for (size_t number = 1; number < forwards.size(); ++number)
    if (!forwards[number - 1].last->isBeforeInBlock(forwards[number].first))
      return false;
  return true;
}

} // namespace zero
