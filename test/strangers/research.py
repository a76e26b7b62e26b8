"""Generative models, agents and optimizers as papers' own code writes them."""

import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import lax

from contrastive import apply, net, trained
from keyed import integers, matrix, nll, normal
from perception import classifier, conv
from stranger import Stranger

B, D, C = 16, 8, 4  # a network's hidden size is the batch's
_ids = functools.partial(integers, high=C)


def _loss(p, x, y):
    return nll(apply(p, x), y).mean()


# ---- generative models -----------------------------------------------------------------------------------------------------


def consistency():
    """A student and its average at two neighbouring noises, one vector of noise; weights by the level."""
    def step(state, key, count, x):
        key, a, b = jax.random.split(key, 3)
        levels = jnp.exp(jnp.linspace(-2.0, 2.0, 10))
        n = jax.random.randint(a, (B,), 0, 9)
        noise = jax.random.normal(b, x.shape)

        def call(p, x, level):
            skip = 0.25 / (level ** 2 + 0.25)
            h = jnp.concatenate([x / jnp.sqrt(level ** 2 + 1)[:, None], jnp.log(level)[:, None] / 4], 1)
            return skip[:, None] * x + (level / jnp.sqrt(level ** 2 + 0.25))[:, None] * apply(p, h)

        def loss_fn(p):
            high, low = levels[n + 1], levels[n]
            target = call(state["ema"], x + low[:, None] * noise, low)
            gap = call(p, x + high[:, None] * noise, high) - lax.stop_gradient(target)
            return ((jnp.sqrt((gap ** 2).sum(1) + 1e-4) - 1e-2) / (high - low)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state["params"])
        updates, opt = tx.update(grads, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], updates)
        rate = jnp.minimum(0.99, (1 + count) / (10 + count))
        ema = jax.tree.map(lambda e, p: rate * e + (1 - rate) * p, state["ema"], params)
        return {"params": params, "opt": opt, "ema": ema}, key, count + 1, loss
    tx, p = optax.radam(1e-2), net(0, D + 1, 16, D)
    state = {"params": p, "opt": tx.init(p), "ema": jax.tree.map(lambda v: 0.9 * v, p)}
    return Stranger(step, (state, jax.random.PRNGKey(1), jnp.int32(0), normal(2, B, D)),
                    ({"params": "param", "opt": "opt", "ema": "model_state"}, "rng", "step", "batch"), lambda a, r: (*r[:3], a[3]))


def guided_diffusion():
    """Labels dropped by a coin, velocity prediction, SNR weights, a schedule as constants, the U-net's skip."""
    betas = jnp.linspace(1e-3, 0.2, 12)
    kept = jnp.cumprod(1 - betas)

    def step(params, ema, opt_state, rng, batch):
        rng, *keys = jax.random.split(rng, 4)
        t = jax.random.randint(keys[0], (B,), 0, 12)
        noise = jax.random.normal(keys[1], batch["image"].shape)
        a = kept[t][:, None, None, None]
        noisy = jnp.sqrt(a) * batch["image"] + jnp.sqrt(1 - a) * noise
        velocity = jnp.sqrt(a) * noise - jnp.sqrt(1 - a) * batch["image"]
        label = jnp.where(jax.random.bernoulli(keys[2], 0.2, (B,)), C, batch["label"])

        def loss_fn(p):
            emb = p["time"][t] + p["label"][label]
            h = jax.nn.silu(conv(noisy, p["in"]) + emb[:, None, None])
            d = jax.nn.silu(conv(h, p["down"], 2))
            up = jax.image.resize(d, h.shape, "nearest")
            out = conv(jnp.concatenate([h, up], -1), p["out"])
            snr = kept[t] / (1 - kept[t])
            return (((out - velocity) ** 2).mean((1, 2, 3)) * jnp.minimum(snr, 5) / (snr + 1)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        return params, optax.incremental_update(params, ema, 1e-2), opt_state, rng, {"loss": loss}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-2, 2, 10)))
    p = {"time": matrix(0, 12, D), "label": matrix(1, C + 1, D), "in": normal(2, 3, 3, 3, D) * 0.2, "down": normal(3, 3, 3, D, D) * 0.1,
         "out": normal(4, 3, 3, 2 * D, 3) * 0.1}
    return Stranger(step, (p, p, tx.init(p), jax.random.key(4), {"image": normal(5, B, 4, 4, 3), "label": _ids(6, B)}),
                    ("param", "model_state", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4]), donate=(0, 1, 2))


