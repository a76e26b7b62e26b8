"""Pictures, clips and sounds as hubs train them: clips by divided attention, commands from waves, captions beside pairs, latents with
weights by their noise, depths to any scale, boxes by centres, networks of squeezed blocks with averages of all they keep."""


import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B = 8


class DividedBlock(nn.Module):
    """Over time at each place, then over places of each frame."""

    size: int

    @nn.compact
    def __call__(self, x, frames, train):
        b, _, d = x.shape
        cls, patches = x[:, :1], x[:, 1:]
        places = patches.shape[1] // frames
        t = patches.reshape(b, frames, places, d).transpose(0, 2, 1, 3).reshape(b * places, frames, d)
        t = nn.MultiHeadDotProductAttention(2, name="temporal")(nn.LayerNorm()(t))
        t = nn.Dense(d, kernel_init=nn.initializers.zeros, name="temporal_fc")(t)
        patches = patches + t.reshape(b, places, frames, d).transpose(0, 2, 1, 3).reshape(b, -1, d)
        s = patches.reshape(b * frames, places, d)
        s = jnp.concatenate([jnp.repeat(cls, frames, 0), s], 1)
        s = nn.MultiHeadDotProductAttention(2, dropout_rate=0.1, deterministic=not train, name="spatial")(nn.LayerNorm()(s))
        cls = cls + s[:, :1].reshape(b, frames, 1, d).mean(1)
        x = jnp.concatenate([cls, patches + s[:, 1:].reshape(b, -1, d)], 1)
        return x + nn.Dense(d)(nn.gelu(nn.Dense(2 * d)(nn.LayerNorm()(x))))


class ClipModel(nn.Module):
    classes: int

    @nn.compact
    def __call__(self, video, train=True):
        b, frames, height, width, channels = video.shape
        x = nn.Conv(16, (4, 4), (4, 4))(video.reshape(b * frames, height, width, channels)).reshape(b, frames, -1, 16)
        x = x + self.param("positions", nn.initializers.normal(0.1), (1, 1, x.shape[2], 16)) + self.param("times", nn.initializers.normal(0.1), (1, frames, 1, 16))
        x = jnp.concatenate([jnp.broadcast_to(self.param("cls", nn.initializers.normal(0.1), (1, 1, 16)), (b, 1, 16)), x.reshape(b, -1, 16)], 1)
        for _ in range(2):
            x = DividedBlock(16)(x, frames, train)
        return nn.Dense(self.classes)(nn.LayerNorm()(x)[:, 0])


def clips_by_divided_attention():
    """Attention over time and over places in turns, one class token for both; labels mixed by a number that is drawn from a beta, rows with those in reverse; top-1 and top-2 counted."""
    model, classes = ClipModel(5), 5
    video, labels = draw(1, B, 4, 8, 8, 3), whole(2, classes, B)
    params = initial(lambda: model.init(jax.random.PRNGKey(0), video, False))["params"]
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(optax.warmup_cosine_decay_schedule(0.0, 0.05, 2, 20), momentum=0.9))
    state = train_state.TrainState.create(apply_fn=model.apply, params=params, tx=tx)

    def train_step(state, batch, rng):
        rng, dropout, mix = jax.random.split(rng, 3)
        lam = jax.random.beta(mix, 0.8, 0.8)
        soft = optax.smooth_labels(jax.nn.one_hot(batch["label"], classes), 0.1)
        x, y = lam * batch["video"] + (1 - lam) * batch["video"][::-1], lam * soft + (1 - lam) * soft[::-1]

        def loss_fn(params):
            logits = state.apply_fn({"params": params}, x, True, rngs={"dropout": dropout})
            return optax.softmax_cross_entropy(logits, y).mean(), logits
        (loss, logits), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        _, best = lax.top_k(logits, 2)
        hit = best == batch["label"][:, None]
        return state.apply_gradients(grads=grads), {"loss": loss, "top1": hit[:, 0].sum(), "top2": hit.any(-1).sum(), "lam": lam}, rng
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(train_step, (state, {"video": video, "label": labels}, jax.random.PRNGKey(1)), (kinds, "batch", "rng"), lambda a, r: (r[0], a[1], r[2]), (0,), tolerance=5e-3)


