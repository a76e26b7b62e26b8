#include "ConvolutionProduct.h"
#include "AttentionSweep.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

/// A thread's rows and columns where each multiplies by itself: two runs of four of either.
constexpr int64_t kThreadSide = 8, kThreadRun = 4;

ConvolutionProduct::ConvolutionProduct(KernelEmitter &e, const ConvolutionSweep &sweep,
                                       Value thread)
    : e(e), sweep(sweep), tiles(e, thread) {
  Index number = e.fromValue(thread, 0);
  if (!isByTensorCores()) {
    auto [row, column] = e.divide(number, sweep.tileFeatures / kThreadSide);
    ownRow = e.multiply(row, kThreadRun);
    ownColumn = e.multiply(column, kThreadRun);
    return;
  }
  auto [warp, lane] = e.divide(number, 32);
  auto [row, column] = e.divide(warp, sweep.getWarpColumns());
  warpRow = e.multiply(row, sweep.getWarpPositions());
  warpColumn = e.multiply(column, sweep.getWarpFeatures());
  auto [quarter, rest] = e.divide(lane, 4);
  ownRow = e.add(warpRow, quarter);
  ownColumn = e.add(warpColumn, e.multiply(rest, 2));
}

SmallVector<Value> ConvolutionProduct::zeros() {
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  return SmallVector<Value>(countRows() * countColumns(), zero);
}

Index ConvolutionProduct::getRow(int64_t row) {
  if (isByTensorCores())
    return e.addConstant(ownRow, 8 * row);
  return e.addConstant(ownRow, row / kThreadRun * (sweep.tilePositions / 2) + row % kThreadRun);
}

Index ConvolutionProduct::getColumn(int64_t column) {
  if (isByTensorCores())
    return e.addConstant(ownColumn, column / 2 * kBlockColumns + column % 2);
  return e.addConstant(ownColumn,
                       column / kThreadRun * (sweep.tileFeatures / 2) + column % kThreadRun);
}

/// Sums of tensor cores are block by block, in each row by row.
SmallVector<Value> ConvolutionProduct::getSums(ValueRange sums, int64_t row, int64_t column) const {
  int64_t first = row * countColumns() + column;
  if (isByTensorCores()) {
    int64_t block = row / kThreadRows * (countColumns() / 2) + column / 2;
    first = block * kBlockElements + row % kThreadRows * 2;
  }
  return SmallVector<Value>(sums.slice(first, getRun()));
}

SmallVector<Value> ConvolutionProduct::add(const SharedTile &input, const SharedTile &filter,
                                           ValueRange sums) {
  return isByTensorCores() ? addByTensorCores(input, filter, sums)
                           : addByThreads(input, filter, sums);
}

//===----------------------------------------------------------------------===//
// By tensor cores
//===----------------------------------------------------------------------===//

/// Sixteen of the warp's rows and sixteen terms, as a left operand.
SmallVector<Value> ConvolutionProduct::loadInput(const SharedTile &tile, int64_t row,
                                                 int64_t term) {
  Index first = e.addConstant(warpRow, row);
  if (sweep.keepsTerms(sweep.input))
    return tiles.loadMatrices(tile, e.add(first, tiles.getBelow().row),
                              e.addConstant(tiles.getBelow().column, term),
                              /*isTransposed=*/false);
  return tiles.loadMatrices(tile, e.addConstant(tiles.getBeside().row, term),
                            e.add(first, tiles.getBeside().column), /*isTransposed=*/true);
}

/// Sixteen terms and sixteen of the warp's columns: two right operands.
SmallVector<Value> ConvolutionProduct::loadFilter(const SharedTile &tile, int64_t column,
                                                  int64_t term) {
  Index first = e.addConstant(warpColumn, column);
  if (sweep.keepsTerms(sweep.filter))
    return tiles.loadMatrices(tile, e.add(first, tiles.getBeside().row),
                              e.addConstant(tiles.getBeside().column, term),
                              /*isTransposed=*/false);
  return tiles.loadMatrices(tile, e.addConstant(tiles.getBelow().row, term),
                            e.add(first, tiles.getBelow().column), /*isTransposed=*/true);
}

