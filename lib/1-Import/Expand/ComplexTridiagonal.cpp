//===- ComplexTridiagonal.cpp - Tridiagonal systems of complex numbers ------===//

#include "ComplexBatch.h"

using namespace mlir;

namespace zero {

using Values = MatrixBatch::Values;

namespace {
/// Elimination with the larger of two neighbouring rows as the pivot, as LAPACK's gtsv does it: a
/// row of the triangle has its diagonal, what is beside that, and what is two beside it, which
/// `below` keeps in the place of the element that was eliminated.
class TridiagonalSolver {
public:
  TridiagonalSolver(OpBuilder &b, Location loc, RankedTensorType right, RankedTensorType line)
      : m(b, loc, right), line(line), last(line.getRank() - 1), size(line.getDimSize(last)) {}

  LapackResults solve(llvm::ArrayRef<Parts> operands) {
    Values carried;
    for (const Parts &operand : operands)
      carried.append({operand.re, operand.im});
    carried.push_back(m.spread(m.integer(0), ofInfo()));
    if (size > 1)
      carried = m.loop(size - 1, carried, [&](Value at, ValueRange c) { return eliminate(at, c); });
    Parts below{carried[0], carried[1]}, diagonal{carried[2], carried[3]},
        above{carried[4], carried[5]}, b{carried[6], carried[7]};
    Value info = carried[8];
    if (size == 0)
      return {below, diagonal, above, b, {info, {}}};
    info = noteZero(pick(diagonal, m.integer(size - 1)), m.integer(size - 1), info);
    Values solved = m.loop(size, {b.re, b.im}, [&](Value round, ValueRange c) {
      return substitute(round, {below, diagonal, above}, {c[0], c[1]});
    });
    return {below, diagonal, above, {solved[0], solved[1]}, {info, {}}};
  }

private:
  RankedTensorType ofInfo() { return m.ofIntegers(m.number); }
  Parts pick(Parts x, Value at) { return m.pick(x, m.isAt(line, last, at), last); }
  Parts pickRow(Parts b, Value at) { return m.pick(b, m.isAt(m.type, m.rowDim, at), m.rowDim); }
  Parts store(Parts number, Value at, Parts x) {
    return m.select(m.isAt(line, last, at), m.spread(number, line), x);
  }
  Parts storeRow(Parts row, Value at, Parts b) {
    return m.select(m.isAt(m.type, m.rowDim, at), m.alongColumns(row), b);
  }
  Value sizeOf(Parts x) {
    MathBuilder one = m.math(m.number);
    return one.add(one.abs(x.re), one.abs(x.im));
  }
  /// x - y z, of numbers or of rows.
  Parts subtractProduct(Parts x, Parts y, Parts z) { return m.subtract(x, m.multiply(y, z)); }

  /// The number of the first row without a pivot, counted from 1.
  Value noteZero(Parts pivot, Value at, Value info) {
    Value isZero = m.isEqual(sizeOf(pivot), m.real(m.number, 0));
    Value isFirst = m.isEqual(info, m.spread(m.integer(0), ofInfo()));
    return m.select(m.both(isZero, isFirst), m.spread(m.add(at, 1), ofInfo()), info);
  }

  Values eliminate(Value at, ValueRange carried) {
    Parts below{carried[0], carried[1]}, diagonal{carried[2], carried[3]},
        above{carried[4], carried[5]}, b{carried[6], carried[7]};
    Value next = m.add(at, 1);
    Parts own[] = {pick(diagonal, at), pick(above, at), m.zeros(m.number)};
    Parts other[] = {pick(below, next), pick(diagonal, next), pick(above, next)};
    // The last element of `above` is none of the matrix.
    Value isLast = m.isEqual(next, m.integer(size - 1));
    other[2] = m.select(m.spread(isLast, ofPredicate()), m.zeros(m.number), other[2]);
    Value isKept = m.compare(sizeOf(own[0]), sizeOf(other[0]), hlo::ComparisonDirection::GE);
    Parts top[3], rest[3];
    for (int i = 0; i < 3; ++i) {
      top[i] = m.select(isKept, own[i], other[i]);
      rest[i] = m.select(isKept, other[i], own[i]);
    }
    Parts factor = expandComplexQuotient(m.b, m.loc, rest[0], top[0]);
    Value info = noteZero(top[0], at, carried[8]);
    below = store(top[2], next, below);
    diagonal = store(top[0], at, store(subtractProduct(rest[1], factor, top[1]), next, diagonal));
    Parts beside = subtractProduct(rest[2], factor, top[2]);
    above = store(top[1], at, store(beside, next, above));

    Parts first = pickRow(b, at), second = pickRow(b, next);
    Value isKeptRow = m.spread(isKept, m.row);
    Parts upper = m.select(isKeptRow, first, second), lower = m.select(isKeptRow, second, first);
    lower = subtractProduct(lower, m.spread(factor, m.row), upper);
    b = storeRow(upper, at, storeRow(lower, next, b));
    return {below.re, below.im, diagonal.re, diagonal.im, above.re, above.im, b.re, b.im, info};
  }
  RankedTensorType ofPredicate() { return m.number.clone(m.b.getI1Type()); }

  struct Triangle {
    Parts twoBeside, diagonal, beside;
  };
  Values substitute(Value round, const Triangle &a, Parts b) {
    Value at = hlo::SubtractOp::create(m.b, m.loc, m.integer(size - 1), round);
    Value next = m.add(at, 1);
    auto ofRow = [&](Parts number) { return m.spread(number, m.row); };
    // What lies behind the last row is picked as zeros.
    Parts rest = pickRow(b, at);
    if (size > 1) {
      rest = subtractProduct(rest, ofRow(pick(a.beside, at)), pickRow(b, next));
      rest = subtractProduct(rest, ofRow(pick(a.twoBeside, next)), pickRow(b, m.add(at, 2)));
    }
    Parts solved = expandComplexQuotient(m.b, m.loc, rest, ofRow(pick(a.diagonal, at)));
    b = storeRow(solved, at, b);
    return {b.re, b.im};
  }

  MatrixBatch m;
  RankedTensorType line;
  int64_t last, size;
};
} // namespace

LapackResults expandComplexTridiagonal(OpBuilder &b, Location loc, llvm::ArrayRef<Parts> operands) {
  return TridiagonalSolver(b, loc, hlo::tensorType(operands[3].re), hlo::tensorType(operands[0].re))
      .solve(operands);
}

} // namespace zero
