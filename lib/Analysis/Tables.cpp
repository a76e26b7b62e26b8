#include "zero/Analysis/Tables.h"

#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

FailureOr<Tables> Tables::read(ModuleOp module) {
  Tables tables;
  tables.module = module;
  std::optional<int64_t> stage = ir::getConfigInt(module, "stage");
  if (!stage)
    return module.emitError() << "expects zero.config to have the stage; run zero-partition first";
  tables.stage = *stage;
  auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
  if (meshes.size() != 1)
    return module.emitError() << "expects one zero.mesh, found " << meshes.size();
  tables.mesh = meshes[0];
  tables.ranks = meshes[0].getGroupSize(meshes[0].getDataAxes());
  tables.shardRanks = meshes[0].getGroupSize(ir::getStateAxes(meshes[0]));
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    tables.layouts.push_back(layout);
    tables.layoutOf[layout.getSymName()] = layout;
  }
  // A state has a name of its own; a batch may have that of an output.
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    auto [known, isNew] = tables.leafOf.try_emplace(leaf.getLeafName(), leaf);
    if (isNew)
      continue;
    if (leaf.getRole().isState() && known->second.getRole().isState())
      return leaf.emitOpError() << "has the name of another state, expected one of its own";
    if (leaf.getRole().isState())
      known->second = leaf;
  }
  return tables;
}

/// What an attribute list says of argument or result `index`.
static Held readHeld(FunctionOpInterface function, bool isResult, unsigned index) {
  Type type = isResult ? function.getResultTypes()[index] : function.getArgumentTypes()[index];
  auto get = [&](StringRef name) {
    return isResult ? function.getResultAttr(index, name) : function.getArgAttr(index, name);
  };
  Location loc = isResult ? function.getLoc() : function.getArgument(index).getLoc();
  return {loc, index, dyn_cast_or_null<ir::RoleAttr>(get("zero.role")),
          dyn_cast<RankedTensorType>(type), dyn_cast_or_null<ArrayAttr>(get("zero.leaves"))};
}

LogicalResult Tables::addEntry(FunctionOpInterface function) {
  SmallVector<Held, 0> arguments, results;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    arguments.push_back(readHeld(function, false, i));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    results.push_back(readHeld(function, true, i));
  // What replaces a state has its role, and lies where it lay.
  llvm::SmallDenseSet<int64_t> taken;
  for (const Held &argument : arguments) {
    int64_t next = argument.role ? argument.role.getNext() : -1;
    if (next < 0)
      continue;
    auto fail = [&] {
      return function.emitError() << "argument " << argument.index << " ("
                                  << argument.role.getName() << ") of @" << function.getName()
                                  << " is replaced by result " << next;
    };
    if (next >= static_cast<int64_t>(results.size()))
      return fail() << ", but there are " << results.size();
    if (results[next].type != argument.type)
      return fail() << " of type " << results[next].type << ", expected " << argument.type;
    if (!taken.insert(next).second)
      return fail() << ", as is another argument";
    results[next].role = argument.role;
    results[next].leaves = argument.leaves;
  }
  return addEntry(function, std::move(arguments), std::move(results));
}

/// Fills `side` from what it holds; `what` names it in messages.
static LogicalResult readSide(const Tables &tables, const Entry &entry, StringRef what,
                              Side &side) {
  for (auto [expected, held] : llvm::enumerate(side.held)) {
    auto fail = [&] {
      InFlightDiagnostic diag = emitError(held.loc) << what << " " << held.index;
      if (held.role)
        diag << " (" << held.role.getName() << ")";
      diag << " of @" << entry.name << " ";
      return diag;
    };
    if (held.index != static_cast<int64_t>(expected))
      return fail() << "is number " << expected << " of those that are there, expected every "
                    << what << " once";
    if (!held.type || !held.type.hasStaticShape())
      return fail() << "is no tensor of static shape";
    if (!held.role)
      return fail() << "has no role, expected that of its leaf";
    if (!held.role.getUnit())
      continue;
    ir::LayoutOp layout = tables.layoutOf.lookup(held.role.getUnit().getValue());
    if (!layout)
      return fail() << "names unit " << held.role.getUnit() << ", which the module does not define";
    int64_t elements = held.type.getNumElements(), whole = layout.getElements();
    if (held.type.getRank() != 1 || (elements != whole && elements != layout.getShardElements()))
      return fail() << "is " << held.type << ", but unit " << held.role.getUnit() << " has "
                    << whole << " elements and its shards " << layout.getShardElements();
    if (!held.leaves || held.leaves.size() != layout.getSegments().size() ||
        !llvm::all_of(held.leaves, llvm::IsaPred<StringAttr>))
      return fail() << "expects as leaves one name per segment of unit @" << layout.getSymName();
    side.flats.push_back({held, layout, llvm::to_vector(held.leaves.getAsRange<StringAttr>())});
  }
  return success();
}

LogicalResult Tables::addEntry(FunctionOpInterface function, SmallVector<Held, 0> arguments,
                               SmallVector<Held, 0> results) {
  Entry entry{function.getName(),
              ir::getEntryKind(function),
              function.getLoc(),
              {std::move(arguments), {}},
              {std::move(results), {}}};
  auto byIndex = [](const Held &a, const Held &b) { return a.index < b.index; };
  llvm::sort(entry.arguments.held, byIndex);
  llvm::sort(entry.results.held, byIndex);
  if (failed(readSide(*this, entry, "argument", entry.arguments)) ||
      failed(readSide(*this, entry, "result", entry.results)))
    return failure();
  entries.push_back(std::move(entry));
  return success();
}

const Entry *Tables::findEntry(StringRef name) const {
  const Entry *entry =
      llvm::find_if(entries, [&](const Entry &entry) { return entry.name == name; });
  return entry == entries.end() ? nullptr : entry;
}

const Entry *Tables::findStep() const {
  const Entry *entry =
      llvm::find_if(entries, [](const Entry &entry) { return entry.kind == ir::EntryKind::Step; });
  return entry == entries.end() ? nullptr : entry;
}

/// On one rank nothing crosses, so nothing tells of a reduction below `partitioned`, where the list
/// of `zero.config` was proved: a unit is reduced unless all of it is listed.
static void addUnitsOfOneRank(Tables &tables) {
  auto list = dyn_cast_or_null<ArrayAttr>(ir::getConfig(tables.module, "without_gradient"));
  for (ir::LayoutOp layout : tables.layouts)
    if (!list || !llvm::all_of(layout.getSegmentRange(), [&](ir::SegmentAttr segment) {
          return llvm::is_contained(list, Attribute(segment.getName()));
        }))
      tables.reducedUnits.insert(layout.getSymName());
}

void zero::checked::addReducedUnits(Tables &tables, FunctionOpInterface step) {
  if (tables.shardRanks == 1)
    return addUnitsOfOneRank(tables);
  for (auto collective : step.getFunctionBody().getOps<ir::CollectiveOpInterface>())
    if (ArrayAttr units = collective.getUnitsAttr();
        units && collective.getCollectiveKind() == ir::CollectiveKind::ReduceScatter)
      for (auto unit : units.getAsRange<FlatSymbolRefAttr>())
        tables.reducedUnits.insert(unit.getValue());
}
