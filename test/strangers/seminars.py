"""Papers as their code trains them: layers solved by mixing past iterates, minimal recurrences in logarithms, relations by bases,
letters corrupted by matrices, weights drawn and curvature kept, points that weigh themselves, grids without a network, a million
small experts, targets and others apart, slopes of outputs, products of multivectors, letters drawn softly, plans by latents."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B = 8


def anderson(f, x, m=3, steps=8, beta=0.9, lam=1e-4):
    """A fixed point of f [rows, width] by mixing the last m iterates, each row by weights of its own."""
    b, d = x.shape
    xs = jnp.zeros((b, m, d)).at[:, 0].set(x)
    fs = jnp.zeros((b, m, d)).at[:, 0].set(f(x))
    xs = xs.at[:, 1].set(fs[:, 0])
    fs = fs.at[:, 1].set(f(fs[:, 0]))

    def body(k, carry):
        xs, fs = carry
        have = (jnp.arange(m) < jnp.minimum(k, m)).astype(x.dtype)
        g = (fs - xs) * have[None, :, None]
        h = jnp.einsum("bmd,bnd->bmn", g, g) + lam * jnp.eye(m) + jnp.diag(1e6 * (1 - have))
        alpha = jnp.linalg.solve(h, jnp.broadcast_to(have, (b, m))[..., None])[..., 0]
        alpha = alpha / alpha.sum(1, keepdims=True)
        new = beta * jnp.einsum("bm,bmd->bd", alpha, fs) + (1 - beta) * jnp.einsum("bm,bmd->bd", alpha, xs)
        return xs.at[:, k % m].set(new), fs.at[:, k % m].set(f(new))
    xs, fs = lax.fori_loop(2, steps, body, (xs, fs))
    return xs[:, (steps - 1) % m]


def mixed_iterates():
    """A deep equilibrium model: forward and backward are solved by Anderson's mixing, one cell outside for the gradient, a hook of implicit differentiation by custom_vjp; a penalty of the cell's Jacobian by a drawn vector."""
    D = 10

    def cell(p, x, z):
        z = jnp.tanh(z @ p["w"] + x @ p["u"] + p["b"])
        return (z - z.mean(-1, keepdims=True)) / jnp.sqrt(z.var(-1, keepdims=True) + 1e-5) * p["g"]

    @jax.custom_vjp
    def solve(p, x):
        return anderson(lambda z: cell(p, x, z), jnp.zeros((x.shape[0], D)))

    def solve_fwd(p, x):
        z = solve(p, x)
        return z, (p, x, z)

    def solve_bwd(saved, bar):
        p, x, z = saved
        _, vjp_z = jax.vjp(lambda z: cell(p, x, z), z)
        u = anderson(lambda u: vjp_z(u)[0] + bar, jnp.zeros_like(bar))
        _, vjp = jax.vjp(lambda p, x: cell(p, x, z), p, x)
        return vjp(u)
    solve.defvjp(solve_fwd, solve_bwd)

    def loss(p, key, x, y):
        z = solve(p["cell"], x)
        ce = cross_entropy(z @ p["head"], y).mean()
        v = jax.random.normal(key, z.shape)
        _, vjp_z = jax.vjp(lambda z: cell(p["cell"], x, z), lax.stop_gradient(z))
        jac = jnp.square(vjp_z(v)[0]).sum() / z.size
        return ce + 0.1 * jac, jac

    def step(p, opt, key, x, y):
        key, now = jax.random.split(key)
        (value, jac), g = jax.value_and_grad(loss, has_aux=True)(p, now, x, y)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, jac
    p = {"cell": {"w": draw(0, D, D) * 0.1, "u": draw(1, 6, D) * 0.4, "b": jnp.zeros(D), "g": jnp.full(D, 0.5)}, "head": draw(2, D, 4) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), draw(3, B, 6), whole(4, 4, B)), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-2)


def recurrences_in_logarithms():
    """minGRU: gates by log-sigmoids, hidden states by a parallel scan in logarithms (cumulative sums and logsumexp); selective copying with a loss at the last places only; a mask of lengths, sizes that grow inside."""
    V, D, S, OUT = 12, 12, 14, 4

    def log_g(x):
        return jnp.where(x >= 0, jnp.log(jax.nn.relu(x) + 0.5), -jax.nn.softplus(-x))

    def cumulative_lse(x):
        def op(a, b):
            return jnp.logaddexp(a, b)
        return lax.associative_scan(op, x, axis=1)

    def min_gru(q, x):
        gate, hidden = jnp.split(x @ q["w"], 2, -1)
        log_z, log_c = -jax.nn.softplus(-gate), -jax.nn.softplus(gate)
        values = log_z + log_g(hidden)
        a = jnp.cumsum(log_c, 1)
        return jnp.exp(a + cumulative_lse(values - a)) @ q["o"]

    def rms(g, x):
        return x / jnp.maximum(jnp.linalg.norm(x, axis=-1, keepdims=True), 1e-12) * np.sqrt(D) * (g + 1)

    def loss(p, ids, answers):
        x = p["embed"][ids]
        for q in p["layers"]:
            pad = jnp.pad(x, ((0, 0), (2, 0), (0, 0)))
            x = sum(pad[:, i:i + S] * q["conv"][i] for i in range(3)) + x
            x = min_gru(q, rms(q["n1"], x)) + x
            x = jax.nn.gelu(rms(q["n2"], x) @ q["up"]) @ q["down"] + x
        logits = rms(p["norm"], x)[:, -OUT:] @ p["embed"].T
        return cross_entropy(logits, answers).mean(), (logits.argmax(-1) == answers).all(-1).mean()

    def layer(s):
        return {"w": draw(s, D, 2 * 16) * 0.3, "o": draw(s + 1, 16, D) * 0.3, "conv": draw(s + 2, 3, D) * 0.2, "n1": jnp.zeros(D), "n2": jnp.zeros(D), "up": draw(s + 3, D, 2 * D) * 0.3, "down": draw(s + 4, 2 * D, D) * 0.2}
    p, tx = {"embed": draw(0, V, D) * 0.5, "layers": [layer(1), layer(6)], "norm": jnp.zeros(D)}, optax.adamw(2e-3)
    return plain(trained(loss, tx, True), p, tx, [whole(20, V, B, S), whole(21, V, B, OUT)], tolerance=2e-3)


def relations_by_bases():
    """R-GCN on a knowledge graph: the graph's edges and types are given, weights of relations are sums of bases, mean over edges of a kind by segment sums; DistMult on triples of the batch against corrupted ones, drawn inside; L2 of relations."""
    N, R, D, E = 20, 3, 8, 60

    def encode(p, src, dst, rel):
        h = p["entity"]
        for q in p["layers"]:
            weight = jnp.einsum("rb,bio->rio", q["comp"], q["bases"])
            message = jnp.einsum("ei,eio->eo", h[src], weight[rel])
            kind = dst * R + rel
            count = jax.ops.segment_sum(jnp.ones(E), kind, N * R)
            message = message / jnp.maximum(count[kind], 1)[:, None]
            h = jnp.tanh(jax.ops.segment_sum(message, dst, N) + h @ q["self"] + q["bias"])
        return h

    def step(p, opt, key, src, dst, rel, triples):
        key, k1, k2 = jax.random.split(key, 3)

        def loss(p):
            h = encode(p, src, dst, rel)
            s, r, o = triples[:, 0], triples[:, 1], triples[:, 2]
            other = jax.random.randint(k1, (triples.shape[0], 5), 0, N)
            head = jax.random.bernoulli(k2, 0.5, other.shape)
            s_all = jnp.concatenate([s[:, None], jnp.where(head, other, s[:, None])], 1)
            o_all = jnp.concatenate([o[:, None], jnp.where(head, o[:, None], other)], 1)
            score = (h[s_all] * p["relation"][r][:, None] * h[o_all]).sum(-1)
            label = jnp.zeros_like(score).at[:, 0].set(1)
            reg = (p["relation"] ** 2).mean() + (h**2).mean()
            return optax.sigmoid_binary_cross_entropy(score, label).mean() + 0.01 * reg, ((score[:, :1] <= score).sum(1)).mean()
        (value, rank), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, rank
    layer = lambda s: {"comp": draw(s, R, 2), "bases": draw(s + 1, 2, D, D) * 0.3, "self": draw(s + 2, D, D) * 0.3, "bias": jnp.zeros(D)}
    p, tx = {"entity": draw(0, N, D) * 0.5, "layers": [layer(1), layer(4)], "relation": draw(9, R, D)}, optax.adam(1e-2)
    triples = jnp.stack([whole(10, N, 12), whole(11, R, 12), whole(12, N, 12)], 1)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), whole(13, N, E), whole(14, N, E), whole(15, R, E), triples), ("param", "opt", "rng", "const", "const", "const", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def letters_corrupted_by_matrices():
    """D3PM: transitions of a discretised normal, their products given as tables by time, a posterior of x0's logits, the bound and a cross-entropy beside; times drawn with the batch's index, antithetic."""
    V, S, TIME, D = 9, 6, 10, 16
    betas = np.linspace(0.02, 0.5, TIME)
    one = np.zeros((TIME, V, V))
    for t, beta in enumerate(betas):
        for i in range(V):
            for j in range(V):
                one[t, i, j] = np.exp(-4 * (i - j) ** 2 / ((V - 1) ** 2 * beta)) if i != j else 0
        norm = sum(np.exp(-4 * k**2 / ((V - 1) ** 2 * beta)) for k in range(-(V - 1), V))
        one[t] = one[t] / norm
        one[t] += np.diag(1 - one[t].sum(1))
    many = [one[0]]
    for t in range(1, TIME):
        many.append(many[-1] @ one[t])
    q_one, q_many = jnp.asarray(one.transpose(0, 2, 1), jnp.float32), jnp.asarray(np.stack(many), jnp.float32)

    def posterior(logits_or_ids, x_t, t, are_logits):
        fact1 = q_one[t[:, None], x_t]
        before = q_many[jnp.maximum(t - 1, 0)]
        if are_logits:
            fact2 = jnp.einsum("bsv,bvw->bsw", jax.nn.softmax(logits_or_ids, -1), before)
            first = logits_or_ids
        else:
            fact2 = before[jnp.arange(B)[:, None], logits_or_ids]
            first = jnp.log(jax.nn.one_hot(logits_or_ids, V) + 1e-6)
        return jnp.where((t == 0)[:, None, None], first, jnp.log(fact1 + 1e-6) + jnp.log(fact2 + 1e-6))

    def loss(p, key, x):
        k_t, k_x = jax.random.split(key)
        t = jax.random.randint(k_t, (B // 2 + 1,), 0, TIME)
        t = jnp.concatenate([t, TIME - t - 1])[:B]
        probs = jnp.log(q_many[t[:, None], x] + 1e-6)
        x_t = jnp.argmax(probs + jax.random.gumbel(k_x, probs.shape), -1)
        h = p["embed"][x_t] + p["place"] + p["time"][t][:, None]
        h = h + jax.nn.silu(h @ p["w1"] + jnp.einsum("bsd,st->btd", h, p["mix"])) @ p["w2"]
        logits = h @ p["out"] + jax.nn.one_hot(x_t, V)
        true, model = posterior(x, x_t, t, False), posterior(logits, x_t, t, True)
        kl = (jax.nn.softmax(true + 1e-6, -1) * (jax.nn.log_softmax(true + 1e-6, -1) - jax.nn.log_softmax(model + 1e-6, -1))).sum(-1)
        nll = -jnp.take_along_axis(jax.nn.log_softmax(model, -1), x[..., None], -1)[..., 0]
        vb = jnp.where((t == 0)[:, None], nll, kl).mean(-1) / np.log(2)
        ce = cross_entropy(logits, x).mean(-1)
        return (vb + 0.001 * ce).mean(), {"vb": vb.mean(), "ce": ce.mean()}

    def step(state, rng, x):
        rng = jax.random.fold_in(rng, state["step"])
        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(state["params"], rng, x)
        u, opt = tx.update(g, state["opt"], state["params"])
        p = optax.apply_updates(state["params"], u)
        ema = T(lambda e, q: e * 0.999 + 0.001 * q, state["ema"], p)
        return {"params": p, "opt": opt, "ema": ema, "step": state["step"] + 1}, {"loss": value, **aux}
    p = {"embed": draw(0, V, D) * 0.3, "place": draw(1, S, D) * 0.3, "time": draw(2, TIME, D) * 0.3, "w1": draw(3, D, D) * 0.3, "mix": draw(4, S, S) * 0.3, "w2": draw(5, D, D) * 0.3, "out": draw(6, D, V) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))
    state = {"params": p, "opt": tx.init(p), "ema": T(jnp.array, p), "step": jnp.int32(0)}
    return Stranger(step, (state, jax.random.PRNGKey(1), whole(7, V, B, S)), ({"params": "param", "opt": "opt", "ema": "model_state", "step": "counter"}, "rng", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=3e-3)


def weights_drawn_and_curvature_kept():
    """IVON: a sample of weights from a normal whose precision is an average of curvature, that is the noise times the gradient; momentum with its bias taken off, clipped updates; two samples in turn."""
    ess, decay, b1, b2, rate = 1000.0, 1e-4, 0.9, 0.99, 0.05

    def step(state, key, x, y):
        mean, h, m, t = state["mean"], state["hess"], state["momentum"], state["count"]
        leaves, tree = jax.tree.flatten(mean)

        def sample(key):
            keys = tree.unflatten(list(jax.random.split(key, len(leaves))))
            noise = T(lambda k, a, c: jax.random.normal(k, a.shape) * lax.rsqrt(ess * (c + decay)), keys, mean, h)
            value, g = jax.value_and_grad(lambda w: cross_entropy(mlp(w, x), y).mean())(T(jnp.add, mean, noise))
            return value, g, T(lambda g, n, c: g * n * ess * (c + decay), g, noise, h)
        found = [sample(k) for k in jax.random.split(jax.random.fold_in(key, t), 2)]
        value = sum(f[0] for f in found) / 2
        g, curve = (T(lambda a, b: (a + b) / 2, found[0][i], found[1][i]) for i in (1, 2))
        t = t + 1
        m = T(lambda a, b: b1 * a + (1 - b1) * b, m, g)
        h = T(lambda c, f: b2 * c + (1 - b2) * f + 0.5 * ((1 - b2) * (c - f)) ** 2 / (c + decay), h, curve)
        mean = T(lambda a, b, c: a - rate * jnp.clip((b / (1 - b1**t) + decay * a) / (c + decay), -0.5, 0.5), mean, m, h)
        return {"mean": mean, "hess": h, "momentum": m, "count": t}, value
    p = layers(0, 6, 16, 4)
    state = {"mean": p, "hess": T(lambda a: jnp.full(a.shape, 0.5), p), "momentum": T(jnp.zeros_like, p), "count": jnp.int32(0)}
    return Stranger(step, (state, jax.random.PRNGKey(2), draw(4, 16, 6), whole(5, 4, 16)), ({"mean": "param", "hess": "opt", "momentum": "opt", "count": "counter"}, "rng", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def points_that_weigh_themselves():
    """Self-adaptive physics-informed networks: weights of each point of the equation and of the start go uphill by an Adam of their own; second derivatives by nested jvp; points stay those that the weights are of."""
    def u(p, t, x):
        return mlp(p, jnp.stack([t, x], -1), jnp.tanh)[..., 0]

    def residual(p, t, x):
        one = lambda t, x: u(p, t, x)
        ut = jax.jvp(lambda t: one(t, x), (t,), (jnp.ones_like(t),))[1]
        ux = lambda x: jax.jvp(lambda x: one(t, x), (x,), (jnp.ones_like(x),))[1]
        uxx = jax.jvp(ux, (x,), (jnp.ones_like(x),))[1]
        v = one(t, x)
        return ut - 1e-3 * uxx + 5 * v**3 - 5 * v

    def step(p, lam, opt, opt_lam, t, x, x0, u0):
        def loss(p, lam):
            r = jnp.mean((lam["r"] * residual(p, t, x)) ** 2)
            start = jnp.mean((lam["u"] * (u(p, jnp.zeros_like(x0), x0) - u0)) ** 2)
            return r + start
        value, (g, up) = jax.value_and_grad(loss, (0, 1))(p, lam)
        d, opt = tx.update(g, opt, p)
        dl, opt_lam = tx_lam.update(T(jnp.negative, up), opt_lam, lam)
        return optax.apply_updates(p, d), optax.apply_updates(lam, dl), opt, opt_lam, value
    p, lam = layers(0, 2, 16, 16, 1), {"r": jnp.abs(draw(5, 24)), "u": 100 * jnp.abs(draw(6, 12))}
    tx, tx_lam = optax.adam(1e-3, b1=0.99), optax.adam(1e-3, b1=0.99)
    x0 = draw(9, 12)
    return Stranger(step, (p, lam, tx.init(p), tx_lam.init(lam), jnp.abs(draw(7, 24)), draw(8, 24), x0, x0**2 * jnp.cos(np.pi * x0)),
                    ("param", "param", "opt", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=3e-3)


def grids_without_a_network():
    """Plenoxels: densities and harmonics in a grid, read between its corners along rays, total variation over the grid, RMSProp of its own for both, with a rate that falls; sparse gradients of what rays met."""
    G, SAMPLES = 6, 8

    def corners(grid, at):
        low = jnp.clip(jnp.floor(at).astype(jnp.int32), 0, G - 2)
        w = at - low
        out = 0
        for dx in (0, 1):
            for dy in (0, 1):
                for dz in (0, 1):
                    share = jnp.where(dx, w[..., 0], 1 - w[..., 0]) * jnp.where(dy, w[..., 1], 1 - w[..., 1]) * jnp.where(dz, w[..., 2], 1 - w[..., 2])
                    out = out + share[..., None] * grid[low[..., 0] + dx, low[..., 1] + dy, low[..., 2] + dz]
        return out

    def harmonics(d):
        x, y, z = d[..., 0], d[..., 1], d[..., 2]
        return jnp.stack([jnp.full_like(x, 0.28209), -0.48860 * y, 0.48860 * z, -0.48860 * x], -1)

    def render(p, origin, direction):
        ts = jnp.linspace(0.0, 1.0, SAMPLES)
        at = (origin[:, None] + direction[:, None] * ts[:, None]) * (G - 1)
        inside = ((at >= 0) & (at <= G - 1)).all(-1)
        sigma = jax.nn.relu(corners(p["density"], jnp.clip(at, 0, G - 1))[..., 0]) * inside
        sh = corners(p["sh"], jnp.clip(at, 0, G - 1)).reshape(*at.shape[:2], 3, 4)
        rgb = jax.nn.relu((sh * harmonics(direction)[:, None, None]).sum(-1) + 0.5)
        alpha = 1 - jnp.exp(-sigma * 0.5)
        light = jnp.exp(-jnp.concatenate([jnp.zeros_like(sigma[:, :1]), jnp.cumsum(sigma[:, :-1] * 0.5, 1)], 1))
        w = alpha * light
        return (w[..., None] * rgb).sum(1) + (1 - w.sum(1))[:, None], w

    def tv(grid):
        dx, dy, dz = (jnp.diff(grid, axis=i) for i in range(3))
        return jnp.sqrt(dx[:, :-1, :-1] ** 2 + dy[:-1, :, :-1] ** 2 + dz[:-1, :-1] ** 2 + 1e-6).mean()

    def step(p, v, it, origin, direction, colour):
        def loss(p):
            rgb, w = render(p, origin, direction)
            return ((rgb - colour) ** 2).mean() + 1e-3 * tv(p["density"]) + 1e-2 * tv(p["sh"]) + 1e-5 * jnp.log1p(2 * w**2).sum(-1).mean(), rgb
        (_, rgb), g = jax.value_and_grad(loss, has_aux=True)(p)
        rates = {"density": 30.0 * jnp.exp(-0.01 * it), "sh": 0.01 * jnp.exp(-0.005 * it)}
        v = T(lambda a, g: jnp.where(it == 0, g * g, 0.95 * a + 0.05 * g * g), v, g)
        p = {k: p[k] - rates[k] * 1e-2 * g[k] / (jnp.sqrt(v[k]) + 1e-6) for k in p}
        return p, v, it + 1, -10 * jnp.log10(((rgb - colour) ** 2).mean())
    p = {"density": jnp.abs(draw(0, G, G, G, 1)) * 0.1, "sh": draw(1, G, G, G, 12) * 0.1}
    d = draw(3, 16, 3)
    return Stranger(step, (p, T(jnp.zeros_like, p), jnp.int32(0), jnp.abs(draw(2, 16, 3)) * 0.1, d / jnp.linalg.norm(d, axis=-1, keepdims=True), jax.nn.sigmoid(draw(4, 16, 3))),
                    ("param", "opt", "counter", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=3e-3)


def very_many_small_experts():
    """PEER: product keys find the few of many experts that are one row down and one up each; queries through batch norm, tables of experts looked up by rows; AdamW with no decay of the tables."""
    D, H, KEYS, TOP, V, S = 12, 2, 5, 3, 20, 6

    def peer(q, x):
        n = x.shape[0]
        query = (x @ q["query"]).reshape(n, H, 2, D // 2)
        m, var = query.mean(0), query.var(0)
        query = (query - m) * lax.rsqrt(var + 1e-5) * q["bn_g"] + q["bn_b"]
        sim = jnp.einsum("nhpd,hkpd->pnhk", query, q["keys"])
        (sx, sy), (ix, iy) = lax.top_k(sim, TOP)
        scores = (sx[..., :, None] + sy[..., None, :]).reshape(n, H, TOP * TOP)
        places = (ix[..., :, None] * KEYS + iy[..., None, :]).reshape(n, H, TOP * TOP)
        scores, at = lax.top_k(scores, TOP)
        places = jnp.take_along_axis(places, at, -1)
        down, up = q["down"][places], q["up"][places]
        h = jax.nn.gelu(jnp.einsum("nd,nhkd->nhk", x, down)) * jax.nn.softmax(scores, -1)
        return jnp.einsum("nhk,nhkd->nd", h, up)

    def loss(p, ids):
        x = p["embed"][ids[:, :-1]]
        b, s, d = x.shape
        for q in p["layers"]:
            w = jnp.where(np.tril(np.ones((s, s), bool)), jnp.einsum("bqd,bkd->bqk", x @ q["q"], x @ q["k"]) / np.sqrt(d), -1e9)
            x = x + jax.nn.softmax(w, -1) @ (x @ q["v"])
            x = x + peer(q["peer"], x.reshape(-1, d)).reshape(b, s, d)
        return cross_entropy(x @ p["embed"].T, ids[:, 1:]).mean()

    def layer(s):
        return {"q": draw(s, D, D) * 0.3, "k": draw(s + 1, D, D) * 0.3, "v": draw(s + 2, D, D) * 0.3, "peer": {"query": draw(s + 3, D, H * D) * 0.3, "bn_g": jnp.ones((H, 2, D // 2)), "bn_b": jnp.zeros((H, 2, D // 2)),
                "keys": draw(s + 4, H, KEYS, 2, D // 2) * 0.3, "down": draw(s + 5, KEYS**2, D) * 0.3, "up": draw(s + 6, KEYS**2, D) * 0.3}}
    p = {"embed": draw(0, V, D) * 0.4, "layers": [layer(1), layer(8)]}
    tx = optax.adamw(3e-3, weight_decay=0.1, mask=lambda p: jax.tree_util.tree_map_with_path(lambda path, _: path[-1].key not in ("down", "up"), p))
    return plain(trained(loss, tx), p, tx, [whole(20, V, B, S + 1)], tolerance=3e-3)


def targets_and_others_apart():
    """Decoupled distillation: the teacher's share of the target and its shares of all others as two losses, with a weight that warms up over steps; SGD with Nesterov, rates at milestones; batch norm in both, the teacher's given."""
    K = 7

    def net(p, s, x, train):
        new = {}
        for i in range(2):
            h = x @ p[f"l{i}"]["w"]
            m, v = (h.mean(0), h.var(0)) if train else (s[f"l{i}"]["mean"], s[f"l{i}"]["var"])
            new[f"l{i}"] = {"mean": 0.9 * s[f"l{i}"]["mean"] + 0.1 * m, "var": 0.9 * s[f"l{i}"]["var"] + 0.1 * v}
            x = jax.nn.relu((h - m) * lax.rsqrt(v + 1e-5) * p[f"l{i}"]["g"] + p[f"l{i}"]["b"])
        return x @ p["fc"]["w"] + p["fc"]["b"], new

    def dkd(student, teacher, y, alpha=1.0, beta=8.0, temperature=4.0):
        gt = jax.nn.one_hot(y, K)
        ps, pt = jax.nn.softmax(student / temperature), jax.nn.softmax(teacher / temperature)
        two = lambda p: jnp.stack([(p * gt).sum(1), (p * (1 - gt)).sum(1)], 1)
        kl = lambda logq, p: (p * (jnp.log(p) - logq)).sum(1).mean()
        tckd = kl(jnp.log(two(ps)), two(pt)) * temperature**2
        nckd = kl(jax.nn.log_softmax(student / temperature - 1000.0 * gt), jnp.maximum(jax.nn.softmax(teacher / temperature - 1000.0 * gt), 1e-8)) * temperature**2
        return alpha * tckd + beta * nckd

    def step(state, teacher, x, y):
        warm = jnp.minimum(state["step"] / 20.0, 1.0)

        def loss(p):
            logits, stats = net(p, state["stats"], x, True)
            t, _ = net(teacher["params"], teacher["stats"], x, False)
            ce, kd = cross_entropy(logits, y).mean(), dkd(logits, lax.stop_gradient(t), y)
            return ce + warm * kd, (stats, ce, kd)
        (value, (stats, ce, kd)), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "stats": stats, "opt": opt, "step": state["step"] + 1}, {"loss": value, "ce": ce, "kd": kd}
    w = lambda s, a, b: {"w": draw(s, a, b) * a**-0.5, "g": jnp.ones(b), "b": jnp.zeros(b)}
    make = lambda s, h: {"l0": w(s, 10, h), "l1": w(s + 1, h, h), "fc": {"w": draw(s + 2, h, K) * 0.3, "b": jnp.zeros(K)}}
    stats = lambda h: {f"l{i}": {"mean": jnp.zeros(h), "var": jnp.ones(h)} for i in range(2)}
    tx = optax.chain(optax.add_decayed_weights(5e-4), optax.sgd(optax.piecewise_constant_schedule(0.05, {10: 0.1, 15: 0.1}), 0.9, nesterov=True))
    p = make(0, 16)
    state = {"params": p, "stats": stats(16), "opt": tx.init(p), "step": jnp.int32(0)}
    return Stranger(step, (state, {"params": make(10, 24), "stats": stats(24)}, draw(20, 16, 10), whole(21, K, 16)), ({"params": "param", "stats": "model_state", "opt": "opt", "step": "counter"}, "frozen", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=3e-3)


def slopes_of_outputs():
    """Jacobian regularisation: a drawn direction for each row, on a sphere, the norm of its product with the Jacobian of the logits; taken through vjp inside grad, with a second gradient through it, convolutional."""
    def net(p, x):
        x = lax.conv_general_dilated(x, p["c1"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        x = jax.nn.gelu(x + p["b1"])
        x = lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4
        return x.reshape(x.shape[0], -1) @ p["w"] + p["b"]

    def loss(p, key, x, y):
        logits, pull = jax.vjp(lambda x: net(p, x), x)
        v = jax.random.normal(key, (2, *logits.shape))
        v = v / jnp.linalg.norm(v, axis=-1, keepdims=True)
        jac = jax.vmap(lambda v: (pull(v)[0] ** 2).sum((1, 2, 3)).mean())(v).mean() * logits.shape[1]
        return cross_entropy(logits, y).mean() + 0.5 * 0.01 * jac, jac

    def step(p, opt, key, x, y):
        key, sub = jax.random.split(key)
        (value, jac), g = jax.value_and_grad(loss, has_aux=True)(p, sub, x, y)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"loss": value, "jacobian": jnp.sqrt(jac)}
    p = {"c1": draw(0, 3, 3, 2, 6) * 0.3, "b1": jnp.zeros(6), "w": draw(1, 24, 5) * 0.2, "b": jnp.zeros(5)}
    tx = optax.sgd(0.05, 0.9)
    return Stranger(step, (p, tx.init(p), jax.random.key(1), draw(2, B, 8, 8, 2), whole(3, 5, B)), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=3e-3)


def _products():
    """Structure constants of the geometric algebra of space: 1, e1, e2, e3, e12, e13, e23, e123."""
    blades = [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]
    table = np.zeros((8, 8, 8), np.float32)
    for i, a in enumerate(blades):
        for j, b in enumerate(blades):
            word, sign = list(a + b), 1
            for _ in word:
                for k in range(len(word) - 1):
                    if word[k] > word[k + 1]:
                        word[k], word[k + 1], sign = word[k + 1], word[k], -sign
            kept, k = [], 0
            while k < len(word):
                if k + 1 < len(word) and word[k] == word[k + 1]:
                    k += 2
                else:
                    kept.append(word[k])
                    k += 1
            table[i, j, blades.index(tuple(kept))] += sign
    return table


def products_of_multivectors():
    """Clifford group equivariant networks: linear maps by grade, norms by grade, products of channels with a weight for each three grades; n-body positions and speeds, one step ahead; a mean over bodies, cosine rates."""
    grades = np.array([0, 1, 1, 1, 2, 2, 2, 3])
    cayley = jnp.asarray(_products())
    N, CH = 4, 6

    def linear(w, x):
        return jnp.einsum("...cg,cdg->...dg", x, w[:, :, grades])

    def norms(x):
        return jnp.stack([jnp.sqrt((x[..., grades == k] ** 2).sum(-1) + 1e-8) for k in range(4)], -1)

    def layer(q, x):
        r = linear(q["right"], x)
        r = r / (jax.nn.sigmoid(q["a"]) * (norms(r) - 1) + 1)[..., grades]
        table = q["product"][:, grades][:, :, grades][:, :, :, grades] * cayley
        y = jnp.einsum("...ci,cijk,...cj->...ck", x, table, r)
        y = (linear(q["left"], x) + y) / np.sqrt(2)
        return y * jax.nn.sigmoid(q["s"] * norms(y) + q["t"])[..., grades]

    def loss(p, position, speed, charge, goal):
        centre = position.mean(1, keepdims=True)
        blank = jnp.zeros((*position.shape[:2], 3, 8))
        x = blank.at[..., 0, 1:4].set(position - centre).at[..., 1, 1:4].set(speed).at[..., 2, 0].set(charge)
        x = linear(p["in"], x)
        for q in p["layers"]:
            message = layer(q["edge"], x[:, :, None] - x[:, None, :]).mean(2)
            x = x + layer(q["node"], x + message)
        moved = linear(p["out"], x)[..., 0, 1:4]
        return ((position + moved - goal) ** 2).sum(-1).mean()

    def one(s):
        return {"right": draw(s, CH, CH, 4) * 0.3, "left": draw(s + 1, CH, CH, 4) * 0.3, "a": jnp.zeros((CH, 4)), "product": draw(s + 2, CH, 4, 4, 4) * 0.3, "s": jnp.ones((CH, 4)), "t": jnp.zeros((CH, 4))}
    p = {"in": draw(0, 3, CH, 4) * 0.4, "layers": [{"edge": one(1), "node": one(4)}, {"edge": one(7), "node": one(10)}], "out": draw(13, CH, 1, 4) * 0.2}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_decay_schedule(1e-3, 20), weight_decay=1e-5))
    at = draw(20, B, N, 3)
    return plain(trained(loss, tx), p, tx, [at, draw(21, B, N, 3), jnp.sign(draw(22, B, N)), at + 0.1 * draw(23, B, N, 3)], tolerance=3e-3)


def letters_drawn_softly():
    """DALL-E's discrete autoencoder: places are drawn by Gumbel's softmax with a temperature that falls with the step, straight through after warm-up by `where`, logit-Laplace of pixels, a divergence from uniform with a weight of its own."""
    K, D = 12, 8
    conv = partial(lax.conv_general_dilated, padding="SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def step(p, opt, it, key, x):
        key, draw_key = jax.random.split(key)
        temperature = jnp.maximum(jnp.exp(-1e-1 * it), 1 / 16)
        kl_weight = jnp.clip(it / 10.0, 0, 1) * 6.6 / 192

        def loss(p):
            h = jax.nn.relu(conv(x, p["e1"], (2, 2)))
            logits = conv(h, p["e2"], (2, 2))
            gumbel = jax.random.gumbel(draw_key, logits.shape)
            soft = jax.nn.softmax((logits + gumbel) / temperature, -1)
            hard = jax.nn.one_hot(jnp.argmax(soft, -1), K)
            z = jnp.where(it < 2, soft, hard + soft - lax.stop_gradient(soft))
            y = z @ p["book"]
            y = lax.conv_transpose(y, p["d1"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            mu, log_b = jnp.split(lax.conv_transpose(jax.nn.relu(y), p["d2"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")), 2, -1)
            squeezed = (1 - 0.2) * x + 0.1
            target = jnp.log(squeezed) - jnp.log1p(-squeezed)
            nll = (jnp.abs(target - mu) * jnp.exp(-log_b) + log_b + np.log(2.0)).sum((1, 2, 3)).mean()
            logq = jax.nn.log_softmax(logits, -1)
            kl = (jnp.exp(logq) * (logq + np.log(K))).sum((1, 2, 3)).mean()
            return nll + kl_weight * kl, (nll, kl)
        (value, (nll, kl)), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, it + 1, key, {"loss": value, "nll": nll, "kl": kl, "temperature": temperature}
    p = {"e1": draw(0, 3, 3, 3, D) * 0.3, "e2": draw(1, 3, 3, D, K) * 0.3, "book": draw(2, K, D) * 0.5, "d1": draw(3, 4, 4, D, D) * 0.2, "d2": draw(4, 4, 4, D, 6) * 0.2}
    tx = optax.adamw(1e-3, b2=0.999, weight_decay=1e-4)
    return Stranger(step, (p, tx.init(p), jnp.int32(0), jax.random.PRNGKey(8), jax.nn.sigmoid(draw(5, B, 8, 8, 3))), ("param", "opt", "counter", "rng", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=5e-3)


def plans_of_normalised_groups():
    """TD-MPC2: latents are softmaxes in groups, five critics by two-hot bins in one stacked tree, targets by the least of two of them, a horizon with powers of rho; the policy's loss is divided by a range of values that is kept; targets of critics follow."""
    A, L, HOR, E, BINS, G = 2, 12, 3, 5, 11, 4
    bins = jnp.linspace(-3, 3, BINS)
    symlog = lambda x: jnp.sign(x) * jnp.log1p(jnp.abs(x))
    symexp = lambda x: jnp.sign(x) * jnp.expm1(jnp.abs(x))

    def two_hot(x):
        x = jnp.clip(symlog(x), -3, 3)
        at = (x + 3) / (6 / (BINS - 1))
        low = jnp.clip(jnp.floor(at).astype(jnp.int32), 0, BINS - 2)
        share = (at - low)[..., None]
        return jax.nn.one_hot(low, BINS) * (1 - share) + jax.nn.one_hot(low + 1, BINS) * share
    inverse = lambda logits: symexp((jax.nn.softmax(logits, -1) * bins).sum(-1))
    groups = lambda z: jax.nn.softmax(z.reshape(*z.shape[:-1], -1, G), -1).reshape(z.shape)
    cat = lambda *xs: jnp.concatenate(xs, -1)

    def policy(p, z, key):
        mean, log_std = jnp.split(mlp(p, z, jax.nn.mish if hasattr(jax.nn, "mish") else jax.nn.silu), 2, -1)
        log_std = -3 + 0.5 * 5 * (jnp.tanh(log_std) + 1)
        noise = jax.random.normal(key, mean.shape)
        return jnp.tanh(mean + jnp.exp(log_std) * noise), (-0.5 * noise**2 - log_std).sum(-1)

    def critics(q, z, a):
        return jax.vmap(lambda q: mlp(q, cat(z, a), jax.nn.silu))(q)

    def step(state, key, obs, action, reward):
        p, pi, target = state["model"], state["pi"], state["target"]
        key, k1, k2, k3, _ = jax.random.split(key, 5)
        encode = lambda p, o: groups(mlp(p["encoder"], o, jax.nn.silu))
        following = encode(p, obs[1:])
        a, _ = policy(pi, following, k1)
        two = jax.random.choice(k2, E, (2,), replace=False)
        value = inverse(critics(target, following, a)[two]).min(0)
        td = lax.stop_gradient(reward + 0.95 * value)

        def loss(p):
            z = encode(p, obs[0])
            total, zs = 0.0, [z]
            for t in range(HOR):
                za = cat(z, action[t])
                rho = 0.5**t
                qs = critics(p["q"], z, action[t])
                total += rho * (-(two_hot(reward[t]) * jax.nn.log_softmax(mlp(p["reward"], za, jax.nn.silu))).sum(-1)).mean() * 0.1
                total += rho * (-(two_hot(td[t]) * jax.nn.log_softmax(qs)).sum(-1)).mean() * 0.1
                z = groups(mlp(p["dynamics"], za, jax.nn.silu))
                total += rho * ((z - lax.stop_gradient(following[t])) ** 2).mean() * 20
                zs.append(z)
            return total, jnp.stack(zs)
        (value_loss, zs), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, state["opt"], p)
        p = optax.apply_updates(p, u)

        def pi_loss(pi):
            a, logp = policy(pi, lax.stop_gradient(zs), k3)
            q = inverse(critics(p["q"], lax.stop_gradient(zs), a)).mean(0)
            low, high = jnp.percentile(q[0], 5), jnp.percentile(q[0], 95)
            scale = 0.99 * state["scale"] + 0.01 * jnp.maximum(high - low, 1.0)
            rho = 0.5 ** jnp.arange(HOR + 1)
            return ((-(q / lax.stop_gradient(scale)) + 1e-4 * logp).mean(1) * rho).mean(), scale
        (pl, scale), g = jax.value_and_grad(pi_loss, has_aux=True)(pi)
        u, pi_opt = tx.update(g, state["pi_opt"], pi)
        return {"model": p, "pi": optax.apply_updates(pi, u), "target": optax.incremental_update(p["q"], target, 0.01), "opt": opt, "pi_opt": pi_opt, "scale": lax.stop_gradient(scale)}, key, {"loss": value_loss, "pi_loss": pl}
    stack = lambda *xs: jnp.stack(xs)
    q = T(stack, *[layers(50 + 3 * i, L + A, 16, BINS) for i in range(E)])
    p = {"encoder": layers(0, 6, 16, L), "dynamics": layers(3, L + A, 16, L), "reward": layers(6, L + A, 16, BINS), "q": q}
    pi = layers(9, L, 16, 2 * A)
    tx = optax.chain(optax.clip_by_global_norm(20.0), optax.adam(3e-4))
    state = {"model": p, "pi": pi, "target": T(jnp.array, q), "opt": tx.init(p), "pi_opt": tx.init(pi), "scale": jnp.float32(1)}
    kinds = {"model": "param", "pi": "param", "target": "model_state", "opt": "opt", "pi_opt": "opt", "scale": "opt"}
    return Stranger(step, (state, jax.random.PRNGKey(0), draw(80, HOR + 1, 16, 6), jnp.tanh(draw(81, HOR, 16, A)), draw(82, HOR, 16)), (kinds, "rng", "batch:1", "batch:1", "batch:1"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


SEMINARS = {step.__name__: step for step in (
    mixed_iterates, weights_drawn_and_curvature_kept, recurrences_in_logarithms, relations_by_bases, letters_corrupted_by_matrices,
    points_that_weigh_themselves, grids_without_a_network, very_many_small_experts, targets_and_others_apart, slopes_of_outputs,
    products_of_multivectors, letters_drawn_softly, plans_of_normalised_groups)}