def ladder_autoencoder():
    """Two levels of latents, bits per dimension of a discretised logistic, beta that warms up with the count."""
    def step(params, opt_state, key, count, x):
        key, a, b = jax.random.split(key, 3)

        def gauss(h, key):
            mean, log_std = jnp.split(h, 2, -1)
            return mean + jnp.exp(log_std) * jax.random.normal(key, mean.shape), mean, log_std

        def loss_fn(p):
            h = jnp.tanh(apply(p["up"], x))
            z2, m2, s2 = gauss(h @ p["q2"], a)
            z1, m1, s1 = gauss(jnp.concatenate([h, z2], 1) @ p["q1"], b)
            pm, ps = jnp.split(z2 @ p["p1"], 2, -1)
            kl2 = (0.5 * (m2 ** 2 + jnp.exp(2 * s2)) - s2 - 0.5).sum(-1)
            kl1 = (ps - s1 + (jnp.exp(2 * s1) + (m1 - pm) ** 2) / (2 * jnp.exp(2 * ps)) - 0.5).sum(-1)
            mean, log_scale = jnp.split(apply(p["down"], jnp.concatenate([z1, z2], 1)), 2, -1)
            inv = jnp.exp(-log_scale)
            hi, lo = jax.nn.sigmoid((x - mean + 0.1) * inv), jax.nn.sigmoid((x - mean - 0.1) * inv)
            fit = -jnp.log(jnp.maximum(hi - lo, 1e-6)).sum(-1)
            beta = jnp.minimum(1.0, count / 5)
            return (fit + beta * (kl1 + kl2)).mean(), {"kl": (kl1 + kl2).mean(), "fit": fit.mean()}
        (loss, parts), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, count + 1, {"loss": loss, **parts}
    tx = optax.adamax(1e-2)
    p = {"up": net(0, D, 16, 8), "q2": matrix(1, 8, 4), "q1": matrix(2, 10, 6), "p1": matrix(3, 2, 6), "down": net(4, 5, 16, 2 * D)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(5), jnp.int32(0), normal(6, B, D)),
                    ("param", "opt", "rng", "step", "batch"), lambda a, r: (*r[:4], a[4]), tolerance=1e-3)


