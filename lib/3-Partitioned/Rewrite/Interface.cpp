//===- Interface.cpp - Arguments and results of functions on flat buffers -----===//
#include "Rewrite.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// Which (unit, slot) buffers an entry function has on one side, and its other entries.
class Side {
public:
  Side(const PartitionPlan &plan, const StateTable &table) : plan(plan), table(table) {
    for (const Unit &unit : plan.units)
      present.emplace_back(unit.slots.size(), false);
  }

  void addState(SlotRef slot) {
    unsigned count = table.groups[slot.group].getNumSegments();
    for (unsigned i = 0; i < count; ++i)
      present[plan.getPosition(slot, i).unit][slot.slot] = true;
  }
  void addOther(unsigned index, bool isState) { (isState ? kept : others).push_back(index); }

  /// What is not sharded keeps the order of the old function, whatever order it was found in.
  SmallVector<FlatInterface::Entry> finish() {
    SmallVector<FlatInterface::Entry> entries;
    for (auto [unit, slots] : llvm::enumerate(present))
      for (auto [slot, isPresent] : llvm::enumerate(slots))
        if (isPresent)
          entries.push_back({static_cast<int64_t>(unit), static_cast<int64_t>(slot), -1});
    for (SmallVector<unsigned> *list : {&kept, &others}) {
      llvm::sort(*list);
      for (unsigned index : *list)
        entries.push_back({-1, -1, index});
    }
    return entries;
  }

private:
  const PartitionPlan &plan;
  const StateTable &table;
  SmallVector<SmallVector<bool>> present;
  SmallVector<unsigned> kept, others;
};
} // namespace

FlatInterface part::makeInterface(func::FuncOp function, const StateTable &table,
                                  const PartitionPlan &plan, const StepInfo &info, bool isStep) {
  Side args(plan, table), results(plan, table);
  llvm::DenseMap<unsigned, bool> taken;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    std::optional<SlotRef> slot = table.ofArgument(function, i);
    ir::RoleAttr role = getArgRole(function, i);
    if (slot)
      args.addState(*slot);
    else
      args.addOther(i, role && role.isState());
    if (isStep && role && role.getNext() >= 0) {
      taken[role.getNext()] = true;
      if (slot)
        results.addState(*slot);
      else
        results.addOther(role.getNext(), true);
    }
  }
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    if (taken.contains(i))
      continue;
    ir::RoleAttr role = getResultRole(function, i);
    if (std::optional<SlotRef> slot = table.ofResult(function, i))
      results.addState(*slot);
    else
      results.addOther(i, role && role.isState());
  }
  return {args.finish(), results.finish()};
}

/// Names of the leaves in a unit's buffer, segment by segment.
static ArrayAttr getLeafNames(const Unit &unit, unsigned slot, const StateTable &table,
                              const StepInfo &info, Builder &builder) {
  SmallVector<Attribute> names;
  for (unsigned segment : unit.segments)
    names.push_back(table.groups[info.segments[segment].group].slots[slot].name);
  return builder.getArrayAttr(names);
}

static ir::RoleAttr getFlatRole(const Unit &unit, unsigned slot, int64_t next) {
  MLIRContext *context = unit.symbol.getContext();
  auto name = StringAttr::get(context, unit.getBufferName(slot));
  return ir::RoleAttr::get(context, unit.slots[slot].kind, name, next, StringAttr(), -1,
                           /*groups=*/1, unit.symbol);
}

/// Where an old result, or the result of a unit's slot, is now.
static int64_t findResult(const FlatInterface &interface, FlatInterface::Entry arg,
                          func::FuncOp old) {
  int64_t next = -1;
  if (arg.old >= 0) {
    ir::RoleAttr role = getArgRole(old, arg.old);
    next = role ? role.getNext() : -1;
    if (next < 0)
      return -1;
  }
  for (auto [index, result] : llvm::enumerate(interface.results))
    if (arg.old >= 0 ? result.old == next : result.unit == arg.unit && result.slot == arg.slot)
      return index;
  return -1;
}

