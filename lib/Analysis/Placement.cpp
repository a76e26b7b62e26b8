//===- Placement.cpp - Where partial values are reduced ---------------------------===//
//
// Every value that may be partial exists as such: its op is linear in the operands that it takes
// partial, and these exist as such. Some uses need it whole. A set of values that are reduced is
// enough if it lies on every way from where parts are made to a use that needs them whole: then
// each value needed whole is reduced itself, or computed once more from whole operands. The
// cheapest such set is a minimum vertex cut. A reduction costs its bytes and as much again as
// kReduction bytes for each piece of it, which no stage and no machine changes.
//
// Loops that are kept: what they carry as partial is so in all rounds, so their results and the
// arguments of their regions are where parts are made. All values that depend on one another are
// in one block, so the number of rounds is a factor of all costs, and changes no cut. Where it
// tells is between rounds: a sum that is carried as parts is reduced once, behind the loop, and
// one that is carried whole in each round (DistributionControl.cpp).
//===-------------------------------------------------------------------------------===//
#include "zero/Analysis/Distribution.h"
#include "zero/Analysis/MinimumCut.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/IntEqClasses.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

/// Ties go to the producer, but past ops that give the whole value another shape: below them a
/// gradient has its parameter's shape, which is where zero-partition shards it; and past sums along
/// another axis, behind which it is the parameter's.
static bool onlyMovesElements(Operation *op) {
  auto moves = dyn_cast<hlo::DataMovementInterface>(op);
  return isa<hlo::ScatterOp, ir::CollectiveOpInterface>(op) || (moves && moves.isPermutation());
}

/// The operands of which `result`, partial, is a sum: of a barrier, the one that it is.
static SmallVector<unsigned, 2> getSummands(OpResult result, const OpSharding &opSharding) {
  if (isa<hlo::OptimizationBarrierOp>(result.getOwner()))
    return {result.getResultNumber()};
  SmallVector<unsigned, 2> summands;
  for (auto [index, sharding] : llvm::enumerate(opSharding.operands))
    if (sharding.isPartial())
      summands.push_back(index);
  return summands;
}

bool Distribution::takesPartial(OpOperand &use) const {
  const OpSharding *user = opShardings.find(use.getOwner());
  // What is inside of a region that was not looked into is replicated.
  return user && user->operands[use.getOperandNumber()].isPartial();
}

/// The result that takes its part in the use, which takes a partial value; none of terminators, and
/// of loops, whose results are parts anew.
static OpResult getSum(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>() || hlo::isControlFlow(op))
    return {};
  bool isBarrier = isa<hlo::OptimizationBarrierOp>(op);
  return op->getResult(isBarrier ? use.getOperandNumber() : 0);
}

namespace {
/// What a reduction costs beyond its bytes, for each piece: starting it, and places on the grid of
/// blocks. Transfers carry many values at a time, so this is far less than a transfer alone takes.
constexpr int64_t kReduction = 512;

/// What a partial value consists of. Values that lie side by side in one are as many pieces as
/// before: ranks transfer them together either way, but each as soon as it is made where they are
/// apart. What is added up is one piece from then on, but for rows between zeros: the gradient of
/// layers stacked in one value, each of which may be a unit's.
struct Content {
  int64_t pieces = 1;
  int64_t bytes = 0;   // that are not zeros around the pieces
  bool hasRows = true; // zeros are around the pieces along the first dimension alone
};

/// The values of a step that may be partial, as nodes of graphs to be cut.
class PartialGraph {
public:
  void add(Value value, bool isMade, CutCost cost, Content content) {
    numbers[value] = nodes.size();
    nodes.push_back({value, cost, isMade, content});
  }
  bool contains(Value value) const { return numbers.contains(value); }
  CutCost getCost(Value value) const { return nodes[numbers.lookup(value)].cost; }
  int64_t getOrder(Value value) const { return getCost(value).order; }
  Content getContent(Value value) const { return nodes[numbers.lookup(value)].content; }
  void connect(Value from, Value to) {
    nodes[numbers.lookup(from)].sums.push_back(numbers.lookup(to));
  }
  void needWhole(Value value) { nodes[numbers.lookup(value)].isNeeded = true; }
  /// All values of which the reductions are the cheapest; each group that is connected is cut
  /// alone.
  SmallVector<Value> cut() const;

private:
  struct Node {
    Value value;
    CutCost cost;
    bool isMade; // from values that are not partial
    Content content;
    bool isNeeded = false; // whole
    SmallVector<unsigned, 2> sums = {};
  };
  SmallVector<Value> cutGroup(ArrayRef<unsigned> group) const;

