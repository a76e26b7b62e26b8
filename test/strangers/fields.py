"""Steps of many fields: physics, events, recommenders, agents, Bayesian layers, graphs."""

import jax
import jax.flatten_util
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def collocation_drawn():
    """A physics-informed network for heat conduction: points inside and on the boundary drawn by a key, second derivatives by
    forward over reverse, weights of the terms balanced by the norms of their gradients; no data."""
    N, M = 32, 16

    def u(p, x):
        return mlp(p, x, jnp.tanh)[0] * x[0] * (1 - x[0])

    def residual(p, x):
        du = jax.grad(u, 1)
        _, second = jax.jvp(lambda x: du(p, x), (x,), (jnp.array([1.0, 0.0]),))
        return du(p, x)[1] - 0.1 * second[0]

    def step(p, opt, key, weights):
        key, a, b = jax.random.split(key, 3)
        inside, start = jax.random.uniform(a, (N, 2)), jax.random.uniform(b, (M,))
        terms = (lambda p: (jax.vmap(residual, (None, 0))(p, inside) ** 2).mean(),
                 lambda p: ((jax.vmap(u, (None, 0))(p, jnp.stack([start, 0 * start], -1)) - jnp.sin(3.1416 * start)) ** 2).mean())
        values, grads = zip(*[jax.value_and_grad(t)(p) for t in terms])
        norms = jnp.stack([optax.global_norm(g) for g in grads])
        weights = 0.9 * weights + 0.1 * norms.sum() / (norms + 1e-6)
        g = T(lambda a, b: weights[0] * a + weights[1] * b, *grads)
        up, opt = tx.update(g, opt)
        return optax.apply_updates(p, up), opt, key, weights, jnp.stack(values).sum()

    tx = optax.adam(1e-3)
    p = layers(0, 2, 24, 24, 1)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(4), jnp.ones(2)), ("param", "opt", "rng", "opt"),
                    lambda a, r: r[:4], (0, 1, 2, 3), tolerance=1e-3)


