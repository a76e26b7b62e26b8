//===- DataBounds.cpp - Which values a batch may have, recounted ----------------===//
//
// One pass over the ops of an entry says of every value of which arguments it has the elements, on
// which arguments it depends, and what was looked up in it.
//===----------------------------------------------------------------------------===//
#include "DataBounds.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace zero::validate {

namespace {

/// The constant that every element of `value` is; null where there is none.
Attribute getSame(Value value) {
  auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>();
  if (broadcast)
    return getSame(broadcast.getOperand());
  auto constant = value.getDefiningOp<hlo::ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : DenseElementsAttr();
  return elements && elements.isSplat() ? elements.getSplatValue<Attribute>() : Attribute();
}

std::optional<int64_t> getNumber(Value value) {
  auto number = dyn_cast_or_null<IntegerAttr>(getSame(value));
  return number ? std::optional(number.getValue().getSExtValue()) : std::nullopt;
}

bool isNan(Value value) {
  auto number = dyn_cast_or_null<FloatAttr>(getSame(value));
  return number && number.getValue().isNaN();
}

/// What `select` does: `x < 0 ? x + n : x` gives n.
std::optional<int64_t> getWrap(hlo::SelectOp select) {
  Value index = select.getOnFalse();
  auto less = select.getPred().getDefiningOp<hlo::CompareOp>();
  auto moved = select.getOnTrue().getDefiningOp<hlo::AddOp>();
  if (!less || !moved || less.getComparisonDirection() != hlo::ComparisonDirection::LT ||
      less.getLhs() != index || getNumber(less.getRhs()) != 0 || moved.getLhs() != index)
    return std::nullopt;
  return getNumber(moved.getRhs());
}

/// That a value has elements of an argument.
struct Origin {
  unsigned argument;                // or the number of a part of one
  std::optional<int64_t> wrap;      // what negative ones had added
  std::optional<int64_t> component; // of the vectors that they were joined into
  auto operator<=>(const Origin &) const = default;
};

class EntryReader {
public:
  explicit EntryReader(func::FuncOp entry) : entry(entry), next(entry.getNumArguments()) {}

  std::map<unsigned, DataBound> read() {
    for (BlockArgument argument : entry.getArguments())
      readArgument(argument);
    entry.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != entry)
        readOp(op);
    });
    for (const Lookup &lookup : lookups)
      for (const auto &[argument, bound] : lookup.bounds) {
        if (lookup.isMasked)
          unbounded.insert(argument);
        narrow(argument, bound);
      }
    // Parts have higher numbers than what they are parts of.
    for (auto each = parts.rbegin(); each != parts.rend(); ++each)
      join(each->first.first, each->second);
    for (auto &[argument, bound] : bounds)
      bound.also = asked[argument];
    for (unsigned argument : unbounded)
      bounds.erase(argument);
    for (unsigned part = entry.getNumArguments(); part < next; ++part)
      bounds.erase(part);
    return bounds;
  }

