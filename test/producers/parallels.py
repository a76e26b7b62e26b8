"""Data parallelism as frameworks write it, of networks with more than one habit at once (handed_on.py): what is summed over replicas,
when, how wide, what is cut, and what is read of the sums."""

import re

import jax
import jax.numpy as jnp
import numpy as np
from handed_on import Graph
from jax import lax
from networks import B, draw, gradients, nll, whole

N = 2


def _attention(x, v, i):
    s = x.shape[1]
    q, k, u = jnp.split(x @ v[f"h.{i}.qkv"].T, 3, -1)
    a = jnp.einsum("bsd,btd->bst", q, k) / np.float32(x.shape[-1] ** 0.5)
    a = jnp.where(np.tril(np.ones((s, s), bool)), a, np.float32(-3.4e38))
    a = jnp.exp(a - a.max(-1, keepdims=True))
    return jnp.einsum("bst,btd->bsd", a / a.sum(-1, keepdims=True), u) @ v[f"h.{i}.out"].T


def _norm(x, w, b):
    mean = x.mean(-1, keepdims=True)
    d = x - mean
    return d * lax.rsqrt((d**2).mean(-1, keepdims=True) + 1e-5) * w + b


D, S, V, L = 8, 5, 16, 2
LAYER = {"ln_w": lambda s: np.ones(D, "f"), "ln_b": lambda s: np.zeros(D, "f"), "qkv": lambda s: draw(s, 3 * D, D), "out": lambda s: draw(s, D, D),
         "up": lambda s: draw(s, 2 * D, D), "down": lambda s: draw(s, D, 2 * D)}
WORDS = {"wte": draw(0, V, D), "wpe": draw(1, S, D), **{f"h.{i}.{n}": make(10 * i + j + 2) for i in range(L) for j, (n, make) in enumerate(LAYER.items())}}


def language_loss(v):
    """(sum over tokens whose target counts, their number)."""
    x = v["wte"][v["ids"]] + v["wpe"]
    for i in range(L):
        x = x + _attention(_norm(x, v[f"h.{i}.ln_w"], v[f"h.{i}.ln_b"]), v, i)
        x = x + jax.nn.gelu(x @ v[f"h.{i}.up"].T) @ v[f"h.{i}.down"].T
    logits = (x @ v["wte"].T).reshape(-1, V)
    y = v["labels"].reshape(-1)
    valid = y != -100
    log_p = jax.nn.log_softmax(logits)
    picked = jnp.where(lax.broadcasted_iota(jnp.int64, logits.shape, 1) == y[:, None], log_p, 0.0).sum(-1)
    return -jnp.where(valid, picked, 0).sum(), valid.astype(jnp.float32).sum()


def language_data():
    labels = whole(91, V, B, S)
    labels[::3, -2:] = -100
    return {"ids": whole(90, V, B, S), "labels": labels}


def adamw(v, n, g, t, rate=1e-2):
    """(new value, moments)."""
    m = 0.9 * v[f"m.{n}"] + 0.1 * g
    s = 0.95 * v[f"v.{n}"] + 0.05 * g * g
    c1, c2 = 1 - 0.9**t, 1 - 0.95**t
    return v[n] * (1 - rate * 0.1) - rate * (m / c1) / (jnp.sqrt(s / c2) + 1e-8), m, s


def _moments(names, values=WORDS):
    return {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "mv"}


