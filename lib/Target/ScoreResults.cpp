//===- ScoreResults.cpp - What makes an attention's results of its sums ------------------===//
//
// Gradients of keys and values that several heads share are sums over these heads; gradients of
// what was rotated by position are rotated back. Both follow from the sums alone, row by row: a
// kernel that adds a sum up where its result lies can do so there.
//===----------------------------------------------------------------------------------===//
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Target/ScoreSpace.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

/// Ops that make a result of a sum.
constexpr size_t kMostOps = 32;

int64_t ScoreFinish::getInner() const {
  return llvm::find(rowAxes, ScoreSpaces::kOpen) - rowAxes.begin();
}

namespace {

/// Follows one sum.
class SumFollower {
public:
  using Axes = SmallVector<int>;

  /// `sums`: all that makes sums of the attention, of which the others' are none of this one's.
  SumFollower(const ScoreSpaces &spaces, const Attention &attention, const ScoreSum &sum,
              const llvm::DenseSet<Operation *> &sums, const ScoreSpaces::FinishRules &rules)
      : spaces(spaces), attention(attention), sum(sum), sums(sums), rules(rules) {}

  /// Whether ops other than moves lead from the sum to a place where it may end; `getWhyNot` says
  /// why what begins so is not taken.
  std::optional<ScoreFinish> find();
  StringRef getWhyNot() const { return whyNot; }
  std::optional<ScoreMatrix> locate(const ScoreFinish &finish) const;

private:
  Axes getStoredAxes() const;
  bool takeGroup(ScoreFinish &finish);
  std::optional<Axes> follow(Operation *op) const;
  std::optional<Axes> followElementwise(Operation *op) const;
  std::optional<Axes> followReshape(hlo::ReshapeOp op) const;
  std::optional<Axes> followConcatenate(hlo::ConcatenateOp op) const;
  bool isOther(Value value) const;
  bool isClosed(Value last) const;
  bool mayEnd(const ScoreFinish &finish) const;
  Operation *popFirst();
  void push(Value value);

  const ScoreSpaces &spaces;
  const Attention &attention;
  const ScoreSum &sum;
  const llvm::DenseSet<Operation *> &sums;
  const ScoreSpaces::FinishRules &rules;
  llvm::MapVector<Value, Axes> derived; // what follows from the sum, with its axes
  llvm::SetVector<Operation *> taken;
  SmallVector<Operation *> pending;
  StringRef whyNot;
};

} // namespace

/// The axes of the sum as it is stored: of the matmul, or of its transpose.
SumFollower::Axes SumFollower::getStoredAxes() const {
  auto transpose = sum.result.getDefiningOp<hlo::TransposeOp>();
  if (!transpose || transpose.getOperand() != sum.op->getResult(0))
    return sum.axes;
  return llvm::map_to_vector(transpose.getPermutation(),
                             [&](int64_t dim) { return sum.axes[dim]; });
}

static Operation *getOnlyUser(Value value) {
  return value.hasOneUse() ? *value.user_begin() : nullptr;
}

/// The dimension of `from` that `to` has cut in two, both with more than one index; nothing where
/// it does anything else.
static std::optional<size_t> findCut(ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
  if (to.size() != from.size() + 1)
    return std::nullopt;
  for (size_t dim = 0; dim < from.size(); ++dim)
    if (from[dim] != to[dim]) {
      bool isCut = from[dim] == to[dim] * to[dim + 1] && to[dim] > 1 && to[dim + 1] > 1 &&
                   from.drop_front(dim + 1) == to.drop_front(dim + 2);
      return isCut ? std::optional(dim) : std::nullopt;
    }
  return std::nullopt;
}

/// Adds the sums of heads that are next to each other, if that comes first. Of sums over queries
/// only: what is read by row is one head's.
bool SumFollower::takeGroup(ScoreFinish &finish) {
  auto reshape = dyn_cast_or_null<hlo::ReshapeOp>(getOnlyUser(finish.sum));
  auto reduce = reshape ? dyn_cast_or_null<hlo::ReduceOp>(getOnlyUser(reshape)) : nullptr;
  if (!reduce || sum.overKeys || reduce.getInputs().size() != 1 ||
      reduce.getDimensions().size() != 1 ||
      !isa_and_nonnull<hlo::AddOp>(reduce.getSimpleReducer()) ||
      !hlo::isZeroSplat(reduce.getInitValues()[0]))
    return false;
  auto cut = findCut(hlo::tensorType(finish.sum).getShape(), reshape.getType().getShape());
  if (!cut || reduce.getDimensions()[0] != static_cast<int64_t>(*cut) + 1)
    return false;
  int axis = finish.rowAxes[*cut];
  if (!llvm::is_contained(attention.batch, axis))
    return false;
  finish.members = reshape.getType().getDimSize(*cut + 1);
  finish.groupAxis = axis;
  finish.rows = reduce->getResult(0);
  taken.insert(reshape);
  taken.insert(reduce);
  whyNot = rules.whyNotGroup(axis, finish.members);
  return whyNot.empty();
}