def commands_from_waves():
    """Waves become log-mel frames inside by windows and `rfft` with a given filter bank; each row has bands of its own hidden in time and frequency; patches of the spectrogram in a small transformer; sigmoids for many labels."""
    fft, hop, mels, classes = 16, 8, 8, 6

    def spectrogram(wave, bank):
        count = (wave.shape[1] - fft) // hop + 1
        at = np.arange(count)[:, None] * hop + np.arange(fft)
        frames = wave[:, at] * jnp.hanning(fft)
        power = jnp.abs(jnp.fft.rfft(frames)) ** 2
        return 10 * jnp.log10(jnp.maximum(power @ bank, 1e-6))

    def hide(key, x, axis, widest):
        size = x.shape[axis]
        a, b = jax.random.split(key)
        width = jax.random.randint(a, (x.shape[0], 1), 0, widest)
        start = jnp.floor(jax.random.uniform(b, (x.shape[0], 1)) * (size - width)).astype(jnp.int32)
        place = jnp.arange(size)
        hidden = (place >= start) & (place < start + width)
        return jnp.where(jnp.expand_dims(hidden, 3 - axis), x.mean((1, 2), keepdims=True), x)

    def loss(p, bank, stats, wave, y, key):
        x = spectrogram(wave, bank)
        x = (x - stats[0]) / (2 * stats[1])
        k1, k2 = jax.random.split(key)
        x = hide(k2, hide(k1, x, 1, 4), 2, 3)
        b, t, m = x.shape
        x = x[:, :t // 4 * 4].reshape(b, t // 4, 4, m // 4, 4).transpose(0, 1, 3, 2, 4).reshape(b, -1, 16)
        x = x @ p["patch"] + p["positions"]
        x = jnp.concatenate([jnp.tile(p["cls"], (b, 1, 1)), jnp.tile(p["distillation"], (b, 1, 1)), x], 1)
        for q in p["blocks"]:
            h = jax.nn.standardize(x) * q["scale"]
            query, k, v = jnp.moveaxis((h @ q["qkv"]).reshape(b, -1, 3, 2, 8), 2, 0)
            x = x + jax.nn.dot_product_attention(query, k, v).reshape(x.shape) @ q["out"]
            x = x + mlp(q["mlp"], jax.nn.standardize(x), jax.nn.gelu)
        logits = (x[:, 0] + x[:, 1]) / 2 @ p["head"]
        return optax.sigmoid_binary_cross_entropy(logits, y).mean(), logits
    tx = optax.adam(optax.piecewise_constant_schedule(2e-3, {2: 0.5}), b1=0.95)

    def step(p, opt, key, bank, stats, wave, y):
        key, now = jax.random.split(key)
        (value, logits), g = jax.value_and_grad(loss, has_aux=True)(p, bank, stats, wave, y, now)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"loss": value, "hits": ((logits > 0) == (y > 0.5)).mean(0)}
    block = lambda s: {"scale": jnp.ones(16), "qkv": draw(s, 16, 48) * 0.25, "out": draw(s + 1, 16, 16) * 0.25, "mlp": layers(s + 2, 16, 32, 16)}
    p = {"patch": draw(0, 16, 16) * 0.25, "positions": draw(1, 8, 16) * 0.1, "cls": draw(2, 1, 1, 16), "distillation": draw(3, 1, 1, 16), "blocks": [block(10), block(20)], "head": draw(4, 16, classes) * 0.25}
    bank = jnp.abs(draw(5, fft // 2 + 1, mels))
    data = (draw(6, B, fft + hop * 15), whole(7, 2, B, classes).astype(jnp.float32))
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), bank, (jnp.float32(5.0), jnp.float32(4.0)), *data), ("param", "opt", "rng", "frozen", "scalar", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=5e-3)


