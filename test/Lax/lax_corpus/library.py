"""Functions of jax.numpy, scipy, image and ops that are programs of many ops, and their derivatives."""

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import lax

from lax_corpus.case import Case
from lax_corpus.values import between

SHAPES = [(), (0,), (1,), (7,), (3, 0, 2), (13, 11), (2, 1, 3, 1, 2, 5), (1, 1, 1, 1, 1, 1)]
OF_ANY_SHAPE = {
    "softmax": lambda x: jax.nn.softmax(x.ravel()), "cumsum": jnp.cumsum, "sort": lambda x: jnp.sort(x.ravel()),
    "vjp_logsumexp": jax.grad(jsp.special.logsumexp), "roll": lambda x: jnp.roll(x, 3), "flip_transposed": lambda x: jnp.flip(x.T),
    "second_derivative": lambda x: jax.jvp(jax.grad(lambda y: jnp.sum(jnp.sin(y) * y**3)), (x,), (x,))[1],
}
PADDING = ("reflect", "symmetric", "edge", "wrap", "linear_ramp", "mean", "maximum")


def _summed(function):
    """The derivative of a sum of squares of results by the first argument."""
    return jax.grad(lambda *arguments: jnp.sum(function(*arguments) ** 2))


def _peaks(a, order, mode):
    return jsp.ndimage.map_coordinates(a[:6, :7], 6 * a[6:, :7], order=order, mode=mode)


def _interpolated(values, points):
    return jsp.interpolate.RegularGridInterpolator((jnp.arange(4.0), jnp.arange(5.0)), values)(jnp.abs(points))


