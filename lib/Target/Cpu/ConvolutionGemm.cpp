//===- ConvolutionGemm.cpp - Convolutions as matmuls of the library ----------------------===//
//
// The result is a matrix of positions by features, the filter one of terms by features, both as
// they are in memory. Between them stands the input's matrix of positions by terms, of which a
// work item packs a panel at a time on its thread's stack, and has the library multiply that by the
// filter's part. An item is a tile of positions and a block of features; their size, the panels'
// and so the order of sums depend on shapes alone.
//
// Of a dilated input, a position meets elements at some of the filter's taps and gaps at all
// others: which, its phase says, its place modulo the dilation. So a tile's positions are of one
// phase, and only that phase's taps are multiplied (a gradient of strides of two: a quarter). Such
// positions lie apart in the result: the matmuls add up in scratch memory, which is copied.
//===-------------------------------------------------------------------------------------===//
#include "Convolution.h"
#include "KernelGemm.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// A panel: 256 KiB, which leaves the second cache room for the filter's part.
constexpr int64_t kMostPositions = 128, kMostTerms = 512;
/// Fewer items leave threads without work: then features are split as far as this, then positions,
/// each of which makes the library slower.
constexpr int64_t kItems = 16, kLeastBlock = 64, kLeastPositions = 16;
/// Matrices with less than these are not worth a panel; many groups make small matrices.
constexpr int64_t kLeastFeatures = 2, kLeastFeaturesOfGroups = 8, kLeastTerms = 8;
constexpr int64_t kPanelAlignment = 64;
/// Parameters of a schedule: features of an item, the most terms of a panel.
constexpr llvm::StringLiteral kFeatures = "features", kTerms = "terms";
/// Features of a tile that is added up in scratch memory: 128 KiB, or twice that.
constexpr int64_t kPhaseBlock = 256;
/// How many gathered elements a contiguous one is worth.
constexpr int64_t kContiguousWorth = 4;

namespace {

/// Some dimensions of a tensor, outermost first: the innermost ones, as far as they are one
/// dimension in memory, are the run, which is cut into tiles; all others are looped over.
struct Run {
  /// Dimensions of `alone` are looped over, whatever they are in memory.
  Run(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims, ArrayRef<int64_t> alone = {});
  /// Tiles of at most `elements` (at least 1): rows of the innermost dimension, or parts of one.
  void cut(int64_t elements);

  int64_t getTiles() const { return parts > 1 ? rows * parts : llvm::divideCeil(rows, rowsInTile); }
  int64_t getMostElements() const { return parts > 1 ? partSize : rowsInTile * innerSize; }
  int64_t countLooped() const { return product(loopedShape); }
  static int64_t product(ArrayRef<int64_t> sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  }

  SmallVector<int64_t> looped, loopedShape; // dimensions outside the run
  SmallVector<int64_t> outer, outerShape;   // of the run, but for the innermost one
  int64_t inner = -1, innerSize = 1;        // -1: there is no dimension
  int64_t stride = 1;                       // of one step along the run
  int64_t rows = 1;                         // product of outerShape
  int64_t rowsInTile = 1, partSize = 1, parts = 1;
};

/// The part of a run that is in work.
struct Tile {
  Index row, first;   // of the outer dimensions, of the innermost one
  Value rows, length; // how many of each
  Value elements;
};

} // namespace

static SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

Run::Run(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims, ArrayRef<int64_t> alone) {
  SmallVector<int64_t> strides = getStrides(shape);
  int64_t next = 0; // the stride that goes on with the run
  for (int64_t dim : llvm::reverse(dims)) {
    if (shape[dim] == 1)
      continue;
    if (llvm::is_contained(alone, dim)) {
      looped.insert(looped.begin(), dim);
      loopedShape.insert(loopedShape.begin(), shape[dim]);
    } else if (inner < 0) {
      inner = dim, innerSize = shape[dim], stride = strides[dim];
      next = stride * innerSize;
    } else if (looped.empty() && strides[dim] == next) {
      outer.insert(outer.begin(), dim);
      outerShape.insert(outerShape.begin(), shape[dim]);
      next *= shape[dim];
    } else {
      looped.insert(looped.begin(), dim);
      loopedShape.insert(loopedShape.begin(), shape[dim]);
    }
  }
  rows = product(outerShape);
}

