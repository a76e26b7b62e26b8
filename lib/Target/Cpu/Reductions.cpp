#include "Reductions.h"

#include "KernelEmitter.h"
#include <numeric>

using namespace mlir;

namespace zero {

constexpr int64_t kChunk = 4096; // elements of one chunk along lanes
constexpr int kAccumulators = 4;

static Type elementOf(Value value) { return tensorTypeOf(value).getElementType(); }

/// The first op of a reducer with one op on its two arguments, in order.
static std::optional<ir::ReduceKind> kindOf(hlo::ReduceOp op) {
  return op.getInputs().size() == 1 ? hlo::getReduceKind(op.getSimpleReducer()) : std::nullopt;
}

/// The reduced dimensions, outermost first: a text may list them otherwise, and no order of a list
/// may change the order of a sum.
static SmallVector<int64_t> reducedDimensions(hlo::ReduceOp op) {
  SmallVector<int64_t> dimensions(op.getDimensions());
  llvm::sort(dimensions);
  return dimensions;
}

Reductions::Reductions(KernelEmitter &emitter)
    : e(emitter), groups(formReductionGroups(emitter.getKernel())) {
  for (auto [id, group] : llvm::enumerate(groups))
    for (hlo::ReduceOp op : group)
      groupOf[op] = id;
}

bool Reductions::reducesInnermost(hlo::ReduceOp op) {
  auto type = tensorTypeOf(op.getInputs()[0]);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim)
    if (type.getDimSize(dim) != 1)
      return llvm::is_contained(op.getDimensions(), dim);
  return true;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

ReductionGroups formReductionGroups(func::FuncOp kernel) {
  llvm::DenseMap<Operation *, unsigned> height; // nested reductions on the way to a leaf
  SmallVector<std::pair<unsigned, hlo::ReduceOp>> simple;
  for (Operation &op : kernel.getBody().front()) {
    unsigned below = 0;
    for (Value operand : op.getOperands())
      if (Operation *producer = operand.getDefiningOp())
        below = std::max(below, height.lookup(producer));
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    height[&op] = below + (reduce ? 1 : 0);
    if (reduce && kindOf(reduce))
      simple.push_back({below, reduce});
  }
  ReductionGroups groups;
  SmallVector<unsigned> depths; // by group
  llvm::sort(simple, [](auto &a, auto &b) {
    return a.first != b.first ? a.first < b.first : a.second->isBeforeInBlock(b.second);
  });
  for (auto [depth, op] : simple) {
    auto joins = [&, depth = depth, op = op](unsigned id) mutable {
      hlo::ReduceOp first = groups[id].front();
      return depths[id] == depth &&
             tensorTypeOf(first.getInputs()[0]).getShape() ==
                 tensorTypeOf(op.getInputs()[0]).getShape() &&
             reducedDimensions(first) == reducedDimensions(op);
    };
    auto ids = llvm::seq<unsigned>(0, groups.size());
    auto it = llvm::find_if(ids, joins);
    unsigned id = it == ids.end() ? groups.size() : *it;
    if (id == groups.size()) {
      groups.emplace_back();
      depths.push_back(depth);
    }
    groups[id].push_back(op);
  }
  return groups;
}

ReductionGroups formRowGroups(func::FuncOp kernel) {
  ReductionGroups groups = formReductionGroups(kernel);
  llvm::erase_if(groups, [](ArrayRef<hlo::ReduceOp> group) {
    return !Reductions::reducesInnermost(group.front());
  });
  return groups;
}

void Reductions::evaluate(hlo::ReduceOp op, ArrayRef<Indices> points) {
  if (auto from = partials.find(op); from != partials.end())
    return combinePartials(op, from->second, points);
  if (!kindOf(op))
    return reduceSequentially(op, points);
  ArrayRef<hlo::ReduceOp> ops = groups[groupOf.lookup(op)];
  bool uniform = llvm::all_of(points, [](const Indices &point) {
    return llvm::all_of(point, [](const Index &i) { return i.isUniform(); });
  });
  if (!uniform || !reducesInnermost(op))
    return reduceGroup(ops, points);
  for (const Indices &point : points)
    e.hasTreeOrder() ? reduceAlongTree(ops, point) : reduceAlongLanes(ops, point);
}

/// The operand's index at a point of the kept dimensions; reduced ones are left at 0.
static Indices operandIndex(hlo::ReduceOp op, ArrayRef<Index> point) {
  Indices index(tensorTypeOf(op.getInputs()[0]).getRank(), Index::constant(0));
  size_t next = 0;
  for (size_t dim = 0; dim < index.size(); ++dim)
    if (!llvm::is_contained(op.getDimensions(), (int64_t)dim))
      index[dim] = point[next++];
  return index;
}

//===----------------------------------------------------------------------===//
// Along lanes
//===----------------------------------------------------------------------===//

/// `carried` is a lane vector and a scalar per combiner; `divisor` divides `low`; `count` is high -
/// low where known.
SmallVector<Value> Reductions::reduceChunk(ArrayRef<Combiner> combiners, Value low, Value high,
                                           int64_t divisor, std::optional<int64_t> count,
                                           ValueRange carried, Element element) {
  const int64_t wide = e.getLanes() * kAccumulators;
  divisor = std::gcd(divisor, e.getLanes());
  auto endOf = [&](int64_t step) -> Value {
    if (count)
      return e.make<arith::AddIOp>(low, e.i64(*count / step * step));
    Value length = e.make<arith::MaxSIOp>(e.make<arith::SubIOp>(high, low), e.i64(0));
    Value whole = e.roundDown(length, step);
    return e.make<arith::AddIOp>(low, whole);
  };
  auto step = [&](Index at, int accumulator, MutableArrayRef<Value> values) {
    at.stride = 1;
    at = e.addConstant(at, accumulator * e.getLanes());
    for (auto [k, combiner] : llvm::enumerate(combiners)) {
      Value &value = values[k * kAccumulators + accumulator];
      value = e.combine(*combiner.kind, combiner.element, value, element(k, at));
    }
  };
  SmallVector<Value> values;
  for (const Combiner &combiner : combiners)
    values.append(kAccumulators, e.splat(e.identity(*combiner.kind, combiner.element)));
  bool isWide = !e.getTeam(); // a team has steps enough that do not wait for one another
  Value wideEnd = isWide ? endOf(wide) : low, narrowEnd = endOf(e.getLanes());
  if (isWide && (!count || *count >= wide))
    values = e.loop(low, wideEnd, wide, divisor, values, [&](Index at, ValueRange args) {
      SmallVector<Value> next(args);
      for (int accumulator = 0; accumulator < kAccumulators; ++accumulator)
        step(at, accumulator, next);
      return next;
    });
  if (!count || (isWide ? *count % wide : *count) >= e.getLanes())
    values = e.loopAlongLanes(wideEnd, narrowEnd, e.getLanes(), divisor, values,
                              [&](Index at, ValueRange args) {
                                SmallVector<Value> next(args);
                                step(at, 0, next);
                                return next;
                              });
  SmallVector<Value> result;
  for (auto [k, combiner] : llvm::enumerate(combiners)) {
    auto join = [&](Value a, Value b) { return e.combine(*combiner.kind, combiner.element, a, b); };
    Value *v = &values[k * kAccumulators];
    Value chunk = join(join(v[0], v[1]), join(v[2], v[3]));
    result.push_back(join(carried[2 * k], chunk));
    result.push_back(carried[2 * k + 1]);
  }
  if (count && *count % e.getLanes() == 0)
    return result;
  return e.loopAlongLanes(narrowEnd, high, 1, 1, result, [&](Index at, ValueRange args) {
    SmallVector<Value> next(args);
    for (auto [k, combiner] : llvm::enumerate(combiners))
      next[2 * k + 1] =
          e.combine(*combiner.kind, combiner.element, next[2 * k + 1], element(k, at));
    return next;
  });
}

SmallVector<Value> Reductions::reduceRange(ArrayRef<Combiner> combiners, Index low, Index high,
                                           std::optional<int64_t> count, ValueRange carried,
                                           Element element) {
  Value first = e.toScalar(low), last = e.toScalar(high);
  int64_t divisor = low.isConstant() && low.offset == 0 ? kChunk : 1;
  if (e.getTeam() || (count && *count <= kChunk))
    return reduceChunk(combiners, first, last, divisor, count, carried, element);
  std::optional<int64_t> chunk =
      count && *count % kChunk == 0 ? std::optional(kChunk) : std::nullopt;
  return e.loop(first, last, kChunk, divisor, carried, [&](Index at, ValueRange args) {
    Value begin = e.toScalar(at);
    Value end = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(begin, e.i64(kChunk)), last);
    return reduceChunk(combiners, begin, end, divisor, chunk, args, element);
  });
}

