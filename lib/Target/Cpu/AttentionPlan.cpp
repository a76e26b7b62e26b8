#include "AttentionPlan.h"
#include "KernelGemm.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace zero {

/// Bytes of all slots: they are on the thread's stack, and should stay in the second cache.
constexpr int64_t kSlotBytes = 512 << 10;
constexpr int64_t kRowGroup = 8;

namespace {
class Planner {
public:
  Planner(func::FuncOp kernel, const ScoreSpaces &spaces, int64_t rows, bool forGpu)
      : kernel(kernel), spaces(spaces), forGpu(forGpu) {
    plan.rows = rows;
  }

  FailureOr<std::unique_ptr<AttentionPlan>> make();

private:
  LogicalResult findAttention();
  void finishSums();
  LogicalResult findColumns();
  LogicalResult checkEnds();
  LogicalResult checkMade(Operation *reader, Value value);
  LogicalResult checkFinish(const ScoreSum &sum);
  void findMadeOperands();
  LogicalResult chooseSteps();
  void findLastReads();
  void assignSlots();
  void placeRoundedSums();
  LogicalResult chooseRows();
  bool isStep(Operation *op) const { return isa<hlo::ReduceOp>(op) || staged.contains(op); }

  func::FuncOp kernel;
  const ScoreSpaces &spaces;
  bool forGpu;
  std::unique_ptr<AttentionPlan> made = std::make_unique<AttentionPlan>();
  AttentionPlan &plan = *made;
  llvm::DenseSet<Operation *> staged;         // their values go to slots
  llvm::DenseMap<Operation *, int> lastReads; // of these: the last step that reads them
};
} // namespace

LogicalResult Planner::findAttention() {
  auto isWhole = [&](const Attention &candidate) {
    int64_t dots = llvm::range_size(kernel.getBody().front().getOps<hlo::DotGeneralOp>());
    return !candidate.dots.empty() &&
           static_cast<int64_t>(candidate.dots.size() + candidate.sums.size()) == dots;
  };
  ArrayRef<Attention> candidates = spaces.getCandidates();
  const auto *found = llvm::find_if(candidates, isWhole);
  if (found == candidates.end())
    return kernel.emitOpError()
           << "kernel '" << kernel.getSymName()
           << "' has matmuls that are not those of one attention; a kernel has no others";
  plan.attention = *found;
  if (auto none = spaces.resolve(plan.attention, /*roundsSums=*/forGpu))
    return none->op->emitOpError() << "in kernel '" << kernel.getSymName() << "' " << none->reason;
  if (!forGpu)
    finishSums();
  // What is side by side in the body is so in memory.
  spaces.joinSums(plan.attention, /*copiesOthers=*/forGpu, [](auto &) { return ""; });
  return findColumns();
}

/// What leads from a sum to a result is made by the kernel, all of it.
void Planner::finishSums() {
  spaces.finishSums(plan.attention, {[](Operation *) { return true; }, [](Value) { return true; },
                                     [](int, int64_t) { return ""; }});
  for (const ScoreSum &sum : plan.attention.sums) {
    if (sum.finish.isGrouped()) {
      plan.groupAxis = sum.finish.groupAxis;
      plan.members = sum.finish.members;
    }
    int64_t width = hlo::tensorType(sum.result).getElementTypeBitWidth() / 8;
    if (sum.finish.changesRows())
      plan.rowBytes = std::max(plan.rowBytes, sum.output.innerSize * width);
  }
}

/// Where keys are left out, a reduction of scores goes over the tile's keys, whatever it reads:
/// there are no others, but for sums down columns of results.
LogicalResult Planner::findColumns() {
  for (auto reduce : kernel.getBody().front().getOps<hlo::ReduceOp>()) {
    bool isOfGroup = llvm::any_of(plan.attention.sums, [&](const ScoreSum &sum) {
      return llvm::is_contained(sum.finish.ops, reduce);
    });
    if (isOfGroup || llvm::is_contained(plan.attention.reductions, reduce))
      continue;
    std::optional<ScoreColumns> columns = findScoreColumns(plan.attention, reduce);
    StringRef whyNot = columns ? whyNoColumns(*columns, plan.attention, spaces) : "";
    bool isOther = columns && !plan.columns.empty() && plan.columns.front().form != columns->form;
    if (columns && whyNot.empty() && !isOther) {
      plan.columns.push_back(std::move(*columns));
      continue;
    }
    InFlightDiagnostic diag = reduce->emitOpError() << "in kernel '" << kernel.getSymName() << "' ";
    if (isOther)
      return diag
             << "sums other columns than the sum before it; expected it in a kernel of its own";
    if (columns)
      return diag << "sums columns of its attention's result, and " << whyNot
                  << "; expected it in a kernel of its own";
    return diag
           << "reduces what are no scores of its attention; expected it in a kernel of its own";
  }
  return success();
}

