//===- UpdateGraph.cpp - What each parameter's update computes ---------------===//
#include "Detect.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

std::optional<ScalarSource> part::findScalar(Value value) {
  auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>();
  if (broadcast && !isScalar(value))
    value = broadcast.getOperand();
  if (Attribute splat = getSplat(value))
    return ScalarSource{{}, splat};
  return isScalar(value) ? std::optional(ScalarSource{value, {}}) : std::nullopt;
}

std::optional<ScalarSource> part::findScalar(ValueSlice at) {
  Value padding = findPadding(at);
  return findScalar(padding ? padding : at.value);
}

namespace {
/// Builds the graph of one segment. What no rule moves to shards is a Whole node: so every value
/// has a node.
class GraphBuilder {
public:
  GraphBuilder(func::FuncOp main, const StateTable &table, const NeededWhole &needed,
               Segment &segment)
      : main(main), table(table), needed(needed), segment(segment),
        group(table.groups[segment.group]), elements(llvm::product_of(group.getSegmentShape())) {}

  /// Number of the node that computes `value` on this segment.
  unsigned visit(ValueSlice at);
  const FlatNode &getNode(unsigned number) const { return segment.graph.nodes[number]; }
  unsigned getNumber(ValueSlice at) const { return nodeOf.lookup({at.value, at.slice}); }
  /// Whether `value` is known to be made of a gradient, all by rule.
  bool isSharded(ValueSlice at) const {
    if (!isKnown(at))
      return false;
    const FlatNode &node = getNode(getNumber(at));
    return node.readsGradient && !node.readsWhole;
  }
  /// Values with a node, in the order of their nodes.
  ArrayRef<ValueSlice> getVisited() const { return visited; }

  /// How much of the graph there is, and taking back what came after.
  struct Size {
    size_t nodes, scalars, gradients, wholes, visited;
  };
  Size getSize() const {
    const UpdateGraph &graph = segment.graph;
    return {graph.nodes.size(), graph.scalars.size(), graph.gradients.size(), graph.wholes.size(),
            visited.size()};
  }
  void shrink(Size size);

private:
  void visitMade(ValueSlice at);
  /// What `at` is another name of, if it is of the parameter's size.
  std::optional<ValueSlice> getSame(ValueSlice at) const {
    return at.slice >= 0 || elementsOf(at) == elements ? findSame(at) : std::nullopt;
  }
  SmallVector<ValueSlice> getInputs(ValueSlice at) const;
  bool isKnown(ValueSlice at) const { return nodeOf.contains({at.value, at.slice}); }
  unsigned visitArgument(BlockArgument arg, int64_t slice);
  unsigned visitOp(ValueSlice at, Operation *op);
  unsigned visitApply(ValueSlice at, Operation *op);
  bool isGradient(Value value) const;
  /// Whether a rule moves the op that makes `at`, one of elementwise ops.
  bool isByRule(ValueSlice at) const {
    return elementsOf(at) == elements && isByElement(at.value.getDefiningOp()) &&
           !needed.values.contains(at.value);
  }
  unsigned add(FlatNode node) {
    segment.graph.nodes.push_back(std::move(node));
    return segment.graph.nodes.size() - 1;
  }
  unsigned addScalar(ValueSlice at, const ScalarSource &source);
  unsigned addLeaf(FlatNode::Kind kind, SmallVectorImpl<ValueSlice> &list, ValueSlice at);
  /// Elements that a node's value has: those of the segment.
  int64_t elementsOf(ValueSlice at) const {
    RankedTensorType type = hlo::tensorType(at.value);
    return at.slice < 0 ? type.getNumElements() : type.getNumElements() / type.getDimSize(0);
  }

  func::FuncOp main;
  const StateTable &table;
  const NeededWhole &needed;
  Segment &segment;
  const ParamGroup &group;
  int64_t elements;
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> nodeOf;
  SmallVector<ValueSlice, 0> visited;
};
} // namespace

/// Adds the scalar of which every element of `at` is a copy.
unsigned GraphBuilder::addScalar(ValueSlice at, const ScalarSource &source) {
  SmallVector<ScalarSource> &scalars = segment.graph.scalars;
  unsigned index = llvm::find(scalars, source) - scalars.begin();
  if (index == scalars.size())
    scalars.push_back(source);
  FlatNode node{FlatNode::Scalar, at, index};
  node.elementType = hlo::tensorType(at.value).getElementType();
  return add(std::move(node));
}

