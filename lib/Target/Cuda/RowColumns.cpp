#include "RowColumns.h"

#include "CudaKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

/// Rows that a block takes at a time: what it reads of them twice stays in the nearest cache. And
/// rows that a thread loads at once.
constexpr int64_t kRowsAtOnce = 16, kRowSteps = 4;
/// Columns of a block of the second launch, a warp's, and chunks that it takes at a time.
constexpr int64_t kBlockColumns = kWarpThreads, kChunksAtOnce = 64;
/// Bytes of shared memory for partial results; what else there is takes less than the rest. The
/// second launch has nothing else there.
constexpr int64_t kMostPartialBytes = 32 << 10, kMostSharedBytes = 48 << 10;
/// Of fewer chunks multiprocessors would be idle, of shorter rows most threads, unless all of it is
/// little.
constexpr int64_t kFewestChunks = 64, kShortestRow = 256, kLittle = 1 << 15;

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

StringRef whyNoColumnBlocks(const RowForm &form, ArrayRef<Operation *> reductions) {
  if (form.columns.size() != 1)
    return "its rows have several dimensions, blocks of threads take one";
  RowChunks chunks = RowChunks::of(form.rows);
  if (chunks.countRows() % kRowsAtOnce != 0 || chunks.size * chunks.inner % kRowsAtOnce != 0)
    return "its rows are none that blocks of threads take sixteen of at a time";
  int64_t bytes = 0; // of one column
  for (Operation *op : reductions) {
    Type element = tensorTypeOf(op->getResult(0)).getElementType();
    unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
    if (isa<FloatType>(element) ? bits < 16 : bits != 32 && bits != 64)
      return "what is reduced down columns is of a type that threads do not share";
    bytes += ir::getElementBytes(getPartialType(element));
  }
  if (bytes * form.countColumns() > kMostPartialBytes)
    return "its rows are longer than what a block of threads shares";
  if (bytes * kChunksAtOnce * kBlockColumns > kMostSharedBytes)
    return "it reduces columns to more results than a block of threads shares";
  return "";
}

StringRef whyNotWorthColumnBlocks(const RowForm &form) {
  int64_t columns = form.countColumns();
  bool isLittle = form.countRows() * columns <= kLittle;
  bool isIdle = RowChunks::of(form.rows).count < kFewestChunks || columns < kShortestRow;
  return !isLittle && isIdle ? "its rows are so few or so short that threads would be idle" : "";
}

void shareColumns(func::FuncOp kernel, unsigned rowThreads, KernelSchedule &schedule) {
  RowForm form{schedule.rows, schedule.columns};
  schedule.parameters.erase(kColumnTile.str());
  schedule.staged.clear();
  schedule.scratch = 0;
  schedule.work = RowChunks::of(form.rows).count;
  schedule.parameters[kTeamParameter.str()] = kMostTeamThreads;
  schedule.parameters[kStepsParameter.str()] = kRowSteps;
  schedule.parameters[kGroupsParameter.str()] = kMostTeamThreads / rowThreads;
  schedule.parameters[kColumnBlocksParameter.str()] =
      llvm::divideCeil(form.countColumns(), kBlockColumns);
}

LogicalResult verifyColumnBlocks(func::FuncOp kernel, const KernelSchedule &schedule,
                                 unsigned rowThreads, KernelSchedule &loops) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with ";
  };
  RowForm form{schedule.rows, schedule.columns};
  SmallVector<Operation *> reductions = findColumnReductions(kernel.getBody().front());
  if (schedule.kind != KernelSchedule::Kind::Row || findRowForm(kernel) != form ||
      reductions.empty())
    return refuse() << "blocks of columns, expected none: it does not reduce columns beside rows";
  if (StringRef why = whyNoColumnBlocks(form, reductions); !why.empty())
    return refuse() << "blocks of columns, expected none: " << why;
  const std::tuple<StringRef, StringRef, int64_t> kNumbers[] = {
      {kTeamParameter, "threads in a block", kMostTeamThreads},
      {kStepsParameter, "rows at once", kRowSteps},
      {kGroupsParameter, "groups of threads, each with a row", kMostTeamThreads / rowThreads},
      {kColumnBlocksParameter, "blocks of columns",
       llvm::divideCeil(form.countColumns(), kBlockColumns)}};
  for (auto [name, what, expected] : kNumbers) {
    if (int64_t found = getParameter(schedule, name); found != expected)
      return refuse() << found << " " << what << ", expected " << expected;
    loops.parameters.erase(name.str());
  }
  if (int64_t chunks = RowChunks::of(form.rows).count; schedule.work != chunks)
    return refuse() << schedule.work << " items, expected the " << chunks << " chunks of its rows";
  if (!schedule.staged.empty())
    return refuse() << "staged ops, expected none: threads that reduce a row do not store it";
  loops.work = 1;
  loops.parameters[kColumnTile.str()] = chooseColumnTile(loops, schedule.lanes);
  return success();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

