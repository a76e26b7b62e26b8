#include "zero/Analysis/Tables.h"

#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Support/Counted.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::checked;

static int64_t roundUp(int64_t value, int64_t grid) { return (value + grid - 1) / grid * grid; }

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

namespace {
/// Each layout is the one that its leaves, the block and the ranks give, and each parameter lies in
/// them once.
class LayoutCheck {
public:
  explicit LayoutCheck(const Tables &tables) : tables(tables) {}

  LogicalResult run() {
    for (ir::LayoutOp layout : tables.layouts)
      if (failed(checkAxes(layout)) || failed(checkGrid(layout)) || failed(checkSegments(layout)))
        return failure();
    return checkComplete();
  }

private:
  LogicalResult checkAxes(ir::LayoutOp layout) {
    ArrayAttr axes = ir::getStateAxes(tables.mesh);
    StringRef which = axes == tables.mesh.getAxisNames() ? "all axes of the mesh"
                                                         : "the axes of the mesh for states";
    for (StringRef kind : {"param", "grad", "opt"})
      if (layout.getAxes().getAs<ArrayAttr>(kind) != axes)
        return layout.emitOpError()
               << "shards '" << kind << "' over " << layout.getAxes().getAs<ArrayAttr>(kind)
               << ", expected " << axes << ", " << which;
    if (layout.getAxes().contains("model"))
      return checkCut(layout);
    if (layout.getAxes().size() != 3)
      return layout.emitOpError() << "has " << layout.getAxes()
                                  << " as axes, expected those of param, grad and opt";
    return success();
  }

  /// Ranks along the step's own axes hold other elements of a unit where its leaves are parts: all
  /// of them, along these axes.
  LogicalResult checkCut(ir::LayoutOp layout) {
    if (layout.getAxes().size() == 4 && ir::getCutAxes(layout) == ir::getModelAxes(tables.mesh))
      return success();
    return layout.emitOpError() << "has " << layout.getAxes()
                                << " as axes, expected those of param, grad and opt, and 'model' = "
                                << ir::getModelAxes(tables.mesh);
  }

  /// Whether leaf `segment` is a part as the layout says.
  LogicalResult checkPart(ir::LayoutOp layout, ir::SegmentAttr segment, ir::LeafOp leaf) {
    ir::Cut cut = ir::getCut(leaf);
    ArrayAttr axes = ir::getCutAxes(layout);
    if (cut.dim < 0 ? axes.empty() : axes.size() == 1 && axes[0] == cut.axis)
      return success();
    return layout.emitOpError() << "has " << segment << ", "
                                << (cut.dim < 0 ? "which all ranks along the step's own axes have"
                                                : "of which ranks have parts")
                                << ", expected a unit of such leaves alone";
  }

  /// Segments stand one behind the other on the grid of blocks; the end is on the ranks' grid.
  LogicalResult checkGrid(ir::LayoutOp layout) {
    int64_t block = layout.getBlock(), end = 0;
    for (ir::SegmentAttr segment : layout.getSegmentRange()) {
      int64_t expected = roundUp(end, block);
      if (segment.getOffset() != expected)
        return layout.emitOpError() << "has " << segment << ", expected it at " << expected
                                    << ", the next multiple of block " << block;
      end = segment.getEnd();
    }
    int64_t expected = roundUp(end, block * tables.shardRanks);
    if (static_cast<int64_t>(layout.getElements()) == expected)
      return success();
    int64_t padding = layout.getElements() - layout.getUsedElements();
    return layout.emitError() << "unit @" << layout.getSymName() << " has " << padding
                              << " elements of padding, " << layout.getElements()
                              << " in all; its segments on " << counted(tables.shardRanks, "rank")
                              << " in blocks of " << block << " need " << expected;
  }

