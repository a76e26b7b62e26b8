//===- TreeReductions.cpp - Reductions along lanes in one order for any number of threads --===//
//
// A GPU's kernel has as many lanes and threads as what else it does wants. So the order of a sum
// is not theirs: element i is added to accumulator i modulo a number that follows from the number
// of elements alone (countAccumulators), and the accumulators are combined as a binary tree,
// neighbours first. Each of the last elements, fewer than kTail, is added to what becomes of the
// first half of kTail accumulators, each of other ones. Lanes, a thread's vectors and a block's
// threads have a part of the tree each.
//===--------------------------------------------------------------------------------------===//
#include "KernelEmitter.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace zero {

/// Accumulators of the largest vector, and of the smallest.
constexpr int64_t kTail = kTreeTail, kHalf = kTail / 2;

namespace {
/// Of reductions by one op each that share their loops, as carried values: for each vector, then
/// for what each thread has of the last elements, one value a combiner.
class TreeReduction {
public:
  TreeReduction(KernelEmitter &e, ArrayRef<Combiner> combiners, const AlongLanes &along,
                int64_t accumulators)
      : e(e), combiners(combiners), along(along), accumulators(accumulators), lanes(e.getLanes()),
        whole(along.count / kTail * kTail), tail(along.count % kTail) {}

  SmallVector<Value> reduceByTeam(Team &team);
  SmallVector<Value> reduceByThread();

private:
  Value join(size_t k, Value a, Value b) {
    return e.combine(*combiners[k].kind, combiners[k].element, a, b);
  }
  Value getIdentity(size_t k) { return e.identity(*combiners[k].kind, combiners[k].element); }
  SmallVector<Value> begin(int64_t vectors);
  SmallVector<Value> add(Index at, bool isVector, ValueRange args);
  SmallVector<Value> combineLanes(size_t k, Value values);
  Value combinePairs(size_t k, SmallVector<Value> values);
  Value combineThread(size_t k, ArrayRef<Value> vectors, Value last);
  SmallVector<Value> reduceEight(Value number);

  KernelEmitter &e;
  ArrayRef<Combiner> combiners;
  const AlongLanes &along;
  int64_t accumulators, lanes, whole, tail;
};
} // namespace

SmallVector<Value> TreeReduction::begin(int64_t vectors) {
  SmallVector<Value> values;
  for (int64_t vector = 0; vector < vectors; ++vector)
    for (size_t k = 0; k < combiners.size(); ++k)
      values.push_back(e.splat(getIdentity(k)));
  for (size_t k = 0; tail && k < combiners.size(); ++k)
    values.push_back(getIdentity(k));
  return values;
}

/// One value a combiner with the elements at `at`.
SmallVector<Value> TreeReduction::add(Index at, bool isVector, ValueRange args) {
  at.stride = isVector ? 1 : 0;
  SmallVector<Value> next;
  for (auto [k, value] : llvm::enumerate(args))
    next.push_back(join(k, value, along.element(k, at)));
  return next;
}

/// What each kHalf lanes come to.
SmallVector<Value> TreeReduction::combineLanes(size_t k, Value values) {
  for (int64_t width = lanes; width > lanes / kHalf; width /= 2) {
    SmallVector<int64_t> even, odd;
    for (int64_t i = 0; i < width; i += 2) {
      even.push_back(i);
      odd.push_back(i + 1);
    }
    Value a = e.make<vector::ShuffleOp>(values, values, even);
    Value b = e.make<vector::ShuffleOp>(values, values, odd);
    values = join(k, a, b);
  }
  SmallVector<Value> results;
  for (int64_t i = 0; i < lanes / kHalf; ++i)
    results.push_back(e.extract(values, i));
  return results;
}

/// What would be behind the last one is nothing.
Value TreeReduction::combinePairs(size_t k, SmallVector<Value> values) {
  while (values.size() > 1) {
    SmallVector<Value> next;
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      next.push_back(join(k, values[i], values[i + 1]));
    if (values.size() % 2)
      next.push_back(values.back());
    values = next;
  }
  return values.front();
}

/// Of vectors that are neighbours, and of an element of the last ones, if there is one.
Value TreeReduction::combineThread(size_t k, ArrayRef<Value> vectors, Value last) {
  SmallVector<Value> values;
  for (Value vector : vectors)
    llvm::append_range(values, combineLanes(k, vector));
  if (values.empty())
    values.push_back(getIdentity(k));
  if (last)
    values.front() = join(k, values.front(), last);
  return combinePairs(k, values);
}

