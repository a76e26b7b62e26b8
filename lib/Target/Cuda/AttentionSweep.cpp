#include "AttentionSweepCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

AttentionSweep::AttentionSweep(KernelEmitter &e, Team &team, const ScoreSpaces &spaces,
                               const SweepPlan &sweep, ValueRange outputs)
    : e(e), team(team), spaces(spaces), sweep(sweep), attention(sweep.plan.attention),
      outputs(outputs), product(e, team.getThread()), f32(e.getBuilder().getF32Type()) {
  for (int axis : attention.queries)
    if (axis != attention.mainQueries)
      outerQueries.push_back(axis);
  llvm::DenseSet<Value> made; // of scores or reductions
  for (Operation *op : attention.ops)
    if (isa<hlo::DotGeneralOp, hlo::ReduceOp>(op) ||
        llvm::any_of(op->getOperands(), [&](Value operand) { return made.contains(operand); })) {
      made.insert(op->getResult(0));
      derived.push_back(op->getResult(0));
    }
  masked = findMaskedKeys(sweep.plan, spaces);
  seen = findSeenTiles(sweep, spaces);
}

void AttentionSweep::emit(Value block) {
  shared = team.allocate(e.getBuilder().getI8Type(), sweep.sharedBytes);
  auto table = [&](StringRef name, auto &&of, ArrayRef<ColumnRange> ranges) {
    return e.table((e.getKernel().getSymName() + name).str(), llvm::map_to_vector(ranges, of));
  };
  auto lowOf = [](const ColumnRange &range) { return range.low; };
  auto highOf = [](const ColumnRange &range) { return range.high; };
  SmallVector<ColumnRange> visited = findVisited(sweep, spaces, masked);
  if (!masked.limits.empty())
    limits =
        sweep.hasQueries ? table(".limits", highOf, visited) : table(".limits", lowOf, visited);
  if (!seen.conditions.empty()) {
    firstSeen = table(".first_seen", lowOf, seen.columns);
    endSeen = table(".end_seen", highOf, seen.columns);
  }
  if (SmallVector<ColumnRange> ofWarps = findWarpColumns(sweep, spaces); !ofWarps.empty())
    (sweep.hasQueries ? warpEnds : warpFirsts) = sweep.hasQueries
                                                     ? table(".warp_ends", highOf, ofWarps)
                                                     : table(".warp_firsts", lowOf, ofWarps);
  locateItem(block);
  fillRows();
  holdRows();
  enter();
  emitPasses();
  giveRows();
  copyOthers(block);
  e.endTileRow();
}

void AttentionSweep::fillRows() {
  SmallVector<const SweepOperand *> ofRows;
  for (const SweepOperand &operand : sweep.operands)
    if (operand.axis == sweep.getRowAxis())
      ofRows.push_back(&operand);
  fill(ofRows, firstRow, sweep.rows);
}

/// Left operands of products, which are the same all along the columns.
void AttentionSweep::holdRows() {
  if (!sweep.holdsRows)
    return;
  team.synchronize(); // all threads have stored what they had
  for (const SweepPass &pass : sweep.passes)
    for (const ScoreDot *dot : pass.dots) {
      const SweepOperand &rows = sweep.find(sweep.getRows(*dot), sweep.getRowAxis());
      if (sweep.isByTensorCores(*dot) && !held.contains(&rows))
        held[&rows] = product.loadRows(getTile(rows));
    }
}

/// Blocks start in order. Where they have more to do in some tiles than in others, those of one
/// tile come one after the other, the longest first, of as many batch indices as a cache has the
/// columns of.
void AttentionSweep::locateItem(Value block) {
  SmallVector<int> axes(attention.batch);
  if (sweep.hasQueries)
    llvm::append_range(axes, outerQueries);
  SmallVector<int64_t> sizes =
      llvm::map_to_vector(axes, [&](int axis) { return spaces.getSize(axis); });
  int64_t tiles = llvm::divideCeil(countRows(), sweep.rows);
  int64_t together = limits ? sweep.together : 1;
  Indices number =
      e.delinearize(e.fromValue(block, 0), {sweep.items / tiles / together, tiles, together});
  Index batch = e.add(e.multiply(number[0], together), number[2]);
  for (auto [axis, at] : llvm::zip_equal(axes, e.delinearize(batch, sizes)))
    places[axis] = at;
  tile = number[1];
  if (limits && sweep.hasQueries) // the last queries see the most keys
    tile = e.addConstant(e.negate(tile), tiles - 1);
  firstRow = e.multiply(tile, sweep.rows);
  for (int h = 0; h < kThreadRows; ++h)
    rows[h] = clampTo(e.add(firstRow, product.getRow(h)), countRows(), sweep.rows);
}