void Reductions::reduceAlongLanes(ArrayRef<hlo::ReduceOp> ops, const Indices &point) {
  hlo::ReduceOp first = ops.front();
  auto type = tensorTypeOf(first.getInputs()[0]);
  SmallVector<Combiner> combiners;
  SmallVector<Value> carried;
  for (hlo::ReduceOp op : ops) {
    combiners.push_back({kindOf(op), elementOf(op.getInputs()[0])});
    carried.push_back(e.splat(e.identity(*combiners.back().kind, combiners.back().element)));
    carried.push_back(e.evaluate(op.getInitValues()[0], {}));
  }
  SmallVector<int64_t> reduced;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.getDimSize(dim) != 1 && llvm::is_contained(first.getDimensions(), dim))
      reduced.push_back(dim);
  Indices at = operandIndex(first, point);
  Value limit = e.getReductionLimit();
  bool isWhole = !limit && tensorTypeOf(first.getResult(0)).getNumElements() == 1;
  bool isFlatSum = isWhole && llvm::all_of(ops, [&](hlo::ReduceOp op) {
                     return isFlat(op.getInputs()[0], type.getNumElements());
                   });
  if (isFlatSum) {
    auto element = [&](unsigned k, Index i) {
      hlo::ReduceOp op = ops[k];
      return e.evaluateFlat(op.getInputs()[0], i);
    };
    int64_t count = type.getNumElements();
    carried =
        reduceRange(combiners, Index::constant(0), Index::constant(count), count, carried, element);
  } else if (reduced.empty()) { // nothing but dimensions of size 1
    for (auto [k, op] : llvm::enumerate(ops)) {
      hlo::ReduceOp reduce = op;
      Value value = e.evaluate(reduce.getInputs()[0], at), &rest = carried[2 * k + 1];
      rest = e.combine(*combiners[k].kind, combiners[k].element, rest, value);
    }
  } else {
    int64_t innermost = reduced.pop_back_val(), count = type.getDimSize(innermost);
    auto nest = [&](auto &self, size_t d, ValueRange values) -> SmallVector<Value> {
      if (d < reduced.size())
        return e.loop(e.i64(0), e.i64(type.getDimSize(reduced[d])), 1, 1, values,
                      [&](Index i, ValueRange args) {
                        at[reduced[d]] = i;
                        return self(self, d + 1, args);
                      });
      auto element = [&](unsigned k, Index i) {
        hlo::ReduceOp op = ops[k];
        Indices place = at;
        place[innermost] = i;
        return e.evaluate(op.getInputs()[0], place);
      };
      Index zero = Index::constant(0);
      if (limit)
        return reduceRange(combiners, zero, e.fromValue(limit, e.depth()), std::nullopt, values,
                           element);
      return reduceRange(combiners, zero, Index::constant(count), count, values, element);
    };
    carried = nest(nest, 0, carried);
  }
  for (auto [k, op] : llvm::enumerate(ops)) {
    const Combiner &c = combiners[k];
    Value value = e.combine(*c.kind, c.element, carried[2 * k + 1],
                            e.horizontal(*c.kind, c.element, carried[2 * k]));
    hlo::ReduceOp reduce = op;
    e.remember(reduce.getResult(0), point, e.roundTo(c.element, value));
  }
}

