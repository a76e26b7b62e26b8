#include "zero/Validate/Partitioned.h"

#include "Difference.h"
#include "PartitionedValues.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

namespace {

/// Kind and name: what arguments and results are found by.
using LeafKey = std::pair<ir::RoleKind, StringAttr>;

LeafKey getKey(ir::RoleAttr role) { return {role.getKind(), role.getName()}; }

/// Where a leaf, or a slice of it, is kept: the same in every entry.
struct LeafPosition {
  FlatSymbolRefAttr unit;
  StringAttr slot;
  size_t segment;
  RankedTensorType type;
  friend bool operator==(const LeafPosition &, const LeafPosition &) = default;
};

/// In the place of a slice: there are slices.
constexpr int64_t kSlices = -2;

/// The positions by leaf and slice, from the entry where they were first seen.
using LeafPositions = llvm::DenseMap<std::pair<unsigned, int64_t>, LeafPosition>;

/// One entry of both programs.
class EntryValidator {
public:
  EntryValidator(Terms &terms, const Units &units, ArrayRef<ir::LeafOp> leaves,
                 LeafPositions &positions, func::FuncOp replica, func::FuncOp partitioned)
      : terms(terms), leaves(leaves), positions(positions), replica(replica),
        partitioned(partitioned), upper(terms), lower(terms, units), units(units) {}

  LogicalResult run() {
    return success(succeeded(numberReplica()) && succeeded(claimArguments()) &&
                   succeeded(numberPartitioned()) && succeeded(compareResults()) &&
                   succeeded(checkComplete()));
  }

private:
  LogicalResult numberReplica();
  LogicalResult numberPartitioned();
  LogicalResult claimArguments();
  LogicalResult claimArgument(unsigned index, ir::RoleAttr role);
  LogicalResult claimFlatArgument(unsigned index, ir::RoleAttr role, const UnitInfo &unit);
  LogicalResult checkAttributes(StringRef what, unsigned index, DictionaryAttr found,
                                DictionaryAttr expected);
  ArrayAttr getShardAxes(ir::RoleAttr role, const UnitInfo &unit, RankedTensorType type) const;
  LogicalResult checkNext(unsigned index, unsigned leaf, ir::RoleAttr role);
  LogicalResult compareResults();
  LogicalResult compareResult(unsigned index, ir::RoleAttr role, ArrayAttr names);
  LogicalResult compareFlat(unsigned index, ir::RoleAttr role, ArrayAttr names);
  LogicalResult compare(unsigned result, const Twine &what, Number found, Number expected);
  LogicalResult checkComplete();

  /// Leaves of a flat buffer, a slot's, checked against the layout; one for each segment.
  FailureOr<SmallVector<unsigned>> findLeaves(ir::RoleAttr role, ArrayAttr names,
                                              RankedTensorType type, StringRef what,
                                              unsigned index);
  LogicalResult checkSegment(unsigned leaf, const UnitInfo &unit, size_t segment, Type elementType);
  LogicalResult recordPosition(unsigned leaf, int64_t slice, LeafPosition position);
  /// The leaf as a whole: a tensor of its own or, if positions of slices follow, all of
  /// them.
  LogicalResult recordPlain(unsigned leaf, StringRef form = "a tensor of its own") {
    ir::LeafOp op = leaves[leaf];
    return recordPosition(leaf, -1,
                          {{}, StringAttr::get(op.getContext(), form), 0, op.getTensorType()});
  }
  LogicalResult claimOnce(llvm::DenseSet<std::pair<unsigned, int64_t>> &claimed, unsigned leaf,
                          int64_t slice, StringRef what, unsigned index);
  ir::RoleAttr getRole(func::FuncOp function, bool isArg, unsigned index) const {
    return isArg ? function.getArgAttrOfType<ir::RoleAttr>(index, "zero.role")
                 : function.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
  }
  InFlightDiagnostic fail(StringRef what, unsigned index) {
    Location loc = what == "argument" ? partitioned.getArgument(index).getLoc()
                                      : getTerminator(partitioned)->getOperand(index).getLoc();
    return emitError(loc) << what << " " << index << " of @" << partitioned.getName() << " ";
  }
  static Operation *getTerminator(func::FuncOp function) {
    return func::FuncOp(function).getBody().front().getTerminator();
  }
  StringRef getName() { return partitioned.getName(); }
  std::string describe(unsigned leaf, int64_t slice) {
    ir::RoleAttr role = ir::LeafOp(leaves[leaf]).getRole();
    std::string text = (ir::stringifyRoleKind(role.getKind()) + " \"").str();
    text += role.getName().str() + "\"";
    return slice < 0 ? text : text + " slice " + std::to_string(slice);
  }

