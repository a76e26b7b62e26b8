"""A case of the corpus: a function of arrays, and arguments for it."""

import dataclasses
import functools
import zlib
from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np

WIDE = (np.int64, np.uint64, np.float64, np.complex128)


@dataclasses.dataclass(frozen=True)
class Case:
    """One program. `make(rng)` gives (function, arguments); it is called with 64-bit types on where `wide` says so."""

    name: str
    make: Callable
    wide: bool = False
    platform: str = "cpu"  # whose lowering is exported; the expected values are the CPU's

    def build(self):
        """(function, arguments as NumPy arrays), the same in every run."""
        rng = np.random.RandomState(zlib.crc32(self.name.encode()))
        function, arguments = self.make(rng)
        arguments = [np.asarray(jnp.asarray(a)) for a in arguments]
        return _split_wide_complex(function, arguments)


def is_wide(*dtypes):
    return any(np.dtype(d) in WIDE for d in dtypes)


def _split_wide_complex(function, arguments):
    """complex128 travels as pairs of f64 in a last dimension of 2: tensor files have no such type."""
    wide = [a.dtype == np.complex128 for a in arguments]

    @functools.wraps(function)
    def split(*pairs):
        whole = [jax.lax.complex(p[..., 0], p[..., 1]) if w else p for p, w in zip(pairs, wide)]
        return jax.tree.map(
            lambda r: jnp.stack([r.real, r.imag], -1) if jnp.result_type(r) == jnp.complex128 else r, function(*whole))

    halves = [np.stack([a.real, a.imag], -1) if w else a for a, w in zip(arguments, wide)]
    return split, halves