  LogicalResult checkSegments(ir::LayoutOp layout) {
    if (layout.getSegments().empty())
      return layout.emitOpError() << "holds no segment, expected the parameters of a unit";
    ir::LeafOp first = tables.leafOf.lookup(layout.getSegment(0).getName().getValue());
    for (ir::SegmentAttr segment : layout.getSegmentRange()) {
      ir::LeafOp leaf = tables.leafOf.lookup(segment.getName().getValue());
      bool isOwner = leaf && (leaf.getRole().getKind() == ir::RoleKind::Param ||
                              leaf.getRole().getKind() == ir::RoleKind::Frozen ||
                              leaf.getRole().getKind() == ir::RoleKind::OptState);
      if (!isOwner)
        return layout.emitOpError() << "has " << segment << ", expected the name of a zero.leaf "
                                    << "that is a parameter, or a state of an optimizer";
      if (leaf.getRole().getKind() != first.getRole().getKind())
        return layout.emitOpError() << "holds " << first.getRole() << " and " << leaf.getRole()
                                    << ", expected trained parameters, frozen ones or states of "
                                       "an optimizer only";
      if (failed(checkPart(layout, segment, leaf)) || failed(checkSegment(layout, segment, leaf)))
        return failure();
    }
    return success();
  }

  LogicalResult checkSegment(ir::LayoutOp layout, ir::SegmentAttr segment, ir::LeafOp leaf) {
    ArrayRef<int64_t> shape = leaf.getTensorType().getShape();
    int64_t slice = segment.getSlice();
    bool fits =
        slice < 0 ? shape == segment.getShape()
                  : !shape.empty() && slice < shape[0] && shape.drop_front() == segment.getShape();
    if (!fits)
      return layout.emitOpError() << "has " << segment << ", but leaf " << segment.getName()
                                  << " is " << leaf.getTensorType();
    if (!seen.insert({segment.getName(), slice}).second)
      return leaf.emitError() << "leaf " << segment.getName() << " is held twice, by " << segment
                              << " of unit @" << layout.getSymName()
                              << " and by another; expected each part of a state once";
    elements[segment.getName()] += segment.getNumElements();
    return success();
  }

  LogicalResult checkComplete() {
    for (auto &[name, found] : elements) {
      ir::LeafOp leaf = tables.leafOf.lookup(name.getValue());
      if (int64_t expected = leaf.getTensorType().getNumElements(); found != expected)
        return leaf.emitError() << "layouts hold " << found << " elements of leaf " << name
                                << ", which has " << expected;
    }
    return success();
  }

  const Tables &tables;
  llvm::DenseSet<std::pair<Attribute, int64_t>> seen;
  llvm::MapVector<StringAttr, int64_t> elements;
};

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// One side of an entry: its arguments or its results hold the leaves that name them.
class SideCheck {
public:
  SideCheck(const Tables &tables, const Entry &entry, bool isResult)
      : tables(tables), entry(entry), isResult(isResult), what(isResult ? "result" : "argument") {}

  LogicalResult run() {
    const Side &side = isResult ? entry.results : entry.arguments;
    for (const Flat &flat : side.flats)
      if (failed(checkFlat(flat)))
        return failure();
    for (const Held &held : side.held)
      if (!held.role.getUnit() && failed(checkWhole(held)))
        return failure();
    return checkComplete();
  }

private:
  int64_t getIndex(ir::LeafOp leaf) const {
    return isResult ? leaf.getResult(entry.name) : leaf.getArg(entry.name);
  }

  /// Each part of a state in the segment of its parameter.
  LogicalResult checkFlat(const Flat &flat) {
    for (auto [name, segment] : llvm::zip_equal(flat.names, flat.layout.getSegmentRange())) {
      if (name.getValue().empty())
        continue;
      ir::LeafOp leaf = tables.leafOf.lookup(name.getValue());
      if (!leaf)
        return emitError(flat.loc) << "buffer " << flat.role.getName() << " holds " << name
                                   << ", which is no zero.leaf of the program";
      RankedTensorType type = leaf.getTensorType();
      ArrayRef<int64_t> shape = type.getShape();
      if (segment.getSlice() >= 0 && !shape.empty())
        shape = shape.drop_front();
      if (shape != segment.getShape() || type.getElementType() != flat.type.getElementType())
        return leaf.emitError() << "leaf " << name << " is " << type << ", but " << segment
                                << " of unit @" << flat.layout.getSymName() << " in elements of "
                                << flat.type.getElementType() << " is to hold it";
      if (failed(checkOwner(flat, leaf, segment)) || failed(claim(leaf, segment.getSlice())))
        return failure();
      found[leaf] += segment.getNumElements();
    }
    return success();
  }