  Terms &terms;
  ArrayRef<ir::LeafOp> leaves;
  LeafPositions &positions;
  func::FuncOp replica, partitioned;
  PlainValues upper;
  FlatValues lower;
  const Units &units;
  /// Leaves with an argument, with a result, in this entry.
  llvm::DenseMap<LeafKey, unsigned> argLeaves, resultLeaves;
  /// Numbers of replica's arguments and results by leaf.
  llvm::DenseMap<unsigned, Number> argNumbers, resultNumbers;
  /// What `partitioned` takes and gives: leaf, and slice or -1.
  llvm::DenseSet<std::pair<unsigned, int64_t>> taken, given;
};

} // namespace

//===----------------------------------------------------------------------===//
// replica
//===----------------------------------------------------------------------===//

static LogicalResult checkBody(func::FuncOp function) {
  if (function.isExternal() || !function.getBody().hasOneBlock() ||
      !isa<func::ReturnOp>(function.getBody().front().getTerminator()))
    return function.emitError() << "@" << function.getName()
                                << " is not one block that returns, as in this phase";
  for (TypeRange types : {function.getArgumentTypes(), function.getResultTypes()})
    for (Type type : types)
      if (!isa<RankedTensorType>(type))
        return function.emitError() << "@" << function.getName() << " has a " << type
                                    << " in its interface, expected tensors";
  return success();
}

LogicalResult EntryValidator::numberReplica() {
  if (failed(checkBody(replica)) || failed(checkBody(partitioned)))
    return failure();
  if (replica->getDiscardableAttrDictionary() != partitioned->getDiscardableAttrDictionary() ||
      replica.getVisibility() != partitioned.getVisibility())
    return partitioned.emitError() << "@" << getName() << " has other attributes or another "
                                   << "visibility than the replica's";
  Operation *results = getTerminator(replica);
  SmallVector<int64_t> leafOfArg(replica.getNumArguments(), -1);
  SmallVector<int64_t> leafOfResult(replica.getNumResults(), -1);
  for (auto [index, constLeaf] : llvm::enumerate(leaves)) {
    ir::LeafOp leaf = constLeaf;
    auto claim = [&](int64_t place, SmallVectorImpl<int64_t> &owners,
                     llvm::DenseMap<LeafKey, unsigned> &byKey) -> LogicalResult {
      if (place < 0)
        return success();
      if (place >= static_cast<int64_t>(owners.size()) || owners[place] >= 0 ||
          !byKey.try_emplace(getKey(leaf.getRole()), index).second)
        return leaf.emitOpError() << "names a place in @" << getName()
                                  << " that is none, or another leaf's, or has the name and kind "
                                     "of another leaf there";
      owners[place] = index;
      return success();
    };
    if (failed(claim(leaf.getArg(getName()), leafOfArg, argLeaves)) ||
        failed(claim(leaf.getResult(getName()), leafOfResult, resultLeaves)))
      return failure();
  }
  for (ArrayRef<int64_t> owners : {ArrayRef(leafOfArg), ArrayRef(leafOfResult)})
    if (llvm::is_contained(owners, -1))
      return replica.emitError() << "has an argument or result that is in no zero.leaf";
  for (BlockArgument arg : replica.getArguments()) {
    unsigned leaf = leafOfArg[arg.getArgNumber()];
    ir::RoleAttr own = getRole(replica, true, arg.getArgNumber());
    if (own && own.getNext() >= 0 && own.getNext() != ir::LeafOp(leaves[leaf]).getResult(getName()))
      return emitError(arg.getLoc())
             << "is replaced by result " << own.getNext() << ", but not by its zero.leaf";
    ir::RoleAttr role = ir::LeafOp(leaves[leaf]).getRole();
    std::string name =
        (ir::stringifyRoleKind(role.getKind()) + " " + role.getName().getValue()).str();
    terms.setLocation(LocationAttr(arg.getLoc()));
    bool varies = role.getKind() == ir::RoleKind::Batch || role.getDim() >= 0;
    argNumbers[leaf] = terms.getArgument(name, arg.getType(), varies);
    upper.set(arg, argNumbers[leaf]);
  }
  for (Operation &op : replica.getBody().front().without_terminator())
    if (failed(upper.number(&op)))
      return failure();
  for (auto [index, value] : llvm::enumerate(results->getOperands()))
    resultNumbers[leafOfResult[index]] = upper.lookup(value);
  return success();
}

