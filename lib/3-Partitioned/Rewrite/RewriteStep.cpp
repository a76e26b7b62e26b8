//===- RewriteStep.cpp - @main and @eval on flat buffers ----------------------===//
#include "Rewrite.h"
#include "Rules/Pieces.h"
#include "StateReader.h"
#include "UnitPacks.h"
#include "mlir/IR/IRMapping.h"
#include "zero/Support/Reads.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// A node of a unit's graphs: a reduced gradient, or a value that is computed whole.
struct UnitNode {
  unsigned unit, node;
};

/// Moves the plain ops, in their order, to the end of the block, each after what units add before
/// it: packs, with the ops of the updates that make their operands. What then stands before the
/// first of them is dead.
class StepRewriter final : StepValues {
public:
  StepRewriter(func::FuncOp function, const StateTable &table, const PartitionPlan &plan,
               const DerivedValues &derived, const PlainProgram &program, const StepInfo &info,
               bool hasUpdate, const RewriteOptions &options)
      : function(function), block(function.getBody().front()), table(table), plan(plan),
        derived(derived), program(program), info(info), hasUpdate(hasUpdate), options(options),
        builder(block.getTerminator()), reader(table, plan, derived),
        packs(builder, table, plan, info, *this) {}

  SmallVector<WholePack> run();

private:
  void addArguments();
  void alignOperands();
  unsigned getReady(unsigned unit, unsigned number) const;
  void planGradients();
  void planWholes();
  void emitRounds();
  void place(Operation *op, llvm::function_ref<Value(Value)> findOperand);
  void placeInUpdate(Operation *op);
  void emitPacks(ArrayRef<UnitNode> list);
  void emitPartials(unsigned depth);
  void replaceResults();
  Value lookUp(Value value) override;
  Value lookUpInUpdate(Value value) override;
  Value getState(BlockArgument arg, SlotRef slot);
  Operation *getUpdateOp(Value value) const;

  func::FuncOp function;
  Block &block;
  const StateTable &table;
  const PartitionPlan &plan;
  const DerivedValues &derived;
  const PlainProgram &program;
  const StepInfo &info;
  bool hasUpdate;
  RewriteOptions options;
  OpBuilder builder;
  StateReader reader;
  UnitPacks packs;
  FlatInterface interface;
  /// The arguments of units' slots.
  std::map<std::pair<unsigned, unsigned>, Value> buffers;
  /// Per buffer, its segments as updates read them; per old argument, its value of them.
  std::map<std::pair<unsigned, unsigned>, ir::UnpackOp> unpacked;
  llvm::DenseMap<Value, Value> states;
  Operation *lastState = nullptr;
  /// What stands for arguments, for partial reductions and for sharded values that are read whole.
  llvm::DenseMap<Value, Value> replaced;
  llvm::DenseSet<Operation *> placed;
  /// Of values made of states only: what updates read for them. The reader goes on from the ops as
  /// they were.
  llvm::DenseMap<Value, Value> inUpdate;
  unsigned position = 0;
  llvm::DenseMap<Operation *, unsigned> positionOf;
  /// Gradients, what micro-batches add to them, and whole values, that are complete after the op of
  /// that position.
  llvm::DenseMap<unsigned, SmallVector<UnitNode>> gradientsAt, accumulatedAt, wholesAt;
};
} // namespace

/// Behind the old arguments, which stay until nothing reads them.
void StepRewriter::addArguments() {
  interface = makeInterface(function, table, plan, info, hasUpdate);
  for (const FlatInterface::Entry &arg : interface.args) {
    if (arg.old >= 0) {
      BlockArgument old = function.getArgument(arg.old);
      replaced[old] = block.addArgument(old.getType(), old.getLoc());
      continue;
    }
    const Unit &unit = plan.units[arg.unit];
    Value flat =
        block.addArgument(RankedTensorType::get({unit.elements}, unit.slots[arg.slot].elementType),
                          function.getLoc());
    reader.setBuffer(arg.unit, arg.slot, flat);
    buffers[{arg.unit, arg.slot}] = flat;
  }
}

