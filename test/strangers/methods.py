"""Methods: second-order and low-rank optimizers, structured states, graphs as one, filters."""

import flax
import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax import struct
from stranger import Stranger, initial

B, F, C = 16, 24, 5


def _ce(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels)


def _two(step, states, kinds, *batch, donate=(0,), **more):
    """step(state, *batch) -> (state, metrics)."""
    return Stranger(
        step,
        (states, *batch),
        (kinds, *["batch"] * len(batch)),
        lambda a, r: (r[0], *a[1:]),
        donate,
        **{"tolerance": 1e-3, **more},
    )


def _curvature_data():
    return draw(90, B, F), whole(91, C, B)


def kronecker_factors():
    """K-FAC: averaged factors of activations and of sampled output gradients, damped inverses by Cholesky every step."""

    def forward(w, x):
        acts = []
        for m in w[:-1]:
            acts.append(jnp.concatenate([x, jnp.ones((x.shape[0], 1))], 1))
            x = jnp.tanh(acts[-1] @ m)
        acts.append(jnp.concatenate([x, jnp.ones((x.shape[0], 1))], 1))
        return acts[-1] @ w[-1], acts

    def step(state, x, y):
        w, A, G, key = state["w"], state["A"], state["G"], state["key"]
        key, sub = jax.random.split(key)

        def loss_fn(w):
            logits, acts = forward(w, x)
            return _ce(logits, y).mean(), (logits, acts)

        (loss, (logits, acts)), g = jax.value_and_grad(loss_fn, has_aux=True)(w)
        sampled = jax.random.categorical(sub, logits)
        gs = jax.grad(lambda w: _ce(forward(w, x)[0], sampled).sum())(w)
        A = [0.9 * a + 0.1 * (h.T @ h) / B for a, h in zip(A, acts)]
        G = [0.9 * m + 0.1 * (v.T @ v) / B for m, v in zip(G, gs)]
        new = []
        for m, d, a, b in zip(w, g, A, G):
            left = jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(a + 0.1 * jnp.eye(a.shape[0])), d)
            new.append(
                m - 0.05 * jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(b + 0.1 * jnp.eye(b.shape[0])), left.T).T
            )
        return {"w": new, "A": A, "G": G, "key": key}, {"loss": loss}

    w = [draw(0, F + 1, 16) * 0.2, draw(1, 17, C) * 0.2]
    state = {"w": w, "A": [jnp.eye(m.shape[0]) for m in w], "G": [jnp.eye(m.shape[1]) for m in w], "key": jax.random.PRNGKey(0)}
    return _two(step, state, {"w": "param", "A": "opt", "G": "opt", "key": "rng"}, *_curvature_data())


def low_rank_gradients():
    """GaLore: moments of projected gradients; the projection is renewed by a QR of the gradient every second step."""
    R = 4

    def step(state, x, y):
        loss, g = jax.value_and_grad(lambda p: _ce(mlp(p, x), y).mean())(state["p"])
        t = state["t"] + 1
        new = {"p": [], "q": [], "m": [], "v": [], "t": t}
        for (w, b), (gw, gb), q, m, v in zip(state["p"], g, state["q"], state["m"], state["v"]):
            fresh, _ = jnp.linalg.qr(gw @ (gw.T @ q + 1e-6))
            q = jnp.where(t % 2 == 1, fresh, q)
            r = q.T @ gw
            m, v = 0.9 * m + 0.1 * r, 0.99 * v + 0.01 * r * r
            new["p"].append((w - 1e-2 * q @ (m / (1 - 0.9**t) / (jnp.sqrt(v / (1 - 0.99**t)) + 1e-8)), b - 1e-2 * gb))
            new["q"].append(q), new["m"].append(m), new["v"].append(v)
        return new, loss

    p = layers(0, F, 32, C)
    state = {
        "p": p,
        "q": [jnp.linalg.qr(draw(9 + i, w.shape[0], R))[0] for i, (w, _) in enumerate(p)],
        "m": [jnp.zeros((R, w.shape[1])) for w, _ in p],
        "v": [jnp.zeros((R, w.shape[1])) for w, _ in p],
        "t": jnp.int32(0),
    }
    return _two(
        step, state, {"p": "param", "q": "opt", "m": "opt", "v": "opt", "t": "step"}, *_curvature_data(), tolerance=2e-2
    )


