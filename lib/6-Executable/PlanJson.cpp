//===- PlanJson.cpp - The executable's own description ----------------------------===//
#include "HostResources.h"
#include "Meters.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/IndexBounds.h"
#include "zero/Analysis/HostCopies.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/ModuleHash.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zrt/abi.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace json = llvm::json;

namespace zero {

json::Value toJson(Attribute attribute) {
  if (auto flag = dyn_cast<BoolAttr>(attribute))
    return flag.getValue();
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getInt();
  if (auto string = dyn_cast<StringAttr>(attribute))
    return string.getValue();
  if (auto list = dyn_cast<ArrayAttr>(attribute)) {
    json::Array array;
    for (Attribute item : list)
      array.push_back(toJson(item));
    return array;
  }
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
    json::Object object;
    for (NamedAttribute item : dictionary)
      object[item.getName().getValue()] = toJson(item.getValue());
    return object;
  }
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

std::string serializeModule(ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  // Writing to memory cannot fail.
  (void)writeBytecodeToFile(module, os);
  return bytes;
}

namespace {

std::string typeName(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return name;
}

json::Array listOf(ArrayRef<int64_t> values) {
  json::Array array;
  for (int64_t value : values)
    array.push_back(value);
  return array;
}

/// Collects the plan's parts from the tables of a planned module.
class PlanWriter {
public:
  PlanWriter(ModuleOp module, ModuleOp import)
      : module(module), symbols(module), resources(module), slots(module.getOps<ir::SlotOp>()),
        cuts(module) {
    if (import)
      bounds = findIndexBounds(import);
    for (ir::LeafOp leaf : module.getOps<ir::LeafOp>())
      leafTypes[{leaf.getRole().getName(), int(leaf.getRole().getKind())}] = leaf.getTensorType();
  }

  FailureOr<std::string> write() {
    auto arenas = module.getOps<ir::ArenaOp>();
    auto meshes = module.getOps<ir::MeshOp>();
    if (arenas.empty() || meshes.empty())
      return module.emitError() << "has no zero.arena or no zero.mesh; run zero-plan-buffers first";
    ranks = 1;
    for (int64_t size : (*meshes.begin()).getAxisSizes())
      ranks *= size;
    dataRanks = getMesh().getGroupSize(getMesh().getDataAxes());
    ir::ArenaOp arena = *arenas.begin();
    std::future<std::string> hash = ir::hashModuleBeside(module);
    plan["abi"] = ZRT_ABI_VERSION;
    plan["format"] = ir::kFormatVersion;
    plan["name"] = module.getName().value_or("step");
    writeEntries();
    plan["spaces"] = resources.writeSpaces();
    plan["rank"] = resources.getRankAddress();
    plan["streams"] = resources.writeStreams();
    plan["groups"] = resources.writeGroups();
    plan["communicators"] = resources.writeCommunicators();
    writeConfig();
    if (failed(writeLeaves()))
      return failure();
    writeSaves();
    writeReplicas();
    plan["meters"] = writeMeters(module, resources);
    writePrediction(arena);
    plan["hash"] = hash.get();
    std::string text;
    llvm::raw_string_ostream(text) << json::Value(std::move(plan));
    return text;
  }

private:
  /// Which of the entries make the states and the step.
  void writeEntries() {
    for (auto function : module.getOps<func::FuncOp>()) {
      ir::EntryKind kind = ir::getEntryKind(function);
      if (function.isPublic() && kind != ir::EntryKind::Eval)
        plan[ir::stringifyEntryKind(kind)] = function.getName();
    }
  }

  void writeConfig() {
    json::Object config;
    if (auto recorded = module->getAttrOfType<DictionaryAttr>("zero.config"))
      config = std::move(*toJson(recorded).getAsObject());
    config["ranks"] = ranks;
    plan["config"] = std::move(config);
  }