/// What is reduced to one element is one row, whatever dimensions it has and whichever values are
/// flat: these are another number where another kernel computes a part.
void Reductions::reduceAlongTree(ArrayRef<hlo::ReduceOp> ops, const Indices &point) {
  hlo::ReduceOp first = ops.front();
  auto type = tensorTypeOf(first.getInputs()[0]);
  SmallVector<Combiner> combiners;
  for (hlo::ReduceOp op : ops)
    combiners.push_back({kindOf(op), elementOf(op.getInputs()[0])});
  SmallVector<int64_t> reduced;
  int64_t elements = 1;
  for (int64_t dim : reducedDimensions(first))
    if (type.getDimSize(dim) != 1) {
      reduced.push_back(dim);
      elements *= type.getDimSize(dim);
    }
  if (elements == 0) { // there is no element whose index could be computed
    for (hlo::ReduceOp op : ops)
      e.remember(op.getResult(0), point, e.evaluate(op.getInitValues()[0], {}));
    return;
  }
  bool isWhole = elements == type.getNumElements() || reduced.empty();
  Indices at = operandIndex(first, point);
  int64_t innermost = reduced.empty() ? -1 : reduced.pop_back_val();
  auto element = [&](unsigned k, Index i) {
    Value input = hlo::ReduceOp(ops[k]).getInputs()[0];
    if (innermost < 0)
      return e.evaluate(input, at);
    if (isWhole)
      return isFlat(input, elements) ? e.evaluateFlat(input, i)
                                     : e.evaluate(input, e.delinearize(i, type.getShape()));
    Indices place = at;
    place[innermost] = i;
    return e.evaluate(input, place);
  };
  auto nest = [&](ValueRange carried, AlongLanes::Row row) {
    auto along = [&](auto &self, size_t d, ValueRange values) -> SmallVector<Value> {
      if (isWhole || d == reduced.size())
        return row(values);
      return e.loop(e.i64(0), e.i64(type.getDimSize(reduced[d])), 1, 1, values,
                    [&](Index i, ValueRange args) {
                      at[reduced[d]] = i;
                      return self(self, d + 1, args);
                    });
    };
    return along(along, 0, carried);
  };
  int64_t count = isWhole ? elements : type.getDimSize(innermost);
  SmallVector<Value> results =
      reduceAsTree(combiners, {count, element, nest}, e.getAccumulators(elements));
  for (auto [k, value] : llvm::enumerate(results)) {
    hlo::ReduceOp op = ops[k];
    auto [kind, element] = combiners[k];
    value = e.combine(*kind, element, e.evaluate(op.getInitValues()[0], {}), value);
    e.remember(op.getResult(0), point, e.roundTo(element, value));
  }
}

