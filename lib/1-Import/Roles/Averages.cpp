//===- Averages.cpp - What states follow, and how they read themselves ------------------===//
#include "StepFacts.h"

#include "BatchReading.h"
#include "UpdateWalk.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Support/Reads.h"

#include "llvm/ADT/MapVector.h"
#include <cmath>

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// The splat that a product scales its other operand by; none of other ops.
static std::optional<double> getScale(Operation *op, Value scaled) {
  if (!isa_and_nonnull<hlo::MulOp>(op))
    return std::nullopt;
  Value other = op->getOperand(op->getOperand(0) == scaled ? 1 : 0);
  auto factor = dyn_cast_or_null<FloatAttr>(hlo::getSplat(other));
  return factor ? std::optional(factor.getValueAsDouble()) : std::nullopt;
}

/// Whether one value is 1 less the other: a decay that the step computes or is given.
static bool addUpToOne(Value value, Value other) {
  auto spread = [](Value each) {
    while (auto broadcast = each.getDefiningOp<hlo::BroadcastInDimOp>())
      each = broadcast.getOperand();
    return each;
  };
  auto isRest = [&](Value rest, Value of) {
    auto difference = spread(rest).getDefiningOp<hlo::SubtractOp>();
    auto one =
        difference ? dyn_cast_or_null<FloatAttr>(hlo::getSplat(difference.getLhs())) : FloatAttr();
    return one && one.getValueAsDouble() == 1 && spread(difference.getRhs()) == spread(of);
  };
  return isRest(value, other) || isRest(other, value);
}

/// x of decay * old + (1 - decay) * x, where `scaled` is decay * old, with the sum; null if there
/// is none.
static std::pair<Value, Value> getMixedWith(hlo::MulOp scaled, Value old) {
  if (!scaled->hasOneUse())
    return {};
  auto sum = dyn_cast<hlo::AddOp>(*scaled->user_begin());
  if (!sum)
    return {};
  Value decay = scaled->getOperand(scaled->getOperand(0) == old ? 1 : 0);
  auto added = sum->getOperand(sum->getOperand(0) == scaled ? 1 : 0).getDefiningOp<hlo::MulOp>();
  for (unsigned side = 0; added && side < 2; ++side)
    if (addUpToOne(added->getOperand(1 - side), decay))
      return {added->getOperand(side), sum.getResult()};
  return {};
}

/// What `old` is moved towards by `user`: x of x - old, or of decay * old + (1 - decay) * x. Null
/// if there is none.
static std::pair<Value, Value> getFollowed(Operation *user, Value old) {
  if (auto difference = dyn_cast<hlo::SubtractOp>(user))
    return difference.getRhs() == old ? std::pair(difference.getLhs(), difference.getResult())
                                      : std::pair<Value, Value>();
  if (auto scaled = dyn_cast<hlo::MulOp>(user))
    if (std::pair<Value, Value> mixed = getMixedWith(scaled, old); mixed.first)
      return mixed;
  std::optional<double> decay = getScale(user, old);
  if (!decay || *decay <= 0 || *decay >= 1 || !user->getResult(0).hasOneUse())
    return {};
  auto sum = dyn_cast<hlo::AddOp>(*user->getResult(0).user_begin());
  if (!sum)
    return {};
  Value added = sum->getOperand(sum->getOperand(0) == user->getResult(0) ? 1 : 0);
  Operation *op = added.getDefiningOp();
  if (isa_and_nonnull<hlo::BroadcastInDimOp>(op)) // one for several networks
    op = op->getOperand(0).getDefiningOp();
  if (!isa_and_nonnull<hlo::MulOp>(op))
    return {};
  constexpr double kRounding = 1e-5;
  for (Value operand : op->getOperands())
    if (std::optional<double> rate = getScale(op, operand);
        rate && std::fabs(*rate + *decay - 1) < kRounding)
      return {operand, sum.getResult()};
  return {};
}

/// Whether `value` reads `old` by ways on which `moved` does not lie, and that do more than scale,
/// add and choose: as a gradient beside a difference.
static bool readsBeside(Value value, Value old, Value moved) {
  llvm::DenseMap<Value, bool> plain{{old, true}};
  for (Operation &op : *value.getParentBlock()) {
    bool isPlain =
        isa<hlo::AddOp, hlo::SubtractOp, hlo::MulOp, hlo::ConvertOp, hlo::SelectOp, hlo::MaxOp,
            hlo::MinOp, hlo::ClampOp, hlo::BroadcastInDimOp, hlo::ReshapeOp>(op);
    unsigned numReads = 0;
    for (Value read : getReadValues(&op))
      if (auto found = plain.find(read); found != plain.end()) {
        ++numReads;
        isPlain &= found->second;
      }
    if (numReads == 0 || llvm::is_contained(op.getResults(), moved))
      continue;
    for (Value made : op.getResults())
      plain[made] = isPlain && (numReads == 1 || !isa<hlo::MulOp>(op));
  }
  auto found = plain.find(value);
  return found != plain.end() && !found->second;
}

