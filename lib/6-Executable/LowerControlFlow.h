//===- LowerControlFlow.h - Loops and branches as host code ---------------------------===//
#ifndef ZERO_6_EXECUTABLE_LOWERCONTROLFLOW_H
#define ZERO_6_EXECUTABLE_LOWERCONTROLFLOW_H

#include "KernelDescriptor.h"
#include "zero/4-Scheduled/ControlPlan.h"
#include "zero/Target/Target.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Puts an `llvm.func` of (buffers, begin, end) in the place of each kernel of control flow: it
/// calls the kernels of its regions where ControlPlan says that their values lie.
class ControlFlowLowering {
public:
  explicit ControlFlowLowering(mlir::ModuleOp module);

  /// Plans all of them; must come before any kernel is lowered, as plans depend on what kernels do.
  mlir::LogicalResult plan();
  bool contains(mlir::func::FuncOp kernel) const { return plans.contains(kernel); }
  /// Lowers all of them, inner ones first, once all other kernels are machine code.
  mlir::LogicalResult lower(const Target &target);
  /// Calls `note` with each kernel that a region runs, the kernel that the region is part of, and
  /// where its operands and results lie.
  void forEachDispatch(
      llvm::function_ref<void(mlir::func::FuncOp, ir::DispatchOp, const ControlPlan &)> note) const;

private:
  mlir::LogicalResult lower(mlir::func::FuncOp kernel, const Target &target,
                            KernelDescriptors &descriptors);

  mlir::ModuleOp module;
  llvm::MapVector<mlir::Operation *, ControlPlan> plans; // by kernel
};

} // namespace zero
#endif
