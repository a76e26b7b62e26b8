#include "IndexCode.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/SaveAndRestore.h"
#include <numeric>

using namespace mlir;

namespace zero {

//===----------------------------------------------------------------------===//
// Scalars and vectors of i64
//===----------------------------------------------------------------------===//

enum : int { kAdd, kMul, kDiv, kRem, kSplat, kStep, kMin, kMax };

/// One operation on i64 scalars or vectors, once per scope; `b` null: on the constant `c`.
Value IndexCode::arithmetic(int kind, Value a, Value b, int64_t c, unsigned level) {
  Value &known = findArithmetic(level, {kind, a.getAsOpaquePointer(), b.getAsOpaquePointer(), c});
  if (known)
    return known;
  LevelGuard guard(*this, level);
  if (kind == kSplat)
    return known = splat(a);
  if (kind == kStep) {
    SmallVector<int64_t> steps;
    for (int64_t lane = 0; lane < lanes; ++lane)
      steps.push_back(lane * c);
    auto type = cast<VectorType>(withLanes(builder.getI64Type()));
    Value step = make<arith::ConstantOp>(DenseElementsAttr::get(type, ArrayRef<int64_t>(steps)));
    return known = make<arith::AddIOp>(a, step);
  }
  if (!b)
    b = constantInt(a.getType(), c);
  // Indices are never negative where they are divided.
  switch (kind) {
  case kAdd:
    return known = make<arith::AddIOp>(a, b);
  case kMul:
    return known = make<arith::MulIOp>(a, b);
  case kDiv:
    return known = make<arith::DivUIOp>(a, b);
  case kRem:
    return known = make<arith::RemUIOp>(a, b);
  case kMin:
    return known = make<arith::MinSIOp>(a, b);
  default:
    return known = make<arith::MaxSIOp>(a, b);
  }
}

Index IndexCode::fromValue(Value value, unsigned level, int64_t divisor) {
  Index index;
  index.level = level;
  if (isVector(value)) {
    index.lanes = value;
    return index;
  }
  if (auto constant = value.getDefiningOp<arith::ConstantOp>()) {
    index.offset = cast<IntegerAttr>(constant.getValue()).getInt();
    index.level = 0;
    return index;
  }
  index.base = value;
  index.divisor = divisor;
  return index;
}

Value IndexCode::toScalar(const Index &index) {
  if (!index.base) {
    LevelGuard guard(*this, 0);
    return i64(index.offset);
  }
  if (!index.offset)
    return index.base;
  return arithmetic(kAdd, index.base, {}, index.offset, index.level);
}

Value IndexCode::toLanes(const Index &index) {
  if (index.lanes)
    return index.lanes;
  Value start = arithmetic(kSplat, toScalar(index), {}, 0, index.level);
  return index.stride ? arithmetic(kStep, start, {}, index.stride, index.level) : start;
}

//===----------------------------------------------------------------------===//
// Index arithmetic
//===----------------------------------------------------------------------===//

Index IndexCode::addConstant(Index a, int64_t c) {
  if (a.lanes) {
    if (c)
      a.lanes = arithmetic(kAdd, a.lanes, {}, c, a.level);
    return a;
  }
  a.offset += c;
  return a;
}

Index IndexCode::multiply(Index a, int64_t c) {
  if (c == 1)
    return a;
  if (c == 0)
    return Index::constant(0);
  if (a.lanes) {
    a.lanes = arithmetic(kMul, a.lanes, {}, c, a.level);
    return a;
  }
  if (a.base)
    a.base = arithmetic(kMul, a.base, {}, c, a.level);
  a.divisor *= std::abs(c);
  a.offset *= c;
  a.stride *= c;
  return a;
}

Index IndexCode::add(Index a, Index b) {
  unsigned level = std::max(a.level, b.level);
  if (a.lanes || b.lanes) {
    if (a.isConstant() || b.isConstant())
      return a.lanes ? addConstant(a, b.offset) : addConstant(b, a.offset);
    a.lanes = arithmetic(kAdd, toLanes(a), toLanes(b), 0, level);
    a.level = level;
    return a;
  }
  if (a.base && b.base)
    a.base = arithmetic(kAdd, a.base, b.base, 0, level);
  else if (b.base)
    a.base = b.base;
  a.divisor = std::gcd(a.divisor, b.divisor);
  a.offset += b.offset;
  a.stride += b.stride;
  a.level = level;
  return a;
}

Index IndexCode::clamp(Index a, int64_t low, int64_t high) {
  if (a.isConstant())
    return Index::constant(std::clamp(a.offset, low, high));
  Value value = toValue(a);
  value = arithmetic(kMax, value, {}, low, a.level);
  return fromValue(arithmetic(kMin, value, {}, high, a.level), a.level);
}

std::pair<Index, Index> IndexCode::divide(Index a, int64_t d) {
  if (d == 1)
    return {a, Index::constant(0)};
  if (a.isConstant())
    return {Index::constant(a.offset / d), Index::constant(a.offset % d)};
  // All lanes have one quotient when they lie between two multiples of g, which divides d; or steps
  // of whole quotients and one remainder.
  int64_t g = a.base ? std::gcd(a.divisor, d) : d;
  int64_t within = a.offset >= 0 ? a.offset % g : g;
  bool oneQuotient = !a.lanes && a.stride >= 0 && within + a.stride * (lanes - 1) < g;
  bool oneRemainder = !a.lanes && a.stride % d == 0;
  if (!oneQuotient && !oneRemainder) {
    Value value = toLanes(a);
    return {fromValue(arithmetic(kDiv, value, {}, d, a.level), a.level),
            fromValue(arithmetic(kRem, value, {}, d, a.level), a.level)};
  }
  int64_t stride = a.stride;
  Index start = a;
  start.stride = 0;
  // base is a multiple of g: (base + offset) / d = (base + g * (offset / g)) / d.
  int64_t rest = oneQuotient && a.offset >= 0 ? within : 0;
  start.offset -= rest;
  Index quotient, remainder;
  if (start.isConstant()) {
    quotient = Index::constant(start.offset / d);
    remainder = Index::constant(start.offset % d);
  } else {
    Value value = toScalar(start);
    quotient = fromValue(arithmetic(kDiv, value, {}, d, a.level), a.level);
    remainder = fromValue(arithmetic(kRem, value, {}, d, a.level), a.level,
                          std::gcd(std::gcd(a.divisor, d), start.offset));
  }
  remainder.offset += rest;
  if (oneRemainder)
    quotient.stride = stride / d;
  else
    remainder.stride = stride;
  return {quotient, remainder};
}

Index IndexCode::linearize(ArrayRef<Index> index, ArrayRef<int64_t> shape) {
  Index linear = Index::constant(0);
  int64_t stride = 1;
  for (int64_t i = shape.size() - 1; i >= 0; --i) {
    if (shape[i] != 1)
      linear = add(linear, multiply(index[i], stride));
    stride *= shape[i];
  }
  return linear;
}

Indices IndexCode::delinearize(Index linear, ArrayRef<int64_t> shape) {
  Indices index(shape.size(), Index::constant(0));
  int64_t outermost = 0;
  while (outermost < (int64_t)shape.size() && shape[outermost] == 1)
    ++outermost;
  for (int64_t i = shape.size() - 1; i > outermost; --i)
    if (shape[i] != 1)
      std::tie(linear, index[i]) = divide(linear, shape[i]);
  if (outermost < (int64_t)shape.size())
    index[outermost] = linear;
  return index;
}

/// Splits both shapes into the smallest groups of equal products, so that indices of untouched
/// dimensions pass as they are.
Indices IndexCode::reshapeIndex(ArrayRef<Index> index, ArrayRef<int64_t> from,
                                ArrayRef<int64_t> to) {
  Indices result(to.size(), Index::constant(0));
  if (llvm::is_contained(from, 0)) // no elements: products would never meet
    return result;
  size_t f = 0, t = 0;
  while (f < from.size() && t < to.size()) {
    size_t fromBegin = f, toBegin = t;
    int64_t fromProduct = from[f++], toProduct = to[t++];
    while (fromProduct != toProduct) {
      if (fromProduct < toProduct)
        fromProduct *= from[f++];
      else
        toProduct *= to[t++];
    }
    ArrayRef<int64_t> toGroup = to.slice(toBegin, t - toBegin);
    Index linear =
        linearize(index.slice(fromBegin, f - fromBegin), from.slice(fromBegin, f - fromBegin));
    llvm::copy(delinearize(linear, toGroup), result.begin() + toBegin);
  }
  return result; // what is left has size 1
}

Index IndexCode::toIndex(Value element, Type type, unsigned level) {
  LevelGuard guard(*this, level);
  auto integer = cast<IntegerType>(type);
  Type wide = typeLike(element, builder.getI64Type());
  if (integer.getWidth() < 64)
    element = integer.isUnsigned() || integer.getWidth() == 1 ? make<arith::ExtUIOp>(wide, element)
                                                              : make<arith::ExtSIOp>(wide, element);
  return fromValue(element, level);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

SmallVector<Value> IndexCode::loop(Value low, Value high, int64_t step, int64_t divisor,
                                   ValueRange inits, Body body) {
  auto forOp = scf::ForOp::create(builder, loc, low, high, i64(step), inits);
  OpBuilder::InsertPoint after = open(forOp);
  // The default terminator is there only for loops that carry nothing.
  if (!inits.empty()) {
    builder.setInsertionPointToEnd(forOp.getBody());
    scf::YieldOp::create(builder, loc, forOp.getRegionIterArgs());
  }
  builder.setInsertionPoint(forOp.getBody()->getTerminator());
  SmallVector<Value> results =
      body(fromValue(forOp.getInductionVar(), depth(), divisor), forOp.getRegionIterArgs());
  forOp.getBody()->getTerminator()->setOperands(results);
  close(after);
  return SmallVector<Value>(forOp.getResults());
}

void IndexCode::branch(Value condition, llvm::function_ref<void()> body) {
  auto ifOp = scf::IfOp::create(builder, loc, condition, /*withElseRegion=*/false);
  OpBuilder::InsertPoint after = open(ifOp);
  builder.setInsertionPoint(ifOp.thenBlock()->getTerminator());
  body();
  close(after);
}

SmallVector<Value> IndexCode::computeIf(Value condition, ValueRange otherwise,
                                        llvm::function_ref<SmallVector<Value>()> body) {
  auto ifOp = scf::IfOp::create(builder, loc, otherwise.getTypes(), condition,
                                /*withElseRegion=*/true);
  builder.setInsertionPointToEnd(ifOp.elseBlock());
  scf::YieldOp::create(builder, loc, otherwise);
  builder.setInsertionPointToEnd(ifOp.thenBlock());
  auto yield = scf::YieldOp::create(builder, loc, otherwise);
  builder.setInsertionPointAfter(ifOp);
  OpBuilder::InsertPoint after = open(ifOp);
  builder.setInsertionPoint(yield);
  yield->setOperands(body());
  close(after);
  return SmallVector<Value>(ifOp.getResults());
}

SmallVector<Value> IndexCode::loopAlongLanes(Value low, Value high, int64_t step, int64_t divisor,
                                             ValueRange inits, Body body, int64_t most) {
  return getTeam() ? loopInSteps(low, high, step, 1, divisor, inits, body, most)
                   : loop(low, high, step, divisor, inits, body);
}

/// Rounds that all threads take part in are made one after another, without a loop, where they are
/// as few as this: their loads are made at once.
constexpr int64_t kMostRounds = 4;

SmallVector<Value> IndexCode::loopInSteps(Value low, Value high, int64_t step, int64_t steps,
                                          int64_t divisor, ValueRange inits, Body body,
                                          int64_t most) {
  Team *shared = getTeam();
  Value offset = make<arith::MulIOp>(shared->getThread(), i64(step));
  int64_t all = step * shared->countThreads() * steps;
  llvm::SaveAndRestore inside(sharedLevel, depth() + 1);
  divisor = std::gcd(divisor, step);
  SmallVector<Value> values(inits);
  std::optional<int64_t> begin = getConstantIntValue(low), end = getConstantIntValue(high);
  int64_t rounds = begin && end ? std::max<int64_t>(0, *end - *begin) / all : 0;
  if (rounds > 0 && rounds <= kMostRounds) {
    // A loop of one round, which is none: what is inside is at a level of its own.
    values = loop(i64(0), i64(1), 1, 1, values, [&](Index, ValueRange args) {
      SmallVector<Value> next(args);
      for (int64_t round = 0; round < rounds; ++round) {
        Value own = make<arith::AddIOp>(offset, i64(*begin + round * all));
        next = body(fromValue(own, depth(), divisor), next);
      }
      return next;
    });
    if (*begin + rounds * all == *end)
      return values;
    low = i64(*begin + rounds * all);
  }
  Value own = make<arith::AddIOp>(low, offset);
  if (most <= all && inits.empty()) {
    branch(make<arith::CmpIOp>(arith::CmpIPredicate::slt, own, high),
           [&] { body(fromValue(own, depth(), divisor), {}); });
    return {};
  }
  return loop(own, high, all, divisor, values, body);
}

SmallVector<Value> IndexCode::loopFrom(Value own, Value high, int64_t step, int64_t divisor,
                                       ValueRange inits, Body body) {
  llvm::SaveAndRestore inside(sharedLevel, depth() + 1);
  return loop(own, high, step, divisor, inits, body);
}

void IndexCode::runOnce(llvm::function_ref<void()> body) {
  if (Team *groups = getGroups()) { // threads of one group have different elements
    groups->synchronize();
    Value isOne = make<arith::CmpIOp>(arith::CmpIPredicate::eq, groups->getGroup(), i64(0));
    if (Value isLast = groups->isLast())
      isOne = make<arith::AndIOp>(isOne, isLast);
    branch(isOne, body);
    return;
  }
  Team *shared = getTeam();
  if (!shared)
    return body();
  shared->synchronize();
  Value isOne = make<arith::CmpIOp>(arith::CmpIPredicate::eq, shared->getThread(), i64(0));
  if (Value isLast = shared->isLast())
    isOne = make<arith::AndIOp>(isOne, isLast);
  branch(isOne, body);
}

} // namespace zero
