"""Optimizers by hand, penalties across rows, physics and search inside the step."""

import jax
import jax.flatten_util
import jax.numpy as jnp
import jax.scipy as jsp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _square(p, x, y, activation=jnp.tanh):
    return ((mlp(p, x, activation) - y) ** 2).mean()


def cautious_variance():
    """MARS with a cautious mask: gradients of one batch at the weights of now and of the step before, kept; updates against the gradient are left out, the rest scaled up by the mask's mean."""
    B, D = 12, 10

    def step(p, before, m, v, t, x, y):
        loss, g = jax.value_and_grad(_square)(p, x, y)
        old = jax.grad(_square)(before, x, y)
        t = t + 1
        c = T(lambda a, b: a + 0.025 * 0.95 / 0.05 * (a - b), g, old)
        norm = jnp.sqrt(sum(jnp.sum(a**2) for a in jax.tree.leaves(c)))
        c = T(lambda a: a / jnp.maximum(norm, 1.0), c)
        m = T(lambda m, c: 0.95 * m + 0.05 * c, m, c)
        v = T(lambda v, c: 0.99 * v + 0.01 * c**2, v, c)

        def new(p, m, v, g):
            u = m / (1 - 0.95**t) / (jnp.sqrt(v / (1 - 0.99**t)) + 1e-8)
            mask = (u * g > 0).astype(p.dtype)
            return p - 3e-3 * (u * mask / jnp.maximum(mask.mean(), 1e-3) + 0.01 * p)
        return T(new, p, m, v, g), p, m, v, t, loss

    p = layers(0, D, 16, 12, 4)
    zeros = T(jnp.zeros_like, p)
    return Stranger(step, (p, layers(9, D, 16, 12, 4), zeros, zeros, jnp.zeros((), jnp.int32), draw(20, B, D), draw(21, B, 4)),
                    ("param", "opt", "opt", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3), tolerance=1e-3)


def snapshots():
    """SVRG: gradients of the batch at the weights and at a snapshot, the snapshot's average gradient beside them; a new snapshot every second step, under cond."""
    B, D = 12, 8

    def step(p, snap, average, t, x, y):
        loss, g = jax.value_and_grad(_square)(p, x, y)
        anchor = jax.grad(_square)(snap, x, y)
        p = T(lambda p, g, a, m: p - 0.05 * (g - a + m), p, g, anchor, average)
        average = T(lambda m, a: m + (a - m) / (1 + t % 2), average, anchor)

        def renew(_):
            return p, T(jnp.zeros_like, average)
        snap, average = lax.cond(t % 2 == 1, renew, lambda _: (snap, average), None)
        return p, snap, average, t + 1, {"loss": loss, "apart": optax.global_norm(T(jnp.subtract, p, snap))}

    p = layers(0, D, 12, 3)
    return Stranger(step, (p, layers(5, D, 12, 3), T(jnp.zeros_like, p), jnp.zeros((), jnp.int32), draw(20, B, D), draw(21, B, 3)),
                    ("param", "opt", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2))


