//===- UpdateWalk.h - What a value becomes, element by element --------------------------===//
#ifndef ZERO_LIB_IMPORT_UPDATEWALK_H
#define ZERO_LIB_IMPORT_UPDATEWALK_H

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <cmath>

namespace zero::import {

inline llvm::SmallVector<int64_t> dropUnitDims(mlir::RankedTensorType type) {
  llvm::SmallVector<int64_t> sizes(type.getShape());
  llvm::erase(sizes, 1);
  return sizes;
}

/// Whether the op only gives its value other dimensions of size one, as where devices' values are
/// stacked.
inline bool onlyStacks(mlir::Operation *op) {
  auto broadcast = llvm::dyn_cast<hlo::BroadcastInDimOp>(op);
  bool keepsOrder = llvm::isa<hlo::ReshapeOp>(op) ||
                    (broadcast && llvm::is_sorted(broadcast.getBroadcastDimensions()));
  return keepsOrder && dropUnitDims(hlo::tensorType(op->getOperand(0))) ==
                           dropUnitDims(hlo::tensorType(op->getResult(0)));
}

/// Follows a value forward, element by element.
class UpdateWalk {
public:
  /// How a value is reached at best: by any way, by one that keeps the most of it, by one that only
  /// writes others into it and chooses, by one that only chooses between it and others, by one that
  /// adds to it and does nothing else but choose.
  enum Way : uint8_t { Any, Keeps, Writes, Chooses, Adds };

  /// `ofDevice`: in one device's program, where dimensions of size one come and go: those along
  /// which devices' values are stacked.
  explicit UpdateWalk(bool ofDevice) : ofDevice(ofDevice) {}

  void start(mlir::Value value) {
    first = value;
    shape = getShape(hlo::tensorType(value));
    order = llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
    reach(value, Chooses);
    while (!work.empty()) {
      auto [next, turned] = work.pop_back_val();
      order = turned;
      Way way = *findWay(next);
      for (mlir::OpOperand &use : next.getUses())
        follow(use, way);
    }
  }

  /// How the value is reached with its dimensions where they were; none if it is not.
  std::optional<Way> getWay(mlir::Value value) const {
    auto it = reached.find(value);
    if (it != reached.end())
      for (const auto &[turned, way] : it->second)
        if (llvm::equal(turned, llvm::seq<int64_t>(0, turned.size())))
          return way;
    return std::nullopt;
  }

private:
  llvm::SmallVector<int64_t> getShape(mlir::RankedTensorType type) const {
    return ofDevice ? dropUnitDims(type) : llvm::to_vector(type.getShape());
  }

  void reach(mlir::Value value, Way way) {
    auto type = llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
    if (!type || type.getElementType().isInteger(1))
      return;
    if (!fits(getShape(type)))
      return;
    if (Way *known = findWay(value)) {
      if (*known >= way)
        return;
      *known = way;
    } else {
      reached[value].push_back({order, way});
    }
    work.push_back({value, order});
  }

  /// Whether a value of that shape has the elements in the present order.
  bool fits(llvm::ArrayRef<int64_t> found) const {
    if (isFlat())
      return found.size() == 1 && order[1] + count() <= found[0];
    return found == llvm::ArrayRef<int64_t>(
                        llvm::map_to_vector(order, [&](int64_t dim) { return shape[dim]; }));
  }

  /// An order of kFlat and a place: the elements follow one another in a vector, from that place
  /// on.
  bool isFlat() const { return order.size() == 2 && order[0] == kFlat; }
  int64_t count() const { return mlir::ShapedType::getNumElements(shape); }

  /// All parameters in one vector (`ravel_pytree`), and back: reshapes to vectors, concatenations,
  /// slices. Whether the op is one of these.
  bool followFlat(mlir::Operation *op, unsigned operand, Way way) {
    if (ofDevice || !llvm::isa<hlo::ReshapeOp, hlo::ConcatenateOp, hlo::SliceOp>(op))
      return false;
    llvm::SmallVector<int64_t> before = order;
    std::optional<int64_t> place;
    if (isFlat())
      place = order[1];
    else if (llvm::is_sorted(order))
      place = 0;
    llvm::ArrayRef<int64_t> from = hlo::tensorType(op->getOperand(operand)).getShape();
    if (auto slice = llvm::dyn_cast<hlo::SliceOp>(op)) {
      if (!place || from.size() != 1 || slice.getStrides()[0] != 1 ||
          slice.getStartIndices()[0] > *place)
        return true;
      place = *place - slice.getStartIndices()[0];
    } else if (llvm::isa<hlo::ConcatenateOp>(op)) {
      if (!place || from.size() != 1)
        return true;
      for (mlir::Value other : op->getOperands().take_front(operand))
        place = *place + hlo::tensorType(other).getDimSize(0);
    } else if (!place || (isFlat() && from != llvm::ArrayRef<int64_t>(count()))) {
      return true;
    }
    // As it was, where that is the shape.
    order = llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
    if (*place == 0)
      reach(op->getResult(0), way);
    order = {kFlat, *place};
    reach(op->getResult(0), way);
    order = before;
    return true;
  }

  /// How the value is reached in the present order; null if it is not.
  Way *findWay(mlir::Value value) {
    for (auto &[turned, way] : reached[value])
      if (turned == order)
        return &way;
    return nullptr;
  }