/// Adds a reduced gradient or a value that is computed whole.
unsigned GraphBuilder::addLeaf(FlatNode::Kind kind, SmallVectorImpl<ValueSlice> &list,
                               ValueSlice at) {
  FlatNode node{kind, at, static_cast<unsigned>(list.size())};
  list.push_back(at);
  node.elementType = hlo::tensorType(at.value).getElementType();
  node.readsGradient = kind == FlatNode::Gradient;
  // A count of elements is no value that ranks compute whole: each makes its own part of it, and of
  // what is elementwise of it (random bits by their index).
  node.readsWhole = kind == FlatNode::Whole && !isCount(at.value);
  return add(std::move(node));
}

void GraphBuilder::shrink(Size size) {
  for (ValueSlice at : ArrayRef(visited).drop_front(size.visited))
    nodeOf.erase({at.value, at.slice});
  visited.truncate(size.visited);
  UpdateGraph &graph = segment.graph;
  graph.nodes.truncate(size.nodes);
  graph.scalars.truncate(size.scalars);
  graph.gradients.truncate(size.gradients);
  graph.wholes.truncate(size.wholes);
}

unsigned GraphBuilder::visit(ValueSlice at) {
  // A list, not recursion: chains of ops may be long.
  SmallVector<ValueSlice> pending{at};
  while (!pending.empty()) {
    ValueSlice next = pending.back();
    SmallVector<ValueSlice> inputs;
    if (!isKnown(next))
      inputs = getInputs(next);
    llvm::erase_if(inputs, [&](ValueSlice input) { return isKnown(input); });
    if (!inputs.empty()) {
      llvm::append_range(pending, llvm::reverse(inputs)); // the first one first
      continue;
    }
    pending.pop_back();
    if (!isKnown(next))
      visitMade(next);
  }
  return getNumber(at);
}

/// Adds the node of a value whose inputs have theirs.
void GraphBuilder::visitMade(ValueSlice at) {
  auto arg = dyn_cast<BlockArgument>(at.value);
  nodeOf[{at.value, at.slice}] =
      arg ? visitArgument(arg, at.slice) : visitOp(at, at.value.getDefiningOp());
  visited.push_back(at);
}

/// Values of the parameter's size of which the node of `at` is made.
SmallVector<ValueSlice> GraphBuilder::getInputs(ValueSlice at) const {
  Operation *op = at.value.getDefiningOp();
  if (!op || findScalar(at))
    return {};
  if (std::optional<ValueSlice> same = getSame(at))
    return {*same};
  SmallVector<ValueSlice> inputs;
  if (isByRule(at))
    for (Value operand : op->getOperands())
      if (!isScalar(operand))
        inputs.push_back({operand, at.slice});
  return inputs;
}

unsigned GraphBuilder::visitArgument(BlockArgument arg, int64_t slice) {
  std::optional<SlotRef> slot = table.ofArgument(main, arg.getArgNumber());
  if (isScalar(arg) && !slot)
    return addScalar({arg, slice}, {arg, {}});
  // What is no state of the parameter, or another of its slices, has another index space.
  if (!slot || slot->group != segment.group || slice != segment.slice)
    return addLeaf(FlatNode::Whole, segment.graph.wholes, {arg, slice});
  FlatNode node{FlatNode::State, {arg, slice}, slot->slot};
  node.elementType = hlo::tensorType(arg).getElementType();
  return add(std::move(node));
}

/// Whether the value is a sum over ranks that the unit's reduction makes. A state alone reads what
/// its parameter's unit has reduced.
bool GraphBuilder::isGradient(Value value) const {
  if (group.isStateAlone())
    return false;
  SmallVector<ir::AllReduceOp> reductions = findReductions(value);
  return !reductions.empty() && llvm::none_of(reductions, [&](ir::AllReduceOp op) {
    return needed.reductions.contains(op);
  });
}

unsigned GraphBuilder::visitOp(ValueSlice at, Operation *op) {
  if (std::optional<ScalarSource> scalar = findScalar(at))
    return addScalar(at, *scalar);
  if (std::optional<ValueSlice> same = getSame(at))
    return getNumber(*same);
  if (isByRule(at))
    return visitApply(at, op);
  if (elementsOf(at) == elements && isGradient(at.value))
    return addLeaf(FlatNode::Gradient, segment.graph.gradients, at);
  return addLeaf(FlatNode::Whole, segment.graph.wholes, at);
}

