//===- RowKernel.cpp - Kernels that compute a row at once ---------------------------------===//
//
// A work item is a row, or a chunk of rows where columns are reduced as well. Each group of
// reductions along it is one pass over its columns, the results are one more; values of one element
// a row are computed between the passes. What costs much and is needed in several passes is kept,
// for the length of the row, in scratch memory of the thread. Results are stored when all that they
// need of the row has been read: those of one element a row after all others. So a result may lie
// over anything that is read at its own row only. What is reduced down columns is read in the last
// pass: the partial result of a chunk of rows grows with each of them (ColumnSums.h).
//===------------------------------------------------------------------------------------===//
#include "ColumnSums.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace zero {

//===----------------------------------------------------------------------===//
// What is kept
//===----------------------------------------------------------------------===//

/// What it costs to make an element, in elements loaded and kept: a polynomial or a gather, a
/// division, any other op. What costs less than kWorthKeeping is made again.
constexpr int64_t kCostly = 16, kDivision = 4, kCheap = 1, kWorthKeeping = 6, kMostCost = 1000;

/// Passes are numbered in the bits of a word.
constexpr unsigned kMaxPasses = 64;

/// Whether rows get padding as they are stored, and nobody reads it.
static bool isStoredPadding(Operation &op) {
  return getPaddedRows(&op) &&
         llvm::all_of(op.getUsers(), [](Operation *user) { return isa<func::ReturnOp>(user); });
}

/// What is computed of a result, where that is padded.
static Value skipPadding(Value result) {
  Operation *op = result.getDefiningOp();
  return op && isStoredPadding(*op) ? op->getOperand(0) : result;
}

namespace {
class StagingPlan {
public:
  StagingPlan(func::FuncOp kernel, const RowForm &form)
      : body(kernel.getBody().front()), form(form) {
    findCosts();
    findPasses(formRowGroups(kernel));
  }

  /// The pass that makes each of the values worth keeping that fit into `bytes` together.
  llvm::SmallMapVector<Operation *, unsigned, 4> choose(int64_t bytes);

private:
  void findCosts();
  void findPasses(const ReductionGroups &groups);
  bool keepsColumn(Operation *op) const;

  Block &body;
  const RowForm &form;
  bool hasTooMany = false;
  llvm::DenseMap<Value, int64_t> costs;
  llvm::DenseMap<Value, uint64_t> passes; // that ask for the value at their own column
  llvm::DenseSet<Value> elsewhere;        // asked for at other columns as well
};
} // namespace

/// Whether element i of the result comes from element i of the operands, of each that has several.
bool StagingPlan::keepsColumn(Operation *op) const {
  if (op->getNumResults() != 1 || !form.isElements(op->getResult(0)))
    return false;
  if (hlo::isElementwise(op) || isWithoutPadding(op))
    return true;
  if (!isa<hlo::ReshapeOp, hlo::BroadcastInDimOp>(op) || !form.isElements(op->getOperand(0)))
    return false;
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  return !broadcast || llvm::is_sorted(broadcast.getBroadcastDimensions());
}

void StagingPlan::findCosts() {
  for (BlockArgument argument : body.getArguments())
    costs[argument] = form.isElements(argument) || form.isPaddedElements(argument) ? kCheap : 0;
  for (Operation &op : body.without_terminator()) {
    int64_t cost = 0;
    for (Value operand : op.getOperands())
      cost += costs.lookup(operand);
    if (isa<hlo::DivOp>(op))
      cost += kDivision;
    else if (hlo::isElementwise(&op))
      cost += op.hasTrait<hlo::Costly>() ? kCostly : kCheap;
    else if (isa<hlo::BroadcastInDimOp>(op))
      cost += kCheap;
    else if (!keepsColumn(&op) && !isa<hlo::ConstantOp, hlo::IotaOp>(op))
      cost += kCostly;
    for (Value result : op.getResults())
      costs[result] = form.isElements(result) ? std::min(cost, kMostCost) : 0;
  }
}

