//===- VerifyTables.cpp - Layouts, interfaces and lists against the leaves ------------===//
#include "CheckedProgram.h"
#include "llvm/ADT/StringSet.h"

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
  explicit LayoutCheck(const Program &program) : program(program) {}

  LogicalResult run() {
    for (ir::LayoutOp layout : program.layouts)
      if (failed(checkAxes(layout)) || failed(checkGrid(layout)) || failed(checkSegments(layout)))
        return failure();
    return checkComplete();
  }

private:
  LogicalResult checkAxes(ir::LayoutOp layout) {
    auto mesh = *program.module.getOps<ir::MeshOp>().begin();
    for (StringRef kind : {"param", "grad", "opt"})
      if (layout.getAxes().getAs<ArrayAttr>(kind) != mesh.getAxisNames())
        return layout.emitOpError()
               << "cuts '" << kind << "' over " << layout.getAxes().getAs<ArrayAttr>(kind)
               << ", expected " << mesh.getAxisNames() << ", all axes of the mesh";
    if (layout.getAxes().size() != 3)
      return layout.emitOpError() << "has " << layout.getAxes()
                                  << " as axes, expected those of param, grad and opt";
    return success();
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
    int64_t expected = roundUp(end, block * program.ranks);
    if (static_cast<int64_t>(layout.getElements()) == expected)
      return success();
    int64_t padding = layout.getElements() - layout.getUsedElements();
    return layout.emitError() << "unit @" << layout.getSymName() << " has " << padding
                              << " elements of padding, " << layout.getElements()
                              << " in all; its segments on " << program.ranks
                              << " ranks in blocks of " << block << " need " << expected;
  }

  LogicalResult checkSegments(ir::LayoutOp layout) {
    if (layout.getSegments().empty())
      return layout.emitOpError() << "holds no segment, expected the parameters of a unit";
    ir::LeafOp first = program.leafOf.lookup(layout.getSegment(0).getName().getValue());
    for (ir::SegmentAttr segment : layout.getSegmentRange()) {
      ir::LeafOp leaf = program.leafOf.lookup(segment.getName().getValue());
      bool isParam = leaf && (leaf.getRole().getKind() == ir::RoleKind::Param ||
                              leaf.getRole().getKind() == ir::RoleKind::Frozen);
      if (!isParam)
        return layout.emitOpError() << "has " << segment << ", expected the name of a zero.leaf "
                                    << "that is a parameter";
      if (leaf.getRole().getKind() != first.getRole().getKind())
        return layout.emitOpError() << "holds " << first.getRole() << " and " << leaf.getRole()
                                    << ", expected trained or frozen parameters only";
      if (failed(checkSegment(layout, segment, leaf)))
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
      ir::LeafOp leaf = program.leafOf.lookup(name.getValue());
      if (int64_t expected = leaf.getTensorType().getNumElements(); found != expected)
        return leaf.emitError() << "layouts hold " << found << " elements of leaf " << name
                                << ", which has " << expected;
    }
    return success();
  }

  const Program &program;
  llvm::DenseSet<std::pair<Attribute, int64_t>> seen;
  llvm::MapVector<StringAttr, int64_t> elements;
};

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// One side of an entry: its arguments or its results hold the leaves that name them.
class SideCheck {
public:
  SideCheck(const Program &program, func::FuncOp entry, bool isResult)
      : program(program), entry(entry), isResult(isResult), what(isResult ? "result" : "argument") {
    if (isResult)
      for (unsigned i = 0; i < entry.getNumArguments(); ++i)
        if (auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
            role && role.getNext() >= 0)
          replacedBy[role.getNext()] = role;
  }

  LogicalResult run(ArrayRef<FlatState> flats, ValueRange values) {
    for (const FlatState &flat : flats)
      if (failed(checkFlat(flat)))
        return failure();
    for (auto [index, value] : llvm::enumerate(values)) {
      ir::RoleAttr role = getRole(index);
      if (!role)
        return entry.emitError() << what << " " << index << " of @" << entry.getName()
                                 << " has no role, expected that of its leaf";
      if (!role.getUnit() && failed(checkWhole(index, value.getType(), role)))
        return failure();
    }
    return checkComplete();
  }

private:
  int64_t getIndex(ir::LeafOp leaf) const {
    return isResult ? leaf.getResult(entry.getName()) : leaf.getArg(entry.getName());
  }
  /// A result that replaces a state has its role.
  ir::RoleAttr getRole(unsigned index) const {
    if (!isResult)
      return entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
    if (ir::RoleAttr role = replacedBy.lookup(index))
      return role;
    return entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
  }