namespace {
/// A value of one element a row that elements of the row are made of, and where a block keeps it.
struct RowValue {
  Value value, address;
};

/// What both launches need.
class ColumnCode {
public:
  ColumnCode(KernelEmitter &e, const KernelSchedule &schedule, Team &block,
             ArrayRef<KernelOutput> outputs, Value workspace, Value item)
      : e(e), form{schedule.rows, schedule.columns}, columns(form.countColumns()),
        sums(e.getKernel(), form), block(block), outputs(outputs), workspace(workspace),
        item(item) {}

protected:
  static Type elementOf(Value value) { return tensorTypeOf(value).getElementType(); }
  static ir::ReduceKind kindOf(const ColumnSums::Sum &sum) {
    hlo::ReduceOp op = sum.op;
    return *hlo::getReduceKind(op.getSimpleReducer());
  }
  static Value resultOf(const ColumnSums::Sum &sum) { return hlo::ReduceOp(sum.op).getResult(0); }
  static Value inputOf(const ColumnSums::Sum &sum) { return hlo::ReduceOp(sum.op).getInputs()[0]; }
  Value initOf(const ColumnSums::Sum &sum) const {
    return e.evaluate(hlo::ReduceOp(sum.op).getInitValues()[0], {});
  }
  /// Of the chunks' partial results the first.
  Value partialsOf(const ColumnSums::Sum &sum) const {
    return e.advance(e.getBuilder().getI8Type(), workspace, e.i64(sum.offset));
  }
  /// The index of `value` at the current place.
  Indices indexOf(Value value) const { return indexIn(tensorTypeOf(value), row, column); }

  KernelEmitter &e;
  RowForm form;
  int64_t columns;
  ColumnSums sums;
  Team &block;
  ArrayRef<KernelOutput> outputs;
  Value workspace, item;
  Indices row, column; // of the place that is computed
};

class ChunkCode : public ColumnCode {
public:
  ChunkCode(KernelEmitter &e, const KernelSchedule &schedule, Team &rows, Team &block,
            ArrayRef<KernelOutput> outputs, Value workspace, Value item)
      : ColumnCode(e, schedule, block, outputs, workspace, item), rows(rows),
        groups(formRowGroups(e.getKernel())) {}
  void emit();

private:
  void findRowValues();
  void startPartials();
  void emitRowValues(Value first);
  void storeRowValues(Value first);
  void emitElements(Value first, Index at, int64_t step);
  SmallVector<Value> emitRows(Index at, bool asLanes, ValueRange totals, Value first);
  void storePartials();
  template <typename Body> void forColumns(Body body);

  Team &rows;
  ReductionGroups groups;
  SmallVector<RowValue> rowValues;
  SmallVector<Value> partials; // of the chunk, by sum
};

class ColumnBlockCode : public ColumnCode {
public:
  using ColumnCode::ColumnCode;
  void emit();

private:
  void load(Value batch, Value lane, Value group, Value at);
  SmallVector<Value> fold(Value batch, Value lane, ValueRange totals);

  SmallVector<Value> kept; // partial results of the chunks at hand, by sum
};
} // namespace

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Reductions of rows, whatever else of one element a row is spread over its row, and results.
void ChunkCode::findRowValues() {
  llvm::SetVector<Value> found;
  for (Operation &op : e.getKernel().getBody().front().without_terminator()) {
    if (form.spreadsRows(&op))
      found.insert(op.getOperand(0));
    if (getReducedRows(&op) == form)
      found.insert(op.getResult(0));
  }
  for (const KernelOutput &output : outputs)
    if (form.isRowValue(output.result))
      found.insert(output.result);
  for (Value value : found)
    rowValues.push_back({value, block.allocate(e.storageType(elementOf(value)), kRowsAtOnce)});
}

