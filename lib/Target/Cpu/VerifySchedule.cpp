//===- VerifySchedule.cpp - Whether a schedule computes its kernel -------------------------===//
//
// A schedule may come from a text. What it says is compared with the kernel's function: numbers
// that follow from shapes are computed here anew, and nothing of how CpuSchedule.cpp chooses is
// believed. Of kinds whose tiles only their emitter knows (attentions, convolutions, scans) the
// emitter says what tiles of the given size come to.
//===----------------------------------------------------------------------------------------===//
#include "ColumnSums.h"
#include "StagingCheck.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace zero {

using Kind = KernelSchedule::Kind;

static int64_t multiply(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

static int64_t countParts(int64_t size, int64_t part) {
  return size == 0 ? 0 : (size - 1) / part + 1;
}

namespace {
class ScheduleVerifier {
public:
  ScheduleVerifier(func::FuncOp kernel, const KernelSchedule &schedule, unsigned lanes,
                   const CostTable &costs)
      : kernel(kernel), schedule(schedule), lanes(lanes), costs(costs) {}

  LogicalResult run();

private:
  using Count = FailureOr<TileCount>;

  InFlightDiagnostic refuse() {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule of kind "
                                << stringifyKind(schedule.kind);
  }
  LogicalResult expect(StringRef what, int64_t found, int64_t expected) {
    if (found == expected)
      return success();
    return refuse() << " with " << found << " " << what << ", expected " << expected;
  }
  ValueRange getResults() { return kernel.getBody().front().getTerminator()->getOperands(); }

  LogicalResult checkLanes();
  LogicalResult checkUnused();
  Count count();
  Count countMap();
  Kind getMapKind(int64_t resultCount);
  LogicalResult checkTile();
  LogicalResult checkBlock();
  Count countRow();
  LogicalResult checkReduction(hlo::ReduceOp op, bool isColumn);
  LogicalResult checkColumnValues(const llvm::DenseSet<Value> &columnValues);
  LogicalResult checkColumnTile();
  Count countColumnStage(ArrayRef<hlo::ReduceOp> reductions);
  Count countInPlace(Operation *root);
  Count countScatter(hlo::ScatterOp op);
  Count countConvolutions(Operation *root);
  Count countSort(hlo::SortOp op);

  func::FuncOp kernel;
  const KernelSchedule &schedule;
  int64_t lanes;
  const CostTable &costs;
};
} // namespace

LogicalResult ScheduleVerifier::run() {
  if (failed(checkCpuKernel(kernel)))
    return failure();
  if (hasElements(kernel) == (schedule.kind == Kind::Nothing))
    return refuse() << ", but its results have " << (hasElements(kernel) ? "" : "no ")
                    << "elements";
  if (failed(checkLanes()) || failed(checkUnused()))
    return failure();
  Count expected = count();
  if (failed(expected) || failed(expect("items", schedule.work, expected->items)) ||
      failed(expect("bytes of scratch memory", schedule.scratch, expected->scratch)))
    return failure();
  // A row stays in the nearest cache, tiles of matmuls in the second.
  int64_t most = costs.cacheBytes[schedule.kind == Kind::Row ? 0 : 1];
  if (schedule.scratch > most)
    return refuse() << " with " << schedule.scratch
                    << " bytes of scratch memory for an item, expected at most " << most;
  if (schedule.kind == Kind::ControlFlow) // verifyControlFlow knows what the regions need
    return success();
  return expect("bytes of workspace", schedule.workspace, expected->workspace);
}

/// Those of one register; maps, whose elements do not see each other, may take more at a time. Sums
/// of windows run along lanes.
LogicalResult ScheduleVerifier::checkLanes() {
  bool hasBodies =
      llvm::any_of(kernel.getBody().front(), [](Operation &op) { return op.getNumRegions() > 0; });
  bool isWide =
      schedule.kind == Kind::Map && !hasBodies && schedule.lanes == kMostMapVectors * lanes;
  if (isWide && schedule.tile % schedule.lanes == 0)
    return success();
  bool isWideRow = schedule.kind == Kind::Row && hasColumnStage(schedule) &&
                   formRowGroups(kernel).empty() && schedule.lanes == kMostMapVectors * lanes;
  if (isWideRow)
    return success();
  return expect("lanes", schedule.lanes, hasLanes(schedule.kind) ? lanes : 1);
}

/// What a kind does not use must not be said: nobody would do it.
LogicalResult ScheduleVerifier::checkUnused() {
  bool isMap = llvm::is_contained({Kind::Map, Kind::Rows, Kind::Columns}, schedule.kind);
  bool isRow = schedule.kind == Kind::Row;
  bool isAttention = schedule.kind == Kind::Attention; // which may sum columns of its results
  if (!isMap && !isRow && !isAttention && (!schedule.rows.empty() || !schedule.columns.empty()))
    return refuse() << " with rows or columns, which that kind has not";
  if (!isMap && (schedule.isFlat || schedule.isInOneBlock))
    return refuse() << " that is flat or within a block, which only map, rows and columns are";
  if (!isRow && !schedule.staged.empty())
    return refuse() << " with staged ops, which only kind row has";
  for (const auto &[name, number] : schedule.parameters) {
    bool isKnown =
        (schedule.kind == Kind::Convolution && name == "points") ||
        (schedule.kind == Kind::GemmConvolution && (name == "features" || name == "terms")) ||
        ((isRow || isAttention) && name == "column_tile");
    if (!isKnown)
      return refuse() << " with parameter '" << name << "', which that kind has not";
  }
  return success();
}

/// The operand with most dimensions has its matrices in the last two; each kernel factorises one.
static int64_t countMatrices(Operation *op) {
  ArrayRef<int64_t> shape;
  for (Value operand : op->getOperands())
    if (ArrayRef<int64_t> other = tensorTypeOf(operand).getShape(); other.size() > shape.size())
      shape = other;
  return multiply(shape.drop_back(2));
}

FailureOr<TileCount> ScheduleVerifier::count() {
  Operation *root = getFirstResult(kernel);
  switch (schedule.kind) {
  case Kind::Nothing:
    return TileCount{0, 0};
  case Kind::Map:
  case Kind::Rows:
  case Kind::Columns:
    return countMap();
  case Kind::Row:
    return countRow();
  case Kind::UpdateSlice:
  case Kind::InsertSegment:
  case Kind::Scatter:
    return countInPlace(getOnlyResult(kernel));
  case Kind::ControlFlow:
    if (getControlFlow(kernel))
      return TileCount{1, 0};
    return refuse() << ", expected a while, an if or a case";
  case Kind::Convolution:
  case Kind::GemmConvolution:
    return countConvolutions(getOnlyResult(kernel));
  case Kind::Attention:
    if (!isAttention(kernel))
      return refuse() << ", expected matmuls in its body";
    if (hasColumnStage(schedule) && failed(checkColumnTile()))
      return failure();
    return countAttention(kernel, schedule);
  case Kind::Scan:
    if (std::optional<TileCount> found = countScan(kernel, schedule))
      return *found;
    return refuse() << ", expected one window as long as a dimension";
  case Kind::Sort:
    if (auto sort = dyn_cast_if_present<hlo::SortOp>(root))
      return countSort(sort);
    return refuse() << ", expected a sort";
  case Kind::Factorization:
    if (!isFactorization(root))
      return refuse() << ", expected a factorisation or a triangular system";
    if (failed(checkFactorization(root)))
      return failure();
    return TileCount{countMatrices(root), 0, getFactorizationWorkspace(root)};
  }
  llvm_unreachable("all kinds are above");
}

//===----------------------------------------------------------------------===//
// Maps, rows and columns
//===----------------------------------------------------------------------===//

/// What reductions of as many results as the kernel's ask for: lanes inside them, or along them.
Kind ScheduleVerifier::getMapKind(int64_t resultCount) {
  Kind kind = Kind::Map;
  for (Operation &op : kernel.getBody().front()) {
    bool isResult = op.getNumResults() > 0 && isa<hlo::ReduceOp, ir::SegmentReduceOp>(op) &&
                    tensorTypeOf(op.getResult(0)).getNumElements() == resultCount;
    if (!isResult)
      continue;
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    if (!reduce)
      return Kind::Rows;
    ArrayRef<int64_t> shape = tensorTypeOf(reduce.getInputs()[0]).getShape();
    int64_t innermost = static_cast<int64_t>(shape.size()) - 1;
    while (innermost >= 0 && shape[innermost] == 1)
      --innermost;
    if (innermost < 0 || llvm::is_contained(reduce.getDimensions(), innermost))
      return Kind::Rows;
    kind = Kind::Columns;
  }
  return kind;
}

FailureOr<TileCount> ScheduleVerifier::countMap() {
  SmallVector<Value> results(getResults());
  int64_t resultCount = tensorTypeOf(results[0]).getNumElements();
  SmallVector<int64_t> sizes(schedule.rows);
  llvm::append_range(sizes, schedule.columns);
  for (Value result : results)
    if (tensorTypeOf(result).getNumElements() != resultCount)
      return refuse() << ", but its results have different numbers of elements";
  if (Kind kind = getMapKind(resultCount); kind != schedule.kind)
    return refuse() << ", expected " << stringifyKind(kind) << " for its reductions";
  if (schedule.columns.size() > 1 || (schedule.columns.empty() && !schedule.rows.empty()))
    return refuse() << " with " << schedule.columns.size() << " columns, expected one";
  auto isOf = [&](Value result) { return hlo::shapeWithoutOnes(result) == sizes; };
  bool fits =
      schedule.isFlat ? sizes == ArrayRef<int64_t>{resultCount} : llvm::all_of(results, isOf);
  if (!fits)
    return refuse() << " over other rows and columns than the dimensions of its results";
  if (failed(checkTile()) || failed(checkBlock()))
    return failure();
  return TileCount{multiply(schedule.rows) * countParts(schedule.getInner(), schedule.tile), 0};
}

/// Loops over vectors leave nothing behind in whole vectors, or in a whole row.
LogicalResult ScheduleVerifier::checkTile() {
  int64_t inner = schedule.getInner();
  bool isWhole = schedule.tile == inner || schedule.tile % lanes == 0;
  if (schedule.tile <= inner && (isWhole || schedule.kind == Kind::Rows))
    return success();
  return refuse() << " with a tile of " << schedule.tile << ", expected a multiple of " << lanes
                  << " lanes below " << inner << ", or that";
}

LogicalResult ScheduleVerifier::checkBlock() {
  if (!schedule.isInOneBlock)
    return success();
  bool isDivided = false;
  kernel.walk([&](ir::SegmentBroadcastOp op) {
    auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, op.getUnitAttr());
    isDivided |= layout && layout.getBlock() % schedule.tile == 0;
  });
  if (isDivided && schedule.isFlat && schedule.kind != Kind::Rows)
    return success();
  return refuse() << " within blocks, but tiles of " << schedule.tile
                  << " do not divide the block of a unit that it reads";
}

