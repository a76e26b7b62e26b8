"""Likelihoods and operators: weights of slices of time, angles on a circle by mixtures, counts with an offset and effects of groups,
fields by transforms over three dimensions."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.scipy.special import gammaln, i0e, logsumexp
from stranger import Stranger
from trained import plain, trained

T = jax.tree_util.tree_map


def mixtures_on_a_torus():
    """Circular splines are left out: von Mises densities whose means are made by a network from a condition; logarithms of Bessel functions, angles drawn by rejection outside."""
    def loss(p, condition, angles):
        out = mlp(p, condition).reshape(condition.shape[0], 3, 4)  # components: two coordinates, a concentration, a weight
        mean = jnp.arctan2(out[..., 0], out[..., 1])
        kappa = jax.nn.softplus(out[..., 2]) + 1e-2
        log_p = kappa * (jnp.cos(angles[:, None] - mean) - 1) - jnp.log(2 * jnp.pi * i0e(kappa))
        return -logsumexp(jax.nn.log_softmax(out[..., 3]) + log_p, -1).mean()
    p, tx = layers(0, 6, 24, 12), optax.adam(1e-2)
    return plain(trained(loss, tx), p, tx, (draw(1, 24, 6), draw(2, 24) % (2 * jnp.pi)), tolerance=1e-3)


def counts_with_an_offset():
    """Counts by a negative binomial with exposure and zeros apart, effects of groups from a normal whose spread is learnt, drawn once a step by a key; ADVI by hand, a bound over all data from a part of it."""
    groups, all_ = 6, 1000

    def loss(q, key, x, group, exposure, y):
        eps = jax.random.normal(key, (groups,))
        effects = q["mean"] + jnp.exp(q["log_sd"]) * eps
        sd = jnp.exp(q["log_tau"])
        eta = mlp(q["net"], x)[:, 0] + effects[group] * sd + jnp.log(exposure)
        mu, r = jnp.exp(jnp.clip(eta, -5, 5)), jnp.exp(q["log_r"])
        log_nb = gammaln(y + r) - gammaln(r) - gammaln(y + 1) + r * jnp.log(r / (r + mu)) + y * jnp.log(mu / (r + mu))
        gate = jax.nn.sigmoid(q["gate"])
        each = jnp.where(y == 0, jnp.logaddexp(jnp.log(gate), jnp.log1p(-gate) + log_nb), jnp.log1p(-gate) + log_nb)
        prior = jax.scipy.stats.norm.logpdf(effects).sum() + jax.scipy.stats.gamma.logpdf(sd, 2.0, scale=1.0) + q["log_tau"]
        entropy = q["log_sd"].sum()
        return -(all_ / x.shape[0] * each.sum() + prior + entropy) / all_
    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.adam(2e-2))

    def step(q, opt, key, *data):
        key, now = jax.random.split(key)
        bound, g = jax.value_and_grad(loss)(q, now, *data)
        u, opt = tx.update(g, opt, q)
        return optax.apply_updates(q, u), opt, key, -bound
    q = {"net": layers(0, 5, 16, 1), "mean": draw(3, groups), "log_sd": jnp.full(groups, -1.0), "log_tau": jnp.float32(0), "log_r": jnp.float32(0.5), "gate": jnp.float32(-1)}
    data = (draw(4, 24, 5), whole(5, groups, 24), jnp.abs(draw(6, 24)) + 0.5, whole(7, 6, 24).astype(jnp.float32))
    return Stranger(step, (q, tx.init(q), jax.random.PRNGKey(2), *data), ("param", "opt", "rng", *["batch"] * 4), lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=2e-3)


def fields_by_fourier_in_three():
    """A Fourier neural operator over two dimensions and time by `fftn` and `ifftn` with complex weights kept as two real ones; relative errors by field; gradients clipped by value, AdamW with a cosine."""
    modes, width, n = 2, 6, 6

    def spectral(p, x):
        f = jnp.fft.rfftn(x, axes=(1, 2, 3))
        out = jnp.zeros(f.shape[:-1] + (width,), jnp.complex64)
        for i, (sx, sy) in enumerate(((slice(None, modes), slice(None, modes)), (slice(-modes, None), slice(None, modes)), (slice(None, modes), slice(-modes, None)), (slice(-modes, None), slice(-modes, None)))):
            w = p["re"][i] + 1j * p["im"][i]
            out = out.at[:, sx, sy, :modes].set(jnp.einsum("bxyzi,ioxyz->bxyzo", f[:, sx, sy, :modes], w))
        return jnp.fft.irfftn(out, s=x.shape[1:4], axes=(1, 2, 3))

    def net(p, a):
        grid = jnp.stack(jnp.meshgrid(*[jnp.linspace(0, 1, k) for k in a.shape[1:4]], indexing="ij"), -1)
        x = jnp.concatenate([a, jnp.broadcast_to(grid, (a.shape[0], *grid.shape))], -1)
        x = x @ p["lift"][0] + p["lift"][1]
        for q in p["blocks"]:
            x = jax.nn.gelu(spectral(q, x) + x @ q["w"] + q["b"])
        return mlp(p["project"], x, jax.nn.gelu)[..., 0]

    def loss(p, a, u):
        found = net(p, a)
        diff = jnp.linalg.norm((found - u).reshape(u.shape[0], -1), axis=1)
        return (diff / jnp.linalg.norm(u.reshape(u.shape[0], -1), axis=1)).mean(), jnp.mean((found - u) ** 2, axis=(0, 1, 2))
    tx = optax.chain(optax.clip(1.0), optax.adamw(optax.cosine_decay_schedule(1e-2, 20), weight_decay=1e-4))
    block = lambda s: {"re": draw(s, 4, width, width, modes, modes, modes) / width**2, "im": draw(s + 1, 4, width, width, modes, modes, modes) / width**2, "w": draw(s + 2, width, width) * width**-0.5, "b": jnp.zeros(width)}
    p = {"lift": layers(0, 5, width)[0], "blocks": [block(10), block(20)], "project": layers(30, width, 12, 1)}

    def step(p, opt, a, u):
        (value, by_time), g = jax.value_and_grad(loss, has_aux=True)(p, a, u)
        updates, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, updates), opt, value, by_time
    return plain(step, p, tx, (draw(1, 8, n, n, n, 2), draw(2, 8, n, n, n)), tolerance=2e-3)


def equation_in_two_phases():
    """Allen-Cahn's equation: Fourier features in space, weights of slices of time by the residuals before them, the tolerance of that as an argument, terms balanced by norms of their gradients kept as an average."""
    slices, points = 4, 32

    def net(p, t, x):
        z = jnp.stack([t, jnp.cos(jnp.pi * x), jnp.sin(jnp.pi * x), jnp.cos(2 * jnp.pi * x), jnp.sin(2 * jnp.pi * x)])
        u = jnp.tanh(z @ p["U"][0] + p["U"][1])
        v = jnp.tanh(z @ p["V"][0] + p["V"][1])
        for w, b in p["hidden"]:
            z = jnp.tanh(z @ w + b)
            z = z * u + (1 - z) * v
        return (z @ p["last"][0] + p["last"][1])[0]

    def residual(p, t, x):
        u = net(p, t, x)
        u_t = jax.grad(net, 1)(p, t, x)
        u_xx = jax.grad(jax.grad(net, 2), 2)(p, t, x)
        return u_t - 1e-4 * u_xx + 5 * u**3 - 5 * u

    def losses(p, batch, tol):
        order = jnp.argsort(batch[:, 0])
        r = jax.vmap(residual, (None, 0, 0))(p, batch[order, 0], batch[order, 1])
        chunks = (r.reshape(slices, -1) ** 2).mean(1)
        weights = lax.stop_gradient(jnp.exp(-tol * (jnp.tril(jnp.ones((slices, slices)), -1) @ chunks)))
        xs = jnp.linspace(-1, 1, 16)
        first = jax.vmap(net, (None, None, 0))(p, 0.0, xs) - xs**2 * jnp.cos(jnp.pi * xs)
        return {"ics": jnp.mean(first**2), "res": jnp.mean(weights * chunks)}

    tx = optax.adam(optax.exponential_decay(1e-3, 10, 0.9))

    def step(state, batch, tol):
        p, opt, weights, count = state
        norms = {k: optax.global_norm(jax.grad(lambda q, k=k: losses(q, batch, tol)[k])(p)) for k in ("ics", "res")}
        mean = sum(norms.values()) / len(norms)
        weights = {k: jnp.where(count % 2 == 0, 0.9 * weights[k] + 0.1 * mean / (norms[k] + 1e-5 * mean), weights[k]) for k in norms}

        def loss(q):
            each = losses(q, batch, tol)
            return sum(weights[k] * each[k] for k in each), each
        (value, each), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return (optax.apply_updates(p, u), opt, weights, count + 1), {"loss": value, **each}
    first = layers(0, 5, 16)
    p = {"U": layers(3, 5, 16)[0], "V": layers(4, 5, 16)[0], "hidden": first + layers(6, 16, 16), "last": layers(9, 16, 1)[0]}
    batch = jnp.asarray(np.random.default_rng(0).random((points, 2)) * [1, 2] - [0, 1], jnp.float32)
    weights = {"ics": jnp.float32(1), "res": jnp.float32(1)}
    # A weight is a state that the gradient reads; it is none of the optimizer's.
    return Stranger(step, ((p, tx.init(p), weights, jnp.int32(0)), batch, jnp.float32(1.0)), (("param", "opt", "model_state", "counter"), "batch", "scalar"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


SEEKERS = {f.__name__: f for f in (equation_in_two_phases, mixtures_on_a_torus, counts_with_an_offset, fields_by_fourier_in_three)}