void AttentionSweep::emitPasses() {
  Value width = e.i64(countColumns());
  if (sweep.stream)
    return emitStream();
  if (sweep.split)
    return emitSplit();
  bool isLimited = limits && sweep.hasQueries;
  if (isLimited)
    width = emitGuardedReductions();
  else
    emitReductions();
  bool isFirst = true;
  for (const SweepPass &pass : sweep.passes) {
    if (pass.sums.empty())
      continue;
    if (!std::exchange(isFirst, false)) { // the sums before lay there
      team.synchronize();
      fillRows();
    }
    sum(pass, width);
  }
}

void AttentionSweep::emitReductions() {
  for (const SweepPass &pass : sweep.passes)
    if (pass.sums.empty())
      reduce(pass, e.i64(countColumns()));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Code goes into another loop from here on: scores and row values are remembered there.
void AttentionSweep::enter() {
  e.beginTileRow(derived);
  for (auto &[op, values] : reduced)
    for (int h = 0; h < kThreadRows; ++h)
      bind(op->getResult(0), indexOf(op->getResult(0), rows[h], Index::constant(0)), values[h]);
}

/// As KernelEmitter::evaluate looks it up.
void AttentionSweep::bind(Value value, Indices index, Value element) {
  if (tensorTypeOf(value).getNumElements() == 1)
    index.assign(index.size(), Index::constant(0));
  if (index.empty())
    return;
  index.front().level = std::max(index.front().level, e.depth());
  if (!e.find(value, index))
    e.remember(value, index, element);
}

Indices AttentionSweep::indexOf(Value value, Index row, Index column) const {
  Indices index;
  for (int axis : spaces.getAxes(value))
    index.push_back(axis == ScoreSpaces::kUnit      ? Index::constant(0)
                    : axis == sweep.getRowAxis()    ? row
                    : axis == sweep.getColumnAxis() ? column
                                                    : places.lookup(axis));
  return index;
}

/// Makes the scores of the thread's rows and of `steps` of columns from `first` on, which is
/// `inTile` of what is in shared memory.
void AttentionSweep::bindScores(const SweepPass &pass, Index first, Index inTile, int64_t steps) {
  if (isSeen)
    for (int64_t step = 0; step < steps; ++step)
      bindConditions(e.addConstant(first, kProductSize * step));
  for (const ScoreDot *dot : pass.dots) {
    const SweepOperand &rows = sweep.find(sweep.getRows(*dot), sweep.getRowAxis());
    SmallVector<StepElements> made =
        product.multiply(getTile(rows), held.lookup(&rows),
                         getTile(sweep.getColumns(*dot), sweep.getColumnAxis()), inTile, steps);
    for (auto [number, step] : llvm::enumerate(made))
      bindStep(*dot, step, e.addConstant(first, kProductSize * static_cast<int64_t>(number)));
  }
}

/// What conditions are in a tile that the mask leaves whole.
void AttentionSweep::bindConditions(Index first) {
  for (auto [op, holds] : seen.conditions) {
    auto select = cast<hlo::SelectOp>(op);
    Value known = e.constantInt(e.getBuilder().getI1Type(), holds);
    for (int block = 0; block < kStepBlocks; ++block)
      for (int i = 0; i < kBlockElements; ++i) {
        Index column = clampTo(getColumn(first, block, i % 2), countColumns(), sweep.columns);
        bind(select.getPred(), indexOf(select.getResult(), rows[i / 2], column), known);
      }
  }
}

void AttentionSweep::bindStep(const ScoreDot &dot, StepElements step, Index first) {
  Type element = tensorTypeOf(dot.scores).getElementType();
  bool isKept = sweep.kept.contains(dot.op);
  if (element.isBF16() && !isKept)
    for (BlockElements &elements : step)
      for (int h = 0; h < kThreadRows; ++h)
        product.roundPair(elements[2 * h], elements[2 * h + 1]);
  for (int block = 0; block < kStepBlocks; ++block)
    for (int i = 0; i < kBlockElements; ++i) {
      Index column = clampTo(getColumn(first, block, i % 2), countColumns(), sweep.columns);
      bind(dot.scores, indexOf(dot.scores, rows[i / 2], column),
           element.isBF16() || isKept ? step[block][i] : e.roundTo(element, step[block][i]));
    }
}

/// `outside` where there is no such column.
Value AttentionSweep::evaluateScore(Value value, Index first, int block, int element,
                                    Value outside) {
  Index at = getColumn(first, block, element % 2);
  Index column = clampTo(at, countColumns(), sweep.columns);
  Value found = e.evaluate(value, indexOf(value, rows[element / 2], column));
  if (countColumns() % sweep.columns == 0)
    return found;
  Value isIn =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, e.toScalar(at), e.i64(countColumns()));
  return e.select(isIn, found, outside);
}

