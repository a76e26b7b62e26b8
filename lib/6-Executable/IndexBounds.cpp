//===- IndexBounds.cpp - Which values a batch may have, by what they index --------===//
#include "zero/6-Executable/IndexBounds.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <set>

using namespace mlir;

namespace zero {

/// The constant that every element of `value` is.
static Attribute getSplat(Value value) {
  while (auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>())
    value = broadcast.getOperand();
  DenseElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)) || !constant.isSplat())
    return {};
  return constant.getSplatValue<Attribute>();
}

static std::optional<int64_t> getSplatInteger(Value value) {
  auto integer = dyn_cast_or_null<IntegerAttr>(getSplat(value));
  if (!integer)
    return std::nullopt;
  return integer.getValue().getSExtValue();
}

static bool isNan(Value value) {
  auto number = dyn_cast_or_null<FloatAttr>(getSplat(value));
  return number && number.getValue().isNaN();
}

namespace {

/// What values of an entry are made of.
class Sources {
public:
  explicit Sources(func::FuncOp entry) {
    for (BlockArgument argument : entry.getArguments()) {
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
      if (role)
        sources[argument] = role.getKind() == ir::RoleKind::Batch ? kBatch
                            : role.isState()                      ? kOther
                                                                  : 0;
    }
    for (Operation &op : entry.getBody().front()) {
      uint8_t all = 0;
      op.walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          all |= sources.lookup(operand);
      });
      for (Value result : op.getResults())
        sources[result] = all;
    }
  }
  bool readsBatch(Value value) const { return sources.lookup(value) & kBatch; }
  bool readsBatchOnly(Value value) const { return sources.lookup(value) == kBatch; }

private:
  static constexpr uint8_t kBatch = 1, kOther = 2;
  llvm::DenseMap<Value, uint8_t> sources;
};

/// An argument's values on their way to a gather.
struct Path {
  Value value;
  std::optional<int64_t> wraps = {};     // what was added to negative ones
  std::optional<int64_t> component = {}; // of the index vectors that it was joined into

  bool operator<(const Path &other) const {
    return std::tuple(value.getAsOpaquePointer(), wraps, component) <
           std::tuple(other.value.getAsOpaquePointer(), other.wraps, other.component);
  }
};

class BoundFinder {
public:
  BoundFinder(Path path, const Sources &sources) : sources(sources) { todo.push_back(path); }

  std::optional<IndexBound> run() {
    while (!todo.empty()) {
      Path path = todo.pop_back_val();
      if (!seen.insert(path).second)
        continue;
      SmallVector<hlo::SliceOp> pieces = getPieces(path.value);
      if (!pieces.empty())
        addPieces(path, pieces);
      for (OpOperand &use : path.value.getUses())
        if (pieces.empty() || !isa<hlo::SliceOp>(use.getOwner()))
          follow(path, use);
    }
    if (!bound || isFree)
      return std::nullopt;
    bound->also.assign(also.begin(), also.end());
    return bound;
  }

private:
  /// The slices of a value, where two of them have no element in common: columns of a user and of
  /// an item, which index tables of their own. Those of tokens and of the tokens that follow
  /// overlap. Boxes that overlap two by two have an element that is in all of them.
  static SmallVector<hlo::SliceOp> getPieces(Value value) {
    SmallVector<hlo::SliceOp> slices;
    SmallVector<int64_t> low, high;
    for (Operation *user : value.getUsers()) {
      auto slice = dyn_cast<hlo::SliceOp>(user);
      if (!slice)
        continue;
      if (slices.empty()) {
        low = llvm::to_vector(slice.getStartIndices());
        high = llvm::to_vector(slice.getLimitIndices());
      }
      for (size_t dim = 0; dim < low.size(); ++dim) {
        low[dim] = std::max(low[dim], slice.getStartIndices()[dim]);
        high[dim] = std::min(high[dim], slice.getLimitIndices()[dim]);
      }
      slices.push_back(slice);
    }
    for (auto [first, end] : llvm::zip_equal(low, high))
      if (first >= end)
        return slices;
    return {};
  }

  /// What one piece may not be, another one may.
  void addPieces(Path path, ArrayRef<hlo::SliceOp> pieces) {
    SmallVector<IndexBound> found;
    for (hlo::SliceOp piece : pieces) {
      path.value = piece.getResult();
      std::optional<IndexBound> own = BoundFinder(path, sources).run();
      if (!own)
        return;
      found.push_back(*own);
    }
    int64_t low = found.front().low, high = found.front().high;
    for (const IndexBound &own : found) {
      low = std::min(low, own.low);
      high = std::max(high, own.high);
      also.insert(own.also.begin(), own.also.end());
    }
    narrow(low, high);
  }

  void narrow(int64_t low, int64_t high) {
    bound = bound ? IndexBound{std::max(bound->low, low), std::min(bound->high, high), {}}
                  : IndexBound{low, high, {}};
  }

  void follow(const Path &path, OpOperand &use) {
    Operation *op = use.getOwner();
    bool isFirst = use.getOperandNumber() == 0;
    if (isFirst && hlo::getMovedOperand(op))
      return push(path, op->getResult(0));
    if (auto convert = dyn_cast<hlo::ConvertOp>(op)) {
      if (isa<IntegerType>(getElementTypeOrSelf(convert.getType())))
        push(path, convert.getResult());
    } else if (auto join = dyn_cast<hlo::ConcatenateOp>(op)) {
      followJoin(path, join, use.getOperandNumber());
    } else if (auto compare = dyn_cast<hlo::CompareOp>(op)) {
      followCompare(path, compare, isFirst);
    } else if (auto gather = dyn_cast<hlo::GatherOp>(op); gather && !isFirst) {
      addBound(path, gather);
    }
  }