void Run::cut(int64_t elements) {
  parts = llvm::divideCeil(innerSize, elements);
  partSize = llvm::divideCeil(innerSize, parts);
  rowsInTile = std::min(rows, std::max<int64_t>(1, elements / innerSize));
}

namespace {

/// The three matrices, and how they are cut.
struct Matrices {
  explicit Matrices(hlo::ConvolutionOp op);
  /// Items of at most `mostPositions` by `itemFeatures`, panels of at most `mostTerms`.
  void cut(int64_t mostPositions, int64_t itemFeatures, int64_t mostTerms);

  /// Whether this element of the input is next to the one before along that dimension of the
  /// result or of the filter.
  static bool isContiguous(hlo::ConvolutionOp op, int64_t resultDim, int64_t filterDim);

  int64_t getPanelElements() const { return positions.getMostElements() * terms.getMostElements(); }
  int64_t getSumElements() const { return hasPhases() ? positions.getMostElements() * block : 0; }
  int64_t getScratchBytes() const {
    return (getPanelElements() + getSumElements()) * int64_t(sizeof(float));
  }
  int64_t countItems() const {
    return groups * (features / block) * positions.countLooped() * positions.getTiles() *
           Run::product(phases);
  }
  bool hasPhases() const { return !phases.empty(); }

  SmallVector<int64_t> phases; // along each spatial dimension; none where no input is dilated
  int64_t groups, features;    // features of a group
  int64_t block;               // of features that an item takes
  int64_t featureStride, filterFeatureStride;
  Run positions, terms;
  int64_t termsWorth, positionsWorth; // as the panel's inner dimension, of each element
  bool termsInner;                    // terms of a position are next to each other in a panel
  int64_t panelStride;
};

} // namespace

static SmallVector<int64_t> allBut(int64_t rank, int64_t left) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (dim != left)
      dims.push_back(dim);
  return dims;
}

bool Matrices::isContiguous(hlo::ConvolutionOp op, int64_t resultDim, int64_t filterDim) {
  auto numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> shape = tensorTypeOf(op.getLhs()).getShape();
  int64_t innermost = shape.size();
  while (innermost > 0 && shape[innermost - 1] == 1)
    --innermost;
  --innermost;
  if (resultDim >= 0 && resultDim == (int64_t)numbers.getOutputBatchDimension())
    return innermost == (int64_t)numbers.getInputBatchDimension();
  if (filterDim >= 0 && filterDim == (int64_t)numbers.getKernelInputFeatureDimension())
    return innermost == (int64_t)numbers.getInputFeatureDimension();
  auto spatial =
      llvm::zip_equal(numbers.getInputSpatialDimensions(), numbers.getKernelSpatialDimensions(),
                      numbers.getOutputSpatialDimensions());
  for (auto [input, filter, output] : spatial)
    if (filter == filterDim || output == resultDim)
      return innermost == input;
  return false;
}

/// As few features as are worth a matmul that is added up in scratch memory.
static int64_t getPhaseBlock(int64_t features) {
  while (features > kPhaseBlock && features % 2 == 0)
    features /= 2;
  return features;
}

/// The phases along each spatial dimension; none where the input is not dilated, phases differ in
/// their positions, or taps do not lie apart in the filter.
static SmallVector<int64_t> getPhases(hlo::ConvolutionOp op) {
  auto numbers = op.getDimensionNumbers();
  std::optional<ArrayRef<int64_t>> dilation = op.getLhsDilation();
  RankedTensorType type = tensorTypeOf(op.getResult());
  int64_t last = type.getRank() - 1;
  if (!dilation || llvm::all_of(*dilation, [](int64_t size) { return size == 1; }) ||
      numbers.getOutputFeatureDimension() != last ||
      llvm::is_contained(numbers.getKernelSpatialDimensions(), last) ||
      getPhaseBlock(type.getDimSize(last)) > 2 * kPhaseBlock)
    return {};
  for (auto [i, size] : llvm::enumerate(*dilation)) {
    auto isOne = [&, i = i](std::optional<ArrayRef<int64_t>> values) {
      return !values || (*values)[i] == 1;
    };
    int64_t results = type.getDimSize(numbers.getOutputSpatialDimensions()[i]);
    if (size > 1 &&
        (results % size != 0 || !isOne(op.getWindowStrides()) || !isOne(op.getRhsDilation())))
      return {};
  }
  return SmallVector<int64_t>(*dilation);
}

