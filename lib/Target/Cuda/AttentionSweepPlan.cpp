//===- AttentionSweepPlan.cpp - Tiles, passes and shared memory of an attention ---------------===//
#include "AttentionFactors.h"
#include "CudaKernel.h"
#include "TileProduct.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

namespace {
/// Shared memory that launches give blocks of wide heads at the most: compute capabilities 9.0 and
/// 10.0 have room for two such blocks in a multiprocessor, 8.0 for one.
constexpr int64_t kMostGivenShared = 112 << 10;
/// Elements of heads for whose tiles what code may declare is enough.
constexpr int64_t kMostNarrowHead = 128;
/// Bytes behind a row: so that neighbouring rows begin in other banks.
constexpr int64_t kRowGap = 16;
/// Of wide heads, whose sums leave few registers for scores.
constexpr int64_t kMostWideColumns = 32;
/// Registers of a thread for sums at the most.
constexpr int64_t kMostSummed = 128;
/// Of the cache that all multiprocessors share: a part that blocks' columns may take. It has 40 MB
/// in compute capability 8.0, 50 in 9.0, in two halves.
constexpr int64_t kCacheBytes = 16 << 20;
/// Steps whose scores are in registers at once at the most: more leave room for fewer blocks.
constexpr int64_t kMostSteps = 2;

class SweepPlanner {
public:
  SweepPlanner(func::FuncOp kernel, const ScoreSpaces &spaces) : kernel(kernel), spaces(spaces) {}
  FailureOr<SweepPlan> make(int64_t rows, int64_t columns);

private:
  InFlightDiagnostic refuse() {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' is an attention ";
  }
  LogicalResult checkForm();
  void formPasses();
  int64_t formReductions(llvm::DenseMap<Operation *, int64_t> &levels);
  void findScores(SweepPass &pass) const;
  void findStream();
  void listOperands();
  void addOperand(const ScoreMatrix &matrix, int axis);
  bool isWide() const;
  bool placeOperands();
  void splitSums();
  LogicalResult chooseTiles(int64_t rows, int64_t columns);
  void joinPasses();
  void findKept();
  void findRounded();
  void chooseSteps();
  void chooseLanes();
  void countItems();
  int64_t countTogether() const;

  func::FuncOp kernel;
  const ScoreSpaces &spaces;
  SweepPlan sweep;
};
} // namespace

int countProducts(Type left, Type right, Type result) {
  if (left == right && (left.isBF16() || left.isF16()))
    return 1;
  if (!left.isF32() || !right.isBF16())
    return 0;
  return result.getIntOrFloatBitWidth() == 16 ? 2 : 3;
}

/// Registers of a thread that hold its part of a sum.
static int64_t countRegisters(const ScoreSum &sum) {
  return kProductSize * llvm::alignTo(sum.operand.innerSize, kProductSize) / 32;
}

static Type elementOf(Value value) { return hlo::tensorType(value).getElementType(); }

static bool widens(Operation *op) {
  auto convert = dyn_cast_if_present<hlo::ConvertOp>(op);
  if (!convert)
    return false;
  Type from = elementOf(convert.getOperand()), to = elementOf(convert.getResult());
  return to.isF32() && (from.isBF16() || from.isF16());
}

