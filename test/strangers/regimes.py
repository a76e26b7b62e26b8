"""Ensembles, several tasks, learnt optimizers, normalised weights, two passes, micro-batches: odd states and signatures."""

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from habits import B, C, F, _ce
from stranger import Stranger, initial


def deep_ensemble():
    """Members by vmap over [M, ...] with a key each, bootstrapped row weights, a joint mixture likelihood as metric, an
    optimizer by vmap."""
    M = 5
    tx = optax.adam(1e-2)

    def one(p, o, key, x, y):
        w = jax.random.exponential(key, (B,))

        def loss_fn(p):
            mean, raw = jnp.split(mlp(p, x), 2, -1)
            var = jax.nn.softplus(raw) + 1e-3
            return (w * (0.5 * jnp.log(var) + 0.5 * (y[:, None] - mean) ** 2 / var)[:, 0]).mean(), (mean[:, 0], var[:, 0])

        (loss, pred), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, loss, pred

    def step(ps, os, keys, x, y):
        split = jax.vmap(jax.random.split)(keys)
        ps, os, losses, (mean, var) = jax.vmap(one, (0, 0, 0, None, None))(ps, os, split[:, 1], x, y)
        mu = mean.mean(0)
        sigma = (var + mean**2).mean(0) - mu**2
        return (
            ps,
            os,
            split[:, 0],
            losses,
            {"nll": (0.5 * jnp.log(sigma) + 0.5 * (y - mu) ** 2 / sigma).mean(), "disagreement": mean.std(0)},
        )

    ps = jax.tree.map(lambda *v: jnp.stack(v), *[layers(10 * i, F, 32, 2) for i in range(M)])
    return Stranger(
        step,
        (ps, jax.vmap(tx.init)(ps), jax.random.split(jax.random.PRNGKey(0), M), draw(60, B, F), draw(61, B)),
        (
            "param",
            jax.tree.map(lambda v: "counter" if v.dtype == jnp.int32 else "opt_state", jax.vmap(tx.init)(ps)),
            "rng",
            "batch",
            "batch",
        ),
        lambda a, r: (*r[:3], a[3], a[4]),
        (0, 1, 2),
    )


def balanced_tasks():
    """Three heads: weights by uncertainty, GradNorm-like rates from norms of the shared layer's gradients, each head its
    own labels."""

    def loss_each(p, b):
        h = jax.nn.gelu(b["x"] @ p["shared"])
        seg = _ce(h @ p["cls"], b["label"]).mean()
        depth = (jnp.abs((h @ p["reg"])[:, 0] - b["depth"]) * b["has_depth"]).sum() / jnp.maximum(b["has_depth"].sum(), 1)
        normal = 1 - (optax.cosine_similarity(h @ p["vec"], b["normal"])).mean()
        return jnp.stack([seg, depth, normal])

    def step(p, w, opt, start, b):
        losses = loss_each(p, b)
        grads = [jax.grad(lambda p, i=i: loss_each(p, b)[i])(p) for i in range(3)]
        norms = jnp.stack([jnp.linalg.norm(g["shared"]) for g in grads])
        ratio = losses / start
        goal = (norms * w).mean() * (ratio / ratio.mean()) ** 1.5
        gw = jax.grad(lambda w: jnp.abs(norms * w - jax.lax.stop_gradient(goal)).sum())(w)
        total = jax.tree.map(lambda *g: sum(wi * gi for wi, gi in zip(w, g)), *grads)
        u, opt = tx.update(total, opt, p)
        new = w - 0.025 * gw
        return optax.apply_updates(p, u), 3 * new / new.sum(), opt, (w * losses).sum(), {"losses": losses, "norms": norms}

    tx = optax.adam(1e-3)
    p = {"shared": draw(0, F, 48) * 0.2, "cls": draw(1, 48, C) * 0.2, "reg": draw(2, 48, 1) * 0.2, "vec": draw(3, 48, 3) * 0.2}
    b = {
        "x": draw(4, B, F),
        "label": whole(5, C, B),
        "depth": jnp.abs(draw(6, B)),
        "has_depth": (draw(7, B) > 0).astype(jnp.float32),
        "normal": draw(8, B, 3),
    }
    return Stranger(
        step,
        (p, jnp.ones(3), tx.init(p), jnp.array([2.3, 0.8, 1.0]), b),
        ("param", "param", "opt", "const", "batch"),
        lambda a, r: (*r[:3], a[3], a[4]),
        (0, 1, 2),
        tolerance=1e-3,
    )


