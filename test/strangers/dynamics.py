"""Sciences: wave functions solved in samples, paths between irregular times, chains of Hamiltonian steps, particles on grids, double
precision, complex weights, pulses, trees, diffraction, waves, equations found in data."""

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.experimental.ode import odeint
from jax.flatten_util import ravel_pytree
from stranger import Stranger
from trained import plain

T = jax.tree_util.tree_map


def overlaps_solved_in_samples():
    """Ground states of spins: rows of log-derivatives meet in a matrix of samples that is factorised, the step is what solves it."""
    B, S, H = 12, 6, 6

    def log_psi(p, s):
        return jnp.sum(jnp.log(jnp.cosh(s @ p["w"] + p["b"]))) + s @ p["a"]

    def local_energy(p, s):
        here = log_psi(p, s)
        flips = s[None] * (1 - 2 * jnp.eye(S))
        return -jnp.sum(s * jnp.roll(s, 1)) - 0.8 * jnp.exp(jax.vmap(log_psi, (None, 0))(p, flips) - here).sum()

    def step(p, last, samples):
        flat, unravel = ravel_pytree(p)
        e = jax.vmap(local_energy, (None, 0))(p, samples)
        o = jax.vmap(lambda s: jax.grad(lambda v: log_psi(unravel(v), s))(flat))(samples)
        o = (o - o.mean(0)) / B**0.5
        r = (e - e.mean()) / B**0.5
        gram = o @ o.T + 1e-2 * jnp.eye(B) + 1 / B
        d = o.T @ jsp.linalg.cho_solve(jsp.linalg.cho_factor(gram), r - 0.9 * o @ last) + 0.9 * last
        d = d * jnp.minimum(1.0, jnp.sqrt(0.1 / jnp.sum(d * d)))
        return unravel(flat - 0.05 * d), d, {"energy": e.mean(), "variance": e.var()}

    import jax.flatten_util
    p = {"a": draw(0, S) * 0.1, "w": draw(1, S, H) * 0.2, "b": draw(2, H) * 0.1}
    samples = 2.0 * whole(3, 2, B, S).astype(jnp.float32) - 1
    return Stranger(step, (p, jnp.zeros(S + S * H + H), samples), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=2e-3)


