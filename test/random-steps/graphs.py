"""Random graphs of operators around a plain update: what shards them is tried op by op, forward and backward.

Values carry the dimension that counts rows of the batch, if any; each op keeps it, moves it, reduces over it or, seldom,
mixes rows, so that every way through an op's sharding rules is taken.
"""

import dataclasses
import math

import jax
import jax.numpy as jnp

from draw import Draw
from steps import RandomStep
from stranger import Stranger

ROWS = 12


@dataclasses.dataclass
class Value:
    """An array while the graph is drawn: its shape, the dimension of the batch or None, and where it is."""

    shape: tuple
    dim: int | None
    at: int


class Graph:
    """Ops in order. Each is (function of earlier values, indices of its operands)."""

    def __init__(self, draw):
        self.draw, self.ops, self.values, self.crosses = draw, [], [], False

    def add(self, function, operands, shape, dim):
        self.ops.append((function, [v.at for v in operands]))
        self.values.append(Value(tuple(shape), dim, len(self.values)))
        return self.values[-1]

    def run(self, inputs, wanted):
        """Values by their places; those that are not wanted are None."""
        found = list(inputs)
        for place, (function, at) in enumerate(self.ops[len(inputs) :], len(inputs)):
            found.append(function(*[found[i] for i in at]) if place in wanted else None)
        return found

    def batched(self):
        """A late value with rows, most often one of the last."""
        found = [v for v in self.values if v.dim is not None and all(v.shape)]
        return found[-1 - min(len(found) - 1, self.draw.pick("back", (0, 0, 0, 1, 2, 3)))]


def _others(v):
    return [d for d in range(len(v.shape)) if d != v.dim]


def _without(shape, dims):
    return tuple(s for d, s in enumerate(shape) if d not in dims)


def _dim_without(dim, dims):
    return None if dim is None or dim in dims else dim - sum(d < dim for d in dims)


def unary(g, v):
    f = g.draw.pick(
        "f",
        (
            jnp.tanh,
            jnp.sin,
            jax.nn.sigmoid,
            jnp.square,
            jnp.abs,
            lambda x: jnp.exp(-x * x),
            lambda x: jnp.log1p(x * x),
            lambda x: jax.lax.rsqrt(x * x + 1),
            jnp.arctan,
            jax.lax.erf,
            lambda x: jnp.maximum(x, 0),
            lambda x: jnp.clip(x, -0.5, 0.5),
            jnp.negative,
        ),
    )
    return g.add(f, [v], v.shape, v.dim)


def binary(g, v):
    """With another value of the shape, or its sibling."""
    same = [o for o in g.values if o.shape == v.shape and o.dim == v.dim]
    f = g.draw.pick(
        "f",
        (
            jnp.add,
            jnp.multiply,
            jnp.subtract,
            jnp.maximum,
            jnp.minimum,
            lambda a, b: a / (1 + b * b),
            lambda a, b: jnp.where(a > b, a, 2 * b),
        ),
    )
    return g.add(f, [v, g.draw.pick("with", same)], v.shape, v.dim)


def scaled(g, v):
    """By a parameter along one other dimension."""
    fits = [(p, d) for p in g.values if p.dim is None and len(p.shape) == 1 for d in _others(v) if v.shape[d] == p.shape[0]]
    if not fits:
        return unary(g, v)
    p, d = g.draw.pick("by", fits)
    return g.add(lambda a, b: a * jax.lax.broadcast_in_dim(1 + b, a.shape, (d,)), [v, p], v.shape, v.dim)


def product(g, v):
    """With a parameter, over any of its dimensions and of the value's but rows."""
    fits = [
        (p, d, e)
        for p in g.values
        if p.dim is None and len(p.shape) == 2
        for d in _others(v)
        for e in (0, 1)
        if v.shape[d] == p.shape[e]
    ]
    if not fits:
        return unary(g, v)
    p, d, e = g.draw.pick("with", fits)
    shape = (*_without(v.shape, [d]), p.shape[1 - e])
    if g.draw.chance("parameter first", 0.3):
        shape = (p.shape[1 - e], *_without(v.shape, [d]))
        return g.add(
            lambda a, b: jnp.tanh(jax.lax.dot_general(b, a, (((e,), (d,)), ((), ())))),
            [v, p],
            shape,
            _dim_without(v.dim, [d]) + 1,
        )
    return g.add(
        lambda a, b: jnp.tanh(jax.lax.dot_general(a, b, (((d,), (e,)), ((), ())))), [v, p], shape, _dim_without(v.dim, [d])
    )