unsigned GraphBuilder::visitApply(ValueSlice at, Operation *op) {
  FlatNode node{FlatNode::Apply, at};
  node.elementType = hlo::tensorType(at.value).getElementType();
  for (Value operand : op->getOperands()) {
    unsigned input;
    if (isScalar(operand))
      input = addScalar({operand, -1}, *findScalar(operand));
    else
      input = getNumber({operand, at.slice});
    node.operands.push_back(input);
    node.readsGradient |= getNode(input).readsGradient;
    node.readsWhole |= getNode(input).readsWhole;
  }
  // An op of values computed whole and scalars is whole too: so one value is sharded, the last.
  bool isWhole =
      node.readsWhole && llvm::all_of(node.operands, [&](unsigned input) {
        return getNode(input).kind == FlatNode::Whole || getNode(input).kind == FlatNode::Scalar;
      });
  if (isWhole)
    return addLeaf(FlatNode::Whole, segment.graph.wholes, at);
  return add(std::move(node));
}

//===----------------------------------------------------------------------===//
// All segments
//===----------------------------------------------------------------------===//

namespace {
class UpdateDetection {
public:
  UpdateDetection(func::FuncOp main, const StateTable &table, const NeededWhole &needed,
                  StepInfo &info)
      : main(main), table(table), needed(needed), info(info), local(findLocal(main)),
        results(main.getBody().front().getTerminator()) {}

  void run() {
    for (auto [index, group] : llvm::enumerate(table.groups)) {
      firstSegment.push_back(info.segments.size());
      for (unsigned i = 0; i < group.getNumSegments(); ++i)
        info.segments.push_back(
            {static_cast<unsigned>(index), group.slices ? static_cast<int64_t>(i) : -1, {}});
    }
    for (Segment &segment : info.segments)
      builders.emplace_back(main, table, needed, segment);
    for (size_t i = 0; i < info.segments.size(); ++i)
      addRoots(info.segments[i], builders[i]);
    take(info.segments);
    for (size_t group = 0; group < table.groups.size(); ++group)
      addWholeGradient(group);
    addPartials();
    for (size_t group = 0; group < table.groups.size(); ++group)
      addSharded(group);
    for (const Segment &segment : info.segments)
      addLeaves(segment.graph);
  }

private:
  void addRoots(Segment &segment, GraphBuilder &builder);
  void take(ArrayRef<Segment> segments);
  void addWholeGradient(unsigned group);
  void addPartials();
  void addPartial(hlo::ReduceOp reduce, unsigned group);
  void addElementwise(Operation &op, unsigned group);
  void addSharded(unsigned group);
  void addLeaves(const UpdateGraph &graph);
  bool readsLocal(const UpdateGraph &graph, unsigned root) const;

  func::FuncOp main;
  const StateTable &table;
  const NeededWhole &needed;
  StepInfo &info;
  llvm::DenseSet<Value> local;
  Operation *results;
  SmallVector<GraphBuilder, 0> builders;
  /// First segment of each group.
  SmallVector<unsigned> firstSegment;
  /// Reductions that make a gradient of some parameter.
  llvm::DenseSet<Operation *> taken;
};
} // namespace

void UpdateDetection::addRoots(Segment &segment, GraphBuilder &builder) {
  for (const StateSlot &slot : table.groups[segment.group].slots)
    segment.graph.roots.push_back(slot.result < 0
                                      ? -1
                                      : static_cast<int64_t>(builder.visit(
                                            {results->getOperand(slot.result), segment.slice})));
}

void UpdateDetection::take(ArrayRef<Segment> segments) {
  for (const Segment &segment : segments)
    for (ValueSlice gradient : segment.graph.gradients)
      for (ir::AllReduceOp reduction : findReductions(gradient.value))
        taken.insert(reduction);
}

/// The sums over ranks of a parameter's shape of which `wholes` are made. Numbers lead no further:
/// by a norm every update reads every gradient.
static llvm::SetVector<Value> findSums(ArrayRef<ValueSlice> wholes, ArrayRef<int64_t> shape) {
  llvm::SetVector<Value> seen, sums;
  for (ValueSlice whole : wholes)
    seen.insert(whole.value);
  for (size_t i = 0; i < seen.size(); ++i) {
    Operation *op = seen[i].getDefiningOp();
    if (!op || isScalar(seen[i]))
      continue;
    bool isSum = hlo::tensorType(seen[i]).getShape() == shape && !findReductions(seen[i]).empty();
    if (isSum)
      sums.insert(seen[i]);
    if (isSum || isa<ir::AllReduceOp>(op)) // below are ranks' own values
      continue;
    seen.insert(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), seen);
  }
  return sums;
}

