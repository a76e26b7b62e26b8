"""Steps of papers: what is remembered of nodes of a graph in time, diffusion taught by rewards of whole paths, satisfiability by
mixing, targets that are propagated, gradients that are predicted, episodes that must not get worse, buffers by reservoir, dropout
whose rate is learnt, wakes and sleeps, gradients that agree between tasks, kernels of tangents, paths that balance, couplings by
mixtures of logistics, gradients of returns by discounts, experts by product keys."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.flatten_util import ravel_pytree
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, C = 12, 5


def nodes_remembered_in_time():
    """TGN: a memory and a time for each node, updated by a GRU from messages of events (the last of each node wins), attention over time encodings; links predicted against drawn negatives; memory is cut off between calls."""
    N, D, E = 20, 8, 4

    def time_code(w, t):
        return jnp.cos(t[:, None] * w["w"] + w["b"])

    def gru(p, x, h):
        z, r = jnp.split(jax.nn.sigmoid(x @ p["wx"][:, : 2 * D] + h @ p["wh"][:, : 2 * D] + p["b"][: 2 * D]), 2, -1)
        n = jnp.tanh(x @ p["wx"][:, 2 * D:] + r * (h @ p["wh"][:, 2 * D:]) + p["b"][2 * D:])
        return (1 - z) * n + z * h

    def train_step(params, opt_state, memory, last_update, rng, batch):
        rng, k = jax.random.split(rng)
        src, dst, t, feat = batch["src"], batch["dst"], batch["t"], batch["msg"]
        neg = jax.random.randint(k, dst.shape, 0, N)

        def loss_fn(p):
            message = lambda a, b: jnp.concatenate([memory[a], memory[b], feat, time_code(p["time"], t - last_update[a])], -1)
            ids, msgs, times = jnp.concatenate([src, dst]), jnp.concatenate([message(src, dst), message(dst, src)]), jnp.concatenate([t, t])
            latest = jax.ops.segment_max(times, ids, N)
            is_last = times >= latest[ids]
            pooled = jax.ops.segment_sum(jnp.where(is_last[:, None], msgs, 0), ids, N) / jnp.maximum(jax.ops.segment_sum(is_last.astype(jnp.float32), ids, N), 1)[:, None]
            touched = jax.ops.segment_sum(jnp.ones_like(times), ids, N) > 0
            new = jnp.where(touched[:, None], gru(p["gru"], pooled, memory), memory)
            z = lambda n: mlp(p["embed"], jnp.concatenate([new[n], time_code(p["time"], t - jnp.where(touched, latest, last_update)[n])], -1), jax.nn.relu)
            score = lambda a, b: mlp(p["link"], jnp.concatenate([a, b], -1), jax.nn.relu)[:, 0]
            zs = z(src)
            pos, negs = score(zs, z(dst)), score(zs, z(neg))
            loss = optax.sigmoid_binary_cross_entropy(pos, jnp.ones_like(pos)).mean() + optax.sigmoid_binary_cross_entropy(negs, jnp.zeros_like(negs)).mean()
            return loss, (new, jnp.where(touched, jnp.maximum(latest, last_update), last_update), (pos > negs).mean())
        (loss, (memory, last_update, ap)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state)
        return optax.apply_updates(params, u), opt_state, lax.stop_gradient(memory), last_update, rng, {"loss": loss, "ap": ap}
    M = 2 * D + E + D
    p = {"gru": {"wx": draw(0, M, 3 * D) * 0.2, "wh": draw(1, D, 3 * D) * 0.3, "b": jnp.zeros(3 * D)}, "time": {"w": draw(2, D), "b": jnp.zeros(D)}, "embed": layers(3, 2 * D, D), "link": layers(5, 2 * D, D, 1)}
    tx = optax.adam(1e-3)
    batch = {"src": whole(10, N, B), "dst": whole(11, N, B), "t": jnp.sort(jnp.abs(draw(12, B))) + 1, "msg": draw(13, B, E)}
    return Stranger(train_step, (p, tx.init(p), draw(14, N, D) * 0.1, jnp.zeros(N), jax.random.PRNGKey(0), batch), ("param", "opt", "model_state", "model_state", "rng", "batch"), lambda a, r: (*r[:5], a[5]), (0, 1), tolerance=5e-3)


def paths_rewarded():
    """DDPO: log probabilities of every step of sampled paths [rows, steps, ...], clipped ratios against those kept from sampling, advantages by statistics per prompt kept in a table; guidance doubles the rows; a scan over timesteps adds gradients up."""
    X, E, S, P = 6, 4, 4, 5

    def eps(p, x, t, c):
        both = jnp.concatenate([jnp.concatenate([x, x]), jnp.tile(t[:, None], (2, 1)), jnp.concatenate([c, jnp.zeros_like(c)])], -1)
        a, b = jnp.split(mlp(p, both, jax.nn.silu), 2)
        return b + 2.0 * (a - b)

    def train_step(state, sample):
        rewards, prompt = sample["reward"], sample["prompt_id"]
        ones = jnp.zeros(P).at[prompt].add(1.0)
        count = state["count"] * 0.9 + ones
        mean = (state["mean"] * state["count"] * 0.9 + jnp.zeros(P).at[prompt].add(rewards)) / jnp.maximum(count, 1e-3)
        var = (state["var"] * state["count"] * 0.9 + jnp.zeros(P).at[prompt].add((rewards - mean[prompt]) ** 2)) / jnp.maximum(count, 1e-3)
        adv = jnp.clip((rewards - mean[prompt]) / (jnp.sqrt(var[prompt]) + 1e-2), -5, 5)

        def one(carry, s):
            grads, loss, frac = carry
            x, nxt, old, sigma = s

            def loss_fn(p):
                m = x - sigma * eps(p, x, jnp.full(len(x), sigma), sample["cond"])
                logp = (-((lax.stop_gradient(nxt) - m) ** 2) / (2 * sigma**2) - jnp.log(sigma) - 0.9189).mean(-1)
                ratio = jnp.exp(logp - old)
                each = jnp.maximum(-adv * ratio, -adv * jnp.clip(ratio, 1 - 1e-1, 1 + 1e-1))
                return each.mean() / S, (jnp.abs(ratio - 1) > 1e-1).mean()
            (l, f), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
            return (T(jnp.add, grads, g), loss + l, frac + f / S), None
        first = (T(jnp.zeros_like, state["params"]), 0.0, 0.0)
        sigmas = jnp.linspace(0.8, 0.3, S)
        along = (jnp.moveaxis(sample["latents"], 1, 0), jnp.moveaxis(sample["next_latents"], 1, 0), sample["log_probs"].T, sigmas)
        (g, loss, frac), _ = lax.scan(one, first, along)
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "mean": mean, "var": var, "count": count}, {"loss": loss, "clipfrac": frac, "reward": rewards.mean()}
    p = layers(0, X + 1 + E, 24, X)
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-4, b2=0.95))
    state = {"params": p, "opt": tx.init(p), "mean": jnp.zeros(P), "var": jnp.ones(P), "count": jnp.zeros(P)}
    sample = {"latents": draw(1, B, S, X), "next_latents": draw(2, B, S, X), "log_probs": -jnp.abs(draw(3, B, S)) - 1, "cond": draw(4, B, E), "reward": draw(5, B), "prompt_id": whole(6, P, B)}
    return Stranger(train_step, (state, sample), ({"params": "param", "opt": "opt", "mean": "model_state", "var": "model_state", "count": "model_state"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-3)


@functools.partial(jax.custom_vjp, nondiff_argnums=(2,))
def mixing(S, z, steps):
    return _mix(S, z, steps)


def _mix(S, z, steps):
    n, k = S.shape[0] - 1, 6
    basis = jnp.zeros(k).at[0].set(1.0)
    spin = jax.random.normal(jax.random.PRNGKey(7), (n + 1, k))
    spin = spin / jnp.linalg.norm(spin, axis=1, keepdims=True)

    def one(z):
        rim = lambda v: -jnp.cos(jnp.pi * z)[:, None] * basis + jnp.sin(jnp.pi * z)[:, None] * v
        inputs = z.shape[0]
        V = jnp.concatenate([basis[None], rim(spin[1:1 + inputs]), spin[1 + inputs:]])

        def sweep(V, _):
            def unit(i, V):
                g = V.T @ S @ S[i] - V[i] * (S[i] @ S[i])
                return V.at[i].set(-g / (jnp.linalg.norm(g) + 1e-8))
            return lax.fori_loop(1 + inputs, n + 1, unit, V), None
        V, _ = lax.scan(sweep, V, None, length=steps)
        return V
    return jax.vmap(one)(z)


def _mix_forward(S, z, steps):
    V = _mix(S, z, steps)
    return V, (S, z, V)


def _mix_backward(steps, kept, dV):
    S, z, V = kept
    inputs = z.shape[1]

    def one(V, dV):
        free = (jnp.arange(V.shape[0]) > inputs)[:, None]
        g = (S @ S.T) @ V - V * (S**2).sum(1)[:, None]
        norm = jnp.linalg.norm(g, axis=1, keepdims=True) + 1e-6

        def sweep(U, _):
            r = (S @ S.T) @ U - U * (S**2).sum(1)[:, None] + dV
            r = r - (r * V).sum(1, keepdims=True) * V
            return jnp.where(free, -r / norm, 0.0), None
        U, _ = lax.scan(sweep, jnp.zeros_like(V), None, length=4)
        dS = U @ (V.T @ S) + V @ (U.T @ S)
        dz = jnp.zeros(inputs)
        return dS, dz
    dS, dz = jax.vmap(one)(V, dV)
    return dS.sum(0), dz


mixing.defvjp(_mix_forward, _mix_backward)


def satisfied_by_mixing():
    """SATNet: a semidefinite relaxation solved by coordinate descent in forward, its implicit gradient written by hand in backward; outputs as angles to the first vector; the clauses are the weights."""
    n, m, given = 8, 10, 4

    def loss_fn(p, z, target):
        V = mixing(p["S"], z, 5)
        cos = jnp.clip(-V[:, 1 + given:] @ V[0, 0], -1 + 1e-4, 1 - 1e-4)
        out = jnp.arccos(cos) / jnp.pi
        return optax.sigmoid_binary_cross_entropy(jnp.log(out / (1 - out)), target).mean(), ((out > 0.5) == (target > 0.5)).all(1).mean()
    p = {"S": draw(0, n + 1, m) * 0.3}
    tx = optax.adam(2e-3)
    return plain(trained(loss_fn, tx, True), p, tx, (whole(1, 2, B, given).astype(jnp.float32), whole(2, 2, B, n - given).astype(jnp.float32)), tolerance=2e-2)


def targets_propagated():
    """Difference target propagation: inverses are learnt with noise for each layer by a loss of their own, targets go backwards through them, each layer learns by its own distance; two optimizers over lists."""
    sizes = (8, 16, 16, C)

    def f(q, x):
        return jnp.tanh(x @ q["w"] + q["b"])

    def step(forward, inverse, of, oi, key, x, y):
        key, *ks = jax.random.split(key, len(sizes))
        h = [x]
        for q in forward[:-1]:
            h.append(f(q, h[-1]))

        def reconstruct(inv):
            total = 0.0
            for i in range(1, len(sizes) - 2 + 1):
                if i == len(inv) + 1:
                    break
                noisy = h[i] + 0.1 * jax.random.normal(ks[i], h[i].shape)
                back = f(inv[i - 1], f(forward[i], noisy)) if i < len(forward) - 1 else noisy
                total = total + ((back - noisy) ** 2).mean()
            return total
        li, gi = jax.value_and_grad(reconstruct)(inverse)
        ui, oi = ti.update(gi, oi)
        inverse = optax.apply_updates(inverse, ui)

        def top(hL):
            logits = hL @ forward[-1]["w"] + forward[-1]["b"]
            return cross_entropy(logits, y).mean(), logits
        (loss, logits), d = jax.value_and_grad(top, has_aux=True)(h[-1])
        targets = [None] * len(h)
        targets[-1] = h[-1] - 2.0 * d
        for i in range(len(h) - 2, 0, -1):
            targets[i] = h[i] + f(inverse[i - 1], targets[i + 1]) - f(inverse[i - 1], h[i + 1])
        targets = lax.stop_gradient(targets)

        def local(ps):
            total = cross_entropy(lax.stop_gradient(h[-1]) @ ps[-1]["w"] + ps[-1]["b"], y).mean()
            for i, q in enumerate(ps[:-1]):
                total = total + ((f(q, lax.stop_gradient(h[i])) - targets[i + 1]) ** 2).sum(-1).mean()
            return total
        g = jax.grad(local)(forward)
        uf, of = tf.update(g, of)
        return optax.apply_updates(forward, uf), inverse, of, oi, key, (loss, li, (logits.argmax(-1) == y).mean())
    make = lambda s, a, b: {"w": draw(s, a, b) * a**-0.5, "b": jnp.zeros(b)}
    forward = [make(i, a, b) for i, (a, b) in enumerate(zip(sizes, sizes[1:]))]
    inverse = [make(10, 16, 16)]
    tf, ti = optax.rmsprop(1e-3), optax.sgd(0.05)
    return Stranger(step, (forward, inverse, tf.init(forward), ti.init(inverse), jax.random.PRNGKey(0), draw(20, B, 8), whole(21, C, B)), ("param", "param", "opt", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), tolerance=5e-3)


def gradients_predicted():
    """Decoupled interfaces: a small network predicts each layer's gradient from what comes out and the label, layers learn by that; the predictor learns from the next layer's, bootstrapped."""
    H = 16

    def apply(q, x):
        return jax.nn.relu(x @ q["w"] + q["b"])

    @jax.jit
    def step(nets, syn, opt_n, opt_s, x, y):
        hot = jax.nn.one_hot(y, C)
        new_n, new_s, on, os, losses = [], [], [], [], []
        h = x
        for i, q in enumerate(nets):
            last = i == len(nets) - 1
            if last:
                def head(q, h):
                    return cross_entropy(h @ q["w"] + q["b"], y).mean()
                loss, (gq, gh) = jax.value_and_grad(head, (0, 1))(q, h)
            else:
                out, back = jax.vjp(apply, q, h)
                predicted = jnp.concatenate([out, hot], -1) @ syn[i]["w"] + syn[i]["b"]
                gq, gh = back(lax.stop_gradient(predicted) / len(x))
            if i:
                before = jnp.concatenate([lax.stop_gradient(h), hot], -1)
                target = lax.stop_gradient(gh) * len(x)
                l, gs = jax.value_and_grad(lambda s: ((before @ s["w"] + s["b"] - target) ** 2).sum(-1).mean())(syn[i - 1])
                u, o = ts.update(gs, opt_s[i - 1])
                new_s.append(optax.apply_updates(syn[i - 1], u))
                os.append(o)
                losses.append(l)
            u, o = tn.update(gq, opt_n[i])
            new_n.append(optax.apply_updates(q, u))
            on.append(o)
            h = lax.stop_gradient(out) if not last else h
        return new_n, new_s, on, os, {"loss": loss, "synthetic": jnp.stack(losses)}
    make = lambda s, a, b, scale: {"w": draw(s, a, b) * scale, "b": jnp.zeros(b)}
    nets = [make(0, 8, H, 0.3), make(1, H, H, 0.3), make(2, H, C, 0.3)]
    syn = [make(3 + i, H + C, H, 0.01) for i in range(2)]
    tn, ts = optax.adam(3e-3), optax.adam(1e-3)
    return Stranger(step, (nets, syn, [tn.init(q) for q in nets], [ts.init(s) for s in syn], draw(8, B, 8), whole(9, C, B)), ("param", "param", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), tolerance=5e-3)


def episodes_that_must_not_get_worse():
    """A-GEM: the gradient of new rows is projected where it disagrees with that of remembered rows drawn from a memory, flat by `ravel_pytree`; the memory is filled by reservoir sampling at drawn places."""
    D, M = 6, 24

    def step(params, momentum, memory, seen, key, x, y):
        key, k1, k2 = jax.random.split(key, 3)
        rows = jax.random.randint(k1, (8,), 0, M)
        loss_fn = lambda p, x, y: cross_entropy(mlp(p, x, jax.nn.relu), y).mean()
        loss, g = jax.value_and_grad(loss_fn)(params, x, y)
        g_ref = jax.grad(loss_fn)(params, memory["x"][rows], memory["y"][rows])
        g, unravel = ravel_pytree(g)
        r, _ = ravel_pytree(g_ref)
        dot = g @ r
        g = jnp.where(dot < 0, g - dot / (r @ r + 1e-12) * r, g)
        momentum = 0.9 * momentum + g
        params = T(lambda p, m: p - 0.05 * m, params, unravel(momentum))
        at = jax.random.randint(k2, (len(x),), 0, seen + 1 + jnp.arange(len(x)))
        at = jnp.where(seen + jnp.arange(len(x)) < M, seen + jnp.arange(len(x)), at)
        memory = {"x": memory["x"].at[at].set(x, mode="drop"), "y": memory["y"].at[at].set(y, mode="drop")}
        return params, momentum, memory, seen + len(x), key, loss, dot < 0
    p = layers(0, D, 24, C)
    size = ravel_pytree(p)[0].size
    return Stranger(step, (p, jnp.zeros(size), {"x": draw(3, M, D), "y": whole(4, C, M)}, jnp.int32(M), jax.random.PRNGKey(1), draw(5, B, D), whole(6, C, B)), ("param", "opt", {"x": "model_state", "y": "opt"}, "counter", "rng", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), tolerance=5e-3)


def dropout_that_learns_its_rate():
    """Concrete dropout: each layer's rate is a logit, masks are relaxed and drawn, weights' penalty is divided by what is kept, entropy of the rates; heteroscedastic outputs."""
    D, n = 6, 100

    def loss_fn(p, x, y, key):
        reg, h = 0.0, x
        for i, q in enumerate(p["layers"]):
            rate = jax.nn.sigmoid(q["logit"])
            u = jax.random.uniform(jax.random.fold_in(key, i), h.shape)
            drop = jax.nn.sigmoid((jnp.log(rate + 1e-7) - jnp.log(1 - rate + 1e-7) + jnp.log(u + 1e-7) - jnp.log(1 - u + 1e-7)) / 0.1)
            h = h * (1 - drop) / (1 - rate)
            reg = reg + 1e-2 / n * ((q["w"] ** 2).sum() + (q["b"] ** 2).sum()) / (1 - rate) + 2.0 / n * h.shape[1] * (rate * jnp.log(rate + 1e-7) + (1 - rate) * jnp.log(1 - rate + 1e-7))
            h = h @ q["w"] + q["b"]
            h = jax.nn.relu(h) if i < 2 else h
        mean, log_var = jnp.split(h, 2, -1)
        return (jnp.exp(-log_var) * (y - mean) ** 2 + log_var).sum(-1).mean() + reg

    def step(params, opt, key, i, x, y):
        now = jax.random.fold_in(key, i)
        loss, g = jax.value_and_grad(loss_fn)(params, x, y, now)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(params, u), opt, i + 1, {"loss": loss, "rates": jnp.stack([jax.nn.sigmoid(q["logit"]) for q in params["layers"]])}
    tx = optax.adam(2e-3)
    p = {"layers": [{"w": w, "b": b, "logit": jnp.float32(-2)} for w, b in layers(0, D, 24, 24, 4)]}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(2), jnp.int32(0), draw(5, B, D), draw(6, B, 2)), ("param", "opt", "rng", "counter", "batch", "batch"), lambda a, r: (*r[:2], a[2], r[2], *a[4:]), (0, 1), tolerance=5e-3)


def wakes_and_sleeps():
    """Reweighted wake-sleep: K samples of bits for each row, the model by normalised weights, the inference network by those and by dreams of the model; two optimizers, no gradient through samples."""
    D, Z, K = 8, 6, 5

    def bern(logits, b):
        return -optax.sigmoid_binary_cross_entropy(logits, b).sum(-1)

    def step(gen, inf, og, oi, key, x):
        key, k1, k2, k3 = jax.random.split(key, 4)
        xb = (x > 0).astype(jnp.float32)
        q = mlp(inf, xb)
        z = lax.stop_gradient(jax.random.bernoulli(k1, jax.nn.sigmoid(q), (K, *q.shape)).astype(jnp.float32))

        def log_joint(gen):
            return bern(gen["prior"], z) + bern(mlp(gen["dec"], z), xb)
        log_q = bern(q, z)
        log_w = log_joint(gen) - log_q
        w = lax.stop_gradient(jax.nn.softmax(log_w, 0))
        lg, gg = jax.value_and_grad(lambda g: -(w * log_joint(g)).sum(0).mean())(gen)
        dz = jax.random.bernoulli(k2, jax.nn.sigmoid(gen["prior"]), (len(x), Z)).astype(jnp.float32)
        dx = jax.random.bernoulli(k3, jax.nn.sigmoid(mlp(gen["dec"], dz))).astype(jnp.float32)

        def inference(inf):
            wake = -(w * bern(mlp(inf, xb), z)).sum(0).mean()
            sleep = -bern(mlp(inf, dx), dz).mean()
            return 0.5 * wake + 0.5 * sleep
        li, gi = jax.value_and_grad(inference)(inf)
        ug, og = tx.update(gg, og)
        ui, oi = tx.update(gi, oi)
        bound = (jax.nn.logsumexp(log_w, 0) - np.log(K)).mean()
        ess = (1 / (w**2).sum(0)).mean()
        return optax.apply_updates(gen, ug), optax.apply_updates(inf, ui), og, oi, key, {"bound": bound, "model": lg, "inference": li, "ess": ess}
    gen, inf = {"dec": layers(0, Z, 16, D), "prior": jnp.zeros(Z)}, layers(3, D, 16, Z)
    tx = optax.adam(1e-3)
    return Stranger(step, (gen, inf, tx.init(gen), tx.init(inf), jax.random.PRNGKey(4), draw(9, B, D)), ("param", "param", "opt", "opt", "rng", "batch"), lambda a, r: (*r[:5], a[5]), tolerance=5e-3)


BELIEVERS = {f.__name__: f for f in (nodes_remembered_in_time, paths_rewarded, satisfied_by_mixing, targets_propagated, gradients_predicted, episodes_that_must_not_get_worse, dropout_that_learns_its_rate, wakes_and_sleeps)}
