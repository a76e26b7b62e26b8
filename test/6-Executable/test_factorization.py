"""Factorisations that JAX exports as calls of LAPACK, compiled and interpreted, against JAX: f32 and f64, over sizes, with
gradients, and where they fail. What LAPACK is free to choose (signs of vectors) is compared by what it stands for."""

import dataclasses
import itertools
import os
import re
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import zero_run

linalg = jnp.linalg


@dataclasses.dataclass(frozen=True)
class Case:
    """A function and its arguments; results may differ by `room` * epsilon * the largest element."""

    function: Callable
    arguments: tuple
    room: float = 100


def adjoint(x):
    return np.swapaxes(x, -1, -2)


def general(*shape, dtype, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


def definite(*shape, dtype):
    a = general(*shape, dtype=dtype)
    return (a @ adjoint(a) + shape[-1] * np.eye(shape[-1])).astype(dtype)


def factors(a, spd):
    """All of them, of matrices with more rows than columns and of positive definite ones."""
    n = a.shape[-1]
    symmetric = a[:, :n] + jnp.swapaxes(a[:, :n], -1, -2)
    values, vectors = linalg.eigh(symmetric)
    u, s, vt = linalg.svd(a, full_matrices=False)
    wide_u, wide_s, wide_vt = linalg.svd(jnp.swapaxes(a, -1, -2), full_matrices=True)
    square = wide_vt.shape[-1]
    inverse, permuted = linalg.inv(spd), linalg.solve(symmetric + n * jnp.eye(n, dtype=a.dtype), a[:, :n])
    return {"cholesky": linalg.cholesky(spd), "upper": linalg.cholesky(spd, upper=True),
            "eigenvalues": values, "eigenvectors": (vectors * values[:, None]) @ jnp.swapaxes(vectors, -1, -2),
            "singular values": (s, wide_s, linalg.svd(a, compute_uv=False)), "svd": (u * s[:, None]) @ vt,
            "svd of wide": (wide_u * wide_s[:, None]) @ wide_vt[:, :n],
            "u and v": (wide_vt @ jnp.swapaxes(wide_vt, -1, -2) - jnp.eye(square, dtype=a.dtype), wide_u @ jnp.swapaxes(wide_u, -1, -2)),
            "qr": linalg.qr(a), "full qr": linalg.qr(a, mode="complete")[1],
            "lu": (inverse, permuted, linalg.slogdet(spd))}


def complex_general(*shape, dtype, seed=0):
    parts = np.dtype(dtype).type(0).real.dtype
    return (general(*shape, dtype=parts, seed=seed) + 1j * general(*shape, dtype=parts, seed=seed + 1)).astype(dtype)


def hermitian(*shape, dtype, seed=0):
    a = complex_general(*shape, dtype=dtype, seed=seed)
    return (a @ adjoint(a).conj() + shape[-1] * np.eye(shape[-1])).astype(dtype)


def complex_factors(a, hpd):
    """Those of matrices with more rows than columns and of positive definite ones."""
    n = a.shape[-1]
    square, solve = a[:n], jax.scipy.linalg.solve_triangular
    triangular = [solve(hpd, square, trans=trans, lower=lower, unit_diagonal=unit)
                  for trans in (0, 1, 2) for lower in (False, True) for unit in (False, True)]
    # From the right, as gradients have it.
    right = jax.vjp(lambda b: solve(hpd, b, trans=1, lower=True), square)[1](square)
    return {"cholesky": linalg.cholesky(hpd), "upper": linalg.cholesky(hpd, upper=True), "triangular": (triangular, right),
            "lu": (jax.lax.linalg.lu(a), jax.lax.linalg.lu(a.T)), "solve": (linalg.inv(square), linalg.solve(hpd, square)),
            "determinant": linalg.slogdet(square)}


def complex_gradients(a, hpd):
    def loss(a, hpd):
        return jnp.abs(linalg.solve(hpd, a)).sum() + jnp.abs(linalg.cholesky(hpd)).sum() + linalg.slogdet(hpd)[1]
    return jax.grad(loss, (0, 1))(a, hpd)


def by_columns(a):
    """What orthonormal columns stand for, and how far they are from being so."""
    return a @ jnp.swapaxes(a, -1, -2).conj(), jnp.swapaxes(a, -1, -2).conj() @ a - jnp.eye(a.shape[-1], dtype=a.dtype)


def complex_spectra(a):
    """Q and R; eigenvalues, singular values, and of their vectors what does not depend on their choice; of matrices with more
    rows than columns, their transposes, and Hermitian ones of their products."""
    made = []
    for x in (a, jnp.swapaxes(a, -1, -2)):
        adjoint_of = jnp.swapaxes(x, -1, -2).conj()
        u, s, vt = linalg.svd(x, full_matrices=False)
        whole_u, whole_s, whole_vt = linalg.svd(x, full_matrices=True)
        least = s.shape[-1]
        values, vectors = linalg.eigh(x @ adjoint_of)
        made += [linalg.qr(x), linalg.qr(x, mode="complete"), s, whole_s, linalg.svd(x, compute_uv=False), (u * s[..., None, :]) @ vt,
                 (whole_u[..., :least] * whole_s[..., None, :]) @ whole_vt[..., :least, :], by_columns(u), by_columns(whole_u)[1],
                 by_columns(whole_vt)[1], values, by_columns(vectors)[1], (vectors * values[..., None, :]) @ jnp.swapaxes(vectors, -1, -2).conj(),
                 linalg.eigvalsh(x @ adjoint_of, UPLO="U")]
    return made


def complex_spectra_gradients(tall, square):
    def loss(tall, square):
        q, r = linalg.qr(tall)
        values, vectors = linalg.eigh(square + jnp.swapaxes(square, -1, -2).conj())
        u, s, vt = linalg.svd(square, full_matrices=False)
        ends = [jnp.abs(x).sum() for x in (q, r, vectors, u, vt)]
        return sum(ends) + (jnp.sin(values) + jnp.cos(s)).sum()
    return jax.grad(loss, (0, 1))(tall, square)


def parts(*arrays):
    """Real and imaginary ones: files have no type for complex128."""
    return tuple(part for array in arrays for part in (array.real.copy(), array.imag.copy()))


def by_parts(function):
    def of_parts(*halves):
        made = jax.tree.leaves(function(*[jax.lax.complex(*pair) for pair in zip(halves[::2], halves[1::2])]))
        return [(jnp.real(x), jnp.imag(x)) if jnp.iscomplexobj(x) else x for x in made]
    return of_parts


def of_size(n, dtype):
    return Case(factors, (general(2, n + 2, n, dtype=dtype), definite(2, n, n, dtype=dtype)), 60 + 10 * n)


def gradients(square, tall):
    functions = [linalg.cholesky, lambda a: linalg.eigh(a)[1] ** 2 * linalg.eigh(a)[0], linalg.inv,
                 lambda a: linalg.solve(a, a[:, :2]), lambda a: linalg.slogdet(a)[1]]
    of_tall = [lambda a: linalg.qr(a)[0], lambda a: linalg.svd(a, compute_uv=False)]
    return [jax.grad(lambda a, f=f: jnp.sum(jnp.sin(f(a))))(argument)
            for argument, group in ((square, functions), (tall, of_tall)) for f in group]


def triangular(a, b):
    """Every combination of flags."""
    solve = jax.lax.linalg.triangular_solve
    return [solve(a, b if left else b.T, left_side=left, lower=lower, transpose_a=transpose, unit_diagonal=unit)
            for left, lower, transpose, unit in itertools.product((False, True), repeat=4)]


def tridiagonal(small, large, b):
    """By rows that change places and by such that do not, of one system and of a batch, with gradients."""
    solve = jax.lax.linalg.tridiagonal_solve

    def of(d, e, b):
        n = d.shape[-1]
        below, above = e.at[..., 0].set(0), (e * 2 - 1).at[..., n - 1].set(0)
        return solve(below, d, above, b)
    grads = jax.grad(lambda d, e, b: jnp.sum(jnp.sin(of(d, e, b))), (0, 1, 2))
    return ([of(d, e, b) for d, e in ((small, large), (large, small))], grads(small, large, b),
            jax.vmap(of)(jnp.stack([small, large]), jnp.stack([large, small]), jnp.stack([b, -b])),
            of(small[:2], large[:2], b[:2]), of(small[:1], large[:1], b[:1]), of(jnp.zeros_like(small), jnp.zeros_like(small), b))


def complex_tridiagonal(d, e, b):
    """Of rows that change places and of such that do not, with gradients; of one row, and of none that can be solved."""
    solve = jax.lax.linalg.tridiagonal_solve

    def of(d, e, b):
        n = d.shape[-1]
        return solve(e.at[..., 0].set(0), d, (e * 2j - 1).at[..., n - 1].set(0), b)
    batch = jnp.stack([d, e]), jnp.stack([e, d]), jnp.stack([b, -b])
    grads = jax.grad(lambda *all: jnp.sum(jnp.sin(jnp.abs(of(*all)))), (0, 1, 2))
    return of(*batch), grads(*batch), of(d[:1], e[:1], b[:1]), of(jnp.zeros_like(d), jnp.zeros_like(d), b)


def reflected(a, c):
    """Products with Q that is not made, from both sides."""
    h, scales = jnp.linalg.qr(a, mode="raw")
    h = jnp.swapaxes(h, -1, -2)
    multiply = jax.lax.linalg.ormqr
    return [multiply(h, scales, c if left else jnp.swapaxes(c, -1, -2), left=left, transpose=transpose)
            for left, transpose in itertools.product((False, True), repeat=2)]


def singular_parts(a):
    """Of singular vectors what does not depend on their choice."""
    u, s, vt = linalg.svd(a, full_matrices=False)
    return s, u.T @ u, vt @ vt.T, (u * s) @ vt


SQUARE, TALL = definite(4, 4, dtype=np.float64), general(5, 3, dtype=np.float64)
HILBERT = 1 / (np.arange(8)[:, None] + np.arange(8) + 1.0)
NAN = np.full((3, 3), np.nan, np.float32)
CASES = {
    **{f"{dtype.__name__} {n}": of_size(n, dtype) for dtype in (np.float32, np.float64) for n in (1, 2, 3, 17, 64)},
    "empty": Case(factors, (np.zeros((2, 2, 0), np.float32), np.zeros((2, 0, 0), np.float32))),
    "gradients": Case(gradients, (SQUARE, TALL)),
    "triangular": Case(triangular, (SQUARE, TALL[:4])),
    "tridiagonal": Case(tridiagonal, (general(7, dtype=np.float64) * 0.1, general(7, dtype=np.float64, seed=1) + 3,
                                      general(7, 2, dtype=np.float64, seed=2))),
    "tridiagonal float32": Case(tridiagonal, (general(5, dtype=np.float32) * 0.3, general(5, dtype=np.float32, seed=1) + 2,
                                              general(5, 3, dtype=np.float32, seed=2))),
    "reflected": Case(reflected, (TALL, general(5, 2, dtype=np.float64, seed=3))),
    "reflected batch": Case(reflected, (general(2, 4, 4, dtype=np.float32), general(2, 4, 6, dtype=np.float32, seed=4))),
    "least squares": Case(lambda a, b: (linalg.lstsq(a, b)[0], linalg.pinv(a)), (TALL, TALL[:, :2])),
    "thin without vectors": Case(lambda *all: [(linalg.matrix_rank(a), linalg.svd(a, compute_uv=False, full_matrices=False),
                                                linalg.svd(a, compute_uv=False)) for a in all], (TALL, TALL.T, SQUARE)),
    "one of two not definite": Case(linalg.cholesky, (np.stack([SQUARE, -SQUARE]),)),
    "singular": Case(jax.scipy.linalg.lu, (np.array([[1, 2, 3], [2, 4, 6], [1, 0, 1]], np.float32),)),
    "rank one": Case(lambda a: ((s := linalg.svd(a))[0] * s[1]) @ s[2], (np.outer(np.arange(1, 6.), np.ones(5)),)),
    "rows of zeros": Case(lambda a, b: (singular_parts(a), singular_parts(b)), (
        np.array([[1, 2, 3], [4, 5, 6], [0, 0, 0]], np.float32), np.pad(general(3, 8, dtype=np.float64), ((0, 61), (0, 0))))),
    "equal lengths": Case(singular_parts, (np.array([[0, 0, 1.0], [0, 1, 1], [1, 0, 0]]),)),
    "equal eigenvalues": Case(lambda *all: [(linalg.eigh(a)[0], (v := linalg.eigh(a)[1]).T @ v) for a in all], (
        2 * np.eye(12) - np.roll(np.eye(12), 1, 0) - np.roll(np.eye(12), -1, 0), np.ones((12, 12)))),
    "far apart": Case(lambda a: linalg.eigh(a)[0], (np.diag([1.0, 2, 3, 4]) + 7e-162 * np.eye(4)[::-1],)),
    "zeros": Case(lambda a: (linalg.eigh(a), linalg.svd(a, compute_uv=False), linalg.qr(a)[1]), (np.zeros((4, 4)),)),
    "nearly singular": Case(lambda a: (linalg.eigh(a)[0], linalg.svd(a, compute_uv=False)), (HILBERT,)),
    "large and small": Case(lambda a, b: (linalg.eigh(a)[0], linalg.svd(b, compute_uv=False), linalg.qr(a)[1]),
                            (np.float32(1e30) * definite(4, 4, dtype=np.float32), TALL * 1e-200)),
    "complex64 5": Case(complex_factors, (complex_general(6, 5, dtype="complex64"), hermitian(5, 5, dtype="complex64")), 1000),
    "complex128 3": Case(by_parts(complex_factors), parts(complex_general(4, 3, dtype="complex128"), hermitian(3, 3, dtype="complex128")), 1000),
    "complex gradients": Case(by_parts(complex_gradients), parts(*[hermitian(4, 4, dtype="complex128", seed=i) for i in (0, 2)]), 1000),
    "complex batches": Case(lambda a, b: (jax.lax.linalg.lu(a), linalg.cholesky(a @ jnp.swapaxes(a, -1, -2).conj()), jax.lax.linalg.lu(b)[:2],
                                          linalg.cholesky(b)), (
        complex_general(2, 3, 4, 4, dtype="complex64"), np.array([[[0, 1j, 2], [0, 2j, 4], [0, 1, 0]], np.zeros((3, 3))], "complex64")), 1000),
    "complex64 spectra": Case(complex_spectra, (complex_general(2, 6, 4, dtype="complex64"),), 1000),
    "complex128 spectra": Case(by_parts(complex_spectra), parts(complex_general(7, 4, dtype="complex128")), 1000),
    "complex spectra of one": Case(complex_spectra, (complex_general(2, 1, 1, dtype="complex64"),), 1000),
    "complex spectra empty": Case(complex_spectra, (np.zeros((2, 3, 0), "complex64"),), 1000),
    "complex equal values": Case(lambda a: [complex_spectra(a), complex_spectra(jnp.zeros_like(a)), complex_spectra(jnp.real(a) + 0j)], (
        np.array([[1, 1j, 0, 0], [1j, 1, 0, 0], [0, 0, 1, -1], [0, 0, 1, 1]], "complex64"),), 1000),
    "complex rank one": Case(lambda a: [x for i, x in enumerate(complex_spectra(a)) if i % 14 not in (0, 1, 7)], (np.outer(np.arange(1, 6) + 1j, 1 - 2j * np.arange(4)).astype("complex64"),), 1000),
    "complex large and small": Case(lambda a, b: [(linalg.qr(x)[1], linalg.svd(x, compute_uv=False)) for x in (a, b)] + [
        linalg.eigvalsh(a[:4] + a[:4].T.conj())], (
        np.complex64(1e25) * complex_general(6, 4, dtype="complex64"), np.complex64(1e-25) * complex_general(6, 4, dtype="complex64")), 1000),
    "complex spectra gradients": Case(by_parts(complex_spectra_gradients), parts(
        complex_general(5, 3, dtype="complex128"), complex_general(4, 4, dtype="complex128", seed=2)), 10000),
    "complex tridiagonal": Case(by_parts(complex_tridiagonal), parts(
        0.1 * complex_general(7, dtype="complex128"), complex_general(7, dtype="complex128", seed=1) + 3,
        complex_general(7, 2, dtype="complex128", seed=2)), 1000),
    "complex reflected": Case(reflected, (complex_general(2, 5, 3, dtype="complex64"), complex_general(2, 5, 2, dtype="complex64", seed=3)), 1000),
    "complex not a number": Case(lambda a: (linalg.qr(a)[1], linalg.eigh(a)[0], linalg.svd(a, compute_uv=False)), (
        np.full((3, 3), np.nan, "complex64"),)),
    "not a number": Case(lambda a: (linalg.cholesky(a), linalg.eigh(a)[0], linalg.svd(a, compute_uv=False), linalg.qr(a)[1],
                                    linalg.inv(a)), (NAN,)),
}


# What goes to the host and back: sizes, types, batches, results of every routine, and nothing at all.
ON_GPUS = ("float32 17", "float64 3", "empty", "gradients", "triangular", "tridiagonal", "reflected batch", "one of two not definite",
           "singular", "not a number", "complex spectra of one", "complex reflected")


def difference(found, expected, room):
    if np.issubdtype(expected.dtype, np.integer):
        return "" if (found == expected).all() else f"{found}, expected {expected}"
    if (np.isnan(found) != np.isnan(expected)).any():
        return f"NaN elsewhere:\n{found}\nexpected\n{expected}"
    if expected.size == 0 or np.isnan(expected).all():
        return ""
    error = np.nanmax(np.abs(found - expected)) / np.finfo(expected.dtype).eps
    size = max(np.nanmax(np.abs(expected)), np.finfo(expected.dtype).tiny)
    # What is zero but for rounding is compared with ones: products of orthogonal matrices.
    return "" if error <= room * size or (error <= room and size < 1e-3) else f"differs by {error / size} epsilon"


@pytest.mark.parametrize("how", ["compiled", "interpreted", "cuda"])
@pytest.mark.parametrize("name", CASES)
def test_factorizations_are_like_jax(name, how, tmp_path, monkeypatch):
    case = CASES[name]
    interpret = how == "interpreted"
    if interpret and name.split()[-1] in ("1", "2", "64"):
        pytest.skip("more sizes show nothing")
    if how == "cuda" and name not in ON_GPUS:
        pytest.skip("the host computes them on GPUs, too")
    if how == "cuda" and not os.environ.get("ZERO_TEST_GPU"):
        monkeypatch.setenv("LD_LIBRARY_PATH", str(zero_run.tool("zero-compile").parents[1] / "emulated-cuda"))
    with jax.enable_x64(True):
        function = jax.jit(case.function)
        expected = [np.asarray(result) for result in jax.tree.leaves(function(*case.arguments))]
        text = function.lower(*case.arguments).as_text()
    path = tmp_path / "step.mlir"
    path.write_text(text)
    options = ["--target=cuda"] if how == "cuda" else []
    found, _ = zero_run.run(path, case.arguments, stage=0 if options else None, interpret=interpret, options=options)
    for index, (value, reference) in enumerate(zip(found, expected, strict=True)):
        if wrong := difference(value, reference, case.room):
            pytest.fail(f"result {index}: {wrong}")


def raw_complex(a, c):
    """Every routine on complex matrices, with vectors as they come, but for those that complete a basis."""
    n = min(a.shape[-2:])
    square = a[..., :n, :n]
    hermitian_of = square @ jnp.swapaxes(square, -1, -2).conj() + jnp.eye(n, dtype=a.dtype)
    solve = jax.lax.linalg.triangular_solve
    u, s, vt = linalg.svd(a, full_matrices=True)
    return (linalg.qr(a), linalg.qr(a, mode="complete"), u[..., :n], s, vt[..., :n, :], by_columns(u)[1], linalg.svd(a, full_matrices=False),
            linalg.svd(a, compute_uv=False), linalg.eigh(hermitian_of), jax.lax.linalg.lu(a), linalg.cholesky(hermitian_of),
            linalg.cholesky(hermitian_of, upper=True), reflected(a[..., :n], c), jax.lax.linalg.tridiagonal_solve(
                a[..., 0, :n], a[..., 1, :n] + 2, a[..., 2, :n], square),
            [solve(square + 2, square, left_side=left, lower=lower, transpose_a=bool(turn), conjugate_a=turn == 2)
             for left, lower, turn in itertools.product((False, True), (False, True), (0, 1, 2))])


@pytest.mark.parametrize("rows, columns", ((5, 3), (3, 5)))
def test_import_of_complex_routines_is_what_the_interpreter_makes_of_them(rows, columns, tmp_path):
    path = tmp_path / "step.mlir"
    arguments = complex_general(2, rows, columns, dtype="complex64"), complex_general(2, rows, 2, dtype="complex64")
    path.write_text(jax.jit(raw_complex).lower(*arguments).as_text())
    zero_run.call([zero_run.tool("zero-compile"), path, "--check-import", "--compile-to=import", "--quiet", "-o", tmp_path / "import.mlir"])


def test_programs_need_no_younger_library(tmp_path):
    path, program = tmp_path / "step.mlir", tmp_path / "step"
    path.write_text(jax.jit(lambda a: (linalg.eigh(a), linalg.svd(a), linalg.qr(a))).lower(np.eye(3, dtype=np.float32)).as_text())
    zero_run.call([zero_run.tool("zero-compile"), path, "--target=cpu", "--quiet", "-o", program])
    versions = re.findall(r"GLIBC_2\.(\d+)", zero_run.call(["objdump", "-T", program]))
    assert versions and max(map(int, versions)) <= 34


def test_foreign_code_is_named(tmp_path):
    path = tmp_path / "step.mlir"
    path.write_text(jax.jit(lambda a: jax.scipy.linalg.schur(a)).lower(SQUARE.astype(np.float32)).as_text())
    with pytest.raises(zero_run.RunFailed, match="'lapack_sgees_ffi' is code that this compiler does not have, expected "
                       "StableHLO or LAPACK's potrf, trsm, gtsv, getrf, geqrf, orgqr, ormqr, syevd and gesdd on f32 and f64, and "
                       "potrf, trsm, gtsv, getrf, geqrf, ungqr, unmqr, heevd and gesdd on complex numbers of two of these"):
        zero_run.run(path, [SQUARE.astype(np.float32)], stage=0)
