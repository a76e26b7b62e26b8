#include "zero/Target/ScoreSpace.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

//===----------------------------------------------------------------------===//
// Labels: which axis each dimension is
//===----------------------------------------------------------------------===//

ScoreSpaces::ScoreSpaces(Block &block) {
  for (Operation &op : block)
    visit(op);
  collectCandidates();
}

int ScoreSpaces::findAxis(int axis) const {
  while (axis >= 0 && axes[axis].parent != axis)
    axis = axes[axis].parent;
  return axis;
}

int ScoreSpaces::findGroup(int group) const {
  while (groups[group] != group)
    group = groups[group];
  return group;
}

SmallVector<int> ScoreSpaces::getAxes(Value value) const {
  return llvm::map_to_vector(places.find(value)->second.axes,
                             [&](int axis) { return findAxis(axis); });
}

void ScoreSpaces::refuse(int group, Operation *op, StringRef reason) {
  refusals.try_emplace(findGroup(group), NoAttention{op, reason.str()});
}

/// The lower number stays: that of the first op.
void ScoreSpaces::uniteGroups(int a, int b) {
  a = findGroup(a), b = findGroup(b);
  if (a == b)
    return;
  if (b < a)
    std::swap(a, b);
  groups[b] = a;
  if (auto refusal = refusals.find(b); refusal != refusals.end())
    refusals.try_emplace(a, NoAttention(refusal->second));
}

void ScoreSpaces::uniteAxes(int a, int b, Operation *op, int group) {
  a = findAxis(a), b = findAxis(b);
  if (a == b)
    return;
  if (axes[a].isBatch != axes[b].isBatch)
    refuse(group, op, "joins a batch dimension of one matmul with rows or columns of another");
  axes[std::max(a, b)].parent = std::min(a, b);
}

ScoreSpaces::Labels ScoreSpaces::labelElementwise(Operation *op) {
  SmallVector<int> labels;
  int group = -1;
  bool readsMemory = false;
  for (Value operand : op->getOperands()) {
    auto place = places.find(operand);
    if (place == places.end()) {
      readsMemory |= !hlo::isConstantLike(operand.getDefiningOp());
      continue;
    }
    if (labels.empty()) {
      labels = place->second.axes;
      group = place->second.group;
      continue;
    }
    uniteGroups(group, place->second.group);
    for (auto [label, axis] : llvm::zip_equal(labels, place->second.axes)) {
      if (label == kOpen)
        label = axis;
      else if (label >= 0 && axis >= 0)
        uniteAxes(label, axis, op, group);
    }
  }
  // A row value that is spread over something else than scores: not ours.
  if (readsMemory && llvm::is_contained(labels, kOpen))
    return std::nullopt;
  return labels;
}

ScoreSpaces::Labels ScoreSpaces::labelReduce(hlo::ReduceOp op) const {
  if (op.getInputs().size() != 1 || !op.getSimpleReducer() || isDerived(op.getInitValues()[0]))
    return std::nullopt;
  SmallVector<int> labels;
  for (auto [dim, axis] : llvm::enumerate(places.find(op.getInputs()[0])->second.axes)) {
    bool isReduced = llvm::is_contained(op.getDimensions(), static_cast<int64_t>(dim));
    if (axis == kOpen || (isReduced && axis >= 0 && axes[findAxis(axis)].isBatch))
      return std::nullopt;
    if (!isReduced)
      labels.push_back(axis);
  }
  return labels.empty() ? Labels() : labels;
}

static std::optional<SmallVector<int>> labelReshape(hlo::ReshapeOp op, ArrayRef<int> from) {
  ArrayRef<int64_t> shape = op.getType().getShape();
  SmallVector<int> known(from), labels;
  llvm::erase(known, ScoreSpaces::kUnit);
  if (hlo::shapeWithoutOnes(op.getOperand()) != hlo::shapeWithoutOnes(op) || shape.empty())
    return std::nullopt;
  size_t next = 0;
  for (int64_t size : shape)
    labels.push_back(size == 1 ? ScoreSpaces::kUnit : known[next++]);
  return labels;
}

static SmallVector<int> labelBroadcast(hlo::BroadcastInDimOp op, ArrayRef<int> from) {
  ArrayRef<int64_t> shape = op.getType().getShape();
  SmallVector<int> labels;
  for (int64_t size : shape)
    labels.push_back(size == 1 ? ScoreSpaces::kUnit : ScoreSpaces::kOpen);
  for (auto [axis, dim] : llvm::zip_equal(from, op.getBroadcastDimensions()))
    if (axis != ScoreSpaces::kUnit)
      labels[dim] = axis;
  return labels;
}

