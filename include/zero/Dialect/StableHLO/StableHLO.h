//===- StableHLO.h - The stablehlo dialect --------------------------------===//
//
// Everything a user of the dialect needs: ops, attributes, traits and the queries passes ask most.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_STABLEHLO_H
#define ZERO_DIALECT_STABLEHLO_STABLEHLO_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "zero/Dialect/StableHLO/ShardingRule.h"

namespace zero::hlo {

/// What the verifiers of the traits below check; they report on `op`.
llvm::LogicalResult verifySameTypes(mlir::Operation *op);
llvm::LogicalResult verifySameShapes(mlir::Operation *op);
llvm::LogicalResult verifyStaticShapes(mlir::Operation *op);

/// Marks ops whose result element i depends on element i of the operands only. The exceptions are
/// the operands `pred` of select and `min`, `max` of clamp, which may have rank 0.
template <typename Op> struct Elementwise : mlir::OpTrait::TraitBase<Op, Elementwise> {};

template <typename Op> struct SameTypes : mlir::OpTrait::TraitBase<Op, SameTypes> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) { return verifySameTypes(op); }
};
template <typename Op> struct SameShapes : mlir::OpTrait::TraitBase<Op, SameShapes> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) { return verifySameShapes(op); }
};
/// Marks ops that sum products of elements of their two operands.
template <typename Op> struct Contraction : mlir::OpTrait::TraitBase<Op, Contraction> {};
/// Marks ops of many instructions an element: one is not computed twice to save memory.
template <typename Op> struct Costly : mlir::OpTrait::TraitBase<Op, Costly> {};
/// Marks ops that exchange values between devices.
template <typename Op> struct Collective : mlir::OpTrait::TraitBase<Op, Collective> {};
/// Marks ops whose result is the number of the device that runs them.
template <typename Op> struct DeviceNumber : mlir::OpTrait::TraitBase<Op, DeviceNumber> {};

template <typename Op> struct StaticShapes : mlir::OpTrait::TraitBase<Op, StaticShapes> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) { return verifyStaticShapes(op); }
};

} // namespace zero::hlo

#include "zero/Dialect/StableHLO/StableHLODialect.h.inc"
#include "zero/Dialect/StableHLO/StableHLOEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/StableHLO/StableHLOAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "zero/Dialect/StableHLO/StableHLOInterfaces.h.inc"
#include "zero/Dialect/StableHLO/StableHLOTypes.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/StableHLO/StableHLOOps.h.inc"

namespace zero::hlo {

/// Whether result element i of `op` depends on element i of its operands only.
inline bool isElementwise(mlir::Operation *op) { return op->hasTrait<Elementwise>(); }

/// Whether `op` is a matmul or a convolution: most of a step's work.
inline bool isContraction(mlir::Operation *op) { return op->hasTrait<Contraction>(); }

/// Whether `op` only moves elements, by its attributes alone.
inline bool isStaticDataMovement(mlir::Operation *op) {
  auto moves = llvm::dyn_cast<DataMovementInterface>(op);
  return moves && !moves.hasComputedIndices();
}

/// Whether `op` is a loop or a branch, whose regions run as values say.
inline bool isControlFlow(mlir::Operation *op) { return llvm::isa<WhileOp, IfOp, CaseOp>(op); }

/// Whether `op` is a constant, an iota or a broadcast of one; null, as of a block argument, is not.
inline bool isConstantLike(mlir::Operation *op) {
  if (auto broadcast = llvm::dyn_cast_or_null<BroadcastInDimOp>(op))
    op = broadcast.getOperand().getDefiningOp();
  return llvm::isa_and_nonnull<ConstantOp, IotaOp>(op);
}

/// The operand whose elements are all that the result of `op` has; null where `op` computes, or
/// takes elements from several.
inline mlir::Value getMovedOperand(mlir::Operation *op) {
  auto moves = llvm::dyn_cast<DataMovementInterface>(op);
  return moves && moves.getNumMovedOperands() == 1 ? op->getOperand(0) : mlir::Value();
}

/// Whether elements of the operand become elements of its owner's result, as they are.
inline bool isMoved(mlir::OpOperand &use) {
  auto moves = llvm::dyn_cast<DataMovementInterface>(use.getOwner());
  return moves && use.getOperandNumber() < moves.getNumMovedOperands();
}

/// Whether `op` exchanges values between devices.
inline bool isCollective(mlir::Operation *op) { return op->hasTrait<Collective>(); }

/// Whether `op` has a meaning on several devices only: it exchanges values, or numbers them.
inline bool isTiedToDevices(mlir::Operation *op) {
  return isCollective(op) || op->hasTrait<DeviceNumber>();
}

/// The one op that `body` is, of its two arguments and in their order where that counts; null where
/// the body of a reduction is anything else.
mlir::Operation *getSimpleReducer(mlir::Region &body);

/// Type of a tensor value; every value of this dialect is a ranked tensor but for tokens.
inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

/// Sizes of the dimensions of `value` but for those of size 1.
inline llvm::SmallVector<int64_t> shapeWithoutOnes(mlir::Value value) {
  llvm::SmallVector<int64_t> shape(tensorType(value).getShape());
  llvm::erase(shape, 1);
  return shape;
}

/// Registers the dialects whose attributes frameworks write on modules, functions and arguments
/// (mhlo.*, jax.*, tf.*, sdy.*): they are kept as they are; the dialects have no ops of their own
/// but sdy.mesh.
void registerFrameworkDialects(mlir::DialectRegistry &registry);

} // namespace zero::hlo

#endif // ZERO_DIALECT_STABLEHLO_STABLEHLO_H
