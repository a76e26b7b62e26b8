//===- DetectUses.cpp - How forward and backward read the parameters ---------===//
#include "Detect.h"
#include "mlir/IR/Builders.h"
#include "zero/Dialect/StableHLO/Reducers.h"
#include "zero/Dialect/Zero/ModelAxes.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Full reductions
//===----------------------------------------------------------------------===//

/// Kind of a reduction of several elements whose initial value does not count.
static std::optional<ir::ReduceKind> getIdentityReduction(Operation *op) {
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (!reduce || reduce.getInputs().size() != 1 || isScalar(reduce.getInputs()[0]))
    return std::nullopt;
  std::optional<ir::ReduceKind> kind = hlo::getReduceKind(reduce.getSimpleReducer());
  if (!kind || !hlo::isReduceIdentity(*kind, getSplat(reduce.getInitValues()[0])))
    return std::nullopt;
  return kind;
}

std::optional<ir::ReduceKind> part::getFullReduction(Operation *op) {
  std::optional<ir::ReduceKind> kind = getIdentityReduction(op);
  return kind && isScalar(op->getResult(0)) ? kind : std::nullopt;
}

std::optional<ir::ReduceKind> part::getAxisReduction(Operation *op) {
  std::optional<ir::ReduceKind> kind = getIdentityReduction(op);
  if (!kind)
    return std::nullopt;
  int64_t before = hlo::tensorType(op->getOperand(0)).getNumElements();
  int64_t after = hlo::tensorType(op->getResult(0)).getNumElements();
  return after > 1 && 2 * after <= before ? kind : std::nullopt;
}

llvm::DenseSet<Value> part::findLocal(func::FuncOp function) {
  llvm::DenseSet<Value> rows;
  for (BlockArgument arg : function.getArguments()) {
    ir::RoleAttr role = getArgRole(function, arg.getArgNumber());
    if (role && (role.getKind() == ir::RoleKind::Batch || role.getDim() >= 0))
      rows.insert(arg);
  }
  for (Operation &op : function.getBody().front()) {
    if (isa<ir::AllReduceOp, ir::BatchGatherOp>(op) && !ir::isOverModelAxes(&op))
      continue;
    bool reads = isa<ir::RankOffsetOp>(op) && !ir::isOverModelAxes(&op);
    op.walk([&](Operation *inner) {
      reads |= (isa<ir::RankOffsetOp>(inner) && !ir::isOverModelAxes(inner)) ||
               llvm::any_of(inner->getOperands(), [&](Value v) { return rows.contains(v); });
    });
    if (reads)
      rows.insert(op.result_begin(), op.result_end());
  }
  return rows;
}

//===----------------------------------------------------------------------===//
// Stacked parameters
//===----------------------------------------------------------------------===//

int64_t part::getSliceNumber(Operation *op) {
  auto slice = dyn_cast_or_null<hlo::SliceOp>(op);
  if (!slice)
    return -1;
  ArrayRef<int64_t> shape = hlo::tensorType(slice.getOperand()).getShape();
  ArrayRef<int64_t> start = slice.getStartIndices(), limit = slice.getLimitIndices();
  if (shape.empty() || limit[0] != start[0] + 1)
    return -1;
  for (unsigned dim = 1; dim < shape.size(); ++dim)
    if (start[dim] != 0 || limit[dim] != shape[dim] || slice.getStrides()[dim] != 1)
      return -1;
  return start[0];
}

/// Whether forward and backward read `arg` through whole slices along dimension 0 only, and every
/// one of them. Elementwise ops are its update (a read that is not is served from all slices).
/// Slices of one element are none: a segment is no scalar.
static bool isStacked(BlockArgument arg) {
  RankedTensorType type = hlo::tensorType(arg);
  if (type.getRank() < 2 || type.getDimSize(0) < 2 ||
      type.getNumElements() < 2 * type.getDimSize(0))
    return false;
  llvm::DenseSet<int64_t> slices;
  SmallVector<Value> pending{arg};
  while (!pending.empty()) {
    for (Operation *user : pending.pop_back_val().getUsers()) {
      int64_t slice = getSliceNumber(user);
      if (slice >= 0)
        slices.insert(slice);
      else if (isa<hlo::ConvertOp>(user))
        pending.push_back(user->getResult(0));
      else if (!hlo::isElementwise(user) && !user->hasTrait<OpTrait::IsTerminator>())
        return false;
    }
  }
  return static_cast<int64_t>(slices.size()) == type.getDimSize(0);
}

/// Of a state that updates alone read: whether it is several matrices, each of which an owner may
/// compute.
static bool isStackOfMatrices(BlockArgument arg) {
  RankedTensorType type = hlo::tensorType(arg);
  return type.getRank() >= 3 && type.getDimSize(0) >= 2 &&
         type.getNumElements() >= 2 * type.getDimSize(0);
}

void part::detectStacks(func::FuncOp main, StateTable &table) {
  for (ParamGroup &group : table.groups) {
    BlockArgument arg = main.getArgument(group.slots[0].arg);
    if (group.isStateAlone() ? isStackOfMatrices(arg) : isStacked(arg))
      group.slices = group.getType().getDimSize(0);
  }
}

//===----------------------------------------------------------------------===//
// Values made of states
//===----------------------------------------------------------------------===//

std::optional<SlotRef> DerivedValues::getSource(Value argument) const {
  auto it = sources.find(argument);
  return it == sources.end() ? std::nullopt : std::optional(it->second);
}

DerivedValues::DerivedValues(func::FuncOp function, const StateTable &table) {
  for (BlockArgument arg : function.getArguments())
    if (std::optional<SlotRef> slot = table.ofArgument(function, arg.getArgNumber())) {
      sources[arg] = *slot;
      derived.insert(arg);
    }
  llvm::DenseSet<Value> fixed; // the same at every step: masks, tables
  for (Operation &op : function.getBody().front()) {
    if (isa<hlo::ConstantOp, hlo::IotaOp>(op))
      fixed.insert(op.getResult(0));
    if (op.getNumOperands() == 0 || op.getNumResults() != 1 ||
        !(hlo::isElementwise(&op) || isDataMovement(&op)))
      continue;
    // A scalar of the step (a rate) scales states; one that it is combined with to a scalar is no
    // state's: an element's gradient is a sum over rows times such elements.
    bool any = false, all = true, isFixed = true, isScaled = !isScalar(op.getResult(0));
    for (Value operand : op.getOperands()) {
      bool isState = derived.contains(operand);
      any |= isState;
      all &= isState || (isScaled && isScalar(operand)) || fixed.contains(operand);
      isFixed &= fixed.contains(operand);
    }
    if (any && all)
      derived.insert(op.getResult(0));
    else if (isFixed)
      fixed.insert(op.getResult(0));
  }
}

std::optional<int64_t> DerivedValues::getSegmentRead(Operation *op, const StateTable &table) const {
  int64_t slice = getSliceNumber(op);
  if (slice < 0)
    return std::nullopt;
  Value value = op->getOperand(0);
  while (auto convert = value.getDefiningOp<hlo::ConvertOp>())
    value = convert.getOperand();
  std::optional<SlotRef> source = getSource(value);
  if (!source || table.groups[source->group].slices == 0)
    return std::nullopt;
  return slice;
}
