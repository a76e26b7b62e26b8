"""Reductions over axes and windows, running sums, and their derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import ALL, BF16, BOOL, FLOATS, F32, F64, INTS, between, distinct, name_of, numbers, special

AXES = (0, 1, 2, (0, 1), (0, 2), (1, 2), (0, 1, 2))


def _sums():
    for dtype in ALL:
        wide = is_wide(dtype)
        if dtype == BOOL:
            yield Case("reduce_any_all", lambda rng: (
                lambda x: [(x.any(a), x.all(a), lax.reduce_xor_p.bind(x, axes=(0,))) for a in AXES], [numbers(rng, (3, 4, 5), BOOL)]))
            continue
        kinds = {"sum": lambda x, a: x.sum(a, dtype=x.dtype), "max": lambda x, a: x.max(a), "min": lambda x, a: x.min(a),
                 "prod": lambda x, a: x[:, :2, :2].prod(a, dtype=x.dtype)}
        if not jnp.issubdtype(dtype, jnp.floating):
            kinds |= {"and": lambda x, a: lax.reduce_and(x, (a,) if isinstance(a, int) else a),
                      "or": lambda x, a: lax.reduce_or(x, (a,) if isinstance(a, int) else a),
                      "xor": lambda x, a: lax.reduce_xor(x, (a,) if isinstance(a, int) else a)}
        for kind, function in kinds.items():
            yield Case(f"reduce_{kind}_axes_{name_of(dtype)}", lambda rng, f=function, d=dtype: (
                lambda x: [f(x, a) for a in AXES], [numbers(rng, (3, 17, 5), d)]), wide)
        yield Case(f"arg_axes_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: [(jnp.argmax(x, a), jnp.argmin(x, a)) for a in (0, 1, 2, None)], [numbers(rng, (3, 7, 5), d)]), wide)
        yield Case(f"arg_special_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: (jnp.argmax(x), jnp.argmin(x), x.max(), x.min()), [special(d)]), wide)
        yield Case(f"running_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: (lax.cumsum(x, 1), lax.cumprod(x[:, :4], 0), lax.cummax(x, 1), lax.cummin(x, 0, reverse=True)),
            [numbers(rng, (3, 9), d)]), wide)
        yield Case(f"reduce_empty_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: (x.sum(1, dtype=x.dtype), x.prod(1, dtype=x.dtype)), [numbers(rng, (3, 0), d)]), wide)
    for dtype in FLOATS:
        wide = is_wide(dtype)
        statistics = {"mean": lambda x: jnp.mean(x, 1), "var": lambda x: jnp.var(x, 0), "std": lambda x: jnp.std(x, 1),
                      "logsumexp": lambda x: jax.nn.logsumexp(x, 1), "cumlogsumexp": lambda x: lax.cumlogsumexp(x, 1),
                      "ptp": lambda x: jnp.ptp(x, 0), "nansum": lambda x: (jnp.nansum(x), jnp.nanmax(x, 0)),
                      "average": lambda x: jnp.average(x, 1, weights=jnp.abs(x))}
        for name, function in statistics.items():
            yield Case(f"statistic_{name}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (f, [numbers(rng, (4, 30), d)]), wide)


def _derivatives():
    functions = {"sum": lambda x: x.sum(1), "prod": lambda x: x.prod(0), "max": lambda x: x.max(1), "min": lambda x: x.min(0),
                 "cumsum": lambda x: lax.cumsum(x, 1), "cumprod": lambda x: lax.cumprod(x, 0),
                 "cummax": lambda x: lax.cummax(x, 1), "logsumexp": lambda x: jax.nn.logsumexp(x / 8, 1),
                 "cumlogsumexp": lambda x: lax.cumlogsumexp(x / 8, 1), "mean": lambda x: x.mean(), "var": lambda x: x.var(0),
                 "norm": lambda x: jnp.linalg.norm(x, axis=1)}
    for name, function in functions.items():
        for dtype in (F32, BF16, F64):
            yield Case(f"vjp_reduce_{name}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (
                lambda x: jax.vjp(f, x)[1](jnp.ones_like(f(x))), [distinct(rng, (4, 5), d) / d(4) + d(0.125)]), is_wide(dtype))


WINDOWS = {
    "same": ((2, 3), (2, 1), "SAME"), "valid": ((2, 3), (1, 2), "VALID"), "ones": ((1, 1), (2, 2), "VALID"),
    "padded": ((3, 2), (1, 1), ((1, 2), (0, 1))), "negative": ((2, 2), (1, 2), ((1, 0), (2, -1))),
}
DILATIONS = {"plain": {}, "base": dict(base_dilation=(2, 1)), "window": dict(window_dilation=(1, 3)),
             "both": dict(base_dilation=(2, 3), window_dilation=(2, 2))}


def _windows():
    for name, window in WINDOWS.items():
        for dilation, more in DILATIONS.items():
            yield Case(f"window_{name}_{dilation}", lambda rng, w=window, m=more: (
                lambda x: (lax.reduce_window(x, 0.0, lax.add, *w, **m), lax.reduce_window(x, -jnp.inf, lax.max, *w, **m),
                           lax.reduce_window(x, jnp.inf, lax.min, *w, **m)), [numbers(rng, (7, 8))]))
            yield Case(f"vjp_window_{name}_{dilation}", lambda rng, w=window, m=more: (
                jax.grad(lambda x: (lax.reduce_window(x, 0.0, lax.add, *w, **m) ** 2).sum()), [numbers(rng, (7, 8))]))
    for dtype in ALL[:-1]:
        yield Case(f"window_types_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: (lax.reduce_window(x, jnp.zeros((), d), lax.add, (2, 3), (2, 1), "SAME"),
                       lax.reduce_window(x, jnp.ones((), d), lax.mul, (2, 2), (2, 1), "VALID"),
                       lax.reduce_window(x, jnp.zeros((), d), lax.max, (2, 3), (2, 1), "SAME")),
            [numbers(rng, (5, 6), d)]), is_wide(dtype))
    for dtype in FLOATS:
        for name in ("same", "valid", "padded"):
            yield Case(f"vjp_pool_max_{name}_{name_of(dtype)}", lambda rng, w=WINDOWS[name], d=dtype: (
                lambda x: jax.grad(lambda v: (lax.reduce_window(v, d(-np.inf), lax.max, *w) ** 2).sum())(x),
                [distinct(rng, (5, 6), d) / d(4)]), is_wide(dtype))
    yield Case("window_two_inputs", lambda rng: (
        lambda x, i: lax.reduce_window((x, i), (jnp.float32(-jnp.inf), jnp.int32(-1)), _larger, (2, 2), (2, 2), "SAME"),
        [distinct(rng, (5, 6)), np.arange(30, dtype=np.int32).reshape(5, 6)]))
    yield Case("reduce_two_inputs", lambda rng: (
        lambda x, i: lax.reduce((x, i), (jnp.float32(-jnp.inf), jnp.int32(-1)), _larger, (1,)),
        [distinct(rng, (5, 6)), np.arange(30, dtype=np.int32).reshape(5, 6)]))
    yield Case("reduce_own_body", lambda rng: (
        lambda x: lax.reduce(x, jnp.float32(0), lambda a, b: jnp.maximum(a, jnp.abs(b)), (0, 2)), [numbers(rng, (3, 4, 5))]))
    yield Case("window_nhwc_pools", lambda rng: (
        lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
                   lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4), [numbers(rng, (2, 7, 8, 3))]))


def _larger(a, b):
    first = a[0] >= b[0]
    return jnp.where(first, a[0], b[0]), jnp.where(first, a[1], b[1])


def cases():
    for family in (_sums, _derivatives, _windows):
        yield from family()