/// What the rewritten program has for a value of the old one, made here if it is not there yet.
Value StepRewriter::lookUp(Value value) {
  if (derived.isDerived(value))
    return reader.get(builder, value, position, [&](Value v) { return lookUp(v); });
  if (Value known = replaced.lookup(value))
    return known;
  if (info.sharded.contains(value) && hasUpdate)
    return replaced[value] = packs.getWhole(value);
  // What only the update reads is not part of the plain program: constants, mostly.
  Operation *op = value.getDefiningOp();
  if (!placed.contains(op))
    place(op, [&](Value v) { return lookUp(v); });
  return value;
}

/// A state as updates read it: segments of its buffers, unpacked where the step starts.
Value StepRewriter::getState(BlockArgument arg, SlotRef slot) {
  Value &state = states[arg];
  if (state)
    return state;
  // Each behind the one before: slices of a stacked state may be in any units.
  OpBuilder start = OpBuilder::atBlockBegin(&block);
  if (lastState)
    start.setInsertionPointAfter(lastState);
  const ParamGroup &group = table.groups[slot.group];
  SmallVector<Value> rows;
  for (unsigned slice = 0; slice < group.getNumSegments(); ++slice) {
    UnitPosition at = plan.getPosition(slot, slice);
    ir::UnpackOp &unpack = unpacked[{at.unit, slot.slot}];
    Value flat = buffers[{at.unit, slot.slot}];
    if (!unpack)
      lastState = unpack = buildUnpack(start, flat.getLoc(), flat, plan.units[at.unit].layout);
    Value segment = unpack.getResult(at.position);
    rows.push_back(group.slices ? buildRow(start, segment) : segment);
  }
  if (!group.slices)
    return state = rows[0];
  state = buildStack(start, rows);
  lastState = state.getDefiningOp();
  return state;
}

/// The op that makes `value` where it is the updates' alone and not placed yet, else null.
Operation *StepRewriter::getUpdateOp(Value value) const {
  Operation *op = value.getDefiningOp();
  bool isOther = !op || isScalar(value) || placed.contains(op) || inUpdate.contains(value) ||
                 replaced.contains(value) || positionOf.contains(op);
  return isOther ? nullptr : op;
}

/// What updates read for a value of the old program: states as they are stored, their own ops, and
/// of all others, scalars among them, what plain ops read.
Value StepRewriter::lookUpInUpdate(Value value) {
  if (auto arg = dyn_cast<BlockArgument>(value))
    if (std::optional<SlotRef> slot = table.ofArgument(function, arg.getArgNumber()))
      return getState(arg, *slot);
  auto findMade = [&](Value made) {
    Value copy = inUpdate.lookup(made);
    return copy ? copy : placed.contains(made.getDefiningOp()) ? made : Value();
  };
  if (Value made = findMade(value))
    return made;
  if (!getUpdateOp(value))
    return lookUp(value);
  SmallVector<Operation *> pending{
      value.getDefiningOp()}; // a list, not recursion: chains of ops may be long
  while (!pending.empty()) {
    Operation *op = pending.back();
    size_t before = pending.size();
    if (!findMade(op->getResult(0)))
      for (Value operand : llvm::reverse(op->getOperands())) // the first one first
        if (Operation *input = getUpdateOp(operand))
          pending.push_back(input);
    if (pending.size() > before)
      continue;
    pending.pop_back();
    if (!findMade(op->getResult(0)))
      placeInUpdate(op);
  }
  return findMade(value);
}

/// Where forward and backward read the same value, they make it again from what they gather.
void StepRewriter::placeInUpdate(Operation *op) {
  auto findOperand = [&](Value v) { return lookUpInUpdate(v); };
  if (!derived.isDerived(op->getResult(0)))
    return place(op, findOperand);
  IRMapping mapping;
  for (Value value : getReadValues(op))
    mapping.map(value, findOperand(value));
  Operation *copy = builder.clone(*op, mapping);
  for (auto [result, made] : llvm::zip_equal(op->getResults(), copy->getResults()))
    inUpdate[result] = made;
}