//===----------------------------------------------------------------------===//
// A row at once
//===----------------------------------------------------------------------===//

/// Whether a result of the kernel follows from `op`.
static bool isNeeded(Operation *op) {
  SmallVector<Operation *> todo = {op};
  llvm::SmallDenseSet<Operation *> seen;
  while (!todo.empty()) {
    Operation *user = todo.pop_back_val();
    if (isa<func::ReturnOp>(user))
      return true;
    if (seen.insert(user).second)
      llvm::append_range(todo, user->getUsers());
  }
  return false;
}

/// Whether it reduces the first dimension and keeps some, which are columns, for a result.
static bool reducesFirst(hlo::ReduceOp op) {
  SmallVector<bool> isReduced; // by dimension
  for (auto [dim, size] : llvm::enumerate(tensorTypeOf(op.getInputs()[0]).getShape()))
    if (size != 1)
      isReduced.push_back(llvm::is_contained(op.getDimensions(), static_cast<int64_t>(dim)));
  return !isReduced.empty() && isReduced.front() && llvm::is_contained(isReduced, false) &&
         isNeeded(op);
}

/// It reduces the columns, and these only, by one op that is known; `isColumn`: the rows.
LogicalResult ScheduleVerifier::checkReduction(hlo::ReduceOp op, bool isColumn) {
  SmallVector<int64_t> kept, reduced;
  bool isInOrder = true;
  for (auto [dim, size] : llvm::enumerate(tensorTypeOf(op.getInputs()[0]).getShape())) {
    if (size == 1)
      continue;
    bool isReduced = llvm::is_contained(op.getDimensions(), static_cast<int64_t>(dim));
    isInOrder &= isReduced != isColumn || (isColumn ? kept : reduced).empty();
    (isReduced ? reduced : kept).push_back(size);
  }
  if (isColumn)
    std::swap(kept, reduced);
  bool isSimple = op.getInputs().size() == 1 && hlo::getReduceKind(op.getSimpleReducer());
  if (isSimple && isInOrder && kept == schedule.rows && reduced == schedule.columns)
    return success();
  InFlightDiagnostic diag = refuse() << ", but one of its reductions is not one of its columns";
  diag.attachNote(op.getLoc()) << "here";
  return diag;
}

