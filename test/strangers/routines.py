"""Steps that are given no rows, or keep their state, gradients and updates in ways of their own."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map
B, F, C = 12, 8, 5


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def _rows():
    return draw(90, B, F), whole(91, C, B)


def _loss(p, x, y):
    return _ce(mlp(p, x), y).mean()


def _pole(s, force):
    """A cart with a pole, as the classic task has it."""
    x, v, a, w = s
    sin, cos = jnp.sin(a), jnp.cos(a)
    push = (force + 0.05 * w ** 2 * sin) / 1.1
    turn = (9.8 * sin - cos * push) / (0.5 * (4 / 3 - 0.1 * cos ** 2 / 1.1))
    return x + 0.02 * v, v + 0.02 * (push - 0.05 * turn * cos / 1.1), a + 0.02 * w, w + 0.02 * turn


def environments_inside():
    """PureJaxRL whole: environments are simulated in the step and carried on, with resets, returns of episodes, advantages, and
    epochs of shuffled minibatches."""
    N, L, E, M = 12, 6, 2, 3

    def policy(p, obs):
        h = mlp(p["body"], obs, jnp.tanh)
        return h @ p["pi"], (h @ p["v"])[..., 0]

    def step(ts, envs, obs, key):
        def simulate(s, _):
            envs, obs, key = s
            key, ka, kr = jax.random.split(key, 3)
            logits, value = policy(ts["p"], obs)
            action = jax.random.categorical(ka, logits)
            lp = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], -1)[:, 0]
            moved = _pole(tuple(envs["s"].T), jnp.where(action == 1, 10.0, -10.0))
            time = envs["t"] + 1
            done = (jnp.abs(moved[0]) > 2.4) | (jnp.abs(moved[2]) > 0.2) | (time >= 50)
            fresh = jax.random.uniform(kr, (N, 4), minval=-0.05, maxval=0.05)
            new = jnp.where(done[:, None], fresh, jnp.stack(moved, -1))
            total = envs["total"] + 1.0
            envs = {"s": new, "t": jnp.where(done, 0, time), "total": jnp.where(done, 0.0, total),
                    "last": jnp.where(done, total, envs["last"])}
            return (envs, new, key), (obs, action, lp, value, done)

        (envs, obs, key), (o, a, lp, v, done) = lax.scan(simulate, (envs, obs, key), None, L)
        _, last = policy(ts["p"], obs)

        def back(s, xs):
            after, next_value = s
            v, d = xs
            delta = 1.0 + 0.99 * next_value * (1 - d) - v
            after = delta + 0.99 * 0.95 * (1 - d) * after
            return (after, v), after
        _, advantage = lax.scan(back, (jnp.zeros(N), last), (v, done.astype(jnp.float32)), reverse=True)
        data = (o, a, lp, advantage, advantage + v)

        def epoch(s, k):
            flat = T(lambda x: x.reshape(N * L, *x.shape[2:]), data)
            order = jax.random.permutation(k, N * L)
            parts = T(lambda x: x[order].reshape(M, -1, *x.shape[1:]), flat)

            def minibatch(s, part):
                p, opt = s
                o, a, lp, advantage, target = part

                def loss(p):
                    logits, value = policy(p, o)
                    lps = jax.nn.log_softmax(logits)
                    ratio = jnp.exp(jnp.take_along_axis(lps, a[:, None], -1)[:, 0] - lp)
                    adv = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                    clipped = jnp.minimum(ratio * adv, jnp.clip(ratio, 0.8, 1.2) * adv).mean()
                    return -clipped + 0.5 * ((value - target) ** 2).mean() + 0.01 * (jnp.exp(lps) * lps).sum(-1).mean()
                value, g = jax.value_and_grad(loss)(p)
                u, opt = tx.update(g, opt, p)
                return (optax.apply_updates(p, u), opt), value
            return lax.scan(minibatch, s, parts)

        key, sub = jax.random.split(key)
        (p, opt), losses = lax.scan(epoch, (ts["p"], ts["opt"]), jax.random.split(sub, E))
        return {"p": p, "opt": opt}, envs, obs, key, {"loss": losses.mean(), "return": envs["last"].mean()}

    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(3e-3, eps=1e-5))
    p = {"body": layers(0, 4, 16, 16), "pi": draw(5, 16, 2) * 0.1, "v": draw(6, 16, 1) * 0.3}
    start = draw(7, N, 4) * 0.03
    envs = {"s": start, "t": jnp.zeros(N, jnp.int32), "total": jnp.zeros(N), "last": jnp.zeros(N)}
    return Stranger(step, ({"p": p, "opt": tx.init(p)}, envs, start, jax.random.PRNGKey(8)),
                    ({"p": "param", "opt": "opt"}, "batch_state", "batch_state", "rng"), lambda a, r: r[:4], (0, 1, 2, 3), tolerance=1e-2)


def actors_inside():
    """A2C whose environments live in the step: n-step returns through the simulation, one update a call, averages of episodes."""
    N, L = 8, 5

    def step(p, opt, s, key):
        keys = jax.random.split(key, L + 1)

        def loss(p):
            def one(s, k):
                h = mlp(p["body"], s, jnp.tanh)
                logits = h @ p["pi"]
                action = jax.random.categorical(k, lax.stop_gradient(logits))
                new = jnp.stack(_pole(tuple(s.T), jnp.where(action == 1, 10.0, -10.0)), -1)
                done = jnp.abs(new[:, 2]) > 0.2
                new = lax.stop_gradient(jnp.where(done[:, None], 0.01, new))
                lps = jax.nn.log_softmax(logits)
                return new, (jnp.take_along_axis(lps, action[:, None], -1)[:, 0], (h @ p["v"])[:, 0], (jnp.exp(lps) * lps).sum(-1), done)
            end, (lp, v, h, done) = lax.scan(one, s, keys[:L])
            last = lax.stop_gradient((mlp(p["body"], end, jnp.tanh) @ p["v"])[:, 0])
            _, target = lax.scan(lambda r, d: ((n := 1 + 0.99 * r * (1 - d)), n), last, done.astype(jnp.float32), reverse=True)
            adv = target - v
            return (-lp * lax.stop_gradient(adv) + 0.5 * adv ** 2 + 0.01 * h).mean(), (end, done.mean())

        (value, (s, ended)), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, s, keys[L], value, ended

    tx = optax.rmsprop(1e-3, decay=0.99)
    p = {"body": layers(0, 4, 16, 16), "pi": draw(5, 16, 2) * 0.1, "v": draw(6, 16, 1) * 0.3}
    return Stranger(step, (p, tx.init(p), draw(7, N, 4) * 0.03, jax.random.PRNGKey(8)), ("param", "opt", "batch_state", "rng"), lambda a, r: r[:4],
                    (0, 1, 2, 3), tolerance=1e-3)


def _classifier():
    p = layers(0, F, 16, C)
    return p, *_rows()


def moments_in_one_leaf():
    """Both moments of a leaf as one array [2, ...], rates from a table by the step, decay by a mask of ranks, all in one dictionary."""
    p, x, y = _classifier()
    rates = jnp.linspace(1e-3, 5e-3, 7)

    def step(s, x, y):
        n = s["n"] + 1
        value, g = jax.value_and_grad(_loss)(s["p"], x, y)
        both = T(lambda m, g: jnp.stack([0.9 * m[0] + 0.1 * g, 0.99 * m[1] + 0.01 * g * g]), s["m"], g)

        def moved(p, m):
            m, v = m[0] / (1 - 0.9 ** n), m[1] / (1 - 0.99 ** n)
            return p - rates[jnp.minimum(s["n"], 6)] * (m / (jnp.sqrt(v) + 1e-8) + (0.01 * p if p.ndim > 1 else 0))
        return {"p": T(moved, s["p"], both), "m": both, "n": n}, value

    state = {"p": p, "m": T(lambda w: jnp.zeros((2, *w.shape)), p), "n": jnp.int32(0)}
    return Stranger(step, (state, x, y), ({"p": "param", "m": "opt", "n": "counter"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def gradients_that_wait():
    """Asynchronous training imitated: gradients wait in a queue of three before they are applied, by weights of that time."""
    K = 3
    p, x, y = _classifier()
    tx = optax.adam(3e-3)

    def step(p, opt, queue, n, x, y):
        value, g = jax.value_and_grad(_loss)(p, x, y)
        late = T(lambda q: q[0], queue)
        queue = T(lambda q, g: jnp.concatenate([q[1:], g[None]]), queue, g)
        late = T(lambda g: jnp.where(n >= K, g, 0.0), late)
        u, opt = tx.update(late, opt, p)
        return optax.apply_updates(p, u), opt, queue, n + 1, value

    queue = T(lambda w: jnp.zeros((K, *w.shape)), p)
    return Stranger(step, (p, tx.init(p), queue, jnp.int32(0), x, y), ("param", "opt", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2))


def last_weights():
    """LAWA: the last weights in a ring [K, ...] written at the step's place, their mean evaluated on the rows; averages of three rates
    stacked [E, ...] beside."""
    K = 3
    p, x, y = _classifier()
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3))
    rates = jnp.array([0.9, 0.99, 0.999])

    def step(s, x, y):
        value, g = jax.value_and_grad(_loss)(s["p"], x, y)
        u, opt = tx.update(g, s["opt"], s["p"])
        p = optax.apply_updates(s["p"], u)
        ring = T(lambda r, w: r.at[s["n"] % K].set(w), s["ring"], p)
        each = lambda w: rates.reshape(-1, *[1] * w.ndim)  # noqa: E731
        emas = T(lambda e, w: each(w) * e + (1 - each(w)) * w, s["emas"], p)
        mean = T(lambda r: r.mean(0), ring)
        return {"p": p, "opt": opt, "ring": ring, "emas": emas, "n": s["n"] + 1}, value, _loss(mean, x, y)

    state = {"p": p, "opt": tx.init(p), "ring": T(lambda w: jnp.stack([w] * K), p), "emas": T(lambda w: jnp.stack([w] * 3), p), "n": jnp.int32(0)}
    kinds = {"p": "param", "opt": "opt", "ring": "model_state", "emas": "model_state", "n": "counter"}
    return Stranger(step, (state, x, y), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def moments_in_eight_bits():
    """Adam whose moments are bytes: blocks of 16 with a scale each, levels looked up by searchsorted, small leaves kept in f32."""
    K = 16
    levels = jnp.concatenate([-jnp.logspace(0, -4, 120)[:-1], jnp.zeros(1), jnp.logspace(-4, 0, 120)])
    middles = (levels[1:] + levels[:-1]) / 2

    def pack(v):
        flat = jnp.pad(v.reshape(-1), (0, -v.size % K)).reshape(-1, K)
        scale = jnp.abs(flat).max(1)
        codes = jnp.searchsorted(middles, flat / jnp.maximum(scale, 1e-20)[:, None]).astype(jnp.uint8)
        return {"codes": codes, "scale": scale}

    def unpack(q, like):
        return (levels[q["codes"]] * q["scale"][:, None]).reshape(-1)[:like.size].reshape(like.shape)

    p, x, y = _classifier()

    def step(p, m, v, n, x, y):
        value, g = jax.value_and_grad(_loss)(p, x, y)
        n = n + 1
        is_packed = lambda q: isinstance(q, dict)  # noqa: E731
        m1 = jax.tree.map(lambda q, g: 0.9 * (unpack(q, g) if is_packed(q) else q) + 0.1 * g, m, g, is_leaf=is_packed)
        v1 = jax.tree.map(lambda q, g: 0.99 * (unpack(q, g) if is_packed(q) else q) + 0.01 * g * g, v, g, is_leaf=is_packed)
        p = T(lambda p, m, v: p - 1e-2 * (m / (1 - 0.9 ** n)) / (jnp.sqrt(v / (1 - 0.99 ** n)) + 1e-6), p, m1, v1)
        keep = lambda w: pack(w) if w.ndim > 1 else w  # noqa: E731
        return p, T(keep, m1), T(keep, v1), n, value

    zeros = T(lambda w: pack(jnp.zeros_like(w)) if w.ndim > 1 else jnp.zeros_like(w), p)
    return Stranger(step, (p, zeros, zeros, jnp.int32(0), x, y), ("param", "opt", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2), tolerance=2e-2)


def validated_inside():
    """Rows to train on and others, of another number, to judge by: the best weights so far are kept, the rate halves when nothing got
    better for two steps."""
    p, x, y = _classifier()
    xv, yv = draw(95, 8, F), whole(96, C, 8)

    def step(s, x, y, xv, yv):
        value, g = jax.value_and_grad(_loss)(s["p"], x, y)
        m = T(lambda m, g: 0.9 * m + g, s["m"], g)
        p = T(lambda p, m: p - s["rate"] * m, s["p"], m)
        judged = _loss(p, xv, yv)
        better = judged < s["least"]
        best = lax.cond(better, lambda: p, lambda: s["best"])
        idle = jnp.where(better, 0, s["idle"] + 1)
        rate = jnp.where(idle >= 2, s["rate"] * 0.5, s["rate"])
        return {"p": p, "m": m, "best": best, "least": jnp.minimum(judged, s["least"]), "idle": jnp.where(idle >= 2, 0, idle), "rate": rate}, value

    state = {"p": p, "m": T(jnp.zeros_like, p), "best": p, "least": jnp.float32(jnp.inf), "idle": jnp.int32(0), "rate": jnp.float32(0.1)}
    kinds = {"p": "param", "m": "opt", "best": "model_state", "least": "opt", "idle": "counter", "rate": "opt"}
    # Every rank judges by all of the rows that nothing is trained on.
    return Stranger(step, (state, x, y, xv, yv), (kinds, "batch", "batch", "const", "const"), lambda a, r: (r[0], *a[1:]), (0,))


def reweighted_examples():
    """Learning to reweight: weights of rows from the gradient of the loss on clean rows through one imagined step."""
    p, x, y = _classifier()
    xv, yv = draw(95, 8, F), whole(96, C, 8)
    tx = optax.sgd(0.1, momentum=0.9)

    def step(p, opt, x, y, xv, yv):
        each = lambda p: _ce(mlp(p, x), y)  # noqa: E731

        def imagined(w):
            g = jax.grad(lambda p: (w * each(p)).sum())(p)
            return _loss(T(lambda a, b: a - 0.1 * b, p, g), xv, yv)
        w = jnp.maximum(-jax.grad(imagined)(jnp.zeros(B)), 0)
        w = w / (w.sum() + (w.sum() == 0))
        value, g = jax.value_and_grad(lambda p: (w * each(p)).sum())(p)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, value, w

    # Clean rows are whole on every rank: the loss reads them by way of weights of other rows.
    return Stranger(step, (p, tx.init(p), x, y, xv, yv), ("param", "opt", "batch", "batch", "frozen", "const"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def searched_operations():
    """DARTS: mixtures of operations by learnt weights that follow validation rows through an imagined step (second order), network
    weights by SGD; two optimizers."""
    _, x, y = _classifier()
    xv, yv = draw(95, B, F), whole(96, C, B)

    def apply(w, a, x):
        h = x @ w["in"]
        for q, mix in zip(w["cells"], a):
            m = jax.nn.softmax(mix)
            h = m[0] * h + m[1] * jax.nn.relu(h @ q["a"]) + m[2] * jnp.tanh(h @ q["b"]) + m[3] * jax.nn.standardize(h, -1)
        return h @ w["out"]

    def step(w, a, opt_w, opt_a, x, y, xv, yv):
        loss = lambda w, a, x, y: _ce(apply(w, a, x), y).mean()  # noqa: E731

        def ahead(a):
            return loss(T(lambda p, g: p - 0.05 * g, w, jax.grad(loss)(w, a, x, y)), a, xv, yv)
        judged, ga = jax.value_and_grad(ahead)(a)
        u, opt_a = ta.update(ga, opt_a, a)
        a = optax.apply_updates(a, u)
        value, gw = jax.value_and_grad(loss)(w, a, x, y)
        u, opt_w = tw.update(gw, opt_w, w)
        return optax.apply_updates(w, u), a, opt_w, opt_a, {"train": value, "valid": judged}

    tw, ta = optax.chain(optax.clip_by_global_norm(5.0), optax.sgd(0.05, momentum=0.9)), optax.adamw(3e-3, b1=0.5)
    w = {"in": draw(0, F, 12) * 0.3, "cells": [{"a": draw(2 * i + 1, 12, 12) * 0.3, "b": draw(2 * i + 2, 12, 12) * 0.3} for i in range(2)],
         "out": draw(9, 12, C) * 0.3}
    a = [1e-3 * draw(20 + i, 4) for i in range(2)]
    return Stranger(step, (w, a, tw.init(w), ta.init(a), x, y, xv, yv), ("param", "param", "opt", "opt", "batch", "batch", "batch", "batch"),
                    lambda v, r: (*r[:4], *v[4:]), (0, 1, 2, 3), tolerance=1e-3)


def distilled_rows():
    """Dataset condensation: a few synthetic rows of each class are trained so that their gradients match those of real rows, under a
    network drawn anew from the step's key."""
    _, x, y = _classifier()

    def step(s, opt, key, x, y):
        key, *keys = jax.random.split(key, 3)
        net = [(jax.random.normal(k, (a, b)) * a ** -0.5, jnp.zeros(b)) for k, (a, b) in zip(keys, [(F, 16), (16, C)])]
        real = jax.grad(_loss)(net, x, y)

        def distance(s):
            made = jax.grad(_loss)(net, s, jnp.repeat(jnp.arange(C), 2))
            pairs = zip(jax.tree.leaves(made), jax.tree.leaves(real))
            return sum(1 - (a * b).sum() / (jnp.linalg.norm(a) * jnp.linalg.norm(b) + 1e-6) for a, b in pairs)

        value, g = jax.value_and_grad(distance)(s)
        u, opt = tx.update(g, opt)
        return s + u, opt, key, value

    tx = optax.sgd(0.5, momentum=0.5)
    s = draw(5, 2 * C, F)
    # The loss is no sum over rows, and neither are gradients: they read sums.
    return Stranger(step, (s, tx.init(s), jax.random.PRNGKey(6), x, y), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]),
                    (0, 1, 2), tolerance=1e-3, asks="no set of arguments can be sharded along its first dimension without gathering")


