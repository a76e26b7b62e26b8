"""Likelihoods of unusual data, samplers and estimators without a backward pass, as scripts of statistics and physics have them."""

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
B = 12


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def counts_over_time():
    """DeepAR: counts with a negative binomial by log gammas, scaled by each series' own mean, gaps in what was observed."""
    L, F, H, S = 9, 3, 10, 6

    def loss(p, counts, covariates, seen, series):
        counts, seen = counts.astype(jnp.float32), seen.astype(jnp.float32)
        scale = 1 + (counts * seen).sum(1) / jnp.maximum(seen.sum(1), 1)
        x = jnp.concatenate([(counts / scale[:, None])[:, :-1, None], covariates[:, 1:], seen[:, :-1, None],
                             jnp.broadcast_to(p["series"][series][:, None], (B, L - 1, 4))], -1)

        def cell(h, x):
            r, z, n = jnp.split(x @ p["x"] + p["b"], 3, -1)
            hr, hz, hn = jnp.split(h @ p["h"], 3, -1)
            z = jax.nn.sigmoid(z + hz)
            h = (1 - z) * jnp.tanh(n + jax.nn.sigmoid(r + hr) * hn) + z * h
            return h, h
        h = jnp.swapaxes(lax.scan(cell, jnp.zeros((B, H)), jnp.swapaxes(x, 0, 1))[1], 0, 1)
        mean = jax.nn.softplus(h @ p["mean"])[..., 0] * scale[:, None]
        total = jax.nn.softplus(h @ p["shape"])[..., 0] + 1e-3
        y = counts[:, 1:]
        lp = (lax.lgamma(y + total) - lax.lgamma(total) - lax.lgamma(y + 1) + total * jnp.log(total / (total + mean))
              + y * jnp.log(mean / (total + mean) + 1e-8))
        return -(lp * seen[:, 1:]).sum() / seen[:, 1:].sum()

    p = {"x": draw(0, F + 6, 3 * H) * 0.3, "h": draw(1, H, 3 * H) * 0.3, "b": jnp.zeros(3 * H), "mean": draw(2, H, 1), "shape": draw(3, H, 1),
         "series": draw(4, S, 4) * 0.3}
    return trained(loss, p, whole(5, 20, B, L), draw(6, B, L, F), whole(7, 4, B, L) > 0, whole(8, S, B), tx=optax.adam(3e-3), donate=(0, 1),
                   tolerance=1e-3)