  /// Each part of a state in the segment of its parameter.
  LogicalResult checkFlat(const FlatState &flat) {
    for (auto [name, segment] : llvm::zip_equal(flat.leaves, flat.layout.getSegmentRange())) {
      if (name.getValue().empty())
        continue;
      ir::LeafOp leaf = program.leafOf.lookup(name.getValue());
      if (!leaf)
        return entry.emitError() << "buffer " << flat.role.getName() << " holds " << name
                                 << ", which is no zero.leaf of the program";
      RankedTensorType type = leaf.getTensorType();
      ArrayRef<int64_t> shape = type.getShape();
      if (segment.getSlice() >= 0 && !shape.empty())
        shape = shape.drop_front();
      if (shape != segment.getShape() || type.getElementType() != flat.getElementType())
        return leaf.emitError() << "leaf " << name << " is " << type << ", but " << segment
                                << " of unit @" << flat.layout.getSymName() << " in elements of "
                                << flat.getElementType() << " is to hold it";
      if (failed(checkOwner(flat, leaf, segment)) || failed(claim(leaf, segment.getSlice())))
        return failure();
      found[name] += segment.getNumElements();
    }
    return success();
  }

  /// A parameter's buffer holds the parameters; another state that names its parameter lies in that
  /// one's segment.
  LogicalResult checkOwner(const FlatState &flat, ir::LeafOp leaf, ir::SegmentAttr segment) {
    ir::RoleAttr role = leaf.getRole();
    bool isParam = role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
    bool fits = isParam == flat.isParameter() && role.isState();
    StringAttr owner = isParam ? role.getName() : role.getOf();
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
                              << " of @" << entry.getName()
                              << " in its slots, but one of it holds the leaf";
    if (claimed.insert({leaf.getRole().getName(), slice}).second)
      return success();
    return leaf.emitError() << "leaf " << leaf.getRole().getName() << " is held twice by " << what
                            << "s of @" << entry.getName()
                            << "; expected each part of a state once";
  }

  LogicalResult checkWhole(unsigned index, Type type, ir::RoleAttr role) {
    ir::LeafOp leaf = findLeaf(role);
    auto fail = [&] {
      return entry.emitError() << what << " " << index << " of @" << entry.getName() << " (" << role
                               << ") ";
    };
    if (!leaf)
      return fail() << "has the name and kind of no zero.leaf of the program";
    ir::RoleAttr expected = leaf.getRole();
    if (role.getOf() != expected.getOf() || role.getDim() != expected.getDim() ||
        role.getGroups() != expected.getGroups())
      return fail() << "belongs to the leaf " << expected << ", expected one role but for 'next'";
    if (!isPartOf(cast<RankedTensorType>(type), leaf))
      return fail() << "is " << type << ", which is not a rank's part of its leaf's "
                    << leaf.getTensorType();
    // Those that are not cut keep the order that import recorded.
    int64_t &last = lastIndex[role.isState()];
    if (getIndex(leaf) >= 0 && getIndex(leaf) <= last)
      return fail() << "comes after " << what << " " << last
                    << " of the imported step, but its leaf says " << getIndex(leaf);
    last = getIndex(leaf);
    found[role.getName()] += leaf.getTensorType().getNumElements();
    return claim(leaf, -1);
  }

  /// Names of metrics and of arguments are apart: a batch may have the name of an output.
  ir::LeafOp findLeaf(ir::RoleAttr role) {
    if (leaves.empty())
      for (auto leaf : program.module.getOps<ir::LeafOp>())
        if (getIndex(leaf) >= 0)
          leaves.try_emplace({leaf.getRole().getName(), static_cast<int>(leaf.getRole().getKind())},
                             leaf);
    return leaves.lookup({role.getName(), static_cast<int>(role.getKind())});
  }

  /// The leaf's type, or along its batch dimension a rank's share of it.
  bool isPartOf(RankedTensorType type, ir::LeafOp leaf) const {
    RankedTensorType whole = leaf.getTensorType();
    int64_t dim = leaf.getRole().getDim();
    if (type == whole)
      return true;
    if (dim < 0 || dim >= whole.getRank() || whole.getDimSize(dim) % program.ranks != 0)
      return false;
    SmallVector<int64_t> shape(whole.getShape());
    shape[dim] /= program.ranks;
    return type == whole.clone(shape);
  }