def codebook_average():
    """VQ-VAE, codes by averages of what chose them, unused codes set to rows drawn from the batch."""
    def step(params, book, opt_state, x):
        def loss_fn(p):
            z = apply(p["enc"], x)
            distance = (z ** 2).sum(1, keepdims=True) - 2 * z @ book["codes"].T + (book["codes"] ** 2).sum(1)
            index = distance.argmin(1)
            q = book["codes"][index]
            out = apply(p["dec"], z + lax.stop_gradient(q - z))
            return ((out - x) ** 2).mean() + 0.25 * ((z - lax.stop_gradient(q)) ** 2).mean(), (z, index)
        (loss, (z, index)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        hot = jax.nn.one_hot(index, 5)
        counts = 0.9 * book["counts"] + 0.1 * hot.sum(0)
        sums = 0.9 * book["sums"] + 0.1 * hot.T @ z
        size = (counts + 1e-5) / (counts.sum() + 5e-5) * counts.sum()
        updates, opt_state = tx.update(grads, opt_state)
        use = hot.mean(0)
        book = {"codes": sums / size[:, None], "counts": counts, "sums": sums}
        perplexity = jnp.exp(-(use * jnp.log(use + 1e-9)).sum())
        return optax.apply_updates(params, updates), book, opt_state, loss, perplexity
    tx, p = optax.adam(1e-2), {"enc": net(0, D, 16, 3), "dec": net(1, 3, 16, D)}
    codes = normal(2, 5, 3)
    return Stranger(step, (p, {"codes": codes, "counts": jnp.ones(5), "sums": codes}, tx.init(p), normal(3, B, D)),
                    ("param", "model_state", "opt", "batch"), lambda a, r: (*r[:3], a[3]))


def r1_penalty():
    """Non-saturating GAN, both updates in one step, R1 on real rows, a moving average of the generator."""
    def step(g, d, g_opt, d_opt, ema, key, real):
        key, a, b = jax.random.split(key, 3)

        def d_loss(d):
            fake = apply(g, jax.random.normal(a, (B, 3)))
            slope = jax.grad(lambda x: apply(d, x).sum())(real)
            return (jax.nn.softplus(apply(d, fake)) + jax.nn.softplus(-apply(d, real))).mean() + 5 * (slope ** 2).sum(1).mean()
        dl, grads = jax.value_and_grad(d_loss)(d)
        updates, d_opt = tx.update(grads, d_opt)
        d = optax.apply_updates(d, updates)
        gl, grads = jax.value_and_grad(lambda g: jax.nn.softplus(-apply(d, apply(g, jax.random.normal(b, (B, 3))))).mean())(g)
        updates, g_opt = tx.update(grads, g_opt)
        g = optax.apply_updates(g, updates)
        return g, d, g_opt, d_opt, jax.tree.map(lambda e, p: 0.99 * e + 0.01 * p, ema, g), key, {"d": dl, "g": gl}
    tx, g, d = optax.adam(1e-3, b1=0.0), net(0, 3, 16, D), net(1, D, 16, 1)
    return Stranger(step, (g, d, tx.init(g), tx.init(d), g, jax.random.PRNGKey(2), normal(3, B, D)),
                    ("param", "param", "opt", "opt", "model_state", "rng", "batch"), lambda a, r: (*r[:6], a[6]), tolerance=1e-3)


def operator_network(kind):
    """Functions to functions: spectral layers with complex weights (FNO); branch and trunk at points all rows share (DeepONet)."""
    def spectral(p, u, y):
        h = u[..., None] * p["lift"]
        for w in p["layers"]:
            modes = jnp.fft.rfft(h, axis=1)[:, :3]
            modes = jnp.einsum("bki,kio->bko", modes, w["re"] + 1j * w["im"])
            h = jax.nn.gelu(jnp.fft.irfft(modes, n=8, axis=1) + h @ w["skip"])
        return jnp.sqrt((((h @ p["out"])[..., 0] - y) ** 2).sum(1) / (y ** 2).sum(1)).mean()

    def branch(p, u, y, points):
        return ((apply(p["branch"], u) @ apply(p["trunk"], points).T + p["bias"] - y) ** 2).mean()
    u, y = normal(8, B, 8), normal(9, B, 8)
    if kind == "spectral":
        p = {"lift": normal(0, D), "out": matrix(1, D, 1), "layers": [{"re": normal(k, 3, D, D) * 0.1, "im": normal(k + 1, 3, D, D) * 0.1,
             "skip": matrix(k + 2, D, D)} for k in (2, 5)]}
        return trained(spectral, p, u, y)
    p = {"branch": net(0, 8, 16, 6), "trunk": net(1, 1, 16, 6), "bias": jnp.float32(0)}
    return trained(branch, p, u, y, jnp.linspace(0, 1, 8)[:, None], kinds=["batch", "batch", "frozen"])


def hamiltonian():
    """A network's gradient is the vector field; leapfrog steps; loss along a trajectory, time in front."""
    def loss_fn(p, start, path):
        def energy(q, m):
            return (jnp.tanh(jnp.concatenate([q, m], -1) @ p["w"] + p["b"]) @ p["v"]).sum()

        def leap(c, _):
            q, m = c
            m = m - 0.05 * jax.grad(energy, 0)(q, m)
            q = q + 0.1 * jax.grad(energy, 1)(q, m)
            m = m - 0.05 * jax.grad(energy, 0)(q, m)
            return (q, m), jnp.concatenate([q, m], -1)
        _, out = lax.scan(leap, (start[:, :2], start[:, 2:]), None, length=5)
        return ((out - path) ** 2).mean()
    p = {"w": matrix(0, 4, 16), "b": jnp.full(16, 0.1), "v": matrix(3, 16, 1)}
    return trained(loss_fn, p, normal(1, B, 4), normal(2, 5, B, 4), kinds=["batch", "batch:1"])


def adjoint_ode():
    """Adaptive steps: a while loop with an error of all rows, its gradient by a second one backwards."""
    @jax.custom_vjp
    def solve(p, x):
        return integrate(lambda z: field(p, z), x)

    def field(p, z):
        return jnp.tanh(z @ p["w"]) @ p["v"]

    def integrate(f, x):
        def body(c):
            z, t, h = c
            k1 = f(z)
            k2 = f(z + h * k1)
            error = jnp.sqrt(jnp.square(h * (k2 - k1) / 2).mean())
            good = error < 0.05
            z = jnp.where(good, z + h * (k1 + k2) / 2, z)
            return z, jnp.where(good, t + h, t), jnp.clip(h * jnp.where(good, 1.5, 0.5), 1e-2, 1 - t + 1e-3)
        return lax.while_loop(lambda c: c[1] < 1.0, body, (x, jnp.float32(0), jnp.float32(0.3)))[0]

    def forward(p, x):
        z = solve(p, x)
        return z, (p, z)

    def backward(kept, g):
        p, z = kept

        def body(_, c):
            z, a, total = c
            f, pull = jax.vjp(field, p, z)
            dp, dz = pull(a)
            return z - 0.1 * f, a + 0.1 * dz, jax.tree.map(lambda t, d: t + 0.1 * d, total, dp)
        _, a, total = lax.fori_loop(0, 10, body, (z, g, jax.tree.map(jnp.zeros_like, p)))
        return total, a
    solve.defvjp(forward, backward)

    def loss_fn(p, x, y):
        return nll(solve(p["ode"], x) @ p["out"], y).mean()
    p = {"ode": {"w": matrix(0, D, 16), "v": matrix(1, 16, D)}, "out": matrix(2, D, C)}
    return trained(loss_fn, p, normal(3, B, D), _ids(4, B), tolerance=1e-3)


# ---- agents ----------------------------------------------------------------------------------------------------------------


class Rollout(NamedTuple):
    observation: jax.Array
    action: jax.Array
    reward: jax.Array
    done: jax.Array
    log_prob: jax.Array
    value: jax.Array


def _rollout(time, envs):
    return Rollout(normal(1, time, envs, D), _ids(2, time, envs), normal(3, time, envs), (normal(4, time, envs) > 1).astype("f"),
                   -1.3 + 0.1 * normal(5, time, envs), normal(6, time, envs) * 0.3)


def proximal_update(kind):
    """PureJaxRL's update: generalised advantages by a reverse scan over time, normalised; one or several epochs over
    minibatches of environments."""
    def loss_fn(p, batch, advantage, target):
        logits, value = jnp.split(apply(p, batch.observation), [C], -1)
        value = value[..., 0]
        log_prob = jnp.take_along_axis(jax.nn.log_softmax(logits), batch.action[..., None], -1)[..., 0]
        ratio = jnp.exp(log_prob - batch.log_prob)
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        actor = -jnp.minimum(ratio * advantage, jnp.clip(ratio, 0.8, 1.2) * advantage).mean()
        clipped = batch.value + jnp.clip(value - batch.value, -0.2, 0.2)
        critic = 0.5 * jnp.maximum((value - target) ** 2, (clipped - target) ** 2).mean()
        entropy = -(jax.nn.softmax(logits) * jax.nn.log_softmax(logits)).sum(-1).mean()
        return actor + 0.5 * critic - 0.01 * entropy

    def step(params, opt_state, rollout, last):
        def back(carry, now):
            advantage, after = carry
            delta = now.reward + 0.99 * after * (1 - now.done) - now.value
            advantage = delta + 0.99 * 0.95 * (1 - now.done) * advantage
            return (advantage, now.value), advantage
        _, advantage = lax.scan(back, (jnp.zeros_like(last), last), rollout, reverse=True)
        data = (rollout, advantage, advantage + rollout.value)

        def update(carry, part):
            params, opt_state = carry
            loss, grads = jax.value_and_grad(loss_fn)(params, *part)
            updates, opt_state = tx.update(grads, opt_state)
            return (optax.apply_updates(params, updates), opt_state), loss
        if kind == "once":
            (params, opt_state), loss = update((params, opt_state), data)
        else:
            parts = jax.tree.map(lambda v: jnp.moveaxis(v.reshape(v.shape[0], 2, -1, *v.shape[2:]), 1, 0), data)
            (params, opt_state), losses = lax.scan(lambda c, _: lax.scan(update, c, parts), (params, opt_state), None, length=2)
            loss = losses.mean()
        return params, opt_state, loss
    tx, p = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-2, eps=1e-5)), net(0, D, 16, C + 1)
    return Stranger(step, (p, tx.init(p), _rollout(5, 8), normal(7, 8) * 0.3), ("param", "opt", "batch:1", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), tolerance=1e-3)


