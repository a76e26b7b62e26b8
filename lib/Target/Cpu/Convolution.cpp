//===- Convolution.cpp - Kernels that convolve ---------------------------------------===//
//
// Any layout, padding, dilation, grouping and element type, straight from the definition. A work
// item is a row of the result along its innermost dimension, in which lanes run, at a few
// neighbouring points of one other dimension: what these tiles read of one operand is loaded once
// for all. Each element is a sum of its own, over the kernel's dimensions in the kernel's order, so
// its order depends on shapes alone.
//===----------------------------------------------------------------------------------===//
#include "Convolution.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// Points and vectors of a tile: their sums fill most registers of a processor that has 16.
constexpr int64_t kMostPoints = 6, kVectors = 2;
/// Elements of the innermost dimension that a work item takes.
constexpr int64_t kRowElements = 512;
/// Terms that are added up one by one; more of them are sums of such sums.
constexpr int64_t kTerms = 64;
/// The parameter of a schedule that says how many points a tile has.
constexpr llvm::StringLiteral kPoints = "points";

namespace {
/// Which elements of the result make up a tile and a work item.
struct ConvolutionTiles {
  explicit ConvolutionTiles(hlo::ConvolutionOp op);
  ConvolutionTiles(hlo::ConvolutionOp op, const KernelSchedule &schedule) : ConvolutionTiles(op) {
    points = getParameter(schedule, kPoints);
    block = schedule.tile;
  }
  void choose();

  int64_t sizeOf(int64_t dim) const { return dim < 0 ? 1 : shape[dim]; }
  int64_t countItems() const;

  ArrayRef<int64_t> shape;
  int64_t inner = -1;         // dimension that lanes run along; -1: one element
  int64_t neighbours = -1;    // dimension of a tile's points; -1: one point
  int64_t points = 1;         // of a tile
  int64_t block = 1;          // elements of `inner` that an item takes
  SmallVector<int64_t> outer; // all other dimensions
};
} // namespace

ConvolutionTiles::ConvolutionTiles(hlo::ConvolutionOp op)
    : shape(cast<RankedTensorType>(op.getType()).getShape()) {
  auto lastLarge = [&](int64_t before) {
    while (before-- > 0 && shape[before] == 1)
      ;
    return before;
  };
  int64_t feature = op.getDimensionNumbers().getOutputFeatureDimension();
  inner = lastLarge(shape.size());
  // Along features the points share the filter; along positions or the batch they share the input.
  neighbours = inner != feature && shape[feature] > 1 ? feature : lastLarge(inner);
  for (int64_t dim = 0; dim < static_cast<int64_t>(shape.size()); ++dim)
    if (dim != inner && dim != neighbours)
      outer.push_back(dim);
}

void ConvolutionTiles::choose() {
  int64_t size = sizeOf(neighbours);
  points = std::min(size, kMostPoints);
  for (int64_t candidate = kMostPoints; candidate >= 3; --candidate)
    if (size % candidate == 0) {
      points = candidate;
      break;
    }
  block = sizeOf(inner) > 2 * kRowElements ? kRowElements : sizeOf(inner);
}

int64_t ConvolutionTiles::countItems() const {
  int64_t items =
      llvm::divideCeil(sizeOf(neighbours), points) * llvm::divideCeil(sizeOf(inner), block);
  for (int64_t dim : outer)
    items *= shape[dim];
  return items;
}

KernelSchedule scheduleConvolution(hlo::ConvolutionOp op, const CostTable &costs) {
  ConvolutionTiles tiles(op);
  tiles.choose();
  int64_t features = tensorTypeOf(op.getRhs())
                         .getDimSize(op.getDimensionNumbers().getKernelOutputFeatureDimension());
  int64_t terms = tensorTypeOf(op.getRhs()).getNumElements() / features;
  int64_t itemTerms = std::max<int64_t>(1, tiles.points * tiles.block * terms);
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Convolution;
  schedule.tile = tiles.block;
  schedule.parameters[kPoints.str()] = tiles.points;
  schedule.work = tiles.countItems();
  schedule.grain = getGrain(costs, itemTerms);
  return schedule;
}

std::optional<TileCount> countConvolution(hlo::ConvolutionOp op, const KernelSchedule &schedule) {
  ConvolutionTiles tiles(op, schedule);
  if (tiles.points < 1 || tiles.points > kMostPoints || tiles.block > tiles.sizeOf(tiles.inner))
    return std::nullopt;
  return TileCount{tiles.countItems(), /*scratch=*/0};
}

