"""Representations, graphs, fields and solvers as papers' repositories write their steps."""

import functools

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _average(slow, fast, rate):
    return T(lambda a, b: a + rate * (b - a), slow, fast)


def _attention_weights(seed, d):
    return {**{n: draw(seed + i, d, d) * d**-0.5 for i, n in enumerate("qkvo")}, "u": draw(seed + 4, d, 2 * d) * d**-0.5,
            "d": draw(seed + 5, 2 * d, d) * (2 * d) ** -0.5, "g1": jnp.ones(d), "g2": jnp.ones(d)}


def _norm(x, g=None):
    x = (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-6)
    return x if g is None else x * g


def _layer(p, x):
    h = _norm(x, p["g1"])
    s = jnp.einsum("bqd,bkd->bqk", h @ p["q"], h @ p["k"]) * x.shape[-1] ** -0.5
    x = x + jax.nn.softmax(s) @ (h @ p["v"]) @ p["o"]
    return x + jax.nn.gelu(_norm(x, p["g2"]) @ p["u"]) @ p["d"]


def masked_and_spread():
    """DINOv2: masked patches against the teacher's, Sinkhorn over all patches of the batch, KoLeo's nearest neighbours, schedules of decay."""
    B, N, D, K = 12, 6, 16, 10

    def encode(p, x, mask=None):
        h = x @ p["in"]
        if mask is not None:
            h = jnp.where(mask[..., None], p["mask"], h)
        h = jnp.concatenate([jnp.broadcast_to(p["cls"], (x.shape[0], 1, D)), h], 1) + p["pos"]
        for b in p["blocks"]:
            h = _layer(b, h)
        return _norm(h, p["g"])

    def head(p, h):
        h = jax.nn.gelu(h @ p["a"]) @ p["b"]
        h = h / jnp.linalg.norm(h, axis=-1, keepdims=True).clip(1e-6)
        return h @ (p["last"] / jnp.linalg.norm(p["last"], axis=0, keepdims=True))

    def sinkhorn(logits, weight):
        q = jnp.exp(logits / 0.07).T * weight
        q = q / q.sum()
        for _ in range(3):
            q = q / q.sum(1, keepdims=True) / K
            q = q / jnp.where(weight > 0, q.sum(0, keepdims=True), 1.0) * weight / weight.sum()
        return (q * weight.sum()).T

    def koleo(x):
        x = x / jnp.linalg.norm(x, axis=-1, keepdims=True).clip(1e-8)
        near = jnp.where(jnp.eye(B, dtype=bool), -1.0, lax.stop_gradient(x @ x.T)).argmax(1)
        return -jnp.log(jnp.linalg.norm(x - x[near] + 1e-6, axis=-1)).mean()

    def step(s, first, second, mask):
        ramp = optax.cosine_decay_schedule(1.0, 50)(s["n"])
        rate, decay = 1 - (1.0 - 0.006 * ramp), 0.4 - 0.36 * ramp
        views = jnp.concatenate([first, second])
        masks = jnp.concatenate([mask, mask[:, ::-1]])
        seen = encode(s["teacher"]["net"], views)
        flat = masks.reshape(-1).astype(jnp.float32)
        goal_cls = sinkhorn(head(s["teacher"]["dino"], seen[:, 0]), jnp.ones(2 * B))
        goal_patch = sinkhorn(head(s["teacher"]["ibot"], seen[:, 1:].reshape(-1, D)), flat)
        goal_cls = jnp.concatenate([goal_cls[B:], goal_cls[:B]])

        def loss(p):
            h = encode(p["net"], views, masks)
            dino = -(goal_cls * jax.nn.log_softmax(head(p["dino"], h[:, 0]) / 0.1)).sum(-1).mean()
            each = -(goal_patch * jax.nn.log_softmax(head(p["ibot"], h[:, 1:].reshape(-1, D)) / 0.1)).sum(-1)
            per = 1 / masks.sum(1).clip(1).astype(jnp.float32)
            ibot = (each * flat * jnp.repeat(per, N)).sum() / (2 * B)
            spread = koleo(h[:B, 0]) + koleo(h[B:, 0])
            return dino + ibot + 0.1 * spread, (dino, ibot, spread)

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(s["student"])
        u, opt = tx.update(g, s["opt"], s["student"])
        u = T(lambda u, w: u - 1e-3 * decay * w if w.ndim > 1 else u, u, s["student"])
        student = optax.apply_updates(s["student"], u)
        return {"student": student, "teacher": _average(s["teacher"], student, rate), "opt": opt, "n": s["n"] + 1}, {
            "loss": value, "dino": aux[0], "ibot": aux[1], "koleo": aux[2]}

    tx = optax.chain(optax.clip_by_global_norm(3.0), optax.adam(1e-3))
    head_weights = lambda i: {"a": draw(i, D, 24) * 0.3, "b": draw(i + 1, 24, 12) * 0.3, "last": draw(i + 2, 12, K)}  # noqa: E731
    p = {"net": {"in": draw(0, 9, D) * 0.3, "cls": draw(1, D) * 0.1, "mask": draw(2, D) * 0.1, "pos": draw(3, N + 1, D) * 0.1, "g": jnp.ones(D),
                 "blocks": [_attention_weights(4, D), _attention_weights(11, D)]}, "dino": head_weights(20), "ibot": head_weights(24)}
    mask = jax.random.uniform(jax.random.PRNGKey(3), (B, N)) < 0.4
    return Stranger(step, ({"student": p, "teacher": T(lambda x: x * 0.9, p), "opt": tx.init(p), "n": jnp.int32(0)}, draw(30, B, N, 9),
                           draw(31, B, N, 9), mask),
                    ({"student": "param", "teacher": "model_state", "opt": "opt", "n": "counter"}, "batch", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def averaged_layers_as_targets():
    """data2vec: the target is the mean of the teacher's last layers, each normalised over time, at spans masked by starts drawn per row."""
    B, N, D = 12, 10, 16

    def hidden(p, x, mask=None):
        h = x @ p["in"]
        if mask is not None:
            h = jnp.where(mask[..., None], p["mask"], h)
        h, outs = h + p["pos"], []
        for b in p["blocks"]:
            h = _layer(b, h)
            outs.append(h)
        return outs

    def spans(key):
        starts = jnp.argsort(jax.random.uniform(key, (B, N)), -1)[:, :2]
        return ((jnp.arange(N) >= starts[..., None]) & (jnp.arange(N) < starts[..., None] + 3)).any(1)

    def step(params, teacher, opt, n, key, x):
        key, sub = jax.random.split(key)
        mask = spans(sub)
        outs = hidden(teacher, x)[-2:]
        outs = [(o - o.mean(1, keepdims=True)) * lax.rsqrt(o.var(1, keepdims=True) + 1e-5) for o in outs]
        goal = lax.stop_gradient(_norm(sum(outs) / len(outs)))

        def loss(p):
            y = hidden(p, x, mask)[-1] @ p["head"]
            e = jnp.abs(y - goal)
            each = jnp.where(e < 1.0, 0.5 * e**2, e - 0.5).mean(-1)
            return (each * mask).sum() / mask.sum()

        value, g = jax.value_and_grad(loss)(params)
        u, opt = tx.update(g, opt, params)
        params = optax.apply_updates(params, u)
        tau = jnp.minimum(0.99 + (0.9999 - 0.99) * n / 100, 0.9999)
        teacher = {k: _average(v, params[k], 1 - tau) for k, v in teacher.items()}
        spread = jnp.sqrt(goal.reshape(-1, D).var(0) + 1e-6).mean()
        return params, teacher, opt, n + 1, key, {"loss": value, "masked": mask.mean(), "spread": spread}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_onecycle_schedule(100, 1e-2), b2=0.98, weight_decay=0.01))
    teacher = {"in": draw(0, 6, D) * 0.3, "pos": draw(1, N, D) * 0.1, "blocks": [_attention_weights(2, D), _attention_weights(9, D)]}
    p = {**teacher, "mask": draw(20, D) * 0.1, "head": draw(21, D, D) * 0.3}
    return Stranger(step, (p, teacher, tx.init(p), jnp.int32(0), jax.random.PRNGKey(8), draw(22, B, N, 6)),
                    ("param", "model_state", "opt", "counter", "rng", "batch"), lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4))