static Value skipWidening(Value value) {
  while (widens(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

Type SweepOperand::getElement() const {
  Value value = skipWidening(matrix.value);
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<hlo::TransposeOp, hlo::SliceOp, hlo::ReshapeOp, hlo::BroadcastInDimOp>(op) &&
        !widens(op))
      break;
    value = op->getOperand(0);
  }
  Type own = elementOf(matrix.value), found = elementOf(value);
  return found.getIntOrFloatBitWidth() < own.getIntOrFloatBitWidth() ? found : own;
}

bool SweepOperand::isSameAs(const ScoreMatrix &other, int otherAxis) const {
  if (axis != otherAxis)
    return false;
  return matrix.isSameAs(other) ||
         (skipWidening(matrix.value) == skipWidening(other.value) && matrix.axes == other.axes);
}

int64_t SweepOperand::getInner() const { return llvm::alignTo(matrix.innerSize, kProductSize); }

const SweepOperand &SweepPlan::find(const ScoreMatrix &matrix, int axis) const {
  return *llvm::find_if(
      operands, [&](const SweepOperand &operand) { return operand.isSameAs(matrix, axis); });
}

bool SweepPlan::isByTensorCores(const ScoreDot &dot) const {
  Type row = find(getRows(dot), getRowAxis()).getElement();
  return zero::countProducts(row, find(getColumns(dot), getColumnAxis()).getElement(), row) == 1;
}

int SweepPlan::countProducts(const ScoreSum &sum) const {
  Type right = find(sum.operand, getColumnAxis()).getElement();
  return rounded.contains(sum.op)
             ? 1
             : zero::countProducts(elementOf(sum.scores), right, elementOf(sum.result));
}

int64_t SweepPlan::countBlocks(StringRef architecture) const {
  constexpr int64_t kAllRegisters = 1 << 16, kMostBlocks = 8;
  // Compute capability 8.0 keeps addresses that all threads have alike where the others have
  // registers of a warp for them.
  int64_t own = registers + (architecture == "sm_80" ? 8 : 0);
  int64_t blocks = std::min(kMostBlocks, kAllRegisters / (own * getThreads()));
  return isNarrow && blocks > 1 ? blocks : 0;
}

/// Sums of one direction, reductions of numbers that registers hold.
LogicalResult SweepPlanner::checkForm() {
  const Attention &attention = sweep.plan.attention;
  if (!sweep.plan.columns.empty())
    return refuse() << "that sums columns of its results; expected a kernel of their own on target "
                       "cuda, whose blocks cannot wait for each other";
  bool hasOver = false, hasUnder = false;
  for (const ScoreSum &sum : attention.sums)
    (sum.overKeys ? hasOver : hasUnder) = true;
  if (hasUnder && (hasOver || !attention.reductions.empty()))
    return refuse() << "that sums over the queries and reduces or sums over the keys; expected a "
                       "kernel for each on target cuda";
  sweep.hasQueries = !hasUnder;
  for (hlo::ReduceOp reduce : attention.reductions) {
    Type element = elementOf(reduce.getInputs()[0]);
    bool isHeld = element.isF32() || element.isBF16() || element.isF16();
    if (!isHeld || !hlo::getReduceKind(reduce.getSimpleReducer()))
      return reduce->emitOpError() << "in kernel '" << kernel.getSymName()
                                   << "' reduces scores on target cuda, expected a sum, product, "
                                      "maximum or minimum of f32, bf16 or f16";
  }
  auto checkHead = [&](const ScoreMatrix &matrix) -> LogicalResult {
    if (matrix.innerSize <= kMostHeadSize)
      return success();
    return refuse() << "with heads of " << matrix.innerSize
                    << " elements, target cuda has code for " << kMostHeadSize
                    << " at most; compile with --disable-fusions=attention";
  };
  for (const ScoreDot &dot : attention.dots)
    if (failed(checkHead(dot.rows)))
      return failure();
  for (const ScoreSum &sum : attention.sums)
    if (failed(checkHead(sum.operand)))
      return failure();
  return success();
}

/// By each reduction, how many others it needs one after another.
int64_t SweepPlanner::formReductions(llvm::DenseMap<Operation *, int64_t> &levels) {
  int64_t count = 0;
  for (Operation *op : sweep.plan.attention.ops) {
    int64_t level = 0;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && levels.count(def))
        level = std::max(level, levels.lookup(def) + isa<hlo::ReduceOp>(def));
    levels[op] = level;
    if (isa<hlo::ReduceOp>(op))
      count = std::max(count, level + 1);
  }
  return count;
}

/// Ops that `roots` need, up to reductions of scores and matmuls that make them.
static llvm::DenseSet<Operation *> findNeeded(SmallVector<Value> roots, const ScoreSpaces &spaces) {
  llvm::DenseSet<Operation *> seen;
  while (!roots.empty()) {
    Value value = roots.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (spaces.isDerived(value) && seen.insert(op).second &&
        !isa<hlo::ReduceOp, hlo::DotGeneralOp>(op))
      llvm::append_range(roots, op->getOperands());
  }
  return seen;
}

