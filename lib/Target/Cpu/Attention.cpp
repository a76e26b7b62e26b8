//===- Attention.cpp - Kernels that attend ------------------------------------------------===//
//
// For each tile (AttentionPlan.h): matmuls put the scores into slots, the steps of each row go over
// them, matmuls sum them up. A tile has whole rows, so softmax needs no correction. A sum over
// queries adds up tile by tile, in order, in one work item: its order depends on shapes alone.
//===----------------------------------------------------------------------------------------===//
#include "AttentionKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

constexpr int64_t kSlotAlignment = 64;

AttentionKernel::AttentionKernel(KernelEmitter &e, const ScoreSpaces &spaces,
                                 const AttentionPlan &plan, ValueRange outputs, Value workspace,
                                 int64_t partials)
    : e(e), spaces(spaces), plan(plan), attention(plan.attention), outputs(outputs),
      workspace(workspace), partials(partials), f32(e.getBuilder().getF32Type()),
      keys(spaces.getSize(attention.keys)), queries(spaces.getSize(attention.mainQueries)) {
  for (int axis : attention.queries)
    if (axis != attention.mainQueries)
      outerQueries.push_back(axis);
  masked = findMaskedKeys(plan, spaces);
}

void AttentionKernel::emit(Value begin, Value end) {
  OpBuilder &builder = e.getBuilder();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  for (int64_t slot = 0; slot < plan.slotCount; ++slot)
    slots.push_back(LLVM::AllocaOp::create(builder, e.getLoc(), pointer, f32,
                                           e.i64(plan.rows * keys), kSlotAlignment));
  for (const MadeOperand &made : plan.made)
    madeOperands.push_back(LLVM::AllocaOp::create(builder, e.getLoc(), pointer, builder.getI8Type(),
                                                  e.i64(made.countBytes()), kSlotAlignment));
  if (plan.rowBytes)
    rowMemory = LLVM::AllocaOp::create(builder, e.getLoc(), pointer, builder.getI8Type(),
                                       e.i64(plan.rowBytes), kSlotAlignment);
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    emitItem(item);
    return SmallVector<Value>();
  });
}

static SmallVector<int64_t> sizesOf(const ScoreSpaces &spaces, ArrayRef<int> axes) {
  return llvm::map_to_vector(axes, [&](int axis) { return spaces.getSize(axis); });
}

void AttentionKernel::emitItem(Index item) {
  SmallVector<int> axes(attention.batch);
  if (!plan.takesBatch)
    llvm::append_range(axes, outerQueries);
  SmallVector<int64_t> sizes = sizesOf(spaces, axes);
  for (auto [axis, size] : llvm::zip_equal(axes, sizes))
    size /= axis == plan.groupAxis ? plan.members : 1;
  if (!plan.takesBatch)
    sizes.push_back(countTiles());
  Indices index = e.delinearize(item, sizes);
  for (auto [axis, at] : llvm::zip(axes, index))
    places[axis] = at;
  if (!plan.takesBatch)
    return emitTile(index.back());
  if (plan.scratch)
    scratch = e.advance(f32, workspace, e.multiply(item, plan.scratch));
  plan.groupAxis >= 0 ? emitGroup() : emitBatch();
  sumColumns();
}

/// The heads of a group, one after the other.
void AttentionKernel::emitGroup() {
  group = places[plan.groupAxis];
  for (const ScoreSum &sum : attention.sums)
    if (sum.finish.isGrouped())
      clearSum(sum);
  e.loop(e.i64(0), e.i64(plan.members), 1, 1, {}, [&](Index member, ValueRange) {
    places[plan.groupAxis] = e.add(e.multiply(group, plan.members), member);
    emitBatch();
    return SmallVector<Value>();
  });
  completeSums(/*ofGroup=*/true);
}

/// All tiles of a batch index.
void AttentionKernel::emitBatch() {
  makeOperands(/*ofKeys=*/true);
  for (const ScoreSum &sum : attention.sums)
    if (!masked.limits.empty() && !sum.overKeys && !sum.finish.isGrouped())
      clearSum(sum);
  emitQueries(0);
  completeSums(/*ofGroup=*/false);
}

/// Loops over the further query dimensions, then over the tiles of the longest.
void AttentionKernel::emitQueries(size_t depth) {
  bool isTile = depth == outerQueries.size();
  int64_t count = isTile ? countTiles() : spaces.getSize(outerQueries[depth]);
  e.loop(e.i64(0), e.i64(count), 1, 1, {}, [&](Index at, ValueRange) {
    if (isTile) {
      emitTile(at);
    } else {
      places[outerQueries[depth]] = at;
      emitQueries(depth + 1);
    }
    return SmallVector<Value>();
  });
}

