#include "OpKinds.h"
#include "zero/Dialect/StableHLO/Lapack.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/StridedView.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero {

/// Where kernels expect tensors of more than one element to start.
constexpr int64_t kVectorAlignment = 64;

static int64_t numElements(Value value) {
  return cast<RankedTensorType>(value.getType()).getNumElements();
}

static bool isUnitReshape(Value from, Value to) {
  return hlo::shapeWithoutOnes(from) == hlo::shapeWithoutOnes(to);
}

/// A broadcast that only adds dimensions of size 1.
static bool isUnitBroadcast(Operation *op) {
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  return broadcast && llvm::is_sorted(broadcast.getBroadcastDimensions()) &&
         isUnitReshape(broadcast.getOperand(), broadcast);
}

/// Values of the surrounding function must not be used inside an op's regions: a kernel gets its
/// values as arguments.
static bool capturesValues(Operation *op) {
  bool captures = false;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        captures |= !op->isAncestor(operand.getParentBlock()->getParentOp());
    });
  return captures;
}

bool readsOperandsFromMemory(Operation *op) {
  auto call = dyn_cast<hlo::CustomCallOp>(op);
  return isa<hlo::CholeskyOp, hlo::TriangularSolveOp>(op) || (call && hlo::getLapackCall(call));
}

bool isStartable(Operation *op) {
  // Of rows along another dimension each rank's are many ranges of bytes.
  if (auto rows = dyn_cast<ir::BatchGatherOp>(op))
    return rows.getDim() == 0;
  auto collective = dyn_cast<ir::CollectiveOpInterface>(op);
  return collective && collective.canStart();
}

OpKind classify(Operation *op) {
  if (hlo::isElementwise(op)) // most are, and what comes next takes longer to ask
    return OpKind::Elementwise;
  if (isa<ir::UnpackOp, ir::PackOp, ir::ViewOp>(op))
    return OpKind::View;
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<ir::GemmOp, ir::CopyOp, ir::DispatchOp>(op) ||
      isStartable(op))
    return OpKind::Boundary;
  if (isa<hlo::ConstantOp, hlo::IotaOp, ir::RankOffsetOp>(op))
    return OpKind::Source;
  if (auto reshape = dyn_cast<hlo::ReshapeOp>(op))
    return isUnitReshape(reshape.getOperand(), reshape) ? OpKind::UnitReshape : OpKind::View;
  if (isUnitBroadcast(op))
    return OpKind::UnitReshape;
  if (auto cast = dyn_cast<hlo::BitcastConvertOp>(op))
    return hlo::tensorType(cast.getOperand()).getShape() == cast.getType().getShape()
               ? OpKind::Elementwise
               : OpKind::Unsupported;
  if (isa<ir::SegmentReduceOp>(op))
    return OpKind::Reduce;
  if (auto reduce = dyn_cast<hlo::ReduceOp>(op)) {
    if (reduce.getInputs().size() == 1 && reduce.getSimpleReducer())
      return OpKind::Reduce;
    return capturesValues(op) ? OpKind::Unsupported : OpKind::Single;
  }
  if (isa<hlo::ConvolutionOp, hlo::ReduceWindowOp, hlo::SelectAndScatterOp, hlo::ScatterOp,
          hlo::SortOp, hlo::DynamicUpdateSliceOp, ir::InsertSegmentOp>(op) ||
      readsOperandsFromMemory(op))
    return capturesValues(op) ? OpKind::Unsupported : OpKind::Single;
  if (hlo::isControlFlow(op))
    return OpKind::Single;
  if (isa<hlo::DataMovementInterface, ir::OwnShardOp, ir::ExtractSegmentOp, ir::SegmentBroadcastOp>(
          op))
    return OpKind::Shape;
  return OpKind::Unsupported;
}

void reportUnsupported(Operation *op) {
  InFlightDiagnostic diag = op->emitOpError("has no kernel");
  if (isa<ir::BatchGatherOp>(op))
    diag << ": rows of the batch are gathered along dimension 0, found dimension "
         << cast<ir::BatchGatherOp>(op).getDim()
         << "; transpose the value before and the result after";
  else if (isa<hlo::CustomCallOp>(op))
    diag << ": code behind a custom call is not known to this compiler, but for LAPACK's "
         << hlo::describeLapackRoutines()
         << "; export the step with the operation written in StableHLO";
  else
    diag << "; see docs/Passes/4-Scheduled.md for the ops that have one, and write it with these";
}

UnitSet findMatrixUnits(ModuleOp module) {
  UnitSet units;
  for (auto layout : module.getOps<ir::LayoutOp>())
    if (layout.holdsMatrix())
      units.insert(FlatSymbolRefAttr::get(layout.getSymNameAttr()));
  return units;
}

bool hasSeveralRanks(ModuleOp module) {
  return llvm::any_of(module.getOps<ir::MeshOp>(),
                      [](ir::MeshOp mesh) { return llvm::product_of(mesh.getAxisSizes()) > 1; });
}

