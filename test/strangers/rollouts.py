"""Agents that shuffle their rollouts: epochs of minibatches whose rows a permutation draws."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


class Transition(NamedTuple):
    obs: jax.Array
    action: jax.Array
    log_prob: jax.Array
    value: jax.Array
    reward: jax.Array
    done: jax.Array


class Runner(NamedTuple):
    params: Any
    opt: Any
    key: jax.Array


def _clipped(p, mb, advantage, target):
    """PPO's loss of one minibatch: policy, value, entropy."""
    logp = jax.nn.log_softmax(mlp(p["pi"], mb.obs, jnp.tanh))
    value = mlp(p["v"], mb.obs, jnp.tanh)[:, 0]
    chosen = jnp.take_along_axis(logp, mb.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - mb.log_prob)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    policy = -jnp.minimum(ratio * advantage, jnp.clip(ratio, 0.8, 1.2) * advantage).mean()
    near = mb.value + jnp.clip(value - mb.value, -0.2, 0.2)
    fit = 0.5 * jnp.maximum((value - target) ** 2, (near - target) ** 2).mean()
    entropy = -(jnp.exp(logp) * logp).sum(-1).mean()
    return policy + 0.5 * fit - 0.01 * entropy, (policy, fit, entropy)


def _advantages(traj, last):
    def back(carry, t):
        gae, after = carry
        delta = t.reward + 0.99 * after * (1 - t.done) - t.value
        gae = delta + 0.95 * 0.99 * (1 - t.done) * gae
        return (gae, t.value), gae

    _, gae = lax.scan(back, (jnp.zeros_like(last), last), traj, reverse=True)
    return gae, gae + traj.value


def _rollout(L, N, F, A):
    return Transition(draw(20, L, N, F), whole(21, A, L, N), -jnp.abs(draw(22, L, N)), draw(23, L, N), draw(24, L, N),
                      (draw(25, L, N) > 1).astype(jnp.float32))


def shuffled_epochs():
    """PureJaxRL's PPO: a rollout [L, N, ...], GAE backwards in a scan, flattened, epochs in a scan of which each draws a
    permutation, takes all rows by it, and scans over minibatches."""
    L, N, F, A, EPOCHS, PARTS = 8, 16, 6, 4, 3, 4

    def step(runner, traj, last_obs):
        last = mlp(runner.params["v"], last_obs, jnp.tanh)[:, 0]
        gae, targets = _advantages(traj, last)

        def epoch(carry, _):
            p, opt, key = carry
            key, sub = jax.random.split(key)
            perm = jax.random.permutation(sub, L * N)
            batch = T(lambda x: x.reshape(L * N, *x.shape[2:]), (traj, gae, targets))
            shuffled = T(lambda x: jnp.take(x, perm, axis=0), batch)
            parts = T(lambda x: x.reshape(PARTS, -1, *x.shape[1:]), shuffled)

            def update(c, mb):
                (loss, aux), g = jax.value_and_grad(_clipped, has_aux=True)(c[0], *mb)
                u, o = tx.update(g, c[1], c[0])
                return (optax.apply_updates(c[0], u), o), (loss, aux)

            (p, opt), losses = lax.scan(update, (p, opt), parts)
            return (p, opt, key), losses

        (p, opt, key), losses = lax.scan(epoch, tuple(runner), None, EPOCHS)
        return Runner(p, opt, key), T(jnp.mean, losses)

    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(2.5e-4, eps=1e-5))
    p = {"pi": layers(0, F, 32, A), "v": layers(5, F, 32, 1)}
    return Stranger(step, (Runner(p, tx.init(p), jax.random.PRNGKey(3)), _rollout(L, N, F, A), draw(30, N, F)),
                    (Runner("param", "opt", "rng"), "batch:1", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def shuffled_environments():
    """Recurrent PPO: the permutation is of environments, sequences stay whole; a GRU is unrolled again in each minibatch, hidden
    states at the start are taken by the permutation too."""
    L, N, F, A, H = 6, 16, 6, 4, 12

    def forward(p, h, traj):
        def cell(h, x):
            o, d = x
            h = h * (1 - d)[:, None]
            z = jax.nn.sigmoid(o @ p["zx"] + h @ p["zh"])
            h = (1 - z) * h + z * jnp.tanh(o @ p["nx"] + h @ p["nh"])
            return h, h

        h, hs = lax.scan(cell, h, (traj.obs, traj.done))
        return jax.nn.log_softmax(hs @ p["pi"]), (hs @ p["v"])[..., 0]

    def loss(p, h0, traj, gae, target):
        logp, v = forward(p, h0, traj)
        ratio = jnp.exp(jnp.take_along_axis(logp, traj.action[..., None], -1)[..., 0] - traj.log_prob)
        g = (gae - gae.mean()) / (gae.std() + 1e-8)
        return (-jnp.minimum(ratio * g, jnp.clip(ratio, 0.8, 1.2) * g).mean() + 0.5 * ((v - target) ** 2).mean()
                + 0.01 * (jnp.exp(logp) * logp).sum(-1).mean())

    def step(p, opt, key, h0, traj, last):
        gae, target = _advantages(traj, last)
        for _ in range(2):
            key, sub = jax.random.split(key)
            perm = jax.random.permutation(sub, N)
            for pick in perm.reshape(2, -1):
                part = T(lambda x: x[:, pick], (traj, gae, target))  # noqa: B023
                value, g = jax.value_and_grad(loss)(p, h0[pick], *part)
                u, opt = tx.update(g, opt, p)
                p = optax.apply_updates(p, u)
        return p, opt, key, value

    tx = optax.adam(1e-3)
    p = {"zx": draw(0, F, H) * 0.3, "zh": draw(1, H, H) * 0.3, "nx": draw(2, F, H) * 0.3, "nh": draw(3, H, H) * 0.3,
         "pi": draw(4, H, A) * 0.3, "v": draw(5, H, 1) * 0.3}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), draw(10, N, H), _rollout(L, N, F, A), draw(11, N)),
                    ("param", "opt", "rng", "batch", "batch:1", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def permuted_regression():
    """One epoch of minibatches over a data set that is given whole: rows in an order drawn by a key, fori_loop and a dynamic
    slice of the permutation, momentum."""
    M, B, F = 64, 16, 10

    def step(p, m, key, x, y):
        key, sub = jax.random.split(key)
        order = jax.random.permutation(sub, M)

        def once(i, c):
            p, m, total = c
            rows = lax.dynamic_slice_in_dim(order, i * B, B)
            value, g = jax.value_and_grad(lambda p: ((mlp(p, x[rows])[:, 0] - y[rows]) ** 2).mean())(p)
            m = T(lambda m, g: 0.9 * m + g, m, g)
            return T(lambda p, m: p - 0.01 * m, p, m), m, total + value

        p, m, total = lax.fori_loop(0, M // B, once, (p, m, 0.0))
        return p, m, key, total / (M // B)

    p = layers(0, F, 32, 1)
    return Stranger(step, (p, T(jnp.zeros_like, p), jax.random.PRNGKey(2), draw(5, M, F), draw(6, M)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


ROLLOUTS = {
    "shuffled_epochs": shuffled_epochs,
    "shuffled_environments": shuffled_environments,
    "permuted_regression": permuted_regression,
}
