//===- UseIntervals.h - Where a program reads the parameters of its units -----------===//
//
// Recounted from one rank's flat program, for its verifier. Two uses of a unit are of one interval
// unless uses of at least two other units that hold a matrix lie between them: a unit that is kept
// through those is held for nothing. What an update spreads into a shard may stand anywhere:
// whether it parts uses of others, as it may, or does not is for who asks.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_USEINTERVALS_H
#define ZERO_PARTITIONED_USEINTERVALS_H

#include "CheckedProgram.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace zero::checked {

/// Where each flat buffer, and each gather of one, is read, by position in the block.
class UseCounter {
public:
  UseCounter(mlir::func::FuncOp function, llvm::ArrayRef<FlatState> flats,
             bool countsSpreads = false)
      : countsSpreads(countsSpreads) {
    for (auto [index, flat] : llvm::enumerate(flats)) {
      origins[flat.value].buffers.insert(index);
      hasMatrix.push_back(ir::LayoutOp(flat.layout).holdsMatrix());
    }
    uses.resize(flats.size());
    unsigned position = 0;
    for (mlir::Operation &op : function.getBody().front())
      visit(op, position++);
  }

  /// Intervals of uses of a buffer.
  int64_t countIntervals(unsigned buffer) const {
    return (uses[buffer].empty() ? 0 : 1) + countGaps(buffer, uses[buffer]);
  }

  /// One all-gather of one buffer.
  struct Gather {
    ir::AllGatherOp op;
    unsigned buffer;
    /// Where it stands, then where its result is read.
    llvm::SmallVector<unsigned> positions;
  };
  llvm::ArrayRef<Gather> getGathers() const { return gathers; }
  /// Whether `shard` is a buffer that the function takes, or computed of one, of constants and of
  /// scalars alone.
  bool isOfState(mlir::Value shard) const { return origins.contains(shard); }
  int64_t countGathers(unsigned buffer) const {
    return llvm::count_if(gathers, [&](const Gather &gather) { return gather.buffer == buffer; });
  }
  /// Whether a gather holds its unit while others come and go.
  bool isHeld(const Gather &gather) const { return countGaps(gather.buffer, gather.positions) > 0; }

private:
  /// Buffers and gathers of which a value is made.
  struct Origin {
    llvm::SmallSetVector<unsigned, 2> buffers, gathers;
    bool isUnpacked = false;
  };

  static bool isNumber(mlir::Value value) {
    return mlir::cast<mlir::RankedTensorType>(value.getType()).getNumElements() == 1;
  }

  /// Ops through which a parameter passes before it is used: on its way out of its buffer, and
  /// moved or computed on with nothing but constants and scalars.
  bool passesOn(mlir::Operation &op) const {
    if (isa<ir::AllGatherOp, ir::UnpackOp>(op))
      return true;
    if (op.getNumResults() != 1 || op.getNumRegions() > 0 || !isMemoryEffectFree(&op) ||
        isa<ir::OwnShardOp>(op) || !(hlo::isElementwise(&op) || hlo::isStaticDataMovement(&op)))
      return false;
    // What is made of an element and of another number is a use: that may be a sum over rows.
    bool isScaled = !isNumber(op.getResult(0));
    return llvm::all_of(op.getOperands(), [&](mlir::Value operand) {
      return origins.contains(operand) || (isScaled && isNumber(operand)) ||
             fixed.contains(operand);
    });
  }

  /// Constants, and what is moved or computed of them alone.
  void noteFixed(mlir::Operation &op) {
    if (op.getNumResults() == 1 && isMemoryEffectFree(&op) && op.getNumRegions() == 0 &&
        (isa<hlo::ConstantOp, hlo::IotaOp>(op) ||
         (op.getNumOperands() > 0 && (hlo::isElementwise(&op) || hlo::isStaticDataMovement(&op)) &&
          llvm::all_of(op.getOperands(), [&](mlir::Value v) { return fixed.contains(v); }))))
      fixed.insert(op.getResult(0));
  }

  /// The update reads buffers in place; only what is unpacked is read whole.
  void visit(mlir::Operation &op, unsigned position) {
    noteFixed(op);
    if (auto gather = mlir::dyn_cast<ir::AllGatherOp>(op))
      return visitGather(gather, position);
    Origin read, whole;
    auto collect = [&](mlir::Value operand) {
      auto it = origins.find(operand);
      if (it == origins.end())
        return;
      for (Origin *origin : {&read, &whole}) {
        if (origin == &whole && !it->second.isUnpacked)
          continue;
        origin->buffers.insert(it->second.buffers.begin(), it->second.buffers.end());
        origin->gathers.insert(it->second.gathers.begin(), it->second.gathers.end());
      }
    };
    // Regions read what they capture.
    op.walk([&](mlir::Operation *inner) { llvm::for_each(inner->getOperands(), collect); });
    if (read.buffers.empty())
      return;
    if (isa<hlo::ReshapeOp>(op) && whole.buffers.empty())
      return noteOwnRows(read, position);
    if (passesOn(op)) {
      read.isUnpacked = isa<ir::UnpackOp>(op) || !whole.buffers.empty();
      for (mlir::Value result : op.getResults())
        origins[result] = read;
      return;
    }
    for (unsigned gather : whole.gathers)
      gathers[gather].positions.push_back(position);
    if (isa<ir::InsertSegmentOp>(op) && !countsSpreads)
      return;
    for (unsigned buffer : whole.buffers) {
      uses[buffer].push_back(position);
      if (hasMatrix[buffer])
        all.push_back({position, buffer});
    }
  }

  /// A rank's rows, read in its shard as they are: a use that asks for no gather.
  void noteOwnRows(const Origin &read, unsigned position) {
    for (unsigned buffer : read.buffers)
      if (hasMatrix[buffer])
        all.push_back({position, buffer});
  }

  void visitGather(ir::AllGatherOp op, unsigned position) {
    for (auto [shard, whole] : llvm::zip_equal(op.getShards(), op.getResults())) {
      auto it = origins.find(shard);
      if (it == origins.end())
        continue;
      Origin origin;
      origin.buffers = it->second.buffers;
      for (unsigned buffer : origin.buffers) {
        origin.gathers.insert(gathers.size());
        gathers.push_back({op, buffer, {position}});
      }
      origins[whole] = origin;
    }
  }

  int64_t countGaps(unsigned buffer, llvm::ArrayRef<unsigned> positions) const {
    int64_t gaps = 0;
    for (size_t i = 0; i + 1 < positions.size(); ++i)
      gaps += countOthers(buffer, positions[i], positions[i + 1]) >= 2;
    return gaps;
  }
  unsigned countOthers(unsigned buffer, unsigned from, unsigned to) const {
    llvm::SmallSetVector<unsigned, 2> others;
    auto *it = llvm::upper_bound(all, std::pair(from, UINT_MAX));
    for (; it != all.end() && it->first < to && others.size() < 2; ++it)
      if (it->second != buffer)
        others.insert(it->second);
    return others.size();
  }

  bool countsSpreads;
  llvm::DenseSet<mlir::Value> fixed;
  llvm::DenseMap<mlir::Value, Origin> origins;
  llvm::SmallVector<Gather, 0> gathers;
  llvm::SmallVector<llvm::SmallVector<unsigned>> uses;
  /// Uses of buffers with a matrix, in program order.
  llvm::SmallVector<std::pair<unsigned, unsigned>> all;
  llvm::SmallVector<bool> hasMatrix;
};

} // namespace zero::checked
#endif