  SmallVector<Node, 0> nodes;
  llvm::DenseMap<Value, unsigned> numbers;
};
} // namespace

SmallVector<Value> PartialGraph::cutGroup(ArrayRef<unsigned> group) const {
  MinimumCut graph;
  llvm::DenseMap<unsigned, unsigned> places;
  for (unsigned number : group)
    places[number] = graph.addNode(nodes[number].cost);
  for (unsigned number : group) {
    const Node &node = nodes[number];
    if (node.isMade)
      graph.addSource(places[number]);
    if (node.isNeeded)
      graph.addSink(places[number]);
    for (unsigned sum : node.sums)
      graph.addEdge(places[number], places[sum]);
  }
  return llvm::map_to_vector(graph.solve(),
                             [&](unsigned place) { return nodes[group[place]].value; });
}

SmallVector<Value> PartialGraph::cut() const {
  llvm::IntEqClasses classes(nodes.size());
  for (auto [number, node] : llvm::enumerate(nodes))
    for (unsigned sum : node.sums)
      classes.join(number, sum);
  classes.compress();
  SmallVector<SmallVector<unsigned, 2>, 0> groups(classes.getNumClasses());
  for (unsigned number = 0; number < nodes.size(); ++number)
    groups[classes[number]].push_back(number);
  SmallVector<Value> chosen;
  for (ArrayRef<unsigned> group : groups)
    llvm::append_range(chosen, cutGroup(group));
  return chosen;
}

/// Whether what is added up, each between zeros, is no more than a row of the sum.
static bool areRows(RankedTensorType sum, ArrayRef<Content> summands) {
  int64_t rows = sum.getRank() == 0 ? 1 : std::max<int64_t>(sum.getDimSize(0), 1);
  return llvm::all_of(summands, [&](const Content &content) {
    return content.hasRows && content.bytes * rows <= content.pieces * ir::getTensorBytes(sum);
  });
}

/// Whether the op puts zeros beside its operand along another dimension than the first: columns.
static bool padsColumns(Operation *op) {
  auto pad = dyn_cast_or_null<hlo::PadOp>(op);
  if (!pad)
    return false;
  ArrayRef<int64_t> from = hlo::tensorType(pad.getOperand()).getShape();
  ArrayRef<int64_t> to = pad.getType().getShape();
  return from.size() > 1 && from.drop_front() != to.drop_front();
}

/// Of what `value` consists, which is a sum of values of these contents.
static Content getContent(Value value, ArrayRef<Content> summands) {
  int64_t bytes = ir::getTensorBytes(value.getType());
  Operation *op = value.getDefiningOp();
  Content all{0, 0, !padsColumns(op)};
  for (const Content &content : summands) {
    all.pieces += content.pieces;
    all.bytes += content.bytes;
    all.hasRows &= content.hasRows;
  }
  // Elements in the places that they had, or in others, none left out or computed from several.
  bool keepsElements =
      op && (hlo::isElementwise(op) ||
             isa<hlo::PadOp, hlo::ConcatenateOp, hlo::TransposeOp, hlo::ReshapeOp, hlo::ReverseOp,
                 hlo::DynamicUpdateSliceOp, hlo::OptimizationBarrierOp>(op));
  bool isAdded = op && hlo::isElementwise(op) && summands.size() > 1;
  bool isApart = !isAdded || areRows(hlo::tensorType(value), summands);
  return !summands.empty() && keepsElements && isApart && all.bytes <= bytes ? all
                                                                             : Content{1, bytes};
}