def irregular_paths():
    """Series at times of their own: a recurrent encoder reads them backwards, an adaptive solver runs a latent path, its adjoint runs back."""
    B, N, F, Z = 12, 5, 3, 4

    def step(p, opt, key, t, x, mask):
        key, sub = jax.random.split(key)

        def loss(p):
            def gru(h, inputs):
                u = jnp.concatenate([inputs, h], -1)
                z, r = jnp.split(jax.nn.sigmoid(u @ p["zr"]), 2, -1)
                return (1 - z) * h + z * jnp.tanh(jnp.concatenate([inputs, r * h], -1) @ p["c"]), None
            h, _ = lax.scan(gru, jnp.zeros((B, 8)), jnp.concatenate([x * mask[..., None], mask[..., None]], -1).swapaxes(0, 1), reverse=True)
            mean, log = jnp.split(h @ p["to_z"], 2, -1)
            z0 = mean + jnp.exp(0.5 * log) * jax.random.normal(sub, mean.shape)
            path = odeint(lambda z, s: mlp(p["field"], z, jnp.tanh), z0, t, rtol=1e-4, atol=1e-4).swapaxes(0, 1)
            y = path @ p["out"]
            ll = -0.5 * (jnp.square((y - x) / 0.3).sum(-1) * mask).sum(1)
            kl = 0.5 * (jnp.exp(log) + mean**2 - 1 - log).sum(-1)
            return (kl - ll).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adamax(5e-3)
    p = {"zr": draw(0, F + 1 + 8, 16) * 0.3, "c": draw(1, F + 1 + 8, 8) * 0.3, "to_z": draw(2, 8, 2 * Z) * 0.3, "field": layers(3, Z, 8, Z), "out": draw(6, Z, F) * 0.5}
    mask = jnp.asarray(np.random.default_rng(7).random((B, N)) < 0.7, jnp.float32)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(8), jnp.array([0.0, 0.1, 0.35, 0.4, 0.7]), draw(9, B, N, F), mask),
                    ("param", "opt", "rng", "frozen", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def leapfrogs_accepted():
    """Hamiltonian Monte Carlo of a network's weights: leapfrogs over all data, accepted or not as a whole, the step's size by dual averaging."""
    B, F, L = 12, 4, 4

    def step(q, adapt, key, x, y):
        key, k1, k2 = jax.random.split(key, 3)

        def potential(q):
            out = mlp(q, x, jnp.tanh)[:, 0]
            return 0.5 * jnp.square(out - y).sum() / 0.1 + 0.5 * sum(jnp.sum(v * v) for v in jax.tree.leaves(q))

        leaves, tree = jax.tree.flatten(q)
        m = tree.unflatten([jax.random.normal(k, v.shape) for k, v in zip(jax.random.split(k1, len(leaves)), leaves)])
        eps = jnp.exp(adapt["log_eps"])
        kinetic = lambda m: 0.5 * sum(jnp.sum(v * v) for v in jax.tree.leaves(m))
        u0, g0 = jax.value_and_grad(potential)(q)

        def leap(carry, _):
            q, m, g = carry
            m = T(lambda m, g: m - 0.5 * eps * g, m, g)
            q = T(lambda q, m: q + eps * m, q, m)
            u, g = jax.value_and_grad(potential)(q)
            m = T(lambda m, g: m - 0.5 * eps * g, m, g)
            return (q, m, g), u
        (new, m1, _), us = lax.scan(leap, (q, m, g0), None, length=L)
        accept = jnp.minimum(1.0, jnp.exp(u0 + kinetic(m) - us[-1] - kinetic(m1)))
        take = jax.random.uniform(k2) < accept
        q = lax.cond(take, lambda: new, lambda: q)
        t = adapt["t"] + 1
        h = (1 - 1 / (t + 10)) * adapt["h"] + (0.65 - accept) / (t + 10)
        log_eps = adapt["mu"] - jnp.sqrt(t) / 0.05 * h
        adapt = {"t": t, "h": h, "log_eps": log_eps, "mean": t**-0.75 * log_eps + (1 - t**-0.75) * adapt["mean"], "mu": adapt["mu"]}
        return q, adapt, key, {"potential": jnp.where(take, us[-1], u0), "accept": accept}

    q = layers(0, F, 6, 1)
    adapt = {"t": jnp.float32(0), "h": jnp.float32(0), "log_eps": jnp.log(0.01), "mean": jnp.float32(0), "mu": jnp.log(0.1)}
    adapt = T(jnp.float32, adapt)
    kinds = {"t": "counter", "h": "model_state", "log_eps": "model_state", "mean": "model_state", "mu": "model_state"}
    return Stranger(step, (q, adapt, jax.random.PRNGKey(4), draw(5, B, F), draw(6, B)), ("param", kinds, "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=5e-3)


def samples_banked():
    """Langevin steps with a cyclic rate: weights are written into a bank at the end of each cycle, preconditioned by squares of gradients."""
    B, F, C, K = 12, 6, 3, 3

    def step(state, batch):
        x, y = batch
        k = state["k"]
        rate = 0.5e-2 * (jnp.cos(jnp.pi * (k % 2) / 2) + 1)
        hot = (k % 2) == 1
        rng, sub = jax.random.split(state["rng"])

        def energy(p):
            logits = mlp(p, x, jax.nn.relu)
            return 100 * optax.softmax_cross_entropy(logits, jax.nn.one_hot(y, C)).mean() + 0.5 * optax.tree.norm(p, squared=True)
        e, g = jax.value_and_grad(energy)(state["p"])
        v = T(lambda v, g: 0.99 * v + 0.01 * jnp.square(g / 100), state["v"], g)
        pre = T(lambda v: 1 / (1e-2 + jnp.sqrt(v)), v)
        noise = optax.tree.random_like(sub, state["p"])
        p = T(lambda p, g, c, n: p - rate * c * g / 100 + jnp.where(hot, jnp.sqrt(2 * rate * c / 100), 0.0) * n, state["p"], g, pre, noise)
        at = (k // 2) % K
        bank = T(lambda b, p: jnp.where(hot, lax.dynamic_update_index_in_dim(b, p, at, 0), b), state["bank"], p)
        return {"p": p, "v": v, "bank": bank, "k": k + 1, "rng": rng}, e

    p = layers(0, F, 8, C)
    state = {"p": p, "v": T(jnp.zeros_like, p), "bank": T(lambda v: jnp.zeros((K, *v.shape)), p), "k": jnp.int32(0), "rng": jax.random.key(0)}
    kinds = {"p": "param", "v": "opt", "bank": "model_state", "k": "counter", "rng": "rng"}
    return Stranger(step, (state, (draw(3, B, F), whole(4, C, B))), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,))


def kernels_per_task():
    """Deep kernels over tasks: each row is a task with a Gaussian process of its own, marginal likelihood by a Cholesky factor, and a prediction reported."""
    B, N, M, F = 12, 6, 3, 3

    def step(p, opt, tasks):
        def kernel(p, a, b):
            a, b = (mlp(p["phi"], v, jnp.tanh) / jax.nn.softplus(p["length"]) for v in (a, b))
            return jax.nn.softplus(p["scale"]) * jnp.exp(-0.5 * ((a[:, None] - b[None]) ** 2).sum(-1))

        def one(p, x, y, xs, ys):
            noise = jax.nn.softplus(p["noise"]) + 1e-2
            l = jnp.linalg.cholesky(kernel(p, x, x) + noise * jnp.eye(N))
            a = jsp.linalg.cho_solve((l, True), y - p["mean"])
            nll = 0.5 * (y - p["mean"]) @ a + jnp.log(jnp.diag(l)).sum() + 0.5 * N * jnp.log(2 * jnp.pi)
            ks = kernel(p, xs, x)
            v = jsp.linalg.solve_triangular(l, ks.T, lower=True)
            mean, var = p["mean"] + ks @ a, jax.nn.softplus(p["scale"]) + noise - (v**2).sum(0)
            return nll, -jsp.stats.norm.logpdf(ys, mean, jnp.sqrt(var)).mean()

        def loss(p):
            nll, test = jax.vmap(one, (None, 0, 0, 0, 0))(p, *tasks)
            return nll.mean(), test.mean()
        (value, test), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"nll": value, "test": test}

    tx = optax.adam(1e-2)
    p = {"phi": layers(0, F, 8, 2), "length": jnp.zeros(2), "scale": jnp.float32(0), "noise": jnp.float32(-1), "mean": jnp.float32(0)}
    return plain(step, p, tx, ((draw(3, B, N, F), draw(4, B, N), draw(5, B, M, F), draw(6, B, M)),), tolerance=1e-3)


def particles_on_a_grid():
    """Soft bodies: particles give mass and momentum to a grid and take them back, a controller moves them, the gradient runs through the steps."""
    B, P, G, N = 12, 8, 5, 3

    def simulate(p, x, v, goal):
        def advance(carry, t):
            x, v, c = carry
            inside = x * G
            base = jnp.clip(jnp.floor(inside - 0.5).astype(jnp.int32), 0, G - 3)
            f = inside - base
            w = jnp.stack([0.5 * (1.5 - f) ** 2, 0.75 - (f - 1) ** 2, 0.5 * (f - 0.5) ** 2])
            push = 0.1 * jnp.tanh(mlp(p, jnp.concatenate([x.mean(0), v.mean(0), goal, jnp.sin(t)[None]]), jnp.tanh))
            grid, mass = jnp.zeros((G, G, 2)), jnp.zeros((G, G))
            for i in range(3):
                for j in range(3):
                    d = jnp.array([i, j]) - f
                    k = w[i, :, 0] * w[j, :, 1]
                    at = base[:, 0] + i, base[:, 1] + j
                    grid = grid.at[at].add(k[:, None] * (v + jnp.einsum("pij,pj->pi", c, d) + push))
                    mass = mass.at[at].add(k)
            grid = grid / jnp.maximum(mass, 1e-6)[..., None]
            edge = jnp.arange(G) >= G - 1
            grid = grid.at[..., 0].multiply(~edge[:, None]).at[..., 1].multiply(~edge[None])
            nv, nc = jnp.zeros_like(v), jnp.zeros_like(c)
            for i in range(3):
                for j in range(3):
                    d = jnp.array([i, j]) - f
                    k = (w[i, :, 0] * w[j, :, 1])[:, None]
                    gv = grid[base[:, 0] + i, base[:, 1] + j]
                    nv, nc = nv + k * gv, nc + 4 * k[..., None] * gv[:, :, None] * d[:, None]
            return (jnp.clip(x + 0.05 * nv, 0.05, 0.95), nv, nc), None
        (x, v, _), _ = lax.scan(jax.checkpoint(advance), (x, v, jnp.zeros((P, 2, 2))), jnp.arange(N, dtype=jnp.float32))
        return jnp.square(x.mean(0) - goal).sum() + 0.01 * jnp.square(v).mean()

    def step(p, opt, x, v, goal):
        value, g = jax.value_and_grad(lambda p: jax.vmap(simulate, (None, 0, 0, 0))(p, x, v, goal).mean())(p)
        g = T(lambda g: jnp.where(jnp.isfinite(g), g, 0.0), g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.chain(optax.clip(1.0), optax.adam(1e-2))
    return plain(step, layers(0, 7, 8, 2), tx, (jax.nn.sigmoid(draw(3, B, P, 2)), draw(4, B, P, 2) * 0.1, jax.nn.sigmoid(draw(5, B, 2))), tolerance=1e-3)


def atoms_in_double():
    """Energies and forces in double precision: species as numbers, neighbours padded, shifts of species looked up, scale and shift of data kept apart."""
    with jax.enable_x64():
        step, arguments, kinds = _atoms()
    return DoubleStranger(step, arguments, kinds, lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


class DoubleStranger(Stranger):
    """A step that is lowered and run with 64 bits."""

    def lower(self):
        with jax.enable_x64():
            return super().lower()

    def run(self, count):
        with jax.enable_x64():
            return super().run(count)

    def values(self, lowered):
        with jax.enable_x64():
            return super().values(lowered)

    def expected(self, lowered):
        with jax.enable_x64():
            return super().expected(lowered)


def _atoms():
    B, N, K, D, S = 12, 5, 4, 6, 3
    random = np.random.default_rng(0)

    def energy(p, r, z, nbr, ok):
        h = p["embed"][z]
        d = r[nbr] - r[:, None]
        length = jnp.sqrt((d * d).sum(-1) + jnp.where(ok, 0.0, 1.0))
        basis = jnp.exp(-2.0 * (length[..., None] - jnp.linspace(0.5, 3, 5)) ** 2)
        cut = jnp.where(ok & (length < 4), 0.5 * (jnp.cos(jnp.pi * length / 4) + 1), 0.0)
        for w in p["blocks"]:
            filters = jax.nn.softplus(basis @ w["f"]) - np.log(2.0)
            h = h + jnp.tanh(((h @ w["a"])[nbr] * filters * cut[..., None]).sum(1) @ w["b"])
        e = (jax.nn.softplus(h @ p["out1"]) @ p["out2"])[:, 0]
        return (e + p["shift"][z]).sum()

    def step(p, opt, ema, r, z, nbr, ok, e, f):
        def loss(p):
            got, g = jax.vmap(jax.value_and_grad(energy, 1), (None, 0, 0, 0, 0))(p, r, z, nbr, ok)
            return ((got - e) ** 2 / N**2).mean() + 10 * ((g + f) ** 2).mean(), jnp.abs(g + f).mean()
        (value, mae), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, opt, optax.incremental_update(p, ema, 0.01), {"loss": value, "mae": mae, "rmse": jnp.sqrt(value)}

    tx = optax.amsgrad(1e-3)
    d = lambda *s: jnp.asarray(random.standard_normal(s))
    p = {"embed": d(S, D), "blocks": [{"f": d(5, D) * 0.4, "a": d(D, D) * 0.4, "b": d(D, D) * 0.4} for _ in range(2)], "out1": d(D, D) * 0.4,
         "out2": d(D, 1), "shift": d(S)}
    nbr = jnp.asarray(np.stack([[[j for j in range(N) if j != i] for i in range(N)]] * B))
    ok = jnp.asarray(random.random((B, N, K)) < 0.8)
    z = jnp.asarray(random.integers(0, S, (B, N)))
    return step, (p, tx.init(p), T(jnp.copy, p), d(B, N, 3), z, nbr, ok, d(B), d(B, N, 3)), ("param", "opt", "model_state", *["batch"] * 6)


def modes_as_complex_numbers():
    """An operator on a torus whose weights are complex numbers, trained by Adam; modes of two corners; loss relative for each row; noise on inputs."""
    B, N, W, M = 12, 8, 4, 2

    def net(p, x):
        g = jnp.stack(jnp.meshgrid(jnp.linspace(0, 1, N), jnp.linspace(0, 1, N)), -1)
        h = jnp.concatenate([x[..., None], jnp.broadcast_to(g, (B, N, N, 2))], -1) @ p["lift"]
        for w in p["layers"]:
            f = jnp.fft.rfft2(h, axes=(1, 2))
            y = jnp.zeros_like(f)
            y = y.at[:, :M, :M].set(jnp.einsum("bxyi,xyio->bxyo", f[:, :M, :M], w["low"]))
            y = y.at[:, -M:, :M].set(jnp.einsum("bxyi,xyio->bxyo", f[:, -M:, :M], w["high"]))
            h = jax.nn.gelu(jnp.fft.irfft2(y, (N, N), axes=(1, 2)) + h @ w["skip"])
        return (h @ p["drop"])[..., 0]

    def step(p, opt, key, x, y):
        key, sub = jax.random.split(key)
        x = x + 0.01 * jax.random.normal(sub, x.shape)

        def loss(p):
            d = (net(p, x) - y).reshape(B, -1)
            return (jnp.linalg.norm(d, axis=1) / jnp.linalg.norm(y.reshape(B, -1), axis=1)).mean()
        value, g = jax.value_and_grad(loss)(p)
        g = T(jnp.conj, g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(3e-3))
    c = lambda i: (draw(i, M, M, W, W) + 1j * draw(i + 1, M, M, W, W)) / W
    p = {"lift": draw(0, 3, W) * 0.5, "drop": draw(1, W, 1) * 0.5, "layers": [{"low": c(2 + 5 * i), "high": c(4 + 5 * i), "skip": draw(6 + 5 * i, W, W) * 0.3} for i in range(2)]}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), draw(20, B, N, N), draw(21, B, N, N)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=1e-3)


def pulses_shaped():
    """Control of two qubits: amplitudes of pulses in time, exponentials of Hamiltonians with noise of their own for each row, fidelity of gates."""
    B, N = 12, 4

    sx, sy, sz, one = (np.array(m, np.complex64) for m in ([[0, 1], [1, 0]], [[0, -1j], [1j, 0]], [[1, 0], [0, -1]], [[1, 0], [0, 1]]))
    controls = jnp.asarray(np.stack([np.kron(sx, one), np.kron(sy, one), np.kron(one, sx), np.kron(one, sy)]))
    drift = jnp.asarray(np.kron(sz, sz) * 0.5)
    target = jnp.asarray(np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]], np.complex64))
    detune = jnp.asarray(np.stack([np.kron(sz, one), np.kron(one, sz)]))

    def expm(m):
        m, total = m / 8, jnp.eye(4, dtype=m.dtype)
        for k in range(6, 0, -1):
            total = jnp.eye(4) + m @ total / k
        for _ in range(3):
            total = total @ total
        return total

    def step(pulse, opt, offsets, gains):
        def loss(pulse):
            amp = 2 * jnp.tanh(pulse)

            def gate(offset, gain):
                h0 = drift + jnp.tensordot(offset, detune, 1)

                def one_slice(u, a):
                    return expm(-1j * 0.3 * (h0 + gain * jnp.tensordot(a, controls, 1))) @ u, None
                u, _ = lax.scan(one_slice, jnp.eye(4, dtype=jnp.complex64), amp)
                return jnp.abs(jnp.trace(target.conj().T @ u)) ** 2 / 16
            f = jax.vmap(gate)(offsets, gains)
            smooth = jnp.square(jnp.diff(amp, axis=0, prepend=0, append=0)).mean()
            return 1 - f.mean() + 1e-2 * smooth, f.min()
        (value, worst), g = jax.value_and_grad(loss, has_aux=True)(pulse)
        u, opt = tx.update(g, opt, pulse)
        return optax.apply_updates(pulse, u), opt, value, worst

    tx = optax.adam(0.05)
    return plain(step, draw(0, N, 4) * 0.3, tx, (draw(1, B, 2) * 0.1, 1 + 0.05 * draw(2, B)), tolerance=1e-3)


