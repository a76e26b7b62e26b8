#include "ConvolutionSweep.h"
#include "ConvolutionProduct.h"
#include "CudaKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

/// Elements that a thread has on their way to shared memory at the most.
constexpr int64_t kElementsOnTheWay = 8;

namespace {
class ConvolutionSweepCode : ConvolutionReads {
public:
  ConvolutionSweepCode(KernelEmitter &e, Team &team, const ConvolutionSweep &sweep, Value output,
                       Value workspace)
      : ConvolutionReads(e, sweep.getOp()), team(team), sweep(sweep), output(output),
        workspace(workspace), product(e, sweep, team.getThread()) {
    readPhases();
  }
  void emit(Value block);

private:
  using Numbers = SmallVector<Value>;
  /// What a thread has on its way to shared memory, and where it goes.
  struct Vector {
    const ConvolutionSide *side;
    Index row, column;
    Value value;
  };

  void locateItem(Value block);
  std::pair<Value, Value> findSteps();
  void readPhases();
  void fetch(const ConvolutionSide &side, Index step, SmallVectorImpl<Vector> &vectors);
  void put(const Vector &vector, Value stage);
  void copy(const ConvolutionSide &side, Index step, Value stage);
  SmallVector<Vector> begin(Index step, Value stage);
  Numbers multiply(Value stage, ValueRange sums);
  Value read(const ConvolutionSide &side, Index row, Index column, Index step);
  Indices findTerm(Index term, int64_t lanes, SmallVectorImpl<Value> &inside);
  Index locateInput(size_t spatial, Index window, Index tap, SmallVectorImpl<Value> &inside);
  Value readInputAt(Index position, Index term, const Indices &taps,
                    SmallVectorImpl<Value> &inside);
  Value readFilterAt(Index feature, const Indices &taps, SmallVectorImpl<Value> &inside);
  SharedTile getTile(const ConvolutionSide &side, Value stage);

  Indices findPlace(Index position, Index feature, SmallVectorImpl<Value> &inside);
  void store(ValueRange sums);
  void storeRun(Index first, Index feature, ArrayRef<Value> values);
  Value all(ArrayRef<Value> conditions);
  Value isBelow(const Index &index, int64_t size) {
    return e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, e.toScalar(index), e.i64(size));
  }
  /// `count` neighbours from `index` on, where some of the first `size` are: others are these
  /// again.
  Index keepBelow(Index index, int64_t size, int64_t tile, int64_t lanes) {
    if (size % tile == 0)
      return index;
    Index kept = e.clamp(index, 0, size - lanes);
    kept.divisor = kept.base ? lanes : 0;
    return kept;
  }

  Team &team;
  const ConvolutionSweep &sweep;
  Value output, workspace;
  ConvolutionProduct product;
  Value inputs, filters; // tiles in shared memory
  Index part, group, tilePosition, tileFeature;
  Indices phase; // by spatial dimension
  /// By spatial dimension that has phases: the first of the filter's taps that the phase meets,
  /// and what a place in the window counts from.
  Indices firstTap, shift;
  SmallVector<WindowDim> phaseWindows;
};
} // namespace

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Output o = q * size + phase and tap t meet input (o + t - low) / size where that is whole: at
/// the taps first + j * size, and there it is q + j + (phase + first - low) / size. Since phase +
/// first is low modulo size, or size more, that last term is one of two numbers.
void ConvolutionSweepCode::readPhases() {
  phaseWindows = windows;
  for (auto [dim, size] : llvm::zip_equal(phaseWindows, sweep.phases)) {
    if (size == 1)
      continue;
    int64_t rest = llvm::mod(dim.low, size), base = (rest - dim.low) / size;
    // `tap` counts from -base, one more where the phase is beyond the rest.
    dim = {dim.size,
           llvm::divideCeilSigned(dim.windows, size),
           llvm::divideCeilSigned(dim.taps, size) + 1,
           /*stride=*/1,
           /*low=*/-base,
           /*dilation=*/1,
           /*tapDilation=*/1};
  }
}