bool StepFacts::followsOther(unsigned argument, unsigned result, bool readsIt) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  return llvm::any_of(old.getUsers(), [&](Operation *user) {
    auto [followed, moved] = getFollowed(user, old);
    if (!followed)
      return false;
    llvm::DenseSet<Value> sources = collectSources(followed);
    if (sources.contains(old) != readsIt || llvm::none_of(sources, llvm::IsaPred<BlockArgument>) ||
        (readsIt && readsBeside(getResult(result), old, moved)))
      return false;
    UpdateWalk walk(view.isOfParts());
    walk.start(moved);
    return walk.getWay(getResult(result)).has_value();
  });
}

/// `old`, and what its elements are spread or looked up as for rows.
static llvm::SetVector<Value> collectSpread(Value old) {
  llvm::SetVector<Value> spread;
  spread.insert(old);
  for (unsigned i = 0; i < spread.size(); ++i)
    for (Operation *user : spread[i].getUsers())
      if (isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::ConvertOp>(user) ||
          (isa<hlo::GatherOp>(user) && user->getOperand(0) == spread[i]))
        spread.insert(user->getResult(0));
  return spread;
}

/// Whether the value is made of constants, numbers and integers alone: rates, counts, masks.
static bool isFactor(Value value) {
  return llvm::all_of(collectSources(value), [](Value source) {
    RankedTensorType type = hlo::tensorType(source);
    return !isa<BlockArgument>(source) || type.getRank() == 0 || type.getElementType().isInteger();
  });
}

/// Whether the op adds up what is given, scaled by factors, and moves it.
static bool addsUp(Operation *op, Value given) {
  if (isa<hlo::MulOp, hlo::DotGeneralOp>(op)) {
    Value other = op->getOperand(op->getOperand(0) == given ? 1 : 0);
    return other != given && isFactor(other);
  }
  if (isa<hlo::DivOp>(op))
    return op->getOperand(0) == given && isFactor(op->getOperand(1));
  if (auto scatter = dyn_cast<hlo::ScatterOp>(op))
    return isa<hlo::AddOp>(scatter.getUpdateComputation().front().front());
  if (auto reduce = dyn_cast<hlo::ReduceOp>(op))
    return isa<hlo::AddOp>(reduce.getBody().front().front());
  return isa<hlo::AddOp, hlo::SubtractOp, hlo::NegateOp, hlo::ConvertOp, hlo::SelectOp,
             hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp>(op);
}

/// What is made of a difference by sums and factors; nothing where something else gets to `value`.
static llvm::SetVector<Value> addUp(Value difference, Value value) {
  llvm::DenseSet<Value> sources = collectSources(value);
  llvm::SetVector<Value> made;
  made.insert(difference);
  for (unsigned i = 0; i < made.size(); ++i)
    for (Operation *user : made[i].getUsers()) {
      auto isOnWay = [&](Value result) { return sources.contains(result); };
      if (user->getParentOp() != difference.getDefiningOp()->getParentOp() ||
          llvm::none_of(user->getResults(), isOnWay))
        continue;
      if (!addsUp(user, made[i]))
        return {};
      made.insert(user->result_begin(), user->result_end());
    }
  return made;
}

/// Whether one of these, which differences are scaled to, is squared on the way to the loss: then
/// the sum of differences is a gradient.
static bool isSquared(Value difference, const llvm::DenseSet<Value> &ofLoss) {
  Operation *first = difference.getDefiningOp();
  llvm::SetVector<Value> scaled;
  // Whichever is subtracted, and wherever it is written again.
  for (Value operand : first->getOperands())
    for (Operation *user : operand.getUsers())
      if (isa<hlo::SubtractOp>(user) && llvm::all_of(user->getOperands(), [&](Value each) {
            return llvm::is_contained(first->getOperands(), each);
          }))
        scaled.insert(user->getResult(0));
  for (unsigned i = 0; i < scaled.size(); ++i)
    for (Operation *user : scaled[i].getUsers()) {
      if (user->getNumResults() != 1 || !ofLoss.contains(user->getResult(0)))
        continue;
      if (isa<hlo::PowOp>(user) || (isa<hlo::MulOp, hlo::DotGeneralOp>(user) &&
                                    llvm::all_of(user->getOperands(), [&](Value operand) {
                                      return scaled.contains(operand);
                                    })))
        return true;
      if (isa<hlo::AbsOp>(user) || (!isa<hlo::ReduceOp>(user) && addsUp(user, scaled[i])))
        scaled.insert(user->getResult(0));
    }
  return false;
}