  /// Every leaf that names this side is there, whole.
  LogicalResult checkComplete() {
    for (auto leaf : program.module.getOps<ir::LeafOp>()) {
      if (getIndex(leaf) < 0)
        continue;
      int64_t expected = leaf.getTensorType().getNumElements();
      int64_t held = found.lookup(leaf.getRole().getName());
      if (held != expected)
        return leaf.emitError() << (leaf.getRole().isState() ? "state " : "leaf ")
                                << leaf.getRole().getName() << " has " << expected
                                << " elements; the " << what << "s of @" << entry.getName()
                                << " hold " << held << " of them";
    }
    return success();
  }

  const Program &program;
  mutable func::FuncOp entry;
  bool isResult;
  StringRef what;
  llvm::DenseMap<int64_t, ir::RoleAttr> replacedBy;
  llvm::DenseSet<std::pair<Attribute, int64_t>> claimed;
  llvm::DenseMap<std::pair<Attribute, int>, ir::LeafOp> leaves;
  llvm::DenseMap<Attribute, int64_t> found;
  int64_t lastIndex[2] = {-1, -1}; // of others, of states
};
} // namespace

/// What a state argument is replaced by has its type, and replaces nothing else.
static LogicalResult checkNext(func::FuncOp entry) {
  llvm::SmallDenseSet<int64_t> taken;
  for (BlockArgument arg : entry.getArguments()) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(arg.getArgNumber(), "zero.role");
    if (!role || role.getNext() < 0)
      continue;
    auto fail = [&] {
      return entry.emitError() << "argument " << arg.getArgNumber() << " (" << role.getName()
                               << ") of @" << entry.getName() << " is replaced by result "
                               << role.getNext();
    };
    if (role.getNext() >= static_cast<int64_t>(entry.getNumResults()))
      return fail() << ", but there are " << entry.getNumResults();
    if (entry.getResultTypes()[role.getNext()] != arg.getType())
      return fail() << " of type " << entry.getResultTypes()[role.getNext()] << ", expected "
                    << arg.getType();
    if (!taken.insert(role.getNext()).second)
      return fail() << ", as is another argument";
  }
  return success();
}

