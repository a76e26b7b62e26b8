//===- MergeMetrics.cpp - One reduction for all metrics that only the reader needs -----===//
#include "Rules.h"
#include "zero/3-Partitioned/Passes.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// Finds the all_reduces that nothing but metrics reads, and joins those of one element type and
/// kind: the last of them to be computed tells where.
class MetricMerger {
public:
  explicit MetricMerger(func::FuncOp function)
      : function(function), block(function.getBody().front()) {}

  unsigned run() {
    findNeeded();
    unsigned merged = 0;
    // A metric may be computed from another one's reduction: round by round.
    for (unsigned round = 0;; ++round) {
      llvm::MapVector<Key, SmallVector<ir::AllReduceOp>> sets = findSets(round);
      if (sets.empty())
        return merged;
      for (auto &[key, members] : sets)
        if (members.size() > 1) {
          merge(members);
          ++merged;
        }
    }
  }

private:
  using Key = std::tuple<Type, ir::ReduceKind, Attribute, Attribute>;

  bool isMetric(unsigned result) {
    auto role = function.getResultAttrOfType<ir::RoleAttr>(result, "zero.role");
    return role && role.getKind() == ir::RoleKind::Metric;
  }

  /// What states and outputs are computed from: the step itself waits for it.
  void findNeeded() {
    SmallVector<Value> pending;
    for (OpOperand &operand : block.getTerminator()->getOpOperands())
      if (!isMetric(operand.getOperandNumber()))
        pending.push_back(operand.get());
    while (!pending.empty()) {
      Operation *op = pending.pop_back_val().getDefiningOp();
      op = op ? block.findAncestorOpInBlock(*op) : nullptr;
      if (!op || !needed.insert(op).second)
        continue;
      forEachRead(op, [&](Value read) { pending.push_back(read); });
    }
  }

  llvm::MapVector<Key, SmallVector<ir::AllReduceOp>> findSets(unsigned asked) {
    llvm::MapVector<Key, SmallVector<ir::AllReduceOp>> sets;
    llvm::DenseMap<Operation *, unsigned> rounds;
    for (Operation &op : block) {
      if (needed.contains(&op))
        continue;
      unsigned round = 0;
      forEachRead(&op, [&](Value read) {
        if (Operation *def = read.getDefiningOp())
          round = std::max(round, rounds.lookup(def));
      });
      if (auto reduction = dyn_cast<ir::AllReduceOp>(op)) {
        Type elementType = hlo::tensorType(reduction.getResult()).getElementType();
        if (round == asked)
          sets[{elementType, reduction.getKind(), reduction.getMeshAttr(), reduction.getAxes()}]
              .push_back(reduction);
        ++round;
      }
      rounds[&op] = round;
    }
    return sets;
  }

  void merge(ArrayRef<ir::AllReduceOp> members) {
    ir::AllReduceOp first = members.front(), last = members.back();
    OpBuilder builder(last);
    SmallVector<Value> vectors;
    int64_t size = 0;
    for (ir::AllReduceOp member : members) {
      RankedTensorType type = hlo::tensorType(member.getOperand());
      vectors.push_back(hlo::ReshapeOp::create(
          builder, member.getLoc(), type.clone({type.getNumElements()}), member.getOperand()));
      size += type.getNumElements();
    }
    auto type = RankedTensorType::get({size}, hlo::tensorType(vectors[0]).getElementType());
    Location loc = last.getLoc();
    Value joined =
        hlo::ConcatenateOp::create(builder, loc, type, vectors, builder.getI64IntegerAttr(0));
    Value total = ir::AllReduceOp::create(builder, loc, type, first.getKindAttr(), joined,
                                          first.getMeshAttr(), first.getAxes());
    sinkUsers(members, last);
    int64_t offset = 0;
    for (ir::AllReduceOp member : members) {
      RankedTensorType memberType = hlo::tensorType(member.getResult());
      int64_t end = offset + memberType.getNumElements();
      Value part = hlo::SliceOp::create(builder, member.getLoc(), total, {offset}, {end}, {1});
      member.getResult().replaceAllUsesWith(
          hlo::ReshapeOp::create(builder, member.getLoc(), memberType, part));
      offset = end;
    }
    for (ir::AllReduceOp member : members)
      member.erase();
  }

  /// Moves what is computed from the members behind the last of them, in its order. Only metrics
  /// read it, so nothing else has to follow.
  void sinkUsers(ArrayRef<ir::AllReduceOp> members, Operation *last) {
    llvm::DenseSet<Operation *> dependent(members.begin(), members.end());
    SmallVector<Operation *> moved;
    for (Operation *op = members.front(); op != last; op = op->getNextNode()) {
      bool depends = false;
      forEachRead(op, [&](Value read) { depends |= dependent.contains(read.getDefiningOp()); });
      if (!depends || dependent.contains(op))
        continue;
      dependent.insert(op);
      moved.push_back(op);
    }
    Operation *place = last;
    for (Operation *op : moved) {
      op->moveAfter(place);
      place = op;
    }
  }

  func::FuncOp function;
  Block &block;
  llvm::DenseSet<Operation *> needed;
};
} // namespace

unsigned part::mergeMetrics(func::FuncOp function) { return MetricMerger(function).run(); }
