#include "ShardComponent.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

bool import::coversAll(DenseIntElementsAttr groups, int64_t devices) {
  return groups.getType().getDimSize(0) == 0 ||
         (groups.getType().getDimSize(0) == 1 && groups.getNumElements() == devices);
}

bool import::coversAllInOrder(DenseIntElementsAttr groups, int64_t devices) {
  return coversAll(groups, devices) && llvm::is_sorted(groups.getValues<int64_t>());
}

/// The number that `value` is on device `device`; none where more than its number decides.
static std::optional<int64_t> evaluateOn(Value value, int64_t device) {
  llvm::DenseMap<Value, Attribute> known;
  std::function<Attribute(Value)> evaluate = [&](Value each) -> Attribute {
    auto [place, isNew] = known.try_emplace(each, Attribute());
    Operation *op = each.getDefiningOp();
    auto type = dyn_cast<RankedTensorType>(each.getType());
    if (!isNew || !op || !type || type.getNumElements() != 1 || op->getNumResults() != 1 ||
        op->getNumRegions())
      return place->second;
    if (isa<hlo::PartitionIdOp, hlo::ReplicaIdOp>(op)) {
      Builder builder(op->getContext());
      return known[each] = DenseElementsAttr::get(
                 type, builder.getIntegerAttr(type.getElementType(), device));
    }
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands())
      operands.push_back(evaluate(operand));
    SmallVector<OpFoldResult> folded;
    if (failed(op->fold(operands, folded)) || folded.size() != 1)
      return {};
    auto attribute = dyn_cast<Attribute>(folded[0]);
    return known[each] = attribute ? attribute : evaluate(cast<Value>(folded[0]));
  };
  auto number = dyn_cast_or_null<DenseIntElementsAttr>(evaluate(value));
  if (!number || number.getNumElements() != 1)
    return std::nullopt;
  return (*number.begin()).getSExtValue();
}

std::optional<int64_t> import::getOwnPart(hlo::DynamicSliceOp op, int64_t devices) {
  RankedTensorType whole = hlo::tensorType(op.getOperand()), part = hlo::tensorType(op.getResult());
  std::optional<int64_t> found;
  for (auto [dim, start] : llvm::enumerate(op.getStartIndices())) {
    int64_t size = part.getDimSize(dim);
    if (size == whole.getDimSize(dim))
      continue;
    if (found || size * devices != whole.getDimSize(dim))
      return std::nullopt;
    for (int64_t device = 0; device < devices; ++device)
      if (evaluateOn(start, device) != device * size)
        return std::nullopt;
    found = static_cast<int64_t>(dim);
  }
  return found;
}

/// The place of leading dimensions of size 1.
static int64_t countLeadingOnes(RankedTensorType type) {
  int64_t ones = 0;
  while (ones < type.getRank() && type.getDimSize(ones) == 1)
    ++ones;
  return ones;
}

//===----------------------------------------------------------------------===//
// What hangs together
//===----------------------------------------------------------------------===//

LogicalResult ShardComponent::grow(Value value, int64_t dim) {
  bool isGood = add(value, dim);
  while (isGood && !work.empty()) {
    Value next = work.pop_back_val();
    int64_t along = dims.lookup(next);
    isGood = visitSource(next, along);
    for (OpOperand &use : next.getUses())
      isGood = isGood && visitUse(use, along);
  }
  return success(isGood);
}

static bool isZero(Value value) {
  return matchPattern(value, m_AnyZeroFloat()) || matchPattern(value, m_Zero());
}

SmallVector<Value> ShardComponent::getAddends() const {
  SmallVector<Value> found;
  for (Operation *sum : sums)
    llvm::copy_if(sum->getOperands(), std::back_inserter(found),
                  [](Value each) { return !isZero(each); });
  return found;
}

bool ShardComponent::add(Value value, int64_t dim) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || dim < 0 || dim >= type.getRank() || value.getParentBlock() != &program->body)
    return false;
  auto [place, isNew] = dims.insert({value, dim});
  if (isNew)
    work.push_back(value);
  return place->second == dim;
}

