//===- VerifyUtils.h - Checks that verifiers share ------------------------===//
//
// Each reports on `op` in the form "attribute 'name' is ..., expected ...".
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_LIB_DIALECT_STABLEHLO_VERIFYUTILS_H
#define ZERO_LIB_DIALECT_STABLEHLO_VERIFYUTILS_H

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::hlo {

/// `values` has one entry for each of `rank` dimensions.
llvm::LogicalResult verifyLength(mlir::Operation *op, llvm::StringRef name,
                                 llvm::ArrayRef<int64_t> values, int64_t rank);

/// Every one of `dims` is in [0, rank) and none is there twice.
llvm::LogicalResult verifyDims(mlir::Operation *op, llvm::StringRef name,
                               llvm::ArrayRef<int64_t> dims, int64_t rank);

/// As verifyDims, and in ascending order.
llvm::LogicalResult verifySortedDims(mlir::Operation *op, llvm::StringRef name,
                                     llvm::ArrayRef<int64_t> dims, int64_t rank);

/// No dimension is in both lists.
llvm::LogicalResult verifyDisjoint(mlir::Operation *op, llvm::StringRef firstName,
                                   llvm::ArrayRef<int64_t> first, llvm::StringRef secondName,
                                   llvm::ArrayRef<int64_t> second);

/// The vector `value`, operand `name`, has one entry for each of `rank` dimensions.
llvm::LogicalResult verifyVectorLength(mlir::Operation *op, llvm::StringRef name, mlir::Value value,
                                       int64_t rank);

/// No operand and no result is a tuple.
llvm::LogicalResult verifyNoTuples(mlir::Operation *op);

/// The element type of result 0 is the operand's.
llvm::LogicalResult verifySameElementType(mlir::Operation *op, mlir::Value operand);

/// Result 0 has this shape and element type.
llvm::LogicalResult verifyResultType(mlir::Operation *op, llvm::ArrayRef<int64_t> shape,
                                     mlir::Type elementType);

/// `from` may be broadcast to `to` by `dims`, as broadcast_in_dim says.
llvm::LogicalResult verifyBroadcast(mlir::Operation *op, mlir::RankedTensorType from,
                                    mlir::RankedTensorType to, llvm::ArrayRef<int64_t> dims);

/// None, or one entry for each of two operands.
llvm::LogicalResult verifyPrecision(mlir::Operation *op, std::optional<mlir::ArrayAttr> precision);

/// The block has exactly these argument types; `name` is the region's name.
llvm::LogicalResult verifyBlockArguments(mlir::Operation *op, llvm::StringRef name,
                                         mlir::Region &region, mlir::TypeRange expected);

/// The region's terminator returns exactly these types.
llvm::LogicalResult verifyReturned(mlir::Operation *op, llvm::StringRef name, mlir::Region &region,
                                   mlir::TypeRange expected);

/// The body of a reduction: arguments (E..., E...) -> E... of rank-0 tensors of the element types.
llvm::LogicalResult verifyReducer(mlir::Operation *op, llvm::StringRef name, mlir::Region &region,
                                  llvm::ArrayRef<mlir::Type> elementTypes);

/// What an op calls the attributes that its windows are made of.
struct WindowNames {
  llvm::StringRef window = "window_dimensions", strides = "window_strides",
                  baseDilation = "base_dilations", windowDilation = "window_dilations";
};

/// Shape of the windows that an operand of `shape` holds, or failure (reported) if the numbers are
/// inconsistent. Empty optional arrays mean 1 (0 for padding) in every dimension.
llvm::FailureOr<llvm::SmallVector<int64_t>>
windowedShape(mlir::Operation *op, llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> window,
              std::optional<llvm::ArrayRef<int64_t>> strides,
              std::optional<mlir::DenseIntElementsAttr> padding,
              std::optional<llvm::ArrayRef<int64_t>> baseDilation,
              std::optional<llvm::ArrayRef<int64_t>> windowDilation, WindowNames names = {});

} // namespace zero::hlo

#endif // ZERO_LIB_DIALECT_STABLEHLO_VERIFYUTILS_H