void SweepPlanner::findScores(SweepPass &pass) const {
  SmallVector<Value> roots;
  for (hlo::ReduceOp reduce : pass.reductions)
    roots.push_back(reduce.getInputs()[0]);
  for (const ScoreSum *sum : pass.sums)
    roots.push_back(sum->scores);
  llvm::DenseSet<Operation *> seen = findNeeded(std::move(roots), spaces);
  const Attention &attention = sweep.plan.attention;
  for (const ScoreDot &dot : attention.dots)
    if (seen.contains(dot.op))
      pass.dots.push_back(&dot);
  for (Operation *op : attention.ops)
    if (seen.contains(op) && !isa<hlo::ReduceOp>(op))
      pass.ops.push_back(op);
}

void SweepPlanner::formPasses() {
  const Attention &attention = sweep.plan.attention;
  llvm::DenseMap<Operation *, int64_t> levels;
  sweep.passes.resize(formReductions(levels));
  for (hlo::ReduceOp reduce : attention.reductions)
    sweep.passes[levels.lookup(reduce)].reductions.push_back(reduce);
  if (!attention.sums.empty()) {
    SweepPass &last = sweep.passes.emplace_back();
    for (const ScoreSum &sum : attention.sums)
      last.sums.push_back(&sum);
  }
  findStream();
  splitSums();
  for (SweepPass &pass : sweep.passes)
    findScores(pass);
}

/// Sums that registers do not hold together go along the columns one after the other.
void SweepPlanner::splitSums() {
  if (sweep.stream || sweep.passes.empty())
    return;
  SmallVector<const ScoreSum *> sums = std::exchange(sweep.passes.back().sums, {});
  int64_t used = 0;
  for (const ScoreSum *sum : sums) {
    if (used && used + countRegisters(*sum) > kMostSummed) {
      sweep.passes.emplace_back();
      used = 0;
    }
    sweep.passes.back().sums.push_back(sum);
    used += countRegisters(*sum);
  }
}

namespace {
/// How a score or row value follows weights and their total, each of which may be a factor of it.
class WeightPowers {
public:
  struct Powers {
    int weights = 0, total = 0;
    bool operator==(const Powers &o) const { return weights == o.weights && total == o.total; }
    bool isNone() const { return weights == 0 && total == 0; }
  };
  WeightPowers(const SweepStream &stream, const ScoreSpaces &spaces)
      : stream(stream), spaces(spaces) {}

  /// Nothing where it follows otherwise.
  std::optional<Powers> find(Value value);

private:
  std::optional<Powers> follow(Operation *op);
  std::optional<Powers> followSelect(hlo::SelectOp op);

  const SweepStream &stream;
  const ScoreSpaces &spaces;
  llvm::DenseMap<Value, std::optional<Powers>> known;
};
} // namespace

std::optional<WeightPowers::Powers> WeightPowers::find(Value value) {
  Operation *op = value.getDefiningOp();
  if (!spaces.isDerived(value))
    return Powers();
  if (op == stream.weights)
    return Powers{1, 0};
  if (op == stream.total)
    return Powers{0, 1};
  if (op == stream.maximum)
    return std::nullopt;
  if (isa<hlo::DotGeneralOp>(op))
    return Powers();
  if (auto found = known.find(value); found != known.end())
    return found->second;
  std::optional<Powers> powers = follow(op);
  known[value] = powers;
  return powers;
}

/// Between two that follow alike, or one and 0.
std::optional<WeightPowers::Powers> WeightPowers::followSelect(hlo::SelectOp op) {
  auto condition = find(op.getPred()), yes = find(op.getOnTrue()), no = find(op.getOnFalse());
  if (!condition || !condition->isNone() || !yes || !no)
    return std::nullopt;
  auto isZero = [](Value value) {
    auto splat = dyn_cast_or_null<FloatAttr>(hlo::getSplat(value));
    return splat && splat.getValueAsDouble() == 0;
  };
  if (*yes == *no || isZero(op.getOnFalse()))
    return yes;
  return isZero(op.getOnTrue()) ? no : std::nullopt;
}