def signed_distance():
    """A signed distance field: normals are gradients with respect to points, an eikonal term on points given and drawn."""
    B = 32

    def step(p, opt, key, points, normals):
        key, sub = jax.random.split(key)
        free = points + 0.3 * jax.random.normal(sub, points.shape)

        def loss(p):
            f = lambda x: mlp(p, x, jax.nn.softplus)[0]  # noqa: E731
            value, n = jax.vmap(jax.value_and_grad(f))(points)
            g = jax.vmap(jax.grad(f))(free)
            eikonal = ((jnp.linalg.norm(g, axis=-1) - 1) ** 2).mean()
            return jnp.abs(value).mean() + 0.1 * eikonal + (1 - (n * normals).sum(-1)).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(optax.exponential_decay(1e-3, 10, 0.5))
    p = layers(0, 3, 32, 32, 1)
    n = draw(8, B, 3)
    n = n / jnp.linalg.norm(n, axis=-1, keepdims=True)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), n, n), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def latent_diffusion_path():
    """A latent SDE: Euler-Maruyama in a scan with reparametrised noise, a KL between drifts along the path, time first."""
    L, B, F, Z = 8, 8, 4, 3

    def step(p, opt, key, x):
        key, k0, k1 = jax.random.split(key, 3)
        noise = jax.random.normal(k1, (L, B, Z))

        def loss(p):
            m, s = jnp.split(mlp(p["enc"], x[0]), 2, -1)
            z = m + jnp.exp(s) * jax.random.normal(k0, (B, Z))
            kl0 = 0.5 * (m**2 + jnp.exp(2 * s) - 2 * s - 1).sum(-1)

            def advance(z, inp):
                e, x = inp
                sigma = jax.nn.softplus(p["s"])
                post, prior = mlp(p["post"], jnp.concatenate([z, x], -1)), mlp(p["prior"], z)
                new = z + 0.1 * post + sigma * jnp.sqrt(0.1) * e
                return new, (mlp(p["dec"], new), 0.05 * (((post - prior) / sigma) ** 2).sum(-1))

            _, (out, kl) = lax.scan(advance, z, (noise, x))
            return (((out - x) ** 2).sum((0, 2)) + kl.sum(0) + kl0).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.chain(optax.adaptive_grad_clip(0.1), optax.adam(1e-3))
    p = {"enc": layers(0, F, 16, 2 * Z), "post": layers(4, Z + F, 16, Z), "prior": layers(8, Z, 16, Z), "dec": layers(12, Z, 16, F), "s": jnp.zeros(Z)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(7), draw(20, L, B, F)), ("param", "opt", "rng", "batch:1"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def linear_thompson():
    """A neural bandit: the last layer Bayesian (precision and moment added up over rows), actions by a Cholesky sample, the
    features trained by its ridge solution."""
    B, F, D, A = 16, 8, 6, 4

    def step(st, x, a, r):
        key, sub = jax.random.split(st["key"])
        hot = jax.nn.one_hot(a, A)

        def loss(p, precision, moment):
            h = mlp(p, x)
            precision = precision + jnp.einsum("ba,bi,bj->aij", hot, h, h)
            moment = moment + jnp.einsum("ba,bi,b->ai", hot, h, r)
            mean = jnp.linalg.solve(lax.stop_gradient(precision), lax.stop_gradient(moment)[..., None])[..., 0]
            return ((jnp.einsum("ba,ai,bi->b", hot, mean, h) - r) ** 2).mean(), (precision, moment, mean, h)

        (value, (precision, moment, mean, h)), g = jax.value_and_grad(loss, has_aux=True)(st["p"], st["precision"], st["moment"])
        c = jnp.linalg.cholesky(precision)
        sample = mean + lax.linalg.triangular_solve(c, jax.random.normal(sub, (A, D, 1)), left_side=True, lower=True, transpose_a=True)[..., 0]
        act = (h @ sample.T).argmax(-1)
        u, opt = tx.update(g, st["opt"])
        return {"p": optax.apply_updates(st["p"], u), "opt": opt, "precision": precision, "moment": moment, "key": key}, value, (act == a).mean()

    tx = optax.sgd(1e-2, momentum=0.9)
    p = layers(0, F, 16, D)
    state = {"p": p, "opt": tx.init(p), "precision": jnp.tile(jnp.eye(D), (A, 1, 1)), "moment": jnp.zeros((A, D)), "key": jax.random.PRNGKey(0)}
    return Stranger(step, (state, draw(5, B, F), whole(6, A, B), draw(7, B)),
                    ({"p": "param", "opt": "opt", "precision": "model_state", "moment": "model_state", "key": "rng"}, "batch", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def inducing_points():
    """A sparse variational Gaussian process: inducing inputs, a whitened posterior by its Cholesky factor, Matern kernel, the
    bound scaled from rows to the data set."""
    B, F, M, TOTAL = 32, 3, 10, 1000

    def kernel(p, a, b):
        d = jnp.sqrt(jnp.maximum((((a[:, None] - b) / jnp.exp(p["l"])) ** 2).sum(-1), 1e-8))
        return jnp.exp(p["v"]) * (1 + 3**0.5 * d) * jnp.exp(-(3**0.5) * d)

    def step(p, opt, x, y):
        def bound(p):
            c = jnp.linalg.cholesky(kernel(p, p["z"], p["z"]) + 1e-3 * jnp.eye(M))
            a = lax.linalg.triangular_solve(c, kernel(p, p["z"], x), left_side=True, lower=True)
            s = jnp.tril(p["s"])
            mean = a.T @ p["m"]
            var = jnp.exp(p["v"]) - (a**2).sum(0) + ((s.T @ a) ** 2).sum(0)
            noise = jnp.exp(p["n"])
            fit = -0.5 * jnp.log(2 * jnp.pi * noise) - 0.5 * ((y - mean) ** 2 + var) / noise
            kl = 0.5 * ((s**2).sum() + (p["m"] ** 2).sum() - M - 2 * jnp.log(jnp.abs(jnp.diag(s))).sum())
            return -(TOTAL * fit.mean() - kl) / TOTAL

        value, g = jax.value_and_grad(bound)(p)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-2)
    p = {"z": draw(0, M, F), "m": draw(1, M) * 0.1, "s": jnp.eye(M), "l": jnp.zeros(F), "v": jnp.float32(0), "n": jnp.float32(-1)}
    return Stranger(step, (p, tx.init(p), draw(2, B, F), draw(3, B)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]),
                    (0, 1), tolerance=1e-3)


def autoregressive_flow():
    """A masked autoregressive flow: masks as constants, order reversed between layers, log-determinants, bits per dimension."""
    B, D, H = 16, 6, 24
    degrees = np.arange(H) % (D - 1) + 1
    first = (degrees[None] >= np.arange(1, D + 1)[:, None]).astype(np.float32)
    last = np.concatenate([(np.arange(1, D + 1)[None] > degrees[:, None]).astype(np.float32)] * 2, 1)

    def step(p, opt, x, key):
        key, sub = jax.random.split(key)
        z0 = x + jax.random.uniform(sub, x.shape) / 256

        def loss(ps):
            z, logdet = z0, 0.0
            for p in ps:
                h = jnp.tanh(z @ (p["w"] * first) + p["b"])
                shift, log = jnp.split(h @ (p["o"] * last) + p["c"], 2, -1)
                log = jnp.tanh(log)
                z, logdet = ((z - shift) * jnp.exp(-log))[:, ::-1], logdet - log.sum(-1)
            logp = -0.5 * (z**2 + jnp.log(2 * jnp.pi)).sum(-1) + logdet
            return -(logp / (D * jnp.log(2.0))).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adamax(1e-2)
    p = [{"w": draw(i, D, H) * 0.3, "b": jnp.zeros(H), "o": draw(i + 5, H, 2 * D) * 0.1, "c": jnp.zeros(2 * D)} for i in range(3)]
    return Stranger(step, (p, tx.init(p), draw(20, B, D), jax.random.PRNGKey(0)), ("param", "opt", "batch", "rng"),
                    lambda a, r: (*r[:2], a[2], r[2]), (0, 1, 3))


def normalised_simplices():
    """TD-MPC2: a latent rolled forward over a horizon under its own actions, simplicial norms, two-hot rewards with a decay of the
    horizon, a running scale from percentiles of values, targets averaged."""
    L, B, F, A, Z, K = 4, 16, 6, 2, 16, 9
    bins = jnp.linspace(-2, 2, K)

    def simplex(x):
        return jax.nn.softmax(x.reshape(*x.shape[:-1], Z // 4, 4), -1).reshape(x.shape)

    def two_hot(y):
        return jnp.maximum(0, 1 - jnp.abs(y[..., None] - bins) / (bins[1] - bins[0]))

    def step(st, obs, act, rew):
        enc = lambda p, x: simplex(mlp(p["enc"], x))  # noqa: E731
        value_of = lambda p, z: jax.nn.softmax(mlp(p["q"], z)) @ bins  # noqa: E731
        after = enc(st["slow"], obs[1:])
        target = rew + 0.95 * value_of(st["slow"], after)

        def loss(p):
            def ahead(z, inp):
                a, goal = inp
                za = jnp.concatenate([z, a], -1)
                new = simplex(mlp(p["dyn"], za))
                return new, (((new - goal) ** 2).mean(-1), mlp(p["r"], za), mlp(p["q"], z))

            _, (c, r, q) = lax.scan(ahead, enc(p, obs[0]), (act, lax.stop_gradient(after)))
            w = 0.5 ** jnp.arange(L)[:, None]
            total = 20 * c + optax.softmax_cross_entropy(r, two_hot(rew)) + optax.softmax_cross_entropy(q, two_hot(target))
            return (w * total).sum(0).mean()

        value, g = jax.value_and_grad(loss)(st["p"])
        u, opt = tx.update(g, st["opt"], st["p"])
        p = optax.apply_updates(st["p"], u)
        low, high = jnp.percentile(target[0], jnp.array([5.0, 95.0]))
        scale = 0.99 * st["scale"] + 0.01 * jnp.maximum(high - low, 1.0)
        return {"p": p, "slow": optax.incremental_update(p, st["slow"], 0.01), "opt": opt, "scale": scale}, value / lax.stop_gradient(scale)

    tx = optax.chain(optax.clip_by_global_norm(20.0), optax.adam(3e-4))
    p = {"enc": layers(0, F, 24, Z), "dyn": layers(4, Z + A, 24, Z), "r": layers(8, Z + A, 24, K), "q": layers(12, Z, 24, K)}
    return Stranger(step, ({"p": p, "slow": p, "opt": tx.init(p), "scale": jnp.float32(1)}, draw(20, L + 1, B, F), draw(21, L, B, A), draw(22, L, B)),
                    ({"p": "param", "slow": "model_state", "opt": "opt", "scale": "model_state"}, "batch:1", "batch:1", "batch:1"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def duals_and_samples():
    """MPO: actions sampled from the target policy, weights by a temperature that is trained with an optimizer of its own, KL
    constraints by dual variables."""
    B, F, A, S = 16, 6, 2, 8

    def gaussian(p, x):
        m, s = jnp.split(mlp(p, x), 2, -1)
        return jnp.tanh(m), jax.nn.softplus(s) + 1e-2

    def step(nets, duals, opts, key, x):
        key, sub = jax.random.split(key)
        m0, s0 = gaussian(nets["slow"], x)
        a = m0 + s0 * jax.random.normal(sub, (S, B, A))
        q = mlp(nets["q"], jnp.concatenate([jnp.broadcast_to(x, (S, B, F)), a], -1))[..., 0]

        def loss(pi, duals):
            eta, alpha = jax.nn.softplus(duals["eta"]), jax.nn.softplus(duals["alpha"])
            w = jax.nn.softmax(lax.stop_gradient(q) / lax.stop_gradient(eta), 0)
            temperature = eta * 0.1 + eta * (jax.nn.logsumexp(q / eta, 0) - jnp.log(S)).mean()
            m, s = gaussian(pi, x)
            logp = (-0.5 * ((a - m) / s) ** 2 - jnp.log(s)).sum(-1)
            kl = (jnp.log(s / s0) + (s0**2 + (m0 - m) ** 2) / (2 * s**2) - 0.5).sum(-1).mean()
            return -(w * logp).sum(0).mean() + lax.stop_gradient(alpha) * kl + alpha * (0.01 - lax.stop_gradient(kl)) + temperature, kl

        (value, kl), (g, gd) = jax.value_and_grad(loss, (0, 1), has_aux=True)(nets["pi"], duals)
        u, o = tx.update(g, opts["pi"])
        ud, od = td.update(gd, opts["duals"])
        pi = optax.apply_updates(nets["pi"], u)
        nets = {**nets, "pi": pi, "slow": optax.incremental_update(pi, nets["slow"], 0.05)}
        return nets, optax.apply_updates(duals, ud), {"pi": o, "duals": od}, key, (value, kl)

    tx, td = optax.adam(1e-3), optax.adam(1e-2)
    pi = layers(0, F, 24, 2 * A)
    duals = {"eta": jnp.float32(1), "alpha": jnp.float32(1)}
    return Stranger(step, ({"pi": pi, "slow": pi, "q": layers(8, F + A, 24, 1)}, duals, {"pi": tx.init(pi), "duals": td.init(duals)},
                           jax.random.PRNGKey(0), draw(20, B, F)),
                    ({"pi": "param", "slow": "model_state", "q": "frozen"}, "param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-3)


def learns_when_filled():
    """Flashbax's habit: transitions are added to a buffer of [places, environments, ...], learning inside a cond once it is
    filled enough, rows drawn by two indices, double Q-learning."""
    P, E, B, F, A = 12, 4, 16, 6, 3

    def step(ts, buf, new):
        store = T(lambda b, n: lax.dynamic_update_index_in_dim(b, n, buf["at"], 0), buf["data"], new)
        n = buf["n"] + 1
        key, k1, k2 = jax.random.split(ts["key"], 3)
        i, j = jax.random.randint(k1, (B,), 0, jnp.minimum(n, P)), jax.random.randint(k2, (B,), 0, E)
        rows = T(lambda b: b[i, j], store)

        def learn(args):
            p, opt = args

            def loss(p):
                q = jnp.take_along_axis(mlp(p, rows["o"]), rows["a"][:, None], 1)[:, 0]
                best = mlp(p, rows["n"]).argmax(-1)
                after = jnp.take_along_axis(mlp(ts["slow"], rows["n"]), best[:, None], 1)[:, 0]
                return optax.huber_loss(q, lax.stop_gradient(rows["r"] + 0.9 * (1 - rows["d"]) * after)).mean()

            value, g = jax.value_and_grad(loss)(p)
            u, opt = tx.update(g, opt)
            return optax.apply_updates(p, u), opt, value

        p, opt, value = lax.cond(n >= 2, learn, lambda a: (*a, jnp.float32(0)), (ts["p"], ts["opt"]))
        slow = T(lambda a, b: jnp.where(n % 2 == 0, a, b), p, ts["slow"])
        return {"p": p, "slow": slow, "opt": opt, "key": key}, {"data": store, "at": (buf["at"] + 1) % P, "n": n}, value

    tx = optax.adam(1e-3)
    p = layers(0, F, 24, A)
    done = lambda s, *n: (draw(s, *n) > 1).astype(jnp.float32)  # noqa: E731
    data = {"o": draw(5, P, E, F), "a": whole(6, A, P, E), "r": draw(7, P, E), "n": draw(8, P, E, F), "d": done(9, P, E)}
    new = {"o": draw(15, E, F), "a": whole(16, A, E), "r": draw(17, E), "n": draw(18, E, F), "d": done(19, E)}
    return Stranger(step, ({"p": p, "slow": p, "opt": tx.init(p), "key": jax.random.PRNGKey(3)},
                           {"data": data, "at": jnp.int32(0), "n": jnp.int32(0)}, new),
                    ({"p": "param", "slow": "model_state", "opt": "opt", "key": "rng"}, {"data": "model_state", "at": "model_state", "n": "counter"},
                     "batch"), lambda a, r: (*r[:2], a[2]), (0, 1))


def clients_averaged():
    """Federated averaging: each client's own steps by vmap over clients [C, S, B, F], their changes averaged by their counts of
    rows, momentum at the server."""
    C, S, B, F = 8, 3, 4, 6

    def step(p, m, x, y, count):
        def client(x, y):
            def once(q, b):
                value, g = jax.value_and_grad(lambda q: ((mlp(q, b[0])[:, 0] - b[1]) ** 2).mean() + 0.01 * sum(
                    jnp.sum((a - b) ** 2) for a, b in zip(jax.tree.leaves(q), jax.tree.leaves(p))))(q)
                return T(lambda q, g: q - 0.05 * g, q, g), value

            q, values = lax.scan(once, p, (x, y))
            return T(jnp.subtract, q, p), values.mean()

        change, values = jax.vmap(client)(x, y)
        w = count / count.sum()
        mean = T(lambda d: jnp.tensordot(w, d, 1), change)
        m = T(lambda m, d: 0.9 * m + d, m, mean)
        return T(jnp.add, p, m), m, (w * values).sum()

    p = layers(0, F, 16, 1)
    return Stranger(step, (p, T(jnp.zeros_like, p), draw(5, C, S, B, F), draw(6, C, S, B), whole(7, 20, C).astype(jnp.float32) + 1),
                    ("param", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def event_intensities():
    """A neural Hawkes process: padded times and marks, a decaying cell in a scan, the integral by samples drawn in each gap."""
    B, L, K, H, S = 8, 10, 4, 12, 5

    def step(p, opt, key, gaps, marks, lengths):
        key, sub = jax.random.split(key)
        u = jax.random.uniform(sub, (L, S, B))
        valid = (jnp.arange(L)[:, None] < lengths).astype(jnp.float32)

        def loss(p):
            def cell(c, inp):
                dt, k, u, v = inp
                decay = jax.nn.softplus(p["d"])
                rate = lambda t: jax.nn.softplus((c * jnp.exp(-decay * t[..., None])) @ p["w"] + p["b"])  # noqa: E731
                at = rate(dt)
                area = (rate(u * dt).sum(-1)).mean(0) * dt
                logp = jnp.log(jnp.take_along_axis(at, k[:, None], 1)[:, 0] + 1e-6) - area
                new = jnp.tanh(c * jnp.exp(-decay * dt[:, None]) @ p["u"] + p["e"][k])
                return jnp.where(v[:, None] > 0, new, c), logp * v

            _, logp = lax.scan(cell, jnp.zeros((B, H)), (gaps.T, marks.T, u, valid))
            return -logp.sum() / valid.sum()

        value, g = jax.value_and_grad(loss)(p)
        up, opt = tx.update(g, opt)
        return optax.apply_updates(p, up), opt, key, value

    tx = optax.amsgrad(1e-3)
    p = {"d": jnp.zeros(H), "w": draw(0, H, K) * 0.3, "b": jnp.zeros(K), "u": draw(1, H, H) * 0.3, "e": draw(2, K, H) * 0.3}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(8), jnp.abs(draw(3, B, L)), whole(4, K, B, L), whole(5, L, B) + 1),
                    ("param", "opt", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def mesh_processor():
    """GraphCast: fields [B, places, channels] on a fixed graph whose edges are constants of the program, edges updated and summed
    by receiver, several processor layers scanned, losses weighted by area and channel."""
    B, N, C, D, E = 8, 12, 5, 16, 36
    rng = np.random.default_rng(0)
    src, dst, where = rng.integers(0, N, E), rng.integers(0, N, E), rng.standard_normal((E, 4)).astype(np.float32)
    area = np.abs(rng.standard_normal(N)).astype(np.float32)

    def step(p, opt, now, after):
        def loss(p):
            h, e = jax.nn.silu(now @ p["in"]), jnp.broadcast_to(jax.nn.silu(where @ p["edge"]), (B, E, D))

            def layer(c, w):
                h, e = c
                m = jax.nn.silu(jnp.concatenate([h[:, src], h[:, dst], e], -1) @ w["e"])
                total = jax.vmap(lambda m: jax.ops.segment_sum(m, dst, N))(m)
                return (h + jax.nn.silu(jnp.concatenate([h, total], -1) @ w["n"]), e + m), None

            (h, _), _ = lax.scan(layer, (h, e), p["layers"])
            error = (now + h @ p["out"] - after) ** 2
            return (error * area[:, None] / area.mean() * jax.nn.softmax(p["scale"])).sum(-1).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adamw(optax.cosine_decay_schedule(1e-3, 100))
    p = {"in": draw(0, C, D) * 0.3, "edge": draw(1, 4, D) * 0.3, "layers": {"e": draw(2, 3, 3 * D, D) * 0.1, "n": draw(3, 3, 2 * D, D) * 0.1},
         "out": draw(4, D, C) * 0.3, "scale": jnp.zeros(C)}
    return Stranger(step, (p, tx.init(p), draw(5, B, N, C), draw(6, B, N, C)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


FIELDS = {
    "collocation_drawn": collocation_drawn,
    "signed_distance": signed_distance,
    "latent_diffusion_path": latent_diffusion_path,
    "linear_thompson": linear_thompson,
    "inducing_points": inducing_points,
    "autoregressive_flow": autoregressive_flow,
    "normalised_simplices": normalised_simplices,
    "duals_and_samples": duals_and_samples,
    "learns_when_filled": learns_when_filled,
    "clients_averaged": clients_averaged,
    "event_intensities": event_intensities,
    "mesh_processor": mesh_processor,
}