def captions_beside_pairs():
    """One model for pairs and for captions: queries that are learnt pool patches, the first for contrast with a class token behind the words, the others for a decoder that attends to them; a temperature that is learnt and clipped; weights two to one."""
    V, S, D, P = 30, 8, 16, 9

    def attend(q, x, y, mask=None):
        heads = lambda z: z.reshape(*z.shape[:2], 2, -1)
        return jax.nn.dot_product_attention(heads(x @ q["q"]), heads(y @ q["k"]), heads(y @ q["v"]), mask=mask).reshape(*x.shape[:2], -1) @ q["o"]

    def norm(x, w):
        x = x - x.mean(-1, keepdims=True)
        return x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-5) * w

    def loss(p, patches, tokens):
        x = patches @ p["embed"]
        x = x + attend(p["visual"], norm(x, p["n0"]), norm(x, p["n0"]))
        pooled = attend(p["pool"], jnp.broadcast_to(p["queries"], (x.shape[0], 4, D)), x)
        picture, memory = norm(pooled[:, 0], p["n1"]), pooled[:, 1:]
        ids, labels = tokens[:, :-1], tokens[:, 1:]
        h = jnp.concatenate([p["words"][ids], jnp.broadcast_to(p["text_cls"], (x.shape[0], 1, D))], 1) + p["positions"]
        causal = jnp.tril(jnp.ones((S + 1, S + 1), bool))
        padding = jnp.pad(ids != 0, ((0, 0), (0, 1)), constant_values=True)
        mask = causal & jnp.where((jnp.arange(S + 1) == S)[None, :, None], padding[:, None], True)
        h = h + attend(p["text"], norm(h, p["n2"]), norm(h, p["n2"]), mask[:, None])
        words, text = h[:, :-1], norm(h[:, -1], p["n3"])
        words = words + attend(p["cross"], norm(words, p["n4"]), memory)
        logits = words @ p["words"].T
        keep = labels != 0
        captioning = (cross_entropy(logits, labels) * keep).sum() / keep.sum()
        unit = lambda z: z * lax.rsqrt((z * z).sum(-1, keepdims=True) + 1e-8)
        scores = unit(picture) @ unit(text).T * jnp.minimum(jnp.exp(p["temperature"]), 100.0)
        both = (cross_entropy(scores, jnp.arange(len(scores))).mean() + cross_entropy(scores.T, jnp.arange(len(scores))).mean()) / 2
        return both + 2 * captioning, {"contrastive": both, "captioning": captioning}
    a = lambda s: {n: draw(s + i, D, D) * 0.25 for i, n in enumerate("qkvo")}
    p = {"embed": draw(0, 12, D) * 0.3, "visual": a(1), "pool": a(5), "queries": draw(9, 4, D), "words": draw(10, V, D) * 0.3, "text_cls": draw(11, D), "positions": draw(12, S + 1, D) * 0.1,
         "text": a(13), "cross": a(17), "temperature": jnp.float32(np.log(14.0)), **{f"n{i}": jnp.ones(D) for i in range(5)}}
    tx = optax.adafactor(3e-3, min_dim_size_to_factor=8, multiply_by_parameter_scale=False)
    tokens = whole(21, V - 1, B, S + 1) + 1
    tokens = jnp.where(jnp.arange(S + 1) < 4 + whole(22, 6, B)[:, None], tokens, 0)
    return plain(trained(loss, tx, has_aux=True), p, tx, (draw(20, B, P, 12), tokens), tolerance=5e-3)


