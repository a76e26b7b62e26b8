"""Pictures: cameras that are learnt, splats, pixels sorted by their loss, kernels made of rows, frames one after the other, X-rays."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.scipy import ndimage
from stranger import Stranger
from trained import cross_entropy, plain

T = jax.tree_util.tree_map
NHWC = ("NHWC", "HWIO", "NHWC")


def pictures(seed, *shape):
    return jnp.asarray(np.random.default_rng(seed).integers(0, 256, shape), jnp.uint8)


def conv(x, k, stride=1, padding="SAME", **options):
    return lax.conv_general_dilated(x, k, (stride, stride), padding, dimension_numbers=NHWC, **options)


def cameras_corrected():
    """A field of colours and the poses of its cameras at once: pixels drawn inside the step from all pictures, frequencies come in one by one."""
    V, H, R, S = 4, 6, 24, 6

    def pose(xi):
        w, t = xi[:3], xi[3:]
        a = jnp.sqrt(jnp.sum(w * w) + 1e-8)
        k = jnp.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])
        return jnp.eye(3) + jnp.sin(a) / a * k + (1 - jnp.cos(a)) / a**2 * k @ k, t

    def encode(x, progress):
        weights = [0.5 * (1 - jnp.cos(jnp.pi * jnp.clip(3 * progress - k, 0, 1))) for k in range(3)]
        return jnp.concatenate([x] + [w * f(2.0**k * jnp.pi * x) for k, w in enumerate(weights) for f in (jnp.sin, jnp.cos)], -1)

    def step(state, images, bases, key):
        key = jax.random.fold_in(key, state["step"])
        ku, kv, kw, kt = jax.random.split(key, 4)
        view, row, col = (jax.random.randint(k, (R,), 0, n) for k, n in ((ku, V), (kv, H), (kw, H)))
        colour = images[view, row, col].astype(jnp.float32) / 255

        def loss(p):
            rotate, move = jax.vmap(pose)(p["poses"])
            d = jnp.stack([(col + 0.5) / H - 0.5, (row + 0.5) / H - 0.5, -jnp.ones(R)], -1)
            d = jnp.einsum("rij,rjk,rk->ri", rotate[view], bases[view, :, :3], d)
            o = bases[view, :, 3] + move[view]
            t = jnp.linspace(1.0, 3.0, S) + jax.random.uniform(kt, (R, S)) / S
            raw = mlp(p["field"], encode(o[:, None] + t[..., None] * d[:, None], state["step"] / 4), jax.nn.relu)
            alpha = 1 - jnp.exp(-jax.nn.softplus(raw[..., 3]) * jnp.diff(t, axis=-1, append=t[:, -1:] + 0.3))
            seen = alpha * jnp.cumprod(jnp.concatenate([jnp.ones((R, 1)), 1 - alpha[:, :-1] + 1e-10], -1), -1)
            return jnp.square((seen[..., None] * jax.nn.sigmoid(raw[..., :3])).sum(1) - colour).mean()
        value, g = jax.value_and_grad(loss)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": state["step"] + 1}, {"psnr": -10 * jnp.log10(value), "loss": value}

    tx = optax.multi_transform({"f": optax.adam(5e-3), "c": optax.adam(optax.exponential_decay(1e-3, 10, 0.5))}, {"field": "f", "poses": "c"})
    p = {"field": layers(0, 21, 16, 4), "poses": draw(4, V, 6) * 0.01}
    bases = jnp.tile(jnp.concatenate([jnp.eye(3), jnp.array([[0.0], [0], [2]])], 1), (V, 1, 1)) + 0.05 * draw(5, V, 3, 4)
    return Stranger(step, ({"params": p, "opt": tx.init(p), "step": jnp.int32(1)}, pictures(6, V, H, H, 3), bases, jax.random.PRNGKey(0)),
                    ({"params": "param", "opt": "opt", "step": "counter"}, "const", "frozen", "rng"), lambda a, r: (r[0], *a[1:]), (0,))


def splats_densified():
    """Gaussians drawn in order of depth on views given as rows; how far each one's place is pulled is summed up for later splits, and
    opacities are set back now and then."""
    B, G, H = 12, 10, 6

    def draw_view(p, view):
        q = p["turn"] / jnp.linalg.norm(p["turn"], axis=-1, keepdims=True)
        w, x, y, z = q.T
        r = jnp.stack([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y), 2 * (x * y + w * z), 1 - 2 * (x * x + z * z),
                       2 * (y * z - w * x), 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], -1).reshape(G, 3, 3)
        m = r * jnp.exp(p["size"])[:, None]
        c = view["rotation"] @ (m @ m.swapaxes(1, 2)) @ view["rotation"].T
        at = p["place"] @ view["rotation"].T + view["translation"]
        order = jnp.argsort(at[:, 2])
        cov = c[:, :2, :2] + 0.1 * jnp.eye(2)
        det = cov[:, 0, 0] * cov[:, 1, 1] - cov[:, 0, 1] ** 2
        inv = jnp.stack([cov[:, 1, 1], -cov[:, 0, 1], -cov[:, 0, 1], cov[:, 0, 0]], -1).reshape(G, 2, 2) / det[:, None, None]
        grid = jnp.stack(jnp.meshgrid(jnp.linspace(-1, 1, H), jnp.linspace(-1, 1, H), indexing="xy"), -1).reshape(-1, 1, 2)
        d = grid - at[:, :2]
        alpha = jnp.clip(jax.nn.sigmoid(p["opacity"]) * jnp.exp(-0.5 * jnp.einsum("pgi,gij,pgj->pg", d, inv, d)), 0, 0.99)[:, order]
        through = jnp.exp(jnp.cumsum(jnp.log1p(-alpha), 1))
        weights = alpha * jnp.concatenate([jnp.ones((H * H, 1)), through[:, :-1]], 1)
        return (weights @ jax.nn.sigmoid(p["colour"])[order] + through[:, -1:] * view["background"]).reshape(H, H, 3)

    def blur(x):
        k = jnp.ones((3, 3, 1, 3)) / 9
        return conv(x, k, padding="VALID", feature_group_count=3)

    def unlikeness(x, y):
        mx, my = blur(x), blur(y)
        sx, sy, sxy = blur(x * x) - mx * mx, blur(y * y) - my * my, blur(x * y) - mx * my
        return 1 - ((2 * mx * my + 1e-4) * (2 * sxy + 9e-4) / ((mx * mx + my * my + 1e-4) * (sx + sy + 9e-4))).mean()

    def train_step(p, opt, stats, i, views, images):
        y = images.astype(jnp.float32) / 255.0

        def loss(p):
            x = jax.vmap(draw_view, (None, 0))(p, views)
            return 0.8 * jnp.abs(x - y).mean() + 0.2 * unlikeness(x, y)
        l, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        stats = {"pull": stats["pull"] + jnp.linalg.norm(g["place"][:, :2], axis=-1), "count": stats["count"] + 1,
                 "largest": jnp.maximum(stats["largest"], jnp.exp(p["size"]).max(-1))}
        low = jnp.minimum(p["opacity"], jax.scipy.special.logit(0.1))
        p = dict(p, opacity=jnp.where((i + 1) % 2 == 0, low, p["opacity"]))
        return p, opt, stats, i + 1, l

    rates = {"place": 1e-3, "turn": 1e-3, "size": 5e-3, "opacity": 5e-2, "colour": 2.5e-3}
    tx = optax.multi_transform({k: optax.adam(v, eps=1e-15) for k, v in rates.items()}, {k: k for k in rates})
    p = {"place": draw(0, G, 3) * 0.5, "turn": draw(1, G, 4), "size": draw(2, G, 3) * 0.1 - 1, "opacity": draw(3, G, 1)[:, 0], "colour": draw(4, G, 3)}
    stats = {"pull": jnp.zeros(G), "count": jnp.zeros(G, jnp.int32), "largest": jnp.zeros(G)}
    q = np.linalg.qr(np.random.default_rng(5).standard_normal((B, 3, 3)))[0]
    views = {"rotation": jnp.asarray(q, jnp.float32), "translation": 0.1 * draw(6, B, 3), "background": jnp.abs(draw(7, B, 3)) * 0.2}
    return Stranger(train_step, (p, tx.init(p), stats, jnp.int32(0), views, pictures(8, B, H, H, 3)),
                    ("param", "opt", "model_state", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2), tolerance=2e-3)


def hard_pixels_kept():
    """Segmentation: only the pixels of the whole batch with the largest losses count, of those that are labelled; batch statistics;
    a second head; the rate falls by a power."""
    B, H, C, D = 12, 6, 4, 8

    def norm(p, s, x, train):
        mean, var = (x.mean((0, 1, 2)), x.var((0, 1, 2))) if train else (s["mean"], s["var"])
        return (x - mean) * lax.rsqrt(var + 1e-5) * p["g"] + p["b"], {"mean": 0.9 * s["mean"] + 0.1 * mean, "var": 0.9 * s["var"] + 0.1 * var}

    def net(p, s, x):
        x = (x.astype(jnp.float32) - jnp.array([123.7, 116.3, 103.5])) / jnp.array([58.4, 57.1, 57.4])
        h, s1 = norm(p["n1"], s["n1"], conv(x, p["k1"], 2), True)
        h = jax.nn.relu(h)
        aux = conv(h, p["aux"])
        h, s2 = norm(p["n2"], s["n2"], conv(h, p["k2"], rhs_dilation=(2, 2)), True)
        h = jax.nn.relu(h)
        h = jnp.concatenate([h, jnp.broadcast_to(h.mean((1, 2), keepdims=True), h.shape)], -1)
        up = lambda v: jax.image.resize(conv(v, p["head"]) if v is h else v, (B, H, H, C), "bilinear")
        return up(h), up(aux), {"n1": s1, "n2": s2}

    def hard(logits, y):
        valid = y != 255
        l = jnp.where(valid, cross_entropy(logits, jnp.where(valid, y, 0).astype(jnp.int32)), 0.0).reshape(-1)
        least = lax.top_k(l, l.size // 8)[0][-1]
        keep = l > jnp.minimum(least, 1.2)
        return (l * keep).sum() / jnp.maximum(keep.sum(), 1)

    @jax.jit
    def step(state, batch):
        def loss(p):
            out, aux, stats = net(p, state["stats"], batch["image"])
            return hard(out, batch["label"]) + 0.4 * hard(aux, batch["label"]), (out, stats)
        (l, (out, stats)), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        rate = 0.05 * (1 - state["step"] / 100) ** 0.9
        m = T(lambda m, g, p: 0.9 * m + g + 1e-4 * p, state["momentum"], g, state["params"])
        p = T(lambda p, m: p - rate * m, state["params"], m)
        right = (out.argmax(-1) == batch["label"]) & (batch["label"] != 255)
        return {"params": p, "momentum": m, "stats": stats, "step": state["step"] + 1}, {"loss": l, "pixels": right.sum() / (batch["label"] != 255).sum()}

    n = lambda d: {"g": jnp.ones(d), "b": jnp.zeros(d)}
    s = lambda d: {"mean": jnp.zeros(d), "var": jnp.ones(d)}
    p = {"k1": draw(0, 3, 3, 3, D) * 0.2, "n1": n(D), "k2": draw(1, 3, 3, D, D) * 0.1, "n2": n(D), "aux": draw(2, 1, 1, D, C) * 0.3,
         "head": draw(3, 1, 1, 2 * D, C) * 0.3}
    y = jnp.asarray(np.where(np.random.default_rng(4).random((B, H, H)) < 0.2, 255, np.random.default_rng(5).integers(0, C, (B, H, H))), jnp.uint8)
    state = {"params": p, "momentum": T(jnp.zeros_like, p), "stats": {"n1": s(D), "n2": s(D)}, "step": jnp.int32(0)}
    return Stranger(step, (state, {"image": pictures(6, B, H, H, 3), "label": y}),
                    ({"params": "param", "momentum": "opt", "stats": "model_state", "step": "counter"}, "batch"), lambda a, r: (r[0], a[1]), (0,))


def templates_tracked():
    """Siamese tracking: every row's template is the kernel of a convolution over its own search window."""
    B, C = 12, 6

    def embed(p, x):
        return conv(jax.nn.relu(conv(x, p["a"], 1, "VALID")), p["b"], 1, "VALID")

    def step(p, opt, template, search, y):
        def loss(p):
            z, x = embed(p["net"], template), embed(p["net"], search)

            def cross(x, z):
                return lax.conv_general_dilated(x[None], z[:, :, None].reshape(*z.shape[:2], 1, C), (1, 1), "VALID", dimension_numbers=NHWC,
                                                feature_group_count=C)[0]
            m = jax.vmap(cross)(x, z)
            logits = (m @ p["head"] * p["scale"] + p["bias"])[..., 0]
            w = jnp.where(y > 0, 0.5 / y.sum((1, 2), keepdims=True), 0.5 / (1 - y).sum((1, 2), keepdims=True))
            return (w * optax.sigmoid_binary_cross_entropy(logits, y)).sum((1, 2)).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.05, 0.9, nesterov=True))
    y = np.zeros((B, 4, 4), np.float32)
    for i, (r, c) in enumerate(np.random.default_rng(0).integers(0, 3, (B, 2))):
        y[i, r:r + 2, c:c + 2] = 1
    p = {"net": {"a": draw(1, 3, 3, 2, C) * 0.3, "b": draw(2, 3, 3, C, C) * 0.2}, "head": draw(3, C, 1) * 0.3, "scale": jnp.float32(0.1), "bias": jnp.float32(0)}
    return plain(step, p, tx, (draw(4, B, 7, 7, 2), draw(5, B, 10, 10, 2), jnp.asarray(y)))