void StagingPlan::findPasses(const ReductionGroups &groups) {
  hasTooMany = groups.size() >= kMaxPasses;
  if (hasTooMany)
    return;
  for (auto [number, group] : llvm::enumerate(groups))
    for (hlo::ReduceOp op : group)
      passes[op.getInputs()[0]] |= uint64_t(1) << number;
  for (Value result : body.getTerminator()->getOperands()) {
    Value made = skipPadding(result);
    if (form.isElements(made))
      passes[made] |= uint64_t(1) << groups.size();
  }
  for (Operation *op : findColumnReductions(body))
    passes[op->getOperand(0)] |= uint64_t(1) << groups.size();
  for (Operation &op : llvm::reverse(body.without_terminator())) {
    if (isa<hlo::ReduceOp>(op) || isStoredPadding(op))
      continue;
    bool moves = !keepsColumn(&op) || elsewhere.contains(op.getResult(0));
    if (moves)
      elsewhere.insert(op.operand_begin(), op.operand_end());
  }
}

llvm::SmallMapVector<Operation *, unsigned, 4> StagingPlan::choose(int64_t bytes) {
  llvm::SmallMapVector<Operation *, unsigned, 4> chosen;
  if (hasTooMany)
    return chosen;
  // Users come before what they use: a value that is kept asks for its operands in one pass only.
  for (Operation &op : llvm::reverse(body.without_terminator())) {
    if (!keepsColumn(&op))
      continue;
    Value value = op.getResult(0);
    uint64_t needed = passes.lookup(value);
    int64_t size = form.countColumns() * ir::getElementBytes(tensorTypeOf(value).getElementType());
    if (llvm::popcount(needed) > 1 && costs.lookup(value) >= kWorthKeeping &&
        !elsewhere.contains(value) && size <= bytes) {
      bytes -= size;
      unsigned first = llvm::countr_zero(needed);
      chosen[&op] = first;
      needed = uint64_t(1) << first;
    }
    for (Value operand : op.getOperands())
      passes[operand] |= needed;
  }
  return chosen;
}

/// Items are chunks of rows, and one that runs them and the second stage is what is launched.
static void scheduleColumns(const ColumnSums &sums, unsigned lanes, const CostTable &costs,
                            KernelSchedule &schedule) {
  RowForm form{schedule.rows, schedule.columns};
  schedule.work = 1;
  schedule.tile = sums.chunks.countRows();
  schedule.grain = getGrain(costs, schedule.tile * form.countColumns());
  schedule.workspace = sums.bytes;
  schedule.parameters[kColumnTile.str()] = chooseColumnTile(schedule, lanes);
}

KernelSchedule scheduleRows(func::FuncOp kernel, const RowForm &form, unsigned lanes,
                            const CostTable &costs) {
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Row;
  schedule.rows = form.rows;
  schedule.columns = form.columns;
  schedule.work = form.countRows();
  schedule.grain = getGrain(costs, form.countColumns());
  if (ColumnSums sums(kernel, form); !sums.sums.empty())
    scheduleColumns(sums, lanes, costs, schedule);
  auto chosen = StagingPlan(kernel, form).choose(costs.cacheBytes[0]);
  for (auto [number, op] : llvm::enumerate(kernel.getBody().front()))
    if (auto it = chosen.find(&op); it != chosen.end()) {
      schedule.staged.push_back({static_cast<int64_t>(number), it->second});
      schedule.scratch +=
          form.countColumns() * ir::getElementBytes(tensorTypeOf(op.getResult(0)).getElementType());
    }
  return schedule;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
class RowKernel {
public:
  RowKernel(KernelEmitter &e, const KernelSchedule &schedule, ArrayRef<KernelOutput> outputs,
            Value workspace)
      : e(e), form{schedule.rows, schedule.columns}, rows(schedule.rows), columns(schedule.columns),
        groups(formRowGroups(e.getKernel())), sums(e.getKernel(), form), workspace(workspace) {
    for (const KernelOutput &output : outputs) {
      if (getPaddedRows(output.result.getDefiningOp()) == form)
        padded.push_back(output);
      else
        (form.isElements(output.result) ? elements : rowValues).push_back(output);
    }
    allocate(schedule.staged);
    changesHands = columns.size() > 1 || columns.back() % kTreeTail != 0;
  }

  void emit(Value begin, Value end) {
    bool hasColumns = !sums.sums.empty();
    e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
      hasColumns ? emitChunk(item) : emitRow(item);
      return SmallVector<Value>();
    });
  }

