#include "zero/Interpreter/ShardedRun.h"

#include "Groups.h"
#include "Machine.h"
#include "RankInterface.h"
#include "Strided.h"

#include "zero/Dialect/Zero/ModelAxes.h"
#include "llvm/ADT/StringMap.h"
#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// What one argument or result of the function at hand is to the imported interface.
struct Binding {
  ir::RoleAttr role;           // null for plain functions
  ir::LayoutOp unit;           // set for the flat buffer of a unit's state,
  SmallVector<int64_t> leaves; // then per segment the imported slot, -1 for none
  int64_t slot = -1;           // else the imported slot
};

/// Shards arguments and puts results together for one entry.
class ShardedRun {
public:
  ShardedRun(FunctionOpInterface entry, EntryInterface interface, RankInterface local,
             ir::MeshOp mesh)
      : entry(entry), interface(std::move(interface)), local(std::move(local)) {
    if (!mesh)
      return;
    ranks = mesh.getGroupSize(mesh.getAxisNames());
    numParts = mesh.getGroupSize(mesh.getDataAxes());
    parts.clear();
    ArrayAttr modelAxes = ir::getModelAxes(mesh);
    members.assign(mesh.getGroupSize(modelAxes), {});
    for (unsigned rank = 0; rank < ranks; ++rank) {
      parts.push_back(getGroupPosition(mesh, mesh.getDataAxes(), rank).position);
      members[getGroupPosition(mesh, modelAxes, rank).position].push_back(rank);
    }
  }

  LogicalResult run(ArrayRef<Tensor> arguments, Values &results, const RunOptions &options);

private:
  LogicalResult checkArguments(ArrayRef<Tensor> arguments);
  LogicalResult bindAll();
  LogicalResult bind(StringRef what, ArrayRef<Slot> slots, ArrayRef<RankSlot> local,
                     std::vector<Binding> &bindings);

  // Of the ranks `members`, which have the same part of a model-parallel step's states.
  LogicalResult shard(unsigned index, ArrayRef<Tensor> arguments, ArrayRef<unsigned> members,
                      MutableArrayRef<Values> inputs);
  LogicalResult shardUnit(unsigned index, ArrayRef<Tensor> arguments, ArrayRef<unsigned> members,
                          MutableArrayRef<Values> inputs);

  LogicalResult join(unsigned index, ArrayRef<unsigned> members, ArrayRef<Values> outputs,
                     Values &results);
  LogicalResult joinUnit(unsigned index, ArrayRef<unsigned> members, ArrayRef<Values> outputs,
                         Values &results);
  LogicalResult verifyEqual(unsigned index, ArrayRef<unsigned> members, ArrayRef<Values> outputs);
  LogicalResult joinModel(ArrayRef<Values> outputs, Values &joined);
  LogicalResult joinMembers(ArrayRef<unsigned> members, ArrayRef<Values> outputs, Values &joined);

  InFlightDiagnostic emitError() { return entry.emitError() << "'" << entry.getName() << "': "; }

  FunctionOpInterface entry;
  EntryInterface interface;
  RankInterface local;
  unsigned ranks = 1;
  bool marksPadding = false;
  /// Which part of the batch a rank has, of how many.
  SmallVector<int64_t> parts = {0};
  int64_t numParts = 1;
  /// Ranks by their number along the axes of the step's own model parallelism.
  SmallVector<SmallVector<unsigned>> members = {{0}};
  std::vector<Binding> arguments, results;
  /// Elements of each imported result that units have delivered so far.
  SmallVector<int64_t> delivered;
};
} // namespace

static std::string describe(StringRef what, size_t index, ir::RoleAttr role) {
  std::string text = (what + " " + Twine(index)).str();
  if (role)
    text += " (" + stringifyRoleKind(role.getKind()).str() + " '" + role.getName().str() + "')";
  return text;
}

//===----------------------------------------------------------------------===//
// Which argument and result is what
//===----------------------------------------------------------------------===//

