//===- AttentionSweepPlan.cpp - Tiles, passes and shared memory of an attention ---------------===//
#include "../Cpu/AttentionMask.h"
#include "AttentionSweep.h"
#include "CudaKernel.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

namespace {
/// Shared memory that every architecture gives without being asked, less what votes need.
constexpr int64_t kMostSharedBytes = (48 << 10) - 256;
/// Bytes behind a row: so that neighbouring rows begin in other banks.
constexpr int64_t kRowGap = 16;
constexpr int64_t kMostRows = 64, kMostColumns = 64;

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
  SmallVector<const ScoreDot *> findDots(ArrayRef<Value> roots) const;
  void listOperands();
  void addOperand(const ScoreMatrix &matrix, int axis);
  bool placeOperands();
  LogicalResult chooseTiles(int64_t rows, int64_t columns);
  void chooseLanes();
  void countItems();

  func::FuncOp kernel;
  const ScoreSpaces &spaces;
  SweepPlan sweep;
};
} // namespace

int countProducts(Type left, Type right) {
  if (left == right && (left.isBF16() || left.isF16()))
    return 1;
  return left.isF32() && right.isBF16() ? 3 : 0;
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

SmallVector<const ScoreDot *> SweepPlanner::findDots(ArrayRef<Value> roots) const {
  SmallVector<Value> pending(roots);
  llvm::DenseSet<Operation *> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!spaces.isDerived(value) || !seen.insert(op).second || isa<hlo::ReduceOp>(op))
      continue;
    if (!isa<hlo::DotGeneralOp>(op))
      llvm::append_range(pending, op->getOperands());
  }
  SmallVector<const ScoreDot *> dots;
  for (const ScoreDot &dot : sweep.plan.attention.dots)
    if (seen.contains(dot.op))
      dots.push_back(&dot);
  return dots;
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
  for (SweepPass &pass : sweep.passes) {
    SmallVector<Value> roots;
    for (hlo::ReduceOp reduce : pass.reductions)
      roots.push_back(reduce.getInputs()[0]);
    for (const ScoreSum *sum : pass.sums)
      roots.push_back(sum->scores);
    pass.dots = findDots(roots);
  }
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
  return end <= kMostSharedBytes;
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
  for (int64_t tile : sizes(rows, clampSize(sweep.getRowAxis(), kMostRows)))
    for (int64_t along : sizes(columns, clampSize(sweep.getColumnAxis(), kMostColumns))) {
      sweep.rows = tile;
      sweep.columns = along;
      if (placeOperands())
        return success();
    }
  return refuse() << "whose operands take " << sweep.sharedBytes << " bytes of shared memory, "
                  << kMostSharedBytes << " are there; compile with --disable-fusions=attention";
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
}

FailureOr<SweepPlan> SweepPlanner::make(int64_t rows, int64_t columns) {
  // Of the CPU's plan: what the kernel's attention is, and, by its rows, masked keys.
  FailureOr<std::unique_ptr<AttentionPlan>> plan = planAttention(kernel, spaces, 1);
  if (failed(plan))
    return failure();
  sweep.plan = std::move(**plan);
  if (failed(checkForm()))
    return failure();
  formPasses();
  listOperands();
  if (failed(chooseTiles(rows, columns)))
    return failure();
  sweep.plan.rows = std::min(sweep.hasQueries ? sweep.rows : kMostRows,
                             spaces.getSize(sweep.plan.attention.mainQueries));
  chooseLanes();
  countItems();
  return std::move(sweep);
}

FailureOr<SweepPlan> planSweep(func::FuncOp kernel, const ScoreSpaces &spaces, int64_t rows,
                               int64_t columns) {
  return SweepPlanner(kernel, spaces).make(rows, columns);
}

FailureOr<KernelSchedule> scheduleSweep(func::FuncOp kernel) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<SweepPlan> sweep = planSweep(kernel, spaces);
  if (failed(sweep))
    return failure();
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Attention;
  schedule.tile = sweep->rows;
  schedule.work = sweep->items;
  schedule.lanes = sweep->lanes;
  schedule.scratch = sweep->sharedBytes;
  schedule.grain = 1;
  schedule.parameters[kTeamParameter.str()] = sweep->getThreads();
  schedule.parameters[kColumnsParameter.str()] = sweep->columns;
  return schedule;
}