def latents_by_their_noise():
    """Latents are drawn from means and logarithms of variances, noise has an offset for each channel; what is predicted is the velocity, weights by the ratio of signal to noise, limited; sizes and pooled words are conditions; words are left out for some rows; an average of weights with a rate that warms up."""
    steps = 50

    def embedding(t, size):
        half = size // 2
        a = t[:, None].astype(jnp.float32) * jnp.exp(-jnp.log(1e4) * jnp.arange(half) / half)
        return jnp.concatenate([jnp.sin(a), jnp.cos(a)], -1)

    class UNet(nn.Module):
        @nn.compact
        def __call__(self, x, t, words, pooled, sizes):
            emb = nn.Dense(16)(nn.silu(nn.Dense(16)(embedding(t, 16))))
            added = jnp.concatenate([pooled, embedding(sizes.reshape(-1), 4).reshape(len(x), -1)], -1)
            emb = nn.silu(emb + nn.Dense(16)(nn.silu(nn.Dense(16)(added))))
            h = nn.Conv(8, (3, 3))(x)
            skips = []
            for width in (8, 16):
                r = nn.Conv(width, (3, 3))(nn.silu(nn.GroupNorm(4)(h))) + nn.Dense(width)(emb)[:, None, None]
                h = nn.Conv(width, (1, 1))(h) + nn.Conv(width, (3, 3))(nn.silu(nn.GroupNorm(4)(r)))
                skips.append(h)
                if width == 8:
                    h = nn.Conv(width, (3, 3), (2, 2))(h)
            b, height, wide, c = h.shape
            q = nn.LayerNorm()(h.reshape(b, -1, c))
            h = h + nn.MultiHeadDotProductAttention(2)(q, words).reshape(h.shape)
            h = jax.image.resize(h, (b, 2 * height, 2 * wide, c), "nearest")
            h = jnp.concatenate([nn.Conv(8, (3, 3))(h), skips[0]], -1)
            return nn.Conv(x.shape[-1], (3, 3))(nn.silu(nn.GroupNorm(4)(h)))
    net = UNet()
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, weight_decay=1e-2))

    def train_step(state, ema, batch, alphas_cumprod, train_rng):
        sample, noise_rng, off_rng, t_rng, drop_rng, new_rng = jax.random.split(train_rng, 6)
        mean, logvar = jnp.split(batch["moments"], 2, -1)
        latents = (mean + jnp.exp(0.5 * jnp.clip(logvar, -30, 20)) * jax.random.normal(sample, mean.shape)) * 0.18
        noise = jax.random.normal(noise_rng, latents.shape) + 0.05 * jax.random.normal(off_rng, (B, 1, 1, latents.shape[-1]))
        t = jax.random.randint(t_rng, (B,), 0, steps)
        a = alphas_cumprod[t][:, None, None, None]
        noisy = jnp.sqrt(a) * latents + jnp.sqrt(1 - a) * noise
        target = jnp.sqrt(a) * noise - jnp.sqrt(1 - a) * latents
        snr = alphas_cumprod[t] / (1 - alphas_cumprod[t])
        weights = jnp.minimum(snr, 5.0) / (snr + 1)
        keep = jax.random.bernoulli(drop_rng, 0.9, (B, 1, 1))
        words = jnp.where(keep, batch["words"], 0.0)

        def loss_fn(params):
            found = state.apply_fn({"params": params}, noisy, t, words, batch["pooled"], batch["sizes"])
            return (((found - target) ** 2).mean((1, 2, 3)) * weights).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        new = state.apply_gradients(grads=grads)
        decay = jnp.minimum(0.999, (1 + state.step) / (10 + state.step))
        ema = T(lambda e, p: e - (1 - decay) * (e - p), ema, new.params)
        return new, ema, {"loss": loss, "ema_decay": decay}, new_rng
    batch = {"moments": draw(1, B, 8, 8, 8), "words": draw(2, B, 5, 12), "pooled": draw(3, B, 6), "sizes": whole(4, 64, B, 6)}
    params = initial(lambda: net.init(jax.random.PRNGKey(0), batch["moments"][..., :4], jnp.zeros(B, jnp.int32), batch["words"], batch["pooled"], batch["sizes"]))["params"]
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=tx)
    alphas = jnp.cumprod(1 - jnp.linspace(0.00085**0.5, 0.2**0.5, steps) ** 2)
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(train_step, (state, params, batch, alphas, jax.random.PRNGKey(2)), (kinds, "model_state", "batch", "frozen", "rng"), lambda a, r: (r[0], r[1], a[2], a[3], r[3]), (0, 1), tolerance=5e-3)