LogicalResult ShardedRun::bind(StringRef what, ArrayRef<Slot> slots, ArrayRef<RankSlot> local,
                               std::vector<Binding> &bindings) {
  // States are found by their names; other arguments and results keep their order in every phase.
  llvm::StringMap<int64_t> states;
  SmallVector<int64_t> others;
  for (auto [index, slot] : llvm::enumerate(slots)) {
    if (!slot.role || !slot.role.isState())
      others.push_back(index);
    else if (!states.try_emplace(slot.name, index).second)
      return emitError() << "two states are named '" << slot.name << "'";
  }
  auto nextOther = others.begin();
  auto findState = [&](StringRef name) -> int64_t {
    auto it = states.find(name);
    return it == states.end() ? -1 : it->second;
  };
  // A random key that the step carries along has no `next` in @init.
  auto isCarried = [&](ir::RoleAttr role) {
    int64_t index = findState(role.getName().getValue());
    return index >= 0 && slots[index].role.getKind() == role.getKind();
  };
  for (auto [index, given] : llvm::enumerate(local)) {
    Binding &binding = bindings.emplace_back();
    ir::RoleAttr role = binding.role = given.role;
    if (role && role.getUnit()) {
      binding.unit = lookUpLayout(entry, role.getUnit());
      ArrayAttr names = given.leaves;
      if (!binding.unit || !names || names.size() != binding.unit.getSegments().size())
        return emitError() << describe(what, index, role)
                           << " is a unit's buffer, but 'zero.leaves' does not name a leaf for "
                              "each segment of its layout";
      for (auto name : names.getAsRange<StringAttr>()) {
        int64_t leaf = name.empty() ? -1 : findState(name.getValue());
        if (leaf < 0 && !name.empty())
          return emitError() << describe(what, index, role) << " holds leaf " << name
                             << ", which no zero.leaf describes";
        binding.leaves.push_back(leaf);
      }
    } else if (role && (role.isState() || isCarried(role))) {
      binding.slot = findState(role.getName().getValue());
    } else if (nextOther != others.end()) {
      binding.slot = *nextOther++;
    }
    if (!binding.unit && binding.slot < 0)
      return emitError() << describe(what, index, role) << " is not part of the imported interface";
  }
  return success();
}

LogicalResult ShardedRun::bindAll() {
  return failure(failed(bind("argument", interface.arguments, local.arguments, arguments)) ||
                 failed(bind("result", interface.results, local.results, results)));
}

//===----------------------------------------------------------------------===//
// Parts of a model-parallel step's states
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> getPartShape(const Slot &slot) {
  SmallVector<int64_t> shape = slot.getPaddedShape();
  if (slot.cutDim >= 0)
    shape[slot.cutDim] /= slot.cutRanks;
  return shape;
}

/// `shape` of the slot's value, or of a part, with the groups in a dimension before the cut one.
static SmallVector<int64_t> splitGroups(ArrayRef<int64_t> shape, const Slot &slot) {
  SmallVector<int64_t> split(shape);
  split[slot.cutDim] /= slot.cutGroups;
  split.insert(split.begin() + slot.cutDim, slot.cutGroups);
  return split;
}

/// What the user has, with zeros behind its rows.
static Tensor padRows(const Slot &slot, const Tensor &value) {
  if (slot.paddedDim < 0)
    return value;
  SmallVector<int64_t> rest(value.getShape());
  rest[slot.paddedDim] = slot.paddedSize - rest[slot.paddedDim];
  return concatenated({value, Tensor::zeros(value.getDType(), rest)}, slot.paddedDim);
}

/// The user's rows.
static Tensor cutRows(const Slot &slot, const Tensor &value) {
  return slot.paddedDim < 0 ? value
                            : materialize(value, slot.type.getShape(), wholeView(value.getShape()));
}

/// What ranks that are number `position` along the model's axis have of the arguments.
static Values takeParts(ArrayRef<Slot> slots, ArrayRef<Tensor> whole, int64_t position) {
  Values parts;
  for (auto [slot, value] : llvm::zip_equal(slots, whole)) {
    parts.push_back(padRows(slot, value));
    if (slot.cutDim < 0)
      continue;
    // With the groups in a dimension of their own.
    SmallVector<int64_t> shape = splitGroups(parts.back().getShape(), slot);
    View view = wholeView(shape);
    shape[slot.cutDim + 1] /= slot.cutRanks;
    view.offset = position * shape[slot.cutDim + 1] * view.strides[slot.cutDim + 1];
    parts.back() = materialize(parts.back(), shape, view).reshaped(getPartShape(slot));
  }
  return parts;
}

//===----------------------------------------------------------------------===//
// Sharding arguments
//===----------------------------------------------------------------------===//