def tokens_counted_everywhere():
    """Megatron: the loss summed over a replica's tokens, tokens counted over all, gradients in one bucket summed and divided by the count; clipped by the norm behind; AdamW; groups that name no replica."""
    names = tuple(WORDS)

    def step(v, across):
        (total, count), g = gradients(language_loss, v, names)
        flat = jnp.concatenate([g[n].reshape(-1) for n in names])
        flat, total, count = across.sum(flat, total, count)
        flat = flat / count
        norm = jnp.sqrt((flat**2).sum())
        flat = flat * jnp.minimum(1.0 / (norm + 1e-6), 1.0)
        new, at, t = {"loss": total / count, "norm": norm, "step": v["step"] + 1.0}, 0, v["step"] + 1.0
        for n in names:
            d = flat[at:at + v[n].size].reshape(v[n].shape)
            at += v[n].size
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, d, t)
        return new
    values = {**WORDS, **_moments(names), "step": np.float32(0), **language_data()}
    states = (*names, *_moments(names), "step")
    empty = lambda t: t.replace("dense<[[0, 1]]> : tensor<1x2xi64>", "dense<> : tensor<0x0xi64>")
    return Graph(step, values, ("ids", "labels", *states[::-1]), ("loss", "norm", *states), rows=("ids", "labels"), replicas=N, wide=True, said=empty, tolerance=1e-3)


def halves_on_the_wire():
    """Horovod: gradients are narrowed to bf16, divided, summed and widened; the rate is scaled by the number of replicas; SGD with momentum, the loss averaged for the log."""
    names = ("w1", "b1", "w2")

    def loss(v):
        h = jax.nn.relu(v["x"] @ v["w1"] + v["b1"])
        return ((h @ v["w2"] - v["y"]) ** 2).mean(), ()

    def step(v, across):
        (value, _), g = gradients(loss, v, names)
        new = {"loss": across.mean(value)}
        for n in names:
            d = across.sum((g[n] / across.count).astype(jnp.bfloat16)).astype(jnp.float32)
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + d
            new[n] = v[n] - 0.02 * new[f"m.{n}"]
        return new
    values = {"w1": draw(0, 6, 12), "b1": np.zeros(12, "f"), "w2": draw(1, 12, 3), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, (*states, "x", "y"), (*states, "loss"), rows=("x", "y"), replicas=N, tolerance=2e-2)


def scaled_and_watched():
    """PyTorch's GradScaler under DDP: the loss is scaled in a half-precision network, gradients averaged, unscaled; whether one is not finite is a maximum over replicas; parameters, moments and the tracker are chosen by it."""
    names = ("w1", "b1", "w2", "b2")

    def step(v, across):
        def loss(p):
            h = jax.nn.relu(v["x"].astype(jnp.float16) @ p["w1"].astype(jnp.float16) + p["b1"].astype(jnp.float16))
            logits = (h @ p["w2"].astype(jnp.float16) + p["b2"].astype(jnp.float16)).astype(jnp.float32)
            value = nll(logits, v["y"])
            return value * v["scale"], value
        (_, value), g = gradients(loss, v, names)
        g = {n: across.mean(g[n]) / v["scale"] for n in names}
        found = sum((~jnp.isfinite(d)).any().astype(jnp.float32) for d in g.values())
        found = across.most(jnp.minimum(found, 1.0))
        bad = found > 0
        new = {"loss": across.mean(value), "found_inf": found}
        t = v["step"] + (1.0 - found)
        for n in names:
            p, m, s = adamw(v, n, g[n], jnp.maximum(t, 1.0))
            new[n], new[f"m.{n}"], new[f"v.{n}"] = (jnp.where(bad, v[k], x) for k, x in ((n, p), (f"m.{n}", m), (f"v.{n}", s)))
        grown = v["growth_tracker"] + 1
        new["scale"] = jnp.where(bad, v["scale"] * 0.5, jnp.where(grown == 2, v["scale"] * 2.0, v["scale"]))
        new["growth_tracker"] = jnp.where(bad | (grown == 2), 0, grown)
        return {**new, "step": t}
    values = {"w1": draw(0, 6, 12), "b1": np.zeros(12, "f"), "w2": draw(1, 12, 4), "b2": np.zeros(4, "f"), "x": draw(2, B, 6, scale=1), "y": whole(3, 4, B), "scale": np.float32(1024), "growth_tracker": np.int32(0), "step": np.float32(0)}
    values |= _moments(names, values)
    states = (*names, *_moments(names, values), "step", "scale", "growth_tracker")
    return Graph(step, values, ("x", "y", *states), (*states, "loss", "found_inf"), rows=("x", "y"), replicas=N, wide=True, tolerance=3e-2)