  LogicalResult writeLeaves() {
    if (failed(indexSlots()))
      return failure();
    json::Array states, inputs, outputs;
    for (ir::LeafOp leaf : module.getOps<ir::LeafOp>()) {
      if (Type element = leaf.getTensorType().getElementType(); !getTypeCode(element))
        return leaf.emitOpError()
               << "\"" << leaf.getLeafName() << "\" has elements of type " << element
               << ", which executables cannot take in or give back (they can i1, "
                  "i8 to i64, ui8 to ui64, f8E4M3FN, f8E5M2, f16, bf16, f32, f64, complex<f32>, "
                  "complex<f64>); take it in as one of these, and convert it inside the step";
      if (leaf.getRole().isState()) {
        if (failed(writeState(leaf, states)))
          return failure();
        continue;
      }
      for (NamedAttribute slot : leaf.getSlots()) {
        StringRef entry = slot.getName().getValue();
        if (leaf.getArg(entry) >= 0 &&
            failed(writeTensor(leaf, entry, "arg", leaf.getArg(entry), inputs)))
          return failure();
        if (leaf.getResult(entry) >= 0 &&
            failed(writeTensor(leaf, entry, "result", leaf.getResult(entry), outputs)))
          return failure();
      }
    }
    plan["states"] = std::move(states);
    plan["buffers"] = std::move(buffers);
    plan["inputs"] = std::move(inputs);
    plan["outputs"] = std::move(outputs);
    return success();
  }

  json::Object describe(ir::LeafOp leaf) {
    return json::Object{{"name", leaf.getLeafName()},
                        {"role", stringifyRoleKind(leaf.getRole().getKind())},
                        {"dtype", typeName(leaf.getTensorType().getElementType())},
                        {"shape", listOf(ir::getUserType(leaf).getShape())}};
  }

  /// A slot holds elements of the leaf's type, and what is no unit's has its shape: the runtime
  /// fills and reads it as the leaf says.
  static LogicalResult checkSlot(ir::LeafOp leaf, ir::SlotOp slot, bool isWhole) {
    RankedTensorType wanted = leaf.getTensorType(), found = slot.getAllocation().getType();
    if (wanted.getElementType() == found.getElementType() && (!isWhole || wanted == found))
      return success();
    return slot.emitOpError() << "holds " << leaf.getRole().getName() << " as " << found
                              << ", expected " << wanted << (isWhole ? "" : " or parts of it");
  }

  /// Where elements of a leaf are, and where zeros are that follow the user's rows of a padded one.
  struct Places {
    json::Array parts, zeros;
  };

  LogicalResult writeState(ir::LeafOp leaf, json::Array &states) {
    json::Object state = describe(leaf);
    state["slots"] = toJson(leaf.getSlots());
    // As zero.bytes counts it: a state in no unit is apart from what units hold.
    ir::RoleKind role = leaf.getRole().getKind();
    bool isParameter = role == ir::RoleKind::Param || role == ir::RoleKind::Frozen;
    Places places;
    ir::SlotOp whole = wholes.lookup(leaf.getRole().getName());
    if (whole && leaf.getRole().isBatchState()) {
      state["kind"] = "batch_state";
      if (failed(writeRows(leaf, whole, places.parts)))
        return failure();
    } else if (whole) {
      state["kind"] = "other";
      if (failed(checkSlot(leaf, whole, /*isWhole=*/true)))
        return failure();
      int64_t elements = leaf.getTensorType().getNumElements();
      addRuns(leaf, {{addBuffer("other", leaf, whole, elements, {}), 0, elements, elements}},
              places);
    } else {
      StringRef kind = isParameter ? "param" : "opt_state";
      state["kind"] = kind;
      if (failed(writeParts(leaf, kind, places)))
        return failure();
    }
    state["parts"] = std::move(places.parts);
    if (!places.zeros.empty())
      state["zeros"] = std::move(places.zeros);
    states.push_back(std::move(state));
    return success();
  }

  /// Finds what each state's parts are in: a slot that holds it as it is, or the segments of units
  /// that name it. Every entry has a slot for the same address: the first one counts.
  LogicalResult indexSlots() {
    llvm::SmallDenseSet<int64_t> seen;
    for (ir::SlotOp slot : slots) {
      ir::RoleAttr role = slot.getRole();
      if (!role.getUnit()) {
        if (role.isState())
          wholes.try_emplace(role.getName(), slot);
        continue;
      }
      auto layout = symbols.lookup<ir::LayoutOp>(role.getUnit().getValue());
      if (!layout || (slot.getLeaves() && slot.getLeaves()->size() != layout.getSegments().size()))
        return slot.emitOpError() << "expects the layout of its unit " << role.getUnit()
                                  << ", and as 'leaves' one name per segment of it";
      if (!slot.getLeaves() || !seen.insert(resources.getAddress(slot.getAllocation())).second)
        continue;
      for (auto [index, name] : llvm::enumerate(slot.getLeavesAttr().getAsRange<StringAttr>()))
        segments[name].push_back({slot, layout, layout.getSegment(index)});
    }
    return success();
  }

