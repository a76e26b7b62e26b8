//===- UpdateGraph.cpp - What each parameter's update computes ---------------===//
#include "Detect.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// Builds the graph of one segment; `why` and `where` say what stopped it.
class GraphBuilder {
public:
  GraphBuilder(func::FuncOp main, const StateTable &table, Segment &segment)
      : main(main), table(table), segment(segment), group(table.groups[segment.group]),
        elements(llvm::product_of(group.getSegmentShape())) {}

  /// Number of the node that computes `value` on this segment.
  std::optional<unsigned> visit(ValueSlice at);

  Operation *where = nullptr;
  std::string why;
  /// Values in the index space of the whole parameter, and reduced gradients.
  llvm::SetVector<Value> visited;

private:
  bool visitMade(ValueSlice at);
  std::optional<ValueSlice> getSame(ValueSlice at) const;
  SmallVector<ValueSlice> getInputs(ValueSlice at) const;
  bool isKnown(ValueSlice at) const { return nodeOf.contains({at.value, at.slice}); }
  std::optional<unsigned> visitArgument(BlockArgument arg, int64_t slice);
  std::optional<unsigned> visitOp(ValueSlice at, Operation *op);
  std::optional<unsigned> visitApply(ValueSlice at, Operation *op);
  std::optional<unsigned> stop(Operation *op, const Twine &reason) {
    if (why.empty()) {
      where = op;
      why = reason.str();
    }
    return std::nullopt;
  }
  unsigned add(FlatNode node) {
    segment.graph.nodes.push_back(std::move(node));
    return segment.graph.nodes.size() - 1;
  }
  unsigned addScalar(Value value, Attribute constant, Type elementType);
  unsigned addGradient(ValueSlice at);
  /// Elements that a node's value has: those of the segment.
  int64_t elementsOf(ValueSlice at) const {
    RankedTensorType type = hlo::tensorType(at.value);
    return at.slice < 0 ? type.getNumElements() : type.getNumElements() / type.getDimSize(0);
  }

  func::FuncOp main;
  const StateTable &table;
  Segment &segment;
  const ParamGroup &group;
  int64_t elements;
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> nodeOf;
};
} // namespace

unsigned GraphBuilder::addScalar(Value value, Attribute constant, Type elementType) {
  ScalarSource source{constant ? Value() : value, constant};
  SmallVector<ScalarSource> &scalars = segment.graph.scalars;
  unsigned index = llvm::find(scalars, source) - scalars.begin();
  if (index == scalars.size())
    scalars.push_back(source);
  FlatNode node{FlatNode::Scalar, index};
  node.elementType = elementType;
  return add(std::move(node));
}

unsigned GraphBuilder::addGradient(ValueSlice at) {
  FlatNode node{FlatNode::Gradient, static_cast<unsigned>(segment.graph.gradients.size())};
  segment.graph.gradients.push_back(at);
  node.elementType = hlo::tensorType(at.value).getElementType();
  return add(std::move(node));
}

std::optional<unsigned> GraphBuilder::visit(ValueSlice at) {
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
    if (!isKnown(next) && !visitMade(next))
      return std::nullopt;
  }
  return nodeOf.lookup({at.value, at.slice});
}

/// Adds the node of a value whose inputs have theirs.
bool GraphBuilder::visitMade(ValueSlice at) {
  std::optional<unsigned> node;
  if (auto arg = dyn_cast<BlockArgument>(at.value))
    node = visitArgument(arg, at.slice);
  else
    node = visitOp(at, at.value.getDefiningOp());
  if (!node)
    return false;
  nodeOf[{at.value, at.slice}] = *node;
  visited.insert(at.value);
  return true;
}

/// What `at` is where it is only another name for it: a slice that was put there, or what a reshape
/// reshapes.
std::optional<ValueSlice> GraphBuilder::getSame(ValueSlice at) const {
  if (at.slice >= 0)
    if (std::optional<ValueSlice> piece = findSlice(at.value, at.slice))
      return piece;
  auto reshape = at.value.getDefiningOp<hlo::ReshapeOp>();
  if (!reshape || elementsOf(at) != elements)
    return std::nullopt;
  RankedTensorType from = hlo::tensorType(reshape.getOperand()), to = hlo::tensorType(at.value);
  bool keepsRows = from.getRank() > 0 && from.getDimSize(0) == to.getDimSize(0);
  if (at.slice >= 0 && !keepsRows)
    return std::nullopt;
  return ValueSlice{reshape.getOperand(), at.slice};
}