void ConvolutionSweepCode::locateItem(Value block) {
  Indices item = e.delinearize(e.fromValue(block, 0), sweep.getItemSizes());
  part = item[0], group = item[1];
  phase = e.delinearize(item[2], sweep.phases);
  tilePosition = e.multiply(item[3], sweep.tilePositions);
  tileFeature = e.multiply(item[4], sweep.tileFeatures);
  firstTap.assign(sweep.phases.size(), Index::constant(0));
  shift = firstTap;
  for (auto [i, size] : llvm::enumerate(sweep.phases)) {
    if (size == 1)
      continue;
    int64_t rest = llvm::mod(windows[i].low, size);
    Value isBeyond =
        e.make<arith::CmpIOp>(arith::CmpIPredicate::sgt, e.toScalar(phase[i]), e.i64(rest));
    Value first = e.make<arith::SubIOp>(e.select(isBeyond, e.i64(rest + size), e.i64(rest)),
                                        e.toScalar(phase[i]));
    firstTap[i] = e.fromValue(first, 0);
    shift[i] = e.fromValue(e.make<arith::ExtUIOp>(e.getBuilder().getI64Type(), isBeyond), 0);
  }
}

/// Steps along the terms, of the item's part. A phase that meets none of the taps along a dimension
/// has one, of zeros.
std::pair<Value, Value> ConvolutionSweepCode::findSteps() {
  int64_t steps = sweep.countSteps(), own = sweep.countPartSteps();
  Value low = e.toScalar(e.multiply(part, own));
  Value high = e.make<arith::AddIOp>(low, e.i64(own));
  if (steps % own != 0)
    high = e.make<arith::MinSIOp>(high, e.i64(steps));
  for (auto [i, size] : llvm::enumerate(sweep.phases))
    if (size > windows[i].taps) // phases without any
      high = e.select(isBelow(firstTap[i], windows[i].taps), high,
                      e.make<arith::AddIOp>(low, e.i64(1)));
  return {low, high};
}

Index ConvolutionSweepCode::locateInput(size_t spatial, Index window, Index tap,
                                        SmallVectorImpl<Value> &inside) {
  if (sweep.hasPhase(spatial))
    tap = e.add(tap, shift[spatial]);
  return locate(e, phaseWindows[spatial], window, tap, inside);
}

/// The filter's index but for its output feature, as the window sees it: places of phases are
/// counted from the first of them. Terms that are not there are conditions of `inside`.
Indices ConvolutionSweepCode::findTerm(Index term, int64_t lanes, SmallVectorImpl<Value> &inside) {
  int64_t terms = sweep.countTerms();
  Index kept = keepBelow(term, terms, sweep.tileTerms, lanes);
  if (terms % sweep.tileTerms != 0)
    inside.push_back(isBelow(term, terms));
  Indices taps(rhs.getRank(), Index::constant(0));
  for (auto [dim, at] : llvm::zip_equal(sweep.termDims, e.delinearize(kept, sweep.termSizes)))
    taps[dim] = at;
  for (auto [i, dim] : llvm::enumerate(numbers.getKernelSpatialDimensions()))
    if (int64_t size = sweep.phases[i], count = windows[i].taps; size > 1) {
      // Taps of all phases are as many as of the one that has most.
      Index tap = e.add(e.multiply(taps[dim], size), firstTap[i]);
      if (size - 1 + (llvm::divideCeilSigned(count, size) - 1) * size >= count)
        inside.push_back(isBelow(tap, count));
    }
  return taps;
}

Value ConvolutionSweepCode::readInputAt(Index position, Index term, const Indices &taps,
                                        SmallVectorImpl<Value> &inside) {
  int64_t batch = numbers.getInputBatchDimension(), feature = numbers.getInputFeatureDimension();
  int64_t batchGroups = op.getBatchGroupCount(), featureGroups = op.getFeatureGroupCount();
  Indices place(type.getRank(), Index::constant(0));
  for (auto [dim, at] :
       llvm::zip_equal(sweep.positionDims, e.delinearize(position, sweep.positionSizes)))
    place[dim] = at;
  Indices index(lhs.getRank(), Index::constant(0));
  index[batch] = place[numbers.getOutputBatchDimension()];
  if (batchGroups > 1)
    index[batch] = e.add(index[batch], e.multiply(group, lhs.getDimSize(batch) / batchGroups));
  index[feature] = taps[numbers.getKernelInputFeatureDimension()];
  if (featureGroups > 1)
    index[feature] =
        e.add(index[feature], e.multiply(group, lhs.getDimSize(feature) / featureGroups));
  for (auto [i, dim] : llvm::enumerate(numbers.getInputSpatialDimensions()))
    index[dim] = locateInput(i, place[numbers.getOutputSpatialDimensions()[i]],
                             taps[numbers.getKernelSpatialDimensions()[i]], inside);
  if (sweep.input.lanes > 1)
    index[sweep.input.inner].stride = 1;
  return e.evaluate(op.getLhs(), index);
}