void ScoreSpaces::visit(Operation &op) {
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op))
    return visitDot(dot);
  const Place *first = nullptr;
  for (Value operand : op.getOperands())
    if (auto place = places.find(operand); !first && place != places.end())
      first = &place->second;
  if (!first || op.getNumResults() != 1)
    return;
  int group = first->group;
  SmallVector<int> from = first->axes;
  Labels labels =
      llvm::TypeSwitch<Operation *, Labels>(&op)
          .Case([&](hlo::TransposeOp op) {
            return llvm::map_to_vector(op.getPermutation(), [&](int64_t dim) { return from[dim]; });
          })
          .Case([&](hlo::ReshapeOp op) { return labelReshape(op, from); })
          .Case([&](hlo::BroadcastInDimOp op) { return Labels(labelBroadcast(op, from)); })
          .Case([&](hlo::ReduceOp op) { return labelReduce(op); })
          .Default([&](Operation *op) {
            return hlo::isElementwise(op) ? labelElementwise(op) : std::nullopt;
          });
  if (!labels)
    return;
  places[op.getResult(0)] = {std::move(*labels), group};
  derivedOps.push_back(&op);
}

/// A batched matmul of two other tensors starts a space; one of scores and another tensor ends
/// them.
void ScoreSpaces::visitDot(hlo::DotGeneralOp dot) {
  bool left = isDerived(dot.getLhs()), right = isDerived(dot.getRhs());
  if (left || right) {
    int group = places.find(left ? dot.getLhs() : dot.getRhs())->second.group;
    if (left && right)
      refuse(group, dot, "multiplies scores with scores");
    sumOps.push_back(dot);
    return;
  }
  auto numbers = dot.getDotDimensionNumbers();
  size_t batch = numbers.getLhsBatchingDimensions().size();
  if (batch == 0 || dot.getLhsFreeDimensions().empty() || dot.getRhsFreeDimensions().empty() ||
      dot.getType().getNumElements() == 0 || hlo::tensorType(dot.getLhs()).getNumElements() == 0)
    return;
  Place place;
  place.group = groups.size();
  groups.push_back(place.group);
  for (auto [dim, size] : llvm::enumerate(dot.getType().getShape())) {
    place.axes.push_back(size == 1 ? kUnit : static_cast<int>(axes.size()));
    if (size != 1)
      axes.push_back({size, dim < batch, static_cast<int>(axes.size())});
  }
  places[dot] = std::move(place);
  derivedOps.push_back(dot);
}

void ScoreSpaces::collectCandidates() {
  llvm::DenseMap<int, size_t> byGroup;
  auto candidateOf = [&](Value value) -> Attention & {
    int group = findGroup(places.find(value)->second.group);
    auto [entry, isNew] = byGroup.try_emplace(group, candidates.size());
    if (isNew)
      candidates.emplace_back();
    return candidates[entry->second];
  };
  for (Operation *op : derivedOps) {
    Attention &attention = candidateOf(op->getResult(0));
    attention.ops.push_back(op);
    if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
      ScoreDot &scores = attention.dots.emplace_back();
      scores.op = dot;
      scores.scores = dot;
    }
    if (auto reduce = dyn_cast<hlo::ReduceOp>(op))
      attention.reductions.push_back(reduce);
  }
  for (Operation *op : sumOps) {
    auto dot = cast<hlo::DotGeneralOp>(op);
    ScoreSum sum;
    sum.op = dot;
    bool isLeft = isDerived(dot.getLhs());
    sum.other = &op->getOpOperand(isLeft ? 1 : 0);
    sum.scores = skipScoreMoves(op->getOperand(isLeft ? 0 : 1), *this);
    candidateOf(sum.scores).sums.push_back(sum);
  }
}

Value skipScoreMoves(Value value, const ScoreSpaces &spaces) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<hlo::TransposeOp, hlo::ReshapeOp>(op) || !spaces.isDerived(op->getOperand(0)))
      break;
    value = op->getOperand(0);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Axes and matrices of one attention
//===----------------------------------------------------------------------===//

