#include "VerifyLeaves.h"

#include "zero/Dialect/Zero/ModelAxes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace zero;

namespace {

/// The places of one entry function, each with the leaf that claims it.
class LeafPlaces {
public:
  explicit LeafPlaces(func::FuncOp entry)
      : entry(entry), arguments(entry.getNumArguments()), results(entry.getNumResults()) {
    for (unsigned i = 0; i < entry.getNumArguments(); ++i)
      if (auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"); role)
        if (role.getNext() >= 0 && role.getNext() < entry.getNumResults())
          replacedBy[role.getNext()] = role;
  }

  LogicalResult claimArgument(ir::LeafOp leaf, int64_t index) {
    auto roleOf = [&](unsigned i) { return entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"); };
    return claim(leaf, "argument", index, arguments, entry.getArgumentTypes(), roleOf);
  }
  LogicalResult claimResult(ir::LeafOp leaf, int64_t index) {
    auto roleOf = [&](unsigned i) {
      // What replaces a state has the state's role.
      auto replaced = replacedBy.find(i);
      return replaced != replacedBy.end() ? replaced->second
                                          : entry.getResultAttrOfType<ir::RoleAttr>(i, "zero.role");
    };
    return claim(leaf, "result", index, results, entry.getResultTypes(), roleOf);
  }
  /// Fails unless every place is claimed.
  LogicalResult finish() const {
    for (auto [what, leaves] : {std::pair(StringRef("argument"), ArrayRef(arguments)),
                                std::pair(StringRef("result"), ArrayRef(results))})
      for (auto [index, leaf] : llvm::enumerate(leaves))
        if (!leaf)
          return func::FuncOp(entry).emitError()
                 << what << " " << index << " of '" << func::FuncOp(entry).getName()
                 << "' is in no zero.leaf, expected one; run --zero-to-import on the exported step";
    return success();
  }

private:
  LogicalResult claim(ir::LeafOp leaf, StringRef what, int64_t index,
                      MutableArrayRef<ir::LeafOp> leaves, TypeRange types,
                      llvm::function_ref<ir::RoleAttr(unsigned)> roleOf) {
    if (index < 0)
      return success();
    StringRef name = entry.getName();
    if (index >= static_cast<int64_t>(leaves.size()))
      return leaf.emitOpError() << "names " << what << " " << index << " of '" << name
                                << "', which has " << leaves.size();
    if (leaves[index]) {
      InFlightDiagnostic diag = leaf.emitOpError() << "names " << what << " " << index << " of '"
                                                   << name << "', expected one leaf for each";
      diag.attachNote(leaves[index].getLoc()) << "this one names it, too";
      return diag;
    }
    leaves[index] = leaf;
    if (types[index] != leaf.getTensorType())
      return leaf.emitOpError() << "is " << leaf.getTensorType() << ", but " << what << " " << index
                                << " of '" << name << "' is " << types[index];
    ir::RoleAttr role = roleOf(index);
    if (role &&
        (role.getName() != leaf.getRole().getName() || role.getKind() != leaf.getRole().getKind()))
      return leaf.emitOpError() << "has the role " << leaf.getRole() << ", but " << what << " "
                                << index << " of '" << name << "' has " << role
                                << ", expected one kind and name";
    return success();
  }

  func::FuncOp entry;
  SmallVector<ir::LeafOp> arguments, results;
  llvm::DenseMap<int64_t, ir::RoleAttr> replacedBy;
};

} // namespace

/// A part is of a state, along the axis of the step's own model parallelism.
static LogicalResult verifyCut(ModuleOp module, ir::LeafOp leaf) {
  ir::Cut cut = ir::getCut(leaf);
  if (cut.dim < 0)
    return success();
  for (auto mesh : module.getOps<ir::MeshOp>())
    if (leaf.getRole().isState() && llvm::is_contained(ir::getModelAxes(mesh), cut.axis) &&
        mesh.getAxisSize(cut.axis) == cut.ranks)
      return success();
  return leaf.emitOpError() << "is one of " << cut.ranks << " parts along " << cut.axis
                            << ", expected a part of a state along an axis of zero.mesh that the "
                               "batch is not sharded over, of so many ranks";
}

LogicalResult import::verifyLeaves(ModuleOp module) {
  if (module.getOps<ir::LeafOp>().empty())
    return success();
  llvm::StringMap<LeafPlaces> entries;
  for (auto entry : module.getOps<func::FuncOp>())
    entries.try_emplace(entry.getName(), entry);
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    if (failed(verifyCut(module, leaf)))
      return failure();
    for (NamedAttribute slot : leaf.getSlots()) {
      StringRef name = slot.getName().getValue();
      auto entry = entries.find(name);
      if (entry == entries.end())
        return leaf.emitOpError() << "has a slot in '" << name << "', which is no function";
      if (failed(entry->second.claimArgument(leaf, leaf.getArg(name))) ||
          failed(entry->second.claimResult(leaf, leaf.getResult(name))))
        return failure();
    }
  }
  for (auto entry : module.getOps<func::FuncOp>())
    if (failed(entries.find(entry.getName())->second.finish()))
      return failure();
  return success();
}
