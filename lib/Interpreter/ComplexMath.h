//===- ComplexMath.h - Functions of complex numbers ----------------------------===//
//
// In f64 whatever the element type. Products are the plain formula: no infinity is recovered from
// NaN, as C would do, because XLA does not.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_COMPLEXMATH_H
#define ZERO_LIB_INTERPRETER_COMPLEXMATH_H

#include <cmath>
#include <complex>

namespace zero::interp::complex {

using C = std::complex<double>;

template <typename T> std::complex<T> multiply(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

template <typename T> std::complex<T> divide(std::complex<T> a, std::complex<T> b) {
  return std::complex<T>(C(a) / C(b));
}

inline C cos(C z) { return std::cos(z); }
inline C exp(C z) {
  // Infinity times the zero imaginary part of a real number would be NaN.
  return z.imag() == 0 ? C(std::exp(z.real()), z.imag()) : std::exp(z);
}
inline C log(C z) { return std::log(z); }
inline C sin(C z) { return std::sin(z); }
inline C sqrt(C z) { return std::sqrt(z); }
inline C tan(C z) { return std::tan(z); }
inline C tanh(C z) { return std::tanh(z); }

inline C cbrt(C z) { return z == C(0) ? z : std::pow(z, C(1.0 / 3)); }
inline C rsqrt(C z) { return C(1) / std::sqrt(z); }
inline C logistic(C z) { return C(1) / (C(1) + exp(-z)); }

/// e^x (cos y + i sin y) - 1 without cancellation near 0.
inline C expm1(C z) {
  if (z.imag() == 0)
    return {std::expm1(z.real()), z.imag()};
  double grown = std::expm1(z.real()), half = std::sin(z.imag() / 2);
  return {grown * std::cos(z.imag()) - 2 * half * half, (grown + 1) * std::sin(z.imag())};
}

/// |1 + z|^2 is 1 + x (2 + x) + y^2, which keeps the digits of a small z.
inline C log1p(C z) {
  double x = z.real(), y = z.imag();
  bool small = std::fabs(x) < 0.5 && std::fabs(y) < 0.5;
  double modulus = small ? 0.5 * std::log1p(x * (2 + x) + y * y) : std::log(std::hypot(1 + x, y));
  return {modulus, std::atan2(y, 1 + x)};
}

inline C power(C a, C b) {
  if (b == C(0))
    return 1;
  if (a == C(0))
    return b.real() > 0 ? C(0) : C(std::pow(0.0, b.real()), b.imag() == 0 ? 0.0 : NAN);
  return std::pow(a, b);
}

/// -i log((x + i y) / sqrt(x^2 + y^2)), as the angle of a point (x, y) goes on to complex numbers.
inline C atan2(C y, C x) {
  constexpr C i(0, 1);
  C modulus = std::sqrt(multiply(x, x) + multiply(y, y));
  return multiply(-i, std::log((x + multiply(i, y)) / modulus));
}

/// NaN in either part makes both NaN.
inline C sign(C z) {
  if (std::isnan(z.real()) || std::isnan(z.imag()))
    return {NAN, NAN};
  double size = std::abs(z);
  return size == 0 ? z : z / size;
}

} // namespace zero::interp::complex
#endif
