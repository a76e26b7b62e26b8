"""Models as objects that hold their own state, and the ways in which people keep, split and flatten what a step changes."""

import dataclasses
import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.flatten_util import ravel_pytree
from stranger import Stranger


class Module:
    """Attributes are arrays, lists of modules, modules; a flat dictionary with dots in its names goes in and out."""

    buffers = ()

    def named(self, prefix=""):
        for name, value in vars(self).items():
            if isinstance(value, Module):
                yield from value.named(f"{prefix}{name}.")
            elif isinstance(value, list):
                for i, each in enumerate(value):
                    yield from each.named(f"{prefix}{name}.{i}.")
            elif isinstance(value, jax.Array):
                yield f"{prefix}{name}", self, name

    def split(self):
        params, buffers = {}, {}
        for path, owner, name in self.named():
            (buffers if name in owner.buffers else params)[path] = getattr(owner, name)
        return params, buffers

    def load(self, *dicts):
        for path, owner, name in list(self.named()):
            for each in dicts:
                if path in each:
                    setattr(owner, name, each[path])
        return self


class Linear(Module):
    def __init__(self, seed, a, b):
        self.weight, self.bias = draw(seed, b, a) * a**-0.5, jnp.zeros(b)

    def __call__(self, x):
        return x @ self.weight.T + self.bias


class Norm(Module):
    buffers = ("running_mean", "running_var", "num_batches_tracked")

    def __init__(self, d):
        self.weight, self.bias = jnp.ones(d), jnp.zeros(d)
        self.running_mean, self.running_var, self.num_batches_tracked = jnp.zeros(d), jnp.ones(d), jnp.int32(0)

    def __call__(self, x):
        axes = tuple(range(x.ndim - 1))
        mean, var = x.mean(axes), x.var(axes)
        n = x.size / x.shape[-1]
        self.running_mean = 0.9 * self.running_mean + 0.1 * mean
        self.running_var = 0.9 * self.running_var + 0.1 * var * n / (n - 1)
        self.num_batches_tracked = self.num_batches_tracked + 1
        return (x - mean) * lax.rsqrt(var + 1e-5) * self.weight + self.bias


class Block(Module):
    def __init__(self, seed, d):
        self.norm, self.up, self.down = Norm(d), Linear(seed, d, 2 * d), Linear(seed + 1, 2 * d, d)

    def __call__(self, x):
        return x + self.down(jax.nn.silu(self.up(self.norm(x))))


class Tower(Module):
    def __init__(self):
        self.stem, self.blocks, self.head = Linear(0, 20, 24), [Block(1, 24), Block(3, 24)], Linear(5, 24, 7)

    def __call__(self, x):
        x = self.stem(x)
        for block in self.blocks:
            x = block(x)
        return self.head(x)


def _nll(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[..., None], -1)[..., 0]


