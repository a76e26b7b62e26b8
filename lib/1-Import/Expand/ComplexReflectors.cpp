//===- ComplexReflectors.cpp - Complex matrices times Householder's reflectors ----===//

#include "ComplexBatch.h"

using namespace mlir;

namespace zero {

/// The larger size of both parts over all elements along `dim`; 1 where that is nothing, or no
/// number that can be divided by.
static Value findSize(MatrixBatch &m, Parts x, int64_t dim) {
  MathBuilder all = m.math(hlo::tensorType(x.re));
  Value most = m.reduce(all.max(all.abs(x.re), all.abs(x.im)),
                        m.real(m.type.clone(llvm::ArrayRef<int64_t>()), 0), dim,
                        hlo::MaxOp::getOperationName());
  MathBuilder one = m.math(hlo::tensorType(most));
  Value isUsable = one.both(one.isFinite(most), one.greater(most, one.constant(0)));
  return m.select(isUsable, most, one.constant(1));
}

/// What is divided by its largest size has squares that neither overflow nor vanish.
Reflector makeReflector(MatrixBatch &m, Parts x, Value axis) {
  RankedTensorType type = hlo::tensorType(x.re);
  int64_t dim = type.getRank() - 1;
  Value isAxis = m.isAt(type, dim, axis), isBehind = m.isBehind(type, dim, axis);
  x = m.select(m.math(type).either(isAxis, isBehind), x, m.zeros(type));
  Value own = m.pick(x.re, isAxis, dim), size = findSize(m, x, dim);
  MathBuilder all = m.math(type), one = m.math(hlo::tensorType(size));
  Value sizes = m.spread(size, type);
  x = {all.div(x.re, sizes), all.div(x.im, sizes)};
  Parts rest = m.select(isBehind, x, m.zeros(type)), first = m.pick(x, isAxis, dim);

  Value others = m.sum(all.add(all.mul(rest.re, rest.re), all.mul(rest.im, rest.im)), dim);
  Value length =
      one.sqrt(one.add(others, one.add(one.mul(first.re, first.re), one.mul(first.im, first.im))));
  length = m.select(one.less(first.re, one.constant(0)), length, one.neg(length));
  Value zero = one.constant(0), unit = one.constant(1);
  Value isDone = one.both(one.equal(others, zero), one.equal(first.im, zero));
  Value divisor = m.select(isDone, unit, length);
  Parts scale{one.div(one.sub(length, first.re), divisor), one.div(one.neg(first.im), divisor)};
  scale = m.select(isDone, Parts{zero, zero}, scale);
  Parts by{m.select(isDone, unit, one.sub(first.re, length)), first.im};
  Parts v = expandComplexQuotient(m.b, m.loc, rest, m.spread(by, type));
  v.re = m.select(isAxis, all.constant(1), v.re);
  return {v, scale, m.select(isDone, own, one.mul(size, length))};
}

Parts applyReflector(MatrixBatch &m, Parts v, Parts scale, Parts a) {
  Parts spread = m.alongRows(v);
  Parts product = m.sum(m.multiply(m.conjugate(spread), a), m.rowDim);
  product = m.multiply(m.spread(scale, m.row), product);
  return m.subtract(a, m.multiply(spread, m.alongColumns(product)));
}

Parts storeReflector(MatrixBatch &m, const Reflector &reflector, Value axis, Value at, Parts a) {
  Value isColumn = m.isAt(m.type, m.columnDim, at);
  Value isAxis = m.both(isColumn, m.isAt(m.type, m.rowDim, axis));
  Value isBehind = m.both(isColumn, m.isBehind(m.type, m.rowDim, axis));
  Parts length{m.spread(reflector.length, m.type), m.real(m.type, 0)};
  return m.select(isAxis, length, m.select(isBehind, m.alongRows(reflector.v), a));
}

/// Of Q x the last reflector is applied first.
Parts multiplyReflected(OpBuilder &b, Location loc, const Reflectors &reflectors, bool isAdjoint,
                        Parts x) {
  MatrixBatch from(b, loc, hlo::tensorType(reflectors.matrix.re)),
      to(b, loc, hlo::tensorType(x.re));
  RankedTensorType ofScales = hlo::tensorType(reflectors.scales.re);
  int64_t last = ofScales.getRank() - 1, count = ofScales.getDimSize(last);
  auto step = [&](Value round, ValueRange carried) -> MatrixBatch::Values {
    Value at = round;
    if (!isAdjoint)
      at = hlo::SubtractOp::create(b, loc, from.integer(count - 1), round);
    Value axis = from.add(at, reflectors.offset);
    RankedTensorType column = from.column;
    Parts v =
        from.pick(reflectors.matrix, from.isAt(from.type, from.columnDim, at), from.columnDim);
    v = from.select(from.isBehind(column, from.rowDim, axis), v, from.zeros(column));
    v.re = from.select(from.isAt(column, from.rowDim, axis), from.real(column, 1), v.re);
    Parts scale = from.pick(reflectors.scales, from.isAt(ofScales, last, at), last);
    if (isAdjoint)
      scale = from.conjugate(scale);
    Parts made = applyReflector(to, v, scale, {carried[0], carried[1]});
    return {made.re, made.im};
  };
  MatrixBatch::Values made = to.loop(count, {x.re, x.im}, step);
  return {made[0], made[1]};
}

} // namespace zero