def diagonal_hessian():
    """Sophia: a Hutchinson estimate of the diagonal every other step under cond, clipped by element."""

    def step(state, x, y):
        p, m, h, n, key = state
        key, sub = jax.random.split(key)

        def loss_fn(p):
            return _ce(mlp(p, x, jnp.tanh), y).mean()

        loss, g = jax.value_and_grad(loss_fn)(p)

        def estimate(h):
            leaves, tree = jax.tree.flatten(p)
            u = tree.unflatten(
                [jax.random.rademacher(k, v.shape, v.dtype) for v, k in zip(leaves, jax.random.split(sub, len(leaves)))]
            )
            hu = jax.jvp(jax.grad(loss_fn), (p,), (u,))[1]
            return jax.tree.map(lambda h, u, hu: 0.99 * h + 0.01 * u * hu, h, u, hu)

        h = jax.lax.cond(n % 2 == 0, estimate, lambda h: h, h)
        m = jax.tree.map(lambda m, g: 0.96 * m + 0.04 * g, m, g)
        p = jax.tree.map(lambda p, m, h: p - 1e-2 * jnp.clip(m / jnp.maximum(0.01 * h, 1e-12), -1, 1) - 1e-3 * p, p, m, h)
        return (p, m, h, n + 1, key), loss

    p = layers(0, F, 32, C)
    z = jax.tree.map(jnp.zeros_like, p)
    return _two(
        step,
        (p, z, jax.tree.map(jnp.ones_like, p), jnp.int32(0), jax.random.PRNGKey(1)),
        ("param", "opt", "opt", "step", "rng"),
        *_curvature_data(),
    )


def conjugate_gradients():
    """A natural-gradient step (TRPO): Fisher-vector products in a CG loop of ten rounds, a step size from the quadratic
    form, backtracking."""

    def step(state, obs, act, adv):
        p = state["policy"]
        flat, unravel = jax.flatten_util.ravel_pytree(p)

        def logp(p):
            return jax.nn.log_softmax(mlp(p, obs, jnp.tanh))

        old = jax.lax.stop_gradient(logp(p))

        def surrogate(v):
            return (jnp.exp(logp(unravel(v)) - old)[jnp.arange(B), act] * adv).mean()

        def kl(v):
            return (jnp.exp(old) * (old - logp(unravel(v)))).sum(-1).mean()

        value, g = jax.value_and_grad(surrogate)(flat)

        def fvp(v):
            return jax.jvp(jax.grad(kl), (flat,), (v,))[1] + 0.1 * v

        x, _ = jax.scipy.sparse.linalg.cg(fvp, g, maxiter=5)
        full = jnp.sqrt(2 * 0.01 / (x @ fvp(x) + 1e-8)) * x
        scales = 0.5 ** jnp.arange(4)
        ok = jax.vmap(lambda s: (kl(flat + s * full) < 0.015) & (surrogate(flat + s * full) > value))(scales)
        scale = jnp.where(ok.any(), scales[jnp.argmax(ok)], 0.0)
        return {"policy": unravel(flat + scale * full)}, {"surrogate": value, "scale": scale}

    p = layers(0, F, 16, C)
    return _two(step, {"policy": p}, {"policy": "param"}, draw(5, B, F), whole(6, C, B), draw(7, B), tolerance=2e-2)


def quasi_newton():
    """L-BFGS by hand over the flat parameters: memories [M, n] shifted by roll, the two-loop recursion in fori_loops."""
    M = 4

    def step(state, x, y):
        loss, grad = jax.value_and_grad(lambda p: _ce(mlp(p, x, jnp.tanh), y).mean())(state["p"])
        g, unravel = jax.flatten_util.ravel_pytree(grad)
        s, t, rho = state["s"], state["y"], state["rho"]

        def back(i, c):
            q, al = c
            a = rho[i] * (s[i] @ q)
            return q - a * t[i], al.at[i].set(a)

        q, al = jax.lax.fori_loop(0, M, back, (g, jnp.zeros(M)))

        def forth(j, q):
            i = M - 1 - j
            return q + s[i] * (al[i] - rho[i] * (t[i] @ q))

        d = jax.lax.fori_loop(0, M, forth, q * state["gamma"])
        move = -0.1 * d
        p = jax.tree.map(jnp.add, state["p"], unravel(move))
        dy = g - state["g"]
        sy = state["last"] @ dy
        good = sy > 1e-10
        return {
            "p": p,
            "g": g,
            "last": move,
            "s": jnp.where(good, jnp.roll(s, 1, 0).at[0].set(state["last"]), s),
            "y": jnp.where(good, jnp.roll(t, 1, 0).at[0].set(dy), t),
            "rho": jnp.where(good, jnp.roll(rho, 1).at[0].set(1 / sy), rho),
            "gamma": jnp.where(good, sy / (dy @ dy), state["gamma"]),
        }, loss

    p = layers(0, F, 16, C)
    n = jax.flatten_util.ravel_pytree(p)[0].size
    state = {
        "p": p,
        "g": draw(5, n) * 0.01,
        "last": draw(6, n) * 0.01,
        "s": jnp.zeros((M, n)),
        "y": jnp.zeros((M, n)),
        "rho": jnp.zeros(M),
        "gamma": jnp.float32(1),
    }
    return _two(
        step,
        state,
        {"p": "param", "g": "opt", "last": "opt", "s": "opt", "y": "opt", "rho": "opt", "gamma": "opt"},
        *_curvature_data(),
    )