  /// The number of the buffer at a slot's allocation, of so many elements on all ranks together;
  /// `axes` are those along which ranks have a shard each, null where all have the whole.
  /// Of a leaf that a model-parallel step cuts, `elements` are those of one part.
  int64_t addBuffer(StringRef kind, ir::LeafOp leaf, ir::SlotOp slot, int64_t elements,
                    ArrayAttr axes) {
    RankedTensorType type = slot.getAllocation().getType();
    if (ir::Cut cut = ir::getCut(leaf); cut.dim >= 0) {
      elements *= cut.ranks;
      axes = HostResources::getAxesOfParts(getMesh(), axes);
    }
    json::Object buffer{{"kind", kind},
                        {"address", resources.getAddress(slot.getAllocation())},
                        {"dtype", typeName(type.getElementType())},
                        {"elements", elements}};
    if (axes) {
      buffer["shard"] = type.getNumElements();
      buffer["group"] = *resources.findGroup(axes);
    }
    auto key = std::tuple(resources.getAddress(slot.getAllocation()), elements,
                          typeName(type.getElementType()));
    auto [known, isNew] = bufferNumbers.try_emplace(key, buffers.size());
    if (isNew)
      buffers.push_back(std::move(buffer));
    return known->second;
  }

  /// A state that is cut like the batch: the buffer of all ranks together has their rows one rank
  /// after the other. In the order of the leaf's elements that is, for each index of the dimensions
  /// before the rows, a part of each rank.
  LogicalResult writeRows(ir::LeafOp leaf, ir::SlotOp slot, json::Array &list) {
    ArrayRef<int64_t> whole = leaf.getTensorType().getShape();
    ArrayRef<int64_t> local = slot.getAllocation().getType().getShape();
    size_t dim = leaf.getRole().getRowDim();
    SmallVector<int64_t> expected(whole);
    expected[dim] /= dataRanks;
    if (failed(checkSlot(leaf, slot, /*isWhole=*/false)) || expected != SmallVector<int64_t>(local))
      return slot.emitOpError() << "holds " << slot.getAllocation().getType()
                                << ", expected a rank's rows of " << leaf.getTensorType();
    int64_t shard = slot.getAllocation().getType().getNumElements();
    bool isCut = dataRanks > 1;
    int64_t buffer = addBuffer("batch_state", leaf, slot, shard * dataRanks,
                               isCut ? resources.getDataAxes() : ArrayAttr());
    int64_t outer = isCut ? llvm::product_of(local.take_front(dim)) : 1;
    int64_t count = outer > 0 ? shard / outer : 0;
    // Rows in the first dimension are the buffer as it is.
    if (outer == 1) {
      list.push_back(json::Object{{"buffer", buffer}, {"first", 0}, {"count", shard * dataRanks}});
      return success();
    }
    for (int64_t index = 0; index < outer; ++index)
      for (int64_t rank = 0; rank < dataRanks; ++rank)
        list.push_back(json::Object{
            {"buffer", buffer}, {"first", rank * shard + index * count}, {"count", count}});
    return success();
  }

  /// Slices of a leaf in order.
  LogicalResult writeParts(ir::LeafOp leaf, StringRef kind, Places &places) {
    SmallVector<NamedSegment> parts = segments.lookup(leaf.getRole().getName());
    if (parts.empty())
      return leaf.emitOpError()
             << "has no slot: no argument or result of the planned entries holds it";
    llvm::stable_sort(parts, [](const NamedSegment &a, const NamedSegment &b) {
      return a.segment.getSlice() < b.segment.getSlice();
    });
    SmallVector<Run> runs;
    for (auto [slot, layout, segment] : parts) {
      if (failed(checkSlot(leaf, slot, /*isWhole=*/false)))
        return failure();
      int64_t elements = layout.getElements();
      bool isShard = slot.getAllocation().getType().getNumElements() != elements;
      int64_t buffer = addBuffer(kind, leaf, slot, elements,
                                 isShard ? layout.getAxes().getAs<ArrayAttr>("opt") : ArrayAttr());
      runs.push_back({buffer, segment.getOffset(), segment.getNumElements(), elements});
    }
    addRuns(leaf, runs, places);
    return success();
  }

  /// Elements of a leaf, or of a rank's part of one, that lie together in a buffer.
  struct Run {
    int64_t buffer, first, count;
    int64_t perPart; // elements of the buffer that ranks with one part hold
  };