private:
  void allocate(ArrayRef<KernelSchedule::Staged> staged);
  void emitChunk(Index item);
  void startPartials(Index chunk);
  void emitRow(Index item);
  void emitColumns(size_t dim);
  void emitSteps(Value low, Value high, int64_t step);
  void emitPadding(const KernelOutput &output);
  Index placeOf(const KernelOutput &output) const;
  SmallVector<Value> addToPartials(Index at, bool asLanes);
  /// The index of `value` at the current place.
  Indices indexOf(Value value) const { return indexIn(tensorTypeOf(value), row, column); }

  KernelEmitter &e;
  RowForm form;
  ArrayRef<int64_t> rows, columns;
  ReductionGroups groups;
  ColumnSums sums;
  Value workspace;
  SmallVector<KernelOutput> elements, padded, rowValues;
  SmallVector<Value> partials; // of the chunk, by sum
  Indices row, column;         // of the place that is computed
  /// Whether the threads of a team share elements out in one way where they reduce them, in another
  /// where they store them: what one keeps another one takes, and what one reads another one may
  /// write over.
  bool changesHands = false;
};
} // namespace

/// Scratch memory for each staged value, with the pass that fills it.
void RowKernel::allocate(ArrayRef<KernelSchedule::Staged> staged) {
  OpBuilder &builder = e.getBuilder();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  int64_t count = form.countColumns();
  Block &body = e.getKernel().getBody().front();
  for (auto [number, pass] : staged) {
    Value value = std::next(body.begin(), number)->getResult(0);
    Type element = e.storageType(tensorTypeOf(value).getElementType());
    Value address = e.getTeam() ? e.getTeam()->allocate(element, count)
                                : LLVM::AllocaOp::create(builder, e.getLoc(), pointer, element,
                                                         e.i64(count), /*alignment=*/64);
    e.stage(value, address, pass, columns);
  }
}

/// The rows of a chunk, in order.
void RowKernel::emitChunk(Index item) {
  const RowChunks &chunks = sums.chunks;
  startPartials(item);
  auto [outer, step] = e.divide(item, chunks.countSteps());
  Index whole = e.multiply(outer, chunks.size * chunks.inner);
  Value first = e.toScalar(e.add(whole, e.multiply(step, chunks.countRows())));
  Value last = e.toScalar(e.addConstant(whole, chunks.size * chunks.inner));
  Value end = e.make<arith::AddIOp>(first, e.i64(chunks.countRows()));
  e.loop(first, e.make<arith::MinSIOp>(end, last), 1, 1, {}, [&](Index at, ValueRange) {
    emitRow(at);
    return SmallVector<Value>();
  });
}

/// What a reduction begins with: where there is one chunk only, that is the first value.
void RowKernel::startPartials(Index chunk) {
  Type byte = e.getBuilder().getI8Type();
  partials.clear();
  for (const ColumnSums::Sum &sum : sums.sums) {
    hlo::ReduceOp op = sum.op;
    Type element = tensorTypeOf(op.getResult(0)).getElementType();
    ir::ReduceKind kind = *hlo::getReduceKind(op.getSimpleReducer());
    Value none =
        sums.chunks.count == 1 ? e.evaluate(op.getInitValues()[0], {}) : e.identity(kind, element);
    Value address = e.advance(sum.type, e.advance(byte, workspace, e.i64(sum.offset)),
                              e.multiply(chunk, form.countColumns()));
    forRange(e, Index::constant(0), e.i64(form.countColumns()), [&](Index at, bool isVector) {
      e.store(isVector ? e.splat(none) : none, sum.type, address, at, isVector);
    });
    partials.push_back(address);
  }
}

/// The partial results with the elements of the current place, in column `at`.
SmallVector<Value> RowKernel::addToPartials(Index at, bool asLanes) {
  SmallVector<Value> values;
  for (auto [sum, address] : llvm::zip_equal(sums.sums, partials)) {
    hlo::ReduceOp op = sum.op;
    Value input = op.getInputs()[0], element = e.evaluate(input, indexOf(input));
    Value old = e.load(sum.type, address, at);
    if (asLanes && !e.isVector(element))
      element = e.splat(element);
    values.push_back(e.combine(*hlo::getReduceKind(op.getSimpleReducer()),
                               tensorTypeOf(input).getElementType(), old, element));
  }
  return values;
}

