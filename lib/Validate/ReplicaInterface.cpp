#include "ReplicaInterface.h"

#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/RowParts.h"
#include "zero/Support/Counted.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace zero::validate::replica {

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// What is recorded of the mesh is so.
static LogicalResult checkConfig(ModuleOp replica, ir::MeshOp mesh, int64_t ranks) {
  if (auto recorded = ir::getConfigInt(replica, "ranks"); recorded && *recorded != ranks)
    return replica.emitError() << "is for " << counted(*recorded, "rank")
                               << " by zero.config, expected the " << ranks << " of its mesh";
  auto recorded = dyn_cast_or_null<DictionaryAttr>(ir::getConfig(replica, "mesh"));
  if (!recorded)
    return success();
  NamedAttrList sizes;
  Builder builder(replica.getContext());
  for (auto [name, size] : llvm::zip_equal(mesh.getAxisNames(), mesh.getAxisSizes()))
    sizes.set(cast<StringAttr>(name), builder.getI64IntegerAttr(size));
  if (recorded != sizes.getDictionary(replica.getContext()))
    return mesh.emitOpError() << "is not the mesh of zero.config, expected " << recorded;
  return success();
}

/// Axes of the step's own model parallelism, with their sizes.
static SmallVector<std::pair<Attribute, int64_t>> getOwnAxes(ModuleOp module) {
  SmallVector<std::pair<Attribute, int64_t>> axes;
  for (auto mesh : module.getOps<ir::MeshOp>())
    for (Attribute axis : ir::getModelAxes(mesh))
      axes.emplace_back(axis, mesh.getAxisSize(cast<StringAttr>(axis)));
  return axes;
}

ir::MeshOp checkModelMesh(ModuleOp import, ModuleOp local) {
  auto meshes = llvm::to_vector(local.getOps<ir::MeshOp>());
  if (!import.getOps<ir::MeshOp>().empty() || meshes.size() != 1 ||
      !meshes[0].getDataAxes().empty()) {
    local.emitError() << "expects one zero.mesh, of the step's own axis alone, and none in the "
                         "program that it is made of";
    return {};
  }
  return meshes[0];
}

