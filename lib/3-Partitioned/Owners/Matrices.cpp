#include "Owners/Matrices.h"

#include "Owners/CommonScalars.h"
#include "Owners/Owners.h"
#include "mlir/IR/OperationSupport.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Support/Reads.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::part;

void Exchanged::addInput(Value value, bool isOfSegments) {
  int64_t bytes = ir::getTensorBytes(value.getType());
  all += bytes;
  gathered += isOfSegments ? bytes : 0;
}

void Exchanged::addOutput(OpOperand &output) {
  int64_t bytes = ir::getTensorBytes(output.get().getType());
  all += bytes;
  (output.getOwner()->hasTrait<OpTrait::IsTerminator>() ? kept : given) += bytes;
}

Exchanged Matrices::getExchanged(unsigned kind) const {
  Exchanged exchanged;
  for (unsigned input : inputs.find(kind)->second.set_bits())
    exchanged.addInput(list[kind].reads[input], isSegment(list[kind].reads[input]));
  for (OpOperand *output : list[kind].outputs)
    exchanged.addOutput(*output);
  return exchanged;
}

SegmentRef part::getSegment(Value unpacked, const RuleContext &context) {
  auto result = cast<OpResult>(unpacked);
  auto unpack = cast<ir::UnpackOp>(result.getOwner());
  return {unpack.getFlat(), context.getLayout(unpack.getUnitAttr()), result.getResultNumber()};
}

