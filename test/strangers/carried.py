"""What training scripts carry beside parameters and moments: memories of a segment, histories, schedules as states, counts of tokens,
statistics of rewards, all of it written by hand."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy
from tuners import kernel, rms

T = jax.tree_util.tree_map
B, S, D, V, L, M = 12, 8, 16, 40, 2, 4


def _net(p, tokens):
    x = p["embed"][tokens]
    x = jnp.cumsum(x, 1) / jnp.arange(1, tokens.shape[1] + 1)[:, None]
    return rms(x + jax.nn.gelu(x @ p["up"]) @ p["down"])


def _params(seed=0):
    return {"embed": draw(seed, V, D) * 0.3, "up": kernel(seed + 1, D, 2 * D), "down": kernel(seed + 2, 2 * D, D)}


def memories_of_layers():
    """Hidden states of the last segment for each layer, [layers, rows, time, width], are read by attention with relative biases, cut where a row starts anew, and overwritten; everything in one tuple, the loss first."""
    def step(mems, params, mu, count, tokens, fresh):
        def loss_fn(p):
            x, kept = p["embed"][tokens[:, :-1]], []
            for i, q in enumerate(p["layers"]):
                old = lax.stop_gradient(mems[i]) * (1.0 - fresh)[:, None, None]
                full = jnp.concatenate([old, x], 1)
                kept.append(full[:, -M:])
                s = (x @ q["q"]) @ (full @ q["k"]).swapaxes(-1, -2) / D**0.5
                distance = jnp.arange(S)[:, None] + M - jnp.arange(S + M)
                s = s + q["bias"][jnp.clip(distance, 0, S + M - 1)]
                seen = (distance >= 0) & ((jnp.arange(S + M) >= M) | (fresh == 0)[:, None, None])
                x = rms(x + jax.nn.softmax(jnp.where(seen, s, -1e9)) @ (full @ q["v"]))
            return cross_entropy(x @ p["embed"].T, tokens[:, 1:]).mean(), jnp.stack(kept)
        (loss, kept), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        mu = T(lambda m, g: 0.95 * m + g, mu, g)
        rate = 1e-2 * lax.rsqrt(count + 1.0)
        return loss, kept, T(lambda p, m: p - rate * m, params, mu), mu, count + 1
    p = {"embed": draw(0, V, D) * 0.3, "layers": [{n: kernel(10 * i + j, D, D) for j, n in enumerate("qkv")} | {"bias": jnp.zeros(S + M)} for i in range(L)]}
    fresh = (draw(5, B) > 0.5).astype(jnp.float32)
    return Stranger(step, (draw(3, L, B, M, D), p, T(jnp.zeros_like, p), jnp.int32(0), whole(4, V, B, S + 1), fresh),
                    ("batch_state:1", "param", "opt_state", "counter", "batch", "batch"), lambda a, r: (*r[1:], *a[4:]), (0, 1, 2, 3), tolerance=1e-3)


def moments_in_one_array():
    """Parameters in one vector, both moments stacked in one array [2, n]; a history of losses in a ring, the rate halved where its mean has not fallen."""
    p = _params()
    flat, unravel = jax.flatten_util.ravel_pytree(p)

    def step(theta, moments, history, rate, t, tokens):
        def loss_fn(theta):
            q = unravel(theta)
            return cross_entropy(_net(q, tokens[:, :-1]) @ q["embed"].T, tokens[:, 1:]).mean()
        loss, g = jax.value_and_grad(loss_fn)(theta)
        moments = jnp.stack([0.9 * moments[0] + 0.1 * g, 0.99 * moments[1] + 0.01 * g * g])
        t = t + 1
        theta = theta - rate * (moments[0] / (1 - 0.9**t)) / (jnp.sqrt(moments[1] / (1 - 0.99**t)) + 1e-8)
        worse = loss > history.mean()
        history = lax.dynamic_update_slice(history, loss[None], (t % 6,))
        rate = jnp.where(worse & (t > 2), rate * 0.5, rate)
        return theta, moments, history, rate, t, {"loss": loss, "rate": rate}
    return Stranger(step, (flat, jnp.zeros((2, flat.size)), jnp.full(6, 4.0), jnp.float32(3e-3), jnp.int32(0), whole(4, V, B, S + 1)),
                    ("param", "opt_state", "opt_state", "opt_state", "counter", "batch"), lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4), tolerance=1e-3)


def counts_of_tokens():
    """Logits adjusted by how often each token was seen, in a table of counts that is a state; a running mean, variance and count of the norm by Welford; the state is a flat dictionary with slashes."""
    tx = optax.adamw(3e-3)

    def step(state, tokens):
        params = {k[7:]: v for k, v in state.items() if k.startswith("params/")}
        seen = state["stats/counts"] + jnp.bincount(tokens.reshape(-1), length=V).astype(jnp.float32)
        prior = jnp.log((seen + 1) / (seen.sum() + V))

        def loss_fn(p):
            logits = _net(p, tokens[:, :-1]) @ p["embed"].T
            return cross_entropy(logits + 0.5 * prior, tokens[:, 1:]).mean()
        loss, g = jax.value_and_grad(loss_fn)(params)
        norm = optax.global_norm(g)
        n = state["stats/n"] + 1
        delta = norm - state["stats/mean"]
        mean = state["stats/mean"] + delta / n
        m2 = state["stats/m2"] + delta * (norm - mean)
        limit = jnp.where(n > 2, mean + 2 * jnp.sqrt(m2 / n), jnp.inf)
        g = T(lambda x: x * jnp.minimum(1.0, limit / norm), g)
        u, opt = tx.update(g, state["opt"], params)
        new = {f"params/{k}": v for k, v in optax.apply_updates(params, u).items()}
        return new | {"opt": opt, "stats/counts": seen, "stats/n": n, "stats/mean": mean, "stats/m2": m2}, {"loss": loss, "norm": norm, "limit": limit}
    p = _params()
    state = {f"params/{k}": v for k, v in p.items()} | {"opt": tx.init(p), "stats/counts": jnp.zeros(V), "stats/n": jnp.float32(0), "stats/mean": jnp.float32(0), "stats/m2": jnp.float32(0)}
    kinds = {k: "param" if "params" in k else "opt" if k == "opt" else "model_state" if k == "stats/counts" else "opt_state" for k in state}
    return Stranger(step, (state, whole(4, V, B, S + 1)), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def values_rescaled_when_targets_move():
    """Values with a normalised head whose weights are rescaled where mean and deviation of the returns move (PopArt), a policy of tokens beside; both statistics by averages, states in a list, nothing donated."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(2e-3))

    def step(states, tokens, returns):
        p, opt, mean, square = states
        new_mean = 0.9 * mean + 0.1 * returns.mean()
        new_square = 0.9 * square + 0.1 * (returns**2).mean()
        old_dev, dev = (jnp.sqrt(jnp.maximum(s - m * m, 1e-4)) for s, m in ((square, mean), (new_square, new_mean)))
        head = {"w": p["value"]["w"] * old_dev / dev, "b": (p["value"]["b"] * old_dev + mean - new_mean) / dev}
        p = {**p, "value": head}
        target = (returns - new_mean) / dev

        def loss_fn(p):
            h = _net(p["trunk"], tokens[:, :-1])
            value = h.mean(1) @ p["value"]["w"] + p["value"]["b"]
            advantage = lax.stop_gradient(target - value)
            nll = cross_entropy(h @ p["trunk"]["embed"].T, tokens[:, 1:]).mean(-1)
            return (advantage * nll).mean() + 0.5 * jnp.square(value - target).mean()
        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt = tx.update(g, opt, p)
        return [optax.apply_updates(p, u), opt, new_mean, new_square], {"loss": loss, "mean": new_mean, "dev": dev}
    p = {"trunk": _params(), "value": {"w": draw(7, D) * 0.2, "b": jnp.float32(0)}}
    return Stranger(step, ([p, tx.init(p), jnp.float32(0), jnp.float32(1)], whole(4, V, B, S + 1), draw(8, B)), (["param", "opt", "model_state", "model_state"], "batch", "batch"), lambda a, r: (r[0], *a[1:]), tolerance=1e-3)


