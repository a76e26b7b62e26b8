//===- BuildInit.cpp - @init writes shards, one parameter at a time ----------===//
#include "Rewrite.h"
#include "Rules/Pieces.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
class InitBuilder {
public:
  InitBuilder(func::FuncOp old, const StateTable &table, const PartitionPlan &plan,
              const StepInfo &info, llvm::function_ref<bool(const Unit &, unsigned)> isShard)
      : old(old), table(table), plan(plan), info(info), isShard(isShard),
        builder(old.getContext()) {}

  FailureOr<func::FuncOp> run();

private:
  LogicalResult checkArguments();
  LogicalResult findValues();
  void createFunction();
  Value emit(Value value, int64_t elements);
  void forgetWhole();
  void insertGroup(unsigned group);
  void insertSegment(unsigned segment, unsigned slot, Value leaf);
  Attribute findCommonSplat(unsigned unit, unsigned slot) const;
  RankedTensorType getFlatType(unsigned unit, unsigned slot) const {
    const Unit &u = plan.units[unit];
    return RankedTensorType::get({isShard(u, slot) ? u.shardElements : u.elements},
                                 u.slots[slot].elementType);
  }

  func::FuncOp old;
  const StateTable &table;
  const PartitionPlan &plan;
  const StepInfo &info;
  llvm::function_ref<bool(const Unit &, unsigned)> isShard;
  OpBuilder builder;
  FlatInterface interface;
  func::FuncOp function;
  IRMapping mapping;
  /// Old values in `mapping` that are as large as the parameter that is being made: others that
  /// need them make them again, so that no rank holds them meanwhile.
  SmallVector<Value> whole;
  /// Old values by group and slot.
  SmallVector<SmallVector<Value>> values;
  /// Flat buffers so far, by unit and slot.
  SmallVector<SmallVector<Value>> flats;
};
} // namespace

LogicalResult InitBuilder::checkArguments() {
  for (unsigned i = 0; i < old.getNumArguments(); ++i)
    if (table.ofArgument(old, i))
      return old.emitError() << "argument " << i << " of @" << old.getName() << " has the role "
                             << getArgRole(old, i)
                             << ", a state that is sharded, but what makes the states takes none; "
                                "give it the role const";
  return success();
}

LogicalResult InitBuilder::findValues() {
  Operation *results = old.getBody().front().getTerminator();
  for (const ParamGroup &group : table.groups)
    values.emplace_back(group.slots.size());
  for (unsigned i = 0; i < old.getNumResults(); ++i)
    if (std::optional<SlotRef> slot = table.ofResult(old, i))
      values[slot->group][slot->slot] = results->getOperand(i);
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.unit < 0)
      continue;
    for (unsigned segment : plan.units[result.unit].segments) {
      unsigned group = info.segments[segment].group;
      if (!values[group][result.slot])
        return old.emitError() << "@" << old.getName() << " does not give state "
                               << table.groups[group].slots[result.slot].name
                               << ", but others of its unit; give every state a result";
    }
  }
  return success();
}

void InitBuilder::createFunction() {
  SmallVector<Type> types;
  for (const FlatInterface::Entry &result : interface.results)
    types.push_back(result.old >= 0 ? old.getResultTypes()[result.old]
                                    : getFlatType(result.unit, result.slot));
  function = createFlatFunction(old, interface, table, plan, info, types);
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  for (auto [index, arg] : llvm::enumerate(interface.args)) {
    block->getArgument(index).setLoc(old.getArgument(arg.old).getLoc());
    mapping.map(old.getArgument(arg.old), block->getArgument(index));
  }
}