def importance_weighted():
    """IMPALA: V-trace by a reverse scan, [T, B], a policy that lags behind."""
    def step(state, rollout):
        def loss_fn(p):
            out = apply(p, rollout.observation)
            logits, value = out[..., :C], out[..., C]
            log_prob = jnp.take_along_axis(jax.nn.log_softmax(logits), rollout.action[..., None], -1)[..., 0]
            rho = jnp.minimum(1.0, jnp.exp(lax.stop_gradient(log_prob) - rollout.log_prob))
            v = lax.stop_gradient(value)
            after = jnp.concatenate([v[1:], v[-1:]])
            gamma = 0.99 * (1 - rollout.done)
            delta = rho * (rollout.reward + gamma * after - v)

            def back(acc, x):
                d, g, r = x
                acc = d + g * r * acc
                return acc, acc
            _, gap = lax.scan(back, jnp.zeros_like(v[0]), (delta, gamma, rho), reverse=True)
            vs = v + gap
            advantage = rho * (rollout.reward + gamma * jnp.concatenate([vs[1:], v[-1:]]) - v)
            return -(log_prob * advantage).mean() + 0.5 * ((vs - value) ** 2).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state["params"])
        updates, opt = tx.update(grads, state["opt"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt, "updates": state["updates"] + 1}, loss
    tx, p = optax.rmsprop(1e-3, decay=0.99, eps=0.1), net(0, D, 16, C + 1)
    return Stranger(step, ({"params": p, "opt": tx.init(p), "updates": jnp.int32(0)}, _rollout(5, 8)),
                    ({"params": "param", "opt": "opt", "updates": "step"}, "batch:1"), lambda a, r: (r[0], a[1]))


def world_model():
    """RSSM: a scan with stochastic states, straight-through categories, balanced KL."""
    def step(params, opt_state, key, observation, action):
        key, now = jax.random.split(key)

        def loss_fn(p):
            def cell(carry, x):
                h, z = carry
                o, a, k = x
                h = jnp.tanh(jnp.concatenate([h, z, a], -1) @ p["gru"])
                prior, post = h @ p["prior"], jnp.concatenate([h, o], -1) @ p["post"]
                soft = jax.nn.softmax(post)
                hard = jax.nn.one_hot(jax.random.categorical(k, post), 5)
                return (h, hard + soft - lax.stop_gradient(soft)), (h, hard + soft - lax.stop_gradient(soft), prior, post)

            def kl(a, b):
                a, b = jax.nn.log_softmax(a), jax.nn.log_softmax(b)
                return (jnp.exp(a) * (a - b)).sum(-1).mean()
            zero = (jnp.zeros((8, 16)), jnp.zeros((8, 5)))
            _, (h, z, prior, post) = lax.scan(cell, zero, (observation.swapaxes(0, 1), action.swapaxes(0, 1), jax.random.split(now, 4)))
            guess = jnp.concatenate([h, z], -1) @ p["decode"]
            balance = 0.8 * kl(lax.stop_gradient(post), prior) + 0.2 * kl(post, lax.stop_gradient(prior))
            return ((guess - observation.swapaxes(0, 1)) ** 2).mean() + jnp.maximum(balance, 0.1)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, key, loss
    tx = optax.chain(optax.adaptive_grad_clip(0.3), optax.adam(1e-2))
    p = {"gru": matrix(0, 16 + 5 + 2, 16), "prior": matrix(1, 16, 5), "post": matrix(2, 16 + D, 5), "decode": matrix(3, 21, D)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(4), normal(5, 8, 4, D), normal(6, 8, 4, 2)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]), tolerance=1e-3)


