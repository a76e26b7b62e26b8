//===- ControlKernels.h - What loops and branches that stay mean --------------===//
//
// A kernel of control flow is a `while`, an `if` or a `case` whose regions run other kernels and
// matmuls. Which bytes each of these reads is read off the planned program; where they lie at run
// time is up to the emitted code, which ControlCode.h holds to it.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_CONTROLKERNELS_H
#define ZERO_VALIDATE_CONTROLKERNELS_H

#include "ByteValues.h"
#include "KernelFacts.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <set>

namespace zero::validate {

/// A kernel that a region runs.
struct Callee {
  KernelFacts facts;
  llvm::SmallVector<int64_t> arguments, results; // bytes of each
  /// Results that may take the bytes of an argument: pairs (result, argument).
  llvm::DenseSet<std::pair<unsigned, unsigned>> inPlace;
  /// Of a loop or branch: the scratch memory that all who run it give it.
  std::optional<int64_t> workspace;
};

/// Bytes of the matrices of a matmul by the library.
struct MatmulSizes {
  int64_t a, b, c, workspace;

  auto operator<=>(const MatmulSizes &) const = default;
};

struct ControlKernel {
  enum class Kind { While, If, Case };

  explicit ControlKernel(mlir::Location loc) : loc(loc) {}

  Kind kind = Kind::While;
  mlir::Location loc;
  bool needsRank = false;
  int64_t workspace = 0; // bytes that all who run it give it
  llvm::SmallVector<int64_t> arguments, results;
  /// Of a loop: the argument that a result may lie on from the start; -1: none.
  llvm::SmallVector<int64_t> shared;
  ByteValues values;
  std::vector<Bytes> initial;                                    // what each argument holds
  std::vector<Bytes> operands;                                   // of the op
  std::vector<Bytes> carried;                                    // of a loop: in a round
  std::vector<std::vector<Bytes>> gives;                         // by region
  std::map<std::vector<int64_t>, std::set<MatmulSizes>> matmuls; // by record
};

/// All of a planned module.
struct ControlKernels {
  llvm::StringMap<Callee> callees;
  std::vector<std::pair<std::string, ControlKernel>> kernels;

  /// Fails with a message where a kernel is not of that form.
  static mlir::FailureOr<ControlKernels> read(mlir::ModuleOp planned);
};

} // namespace zero::validate
#endif
