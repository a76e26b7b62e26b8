//===- Records.h - What was emitted against the plan --------------------------===//
//
// Below `planned` there are two things to compare: the host program's calls with their records, and
// the plan that the runtime reads. Both are recounted from what was written.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_RECORDS_H
#define ZERO_VALIDATE_RECORDS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "zero/Validate/Equations.h"
#include <memory>

namespace zero::validate {

/// The calls that a planned module stands for. Lowering consumes the module: this is read before.
class HostProgram {
public:
  /// Fails with a message where an op stands for no call.
  static mlir::FailureOr<HostProgram> read(mlir::ModuleOp planned);
  HostProgram(HostProgram &&);
  ~HostProgram();

  /// Fails with a message where the emitted module (LLVM dialect) makes other calls of the runtime,
  /// in another order or with other records, has other entries, or has code of a loop or branch
  /// that does not do what its regions say.
  llvm::LogicalResult check(mlir::ModuleOp emitted) const;

private:
  struct State;
  explicit HostProgram(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

/// Of the code of loops and branches, which is compared with what their regions say.
llvm::ArrayRef<Equation> getExecutableEquations();

/// The same for two modules that are both there.
llvm::LogicalResult validateRecords(mlir::ModuleOp planned, mlir::ModuleOp emitted);

/// Fails with a message where `json`, the plan that the runtime reads, says anything else of
/// allocations, shapes, leaves, roles, options or bytes than the tables of `planned`, or of what
/// arguments index than `import`, the program that it was proved equal to. Where none is known
/// (null), it may say nothing of that.
llvm::LogicalResult validatePlanText(mlir::ModuleOp planned, mlir::ModuleOp import,
                                     llvm::StringRef json);

} // namespace zero::validate
#endif
