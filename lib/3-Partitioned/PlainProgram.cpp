#include "PlainProgram.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Gradients before their reduction
//===----------------------------------------------------------------------===//

/// Operands of data movement that hold elements.
static bool isMovedOperand(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<hlo::ConcatenateOp>(op))
    return true;
  return operand.getOperandNumber() < (isa<hlo::DynamicUpdateSliceOp>(op) ? 2u : 1u);
}

void part::forEachUnreducedInput(ValueSlice gradient, llvm::function_ref<void(Value)> fn) {
  if (auto reduction = gradient.value.getDefiningOp<ir::AllReduceOp>()) {
    Value whole = reduction.getOperand();
    std::optional<ValueSlice> piece;
    if (gradient.slice >= 0)
      piece = findSlice(whole, gradient.slice);
    return fn(piece ? piece->value : whole);
  }
  Operation *op = gradient.value.getDefiningOp();
  if (getSplat(gradient.value))
    return;
  for (OpOperand &operand : op->getOpOperands()) {
    if (isMovedOperand(operand))
      forEachUnreducedInput({operand.get(), -1}, fn);
    else
      fn(operand.get());
  }
}

/// Slice `slice` of `value` along dimension 0, without that dimension.
static Value buildSlice(OpBuilder &builder, Value value, int64_t slice) {
  RankedTensorType type = hlo::tensorType(value);
  SmallVector<int64_t> start(type.getRank(), 0), limit(type.getShape()), strides(type.getRank(), 1);
  start[0] = slice;
  limit[0] = slice + 1;
  Location loc = value.getLoc();
  Value row = hlo::SliceOp::create(builder, loc, value, start, limit, strides);
  return hlo::ReshapeOp::create(builder, loc, type.clone(type.getShape().drop_front()), row);
}

Value part::buildUnreduced(OpBuilder &builder, ValueSlice gradient,
                           llvm::function_ref<Value(Value)> lookUp) {
  auto sliceOf = [&](Value whole) {
    return gradient.slice < 0 ? whole : buildSlice(builder, whole, gradient.slice);
  };
  if (auto reduction = gradient.value.getDefiningOp<ir::AllReduceOp>()) {
    Value whole = reduction.getOperand();
    if (gradient.slice >= 0)
      if (std::optional<ValueSlice> piece = findSlice(whole, gradient.slice)) {
        Value input = lookUp(piece->value);
        return piece->slice < 0 ? input : buildSlice(builder, input, piece->slice);
      }
    return sliceOf(lookUp(whole));
  }
  if (getSplat(gradient.value))
    return sliceOf(lookUp(gradient.value));
  Operation *op = gradient.value.getDefiningOp();
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands())
    mapping.map(operand.get(), isMovedOperand(operand)
                                   ? buildUnreduced(builder, {operand.get(), -1}, lookUp)
                                   : lookUp(operand.get()));
  return sliceOf(builder.clone(*op, mapping)->getResult(0));
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

namespace {
/// Finds the states behind values that are made of states only.
class ReadFinder {
public:
  ReadFinder(const StateTable &table, const DerivedValues &derived)
      : table(table), derived(derived) {}

  void find(Value value, SmallVectorImpl<StateRead> &reads) {
    llvm::DenseSet<std::pair<Value, Type>> seen;
    SmallVector<std::pair<Value, Type>> pending{{value, Type()}};
    while (!pending.empty()) {
      auto [current, convertedTo] = pending.pop_back_val();
      if (!derived.isDerived(current) || !seen.insert({current, convertedTo}).second)
        continue;
      Operation *op = current.getDefiningOp();
      if (!op) {
        add({*derived.getSource(current), -1, convertedTo}, reads);
        continue;
      }
      if (std::optional<int64_t> slice = derived.getSegmentRead(op, table)) {
        addSegment(op, *slice, convertedTo, reads);
        continue;
      }
      Type next = convertedTo;
      if (isa<hlo::ConvertOp>(op))
        next = hlo::tensorType(current).getElementType();
      else if (!isDataMovement(op))
        next = Type();
      for (Value operand : llvm::reverse(op->getOperands()))
        pending.push_back({operand, next});
    }
  }

private:
  void addSegment(Operation *op, int64_t slice, Type convertedTo,
                  SmallVectorImpl<StateRead> &reads) {
    Value value = op->getOperand(0);
    while (auto convert = value.getDefiningOp<hlo::ConvertOp>()) {
      convertedTo = hlo::tensorType(value).getElementType();
      value = convert.getOperand();
    }
    add({*derived.getSource(value), slice, convertedTo}, reads);
  }
  static void add(StateRead read, SmallVectorImpl<StateRead> &reads) {
    if (!llvm::is_contained(reads, read))
      reads.push_back(read);
  }

