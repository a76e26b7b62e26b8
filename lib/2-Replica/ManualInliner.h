//===- ManualInliner.h - A manual computation's devices become ranks -----------------===//
#ifndef ZERO_LIB_REPLICA_MANUALINLINER_H
#define ZERO_LIB_REPLICA_MANUALINLINER_H

#include "ManualGroups.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {

/// The mesh of its shardings; one without axes where it has none.
sdy::MeshAttr findManualMesh(sdy::ManualComputationOp op);

class ManualInliner {
public:
  /// `isOfModel`: whether ranks along the axes have the same rows, and parts of the model.
  ManualInliner(sdy::ManualComputationOp op, ManualGroups groups, mlir::FlatSymbolRefAttr mesh,
                mlir::ArrayAttr axes, int64_t ranks, bool isOfModel)
      : op(op), groups(groups), mesh(mesh), axes(axes), ranks(ranks), isOfModel(isOfModel),
        builder(op) {}

  /// Collectives over the ranks become theirs; those of devices beside them are numbered by these
  /// alone.
  mlir::LogicalResult convertAll();
  /// Then the body takes the op's place.
  mlir::LogicalResult run();

private:
  void convertIndices();
  void findVarying();
  void visit(mlir::Operation *each);
  bool makesSame(mlir::Operation *each) const;
  bool makesOwn(mlir::Operation *each) const;
  mlir::LogicalResult convert(mlir::Operation *each);
  mlir::LogicalResult convertReduction(hlo::AllReduceOp reduction);
  mlir::LogicalResult convertGather(hlo::AllGatherOp gather);
  mlir::LogicalResult convertScatter(hlo::ReduceScatterOp scatter);
  mlir::LogicalResult convertExchange(hlo::AllToAllOp exchange);
  mlir::LogicalResult convertPermute(hlo::CollectivePermuteOp permute);
  mlir::Value makeOwnNumber(mlir::Location loc, mlir::Type type, int64_t stride);
  void convertId(mlir::Operation *id);
  void keepBeside(mlir::Operation *collective);
  void replaceOwn(mlir::Value found, mlir::Value made);
  mlir::Value exchange(mlir::Location loc, mlir::Value value, mlir::DenseI64ArrayAttr from);
  mlir::Value maskUnsent(mlir::Location loc, mlir::Value value, llvm::ArrayRef<int64_t> sources);
  mlir::Value multiply(mlir::Location loc, mlir::Value value);
  mlir::LogicalResult refuseGroups(mlir::Operation *each) const;
  mlir::LogicalResult refuseExchange(mlir::Operation *each) const;

  sdy::ManualComputationOp op;
  ManualGroups groups;
  mlir::FlatSymbolRefAttr mesh;
  mlir::ArrayAttr axes;
  int64_t ranks;
  bool isOfModel;
  mlir::OpBuilder builder;
  llvm::DenseSet<mlir::Value> varying;         // values that may differ between ranks
  llvm::DenseSet<mlir::Operation *> besideIds; // numbers of devices beside the ranks alone
};

} // namespace zero
#endif