//===----------------------------------------------------------------------===//
// What partitioned takes
//===----------------------------------------------------------------------===//

LogicalResult EntryValidator::claimOnce(llvm::DenseSet<std::pair<unsigned, int64_t>> &claimed,
                                        unsigned leaf, int64_t slice, StringRef what,
                                        unsigned index) {
  // A leaf is there as a whole or in slices.
  bool isFree = slice < 0 ? !claimed.contains({leaf, kSlices}) : !claimed.contains({leaf, -1});
  if (slice >= 0)
    claimed.insert({leaf, kSlices});
  if (isFree && claimed.insert({leaf, slice}).second)
    return success();
  return fail(what, index) << "holds " << describe(leaf, slice)
                           << ", which another one holds already";
}

/// One leaf, one place: every entry finds it where the others left it.
LogicalResult EntryValidator::recordPosition(unsigned leaf, int64_t slice, LeafPosition position) {
  auto [it, isNew] = positions.try_emplace({leaf, slice}, position);
  if (isNew || it->second == position)
    return success();
  return partitioned.emitError() << "@" << getName() << " has " << describe(leaf, slice) << " in "
                                 << position.slot << " as " << position.type << ", segment "
                                 << position.segment << ", but elsewhere it is in "
                                 << it->second.slot << " as " << it->second.type << ", segment "
                                 << it->second.segment;
}

LogicalResult EntryValidator::checkSegment(unsigned leaf, const UnitInfo &unit, size_t segment,
                                           Type elementType) {
  ir::SegmentAttr inLayout = unit.segments[segment];
  RankedTensorType type = ir::LeafOp(leaves[leaf]).getTensorType();
  ArrayRef<int64_t> shape = type.getShape();
  int64_t slice = inLayout.getSlice();
  bool fits = slice < 0 || (type.getRank() > 0 && slice < type.getDimSize(0));
  if (fits && (slice < 0 ? shape : shape.drop_front()) == inLayout.getShape() &&
      type.getElementType() == elementType)
    return success();
  return ir::LayoutOp(unit.layout).emitOpError()
         << "has segment " << inLayout << " for " << describe(leaf, -1) << " of type " << type
         << " in a buffer of " << elementType;
}

FailureOr<SmallVector<unsigned>> EntryValidator::findLeaves(ir::RoleAttr role, ArrayAttr names,
                                                            RankedTensorType type, StringRef what,
                                                            unsigned index) {
  const UnitInfo *unit = units.find(role.getUnit());
  if (!unit)
    return fail(what, index) << "is a buffer of " << role.getUnit() << ", which is no zero.layout";
  if (!names || names.size() != unit->segments.size())
    return fail(what, index) << "expects zero.leaves with a name for each of the "
                             << unit->segments.size() << " segments of " << role.getUnit();
  const llvm::DenseMap<LeafKey, unsigned> &known = what == "argument" ? argLeaves : resultLeaves;
  SmallVector<unsigned> found;
  for (auto [segment, attribute] : llvm::enumerate(names)) {
    auto name = dyn_cast<StringAttr>(attribute);
    auto leaf = name ? known.find({role.getKind(), name}) : known.end();
    if (leaf == known.end())
      return fail(what, index) << "holds " << ir::stringifyRoleKind(role.getKind()) << " "
                               << attribute << ", which is no " << what << " of the replica's @"
                               << getName();
    bool isParam = role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
    ir::SegmentAttr inLayout = unit->segments[segment];
    if (isParam && inLayout.getName() != name)
      return fail(what, index) << "holds " << name << " in segment " << segment << " of "
                               << role.getUnit() << ", which the layout gives to "
                               << inLayout.getName();
    if (failed(checkSegment(leaf->second, *unit, segment, type.getElementType())) ||
        (inLayout.getSlice() >= 0 && failed(recordPlain(leaf->second, "slices"))) ||
        failed(recordPosition(leaf->second, inLayout.getSlice(),
                              {role.getUnit(), role.getName(), segment, type})))
      return failure();
    found.push_back(leaf->second);
  }
  return found;
}

