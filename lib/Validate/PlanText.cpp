//===- PlanText.cpp - The plan that the runtime reads, recounted --------------===//
#include "DataBounds.h"
#include "HostNumbers.h"
#include "PlanMeters.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/ModuleHash.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Validate/Records.h"
#include "zrt/abi.h"
#include "llvm/Support/JSON.h"
#include <map>

using namespace mlir;
namespace json = llvm::json;

namespace zero::validate {

namespace {

json::Value toJson(Attribute attribute) {
  if (auto flag = dyn_cast<BoolAttr>(attribute))
    return flag.getValue();
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    return number.getInt();
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.getValue();
  if (auto list = dyn_cast<ArrayAttr>(attribute)) {
    json::Array items;
    for (Attribute item : list)
      items.push_back(toJson(item));
    return items;
  }
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
    json::Object items;
    for (NamedAttribute item : dictionary)
      items[item.getName().getValue()] = toJson(item.getValue());
    return items;
  }
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

json::Array toJson(ArrayRef<int64_t> values) { return json::Array(values); }

std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

bool isWholeUnit(ir::LayoutOp layout, RankedTensorType type) {
  return layout && type.getNumElements() == static_cast<int64_t>(layout.getElements());
}

/// Says again what a plan has to say.
class PlanTeller {
public:
  /// `import` may be null.
  PlanTeller(ModuleOp planned, ModuleOp import)
      : module(planned), symbols(planned), numbers(planned), slots(planned.getOps<ir::SlotOp>()),
        leaves(planned.getOps<ir::LeafOp>()), cuts(planned) {
    if (import)
      bounds = readDataBounds(import);
    indexSlots();
    for (ir::LeafOp leaf : leaves)
      leafTypes.insert({nameOf(leaf.getRole()), leaf.getTensorType()});
  }

  FailureOr<json::Object> tell() {
    std::future<std::string> hash = ir::hashModuleBeside(module);
    json::Object plan;
    auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
    if (meshes.size() > 1)
      return module.emitError() << "numbers its ranks by " << meshes.size()
                                << " meshes, expected one";
    for (ir::MeshOp mesh : meshes) {
      json::Object config;
      if (auto options = module->getAttrOfType<DictionaryAttr>("zero.config"))
        config = std::move(*toJson(options).getAsObject());
      config["ranks"] = mesh.getGroupSize(mesh.getAxisNames());
      plan["config"] = std::move(config);
    }
    json::Object predicted;
    if (auto bytes = module->getAttrOfType<DictionaryAttr>("zero.bytes"))
      predicted = std::move(*toJson(bytes).getAsObject());
    for (auto arena : module.getOps<ir::ArenaOp>())
      if (static_cast<int64_t>(arena.getRankOffset()) >= 0) // of the first space
        predicted["peak"] = static_cast<int64_t>(arena.getBytes());
    if (json::Object copies = tellHostCopies(); !copies.empty())
      predicted["host_copies"] = std::move(copies);
    plan["predicted"] = std::move(predicted);
    plan["abi"] = ZRT_ABI_VERSION;
    plan["format"] = ir::kFormatVersion;
    plan["name"] = module.getName().value_or("step");
    for (auto entry : module.getOps<func::FuncOp>())
      if (entry.isPublic() && ir::getEntryKind(entry) == ir::EntryKind::Step)
        plan["step"] = entry.getName();
      else if (entry.isPublic() && ir::getEntryKind(entry) == ir::EntryKind::Init)
        plan["init"] = entry.getName();
    numbers.tell(plan);
    plan["saves"] = tellSaves();
    plan["replicas"] = tellReplicas();
    plan["meters"] = tellMeters(module, numbers);
    if (failed(tellLeaves(plan)))
      return failure();
    plan["hash"] = hash.get();
    return plan;
  }

private:
  using RoleName = std::pair<StringAttr, ir::RoleKind>;
  /// Where slices of a leaf are: segment `index` of a slot.
  struct Place {
    ir::SlotOp slot;
    ir::LayoutOp layout;
    size_t index;
  };