  void push(Path path, Value value) {
    path.value = value;
    todo.push_back(path);
  }

  void followJoin(Path path, hlo::ConcatenateOp join, unsigned operand) {
    auto dim = static_cast<int64_t>(join.getDimension());
    int64_t before = 0;
    for (Value other : join.getOperands().take_front(operand))
      before += cast<RankedTensorType>(other.getType()).getDimSize(dim);
    auto type = cast<RankedTensorType>(path.value.getType());
    if (dim == type.getRank() - 1 && type.getDimSize(dim) == 1)
      path.component = before;
    push(path, join.getResult());
  }

  /// `x < 0 ? x + n : x` counts negative ones from the end. Other comparisons look for values, or
  /// sort them out.
  void followCompare(Path path, hlo::CompareOp compare, bool isFirst) {
    std::optional<int64_t> constant =
        getSplatInteger(isFirst ? compare.getRhs() : compare.getLhs());
    hlo::ComparisonDirection direction = compare.getComparisonDirection();
    if (!constant || path.wraps)
      return; // with other values; or where a gather that fills asks what is inside
    if (direction == hlo::ComparisonDirection::EQ || direction == hlo::ComparisonDirection::NE)
      return void(also.insert(*constant));
    bool wraps = false;
    for (Operation *user : compare.getResult().getUsers()) {
      auto select = dyn_cast<hlo::SelectOp>(user);
      auto added = select ? select.getOnTrue().getDefiningOp<hlo::AddOp>() : nullptr;
      if (!added || select.getPred() != compare.getResult() || select.getOnFalse() != path.value ||
          added.getLhs() != path.value)
        continue;
      Path wrapped = path;
      wrapped.wraps = getSplatInteger(added.getRhs());
      if (!isFirst || direction != hlo::ComparisonDirection::LT || *constant != 0 || !wrapped.wraps)
        continue;
      wraps = true;
      push(wrapped, select.getResult());
    }
    isFree |= !wraps;
  }

  void addBound(const Path &path, hlo::GatherOp gather) {
    if (sources.readsBatch(gather.getOperand()) && isMasked(gather))
      return void(isFree = true);
    hlo::GatherDimensionNumbersAttr dims = gather.getDimensionNumbers();
    auto vectors = cast<RankedTensorType>(gather.getStartIndices().getType());
    bool areLast = static_cast<int64_t>(dims.getIndexVectorDim()) == vectors.getRank() - 1;
    size_t component = dims.getStartIndexMap().size() == 1 ? 0
                       : areLast                           ? path.component.value_or(-1)
                                                           : -1;
    if (component >= dims.getStartIndexMap().size())
      return;
    int64_t dim = dims.getStartIndexMap()[component];
    auto type = cast<RankedTensorType>(gather.getOperand().getType());
    narrow(-path.wraps.value_or(0), type.getDimSize(dim) - gather.getSliceSizes()[dim]);
  }

  /// Whether some rows of what was looked up are left out by another part of the batch, element by
  /// element: multiplied by a mask, or selected. (A gather that fills selects NaN.)
  bool isMasked(hlo::GatherOp gather) {
    SmallVector<Value> values{gather.getResult()};
    llvm::DenseSet<Value> visited;
    while (!values.empty()) {
      Value value = values.pop_back_val();
      if (!visited.insert(value).second)
        continue;
      for (OpOperand &use : value.getUses()) {
        Operation *op = use.getOwner();
        auto isMask = [&](Value other) { return other != value && sources.readsBatchOnly(other); };
        if (isa<hlo::MulOp, hlo::AndOp>(op) && llvm::any_of(op->getOperands(), isMask))
          return true;
        auto select = dyn_cast<hlo::SelectOp>(op);
        if (select && isMask(select.getPred()) && !isNan(select.getOnTrue()) &&
            !isNan(select.getOnFalse()))
          return true;
        if (hlo::isElementwise(op) || hlo::isStaticDataMovement(op))
          values.push_back(op->getResult(0));
      }
    }
    return false;
  }

  const Sources &sources;
  SmallVector<Path> todo;
  std::set<Path> seen;
  std::optional<IndexBound> bound;
  std::set<int64_t> also;
  bool isFree = false;
};

} // namespace

IndexBounds findIndexBounds(ModuleOp import) {
  IndexBounds bounds;
  for (auto entry : import.getOps<func::FuncOp>()) {
    if (!entry.isPublic() || entry.isExternal())
      continue;
    Sources sources(entry);
    for (BlockArgument argument : entry.getArguments()) {
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (!role || role.getKind() != ir::RoleKind::Batch || !type ||
          !isa<IntegerType>(type.getElementType()) || type.getElementType().isInteger(1))
        continue;
      if (std::optional<IndexBound> bound = BoundFinder({argument}, sources).run())
        bounds[{entry.getName().str(), argument.getArgNumber()}] = *bound;
    }
  }
  return bounds;
}

} // namespace zero