//===----------------------------------------------------------------------===//
// Sequential
//===----------------------------------------------------------------------===//

static bool isVarying(ArrayRef<Index> point) {
  return llvm::any_of(point, [](const Index &i) { return !i.isUniform(); });
}

/// Makes `value` as wide as `like`.
static Value match(KernelEmitter &e, Value value, Value like) {
  return e.isVector(like) && !e.isVector(value) ? e.splat(value) : value;
}

RowChunks getChunks(hlo::ReduceOp op) {
  SmallVector<int64_t> sizes;
  for (int64_t dim : reducedDimensions(op))
    sizes.push_back(tensorTypeOf(op.getInputs()[0]).getDimSize(dim));
  return RowChunks::of(sizes);
}

void Reductions::reduceGroup(ArrayRef<hlo::ReduceOp> ops, ArrayRef<Indices> points) {
  hlo::ReduceOp first = ops.front();
  auto type = tensorTypeOf(first.getInputs()[0]);
  SmallVector<Value> totals, identities;
  SmallVector<Indices> at;
  for (const Indices &point : points) {
    at.push_back(operandIndex(first, point));
    for (hlo::ReduceOp op : ops) {
      Type element = elementOf(op.getInputs()[0]);
      Value init = e.evaluate(op.getInitValues()[0], {}), none = e.identity(*kindOf(op), element);
      totals.push_back(isVarying(point) ? e.splat(init) : init);
      identities.push_back(isVarying(point) ? e.splat(none) : none);
    }
  }
  SmallVector<int64_t> dims = reducedDimensions(first), sizes;
  for (int64_t dim : dims)
    sizes.push_back(type.getDimSize(dim));
  RowChunks chunks = RowChunks::of(sizes);
  auto combineAll = [&](ValueRange a, llvm::function_ref<Value(size_t point, unsigned op)> b) {
    SmallVector<Value> result;
    for (size_t p = 0; p < points.size(); ++p)
      for (auto [k, op] : llvm::enumerate(ops)) {
        hlo::ReduceOp reduce = op;
        Value old = a[p * ops.size() + k];
        result.push_back(match(
            e, e.combine(*kindOf(reduce), elementOf(reduce.getInputs()[0]), old, b(p, k)), old));
      }
    return result;
  };
  auto nest = [&](auto &self, size_t d, ValueRange values) -> SmallVector<Value> {
    if (d == dims.size())
      return combineAll(values, [&](size_t p, unsigned k) {
        hlo::ReduceOp op = ops[k];
        return e.evaluate(op.getInputs()[0], at[p]);
      });
    int64_t size = sizes[d];
    auto body = [&](Index i, ValueRange args) {
      for (Indices &place : at)
        place[dims[d]] = i;
      return self(self, d + 1, args);
    };
    if (d != chunks.dim || chunks.count == 1)
      return e.loop(e.i64(0), e.i64(size), 1, 1, values, body);
    int64_t step = chunks.step;
    return e.loop(e.i64(0), e.i64(size), step, step, values, [&](Index chunk, ValueRange args) {
      Value begin = e.toScalar(chunk);
      Value end = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(begin, e.i64(step)), e.i64(size));
      SmallVector<Value> partial = e.loop(begin, end, 1, 1, identities, body);
      return combineAll(args, [&](size_t p, unsigned k) { return partial[p * ops.size() + k]; });
    });
  };
  auto inGroups = [&](Team &team) {
    auto rows = [&](Index i, ValueRange args) {
      for (Indices &place : at)
        place[dims[chunks.dim]] = i;
      return nest(nest, chunks.dim + 1, args);
    };
    auto join = [&](ValueRange a, ValueRange b) {
      return combineAll(a, [&](size_t p, unsigned k) { return b[p * ops.size() + k]; });
    };
    return reduceInGroups(team, chunks, at, dims, sizes, totals, identities, rows, join);
  };
  Team *team = chunks.count > 1 ? e.getGroups() : nullptr;
  SmallVector<Value> results = team ? inGroups(*team) : nest(nest, 0, totals);
  for (auto [p, point] : llvm::enumerate(points))
    for (auto [k, op] : llvm::enumerate(ops)) {
      hlo::ReduceOp reduce = op;
      e.remember(reduce.getResult(0), point,
                 e.roundTo(elementOf(reduce.getInputs()[0]), results[p * ops.size() + k]));
    }
}