/// A gradient that only ops without a rule read (Shampoo has no moment of it): by rule too, so that
/// ranks keep shards of it, and of what is elementwise of it, and gather what is read whole.
void UpdateDetection::addWholeGradient(unsigned group) {
  unsigned first = firstSegment[group], count = table.groups[group].getNumSegments();
  auto segments = MutableArrayRef(info.segments).slice(first, count);
  if (!table.groups[group].isTrainable() ||
      llvm::any_of(segments, [](Segment &segment) { return !segment.graph.gradients.empty(); }))
    return;
  llvm::SetVector<Value> sums =
      findSums(segments[0].graph.wholes, table.groups[group].getType().getShape());
  // Of several it is not known which; one that is another parameter's is reduced in its unit.
  if (sums.size() != 1 || llvm::any_of(findReductions(sums[0]), [&](ir::AllReduceOp reduction) {
        return taken.contains(reduction);
      }))
    return;
  for (unsigned i = first; i < first + count; ++i) {
    GraphBuilder::Size size = builders[i].getSize();
    builders[i].visit({sums[0], info.segments[i].slice});
    if (segments[i - first].graph.gradients.empty())
      builders[i].shrink(size);
  }
  take(segments);
}

/// Whether a reduction over some dimensions can be made of those of a group's segments: slices of a
/// stack are reduced one by one.
static bool isShared(hlo::ReduceOp reduce, const ParamGroup &group) {
  RankedTensorType from = hlo::tensorType(reduce.getInputs()[0]);
  bool isOverSlices = group.slices && reduce.getDimensions() == ArrayRef<int64_t>{0};
  return !isOverSlices && (!group.slices || from.getDimSize(0) == group.slices);
}

void UpdateDetection::addPartials() {
  // Values in a parameter's index space, forward from states and gradients.
  llvm::DenseMap<Value, unsigned> space;
  for (BlockArgument arg : main.getArguments())
    if (std::optional<SlotRef> slot = table.ofArgument(main, arg.getArgNumber()))
      space[arg] = slot->group;
  for (auto [segment, builder] : llvm::zip(info.segments, builders))
    for (ValueSlice at : builder.getVisited())
      if (hlo::tensorType(at.value).getNumElements() ==
          table.groups[segment.group].getType().getNumElements())
        space.try_emplace(at.value, segment.group);
  for (Operation &op : main.getBody().front()) {
    if (auto reduce = dyn_cast<hlo::ReduceOp>(op); reduce && getFullReduction(&op)) {
      auto it = space.find(reduce.getInputs()[0]);
      if (it != space.end())
        addPartial(reduce, it->second);
      continue;
    }
    if (auto reduce = dyn_cast<hlo::ReduceOp>(op); reduce && getAxisReduction(&op)) {
      auto it = space.find(reduce.getInputs()[0]);
      if (it != space.end() && isShared(reduce, table.groups[it->second]))
        addPartial(reduce, it->second);
      continue;
    }
    if (op.getNumResults() != 1 || !(isByElement(&op) || isa<hlo::ReshapeOp>(op)))
      continue;
    for (Value operand : op.getOperands())
      if (auto it = space.find(operand);
          it != space.end() && hlo::tensorType(op.getResult(0)).getNumElements() ==
                                   hlo::tensorType(operand).getNumElements()) {
        unsigned group = it->second;
        space.try_emplace(op.getResult(0), group);
        addElementwise(op, group);
        break;
      }
  }
}

/// An elementwise op on a gradient that leads to no new state, but to ops without a rule: by rule
/// too, so that they gather what it makes, not what it reads.
void UpdateDetection::addElementwise(Operation &op, unsigned group) {
  unsigned first = firstSegment[group], count = table.groups[group].getNumSegments();
  auto reads = [&](Value operand) {
    return builders[first].isSharded({operand, info.segments[first].slice});
  };
  if (!isByElement(&op) || llvm::none_of(op.getOperands(), reads))
    return;
  Value value = op.getResult(0);
  SmallVector<GraphBuilder::Size> sizes;
  bool isByRule = true;
  for (unsigned i = first; i < first + count; ++i) {
    sizes.push_back(builders[i].getSize());
    builders[i].visit({value, info.segments[i].slice});
    isByRule &= builders[i].isSharded({value, info.segments[i].slice}) &&
                builders[i].getSize().gradients == sizes.back().gradients;
  }
  for (unsigned i = 0; i < count && !isByRule; ++i)
    builders[first + i].shrink(sizes[i]);
}

/// Whether a node that `is` accepts is among those of which `root` is made.
static bool reads(const UpdateGraph &graph, unsigned root,
                  llvm::function_ref<bool(const FlatNode &)> is) {
  llvm::BitVector reached(root + 1);
  reached.set(root);
  for (size_t number = root + 1; number-- > 0;) { // operands have smaller numbers
    if (!reached[number])
      continue;
    const FlatNode &node = graph.nodes[number];
    if (is(node))
      return true;
    for (unsigned operand : node.operands)
      reached.set(operand);
  }
  return false;
}

