//===- BuildStep.cpp - @main and @eval on flat buffers ------------------------===//
#include "Build.h"
#include "StateReader.h"
#include "UpdateBuilder.h"
#include "mlir/IR/IRMapping.h"
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

class StepBuilder {
public:
  StepBuilder(func::FuncOp old, const StateTable &table, const PartitionPlan &plan,
              const DerivedValues &derived, const PlainProgram &program, const StepInfo &info,
              bool hasUpdate, const BuildOptions &options)
      : old(old), table(table), plan(plan), derived(derived), program(program), info(info),
        hasUpdate(hasUpdate), options(options), builder(old.getContext()),
        reader(table, plan, derived), update(builder, table, plan, info) {}

  func::FuncOp run();

private:
  void createFunction();
  void planGradients();
  void planWholes();
  void emitRounds();
  void emitPlain(const PlainOp &plain);
  void emitGradients(ArrayRef<UnitRef> list);
  void emitPartials(unsigned depth);
  void emitReturn();
  Value lookUp(Value value);

  func::FuncOp old;
  const StateTable &table;
  const PartitionPlan &plan;
  const DerivedValues &derived;
  const PlainProgram &program;
  const StepInfo &info;
  bool hasUpdate;
  BuildOptions options;
  OpBuilder builder;
  StateReader reader;
  UpdateBuilder update;
  FlatInterface interface;
  func::FuncOp function;
  IRMapping mapping;
  unsigned position = 0;
  llvm::DenseMap<Operation *, unsigned> positionOf;
  /// Gradients, and whole values, that are complete after the op of that position.
  llvm::DenseMap<unsigned, SmallVector<UnitRef>> gradientsAt, wholesAt;
};
} // namespace

void StepBuilder::createFunction() {
  interface = makeInterface(old, table, plan, info, hasUpdate);
  SmallVector<Type> resultTypes;
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.old >= 0) {
      resultTypes.push_back(old.getResultTypes()[result.old]);
      continue;
    }
    const Unit &unit = plan.units[result.unit];
    resultTypes.push_back(
        RankedTensorType::get({unit.elements}, unit.slots[result.slot].elementType));
  }
  function = createFlatFunction(old, interface, table, plan, info, resultTypes);
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  for (auto [index, arg] : llvm::enumerate(interface.args)) {
    Value value = block->getArgument(index);
    if (arg.old >= 0) {
      value.setLoc(old.getArgument(arg.old).getLoc());
      mapping.map(old.getArgument(arg.old), value);
      continue;
    }
    reader.setBuffer(arg.unit, arg.slot, value);
    update.setState(arg.unit, arg.slot, value);
  }
}

Value StepBuilder::lookUp(Value value) {
  if (derived.isDerived(value))
    return reader.get(builder, value, position, [&](Value v) { return lookUp(v); });
  if (Value known = mapping.lookupOrNull(value))
    return known;
  if (info.sharded.contains(value) && hasUpdate) {
    Value whole = update.getWhole(value, [&](Value v) { return lookUp(v); });
    mapping.map(value, whole);
    return whole;
  }
  // What only the update reads is not part of the plain program: constants, mostly.
  Operation *op = value.getDefiningOp();
  for (Value operand : op->getOperands())
    mapping.map(operand, lookUp(operand));
  builder.clone(*op, mapping);
  return mapping.lookup(value);
}

void StepBuilder::planGradients() {
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
void StepBuilder::planWholes() {
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

void StepBuilder::emitGradients(ArrayRef<UnitRef> list) {
  for (UnitRef gradient : list)
    update.emitGradient(gradient.unit, gradient.number, [&](Value v) { return lookUp(v); });
}

void StepBuilder::emitPlain(const PlainOp &plain) {
  SmallVector<Value> read;
  auto provide = [&](Value input) {
    if (!derived.isDerived(input))
      return (void)lookUp(input);
    mapping.map(input, lookUp(input));
    read.push_back(input);
  };
  for (Value operand : plain.op->getOperands())
    provide(operand);
  if (plain.op->getNumRegions() > 0) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(plain.op->getRegions(), captured);
    for (Value value : captured)
      provide(value);
  }
  builder.clone(*plain.op, mapping);
  // Another interval reads another buffer.
  for (Value input : read)
    mapping.erase(input);
}

void StepBuilder::emitPartials(unsigned depth) {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    for (auto [number, partial] : llvm::enumerate(update.getGraph(unit).partials)) {
      hlo::ReduceOp reduce = partial.op;
      if (program.getDepth(reduce.getResults()[0]) == depth)
        update.emitPartial(
            unit, number, [&](Value v) { return lookUp(v); },
            [&](hlo::ReduceOp op, Value value) { mapping.map(op.getResults()[0], value); });
    }
}

/// Plain ops and partial reductions in rounds: a round's reductions are all issued before anything
/// reads one of them, so that they can be one transfer.
void StepBuilder::emitRounds() {
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
      emitPlain(*op);
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

void StepBuilder::emitReturn() {
  position = program.ops.size() - 1;
  Operation *terminator = program.ops.back().op;
  SmallVector<Value> results;
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.old >= 0)
      results.push_back(lookUp(terminator->getOperand(result.old)));
    else
      results.push_back(
          update.getNewState(result.unit, result.slot, [&](Value v) { return lookUp(v); }));
  }
  func::ReturnOp::create(builder, terminator->getLoc(), results);
}

func::FuncOp StepBuilder::run() {
  createFunction();
  reader.planIntervals(program, options.splitIntervals);
  for (auto [at, plain] : llvm::enumerate(program.ops))
    positionOf[plain.op] = at;
  if (hasUpdate) {
    planGradients();
    planWholes();
  }
  emitRounds();
  emitReturn();
  old.erase();
  return function;
}

func::FuncOp part::buildStep(func::FuncOp function, const StateTable &table,
                             const PartitionPlan &plan, const DerivedValues &derived,
                             const PlainProgram &program, const StepInfo &info, bool hasUpdate,
                             const BuildOptions &options) {
  return StepBuilder(function, table, plan, derived, program, info, hasUpdate, options).run();
}
