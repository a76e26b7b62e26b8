#include "Plan.h"
#include "Units.h"
#include "mlir/IR/Builders.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/VectorShape.h"
#include "llvm/ADT/StableHashing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <map>
#include <set>

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Working types
//===----------------------------------------------------------------------===//

bool part::isNarrowing(Type from, Type to) {
  return isa<FloatType>(from) && isa_and_nonnull<FloatType>(to) &&
         to.getIntOrFloatBitWidth() < from.getIntOrFloatBitWidth();
}

void part::findWorkingTypes(const PlainProgram &main, StateTable &table) {
  // Type that all reads of a group agree on; null where one reads the stored type.
  llvm::DenseMap<unsigned, Type> agreed;
  for (const PlainOp &op : main.ops)
    for (const StateRead &read : op.reads) {
      if (read.slot.slot != 0)
        continue;
      auto [it, isNew] = agreed.try_emplace(read.slot.group, read.convertedTo);
      if (!isNew && it->second != read.convertedTo)
        it->second = Type();
    }
  for (auto [index, group] : llvm::enumerate(table.groups)) {
    Type stored = group.getType().getElementType(), working = agreed.lookup(index);
    bool isMaster = !group.isStateAlone() && isNarrowing(stored, working);
    group.workingType = isMaster ? working : stored;
  }
}

//===----------------------------------------------------------------------===//
// Classes of updates
//===----------------------------------------------------------------------===//

namespace {
bool isCommutative(const FlatNode &node) {
  return node.getOp() && node.getOp()->hasTrait<OpTrait::IsCommutative>();
}

/// Renumbers a graph in the order in which its roots reach it, so that equal updates have equal
/// graphs; drops what nothing reaches. Operands of a commutative op are reached in an order that
/// does not depend on how the step writes them.
class Renumbering {
public:
  explicit Renumbering(UpdateGraph &graph) : graph(graph), numberOf(graph.nodes.size(), -1) {
    for (const FlatNode &node : graph.nodes)
      hashes.push_back(hashOf(node));
  }

  void run() {
    for (int64_t &root : result.roots = graph.roots)
      if (root >= 0)
        root = visit(root);
    for (PartialReduce &partial : result.partials = graph.partials)
      partial.input = visit(partial.input);
    for (WholeRead &read : result.wholeReads = graph.wholeReads)
      read.node = visit(read.node);
    graph = std::move(result);
  }

private:
  /// A list, not recursion: chains of ops may be long.
  unsigned visit(unsigned root) {
    SmallVector<unsigned> pending{root};
    while (!pending.empty()) {
      unsigned node = pending.back();
      SmallVector<unsigned, 3> inputs = getOrder(graph.nodes[node]);
      llvm::erase_if(inputs, [&](unsigned input) { return numberOf[input] >= 0; });
      if (numberOf[node] >= 0 || inputs.empty()) {
        pending.pop_back();
        if (numberOf[node] < 0)
          number(node);
        continue;
      }
      llvm::append_range(pending, llvm::reverse(inputs)); // the first one first
    }
    return numberOf[root];
  }

  /// Operands in the order in which they are reached.
  SmallVector<unsigned, 3> getOrder(const FlatNode &node) const {
    SmallVector<unsigned, 3> order(node.operands);
    if (isCommutative(node))
      llvm::sort(order, [&](unsigned a, unsigned b) {
        return std::tie(hashes[a], a) < std::tie(hashes[b], b);
      });
    return order;
  }

  /// Adds a node whose operands have their numbers.
  void number(unsigned node) {
    FlatNode copy = graph.nodes[node];
    for (unsigned &operand : copy.operands)
      operand = numberOf[operand];
    if (copy.kind == FlatNode::Scalar)
      copy.index = add(result.scalars, graph.scalars[copy.index]);
    else if (copy.kind == FlatNode::Gradient)
      copy.index = add(result.gradients, graph.gradients[copy.index]);
    else if (copy.kind == FlatNode::Whole)
      copy.index = add(result.wholes, graph.wholes[copy.index]);
    result.nodes.push_back(std::move(copy));
    numberOf[node] = result.nodes.size() - 1;
  }
  template <typename List, typename Item> static unsigned add(List &list, const Item &item) {
    list.push_back(item);
    return list.size() - 1;
  }