/// What others wrote on a place of the interface stays on it.
static DictionaryAttr getForeignAttributes(DictionaryAttr attributes, MLIRContext *context) {
  NamedAttrList list(attributes ? attributes : DictionaryAttr::get(context));
  for (StringRef own : {"zero.role", "zero.leaves", "tf.aliasing_output"})
    list.erase(own);
  return list.getDictionary(context);
}

LogicalResult EntryValidator::checkAttributes(StringRef what, unsigned index, DictionaryAttr found,
                                              DictionaryAttr expected) {
  MLIRContext *context = partitioned.getContext();
  found = getForeignAttributes(found, context);
  expected = getForeignAttributes(expected, context);
  if (found == expected)
    return success();
  return fail(what, index) << "carries " << found << ", expected " << expected;
}

/// How a state's buffer of that type is sharded.
ArrayAttr EntryValidator::getShardAxes(ir::RoleAttr role, const UnitInfo &unit,
                                       RankedTensorType type) const {
  bool isParam = role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
  if (type.getNumElements() == unit.elements)
    return {};
  return units.getShardAxes(isParam ? unit.paramAxes : unit.optAxes);
}

/// A state that the next step finds replaced is so in both phases; by what, compareResults tells.
LogicalResult EntryValidator::checkNext(unsigned index, unsigned leaf, ir::RoleAttr role) {
  ir::RoleAttr above = getRole(replica, true, ir::LeafOp(leaves[leaf]).getArg(getName()));
  bool isReplaced = above && above.getNext() >= 0;
  if ((role.getNext() >= 0) == isReplaced)
    return success();
  return fail("argument", index) << "holds " << describe(leaf, -1) << ", which the next step finds "
                                 << (isReplaced ? "replaced" : "as it was")
                                 << " by the replica; here next = " << role.getNext();
}

LogicalResult EntryValidator::claimFlatArgument(unsigned index, ir::RoleAttr role,
                                                const UnitInfo &unit) {
  BlockArgument arg = partitioned.getArgument(index);
  auto names = partitioned.getArgAttrOfType<ArrayAttr>(index, "zero.leaves");
  auto type = hlo::tensorType(arg);
  FailureOr<SmallVector<unsigned>> found = findLeaves(role, names, type, "argument", index);
  if (failed(found))
    return failure();
  Flat flat{&unit, getShardAxes(role, unit, type), {}};
  if (failed(checkAttributes("argument", index, partitioned.getArgAttrDict(index), {})) ||
      failed(lower.checkSize(arg, flat, partitioned)))
    return failure();
  for (auto [leaf, segment] : llvm::zip(*found, unit.segments)) {
    if (failed(checkNext(index, leaf, role)) ||
        failed(claimOnce(taken, leaf, segment.getSlice(), "argument", index)))
      return failure();
    Number whole = argNumbers.lookup(leaf);
    flat.segments.push_back(segment.getSlice() < 0 ? whole
                                                   : terms.getRow(whole, segment.getSlice()));
  }
  lower.set(arg, std::move(flat));
  return success();
}

LogicalResult EntryValidator::claimArgument(unsigned index, ir::RoleAttr role) {
  if (role.getUnit()) {
    const UnitInfo *unit = units.find(role.getUnit());
    if (!unit)
      return fail("argument", index)
             << "is a buffer of " << role.getUnit() << ", which is no zero.layout";
    return claimFlatArgument(index, role, *unit);
  }
  auto known = argLeaves.find(getKey(role));
  if (known == argLeaves.end())
    return fail("argument", index) << "has the role " << role << ", which no argument of the "
                                   << "replica's @" << getName() << " has";
  unsigned leaf = known->second;
  unsigned above = ir::LeafOp(leaves[leaf]).getArg(getName());
  ir::RoleAttr expected = getRole(replica, true, above);
  Type type = replica.getArgumentTypes()[above];
  if (partitioned.getArgumentTypes()[index] != type || !expected ||
      expected.withNext(-1) != role.withNext(-1))
    return fail("argument", index) << "is " << partitioned.getArgumentTypes()[index] << " with "
                                   << role << ", expected " << type << " with " << expected;
  if (failed(checkAttributes("argument", index, partitioned.getArgAttrDict(index),
                             replica.getArgAttrDict(above))) ||
      failed(checkNext(index, leaf, role)) || failed(recordPlain(leaf)) ||
      failed(claimOnce(taken, leaf, -1, "argument", index)))
    return failure();
  lower.getPlain().set(partitioned.getArgument(index), argNumbers.lookup(leaf));
  return success();
}