bool ScoreSpaces::isPartOfAny(Operation *op) const {
  return llvm::any_of(op->getResults(), [&](Value value) { return isDerived(value); }) ||
         llvm::is_contained(sumOps, op);
}

bool ScoreSpaces::isScore(Value value, const Attention &attention) const {
  return isDerived(value) && llvm::is_contained(getAxes(value), attention.keys);
}

bool ScoreSpaces::isRow(Value value, const Attention &attention) const {
  if (!isDerived(value))
    return false;
  SmallVector<int> labels = getAxes(value);
  return !llvm::is_contained(labels, attention.keys) && !llvm::is_contained(labels, kOpen);
}

bool isLibraryMatrix(int64_t rows, int64_t rowStride, int64_t columns, int64_t columnStride) {
  bool isRowMajor = (columnStride == 1 || columns == 1) && (rowStride >= columns || rows == 1);
  bool isColumnMajor = (rowStride == 1 || rows == 1) && (columnStride >= rows || columns == 1);
  return isRowMajor || isColumnMajor;
}

bool ScoreMatrix::isSameAs(const ScoreMatrix &other) const {
  return view.base == other.view.base && view.offset == other.view.offset &&
         innerSize == other.innerSize && innerStride == other.innerStride &&
         strides == other.strides;
}

using AxisSet = llvm::SmallSet<int, 4>;

static AxisSet setOf(ArrayRef<int> labels) {
  AxisSet set;
  for (int axis : labels)
    if (axis != ScoreSpaces::kUnit)
      set.insert(axis);
  return set;
}

static AxisSet axesOf(ArrayRef<int> labels, ArrayRef<int64_t> dims) {
  return setOf(llvm::map_to_vector(dims, [&](int64_t dim) { return labels[dim]; }));
}

std::optional<NoAttention> ScoreSpaces::findAxes(Attention &attention) const {
  Operation *first = attention.dots.front().op;
  auto dot = cast<hlo::DotGeneralOp>(first);
  SmallVector<int> labels = getAxes(dot);
  AxisSet keys, all = setOf(labels);
  size_t size = llvm::count_if(labels, [](int axis) { return axis != kUnit; });
  if (all.size() != size)
    return NoAttention{first, "makes scores that are used as their own transpose"};
  for (hlo::ReduceOp reduce : attention.reductions) {
    AxisSet reduced =
        axesOf(getAxes(reduce.getInputs()[0]), SmallVector<int64_t>(reduce.getDimensions()));
    if (!keys.empty() && reduced != keys)
      return NoAttention{reduce, "reduces other dimensions of the scores than those before it"};
    keys = reduced;
  }
  if (keys.empty()) // nothing tells queries from keys
    for (int axis : ArrayRef<int>(labels).take_back(dot.getRhsFreeDimensions().size()))
      if (axis != kUnit)
        keys.insert(axis);
  if (keys.size() != 1)
    return NoAttention{first, keys.empty() ? "makes scores of one key"
                                           : "makes scores whose keys are several dimensions"};
  attention.keys = *keys.begin();
  for (int axis : labels) {
    if (axis == kUnit || axis == attention.keys)
      continue;
    (axes[axis].isBatch ? attention.batch : attention.queries).push_back(axis);
  }
  for (int axis : attention.queries)
    if (attention.mainQueries < 0 || getSize(axis) > getSize(attention.mainQueries))
      attention.mainQueries = axis;
  return std::nullopt;
}

std::optional<ScoreMatrix> makeScoreMatrix(StridedView view, ArrayRef<int> labels) {
  ScoreMatrix matrix;
  for (auto [label, size, stride] : llvm::zip_equal(labels, view.sizes, view.strides)) {
    if (size == 1)
      continue;
    if (label >= 0) {
      matrix.strides[label] = stride;
      continue;
    }
    if (matrix.innerSize != 1)
      return std::nullopt; // heads of several dimensions
    matrix.innerSize = size;
    matrix.innerStride = stride;
  }
  matrix.view = std::move(view);
  return matrix;
}

/// The matrix of an operand, through transposes, slices and reshapes where strides can say it.
static std::optional<ScoreMatrix> makeOperand(Value value, ArrayRef<int> labels, int axis,
                                              int64_t size) {
  for (const StridedView &view : {traceView(value), wholeView(value)}) {
    std::optional<ScoreMatrix> matrix = makeScoreMatrix(view, labels);
    if (!matrix ||
        !isLibraryMatrix(size, matrix->strideOf(axis), matrix->innerSize, matrix->innerStride))
      continue;
    matrix->value = value;
    matrix->axes.assign(labels.begin(), labels.end());
    return matrix;
  }
  return std::nullopt;
}