  /// A parameter's buffer holds the parameters; another state that names its parameter lies in that
  /// one's segment, or, as a parameter does, in one of its own, where nothing else does.
  LogicalResult checkOwner(const Flat &flat, ir::LeafOp leaf, ir::SegmentAttr segment) {
    ir::RoleAttr role = leaf.getRole();
    bool isParam = role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
    bool fits = isParam == flat.isParameter() && role.isState();
    ir::LeafOp of = tables.leafOf.lookup(segment.getName().getValue());
    bool isAlone = of && of.getRole().getKind() == ir::RoleKind::OptState;
    StringAttr owner = isParam || isAlone ? role.getName() : role.getOf();
    if (fits && (!owner || owner == segment.getName()))
      return success();
    return leaf.emitError() << "leaf " << role.getName() << " (" << role << ") lies in the "
                            << ir::stringifyRoleKind(flat.role.getKind()) << " buffer "
                            << flat.role.getName() << " in the segment of parameter "
                            << segment.getName() << ", expected its own parameter's";
  }

  LogicalResult claim(ir::LeafOp leaf, int64_t slice) {
    if (getIndex(leaf) < 0)
      return leaf.emitError() << "leaf " << leaf.getRole().getName() << " has no " << what
                              << " of @" << entry.name
                              << " in its slots, but one of it holds the leaf";
    if (claimed.insert({leaf, slice}).second)
      return success();
    return leaf.emitError() << "leaf " << leaf.getRole().getName() << " is held twice by " << what
                            << "s of @" << entry.name << "; expected each part of a state once";
  }

  LogicalResult checkWhole(const Held &held) {
    ir::LeafOp leaf = findLeaf(held.role);
    auto fail = [&] {
      return emitError(held.loc) << what << " " << held.index << " of @" << entry.name << " ("
                                 << held.role << ") ";
    };
    if (!leaf)
      return fail() << "has the name and kind of no zero.leaf of the program";
    ir::RoleAttr expected = leaf.getRole();
    if (held.role.getOf() != expected.getOf() || held.role.getDim() != expected.getDim() ||
        held.role.getGroups() != expected.getGroups())
      return fail() << "belongs to the leaf " << expected << ", expected one role but for 'next'";
    if (!isPartOf(held.type, leaf))
      return fail() << "is " << held.type << ", which is not a rank's part of its leaf's "
                    << leaf.getTensorType();
    // Those that are not sharded keep the order that import recorded.
    int64_t &last = lastIndex[held.role.isState()];
    if (getIndex(leaf) >= 0 && getIndex(leaf) <= last)
      return fail() << "comes after " << what << " " << last
                    << " of the imported step, but its leaf says " << getIndex(leaf);
    last = getIndex(leaf);
    found[leaf] += leaf.getTensorType().getNumElements();
    return claim(leaf, -1);
  }

  /// Names of metrics and of arguments are apart: a batch may have the name of an output.
  ir::LeafOp findLeaf(ir::RoleAttr role) {
    if (leaves.empty())
      for (auto leaf : tables.module.getOps<ir::LeafOp>())
        if (getIndex(leaf) >= 0)
          leaves.try_emplace({leaf.getRole().getName(), static_cast<int>(leaf.getRole().getKind())},
                             leaf);
    return leaves.lookup({role.getName(), static_cast<int>(role.getKind())});
  }

  /// The leaf's type, or along its batch dimension a rank's share of it; of a state that is cut
  /// like the batch always a share.
  bool isPartOf(RankedTensorType type, ir::LeafOp leaf) const {
    RankedTensorType whole = leaf.getTensorType();
    int64_t dim = leaf.getRole().getDim();
    if (type == whole && !leaf.getRole().isBatchState())
      return true;
    if (dim < 0 || dim >= whole.getRank() || whole.getDimSize(dim) % tables.ranks != 0)
      return false;
    SmallVector<int64_t> shape(whole.getShape());
    shape[dim] /= tables.ranks;
    return type == whole.clone(shape);
  }

  /// Every leaf that names this side is there, whole.
  LogicalResult checkComplete() {
    for (auto leaf : tables.module.getOps<ir::LeafOp>()) {
      if (getIndex(leaf) < 0)
        continue;
      int64_t expected = leaf.getTensorType().getNumElements();
      int64_t held = found.lookup(leaf);
      if (held != expected)
        return leaf.emitError() << (leaf.getRole().isState() ? "state " : "leaf ")
                                << leaf.getRole().getName() << " has " << expected
                                << " elements; the " << what << "s of @" << entry.name << " hold "
                                << held << " of them";
    }
    return success();
  }