namespace {
class ConvolutionKernel : ConvolutionReads {
public:
  ConvolutionKernel(KernelEmitter &e, hlo::ConvolutionOp op, const KernelSchedule &schedule,
                    Value output)
      : ConvolutionReads(e, op), output(output), tiles(op, schedule) {}

  void emit(Value begin, Value end);
  void emitPart(Index item, const TermRows &itsRows, Index firstElement);

private:
  using Sums = SmallVector<Value>;

  void emitItem(Index item);
  void emitPoints(Index first, int64_t count, Index low, Value high);
  void emitTile(ArrayRef<Indices> places, bool isVector);

  Sums sum(size_t depth, ValueRange sums);
  Sums sumRows();
  Sums addTerms(ValueRange sums);
  Sums add(ValueRange a, ValueRange b);
  Sums zeros();
  int64_t countTerms(size_t depth) const;

  Value output;
  ConvolutionTiles tiles;
  std::optional<TermRows> rows;
  Index first = Index::constant(0); // of what a part stores

  // Of the tile in work.
  Indices outerPlace;
  ArrayRef<Indices> places;
  bool isVector = false;
  Indices filterIndex; // of the term
};
} // namespace

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

void ConvolutionKernel::emit(Value begin, Value end) {
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    emitItem(item);
    return SmallVector<Value>();
  });
}

void ConvolutionKernel::emitPart(Index item, const TermRows &itsRows, Index firstElement) {
  rows = itsRows;
  first = firstElement;
  emitItem(item);
}

void ConvolutionKernel::emitItem(Index item) {
  int64_t size = tiles.sizeOf(tiles.neighbours), innerSize = tiles.sizeOf(tiles.inner);
  auto [row, block] = e.divide(item, llvm::divideCeil(innerSize, tiles.block));
  auto [outer, tile] = e.divide(row, llvm::divideCeil(size, tiles.points));
  SmallVector<int64_t> outerShape;
  for (int64_t dim : tiles.outer)
    outerShape.push_back(tiles.shape[dim]);
  outerPlace.assign(tiles.shape.size(), Index::constant(0));
  for (auto [dim, index] : llvm::zip_equal(tiles.outer, e.delinearize(outer, outerShape)))
    outerPlace[dim] = index;

  Index innerLow = e.multiply(block, tiles.block);
  Value innerHigh = e.toScalar(e.addConstant(innerLow, tiles.block));
  if (innerSize % tiles.block != 0)
    innerHigh = e.make<arith::MinSIOp>(innerHigh, e.i64(innerSize));
  Index first = e.multiply(tile, tiles.points);
  if (size % tiles.points == 0)
    return emitPoints(first, tiles.points, innerLow, innerHigh);
  // The last tile has fewer points: one by one.
  Value from = e.toScalar(first);
  Value to = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(from, e.i64(tiles.points)), e.i64(size));
  Value length = e.make<arith::SubIOp>(to, from);
  Value whole = e.roundDown(length, tiles.points);
  Value middle = e.make<arith::AddIOp>(from, whole);
  for (bool isWhole : {true, false})
    e.loop(isWhole ? from : middle, isWhole ? middle : to, isWhole ? tiles.points : 1, 1, {},
           [&](Index at, ValueRange) {
             emitPoints(at, isWhole ? tiles.points : 1, innerLow, innerHigh);
             return SmallVector<Value>();
           });
}

/// `count` points from `first` on, elements [low, high) of the innermost dimension: in tiles of
/// vectors, in vectors, one by one.
void ConvolutionKernel::emitPoints(Index first, int64_t count, Index low, Value high) {
  int64_t lanes = e.getLanes(), size = tiles.sizeOf(tiles.inner);
  Value from = e.toScalar(low);
  for (int64_t step : {kVectors * lanes, lanes, int64_t(1)}) {
    if (step > std::min(size, tiles.block))
      continue;
    Value to = high;
    if (step > 1) {
      Value length = e.make<arith::SubIOp>(high, from);
      Value whole = e.roundDown(length, step);
      to = e.make<arith::AddIOp>(from, whole);
    }
    // Blocks, and what was done of this one, are multiples of the lanes where a step is.
    int64_t divisor = step > 1 && (tiles.block == size || tiles.block % step == 0) ? lanes : 1;
    e.loop(from, to, step, divisor, {}, [&](Index at, ValueRange) {
      SmallVector<Indices> tile;
      at.stride = step > 1;
      for (int64_t point = 0; point < count; ++point)
        for (int64_t start = 0; start < step; start += lanes) {
          Indices place = outerPlace;
          if (tiles.neighbours >= 0)
            place[tiles.neighbours] = e.addConstant(first, point);
          if (tiles.inner >= 0)
            place[tiles.inner] = e.addConstant(at, start);
          tile.push_back(place);
        }
      emitTile(tile, step > 1);
      return SmallVector<Value>();
    });
    if (size % step == 0 && tiles.block % step == 0)
      return;
    from = to;
  }
}