def low_rank_orthonormal():
    """Dion: power iteration of the momentum with a right basis that is kept, columns by QR, what the low rank leaves out is fed back."""
    B, D, R = 12, 12, 3

    def one(p, m, q, g):
        m = m + g
        left = jnp.linalg.qr(m @ q)[0]
        right = m.T @ left
        m = m - 0.05 * left @ right.T
        right = right / (jnp.linalg.norm(right, axis=0, keepdims=True) + 1e-8)
        return p * (1 - 1e-4) - 0.02 * (p.shape[0] / p.shape[1]) ** 0.5 * left @ right.T, m, right

    def step(state, x, y):
        def loss(p):
            return ((jnp.tanh(jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"]) @ p["w3"] - y) ** 2).mean()
        value, g = jax.value_and_grad(loss)(state["p"])
        p, m, q = dict(state["p"]), dict(state["m"]), dict(state["q"])
        for name in ("w1", "w2"):
            p[name], m[name], q[name] = one(p[name], m[name], q[name], g[name])
        for name in ("b1", "w3"):
            m[name] = 0.9 * m[name] + 0.1 * g[name]
            p[name] = p[name] - 0.01 * jnp.sign(m[name])
        return {"p": p, "m": m, "q": q}, value

    p = {"w1": draw(0, D, 16) * 0.3, "b1": jnp.zeros(16), "w2": draw(1, 16, D) * 0.3, "w3": draw(2, D, 4) * 0.3}
    state = {"p": p, "m": T(jnp.zeros_like, p), "q": {"w1": draw(3, 16, R), "w2": draw(4, D, R)}}
    return Stranger(step, (state, draw(8, B, D), draw(9, B, 4)), ({"p": "param", "m": "opt", "q": "opt"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def preconditioned_by_triangles():
    """PSGD: triangular Kronecker factors fitted to gradients met with noise by triangular solves, normalised by a bound of the norm."""
    B, D = 12, 8

    def fit(ql, qr, g, v):
        a = ql @ g @ qr.T
        b = jsp.linalg.solve_triangular(qr.T, jsp.linalg.solve_triangular(ql.T, v, lower=True).T, lower=True).T
        up1, up2 = jnp.triu(a @ a.T - b @ b.T), jnp.triu(a.T @ a - b.T @ b)

        def norm(m):
            return jnp.sqrt(jnp.abs(m).sum(0).max() * jnp.abs(m).sum(1).max()) + 1e-6
        return ql - 0.1 / norm(up1) * up1 @ ql, qr - 0.1 / norm(up2) * up2 @ qr

    def step(p, q, mom, key, x, y):
        key, sub = jax.random.split(key)
        value, g = jax.value_and_grad(lambda p: ((jnp.tanh(x @ p[0]) @ p[1] - y) ** 2).mean())(p)
        mom = T(lambda m, g: 0.9 * m + 0.1 * g, mom, g)
        keys = jax.random.split(sub, len(p))
        q = [fit(*q[i], mom[i], jax.random.normal(keys[i], mom[i].shape)) for i in range(len(p))]
        updates = [ql.T @ (ql @ m @ qr.T) @ qr for (ql, qr), m in zip(q, mom)]
        scale = jnp.minimum(1.0, 1.0 / (1e-6 + jnp.sqrt(sum((u**2).mean() for u in updates))))
        return [a - 0.02 * scale * u for a, u in zip(p, updates)], q, mom, key, value

    p = [draw(0, D, 12) * 0.3, draw(1, 12, 4) * 0.3]
    q = [(jnp.eye(a.shape[0]), jnp.eye(a.shape[1])) for a in p]
    return Stranger(step, (p, q, T(jnp.zeros_like, p), jax.random.key_data(jax.random.PRNGKey(0)), draw(5, B, D), draw(6, B, 4)),
                    ("param", "opt", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2), tolerance=1e-3)


def roots_of_stacks():
    """Shampoo on stacked layers: statistics of all layers [L, ...] at once, roots by eigenvectors under vmap, the layers in a scan, grafted to Adam's norm."""
    B, D, L = 12, 12, 4

    def step(p, s, m, t, x, y):
        def loss(p):
            h, _ = lax.scan(lambda h, w: (h + jnp.tanh(h @ w["w"] + w["b"]), None), x @ p["in"], p["layers"])
            return ((h @ p["out"] - y) ** 2).mean()
        value, g = jax.value_and_grad(loss)(p)
        w = g["layers"]["w"]
        s = {"l": 0.95 * s["l"] + jnp.einsum("lij,lkj->lik", w, w), "r": 0.95 * s["r"] + jnp.einsum("lji,ljk->lik", w, w)}

        def root(a):
            e, v = jnp.linalg.eigh(a + 1e-4 * jnp.eye(D))
            return (v * jnp.maximum(e, 1e-6) ** -0.25) @ v.T
        u = jax.vmap(root)(s["l"]) @ w @ jax.vmap(root)(s["r"])
        m = T(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        graft = jnp.linalg.norm(m["layers"]["w"], axis=(1, 2), keepdims=True) / (jnp.linalg.norm(u, axis=(1, 2), keepdims=True) + 1e-8)
        d = {**m, "layers": {**m["layers"], "w": graft * u}}
        return T(lambda p, d: p - 0.05 * d, p, d), s, m, t + 1, value

    p = {"in": draw(0, 6, D) * 0.3, "layers": {"w": draw(1, L, D, D) * 0.2, "b": jnp.zeros((L, D))}, "out": draw(2, D, 3) * 0.3}
    s = {"l": jnp.tile(jnp.eye(D) * 0.1, (L, 1, 1)), "r": jnp.tile(jnp.eye(D) * 0.1, (L, 1, 1))}
    return Stranger(step, (p, s, T(jnp.zeros_like, p), jnp.zeros((), jnp.int32), draw(5, B, 6), draw(6, B, 3)), ("param", "opt", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2), tolerance=1e-3)


def damped_least_squares():
    """Levenberg-Marquardt of a small network: Jacobian rows by reverse mode, the normal equations solved, the damping raised or lowered by whether the loss fell."""
    B, D = 12, 4

    def step(p, damping, x, y):
        flat, unravel = jax.flatten_util.ravel_pytree(p)

        def residual(flat, x, y):
            return (mlp(unravel(flat), x, jnp.tanh) - y)[..., 0]
        r = residual(flat, x, y)
        jac = jax.vmap(jax.grad(lambda f, a, b: residual(f, a[None], b[None])[0]), (None, 0, 0))(flat, x, y)
        a = jac.T @ jac / B
        new = flat - jnp.linalg.solve(a + damping * jnp.eye(a.shape[0]), jac.T @ r / B)
        better = (residual(new, x, y) ** 2).mean() < (r**2).mean()
        flat = jnp.where(better, new, flat)
        damping = jnp.where(better, damping / 3, damping * 2)
        return unravel(flat), damping, {"loss": (r**2).mean(), "took": better}

    return Stranger(step, (layers(0, D, 5, 1), jnp.float32(0.1), draw(5, B, D), draw(6, B, 1)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0,), tolerance=1e-3)


def invariant_groups():
    """Group DRO with an IRM penalty: losses of each environment by its id, weights of environments by exponentiated gradient, the gradient of a dummy scale."""
    B, D, E = 12, 8, 3

    def step(p, opt, weights, x, y, env):
        member = jax.nn.one_hot(env, E)

        def loss(p):
            logits = mlp(p, x)[:, 0]

            def risks(scale):
                each = optax.sigmoid_binary_cross_entropy(logits * scale, y)
                return (member * each[:, None]).sum(0) / jnp.maximum(member.sum(0), 1)
            r = risks(1.0)
            slopes = jax.jvp(risks, (1.0,), (1.0,))[1]
            return (weights * r).sum() + 0.5 * (slopes**2).mean() + 0.1 * r.var(), r
        (value, r), g = jax.value_and_grad(loss, has_aux=True)(p)
        weights = jax.nn.softmax(jnp.log(weights) + 0.1 * r)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, weights, value, r.max()

    tx = optax.adam(1e-2)
    p = layers(0, D, 12, 1)
    return Stranger(step, (p, tx.init(p), jnp.full(E, 1 / E), draw(5, B, D), whole(6, 2, B).astype(jnp.float32), whole(7, E, B)),
                    ("param", "opt", "param", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1))


def correlated_views():
    """Deep CCA: covariances of two views over the batch, whitened by eigenvectors, the sum of singular values as the loss."""
    B, D, K = 24, 8, 4

    def inverse_root(c):
        e, v = jnp.linalg.eigh(c)
        return (v * lax.rsqrt(jnp.maximum(e, 1e-4))) @ v.T

    def step(p, opt, a, b):
        def loss(p):
            h, g = mlp(p["a"], a, jnp.tanh), mlp(p["b"], b, jnp.tanh)
            h, g = h - h.mean(0), g - g.mean(0)
            ch, cg = h.T @ h / (B - 1) + 1e-2 * jnp.eye(K), g.T @ g / (B - 1) + 1e-2 * jnp.eye(K)
            m = inverse_root(ch) @ (h.T @ g / (B - 1)) @ inverse_root(cg)
            return -jnp.linalg.svd(m, compute_uv=False).sum()
        value, grad = jax.value_and_grad(loss)(p)
        u, opt = tx.update(grad, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.sgd(0.05, momentum=0.9)
    p = {"a": layers(0, D, 12, K), "b": layers(5, D, 12, K)}
    return Stranger(step, (p, tx.init(p), draw(8, B, D), draw(9, B, D) + draw(8, B, D)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def orthonormal_batch():
    """SpectralNet: outputs made orthonormal over the batch by a Cholesky factor, nearby pairs of the batch drawn together."""
    B, D, K = 24, 6, 3

    def step(p, opt, x):
        def loss(p):
            y = mlp(p, x, jnp.tanh)
            factor = jnp.linalg.cholesky(y.T @ y / B + 1e-4 * jnp.eye(K))
            y = jsp.linalg.solve_triangular(factor, y.T, lower=True).T
            near = jnp.exp(-0.2 * ((x[:, None] - x[None]) ** 2).sum(-1))
            return (near * ((y[:, None] - y[None]) ** 2).sum(-1)).sum() / B**2
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(3e-3)
    p = layers(0, D, 12, K)
    return Stranger(step, (p, tx.init(p), draw(5, B, D)), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-3)


def natural_splines():
    """A neural controlled equation: natural cubic splines through the samples by a tridiagonal solve, the hidden state driven along by midpoint steps."""
    B, L, C, H = 12, 6, 3, 8

    def slopes(y):
        d = jnp.concatenate([jnp.ones(1) * 2, jnp.full(L - 2, 4.0), jnp.ones(1) * 2])
        lower, upper = jnp.ones(L).at[0].set(0.0), jnp.ones(L).at[-1].set(0.0)
        rhs = 3 * jnp.concatenate([y[1:2] - y[:1], y[2:] - y[:-2], y[-1:] - y[-2:-1]])
        return lax.linalg.tridiagonal_solve(lower, d, upper, rhs)

    def step(p, opt, series, label):
        def loss(p):
            m = jax.vmap(slopes)(series)

            def move(h, i):
                y0, y1, m0, m1 = series[:, i], series[:, i + 1], m[:, i], m[:, i + 1]
                for t in (0.25, 0.75):
                    dx = (6 * t**2 - 6 * t) * (y0 - y1) + (3 * t**2 - 4 * t + 1) * m0 + (3 * t**2 - 2 * t) * m1
                    f = jnp.tanh(mlp(p["field"], h, jax.nn.softplus)).reshape(B, H, C)
                    h = h + 0.5 * jnp.einsum("bhc,bc->bh", f, dx)
                return h, None
            h, _ = lax.scan(move, jnp.tanh(series[:, 0] @ p["first"]), jnp.arange(L - 1))
            return optax.sigmoid_binary_cross_entropy((h @ p["read"])[:, 0], label).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-3)
    p = {"first": draw(0, C, H) * 0.3, "field": layers(1, H, 12, H * C), "read": draw(4, H, 1) * 0.3}
    return Stranger(step, (p, tx.init(p), jnp.cumsum(draw(5, B, L, C), 1) * 0.3, whole(6, 2, B).astype(jnp.float32)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def signatures():
    """Signatures of learnt paths to depth three, by Chen's identity in a scan, log-signature's first terms as features."""
    B, L, D, C = 12, 7, 4, 3

    def step(p, opt, x, y):
        def loss(p):
            path = mlp(p["path"], x, jnp.tanh)
            dx = jnp.diff(path, axis=1).swapaxes(0, 1)

            def chen(s, d):
                a, b, c = s
                dd = jnp.einsum("bi,bj->bij", d, d) / 2
                ddd = jnp.einsum("bij,bk->bijk", dd, d) / 3
                c = c + jnp.einsum("bij,bk->bijk", b, d) + jnp.einsum("bi,bjk->bijk", a, dd) + ddd
                b = b + jnp.einsum("bi,bj->bij", a, d) + dd
                return (a + d, b, c), None
            (a, b, c), _ = lax.scan(chen, (jnp.zeros((B, C)), jnp.zeros((B, C, C)), jnp.zeros((B, C, C, C))), dx)
            area = (b - b.swapaxes(1, 2))[:, *jnp.triu_indices(C, 1)]
            f = jnp.concatenate([a, area, c.reshape(B, -1)], -1)
            return ((f @ p["w"])[:, 0] - y).__pow__(2).mean() + 1e-3 * jnp.abs(p["w"]).sum()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p, value=value)
        return optax.apply_updates(p, u), opt, value

    tx = optax.chain(optax.adamw(3e-3), optax.contrib.reduce_on_plateau(patience=1))
    p = {"path": layers(0, D, 8, C), "w": draw(5, C + 3 + C**3, 1) * 0.1}
    return Stranger(step, (p, tx.init(p), draw(6, B, L, D) * 0.5, draw(7, B)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def reversible_noise():
    """A neural stochastic equation by reversible Heun, noise by keys of each time step, trained to match moments of the data at all times."""
    B, L, H = 12, 5, 4

    def step(p, opt, key, data):
        key, sub = jax.random.split(key)

        def loss(p):
            def drift(t, z):
                return mlp(p["f"], jnp.concatenate([z, jnp.full((B, 1), t)], -1), jax.nn.silu)

            def spread(t, z):
                return jax.nn.sigmoid(mlp(p["g"], jnp.concatenate([z, jnp.full((B, 1), t)], -1), jax.nn.silu))

            def heun(s, i):
                z, w, f, g = s
                t = (i + 1) / L
                dw = jax.random.normal(jax.random.fold_in(sub, i), (B, H)) * L**-0.5
                w = 2 * z - w + f / L + g * dw
                f2, g2 = drift(t, w), spread(t, w)
                z = z + 0.5 * ((f + f2) / L + (g + g2) * dw)
                return (z, w, f2, g2), z @ p["read"]
            z = jax.random.normal(jax.random.fold_in(sub, 99), (B, H)) @ p["start"]
            _, made = lax.scan(heun, (z, z, drift(0.0, z), spread(0.0, z)), jnp.arange(L))
            seen = data.swapaxes(0, 1)
            return ((made.mean(1) - seen.mean(1)) ** 2).mean() + ((made.std(1) - seen.std(1)) ** 2).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adadelta(1.0)
    p = {"f": layers(0, H + 1, 8, H), "g": layers(4, H + 1, 8, H), "read": draw(8, H, 2), "start": draw(9, H, H)}
    return Stranger(step, (p, tx.init(p), jax.random.key_data(jax.random.PRNGKey(4)), draw(11, B, L, 2)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=1e-3, asks="no set of arguments can be sharded along its first dimension without gathering")


EXPERIMENTS = {
    "cautious_variance": cautious_variance,
    "snapshots": snapshots,
    "low_rank_orthonormal": low_rank_orthonormal,
    "preconditioned_by_triangles": preconditioned_by_triangles,
    "roots_of_stacks": roots_of_stacks,
    "damped_least_squares": damped_least_squares,
    "invariant_groups": invariant_groups,
    "correlated_views": correlated_views,
    "orthonormal_batch": orthonormal_batch,
    "natural_splines": natural_splines,
    "signatures": signatures,
    "reversible_noise": reversible_noise,
}