  const Tables &tables;
  const Entry &entry;
  bool isResult;
  StringRef what;
  // Of leaves and not of their names: a metric may be called as a state is.
  llvm::DenseSet<std::pair<Operation *, int64_t>> claimed;
  llvm::DenseMap<std::pair<Attribute, int>, ir::LeafOp> leaves;
  llvm::DenseMap<Operation *, int64_t> found;
  int64_t lastIndex[2] = {-1, -1}; // of others, of states
};
} // namespace

/// Slots name places of the imported entry: each one once, none beyond, and `next` is the result.
static LogicalResult checkSlots(const Tables &tables, const Entry &entry) {
  StringRef name = entry.name;
  for (bool isResult : {false, true}) {
    std::map<int64_t, ir::LeafOp> owner;
    int64_t most = -1;
    for (auto leaf : tables.module.getOps<ir::LeafOp>()) {
      int64_t index = isResult ? leaf.getResult(name) : leaf.getArg(name);
      if (index < 0)
        continue;
      most = std::max(most, index);
      if (!owner.try_emplace(index, leaf).second)
        return leaf.emitError() << "names " << (isResult ? "result " : "argument ") << index
                                << " of '" << name
                                << "', as another leaf does; expected one leaf "
                                   "for each";
    }
    if (most >= 0 && most + 1 != static_cast<int64_t>(owner.size()))
      return emitError(entry.loc) << "leaves name " << (isResult ? "results" : "arguments")
                                  << " of @" << name << " up to " << most << ", but only "
                                  << owner.size() << " of them";
  }
  return success();
}

static LogicalResult checkLeaf(const Tables &tables, const Entry &step, ir::LeafOp leaf) {
  for (NamedAttribute slot : leaf.getSlots())
    if (!tables.findEntry(slot.getName()))
      return leaf.emitError() << "has a slot in '" << slot.getName().getValue()
                              << "', which is no entry of the module";
  ir::RoleAttr role = leaf.getRole();
  int64_t arg = leaf.getArg(step.name), result = leaf.getResult(step.name);
  if (role.isState() && arg >= 0 && role.getNext() != result)
    return leaf.emitError() << "has next = " << role.getNext() << ", but slots that name result "
                            << result << " of @" << step.name;
  if (role.getUnit())
    return leaf.emitError() << "has a unit, expected the role that import recorded";
  return success();
}

namespace {
/// Buffers of one name in several entries are one: they hold the same leaves, and a leaf lies in
/// the same buffer in all.
class SameBuffers {
public:
  LogicalResult check(ArrayRef<Flat> flats) {
    for (const Flat &flat : flats) {
      auto [other, isNew] = known.try_emplace(flat.role.getName(), flat);
      bool isSame = isNew || (other->second.names == flat.names &&
                              other->second.role.getUnit() == flat.role.getUnit() &&
                              other->second.role.getKind() == flat.role.getKind());
      for (auto [name, segment] : llvm::zip_equal(flat.names, flat.layout.getSegmentRange()))
        if (!name.empty())
          isSame &=
              bufferOf.try_emplace({name, segment.getSlice()}, flat.role.getName()).first->second ==
              flat.role.getName();
      if (!isSame)
        return emitError(flat.loc)
               << "buffer " << flat.role.getName() << " (" << flat.role
               << ") holds other leaves here than in another entry, expected the same in all";
    }
    return success();
  }

private:
  llvm::DenseMap<Attribute, Flat> known;
  llvm::DenseMap<std::pair<Attribute, int64_t>, StringAttr> bufferOf;
};
} // namespace

//===----------------------------------------------------------------------===//
// Lists of zero.config
//===----------------------------------------------------------------------===//