void AttentionKernel::emitTile(Index tile) {
  firstQuery = e.multiply(tile, plan.rows);
  Value tileRows = e.make<arith::MinSIOp>(
      e.i64(plan.rows), e.make<arith::SubIOp>(e.i64(queries), e.toScalar(firstQuery)));
  rows = tileRows;
  width = e.i64(keys);
  makeOperands(/*ofKeys=*/false);
  if (masked.limits.empty()) {
    emitSteps();
    for (const ScoreSum &sum : attention.sums)
      sumScores(sum);
  } else {
    emitUnmasked(tile);
  }
  for (const ScoreSum &sum : attention.sums)
    if (sum.overKeys)
      finishRows(sum, tileRows);
}

/// Without the masked keys; then, with no rows unless a guard did not hold, with all.
void AttentionKernel::emitUnmasked(Index tile) {
  Value limits = e.table((e.getKernel().getSymName() + ".limits").str(), masked.limits);
  Value limit = e.load(e.getBuilder().getI64Type(), limits, tile);
  e.loop(e.i64(0), e.i64(2), 1, 1, {limit, rows}, [&](Index, ValueRange carried) {
    width = carried[0];
    rows = carried[1];
    e.limitReductions(width);
    Value holds = emitSteps();
    e.limitReductions(nullptr);
    Value isWhole = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, width, e.i64(keys));
    Value isDone = e.make<arith::OrIOp>(holds, isWhole);
    rows = e.select(isDone, rows, e.i64(0));
    for (const ScoreSum &sum : attention.sums)
      sumScores(sum);
    return SmallVector<Value>{e.i64(keys), e.select(isDone, e.i64(0), carried[1])};
  });
}