def sites_on_a_tree():
    """Phylogenetics: rates of a reversible chain by an eigendecomposition, likelihoods of sites pruned up a tree, branch lengths trained; sites are rows."""
    B, L = 12, 4

    def step(p, opt, leaves, weight):
        def loss(p):
            pi = jax.nn.softmax(p["pi"])
            rates = jnp.zeros((4, 4)).at[jnp.triu_indices(4, 1)].set(jnp.exp(p["rates"]))
            q = (rates + rates.T) * pi
            q = q - jnp.diag(q.sum(1))
            q = q / -(pi * jnp.diag(q)).sum()
            root = jnp.sqrt(pi)
            lam, u = jnp.linalg.eigh(root[:, None] * q / root)
            lengths = jax.nn.softplus(p["lengths"])
            trans = jnp.einsum("i,ik,bk,jk,j->bij", 1 / root, u, jnp.exp(lam * lengths[:, None]), u, root)
            x = [leaves[:, i] @ trans[i].T for i in range(L)]
            a, b = x[0] * x[1], x[2] * x[3]
            scale = a.max(-1, keepdims=True)
            top = (a / scale) @ trans[4].T * (b @ trans[5].T)
            ll = jnp.log(top @ pi) + jnp.log(scale[:, 0])
            return -(ll * weight).sum() / weight.sum()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-2)
    p = {"pi": jnp.array([0.1, -0.2, 0.3, 0.0]), "rates": draw(0, 6) * 0.3, "lengths": draw(1, 6) * 0.3 - 1}
    sites = jax.nn.one_hot(whole(2, 4, B, L), 4)
    return plain(step, p, tx, (sites, 1.0 + whole(3, 4, B).astype(jnp.float32)), tolerance=2e-3)


