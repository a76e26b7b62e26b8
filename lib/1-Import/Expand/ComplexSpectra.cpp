//===- ComplexSpectra.cpp - QR, eigenvalues, singular values of complex matrices --===//
//
// Reflectors make a matrix triangular, tridiagonal or bidiagonal, column by column. What is
// tridiagonal of a Hermitian matrix, and bidiagonal of any, is real then: the real routine's.
//
//===------------------------------------------------------------------------------------------------===//

#include "ComplexBatch.h"

using namespace mlir;

namespace zero {

using Values = MatrixBatch::Values;

static RankedTensorType withSize(RankedTensorType of, llvm::ArrayRef<int64_t> last) {
  llvm::SmallVector<int64_t> shape(of.getShape().drop_back(2));
  llvm::append_range(shape, last);
  return of.clone(shape);
}

/// `x` with `number` at the place `at` of its last dimension.
static Value store(MatrixBatch &m, Value number, Value at, Value x) {
  RankedTensorType type = hlo::tensorType(x);
  return m.select(m.isAt(type, type.getRank() - 1, at), m.spread(number, type), x);
}
static Parts store(MatrixBatch &m, Parts number, Value at, Parts x) {
  return {store(m, number.re, at, x.re), store(m, number.im, at, x.im)};
}

LapackResults expandComplexQR(OpBuilder &b, Location loc, Parts a) {
  MatrixBatch m(b, loc, hlo::tensorType(a.re));
  Parts scales = m.zeros(withSize(m.type, m.least()));
  auto step = [&](Value at, ValueRange carried) -> Values {
    Parts a{carried[0], carried[1]}, scales{carried[2], carried[3]};
    Parts column = m.pick(a, m.isAt(m.type, m.columnDim, at), m.columnDim);
    Reflector reflector = makeReflector(m, column, at);
    Parts rest = applyReflector(m, reflector.v, m.conjugate(reflector.scale), a);
    a = m.select(m.isBehind(m.type, m.columnDim, at), rest, a);
    a = storeReflector(m, reflector, at, at, a);
    scales = store(m, reflector.scale, at, scales);
    return {a.re, a.im, scales.re, scales.im};
  };
  Values made = m.loop(m.least(), {a.re, a.im, scales.re, scales.im}, step);
  return {{made[0], made[1]}, {made[2], made[3]}};
}

/// Of the products with Q, from the right (c Q)^H = Q^H c^H is the one.
Parts expandComplexReflections(OpBuilder &b, Location loc, const hlo::LapackCall &call,
                               const Reflectors &reflectors, Parts c) {
  if (call.isLeft)
    return multiplyReflected(b, loc, reflectors, call.isTransposed, c);
  MatrixBatch m(b, loc, hlo::tensorType(c.re));
  Parts made =
      multiplyReflected(b, loc, reflectors, !call.isTransposed, m.conjugate(m.transpose(c)));
  return m.conjugate(m.transpose(made));
}

/// The first columns of Q are those of Q times an identity.
Parts expandComplexOrthogonal(OpBuilder &b, Location loc, const Reflectors &reflectors) {
  MatrixBatch m(b, loc, hlo::tensorType(reflectors.matrix.re));
  Value isOne = m.isEqual(hlo::IotaOp::create(b, loc, m.ofIntegers(m.type), m.rowDim),
                          hlo::IotaOp::create(b, loc, m.ofIntegers(m.type), m.columnDim));
  Parts identity{m.select(isOne, m.real(m.type, 1), m.real(m.type, 0)), m.real(m.type, 0)};
  return multiplyReflected(b, loc, reflectors, /*isAdjoint=*/false, identity);
}

namespace {
/// A real matrix, and the reflectors that a complex one was multiplied with to become it: of its
/// columns, of its rows.
struct Reduced {
  Value matrix;
  Reflectors ofColumns, ofRows;
};
} // namespace

/// The whole matrix of which one triangle is read.
static Parts completeHermitian(MatrixBatch &m, Parts a, bool isLower) {
  RankedTensorType index = m.ofIntegers(m.type);
  Value rows = hlo::IotaOp::create(m.b, m.loc, index, m.rowDim);
  Value columns = hlo::IotaOp::create(m.b, m.loc, index, m.columnDim);
  Value isOwn = m.compare(rows, columns,
                          isLower ? hlo::ComparisonDirection::GT : hlo::ComparisonDirection::LT);
  Value isDiagonal = m.isEqual(rows, columns);
  Parts made = m.select(isOwn, a, m.conjugate(m.transpose(a)));
  return m.select(isDiagonal, Parts{a.re, m.real(m.type, 0)}, made);
}

/// A = Q T Q^H: with x = scale A v and w = x - (scale x^H v / 2) v, H^H A H = A - v w^H - w v^H.
static Reduced makeTridiagonal(MatrixBatch &m, Parts a) {
  int64_t count = m.rows() - 1;
  Parts scales = m.zeros(withSize(m.type, count));
  auto step = [&](Value at, ValueRange carried) -> Values {
    Parts a{carried[0], carried[1]}, scales{carried[2], carried[3]};
    Value axis = m.add(at, 1), isColumn = m.isAt(m.type, m.columnDim, at);
    Reflector reflector = makeReflector(m, m.pick(a, isColumn, m.columnDim), axis);
    Parts v = reflector.v, scale = m.spread(reflector.scale, m.column);
    Parts x = m.sum(m.multiply(a, m.alongColumns(v)), m.columnDim);
    x = m.select(m.isBehind(m.column, m.rowDim, at), m.multiply(scale, x), m.zeros(m.column));
    Parts along = m.sum(m.multiply(m.conjugate(x), v), m.rowDim);
    along = m.scale(m.multiply(reflector.scale, along), m.real(m.number, 0.5));
    Parts w = m.subtract(x, m.multiply(m.spread(along, m.column), v));
    a = m.subtract(a, m.multiply(m.alongRows(v), m.alongColumns(m.conjugate(w))));
    a = m.subtract(a, m.multiply(m.alongRows(w), m.alongColumns(m.conjugate(v))));
    a = storeReflector(m, reflector, axis, at, a);
    scales = store(m, reflector.scale, at, scales);
    return {a.re, a.im, scales.re, scales.im};
  };
  Values made = m.loop(count, {a.re, a.im, scales.re, scales.im}, step);
  RankedTensorType index = m.ofIntegers(m.type);
  Value rows = hlo::IotaOp::create(m.b, m.loc, index, m.rowDim);
  Value columns = hlo::IotaOp::create(m.b, m.loc, index, m.columnDim);
  Value zero = m.real(m.type, 0),
        below = m.select(m.isEqual(rows, m.add(columns, 1)), made[0], zero);
  Value diagonal = m.select(m.isEqual(rows, columns), made[0], zero);
  Value matrix = m.math(m.type).add(diagonal, m.math(m.type).add(below, m.transpose(below)));
  return {matrix, {{made[0], made[1]}, {made[2], made[3]}, 1}, {}};
}

/// A = Q B P^H, of a matrix with at least as many rows as columns: rows are multiplied by the
/// reflectors of their conjugates.
static Reduced makeBidiagonal(MatrixBatch &m, Parts a) {
  int64_t count = m.columns();
  Parts none = m.zeros(withSize(m.type, count));
  auto step = [&](Value at, ValueRange carried) -> Values {
    Parts a{carried[0], carried[1]}, left{carried[2], carried[3]}, right{carried[4], carried[5]};
    Parts column = m.pick(a, m.isAt(m.type, m.columnDim, at), m.columnDim);
    Reflector ofColumn = makeReflector(m, column, at);
    Parts rest = applyReflector(m, ofColumn.v, m.conjugate(ofColumn.scale), a);
    a = m.select(m.isBehind(m.type, m.columnDim, at), rest, a);
    a = storeReflector(m, ofColumn, at, at, a);

    Value axis = m.add(at, 1), isRow = m.isAt(m.type, m.rowDim, at);
    Reflector ofRow = makeReflector(m, m.conjugate(m.pick(a, isRow, m.rowDim)), axis);
    Parts spread = m.alongColumns(ofRow.v);
    Parts product =
        m.multiply(m.spread(ofRow.scale, m.column), m.sum(m.multiply(a, spread), m.columnDim));
    rest = m.subtract(a, m.multiply(m.alongRows(product), m.conjugate(spread)));
    a = m.select(m.isBehind(m.type, m.rowDim, at), rest, a);
    Parts length{m.spread(ofRow.length, m.type), m.real(m.type, 0)};
    a = m.select(m.both(isRow, m.isAt(m.type, m.columnDim, axis)), length,
                 m.select(m.both(isRow, m.isBehind(m.type, m.columnDim, axis)), spread, a));
    left = store(m, ofColumn.scale, at, left);
    right = store(m, ofRow.scale, at, right);
    return {a.re, a.im, left.re, left.im, right.re, right.im};
  };
  Values made = m.loop(count, {a.re, a.im, none.re, none.im, none.re, none.im}, step);
  auto top = [&](Value x) -> Value {
    llvm::SmallVector<int64_t> begin(m.type.getRank(), 0), end(m.type.getShape()),
        strides(m.type.getRank(), 1);
    end[m.rowDim] = count;
    return hlo::SliceOp::create(m.b, m.loc, x, begin, end, strides);
  };
  Parts square{top(made[0]), top(made[1])};
  RankedTensorType type = hlo::tensorType(square.re), index = m.ofIntegers(type);
  Value rows = hlo::IotaOp::create(m.b, m.loc, index, m.rowDim);
  Value columns = hlo::IotaOp::create(m.b, m.loc, index, m.columnDim);
  Value isKept = m.math(type).either(m.isEqual(rows, columns), m.isEqual(columns, m.add(rows, 1)));
  return {m.select(isKept, square.re, m.real(type, 0)),
          {{made[0], made[1]}, {made[2], made[3]}, 0},
          {m.transpose(square), {made[4], made[5]}, 1}};
}

/// As LAPACK's matrices lie, columns are contiguous.
static ArrayAttr getLayouts(OpBuilder &b, TypeRange types, int64_t rankOfMatrix) {
  llvm::SmallVector<Attribute> layouts;
  for (Type type : types) {
    int64_t rank = llvm::cast<RankedTensorType>(type).getRank();
    llvm::SmallVector<int64_t> order(llvm::reverse(llvm::seq<int64_t>(0, rank)));
    if (rank == rankOfMatrix)
      std::swap(order[0], order[1]);
    auto ofOrder = RankedTensorType::get({rank}, b.getIndexType());
    layouts.push_back(DenseIntElementsAttr::get(ofOrder, order));
  }
  return b.getArrayAttr(layouts);
}

/// The real routine on a matrix; `config` is LAPACK's letters.
static ResultRange callReal(OpBuilder &b, Location loc, StringRef routine, Value matrix,
                            llvm::ArrayRef<Type> results,
                            llvm::ArrayRef<std::pair<StringRef, char>> letters) {
  RankedTensorType type = hlo::tensorType(matrix);
  bool isDouble = type.getElementType().isF64();
  llvm::SmallVector<NamedAttribute> config;
  for (auto [name, letter] : letters)
    config.push_back(b.getNamedAttr(name, b.getIntegerAttr(b.getIntegerType(8, false), letter)));
  OperationState state(loc, hlo::CustomCallOp::getOperationName(), matrix, results);
  std::string name = (StringRef(isDouble ? "lapack_d" : "lapack_s") + routine + "_ffi").str();
  state.addAttribute("call_target_name", b.getStringAttr(name));
  state.addAttribute("mhlo.backend_config", b.getDictionaryAttr(config));
  state.addAttribute("operand_layouts", getLayouts(b, type, type.getRank()));
  state.addAttribute("result_layouts", getLayouts(b, results, type.getRank()));
  return b.create(state)->getResults();
}

static Type ofInfo(MatrixBatch &m) { return m.ofIntegers(m.number); }

/// Numbers of size 1, one for each column of `vectors`: by its own, the first element of at least
/// half the largest size becomes positive.
static Parts findPhases(OpBuilder &b, Location loc, Parts vectors) {
  MatrixBatch m(b, loc, hlo::tensorType(vectors.re));
  MathBuilder all = m.math(m.type), one = m.math(m.row);
  Value size = all.add(all.mul(vectors.re, vectors.re), all.mul(vectors.im, vectors.im));
  Value none = m.real(m.type.clone(llvm::ArrayRef<int64_t>()), 0);
  Value most = m.reduce(size, none, m.rowDim, hlo::MaxOp::getOperationName());
  Value least = m.spread(one.mul(most, one.constant(0.25)), m.type, m.columnDim);
  Value isLarge = m.compare(size, least, hlo::ComparisonDirection::GE);
  RankedTensorType places = m.ofIntegers(m.type);
  Value past = m.integer(m.rows()), rows = hlo::IotaOp::create(b, loc, places, m.rowDim);
  Value first = m.reduce(m.select(isLarge, rows, m.spread(past, places)), past, m.rowDim,
                         hlo::MinOp::getOperationName());
  Value isFirst = m.isEqual(rows, m.spread(first, places, m.columnDim));
  Parts found = m.pick(vectors, isFirst, m.rowDim);
  Value length = one.sqrt(m.pick(size, isFirst, m.rowDim));
  Value isThere = one.greater(length, one.constant(0));
  length = m.select(isThere, length, one.constant(1));
  return {m.select(isThere, one.div(found.re, length), one.constant(1)),
          m.select(isThere, one.neg(one.div(found.im, length)), one.constant(0))};
}

static Parts scaleColumns(OpBuilder &b, Location loc, Parts vectors, Parts by) {
  MatrixBatch m(b, loc, hlo::tensorType(vectors.re));
  return m.multiply(vectors, m.alongColumns(by));
}

/// The numbers of `from` from `begin` to `end` along its last dimension.
static Parts sliceLast(OpBuilder &b, Location loc, Parts from, int64_t begin, int64_t end) {
  auto of = [&](Value x) -> Value {
    RankedTensorType type = hlo::tensorType(x);
    llvm::SmallVector<int64_t> low(type.getRank(), 0), high(type.getShape()),
        strides(type.getRank(), 1);
    low.back() = begin;
    high.back() = end;
    return hlo::SliceOp::create(b, loc, x, low, high, strides);
  };
  return {of(from.re), of(from.im)};
}

/// Columns of both that belong together are multiplied by the same number, which is U's.
static void alignPhases(OpBuilder &b, Location loc, Parts &u, Parts &v) {
  Parts ofU = findPhases(b, loc, u), ofV = findPhases(b, loc, v);
  auto countOf = [](Parts x) { return hlo::tensorType(x.re).getShape().back(); };
  int64_t inU = countOf(ofU), inV = countOf(ofV);
  u = scaleColumns(b, loc, u, ofU);
  if (inV <= inU) {
    v = scaleColumns(b, loc, v, sliceLast(b, loc, ofU, 0, inV));
    return;
  }
  Parts rest = sliceLast(b, loc, ofV, inU, inV);
  auto join = [&](Value x, Value y) -> Value {
    RankedTensorType type = hlo::tensorType(ofV.re);
    return hlo::ConcatenateOp::create(b, loc, type, {x, y}, type.getRank() - 1);
  };
  v = scaleColumns(b, loc, v, {join(ofU.re, rest.re), join(ofU.im, rest.im)});
}

/// What has no elements is made by no loop, and what is asked for without vectors gets zeros.
LapackResults expandComplexEigen(OpBuilder &b, Location loc, const hlo::LapackCall &call, Parts a) {
  MatrixBatch m(b, loc, hlo::tensorType(a.re));
  a = completeHermitian(m, a, call.isLower);
  Reduced reduced{a.re, {}, {}};
  if (m.rows() > 1)
    reduced = makeTridiagonal(m, a);
  char mode = call.hasVectors ? 'V' : 'N';
  auto made =
      callReal(b, loc, "syevd", reduced.matrix, {m.type, withSize(m.type, m.rows()), ofInfo(m)},
               {{"mode", mode}, {"uplo", 'L'}});
  Parts vectors{made[0], m.real(m.type, 0)};
  if (call.hasVectors && m.rows() > 1) {
    vectors = multiplyReflected(b, loc, reduced.ofColumns, /*isAdjoint=*/false, vectors);
    vectors = scaleColumns(b, loc, vectors, findPhases(b, loc, vectors));
  }
  return {vectors, {made[1], {}}, {made[2], {}}};
}

/// `x` with columns of an identity behind its own, and zeros below.
static Parts extend(MatrixBatch &m, Value x, RankedTensorType to) {
  RankedTensorType from = hlo::tensorType(x);
  llvm::SmallVector<int64_t> low(from.getRank(), 0), high, inner(from.getRank(), 0);
  for (auto [before, after] : llvm::zip_equal(from.getShape(), to.getShape()))
    high.push_back(after - before);
  Value zero = m.real(from.clone(llvm::ArrayRef<int64_t>()), 0);
  Value padded = hlo::PadOp::create(m.b, m.loc, to, x, zero, low, high, inner);
  Value rows = hlo::IotaOp::create(m.b, m.loc, m.ofIntegers(to), m.rowDim);
  Value columns = hlo::IotaOp::create(m.b, m.loc, m.ofIntegers(to), m.columnDim);
  Value isMore = m.compare(columns, m.spread(m.integer(from.getShape().back()), m.ofIntegers(to)),
                           hlo::ComparisonDirection::GE);
  Value isOne = m.both(isMore, m.isEqual(rows, columns));
  return {m.select(isOne, m.real(to, 1), padded), m.real(to, 0)};
}

/// Of what has fewer rows than columns the adjoint is decomposed: U and V change places.
LapackResults expandComplexSingularValues(OpBuilder &b, Location loc, const hlo::LapackCall &call,
                                          Parts a) {
  MatrixBatch given(b, loc, hlo::tensorType(a.re));
  bool isWide = call.rows < call.columns;
  Parts tall = isWide ? given.conjugate(given.transpose(a)) : a;
  MatrixBatch m(b, loc, hlo::tensorType(tall.re));
  int64_t size = m.least();
  RankedTensorType square = withSize(m.type, {size, size}), values = withSize(m.type, size);
  RankedTensorType ofLeft = withSize(m.type, {m.rows(), call.isFull ? m.rows() : size});
  Reduced reduced;
  if (size > 0)
    reduced = makeBidiagonal(m, tall);
  Value matrix = size > 0 ? reduced.matrix : m.real(square, 0);
  auto made = callReal(b, loc, "gesdd", matrix, {square, values, square, square, ofInfo(m)},
                       {{"mode", call.hasVectors ? 'S' : 'N'}});
  Parts left = m.zeros(ofLeft), right = m.zeros(square);
  if (call.hasVectors) {
    left = extend(m, made[2], ofLeft);
    right = {m.transpose(made[3]), right.im};
    if (size > 0) {
      left = multiplyReflected(b, loc, reduced.ofColumns, /*isAdjoint=*/false, left);
      right = multiplyReflected(b, loc, reduced.ofRows, /*isAdjoint=*/false, right);
    }
  }
  Parts u = isWide ? right : left, v = isWide ? left : right;
  if (call.hasVectors && size > 0)
    alignPhases(b, loc, u, v);
  Parts vt = m.conjugate(m.transpose(v));
  return {given.zeros(given.type), {made[1], {}}, u, vt, {made[4], {}}};
}

} // namespace zero