/// Updates of one unit are the same but for the order in which they write the operands of
/// commutative ops: gives them that of the first segment's.
void StepRewriter::alignOperands() {
  llvm::DenseSet<Operation *> aligned;
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (auto [number, first] : llvm::enumerate(packs.getGraph(unit).nodes))
      for (unsigned i = 0; first.getOp() && i < plan.units[unit].segments.size(); ++i) {
        const FlatNode &node = packs.getGraph(unit, i).nodes[number];
        // A stacked parameter's op is that of all its slices.
        if (aligned.insert(node.getOp()).second && node.operands != first.operands)
          node.getOp()->setOperands({node.getOp()->getOperand(1), node.getOp()->getOperand(0)});
      }
}

/// After which op a reduced gradient of the unit is complete.
unsigned StepRewriter::getReady(unsigned unit, unsigned number) const {
  unsigned ready = 0;
  for (unsigned i = 0; i < plan.units[unit].segments.size(); ++i)
    forEachUnreducedInput(packs.getGraph(unit, i).nodes[number].at, [&](Value input) {
      if (Operation *op = input.getDefiningOp())
        ready = std::max(ready, positionOf.lookup(op));
    });
  return ready;
}

/// Gradients that are reduced in parts, one for each micro-batch, are reduced and added as they
/// appear, at every stage: what is kept is their sum.
void StepRewriter::planGradients() {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit) {
    ArrayRef<FlatNode> nodes = packs.getGraph(unit).nodes;
    /// Of gradients and their sums, where they are complete.
    SmallVector<std::optional<unsigned>> ready(nodes.size());
    llvm::SmallDenseSet<unsigned> isAdded;
    for (auto [number, node] : llvm::enumerate(nodes)) {
      if (node.kind == FlatNode::Gradient)
        ready[number] = getReady(unit, number);
      if (!isa_and_nonnull<hlo::AddOp>(node.getOp()))
        continue;
      // What is reduced in a narrow type is added in a wider one.
      auto added = llvm::map_to_vector(node.operands, [&](unsigned operand) {
        while (isa_and_nonnull<hlo::ConvertOp>(nodes[operand].getOp()))
          operand = nodes[operand].operands[0];
        return operand;
      });
      if (!ready[added[0]] || !ready[added[1]])
        continue;
      ready[number] = std::max(*ready[added[0]], *ready[added[1]]);
      isAdded.insert(added.begin(), added.end());
    }
    for (auto [index, node] : llvm::enumerate(nodes)) {
      unsigned number = index;
      if (!ready[number])
        continue;
      bool isPart = node.kind != FlatNode::Gradient || isAdded.contains(number);
      (isPart ? accumulatedAt : gradientsAt)[*ready[number]].push_back({unit, number});
    }
  }
}

/// Whole values go into their flat buffer as soon as the last one is there, so that they are not
/// kept. Those that are states as they are, or made of states only, are read when asked for, and
/// counts are made then.
void StepRewriter::planWholes() {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (auto [number, node] : llvm::enumerate(packs.getGraph(unit).nodes)) {
      if (node.kind != FlatNode::Whole)
        continue;
      unsigned ready = 0;
      bool isMade = true;
      for (unsigned i = 0; i < plan.units[unit].segments.size(); ++i) {
        auto made = positionOf.find(packs.getGraph(unit, i).nodes[number].at.value.getDefiningOp());
        isMade &= made != positionOf.end() && !isa<hlo::IotaOp>(made->first);
        if (isMade)
          ready = std::max(ready, made->second);
      }
      if (isMade)
        wholesAt[ready].push_back({unit, static_cast<unsigned>(number)});
    }
}