/// Vectors of the thread's own columns, then single ones: the same columns each time.
template <typename Body> void ChunkCode::forColumns(Body body) {
  int64_t lanes = e.getLanes(), whole = columns / lanes * lanes;
  auto steps = [&](int64_t low, int64_t high, int64_t step) {
    e.loopAlongLanes(e.i64(low), e.i64(high), step, step, {}, [&](Index at, ValueRange) {
      at.stride = step > 1 ? 1 : 0;
      body(at, step > 1);
      return SmallVector<Value>();
    });
  };
  if (whole > 0)
    steps(0, whole, lanes);
  if (whole < columns)
    steps(whole, columns, 1);
}

/// What a reduction begins with: where there is one chunk only, that is the first value.
void ChunkCode::startPartials() {
  for (const ColumnSums::Sum &sum : sums.sums)
    partials.push_back(block.allocate(sum.type, columns));
  forColumns([&](Index at, bool isVector) {
    for (auto [sum, address] : llvm::zip_equal(sums.sums, partials)) {
      Value none =
          sums.chunks.count == 1 ? initOf(sum) : e.identity(kindOf(sum), elementOf(resultOf(sum)));
      e.store(isVector ? e.splat(none) : none, sum.type, address, at, isVector);
    }
  });
}

/// Of the rows from `first` on, each by a group of threads.
void ChunkCode::emitRowValues(Value first) {
  e.setTeam(&rows);
  int64_t count = rows.countGroups();
  e.loop(e.i64(0), e.i64(kRowsAtOnce), count, count, {}, [&](Index round, ValueRange) {
    Value local = e.toScalar(round);
    if (Value group = rows.getGroup())
      local = e.make<arith::AddIOp>(local, group);
    Index at = e.fromValue(e.make<arith::AddIOp>(first, local), e.depth());
    row = e.delinearize(at, form.rows);
    for (auto &group : groups) {
      Value result = group.front().getResult(0);
      e.evaluate(result, indexOf(result));
    }
    SmallVector<Value> values;
    for (const RowValue &each : rowValues)
      values.push_back(e.evaluate(each.value, indexOf(each.value)));
    Value isFirst = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, rows.getThread(), e.i64(0));
    e.branch(isFirst, [&] {
      Index place = e.fromValue(local, e.depth());
      for (auto [value, each] : llvm::zip_equal(values, rowValues))
        e.store(value, elementOf(each.value), each.address, place, /*asLanes=*/false);
    });
    return SmallVector<Value>();
  });
  e.setTeam(&block);
}

/// Results of one element a row. They may lie where an argument did that all threads of a row read,
/// so this comes behind a barrier.
void ChunkCode::storeRowValues(Value first) {
  e.loopAlongLanes(e.i64(0), e.i64(kRowsAtOnce), 1, 1, {}, [&](Index at, ValueRange) {
    at.stride = 0;
    Index place = e.add(e.fromValue(first, e.depth()), at);
    for (const KernelOutput &output : outputs) {
      if (!form.isRowValue(output.result))
        continue;
      Type element = elementOf(output.result);
      auto kept = llvm::find_if(rowValues,
                                [&](const RowValue &each) { return each.value == output.result; });
      e.store(e.load(element, kept->address, at), element, output.address, place,
              /*asLanes=*/false);
    }
    return SmallVector<Value>();
  });
}

