//===- CpuKernel.cpp - Which loops a kernel needs -------------------------------------===//
//
// All results of a kernel have the same elements. A work item is one row of them (or a block of a
// long row), its loop runs along the innermost dimension:
//  * maps: `lanes` elements a step, the rest one by one;
//  * reductions of leading dimensions: tiles of 4 * lanes columns, the reduced loop inside;
//  * reductions of trailing dimensions: one element an item, lanes run inside the reduction.
//===------------------------------------------------------------------------===//
#include "CpuKernel.h"

using namespace mlir;

namespace zero {

constexpr int64_t kBlock = 8192;          // elements of a work item of a long row
constexpr int64_t kGrainElements = 16384; // elements read or written that are worth a thread
constexpr int kTile = 4;                  // vectors of columns reduced together

namespace {

class MapKernel {
public:
  MapKernel(KernelEmitter &e, ValueRange outputs) : e(e), outputs(outputs) {
    results = e.kernel.getBody().front().getTerminator()->getOperands();
  }

  FailureOr<KernelShape> emit(Value begin, Value end);

private:
  bool findDomain();
  void findReductions();
  void chooseBlock();
  void emitItem(Index item);
  void emitSteps(Index first, Value last, int64_t step, int points);
  Indices resultIndex(Value result, Index inner) const;

  KernelEmitter &e;
  ValueRange outputs;
  SmallVector<Value> results;
  SmallVector<int64_t> outer;         // sizes of the outer dimensions
  int64_t inner = 1;                  // size of the innermost one
  int64_t count = 0;                  // elements of each result
  int64_t block = 1;                  // elements of a work item
  int64_t blocks = 1;                 // work items of a row
  bool scalar = false;                // lanes run inside reductions
  SmallVector<hlo::ReduceOp> columns; // reductions with lanes along the innermost dimension
  int64_t reducedCount = 1;           // elements read for one result
  Indices outerIndex;
};

} // namespace

static SmallVector<int64_t> withoutUnits(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> result;
  for (int64_t size : shape)
    if (size != 1)
      result.push_back(size);
  return result;
}

/// Shape that all results share; one flat dimension where no value looks at others.
bool MapKernel::findDomain() {
  SmallVector<int64_t> shape = withoutUnits(tensorTypeOf(results[0]).getShape());
  count = tensorTypeOf(results[0]).getNumElements();
  bool same = true;
  for (Value result : results) {
    if (tensorTypeOf(result).getNumElements() != count) {
      e.fail(e.kernel, "results of " + llvm::Twine(tensorTypeOf(result).getNumElements()) +
                           " and " + llvm::Twine(count) + " elements cannot share a kernel");
      return false;
    }
    same &= withoutUnits(tensorTypeOf(result).getShape()) == shape;
  }
  bool flat = llvm::all_of(results, [&](Value result) { return isFlat(result, count); });
  if (flat || !same)
    shape = {count};
  e.flat = flat || !same;
  if (!shape.empty())
    inner = shape.pop_back_val();
  outer = shape;
  return true;
}

void MapKernel::findReductions() {
  for (Operation &op : e.kernel.getBody().front()) {
    if (isa<ir::SegmentReduceOp>(op) && tensorTypeOf(op.getResult(0)).getNumElements() == count)
      scalar = true;
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    if (!reduce || tensorTypeOf(reduce.getResult(0)).getNumElements() != count)
      continue;
    int64_t size = tensorTypeOf(reduce.getInputs()[0]).getNumElements();
    reducedCount = std::max(reducedCount, count ? size / count : 1);
    scalar |= KernelEmitter::reducesInnermost(reduce);
    columns.push_back(reduce);
  }
  if (scalar)
    columns.clear();
}

void MapKernel::chooseBlock() {
  block = std::max<int64_t>(inner, 1);
  if (scalar)
    block = 1;
  else if (!columns.empty())
    block = std::min(block, kTile * e.lanes);
  else if (block > 2 * kBlock)
    block = kBlock;
  // One search for the segment serves an item that lies in one block of the layout.
  if (!scalar && e.flat)
    e.kernel.walk([&](ir::SegmentBroadcastOp op) {
      auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, op.getUnitAttr());
      if (layout && layout.getBlock() % e.lanes == 0) {
        block = std::min<int64_t>(block, layout.getBlock());
        e.itemElements = block;
      }
    });
  blocks = llvm::divideCeil(std::max<int64_t>(inner, 1), block);
}

