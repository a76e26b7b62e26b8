//===- ComplexMath.h - Arithmetic of complex numbers on their parts ---------===//

#ifndef ZERO_LIB_1_IMPORT_COMPLEXMATH_H
#define ZERO_LIB_1_IMPORT_COMPLEXMATH_H

#include "ExpandMath.h"

#include <optional>

namespace zero {

/// The parts of an elementwise op's result, from those of its operands, which have the type
/// `type`; nothing where the op has no formula.
std::optional<Parts> expandComplexFormula(mlir::OpBuilder &b, mlir::Operation *op,
                                          mlir::RankedTensorType type,
                                          llvm::ArrayRef<Parts> operands);

/// Absolute values, of the type of the parts.
mlir::Value expandComplexAbs(mlir::OpBuilder &b, mlir::Location loc, Parts z);

Parts expandComplexQuotient(mlir::OpBuilder &b, mlir::Location loc, Parts x, Parts y);

/// Equal numbers are equal in both parts; the order is that of real parts, then of imaginary ones.
mlir::Value expandComplexCompare(mlir::OpBuilder &b, hlo::CompareOp op, Parts x, Parts y);

// In ComplexMatrices.cpp.
Parts expandComplexCholesky(mlir::OpBuilder &b, hlo::CholeskyOp op, Parts a);
/// How a triangular matrix is solved with.
struct TriangularForm {
  bool isLeft, isLower, hasUnitDiagonal;
  hlo::Transpose transpose;
};
Parts expandComplexTriangularSolve(mlir::OpBuilder &b, mlir::Location loc,
                                   const TriangularForm &form, Parts a, Parts x);
/// The real matrix of twice the size of a Hermitian one, and the parts of such a one.
mlir::Value embedHermitian(mlir::OpBuilder &b, mlir::Location loc, Parts a);
Parts extractEmbedded(mlir::OpBuilder &b, mlir::Location loc, mlir::Value embedded);

/// What a call makes; of a result that is not complex there is the first part only.
using LapackResults = llvm::SmallVector<Parts, 5>;
/// The call that `hlo::getComplexLapackCall` knows, of parts. In ComplexLapack.cpp.
LapackResults expandComplexLapack(mlir::OpBuilder &b, hlo::CustomCallOp op,
                                  llvm::ArrayRef<Parts> operands);

} // namespace zero

#endif // ZERO_LIB_1_IMPORT_COMPLEXMATH_H
