"""Pictures, video, points: odd layouts of dimensions, detection with matching, flows of pixels, statistics kept beside weights."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _ce(logits, y):
    return -jnp.sum(jax.nn.one_hot(y, logits.shape[-1]) * jax.nn.log_softmax(logits), -1)


def _k(seed, *shape):
    return draw(seed, *shape) * 0.15


def _momentum(p, v, g, rate=1e-2):
    v = T(lambda v, g: 0.9 * v + g, v, g)
    return T(lambda p, v: p - rate * v, p, v), v


def batch_last_layout():
    """Images as [H, W, C, N] and kernels as [O, I, H, W]: a convnet in the layout of old libraries; labels one-hot [C, N]."""
    dims = ("HWCN", "OIHW", "HWCN")

    def step(p, v, images, targets):
        def loss(p):
            x = images
            for w, g, s in zip(p["conv"], p["gain"], ((2, 1), (2, 2))):
                x = lax.conv_general_dilated(x, w, s, ((1, 1), (1, 1)), dimension_numbers=dims)
                m = x.mean((0, 1), keepdims=True)
                x = jax.nn.relu((x - m) / jnp.sqrt(x.var((0, 1), keepdims=True) + 1e-5) * g[:, None])
            logits = p["head"] @ x.mean((0, 1))
            return -(targets * jax.nn.log_softmax(logits, 0)).sum(0).mean()

        value, g = jax.value_and_grad(loss)(p)
        p, v = _momentum(p, v, g)
        return p, v, value

    p = {"conv": [_k(0, 8, 3, 3, 3), _k(1, 12, 8, 3, 3)], "gain": [jnp.ones(8), jnp.ones(12)], "head": _k(2, 5, 12)}
    return Stranger(step, (p, T(jnp.zeros_like, p), draw(3, 12, 10, 3, 16), jax.nn.one_hot(whole(4, 5, 16), 5).T), ("param", "opt", "batch:3", "batch:1"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def transposed_decoder():
    """A U-Net with conv_transpose, group norms, skips by crops; dice and cross entropy under a mask of what is labelled."""

    def norm(x, p):
        g = x.reshape(*x.shape[:-1], 4, -1)
        g = (g - g.mean((1, 2, 4), keepdims=True)) / jnp.sqrt(g.var((1, 2, 4), keepdims=True) + 1e-5)
        return g.reshape(x.shape) * p

    def conv(x, w, s=1):
        return lax.conv_general_dilated(x, w, (s, s), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def step(state, image, label, labelled):
        def loss(p):
            a = jax.nn.silu(norm(conv(image, p["a"]), p["na"]))
            b = jax.nn.silu(norm(conv(a, p["b"], 2), p["nb"]))
            c = jax.nn.silu(conv(b, p["c"], 2))
            u = lax.conv_transpose(c, p["u"], (2, 2), "VALID")[:, :6, :6]
            u = jax.nn.silu(jnp.concatenate([u, b], -1))
            u = lax.conv_transpose(u, p["v"], (2, 2), "SAME")
            logits = conv(jnp.concatenate([u, a], -1), p["o"])
            pr = jax.nn.softmax(logits)
            hot = jax.nn.one_hot(label, 3) * labelled[..., None]
            inter, total = (pr * hot).sum((1, 2)), ((pr + hot) * labelled[..., None]).sum((1, 2))
            dice = 1 - ((2 * inter + 1) / (total + 1)).mean()
            ce = (_ce(logits, label) * labelled).sum() / labelled.sum()
            return dice + ce, {"dice": dice, "ce": ce, "correct": ((logits.argmax(-1) == label) & (labelled > 0)).sum()}

        (_, metrics), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": state["step"] + 1}, metrics

    tx = optax.chain(optax.adaptive_grad_clip(0.05), optax.adamw(1e-3))
    p = {"a": _k(0, 3, 3, 2, 8), "na": jnp.ones(8), "b": _k(1, 3, 3, 8, 12), "nb": jnp.ones(12), "c": _k(2, 3, 3, 12, 16), "u": _k(3, 2, 2, 16, 12),
         "v": _k(4, 4, 4, 24, 8), "o": _k(5, 1, 1, 16, 3)}
    state = {"params": p, "opt": tx.init(p), "step": jnp.int32(0)}
    return Stranger(step, (state, draw(6, 8, 12, 12, 2), whole(7, 3, 8, 12, 12), whole(8, 2, 8, 12, 12).astype(jnp.float32)),
                    ({"params": "param", "opt": "opt", "step": "counter"}, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def pixel_shuffle_pairs():
    """Super-resolution: depth to space, a Charbonnier loss beside one on image gradients, random flips and rotations by rows."""

    def step(p, opt, key, low, high):
        key, k = jax.random.split(key)
        turn = jax.random.randint(k, (low.shape[0],), 0, 4)
        rotate = jax.vmap(lambda i, n: lax.switch(n, [lambda i: i, lambda i: i[::-1], lambda i: i[:, ::-1], lambda i: i.swapaxes(0, 1)], i))
        low, high = rotate(low, turn), rotate(high, turn)

        def loss(p):
            x = lax.conv_general_dilated(low, p["in"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            for a, b in p["res"]:
                h = lax.conv_general_dilated(x, a, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=16)
                x = x + 0.2 * jnp.einsum("nhwc,cd->nhwd", jax.nn.hard_swish(h), b)
            x = (x @ p["up"]).reshape(low.shape[0], 8, 8, 2, 2, 3).transpose(0, 1, 3, 2, 4, 5).reshape(low.shape[0], 16, 16, 3)
            x = x + jax.image.resize(low, x.shape, "bilinear")
            d = x - high
            edges = jnp.abs(jnp.diff(d, axis=1)).mean() + jnp.abs(jnp.diff(d, axis=2)).mean()
            return jnp.sqrt(d * d + 1e-6).mean() + 0.1 * edges, -10 * jnp.log10((d**2).mean((1, 2, 3)))

        (value, psnr), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, psnr

    tx = optax.amsgrad(1e-3)
    p = {"in": _k(0, 3, 3, 3, 16), "res": [(_k(1 + i, 3, 3, 1, 16), _k(5 + i, 16, 16)) for i in range(2)], "up": _k(9, 16, 12)}
    return Stranger(step, (p, tx.init(p), jax.random.key(1), draw(10, 8, 8, 8, 3), draw(11, 8, 16, 16, 3)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-2)


def clips_3d():
    """Video [N, T, H, W, C] by (2+1)-dimensional convolutions, shifts in time, max pools, batch norm with a momentum as data."""

    def step(p, stats, vel, clips, labels, decay):
        def loss(p):
            x = clips
            new = []
            for w, (s, t) in zip(p["blocks"], stats):
                x = lax.conv_general_dilated(x, w["space"], (1, 2, 2), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
                x = lax.conv_general_dilated(x, w["time"], (1, 1, 1), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
                m, v = x.mean((0, 1, 2, 3)), x.var((0, 1, 2, 3))
                new.append((decay * s + (1 - decay) * m, decay * t + (1 - decay) * v))
                x = jax.nn.relu((x - m) * lax.rsqrt(v + 1e-5) * w["g"] + w["b"])
                x = jnp.concatenate([jnp.roll(x[..., :2], 1, 1), x[..., 2:]], -1)
            x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 2, 1), (1, 2, 2, 2, 1), "VALID")
            return _ce(x.mean((1, 2, 3)) @ p["head"], labels).mean(), new

        (value, stats), g = jax.value_and_grad(loss, has_aux=True)(p)
        p, vel = _momentum(p, vel, g)
        return p, stats, vel, value

    def block(s, a, b):
        return {"space": _k(s, 1, 3, 3, a, b), "time": _k(s + 1, 3, 1, 1, b, b), "g": jnp.ones(b), "b": jnp.zeros(b)}

    p = {"blocks": [block(0, 3, 6), block(2, 6, 8)], "head": _k(4, 8, 4)}
    stats = [(jnp.zeros(6), jnp.ones(6)), (jnp.zeros(8), jnp.ones(8))]
    return Stranger(step, (p, stats, T(jnp.zeros_like, p), draw(5, 8, 4, 16, 16, 3), whole(6, 4, 8), jnp.float32(0.9)),
                    ("param", "model_state", "opt", "batch", "batch", "scalar"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def anchors_matched():
    """Detection: 24 anchors (a constant) against 4 boxes a row by IoU, argmax both ways, focal and smooth L1, hard negatives by
    a sort within the row."""
    N, A, K, C = 8, 24, 4, 3

    def iou(a, b):
        lo, hi = jnp.maximum(a[:, None, :2], b[None, :, :2]), jnp.minimum(a[:, None, 2:], b[None, :, 2:])
        inter = jnp.prod(jnp.clip(hi - lo, 0), -1)
        area = lambda z: jnp.prod(z[:, 2:] - z[:, :2], -1)  # noqa: E731
        return inter / (area(a)[:, None] + area(b)[None] - inter + 1e-6)

    def targets(anchors, boxes, classes, count):
        m = jnp.where(jnp.arange(K) < count, iou(anchors, boxes), -1.0)
        best = m.argmax(1)
        forced = m.argmax(0)
        best = best.at[forced].set(jnp.arange(K))
        positive = (m.max(1) > 0.4).at[forced].set(jnp.arange(K) < count)
        return boxes[best] - anchors, jnp.where(positive, classes[best] + 1, 0)

    def step(params, opt, anchors, image, boxes, classes, count):
        def loss(p):
            x = jax.nn.relu(lax.conv_general_dilated(image, p["c"], (4, 4), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
            x = jax.nn.relu(x.reshape(N, -1) @ p["fc"]).reshape(N, A, 8)
            where, label = jax.vmap(targets, (None, 0, 0, 0))(anchors, boxes, classes, count)
            positive = label > 0
            each = _ce(x @ p["cls"], label)
            rank = jnp.argsort(jnp.argsort(-jnp.where(positive, -1.0, each), -1), -1)
            hard = rank < 3 * positive.sum(-1, keepdims=True)
            n = jnp.maximum(positive.sum(), 1)
            box = optax.huber_loss(x @ p["box"], where).sum(-1)
            return (each * (positive | (hard & ~positive))).sum() / n + (box * positive).sum() / n, n

        (value, n), g = jax.value_and_grad(loss, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, value, n

    tx = optax.sgd(1e-2, 0.9, nesterov=True)
    p = {"c": _k(0, 5, 5, 3, 8), "fc": _k(1, 128, A * 8), "cls": _k(2, 8, C + 1), "box": _k(3, 8, 4)}
    corner = jax.random.uniform(jax.random.key(0), (A, 2))
    lo = jax.random.uniform(jax.random.key(1), (N, K, 2))
    return Stranger(step, (p, tx.init(p), jnp.concatenate([corner, corner + 0.4], -1), draw(4, N, 16, 16, 3), jnp.concatenate([lo, lo + 0.3], -1), whole(5, C, N, K),
                           1 + whole(6, K, N)),
                    ("param", "opt", "frozen", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def correlation_flow():
    """Optical flow: a cost volume of two frames, three refinements by a hand-written ConvGRU, bilinear lookups, an exponential
    weight for each refinement; the census of occlusions is a metric."""

    def conv(x, w):
        return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def sample(image, at):
        h, w = image.shape[:2]
        return jax.vmap(lambda c: jax.scipy.ndimage.map_coordinates(c, [at[..., 0], at[..., 1]], order=1, mode="nearest"), -1, -1)(image[:h, :w])

    def step(p, opt, one, two, truth, valid):
        def loss(p):
            a, b = jnp.tanh(conv(one, p["f"])), jnp.tanh(conv(two, p["f"]))
            grid = jnp.stack(jnp.meshgrid(jnp.arange(8.0), jnp.arange(8.0), indexing="ij"), -1)
            flow, h, total = jnp.zeros((*one.shape[:3], 2)), jnp.tanh(conv(a, p["h"])), 0.0
            for i in range(3):
                moved = jax.vmap(sample)(b, grid + lax.stop_gradient(flow))
                cost = jnp.stack([(a * jnp.roll(moved, s, (1, 2))).mean(-1) for s in ((0, 0), (0, 1), (1, 0), (-1, 0), (0, -1))], -1)
                x = jnp.concatenate([h, cost, flow], -1)
                z, r = jnp.split(jax.nn.sigmoid(conv(x, p["zr"])), 2, -1)
                q = jnp.tanh(conv(jnp.concatenate([r * h, cost, flow], -1), p["q"]))
                h = (1 - z) * h + z * q
                flow = lax.stop_gradient(flow) + conv(h, p["d"])
                total += 0.8 ** (2 - i) * (jnp.abs(flow - truth).sum(-1) * valid).mean()
            epe = jnp.linalg.norm(flow - truth, axis=-1)
            return total, {"epe": epe.mean(), "1px": (epe < 1).mean()}

        (value, m), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, m

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_onecycle_schedule(100, 1e-3)))
    p = {"f": _k(0, 3, 3, 3, 8), "h": _k(1, 3, 3, 8, 8), "zr": _k(2, 3, 3, 15, 16), "q": _k(3, 3, 3, 15, 8), "d": _k(4, 3, 3, 8, 2)}
    return Stranger(step, (p, tx.init(p), draw(5, 8, 8, 8, 3), draw(6, 8, 8, 8, 3), draw(7, 8, 8, 8, 2), whole(8, 2, 8, 8, 8).astype(jnp.float32)),
                    ("param", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def capsules_routed():
    """Capsules with three rounds of routing in a fori_loop, a margin loss, a decoder that is masked by the label."""
    N, I, O = 16, 18, 4

    def squash(s):
        n = jnp.sum(s * s, -1, keepdims=True)
        return n / (1 + n) * s / jnp.sqrt(n + 1e-8)

    def step(params, m, v, t, x, y):
        def loss(p):
            u = squash(jnp.tanh(x @ p["prim"]).reshape(N, I, 6))
            votes = jnp.einsum("nid,iode->nioe", u, p["route"])

            def body(_, b):
                c = jax.nn.softmax(b, -1)
                out = squash(jnp.einsum("nio,nioe->noe", c, lax.stop_gradient(votes)))
                return b + jnp.einsum("nioe,noe->nio", lax.stop_gradient(votes), out)

            b = lax.fori_loop(0, 3, body, jnp.zeros((N, I, O)))
            out = squash(jnp.einsum("nio,nioe->noe", jax.nn.softmax(b, -1), votes))
            size = jnp.sqrt((out**2).sum(-1) + 1e-8)
            hot = jax.nn.one_hot(y, O)
            margin = hot * jnp.maximum(0, 0.9 - size) ** 2 + 0.5 * (1 - hot) * jnp.maximum(0, size - 0.1) ** 2
            back = mlp(p["dec"], (out * hot[..., None]).reshape(N, -1))
            return margin.sum(-1).mean() + 0.01 * ((back - x) ** 2).mean()

        value, g = jax.value_and_grad(loss)(params)
        t = t + 1
        m = T(lambda m, g: m * 0.9 + g * 0.1, m, g)
        v = T(lambda v, g: jnp.maximum(v * 0.999, jnp.abs(g)), v, g)
        return T(lambda p, m, v: p - 2e-3 / (1 - 0.9**t) * m / (v + 1e-8), params, m, v), m, v, t, value

    p = {"prim": _k(0, 20, I * 6), "route": _k(1, I, O, 6, 8), "dec": layers(2, O * 8, 24, 20)}
    z = T(jnp.zeros_like, p)
    return Stranger(step, (p, z, z, jnp.float32(0), draw(6, N, 20), whole(7, O, N)), ("param", "opt", "opt", "opt", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-2)


def slots_and_points():
    """Slot attention by three rounds on point clouds [N, P, 3] with noise for slots from a key, a Chamfer distance, farthest
    points by a fori_loop with argmax."""
    N, P, K, D = 8, 20, 4, 24

    def farthest(pts):
        def body(i, c):
            chosen, dist = c
            d = ((pts - pts[chosen[i - 1]]) ** 2).sum(-1)
            dist = jnp.minimum(dist, d)
            return chosen.at[i].set(jnp.argmax(dist)), dist

        return lax.fori_loop(1, 8, body, (jnp.zeros(8, jnp.int32), jnp.full(P, jnp.inf)))[0]

    def step(state, pts):
        key, k = jax.random.split(state["key"])
        few = jnp.take_along_axis(pts, jax.vmap(farthest)(pts)[..., None], 1)

        def loss(p):
            x = jax.nn.relu(few @ p["lift"])
            s = p["mu"] + jnp.exp(p["sigma"]) * jax.random.normal(k, (N, K, D))
            for _ in range(3):
                a = jax.nn.softmax(jnp.einsum("nkd,npd->nkp", s @ p["q"], x @ p["k"]) / D**0.5, 1) + 1e-6
                u = jnp.einsum("nkp,npd->nkd", a / a.sum(-1, keepdims=True), x @ p["v"])
                gate = jax.nn.sigmoid(u @ p["g"])
                s = gate * s + (1 - gate) * jnp.tanh(u)
            out = (s @ p["out"]).reshape(N, -1, 3)
            d = ((out[:, :, None] - pts[:, None]) ** 2).sum(-1)
            return d.min(1).mean() + d.min(2).mean()

        value, g = jax.value_and_grad(loss)(state["p"])
        p, v = _momentum(state["p"], state["v"], g)
        return {"p": p, "v": v, "key": key}, value

    p = {"lift": _k(0, 3, D), "mu": _k(1, D), "sigma": _k(2, D), "q": _k(3, D, D), "k": _k(4, D, D), "v": _k(5, D, D), "g": _k(6, D, D), "out": _k(7, D, 15)}
    return Stranger(step, ({"p": p, "v": T(jnp.zeros_like, p), "key": jax.random.PRNGKey(3)}, draw(8, N, P, 3)), ({"p": "param", "v": "opt", "key": "rng"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=1e-2)


def style_by_grams():
    """Style transfer: frozen features, grams of each image against those of a style picture, total variation, instance norm."""

    def feats(w, x):
        out = []
        for k in w:
            x = jax.nn.relu(lax.conv_general_dilated(x, k, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
            out.append(x)
        return out

    def gram(f):
        return jnp.einsum("nhwc,nhwd->ncd", f, f) / f[0].size

    def step(net, opt, vgg, style, x):
        wanted = [gram(f)[0] for f in feats(vgg, style[None])]

        def loss(p):
            h = lax.conv_general_dilated(x, p["a"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            h = (h - h.mean((1, 2), keepdims=True)) / (h.std((1, 2), keepdims=True) + 1e-5) * p["g"] + p["b"]
            y = x + jnp.tanh(lax.conv_general_dilated(jax.nn.relu(h), p["c"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
            fy, fx = feats(vgg, y), feats(vgg, x)
            s = sum(((gram(f) - w) ** 2).sum((1, 2)).mean() for f, w in zip(fy, wanted))
            c = ((fy[-1] - fx[-1]) ** 2).mean()
            tv = jnp.abs(y[:, 1:] - y[:, :-1]).mean() + jnp.abs(y[:, :, 1:] - y[:, :, :-1]).mean()
            return 10 * s + c + 1e-2 * tv, {"style": s, "content": c, "out": y}

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(net)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(net, u), opt, value, aux

    tx = optax.adam(1e-2)
    net = {"a": _k(0, 3, 3, 3, 8), "g": jnp.ones(8), "b": jnp.zeros(8), "c": _k(1, 3, 3, 8, 3)}
    return Stranger(step, (net, tx.init(net), [_k(2, 3, 3, 3, 8), _k(3, 3, 3, 8, 12)], draw(4, 12, 12, 3), draw(5, 8, 12, 12, 3)),
                    ("param", "opt", "frozen", "frozen", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def masked_weights_by_density():
    """Sparse training (RigL): masks in the state; every second step the smallest weights go and those of the largest gradients
    come, under lax.cond; masked momentum."""

    def step(p, masks, mom, t, x, y):
        def loss(p):
            a = [w * m for w, m in zip(p["w"], masks)]
            return _ce(jax.nn.relu(x @ a[0] + p["b"]) @ a[1], y).mean()

        value, g = jax.value_and_grad(loss)(p)
        dense = jax.grad(lambda a: _ce(jax.nn.relu(x @ a[0] + p["b"]) @ a[1], y).mean())([w * m for w, m in zip(p["w"], masks)])

        def turn(args):
            masks, w = args
            new = []
            for m, a, d in zip(masks, w, dense):
                n = a.size // 4
                keep = jnp.sort(jnp.where(m > 0, jnp.abs(a), -1).ravel())[-n]
                grow = jnp.sort(jnp.where(m > 0, -1, jnp.abs(d)).ravel())[-n]
                new.append((((m > 0) & (jnp.abs(a) >= keep)) | ((m == 0) & (jnp.abs(d) >= grow))).astype(m.dtype))
            return new

        masks = lax.cond(t % 2 == 1, turn, lambda args: args[0], (masks, p["w"]))
        p, mom = _momentum(p, mom, g)
        p = {"w": [w * m for w, m in zip(p["w"], masks)], "b": p["b"]}
        return p, masks, mom, t + 1, {"loss": value, "alive": sum(m.sum() for m in masks)}

    p = {"w": [draw(0, 20, 32) * 0.3, draw(1, 32, 6) * 0.3], "b": jnp.zeros(32)}
    masks = [(draw(4 + i, *w.shape) > 0).astype(jnp.float32) for i, w in enumerate(p["w"])]
    return Stranger(step, (p, masks, T(jnp.zeros_like, p), jnp.int32(0), draw(6, 24, 20), whole(7, 6, 24)),
                    ("param", "model_state", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-3)


def two_player_images():
    """A relativistic average GAN: generator and critic in one jitted step with one key, spectral norms by a kept vector, the
    generator's average, R1 every step, labels given to both."""
    N, Z, C = 16, 8, 4

    def spectral(w, u):
        v = w @ u
        v = v / (jnp.linalg.norm(v) + 1e-8)
        u = w.T @ v
        u = u / (jnp.linalg.norm(u) + 1e-8)
        u, v = lax.stop_gradient((u, v))
        return w / (v @ w @ u), u

    def step(state, real, label):
        key, a, b = jax.random.split(state["key"], 3)
        hot = jax.nn.one_hot(label, C)

        def make(g, k):
            return mlp(g, jnp.concatenate([jax.random.normal(k, (N, Z)), hot], 1))

        def judge(d, us, x):
            w, us0 = spectral(d["w"], us[0])
            h = jax.nn.leaky_relu(x @ w + d["b"], 0.2)
            o, us1 = spectral(d["o"], us[1])
            return (h @ o)[:, 0] + (h @ d["cls"] * hot).sum(-1), [us0, us1]

        def critic(d):
            fake = make(state["g"], a)
            r, us = judge(d, state["us"], real)
            f, us = judge(d, us, fake)
            r1 = (jax.grad(lambda x: judge(d, state["us"], x)[0].sum())(real) ** 2).sum(1).mean()
            return jax.nn.softplus(-(r - f.mean())).mean() + jax.nn.softplus(f - r.mean()).mean() + 0.1 * r1, us

        (dl, us), gd = jax.value_and_grad(critic, has_aux=True)(state["d"])
        ud, od = tx.update(gd, state["od"])
        d = optax.apply_updates(state["d"], ud)

        def generator(g):
            r, f = judge(d, us, real)[0], judge(d, us, make(g, b))[0]
            return jax.nn.softplus(r - f.mean()).mean() + jax.nn.softplus(-(f - r.mean())).mean()

        gl, gg = jax.value_and_grad(generator)(state["g"])
        ug, og = tx.update(gg, state["og"])
        g = optax.apply_updates(state["g"], ug)
        return {"g": g, "d": d, "og": og, "od": od, "us": us, "ema": T(lambda e, g: 0.99 * e + 0.01 * g, state["ema"], g), "key": key}, {"d": dl, "g": gl}

    tx = optax.adam(2e-4, b1=0.0, b2=0.99)
    g = layers(0, Z + C, 32, 24)
    d = {"w": _k(4, 24, 32), "b": jnp.zeros(32), "o": _k(5, 32, 1), "cls": _k(6, 32, C)}
    state = {"g": g, "d": d, "og": tx.init(g), "od": tx.init(d), "us": [draw(7, 32), draw(8, 1)], "ema": g, "key": jax.random.PRNGKey(0)}
    kinds = {"g": "param", "d": "param", "og": "opt", "od": "opt", "us": "model_state", "ema": "model_state", "key": "rng"}
    return Stranger(step, (state, draw(9, N, 24), whole(10, C, N)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-2)


PICTURES = {
    "batch_last_layout": batch_last_layout,
    "transposed_decoder": transposed_decoder,
    "pixel_shuffle_pairs": pixel_shuffle_pairs,
    "clips_3d": clips_3d,
    "anchors_matched": anchors_matched,
    "correlation_flow": correlation_flow,
    "capsules_routed": capsules_routed,
    "slots_and_points": slots_and_points,
    "style_by_grams": style_by_grams,
    "masked_weights_by_density": masked_weights_by_density,
    "two_player_images": two_player_images,
}