def warped_by_splines():
    """Pictures are unbent before they are read: control points of each row, a thin-plate spline by solving a linear system, bilinear reading."""
    B, H, K, C = 12, 6, 4, 5

    corners = jnp.array([[-1.0, -1], [-1, 1], [1, -1], [1, 1]]) * 0.8

    def kernel(a, b):
        r = ((a[:, None] - b[None]) ** 2).sum(-1)
        return r * jnp.log(r + 1e-6)

    def warp(image, to):
        ones = jnp.ones((K, 1))
        top = jnp.concatenate([kernel(to, to) + 0.01 * jnp.eye(K), ones, to], 1)
        low = jnp.concatenate([jnp.concatenate([ones, to], 1).T, jnp.zeros((3, 3))], 1)
        w = jnp.linalg.solve(jnp.concatenate([top, low]), jnp.concatenate([corners, jnp.zeros((3, 2))]))
        g = jnp.stack(jnp.meshgrid(jnp.linspace(-1, 1, H), jnp.linspace(-1, 1, H), indexing="ij"), -1).reshape(-1, 2)
        at = jnp.concatenate([kernel(g, to), jnp.ones((H * H, 1)), g], 1) @ w
        at = (at + 1) * (H - 1) / 2
        return ndimage.map_coordinates(image, [at[:, 0], at[:, 1]], order=1, mode="nearest").reshape(H, H)

    def step(p, opt, x, y):
        def loss(p):
            to = corners + 0.3 * jnp.tanh(mlp(p["locate"], x.reshape(B, -1), jnp.tanh)).reshape(B, K, 2)
            z = jax.vmap(warp)(x, to)
            return cross_entropy(mlp(p["read"], z.reshape(B, -1), jax.nn.relu), y).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(2e-3)
    return plain(step, {"locate": layers(0, H * H, 8, 2 * K), "read": layers(3, H * H, 16, C)}, tx, (draw(6, B, H, H), whole(7, C, B)), tolerance=1e-3)


