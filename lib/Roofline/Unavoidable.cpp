//===- Unavoidable.cpp - What every plan of a step does -------------------------------------===//
//
// Counts on the graph before anything is scheduled or fused: no pass decides what is counted.
//===----------------------------------------------------------------------------------------===//
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Roofline/Roofline.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace zero::roofline {

namespace {

bool isTensor(Value value) { return isa<RankedTensorType>(value.getType()); }

int64_t countElements(Value value) {
  return isTensor(value) ? hlo::tensorType(value).getNumElements() : 0;
}

int64_t countBytes(Value value) {
  return isTensor(value) ? ir::getTensorBytes(value.getType()) : 0;
}

/// Ops that only say where elements are: nothing of theirs has to move.
bool isView(Operation *op) {
  return hlo::isStaticDataMovement(op) ||
         isa<ir::UnpackOp, ir::PackOp, ir::InsertSegmentOp, ir::ExtractSegmentOp, ir::OwnShardOp>(
             op);
}

bool isLibraryCall(Operation *op) {
  return hlo::isContraction(op) || isa<ir::CollectiveOpInterface>(op);
}

class Counter {
public:
  Counter(FunctionOpInterface step, const cost::Machine &machine) : step(step), machine(machine) {}

  Unavoidable run() {
    findAttentions();
    for (Operation &op : body())
      count(op);
    for (auto &[attention, work] : attentions)
      addAttention(work);
    for (Operation &op : body())
      cross(op);
    for (const auto &[value, bytes] : crossed[0])
      total.floorBytes += std::min(bytes, countBytes(value));
    for (const auto &[value, bytes] : crossed[1])
      total.floorBytes += std::min(bytes, countBytes(value));
    total.byteSeconds = static_cast<double>(total.floorBytes) / machine.memory.getRate();
    return total;
  }

private:
  struct Attention {
    int64_t flops = 0;
    bool isCausal = false;
    Type type; // of its narrowest operands, wherever they are widened
    llvm::SetVector<Value> operands, results;
  };

  Block &body() { return step.getFunctionBody().front(); }
  static bool makesScores(Operation &op);
  void findAttentions();
  void count(Operation &op);
  void addAttention(const Attention &attention);
  void cross(Operation &op);
  void crossOperand(Value value, bool isKernel, int64_t limit);
  bool isScore(Value value) const { return scores.contains(value); }
  /// A score that `op` uses or makes; null for none.
  Value findScore(Operation &op) const;
  bool isInAttention(Operation &op) const { return static_cast<bool>(findScore(op)); }
  double getMatmulSeconds(int64_t flops, Type type, int64_t bytes, bool isTf32 = false) const {
    return std::max(static_cast<double>(flops) /
                        machine.getMatmulRate(ir::getFactorName(type, isTf32)),
                    static_cast<double>(bytes) / machine.memory.getRate());
  }
  static Type getNarrower(Type known, Value operand);
  static bool isCausal(Value predicate);

  FunctionOpInterface step;
  const cost::Machine &machine;
  Unavoidable total;
  llvm::DenseMap<Value, int64_t> scores; // to the elements of its attention's scores
  llvm::EquivalenceClasses<void *> groups;
  llvm::MapVector<void *, Attention> attentions;
  // What kernels read of others' values, and others of kernels' values: bytes, and what has been
  // walked through already.
  llvm::MapVector<Value, int64_t> crossed[2];
  llvm::DenseSet<Value> walked[2];
};

} // namespace

/// A matmul of batches that makes more than it reads.
bool Counter::makesScores(Operation &op) {
  auto dot = dyn_cast<hlo::DotGeneralOp>(op);
  return dot && !dot.getDotDimensionNumbers().getLhsBatchingDimensions().empty() &&
         countElements(dot.getResult()) > countElements(dot.getLhs()) + countElements(dot.getRhs());
}

/// Values of as many elements as scores that are elementwise functions of them are scores too;
/// those that are used together are of one attention.
void Counter::findAttentions() {
  for (Operation &op : body()) {
    if (op.getNumResults() != 1 || !isTensor(op.getResult(0)))
      continue;
    Value result = op.getResult(0);
    int64_t elements = countElements(result);
    bool isNew = makesScores(op);
    if (!isNew && !hlo::isElementwise(&op) && !isView(&op))
      continue;
    for (Value operand : op.getOperands())
      if (auto known = scores.find(operand); known != scores.end() && known->second == elements)
        groups.unionSets(operand.getAsOpaquePointer(), result.getAsOpaquePointer()), isNew = true;
    if (isNew) {
      scores[result] = elements;
      groups.insert(result.getAsOpaquePointer());
    }
  }
}

Value Counter::findScore(Operation &op) const {
  for (Value operand : op.getOperands())
    if (isScore(operand))
      return operand;
  for (Value result : op.getResults())
    if (isScore(result))
      return result;
  return Value();
}

/// Whether a comparison of positions decides.
bool Counter::isCausal(Value predicate) {
  SmallVector<Value> pending{predicate};
  unsigned iotas = 0;
  bool isOrder = false;
  for (unsigned seen = 0; !pending.empty() && seen < 32; ++seen) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op)
      return false;
    if (auto compare = dyn_cast<hlo::CompareOp>(op)) {
      auto direction = compare.getComparisonDirection();
      isOrder |=
          direction != hlo::ComparisonDirection::EQ && direction != hlo::ComparisonDirection::NE;
    }
    iotas += isa<hlo::IotaOp>(op);
    llvm::append_range(pending, op->getOperands());
  }
  return isOrder && iotas >= 2;
}