/// What follows from reduced columns is one element a column, and nothing of a row needs it.
LogicalResult ScheduleVerifier::checkColumnValues(const llvm::DenseSet<Value> &columnValues) {
  auto isColumn = [&](Value value) { return columnValues.contains(value); };
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    if (llvm::none_of(op.getResults(), isColumn))
      continue;
    bool isReduced = isa<hlo::ReduceOp>(op) && llvm::none_of(op.getOperands(), isColumn);
    // A broadcast to other dimensions of size one.
    auto spread = dyn_cast<hlo::BroadcastInDimOp>(op);
    bool isSame = spread && llvm::is_sorted(spread.getBroadcastDimensions()) &&
                  hlo::shapeWithoutOnes(spread.getOperand()) == schedule.columns;
    bool isAlike = (hlo::isElementwise(&op) || isa<hlo::ReshapeOp>(op) || isSame) &&
                   hlo::shapeWithoutOnes(op.getResult(0)) == schedule.columns;
    if (isReduced || isAlike)
      continue;
    InFlightDiagnostic diag = refuse() << ", but what follows from a sum of its columns is more "
                                          "than elements of as many columns";
    diag.attachNote(op.getLoc()) << "here";
    return diag;
  }
  if (llvm::all_of(getResults(), isColumn))
    return refuse() << ", but gives sums of columns only";
  return success();
}