/// Values of the parameter's size of which the node of `at` is made.
SmallVector<ValueSlice> GraphBuilder::getInputs(ValueSlice at) const {
  Operation *op = at.value.getDefiningOp();
  auto spread = at.value.getDefiningOp<hlo::BroadcastInDimOp>();
  if (!op || getSplat(at.value) || isScalar(at.value) || (spread && isScalar(spread.getOperand())))
    return {};
  if (std::optional<ValueSlice> same = getSame(at))
    return {*same};
  SmallVector<ValueSlice> inputs;
  if (elementsOf(at) == elements && hlo::isElementwise(op))
    for (Value operand : op->getOperands())
      if (!isScalar(operand))
        inputs.push_back({operand, at.slice});
  return inputs;
}

std::optional<unsigned> GraphBuilder::visitArgument(BlockArgument arg, int64_t slice) {
  std::optional<SlotRef> slot = table.ofArgument(main, arg.getArgNumber());
  if (isScalar(arg) && !slot)
    return addScalar(arg, {}, hlo::tensorType(arg).getElementType());
  if (!slot || slot->group != segment.group || slice != segment.slice)
    return stop(main, "reads " +
                          (getArgRole(main, arg.getArgNumber())
                               ? "\"" + getArgRole(main, arg.getArgNumber()).getName().str() + "\""
                               : "argument " + std::to_string(arg.getArgNumber())) +
                          ", which is not a state of the parameter");
  FlatNode node{FlatNode::State, slot->slot};
  node.elementType = hlo::tensorType(arg).getElementType();
  return add(std::move(node));
}

std::optional<unsigned> GraphBuilder::visitOp(ValueSlice at, Operation *op) {
  Type elementType = hlo::tensorType(at.value).getElementType();
  if (Attribute splat = getSplat(at.value))
    return addScalar({}, splat, elementType);
  if (isScalar(at.value))
    return addScalar(at.value, {}, elementType);
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
      broadcast && isScalar(broadcast.getOperand())) {
    Value scalar = broadcast.getOperand();
    return addScalar(scalar, getSplat(scalar), elementType);
  }
  if (std::optional<ValueSlice> same = getSame(at))
    return nodeOf.lookup({same->value, same->slice});
  if (elementsOf(at) != elements)
    return stop(op, "has another number of elements than the parameter");
  if (hlo::isElementwise(op))
    return visitApply(at, op);
  if (!findReductions(at.value).empty())
    return addGradient(at);
  if (auto reduction = dyn_cast<ir::AllReduceOp>(op))
    return stop(op, "reduces by '" + ir::stringifyReduceKind(reduction.getKind()) +
                        "', but gradients are sums");
  return stop(op, "is not elementwise");
}

std::optional<unsigned> GraphBuilder::visitApply(ValueSlice at, Operation *op) {
  FlatNode node{FlatNode::Apply};
  node.op = op;
  node.elementType = hlo::tensorType(at.value).getElementType();
  for (Value operand : op->getOperands()) {
    std::optional<unsigned> input;
    if (isScalar(operand))
      input = addScalar(operand, getSplat(operand), hlo::tensorType(operand).getElementType());
    else
      input = nodeOf.lookup({operand, at.slice});
    node.operands.push_back(*input);
  }
  return add(std::move(node));
}

//===----------------------------------------------------------------------===//
// All segments
//===----------------------------------------------------------------------===//

namespace {
class UpdateDetection {
public:
  UpdateDetection(func::FuncOp main, const StateTable &table, StepInfo &info)
      : main(main), table(table), info(info), results(main.getBody().front().getTerminator()) {}

  LogicalResult run() {
    for (auto [index, group] : llvm::enumerate(table.groups)) {
      firstSegment.push_back(info.segments.size());
      for (unsigned i = 0; i < group.getNumSegments(); ++i)
        info.segments.push_back(
            {static_cast<unsigned>(index), group.slices ? static_cast<int64_t>(i) : -1, {}});
    }
    for (Segment &segment : info.segments)
      builders.emplace_back(main, table, segment);
    for (size_t i = 0; i < info.segments.size(); ++i)
      if (failed(addRoots(info.segments[i], builders[i])))
        return failure();
    addPartials();
    markSharded();
    return success();
  }

private:
  LogicalResult addRoots(Segment &segment, GraphBuilder &builder);
  void addPartials();
  void addPartial(hlo::ReduceOp reduce, unsigned group);
  void markSharded();

