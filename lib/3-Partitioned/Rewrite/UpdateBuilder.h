//===- UpdateBuilder.h - The update of whole units ----------------------------===//
//
// One elementwise graph per unit, on its flat buffers, for all its parameters. What differs between
// parameters is a vector over segments. Partial reductions are written per parameter, as the
// program has them; the rules make vectors of them. What is computed whole is packed into the flat
// buffer that the graph goes on with; what is read whole is unpacked from the graph's.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_UPDATEBUILDER_H
#define ZERO_PARTITIONED_UPDATEBUILDER_H

#include "Plan/Plan.h"
#include "mlir/IR/Builders.h"

namespace zero::part {

class UpdateBuilder {
public:
  using LookUp = llvm::function_ref<mlir::Value(mlir::Value)>;

  UpdateBuilder(mlir::OpBuilder &builder, const StateTable &table, const PartitionPlan &plan,
                const StepInfo &info);

  void setState(unsigned unit, unsigned slot, mlir::Value flat);
  /// Packs and all-reduces gradient `number` of a unit, if nothing asked for it before.
  void emitGradient(unsigned unit, unsigned number, LookUp lookUp);
  /// Number of gradients that feed a unit's update.
  unsigned getNumGradients(unsigned unit) const { return getGraph(unit).gradients.size(); }
  const UpdateGraph &getGraph(unsigned unit, unsigned position = 0) const {
    return info.segments[plan.units[unit].segments[position]].graph;
  }
  /// Emits partial reduction `number` of a unit; `setResult` gets the value of each reduction of
  /// the program that is complete with it.
  void emitPartial(unsigned unit, unsigned number, LookUp lookUp,
                   llvm::function_ref<void(hlo::ReduceOp, mlir::Value)> setResult);
  /// Packs the whole values of node `number` of a unit.
  void emitWhole(unsigned unit, unsigned number, LookUp lookUp) { getFlat(unit, number, lookUp); }
  /// A value of the units' graphs, whole: unpacked once.
  mlir::Value getWhole(mlir::Value value, LookUp lookUp);
  /// The new value of a slot.
  mlir::Value getNewState(unsigned unit, unsigned slot, LookUp lookUp) {
    return getFlat(unit, getGraph(unit).roots[slot], lookUp);
  }

private:
  mlir::Value getFlat(unsigned unit, unsigned node, LookUp lookUp);
  mlir::Value packWholes(unsigned unit, unsigned index, mlir::Type elementType, LookUp lookUp);
  mlir::Value getSegment(FlatValue::Part part, mlir::Location loc, LookUp lookUp);
  mlir::Value buildScalar(unsigned unit, unsigned index, mlir::Type type, LookUp lookUp);
  mlir::Value buildVector(unsigned unit, unsigned index, mlir::Type type, LookUp lookUp);
  mlir::Value buildRankZero(const ScalarSource &source, mlir::Type type, LookUp lookUp);
  mlir::RankedTensorType getFlatType(unsigned unit, mlir::Type elementType) const {
    return mlir::RankedTensorType::get({plan.units[unit].elements}, elementType);
  }
  /// Types of a unit's segments.
  llvm::SmallVector<mlir::Type> getSegmentTypes(unsigned unit, mlir::Type elementType) const;
  mlir::Location getLoc(unsigned unit) const;

  mlir::OpBuilder &builder;
  const StateTable &table;
  const PartitionPlan &plan;
  const StepInfo &info;
  /// Per unit: slots' old values, reduced gradients, values of the graph's nodes.
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> states, gradients, flats;
  /// Per value that the step reads whole: its nodes in the units' graphs.
  llvm::DenseMap<mlir::Value, FlatValue> wholeReads;
  /// Unpacked nodes, by unit and node.
  llvm::DenseMap<std::pair<unsigned, unsigned>, ir::UnpackOp> unpacked;
  /// Per reduction of a stacked parameter: what is known of its slices.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>> sliceValues;
};

} // namespace zero::part
#endif