  /// Adds `count` elements from `first` on in a buffer, which are those of the leaf from `begin`
  /// on, all parts together, with what is padded.
  static void addRun(ir::LeafOp leaf, int64_t buffer, int64_t first, int64_t count, int64_t begin,
                     Places &places) {
    ir::Padding padding = ir::getPadding(leaf);
    RankedTensorType type = ir::getWholeType(leaf);
    auto add = [&](json::Array &list, int64_t from, int64_t size) {
      list.push_back(
          json::Object{{"buffer", buffer}, {"first", first + from - begin}, {"count", size}});
    };
    if (padding.dim < 0)
      return add(places.parts, begin, count);
    int64_t inner = llvm::product_of(type.getShape().drop_front(padding.dim + 1));
    int64_t own = padding.rows * inner, block = type.getDimSize(padding.dim) * inner;
    for (int64_t at = begin, next, end = begin + count; at < end; at = next) {
      bool isOwn = at % block < own;
      next = std::min(end, at - at % block + (isOwn ? own : block));
      add(isOwn ? places.parts : places.zeros, at, next - at);
    }
  }

  /// Writes where elements of a leaf are, in their order. Of one that a model-parallel step cuts,
  /// `runs` are where each part has its own: parts take turns for each index of the dimensions
  /// before the one that is cut, and for each of its groups; buffers hold one part after the other.
  static void addRuns(ir::LeafOp leaf, ArrayRef<Run> runs, Places &places) {
    ir::Cut cut = ir::getCut(leaf);
    ArrayRef<int64_t> shape = leaf.getTensorType().getShape();
    int64_t inner = llvm::product_of(shape.drop_front(std::max<int64_t>(cut.dim, 0)));
    int64_t outer = cut.dim < 0 ? 1 : llvm::product_of(shape.take_front(cut.dim)) * cut.groups;
    inner /= cut.groups;
    for (int64_t index = 0; index < outer; ++index)
      for (int64_t part = 0; part < cut.ranks; ++part) {
        int64_t begin = 0; // of the run, in the rank's part
        int64_t skipped =
            (index * (cut.ranks - 1) + part) * inner; // elements of other parts before
        for (const Run &run : runs) {
          int64_t from = std::max(begin, index * inner);
          int64_t to = std::min(begin + run.count, (index + 1) * inner);
          if (from < to || cut.dim < 0)
            addRun(leaf, run.buffer, part * run.perPart + run.first + from - begin, to - from,
                   from + skipped, places);
          begin += run.count;
        }
      }
  }

  LogicalResult writeTensor(ir::LeafOp leaf, StringRef entry, StringRef which, int64_t index,
                            json::Array &tensors) {
    ir::RoleAttr role = leaf.getRole();
    for (ir::SlotOp slot : slots) {
      bool isArgument = static_cast<int64_t>(slot.getArg()) >= 0;
      if (slot.getEntry() != entry || slot.getRole().getKind() != role.getKind() ||
          slot.getRole().getName() != role.getName() || isArgument != (which == "arg"))
        continue;
      if (failed(checkSlot(leaf, slot, /*isWhole=*/role.getDim() < 0)))
        return failure();
      json::Object tensor = describe(leaf);
      tensor["entry"] = entry;
      tensor[which] = index;
      if (auto bound = bounds.find({entry.str(), static_cast<unsigned>(index)});
          isArgument && bound != bounds.end())
        tensor["indexes"] = json::Object{{"low", bound->second.low},
                                         {"high", bound->second.high},
                                         {"also", listOf(bound->second.also)}};
      tensor["local"] = listOf(slot.getAllocation().getType().getShape());
      bool isSharded = slot.getAllocation().getType() != leaf.getTensorType() && role.getDim() >= 0;
      tensor["dim"] = isSharded ? role.getDim() : -1;
      if (isSharded)
        tensor["group"] = resources.getDataGroup();
      if (isSharded && role.getGroups() > 1)
        tensor["micro_batches"] = role.getGroups();
      if (isArgument && role.getKind() == ir::RoleKind::Batch && role.getDim() > 0)
        tensor["rows"] = role.getDim();
      tensor["address"] = resources.getAddress(slot.getAllocation());
      tensors.push_back(std::move(tensor));
      return success();
    }
    return leaf.emitOpError() << "has no slot in entry '" << entry << "'";
  }

  /// What a checkpoint copies, and where to.
  void writeSaves() {
    json::Array saves;
    module.walk([&](ir::LaunchSaveOp save) {
      saves.push_back(json::Object{{"src", resources.getAddress(save.getSrc())},
                                   {"dst", resources.getAddress(save.getDst())},
                                   {"bytes", save.getSrc().getBytes()},
                                   {"group", resources.getSavingGroup(save)},
                                   {"stream", resources.getStream(save)}});
    });
    plan["saves"] = std::move(saves);
  }