LogicalResult ScheduleVerifier::checkColumnTile() {
  int64_t tile = getParameter(schedule, "column_tile"), inner = schedule.getInner();
  if (tile <= 0 || tile > inner || (tile != inner && tile % lanes != 0))
    return refuse() << " with columns summed in tiles of " << tile << ", expected a multiple of "
                    << lanes << " lanes below " << inner << ", or that";
  return success();
}

/// Rows are reduced in chunks, whose order is that of the sums: about 64 rows of the innermost
/// dimensions, all of them where they are at most 128.
FailureOr<TileCount> ScheduleVerifier::countColumnStage(ArrayRef<hlo::ReduceOp> reductions) {
  constexpr int64_t kRows = 64, kMostRows = 128, kAlignment = 64, kWord = 4;
  int64_t chunkRows = 1, chunks = 1;
  ArrayRef<int64_t> left(schedule.rows);
  while (!left.empty() && chunkRows * left.back() <= kMostRows) {
    chunkRows *= left.back();
    left = left.drop_back();
  }
  if (!left.empty()) {
    int64_t step = std::max<int64_t>(1, kRows / chunkRows);
    chunks = multiply(left.drop_back()) * countParts(left.back(), step);
    chunkRows *= step;
  }
  if (failed(expect("rows in a tile", schedule.tile, chunkRows)))
    return failure();
  if (failed(checkColumnTile()))
    return failure();
  TileCount count{1, 0};
  for (hlo::ReduceOp op : reductions) {
    Type element = tensorTypeOf(op.getResult(0)).getElementType();
    int64_t bytes = ir::getElementBytes(element);
    bytes = isa<FloatType>(element) ? std::max(bytes, kWord) : bytes; // as accumulators are held
    count.workspace += llvm::alignTo(chunks * multiply(schedule.columns) * bytes, kAlignment);
  }
  return count;
}