std::optional<NoAttention> ScoreSpaces::describeDot(Attention &attention, ScoreDot &dot) const {
  SmallVector<int> labels = getAxes(dot.op);
  auto numbers = dot.op.getDotDimensionNumbers();
  size_t batch = numbers.getLhsBatchingDimensions().size();
  SmallVector<int64_t> leftFree(dot.op.getLhsFreeDimensions()),
      rightFree(dot.op.getRhsFreeDimensions());
  SmallVector<int> left(hlo::tensorType(dot.op.getLhs()).getRank(), kOpen),
      right(hlo::tensorType(dot.op.getRhs()).getRank(), kOpen);
  for (size_t i = 0; i < batch; ++i) {
    left[numbers.getLhsBatchingDimensions()[i]] = labels[i];
    right[numbers.getRhsBatchingDimensions()[i]] = labels[i];
  }
  for (auto [i, dim] : llvm::enumerate(leftFree))
    left[dim] = labels[batch + i];
  for (auto [i, dim] : llvm::enumerate(rightFree))
    right[dim] = labels[batch + leftFree.size() + i];
  AxisSet queries = setOf(attention.queries), keys = setOf({attention.keys}),
          leftAxes = axesOf(left, leftFree), rightAxes = axesOf(right, rightFree);
  if (setOf(ArrayRef<int>(labels).take_front(batch)) != setOf(attention.batch))
    return NoAttention{dot.op, "has other batch dimensions than the attention's other matmuls"};
  bool isRowsFirst = leftAxes == queries && rightAxes == keys;
  if (!isRowsFirst && (leftAxes != keys || rightAxes != queries))
    return NoAttention{dot.op, "does not make scores of queries by keys"};
  Value rows = isRowsFirst ? dot.op.getLhs() : dot.op.getRhs();
  Value columns = isRowsFirst ? dot.op.getRhs() : dot.op.getLhs();
  auto rowMatrix = makeOperand(rows, isRowsFirst ? left : right, attention.mainQueries,
                               getSize(attention.mainQueries));
  auto columnMatrix =
      makeOperand(columns, isRowsFirst ? right : left, attention.keys, getSize(attention.keys));
  if (!rowMatrix || !columnMatrix)
    return NoAttention{dot.op, "has an operand that is no matrix of one stride for each attention "
                               "head; transpose it so that a head's elements are contiguous"};
  dot.rows = std::move(*rowMatrix);
  dot.columns = std::move(*columnMatrix);
  return std::nullopt;
}

/// `view` of what `transpose` makes, as one of what it reads.
static void undoTranspose(StridedView &view, hlo::TransposeOp transpose) {
  StridedView moved = view;
  for (auto [i, dim] : llvm::enumerate(transpose.getPermutation())) {
    view.sizes[dim] = moved.sizes[i];
    view.strides[dim] = moved.strides[i];
  }
}

static bool isRounding(Operation *op) {
  auto convert = dyn_cast<hlo::ConvertOp>(op);
  if (!convert || !hlo::tensorType(convert.getOperand()).getElementType().isF32())
    return false;
  Type to = hlo::tensorType(convert.getResult()).getElementType();
  return to.isBF16() || to.isF16();
}

/// What `value` is rounded to, where that alone reads it; else `value`.
static Value skipRounding(Value value) {
  bool isRounded = value.hasOneUse() && isRounding(*value.user_begin());
  return isRounded ? value.user_begin()->getResult(0) : value;
}

/// The result that is stored, behind a transpose that is its only user where that is a matrix.
static bool describeOutput(ScoreSum &sum, ArrayRef<int> labels, int axis, int64_t size,
                           bool roundsSums) {
  auto skip = [&](Value value) { return roundsSums ? skipRounding(value) : value; };
  Value result = skip(sum.op);
  auto accept = [&](Value stored, StridedView view) {
    std::optional<ScoreMatrix> matrix = makeScoreMatrix(std::move(view), labels);
    if (!matrix ||
        !isLibraryMatrix(size, matrix->strideOf(axis), matrix->innerSize, matrix->innerStride))
      return false;
    sum.result = skip(stored);
    sum.output = std::move(*matrix);
    sum.output.value = sum.result;
    return true;
  };
  auto transpose = result.hasOneUse() ? dyn_cast<hlo::TransposeOp>(*result.user_begin()) : nullptr;
  if (transpose) {
    StridedView view = wholeView(transpose);
    undoTranspose(view, transpose);
    if (accept(transpose, std::move(view)))
      return true;
  }
  return accept(result, wholeView(result));
}