  /// Bytes that cross between memory of the host and the device's, but for saves, by entry.
  json::Object tellHostCopies() {
    auto isHost = [&](ir::AllocationAttr at) {
      auto space = at.getSpace() ? symbols.lookup<ir::SpaceOp>(at.getSpace().getValue())
                                 : *module.getOps<ir::SpaceOp>().begin();
      return space && space.getKind() == ir::MemoryKind::Host;
    };
    std::map<std::string, int64_t> bytes;
    module.walk([&](ir::LaunchCopyOp copy) {
      if (isHost(copy.getSrc()) != isHost(copy.getDst()))
        bytes[copy->getParentOfType<func::FuncOp>().getName().str()] += copy.getSrc().getBytes();
    });
    json::Object copies;
    for (const auto &[entry, count] : bytes)
      copies[entry] = count;
    return copies;
  }

  static RoleName nameOf(ir::RoleAttr role) { return {role.getName(), role.getKind()}; }

  /// The first slots of their kind, in the order of the module: buffers are numbered so.
  void indexSlots() {
    llvm::DenseSet<int64_t> known; // addresses of other entries' slots
    for (ir::SlotOp slot : slots) {
      ir::RoleAttr role = slot.getRole();
      bool isArgument = static_cast<int64_t>(slot.getArg()) >= 0;
      slotOf.try_emplace({nameOf(role), {slot.getEntryAttr(), int(isArgument)}}, slot);
      if (!role.getUnit() && role.isState())
        stateOf.try_emplace(nameOf(role), slot);
      ArrayAttr names = slot.getLeavesAttr();
      auto layout = role.getUnit() && names
                        ? symbols.lookup<ir::LayoutOp>(role.getUnit().getValue())
                        : ir::LayoutOp();
      if (!layout || !known.insert(numbers.addressOf(slot.getAllocation())).second)
        continue;
      for (auto [index, name] : llvm::enumerate(names))
        if (index < layout.getSegments().size())
          placesOf[name].push_back({slot, layout, index});
    }
  }

  //===--------------------------------------------------------------------===//
  // Leaves
  //===--------------------------------------------------------------------===//

  LogicalResult tellLeaves(json::Object &plan) {
    json::Array states, inputs, outputs;
    for (ir::LeafOp leaf : leaves) {
      if (leaf.getRole().isState()) {
        FailureOr<json::Object> state = tellState(leaf);
        if (failed(state))
          return failure();
        states.push_back(std::move(*state));
        continue;
      }
      for (NamedAttribute slot : leaf.getSlots()) {
        StringRef entry = slot.getName();
        if (failed(tellTensor(leaf, entry, "arg", leaf.getArg(entry), inputs)) ||
            failed(tellTensor(leaf, entry, "result", leaf.getResult(entry), outputs)))
          return failure();
      }
    }
    plan["states"] = std::move(states);
    plan["buffers"] = std::move(buffers);
    plan["inputs"] = std::move(inputs);
    plan["outputs"] = std::move(outputs);
    return success();
  }

  static json::Object tellLeaf(ir::LeafOp leaf) {
    RankedTensorType type = leaf.getTensorType();
    return json::Object{{"name", leaf.getLeafName()},
                        {"role", stringifyRoleKind(leaf.getRole().getKind())},
                        {"dtype", print(type.getElementType())},
                        {"shape", toJson(ir::getUserType(leaf).getShape())}};
  }

