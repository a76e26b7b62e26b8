//===- Scan.cpp - Windows that grow from one end of a dimension to the other ---------------===//
//
// `cumsum` and its like are exported as windows as long as a dimension, with padding for all but
// one element on one side of it. Each result is then the one before it, combined with one element
// more: a work item walks along the dimension, at some columns of the innermost other one. The
// order of combining is that of the elements, wherever work is split.
//===-------------------------------------------------------------------------------------===//
#include "CpuKernel.h"
#include "zero/Dialect/StableHLO/Reducers.h"
#include "zero/Target/Kernel.h"

using namespace mlir;

namespace zero {

namespace {
struct Scan {
  int64_t dim;     // that is walked along
  bool isReversed; // from its last element
};

/// How the items of a scan are made: rows of columns where lanes can run, else single elements.
struct ScanItems {
  ScanItems(ArrayRef<int64_t> shape, int64_t scanned) {
    for (int64_t dim = 0; dim < static_cast<int64_t>(shape.size()); ++dim)
      if (dim != scanned)
        outer.push_back(dim);
    if (!outer.empty() && outer.back() == static_cast<int64_t>(shape.size()) - 1)
      inner = outer.pop_back_val();
    for (int64_t dim : outer)
      outerShape.push_back(shape[dim]);
    columns = inner < 0 ? 1 : shape[inner];
  }

  int64_t count(int64_t tile) const {
    int64_t items = llvm::divideCeil(columns, tile);
    for (int64_t size : outerShape)
      items *= size;
    return items;
  }

