//===- ExpandOps.h - chlo ops that are more than a formula ----------------===//

#ifndef ZERO_LIB_1_IMPORT_EXPANDOPS_H
#define ZERO_LIB_1_IMPORT_EXPANDOPS_H

#include "zero/Dialect/CHLO/CHLO.h"

#include "mlir/IR/Builders.h"

namespace zero {

// Each makes stablehlo ops before `op` and returns what replaces its results.

/// A stable descending sort together with the indices, cut to k.
llvm::SmallVector<mlir::Value> expandTopK(mlir::OpBuilder &b, chlo::TopKOp op);
/// A dot over all groups, in which rows of other groups are masked with zeros.
mlir::Value expandRaggedDot(mlir::OpBuilder &b, chlo::RaggedDotOp op);
/// A while loop that slices the inputs and updates the outputs.
llvm::SmallVector<mlir::Value> expandScan(mlir::OpBuilder &b, chlo::ScanOp op);
/// Broadcasts of the operands and the plain op, which may be a chlo op itself.
mlir::FailureOr<mlir::Operation *> expandBroadcast(mlir::OpBuilder &b, mlir::Operation *op);

/// The neighbour of x towards y, by its bits.
mlir::Value expandNextAfter(mlir::OpBuilder &b, mlir::Location loc, mlir::Value x, mlir::Value y);
/// The upper half of the product.
mlir::Value expandMulhi(mlir::OpBuilder &b, mlir::Location loc, mlir::Value x, mlir::Value y);

/// A rank-0 integer constant, broadcast to a tensor type.
mlir::Value integerSplat(mlir::OpBuilder &b, mlir::Location loc, mlir::RankedTensorType type,
                         const llvm::APInt &value);

} // namespace zero

#endif // ZERO_LIB_1_IMPORT_EXPANDOPS_H
