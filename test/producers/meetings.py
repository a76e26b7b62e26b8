"""Rows of one replica that meet those of others, as frameworks write it (handed_on.py): queues of all replicas' keys, assignments
balanced over all rows, nodes that edges of any replica read, towers whose scale is learnt."""

import jax
import jax.numpy as jnp
import numpy as np
from handed_on import Graph
from jax import lax
from networks import B, draw, gradients, whole
from parallels import N


def _unit(z):
    return z / jnp.sqrt((z * z).sum(1, keepdims=True) + 1e-8)


def keys_of_all_in_a_queue():
    """MoCo under DDP: keys of all replicas are gathered and written into a queue of columns at a pointer in i64, which is the same everywhere; the key network follows before the step."""
    names, K = ("w1", "w2"), 48

    def step(v, across):
        key = {n: v[f"k.{n}"] * 0.99 + v[n] * 0.01 for n in names}
        k = _unit(jnp.maximum(v["im_k"] @ key["w1"], 0) @ key["w2"])

        def loss(p):
            q = _unit(jnp.maximum(v["im_q"] @ p["w1"], 0) @ p["w2"])
            logits = jnp.concatenate([(q * k).sum(1, keepdims=True), q @ v["queue"]], 1) / np.float32(0.2)
            return -jax.nn.log_softmax(logits)[:, 0].mean(), ()
        (value, _), g = gradients(loss, v, names)
        keys = across.gather(k)
        new = {"loss": across.mean(value), "queue": lax.dynamic_update_slice(v["queue"], keys.T, (jnp.int64(0), v["ptr"])), "ptr": (v["ptr"] + keys.shape[0]) % K}
        for n in names:
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + across.mean(g[n]) + 1e-4 * v[n]
            new[n] = v[n] - 0.03 * new[f"m.{n}"]
            new[f"k.{n}"] = key[n]
        return new
    queue = draw(5, 8, K, scale=1)
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 8), "queue": queue / np.linalg.norm(queue, axis=0), "ptr": np.int64(0), "im_q": draw(3, B, 6, scale=1), "im_k": draw(4, B, 6, scale=1)}
    values |= {f"k.{n}": values[n] + 0 for n in names} | {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"k.{n}" for n in names], "queue", "ptr", *[f"m.{n}" for n in names])
    return Graph(step, values, ("im_q", "im_k", *states), ("loss", *states), rows=("im_q", "im_k"), replicas=N, wide=True, tolerance=1e-3)


def assignments_balanced_over_all():
    """SwAV under DDP: three turns of Sinkhorn whose sums over rows are sums over replicas, prototypes normalised before the step, swapped predictions; LARS-like trust for each weight."""
    names = ("w1", "w2", "prototypes")

    def step(v, across):
        held = {n: v[n] for n in names} | {"prototypes": _unit(v["prototypes"])}

        def scores(p, x):
            return _unit(jnp.maximum(x @ p["w1"], 0) @ p["w2"]) @ p["prototypes"].T

        def balanced(s):
            q = jnp.exp(s / 0.5).T
            q = q / across.sum(q.sum())
            k, b = q.shape[0], q.shape[1] * across.count
            for _ in range(3):
                q = q / across.sum(q.sum(1, keepdims=True)) / k
                q = q / q.sum(0, keepdims=True) / b
            return (q * b).T
        q1, q2 = (balanced(scores(held, v[x])) for x in ("x1", "x2"))

        def loss(p):
            p1, p2 = (jax.nn.log_softmax(scores(p, v[x]) / 0.1) for x in ("x1", "x2"))
            return -0.5 * ((q1 * p2).sum(1) + (q2 * p1).sum(1)).mean(), ()
        (value, _), g = gradients(loss, held, names)
        new = {"loss": across.mean(value)}
        for n in names:
            d = across.mean(g[n]) + 1e-4 * held[n]
            trust = jnp.sqrt((held[n] ** 2).sum()) / (jnp.sqrt((d * d).sum()) + 1e-8)
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + 0.02 * trust * d
            new[n] = held[n] - new[f"m.{n}"]
        return new
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 8), "prototypes": draw(2, 5, 8), "x1": draw(3, B, 6, scale=1), "x2": draw(4, B, 6, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, (*states, "x1", "x2"), (*states, "loss"), rows=("x1", "x2"), replicas=N, tolerance=1e-3)


