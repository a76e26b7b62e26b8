//===- Bodies.h - Bodies of reductions, scatters and sorts --------------------===//
//
// Most bodies are one op on the two arguments: those run as loops over elements. Others run through
// the machine.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_BODIES_H
#define ZERO_LIB_INTERPRETER_BODIES_H

#include "Machine.h"
#include "ScalarMath.h"

namespace zero::interp {

/// What a body of two scalar arguments does, where it is that simple.
enum class Combiner { Add, Multiply, Maximum, Minimum, And, Or, Xor, Replace };

/// The combiner that the block is: one op of its two arguments (in any order if commutative) or,
/// for `Replace`, returning the second argument; none for anything else.
std::optional<Combiner> getCombiner(mlir::Block &block);

/// Calls `fn(Op())` with the struct of ScalarMath.h of a combiner that is one op on elements of
/// `dtype`; false where there is none (`Replace`, or an op not defined on the type). Narrow
/// numbers count as the type in which the struct works on them.
template <typename T, typename Fn> bool dispatchCombiner(Combiner combiner, Fn &&fn) {
  auto call = [&](auto op) {
    if constexpr ((decltype(op)::domains & domainOf<T>) != 0) {
      fn(op);
      return true;
    } else {
      return false;
    }
  };
  switch (combiner) {
  case Combiner::Add:
    return call(Add());
  case Combiner::Multiply:
    return call(Multiply());
  case Combiner::Maximum:
    return call(Maximum());
  case Combiner::Minimum:
    return call(Minimum());
  case Combiner::And:
    return call(And());
  case Combiner::Or:
    return call(Or());
  case Combiner::Xor:
    return call(Xor());
  case Combiner::Replace:
    return false;
  }
  return false;
}

/// The element x for which op(x, y) == y for every y.
template <typename T, typename Op> T getIdentity() {
  using Limits = std::numeric_limits<T>;
  if constexpr (domainOf<T> == kBool)
    return std::is_same_v<Op, Multiply> || std::is_same_v<Op, Minimum> || std::is_same_v<Op, And>;
  else if constexpr (std::is_same_v<Op, Add>)
    return domainOf<T> & (kFloat | kComplex) ? -T(0) : T(0); // -0.0 + x is x, also for x = -0.0
  else if constexpr (std::is_same_v<Op, Multiply>)
    return T(1);
  else if constexpr (std::is_same_v<Op, Maximum>)
    return Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
  else if constexpr (std::is_same_v<Op, Minimum>)
    return Limits::has_infinity ? Limits::infinity() : Limits::max();
  else if constexpr (std::is_same_v<Op, And>)
    return static_cast<T>(-1);
  else
    return T(0);
}

/// The type in which the elements of a reduction are summed: f64 for floats and the parts of
/// complex numbers, as the reference should not add errors of its own; rounded once at the end.
template <typename T>
using Accumulator =
    std::conditional_t<isFloatType<T>, double,
                       std::conditional_t<isComplexType<T>, std::complex<double>, Compute<T>>>;

/// Reduces `count` elements in a fixed order that vectorises: 16 interleaved partial results, each
/// left to right, then folded pairwise.
template <typename Op, typename From, typename T> T reduceRow(const From *from, int64_t count) {
  constexpr int64_t lanes = 16;
  T partial[lanes];
  std::fill_n(partial, lanes, getIdentity<T, Op>());
  int64_t i = 0;
  for (; i + lanes <= count; i += lanes)
    for (int64_t lane = 0; lane < lanes; ++lane)
      partial[lane] = Op::template apply<T>(partial[lane], static_cast<T>(from[i + lane]));
  for (int64_t lane = 0; i < count; ++i, ++lane)
    partial[lane] = Op::template apply<T>(partial[lane], static_cast<T>(from[i]));
  for (int64_t half = lanes / 2; half > 0; half /= 2)
    for (int64_t lane = 0; lane < half; ++lane)
      partial[lane] = Op::template apply<T>(partial[lane], partial[lane + half]);
  return partial[0];
}

} // namespace zero::interp
#endif
