"""Callers from further producers (handed_on.py): losses by the size of the whole batch, masks that are given, averages that wait for
their count, doubles, members stacked by functorch, parts gathered in half precision with one table for both ends."""

import jax
import jax.numpy as jnp
import numpy as np
from guests import _moved, _with_buffers
from handed_on import Graph
from jax import lax
from networks import B, draw, gradients, nll, whole
from oddities import _layers, _weights
from parallels import N, adamw


def losses_by_the_whole_batch():
    """tf.distribute: each replica's losses are summed and divided by the size of the whole batch, gradients are summed and not averaged; batch norm by moving averages, which follow sums over all rows; L2 divided by the number of replicas."""
    names = ("kernel", "gamma", "beta", "head")

    def step(v, across):
        size = np.float32(v["x"].shape[0] * across.count)

        def loss(p):
            h = v["x"] @ p["kernel"]
            h = jax.nn.relu((h - v["moving_mean"]) * lax.rsqrt(v["moving_var"] + 1e-3) * p["gamma"] + p["beta"])
            logits = h @ p["head"]
            log_p = jax.nn.log_softmax(logits)
            each = -jnp.take_along_axis(log_p, v["y"][:, None], 1)[:, 0]
            l2 = 1e-4 * sum((p[n] ** 2).sum() for n in ("kernel", "head")) / across.count
            return each.sum() / size + l2, ()
        (value, _), g = gradients(loss, v, names)
        h = v["x"] @ v["kernel"]
        mean = across.sum(h.sum(0)) / size
        var = across.sum(((h - mean) ** 2).sum(0)) / size
        new = {"loss": across.sum(value), "moving_mean": v["moving_mean"] * 0.99 + mean * 0.01, "moving_var": v["moving_var"] * 0.99 + var * 0.01}
        return _moved(v, new, {n: across.sum(g[n]) for n in names}, names)
    values = {"kernel": draw(0, 6, 10), "gamma": np.ones(10, "f"), "beta": np.zeros(10, "f"), "head": draw(1, 10, 4), "moving_mean": np.zeros(10, "f"), "moving_var": np.ones(10, "f"), "x": draw(2, B, 6, scale=1), "y": whole(3, 4, B, kind=np.int32)}
    values = _with_buffers(values, names)
    states = tuple(n for n in values if n not in "xy")
    return Graph(step, values, (*states, "x", "y"), (*states, "loss"), rows=("x", "y"), replicas=N, tolerance=1e-3)