/// The left operand of a sum. Where products round it, it is not rounded before.
StepElements AttentionSweep::evaluateLeft(const ScoreSum &sum, Index first) {
  Value scores = skipRounding(findSummed(sum).score, sweep.countProducts(sum));
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  StepElements left;
  for (int block = 0; block < kStepBlocks; ++block)
    for (int i = 0; i < kBlockElements; ++i)
      left[block][i] = evaluateScore(scores, first, block, i, zero);
  return left;
}

//===----------------------------------------------------------------------===//
// Reductions and guards
//===----------------------------------------------------------------------===//

void AttentionSweep::reduce(const SweepPass &pass, Value width) {
  Numbers before;
  auto kindOf = [](hlo::ReduceOp op) { return *hlo::getReduceKind(op.getSimpleReducer()); };
  SmallVector<hlo::ReduceOp> reductions(pass.reductions);
  auto elementOf = [](hlo::ReduceOp op) {
    return tensorTypeOf(op.getInputs()[0]).getElementType();
  };
  for (hlo::ReduceOp op : reductions)
    before.append(kThreadRows, e.identity(kindOf(op), elementOf(op)));
  Numbers after = goAlong(pass, width, before, [&](Index first, Index, ValueRange carried) {
    Numbers numbers(carried);
    for (auto [number, op] : llvm::enumerate(reductions))
      for (int block = 0; block < kStepBlocks; ++block)
        for (int i = 0; i < kBlockElements; ++i) {
          Value &total = numbers[number * kThreadRows + i / 2];
          Value score = evaluateScore(op.getInputs()[0], first, block, i,
                                      e.identity(kindOf(op), elementOf(op)));
          total = e.combine(kindOf(op), elementOf(op), total, score);
        }
    return numbers;
  });
  for (auto [number, op] : llvm::enumerate(reductions)) {
    auto combine = [&, op = op](Value a, Value b) {
      return e.combine(kindOf(op), elementOf(op), a, b);
    };
    Value init = e.evaluate(op.getInitValues()[0], {});
    for (int h = 0; h < kThreadRows; ++h) {
      Value total = product.combineRow(after[number * kThreadRows + h], combine);
      reduced[op][h] = e.roundTo(elementOf(op), combine(init, total));
    }
  }
  enter();
}

Value AttentionSweep::holdGuards(llvm::function_ref<Indices(Value)> indexOf) {
  Value holds = e.constantInt(e.getBuilder().getI1Type(), 1);
  for (const MaskGuard &guard : masked.guards) {
    Value row = e.evaluate(guard.row, indexOf(guard.like));
    Value difference = e.make<arith::SubFOp>(e.constantLike(row, guard.masked), row);
    Value isLow = e.compareFloat(arith::CmpFPredicate::OLT, difference, kExpUnderflow);
    holds = e.make<arith::AndIOp>(holds, isLow);
  }
  return holds;
}

/// Whether `holds` does for all threads.
Value AttentionSweep::vote(Value holds) {
  Type word = e.getBuilder().getI32Type();
  Value all = team.combineAll(e.make<arith::ExtUIOp>(word, holds),
                              [&](Value a, Value b) { return e.make<arith::AndIOp>(a, b); });
  return e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, all, e.constantInt(word, 0));
}

/// Whether the guards of all of the block's rows hold.
Value AttentionSweep::checkRowGuards() {
  Value holds;
  for (int h = 0; h < kThreadRows; ++h) {
    Value one = holdGuards([&](Value like) { return indexOf(like, rows[h], Index::constant(0)); });
    holds = holds ? e.make<arith::AndIOp>(holds, one) : one;
  }
  return vote(holds);
}

