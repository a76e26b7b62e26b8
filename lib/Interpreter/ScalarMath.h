//===- ScalarMath.h - The ops of StableHLO on single elements -----------------===//
//
// One struct per op with `apply` on C++ values and the kinds of element types it is defined on. The
// struct is what elementwise ops, reductions, scatters and collectives share. Floats are f32 or f64
// here: narrower numbers are widened before. Functions of complex numbers are in ComplexMath.h.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_SCALARMATH_H
#define ZERO_LIB_INTERPRETER_SCALARMATH_H

#include "ComplexMath.h"

#include "llvm/ADT/bit.h"
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace zero::interp {

/// `kOrdered` is every type but the complex ones, which have no order.
enum Domain : unsigned { kBool = 1, kInt = 2, kFloat = 4, kComplex = 8, kOrdered = 7, kAny = 15 };

template <typename T>
constexpr unsigned domainOf = std::is_same_v<T, bool>       ? kBool
                              : std::is_integral_v<T>       ? kInt
                              : std::is_floating_point_v<T> ? kFloat
                                                            : kComplex;

/// Same bits, unsigned: arithmetic that wraps around. 64 bits, as smaller types are promoted to
/// int.
template <typename T> uint64_t wrap(T value) { return static_cast<uint64_t>(value); }

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

struct Add {
  static constexpr unsigned domains = kAny;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kBool)
      return a | b;
    else if constexpr (domainOf<T> == kInt)
      return static_cast<T>(wrap(a) + wrap(b));
    else
      return a + b;
  }
};

struct Subtract {
  static constexpr unsigned domains = kInt | kFloat | kComplex;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kInt)
      return static_cast<T>(wrap(a) - wrap(b));
    else
      return a - b;
  }
};

struct Multiply {
  static constexpr unsigned domains = kAny;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kBool)
      return a & b;
    else if constexpr (domainOf<T> == kInt)
      return static_cast<T>(wrap(a) * wrap(b));
    else if constexpr (domainOf<T> == kComplex)
      return complex::multiply(a, b);
    else
      return a * b;
  }
};

/// Integers: toward zero; by zero all bits set; smallest / -1 wraps.
struct Divide {
  static constexpr unsigned domains = kInt | kFloat | kComplex;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kFloat)
      return a / b;
    else if constexpr (domainOf<T> == kComplex)
      return complex::divide(a, b);
    else if (b == 0)
      return static_cast<T>(-1);
    else if (std::is_signed_v<T> && b == static_cast<T>(-1))
      return static_cast<T>(0 - wrap(a));
    else
      return static_cast<T>(a / b);
  }
};

/// Sign of the dividend; integers: by zero the dividend.
struct Remainder {
  static constexpr unsigned domains = kInt | kFloat;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kFloat)
      return std::fmod(a, b);
    else if (b == 0)
      return a;
    else if (std::is_signed_v<T> && b == static_cast<T>(-1))
      return 0;
    else
      return static_cast<T>(a % b);
  }
};

/// NaN if one is; +0 is larger than -0.
struct Maximum {
  static constexpr unsigned domains = kOrdered;
  template <typename T> static T apply(T a, T b) {
    T larger = a > b ? a : b;
    if constexpr (domainOf<T> == kFloat) {
      larger = a == b ? (std::signbit(a) ? b : a) : larger;
      larger = a != a ? a : larger;
    }
    return larger;
  }
};

struct Minimum {
  static constexpr unsigned domains = kOrdered;
  template <typename T> static T apply(T a, T b) {
    T smaller = a < b ? a : b;
    if constexpr (domainOf<T> == kFloat) {
      smaller = a == b ? (std::signbit(a) ? a : b) : smaller;
      smaller = a != a ? a : smaller;
    }
    return smaller;
  }
};

/// Integers: by squaring, wrapping; a negative exponent gives 0 but for bases 1 and -1.
struct Power {
  static constexpr unsigned domains = kInt | kFloat | kComplex;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kComplex) {
      return static_cast<T>(complex::power(a, b));
    } else if constexpr (domainOf<T> == kFloat) {
      return static_cast<T>(std::pow(static_cast<double>(a), static_cast<double>(b)));
    } else {
      if (std::is_signed_v<T> && b < 0)
        return a == 1 ? T(1) : a == static_cast<T>(-1) ? static_cast<T>(b % 2 ? -1 : 1) : T(0);
      uint64_t result = 1, base = wrap(a);
      for (uint64_t exponent = wrap(b); exponent; exponent >>= 1, base *= base)
        if (exponent & 1)
          result *= base;
      return static_cast<T>(result);
    }
  }
};

struct Atan2 {
  static constexpr unsigned domains = kFloat | kComplex;
  template <typename T> static T apply(T a, T b) {
    if constexpr (domainOf<T> == kComplex)
      return static_cast<T>(complex::atan2(a, b));
    else
      return static_cast<T>(std::atan2(static_cast<double>(a), static_cast<double>(b)));
  }
};

struct And {
  static constexpr unsigned domains = kBool | kInt;
  template <typename T> static T apply(T a, T b) { return static_cast<T>(a & b); }
};
struct Or {
  static constexpr unsigned domains = kBool | kInt;
  template <typename T> static T apply(T a, T b) { return static_cast<T>(a | b); }
};
struct Xor {
  static constexpr unsigned domains = kBool | kInt;
  template <typename T> static T apply(T a, T b) { return static_cast<T>(a ^ b); }
};