Value ConvolutionSweepCode::readFilterAt(Index feature, const Indices &taps,
                                         SmallVectorImpl<Value> &inside) {
  Indices index = taps;
  for (auto [i, dim] : llvm::enumerate(numbers.getKernelSpatialDimensions()))
    if (int64_t size = sweep.phases[i]; size > 1) {
      Index tap = e.add(e.multiply(taps[dim], size), firstTap[i]);
      index[dim] = e.clamp(tap, 0, windows[i].taps - 1);
    }
  reverse(index);
  index[numbers.getKernelOutputFeatureDimension()] =
      e.add(e.multiply(group, sweep.features), feature);
  if (sweep.filter.lanes > 1)
    index[sweep.filter.inner].stride = 1;
  return e.evaluate(op.getRhs(), index);
}

//===----------------------------------------------------------------------===//
// Tiles in shared memory
//===----------------------------------------------------------------------===//

SharedTile ConvolutionSweepCode::getTile(const ConvolutionSide &side, Value stage) {
  Type narrow = lhs.getElementType();
  Index at = e.multiply(e.fromValue(stage, e.depth()), sweep.getStageElements(side));
  Value address = e.advance(narrow, side.isInput ? inputs : filters, at);
  e.setAlignment(address, kBufferAlignment);
  return {narrow, address, sweep.getStride(side), /*inner=*/0};
}

/// The elements of row and column (which count elements) of an operand as it lies in memory: rows
/// of terms, or terms of rows.
Value ConvolutionSweepCode::read(const ConvolutionSide &side, Index row, Index column, Index step) {
  Index first = e.multiply(step, sweep.tileTerms);
  Index term = e.add(first, side.hasTermsInner ? column : row);
  Index at = side.hasTermsInner ? row : column;
  int64_t termLanes = side.hasTermsInner ? side.lanes : 1,
          ownLanes = side.hasTermsInner ? 1 : side.lanes;
  SmallVector<Value> inside;
  Indices taps = findTerm(term, termLanes, inside);
  int64_t size = side.isInput ? sweep.countPositions() : sweep.features;
  at = e.add(side.isInput ? tilePosition : tileFeature, at);
  at = keepBelow(at, size, sweep.getTileSize(side), ownLanes);
  Value value = side.isInput ? readInputAt(at, term, taps, inside) : readFilterAt(at, taps, inside);
  return selectInside(e, inside, value, e.constantLike(value, 0));
}

/// The thread's vectors of a step: their loads are on the way together.
void ConvolutionSweepCode::fetch(const ConvolutionSide &side, Index step,
                                 SmallVectorImpl<Vector> &vectors) {
  int64_t size = sweep.getTileSize(side);
  int64_t rows = side.hasTermsInner ? size : sweep.tileTerms,
          columns = (side.hasTermsInner ? sweep.tileTerms : size) / side.lanes;
  auto [row, vector] = e.divide(e.fromValue(team.getThread(), 0), columns);
  Index column = e.multiply(vector, side.lanes);
  for (int64_t before = 0; before < rows; before += sweep.threads / columns) {
    Index own = e.addConstant(row, before);
    vectors.push_back({&side, own, column, read(side, own, column, step)});
  }
}

/// Where threads multiply, terms are rows in shared memory, whatever they are in memory.
void ConvolutionSweepCode::put(const Vector &vector, Value stage) {
  const ConvolutionSide &side = *vector.side;
  SharedTile tile = getTile(side, stage);
  if (side.hasTermsInner == sweep.keepsTerms(side)) {
    Index at = e.add(e.multiply(vector.row, tile.stride), vector.column);
    at.stride = side.lanes > 1;
    return e.store(vector.value, tile.element, tile.address, at, /*asLanes=*/side.lanes > 1);
  }
  for (int64_t lane = 0; lane < side.lanes; ++lane) {
    Value one = side.lanes > 1 ? e.extract(vector.value, lane) : vector.value;
    Index at = e.add(e.multiply(e.addConstant(vector.column, lane), tile.stride), vector.row);
    e.store(one, tile.element, tile.address, at, /*asLanes=*/false);
  }
}