/// Whether ranks may run the op on different values.
static bool isLocal(Operation *op) {
  WalkResult walk = op->walk([](Operation *inner) {
    bool isPlain = !isa<ir::ZeroDialect>(inner->getDialect()) && !hlo::isTiedToDevices(inner) &&
                   isMemoryEffectFree(inner);
    return isPlain ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !walk.wasInterrupted();
}

namespace {
class MatrixFinder {
public:
  MatrixFinder(func::FuncOp function, ArrayRef<WholePack> wholes, const Slices &slices)
      : function(function), block(function.getBody().front()), slices(slices) {
    for (const WholePack &whole : wholes)
      packs.insert(whole.pack);
    findStates();
  }

  SmallVector<Matrix, 0> run() {
    findDependent();
    removeCommon();
    connect();
    SmallVector<Matrix, 0> matrices, found = collect();
    for (Matrix &matrix : found)
      if (std::string why = findObstacle(matrix); why.empty())
        matrices.push_back(std::move(matrix));
      else
        noteNotOwned(matrix.ops.front(), why);
    return matrices;
  }

private:
  void findStates();
  bool isLeaf(Value value);
  void findDependent();
  SmallVector<Operation *> getMakers() const;
  void removeCommon();
  void connect();
  void addOp(Matrix &matrix, Operation *op);
  SmallVector<Matrix, 0> collect();
  bool isOutput(OpOperand &use) const;
  std::string findObstacle(const Matrix &matrix) const;

  func::FuncOp function;
  Block &block;
  const Slices &slices;
  llvm::SetVector<Operation *> packs;
  /// States of a matrix's shape that all ranks have: arguments, and their results.
  llvm::DenseSet<Value> states;
  llvm::DenseSet<unsigned> stateResults;
  /// Plain ops that are made of leaves, with the values that they read.
  OpReads dependent;
  /// Values of the rank's own rows.
  llvm::DenseSet<Value> rows;
  llvm::EquivalenceClasses<Operation *> connected;
  /// Of an unpack: whether anything but norms is made of its leaves.
  llvm::DenseMap<Operation *, bool> hasLeaves;
};
} // namespace

static bool isMatrix(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() >= 2 && type.getNumElements() > 1;
}

void MatrixFinder::findStates() {
  for (BlockArgument arg : block.getArguments()) {
    ir::RoleAttr role = getArgRole(function, arg.getArgNumber());
    if (role && (role.getKind() == ir::RoleKind::Batch || role.getDim() >= 0))
      rows.insert(arg);
    else if (role && role.isState() && !role.getUnit() && role.getNext() >= 0 && isMatrix(arg)) {
      states.insert(arg);
      stateResults.insert(role.getNext());
    }
  }
}

/// A value that may be one matrix's own. What norms are taken of is none: their sums are partial.
bool MatrixFinder::isLeaf(Value value) {
  if (slices.leaves.contains(value))
    return true;
  if (auto unpack = value.getDefiningOp<ir::UnpackOp>()) {
    auto [known, isNew] = hasLeaves.try_emplace(unpack);
    if (isNew)
      known->second = !llvm::all_of(
          unpack->getUsers(), [](Operation *user) { return getFullReduction(user).has_value(); });
    return known->second;
  }
  Operation *reduction = value.getDefiningOp<ir::AllReduceOp>();
  return states.contains(value) ||
         (reduction && !ir::isOverModelAxes(reduction) && isMatrix(value));
}

void MatrixFinder::findDependent() {
  for (Operation &op : block.without_terminator()) {
    SmallVector<Value> reads = getReadValues(&op).takeVector();
    bool isZero = isa<ir::ZeroDialect>(op.getDialect());
    bool isOwn = ir::isOverModelAxes(&op);
    bool ofRows = (isa<ir::RankOffsetOp>(op) && !isOwn) ||
                  ((isOwn || !isa<ir::AllReduceOp, ir::BatchGatherOp>(op)) &&
                   llvm::any_of(reads, [&](Value read) { return rows.contains(read); }));
    if (ofRows)
      rows.insert(op.result_begin(), op.result_end());
    bool isSlice = op.getNumResults() == 1 && slices.leaves.contains(op.getResult(0));
    if (isZero || ofRows || isSlice || slices.tails.contains(&op))
      continue;
    if (llvm::any_of(reads, [&](Value read) {
          return isLeaf(read) || dependent.contains(read.getDefiningOp());
        }))
      dependent[&op] = std::move(reads);
  }
}

/// What is common stays where every rank computes it.
void MatrixFinder::removeCommon() {
  llvm::DenseSet<Operation *> common =
      findCommon(dependent, getMakers(), [&](Value value) { return isLeaf(value); });
  dependent.remove_if([&](const auto &entry) { return common.contains(entry.first); });
}

/// What makes packs and states.
SmallVector<Operation *> MatrixFinder::getMakers() const {
  SmallVector<Operation *> makers;
  auto addOperands = [&](Operation *output) {
    for (Value piece : output->getOperands())
      makers.push_back(piece.getDefiningOp());
  };
  llvm::for_each(packs, addOperands);
  llvm::for_each(slices.tails, addOperands);
  for (OpOperand &result : block.getTerminator()->getOpOperands())
    if (isOutput(result))
      makers.push_back(result.get().getDefiningOp());
  return makers;
}

/// Back from packs and states.
void MatrixFinder::connect() {
  SmallVector<Operation *> pending;
  auto add = [&](Operation *op) {
    if (!op || !dependent.contains(op) || connected.contains(op))
      return;
    connected.insert(op);
    pending.push_back(op);
  };
  llvm::for_each(getMakers(), add);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    for (Value read : dependent.find(op)->second)
      if (Operation *made = read.getDefiningOp(); made && dependent.contains(made)) {
        add(made);
        connected.unionSets(op, made);
      }
  }
}

void MatrixFinder::addOp(Matrix &matrix, Operation *op) {
  matrix.ops.push_back(op);
  matrix.flops += countFlops(op);
  for (Value read : dependent.find(op)->second)
    if (!dependent.contains(read.getDefiningOp()))
      matrix.reads.insert(read);
}

bool MatrixFinder::isOutput(OpOperand &use) const {
  if (use.getOwner() == block.getTerminator())
    return stateResults.contains(use.getOperandNumber());
  return packs.contains(use.getOwner()) || slices.tails.contains(use.getOwner());
}

SmallVector<Matrix, 0> MatrixFinder::collect() {
  llvm::MapVector<Operation *, Matrix> byLeader;
  for (auto &entry : dependent)
    if (connected.contains(entry.first))
      addOp(byLeader[connected.getLeaderValue(entry.first)], entry.first);
  auto addOutputs = [&](Operation *user) {
    for (OpOperand &use : user->getOpOperands())
      if (Operation *op = use.get().getDefiningOp(); op && isOutput(use) && connected.contains(op))
        byLeader[connected.getLeaderValue(op)].outputs.push_back(&use);
  };
  llvm::for_each(packs, addOutputs);
  llvm::for_each(slices.tails, addOutputs);
  addOutputs(block.getTerminator());
  SmallVector<Matrix, 0> found;
  for (auto &entry : byLeader)
    found.push_back(std::move(entry.second));
  return found;
}

/// Why owners cannot compute it; empty where they can.
std::string MatrixFinder::findObstacle(const Matrix &matrix) const {
  for (Value read : matrix.reads)
    if (rows.contains(read) || !isa<RankedTensorType>(read.getType()))
      return "it reads a value that each rank has of its own";
  llvm::DenseSet<Operation *> own(matrix.ops.begin(), matrix.ops.end());
  for (Operation *op : matrix.ops) {
    if (!isLocal(op))
      return "ranks have to run " + op->getName().getStringRef().str() + " together";
    for (OpOperand &use : op->getUses()) {
      Operation *reader = block.findAncestorOpInBlock(*use.getOwner());
      if (!own.contains(reader) && !isOutput(use))
        return "what " + op->getName().getStringRef().str() + " makes is read by " +
               reader->getName().getStringRef().str() + " too";
    }
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Alike
//===----------------------------------------------------------------------===//

static hlo::ConstantOp getConstant(Value value) { return value.getDefiningOp<hlo::ConstantOp>(); }

namespace {
/// Whether two matrices are the same ops on other values.
class Likeness {
public:
  Likeness(const Matrix &a, const Matrix &b) : a(a), b(b) {}

  bool check() {
    if (a.ops.size() != b.ops.size() || a.reads.size() != b.reads.size() ||
        a.outputs.size() != b.outputs.size())
      return false;
    for (auto [x, y] : llvm::zip_equal(a.reads, b.reads)) {
      hlo::ConstantOp first = getConstant(x), second = getConstant(y);
      if (x.getType() != y.getType() || bool(first) != bool(second) ||
          (first && first.getValue() != second.getValue()))
        return false;
      counterpart[x] = y;
    }
    for (auto [x, y] : llvm::zip_equal(a.ops, b.ops))
      if (!OperationEquivalence::isEquivalentTo(
              x, y, [&](Value u, Value v) { return success(counterpart.lookup(u) == v); },
              [&](Value u, Value v) { counterpart[u] = v; }, OperationEquivalence::IgnoreLocations))
        return false;
    return llvm::all_of(llvm::zip_equal(a.outputs, b.outputs), [&](auto pair) {
      auto [x, y] = pair;
      return counterpart.lookup(x->get()) == y->get() &&
             x->getOwner()->getName() == y->getOwner()->getName();
    });
  }

private:
  const Matrix &a, &b;
  llvm::DenseMap<Value, Value> counterpart;
};
} // namespace

/// What alike matrices have in common, as far as it is quickly found.
static size_t getShape(const Matrix &matrix) {
  llvm::hash_code hash = llvm::hash_combine(matrix.ops.size(), matrix.reads.size());
  for (Operation *op : matrix.ops) {
    hash = llvm::hash_combine(hash, op->getName().getStringRef());
    for (Type type : op->getResultTypes())
      hash = llvm::hash_combine(hash, type);
  }
  return hash;
}

/// Whether two values are one, or made by the same op of the same values.
static bool areSame(Value a, Value b) {
  Operation *x = a.getDefiningOp(), *y = b.getDefiningOp();
  return a == b ||
         (x && y && x->getNumResults() == 1 &&
          OperationEquivalence::isEquivalentTo(x, y, OperationEquivalence::exactValueMatch,
                                               OperationEquivalence::ignoreValueEquivalence,
                                               OperationEquivalence::IgnoreLocations));
}

/// Numbers kinds in the order of their first matrices, and finds their inputs.
static void findKinds(Matrices &matrices) {
  std::map<size_t, SmallVector<unsigned>> firsts;
  for (auto [number, matrix] : llvm::enumerate(matrices.list)) {
    SmallVector<unsigned> &candidates = firsts[getShape(matrix)];
    auto *known = llvm::find_if(
        candidates, [&](unsigned first) { return Likeness(matrices.list[first], matrix).check(); });
    matrix.kind = known == candidates.end() ? number : *known;
    if (known == candidates.end())
      candidates.push_back(number);
    llvm::BitVector &inputs = matrices.inputs[matrix.kind];
    inputs.resize(matrix.reads.size());
    for (unsigned at = 0; at < matrix.reads.size(); ++at) {
      Value own = matrix.reads[at], first = matrices.list[matrix.kind].reads[at];
      if (isSegment(own) || !areSame(own, first))
        inputs.set(at);
    }
  }
}

Matrices part::findMatrices(func::FuncOp function, ArrayRef<WholePack> wholes,
                            const Slices &slices) {
  Matrices matrices;
  matrices.list = MatrixFinder(function, wholes, slices).run();
  findKinds(matrices);
  for (const Matrix &matrix : matrices.list)
    ++matrices.counts[matrix.kind];
  return matrices;
}