/// The result, or its positions of one phase.
static SmallVector<int64_t> getPositionShape(hlo::ConvolutionOp op) {
  SmallVector<int64_t> shape(tensorTypeOf(op.getResult()).getShape());
  for (auto [i, size] : llvm::enumerate(getPhases(op)))
    shape[op.getDimensionNumbers().getOutputSpatialDimensions()[i]] /= size;
  return shape;
}

/// Dimensions of the filter whose taps are looped over, as phases have some of them only.
static ArrayRef<int64_t> getLoopedTaps(hlo::ConvolutionOp op) {
  if (getPhases(op).empty())
    return {};
  return op.getDimensionNumbers().getKernelSpatialDimensions();
}

Matrices::Matrices(hlo::ConvolutionOp op)
    : phases(getPhases(op)),
      positions(getPositionShape(op), allBut(tensorTypeOf(op.getResult()).getRank(),
                                             op.getDimensionNumbers().getOutputFeatureDimension())),
      terms(tensorTypeOf(op.getRhs()).getShape(),
            allBut(tensorTypeOf(op.getRhs()).getRank(),
                   op.getDimensionNumbers().getKernelOutputFeatureDimension()),
            getLoopedTaps(op)) {
  auto numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> result = tensorTypeOf(op.getResult()).getShape(),
                    filter = tensorTypeOf(op.getRhs()).getShape();
  groups = op.getFeatureGroupCount() * op.getBatchGroupCount();
  features = result[numbers.getOutputFeatureDimension()] / groups;
  featureStride = getStrides(result)[numbers.getOutputFeatureDimension()];
  filterFeatureStride = getStrides(filter)[numbers.getKernelOutputFeatureDimension()];
  termsWorth = isContiguous(op, -1, terms.inner) ? kContiguousWorth : 1;
  positionsWorth = isContiguous(op, positions.inner, -1) ? kContiguousWorth : 1;
}

void Matrices::cut(int64_t mostPositions, int64_t itemFeatures, int64_t mostTerms) {
  positions.cut(mostPositions);
  block = itemFeatures;
  terms.cut(mostTerms);
  // Vectors run along the panel's inner dimension: a long one is better, and one along which the
  // input is contiguous much better.
  termsInner = termsWorth * terms.innerSize >= positionsWorth * positions.innerSize;
  panelStride = termsInner ? terms.getMostElements() : positions.getMostElements();
}

/// Whether matmuls of the library can do it.
static bool canMultiply(hlo::ConvolutionOp op) {
  RankedTensorType lhs = tensorTypeOf(op.getLhs()), rhs = tensorTypeOf(op.getRhs()),
                   type = tensorTypeOf(op.getResult());
  return lhs.getElementType().isF32() && rhs.getElementType().isF32() &&
         type.getElementType().isF32() && lhs.getNumElements() && rhs.getNumElements() &&
         type.getNumElements() && isa<BlockArgument>(op.getRhs());
}

/// Cuts for enough items to give all threads work; returns the most positions of one.
static int64_t chooseItems(Matrices &matrices) {
  int64_t block = matrices.hasPhases() ? getPhaseBlock(matrices.features) : matrices.features;
  for (int64_t most = kMostPositions;; most /= 2) {
    matrices.cut(most, block, kMostTerms);
    while (matrices.countItems() < kItems && block % 2 == 0 && block >= 2 * kLeastBlock)
      matrices.cut(most, block /= 2, kMostTerms);
    if (matrices.countItems() >= kItems || most <= kLeastPositions)
      return most;
  }
}

std::optional<KernelSchedule> scheduleConvolutionGemm(hlo::ConvolutionOp op) {
  if (!canMultiply(op))
    return std::nullopt;
  RankedTensorType rhs = tensorTypeOf(op.getRhs()), type = tensorTypeOf(op.getResult());
  Matrices matrices(op);
  int64_t termCount = rhs.getNumElements() /
                      rhs.getDimSize(op.getDimensionNumbers().getKernelOutputFeatureDimension());
  int64_t positionCount = type.getNumElements() / (matrices.groups * matrices.features);
  int64_t least = matrices.groups > 1 ? kLeastFeaturesOfGroups : kLeastFeatures;
  if (matrices.features < least || termCount < kLeastTerms || positionCount < kLeastPositions)
    return std::nullopt;
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::GemmConvolution;
  schedule.tile = chooseItems(matrices);
  schedule.parameters[kFeatures.str()] = matrices.block;
  schedule.parameters[kTerms.str()] = kMostTerms;
  schedule.scratch = matrices.getScratchBytes();
  schedule.work = matrices.countItems();
  return schedule;
}