def statistics_of_all():
    """SyncBatchNorm: sums, sums of squares and counts of all replicas in forward, sums of the gradient in backward by the rule of the product; running statistics are the same everywhere."""
    names = ("w1", "scale", "shift", "w2")

    def step(v, across):
        x, y = v["x"], v["y"]
        z = x @ v["w1"]
        s1, s2, n = across.sum(z.sum(0), (z * z).sum(0), jnp.full((1,), x.shape[0], jnp.float32))
        n = n[0]
        mean, var = s1 / n, s2 / n - (s1 / n) ** 2
        inv = lax.rsqrt(var + 1e-5)
        hat = (z - mean) * inv
        a = hat * v["scale"] + v["shift"]
        h = jnp.maximum(a, 0)
        logits = h @ v["w2"]
        p = jax.nn.softmax(logits)
        hot = jax.nn.one_hot(y, logits.shape[1])
        d = (p - hot) / x.shape[0]
        g2 = h.T @ d
        da = jnp.where(a > 0, d @ v["w2"].T, 0)
        gs, gb = (da * hat).sum(0), da.sum(0)
        t1, t2 = across.sum(gb, gs)
        dz = v["scale"] * inv * (da - t1 / n - hat * t2 / n)
        g = {"w1": x.T @ dz, "scale": gs, "shift": gb, "w2": g2}
        loss = -(jax.nn.log_softmax(logits) * hot).sum(-1).mean()
        new = {"loss": across.mean(loss), "running_mean": 0.9 * v["running_mean"] + 0.1 * mean, "running_var": 0.9 * v["running_var"] + 0.1 * var * n / (n - 1)}
        for k in names:
            new[f"m.{k}"] = 0.9 * v[f"m.{k}"] + across.mean(g[k])
            new[k] = v[k] - 0.05 * new[f"m.{k}"]
        return new
    values = {"w1": draw(0, 6, 10), "scale": np.ones(10, "f"), "shift": np.zeros(10, "f"), "w2": draw(1, 10, 4), "running_mean": np.zeros(10, "f"), "running_var": np.ones(10, "f"), "x": draw(2, B, 6, scale=1), "y": whole(3, 4, B, kind=np.int32)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, "running_mean", "running_var", *[f"m.{n}" for n in names])
    return Graph(step, values, ("y", *states, "x"), ("loss", *states), rows=("x", "y"), replicas=N)


