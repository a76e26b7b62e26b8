//===- AttentionStream.cpp - A softmax and its sums on one way along the keys -----------------===//
//
// Of each tile of keys a block makes the scores once. Weights are exponentials of scores less the
// largest so far; where that grows, what has been added up becomes less by the exponential of the
// difference (Milakov and Gimelshein, Online normalizer calculation for softmax, 2018). The total
// divides the sums at the end. So a weight is rounded to 16 bits before it is divided, not after.
//===--------------------------------------------------------------------------------------===//
#include "AttentionSweepCode.h"
#include <limits>

using namespace mlir;

namespace zero {

/// Of each row of the thread: in `Numbers` first the maxima, then the totals, then the sums.
struct AttentionSweep::StreamRows {
  std::array<Value, kThreadRows> maximum, shift;
};

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Without the masked keys; then, where a guard does not hold, with all. Each in a loop of its own:
/// what rows have come to is known there only.
void AttentionSweep::emitStream() {
  const SweepPass &pass = sweep.passes.front();
  Value all = e.i64(countColumns()), none = e.i64(0), once = e.i64(1);
  size_t count = 2 * kThreadRows;
  for (const ScoreSum *sum : pass.sums)
    count += countSums(*sum);
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  Numbers numbers(count, zero);
  Value again = once; // as many times
  if (limits) {
    Numbers before(numbers);
    before.push_back(once);
    Value limit = e.load(e.getBuilder().getI64Type(), limits, tile);
    numbers = e.loop(none, once, 1, 1, before, [&](Index, ValueRange) {
      enter();
      holds = e.constantInt(e.getBuilder().getI1Type(), 1); // as it is found to be afterwards
      Numbers after = finishStream(streamOnce(limit));
      holds = Value();
      Value isWhole = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, limit, all);
      Value isDone = e.make<arith::OrIOp>(checkRowGuards(), isWhole);
      after.push_back(e.select(isDone, none, once));
      return after;
    });
    again = numbers.pop_back_val();
  }
  numbers = e.loop(none, again, 1, 1, numbers, [&](Index, ValueRange) {
    enter();
    return finishStream(streamOnce(all));
  });
  ArrayRef<Value> rest(numbers);
  for (hlo::ReduceOp op : {sweep.stream->maximum, sweep.stream->total}) {
    llvm::copy(rest.take_front(kThreadRows), reduced[op].begin());
    rest = rest.drop_front(kThreadRows);
  }
  enter();
  giveSums(pass, rest);
}

AttentionSweep::Numbers AttentionSweep::streamOnce(Value width) {
  const SweepPass &pass = sweep.passes.front();
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  hlo::ReduceOp maximum = sweep.stream->maximum;
  Numbers before(kThreadRows, e.evaluate(maximum.getInitValues()[0], {}));
  before.append(kThreadRows, zero);
  for (const ScoreSum *sum : pass.sums)
    before.append(countSums(*sum), zero);
  reduced.clear();
  Numbers after = goTiles(pass, e.i64(0), width, before, [&](Index first, ValueRange carried) {
    return streamTile(first, carried);
  });
  enter();
  return after;
}

/// Makes scores less the maximum known where the tile's steps want them. A row that has seen
/// nothing but minus infinity has weights of 0 so far, whatever is taken off.
void AttentionSweep::bindShifted(const StreamRows &known, Index first) {
  SweepStream stream = *sweep.stream;
  Value taken = stream.difference.getRhs(), total = stream.total.getResult(0);
  Value one = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(1));
  for (int h = 0; h < kThreadRows; ++h) // weights are divided at the end
    bind(total, indexOf(total, rows[h], Index::constant(0)), one);
  for (int block = 0; block < kStepBlocks; ++block)
    for (int i = 0; i < kBlockElements; ++i) {
      Index column = clampTo(getColumn(first, block, i % 2), countColumns(), sweep.columns);
      // By the difference, which it is an operand of: its own axes do not say where it is spread.
      bind(taken, indexOf(stream.difference, rows[i / 2], column), known.shift[i / 2]);
    }
}

/// What becomes of sums so far where `now` is taken off in place of `before`.
Value AttentionSweep::shrink(Value before, Value now) {
  Value difference = e.make<arith::SubFOp>(before, now);
  if (!sweep.isNarrow)
    return e.exponentialByTwo(difference);
  Value own = scaleToTwo(difference);
  if (!foldsExponent(sweep.stream->weights, sweep, spaces))
    return powerOfTwo(own);
  // The same power of two that weights so far had in place of the maximum. Of a row of masked keys
  // alone, whose scores are the least f32, that would be infinite: its weights are made apart.
  Value scaled = scaleToTwo(now);
  Value isLeast = e.compareFloat(arith::CmpFPredicate::OEQ, scaled, -kInfinity);
  Value shared = e.make<arith::SubFOp>(scaleToTwo(before), scaled);
  return powerOfTwo(e.select(isLeast, own, shared));
}

/// All columns in shared memory at once; where a mask cuts them, those that the warp is to see step
/// by step.
AttentionSweep::Numbers AttentionSweep::streamTile(Index first, ValueRange carried) {
  if (!ownLimit)
    return streamColumns(first, Index::constant(0), sweep.columns, carried);
  auto [begin, end] = findWarpSteps(first);
  Numbers after =
      e.loop(begin, end, kProductSize, kProductSize, carried, [&](Index inTile, ValueRange inner) {
        enter();
        return streamColumns(e.add(first, inTile), inTile, kProductSize, inner);
      });
  enter();
  return after;
}