std::optional<WeightPowers::Powers> WeightPowers::follow(Operation *op) {
  if (auto select = dyn_cast<hlo::SelectOp>(op))
    return followSelect(select);
  SmallVector<Powers> operands;
  for (Value operand : op->getOperands()) {
    std::optional<Powers> powers = find(operand);
    if (!powers)
      return std::nullopt;
    operands.push_back(*powers);
  }
  if (llvm::all_of(operands, [](const Powers &powers) { return powers.isNone(); }))
    return Powers();
  if (isa<hlo::ConvertOp>(op) && !isa<FloatType>(elementOf(op->getResult(0))))
    return std::nullopt;
  if (isa<hlo::BroadcastInDimOp, hlo::TransposeOp, hlo::ReshapeOp, hlo::ConvertOp, hlo::NegateOp>(
          op))
    return operands[0];
  if (isa<hlo::MulOp>(op))
    return Powers{operands[0].weights + operands[1].weights, operands[0].total + operands[1].total};
  if (isa<hlo::DivOp>(op))
    return Powers{operands[0].weights - operands[1].weights, operands[0].total - operands[1].total};
  return std::nullopt;
}

/// A maximum of scores, the total of exponentials of scores less that, and sums that these
/// exponentials, or their shares of the total, are a factor of.
void SweepPlanner::findStream() {
  const Attention &attention = sweep.plan.attention;
  if (!sweep.hasQueries || attention.reductions.size() != 2 || attention.sums.empty())
    return;
  SweepStream stream;
  for (hlo::ReduceOp op : attention.reductions) {
    auto kind = hlo::getReduceKind(op.getSimpleReducer());
    bool isKept = elementOf(op.getInputs()[0]).isF32() && elementOf(op.getResult(0)).isF32();
    if (isKept && kind == ir::ReduceKind::Max)
      stream.maximum = op;
    if (isKept && kind == ir::ReduceKind::Add)
      stream.total = op;
  }
  if (!stream.maximum || !stream.total)
    return;
  Value scores = skipScoreMoves(stream.maximum.getInputs()[0], spaces);
  for (Operation *op : attention.ops) {
    auto difference = dyn_cast<hlo::SubtractOp>(op);
    if (!difference || skipSpreading(difference.getRhs(), spaces) != stream.maximum.getResult(0))
      continue;
    if (stream.difference || !difference->hasOneUse() ||
        skipScoreMoves(difference.getLhs(), spaces) != scores)
      return;
    stream.difference = difference;
    stream.weights = dyn_cast<hlo::ExponentialOp>(*difference->user_begin());
  }
  int64_t registers = 0;
  for (const ScoreSum &sum : attention.sums)
    registers += countRegisters(sum);
  if (!stream.weights || registers > kMostSummed)
    return;
  WeightPowers powers(stream, spaces);
  if (powers.find(stream.total.getInputs()[0]) != WeightPowers::Powers{1, 0})
    return;
  for (const ScoreSum &sum : attention.sums) {
    auto found = powers.find(sum.scores);
    if (!found || found->weights != 1 || (found->total != 0 && found->total != -1))
      return;
    if (found->total == -1)
      stream.divided.insert(&sum);
  }
  stream.scores = findNeeded({stream.maximum.getInputs()[0]}, spaces);
  SweepPass pass;
  pass.reductions = {stream.maximum, stream.total};
  for (const ScoreSum &sum : attention.sums)
    pass.sums.push_back(&sum);
  sweep.passes.assign(1, std::move(pass));
  sweep.stream = std::move(stream);
}

void SweepPlanner::addOperand(const ScoreMatrix &matrix, int axis) {
  bool isKnown = llvm::any_of(
      sweep.operands, [&](const SweepOperand &operand) { return operand.isSameAs(matrix, axis); });
  if (!isKnown)
    sweep.operands.push_back({matrix, axis, 0, 0});
}

void SweepPlanner::listOperands() {
  const Attention &attention = sweep.plan.attention;
  for (const ScoreDot &dot : attention.dots)
    addOperand(sweep.getRows(dot), sweep.getRowAxis());
  for (const ScoreDot &dot : attention.dots)
    addOperand(sweep.getColumns(dot), sweep.getColumnAxis());
  for (const ScoreSum &sum : attention.sums)
    addOperand(sum.operand, sweep.getColumnAxis());
}