/// Elements one by one, some of which are on the way together. Where a row's elements are not more
/// than the threads, each thread keeps to one column, whose place is found once.
void ConvolutionSweepCode::copy(const ConvolutionSide &side, Index step, Value stage) {
  int64_t size = sweep.getTileSize(side);
  int64_t rows = side.hasTermsInner ? size : sweep.tileTerms,
          columns = side.hasTermsInner ? sweep.tileTerms : size;
  int64_t together = std::min(kElementsOnTheWay, rows * columns / sweep.threads);
  auto copyAll = [&](llvm::function_ref<std::pair<Index, Index>(int64_t)> place) {
    SmallVector<Vector> elements;
    for (int64_t number = 0; number < together; ++number) {
      auto [row, column] = place(number);
      elements.push_back({&side, row, column, read(side, row, column, step)});
    }
    for (const Vector &element : elements)
      put(element, stage);
    return Numbers();
  };
  Value thread = team.getThread();
  if (columns > sweep.threads) {
    e.loop(thread, e.i64(rows * columns), sweep.threads * together, 1, {},
           [&](Index first, ValueRange) {
             return copyAll([&](int64_t number) {
               return e.divide(e.addConstant(first, number * sweep.threads), columns);
             });
           });
    return;
  }
  auto [row, column] = e.divide(e.fromValue(thread, 0), columns);
  int64_t next = sweep.threads / columns;
  e.loop(e.i64(0), e.i64(rows), next * together, 1, {},
         [&, row = row, column = column](Index first, ValueRange) {
           return copyAll([&](int64_t number) {
             return std::pair(e.add(row, e.addConstant(first, number * next)), column);
           });
         });
}

/// What goes to a stage: vectors are left to be put there, elements have been.
SmallVector<ConvolutionSweepCode::Vector> ConvolutionSweepCode::begin(Index step, Value stage) {
  SmallVector<Vector> vectors;
  for (const ConvolutionSide *side : {&sweep.input, &sweep.filter})
    if (side->lanes > 1)
      fetch(*side, step, vectors);
  for (const ConvolutionSide *side : {&sweep.input, &sweep.filter})
    if (side->lanes == 1)
      copy(*side, step, stage);
  return vectors;
}

SmallVector<Value> ConvolutionSweepCode::multiply(Value stage, ValueRange sums) {
  return product.add(getTile(sweep.input, stage), getTile(sweep.filter, stage), sums);
}

