"""Rows that meet rows, and vision, as papers' own code writes them."""

import functools

import jax
import jax.numpy as jnp
import optax
from jax import lax

from contrastive import apply, net, trained, unit
from keyed import integers, matrix, nll, normal
from stranger import Stranger

B, D, C = 16, 8, 4  # a network's hidden size is the batch's
_ids = functools.partial(integers, high=C)


def conv(x, w, stride=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def classifier():
    return net(0, D, 16, C), normal(1, B, D), _ids(2, B)


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
            return (weight * nll(logits, y) + (1 - weight) * nll(logits, other(y))).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, loss
    p, x, y = classifier()
    tx = optax.sgd(0.1, momentum=0.9, nesterov=True)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), x, y), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], a[3], a[4]))


def ghost_norm():
    """Batch norm over groups of rows: the batch is reshaped into them."""
    def loss_fn(p, x, y):
        h = x @ p["a"]
        g = h.reshape(4, B // 4, -1)
        g = (g - g.mean(1, keepdims=True)) * lax.rsqrt(g.var(1, keepdims=True) + 1e-5)
        return nll(jax.nn.relu(g.reshape(h.shape) * p["scale"]) @ p["b"], y).mean()
    p = {"a": matrix(0, D, 16), "scale": jnp.ones(16), "b": matrix(1, 16, C)}
    return trained(loss_fn, p, normal(1, B, D), _ids(2, B))


def n_pairs():
    """Anchors and positives; all other positives are negatives; a penalty on lengths."""
    def loss_fn(p, anchor, positive):
        a, b = apply(p, anchor), apply(p, positive)
        logits = a @ b.T
        return (jax.nn.logsumexp(logits, 1) - jnp.diagonal(logits)).mean() + 0.01 * (a ** 2 + b ** 2).sum(1).mean()
    return trained(loss_fn, net(0, D, 16, 6), normal(1, B, D), normal(2, B, D))


def angular_margin():
    """ArcFace: a margin on the angle to the own class, weights of unit length."""
    def loss_fn(p, x, y):
        cosine = unit(apply(p["net"], x)) @ unit(p["classes"].T).T
        angle = jnp.arccos(jnp.clip(cosine, -1 + 1e-5, 1 - 1e-5))
        hot = jax.nn.one_hot(y, C)
        return optax.softmax_cross_entropy(16.0 * jnp.cos(angle + 0.3 * hot), hot).mean()
    return trained(loss_fn, {"net": net(0, D, 16, 6), "classes": matrix(1, 6, C)}, normal(1, B, D), _ids(2, B), tolerance=1e-3)


def class_centres():
    """Centre loss: a table of centres moves to the means of its class, by counts within the batch."""
    def step(params, centres, opt_state, x, y):
        def loss_fn(p):
            z = apply(p["net"], x)
            return nll(z @ p["out"], y).mean() + 0.1 * ((z - centres[y]) ** 2).sum(-1).mean(), z
        (loss, z), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        total = jnp.zeros_like(centres).at[y].add(centres[y] - z)
        counts = jnp.zeros(C).at[y].add(1)
        centres = centres - 0.5 * total / (1 + counts)[:, None]
        return optax.apply_updates(params, updates), centres, opt_state, loss
    tx, p = optax.adam(1e-2), {"net": net(0, D, 16, 6), "out": matrix(1, 6, C)}
    # The centres move along the gradient of their term.
    return Stranger(step, (p, normal(3, C, 6), tx.init(p), normal(1, B, D), _ids(2, B)),
                    ("param", "param", "opt", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def memory_bank():
    """Instance discrimination: a bank with an entry for each sample of the data, rows are replaced by their number."""
    def step(params, bank, opt_state, x, index):
        def loss_fn(p):
            z = unit(apply(p, x))
            return nll(z @ bank.T / 0.1, index).mean(), z
        (loss, z), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        bank = bank.at[index].set(unit(0.5 * bank[index] + 0.5 * z))
        return optax.apply_updates(params, updates), bank, opt_state, loss
    tx, p = optax.adam(1e-2), net(0, D, 16, 6)
    return Stranger(step, (p, unit(normal(3, 40, 6)), tx.init(p), normal(1, B, D), jax.random.permutation(jax.random.key(4), 40)[:B]),
                    ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def prototypes():
    """Episodes: each has its own support and queries; class means of the support are the weights."""
    def loss_fn(p, support, query, y):
        centres = apply(p, support).mean(2)
        z = apply(p, query)
        distance = ((z[:, :, None] - centres[:, None]) ** 2).sum(-1)
        return nll(-distance, y).mean()
    return trained(loss_fn, net(0, D, 16, 6), normal(1, 8, C, 2, D), normal(2, 8, 5, D), _ids(3, 8, 5))


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
    return Stranger(step, (p, tx.init(p), jax.random.key(2), *(normal(i, 8, n, 1) for i, n in enumerate((4, 4, 7, 7)))),
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
        each = nll(logits, target)
        hardness = jnp.where(positive, -jnp.inf, each)
        rank = jnp.argsort(jnp.argsort(-hardness))
        chosen = positive | (rank < 3 * positive.sum())
        gap = jnp.abs(offsets - (boxes[which] - anchors))
        smooth = jnp.where(gap < 1, 0.5 * gap ** 2, gap - 0.5).sum(-1)
        return ((each * chosen).sum() + (smooth * positive).sum()) / jnp.maximum(positive.sum(), 1)

    def loss_fn(p, images, boxes, labels):
        h = jax.nn.relu(conv(images, p["a"], 2))
        out = conv(h, p["b"]).reshape(8, 16, C + 4)
        return jax.vmap(one)(out[..., :C], out[..., C:], boxes, labels).mean()
    corners = jnp.abs(normal(2, 8, 3, 2)) * 1.5
    boxes = jnp.concatenate([corners, corners + 1 + jnp.abs(normal(3, 8, 3, 2))], -1)
    p = {"a": normal(0, 3, 3, 3, 8) * 0.2, "b": normal(1, 3, 3, 8, C + 4) * 0.2}
    return trained(loss_fn, p, normal(4, 8, 8, 8, 3), boxes, _ids(5, 8, 3))


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
    p = {"queries": matrix(0, 5, D), "mix": matrix(1, D, D), "class": matrix(2, D, C), "box": matrix(3, D, 4)}
    return trained(loss_fn, p, normal(4, 8, 12, D), _ids(5, 8, 3), jax.nn.sigmoid(normal(6, 8, 3, 4)))


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
    p = {"patch": normal(0, 2, 2, 3, D) * 0.3, "head": matrix(1, D, C), "layers": [
        {"qkv": matrix(k, D, 3 * D), "out": matrix(k + 1, D, D), "bias": jnp.zeros(9)} for k in (2, 4)]}
    return trained(loss_fn, p, normal(6, 8, 8, 8, 3), _ids(7, 8), tx=optax.adamw(1e-2), donate=(0, 1))


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
            h = jax.nn.relu(conv(x, p["a"], 2))
            return nll(h.mean((1, 2)) @ p["b"], y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(p)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return (jax.tree.map(lambda p, m: p - 0.1 * m, p, momentum), momentum), jax.random.fold_in(key, 2), loss
    p = {"a": normal(0, 3, 3, 3, 8) * 0.2, "b": matrix(1, 8, C)}
    images = jax.random.randint(jax.random.key(2), (B, 6, 6, 3), 0, 255).astype(jnp.uint8)
    return Stranger(step, ((p, jax.tree.map(jnp.zeros_like, p)), jax.random.PRNGKey(3), images, _ids(4, B)),
                    (("param", "opt"), "rng", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


def squeeze_and_excite():
    """Depthwise convolutions, squeeze and excite, stochastic depth by row, batch norm whose statistics are a state."""
    def step(variables, opt_state, key, images, y):
        params, stats = variables["params"], variables["batch_stats"]
        key, drop = jax.random.split(key)

        def loss_fn(p):
            x = conv(images, p["stem"])
            mean, var = x.mean((0, 1, 2)), x.var((0, 1, 2))
            x = jax.nn.silu((x - mean) * lax.rsqrt(var + 1e-3) * p["scale"] + p["bias"])
            h = lax.conv_general_dilated(x, p["depth"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=8)
            s = jax.nn.sigmoid(jax.nn.silu(h.mean((1, 2)) @ p["squeeze"]) @ p["excite"])
            h = conv(h * s[:, None, None], p["project"])
            x = x + h * jax.random.bernoulli(drop, 0.8, (B, 1, 1, 1)) / 0.8
            new = {"mean": 0.9 * stats["mean"] + 0.1 * mean, "var": 0.9 * stats["var"] + 0.1 * var}
            return nll(x.mean((1, 2)) @ p["head"], y).mean(), new
        (loss, stats), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return {"params": optax.apply_updates(params, updates), "batch_stats": stats}, opt_state, key, loss
    tx = optax.rmsprop(1e-3, momentum=0.9)
    p = {"stem": normal(0, 3, 3, 3, 8) * 0.2, "scale": jnp.ones(8), "bias": jnp.zeros(8), "depth": normal(1, 3, 3, 1, 8) * 0.3,
         "squeeze": matrix(2, 8, 2), "excite": matrix(3, 2, 8), "project": normal(4, 1, 1, 8, 8) * 0.3, "head": matrix(5, 8, C)}
    state = {"params": p, "batch_stats": {"mean": jnp.zeros(8), "var": jnp.ones(8)}}
    return Stranger(step, (state, tx.init(p), jax.random.PRNGKey(1), normal(6, B, 6, 6, 3), _ids(7, B)),
                    ({"params": "param", "batch_stats": "model_state"}, "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], a[3], a[4]), tolerance=1e-3)


def segmentation():
    """Dice and focal over pixels, ignored pixels, resized features; mean IoU from a confusion matrix as a metric."""
    def step(params, opt_state, images, labels):
        def loss_fn(p):
            h = jax.nn.relu(conv(images, p["a"], 2))
            h = jax.image.resize(conv(h, p["b"]), (8, 8, 8, C), "bilinear")
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
    tx, p = optax.adam(1e-2), {"a": normal(0, 3, 3, 3, 8) * 0.2, "b": normal(1, 3, 3, 8, C) * 0.2}
    return Stranger(step, (p, tx.init(p), normal(2, 8, 8, 8, 3), _ids(3, 8, 8, 8, high=C + 1)), ("param", "opt", "batch", "batch"),
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
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), normal(2, B, 6), jax.nn.sigmoid(normal(3, B, 3))),
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
        return nll(jnp.concatenate([h.max(1), h.mean(1)], -1) @ p["out"], y).mean()
    return trained(loss_fn, {"a": matrix(0, 6, D), "b": matrix(1, 2 * D, D), "out": matrix(2, 2 * D, C)}, normal(3, 8, 9, 3), _ids(4, 8))


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
    p = {"atoms": matrix(0, 5, D), "filter": net(1, 6, 16, D), "layers": [matrix(2, D, D), matrix(3, D, D)], "out": net(4, D, 16, 1)}
    return trained(loss_fn, p, _ids(5, 8, 6, high=5), normal(6, 8, 6, 3), (normal(7, 8, 6) > -1).astype("f"), normal(8, 8),
                   normal(9, 8, 6, 3), tolerance=1e-3)


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
    p = {"layers": [{"a": matrix(i, D, 1), "b": matrix(i + 1, D, 1), "w": matrix(i + 2, D, D)} for i in (0, 3)]}
    return trained(loss_fn, p, normal(7, 10, D), _ids(8, 14, high=10), _ids(9, 14, high=10), normal(10, 14))


PERCEPTION = {
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
}
