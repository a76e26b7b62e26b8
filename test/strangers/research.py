"""Vision, generative models, agents and optimizers as papers' own code writes them."""

import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import lax

from contrastive import apply, net, trained, unit
from stranger import Stranger

B, D, C = 16, 8, 4  # a network's hidden size is the batch's


def _normal(seed, *shape):
    return jax.random.normal(jax.random.key(seed), shape)


def _matrix(seed, *shape):
    return _normal(seed, *shape) * shape[-2] ** -0.5


def _ids(seed, *shape, high=C):
    return jax.random.randint(jax.random.key(seed), shape, 0, high)


def _nll(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels)


def _conv(x, w, stride=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def _classifier():
    return net(0, D, 16, C), _normal(1, B, D), _ids(2, B)


def _loss(p, x, y):
    return _nll(apply(p, x), y).mean()


# ---- rows that meet rows ---------------------------------------------------------------------------------------------------


def mixed_up(kind):
    """Mixup: each row with another one, chosen by a permutation, by turning the batch round, by rolling it."""
    def step(params, opt_state, key, x, y):
        key, a, b = jax.random.split(key, 3)
        weight = jax.random.beta(a, 0.4, 0.4) if kind == "reversed" else jax.random.uniform(a)
        other = {"permuted": lambda v: v[jax.random.permutation(b, B)], "reversed": lambda v: v[::-1],
                 "rolled": lambda v: jnp.roll(v, 1, axis=0)}[kind]

        def loss_fn(p):
            logits = apply(p, weight * x + (1 - weight) * other(x))
            return (weight * _nll(logits, y) + (1 - weight) * _nll(logits, other(y))).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, loss
    p, x, y = _classifier()
    tx = optax.sgd(0.1, momentum=0.9, nesterov=True)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), x, y), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], a[3], a[4]))