/// What is made besides scores is made of arguments: of no scores, by no matmul.
LogicalResult Planner::checkMade(Operation *reader, Value value) {
  SmallVector<Value> pending = {value};
  llvm::DenseSet<Operation *> seen;
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (spaces.isPartOfAny(op))
      return reader->emitOpError()
             << "in kernel '" << kernel.getSymName() << "' "
             << (isa<hlo::DotGeneralOp>(reader) ? "multiplies" : "reads")
             << " what the kernel's attention gives; expected what is made of "
                "arguments alone";
    llvm::append_range(pending, op->getOperands());
  }
  return success();
}

/// What a result's rows are made of besides the sum.
LogicalResult Planner::checkFinish(const ScoreSum &sum) {
  llvm::DenseSet<Value> own = {sum.finish.sum};
  for (Operation *op : sum.finish.ops) {
    own.insert(op->getResult(0));
    for (Value operand : op->getOperands())
      if (!own.contains(operand) && failed(checkMade(op, operand)))
        return failure();
  }
  return success();
}

/// Results are sums of scores or row values.
LogicalResult Planner::checkEnds() {
  for (const ScoreDot &dot : plan.attention.dots)
    if (failed(checkMade(dot.op, dot.rows.view.base)) ||
        failed(checkMade(dot.op, dot.columns.view.base)))
      return failure();
  for (const ScoreSum &sum : plan.attention.sums)
    if (failed(checkMade(sum.op, sum.operand.view.base)) || failed(checkFinish(sum)))
      return failure();
  for (Value result : kernel.getBody().front().getTerminator()->getOperands()) {
    bool isSum = llvm::any_of(plan.attention.sums,
                              [&](const ScoreSum &sum) { return sum.result == result; });
    isSum |= llvm::any_of(
        plan.columns, [&](ScoreColumns &columns) { return columns.op->getResult(0) == result; });
    if (!isSum && !spaces.isRow(result, plan.attention))
      return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                  << "' gives scores back; expected sums of scores and row values";
  }
  return success();
}

/// What matmuls sum is put into slots, and what two steps would compute at some cost.
LogicalResult Planner::chooseSteps() {
  for (const ScoreDot &dot : plan.attention.dots)
    staged.insert(dot.op);
  for (const ScoreSum &sum : plan.attention.sums)
    staged.insert(sum.scores.getDefiningOp());
  llvm::DenseMap<Operation *, llvm::SmallSetVector<Operation *, 2>> readers; // steps, at most two
  for (Operation *op : llvm::reverse(plan.attention.ops)) {
    Value value = op->getResult(0);
    auto &steps = readers[op];
    for (Operation *user : value.getUsers()) {
      if (isStep(user)) {
        steps.insert(user);
      } else if (auto others = readers.find(user); others != readers.end()) {
        llvm::SmallSetVector<Operation *, 2> copy = others->second;
        steps.insert(copy.begin(), copy.end());
      }
    }
    while (steps.size() > 2)
      steps.pop_back();
    // A slot holds what the library multiplies; what has another type is made twice.
    if (isGemmElement(hlo::tensorType(value).getElementType()) && steps.size() == 2 &&
        op->hasTrait<hlo::Costly>() && spaces.isScore(value, plan.attention))
      staged.insert(op);
  }
  for (Operation *op : plan.attention.ops) {
    if (!isStep(op))
      continue;
    if (!isa<hlo::DotGeneralOp>(op))
      plan.steps.push_back(op->getResult(0));
  }
  return success();
}

void Planner::findLastReads() {
  for (auto [number, step] : llvm::enumerate(plan.steps)) {
    SmallVector<Value> pending(step.getDefiningOp()->getOperands());
    llvm::DenseSet<Operation *> seen;
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      Operation *op = value.getDefiningOp();
      if (!spaces.isDerived(value) || !seen.insert(op).second)
        continue;
      if (staged.contains(op))
        lastReads[op] = number;
      else if (!isa<hlo::ReduceOp>(op))
        llvm::append_range(pending, op->getOperands());
    }
  }
  for (const ScoreSum &sum : plan.attention.sums)
    lastReads[sum.scores.getDefiningOp()] = INT_MAX;
}

static unsigned widthOf(Operation *op) {
  return hlo::tensorType(op->getResult(0)).getElementTypeBitWidth();
}

