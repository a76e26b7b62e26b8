"""Gathers and scatters: every mode, update, batching; dynamic slices; sorts and searches."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import ALL, BOOL, FLOATS, F32, F64, INTS, distinct, moved, name_of, numbers, special

MODES = ("clip", "fill", "promise_in_bounds", "drop")
ROWS = np.array([[2, 0], [9, -3], [4, 4]], np.int32)  # some lie outside


def _indices(mode):
    return ROWS % 5 if mode == "promise_in_bounds" else ROWS


def _gathers():
    for dtype in ALL:
        for mode in ("clip", "fill", "promise_in_bounds"):
            yield Case(f"take_{mode}_{name_of(dtype)}", lambda rng, d=dtype, m=mode: (
                lambda x, i: x.at[i].get(mode=m), [moved(rng, (5, 3), d), _indices(m)]), is_wide(dtype))
        yield Case(f"take_along_axis_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x, i: jnp.take_along_axis(x, i, 1), [moved(rng, (3, 5), d), ROWS % 5]), is_wide(dtype))
    for index in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32):
        yield Case(f"take_by_{name_of(index)}", lambda rng, t=index: (
            lambda x, i: x[i], [numbers(rng, (5, 3)), np.array([0, 4, 3, 1], t)]), is_wide(index))
    forms = {
        "window": lambda x, i: jax.vmap(lambda s: lax.dynamic_slice(x, s, (2, 3)))(i),
        "batched": lambda x, i: jax.vmap(lambda a, j: a[j])(x[:3], i % 5),
        "two_axes": lambda x, i: x[i[:, 0] % 5, i[:, 1] % 6],
        "second_axis": lambda x, i: x[:, i % 6],
        "with_newaxis": lambda x, i: x[i % 5, None],
        "with_slice": lambda x, i: x[1:4, i[0] % 6],
        "scalar": lambda x, i: x[i[0, 0], i[2, 1]],
        "mask": lambda x, i: jnp.where(jnp.isin(jnp.arange(5), i)[:, None], x, 0),
        "take_flat": lambda x, i: jnp.take(x, i % 30),
        "matrix_of_rows": lambda x, i: x[i % 5].sum((0, 1)),
        "vmapped_twice": lambda x, i: jax.vmap(jax.vmap(lambda j: x[j % 5]))(i),
        "one_hot": lambda x, i: jax.nn.one_hot(i % 5, 5) @ x,
    }
    for name, function in forms.items():
        yield Case(f"gather_{name}", lambda rng, f=function: (f, [numbers(rng, (5, 6)), ROWS]))
        yield Case(f"vjp_gather_{name}", lambda rng, f=function: (
            lambda x, i: jax.grad(lambda v: (f(v, i) ** 2).sum())(x), [numbers(rng, (5, 6)), ROWS]))


def _scatters():
    updates = ("set", "add", "multiply", "min", "max")
    for dtype in ALL:
        for update in updates:
            if dtype == BOOL and update in ("add", "multiply"):
                continue
            yield Case(f"scatter_{update}_{name_of(dtype)}", lambda rng, u=update, d=dtype: (
                lambda x, i, v: getattr(x.at[i], u)(v),
                [numbers(rng, (5, 3), d), np.array([1, 4, 1, 7] if u != "set" else [1, 4, 3, 7], np.int32),
                 numbers(rng, (4, 3), d)]), is_wide(dtype))
    for mode in MODES:
        for update in updates:
            yield Case(f"scatter_{update}_{mode}", lambda rng, u=update, m=mode: (
                lambda x, i, v: getattr(x.at[i], u)(v, mode=m),
                [numbers(rng, (5, 3)), np.array([3, 0] if m == "promise_in_bounds" else [7, -9], np.int32),
                 numbers(rng, (2, 3))]))
    forms = {
        "window": lambda x, i, v: x.at[1:3, 2:5].add(v[:2]),
        "strided": lambda x, i, v: x.at[::2, ::2].multiply(v),
        "batched": lambda x, i, v: jax.vmap(lambda a, j, w: a.at[j].add(w))(x[:3], i % 6, v[:, :2]),
        "two_axes": lambda x, i, v: x.at[i[:, 0] % 5, i[:, 1] % 6].add(v[:, 0]),
        "apply": lambda x, i, v: x.at[i[:, 0] % 5].apply(lambda a: a * 2 + 1),
        "divide": lambda x, i, v: x.at[1].divide(2.0),
        "power": lambda x, i, v: jnp.abs(x).at[1].power(2.0),
        "sorted_unique": lambda x, i, v: x.at[jnp.array([0, 2, 4])].set(v.repeat(2, 1), indices_are_sorted=True, unique_indices=True),
        "segment_sum": lambda x, i, v: jax.ops.segment_sum(x, jnp.array([0, 1, 1, 2, 0]), 3),
        "segment_max": lambda x, i, v: jax.ops.segment_max(x, jnp.array([0, 1, 1, 2, 0]), 3),
        "bincount": lambda x, i, v: jnp.bincount(i.reshape(-1) % 5, length=6),
        "put_along_axis": lambda x, i, v: jnp.put_along_axis(x[:3], i % 6, 9.0, 1, inplace=False),
    }
    for name, function in forms.items():
        arguments = lambda rng: [numbers(rng, (5, 6)), ROWS, numbers(rng, (3, 3))]
        yield Case(f"scatter_{name}", lambda rng, f=function, a=arguments: (f, a(rng)))
        if name not in ("apply", "bincount", "segment_max", "power"):
            yield Case(f"vjp_scatter_{name}", lambda rng, f=function, a=arguments: (
                lambda x, i, v: jax.grad(lambda x, v: (f(x, i, v) ** 2).sum(), (0, 1))(x, v), a(rng)))


def _slices():
    for dtype in ALL:
        yield Case(f"dynamic_slices_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x, i: (lax.dynamic_slice(x, (i[0], i[1]), (2, 2)), lax.dynamic_index_in_dim(x, i[0], 1)),
            [moved(rng, (4, 4), d), np.array([3, -2], np.int32)]), is_wide(dtype))
        yield Case(f"dynamic_updates_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x, u, i: lax.dynamic_update_slice(x, u, (i[0], i[1])),
            [moved(rng, (4, 4), d), moved(rng, (2, 3), d), np.array([3, -2], np.int32)]), is_wide(dtype))
    yield Case("vjp_dynamic_slice", lambda rng: (
        lambda x, i: jax.grad(lambda v: (lax.dynamic_slice(v, (i[0], i[1]), (2, 2)) ** 2).sum())(x),
        [numbers(rng, (4, 4)), np.array([3, 1], np.int32)]))
    yield Case("vjp_dynamic_update_slice", lambda rng: (
        lambda x, u, i: jax.grad(lambda a, b: (lax.dynamic_update_slice(a, b, (i[0], i[1])) ** 2).sum(), (0, 1))(x, u),
        [numbers(rng, (4, 4)), numbers(rng, (2, 2)), np.array([3, 1], np.int32)]))


def _sorts():
    for dtype in ALL:
        wide = is_wide(dtype)
        yield Case(f"sort_{name_of(dtype)}", lambda rng, d=dtype: (lambda x: jnp.sort(x, 0), [numbers(rng, (9, 4), d)]), wide)
        yield Case(f"sort_special_{name_of(dtype)}", lambda rng, d=dtype: (lambda x: jnp.sort(x), [rng.permutation(special(d))]),
                   wide)
        yield Case(f"argsort_{name_of(dtype)}", lambda rng, d=dtype: (lambda x: jnp.argsort(x, 1), [numbers(rng, (4, 9), d)]), wide)
        yield Case(f"sort_pairs_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda a, b, c: lax.sort((a, b, c), num_keys=2),
            [numbers(rng, (40,), np.int32) // 10, numbers(rng, (40,), d), np.arange(40, dtype=np.float32)]), wide)
        if dtype != BOOL:
            yield Case(f"top_k_{name_of(dtype)}", lambda rng, d=dtype: (lambda x: lax.top_k(x, 3), [numbers(rng, (4, 9), d)]), wide)
        yield Case(f"searchsorted_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda a, v: (jnp.searchsorted(a, v), jnp.searchsorted(a, v, side="right")),
            [np.sort(numbers(rng, (9,), d)), numbers(rng, (6,), d)]), wide)
    for name, function in {
        "sort": lambda x: jnp.sort(x, 1), "top_k": lambda x: lax.top_k(x, 3)[0], "median": lambda x: jnp.median(x, 1),
        "max": lambda x: x.max(1), "quantile": lambda x: jnp.quantile(x, 0.3, axis=1),
    }.items():
        yield Case(f"vjp_of_{name}", lambda rng, f=function: (
            jax.grad(lambda x: (f(x) ** 2).sum()), [distinct(rng, (4, 9))]))
    yield Case("unique_sized", lambda rng: (lambda x: jnp.unique(x, size=6, fill_value=-1), [numbers(rng, (12,), np.int32) % 5]))
    yield Case("nonzero_sized", lambda rng: (lambda x: jnp.nonzero(x, size=6, fill_value=-1), [numbers(rng, (3, 4), BOOL)]))
    yield Case("lexsort", lambda rng: (lambda a, b: jnp.lexsort((a, b)), [numbers(rng, (20,)), numbers(rng, (20,), np.int32) % 3]))


def cases():
    for family in (_gathers, _scatters, _slices, _sorts):
        yield from family()