@struct.dataclass
class Agent:
    params: flax.core.FrozenDict
    target: flax.core.FrozenDict
    opt_state: optax.OptState
    step: jax.Array
    rng: jax.Array
    gamma: float = struct.field(pytree_node=False, default=0.9)


def struct_agent():
    """A flax.struct agent with static fields and a method that updates; linen dueling heads; metrics as a struct too."""

    class Dueling(nn.Module):
        @nn.compact
        def __call__(self, x, train):
            h = nn.relu(nn.LayerNorm()(nn.Dense(32)(x)))
            h = nn.Dropout(0.1, deterministic=not train)(h)
            v, a = nn.Dense(1)(h), nn.Dense(C)(h)
            return v + a - a.mean(-1, keepdims=True)

    net, tx = Dueling(), optax.chain(optax.clip_by_global_norm(10.0), optax.rmsprop(1e-3, centered=True))
    params = initial(net.init, jax.random.key(0), jnp.zeros((1, F)), False)["params"]

    def update(agent, batch):
        rng, key = jax.random.split(agent.rng)

        def loss_fn(p):
            q = net.apply({"params": p}, batch["s"], True, rngs={"dropout": key})
            nq = net.apply({"params": agent.target}, batch["s2"], False)
            soft = 0.03 * jax.nn.logsumexp(nq / 0.03, -1)
            td = (
                batch["r"]
                + agent.gamma * (1 - batch["d"]) * jax.lax.stop_gradient(soft)
                - jnp.take_along_axis(q, batch["a"][:, None], 1)[:, 0]
            )
            return optax.losses.huber_loss(td).mean() + 1e-3 * jnp.abs(q).mean(), td

        (loss, td), g = jax.value_and_grad(loss_fn, has_aux=True)(agent.params)
        u, opt = tx.update(g, agent.opt_state, agent.params)
        params = optax.apply_updates(agent.params, u)
        sync = agent.step % 2 == 0
        target = jax.tree.map(lambda a, b: jax.lax.select(sync, a, b), params, agent.target)
        return agent.replace(params=params, target=target, opt_state=opt, step=agent.step + 1, rng=rng), {
            "loss": loss,
            "td": jnp.abs(td),
        }

    agent = Agent(params, jax.tree.map(lambda v: v * 1.1, params), tx.init(params), jnp.int32(0), jax.random.PRNGKey(3))
    kinds = Agent("param", "model_state", "opt", "step", "rng")
    batch = {
        "s": draw(5, B, F),
        "a": whole(6, C, B),
        "r": draw(7, B),
        "s2": draw(8, B, F),
        "d": (draw(9, B) > 1).astype(jnp.float32),
    }
    return Stranger(update, (agent, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def flat_graph():
    """A batch of graphs as one: node features [nodes, F], edge lists, a graph id per node; graphs' labels; segment means.

    Neither edges nor nodes are rows that can be cut without an exchange.
    """
    Nn, M, G = 48, 128, 8

    def step(state, x, senders, receivers, graph, y):
        def loss_fn(p):
            h = x @ p["in"]
            for w in p["w"]:
                m = jax.nn.relu(h[senders] @ w["m"])
                agg = jax.ops.segment_sum(m, receivers, Nn)
                h = h + jnp.tanh(jnp.concatenate([h, agg], -1) @ w["u"])
            pooled = jax.ops.segment_sum(h, graph, G) / jnp.maximum(jax.ops.segment_sum(jnp.ones(Nn), graph, G), 1)[:, None]
            return ((pooled @ p["out"])[:, 0] - y).__pow__(2).mean()

        loss, g = jax.value_and_grad(loss_fn)(state[0])
        u, o = tx.update(g, state[1])
        return (optax.apply_updates(state[0], u), o), loss

    tx = optax.adam(1e-3)
    p = {
        "in": draw(0, 6, 16) * 0.3,
        "w": [{"m": draw(1 + i, 16, 16) * 0.2, "u": draw(3 + i, 32, 16) * 0.2} for i in range(2)],
        "out": draw(5, 16, 1) * 0.3,
    }
    graph = jnp.sort(whole(10, G, Nn))
    return Stranger(
        step,
        ((p, tx.init(p)), draw(6, Nn, 6), whole(7, Nn, M), whole(8, Nn, M), graph, draw(9, G)),
        (("param", "opt"), *["batch"] * 5),
        lambda a, r: (r[0], *a[1:]),
        (0,),
    )


def volumes():
    """3-D convolutions, a dilated and a depthwise one, strided pooling and transposed upsampling; dice and boundary terms."""

    def conv(x, w, **more):
        return jax.lax.conv_general_dilated(x, w, (1, 1, 1), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"), **more)

    def step(state, vol, seg):
        def loss_fn(p):
            h = jax.nn.relu(conv(vol, p["a"]))
            skip = h
            h = jax.lax.reduce_window(h, -jnp.inf, jax.lax.max, (1, 2, 2, 2, 1), (1, 2, 2, 2, 1), "VALID")
            h = jax.nn.relu(conv(h, p["b"], rhs_dilation=(2, 2, 2)))
            h = h + conv(h, p["dw"], feature_group_count=8)
            h = jax.lax.conv_transpose(h, p["up"], (2, 2, 2), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
            logits = (jnp.concatenate([h, skip], -1) @ p["out"])[..., 0]
            prob = jax.nn.sigmoid(logits)
            dice = 1 - (2 * (prob * seg).sum((1, 2, 3)) + 1) / (prob.sum((1, 2, 3)) + seg.sum((1, 2, 3)) + 1)
            return dice.mean() + optax.sigmoid_binary_cross_entropy(logits, seg).mean(), prob

        (loss, prob), g = jax.value_and_grad(loss_fn, has_aux=True)(state[0])
        u, o = tx.update(g, state[1], state[0])
        hits = ((prob > 0.5) == (seg > 0.5)).mean((1, 2, 3))
        return (optax.apply_updates(state[0], u), o), {"loss": loss, "per_volume": hits}

    tx = optax.adamw(1e-3)
    p = {
        "a": draw(0, 3, 3, 3, 1, 8) * 0.2,
        "b": draw(1, 3, 3, 3, 8, 8) * 0.1,
        "dw": draw(2, 3, 3, 3, 1, 8) * 0.1,
        "up": draw(3, 2, 2, 2, 8, 8) * 0.2,
        "out": draw(4, 16, 1) * 0.3,
    }
    seg = (draw(6, 8, 4, 8, 8) > 0).astype(jnp.float32)
    return _two(step, (p, tx.init(p)), ("param", "opt"), draw(5, 8, 4, 8, 8, 1), seg)


def kalman_smoother():
    """A learnt linear state space: a Kalman filter over [B, T] by vmap of a scan with solves and log-determinants;
    parameters by Cholesky."""
    S, O, T = 3, 4, 6

    def loglik(p, ys):
        Q = p["q"] @ p["q"].T + 0.1 * jnp.eye(S)
        R = jnp.diag(jax.nn.softplus(p["r"]) + 0.05)

        def cell(c, y):
            m, P = c
            m, P = p["A"] @ m, p["A"] @ P @ p["A"].T + Q
            v, Sg = y - p["H"] @ m, p["H"] @ P @ p["H"].T + R
            L = jnp.linalg.cholesky(Sg)
            z = jax.scipy.linalg.solve_triangular(L, v, lower=True)
            K = jax.scipy.linalg.cho_solve((L, True), p["H"] @ P).T
            return (m + K @ v, P - K @ p["H"] @ P), -0.5 * (z @ z) - jnp.log(jnp.diagonal(L)).sum()

        _, ll = jax.lax.scan(cell, (p["m0"], jnp.eye(S)), ys)
        return ll.sum()

    def step(state, ys):
        loss, g = jax.value_and_grad(lambda p: -jax.vmap(loglik, (None, 0))(p, ys).mean())(state[0])
        u, o = tx.update(g, state[1])
        return (optax.apply_updates(state[0], u), o), loss

    tx = optax.adabelief(1e-2)
    p = {"A": jnp.eye(S) * 0.9, "H": draw(1, O, S) * 0.5, "q": draw(2, S, S) * 0.2, "r": jnp.zeros(O), "m0": draw(3, S)}
    return _two(step, (p, tx.init(p)), ("param", "opt"), draw(4, B, T, O))


METHODS = {
    make.__name__: make
    for make in (
        kronecker_factors,
        low_rank_gradients,
        diagonal_hessian,
        conjugate_gradients,
        quasi_newton,
        struct_agent,
        flat_graph,
        volumes,
        kalman_smoother,
    )
}