/// So that ties are broken as onlyMovesElements says: a value is as dear as what it is a sum of,
/// and a little less past an op that only moves elements.
static CutCost getCost(Value value, Content content, ArrayRef<int64_t> summands) {
  constexpr int64_t kFirst = 64, kLargest = int64_t(1) << 24;
  CutCost cost{ir::getTensorBytes(value.getType()) + content.pieces * kReduction, 0};
  for (int64_t order : summands)
    cost.order += order;
  Operation *op = value.getDefiningOp();
  if (summands.empty())
    cost.order = kFirst;
  else if (op && onlyMovesElements(op))
    cost.order = std::max<int64_t>(cost.order - 1, 1);
  cost.order = std::min(cost.order, kLargest);
  return cost;
}

/// Chooses the values that are reduced.
void Distribution::chooseReduced() {
  PartialGraph graph;
  SmallVector<Value> values;
  auto add = [&](Value value, ArrayRef<Value> summands) {
    if (!getSharding(value).isPartial() || graph.contains(value))
      return;
    auto orders = llvm::map_to_vector(summands, [&](Value each) { return graph.getOrder(each); });
    auto contents =
        llvm::map_to_vector(summands, [&](Value each) { return graph.getContent(each); });
    Content content = getContent(value, contents);
    CutCost cost = getCost(value, content, orders);
    // Taken in parts it costs half; and it is where it is to be scattered.
    if (getTaken(value).isSharded())
      cost = {1, 0};
    // Gathered along another axis it is the gradient of a parameter that ranks have whole, and is
    // sharded as that is.
    if (isa_and_nonnull<ir::BatchGatherOp>(value.getDefiningOp()) && summands.size() == 1)
      cost = graph.getCost(summands[0]) - CutCost{0, 1};
    graph.add(value, summands.empty(), cost, content);
    values.push_back(value);
  };
  llvm::DenseSet<Block *> entered;
  for (Operation *op : order) {
    if (entered.insert(op->getBlock()).second)
      for (Value argument : op->getBlock()->getArguments())
        add(argument, {});
    const OpSharding &opSharding = getOpSharding(op);
    for (OpResult result : op->getResults()) {
      SmallVector<Value> summands;
      if (getSharding(result).isPartial() && !hasRegionsOf(op))
        for (unsigned index : getSummands(result, opSharding))
          if (Value operand = op->getOperand(index); graph.contains(operand))
            summands.push_back(operand); // the others are the last rank's alone
      add(result, summands);
    }
  }
  for (Value value : values)
    for (OpOperand &use : value.getUses()) {
      if (!takesPartial(use))
        graph.needWhole(value);
      else if (OpResult sum = getSum(use))
        graph.connect(value, sum);
    }
  for (Value value : graph.cut())
    reduced.insert(value);
}

/// Whether the value, that may be partial, is needed so: it is reduced, or part of what is, or of
/// what is carried by a loop or given by a branch.
static bool isNeededPartial(Value value, const llvm::DenseSet<Value> &reduced,
                            llvm::function_ref<bool(OpOperand &)> takesPartial,
                            const llvm::DenseSet<Value> &partial) {
  return reduced.contains(value) || llvm::any_of(value.getUses(), [&](OpOperand &use) {
           if (!takesPartial(use))
             return false;
           OpResult sum = getSum(use);
           return !sum || partial.contains(sum);
         });
}