/// A step may write where it reads for the last time: it does so element by element, from the first
/// one on, so that a wider one is read before it is overwritten.
void Planner::assignSlots() {
  SmallVector<Operation *> holders;
  for (const ScoreDot &dot : plan.attention.dots) {
    plan.slots[dot.scores] = holders.size();
    holders.push_back(dot.op);
  }
  for (auto [number, step] : llvm::enumerate(plan.steps)) {
    if (!staged.contains(step.getDefiningOp()))
      continue;
    auto *free = llvm::find_if(holders, [&, number = number, step = step](Operation *holder) {
      return lastReads.lookup(holder) <= static_cast<int>(number) &&
             widthOf(step.getDefiningOp()) <= widthOf(holder);
    });
    plan.slots[step] = free - holders.begin();
    if (free == holders.end())
      holders.push_back(step.getDefiningOp());
    else
      *free = step.getDefiningOp();
  }
  plan.slotCount = holders.size();
}

int64_t MadeOperand::countBytes() const {
  int64_t width = hlo::tensorType(matrix.value).getElementTypeBitWidth() / 8;
  return rows * matrix.innerSize * width;
}

const MadeOperand *findMade(ArrayRef<MadeOperand> made, const ScoreMatrix &matrix, int axis) {
  const auto *found = llvm::find_if(made, [&](const MadeOperand &other) {
    return other.axis == axis && other.matrix.isSameAs(matrix);
  });
  return found == made.end() ? nullptr : found;
}

void Planner::findMadeOperands() {
  auto add = [&](const ScoreMatrix &matrix, int axis) {
    if (isa<BlockArgument>(matrix.view.base) || findMade(plan.made, matrix, axis))
      return;
    int64_t rows = axis == plan.attention.keys ? spaces.getSize(axis) : plan.rows;
    plan.made.push_back({matrix, axis, rows});
  };
  const Attention &attention = plan.attention;
  for (const ScoreDot &dot : attention.dots) {
    add(dot.rows, attention.mainQueries);
    add(dot.columns, attention.keys);
  }
  for (const ScoreSum &sum : attention.sums)
    add(sum.operand, sum.overKeys ? attention.keys : attention.mainQueries);
}

void Planner::placeRoundedSums() {
  int64_t tiles = llvm::divideCeil(spaces.getSize(plan.attention.mainQueries), plan.rows);
  bool isOneTile = tiles == 1 && plan.attention.queries.size() <= 1;
  for (const ScoreSum &sum : plan.attention.sums) {
    if (sum.overKeys || (isOneTile && !sum.finish.isGrouped()) ||
        hlo::tensorType(sum.result).getElementType().isF32())
      continue;
    plan.roundedSums[sum.op] = plan.scratch;
    plan.scratch += spaces.getSize(plan.attention.keys) * sum.output.innerSize;
  }
}

FailureOr<std::unique_ptr<AttentionPlan>> Planner::make() {
  if (failed(findAttention()) || failed(checkEnds()) || failed(chooseSteps()))
    return failure();
  findLastReads();
  assignSlots();
  int64_t queries = spaces.getSize(plan.attention.mainQueries);
  if (plan.rows > queries)
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with "
                                << plan.rows << " queries in a tile, expected at most " << queries;
  if (plan.rows == 0 && failed(chooseRows()))
    return failure();
  findMadeOperands();
  plan.takesBatch =
      llvm::any_of(plan.attention.sums, [](const ScoreSum &sum) { return !sum.overKeys; }) ||
      llvm::any_of(plan.made,
                   [&](const MadeOperand &made) { return made.axis == plan.attention.keys; });
  if (!plan.columns.empty() && !plan.takesBatch)
    return plan.columns.front().op.emitOpError() << "in kernel '" << kernel.getSymName()
                                                 << "' sums columns of an attention whose work "
                                                    "items are tiles; expected it in a kernel of "
                                                    "its own";
  placeRoundedSums();
  return std::move(made);
}

LogicalResult Planner::chooseRows() {
  int64_t keys = spaces.getSize(plan.attention.keys);
  int64_t rows = std::min(kMostTileQueries, kSlotBytes / (4 * keys * plan.slotCount));
  if (rows < 1)
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' holds " << plan.slotCount
                                << " values for each of " << keys << " keys; a query's may take "
                                << kSlotBytes << " bytes";
  plan.rows = rows > kRowGroup ? rows / kRowGroup * kRowGroup : rows;
  plan.rows = std::min(plan.rows, spaces.getSize(plan.attention.mainQueries));
  return success();
}

FailureOr<std::unique_ptr<AttentionPlan>>
planAttention(func::FuncOp kernel, const ScoreSpaces &spaces, int64_t rows, bool forGpu) {
  return Planner(kernel, spaces, rows, forGpu).make();
}

} // namespace zero