/// Where a segment starts in its leaf: slices of a stacked leaf are contiguous.
static int64_t getOffsetInLeaf(ir::SegmentAttr segment) {
  return segment.getSlice() < 0 ? 0 : segment.getSlice() * segment.getNumElements();
}

static Tensor takeElements(const Tensor &flat, int64_t begin, int64_t count) {
  return materialize(flat, count, {begin, {1}});
}

LogicalResult ShardedRun::shardUnit(unsigned index, ArrayRef<Tensor> whole,
                                    ArrayRef<unsigned> members, MutableArrayRef<Values> inputs) {
  Binding &binding = arguments[index];
  Type type = local.arguments[index].type;
  FailureOr<DType> dtype = interp::getDTypeOf(entry, type);
  if (failed(dtype))
    return failure();
  int64_t held = cast<RankedTensorType>(type).getNumElements();
  Tensor flat(*dtype, static_cast<int64_t>(binding.unit.getElements()));
  std::memset(flat.getMutableBytes(), marksPadding ? 0xff : 0, flat.getNumBytes());
  size_t width = getByteWidth(*dtype);
  for (auto [segment, leaf] : llvm::zip_equal(binding.unit.getSegmentRange(), binding.leaves)) {
    if (leaf < 0)
      continue;
    const Tensor &source = whole[leaf];
    int64_t begin = getOffsetInLeaf(segment);
    if (source.getDType() != *dtype || begin + segment.getNumElements() > source.getNumElements())
      return emitError() << describe("argument", index, binding.role) << " has segment " << segment
                         << ", which does not fit leaf '" << interface.arguments[leaf].name
                         << "' of type " << interface.arguments[leaf].type;
    std::memcpy(flat.getMutableBytes() + segment.getOffset() * width,
                source.getBytes() + begin * width, segment.getNumElements() * width);
  }
  for (unsigned rank : members)
    inputs[rank].push_back(
        held == flat.getNumElements()
            ? flat
            : takeElements(flat, getShardPosition(binding.unit, rank) * held, held));
  return success();
}