/// Whether tiles and columns, and afterwards a result, have room.
bool SweepPlanner::placeOperands() {
  int64_t end = 0;
  for (SweepOperand &operand : sweep.operands) {
    int64_t width = operand.getElement().getIntOrFloatBitWidth() / 8;
    operand.bytesBefore = end;
    operand.stride = operand.getInner() + kRowGap / width;
    end +=
        (operand.axis == sweep.getRowAxis() ? sweep.rows : sweep.columns) * operand.stride * width;
  }
  for (const ScoreSum &sum : sweep.plan.attention.sums) {
    int64_t width = elementOf(sum.result).getIntOrFloatBitWidth() / 8;
    int64_t inner = llvm::alignTo(sum.output.innerSize, kProductSize);
    end = std::max(end, sweep.rows * (inner * width + kRowGap));
  }
  sweep.sharedBytes = end;
  return end <= (isWide() ? kMostGivenShared : kMostDeclaredShared);
}

bool SweepPlanner::isWide() const {
  return llvm::any_of(sweep.operands, [](const SweepOperand &operand) {
    return operand.matrix.innerSize > kMostNarrowHead;
  });
}

/// Many rows read columns less often; many columns wait for each other less often.
LogicalResult SweepPlanner::chooseTiles(int64_t rows, int64_t columns) {
  auto clampSize = [&](int axis, int64_t most) {
    int64_t size = llvm::PowerOf2Ceil(spaces.getSize(axis));
    return std::clamp(size, kProductSize, most);
  };
  auto sizes = [](int64_t given, int64_t most) {
    SmallVector<int64_t> all;
    for (int64_t size = given ? given : most; size >= kProductSize; size /= 2) {
      all.push_back(size);
      if (given)
        break;
    }
    return all;
  };
  int64_t mostColumns = isWide() ? kMostWideColumns : kMostColumns;
  for (int64_t tile : sizes(rows, clampSize(sweep.getRowAxis(), kMostRows)))
    for (int64_t along : sizes(columns, clampSize(sweep.getColumnAxis(), mostColumns))) {
      sweep.rows = tile;
      sweep.columns = along;
      if (placeOperands())
        return success();
    }
  return refuse() << "whose operands take " << sweep.sharedBytes << " bytes of shared memory, "
                  << (isWide() ? kMostGivenShared : kMostDeclaredShared)
                  << " are there; compile with --disable-fusions=attention";
}

void SweepPlanner::joinPasses() {
  sweep.split = findSplit(sweep, spaces);
  if (!sweep.split)
    return;
  SweepPass pass;
  pass.reductions = {sweep.split->total};
  pass.sums = {sweep.split->sum};
  findScores(pass);
  sweep.passes.assign(1, std::move(pass));
}

/// Scores of 16 bits that nothing reads but as f32 need not be rounded: they have more digits then.
void SweepPlanner::findKept() {
  if (!sweep.isNarrow)
    return;
  for (const ScoreDot &dot : sweep.plan.attention.dots)
    if (sweep.isByTensorCores(dot) && elementOf(dot.scores).getIntOrFloatBitWidth() == 16 &&
        llvm::all_of(dot.scores.getUsers(), [](Operation *user) { return widens(user); }))
      sweep.kept.insert(dot.op);
}

/// Gradients of scores: the graph rounds what they are made of, the kernel rounds them instead, as
/// often. Then one product is enough.
void SweepPlanner::findRounded() {
  for (const ScoreSum &sum : sweep.plan.attention.sums) {
    if (sweep.countProducts(sum) == 2 && isOfKept(sum.scores, sweep, spaces))
      sweep.rounded.insert(sum.op);
  }
}