Indices MapKernel::resultIndex(Value result, Index last) const {
  auto type = tensorTypeOf(result);
  if (e.flat)
    return {last};
  Indices index(type.getRank(), Index::constant(0));
  size_t next = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.getDimSize(dim) != 1) {
      index[dim] = next < outerIndex.size() ? outerIndex[next] : last;
      ++next;
    }
  return index;
}

/// Steps of `step` elements (a vector or one) at `points` places each.
void MapKernel::emitSteps(Index first, Value last, int64_t step, int points) {
  int64_t divisor = first.isConstant() && first.offset == 0 ? step : std::gcd(step, first.divisor);
  if (first.offset % step)
    divisor = 1;
  e.loop(e.toScalar(first), last, step * points, divisor, {}, [&](Index at, ValueRange) {
    e.itemIndex = at.base;
    at.stride = step > 1 ? 1 : 0;
    SmallVector<Index> places;
    for (int p = 0; p < points; ++p)
      places.push_back(e.addConstant(at, p * step));
    if (points > 1)
      for (hlo::ReduceOp op : columns) {
        SmallVector<Indices> all;
        for (const Index &place : places)
          all.push_back(resultIndex(op.getResult(0), place));
        if (all.front().size() == (size_t)tensorTypeOf(op.getResult(0)).getRank())
          e.evaluateReduceOnce(op, all);
      }
    for (const Index &place : places) {
      // All loads come before the stores: an output may be the buffer of an input.
      SmallVector<Value> values;
      for (Value result : results)
        values.push_back(e.evaluate(result, resultIndex(result, place)));
      Indices domain = outerIndex;
      domain.push_back(place);
      SmallVector<int64_t> shape = outer;
      shape.push_back(inner);
      Index linear = e.linearize(domain, shape);
      for (auto [value, result, address] : llvm::zip_equal(values, results, outputs))
        e.store(value, tensorTypeOf(result).getElementType(), address, linear, step > 1);
    }
    return SmallVector<Value>();
  });
}

void MapKernel::emitItem(Index item) {
  auto [row, blockIndex] = e.divide(item, blocks);
  outerIndex = e.delinearize(row, outer);
  Index first = blocks == 1 ? Index::constant(0) : e.multiply(blockIndex, block);
  e.itemStart = first;
  Value high;
  if (inner % block == 0)
    high = e.toScalar(e.addConstant(first, block));
  else
    high = e.make<arith::MinSIOp>(e.toScalar(e.addConstant(first, block)), e.i64(inner));
  if (scalar || inner < e.lanes)
    return emitSteps(first, high, 1, 1);
  // [low, wide) in tiles, [wide, narrow) in vectors, the rest one by one.
  Index from = first;
  auto advance = [&](int64_t step, int points) {
    int64_t size = step * points;
    Value length = e.make<arith::SubIOp>(high, e.toScalar(from));
    Value whole = e.make<arith::MulIOp>(e.make<arith::DivUIOp>(length, e.i64(size)), e.i64(size));
    Value to = e.make<arith::AddIOp>(e.toScalar(from), whole);
    emitSteps(from, to, step, points);
    from = e.fromValue(to, e.depth(), std::gcd(from.isConstant() ? step : from.divisor, step));
  };
  bool exact = inner % block == 0;
  if (!columns.empty() && block == kTile * e.lanes)
    advance(e.lanes, kTile);
  if (columns.empty() || block != kTile * e.lanes || inner % block >= e.lanes)
    advance(e.lanes, 1);
  if (!exact ? inner % e.lanes != 0 : block % e.lanes != 0)
    emitSteps(from, high, 1, 1);
}

FailureOr<KernelShape> MapKernel::emit(Value begin, Value end) {
  if (!findDomain())
    return failure();
  findReductions();
  chooseBlock();
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    emitItem(item);
    return SmallVector<Value>();
  });
  if (e.hasFailed())
    return failure();
  KernelShape shape;
  int64_t rows = inner ? count / inner : 0;
  shape.work = count ? rows * blocks : 0;
  int64_t itemCost =
      std::max<int64_t>(1, std::min(block, std::max<int64_t>(inner, 1)) * reducedCount);
  shape.grain = std::max<int64_t>(1, kGrainElements / itemCost);
  return shape;
}

FailureOr<KernelShape> emitCpuKernel(KernelEmitter &emitter, ValueRange outputs, Value begin,
                                     Value end) {
  if (isInPlaceKernel(emitter.kernel))
    return emitInPlaceKernel(emitter, outputs[0], begin, end);
  return MapKernel(emitter, outputs).emit(begin, end);
}

} // namespace zero