ir::MeshOp checkMesh(ModuleOp import, ModuleOp replica) {
  auto meshes = llvm::to_vector(replica.getOps<ir::MeshOp>());
  if (meshes.size() != 1) {
    replica.emitError() << "has " << meshes.size() << " meshes (zero.mesh), expected one";
    return {};
  }
  if (meshes[0].getDataAxes().empty() || getOwnAxes(import) != getOwnAxes(replica)) {
    meshes[0].emitOpError() << "shards the batch over " << meshes[0].getDataAxes()
                            << ", expected all axes of the mesh but those of the import program's "
                               "own model parallelism";
    return {};
  }
  int64_t ranks = meshes[0].getGroupSize(meshes[0].getAxisNames());
  return succeeded(checkConfig(replica, meshes[0], ranks)) ? meshes[0] : ir::MeshOp();
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

static InFlightDiagnostic reportRole(func::FuncOp entry, StringRef what, unsigned index,
                                     Attribute found, Attribute expected) {
  InFlightDiagnostic diag = entry.emitError();
  diag << what << " " << index << " of '" << entry.getName() << "' has ";
  if (found)
    diag << "role " << found;
  else
    diag << "no role";
  diag << ", expected " << (expected ? "that of the import program, " : "none");
  if (expected)
    diag << expected;
  return diag;
}

static LogicalResult checkType(func::FuncOp entry, StringRef what, unsigned index, Type local,
                               Type whole, const Sharding &sharding, int64_t ranks) {
  if (getWholeType(local, sharding, ranks) == whole)
    return success();
  return entry.emitError() << what << " " << index << " of '" << entry.getName() << "' is of type "
                           << local << ", expected " << sharding.str() << " of " << whole << " on "
                           << counted(ranks, "rank");
}

/// Rows of a batch of type `whole`; none where the ranks do not divide it.
static std::optional<Sharding> getRows(Type whole, int64_t dim, int64_t groups, int64_t ranks) {
  auto type = dyn_cast<RankedTensorType>(whole);
  if (!type || dim >= type.getRank() || groups < 1 ||
      type.getDimSize(dim) % (groups * ranks) != 0 || type.getDimSize(dim) == 0)
    return std::nullopt;
  return Sharding::sharded(dim, groups, type.getDimSize(dim) / groups / ranks);
}

Type getReduceType(func::FuncOp entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  auto name = dyn_cast_or_null<StringAttr>(ir::getConfig(module, "reduce_dtype"));
  if (!name || ir::findStep<func::FuncOp>(module) != entry)
    return {};
  Builder builder(entry.getContext());
  return llvm::StringSwitch<Type>(name.getValue())
      .Case("f32", builder.getF32Type())
      .Case("bf16", builder.getBF16Type())
      .Default(Type());
}

int64_t getMicroBatches(func::FuncOp entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  return ir::findStep<func::FuncOp>(module) == entry
             ? ir::getConfigInt(module, "accumulate").value_or(1)
             : 1;
}

int64_t getRowParts(func::FuncOp entry) {
  auto parts = entry->getAttrOfType<IntegerAttr>(ir::kRowParts);
  return std::max(getMicroBatches(entry), parts ? parts.getInt() : int64_t(1));
}

FailureOr<SmallVector<Sharding>> checkArguments(func::FuncOp import, func::FuncOp replica,
                                                int64_t ranks) {
  // Where rows are cut in parts, or sums over them are rounded, they are told from other values on
  // one rank too.
  bool hasRows = ranks > 1 || getRowParts(replica) > 1 || getReduceType(replica);
  if (import.getNumArguments() != replica.getNumArguments())
    return replica.emitError() << "'" << replica.getName() << "' has " << replica.getNumArguments()
                               << " arguments, expected the " << import.getNumArguments()
                               << " of the import program";
  SmallVector<Sharding> shardings;
  for (unsigned i = 0; i < import.getNumArguments(); ++i) {
    auto expected = import.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    auto found = replica.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (found != expected)
      return reportRole(replica, "argument", i, found, expected);
    Type whole = import.getArgumentTypes()[i];
    Sharding &sharding = shardings.emplace_back();
    if (expected && expected.hasRows() && hasRows) {
      int64_t dim = expected.getRowDim();
      std::optional<Sharding> rows = getRows(whole, dim, expected.getGroups(), ranks);
      if (!rows)
        return replica.emitError()
               << "argument " << i << " of '" << replica.getName() << "', a batch of type " << whole
               << ", is not divided by " << counted(ranks, "rank") << " along dimension " << dim;
      sharding = *rows;
    }
    if (failed(checkType(replica, "argument", i, replica.getArgumentTypes()[i], whole, sharding,
                         ranks)))
      return failure();
  }
  return shardings;
}

LogicalResult checkPartLeaves(ModuleOp import, ModuleOp local) {
  auto expected = llvm::to_vector(import.getOps<ir::LeafOp>());
  auto found = llvm::to_vector(local.getOps<ir::LeafOp>());
  if (expected.size() != found.size())
    return local.emitError() << "has " << found.size() << " leaves, expected the "
                             << expected.size() << " of the import program";
  for (auto [above, below] : llvm::zip_equal(expected, found)) {
    bool isSame = above.getRole() == below.getRole() && above.getSlots() == below.getSlots() &&
                  above.getTensorType() == ir::getWholeType(below) &&
                  above->getAttr("padded") == below->getAttr("padded");
    if (isSame)
      continue;
    InFlightDiagnostic diag = below.emitOpError() << "is no part of what the import program has, "
                                                     "expected what the note shows, or a part";
    diag.attachNote(above.getLoc()) << "expected: " << *above.getOperation();
    return diag;
  }
  return success();
}

namespace {
/// What ranks have parts of, and along which axes they may.
struct PartLeaves {
  SmallVector<std::pair<Attribute, int64_t>> axes;
  // By the argument (or else result) of the entry that they are.
  llvm::DenseMap<int64_t, SmallVector<ir::LeafOp, 1>> leaves;
};
} // namespace

static PartLeaves findParts(func::FuncOp local, bool isResult) {
  StringRef name = local.getName();
  auto module = local->getParentOfType<ModuleOp>();
  PartLeaves parts;
  parts.axes = getOwnAxes(module);
  for (auto leaf : module.getOps<ir::LeafOp>())
    if (int64_t place = isResult ? leaf.getResult(name) : leaf.getArg(name);
        place >= 0 && ir::getCut(leaf).dim >= 0)
      parts.leaves[place].push_back(leaf);
  return parts;
}

/// As the leaf says that is argument (or else result) `index` of the entry.
static FailureOr<Sharding> checkPart(func::FuncOp import, func::FuncOp local, bool isResult,
                                     const PartLeaves &parts, unsigned index, int64_t ranks) {
  StringRef what = isResult ? "result" : "argument";
  Sharding sharding;
  Type whole = isResult ? import.getResultTypes()[index] : import.getArgumentTypes()[index];
  Type part = isResult ? local.getResultTypes()[index] : local.getArgumentTypes()[index];
  for (ir::LeafOp leaf : parts.leaves.lookup(index)) {
    ir::Cut cut = ir::getCut(leaf);
    if (!llvm::is_contained(parts.axes, std::pair(Attribute(cut.axis), ranks)) ||
        cut.ranks != ranks || !leaf.getRole().isState())
      return leaf.emitOpError() << "is a part of a "
                                << ir::stringifyRoleKind(leaf.getRole().getKind()) << " along "
                                << cut.axis << " on " << counted(cut.ranks, "rank")
                                << ", expected one of a state along the mesh's axis, on " << ranks;
    sharding = Sharding::sharded(cut.dim, cut.groups,
                                 leaf.getTensorType().getDimSize(cut.dim) / cut.groups);
  }
  auto getRole = [&](func::FuncOp entry) {
    return isResult ? entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role")
                    : entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
  };
  if (getRole(import) != getRole(local))
    return reportRole(local, what, index, getRole(local), getRole(import));
  if (failed(checkType(local, what, index, part, whole, sharding, ranks)))
    return failure();
  return ranks == 1 ? Sharding() : sharding;
}

FailureOr<SmallVector<Sharding>> checkPartArguments(func::FuncOp import, func::FuncOp local,
                                                    int64_t ranks) {
  SmallVector<Sharding> shardings;
  if (import.getNumArguments() != local.getNumArguments() ||
      import.getNumResults() != local.getNumResults())
    return local.emitError() << "'" << local.getName()
                             << "' has other numbers of arguments and results than the import "
                                "program's";
  PartLeaves parts = findParts(local, /*isResult=*/false);
  for (unsigned i = 0; i < import.getNumArguments(); ++i) {
    FailureOr<Sharding> sharding = checkPart(import, local, /*isResult=*/false, parts, i, ranks);
    if (failed(sharding))
      return failure();
    shardings.push_back(*sharding);
  }
  return shardings;
}

FailureOr<SmallVector<std::optional<Sharding>>>
checkPartResults(func::FuncOp import, func::FuncOp local, int64_t ranks) {
  SmallVector<std::optional<Sharding>> shardings;
  PartLeaves parts = findParts(local, /*isResult=*/true);
  for (unsigned i = 0; i < import.getNumResults(); ++i) {
    FailureOr<Sharding> sharding = checkPart(import, local, /*isResult=*/true, parts, i, ranks);
    if (failed(sharding))
      return failure();
    shardings.push_back(*sharding);
  }
  return shardings;
}

/// The role that a result has to have which is rows of the imported result, or all of it.
static ir::RoleAttr getResultRole(ir::RoleAttr expected, const Sharding &sharding) {
  auto kind = sharding.isSharded() ? ir::RoleKind::Output : expected.getKind();
  return ir::RoleAttr::get(expected.getContext(), kind, expected.getName(), expected.getNext(),
                           expected.getOf(), sharding.dim, sharding.groups, expected.getUnit());
}

/// A state that is cut like the batch comes out cut as it is taken. On one rank rows are all there
/// is.
static FailureOr<Sharding> checkStateRows(func::FuncOp import, func::FuncOp replica, unsigned index,
                                          ir::RoleAttr state, int64_t ranks) {
  auto expected = import.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
  auto found = replica.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
  if (found != expected)
    return reportRole(replica, "result", index, found, expected);
  if (ranks == 1)
    return Sharding();
  Type whole = import.getResultTypes()[index];
  if (std::optional<Sharding> rows = getRows(whole, state.getRowDim(), /*groups=*/1, ranks))
    return *rows;
  return replica.emitError() << "result " << index << " of '" << replica.getName()
                             << "', a batch_state of type " << whole << ", is not divided by "
                             << counted(ranks, "rank") << " along dimension " << state.getRowDim();
}

FailureOr<SmallVector<std::optional<Sharding>>> checkResults(func::FuncOp import,
                                                             func::FuncOp replica, int64_t ranks) {
  if (import.getNumResults() != replica.getNumResults())
    return replica.emitError() << "'" << replica.getName() << "' has " << replica.getNumResults()
                               << " results, expected the " << import.getNumResults()
                               << " of the import program";
  llvm::DenseMap<int64_t, ir::RoleAttr> states; // by what replaces them
  for (unsigned i = 0; i < import.getNumArguments(); ++i)
    if (auto role = import.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"))
      states.try_emplace(role.getNext(), role);
  SmallVector<std::optional<Sharding>> shardings;
  for (unsigned i = 0; i < import.getNumResults(); ++i) {
    auto expected = import.getResultAttrOfType<ir::RoleAttr>(i, "zero.role");
    auto found = replica.getResultAttrOfType<ir::RoleAttr>(i, "zero.role");
    Type local = replica.getResultTypes()[i], whole = import.getResultTypes()[i];
    if (!expected && !found && !states.contains(i)) {
      shardings.push_back(std::nullopt);
      continue;
    }
    ir::RoleAttr state = states.contains(i) ? states.lookup(i) : expected;
    if (state && state.isBatchState()) {
      FailureOr<Sharding> rows = checkStateRows(import, replica, i, state, ranks);
      if (failed(rows) || failed(checkType(replica, "result", i, local, whole, *rows, ranks)))
        return failure();
      shardings.push_back(*rows);
      continue;
    }
    Sharding sharding;
    if (found && found.getDim() >= 0 && ranks > 1)
      if (std::optional<Sharding> rows = getRows(whole, found.getDim(), 1, ranks))
        sharding = *rows;
    // On one rank rows are all there is.
    if (found && found.getDim() >= 0 && ranks == 1)
      sharding = Sharding::sharded(found.getDim(), 1, 0);
    bool isState = states.contains(i) || (expected && expected.isState());
    bool isRight = found == expected || (expected && found == getResultRole(expected, sharding));
    if (isState && sharding.isSharded())
      isRight = false;
    if (ranks == 1)
      sharding = Sharding();
    if (!isRight)
      return reportRole(replica, "result", i, found, expected);
    if (failed(checkType(replica, "result", i, local, whole, sharding, ranks)))
      return failure();
    shardings.push_back(sharding);
  }
  return shardings;
}

} // namespace zero::validate::replica