/// As many as leave registers for what is carried along, for left operands that are held, and for
/// what the ops make of scores.
void SweepPlanner::chooseSteps() {
  constexpr int64_t kOfSteps = 128, kOfStep = kProductSize * kProductSize / 32, kOfOthers = 56;
  constexpr int64_t kOfCarried = 96;
  int64_t carried = 0, held = 0;
  size_t dots = 1;
  for (const SweepPass &pass : sweep.passes) {
    int64_t own = 0;
    for (const ScoreSum *sum : pass.sums)
      own += countRegisters(*sum);
    carried = std::max(carried, sweep.split ? 2 * own : own);
    dots = std::max(dots, pass.dots.size());
  }
  for (const SweepOperand &operand : sweep.operands)
    if (operand.axis == sweep.getRowAxis())
      held += kProductSize * operand.getInner() / 2 / 32;
  sweep.holdsRows = sweep.isNarrow && carried + held <= kOfCarried;
  int64_t room = (kOfSteps - carried) / (kOfStep * static_cast<int64_t>(dots));
  int64_t most =
      std::min(sweep.holdsRows || sweep.split ? 1 : kMostSteps, sweep.columns / kProductSize);
  sweep.steps = std::clamp<int64_t>(room, 1, most);
  int64_t scores = kOfStep * static_cast<int64_t>(dots) * sweep.countServedSteps();
  sweep.registers = carried + (sweep.holdsRows ? held : 0) + scores + kOfOthers;
}

/// 16 bytes of each access.
void SweepPlanner::chooseLanes() {
  bool isNarrow = llvm::all_of(sweep.operands, [&](const SweepOperand &operand) {
    return operand.getElement().getIntOrFloatBitWidth() == 16 && operand.matrix.innerSize % 8 == 0;
  });
  sweep.lanes = isNarrow ? 2 * kCudaLanes : kCudaLanes;
}

void SweepPlanner::countItems() {
  const Attention &attention = sweep.plan.attention;
  sweep.items = llvm::divideCeil(spaces.getSize(sweep.getRowAxis()), sweep.rows);
  for (int axis : attention.batch)
    sweep.items *= spaces.getSize(axis);
  if (sweep.hasQueries)
    for (int axis : attention.queries)
      sweep.items *= axis == attention.mainQueries ? 1 : spaces.getSize(axis);
  sweep.together = countTogether();
}

/// Divides the number of batch indices.
int64_t SweepPlanner::countTogether() const {
  int64_t bytes = 0; // of one of them
  for (const SweepOperand &operand : sweep.operands)
    if (operand.axis == sweep.getColumnAxis())
      bytes += spaces.getSize(operand.axis) * operand.matrix.innerSize *
               operand.getElement().getIntOrFloatBitWidth() / 8;
  int64_t count = sweep.items / llvm::divideCeil(spaces.getSize(sweep.getRowAxis()), sweep.rows);
  int64_t together = std::clamp<int64_t>(kCacheBytes / bytes, 1, count);
  while (count % together)
    --together;
  return together;
}

FailureOr<SweepPlan> SweepPlanner::make(int64_t rows, int64_t columns) {
  // Of the CPU's plan: what the kernel's attention is, and, by its rows, masked keys.
  FailureOr<std::unique_ptr<AttentionPlan>> plan =
      planAttention(kernel, spaces, 1, /*forGpu=*/true);
  if (failed(plan))
    return failure();
  sweep.plan = std::move(**plan);
  if (failed(checkForm()))
    return failure();
  formPasses();
  listOperands();
  sweep.isNarrow = llvm::any_of(sweep.plan.attention.dots, [&](const ScoreDot &dot) {
    Type rows = sweep.find(sweep.getRows(dot), sweep.getRowAxis()).getElement();
    return rows == sweep.find(sweep.getColumns(dot), sweep.getColumnAxis()).getElement() &&
           rows.getIntOrFloatBitWidth() == 16;
  });
  if (failed(chooseTiles(rows, columns)))
    return failure();
  sweep.plan.rows = std::min(sweep.hasQueries ? sweep.rows : kMostRows,
                             spaces.getSize(sweep.plan.attention.mainQueries));
  findKept();
  findRounded();
  joinPasses();
  chooseSteps();
  chooseLanes();
  countItems();
  return std::move(sweep);
}

FailureOr<SweepPlan> planSweep(func::FuncOp kernel, const ScoreSpaces &spaces, int64_t rows,
                               int64_t columns) {
  return SweepPlanner(kernel, spaces).make(rows, columns);
}

} // namespace zero
