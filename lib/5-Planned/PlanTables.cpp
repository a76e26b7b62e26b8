#include "PlanTables.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Analysis/Claims.h"
#include "zero/Analysis/Tables.h"
#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Entries.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// The numbers and the role of a slot fit one another.
LogicalResult checkNumbers(SlotOp slot) {
  int64_t arg = slot.getArg(), result = slot.getResult(), next = slot.getRole().getNext();
  if (arg < -1 || result < -1 || (arg < 0 && result < 0))
    return slot.emitOpError() << "is argument " << arg << " and result " << result
                              << ", expected the number of one of them at least";
  int64_t expected = arg >= 0 ? result : -1;
  if (next != expected)
    return slot.emitOpError() << "has next = " << next << ", but is replaced by result " << expected
                              << " of its entry";
  if (arg >= 0 && result >= 0 && !slot.getRole().isState())
    return slot.emitOpError() << "is both argument and result, expected that of state only";
  if (!slot.getRole().getUnit() && slot.getLeaves())
    return slot.emitOpError() << "names leaves of segments, but no unit";
  return success();
}

/// The interfaces of all entries, as slots say them.
LogicalResult readEntries(ModuleOp module, checked::Tables &tables) {
  struct Sides {
    SmallVector<checked::Held, 0> arguments, results;
  };
  llvm::StringMap<Sides> sides;
  SymbolTable symbols(module);
  for (auto slot : module.getOps<SlotOp>()) {
    if (failed(checkNumbers(slot)))
      return failure();
    auto function = symbols.lookup<func::FuncOp>(slot.getEntry());
    if (!function || function->hasAttr("zero.kernel"))
      return slot.emitOpError() << "is of entry '" << slot.getEntry()
                                << "', which the module does not have";
    checked::Held held{slot.getLoc(), static_cast<int64_t>(slot.getArg()), slot.getRole(),
                       slot.getAllocation().getType(), slot.getLeavesAttr()};
    Sides &entry = sides[slot.getEntry()];
    if (held.index >= 0)
      entry.arguments.push_back(held);
    held.index = slot.getResult();
    if (held.index >= 0)
      entry.results.push_back(held);
  }
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function->hasAttr("zero.kernel") || function.isExternal())
      continue;
    Sides &entry = sides[function.getName()];
    if (failed(tables.addEntry(function, std::move(entry.arguments), std::move(entry.results))))
      return failure();
  }
  return success();
}

/// What the launches of an entry move.
LogicalResult countWire(func::FuncOp entry, WireCounter &counter) {
  for (auto launch : entry.getOps<LaunchOpInterface>()) {
    auto collective = dyn_cast<CollectiveOpInterface>(launch.getOperation());
    if (!collective)
      continue;
    for (const auto &allocations : {launch.getReads(), launch.getWrites()})
      for (AllocationAttr allocation : allocations)
        if (failed(verifyAllocation(launch, allocation)))
          return failure();
    // What is counted is the pieces, where an exchange has such.
    if (failed(launch.verifyLaunch()))
      return failure();
    counter.add(collective, 1);
  }
  return success();
}

} // namespace

LogicalResult verifyPlanTables(ModuleOp module) {
  if (module.getOps<LeafOp>().empty())
    return success();
  FailureOr<checked::Tables> tables = checked::Tables::read(module);
  if (failed(tables) || failed(readEntries(module, *tables)))
    return failure();
  WireClaims wire(tables->mesh);
  for (const checked::Entry &entry : tables->entries) {
    auto function = module.lookupSymbol<func::FuncOp>(entry.name);
    WireCounter counter(tables->mesh);
    if (failed(countWire(function, counter)) || failed(wire.add(function, entry.name, counter)))
      return failure();
    if (entry.kind == EntryKind::Step)
      checked::addReducedUnits(*tables, function);
  }
  checked::Resident resident;
  if (failed(checked::verifyTables(*tables, resident)))
    return failure();
  return compareResident(module, resident, wire);
}

} // namespace zero