LogicalResult EntryValidator::claimArguments() {
  for (unsigned i = 0; i < partitioned.getNumArguments(); ++i) {
    ir::RoleAttr role = getRole(partitioned, true, i);
    if (!role)
      return fail("argument", i) << "has no role";
    if (failed(claimArgument(i, role)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What partitioned gives
//===----------------------------------------------------------------------===//

LogicalResult EntryValidator::numberPartitioned() {
  for (Operation &op : partitioned.getBody().front().without_terminator())
    if (failed(lower.number(&op)))
      return failure();
  return success();
}

LogicalResult EntryValidator::compare(unsigned result, const Twine &what, Number found,
                                      Number expected) {
  if (found == expected || terms.areEqualByRows(found, expected))
    return success();
  const Numbering &numbering = terms.getNumbering();
  InFlightDiagnostic diag = fail("result", result);
  diag << "is not the " << what << " that the replica computes: it is " << terms.print(found)
       << ", expected " << terms.print(expected);
  std::tie(found, expected) = findDifference(numbering, found, expected);
  const Expression &a = numbering.getExpression(found), &b = numbering.getExpression(expected);
  diag.attachNote(Location(a.loc)) << "they part here: " << terms.print(found);
  diag.attachNote(Location(b.loc)) << "and here: " << terms.print(expected);
  if (a.op == b.op && a.attributes != b.attributes && a.attributes && b.attributes)
    diag.attachNote(Location(a.loc))
        << "attributes are " << a.attributes << ", expected " << b.attributes;
  return diag;
}

LogicalResult EntryValidator::compareFlat(unsigned index, ir::RoleAttr role, ArrayAttr names) {
  Operation *terminator = getTerminator(partitioned);
  Value value = terminator->getOperand(index);
  FailureOr<SmallVector<unsigned>> found =
      findLeaves(role, names, hlo::tensorType(value), "result", index);
  if (failed(found))
    return failure();
  FailureOr<Flat> flat = lower.get(value, role.getUnit(), terminator);
  if (failed(flat) ||
      failed(checkAttributes("result", index, partitioned.getResultAttrDict(index), {})))
    return failure();
  if (flat->shardAxes != getShardAxes(role, *flat->unit, hlo::tensorType(value)))
    return fail("result", index) << "is " << (flat->shardAxes ? "sharded" : "whole") << ", but "
                                 << role << " of that size is not";
  for (auto [number, leaf, segment] : llvm::zip(flat->segments, *found, flat->unit->segments)) {
    int64_t slice = segment.getSlice();
    if (failed(claimOnce(given, leaf, slice, "result", index)))
      return failure();
    Number expected = resultNumbers.lookup(leaf);
    if (slice >= 0)
      expected = terms.getRow(expected, slice);
    if (failed(compare(index, describe(leaf, slice), number, expected)))
      return failure();
    if (terms.differs(number))
      return fail("result", index) << "keeps " << describe(leaf, slice)
                                   << ", which differs between ranks: " << terms.print(number);
  }
  return success();
}

LogicalResult EntryValidator::compareResult(unsigned index, ir::RoleAttr role, ArrayAttr names) {
  if (role.getUnit())
    return compareFlat(index, role, names);
  auto known = resultLeaves.find(getKey(role));
  if (known == resultLeaves.end())
    return fail("result", index) << "has the role " << role << ", which no result of the "
                                 << "replica's @" << getName() << " has";
  unsigned leaf = known->second;
  unsigned above = ir::LeafOp(leaves[leaf]).getResult(getName());
  ir::RoleAttr here = getRole(partitioned, false, index), there = getRole(replica, false, above);
  if (partitioned.getResultTypes()[index] != replica.getResultTypes()[above] || here != there)
    return fail("result", index) << "is " << partitioned.getResultTypes()[index] << " with " << here
                                 << ", expected " << replica.getResultTypes()[above] << " with "
                                 << there;
  if (failed(checkAttributes("result", index, partitioned.getResultAttrDict(index),
                             replica.getResultAttrDict(above))) ||
      failed(recordPlain(leaf)) || failed(claimOnce(given, leaf, -1, "result", index)))
    return failure();
  Number number = lower.getPlain().lookup(getTerminator(partitioned)->getOperand(index));
  if (number == kNoNumber)
    return fail("result", index) << "is a unit's flat buffer, expected " << describe(leaf, -1);
  return compare(index, describe(leaf, -1), number, resultNumbers.lookup(leaf));
}

LogicalResult EntryValidator::compareResults() {
  // The argument that a result replaces says what it is; other results say so themselves.
  SmallVector<int64_t> replaced(partitioned.getNumResults(), -1);
  for (unsigned i = 0; i < partitioned.getNumArguments(); ++i) {
    int64_t next = getRole(partitioned, true, i).getNext();
    if (next < 0)
      continue;
    if (next >= static_cast<int64_t>(replaced.size()) || replaced[next] >= 0)
      return fail("argument", i) << "is replaced by result " << next
                                 << ", which is none, or replaces another argument";
    replaced[next] = i;
  }
  for (unsigned i = 0; i < partitioned.getNumResults(); ++i) {
    ir::RoleAttr role = getRole(partitioned, false, i);
    auto names = partitioned.getResultAttrOfType<ArrayAttr>(i, "zero.leaves");
    if (replaced[i] >= 0) {
      ir::RoleAttr old = getRole(partitioned, true, replaced[i]);
      if (role && getKey(role) != getKey(old))
        return fail("result", i) << "has the role " << role << ", but replaces " << old;
      role = old;
      names = partitioned.getArgAttrOfType<ArrayAttr>(replaced[i], "zero.leaves");
    }
    if (!role)
      return fail("result", i) << "replaces no argument and has no role";
    if (failed(compareResult(i, role, names)))
      return failure();
  }
  return success();
}

/// Every leaf that the replica's entry takes or gives is taken or given here.
LogicalResult EntryValidator::checkComplete() {
  for (auto [index, constLeaf] : llvm::enumerate(leaves)) {
    ir::LeafOp leaf = constLeaf;
    auto check = [&](int64_t place, StringRef what,
                     const llvm::DenseSet<std::pair<unsigned, int64_t>> &claimed) -> LogicalResult {
      if (place < 0 || claimed.contains({index, -1}))
        return success();
      RankedTensorType type = leaf.getTensorType();
      int64_t slices = type.getRank() > 0 && claimed.contains({index, 0}) ? type.getDimSize(0) : 0;
      for (int64_t slice = 0; slice < slices; ++slice)
        if (!claimed.contains({index, slice}))
          slices = 0;
      if (slices > 0)
        return success();
      return partitioned.emitError()
             << "@" << getName() << " has no " << what << " for " << describe(index, -1)
             << ", or not for every slice of it; the replica has one";
    };
    if (failed(check(leaf.getArg(getName()), "argument", taken)) ||
        failed(check(leaf.getResult(getName()), "result", given)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

LogicalResult validatePartitioned(ModuleOp replica, ModuleOp partitioned) {
  Units units;
  if (failed(units.add(partitioned)))
    return failure();
  auto leaves = llvm::to_vector(replica.getOps<ir::LeafOp>());
  Terms terms(replica);
  // A segment of one slice says that its leaf is split by slices.
  llvm::DenseSet<StringAttr> sliced;
  for (auto &[name, unit] : units.all())
    for (ir::SegmentAttr segment : unit.segments)
      if (segment.getSlice() >= 0)
        sliced.insert(segment.getName());
  for (ir::LeafOp leaf : leaves)
    if (sliced.contains(leaf.getRole().getName()) && leaf.getTensorType().getRank() > 1)
      terms.addStacked(leaf.getTensorType());

  LeafPositions positions;
  for (auto entry : replica.getOps<func::FuncOp>()) {
    auto other = partitioned.lookupSymbol<func::FuncOp>(entry.getName());
    if (!other)
      return partitioned.emitError() << "has no @" << entry.getName() << ", the replica has one";
    if (failed(EntryValidator(terms, units, leaves, positions, entry, other).run()))
      return failure();
  }
  return success();
}

} // namespace zero::validate
