"""Agents, evolution, tables, sessions, trees, clients and voices: memories of pixels, trust regions, heads that are rescaled,
covariances evolved, populations copied, sums by histograms."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from flax import struct
from jax import lax
from jax.flatten_util import ravel_pytree
from jax.scipy.sparse.linalg import cg
from sights import NHWC, pictures
from stranger import Stranger
from trained import cross_entropy

T = jax.tree_util.tree_map


def pixels_shifted_from_memory():
    """A memory of pictures as bytes is a state: new rows are written to it, a batch is drawn from it, shifted at random, several steps back."""
    E, B, M, H, A = 12, 12, 36, 6, 3

    def q(p, x):
        h = jax.nn.relu(lax.conv_general_dilated(x.astype(jnp.float32) / 255, p["conv"], (2, 2), "VALID", dimension_numbers=NHWC))
        h = h.reshape(len(h), -1)
        value, gain = mlp(p["value"], h, jax.nn.relu), mlp(p["gain"], h, jax.nn.relu)
        return value + gain - gain.mean(1, keepdims=True)

    def shift(key, x):
        pad = jnp.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)), "edge")
        at = jax.random.randint(key, (len(x), 2), 0, 3)
        return jax.vmap(lambda i, a: lax.dynamic_slice(i, (a[0], a[1], 0), (H, H, 1)))(pad, at)

    def step(agent, memory, key, new):
        k1, k2, k3 = jax.random.split(jax.random.fold_in(key, agent["t"]), 3)
        at = (memory["head"] + jnp.arange(E)) % M
        memory = {"data": T(lambda m, v: m.at[at].set(v), memory["data"], new), "head": (memory["head"] + E) % M,
                  "full": memory["full"] | (memory["head"] + E >= M)}
        i = jax.random.randint(k1, (B,), 0, jnp.where(memory["full"], M, memory["head"]))
        b = T(lambda m: m[i], memory["data"])
        o, o2 = shift(k2, b["obs"]), shift(k3, b["next"])
        best = q(agent["p"], o2).argmax(1)
        y = b["reward"] + 0.97 * (1 - b["done"]) * jnp.take_along_axis(q(agent["target"], o2), best[:, None], 1)[:, 0]

        def loss(p):
            d = jnp.take_along_axis(q(p, o), b["action"][:, None].astype(jnp.int32), 1)[:, 0] - y
            return optax.huber_loss(d).mean()
        l, g = jax.value_and_grad(loss)(agent["p"])
        u, opt = tx.update(g, agent["opt"], agent["p"])
        p = optax.apply_updates(agent["p"], u)
        target = optax.periodic_update(p, agent["target"], agent["t"] + 1, 2)
        return {"p": p, "target": target, "opt": opt, "t": agent["t"] + 1}, memory, l

    tx = optax.adam(1e-3, eps=1.5e-4)
    p = {"conv": draw(0, 3, 3, 1, 4) * 0.3, "value": layers(1, 16, 8, 1), "gain": layers(3, 16, 8, A)}
    new = {"obs": pictures(5, E, H, H, 1), "next": pictures(6, E, H, H, 1), "action": whole(7, A, E).astype(jnp.uint8), "reward": draw(8, E),
           "done": whole(9, 2, E).astype(jnp.float32)}
    memory = {"data": T(lambda v: jnp.zeros((M, *v.shape[1:]), v.dtype), new), "head": jnp.int32(0), "full": jnp.bool_(False)}
    agent = {"p": p, "target": T(jnp.copy, p), "opt": tx.init(p), "t": jnp.int32(0)}
    kinds = {"p": "param", "target": "model_state", "opt": "opt", "t": "counter"}
    return Stranger(step, (agent, memory, jax.random.PRNGKey(0), new), (kinds, "model_state", "rng", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def trust_regions():
    """Natural policy gradients: products with the Fisher matrix, conjugate gradients, a step that is halved until the divergence fits; values by a fit of their own."""
    B, F, A = 12, 5, 3

    def step(pi, v, vopt, obs, act, adv, ret):
        adv = (adv - adv.mean()) / (adv.std() + 1e-8)
        flat, unravel = ravel_pytree(pi)
        old = jax.nn.log_softmax(mlp(pi, obs, jnp.tanh))
        pick = lambda lp: jnp.take_along_axis(lp, act[:, None], 1)[:, 0]
        logits = lambda w: jax.nn.log_softmax(mlp(unravel(w), obs, jnp.tanh))
        gain = lambda w: (jnp.exp(pick(logits(w)) - pick(old)) * adv).mean()
        kl = lambda w: (jnp.exp(old) * (old - logits(w))).sum(-1).mean()
        before, g = jax.value_and_grad(gain)(flat)
        fvp = lambda x: jax.jvp(jax.grad(kl), (flat,), (x,))[1] + 0.1 * x
        d, _ = cg(fvp, g, maxiter=5)
        full = jnp.sqrt(2 * 0.01 / (d @ fvp(d))) * d

        def bad(s):
            i, scale = s
            w = flat + scale * full
            return (i < 6) & ((gain(w) < before) | (kl(w) > 0.015))
        tried, scale = lax.while_loop(bad, lambda s: (s[0] + 1, s[1] * 0.5), (0, jnp.float32(1)))
        scale = jnp.where(tried < 6, scale, 0.0)
        new = unravel(flat + scale * full)

        def fit(carry, _):
            v, o = carry
            l, g = jax.value_and_grad(lambda v: jnp.square(mlp(v, obs, jnp.tanh)[:, 0] - ret).mean())(v)
            u, o = tx.update(g, o, v)
            return (optax.apply_updates(v, u), o), l
        (v, vopt), ls = lax.scan(fit, (v, vopt), None, 3)
        return new, v, vopt, {"gain": gain(flat + scale * full) - before, "tried": tried, "value": ls[-1]}

    tx = optax.adam(1e-3)
    v = layers(3, F, 8, 1)
    return Stranger(step, (layers(0, F, 8, A), v, tx.init(v), draw(5, B, F), whole(6, A, B), draw(7, B), draw(8, B)),
                    ("param", "param", "opt", *["batch"] * 4), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=5e-3)


def targets_normalised_in_the_head():
    """Half of the advantages, two temperatures by their duals, and values whose head is rewritten whenever the statistics of targets move."""
    B, N, F, A = 12, 3, 5, 3

    def step(state, old, batch):
        p, s = state["p"], state["stats"]
        sigma = jnp.sqrt(jnp.maximum(s["second"] - s["first"] ** 2, 1e-4))
        value = lambda p, x: (mlp(p["torso"], x, jnp.tanh) @ p["head"]["w"] + p["head"]["b"])[..., 0]
        v = value(p, batch["obs"]) * sigma + s["first"]
        disc = 0.95 * (1 - batch["done"])

        def back(acc, x):
            r, d, v1 = x
            acc = r + d * (0.1 * v1 + 0.9 * acc)
            return acc, acc
        _, returns = lax.scan(back, v[:, -1], (batch["reward"].T, disc.T, v[:, 1:].T), reverse=True)
        returns = returns.T
        first = s["first"] + 0.1 * (returns.mean() - s["first"])
        second = s["second"] + 0.1 * (jnp.square(returns).mean() - s["second"])
        new_sigma = jnp.sqrt(jnp.maximum(second - first**2, 1e-4))
        p = {**p, "head": {"w": p["head"]["w"] * sigma / new_sigma, "b": (sigma * p["head"]["b"] + s["first"] - first) / new_sigma}}
        adv = ((returns - v[:, :-1]) / new_sigma).reshape(-1)
        top = adv >= jnp.median(adv)
        obs, act = batch["obs"][:, :-1].reshape(-1, F), batch["action"].reshape(-1)
        before = jax.nn.log_softmax(mlp(old, obs, jnp.tanh))

        def loss(p):
            lp = jax.nn.log_softmax(mlp(p["policy"], obs, jnp.tanh))
            eta, alpha = jax.nn.softplus(p["eta"]), jax.nn.softplus(p["alpha"])
            scaled = jnp.where(top, adv / lax.stop_gradient(eta), -jnp.inf)
            psi = jax.nn.softmax(scaled)
            l_pi = -(psi * jnp.take_along_axis(lp, act[:, None], 1)[:, 0]).sum()
            l_eta = eta * 0.02 + eta * (jax.nn.logsumexp(jnp.where(top, lax.stop_gradient(adv) / eta, -jnp.inf)) - jnp.log(top.sum()))
            kl = (jnp.exp(before) * (before - lp)).sum(-1).mean()
            l_alpha = alpha * (0.01 - lax.stop_gradient(kl)) + lax.stop_gradient(alpha) * kl
            l_v = 0.5 * jnp.square(value(p, batch["obs"][:, :-1]) - (returns - first) / new_sigma).mean()
            return l_pi + l_eta + l_alpha + l_v, {"kl": kl, "eta": eta, "value": l_v}
        (l, logs), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, state["opt"], p)
        return {"p": optax.apply_updates(p, u), "opt": opt, "stats": {"first": first, "second": second}}, logs | {"loss": l}

    tx = optax.adam(1e-3)
    p = {"policy": layers(0, F, 8, A), "torso": layers(2, F, 8, 6), "head": {"w": draw(4, 6, 1) * 0.3, "b": jnp.zeros(1)}, "eta": jnp.float32(1), "alpha": jnp.float32(1)}
    batch = {"obs": draw(5, B, N + 1, F), "action": whole(6, A, B, N), "reward": draw(7, B, N) * 3, "done": (draw(8, B, N) > 1).astype(jnp.float32)}
    state = {"p": p, "opt": tx.init(p), "stats": {"first": jnp.float32(0), "second": jnp.float32(1)}}
    return Stranger(step, (state, layers(9, F, 8, A), batch), ({"p": "param", "opt": "opt", "stats": "model_state"}, "frozen", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


@struct.dataclass
class Strategy:
    mean: jax.Array
    cov: jax.Array
    path_c: jax.Array
    path_s: jax.Array
    sigma: jax.Array
    generation: jax.Array


def covariances_evolved():
    """Evolution with a full covariance: candidates drawn through its eigenvectors, ranks, two paths, the step's size; fitness on rows of data."""
    N, F, B, H = 8, 3, 12, 2
    D = F * H + H
    M = N // 2
    w = np.log(M + 0.5) - np.log(np.arange(1, M + 1))
    w = jnp.asarray(w / w.sum(), jnp.float32)
    mu = float(1 / (w**2).sum())
    cs, cc = (mu + 2) / (D + mu + 5), (4 + mu / D) / (D + 4 + 2 * mu / D)
    c1, cmu = 2 / ((D + 1.3) ** 2 + mu), min(1 - 2 / ((D + 1.3) ** 2 + mu), 2 * (mu - 2 + 1 / mu) / ((D + 2) ** 2 + mu))

    def step(s, key, x, y):
        lam, u = jnp.linalg.eigh((s.cov + s.cov.T) / 2)
        root = jnp.sqrt(jnp.maximum(lam, 1e-10))
        z = jax.random.normal(jax.random.fold_in(key, s.generation), (N, D))
        steps = z @ ((u * root) @ u.T)
        candidates = s.mean + s.sigma * steps

        def fitness(c):
            return jnp.square(jnp.tanh(x @ c[:F * H].reshape(F, H)) @ c[F * H:] - y).mean()
        f = jax.vmap(fitness)(candidates)
        order = jnp.argsort(f)[:M]
        best = steps[order]
        move = w @ best
        inv = (u / root) @ u.T
        path_s = (1 - cs) * s.path_s + np.sqrt(cs * (2 - cs) * mu) * inv @ move
        norm = jnp.linalg.norm(path_s)
        ok = norm / jnp.sqrt(1 - (1 - cs) ** (2.0 * (s.generation + 1))) < (1.4 + 2 / (D + 1)) * np.sqrt(D)
        path_c = (1 - cc) * s.path_c + ok * np.sqrt(cc * (2 - cc) * mu) * move
        cov = (1 - c1 - cmu) * s.cov + c1 * jnp.outer(path_c, path_c) + cmu * jnp.einsum("k,ki,kj->ij", w, best, best)
        sigma = s.sigma * jnp.exp(cs * (norm / np.sqrt(D) - 1))
        return Strategy(s.mean + s.sigma * move, cov, path_c, path_s, sigma, s.generation + 1), {"best": f.min(), "mean": f.mean()}

    s = Strategy(draw(0, D) * 0.3, jnp.eye(D) * (1 + 0.05 * jnp.arange(D)), jnp.zeros(D), jnp.zeros(D), jnp.float32(0.3), jnp.int32(0))
    kinds = Strategy("param", "param", "opt", "opt", "model_state", "counter")
    return Stranger(step, (s, jax.random.PRNGKey(1), draw(2, B, F), draw(3, B)), (kinds, "rng", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,),
                    tolerance=5e-3)