def predicted_blocks():
    """I-JEPA: a context encoder sees kept patches by index, a narrow predictor guesses the average encoder's at the blocks' places."""
    B, N, D, P, K, M = 12, 16, 16, 8, 8, 4

    def encode(p, x, keep=None):
        h = x @ p["in"] + p["pos"]
        if keep is not None:
            h = jnp.take_along_axis(h, keep[..., None], 1)
        for b in p["blocks"]:
            h = _layer(b, h)
        return _norm(h, p["g"])

    def step(state, x, keep, blocks):
        full = _norm(encode(state["slow"], x))
        goal = jnp.take_along_axis(full[:, None], blocks[..., None], 2)

        def loss(p):
            context = encode(p["encoder"], x, keep) @ p["predictor"]["in"] + jnp.take(p["predictor"]["pos"], keep, axis=0)

            def one(block):
                ask = p["predictor"]["mask"] + p["predictor"]["pos"][block]
                h = jnp.concatenate([context, ask], 1)
                for b in p["predictor"]["blocks"]:
                    h = _layer(b, h)
                return h[:, K:] @ p["predictor"]["out"]

            y = jax.vmap(one, 1, 1)(blocks)
            return optax.huber_loss(y, lax.stop_gradient(goal)).mean()

        value, g = jax.value_and_grad(loss)(state["p"])
        u, opt = tx.update(g, state["opt"], state["p"])
        p = optax.apply_updates(state["p"], u)
        return {"p": p, "slow": optax.incremental_update(p["encoder"], state["slow"], 0.004), "opt": opt}, value

    mask = lambda p: T(lambda w: w.ndim > 1, p)  # noqa: E731
    tx = optax.adamw(1e-3, weight_decay=0.04, mask=mask)
    encoder = {"in": draw(0, 12, D) * 0.3, "pos": draw(1, N, D) * 0.1, "g": jnp.ones(D), "blocks": [_attention_weights(2, D), _attention_weights(9, D)]}
    predictor = {"in": draw(20, D, P) * 0.3, "pos": draw(21, N, P) * 0.1, "mask": draw(22, P) * 0.1, "out": draw(23, P, D) * 0.3,
                 "blocks": [_attention_weights(24, P)]}
    p = {"encoder": encoder, "predictor": predictor}
    keep = jnp.argsort(draw(30, B, N), 1)[:, :K].astype(jnp.int32)
    blocks = (whole(31, N - M, B, 3)[..., None] + jnp.arange(M)).astype(jnp.int32)
    return Stranger(step, ({"p": p, "slow": encoder, "opt": tx.init(p)}, draw(32, B, N, 12), keep, blocks),
                    ({"p": "param", "slow": "model_state", "opt": "opt"}, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def coarse_and_fine_rays():
    """NeRF: a coarse field's weights give a cumulative density, searched for the places of a fine one, both sorted together, white background."""
    B, N, M, H = 12, 8, 8, 16

    def encode(x, k):
        x = x[..., None, :] * (2.0 ** jnp.arange(k))[:, None]
        return jnp.concatenate([jnp.sin(x), jnp.cos(x)], -1).reshape(*x.shape[:-2], -1)

    def field(p, x, d):
        h = mlp(p["trunk"], encode(x, 3), jax.nn.relu)
        rgb = jax.nn.sigmoid(mlp(p["colour"], jnp.concatenate([h[..., 1:], jnp.broadcast_to(encode(d, 2)[:, None], (*h.shape[:-1], 12))], -1), jax.nn.relu))
        return rgb, h[..., 0]

    def composite(rgb, density, t, d, key):
        delta = jnp.concatenate([t[:, 1:] - t[:, :-1], jnp.full((B, 1), 1e10)], 1) * jnp.linalg.norm(d, axis=-1, keepdims=True)
        alpha = 1 - jnp.exp(-jax.nn.relu(density + jax.random.normal(key, density.shape)) * delta)
        light = jnp.cumprod(jnp.concatenate([jnp.ones((B, 1)), 1 - alpha[:, :-1] + 1e-10], 1), 1)
        w = alpha * light
        return (w[..., None] * rgb).sum(1) + (1 - w.sum(1))[:, None], w

    def resample(key, middle, w):
        w = w + 1e-5
        cdf = jnp.concatenate([jnp.zeros((B, 1)), jnp.cumsum(w / w.sum(1, keepdims=True), 1)], 1)
        u = jax.random.uniform(key, (B, M))
        above = jax.vmap(functools.partial(jnp.searchsorted, side="right"))(cdf, u)
        lo, hi = jnp.maximum(above - 1, 0), jnp.minimum(above, cdf.shape[1] - 1)
        c0, c1, b0, b1 = (jnp.take_along_axis(a, i, 1) for a, i in ((cdf, lo), (cdf, hi), (middle, jnp.minimum(lo, middle.shape[1] - 1)),
                                                                  (middle, jnp.minimum(hi, middle.shape[1] - 1))))
        span = jnp.where(c1 - c0 < 1e-5, 1.0, c1 - c0)
        return b0 + (u - c0) / span * (b1 - b0)

    def step(state, rays, rgb):
        o, d = rays[..., :3], rays[..., 3:]
        key, k1, k2, k3, k4 = jax.random.split(state.key, 5)

        def loss(p):
            edges = jnp.linspace(2.0, 6.0, N + 1)
            t = edges[:-1] + (edges[1:] - edges[:-1]) * jax.random.uniform(k1, (B, N))
            coarse, w = composite(*field(p["coarse"], o[:, None] + t[..., None] * d[:, None], d), t, d, k2)
            more = lax.stop_gradient(resample(k3, 0.5 * (t[:, 1:] + t[:, :-1]), w[:, 1:-1]))
            t = jnp.sort(jnp.concatenate([t, more], 1), 1)
            fine, _ = composite(*field(p["fine"], o[:, None] + t[..., None] * d[:, None], d), t, d, k4)
            mse = ((fine - rgb) ** 2).mean()
            return ((coarse - rgb) ** 2).mean() + mse, mse

        (value, mse), g = jax.value_and_grad(loss, has_aux=True)(state.p)
        u, opt = tx.update(g, state.opt, state.p)
        return Rays(optax.apply_updates(state.p, u), opt, key), {"loss": value, "psnr": -10 * jnp.log10(mse)}

    tx = optax.adam(optax.exponential_decay(5e-3, 100, 0.1))
    net = lambda i: {"trunk": layers(i, 18, H, H), "colour": layers(i + 4, H - 1 + 12, H, 3)}  # noqa: E731
    p = {"coarse": net(0), "fine": net(10)}
    return Stranger(step, (Rays(p, tx.init(p), jax.random.PRNGKey(4)), draw(20, B, 6), jax.nn.sigmoid(draw(21, B, 3))),
                    (Rays("param", "opt", "rng"), "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


@jax.tree_util.register_pytree_node_class
class Rays:
    """What the step carries."""

    def __init__(self, p, opt, key):
        self.p, self.opt, self.key = p, opt, key

    def tree_flatten(self):
        return (self.p, self.opt, self.key), None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)


def factored_volume():
    """TensoRF: a volume as planes times lines, looked up bilinearly, total variation of the planes, its own rate for each part."""
    B, N, R, C, F = 12, 8, 8, 4, 12

    def plane(p, x, y):
        x, y = ((v + 1) / 2 * (R - 1) for v in (x, y))
        x0, y0 = (jnp.clip(jnp.floor(v), 0, R - 2).astype(jnp.int32) for v in (x, y))
        fx, fy = (x - x0)[..., None], (y - y0)[..., None]
        return (p[x0, y0] * (1 - fx) * (1 - fy) + p[x0 + 1, y0] * fx * (1 - fy) + p[x0, y0 + 1] * (1 - fx) * fy + p[x0 + 1, y0 + 1] * fx * fy)

    def line(p, x):
        x = (x + 1) / 2 * (R - 1)
        x0 = jnp.clip(jnp.floor(x), 0, R - 2).astype(jnp.int32)
        return p[x0] * (1 - (x - x0)[..., None]) + p[x0 + 1] * (x - x0)[..., None]

    def features(p, x):
        pairs = ((0, 1, 2), (0, 2, 1), (1, 2, 0))
        return jnp.stack([plane(p["planes"][i], x[..., a], x[..., b]) * line(p["lines"][i], x[..., c]) for i, (a, b, c) in enumerate(pairs)], -2)

    def tv(p):
        return ((p[:, 1:] - p[:, :-1]) ** 2).mean() + ((p[:, :, 1:] - p[:, :, :-1]) ** 2).mean()

    def step(p, opt, origin, direction, rgb):
        t = jnp.linspace(0.0, 1.0, N)

        def loss(p):
            x = jnp.clip(origin[:, None] + t[:, None] * direction[:, None], -1, 1)
            sigma = jax.nn.softplus(features(p["density"], x).sum((-2, -1)) - 1)
            f = features(p["look"], x).reshape(B, N, -1) @ p["basis"]
            c = jax.nn.sigmoid(mlp(p["mlp"], jnp.concatenate([f, jnp.broadcast_to(direction[:, None], (B, N, 3))], -1), jax.nn.relu))
            a = 1 - jnp.exp(-sigma / N)
            w = a * jnp.cumprod(jnp.concatenate([jnp.ones((B, 1)), 1 - a[:, :-1]], 1), 1)
            mse = (((w[..., None] * c).sum(1) + 1 - w.sum(1)[:, None] - rgb) ** 2).mean()
            return mse + 1e-2 * sum(tv(p[n]["planes"]) for n in ("density", "look")) + 1e-3 * jnp.abs(p["density"]["planes"]).mean(), mse

        (value, mse), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, mse

    tx = optax.multi_transform({"grid": optax.adam(2e-2, b2=0.99), "net": optax.adam(1e-3, b2=0.99)},
                               {"density": "grid", "look": "grid", "basis": "net", "mlp": "net"})
    grid = lambda i: {"planes": draw(i, 3, R, R, C) * 0.3, "lines": draw(i + 1, 3, R, C) * 0.3}  # noqa: E731
    p = {"density": grid(0), "look": grid(2), "basis": draw(4, 3 * C, F) * 0.3, "mlp": layers(5, F + 3, 16, 3)}
    return Stranger(step, (p, tx.init(p), draw(8, B, 3) * 0.3, jnp.tanh(draw(9, B, 3)), jax.nn.sigmoid(draw(10, B, 3))),
                    ("param", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def many_aggregators():
    """PNA on padded graphs, one a row: means, maxima, minima and deviations of neighbours by segments, scaled by degrees; batch norm with masks."""
    B, N, E, D = 12, 6, 14, 8

    def aggregate(m, to, ok):
        count = jax.ops.segment_sum(ok, to, N)
        total = jax.ops.segment_sum(m * ok[:, None], to, N)
        mean = total / jnp.maximum(count, 1)[:, None]
        square = jax.ops.segment_sum(m**2 * ok[:, None], to, N) / jnp.maximum(count, 1)[:, None]
        high = jax.ops.segment_max(jnp.where(ok[:, None] > 0, m, -1e9), to, N)
        low = jax.ops.segment_min(jnp.where(ok[:, None] > 0, m, 1e9), to, N)
        high, low = (jnp.where((count > 0)[:, None], v, 0.0) for v in (high, low))
        return jnp.concatenate([mean, high, low, jnp.sqrt(jax.nn.relu(square - mean**2) + 1e-5)], -1), count

    def layer(p, h, g):
        def one(h, src, dst, e, ok):
            return aggregate(jax.nn.relu(jnp.concatenate([h[src], h[dst], e], -1) @ p["m"]), dst, ok)
        a, count = jax.vmap(one)(h, g["src"], g["dst"], g["edge"], g["edge_ok"])
        scale = jnp.log(count + 1)[..., None] / 1.2
        a = jnp.concatenate([a, a * scale, a / jnp.maximum(scale, 0.1)], -1)
        return jnp.concatenate([h, a], -1) @ p["u"]

    def masked_norm(p, s, h, ok):
        n = ok.sum()
        mean = (h * ok[..., None]).sum((0, 1)) / n
        var = ((h - mean) ** 2 * ok[..., None]).sum((0, 1)) / n
        s = {"mean": 0.9 * s["mean"] + 0.1 * mean, "var": 0.9 * s["var"] + 0.1 * var * n / (n - 1)}
        return (h - mean) * lax.rsqrt(var + 1e-5) * p["scale"] + p["bias"], s

    def step(p, stats, opt, g, y):
        def loss(p):
            h, new = p["embed"][g["node"]], []
            for q, s in zip(p["layers"], stats):
                z, s = masked_norm(q["bn"], s, layer(q, h, g), g["node_ok"])
                h = (h + jax.nn.relu(z)) * g["node_ok"][..., None]
                new.append(s)
            pooled = h.sum(1) / jnp.maximum(g["node_ok"].sum(1), 1)[:, None]
            return jnp.abs(mlp(p["out"], pooled)[:, 0] - y).mean(), new

        (value, stats), grads = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(grads, opt, p)
        return optax.apply_updates(p, u), stats, opt, value

    tx = optax.adam(1e-3)
    one = lambda i: {"m": draw(i, 2 * D + 4, D) * 0.3, "u": draw(i + 1, 13 * D, D) * 0.1, "bn": {"scale": jnp.ones(D), "bias": jnp.zeros(D)}}  # noqa: E731
    p = {"embed": draw(0, 7, D), "layers": [one(1), one(3)], "out": layers(5, D, 8, 1)}
    stats = [{"mean": jnp.zeros(D), "var": jnp.ones(D)} for _ in range(2)]
    sizes = whole(10, 3, B) + 4
    g = {"node": whole(11, 7, B, N), "src": whole(12, 4, B, E), "dst": whole(13, 4, B, E), "edge": draw(14, B, E, 4),
         "node_ok": (jnp.arange(N) < sizes[:, None]).astype(jnp.float32), "edge_ok": (jnp.arange(E) < 2 * sizes[:, None]).astype(jnp.float32)}
    return Stranger(step, (p, stats, tx.init(p), g, draw(15, B)), ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def forces_and_stress():
    """A periodic potential: energies of pairs within a radius, forces and stress as gradients by positions and strain, all three in the loss."""
    B, N, D, H = 12, 5, 8, 16

    def energy(p, species, position, cell, mask):
        d = position[:, None] - position[None]
        f = d @ jnp.linalg.inv(cell)
        d = (f - jnp.round(lax.stop_gradient(f))) @ cell
        off = 1 - jnp.eye(N)
        r2 = (d**2).sum(-1) + jnp.eye(N)
        r = jnp.sqrt(r2)
        cut = 0.5 * (jnp.cos(jnp.pi * jnp.clip(r / 2.5, 0, 1)) + 1) * off * mask[:, None] * mask[None]
        radial = jnp.exp(-4.0 * (r[..., None] - jnp.linspace(0.3, 2.5, 6)) ** 2) * cut[..., None]
        s, v = p["embed"][species], jnp.zeros((N, 3, D))
        for q in p["layers"]:
            m = radial @ q["filter"] * jax.nn.silu(s @ q["m"])[None]
            ms, mv, mr = jnp.split(m, 3, -1)
            s = s + ms.sum(1)
            v = v + jnp.einsum("ijd,jkd->ikd", mv, v) + jnp.einsum("ijd,ijk->ikd", mr, d / r[..., None])
            a, b = jnp.split(v @ q["v"], 2, -1)
            s = s + jax.nn.silu(jnp.concatenate([s, jnp.sqrt((a**2).sum(1) + 1e-6)], -1) @ q["u"]) * (a * b).sum(1)
        return (mlp(p["out"], s)[:, 0] * mask).sum()

    def all_of(p, species, position, cell, mask):
        def strained(x, strain):
            t = jnp.eye(3) + 0.5 * (strain + strain.T)
            return energy(p, species, x @ t, cell @ t, mask)
        e, (fx, fs) = jax.value_and_grad(strained, (0, 1))(position, jnp.zeros((3, 3)))
        return e, -fx, fs / jnp.abs(jnp.linalg.det(cell))

    def step(p, slow, opt, batch):
        def loss(p):
            e, f, s = jax.vmap(functools.partial(all_of, p))(batch["species"], batch["position"], batch["cell"], batch["mask"])
            n = batch["mask"].sum(1)
            le = (((e - batch["energy"]) / n) ** 2).mean()
            lf = (((f - batch["force"]) ** 2).sum(-1) * batch["mask"]).sum() / (3 * n.sum())
            ls = ((s - batch["stress"]) ** 2).mean()
            return le + 10 * lf + 0.1 * ls, {"e": jnp.sqrt(le), "f": jnp.sqrt(lf), "s": jnp.sqrt(ls)}

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, optax.incremental_update(p, slow, 0.01), opt, value, aux

    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.amsgrad(1e-3))
    layer = lambda i: {"filter": draw(i, 6, 3 * D) * 0.3, "m": draw(i + 1, D, 3 * D) * 0.3, "v": draw(i + 2, D, 2 * D) * 0.3, "u": draw(i + 3, 2 * D, D) * 0.3}  # noqa: E731
    p = {"embed": draw(0, 4, D), "layers": [layer(1), layer(5)], "out": layers(9, D, H, 1)}
    batch = {"species": whole(20, 4, B, N), "position": draw(21, B, N, 3), "cell": 3.0 * jnp.eye(3) + 0.1 * draw(22, B, 3, 3),
             "mask": (jnp.arange(N) < whole(23, 2, B)[:, None] + 4).astype(jnp.float32), "energy": draw(24, B), "force": draw(25, B, N, 3), "stress": draw(26, B, 3, 3)}
    return Stranger(step, (p, p, tx.init(p), batch), ("param", "model_state", "opt", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def causal_in_time():
    """A PINN of flow: Fourier features, hessians by jacfwd of jacrev, weights of later times by earlier residuals, loss weights by gradient norms."""
    B, M, H = 12, 4, 16

    def net(p, z):
        f = z @ p["wave"]
        h = jnp.concatenate([jnp.sin(f), jnp.cos(f)])
        u, v = (jnp.tanh(h @ p[n]) for n in ("gu", "gv"))
        for w in p["w"]:
            h = jnp.tanh(h @ w)
            h = h * u + (1 - h) * v
        return h @ p["out"]

    def residual(p, z):
        out, j = net(p, z), jax.jacrev(lambda z: net(p, z))(z)
        h = jax.jacfwd(jax.jacrev(lambda z: net(p, z)[:2]))(z)
        (u, v, _), (ux, uy), (vx, vy) = out, j[0, :2], j[1, :2]
        mx = j[0, 2] + u * ux + v * uy + j[2, 0] - 0.01 * (h[0, 0, 0] + h[0, 1, 1])
        my = j[1, 2] + u * vx + v * vy + j[2, 1] - 0.01 * (h[1, 0, 0] + h[1, 1, 1])
        return jnp.stack([mx, my, ux + vy])

    def losses(p, inside, start, wanted, wall):
        r = jax.vmap(functools.partial(residual, p))(inside)
        r = (r[jnp.argsort(inside[:, 2])] ** 2).reshape(M, B // M, 3).mean((1, 2))
        causal = lax.stop_gradient(jnp.exp(-0.5 * (jnp.cumsum(r) - r)))
        at = jax.vmap(functools.partial(net, p))
        return {"r": (causal * r).mean(), "start": ((at(start)[:, :2] - wanted) ** 2).mean(), "wall": (at(wall)[:, :2] ** 2).mean()}, causal

    def step(p, weights, opt, *points):
        grads = {n: jax.grad(lambda p: losses(p, *points)[0][n])(p) for n in weights}
        norms = {n: optax.global_norm(g) for n, g in grads.items()}
        total = sum(norms.values())
        weights = {n: 0.9 * w + 0.1 * total / (norms[n] + 1e-8) for n, w in weights.items()}
        g = T(lambda *gs: sum(w * g for w, g in zip(weights.values(), gs)), *grads.values())
        found, causal = losses(p, *points)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), weights, opt, found, causal.min()

    tx = optax.adam(optax.exponential_decay(1e-3, 20, 0.9))
    p = {"wave": draw(0, 3, H // 2), "gu": draw(1, H, H) * 0.3, "gv": draw(2, H, H) * 0.3, "w": [draw(3 + i, H, H) * 0.3 for i in range(2)], "out": draw(6, H, 3) * 0.3}
    weights = {"r": jnp.ones(()), "start": jnp.ones(()), "wall": jnp.ones(())}
    return Stranger(step, (p, weights, tx.init(p), jax.nn.sigmoid(draw(7, B, 3)), jax.nn.sigmoid(draw(8, B, 3)), draw(9, B, 2), jax.nn.sigmoid(draw(10, B, 3))),
                    ("param", "opt", "opt", *["batch"] * 4), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def learnt_lagrangian():
    """A Lagrangian network: accelerations solve a system of its hessian for every row, unrolled by Runge-Kutta, losses along the path."""
    B, Q, H, L = 12, 2, 16, 3

    def lagrangian(p, q, v):
        return mlp(p, jnp.concatenate([jnp.sin(q), jnp.cos(q), v]), jax.nn.softplus)[0] + 0.5 * (v**2).sum()

    def acceleration(p, s):
        q, v = jnp.split(s, 2)
        h = jax.hessian(lagrangian, 2)(p, q, v) + 0.1 * jnp.eye(Q)
        b = jax.grad(lagrangian, 1)(p, q, v) - jax.jacobian(jax.jacobian(lagrangian, 2), 1)(p, q, v) @ v
        return jnp.concatenate([v, jnp.linalg.solve(h, b)])

    def rk4(p, s, dt):
        k1 = acceleration(p, s)
        k2 = acceleration(p, s + 0.5 * dt * k1)
        k3 = acceleration(p, s + 0.5 * dt * k2)
        k4 = acceleration(p, s + dt * k3)
        return s + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)

    def step(i, state, batch):
        def loss(p):
            def one(s, y):
                s = jax.vmap(functools.partial(rk4, p, dt=0.05))(s)
                return s, (jnp.abs(s - y)).mean()
            _, each = lax.scan(one, batch["start"], jnp.swapaxes(batch["path"], 0, 1))
            return each.mean() + 1e-4 * optax.global_norm(p) ** 2
        p, opt = state
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return i + 1, (optax.apply_updates(p, u), opt), value

    tx = optax.adam(1e-3)
    p = layers(0, 3 * Q, H, H, 1)
    start = draw(4, B, 2 * Q)
    return Stranger(step, (jnp.int32(0), (p, tx.init(p)), {"start": start, "path": start[:, None] + 0.05 * draw(5, B, L, 2 * Q)}),
                    ("counter", ("param", "opt"), "batch"), lambda a, r: (r[0], r[1], a[2]), tolerance=1e-3)


def mixed_fixed_point():
    """A deep equilibrium by Anderson's mixing, backward through the implicit function by a second solve, jacobian regularised by a drawn vector."""
    B, D, H, M = 12, 8, 16, 3

    def f(p, x, z):
        return _norm(z + jnp.tanh(_norm(z) @ p["w"] + x @ p["x"] + p["b"]) @ p["o"])

    def anderson(g, z0, count=8):
        zs, gs = jnp.stack([z0] * M, 1), jnp.stack([g(z0)] * M, 1)
        zs = zs.at[:, 1].set(gs[:, 0])
        gs = gs.at[:, 1].set(g(gs[:, 0]))

        def one(k, carry):
            zs, gs = carry
            r = gs - zs
            n = jnp.minimum(k, M)
            used = jnp.arange(M) < n
            h = jnp.einsum("bid,bjd->bij", r, r) + 1e-3 * jnp.eye(M)
            h = jnp.where(used[:, None] & used[None], h, jnp.eye(M))
            a = jnp.linalg.solve(h, jnp.broadcast_to(used.astype(jnp.float32)[:, None], (B, M, 1)))[..., 0]
            a = a / a.sum(1, keepdims=True)
            z = (a[..., None] * gs).sum(1)
            return (lax.dynamic_update_index_in_dim(zs, z, k % M, 1), lax.dynamic_update_index_in_dim(gs, g(z), k % M, 1))

        zs, gs = lax.fori_loop(2, count, one, (zs, gs))
        return gs[:, (count - 1) % M]

    @jax.custom_vjp
    def solve(p, x):
        return anderson(lambda z: f(p, x, z), jnp.zeros((B, H)))

    def forward(p, x):
        z = solve(p, x)
        return z, (p, x, z)

    def backward(kept, w):
        p, x, z = kept
        _, pull = jax.vjp(lambda z: f(p, x, z), z)
        u = anderson(lambda u: pull(u)[0] + w, jnp.zeros((B, H)))
        return jax.vjp(lambda p, x: f(p, x, z), p, x)[1](u)

    solve.defvjp(forward, backward)

    def step(p, opt, key, x, y):
        key, sub = jax.random.split(key)

        def loss(p):
            z = solve(p["f"], x)
            e = jax.random.normal(sub, z.shape)
            _, pull = jax.vjp(lambda z: f(p["f"], x, z), lax.stop_gradient(z))
            jac = (pull(e)[0] ** 2).sum() / z.size
            logits = z @ p["head"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean() + 0.1 * jac, (logits.argmax(-1) == y).mean()

        (value, accuracy), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, accuracy

    tx = optax.adam(1e-3)
    p = {"f": {"w": draw(0, H, H) * 0.2, "x": draw(1, D, H) * 0.3, "b": jnp.zeros(H), "o": draw(2, H, H) * 0.1}, "head": draw(3, H, 4) * 0.3}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), draw(4, B, D), whole(5, 4, B)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


LEARNERS = {
    "masked_and_spread": masked_and_spread,
    "averaged_layers_as_targets": averaged_layers_as_targets,
    "predicted_blocks": predicted_blocks,
    "coarse_and_fine_rays": coarse_and_fine_rays,
    "factored_volume": factored_volume,
    "many_aggregators": many_aggregators,
    "forces_and_stress": forces_and_stress,
    "causal_in_time": causal_in_time,
    "learnt_lagrangian": learnt_lagrangian,
    "mixed_fixed_point": mixed_fixed_point,
}
