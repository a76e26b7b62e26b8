//===- AttentionSums.cpp - What becomes of an attention's sums ----------------------------===//
//
// They are added up where results lie, or in scratch memory to be rounded once; then rows are made
// of them that are more than sums (ScoreFinish), and columns of results are summed.
//===----------------------------------------------------------------------------------------===//
#include "AttentionKernel.h"

using namespace mlir;

namespace zero {

MatrixInMemory AttentionKernel::locateOutput(const ScoreSum &sum) {
  return locate(sum.output, outputOf(sum.result), getRowAxis(sum, attention),
                sum.finish.isGrouped());
}

/// Where a sum is added up: in its output, or in scratch memory that is laid out alike.
MatrixInMemory AttentionKernel::getResult(const ScoreSum &sum) {
  MatrixInMemory output = locateOutput(sum);
  auto rounded = plan.roundedSums.find(sum.op);
  if (rounded == plan.roundedSums.end())
    return output;
  Value memory = e.advance(f32, scratch, e.i64(rounded->second));
  if (output.column == 1)
    return {f32, memory, sum.output.innerSize, 1};
  return {f32, memory, 1, keys};
}

/// Goes over a sum over queries where it is added up and in its output, along which the former is
/// contiguous: the body is given both, an index across and one along.
void AttentionKernel::forSummed(
    const ScoreSum &sum,
    llvm::function_ref<void(MatrixInMemory, MatrixInMemory, Index, Index, bool)> body) {
  MatrixInMemory from = getResult(sum), to = locateOutput(sum);
  int64_t across = keys, along = sum.output.innerSize;
  if (from.column != 1) {
    std::swap(across, along);
    from = from.transposed();
    to = to.transposed();
  }
  e.loop(e.i64(0), e.i64(across), 1, 1, {}, [&](Index row, ValueRange) {
    forRange(e, Index::constant(0), e.i64(along),
             [&](Index at, bool isVector) { body(from, to, row, at, isVector); });
    return SmallVector<Value>();
  });
}

void AttentionKernel::clearSum(const ScoreSum &sum) {
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  forSummed(sum, [&](MatrixInMemory from, MatrixInMemory, Index row, Index at, bool isVector) {
    e.store(zero, from.element, from.address, e.add(e.multiply(row, from.row), at), isVector);
  });
}

/// Rounds a sum of all tiles to its output.
void AttentionKernel::roundSum(const ScoreSum &sum) {
  forSummed(sum, [&](MatrixInMemory from, MatrixInMemory to, Index row, Index at, bool isVector) {
    Value value = e.load(f32, from.address, e.add(e.multiply(row, from.row), at));
    e.store(e.roundTo(to.element, value), to.element, to.address,
            e.add(e.multiply(row, to.row), at), isVector);
  });
}

/// Makes the result's rows of what was summed, where that lies: `count` rows, from the tile's first
/// query on or of all keys.
void AttentionKernel::finishRows(const ScoreSum &sum, Value count) {
  if (!sum.finish.changesRows())
    return;
  MatrixInMemory output = locateOutput(sum);
  SmallVector<Value> made = {sum.finish.rows};
  for (Operation *op : sum.finish.ops)
    made.push_back(op->getResult(0));
  e.loop(e.i64(0), count, 1, 1, {}, [&](Index row, ValueRange) {
    e.beginTileRow(made);
    Value address = e.advance(output.element, output.address, e.multiply(row, output.row));
    finishRow(sum, output.element, address, sum.overKeys ? e.add(firstQuery, row) : row);
    e.endTileRow();
    return SmallVector<Value>();
  });
}

/// Makes the row at `at`, which may need any element of the sum for one of its own.
void AttentionKernel::finishRow(const ScoreSum &sum, Type element, Value address, Index at) {
  const ScoreFinish &finish = sum.finish;
  Value size = e.i64(sum.output.innerSize);
  forRange(e, Index::constant(0), size, [&](Index inner, bool isVector) {
    e.store(e.load(element, address, inner), element, rowMemory, inner, isVector);
  });
  e.hold(finish.rows, rowMemory, finish.getInner());
  auto placeOf = [&](int axis) {
    if (axis == ScoreSpaces::kUnit)
      return Index::constant(0);
    if (axis == getRowAxis(sum, attention))
      return at;
    return axis == plan.groupAxis && finish.isGrouped() ? group : places.lookup(axis);
  };
  forRange(e, Index::constant(0), size, [&](Index inner, bool isVector) {
    Indices index;
    for (int axis : finish.axes)
      index.push_back(axis == ScoreSpaces::kOpen ? inner : placeOf(axis));
    e.store(e.evaluate(finish.result, index), element, address, inner, isVector);
  });
}

ColumnSums listColumns(const AttentionPlan &plan) {
  SmallVector<Operation *> ops;
  for (const ScoreColumns &columns : plan.columns)
    ops.push_back(columns.op);
  return ColumnSums(ops, plan.columns.front().form);
}

/// Leaves the partial sums of the batch index, whose rows are complete.
void AttentionKernel::sumColumns() {
  if (plan.columns.empty())
    return;
  ColumnSums places = listColumns(plan);
  for (auto [columns, place] : llvm::zip_equal(plan.columns, places.sums))
    for (const ScoreSum *sum : columns.sums)
      sumColumns(columns, place, *sum, 0);
}

/// Of what one sum gives, for each index of its further query dimensions, chunk by chunk.
void AttentionKernel::sumColumns(const ScoreColumns &columns, const ColumnSums::Sum &place,
                                 const ScoreSum &sum, size_t depth) {
  bool isChunk = !sum.overKeys || depth == outerQueries.size();
  int64_t count =
      isChunk ? RowChunks::of(columns.form.rows).countSteps() : spaces.getSize(outerQueries[depth]);
  e.loop(e.i64(0), e.i64(count), 1, 1, {}, [&](Index at, ValueRange) {
    if (isChunk) {
      sumChunk(columns, place, sum, at);
    } else {
      places[outerQueries[depth]] = at;
      sumColumns(columns, place, sum, depth + 1);
    }
    return SmallVector<Value>();
  });
}

/// Adds up the rows of a chunk, in order, and stores what they come to.
void AttentionKernel::sumChunk(const ScoreColumns &columns, const ColumnSums::Sum &place,
                               const ScoreSum &sum, Index chunk) {
  RowChunks chunks = RowChunks::of(columns.form.rows);
  int64_t width = columns.form.countColumns(), all = width * chunks.size;
  Index element = Index::constant(sum.output.view.offset), column = element;
  Index number = chunk; // of all chunks
  SmallVector<int> axes(attention.batch);
  if (sum.overKeys)
    llvm::append_range(axes, outerQueries);
  for (int axis : axes) {
    int64_t stride = sum.output.strideOf(axis);
    Index at = places.lookup(axis);
    element = e.add(element, e.multiply(at, stride));
    if (stride % all == 0)
      number = e.add(number, e.multiply(at, stride / all * chunks.countSteps()));
    else
      column = e.add(column, e.multiply(at, stride));
  }
  Type type = tensorTypeOf(columns.result).getElementType();
  Value from = e.advance(type, outputOf(columns.result), element);
  Value bytes = e.advance(e.getBuilder().getI8Type(), workspace, e.i64(partials + place.offset));
  Value to = e.advance(place.type, bytes, e.add(e.multiply(number, width), column));
  Value low = e.toScalar(e.multiply(chunk, chunks.step));
  Value high =
      e.make<arith::MinSIOp>(e.make<arith::AddIOp>(low, e.i64(chunks.step)), e.i64(chunks.size));
  ir::ReduceKind kind = *hlo::getReduceKind(hlo::ReduceOp(columns.op).getSimpleReducer());
  Value none = e.identity(kind, type);
  forRange(e, Index::constant(0), e.i64(sum.output.innerSize), [&](Index at, bool isVector) {
    Value total =
        e.loop(low, high, 1, 1, {isVector ? e.splat(none) : none}, [&](Index row, ValueRange sums) {
           Value value = e.load(type, from, e.add(e.multiply(row, width), at));
           return SmallVector<Value>{e.combine(kind, type, sums[0], value)};
         }).front();
    e.store(total, place.type, to, at, isVector);
  });
}

void AttentionKernel::sumScores(const ScoreSum &sum) {
  Value inner = e.i64(sum.operand.innerSize);
  int operandAxis = sum.overKeys ? attention.keys : attention.mainQueries;
  MatrixInMemory scores = slotOf(sum.scores);
  MatrixInMemory operand = getOperand(sum.operand, operandAxis);
  MatrixInMemory result = getResult(sum);
  if (sum.overKeys)
    return emitKernelGemm(e, {rows, inner, width, scores, operand, result, e.i64(0)});
  if (!masked.limits.empty() || sum.finish.isGrouped()) { // cleared before
    Value isAny = e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, rows, e.i64(0));
    Value sumKeys = e.select(isAny, width, e.i64(0));
    return emitKernelGemm(e,
                          {sumKeys, inner, rows, scores.transposed(), operand, result, e.i64(1)});
  }
  Index before = firstQuery;
  for (int axis : outerQueries)
    before = e.add(before, places.lookup(axis));
  Value isLater = e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, e.toScalar(before), e.i64(0));
  emitKernelGemm(e, {width, inner, rows, scores.transposed(), operand, result,
                     e.make<arith::ExtUIOp>(e.getBuilder().getI64Type(), isLater)});
}

/// Makes results of the sums over queries to which nothing more is added.
void AttentionKernel::completeSums(bool ofGroup) {
  for (const ScoreSum &sum : attention.sums) {
    if (sum.overKeys || sum.finish.isGrouped() != ofGroup)
      continue;
    if (plan.roundedSums.contains(sum.op))
      roundSum(sum);
    finishRows(sum, e.i64(keys));
  }
}

} // namespace zero
