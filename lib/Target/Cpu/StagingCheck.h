//===- StagingCheck.h - Whether what a row keeps is made before it is read ------------------===//
#ifndef ZERO_LIB_TARGET_CPU_STAGINGCHECK_H
#define ZERO_LIB_TARGET_CPU_STAGINGCHECK_H

#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Which passes over a row ask for a value: what is kept has to be made, at each column, before a
/// later pass loads it.
class StagingCheck {
public:
  /// `columnReductions` are the kernel's reductions of rows: the last pass reads what they do.
  StagingCheck(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
               llvm::ArrayRef<hlo::ReduceOp> columnReductions);

  /// The staged op that no pass makes in time, or that is asked for at other columns than its own.
  mlir::Operation *findWrong();
  /// What is kept of one column.
  int64_t countBytesOfColumn() const;

private:
  static constexpr size_t kMostPasses = 64;

  bool isElements(mlir::Value value) const;
  bool keepsColumn(mlir::Operation *op) const;

  const KernelSchedule &schedule;
  mlir::Block &body;
  llvm::MapVector<mlir::Operation *, int64_t> made; // with the last pass that makes it
  llvm::DenseMap<mlir::Value, uint64_t> asked;      // a bit for each pass
  llvm::DenseSet<mlir::Value> elsewhere;
  mlir::Operation *wrong = nullptr;
};

} // namespace zero
#endif