  FailureOr<json::Object> tellState(ir::LeafOp leaf) {
    json::Object state = tellLeaf(leaf);
    state["slots"] = toJson(leaf.getSlots());
    if (ir::SlotOp slot = stateOf.lookup(nameOf(leaf.getRole()))) {
      if (leaf.getRole().getKind() == ir::RoleKind::BatchState)
        return tellRows(leaf, slot, std::move(state));
      int64_t elements = leaf.getTensorType().getNumElements();
      state["kind"] = "other";
      if (ir::Cut cut = ir::getCut(leaf); cut.dim >= 0 || ir::getPadding(leaf).dim >= 0)
        tellCut(state, leaf,
                {{elements,
                  {tellBuffer("other", slot, elements * cut.ranks,
                              cut.dim >= 0 ? axesOfParts({}) : ArrayAttr()),
                   0, elements}}});
      else
        state["parts"] =
            json::Array{tellPart(tellBuffer("other", slot, elements), /*first=*/0, elements)};
      return state;
    }
    ir::RoleKind kind = leaf.getRole().getKind();
    bool isParameter = kind == ir::RoleKind::Param || kind == ir::RoleKind::Frozen;
    state["kind"] = isParameter ? "param" : "opt_state";
    // Slices in order, whichever unit each is in: buffers are numbered as they are told.
    std::map<int64_t, Place> places;
    for (Place place : placesOf.lookup(leaf.getRole().getName()))
      places.insert_or_assign(place.layout.getSegment(place.index).getSlice(), place);
    json::Array list;
    ir::Cut cut = ir::getCut(leaf);
    bool isApart = cut.dim >= 0 || ir::getPadding(leaf).dim >= 0;
    std::map<int64_t, Held> held; // by the end of what is there, in elements of a part
    for (auto &[slice, place] : places) {
      auto [slot, layout, index] = place;
      ir::SegmentAttr segment = layout.getSegment(index);
      ArrayAttr shardAxes = isWholeUnit(layout, slot.getAllocation().getType())
                                ? ArrayAttr()
                                : layout.getAxes().getAs<ArrayAttr>("opt");
      StringRef kind = isParameter ? "param" : "opt_state";
      if (isApart) {
        int64_t elements = layout.getElements(), end = held.empty() ? 0 : held.rbegin()->first;
        int64_t buffer = tellBuffer(kind, slot, elements * cut.ranks,
                                    cut.dim >= 0 ? axesOfParts(shardAxes) : shardAxes);
        held[end + segment.getNumElements()] = {buffer, segment.getOffset(), elements};
        continue;
      }
      int64_t buffer = tellBuffer(kind, slot, layout.getElements(), shardAxes);
      list.push_back(tellPart(buffer, segment.getOffset(), segment.getNumElements()));
    }
    if (isApart)
      tellCut(state, leaf, held);
    else
      state["parts"] = std::move(list);
    if (state["parts"].getAsArray()->empty())
      return leaf.emitOpError() << "is in no buffer of the plan";
    return state;
  }

  /// Where elements of a part lie that follow one another: from `first` on in the part's range of
  /// `perPart` elements of the buffer.
  struct Held {
    int64_t buffer, first, perPart;
  };

  /// Element by element of all parts of the leaf together, run by run: which part of a
  /// model-parallel step's state it is in, and where that part has it; apart from the user's those
  /// that are padded. `held` is by the end of each place. Nothing where one lies nowhere.
  void tellCut(json::Object &state, ir::LeafOp leaf, const std::map<int64_t, Held> &held) {
    ir::Cut cut = ir::getCut(leaf);
    int64_t dim = std::max<int64_t>(cut.dim, 0), inner = 1;
    int64_t size = leaf.getTensorType().getDimSize(dim) / cut.groups;
    for (int64_t each : leaf.getTensorType().getShape().drop_front(dim + 1))
      inner *= each;
    int64_t elements = leaf.getTensorType().getNumElements() * cut.ranks, count = 0;
    json::Array own, zeros;
    for (int64_t element = 0; element < elements; element += count) {
      int64_t row = element / inner, index = row % (size * cut.ranks);
      int64_t before = row / (size * cut.ranks), part = index / size;
      int64_t at = (before * size + index % size) * inner + element % inner;
      auto place = held.upper_bound(at);
      if (place == held.end()) {
        state["parts"] = json::Array();
        return;
      }
      int64_t begin = place == held.begin() ? 0 : std::prev(place)->first;
      auto [isOwn, most] = findPadding(leaf, element);
      count = std::min({(size - index % size) * inner - element % inner, place->first - at, most});
      const Held &in = place->second;
      (isOwn ? own : zeros)
          .push_back(tellPart(in.buffer, part * in.perPart + in.first + at - begin, count));
    }
    state["parts"] = std::move(own);
    if (!zeros.empty())
      state["zeros"] = std::move(zeros);
  }