def codes_without_a_book():
    """Signs are the codes: entropy of each row's code against that of the mean over the batch, weights of the terms fall with the steps."""
    B, F, D = 12, 10, 5

    def train(state, x):
        def loss(p):
            z = mlp(p["enc"], x, jax.nn.silu)
            q = jnp.where(z > 0, 1.0, -1.0)
            signs = jnp.array([[1.0 if i >> k & 1 else -1.0 for k in range(D)] for i in range(2**D)])
            prob = jax.nn.softmax(2 * z @ signs.T / 0.5)
            each = -(prob * jnp.log(prob + 1e-8)).sum(-1).mean()
            mean = prob.mean(0)
            all_ = -(mean * jnp.log(mean + 1e-8)).sum()
            ids = ((z > 0) * 2 ** jnp.arange(D)).sum(-1)
            used = jnp.zeros(2**D, jnp.int32).at[ids].add(1)
            y = mlp(p["dec"], z + lax.stop_gradient(q - z), jax.nn.silu)
            rate = jnp.interp(state["n"].astype(jnp.float32), jnp.array([0.0, 2.0, 10.0]), jnp.array([1.0, 0.3, 0.1]))
            return jnp.square(y - x).mean() + 0.25 * jnp.square(z - lax.stop_gradient(q)).mean() + rate * 0.1 * (each - all_), (used, ids)
        (l, (used, ids)), g = jax.value_and_grad(loss, has_aux=True)(state["p"])
        u, o = tx.update(g, state["o"], state["p"])
        usage = jnp.where(used > 0, 0, state["unused"] + 1)
        return {"p": optax.apply_updates(state["p"], u), "o": o, "n": state["n"] + 1, "unused": usage}, {"loss": l, "perplexity": (usage == 0).sum(), "ids": ids}

    tx = optax.adamw(optax.warmup_cosine_decay_schedule(0, 5e-3, 2, 10), b2=0.95)
    p = {"enc": layers(0, F, 16, D), "dec": layers(3, D, 16, F)}
    state = {"p": p, "o": tx.init(p), "n": jnp.int32(0), "unused": jnp.zeros(2**D, jnp.int32)}
    return Stranger(train, (state, draw(6, B, F)), ({"p": "param", "o": "opt", "n": "counter", "unused": "model_state"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,))


def distribution_matched():
    """One step instead of many: a generator follows the difference of two denoisers, one frozen and one that learns its samples, several times a step."""
    B, F = 12, 6

    def denoise(p, x, s):
        return x - s * mlp(p, jnp.concatenate([x, jnp.log(s)], -1), jax.nn.silu)

    def step(gen, fake, real, opt_g, opt_f, key, z, ref):
        key, k1, k2, k3 = jax.random.split(key, 4)

        def sample(p):
            return denoise(p, z * 2.0, jnp.full((B, 1), 2.0))

        def loss_g(p):
            x = sample(p)
            s = jnp.exp(jax.random.normal(k1, (B, 1)) - 0.5)
            noisy = x + s * jax.random.normal(k2, x.shape)
            a, b = denoise(real, noisy, s), denoise(fake, noisy, s)
            g = (b - a) / jnp.abs(x - a).mean(1, keepdims=True)
            match = 0.5 * jnp.square(x - lax.stop_gradient(x - jnp.nan_to_num(g))).mean()
            return match + 0.25 * jnp.square(x - ref).mean(), x
        (lg, x), gg = jax.value_and_grad(loss_g, has_aux=True)(gen)
        u, opt_g = txg.update(gg, opt_g, gen)
        gen = optax.apply_updates(gen, u)
        x = lax.stop_gradient(sample(gen))

        def inner(carry, k):
            fake, opt_f = carry
            a, b = jax.random.split(k)
            s = jnp.exp(1.2 * jax.random.normal(a, (B, 1)) - 1.2)
            n = jax.random.normal(b, x.shape)
            l, g = jax.value_and_grad(lambda p: ((s**2 + 0.25) / (0.5 * s) ** 2 * jnp.square(denoise(p, x + s * n, s) - x)).mean())(fake)
            u, opt_f = txf.update(g, opt_f, fake)
            return (optax.apply_updates(fake, u), opt_f), l
        (fake, opt_f), lf = lax.scan(inner, (fake, opt_f), jax.random.split(k3, 3))
        return gen, fake, opt_g, opt_f, key, {"generator": lg, "fake": lf.mean()}

    txg, txf = optax.adamw(1e-3, b1=0.0), optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3))
    real, gen, fake = layers(0, F + 1, 16, F), layers(0, F + 1, 16, F), layers(0, F + 1, 16, F)
    gen = T(lambda v: v + 0.01, gen)
    return Stranger(step, (gen, fake, real, txg.init(gen), txf.init(fake), jax.random.PRNGKey(3), draw(4, B, F), draw(5, B, F)),
                    ("param", "param", "frozen", "opt", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:2], a[2], *r[2:5], *a[6:]), (0, 1, 3, 4))


