//===- AttentionColumns.cpp - The way of an attention's block along the columns -----------===//
#include "AttentionSweepCode.h"

using namespace mlir;

namespace zero {

/// Columns from `low` on below `high`: as many as have room go to shared memory, then `body` goes
/// along them. Those that a mask leaves whole have loops of their own.
AttentionSweep::Numbers AttentionSweep::goTiles(const SweepPass &pass, Value low, Value high,
                                                Numbers before, Step body) {
  if (seen.conditions.empty())
    return goRange(pass, low, high, std::move(before), body);
  auto isAll = [&](auto &&holds) { return llvm::all_of(seen.columns, holds); };
  bool isFirst = sweep.hasQueries && isAll([](const ColumnRange &range) { return range.low == 0; });
  bool isLast = isAll([&](const ColumnRange &range) { return range.high == countColumns(); });
  auto [from, to] = findSeenRange(low, high);
  if (!isFirst)
    before = goRange(pass, low, from, std::move(before), body);
  isSeen = true;
  before = goRange(pass, from, to, std::move(before), body);
  isSeen = false;
  return isLast ? before : goRange(pass, to, high, std::move(before), body);
}

/// The part of the columns from `low` on below `high` that the block's tile sees whole, at
/// multiples of a tile's columns behind `low`.
std::pair<Value, Value> AttentionSweep::findSeenRange(Value low, Value high) {
  Type word = e.getBuilder().getI64Type();
  auto min = [&](Value a, Value b) { return e.make<arith::MinSIOp>(a, b); };
  auto max = [&](Value a, Value b) { return e.make<arith::MaxSIOp>(a, b); };
  auto roundDown = [&](Value at) -> Value {
    Value behind = e.make<arith::SubIOp>(at, low);
    return e.make<arith::AddIOp>(low, e.make<arith::AndIOp>(behind, e.i64(-sweep.columns)));
  };
  Value from = max(e.load(word, firstSeen, tile), low), to = e.load(word, endSeen, tile);
  from = min(roundDown(e.make<arith::AddIOp>(from, e.i64(sweep.columns - 1))), high);
  Value isBehind = e.make<arith::CmpIOp>(arith::CmpIPredicate::sge, to, high);
  to = e.select(isBehind, high, roundDown(max(to, low)));
  return {from, max(from, to)};
}

AttentionSweep::Numbers AttentionSweep::goRange(const SweepPass &pass, Value low, Value high,
                                                Numbers before, Step body) {
  SmallVector<const SweepOperand *> used = findColumnOperands(pass);
  findOwnColumns();
  return e.loop(low, high, sweep.columns, sweep.columns, before,
                [&](Index first, ValueRange carried) {
                  enter();
                  team.synchronize(); // what lay there has been read
                  fill(used, first, sweep.columns);
                  team.synchronize();
                  return body(first, carried);
                });
}

/// Before a loop along columns that a mask cuts: those that the warp makes scores of, if the guards
/// hold.
void AttentionSweep::findOwnColumns() {
  Value table = sweep.hasQueries ? warpEnds : warpFirsts;
  ownLimit = Value();
  if (isSeen || !holds || !table)
    return;
  Index warp = e.fromValue(e.make<arith::DivUIOp>(team.getThread(), e.i64(32)), e.depth());
  Index at = e.add(e.multiply(tile, sweep.rows / kProductSize), warp);
  Value own = e.load(e.getBuilder().getI64Type(), table, at);
  own = e.select(holds, own, e.i64(sweep.hasQueries ? countColumns() : 0));
  // Of 32 bits: all along the columns it is in a register.
  ownLimit = e.make<arith::TruncIOp>(e.getBuilder().getI32Type(), own);
}

/// Of the columns in shared memory, those that the warp makes scores of.
std::pair<Value, Value> AttentionSweep::findWarpSteps(Index firstColumn) {
  Value zero = e.i64(0), width = e.i64(sweep.columns);
  if (!ownLimit)
    return {zero, width};
  Type narrow = ownLimit.getType();
  Value first = e.make<arith::TruncIOp>(narrow, e.toScalar(firstColumn));
  Value behind = e.make<arith::SubIOp>(ownLimit, first);
  behind = e.make<arith::MaxSIOp>(behind, e.constantInt(narrow, 0));
  behind = e.make<arith::MinSIOp>(behind, e.constantInt(narrow, sweep.columns));
  behind = e.make<arith::ExtUIOp>(zero.getType(), behind);
  return sweep.hasQueries ? std::pair(zero, behind) : std::pair(behind, width);
}

/// The same, step by step: the scores of some of them are made together.
AttentionSweep::Numbers AttentionSweep::goSteps(const SweepPass &pass, Value low, Value high,
                                                Numbers before, TileStep step) {
  int64_t width = kProductSize * sweep.steps;
  return goTiles(pass, low, high, std::move(before), [&](Index first, ValueRange carried) {
    auto [begin, end] = findWarpSteps(first);
    auto isKnown = [&](Operation *op) { // before the step's total
      return !sweep.split || !sweep.split->dependents.contains(op);
    };
    Numbers after = e.loop(begin, end, width, width, carried, [&](Index inTile, ValueRange inner) {
      enter();
      Numbers numbers(inner);
      Index from = e.add(first, inTile);
      bindScores(pass, from, inTile, sweep.steps);
      for (int64_t at = 0; at < width; at += kProductSize) {
        Index own = e.addConstant(from, at);
        bindSlow(pass, own, isKnown);
        numbers = step(own, e.addConstant(inTile, at), numbers);
      }
      return numbers;
    });
    enter();
    return after;
  });
}

AttentionSweep::Numbers AttentionSweep::goOuter(size_t depth, Numbers before,
                                                llvm::function_ref<Numbers(Numbers)> body) {
  if (depth == outerQueries.size())
    return body(std::move(before));
  int axis = outerQueries[depth];
  return e.loop(e.i64(0), e.i64(spaces.getSize(axis)), 1, 1, before,
                [&](Index at, ValueRange carried) {
                  places[axis] = at;
                  return goOuter(depth + 1, Numbers(carried), body);
                });
}

/// Whether the guards of all queries hold.
Value AttentionSweep::checkQueryGuards() {
  Value one = e.constantInt(e.getBuilder().getI1Type(), 1);
  Numbers holds =
      e.loop(team.getThread(), e.i64(countColumns()), team.countThreads(), 1, {one},
             [&](Index query, ValueRange before) -> Numbers {
               enter();
               Value own = holdGuards([&](Value like) { return indexOf(like, rows[0], query); });
               return {e.make<arith::AndIOp>(before.front(), own)};
             });
  enter();
  return vote(holds.front());
}

/// The queries before the first that sees one of the block's keys are passed over, unless a guard
/// does not hold for one of them.
AttentionSweep::Numbers AttentionSweep::goQueries(const SweepPass &pass, Numbers before,
                                                  TileStep step) {
  return goOuter(0, std::move(before), [&](Numbers carried) {
    Value low = e.i64(0);
    if (limits) {
      holds = checkQueryGuards();
      low = e.select(holds, e.load(e.getBuilder().getI64Type(), limits, tile), low);
    }
    return goSteps(pass, low, e.i64(countColumns()), std::move(carried), step);
  });
}

AttentionSweep::Numbers AttentionSweep::goAlong(const SweepPass &pass, Value width, Numbers before,
                                                TileStep step) {
  Numbers after = sweep.hasQueries ? goSteps(pass, e.i64(0), width, std::move(before), step)
                                   : goQueries(pass, std::move(before), step);
  enter();
  return after;
}

} // namespace zero