def group_preferences():
    """GRPO over [prompts, answers, tokens]: advantages within each prompt's answers; a reference that is frozen."""
    def log_probs(p, ids):
        return -nll(jnp.tanh(p["embed"][ids[..., :-1]] @ p["mix"]) @ p["embed"].T, ids[..., 1:])

    def step(state, reference, batch):
        advantage = batch["reward"] - batch["reward"].mean(1, keepdims=True)
        advantage = advantage / (batch["reward"].std(1, keepdims=True) + 1e-4)

        def loss_fn(p):
            now, base = log_probs(p, batch["ids"]), log_probs(reference, batch["ids"])
            ratio = jnp.exp(now - batch["old"])
            gain = jnp.minimum(ratio * advantage[..., None], jnp.clip(ratio, 0.8, 1.2) * advantage[..., None])
            kl = jnp.exp(base - now) - (base - now) - 1
            mask = batch["mask"][..., 1:]
            return -(((gain - 0.04 * kl) * mask).sum(-1) / mask.sum(-1)).mean(), (kl * mask).sum() / mask.sum()
        (loss, kl), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        updates, opt_state = tx.update(grads, state.opt_state, state.params)
        return State(optax.apply_updates(state.params, updates), opt_state, state.step + 1), {"loss": loss, "kl": kl}
    tx = optax.adamw(1e-2)
    p = {"embed": matrix(0, 20, D), "mix": matrix(1, D, D)}
    ids = _ids(2, 8, 3, 6, high=20)
    batch = {"ids": ids, "reward": normal(3, 8, 3), "old": log_probs(p, ids), "mask": (_ids(4, 8, 3, 6, high=4) > 0).astype("f").at[..., 1].set(1)}
    return Stranger(step, (State(p, tx.init(p), jnp.int32(0)), jax.tree.map(lambda v: v * 1.1, p), batch),
                    (State("param", "opt", "step"), "frozen", "batch"), lambda a, r: (r[0], a[1], a[2]))