def ghost_norm():
    """Batch norm over groups of rows: the batch is reshaped into them."""
    def loss_fn(p, x, y):
        h = x @ p["a"]
        g = h.reshape(4, B // 4, -1)
        g = (g - g.mean(1, keepdims=True)) * lax.rsqrt(g.var(1, keepdims=True) + 1e-5)
        return _nll(jax.nn.relu(g.reshape(h.shape) * p["scale"]) @ p["b"], y).mean()
    p = {"a": _matrix(0, D, 16), "scale": jnp.ones(16), "b": _matrix(1, 16, C)}
    return trained(loss_fn, p, _normal(1, B, D), _ids(2, B))


def n_pairs():
    """Anchors and positives; all other positives are negatives; a penalty on lengths."""
    def loss_fn(p, anchor, positive):
        a, b = apply(p, anchor), apply(p, positive)
        logits = a @ b.T
        return (jax.nn.logsumexp(logits, 1) - jnp.diagonal(logits)).mean() + 0.01 * (a ** 2 + b ** 2).sum(1).mean()
    return trained(loss_fn, net(0, D, 16, 6), _normal(1, B, D), _normal(2, B, D))


def angular_margin():
    """ArcFace: a margin on the angle to the own class, weights of unit length."""
    def loss_fn(p, x, y):
        cosine = unit(apply(p["net"], x)) @ unit(p["classes"].T).T
        angle = jnp.arccos(jnp.clip(cosine, -1 + 1e-5, 1 - 1e-5))
        hot = jax.nn.one_hot(y, C)
        return optax.softmax_cross_entropy(16.0 * jnp.cos(angle + 0.3 * hot), hot).mean()
    return trained(loss_fn, {"net": net(0, D, 16, 6), "classes": _matrix(1, 6, C)}, _normal(1, B, D), _ids(2, B), tolerance=1e-3)


def class_centres():
    """Centre loss: a table of centres moves to the means of its class, by counts within the batch."""
    def step(params, centres, opt_state, x, y):
        def loss_fn(p):
            z = apply(p["net"], x)
            return _nll(z @ p["out"], y).mean() + 0.1 * ((z - centres[y]) ** 2).sum(-1).mean(), z
        (loss, z), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        total = jnp.zeros_like(centres).at[y].add(centres[y] - z)
        counts = jnp.zeros(C).at[y].add(1)
        centres = centres - 0.5 * total / (1 + counts)[:, None]
        return optax.apply_updates(params, updates), centres, opt_state, loss
    tx, p = optax.adam(1e-2), {"net": net(0, D, 16, 6), "out": _matrix(1, 6, C)}
    # The centres move along the gradient of their term.
    return Stranger(step, (p, _normal(3, C, 6), tx.init(p), _normal(1, B, D), _ids(2, B)),
                    ("param", "param", "opt", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def memory_bank():
    """Instance discrimination: a bank with an entry for each sample of the data, rows are replaced by their number."""
    def step(params, bank, opt_state, x, index):
        def loss_fn(p):
            z = unit(apply(p, x))
            return _nll(z @ bank.T / 0.1, index).mean(), z
        (loss, z), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        bank = bank.at[index].set(unit(0.5 * bank[index] + 0.5 * z))
        return optax.apply_updates(params, updates), bank, opt_state, loss
    tx, p = optax.adam(1e-2), net(0, D, 16, 6)
    return Stranger(step, (p, unit(_normal(3, 40, 6)), tx.init(p), _normal(1, B, D), jax.random.permutation(jax.random.key(4), 40)[:B]),
                    ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def prototypes():
    """Episodes: each has its own support and queries; class means of the support are the weights."""
    def loss_fn(p, support, query, y):
        centres = apply(p, support).mean(2)
        z = apply(p, query)
        distance = ((z[:, :, None] - centres[:, None]) ** 2).sum(-1)
        return _nll(-distance, y).mean()
    return trained(loss_fn, net(0, D, 16, 6), _normal(1, 8, C, 2, D), _normal(2, 8, 5, D), _ids(3, 8, 5))


def neural_process():
    """Context and target points with masks; a latent drawn for each task; KL of two Gaussians."""
    def step(params, opt_state, key, xc, yc, xt, yt):
        key, now = jax.random.split(key)

        def encode(p, x, y):
            mean, spread = jnp.split(apply(p, jnp.concatenate([x, y], -1)).mean(1), 2, -1)
            return mean, 0.1 + 0.9 * jax.nn.sigmoid(spread)

        def loss_fn(p):
            (mq, sq), (mp, sp) = encode(p["enc"], xt, yt), encode(p["enc"], xc, yc)
            z = mq + sq * jax.random.normal(now, mq.shape)
            h = jnp.concatenate([xt, jnp.broadcast_to(z[:, None], (*xt.shape[:2], 3))], -1)
            fit = ((apply(p["dec"], h) - yt) ** 2).mean((1, 2))
            kl = (jnp.log(sp / sq) + (sq ** 2 + (mq - mp) ** 2) / (2 * sp ** 2) - 0.5).sum(-1)
            return (fit + kl / xt.shape[1]).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, loss
    tx, p = optax.adam(1e-2), {"enc": net(0, 2, 16, 6), "dec": net(1, 4, 16, 1)}
    return Stranger(step, (p, tx.init(p), jax.random.key(2), *(_normal(i, 8, n, 1) for i, n in enumerate((4, 4, 7, 7)))),
                    ("param", "opt", "rng", *["batch"] * 4), lambda a, r: (*r[:3], *a[3:]))


# ---- vision ----------------------------------------------------------------------------------------------------------------


def detector():
    """Anchors against boxes with IoU, hard negatives by sorting within an image, smooth L1, a mask of real boxes."""
    anchors = jnp.stack(jnp.meshgrid(jnp.arange(4.0), jnp.arange(4.0), indexing="ij"), -1).reshape(-1, 2)
    anchors = jnp.concatenate([anchors, anchors + 1.5], -1)

    def overlap(a, b):
        low, high = jnp.maximum(a[:, None, :2], b[None, :, :2]), jnp.minimum(a[:, None, 2:], b[None, :, 2:])
        inside = jnp.prod(jnp.maximum(high - low, 0), -1)

        def area(v):
            return jnp.prod(v[:, 2:] - v[:, :2], -1)
        return inside / (area(a)[:, None] + area(b)[None] - inside)

    def one(logits, offsets, boxes, labels):
        iou = jnp.where(labels > 0, overlap(anchors, boxes), -1.0)
        best, which = iou.max(1), iou.argmax(1)
        positive = best > 0.3
        target = jnp.where(positive, labels[which], 0)
        each = _nll(logits, target)
        hardness = jnp.where(positive, -jnp.inf, each)
        rank = jnp.argsort(jnp.argsort(-hardness))
        chosen = positive | (rank < 3 * positive.sum())
        gap = jnp.abs(offsets - (boxes[which] - anchors))
        smooth = jnp.where(gap < 1, 0.5 * gap ** 2, gap - 0.5).sum(-1)
        return ((each * chosen).sum() + (smooth * positive).sum()) / jnp.maximum(positive.sum(), 1)

    def loss_fn(p, images, boxes, labels):
        h = jax.nn.relu(_conv(images, p["a"], 2))
        out = _conv(h, p["b"]).reshape(8, 16, C + 4)
        return jax.vmap(one)(out[..., :C], out[..., C:], boxes, labels).mean()
    corners = jnp.abs(_normal(2, 8, 3, 2)) * 1.5
    boxes = jnp.concatenate([corners, corners + 1 + jnp.abs(_normal(3, 8, 3, 2))], -1)
    p = {"a": _normal(0, 3, 3, 3, 8) * 0.2, "b": _normal(1, 3, 3, 8, C + 4) * 0.2}
    return trained(loss_fn, p, _normal(4, 8, 8, 8, 3), boxes, _ids(5, 8, 3))


def set_prediction():
    """DETR: queries against objects, matched by Sinkhorn's iteration within each image."""
    def loss_fn(p, x, labels, boxes):
        q = jnp.broadcast_to(p["queries"], (8, 5, D))
        h = jax.nn.softmax(jnp.einsum("bqd,bsd->bqs", q, x)) @ x @ p["mix"]
        logits, box = h @ p["class"], jax.nn.sigmoid(h @ p["box"])
        cost = -jnp.take_along_axis(jax.nn.softmax(logits), labels[:, None].repeat(5, 1), 2) + jnp.abs(
            box[:, :, None] - boxes[:, None]).sum(-1)

        def balance(_, plan):
            plan = plan - jax.nn.logsumexp(plan, 2, keepdims=True)
            return plan - jax.nn.logsumexp(plan, 1, keepdims=True)
        plan = lax.stop_gradient(jnp.exp(lax.fori_loop(0, 5, balance, -cost / 0.1)))
        return (plan * cost).sum((1, 2)).mean() / 3
    p = {"queries": _matrix(0, 5, D), "mix": _matrix(1, D, D), "class": _matrix(2, D, C), "box": _matrix(3, D, 4)}
    return trained(loss_fn, p, _normal(4, 8, 12, D), _ids(5, 8, 3), jax.nn.sigmoid(_normal(6, 8, 3, 4)))


def shifted_windows():
    """Swin: windows of the picture, rolled by half of one every second layer, relative positions by a constant index."""
    i = jnp.stack(jnp.meshgrid(jnp.arange(2), jnp.arange(2), indexing="ij"), -1).reshape(-1, 2)
    relative = ((i[:, None] - i[None] + 1) * jnp.array([3, 1])).sum(-1)

    def layer(w, x, shift):
        x = jnp.roll(x, (-shift, -shift), (1, 2))
        parts = x.reshape(8, 2, 2, 2, 2, D).transpose(0, 1, 3, 2, 4, 5).reshape(-1, 4, D)
        q, k, v = jnp.split(parts @ w["qkv"], 3, -1)
        out = jax.nn.softmax(q @ k.mT + w["bias"][relative]) @ v
        out = out.reshape(8, 2, 2, 2, 2, D).transpose(0, 1, 3, 2, 4, 5).reshape(8, 4, 4, D)
        return jnp.roll(x + out @ w["out"], (shift, shift), (1, 2))

    def loss_fn(p, images, y):
        x = lax.conv_general_dilated(images, p["patch"], (2, 2), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        for n, w in enumerate(p["layers"]):
            x = layer(w, x, n % 2)
        return optax.softmax_cross_entropy(x.mean((1, 2)) @ p["head"], optax.smooth_labels(jax.nn.one_hot(y, C), 0.1)).mean()
    p = {"patch": _normal(0, 2, 2, 3, D) * 0.3, "head": _matrix(1, D, C), "layers": [
        {"qkv": _matrix(k, D, 3 * D), "out": _matrix(k + 1, D, D), "bias": jnp.zeros(9)} for k in (2, 4)]}
    return trained(loss_fn, p, _normal(6, 8, 8, 8, 3), _ids(7, 8), tx=optax.adamw(1e-2), donate=(0, 1))


def augmented():
    """Crops, flips and erased squares drawn for each picture inside the step, in bytes until then."""
    def step(state, key, images, y):
        p, momentum = state
        crop, flip = jax.random.split(jax.random.fold_in(key, 1))
        padded = jnp.pad(images, ((0, 0), (1, 1), (1, 1), (0, 0)), mode="reflect")
        starts = jax.random.randint(crop, (B, 2), 0, 3)
        cut = jax.vmap(lambda image, s: lax.dynamic_slice(image, (s[0], s[1], 0), (6, 6, 3)))(padded, starts)
        cut = jnp.where(jax.random.bernoulli(flip, shape=(B, 1, 1, 1)), cut[:, :, ::-1], cut)
        x = cut.astype(jnp.float32) / 127.5 - 1

        def loss_fn(p):
            h = jax.nn.relu(_conv(x, p["a"], 2))
            return _nll(h.mean((1, 2)) @ p["b"], y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(p)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return (jax.tree.map(lambda p, m: p - 0.1 * m, p, momentum), momentum), jax.random.fold_in(key, 2), loss
    p = {"a": _normal(0, 3, 3, 3, 8) * 0.2, "b": _matrix(1, 8, C)}
    images = jax.random.randint(jax.random.key(2), (B, 6, 6, 3), 0, 255).astype(jnp.uint8)
    return Stranger(step, ((p, jax.tree.map(jnp.zeros_like, p)), jax.random.PRNGKey(3), images, _ids(4, B)),
                    (("param", "opt"), "rng", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


def squeeze_and_excite():
    """Depthwise convolutions, squeeze and excite, stochastic depth by row, batch norm whose statistics are a state."""
    def step(variables, opt_state, key, images, y):
        params, stats = variables["params"], variables["batch_stats"]
        key, drop = jax.random.split(key)

        def loss_fn(p):
            x = _conv(images, p["stem"])
            mean, var = x.mean((0, 1, 2)), x.var((0, 1, 2))
            x = jax.nn.silu((x - mean) * lax.rsqrt(var + 1e-3) * p["scale"] + p["bias"])
            h = lax.conv_general_dilated(x, p["depth"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=8)
            s = jax.nn.sigmoid(jax.nn.silu(h.mean((1, 2)) @ p["squeeze"]) @ p["excite"])
            h = _conv(h * s[:, None, None], p["project"])
            x = x + h * jax.random.bernoulli(drop, 0.8, (B, 1, 1, 1)) / 0.8
            new = {"mean": 0.9 * stats["mean"] + 0.1 * mean, "var": 0.9 * stats["var"] + 0.1 * var}
            return _nll(x.mean((1, 2)) @ p["head"], y).mean(), new
        (loss, stats), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return {"params": optax.apply_updates(params, updates), "batch_stats": stats}, opt_state, key, loss
    tx = optax.rmsprop(1e-3, momentum=0.9)
    p = {"stem": _normal(0, 3, 3, 3, 8) * 0.2, "scale": jnp.ones(8), "bias": jnp.zeros(8), "depth": _normal(1, 3, 3, 1, 8) * 0.3,
         "squeeze": _matrix(2, 8, 2), "excite": _matrix(3, 2, 8), "project": _normal(4, 1, 1, 8, 8) * 0.3, "head": _matrix(5, 8, C)}
    state = {"params": p, "batch_stats": {"mean": jnp.zeros(8), "var": jnp.ones(8)}}
    return Stranger(step, (state, tx.init(p), jax.random.PRNGKey(1), _normal(6, B, 6, 6, 3), _ids(7, B)),
                    ({"params": "param", "batch_stats": "model_state"}, "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], a[3], a[4]), tolerance=1e-3)


def segmentation():
    """Dice and focal over pixels, ignored pixels, resized features; mean IoU from a confusion matrix as a metric."""
    def step(params, opt_state, images, labels):
        def loss_fn(p):
            h = jax.nn.relu(_conv(images, p["a"], 2))
            h = jax.image.resize(_conv(h, p["b"]), (8, 8, 8, C), "bilinear")
            valid = (labels < C).astype("f")
            safe = jnp.where(labels < C, labels, 0)
            log_p = jax.nn.log_softmax(h)
            each = -jnp.take_along_axis(log_p, safe[..., None], -1)[..., 0]
            focal = ((1 - jnp.exp(-each)) ** 2 * each * valid).sum() / valid.sum()
            hot, guess = jax.nn.one_hot(safe, C) * valid[..., None], jnp.exp(log_p) * valid[..., None]
            dice = 1 - ((2 * (hot * guess).sum((1, 2)) + 1) / (hot.sum((1, 2)) + guess.sum((1, 2)) + 1)).mean()
            return focal + dice, (h.argmax(-1), valid)
        (loss, (guess, valid)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        confusion = jnp.zeros((C, C)).at[jnp.where(labels < C, labels, 0), guess].add(valid)
        iou = jnp.diagonal(confusion) / jnp.maximum(confusion.sum(0) + confusion.sum(1) - jnp.diagonal(confusion), 1)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss, "iou": iou.mean(), "confusion": confusion}
    tx, p = optax.adam(1e-2), {"a": _normal(0, 3, 3, 3, 8) * 0.2, "b": _normal(1, 3, 3, 8, C) * 0.2}
    return Stranger(step, (p, tx.init(p), _normal(2, 8, 8, 8, 3), _ids(3, 8, 8, 8, high=C + 1)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]))


def radiance_field():
    """NeRF: rays [B, 6], points along them with jitter, positions in sines, transmittance by a cumulative product."""
    def step(params, opt_state, key, rays, colours):
        key, now = jax.random.split(key)

        def loss_fn(p):
            depth = jnp.linspace(1, 3, 6) + 0.3 * jax.random.uniform(now, (B, 6))
            points = rays[:, None, :3] + depth[..., None] * rays[:, None, 3:]
            angles = points[..., None] * 2.0 ** jnp.arange(3)
            h = jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], -1).reshape(B, 6, -1)
            out = apply(p, h)
            density, rgb = jax.nn.softplus(out[..., 0]), jax.nn.sigmoid(out[..., 1:])
            delta = jnp.concatenate([depth[:, 1:] - depth[:, :-1], jnp.full((B, 1), 1.0)], 1)
            alpha = 1 - jnp.exp(-density * delta)
            through = jnp.concatenate([jnp.ones((B, 1)), jnp.cumprod(1 - alpha + 1e-6, 1)[:, :-1]], 1)
            return ((((alpha * through)[..., None] * rgb).sum(1) - colours) ** 2).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, loss
    tx, p = optax.adam(5e-3), net(0, 18, 16, 4)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), _normal(2, B, 6), jax.nn.sigmoid(_normal(3, B, 3))),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def neighbour_graph():
    """DGCNN: nearest neighbours within each cloud, edges gathered, a maximum over them."""
    def edges(w, x):
        distance = ((x[:, :, None] - x[:, None]) ** 2).sum(-1)
        _, near = lax.top_k(-distance, 3)
        other = jax.vmap(lambda points, index: points[index])(x, near)
        centre = jnp.broadcast_to(x[:, :, None], other.shape)
        return jax.nn.leaky_relu(jnp.concatenate([centre, other - centre], -1) @ w).max(2)

    def loss_fn(p, points, y):
        h = edges(p["b"], edges(p["a"], points))
        return _nll(jnp.concatenate([h.max(1), h.mean(1)], -1) @ p["out"], y).mean()
    return trained(loss_fn, {"a": _matrix(0, 6, D), "b": _matrix(1, 2 * D, D), "out": _matrix(2, 2 * D, C)}, _normal(3, 8, 9, 3), _ids(4, 8))


def molecules():
    """SchNet: pairwise distances with masks of atoms, energies, and forces as gradients by position in the loss."""
    def energy(p, z, r, mask):
        gap = jnp.sqrt(((r[:, None] - r[None]) ** 2).sum(-1) + 1e-3)
        filters = apply(p["filter"], jnp.exp(-(gap[..., None] - jnp.linspace(0, 3, 6)) ** 2)) * (mask[:, None] * mask[None])[..., None]
        h = p["atoms"][z]
        for w in p["layers"]:
            h = h + jnp.tanh(jnp.einsum("ijd,jd->id", filters, h @ w))
        return (apply(p["out"], h)[:, 0] * mask).sum()

    def loss_fn(p, z, r, mask, e, f):
        guess, slope = jax.vmap(jax.value_and_grad(energy, 2), (None, 0, 0, 0))(p, z, r, mask)
        return ((guess - e) ** 2).mean() + (((slope + f) ** 2) * mask[..., None]).sum() / mask.sum()
    p = {"atoms": _matrix(0, 5, D), "filter": net(1, 6, 16, D), "layers": [_matrix(2, D, D), _matrix(3, D, D)], "out": net(4, D, 16, 1)}
    return trained(loss_fn, p, _ids(5, 8, 6, high=5), _normal(6, 8, 6, 3), (_normal(7, 8, 6) > -1).astype("f"), _normal(8, 8),
                   _normal(9, 8, 6, 3), tolerance=1e-3)


def batched_graphs():
    """All graphs in one list of nodes and edges (jraph): segments; the batch is what the loss is over, not cut."""
    def loss_fn(p, nodes, senders, receivers, attention):
        h = nodes
        for w in p["layers"]:
            scores = jax.nn.leaky_relu((h @ w["a"])[senders] + (h @ w["b"])[receivers])[:, 0] + attention
            top = jax.ops.segment_max(scores, receivers, 10)
            weight = jnp.exp(scores - top[receivers])
            weight = weight / jax.ops.segment_sum(weight, receivers, 10)[receivers]
            h = jax.nn.elu(jax.ops.segment_sum(weight[:, None] * (h @ w["w"])[senders], receivers, 10))
        return (h ** 2).sum()
    p = {"layers": [{"a": _matrix(i, D, 1), "b": _matrix(i + 1, D, 1), "w": _matrix(i + 2, D, D)} for i in (0, 3)]}
    return trained(loss_fn, p, _normal(7, 10, D), _ids(8, 14, high=10), _ids(9, 14, high=10), _normal(10, 14))


# ---- generative models -----------------------------------------------------------------------------------------------------


def consistency():
    """A student and its average at two neighbouring noises, one vector of noise; weights by the level."""
    def step(state, key, count, x):
        key, a, b = jax.random.split(key, 3)
        levels = jnp.exp(jnp.linspace(-2.0, 2.0, 10))
        n = jax.random.randint(a, (B,), 0, 9)
        noise = jax.random.normal(b, x.shape)

        def call(p, x, level):
            skip = 0.25 / (level ** 2 + 0.25)
            h = jnp.concatenate([x / jnp.sqrt(level ** 2 + 1)[:, None], jnp.log(level)[:, None] / 4], 1)
            return skip[:, None] * x + (level / jnp.sqrt(level ** 2 + 0.25))[:, None] * apply(p, h)

        def loss_fn(p):
            high, low = levels[n + 1], levels[n]
            target = call(state["ema"], x + low[:, None] * noise, low)
            gap = call(p, x + high[:, None] * noise, high) - lax.stop_gradient(target)
            return ((jnp.sqrt((gap ** 2).sum(1) + 1e-4) - 1e-2) / (high - low)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state["params"])
        updates, opt = tx.update(grads, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], updates)
        rate = jnp.minimum(0.99, (1 + count) / (10 + count))
        ema = jax.tree.map(lambda e, p: rate * e + (1 - rate) * p, state["ema"], params)
        return {"params": params, "opt": opt, "ema": ema}, key, count + 1, loss
    tx, p = optax.radam(1e-2), net(0, D + 1, 16, D)
    state = {"params": p, "opt": tx.init(p), "ema": jax.tree.map(lambda v: 0.9 * v, p)}
    return Stranger(step, (state, jax.random.PRNGKey(1), jnp.int32(0), _normal(2, B, D)),
                    ({"params": "param", "opt": "opt", "ema": "model_state"}, "rng", "step", "batch"), lambda a, r: (*r[:3], a[3]))


def guided_diffusion():
    """Labels dropped by a coin, velocity prediction, SNR weights, a schedule as constants, the U-net's skip."""
    betas = jnp.linspace(1e-3, 0.2, 12)
    kept = jnp.cumprod(1 - betas)

    def step(params, ema, opt_state, rng, batch):
        rng, *keys = jax.random.split(rng, 4)
        t = jax.random.randint(keys[0], (B,), 0, 12)
        noise = jax.random.normal(keys[1], batch["image"].shape)
        a = kept[t][:, None, None, None]
        noisy = jnp.sqrt(a) * batch["image"] + jnp.sqrt(1 - a) * noise
        velocity = jnp.sqrt(a) * noise - jnp.sqrt(1 - a) * batch["image"]
        label = jnp.where(jax.random.bernoulli(keys[2], 0.2, (B,)), C, batch["label"])

        def loss_fn(p):
            emb = p["time"][t] + p["label"][label]
            h = jax.nn.silu(_conv(noisy, p["in"]) + emb[:, None, None])
            d = jax.nn.silu(_conv(h, p["down"], 2))
            up = jax.image.resize(d, h.shape, "nearest")
            out = _conv(jnp.concatenate([h, up], -1), p["out"])
            snr = kept[t] / (1 - kept[t])
            return (((out - velocity) ** 2).mean((1, 2, 3)) * jnp.minimum(snr, 5) / (snr + 1)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        return params, optax.incremental_update(params, ema, 1e-2), opt_state, rng, {"loss": loss}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-2, 2, 10)))
    p = {"time": _matrix(0, 12, D), "label": _matrix(1, C + 1, D), "in": _normal(2, 3, 3, 3, D) * 0.2, "down": _normal(3, 3, 3, D, D) * 0.1,
         "out": _normal(4, 3, 3, 2 * D, 3) * 0.1}
    return Stranger(step, (p, p, tx.init(p), jax.random.key(4), {"image": _normal(5, B, 4, 4, 3), "label": _ids(6, B)}),
                    ("param", "model_state", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4]), donate=(0, 1, 2))


def ladder_autoencoder():
    """Two levels of latents, bits per dimension of a discretised logistic, beta that warms up with the count."""
    def step(params, opt_state, key, count, x):
        key, a, b = jax.random.split(key, 3)

        def gauss(h, key):
            mean, log_std = jnp.split(h, 2, -1)
            return mean + jnp.exp(log_std) * jax.random.normal(key, mean.shape), mean, log_std

        def loss_fn(p):
            h = jnp.tanh(apply(p["up"], x))
            z2, m2, s2 = gauss(h @ p["q2"], a)
            z1, m1, s1 = gauss(jnp.concatenate([h, z2], 1) @ p["q1"], b)
            pm, ps = jnp.split(z2 @ p["p1"], 2, -1)
            kl2 = (0.5 * (m2 ** 2 + jnp.exp(2 * s2)) - s2 - 0.5).sum(-1)
            kl1 = (ps - s1 + (jnp.exp(2 * s1) + (m1 - pm) ** 2) / (2 * jnp.exp(2 * ps)) - 0.5).sum(-1)
            mean, log_scale = jnp.split(apply(p["down"], jnp.concatenate([z1, z2], 1)), 2, -1)
            inv = jnp.exp(-log_scale)
            hi, lo = jax.nn.sigmoid((x - mean + 0.1) * inv), jax.nn.sigmoid((x - mean - 0.1) * inv)
            fit = -jnp.log(jnp.maximum(hi - lo, 1e-6)).sum(-1)
            beta = jnp.minimum(1.0, count / 5)
            return (fit + beta * (kl1 + kl2)).mean(), {"kl": (kl1 + kl2).mean(), "fit": fit.mean()}
        (loss, parts), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, count + 1, {"loss": loss, **parts}
    tx = optax.adamax(1e-2)
    p = {"up": net(0, D, 16, 8), "q2": _matrix(1, 8, 4), "q1": _matrix(2, 10, 6), "p1": _matrix(3, 2, 6), "down": net(4, 5, 16, 2 * D)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(5), jnp.int32(0), _normal(6, B, D)),
                    ("param", "opt", "rng", "step", "batch"), lambda a, r: (*r[:4], a[4]), tolerance=1e-3)


def codebook_average():
    """VQ-VAE, codes by averages of what chose them, unused codes set to rows drawn from the batch."""
    def step(params, book, opt_state, x):
        def loss_fn(p):
            z = apply(p["enc"], x)
            distance = (z ** 2).sum(1, keepdims=True) - 2 * z @ book["codes"].T + (book["codes"] ** 2).sum(1)
            index = distance.argmin(1)
            q = book["codes"][index]
            out = apply(p["dec"], z + lax.stop_gradient(q - z))
            return ((out - x) ** 2).mean() + 0.25 * ((z - lax.stop_gradient(q)) ** 2).mean(), (z, index)
        (loss, (z, index)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        hot = jax.nn.one_hot(index, 5)
        counts = 0.9 * book["counts"] + 0.1 * hot.sum(0)
        sums = 0.9 * book["sums"] + 0.1 * hot.T @ z
        size = (counts + 1e-5) / (counts.sum() + 5e-5) * counts.sum()
        updates, opt_state = tx.update(grads, opt_state)
        use = hot.mean(0)
        book = {"codes": sums / size[:, None], "counts": counts, "sums": sums}
        perplexity = jnp.exp(-(use * jnp.log(use + 1e-9)).sum())
        return optax.apply_updates(params, updates), book, opt_state, loss, perplexity
    tx, p = optax.adam(1e-2), {"enc": net(0, D, 16, 3), "dec": net(1, 3, 16, D)}
    codes = _normal(2, 5, 3)
    return Stranger(step, (p, {"codes": codes, "counts": jnp.ones(5), "sums": codes}, tx.init(p), _normal(3, B, D)),
                    ("param", "model_state", "opt", "batch"), lambda a, r: (*r[:3], a[3]))


def r1_penalty():
    """Non-saturating GAN, both updates in one step, R1 on real rows, a moving average of the generator."""
    def step(g, d, g_opt, d_opt, ema, key, real):
        key, a, b = jax.random.split(key, 3)

        def d_loss(d):
            fake = apply(g, jax.random.normal(a, (B, 3)))
            slope = jax.grad(lambda x: apply(d, x).sum())(real)
            return (jax.nn.softplus(apply(d, fake)) + jax.nn.softplus(-apply(d, real))).mean() + 5 * (slope ** 2).sum(1).mean()
        dl, grads = jax.value_and_grad(d_loss)(d)
        updates, d_opt = tx.update(grads, d_opt)
        d = optax.apply_updates(d, updates)
        gl, grads = jax.value_and_grad(lambda g: jax.nn.softplus(-apply(d, apply(g, jax.random.normal(b, (B, 3))))).mean())(g)
        updates, g_opt = tx.update(grads, g_opt)
        g = optax.apply_updates(g, updates)
        return g, d, g_opt, d_opt, jax.tree.map(lambda e, p: 0.99 * e + 0.01 * p, ema, g), key, {"d": dl, "g": gl}
    tx, g, d = optax.adam(1e-3, b1=0.0), net(0, 3, 16, D), net(1, D, 16, 1)
    return Stranger(step, (g, d, tx.init(g), tx.init(d), g, jax.random.PRNGKey(2), _normal(3, B, D)),
                    ("param", "param", "opt", "opt", "model_state", "rng", "batch"), lambda a, r: (*r[:6], a[6]), tolerance=1e-3)


def operator_network(kind):
    """Functions to functions: spectral layers with complex weights (FNO); branch and trunk at points all rows share (DeepONet)."""
    def spectral(p, u, y):
        h = u[..., None] * p["lift"]
        for w in p["layers"]:
            modes = jnp.fft.rfft(h, axis=1)[:, :3]
            modes = jnp.einsum("bki,kio->bko", modes, w["re"] + 1j * w["im"])
            h = jax.nn.gelu(jnp.fft.irfft(modes, n=8, axis=1) + h @ w["skip"])
        return jnp.sqrt((((h @ p["out"])[..., 0] - y) ** 2).sum(1) / (y ** 2).sum(1)).mean()

    def branch(p, u, y, points):
        return ((apply(p["branch"], u) @ apply(p["trunk"], points).T + p["bias"] - y) ** 2).mean()
    u, y = _normal(8, B, 8), _normal(9, B, 8)
    if kind == "spectral":
        p = {"lift": _normal(0, D), "out": _matrix(1, D, 1), "layers": [{"re": _normal(k, 3, D, D) * 0.1, "im": _normal(k + 1, 3, D, D) * 0.1,
             "skip": _matrix(k + 2, D, D)} for k in (2, 5)]}
        return trained(spectral, p, u, y)
    p = {"branch": net(0, 8, 16, 6), "trunk": net(1, 1, 16, 6), "bias": jnp.float32(0)}
    return trained(branch, p, u, y, jnp.linspace(0, 1, 8)[:, None], kinds=["batch", "batch", "frozen"])


def hamiltonian():
    """A network's gradient is the vector field; leapfrog steps; loss along a trajectory, time in front."""
    def loss_fn(p, start, path):
        def energy(q, m):
            return (jnp.tanh(jnp.concatenate([q, m], -1) @ p["w"] + p["b"]) @ p["v"]).sum()

        def leap(c, _):
            q, m = c
            m = m - 0.05 * jax.grad(energy, 0)(q, m)
            q = q + 0.1 * jax.grad(energy, 1)(q, m)
            m = m - 0.05 * jax.grad(energy, 0)(q, m)
            return (q, m), jnp.concatenate([q, m], -1)
        _, out = lax.scan(leap, (start[:, :2], start[:, 2:]), None, length=5)
        return ((out - path) ** 2).mean()
    p = {"w": _matrix(0, 4, 16), "b": jnp.full(16, 0.1), "v": _matrix(3, 16, 1)}
    return trained(loss_fn, p, _normal(1, B, 4), _normal(2, 5, B, 4), kinds=["batch", "batch:1"])


def adjoint_ode():
    """Adaptive steps: a while loop with an error of all rows, its gradient by a second one backwards."""
    @jax.custom_vjp
    def solve(p, x):
        return integrate(lambda z: field(p, z), x)

    def field(p, z):
        return jnp.tanh(z @ p["w"]) @ p["v"]

    def integrate(f, x):
        def body(c):
            z, t, h = c
            k1 = f(z)
            k2 = f(z + h * k1)
            error = jnp.sqrt(jnp.square(h * (k2 - k1) / 2).mean())
            good = error < 0.05
            z = jnp.where(good, z + h * (k1 + k2) / 2, z)
            return z, jnp.where(good, t + h, t), jnp.clip(h * jnp.where(good, 1.5, 0.5), 1e-2, 1 - t + 1e-3)
        return lax.while_loop(lambda c: c[1] < 1.0, body, (x, jnp.float32(0), jnp.float32(0.3)))[0]

    def forward(p, x):
        z = solve(p, x)
        return z, (p, z)

    def backward(kept, g):
        p, z = kept

        def body(_, c):
            z, a, total = c
            f, pull = jax.vjp(field, p, z)
            dp, dz = pull(a)
            return z - 0.1 * f, a + 0.1 * dz, jax.tree.map(lambda t, d: t + 0.1 * d, total, dp)
        _, a, total = lax.fori_loop(0, 10, body, (z, g, jax.tree.map(jnp.zeros_like, p)))
        return total, a
    solve.defvjp(forward, backward)

    def loss_fn(p, x, y):
        return _nll(solve(p["ode"], x) @ p["out"], y).mean()
    p = {"ode": {"w": _matrix(0, D, 16), "v": _matrix(1, 16, D)}, "out": _matrix(2, D, C)}
    return trained(loss_fn, p, _normal(3, B, D), _ids(4, B), tolerance=1e-3)


# ---- agents ----------------------------------------------------------------------------------------------------------------


class Rollout(NamedTuple):
    observation: jax.Array
    action: jax.Array
    reward: jax.Array
    done: jax.Array
    log_prob: jax.Array
    value: jax.Array


def _rollout(time, envs):
    return Rollout(_normal(1, time, envs, D), _ids(2, time, envs), _normal(3, time, envs), (_normal(4, time, envs) > 1).astype("f"),
                   -1.3 + 0.1 * _normal(5, time, envs), _normal(6, time, envs) * 0.3)


def proximal_update(kind):
    """PureJaxRL's update: generalised advantages by a reverse scan over time, normalised; one or several epochs over
    minibatches of environments."""
    def loss_fn(p, batch, advantage, target):
        logits, value = jnp.split(apply(p, batch.observation), [C], -1)
        value = value[..., 0]
        log_prob = jnp.take_along_axis(jax.nn.log_softmax(logits), batch.action[..., None], -1)[..., 0]
        ratio = jnp.exp(log_prob - batch.log_prob)
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        actor = -jnp.minimum(ratio * advantage, jnp.clip(ratio, 0.8, 1.2) * advantage).mean()
        clipped = batch.value + jnp.clip(value - batch.value, -0.2, 0.2)
        critic = 0.5 * jnp.maximum((value - target) ** 2, (clipped - target) ** 2).mean()
        entropy = -(jax.nn.softmax(logits) * jax.nn.log_softmax(logits)).sum(-1).mean()
        return actor + 0.5 * critic - 0.01 * entropy

    def step(params, opt_state, rollout, last):
        def back(carry, now):
            advantage, after = carry
            delta = now.reward + 0.99 * after * (1 - now.done) - now.value
            advantage = delta + 0.99 * 0.95 * (1 - now.done) * advantage
            return (advantage, now.value), advantage
        _, advantage = lax.scan(back, (jnp.zeros_like(last), last), rollout, reverse=True)
        data = (rollout, advantage, advantage + rollout.value)

        def update(carry, part):
            params, opt_state = carry
            loss, grads = jax.value_and_grad(loss_fn)(params, *part)
            updates, opt_state = tx.update(grads, opt_state)
            return (optax.apply_updates(params, updates), opt_state), loss
        if kind == "once":
            (params, opt_state), loss = update((params, opt_state), data)
        else:
            parts = jax.tree.map(lambda v: jnp.moveaxis(v.reshape(v.shape[0], 2, -1, *v.shape[2:]), 1, 0), data)
            (params, opt_state), losses = lax.scan(lambda c, _: lax.scan(update, c, parts), (params, opt_state), None, length=2)
            loss = losses.mean()
        return params, opt_state, loss
    tx, p = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-2, eps=1e-5)), net(0, D, 16, C + 1)
    return Stranger(step, (p, tx.init(p), _rollout(5, 8), _normal(7, 8) * 0.3), ("param", "opt", "batch:1", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), tolerance=1e-3)


