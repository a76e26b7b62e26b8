//===- CpuSchedule.cpp - Which loops a kernel needs -------------------------------------===//
//
// Kernels over rows are RowKernel.cpp's. All results of another kernel have the same elements. A
// work item is one row of them (or a block of a long row), its loop runs along the innermost
// dimension:
//  * maps: `lanes` elements a step, those of two vectors where functions are computed, the rest one
//  by one;
//  * columns: reductions of leading dimensions in tiles of 4 * lanes columns, the reduced loop
//  inside;
//  * rows: reductions of trailing dimensions, one element an item, lanes run inside the reduction.
// Orders of sums depend on shapes and lanes alone (KernelEmitter), not on what is chosen here.
//===------------------------------------------------------------------------------------===//
#include "ColumnSums.h"
#include "zero/Target/Kernel.h"

using namespace mlir;

namespace zero {

constexpr int64_t kFloatBytes = 4;

int64_t getBlockElements(const CostTable &costs) { return costs.cacheBytes[0] / kFloatBytes; }

int64_t getGrain(const CostTable &costs, int64_t itemElements) {
  int64_t elements = costs.getBytesWorthAWorker() / kFloatBytes;
  return std::max<int64_t>(1, elements / std::max<int64_t>(1, itemElements));
}

/// What the emitter can hold in a vector and the runtime can name.
static bool isSupported(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element))
    return llvm::is_contained({1, 2, 4, 8, 16, 32, 64}, static_cast<int>(integer.getWidth()));
  if (auto complex = dyn_cast<ComplexType>(element))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  return element.isF16() || element.isBF16() || element.isF32() || element.isF64() ||
         isSmallFloat(element);
}

static bool isComplex(Value value) {
  return isa<ComplexType>(getElementTypeOrSelf(value.getType()));
}

/// Complex numbers are taken apart, put together and moved: nothing computes on them.
static LogicalResult checkComplex(func::FuncOp kernel, Operation *op) {
  bool isUsed =
      llvm::any_of(op->getOperands(), isComplex) || llvm::any_of(op->getResults(), isComplex);
  // What has a body does what its ops do, which are looked at by themselves.
  bool isZero = isa<ir::ZeroDialect>(op->getDialect()) && !isa<ir::SegmentReduceOp>(op);
  if (!isUsed || isZero || op->getNumRegions() > 0 || isa<func::ReturnOp>(op) ||
      isa<hlo::RealOp, hlo::ImagOp, hlo::ComplexOp, hlo::ConstantOp, hlo::SelectOp,
          hlo::BitcastConvertOp, hlo::DataMovementInterface, hlo::ReturnOp>(op))
    return success();
  return op->emitOpError("in kernel '")
         << kernel.getSymName() << "' computes on complex numbers, expected ops on their parts; "
         << "run --zero-expand-complex on the program in phase 'import'";
}

static LogicalResult checkTypes(func::FuncOp kernel) {
  auto check = [&](Operation *op, Type type) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && tensor.hasStaticShape() && isSupported(tensor.getElementType()))
      return success();
    return op->emitOpError("in kernel '") << kernel.getSymName() << "' is of type " << type
                                          << "; CPU code handles statically shaped tensors of i1, "
                                             "integers of 2 to 64 bits, floats "
                                             "of 4 to 8 bits, f16, bf16, f32 and f64, and complex "
                                             "numbers of the last two";
  };
  for (Type type : kernel.getArgumentTypes())
    if (failed(check(kernel, type)))
      return failure();
  bool ok = true;
  kernel.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      ok = ok && succeeded(check(op, type));
    ok = ok && succeeded(checkComplex(kernel, op));
  });
  return success(ok);
}

LogicalResult checkCpuKernel(func::FuncOp kernel) {
  if (failed(checkTypes(kernel)))
    return failure();
  if (kernel.getBody().hasOneBlock() &&
      isa<func::ReturnOp>(kernel.getBody().front().getTerminator()))
    return success();
  return kernel.emitOpError("is a kernel of several blocks, or does not return; expected one "
                            "block that does");
}