# Function, and the shapes of its arguments, which lie between -2 and 2.
FUNCTIONS = {
    "median": (lambda x: jnp.median(x, axis=1), (5, 7)), "quantile": (lambda x: jnp.quantile(x, jnp.array([0.1, 0.5, 0.93]), axis=0), (7, 4)),
    "vjp_percentile": (_summed(lambda x: jnp.percentile(x, 30.0, axis=-1)), (3, 7)),
    "histogram": (lambda x: jnp.histogram(x, bins=7, range=(-2, 2))[0], (101,)),
    "digitize": (lambda x: jnp.digitize(x, jnp.linspace(-2, 2, 9)), (31,)),
    "nonzero": (lambda x: jnp.nonzero(x > 0, size=11, fill_value=99), (5, 6)), "argwhere": (lambda x: jnp.argwhere(x > 0, size=7), (5, 6)),
    "partition": (lambda x: (jnp.partition(x, 3), jnp.argpartition(x, 3)), (4, 9)),
    "interp": (lambda x: jnp.interp(x, jnp.array([-2.0, -1, 0, 1.5]), jnp.array([1.0, 3, -2, 5])), (20,)),
    "convolve": (lambda a, b: (jnp.convolve(a, b), jnp.correlate(a, b, mode="same")), (5,), (11,)), "kron": (jnp.kron, (3, 2), (2, 5)),
    "cross": (jnp.cross, (4, 3), (4, 3)), "einsum_diagonal": (lambda a: jnp.einsum("iij->j", a), (4, 4, 3)),
    "gradient": (lambda y: jnp.gradient(y), (9, 5)), "unwrap": (lambda y: jnp.unwrap(4 * y), (19,)),
    "nan_reductions": (lambda y: [f(jnp.where(y > 1, jnp.nan, y)) for f in (jnp.nanmax, jnp.nansum, jnp.nanargmin, jnp.nancumsum)], (5, 6)),
    "nanmedian": (lambda y: jnp.nanmedian(jnp.where(y > 1, jnp.nan, y), axis=0), (5, 6)),
    "insert_delete": (lambda x: (jnp.insert(x, 2, 5.0, axis=1), jnp.delete(x, 1, axis=0)), (3, 4)),
    "apply_along_axis": (lambda x: jnp.apply_along_axis(lambda v: jnp.sort(v)[:2], 1, x), (3, 5)), "cov": (jnp.cov, (4, 9)),
    "convolve2d": (lambda a, b: jsp.signal.convolve2d(a, b, mode="same"), (9, 8), (3, 4)), "rankdata": (jsp.stats.rankdata, (13,)),
    "fftconvolve": (jsp.signal.fftconvolve, (29,), (7,)), "dct": (lambda a: (jsp.fft.dct(a, norm="ortho"), jsp.fft.idct(a)), (3, 10)),
    "grid_interpolator": (_interpolated, (4, 5), (7, 2)), "toeplitz": (jsp.linalg.toeplitz, (7,)),
    "block_diag": (jsp.linalg.block_diag, (3, 2), (1, 3)), "matrix_power": (lambda a: jnp.linalg.matrix_power(a, 5), (3, 3)),
    "newton_schulz": (lambda g: lax.fori_loop(0, 5, lambda i, x: 1.5 * x - 0.5 * x @ x.T @ x, g / jnp.linalg.norm(g)), (5, 8)),
    "associative_scan": (lambda x: lax.associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (x, x * 0.5)), (13, 2)),
    "vjp_associative_scan": (_summed(lambda x: lax.associative_scan(jnp.multiply, x, reverse=True)), (11,)),
    "map_in_batches": (lambda x: lax.map(lambda y: jnp.dot(y, y), x, batch_size=3), (10, 4)),
    "sort_in_scan": (lambda x: lax.scan(lambda c, y: (jnp.sort(c + y), jnp.argmax(c)), x[0], x), (50, 7)),
    "branch_in_scan": (lambda x: lax.scan(lambda c, y: (lax.cond(y > 0, lambda c: c + y, lambda c: c * 0.9, c), c), 0.0, x), (60,)),
    "hessian": (jax.hessian(lambda x: jnp.sum(jnp.tanh(x) ** 2) * x[0]), (4,)), "jacobian_of_cumprod": (jax.jacrev(jnp.cumprod), (5,)),
    "locally_connected": (lambda x, w: lax.conv_general_dilated_local(x, w, (1, 1), "VALID", (2, 2)), (2, 3, 5, 6), (4, 12, 4, 5)),
    "patches": (lambda x: lax.conv_general_dilated_patches(x, (2, 3), (1, 2), "SAME"), (2, 3, 5, 6)),
    "scale_and_translate": (lambda x: jax.image.scale_and_translate(x, (8, 9, 3), (0, 1), jnp.array([1.5, 0.7]), jnp.array([-0.4, 1.0]),
                                                                    "linear"), (5, 7, 3)),
    **{f"pad_{mode}": (lambda x, m=mode: jnp.pad(x, ((2, 1), (0, 3)), mode=m), (4, 5)) for mode in PADDING},
    **{f"resize_{method}": (lambda x, m=method: jax.image.resize(x, (2, 9, 4, 3), m), (2, 5, 7, 3))
       for method in ("nearest", "linear", "cubic", "lanczos3", "lanczos5")},
    **{f"map_coordinates_{order}_{mode}": (lambda a, o=order, m=mode: _peaks(a, o, m), (8, 7))
       for order in (0, 1) for mode in ("nearest", "wrap", "constant", "reflect", "mirror")},
}
# Function of integers, their range, and the shapes of its arguments.
OF_INTEGERS = {
    "unique": (lambda x: jnp.unique(x, size=9, fill_value=-1, return_index=True, return_inverse=True, return_counts=True), 0, 6, (20,)),
    "unique_rows": (lambda x: jnp.unique(x, axis=0, size=5, fill_value=0), 0, 2, (7, 3)),
    "bincount": (lambda x: jnp.bincount(x, length=10), 0, 12, (50,)), "lexsort": (lambda a, b: jnp.lexsort((a, b)), 0, 4, (30,), (30,)),
    "three_keys": (lambda a, b, c: lax.sort((a, b, c), num_keys=3, dimension=0), 0, 3, (30,), (30,), (30,)),
    "sets": (lambda a, b: (jnp.isin(a, b), jnp.intersect1d(a, b, size=5), jnp.union1d(a, b, size=9), jnp.setdiff1d(a, b, size=5)),
             0, 9, (7,), (5,)),
    "gcd_lcm": (lambda a, b: (jnp.gcd(a, b), jnp.lcm(a, b)), -50, 50, (9,), (9,)), "mode": (jsp.stats.mode, 0, 4, (5, 9)),
    "pack_bits": (lambda x: jnp.unpackbits(jnp.packbits(x > 0)), -3, 3, (19,)),
    **{f"segment_{name}": (lambda x, i, f=getattr(jax.ops, f"segment_{name}"): f(x, i, num_segments=6), -1, 8, (20, 3), (20,))
       for name in ("sum", "prod", "max", "min")},
}


def cases():
    for name, function in OF_ANY_SHAPE.items():
        for shape in SHAPES:
            yield Case(f"library_{name}_{'x'.join(map(str, shape)) or 'scalar'}", lambda rng, f=function, s=shape: (
                f, [between(rng, s, -2, 2)]))
    for name, (function, *shapes) in FUNCTIONS.items():
        yield Case(f"library_{name}", lambda rng, f=function, all=shapes: (f, [between(rng, s, -2, 2) for s in all]))
    for name, (function, low, high, *shapes) in OF_INTEGERS.items():
        yield Case(f"library_{name}", lambda rng, f=function, l=low, h=high, all=shapes: (
            f, [rng.randint(l, h, s).astype(np.int32) for s in all]))
    for method in ("scan", "scan_unrolled", "sort", "compare_all"):
        for side in ("left", "right"):
            yield Case(f"library_searchsorted_{method}_{side}", lambda rng, m=method, s=side: (
                lambda a, v: jnp.searchsorted(jnp.sort(a), v, side=s, method=m), [between(rng, (37,), -2, 2), between(rng, (5, 3), -2, 2)]))