bool isModelOp(Operation *op) {
  return isa<hlo::StableHLODialect>(op->getDialect()) || isa<ir::GemmOp>(op);
}

bool isExpandingBroadcast(Operation *op) {
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  return broadcast && numElements(broadcast.getOperand()) < numElements(broadcast);
}

/// Elements from the start of the operand to the start of the slice.
int64_t getSliceOffset(Operation *op) {
  auto slice = cast<hlo::SliceOp>(op);
  SmallVector<int64_t> strides = rowMajorStrides(hlo::tensorType(slice.getOperand()).getShape());
  int64_t offset = 0;
  for (auto [start, stride] : llvm::zip(slice.getStartIndices(), strides))
    offset += start * stride;
  return offset;
}

bool isContiguousSlice(Operation *op) {
  auto slice = dyn_cast<hlo::SliceOp>(op);
  if (!slice)
    return false;
  ArrayRef<int64_t> from = hlo::tensorType(slice.getOperand()).getShape();
  ArrayRef<int64_t> to = slice.getType().getShape();
  // Outer dimensions of one element, one dimension cut, inner dimensions whole.
  size_t dim = 0;
  while (dim < to.size() && to[dim] == 1)
    ++dim;
  if (dim < to.size() && slice.getStrides()[dim] != 1)
    return false;
  if (to.drop_front(std::min(dim + 1, to.size())) != from.drop_front(std::min(dim + 1, to.size())))
    return false;
  int64_t bytes = getSliceOffset(op) * ir::getElementBytes(slice.getType().getElementType());
  return bytes % kVectorAlignment == 0 || slice.getType().getNumElements() == 1;
}

bool isScalarBroadcast(Operation *op) {
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  return broadcast && numElements(broadcast.getOperand()) == 1;
}

bool isCheap(Operation *op) {
  // By a constant, a division is one instruction and mostly waits for memory.
  if (isa<hlo::DivOp>(op))
    return hlo::isConstantLike(op->getOperand(1).getDefiningOp());
  return !op->hasTrait<hlo::Costly>();
}

unsigned countLargeOperands(Operation *op) {
  int64_t own = numElements(op->getResult(0));
  llvm::SmallDenseSet<Value> large;
  for (Value operand : op->getOperands())
    if (2 * numElements(skipFreeOps(operand)) > own &&
        !hlo::isConstantLike(operand.getDefiningOp()))
      large.insert(operand);
  return large.size();
}

bool isCheapToCopy(Operation *op) {
  OpKind kind = classify(op);
  if (kind == OpKind::Source || kind == OpKind::UnitReshape)
    return true;
  return isCheap(op) && countLargeOperands(op) <= 1;
}

bool reduceAlike(Operation *a, Operation *b) {
  auto shapeOf = [](Operation *op) { return hlo::tensorType(op->getOperand(0)).getShape(); };
  if (a->getName() != b->getName() || shapeOf(a) != shapeOf(b))
    return false;
  if (auto reduce = dyn_cast<hlo::ReduceOp>(a))
    return reduce.getDimensions() == cast<hlo::ReduceOp>(b).getDimensions();
  return cast<ir::SegmentReduceOp>(a).getUnitAttr() == cast<ir::SegmentReduceOp>(b).getUnitAttr();
}

Value skipFreeOps(Value value) {
  while (Operation *def = value.getDefiningOp()) {
    if (!isa<hlo::BroadcastInDimOp, hlo::ReshapeOp>(def))
      break;
    value = def->getOperand(0);
  }
  return value;
}

ir::UnpackOp findUnpack(Value value) {
  value = skipFreeOps(value);
  while (Operation *slice = value.getDefiningOp()) {
    if (!isContiguousSlice(slice))
      break;
    value = skipFreeOps(slice->getOperand(0));
  }
  return value.getDefiningOp<ir::UnpackOp>();
}

bool isInserted(OpOperand &use) {
  return isa<ir::InsertSegmentOp>(use.getOwner()) && use.getOperandNumber() == 0;
}

bool readsAtOtherIndex(OpOperand &use, Domain &domain) {
  Operation *op = use.getOwner();
  unsigned number = use.getOperandNumber();
  int64_t own = numElements(op->getResult(0));
  switch (classify(op)) {
  case OpKind::Elementwise: // a scalar that select or clamp spreads
    domain.repeats |= numElements(use.get()) < own;
    return numElements(use.get()) < own;
  case OpKind::UnitReshape:
    return false;
  case OpKind::Reduce: // the initial value
  case OpKind::Single: // each element that is inserted is read once
    domain.repeats |= !isInserted(use);
    return true;
  default:
    break;
  }
  bool repeats = isa<hlo::BroadcastInDimOp, hlo::GatherOp, ir::SegmentBroadcastOp>(op) ||
                 (isa<hlo::DynamicSliceOp, hlo::PadOp>(op) && number > 0);
  domain.repeats |= repeats;
  domain.conditional |= isa<hlo::PadOp, hlo::ConcatenateOp, ir::ExtractSegmentOp>(op);
  domain.strided |= isa<hlo::TransposeOp>(op);
  return true;
}

} // namespace zero