std::optional<NoAttention> ScoreSpaces::describeSum(Attention &attention, ScoreSum &sum,
                                                    bool roundsSums) const {
  auto numbers = sum.op.getDotDimensionNumbers();
  bool isLeft = sum.other->getOperandNumber() == 1;
  auto pick = [&](ArrayRef<int64_t> left, ArrayRef<int64_t> right, bool scores) {
    return isLeft == scores ? left : right;
  };
  SmallVector<int> labels = getAxes(sum.op->getOperand(isLeft ? 0 : 1));
  SmallVector<int> others(hlo::tensorType(sum.other->get()).getRank(), kOpen);
  SmallVector<int> &results = sum.axes;
  SmallVector<int64_t> leftFree(sum.op.getLhsFreeDimensions()),
      rightFree(sum.op.getRhsFreeDimensions());
  ArrayRef<int64_t> batch =
      pick(numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions(), /*scores=*/true);
  ArrayRef<int64_t> otherBatch = pick(numbers.getLhsBatchingDimensions(),
                                      numbers.getRhsBatchingDimensions(), /*scores=*/false);
  ArrayRef<int64_t> summed = pick(numbers.getLhsContractingDimensions(),
                                  numbers.getRhsContractingDimensions(), /*scores=*/true);
  ArrayRef<int64_t> otherSummed = pick(numbers.getLhsContractingDimensions(),
                                       numbers.getRhsContractingDimensions(), /*scores=*/false);
  for (auto [mine, theirs] : llvm::zip_equal(batch, otherBatch)) {
    others[theirs] = labels[mine];
    results.push_back(labels[mine]);
  }
  for (auto [mine, theirs] : llvm::zip_equal(summed, otherSummed))
    others[theirs] = labels[mine];
  for (bool left : {true, false})
    for (int64_t dim : left ? leftFree : rightFree)
      results.push_back(left == isLeft ? labels[dim] : kOpen);

  AxisSet queries = setOf(attention.queries), keys = setOf({attention.keys}),
          over = axesOf(labels, summed), kept = axesOf(labels, isLeft ? leftFree : rightFree);
  sum.overKeys = over == keys && kept == queries;
  if (axesOf(labels, batch) != setOf(attention.batch) ||
      (!sum.overKeys && (over != queries || kept != keys)))
    return NoAttention{sum.op,
                       "sums the scores over other dimensions than all keys or all queries"};
  int operandAxis = sum.overKeys ? attention.keys : attention.mainQueries;
  int resultAxis = sum.overKeys ? attention.mainQueries : attention.keys;
  auto operand = makeOperand(sum.other->get(), others, operandAxis, getSize(operandAxis));
  if (!operand || !describeOutput(sum, results, resultAxis, getSize(resultAxis), roundsSums))
    return NoAttention{sum.op,
                       "has an operand or a result that is no matrix of one stride for each "
                       "attention head; transpose it so that a head's elements are "
                       "contiguous"};
  sum.operand = std::move(*operand);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Sums side by side
//===----------------------------------------------------------------------===//

SmallVector<Operation *> ScoreSum::getOutputOps() const {
  SmallVector<Operation *> ops = {op};
  auto moveTo = [&](Value value) { // each the only user of the one before
    while (ops.back() != value.getDefiningOp())
      ops.push_back(*ops.back()->user_begin());
  };
  if (!finish.ops.empty()) {
    moveTo(finish.sum);
    llvm::append_range(ops, finish.ops);
  }
  moveTo(result);
  return ops;
}

int getRowAxis(const ScoreSum &sum, const Attention &attention) {
  return sum.overKeys ? attention.mainQueries : attention.keys;
}

/// The use of `sum`, as it is stored, or of the last of the moves behind it that each alone read
/// the one before, by a concatenation that alone reads that.
static OpOperand *findJoin(const ScoreSum &sum) {
  for (Value value = sum.result; value.hasOneUse();) {
    OpOperand &use = *value.use_begin();
    if (isa<hlo::ConcatenateOp>(use.getOwner()))
      return &use;
    if (!isa<hlo::TransposeOp, hlo::ReshapeOp>(use.getOwner()))
      break;
    value = use.getOwner()->getResult(0);
  }
  return nullptr;
}

/// Where `sum` lies in the result of `join`, of which it is a part.
std::optional<ScoreMatrix> ScoreSpaces::locateInJoin(const ScoreSum &sum, int axis,
                                                     hlo::ConcatenateOp join) const {
  OpOperand *use = findJoin(sum);
  StridedView view = wholeView(join);
  int64_t dim = join.getDimension();
  for (Value before : join->getOperands().take_front(use->getOperandNumber()))
    view.offset += hlo::tensorType(before).getDimSize(dim) * view.strides[dim];
  view.sizes[dim] = hlo::tensorType(use->get()).getDimSize(dim);
  bool isFinished = !sum.finish.ops.empty();
  Operation *first = isFinished ? sum.finish.ops.back() : sum.op;
  for (Operation *move = use->get().getDefiningOp(); move != first;
       move = move->getOperand(0).getDefiningOp()) {
    if (auto transpose = dyn_cast<hlo::TransposeOp>(move))
      undoTranspose(view, transpose);
    else if (!isRounding(move) &&
             !reshapeView(view, hlo::tensorType(move->getOperand(0)).getShape()))
      return std::nullopt;
  }
  std::optional<ScoreMatrix> matrix =
      makeScoreMatrix(std::move(view), isFinished ? sum.finish.axes : sum.axes);
  if (!matrix ||
      !isLibraryMatrix(getSize(axis), matrix->strideOf(axis), matrix->innerSize,
                       matrix->innerStride) ||
      (sum.finish.changesRows() && matrix->innerStride != 1))
    return std::nullopt;
  matrix->value = join;
  return matrix;
}

SmallVector<ScoreSpaces::Join> ScoreSpaces::joinSums(Attention &attention, bool copiesOthers,
                                                     MayJoin mayJoin) const {
  llvm::MapVector<Operation *, SmallVector<ScoreSum *>> candidates;
  for (ScoreSum &sum : attention.sums)
    if (OpOperand *use = findJoin(sum))
      candidates[use->getOwner()].push_back(&sum);
  SmallVector<Join> joins;
  for (auto &[op, sums] : candidates) {
    auto join = cast<hlo::ConcatenateOp>(op);
    auto locate = [&](const ScoreSum &sum) {
      return locateInJoin(sum, getRowAxis(sum, attention), join);
    };
    SmallVector<const ScoreSum *> joined(sums.begin(), sums.end());
    StringRef whyNot;
    if (sums.size() != join->getNumOperands() && !copiesOthers)
      whyNot = "the attention does not make all of its operands, or they are read elsewhere, too";
    else if (!llvm::all_of(sums, [&](ScoreSum *sum) { return locate(*sum).has_value(); }))
      whyNot = "an attention head's part of it is no matrix of one stride";
    else
      whyNot = mayJoin(joined);
    joins.push_back({join, whyNot});
    if (!whyNot.empty())
      continue;
    for (ScoreSum *sum : sums) {
      if (!llvm::is_contained(joined, sum))
        continue;
      sum->output = *locate(*sum);
      sum->result = join;
    }
  }
  return joins;
}

std::optional<NoAttention> ScoreSpaces::resolve(Attention &attention, bool roundsSums) const {
  int group = findGroup(places.find(attention.dots.front().op)->second.group);
  if (auto refusal = refusals.find(group); refusal != refusals.end())
    return refusal->second;
  if (auto none = findAxes(attention))
    return none;
  auto check = [&](hlo::DotGeneralOp dot) -> std::optional<NoAttention> {
    for (Value value : {Value(dot.getLhs()), Value(dot.getRhs()), Value(dot)})
      if (Type type = hlo::tensorType(value).getElementType();
          !type.isF32() && !type.isBF16() && !type.isF16())
        return NoAttention{dot, "multiplies elements of another type than f32, bf16 and f16"};
    return std::nullopt;
  };
  for (ScoreDot &dot : attention.dots) {
    if (auto none = check(dot.op))
      return none;
    if (auto none = describeDot(attention, dot))
      return none;
  }
  for (ScoreSum &sum : attention.sums) {
    if (auto none = check(sum.op))
      return none;
    if (auto none = describeSum(attention, sum, roundsSums))
      return none;
  }
  return std::nullopt;
}

} // namespace zero
