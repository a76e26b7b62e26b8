//===- ScheduleResources.h - Streams and communicators of a schedule ------------===//
#ifndef ZERO_4_SCHEDULED_SCHEDULERESOURCES_H
#define ZERO_4_SCHEDULED_SCHEDULERESOURCES_H

#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Planner/ScheduleProblem.h"

namespace zero {

/// Adds streams and communicators to the module as they are asked for. The stream of kernels,
/// library calls and copies is the module's first, so that they need not name it.
class ScheduleResources {
public:
  explicit ScheduleResources(mlir::ModuleOp module);

  mlir::FlatSymbolRefAttr getWorkStream() const { return work; }
  /// The stream of a collective: where a collective waits for other ranks, nothing else runs.
  mlir::FlatSymbolRefAttr getStream(ir::CollectiveKind kind);
  /// One for each group and purpose.
  mlir::FlatSymbolRefAttr getCommunicator(ir::CollectiveOpInterface collective) {
    return getCommunicator(collective.getGroup(), collective.getCollectiveKind());
  }
  mlir::FlatSymbolRefAttr getCommunicator(const ir::Group &group, ir::CollectiveKind kind);

private:
  mlir::FlatSymbolRefAttr getStream(llvm::StringRef name, int64_t priority);
  mlir::ArrayAttr getKey(mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes,
                         ir::CommunicatorPurpose purpose);

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  /// Behind the mesh and what has been added: symbols at the front are found first.
  mlir::OpBuilder builder;
  llvm::DenseMap<mlir::Attribute, mlir::FlatSymbolRefAttr> streams, communicators;
  mlir::FlatSymbolRefAttr work;
};

/// The number of a stream in a problem, which gets it where it has not.
unsigned addStream(planner::ScheduleProblem &problem, mlir::FlatSymbolRefAttr stream);

/// What a collective is to a policy.
planner::ScheduleOp::Kind getTransferKind(ir::CollectiveOpInterface collective);

} // namespace zero
#endif