  /// A hash of what the node computes but for the values of its scalars, in which updates of one
  /// class may differ. Operands come before the node.
  uint64_t hashOf(const FlatNode &node) const {
    SmallVector<llvm::stable_hash> operands;
    for (unsigned operand : node.operands)
      operands.push_back(hashes[operand]);
    if (isCommutative(node))
      llvm::sort(operands);
    StringRef name = node.getOp() ? node.getOp()->getName().getStringRef() : StringRef();
    uint64_t slot = node.kind == FlatNode::State ? node.index : 0;
    return llvm::stable_hash_combine(node.kind, slot, llvm::xxh3_64bits(name),
                                     llvm::stable_hash_combine(operands));
  }

  UpdateGraph &graph;
  UpdateGraph result;
  SmallVector<int64_t> numberOf;
  SmallVector<uint64_t> hashes; // by node
};

/// Numbers the classes of segments: those that may share a unit.
class Classes {
public:
  Classes(const StateTable &table, const PlainProgram &main) : table(table), main(main) {}

  int classify(const Segment &segment) {
    key.clear();
    addGroup(table.groups[segment.group]);
    addGraph(segment.graph);
    // Keys hold addresses of uniqued types and attributes; numbers are given in program order, so
    // they do not depend on the addresses.
    return numbers.try_emplace(key, numbers.size()).first->second;
  }

private:
  void add(int64_t value) { key.push_back(value); }
  void add(const void *address) { key.push_back(reinterpret_cast<intptr_t>(address)); }
  void addGroup(const ParamGroup &group) {
    add(group.isTrainable());
    add(group.workingType.getAsOpaquePointer());
    for (const StateSlot &slot : group.slots) {
      add(slot.type.getElementType().getAsOpaquePointer());
      add(slot.arg >= 0);
      add(slot.result >= 0);
    }
  }
  void addGraph(const UpdateGraph &graph) {
    for (int64_t root : graph.roots)
      add(root);
    for (const ScalarSource &scalar : graph.scalars)
      add(scalar.value ? main.getDepth(scalar.value) : 0);
    for (ValueSlice gradient : graph.gradients)
      add(main.getDepth(gradient.value));
    for (ValueSlice whole : graph.wholes)
      add(main.getWholeDepth(whole.value));
    std::set<unsigned> readWhole;
    for (const WholeRead &read : graph.wholeReads)
      readWhole.insert(read.node);
    for (unsigned node : readWhole)
      add(node);
    add(-1);
    for (const PartialReduce &partial : graph.partials) {
      hlo::ReduceOp reduce = partial.op;
      std::optional<ir::ReduceKind> full = getFullReduction(reduce);
      add(partial.input);
      add(full.has_value());
      add(static_cast<int64_t>(full ? *full : *getAxisReduction(reduce)));
      add(main.getDepth(reduce.getResults()[0]));
    }
    for (const FlatNode &node : graph.nodes) {
      add(node.kind);
      add(node.index);
      add(node.elementType.getAsOpaquePointer());
      if (Operation *op = node.getOp()) {
        add(op->getName().getAsOpaquePointer());
        add(op->getPropertiesAsAttribute().getAsOpaquePointer());
      }
      SmallVector<unsigned, 3> operands(node.operands);
      if (isCommutative(node))
        llvm::sort(operands);
      for (unsigned operand : operands)
        add(operand);
    }
  }

  const StateTable &table;
  const PlainProgram &main;
  std::vector<int64_t> key;
  std::map<std::vector<int64_t>, int> numbers;
};
} // namespace

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

/// Least common multiple of 512 bytes in every element type in use; sizes are powers of two.
static int64_t findBlock(const StateTable &table) {
  int64_t smallest = 512;
  auto see = [&](Type type) { smallest = std::min(smallest, ir::getElementBytes(type)); };
  for (const ParamGroup &group : table.groups) {
    see(group.workingType);
    for (const StateSlot &slot : group.slots)
      see(slot.type.getElementType());
  }
  return table.groups.empty() ? 128 : 512 / smallest;
}

namespace {
class Planner {
public:
  Planner(ModuleOp module, const StateTable &table, const PlainProgram &main,
          const PlanOptions &options, StepInfo &info)
      : module(module), table(table), main(main), options(options), info(info), cuts(module) {}