/// Slots name places of the imported entry: each one once, none beyond, and `next` is the result.
static LogicalResult checkSlots(const Program &program, func::FuncOp entry) {
  StringRef name = entry.getName();
  for (bool isResult : {false, true}) {
    llvm::DenseMap<int64_t, ir::LeafOp> owner;
    int64_t most = -1;
    for (auto leaf : program.module.getOps<ir::LeafOp>()) {
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
      return entry.emitError() << "leaves name " << (isResult ? "results" : "arguments") << " of @"
                               << name << " up to " << most << ", but only " << owner.size()
                               << " of them";
  }
  return success();
}

static LogicalResult checkLeaf(const Program &program, ir::LeafOp leaf) {
  for (NamedAttribute slot : leaf.getSlots())
    if (!program.module.lookupSymbol<func::FuncOp>(slot.getName()))
      return leaf.emitError() << "has a slot in '" << slot.getName().getValue()
                              << "', which is no function of the module";
  ir::RoleAttr role = leaf.getRole();
  int64_t arg = leaf.getArg("main"), result = leaf.getResult("main");
  if (role.isState() && arg >= 0 && role.getNext() != result)
    return leaf.emitError() << "has next = " << role.getNext() << ", but slots that name result "
                            << result << " of @main";
  if (role.getUnit())
    return leaf.emitError() << "has a unit, expected the role that import recorded";
  return success();
}

/// A buffer holds the same leaves in every entry that has it.
static LogicalResult checkSame(ArrayRef<FlatState> flats,
                               llvm::DenseMap<Attribute, FlatState> &known) {
  for (const FlatState &flat : flats) {
    auto [other, isNew] = known.try_emplace(flat.role.getName(), flat);
    if (isNew || (other->second.leaves == flat.leaves &&
                  other->second.role.getUnit() == flat.role.getUnit() &&
                  other->second.role.getKind() == flat.role.getKind()))
      continue;
    return emitError(flat.value.getLoc())
           << "buffer " << flat.role.getName() << " (" << flat.role
           << ") holds other leaves here than in another entry, expected the same in all";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Lists of zero.config
//===----------------------------------------------------------------------===//

/// Compares a list of names, in any order, with what was derived. `listed` says what it means to
/// be listed.
static LogicalResult compareNames(const Program &program, StringRef key,
                                  const llvm::StringSet<> &derived, StringRef isListed,
                                  StringRef isNotListed) {
  auto list = dyn_cast_or_null<ArrayAttr>(ir::getConfig(program.module, key));
  if (!list)
    return program.module.emitError()
           << "zero.config has no list '" << key << "'; run zero-partition first";
  llvm::StringSet<> recorded;
  for (auto name : list.getAsRange<StringAttr>()) {
    if (!recorded.insert(name.getValue()).second)
      return program.module.emitError()
             << "'" << key << "' of zero.config lists " << name << " twice";
    if (!derived.contains(name.getValue()))
      return program.module.emitError()
             << "'" << key << "' of zero.config lists " << name << ", " << isListed;
  }
  for (auto leaf : program.module.getOps<ir::LeafOp>())
    if (derived.contains(leaf.getLeafName()) && !recorded.contains(leaf.getLeafName()))
      return leaf.emitError() << "\"" << leaf.getLeafName() << "\" " << isNotListed << "; '" << key
                              << "' of zero.config does not list it";
  return success();
}

/// Parameters whose unit's gradient @main never reduces.
static LogicalResult checkWithoutGradient(const Program &program) {
  llvm::StringSet<> reduced, names;
  program.main.walk([&](ir::ReduceScatterOp scatter) {
    for (auto unit : scatter.getUnits().getAsRange<FlatSymbolRefAttr>())
      reduced.insert(unit.getValue());
  });
  for (ir::LayoutOp layout : program.layouts)
    if (!reduced.contains(layout.getSymName()))
      for (ir::SegmentAttr segment : layout.getSegmentRange())
        names.insert(segment.getName().getValue());
  auto list = dyn_cast_or_null<ArrayAttr>(ir::getConfig(program.module, "without_gradient"));
  for (ir::LayoutOp layout : program.layouts) {
    StringAttr leafName = layout.getSegment(0).getName();
    ir::LeafOp leaf = program.leafOf.lookup(leafName.getValue());
    bool isTrained = leaf.getRole().getKind() == ir::RoleKind::Param && leaf.getResult("main") >= 0;
    if (isTrained && !reduced.contains(layout.getSymName()) &&
        !(list && llvm::is_contained(list, Attribute(leafName))))
      return layout.emitError() << "the gradient of unit @" << layout.getSymName() << " (parameter "
                                << leafName
                                << ", ...) is never reduced: expects a zero.reduce_scatter in "
                                   "@main, found none";
  }
  return compareNames(program, "without_gradient", names,
                      "but @main reduces its gradient, or it is no parameter of a unit",
                      "is a parameter whose gradient @main never reduces");
}

/// Whether the user has asked for copies of the state.
static bool mayReplicate(const Program &program, ir::RoleAttr role) {
  auto names = dyn_cast_or_null<ArrayAttr>(ir::getConfig(program.module, "allow_replicated"));
  return names && (llvm::is_contained(names, Attribute(role.getName())) ||
                   (role.getOf() && llvm::is_contained(names, Attribute(role.getOf()))));
}

/// A state that is whole on every rank is one element, named by the user, or has no parameter in
/// whose index space it could lie.
static LogicalResult checkKept(const Program &program, BlockArgument arg, ir::RoleAttr role) {
  if (getElements(arg) < 2 || mayReplicate(program, role))
    return success();
  auto fail = [&] {
    return emitError(arg.getLoc()) << "state " << role.getName() << " is whole on every rank ("
                                   << ir::getTensorBytes(arg.getType()) << " bytes); ";
  };
  if (role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen)
    return fail() << "stage " << program.stage
                  << " keeps a shard of it, or accept the copy with allow-replicated";
  if (role.getOf()) {
    ir::LeafOp owner = program.leafOf.lookup(role.getOf().getValue());
    auto type = cast<RankedTensorType>(arg.getType());
    if (owner && owner.getTensorType().getShape() == type.getShape() &&
        !mayReplicate(program, owner.getRole()))
      return fail() << "stage " << program.stage << " keeps a shard of it in the unit of "
                    << role.getOf();
  }
  std::optional<int64_t> most = ir::getConfigInt(program.module, "max_replicated_bytes");
  if (program.stage >= 1 && most && ir::getTensorBytes(arg.getType()) > *most)
    return fail() << "more than the " << *most
                  << " that are kept without leave; name it with allow-replicated";
  return success();
}

static LogicalResult checkKeptWhole(const Program &program) {
  llvm::StringSet<> kept;
  for (BlockArgument arg : program.main.getArguments()) {
    auto role = program.main.getArgAttrOfType<ir::RoleAttr>(arg.getArgNumber(), "zero.role");
    if (!role || !role.isState() || role.getUnit())
      continue;
    kept.insert(role.getName().getValue());
    if (failed(checkKept(program, arg, role)))
      return failure();
  }
  return compareNames(program, "kept_whole", kept,
                      "but no argument of @main holds that state whole",
                      "is held whole by an argument of @main");
}

LogicalResult checked::verifyTables(const Program &program) {
  if (failed(LayoutCheck(program).run()))
    return failure();
  for (auto leaf : program.module.getOps<ir::LeafOp>())
    if (failed(checkLeaf(program, leaf)))
      return failure();
  llvm::DenseMap<Attribute, FlatState> known;
  for (func::FuncOp entry : program.entries) {
    FailureOr<SmallVector<FlatState>> arguments = program.getArguments(entry);
    FailureOr<SmallVector<FlatState>> results = failure();
    if (succeeded(arguments))
      results = program.getResults(entry);
    if (failed(results) || failed(checkSame(*arguments, known)) ||
        failed(checkSame(*results, known)) || failed(checkNext(entry)) ||
        failed(checkSlots(program, entry)) ||
        failed(SideCheck(program, entry, false).run(*arguments, entry.getArguments())) ||
        failed(SideCheck(program, entry, true)
                   .run(*results, entry.getBody().front().getTerminator()->getOperands())))
      return failure();
  }
  return success(succeeded(checkKeptWhole(program)) && succeeded(checkWithoutGradient(program)));
}

//===----------------------------------------------------------------------===//
// What a rank keeps
//===----------------------------------------------------------------------===//

/// The type in which @main reads the parameters of a unit: that of the narrowing convert through
/// which it reads all of them, or the one in which they are stored. Null where @main reads none.
static Type getWorkingType(const Program &program, const FlatState &flat) {
  Type stored = flat.getElementType(), working;
  SmallVector<Value> pending{flat.value};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    for (Operation *user : value.getUsers()) {
      if (isa<hlo::ConvertOp, ir::AllGatherOp>(user)) {
        for (auto [operand, result] : llvm::zip(user->getOperands(), user->getResults()))
          if (operand == value)
            pending.push_back(result);
      } else if (isa<ir::UnpackOp>(user)) {
        Type read = cast<RankedTensorType>(value.getType()).getElementType();
        working = !working || working == read ? read : stored;
      }
    }
  }
  bool isNarrower = isa_and_nonnull<FloatType>(working) && isa<FloatType>(stored) &&
                    working.getIntOrFloatBitWidth() < stored.getIntOrFloatBitWidth();
  return isNarrower ? working : stored;
}

static LogicalResult checkFlat(const Program &program, const FlatState &flat, Resident &resident) {
  ir::LayoutOp layout = flat.layout;
  Storage storage = flat.getStorage(program.stage);
  int64_t expected = getKeptElements(storage, layout.getElements(), program.ranks);
  int64_t width = getWidth(flat.value), found = getElements(flat.value);
  if (found != expected)
    return emitError(flat.value.getLoc())
           << "state " << flat.role.getName() << " of unit @" << layout.getSymName() << " keeps "
           << found * width << " bytes on a rank; stage " << program.stage << " on "
           << program.ranks << " ranks allows " << expected * width;
  int64_t share = layout.getUsedElements();
  if (storage == Storage::Shard)
    share = (share + program.ranks - 1) / program.ranks;
  resident.padding += (found - share) * width;
  (flat.isParameter() ? resident.param : resident.optState) += found * width;
  return success();
}

LogicalResult checked::verifyStates(const Program &program, Resident &resident) {
  FailureOr<SmallVector<FlatState>> flats = program.getArguments(program.main);
  if (failed(flats))
    return failure();
  for (const FlatState &flat : *flats) {
    Type working = flat.isParameter() ? getWorkingType(program, flat) : Type();
    if (working && working != flat.layout.getDtype())
      return flat.layout.emitOpError() << "has dtype " << flat.layout.getDtype()
                                       << ", but @main reads the parameters as " << working;
    if (failed(checkFlat(program, flat, resident)))
      return failure();
  }
  for (BlockArgument arg : program.main.getArguments()) {
    auto role = program.main.getArgAttrOfType<ir::RoleAttr>(arg.getArgNumber(), "zero.role");
    if (role && role.isState() && !role.getUnit())
      resident.other += ir::getTensorBytes(arg.getType());
  }
  // Another entry gives or takes the same states, in the same storage.
  for (func::FuncOp entry : program.entries) {
    if (entry == program.main)
      continue;
    for (auto flatsOf : {&Program::getArguments, &Program::getResults}) {
      FailureOr<SmallVector<FlatState>> others = (program.*flatsOf)(entry);
      if (failed(others))
        return failure();
      Resident ignored;
      for (const FlatState &flat : *others)
        if (failed(checkFlat(program, flat, ignored)))
          return failure();
    }
  }
  return success();
}