  const StateTable &table;
  const DerivedValues &derived;
};

/// Marks what the plain program needs, from its results up.
class NeedAnalysis {
public:
  NeedAnalysis(func::FuncOp function, const DerivedValues &derived, const StepInfo *info)
      : function(function), derived(derived), info(info) {}

  LogicalResult run(llvm::function_ref<bool(unsigned)> isPlainResult);
  bool isNeeded(Operation *op) const { return needed.contains(op); }

  /// Operands and captured values.
  static SmallVector<Value> getInputs(Operation *op) {
    SmallVector<Value> inputs(op->getOperands());
    if (op->getNumRegions() > 0) {
      llvm::SetVector<Value> captured;
      getUsedValuesDefinedAbove(op->getRegions(), captured);
      inputs.append(captured.begin(), captured.end());
    }
    return inputs;
  }

private:
  void markRoots();
  LogicalResult mark(Value value, Operation *user);

  func::FuncOp function;
  const DerivedValues &derived;
  const StepInfo *info;
  llvm::DenseSet<Operation *> needed, derivedNeeded;
};
} // namespace

void part::findReads(Value value, const StateTable &table, const DerivedValues &derived,
                     SmallVectorImpl<StateRead> &reads) {
  ReadFinder(table, derived).find(value, reads);
}

LogicalResult NeedAnalysis::mark(Value value, Operation *user) {
  Operation *op = value.getDefiningOp();
  if (!op || (info && info->partials.contains(op)))
    return success();
  if (info && info->sharded.contains(value))
    return user->emitError()
           << "'" << user->getName()
           << "' reads a reduced gradient (or a value made of one) of type " << value.getType()
           << " as a whole, but no rank has more than its shard; only elementwise "
              "ops and reductions to one element can use it; keep the parameter "
              "whole with allow-replicated=NAME";
  (derived.isDerived(value) ? derivedNeeded : needed).insert(op);
  return success();
}

void NeedAnalysis::markRoots() {
  for (const Segment &segment : info->segments) {
    for (const ScalarSource &scalar : segment.graph.scalars)
      if (scalar.value)
        (void)mark(scalar.value, nullptr);
    for (ValueSlice gradient : segment.graph.gradients)
      forEachUnreducedInput(gradient, [&](Value value) { (void)mark(value, nullptr); });
  }
}

LogicalResult NeedAnalysis::run(llvm::function_ref<bool(unsigned)> isPlainResult) {
  if (info)
    markRoots();
  Block &block = function.getBody().front();
  Operation *results = block.getTerminator();
  needed.insert(results);
  for (Operation &op : llvm::reverse(block)) {
    bool isResult = &op == results;
    if (!needed.contains(&op) && !derivedNeeded.contains(&op)) {
      if (isMemoryEffectFree(&op))
        continue;
      needed.insert(&op);
    }
    for (auto [index, input] : llvm::enumerate(getInputs(&op)))
      if (!isResult || isPlainResult(index))
        if (failed(mark(input, &op)))
          return failure();
  }
  return success();
}

FailureOr<PlainProgram> PlainProgram::analyze(func::FuncOp function, const StateTable &table,
                                              const DerivedValues &derived, const StepInfo *info,
                                              llvm::function_ref<bool(unsigned)> isPlainResult) {
  NeedAnalysis need(function, derived, info);
  if (failed(need.run(isPlainResult)))
    return failure();
  PlainProgram program;
  ReadFinder reads(table, derived);
  Block &block = function.getBody().front();
  for (Operation &op : block) {
    SmallVector<Value> inputs = NeedAnalysis::getInputs(&op);
    unsigned depth = info && info->partials.contains(&op) ? 1 : 0, deepest = 0;
    for (Value input : inputs)
      deepest = std::max(deepest, program.depths.lookup(input));
    depth += deepest;
    for (Value result : op.getResults())
      program.depths[result] = depth;
    if (!need.isNeeded(&op))
      continue;
    // The terminator stays last whatever its operands need.
    PlainOp plain{&op, &op == block.getTerminator() ? UINT_MAX : depth, {}};
    for (auto [index, input] : llvm::enumerate(inputs))
      if (derived.isDerived(input) && (&op != block.getTerminator() || isPlainResult(index)))
        reads.find(input, plain.reads);
    program.ops.push_back(std::move(plain));
  }
  llvm::sort(program.ops, [](const PlainOp &a, const PlainOp &b) {
    return a.depth != b.depth ? a.depth < b.depth : a.op->isBeforeInBlock(b.op);
  });
  return program;
}