  /// Whether element `element` of all parts together is the user's, and how many from there on are
  /// alike.
  static std::pair<bool, int64_t> findPadding(ir::LeafOp leaf, int64_t element) {
    RankedTensorType user = ir::getUserType(leaf), whole = ir::getWholeType(leaf);
    ir::Padding padding = ir::getPadding(leaf);
    if (padding.dim < 0)
      return {true, whole.getNumElements() - element};
    int64_t own = 1, all = 1; // elements of an index of the dimensions before
    for (int64_t dim = padding.dim; dim < user.getRank(); ++dim)
      own *= user.getDimSize(dim), all *= whole.getDimSize(dim);
    int64_t at = element % all;
    return {at < own, (at < own ? own : all) - at};
  }

  /// Axes along which ranks hold parts of states, and shards of these.
  ArrayAttr axesOfParts(ArrayAttr shards) {
    SmallVector<Attribute> axes;
    for (ir::MeshOp mesh : module.getOps<ir::MeshOp>())
      for (Attribute axis : mesh.getAxisNames())
        if (!llvm::is_contained(mesh.getDataAxes(), axis))
          axes.push_back(axis);
    if (shards)
      llvm::append_range(axes, shards);
    return ArrayAttr::get(module.getContext(), axes);
  }

  /// A state of rows: element [i, row, j] of it lies in the buffer of the rank that has the row,
  /// and ranks' buffers follow one another.
  FailureOr<json::Object> tellRows(ir::LeafOp leaf, ir::SlotOp slot, json::Object state) {
    RankedTensorType whole = leaf.getTensorType(), local = slot.getAllocation().getType();
    int64_t dim = leaf.getRole().getDim(), elements = whole.getNumElements();
    if (dim < 0 || dim >= whole.getRank() || local.getRank() != whole.getRank())
      return slot.emitOpError() << "is no part of " << whole << " by rows";
    // One rank holds all, as any other state.
    bool isCut = !numbers.isBatchWhole();
    ArrayAttr axes;
    for (ir::MeshOp mesh : module.getOps<ir::MeshOp>())
      axes = mesh.getDataAxes();
    int64_t buffer = tellBuffer("batch_state", slot, elements, isCut ? axes : ArrayAttr());
    state["kind"] = "batch_state";
    json::Array list;
    int64_t run = 1; // elements of a rank that follow one another in the leaf
    for (int64_t size : local.getShape().drop_front(dim))
      run *= size;
    bool isOneRun = dim == 0 || run == local.getNumElements() || elements == 0;
    if (!isCut || isOneRun)
      list.push_back(tellPart(buffer, /*first=*/0, elements));
    else
      for (int64_t element = 0, wholeRun = run * (elements / local.getNumElements());
           element < elements; element += run) {
        int64_t rank = element % wholeRun / run, before = element / wholeRun;
        list.push_back(tellPart(buffer, rank * local.getNumElements() + before * run, run));
      }
    state["parts"] = std::move(list);
    return state;
  }

  static json::Object tellPart(int64_t buffer, int64_t first, int64_t count) {
    return json::Object{{"buffer", buffer}, {"first", first}, {"count", count}};
  }

  /// The number of the buffer that a slot is; `shardAxes`: the axes over which ranks have a range
  /// each.
  int64_t tellBuffer(StringRef kind, ir::SlotOp slot, int64_t elements, ArrayAttr shardAxes = {}) {
    RankedTensorType type = slot.getAllocation().getType();
    int64_t address = numbers.addressOf(slot.getAllocation());
    std::string dtype = print(type.getElementType());
    auto [number, isNew] = bufferOf.try_emplace({{address, elements}, dtype}, buffers.size());
    if (!isNew)
      return number->second;
    json::Object buffer{
        {"kind", kind}, {"address", address}, {"dtype", dtype}, {"elements", elements}};
    if (shardAxes) {
      buffer["shard"] = type.getNumElements();
      buffer["group"] = numbers.ofGroup(shardAxes);
    }
    buffers.push_back(std::move(buffer));
    return buffers.size() - 1;
  }

