//===- ControlPlan.h - Where the values of loops and branches lie --------------------===//
//
// A kernel of control flow is a function whose one op is `while`, `if` or `case`, over kernels,
// library calls and views in its regions. They are planned once: what a loop carries lives in the
// buffers of its results from the first round to the last, everything else in a workspace.
//===------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_CONTROLPLAN_H
#define ZERO_4_SCHEDULED_CONTROLPLAN_H

#include "zero/4-Scheduled/Buffers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace zero {

/// Bytes from `offset` on of an argument, of a result, or of the workspace.
struct ControlPlace {
  enum class Base { Argument, Result, Workspace };
  Base base = Base::Workspace;
  unsigned index = 0;
  int64_t offset = 0;
};

/// A copy at the end of a region.
struct ControlCopy {
  ControlPlace from, to;
  int64_t bytes;
};

/// The same kernel gives the same plan.
class ControlPlan {
public:
  /// Fails, with a message, where the kernel is not of that form. `symbols` are those of its
  /// module.
  static mlir::FailureOr<ControlPlan> make(mlir::func::FuncOp kernel,
                                           const mlir::SymbolTable &symbols);

  /// Of the workspace that who runs the kernel gives it where this is not 0.
  int64_t getWorkspaceBytes() const { return workspaceBytes; }
  /// Of a value that an op of a region reads or makes.
  ControlPlace getPlace(mlir::Value value) const;
  /// What is copied when a region has run, in this order.
  llvm::ArrayRef<ControlCopy> getCopies(mlir::Region &region) const {
    return copies[region.getRegionNumber()];
  }

private:
  friend class ControlPlanner;
  BufferMap buffers;
  llvm::SmallVector<ControlPlace> places; // by buffer
  llvm::SmallVector<llvm::SmallVector<ControlCopy>> copies;
  int64_t workspaceBytes = 0;
};

/// Fails where a kernel of control flow is run with less workspace than it needs.
mlir::LogicalResult verifyControlFlow(mlir::ModuleOp module);

} // namespace zero
#endif