/// Shift amounts are unsigned; shifting out every bit gives 0, or the sign for the arithmetic
/// shift.
struct ShiftLeft {
  static constexpr unsigned domains = kInt;
  template <typename T> static T apply(T a, T b) {
    auto amount = static_cast<std::make_unsigned_t<T>>(b);
    return amount >= 8 * sizeof(T) ? T(0) : static_cast<T>(wrap(a) << amount);
  }
};
struct ShiftRightLogical {
  static constexpr unsigned domains = kInt;
  template <typename T> static T apply(T a, T b) {
    auto amount = static_cast<std::make_unsigned_t<T>>(b);
    return amount >= 8 * sizeof(T)
               ? T(0)
               : static_cast<T>(static_cast<std::make_unsigned_t<T>>(a) >> amount);
  }
};
struct ShiftRightArithmetic {
  static constexpr unsigned domains = kInt;
  template <typename T> static T apply(T a, T b) {
    using Signed = std::make_signed_t<T>;
    auto amount = static_cast<std::make_unsigned_t<T>>(b);
    if (amount >= 8 * sizeof(T))
      amount = 8 * sizeof(T) - 1;
    return static_cast<T>(static_cast<Signed>(a) >> amount);
  }
};

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

struct Abs {
  static constexpr unsigned domains = kInt | kFloat;
  template <typename T> static T apply(T a) {
    if constexpr (domainOf<T> == kFloat)
      return std::fabs(a);
    else
      return a < 0 ? static_cast<T>(0 - wrap(a)) : a;
  }
};
struct Negate {
  static constexpr unsigned domains = kInt | kFloat | kComplex;
  template <typename T> static T apply(T a) {
    if constexpr (domainOf<T> & (kFloat | kComplex))
      return -a;
    else
      return static_cast<T>(0 - wrap(a));
  }
};
/// NaN stays NaN, zeros keep their sign; a complex number is divided by its absolute value.
struct Sign {
  static constexpr unsigned domains = kInt | kFloat | kComplex;
  template <typename T> static T apply(T a) {
    if constexpr (domainOf<T> == kComplex)
      return static_cast<T>(complex::sign(a));
    else if constexpr (domainOf<T> == kFloat)
      return a > 0 ? T(1) : a < 0 ? T(-1) : a;
    else
      return static_cast<T>((a > 0) - (a < 0));
  }
};
struct Not {
  static constexpr unsigned domains = kBool | kInt;
  template <typename T> static T apply(T a) {
    if constexpr (domainOf<T> == kBool)
      return !a;
    else
      return static_cast<T>(~a);
  }
};
struct PopulationCount {
  static constexpr unsigned domains = kInt;
  template <typename T> static T apply(T a) {
    return static_cast<T>(llvm::popcount(static_cast<std::make_unsigned_t<T>>(a)));
  }
};
struct CountLeadingZeros {
  static constexpr unsigned domains = kInt;
  template <typename T> static T apply(T a) {
    return static_cast<T>(llvm::countl_zero(static_cast<std::make_unsigned_t<T>>(a)));
  }
};

/// Exact in the type itself.
#define ZERO_EXACT(NAME, EXPRESSION)                                                               \
  struct NAME {                                                                                    \
    static constexpr unsigned domains = kFloat;                                                    \
    template <typename T> static T apply(T x) { return EXPRESSION; }                               \
  };
ZERO_EXACT(Ceil, std::ceil(x))
ZERO_EXACT(Floor, std::floor(x))
ZERO_EXACT(RoundAwayFromZero, std::round(x))
ZERO_EXACT(RoundEven, __builtin_roundeven(x))
#undef ZERO_EXACT

/// Computed in f64 and rounded once, so that f32 results hardly depend on the C library. `COMPLEX`
/// is the function on std::complex<double>. (The square root of an f32 in f64, rounded, is exact
/// too.)
#define ZERO_TRANSCENDENTAL(NAME, EXPRESSION, COMPLEX)                                             \
  struct NAME {                                                                                    \
    static constexpr unsigned domains = kFloat | kComplex;                                         \
    template <typename T> static T apply(T a) {                                                    \
      if constexpr (domainOf<T> == kComplex) {                                                     \
        return static_cast<T>(COMPLEX(a));                                                         \
      } else {                                                                                     \
        double x = a;                                                                              \
        return static_cast<T>(EXPRESSION);                                                         \
      }                                                                                            \
    }                                                                                              \
  };
ZERO_TRANSCENDENTAL(Cbrt, std::cbrt(x), complex::cbrt)
ZERO_TRANSCENDENTAL(Cosine, std::cos(x), complex::cos)
ZERO_TRANSCENDENTAL(Exponential, std::exp(x), complex::exp)
ZERO_TRANSCENDENTAL(ExponentialMinusOne, std::expm1(x), complex::expm1)
ZERO_TRANSCENDENTAL(Log, std::log(x), complex::log)
ZERO_TRANSCENDENTAL(LogPlusOne, std::log1p(x), complex::log1p)
ZERO_TRANSCENDENTAL(Logistic, 1.0 / (1.0 + std::exp(-x)), complex::logistic)
ZERO_TRANSCENDENTAL(Rsqrt, 1.0 / std::sqrt(x), complex::rsqrt)
ZERO_TRANSCENDENTAL(Sine, std::sin(x), complex::sin)
ZERO_TRANSCENDENTAL(Sqrt, std::sqrt(x), complex::sqrt)
ZERO_TRANSCENDENTAL(Tan, std::tan(x), complex::tan)
ZERO_TRANSCENDENTAL(Tanh, std::tanh(x), complex::tanh)
#undef ZERO_TRANSCENDENTAL

} // namespace zero::interp
#endif