/// The matrices, cut as `schedule` says.
static Matrices cutAs(hlo::ConvolutionOp op, const KernelSchedule &schedule) {
  Matrices matrices(op);
  matrices.cut(schedule.tile, getParameter(schedule, kFeatures), getParameter(schedule, kTerms));
  return matrices;
}

std::optional<TileCount> countConvolutionGemm(hlo::ConvolutionOp op,
                                              const KernelSchedule &schedule) {
  int64_t features = getParameter(schedule, kFeatures);
  if (!canMultiply(op) || features < 1 || Matrices(op).features % features != 0 ||
      getParameter(schedule, kTerms) < 1)
    return std::nullopt;
  Matrices matrices = cutAs(op, schedule);
  return TileCount{matrices.countItems(), matrices.getScratchBytes()};
}

namespace {
class ConvolutionGemm : ConvolutionReads {
public:
  ConvolutionGemm(KernelEmitter &e, hlo::ConvolutionOp op, const KernelSchedule &schedule,
                  Value output)
      : ConvolutionReads(e, op), output(output), matrices(cutAs(op, schedule)) {
    if (matrices.hasPhases())
      readPhases();
  }

  void emit(Value begin, Value end);

private:
  void emitItem(Index item);
  void addPanels(const Tile &tile);
  void addPanel(const Tile &tile, Index looped, Index number);
  void pack(const Tile &tile, const Tile &part);
  void multiply(const Tile &tile, const Tile &part, Value filterAt, Value accumulate);

  void readPhases();
  Value findTaps();
  void clearSums(const Tile &tile);
  void storeSums(const Tile &tile);

  Tile cut(const Run &run, Index number);
  void forRows(const Run &run, const Tile &tile, Indices &index,
               llvm::function_ref<void(Index)> body);
  void forEach(Value count, llvm::function_ref<void(Index)> body);
  void setLooped(const Run &run, Index number, Indices &index);

  Value output, panel, sums;
  Matrices matrices;
  Indices place, filterIndex; // of the result and the filter, as far as loops have set them
  /// Along each spatial dimension, of positions of one phase: that, the place in the window that
  /// the filter's tap has for it, and what makes that count from 0.
  Indices phase, taps;
  SmallVector<int64_t> shifts;
};
} // namespace

void ConvolutionGemm::emit(Value begin, Value end) {
  OpBuilder &builder = e.getBuilder();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto allocate = [&](int64_t elements) -> Value {
    return LLVM::AllocaOp::create(builder, e.getLoc(), pointer, builder.getF32Type(),
                                  e.i64(elements), kPanelAlignment);
  };
  panel = allocate(matrices.getPanelElements());
  if (matrices.hasPhases())
    sums = allocate(matrices.getSumElements());
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    emitItem(item);
    return SmallVector<Value>();
  });
}

/// Tile number `number` of a run.
Tile ConvolutionGemm::cut(const Run &run, Index number) {
  Tile tile;
  auto least = [&](Index from, int64_t most, int64_t size) -> Value {
    if (size % most == 0)
      return e.i64(most);
    return e.make<arith::MinSIOp>(e.i64(most),
                                  e.make<arith::SubIOp>(e.i64(size), e.toScalar(from)));
  };
  if (run.parts == 1) {
    tile.row = e.multiply(number, run.rowsInTile);
    tile.first = Index::constant(0);
    tile.rows = least(tile.row, run.rowsInTile, run.rows);
    tile.length = e.i64(run.innerSize);
  } else {
    auto [row, part] = e.divide(number, run.parts);
    tile.row = row;
    tile.first = e.multiply(part, run.partSize);
    tile.rows = e.i64(1);
    tile.length = least(tile.first, run.partSize, run.innerSize);
  }
  tile.elements = e.make<arith::MulIOp>(tile.rows, tile.length);
  return tile;
}

void ConvolutionGemm::setLooped(const Run &run, Index number, Indices &index) {
  for (auto [dim, at] : llvm::zip_equal(run.looped, e.delinearize(number, run.loopedShape)))
    index[dim] = at;
}