def generated_weights():
    """A hypernetwork makes each task's network; inner steps per task with learnt rates (Meta-SGD); tasks are the batch [T,
    shots, F]."""

    def inner(p, sx, sy, qx, qy):
        code = jnp.tanh((jnp.concatenate([sx, sy[:, None]], -1) @ p["enc"]).mean(0))
        w = {
            "a": (code @ p["ha"]).reshape(1, 16) + p["a0"],
            "b": code @ p["hb"] + p["b0"],
            "c": (code @ p["hc"]).reshape(16, 1) + p["c0"],
        }

        def f(w, x, y):
            return ((jnp.tanh(x @ w["a"] + w["b"]) @ w["c"])[:, 0] - y) ** 2

        before = f(w, qx, qy).mean()
        for _ in range(2):
            g = jax.grad(lambda w: f(w, sx, sy).mean())(w)
            w = jax.tree.map(lambda w, g, r: w - r * g, w, g, p["rate"])
        return f(w, qx, qy).mean(), before

    tx = optax.chain(optax.clip(10.0), optax.adam(1e-3))

    def step(p, o, sx, sy, qx, qy):
        def loss_fn(p):
            after, before = jax.vmap(inner, (None, 0, 0, 0, 0))(p, sx, sy, qx, qy)
            return after.mean(), before.mean()

        (loss, before), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, {"after": loss, "before": before}

    p = {
        "enc": draw(0, 2, 12) * 0.3,
        "ha": draw(1, 12, 16) * 0.2,
        "hb": draw(2, 12, 16) * 0.2,
        "hc": draw(3, 12, 16) * 0.2,
        "a0": draw(4, 1, 16),
        "b0": jnp.zeros(16),
        "c0": draw(5, 16, 1) * 0.2,
        "rate": {"a": jnp.full((1, 16), 0.05), "b": jnp.full(16, 0.05), "c": jnp.full((16, 1), 0.05)},
    }
    return Stranger(
        step,
        (p, tx.init(p), draw(6, 16, 5, 1), draw(7, 16, 5), draw(8, 16, 10, 1), draw(9, 16, 10)),
        ("param", "opt", *["batch"] * 4),
        lambda a, r: (r[0], r[1], *a[2:]),
        tolerance=1e-3,
    )


def learnt_optimizer():
    """An optimizer that is itself a network: unrolled over four inner steps of many small problems, trained by the last
    losses."""

    def rule(theta, g, m):
        x = jnp.stack([g, m, jnp.tanh(g * 10), jnp.sign(m)], -1)
        return (jnp.tanh(x @ theta["a"]) @ theta["b"])[..., 0] * 0.1

    def unroll(theta, A, b, x0):
        def f(x):
            return ((A @ x - b) ** 2).mean()

        def body(carry, _):
            x, m = carry
            loss, g = jax.value_and_grad(f)(x)
            m = 0.9 * m + 0.1 * g
            return (x - rule(theta, g, m), m), loss

        (x, _), losses = jax.lax.scan(body, (x0, jnp.zeros_like(x0)), None, 4)
        return jnp.log(f(x) + 1e-8) + losses.mean() * 0.1

    tx = optax.adamw(1e-3)

    def step(theta, o, i, A, b, x0):
        loss, g = jax.value_and_grad(lambda t: jax.vmap(unroll, (None, 0, 0, 0))(t, A, b, x0).mean())(theta)
        u, o = tx.update(g, o, theta)
        return i + 1, optax.apply_updates(theta, u), o, loss

    theta = {"a": draw(0, 4, 16) * 0.5, "b": draw(1, 16, 1) * 0.2}
    # Problems are square: rows, unknowns and the number of problems are all 16.
    return Stranger(
        step,
        (theta, tx.init(theta), jnp.int32(0), draw(2, 16, 16, 16), draw(3, 16, 16), draw(4, 16, 16)),
        ("param", "opt", "step", "batch", "batch", "batch"),
        lambda a, r: (r[1], r[2], r[0], *a[3:]),
        tolerance=1e-3,
    )


