"""Compiled sorts against JAX: to the last bit, however the work is split. Every program is one kernel."""

import dataclasses
import sys
import pathlib
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Lax"))

from kernels import Kernels, kernel_text, storage  # noqa: E402  (the path comes first)
from lax_corpus import values  # noqa: E402


@dataclasses.dataclass(frozen=True)
class Case:
    function: Callable
    arguments: tuple


def keys(shape, dtype, seed=0):
    """Few distinct values, so that ties show whether a sort is stable; NaN, infinities and zeros of both signs."""
    rng = np.random.RandomState(seed)
    if dtype == np.bool_:
        return rng.rand(*shape) < 0.5
    if np.issubdtype(dtype, np.integer):
        return rng.randint(0 if np.issubdtype(dtype, np.unsignedinteger) else -5, 6, shape).astype(dtype)
    found = (rng.randint(-4, 5, shape) / 2).astype(np.float32)
    for number in (np.nan, np.inf, -np.inf, -0.0):
        found[rng.rand(*shape) < 0.05] = number
    return found.astype(dtype)


def sort(*arguments, dimension=-1, stable=True, count=1):
    return Case(lambda *a: jax.lax.sort(a, dimension=dimension, is_stable=stable, num_keys=count), arguments)


def numbers(shape):
    return np.arange(np.prod(shape), dtype=np.int32).reshape(shape)


def falling(x):
    """Argsort from the largest down."""
    return jax.lax.sort((-x, jax.lax.broadcasted_iota(jnp.int32, x.shape, 1)), dimension=1, num_keys=1)


FLOATS = (np.float32, np.float64, np.float16, values.BF16)
INTEGERS = (np.bool_, np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64)
CASES = [
    *(sort(keys((3, length), np.float32, length)) for length in (1, 2, 3, 5, 8, 17, 64, 100, 1000)),
    *(sort(keys((4, 37), dtype), numbers((4, 37))) for dtype in FLOATS + INTEGERS),
    *(sort(keys((5, 19, 7), np.float32), numbers((5, 19, 7)), dimension=d) for d in (0, 1, 2)),
    sort(keys((40, 9), np.int32), keys((40, 9), np.float32, 1), numbers((40, 9)), dimension=0, count=2),
    sort(keys((33,), np.int8), keys((33,), np.float64, 1), keys((33,), np.bool_, 2), numbers((33,)), count=3),
    sort(numbers((2, 50))[:, ::-1], dimension=1, stable=False),
    sort(keys((0, 4), np.float32)),
    sort(keys((4, 0), np.float32)),
    sort(keys((5000,), np.float32), numbers((5000,))),
    Case(falling, (keys((6, 41), np.float32),)),
]


@pytest.fixture(scope="module", params=["cpu", pytest.param("cpu:x86-64", marks=pytest.mark.nightly), "cuda"])
def kernels(request, tmp_path_factory):
    with jax.enable_x64(True):
        text = "".join(kernel_text(f"k{i}", case.function, case.arguments) for i, case in enumerate(CASES))
    return Kernels(text, str(tmp_path_factory.mktemp("sort")), request.param)


def bits(array):
    """What is compared: a NaN is a NaN. PTX leaves open which one `neg` gives, and hardware gives one without a sign."""
    if np.issubdtype(array.dtype, np.integer) or array.dtype == np.bool_:
        return array.tobytes()
    return np.where(np.isnan(array), np.array(np.nan, array.dtype), array).tobytes()


@pytest.mark.parametrize("number", range(len(CASES)))
def test_sorts_are_like_jax(kernels, number):
    case = CASES[number]
    with jax.enable_x64(True):
        expected = [np.asarray(result) for result in jax.tree.leaves(jax.jit(case.function)(*case.arguments))]
    arguments = [storage(argument) for argument in case.arguments]
    for parts in (1, 2, 5):
        outputs = [storage(np.zeros_like(e)) for e in expected]
        found = kernels.run(f"k{number}", arguments, outputs, parts)
        for value, reference in zip(found, expected, strict=True):
            assert bits(value) == bits(reference), f"{case.arguments[0].dtype}{case.arguments[0].shape} in {parts} parts:\n{value}\n{reference}"
