//===- Lapack.h - Calls of LAPACK that JAX exports for CPUs ------------------------===//
//
// `stablehlo.custom_call @lapack_sgetrf_ffi` and its like on f32 and f64, and on complex numbers:
// batches of matrices in the last two dimensions. An op that names one of them has been
// verified to fit it.
//===---------------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_LAPACK_H
#define ZERO_DIALECT_STABLEHLO_LAPACK_H

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::hlo {

enum class LapackRoutine {
  Potrf, // a -> Cholesky factor, info
  Trsm,  // a, b -> solution of op(a) x = b or x op(a) = b for triangular a
  Getrf, // a -> L and U in one, pivots counted from 1, info
  Geqrf, // a -> R and reflectors in one, their scales
  Orgqr, // reflectors, scales -> Q
  Ormqr, // reflectors, scales, c -> op(Q) c or c op(Q)
  Syevd, // a -> eigenvectors, eigenvalues, info
  Gesdd, // a -> scratch, singular values, U, V^T, info
  Gtsv,  // diagonals below, on and above, b -> what elimination leaves of them, solution, info
};

struct LapackCall {
  LapackRoutine routine;
  unsigned numBatchDims;
  int64_t batches;
  int64_t rows, columns; // of a matrix of the first operand; gtsv: of the right-hand sides
  bool isLower = false;  // which triangle of it is read
  // trsm, ormqr
  bool isLeft = false, isTransposed = false, hasUnitDiagonal = false;
  bool isAdjoint = false; // of complex numbers, transposed ones that are conjugated
  // syevd, gesdd: whether vectors are wanted, and whether U and V are square
  bool hasVectors = false, isFull = false;
};

/// Nothing where `op` calls something else.
std::optional<LapackCall> getLapackCall(CustomCallOp op);
/// The same of complex numbers, whose orgqr, ormqr and syevd are ungqr, unmqr and heevd: import
/// makes ops on parts of them.
std::optional<LapackCall> getComplexLapackCall(CustomCallOp op);

/// Fails with a message where `op` names a routine of LAPACK but its operands, results, attributes
/// or layouts are not that routine's.
mlir::LogicalResult verifyLapackCall(CustomCallOp op);

/// The functions that `getLapackCall` knows, for people.
llvm::StringRef describeLapackRoutines();

} // namespace zero::hlo
#endif
