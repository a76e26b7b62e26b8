//===- AttentionOperands.cpp - attention-operands: matmuls of what the kernel makes -------===//
//
// `attention` carries it out: the ops become members of the kernels whose matmuls read what they
// make, of the forward and of the backward one. Each makes the elements once for a batch index
// (keys and values), or once for a tile (queries), in memory of its thread.
//===----------------------------------------------------------------------------------===//
#include "AttentionOperands.h"
#include "../OpKinds.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {

/// Ops that make an element: what they cost is spent once more in the backward kernel.
constexpr size_t kMostOps = 32;
/// More bytes that may be read than the operand has, as a part of that: biases, angles.
constexpr int64_t kReadBeside = 8;

AttentionOperands::AttentionOperands(const Attention &attention, const ScoreSpaces &spaces,
                                     int64_t mostBytes,
                                     const llvm::DenseSet<Attribute> &matrixUnits)
    : attention(attention), spaces(spaces), matrixUnits(matrixUnits) {
  if (mostBytes == 0)
    return;
  auto add = [&](Operation *matmul, const ScoreMatrix &matrix, int axis) {
    matrices.push_back({&matrix, axis});
    readers.insert(matmul);
    for (Value value = matrix.value; value != matrix.view.base;
         value = value.getDefiningOp()->getOperand(0))
      readers.insert(value.getDefiningOp());
  };
  for (const ScoreDot &dot : attention.dots) {
    add(dot.op, dot.rows, attention.mainQueries);
    add(dot.op, dot.columns, attention.keys);
  }
  for (const ScoreSum &sum : attention.sums)
    add(sum.op, sum.operand, sum.overKeys ? attention.keys : attention.mainQueries);
  llvm::DenseSet<Value> seen;
  for (auto [matrix, axis] : matrices) {
    Value base = matrix->view.base;
    if (!seen.insert(base).second)
      continue;
    Ops ops = collect(base);
    if (ops.empty())
      continue;
    StringRef reason = whyNot(base, ops);
    notes.push_back({base.getDefiningOp(), reason.str()});
    if (reason.empty())
      prepared[base] = std::move(ops);
  }
  if (countBytes() <= mostBytes)
    return;
  for (Note &note : notes)
    if (note.whyNot.empty())
      note.whyNot = "keys and values as matmuls read them are more than the kernel can hold";
  prepared.clear();
}

ArrayRef<Operation *> AttentionOperands::getOps(Value base) const {
  auto found = prepared.find(base);
  return found == prepared.end() ? ArrayRef<Operation *>() : found->second.getArrayRef();
}

/// Whether a kernel can compute `op` as it loads an operand.
bool AttentionOperands::mayPrepare(Operation *op) const {
  if (!op || op->getNumResults() != 1 || spaces.isPartOfAny(op))
    return false;
  switch (classify(op)) {
  case OpKind::Source:
    return true;
  case OpKind::Elementwise:
    return isCheap(op);
  default:
    return isa<hlo::BroadcastInDimOp, hlo::TransposeOp, hlo::SliceOp, hlo::ReshapeOp,
               hlo::ConcatenateOp>(op);
  }
}

static bool isFree(Operation *op) {
  return classify(op) == OpKind::Source || isExpandingBroadcast(op);
}

/// Whether something else needs what `op` makes in memory.
bool AttentionOperands::isReadByOthers(Operation *op, const Ops &ops) const {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return !readers.contains(user) && !ops.contains(user);
  });
}

/// What makes `base` for this attention alone, the last op first: as far as that can be loaded so.
AttentionOperands::Ops AttentionOperands::collect(Value base) const {
  Ops ops;
  if (!mayPrepare(base.getDefiningOp()))
    return ops;
  SmallVector<Operation *> pending = {base.getDefiningOp()};
  while (!pending.empty() && ops.size() <= kMostOps) {
    // The latest: all that reads it has been looked at.
    auto *latest = llvm::max_element(
        pending, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    Operation *op = *latest;
    pending.erase(latest);
    if (ops.contains(op))
      continue;
    bool isBase = op == base.getDefiningOp();
    if (!isBase && !isFree(op) && isReadByOthers(op, ops))
      continue;
    ops.insert(op);
    for (Value operand : op->getOperands())
      if (mayPrepare(operand.getDefiningOp()))
        pending.push_back(operand.getDefiningOp());
  }
  return ops;
}

StringRef AttentionOperands::whyNot(Value base, const Ops &ops) const {
  if (isReadByOthers(base.getDefiningOp(), ops))
    return "others read it, so it is stored anyway";
  if (ops.size() > kMostOps)
    return "too many ops make it";
  int64_t read = 0, own = ir::getTensorBytes(base.getType());
  llvm::DenseSet<Value> inputs;
  for (Operation *op : ops)
    for (Value operand : op->getOperands()) {
      if (ops.contains(operand.getDefiningOp()) || !inputs.insert(operand).second)
        continue;
      // Of what is sliced, a part alone: an element is made of one of each.
      auto type = hlo::tensorType(operand);
      int64_t elements = hlo::tensorType(base).getNumElements();
      read +=
          std::min(elements, type.getNumElements()) * ir::getElementBytes(type.getElementType());
      ir::UnpackOp unpack = findUnpack(operand);
      if (unpack && matrixUnits.contains(unpack.getUnitAttr()))
        return "it is made of a parameter whose unit would have to stay gathered for the backward "
               "kernel";
    }
  return read > own + own / kReadBeside ? "it is made of more bytes than it has" : "";
}

/// What a kernel holds of the operands that it makes, each once.
int64_t AttentionOperands::countBytes() const {
  int64_t bytes = 0;
  SmallVector<std::pair<const ScoreMatrix *, int>> held;
  for (auto [matrix, axis] : matrices) {
    if (!prepared.contains(matrix->view.base) ||
        llvm::any_of(held, [&, matrix = matrix, axis = axis](auto &other) {
          return axis == other.second && matrix->isSameAs(*other.first);
        }))
      continue;
    held.push_back({matrix, axis});
    int64_t rows = spaces.getSize(axis);
    if (axis != attention.keys)
      rows = std::min(rows, kMostTileQueries);
    unsigned width = hlo::tensorType(matrix->value).getElementTypeBitWidth();
    bytes += rows * matrix->innerSize * width / 8;
  }
  return bytes;
}

} // namespace zero
