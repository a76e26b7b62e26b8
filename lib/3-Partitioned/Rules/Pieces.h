//===- Pieces.h - Between flat units and tensors --------------------------------===//
#ifndef ZERO_PARTITIONED_PIECES_H
#define ZERO_PARTITIONED_PIECES_H

#include "mlir/IR/Builders.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::part {

/// The name by which ops refer to a unit.
mlir::FlatSymbolRefAttr getUnit(ir::LayoutOp layout);
/// The type of a unit's whole flat value.
mlir::RankedTensorType getFlatType(ir::LayoutOp layout, mlir::Type elementType);

/// Slice `slice` of `value` along dimension 0, without that dimension.
mlir::Value buildSlice(mlir::OpBuilder &builder, mlir::Value value, int64_t slice);
/// `value` as one row.
mlir::Value buildRow(mlir::OpBuilder &builder, mlir::Value value);
/// Rows as one tensor.
mlir::Value buildStack(mlir::OpBuilder &builder, llvm::ArrayRef<mlir::Value> rows);
/// `value` with the elements of `type`, a reshape where it has another one.
mlir::Value buildReshape(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type,
                         mlir::Value value);
/// The segments of a unit's flat value.
ir::UnpackOp buildUnpack(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value flat,
                         ir::LayoutOp layout);
/// The unit of one tensor a segment, each reshaped to it.
mlir::Value buildPack(mlir::OpBuilder &builder, mlir::Location loc,
                      llvm::ArrayRef<mlir::Value> pieces, ir::LayoutOp layout);

} // namespace zero::part
#endif