void RowKernel::emitRow(Index item) {
  row = e.delinearize(item, rows);
  for (auto [number, group] : llvm::enumerate(groups)) {
    e.beginPass(number);
    Value result = group.front().getResult(0);
    e.evaluate(result, indexOf(result));
    if (Team *team = e.getTeam(); team && changesHands)
      team->synchronize();
  }
  e.beginPass(groups.size());
  SmallVector<Value> values;
  for (const KernelOutput &output : rowValues)
    values.push_back(e.evaluate(output.result, indexOf(output.result)));
  column.assign(columns.size(), Index::constant(0));
  if (!elements.empty() || !padded.empty() || !sums.sums.empty())
    emitColumns(0);
  for (const KernelOutput &output : padded)
    emitPadding(output);
  if (rowValues.empty())
    return;
  e.runOnce([&] {
    for (auto [value, output] : llvm::zip_equal(values, rowValues))
      e.store(value, tensorTypeOf(output.result).getElementType(), output.address, item,
              /*asLanes=*/false);
  });
}

void RowKernel::emitColumns(size_t dim) {
  int64_t size = columns[dim];
  if (dim + 1 < columns.size()) {
    e.loop(e.i64(0), e.i64(size), 1, 1, {}, [&](Index at, ValueRange) {
      column[dim] = at;
      emitColumns(dim + 1);
      return SmallVector<Value>();
    });
    return;
  }
  int64_t whole = size / e.getLanes() * e.getLanes();
  if (whole > 0)
    emitSteps(e.i64(0), e.i64(whole), e.getLanes());
  if (whole < size)
    emitSteps(e.i64(whole), e.i64(size), 1);
}

/// Vectors, or single elements, along the innermost dimension.
void RowKernel::emitSteps(Value low, Value high, int64_t step) {
  bool asLanes = step > 1;
  e.loopAlongLanes(low, high, step, step, {}, [&](Index at, ValueRange) {
    at.stride = asLanes ? 1 : 0;
    column.back() = at;
    // All loads come before the stores: an output may be the buffer of an input.
    SmallVector<Value> values, paddedValues;
    for (const KernelOutput &output : elements)
      values.push_back(e.evaluate(output.result, indexOf(output.result)));
    for (const KernelOutput &output : padded) {
      Value made = output.result.getDefiningOp()->getOperand(0);
      paddedValues.push_back(e.evaluate(made, indexOf(made)));
    }
    Index inRow = e.linearize(column, columns);
    SmallVector<Value> reduced = addToPartials(inRow, asLanes);
    for (auto [value, output] : llvm::zip_equal(values, elements))
      e.store(value, tensorTypeOf(output.result).getElementType(), output.address, placeOf(output),
              asLanes);
    for (auto [value, output] : llvm::zip_equal(paddedValues, padded))
      e.store(value, tensorTypeOf(output.result).getElementType(), output.address, placeOf(output),
              asLanes);
    for (auto [value, sum, address] : llvm::zip_equal(reduced, sums.sums, partials))
      e.store(value, sum.type, address, inRow, asLanes);
    return SmallVector<Value>();
  });
}

/// The current place in memory.
Index RowKernel::placeOf(const KernelOutput &output) const {
  Indices place = row;
  llvm::append_range(place, column);
  return e.linearize(place, hlo::shapeWithoutOnes(output.result));
}

/// What is stored behind the row.
void RowKernel::emitPadding(const KernelOutput &output) {
  auto pad = cast<hlo::PadOp>(output.result.getDefiningOp());
  Type element = tensorTypeOf(output.result).getElementType();
  Value value = e.evaluate(pad.getPaddingValue(), {});
  e.loopAlongLanes(e.i64(columns.back()), e.i64(columns.back() + pad.getEdgePaddingHigh().back()),
                   1, 1, {}, [&](Index at, ValueRange) {
                     column.back() = at;
                     e.store(value, element, output.address, placeOf(output), /*asLanes=*/false);
                     return SmallVector<Value>();
                   });
}

void emitRowKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                   ArrayRef<KernelOutput> outputs, Value workspace, Value begin, Value end) {
  RowKernel(emitter, schedule, outputs, workspace).emit(begin, end);
}

} // namespace zero