def population_copied():
    """A population that trains side by side, each with its rate: the worst take over weights, moments and rates of the best every second step."""
    P, B, F, C = 4, 12, 6, 3

    def one(p, opt, rate, x, y):
        def loss(p):
            return cross_entropy(mlp(p, x, jax.nn.relu), y).mean()
        l, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return T(lambda p, u: p - rate * u, p, u), opt, l

    @jax.jit
    def step(members, n, key, x, y):
        p, opt, losses = jax.vmap(one, (0, 0, 0, None, None))(members["p"], members["opt"], members["rate"], x, y)
        score = 0.8 * members["score"] + 0.2 * losses
        key, k1, _k2 = jax.random.split(key, 3)

        def exploit(m):
            rank = jnp.argsort(m["score"])
            source = jnp.arange(P).at[rank[-1]].set(rank[0])
            copied = T(lambda v: v[source], m)
            factor = jnp.where(jax.random.bernoulli(k1, 0.5, (P,)), 1.25, 0.8)
            return {**copied, "rate": jnp.where(source == jnp.arange(P), m["rate"], copied["rate"] * factor)}
        members = {"p": p, "opt": opt, "rate": members["rate"], "score": score}
        members = lax.cond(n % 2 == 1, exploit, lambda m: m, members)
        return members, n + 1, key, losses

    tx = optax.scale_by_adam()
    p = T(lambda *v: jnp.stack(v), *[layers(3 * i, F, 8, C) for i in range(P)])
    members = {"p": p, "opt": jax.vmap(tx.init)(p), "rate": jnp.array([1e-3, 3e-3, 1e-2, 3e-2]), "score": jnp.zeros(P)}
    kinds = {"p": "param", "opt": "opt", "rate": "opt", "score": "opt"}
    return Stranger(step, (members, jnp.int32(0), jax.random.PRNGKey(4), draw(5, B, F), whole(6, C, B)), (kinds, "counter", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0,))