  FailureOr<PartitionPlan> run() {
    if (failed(findMesh()))
      return failure();
    plan.block = options.block ? options.block : findBlock(table);
    for (auto [index, segment] : llvm::enumerate(info.segments))
      if (index == 0 || info.segments[index - 1].group != segment.group)
        plan.firstSegment.push_back(index);
    for (Segment &segment : info.segments)
      Renumbering(segment.graph).run();
    formAll();
    for (auto [index, unit] : llvm::enumerate(plan.units))
      addLayout(unit, index);
    return std::move(plan);
  }

private:
  LogicalResult findMesh();
  SmallVector<unsigned> orderByFirstUse() const;
  UnitItem describe(const Segment &segment);
  bool isCut(const ParamGroup &group) const;
  void describeGradient(const UpdateGraph &graph, UnitItem &item) const;
  void formAll();
  void fillSlots(Unit &unit);
  void addLayout(Unit &unit, unsigned number);

  ModuleOp module;
  const StateTable &table;
  const PlainProgram &main;
  const PlanOptions &options;
  StepInfo &info;
  PartitionPlan plan;
  std::optional<Classes> classes;
  std::map<std::pair<int, std::vector<int64_t>>, int> signatures;
  std::vector<UnitShape> shapes;
  llvm::DenseMap<Operation *, int64_t> orderOf; // of the plain program's ops
  ir::CutStates cuts;
  ArrayAttr modelAxes; // of the mesh
  /// The mesh, then the layout added last.
  Operation *lastTable = nullptr;
};
} // namespace

LogicalResult Planner::findMesh() {
  auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
  if (meshes.size() != 1)
    return module.emitError() << "zero-partition expects one zero.mesh, found " << meshes.size()
                              << " meshes";
  // Symbols are looked up from the front: layouts go there, before thousands of leaves.
  meshes[0]->moveBefore(&module.getBody()->front());
  lastTable = meshes[0];
  plan.mesh = FlatSymbolRefAttr::get(meshes[0].getSymNameAttr());
  plan.axes = ir::getStateAxes(meshes[0]);
  plan.ranks = meshes[0].getGroupSize(plan.axes);
  modelAxes = ir::getModelAxes(meshes[0]);
  return success();
}

SmallVector<unsigned> Planner::orderByFirstUse() const {
  SmallVector<unsigned> firstUse(info.segments.size(), UINT_MAX);
  auto use = [&](unsigned segment, unsigned at) {
    firstUse[segment] = std::min(firstUse[segment], at);
  };
  for (auto [at, op] : llvm::enumerate(main.ops))
    for (const StateRead &read : op.reads) {
      unsigned first = plan.firstSegment[read.slot.group];
      unsigned count = table.groups[read.slot.group].getNumSegments();
      for (unsigned i = 0; i < count; ++i)
        if (read.slice < 0 || read.slice == static_cast<int64_t>(i))
          use(first + i, at);
    }
  SmallVector<unsigned> order = llvm::to_vector(llvm::seq<unsigned>(0, info.segments.size()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(firstUse[a], a) < std::pair(firstUse[b], b);
  });
  return order;
}

bool Planner::isCut(const ParamGroup &group) const {
  return cuts.get(group.slots[0].name).dim >= 0;
}

UnitItem Planner::describe(const Segment &segment) {
  const ParamGroup &group = table.groups[segment.group];
  ArrayRef<int64_t> shape = group.getSegmentShape();
  // Of parameters that the step's own model parallelism cuts, ranks along its axis hold others.
  int key = 2 * classes->classify(segment) + isCut(group);
  std::pair<int, std::vector<int64_t>> signature(key, shape.vec());
  int64_t elements = llvm::product_of(shape);
  UnitItem item{elements, elements * ir::getElementBytes(group.workingType),
                signatures.try_emplace(signature, signatures.size()).first->second, key,
                ir::isVectorShape(shape)};
  describeGradient(segment.graph, item);
  return item;
}

/// Whether a gradient is a sum of several values of its size.
static bool isSumOfSeveral(Value gradient) {
  while (Operation *maker = gradient.getDefiningOp()) {
    if (isa<hlo::AddOp>(maker)) {
      if (!hlo::isZeroSplat(maker->getOperand(0)) && !hlo::isZeroSplat(maker->getOperand(1)))
        return true;
      gradient = maker->getOperand(hlo::isZeroSplat(maker->getOperand(0)) ? 1 : 0);
    } else if (isa<hlo::ConvertOp, hlo::ReshapeOp, hlo::TransposeOp>(maker)) {
      gradient = maker->getOperand(0);
    } else {
      return false;
    }
  }
  return false;
}