namespace {
/// What is written at a function's arguments and results.
struct InterfaceAttrs {
  SmallVector<DictionaryAttr> args, results;
};
} // namespace

static InterfaceAttrs getInterfaceAttrs(func::FuncOp old, const FlatInterface &interface,
                                        const StateTable &table, const PartitionPlan &plan,
                                        const StepInfo &info) {
  Builder attrs(old.getContext());
  InterfaceAttrs list;
  auto flatAttrs = [&](FlatInterface::Entry entry, int64_t next) {
    const Unit &unit = plan.units[entry.unit];
    NamedAttrList flat;
    flat.append("zero.leaves", getLeafNames(unit, entry.slot, table, info, attrs));
    flat.append("zero.role", getFlatRole(unit, entry.slot, next));
    return flat.getDictionary(old.getContext());
  };
  for (const FlatInterface::Entry &arg : interface.args) {
    int64_t next = findResult(interface, arg, old);
    if (arg.old < 0) {
      list.args.push_back(flatAttrs(arg, next));
      continue;
    }
    NamedAttrList kept(old.getArgAttrDict(arg.old));
    if (ir::RoleAttr role = getArgRole(old, arg.old))
      kept.set("zero.role", role.withNext(next));
    // Numbers of the old results.
    kept.erase("tf.aliasing_output");
    list.args.push_back(kept.getDictionary(old.getContext()));
  }
  // On @main the argument says what a state result is; on other functions the result does.
  bool argsName = llvm::any_of(interface.args, [](auto arg) { return arg.unit >= 0; });
  for (const FlatInterface::Entry &result : interface.results) {
    if (result.old >= 0)
      list.results.push_back(old.getResultAttrDict(result.old) ? old.getResultAttrDict(result.old)
                                                               : attrs.getDictionaryAttr({}));
    else
      list.results.push_back(argsName ? attrs.getDictionaryAttr({}) : flatAttrs(result, -1));
  }
  return list;
}

void part::setFlatInterface(func::FuncOp function, const FlatInterface &interface,
                            const StateTable &table, const PartitionPlan &plan,
                            const StepInfo &info) {
  InterfaceAttrs attrs = getInterfaceAttrs(function, interface, table, plan, info);
  Block &block = function.getBody().front();
  function.removeArgAttrsAttr();
  function.removeResAttrsAttr();
  function.setFunctionType(FunctionType::get(function.getContext(), block.getArgumentTypes(),
                                             block.getTerminator()->getOperandTypes()));
  function.setAllArgAttrs(attrs.args);
  function.setAllResultAttrs(attrs.results);
}

func::FuncOp part::createFlatFunction(func::FuncOp old, const FlatInterface &interface,
                                      const StateTable &table, const PartitionPlan &plan,
                                      const StepInfo &info, TypeRange resultTypes) {
  OpBuilder builder(old);
  SmallVector<Type> argTypes;
  for (const FlatInterface::Entry &arg : interface.args) {
    if (arg.old >= 0) {
      argTypes.push_back(old.getArgument(arg.old).getType());
      continue;
    }
    const Unit &unit = plan.units[arg.unit];
    argTypes.push_back(RankedTensorType::get({unit.elements}, unit.slots[arg.slot].elementType));
  }
  InterfaceAttrs attrs = getInterfaceAttrs(old, interface, table, plan, info);
  auto type = FunctionType::get(old.getContext(), argTypes, resultTypes);
  auto function = func::FuncOp::create(builder, old.getLoc(), old.getName(), type);
  for (NamedAttribute attr : old->getDiscardableAttrs())
    function->setAttr(attr.getName(), attr.getValue());
  function.setSymVisibilityAttr(old.getSymVisibilityAttr());
  function.setAllArgAttrs(attrs.args);
  function.setAllResultAttrs(attrs.results);
  return function;
}