bool ShardComponent::visitSource(Value value, int64_t dim) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    hasArgument = true;
    arguments.push_back({argument.getArgNumber(), dim});
    return program->mayWidenArgument(argument.getArgNumber(), dim);
  }
  Operation *op = value.getDefiningOp();
  if (auto scatter = dyn_cast<hlo::ReduceScatterOp>(op)) {
    takesParts = true;
    takes.insert(op);
    obstacle = op;
    return static_cast<int64_t>(scatter.getScatterDimension()) == dim &&
           coversAllInOrder(hlo::getReplicaGroups(scatter), program->devices);
  }
  if (auto slice = dyn_cast<hlo::DynamicSliceOp>(op)) {
    takesParts = true;
    takes.insert(op);
    obstacle = op;
    return isSameOnAll(slice.getOperand()) && getOwnPart(slice, program->devices) == dim;
  }
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    ArrayRef<int64_t> places = broadcast.getBroadcastDimensions();
    const auto *place = llvm::find(places, dim);
    return place != places.end() && add(broadcast.getOperand(), place - places.begin());
  }
  if (auto reduction = dyn_cast<hlo::ReduceOp>(op)) {
    SmallVector<int64_t> dimensions(reduction.getDimensions());
    llvm::sort(dimensions);
    for (int64_t reduced : dimensions)
      dim += reduced <= dim;
    return add(reduction.getInputs()[0], dim);
  }
  return visitOp(op, dim);
}

/// `dim` is of the operand that is used.
bool ShardComponent::visitUse(OpOperand &use, int64_t dim) {
  Operation *op = use.getOwner();
  obstacle = op;
  if (op->getBlock() != &program->body)
    return false;
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    hasResult = true;
    results.push_back({use.getOperandNumber(), dim});
    return program->mayWidenResult(use.getOperandNumber(), dim);
  }
  if (auto gather = dyn_cast<hlo::AllGatherOp>(op)) {
    gathers.insert(op);
    return op->getNumOperands() == 1 && static_cast<int64_t>(gather.getAllGatherDim()) == dim &&
           coversAllInOrder(hlo::getReplicaGroups(gather), program->devices);
  }
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return visitBroadcastUse(broadcast, dim);
  if (auto reduction = dyn_cast<hlo::ReduceOp>(op))
    return visitReduction(reduction, dim);
  if (auto product = dyn_cast<hlo::DotGeneralOp>(op))
    return visitProduct(product, use.getOperandNumber(), dim);
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return visitOp(op, llvm::find(transpose.getPermutation(), dim) -
                           transpose.getPermutation().begin());
  return visitOp(op, dim);
}

/// An op whose result is a part along `dim`, or an elementwise one with such an operand.
bool ShardComponent::visitOp(Operation *op, int64_t dim) {
  obstacle = op;
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return ops.insert(op), add(transpose.getOperand(), transpose.getPermutation()[dim]) &&
                               add(transpose.getResult(), dim);
  if (auto reshape = dyn_cast<hlo::ReshapeOp>(op))
    return ops.insert(op), visitReshape(reshape, dim);
  if (isa<hlo::SliceOp, hlo::ConcatenateOp, hlo::PadOp>(op))
    return ops.insert(op), visitStack(op, dim);
  if (isa<hlo::OptimizationBarrierOp>(op)) {
    // Pairs stay apart: only those of parts are widened.
    ops.insert(op);
    for (auto [operand, result] : llvm::zip_equal(op->getOperands(), op->getResults()))
      if ((dims.contains(operand) || dims.contains(result)) &&
          (!add(operand, dims.contains(operand) ? dims.lookup(operand) : dim) ||
           !add(result, dims.lookup(operand))))
        return false;
    return true;
  }
  bool isKnown = hlo::isElementwise(op) || isa<hlo::SelectOp, hlo::ClampOp>(op);
  if (!isKnown || op->getNumRegions())
    return false;
  ops.insert(op);
  for (Value operand : op->getOperands()) {
    bool isOfAll = hlo::tensorType(operand).getRank() == 0 || isRegrown(operand, dim);
    if (isOfAll ? !isSameOnAll(operand) : !add(operand, dim))
      return false;
  }
  return llvm::all_of(op->getResults(), [&](Value result) { return add(result, dim); });
}