/// A thread has one vector of each `width` accumulators. Of more threads than there are vectors
/// some have none.
SmallVector<Value> TreeReduction::reduceByTeam(Team &team) {
  int64_t width = lanes * team.countThreads(), most = std::max<int64_t>(1, accumulators / width);
  int64_t vectors = std::min<int64_t>(most, llvm::divideCeil(whole, width));
  size_t count = combiners.size();
  Value thread = team.getThread();
  auto addVector = [&](int64_t vector, ValueRange args) {
    auto body = [&](Index at, ValueRange values) { return add(at, true, values); };
    Value end = e.i64(whole);
    if (width <= accumulators)
      return e.loopInSteps(e.i64(vector * width), end, lanes, most, lanes, args, body);
    Value own = e.make<arith::MulIOp>(thread, e.i64(lanes));
    Value has = e.make<arith::CmpIOp>(arith::CmpIPredicate::ult, own, e.i64(accumulators));
    return e.loopFrom(e.select(has, own, end), end, accumulators, lanes, args, body);
  };
  auto addTail = [&](ValueRange args) {
    Value share = e.i64(kTail / lanes), end = e.i64(along.count);
    Value own = e.make<arith::AddIOp>(e.i64(whole), e.make<arith::DivUIOp>(thread, share));
    Value isFirst = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                          e.make<arith::RemUIOp>(thread, share), e.i64(0));
    return e.loopFrom(e.select(isFirst, own, end), end, kTail, 1, args,
                      [&](Index at, ValueRange values) { return add(at, false, values); });
  };
  SmallVector<Value> values = along.nest(begin(vectors), [&](ValueRange args) {
    SmallVector<Value> next;
    for (int64_t vector = 0; vector < vectors; ++vector)
      llvm::append_range(next, addVector(vector, args.slice(vector * count, count)));
    if (tail)
      llvm::append_range(next, addTail(args.take_back(count)));
    return next;
  });
  SmallVector<Value> results;
  for (size_t k = 0; k < count; ++k) {
    auto combine = [&](Value a, Value b) { return join(k, a, b); };
    SmallVector<Value> own;
    for (int64_t vector = 0; vector < std::max<int64_t>(1, vectors); ++vector) {
      ArrayRef<Value> sums(values);
      Value last = tail && vector == 0 ? sums[vectors * count + k] : Value();
      sums = vectors ? sums.slice(vector * count + k, 1) : ArrayRef<Value>();
      own.push_back(team.combineAll(combineThread(k, sums, last), combine));
    }
    results.push_back(combinePairs(k, own));
  }
  return results;
}

/// What becomes of the accumulators from number * kTail on, kTail of them, and of their element of
/// the last ones.
SmallVector<Value> TreeReduction::reduceEight(Value number) {
  size_t count = combiners.size();
  int64_t vectors = kTail / lanes;
  Value first = e.make<arith::MulIOp>(number, e.i64(kTail));
  Value last = e.make<arith::AddIOp>(e.i64(whole), number);
  SmallVector<Value> values = along.nest(begin(vectors), [&](ValueRange args) {
    SmallVector<Value> next =
        e.loop(first, e.i64(whole), accumulators, kTail, args.take_front(vectors * count),
               [&](Index at, ValueRange in) {
                 SmallVector<Value> sums;
                 for (int64_t vector = 0; vector < vectors; ++vector)
                   llvm::append_range(sums, add(e.addConstant(at, vector * lanes), true,
                                                in.slice(vector * count, count)));
                 return sums;
               });
    if (tail)
      llvm::append_range(next, e.loop(last, e.i64(along.count), kTail, 1, args.take_back(count),
                                      [&](Index at, ValueRange in) { return add(at, false, in); }));
    return next;
  });
  SmallVector<Value> results;
  for (size_t k = 0; k < count; ++k) {
    SmallVector<Value> own;
    for (int64_t vector = 0; vector < vectors; ++vector)
      own.push_back(values[vector * count + k]);
    results.push_back(combineThread(k, own, tail ? values[vectors * count + k] : Value()));
  }
  return results;
}

/// Eight accumulators after eight. What they come to goes up the tree as a one does in a binary
/// counter: on each level it waits for its neighbour, or is combined with it where it is the
/// second.
SmallVector<Value> TreeReduction::reduceByThread() {
  int64_t eights = std::max<int64_t>(llvm::divideCeil(along.count, kTail), tail);
  eights = std::min<int64_t>(accumulators / kTail, llvm::bit_ceil<uint64_t>(eights));
  if (eights <= 1)
    return reduceEight(e.i64(0));
  int64_t levels = llvm::countr_zero<uint64_t>(eights);
  size_t count = combiners.size();
  SmallVector<Value> waiting; // by level, then combiner; at the top the result
  for (int64_t level = 0; level <= levels; ++level)
    for (size_t k = 0; k < count; ++k)
      waiting.push_back(getIdentity(k));
  waiting = e.loop(e.i64(0), e.i64(eights), 1, 1, waiting, [&](Index at, ValueRange args) {
    Value number = e.toScalar(at);
    SmallVector<Value> next(args), values = reduceEight(number);
    Value goesOn = e.make<arith::ConstantIntOp>(1, 1);
    for (int64_t level = 0; level <= levels; ++level) {
      Value bit = e.make<arith::AndIOp>(number, e.i64(int64_t(1) << level));
      Value isSecond = e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, bit, e.i64(0));
      Value isFirst = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, bit, e.i64(0));
      Value waits = e.make<arith::AndIOp>(goesOn, isFirst);
      goesOn = e.make<arith::AndIOp>(goesOn, isSecond);
      for (size_t k = 0; k < count; ++k) {
        Value &other = next[level * count + k];
        Value both = join(k, other, values[k]);
        other = e.select(waits, values[k], other);
        values[k] = e.select(goesOn, both, values[k]);
      }
    }
    return next;
  });
  return SmallVector<Value>(ArrayRef<Value>(waiting).take_back(count));
}

SmallVector<Value> Reductions::reduceAsTree(ArrayRef<Combiner> combiners, const AlongLanes &along,
                                            int64_t accumulators) {
  TreeReduction reduction(e, combiners, along, accumulators);
  Team *team = e.getTeam();
  return team ? reduction.reduceByTeam(*team) : reduction.reduceByThread();
}

} // namespace zero