Type Counter::getNarrower(Type known, Value operand) {
  while (Operation *maker = operand.getDefiningOp()) {
    if (!isa<hlo::ConvertOp>(maker) && !isView(maker))
      break;
    operand = maker->getOperand(0);
    Type type = hlo::tensorType(operand).getElementType();
    if (!known || ir::getElementBytes(type) < ir::getElementBytes(known))
      known = type;
  }
  Type type = hlo::tensorType(operand).getElementType();
  return known && ir::getElementBytes(known) <= ir::getElementBytes(type) ? known : type;
}

void Counter::count(Operation &op) {
  if (isInAttention(op)) {
    Attention &attention = attentions[groups.getLeaderValue(findScore(op).getAsOpaquePointer())];
    if (hlo::isContraction(&op)) {
      attention.flops += countFlops(&op);
      for (Value operand : op.getOperands())
        attention.type = getNarrower(attention.type, operand);
    }
    if (auto select = dyn_cast<hlo::SelectOp>(op))
      attention.isCausal |= isCausal(select.getPred());
    if (!hlo::isContraction(&op))
      return;
    for (Value operand : op.getOperands())
      if (!isScore(operand))
        attention.operands.insert(operand);
    for (Value result : op.getResults())
      if (!isScore(result))
        attention.results.insert(result);
    return;
  }
  if (!hlo::isContraction(&op))
    return;
  int64_t flops = countFlops(&op), bytes = 0;
  for (Value value : op.getOperands())
    bytes += countBytes(value);
  for (Value value : op.getResults())
    bytes += countBytes(value);
  auto matmul = dyn_cast<hlo::DotGeneralOp>(op);
  total.gemmFlops += flops;
  total.gemmSeconds += getMatmulSeconds(flops, hlo::tensorType(op.getOperand(0)).getElementType(),
                                        bytes, matmul && ir::roundsToTf32(matmul));
}

void Counter::addAttention(const Attention &attention) {
  int64_t flops = attention.isCausal ? attention.flops / 2 : attention.flops, bytes = 0;
  for (Value value : attention.operands)
    bytes += countBytes(value);
  for (Value value : attention.results)
    bytes += countBytes(value);
  total.attentions += 1;
  total.attentionFlops += flops;
  total.attentionSeconds += getMatmulSeconds(flops, attention.type, bytes);
}

/// Notes what `op` uses and something else made.
void Counter::cross(Operation &op) {
  if (isView(&op))
    return;
  bool isLibrary = isLibraryCall(&op) || isInAttention(op) || op.hasTrait<OpTrait::IsTerminator>();
  for (Value operand : op.getOperands()) {
    int64_t limit = countBytes(operand);
    // Rows that are looked up, or added to: no more than there are of them.
    if (isa<hlo::GatherOp, hlo::DynamicSliceOp>(op) && operand == op.getOperand(0))
      limit = std::min(limit, countBytes(op.getResult(0)));
    crossOperand(operand, /*isKernel=*/!isLibrary, limit);
  }
}

/// Follows `value` through views to what made it: at most `limit` bytes of that are used.
void Counter::crossOperand(Value value, bool isKernel, int64_t limit) {
  SmallVector<std::pair<Value, int64_t>> pending{{value, limit}};
  while (!pending.empty()) {
    auto [next, most] = pending.pop_back_val();
    if (!isTensor(next) || isScore(next) || !walked[isKernel].insert(next).second)
      continue;
    most = std::min(most, countBytes(next));
    Operation *maker = next.getDefiningOp();
    if (maker && isView(maker)) {
      for (Value operand : maker->getOperands())
        pending.emplace_back(operand, most);
      continue;
    }
    bool isFree = maker && (maker->hasTrait<OpTrait::ConstantLike>() || isa<hlo::IotaOp>(maker));
    bool madeByKernel = maker && !isLibraryCall(maker) && !isInAttention(*maker);
    if (!isFree && madeByKernel != isKernel)
      crossed[isKernel][next] += most;
  }
}

Unavoidable countUnavoidable(ModuleOp module, const cost::Machine &machine) {
  FunctionOpInterface step = ir::findStep(module);
  if (!step || step.isExternal())
    return {};
  return Counter(step, machine).run();
}

} // namespace zero::roofline