/// Shape that all results share; one flat dimension where no value looks at others.
static LogicalResult findDomain(func::FuncOp kernel, ArrayRef<Value> results,
                                KernelSchedule &schedule) {
  SmallVector<int64_t> shape = hlo::shapeWithoutOnes(results[0]);
  int64_t count = tensorTypeOf(results[0]).getNumElements();
  bool same = true;
  for (Value result : results) {
    if (int64_t other = tensorTypeOf(result).getNumElements(); other != count)
      return kernel.emitOpError() << "results of " << other << " and " << count
                                  << " elements cannot share a kernel (in kernel '"
                                  << kernel.getSymName() << "')";
    same &= hlo::shapeWithoutOnes(result) == shape;
  }
  schedule.isFlat =
      !same || llvm::all_of(results, [&](Value result) { return isFlat(result, count); });
  if (schedule.isFlat)
    shape = {count};
  if (!shape.empty())
    schedule.columns = {shape.pop_back_val()};
  schedule.rows = shape;
  return success();
}

/// Sets the kind; returns how many elements are read for one result.
static int64_t findReductions(func::FuncOp kernel, int64_t count, KernelSchedule &schedule) {
  bool hasRows = false, hasColumns = false;
  int64_t reducedCount = 1;
  for (Operation &op : kernel.getBody().front()) {
    if (isa<ir::SegmentReduceOp>(op) && tensorTypeOf(op.getResult(0)).getNumElements() == count)
      hasRows = true;
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    if (!reduce || tensorTypeOf(reduce.getResult(0)).getNumElements() != count)
      continue;
    int64_t size = tensorTypeOf(reduce.getInputs()[0]).getNumElements();
    reducedCount = std::max(reducedCount, count ? size / count : 1);
    (Reductions::reducesInnermost(reduce) ? hasRows : hasColumns) = true;
  }
  schedule.kind = hasRows      ? KernelSchedule::Kind::Rows
                  : hasColumns ? KernelSchedule::Kind::Columns
                               : KernelSchedule::Kind::Map;
  return reducedCount;
}

/// Elements that are read for one result of a kernel of windows.
static int64_t countWindow(func::FuncOp kernel) {
  int64_t count = 1;
  auto multiply = [&](ArrayRef<int64_t> sizes) {
    for (int64_t size : sizes)
      count *= std::max<int64_t>(size, 1);
  };
  kernel.walk([&](hlo::ReduceWindowOp op) { multiply(op.getWindowDimensions()); });
  kernel.walk([&](hlo::SelectAndScatterOp op) {
    multiply(op.getWindowDimensions().value_or(ArrayRef<int64_t>()));
  });
  return count;
}

static void chooseTile(func::FuncOp kernel, unsigned lanes, const CostTable &costs,
                       KernelSchedule &schedule) {
  int64_t block = getBlockElements(costs);
  schedule.tile = schedule.getInner();
  if (schedule.kind == KernelSchedule::Kind::Rows)
    schedule.tile = 1;
  else if (schedule.kind == KernelSchedule::Kind::Columns)
    schedule.tile = std::min<int64_t>(schedule.tile, kColumnVectors * lanes);
  else if (schedule.tile > 2 * block)
    schedule.tile = block;
  // One search for the segment serves an item that lies in one block of the layout.
  if (schedule.kind == KernelSchedule::Kind::Rows || !schedule.isFlat)
    return;
  kernel.walk([&](ir::SegmentBroadcastOp op) {
    auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, op.getUnitAttr());
    if (!layout || layout.getBlock() % lanes != 0)
      return;
    schedule.tile = std::min<int64_t>(schedule.tile, layout.getBlock());
    schedule.isInOneBlock = layout.getBlock() % schedule.tile == 0;
  });
}