def depths_to_any_scale():
    """Each picture's depth is fitted by a scale and a shift in closed form before it is compared, over valid pixels alone; gradients at four scales are matched, the worst fifth of residuals is left out by a sort; two groups of rates."""
    def fit(found, wanted, mask):
        a00, a01, a11 = (mask * found * found).sum((1, 2)), (mask * found).sum((1, 2)), mask.sum((1, 2))
        b0, b1 = (mask * found * wanted).sum((1, 2)), (mask * wanted).sum((1, 2))
        det = a00 * a11 - a01 * a01
        ok = det > 1e-6
        det = jnp.where(ok, det, 1.0)
        return jnp.where(ok, (a11 * b0 - a01 * b1) / det, 0.0)[:, None, None], jnp.where(ok, (-a01 * b0 + a00 * b1) / det, 0.0)[:, None, None]

    def by_gradients(found, wanted, mask):
        diff = mask * (found - wanted)
        x = jnp.abs(diff[:, :, 1:] - diff[:, :, :-1]) * mask[:, :, 1:] * mask[:, :, :-1]
        y = jnp.abs(diff[:, 1:] - diff[:, :-1]) * mask[:, 1:] * mask[:, :-1]
        return (x.sum((1, 2)) + y.sum((1, 2))).sum() / jnp.maximum(mask.sum(), 1)

    def trimmed(found, wanted, mask):
        r = jnp.sort((jnp.abs(found - wanted) * mask).reshape(len(mask), -1), axis=1)
        return r[:, : int(0.8 * r.shape[1])].sum() / (2 * mask.sum())

    class Depth(nn.Module):
        @nn.compact
        def __call__(self, x):
            stages = []
            for i, width in enumerate((8, 16)):
                x = nn.relu(nn.GroupNorm(4)(nn.Conv(width, (3, 3), (2, 2), name=f"encoder_{i}")(x)))
                stages.append(x)
            y = nn.Conv(8, (3, 3))(stages[1])
            y = jax.image.resize(y, (*stages[0].shape[:3], 8), "bilinear") + nn.Conv(8, (3, 3))(stages[0])
            y = y + nn.Conv(8, (3, 3))(nn.relu(nn.Conv(8, (3, 3))(nn.relu(y))))
            y = jax.image.resize(y, (y.shape[0], 16, 16, 8), "bilinear")
            return nn.relu(nn.Conv(1, (1, 1))(nn.relu(nn.Conv(4, (3, 3))(y))))[..., 0]
    net = Depth()

    def loss(p, x, depth, mask):
        found = net.apply(p, x)
        scale, shift = fit(found, depth, mask)
        found = scale * found + shift
        total = trimmed(found, depth, mask)
        for i in range(3):
            s = 2**i
            total = total + 0.5 * by_gradients(found[:, ::s, ::s], depth[:, ::s, ::s], mask[:, ::s, ::s])
        relative = (jnp.abs(found - depth) / jnp.maximum(depth, 1e-3) * mask).sum() / mask.sum()
        return total, {"abs_rel": relative, "delta_1": ((jnp.maximum(found / depth, depth / found) < 1.25) * mask).sum() / mask.sum()}
    x = draw(1, B, 16, 16, 3)
    p = initial(net.init, jax.random.key(0), x)
    label = lambda p: jax.tree_util.tree_map_with_path(lambda path, _: "encoder" if path[1].key.startswith("encoder") else "decoder", p)
    tx = optax.multi_transform({"encoder": optax.adam(1e-4), "decoder": optax.adam(1e-3)}, label)
    return plain(trained(loss, tx, has_aux=True), p, tx, (x, jnp.abs(draw(2, B, 16, 16)) + 0.5, (draw(3, B, 16, 16) > -1).astype(jnp.float32)), tolerance=5e-3)


