"""Elementwise ops on special values, conversions between all types, derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import ALL, BOOL, COMPLEX, FLOATS, F32, F64, BF16, F16, INTS, SIGNED, between, name_of, numbers, pairs, special

FLOAT_UNARY = ("abs ceil floor sign neg is_finite sqrt rsqrt cbrt exp exp2 expm1 log log1p sin cos tan sinh cosh tanh asin "
               "acos atan asinh acosh atanh logistic erf erfc erf_inv lgamma digamma round square reciprocal "
               "bessel_i0e bessel_i1e").split()
INT_UNARY = "abs sign neg bitwise_not population_count clz square".split()
FLOAT_BINARY = "add sub mul div rem max min pow atan2 nextafter eq ne lt le gt ge".split()
INT_BINARY = ("add sub mul div rem max min bitwise_and bitwise_or bitwise_xor shift_left shift_right_logical "
              "shift_right_arithmetic eq ne lt le gt ge").split()
# sin of 3e38 tests how pi is stored, not the op: XLA's own answer differs between element types.
PERIODIC = {"sin", "cos", "tan"}
# Where a function and its derivative are smooth.
DOMAIN = {"sqrt": (0.1, 4), "rsqrt": (0.1, 4), "log": (0.1, 4), "log1p": (-0.5, 4), "asin": (-0.9, 0.9), "acos": (-0.9, 0.9),
          "acosh": (1.1, 4), "atanh": (-0.9, 0.9), "erf_inv": (-0.9, 0.9), "lgamma": (0.2, 6), "digamma": (0.2, 6),
          "reciprocal": (0.3, 3)}
FLAT = {"ceil", "floor", "sign", "is_finite", "round"}


def _values(name, dtype):
    values = special(dtype)
    if name in PERIODIC:
        values = values[~(np.abs(values.astype(np.float64)) > 1e4)]
    return values


def _unary():
    for op in FLOAT_UNARY:
        for dtype in FLOATS:
            yield Case(f"special_{op}_{name_of(dtype)}", lambda rng, op=op, d=dtype: (getattr(lax, op), [_values(op, d)]),
                       is_wide(dtype))
    for op in INT_UNARY:
        for dtype in INTS:
            if op not in ("abs", "neg") or np.dtype(dtype).kind == "i":
                yield Case(f"special_{op}_{name_of(dtype)}", lambda rng, op=op, d=dtype: (getattr(lax, op), [special(d)]),
                           is_wide(dtype))
    for dtype in FLOATS:
        yield Case(f"special_round_even_{name_of(dtype)}",
                   lambda rng, d=dtype: (lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), [special(d)]),
                   is_wide(dtype))


def _binary():
    for op in FLOAT_BINARY:
        for dtype in FLOATS:
            yield Case(f"pairs_{op}_{name_of(dtype)}",
                       lambda rng, op=op, d=dtype: (getattr(lax, op), pairs(special(d))), is_wide(dtype))
    for op in INT_BINARY:
        for dtype in INTS:
            yield Case(f"pairs_{op}_{name_of(dtype)}",
                       lambda rng, op=op, d=dtype: (getattr(lax, op), pairs(special(d))), is_wide(dtype))
    for op in "bitwise_and bitwise_or bitwise_xor max min eq ne lt le gt ge".split():
        yield Case(f"pairs_{op}_bool", lambda rng, op=op: (getattr(lax, op), pairs(special(BOOL))))


def _conversions():
    for source in ALL:
        for target in ALL:
            yield Case(f"convert_special_{name_of(source)}_to_{name_of(target)}",
                       lambda rng, s=source, t=target: (lambda x: lax.convert_element_type(x, t), [special(s)]),
                       is_wide(source, target))
    for dtype in FLOATS:
        for exponent, mantissa in ((5, 10), (8, 7), (4, 3), (5, 2), (2, 1)):
            yield Case(f"reduce_precision_{exponent}_{mantissa}_{name_of(dtype)}",
                       lambda rng, d=dtype, e=exponent, m=mantissa: (
                           lambda x: lax.reduce_precision(x, e, m),
                           [np.concatenate([special(d), numbers(rng, (64,), d, 30.0)])]), is_wide(dtype))
    for source in ALL[:-1]:
        for target in ALL[:-1]:
            yield Case(f"bitcast_{name_of(source)}_to_{name_of(target)}",
                       lambda rng, s=source, t=target: (lambda x: lax.bitcast_convert_type(x, t),
                                                        [_for_bitcast(rng, s, t)]), is_wide(source, target))


def _for_bitcast(rng, source, target):
    ratio = np.dtype(target).itemsize // np.dtype(source).itemsize
    return numbers(rng, (3, ratio) if ratio > 1 else (3, 4), source)


def _choices():
    for dtype in ALL:
        wide = is_wide(dtype)
        yield Case(f"select_{name_of(dtype)}", lambda rng, d=dtype: (
            lax.select, [numbers(rng, (4, 5), BOOL), numbers(rng, (4, 5), d), numbers(rng, (4, 5), d)]), wide)
        yield Case(f"select_scalar_{name_of(dtype)}", lambda rng, d=dtype: (
            lax.select, [np.bool_(True), numbers(rng, (4, 5), d), numbers(rng, (4, 5), d)]), wide)
        yield Case(f"select_n_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda i, *x: lax.select_n(i, *x),
            [rng.randint(0, 3, (4, 5)).astype(np.int32), *(numbers(rng, (4, 5), d) for _ in range(3))]), wide)
        if dtype != BOOL:
            yield Case(f"clamp_{name_of(dtype)}", lambda rng, d=dtype: (
                lambda low, x, high: lax.clamp(low, x, high), [np.array(1, d), special(d), np.array(7, d)]), wide)
    for dtype in FLOATS:
        yield Case(f"clamp_each_{name_of(dtype)}", lambda rng, d=dtype: (
            lax.clamp, [numbers(rng, (9,), d), numbers(rng, (9,), d), numbers(rng, (9,), d)]), is_wide(dtype))


def _argument(rng, op, dtype):
    return between(rng, (5, 4), *DOMAIN.get(op, (-2.5, 2.5)), dtype)


def _derivatives():
    for op in FLOAT_UNARY:
        if op in FLAT:
            continue
        for dtype in FLOATS:
            yield Case(f"vjp_{op}_{name_of(dtype)}", lambda rng, op=op, d=dtype: (
                lambda x, t: jax.vjp(getattr(lax, op), x)[1](t), [_argument(rng, op, d), numbers(rng, (5, 4), d)]),
                is_wide(dtype))
        yield Case(f"jvp_{op}_f32", lambda rng, op=op: (
            lambda x, t: jax.jvp(getattr(lax, op), (x,), (t,)), [_argument(rng, op, F32), numbers(rng, (5, 4))]))
    for op in "add sub mul div max min pow atan2 rem".split():
        for dtype in FLOATS:
            yield Case(f"vjp_{op}_{name_of(dtype)}", lambda rng, op=op, d=dtype: (
                lambda x, y, t: jax.vjp(getattr(lax, op), x, y)[1](t),
                [between(rng, (5, 4), 0.3, 3, d), between(rng, (5, 4), 0.3, 3, d), numbers(rng, (5, 4), d)]), is_wide(dtype))
    for power in (-2, -1, 2, 3, 5, 8):
        for dtype in FLOATS:
            yield Case(f"vjp_integer_pow_{power}_{name_of(dtype)}".replace("-", "m"), lambda rng, p=power, d=dtype: (
                lambda x, t: jax.vjp(lambda v: lax.integer_pow(v, p), x)[1](t),
                [between(rng, (5, 4), 0.3, 3, d), numbers(rng, (5, 4), d)]), is_wide(dtype))


COMPLEX_UNARY = ("neg abs sign exp log log1p expm1 sin cos tan sinh cosh tanh sqrt rsqrt real imag conj logistic square "
                 "asin acos atan asinh acosh atanh").split()


def _complex():
    for dtype in COMPLEX:
        for op in COMPLEX_UNARY:
            yield Case(f"complex_{op}_{name_of(dtype)}",
                       lambda rng, op=op, d=dtype: (getattr(lax, op), [numbers(rng, (4, 5), d)]), is_wide(dtype))
        for op in "add sub mul div pow eq ne".split():
            yield Case(f"complex_{op}_{name_of(dtype)}", lambda rng, op=op, d=dtype: (
                getattr(lax, op), [numbers(rng, (4, 5), d), numbers(rng, (4, 5), d)]), is_wide(dtype))
        for op in "exp log sin tanh sqrt square".split():
            yield Case(f"complex_vjp_{op}_{name_of(dtype)}", lambda rng, op=op, d=dtype: (
                lambda x, t: jax.vjp(getattr(lax, op), x)[1](t), [numbers(rng, (4, 5), d), numbers(rng, (4, 5), d)]),
                is_wide(dtype))
    yield Case("complex_of_parts", lambda rng: (lax.complex, [numbers(rng, (3, 4)), numbers(rng, (3, 4))]))
    yield Case("complex_matmul", lambda rng: (jnp.matmul, [numbers(rng, (3, 4), np.complex64), numbers(rng, (4, 5), np.complex64)]))
    yield Case("complex_sum", lambda rng: (lambda x: (x.sum(0), x.prod(1)), [numbers(rng, (3, 4), np.complex64)]))


def cases():
    for family in (_unary, _binary, _conversions, _choices, _derivatives, _complex):
        yield from family()