def diffraction_patterns():
    """Ptychography: a complex object and a complex probe from intensities; patches are cut where the beam stood; plain gradient steps by hand."""
    B, N, P = 12, 12, 6

    def step(obj, probe, positions, intensities):
        def loss(obj, probe):
            patches = jax.vmap(lambda at: lax.dynamic_slice(obj, (at[0], at[1]), (P, P)))(positions)
            waves = jnp.fft.fft2(patches * probe, norm="ortho")
            return jnp.square(jnp.sqrt(jnp.abs(waves) ** 2 + 1e-6) - jnp.sqrt(intensities)).sum((1, 2)).mean()
        value, (go, gp) = jax.value_and_grad(loss, argnums=(0, 1))(obj, probe)
        obj = obj - 0.2 * go.conj()
        obj = obj / jnp.maximum(jnp.abs(obj), 1.0)
        probe = probe - 0.05 * gp.conj() / jnp.sqrt(jnp.mean(jnp.abs(gp) ** 2) + 1e-6)
        return obj, probe, value

    obj = (jnp.exp(1j * draw(0, N, N)) * 0.9).astype(jnp.complex64)
    probe = (jnp.exp(-jnp.linspace(-1, 1, P)[:, None] ** 2 - jnp.linspace(-1, 1, P) ** 2) + 0j).astype(jnp.complex64)
    return Stranger(step, (obj, probe, whole(1, N - P + 1, B, 2), jnp.abs(draw(2, B, P, P))), ("param", "param", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def waves_inverted():
    """Seismic inversion: shots are rows, a wave runs through a model of speeds that is trained, kept between bounds and smoothed by a fixed kernel."""
    B, N, S = 12, 10, 6

    def shot(speed, source, wavelet):
        hit = jnp.zeros((N, N)).at[1, source].set(1.0)

        def advance(carry, w):
            now, last = carry
            pad = jnp.pad(now, 1)
            lap = pad[2:, 1:-1] + pad[:-2, 1:-1] + pad[1:-1, 2:] + pad[1:-1, :-2] - 4 * now
            new = 2 * now - last + (0.3 * speed) ** 2 * lap + w * hit
            return (new, now * 0.99), new[0]
        return lax.scan(jax.checkpoint(advance), (jnp.zeros((N, N)),) * 2, wavelet)[1]

    def step(m, opt, lo, hi, source, wavelet, seen):
        def misfit(m):
            got = jax.vmap(shot, (None, 0, None))(m, source, wavelet)
            return 0.5 * jnp.square(got - seen).sum((1, 2)).mean()
        value, g = jax.value_and_grad(misfit)(m)
        k = jnp.array([1.0, 2, 1]) / 4
        g = jsp.signal.convolve2d(g, k[:, None] * k, mode="same")
        g = g / jnp.abs(g).max()
        u, opt = tx.update(g, opt, m)
        return jnp.clip(optax.apply_updates(m, u), lo, hi), opt, value

    tx = optax.sgd(0.05, 0.5)
    m = jnp.full((N, N), 1.5)
    wavelet = jnp.sin(jnp.arange(S, dtype=jnp.float32))
    return Stranger(step, (m, tx.init(m), jnp.float32(1.0), jnp.float32(2.0), whole(0, N, B), wavelet, draw(1, B, S, N) * 0.1),
                    ("param", "opt", "scalar", "scalar", "batch", "frozen", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def equations_thresholded():
    """Equations from data: coordinates by an autoencoder, their derivatives by forward mode, terms of a library that are masked once they are small."""
    B, F, Z = 12, 8, 2

    def library(z):
        i, j = jnp.triu_indices(Z)
        return jnp.concatenate([jnp.ones_like(z[:, :1]), z, z[:, i] * z[:, j], jnp.sin(z)], 1)

    def step(params, opt, mask, n, x, dx):
        def loss(p):
            enc = lambda x: mlp(p["enc"], x, jax.nn.sigmoid)
            dec = lambda z: mlp(p["dec"], z, jax.nn.sigmoid)
            z, dz = jax.jvp(enc, (x,), (dx,))
            found = library(z) @ (p["xi"] * mask)
            y, dy = jax.jvp(dec, (z,), (found,))
            return jnp.square(y - x).mean() + 0.1 * jnp.square(dy - dx).mean() + 0.1 * jnp.square(found - dz).mean() + 1e-3 * jnp.abs(p["xi"] * mask).mean()
        value, g = jax.value_and_grad(loss)(params)
        u, opt = tx.update(g, opt, params)
        params = optax.apply_updates(params, u)
        mask = jnp.where((n + 1) % 2 == 0, (jnp.abs(params["xi"]) > 0.1) * mask, mask)
        return params, opt, mask, n + 1, value, (mask > 0).sum()

    tx = optax.adam(1e-2)
    p = {"enc": layers(0, F, 8, Z), "dec": layers(3, Z, 8, F), "xi": draw(6, 8, Z) * 0.5}
    return Stranger(step, (p, tx.init(p), jnp.ones((8, Z)), jnp.int32(0), draw(7, B, F), draw(8, B, F)),
                    ("param", "opt", "model_state", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2))


DYNAMICS = {
    "overlaps_solved_in_samples": overlaps_solved_in_samples,
    "irregular_paths": irregular_paths,
    "leapfrogs_accepted": leapfrogs_accepted,
    "samples_banked": samples_banked,
    "kernels_per_task": kernels_per_task,
    "particles_on_a_grid": particles_on_a_grid,
    "atoms_in_double": atoms_in_double,
    "modes_as_complex_numbers": modes_as_complex_numbers,
    "pulses_shaped": pulses_shaped,
    "sites_on_a_tree": sites_on_a_tree,
    "diffraction_patterns": diffraction_patterns,
    "waves_inverted": waves_inverted,
    "equations_thresholded": equations_thresholded,
}