def importance_weighted():
    """IMPALA: V-trace by a reverse scan, [T, B], a policy that lags behind."""
    def step(state, rollout):
        def loss_fn(p):
            out = apply(p, rollout.observation)
            logits, value = out[..., :C], out[..., C]
            log_prob = jnp.take_along_axis(jax.nn.log_softmax(logits), rollout.action[..., None], -1)[..., 0]
            rho = jnp.minimum(1.0, jnp.exp(lax.stop_gradient(log_prob) - rollout.log_prob))
            v = lax.stop_gradient(value)
            after = jnp.concatenate([v[1:], v[-1:]])
            gamma = 0.99 * (1 - rollout.done)
            delta = rho * (rollout.reward + gamma * after - v)

            def back(acc, x):
                d, g, r = x
                acc = d + g * r * acc
                return acc, acc
            _, gap = lax.scan(back, jnp.zeros_like(v[0]), (delta, gamma, rho), reverse=True)
            vs = v + gap
            advantage = rho * (rollout.reward + gamma * jnp.concatenate([vs[1:], v[-1:]]) - v)
            return -(log_prob * advantage).mean() + 0.5 * ((vs - value) ** 2).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state["params"])
        updates, opt = tx.update(grads, state["opt"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt, "updates": state["updates"] + 1}, loss
    tx, p = optax.rmsprop(1e-3, decay=0.99, eps=0.1), net(0, D, 16, C + 1)
    return Stranger(step, ({"params": p, "opt": tx.init(p), "updates": jnp.int32(0)}, _rollout(5, 8)),
                    ({"params": "param", "opt": "opt", "updates": "step"}, "batch:1"), lambda a, r: (r[0], a[1]))


def world_model():
    """RSSM: a scan with stochastic states, straight-through categories, balanced KL."""
    def step(params, opt_state, key, observation, action):
        key, now = jax.random.split(key)

        def loss_fn(p):
            def cell(carry, x):
                h, z = carry
                o, a, k = x
                h = jnp.tanh(jnp.concatenate([h, z, a], -1) @ p["gru"])
                prior, post = h @ p["prior"], jnp.concatenate([h, o], -1) @ p["post"]
                soft = jax.nn.softmax(post)
                hard = jax.nn.one_hot(jax.random.categorical(k, post), 5)
                return (h, hard + soft - lax.stop_gradient(soft)), (h, hard + soft - lax.stop_gradient(soft), prior, post)

            def kl(a, b):
                a, b = jax.nn.log_softmax(a), jax.nn.log_softmax(b)
                return (jnp.exp(a) * (a - b)).sum(-1).mean()
            zero = (jnp.zeros((8, 16)), jnp.zeros((8, 5)))
            _, (h, z, prior, post) = lax.scan(cell, zero, (observation.swapaxes(0, 1), action.swapaxes(0, 1), jax.random.split(now, 4)))
            guess = jnp.concatenate([h, z], -1) @ p["decode"]
            balance = 0.8 * kl(lax.stop_gradient(post), prior) + 0.2 * kl(post, lax.stop_gradient(prior))
            return ((guess - observation.swapaxes(0, 1)) ** 2).mean() + jnp.maximum(balance, 0.1)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, key, loss
    tx = optax.chain(optax.adaptive_grad_clip(0.3), optax.adam(1e-2))
    p = {"gru": _matrix(0, 16 + 5 + 2, 16), "prior": _matrix(1, 16, 5), "post": _matrix(2, 16 + D, 5), "decode": _matrix(3, 21, D)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(4), _normal(5, 8, 4, D), _normal(6, 8, 4, 2)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]), tolerance=1e-3)