FailureOr<TileCount> ScheduleVerifier::countRow() {
  bool isFlatSum = schedule.rows.empty() && schedule.columns.size() > 1; // has two orders
  if (schedule.columns.empty() || isFlatSum)
    return refuse() << " with " << schedule.rows.size() << " dimensions of rows and "
                    << schedule.columns.size() << " of columns, expected rows of columns";
  llvm::DenseSet<Value> columnValues; // what follows from sums of columns
  SmallVector<hlo::ReduceOp> columnReductions;
  for (Operation &op : kernel.getBody().front()) {
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    bool isColumn = reduce && reducesFirst(reduce);
    if (reduce && isNeeded(reduce) && failed(checkReduction(reduce, isColumn)))
      return failure();
    if (isColumn)
      columnReductions.push_back(reduce);
    if (isColumn ||
        llvm::any_of(op.getOperands(), [&](Value value) { return columnValues.contains(value); }))
      columnValues.insert(op.result_begin(), op.result_end());
    if (!reduce && (op.getNumRegions() > 0 || isa<hlo::DotGeneralOp, ir::SegmentReduceOp>(op)))
      return refuse() << ", but " << op.getName() << " is not computed by rows";
  }
  SmallVector<int64_t> all(schedule.rows);
  llvm::append_range(all, schedule.columns);
  for (Value result : getResults())
    if (SmallVector<int64_t> sizes = hlo::shapeWithoutOnes(
            getPaddedRows(result.getDefiningOp()) && schedule.columns.size() == 1
                ? result.getDefiningOp()->getOperand(0)
                : result);
        sizes != all && sizes != schedule.rows && !columnValues.contains(result))
      return refuse() << ", but a result has neither an element for each row nor one for each "
                         "column of each row";
  StagingCheck staging(kernel, schedule, columnReductions);
  if (Operation *wrong = staging.findWrong()) {
    InFlightDiagnostic diag = refuse() << " that keeps what no pass makes for each column of a row "
                                          "before another one reads it";
    diag.attachNote(wrong->getLoc()) << "here";
    return diag;
  }
  if (columnReductions.empty()) {
    if (hasColumnStage(schedule))
      return refuse() << " with parameter 'column_tile', but none of its reductions is one of rows";
    if (failed(expect("elements in a tile", schedule.tile, 1)))
      return failure();
    return TileCount{multiply(schedule.rows),
                     multiply(schedule.columns) * staging.countBytesOfColumn()};
  }
  if (failed(checkColumnValues(columnValues)))
    return failure();
  Count count = countColumnStage(columnReductions);
  if (succeeded(count))
    count->scratch = multiply(schedule.columns) * staging.countBytesOfColumn();
  return count;
}

//===----------------------------------------------------------------------===//
// Kernels of one op
//===----------------------------------------------------------------------===//