def tables_of_values():
    """Learning in tables, without a network: transitions are taken one after the other, eligibility decays, counts give bonuses."""
    S, A, B = 10, 3, 12

    def step(q, trace, visits, s, a, r, s2, done):
        def one(carry, x):
            q, e, n = carry
            s, a, r, s2, done = x
            n = n.at[s, a].add(1)
            bonus = 0.1 / jnp.sqrt(n[s, a].astype(jnp.float32))
            d = r + bonus + 0.9 * (1 - done) * q[s2].max() - q[s, a]
            e = (0.9 * 0.8 * e).at[s, a].set(1.0)
            return (q + 0.1 * d * e, e * (1 - done), n), d
        (q, trace, visits), d = lax.scan(one, (q, trace, visits), (s, a, r, s2, done))
        return q, trace, visits, jnp.square(d).mean()

    return Stranger(step, (jnp.zeros((S, A)), jnp.zeros((S, A)), jnp.zeros((S, A), jnp.int32), whole(0, S, B), whole(1, A, B), draw(2, B), whole(3, S, B),
                           (draw(4, B) > 1).astype(jnp.float32)), ("param", "model_state", "model_state", *["batch"] * 5), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def hashed_twice_and_proximal():
    """Clicks: each id is hashed twice into one table, quotients and remainders into two others, wide weights follow FTRL with exact zeros."""
    B, S, D, V, W = 12, 4, 4, 20, 40

    def step(deep, opt, z, n, ids, dense, y):
        h1 = ((ids.astype(jnp.uint32) * jnp.uint32(2654435761)) >> 16) % V
        h2 = ((ids.astype(jnp.uint32) ^ jnp.uint32(0x9E3779B9)) * jnp.uint32(40503) >> 8) % V
        wide_ids = (ids + jnp.arange(S) * 7) % W
        wide = jnp.where(jnp.abs(z) <= 0.01, 0.0, -(z - jnp.sign(z) * 0.01) / ((1.0 + jnp.sqrt(n)) / 0.1 + 0.1))

        def loss(deep, wide):
            e = deep["hash"][h1] + deep["hash"][h2] + deep["quotient"][ids // 8] * deep["remainder"][ids % 8]
            x = jnp.concatenate([mlp(deep["bottom"], jnp.log1p(jnp.abs(dense)), jax.nn.relu)[:, None], e], 1)
            pairs = jnp.einsum("bid,bjd->bij", x, x)
            i, j = jnp.tril_indices(S + 1, -1)
            logit = mlp(deep["top"], jnp.concatenate([x[:, 0], pairs[:, i, j]], 1), jax.nn.relu)[:, 0] + wide[wide_ids].sum(1)
            return optax.sigmoid_binary_cross_entropy(logit, y).mean(), logit
        (l, logit), (gd, gw) = jax.value_and_grad(loss, (0, 1), has_aux=True)(deep, wide)
        u, opt = tx.update(gd, opt, deep)
        sigma = (jnp.sqrt(n + gw**2) - jnp.sqrt(n)) / 0.1
        return optax.apply_updates(deep, u), opt, z + gw - sigma * wide, n + gw**2, l, jax.nn.sigmoid(logit)

    tx = optax.adagrad(0.05)
    deep = {"hash": draw(0, V, D) * 0.1, "quotient": draw(1, 13, D), "remainder": draw(2, 8, D) * 0.1, "bottom": layers(3, 5, 8, D), "top": layers(5, D + 10, 8, 1)}
    return Stranger(step, (deep, tx.init(deep), draw(7, W), jnp.ones(W), whole(8, 100, B, S), draw(9, B, 5), whole(10, 2, B).astype(jnp.float32)),
                    ("param", "opt", "param", "param", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def sessions_side_by_side():
    """Sessions in parallel: hidden states go on from step to step and are cleared where a session begins; the others' items are the negatives."""
    B, V, D = 12, 20, 8

    def step(p, acc, h, item, target, begins):
        def loss(p):
            x = p["items"][item]
            h0 = jnp.where(begins[:, None], 0.0, h)
            z, r = jnp.split(jax.nn.sigmoid(jnp.concatenate([x, h0], 1) @ p["zr"] + p["bzr"]), 2, 1)
            h1 = (1 - z) * h0 + z * jnp.tanh(jnp.concatenate([x, r * h0], 1) @ p["c"])
            s = h1 @ p["items"][target].T + p["bias"][target]
            own = jnp.diag(s)
            w = jax.nn.softmax(jnp.where(jnp.eye(B, dtype=bool), -1e9, s), 1)
            bpr = -jnp.log((w * jax.nn.sigmoid(own[:, None] - s)).sum(1) + 1e-8) + 0.5 * (w * s**2).sum(1)
            return bpr.mean(), (h1, (s > own[:, None]).sum(1))
        (l, (h1, rank)), g = jax.value_and_grad(loss, has_aux=True)(p)
        acc = T(lambda a, g: a + g * g, acc, g)
        p = T(lambda p, g, a: p - 0.05 * g * lax.rsqrt(a + 1e-6), p, g, acc)
        return p, acc, h1, {"loss": l, "mrr": (1 / (1.0 + rank)).mean()}

    p = {"items": draw(0, V, D) * 0.3, "bias": jnp.zeros(V), "zr": draw(1, 2 * D, 2 * D) * 0.3, "bzr": jnp.zeros(2 * D), "c": draw(2, 2 * D, D) * 0.3}
    return Stranger(step, (p, T(lambda v: jnp.full_like(v, 0.1), p), jnp.zeros((B, D)), whole(3, V, B), whole(4, V, B), whole(5, 2, B).astype(bool)),
                    ("param", "opt", "batch_state", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def trees_boosted():
    """A tree a step: histograms of gradients at each node, the best cuts by gains, leaves in closed form; predictions of rows are kept and added to."""
    B, F, N, DEPTH = 24, 4, 6, 2

    def step(forest, margin, bins, y):
        prob = jax.nn.sigmoid(margin)
        g, h = prob - y, prob * (1 - prob)
        node = jnp.zeros(B, jnp.int32)
        features, cuts = [], []
        for depth in range(DEPTH):
            slot = (node[:, None] * F + jnp.arange(F)) * N + bins
            hist = lambda v: jnp.zeros(2**depth * F * N).at[slot].add(v[:, None]).reshape(2**depth, F, N)  # noqa: B023
            gl, hl = jnp.cumsum(hist(g), -1), jnp.cumsum(hist(h), -1)
            gt, ht = gl[..., -1:], hl[..., -1:]
            gain = gl**2 / (hl + 1) + (gt - gl) ** 2 / (ht - hl + 1) - gt**2 / (ht + 1)
            best = gain.reshape(2**depth, -1).argmax(1)
            feature, cut = best // N, best % N
            right = jnp.take_along_axis(bins, feature[node][:, None], 1)[:, 0] > cut[node]
            node = 2 * node + right
            features.append(feature)
            cuts.append(cut)
        leaf = -jax.ops.segment_sum(g, node, 2**DEPTH) / (jax.ops.segment_sum(h, node, 2**DEPTH) + 1.0)
        at = forest["count"]
        forest = {"feature": forest["feature"].at[at].set(jnp.concatenate(features)), "cut": forest["cut"].at[at].set(jnp.concatenate(cuts)),
                  "leaf": forest["leaf"].at[at].set(0.3 * leaf), "count": at + 1}
        margin = margin + 0.3 * leaf[node]
        return forest, margin, optax.sigmoid_binary_cross_entropy(margin, y).mean()

    forest = {"feature": jnp.zeros((5, 3), jnp.int32), "cut": jnp.zeros((5, 3), jnp.int32), "leaf": jnp.zeros((5, 4)), "count": jnp.int32(0)}
    bins = whole(0, N, B, F)
    y = ((bins[:, 0] > 2) ^ (bins[:, 1] > 3)).astype(jnp.float32)
    return Stranger(step, (forest, jnp.zeros(B), bins, y), ({"feature": "model_state", "cut": "model_state", "leaf": "model_state", "count": "counter"},
                    "batch_state", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), asks="arg5 has as many rows as arg6, and so has arg4")


def leaves_in_closed_form():
    """Forests that decide softly behind a network: routes are trained by gradients, leaves hold distributions that are refitted by rounds of sums."""
    B, F, C, K, D = 12, 8, 3, 2, 2

    def routes(p, x):
        d = jax.nn.sigmoid(mlp(p, x, jax.nn.relu)).reshape(B, K, 2**D - 1)
        mu = jnp.ones((B, K, 1))
        for depth in range(D):
            here = d[:, :, 2**depth - 1:2 ** (depth + 1) - 1]
            mu = jnp.stack([mu * here, mu * (1 - here)], -1).reshape(B, K, -1)
        return mu

    def step(p, pi, opt, x, y):
        hot = jax.nn.one_hot(y, C)
        mu = routes(p, x)

        def refit(_, pi):
            each = mu[..., None] * pi[None]
            share = each * hot[:, None, None] / (each.sum(2, keepdims=True) + 1e-9)
            new = share.sum(0)
            return new / (new.sum(-1, keepdims=True) + 1e-9)
        pi = lax.fori_loop(0, 3, refit, pi)

        def loss(p):
            prob = jnp.einsum("bkl,klc->bkc", routes(p, x), pi).mean(1)
            return -jnp.log(jnp.take_along_axis(prob, y[:, None], 1) + 1e-8).mean(), (prob.argmax(1) == y).mean()
        (l, acc), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), pi, opt, l, acc

    tx = optax.adam(5e-3)
    p = layers(0, F, 16, K * (2**D - 1))
    return Stranger(step, (p, jax.nn.softmax(draw(3, K, 2**D, C)), tx.init(p), draw(4, B, F), whole(5, C, B)), ("param", "param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def clients_clipped():
    """Federated rounds: each client trains some steps on masked rows, its change is cut to a norm that follows a quantile, noise and a server's Adam on top."""
    K, B, F, C = 12, 6, 5, 3

    def local(p, data):
        x, y, mask = data

        def one(q, _):
            def loss(q):
                l = cross_entropy(mlp(q, x, jax.nn.relu), y)
                near = sum(jnp.sum((a - b) ** 2) for a, b in zip(jax.tree.leaves(q), jax.tree.leaves(p)))
                return (l * mask).sum() / jnp.maximum(mask.sum(), 1) + 0.05 * near
            l, g = jax.value_and_grad(loss)(q)
            return T(lambda q, g: q - 0.1 * g, q, g), l
        q, l = lax.scan(one, p, None, 3)
        return T(jnp.subtract, p, q), l[0]

    def round_(server, key, x, y, mask):
        p, opt, norm = server
        k = jax.random.fold_in(key, opt[0].count)
        delta, l = jax.vmap(local, (None, 0))(p, (x, y, mask))
        norms = jax.vmap(optax.global_norm)(delta)
        scale = jnp.minimum(1, norm / norms)
        weight = jnp.minimum(mask.sum(1), 4.0)
        mean = T(lambda d: jnp.tensordot(scale * weight, d, 1) / weight.sum(), delta)
        leaves, tree = jax.tree.flatten(mean)
        mean = tree.unflatten([d + 0.01 * norm * jax.random.normal(s, d.shape) for d, s in zip(leaves, jax.random.split(k, len(leaves)))])
        u, opt = tx.update(mean, opt, p)
        norm = norm * jnp.exp(-0.2 * ((norms <= norm).mean() - 0.5))
        return (optax.apply_updates(p, u), opt, norm), (l * weight).sum() / weight.sum()

    tx = optax.adam(0.01, b1=0.9, b2=0.99, eps=1e-3)
    p = layers(0, F, 8, C)
    mask = jnp.asarray(np.arange(B) < np.array([6, 3, 1, 4, 6, 2, 5, 6, 3, 6, 2, 4])[:, None], jnp.float32)
    return Stranger(round_, ((p, tx.init(p), jnp.float32(0.1)), jax.random.PRNGKey(3), draw(4, K, B, F), whole(5, C, K, B), mask),
                    (("param", "opt", "opt"), "rng", "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def gains_of_channels():
    """Speakers told apart: band-pass filters by their edges, energies smoothed over time by an associative scan and compressed, several centres a class."""
    B, N, K, W, C, S = 12, 32, 4, 7, 5, 2

    def step(p, opt, n, wave, y):
        def front(p, x):
            t = jnp.arange(W) - (W - 1) / 2
            lo = jnp.abs(p["lo"]) + 0.05
            hi = jnp.clip(lo + jnp.abs(p["band"]), 0.05, 0.5)
            band = 2 * hi[:, None] * jnp.sinc(2 * hi[:, None] * t) - 2 * lo[:, None] * jnp.sinc(2 * lo[:, None] * t)
            k = (band * jnp.hamming(W)).astype(jnp.float32)[:, None]
            e = lax.conv_general_dilated(x[:, None], k, (2,), "SAME") ** 2
            s = jax.nn.sigmoid(p["smooth"])[:, None]
            a, b = jnp.broadcast_to(1 - s, e.shape), s * e
            m = lax.associative_scan(lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1]), (a, b), axis=-1)[1]
            alpha, d, r = (jax.nn.softplus(p[i])[:, None] for i in ("alpha", "delta", "root"))
            return (e / (1e-5 + m) ** jnp.minimum(alpha, 1.0) + d) ** (1 / jnp.maximum(r, 1.0)) - d ** (1 / jnp.maximum(r, 1.0))

        def loss(p):
            h = front(p["front"], wave)
            h = jnp.concatenate([h.mean(-1), jnp.sqrt(h.var(-1) + 1e-6)], -1)
            z = mlp(p["net"], h, jax.nn.relu)
            z = z / jnp.linalg.norm(z, axis=1, keepdims=True)
            centres = p["centres"] / jnp.linalg.norm(p["centres"], axis=-1, keepdims=True)
            cos = jnp.clip(jnp.einsum("bd,csd->bcs", z, centres).max(-1), -1 + 1e-6, 1 - 1e-6)
            margin = 0.2 * jnp.minimum(n / 3.0, 1.0)
            hot = jax.nn.one_hot(y, C)
            phi = cos * jnp.cos(margin) - jnp.sqrt(1 - cos**2) * jnp.sin(margin)
            return cross_entropy(16 * jnp.where(hot > 0, phi, cos), y).mean(), (cos.argmax(1) == y).mean()
        (l, acc), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, n + 1, l, acc

    tx = optax.adamw(1e-3)
    p = {"front": {"lo": jnp.linspace(0.0, 0.3, K), "band": jnp.full(K, 0.1), "smooth": jnp.zeros(K) - 2, "alpha": jnp.zeros(K), "delta": jnp.ones(K), "root": jnp.ones(K)},
         "net": layers(0, 2 * K, 16, 6), "centres": draw(3, C, S, 6)}
    return Stranger(step, (p, tx.init(p), jnp.int32(0), draw(4, B, N), whole(5, C, B)), ("param", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=1e-3)


RETURNS = {
    "pixels_shifted_from_memory": pixels_shifted_from_memory,
    "trust_regions": trust_regions,
    "targets_normalised_in_the_head": targets_normalised_in_the_head,
    "covariances_evolved": covariances_evolved,
    "population_copied": population_copied,
    "tables_of_values": tables_of_values,
    "hashed_twice_and_proximal": hashed_twice_and_proximal,
    "sessions_side_by_side": sessions_side_by_side,
    "trees_boosted": trees_boosted,
    "leaves_in_closed_form": leaves_in_closed_form,
    "clients_clipped": clients_clipped,
    "gains_of_channels": gains_of_channels,
}
