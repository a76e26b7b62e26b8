"""Arguments of cases: ordinary numbers and the ones that break things."""

import jax.numpy as jnp
import ml_dtypes
import numpy as np

F32, BF16, F16, F64 = np.float32, ml_dtypes.bfloat16, np.float16, np.float64
FLOATS = (F32, BF16, F16, F64)
SIGNED, UNSIGNED = (np.int8, np.int16, np.int32, np.int64), (np.uint8, np.uint16, np.uint32, np.uint64)
INTS = SIGNED + UNSIGNED
BOOL = np.bool_
COMPLEX = (np.complex64, np.complex128)
ALL = FLOATS + INTS + (BOOL,)


def name_of(dtype):
    return np.dtype(dtype).name.replace("bfloat", "bf").replace("float", "f").replace("uint", "u").replace("int", "i")


def is_float(dtype):
    return jnp.issubdtype(dtype, jnp.floating)


def numbers(rng, shape, dtype=F32, scale=1.0):
    """Normal floats, small integers (from 0 for unsigned ones), coin flips."""
    if dtype == BOOL:
        return rng.randint(0, 2, shape).astype(bool)
    if jnp.issubdtype(dtype, jnp.complexfloating):
        return ((rng.randn(*shape) + 1j * rng.randn(*shape)) * scale).astype(dtype)
    if is_float(dtype):
        return (np.asarray(rng.randn(*shape)) * scale).astype(dtype)
    return rng.randint(0 if np.dtype(dtype).kind == "u" else -20, 20, shape).astype(dtype)


def between(rng, shape, low, high, dtype=F32):
    return rng.uniform(low, high, shape).astype(dtype)


def distinct(rng, shape, dtype=F32):
    """Different numbers in random order: no ties for a maximum or a sort."""
    count = int(np.prod(shape, dtype=int))
    return (rng.permutation(count) - count // 2).reshape(shape).astype(dtype)


def special(dtype):
    """Zeros, ones, halves, infinities, NaN, the largest and the smallest normal numbers; the ends of an integer's range.

    Without denormal floats: XLA takes them for zero on CPUs, the interpreter does not.
    """
    if dtype == BOOL:
        return np.array([False, True])
    if is_float(dtype):
        info = jnp.finfo(dtype)
        ends = [info.tiny, -info.tiny, info.max, -info.max, info.eps, 1 + float(info.eps)]
        values = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.3, 3.0, -7.25, 88.0, -104.0, np.inf, -np.inf, np.nan]
        return np.array(values + [float(e) for e in ends], np.float64).astype(dtype)
    info = np.iinfo(dtype)
    values = {0, 1, 2, 7, info.bits - 1, info.bits, info.max, info.max - 1, info.min, info.max // 2 + 1}
    values |= {-1, -2, -7, info.min + 1} if info.min < 0 else set()
    return np.array(sorted(values), dtype)


def moved(rng, shape, dtype):
    """Any bits at all, denormal floats and several NaN among them: what ops that only move data must keep."""
    if dtype == BOOL:
        return numbers(rng, shape, BOOL)
    if is_float(dtype):
        values = numbers(rng, shape, dtype)
        info = jnp.finfo(dtype)
        some = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, float(info.smallest_subnormal), float(info.max)]).astype(dtype)
        flat = values.reshape(-1)
        flat[: min(flat.size, some.size)] = some[: flat.size]
        return flat.reshape(shape)
    info = np.iinfo(dtype)
    return rng.randint(info.min, info.max, shape, dtype=dtype)


def pairs(values):
    """Every element against every other."""
    return np.repeat(values, values.size), np.tile(values, values.size)