Type getPartialType(Type element) {
  bool isNarrow = isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  return isNarrow ? Float32Type::get(element.getContext()) : element;
}

/// In the order in which reduceGroup puts chunks together.
void Reductions::combinePartials(hlo::ReduceOp op, const Partials &from, ArrayRef<Indices> points) {
  auto type = tensorTypeOf(op.getResult(0));
  ir::ReduceKind kind = *kindOf(op);
  SmallVector<Value> totals;
  for (const Indices &point : points) {
    Value init = e.evaluate(op.getInitValues()[0], {});
    totals.push_back(isVarying(point) ? e.splat(init) : init);
  }
  auto loadAll = [&](Index chunk) {
    return llvm::map_to_vector(points, [&](const Indices &point) {
      Index column = e.linearize(point, type.getShape());
      Index place = e.add(e.multiply(chunk, type.getNumElements()), column);
      return e.load(from.type, from.address, place);
    });
  };
  if (from.chunks.count == 1) // the first value is part of it
    totals = loadAll(Index::constant(0));
  else
    totals =
        e.loop(e.i64(0), e.i64(from.chunks.count), 1, 1, totals, [&](Index chunk, ValueRange args) {
          SmallVector<Value> next = loadAll(chunk);
          for (auto [total, value] : llvm::zip_equal(args, next))
            value = e.combine(kind, type.getElementType(), total, value);
          return next;
        });
  for (auto [point, total] : llvm::zip_equal(points, totals))
    e.remember(op.getResult(0), point, e.roundTo(type.getElementType(), total));
}

/// Any reducer, several operands: the accumulators go through its region element by element.
void Reductions::reduceSequentially(hlo::ReduceOp op, ArrayRef<Indices> points) {
  auto type = tensorTypeOf(op.getInputs()[0]);
  SmallVector<int64_t> dims = reducedDimensions(op);
  for (const Indices &point : points) {
    Indices at = operandIndex(op, point);
    SmallVector<Value> inits;
    for (Value init : op.getInitValues()) {
      Value value = e.evaluate(init, {});
      inits.push_back(isVarying(point) ? e.splat(value) : value);
    }
    auto nest = [&](auto &self, size_t d, ValueRange values) -> SmallVector<Value> {
      if (d < dims.size())
        return e.loop(e.i64(0), e.i64(type.getDimSize(dims[d])), 1, 1, values,
                      [&](Index i, ValueRange args) {
                        at[dims[d]] = i;
                        return self(self, d + 1, args);
                      });
      SmallVector<Value> arguments(values);
      for (Value input : op.getInputs())
        arguments.push_back(e.evaluate(input, at));
      SmallVector<Value> results = e.emitRegion(op.getBody(), arguments);
      for (auto [result, value] : llvm::zip_equal(results, values))
        result = match(e, result, value);
      return results;
    };
    for (auto [result, value] : llvm::zip_equal(op.getResults(), nest(nest, 0, inits)))
      e.remember(result, point, value);
  }
}

} // namespace zero