def group_preferences():
    """GRPO over [prompts, answers, tokens]: advantages within each prompt's answers; a reference that is frozen."""
    def log_probs(p, ids):
        return -_nll(jnp.tanh(p["embed"][ids[..., :-1]] @ p["mix"]) @ p["embed"].T, ids[..., 1:])

    def step(state, reference, batch):
        advantage = batch["reward"] - batch["reward"].mean(1, keepdims=True)
        advantage = advantage / (batch["reward"].std(1, keepdims=True) + 1e-4)

        def loss_fn(p):
            now, base = log_probs(p, batch["ids"]), log_probs(reference, batch["ids"])
            ratio = jnp.exp(now - batch["old"])
            gain = jnp.minimum(ratio * advantage[..., None], jnp.clip(ratio, 0.8, 1.2) * advantage[..., None])
            kl = jnp.exp(base - now) - (base - now) - 1
            mask = batch["mask"][..., 1:]
            return -(((gain - 0.04 * kl) * mask).sum(-1) / mask.sum(-1)).mean(), (kl * mask).sum() / mask.sum()
        (loss, kl), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        updates, opt_state = tx.update(grads, state.opt_state, state.params)
        return State(optax.apply_updates(state.params, updates), opt_state, state.step + 1), {"loss": loss, "kl": kl}
    tx = optax.adamw(1e-2)
    p = {"embed": _matrix(0, 20, D), "mix": _matrix(1, D, D)}
    ids = _ids(2, 8, 3, 6, high=20)
    batch = {"ids": ids, "reward": _normal(3, 8, 3), "old": log_probs(p, ids), "mask": (_ids(4, 8, 3, 6, high=4) > 0).astype("f").at[..., 1].set(1)}
    return Stranger(step, (State(p, tx.init(p), jnp.int32(0)), jax.tree.map(lambda v: v * 1.1, p), batch),
                    (State("param", "opt", "step"), "frozen", "batch"), lambda a, r: (r[0], a[1], a[2]))


