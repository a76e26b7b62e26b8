//===- ConvolutionGemm.cpp - Convolutions as matmuls of the library ----------------------===//
//
// The result is a matrix of positions by features, the filter one of terms by features, both as
// they are in memory. Between them stands the input's matrix of positions by terms, of which a
// work item packs a panel at a time on its thread's stack, and has the library multiply that by the
// filter's part. Where windows are one element or all of the input, that matrix is in memory, too,
// and read there. An item is a tile of positions and a block of features; their size, the panels'
// and so the order of sums depend on shapes alone.
//
// Of a dilated input, a position meets elements at some of the filter's taps and gaps at all
// others: which, its phase says, its place modulo the dilation. So a tile's positions are of one
// phase, and only that phase's taps are multiplied (a gradient of strides of two: a quarter). Such
// positions lie apart in the result: the matmuls add up in scratch memory, which is copied.
//===-------------------------------------------------------------------------------------===//
#include "Convolution.h"
#include "ConvolutionMatrices.h"
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
/// ConvolutionMatrices with less than these are not worth a panel; many groups make small matrices.
constexpr int64_t kLeastFeatures = 2, kLeastFeaturesOfGroups = 8, kLeastTerms = 8;
constexpr int64_t kPanelAlignment = 64;
/// Parameters of a schedule: features of an item, the most terms of a panel.
constexpr llvm::StringLiteral kFeatures = "features", kTerms = "terms";

/// Whether matmuls of the library can do it.
static bool canMultiply(hlo::ConvolutionOp op) {
  RankedTensorType lhs = tensorTypeOf(op.getLhs()), rhs = tensorTypeOf(op.getRhs()),
                   type = tensorTypeOf(op.getResult());
  return lhs.getElementType().isF32() && rhs.getElementType().isF32() &&
         type.getElementType().isF32() && lhs.getNumElements() && rhs.getNumElements() &&
         type.getNumElements() && isa<BlockArgument>(op.getRhs());
}

/// Cuts for enough items to give all threads work; returns the most positions of one.
static int64_t chooseItems(ConvolutionMatrices &matrices) {
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
  ConvolutionMatrices matrices(op);
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
static ConvolutionMatrices cutAs(hlo::ConvolutionOp op, const KernelSchedule &schedule) {
  ConvolutionMatrices matrices(op);
  matrices.cut(schedule.tile, getParameter(schedule, kFeatures), getParameter(schedule, kTerms));
  return matrices;
}

std::optional<TileCount> countConvolutionGemm(hlo::ConvolutionOp op,
                                              const KernelSchedule &schedule) {
  int64_t features = getParameter(schedule, kFeatures);
  if (!canMultiply(op) || features < 1 || ConvolutionMatrices(op).features % features != 0 ||
      getParameter(schedule, kTerms) < 1)
    return std::nullopt;
  ConvolutionMatrices matrices = cutAs(op, schedule);
  return TileCount{matrices.countItems(), matrices.getScratchBytes()};
}

namespace {
/// The part of a run that is in work.
struct Tile {
  Index row, first;   // of the outer dimensions, of the innermost one
  Value rows, length; // how many of each
  Value elements;
};

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
  MatrixInMemory getInput(const Tile &tile, const Tile &part);
  void multiply(const Tile &tile, const Tile &part, Value filterAt, Value accumulate);

  void readPhases();
  Value findTaps();
  void clearSums(const Tile &tile);
  void storeSums(const Tile &tile);

  Tile cut(const ConvolutionRun &run, Index number);
  void forRows(const ConvolutionRun &run, const Tile &tile, Indices &index,
               llvm::function_ref<void(Index)> body);
  void forEach(Value count, llvm::function_ref<void(Index)> body);
  void setLooped(const ConvolutionRun &run, Index number, Indices &index);

  Value output, panel, sums;
  ConvolutionMatrices matrices;
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
  if (!matrices.input)
    panel = allocate(matrices.getPanelElements());
  if (matrices.hasPhases())
    sums = allocate(matrices.getSumElements());
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    emitItem(item);
    return SmallVector<Value>();
  });
}

/// Tile number `number` of a run.
Tile ConvolutionGemm::cut(const ConvolutionRun &run, Index number) {
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

void ConvolutionGemm::setLooped(const ConvolutionRun &run, Index number, Indices &index) {
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
void ConvolutionGemm::forRows(const ConvolutionRun &run, const Tile &tile, Indices &index,
                              llvm::function_ref<void(Index)> body) {
  forEach(tile.rows, [&](Index at) {
    Index row = e.add(tile.row, at);
    for (auto [dim, place] : llvm::zip_equal(run.outer, e.delinearize(row, run.outerShape)))
      index[dim] = place;
    body(e.multiply(at, run.innerSize));
  });
}

void ConvolutionGemm::emitItem(Index item) {
  const ConvolutionRun &positions = matrices.positions;
  if (matrices.hasPhases()) { // of each tile one after the other: they have not equally much to do
    auto [tile, number] = e.divide(item, ConvolutionRun::product(matrices.phases));
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
  const ConvolutionRun &terms = matrices.terms;
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
  const ConvolutionRun &terms = matrices.terms;
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
  if (!matrices.input)
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
  const ConvolutionRun &positions = matrices.positions;
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
    const ConvolutionRun &run;
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

/// The tile's positions by the part's terms: in the panel, or where the input has them.
MatrixInMemory ConvolutionGemm::getInput(const Tile &tile, const Tile &part) {
  if (!matrices.input) {
    MatrixInMemory rows{element, panel, matrices.panelStride, 1};
    return matrices.termsInner ? rows : rows.transposed();
  }
  Index first = Index::constant(0);
  auto add = [&](const ConvolutionRun &run, const Tile &cut, Indices index,
                 ArrayRef<int64_t> steps) {
    for (auto [dim, at] : llvm::zip_equal(run.outer, e.delinearize(cut.row, run.outerShape)))
      index[dim] = at;
    index[run.inner] = cut.first;
    for (auto [at, step] : llvm::zip_equal(index, steps))
      first = e.add(first, e.multiply(at, step));
  };
  add(matrices.positions, tile, place, matrices.input->resultSteps);
  add(matrices.terms, part, filterIndex, matrices.input->filterSteps);
  Value address = e.getInput(cast<BlockArgument>(op.getLhs()).getArgNumber());
  return {element, e.advance(element, address, first), matrices.input->row, matrices.input->column};
}

/// Positions by features (+)= the input's by the filter's part.
void ConvolutionGemm::multiply(const Tile &tile, const Tile &part, Value filterAt,
                               Value accumulate) {
  const ConvolutionRun &positions = matrices.positions, &terms = matrices.terms;
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
  MatrixInMemory rows = getInput(tile, part);
  emitKernelGemm(e, {tile.elements,
                     e.i64(matrices.block),
                     part.elements,
                     rows,
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