  /// What all ranks hold alike: inputs that are no data before a step, states that are not
  /// sharded and results after it. The runtime compares them (--check=replicas).
  void writeReplicas() {
    json::Array before, after;
    FunctionOpInterface step = ir::findStep(module);
    for (ir::SlotOp slot : slots) {
      if (!step || slot.getEntry() != step.getName())
        continue;
      // A shard of a unit is the same in every shard group.
      ArrayAttr equals = getAxesOfEquals(slot);
      if (equals.empty())
        continue;
      std::optional<int64_t> group;
      if (equals != getMesh().getAxisNames())
        group = resources.findGroup(equals);
      bool isInput = static_cast<int64_t>(slot.getResult()) < 0;
      ir::AllocationAttr at = slot.getAllocation();
      json::Object replica{
          {"name", slot.getRole().getName().getValue()},
          {"ranges", json::Array{json::Array{resources.getAddress(at), at.getBytes()}}}};
      if (group)
        replica["group"] = *group;
      (isInput ? before : after).push_back(std::move(replica));
    }
    plan["replicas"] = json::Object{{"before", std::move(before)}, {"after", std::move(after)}};
  }

  /// Axes along which ranks hold the same in the slot: all but those that shard its unit, or cut
  /// what it holds. None of rows of the batch.
  ArrayAttr getAxesOfEquals(ir::SlotOp slot) {
    ir::RoleAttr role = slot.getRole();
    RankedTensorType type = slot.getAllocation().getType();
    SmallVector<Attribute> equals(getMesh().getAxisNames().getValue());
    auto drop = [&](ArrayAttr axes) {
      llvm::erase_if(equals, [&](Attribute axis) { return llvm::is_contained(axes, axis); });
    };
    if (FlatSymbolRefAttr unit = role.getUnit()) {
      auto layout = symbols.lookup<ir::LayoutOp>(unit.getValue());
      drop(ir::getCutAxes(layout));
      if (type.getNumElements() != static_cast<int64_t>(layout.getElements()))
        drop(layout.getAxes().getAs<ArrayAttr>("opt"));
    } else if (leafTypes.lookup({role.getName(), int(role.getKind())}) != type) {
      equals.clear(); // of no leaf: nothing says that it is whole
    } else if (cuts.isPart(slot)) {
      drop(ir::getModelAxes(getMesh()));
    }
    return ArrayAttr::get(module.getContext(), equals);
  }

  ir::MeshOp getMesh() { return *module.getOps<ir::MeshOp>().begin(); }

  void writePrediction(ir::ArenaOp arena) {
    json::Object predicted;
    if (auto bytes = module->getAttrOfType<DictionaryAttr>("zero.bytes"))
      predicted = std::move(*toJson(bytes).getAsObject());
    predicted["peak"] = static_cast<int64_t>(arena.getBytes());
    json::Object copies;
    for (auto entry : module.getOps<func::FuncOp>())
      if (int64_t bytes = countHostCopies(entry).getBytes())
        copies[entry.getName()] = bytes;
    if (!copies.empty())
      predicted["host_copies"] = std::move(copies);
    plan["predicted"] = std::move(predicted);
  }

  /// A part of a state: a segment of a unit, and a slot that holds it.
  struct NamedSegment {
    ir::SlotOp slot;
    ir::LayoutOp layout;
    ir::SegmentAttr segment;
  };

  ModuleOp module;
  SymbolTable symbols;
  HostResources resources;
  SmallVector<ir::SlotOp> slots;
  llvm::DenseMap<StringAttr, ir::SlotOp> wholes; // states in no unit, by the names of their leaves
  llvm::DenseMap<StringAttr, SmallVector<NamedSegment>> segments; // the others
  json::Array buffers;                                            // that hold states
  std::map<std::tuple<int64_t, int64_t, std::string>, int64_t> bufferNumbers;
  llvm::DenseMap<std::pair<StringAttr, int>, Type> leafTypes; // unsharded, by name and kind of role
  ir::CutStates cuts;
  IndexBounds bounds;
  int64_t ranks = 1, dataRanks = 1; // all, and those that have rows of their own
  json::Object plan;
};

} // namespace

FailureOr<std::string> makePlanJson(ModuleOp module, ModuleOp import) {
  if (failed(HostResources::verifyMesh(module)))
    return failure();
  return PlanWriter(module, import).write();
}

} // namespace zero