def row_product(g, v):
    """Of a value with itself, row by row."""
    others = _others(v)
    if not others or len(v.shape) > 3:
        return unary(g, v)
    d = g.draw.pick("over", others)
    free = [v.shape[o] for o in others if o != d]
    return g.add(
        lambda a: 0.2 * jax.lax.dot_general(a, jnp.sin(a), (((d,), (d,)), ((v.dim,), (v.dim,)))),
        [v],
        (v.shape[v.dim], *free, *free),
        0,
    )


def transposed(g, v):
    order = tuple(g.draw.shuffled(range(len(v.shape))))
    return g.add(lambda a: jnp.transpose(a, order), [v], [v.shape[d] for d in order], order.index(v.dim))


def merged(g, v):
    """Two dimensions without rows become one."""
    if len(v.shape) < 2:
        return unary(g, v)
    fits = [d for d in range(len(v.shape) - 1) if v.dim not in (d, d + 1)]
    if not fits:
        return unary(g, v)
    d = g.draw.pick("first", fits)
    shape = (*v.shape[:d], v.shape[d] * v.shape[d + 1], *v.shape[d + 2 :])
    return g.add(lambda a: a.reshape(shape), [v], shape, v.dim - (d < v.dim))


def rows_merged_and_split(g, v):
    """Rows and what follows them as one dimension, an op, and apart again."""
    if v.dim + 1 >= len(v.shape):
        return unary(g, v)
    d = v.dim
    shape = (*v.shape[:d], v.shape[d] * v.shape[d + 1], *v.shape[d + 2 :])
    return g.add(lambda a: jnp.tanh(a.reshape(shape)).reshape(v.shape), [v], v.shape, d)