def gathered_layer_by_layer():
    """FSDP: each layer's weights are one flat part, gathered before forward and again before backward, gradients scattered; AdamW on parts, the norm summed over replicas; the embedding is whole everywhere and averaged."""
    D_, H, C = 6, 8, 4
    shapes = {"layer0": (("w", (D_, H)), ("b", (H,))), "layer1": (("w", (H, H)), ("b", (H,))), "head": (("w", (H, C)), ("b", (C,)))}

    def views(flat, layer):
        found, at = {}, 0
        for n, shape in shapes[layer]:
            size = int(np.prod(shape))
            found[n] = flat[at:at + size].reshape(shape)
            at += size
        return found["w"], found["b"]

    def step(v, across):
        acts, x = [], v["table"][v["ids"]]
        for layer in ("layer0", "layer1"):
            w, b = views(across.gather(v[layer]), layer)
            acts.append((x, jnp.tanh(x @ w + b)))
            x = acts[-1][1]
        w, b = views(across.gather(v["head"]), "head")
        logits = x @ w + b
        hot = jax.nn.one_hot(v["y"], C)
        loss = -(jax.nn.log_softmax(logits) * hot).sum(-1).mean()
        d = (jax.nn.softmax(logits) - hot) / x.shape[0]
        grads = {"head": jnp.concatenate([(x.T @ d).reshape(-1), d.sum(0)])}
        d = d @ w.T
        for layer, (x, y) in (("layer1", acts[1]), ("layer0", acts[0])):
            w, b = views(across.gather(v[layer]), layer)
            d = d * (1 - y * y)
            grads[layer] = jnp.concatenate([(x.T @ d).reshape(-1), d.sum(0)])
            d = d @ w.T
        table = across.mean(jnp.zeros_like(v["table"]).at[v["ids"]].add(d))
        parts = {n: across.scatter(g) / across.count for n, g in grads.items()}
        squares = across.sum(sum((p**2).sum() for p in parts.values())) + (table**2).sum()
        clip = jnp.minimum(0.5 / (jnp.sqrt(squares) + 1e-6), 1.0)
        new = {"loss": across.mean(loss), "norm": jnp.sqrt(squares), "step": v["step"] + 1.0}
        for n, g in {**parts, "table": table}.items():
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, g * clip, new["step"])
        return new
    flat = {n: draw(i, sum(int(np.prod(s)) for _, s in parts)) for i, (n, parts) in enumerate(shapes.items())}
    names = (*shapes, "table")
    values = {**flat, "table": draw(9, 20, D_), "ids": whole(10, 20, B, kind=np.int32), "y": whole(11, C, B, kind=np.int32), "step": np.float32(0)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "mv"}
    states = (*names, *[f"{k}.{n}" for k in "mv" for n in names], "step")
    cut = [n for n in states if n.split(".")[-1] in shapes]
    return Graph(step, values, (*states, "ids", "y"), (*states, "loss", "norm"), rows=("ids", "y", *cut), replicas=N, tolerance=1e-3)


def summed_after_micro_steps():
    """DDP under no_sync: two micro-batches in a loop add up gradients of a replica, which are averaged once behind it; averages of weights beside; global ids, channels and groups the other way round."""
    names = ("w1", "b1", "w2")

    def loss(v):
        h = jnp.tanh(v["x"] @ v["w1"] + v["b1"])
        return ((h @ v["w2"] - v["y"]) ** 2).mean(), ()

    def step(v, across):
        half = v["x"].shape[0] // 2

        def micro(i, carry):
            total, acc = carry
            cut = lambda a: lax.dynamic_slice_in_dim(a, i * half, half)
            (value, _), g = gradients(loss, {**v, "x": cut(v["x"]), "y": cut(v["y"])}, names)
            return total + value / 2, {n: acc[n] + g[n] / 2 for n in names}
        value, g = lax.fori_loop(0, 2, micro, (jnp.float32(0), {n: jnp.zeros_like(v[n]) for n in names}))
        new = {"loss": across.mean(value)}
        for n in names:
            new[n] = v[n] - 0.1 * across.mean(g[n])
            new[f"ema.{n}"] = 0.99 * v[f"ema.{n}"] + 0.01 * new[n]
        return new
    values = {"w1": draw(0, 6, 12), "b1": np.zeros(12, "f"), "w2": draw(1, 12, 3), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1)}
    values |= {f"ema.{n}": values[n] + 0 for n in names}
    states = (*names, *[f"ema.{n}" for n in names])

    def said(text):
        text = text.replace("mhlo.num_replicas = 2 : i32", "mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32")
        return re.sub(r"<\{replica_groups = dense<\[\[0, 1\]\]> : tensor<1x2xi64>\}>", "<{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, use_global_device_ids}>", text)
    return Graph(step, values, (*states, "x", "y"), (*states, "loss"), rows=("x", "y"), replicas=N, said=said)


PARALLELS = {f.__name__: f for f in (tokens_counted_everywhere, halves_on_the_wire, scaled_and_watched, statistics_of_all, gathered_layer_by_layer, summed_after_micro_steps)}
