#include "PlainProgram.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Gradients before their reduction
//===----------------------------------------------------------------------===//

/// Operands of data movement that hold elements.
static bool isMovedOperand(OpOperand &operand) {
  auto moves = dyn_cast<hlo::DataMovementInterface>(operand.getOwner());
  return moves && operand.getOperandNumber() < moves.getNumMovedOperands();
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

  void run(llvm::function_ref<bool(unsigned)> isPlainResult);
  bool isNeeded(Operation *op) const { return needed.contains(op); }
  bool isNeededForWhole(Operation *op) const { return neededForWhole.contains(op); }
  bool isReadWhole(Value value) const { return wholeReads.contains(value); }
  bool isWanted(Operation *op) const { return wantedReductions.contains(op); }

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
  void sweep(llvm::function_ref<bool(unsigned)> isPlainResult);
  void mark(Value value);

  func::FuncOp function;
  const DerivedValues &derived;
  const StepInfo *info;
  llvm::DenseSet<Operation *> needed, derivedNeeded, neededForWhole, wantedReductions;
  llvm::DenseSet<Value> wholeReads;
};
} // namespace

void part::findReads(Value value, const StateTable &table, const DerivedValues &derived,
                     SmallVectorImpl<StateRead> &reads) {
  ReadFinder(table, derived).find(value, reads);
}

void NeedAnalysis::mark(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || (info && info->partials.contains(op)))
    return;
  if (info && info->sharded.contains(value)) {
    wholeReads.insert(value);
    return;
  }
  if (info && info->unitReductions.contains(op))
    wantedReductions.insert(op);
  (derived.isDerived(value) ? derivedNeeded : needed).insert(op);
}

void NeedAnalysis::markRoots() {
  for (const Segment &segment : info->segments) {
    for (const ScalarSource &scalar : segment.graph.scalars)
      if (scalar.value)
        mark(scalar.value);
    for (ValueSlice gradient : segment.graph.gradients)
      forEachUnreducedInput(gradient, [&](Value value) { mark(value); });
  }
}

/// Marks what the marked ops need, last op first.
void NeedAnalysis::sweep(llvm::function_ref<bool(unsigned)> isPlainResult) {
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
        mark(input);
  }
}

void NeedAnalysis::run(llvm::function_ref<bool(unsigned)> isPlainResult) {
  if (info)
    markRoots();
  sweep(isPlainResult);
  if (!info || info->wholes.empty())
    return;
  // What only updates that are computed whole need is what is left.
  llvm::DenseSet<Operation *> neededBefore = needed;
  for (Value whole : info->wholes)
    mark(whole);
  sweep(isPlainResult);
  for (Operation *op : needed)
    if (!neededBefore.contains(op))
      neededForWhole.insert(op);
}

/// Rounds before the results of `op`: the most of any input's, and one more where the step reads a
/// sharded value whole there or where the op is a partial reduction.
static unsigned findDepth(Operation *op, ArrayRef<Value> inputs, bool isNeeded,
                          const StepInfo *info, const PlainProgram &program) {
  bool isPartial = info && info->partials.contains(op);
  unsigned deepest = 0;
  for (Value input : inputs) {
    bool isWhole = !isPartial && info && (isNeeded || info->wholes.contains(input));
    deepest = std::max(deepest, isWhole ? program.getWholeDepth(input) : program.getDepth(input));
  }
  return deepest + (isPartial ? 1 : 0);
}

PlainProgram PlainProgram::analyze(func::FuncOp function, const StateTable &table,
                                   const DerivedValues &derived, const StepInfo *info,
                                   llvm::function_ref<bool(unsigned)> isPlainResult) {
  NeedAnalysis need(function, derived, info);
  need.run(isPlainResult);
  PlainProgram program;
  if (info)
    for (auto &entry : info->sharded)
      program.shardedValues.insert(entry.first);
  ReadFinder reads(table, derived);
  Block &block = function.getBody().front();
  for (Operation &op : block) {
    SmallVector<Value> inputs = NeedAnalysis::getInputs(&op);
    unsigned depth = findDepth(&op, inputs, need.isNeeded(&op), info, program);
    for (Value result : op.getResults()) {
      program.depths[result] = depth;
      if (need.isReadWhole(result))
        program.wholeReads.push_back(result);
    }
    if (need.isWanted(&op))
      program.wantedReductions.push_back(&op);
    if (!need.isNeeded(&op))
      continue;
    if (need.isNeededForWhole(&op))
      program.wholeOps.push_back(&op);
    // The terminator stays last whatever its operands need.
    PlainOp plain{&op, &op == block.getTerminator() ? UINT_MAX : depth, {}};
    for (auto [index, input] : llvm::enumerate(inputs))
      if (derived.isDerived(input) && (&op != block.getTerminator() || isPlainResult(index)))
        reads.find(input, plain.reads);
    program.ops.push_back(std::move(plain));
  }
  // States that an update reads whole as they are: the last thing that the step does with them.
  if (info)
    for (Value whole : info->wholes)
      reads.find(whole, program.ops.back().reads);
  llvm::sort(program.ops, [](const PlainOp &a, const PlainOp &b) {
    return a.depth != b.depth ? a.depth < b.depth : a.op->isBeforeInBlock(b.op);
  });
  return program;
}
