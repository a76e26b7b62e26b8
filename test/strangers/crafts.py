"""Ways to train: without a gradient, layers that are undone, members with ranks of one, much that is reported, curvature that is watched."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from sights import pictures
from stranger import Stranger
from trained import cross_entropy, plain

T = jax.tree_util.tree_map


def nearest_centres():
    """Clusters by mini-batches: each centre moves by what fell on it, as many times as it was hit; those that nobody hits go to the farthest rows."""
    B, F, K = 12, 4, 6

    def step(centres, counts, x):
        d = jnp.sum(x**2, 1)[:, None] - 2 * x @ centres.T + jnp.sum(centres**2, 1)
        at = jnp.argmin(d, 1)
        n = jnp.bincount(at, length=K)
        sums = jax.ops.segment_sum(x, at, K)
        counts = counts + n
        centres = centres + (sums - n[:, None] * centres) / jnp.maximum(counts, 1)[:, None]
        far = x[lax.top_k(d.min(1), K)[1]]
        dead = counts * K * 20 < counts.sum()
        return jnp.where(dead[:, None], far, centres), counts, d.min(1).mean()

    return Stranger(step, (draw(0, K, F), jnp.zeros(K, jnp.int32), draw(1, B, F)), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-3)


def nonnegative_factors():
    """Parts of pictures: codes of the rows are found by multiplications inside the step, the dictionary follows sums that are kept and forgotten slowly."""
    B, F, K = 12, 8, 4

    def step(w, a, b, x):
        x = x.astype(jnp.float32) / 255

        def code(_, h):
            return h * (x @ w.T) / (h @ (w @ w.T) + 1e-6)
        h = lax.fori_loop(0, 6, code, jnp.full((B, K), 0.5))
        a = 0.9 * a + h.T @ h
        b = 0.9 * b + h.T @ x
        w = w * b / (a @ w + 1e-6)
        w = w / jnp.maximum(jnp.linalg.norm(w, axis=1, keepdims=True), 1.0)
        return w, a, b, jnp.square(h @ w - x).sum(1).mean()

    return Stranger(step, (jnp.abs(draw(0, K, F)), jnp.eye(K), jnp.abs(draw(1, K, F)), pictures(2, B, F)), ("param", "model_state", "model_state", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def components_by_oja():
    """Principal directions of a stream: a step along the data, then orthonormal again by QR; mean and variances are kept beside them."""
    B, F, K = 12, 6, 3

    def step(state, x):
        n = state["n"] + B
        mean = state["mean"] + (x - state["mean"]).sum(0) / n
        xc = x - mean
        y = xc @ state["u"]
        u, r = jnp.linalg.qr(state["u"] + 0.05 * xc.T @ y / B)
        u = u * jnp.sign(jnp.diag(r))
        var = 0.9 * state["var"] + 0.1 * jnp.square(y).mean(0)
        return {"u": u, "mean": mean, "var": var, "n": n}, jnp.square(xc - y @ state["u"].T).mean()

    state = {"u": jnp.linalg.qr(draw(0, F, K))[0], "mean": jnp.zeros(F), "var": jnp.ones(K), "n": jnp.int32(0)}
    kinds = {"u": "param", "mean": "model_state", "var": "model_state", "n": "counter"}
    return Stranger(step, (state, draw(1, B, F)), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def least_squares_recursive():
    """Weights of a readout by recursive least squares, row after row, behind random features that stay."""
    B, F, H, O = 12, 5, 6, 2

    def step(w, p, frozen, x, y):
        phi = jnp.tanh(x @ frozen)

        def one(carry, row):
            w, p = carry
            f, t = row
            pf = p @ f
            k = pf / (0.99 + f @ pf)
            e = t - f @ w
            return (w + jnp.outer(k, e), (p - jnp.outer(k, pf)) / 0.99), e
        (w, p), e = lax.scan(one, (w, p), (phi, y))
        return w, p, jnp.square(e).mean()

    return Stranger(step, (jnp.zeros((H, O)), jnp.eye(H) * 10, draw(0, F, H), draw(1, B, F), draw(2, B, O)), ("param", "param", "frozen", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def looks_sharp_now_and_then():
    """The part of a sharp gradient that is at right angles to the plain one is kept and used again in the steps between."""
    B, F, C = 12, 6, 4

    def step(state, x, y):
        p, i = state["p"], state["i"]
        loss = lambda p: cross_entropy(mlp(p, x, jax.nn.gelu), y).mean()
        l, g = jax.value_and_grad(loss)(p)

        def fresh(_):
            n = optax.global_norm(g)
            s = jax.grad(loss)(T(lambda p, g: p + 0.05 * g / n, p, g))
            dot = sum(jnp.vdot(a, b) for a, b in zip(jax.tree.leaves(s), jax.tree.leaves(g)))
            v = T(lambda s, g: s - dot / n**2 * g, s, g)
            return s, v

        def reuse(v):
            r = optax.global_norm(g) / (optax.global_norm(v) + 1e-12)
            return T(lambda g, v: g + 0.7 * r * v, g, v), v
        used, v = lax.cond(i % 3 == 0, fresh, reuse, state["v"])
        m = T(lambda m, g: 0.9 * m + g, state["m"], used)
        return {"p": T(lambda p, m: p - 0.05 * (m + 5e-4 * p), p, m), "m": m, "v": v, "i": i + 1}, l

    p = layers(0, F, 12, C)
    zero = T(jnp.zeros_like, p)
    return Stranger(step, ({"p": p, "m": zero, "v": T(jnp.copy, zero), "i": jnp.uint32(0)}, draw(3, B, F), whole(4, C, B)),
                    ({"p": "param", "m": "opt", "v": "opt", "i": "counter"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def scores_of_movement():
    """Fine-tuning by pruning: scores beside weights learn through the mask of the best of all layers, whose share falls with a cubic schedule."""
    B, F, C = 12, 8, 3

    @jax.custom_vjp
    def mask(scores, keep):
        flat = jnp.concatenate([s.ravel() for s in scores])
        least = jnp.quantile(flat, 1 - keep)
        return [(s >= least).astype(s.dtype) for s in scores]
    mask.defvjp(lambda s, k: (mask(s, k), None), lambda _, g: (g, None))

    def step(p, scores, opt, n, x, y):
        keep = 0.3 + 0.7 * (1 - jnp.clip(n / 5, 0, 1)) ** 3

        def loss(p, scores):
            m = mask(scores, keep)
            h = x
            for i, (w, b) in enumerate(p):
                h = h @ (w * m[i]) + b
                h = jax.nn.gelu(h) if i < len(p) - 1 else h
            return cross_entropy(h, y).mean() + 0.01 * sum(jax.nn.sigmoid(s).mean() for s in scores), sum(v.sum() for v in m)
        (l, kept), g = jax.value_and_grad(loss, (0, 1), has_aux=True)(p, scores)
        u, opt = tx.update(g, opt, (p, scores))
        p, scores = optax.apply_updates((p, scores), u)
        return p, scores, opt, n + 1, l, kept

    tx = optax.multi_transform({"w": optax.adamw(1e-3), "s": optax.sgd(0.1)}, ("w", "s"))
    p = layers(0, F, 12, C)
    scores = [draw(4 + i, *w.shape) * 0.1 for i, (w, _) in enumerate(p)]
    return Stranger(step, (p, scores, tx.init((p, scores)), jnp.int32(0), draw(6, B, F), whole(7, C, B)), ("param", "param", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2))


def members_with_ranks_of_one():
    """One matrix for all members of an ensemble, each with signs of rank one around it; rows are repeated for every member, decay leaves signs alone."""
    B, F, H, C, E = 12, 6, 10, 3, 3

    def dense(p, x):
        x = x.reshape(E, -1, x.shape[-1])
        return ((x * p["r"][:, None]) @ p["w"] * p["s"][:, None] + p["b"][:, None]).reshape(-1, p["w"].shape[1])

    def step(params, opt, images, labels, key):
        def loss(p):
            x = jnp.tile(images.astype(jnp.float32) / 127.5 - 1, (E, 1))
            h = jax.nn.relu(dense(p["one"], x))
            h = jnp.where(jax.random.bernoulli(key, 0.9, h.shape), h / 0.9, 0)
            logits = dense(p["two"], h).reshape(E, B, C)
            nll = cross_entropy(logits, jnp.broadcast_to(labels.astype(jnp.int32), (E, B))).mean()
            mix = jax.nn.logsumexp(jax.nn.log_softmax(logits), 0) - np.log(E)
            return nll, {"ensemble": -jnp.take_along_axis(mix, labels[:, None].astype(jnp.int32), 1).mean(),
                         "spread": jax.nn.softmax(logits).std(0).mean()}
        (l, logs), g = jax.value_and_grad(loss, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, {"loss": l, **logs}

    def layer(i, a, b):
        signs = lambda k, n: jnp.sign(draw(k, E, n))
        return {"w": draw(i, a, b) * a**-0.5, "r": signs(i + 1, a), "s": signs(i + 2, b), "b": jnp.zeros((E, b))}
    tx = optax.adamw(2e-3, weight_decay=1e-2, mask=lambda p: jax.tree_util.tree_map_with_path(lambda path, _: path[-1].key == "w", p))
    p = {"one": layer(0, F, H), "two": layer(4, H, C)}
    return plain(step, p, tx, (pictures(8, B, F), jnp.asarray(whole(9, C, B), jnp.uint8), jax.random.PRNGKey(2)), ("batch", "batch", "rng"))


def undone_layers():
    """Layers whose inputs are computed back from their outputs in a backward of its own, over a stack of weights."""
    B, F, H, C, L = 12, 6, 4, 3, 3

    f = lambda w, x: jnp.tanh(x @ w["a"]) @ w["b"]

    @jax.custom_vjp
    def stack(ws, x, y):
        def one(c, w):
            x, y = c
            x = x + f(w["f"], y)
            return (x, y + f(w["g"], x)), None
        return lax.scan(one, (x, y), ws)[0]

    def forward(ws, x, y):
        out = stack(ws, x, y)
        return out, (ws, out)

    def backward(res, g):
        ws, (x, y) = res

        def one(c, w):
            x, y, gx, gy = c
            gv, pull = jax.vjp(f, w["g"], x)
            y = y - gv
            dwg, dx = pull(gy)
            gx = gx + dx
            fv, pull = jax.vjp(f, w["f"], y)
            x = x - fv
            dwf, dy = pull(gx)
            return (x, y, gx, gy + dy), {"f": dwf, "g": dwg}
        (_, _, gx, gy), gw = lax.scan(one, (x, y, *g), ws, reverse=True)
        return gw, gx, gy
    stack.defvjp(forward, backward)

    def step(p, opt, x, y):
        def loss(p):
            a, b = jnp.split(x @ p["in"], 2, -1)
            return cross_entropy(jnp.concatenate(stack(p["stack"], a, b), -1) @ p["out"], y).mean()
        l, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, l

    tx = optax.lion(1e-3)
    pair = lambda i: {"a": draw(i, L, H, 8) * 0.4, "b": draw(i + 1, L, 8, H) * 0.3}
    return plain(step, {"in": draw(0, F, 2 * H) * 0.4, "out": draw(1, 2 * H, C) * 0.4, "stack": {"f": pair(2), "g": pair(4)}}, tx, (draw(6, B, F), whole(7, C, B)))


def everything_reported():
    """Beside the states: gradients, updates, activations of the first rows, histograms of weights, shares of dead units, norms of every leaf, predictions."""
    B, F, H, C = 12, 6, 10, 3

    def step(p, opt, batch):
        def loss(p):
            h = jax.nn.relu(batch["x"] @ p["a"]["kernel"] + p["a"]["bias"])
            z = h @ p["b"]["kernel"] + p["b"]["bias"]
            l = cross_entropy(z, batch["y"])
            return l.mean(), (h, z, l)
        (l, (h, z, each)), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        new = optax.apply_updates(p, u)
        logs = {"loss": l, "losses": each, "predicted": z.argmax(-1), "probabilities": jax.nn.softmax(z), "gradients": g, "norms": T(jnp.linalg.norm, g),
                "ratio": T(lambda u, p: jnp.linalg.norm(u) / (jnp.linalg.norm(p) + 1e-8), u, p), "dead": (h == 0).all(0).mean(), "first": h[:4],
                "histograms": T(lambda v: jnp.histogram(v, 5, (-1.0, 1.0))[0], new), "worst": lax.top_k(each, 3), "finite": jnp.isfinite(l),
                "per_class": jax.ops.segment_sum(each, batch["y"], C) / jnp.maximum(jnp.bincount(batch["y"], length=C), 1)}
        return new, opt, logs

    tx = optax.adam(1e-3)
    p = {"a": {"kernel": draw(0, F, H) * 0.4, "bias": jnp.zeros(H)}, "b": {"kernel": draw(1, H, C) * 0.4, "bias": jnp.zeros(C)}}
    return plain(step, p, tx, ({"x": draw(2, B, F), "y": whole(3, C, B)},))


class Run(NamedTuple):
    step: Any
    weights: Any
    momentum: Any
    scale: Any
    good: Any
    nothing: Any = None


def rates_from_a_table():
    """Half precision with a scale that grows and halves; the rate is looked up in a table; a tuple of states with a place that holds nothing."""
    B, F, C = 12, 6, 3

    def step(run: Run, table, x, y):
        w16 = T(lambda w: w.astype(jnp.float16), run.weights)

        def loss(w):
            z = mlp(w, x.astype(jnp.float16), jax.nn.relu).astype(jnp.float32)
            return run.scale * cross_entropy(z, y).mean()
        l, g = jax.value_and_grad(loss)(w16)
        g = T(lambda g: g.astype(jnp.float32) / run.scale, g)
        fine = jnp.all(jnp.stack([jnp.isfinite(v).all() for v in jax.tree.leaves(g)]))
        rate = table[jnp.minimum(run.step, len(table) - 1)]
        m = T(lambda m, g: jnp.where(fine, 0.9 * m + g, m), run.momentum, g)
        w = T(lambda w, m: jnp.where(fine, w - rate * m, w), run.weights, m)
        good = jnp.where(fine, run.good + 1, 0)
        scale = jnp.where(fine, jnp.where(good % 2 == 0, run.scale * 2, run.scale), jnp.maximum(run.scale / 2, 1))
        return Run(run.step + fine, w, m, scale, good), (l / run.scale, rate)

    w = layers(0, F, 12, C)
    run = Run(jnp.int32(0), w, T(jnp.zeros_like, w), jnp.float32(1024), jnp.int32(0))
    return Stranger(step, (run, jnp.array([0.1, 0.08, 0.05, 0.01]), draw(3, B, F), whole(4, C, B)),
                    (Run("opt", "param", "opt", "model_state", "counter"), "const", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-2)


def features_gathered_for_a_distance():
    """No training: features of two sets of pictures by a frozen network, sums of them and of their products, the distance of the Gaussians at the end."""
    B, F, D = 12, 8, 4

    def net(w, x):
        return jnp.tanh((x.astype(jnp.float32) / 127.5 - 1) @ w["a"]) @ w["b"]

    def accumulate(sums, w, real, fake):
        def add(s, x):
            h = net(w, x)
            return {"n": s["n"] + len(x), "first": s["first"] + h.sum(0), "second": s["second"] + h.T @ h}
        sums = {"real": add(sums["real"], real), "fake": add(sums["fake"], fake)}

        def moments(s):
            mean = s["first"] / s["n"]
            return mean, s["second"] / s["n"] - jnp.outer(mean, mean) + 1e-4 * jnp.eye(D)
        (ma, ca), (mb, cb) = moments(sums["real"]), moments(sums["fake"])
        lam, u = jnp.linalg.eigh(ca)
        root = (u * jnp.sqrt(jnp.maximum(lam, 0))) @ u.T
        inner = jnp.linalg.eigvalsh(root @ cb @ root)
        return sums, jnp.square(ma - mb).sum() + jnp.trace(ca + cb) - 2 * jnp.sqrt(jnp.maximum(inner, 0)).sum()

    zero = lambda: {"n": jnp.int32(0), "first": jnp.zeros(D), "second": jnp.zeros((D, D))}
    kinds = {"n": "counter", "first": "model_state", "second": "model_state"}
    return Stranger(accumulate, ({"real": zero(), "fake": zero()}, {"a": draw(0, F, 8) * 0.3, "b": draw(1, 8, D) * 0.3}, pictures(2, B, F), pictures(3, B, F)),
                    ({"real": kinds, "fake": kinds}, "frozen", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def spectra_watched():
    """Before each update, Lanczos steps with products of the Hessian: the largest curvature sets the rate, the spectrum is reported."""
    B, F, C, M = 12, 5, 3, 4

    def step(p, opt, key, x, y):
        from jax.flatten_util import ravel_pytree
        flat, unravel = ravel_pytree(p)
        loss = lambda w: cross_entropy(mlp(unravel(w), x, jnp.tanh), y).mean()
        hvp = lambda v: jax.jvp(jax.grad(loss), (flat,), (v,))[1]
        key, sub = jax.random.split(key)
        v = jax.random.normal(sub, flat.shape)
        v = v / jnp.linalg.norm(v)

        def one(carry, i):
            basis, v, last, beta = carry
            basis = basis.at[i].set(v)
            w = hvp(v) - beta * last
            alpha = w @ v
            w = w - alpha * v
            w = w - basis.T @ (basis @ w)
            b = jnp.linalg.norm(w)
            return (basis, w / (b + 1e-8), v, b), (alpha, b)
        _, (alpha, beta) = lax.scan(one, (jnp.zeros((M, flat.size)), v, jnp.zeros_like(v), 0.0), jnp.arange(M))
        lam = jnp.linalg.eigvalsh(jnp.diag(alpha) + jnp.diag(beta[:-1], 1) + jnp.diag(beta[:-1], -1))
        l, g = jax.value_and_grad(loss)(flat)
        u, opt = tx.update(unravel(g), opt, p)
        rate = jnp.minimum(0.1, 1 / jnp.maximum(lam[-1], 1e-3))
        return T(lambda p, u: p - rate * u, p, u), opt, key, {"loss": l, "spectrum": lam, "rate": rate}

    tx = optax.trace(0.9)
    p = layers(0, F, 8, C)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), draw(4, B, F), whole(5, C, B)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=5e-3)


CRAFTS = {
    "nearest_centres": nearest_centres,
    "nonnegative_factors": nonnegative_factors,
    "components_by_oja": components_by_oja,
    "least_squares_recursive": least_squares_recursive,
    "looks_sharp_now_and_then": looks_sharp_now_and_then,
    "scores_of_movement": scores_of_movement,
    "members_with_ranks_of_one": members_with_ranks_of_one,
    "undone_layers": undone_layers,
    "everything_reported": everything_reported,
    "rates_from_a_table": rates_from_a_table,
    "features_gathered_for_a_distance": features_gathered_for_a_distance,
    "spectra_watched": spectra_watched,
}