def nodes_of_all_replicas():
    """A graph in parts: each replica has its nodes and the edges that end at them; what the nodes say is gathered before edges read it, and the gradient of that is scattered; senders are numbers of the whole graph."""
    names, D, E = ("w1", "w2", "out"), 6, 3

    def step(v, across):
        rows = v["x"].shape[0]

        def loss(p):
            h = v["x"]
            for n in ("w1", "w2"):
                said = across.whole(h @ p[n])
                h = jnp.tanh(h + said[v["senders"]].sum(1) / np.float32(E))
            each = ((h @ p["out"])[:, 0] - v["y"]) ** 2
            return each.sum() / (rows * across.count), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": across.sum(value)}
        for n in names:
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + across.sum(g[n])
            new[n] = v[n] - 0.1 * new[f"m.{n}"]
        return new
    values = {"w1": draw(0, D, D), "w2": draw(1, D, D), "out": draw(2, D, 1), "x": draw(3, B, D, scale=1), "y": draw(4, B, scale=1), "senders": whole(5, B, B, E, kind=np.int32)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, ("x", "senders", "y", *states), ("loss", *states), rows=("x", "y", "senders"), replicas=N, tolerance=1e-3)


def towers_with_a_learnt_scale():
    """OpenCLIP with local loss: both towers' rows are gathered with their gradients, each replica has the logits of its own rows against all, both ways; the scale is a logarithm that is clipped behind the step; four replicas."""
    names = ("image.w", "text.w", "logit_scale")

    def step(v, across):
        def loss(p):
            i, t = _unit(v["image"] @ p["image.w"]), _unit(v["text"] @ p["text.w"])
            everyone_i, everyone_t = across.whole(i), across.whole(t)
            scale = jnp.exp(p["logit_scale"])
            place = (across.first(i.shape[0]) + jnp.arange(i.shape[0], dtype=jnp.int32))[:, None]
            columns = jnp.arange(everyone_i.shape[0], dtype=jnp.int32)[None]
            pick = lambda logits: -jnp.where(columns == place, jax.nn.log_softmax(logits), 0).sum() / logits.shape[0]
            return 0.5 * (pick(scale * i @ everyone_t.T) + pick(scale * t @ everyone_i.T)), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": across.mean(value), "step": v["step"] + 1}
        for n in names:
            d = across.mean(g[n])
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + 0.1 * d
            new[f"v.{n}"] = 0.98 * v[f"v.{n}"] + 0.02 * d * d
            new[n] = v[n] - 1e-2 * new[f"m.{n}"] / (jnp.sqrt(new[f"v.{n}"]) + 1e-6)
        new["logit_scale"] = jnp.clip(new["logit_scale"], 0.0, np.float32(np.log(100)))
        return new
    values = {"image.w": draw(0, 6, 8), "text.w": draw(1, 5, 8), "logit_scale": np.float32(np.log(1 / 0.07)), "image": draw(2, B, 6, scale=1), "text": draw(3, B, 5, scale=1), "step": np.int32(0)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for k in "mv" for n in names}
    states = (*names, *[f"{k}.{n}" for n in names for k in "mv"], "step")
    return Graph(step, values, ("image", "text", *states), (*states, "loss"), rows=("image", "text"), replicas=4, tolerance=1e-3)


MEETINGS = {f.__name__: f for f in (keys_of_all_in_a_queue, assignments_balanced_over_all, nodes_of_all_replicas, towers_with_a_learnt_scale)}