SmallVector<Value> ConvolutionProduct::addByTensorCores(const SharedTile &input,
                                                        const SharedTile &filter,
                                                        ValueRange before) {
  SmallVector<Value> sums(before);
  for (int64_t term = 0; term < sweep.tileTerms; term += kProductSize) {
    SmallVector<SmallVector<Value>> lefts, rights;
    for (int64_t row = 0; row < sweep.getWarpPositions(); row += kProductSize)
      lefts.push_back(loadInput(input, row, term));
    for (int64_t column = 0; column < sweep.getWarpFeatures(); column += kProductSize)
      rights.push_back(loadFilter(filter, column, term));
    MutableArrayRef<Value> rest(sums);
    for (const SmallVector<Value> &left : lefts)
      for (const SmallVector<Value> &right : rights)
        for (int beside : {0, 1}) {
          BlockElements sum;
          llvm::copy(rest.take_front(kBlockElements), sum.begin());
          sum = tiles.multiplyAdd(input.element, left, ArrayRef(right).slice(2 * beside, 2), sum);
          llvm::copy(sum, rest.begin());
          rest = rest.drop_front(kBlockElements);
        }
  }
  return sums;
}

//===----------------------------------------------------------------------===//
// By the threads' own multiply-adds
//===----------------------------------------------------------------------===//

/// Of term `term`: the thread's two runs, which lie `half` apart.
SmallVector<Value> ConvolutionProduct::loadEight(const SharedTile &tile, Index own, int64_t half,
                                                 int64_t term) {
  SmallVector<Value> numbers;
  for (int64_t run : {0, 1}) {
    Index at = e.addConstant(own, term * tile.stride + run * half);
    at.stride = 1;
    // Volatile, or LLVM would load the elements one by one.
    Value vector = e.load(tile.element, tile.address, at, /*isVolatile=*/true);
    for (int64_t lane = 0; lane < kThreadRun; ++lane)
      numbers.push_back(e.extract(vector, lane));
  }
  return numbers;
}

SmallVector<Value> ConvolutionProduct::addByThreads(const SharedTile &input,
                                                    const SharedTile &filter, ValueRange before) {
  SmallVector<Value> sums(before);
  for (int64_t term = 0; term < sweep.tileTerms; ++term) {
    SmallVector<Value> left = loadEight(input, ownRow, sweep.tilePositions / 2, term),
                       right = loadEight(filter, ownColumn, sweep.tileFeatures / 2, term);
    for (int64_t row = 0; row < kThreadSide; ++row)
      for (int64_t column = 0; column < kThreadSide; ++column) {
        Value &sum = sums[row * kThreadSide + column];
        sum = tiles.fma(left[row], right[column], sum);
      }
  }
  return sums;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void ConvolutionProduct::storeTogether(ArrayRef<Value> run, Type element, Value target, Index at) {
  OpBuilder &builder = e.getBuilder();
  Location loc = e.getLoc();
  Value value;
  if (element.isF32()) {
    auto type = VectorType::get({static_cast<int64_t>(run.size())}, element);
    value = LLVM::PoisonOp::create(builder, loc, type);
    for (auto [lane, one] : llvm::enumerate(run))
      value = LLVM::InsertElementOp::create(builder, loc, value, one,
                                            e.i64(static_cast<int64_t>(lane)));
  } else {
    value = tiles.pack(element, run[0], run[1]);
  }
  int64_t bytes = static_cast<int64_t>(run.size()) * ir::getElementBytes(element);
  int64_t promised = e.getAlignment(target);
  LLVM::StoreOp::create(builder, loc, value, e.advance(element, target, at),
                        std::min(bytes, promised));
}

} // namespace zero
