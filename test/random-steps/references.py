"""What JAX computes of a random step, and how far its runs are from the f64 run.

To compile a step for JAX, as it is and in f64, takes longer than all runs of the tools together. It depends on the step alone:
of a step drawn from a seed it is kept in the build folder, until JAX, its settings or these rules change.
"""

import dataclasses
import functools
import hashlib
import os
import pickle

import numpy as np

import inputs
import oracle
import tolerances

STEPS = 3
ORDERS = 3  # runs of JAX on the rows in other orders, and as many on arguments that are off by a rounding
LIBRARIES = ("jax", "jaxlib", "numpy", "ml_dtypes")


@dataclasses.dataclass(frozen=True)
class Reference:
    """One result of the last step.

    Attributes:
      first: as JAX computes it from the arguments as they are.
      wide: with every float widened to f64.
      own: the largest distance from `wide` of any run of JAX; None of what is no float.
      others: what other runs of JAX give, of what is no float.
    """

    first: np.ndarray
    wide: np.ndarray
    own: float | None
    others: list


def of(case):
    """A `Reference` for each result."""
    if case.again is None:  # edited by zero-reduce, and never seen again
        return _compute(case)
    path = _folder() / _key(case)
    if not path.exists():
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps(_compute(case)))
        part.rename(path)
    return pickle.loads(path.read_bytes())


def finite_of(first):
    """Where a result is finite, and is compared by distance."""
    return np.isfinite(first.astype(np.float64))


def _compute(case):
    narrow, wide = oracle.Program(case.text), oracle.Program(case.text, f64=True, quickly=True)
    exact = wide.steps(oracle.widen_values(case.arguments), case.carried, STEPS)[-1]
    runs = [narrow.steps(case.arguments, case.carried, STEPS)[-1]]
    for order in range(1, ORDERS + 1):
        runs.append(narrow.steps(_rounded(case.arguments, order), case.carried, STEPS)[-1])
        if case.permutes:
            results = narrow.steps(_permuted(case, order), case.carried, STEPS)[-1]
            runs.append([None if _is_by_row(case, i, r) else r for i, r in enumerate(results)])
    return [_reference([run[i] for run in runs if run[i] is not None], w) for i, w in enumerate(exact)]


def _reference(runs, wide):
    first = runs[0]
    if not tolerances.is_float(first):
        return Reference(first, wide, None, [r for r in runs[1:] if not np.array_equal(r, first)])
    finite = finite_of(first)
    exact, *runs = (np.where(finite, np.asarray(v, np.float64), 0) for v in (wide, *runs))
    return Reference(first, wide, max(tolerances.distance(np.where(np.isfinite(r), r, 0), exact) for r in runs), [])


def _is_by_row(case, index, result):
    """Whether another order of rows permutes a result."""
    return index not in case.carried.values() and case.rows in np.shape(result)


def _permuted(case, seed):
    rows = np.random.default_rng(seed).permutation(case.rows)
    return [a if leaf[3] is None else np.take(a, rows, leaf[3]) for a, leaf in zip(case.arguments, case.leaves)]


def _rounded(arguments, seed):
    """Arguments whose floats are off by at most one unit in the last place: a right program's error may be as large."""
    random = np.random.default_rng(seed)
    moved = []
    for a in arguments:
        if tolerances.is_float(a) and a.size:
            up = np.nextafter(a, np.asarray(np.inf, a.dtype)), np.nextafter(a, np.asarray(-np.inf, a.dtype))
            pick = random.integers(0, 3, a.shape)
            a = np.where((pick == 0) | (a == 0), a, np.where(pick == 1, *up)).astype(a.dtype)
        moved.append(a)
    return moved


def _key(case):
    """A hash of all that `_compute` reads of a case."""
    key = hashlib.sha256(case.text.encode())
    for a in case.arguments:
        key.update(f"{a.dtype}{a.shape}".encode() + np.ascontiguousarray(a).tobytes())
    key.update(repr((case.carried, case.rows, case.permutes, [leaf[3] for leaf in case.leaves])).encode())
    return key.hexdigest()[:32]


@functools.cache
def _folder():
    """Where the references by these rules are kept; those by others are removed."""
    return inputs.store("random-steps/references", (__file__, oracle.__file__), LIBRARIES, also=os.environ.get("XLA_FLAGS", ""))
