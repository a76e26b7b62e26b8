//===- Attention.cpp - Kernels that attend ------------------------------------------------===//
//
// For each tile (AttentionPlan.h): matmuls put the scores into slots, the steps of each row go over
// them, matmuls sum them up. A tile has whole rows, so softmax needs no correction. A sum over
// queries adds up tile by tile, in order, in one work item: its order depends on shapes alone.
//===----------------------------------------------------------------------------------------===//
#include "AttentionPlan.h"
#include "CpuKernel.h"
#include "KernelGemm.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

namespace {
constexpr int64_t kSlotAlignment = 64;

class AttentionKernel {
public:
  AttentionKernel(KernelEmitter &e, const ScoreSpaces &spaces, const AttentionPlan &plan,
                  ValueRange outputs);

  void emit(Value begin, Value end);

private:
  void emitItem(Index item);
  void emitQueries(size_t depth);
  void emitTile(Index tile);
  void emitRow(Index row);
  void multiplyScores(const ScoreDot &dot);
  void sumScores(const ScoreSum &sum);

  MatrixInMemory locate(const ScoreMatrix &matrix, Value memory, int axis);
  MatrixInMemory slotOf(Value value) const;
  Indices indexOf(Value value, Index key = Index::constant(0)) const;
  Value memoryOf(const ScoreMatrix &matrix) const;
  Value outputOf(Value result) const;
  int64_t countTiles() const { return llvm::divideCeil(queries, plan.rows); }

  KernelEmitter &e;
  const ScoreSpaces &spaces;
  const AttentionPlan &plan;
  const Attention &attention;
  ValueRange outputs;
  int64_t keys, queries;
  SmallVector<int> outerQueries; // axes of queries but for the longest
  SmallVector<Value> slots;
  llvm::DenseMap<int, Index> places; // of batch and query axes
  Index firstQuery;                  // of the tile
  Value rows;                        // of the tile
};
} // namespace

AttentionKernel::AttentionKernel(KernelEmitter &e, const ScoreSpaces &spaces,
                                 const AttentionPlan &plan, ValueRange outputs)
    : e(e), spaces(spaces), plan(plan), attention(plan.attention), outputs(outputs),
      keys(spaces.getSize(attention.keys)), queries(spaces.getSize(attention.mainQueries)) {
  for (int axis : attention.queries)
    if (axis != attention.mainQueries)
      outerQueries.push_back(axis);
}