def boxes_by_centres():
    """No anchors: every place says its class, its distances to four sides and how central it is; the focal loss and the others are divided by how many places of the whole batch are in a box; boxes by generalised intersections; momentum with decay on kernels only, by a mask."""
    classes, size = 3, 6
    ys, xs = np.meshgrid(np.arange(size) + 0.5, np.arange(size) + 0.5, indexing="ij")
    places = np.stack([xs, ys], -1).reshape(-1, 2).astype(np.float32)

    def assign(boxes, labels, valid):
        sides = jnp.concatenate([places[:, None] - boxes[None, :, :2], boxes[None, :, 2:] - places[:, None]], -1)
        area = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
        cost = jnp.where((sides.min(-1) > 0) & valid[None], area[None], jnp.inf)
        chosen, inside = cost.argmin(1), jnp.isfinite(cost.min(1))
        target = jnp.take_along_axis(sides, chosen[:, None, None], 1)[:, 0]
        l, t, r, b = jnp.moveaxis(jnp.where(inside[:, None], target, 1.0), -1, 0)
        central = jnp.sqrt(jnp.minimum(l, r) / jnp.maximum(l, r) * jnp.minimum(t, b) / jnp.maximum(t, b))
        return jnp.where(inside, labels[chosen], classes), target, central, inside

    def giou(a, b):
        (l, t, r, d), (wl, wt, wr, wd) = jnp.moveaxis(a, -1, 0), jnp.moveaxis(b, -1, 0)
        w, h = jnp.minimum(l, wl) + jnp.minimum(r, wr), jnp.minimum(t, wt) + jnp.minimum(d, wd)
        both = w * h
        union = (l + r) * (t + d) + (wl + wr) * (wt + wd) - both
        hull = (jnp.maximum(l, wl) + jnp.maximum(r, wr)) * (jnp.maximum(t, wt) + jnp.maximum(d, wd))
        return 1 - (both / union - (hull - union) / hull)

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x):
            x = nn.relu(nn.GroupNorm(4)(nn.Conv(16, (3, 3), (2, 2))(x)))
            a, b = (nn.relu(nn.GroupNorm(4)(nn.Conv(16, (3, 3))(x))) for _ in range(2))
            scale = self.param("scale", nn.initializers.ones, ())
            flat = lambda z: z.reshape(z.shape[0], -1, z.shape[-1])
            return flat(nn.Conv(classes, (3, 3), bias_init=nn.initializers.constant(-2.0))(a)), jnp.exp(jnp.clip(flat(nn.Conv(4, (3, 3))(b)) * scale, -3, 3)), flat(nn.Conv(1, (3, 3))(b))[..., 0]
    net = Net()

    def loss(p, x, boxes, labels, count):
        kinds, sides, central = net.apply(p, x)
        valid = jnp.arange(boxes.shape[1]) < count[:, None]
        wanted, target, weight, inside = jax.vmap(assign)(boxes, labels, valid)
        n = jnp.maximum(inside.sum(), 1).astype(jnp.float32)
        classification = optax.sigmoid_focal_loss(kinds, jax.nn.one_hot(wanted, classes), alpha=0.25, gamma=2.0).sum() / n
        regression = (jnp.where(inside, giou(sides, jnp.where(inside[..., None], target, 1.0)) * weight, 0)).sum() / jnp.maximum((weight * inside).sum(), 1e-6)
        centre = jnp.where(inside, optax.sigmoid_binary_cross_entropy(central, weight), 0).sum() / n
        return classification + regression + centre, {"positives": inside.sum(), "classification": classification, "regression": regression, "centre": centre}
    x = draw(1, B, 2 * size, 2 * size, 3)
    p = initial(net.init, jax.random.key(0), x)
    tx = optax.chain(optax.add_decayed_weights(1e-4, mask=lambda p: T(lambda w: w.ndim > 1, p)), optax.sgd(0.01, momentum=0.9))
    low = jnp.abs(draw(2, B, 4, 2)) % 3
    boxes = jnp.concatenate([low, low + 1 + jnp.abs(draw(3, B, 4, 2)) % 2], -1)
    return plain(trained(loss, tx, has_aux=True), p, tx, (x, boxes, whole(4, classes, B, 4), 1 + whole(5, 4, B)), tolerance=5e-3)