/// Layers of a stack of parts, and stacks of them: what takes all of `dim`.
bool ShardComponent::visitStack(Operation *op, int64_t dim) {
  if (auto slice = dyn_cast<hlo::SliceOp>(op)) {
    int64_t size = hlo::tensorType(slice.getOperand()).getDimSize(dim);
    return slice.getStartIndices()[dim] == 0 && slice.getLimitIndices()[dim] == size &&
           slice.getStrides()[dim] == 1 && add(slice.getOperand(), dim) &&
           add(slice.getResult(), dim);
  }
  if (auto pad = dyn_cast<hlo::PadOp>(op))
    return pad.getEdgePaddingLow()[dim] == 0 && pad.getEdgePaddingHigh()[dim] == 0 &&
           pad.getInteriorPadding()[dim] == 0 && isSameOnAll(pad.getPaddingValue()) &&
           add(pad.getOperand(), dim) && add(pad.getResult(), dim);
  auto stack = cast<hlo::ConcatenateOp>(op);
  auto isPart = [&](Value operand) { return isRegrown(operand, dim) || add(operand, dim); };
  return static_cast<int64_t>(stack.getDimension()) != dim &&
         llvm::all_of(stack.getInputs(), isPart) && add(stack.getResult(), dim);
}

/// What has the same elements all along `dim`, and is made anew in the whole size.
bool ShardComponent::isRegrown(Value value, int64_t dim) const {
  Operation *op = value.getDefiningOp();
  if (!op || dims.contains(value))
    return false;
  if (auto iota = dyn_cast<hlo::IotaOp>(op))
    return static_cast<int64_t>(iota.getIotaDimension()) != dim;
  if (auto constant = dyn_cast<hlo::ConstantOp>(op))
    return isa<SplatElementsAttr>(constant.getValue());
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  if (!broadcast)
    return false;
  // Where parts are of size 1, what is repeated once may be one of them.
  const auto *place = llvm::find(broadcast.getBroadcastDimensions(), dim);
  return place == broadcast.getBroadcastDimensions().end() ||
         (hlo::tensorType(value).getDimSize(dim) > 1 &&
          hlo::tensorType(broadcast.getOperand())
                  .getDimSize(place - broadcast.getBroadcastDimensions().begin()) == 1);
}

/// Parts of a vector that are repeated are parts of the repeated vector.
bool ShardComponent::visitBroadcastUse(hlo::BroadcastInDimOp op, int64_t dim) {
  int64_t to = op.getBroadcastDimensions()[dim];
  ops.insert(op);
  return hlo::tensorType(op.getOperand()).getDimSize(dim) ==
             hlo::tensorType(op.getResult()).getDimSize(to) &&
         add(op.getResult(), to);
}

/// Along the first dimension parts follow one another in memory, whatever the shape.
bool ShardComponent::visitReshape(hlo::ReshapeOp op, int64_t dim) {
  int64_t from = countLeadingOnes(hlo::tensorType(op.getOperand()));
  int64_t to = countLeadingOnes(hlo::tensorType(op.getResult()));
  // `dim` is of whichever of the two is known; `add` fails where either is known otherwise.
  return (dim == from || dim == to) && add(op.getOperand(), from) && add(op.getResult(), to);
}

bool ShardComponent::visitReduction(hlo::ReduceOp op, int64_t dim) {
  if (op.getInputs().size() != 1)
    return false;
  ops.insert(op);
  ArrayRef<int64_t> reduced = op.getDimensions();
  if (!llvm::is_contained(reduced, dim))
    return add(op.getResult(0),
               dim - llvm::count_if(reduced, [&](int64_t each) { return each < dim; }));
  std::optional<ir::ReduceKind> kind = hlo::getReduceKind(hlo::getSimpleReducer(op.getBody()));
  bool isSum = kind == ir::ReduceKind::Add;
  // The first value of a sum would be added once, not once on each device.
  if (!kind || *kind == ir::ReduceKind::Mul || (isSum && !isZero(op.getInitValues()[0])))
    return false;
  return visitPartialSum(op.getResult(0), *kind);
}