/// Clones what `value`, of a parameter of `elements`, needs and is not there yet, in program order.
Value InitBuilder::emit(Value value, int64_t elements) {
  SmallVector<Operation *> needed;
  llvm::DenseSet<Operation *> seen;
  SmallVector<Value> pending{value};
  while (!pending.empty()) {
    Value current = pending.pop_back_val();
    Operation *op = current.getDefiningOp();
    if (!op || mapping.contains(current) || !seen.insert(op).second)
      continue;
    needed.push_back(op);
    llvm::append_range(pending, op->getOperands());
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    llvm::append_range(pending, captured);
  }
  llvm::sort(needed, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : needed) {
    builder.clone(*op, mapping);
    // Random bits come in two halves.
    if (!isa<hlo::ConstantOp>(op))
      llvm::copy_if(op->getResults(), std::back_inserter(whole), [&](Value result) {
        return !isScalar(result) && 2 * hlo::tensorType(result).getNumElements() >= elements;
      });
  }
  return mapping.lookup(value);
}

void InitBuilder::forgetWhole() {
  for (Value value : whole)
    mapping.erase(value);
  whole.clear();
}

/// The constant with which the program fills a whole unit (moments: zero), null where there is
/// none.
Attribute InitBuilder::findCommonSplat(unsigned unit, unsigned slot) const {
  Attribute common;
  for (unsigned segment : plan.units[unit].segments) {
    Attribute splat = hlo::getSplat(values[info.segments[segment].group][slot]);
    if (!splat || (common && common != splat))
      return {};
    common = splat;
  }
  return common;
}

void InitBuilder::insertSegment(unsigned segment, unsigned slot, Value leaf) {
  const Segment &facts = info.segments[segment];
  auto [unit, position] = plan.positions[segment];
  Location loc = leaf.getLoc();
  Value source = facts.slice < 0 ? leaf : buildSlice(builder, leaf, facts.slice);
  Value &flat = flats[unit][slot];
  if (!flat) {
    RankedTensorType type = getFlatType(unit, slot);
    flat = hlo::ConstantOp::create(builder, loc, hlo::makeZeros(type));
  }
  flat = ir::InsertSegmentOp::create(builder, loc, source, flat, plan.units[unit].symbol, position);
}

void InitBuilder::insertGroup(unsigned group) {
  for (auto [slot, value] : llvm::enumerate(values[group])) {
    if (!value)
      continue;
    Value leaf;
    for (unsigned i = 0; i < table.groups[group].getNumSegments(); ++i) {
      unsigned segment = plan.firstSegment[group] + i;
      unsigned unit = plan.positions[segment].unit;
      if (flats[unit][slot] && !flats[unit][slot].getDefiningOp<ir::InsertSegmentOp>())
        continue;
      if (!leaf)
        leaf = emit(value, table.groups[group].getType().getNumElements());
      insertSegment(segment, slot, leaf);
    }
  }
  forgetWhole();
}

FailureOr<func::FuncOp> InitBuilder::run() {
  if (failed(checkArguments()))
    return failure();
  interface = makeInterface(old, table, plan, info, /*isStep=*/false);
  if (failed(findValues()))
    return failure();
  createFunction();
  for (const Unit &unit : plan.units)
    flats.emplace_back(unit.slots.size());
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.unit < 0)
      continue;
    if (Attribute splat = findCommonSplat(result.unit, result.slot))
      flats[result.unit][result.slot] = hlo::ConstantOp::create(
          builder, old.getLoc(),
          DenseElementsAttr::get(getFlatType(result.unit, result.slot), splat));
  }
  llvm::SmallDenseSet<unsigned> done;
  for (const Unit &unit : plan.units)
    for (unsigned segment : unit.segments)
      if (done.insert(info.segments[segment].group).second)
        insertGroup(info.segments[segment].group);

  Operation *terminator = old.getBody().front().getTerminator();
  SmallVector<Value> results;
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.old < 0) {
      results.push_back(flats[result.unit][result.slot]);
      continue;
    }
    Value kept = terminator->getOperand(result.old);
    results.push_back(emit(kept, hlo::tensorType(kept).getNumElements()));
    forgetWhole();
  }
  func::ReturnOp::create(builder, terminator->getLoc(), results);
  old.erase();
  return function;
}

FailureOr<func::FuncOp>
part::buildInit(func::FuncOp function, const StateTable &table, const PartitionPlan &plan,
                const StepInfo &info,
                llvm::function_ref<bool(const Unit &, unsigned slot)> isShard) {
  return InitBuilder(function, table, plan, info, isShard).run();
}