void Distribution::place() {
  chooseReduced();
  llvm::DenseSet<Value> partial;
  auto takes = [&](OpOperand &use) { return takesPartial(use); };
  // From the last use upwards: what nobody needs partial is computed from whole values.
  for (Operation *op : llvm::reverse(order)) {
    OpSharding &opSharding = opShardings[op];
    if (hasRegionsOf(op))
      continue;
    for (OpResult result : op->getResults()) {
      if (!getSharding(result).isPartial())
        continue;
      if (isNeededPartial(result, reduced, takes, partial)) {
        partial.insert(result);
        continue;
      }
      SmallVector<unsigned, 2> summands = getSummands(result, opSharding);
      if (summands.empty())
        continue; // made here, for nobody
      for (unsigned index : summands)
        opSharding.operands[index] = Sharding();
      opSharding.results[result.getResultNumber()] = Sharding();
      shardings.erase(result);
    }
  }
  if (addends == Addends::Any)
    takeReducedOnLast();
}

/// The result, of an operand that is taken whole.
void Distribution::makeWhole(OpResult result, Sharding &operand, OpSharding &opSharding) {
  operand = opSharding.results[result.getResultNumber()] = Sharding();
  shardings.erase(result);
  reduced.erase(result);
}

/// What is summed up for itself is the last rank's where it is added to parts of a further sum:
/// these are then no sums of all sums before, which would be rounded otherwise than what is read.
/// What is made of such alone is whole.
void Distribution::takeReducedOnLast() {
  for (Operation *op : order) {
    OpSharding &opSharding = opShardings[op];
    bool isBarrier = isa<hlo::OptimizationBarrierOp>(op);
    bool isOfParts = false, isOfWholes = false;
    for (auto [index, sharding] : llvm::enumerate(opSharding.operands)) {
      Value operand = op->getOperand(index);
      bool isWhole = getSharding(operand).isReplicated() ||
                     (reduced.contains(operand) && mayBeOnLast(op, index));
      if (sharding.isPartial(ir::ReduceKind::Add) && isWhole && isBarrier)
        makeWhole(op->getResult(index), opSharding.operands[index], opSharding);
      else if (sharding.isPartial(ir::ReduceKind::Add) && isWhole)
        sharding = Sharding::onLast();
      isOfParts |= sharding.isPartial() && !sharding.isOnLast;
      isOfWholes |= sharding.isOnLast;
    }
    if (!isOfWholes || isOfParts || op->getNumResults() != 1)
      continue;
    for (Sharding &sharding : opSharding.operands)
      makeWhole(op->getResult(0), sharding, opSharding);
  }
}

std::optional<OpSharding> Distribution::getWholeForm(Value value) const {
  auto result = dyn_cast<OpResult>(value);
  if (!result || !getSharding(value).isPartial() || reduced.contains(value))
    return std::nullopt;
  OpSharding opSharding = getOpSharding(result.getOwner());
  SmallVector<unsigned, 2> summands = getSummands(result, opSharding);
  if (summands.empty() || hasRegionsOf(result.getOwner()))
    return std::nullopt;
  for (unsigned index : summands)
    opSharding.operands[index] = Sharding();
  opSharding.results[result.getResultNumber()] = Sharding();
  return opSharding;
}

/// Whether a region of the loop needs carried value `index`, which is carried as partial, whole:
/// then the value is better carried whole.
bool Distribution::needsWholeInside(hlo::WhileOp loop, ArrayRef<Sharding> carried,
                                    unsigned index) const {
  Operation *end = loop.getBody().front().getTerminator();
  SmallVector<Value> pending{loop.getCond().getArgument(index), loop.getBody().getArgument(index)};
  llvm::SmallDenseSet<Value> seen(pending.begin(), pending.end());
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      bool isCarried = use.getOwner() == end && carried[use.getOperandNumber()].isPartial();
      if (!isCarried && !takesPartial(use))
        return true;
      if (OpResult sum = getSum(use); sum && seen.insert(sum).second)
        pending.push_back(sum);
    }
  return false;
}