private:
  enum Dependence : uint8_t { None = 0, OnBatch = 1, OnState = 2 };

  /// A gather that arguments index.
  struct Lookup {
    std::map<unsigned, DataBound> bounds;
    bool isMasked = false;
  };

  void narrow(unsigned argument, const DataBound &bound) {
    auto [known, isNew] = bounds.try_emplace(argument, bound);
    known->second.low = std::max(known->second.low, bound.low);
    known->second.high = std::min(known->second.high, bound.high);
  }

  /// Of parts that all have bounds the whole has the widest.
  void join(unsigned whole, ArrayRef<unsigned> numbers) {
    std::optional<DataBound> widest;
    for (unsigned part : numbers) {
      auto own = bounds.find(part);
      if (own == bounds.end() || unbounded.contains(part))
        return;
      if (!widest)
        widest = DataBound{own->second.low, own->second.high, {}};
      widest->low = std::min(widest->low, own->second.low);
      widest->high = std::max(widest->high, own->second.high);
    }
    for (unsigned part : numbers)
      asked[whole].insert(asked[part].begin(), asked[part].end());
    narrow(whole, *widest);
  }

  void readArgument(BlockArgument argument) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (!role)
      return;
    bool isBatch = role.getKind() == ir::RoleKind::Batch;
    dependence[argument] = isBatch ? OnBatch : role.isState() ? OnState : None;
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (isBatch && type && isa<IntegerType>(type.getElementType()) &&
        !type.getElementType().isInteger(1))
      origins[argument].insert({argument.getArgNumber(), {}, {}});
  }

  void readOp(Operation *op) {
    // What an op in a region depends on counts for the op of the entry that holds it.
    if (op->getParentOp() == entry) {
      uint8_t all = None;
      op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          all |= dependence.lookup(operand);
      });
      for (Value result : op->getResults())
        dependence[result] = all;
    }
    readElements(op);
    readQuestion(op);
    if (auto gather = dyn_cast<hlo::GatherOp>(op))
      readGather(gather);
    readLookups(op);
  }

  //===--------------------------------------------------------------------===//
  // Elements of arguments
  //===--------------------------------------------------------------------===//

  void readElements(Operation *op) {
    if (auto select = dyn_cast<hlo::SelectOp>(op)) {
      std::optional<int64_t> wrap = getWrap(select);
      for (Origin origin : getOrigins(select.getOnFalse()))
        if (wrap && !origin.wrap) {
          origin.wrap = wrap;
          origins[select.getResult()].insert(origin);
        }
    } else if (auto join = dyn_cast<hlo::ConcatenateOp>(op)) {
      readJoin(join);
    } else if (auto slice = dyn_cast<hlo::SliceOp>(op); slice && isCutApart(slice.getOperand())) {
      readPart(slice);
    } else if (isa<hlo::ReshapeOp, hlo::BroadcastInDimOp, hlo::TransposeOp, hlo::SliceOp,
                   hlo::ReverseOp, hlo::DynamicSliceOp, hlo::GatherOp>(op) ||
               (isa<hlo::ConvertOp>(op) &&
                isa<IntegerType>(getElementTypeOrSelf(op->getResult(0).getType())))) {
      std::set<Origin> same = getOrigins(op->getOperand(0));
      if (!same.empty())
        origins[op->getResult(0)] = std::move(same);
    }
  }

  /// Whether no element of `value` is in all of its slices: some are of different elements.
  bool isCutApart(Value value) {
    auto [known, isNew] = cutApart.try_emplace(value, false);
    if (!isNew)
      return known->second;
    auto shape = cast<RankedTensorType>(value.getType()).getShape();
    for (auto [dim, size] : llvm::enumerate(shape)) {
      int64_t first = 0, end = size;
      for (Operation *user : value.getUsers())
        if (auto slice = dyn_cast<hlo::SliceOp>(user)) {
          first = std::max(first, slice.getStartIndices()[dim]);
          end = std::min(end, slice.getLimitIndices()[dim]);
        }
      known->second |= first >= end;
    }
    return known->second;
  }

  /// Its elements are a part with a number of its own, beside the other slices'.
  void readPart(hlo::SliceOp slice) {
    for (const Origin &origin : getOrigins(slice.getOperand())) {
      auto [group, isNew] = groups.try_emplace({slice.getOperand().getAsOpaquePointer(), origin},
                                               static_cast<unsigned>(groups.size()));
      parts[{origin.argument, group->second}].push_back(next);
      Origin part = origin;
      part.argument = next++;
      origins[slice.getResult()].insert(part);
    }
  }

  void readJoin(hlo::ConcatenateOp join) {
    int64_t rank = cast<RankedTensorType>(join.getType()).getRank();
    auto dim = static_cast<int64_t>(join.getDimension());
    int64_t before = 0;
    for (Value part : join.getOperands()) {
      int64_t size = cast<RankedTensorType>(part.getType()).getDimSize(dim);
      for (Origin origin : getOrigins(part)) {
        if (dim == rank - 1 && size == 1)
          origin.component = before;
        origins[join.getResult()].insert(origin);
      }
      before += size;
    }
  }

  /// A comparison with a constant: equal to it, or in some order.
  void readQuestion(Operation *op) {
    auto compare = dyn_cast<hlo::CompareOp>(op);
    if (!compare)
      return;
    hlo::ComparisonDirection direction = compare.getComparisonDirection();
    bool isEquality =
        direction == hlo::ComparisonDirection::EQ || direction == hlo::ComparisonDirection::NE;
    bool wraps = llvm::any_of(compare.getResult().getUsers(), [&](Operation *user) {
      auto select = dyn_cast<hlo::SelectOp>(user);
      return select && select.getPred() == compare.getResult() && getWrap(select);
    });
    for (auto [value, other] : {std::pair(compare.getLhs(), compare.getRhs()),
                                std::pair(compare.getRhs(), compare.getLhs())}) {
      std::optional<int64_t> number = getNumber(other);
      for (const Origin &origin : getOrigins(value)) {
        if (!number || origin.wrap)
          continue;
        if (isEquality)
          asked[origin.argument].insert(*number);
        else if (!wraps)
          unbounded.insert(origin.argument);
      }
    }
  }

  //===--------------------------------------------------------------------===//
  // Gathers
  //===--------------------------------------------------------------------===//

  void readGather(hlo::GatherOp gather) {
    hlo::GatherDimensionNumbersAttr dims = gather.getDimensionNumbers();
    ArrayRef<int64_t> indexed = dims.getStartIndexMap();
    auto operand = cast<RankedTensorType>(gather.getOperand().getType());
    auto vectors = cast<RankedTensorType>(gather.getStartIndices().getType());
    bool areLast = static_cast<int64_t>(dims.getIndexVectorDim()) == vectors.getRank() - 1;
    Lookup lookup;
    for (const Origin &origin : getOrigins(gather.getStartIndices())) {
      std::optional<int64_t> component = areLast ? origin.component : std::nullopt;
      if (indexed.size() == 1)
        component = 0;
      if (!component || *component >= static_cast<int64_t>(indexed.size()))
        continue;
      int64_t dim = indexed[*component];
      int64_t low = -origin.wrap.value_or(0),
              high = operand.getDimSize(dim) - gather.getSliceSizes()[dim];
      auto [known, isNew] = lookup.bounds.try_emplace(origin.argument, DataBound{low, high, {}});
      known->second.low = std::max(known->second.low, low);
      known->second.high = std::min(known->second.high, high);
    }
    if (lookup.bounds.empty())
      return;
    if (dependence.lookup(gather.getOperand()) & OnBatch)
      found[gather.getResult()].insert(lookups.size());
    lookups.push_back(std::move(lookup));
  }

  /// Follows what was looked up, element by element, to where a part of the batch masks it: by a
  /// product, a conjunction, or a choice between numbers (a gather that fills chooses NaN).
  void readLookups(Operation *op) {
    auto select = dyn_cast<hlo::SelectOp>(op);
    bool isProduct = isa<hlo::MulOp, hlo::AndOp>(op);
    bool isChoice = select && !isNan(select.getOnTrue()) && !isNan(select.getOnFalse());
    bool goesOn = hlo::isElementwise(op) ||
                  isa<hlo::ReshapeOp, hlo::BroadcastInDimOp, hlo::TransposeOp, hlo::SliceOp,
                      hlo::ReverseOp, hlo::ConcatenateOp, hlo::PadOp>(op);
    if (!isProduct && !goesOn)
      return;
    for (Value operand : op->getOperands()) {
      auto known = found.find(operand);
      if (known == found.end())
        continue;
      std::set<size_t> values = known->second;
      auto isMask = [&](Value mask) {
        return mask != operand && dependence.lookup(mask) == OnBatch;
      };
      if ((isProduct && llvm::any_of(op->getOperands(), isMask)) ||
          (isChoice && isMask(select.getPred())))
        for (size_t lookup : values)
          lookups[lookup].isMasked = true;
      if (goesOn)
        found[op->getResult(0)].insert(values.begin(), values.end());
    }
  }

  std::set<Origin> getOrigins(Value value) const {
    auto known = origins.find(value);
    return known == origins.end() ? std::set<Origin>() : known->second;
  }

  func::FuncOp entry;
  unsigned next; // number of a part
  llvm::DenseMap<Value, bool> cutApart;
  std::map<std::pair<void *, Origin>, unsigned> groups;
  std::map<std::pair<unsigned, unsigned>, SmallVector<unsigned>> parts; // by whole and group
  llvm::DenseMap<Value, uint8_t> dependence;
  llvm::DenseMap<Value, std::set<Origin>> origins;
  llvm::DenseMap<Value, std::set<size_t>> found; // results of which lookups a value has
  std::vector<Lookup> lookups;
  std::map<unsigned, DataBound> bounds;
  std::map<unsigned, std::set<int64_t>> asked; // constants that the step looks for
  std::set<unsigned> unbounded;
};

} // namespace

std::map<std::pair<std::string, int64_t>, DataBound> readDataBounds(ModuleOp import) {
  std::map<std::pair<std::string, int64_t>, DataBound> all;
  for (auto entry : import.getOps<func::FuncOp>())
    if (entry.isPublic() && !entry.isExternal())
      for (auto &[argument, bound] : EntryReader(entry).read())
        all[{entry.getName().str(), argument}] = bound;
  return all;
}

} // namespace zero::validate