void StepRewriter::emitPacks(ArrayRef<UnitNode> list) {
  for (UnitNode at : list)
    packs.getPack(at.unit, at.node);
}

/// Moves an op to where the rewritten program has come to.
void StepRewriter::place(Operation *op, llvm::function_ref<Value(Value)> findOperand) {
  placed.insert(op);
  for (OpOperand *read : getReads(op))
    read->set(findOperand(read->get()));
  op->moveBefore(block.getTerminator());
}

void StepRewriter::emitPartials(unsigned depth) {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (auto [number, partial] : llvm::enumerate(packs.getGraph(unit).partials)) {
      hlo::ReduceOp reduce = partial.op;
      if (program.getDepth(reduce.getResults()[0]) == depth)
        packs.emitPartial(unit, number, [&](hlo::ReduceOp op, Value value) {
          replaced[op.getResults()[0]] = value;
        });
    }
}

/// Plain ops and partial reductions in rounds: a round's reductions are all issued before anything
/// reads one of them, so that they can be one transfer.
void StepRewriter::emitRounds() {
  unsigned lastRound = 0;
  if (hasUpdate)
    for (unsigned unit = 0; unit < plan.units.size(); ++unit)
      for (const PartialReduce &partial : packs.getGraph(unit).partials) {
        hlo::ReduceOp reduce = partial.op;
        lastRound = std::max(lastRound, program.getDepth(reduce.getResults()[0]));
      }
  auto *op = program.ops.begin(), *end = program.ops.end() - 1;
  if (op != end)
    lastRound = std::max(lastRound, end[-1].depth);
  for (unsigned round = 0; round <= lastRound; ++round) {
    SmallVector<UnitNode> late;
    for (; op != end && op->depth <= round; ++op) {
      position = op - program.ops.begin();
      place(op->op, [&](Value v) { return lookUp(v); });
      emitPacks(wholesAt.lookup(position));
      emitPacks(accumulatedAt.lookup(position));
      auto ready = gradientsAt.find(position);
      if (ready == gradientsAt.end())
        continue;
      if (options.reduceEarly)
        emitPacks(ready->second);
      else
        llvm::append_range(late, ready->second);
    }
    llvm::sort(late, [](UnitNode a, UnitNode b) {
      return std::pair(a.unit, a.node) < std::pair(b.unit, b.node);
    });
    emitPacks(late);
    if (hasUpdate)
      emitPartials(round + 1);
  }
}

void StepRewriter::replaceResults() {
  position = program.ops.size() - 1;
  Operation *terminator = block.getTerminator();
  SmallVector<Value> results;
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.old >= 0)
      results.push_back(lookUp(terminator->getOperand(result.old)));
    else
      results.push_back(packs.getPack(result.unit, packs.getGraph(result.unit).roots[result.slot]));
  }
  terminator->setOperands(results);
}

SmallVector<WholePack> StepRewriter::run() {
  SmallVector<Operation *> old;
  for (Operation &op : block.without_terminator())
    old.push_back(&op);
  unsigned numOldArguments = block.getNumArguments();
  addArguments();
  reader.planIntervals(program, options.splitIntervals);
  for (auto [at, plain] : llvm::enumerate(program.ops))
    positionOf[plain.op] = at;
  if (hasUpdate) {
    alignOperands();
    planGradients();
    planWholes();
  }
  emitRounds();
  replaceResults();
  // Users first.
  for (Operation *op : llvm::reverse(old))
    if (!placed.contains(op))
      op->erase();
  block.eraseArguments(0, numOldArguments);
  setFlatInterface(function, interface, table, plan, info);
  return packs.takeWholes();
}

SmallVector<WholePack> part::rewriteStep(func::FuncOp function, const StateTable &table,
                                         const PartitionPlan &plan, const DerivedValues &derived,
                                         const PlainProgram &program, const StepInfo &info,
                                         bool hasUpdate, const RewriteOptions &options) {
  return StepRewriter(function, table, plan, derived, program, info, hasUpdate, options).run();
}