class State(NamedTuple):
    params: dict
    opt_state: tuple
    step: jax.Array


def evolution():
    """Antithetic noise on parameters, no gradient: the fitness of each pair decides."""
    def step(params, key, x, y):
        key, now = jax.random.split(key)
        leaves, tree = jax.tree.flatten(params)
        keys = jax.random.split(now, len(leaves))
        noise = tree.unflatten([jax.random.normal(k, (4, *v.shape)) for k, v in zip(keys, leaves)])

        def fitness(eps, sign):
            return _loss(jax.tree.map(lambda p, e: p + sign * 0.1 * e, params, eps), x, y)
        gap = jax.vmap(lambda e: fitness(e, 1.0) - fitness(e, -1.0))(noise)
        params = jax.tree.map(lambda p, e: p - 0.05 * jnp.tensordot(gap, e, 1) / 0.8, params, noise)
        return params, key, _loss(params, x, y)
    p, x, y = _classifier()
    return Stranger(step, (p, jax.random.PRNGKey(3), x, y), ("param", "rng", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


RESEARCH = {
    "mixed_up_permuted": lambda: mixed_up("permuted"),
    "mixed_up_reversed": lambda: mixed_up("reversed"),
    "mixed_up_rolled": lambda: mixed_up("rolled"),
    "ghost_norm": ghost_norm,
    "n_pairs": n_pairs,
    "angular_margin": angular_margin,
    "class_centres": class_centres,
    "memory_bank": memory_bank,
    "prototypes": prototypes,
    "neural_process": neural_process,
    "detector": detector,
    "set_prediction": set_prediction,
    "shifted_windows": shifted_windows,
    "augmented": augmented,
    "squeeze_and_excite": squeeze_and_excite,
    "segmentation": segmentation,
    "radiance_field": radiance_field,
    "neighbour_graph": neighbour_graph,
    "molecules": molecules,
    "consistency": consistency,
    "guided_diffusion": guided_diffusion,
    "ladder_autoencoder": ladder_autoencoder,
    "codebook_average": codebook_average,
    "r1_penalty": r1_penalty,
    "operator_spectral": lambda: operator_network("spectral"),
    "operator_branch": lambda: operator_network("branch"),
    "hamiltonian": hamiltonian,
    "adjoint_ode": adjoint_ode,
    "proximal_once": lambda: proximal_update("once"),
    "proximal_epochs": lambda: proximal_update("epochs"),
    "importance_weighted": importance_weighted,
    "world_model": world_model,
    "group_preferences": group_preferences,
    "evolution": evolution,
}