def projections_filtered():
    """Tomography: X-ray rows are corrected by a small network, filtered by FFT and smeared back over the picture at every angle."""
    B, N, A = 12, 8, 6

    angles = np.linspace(0, np.pi, A, endpoint=False)
    ramp = jnp.abs(jnp.fft.rfftfreq(2 * N)).astype(jnp.float32)
    c = np.arange(N) - (N - 1) / 2
    places = jnp.asarray(np.stack([c[:, None] * np.cos(t) + c[None] * np.sin(t) + (N - 1) / 2 for t in angles]), jnp.float32)

    def back(rows):
        return jax.vmap(lambda row, at: jnp.interp(at, jnp.arange(N, dtype=jnp.float32), row))(rows, places).mean(0)

    def step(state, sinogram, picture):
        def loss(p):
            s = jnp.log1p(sinogram)
            s = s + lax.conv_general_dilated(jax.nn.relu(lax.conv_general_dilated(s[..., None], p["k1"], (1, 1), "SAME", dimension_numbers=NHWC)), p["k2"],
                                             (1, 1), "SAME", dimension_numbers=NHWC)[..., 0]
            spectrum = jnp.fft.rfft(s, 2 * N, axis=-1) * ramp * (1 + p["window"])
            image = jax.vmap(back)(jnp.fft.irfft(spectrum, axis=-1)[..., :N])
            dx, dy = jnp.diff(image, axis=1), jnp.diff(image, axis=2)
            tv = jnp.sqrt(dx[:, :, :-1] ** 2 + dy[:, :-1] ** 2 + 1e-6).mean()
            return jnp.square(image - picture).mean() + 0.01 * tv
        value, g = jax.value_and_grad(loss)(state.params)
        return state.apply_gradients(grads=g), value

    from flax.training.train_state import TrainState
    p = {"k1": draw(0, 3, 3, 1, 4) * 0.3, "k2": draw(1, 3, 3, 4, 1) * 0.2, "window": jnp.zeros(N + 1)}
    state = TrainState.create(apply_fn=None, params=p, tx=optax.adam(1e-2))
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, jnp.abs(draw(2, B, A, N)), draw(3, B, N, N)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def frames_predicted():
    """Convolutions as the gates of a recurrent cell, time first, its own last frame instead of the true one by chance that falls with the steps."""
    N, B, H, D = 4, 12, 5, 4

    def cell(p, s, x):
        h, c = s
        i, f, o, g = jnp.split(conv(jnp.concatenate([x, h], -1), p["gates"]) + p["bias"], 4, -1)
        c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        return jax.nn.sigmoid(o) * jnp.tanh(c), c

    def step(p, opt, n, key, video):
        key, sub = jax.random.split(key)
        chance = jnp.maximum(1.0 - n / 5, 0.1)

        def loss(p):
            def one(carry, inputs):
                s, last = carry
                x, k = inputs
                use = jax.random.bernoulli(k, chance, (B, 1, 1, 1))
                s = cell(p, s, jnp.where(use, x, last))
                y = jax.nn.sigmoid(conv(s[0], p["out"]))
                return (s, y), y
            zero = jnp.zeros((B, H, H, D))
            _, ys = lax.scan(jax.checkpoint(one), ((zero, zero), video[0]), (video[:-1], jax.random.split(sub, N - 1)))
            return optax.huber_loss(ys, video[1:]).mean((0, 2, 3, 4)).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, n + 1, key, value

    tx = optax.rmsprop(2e-3, momentum=0.9)
    p = {"gates": draw(0, 3, 3, 1 + D, 4 * D) * 0.1, "bias": jnp.zeros(4 * D), "out": draw(1, 1, 1, D, 1)}
    return Stranger(step, (p, tx.init(p), jnp.int32(0), jax.random.PRNGKey(2), jax.nn.sigmoid(draw(3, N, B, H, H, 1))),
                    ("param", "opt", "counter", "rng", "batch:1"), lambda a, r: (*r[:4], a[4]), (0, 1))


