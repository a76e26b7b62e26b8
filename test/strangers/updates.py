"""Optimizers written out by people who read a paper last week: states as they come, gradients changed before they are used."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.flatten_util import ravel_pytree
from stranger import Stranger

B, F, C = 24, 18, 6
T = jax.tree_util.tree_map


def _xent(logits, y):
    return jnp.mean(jax.nn.logsumexp(logits, -1) - jnp.sum(logits * jax.nn.one_hot(y, C), -1))


def _objective(p, x, y):
    return _xent(mlp(p, x, jax.nn.swish), y)


def _data():
    return draw(50, B, F), whole(51, C, B)


def _net():
    return layers(0, F, 32, 32, C)


def _zeros(p):
    return T(jnp.zeros_like, p)


def _stranger(step, states, kinds, donate=None, **more):
    """step(*states, x, y) -> (*states, metrics...)."""
    n = len(states)
    return Stranger(step, (*states, *_data()), (*kinds, "batch", "batch"), lambda a, r: (*r[:n], *a[n:]),
                    tuple(range(n)) if donate is None else donate, **{"tolerance": 1e-3, **more})


def hypergradient_rate():
    """The learning rate is a state: it follows the dot product of this gradient and the last one, kept in a list."""

    def step(p, last, rate, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        rate = jnp.clip(rate + 1e-3 * sum(jnp.vdot(a, b) for a, b in zip(jax.tree.leaves(g), jax.tree.leaves(last))), 1e-4, 0.5)
        return T(lambda p, g: p - rate * g, p, g), g, rate, loss

    p = _net()
    return _stranger(step, (p, _zeros(p), jnp.float32(0.05)), ("param", "opt", "opt"))


def amplified_slow_gradients():
    """Grokfast: an average of gradients is added to them twice before AdamW by hand in a dictionary with bias corrections."""

    def step(p, s, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        slow = T(lambda e, g: 0.98 * e + 0.02 * g, s["slow"], g)
        g = T(lambda g, e: g + 2.0 * e, g, slow)
        n = s["n"] + 1
        m = T(lambda m, g: 0.9 * m + 0.1 * g, s["m"], g)
        v = T(lambda v, g: 0.98 * v + 0.02 * jnp.square(g), s["v"], g)
        b1, b2 = 1 - 0.9 ** n.astype(jnp.float32), 1 - 0.98 ** n.astype(jnp.float32)
        p = T(lambda p, m, v: (1 - 1e-4) * p - 1e-3 * (m / b1) / (jnp.sqrt(v / b2) + 1e-8), p, m, v)
        return p, {"slow": slow, "m": m, "v": v, "n": n}, loss

    p = _net()
    z = _zeros(p)
    return _stranger(step, (p, {"slow": z, "m": z, "v": z, "n": jnp.int32(0)}), ("param", {"slow": "opt", "m": "opt", "v": "opt", "n": "counter"}))


class Mixed(NamedTuple):
    fast: list
    slow: list
    second: list
    count: jax.Array


def two_averages():
    """AdEMAMix: a fast and a slow average, the weight of the slow one grown by steps, a cautious mask on the update."""

    def step(p, s, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        t = s.count + 1
        alpha = jnp.minimum(t / 100.0, 1.0) * 5
        fast = T(lambda m, g: 0.9 * m + 0.1 * g, s.fast, g)
        slow = T(lambda m, g: 0.999 * m + 0.001 * g, s.slow, g)
        second = T(lambda m, g: 0.999 * m + 0.001 * g * g, s.second, g)

        def new(p, f, w, v, g):
            u = (f / (1 - 0.9**t) + alpha * w) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
            mask = (u * g > 0).astype(u.dtype)
            return p - 1e-3 * (u * mask / jnp.maximum(mask.mean(), 1e-3) + 1e-2 * p)

        return T(new, p, fast, slow, second, g), Mixed(fast, slow, second, t), {"loss": loss, "alpha": alpha}

    p = _net()
    z = _zeros(p)
    return _stranger(step, (p, Mixed(z, z, z, jnp.int32(0))), ("param", "opt"), tolerance=1e-2)


def anchored_to_start():
    """L2-SP and elastic weight consolidation: initial weights and a diagonal Fisher matrix are given, never changed."""

    def step(p, v, start, fisher, x, y):
        def loss(p):
            pull = sum(jnp.sum(f * (a - b) ** 2) for f, a, b in zip(jax.tree.leaves(fisher), jax.tree.leaves(p), jax.tree.leaves(start)))
            task = _objective(p, x, y)
            return task + 0.1 * pull, (task, pull)

        (_, parts), g = jax.value_and_grad(loss, has_aux=True)(p)
        v = T(lambda v, g: 0.9 * v - 1e-2 * g, v, g)
        return T(jnp.add, p, v), v, parts

    p = _net()
    start = T(lambda w: w + 0.01, p)
    fisher = T(lambda w: jnp.abs(w) + 0.1, p)
    return Stranger(step, (p, _zeros(p), start, fisher, *_data()), ("param", "opt", "frozen", "frozen", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def error_feedback():
    """Signs of gradients scaled by their mean size, what is lost is kept for the next step (residuals), top tenth for matrices."""

    def step(p, residual, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)

        def compress(g, r):
            full = g + r
            if full.ndim == 2:
                limit = jnp.sort(jnp.abs(full).ravel())[-full.size // 10]
                sent = jnp.where(jnp.abs(full) >= limit, full, 0)
            else:
                sent = jnp.sign(full) * jnp.abs(full).mean()
            return sent, full - sent

        flat, tree = jax.tree.flatten(g)
        pairs = [compress(a, b) for a, b in zip(flat, jax.tree.leaves(residual))]
        sent, residual = (tree.unflatten(each) for each in zip(*pairs))
        return T(lambda p, s: p - 0.1 * s, p, sent), residual, loss

    p = _net()
    return _stranger(step, (p, _zeros(p)), ("param", "opt"), tolerance=1e-2)


def surgery_between_tasks():
    """PCGrad: two heads, gradients in one vector each, their conflict projected away, summed; weights of tasks by uncertainty."""

    def step(net, state, x, y, z):
        def by_task(net):
            h = mlp(net["trunk"], x)
            s = net["log_var"]
            return jnp.stack([_xent(h @ net["cls"], y) * jnp.exp(-s[0]) + s[0], jnp.square(h @ net["reg"] - z).mean() * jnp.exp(-s[1]) + s[1]])

        values = by_task(net)
        rows = jax.jacrev(by_task)(net)
        one, unravel = ravel_pytree(T(lambda j: j[0], rows))
        two, _ = ravel_pytree(T(lambda j: j[1], rows))
        dot = one @ two
        g = jnp.where(dot < 0, one - dot / (two @ two + 1e-8) * two, one) + jnp.where(dot < 0, two - dot / (one @ one + 1e-8) * one, two)
        u, state = tx.update(unravel(g), state, net)
        return optax.apply_updates(net, u), state, values, dot

    tx = optax.adam(2e-3)
    net = {"trunk": layers(0, F, 32, 16), "cls": draw(5, 16, C) * 0.2, "reg": draw(6, 16, 2) * 0.2, "log_var": jnp.zeros(2)}
    return Stranger(step, (net, tx.init(net), *_data(), draw(52, B, 2)), ("param", "opt", "batch", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def normalised_task_weights():
    """GradNorm: weights of three losses are trained by the norms of gradients of the last shared matrix."""

    def step(net, weights, first, x, ys):
        def losses(shared, net):
            h = jnp.tanh(jnp.tanh(x @ net["in"]) @ shared)
            return jnp.stack([jnp.square(h @ net["heads"][k] - ys[k]).mean() for k in range(3)])

        def balance(w):
            value, pull = jax.vjp(lambda s: losses(s, net), net["shared"])
            norms = jnp.stack([jnp.linalg.norm(pull(w * jax.nn.one_hot(k, 3))[0]) for k in range(3)])
            pace = value / first
            target = lax.stop_gradient(norms.mean() * (pace / pace.mean()) ** 0.5)
            return jnp.abs(norms - target).sum()

        gw = jax.grad(balance)(weights)
        total, g = jax.value_and_grad(lambda n: jnp.dot(weights, losses(n["shared"], n)))(net)
        weights = jnp.maximum(weights - 0.02 * gw, 0.05)
        return T(lambda p, g: p - 0.05 * g, net, g), 3 * weights / weights.sum(), total

    net = {"in": draw(0, F, 32) * 0.2, "shared": draw(1, 32, 32) * 0.2, "heads": [draw(2 + k, 32, 1) * 0.2 for k in range(3)]}
    ys = [draw(60 + k, B, 1) for k in range(3)]
    return Stranger(step, (net, jnp.ones(3), jnp.array([1.0, 1.5, 0.8]), draw(50, B, F), ys), ("param", "param", "const", "batch", "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]), (0, 1), tolerance=1e-3)


def consensus_duals():
    """Constrained training: multipliers of two constraints on rates of predictions are states raised by their violation."""

    def step(p, mu, duals, x, y, group):
        def lagrangian(p):
            pr = jax.nn.softmax(mlp(p, x))[:, 0]
            rate = jax.ops.segment_sum(pr, group, 2) / jnp.maximum(jax.ops.segment_sum(jnp.ones(B), group, 2), 1)
            gap = jnp.stack([rate[0] - rate[1], rate[1] - rate[0]]) - 0.05
            return _objective(p, x, y) + jnp.dot(duals, gap), gap

        (value, gap), g = jax.value_and_grad(lagrangian, has_aux=True)(p)
        mu = T(lambda m, g: 0.8 * m + g, mu, g)
        return T(lambda p, m: p - 0.03 * m, p, mu), mu, jnp.maximum(duals + 0.1 * gap, 0), {"value": value, "gap": gap}

    p = _net()
    return Stranger(step, (p, _zeros(p), jnp.array([0.1, 0.2]), *_data(), whole(53, 2, B)), ("param", "opt", "param", "batch", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def soft_thresholds():
    """FISTA: proximal gradient with a group lasso on columns, a momentum by t_k, a restart if the loss went up."""

    def step(x_now, x_old, t, last, x, y):
        t_next = (1 + jnp.sqrt(1 + 4 * t * t)) / 2
        ahead = T(lambda a, b: a + (t - 1) / t_next * (a - b), x_now, x_old)
        loss, g = jax.value_and_grad(_objective)(ahead, x, y)

        def prox(w):
            if w.ndim < 2:
                return w
            n = jnp.linalg.norm(w, axis=0, keepdims=True)
            return w * jnp.maximum(1 - 1e-3 / jnp.maximum(n, 1e-8), 0)

        new = T(lambda a, g: prox(a - 0.05 * g), ahead, g)
        return new, x_now, jnp.where(loss > last, 1.0, t_next), loss, {"sparse": sum((jnp.abs(w).sum(0) == 0).sum() for w in jax.tree.leaves(new) if w.ndim == 2)}

    p = _net()
    return _stranger(step, (p, p, jnp.float32(1), jnp.float32(9)), ("param", "model_state", "opt", "opt"))


def blockwise_second_moment():
    """Adam-mini: one second moment a row of a matrix, one for a vector; update sizes clipped by their root mean square."""

    def step(p, s, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        m = T(lambda m, g: 0.9 * m + 0.1 * g, s[0], g)
        v = T(lambda v, g: 0.95 * v + 0.05 * (g**2).mean(-1, keepdims=True), s[1], g)

        def new(p, m, v):
            u = m / (jnp.sqrt(v) + 1e-6)
            return p - 3e-3 * u / jnp.maximum(1, jnp.sqrt((u * u).mean()))

        return T(new, p, m, v), (m, v), loss

    p = _net()
    return _stranger(step, (p, (_zeros(p), T(lambda w: jnp.zeros((*w.shape[:-1], 1)), p))), ("param", "opt"))


def resilient_signs():
    """Rprop: a step size for each weight, grown or shrunk by whether signs of two gradients agree."""

    def step(p, state, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        agree = T(lambda a, b: jnp.sign(a * b), g, state["grad"])
        size = T(lambda s, a: jnp.clip(s * jnp.where(a > 0, 1.2, jnp.where(a < 0, 0.5, 1.0)), 1e-6, 1.0), state["size"], agree)
        g = T(lambda g, a: jnp.where(a < 0, 0.0, g), g, agree)
        return T(lambda p, g, s: p - jnp.sign(g) * s, p, g, size), {"grad": g, "size": size}, loss

    p = _net()
    return _stranger(step, (p, {"grad": _zeros(p), "size": T(lambda w: jnp.full_like(w, 1e-3), p)}), ("param", "opt"), tolerance=2e-2)


def switched_to_sgd():
    """SWATS: Adam until a projected rate settles, then SGD by it, chosen by lax.cond on a flag in the state."""

    def step(p, s, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        k = s["k"] + 1.0
        m = T(lambda m, g: 0.9 * m + 0.1 * g, s["m"], g)
        v = T(lambda v, g: 0.99 * v + 0.01 * g * g, s["v"], g)
        d = T(lambda m, v: -1e-3 * jnp.sqrt(1 - 0.99**k) / (1 - 0.9**k) * m / (jnp.sqrt(v) + 1e-8), m, v)
        dg = sum(jnp.vdot(a, b) for a, b in zip(jax.tree.leaves(d), jax.tree.leaves(g)))
        dd = sum(jnp.vdot(a, a) for a in jax.tree.leaves(d))
        gamma = jnp.where(dg != 0, -dd / dg, 0.0)
        lam = 0.9 * s["lam"] + 0.1 * gamma
        settled = (k > 1) & (jnp.abs(lam / (1 - 0.9**k) - gamma) < 1e-2 * gamma)
        p = lax.cond(s["sgd"], lambda: T(lambda p, g: p - s["lam"] * g, p, g), lambda: T(jnp.add, p, d))
        return p, {"k": k, "m": m, "v": v, "lam": lam, "sgd": s["sgd"] | settled}, loss

    p = _net()
    s = {"k": jnp.float32(0), "m": _zeros(p), "v": _zeros(p), "lam": jnp.float32(0), "sgd": jnp.array(False)}
    return _stranger(step, (p, s), ("param", {"k": "opt", "m": "opt", "v": "opt", "lam": "opt", "sgd": "counter"}), tolerance=1e-2)


def rank_r_power():
    """PowerSGD: gradients of matrices as products of two thin ones, orthogonalised by Gram-Schmidt, the right one kept."""
    R = 4

    def orthogonal(m):
        columns = []
        for i in range(R):
            c = m[:, i] - sum((q * (q @ m[:, i]) for q in columns), jnp.zeros(m.shape[0]))
            columns.append(c / (jnp.linalg.norm(c) + 1e-8))
        return jnp.stack(columns, 1)

    def step(p, q, lost, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        new_q, new_lost, new = [], [], []
        for (w, b), (gw, gb), q_, e in zip(p, g, q, lost):
            full = gw + e
            left = orthogonal(full @ q_)
            right = full.T @ left
            sent = left @ right.T
            new.append((w - 0.1 * sent, b - 0.1 * gb))
            new_q.append(right)
            new_lost.append(full - sent)
        return new, new_q, new_lost, loss

    p = _net()
    return _stranger(step, (p, [draw(20 + i, w.shape[1], R) for i, (w, _) in enumerate(p)], [jnp.zeros_like(w) for w, _ in p]),
                     ("param", "opt", "opt"), tolerance=1e-2)


def injected_and_masked():
    """Optax: hyperparameters in the state, decay masked to matrices, three labels (frozen, slow, fast), a finite guard."""
    tx = optax.apply_if_finite(optax.multi_transform({
        "fast": optax.inject_hyperparams(optax.adamw, static_args="mask")(optax.exponential_decay(1e-2, 10, 0.5), mask=lambda p: T(lambda w: w.ndim > 1, p)),
        "slow": optax.chain(optax.trace(0.9, nesterov=True), optax.scale(-1e-3)),
        "frozen": optax.set_to_zero()}, ["frozen", "slow", "fast"]), 3)

    def step(carry, x, y):
        loss, g = jax.value_and_grad(_objective)(carry["params"], x, y)
        u, opt = tx.update(g, carry["opt"], carry["params"])
        return {"params": optax.apply_updates(carry["params"], u), "opt": opt}, {"loss": loss, "u": optax.global_norm(u)}

    p = _net()
    state = tx.init(p)
    return Stranger(step, ({"params": p, "opt": state}, *_data()), ({"params": ["frozen", "param", "param"], "opt": "opt"}, "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def bf16_with_residue():
    """bf16 weights with a bf16 remainder that keeps what rounding lost (Kahan), moments in bf16, no f32 copy."""

    def step(p, low, m, v, x, y):
        loss, g = jax.value_and_grad(lambda p: _objective(p, x.astype(jnp.bfloat16), y).astype(jnp.float32))(p)
        m = T(lambda m, g: (0.9 * m.astype(jnp.float32) + 0.1 * g.astype(jnp.float32)).astype(jnp.bfloat16), m, g)
        v = T(lambda v, g: (0.95 * v.astype(jnp.float32) + 0.05 * g.astype(jnp.float32) ** 2).astype(jnp.bfloat16), v, g)

        def add(p, low, m, v):
            u = (-1e-2 * m.astype(jnp.float32) / (jnp.sqrt(v.astype(jnp.float32)) + 1e-4)).astype(jnp.bfloat16) + low
            new = p + u
            return new, (p - new) + u

        pairs = [add(*each) for each in zip(*map(jax.tree.leaves, (p, low, m, v)))]
        tree = jax.tree.structure(p)
        return tree.unflatten([a for a, _ in pairs]), tree.unflatten([b for _, b in pairs]), m, v, loss

    p = T(lambda w: w.astype(jnp.bfloat16), _net())
    z = _zeros(p)
    return _stranger(step, (p, z, z, z), ("param", "opt", "opt", "opt"), tolerance=5e-2)


def swapped_averages():
    """Stochastic weight averaging by hand: every fourth step the mean of weights takes them in; cosine restarts by steps."""

    def step(p, mom, mean, seen, t, x, y):
        loss, g = jax.value_and_grad(_objective)(p, x, y)
        rate = 0.01 + 0.09 * (1 + jnp.cos(jnp.pi * (t % 4) / 4)) / 2
        mom = T(lambda m, g: 0.9 * m + g, mom, g)
        p = T(lambda p, m: p - rate * m, p, mom)
        take = (t % 4 == 3).astype(jnp.float32)
        mean = T(lambda a, p: a + take * (p - a) / (seen + 1), mean, p)
        return p, mom, mean, seen + take, t + 1, loss

    p = _net()
    return _stranger(step, (p, _zeros(p), p, jnp.float32(0), jnp.int32(0)), ("param", "opt", "model_state", "model_state", "counter"))


def newton_diagonal():
    """Logistic regression by a damped diagonal Newton step that is kept only if the loss went down; one vector of weights."""

    def step(w, damp, x, y):
        def f(w):
            return jnp.logaddexp(0, -y * (x @ w[:-1] + w[-1])).mean() + 1e-3 * w @ w

        value, g = jax.value_and_grad(f)(w)
        h = jnp.diag(jax.hessian(f)(w))
        new = w - g / (h + damp)
        better = f(new) < value
        return jnp.where(better, new, w - 0.1 * g), jnp.where(better, damp * 0.5, damp * 2), value

    w, x, y = draw(0, F + 1), draw(50, B, F), jnp.sign(draw(51, B))
    return Stranger(step, (w, jnp.float32(1), x, y), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


UPDATES = {
    "hypergradient_rate": hypergradient_rate,
    "amplified_slow_gradients": amplified_slow_gradients,
    "two_averages": two_averages,
    "anchored_to_start": anchored_to_start,
    "error_feedback": error_feedback,
    "surgery_between_tasks": surgery_between_tasks,
    "normalised_task_weights": normalised_task_weights,
    "consensus_duals": consensus_duals,
    "soft_thresholds": soft_thresholds,
    "blockwise_second_moment": blockwise_second_moment,
    "resilient_signs": resilient_signs,
    "switched_to_sgd": switched_to_sgd,
    "rank_r_power": rank_r_power,
    "injected_and_masked": injected_and_masked,
    "bf16_with_residue": bf16_with_residue,
    "swapped_averages": swapped_averages,
    "newton_diagonal": newton_diagonal,
}