/// Whether `value` is something that a row is made of besides: no part of any sum of scores.
bool SumFollower::isOther(Value value) const {
  while (Operation *op = value.getDefiningOp()) {
    if (derived.count(value) || sums.contains(op) || spaces.isPartOfAny(op))
      return false;
    if (!isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return true;
}

std::optional<SumFollower::Axes> SumFollower::followElementwise(Operation *op) const {
  std::optional<Axes> axes;
  for (Value operand : op->getOperands()) {
    const auto *known = derived.find(operand);
    if (known == derived.end() ? !isOther(operand) : axes && *axes != known->second)
      return std::nullopt;
    if (known != derived.end())
      axes = known->second;
  }
  return hlo::tensorType(op->getResult(0)).getRank() == static_cast<int64_t>(axes->size())
             ? axes
             : std::nullopt;
}

std::optional<SumFollower::Axes> SumFollower::followConcatenate(hlo::ConcatenateOp op) const {
  const Axes *axes = nullptr;
  for (Value operand : op->getOperands()) {
    const auto *known = derived.find(operand);
    if (known == derived.end() || (axes && *axes != known->second))
      return std::nullopt;
    axes = &known->second;
  }
  return (*axes)[op.getDimension()] == ScoreSpaces::kOpen ? std::optional(*axes) : std::nullopt;
}

/// The axes of what `op` makes, if each of its rows follows from the same row.
std::optional<SumFollower::Axes> SumFollower::follow(Operation *op) const {
  if (op->getNumResults() != 1 || !rules.mayTake(op))
    return std::nullopt;
  if (hlo::isElementwise(op))
    return followElementwise(op);
  const auto *known = derived.find(op->getOperand(0));
  if (auto concatenate = dyn_cast<hlo::ConcatenateOp>(op))
    return followConcatenate(concatenate);
  if (known == derived.end())
    return std::nullopt;
  const Axes &axes = known->second;
  ArrayRef<int64_t> from = hlo::tensorType(op->getOperand(0)).getShape(),
                    to = hlo::tensorType(op->getResult(0)).getShape();
  auto keepsRows = [&](int64_t dim) {
    return axes[dim] == ScoreSpaces::kOpen || from[dim] == to[dim];
  };
  return llvm::TypeSwitch<Operation *, std::optional<Axes>>(op)
      .Case([&](hlo::TransposeOp op) {
        return llvm::map_to_vector(op.getPermutation(), [&](int64_t dim) { return axes[dim]; });
      })
      .Case([&](hlo::ReshapeOp op) { return followReshape(op); })
      .Case([&](hlo::SliceOp) {
        bool keeps = llvm::all_of(llvm::seq<int64_t>(from.size()), keepsRows);
        return keeps ? std::optional(axes) : std::nullopt;
      })
      .Case([&](hlo::PadOp op) {
        bool keeps = isOther(op.getPaddingValue());
        for (auto [dim, low, high, interior] : llvm::enumerate(
                 op.getEdgePaddingLow(), op.getEdgePaddingHigh(), op.getInteriorPadding()))
          keeps &= axes[dim] == ScoreSpaces::kOpen || (low == 0 && high == 0 && interior == 0);
        return keeps ? std::optional(axes) : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// A reshape that leaves out dimensions of size 1, or puts some in.
std::optional<SumFollower::Axes> SumFollower::followReshape(hlo::ReshapeOp op) const {
  if (hlo::shapeWithoutOnes(op.getOperand()) != hlo::shapeWithoutOnes(op))
    return std::nullopt;
  Axes axes, known;
  for (auto [axis, size] : llvm::zip_equal(derived.find(op.getOperand())->second,
                                           hlo::tensorType(op.getOperand()).getShape())) {
    if (size != 1)
      known.push_back(axis);
    else if (axis == ScoreSpaces::kOpen)
      return std::nullopt;
  }
  size_t next = 0;
  for (int64_t size : op.getType().getShape())
    axes.push_back(size == 1 ? ScoreSpaces::kUnit : known[next++]);
  return axes;
}

/// Whether nothing but what was taken reads what follows from the sum, but for `last`.
bool SumFollower::isClosed(Value last) const {
  return llvm::all_of(derived, [&](const auto &entry) {
    return entry.first == last || llvm::all_of(entry.first.getUsers(), [&](Operation *user) {
             return taken.contains(user);
           });
  });
}

std::optional<ScoreMatrix> SumFollower::locate(const ScoreFinish &finish) const {
  std::optional<ScoreMatrix> matrix = makeScoreMatrix(wholeView(finish.result), finish.axes);
  int axis = getRowAxis(sum, attention);
  auto own = hlo::tensorType(finish.sum), made = hlo::tensorType(finish.result);
  if (!matrix || own.getElementType() != made.getElementType() ||
      matrix->innerSize != sum.output.innerSize ||
      !isLibraryMatrix(spaces.getSize(axis), matrix->strideOf(axis), matrix->innerSize,
                       matrix->innerStride) ||
      (finish.changesRows() && matrix->innerStride != 1))
    return std::nullopt;
  matrix->value = finish.result;
  return matrix;
}

void SumFollower::push(Value value) {
  for (Operation *user : value.getUsers())
    if (user->getBlock() == sum.op->getBlock() && !llvm::is_contained(pending, user))
      pending.push_back(user);
}

/// The earliest: what it reads of the sum has been looked at.
Operation *SumFollower::popFirst() {
  auto *first =
      llvm::min_element(pending, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  Operation *op = *first;
  pending.erase(first);
  return op;
}

std::optional<ScoreFinish> SumFollower::find() {
  ScoreFinish finish;
  finish.sum = finish.rows = sum.result;
  finish.rowAxes = getStoredAxes();
  std::optional<ScoreFinish> best;
  auto keep = [&](Value result, const Axes &axes) {
    finish.result = result;
    finish.axes = axes;
    bool isMoved = llvm::all_of(
        taken, [](Operation *op) { return isa<hlo::ReshapeOp, hlo::TransposeOp>(op); });
    if (isMoved || !isClosed(result) || !rules.mayEnd(result) || !locate(finish))
      return;
    best = finish;
    best->ops.assign(taken.begin(), taken.end());
  };
  if (llvm::count(finish.rowAxes, ScoreSpaces::kOpen) != 1)
    return std::nullopt;
  bool isGroup = takeGroup(finish);
  if (!whyNot.empty())
    return std::nullopt;
  derived[finish.rows] = finish.rowAxes;
  if (isGroup)
    keep(finish.rows, finish.rowAxes);
  push(finish.rows);
  while (!pending.empty() && taken.size() < kMostOps) {
    Operation *op = popFirst();
    std::optional<Axes> axes = follow(op);
    if (!axes)
      continue;
    Value value = op->getResult(0);
    taken.insert(op);
    derived[value] = *axes;
    keep(value, *axes);
    push(value);
  }
  if (!best && llvm::any_of(taken, [](Operation *op) { return hlo::isElementwise(op); }))
    whyNot = "what it makes of a sum is no matrix that matmuls alone read";
  return best;
}

SmallVector<ScoreSpaces::Finish> ScoreSpaces::finishSums(Attention &attention,
                                                         const FinishRules &rules) const {
  llvm::DenseSet<Operation *> sums;
  for (const ScoreSum &sum : attention.sums)
    sums.insert_range(sum.getOutputOps());
  SmallVector<Finish> notes;
  const ScoreFinish *group = nullptr;
  for (ScoreSum &sum : attention.sums) {
    SumFollower follower(*this, attention, sum, sums, rules);
    std::optional<ScoreFinish> finish = follower.find();
    StringRef whyNot = follower.getWhyNot();
    bool isOther = finish && finish->isGrouped() && group &&
                   (group->groupAxis != finish->groupAxis || group->members != finish->members);
    if (isOther) {
      finish.reset();
      whyNot = "another sum of the attention is over other groups of heads";
    }
    if (!finish) {
      if (!whyNot.empty())
        notes.push_back({*sum.result.user_begin(), whyNot});
      continue;
    }
    notes.push_back({finish->ops.front(), ""});
    sums.insert_range(finish->ops);
    sum.output = *follower.locate(*finish);
    sum.result = finish->result;
    sum.finish = std::move(*finish);
    if (sum.finish.isGrouped())
      group = &sum.finish;
  }
  return notes;
}

} // namespace zero
