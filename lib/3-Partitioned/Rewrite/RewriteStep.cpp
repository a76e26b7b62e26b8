//===- RewriteStep.cpp - @main and @eval on flat buffers ----------------------===//
#include "Build.h"
#include "StateReader.h"
#include "UpdateBuilder.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// A unit's gradient, or its n-th where several reductions feed the update; or a node of its graph
/// that is computed whole.
struct UnitRef {
  unsigned unit, number;
};

/// Moves the plain ops, in their order, to the end of the block, each after what units add before
/// it. What then stands before the first of them is dead: the updates, parameter by parameter.
class StepRewriter {
public:
  StepRewriter(func::FuncOp function, const StateTable &table, const PartitionPlan &plan,
               const DerivedValues &derived, const PlainProgram &program, const StepInfo &info,
               bool hasUpdate, const RewriteOptions &options)
      : function(function), block(function.getBody().front()), table(table), plan(plan),
        derived(derived), program(program), info(info), hasUpdate(hasUpdate), options(options),
        builder(block.getTerminator()), reader(table, plan, derived),
        update(builder, table, plan, info) {}

  void run();

private:
  void addArguments();
  void planGradients();
  void planWholes();
  void emitRounds();
  void place(Operation *op);
  void emitGradients(ArrayRef<UnitRef> list);
  void emitPartials(unsigned depth);
  void replaceResults();
  Value lookUp(Value value);

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
  UpdateBuilder update;
  FlatInterface interface;
  /// What stands for arguments, for partial reductions and for sharded values that are read whole.
  llvm::DenseMap<Value, Value> replaced;
  llvm::DenseSet<Operation *> placed;
  unsigned position = 0;
  llvm::DenseMap<Operation *, unsigned> positionOf;
  /// Gradients, and whole values, that are complete after the op of that position.
  llvm::DenseMap<unsigned, SmallVector<UnitRef>> gradientsAt, wholesAt;
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
    update.setState(arg.unit, arg.slot, flat);
  }
}

/// What the rewritten program has for a value of the old one, made here if it is not there yet.
Value StepRewriter::lookUp(Value value) {
  if (derived.isDerived(value))
    return reader.get(builder, value, position, [&](Value v) { return lookUp(v); });
  if (Value known = replaced.lookup(value))
    return known;
  if (info.sharded.contains(value) && hasUpdate) {
    Value whole = update.getWhole(value, [&](Value v) { return lookUp(v); });
    replaced[value] = whole;
    return whole;
  }
  // What only the update reads is not part of the plain program: constants, mostly.
  Operation *op = value.getDefiningOp();
  if (!placed.contains(op))
    place(op);
  return value;
}

void StepRewriter::planGradients() {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (unsigned number = 0; number < update.getNumGradients(unit); ++number) {
      unsigned ready = 0;
      for (unsigned i = 0; i < plan.units[unit].segments.size(); ++i)
        forEachUnreducedInput(update.getGraph(unit, i).gradients[number], [&](Value input) {
          if (Operation *op = input.getDefiningOp())
            ready = std::max(ready, positionOf.lookup(op));
        });
      gradientsAt[ready].push_back({unit, number});
    }
}

/// Whole values go into their flat buffer as soon as the last one is there, so that they are not
/// kept. Those that are states as they are, or made of states only, are read when asked for.
void StepRewriter::planWholes() {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (auto [number, node] : llvm::enumerate(update.getGraph(unit).nodes)) {
      if (node.kind != FlatNode::Whole)
        continue;
      unsigned ready = 0;
      bool isMade = true;
      for (unsigned i = 0; i < plan.units[unit].segments.size(); ++i) {
        auto made =
            positionOf.find(update.getGraph(unit, i).wholes[node.index].value.getDefiningOp());
        isMade &= made != positionOf.end();
        if (isMade)
          ready = std::max(ready, made->second);
      }
      if (isMade)
        wholesAt[ready].push_back({unit, static_cast<unsigned>(number)});
    }
}

void StepRewriter::emitGradients(ArrayRef<UnitRef> list) {
  for (UnitRef gradient : list)
    update.emitGradient(gradient.unit, gradient.number, [&](Value v) { return lookUp(v); });
}

/// Moves an op to where the rewritten program has come to.
void StepRewriter::place(Operation *op) {
  placed.insert(op);
  for (OpOperand &operand : op->getOpOperands())
    operand.set(lookUp(operand.get()));
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured) {
    Value found = lookUp(value);
    if (found != value)
      for (Region &region : op->getRegions())
        replaceAllUsesInRegionWith(value, found, region);
  }
  op->moveBefore(block.getTerminator());
}

void StepRewriter::emitPartials(unsigned depth) {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (auto [number, partial] : llvm::enumerate(update.getGraph(unit).partials)) {
      hlo::ReduceOp reduce = partial.op;
      if (program.getDepth(reduce.getResults()[0]) == depth)
        update.emitPartial(
            unit, number, [&](Value v) { return lookUp(v); },
            [&](hlo::ReduceOp op, Value value) { replaced[op.getResults()[0]] = value; });
    }
}

/// Plain ops and partial reductions in rounds: a round's reductions are all issued before anything
/// reads one of them, so that they can be one transfer.
void StepRewriter::emitRounds() {
  unsigned lastRound = 0;
  if (hasUpdate)
    for (unsigned unit = 0; unit < plan.units.size(); ++unit)
      for (const PartialReduce &partial : update.getGraph(unit).partials) {
        hlo::ReduceOp reduce = partial.op;
        lastRound = std::max(lastRound, program.getDepth(reduce.getResults()[0]));
      }
  auto *op = program.ops.begin(), *end = program.ops.end() - 1;
  if (op != end)
    lastRound = std::max(lastRound, end[-1].depth);
  for (unsigned round = 0; round <= lastRound; ++round) {
    SmallVector<UnitRef> late;
    for (; op != end && op->depth <= round; ++op) {
      position = op - program.ops.begin();
      place(op->op);
      for (UnitRef whole : wholesAt.lookup(position))
        update.emitWhole(whole.unit, whole.number, [&](Value v) { return lookUp(v); });
      auto ready = gradientsAt.find(position);
      if (ready == gradientsAt.end())
        continue;
      if (options.reduceEarly)
        emitGradients(ready->second);
      else
        llvm::append_range(late, ready->second);
    }
    llvm::sort(late, [](UnitRef a, UnitRef b) {
      return std::pair(a.unit, a.number) < std::pair(b.unit, b.number);
    });
    emitGradients(late);
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
      results.push_back(
          update.getNewState(result.unit, result.slot, [&](Value v) { return lookUp(v); }));
  }
  terminator->setOperands(results);
}

void StepRewriter::run() {
  SmallVector<Operation *> old;
  for (Operation &op : block.without_terminator())
    old.push_back(&op);
  unsigned numOldArguments = block.getNumArguments();
  addArguments();
  reader.planIntervals(program, options.splitIntervals);
  for (auto [at, plain] : llvm::enumerate(program.ops))
    positionOf[plain.op] = at;
  if (hasUpdate) {
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
}

void part::rewriteStep(func::FuncOp function, const StateTable &table, const PartitionPlan &plan,
                       const DerivedValues &derived, const PlainProgram &program,
                       const StepInfo &info, bool hasUpdate, const RewriteOptions &options) {
  StepRewriter(function, table, plan, derived, program, info, hasUpdate, options).run();
}