/// kRowSteps rows from `first` on, in the columns `at`: all loads come before the stores, an output
/// may be the buffer of an input.
SmallVector<Value> ChunkCode::emitRows(Index at, bool asLanes, ValueRange totals, Value first) {
  SmallVector<Value> next(totals);
  SmallVector<std::pair<Value, Index>> values; // and where they go
  column = {at};
  Index begin = e.fromValue(first, e.depth(), kRowSteps);
  for (int64_t step = 0; step < kRowSteps; ++step) {
    Index current = e.addConstant(begin, step);
    row = e.delinearize(current, form.rows);
    // Row values are of rows that follow each other, in kRowsAtOnce places.
    Value place = e.make<arith::RemUIOp>(e.toScalar(current), e.i64(kRowsAtOnce));
    for (const RowValue &each : rowValues)
      e.remember(each.value, indexOf(each.value),
                 e.load(elementOf(each.value), each.address, e.fromValue(place, e.depth())));
    for (const KernelOutput &output : outputs)
      if (!form.isRowValue(output.result))
        values.push_back({e.evaluate(output.result, indexOf(output.result)),
                          e.add(e.multiply(current, columns), at)});
    for (auto [number, sum] : llvm::enumerate(sums.sums)) {
      Value element = e.evaluate(inputOf(sum), indexOf(inputOf(sum)));
      if (asLanes && !e.isVector(element))
        element = e.splat(element);
      next[number] = e.combine(kindOf(sum), elementOf(inputOf(sum)), next[number], element);
    }
  }
  auto stored = values.begin();
  for (int64_t step = 0; step < kRowSteps; ++step)
    for (const KernelOutput &output : outputs)
      if (!form.isRowValue(output.result)) {
        auto [value, where] = *stored++;
        e.store(value, elementOf(output.result), output.address, where, asLanes);
      }
  return next;
}

/// Down the rows from `first` on, in the columns `at`.
void ChunkCode::emitElements(Value first, Index at, int64_t step) {
  SmallVector<Value> totals;
  for (auto [sum, address] : llvm::zip_equal(sums.sums, partials))
    totals.push_back(e.load(sum.type, address, at));
  Value end = e.make<arith::AddIOp>(first, e.i64(kRowsAtOnce));
  totals = e.loop(first, end, kRowSteps, kRowSteps, totals, [&](Index from, ValueRange args) {
    return emitRows(at, step > 1, args, e.toScalar(from));
  });
  for (auto [total, sum, address] : llvm::zip_equal(totals, sums.sums, partials))
    e.store(total, sum.type, address, at, step > 1);
}

/// Neighbouring threads store neighbouring columns.
void ChunkCode::storePartials() {
  block.synchronize();
  e.loopAlongLanes(e.i64(0), e.i64(columns), 1, 1, {}, [&](Index at, ValueRange) {
    at.stride = 0;
    Index place = e.add(e.multiply(e.fromValue(item, 0), columns), at);
    for (auto [sum, address] : llvm::zip_equal(sums.sums, partials))
      e.store(e.load(sum.type, address, at), sum.type, partialsOf(sum), place, /*asLanes=*/false);
    return SmallVector<Value>();
  });
}

void ChunkCode::emit() {
  findRowValues();
  startPartials();
  const RowChunks &chunks = sums.chunks;
  auto [outer, step] = e.divide(e.fromValue(item, 0), chunks.countSteps());
  Index whole = e.multiply(outer, chunks.size * chunks.inner);
  Value first = e.toScalar(e.add(whole, e.multiply(step, chunks.countRows())));
  Value last = e.toScalar(e.addConstant(whole, chunks.size * chunks.inner));
  Value end = e.make<arith::AddIOp>(first, e.i64(chunks.countRows()));
  end = e.make<arith::MinSIOp>(end, last);
  e.loop(first, end, kRowsAtOnce, kRowsAtOnce, {}, [&](Index from, ValueRange) {
    Value begin = e.toScalar(from);
    if (!rowValues.empty()) {
      block.synchronize(); // the rows before have been read
      emitRowValues(begin);
      block.synchronize();
      storeRowValues(begin);
    }
    forColumns(
        [&](Index at, bool asLanes) { emitElements(begin, at, asLanes ? e.getLanes() : 1); });
    return SmallVector<Value>();
  });
  storePartials();
}

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