/// Whether a value reads a state that no forward or backward pass reads: nobody gathers it.
static bool readsMoment(const ParamGroup &group, const UpdateGraph &graph, unsigned root) {
  return reads(graph, root, [&](const FlatNode &node) {
    return node.kind == FlatNode::State && (node.index > 0 || group.isStateAlone());
  });
}

/// Whether a value reads one of which ranks have different ones: their own ranges of it add up to
/// nothing.
bool UpdateDetection::readsLocal(const UpdateGraph &graph, unsigned root) const {
  return reads(graph, root, [&](const FlatNode &node) {
    return node.kind == FlatNode::Whole && local.contains(graph.wholes[node.index].value);
  });
}

/// A reduction of all elements, or over some dimensions, of a value that is by rule is one partial
/// per segment. Of values that are computed whole it stays as the step has it, unless a gradient is
/// among them, which no rank has whole; a product with a sum of each rank's own rows, which is
/// reduced as one number, gathers that gradient. Sums over rows or columns of parameters alone stay
/// too: where forward or backward takes them, ranks have the parameters whole.
void UpdateDetection::addPartial(hlo::ReduceOp reduce, unsigned group) {
  unsigned first = firstSegment[group], count = table.groups[group].getNumSegments();
  SmallVector<unsigned> inputs;
  SmallVector<GraphBuilder::Size> sizes;
  bool isByRule = true;
  for (unsigned i = first; i < first + count; ++i) {
    sizes.push_back(builders[i].getSize());
    inputs.push_back(builders[i].visit({reduce.getInputs()[0], info.segments[i].slice}));
    const FlatNode &node = builders[i].getNode(inputs.back());
    isByRule &= !node.readsWhole || node.readsGradient;
    isByRule &= !readsLocal(info.segments[i].graph, inputs.back());
    if (getAxisReduction(reduce))
      isByRule &= node.readsGradient ||
                  readsMoment(table.groups[group], info.segments[i].graph, inputs.back());
  }
  for (unsigned i = 0; i < count; ++i)
    if (isByRule)
      info.segments[first + i].graph.partials.push_back({reduce, inputs[i]});
    else
      builders[first + i].shrink(sizes[i]);
  if (isByRule)
    info.partials.insert(reduce);
}

/// Adds the values of a group that are made of its gradients by rule, on all of its segments: new
/// states, and what is made of no value that is computed whole. (What is, and is read whole, is
/// better computed whole.)
void UpdateDetection::addSharded(unsigned group) {
  unsigned first = firstSegment[group], count = table.groups[group].getNumSegments();
  llvm::MapVector<Value, FlatValue> stacks;
  for (unsigned i = first; i < first + count; ++i)
    for (ValueSlice at : builders[i].getVisited()) {
      unsigned number = builders[i].getNumber(at);
      const FlatNode &node = builders[i].getNode(number);
      bool isRoot = llvm::is_contained(info.segments[i].graph.roots, number);
      if (!node.readsGradient || (node.readsWhole && !isRoot))
        continue;
      if (at.slice < 0)
        info.sharded.try_emplace(at.value, FlatValue{{{i, number}}, false});
      else if (at.slice == info.segments[i].slice)
        stacks[at.value].parts.push_back({i, number});
    }
  for (auto &[value, flat] : stacks) {
    flat.isStack = true;
    if (flat.parts.size() == count && hlo::tensorType(value).getDimSize(0) == count)
      info.sharded.try_emplace(value, flat);
  }
}

void UpdateDetection::addLeaves(const UpdateGraph &graph) {
  for (ValueSlice gradient : graph.gradients)
    for (ir::AllReduceOp reduction : findReductions(gradient.value))
      info.unitReductions.insert(reduction);
  llvm::BitVector reached(graph.nodes.size());
  for (int64_t root : graph.roots)
    if (root >= 0)
      reached.set(root);
  for (const PartialReduce &partial : graph.partials)
    reached.set(partial.input);
  // Operands have smaller numbers.
  for (size_t number = graph.nodes.size(); number-- > 0;) {
    const FlatNode &node = graph.nodes[number];
    if (!reached[number])
      continue;
    for (unsigned operand : node.operands)
      reached.set(operand);
    if (node.kind == FlatNode::Whole)
      info.wholes.insert(graph.wholes[node.index].value);
  }
}

void part::detectUpdates(func::FuncOp main, const StateTable &table, const NeededWhole &needed,
                         StepInfo &info) {
  UpdateDetection(main, table, needed, info).run();
}
