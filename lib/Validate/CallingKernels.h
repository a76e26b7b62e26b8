//===- CallingKernels.h - Kernels whose function only calls others ------------===//
//
// The function of a kernel that sums columns runs two stages, that of a factorisation, or of a
// convolution by a library, calls the runtime. None of them computes anything itself: what they
// call, on which buffers and over which items, is recounted from the planned kernel and its
// schedule. (Loops and branches: ControlCode.h.)
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_CALLINGKERNELS_H
#define ZERO_VALIDATE_CALLINGKERNELS_H

#include "LibraryConvolutions.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include <map>

namespace zero::validate {

/// All items of a stage, and the least of them that are worth a worker.
struct Stage {
  std::string function;
  int64_t items = 0, grain = 0;
};

/// A kernel of two stages, in their order.
struct StagedKernel {
  mlir::Location loc;
  llvm::SmallVector<Stage, 2> stages;
};

/// A call of the runtime: what it is told, and the kernel's buffers that it is given, by number.
struct RuntimeCall {
  std::string callee;
  llvm::SmallVector<int64_t> buffers, record;
  bool takesItems = true; // the range that the kernel is given
};

/// A kernel of one factorisation or triangular system: as the host computes it, with scratch
/// memory, and as a driver has it computed.
struct FactorizationKernel {
  mlir::Location loc;
  RuntimeCall host, driver;
};

struct CallingKernels {
  std::map<std::string, StagedKernel> staged;
  std::map<std::string, FactorizationKernel> factorizations;
  std::map<std::string, ConvolutionKernel> convolutions;

  /// Fails with a message where a schedule's numbers give no stages.
  static mlir::FailureOr<CallingKernels> read(mlir::ModuleOp planned);
};

/// Fails with a message where the emitted function of such a kernel does anything else. Targets
/// without machine code emit none.
llvm::LogicalResult checkCallingKernels(const CallingKernels &kernels,
                                        const mlir::SymbolTable &emitted);

} // namespace zero::validate
#endif
