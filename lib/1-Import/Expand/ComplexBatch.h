//===- ComplexBatch.h - Loops over columns of complex matrices --------------===//
//
// Batches of matrices by their parts, and what algorithms that go on a column at a time do with
// them: a step finds its row or column by number, for it is one for all steps of a loop.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_LIB_1_IMPORT_COMPLEXBATCH_H
#define ZERO_LIB_1_IMPORT_COMPLEXBATCH_H

#include "ComplexMath.h"

#include "zero/Dialect/StableHLO/Lapack.h"

namespace zero {

/// Ops on values of the type of a batch of matrices, of their columns (no last dimension), of their
/// rows (no second-last one) or of one number for each.
class MatrixBatch {
public:
  using Value = mlir::Value;
  using Type = mlir::RankedTensorType;
  using Values = llvm::SmallVector<Value>;

  MatrixBatch(mlir::OpBuilder &b, mlir::Location loc, Type type);

  mlir::OpBuilder &b;
  mlir::Location loc;
  Type type;
  int64_t rowDim, columnDim; // the last two
  Type column, row, number;

  int64_t rows() const { return type.getDimSize(rowDim); }
  int64_t columns() const { return type.getDimSize(columnDim); }
  int64_t least() const { return std::min(rows(), columns()); }
  MathBuilder math(Type of) const { return MathBuilder(b, loc, of); }

  /// i32 numbers.
  Value integer(int64_t value);
  Value add(Value x, int64_t y);
  Type ofIntegers(Type of) const { return of.clone(b.getI32Type()); }

  Value real(Type of, double value) { return math(of).constant(value); }
  Parts zeros(Type of) { return {real(of, 0), real(of, 0)}; }
  Value compare(Value x, Value y, hlo::ComparisonDirection direction);
  Value isEqual(Value x, Value y) { return compare(x, y, hlo::ComparisonDirection::EQ); }
  Value both(Value x, Value y) { return hlo::AndOp::create(b, loc, x, y); }
  Value select(Value pred, Value x, Value y) { return hlo::SelectOp::create(b, loc, pred, x, y); }
  Parts select(Value pred, Parts x, Parts y) {
    return {select(pred, x.re, y.re), select(pred, x.im, y.im)};
  }

  /// `x` along the dimensions of `to` that it does not have: the last ones, or, where `kept` is the
  /// place of its own last one, all others behind the batch's.
  Value spread(Value x, Type to, int64_t kept = -1);
  Parts spread(Parts x, Type to, int64_t kept = -1) {
    return {spread(x.re, to, kept), spread(x.im, to, kept)};
  }
  /// Columns and rows as matrices.
  Parts alongRows(Parts x) { return spread(x, type); }
  Parts alongColumns(Parts x) { return spread(x, type, columnDim); }

  /// Whether the place along `dim` of an element of `of` compares so with the number `at`.
  Value isAt(Type of, int64_t dim, Value at,
             hlo::ComparisonDirection direction = hlo::ComparisonDirection::EQ);
  Value isBehind(Type of, int64_t dim, Value at) {
    return isAt(of, dim, at, hlo::ComparisonDirection::GT);
  }

  Value reduce(Value x, Value initial, int64_t dim, llvm::StringRef by);
  Value sum(Value x, int64_t dim);
  Parts sum(Parts x, int64_t dim) { return {sum(x.re, dim), sum(x.im, dim)}; }
  /// The elements of `x` where `isWanted`, of which there is one along `dim`.
  Value pick(Value x, Value isWanted, int64_t dim);
  Parts pick(Parts x, Value isWanted, int64_t dim) {
    return {pick(x.re, isWanted, dim), pick(x.im, isWanted, dim)};
  }

  Parts conjugate(Parts x);
  Parts add(Parts x, Parts y);
  Parts subtract(Parts x, Parts y);
  Parts multiply(Parts x, Parts y);
  /// By a real number.
  Parts scale(Parts x, Value by);
  /// The matrices with rows as columns.
  Value transpose(Value x);
  Parts transpose(Parts x) { return {transpose(x.re), transpose(x.im)}; }

  /// What `initial` becomes in `count` rounds: `step` is given the round's number, from 0.
  Values loop(int64_t count, llvm::ArrayRef<Value> initial,
              llvm::function_ref<Values(Value, mlir::ValueRange)> step);
};

//===------------------------------------------------------------------------------------------------===//
// Reflectors, in ComplexReflectors.cpp
//===------------------------------------------------------------------------------------------------===//

/// H = I - scale v v^H, of which H^H x = length e for the axis e of its number: the element of v
/// there is 1, those before it are 0. As LAPACK's larfg makes it, the length is real.
struct Reflector {
  Parts v, scale;
  mlir::Value length;
};
Reflector makeReflector(MatrixBatch &m, Parts x, mlir::Value axis);
/// a - scale v (v^H a).
Parts applyReflector(MatrixBatch &m, Parts v, Parts scale, Parts a);
/// The elements of `v` behind `axis` in the column `at` of `a`, and `length` at the axis.
Parts storeReflector(MatrixBatch &m, const Reflector &reflector, mlir::Value axis, mlir::Value at,
                     Parts a);

/// Reflectors below the diagonal that lies `offset` rows under a matrix' own.
struct Reflectors {
  Parts matrix, scales;
  int64_t offset = 0;
};
/// Q x, or Q^H x, for the product Q of the reflectors in their order.
Parts multiplyReflected(mlir::OpBuilder &b, mlir::Location loc, const Reflectors &reflectors,
                        bool isAdjoint, Parts x);

//===------------------------------------------------------------------------------------------------===//
// Routines, in ComplexSpectra.cpp and ComplexTridiagonal.cpp: results in their order
//===------------------------------------------------------------------------------------------------===//

LapackResults expandComplexQR(mlir::OpBuilder &b, mlir::Location loc, Parts a);
Parts expandComplexOrthogonal(mlir::OpBuilder &b, mlir::Location loc, const Reflectors &reflectors);
Parts expandComplexReflections(mlir::OpBuilder &b, mlir::Location loc, const hlo::LapackCall &call,
                               const Reflectors &reflectors, Parts c);
LapackResults expandComplexEigen(mlir::OpBuilder &b, mlir::Location loc,
                                 const hlo::LapackCall &call, Parts a);
LapackResults expandComplexSingularValues(mlir::OpBuilder &b, mlir::Location loc,
                                          const hlo::LapackCall &call, Parts a);
LapackResults expandComplexTridiagonal(mlir::OpBuilder &b, mlir::Location loc,
                                       llvm::ArrayRef<Parts> operands);

} // namespace zero

#endif // ZERO_LIB_1_IMPORT_COMPLEXBATCH_H