/// Scores and the steps of all rows; whether the guards of all rows hold.
Value AttentionKernel::emitSteps() {
  for (const ScoreDot &dot : attention.dots)
    multiplyScores(dot);
  Value all = e.constantInt(e.getBuilder().getI1Type(), 1);
  return e
      .loop(e.i64(0), rows, 1, 1, {all},
            [&](Index row, ValueRange before) {
              return SmallVector<Value>{e.make<arith::AndIOp>(before[0], emitRow(row))};
            })
      .front();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

Indices AttentionKernel::indexOf(Value value, Index key) const {
  Indices index;
  for (int axis : spaces.getAxes(value))
    index.push_back(axis == attention.keys       ? key
                    : axis == ScoreSpaces::kUnit ? Index::constant(0)
                                                 : places.lookup(axis));
  return index;
}

/// Makes a value of each key, in its slot.
void AttentionKernel::emitStep(Value step, Value address) {
  forRange(e, Index::constant(0), width, [&](Index key, bool isVector) {
    Value element = e.evaluate(step, indexOf(step, key));
    e.store(element, tensorTypeOf(step).getElementType(), address, key, isVector);
  });
}

/// Whether the row's guards hold.
Value AttentionKernel::checkGuards() {
  Value holds = e.constantInt(e.getBuilder().getI1Type(), 1);
  for (const MaskGuard &guard : masked.guards) {
    Value row = e.evaluate(guard.row, indexOf(guard.like));
    Value difference = e.make<arith::SubFOp>(e.constantLike(row, guard.masked), row);
    Value isLow = e.compareFloat(arith::CmpFPredicate::OLT, difference, kExpUnderflow);
    holds = e.make<arith::AndIOp>(holds, isLow);
  }
  return holds;
}

Value AttentionKernel::emitRow(Index row) {
  places[attention.mainQueries] = e.add(firstQuery, row);
  SmallVector<Value> derived;
  for (Operation *op : attention.ops)
    derived.push_back(op->getResult(0));
  e.beginTileRow(derived);
  SmallVector<Value> addresses;
  for (Value slot : slots)
    addresses.push_back(e.advance(f32, slot, e.multiply(row, keys)));
  auto stage = [&](Value value) {
    SmallVector<int> axes = spaces.getAxes(value);
    int64_t dimension = llvm::find(axes, attention.keys) - axes.begin();
    e.hold(value, addresses[plan.slots.lookup(value)], dimension);
  };
  for (const ScoreDot &dot : attention.dots)
    stage(dot.scores);
  for (Value step : plan.steps) {
    if (!plan.slots.contains(step)) {
      e.evaluate(step, indexOf(step));
      continue;
    }
    emitStep(step, addresses[plan.slots.lookup(step)]);
    stage(step);
  }
  for (auto [result, output] :
       llvm::zip_equal(e.getKernel().getBody().front().getTerminator()->getOperands(), outputs))
    if (spaces.isDerived(result)) {
      Indices index = indexOf(result);
      auto type = tensorTypeOf(result);
      e.store(e.evaluate(result, index), type.getElementType(), output,
              e.linearize(index, type.getShape()), /*asLanes=*/false);
    }
  Value holds = checkGuards();
  e.endTileRow();
  return holds;
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

Value AttentionKernel::memoryOf(const ScoreMatrix &matrix) const {
  return e.getInput(cast<BlockArgument>(matrix.view.base).getArgNumber());
}

Value AttentionKernel::outputOf(Value result) const {
  auto results = e.getKernel().getBody().front().getTerminator()->getOperands();
  return outputs[llvm::find(results, result) - results.begin()];
}

/// The part of `matrix` for the tile: its rows along `axis`, from the tile's first query on where
/// that is the axis of queries. `ofGroup`: it has one for all heads of a group.
MatrixInMemory AttentionKernel::locate(const ScoreMatrix &matrix, Value memory, int axis,
                                       bool ofGroup) {
  Index offset = Index::constant(matrix.view.offset);
  auto move = [&](int along, Index at) {
    if (int64_t stride = matrix.strideOf(along))
      offset = e.add(offset, e.multiply(at, stride));
  };
  for (int along : attention.batch)
    move(along, ofGroup && along == plan.groupAxis ? group : places.lookup(along));
  for (int along : outerQueries)
    move(along, places.lookup(along));
  if (axis != attention.keys)
    move(attention.mainQueries, firstQuery);
  Type element = tensorTypeOf(matrix.value).getElementType();
  return {element, e.advance(element, memory, offset), matrix.strideOf(axis), matrix.innerStride};
}

/// Rows are as far apart as those of f32, whatever the type.
MatrixInMemory AttentionKernel::slotOf(Value value) const {
  Type element = tensorTypeOf(value).getElementType();
  int64_t row = keys * (f32.getIntOrFloatBitWidth() / element.getIntOrFloatBitWidth());
  return {element, slots[plan.slots.lookup(value)], row, 1};
}

void AttentionKernel::makeOperands(bool ofKeys) {
  for (auto [made, address] : llvm::zip_equal(plan.made, madeOperands))
    if ((made.axis == attention.keys) == ofKeys)
      makeOperand(made, address);
}

/// Makes the rows of an operand: all keys, or the queries of the tile.
void AttentionKernel::makeOperand(const MadeOperand &made, Value address) {
  const ScoreMatrix &matrix = made.matrix;
  bool isKeys = made.axis == attention.keys;
  Type element = tensorTypeOf(matrix.value).getElementType();
  ArrayRef<int64_t> shape = tensorTypeOf(matrix.value).getShape();
  e.loop(e.i64(0), isKeys ? e.i64(keys) : rows, 1, 1, {}, [&](Index row, ValueRange) {
    Index at = isKeys ? row : e.add(firstQuery, row);
    Value to = e.advance(element, address, e.multiply(row, matrix.innerSize));
    forRange(e, Index::constant(0), e.i64(matrix.innerSize), [&](Index inner, bool isVector) {
      Indices index;
      for (auto [axis, size] : llvm::zip_equal(matrix.axes, shape))
        index.push_back(size == 1                    ? Index::constant(0)
                        : axis == ScoreSpaces::kOpen ? inner
                        : axis == made.axis          ? at
                                                     : places.lookup(axis));
      e.store(e.evaluate(matrix.value, index), element, to, inner, isVector);
    });
    return SmallVector<Value>();
  });
}

/// An operand of a matmul, for the tile: where it is in memory, or where it was made.
MatrixInMemory AttentionKernel::getOperand(const ScoreMatrix &matrix, int axis) {
  const MadeOperand *made = findMade(plan.made, matrix, axis);
  if (!made)
    return locate(matrix, memoryOf(matrix), axis);
  Type element = tensorTypeOf(matrix.value).getElementType();
  return {element, madeOperands[made - plan.made.data()], matrix.innerSize, 1};
}

void AttentionKernel::multiplyScores(const ScoreDot &dot) {
  MatrixInMemory a = getOperand(dot.rows, attention.mainQueries);
  MatrixInMemory b = getOperand(dot.columns, attention.keys);
  emitKernelGemm(e, {rows, width, e.i64(dot.rows.innerSize), a, b.transposed(), slotOf(dot.scores),
                     /*accumulate=*/e.i64(0)});
}

//===----------------------------------------------------------------------===//
// Schedule
//===----------------------------------------------------------------------===//

bool isAttention(func::FuncOp kernel) {
  return !kernel.getBody().front().getOps<hlo::DotGeneralOp>().empty();
}

/// What tiles of `plan.rows` queries come to: items, the bytes of their slots, and of the sums that
/// are rounded at the end.
static TileCount countTiles(const AttentionPlan &plan, const ScoreSpaces &spaces) {
  constexpr int64_t kBytes = sizeof(float);
  int64_t batch = 1;
  for (int axis : plan.attention.batch)
    batch *= spaces.getSize(axis);
  int64_t slot = plan.rows * spaces.getSize(plan.attention.keys);
  TileCount count{batch, plan.slotCount * slot * kBytes, batch * plan.scratch * kBytes};
  for (const MadeOperand &made : plan.made)
    count.scratch += made.countBytes();
  count.scratch += plan.rowBytes;
  count.items /= plan.members;
  count.workspace /= plan.members;
  if (plan.takesBatch)
    return count;
  int main = plan.attention.mainQueries;
  count.items *= llvm::divideCeil(spaces.getSize(main), plan.rows);
  for (int axis : plan.attention.queries)
    count.items *= axis == main ? 1 : spaces.getSize(axis);
  return count;
}

/// Where the partial sums of columns are in the workspace.
static int64_t getPartials(const TileCount &tiles) {
  return llvm::alignTo(tiles.workspace, kSlotAlignment);
}

/// What is launched: the items, or one that runs these and the stage of columns.
static TileCount countLaunch(const AttentionPlan &plan, const ScoreSpaces &spaces) {
  TileCount count = countTiles(plan, spaces);
  if (plan.columns.empty())
    return count;
  return {1, count.scratch, getPartials(count) + listColumns(plan).bytes};
}

FailureOr<KernelSchedule> scheduleAttention(func::FuncOp kernel, unsigned lanes) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<std::unique_ptr<AttentionPlan>> plan = planAttention(kernel, spaces);
  if (failed(plan))
    return failure();
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Attention;
  schedule.tile = (*plan)->rows;
  TileCount count = countLaunch(**plan, spaces);
  schedule.work = count.items;
  schedule.scratch = count.scratch;
  schedule.workspace = count.workspace;
  if ((*plan)->columns.empty())
    return schedule;
  schedule.rows = (*plan)->columns.front().form.rows;
  schedule.columns = (*plan)->columns.front().form.columns;
  schedule.parameters[kColumnTile.str()] = chooseColumnTile(schedule, lanes);
  return schedule;
}

FailureOr<TileCount> countAttention(func::FuncOp kernel, const KernelSchedule &schedule) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<std::unique_ptr<AttentionPlan>> plan = planAttention(kernel, spaces, schedule.tile);
  if (failed(plan))
    return failure();
  RowForm form;
  if (!(*plan)->columns.empty())
    form = (*plan)->columns.front().form;
  if (form != RowForm{schedule.rows, schedule.columns})
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule of other rows and columns than those that its "
                                   "attention sums";
  if (hasColumnStage(schedule) == (*plan)->columns.empty())
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule "
                                << (hasColumnStage(schedule) ? "with" : "without")
                                << " parameter 'column_tile', and sums "
                                << ((*plan)->columns.empty() ? "no" : "some") << " columns";
  return countLaunch(**plan, spaces);
}

void emitAttentionKernel(KernelEmitter &e, const KernelSchedule &schedule, ValueRange outputs,
                         Value workspace, Value begin, Value end) {
  ScoreSpaces spaces(e.getKernel().getBody().front());
  FailureOr<std::unique_ptr<AttentionPlan>> plan =
      planAttention(e.getKernel(), spaces, schedule.tile);
  if (succeeded(plan)) // it was when the schedule was verified
    AttentionKernel(e, spaces, **plan, outputs, workspace, getPartials(countTiles(**plan, spaces)))
        .emit(begin, end);
}

ColumnStages getAttentionStages(func::FuncOp kernel, const KernelSchedule &schedule) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<std::unique_ptr<AttentionPlan>> plan = planAttention(kernel, spaces, schedule.tile);
  assert(succeeded(plan) && "it was when the schedule was verified");
  TileCount tiles = countTiles(**plan, spaces);
  return {{tiles.items, 1}, listColumns(**plan), getPartials(tiles)};
}

} // namespace zero