/// Compares a list of names, in any order, with what was derived. `listed` says what it means to
/// be listed.
static LogicalResult compareNames(const Tables &tables, StringRef key,
                                  const llvm::StringSet<> &derived, StringRef isListed,
                                  StringRef isNotListed) {
  auto list = dyn_cast_or_null<ArrayAttr>(ir::getConfig(tables.module, key));
  if (!list)
    return tables.module.emitError()
           << "zero.config has no list '" << key << "'; run zero-partition first";
  llvm::StringSet<> recorded;
  for (auto name : list.getAsRange<StringAttr>()) {
    if (!recorded.insert(name.getValue()).second)
      return tables.module.emitError()
             << "'" << key << "' of zero.config lists " << name << " twice";
    if (!derived.contains(name.getValue()))
      return tables.module.emitError()
             << "'" << key << "' of zero.config lists " << name << ", " << isListed;
  }
  for (auto leaf : tables.module.getOps<ir::LeafOp>())
    if (derived.contains(leaf.getLeafName()) && !recorded.contains(leaf.getLeafName()))
      return leaf.emitError() << "\"" << leaf.getLeafName() << "\" " << isNotListed << "; '" << key
                              << "' of zero.config does not list it";
  return success();
}

/// Parameters whose unit's gradient the step never reduces.
static LogicalResult checkWithoutGradient(const Tables &tables, const Entry &step) {
  llvm::StringSet<> names;
  for (ir::LayoutOp layout : tables.layouts)
    if (!tables.reducedUnits.contains(layout.getSymName()))
      for (ir::SegmentAttr segment : layout.getSegmentRange())
        names.insert(segment.getName().getValue());
  auto list = dyn_cast_or_null<ArrayAttr>(ir::getConfig(tables.module, "without_gradient"));
  for (ir::LayoutOp layout : tables.layouts) {
    StringAttr leafName = layout.getSegment(0).getName();
    ir::LeafOp leaf = tables.leafOf.lookup(leafName.getValue());
    bool isTrained =
        leaf.getRole().getKind() == ir::RoleKind::Param && leaf.getResult(step.name) >= 0;
    if (isTrained && names.contains(leafName.getValue()) &&
        !(list && llvm::is_contained(list, Attribute(leafName))))
      return layout.emitError() << "the gradient of unit @" << layout.getSymName() << " (parameter "
                                << leafName
                                << ", ...) is never reduced: expects a zero.reduce_scatter in "
                                   "@"
                                << step.name << ", found none";
  }
  return compareNames(tables, "without_gradient", names,
                      "but the step reduces its gradient, or it is no parameter of a unit",
                      "is a parameter whose gradient the step never reduces");
}

/// Whether the user has asked for copies of the state.
static bool mayReplicate(const Tables &tables, ir::RoleAttr role) {
  auto names = dyn_cast_or_null<ArrayAttr>(ir::getConfig(tables.module, "allow_replicated"));
  return names && (llvm::is_contained(names, Attribute(role.getName())) ||
                   (role.getOf() && llvm::is_contained(names, Attribute(role.getOf()))));
}

/// A state that is replicated is one element, named by the user, or has no parameter in
/// whose index space it could lie.
static LogicalResult checkReplicatedState(const Tables &tables, const Held &held) {
  ir::RoleAttr role = held.role;
  if (held.type.getNumElements() < 2 || mayReplicate(tables, role))
    return success();
  int64_t bytes = ir::getTensorBytes(held.type);
  auto fail = [&] {
    return emitError(held.loc) << "state " << role.getName() << " is replicated (" << bytes
                               << " bytes); ";
  };
  if (role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen)
    return fail() << "stage " << tables.stage
                  << " keeps a shard of it, or accept the copy with allow-replicated";
  if (role.getOf()) {
    ir::LeafOp owner = tables.leafOf.lookup(role.getOf().getValue());
    if (owner && owner.getTensorType().getShape() == held.type.getShape() &&
        !mayReplicate(tables, owner.getRole()))
      return fail() << "stage " << tables.stage << " keeps a shard of it in the unit of "
                    << role.getOf();
  }
  std::optional<int64_t> most = ir::getConfigInt(tables.module, "max_replicated_bytes");
  if (tables.stage >= 1 && most && bytes > *most)
    return fail() << "more than the " << *most
                  << " that are replicated without leave; name it with allow-replicated";
  return success();
}

