"""Steps that are given no rows, or keep their state, gradients and updates in ways of their own."""

import functools

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import optax
from contrastive import trained
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.flatten_util import ravel_pytree
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


ROUTINES = {
    "environments_inside": environments_inside,
    "actors_inside": actors_inside,
}