LogicalResult ShardedRun::shard(unsigned index, ArrayRef<Tensor> whole, ArrayRef<unsigned> members,
                                MutableArrayRef<Values> inputs) {
  Binding &binding = arguments[index];
  if (binding.unit)
    return shardUnit(index, whole, members, inputs);
  const Tensor &value = whole[binding.slot];
  int64_t dim = binding.role ? binding.role.getDim() : -1;
  if (dim < 0) {
    for (unsigned rank : members)
      inputs[rank].push_back(value);
    return success();
  }
  int64_t groups = binding.role.getGroups();
  if (dim >= value.getRank() || value.getDim(dim) % (numParts * groups) != 0)
    return emitError() << describe("argument", index, binding.role) << " of type tensor<"
                       << describeType(value) << "> cannot be sharded along dimension " << dim
                       << " into " << numParts * groups << " equal blocks";
  // With the micro-batches in a dimension of their own, before the rows of each.
  SmallVector<int64_t> shape(value.getShape()), local(value.getShape());
  local[dim] /= numParts;
  shape[dim] /= groups;
  shape.insert(shape.begin() + dim, groups);
  View view = wholeView(shape);
  shape[dim + 1] /= numParts;
  for (unsigned rank : members) {
    view.offset = parts[rank] * shape[dim + 1] * view.strides[dim + 1];
    inputs[rank].push_back(materialize(value, shape, view).reshaped(local));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Putting results together
//===----------------------------------------------------------------------===//

LogicalResult ShardedRun::verifyEqual(unsigned index, ArrayRef<unsigned> members,
                                      ArrayRef<Values> outputs) {
  for (unsigned rank : members)
    if (!outputs[rank][index].identicalTo(outputs[members[0]][index]))
      return emitError() << describe("result", index, results[index].role)
                         << " must be the same on all ranks, but differs between ranks "
                         << members[0] << " and " << rank;
  return success();
}

/// The whole unit from what the ranks hold of it, without regard to padding: that may differ.
static Tensor joinFlat(ir::LayoutOp unit, unsigned index, ArrayRef<unsigned> members,
                       ArrayRef<Values> outputs) {
  const Tensor &first = outputs[members[0]][index];
  if (first.getNumElements() == static_cast<int64_t>(unit.getElements()))
    return first;
  Tensor flat(first.getDType(), static_cast<int64_t>(unit.getElements()));
  for (unsigned rank : members) {
    const Tensor &held = outputs[rank][index];
    std::memcpy(flat.getMutableBytes() + getShardPosition(unit, rank) * held.getNumBytes(),
                held.getBytes(), held.getNumBytes());
  }
  return flat;
}

/// Whether what a rank holds of a segment is bit by bit what the whole unit has there.
static bool agrees(const Tensor &flat, const Tensor &held, int64_t heldBegin,
                   ir::SegmentAttr segment) {
  int64_t begin = std::max(segment.getOffset(), heldBegin);
  int64_t end = std::min(segment.getEnd(), heldBegin + held.getNumElements());
  size_t width = getByteWidth(flat.getDType());
  return begin >= end ||
         std::memcmp(flat.getBytes() + begin * width, held.getBytes() + (begin - heldBegin) * width,
                     (end - begin) * width) == 0;
}

LogicalResult ShardedRun::joinUnit(unsigned index, ArrayRef<unsigned> members,
                                   ArrayRef<Values> outputs, Values &whole) {
  Binding &binding = results[index];
  Tensor flat = joinFlat(binding.unit, index, members, outputs);
  size_t width = getByteWidth(flat.getDType());
  for (auto [segment, leaf] : llvm::zip_equal(binding.unit.getSegmentRange(), binding.leaves)) {
    if (leaf < 0)
      continue;
    for (unsigned rank : members) {
      const Tensor &held = outputs[rank][index];
      bool isWhole = held.getNumElements() == flat.getNumElements();
      int64_t begin = isWhole ? 0 : getShardPosition(binding.unit, rank) * held.getNumElements();
      if (!agrees(flat, held, begin, segment))
        return emitError() << describe("result", index, binding.role) << ": leaf '"
                           << interface.results[leaf].name << "' differs between rank "
                           << members[0] << " and rank " << rank;
    }
    if (!whole[leaf])
      whole[leaf] = Tensor(flat.getDType(), getPartShape(interface.results[leaf]));
    int64_t begin = getOffsetInLeaf(segment);
    if (whole[leaf].getDType() != flat.getDType() ||
        begin + segment.getNumElements() > whole[leaf].getNumElements())
      return emitError() << describe("result", index, binding.role) << " has segment " << segment
                         << ", which does not fit leaf '" << interface.results[leaf].name
                         << "' of type " << interface.results[leaf].type;
    std::memcpy(whole[leaf].getMutableBytes() + begin * width,
                flat.getBytes() + segment.getOffset() * width, segment.getNumElements() * width);
    delivered[leaf] += segment.getNumElements();
  }
  return success();
}

LogicalResult ShardedRun::join(unsigned index, ArrayRef<unsigned> members, ArrayRef<Values> outputs,
                               Values &whole) {
  Binding &binding = results[index];
  if (binding.unit)
    return joinUnit(index, members, outputs, whole);
  const Tensor &first = outputs[members[0]][index];
  int64_t dim = binding.role ? binding.role.getDim() : -1;
  delivered[binding.slot] += countElements(getPartShape(interface.results[binding.slot]));
  if (dim < 0) {
    whole[binding.slot] = first;
    return verifyEqual(index, members, outputs);
  }
  if (dim >= first.getRank())
    return emitError() << describe("result", index, binding.role) << " has no dimension " << dim;
  SmallVector<int64_t> shape(first.getShape());
  shape[dim] *= numParts;
  Tensor joined(first.getDType(), shape);
  View view = wholeView(shape);
  SmallVector<unsigned> holders(numParts, ranks); // the first rank with each part
  for (unsigned rank : members) {
    const Tensor &block = outputs[rank][index];
    unsigned &holder = holders[parts[rank]];
    if (holder < rank && !block.identicalTo(outputs[holder][index]))
      return emitError() << describe("result", index, binding.role) << " must be the same on ranks "
                         << holder << " and " << rank
                         << ", which have the same part of the batch, but differs";
    holder = std::min(holder, rank);
    view.offset = parts[rank] * block.getDim(dim) * view.strides[dim];
    copyStrided(block.getShape(), getByteWidth(block.getDType()), block.getBytes(),
                wholeView(block.getShape()), joined.getMutableBytes(), view);
  }
  whole[binding.slot] = joined;
  return success();
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

LogicalResult ShardedRun::checkArguments(ArrayRef<Tensor> whole) {
  if (whole.size() != interface.arguments.size())
    return emitError() << "takes " << interface.arguments.size() << " arguments, found "
                       << whole.size();
  for (auto [index, slot, value] : llvm::enumerate(interface.arguments, whole))
    if (value.getShape() != slot.type.getShape() ||
        getDType(slot.type.getElementType()) != value.getDType())
      return emitError() << describe("argument", index, slot.role) << " is of type " << slot.type
                         << ", found tensor<" << describeType(value) << ">";
  return success();
}

LogicalResult ShardedRun::run(ArrayRef<Tensor> whole, Values &joined, const RunOptions &options) {
  marksPadding = options.marksPadding;
  if (failed(checkArguments(whole)) || failed(bindAll()))
    return failure();
  std::vector<Values> inputs(ranks), outputs;
  for (auto [position, ranksOfPart] : llvm::enumerate(members)) {
    Values part = takeParts(interface.arguments, whole, position);
    for (unsigned i = 0; i < arguments.size(); ++i)
      if (failed(shard(i, part, ranksOfPart, inputs)))
        return failure();
  }
  if (failed(interpret(entry, ranks, inputs, outputs, options)))
    return failure();
  return joinModel(outputs, joined);
}

/// Parts one after the other; what is no part is the same on all ranks.
LogicalResult ShardedRun::joinModel(ArrayRef<Values> outputs, Values &joined) {
  std::vector<Values> parts(members.size());
  for (auto [part, ranksOfPart] : llvm::zip_equal(parts, members))
    if (failed(joinMembers(ranksOfPart, outputs, part)))
      return failure();
  joined.clear();
  for (auto [index, slot] : llvm::enumerate(interface.results)) {
    if (slot.cutDim >= 0) {
      auto ofGroups = llvm::map_to_vector(parts, [&](const Values &part) {
        return part[index].reshaped(splitGroups(part[index].getShape(), slot));
      });
      Tensor whole = concatenated(ofGroups, slot.cutDim + 1).reshaped(slot.getPaddedShape());
      joined.push_back(cutRows(slot, whole));
      continue;
    }
    joined.push_back(cutRows(slot, parts[0][index]));
    for (auto [position, part] : llvm::enumerate(parts))
      if (!part[index].identicalTo(parts[0][index]))
        return emitError() << describe("result", index, slot.role)
                           << " must be the same along the axis of the step's own model "
                              "parallelism, but differs between ranks "
                           << members[0][0] << " and " << members[position][0];
  }
  return success();
}

LogicalResult ShardedRun::joinMembers(ArrayRef<unsigned> members, ArrayRef<Values> outputs,
                                      Values &joined) {
  joined.assign(interface.results.size(), Tensor());
  delivered.assign(interface.results.size(), 0);
  for (unsigned i = 0; i < results.size(); ++i)
    if (failed(join(i, members, outputs, joined)))
      return failure();
  for (auto [index, slot] : llvm::enumerate(interface.results)) {
    SmallVector<int64_t> shape = getPartShape(slot);
    if (delivered[index] != countElements(shape) || !joined[index])
      return emitError() << "delivers " << delivered[index] << " elements of imported "
                         << describe("result", index, slot.role) << " of type " << slot.type;
    if (joined[index].getShape() != ArrayRef<int64_t>(shape) ||
        joined[index].getDType() != getDType(slot.type.getElementType()))
      return emitError() << "delivers imported " << describe("result", index, slot.role)
                         << " as tensor<" << describeType(joined[index]) << "> instead of "
                         << slot.type;
  }
  return success();
}

LogicalResult zero::runUnsharded(FunctionOpInterface entry, ArrayRef<Tensor> arguments,
                                 Values &results, const RunOptions &options) {
  FailureOr<EntryInterface> interface = getEntryInterface(entry);
  FailureOr<RankInterface> local = getRankInterface(entry);
  auto module = entry->getParentOfType<ModuleOp>();
  if (failed(interface) || failed(local))
    return failure();
  ir::MeshOp mesh;
  if (module)
    for (auto found : module.getOps<ir::MeshOp>())
      mesh = found;
  return ShardedRun(entry, std::move(*interface), std::move(*local), mesh)
      .run(arguments, results, options);
}