static LogicalResult checkReplicated(const Tables &tables, const Entry &main, Resident &resident) {
  llvm::StringSet<> kept;
  for (const Held &held : main.arguments.held) {
    if (!held.role.isState() || held.role.getUnit() || held.role.isBatchState())
      continue;
    kept.insert(held.role.getName().getValue());
    resident.other += ir::getTensorBytes(held.type);
    if (failed(checkReplicatedState(tables, held)))
      return failure();
  }
  // States that are overwritten without being read have no argument, and take their place.
  llvm::DenseSet<int64_t> replacements;
  for (const Held &held : main.arguments.held)
    replacements.insert(held.role.getNext());
  for (const Held &held : main.results.held)
    if (held.role.isState() && !held.role.getUnit() && !held.role.isBatchState() &&
        !replacements.contains(held.index)) {
      resident.other += ir::getTensorBytes(held.type);
      if (failed(checkReplicatedState(tables, held)))
        return failure();
    }
  return compareNames(tables, "replicated_states", kept,
                      "but no argument of the step holds that state whole",
                      "is held whole by an argument of the step");
}

//===----------------------------------------------------------------------===//
// What a rank keeps
//===----------------------------------------------------------------------===//

/// By the formula: a rank's share of the rows of each. That they are held so, SideCheck shows.
static int64_t countBatchStates(const Tables &tables, const Entry &step) {
  int64_t bytes = 0;
  for (auto leaf : tables.module.getOps<ir::LeafOp>())
    if (leaf.getRole().isBatchState() &&
        (leaf.getArg(step.name) >= 0 || leaf.getResult(step.name) >= 0))
      bytes += ir::getTensorBytes(leaf.getTensorType()) / tables.ranks;
  return bytes;
}

static LogicalResult checkStorage(const Tables &tables, const Flat &flat, Resident &resident) {
  ir::LayoutOp layout = flat.layout;
  Storage storage = flat.getStorage(tables.stage);
  int64_t expected = getKeptElements(storage, layout.getElements(), tables.shardRanks);
  int64_t width = ir::getElementBytes(flat.type.getElementType());
  int64_t found = flat.type.getNumElements();
  if (found != expected)
    return emitError(flat.loc) << "state " << flat.role.getName() << " of unit @"
                               << layout.getSymName() << " keeps " << found * width
                               << " bytes on a rank; stage " << tables.stage << " on "
                               << counted(tables.shardRanks, "rank") << " allows "
                               << expected * width;
  int64_t share = layout.getUsedElements();
  if (storage == Storage::Shard)
    share = (share + tables.shardRanks - 1) / tables.shardRanks;
  resident.padding += (found - share) * width;
  (flat.isParameter() ? resident.param : resident.optState) += found * width;
  // Of a master ranks keep a shard at stages 1 and 2, too, and gather what forward reads once a
  // step.
  if (flat.isParameter() && storage == Storage::Shard && tables.stage < 3)
    resident.working +=
        static_cast<int64_t>(layout.getElements()) * ir::getElementBytes(layout.getDtype());
  return success();
}

/// Every entry keeps the states in one storage; those of @main are counted.
static LogicalResult checkStates(const Tables &tables, const Entry &main, Resident &resident) {
  for (const Entry &entry : tables.entries)
    for (const Side *side : {&entry.arguments, &entry.results})
      for (const Flat &flat : side->flats) {
        Resident ignored;
        if (failed(checkStorage(tables, flat, side == &main.arguments ? resident : ignored)))
          return failure();
      }
  return success();
}

LogicalResult checked::verifyTables(const Tables &tables, Resident &resident) {
  const Entry *step = tables.findStep();
  if (!step)
    return tables.module.emitError() << "has no training step: expects a function @main, or one "
                                        "with zero.entry = #zero.entry<step>";
  if (failed(LayoutCheck(tables).run()) || failed(checkStates(tables, *step, resident)))
    return failure();
  for (auto leaf : tables.module.getOps<ir::LeafOp>())
    if (failed(checkLeaf(tables, *step, leaf)))
      return failure();
  SameBuffers buffers;
  for (const Entry &entry : tables.entries)
    if (failed(buffers.check(entry.arguments.flats)) ||
        failed(buffers.check(entry.results.flats)) || failed(checkSlots(tables, entry)) ||
        failed(SideCheck(tables, entry, false).run()) ||
        failed(SideCheck(tables, entry, true).run()))
      return failure();
  resident.batchState = countBatchStates(tables, *step);
  return success(succeeded(checkReplicated(tables, *step, resident)) &&
                 succeeded(checkWithoutGradient(tables, *step)));
}