/// Reduces without the masked keys; then, where a guard does not hold, with all. Gives the number
/// of keys that are to be looked at.
Value AttentionSweep::emitGuardedReductions() {
  Value limit = e.load(e.getBuilder().getI64Type(), limits, tile);
  SmallVector<hlo::ReduceOp> all;
  for (const SweepPass &pass : sweep.passes)
    llvm::append_range(all, pass.reductions);
  Numbers before = {limit, limit};
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  before.append(all.size() * kThreadRows, zero);
  Numbers after = e.loop(e.i64(0), e.i64(2), 1, 1, before, [&](Index, ValueRange carried) {
    Value width = carried[0];
    reduced.clear();
    enter();
    for (const SweepPass &pass : sweep.passes)
      if (pass.sums.empty())
        reduce(pass, width);
    Value isWhole = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, width, e.i64(countColumns()));
    Value isNone = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, width, e.i64(0));
    Value isDone = e.make<arith::OrIOp>(checkRowGuards(), e.make<arith::OrIOp>(isWhole, isNone));
    Value again = e.select(isDone, e.i64(0), e.i64(countColumns()));
    Numbers next = {again, e.select(isDone, carried[1], e.i64(countColumns()))};
    size_t number = 2;
    for (hlo::ReduceOp op : all)
      for (int h = 0; h < kThreadRows; ++h, ++number)
        next.push_back(e.select(isNone, carried[number], reduced[op][h]));
    return next;
  });
  size_t number = 2;
  for (hlo::ReduceOp op : all)
    for (int h = 0; h < kThreadRows; ++h, ++number)
      reduced[op][h] = after[number];
  enter();
  return after[1];
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Numbers of a thread that are of `sum`.
size_t AttentionSweep::countSums(const ScoreSum &sum) const {
  int64_t inner = sweep.find(sum.operand, sweep.getColumnAxis()).getInner();
  return inner / kBlockColumns * kBlockElements;
}

void AttentionSweep::giveSums(const SweepPass &pass, ArrayRef<Value> numbers) {
  for (const ScoreSum *sum : pass.sums) {
    Numbers own(numbers.take_front(countSums(*sum)));
    if (double factor = findSummed(*sum).factor; factor != 1)
      for (Value &number : own)
        number = e.make<arith::MulFOp>(number, e.constantLike(number, factor));
    giveSum(*sum, own);
    numbers = numbers.drop_front(countSums(*sum));
  }
}

void AttentionSweep::sum(const SweepPass &pass, Value width) {
  Numbers before;
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  SmallVector<SharedTile> tiles;
  for (const ScoreSum *sum : pass.sums) {
    tiles.push_back(getTile(sum->operand, sweep.getColumnAxis()));
    before.append(countSums(*sum), zero);
  }
  Numbers after = goAlong(pass, width, before, [&](Index first, Index inTile, ValueRange carried) {
    Numbers numbers(carried);
    MutableArrayRef<Value> rest(numbers);
    for (auto [sum, right] : llvm::zip_equal(pass.sums, tiles)) {
      StepElements left = evaluateLeft(*sum, first);
      product.accumulate({left}, sweep.countProducts(*sum), right, inTile,
                         {rest.take_front(countSums(*sum))});
      rest = rest.drop_front(countSums(*sum));
    }
    return numbers;
  });
  giveSums(pass, after);
}

Value AttentionSweep::outputOf(Value result) const {
  auto results = e.getKernel().getBody().front().getTerminator()->getOperands();
  return outputs[llvm::find(results, result) - results.begin()];
}

/// Rounds the tile's sums into shared memory, and copies its rows from there, vector by vector.
void AttentionSweep::giveSum(const ScoreSum &sum, ArrayRef<Value> elements) {
  const ScoreMatrix &output = sum.output;
  Type element = tensorTypeOf(sum.result).getElementType();
  int64_t inner = output.innerSize, padded = llvm::alignTo(inner, kProductSize);
  int64_t stride = padded + 16 / (element.getIntOrFloatBitWidth() / 8);
  team.synchronize(); // operands have been read, and results that lay there
  for (int64_t block = 0; block < padded / kBlockColumns; ++block)
    for (int i = 0; i < kBlockElements; ++i) {
      Index at = e.add(e.multiply(product.getRow(i / 2), stride), product.getColumn(block, i % 2));
      e.store(e.roundTo(element, elements[block * kBlockElements + i]), element, shared, at,
              /*asLanes=*/false);
    }
  team.synchronize();
  Index start = Index::constant(output.view.offset);
  auto move = [&](int axis, Index at) {
    if (int64_t along = output.strideOf(axis))
      start = e.add(start, e.multiply(at, along));
  };
  for (int axis : attention.batch)
    move(axis, places.lookup(axis));
  if (sweep.hasQueries)
    for (int axis : outerQueries)
      move(axis, places.lookup(axis));
  move(sweep.getRowAxis(), firstRow);
  Value to = outputOf(sum.result);
  bool isVector = output.innerStride == 1 && inner % e.getLanes() == 0;
  int64_t lanes = isVector ? e.getLanes() : 1, vectors = inner / lanes;
  Value count = e.make<arith::SubIOp>(e.i64(countRows()), e.toScalar(firstRow));
  count = e.make<arith::MulIOp>(e.make<arith::MinSIOp>(count, e.i64(sweep.rows)), e.i64(vectors));
  e.loop(team.getThread(), count, team.countThreads(), 1, {}, [&](Index number, ValueRange) {
    auto [row, vector] = e.divide(number, vectors);
    Index column = e.multiply(vector, lanes);
    column.stride = isVector ? 1 : 0;
    Value value = e.load(element, shared, e.add(e.multiply(row, stride), column));
    Index at = e.add(e.multiply(row, output.strideOf(sweep.getRowAxis())),
                     e.multiply(column, output.innerStride));
    e.store(value, element, to, e.add(start, at), isVector);
    return Numbers();
  });
}