def split(g, v):
    fits = [(d, k) for d in _others(v) for k in (2, 3) if v.shape[d] % k == 0 and v.shape[d] > k]
    if not fits or len(v.shape) > 3:
        return unary(g, v)
    d, k = g.draw.pick("split", fits)
    shape = (*v.shape[:d], k, v.shape[d] // k, *v.shape[d + 1 :])
    return g.add(lambda a: a.reshape(shape), [v], shape, v.dim + (d < v.dim))


def reduced(g, v):
    if not _others(v) or len(v.shape) < 3:
        return unary(g, v)
    d = g.draw.pick("over", _others(v))
    f = g.draw.pick("f", (jnp.sum, jnp.mean, jnp.max, jnp.min, jax.nn.logsumexp))
    return g.add(lambda a: 0.5 * f(a, axis=d), [v], _without(v.shape, [d]), _dim_without(v.dim, [d]))


def windowed(g, v):
    if not _others(v):
        return unary(g, v)
    d = g.draw.pick("along", _others(v))
    how = g.draw.pick(
        "window",
        (
            "cumsum",
            "cummax",
            "shift",
            "pad",
            "slice",
            "reverse",
            "sort",
            "concatenate",
            "roll",
            "pool",
            "dynamic slice",
            "take",
            "interleave",
            "update",
            "argsort",
            "cumlogsumexp",
        ),
    )
    n = v.shape[d]
    at = lambda size: tuple(size if e == d else s for e, s in enumerate(v.shape))
    if how == "pad":
        return g.add(
            lambda a: jax.lax.pad(a, 0.0, [(1, 2, 0) if e == d else (0, 0, 0) for e in range(a.ndim)]), [v], at(n + 3), v.dim
        )
    if how == "interleave":
        return g.add(
            lambda a: jax.lax.pad(a, 0.0, [(0, 0, 1) if e == d else (0, 0, 0) for e in range(a.ndim)]),
            [v],
            at(2 * n - 1),
            v.dim,
        )
    if how == "concatenate":
        return g.add(lambda a: jnp.concatenate([a, jnp.sin(a)], d), [v], at(2 * n), v.dim) if n < 12 else unary(g, v)
    if how in ("slice", "dynamic slice", "take", "update"):
        if n < 2:
            return unary(g, v)
        f = {
            "slice": lambda a: jax.lax.slice_in_dim(a, 0, n, 2, d),
            "dynamic slice": lambda a: jax.lax.dynamic_slice_in_dim(a, jnp.int32(n // 2), (n + 1) // 2, d),
            "take": lambda a: jnp.take(a, jnp.arange((n + 1) // 2) * 2 % n, axis=d),
            "update": lambda a: jax.lax.dynamic_update_slice_in_dim(
                a, jnp.sin(jax.lax.slice_in_dim(a, 0, (n + 1) // 2, 1, d)), n // 2, d
            ),
        }[how]
        return g.add(f, [v], v.shape if how == "update" else at((n + 1) // 2), v.dim)
    f = {
        "cumsum": lambda a: jnp.cumsum(a, d) / n,
        "cummax": lambda a: jax.lax.cummax(a, d),
        "reverse": lambda a: jnp.flip(a, d),
        "shift": lambda a: jnp.concatenate(
            [jax.lax.slice_in_dim(a, n - 1, n, 1, d), jax.lax.slice_in_dim(a, 0, n - 1, 1, d)], d
        ),
        "sort": lambda a: jnp.sort(a, d),
        "roll": lambda a: jnp.roll(a, 1, d),
        "cumlogsumexp": lambda a: jax.lax.cumlogsumexp(a, d) / 3,
        "argsort": lambda a: a * (1 + 0.1 * jnp.argsort(jnp.argsort(a, d), d)),
        "pool": lambda a: (
            jax.lax.reduce_window(a, 0.0, jax.lax.add, tuple(2 if e == d else 1 for e in range(a.ndim)), (1,) * a.ndim, "SAME")
            / 2
        ),
    }[how]
    return g.add(f, [v], v.shape, v.dim)


def statistic(g, v):
    """A number or a vector made of all rows, read by each: what a batch norm does."""
    f = g.draw.pick("f", (jnp.mean, jnp.sum, jnp.max))
    g.crosses = True
    return g.add(lambda a: a / (1 + f(a, axis=v.dim, keepdims=True) ** 2), [v], v.shape, v.dim)


def across(g, v):
    """Rows meet rows: sorted, summed, turned round, compared."""
    how = g.draw.pick("across", ("cumsum", "reverse", "sort", "gram", "roll", "first row"))
    g.crosses, d = True, v.dim
    if how == "gram":

        def gram(a):
            flat = jnp.moveaxis(a, d, 0).reshape(a.shape[d], -1)
            weights = jax.nn.softmax(flat @ flat.T / flat.shape[1])
            return jnp.moveaxis((weights @ flat).reshape(jnp.moveaxis(a, d, 0).shape), 0, d)

        return g.add(gram, [v], v.shape, d)
    f = {
        "cumsum": lambda a: jnp.cumsum(a, d) / a.shape[d],
        "reverse": lambda a: jnp.flip(a, d),
        "sort": lambda a: jnp.sort(a, d),
        "roll": lambda a: jnp.roll(a, 1, d),
        "first row": lambda a: a - jax.lax.slice_in_dim(a, 0, 1, 1, d),
    }[how]
    return g.add(f, [v], v.shape, d)


def looked_up(g, v):
    """Rows of a parameter by indices that follow from values."""
    tables = [p for p in g.values if p.dim is None and len(p.shape) == 2]
    d = g.draw.pick("along", _others(v)) if _others(v) else None
    p = g.draw.pick("table", tables)
    if d is None or len(v.shape) > 2:
        return unary(g, v)

    def look(a, b):
        index = jnp.clip(jnp.int32(jnp.abs(jnp.sum(a, d)) * 2), 0, b.shape[0] - 1)
        return b[index]

    return g.add(look, [v, p], (v.shape[v.dim], p.shape[1]), 0)


def chosen(g, v):
    """One element of each row, and all weighed by it."""
    if len(v.shape) != 2:
        return unary(g, v)
    d = 1 - v.dim

    def take(a):
        index = jnp.argmax(a, d, keepdims=True)
        return a * jnp.take_along_axis(a, index, d)

    return g.add(take, [v], v.shape, v.dim)


def looped(g, v):
    """A loop over another dimension, rows beside."""
    if not _others(v):
        return unary(g, v)
    d = g.draw.pick("along", _others(v))

    def loop(a):
        def body(carry, x):
            carry = jnp.tanh(carry + x)
            return carry, carry

        parts = jnp.moveaxis(a, d, 0)
        return jnp.moveaxis(jax.lax.scan(body, jnp.zeros_like(parts[0]), parts)[1], 0, d)

    return g.add(loop, [v], v.shape, v.dim)


OPS = {
    unary: 3,
    binary: 4,
    scaled: 3,
    product: 5,
    row_product: 1,
    transposed: 3,
    merged: 2,
    rows_merged_and_split: 1,
    split: 2,
    reduced: 3,
    windowed: 6,
    statistic: 1,
    across: 1,
    looked_up: 1,
    chosen: 1,
    looped: 1,
}
SIZES = (2, 3, 4, 5, 6)


def reached(g, ends):
    """Indices of the values that the ends are made of."""
    found, waiting = set(), [end.at for end in ends]
    while waiting:
        at = waiting.pop()
        if at not in found:
            found.add(at)
            waiting += g.ops[at][1]
    return found


def draw_graph(seed, values=0):
    """A step around a random graph: parameters, one or two batch arguments, SGD or momentum."""
    draw = Draw(seed, values)
    g = Graph(draw)
    sizes = [draw.pick("size", SIZES) for _ in range(3)]
    shapes = [(sizes[0], sizes[1]), (sizes[1], sizes[2]), (sizes[2], sizes[0]), (sizes[0],), (sizes[1],), (sizes[2],)]
    params = [draw.normal(*shape) for shape in shapes]
    inputs = draw.pick("inputs", (1, 1, 2))
    batch, dims = [], []
    for _ in range(inputs):
        rest = draw.shuffled(sizes)[: draw.pick("rank", (1, 1, 2))]
        dim = draw.pick("dim", (0, 0, 0, len(rest)))
        batch.append(draw.normal(*rest[:dim], ROWS, *rest[dim:], scale=1.0))
        dims.append(dim)
    for p in params:
        g.add(None, [], p.shape, None)
    for x, dim in zip(batch, dims):
        g.add(None, [], x.shape, dim)
    # Every input meets a parameter, so that it is data of a trained value.
    ends = []
    for v in g.values[len(params) :]:
        ends.append(product(g, v))
    for _ in range(draw.pick("ops", (2, 4, 6, 8))):
        v = g.batched()
        if v.dim is None or 0 in v.shape or math.prod(v.shape) > 6000:
            continue
        draw.pick("op", list(OPS), list(OPS.values()))(g, v)
    ends.append(g.batched())
    momentum = draw.chance("momentum", 0.5)

    wanted = reached(g, ends)
    used = sorted(at for at in wanted if at < len(shapes))

    def loss_of(trained, batch):
        leaves = dict(zip(used, trained))
        found = g.run([*[leaves.get(i) for i in range(len(shapes))], *batch], wanted)
        rows = [jnp.moveaxis(found[end.at], end.dim, 0).reshape(ROWS, -1) for end in ends]
        return jnp.mean(sum(jnp.tanh(r).mean(-1) for r in rows) ** 2)

    def step(params, velocity, *batch):
        loss, grads = jax.value_and_grad(loss_of)(params, batch)
        velocity = [0.9 * v + g for v, g in zip(velocity, grads)] if momentum else velocity
        moved = velocity if momentum else grads
        return [p - 0.5 * m for p, m in zip(params, moved)], velocity, loss

    params = [params[i] for i in used]
    velocity = [jnp.zeros_like(p) for p in params] if momentum else []
    stranger = Stranger(
        step,
        (params, velocity, *batch),
        ("param", "opt", *[f"batch:{d}" for d in dims]),
        lambda a, r: (r[0], r[1], *a[2:]),
        donate=(0, 1),
    )
    # Another dimension of a graph can often be cut as well: to ask is right, and so is either answer.
    return RandomStep(stranger, draw.said, ROWS, may_ask=True, permutes=not g.crosses, wide=False, dims_compete=True)
