//===- AsmFormat.h - Custom directives of the ops' assembly formats -------===//
//
// parseX / printX pairs for `custom<X>(...)` in the .td files.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_LIB_DIALECT_STABLEHLO_ASMFORMAT_H
#define ZERO_LIB_DIALECT_STABLEHLO_ASMFORMAT_H

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::hlo {

/// `T` if the types are equal, else `(T1, T2) -> T`. The last type is the result's.
mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser, mlir::Type &operand,
                                 mlir::Type &result);
mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser, mlir::Type &lhs, mlir::Type &rhs,
                                 mlir::Type &result);
mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser, mlir::Type &a, mlir::Type &b,
                                 mlir::Type &c, mlir::Type &result);
void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Type operand,
                    mlir::Type result);
void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Type lhs,
                    mlir::Type rhs, mlir::Type result);
void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Type a, mlir::Type b,
                    mlir::Type c, mlir::Type result);

/// `P, T` if on_true, on_false and result are of type T, else `(P, T1, T2) -> T`.
mlir::ParseResult parseSelectTypes(mlir::OpAsmParser &parser, mlir::Type &pred, mlir::Type &onTrue,
                                   mlir::Type &onFalse, mlir::Type &result);
void printSelectTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Type pred,
                      mlir::Type onTrue, mlir::Type onFalse, mlir::Type result);

/// `T1, T2, ...` if the results have the operands' types, else `(T1, ...) -> (R1, ...)`.
mlir::ParseResult parsePairedTypes(mlir::OpAsmParser &parser,
                                   llvm::SmallVectorImpl<mlir::Type> &operands,
                                   llvm::SmallVectorImpl<mlir::Type> &results);
void printPairedTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::TypeRange operands,
                      mlir::TypeRange results);

/// The complex result type, whose parts are the operands', or `(T1, T2) -> T`.
mlir::ParseResult parseComplexTypes(mlir::OpAsmParser &parser, mlir::Type &lhs, mlir::Type &rhs,
                                    mlir::Type &result);
void printComplexTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Type lhs,
                       mlir::Type rhs, mlir::Type result);

/// The token type once, for all operands and the result.
mlir::ParseResult parseTokenTypes(mlir::OpAsmParser &parser,
                                  llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
                                  llvm::SmallVectorImpl<mlir::Type> &types, mlir::Type &result);
void printTokenTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::OperandRange operands,
                     mlir::TypeRange types, mlir::Type result);

/// The tuple type, whose parts are the operands'.
mlir::ParseResult parseTupleTypes(mlir::OpAsmParser &parser,
                                  llvm::SmallVectorImpl<mlir::Type> &operands, mlir::Type &result);
void printTupleTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::TypeRange operands,
                     mlir::Type result);

/// `%a, %b,` including the last comma; nothing for no operands.
mlir::ParseResult
parseOperandsThenComma(mlir::OpAsmParser &parser,
                       llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &operands);
void printOperandsThenComma(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                            mlir::OperandRange operands);

/// `[0:4, 0:8:2]`: start, limit and, unless it is 1, stride of each dimension.
mlir::ParseResult parseSliceRanges(mlir::OpAsmParser &parser, mlir::DenseI64ArrayAttr &start,
                                   mlir::DenseI64ArrayAttr &limit,
                                   mlir::DenseI64ArrayAttr &strides);
void printSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::DenseI64ArrayAttr start, mlir::DenseI64ArrayAttr limit,
                      mlir::DenseI64ArrayAttr strides);

/// `e8m7`.
mlir::ParseResult parseFloatFormat(mlir::OpAsmParser &parser, mlir::IntegerAttr &exponentBits,
                                   mlir::IntegerAttr &mantissaBits);
void printFloatFormat(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::IntegerAttr exponentBits, mlir::IntegerAttr mantissaBits);

/// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`, the first part only if not empty.
mlir::ParseResult parseDotDimensions(mlir::OpAsmParser &parser, DotDimensionNumbersAttr &numbers);
void printDotDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        DotDimensionNumbersAttr numbers);

/// `, precision = [DEFAULT, DEFAULT]` or nothing.
mlir::ParseResult parsePrecisionConfig(mlir::OpAsmParser &parser, mlir::ArrayAttr &precision);
void printPrecisionConfig(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          mlir::ArrayAttr precision);

/// `, precision = [DEFAULT, DEFAULT], algorithm = <...>`, either part or none.
mlir::ParseResult parsePrecisionAndAlgorithm(mlir::OpAsmParser &parser, mlir::ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);
void printPrecisionAndAlgorithm(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                                mlir::ArrayAttr precision, DotAlgorithmAttr algorithm);

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
mlir::ParseResult parseConvDimensions(mlir::AsmParser &parser, ConvDimensionNumbersAttr &numbers);
void printConvDimensions(mlir::AsmPrinter &printer, ConvDimensionNumbersAttr numbers);
inline void printConvDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                ConvDimensionNumbersAttr numbers) {
  printConvDimensions(printer, numbers);
}

/// `stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = ..., rhs_dilate = ..., reverse = ...`,
/// each part optional.
mlir::ParseResult parseConvWindow(mlir::OpAsmParser &parser, mlir::DenseI64ArrayAttr &strides,
                                  mlir::DenseIntElementsAttr &padding,
                                  mlir::DenseI64ArrayAttr &lhsDilation,
                                  mlir::DenseI64ArrayAttr &rhsDilation,
                                  mlir::DenseBoolArrayAttr &reversal);
void printConvWindow(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::DenseI64ArrayAttr strides, mlir::DenseIntElementsAttr padding,
                     mlir::DenseI64ArrayAttr lhsDilation, mlir::DenseI64ArrayAttr rhsDilation,
                     mlir::DenseBoolArrayAttr reversal);

/// `@name`, quoted where it is not an identifier.
mlir::ParseResult parseCallTarget(mlir::OpAsmParser &parser, mlir::StringAttr &target);
void printCallTarget(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::StringAttr target);

} // namespace zero::hlo

#endif // ZERO_LIB_DIALECT_STABLEHLO_ASMFORMAT_H
