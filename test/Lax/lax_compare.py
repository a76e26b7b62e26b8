"""How near the interpreter has to come to JAX, and why.

Results with one right answer are equal bit by bit: integers, predicates, moved data, and floats that come of at most one
op that IEEE 754 rounds. The rest is measured in units in the last place (ulp) of the result's type. docs/Conformance.md
gives the reasons.
"""

import dataclasses
import re

import jax.numpy as jnp
import numpy as np

# Ops that move data, or whose float results are always representable.
MOVES = set("""abs and bitcast_convert broadcast_in_dim case ceil clamp compare complex composite concatenate constant convert
    count_leading_zeros custom_call dynamic_slice dynamic_update_slice floor gather imag iota is_finite maximum minimum
    negate next_after not optimization_barrier or pad popcnt real reduce_precision remainder reshape return reverse
    rng_bit_generator round_nearest_afz round_nearest_even select shift_left shift_right_arithmetic shift_right_logical
    sign slice sort top_k transpose tuple while xor if conj is_inf is_pos_inf is_neg_inf ReplicaGroupMode""".split())
# Ops of real numbers that round once, correctly.
ROUNDED = {"add", "subtract", "multiply", "divide", "sqrt", "square"}
# Ops that add up many numbers, in an order of their own.
SUMS = {"convolution", "dot", "dot_general", "fft", "reduce", "reduce_window", "scatter", "select_and_scatter"}
# Ops whose error is that of their sums times the condition of the matrix.
SOLVES = {"cholesky", "triangular_solve"}
# Ops for which XLA's own approximation is off by more than a few units.
APPROXIMATE = {"log_plus_one": 160, "digamma": 64, "lgamma": 64, "erf_inv": 64, "polygamma": 256, "zeta": 64, "power": 8,
               "bessel_i1e": 16, "cosh": 8, "sinh": 8, "tan": 8, "atan2": 8, "acosh": 16, "asinh": 16, "atanh": 160}
# Ops that XLA computes as a difference of larger numbers: near their zeros the error is that of those.
CANCELLING = {"lgamma", "digamma"}
# Numbers above this do not set the scale of a result: special values are among the arguments.
LARGEST_SCALE = 2.0**20


@dataclasses.dataclass(frozen=True)
class Tolerance:
    ulps: float  # of each element
    scale_ulps: float  # of the largest element of the result
    eps: float  # of the coarsest float type in the program

    def __str__(self):
        return f"{self.ulps:g} ulp + {self.scale_ulps:g} ulp of the largest"


def _rounding_ops(text):
    """Names of the ops that round floats, once per occurrence; ops on integers and predicates alone do not."""
    found = []
    for line in text.splitlines():
        exact = MOVES - {"abs", "sign"} if "complex<" in line else MOVES
        ops = [op for op in re.findall(r"\b(?:stablehlo|chlo)\.(\w+)", line) if op not in exact]
        if ops and (re.search("f16>|f32>|f64>|reducer|applies", line) or "({" in line):
            found += ops
    return found


def tolerance(text):
    """What the ops of a program allow."""
    ops = _rounding_ops(text)
    sums = max([32 if op in SUMS else 1024 for op in ops if op in SUMS | SOLVES], default=0)
    rounded = [op for op in ops if op not in SUMS | SOLVES]
    ulps = max([APPROXIMATE.get(op, 0 if op in ROUNDED else 4) for op in rounded], default=0)
    if "divide" in rounded and "broadcast_in_dim" in text:
        ulps = max(ulps, 1)  # XLA multiplies by the reciprocal of what it broadcasts
    several = len(rounded) > 1 or CANCELLING.intersection(rounded) or (rounded and "stablehlo.while" in text)
    if rounded and "complex<" in text:
        ulps, several = max(ulps, 8), True  # a complex number is rounded part by part, and products cancel
    if "complex<" in text and "power" in rounded:
        ulps, sums = max(ulps, 32), max(sums, 256)  # exp(b log a): the error of the exponent is multiplied by it
    eps = max([float(jnp.finfo(t).eps) for t in re.findall("bfloat16|float16|float32", _spelled(text))], default=0.0)
    return Tolerance(ulps, max(16 if several else 0, sums), eps)


def _spelled(text):
    """The float types of a program by their NumPy names."""
    found = set(re.findall("[x<](bf16|f16|f32)>", text))
    return " ".join({"bf16": "bfloat16", "f16": "float16", "f32": "float32"}[name] for name in sorted(found))


def _parts(array):
    """Complex numbers as two arrays: each part is measured against the modulus."""
    return [array.real, array.imag] if np.iscomplexobj(array) else [array]


def difference(found, expected, allowed):
    """What is wrong, or None."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return f"found {found.dtype}{list(found.shape)}, expected {expected.dtype}{list(expected.shape)}"
    if found.size == 0:
        return None
    if not jnp.issubdtype(expected.dtype, jnp.inexact):
        wrong = found != expected
        return _describe(wrong, found, expected, "differs") if wrong.any() else None
    return _float_difference(found, expected, allowed)


def _float_difference(found, expected, allowed):
    info, wide = jnp.finfo(expected.dtype), np.complex128 if np.iscomplexobj(expected) else np.float64
    a, b = found.astype(wide), expected.astype(wide)
    size = np.abs(b)
    finite = np.isfinite(size)
    tiny, highest = float(info.tiny), float(info.max)
    eps = max(float(info.eps), allowed.eps if allowed.scale_ulps else 0.0)
    largest = min(np.max(size[finite], initial=0.0), LARGEST_SCALE)
    # An ulp of a number between 2^k and 2^(k+1) is eps * 2^k.
    unit = float(info.eps) * np.exp2(np.floor(np.log2(np.clip(np.where(finite, size, 1.0), tiny, highest))))
    room = allowed.ulps * unit + allowed.scale_ulps * eps * largest + tiny  # XLA takes denormals for zero
    wrong, worst = np.zeros(expected.shape, bool), np.zeros(expected.shape)
    for x, y in zip(_parts(a), _parts(b)):
        same = (x == y) | (np.isnan(x) & np.isnan(y))
        if allowed.ulps or allowed.scale_ulps:  # an overflow that comes one rounding earlier is no difference
            x, y = (np.where(np.isinf(v), np.copysign(highest, v), v) for v in (x, y))
        with np.errstate(invalid="ignore", over="ignore"):
            distance = np.abs(x - y)
        wrong |= ~same & ~(distance <= room)
        worst = np.maximum(worst, np.where(same, 0, distance / unit))
    if not wrong.any():
        return None
    return _describe(wrong, found, expected, f"off by {np.nanmax(worst[wrong]):.3g} ulp")


def _describe(wrong, found, expected, what):
    first = tuple(int(i[0]) for i in np.nonzero(wrong)) if wrong.ndim else ()
    return (f"{what}: {int(wrong.sum())} of {wrong.size} elements, first at {list(first)}: found {found[first]}, "
            f"expected {expected[first]}")
