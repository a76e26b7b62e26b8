"""dot_general with batches and other result types, einsum, their derivatives; decompositions that are ops of their own."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import BF16, FLOATS, F16, F32, F64, INTS, name_of, numbers

EINSUMS = {
    "heads": ("bthd,bshd->bhts", (2, 5, 3, 4), (2, 6, 3, 4)), "values": ("bhts,bshd->bthd", (2, 3, 5, 6), (2, 6, 3, 4)),
    "outer": ("i,j->ij", (4,), (5,)), "trace_product": ("ij,ji->", (4, 5), (5, 4)), "batch_inner": ("bi,bi->b", (3, 4), (3, 4)),
    "two_contracted": ("aij,ijb->ab", (2, 3, 4), (3, 4, 5)), "transposed": ("ki,jk->ji", (3, 4), (5, 3)),
    "broadcast": ("bij,jk->bik", (2, 3, 4), (4, 5)), "elementwise": ("ij,ij->ij", (3, 4), (3, 4)),
    "batch_last": ("ijb,jkb->ikb", (2, 3, 4), (3, 5, 4)), "sum_out": ("ij,kl->k", (2, 3), (4, 5)),
}


def _dots():
    for dtype in FLOATS + INTS:
        wide = is_wide(dtype)
        yield Case(f"matmul_{name_of(dtype)}", lambda rng, d=dtype: (
            jnp.matmul, [numbers(rng, (9, 21), d), numbers(rng, (21, 11), d)]), wide)
        yield Case(f"matvec_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda a, b: (a @ b, b @ b), [numbers(rng, (9, 21), d), numbers(rng, (21,), d)]), wide)
        yield Case(f"batch_matmul_{name_of(dtype)}", lambda rng, d=dtype: (
            jnp.matmul, [numbers(rng, (2, 3, 4, 5), d), numbers(rng, (2, 3, 5, 6), d)]), wide)
        yield Case(f"dot_empty_{name_of(dtype)}", lambda rng, d=dtype: (
            jnp.matmul, [numbers(rng, (3, 0), d), numbers(rng, (0, 4), d)]), wide)
    preferred = [(BF16, F32), (F16, F32), (F32, F64), (BF16, F64), (np.int8, np.int32), (np.uint8, np.uint32),
                 (np.int16, np.int32), (np.int8, np.int16), (np.int32, np.int64), (BF16, BF16)]
    for source, target in preferred:
        yield Case(f"dot_{name_of(source)}_to_{name_of(target)}", lambda rng, s=source, t=target: (
            lambda a, b: lax.dot_general(a, b, (((2,), (1,)), ((0,), (0,))), preferred_element_type=t),
            [numbers(rng, (2, 3, 16), s), numbers(rng, (2, 16, 5), s)]), is_wide(source, target))
    for precision in ("default", "high", "highest"):
        yield Case(f"dot_precision_{precision}", lambda rng, p=precision: (
            lambda a, b: lax.dot(a, b, precision=p), [numbers(rng, (4, 5)), numbers(rng, (5, 6))]))
    yield Case("dot_mixed_types", lambda rng: (
        lambda a, b: lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32),
        [numbers(rng, (3, 4), BF16), numbers(rng, (4, 5))]))


def _einsums():
    for name, (spec, *shapes) in EINSUMS.items():
        for dtype in (F32, BF16, F64):
            yield Case(f"einsum_{name}_{name_of(dtype)}", lambda rng, e=spec, s=shapes, d=dtype: (
                lambda a, b: jnp.einsum(e, a, b), [numbers(rng, shape, d) for shape in s]), is_wide(dtype))
        yield Case(f"vjp_einsum_{name}", lambda rng, e=spec, s=shapes: (
            jax.grad(lambda a, b: (jnp.einsum(e, a, b) ** 2).sum(), (0, 1)), [numbers(rng, shape) for shape in s]))


def _algebra():
    functions = {
        "kron": lambda a: jnp.kron(a, a[:2]), "norms": lambda a: (jnp.linalg.norm(a), jnp.linalg.norm(a, axis=1)),
        "outer_inner": lambda a: (jnp.outer(a[0], a[1]), jnp.inner(a, a), jnp.vdot(a, a)), "trace": jnp.trace,
        "tensordot": lambda a: jnp.tensordot(a, a, 2), "matrix_power": lambda a: jnp.linalg.matrix_power(a, 5),
        "cross": lambda a: jnp.cross(a[:, :3], a[:, 1:4]), "multi_dot": lambda a: jnp.linalg.multi_dot([a, a[:, :2], a[:2]]),
        "vander": lambda a: jnp.vander(a[0]), "polyval": lambda a: jnp.polyval(a[0], a[1]), "cov": jnp.cov,
        "convolve": lambda a: (jnp.convolve(a[0], a[1]), jnp.correlate(a[0], a[1], "same")),
    }
    for name, function in functions.items():
        for dtype in (F32, F64):
            yield Case(f"algebra_{name}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (f, [numbers(rng, (4, 4), d)]),
                       is_wide(dtype))


def _decompositions():
    def positive(rng, shape, dtype):
        a = numbers(rng, shape, np.float64)
        return (a @ np.swapaxes(a, -1, -2) + shape[-1] * np.eye(shape[-1])).astype(dtype)

    for dtype in (F32, F64):
        for shape in ((4, 4), (2, 3, 3)):
            yield Case(f"cholesky_own_{len(shape)}_{name_of(dtype)}", lambda rng, s=shape, d=dtype: (
                lax.linalg.cholesky, [positive(rng, s, d)]), is_wide(dtype), "tpu")
        for left in (True, False):
            for lower in (True, False):
                for transpose in (True, False):
                    yield Case(f"triangular_solve_own_{left:d}{lower:d}{transpose:d}_{name_of(dtype)}",
                               lambda rng, l=left, w=lower, t=transpose, d=dtype: (
                                   lambda a, b: lax.linalg.triangular_solve(a, b, left_side=l, lower=w, transpose_a=t),
                                   [positive(rng, (2, 4, 4), d), numbers(rng, (2, 4, 3) if l else (2, 3, 4), d)]),
                               is_wide(dtype), "tpu")
    for kind, function in {"fft": jnp.fft.fft, "ifft": jnp.fft.ifft, "fft2": jnp.fft.fft2, "ifft2": jnp.fft.ifft2,
                           "fftn": jnp.fft.fftn}.items():
        yield Case(f"fourier_{kind}", lambda rng, f=function: (f, [numbers(rng, (3, 6, 5), np.complex64)]))
    yield Case("fourier_rfft", lambda rng: (jnp.fft.rfft, [numbers(rng, (3, 9))]))
    yield Case("fourier_irfft", lambda rng: (lambda x: jnp.fft.irfft(x, 9), [numbers(rng, (3, 5), np.complex64)]))
    yield Case("fourier_rfft2", lambda rng: (jnp.fft.rfft2, [numbers(rng, (2, 4, 6), F64)]), True)
    yield Case("fourier_vjp", lambda rng: (
        jax.grad(lambda x: (jnp.abs(jnp.fft.rfft(x)) ** 2).sum()), [numbers(rng, (3, 8))]))


def cases():
    for family in (_dots, _einsums, _algebra, _decompositions):
        yield from family()
