"""Agents, recommenders, physics, sequences and graphs: what is carried between steps, and data of several shapes."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def _picked(x, i):
    return jnp.take_along_axis(x, i[..., None], -1)[..., 0]


def _k(seed, *shape):
    return draw(seed, *shape) * 0.2


class Learner(NamedTuple):
    params: Any
    target: Any
    opt: Any
    steps: jax.Array


def mixed_agents():
    """QMIX: utilities of three agents mixed by a state-dependent network with positive weights, episodes [N, L, ...] padded, a
    target network copied every third step."""
    N, L, G, O, A = 16, 6, 3, 8, 4

    def mix(p, q, s):
        w1 = jnp.abs(s @ p["w1"]).reshape(*s.shape[:-1], G, 8)
        h = jax.nn.elu(jnp.einsum("nlg,nlgh->nlh", q, w1) + s @ p["b1"])
        return (h * jnp.abs(s @ p["w2"])).sum(-1) + mlp(p["v"], s)[..., 0]

    def step(learner, ep):
        def loss(p):
            agent = jnp.broadcast_to(jnp.eye(G), (N, L, G, G))
            x = jnp.concatenate([ep["obs"], agent], -1)
            q, slow = mlp(p["q"], x), mlp(learner.target["q"], x)
            best = jnp.where(ep["legal"], q, -1e9).argmax(-1)
            now = mix(p["mix"], _picked(q, ep["act"]), ep["state"])
            later = mix(learner.target["mix"], _picked(slow, best), ep["state"])
            y = ep["rew"][:, :-1] + 0.9 * (1 - ep["done"][:, :-1]) * later[:, 1:]
            m = ep["filled"][:, :-1]
            return (m * (now[:, :-1] - lax.stop_gradient(y)) ** 2).sum() / m.sum()

        value, g = jax.value_and_grad(loss)(learner.params)
        u, opt = tx.update(g, learner.opt)
        p = optax.apply_updates(learner.params, u)
        n = learner.steps + 1
        return Learner(p, optax.periodic_update(p, learner.target, n, 3), opt, n), value

    tx = optax.chain(optax.clip_by_global_norm(10), optax.rmsprop(5e-4))
    p = {"q": layers(0, O + G, 32, A), "mix": {"w1": _k(4, 10, G * 8), "b1": _k(5, 10, 8), "w2": _k(6, 10, 8), "v": layers(7, 10, 8, 1)}}
    ep = {"obs": draw(10, N, L, G, O), "state": draw(11, N, L, 10), "act": whole(12, A, N, L, G), "legal": jnp.ones((N, L, G, A), bool), "rew": draw(13, N, L),
          "done": whole(14, 2, N, L).astype(jnp.float32), "filled": jnp.ones((N, L))}
    return Stranger(step, (Learner(p, p, tx.init(p), jnp.int32(0)), ep), (Learner("param", "model_state", "opt", "counter"), "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def burned_in():
    """R2D2: stored carries start an LSTM, two steps warm it up, n-step double Q with value rescaling, priorities come out."""
    N, L, O, H, A = 16, 8, 6, 16, 4

    def scale(x):
        return jnp.sign(x) * (jnp.sqrt(jnp.abs(x) + 1) - 1) + 1e-3 * x

    def unscale(x):
        return jnp.sign(x) * (((jnp.sqrt(1 + 4e-3 * (jnp.abs(x) + 1 + 1e-3)) - 1) / 2e-3) ** 2 - 1)

    def unroll(p, carry, xs):
        def cell(c, x):
            i, g, f, o = jnp.split(x @ p["x"] + c[0] @ p["h"] + p["b"], 4, -1)
            s = jax.nn.sigmoid(f + 1) * c[1] + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(s)
            return (h, s), h

        carry, h = lax.scan(cell, carry, xs)
        v, a = h @ p["v"], h @ p["a"]
        return carry, v + a - a.mean(-1, keepdims=True)

    def step(online, target, opt, carry, obs, act, rew, weight):
        xs = obs.swapaxes(0, 1)
        warm, _ = unroll(online, carry, xs[:2])

        def loss(p):
            _, q = unroll(p, lax.stop_gradient(warm), xs[2:])
            _, slow = unroll(target, lax.stop_gradient(warm), xs[2:])
            best = _picked(slow, q.argmax(-1))
            ret = rew.T[2:-1] + 0.9 * unscale(best[1:])
            td = lax.stop_gradient(scale(ret)) - _picked(q, act.T[2:])[:-1]
            return (weight * 0.5 * (td**2).sum(0)).mean(), td

        (value, td), g = jax.value_and_grad(loss, has_aux=True)(online)
        u, opt = tx.update(g, opt, online)
        new = optax.apply_updates(online, u)
        pr = 0.9 * jnp.abs(td).max(0) + 0.1 * jnp.abs(td).mean(0)
        return new, T(lambda t, n: t + 0.01 * (n - t), target, new), opt, pr, value

    tx = optax.adamw(1e-3, eps=1e-3)
    p = {"x": _k(0, O, 4 * H), "h": _k(1, H, 4 * H), "b": jnp.zeros(4 * H), "v": _k(2, H, 1), "a": _k(3, H, A)}
    return Stranger(step, (p, p, tx.init(p), (draw(4, N, H), draw(5, N, H)), draw(6, N, L, O), whole(7, A, N, L), draw(8, N, L), jnp.abs(draw(9, N))),
                    ("param", "model_state", "opt", "batch", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def symlog_two_hot():
    """A world model: a recurrent discrete latent with straight-through samples, KL balanced both ways with free bits, two-hot
    rewards in symlog, an EMA of return percentiles that scales the actor."""
    N, L, O, A, G, K, H = 8, 5, 10, 3, 4, 5, 20
    bins = jnp.linspace(-5, 5, 11)

    def two_hot(x):
        x = jnp.clip(jnp.sign(x) * jnp.log1p(jnp.abs(x)), -5, 5)
        return jnp.maximum(1 - jnp.abs(x[..., None] - bins) / (bins[1] - bins[0]), 0)

    def sample(key, logits):
        p = 0.99 * jax.nn.softmax(logits) + 0.01 / K
        hot = jax.nn.one_hot(jax.random.categorical(key, jnp.log(p)), K)
        return hot + p - lax.stop_gradient(p), p

    def kl(p, q):
        return (p * (jnp.log(p) - jnp.log(q))).sum((-1, -2))

    def step(st, batch):
        key, k1, k2 = jax.random.split(st["key"], 3)

        def loss(p):
            e = jnp.tanh(batch["obs"] @ p["enc"])

            def roll(c, x):
                h, z = c
                e, a, k = x
                h = jnp.tanh(jnp.concatenate([z.reshape(N, -1), jax.nn.one_hot(a, A)], -1) @ p["in"] + h @ p["rec"])
                prior = jax.nn.softmax((h @ p["prior"]).reshape(N, G, K))
                z, post = sample(k, (jnp.concatenate([h, e], -1) @ p["post"]).reshape(N, G, K))
                return (h, z), (h, z, prior, post)

            _, (h, z, prior, post) = lax.scan(roll, (jnp.zeros((N, H)), jnp.zeros((N, G, K))), (e.swapaxes(0, 1), batch["act"].T, jax.random.split(k1, L)))
            feat = jnp.concatenate([h, z.reshape(L, N, -1)], -1)
            recon = ((feat @ p["dec"] - batch["obs"].swapaxes(0, 1)) ** 2).sum(-1).mean()
            rew = -(two_hot(batch["rew"].T) * jax.nn.log_softmax(feat @ p["rew"])).sum(-1).mean()
            free = lambda a, b: jnp.maximum(kl(a, b), 1.0).mean()  # noqa: E731
            return recon + rew + 0.5 * free(lax.stop_gradient(post), prior) + 0.1 * free(post, lax.stop_gradient(prior)), feat

        (wl, feat), gw = jax.value_and_grad(loss, has_aux=True)(st["wm"])
        feat = lax.stop_gradient(feat)

        def policy(a):
            logp = jax.nn.log_softmax(mlp(a, feat))
            act = jax.random.categorical(k2, logp)
            ret = lax.scan(lambda c, r: (r + 0.9 * c,) * 2, jnp.zeros(N), batch["rew"].T, reverse=True)[1]
            lo, hi = jnp.percentile(ret, jnp.array([5.0, 95.0]))
            s = 0.9 * st["scale"] + 0.1 * (hi - lo)
            return -(_picked(logp, act) * lax.stop_gradient(ret / jnp.maximum(1, s))).mean() + 3e-4 * (jnp.exp(logp) * logp).sum(-1).mean(), s

        (al, s), ga = jax.value_and_grad(policy, has_aux=True)(st["actor"])
        uw, ow = tx.update(gw, st["ow"])
        ua, oa = tx.update(ga, st["oa"])
        return {"wm": optax.apply_updates(st["wm"], uw), "actor": optax.apply_updates(st["actor"], ua), "ow": ow, "oa": oa, "scale": s, "key": key}, {"wm": wl, "actor": al}

    tx = optax.adam(1e-3)
    wm = {"enc": _k(0, O, 16), "in": _k(1, G * K + A, H), "rec": _k(2, H, H), "prior": _k(3, H, G * K), "post": _k(4, H + 16, G * K), "dec": _k(5, H + G * K, O),
          "rew": _k(6, H + G * K, 11)}
    actor = layers(7, H + G * K, 16, A)
    st = {"wm": wm, "actor": actor, "ow": tx.init(wm), "oa": tx.init(actor), "scale": jnp.float32(1), "key": jax.random.PRNGKey(5)}
    kinds = {"wm": "param", "actor": "param", "ow": "opt", "oa": "opt", "scale": "model_state", "key": "rng"}
    return Stranger(step, (st, {"obs": draw(10, N, L, O), "act": whole(11, A, N, L), "rew": draw(12, N, L)}), (kinds, "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=2e-2)


def implicit_quantiles():
    """IQN: fractions of quantiles from keys for each row, cosine features, a quantile Huber loss of all pairs, a Munchausen term."""
    N, O, A, Q = 16, 8, 4, 6

    def net(p, x, tau):
        phi = jax.nn.relu(jnp.cos(jnp.pi * jnp.arange(1, 9) * tau[..., None]) @ p["cos"])
        return mlp(p["top"], jax.nn.relu(x @ p["body"])[:, None] * phi)

    def step(p, slow, opt, rng, s, a, r, s2, done):
        rng, k1, k2 = jax.random.split(rng, 3)
        t1, t2 = jax.random.uniform(k1, (N, Q)), jax.random.uniform(k2, (N, Q))

        def loss(p):
            z2 = net(slow, s2, t2)
            pi = jax.nn.softmax(z2.mean(1) / 0.1)
            bonus = jnp.clip(0.1 * jax.nn.log_softmax(net(slow, s, t2).mean(1) / 0.1), -1, 0)
            y = (r + 0.9 * _picked(bonus, a))[:, None] + 0.9 * (1 - done)[:, None] * ((z2 - 0.1 * jnp.log(pi + 1e-6)[:, None]) * pi[:, None]).sum(-1)
            z = jnp.take_along_axis(net(p, s, t1), a[:, None, None], -1)[..., 0]
            d = lax.stop_gradient(y)[:, None] - z[..., None]
            h = jnp.where(jnp.abs(d) < 1, 0.5 * d * d, jnp.abs(d) - 0.5)
            return (jnp.abs(t1[..., None] - (d < 0)) * h).mean(-1).sum(-1).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt)
        p = optax.apply_updates(p, u)
        return p, optax.incremental_update(p, slow, 5e-3), opt, rng, value

    tx = optax.adam(5e-4, eps=1e-4)
    p = {"cos": _k(0, 8, 32), "body": _k(1, O, 32), "top": layers(2, 32, 32, A)}
    return Stranger(step, (p, p, tx.init(p), jax.random.key(7), draw(5, N, O), whole(6, A, N), draw(7, N), draw(8, N, O), whole(9, 2, N).astype(jnp.float32)),
                    ("param", "model_state", "opt", "rng", *["batch"] * 5), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-3)


def kl_controlled():
    """RLHF's PPO with a value head: KL against a frozen reference inside rewards, GAE over tokens, whitened advantages under a
    mask, a coefficient of the KL adapted by what was measured, clipped values."""
    N, L, V, D = 8, 10, 30, 24

    def lm(p, ids):
        x = p["e"][ids]
        x = jnp.cumsum(jnp.tanh(x @ p["w"]), 1) / jnp.arange(1, L + 1)[:, None]
        return jax.nn.log_softmax(x @ p["o"]), x

    def step(p, ref, opt, coef, ids, old, values, score, mask):
        refl = _picked(lm(ref, ids)[0][:, :-1], ids[:, 1:])
        m = mask[:, 1:]
        kl = (old - refl) * m
        rew = -coef * kl + score[:, None] * (jnp.arange(L - 1) == (m.sum(1, keepdims=True) - 1))

        def back(c, x):
            r, v, nv = x
            c = r + 0.95 * nv - v + 0.9 * c
            return c, c

        nxt = jnp.pad(values[:, 1:], ((0, 0), (0, 1)))
        _, adv = lax.scan(back, jnp.zeros(N), (rew.T, values.T, nxt.T), reverse=True)
        adv = adv.T
        ret = adv + values
        mean = (adv * m).sum() / m.sum()
        adv = (adv - mean) / jnp.sqrt(((adv - mean) ** 2 * m).sum() / m.sum() + 1e-8)

        def loss(t):
            logp, x = lm(t["lm"], ids)
            ratio = jnp.exp(_picked(logp[:, :-1], ids[:, 1:]) - old)
            pg = jnp.maximum(-adv * ratio, -adv * jnp.clip(ratio, 0.8, 1.2))
            v = (x[:, :-1] @ t["v"])[..., 0]
            vc = values + jnp.clip(v - values, -0.2, 0.2)
            vf = jnp.maximum((v - ret) ** 2, (vc - ret) ** 2)
            return ((pg + 0.1 * vf) * m).sum() / m.sum()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        kl = kl.sum(1).mean()
        coef = coef * (1 + 0.1 * jnp.clip(kl / 6.0 - 1, -0.2, 0.2))
        return optax.apply_updates(p, u), opt, coef, {"loss": value, "kl": kl}

    tx = optax.adamw(1e-3)
    base = {"e": _k(0, V, D), "w": _k(1, D, D), "o": _k(2, D, V)}
    p = {"lm": base, "v": _k(3, D, 1)}
    mask = jnp.concatenate([jnp.ones((N, 4)), whole(4, 2, N, L - 4).astype(jnp.float32)], 1)
    return Stranger(step, (p, base, tx.init(p), jnp.float32(0.1), whole(5, V, N, L), -jnp.abs(draw(6, N, L - 1)), draw(7, N, L - 1), draw(8, N), mask),
                    ("param", "frozen", "opt", "model_state", *["batch"] * 5), lambda a, r: (r[0], a[1], r[1], r[2], *a[4:]), (0, 2, 3), tolerance=1e-3)


def hashed_bags():
    """A DLRM: bags of ids [N, 3, 4] hashed twice into small tables, a mask by length, dot products of all pairs of features,
    adagrad by rows for tables, SGD for the rest; calibration buckets by segment_sum."""
    N, E = 32, 8

    def step(tables, dense, acc, num, ids, lengths, y):
        def loss(tables, dense):
            h1, h2 = (ids * jnp.uint32(2654435761) % 97) % 40, (ids * jnp.uint32(40503) % 89) % 24
            e = tables["a"][h1.astype(jnp.int32)] + tables["b"][h2.astype(jnp.int32)]
            m = (jnp.arange(4) < lengths[..., None]).astype(e.dtype)[..., None]
            bags = (e * m).sum(2) / jnp.maximum(m.sum(2), 1)
            x = jnp.concatenate([jax.nn.relu(num @ dense["bot"])[:, None], bags], 1)
            pairs = jnp.einsum("nie,nje->nij", x, x)[:, *jnp.tril_indices(4, -1)]
            z = mlp(dense["top"], jnp.concatenate([x[:, 0], pairs], 1))[:, 0]
            return optax.sigmoid_binary_cross_entropy(z, y).mean(), z

        (value, z), (gt, gd) = jax.value_and_grad(loss, (0, 1), has_aux=True)(tables, dense)
        acc = T(lambda a, g: a + (g * g).mean(1), acc, gt)
        tables = T(lambda t, g, a: t - 0.05 * g / (jnp.sqrt(a)[:, None] + 1e-4), tables, gt, acc)
        pr = jax.nn.sigmoid(z)
        bucket = jnp.clip((pr * 5).astype(jnp.int32), 0, 4)
        cal = jax.ops.segment_sum(jnp.stack([pr, y, jnp.ones(N)], -1), bucket, 5)
        return tables, T(lambda p, g: p - 0.05 * g, dense, gd), acc, value, cal

    tables = {"a": _k(0, 40, E), "b": _k(1, 24, E)}
    dense = {"bot": _k(2, 6, E), "top": layers(3, E + 6, 16, 1)}
    ids = jnp.asarray(whole(10, 2**20, N, 3, 4), jnp.uint32)
    return Stranger(step, (tables, dense, {"a": jnp.zeros(40), "b": jnp.zeros(24)}, draw(11, N, 6), ids, whole(12, 5, N, 3), whole(13, 2, N).astype(jnp.float32)),
                    ("param", "param", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def gated_tasks():
    """MMoE with click and conversion (ESMM), sequences of history by target attention, popularity counts in the state corrected
    in logits (a count of items seen)."""
    N, L, V, D = 16, 6, 30, 16

    def step(st, hist, item, click, buy):
        def loss(p):
            t, h = p["e"][item], p["e"][hist]
            a = jax.nn.softmax(jnp.where(hist > 0, mlp(p["att"], jnp.concatenate([h, jnp.broadcast_to(t[:, None], h.shape), h * t[:, None]], -1))[..., 0], -1e9))
            x = jnp.concatenate([t, jnp.einsum("nl,nld->nd", a, h)], -1)
            ex = jnp.stack([jax.nn.relu(x @ w) for w in p["ex"]], 1)
            g = jax.nn.softmax(jnp.einsum("nd,tde->nte", x, p["gate"]))
            z = jnp.einsum("nte,neh,th->nt", g, ex, p["tower"])
            z = z.at[:, 0].add(-0.1 * jnp.log1p(st["seen"][item]))
            pc, pb = jax.nn.sigmoid(z[:, 0]), jax.nn.sigmoid(z[:, 1])
            bce = lambda p, y: -(y * jnp.log(p + 1e-7) + (1 - y) * jnp.log(1 - p + 1e-7)).mean()  # noqa: E731
            return bce(pc, click) + bce(pc * pb, buy)

        value, g = jax.value_and_grad(loss)(st["p"])
        u, o = tx.update(g, st["o"], st["p"])
        return {"p": optax.apply_updates(st["p"], u), "o": o, "seen": 0.99 * st["seen"] + jax.ops.segment_sum(jnp.ones(N), item, V)}, value

    tx = optax.adagrad(1e-2)
    p = {"e": _k(0, V, D), "att": layers(1, 3 * D, 12, 1), "ex": [_k(4 + i, 2 * D, 16) for i in range(3)], "gate": _k(8, 2, 2 * D, 3), "tower": _k(9, 2, 16)}
    return Stranger(step, ({"p": p, "o": tx.init(p), "seen": jnp.zeros(V)}, whole(10, V, N, L), whole(11, V, N), whole(12, 2, N).astype(jnp.float32), whole(13, 2, N).astype(jnp.float32)),
                    ({"p": "param", "o": "opt", "seen": "model_state"}, "batch", "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def adaptive_residuals():
    """A PINN for a wave equation: second derivatives by jvp of jvp, weights of collocation points kept by row and raised by their
    residual (batch states), initial and boundary points of other counts, Fourier features."""
    N, M = 32, 16

    def u(p, z):
        f = jnp.concatenate([jnp.sin(z @ p["f"]), jnp.cos(z @ p["f"])])
        return mlp(p["net"], f, jnp.tanh)[0]

    def second(p, z, e):
        return jax.jvp(lambda z: jax.jvp(lambda z: u(p, z), (z,), (e,))[1], (z,), (e,))[1]

    def step(p, opt, lam, inside, start, value):
        def loss(p):
            r = jax.vmap(lambda z: second(p, z, jnp.array([0.0, 1.0])) - 4 * second(p, z, jnp.array([1.0, 0.0])))(inside)
            i = jax.vmap(lambda z: u(p, z))(start) - value
            return ((lam * r) ** 2).mean() + 10 * (i**2).mean(), r

        (v, r), g = jax.value_and_grad(loss, has_aux=True)(p)
        up, opt = tx.update(g, opt)
        lam = 0.9 * lam + 0.1 * jnp.abs(r) / (jnp.abs(r).max() + 1e-8)
        return optax.apply_updates(p, up), opt, lam, v

    tx = optax.adam(1e-3)
    p = {"f": draw(0, 2, 8), "net": layers(1, 16, 24, 24, 1)}
    return Stranger(step, (p, tx.init(p), jnp.ones(N), draw(5, N, 2), draw(6, M, 2), draw(7, M)), ("param", "opt", "batch_state", "batch", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def stiff_while():
    """A neural ODE: RK4 by scan for training under jax.checkpoint, and an adaptive Euler pair in a while_loop whose number of
    steps is a metric; times of observation by row, a masked loss."""
    N, L, S = 16, 5, 4

    def step(p, m, times, ys, mask):
        def f(p, y, t):
            return mlp(p, jnp.concatenate([y, jnp.broadcast_to(t, (*y.shape[:-1], 1))], -1), jnp.tanh)

        @jax.checkpoint
        def rk(p, y, t, h):
            a = f(p, y, t)
            b = f(p, y + h / 2 * a, t + h / 2)
            c = f(p, y + h / 2 * b, t + h / 2)
            return y + h / 6 * (a + 2 * b + 2 * c + f(p, y + h * c, t + h))

        def loss(p):
            def body(y, x):
                t0, t1, obs, w = x
                y = rk(p, y, t0[:, None], (t1 - t0)[:, None])
                return y, (w[:, None] * (y - obs) ** 2).sum()

            _, e = lax.scan(body, ys[:, 0], (times.T[:-1], times.T[1:], ys.swapaxes(0, 1)[1:], mask.T[1:]))
            return e.sum() / (mask[:, 1:].sum() * S)

        value, g = jax.value_and_grad(loss)(p)
        m = T(lambda m, g: 0.9 * m + 0.1 * g, m, g)

        def more(c):
            return (c[1] < 1.0) & (c[3] < 20)

        def once(c):
            y, t, h, n = c
            one = y + h * f(p, y, t)
            two = y + h / 2 * f(p, y, t)
            two = two + h / 2 * f(p, two, t + h / 2)
            err = jnp.sqrt(jnp.mean((one - two) ** 2))
            ok = err < 0.05
            return jnp.where(ok, two, y), jnp.where(ok, t + h, t), h * jnp.clip(0.9 * 0.05 / (err + 1e-6), 0.3, 2.0), n + 1

        _, _, _, n = lax.while_loop(more, once, (ys[:, 0], 0.0, 0.25, 0))
        return T(lambda p, m: p - 0.05 * m, p, m), m, value, n

    p = layers(0, S + 1, 24, S)
    times = jnp.cumsum(jnp.abs(draw(5, N, L)) * 0.3, 1)
    return Stranger(step, (p, T(jnp.zeros_like, p), times, draw(6, N, L, S), whole(7, 2, N, L).astype(jnp.float32)), ("param", "opt", "batch", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def particles_by_kernel():
    """Stein variational descent: eight particles of a small Bayesian network as a leading axis, a kernel with the median of
    distances, likelihood by vmap over particles, adagrad."""
    K = 8

    def step(theta, acc, x, y):
        flat = lambda t: jnp.concatenate([v.reshape(K, -1) for v in jax.tree.leaves(t)], 1)  # noqa: E731

        def logp(t):
            f = jnp.tanh(x @ t["w"] + t["b"]) @ t["o"]
            return -0.5 * 20 * jnp.sum((f[:, 0] - y) ** 2) / x.shape[0] - 0.5 * sum(jnp.sum(v**2) for v in jax.tree.leaves(t)) * 0.01

        lp, score = jax.vmap(jax.value_and_grad(logp))(theta)
        z, s = flat(theta), flat(score)
        d = ((z[:, None] - z[None]) ** 2).sum(-1)
        h = jnp.median(d) / jnp.log(K + 1.0) + 1e-6
        k = jnp.exp(-d / h)
        phi = (k @ s + (2 / h) * (k.sum(1, keepdims=True) * z - k @ z)) / K
        leaves, tree = jax.tree.flatten(theta)
        parts, at = [], 0
        for v in leaves:
            n = v.size // K
            parts.append(phi[:, at : at + n].reshape(v.shape))
            at += n
        phi = tree.unflatten(parts)
        acc = T(lambda a, g: 0.9 * a + 0.1 * g * g, acc, phi)
        return T(lambda t, g, a: t + 0.01 * g / (1e-3 + jnp.sqrt(a)), theta, phi, acc), acc, lp.mean()

    theta = {"w": draw(0, K, 5, 12) * 0.5, "b": jnp.zeros((K, 12)), "o": draw(1, K, 12, 1) * 0.3}
    return Stranger(step, (theta, T(jnp.zeros_like, theta), draw(2, 32, 5), draw(3, 32)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-2)


def divergence_chains():
    """An RBM by persistent contrastive divergence: chains are rows kept between steps, no loss function is differentiated;
    reconstruction error and pseudo energies are metrics; weight decay."""
    N, V, H = 16, 20, 12

    def step(p, vel, chains, key, v):
        key, a, b = jax.random.split(key, 3)
        up = lambda x: jax.nn.sigmoid(x @ p["w"] + p["h"])  # noqa: E731
        down = lambda x: jax.nn.sigmoid(x @ p["w"].T + p["v"])  # noqa: E731
        h = jax.random.bernoulli(a, up(chains)).astype(jnp.float32)
        chains = jax.random.bernoulli(b, down(h)).astype(jnp.float32)
        pos, neg = up(v), up(chains)
        g = {"w": (v.T @ pos - chains.T @ neg) / N, "v": (v - chains).mean(0), "h": (pos - neg).mean(0)}
        vel = {k: 0.5 * vel[k] + 0.1 * g[k] for k in p}
        p = {k: p[k] + vel[k] - (1e-4 * p[k] if k == "w" else 0) for k in p}
        return p, vel, chains, key, ((v - down(pos)) ** 2).mean()

    p = {"w": draw(0, V, H) * 0.1, "v": jnp.zeros(V), "h": jnp.zeros(H)}
    binary = lambda s: (draw(s, N, V) > 0).astype(jnp.float32)  # noqa: E731
    return Stranger(step, (p, T(jnp.zeros_like, p), binary(1), jax.random.PRNGKey(9), binary(2)), ("param", "opt", "batch_state", "rng", "batch"),
                    lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-3)


def connectionist_by_hand():
    """Speech, time first [T, N, F]: strided convolution, a minimal gated unit both ways, CTC's forward sums in a scan over time
    on extended labels, lengths of inputs and labels; SpecAugment masks by a key."""
    L, N, F, V, U = 16, 8, 10, 7, 4

    def step(st, feats, flen, labels, llen):
        key, k1, k2 = jax.random.split(st["key"], 3)
        f0 = jax.random.randint(k1, (N, 1), 0, F)
        t0 = jax.random.randint(k2, (1, N), 0, L)
        x0 = jnp.where((jnp.arange(F) >= f0) & (jnp.arange(F) < f0 + 2), 0, feats)
        x0 = jnp.where(((jnp.arange(L)[:, None] >= t0) & (jnp.arange(L)[:, None] < t0 + 3))[..., None], 0, x0)

        def loss(p):
            x = jax.nn.relu(lax.conv_general_dilated(x0, p["c"], (2,), "SAME", dimension_numbers=("WNC", "WIO", "WNC")))

            def unit(q, rev):
                def cell(h, x):
                    z = jax.nn.sigmoid(x @ q["z"])
                    h = z * h + (1 - z) * jnp.tanh(x @ q["x"] + (z * h) @ q["h"])
                    return h, h

                return lax.scan(cell, jnp.zeros((N, 12)), x, reverse=rev)[1]

            logp = jax.nn.log_softmax(jnp.concatenate([unit(p["f"], False), unit(p["b"], True)], -1) @ p["o"])
            ext = jnp.zeros((N, 2 * U + 1), jnp.int32).at[:, 1::2].set(labels)
            skip = (ext != 0) & (ext != jnp.roll(ext, 2, 1)) & (jnp.arange(2 * U + 1) > 1)
            a0 = jnp.where(jnp.arange(2 * U + 1) < 2, jnp.take_along_axis(logp[0], ext, 1), -1e5)
            frames = (flen + 1) // 2

            def forward(a, x):
                lp, t = x
                s1 = jnp.pad(a, ((0, 0), (1, 0)), constant_values=-1e5)[:, :-1]
                s2 = jnp.where(skip, jnp.pad(a, ((0, 0), (2, 0)), constant_values=-1e5)[:, :-2], -1e5)
                new = jax.nn.logsumexp(jnp.stack([a, s1, s2]), 0) + jnp.take_along_axis(lp, ext, 1)
                return jnp.where((t < frames)[:, None], new, a), None

            a, _ = lax.scan(forward, a0, (logp[1:], jnp.arange(1, L // 2)))
            end = 2 * llen[:, None]
            last = jnp.concatenate([jnp.take_along_axis(a, end, 1), jnp.take_along_axis(a, end - 1, 1)], 1)
            return -(jax.nn.logsumexp(last, -1) / llen).mean()

        value, g = jax.value_and_grad(loss)(st["p"])
        u, o = tx.update(g, st["o"], st["p"])
        return {"p": optax.apply_updates(st["p"], u), "o": o, "key": key}, {"ctc": value, "norm": optax.global_norm(g)}

    tx = optax.lamb(1e-3)
    q = lambda s: {"z": _k(s, 12, 12), "x": _k(s + 1, 12, 12), "h": _k(s + 2, 12, 12)}  # noqa: E731
    p = {"c": _k(0, 3, F, 12), "f": q(1), "b": q(4), "o": _k(7, 24, V)}
    return Stranger(step, ({"p": p, "o": tx.init(p), "key": jax.random.PRNGKey(4)}, draw(8, L, N, F), L - whole(9, 4, N), 1 + whole(10, V - 1, N, U), 1 + whole(11, U, N)),
                    ({"p": "param", "o": "opt", "key": "rng"}, "batch:1", "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def stateful_streams():
    """Truncated backpropagation with a carry of an S4D-like complex state as two real arrays by row, reset where a flag says; the
    hidden state goes on to the next call (batch state)."""
    N, L, D, S = 16, 8, 6, 10

    def step(p, opt, carry, xs, ys, reset):
        def loss(p):
            dt = jnp.exp(p["dt"])
            ar, ai = jnp.exp(-jnp.exp(p["re"]) * dt) * jnp.cos(p["im"] * dt), jnp.exp(-jnp.exp(p["re"]) * dt) * jnp.sin(p["im"] * dt)

            def cell(c, x):
                u, r = x
                re, im = (jnp.where(r[:, None], 0, z) for z in c)
                w = u @ p["b"]
                re, im = ar * re - ai * im + w, ar * im + ai * re
                return (re, im), jax.nn.gelu(re @ p["cr"] - im @ p["ci"] + u * p["d"])

            c, h = lax.scan(cell, carry, (xs.swapaxes(0, 1), reset.T), unroll=2)
            return jnp.square(h.swapaxes(0, 1) @ p["o"] - ys).mean(), c

        (value, carry), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, lax.stop_gradient(carry), value

    tx = optax.multi_transform({"s": optax.adam(1e-3), "r": optax.adamw(5e-3)}, {"dt": "s", "re": "s", "im": "s", "b": "s", "cr": "r", "ci": "r", "d": "r", "o": "r"})
    p = {"dt": jnp.full(S, -2.0), "re": jnp.zeros(S), "im": jnp.arange(S) * 1.0, "b": _k(0, D, S), "cr": _k(1, S, D), "ci": _k(2, S, D), "d": jnp.ones(D), "o": _k(3, D, 2)}
    return Stranger(step, (p, tx.init(p), (draw(4, N, S), draw(5, N, S)), draw(6, N, L, D), draw(7, N, L, 2), whole(8, 5, N, L) == 0),
                    ("param", "opt", "batch_state", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


DECISIONS = {
    "mixed_agents": mixed_agents,
    "burned_in": burned_in,
    "symlog_two_hot": symlog_two_hot,
    "implicit_quantiles": implicit_quantiles,
    "kl_controlled": kl_controlled,
    "hashed_bags": hashed_bags,
    "gated_tasks": gated_tasks,
    "adaptive_residuals": adaptive_residuals,
    "stiff_while": stiff_while,
    "particles_by_kernel": particles_by_kernel,
    "divergence_chains": divergence_chains,
    "connectionist_by_hand": connectionist_by_hand,
    "stateful_streams": stateful_streams,
}