void ConvolutionGemm::forEach(Value count, llvm::function_ref<void(Index)> body) {
  e.loop(e.i64(0), count, 1, 1, {}, [&](Index at, ValueRange) {
    body(at);
    return SmallVector<Value>();
  });
}

/// All rows of a tile, with `index` at each; the body is given the row's first element's number in
/// the tile.
void ConvolutionGemm::forRows(const Run &run, const Tile &tile, Indices &index,
                              llvm::function_ref<void(Index)> body) {
  forEach(tile.rows, [&](Index at) {
    Index row = e.add(tile.row, at);
    for (auto [dim, place] : llvm::zip_equal(run.outer, e.delinearize(row, run.outerShape)))
      index[dim] = place;
    body(e.multiply(at, run.innerSize));
  });
}

void ConvolutionGemm::emitItem(Index item) {
  const Run &positions = matrices.positions;
  if (matrices.hasPhases()) { // of each tile one after the other: they have not equally much to do
    auto [tile, number] = e.divide(item, Run::product(matrices.phases));
    phase = e.delinearize(number, matrices.phases);
    item = tile;
  }
  auto [rest, number] = e.divide(item, positions.getTiles());
  auto [block, looped] = e.divide(rest, positions.countLooped());
  place.assign(type.getRank(), Index::constant(0));
  filterIndex.assign(rhs.getRank(), Index::constant(0));
  place[numbers.getOutputFeatureDimension()] = e.multiply(block, matrices.block);
  setLooped(positions, looped, place);
  Tile tile = cut(positions, number);
  if (matrices.hasPhases())
    clearSums(tile);
  addPanels(tile);
  if (matrices.hasPhases())
    storeSums(tile);
}

/// The sum over all parts of the terms, outermost first.
void ConvolutionGemm::addPanels(const Tile &tile) {
  const Run &terms = matrices.terms;
  forEach(e.i64(terms.countLooped()), [&](Index looped) {
    setLooped(terms, looped, filterIndex);
    auto addTiles = [&] {
      forEach(e.i64(terms.getTiles()), [&](Index number) { addPanel(tile, looped, number); });
    };
    if (matrices.hasPhases())
      e.branch(findTaps(), addTiles);
    else
      addTiles();
  });
}

void ConvolutionGemm::addPanel(const Tile &tile, Index looped, Index number) {
  const Run &terms = matrices.terms;
  Value filter = e.getInput(cast<BlockArgument>(op.getRhs()).getArgNumber());
  Tile part = cut(terms, number);
  // The filter's first element of this part and group.
  Indices first = filterIndex;
  for (auto [dim, at] : llvm::zip_equal(terms.outer, e.delinearize(part.row, terms.outerShape)))
    first[dim] = at;
  if (terms.inner >= 0)
    first[terms.inner] = part.first;
  first[numbers.getKernelOutputFeatureDimension()] = place[numbers.getOutputFeatureDimension()];
  Value filterAt = e.advance(element, filter, e.linearize(first, rhs.getShape()));
  pack(tile, part);
  Value isLater =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, e.toScalar(e.add(looped, number)), e.i64(0));
  Value accumulate = matrices.hasPhases()
                         ? e.i64(1)
                         : e.make<arith::ExtUIOp>(e.getBuilder().getI64Type(), isLater);
  multiply(tile, part, filterAt, accumulate);
}

//===----------------------------------------------------------------------===//
// Phases
//===----------------------------------------------------------------------===//

/// Of one phase, positions next to each other read elements next to each other.
void ConvolutionGemm::readPhases() {
  for (auto [dim, size] : llvm::zip_equal(windows, matrices.phases)) {
    int64_t low = llvm::divideCeilSigned(dim.low, size), shift = low * size - dim.low;
    shifts.push_back(shift);
    dim = {dim.size,
           dim.windows / size,
           (size - 1 + dim.taps - 1 + shift) / size + 1,
           dim.stride,
           low,
           /*dilation=*/1,
           dim.tapDilation};
  }
}

/// Where the filter's taps at `filterIndex` meet the input; gives whether they do.
Value ConvolutionGemm::findTaps() {
  Indices window = filterIndex;
  reverse(window);
  taps.clear();
  Value meets;
  for (auto [i, size] : llvm::enumerate(matrices.phases)) {
    Index tap = window[numbers.getKernelSpatialDimensions()[i]];
    auto [quotient, rest] = e.divide(e.add(phase[i], e.addConstant(tap, shifts[i])), size);
    taps.push_back(quotient);
    Value isWhole = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, e.toScalar(rest), e.i64(0));
    meets = meets ? e.make<arith::AndIOp>(meets, isWhole) : isWhole;
  }
  return meets;
}