def evidence_of_classes():
    """Evidential classification: Dirichlets by digammas and log gammas, a KL term whose weight is given by the script's epoch."""
    F, C = 8, 5

    def step(p, opt, epoch, x, y):
        def loss(p):
            alpha = jax.nn.softplus(mlp(p, x)) + 1
            hot = jax.nn.one_hot(y, C)
            total = alpha.sum(-1, keepdims=True)
            fit = (hot * (jsp.special.digamma(total) - jsp.special.digamma(alpha))).sum(-1)
            a = hot + (1 - hot) * alpha
            s = a.sum(-1)
            kl = (jsp.special.gammaln(s) - jsp.special.gammaln(float(C)) - jsp.special.gammaln(a).sum(-1)
                  + ((a - 1) * (jsp.special.digamma(a) - jsp.special.digamma(s)[:, None])).sum(-1))
            return (fit + jnp.minimum(1.0, epoch / 10) * kl).mean(), (C / total).mean()

        (value, doubt), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, doubt

    tx = optax.adamw(5e-3)
    p = layers(0, F, 24, C)
    return Stranger(step, (p, tx.init(p), jnp.float32(3.0), draw(5, B, F), whole(6, C, B)), ("param", "opt", "scalar", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def angles_on_a_circle():
    """A mixture of von Mises densities for angles (scaled Bessel functions), one of Beta densities for shares."""
    F, K = 6, 3

    def loss(p, x, angle, share):
        h = mlp(p["body"], x)
        w, c, s, k = jnp.split(h @ p["angle"], 4, -1)
        k = jax.nn.softplus(k) + 1e-2
        mean = jnp.arctan2(s, c)
        lp = k * (jnp.cos(angle[:, None] - mean) - 1) - jnp.log(2 * jnp.pi * jsp.special.i0e(k))
        first = -jax.nn.logsumexp(jax.nn.log_softmax(w) + lp, -1)
        a, b = jnp.moveaxis(jax.nn.softplus(h @ p["share"]) + 0.1, -1, 0)
        second = -jsp.stats.beta.logpdf(share, a, b)
        return (first + second).mean()

    p = {"body": layers(0, F, 20, 12), "angle": draw(5, 12, 4 * K) * 0.3, "share": draw(6, 12, 2) * 0.3}
    return trained(loss, p, draw(7, B, F), draw(8, B), jax.nn.sigmoid(draw(9, B)), tx=optax.adam(5e-3), donate=(0, 1), tolerance=1e-3)


def chains_of_weights():
    """Cyclical SG-MCMC: weights are samples, momenta with friction and noise, rate and temperature handed in by the script; the
    mean of predictions is kept beside."""
    F, C, N = 8, 4, 500

    def step(p, v, key, rate, warm, x, y):
        def energy(p):
            return N * _ce(mlp(p, x), y).mean() + 0.5 * sum((w ** 2).sum() for w in jax.tree.leaves(p))

        value, g = jax.value_and_grad(energy)(p)
        leaves, structure = jax.tree.flatten(v)
        key, *keys = jax.random.split(key, len(leaves) + 1)
        noise = structure.unflatten([jax.random.normal(k, w.shape) for k, w in zip(keys, leaves)])
        v = T(lambda v, g, e: 0.9 * v - rate * g + jnp.sqrt(2 * 0.1 * rate) * warm * e, v, g, noise)
        return T(jnp.add, p, v), v, key, value / N

    p = layers(0, F, 16, C)
    return Stranger(step, (p, T(jnp.zeros_like, p), jax.random.PRNGKey(1), jnp.float32(1e-4), jnp.float32(1.0), draw(5, B, F), whole(6, C, B)),
                    ("param", "opt", "rng", "scalar", "scalar", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def deviations_kept():
    """SWAG: running mean and square of the weights, the last deviations as rows of a matrix written in turn."""
    F, C, K = 8, 4, 3

    def step(s, x, y):
        value, g = jax.value_and_grad(lambda p: _ce(mlp(p, x), y).mean())(s["p"])
        u, opt = tx.update(g, s["opt"])
        p = optax.apply_updates(s["p"], u)
        flat, _ = ravel_pytree(p)
        n = s["n"] + 1
        mean = s["mean"] + (flat - s["mean"]) / n
        square = s["square"] + (flat ** 2 - s["square"]) / n
        rows = lax.dynamic_update_slice(s["rows"], (flat - mean)[None], (s["n"] % K, 0))
        return {"p": p, "opt": opt, "n": n, "mean": mean, "square": square, "rows": rows}, value

    tx = optax.sgd(0.05, momentum=0.9)
    p = layers(0, F, 16, C)
    size = ravel_pytree(p)[0].size
    state = {"p": p, "opt": tx.init(p), "n": jnp.int32(0), "mean": jnp.zeros(size), "square": jnp.zeros(size), "rows": jnp.zeros((K, size))}
    kinds = {"p": "param", "opt": "opt", "n": "counter", "mean": "model_state", "square": "model_state", "rows": "model_state"}
    return Stranger(step, (state, draw(5, B, F), whole(6, C, B)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def weights_with_spread():
    """Bayes by backprop: a mean and a spread for each weight, a prior of two Gaussians, weights drawn twice a step, the minibatch's
    share of the KL handed in."""
    F, C = 8, 4

    def step(p, opt, key, share, x, y):
        key, sub = jax.random.split(key)

        def loss(p):
            def one(k):
                keys = jax.random.split(k, len(jax.tree.leaves(p["mean"])))
                eps = jax.tree.unflatten(jax.tree.structure(p["mean"]), [jax.random.normal(k, m.shape) for k, m in
                                                                         zip(keys, jax.tree.leaves(p["mean"]))])
                spread = T(jax.nn.softplus, p["rho"])
                w = T(lambda m, s, e: m + s * e, p["mean"], spread, eps)
                posterior = sum((-jnp.log(s) - 0.5 * e ** 2).sum() for s, e in zip(jax.tree.leaves(spread), jax.tree.leaves(eps)))
                prior = sum(jnp.logaddexp(jnp.log(0.5) - 0.5 * w ** 2, jnp.log(0.5) - 0.5 * (w / 0.1) ** 2 - jnp.log(0.1)).sum()
                            for w in jax.tree.leaves(w))
                return share * (posterior - prior) + _ce(mlp(w, x), y).sum()
            return jax.vmap(one)(jax.random.split(sub, 2)).mean() / B

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(3e-3)
    mean = layers(0, F, 16, C)
    p = {"mean": mean, "rho": T(lambda w: jnp.full_like(w, -3.0), mean)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(2), jnp.float32(0.01), draw(5, B, F), whole(6, C, B)),
                    ("param", "opt", "rng", "scalar", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def residual_flow():
    """An invertible residual network: log determinants by a power series of vector-Jacobian products, spectral norms by kept vectors."""
    F, H = 6, 16

    def step(p, vectors, opt, key, x):
        key, sub = jax.random.split(key)

        def loss(p):
            new, z, total = [], x, 0.0
            for i, (q, (u, v)) in enumerate(zip(p, vectors)):
                ws = []
                for w, a in zip((q["a"], q["b"]), (u, v)):
                    left = w @ a
                    left = left / (jnp.linalg.norm(left) + 1e-6)
                    right = w.T @ left
                    right = right / (jnp.linalg.norm(right) + 1e-6)
                    left, right = lax.stop_gradient((left, right))
                    ws.append(w * jnp.minimum(1.0, 0.8 / (left @ w @ right)))
                    new.append(right)

                def g(z, ws=ws, q=q):
                    return jax.nn.elu(z @ ws[0] + q["c"]) @ ws[1]
                out, pull = jax.vjp(g, z)
                e = jax.random.rademacher(jax.random.fold_in(sub, i), z.shape, jnp.float32)
                w = e
                for k in range(1, 5):
                    w, = pull(w)
                    total = total + (-1.0) ** (k + 1) / k * (w * e).sum(-1)
                z = z + out
            return -(jsp.stats.norm.logpdf(z).sum(-1) + total).mean(), list(zip(new[::2], new[1::2]))

        (value, vectors), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), vectors, opt, key, value

    tx = optax.adamw(2e-3)
    p = [{"a": draw(2 * i, F, H) * 0.3, "b": draw(2 * i + 1, H, F) * 0.3, "c": jnp.zeros(H)} for i in range(2)]
    vectors = [(draw(10 + i, H), draw(12 + i, F)) for i in range(2)]
    return Stranger(step, (p, vectors, tx.init(p), jax.random.PRNGKey(3), draw(14, B, F)), ("param", "model_state", "opt", "rng", "batch"),
                    lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-3)


def told_from_noise():
    """Noise-contrastive estimation: an unnormalised density whose log partition is learnt, noise from running moments of the data."""
    F, K = 6, 4

    def step(p, moments, opt, key, x):
        key, sub = jax.random.split(key)
        mean = 0.9 * moments["mean"] + 0.1 * x.mean(0)
        cov = 0.9 * moments["cov"] + 0.1 * (x - mean).T @ (x - mean) / B
        noise = jax.random.multivariate_normal(sub, mean, cov + 1e-2 * jnp.eye(F), (B * K,), method="cholesky")

        def loss(p):
            def ratio(z):
                return -mlp(p["energy"], z)[:, 0] - p["log_z"] - jsp.stats.multivariate_normal.logpdf(z, mean, cov + 1e-2 * jnp.eye(F))
            return -(jax.nn.log_sigmoid(ratio(x) - jnp.log(K)).mean() + K * jax.nn.log_sigmoid(jnp.log(K) - ratio(noise)).mean())

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), {"mean": mean, "cov": cov}, opt, key, value

    tx = optax.multi_transform({"z": optax.sgd(0.1), "net": optax.adam(2e-3)}, lambda p: {"energy": T(lambda _: "net", p["energy"]), "log_z": "z"})
    p = {"energy": layers(0, F, 20, 1), "log_z": jnp.float32(0.0)}
    return Stranger(step, (p, {"mean": jnp.zeros(F), "cov": jnp.eye(F)}, tx.init(p), jax.random.PRNGKey(4), draw(5, B, F)),
                    ("param", "model_state", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-3)


def flows_to_rewards():
    """A GFlowNet: trajectories on a grid are drawn by the policy itself, balanced against a reward; log Z at a rate of its own."""
    G, N, L = 6, 12, 8

    def step(p, opt, key):
        key, sub = jax.random.split(key)

        def loss(p):
            def one(s, k):
                at, done, forward, backward = s
                x = jax.nn.one_hot(at, G).reshape(N, 2 * G)
                allowed = jnp.concatenate([at < G - 1, jnp.ones((N, 1), bool)], 1)
                lp = jax.nn.log_softmax(jnp.where(allowed, mlp(p["policy"], x), -1e9))
                move = jax.random.categorical(k, lax.stop_gradient(lp))
                stop = (move == 2) | done
                forward = forward + jnp.where(done, 0, jnp.take_along_axis(lp, move[:, None], 1)[:, 0])
                new = jnp.where(stop[:, None], at, at + jax.nn.one_hot(move, 2, dtype=jnp.int32))
                back = -jnp.log(jnp.maximum((new > 0).sum(1), 1).astype(jnp.float32))
                return (new, stop, forward, backward + jnp.where(stop, 0, back)), None
            start = (jnp.zeros((N, 2), jnp.int32), jnp.zeros(N, bool), jnp.zeros(N), jnp.zeros(N))
            (at, _, forward, backward), _ = lax.scan(one, start, jax.random.split(sub, L))
            far = jnp.abs(at / (G - 1) - 0.5)
            reward = 1e-2 + 0.5 * (far > 0.25).all(1) + 2.0 * ((far > 0.3) & (far < 0.4)).all(1)
            return ((p["log_z"] + forward - jnp.log(reward) - backward) ** 2).mean(), reward.mean()

        (value, reward), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, reward

    tx = optax.multi_transform({"z": optax.adam(0.1), "net": optax.adam(2e-3)}, lambda p: {"policy": T(lambda _: "net", p["policy"]), "log_z": "z"})
    p = {"policy": layers(0, 2 * G, 24, 3), "log_z": jnp.float32(0.0)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(5)), ("param", "opt", "rng"), lambda a, r: r[:3], (0, 1, 2), tolerance=1e-3)


def walkers():
    """Variational Monte Carlo: walkers move by Metropolis steps on a determinant wave function, local energies by a Laplacian,
    clipped around their median, the gradient as a covariance."""
    N, E, H = 12, 3, 10

    def log_psi(p, r):
        h = jnp.concatenate([r, jnp.linalg.norm(r, axis=-1, keepdims=True)], -1)
        h = jnp.tanh(h @ p["a"])
        h = jnp.tanh(jnp.concatenate([h, jnp.broadcast_to(h.mean(0), h.shape)], -1) @ p["b"])
        orbitals = (h @ p["o"]) * jnp.exp(-jax.nn.softplus(p["decay"]) * jnp.linalg.norm(r, axis=-1, keepdims=True))
        return jnp.linalg.slogdet(orbitals + 0.3 * jnp.eye(E))[1]

    def energy(p, r):
        flat = r.reshape(-1)
        f = lambda x: log_psi(p, x.reshape(E, 3))  # noqa: E731
        grad = jax.grad(f)
        second = sum(jax.jvp(grad, (flat,), (v,))[1] @ v for v in jnp.eye(flat.size))
        pairs = jnp.linalg.norm(r[:, None] - r[None] + jnp.eye(E)[..., None], axis=-1)
        potential = jnp.triu(1 / pairs, 1).sum() - E * (1 / jnp.sqrt((r ** 2).sum(-1) + 1e-2)).sum()
        return potential - 0.5 * (second + (grad(flat) ** 2).sum())

    def step(p, opt, r, key):
        key, sub = jax.random.split(key)

        def move(_, s):
            r, k = s
            k, a, b = jax.random.split(k, 3)
            new = r + 0.2 * jax.random.normal(a, r.shape)
            ratio = 2 * (jax.vmap(log_psi, (None, 0))(p, new) - jax.vmap(log_psi, (None, 0))(p, r))
            return jnp.where((jnp.log(jax.random.uniform(b, (N,))) < ratio)[:, None, None], new, r), k
        r, _ = lax.fori_loop(0, 3, move, (r, sub))
        e = jax.vmap(energy, (None, 0))(p, r)
        middle = jnp.median(e)
        width = jnp.abs(e - middle).mean()
        clipped = jnp.clip(e, middle - 5 * width, middle + 5 * width)
        weight = lax.stop_gradient(clipped - clipped.mean())
        g = jax.grad(lambda p: 2 * (weight * jax.vmap(log_psi, (None, 0))(p, r)).mean())(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, r, key, {"energy": e.mean(), "variance": e.var()}

    tx = optax.adam(1e-3)
    p = {"a": draw(0, 4, H) * 0.5, "b": draw(1, 2 * H, H) * 0.3, "o": draw(2, H, E) * 0.5, "decay": jnp.zeros(E)}
    return Stranger(step, (p, tx.init(p), draw(3, N, E, 3), jax.random.PRNGKey(6)), ("param", "opt", "batch_state", "rng"), lambda a, r: r[:4],
                    (0, 1, 2, 3), tolerance=5e-3)


def overlaps_of_rows():
    """Stochastic reconfiguration in the space of samples: Jacobians row by row, a damped system as large as the batch is solved."""
    F = 6

    def step(p, momentum, x, y):
        flat, back = ravel_pytree(p)

        def out(flat, x):
            return mlp(back(flat), x, jnp.tanh)[0]
        error = jax.vmap(out, (None, 0))(flat, x) - y
        rows = jax.vmap(jax.grad(out), (None, 0))(flat, x)
        rows = (rows - rows.mean(0)) / B**0.5
        target = (error - error.mean()) / B**0.5 - rows @ momentum
        z = jnp.linalg.solve(rows @ rows.T + 1e-2 * jnp.eye(B), target)
        momentum = 0.9 * (rows.T @ z + momentum)
        scale = jnp.minimum(0.1, 0.05 / (jnp.linalg.norm(momentum) + 1e-6))
        return back(flat - scale * momentum), momentum, (error ** 2).mean()

    p = layers(0, F, 12, 1)
    return Stranger(step, (p, jnp.zeros(ravel_pytree(p)[0].size), draw(5, B, F), draw(6, B)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


def topics_by_gammas():
    """A topic model: proportions are normalised Gamma draws with implicit gradients, words by embeddings of topics, KL of Gammas."""
    V, K, E = 30, 5, 8

    def step(p, opt, key, counts):
        key, sub = jax.random.split(key)
        n = counts.astype(jnp.float32)

        def loss(p):
            h = mlp(p["enc"], n / jnp.maximum(n.sum(-1, keepdims=True), 1))
            a = jax.nn.softplus(h) + 0.5
            g = jax.random.gamma(sub, a)
            theta = g / g.sum(-1, keepdims=True)
            beta = jax.nn.softmax(p["topic"] @ p["word"].T, -1)
            fit = -(n * jnp.log(theta @ beta + 1e-8)).sum(-1)
            kl = ((a - 1) * jsp.special.digamma(a) - jsp.special.gammaln(a)).sum(-1) + (1 - a).sum(-1) + a.sum(-1)
            return (fit + kl).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(5e-3)
    p = {"enc": layers(0, V, 16, K), "topic": draw(5, K, E) * 0.5, "word": draw(6, V, E) * 0.5}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(7), whole(8, 5, B, V).astype(jnp.uint8)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def cells_with_many_zeros():
    """scVI: counts of genes by a zero-inflated negative binomial, library sizes, batches as one-hot covariates, batch norms carried,
    KL weights handed in, dispersion of each gene."""
    G, Z, S = 20, 4, 3

    def step(ts, warm, counts, plate):
        key = jax.random.fold_in(jax.random.PRNGKey(8), ts["n"])
        n = counts.astype(jnp.float32)
        size = jnp.log1p(n.sum(-1, keepdims=True))
        hot = jax.nn.one_hot(plate, S)

        def loss(p):
            h = jnp.log1p(n) @ p["in"]
            mean, var = h.mean(0), h.var(0)
            h = jax.nn.relu((h - mean) * lax.rsqrt(var + 1e-3) * p["scale"])
            m, log = jnp.split(h @ p["z"], 2, -1)
            z = m + jnp.exp(0.5 * log) * jax.random.normal(key, m.shape)
            d = mlp(p["dec"], jnp.concatenate([z, hot], -1))
            mu, zero = jax.nn.softmax(d[:, :G]) * jnp.exp(size), d[:, G:]
            theta = jnp.exp(p["theta"])
            at_zero = jax.nn.softplus(-zero + theta * (jnp.log(theta) - jnp.log(theta + mu))) - jax.nn.softplus(-zero)
            other = (-zero - jax.nn.softplus(-zero) + theta * (jnp.log(theta) - jnp.log(theta + mu)) + n * (jnp.log(mu + 1e-8) - jnp.log(theta + mu))
                     + jsp.special.gammaln(n + theta) - jsp.special.gammaln(theta) - jsp.special.gammaln(n + 1))
            fit = -jnp.where(n < 0.5, at_zero, other).sum(-1)
            kl = 0.5 * (m ** 2 + jnp.exp(log) - 1 - log).sum(-1)
            return (fit + warm * kl).mean(), (mean, var)

        (value, now), g = jax.value_and_grad(loss, has_aux=True)(ts["p"])
        u, opt = tx.update(g, ts["opt"], ts["p"])
        stats = T(lambda a, b: 0.99 * a + 0.01 * b, ts["stats"], now)
        return {"p": optax.apply_updates(ts["p"], u), "opt": opt, "stats": stats, "n": ts["n"] + 1}, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3))
    p = {"in": draw(0, G, 12) * 0.3, "scale": jnp.ones(12), "z": draw(1, 12, 2 * Z) * 0.3, "dec": layers(2, Z + S, 12, 2 * G), "theta": jnp.zeros(G)}
    state = {"p": p, "opt": tx.init(p), "stats": (jnp.zeros(12), jnp.ones(12)), "n": jnp.int32(0)}
    return Stranger(step, (state, jnp.float32(0.2), whole(9, 6, B, G) * whole(10, 2, B, G), whole(11, S, B)),
                    ({"p": "param", "opt": "opt", "stats": "model_state", "n": "counter"}, "scalar", "batch", "batch"), lambda a, r: (r[0], *a[1:]),
                    (0,), tolerance=1e-3)


def grades_in_order():
    """Ordinal regression with sorted cut points by a cumulative softplus, probit links; a censored target by a normal's tails."""
    F, C = 7, 5

    def loss(p, x, grade, amount, censored):
        h = mlp(p["body"], x)
        cuts = jnp.cumsum(jnp.concatenate([p["cut"][:1], jax.nn.softplus(p["cut"][1:])]))
        cdf = jsp.special.ndtr(cuts - h[:, :1])
        cdf = jnp.concatenate([jnp.zeros((B, 1)), cdf, jnp.ones((B, 1))], 1)
        mass = jnp.take_along_axis(jnp.diff(cdf, axis=1), grade[:, None], 1)[:, 0]
        scale = jax.nn.softplus(p["scale"]) + 1e-2
        z = (amount - h[:, 1]) / scale
        tobit = jnp.where(censored, jsp.special.log_ndtr(-z), jsp.stats.norm.logpdf(z) - jnp.log(scale))
        return -(jnp.log(mass + 1e-6) + tobit).mean()

    p = {"body": layers(0, F, 16, 2), "cut": jnp.array([-1.0, 0.5, 0.5, 0.5]), "scale": jnp.float32(0.5)}
    return trained(loss, p, draw(4, B, F), whole(5, C, B), draw(6, B), whole(7, 3, B) == 0, tx=optax.adam(5e-3), donate=(0, 1), tolerance=1e-3)


def expectation_maximised():
    """Online EM of a mixture of full Gaussians: no gradient anywhere; sufficient statistics are averaged, parameters made from them."""
    F, K = 4, 3

    def step(p, stats, n, x):
        chol = jnp.linalg.cholesky(p["cov"])
        z = jax.vmap(lambda m, c: jsp.linalg.solve_triangular(c, (x - m).T, lower=True).T)(p["mean"], chol)
        lp = jnp.log(p["weight"])[:, None] - 0.5 * (z ** 2).sum(-1) - jnp.log(jnp.diagonal(chol, axis1=1, axis2=2)).sum(-1)[:, None]
        r = jax.nn.softmax(lp, 0)
        new = {"n": r.sum(1) / B, "x": r @ x / B, "xx": jnp.einsum("kb,bi,bj->kij", r, x, x) / B}
        rate = (n + 2.0) ** -0.6
        stats = T(lambda a, b: (1 - rate) * a + rate * b, stats, new)
        mean = stats["x"] / stats["n"][:, None]
        cov = stats["xx"] / stats["n"][:, None, None] - mean[:, :, None] * mean[:, None] + 1e-2 * jnp.eye(F)
        p = {"weight": stats["n"] / stats["n"].sum(), "mean": mean, "cov": cov}
        return p, stats, n + 1, jax.nn.logsumexp(lp, 0).mean()

    mean = draw(0, K, F)
    p = {"weight": jnp.full(K, 1 / K), "mean": mean, "cov": jnp.tile(jnp.eye(F), (K, 1, 1))}
    stats = {"n": jnp.full(K, 1 / K), "x": mean / K, "xx": (jnp.eye(F) + mean[:, :, None] * mean[:, None]) / K}
    return Stranger(step, (p, stats, jnp.float32(0), draw(1, B, F)), ("param", "opt", "counter", "batch"), lambda a, r: (*r[:3], a[3]),
                    (0, 1, 2), tolerance=1e-3)


LIKELIHOODS = {
    "counts_over_time": counts_over_time,
    "evidence_of_classes": evidence_of_classes,
    "angles_on_a_circle": angles_on_a_circle,
    "chains_of_weights": chains_of_weights,
    "deviations_kept": deviations_kept,
    "weights_with_spread": weights_with_spread,
    "residual_flow": residual_flow,
    "told_from_noise": told_from_noise,
    "flows_to_rewards": flows_to_rewards,
    "walkers": walkers,
    "overlaps_of_rows": overlaps_of_rows,
    "topics_by_gammas": topics_by_gammas,
    "cells_with_many_zeros": cells_with_many_zeros,
    "grades_in_order": grades_in_order,
    "expectation_maximised": expectation_maximised,
}