void Planner::describeGradient(const UpdateGraph &graph, UnitItem &item) const {
  for (ValueSlice gradient : graph.gradients)
    forEachUnreducedInput(gradient, [&](Value unreduced) {
      Operation *maker = unreduced.getDefiningOp();
      auto order = orderOf.find(maker);
      if (order == orderOf.end() || hlo::isZeroSplat(unreduced))
        return;
      // Of several, as of one that is a sum: complete with the last.
      item.isTied |= item.gradientAt >= 0 || isSumOfSeveral(unreduced);
      item.gradientAt = std::max(item.gradientAt, order->second);
    });
}

void Planner::formAll() {
  classes.emplace(table, main);
  for (auto [at, op] : llvm::enumerate(main.ops))
    orderOf[op.op] = at;
  SmallVector<unsigned> order = orderByFirstUse();
  std::vector<UnitItem> items;
  for (unsigned index : order)
    items.push_back(describe(info.segments[index]));
  shapes = formUnits(items, {plan.block, plan.ranks, options.unitBytes});
  plan.positions.resize(info.segments.size());
  for (const UnitShape &shape : shapes) {
    Unit &unit = plan.units.emplace_back();
    unit.elements = shape.elements;
    unit.shardElements = shape.elements / plan.ranks;
    for (size_t item : shape.items) {
      plan.positions[order[item]] = {static_cast<unsigned>(plan.units.size() - 1),
                                     static_cast<unsigned>(unit.segments.size())};
      unit.segments.push_back(order[item]);
      unit.hasMatrix |= !items[item].isVector;
    }
    fillSlots(unit);
  }
}

/// What the states' names have in common once the parameter's name is taken out: "mu/w" of "w" is
/// "mu".
static std::string nameSlot(const StateSlot &state, StringRef parameter, unsigned number) {
  StringRef name = state.name.getValue();
  if (number == 0)
    return state.kind == ir::RoleKind::OptState ? "state" : "param";
  if (name.ends_with(parameter))
    name = name.drop_back(parameter.size());
  else if (name.starts_with(parameter))
    name = name.drop_front(parameter.size());
  std::string trimmed = name.trim("/._- ").str();
  return trimmed.empty() ? "state" + std::to_string(number) : trimmed;
}

void Planner::fillSlots(Unit &unit) {
  const ParamGroup &group = table.groups[info.segments[unit.segments[0]].group];
  unit.workingType = group.workingType;
  unit.isTrainable = group.isTrainable();
  llvm::StringMap<unsigned> seen;
  for (auto [number, state] : llvm::enumerate(group.slots)) {
    std::string name = nameSlot(state, group.slots[0].name.getValue(), number);
    if (unsigned times = seen[name]++)
      name += "_" + std::to_string(times);
    unit.slots.push_back({state.kind, name, state.type.getElementType()});
  }
}

void Planner::addLayout(Unit &unit, unsigned number) {
  OpBuilder builder(module.getContext());
  builder.setInsertionPointAfter(lastTable);
  std::string name = "u" + std::to_string(number);
  while (module.lookupSymbol(name))
    name += "_";
  unit.symbol = FlatSymbolRefAttr::get(module.getContext(), name);
  SmallVector<Attribute> segments;
  for (auto [index, offset] : llvm::zip(unit.segments, shapes[number].offsets)) {
    const Segment &segment = info.segments[index];
    const ParamGroup &group = table.groups[segment.group];
    segments.push_back(ir::SegmentAttr::get(module.getContext(), group.slots[0].name,
                                            group.getSegmentShape(), offset, segment.slice));
  }
  NamedAttrList axes;
  for (StringRef kind : {"param", "grad", "opt"})
    axes.append(kind, plan.axes);
  if (isCut(table.groups[info.segments[unit.segments[0]].group]))
    axes.append("model", modelAxes);
  unit.layout =
      ir::LayoutOp::create(builder, module.getLoc(), builder.getStringAttr(name), plan.mesh,
                           TypeAttr::get(unit.workingType), builder.getI64IntegerAttr(plan.block),
                           builder.getI64IntegerAttr(unit.elements),
                           axes.getDictionary(module.getContext()), builder.getArrayAttr(segments));
  lastTable = unit.layout;
}

FailureOr<PartitionPlan> part::planUnits(ModuleOp module, const StateTable &table,
                                         const PlainProgram &main, const PlanOptions &options,
                                         StepInfo &info) {
  return Planner(module, table, main, options, info).run();
}
