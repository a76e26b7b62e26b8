"""Other fields' training steps: equations, scenes, graphs, molecules."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, whole
from stranger import Stranger

B = 32


def _simple(tx, loss_fn, params, *batch, kinds=None, donate=(), **more):
    """value_and_grad, update, apply: results are a flat tuple, the loss first."""

    def step(params, opt_state, *batch):
        loss, grads = jax.value_and_grad(loss_fn)(params, *batch)
        updates, opt_state = tx.update(grads, opt_state, params)
        return loss, optax.apply_updates(params, updates), opt_state

    return Stranger(
        step,
        (params, tx.init(params), *batch),
        ("param", "opt", *(kinds or ["batch"] * len(batch))),
        lambda a, r: (r[1], r[2], *a[2:]),
        donate,
        tolerance=1e-3,
        **more,
    )


def burgers_residual():
    """A PINN: second derivatives by forward over reverse, points of three sizes, learnt loss weights that ascend, a learnt
    viscosity."""

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
        return jnp.stack([(f**2).mean(), (i**2).mean(), (b**2).mean()])

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
    return Stranger(
        step,
        (p, lam, tx.init(p), tx.init(lam), draw(9, 64, 2), draw(10, 16, 2), draw(11, 16)),
        ("param", "param", "opt", "opt", "batch", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        tolerance=1e-3,
    )


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
    return Stranger(
        train,
        ((p, tx.init(p)), draw(5, B, 2), draw(6, B), draw(7, B, 2)),
        (("param", "opt"), "batch", "batch", "batch"),
        lambda a, r: (r[0], *a[1:]),
        (0,),
        tolerance=1e-2,
    )


def hashed_rays():
    """Instant-NGP: tables of hashed grid corners at several resolutions, rays sampled with stratified noise, transmittance
    by cumprod."""
    S, LV, TB, FT = 12, 4, 64, 2
    primes = np.array([1, 2654435761, 805459861], np.uint32)

    def encode(tables, x):
        feats = []
        for lv in range(LV):
            pos = x * (4 * 1.6**lv)
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

    tx = optax.multi_transform(
        {"t": optax.adam(1e-2, eps=1e-10), "n": optax.adamw(1e-3)}, {"tables": "t", "w1": "n", "w2": "n", "w3": "n"}
    )

    def step(state, key, rays, rgb):
        p, o, n = state
        (loss, psnr), g = jax.value_and_grad(loss_fn, has_aux=True)(p, jax.random.fold_in(key, n), rays, rgb)
        u, o = tx.update(g, o, p)
        return (optax.apply_updates(p, u), o, n + 1), (loss, psnr)

    p = {
        "tables": [draw(i, TB, FT) * 0.1 for i in range(LV)],
        "w1": draw(10, LV * FT, 32) * 0.3,
        "w2": draw(11, 32, 9) * 0.3,
        "w3": draw(12, 11, 3) * 0.3,
    }
    return Stranger(
        step,
        ((p, tx.init(p), jnp.int32(0)), jax.random.PRNGKey(0), draw(13, B, 6), jax.nn.sigmoid(draw(14, B, 3))),
        (("param", "opt", "step"), "rng", "batch", "batch"),
        lambda a, r: (r[0], *a[1:]),
        (0,),
        tolerance=1e-3,
    )


def splatted_points():
    """Gaussians are splatted on pixels given as rows: sorted by depth, blended front to back; scales, rotations,
    opacities, colours."""
    G = 24

    def loss_fn(p, pix, rgb, w):
        order = jnp.argsort(p["depth"])
        mean, ls, th, op, col = (p[k][order] for k in ("mean", "scale", "angle", "opacity", "colour"))
        r = jnp.stack([jnp.stack([jnp.cos(th), -jnp.sin(th)], -1), jnp.stack([jnp.sin(th), jnp.cos(th)], -1)], -2)
        cov = r @ (jnp.exp(2 * ls)[:, :, None] * r.swapaxes(1, 2)) + 1e-3 * jnp.eye(2)
        det = cov[:, 0, 0] * cov[:, 1, 1] - cov[:, 0, 1] * cov[:, 1, 0]
        inv = (
            jnp.stack([jnp.stack([cov[:, 1, 1], -cov[:, 0, 1]], -1), jnp.stack([-cov[:, 1, 0], cov[:, 0, 0]], -1)], -2)
            / det[:, None, None]
        )
        d = pix[:, None] - mean
        a = jax.nn.sigmoid(op) * jnp.exp(-0.5 * jnp.einsum("bgi,gij,bgj->bg", d, inv, d))
        a = jnp.minimum(a, 0.99)
        t = jnp.exp(jnp.cumsum(jnp.log1p(-a), 1) - jnp.log1p(-a))
        out = (a * t) @ jax.nn.sigmoid(col)
        return ((jnp.abs(out - rgb)).mean(-1) * w).sum() / w.sum() + 1e-2 * jnp.exp(ls).mean()

    p = {
        "mean": draw(0, G, 2),
        "scale": draw(1, G, 2) * 0.3 - 0.5,
        "angle": draw(2, G),
        "opacity": draw(3, G),
        "colour": draw(4, G, 3),
        "depth": draw(5, G),
    }
    rates = {"mean": 1e-2, "scale": 5e-3, "angle": 1e-3, "opacity": 5e-2, "colour": 2e-2}

    def step(p, m, v, n, pix, rgb, w):
        train = {k: x for k, x in p.items() if k != "depth"}
        loss, g = jax.value_and_grad(lambda t: loss_fn({**t, "depth": p["depth"]}, pix, rgb, w))(train)
        n = n + 1
        m = {k: 0.9 * m[k] + 0.1 * g[k] for k in g}
        v = {k: 0.999 * v[k] + 0.001 * g[k] ** 2 for k in g}
        new = {k: train[k] - rates[k] * (m[k] / (1 - 0.9**n)) / (jnp.sqrt(v[k] / (1 - 0.999**n)) + 1e-15) for k in g}
        return {**new, "depth": p["depth"]}, m, v, n, loss

    zeros = {k: jnp.zeros_like(x) for k, x in p.items() if k != "depth"}
    kinds = {k: "frozen" if k == "depth" else "param" for k in p}
    return Stranger(
        step,
        (p, zeros, zeros, jnp.int32(0), draw(6, B, 2), jax.nn.sigmoid(draw(7, B, 3)), jax.nn.sigmoid(draw(8, B))),
        (kinds, "opt", "opt", "step", "batch", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
        tolerance=1e-3,
    )


def attention_on_edges():
    """GAT on graphs padded to one size, batched [B, nodes, ...] with edge lists per graph; softmax per segment; masked
    mean readout."""
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

    p = {
        "layers": [
            {"w": draw(0, 6, 32) * 0.3, "as": draw(1, 4, 8), "ar": draw(2, 4, 8), "skip": draw(3, 6, 32) * 0.3},
            {"w": draw(4, 32, 32) * 0.2, "as": draw(5, 4, 8), "ar": draw(6, 4, 8), "skip": draw(7, 32, 32) * 0.2},
        ],
        "out": draw(8, 64, 3) * 0.2,
    }
    y = jnp.where(whole(9, 4, 16, 3) == 0, jnp.nan, (draw(10, 16, 3) > 0).astype(jnp.float32))
    g = {
        "x": draw(11, 16, Nn, 6),
        "senders": whole(12, Nn, 16, M),
        "receivers": whole(13, Nn, 16, M),
        "edge_mask": whole(14, 5, 16, M) > 0,
        "node_mask": (jnp.arange(Nn)[None] < whole(15, 4, 16)[:, None] + 6).astype(jnp.float32),
    }
    return _simple(optax.adamw(1e-3), loss_fn, p, g, y, donate=(0, 1))


def sampled_neighbours():
    """GraphSAGE with fan-outs: seeds [B], neighbours [B, 5], theirs [B, 5, 4] as ids into a resident feature table;
    accuracy per class."""
    n, F, C = 200, 16, 7

    def loss_fn(p, table, seed, n1, n2, y):
        h0, h1, h2 = table[seed], table[n1], table[n2]
        h1 = jax.nn.relu(jnp.concatenate([h1, h2.mean(2)], -1) @ p["w1"])
        h0 = jax.nn.relu(jnp.concatenate([h0, table[n1].mean(1)], -1) @ p["w1"])
        h = jnp.concatenate([h0, h1.max(1)], -1) @ p["w2"]
        logits = h / (jnp.linalg.norm(h, axis=-1, keepdims=True) + 1e-6) @ p["out"]
        hits = jnp.zeros(C).at[y].add((logits.argmax(-1) == y).astype(jnp.float32))
        return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), hits / jnp.maximum(
            jnp.zeros(C).at[y].add(1.0), 1
        )

    tx = optax.chain(optax.clip(1.0), optax.adam(5e-3))

    def step(p, o, table, *b):
        (loss, per_class), g = jax.value_and_grad(loss_fn, has_aux=True)(p, table, *b)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, loss, per_class

    p = {"w1": draw(0, 2 * F, 32) * 0.2, "w2": draw(1, 64, 32) * 0.2, "out": draw(2, 32, C)}
    return Stranger(
        step,
        (p, tx.init(p), draw(3, n, F), whole(4, n, B), whole(5, n, B, 5), whole(6, n, B, 5, 4), whole(7, C, B)),
        ("param", "opt", "frozen", *["batch"] * 4),
        lambda a, r: (r[0], r[1], *a[2:]),
        (0, 1),
    )


def equivariant_forces():
    """EGNN on molecules: energies summed over atoms, forces by a gradient with respect to positions, both fitted; per-atom
    shifts by species."""
    A, S = 6, 5

    def energy(p, pos, z, mask):
        h = p["emb"][z]
        x = pos
        for l in p["layers"]:
            d = x[:, None] - x[None]
            r2 = (d**2).sum(-1, keepdims=True)
            m = jax.nn.silu(
                jnp.concatenate([jnp.broadcast_to(h[:, None], (A, A, 16)), jnp.broadcast_to(h[None], (A, A, 16)), r2], -1)
                @ l["e"]
            )
            m = m * (mask[:, None] * mask[None] * (1 - jnp.eye(A)))[..., None]
            x = x + (d * (m @ l["x"])).sum(1) / A
            h = h + jax.nn.silu(jnp.concatenate([h, m.sum(1)], -1) @ l["h"])
        spread = ((x - pos) ** 2).sum(-1)
        return (((jax.nn.silu(h @ p["o1"]) @ p["o2"])[:, 0] + p["shift"][z] + spread) * mask).sum()

    def loss_fn(p, b):
        e, f = jax.vmap(jax.value_and_grad(energy, 1), (None, 0, 0, 0))(p, b["pos"], b["z"], b["mask"])
        n = b["mask"].sum(1)
        return (((e - b["e"]) / n) ** 2).mean() + 10 * (((-f - b["f"]) ** 2).sum(-1) * b["mask"]).sum() / (3 * n.sum())

    p = {
        "emb": draw(0, S, 16) * 0.3,
        "o1": draw(1, 16, 16) * 0.2,
        "o2": draw(2, 16, 1) * 0.2,
        "shift": draw(3, S),
        "layers": [
            {"e": draw(4 + i, 33, 16) * 0.2, "x": draw(6 + i, 16, 1) * 0.1, "h": draw(8 + i, 32, 16) * 0.2} for i in range(2)
        ],
    }
    b = {
        "pos": draw(10, 16, A, 3),
        "z": whole(11, S, 16, A),
        "mask": (jnp.arange(A)[None] < whole(12, 3, 16)[:, None] + 4).astype(jnp.float32),
        "e": draw(13, 16),
        "f": draw(14, 16, A, 3),
    }
    return _simple(optax.amsgrad(1e-3), loss_fn, p, b)


SCIENCES = {
    make.__name__: make
    for make in (
        burgers_residual,
        periodic_image,
        hashed_rays,
        splatted_points,
        attention_on_edges,
        sampled_neighbours,
        equivariant_forces,
    )
}