void AttentionKernel::emit(Value begin, Value end) {
  OpBuilder &builder = e.getBuilder();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  for (int64_t slot = 0; slot < plan.slotCount; ++slot)
    slots.push_back(LLVM::AllocaOp::create(builder, e.getLoc(), pointer, builder.getF32Type(),
                                           e.i64(plan.rows * keys), kSlotAlignment));
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
  if (!plan.sumsOverQueries)
    llvm::append_range(axes, outerQueries);
  SmallVector<int64_t> sizes = sizesOf(spaces, axes);
  if (!plan.sumsOverQueries)
    sizes.push_back(countTiles());
  Indices index = e.delinearize(item, sizes);
  for (auto [axis, at] : llvm::zip(axes, index))
    places[axis] = at;
  if (plan.sumsOverQueries)
    emitQueries(0);
  else
    emitTile(index.back());
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
  rows = e.make<arith::MinSIOp>(e.i64(plan.rows),
                                e.make<arith::SubIOp>(e.i64(queries), e.toScalar(firstQuery)));
  for (const ScoreDot &dot : attention.dots)
    multiplyScores(dot);
  e.loop(e.i64(0), rows, 1, 1, {}, [&](Index row, ValueRange) {
    emitRow(row);
    return SmallVector<Value>();
  });
  for (const ScoreSum &sum : attention.sums)
    sumScores(sum);
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

void AttentionKernel::emitRow(Index row) {
  places[attention.mainQueries] = e.add(firstQuery, row);
  SmallVector<Value> derived;
  for (Operation *op : attention.ops)
    derived.push_back(op->getResult(0));
  e.beginTileRow(derived);
  SmallVector<Value> addresses;
  for (Value slot : slots)
    addresses.push_back(e.advance(e.getBuilder().getF32Type(), slot, e.multiply(row, keys)));
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
    Value address = addresses[plan.slots.lookup(step)];
    auto write = [&](int64_t low, int64_t high, int64_t width) {
      e.loop(e.i64(low), e.i64(high), width, width, {}, [&](Index key, ValueRange) {
        key.stride = width > 1;
        Value element = e.evaluate(step, indexOf(step, key));
        e.store(element, e.getBuilder().getF32Type(), address, key, width > 1);
        return SmallVector<Value>();
      });
    };
    int64_t wide = keys / e.getLanes() * e.getLanes();
    if (wide > 0)
      write(0, wide, e.getLanes());
    if (wide < keys)
      write(wide, keys, 1);
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
  e.endTileRow();
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
/// that is the axis of queries.
MatrixInMemory AttentionKernel::locate(const ScoreMatrix &matrix, Value memory, int axis) {
  Index offset = Index::constant(matrix.view.offset);
  auto move = [&](int along, Index at) {
    if (int64_t stride = matrix.strideOf(along))
      offset = e.add(offset, e.multiply(at, stride));
  };
  for (int along : attention.batch)
    move(along, places.lookup(along));
  for (int along : outerQueries)
    move(along, places.lookup(along));
  if (axis != attention.keys)
    move(attention.mainQueries, firstQuery);
  return {e.advance(e.getBuilder().getF32Type(), memory, offset), matrix.strideOf(axis),
          matrix.innerStride};
}

MatrixInMemory AttentionKernel::slotOf(Value value) const {
  return {slots[plan.slots.lookup(value)], keys, 1};
}

void AttentionKernel::multiplyScores(const ScoreDot &dot) {
  MatrixInMemory a = locate(dot.rows, memoryOf(dot.rows), attention.mainQueries);
  MatrixInMemory b = locate(dot.columns, memoryOf(dot.columns), attention.keys);
  emitKernelGemm(e, {rows, e.i64(keys), e.i64(dot.rows.innerSize), a, b.transposed(),
                     slotOf(dot.scores), /*accumulate=*/e.i64(0)});
}

void AttentionKernel::sumScores(const ScoreSum &sum) {
  Value inner = e.i64(sum.operand.innerSize);
  int operandAxis = sum.overKeys ? attention.keys : attention.mainQueries;
  int resultAxis = sum.overKeys ? attention.mainQueries : attention.keys;
  MatrixInMemory scores = slotOf(sum.scores);
  MatrixInMemory operand = locate(sum.operand, memoryOf(sum.operand), operandAxis);
  MatrixInMemory result = locate(sum.output, outputOf(sum.result), resultAxis);
  if (sum.overKeys)
    return emitKernelGemm(e, {rows, inner, e.i64(keys), scores, operand, result, e.i64(0)});
  Index before = firstQuery;
  for (int axis : outerQueries)
    before = e.add(before, places.lookup(axis));
  Value isLater = e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, e.toScalar(before), e.i64(0));
  emitKernelGemm(e, {e.i64(keys), inner, rows, scores.transposed(), operand, result,
                     e.make<arith::ExtUIOp>(e.getBuilder().getI64Type(), isLater)});
}

//===----------------------------------------------------------------------===//
// Schedule
//===----------------------------------------------------------------------===//

bool isAttention(func::FuncOp kernel) {
  return !kernel.getBody().front().getOps<hlo::DotGeneralOp>().empty();
}

FailureOr<KernelSchedule> scheduleAttention(func::FuncOp kernel) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<AttentionPlan> plan = planAttention(kernel, spaces);
  if (failed(plan))
    return failure();
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Attention;
  schedule.tile = plan->rows;
  schedule.work = 1;
  for (int axis : plan->attention.batch)
    schedule.work *= spaces.getSize(axis);
  if (!plan->sumsOverQueries) {
    int main = plan->attention.mainQueries;
    schedule.work *= llvm::divideCeil(spaces.getSize(main), plan->rows);
    for (int axis : plan->attention.queries)
      schedule.work *= axis == main ? 1 : spaces.getSize(axis);
  }
  return schedule;
}

void emitAttentionKernel(KernelEmitter &e, ValueRange outputs, Value begin, Value end) {
  ScoreSpaces spaces(e.getKernel().getBody().front());
  FailureOr<AttentionPlan> plan = planAttention(e.getKernel(), spaces);
  if (succeeded(plan)) // it was when the kernel was scheduled
    AttentionKernel(e, spaces, *plan, outputs).emit(begin, end);
}

} // namespace zero