def rollout_learnt_twice():
    """A recurrent policy makes two epochs on one rollout, each from the carry that came in; the last one's goes on. Nothing is donated."""
    tx = optax.adam(1e-3)

    def step(p, opt, carry, seen, done, target):
        def loss_fn(p):
            def cell(h, now):
                h = jnp.tanh(now[0] @ p["in"] + (h * (1 - now[1])[:, None]) @ p["again"])
                return h, h @ p["out"]
            last, values = lax.scan(cell, carry, (seen, done))
            return jnp.square(values - target).mean(), last
        for _ in range(2):
            (loss, last), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
            u, opt = tx.update(g, opt, p)
            p = optax.apply_updates(p, u)
        return p, opt, last, loss
    p = {"again": kernel(0, D, D), "in": kernel(1, D, D), "out": draw(2, D)}
    done = (draw(5, S, B) > 1).astype(jnp.float32)
    return Stranger(step, (p, tx.init(p), jnp.zeros((B, D)), draw(3, S, B, D), done, draw(4, S, B)),
                    ("param", "opt", "batch_state", "batch:1", "batch:1", "batch:1"), lambda a, r: (*r[:3], *a[3:]))


def temperature_without_its_loss():
    """An actor, a critic and its average; the temperature moves by the entropy that it misses, whose loss is not returned: the actor's loss reads it by the critic's new weights alone."""
    tx = optax.adam(1e-3)

    def value(q, state, action):
        return rms(jnp.concatenate([state, action], 1) @ q["in"]) @ q["out"]

    def step(actor, critic, average, log_alpha, of_actor, of_critic, state, action, reward, following, entropy):
        target = reward + 0.9 * (value(average, following, jnp.tanh(following @ actor)) + jnp.exp(log_alpha) * entropy)
        g = jax.grad(lambda q: jnp.square(value(q, state, action) - target).mean())(critic)
        u, of_critic = tx.update(g, of_critic)
        critic = optax.apply_updates(critic, u)
        loss, g = jax.value_and_grad(lambda a: -value(critic, state, jnp.tanh(state @ a)).mean())(actor)
        u, of_actor = tx.update(g, of_actor)
        average = optax.incremental_update(critic, average, 0.05)
        log_alpha = log_alpha - 1e-2 * (jnp.exp(log_alpha) * (entropy - 1.0)).mean()
        return optax.apply_updates(actor, u), critic, average, log_alpha, of_actor, of_critic, loss
    actor, critic = kernel(0, D, M), {"in": kernel(1, D + M, D), "out": draw(2, D)}
    data = (draw(3, B, D), draw(4, B, M), draw(5, B), draw(6, B, D), draw(7, B))
    return Stranger(step, (actor, critic, critic, jnp.float32(0), tx.init(actor), tx.init(critic), *data),
                    ("param", "param", "model_state", "param", "opt", "opt", *["batch"] * 5), lambda a, r: (*r[:6], *a[6:]))


CARRIED = {make.__name__: make for make in (
    memories_of_layers, moments_in_one_array, counts_of_tokens, values_rescaled_when_targets_move, rollout_learnt_twice,
    temperature_without_its_loss)}