def features_spread():
    """A teacher without labels: Sinkhorn over the batch, masked patches, nearest neighbours pushed apart, momentum and temperature by schedules,
    the last layer normalised and still at first."""
    B, P, F, D, K = 12, 4, 6, 8, 10

    def net(p, x):
        z = jax.nn.gelu(x @ p["in"] + p["pos"])
        a = jax.nn.softmax(jnp.einsum("bpd,bqd->bpq", z @ p["q"], z) / D**0.5) @ z
        z = z + a
        cls = z.mean(1)
        last = p["last"] / jnp.linalg.norm(p["last"], axis=0, keepdims=True)
        unit = lambda v: v / jnp.maximum(jnp.linalg.norm(v, axis=-1, keepdims=True), 1e-6)
        return cls, unit(cls @ p["head"]) @ last, unit(z @ p["head"]) @ last

    def sinkhorn(logits, t):
        q = jnp.exp(logits / t).T
        q = q / q.sum()
        for _ in range(3):
            q = q / q.sum(1, keepdims=True) / K
            q = q / q.sum(0, keepdims=True) / B
        return (q * B).T

    def step(state, a, b, mask):
        i = state["i"]
        temperature = jnp.where(i < 2, 0.04 + 0.015 * i, 0.07)
        m = 1 - (1 - 0.992) * (jnp.cos(jnp.pi * i / 10) + 1) / 2
        _, ta, pa = net(state["teacher"], a)
        _, tb, _ = net(state["teacher"], b)
        qa, qb = sinkhorn(ta, temperature), sinkhorn(tb, temperature)

        def loss(p):
            masked = jnp.where(mask[..., None], p["mask"], a)
            _ca, sa, ga = net(p, masked)
            cb, sb, _ = net(p, b)
            cross = -(qb * jax.nn.log_softmax(sa / 0.1)).sum(-1).mean() - (qa * jax.nn.log_softmax(sb / 0.1)).sum(-1).mean()
            patch = -(jax.nn.softmax(pa / temperature) * jax.nn.log_softmax(ga / 0.1)).sum(-1)
            patch = ((patch * mask).sum(1) / jnp.maximum(mask.sum(1), 1)).mean()
            z = cb / jnp.linalg.norm(cb, axis=-1, keepdims=True)
            near = jnp.argmax(lax.stop_gradient(z @ z.T) - 2 * jnp.eye(B), 1)
            spread = -jnp.log(jnp.linalg.norm(z - z[near] + 1e-8, axis=-1)).mean()
            return cross + patch + 0.1 * spread
        l, g = jax.value_and_grad(loss)(state["student"])
        g["last"] = jnp.where(i < 1, 0.0, 1.0) * g["last"]
        u, opt = tx.update(g, state["opt"], state["student"])
        student = optax.apply_updates(state["student"], u)
        teacher = T(lambda t, s: m * t + (1 - m) * s, state["teacher"], student)
        return {"student": student, "teacher": teacher, "opt": opt, "i": i + 1}, l

    tx = optax.adamw(1e-3, weight_decay=0.04)
    p = {"in": draw(0, F, D) * 0.4, "pos": draw(1, P, D) * 0.02, "q": draw(2, D, D) * 0.3, "head": draw(3, D, D) * 0.3, "last": draw(4, D, K), "mask": draw(5, F) * 0.02}
    mask = jnp.asarray(np.random.default_rng(6).random((B, P)) < 0.4)
    state = {"student": p, "teacher": T(jnp.copy, p), "opt": tx.init(p), "i": jnp.int32(0)}
    kinds = {"student": "param", "teacher": "model_state", "opt": "opt", "i": "counter"}
    return Stranger(step, (state, draw(7, B, P, F), draw(8, B, P, F), mask), (kinds, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


SIGHTS = {
    "cameras_corrected": cameras_corrected,
    "splats_densified": splats_densified,
    "hard_pixels_kept": hard_pixels_kept,
    "templates_tracked": templates_tracked,
    "warped_by_splines": warped_by_splines,
    "codes_without_a_book": codes_without_a_book,
    "distribution_matched": distribution_matched,
    "projections_filtered": projections_filtered,
    "frames_predicted": frames_predicted,
    "features_spread": features_spread,
}