void ConvolutionKernel::emitTile(ArrayRef<Indices> tile, bool asVector) {
  places = tile;
  isVector = asVector;
  filterIndex.assign(rhs.getRank(), Index::constant(0));
  Sums sums = lhs.getNumElements() == 0 ? zeros() : rows ? sumRows() : sum(0, zeros());
  Type stored = rows ? element : type.getElementType();
  for (auto [place, value] : llvm::zip_equal(places, sums))
    e.store(e.roundTo(stored, value), stored, output,
            e.add(first, e.linearize(place, type.getShape())), isVector);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

ConvolutionKernel::Sums ConvolutionKernel::zeros() {
  Value zero = e.identity(ir::ReduceKind::Add, element);
  return Sums(places.size(), isVector ? e.splat(zero) : zero);
}

ConvolutionKernel::Sums ConvolutionKernel::add(ValueRange a, ValueRange b) {
  Sums result;
  for (auto [x, y] : llvm::zip_equal(a, b))
    result.push_back(e.combine(ir::ReduceKind::Add, element, x, y));
  return result;
}

/// Of the summed dimensions from `depth` on.
int64_t ConvolutionKernel::countTerms(size_t depth) const {
  int64_t terms = 1;
  for (int64_t dim : ArrayRef<int64_t>(summed).drop_front(depth))
    terms *= rhs.getDimSize(dim);
  return terms;
}

/// Adds the terms of the summed dimensions from `depth` on to `sums`.
ConvolutionKernel::Sums ConvolutionKernel::sum(size_t depth, ValueRange sums) {
  if (depth == summed.size())
    return addTerms(sums);
  int64_t dim = summed[depth], size = rhs.getDimSize(dim);
  if (size == 1) {
    filterIndex[dim] = Index::constant(0);
    return sum(depth + 1, sums);
  }
  bool isApart = countTerms(depth + 1) >= kTerms;
  auto body = [&](Index at, ValueRange carried) {
    filterIndex[dim] = at;
    return isApart ? add(carried, sum(depth + 1, zeros())) : sum(depth + 1, carried);
  };
  if (isApart || size <= 2 * kTerms)
    return e.loop(e.i64(0), e.i64(size), 1, 1, sums, body);
  return e.loop(e.i64(0), e.i64(size), kTerms, kTerms, sums, [&](Index chunk, ValueRange carried) {
    Value begin = e.toScalar(chunk);
    Value end = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(begin, e.i64(kTerms)), e.i64(size));
    return add(carried, e.loop(begin, end, 1, 1, zeros(), body));
  });
}

/// Adds the terms of the part's rows.
ConvolutionKernel::Sums ConvolutionKernel::sumRows() {
  auto dims = ArrayRef<int64_t>(summed).take_front(rows->dims);
  SmallVector<int64_t> sizes;
  for (int64_t dim : dims)
    sizes.push_back(rhs.getDimSize(dim));
  bool isApart = countTerms(rows->dims) >= kTerms;
  return e.loop(rows->begin, rows->end, 1, 1, zeros(), [&](Index row, ValueRange carried) {
    for (auto [dim, index] : llvm::zip_equal(dims, e.delinearize(row, sizes)))
      filterIndex[dim] = index;
    return isApart ? add(carried, sum(rows->dims, zeros())) : sum(rows->dims, carried);
  });
}

/// One term of every sum: the filter's element at `filterIndex` by what it meets.
ConvolutionKernel::Sums ConvolutionKernel::addTerms(ValueRange sums) {
  Sums terms;
  for (const Indices &place : places)
    terms.push_back(e.combine(ir::ReduceKind::Mul, element, readInput(place, filterIndex),
                              readFilter(place, filterIndex)));
  return add(sums, terms);
}

//===----------------------------------------------------------------------===//
// What is read
//===----------------------------------------------------------------------===//