void ConvolutionGemm::clearSums(const Tile &tile) {
  Value elements = e.make<arith::MulIOp>(tile.elements, e.i64(matrices.block));
  forRange(e, Index::constant(0), elements, [&](Index at, bool isVector) {
    e.store(e.identity(ir::ReduceKind::Add, element), element, sums, at, isVector);
  });
}

void ConvolutionGemm::storeSums(const Tile &tile) {
  const Run &positions = matrices.positions;
  forRows(positions, tile, place, [&](Index firstRow) {
    forEach(tile.length, [&](Index i) {
      if (positions.inner >= 0)
        place[positions.inner] = e.add(tile.first, i);
      Indices to = place;
      for (auto [dim, size, at] :
           llvm::zip_equal(numbers.getOutputSpatialDimensions(), matrices.phases, phase))
        to[dim] = e.add(e.multiply(to[dim], size), at);
      Index first = e.linearize(to, type.getShape());
      Index row = e.multiply(e.add(firstRow, i), matrices.block);
      forRange(e, Index::constant(0), e.i64(matrices.block), [&](Index k, bool isVector) {
        e.store(e.load(element, sums, e.add(row, k)), element, output, e.add(first, k), isVector);
      });
    });
  });
}

//===----------------------------------------------------------------------===//
// Panels
//===----------------------------------------------------------------------===//

/// Rows of the panel are positions where terms are next to each other, else terms.
void ConvolutionGemm::pack(const Tile &tile, const Tile &part) {
  struct Side {
    const Run &run;
    const Tile &tile;
    Indices &index;
  };
  const Side positions{matrices.positions, tile, place}, terms{matrices.terms, part, filterIndex};
  const Side &rows = matrices.termsInner ? positions : terms;
  const Side &columns = matrices.termsInner ? terms : positions;
  auto moveTo = [&](const Side &side, Index at) {
    if (side.run.inner >= 0)
      side.index[side.run.inner] = e.add(side.tile.first, at);
  };
  forRows(rows.run, rows.tile, rows.index, [&](Index firstRow) {
    forEach(rows.tile.length, [&](Index i) {
      moveTo(rows, i);
      Index row = e.multiply(e.add(firstRow, i), matrices.panelStride);
      forRows(columns.run, columns.tile, columns.index, [&](Index firstColumn) {
        forRange(e, Index::constant(0), columns.tile.length, [&](Index k, bool isVector) {
          moveTo(columns, k);
          Indices window = filterIndex;
          reverse(window);
          for (auto [dim, tap] : llvm::zip(numbers.getKernelSpatialDimensions(), taps))
            window[dim] = tap;
          e.store(readInput(place, window), element, panel, e.add(row, e.add(firstColumn, k)),
                  isVector);
        });
      });
    });
  });
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

/// Positions by features (+)= the panel by the filter's part.
void ConvolutionGemm::multiply(const Tile &tile, const Tile &part, Value filterAt,
                               Value accumulate) {
  const Run &positions = matrices.positions, &terms = matrices.terms;
  Indices first = place;
  for (auto [dim, at] :
       llvm::zip_equal(positions.outer, e.delinearize(tile.row, positions.outerShape)))
    first[dim] = at;
  if (positions.inner >= 0)
    first[positions.inner] = tile.first;
  MatrixInMemory result{element, output, positions.stride, matrices.featureStride};
  if (matrices.hasPhases())
    result = {element, sums, matrices.block, 1};
  else
    result.address = e.advance(element, output, e.linearize(first, type.getShape()));
  MatrixInMemory rows{element, panel, matrices.panelStride, 1};
  emitKernelGemm(e, {tile.elements,
                     e.i64(matrices.block),
                     part.elements,
                     matrices.termsInner ? rows : rows.transposed(),
                     {element, filterAt, terms.stride, matrices.filterFeatureStride},
                     result,
                     accumulate});
}

void emitConvolutionGemm(KernelEmitter &e, const KernelSchedule &schedule, Value output,
                         Value begin, Value end) {
  auto op = cast<hlo::ConvolutionOp>(*getOnlyResult(e.getKernel()));
  ConvolutionGemm(e, op, schedule, output).emit(begin, end);
}

} // namespace zero
