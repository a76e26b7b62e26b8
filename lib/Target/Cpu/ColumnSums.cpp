#include "ColumnSums.h"

#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// Chunks of two workers, and what is computed of one result and of the next, share no cache line.
constexpr int64_t kAlignment = 64;

/// Elements that are worth a worker, of an attention's second stage: its first one's items are.
constexpr int64_t kWorthAWorker = 1 << 14;

ColumnSums::ColumnSums(func::FuncOp kernel, const RowForm &form)
    : ColumnSums(findColumnReductions(kernel.getBody().front()), form) {}

ColumnSums::ColumnSums(ArrayRef<Operation *> reductions, const RowForm &form)
    : chunks(RowChunks::of(form.rows)) {
  for (Operation *op : reductions) {
    Type type = getPartialType(tensorTypeOf(op->getResult(0)).getElementType());
    sums.push_back({cast<hlo::ReduceOp>(op), type, bytes});
    int64_t elements = chunks.count * form.countColumns();
    bytes += llvm::alignTo(elements * ir::getElementBytes(type), kAlignment);
  }
}

int64_t chooseColumnTile(const KernelSchedule &schedule, unsigned lanes) {
  return std::min<int64_t>(schedule.getInner(), int64_t(kColumnVectors) * lanes);
}

bool hasColumnStage(const KernelSchedule &schedule) {
  return getParameter(schedule, kColumnTile) != 0;
}

StageItems getRowItems(const KernelSchedule &schedule) {
  return {RowChunks::of(schedule.rows).count, schedule.grain};
}

/// An item of the second stage reads a tile of each chunk.
StageItems getColumnItems(const KernelSchedule &schedule) {
  int64_t tile = getParameter(schedule, kColumnTile), inner = schedule.getInner(), columns = 1;
  for (int64_t size : schedule.columns)
    columns *= size;
  RowChunks chunks = RowChunks::of(schedule.rows);
  bool isRow = schedule.kind == KernelSchedule::Kind::Row;
  int64_t elements = isRow ? schedule.grain * schedule.tile * columns : kWorthAWorker;
  int64_t tiles = llvm::divideCeil(inner, tile);
  return {columns / inner * tiles, std::max<int64_t>(1, elements / (chunks.count * tile))};
}

void emitColumnStage(KernelEmitter &e, const KernelSchedule &schedule, const ColumnSums &sums,
                     ArrayRef<KernelOutput> results, Value workspace, Value begin, Value end) {
  Type byte = e.getBuilder().getI8Type();
  for (const ColumnSums::Sum &sum : sums.sums)
    e.setPartials(sum.op, {e.advance(byte, workspace, e.i64(sum.offset)), sum.type, sums.chunks});
  KernelSchedule columns;
  columns.kind = KernelSchedule::Kind::Columns;
  columns.rows.assign(schedule.columns.begin(), schedule.columns.end() - 1);
  columns.columns = {schedule.getInner()};
  columns.tile = getParameter(schedule, kColumnTile);
  columns.lanes = schedule.lanes;
  emitMapKernel(e, columns, results, begin, end);
}

/// All items of a stage: on several threads where they are worth that.
static void emitStage(OpBuilder &builder, LLVM::LLVMFuncOp stage, StageItems items, Value buffers) {
  Location loc = stage.getLoc();
  auto i64 = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                    builder.getI64IntegerAttr(value));
  };
  if (items.count <= items.grain) {
    LLVM::CallOp::create(builder, loc, stage, ValueRange{buffers, i64(0), i64(items.count)});
    return;
  }
  Value function = LLVM::AddressOfOp::create(builder, loc, stage);
  SmallVector<Value> operands = {function, buffers, i64(items.count), i64(items.grain)};
  auto module = stage->getParentOfType<ModuleOp>();
  auto parallel = module.lookupSymbol<LLVM::LLVMFuncOp>("zrt_parallel");
  if (!parallel) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()),
                                            llvm::to_vector(ValueRange(operands).getTypes()));
    parallel = LLVM::LLVMFuncOp::create(builder, module.getLoc(), "zrt_parallel", type);
  }
  LLVM::CallOp::create(builder, loc, parallel, operands);
}

void emitStageCalls(OpBuilder &builder, LLVM::LLVMFuncOp function, const KernelSchedule &schedule,
                    StageItems items, LLVM::LLVMFuncOp rows, LLVM::LLVMFuncOp columns) {
  OpBuilder::InsertionGuard guard(builder);
  Block *entry = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  emitStage(builder, rows, items, entry->getArgument(0));
  emitStage(builder, columns, getColumnItems(schedule), entry->getArgument(0));
  LLVM::ReturnOp::create(builder, function.getLoc(), ValueRange());
}

} // namespace zero