  LogicalResult tellTensor(ir::LeafOp leaf, StringRef entry, StringRef which, int64_t index,
                           json::Array &tensors) {
    if (index < 0)
      return success();
    ir::RoleAttr role = leaf.getRole();
    auto entryName = StringAttr::get(module.getContext(), entry);
    ir::SlotOp slot = slotOf.lookup({nameOf(role), {entryName, int(which == "arg")}});
    if (!slot)
      return leaf.emitOpError() << "has no allocation in entry '" << entry << "'";
    RankedTensorType local = slot.getAllocation().getType();
    bool isSharded = local != leaf.getTensorType();
    json::Object tensor = tellLeaf(leaf);
    tensor["entry"] = entry;
    tensor[which] = index;
    if (auto bound = bounds.find({entry.str(), index}); which == "arg" && bound != bounds.end())
      tensor["indexes"] = json::Object{{"low", bound->second.low},
                                       {"high", bound->second.high},
                                       {"also", json::Array(bound->second.also)}};
    tensor["local"] = toJson(local.getShape());
    tensor["dim"] = isSharded ? role.getDim() : -1;
    if (isSharded && role.getDim() >= 0) {
      tensor["group"] = numbers.ofBatch();
      if (role.getGroups() > 1)
        tensor["micro_batches"] = role.getGroups();
    }
    // On one rank nothing is split, and a batch has its rows where it has them on several.
    if (which == "arg" && role.getKind() == ir::RoleKind::Batch && role.getDim() > 0)
      tensor["rows"] = role.getDim();
    tensor["address"] = numbers.addressOf(slot.getAllocation());
    tensors.push_back(std::move(tensor));
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Saves
  //===--------------------------------------------------------------------===//

  json::Array tellSaves() {
    json::Array saves;
    for (auto entry : module.getOps<func::FuncOp>())
      for (auto save : entry.getOps<ir::LaunchSaveOp>()) {
        json::Object told;
        told["src"] = numbers.addressOf(save.getSrc());
        told["dst"] = numbers.addressOf(save.getDst());
        told["bytes"] = save.getSrc().getBytes();
        told["group"] = numbers.ofGroup(save.getOver());
        told["stream"] = numbers.ofStream(save.getStreamAttr());
        saves.push_back(std::move(told));
      }
    return saves;
  }

  //===--------------------------------------------------------------------===//
  // Replicas
  //===--------------------------------------------------------------------===//

  /// Whether all ranks hold the same in the slot.
  bool isReplicated(ir::SlotOp slot) {
    ir::RoleAttr role = slot.getRole();
    if (FlatSymbolRefAttr unit = role.getUnit())
      return isWholeUnit(symbols.lookup<ir::LayoutOp>(unit.getValue()),
                         slot.getAllocation().getType());
    return leafTypes.contains({nameOf(role), slot.getAllocation().getType()});
  }

  /// The groups of ranks with one shard of the slot's unit, along the axes of the batch that do not
  /// shard it; -1 where it is no shard, or there are none.
  int64_t ofEqualShards(ir::SlotOp slot) {
    FlatSymbolRefAttr unit = slot.getRole().getUnit();
    auto layout = unit ? symbols.lookup<ir::LayoutOp>(unit.getValue()) : ir::LayoutOp();
    if (!layout && !cuts.isPart(slot))
      return -1;
    SmallVector<Attribute> axes;
    auto shards = isWholeUnit(layout, slot.getAllocation().getType()) || !layout
                      ? ArrayAttr()
                      : layout.getAxes().getAs<ArrayAttr>("opt");
    for (ir::MeshOp mesh : module.getOps<ir::MeshOp>())
      for (Attribute axis : mesh.getAxisNames()) {
        bool isModel = !llvm::is_contained(mesh.getDataAxes(), axis);
        bool isApart = isModel ? cuts.isPart(slot) : shards && llvm::is_contained(shards, axis);
        if (!isApart)
          axes.push_back(axis);
      }
    return axes.empty() ? -1 : numbers.ofGroup(ArrayAttr::get(module.getContext(), axes));
  }

  json::Object tellReplicas() {
    json::Array before, after;
    FunctionOpInterface step = ir::findStep(module);
    for (ir::SlotOp slot : slots) {
      int64_t group = -1; // all ranks
      if (!step || slot.getEntry() != step.getName())
        continue;
      if (!isReplicated(slot) || cuts.isPart(slot)) {
        group = ofEqualShards(slot);
        if (group < 0)
          continue;
      }
      ir::AllocationAttr allocation = slot.getAllocation();
      json::Object replica{{"name", slot.getRole().getName().getValue()},
                           {"ranges", json::Array{json::Array{numbers.addressOf(allocation),
                                                              allocation.getBytes()}}}};
      if (group >= 0)
        replica["group"] = group;
      (static_cast<int64_t>(slot.getResult()) < 0 ? before : after).push_back(std::move(replica));
    }
    return json::Object{{"before", std::move(before)}, {"after", std::move(after)}};
  }

  ModuleOp module;
  SymbolTable symbols;
  HostNumbers numbers;
  SmallVector<ir::SlotOp> slots;
  SmallVector<ir::LeafOp> leaves;
  ir::CutStates cuts;
  llvm::DenseMap<std::pair<RoleName, std::pair<StringAttr, int>>, ir::SlotOp> slotOf;
  llvm::DenseMap<RoleName, ir::SlotOp> stateOf; // that belong to no unit
  llvm::DenseMap<Attribute, SmallVector<Place>> placesOf;
  llvm::DenseSet<std::pair<RoleName, Type>> leafTypes;
  json::Array buffers; // told so far
  std::map<std::pair<std::pair<int64_t, int64_t>, std::string>, int64_t> bufferOf;
  std::map<std::pair<std::string, int64_t>, DataBound> bounds;
};

std::string print(const json::Value *value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (value)
    os << *value;
  else
    os << "nothing";
  if (text.size() > 200)
    text = text.substr(0, 197) + "...";
  return text;
}

/// Where `found` first differs from `expected`, as "states[3].address"; empty where nowhere.
std::string findDifference(const json::Value *found, const json::Value *expected, std::string path,
                           std::string &what) {
  const json::Object *left = found ? found->getAsObject() : nullptr,
                     *right = expected ? expected->getAsObject() : nullptr;
  if (left && right) {
    std::map<StringRef, std::pair<const json::Value *, const json::Value *>> fields;
    for (const auto &[name, value] : *left)
      fields[name].first = &value;
    for (const auto &[name, value] : *right)
      fields[name].second = &value;
    for (const auto &[name, values] : fields) {
      std::string inner = path.empty() ? name.str() : path + "." + name.str();
      inner = findDifference(values.first, values.second, inner, what);
      if (!inner.empty())
        return inner;
    }
    return {};
  }
  const json::Array *ours = found ? found->getAsArray() : nullptr,
                    *theirs = expected ? expected->getAsArray() : nullptr;
  if (ours && theirs && ours->size() == theirs->size()) {
    for (size_t i = 0; i < ours->size(); ++i) {
      std::string inner =
          findDifference(&(*ours)[i], &(*theirs)[i], path + "[" + std::to_string(i) + "]", what);
      if (!inner.empty())
        return inner;
    }
    return {};
  }
  if (found && expected && *found == *expected)
    return {};
  what = print(found) + ", expected " + print(expected);
  return path;
}

} // namespace

LogicalResult validatePlanText(ModuleOp planned, ModuleOp import, StringRef text) {
  llvm::Expected<json::Value> found = json::parse(text);
  if (!found)
    return planned.emitError() << "the plan is no JSON: " << llvm::toString(found.takeError());
  FailureOr<json::Object> told = PlanTeller(planned, import).tell();
  if (failed(told))
    return failure();
  json::Value expected(std::move(*told));
  std::string what, where = findDifference(&*found, &expected, "", what);
  if (where.empty() && what.empty())
    return success();
  return planned.emitError() << "the plan says of '" << where << "' " << what
                             << " as in the planned program and its origin";
}

} // namespace zero::validate