LogicalResult verifySweep(func::FuncOp kernel, const KernelSchedule &schedule) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule of kind attention with ";
  };
  auto isTile = [](int64_t size, int64_t most) {
    return size >= kProductSize && size <= most && llvm::isPowerOf2_64(size);
  };
  int64_t columns = getParameter(schedule, kColumnsParameter);
  if (!isTile(schedule.tile, kMostRows) || !isTile(columns, kMostColumns))
    return refuse() << "tiles of " << schedule.tile << " rows and " << columns
                    << " columns at once, expected powers of two from " << kProductSize << " to "
                    << kMostRows;
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<SweepPlan> sweep = planSweep(kernel, spaces, schedule.tile, columns);
  if (failed(sweep))
    return failure();
  const std::tuple<StringRef, int64_t, int64_t> numbers[] = {
      {"items", schedule.work, sweep->items},
      {"items at the least for a block", schedule.grain, 1},
      {"threads", getParameter(schedule, kTeamParameter), sweep->getThreads()},
      {"lanes", schedule.lanes, sweep->lanes},
      {"bytes of shared memory", schedule.scratch, sweep->sharedBytes},
      {"bytes of workspace", schedule.workspace, 0},
      {"parameters", static_cast<int64_t>(schedule.parameters.size()), 2}};
  for (auto [what, found, expected] : numbers)
    if (found != expected)
      return refuse() << found << " " << what << ", expected " << expected;
  if (!schedule.rows.empty() || !schedule.columns.empty() || !schedule.staged.empty() ||
      schedule.isFlat || schedule.isInOneBlock)
    return refuse() << "rows, columns or staged ops, which that kind has not";
  return success();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The share of the scores that blocks compute, in elements of one batch index.
static int64_t countScores(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  int64_t queries = spaces.getSize(attention.mainQueries), keys = spaces.getSize(attention.keys);
  MaskedKeys masked = findMaskedKeys(sweep.plan, spaces);
  if (masked.limits.empty())
    return queries * keys;
  int64_t count = 0;
  for (auto [tile, limit] : llvm::enumerate(masked.limits)) {
    int64_t first = static_cast<int64_t>(tile) * sweep.plan.rows;
    int64_t width = sweep.hasQueries ? limit : llvm::alignTo(limit, sweep.rows);
    count += std::min(sweep.plan.rows, queries - first) * std::min(width, keys);
  }
  return count;
}

SweepOperations countOperations(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  int64_t scores = countScores(sweep, spaces);
  for (int axis : attention.batch)
    scores *= spaces.getSize(axis);
  for (int axis : attention.queries)
    scores *= axis == attention.mainQueries ? 1 : spaces.getSize(axis);
  SweepOperations count;
  auto multiply = [&](int times, Type element, int64_t inner) {
    if (times)
      count.element = element;
    // A fused multiply-add is one operation of a thread.
    (times ? count.products : count.others) += (times ? 2 * times : 1) * scores * inner;
  };
  for (const SweepPass &pass : sweep.passes) {
    for (const ScoreDot *dot : pass.dots) {
      Type left = sweep.find(sweep.getRows(*dot), sweep.getRowAxis()).getElement(),
           right = sweep.find(sweep.getColumns(*dot), sweep.getColumnAxis()).getElement();
      multiply(countProducts(left, right) == 1, right, dot->rows.innerSize);
    }
    for (const ScoreSum *sum : pass.sums) {
      Type right = sweep.find(sum->operand, sweep.getColumnAxis()).getElement();
      multiply(countProducts(elementOf(sum->scores), right), right, sum->operand.innerSize);
    }
  }
  // What is made of scores is made anew by each pass.
  for (Operation *op : attention.ops)
    if (!isa<hlo::DotGeneralOp>(op) && (hlo::isElementwise(op) || isa<hlo::ReduceOp>(op)) &&
        spaces.isScore(op->getOperand(0), attention))
      count.others += scores * static_cast<int64_t>(sweep.passes.size());
  return count;
}

} // namespace zero