ConvolutionReads::ConvolutionReads(KernelEmitter &e, hlo::ConvolutionOp op)
    : e(e), op(op), numbers(op.getDimensionNumbers()), type(tensorTypeOf(op.getResult())),
      lhs(tensorTypeOf(op.getLhs())), rhs(tensorTypeOf(op.getRhs())),
      element(type.getElementType()) {
  if (isa<FloatType>(element))
    element = e.computeType(element);
  windows.resize(numbers.getInputSpatialDimensions().size());
  for (auto [i, dim] : llvm::enumerate(windows)) {
    auto orOne = [&, i = i](std::optional<ArrayRef<int64_t>> values) {
      return values ? (*values)[i] : 1;
    };
    dim.size = lhs.getDimSize(numbers.getInputSpatialDimensions()[i]);
    dim.windows = type.getDimSize(numbers.getOutputSpatialDimensions()[i]);
    dim.taps = rhs.getDimSize(numbers.getKernelSpatialDimensions()[i]);
    dim.stride = orOne(op.getWindowStrides());
    dim.dilation = orOne(op.getLhsDilation());
    dim.tapDilation = orOne(op.getRhsDilation());
    if (std::optional<DenseIntElementsAttr> padding = op.getPadding())
      dim.low = padding->getValues<int64_t>()[2 * i];
  }
  reversal.assign(windows.size(), false);
  if (std::optional<ArrayRef<bool>> given = op.getWindowReversal())
    reversal.assign(given->begin(), given->end());
  for (int64_t dim = 0; dim < rhs.getRank(); ++dim)
    if (dim != numbers.getKernelOutputFeatureDimension())
      summed.push_back(dim);
}

Index ConvolutionReads::groupOf(const Indices &place, int64_t groups) {
  int64_t feature = numbers.getOutputFeatureDimension();
  return e.divide(place[feature], type.getDimSize(feature) / groups).first;
}

void ConvolutionReads::reverse(Indices &filterIndex) {
  for (auto [dim, isReversed] : llvm::zip_equal(numbers.getKernelSpatialDimensions(), reversal))
    if (isReversed)
      filterIndex[dim] = e.addConstant(e.negate(filterIndex[dim]), rhs.getDimSize(dim) - 1);
}

Value ConvolutionReads::readFilter(const Indices &place, const Indices &filterIndex) {
  Indices index = filterIndex;
  index[numbers.getKernelOutputFeatureDimension()] = place[numbers.getOutputFeatureDimension()];
  reverse(index);
  return e.convertElement(rhs.getElementType(), element, e.evaluate(op.getRhs(), index));
}

Value ConvolutionReads::readInput(const Indices &place, const Indices &filterIndex) {
  int64_t batch = numbers.getInputBatchDimension(), feature = numbers.getInputFeatureDimension();
  int64_t batchGroups = op.getBatchGroupCount(), featureGroups = op.getFeatureGroupCount();
  Indices index(lhs.getRank(), Index::constant(0));
  index[batch] = place[numbers.getOutputBatchDimension()];
  if (batchGroups > 1)
    index[batch] = e.add(
        index[batch], e.multiply(groupOf(place, batchGroups), lhs.getDimSize(batch) / batchGroups));
  index[feature] = filterIndex[numbers.getKernelInputFeatureDimension()];
  if (featureGroups > 1)
    index[feature] = e.add(index[feature], e.multiply(groupOf(place, featureGroups),
                                                      lhs.getDimSize(feature) / featureGroups));
  SmallVector<Value> inside;
  for (auto [i, dim] : llvm::enumerate(windows))
    index[numbers.getInputSpatialDimensions()[i]] =
        locate(e, dim, place[numbers.getOutputSpatialDimensions()[i]],
               filterIndex[numbers.getKernelSpatialDimensions()[i]], inside);
  Value value = e.convertElement(lhs.getElementType(), element, e.evaluate(op.getLhs(), index));
  return selectInside(e, inside, value, e.identity(ir::ReduceKind::Add, element));
}

void emitConvolutionKernel(KernelEmitter &e, const KernelSchedule &schedule, Value output,
                           Value begin, Value end) {
  auto op = cast<hlo::ConvolutionOp>(*getOnlyResult(e.getKernel()));
  ConvolutionKernel(e, op, schedule, output).emit(begin, end);
}

void emitConvolutionPart(KernelEmitter &e, const KernelSchedule &schedule, Index item,
                         const TermRows &rows, Value output, Index first) {
  auto op = cast<hlo::ConvolutionOp>(*getOnlyResult(e.getKernel()));
  ConvolutionKernel(e, op, schedule, output).emitPart(item, rows, first);
}

} // namespace zero