/// Where parts are contracted with parts, each device makes its part of the sum.
bool ShardComponent::visitProduct(hlo::DotGeneralOp op, unsigned operand, int64_t dim) {
  ArrayRef<int64_t> own = op.getDotDimensionNumbers().getLhsContractingDimensions();
  ArrayRef<int64_t> other = op.getDotDimensionNumbers().getRhsContractingDimensions();
  if (operand == 1)
    std::swap(own, other);
  const auto *place = llvm::find(own, dim);
  return place != own.end() && add(op->getOperand(1 - operand), other[place - own.begin()]) &&
         visitPartialSum(op.getResult(), ir::ReduceKind::Add);
}

/// What a device makes of its parts alone has to be reduced over all of them.
bool ShardComponent::visitPartialSum(Value partial, ir::ReduceKind kind) {
  auto [place, isNew] = partials.insert({partial, kind});
  if (!isNew)
    return place->second == kind;
  for (OpOperand &use : partial.getUses()) {
    Operation *op = use.getOwner();
    obstacle = op;
    if (auto total = dyn_cast<hlo::AllReduceOp>(op)) {
      totals.insert({op, use.getOperandNumber()});
      if (hlo::getReduceKind(hlo::getSimpleReducer(total.getComputation())) != kind ||
          !coversAllInOrder(hlo::getReplicaGroups(total), program->devices))
        return false;
    } else if (isa<hlo::AddOp>(op) && kind == ir::ReduceKind::Add) {
      sums.insert(op);
      if (!visitPartialSum(op->getResult(0), kind))
        return false;
    } else {
      return false;
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// On whole values
//===----------------------------------------------------------------------===//

Type ShardComponent::getWhole(Value value, int64_t dim) const {
  RankedTensorType type = hlo::tensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] *= program->devices;
  return type.clone(shape);
}

Value ShardComponent::regrow(OpBuilder &builder, Value value, int64_t dim) const {
  Operation *copy = builder.clone(*value.getDefiningOp());
  auto whole = cast<RankedTensorType>(getWhole(value, dim));
  if (auto constant = dyn_cast<hlo::ConstantOp>(copy))
    constant.setValueAttr(cast<SplatElementsAttr>(constant.getValue()).resizeSplat(whole));
  copy->getResult(0).setType(whole);
  return copy->getResult(0);
}

/// A slice that takes all of `dim` takes all of the whole.
void ShardComponent::lengthen(hlo::SliceOp slice) const {
  int64_t dim = dims.lookup(slice.getResult());
  SmallVector<int64_t> limits(slice.getLimitIndices());
  limits[dim] *= program->devices;
  slice.setLimitIndices(limits);
}

/// The sum of whole values, where each device would take its part of it.
static Value reduceWhole(hlo::ReduceScatterOp scatter) {
  OpBuilder builder(scatter);
  auto reduction =
      hlo::AllReduceOp::create(builder, scatter.getLoc(), TypeRange(scatter.getOperand().getType()),
                               ValueRange(scatter.getOperand()), scatter.getReplicaGroupsAttr(),
                               scatter.getChannelHandleAttr(), scatter.getUseGlobalDeviceIdsAttr());
  reduction.getComputation().takeBody(scatter.getComputation());
  return reduction.getResult(0);
}

void ShardComponent::widen() {
  for (Operation *op : ops) {
    OpBuilder builder(op);
    if (auto slice = dyn_cast<hlo::SliceOp>(op))
      lengthen(slice);
    for (OpOperand &operand : op->getOpOperands()) {
      if (isa<hlo::BroadcastInDimOp, hlo::ReduceOp, hlo::OptimizationBarrierOp>(op) ||
          dims.contains(operand.get()) || hlo::tensorType(operand.get()).getRank() == 0)
        continue;
      operand.set(regrow(builder, operand.get(), dims.lookup(op->getResult(0))));
    }
  }
  for (auto [value, dim] : dims)
    value.setType(cast<RankedTensorType>(getWhole(value, dim)));
  for (Operation *op : takes) {
    auto scatter = dyn_cast<hlo::ReduceScatterOp>(op);
    op->getResult(0).replaceAllUsesWith(scatter ? reduceWhole(scatter) : op->getOperand(0));
    op->erase();
  }
  for (auto [total, operand] : totals)
    total->getResult(operand).replaceAllUsesWith(total->getOperand(operand));
  for (Operation *gather : gathers) {
    gather->getResult(0).replaceAllUsesWith(gather->getOperand(0));
    gather->erase();
  }
}