FailureOr<TileCount> ScheduleVerifier::countInPlace(Operation *root) {
  if (auto scatter = dyn_cast_if_present<hlo::ScatterOp>(root);
      scatter && schedule.kind == Kind::Scatter)
    return countScatter(scatter);
  if (auto insert = dyn_cast_if_present<ir::InsertSegmentOp>(root);
      insert && schedule.kind == Kind::InsertSegment && getTiedArgument(kernel))
    return TileCount{countParts(tensorTypeOf(insert.getSource()).getNumElements(), schedule.tile),
                     0};
  auto update = dyn_cast_if_present<hlo::DynamicUpdateSliceOp>(root);
  if (!update || schedule.kind != Kind::UpdateSlice || !getTiedArgument(kernel))
    return refuse() << ", expected that op on an argument";
  ArrayRef<int64_t> shape = tensorTypeOf(update.getUpdate()).getShape();
  int64_t inner = shape.empty() ? 1 : std::max<int64_t>(shape.back(), 1);
  if (failed(expect("elements in a tile", schedule.tile, inner)))
    return failure();
  return TileCount{std::max<int64_t>(multiply(shape) / inner, 1), 0};
}

/// Items share out the columns of the innermost dimension where each window has all of it, else
/// there is one: updates are applied once, and in order.
FailureOr<TileCount> ScheduleVerifier::countScatter(hlo::ScatterOp op) {
  hlo::ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  ArrayRef<int64_t> shape = tensorTypeOf(op.getInputs()[0]).getShape(),
                    updates = tensorTypeOf(op.getUpdates()[0]).getShape();
  int64_t last = static_cast<int64_t>(shape.size()) - 1;
  auto isListed = [&](ArrayRef<int64_t> dims) { return llvm::is_contained(dims, last); };
  bool isShared =
      last >= 0 && !updates.empty() && updates.back() == shape.back() &&
      !isListed(numbers.getInsertedWindowDims()) && !isListed(numbers.getInputBatchingDims()) &&
      !isListed(numbers.getScatterDimsToOperandDims()) &&
      llvm::is_contained(numbers.getUpdateWindowDims(), static_cast<int64_t>(updates.size()) - 1);
  return TileCount{isShared ? countParts(shape.back(), schedule.tile) : 1, 0};
}

FailureOr<TileCount> ScheduleVerifier::countConvolutions(Operation *root) {
  auto op = dyn_cast_if_present<hlo::ConvolutionOp>(root);
  if (!op)
    return refuse() << ", expected a convolution";
  std::optional<TileCount> found = schedule.kind == Kind::Convolution
                                       ? countConvolution(op, schedule)
                                       : countConvolutionGemm(op, schedule);
  if (found)
    return *found;
  return refuse() << ", whose parameters or tile do not fit its sizes and element types";
}

/// Merged runs go from one line to another one; lines that lie apart are sorted in two.
FailureOr<TileCount> ScheduleVerifier::countSort(hlo::SortOp op) {
  constexpr int64_t kAlignment = 64;
  ArrayRef<int64_t> shape = tensorTypeOf(op.getInputs()[0]).getShape();
  auto dim = static_cast<int64_t>(op.getDimension());
  dim += dim < 0 ? static_cast<int64_t>(shape.size()) : 0;
  int64_t length = shape.empty() ? 1 : shape[dim];
  if (failed(expect("elements in a tile", schedule.tile, length)))
    return failure();
  int64_t bytes = 0;
  for (Value input : op.getInputs())
    bytes += llvm::alignTo(ir::getTensorBytes(input.getType()), kAlignment);
  bool isInnermost = shape.empty() || multiply(shape.drop_front(dim + 1)) == 1;
  int64_t lines = length == 1 ? 0 : isInnermost ? 1 : 2;
  return TileCount{multiply(shape) / length, 0, lines * bytes};
}

LogicalResult verifyCpuSchedule(func::FuncOp kernel, const KernelSchedule &schedule, unsigned lanes,
                                const CostTable &costs) {
  return ScheduleVerifier(kernel, schedule, lanes, costs).run();
}

} // namespace zero
