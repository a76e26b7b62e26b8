"""Other fields' training steps: equations, graphs, scenes, series, speech, survival, molecules."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

from generative import draw, layers, mlp, whole
from stranger import Stranger

B = 32


def _simple(tx, loss_fn, params, *batch, kinds=None, donate=(), **more):
    """value_and_grad, update, apply: results are a flat tuple, the loss first."""
    def step(params, opt_state, *batch):
        loss, grads = jax.value_and_grad(loss_fn)(params, *batch)
        updates, opt_state = tx.update(grads, opt_state, params)
        return loss, optax.apply_updates(params, updates), opt_state
    return Stranger(step, (params, tx.init(params), *batch), ("param", "opt", *(kinds or ["batch"] * len(batch))),
                    lambda a, r: (r[1], r[2], *a[2:]), donate, tolerance=1e-3, **more)


def burgers_residual():
    """A PINN: second derivatives by forward over reverse, points of three sizes, learnt loss weights that ascend, a learnt viscosity."""
    def u(p, t, x):
        h = jnp.stack([t, x])
        for w, b in p["net"][:-1]:
            h = jnp.tanh(h @ w + b)
        return (h @ p["net"][-1][0] + p["net"][-1][1])[0]

    def residual(p, t, x):
        ut, ux = jax.grad(u, (1, 2))(p, t, x)
        uxx = jax.grad(lambda x: jax.grad(u, 2)(p, t, x))(x)
        return ut + u(p, t, x) * ux - jnp.exp(p["log_nu"]) * uxx

    def losses(p, col, ini, bnd):
        f = jax.vmap(residual, (None, 0, 0))(p, col[:, 0], col[:, 1])
        i = jax.vmap(u, (None, 0, 0))(p, jnp.zeros(len(ini)), ini[:, 0]) - ini[:, 1]
        b = jax.vmap(u, (None, 0, 0))(p, bnd, jnp.ones_like(bnd)) - jax.vmap(u, (None, 0, 0))(p, bnd, -jnp.ones_like(bnd))
        return jnp.stack([(f ** 2).mean(), (i ** 2).mean(), (b ** 2).mean()])
    tx = optax.adam(1e-3)

    def step(p, lam, o, ol, col, ini, bnd):
        def total(p, lam):
            parts = losses(p, col, ini, bnd)
            return (jax.nn.softplus(lam) * parts).sum(), parts
        (loss, parts), (g, gl) = jax.value_and_grad(total, (0, 1), has_aux=True)(p, lam)
        up, o = tx.update(g, o)
        ul, ol = tx.update(-gl, ol)
        return optax.apply_updates(p, up), optax.apply_updates(lam, ul), o, ol, loss, parts
    p = {"net": layers(0, 2, 32, 32, 1), "log_nu": jnp.float32(-3.0)}
    lam = jnp.ones(3)
    return Stranger(step, (p, lam, tx.init(p), tx.init(lam), draw(9, 64, 2), draw(10, 16, 2), draw(11, 16)),
                    ("param", "param", "opt", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), tolerance=1e-3)


def periodic_image():
    """SIREN fits values and, by a gradient of the network, their derivatives; a Laplacian by a Hessian's trace as a metric."""
    def f(p, x):
        for w, b in p[:-1]:
            x = jnp.sin(30 * (x @ w * 0.1 + b))
        return (x @ p[-1][0] + p[-1][1])[0]
    tx = optax.adam(1e-4)

    @jax.jit
    def train(carry, coords, value, slope):
        p, o = carry

        def loss_fn(p):
            v, g = jax.vmap(jax.value_and_grad(f, 1), (None, 0))(p, coords)
            lap = jax.vmap(lambda x: jnp.trace(jax.hessian(f, 1)(p, x)))(coords)
            return ((v - value) ** 2).mean() + 0.1 * ((g - slope) ** 2).sum(-1).mean(), jnp.abs(lap).mean()
        (loss, lap), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, o = tx.update(g, o)
        return (optax.apply_updates(p, u), o), {"loss": loss, "laplacian": jax.lax.stop_gradient(lap)}
    p = layers(0, 2, 48, 48, 1)
    return Stranger(train, ((p, tx.init(p)), draw(5, B, 2), draw(6, B), draw(7, B, 2)), (("param", "opt"), "batch", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-2)


def hashed_rays():
    """Instant-NGP: tables of hashed grid corners at several resolutions, rays sampled with stratified noise, transmittance by cumprod."""
    S, LV, TB, FT = 12, 4, 64, 2
    primes = np.array([1, 2654435761, 805459861], np.uint32)

    def encode(tables, x):
        feats = []
        for lv in range(LV):
            pos = x * (4 * 1.6 ** lv)
            base = jnp.floor(pos)
            frac = pos - base
            total = 0.0
            for c in range(8):
                off = np.array([(c >> i) & 1 for i in range(3)])
                w = jnp.where(off, frac, 1 - frac).prod(-1)
                h = (base.astype(jnp.uint32) + off.astype(np.uint32)) * primes
                idx = (h[..., 0] ^ h[..., 1] ^ h[..., 2]) % TB
                total += w[..., None] * tables[lv][idx]
            feats.append(total)
        return jnp.concatenate(feats, -1)

    def loss_fn(p, key, rays, rgb):
        o, d = rays[:, :3], rays[:, 3:] / jnp.linalg.norm(rays[:, 3:], axis=-1, keepdims=True)
        t = jnp.linspace(0.1, 2.0, S) + jax.random.uniform(key, (B, S)) * 0.15
        pts = jax.nn.sigmoid(o[:, None] + d[:, None] * t[..., None])
        h = jax.nn.relu(encode(p["tables"], pts) @ p["w1"]) @ p["w2"]
        sigma = jax.nn.softplus(h[..., 0] - 1)
        col = jax.nn.sigmoid(jnp.concatenate([h[..., 1:], jnp.broadcast_to(d[:, None], (B, S, 3))], -1) @ p["w3"])
        delta = jnp.diff(t, axis=-1, append=t[:, -1:] + 1e1)
        alpha = 1 - jnp.exp(-sigma * delta)
        trans = jnp.cumprod(jnp.concatenate([jnp.ones((B, 1)), 1 - alpha[:, :-1] + 1e-10], 1), 1)
        w = alpha * trans
        out = (w[..., None] * col).sum(1) + (1 - w.sum(1, keepdims=True))
        dist = (w * jnp.cumsum(w, 1)).sum(1).mean()
        return ((out - rgb) ** 2).mean() + 1e-3 * dist, -10 * jnp.log10(((out - rgb) ** 2).mean())
    tx = optax.multi_transform({"t": optax.adam(1e-2, eps=1e-10), "n": optax.adamw(1e-3)}, {"tables": "t", "w1": "n", "w2": "n", "w3": "n"})

    def step(state, key, rays, rgb):
        p, o, n = state
        (loss, psnr), g = jax.value_and_grad(loss_fn, has_aux=True)(p, jax.random.fold_in(key, n), rays, rgb)
        u, o = tx.update(g, o, p)
        return (optax.apply_updates(p, u), o, n + 1), (loss, psnr)
    p = {"tables": [draw(i, TB, FT) * 0.1 for i in range(LV)], "w1": draw(10, LV * FT, 32) * 0.3, "w2": draw(11, 32, 9) * 0.3, "w3": draw(12, 11, 3) * 0.3}
    return Stranger(step, ((p, tx.init(p), jnp.int32(0)), jax.random.PRNGKey(0), draw(13, B, 6), jax.nn.sigmoid(draw(14, B, 3))),
                    (("param", "opt", "step"), "rng", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def splatted_points():
    """Gaussians are splatted on pixels given as rows: sorted by depth, blended front to back; scales, rotations, opacities, colours."""
    G = 24

    def loss_fn(p, pix, rgb, w):
        order = jnp.argsort(p["depth"])
        mean, ls, th, op, col = (p[k][order] for k in ("mean", "scale", "angle", "opacity", "colour"))
        r = jnp.stack([jnp.stack([jnp.cos(th), -jnp.sin(th)], -1), jnp.stack([jnp.sin(th), jnp.cos(th)], -1)], -2)
        cov = r @ (jnp.exp(2 * ls)[:, :, None] * r.swapaxes(1, 2)) + 1e-3 * jnp.eye(2)
        det = cov[:, 0, 0] * cov[:, 1, 1] - cov[:, 0, 1] * cov[:, 1, 0]
        inv = jnp.stack([jnp.stack([cov[:, 1, 1], -cov[:, 0, 1]], -1), jnp.stack([-cov[:, 1, 0], cov[:, 0, 0]], -1)], -2) / det[:, None, None]
        d = pix[:, None] - mean
        a = jax.nn.sigmoid(op) * jnp.exp(-0.5 * jnp.einsum("bgi,gij,bgj->bg", d, inv, d))
        a = jnp.minimum(a, 0.99)
        t = jnp.exp(jnp.cumsum(jnp.log1p(-a), 1) - jnp.log1p(-a))
        out = (a * t) @ jax.nn.sigmoid(col)
        return ((jnp.abs(out - rgb)).mean(-1) * w).sum() / w.sum() + 1e-2 * jnp.exp(ls).mean()
    p = {"mean": draw(0, G, 2), "scale": draw(1, G, 2) * 0.3 - 0.5, "angle": draw(2, G), "opacity": draw(3, G), "colour": draw(4, G, 3), "depth": draw(5, G)}
    rates = {"mean": 1e-2, "scale": 5e-3, "angle": 1e-3, "opacity": 5e-2, "colour": 2e-2}

    def step(p, m, v, n, pix, rgb, w):
        train = {k: x for k, x in p.items() if k != "depth"}
        loss, g = jax.value_and_grad(lambda t: loss_fn({**t, "depth": p["depth"]}, pix, rgb, w))(train)
        n = n + 1
        m = {k: 0.9 * m[k] + 0.1 * g[k] for k in g}
        v = {k: 0.999 * v[k] + 0.001 * g[k] ** 2 for k in g}
        new = {k: train[k] - rates[k] * (m[k] / (1 - 0.9 ** n)) / (jnp.sqrt(v[k] / (1 - 0.999 ** n)) + 1e-15) for k in g}
        return {**new, "depth": p["depth"]}, m, v, n, loss
    zeros = {k: jnp.zeros_like(x) for k, x in p.items() if k != "depth"}
    kinds = {k: "frozen" if k == "depth" else "param" for k in p}
    return Stranger(step, (p, zeros, zeros, jnp.int32(0), draw(6, B, 2), jax.nn.sigmoid(draw(7, B, 3)), jax.nn.sigmoid(draw(8, B))),
                        (kinds, "opt", "opt", "step", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-3)


def attention_on_edges():
    """GAT on graphs padded to one size, batched [B, nodes, ...] with edge lists per graph; softmax per segment; masked mean readout."""
    Nn, M = 10, 24

    def layer(p, x, s, r, em):
        h = (x @ p["w"]).reshape(Nn, 4, 8)
        e = jax.nn.leaky_relu((h * p["as"]).sum(-1)[s] + (h * p["ar"]).sum(-1)[r], 0.2)
        e = jnp.where(em[:, None], e, -1e9)
        e = jnp.exp(e - jax.ops.segment_max(e, r, Nn)[r]) * em[:, None]
        a = e / (jax.ops.segment_sum(e, r, Nn)[r] + 1e-9)
        return jax.nn.elu(jax.ops.segment_sum(a[..., None] * h[s], r, Nn).reshape(Nn, 32) + x @ p["skip"])

    def model(p, g):
        x = g["x"]
        for l in p["layers"]:
            x = layer(l, x, g["senders"], g["receivers"], g["edge_mask"])
        pooled = (x * g["node_mask"][:, None]).sum(0) / g["node_mask"].sum()
        return jnp.concatenate([pooled, jnp.where(g["node_mask"][:, None] > 0, x, -1e9).max(0)]) @ p["out"]

    def loss_fn(p, g, y):
        logits = jax.vmap(model, (None, 0))(p, g)
        has = ~jnp.isnan(y)
        return jnp.where(has, optax.sigmoid_binary_cross_entropy(logits, jnp.where(has, y, 0)), 0).sum() / has.sum()
    p = {"layers": [{"w": draw(0, 6, 32) * 0.3, "as": draw(1, 4, 8), "ar": draw(2, 4, 8), "skip": draw(3, 6, 32) * 0.3},
                    {"w": draw(4, 32, 32) * 0.2, "as": draw(5, 4, 8), "ar": draw(6, 4, 8), "skip": draw(7, 32, 32) * 0.2}], "out": draw(8, 64, 3) * 0.2}
    y = jnp.where(whole(9, 4, 16, 3) == 0, jnp.nan, (draw(10, 16, 3) > 0).astype(jnp.float32))
    g = {"x": draw(11, 16, Nn, 6), "senders": whole(12, Nn, 16, M), "receivers": whole(13, Nn, 16, M), "edge_mask": whole(14, 5, 16, M) > 0,
         "node_mask": (jnp.arange(Nn)[None] < whole(15, 4, 16)[:, None] + 6).astype(jnp.float32)}
    return _simple(optax.adamw(1e-3), loss_fn, p, g, y, donate=(0, 1))


def sampled_neighbours():
    """GraphSAGE with fan-outs: seeds [B], neighbours [B, 5], theirs [B, 5, 4] as ids into a resident feature table; accuracy per class."""
    n, F, C = 200, 16, 7

    def loss_fn(p, table, seed, n1, n2, y):
        h0, h1, h2 = table[seed], table[n1], table[n2]
        h1 = jax.nn.relu(jnp.concatenate([h1, h2.mean(2)], -1) @ p["w1"])
        h0 = jax.nn.relu(jnp.concatenate([h0, table[n1].mean(1)], -1) @ p["w1"])
        h = jnp.concatenate([h0, h1.max(1)], -1) @ p["w2"]
        logits = h / (jnp.linalg.norm(h, axis=-1, keepdims=True) + 1e-6) @ p["out"]
        hits = jnp.zeros(C).at[y].add((logits.argmax(-1) == y).astype(jnp.float32))
        return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), hits / jnp.maximum(jnp.zeros(C).at[y].add(1.0), 1)
    tx = optax.chain(optax.clip(1.0), optax.adam(5e-3))

    def step(p, o, table, *b):
        (loss, per_class), g = jax.value_and_grad(loss_fn, has_aux=True)(p, table, *b)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, loss, per_class
    p = {"w1": draw(0, 2 * F, 32) * 0.2, "w2": draw(1, 64, 32) * 0.2, "out": draw(2, 32, C)}
    return Stranger(step, (p, tx.init(p), draw(3, n, F), whole(4, n, B), whole(5, n, B, 5), whole(6, n, B, 5, 4), whole(7, C, B)),
                    ("param", "opt", "frozen", *["batch"] * 4), lambda a, r: (r[0], r[1], *a[2:]), (0, 1))


def equivariant_forces():
    """EGNN on molecules: energies summed over atoms, forces by a gradient with respect to positions, both fitted; per-atom shifts by species."""
    A, S = 6, 5

    def energy(p, pos, z, mask):
        h = p["emb"][z]
        x = pos
        for l in p["layers"]:
            d = x[:, None] - x[None]
            r2 = (d ** 2).sum(-1, keepdims=True)
            m = jax.nn.silu(jnp.concatenate([jnp.broadcast_to(h[:, None], (A, A, 16)), jnp.broadcast_to(h[None], (A, A, 16)), r2], -1) @ l["e"])
            m = m * (mask[:, None] * mask[None] * (1 - jnp.eye(A)))[..., None]
            x = x + (d * (m @ l["x"])).sum(1) / A
            h = h + jax.nn.silu(jnp.concatenate([h, m.sum(1)], -1) @ l["h"])
        spread = ((x - pos) ** 2).sum(-1)
        return (((jax.nn.silu(h @ p["o1"]) @ p["o2"])[:, 0] + p["shift"][z] + spread) * mask).sum()

    def loss_fn(p, b):
        e, f = jax.vmap(jax.value_and_grad(energy, 1), (None, 0, 0, 0))(p, b["pos"], b["z"], b["mask"])
        n = b["mask"].sum(1)
        return (((e - b["e"]) / n) ** 2).mean() + 10 * (((-f - b["f"]) ** 2).sum(-1) * b["mask"]).sum() / (3 * n.sum())
    p = {"emb": draw(0, S, 16) * 0.3, "o1": draw(1, 16, 16) * 0.2, "o2": draw(2, 16, 1) * 0.2, "shift": draw(3, S),
         "layers": [{"e": draw(4 + i, 33, 16) * 0.2, "x": draw(6 + i, 16, 1) * 0.1, "h": draw(8 + i, 32, 16) * 0.2} for i in range(2)]}
    b = {"pos": draw(10, 16, A, 3), "z": whole(11, S, 16, A), "mask": (jnp.arange(A)[None] < whole(12, 3, 16)[:, None] + 4).astype(jnp.float32),
         "e": draw(13, 16), "f": draw(14, 16, A, 3)}
    return _simple(optax.amsgrad(1e-3), loss_fn, p, b)


def doubly_residual():
    """N-BEATS: backcast and forecast stacks on polynomial and Fourier bases (constants), MASE-scaled loss with the series' own scale."""
    L, H = 24, 6
    t = np.arange(L + H) / L
    trend = np.stack([t ** i for i in range(3)]).astype("f")
    season = np.concatenate([np.stack([f(2 * np.pi * k * t) for f in (np.cos, np.sin)]) for k in range(1, 4)]).astype("f")

    def loss_fn(p, x, y, valid):
        scale = jnp.abs(x[:, 1:] - x[:, :-1]).mean(1, keepdims=True) + 1e-3
        res, out = x / scale, 0.0
        for b, basis in zip(p, (trend, season, trend)):
            h = res
            for w in b["fc"]:
                h = jax.nn.relu(h @ w)
            if "back" in b:
                res = res - h @ b["back"] @ basis[:, :L]
            out = out + h @ b["fore"] @ basis[:, L:]
        err = jnp.abs(out * scale - y) / scale
        return jnp.where(valid, err, 0.0).sum() / valid.sum()
    p = [{"fc": [draw(10 * i, L, 48) * 0.2, draw(10 * i + 1, 48, 48) * 0.15], "back": draw(10 * i + 2, 48, k) * 0.1, "fore": draw(10 * i + 3, 48, k) * 0.1}
         for i, k in enumerate((3, 6, 3))]
    del p[-1]["back"]
    return _simple(optax.novograd(1e-3), loss_fn, p, jnp.cumsum(draw(40, B, L), 1), draw(41, B, H), whole(42, 5, B, H) > 0)


def gated_forecast():
    """A temporal fusion transformer in small: variable selection, an LSTM over known and observed inputs, interpretable attention, quantiles."""
    L, H, V, D = 10, 4, 5, 16
    q = jnp.array([0.1, 0.5, 0.9])

    def grn(p, x):
        h = jax.nn.elu(x @ p["a"]) @ p["b"]
        g, v = jnp.split(h, 2, -1)
        y = x + jax.nn.sigmoid(g) * v
        return (y - y.mean(-1, keepdims=True)) / jnp.sqrt(y.var(-1, keepdims=True) + 1e-5)

    def loss_fn(p, static, past, future, target):
        s = p["static"][static]
        x = jnp.concatenate([past, jnp.pad(future, ((0, 0), (0, 0), (0, V - future.shape[-1])))], 1)
        e = x[..., None] * p["var"]
        w = jax.nn.softmax(x @ p["select"] + (s @ p["ctx"])[:, None])
        x = (e * w[..., None]).sum(2)

        def cell(c, x):
            i, f, g, o = jnp.split(x @ p["wx"] + c[0] @ p["wh"], 4, -1)
            m = jax.nn.sigmoid(f) * c[1] + jax.nn.sigmoid(i) * jnp.tanh(g)
            return (h := (jax.nn.sigmoid(o) * jnp.tanh(m), m)), h[0]
        (_, _), h = jax.lax.scan(cell, (s, jnp.zeros_like(s)), x.swapaxes(0, 1))
        h = grn(p["grn"], h.swapaxes(0, 1))
        a = jax.nn.softmax(jnp.where(np.tril(np.ones((L + H, L + H))) > 0, (h @ p["q"]) @ (h @ p["k"]).swapaxes(1, 2) / 4, -1e9))
        out = (grn(p["grn2"], a @ h @ p["v"])[:, L:] @ p["out"])
        e = target[..., None] - out
        return jnp.maximum(q * e, (q - 1) * e).sum(-1).mean(), w.mean((0, 1))
    tx = optax.chain(optax.clip_by_global_norm(0.1), optax.adam(1e-3))

    def step(p, o, batch):
        (loss, weights), g = jax.value_and_grad(loss_fn, has_aux=True)(p, *batch)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, loss, weights

    def two(s):
        return {"a": draw(s, D, D) * 0.2, "b": draw(s + 1, D, 2 * D) * 0.2}
    p = {"static": draw(0, 9, D) * 0.2, "var": draw(1, V, D) * 0.3, "select": draw(2, V, V) * 0.3, "ctx": draw(3, D, V) * 0.3, "wx": draw(4, D, 4 * D) * 0.2,
         "wh": draw(5, D, 4 * D) * 0.2, "grn": two(6), "grn2": two(8), "q": draw(10, D, D) * 0.2, "k": draw(11, D, D) * 0.2, "v": draw(12, D, D) * 0.2, "out": draw(13, D, 3) * 0.2}
    batch = (whole(14, 9, B), draw(15, B, L, V), draw(16, B, H, 2), draw(17, B, H))
    return Stranger(step, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]), tolerance=1e-3)


def partial_likelihood():
    """Cox regression: risk sets by a sort over the batch and a running log-sum-exp, Breslow ties; a concordance index as metric."""
    def loss_fn(p, x, time, event):
        risk = mlp(p, x)[:, 0]
        order = jnp.argsort(-time)
        r, e = risk[order], event[order]
        log_cum = jax.lax.associative_scan(jnp.logaddexp, r)
        return -((r - log_cum) * e).sum() / (e.sum() + 1e-8) + 1e-3 * (risk ** 2).mean(), risk
    tx = optax.nadam(1e-3)

    def step(p, o, x, time, event):
        (loss, risk), g = jax.value_and_grad(loss_fn, has_aux=True)(p, x, time, event)
        u, o = tx.update(g, o, p)
        before = (time[:, None] < time[None]) & (event[:, None] > 0)
        return optax.apply_updates(p, u), o, loss, (before & (risk[:, None] > risk[None])).sum() / before.sum()
    p = layers(0, 12, 32, 1)
    return Stranger(step, (p, tx.init(p), draw(5, B, 12), jnp.abs(draw(6, B)), (draw(7, B) > -0.5).astype(jnp.float32)),
                    ("param", "opt", "batch", "batch", "batch"), lambda a, r: (r[0], r[1], *a[2:]))


def masked_units():
    """HuBERT: spans masked inside the step by starts from the key, a convolutional front end, classes of frames by cosine; SpecAugment by time and band."""
    T, C, K = 64, 24, 30
    tx = optax.adamw(optax.linear_onecycle_schedule(100, 1e-3), b2=0.98)

    def step(params, opt_state, key, wave, units, lengths):
        key, a, b = jax.random.split(key, 3)

        def loss_fn(p):
            x = jax.lax.conv_general_dilated(wave[..., None], p["c1"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            x = (x - x.mean(1, keepdims=True)) / jnp.sqrt(x.var(1, keepdims=True) + 1e-5) * p["gn"]
            x = jax.nn.gelu(jax.lax.conv_general_dilated(jax.nn.gelu(x), p["c2"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC")))
            frames = x.shape[1]
            start = jax.random.bernoulli(a, 0.1, (x.shape[0], frames))
            mask = jnp.convolve(jnp.ones(3), jnp.ones(1))[0] * jax.lax.reduce_window(start.astype(jnp.float32), 0.0, jax.lax.max, (1, 3), (1, 1), ((0, 0), (2, 0)))
            band = jnp.abs(jnp.arange(C) - jax.random.randint(b, (x.shape[0], 1), 0, C)) < 2
            x = jnp.where(mask[..., None] > 0, p["mask"], x)
            x = jnp.where(band[:, None], 0.0, x)
            pad = jnp.arange(frames)[None] < lengths[:, None] // 4
            pos = jax.lax.conv_general_dilated(x, p["pos"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=4)
            h = x + jax.nn.gelu(pos)
            s = jax.nn.softmax(jnp.where(pad[:, None], (h @ p["q"]) @ (h @ p["k"]).swapaxes(1, 2) / C ** 0.5, -1e9))
            h = h + s @ h @ p["v"]
            z = h @ p["proj"]
            cos = (z / jnp.linalg.norm(z, axis=-1, keepdims=True)) @ (p["code"] / jnp.linalg.norm(p["code"], axis=-1, keepdims=True)).T / 0.1
            ce = optax.softmax_cross_entropy_with_integer_labels(cos, units)
            w = mask * pad
            return (ce * w).sum() / (w.sum() + 1e-6) + 0.1 * (x ** 2).mean()
        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, u), opt_state, key, loss
    p = {"c1": draw(0, 10, 1, C) * 0.2, "c2": draw(1, 3, C, C) * 0.1, "gn": jnp.ones(C), "mask": draw(2, C), "pos": draw(3, 5, C // 4, C) * 0.1,
         "q": draw(4, C, C) * 0.2, "k": draw(5, C, C) * 0.2, "v": draw(6, C, C) * 0.2, "proj": draw(7, C, 16) * 0.2, "code": draw(8, K, 16)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), draw(9, 16, T), whole(10, K, 16, T // 4), whole(11, 32, 16) + 32),
                    ("param", "opt", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def folded_pairs():
    """A pair representation with triangle updates and an invariant-point-like readout; distogram and FAPE-like losses with masks."""
    R, P = 8, 12

    def loss_fn(p, b):
        s = p["aa"][b["seq"]]
        z = (s @ p["l"])[:, :, None] + (s @ p["r"])[:, None]
        m2 = b["mask"][:, :, None] * b["mask"][:, None]
        for k in range(2):
            l = p["tri"][k]
            a, c = jax.nn.sigmoid(z @ l["ga"]) * (z @ l["a"]), jax.nn.sigmoid(z @ l["gb"]) * (z @ l["b"])
            a, c = a * m2[..., None], c * m2[..., None]
            t = jnp.einsum("bikc,bjkc->bijc", a, c) if k == 0 else jnp.einsum("bkic,bkjc->bijc", a, c)
            z = z + jax.nn.sigmoid(z @ l["g"]) * (((t - t.mean(-1, keepdims=True)) / jnp.sqrt(t.var(-1, keepdims=True) + 1e-5)) @ l["o"])
            z = z + jax.nn.relu(z @ l["t1"]) @ l["t2"]
        logits = (z + z.swapaxes(1, 2)) @ p["dist"]
        d = jnp.sqrt(((b["xyz"][:, :, None] - b["xyz"][:, None]) ** 2).sum(-1) + 1e-8)
        bins = jnp.digitize(d, jnp.linspace(0.5, 4.0, 9))
        ce = (optax.softmax_cross_entropy_with_integer_labels(logits, bins) * m2).sum((1, 2)) / m2.sum((1, 2))
        xyz = ((jax.nn.softmax(jnp.where(m2 > 0, z @ p["att"], -1e9), axis=2)[..., None] * (z @ p["vec"])).sum(2))
        pd = jnp.sqrt(((xyz[:, :, None] - xyz[:, None]) ** 2).sum(-1) + 1e-8)
        fape = (jnp.minimum(jnp.abs(pd - d), 2.0) * m2).sum((1, 2)) / m2.sum((1, 2))
        return ((ce + 0.5 * fape) * jnp.sqrt(b["mask"].sum(1))).mean()
    def tri(s):
        return {k: draw(s + i, P, P) * 0.2 for i, k in enumerate(("ga", "a", "gb", "b", "g", "o", "t1", "t2"))}
    p = {"aa": draw(0, 20, 16) * 0.3, "l": draw(1, 16, P) * 0.3, "r": draw(2, 16, P) * 0.3, "tri": [tri(10), tri(20)], "dist": draw(3, P, 10) * 0.2,
         "att": draw(4, P) * 0.2, "vec": draw(5, P, 3) * 0.3}
    b = {"seq": whole(6, 20, 8, R), "mask": (jnp.arange(R)[None] < whole(7, 4, 8)[:, None] + 5).astype(jnp.float32), "xyz": draw(8, 8, R, 3)}
    # Rows and residues are both 8.
    return _simple(optax.chain(optax.clip_by_global_norm(0.1), optax.adam(1e-3)), loss_fn, p, b)


def spectral_operator():
    """A Fourier neural operator: complex weights as two real arrays, rfft over space, a relative L2 loss, H1 by spectral derivatives."""
    S, Wd, M = 32, 16, 6

    def loss_fn(p, a, u):
        x = jnp.stack([a, jnp.broadcast_to(jnp.linspace(0, 1, S), a.shape)], -1) @ p["lift"]
        for l in p["layers"]:
            f = jnp.fft.rfft(x, axis=1)[:, :M]
            f = jnp.einsum("bmi,mio->bmo", f, l["re"] + 1j * l["im"])
            x = jax.nn.gelu(jnp.fft.irfft(jnp.pad(f, ((0, 0), (0, S // 2 + 1 - M), (0, 0))), n=S, axis=1) + x @ l["w"])
        out = (jax.nn.gelu(x @ p["q1"]) @ p["q2"])[..., 0]
        k = jnp.arange(S // 2 + 1)
        d = jnp.abs(jnp.fft.rfft(out - u, axis=1)) * (1 + k)
        n = jnp.abs(jnp.fft.rfft(u, axis=1)) * (1 + k)
        return jnp.sqrt((d ** 2).sum(1) / (n ** 2).sum(1)).mean()
    p = {"lift": draw(0, 2, Wd) * 0.3, "q1": draw(1, Wd, 32) * 0.2, "q2": draw(2, 32, 1) * 0.2,
         "layers": [{"re": draw(3 + i, M, Wd, Wd) * 0.1, "im": draw(5 + i, M, Wd, Wd) * 0.1, "w": draw(7 + i, Wd, Wd) * 0.2} for i in range(2)]}
    return _simple(optax.adamw(1e-3, weight_decay=1e-4), loss_fn, p, draw(10, B, S), draw(11, B, S), donate=(0, 1))


def learnt_solver():
    """A neural ODE by an adaptive Heun in a while_loop of bounded length per row, with a Kalman-like correction; controls interpolated."""
    def field(p, t, y, c):
        return jnp.tanh(jnp.concatenate([y, c, jnp.full((*y.shape[:-1], 1), t)], -1) @ p["w1"] + p["b1"]) @ p["w2"]

    def loss_fn(p, y0, controls, obs, seen):
        def heun(y, i):
            t, c0, c1 = i / 8, controls[:, i], controls[:, jnp.minimum(i + 1, 7)]
            k1 = field(p, t, y, c0)
            k2 = field(p, t + 1 / 8, y + k1 / 8, c1)
            pred = y + (k1 + k2) / 16
            gain = jax.nn.sigmoid(p["gain"])
            err = obs[:, i] - pred
            return pred + jnp.where(seen[:, i, None], gain * err, 0), (err ** 2).sum(-1) * seen[:, i] + jnp.abs(k2 - k1).mean(-1) * 1e-2
        y, errs = jax.lax.scan(heun, y0, jnp.arange(8))
        return errs.sum(0).mean() + (y ** 2).mean() * 1e-3
    p = {"w1": draw(0, 4 + 2 + 1, 32) * 0.3, "b1": jnp.zeros(32), "w2": draw(1, 32, 4) * 0.3, "gain": jnp.zeros(4)}
    return _simple(optax.yogi(1e-2), loss_fn, p, draw(2, B, 4), draw(3, B, 8, 2), draw(4, B, 8, 4), whole(5, 2, B, 8) > 0)


def time_major_speech():
    """A streaming transducer-like loss on [T, B, F] features with lengths, a forward-algorithm over a lattice by two scans, blank 0."""
    T, U, V, H = 10, 5, 14, 24

    def loss_fn(p, feats, feat_len, labels, label_len):
        def cell(h, x):
            z, r = jnp.split(jax.nn.sigmoid(x @ p["gx"] + h @ p["gh"]), 2, -1)
            n = jnp.tanh(x @ p["nx"] + r * (h @ p["nh"]))
            h = (1 - z) * h + z * n
            return h, h
        b = feats.shape[1]
        _, enc = jax.lax.scan(cell, jnp.zeros((b, H)), feats)
        pred = jnp.cumsum(jnp.concatenate([jnp.zeros((1, b, H)), p["emb"][labels]]), 0)
        joint = jnp.tanh(enc[:, None] + pred[None]) @ p["out"]
        logp = jax.nn.log_softmax(joint)                                  # T, U+1, B, V
        blank = logp[..., 0]
        emit = jnp.take_along_axis(logp[:, :U], labels[None, :, :, None], -1)[..., 0]

        def row(prev, x):
            bl, em, first = x
            base = jnp.where(first, jnp.where(jnp.arange(U + 1)[:, None] == 0, 0.0, -1e9), prev + bl)

            def along(c, y):
                s, e = y
                c = jnp.logaddexp(s, c + e)
                return c, c
            start = base[0]
            _, rest = jax.lax.scan(along, start, (base[1:], em))
            new = jnp.concatenate([start[None], rest])
            return new, new
        prev_blank = jnp.concatenate([jnp.zeros((1, U + 1, b)), blank[:-1]])
        _, alpha = jax.lax.scan(row, jnp.zeros((U + 1, b)), (prev_blank, emit, jnp.arange(T) == 0))
        i = jnp.arange(b)
        ll = alpha[feat_len - 1, label_len, i] + blank[feat_len - 1, label_len, i]
        return -(ll / label_len).mean()
    p = {"gx": draw(0, 8, 2 * H) * 0.2, "gh": draw(1, H, 2 * H) * 0.2, "nx": draw(2, 8, H) * 0.2, "nh": draw(3, H, H) * 0.2, "emb": draw(4, V, H) * 0.2, "out": draw(5, H, V) * 0.2}
    return _simple(optax.chain(optax.clip_by_global_norm(5.0), optax.adam(1e-3)), loss_fn, p, draw(6, T, 16, 8), whole(7, 4, 16) + 7,
                   whole(8, V - 1, U, 16) + 1, whole(9, 3, 16) + 3, kinds=["batch:1", "batch", "batch:1", "batch"])


SCIENCES = {make.__name__: make for make in (
    burgers_residual, periodic_image, hashed_rays, splatted_points, attention_on_edges, sampled_neighbours, equivariant_forces, doubly_residual,
    gated_forecast, partial_likelihood, masked_units, folded_pairs, spectral_operator, learnt_solver, time_major_speech)}
