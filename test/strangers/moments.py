"""This year's optimizers by hand, as their repositories write them, on one small language model."""


import jax
import jax.numpy as jnp
import optax
from drawn import draw
from jax import lax
from stranger import Stranger
from trained import cross_entropy
from tuners import kernel, rms, text, token_logps, weights

T = jax.tree_util.tree_map
B, S, D, V, L = 12, 8, 16, 40, 2


def _fit(update, states, kinds, tolerance=2e-3):
    """(params, states, tokens) -> (params, states, loss); `update(g, states, params)` gives the new parameters and states."""
    p = weights()

    def loss_fn(p, tokens):
        return -token_logps(p, tokens).mean()

    def step(p, states, tokens):
        loss, g = jax.value_and_grad(loss_fn)(p, tokens)
        p, states = update(g, states, p)
        return p, states, loss
    return Stranger(step, (p, states(p), text()), ("param", kinds, "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=tolerance)


def confidence_of_factored_moments():
    """CAME: second moments by rows and columns, updates clipped by their size, a first moment, and rows and columns of the distance between both that scale it; vectors by plain moments."""
    def leaf(p, g, s):
        s, two = dict(s), p.ndim == 2
        sq = g * g + 1e-30

        def root(row, col):
            return lax.rsqrt(row / row.mean(-1, keepdims=True))[:, None] * lax.rsqrt(col)[None]
        if two:
            s["row"], s["col"] = 0.999 * s["row"] + 1e-3 * sq.mean(-1), 0.999 * s["col"] + 1e-3 * sq.mean(-2)
            u = g * root(s["row"], s["col"])
        else:
            s["sq"] = 0.999 * s["sq"] + 1e-3 * sq
            u = g * lax.rsqrt(s["sq"])
        u = u / jnp.maximum(1.0, jnp.linalg.norm(u) / jnp.sqrt(u.size))
        s["avg"] = 0.9 * s["avg"] + 0.1 * u
        if two:
            res = (u - s["avg"]) ** 2 + 1e-16
            s["res_row"], s["res_col"] = 0.9999 * s["res_row"] + 1e-4 * res.mean(-1), 0.9999 * s["res_col"] + 1e-4 * res.mean(-2)
            u = s["avg"] * root(s["res_row"], s["res_col"])
        else:
            u = s["avg"]
        return p * (1 - 2e-5) - 2e-4 * u, s

    def update(g, states, p):
        flat, tree = jax.tree.flatten(p)
        out = [leaf(*each) for each in zip(flat, jax.tree.leaves(g), tree.flatten_up_to(states))]
        return tree.unflatten([a for a, _ in out]), tree.unflatten([b for _, b in out])

    def fresh(x):
        small = {"row": jnp.zeros(x.shape[0]), "col": jnp.zeros(x.shape[1]), "res_row": jnp.zeros(x.shape[0]), "res_col": jnp.zeros(x.shape[1])} if x.ndim == 2 else {"sq": jnp.zeros_like(x)}
        return small | {"avg": jnp.zeros_like(x)}
    return _fit(update, lambda p: T(fresh, p), "opt_state")


def variance_reduced():
    """MARS: the gradient of this batch at the last parameters corrects the momentum, clipped by its norm; the last parameters are a state."""
    p = weights()

    def loss_fn(p, tokens):
        return -token_logps(p, tokens).mean()

    def step(state, tokens):
        loss, g = jax.value_and_grad(loss_fn)(state["p"], tokens)
        old = jax.grad(loss_fn)(state["last"], tokens)
        t = state["t"] + 1
        c = T(lambda g, o: g + 0.025 * 0.95 / 0.05 * (g - o), g, old)
        norm = optax.global_norm(c)
        c = T(lambda x: x / jnp.maximum(norm, 1.0), c)
        m = T(lambda m, c: 0.95 * m + 0.05 * c, state["m"], c)
        v = T(lambda v, c: 0.99 * v + 0.01 * c * c, state["v"], c)
        new = T(lambda p, m, v: p - 3e-3 * (m / (1 - 0.95**t) / (jnp.sqrt(v / (1 - 0.99**t)) + 1e-8) + 0.01 * p), state["p"], m, v)
        return {"p": new, "last": state["p"], "m": m, "v": v, "t": t}, loss
    zeros = T(jnp.zeros_like, p)
    return Stranger(step, ({"p": p, "last": weights(3), "m": zeros, "v": zeros, "t": jnp.int32(0)}, text()),
                    ({"p": "param", "last": "opt_state", "m": "opt_state", "v": "opt_state", "t": "counter"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def scaled_by_random_projections():
    """APOLLO: moments of gradients that are projected by random matrices of a key that is renewed every second step, scales by channel, growth of norms limited; other leaves by Adam."""
    R = 4

    def leaf(p, g, s, key, t):
        if p.ndim != 2:
            m, v = 0.9 * s["m"] + 0.1 * g, 0.999 * s["v"] + 1e-3 * g * g
            return p - 1e-3 * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8), {"m": m, "v": v}
        tall = p.shape[0] > p.shape[1]
        w = jax.random.normal(key, (p.shape[1] if tall else p.shape[0], R)) / R**0.5
        low = g @ w if tall else w.T @ g
        m, v = 0.9 * s["m"] + 0.1 * low, 0.999 * s["v"] + 1e-3 * low * low
        u = m / (1 - 0.9**t) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
        axis = 1 if tall else 0
        scale = jnp.linalg.norm(u, axis=axis, keepdims=True) / (jnp.linalg.norm(low, axis=axis, keepdims=True) + 1e-8)
        g = g * scale
        norm = jnp.linalg.norm(g)
        limit = jnp.where(s["norm"] > 0, norm / jnp.maximum(norm / (s["norm"] + 1e-8), 1.01) * 1.01, norm)
        g = g / (norm + 1e-8) * limit
        return p - 1e-2 * g - 1e-4 * p, {"m": m, "v": v, "norm": limit}

    def update(g, states, p):
        t = states["t"] + 1
        key = jnp.where(t % 2 == 0, jax.random.split(states["key"])[0], states["key"])
        flat, tree = jax.tree.flatten(p)
        out = [leaf(a, b, c, jax.random.fold_in(key, i), t) for i, (a, b, c) in enumerate(zip(flat, jax.tree.leaves(g), tree.flatten_up_to(states["leaves"])))]
        return tree.unflatten([a for a, _ in out]), {"t": t, "key": key, "leaves": tree.unflatten([b for _, b in out])}

    def fresh(x):
        if x.ndim != 2:
            return {"m": jnp.zeros_like(x), "v": jnp.zeros_like(x)}
        shape = (x.shape[0], R) if x.shape[0] > x.shape[1] else (R, x.shape[1])
        return {"m": jnp.zeros(shape), "v": jnp.zeros(shape), "norm": jnp.float32(0)}
    return _fit(update, lambda p: {"t": jnp.int32(0), "key": jax.random.PRNGKey(1), "leaves": T(fresh, p)}, {"t": "counter", "key": "rng", "leaves": "opt_state"})


def factors_fitted_by_probes():
    """PSGD with Kronecker factors: triangles fitted under `cond` by a coin of the key, with probes, solved against; momentum, clipping of the update's size; vectors by diagonals."""
    def precondition(q, g):
        return q[0].T @ (q[0] @ g @ q[1].T) @ q[1] if g.ndim == 2 else q[0] * q[0] * g

    def fit(q, g, key):
        v = jax.random.normal(key, g.shape)
        if g.ndim != 2:
            a = (q[0] * g) ** 2
            b = (v / q[0]) ** 2
            return [q[0] - 0.1 / (jnp.max(a + b) + 1e-30) * (a - b) * q[0]]
        a = q[0] @ g @ q[1].T
        bt = jax.scipy.linalg.solve_triangular(q[0].T, v, lower=True)
        b = jax.scipy.linalg.solve_triangular(q[1].T, bt.T, lower=True).T
        t1, n1 = a @ a.T - b @ b.T, a @ a.T + b @ b.T
        t2, n2 = a.T @ a - b.T @ b, a.T @ a + b.T @ b
        return [q[0] - 0.1 / (jnp.max(jnp.abs(n1)) + 1e-30) * jnp.triu(t1) @ q[0], q[1] - 0.1 / (jnp.max(jnp.abs(n2)) + 1e-30) * jnp.triu(t2) @ q[1]]

    def update(g, states, p):
        key, coin, probe = jax.random.split(states["key"], 3)
        mu = T(lambda m, g: 0.9 * m + 0.1 * g, states["mu"], g)
        flat, tree = jax.tree.flatten(p)
        moved = jax.tree.leaves(mu)
        qs = lax.cond(jax.random.uniform(coin) < 0.6, lambda qs: [fit(q, m, jax.random.fold_in(probe, i)) for i, (q, m) in enumerate(zip(qs, moved))], lambda qs: qs, states["qs"])
        out = []
        for x, m, q in zip(flat, moved, qs):
            u = precondition(q, m)
            u = u * jnp.minimum(1.0, 1.1 / (jnp.sqrt(jnp.mean(u * u)) + 1e-12))
            out.append(x - 1e-3 * (u + 0.01 * x))
        return tree.unflatten(out), {"key": key, "mu": mu, "qs": qs}

    def fresh(x):
        return [jnp.eye(n) for n in x.shape] if x.ndim == 2 else [jnp.ones_like(x)]
    return _fit(update, lambda p: {"key": jax.random.PRNGKey(2), "mu": T(jnp.zeros_like, p), "qs": [fresh(x) for x in jax.tree.leaves(p)]}, {"key": "rng", "mu": "opt_state", "qs": "opt_state"}, tolerance=5e-3)


def norms_of_operators():
    """Scion: no second moment; each group of leaves moves by the dual of a norm of its own (spectral by five products, signs of the head, columns of the table), weights are kept in a ball; one momentum in bf16, a rate that falls linearly with the count."""
    def spectral(g):
        x = (g / (jnp.linalg.norm(g) + 1e-7)).astype(jnp.bfloat16)
        x = x.T if g.shape[0] > g.shape[1] else x
        for _ in range(5):
            a = x @ x.T
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        x = x.T if g.shape[0] > g.shape[1] else x
        return x.astype(jnp.float32) * (g.shape[1] / g.shape[0]) ** 0.5

    def update(g, states, p):
        rate = 3e-2 * jnp.maximum(1 - states["count"] / 20, 0.0)
        m = T(lambda m, g: (0.9 * m.astype(jnp.float32) + 0.1 * g).astype(jnp.bfloat16), states["m"], g)

        def move(path, p, m):
            name, m = path[0].key, m.astype(jnp.float32)
            if p.ndim < 2:
                u = m * lax.rsqrt(jnp.mean(m * m) + 1e-8)
            elif name == "head":
                u = jnp.sign(m) / p.shape[0]
            elif name == "embed":
                u = m * lax.rsqrt(jnp.mean(m * m, 1, keepdims=True) + 1e-8)
            else:
                u = spectral(m)
            return (1 - rate) * p - rate * u * (1.0 if p.ndim < 2 else 3.0)
        return jax.tree_util.tree_map_with_path(move, p, m), {"m": m, "count": states["count"] + 1}
    return _fit(update, lambda p: {"m": T(lambda x: jnp.zeros(x.shape, jnp.bfloat16), p), "count": jnp.int32(0)}, {"m": "opt_state", "count": "counter"}, tolerance=2e-2)


def moments_by_heads():
    """Adam-mini: one second moment for each head, neuron or token, all in one vector for each leaf; slow gradients are amplified by an average (Grokfast); momentum is reset every third step and spikes are cut against it (SPAM)."""
    def blocks(path, x):
        name = path[-1].key if hasattr(path[-1], "key") else str(path[-1])
        if name in ("embed",):
            return x.shape[0], lambda g: g
        if name == "qkv":
            return 6, lambda g: g.T.reshape(6, -1)
        if x.ndim == 2:
            return x.shape[1], lambda g: g.T
        return 1, lambda g: g.reshape(1, -1)

    def update(g, states, p):
        t = states["t"] + 1
        slow = T(lambda s, g: 0.98 * s + 0.02 * g, states["slow"], g)
        g = T(lambda g, s: g + 2.0 * s, g, slow)
        reset = t % 3 == 0
        since = jnp.where(reset, 1, states["since"] + 1)
        out = []
        paths = jax.tree_util.tree_flatten_with_path(p)[0]
        tree = jax.tree.structure(p)
        for (path, x), h, m, v in zip(paths, jax.tree.leaves(g), jax.tree.leaves(states["m"]), jax.tree.leaves(states["v"])):
            n, view = blocks(path, x)
            m, v = jnp.where(reset, 0.0, m), jnp.where(reset, 0.0, v)
            def spread(each):
                wide = view(jnp.zeros_like(h)) + each[:, None]
                if wide.shape == x.shape:
                    return wide
                return wide.reshape(x.shape) if x.ndim < 2 else wide.reshape(x.shape[::-1]).T
            sq = jnp.square(view(h)).mean(-1)
            bound = spread(jnp.sqrt(50.0 * v))
            h = jnp.where((h * h > bound * bound) & (bound > 0), jnp.sign(h) * bound, h)
            v = 0.95 * v + 0.05 * sq
            m = 0.9 * m + 0.1 * h
            d = spread(jnp.sqrt(v / (1 - 0.95**since)) + 1e-8)
            out.append((x - 1e-3 * (m / (1 - 0.9**since)) / d, m, v))
        return tree.unflatten([o[0] for o in out]), {"t": t, "since": since, "slow": slow, "m": tree.unflatten([o[1] for o in out]), "v": [o[2] for o in out]}

    def states(p):
        v = [jnp.zeros(blocks(path, x)[0]) for path, x in jax.tree_util.tree_flatten_with_path(p)[0]]
        return {"t": jnp.int32(0), "since": jnp.int32(0), "slow": T(jnp.zeros_like, p), "m": T(jnp.zeros_like, p), "v": v}
    return _fit(update, states, {"t": "counter", "since": "counter", "slow": "opt_state", "m": "opt_state", "v": "opt_state"})


def rotated_by_old_bases():
    """SOAP by hand: Adam in the bases of the gradient's row and column covariances, bases renewed every second step under `cond` by one power iteration and QR, moments turned with them; sides longer than a bound are left as they are."""
    LONG = 40

    def turn(x, q, back=False):
        for axis, m in enumerate(q):
            if m is not None:
                x = jnp.moveaxis(jnp.tensordot(x, m.T if back else m, ((axis,), (0,))), -1, axis)
        return x

    def leaf(p, g, s, t):
        if p.ndim != 2:
            m, v = 0.95 * s["m"] + 0.05 * g, 0.95 * s["v"] + 0.05 * g * g
            return p - 3e-3 * m / (jnp.sqrt(v) + 1e-8), {"m": m, "v": v}
        gg = [None if a is None else 0.95 * a + 0.05 * (g @ g.T if i == 0 else g.T @ g) for i, a in enumerate(s["gg"])]
        low = turn(g, s["q"])
        m = 0.95 * s["m"] + 0.05 * g
        v = 0.95 * s["v"] + 0.05 * low * low
        u = turn(turn(m, s["q"]) / (jnp.sqrt(v) + 1e-8), s["q"], True)

        def renew():
            qs, order = [], []
            for a, q in zip(gg, s["q"]):
                if a is None:
                    qs.append(None)
                    order.append(None)
                    continue
                index = jnp.argsort(-jnp.diag(q.T @ a @ q))
                qs.append(jnp.linalg.qr(a @ q[:, index])[0])
                order.append(index)
            w = v
            for axis, index in enumerate(order):
                w = w if index is None else jnp.take(w, index, axis)
            return qs, w
        q, v = lax.cond(t % 2 == 0, renew, lambda: (s["q"], v))
        return p - 3e-3 * u - 3e-5 * p, {"m": m, "v": v, "gg": gg, "q": q}

    def update(g, states, p):
        t = states["t"] + 1
        flat, tree = jax.tree.flatten(p)
        out = [leaf(a, b, c, t) for a, b, c in zip(flat, jax.tree.leaves(g), states["leaves"])]
        return tree.unflatten([a for a, _ in out]), {"t": t, "leaves": [b for _, b in out]}

    def fresh(x):
        if x.ndim != 2:
            return {"m": jnp.zeros_like(x), "v": jnp.zeros_like(x)}
        sides = [None if n >= LONG else jnp.eye(n) for n in x.shape]
        return {"m": jnp.zeros_like(x), "v": jnp.zeros_like(x), "gg": T(lambda e: 0.1 * e, sides), "q": sides}
    return _fit(update, lambda p: {"t": jnp.int32(0), "leaves": [fresh(x) for x in jax.tree.leaves(p)]}, {"t": "counter", "leaves": "opt_state"}, tolerance=5e-2)


def layers_sampled():
    """LISA: two layers of a stack are trained at a time, drawn by a key that is renewed every second step; others keep parameters and moments; gathered by index, put back by scatter; table and head always."""
    K = 4

    def net(p, tokens):
        def layer(x, q):
            h = rms(x, q["norm"])
            return x + jnp.cumsum(jax.nn.gelu(h @ q["up"]) @ q["down"], 1) / S, None
        x, _ = lax.scan(layer, p["embed"][tokens], p["layers"])
        return rms(x) @ p["head"]

    def step(state, tokens):
        key = jnp.where(state["step"] % 2 == 0, jax.random.split(state["key"])[1], state["key"])
        live = jax.random.permutation(key, K)[:2]
        rest = {"embed": state["params"]["embed"], "head": state["params"]["head"]}

        def loss_fn(part):
            layers = T(lambda full, some: lax.stop_gradient(full).at[live].set(some), state["params"]["layers"], part["layers"])
            return cross_entropy(net({**part, "layers": layers}, tokens[:, :-1]), tokens[:, 1:]).mean()
        part = {**rest, "layers": T(lambda x: x[live], state["params"]["layers"])}
        loss, g = jax.value_and_grad(loss_fn)(part)
        take = lambda tree: {**tree, "layers": T(lambda x: x[live], tree["layers"])}
        put = lambda full, some: {**some, "layers": T(lambda x, y: x.at[live].set(y), full["layers"], some["layers"])}
        mu, nu = take(state["mu"]), take(state["nu"])
        mu = T(lambda m, g: 0.9 * m + 0.1 * g, mu, g)
        nu = T(lambda v, g: 0.99 * v + 0.01 * g * g, nu, g)
        part = T(lambda p, m, v: p - 3e-3 * m / (jnp.sqrt(v) + 1e-6), part, mu, nu)
        return {"params": put(state["params"], part), "mu": put(state["mu"], mu), "nu": put(state["nu"], nu), "key": key, "step": state["step"] + 1}, {"loss": loss, "live": live}
    p = {"embed": draw(0, V, D) * 0.3, "head": kernel(1, D, V), "layers": {"norm": jnp.ones((K, D)), "up": kernel(2, K, D, 2 * D), "down": kernel(3, K, 2 * D, D)}}
    state = {"params": p, "mu": T(jnp.zeros_like, p), "nu": T(jnp.zeros_like, p), "key": jax.random.PRNGKey(4), "step": jnp.int32(0)}
    return Stranger(step, (state, text()), ({"params": "param", "mu": "opt_state", "nu": "opt_state", "key": "rng", "step": "counter"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


MOMENTS = {make.__name__: make for make in (
    confidence_of_factored_moments, variance_reduced, scaled_by_random_projections, factors_fitted_by_probes,
    norms_of_operators, moments_by_heads, rotated_by_old_bases, layers_sampled)}