  func::FuncOp main;
  const StateTable &table;
  StepInfo &info;
  Operation *results;
  SmallVector<GraphBuilder, 0> builders;
  /// First segment of each group.
  SmallVector<unsigned> firstSegment;
};
} // namespace

LogicalResult UpdateDetection::addRoots(Segment &segment, GraphBuilder &builder) {
  const ParamGroup &group = table.groups[segment.group];
  for (const StateSlot &slot : group.slots) {
    segment.graph.roots.push_back(-1);
    if (slot.result < 0)
      continue;
    std::optional<unsigned> root = builder.visit({results->getOperand(slot.result), segment.slice});
    if (root) {
      segment.graph.roots.back() = *root;
      continue;
    }
    Operation *where = builder.where;
    InFlightDiagnostic diag = isa<func::FuncOp>(where)
                                  ? emitError(main.getArgument(slot.arg).getLoc())
                                  : where->emitError();
    diag << "cannot cut the update of state \"" << slot.name.getValue() << "\" of parameter \""
         << group.slots[0].name.getValue() << "\" into shards: "
         << (isa<func::FuncOp>(where) ? StringRef("the update") : where->getName().getStringRef())
         << " " << builder.why
         << "; use an elementwise optimizer, or keep the parameter whole on every rank with "
            "allow-replicated="
         << group.slots[0].name.getValue();
    return diag;
  }
  return success();
}

void UpdateDetection::addPartials() {
  // Values in a parameter's index space, forward from states and gradients.
  llvm::DenseMap<Value, unsigned> space;
  for (BlockArgument arg : main.getArguments())
    if (std::optional<SlotRef> slot = table.ofArgument(main, arg.getArgNumber()))
      space[arg] = slot->group;
  for (auto [segment, builder] : llvm::zip(info.segments, builders))
    for (Value value : builder.visited)
      if (hlo::tensorType(value).getNumElements() ==
          table.groups[segment.group].getType().getNumElements())
        space.try_emplace(value, segment.group);
  for (Operation &op : main.getBody().front()) {
    if (auto reduce = dyn_cast<hlo::ReduceOp>(op); reduce && getFullReduction(&op)) {
      auto it = space.find(reduce.getInputs()[0]);
      if (it != space.end())
        addPartial(reduce, it->second);
      continue;
    }
    if (op.getNumResults() != 1 || !(hlo::isElementwise(&op) || isa<hlo::ReshapeOp>(op)))
      continue;
    for (Value operand : op.getOperands())
      if (auto it = space.find(operand);
          it != space.end() && hlo::tensorType(op.getResult(0)).getNumElements() ==
                                   hlo::tensorType(operand).getNumElements()) {
        unsigned group = it->second;
        space.try_emplace(op.getResult(0), group);
        break;
      }
  }
}

void UpdateDetection::addPartial(hlo::ReduceOp reduce, unsigned group) {
  SmallVector<std::pair<Segment *, unsigned>> inputs;
  for (unsigned i = 0; i < table.groups[group].getNumSegments(); ++i) {
    Segment &segment = info.segments[firstSegment[group] + i];
    GraphBuilder &builder = builders[firstSegment[group] + i];
    std::optional<unsigned> input = builder.visit({reduce.getInputs()[0], segment.slice});
    if (!input)
      return;
    inputs.push_back({&segment, *input});
  }
  for (auto [segment, input] : inputs)
    segment->graph.partials.push_back({reduce, input});
  info.partials.insert(reduce);
}

void UpdateDetection::markSharded() {
  for (Segment &segment : info.segments)
    for (ValueSlice gradient : segment.graph.gradients)
      for (ir::AllReduceOp reduction : findReductions(gradient.value))
        info.sharded.insert(reduction.getResult());
  for (Operation &op : main.getBody().front()) {
    if (!hlo::isElementwise(&op) && !isDataMovement(&op))
      continue;
    if (llvm::any_of(op.getOperands(), [&](Value v) { return info.sharded.contains(v); }))
      info.sharded.insert(op.getResult(0));
  }
}

LogicalResult part::detectUpdates(func::FuncOp main, const StateTable &table, StepInfo &info) {
  return UpdateDetection(main, table, info).run();
}