  SmallVector<int64_t> outer, outerShape;
  int64_t inner = -1, columns; // -1: the innermost dimension is walked along
};
} // namespace

/// Whether an initial value may be combined once instead of once per element of padding. By the
/// specification it is neutral; a program where it is not has a result of its own kind.
static bool isNeutral(hlo::ReduceWindowOp op) {
  Block &body = op.getBody().front();
  for (Value initial : op.getInitValues())
    if (!initial.getDefiningOp<hlo::ConstantOp>())
      return false;
  if (op.getInputs().size() != 1 || body.getOperations().size() != 2)
    return true;
  std::optional<ir::ReduceKind> kind = hlo::getReduceKind(&body.front());
  if (kind != ir::ReduceKind::Add && kind != ir::ReduceKind::Mul)
    return true;
  auto constant = op.getInitValues()[0].getDefiningOp<hlo::ConstantOp>();
  Attribute neutral =
      hlo::getReduceIdentity(*kind, tensorTypeOf(op.getInputs()[0]).getElementType());
  auto given = dyn_cast<DenseElementsAttr>(constant.getValue());
  return given && given.isSplat() && given.getSplatValue<Attribute>() == neutral;
}

static bool areOnes(std::optional<ArrayRef<int64_t>> values) {
  return !values || llvm::all_of(*values, [](int64_t value) { return value == 1; });
}

/// The window whose results are all that the kernel returns, in order.
static hlo::ReduceWindowOp getScanRoot(func::FuncOp kernel) {
  Operation *terminator = kernel.getBody().front().getTerminator();
  auto op = terminator->getOperand(0).getDefiningOp<hlo::ReduceWindowOp>();
  return op && llvm::equal(op.getResults(), terminator->getOperands()) ? op : nullptr;
}

static std::optional<Scan> findScan(hlo::ReduceWindowOp op) {
  ArrayRef<int64_t> shape = tensorTypeOf(op.getInputs()[0]).getShape();
  std::optional<DenseIntElementsAttr> padding = op.getPadding();
  if (!padding || shape != tensorTypeOf(op.getResult(0)).getShape() ||
      !areOnes(op.getWindowStrides()) || !areOnes(op.getBaseDilations()) ||
      !areOnes(op.getWindowDilations()) || !isNeutral(op))
    return std::nullopt;
  auto pads = llvm::to_vector(padding->getValues<int64_t>());
  std::optional<Scan> scan;
  for (auto [dim, size, window] : llvm::enumerate(shape, op.getWindowDimensions())) {
    int64_t low = pads[2 * dim], high = pads[2 * dim + 1];
    if (window == 1 && low == 0 && high == 0)
      continue;
    bool isWhole = window == size && low + high == size - 1 && (low == 0 || high == 0);
    if (scan || !isWhole)
      return std::nullopt;
    scan = Scan{static_cast<int64_t>(dim), low == 0};
  }
  return scan;
}

std::optional<KernelSchedule> scheduleScan(func::FuncOp kernel, unsigned lanes,
                                           const CostTable &costs) {
  hlo::ReduceWindowOp op = getScanRoot(kernel);
  std::optional<Scan> scan = op ? findScan(op) : std::nullopt;
  if (!scan)
    return std::nullopt;
  ArrayRef<int64_t> shape = tensorTypeOf(op.getResult(0)).getShape();
  ScanItems items(shape, scan->dim);
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Scan;
  schedule.tile = std::min<int64_t>(items.columns, 4 * lanes);
  schedule.work = items.count(schedule.tile);
  schedule.grain = getGrain(costs, schedule.tile * shape[scan->dim]);
  return schedule;
}

std::optional<TileCount> countScan(func::FuncOp kernel, const KernelSchedule &schedule) {
  hlo::ReduceWindowOp op = getScanRoot(kernel);
  std::optional<Scan> scan = op ? findScan(op) : std::nullopt;
  if (!scan)
    return std::nullopt;
  ScanItems items(tensorTypeOf(op.getResult(0)).getShape(), scan->dim);
  return TileCount{items.count(schedule.tile), /*scratch=*/0};
}

/// One step's elements: reads, combines, writes; gives what the next step starts from.
static SmallVector<Value> emitStep(KernelEmitter &e, hlo::ReduceWindowOp op, const Scan &scan,
                                   const Indices &place, bool isVector, ValueRange before,
                                   ValueRange outputs) {
  SmallVector<Value> elements;
  for (Value input : op.getInputs())
    elements.push_back(e.evaluate(input, place));
  SmallVector<Value> arguments;
  if (scan.isReversed)
    llvm::append_range(arguments, elements);
  llvm::append_range(arguments, before);
  if (!scan.isReversed)
    llvm::append_range(arguments, elements);
  SmallVector<Value> results = e.emitRegion(op.getBody(), arguments);
  for (auto [result, value, output] : llvm::zip_equal(op.getResults(), results, outputs)) {
    if (isVector && !e.isVector(value))
      value = e.splat(value);
    RankedTensorType type = tensorTypeOf(result);
    e.store(value, type.getElementType(), output, e.linearize(place, type.getShape()), isVector);
  }
  return results;
}

void emitScanKernel(KernelEmitter &e, const KernelSchedule &schedule, ValueRange outputs,
                    Value begin, Value end) {
  hlo::ReduceWindowOp op = getScanRoot(e.getKernel());
  Scan scan = *findScan(op);
  ArrayRef<int64_t> shape = tensorTypeOf(op.getResult(0)).getShape();
  ScanItems items(shape, scan.dim);
  const int64_t tile = schedule.tile;
  SmallVector<Value> initials;
  for (Value initial : op.getInitValues())
    initials.push_back(e.evaluate(initial, {}));
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    auto [row, part] = e.divide(item, llvm::divideCeil(items.columns, tile));
    Indices place(shape.size(), Index::constant(0));
    for (auto [dim, at] : llvm::zip_equal(items.outer, e.delinearize(row, items.outerShape)))
      place[dim] = at;
    Index low = e.multiply(part, tile);
    Value high = e.make<arith::MinSIOp>(e.toScalar(e.addConstant(low, tile)), e.i64(items.columns));
    forRange(e, low, high, [&](Index column, bool isVector) {
      if (items.inner >= 0)
        place[items.inner] = column;
      SmallVector<Value> starts(initials);
      if (isVector)
        for (Value &start : starts)
          start = e.splat(start);
      e.loop(e.i64(0), e.i64(shape[scan.dim]), 1, 1, starts, [&](Index step, ValueRange before) {
        place[scan.dim] =
            scan.isReversed ? e.addConstant(e.negate(step), shape[scan.dim] - 1) : step;
        return emitStep(e, op, scan, place, isVector, before, outputs);
      });
    });
    return SmallVector<Value>();
  });
}

} // namespace zero
