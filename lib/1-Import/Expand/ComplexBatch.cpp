//===- ComplexBatch.cpp - Loops over columns of complex matrices ------------===//

#include "ComplexBatch.h"

using namespace mlir;

namespace zero {

static RankedTensorType dropDim(RankedTensorType from, int64_t dim) {
  llvm::SmallVector<int64_t> shape(from.getShape());
  shape.erase(shape.begin() + dim);
  return from.clone(shape);
}

MatrixBatch::MatrixBatch(OpBuilder &b, Location loc, RankedTensorType type)
    : b(b), loc(loc), type(type), rowDim(type.getRank() - 2), columnDim(type.getRank() - 1),
      column(dropDim(type, columnDim)), row(dropDim(type, rowDim)),
      number(dropDim(column, rowDim)) {}

Value MatrixBatch::integer(int64_t value) {
  auto scalar = RankedTensorType::get({}, b.getI32Type());
  return hlo::ConstantOp::create(
      b, loc, DenseElementsAttr::get(scalar, Attribute(b.getI32IntegerAttr(value))));
}

Value MatrixBatch::add(Value x, int64_t y) {
  return hlo::AddOp::create(b, loc, x, spread(integer(y), hlo::tensorType(x)));
}

Value MatrixBatch::compare(Value x, Value y, hlo::ComparisonDirection direction) {
  return hlo::CompareOp::create(b, loc, x, y, direction);
}

Value MatrixBatch::spread(Value x, RankedTensorType to, int64_t kept) {
  RankedTensorType from = hlo::tensorType(x);
  if (from.getShape() == to.getShape())
    return x;
  llvm::SmallVector<int64_t> dims;
  for (int64_t i = 0; i < from.getRank(); ++i)
    dims.push_back(kept >= 0 && i + 1 == from.getRank() ? kept : i);
  return hlo::BroadcastInDimOp::create(b, loc, to.clone(from.getElementType()), x, dims);
}

Value MatrixBatch::isAt(RankedTensorType of, int64_t dim, Value at,
                        hlo::ComparisonDirection direction) {
  RankedTensorType places = ofIntegers(of);
  return compare(hlo::IotaOp::create(b, loc, places, dim), spread(at, places), direction);
}

Value MatrixBatch::reduce(Value x, Value initial, int64_t dim, StringRef by) {
  return hlo::ReduceOp::create(b, loc, x, initial, {dim}, by).getResult(0);
}

Value MatrixBatch::sum(Value x, int64_t dim) {
  Value zero = real(type.clone(llvm::ArrayRef<int64_t>()), 0);
  return reduce(x, zero, dim, hlo::AddOp::getOperationName());
}

Value MatrixBatch::pick(Value x, Value isWanted, int64_t dim) {
  return sum(select(isWanted, x, real(hlo::tensorType(x), 0)), dim);
}

Parts MatrixBatch::conjugate(Parts x) { return {x.re, hlo::NegateOp::create(b, loc, x.im)}; }

Parts MatrixBatch::add(Parts x, Parts y) {
  MathBuilder m = math(type);
  return {m.add(x.re, y.re), m.add(x.im, y.im)};
}

Parts MatrixBatch::subtract(Parts x, Parts y) {
  MathBuilder m = math(type);
  return {m.sub(x.re, y.re), m.sub(x.im, y.im)};
}

Parts MatrixBatch::multiply(Parts x, Parts y) {
  MathBuilder m = math(type);
  return {m.sub(m.mul(x.re, y.re), m.mul(x.im, y.im)), m.add(m.mul(x.re, y.im), m.mul(x.im, y.re))};
}

Parts MatrixBatch::scale(Parts x, Value by) {
  MathBuilder m = math(type);
  return {m.mul(x.re, by), m.mul(x.im, by)};
}

Value MatrixBatch::transpose(Value x) {
  llvm::SmallVector<int64_t> order;
  for (int64_t i = 0; i < rowDim; ++i)
    order.push_back(i);
  order.append({columnDim, rowDim});
  llvm::SmallVector<int64_t> shape;
  for (int64_t dim : order)
    shape.push_back(hlo::tensorType(x).getDimSize(dim));
  return hlo::TransposeOp::create(b, loc, hlo::tensorType(x).clone(shape), x, order);
}

MatrixBatch::Values MatrixBatch::loop(int64_t count, ArrayRef<Value> initial,
                                      llvm::function_ref<Values(Value, ValueRange)> step) {
  Values carried{integer(0)};
  llvm::append_range(carried, initial);
  auto loop = hlo::WhileOp::create(b, loc, TypeRange(ValueRange(carried)), carried);
  OpBuilder::InsertionGuard guard(b);
  llvm::SmallVector<Location> locs(carried.size(), loc);
  TypeRange types{ValueRange(carried)};
  Block *cond = b.createBlock(&loop.getCond(), {}, types, locs);
  hlo::ReturnOp::create(
      b, loc, compare(cond->getArgument(0), integer(count), hlo::ComparisonDirection::LT));
  Block *body = b.createBlock(&loop.getBody(), {}, types, locs);
  Value at = body->getArgument(0);
  Values next{Value()};
  llvm::append_range(next, step(at, body->getArguments().drop_front()));
  next.front() = hlo::AddOp::create(b, loc, at, integer(1));
  hlo::ReturnOp::create(b, loc, next);
  return Values(loop.getResults().drop_front());
}

} // namespace zero