def nnx_train():
    """flax.nnx with dropout, a metric object whose totals ride in the state, and gradient norms per layer."""
    from flax import nnx

    class Net(nnx.Module):
        def __init__(self, rngs):
            self.inp = nnx.Linear(F, 32, rngs=rngs)
            self.blocks = nnx.List([nnx.Linear(32, 32, rngs=rngs) for _ in range(2)])
            self.norm = nnx.LayerNorm(32, rngs=rngs)
            self.out = nnx.Linear(32, C, rngs=rngs)

        def __call__(self, x):
            x = nnx.gelu(self.inp(x))
            for b in self.blocks:
                x = x + nnx.gelu(b(self.norm(x)))
            return self.out(x)

    model = Net(nnx.Rngs(0))
    graph, params = nnx.split(model)
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))

    def train_step(params, opt_state, metrics, batch):
        def loss_fn(params):
            logits = nnx.merge(graph, params)(batch["x"])
            return _ce(logits, batch["y"]).mean(), logits

        (loss, logits), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        metrics = {
            "total": metrics["total"] + loss,
            "hits": metrics["hits"] + (logits.argmax(-1) == batch["y"]).sum(),
            "count": metrics["count"] + 1,
        }
        norms = jax.tree.map(lambda g: jnp.sqrt((g**2).sum()), grads)
        return optax.apply_updates(params, updates), opt_state, metrics, norms

    metrics = {"total": jnp.float32(0), "hits": jnp.int32(0), "count": jnp.int32(0)}
    return Stranger(
        train_step,
        (params, tx.init(params), metrics, {"x": draw(5, B, F), "y": whole(6, C, B)}),
        ("param", "opt", {"total": "model_state", "hits": "counter", "count": "step"}, "batch"),
        lambda a, r: (*r[:3], a[3]),
        (0, 1, 2),
    )


