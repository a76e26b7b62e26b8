#include "OrderMatmuls.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/Dialect/Zero/Turns.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// Less is not worth that a reduction starts a matmul later.
constexpr int64_t kLateReductionBytes = 8 << 20;

class MatmulOrderer {
public:
  explicit MatmulOrderer(Block &block) : block(block) {
    int64_t position = 0;
    for (Operation &op : block)
      positions[&op] = position++;
  }

  unsigned run() {
    unsigned moved = 0;
    Operation *before = nullptr;   // the matmul before, with nothing but views, gathers and
    SmallVector<Operation *> tail; // these, which reduce its result, behind it
    for (Operation *op : llvm::to_vector(llvm::make_pointer_range(block))) {
      if (before && isReductionOf(op, before, tail)) {
        tail.push_back(op);
      } else if (isView(op) || isa<AllGatherOp>(op)) {
        continue;
      } else if (!isa<GemmOp>(op)) {
        before = nullptr;
        tail.clear();
      } else if (before && !getTurns(op) && isIndependent(before, op, tail) &&
                 !partsReads(before, op) && countSaved(before, op) >= getLeastSaved(tail)) {
        moveBehind(before, tail, op);
        ++moved;
      } else {
        before = op;
        tail.clear();
      }
    }
    return moved;
  }

private:
  static int64_t getLeastSaved(ArrayRef<Operation *> tail) {
    bool isReduced = llvm::any_of(tail, [](Operation *op) { return isa<ReduceScatterOp>(op); });
    return isReduced ? kLateReductionBytes : 1;
  }

  /// Whether all that `op` reads is the result of `matmul`, as `tail` has it.
  static bool isReductionOf(Operation *op, Operation *matmul, ArrayRef<Operation *> tail) {
    return (isView(op) || isa<PackOp, ReduceScatterOp>(op)) && op->getNumOperands() > 0 &&
           llvm::all_of(op->getOperands(), [&](Value operand) {
             Operation *def = operand.getDefiningOp();
             return def && (def == matmul || llvm::is_contained(tail, def));
           });
  }

  /// Whether nothing up to `next` but what reduces it needs what `op` makes.
  static bool isIndependent(Operation *op, Operation *next, ArrayRef<Operation *> tail) {
    for (Operation *other = op->getNextNode(); other != next->getNextNode();
         other = other->getNextNode())
      if (!llvm::is_contained(tail, other) &&
          llvm::any_of(other->getOperands(), [&](Value operand) {
            Operation *def = operand.getDefiningOp();
            return def == op || llvm::is_contained(tail, def);
          }))
        return false;
    return true;
  }

  void moveBehind(Operation *op, ArrayRef<Operation *> tail, Operation *next) {
    Operation *ahead = op->getPrevNode();
    int64_t position = positions.lookup(op);
    op->moveAfter(next);
    Operation *last = op;
    for (Operation *reduction : tail) {
      reduction->moveAfter(last);
      last = reduction;
    }
    Operation *end = last->getNextNode();
    for (Operation *at = ahead ? ahead->getNextNode() : &block.front(); at != end;
         at = at->getNextNode())
      positions[at] = position++;
  }

  /// Units that a matmul reads, as they were gathered.
  static SmallVector<Value> getUnits(Operation *op) {
    SmallVector<Value> units;
    for (Value operand : op->getOperands()) {
      while (auto view = operand.getDefiningOp<ViewOp>())
        operand = view.getOperand();
      if (auto unpack = operand.getDefiningOp<UnpackOp>();
          unpack && unpack.getFlat().getDefiningOp<AllGatherOp>())
        units.push_back(unpack.getFlat());
    }
    return units;
  }

  /// Whether `op` behind `next` would read its unit between two reads of another's: a unit is held
  /// whole through the reads of one other alone.
  bool partsReads(Operation *op, Operation *next) const {
    SmallVector<Value> units = getUnits(op), others = getUnits(next);
    auto isRead = [&](Value unit, llvm::function_ref<bool(int64_t)> where) {
      return llvm::any_of(unit.getUsers(), [&](Operation *unpack) {
        return llvm::any_of(unpack->getUsers(),
                            [&](Operation *user) { return where(positions.lookup(user)); });
      });
    };
    int64_t first = positions.lookup(op), last = positions.lookup(next);
    return llvm::any_of(others,
                        [&](Value unit) {
                          return !units.empty() && !llvm::is_contained(units, unit) &&
                                 isRead(unit, [&](int64_t at) { return at > last; });
                        }) ||
           llvm::any_of(units, [&](Value unit) {
             return !others.empty() && !llvm::is_contained(others, unit) &&
                    isRead(unit, [&](int64_t at) { return at < first; });
           });
  }

  /// Bytes by which less is live where `op` runs behind `next`.
  int64_t countSaved(Operation *op, Operation *next) const {
    int64_t made = countMade(op), madeNext = countMade(next);
    int64_t first = std::max(made, made - countFreed(op, next) + madeNext);
    int64_t behind = std::max(madeNext, madeNext - countFreed(next, op) + made);
    return first - behind;
  }

  static int64_t countMade(Operation *op) {
    int64_t bytes = 0;
    for (Type type : op->getResultTypes())
      bytes += getTensorBytes(type);
    return bytes;
  }

  /// Bytes that nothing reads once `op` has run, if `other` runs behind it.
  int64_t countFreed(Operation *op, Operation *other) const {
    int64_t last = std::max(positions.lookup(op), positions.lookup(other)), bytes = 0;
    llvm::SmallSetVector<Value, 4> sources;
    for (Value operand : op->getOperands())
      if (Value source = findSource(operand))
        sources.insert(source);
    for (Value source : sources)
      if (isDead(source, last, other))
        bytes += getTensorBytes(source.getType());
    return bytes;
  }

  /// What is read under another shape; a parameter in the buffer of its gathered unit is bytes of
  /// its own. None for what lives on.
  static Value findSource(Value value) {
    while (auto view = value.getDefiningOp<ViewOp>())
      value = view.getOperand();
    if (auto unpack = value.getDefiningOp<UnpackOp>())
      return unpack.getFlat().getDefiningOp<AllGatherOp>() ? value : Value();
    return value.getDefiningOp() ? value : Value();
  }

  bool isDead(Value value, int64_t last, Operation *other) const {
    return llvm::all_of(value.getUsers(), [&](Operation *user) {
      if (user == other || user->hasTrait<OpTrait::IsTerminator>() || isa<PackOp>(user))
        return false;
      if (isa<ViewOp>(user))
        return isDead(user->getResult(0), last, other);
      return positions.lookup(user) <= last;
    });
  }

  Block &block;
  DenseMap<Operation *, int64_t> positions;
};

} // namespace

unsigned orderMatmuls(Block &block) { return MatmulOrderer(block).run(); }

} // namespace zero