def dotted_names():
    """A module mutated while traced; SGD as PyTorch's: momentum, dampening, decay of weights only, by dotted names."""
    params, buffers = Tower().split()

    def step(params, buffers, velocity, inputs, targets):
        def objective(params):
            model = Tower().load(params, buffers)
            return _nll(model(inputs), targets).mean(), model.split()[1]

        (loss, buffers), grads = jax.value_and_grad(objective, has_aux=True)(params)
        new, moved = {}, {}
        for name, p in params.items():
            g = grads[name] + (1e-2 * p if name.endswith("weight") and p.ndim == 2 else 0)
            moved[name] = 0.9 * velocity[name] + 0.5 * g
            new[name] = p - 0.05 * (g + 0.9 * moved[name])
        return new, buffers, moved, loss

    return Stranger(step, (params, buffers, jax.tree.map(jnp.zeros_like, params), draw(7, 32, 20), whole(8, 7, 32)),
                    ("param", {k: "counter" if "num" in k else "model_state" for k in buffers}, "opt", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


@functools.partial(jax.tree_util.register_dataclass, data_fields=["clock", "weights", "first", "second", "shadow", "key", "smooth"],
                   meta_fields=["rate"])
@dataclasses.dataclass
class Run:
    clock: jax.Array
    weights: list
    first: list
    second: list
    shadow: list
    key: jax.Array
    smooth: jax.Array
    rate: float = 3e-3


def dataclass_run():
    """One dataclass: a clock in float, moments, a shadow, a typed key, a smoothed loss; dropout on inputs and hidden units."""

    @jax.jit
    def fit(run, x, y):
        key, a, b = jax.random.split(run.key, 3)

        def cost(w):
            h = jnp.where(jax.random.bernoulli(a, 0.9, x.shape), x / 0.9, 0)
            h = jax.nn.gelu(h @ w[0][0] + w[0][1])
            h = jnp.where(jax.random.bernoulli(b, 0.8, h.shape), h / 0.8, 0)
            return jnp.square(h @ w[1][0] + w[1][1] - y).mean()

        cost, grad = jax.value_and_grad(cost)(run.weights)
        t = run.clock + 1
        m = jax.tree.map(lambda m, g: m + (g - m) * 0.1, run.first, grad)
        v = jax.tree.map(lambda v, g: v + (g * g - v) * 0.001, run.second, grad)
        rate = run.rate * jnp.minimum(t / 10, jnp.sqrt(10 / t))
        w = jax.tree.map(lambda w, m, v: w - rate * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8), run.weights, m, v)
        return dataclasses.replace(run, clock=t, weights=w, first=m, second=v, key=key,
                                   shadow=jax.tree.map(lambda s, w: 0.99 * s + 0.01 * w, run.shadow, w),
                                   smooth=0.9 * run.smooth + 0.1 * cost), {"cost": cost, "rate": rate}

    w = layers(0, 12, 40, 3)
    z = jax.tree.map(jnp.zeros_like, w)
    run = Run(jnp.float32(0), w, z, z, w, jax.random.key(4), jnp.float32(0))
    kinds = Run("opt", "param", "opt", "opt", "model_state", "rng", "model_state")
    return Stranger(fit, (run, draw(5, 24, 12), draw(6, 24, 3)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def flat_vector():
    """Everything in one vector by ravel_pytree: Adam on it, its norm clipped, an exponent of the loss as a weight of rows."""
    weights = {"conv": draw(0, 3, 3, 1, 8) * 0.3, "b": jnp.zeros(8), "head": layers(1, 8 * 16, 30, 4)}
    theta, unravel = ravel_pytree(weights)

    def energy(theta, images, labels):
        w = unravel(theta)
        h = lax.conv_general_dilated(images, w["conv"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        each = _nll(mlp(w["head"], jax.nn.relu(h + w["b"]).reshape(images.shape[0], -1)), labels)
        return (lax.stop_gradient(jnp.exp(-each)) * each).sum() / images.shape[0]

    def step(theta, m, v, t, images, labels):
        e, g = jax.value_and_grad(energy)(theta, images, labels)
        g = g * jnp.minimum(1, 1 / (jnp.linalg.norm(g) + 1e-6))
        t, m, v = t + 1, 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g**2
        return theta - 1e-2 * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.99**t)) + 1e-7), m, v, t, e

    return Stranger(step, (theta, 0 * theta, 0 * theta, jnp.int32(0), draw(9, 16, 8, 8, 1), whole(10, 4, 16)),
                    ("param", "opt", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


class Layer(NamedTuple):
    qkv: jax.Array
    out: jax.Array
    up: jax.Array
    down: jax.Array
    scales: jax.Array


def scanned_policy():
    """Layers stacked [L, ...], scanned under a policy that keeps plain dots, keys of dropout scanned beside; Lion by hand."""
    L, D, H, T, V = 3, 32, 4, 12, 50

    def norm(x, s):
        return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * s

    @functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)
    def body(x, item):
        layer, key = item
        q, k, v = jnp.split(jnp.einsum("btd,dhe->bthe", norm(x, layer.scales[0]), layer.qkv), 3, -1)
        s = jnp.einsum("bqhe,bkhe->bhqk", q, k) / 8**0.5
        s = jnp.where(jnp.tril(jnp.ones((T, T), bool)), s, -1e9)
        x = x + jnp.einsum("bhqk,bkhe,hed->bqd", jax.nn.softmax(s), v, layer.out)
        h = jax.nn.gelu(norm(x, layer.scales[1]) @ layer.up) @ layer.down
        return x + h * jax.random.bernoulli(key, 0.9, h.shape) / 0.9, jnp.abs(h).mean()

    def step(state, seed, batch):
        def lm(p):
            keys = jax.random.split(jax.random.fold_in(jax.random.PRNGKey(0), seed), L)
            x, sizes = lax.scan(body, p["wte"][batch["ids"]], (p["layers"], keys))
            logits = norm(x, p["final"]) @ p["wte"].T
            w = batch["mask"].astype(jnp.float32)
            return (_nll(logits, batch["labels"]) * w).sum() / w.sum(), sizes

        (loss, sizes), g = jax.value_and_grad(lm, has_aux=True)(state["p"])
        u = jax.tree.map(lambda m, g: jnp.sign(0.9 * m + 0.1 * g), state["m"], g)
        p = jax.tree.map(lambda p, u: p - 1e-3 * (u + 0.1 * p), state["p"], u)
        return {"p": p, "m": jax.tree.map(lambda m, g: 0.99 * m + 0.01 * g, state["m"], g)}, loss, sizes

    p = {"wte": draw(0, V, D) * 0.1, "final": jnp.ones(D),
         "layers": Layer(draw(1, L, D, H, 24) * 0.2, draw(2, L, H, 8, D) * 0.2, draw(3, L, D, 64) * 0.2, draw(4, L, 64, D) * 0.1,
                         jnp.ones((L, 2, D)))}
    batch = {"ids": whole(5, V, 8, T), "labels": whole(6, V, 8, T), "mask": whole(7, 2, 8, T).astype(bool)}
    return Stranger(step, ({"p": p, "m": jax.tree.map(jnp.zeros_like, p)}, jnp.int32(3), batch),
                    ({"p": "param", "m": "opt"}, "scalar", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-2)


def axes_by_name():
    """vmap of the gradient of one example with in_axes as dictionaries; the median of norms clips; lax.map for a metric."""
    T = 6

    def one(w, ex):
        h = jnp.tanh(ex["seq"] @ w["in"])
        a = jax.nn.softmax(h @ w["query"] + jnp.where(jnp.arange(T) < ex["length"], 0, -1e9))
        return jnp.square(jnp.dot(a @ h, w["out"]) - ex["target"] * ex["unit"])

    def step(w, acc, seq, length, target, unit):
        axes = {"seq": 0, "length": 0, "target": 0, "unit": None}
        ex = {"seq": seq, "length": length, "target": target, "unit": unit}
        losses, grads = jax.vmap(jax.value_and_grad(one), in_axes=(None, axes))(w, ex)
        norms = jnp.sqrt(sum(jnp.sum(g**2, range(1, g.ndim)) for g in jax.tree.leaves(grads)))
        cap = jnp.minimum(1, 0.5 / (norms + 1e-6))
        grads = jax.tree.map(lambda g: jnp.tensordot(cap, g, 1) / losses.shape[0], grads)
        acc = jax.tree.map(lambda a, g: a + g * g, acc, grads)
        longest = lax.map(lambda r: (jnp.arange(T) < r[1]).sum() * jnp.abs(r[0]).max(), (seq, length), batch_size=4).max()
        return jax.tree.map(lambda w, g, a: w - 0.1 * g / (jnp.sqrt(a) + 1e-3), w, grads, acc), acc, losses.mean(), norms, longest

    w = {"in": draw(0, 10, 16) * 0.3, "query": draw(1, 16), "out": draw(2, 16)}
    return Stranger(step, (w, jax.tree.map(jnp.zeros_like, w), draw(3, 16, T, 10), 1 + whole(4, T, 16), draw(5, 16), jnp.float32(2)),
                    ("param", "opt", "batch", "batch", "batch", "scalar"), lambda a, r: (*r[:2], *a[2:]))


def keys_as_words():
    """A raw key [2] in a dictionary with a count folded in, noise in weights, a history of the last eight losses shifted."""

    def train(carry, xs):
        key = jax.random.fold_in(carry["key"], carry["i"])

        def f(p):
            noisy = [(w + 0.01 * jax.random.normal(jax.random.fold_in(key, j), w.shape), b) for j, (w, b) in enumerate(p)]
            x = xs["signal"]
            return jnp.mean(jnp.log(jnp.cosh(mlp(noisy, x, jnp.tanh) - x)))

        value, g = jax.value_and_grad(f)(carry["p"])
        past = jnp.roll(carry["past"], 1).at[0].set(value)
        rate = jnp.where(past[0] > past.mean(), 5e-3, 1e-2)
        return {"p": jax.tree.map(lambda p, g: p - rate * g, carry["p"], g), "key": carry["key"], "i": carry["i"] + 1, "past": past}, value

    p = layers(0, 32, 8, 32)
    carry = {"p": p, "key": jnp.array([7, 9], jnp.uint32), "i": jnp.uint32(0), "past": jnp.zeros(8)}
    return Stranger(train, (carry, {"signal": draw(5, 32, 32)}),
                    ({"p": "param", "key": "rng", "i": "counter", "past": "opt"}, "batch"), lambda a, r: (r[0], a[1]), (0,))


def epochs_inside():
    """fori_loop of four full-batch steps of RMSprop, centred, on rows masked by a threshold on their targets."""

    def step(p, nu, mu, x, y):
        keep = (jnp.abs(y) < 1.5).astype(x.dtype)

        def loss(p):
            return (keep * optax.huber_loss(mlp(p, x)[:, 0], y)).sum() / jnp.maximum(keep.sum(), 1)

        def once(_, c):
            p, nu, mu = c
            g = jax.grad(loss)(p)
            nu = jax.tree.map(lambda n, g: 0.9 * n + 0.1 * g * g, nu, g)
            mu = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mu, g)
            return jax.tree.map(lambda p, g, n, m: p - 1e-3 * g / jnp.sqrt(n - m * m + 1e-4), p, g, nu, mu), nu, mu

        before = loss(p)
        p, nu, mu = lax.fori_loop(0, 4, once, (p, nu, mu))
        return (p, nu, mu), (before, loss(p), keep.mean())

    p = layers(0, 10, 48, 1)
    z = jax.tree.map(jnp.zeros_like, p)
    return Stranger(step, (p, z, z, draw(5, 64, 10), draw(6, 64)), ("param", "opt", "opt", "batch", "batch"),
                    lambda a, r: (*r[0], *a[3:]), (0, 1, 2))


def everything_is_32():
    """Rows, features, hidden units and classes: 32 each; a frozen random projection of 32 x 32 and an orthogonality term."""
    S = 32

    def step(model, frozen, moments, x, y):
        def loss(model):
            h = jax.nn.relu(x @ frozen["projection"] @ model["a"])
            h = jax.nn.relu(h @ model["b"]) + h
            gram = model["b"].T @ model["b"] - jnp.eye(S)
            return _nll(h @ model["c"], y).mean() + 1e-3 * jnp.sum(gram**2)

        value, g = jax.value_and_grad(loss)(model)
        u, moments = tx.update(g, moments, model)
        return optax.apply_updates(model, u), moments, {"loss": value, "norms": jax.tree.map(jnp.linalg.norm, g)}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(), optax.add_decayed_weights(1e-3), optax.scale(-1e-3))
    model = {k: draw(i, S, S) * 0.2 for i, k in enumerate("abc")}
    return Stranger(step, (model, {"projection": draw(5, S, S) * 0.2}, tx.init(model), draw(6, S, S), whole(7, S, S)),
                    ("param", "frozen", "opt", "batch", "batch"), lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


def words_are_rows():
    """Vocabulary, width, length and rows: 16; tied embeddings, learnt positions of the same shape, an average of weights."""
    S = 16

    def step(p, avg, m, tokens):
        def loss(p):
            x = p["emb"][tokens] + p["pos"]
            a = jax.nn.softmax(jnp.where(jnp.tri(S), (x @ p["q"]) @ (x @ p["k"]).mT / 4, -jnp.inf))
            x = x + a @ (x @ p["v"])
            logits = x @ p["emb"].T
            return _nll(logits[:, :-1], tokens[:, 1:]).mean()

        value, g = jax.value_and_grad(loss)(p)
        m = jax.tree.map(lambda m, g: 0.9 * m + g, m, g)
        p = jax.tree.map(lambda p, m: p - 0.02 * m, p, m)
        return p, jax.tree.map(lambda a, p: a + 0.05 * (p - a), avg, p), m, jnp.exp(value)

    p = {k: draw(i, S, S) * 0.25 for i, k in enumerate(("emb", "pos", "q", "k", "v"))}
    return Stranger(step, (p, p, jax.tree.map(jnp.zeros_like, p), whole(8, S, S, S)), ("param", "model_state", "opt", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2))


def replay_inside():
    """A replay memory in the state: the batch is written at a cursor, as many rows are drawn from it by a key, Q-learning."""
    B, N, F, A = 16, 64, 6, 4

    def step(agent, memory, new):
        memory = dict(memory)
        for name in ("s", "a", "r", "n"):
            memory[name] = lax.dynamic_update_slice_in_dim(memory[name], new[name], memory["at"], 0)
        memory["at"] = (memory["at"] + B) % N
        memory["key"], sub = jax.random.split(memory["key"])
        pick = jax.random.randint(sub, (B,), 0, N)
        s, a, r, n = (memory[name][pick] for name in ("s", "a", "r", "n"))

        def td(q):
            target = r + 0.9 * mlp(agent["slow"], n).max(-1)
            return jnp.square(jnp.take_along_axis(mlp(q, s), a[:, None], 1)[:, 0] - lax.stop_gradient(target)).mean()

        loss, g = jax.value_and_grad(td)(agent["q"])
        u, opt = tx.update(g, agent["opt"])
        q = optax.apply_updates(agent["q"], u)
        return {"q": q, "slow": optax.incremental_update(q, agent["slow"], 0.05), "opt": opt}, memory, loss

    tx = optax.adam(1e-3)
    q = layers(0, F, 32, A)
    memory = {"s": draw(5, N, F), "a": whole(6, A, N), "r": draw(7, N), "n": draw(8, N, F), "at": jnp.int32(0), "key": jax.random.PRNGKey(1)}
    new = {"s": draw(9, B, F), "a": whole(10, A, B), "r": draw(11, B), "n": draw(12, B, F)}

    return Stranger(step, ({"q": q, "slow": q, "opt": tx.init(q)}, memory, new),
                    ({"q": "param", "slow": "model_state", "opt": "opt"},
                     {"s": "model_state", "a": "model_state", "r": "model_state", "n": "model_state", "at": "model_state", "key": "rng"}, "batch"),
                    lambda a, r: (r[0], r[1], a[2]), (0, 1))


def micro_batches_first():
    """Data [K, B, ...] as a dictionary, gradients summed in a scan with counts of words as weights, one step at the end."""
    K, B, T, V, D = 4, 8, 10, 40, 24

    def step(params, state, batch):
        def total(p, mb):
            h = p["e"][mb["x"]]
            h = lax.associative_scan(jnp.add, h, axis=1) / jnp.arange(1, T + 1)[:, None]
            each = _nll(jnp.tanh(h @ p["w"]) @ p["o"], mb["y"]) * mb["w"]
            return each.sum(), mb["w"].sum()

        def add(carry, mb):
            (s, n), g = jax.value_and_grad(total, has_aux=True)(params, mb)
            return jax.tree.map(jnp.add, carry, (g, s, n)), None

        (g, s, n), _ = lax.scan(add, (jax.tree.map(jnp.zeros_like, params), 0.0, 0.0), batch)
        u, state = tx.update(jax.tree.map(lambda g: g / n, g), state, params)
        return optax.apply_updates(params, u), state, s / n

    tx = optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-2, 5, 50))
    params = {"e": draw(0, V, D) * 0.3, "w": draw(1, D, D) * 0.2, "o": draw(2, D, V) * 0.2}
    batch = {"x": whole(3, V, K, B, T), "y": whole(4, V, K, B, T), "w": whole(5, 2, K, B, T).astype(jnp.float32)}
    return Stranger(step, (params, tx.init(params), batch), ("param", "opt", "batch:1"), lambda a, r: (*r[:2], a[2]), (0, 1))


MODULES = {
    "dotted_names": dotted_names,
    "dataclass_run": dataclass_run,
    "flat_vector": flat_vector,
    "scanned_policy": scanned_policy,
    "axes_by_name": axes_by_name,
    "keys_as_words": keys_as_words,
    "epochs_inside": epochs_inside,
    "everything_is_32": everything_is_32,
    "words_are_rows": words_are_rows,
    "replay_inside": replay_inside,
    "micro_batches_first": micro_batches_first,
}