class SpectralNet(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        x = nn.SpectralNorm(nn.Dense(32))(x, update_stats=train)
        x = nn.WeightNorm(nn.Dense(32))(nn.relu(x))
        return nn.Dense(C)(nn.GroupNorm(num_groups=4)(x))


def normalised_weights():
    """flax's SpectralNorm and WeightNorm; the collection of statistics is carried beside the parameters; results nested in
    lists."""
    net = SpectralNet()
    v = initial(net.init, jax.random.key(0), jnp.zeros((1, F)), True)
    params, stats = v["params"], v["batch_stats"]
    tx = optax.rmsprop(1e-3, momentum=0.9)

    def step(params, stats, opt, x, y):
        def loss_fn(p):
            logits, new = net.apply({"params": p, "batch_stats": stats}, x, True, mutable=["batch_stats"])
            return _ce(logits, y).mean(), (new["batch_stats"], logits)

        (loss, (stats_new, logits)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return [optax.apply_updates(params, u), stats_new, opt], [loss, jax.nn.softmax(logits)]

    return Stranger(
        step,
        (params, stats, tx.init(params), draw(5, B, F), whole(6, C, B)),
        ("param", "model_state", "opt", "batch", "batch"),
        lambda a, r: (*r[0], a[3], a[4]),
        tolerance=1e-3,
    )


def dropped_blocks():
    """Stochastic depth per row by a key per block, weight-standardised convolutions with GroupNorm, RandAugment by switch,
    cutmix by a box."""
    D = 16
    tx = optax.sgd(optax.cosine_onecycle_schedule(50, 0.1), momentum=0.9, nesterov=True)

    def conv(x, w):
        w = (w - w.mean((0, 1, 2))) / (w.std((0, 1, 2)) + 1e-5)
        return jax.lax.conv_general_dilated(
            x, w * (w.shape[0] * w.shape[1] * w.shape[2]) ** -0.5, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )

    def group(x, s):
        g = x.reshape(*x.shape[:3], 4, -1)
        g = (g - g.mean((1, 2, 4), keepdims=True)) / jnp.sqrt(g.var((1, 2, 4), keepdims=True) + 1e-5)
        return g.reshape(x.shape) * s

    def augment(key, im):
        ops = [lambda v: v, lambda v: v[:, ::-1], lambda v: jnp.clip(v * 1.3, -3, 3), lambda v: jnp.roll(v, 1, 0), lambda v: -v]
        return jax.lax.switch(jax.random.randint(key, (), 0, 5), ops, im)

    def step(params, opt, seed, images, labels):
        key = jax.random.PRNGKey(seed)
        k1, k2, k3, k4 = jax.random.split(key, 4)
        x = jax.vmap(augment)(jax.random.split(k1, 16), images)
        lam = jax.random.uniform(k2)
        box = jnp.arange(8) < 8 * jnp.sqrt(1 - lam)
        box = (box[:, None] & box[None])[None, ..., None]
        x = jnp.where(box, jnp.roll(x, 1, 0), x)
        share = 1 - box.mean()

        def loss_fn(p):
            h = conv(x, p["stem"])
            for i, b in enumerate(p["blocks"]):
                keep = jax.random.bernoulli(jax.random.fold_in(k3, i), 0.8, (16, 1, 1, 1))
                h = h + jnp.where(keep, conv(jax.nn.relu(group(h, b["s"])), b["w"]) / 0.8, 0)
            z = h.mean((1, 2))
            z = z * jax.random.bernoulli(k4, 0.9, z.shape) / 0.9
            logits = z @ p["head"]
            return (share * _ce(logits, labels) + (1 - share) * _ce(logits, jnp.roll(labels, 1))).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, seed + 1, loss

    p = {
        "stem": draw(0, 3, 3, 3, D),
        "blocks": [{"w": draw(1 + i, 3, 3, D, D), "s": jnp.ones(D)} for i in range(2)],
        "head": draw(5, D, C) * 0.2,
    }
    return Stranger(
        step,
        (p, tx.init(p), jnp.uint32(0), draw(6, 16, 8, 8, 3), whole(7, C, 16)),
        ("param", "opt", "rng", "batch", "batch"),
        lambda a, r: (*r[:3], a[3], a[4]),
        tolerance=1e-3,
    )


def two_forward_passes():
    """R-Drop and a mean teacher on labelled and unlabelled rows of other numbers, confidence masks, a ramp by the epoch
    given from outside."""
    tx = optax.adam(1e-3)

    def step(params, teacher, opt, rng, epoch, labelled, unlabelled):
        rng, *k = jax.random.split(rng, 5)
        ramp = jnp.exp(-5 * (1 - jnp.minimum(epoch, 10) / 10) ** 2)

        def drop(key, x):
            return x * jax.random.bernoulli(key, 0.8, x.shape) / 0.8

        t = jax.nn.softmax(mlp(teacher, drop(k[3], unlabelled["weak"])))
        sure = (t.max(-1) > 0.15).astype(jnp.float32)

        def loss_fn(p):
            a, b = (jax.nn.log_softmax(mlp(p, drop(kk, labelled["x"]))) for kk in k[:2])
            nll = -(a + b)[jnp.arange(B), labelled["y"]].mean()
            kl = ((jnp.exp(a) - jnp.exp(b)) * (a - b)).sum(-1).mean()
            u = jax.nn.log_softmax(mlp(p, drop(k[2], unlabelled["strong"])))
            cons = -((t * u).sum(-1) * sure).mean()
            return nll + 0.5 * kl + ramp * cons, {"nll": nll, "kl": kl, "cons": cons, "sure": sure.mean()}

        (loss, parts), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt)
        params = optax.apply_updates(params, u)
        return (
            params,
            jax.tree.map(lambda t, p: 0.99 * t + 0.01 * p, teacher, params),
            opt,
            rng,
            {"loss": loss, "ramp": ramp, **parts},
        )

    p = layers(0, F, 64, C)
    return Stranger(
        step,
        (
            p,
            jax.tree.map(lambda v: v * 0.9, p),
            tx.init(p),
            jax.random.PRNGKey(2),
            jnp.int32(3),
            {"x": draw(5, B, F), "y": whole(6, C, B)},
            {"weak": draw(7, 2 * B, F), "strong": draw(8, 2 * B, F)},
        ),
        ("param", "model_state", "opt", "rng", "scalar", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


def policy_of_types():
    """bf16 compute, f32 masters held beside bf16 weights, moments in bf16, a gradient cast, the model's outputs returned."""

    def step(w16, w32, mu, nu, count, x, y):
        def loss_fn(p):
            h = x.astype(jnp.bfloat16)
            for w, b in p[:-1]:
                h = jax.nn.gelu(h @ w + b)
            logits = (h @ p[-1][0] + p[-1][1]).astype(jnp.float32)
            return _ce(logits, y).mean(), logits

        (loss, logits), g = jax.value_and_grad(loss_fn, has_aux=True)(w16)
        g = jax.tree.map(lambda v: v.astype(jnp.float32), g)
        count = count + 1
        mu = jax.tree.map(lambda m, g: (0.9 * m.astype(jnp.float32) + 0.1 * g).astype(jnp.bfloat16), mu, g)
        nu = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, nu, g)
        w32 = jax.tree.map(
            lambda w, m, v: (
                w - 1e-2 * (m.astype(jnp.float32) / (1 - 0.9**count) / (jnp.sqrt(v / (1 - 0.99**count)) + 1e-8) + 0.01 * w)
            ),
            w32,
            mu,
            nu,
        )
        w16 = jax.tree.map(lambda w: w.astype(jnp.bfloat16), w32)
        return (w16, w32, mu, nu, count), (loss, logits.argmax(-1))

    w32 = layers(0, F, 64, 64, C)
    w16 = jax.tree.map(lambda v: v.astype(jnp.bfloat16), w32)
    z = jax.tree.map(jnp.zeros_like, w32)
    return Stranger(
        lambda s, x, y: step(*s, x, y),
        ((w16, w32, jax.tree.map(lambda v: v.astype(jnp.bfloat16), z), z, jnp.int32(0)), draw(9, B, F), whole(10, C, B)),
        (("param", "opt", "opt", "opt", "step"), "batch", "batch"),
        lambda a, r: (r[0], a[1], a[2]),
        (0,),
        tolerance=2e-2,
    )


def micro_scan():
    """Micro-batches [K, B, ...] by a scan whose carry holds gradients, statistics and hits; the key is split per micro-
    batch."""
    K = 4
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))

    def step(params, stats, opt, key, xs, ys):
        key, sub = jax.random.split(key)

        def body(carry, item):
            g_sum, stats, loss_sum, hits = carry
            x, y, k = item

            def loss_fn(p):
                h = x @ p["a"]
                m, v = h.mean(0), h.var(0)
                h = jax.nn.relu((h - m) / jnp.sqrt(v + 1e-5) * p["g"])
                logits = (h * jax.random.bernoulli(k, 0.9, h.shape) / 0.9) @ p["b"]
                return _ce(logits, y).mean(), ((m, v), (logits.argmax(-1) == y).sum())

            (loss, ((m, v), hit)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
            stats = {"mean": 0.9 * stats["mean"] + 0.1 * m, "var": 0.9 * stats["var"] + 0.1 * v}
            return (jax.tree.map(jnp.add, g_sum, g), stats, loss_sum + loss, hits + hit), None

        zero = jax.tree.map(jnp.zeros_like, params)
        (g, stats, loss, hits), _ = jax.lax.scan(body, (zero, stats, 0.0, 0), (xs, ys, jax.random.split(sub, K)))
        u, opt = tx.update(jax.tree.map(lambda v: v / K, g), opt, params)
        return optax.apply_updates(params, u), stats, opt, key, {"loss": loss / K, "hits": hits}

    p = {"a": draw(0, F, 32) * 0.3, "g": jnp.ones(32), "b": draw(1, 32, C) * 0.2}
    return Stranger(
        step,
        (
            p,
            {"mean": jnp.zeros(32), "var": jnp.ones(32)},
            tx.init(p),
            jax.random.PRNGKey(0),
            draw(2, K, 16, F),
            whole(3, C, K, 16),
        ),
        ("param", "model_state", "opt", "rng", "batch:1", "batch:1"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


REGIMES = {
    make.__name__: make
    for make in (
        deep_ensemble,
        balanced_tasks,
        generated_weights,
        learnt_optimizer,
        nnx_train,
        normalised_weights,
        dropped_blocks,
        two_forward_passes,
        policy_of_types,
        micro_scan,
    )
}
