"""How people write the step itself: privacy, precisions, pruning, averages of weights."""

import functools
from typing import Any, NamedTuple

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax.training import dynamic_scale, train_state
from stranger import Stranger, initial

B, F, C = 32, 16, 10


def _ce(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels)


def private_gradients():
    """DP-SGD: per-example gradients by vmap, clipped by their whole norm, noise by a key per leaf, microbatches of four
    rows."""

    def step(params, opt_state, key, x, y):
        def one(x, y):
            loss, g = jax.value_and_grad(lambda p: _ce(mlp(p, x), y).mean())(params)
            norm = optax.global_norm(g)
            return loss, jax.tree.map(lambda v: v / jnp.maximum(1.0, norm / 0.8), g), norm

        loss, g, norms = jax.vmap(one)(x.reshape(-1, 4, F), y.reshape(-1, 4))
        leaves, tree = jax.tree.flatten(jax.tree.map(lambda v: v.sum(0), g))
        key, *keys = jax.random.split(key, len(leaves) + 1)
        noisy = [(v + 0.8 * 1.1 * jax.random.normal(k, v.shape)) / (B // 4) for v, k in zip(leaves, keys)]
        u, opt_state = tx.update(tree.unflatten(noisy), opt_state, params)
        return (
            optax.apply_updates(params, u),
            opt_state,
            key,
            {"loss": loss.mean(), "clipped": (norms > 0.8).mean(), "norms": norms},
        )

    tx = optax.adamw(1e-3)
    p = layers(0, F, 32, C)
    return Stranger(
        step,
        (p, tx.init(p), jax.random.PRNGKey(0), draw(5, B, F), whole(6, C, B)),
        ("param", "opt", "rng", "batch", "batch"),
        lambda a, r: (*r[:3], a[3], a[4]),
        (0, 1, 2),
    )


class ScaledState(train_state.TrainState):
    dynamic: dynamic_scale.DynamicScale
    batch_stats: Any


def half_with_dynamic_scale():
    """flax's DynamicScale in float16 with batch norm in a TrainState: where not finite, parameters and moments stay."""

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, train):
            x = nn.Conv(16, (3, 3), dtype=jnp.float16)(x)
            x = nn.relu(nn.BatchNorm(use_running_average=not train, momentum=0.9, dtype=jnp.float16)(x))
            return nn.Dense(C, dtype=jnp.float16)(x.mean((1, 2)))

    net = Net()
    v = initial(net.init, jax.random.key(0), jnp.zeros((1, 8, 8, 3)), True)

    def train_step(state, batch):
        def loss_fn(params):
            logits, new = state.apply_fn(
                {"params": params, "batch_stats": state.batch_stats}, batch["image"], True, mutable=["batch_stats"]
            )
            return _ce(logits.astype(jnp.float32), batch["label"]).mean(), (new, logits)

        dyn, finite, (loss, (new, logits)), grads = state.dynamic.value_and_grad(loss_fn, has_aux=True)(state.params)
        out = state.apply_gradients(grads=grads, batch_stats=new["batch_stats"])
        choose = functools.partial(jnp.where, finite)
        out = out.replace(
            opt_state=jax.tree.map(choose, out.opt_state, state.opt_state),
            params=jax.tree.map(choose, out.params, state.params),
            dynamic=dyn,
        )
        return out, {
            "loss": loss,
            "accuracy": (logits.argmax(-1) == batch["label"]).mean(),
            "scale": dyn.scale,
            "finite": finite,
        }

    state = ScaledState.create(
        apply_fn=net.apply,
        params=v["params"],
        tx=optax.sgd(0.1, momentum=0.9, nesterov=True),
        batch_stats=v["batch_stats"],
        dynamic=dynamic_scale.DynamicScale(scale=jnp.float32(2.0**20)),
    )
    kinds = state.replace(
        step="counter",
        params="param",
        opt_state="opt",
        batch_stats="model_state",
        dynamic=state.dynamic.replace(scale="model_state", fin_steps="counter"),
    )
    batch = {"image": draw(1, 16, 8, 8, 3).astype(jnp.float16), "label": whole(2, C, 16)}
    return Stranger(train_step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-2)


def adaptive_sharpness():
    """ASAM in two passes with an element-wise normaliser; the second gradient goes to AdamW; losses of both are returned."""
    tx = optax.adamw(1e-3)

    def step(params, opt, x, y):
        def loss_fn(p):
            return _ce(mlp(p, x), y).mean()

        l1, g = jax.value_and_grad(loss_fn)(params)
        t = jax.tree.map(lambda p, g: (jnp.abs(p) + 0.01) * g, params, g)
        norm = optax.global_norm(t) + 1e-12
        eps = jax.tree.map(lambda p, t: 0.5 * (jnp.abs(p) + 0.01) * t / norm, params, t)
        l2, g = jax.value_and_grad(loss_fn)(jax.tree.map(jnp.add, params, eps))
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, jnp.stack([l1, l2])

    p = layers(0, F, 48, C)
    return Stranger(
        step,
        (p, tx.init(p), draw(5, B, F), whole(6, C, B)),
        ("param", "opt", "batch", "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
        (0, 1),
    )


def magnitude_masks():
    """Gradual pruning (RigL): masks by a quantile of magnitudes every other step under cond, regrown where dense gradients
    are largest."""
    tx = optax.sgd(0.05, momentum=0.9)

    def step(params, masks, opt, t, x, y):
        sparse = [(w * m, b) for (w, b), m in zip(params, masks)]
        loss, g = jax.value_and_grad(lambda p: _ce(mlp(p, x), y).mean())(sparse)
        u, opt = tx.update([(gw * m, gb) for (gw, gb), m in zip(g, masks)], opt)
        params = optax.apply_updates(params, u)

        def renew(masks):
            new = []
            for (w, _), (gw, _), m in zip(params, g, masks):
                keep = m * (jnp.abs(w) > jnp.quantile(jnp.abs(w), 0.3))
                grow = (1 - m) * (jnp.abs(gw) >= jax.lax.top_k(jnp.abs(gw).ravel(), w.size // 10)[0][-1])
                new.append(jnp.clip(keep + grow, 0, 1))
            return new

        masks = jax.lax.cond(t % 2 == 1, renew, lambda m: m, masks)
        return params, masks, opt, t + 1, {"loss": loss, "density": jnp.stack([m.mean() for m in masks])}

    p = layers(0, F, 32, C)
    masks = [(jnp.abs(w) > 0.1).astype(jnp.float32) for w, _ in p]
    return Stranger(
        step,
        (p, masks, tx.init(p), jnp.int32(0), draw(5, B, F), whole(6, C, B)),
        ("param", "model_state", "opt", "step", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


def learnt_step_sizes():
    """LSQ: per-channel scales of weights and a scale of activations are trained with their own gradient scale, 4 bits,
    round by identity."""

    def rnd(x):
        return x + jax.lax.stop_gradient(jnp.round(x) - x)

    def quant(x, s, bits, n):
        g = (n * (2 ** (bits - 1) - 1)) ** -0.5
        s = s * g + jax.lax.stop_gradient(s - s * g)
        return rnd(jnp.clip(x / s, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1)) * s

    tx = optax.multi_transform({"w": optax.sgd(0.01, 0.9), "s": optax.adam(1e-4)}, {"w": "w", "b": "w", "sw": "s", "sa": "s"})

    def step(p, opt, x, y):
        def loss_fn(p):
            h = x
            for w, b, sw, sa in zip(p["w"], p["b"], p["sw"], p["sa"]):
                h = quant(jax.nn.relu(h), jax.nn.softplus(sa), 4, h.size) @ quant(w, jnp.abs(sw) + 1e-4, 4, w.size) + b
            return _ce(h, y).mean()

        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, loss

    w = [w for w, _ in layers(0, F, 32, 32, C)]
    p = {
        "w": w,
        "b": [jnp.zeros(v.shape[1]) for v in w],
        "sw": [jnp.abs(v).mean(0) / 4 for v in w],
        "sa": [jnp.float32(0.1)] * 3,
    }
    # A value that is rounded to the other side moves the gradient of its scale.
    return Stranger(
        step,
        (p, tx.init(p), draw(5, B, F), whole(6, C, B)),
        ("param", "opt", "batch", "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
        tolerance=0.3,
    )


class Snapshot(NamedTuple):
    x: Any
    slow: Any
    swa: Any
    inner: Any
    count: Any


def slow_weights():
    """Lookahead and stochastic weight averaging in one NamedTuple, cyclic rate, counts in float; where() everywhere
    instead of cond."""
    tx = optax.chain(optax.trace(0.9), optax.scale(-1.0))

    def step(s, batch):
        x, y = batch
        loss, g = jax.value_and_grad(lambda p: _ce(mlp(p, x), y).mean())(s.x)
        u, inner = tx.update(g, s.inner)
        rate = 0.02 * (1 + jnp.cos(jnp.pi * (s.count % 5) / 5))
        fast = jax.tree.map(lambda p, u: p + rate * u, s.x, u)
        sync = s.count % 2 == 1
        slow = jax.tree.map(lambda a, b: jnp.where(sync, a + 0.5 * (b - a), a), s.slow, fast)
        fast = jax.tree.map(lambda a, b: jnp.where(sync, a, b), slow, fast)
        k = s.count // 5
        swa = jax.tree.map(lambda a, b: jnp.where(s.count % 5 == 4, (a * k + b) / (k + 1), a), s.swa, fast)
        return Snapshot(fast, slow, swa, inner, s.count + 1), loss

    p = layers(0, F, 32, C)
    s = Snapshot(p, jax.tree.map(lambda v: v * 1.0, p), jax.tree.map(jnp.zeros_like, p), tx.init(p), jnp.int32(3))
    return Stranger(
        step,
        (s, (draw(5, B, F), whole(6, C, B))),
        (Snapshot("param", "opt", "model_state", "opt", "step"), "batch"),
        lambda a, r: (r[0], a[1]),
        (0,),
    )


def accumulating_optimizer():
    """optax.MultiSteps with a dict of metrics that is accumulated by hand in the state too, and returned as means."""
    tx = optax.MultiSteps(optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2)), every_k_schedule=2)

    def step(state, x, y, w):
        def loss_fn(p):
            per = _ce(mlp(p, x), y)
            return (per * w).sum() / w.sum(), per

        (loss, per), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        total = {"loss": state["total"]["loss"] + per.sum(), "n": state["total"]["n"] + B}
        new = {"params": optax.apply_updates(state["params"], u), "opt": opt, "total": total}
        return new, {"loss": loss, "running": total["loss"] / total["n"], "updated": tx.has_updated(opt)}

    p = layers(0, F, 64, C)
    state = {"params": p, "opt": tx.init(p), "total": {"loss": jnp.float32(0), "n": jnp.int32(0)}}
    kinds = {"params": "param", "opt": "opt", "total": {"loss": "model_state", "n": "counter"}}
    return Stranger(
        step,
        (state, draw(5, B, F), whole(6, C, B), jax.nn.sigmoid(draw(7, B))),
        (kinds, "batch", "batch", "batch"),
        lambda a, r: (r[0], *a[1:]),
        (0,),
    )


def layers_by_index():
    """Weights of four layers stacked in one leaf each, read as p["w"][i] in a Python loop, and two projections in
    one matrix: gradients are sums of padded slices."""

    def step(p, opt_state, x, y):
        def loss_fn(p):
            h = (x @ p["in"][:, :32]) * jax.nn.sigmoid(x @ p["in"][:, 32:])
            for i in range(4):
                h = h + jnp.tanh(h @ p["w"][i] + p["b"][i])
            return _ce(h @ p["out"], y).mean()

        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt_state = tx.update(g, opt_state, p)
        return optax.apply_updates(p, u), opt_state, {"loss": loss, "norm": optax.global_norm(g)}

    tx = optax.adamw(1e-3)
    p = {"in": draw(700, F, 64) * 0.25, "w": draw(701, 4, 32, 32) * 0.2, "b": jnp.zeros((4, 32)), "out": draw(702, 32, C) * 0.2}
    batch = draw(703, B, F), whole(704, C, B)
    return Stranger(step, (p, tx.init(p), *batch), ("param", "opt", "batch", "batch"), lambda a, r: (r[0], r[1], *a[2:]), (0, 1),
                    tolerance=1e-3)


HABITS = {
    make.__name__: make
    for make in (
        private_gradients,
        half_with_dynamic_scale,
        adaptive_sharpness,
        magnitude_masks,
        learnt_step_sizes,
        slow_weights,
        layers_by_index,
        accumulating_optimizer,
    )
}