/// Two stages: while one is multiplied, the next is on its way to the other.
void ConvolutionSweepCode::emit(Value block) {
  Type byte = e.getBuilder().getI8Type();
  int64_t bytes = ir::getElementBytes(lhs.getElementType());
  inputs = team.allocate(byte, 2 * bytes * sweep.getStageElements(sweep.input));
  filters = team.allocate(byte, 2 * bytes * sweep.getStageElements(sweep.filter));
  locateItem(block);
  auto [low, high] = findSteps();
  for (const Vector &vector : begin(e.fromValue(low, 0), e.i64(0)))
    put(vector, e.i64(0));
  team.synchronize();
  Numbers before = {e.i64(0)};
  llvm::append_range(before, product.zeros());
  Value next = e.make<arith::AddIOp>(low, e.i64(1));
  Numbers after = e.loop(next, high, 1, 1, before, [&](Index step, ValueRange carried) {
    Value stage = carried.front(), other = e.make<arith::SubIOp>(e.i64(1), stage);
    SmallVector<Vector> vectors = begin(step, other);
    Numbers numbers = {other};
    llvm::append_range(numbers, multiply(stage, carried.drop_front()));
    for (const Vector &vector : vectors)
      put(vector, other);
    team.synchronize();
    return numbers;
  });
  store(multiply(after.front(), ValueRange(after).drop_front()));
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Value ConvolutionSweepCode::all(ArrayRef<Value> conditions) {
  Value result;
  for (Value condition : conditions)
    result = result ? e.make<arith::AndIOp>(result, condition) : condition;
  return result;
}

/// The result's index of a position of the item's phase.
Indices ConvolutionSweepCode::findPlace(Index position, Index feature,
                                        SmallVectorImpl<Value> &inside) {
  int64_t count = sweep.countPositions();
  if (count % sweep.tilePositions != 0)
    inside.push_back(isBelow(position, count));
  Index kept = keepBelow(position, count, sweep.tilePositions, 1);
  Indices place(type.getRank(), Index::constant(0));
  for (auto [dim, at] :
       llvm::zip_equal(sweep.positionDims, e.delinearize(kept, sweep.positionSizes)))
    place[dim] = at;
  for (auto [i, dim] : llvm::enumerate(numbers.getOutputSpatialDimensions()))
    if (int64_t size = sweep.phases[i]; size > 1) {
      place[dim] = e.add(e.multiply(place[dim], size), phase[i]);
      if (type.getDimSize(dim) % size != 0)
        inside.push_back(isBelow(place[dim], type.getDimSize(dim)));
    }
  place[numbers.getOutputFeatureDimension()] = e.add(e.multiply(group, sweep.features), feature);
  return place;
}

void ConvolutionSweepCode::store(ValueRange sums) {
  for (int64_t row = 0; row < product.countRows(); ++row) {
    Index position = e.add(tilePosition, product.getRow(row));
    SmallVector<Value> inside;
    Indices place = findPlace(position, tileFeature, inside);
    auto storeAll = [&] {
      for (int64_t column = 0; column < product.countColumns(); column += product.getRun())
        storeRun(e.linearize(place, type.getShape()), product.getColumn(column),
                 product.getSums(sums, row, column));
    };
    if (inside.empty())
      storeAll();
    else
      e.branch(all(inside), storeAll);
  }
}

/// Neighbouring features of one position, from `feature` of the tile on, which begins at `first` of
/// the result.
void ConvolutionSweepCode::storeRun(Index first, Index feature, ArrayRef<Value> values) {
  int64_t step = 1;
  for (int64_t dim = numbers.getOutputFeatureDimension() + 1; dim < type.getRank(); ++dim)
    step *= type.getDimSize(dim);
  auto count = static_cast<int64_t>(values.size());
  bool isParted = sweep.parts > 1;
  Type made = isParted ? e.getBuilder().getF32Type() : type.getElementType();
  Value target = isParted ? workspace : output;
  Index at = e.add(first, e.multiply(feature, step));
  if (isParted)
    at = e.add(at, e.multiply(part, sweep.countResults()));
  bool isTogether = step == 1 && sweep.features % count == 0;
  auto guard = [&](Index own, llvm::function_ref<void()> body) {
    if (sweep.features % sweep.tileFeatures == 0)
      return body();
    e.branch(isBelow(e.add(tileFeature, own), sweep.features), body);
  };
  if (isTogether)
    return guard(feature, [&] { product.storeTogether(values, made, target, at); });
  for (auto [number, value] : llvm::enumerate(values)) {
    auto offset = static_cast<int64_t>(number);
    guard(e.addConstant(feature, offset), [&, value = value] {
      e.store(e.roundTo(made, value), made, target, e.addConstant(at, offset * step),
              /*asLanes=*/false);
    });
  }
}

void emitConvolutionSweep(KernelEmitter &emitter, Team &team, const ConvolutionSweep &sweep,
                          Value output, Value workspace, Value block) {
  ConvolutionSweepCode(emitter, team, sweep, output, workspace).emit(block);
}

void emitConvolutionSums(KernelEmitter &e, RankedTensorType type, int64_t parts, int64_t threads,
                         Value output, Value workspace, Value block, Value thread) {
  Type f32 = e.getBuilder().getF32Type(), made = type.getElementType();
  int64_t results = type.getNumElements(), most = e.getLanes(),
          lanes = results % most == 0 ? most : 1;
  Value first = e.make<arith::MulIOp>(block, e.i64(threads * most));
  auto add = [&](Index at) {
    at.stride = lanes > 1;
    auto load = [&](Index part) {
      return e.load(f32, workspace, e.add(e.multiply(part, results), at));
    };
    Value sum =
        e.loop(e.i64(1), e.i64(parts), 1, 1, load(Index::constant(0)),
               [&](Index part, ValueRange carried) {
                 return SmallVector<Value>{e.make<arith::AddFOp>(carried.front(), load(part))};
               })
            .front();
    e.store(e.roundTo(made, sum), made, output, at, /*asLanes=*/lanes > 1);
  };
  // Neighbouring threads have neighbouring vectors.
  for (int64_t vector = 0; vector < most / lanes; ++vector) {
    Value number = e.make<arith::AddIOp>(thread, e.i64(vector * threads));
    Value own = e.make<arith::AddIOp>(first, e.make<arith::MulIOp>(number, e.i64(lanes)));
    Index at = e.fromValue(own, 0, lanes);
    e.branch(e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, own, e.i64(results)),
             [&] { add(at); });
  }
}

} // namespace zero
