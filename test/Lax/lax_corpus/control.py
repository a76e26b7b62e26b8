"""Branches, loops, scans; functions with derivatives of their own; derivatives and batches of all of them."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import BF16, F32, F64, name_of, numbers

I32 = np.int32


@jax.custom_jvp
def _clipped(x):
    return jnp.clip(x, -1, 1)


@_clipped.defjvp
def _clipped_jvp(primals, tangents):
    return _clipped(primals[0]), tangents[0] * 0.5


@jax.custom_vjp
def _straight(x):
    return jnp.round(x)


_straight.defvjp(lambda x: (_straight(x), x), lambda x, t: (t * jnp.cos(x),))


def _nested_scan(x):
    def outer(carry, row):
        total, _ = lax.scan(lambda c, v: (c * 0.5 + v, None), carry, row)
        return total, total
    return lax.scan(outer, jnp.zeros((), x.dtype), x)[1]


def _newton(x):
    return lax.while_loop(lambda c: (c[1] < 20) & (jnp.abs(c[0] ** 2 - x).max() > 1e-3),
                          lambda c: ((c[0] + x / c[0]) / 2, c[1] + 1), (jnp.ones_like(x), 0))[0]


# Functions of x [6, 4], each smooth in it.
PROGRAMS = {
    "cond_true": lambda x: lax.cond(x.sum() == x.sum(), lambda v: v * 2, lambda v: v + 1, x),
    "cond_false": lambda x: lax.cond(x.sum() > 1e9, lambda v: v * 2, lambda v: v + 1, x),
    "cond_several": lambda x: lax.cond(x[0, 0] > 0, lambda a, b: (a, b), lambda a, b: (b, a), x, x * 3),
    "cond_nested": lambda x: lax.cond(x[0, 0] > 0, lambda v: lax.cond(v[1, 1] > 0, jnp.sin, jnp.cos, v), jnp.exp, x),
    "switch": lambda x: [lax.switch(i, [jnp.sin, jnp.cos, lambda v: v * v], x) for i in (0, 2)],
    "switch_outside": lambda x: [lax.switch(jnp.int32(i) + jnp.isnan(x[0, 0]), [jnp.sin, jnp.cos], x) for i in (-7, 9)],
    "fori": lambda x: lax.fori_loop(0, 5, lambda i, c: c * 0.5 + i, x),
    "fori_indexed": lambda x: lax.fori_loop(0, 6, lambda i, c: c + x[i], jnp.zeros(4, x.dtype)),
    "fori_nested": lambda x: lax.fori_loop(0, 3, lambda i, c: lax.fori_loop(0, 2, lambda j, d: d + x[2 * i + j], c), x[0]),
    "scan": lambda x: lax.scan(lambda c, r: (c * 0.5 + r, c.sum()), x[0], x),
    "scan_reverse": lambda x: lax.scan(lambda c, r: (c * 0.5 + r, jnp.sin(c)), x[0], x, reverse=True),
    "scan_unrolled": lambda x: lax.scan(lambda c, r: (c * 0.5 + r, c), x[0], x, unroll=3),
    "scan_no_xs": lambda x: lax.scan(lambda c, _: (c * 0.5 + 1, c), x[0], None, length=4),
    "scan_two": lambda x: lax.scan(lambda c, r: ((c[0] + r[0], c[1] * 0.5 + r[1]), c[0] * c[1]), (x[0], x[1]), (x, jnp.sin(x))),
    "scan_nested": _nested_scan,
    "scan_remat": lambda x: lax.scan(jax.checkpoint(lambda c, r: (jnp.sin(c) + r, jnp.cos(c))), x[0], x),
    "scan_cond": lambda x: lax.scan(lambda c, r: (lax.cond(r[0] > 0, lambda v: v + r, lambda v: v * 0.5, c), c), x[0], x),
    "map": lambda x: lax.map(lambda r: jnp.sin(r).sum(), x),
    "map_batched": lambda x: lax.map(lambda r: jnp.sin(r).sum(), x, batch_size=4),
    "associative_scan": lambda x: lax.associative_scan(lambda a, b: a * 0.5 + b * 1.5, x),
    "custom_jvp": lambda x: _clipped(x * 2),
    "custom_vjp": lambda x: _straight(x * 2),
    "remat": jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)) * x),
    "remat_policy": jax.checkpoint(lambda x: jnp.sin(x @ x.T), policy=jax.checkpoint_policies.dots_saveable),
    "jit_inside": lambda x: jax.jit(lambda a, b: a * b, inline=False)(x, jax.jit(jnp.sin)(x)),
    "jit_twice": lambda x: functools.reduce(lambda c, f: f(c), [jax.jit(lambda v: jnp.tanh(v) + 1)] * 3, x),
    "stop_gradient": lambda x: lax.stop_gradient(x) * x,
    "named_scope": lambda x: jax.named_call(lambda v: v * 2, name="twice")(x),
    "barrier": lambda x: lax.optimization_barrier((x * 2, x + 1))[0],
    "vectorize": jnp.vectorize(lambda a, b: (a * b).sum(), signature="(n),(n)->()") and (
        lambda x: jnp.vectorize(lambda a, b: (a * b).sum(), signature="(n),(n)->()")(x, x[0])),
}
NO_REVERSE = {"newton", "dynamic_trip", "while_two"}
LOOPS = {
    "newton": lambda x: _newton(jnp.abs(x) + 0.5),
    "dynamic_trip": lambda x: lax.fori_loop(0, jnp.int32(jnp.abs(x[0, 0]) * 0 + 4), lambda i, c: c * 0.5 + 1, x),
    "while_two": lambda x: lax.while_loop(lambda c: c[0] < 5, lambda c: (c[0] + 2, c[1] * 2, c[2] + c[1].sum()), (0, x, 0.0)),
    "while_capture": lambda x: lax.while_loop(lambda c: c[0] < 4, lambda c: (c[0] + 1, c[1] + x), (0, x))[1],
    "while_none": lambda x: lax.while_loop(lambda c: c[0] < 0, lambda c: (c[0] + 1, c[1] + x), (0, x))[1],
    "while_bool": lambda x: lax.while_loop(lambda c: c[1], lambda c: (c[0] * 2, (c[0] * 2).max() < 9.0), (jnp.abs(x) + 1, True)),
}


def _programs():
    for name, program in {**PROGRAMS, **LOOPS}.items():
        for dtype in (F32, F64):
            yield Case(f"control_{name}_{name_of(dtype)}", lambda rng, f=program, d=dtype: (
                f, [numbers(rng, (6, 4), d)]), is_wide(dtype))
    for name, program in PROGRAMS.items():
        def total(x, program=program):
            return sum((leaf * leaf).sum() for leaf in jax.tree.leaves(program(x)))

        yield Case(f"vjp_control_{name}", lambda rng, f=total: (jax.grad(f), [numbers(rng, (6, 4))]))
        yield Case(f"vmap_control_{name}", lambda rng, f=program: (jax.vmap(f), [numbers(rng, (2, 6, 4))]))
    for name, program in LOOPS.items():
        yield Case(f"jvp_control_{name}", lambda rng, f=program: (
            lambda x, t: jax.jvp(f, (x,), (t,))[0], [numbers(rng, (6, 4)), numbers(rng, (6, 4))]))
    yield Case("control_switch_argument", lambda rng: (
        lambda i, x: lax.switch(i, [jnp.sin, jnp.cos, lambda v: v * v], x), [I32(2), numbers(rng, (4,))]))
    yield Case("control_cond_argument", lambda rng: (
        lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x), [np.bool_(True), numbers(rng, (4,))]))
    yield Case("control_trip_argument", lambda rng: (
        lambda n, x: lax.fori_loop(0, n, lambda i, c: c * 0.5 + i, x), [I32(7), numbers(rng, (4,))]))
    yield Case("control_hessian", lambda rng: (jax.hessian(lambda x: jnp.sin(x).prod()), [numbers(rng, (4,))]))
    yield Case("control_jacobians", lambda rng: (
        lambda x: (jax.jacfwd(lambda v: jnp.sin(v) * v[0])(x), jax.jacrev(lambda v: jnp.sin(v) * v[0])(x)), [numbers(rng, (4,))]))
    yield Case("control_linearize", lambda rng: (
        lambda x, t: jax.linearize(jnp.tanh, x)[1](t), [numbers(rng, (4,)), numbers(rng, (4,))]))


def cases():
    yield from _programs()
