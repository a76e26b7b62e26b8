//===- UnitPacks.h - Where values of parameters become values of units --------===//
//
// Packs of the values of a unit's parameters, as the step computes them: new states, reduced
// gradients, what norms are taken of, what the step reads whole, what it computes whole. The rules
// of Batching.cpp move the packs up.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_UNITPACKS_H
#define ZERO_PARTITIONED_UNITPACKS_H

#include "Plan/Plan.h"
#include "Rules/Rules.h"
#include "mlir/IR/Builders.h"

namespace zero::part {

/// What the rewritten step has for a value of the old one.
class StepValues {
public:
  /// As plain ops read it.
  virtual mlir::Value lookUp(mlir::Value value) = 0;
  /// As updates read it.
  virtual mlir::Value lookUpInUpdate(mlir::Value value) = 0;

protected:
  ~StepValues() = default;
};

class UnitPacks {
public:
  UnitPacks(mlir::OpBuilder &builder, const StateTable &table, const PartitionPlan &plan,
            const StepInfo &info, StepValues &values);

  const UpdateGraph &getGraph(unsigned unit, unsigned position = 0) const {
    return info.segments[plan.units[unit].segments[position]].graph;
  }
  /// The pack of a node of a unit's graphs, behind those of the gradients and of the values
  /// computed whole of which the node is made.
  mlir::Value getPack(unsigned unit, unsigned node);
  /// Partial reduction `number` of a unit: of segments of the pack of what it reads. `setResult`
  /// gets the value of each reduction of the program that is complete with it.
  void emitPartial(unsigned unit, unsigned number,
                   llvm::function_ref<void(hlo::ReduceOp, mlir::Value)> setResult);
  /// A value of the units' graphs for who reads it whole: segments of its pack.
  mlir::Value getWhole(mlir::Value value);
  /// The packs of values computed whole.
  llvm::SmallVector<WholePack> takeWholes() { return std::move(wholes); }

private:
  mlir::Value buildPack(unsigned unit, unsigned node);
  mlir::Value getSegment(FlatValue::Part part, mlir::Location loc);
  mlir::Value buildSegmentReduction(hlo::ReduceOp reduce, mlir::Value segment, bool isSlice);
  mlir::Value joinSlices(hlo::ReduceOp reduce, llvm::ArrayRef<mlir::Value> slices);

  mlir::OpBuilder &builder;
  const StateTable &table;
  const PartitionPlan &plan;
  const StepInfo &info;
  StepValues &values;
  /// By unit and node.
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> packs;
  llvm::SmallVector<WholePack> wholes;
  /// Per value that the step reads whole: its nodes in the units' graphs.
  llvm::DenseMap<mlir::Value, FlatValue> wholeReads;
  /// Unpacked nodes, by unit and node.
  llvm::DenseMap<std::pair<unsigned, unsigned>, ir::UnpackOp> unpacked;
  /// Per reduction of a stacked parameter: what is known of its slices.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>> sliceValues;
};

} // namespace zero::part
#endif
