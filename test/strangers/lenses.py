"""Pictures: anchors and costs that assign boxes, branches behind zero convolutions, clicks where a mask is wrong, flow that is refined,
rays through hashed grids, splats, disparities, depth from motion, heat maps, crops of many sizes, bytes that are augmented."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map


def conv(x, w, stride=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def kernel(seed, size, i, o):
    return draw(seed, size, size, i, o) * (size * size * i) ** -0.5


def overlaps(a, b):
    """[..., A, 4] with [..., G, 4] -> [..., A, G]."""
    low, high = jnp.maximum(a[..., :, None, :2], b[..., None, :, :2]), jnp.minimum(a[..., :, None, 2:], b[..., None, :, 2:])
    inside = jnp.prod(jnp.clip(high - low, 0), -1)
    area = lambda v: jnp.prod(jnp.clip(v[..., 2:] - v[..., :2], 0), -1)
    return inside / (area(a)[..., :, None] + area(b)[..., None, :] - inside + 1e-6)


def _cells(side):
    y, x = jnp.meshgrid(jnp.arange(side) + 0.5, jnp.arange(side) + 0.5, indexing="ij")
    return jnp.stack([x, y], -1).reshape(-1, 2) / side


def boxes(seed, rows, count):
    at, size = jax.nn.sigmoid(draw(seed, rows, count, 2)), 0.15 + 0.2 * jax.nn.sigmoid(draw(seed + 1, rows, count, 2))
    return jnp.concatenate([at - size, at + size], -1)


def anchors_by_overlap():
    """Boxes padded by a label of -1 are matched with fixed anchors; focal loss over the number of positives of the whole batch; normalisation frozen."""
    B, S, C, G = 8, 8, 3, 3
    cells = _cells(S // 2)
    anchors = jnp.concatenate([jnp.concatenate([cells - r, cells + r], -1) for r in (0.15, 0.3)])

    def forward(params, frozen_bn, image):
        h = conv(image, params["stem"], 2)
        h = jax.nn.relu((h - frozen_bn["mean"]) * lax.rsqrt(frozen_bn["var"] + 1e-5) * frozen_bn["gamma"] + frozen_bn["beta"])
        cls = conv(h, params["cls"]) + params["cls_bias"]
        box = conv(h, params["box"])
        split = lambda v, n: v.reshape(B, -1, 2, n).swapaxes(1, 2).reshape(B, -1, n)
        return split(cls, C), split(box, 4)

    def loss_fn(params, frozen_bn, batch):
        cls, box = forward(params, frozen_bn, batch["image"])
        iou = jnp.where(batch["label"][:, None] >= 0, overlaps(anchors, batch["boxes"]), -1.0)
        best, which = iou.max(-1), iou.argmax(-1)
        positive, ignored = best >= 0.5, (best >= 0.4) & (best < 0.5)
        target = jax.nn.one_hot(jnp.take_along_axis(batch["label"], which, 1), C) * positive[..., None]
        p = jax.nn.sigmoid(cls)
        ce = optax.sigmoid_binary_cross_entropy(cls, target)
        pt = p * target + (1 - p) * (1 - target)
        focal = (0.25 * target + 0.75 * (1 - target)) * (1 - pt) ** 2 * ce
        n = jnp.maximum(positive.sum(), 1)
        gt = jnp.take_along_axis(batch["boxes"], which[..., None], 1)
        encode = lambda b: jnp.concatenate([(b[..., :2] + b[..., 2:]) / 2, jnp.log(jnp.clip(b[..., 2:] - b[..., :2], 1e-3))], -1)
        reg = optax.huber_loss(box, encode(gt) - encode(anchors), delta=1 / 9).sum(-1)
        cls_loss, box_loss = jnp.where(ignored[..., None], 0, focal).sum() / n, jnp.where(positive, reg, 0).sum() / n
        return cls_loss + box_loss, {"cls": cls_loss, "box": box_loss, "positives": n}

    def train_step(state, frozen_bn, batch):
        (_, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"], frozen_bn, batch)
        updates, opt_state = tx.update(grads, state["opt_state"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt_state": opt_state, "step": state["step"] + 1}, metrics

    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(optax.warmup_cosine_decay_schedule(0, 1e-2, 2, 20), 0.9))
    params = {"stem": kernel(0, 3, 3, 8), "cls": kernel(1, 3, 8, 2 * C), "cls_bias": jnp.full(2 * C, -4.6), "box": kernel(2, 3, 8, 8)}
    bn = {"mean": draw(3, 8) * 0.1, "var": jnp.ones(8), "gamma": jnp.ones(8), "beta": jnp.zeros(8)}
    batch = {"image": draw(4, B, S, S, 3), "boxes": boxes(5, B, G), "label": whole(7, C + 1, B, G) - 1}
    return Stranger(train_step, ({"params": params, "opt_state": tx.init(params), "step": jnp.int32(0)}, bn, batch),
                    ({"params": "param", "opt_state": "opt", "step": "counter"}, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def counts_by_cost():
    """Each box takes as many cells as its ten best overlaps sum to; a cell that several boxes want goes to the cheapest (SimOTA)."""
    B, S, C, G, Q = 8, 4, 3, 3, 6
    cells = _cells(S)

    def assign(cls, box, gt, label):
        valid = label >= 0
        iou = overlaps(box, gt) * valid
        inside = ((cells[:, None] > gt[None, :, :2]) & (cells[:, None] < gt[None, :, 2:])).all(-1)
        cost = optax.sigmoid_binary_cross_entropy(cls[:, None], jax.nn.one_hot(label, C)[None]).sum(-1) - 3 * jnp.log(iou + 1e-8) + 1e5 * ~inside + 1e6 * ~valid
        k = jnp.clip(lax.top_k(iou.T, Q)[0].sum(-1).astype(jnp.int32), 1)
        rank = cost.argsort(0).argsort(0)
        chosen = (rank < k) & valid
        alone = jax.nn.one_hot(jnp.where(chosen, cost, jnp.inf).argmin(-1), G, dtype=bool)
        chosen = jnp.where(chosen.sum(-1, keepdims=True) > 1, alone, chosen)
        return chosen.any(-1), chosen.argmax(-1), (chosen * iou).sum(-1)

    def loss(p, image, gt, label):
        h = jax.nn.silu(conv(image, p["stem"]))
        out = (conv(h, p["head"]) + p["bias"]).reshape(B, S * S, C + 5)
        obj, cls = out[..., 0], out[..., 5:]
        centre, size = cells + 0.1 * out[..., 1:3], 0.2 * jnp.exp(out[..., 3:5])
        box = jnp.concatenate([centre - size, centre + size], -1)
        fg, which, iou = jax.vmap(assign)(*lax.stop_gradient((cls, box)), gt, label)
        n = jnp.maximum(fg.sum(), 1)
        target = jnp.take_along_axis(gt, which[..., None], 1)
        pair = jax.vmap(jax.vmap(lambda a, b: overlaps(a[None], b[None])[0, 0]))(box, target)
        y = jax.nn.one_hot(jnp.take_along_axis(label, which, 1), C) * iou[..., None]
        parts = (jnp.where(fg, 1 - pair ** 2, 0).sum() / n, optax.sigmoid_binary_cross_entropy(obj, fg.astype(jnp.float32)).sum() / n,
                 (optax.sigmoid_binary_cross_entropy(cls, y).sum(-1) * fg).sum() / n)
        return 5 * parts[0] + parts[1] + parts[2], parts

    p = {"stem": kernel(0, 3, 3, 12), "head": kernel(1, 1, 12, C + 5), "bias": jnp.zeros(C + 5)}
    return plain(trained(loss, optax.sgd(1e-2, 0.9, nesterov=True), True), p, optax.sgd(1e-2, 0.9, nesterov=True),
                 (draw(2, B, S, S, 3), boxes(3, B, G), whole(5, C + 1, B, G) - 1))


def zero_convolutions():
    """A frozen denoiser; a trained copy of its encoder sees a hint and adds to the frozen decoder through convolutions that start at zero."""
    B, S, D = 8, 8, 8

    def encoder(p, x, t):
        h = jax.nn.silu(conv(x, p["in"]) + (t[:, None] @ p["time"])[:, None, None])
        return h, jax.nn.silu(conv(h, p["down"], 2))

    def step(control, opt, base, key, image, hint):
        key, k1, k2 = jax.random.split(key, 3)
        t = jax.random.uniform(k1, (B,))
        noise = jax.random.normal(k2, image.shape)
        x = jnp.cos(t * 1.57)[:, None, None, None] * image + jnp.sin(t * 1.57)[:, None, None, None] * noise

        def loss(c):
            h1, h2 = encoder(base["encoder"], x, t)
            c1, c2 = encoder(c["encoder"], x + conv(conv(hint, c["hint"]), c["zero_in"]), t)
            up = jnp.repeat(jnp.repeat(h2 + conv(c2, c["zero_2"]), 2, 1), 2, 2)
            out = conv(jax.nn.silu(conv(jnp.concatenate([up, h1 + conv(c1, c["zero_1"])], -1), base["decoder"]["up"])), base["decoder"]["out"])
            return jnp.square(out - noise).mean()
        value, g = jax.value_and_grad(loss)(control)
        u, opt = tx.update(g, opt, control)
        return optax.apply_updates(control, u), opt, key, {"loss": value}

    tx = optax.adamw(1e-2)
    enc = {"in": kernel(0, 3, 3, D), "time": draw(1, 1, D), "down": kernel(2, 3, D, D)}
    base = {"encoder": enc, "decoder": {"up": kernel(3, 3, 2 * D, D), "out": kernel(4, 3, D, 3)}}
    control = {"encoder": T(jnp.copy, enc), "hint": kernel(5, 3, 1, 4), "zero_in": jnp.zeros((1, 1, 4, 3)), "zero_1": jnp.zeros((1, 1, D, D)), "zero_2": jnp.zeros((1, 1, D, D))}
    return Stranger(step, (control, tx.init(control), base, jax.random.key(0), draw(6, B, S, S, 3), draw(7, B, S, S, 1)),
                    ("param", "opt", "frozen", "rng", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], r[2], *a[4:]), (0, 1, 3))


def clicks_where_wrong():
    """Promptable masks: the next click is where the last mask was most wrong, in a Python loop of three; best of three masks by the loss."""
    B, S, D = 8, 6, 8

    def decode(p, image, points, signs, last):
        tokens = points @ p["where"] + p["sign"][signs]
        q = jnp.concatenate([jnp.broadcast_to(p["mask_tokens"], (B, 3, D)), tokens], 1)
        keys = image + last.reshape(B, -1, 1) * p["last"]
        a = jax.nn.softmax(q @ keys.swapaxes(1, 2) / D ** 0.5, -1)
        q = q + a @ keys @ p["v"]
        keys = keys + jax.nn.softmax(keys @ q.swapaxes(1, 2) / D ** 0.5, -1) @ q
        masks = jnp.einsum("bmd,bpd->bmp", q[:, :3] @ p["hyper"], keys)
        return masks, jax.nn.sigmoid(q[:, :3] @ p["quality"])[..., 0]

    def loss_fn(p, image, mask):
        emb = jax.nn.gelu(conv(image, p["stem"])).reshape(B, S * S, D)
        truth = mask.reshape(B, S * S).astype(jnp.float32)
        last, total = jnp.zeros((B, S * S)), 0.0
        points, signs = [], []
        for _ in range(3):
            wrong = lax.stop_gradient((last > 0) != (truth > 0))
            at = (wrong * (1 + truth)).argmax(-1)
            points.append(jnp.stack([at % S, at // S], -1) / S)
            signs.append(jnp.take_along_axis(truth, at[:, None], 1)[:, 0].astype(jnp.int32))
            masks, quality = decode(p, emb, jnp.stack(points, 1), jnp.stack(signs, 1), lax.stop_gradient(last))
            prob = jax.nn.sigmoid(masks)
            dice = 1 - (2 * (prob * truth[:, None]).sum(-1) + 1) / (prob.sum(-1) + truth.sum(-1)[:, None] + 1)
            each = dice + 20 * optax.sigmoid_focal_loss(masks, jnp.broadcast_to(truth[:, None], masks.shape), alpha=0.25, gamma=2.0).mean(-1)
            iou = ((masks > 0) & (truth[:, None] > 0)).sum(-1) / jnp.maximum(((masks > 0) | (truth[:, None] > 0)).sum(-1), 1)
            total = total + each.min(-1).mean() + jnp.square(quality - iou).mean()
            last = jnp.take_along_axis(masks, quality.argmax(-1)[:, None, None], 1)[:, 0]
        return total / 3, iou.max(-1).mean()

    tx = optax.adamw(optax.linear_schedule(0.0, 3e-3, 5), weight_decay=0.1)
    p = {"stem": kernel(0, 3, 3, D), "where": draw(1, 2, D), "sign": draw(2, 2, D), "mask_tokens": draw(3, 3, D), "last": draw(4, D) * 0.1,
         "v": draw(5, D, D) * 0.3, "hyper": draw(6, D, D) * 0.3, "quality": draw(7, D, 1) * 0.3}
    return plain(trained(loss_fn, tx, True), p, tx, (draw(8, B, S, S, 3), draw(9, B, S, S) > 0))


def flow_refined():
    """Optical flow: all pairs are correlated once, looked up around the present flow by bilinear gathers, a GRU under scan; later guesses weigh more."""
    B, S, D, N = 4, 6, 8, 3

    def sample(image, at):
        """Bilinear reads of [S, S, c] at [n, 2]."""
        low = jnp.floor(at)
        part = at - low
        def read(dx, dy):
            i = low.astype(jnp.int32) + jnp.array([dx, dy])
            ok = ((i >= 0) & (i < S)).all(-1)
            i = jnp.clip(i, 0, S - 1)
            w = jnp.where(dx, part[:, 0], 1 - part[:, 0]) * jnp.where(dy, part[:, 1], 1 - part[:, 1])
            return image[i[:, 1], i[:, 0]] * (w * ok)[:, None]
        return read(0, 0) + read(1, 0) + read(0, 1) + read(1, 1)

    grid = jnp.stack(jnp.meshgrid(jnp.arange(S), jnp.arange(S)), -1).astype(jnp.float32)
    window = jnp.stack(jnp.meshgrid(jnp.arange(-1, 2), jnp.arange(-1, 2)), -1).reshape(-1, 2).astype(jnp.float32)

    def loss(p, first, second, truth, valid):
        f1, f2 = (jax.nn.relu(conv(x, p["features"])) for x in (first, second))
        volume = jnp.einsum("bijd,bkld->bijkl", f1, f2) / D ** 0.5
        context = conv(first, p["context"])

        def look(flow):
            at = (grid + flow)[..., None, :] + window
            read = jax.vmap(jax.vmap(lambda image, at: sample(image[..., None], at)[:, 0]))
            return read(volume.reshape(B, S * S, S, S), at.reshape(B, S * S, 9, 2)).reshape(B, S, S, 9)

        def refine(carry, _):
            h, flow = carry
            flow = lax.stop_gradient(flow)
            x = jnp.concatenate([look(flow), flow, context], -1)
            hx = jnp.concatenate([h, x], -1)
            z, r = jax.nn.sigmoid(conv(hx, p["z"])), jax.nn.sigmoid(conv(hx, p["r"]))
            h = (1 - z) * h + z * jnp.tanh(conv(jnp.concatenate([r * h, x], -1), p["q"]))
            flow = flow + conv(h, p["delta"])
            return (h, flow), flow
        _, flows = lax.scan(refine, (jnp.tanh(context), jnp.zeros((B, S, S, 2))), None, length=N)
        weights = 0.8 ** jnp.arange(N - 1, -1, -1)
        each = jnp.abs(flows - truth).sum(-1) * valid
        epe = jnp.sqrt(jnp.square(flows[-1] - truth).sum(-1))
        return (weights * each.mean((1, 2, 3))).sum(), {"epe": (epe * valid).sum() / valid.sum(), "1px": ((epe < 1) * valid).sum() / valid.sum()}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_onecycle_schedule(20, 1e-2), weight_decay=1e-4))
    p = {"features": kernel(0, 3, 3, D), "context": kernel(1, 3, 3, D), "z": kernel(2, 3, 2 * D + 11, D), "r": kernel(3, 3, 2 * D + 11, D), "q": kernel(4, 3, 2 * D + 11, D),
         "delta": kernel(5, 3, D, 2) * 0.1}
    return plain(trained(loss, tx, True), p, tx, (draw(6, B, S, S, 3), draw(7, B, S, S, 3), draw(8, B, S, S, 2), (draw(9, B, S, S) > -1).astype(jnp.float32)), tolerance=1e-3)


def rays_through_hashed_grids():
    """Several resolutions of a grid are hashed into small tables by primes in uint32; samples along each ray are jittered and composited."""
    R, N, L, E, F = 16, 6, 3, 32, 2
    corners = jnp.array([[i, j, k] for i in (0, 1) for j in (0, 1) for k in (0, 1)], jnp.uint32)
    primes = jnp.array([1, 2654435761, 805459861], jnp.uint32)

    def encode(tables, x):
        out = []
        for level in range(L):
            scaled = x * (4 * 1.6 ** level)
            low = jnp.floor(scaled)
            c = low.astype(jnp.uint32)[..., None, :] + corners
            h = c * primes
            index = (h[..., 0] ^ h[..., 1] ^ h[..., 2]) % jnp.uint32(E)
            w = jnp.where(corners == 1, (scaled - low)[..., None, :], 1 - (scaled - low)[..., None, :]).prod(-1)
            out.append((tables[level][index] * w[..., None]).sum(-2))
        return jnp.concatenate(out, -1)

    def render(params, key, origins, directions):
        t = (jnp.arange(N) + jax.random.uniform(key, (R, N))) / N
        x = jnp.clip(origins[:, None] + t[..., None] * directions[:, None], 0, 1)
        h = mlp(params["density"], encode(params["tables"], x), jax.nn.relu)
        sigma = jnp.exp(h[..., 0] - 1)
        rgb = jax.nn.sigmoid(mlp(params["colour"], jnp.concatenate([h, jnp.broadcast_to(directions[:, None], (R, N, 3))], -1), jax.nn.relu))
        delta = jnp.diff(t, axis=1, append=jnp.ones((R, 1)))
        alpha = 1 - jnp.exp(-sigma * delta)
        through = jnp.cumprod(jnp.concatenate([jnp.ones((R, 1)), 1 - alpha[:, :-1] + 1e-10], -1), -1)
        w = alpha * through
        return (w[..., None] * rgb).sum(1) + (1 - w.sum(1, keepdims=True)), w, t

    @jax.value_and_grad
    def loss_fn(params, key, batch):
        rgb, w, t = render(params, key, batch["origins"], batch["directions"])
        spread = (w[:, :, None] * w[:, None] * jnp.abs(t[:, :, None] - t[:, None])).sum((1, 2)).mean()
        return jnp.square(rgb - batch["pixels"]).mean() + 1e-2 * spread

    def train_step(key, params, opt_state, batch):
        key, rng = jax.random.split(key)
        loss, grads = loss_fn(params, rng, batch)
        updates, opt_state = tx.update(grads, opt_state, params)
        return key, optax.apply_updates(params, updates), opt_state, {"loss": loss, "psnr": -10 * jnp.log10(loss)}

    tx = optax.adam(1e-2, b2=0.99, eps=1e-15)
    params = {"tables": draw(0, L, E, F) * 0.1, "density": layers(1, L * F, 12, 8), "colour": layers(3, 11, 12, 3)}
    batch = {"origins": 0.3 * jax.nn.sigmoid(draw(6, R, 3)), "directions": jax.nn.sigmoid(draw(7, R, 3)), "pixels": jax.nn.sigmoid(draw(8, R, 3))}
    return Stranger(train_step, (jax.random.PRNGKey(0), params, tx.init(params), batch), ("rng", "param", "opt", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def splats_composited():
    """Gaussians seen by several cameras are sorted by depth and composited; sums of gradients' norms and of sightings say later where to split."""
    B, N, S = 4, 12, 5
    pixels = jnp.stack(jnp.meshgrid(jnp.linspace(-1, 1, S), jnp.linspace(-1, 1, S)), -1).reshape(-1, 2)

    def render(g, offset, camera):
        seen = g["mean"] @ camera[:3].T + camera[3]
        at = seen[:, :2] / (jnp.abs(seen[:, 2:]) + 2) + offset
        order = lax.stop_gradient(seen[:, 2]).argsort()
        c, s = jnp.cos(g["angle"]), jnp.sin(g["angle"])
        turn = jnp.stack([jnp.stack([c, -s], -1), jnp.stack([s, c], -1)], -2)
        half = turn * jnp.exp(g["scale"])[:, None]
        inverse = jnp.linalg.inv(half @ half.swapaxes(1, 2) + 0.05 * jnp.eye(2))
        d = pixels[:, None] - at[order]
        power = -0.5 * jnp.einsum("pni,nij,pnj->pn", d, inverse[order], d)
        alpha = jnp.minimum(0.99, jax.nn.sigmoid(g["opacity"])[order] * jnp.exp(power))
        through = jnp.cumprod(1 - alpha, 1) / (1 - alpha)
        return (alpha * through) @ jax.nn.sigmoid(g["colour"])[order], (alpha.max(0) > 0.01)[order.argsort()]

    def step(gaussians, opt_state, stats, cameras, images):
        def loss(g, offset):
            out, seen = jax.vmap(render, (None, 0, 0))(g, offset, cameras)
            return 0.8 * jnp.abs(out - images).mean() + 0.2 * jnp.square(out - images).mean(), seen
        offset = jnp.zeros((B, N, 2))
        (value, seen), (grads, moved) = jax.value_and_grad(loss, (0, 1), has_aux=True)(gaussians, offset)
        u, opt_state = tx.update(grads, opt_state, gaussians)
        stats = {"grad": stats["grad"] + (jnp.linalg.norm(moved, axis=-1) * seen).sum(0), "count": stats["count"] + seen.sum(0)}
        return optax.apply_updates(gaussians, u), opt_state, stats, value

    rates = {"mean": 1e-3, "angle": 1e-2, "scale": 5e-3, "opacity": 5e-2, "colour": 2e-2}
    tx = optax.multi_transform({k: optax.adam(v, eps=1e-8) for k, v in rates.items()}, {k: k for k in rates})
    g = {"mean": draw(0, N, 3), "angle": draw(1, N), "scale": draw(2, N, 2) * 0.2 - 1, "opacity": draw(3, N), "colour": draw(4, N, 3)}
    cameras = jnp.concatenate([jnp.broadcast_to(jnp.eye(3), (B, 3, 3)) + 0.1 * draw(5, B, 3, 3), 0.2 * draw(6, B, 1, 3)], 1)
    return Stranger(step, (g, tx.init(g), {"grad": jnp.zeros(N), "count": jnp.zeros(N, jnp.int32)}, cameras, jax.nn.sigmoid(draw(7, B, S * S, 3))),
                    ("param", "opt", "model_state", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def disparities_by_volume():
    """Stereo: features are shifted against each other into a volume, smoothed by 3D convolutions; the expectation over shifts is the disparity."""
    B, H, W, D, M = 4, 4, 8, 6, 4

    def loss(p, left, right, truth):
        fl, fr = (conv(jax.nn.relu(conv(x, p["a"])), p["b"]) for x in (left, right))
        shifted = [jnp.pad(fr, ((0, 0), (0, 0), (d, 0), (0, 0)))[:, :, :W] for d in range(M)]
        volume = jnp.stack([jnp.concatenate([fl, s], -1) for s in shifted], 1)
        conv3 = lambda x, w: lax.conv_general_dilated(x, w, (1, 1, 1), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
        cost = conv3(jax.nn.relu(conv3(volume, p["c"])), p["d"])[..., 0]
        prob = jax.nn.softmax(-cost, 1)
        out = (prob * jnp.arange(M)[:, None, None]).sum(1)
        valid = (truth > 0) & (truth < M)
        smooth = jnp.abs(jnp.diff(out, axis=2)) * jnp.exp(-jnp.abs(jnp.diff(left, axis=2)).mean(-1))
        return jnp.where(valid, optax.huber_loss(out, truth), 0).sum() / jnp.maximum(valid.sum(), 1) + 0.1 * smooth.mean()

    tx = optax.adam(1e-3)
    p = {"a": kernel(0, 3, 3, D), "b": kernel(1, 3, D, D), "c": draw(2, 3, 3, 3, 2 * D, D) * 0.1, "d": draw(3, 3, 3, 3, D, 1) * 0.1}
    return plain(trained(loss, tx), p, tx, (draw(4, B, H, W, 3), draw(5, B, H, W, 3), jnp.abs(draw(6, B, H, W)) * 2))


def heat_maps_of_joints():
    """Targets are drawn as Gaussians in the step from points and visibilities; of each person's joints the worst half counts; a flipped pass checks."""
    B, S, J = 8, 6, 4
    grid = jnp.arange(S, dtype=jnp.float32)
    partner = jnp.array([1, 0, 3, 2])

    def loss(p, image, points, visible):
        net = lambda x: conv(jax.nn.relu(conv(x, p["a"])), p["b"]) + p["bias"]
        target = jnp.exp(-0.5 * ((grid - points[..., 1:])[..., :, None] ** 2 + (grid - points[..., :1])[..., None, :] ** 2)).transpose(0, 2, 3, 1)
        out = net(image)
        each = jnp.square(out - target).mean((1, 2)) * (visible > 0)
        worst = lax.top_k(each, J // 2)[0].mean()
        turned = net(image[:, :, ::-1])[:, :, ::-1][..., partner]
        flat = lax.stop_gradient(0.5 * (out + turned)).reshape(B, S * S, J)
        at = flat.argmax(1)
        error = jnp.hypot(at % S - points[..., 0], at // S - points[..., 1])
        pck = ((error < 1.5) * (visible > 0)).sum() / (visible > 0).sum()
        return worst + 0.1 * jnp.square(out - turned).mean(), (pck, visible.sum())

    tx = optax.adam(optax.piecewise_constant_schedule(1e-2, {2: 0.1}))
    p = {"a": kernel(0, 3, 3, 8), "b": kernel(1, 3, 8, J), "bias": jnp.zeros(J)}
    return plain(trained(loss, tx, True), p, tx, (draw(2, B, S, S, 3), 5 * jax.nn.sigmoid(draw(3, B, J, 2)), whole(4, 3, B, J)))


def crops_of_two_sizes():
    """DINOv2: two global and four local crops, masked patches, Sinkhorn over the teacher's rows, nearest neighbours pushed apart, momentum by the step."""
    B, F, D, K, P = 8, 10, 8, 12, 4

    def features(p, x):
        tokens = x @ p["embed"]
        tokens = jnp.concatenate([jnp.broadcast_to(p["cls"], (*x.shape[:-2], 1, D)), tokens], -2)
        a = jax.nn.softmax(tokens @ p["qk"] @ tokens.swapaxes(-1, -2) / D ** 0.5)
        return jax.nn.gelu(tokens + a @ tokens @ p["v"])

    def head(p, z):
        z = mlp(p["head"], z, jax.nn.gelu)
        return z / (jnp.linalg.norm(z, axis=-1, keepdims=True) + 1e-6) @ p["prototypes"]

    def sinkhorn(scores):
        q = jnp.exp((scores - scores.max()) / 0.07)
        q = q / q.sum()
        for _ in range(3):
            q = q / q.sum(0, keepdims=True) / q.shape[1]
            q = q / q.sum(1, keepdims=True) / q.shape[0]
        return q * q.shape[0]

    def step(student, teacher, opt, t, large, small, masks):
        zt = features(teacher, large)
        target = lax.stop_gradient(sinkhorn(head(teacher, zt[..., 0, :]).reshape(-1, K)).reshape(2, B, K))
        patch_target = lax.stop_gradient(jax.nn.softmax(head(teacher, zt[..., 1:, :]) / 0.07))

        def loss(s):
            masked = jnp.where(masks[..., None], s["mask"], large)
            zs, zl = features(s, masked), features(s, small)
            ls, ll = (jax.nn.log_softmax(head(s, z[..., 0, :]) / 0.1) for z in (zs, zl))
            across = -(target[::-1] * ls).sum(-1).mean() - jnp.einsum("gbk,lbk->", target, ll) / (2 * 4 * B)
            patches = -(patch_target * jax.nn.log_softmax(head(s, zs[..., 1:, :]) / 0.1)).sum(-1)
            patches = ((patches * masks).sum(-1) / jnp.maximum(masks.sum(-1), 1)).mean()
            z = zs[0, :, 0] / jnp.linalg.norm(zs[0, :, 0], axis=-1, keepdims=True)
            near = (z @ z.T - 2 * jnp.eye(B)).argmax(1)
            koleo = -jnp.log(jnp.linalg.norm(z - z[near], axis=-1) + 1e-6).mean()
            return across + patches + 0.1 * koleo, {"dino": across, "ibot": patches, "koleo": koleo}
        (_, metrics), g = jax.value_and_grad(loss, has_aux=True)(student)
        u, opt = tx.update(g, opt, student)
        student = optax.apply_updates(student, u)
        m = 1 - 0.01 * (jnp.cos(jnp.pi * t / 100) + 1) / 2
        return student, T(lambda a, b: m * a + (1 - m) * b, teacher, student), opt, t + 1, metrics

    tx = optax.chain(optax.clip_by_global_norm(3.0), optax.adamw(1e-3, weight_decay=0.04))
    p = {"embed": draw(0, F, D) * 0.3, "cls": draw(1, 1, D), "qk": draw(2, D, D) * 0.3, "v": draw(3, D, D) * 0.3, "head": layers(4, D, 12, D),
         "prototypes": draw(6, D, K), "mask": draw(7, F) * 0.1}
    large, small = draw(8, 2, B, P, F), draw(9, 4, B, 2, F)
    return Stranger(step, (p, T(jnp.copy, p), tx.init(p), jnp.int32(0), large, small, draw(10, 2, B, P) > 0.3),
                    ("param", "model_state", "opt", "counter", "batch:1", "batch:1", "batch:1"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-3)


def keys_in_a_ring():
    """MoCo: a slow encoder's keys, shuffled for its batch norm and back, go into a ring of columns at a pointer; a NamedTuple of everything."""
    B, F, D, K = 8, 10, 6, 24

    def encode(p, x):
        h = x @ p["w"]
        h = jax.nn.relu((h - h.mean(0)) * lax.rsqrt(h.var(0) + 1e-5) * p["g"] + p["b"]) @ p["out"]
        return h / jnp.linalg.norm(h, axis=1, keepdims=True)

    def train_step(state, key, im_q, im_k):
        key_params = T(lambda k, q: 0.99 * k + 0.01 * q, state["key_params"], state["params"])
        shuffle = jax.random.permutation(key, B)
        k = lax.stop_gradient(encode(key_params, im_k[shuffle])[jnp.argsort(shuffle)])

        def loss_fn(p):
            q = encode(p, im_q)
            logits = jnp.concatenate([(q * k).sum(1, keepdims=True), q @ state["queue"]], 1) / 0.2
            return cross_entropy(logits, jnp.zeros(B, jnp.int32)).mean(), (logits.argmax(1) == 0).mean()
        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "key_params": key_params, "opt": opt,
                "queue": lax.dynamic_update_slice(state["queue"], k.T, (0, state["ptr"])), "ptr": (state["ptr"] + B) % K}, {"loss": loss, "acc1": acc}

    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(0.03, 0.9))
    p = {"w": draw(0, F, 12) * 0.3, "g": jnp.ones(12), "b": jnp.zeros(12), "out": draw(1, 12, D) * 0.3}
    queue = draw(2, D, K)
    state = {"params": p, "key_params": T(jnp.copy, p), "opt": tx.init(p), "queue": queue / jnp.linalg.norm(queue, axis=0), "ptr": jnp.int32(0)}
    return Stranger(train_step, (state, jax.random.key(1), draw(4, B, F), draw(5, B, F)),
                    ({"params": "param", "key_params": "model_state", "opt": "opt", "queue": "model_state", "ptr": "counter"}, "rng", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def bytes_augmented():
    """Bytes [B, H, W, C] become floats, are cropped and mirrored by keys of rows, mixed with the next row; labels smoothed; uint8 is all that is sent."""
    B, S, C = 8, 8, 5
    mean, std = jnp.array([0.49, 0.48, 0.45]), jnp.array([0.2, 0.2, 0.2])

    def augment(key, image):
        k1, k2, k3 = jax.random.split(key, 3)
        padded = jnp.pad(image, ((2, 2), (2, 2), (0, 0)), mode="reflect")
        y, x = jax.random.randint(k1, (2,), 0, 5)
        image = lax.dynamic_slice(padded, (y, x, 0), (S, S, 3))
        image = jnp.where(jax.random.bernoulli(k2), image[:, ::-1], image)
        top, left = jax.random.randint(k3, (2,), 0, S - 3)
        hole = (jnp.arange(S)[:, None] - top) ** 2 + (jnp.arange(S)[None] - left) ** 2 < 6
        return jnp.where(hole[..., None], 0, image)

    def step(step, rng, params, opt, images, labels):
        rng, k1, k2 = jax.random.split(jax.random.fold_in(rng, step), 3)
        x = (images.astype(jnp.float32) / 255 - mean) / std
        x = jax.vmap(augment)(jax.random.split(k1, B), x)
        y = optax.smooth_labels(jax.nn.one_hot(labels, C), 0.1)
        lam = jax.random.beta(k2, 0.4, 0.4)
        x, y = lam * x + (1 - lam) * jnp.roll(x, 1, 0), lam * y + (1 - lam) * jnp.roll(y, 1, 0)

        def loss(p):
            h = jax.nn.relu(conv(x, p["a"], 2))
            return optax.softmax_cross_entropy(h.mean((1, 2)) @ p["b"] + p["c"], y).mean()
        value, g = jax.value_and_grad(loss)(params)
        u, opt = tx.update(g, opt, params)
        return step + 1, optax.apply_updates(params, u), opt, value

    tx = optax.chain(optax.clip(1.0), optax.adabelief(1e-2))
    p = {"a": kernel(0, 3, 3, 8), "b": draw(1, 8, C) * 0.3, "c": jnp.zeros(C)}
    return Stranger(step, (jnp.int32(0), jax.random.PRNGKey(3), p, tx.init(p), whole(2, 256, B, S, S, 3).astype(jnp.uint8), whole(3, C, B)),
                    ("counter", "rng", "param", "opt", "batch", "batch"), lambda a, r: (r[0], a[1], r[1], r[2], *a[4:]), (0, 2, 3))


LENSES = {f.__name__: f for f in (anchors_by_overlap, counts_by_cost, zero_convolutions, clicks_where_wrong, flow_refined, rays_through_hashed_grids,
                                  splats_composited, disparities_by_volume, heat_maps_of_joints, crops_of_two_sizes, keys_in_a_ring, bytes_augmented)}