def averages_of_all_that_is_kept():
    """Squeezed inverted blocks as PyTorch keeps them: pictures [rows, channels, height, width], depth-wise kernels, batch statistics with a count each, rows whose block is dropped; RMSprop with epsilon inside the root; the averaged model has averages of parameters and of buffers, its counts copied."""
    def conv(x, w, stride=1, groups=1):
        k = w.shape[-1] // 2
        return lax.conv_general_dilated(x, w, (stride,) * 2, [(k, k)] * 2, feature_group_count=groups, dimension_numbers=("NCHW", "OIHW", "NCHW"))

    def norm(p, b, name, x, new):
        n = x.shape[0] * x.shape[2] * x.shape[3]
        mean, var = x.mean((0, 2, 3)), x.var((0, 2, 3))
        new[f"{name}.running_mean"] = 0.9 * b[f"{name}.running_mean"] + 0.1 * lax.stop_gradient(mean)
        new[f"{name}.running_var"] = 0.9 * b[f"{name}.running_var"] + 0.1 * lax.stop_gradient(var) * n / (n - 1)
        new[f"{name}.num_batches_tracked"] = b[f"{name}.num_batches_tracked"] + 1
        s = lambda v: v[None, :, None, None]
        return (x - s(mean)) / jnp.sqrt(s(var) + 1e-3) * s(p[f"{name}.weight"]) + s(p[f"{name}.bias"])

    def model(p, b, x, key):
        new = {}
        x = jax.nn.silu(norm(p, b, "bn1", conv(x, p["conv_stem.weight"], 2), new))
        for i in range(2):
            n = f"blocks.{i}"
            h = jax.nn.silu(norm(p, b, f"{n}.bn1", conv(x, p[f"{n}.conv_pw.weight"]), new))
            h = jax.nn.silu(norm(p, b, f"{n}.bn2", conv(h, p[f"{n}.conv_dw.weight"], groups=h.shape[1]), new))
            s = h.mean((2, 3), keepdims=True)
            s = conv(jax.nn.silu(conv(s, p[f"{n}.se.conv_reduce.weight"])), p[f"{n}.se.conv_expand.weight"])
            h = norm(p, b, f"{n}.bn3", conv(h * jax.nn.sigmoid(s), p[f"{n}.conv_pwl.weight"]), new)
            keep = 1 - 0.2 * i / 2
            h = h / keep * jnp.floor(keep + jax.random.uniform(jax.random.fold_in(key, i), (x.shape[0], 1, 1, 1)))
            x = x + h
        x = x.mean((2, 3))
        return x @ p["classifier.weight"].T + p["classifier.bias"], new

    def step(params, buffers, optimizer, ema_params, ema_buffers, lr, input, target, generator):
        generator, key = jax.random.split(generator)

        def loss_fn(p):
            output, new = model(p, buffers, input, key)
            logp = jax.nn.log_softmax(output)
            nll = -jnp.take_along_axis(logp, target[:, None], 1)[:, 0]
            return (0.9 * nll - 0.1 * logp.mean(-1)).mean(), (new, output)
        (loss, (buffers, output)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        new_p, new_o = {}, {}
        for name, p in params.items():
            g = grads[name] + (1e-5 * p if p.ndim > 1 else 0)
            s = optimizer[name]
            square = s["square_avg"] + 0.1 * (g**2 - s["square_avg"])
            buf = 0.9 * s["momentum_buffer"] + lr * g / jnp.sqrt(square + 1e-3)
            new_p[name], new_o[name] = p - buf, {"square_avg": square, "momentum_buffer": buf}
        ema_params = {n: 0.99 * e + 0.01 * new_p[n] for n, e in ema_params.items()}
        ema_buffers = {n: 0.99 * e + 0.01 * buffers[n] if jnp.issubdtype(e.dtype, jnp.floating) else buffers[n] for n, e in ema_buffers.items()}
        return new_p, buffers, new_o, ema_params, ema_buffers, loss, (output.argmax(1) == target).sum(), generator
    shapes = {"conv_stem.weight": (8, 3, 3, 3), "classifier.weight": (5, 8)}
    for i in range(2):
        shapes |= {f"blocks.{i}.{n}.weight": s for n, s in (("conv_pw", (16, 8, 1, 1)), ("conv_dw", (16, 1, 3, 3)), ("se.conv_reduce", (4, 16, 1, 1)), ("se.conv_expand", (16, 4, 1, 1)), ("conv_pwl", (8, 16, 1, 1)))}
    norms = {"bn1": 8, **{f"blocks.{i}.bn{j}": w for i in range(2) for j, w in ((1, 16), (2, 16), (3, 8))}}
    p = {n: draw(i, *s) * np.prod(s[1:]) ** -0.5 for i, (n, s) in enumerate(shapes.items())} | {"classifier.bias": jnp.zeros(5)}
    p |= {f"{n}.{k}": jnp.ones(w) if k == "weight" else jnp.zeros(w) for n, w in norms.items() for k in ("weight", "bias")}
    b = {f"{n}.{k}": v for n, w in norms.items() for k, v in (("running_mean", jnp.zeros(w)), ("running_var", jnp.ones(w)), ("num_batches_tracked", jnp.int32(0)))}
    opt = {n: {"square_avg": jnp.ones_like(v), "momentum_buffer": jnp.zeros_like(v)} for n, v in p.items()}
    tracked = {n: "counter" if v.ndim == 0 else "model_state" for n, v in b.items()}
    # The averaged counts are overwritten and JAX leaves them out.
    return Stranger(step, (p, b, opt, p, b, jnp.float32(0.01), draw(50, B, 3, 16, 16), whole(51, 5, B), jax.random.PRNGKey(0)), ("param", tracked, "opt", "model_state", tracked, "scalar", "batch", "batch", "rng"),
                    lambda a, r: (*r[:5], *a[5:8], r[7]), (0, 1, 2, 3, 4), tolerance=1e-2)


GALLERIES = {f.__name__: f for f in (clips_by_divided_attention, commands_from_waves, captions_beside_pairs, latents_by_their_noise, depths_to_any_scale, boxes_by_centres, averages_of_all_that_is_kept)}