/// The loops that `kernel` needs; their lanes are set afterwards.
static FailureOr<KernelSchedule> chooseLoops(func::FuncOp kernel, unsigned lanes,
                                             const CostTable &costs) {
  if (failed(checkCpuKernel(kernel)))
    return failure();
  if (!hasElements(kernel))
    return KernelSchedule();
  if (getControlFlow(kernel)) {
    KernelSchedule schedule;
    schedule.kind = KernelSchedule::Kind::ControlFlow;
    schedule.work = 1;
    return schedule;
  }
  if (std::optional<KernelSchedule> inPlace = scheduleInPlace(kernel, lanes, costs))
    return *inPlace;
  if (auto convolution = dyn_cast_if_present<hlo::ConvolutionOp>(getOnlyResult(kernel)))
    return scheduleConvolutionGemm(convolution).value_or(scheduleConvolution(convolution, costs));
  Operation *root = getFirstResult(kernel);
  if (auto sort = dyn_cast_if_present<hlo::SortOp>(root))
    return scheduleSort(sort, costs);
  if (isFactorization(root))
    return failed(checkFactorization(root)) ? FailureOr<KernelSchedule>(failure())
                                            : scheduleFactorization(root);
  if (std::optional<KernelSchedule> scan = scheduleScan(kernel, lanes, costs))
    return *scan;
  if (isAttention(kernel))
    return scheduleAttention(kernel, lanes);
  if (std::optional<RowForm> form = findRowForm(kernel))
    return scheduleRows(kernel, *form, lanes, costs);
  KernelSchedule schedule;
  SmallVector<Value> results(kernel.getBody().front().getTerminator()->getOperands());
  if (failed(findDomain(kernel, results, schedule)))
    return failure();
  int64_t count = tensorTypeOf(results[0]).getNumElements();
  int64_t reducedCount = findReductions(kernel, count, schedule) * countWindow(kernel);
  chooseTile(kernel, lanes, costs, schedule);
  int64_t inner = schedule.getInner();
  schedule.work = count / inner * llvm::divideCeil(inner, schedule.tile);
  schedule.grain = getGrain(costs, std::min(schedule.tile, inner) * reducedCount);
  return schedule;
}

bool hasLanes(KernelSchedule::Kind kind) {
  using Kind = KernelSchedule::Kind;
  return kind != Kind::Nothing && kind != Kind::ControlFlow && kind != Kind::Sort &&
         kind != Kind::Factorization;
}

static bool hasFunctions(func::FuncOp kernel) {
  return llvm::any_of(kernel.getBody().front().without_terminator(), [](Operation &op) {
    return op.hasTrait<hlo::Costly>() && !isa<hlo::DataMovementInterface>(op);
  });
}

/// The polynomials of a function are one long chain of dependent instructions, which two vectors
/// side by side hide from each other: the gradient of a GELU takes half the time (docs/Kernels.md).
/// Not where sums run along lanes: their number is part of the order.
static int64_t countVectors(func::FuncOp kernel, unsigned lanes, const KernelSchedule &schedule) {
  int64_t count = kMostMapVectors * lanes;
  bool isMap =
      schedule.kind == KernelSchedule::Kind::Map && schedule.tile % count == 0 &&
      llvm::all_of(kernel.getBody().front(), [](Operation &op) { return op.getNumRegions() == 0; });
  bool isRow = schedule.kind == KernelSchedule::Kind::Row && hasColumnStage(schedule) &&
               schedule.getInner() % count == 0 && formRowGroups(kernel).empty();
  return (isMap || isRow) && hasFunctions(kernel) ? kMostMapVectors : 1;
}

FailureOr<KernelSchedule> scheduleCpuKernel(func::FuncOp kernel, unsigned lanes,
                                            const CostTable &costs) {
  FailureOr<KernelSchedule> schedule = chooseLoops(kernel, lanes, costs);
  if (succeeded(schedule) && hasLanes(schedule->kind))
    schedule->lanes = lanes * countVectors(kernel, lanes, *schedule);
  return schedule;
}

} // namespace zero