/// Row values that others read.
void AttentionSweep::giveRows() {
  auto results = e.getKernel().getBody().front().getTerminator()->getOperands();
  for (auto [result, output] : llvm::zip_equal(results, outputs)) {
    if (!spaces.isDerived(result))
      continue;
    auto type = tensorTypeOf(result);
    for (int h = 0; h < kThreadRows; ++h) {
      Indices index = indexOf(result, rows[h], Index::constant(0));
      Value value = e.evaluate(result, index);
      Index at = e.add(firstRow, product.getRow(h));
      Value isIn =
          e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, e.toScalar(at), e.i64(countRows()));
      isIn = e.make<arith::AndIOp>(isIn, product.isFirstOfRow());
      e.branch(isIn, [&, output = output] {
        e.store(value, type.getElementType(), output, e.linearize(index, type.getShape()),
                /*asLanes=*/false);
      });
    }
  }
}

/// What stands beside sums in a result, and is none: each block copies a part.
void AttentionSweep::copyOthers(Value block) {
  for (Value result : e.getKernel().getBody().front().getTerminator()->getOperands()) {
    auto join = result.getDefiningOp<hlo::ConcatenateOp>();
    if (!join)
      continue;
    for (auto [number, operand] : llvm::enumerate(join->getOperands())) {
      Value origin = operand;
      while (isa_and_present<hlo::ReshapeOp>(origin.getDefiningOp()))
        origin = origin.getDefiningOp()->getOperand(0);
      if (isa<BlockArgument>(origin))
        copyBeside(join, number, block);
    }
  }
}

void AttentionSweep::copyBeside(hlo::ConcatenateOp join, unsigned operand, Value block) {
  Value from = join->getOperand(operand), to = outputOf(join);
  auto type = tensorTypeOf(join);
  ArrayRef<int64_t> shape = type.getShape();
  auto dim = static_cast<int64_t>(join.getDimension());
  int64_t inner = 1, before = 0; // elements of one index of the joined dimension; of others' before
  for (int64_t size : shape.drop_front(dim + 1))
    inner *= size;
  for (Value other : join->getOperands().take_front(operand))
    before += tensorTypeOf(other).getDimSize(dim) * inner;
  int64_t row = tensorTypeOf(from).getDimSize(dim) * inner, whole = shape[dim] * inner;
  int64_t lanes = row % e.getLanes() == 0 ? e.getLanes() : 1;
  int64_t vectors = tensorTypeOf(from).getNumElements() / lanes;
  int64_t share = llvm::divideCeil(vectors, sweep.items);
  Value first = e.make<arith::MulIOp>(block, e.i64(share));
  Value end = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(first, e.i64(share)), e.i64(vectors));
  first = e.make<arith::AddIOp>(first, team.getThread());
  e.loop(first, end, team.countThreads(), 1, {}, [&](Index number, ValueRange) {
    auto [outer, vector] = e.divide(number, row / lanes);
    Index at = e.multiply(number, lanes), column = e.multiply(vector, lanes);
    at.stride = column.stride = lanes > 1 ? 1 : 0;
    Index place = e.add(e.multiply(outer, whole), e.addConstant(column, before));
    e.store(e.evaluateFlat(from, at), type.getElementType(), to, place, /*asLanes=*/lanes > 1);
    return Numbers();
  });
}

void emitSweep(KernelEmitter &emitter, Team &team, const KernelSchedule &schedule,
               ValueRange outputs, Value block) {
  ScoreSpaces spaces(emitter.getKernel().getBody().front());
  FailureOr<SweepPlan> sweep = planSweep(emitter.getKernel(), spaces, schedule.tile,
                                         getParameter(schedule, kColumnsParameter));
  if (succeeded(sweep)) // it was when the schedule was verified
    AttentionSweep(emitter, team, spaces, *sweep, outputs).emit(block);
}

} // namespace zero
