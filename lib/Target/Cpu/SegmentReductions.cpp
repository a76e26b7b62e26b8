//===- SegmentReductions.cpp - Reductions of segments of a unit ---------------------------===//
//
// Of a GPU by the threads of a block, several vectors at once, or by several blocks: as the length
// of the segments wants it, so that the order follows from that (shareSegments, CudaSchedule.cpp).
//===--------------------------------------------------------------------------------------===//
#include "KernelEmitter.h"
#include <numeric>

using namespace mlir;

namespace zero {

Value Reductions::combineTeam(const Combiner &combiner, Value value) {
  return e.getTeam()->combineAll(
      value, [&](Value a, Value b) { return e.combine(*combiner.kind, combiner.element, a, b); });
}

/// What is left for less than a step of all threads follows in steps of one.
SmallVector<Value> Reductions::reduceInSteps(Team &team, const Combiner &combiner, Value low,
                                             Value high, int64_t divisor, ValueRange carried,
                                             Element element) {
  const int64_t lanes = e.getLanes(), steps = team.countSteps(),
                apart = lanes * team.countThreads();
  divisor = std::gcd(divisor, lanes);
  auto join = [&](Value a, Value b) { return e.combine(*combiner.kind, combiner.element, a, b); };
  Value length = e.make<arith::MaxSIOp>(e.make<arith::SubIOp>(high, low), e.i64(0));
  Value end = e.make<arith::AddIOp>(low, e.roundDown(length, apart * steps));
  SmallVector<Value> values(steps, carried[0]);
  values = e.loopInSteps(low, end, lanes, steps, divisor, values, [&](Index at, ValueRange args) {
    at.stride = 1;
    SmallVector<Value> loaded, next;
    for (int64_t step = 0; step < steps; ++step)
      loaded.push_back(element(0, e.addConstant(at, step * apart)));
    for (auto [value, more] : llvm::zip_equal(args, loaded))
      next.push_back(join(value, more));
    return next;
  });
  for (int64_t count = steps; count > 1; count /= 2)
    for (int64_t i = 0; i < count / 2; ++i)
      values[i] = join(values[i], values[i + count / 2]);
  return reduceChunk(combiner, end, high, divisor, std::nullopt, {values[0], carried[1]}, element);
}

/// What the values of all parts of `item` come to, for the last one: each of its threads takes the
/// value of a part, and they are combined as those of threads.
Value Reductions::combineParts(Team &team, const Combiner &combiner, Value item, Value value,
                               Value identity) {
  auto placeOf = [&](Value part) {
    return e.make<arith::AddIOp>(e.make<arith::MulIOp>(item, e.i64(team.countParts())), part);
  };
  Value isFirst = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, team.getThread(), e.i64(0));
  e.branch(isFirst, [&] { team.leave(value, 0, placeOf(team.getPart())); });
  Value isLast = team.endPart(item), thread = team.getThread();
  Value isThere =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::ult, thread, e.i64(team.countParts()));
  auto takeOwn = [&] { return SmallVector<Value>{team.take(value.getType(), 0, placeOf(thread))}; };
  Value own = e.computeIf(e.make<arith::AndIOp>(isLast, isThere), identity, takeOwn).front();
  return combineTeam(combiner, own);
}

/// The bounds of a part of [low, high): as many vectors for each, less for the last ones.
std::pair<Index, Index> Reductions::takePart(Team &team, Index low, Index high, Value part,
                                             int64_t parts) {
  int64_t atOnce = e.getLanes() * team.countThreads(), all = atOnce * parts;
  Value first = e.toScalar(low), last = e.toScalar(high);
  Value length = e.make<arith::MaxSIOp>(e.make<arith::SubIOp>(last, first), e.i64(0));
  Value rounds = e.make<arith::DivUIOp>(e.make<arith::AddIOp>(length, e.i64(all - 1)), e.i64(all));
  Value size = e.make<arith::MulIOp>(rounds, e.i64(atOnce));
  Value end = e.make<arith::AddIOp>(first, length);
  auto clip = [&](Value at) {
    Value inside = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(first, at), end);
    return e.fromValue(inside, e.depth());
  };
  Value offset = e.make<arith::MulIOp>(size, part);
  return {clip(offset), clip(e.make<arith::AddIOp>(offset, size))};
}

/// Each thread keeps the value of a part, as combineParts would give it to it.
Value Reductions::reduceInTurns(Team &team, const Combiner &combiner, Index low, Index high,
                                Value identity, Reduce reduce) {
  int64_t parts = team.countTurns();
  Value own = e.loop(e.i64(0), e.i64(parts), 1, 1, identity, [&](Index at, ValueRange kept) {
                 Value part = e.toScalar(at);
                 auto [first, last] = takePart(team, low, high, part, parts);
                 Value isOwn =
                     e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, team.getThread(), part);
                 return SmallVector<Value>{e.select(isOwn, reduce(first, last), kept.front())};
               }).front();
  return combineTeam(combiner, own);
}

/// The unit's segments may be cut by the rank's range: bounds come from the layout's table.
Value Reductions::evaluateSegments(ir::SegmentReduceOp op, Index segment) {
  ir::LayoutOp layout = e.layoutOf(op, op.getUnitAttr());
  if (!layout)
    return e.fail(op, "has no layout");
  if (!segment.isUniform())
    return e.fail(
        op, "is computed segment by segment and cannot be mixed with values over other shapes");
  int64_t elements = tensorTypeOf(op.getShard()).getNumElements();
  SmallVector<int64_t> starts, ends;
  for (ir::SegmentAttr s : layout.getSegmentRange()) {
    starts.push_back(s.getOffset());
    ends.push_back(s.getEnd());
  }
  Index own = e.ownStart(layout, elements);
  auto bound = [&](StringRef name, ArrayRef<int64_t> values) {
    Value address = e.table((layout.getSymName() + name).str(), values);
    Index inUnit =
        e.fromValue(e.load(e.getBuilder().getI64Type(), address, segment), segment.level);
    return e.clamp(e.add(inUnit, e.negate(own)), 0, elements);
  };
  Index low = bound(".segment_starts", starts), high = bound(".segment_ends", ends);
  Team *team = e.getTeam();
  Type element = tensorTypeOf(op.getShard()).getElementType();
  Combiner combiner = {op.getKind(), element};
  Value start = e.identity(op.getKind(), element);
  auto valueAt = [&](unsigned, Index at) { return e.evaluate(op.getShard(), {at}); };
  auto reduce = [&](Index first, Index last) {
    SmallVector<Value> carried = {e.splat(start), start};
    if (team && team->countSteps() > 1) {
      int64_t divisor = std::gcd<int64_t>(elements, layout.getShardElements());
      for (int64_t at : starts)
        divisor = std::gcd(divisor, at);
      carried = reduceInSteps(*team, combiner, e.toScalar(first), e.toScalar(last), divisor,
                              carried, valueAt);
    } else {
      carried = reduceRange(combiner, first, last, std::nullopt, carried, valueAt);
    }
    Value value = e.combine(op.getKind(), element, carried[1],
                            e.horizontal(op.getKind(), element, carried[0]));
    return team ? combineTeam(combiner, value) : value;
  };
  Value value;
  if (team && team->countParts() > 1) {
    auto [first, last] = takePart(*team, low, high, team->getPart(), team->countParts());
    value = combineParts(*team, combiner, e.toScalar(segment), reduce(first, last), start);
  } else if (team && team->countTurns() > 1) {
    value = reduceInTurns(*team, combiner, low, high, start, reduce);
  } else {
    value = reduce(low, high);
  }
  return e.roundTo(element, value);
}

} // namespace zero
