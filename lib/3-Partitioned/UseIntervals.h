//===- UseIntervals.h - Where a program reads the parameters of its units -----------===//
//
// Recounted from one rank's flat program, for its verifier.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_USEINTERVALS_H
#define ZERO_PARTITIONED_USEINTERVALS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace zero {

/// A flat buffer of state that an entry function takes.
struct FlatArg {
  mlir::BlockArgument arg;
  ir::RoleAttr role;
  mutable ir::LayoutOp layout;
  bool isWhole;
};

/// Where each flat buffer is read, by position in the block.
class UseCounter {
public:
  UseCounter(mlir::func::FuncOp function, llvm::ArrayRef<FlatArg> flats) {
    for (auto [index, flat] : llvm::enumerate(flats)) {
      sources[flat.arg].insert(index);
      hasMatrix.push_back(llvm::any_of(flat.layout.getSegmentRange(), [](ir::SegmentAttr segment) {
        return segment.getShape().size() > 1;
      }));
    }
    uses.resize(flats.size());
    unsigned position = 0;
    for (mlir::Operation &op : function.getBody().front())
      visit(op, position++);
  }

  /// Intervals of uses of a buffer: two uses are of one interval unless uses of at least two other
  /// buffers that hold a matrix lie between them.
  int64_t countIntervals(unsigned buffer) const {
    int64_t intervals = uses[buffer].empty() ? 0 : 1;
    for (size_t i = 0; i + 1 < uses[buffer].size(); ++i)
      intervals += countOthers(buffer, uses[buffer][i], uses[buffer][i + 1]) >= 2;
    return intervals;
  }

private:
  using Set = llvm::SmallSetVector<unsigned, 2>;

  /// Ops through which a parameter passes before it is used: on its way out of its buffer, and
  /// moved or computed on with nothing but constants and scalars.
  bool passesOn(mlir::Operation &op) const {
    if (isa<ir::AllGatherOp, ir::UnpackOp>(op))
      return true;
    if (op.getNumResults() != 1 || op.getNumRegions() > 0 || !isMemoryEffectFree(&op) ||
        isa<ir::OwnShardOp>(op) || !(hlo::isElementwise(&op) || isMove(op)))
      return false;
    return llvm::all_of(op.getOperands(), [&](mlir::Value operand) {
      return sources.contains(operand) ||
             mlir::cast<mlir::RankedTensorType>(operand.getType()).getNumElements() == 1 ||
             operand.getDefiningOp<hlo::ConstantOp>();
    });
  }
  static bool isMove(mlir::Operation &op) {
    return isa<hlo::ReshapeOp, hlo::TransposeOp, hlo::SliceOp, hlo::ConcatenateOp, hlo::ReverseOp,
               hlo::BroadcastInDimOp, hlo::PadOp>(op);
  }
  /// The update reads buffers in place; only what is unpacked is read whole.
  void visit(mlir::Operation &op, unsigned position) {
    Set read;
    for (mlir::Value operand : op.getOperands())
      if (auto it = sources.find(operand); it != sources.end())
        read.insert(it->second.begin(), it->second.end());
    if (read.empty())
      return;
    if (passesOn(op)) {
      bool whole = isa<ir::UnpackOp>(op) || isUnpacked(op);
      for (mlir::Value result : op.getResults()) {
        sources[result] = read;
        if (whole)
          unpacked.insert(result);
      }
      return;
    }
    Set whole;
    for (mlir::Value operand : op.getOperands())
      if (unpacked.contains(operand))
        whole.insert(sources[operand].begin(), sources[operand].end());
    for (unsigned buffer : whole) {
      uses[buffer].push_back(position);
      if (hasMatrix[buffer])
        all.push_back({position, buffer});
    }
  }
  bool isUnpacked(mlir::Operation &op) const {
    return llvm::any_of(op.getOperands(), [&](mlir::Value v) { return unpacked.contains(v); });
  }
  unsigned countOthers(unsigned buffer, unsigned from, unsigned to) const {
    Set others;
    auto *it = llvm::upper_bound(all, std::pair(from, UINT_MAX));
    for (; it != all.end() && it->first < to && others.size() < 2; ++it)
      if (it->second != buffer)
        others.insert(it->second);
    return others.size();
  }

  llvm::DenseMap<mlir::Value, Set> sources;
  llvm::DenseSet<mlir::Value> unpacked;
  llvm::SmallVector<llvm::SmallVector<unsigned>> uses;
  /// Uses of buffers with a matrix, in program order.
  llvm::SmallVector<std::pair<unsigned, unsigned>> all;
  llvm::SmallVector<bool> hasMatrix;
};

} // namespace zero
#endif