AttentionSweep::Numbers AttentionSweep::streamColumns(Index first, Index begin, int64_t columns,
                                                      ValueRange carried) {
  SweepStream stream = *sweep.stream;
  const SweepPass &pass = sweep.passes.front();
  Numbers numbers(carried);
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  auto forEach = [&](llvm::function_ref<void(Index, Index)> body) {
    for (int64_t at = 0; at < columns; at += kProductSize)
      body(e.addConstant(first, at), e.addConstant(begin, at));
  };
  auto combine = [&](ir::ReduceKind kind) {
    return [&, kind](Value a, Value b) { return e.combine(kind, f32, a, b); };
  };
  auto addStep = [&](Value scores, ir::ReduceKind kind, Index at, Value *totals) {
    for (int block = 0; block < kStepBlocks; ++block)
      for (int i = 0; i < kBlockElements; ++i) {
        Value score = evaluateScore(scores, at, block, i, e.identity(kind, f32));
        totals[i / 2] = e.combine(kind, f32, totals[i / 2], score);
      }
  };

  auto isScore = [&](Operation *op) { return stream.scores.contains(op); };
  // Of seen scores the largest is found before they are multiplied.
  ScaledScore compared{stream.maximum.getInputs()[0], 1};
  if (isSeen)
    if (ScaledScore scaled = skipFactors(skipConditions(compared.score), spaces); scaled.factor > 0)
      compared = scaled;

  StreamRows known;
  known.maximum.fill(e.identity(ir::ReduceKind::Max, f32));
  bindScores(pass, first, begin, columns / kProductSize);
  forEach([&](Index at, Index) {
    bindSlow(pass, at, isScore);
    addStep(compared.score, ir::ReduceKind::Max, at, known.maximum.data());
  });
  SmallVector<Value, kThreadRows> factors;
  for (int h = 0; h < kThreadRows; ++h) {
    Value largest = product.combineRow(known.maximum[h], combine(ir::ReduceKind::Max));
    if (compared.factor != 1)
      largest = e.make<arith::MulFOp>(largest, e.constantLike(largest, compared.factor));
    largest = e.combine(ir::ReduceKind::Max, f32, numbers[h], largest);
    Value isNone = e.compareFloat(arith::CmpFPredicate::OEQ, largest, -kInfinity);
    known.shift[h] = e.select(isNone, zero, largest);
    factors.push_back(shrink(numbers[h], known.shift[h]));
    numbers[h] = largest;
  }
  size_t element = kThreadRows;
  for (int h = 0; h < kThreadRows; ++h, ++element)
    numbers[element] = e.make<arith::MulFOp>(numbers[element], factors[h]);
  for (; element < numbers.size(); ++element)
    numbers[element] =
        e.make<arith::MulFOp>(numbers[element], factors[(element % kBlockElements) / kThreadRows]);
  forEach([&](Index at, Index inTile) {
    bindShifted(known, at);
    bindSlow(pass, at, [](Operation *) { return true; });
    addStep(stream.total.getInputs()[0], ir::ReduceKind::Add, at, numbers.data() + kThreadRows);
    MutableArrayRef<Value> rest = MutableArrayRef<Value>(numbers).drop_front(2 * kThreadRows);
    for (const ScoreSum *sum : pass.sums) {
      SharedTile right = getTile(sum->operand, sweep.getColumnAxis());
      StepElements left = evaluateLeft(*sum, at);
      product.accumulate({left}, sweep.countProducts(*sum), right, inTile,
                         {rest.take_front(countSums(*sum))});
      rest = rest.drop_front(countSums(*sum));
    }
  });
  return numbers;
}

/// Rows as the graph has them: a row of nothing but minus infinities has a total of NaN.
AttentionSweep::Numbers AttentionSweep::finishStream(ArrayRef<Value> numbers) {
  SweepStream stream = *sweep.stream;
  Numbers after(numbers);
  Value one = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(1));
  Value nan = e.constantLike(one, std::numeric_limits<double>::quiet_NaN());
  std::array<Value, kThreadRows> isNone, factors;
  auto add = [&](Value a, Value b) { return e.combine(ir::ReduceKind::Add, f32, a, b); };
  Value before = e.evaluate(stream.total.getInitValues()[0], {});
  for (int h = 0; h < kThreadRows; ++h) {
    isNone[h] = e.compareFloat(arith::CmpFPredicate::OEQ, after[h], -kInfinity);
    Value total = add(before, product.combineRow(after[kThreadRows + h], add));
    after[kThreadRows + h] = e.select(isNone[h], nan, total);
    factors[h] = e.make<arith::DivFOp>(one, after[kThreadRows + h]);
    reduced[stream.maximum][h] = after[h];
    reduced[stream.total][h] = after[kThreadRows + h];
  }
  MutableArrayRef<Value> rest = MutableArrayRef<Value>(after).drop_front(2 * kThreadRows);
  for (const ScoreSum *sum : sweep.passes.front().sums) {
    bool isDivided = stream.divided.contains(sum);
    for (size_t i = 0; i < countSums(*sum); ++i) {
      int h = static_cast<int>(i % kBlockElements) / kThreadRows;
      rest[i] = isDivided ? e.make<arith::MulFOp>(rest[i], factors[h])
                          : e.select(isNone[h], nan, rest[i]);
    }
    rest = rest.drop_front(countSums(*sum));
  }
  enter();
  return after;
}

} // namespace zero