def gradients_compared():
    """The agreement of the gradient with that of held-out rows, which is used for nothing else, scales the step and is returned."""
    p, x, y = _classifier()
    xv, yv = draw(95, B, F), whole(96, C, B)

    def step(p, m, x, y, xv, yv):
        value, g = jax.value_and_grad(_loss)(p, x, y)
        held = jax.grad(_loss)(p, xv, yv)
        agreement = sum((a * b).sum() for a, b in zip(jax.tree.leaves(held), jax.tree.leaves(g)))
        m = T(lambda m, g: 0.9 * m + g, m, g)
        return T(lambda p, m: p - 0.05 * jax.nn.sigmoid(agreement) * m, p, m), m, value, agreement

    return Stranger(step, (p, T(lambda w: 0.1 * w, p), x, y, xv, yv), ("param", "opt", "batch", "batch", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def gates_drawn():
    """L0 regularisation: hard concrete gates on inputs and hidden units, drawn by a key for the batch, the expected number of open
    ones as a penalty; a deterministic forward pass as a metric."""
    p, x, y = _classifier()
    p = {"net": p, "gates": [jnp.full(F, 1.0), jnp.full(16, 1.0)]}
    tx = optax.adam(3e-3)

    def step(p, opt, key, x, y):
        key, *keys = jax.random.split(key, 3)

        def forward(p, noise):
            h = x
            for (w, b), log, e, last in zip(p["net"], p["gates"], noise, (False, True)):
                s = jax.nn.sigmoid((log + (0.0 if e is None else jnp.log(e) - jnp.log1p(-e))) / (2 / 3))
                h = h * jnp.clip(s * 1.2 - 0.1, 0, 1)
                h = h @ w + b if last else jax.nn.relu(h @ w + b)
            return h

        def loss(p):
            noise = [jax.random.uniform(k, g.shape, minval=1e-3, maxval=1 - 1e-3) for k, g in zip(keys, p["gates"])]
            open_ = sum(jax.nn.sigmoid(g - 2 / 3 * jnp.log(0.1 / 1.1)).sum() for g in p["gates"])
            return _ce(forward(p, noise), y).mean() + 1e-2 * open_
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt)
        p = optax.apply_updates(p, u)
        return p, opt, key, value, (forward(p, [None, None]).argmax(-1) == y).mean()

    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), x, y), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]),
                    (0, 1, 2), tolerance=1e-3)