class State(NamedTuple):
    params: dict
    opt_state: tuple
    step: jax.Array


def evolution():
    """Antithetic noise on parameters, no gradient: the fitness of each pair decides."""
    def step(params, key, x, y):
        key, now = jax.random.split(key)
        leaves, tree = jax.tree.flatten(params)
        keys = jax.random.split(now, len(leaves))
        noise = tree.unflatten([jax.random.normal(k, (4, *v.shape)) for k, v in zip(keys, leaves)])

        def fitness(eps, sign):
            return _loss(jax.tree.map(lambda p, e: p + sign * 0.1 * e, params, eps), x, y)
        gap = jax.vmap(lambda e: fitness(e, 1.0) - fitness(e, -1.0))(noise)
        params = jax.tree.map(lambda p, e: p - 0.05 * jnp.tensordot(gap, e, 1) / 0.8, params, noise)
        return params, key, _loss(params, x, y)
    p, x, y = classifier()
    return Stranger(step, (p, jax.random.PRNGKey(3), x, y), ("param", "rng", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


RESEARCH = {
    "consistency": consistency,
    "guided_diffusion": guided_diffusion,
    "ladder_autoencoder": ladder_autoencoder,
    "codebook_average": codebook_average,
    "r1_penalty": r1_penalty,
    "operator_spectral": lambda: operator_network("spectral"),
    "operator_branch": lambda: operator_network("branch"),
    "hamiltonian": hamiltonian,
    "adjoint_ode": adjoint_ode,
    "proximal_once": lambda: proximal_update("once"),
    "proximal_epochs": lambda: proximal_update("epochs"),
    "importance_weighted": importance_weighted,
    "world_model": world_model,
    "group_preferences": group_preferences,
    "evolution": evolution,
}