  /// Weights that are kept the other way round (PyTorch's) may be updated either way.
  void followTranspose(hlo::TransposeOp op, Way way) {
    llvm::SmallVector<int64_t> before = order;
    for (auto [to, from] : llvm::enumerate(op.getPermutation()))
      order[to] = before[from];
    reach(op.getResult(), way);
    order = before;
  }

  /// Values carried by loops and branches keep their place.
  void followRegions(mlir::Operation *op, unsigned operand, Way way) {
    if (auto loop = llvm::dyn_cast<hlo::WhileOp>(op)) {
      reach(loop.getBody().getArgument(operand), way);
      reach(loop.getResult(operand), way);
    } else if (llvm::isa<hlo::ReturnOp>(op) && hlo::isControlFlow(op->getParentOp())) {
      mlir::Operation *parent = op->getParentOp();
      if (operand < parent->getNumResults() && op->getNumOperands() == parent->getNumResults()) {
        reach(parent->getResult(operand), way);
        if (auto loop = llvm::dyn_cast<hlo::WhileOp>(parent))
          reach(loop.getBody().getArgument(operand), way);
      }
    }
  }

  void follow(mlir::OpOperand &use, Way way) {
    mlir::Operation *op = use.getOwner();
    unsigned operand = use.getOperandNumber();
    if (llvm::isa<hlo::OptimizationBarrierOp>(op))
      return reach(op->getResult(operand), way);
    if (ofDevice && onlyStacks(op))
      return reach(op->getResult(0), way);
    if (auto transpose = llvm::dyn_cast<hlo::TransposeOp>(op); transpose && !ofDevice)
      return followTranspose(transpose, way);
    // In place: the elements that are not written stay. What is written of other values adds
    // nothing to the old ones: the place of the oldest in a memory.
    if (llvm::isa<hlo::ScatterOp, hlo::DynamicUpdateSliceOp>(op)) {
      if (operand < op->getNumResults())
        reach(op->getResult(operand), readsStart(op) ? addTo(way) : std::min(way, Writes));
      return;
    }
    // Rounding by hand: the bits of a float, and back.
    if (llvm::isa<hlo::BitcastConvertOp>(op))
      return reach(op->getResult(0), way);
    if (followFlat(op, operand, way))
      return;
    if (!hlo::isElementwise(op))
      return followRegions(op, operand, way);
    Way through = getWay(op, operand);
    bool keepsWay = through >= Chooses;
    reach(op->getResult(0), through == Adds ? addTo(way) : keepsWay ? way : std::min(way, through));
  }

  static constexpr int64_t kFlat = -1;
  static Way addTo(Way way) { return way == Chooses ? Adds : way; }

  /// Whether what a write in place writes adds to, or is made of, the value that the walk started
  /// from. What comes into a region counts so.
  bool readsStart(mlir::Operation *write) const {
    mlir::Block *block = mlir::Value(first).getParentBlock();
    if (auto scatter = llvm::dyn_cast<hlo::ScatterOp>(write);
        scatter && !llvm::isa<hlo::ReturnOp>(scatter->getRegion(0).front().front()))
      return true;
    unsigned numWritten = write->getNumResults();
    llvm::SmallVector<mlir::Value> work =
        llvm::isa<hlo::ScatterOp>(write)
            ? llvm::to_vector(write->getOperands().take_back(numWritten))
            : llvm::SmallVector<mlir::Value>{write->getOperand(1)};
    llvm::DenseSet<mlir::Value> seen(work.begin(), work.end());
    while (!work.empty()) {
      mlir::Value next = work.pop_back_val();
      mlir::Operation *op = next.getDefiningOp();
      if (next == first || (!op && next.getParentBlock() != block))
        return true;
      if (!op)
        continue;
      for (mlir::Value operand : op->getOperands())
        if (seen.insert(operand).second)
          work.push_back(operand);
    }
    return false;
  }

  /// What an elementwise op does to the value that is its operand `operand`.
  static Way getWay(mlir::Operation *op, unsigned operand) {
    if (llvm::isa<hlo::AddOp>(op) || (llvm::isa<hlo::SubtractOp>(op) && operand == 0))
      return Adds;
    // Ways that add go on through choices.
    if (llvm::isa<hlo::ConvertOp, hlo::SelectOp, hlo::MaxOp, hlo::MinOp, hlo::ClampOp>(op))
      return Chooses;
    if (!llvm::isa<hlo::MulOp, hlo::DivOp>(op) || (llvm::isa<hlo::DivOp>(op) && operand == 1))
      return Any;
    auto factor =
        llvm::dyn_cast_or_null<mlir::FloatAttr>(hlo::getSplat(op->getOperand(1 - operand)));
    double scale = factor ? std::fabs(factor.getValueAsDouble()) : 1.0;
    return (llvm::isa<hlo::MulOp>(op) ? scale >= 0.5 : scale <= 2.0) ? Keeps : Any;
  }

  bool ofDevice;
  mlir::Value first;                // the start
  llvm::SmallVector<int64_t> shape; // its sizes
  llvm::SmallVector<int64_t> order; // of its dimensions, in the value that is followed
  /// A square matrix may be reached as it is and turned: each order has its way.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<std::pair<llvm::SmallVector<int64_t>, Way>, 1>>
      reached;
  llvm::SmallVector<std::pair<mlir::Value, llvm::SmallVector<int64_t>>> work;
};

} // namespace zero::import
#endif