bool StepFacts::isMean(unsigned argument, unsigned result, unsigned loss) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument), value = getResult(result);
  auto isMoved = [&](Value from) {
    UpdateWalk walk(view.isOfParts());
    walk.start(from);
    return walk.getWay(value).has_value();
  };
  for (Operation *user : old.getUsers())
    if (auto [followed, moved] = getFollowed(user, old);
        followed && !collectSources(followed).contains(old) && !readsBeside(value, old, moved) &&
        isMoved(moved))
      return true;
  llvm::DenseSet<Value> ofLoss;
  llvm::SetVector<Value> all = collectSpread(old);
  for (Value spread : all.getArrayRef().drop_front())
    for (Operation *user : spread.getUsers()) {
      if (!isa<hlo::SubtractOp>(user) || user->getOperand(1) != spread ||
          user->getOperand(0) == spread)
        continue;
      Value difference = user->getResult(0);
      if (!addUp(difference, value).contains(value) || readsBeside(value, old, difference))
        continue;
      if (ofLoss.empty())
        ofLoss = collectSources(getResult(loss));
      if (!isSquared(difference, ofLoss))
        return true;
    }
  return false;
}

/// The same dimensions behind a reshape that only adds or drops such of size one.
static std::optional<SmallVector<int64_t>>
moveAmongUnits(RankedTensorType from, RankedTensorType to, ArrayRef<int64_t> dims) {
  if (dropUnitDims(from) != dropUnitDims(to))
    return std::nullopt;
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < to.getRank(); ++dim)
    if (to.getDimSize(dim) != 1)
      kept.push_back(dim);
  SmallVector<int64_t> moved;
  for (int64_t dim : dims) {
    if (from.getDimSize(dim) == 1)
      return std::nullopt;
    moved.push_back(kept[llvm::count_if(from.getShape().take_front(dim),
                                        [](int64_t size) { return size != 1; })]);
  }
  return moved;
}

/// Where the dimensions of an argument, which are `dims` of the op's operand, lie in its result.
/// None where the op makes elements of the argument meet.
static std::optional<SmallVector<int64_t>> moveDims(Operation *op, ArrayRef<int64_t> dims) {
  if (hlo::isElementwise(op))
    return SmallVector<int64_t>(dims);
  SmallVector<int64_t> moved;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    for (int64_t dim : dims)
      moved.push_back(broadcast.getBroadcastDimensions()[dim]);
    return moved;
  }
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op)) {
    for (int64_t dim : dims)
      moved.push_back(llvm::find(transpose.getPermutation(), dim) -
                      transpose.getPermutation().begin());
    return moved;
  }
  if (isa<hlo::ReshapeOp>(op))
    return moveAmongUnits(hlo::tensorType(op->getOperand(0)), hlo::tensorType(op->getResult(0)),
                          dims);
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (!reduce || reduce->getNumResults() != 1 || !isa<hlo::AddOp>(reduce.getBody().front().front()))
    return std::nullopt;
  for (int64_t dim : dims) {
    if (llvm::is_contained(reduce.getDimensions(), dim))
      return std::nullopt;
    moved.push_back(dim - llvm::count_if(reduce.getDimensions(),
                                         [&](int64_t reduced) { return reduced < dim; }));
  }
  return moved;
}

bool StepFacts::readsOwnElements(unsigned argument, unsigned result) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  llvm::DenseSet<Value> sources = collectSources(getResult(result));
  llvm::MapVector<Value, SmallVector<int64_t>> dimsOf;
  dimsOf[old] = llvm::to_vector(llvm::seq<int64_t>(0, hlo::tensorType(old).getRank()));
  for (Operation &op : *old.getParentBlock()) {
    if (op.getNumResults() == 0 ||
        llvm::none_of(op.getResults(), [&](Value value) { return sources.contains(value); }))
      continue;
    std::optional<SmallVector<int64_t>> all;
    for (Value read : getReadValues(&op)) {
      auto known = dimsOf.find(read);
      if (known == dimsOf.end())
        continue;
      bool isMoved =
          hlo::isElementwise(&op) || (op.getNumOperands() > 0 && op.getOperand(0) == read);
      std::optional<SmallVector<int64_t>> moved =
          isMoved ? moveDims(&op, known->second) : std::nullopt;
      if (!moved || (all && *all != *moved))
        return false;
      all = moved;
    }
    if (all)
      for (Value made : op.getResults())
        dimsOf[made] = *all;
  }
  auto found = dimsOf.find(getResult(result));
  return found != dimsOf.end() && llvm::equal(found->second, dimsOf[old]);
}