def two_of_four():
    """N:M sparsity: of each four weights of a column the two largest stay in the forward pass, straight-through with a decay of the
    others (SR-STE)."""
    p, x, y = _classifier()
    p = [(w, b) for w, b in layers(0, F, 16, 16, C)]
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.05, momentum=0.9))

    def mask(w):
        groups = jnp.abs(w).reshape(-1, 4, w.shape[1])
        rank = jnp.argsort(jnp.argsort(-groups, 1), 1)
        return (rank < 2).astype(w.dtype).reshape(w.shape)

    def step(p, opt, x, y):
        masks = [mask(lax.stop_gradient(w)) for w, _ in p]
        sparse = [(w * m, b) for (w, b), m in zip(p, masks)]
        value, g = jax.value_and_grad(_loss)(sparse, x, y)
        g = [(gw + 2e-3 * (1 - m) * w, gb) for (gw, gb), m, (w, _) in zip(g, masks, p)]
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, value, sum(m.sum() for m in masks)

    return Stranger(step, (p, tx.init(p), x, y), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def batch_top_k():
    """A sparse autoencoder that keeps the largest activations of the whole batch; dead features are helped by a second loss, a running
    threshold is kept for inference."""
    D, H, K = 12, 40, 4

    def step(p, s, opt, x):
        def loss(p):
            pre = jax.nn.relu((x - p["b"]) @ p["enc"] + p["be"])
            least = lax.top_k(pre.reshape(-1), K * x.shape[0])[0][-1]
            f = jnp.where(pre >= lax.stop_gradient(least), pre, 0.0)
            error = x - (f @ p["dec"] + p["b"])
            dead = s["idle"] > 1
            second, at = lax.top_k(jnp.where(dead, pre, -1.0), 3)
            second = jnp.zeros_like(pre).at[jnp.arange(x.shape[0])[:, None], at].set(jnp.maximum(second, 0.0))
            auxiliary = ((lax.stop_gradient(error) - second @ p["dec"]) ** 2).sum(-1).mean()
            return (error ** 2).sum(-1).mean() + auxiliary / 32 * dead.any(), (f, least)

        (value, (f, least)), g = jax.value_and_grad(loss, has_aux=True)(p)
        d = p["dec"]
        g = {**g, "dec": g["dec"] - (g["dec"] * d).sum(-1, keepdims=True) * d}
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        p = {**p, "dec": p["dec"] / jnp.linalg.norm(p["dec"], axis=-1, keepdims=True)}
        s = {"idle": jnp.where((f > 0).any(0), 0, s["idle"] + 1), "least": 0.9 * s["least"] + 0.1 * least}
        return p, s, opt, value

    tx = optax.adam(2e-3)
    dec = draw(0, H, D)
    p = {"dec": dec / jnp.linalg.norm(dec, axis=-1, keepdims=True), "enc": draw(1, D, H) * 0.3, "b": jnp.zeros(D), "be": jnp.zeros(H)}
    return Stranger(step, (p, {"idle": jnp.zeros(H, jnp.int32), "least": jnp.float32(0)}, tx.init(p), draw(2, 24, D)),
                    ("param", "model_state", "opt", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def cells_written_to():
    """Mutable cells (jax.new_ref) inside the jitted step: losses of parts of the batch are added into one, gradients into others."""
    p, x, y = _classifier()
    tx = optax.adamw(3e-3)

    def step(p, opt, x, y):
        total, sums = jax.new_ref(jnp.float32(0)), T(lambda w: jax.new_ref(jnp.zeros_like(w)), p)
        for xs, ys in zip(jnp.split(x, 3), jnp.split(y, 3)):
            value, g = jax.value_and_grad(_loss)(p, xs, ys)
            total[...] += value / 3
            for cell, part in zip(jax.tree.leaves(sums), jax.tree.leaves(g)):
                cell[...] += part / 3
        g = T(lambda cell: cell[...], sums)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, total[...]

    return Stranger(step, (p, tx.init(p), x, y), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def goodness_of_layers():
    """Forward-forward: each layer learns for itself to have large activities on rows with their label and small ones with a wrong one;
    no gradient passes between layers; an optimizer for each."""
    _, x, y = _classifier()

    def step(p, opts, key, x, y):
        key, sub = jax.random.split(key)
        wrong = (y + jax.random.randint(sub, y.shape, 1, C)) % C
        good, bad = (jnp.concatenate([x, jax.nn.one_hot(l, C)], -1) for l in (y, wrong))
        new, losses = [], []
        for q, opt in zip(p, opts):
            out = lambda q, h: jax.nn.relu(h / (jnp.linalg.norm(h, axis=-1, keepdims=True) + 1e-4) @ q["w"] + q["b"])  # noqa: E731

            def loss(q, good=good, bad=bad, out=out):
                a, b = (out(q, good) ** 2).mean(-1), (out(q, bad) ** 2).mean(-1)
                return jax.nn.softplus(0.5 - a).mean() + jax.nn.softplus(b - 0.5).mean()
            value, g = jax.value_and_grad(loss)(q)
            good, bad = lax.stop_gradient((out(q, good), out(q, bad)))
            u, opt = tx.update(g, opt)
            new.append((optax.apply_updates(q, u), opt))
            losses.append(value)
        return [n[0] for n in new], [n[1] for n in new], key, jnp.stack(losses)

    tx = optax.adam(3e-3)
    p = [{"w": draw(i, a, b) * a ** -0.5, "b": jnp.zeros(b)} for i, (a, b) in enumerate([(F + C, 16), (16, 16)])]
    return Stranger(step, (p, [tx.init(q) for q in p], jax.random.PRNGKey(4), x, y), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def layers_nobody_reads():
    """A head for a task that this run leaves out, and a last projection that nothing comes of: all go through one AdamW, with gradients
    of zeros; another part of the tree by SGD with momentum."""
    p, x, y = _classifier()
    p = {"body": p, "other_head": draw(30, 16, 9), "last": {"w": draw(31, 16, 16), "b": jnp.zeros(16)}}
    tx = optax.multi_transform({"adam": optax.adamw(3e-3), "sgd": optax.sgd(0.1, momentum=0.9)},
                               {"body": "adam", "other_head": "adam", "last": "sgd"})

    def step(p, opt, x, y):
        value, g = jax.value_and_grad(lambda p: _loss(p["body"], x, y))(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    return Stranger(step, (p, tx.init(p), x, y), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def activities_relaxed():
    """Predictive coding: activities of all layers of each row relax towards one another, then weights move by local errors alone; the
    backward path of the errors are fixed random matrices."""
    H = 16
    _, x, y = _classifier()

    def step(w, back, x, y):
        target = jax.nn.one_hot(y, C)
        h = jnp.tanh(x @ w[0])

        def relax(h, _):
            e1, e2 = h - jnp.tanh(x @ w[0]), target - jnp.tanh(h) @ w[1]
            return h - 0.1 * (e1 - (e2 @ back) * (1 - jnp.tanh(h) ** 2)), (e1 ** 2).sum() + (e2 ** 2).sum()
        h, energy = lax.scan(relax, h, None, 5)
        first = jnp.tanh(x @ w[0])
        w0 = w[0] + 0.1 * x.T @ ((h - first) * (1 - first ** 2)) / B
        w1 = w[1] + 0.1 * jnp.tanh(h).T @ (target - jnp.tanh(h) @ w[1]) / B
        return (w0, w1), energy[-1] / B

    return Stranger(step, ((draw(0, F, H) * 0.3, draw(1, H, C) * 0.3), draw(2, C, H) * 0.3, x, y), ("param", "frozen", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def evolved_unrolls():
    """Persistent evolution strategies: pairs of perturbed optimizers train inner problems that go on between steps; perturbations add
    up until a problem starts anew."""
    N, D, L = 6, 4, 3

    def step(theta, inner, summed, age, key):
        key, ke, ks = jax.random.split(key, 3)
        eps = 0.1 * jax.random.normal(ke, (N, 2))
        eps = jnp.concatenate([eps, -eps])

        def unroll(w, e):
            rate, decay = jnp.exp(theta["rate"] + e[0]), jax.nn.sigmoid(theta["decay"] + e[1])

            def one(s, _):
                w, m = s
                g = 2 * (w - 1.0) * (1.0 + jnp.arange(D))
                m = decay * m + g
                w = w - 0.01 * rate * m
                return (w, m), ((w - 1.0) ** 2).sum()
            (w, _), losses = lax.scan(one, (w, jnp.zeros(D)), None, L)
            return w, losses.mean()
        inner, losses = jax.vmap(unroll)(inner, eps)
        summed = summed + eps
        g = (losses[:, None] * summed).mean(0) / 0.01
        age = age + 1
        over = age >= 4
        fresh = jax.random.normal(ks, inner.shape)
        inner, summed = jnp.where(over[:, None], fresh, inner), jnp.where(over[:, None], 0.0, summed)
        theta = {"rate": theta["rate"] - 1e-3 * g[0], "decay": theta["decay"] - 1e-3 * g[1]}
        return theta, inner, summed, jnp.where(over, 0, age), key, losses.mean()

    theta = {"rate": jnp.float32(0.0), "decay": jnp.float32(0.0)}
    return Stranger(step, (theta, draw(0, 2 * N, D), jnp.zeros((2 * N, 2)), jnp.arange(2 * N, dtype=jnp.int32) % 4, jax.random.PRNGKey(5)),
                    ("param", "batch_state", "opt", "opt", "rng"), lambda a, r: r[:5], (0, 1, 2, 3, 4), tolerance=1e-3)


ROUTINES = {
    "moments_in_one_leaf": moments_in_one_leaf,
    "gradients_that_wait": gradients_that_wait,
    "last_weights": last_weights,
    "moments_in_eight_bits": moments_in_eight_bits,
    "validated_inside": validated_inside,
    "reweighted_examples": reweighted_examples,
    "searched_operations": searched_operations,
    "distilled_rows": distilled_rows,
    "gradients_compared": gradients_compared,
    "gates_drawn": gates_drawn,
    "two_of_four": two_of_four,
    "batch_top_k": batch_top_k,
    "cells_written_to": cells_written_to,
    "goodness_of_layers": goodness_of_layers,
    "layers_nobody_reads": layers_nobody_reads,
    "activities_relaxed": activities_relaxed,
    "evolved_unrolls": evolved_unrolls,
    "environments_inside": environments_inside,
    "actors_inside": actors_inside,
}