/// Partial results of column `at` from chunk `batch` on, some by each group of threads. Beyond the
/// last chunk it is loaded again: nobody reads that.
void ColumnBlockCode::load(Value batch, Value lane, Value group, Value at) {
  int64_t groups = block.countThreads() / kBlockColumns;
  Value last = e.i64(sums.chunks.count - 1);
  SmallVector<std::pair<Value, Index>> loaded; // and where they go, by chunk and sum
  for (int64_t next = 0; next < kChunksAtOnce; next += groups) {
    Value local = e.make<arith::AddIOp>(group, e.i64(next));
    Value chunk = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(batch, local), last);
    Index from = e.fromValue(
        e.make<arith::AddIOp>(e.make<arith::MulIOp>(chunk, e.i64(columns)), at), e.depth());
    Index to = e.fromValue(
        e.make<arith::AddIOp>(e.make<arith::MulIOp>(local, e.i64(kBlockColumns)), lane), e.depth());
    for (const ColumnSums::Sum &sum : sums.sums)
      loaded.push_back({e.load(sum.type, partialsOf(sum), from), to});
  }
  for (auto [number, each] : llvm::enumerate(loaded)) {
    size_t sum = number % sums.sums.size();
    e.store(each.first, sums.sums[sum].type, kept[sum], each.second, /*asLanes=*/false);
  }
}

/// In the order of the chunks. All groups do the same.
SmallVector<Value> ColumnBlockCode::fold(Value batch, Value lane, ValueRange totals) {
  Value left = e.make<arith::SubIOp>(e.i64(sums.chunks.count), batch);
  Value count = e.make<arith::MinSIOp>(left, e.i64(kChunksAtOnce));
  return e.loop(e.i64(0), count, 1, 1, totals, [&](Index chunk, ValueRange args) {
    Index place = e.add(e.multiply(chunk, kBlockColumns), e.fromValue(lane, 0));
    SmallVector<Value> next;
    for (auto [sum, address, total] : llvm::zip_equal(sums.sums, kept, args))
      next.push_back(e.combine(kindOf(sum), elementOf(resultOf(sum)), total,
                               e.load(sum.type, address, place)));
    return next;
  });
}

void ColumnBlockCode::emit() {
  for (const ColumnSums::Sum &sum : sums.sums)
    kept.push_back(block.allocate(sum.type, kChunksAtOnce * kBlockColumns));
  Value thread = block.getThread(), lane = e.make<arith::RemUIOp>(thread, e.i64(kBlockColumns)),
        group = e.make<arith::DivUIOp>(thread, e.i64(kBlockColumns)),
        own = e.make<arith::AddIOp>(e.make<arith::MulIOp>(item, e.i64(kBlockColumns)), lane),
        at = e.make<arith::MinSIOp>(own, e.i64(columns - 1));
  bool isOne = sums.chunks.count == 1; // whose first value is part of it
  SmallVector<Value> totals;
  for (const ColumnSums::Sum &sum : sums.sums)
    totals.push_back(isOne ? e.load(sum.type, partialsOf(sum), e.fromValue(at, 0)) : initOf(sum));
  if (!isOne)
    totals = e.loop(e.i64(0), e.i64(sums.chunks.count), kChunksAtOnce, kChunksAtOnce, totals,
                    [&](Index batch, ValueRange args) {
                      block.synchronize(); // the chunks before have been read
                      load(e.toScalar(batch), lane, group, at);
                      block.synchronize();
                      return fold(e.toScalar(batch), lane, args);
                    });
  column = {e.fromValue(at, 0)};
  for (auto [sum, total] : llvm::zip_equal(sums.sums, totals))
    e.remember(resultOf(sum), indexOf(resultOf(sum)), e.roundTo(elementOf(resultOf(sum)), total));
  SmallVector<Value> values;
  for (const KernelOutput &output : outputs)
    values.push_back(e.evaluate(output.result, indexOf(output.result)));
  Value isOwn =
      e.make<arith::AndIOp>(e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, group, e.i64(0)),
                            e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, own, e.i64(columns)));
  e.branch(isOwn, [&] {
    for (auto [value, output] : llvm::zip_equal(values, outputs))
      e.store(value, elementOf(output.result), output.address, column.front(), /*asLanes=*/false);
  });
}

void emitRowChunk(KernelEmitter &emitter, const KernelSchedule &schedule, Team &rows, Team &block,
                  ArrayRef<KernelOutput> outputs, Value workspace, Value item) {
  ChunkCode(emitter, schedule, rows, block, outputs, workspace, item).emit();
}

void emitColumnBlock(KernelEmitter &emitter, const KernelSchedule &schedule, Team &block,
                     ArrayRef<KernelOutput> outputs, Value workspace, Value item) {
  ColumnBlockCode(emitter, schedule, block, outputs, workspace, item).emit();
}

} // namespace zero