def masks_that_are_given():
    """An exporter without random numbers: masks of dropout come in as bytes beside the rows; channels first, max pooling whose gradient is a select_and_scatter; LAMB in one function; the batch stands between states."""
    names = ("c.w", "c.b", "f.w", "f.b")

    def step(v, across):
        def loss(p):
            z = lax.conv_general_dilated(v["x"], p["c.w"], (1, 1), ((1, 1), (1, 1)), dimension_numbers=("NCHW", "OIHW", "NCHW")) + p["c.b"][:, None, None]
            z = lax.reduce_window(jax.nn.relu(z), -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
            z = z.reshape(z.shape[0], -1) * (v["mask"] != 0).astype(jnp.float32) * np.float32(1 / 0.75)
            return nll(z @ p["f.w"].T + p["f.b"], v["y"]), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": value}
        for n in names:
            m = new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + 0.1 * g[n]
            s = new[f"s.{n}"] = 0.999 * v[f"s.{n}"] + 0.001 * g[n] ** 2
            u = m / (jnp.sqrt(s) + 1e-6) + 0.01 * v[n]
            pn, un = jnp.sqrt((v[n] ** 2).sum()), jnp.sqrt((u**2).sum())
            new[n] = v[n] - 1e-2 * jnp.where((pn > 0) & (un > 0), pn / un, 1.0) * u
        return new
    values = {"c.w": draw(0, 4, 2, 3, 3), "c.b": np.zeros(4, "f"), "f.w": draw(1, 3, 36), "f.b": np.zeros(3, "f"), "x": draw(2, B, 2, 6, 6, scale=1), "y": whole(3, 3, B), "mask": (draw(4, B, 36) > -0.2).astype(np.uint8)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "ms"}
    m, s = ([f"{k}.{n}" for n in names] for k in "ms")
    return Graph(step, values, (*names, "x", "mask", "y", *m, *s), (*m, *s, *names, "loss"), wide=True, tolerance=3e-3)


def averages_that_wait_for_their_count():
    """TensorFlow 1: MomentumOptimizer with a staircase of exponential decay by an i64 global step, ExponentialMovingAverage with num_updates, so the decay is the least of two; shadows of all variables behind them; the step moves last."""
    names = tuple(_weights("fc", 0, 6, 12, 4))

    def step(v, across):
        (value, _), g = gradients(lambda p: (nll(_layers(p, "fc", v["x"], 2, jax.nn.relu), v["y"]) + 1e-3 * sum((p[n] ** 2).sum() / 2 for n in names if n.endswith("w")), ()), v, names)
        at = v["global_step"].astype(jnp.float32)
        rate = 0.1 * jnp.power(jnp.float32(0.9), jnp.floor(at / 2.0))
        decay = jnp.minimum(jnp.float32(0.99), (1.0 + at) / (10.0 + at))
        new = {"loss": value, "global_step": v["global_step"] + 1, "rate": rate}
        for n in names:
            new[f"{n}/Momentum"] = 0.9 * v[f"{n}/Momentum"] + g[n]
            new[n] = v[n] - rate * new[f"{n}/Momentum"]
            new[f"{n}/ExponentialMovingAverage"] = v[f"{n}/ExponentialMovingAverage"] - (v[f"{n}/ExponentialMovingAverage"] - new[n]) * (1.0 - decay)
        return new
    values = {**_weights("fc", 0, 6, 12, 4), "global_step": np.int64(0), "x": draw(9, B, 6, scale=1), "y": whole(10, 4, B, kind=np.int32)}
    values |= {f"{n}/Momentum": np.zeros_like(values[n]) for n in names} | {f"{n}/ExponentialMovingAverage": values[n] + 0 for n in names}
    slots = [n + s for n in names for s in ("", "/ExponentialMovingAverage", "/Momentum")]
    return Graph(step, values, ("x", "y", *slots, "global_step"), ("loss", "rate", *slots, "global_step"), wide=True, aliased=True, tolerance=1e-3)


def everything_in_doubles():
    """A scientist's program: all is f64, a network with sines for a force field, energies and forces by the gradient inside the gradient, an Adam whose count is a double; arguments in the order of the alphabet, the loss in the middle."""
    names = tuple(sorted(_weights("w", 0, 3, 10, 1)))

    def step(v, across):
        def energy(p, r):
            return jnp.sin(r @ p["w0.w"] + p["w0.b"]) @ p["w1.w"] + p["w1.b"]

        def loss(p):
            e = energy(p, v["r"])[:, 0]
            f = -jax.grad(lambda r: energy(p, r).sum())(v["r"])
            return ((e - v["e"]) ** 2).mean() + 10.0 * ((f - v["f"]) ** 2).mean(), ()
        (value, _), g = gradients(loss, v, names)
        t = v["t"] + 1.0
        new = {"loss": value, "t": t}
        for n in names:
            new[n], new[f"a.{n}"], new[f"b.{n}"] = adamw({n: v[n], f"m.{n}": v[f"a.{n}"], f"v.{n}": v[f"b.{n}"]}, n, g[n], t)
        return new
    values = {n: a.astype(np.float64) for n, a in _weights("w", 0, 3, 10, 1).items()} | {"t": np.float64(0), "r": draw(5, B, 3, scale=1).astype(np.float64), "e": draw(6, B, scale=1).astype(np.float64), "f": draw(7, B, 3, scale=1).astype(np.float64)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "ab"}
    states = sorted(n for n in values if n not in ("r", "e", "f"))
    half = len(states) // 2
    return Graph(step, values, tuple(sorted(values)), (*states[:half], "loss", *states[half:]), wide=True, tolerance=1e-6)


def members_stacked_by_functorch():
    """functorch: five members' weights stacked along their first dimension, vmap over members and not over rows; each with its own Adam by the same stack; predictions are averaged for the log, disagreement is reported."""
    E = 5
    names = ("fc1.weight", "fc1.bias", "fc2.weight", "fc2.bias")

    def step(v, across):
        def loss(p):
            def member(w1, b1, w2, b2):
                return jax.nn.relu(v["x"] @ w1.T + b1) @ w2.T + b2
            out = jax.vmap(member)(*[p[n] for n in names])
            return ((out - v["y"]) ** 2).mean((1, 2)).sum(), out
        (value, out), g = gradients(loss, v, names)
        t = v["step"] + np.float32(1)
        new = {"loss": value / E, "ensemble": ((out.mean(0) - v["y"]) ** 2).mean(), "spread": out.var(0).mean(), "step": t}
        for n in names:
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, g[n], t)
        return new
    values = {"fc1.weight": draw(0, E, 10, 6), "fc1.bias": np.zeros((E, 10), "f"), "fc2.weight": draw(1, E, 2, 10), "fc2.bias": np.zeros((E, 2), "f"), "step": np.float32(0), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 2, scale=1)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "mv"}
    states = ("step", *names, *[f"{k}.{n}" for n in names for k in "mv"])
    return Graph(step, values, (*states, "x", "y"), ("loss", "ensemble", "spread", *states), tolerance=2e-3)


def parts_gathered_in_half():
    """FSDP2: each parameter is a part along its first dimension, narrowed to bf16 and gathered layer by layer; gradients are scattered in f32, averaged; the norm is summed over parts; one table is read for tokens and for logits; AdamW on parts."""
    V, D = 16, 8
    shapes = {"table": (V, D), "w1": (D, 2 * D), "w2": (2 * D, D)}

    def step(v, across):
        whole_ = {n: across.gather(v[n].astype(jnp.bfloat16)).astype(jnp.float32) for n in shapes}

        def loss(p):
            x = p["table"][v["ids"]]
            x = x + jax.nn.silu(x @ p["w1"]) @ p["w2"]
            return nll(x @ p["table"].T, v["y"]), ()
        (value, _), g = gradients(loss, {**v, **whole_}, tuple(shapes))
        parts = {n: across.scatter(g[n]) / across.count for n in shapes}
        norm = jnp.sqrt(across.sum(sum((d**2).sum() for d in parts.values())))
        scale = jnp.minimum(1.0, 0.5 / (norm + 1e-6))
        new = {"loss": across.mean(value), "norm": norm, "step": v["step"] + 1.0}
        for n, d in parts.items():
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, d * scale, new["step"])
        return new
    values = {n: draw(i, *s) for i, (n, s) in enumerate(shapes.items())} | {"step": np.float32(0), "ids": whole(5, V, B, kind=np.int32), "y": whole(6, V, B, kind=np.int32)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in shapes for k in "mv"}
    parts = (*shapes, *[f"{k}.{n}" for n in shapes for k in "mv"])
    return Graph(step, values, ("ids", "y", "step", *parts), ("step", *parts, "loss", "norm"), rows=("ids", "y", *parts), replicas=N, tolerance=2e-2)


CALLERS = {f.__name__: f for f in (
    losses_by_the_whole_batch, masks_that_are_given, averages_that_wait_for_their_count, everything_in_doubles, members_stacked_by_functorch, parts_gathered_in_half)}
