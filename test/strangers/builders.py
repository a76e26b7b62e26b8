"""Networks whose parts are joined in many ways: everything before is concatenated, scales side by side, one embedding that all blocks read,
pyramids under shared heads, one modulation for all blocks, convolutions and attention in one block, weights that a network gives to all
layers, branches of kernels with a second head, skips between all depths, many tokens that are no patches."""

import functools
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, C = 8, 5


class BatchStats(train_state.TrainState):
    batch_stats: Any


def _classifier(net, x, y, tx, loss=None, tolerance=1e-2, rngs=False):
    """The usual train_step(state, batch) around a network with batch statistics."""
    loss = loss or (lambda out, batch: cross_entropy(out, batch["label"]).mean())
    variables = initial(lambda: net.init(jax.random.PRNGKey(0), x))
    state = BatchStats.create(apply_fn=net.apply, params=variables["params"], batch_stats=variables.get("batch_stats", {}), tx=tx)

    def train_step(state, batch):
        def loss_fn(params):
            extra = {"rngs": {"dropout": jax.random.fold_in(jax.random.PRNGKey(1), state.step)}} if rngs else {}
            out, new = state.apply_fn({"params": params, "batch_stats": state.batch_stats}, batch["image"], train=True, mutable=["batch_stats"], **extra)
            return loss(out, batch), (new, out)
        (value, (new, _)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        return state.apply_gradients(grads=grads, batch_stats=new.get("batch_stats", {})), {"loss": value, "grad_norm": optax.global_norm(grads)}
    kinds = state.replace(step="counter", params="param", opt_state="opt", batch_stats="model_state")
    return Stranger(train_step, (state, {"image": x, "label": y}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=tolerance)


class Dense(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        norm = functools.partial(nn.BatchNorm, use_running_average=not train, momentum=0.9)
        x = nn.Conv(8, (3, 3), use_bias=False)(x)
        for block in range(2):
            for _ in range(3):
                h = nn.Conv(16, (1, 1), use_bias=False)(nn.relu(norm()(x)))
                x = jnp.concatenate([x, nn.Conv(4, (3, 3), use_bias=False)(nn.relu(norm()(h)))], -1)
            if block == 0:
                x = nn.avg_pool(nn.Conv(x.shape[-1] // 2, (1, 1), use_bias=False)(nn.relu(norm()(x))), (2, 2), (2, 2))
        return nn.Dense(C)(nn.relu(norm()(x)).mean((1, 2)))


def everything_before_concatenated():
    """DenseNet: each layer reads all before it in its block; Nesterov, decay on all weights, a rate that drops by steps."""
    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(optax.piecewise_constant_schedule(0.05, {2: 0.1}), 0.9, nesterov=True))
    return _classifier(Dense(), draw(1, B, 8, 8, 3), whole(2, C, B), tx)


class Scales(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        norm = functools.partial(nn.BatchNorm, use_running_average=not train, momentum=0.9)
        block = lambda x, w: nn.relu(x + norm()(nn.Conv(w, (3, 3))(nn.relu(norm()(nn.Conv(w, (3, 3))(x))))))
        high = nn.relu(norm()(nn.Conv(6, (3, 3))(x)))
        low = nn.relu(norm()(nn.Conv(12, (3, 3), (2, 2))(high)))
        for _ in range(2):
            high, low = block(high, 6), block(low, 12)
            up = norm()(nn.Conv(6, (1, 1))(low))
            down = norm()(nn.Conv(12, (3, 3), (2, 2))(high))
            high, low = nn.relu(high + jax.image.resize(up, high.shape, "nearest")), nn.relu(low + down)
        both = jnp.concatenate([high, jax.image.resize(low, (*high.shape[:3], 12), "bilinear")], -1)
        return nn.Conv(4, (1, 1))(both)


def scales_side_by_side():
    """HRNet: two resolutions all the way, exchanged after each block; heat maps of joints by squared errors, weights of the joints that are seen."""
    target = jax.nn.sigmoid(draw(2, B, 8, 8, 4))

    def loss(out, batch):
        return (((out - batch["label"]) ** 2).mean((1, 2)) * (batch["label"].max((1, 2)) > 0.9)).mean()
    return _classifier(Scales(), draw(1, B, 8, 8, 3), target, optax.adam(1e-3), loss)


class ConditionedBlock(nn.Module):
    width: int

    @nn.compact
    def __call__(self, x, emb):
        h = nn.Conv(self.width, (3, 3))(nn.silu(nn.GroupNorm(4)(x)))
        scale, shift = jnp.split(nn.Dense(2 * self.width)(nn.silu(emb))[:, None, None], 2, -1)
        h = nn.GroupNorm(4)(h) * (1 + scale) + shift
        h = nn.Conv(self.width, (3, 3), kernel_init=nn.initializers.zeros)(nn.silu(h))
        return h + (x if x.shape[-1] == self.width else nn.Conv(self.width, (1, 1))(x))


class Attend(nn.Module):
    @nn.compact
    def __call__(self, x):
        h = nn.GroupNorm(4)(x).reshape(x.shape[0], -1, x.shape[-1])
        return x + nn.MultiHeadDotProductAttention(2)(h).reshape(x.shape)


class Guided(nn.Module):
    @nn.compact
    def __call__(self, x, t, y):
        half = 8
        angles = t[:, None] * jnp.exp(-np.log(1e4) * jnp.arange(half) / half)
        emb = nn.Dense(16)(nn.silu(nn.Dense(16)(jnp.concatenate([jnp.cos(angles), jnp.sin(angles)], -1)))) + nn.Embed(C + 1, 16)(y)
        h = nn.Conv(8, (3, 3))(x)
        skips = [h]
        for level, width in enumerate((8, 12, 16)):
            h = ConditionedBlock(width)(h, emb)
            if level == 2:
                h = Attend()(h)
            skips.append(h)
            if level < 2:
                h = nn.Conv(width, (3, 3), (2, 2))(h)
                skips.append(h)
        h = ConditionedBlock(16)(Attend()(ConditionedBlock(16)(h, emb)), emb)
        for level, width in reversed(list(enumerate((8, 12, 16)))):
            for i in range(2):
                h = ConditionedBlock(width)(jnp.concatenate([h, skips.pop()], -1), emb)
                if level and i == 1:
                    h = nn.Conv(width, (3, 3))(jax.image.resize(h, (h.shape[0], 2 * h.shape[1], 2 * h.shape[2], width), "nearest"))
        return nn.Conv(2 * x.shape[-1], (3, 3))(nn.silu(nn.GroupNorm(4)(h)))


def one_embedding_for_all_blocks():
    """Guided diffusion: three levels, blocks that are scaled and shifted by one embedding of time and class, attention below, skips from every block; variances are learnt by a bound beside the simple loss, classes left out for some rows; an average of weights."""
    net, steps = Guided(), 20
    betas = np.linspace(1e-3, 0.2, steps)
    alphas = np.cumprod(1 - betas)
    tx = optax.adamw(1e-4, weight_decay=0.0)

    def step(params, ema, opt, key, x, y):
        kt, kn, kd, key = jax.random.split(key, 4)
        t = jax.random.randint(kt, (len(x),), 0, steps)
        noise = jax.random.normal(kn, x.shape)
        y = jnp.where(jax.random.bernoulli(kd, 0.2, y.shape), C, y)
        at = lambda v: jnp.asarray(v, jnp.float32)[t][:, None, None, None]
        noisy = at(np.sqrt(alphas)) * x + at(np.sqrt(1 - alphas)) * noise
        before = np.append(1.0, alphas[:-1])
        small = np.log(np.maximum(betas * (1 - before) / (1 - alphas), 1e-6))

        def loss_fn(params):
            out, v = jnp.split(net.apply({"params": params}, noisy, t, y), 2, -1)
            simple = ((out - noise) ** 2).mean()
            frac = (v + 1) / 2
            log_var = frac * at(np.log(betas)) + (1 - frac) * at(small)
            made = (noisy - at(betas / np.sqrt(1 - alphas)) * lax.stop_gradient(out)) / at(np.sqrt(1 - betas))
            wanted = at(betas * np.sqrt(before) / (1 - alphas)) * x + at((1 - before) * np.sqrt(1 - betas) / (1 - alphas)) * noisy
            bound = 0.5 * (-1 + log_var - at(small) + jnp.exp(at(small) - log_var) + (wanted - made) ** 2 * jnp.exp(-log_var)).mean()
            return simple + 0.001 * steps * bound, {"mse": simple, "vb": bound}
        (loss, logs), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        params = optax.apply_updates(params, u)
        return params, optax.incremental_update(params, ema, 1e-2), opt, key, {"loss": loss, **logs}
    x, y = draw(1, B, 8, 8, 3), whole(2, C, B)
    params = initial(lambda: net.init(jax.random.PRNGKey(0), x, jnp.zeros(B, jnp.int32), y))["params"]
    return Stranger(step, (params, params, tx.init(params), jax.random.PRNGKey(3), x, y), ("param", "model_state", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2), tolerance=2e-2)


class Pyramid(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        norm = functools.partial(nn.BatchNorm, use_running_average=not train, momentum=0.9)
        levels = []
        for width in (8, 12, 16):
            x = nn.relu(norm()(nn.Conv(width, (3, 3), (2, 2))(x)))
            levels.append(nn.Conv(8, (1, 1))(x))

        def fuse(name, *parts):
            w = nn.relu(self.param(name, nn.initializers.ones, (len(parts),)))
            w = w / (w.sum() + 1e-4)
            return nn.swish(sum(w[i] * p for i, p in enumerate(parts)))
        resized = lambda a, b: jax.image.resize(a, b.shape, "nearest")
        conv = lambda z: norm()(nn.Conv(8, (3, 3), feature_group_count=8)(z))
        p3, p4, p5 = levels
        m4 = conv(fuse("fuse_0", p4, resized(p5, p4)))
        o3 = conv(fuse("fuse_1", p3, resized(m4, p3)))
        o4 = conv(fuse("fuse_2", p4, m4, nn.max_pool(o3, (2, 2), (2, 2))))
        o5 = conv(fuse("fuse_3", p5, nn.max_pool(o4, (2, 2), (2, 2))))
        towers = [nn.Conv(8, (3, 3)) for _ in range(2)]
        head, box = nn.Conv(C, (3, 3), bias_init=nn.initializers.constant(-2.0)), nn.Conv(4, (3, 3))
        out = []
        for level in (o3, o4, o5):
            h = level
            for tower in towers:
                h = nn.swish(norm()(tower(h)))
            out.append(jnp.concatenate([head(h), box(h)], -1).reshape(h.shape[0], -1, C + 4))
        return jnp.concatenate(out, 1)


def pyramids_under_shared_heads():
    """BiFPN: levels are joined by weights that are positive and sum to one, both ways; heads are shared by all levels, their batch norms are not; focal and Huber losses over all places, divided by the positives of the batch."""
    def loss(out, batch):
        wanted, boxes = batch["label"]
        kinds, found = out[..., :C], out[..., C:]
        positive = wanted < C
        n = positive.sum() + 1.0
        return optax.sigmoid_focal_loss(kinds, jax.nn.one_hot(wanted, C), alpha=0.25, gamma=1.5).sum() / n + 50 * (optax.huber_loss(found, boxes, delta=0.1).mean(-1) * positive).sum() / n
    places = 64 + 16 + 4
    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.sgd(optax.warmup_cosine_decay_schedule(0.008, 0.08, 1, 20), 0.9))
    return _classifier(Pyramid(), draw(1, B, 16, 16, 3), (whole(2, C + 3, B, places), draw(3, B, places, 4)), tx, loss)


def one_modulation_for_all_blocks():
    """PixArt: one network of the time gives six vectors, each block adds its own table to them; words attended to in each block; flow matching with times from a logistic normal; bf16 inside, master weights in f32."""
    D, L, W, N = 16, 3, 5, 16

    def attend(p, x, y):
        heads = lambda z: z.reshape(*z.shape[:-1], 2, -1)
        return jax.nn.dot_product_attention(heads(x @ p["q"]), heads(y @ p["k"]), heads(y @ p["v"])).reshape(x.shape) @ p["o"]

    def norm(x):
        x = x.astype(jnp.float32)
        x = x - x.mean(-1, keepdims=True)
        return (x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6)).astype(jnp.bfloat16)

    def net(p, x, t, words):
        p = T(lambda w: w.astype(jnp.bfloat16), p)
        a = t[:, None] * 1000 * jnp.exp(-np.log(1e4) * jnp.arange(8) / 8)
        emb = jnp.concatenate([jnp.cos(a), jnp.sin(a)], -1).astype(jnp.bfloat16)
        emb = jax.nn.silu(emb @ p["time0"]) @ p["time1"]
        shared = (jax.nn.silu(emb) @ p["modulation"]).reshape(len(x), 6, D)
        words = jax.nn.gelu(words.astype(jnp.bfloat16) @ p["caption"])
        h = x.astype(jnp.bfloat16) @ p["patch"] + p["positions"]
        for q in p["blocks"]:
            s1, g1, c1, s2, g2, c2 = jnp.moveaxis(q["table"] + shared, 1, 0)[:, :, None]
            h = h + c1 * attend(q["self"], *(norm(h) * (1 + g1) + s1,) * 2)
            h = h + attend(q["cross"], h, words)
            h = h + c2 * (jax.nn.gelu((norm(h) * (1 + g2) + s2) @ q["up"]) @ q["down"])
        shift, scale = jnp.moveaxis(p["final_table"] + emb[:, None], 1, 0)[:, :, None]
        return ((norm(h) * (1 + scale) + shift) @ p["out"]).astype(jnp.float32)
    tx = optax.chain(optax.clip_by_global_norm(0.01), optax.adamw(2e-4, weight_decay=0.03, eps=1e-10))

    def step(p, opt, key, x, words):
        kt, kn, key = jax.random.split(key, 3)
        t = jax.nn.sigmoid(jax.random.normal(kt, (len(x),)))
        noise = jax.random.normal(kn, x.shape)
        noisy = (1 - t)[:, None, None] * x + t[:, None, None] * noise
        loss, g = jax.value_and_grad(lambda p: ((net(p, noisy, t, words) - (noise - x)) ** 2).mean())(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, loss
    w = lambda s, *shape: draw(s, *shape) * shape[0] ** -0.5
    attention = lambda s: {n: w(s + i, D, D) for i, n in enumerate("qkvo")}
    block = lambda s: {"table": w(s, 6, D), "self": attention(s + 1), "cross": attention(s + 5), "up": w(s + 9, D, 2 * D), "down": w(s + 10, 2 * D, D)}
    p = {"time0": w(0, 16, D), "time1": w(1, D, D), "modulation": w(2, D, 6 * D) * 0.3, "caption": w(3, 12, D), "patch": w(4, 8, D), "positions": w(5, N, D), "blocks": [block(10 + 20 * i) for i in range(L)], "final_table": w(6, 2, D), "out": w(7, D, 8)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(8), draw(90, B, N, 8), draw(91, B, W, 12)), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=0.1)


class Macaron(nn.Module):
    @nn.compact
    def __call__(self, x, mask, train=True):
        d = x.shape[-1]
        half = lambda z: 0.5 * nn.Dense(d)(nn.Dropout(0.1, deterministic=not train)(nn.swish(nn.Dense(2 * d)(nn.LayerNorm()(z)))))
        x = x + half(x)
        x = x + nn.MultiHeadDotProductAttention(2)(nn.LayerNorm()(x), mask=mask[:, None, None, :])
        h = nn.glu(nn.Dense(2 * d)(nn.LayerNorm()(x))) * mask[..., None]
        h = nn.Conv(d, (5,), feature_group_count=d)(h)
        h = nn.swish(nn.BatchNorm(use_running_average=not train, momentum=0.9)(h, mask=mask[..., None]))
        x = x + nn.Dense(d)(h)
        return nn.LayerNorm()(x + half(x))


class Listener(nn.Module):
    letters: int

    @nn.compact
    def __call__(self, batch, train=True):
        x, lengths, labels = batch["frames"], batch["lengths"], batch["labels"]
        h = nn.relu(nn.Conv(8, (3, 3), (2, 2))(x[..., None]))
        h = nn.Dense(16)(h.reshape(h.shape[0], h.shape[1], -1))
        mask = jnp.arange(h.shape[1]) < ((lengths + 1) // 2)[:, None]
        for _ in range(2):
            h = Macaron()(h, mask, train)
        ctc = nn.Dense(self.letters)(h)
        ids = jnp.pad(labels, ((0, 0), (1, 0)))[:, :-1]
        y = nn.Embed(self.letters, 16)(ids)
        y = y + nn.MultiHeadDotProductAttention(2)(nn.LayerNorm()(y), mask=nn.make_causal_mask(ids))
        y = y + nn.MultiHeadDotProductAttention(2)(nn.LayerNorm()(y), h, mask=jnp.broadcast_to(mask[:, None, None, :], (len(x), 1, ids.shape[1], h.shape[1])))
        return ctc, mask, nn.Dense(self.letters)(nn.LayerNorm()(y + nn.Dense(16)(nn.relu(nn.Dense(32)(y)))))


def convolutions_and_attention_in_one():
    """Conformer: two half feed-forwards around attention and a gated convolution whose batch norm counts frames of their rows only; alignment by CTC beside an attention decoder, three to seven, smoothed labels."""
    letters = 12
    net = Listener(letters)
    batch = {"frames": draw(1, B, 24, 8), "lengths": 16 + whole(2, 9, B), "labels": jnp.where(jnp.arange(5) < 3 + whole(4, 3, B)[:, None], 1 + whole(3, letters - 1, B, 5), 0)}

    def loss(out, batch):
        ctc, mask, logits = out
        labels = batch["label"]["labels"]
        aligned = optax.ctc_loss(ctc, 1.0 - mask, labels, (labels == 0).astype(jnp.float32)).mean()
        keep = labels != 0
        soft = optax.smooth_labels(jax.nn.one_hot(labels, letters), 0.1)
        return 0.3 * aligned + 0.7 * (optax.softmax_cross_entropy(logits, soft) * keep).sum() / keep.sum()
    stranger = _classifier(net, batch, batch, optax.adamw(optax.warmup_exponential_decay_schedule(0.0, 2e-3, 2, 10, 0.9)), loss, rngs=True, tolerance=2e-2)
    state, data = stranger.arguments
    stranger.arguments = (state, {"image": data["image"], "label": {"labels": batch["labels"]}})
    return stranger


def weights_given_to_all_layers():
    """A network is given which task it is and gives matrices of low rank to all layers of another one, which stays; layers are scanned with what they are given; losses of tasks by the rows' task numbers."""
    D, R, L, K = 16, 2, 3, 4

    def loss(p, frozen, x, task, y):
        z = p["tasks"][task]
        z = jax.nn.gelu(z @ p["h0"])
        h = x

        def layer(h, q):
            w, at = q
            code = jax.nn.gelu(jnp.concatenate([z, jnp.broadcast_to(at, (len(z), 4))], -1) @ p["h1"])
            a, b = (code @ p["to_a"]).reshape(-1, D, R), (code @ p["to_b"]).reshape(-1, R, D)
            return h + jax.nn.gelu(h @ w + jnp.einsum("bd,bdr,bre->be", h, a, b)), None
        h, _ = lax.scan(layer, h, (frozen, p["places"]))
        each = ((h @ p["out"])[:, 0] - y) ** 2
        by_task = jnp.zeros(K).at[task].add(each) / jnp.maximum(jnp.zeros(K).at[task].add(1.0), 1)
        return each.mean(), by_task
    p = {"tasks": draw(0, K, 8), "h0": draw(1, 8, 8) * 0.3, "h1": draw(2, 12, 8) * 0.3, "places": draw(3, L, 4), "to_a": draw(4, 8, D * R) * 0.1, "to_b": draw(5, 8, D * R) * 0.1, "out": draw(6, D, 1) * 0.2}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(3e-3))
    return plain(trained(loss, tx, has_aux=True), p, tx, (draw(7, L, D, D) * 0.2, draw(8, 16, D), whole(9, K, 16), draw(10, 16)), kinds=["frozen", "batch", "batch", "batch"], tolerance=2e-3)


class Inception(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        unit = lambda w, k, z, s=1: nn.relu(nn.BatchNorm(use_running_average=not train, momentum=0.9, epsilon=1e-3, use_scale=False)(nn.Conv(w, k, (s, s), use_bias=False)(z)))
        x = unit(8, (3, 3), x)
        aux = None
        for i in range(2):
            pool = nn.avg_pool(x, (3, 3), (1, 1), "SAME")
            parts = [unit(4, (1, 1), x), unit(4, (5, 5), unit(4, (1, 1), x)), unit(6, (3, 3), unit(6, (3, 3), unit(4, (1, 1), x))), unit(4, (1, 1), pool), unit(4, (1, 7), unit(4, (7, 1), unit(4, (1, 1), x)))]
            x = jnp.concatenate(parts, -1)
            if i == 0:
                aux = nn.Dense(C)(unit(8, (1, 1), nn.avg_pool(x, (4, 4), (4, 4))).reshape(len(x), -1))
                x = jnp.concatenate([unit(8, (3, 3), x, 2), nn.max_pool(x, (2, 2), (2, 2))], -1)
        return nn.Dense(C)(nn.Dropout(0.2, deterministic=not train)(x.mean((1, 2)))), aux


def branches_of_kernels():
    """Inception: branches with kernels of one and of seven, batch norm without a scale, a second head halfway that counts for less; RMSprop with momentum and a large epsilon, smoothed labels, gradients clipped by value."""
    def loss(out, batch):
        soft = optax.smooth_labels(jax.nn.one_hot(batch["label"], C), 0.1)
        return optax.softmax_cross_entropy(out[0], soft).mean() + 0.4 * optax.softmax_cross_entropy(out[1], soft).mean()
    tx = optax.chain(optax.clip(2.0), optax.rmsprop(optax.exponential_decay(0.01, 2, 0.94, staircase=True), decay=0.9, eps=1.0, momentum=0.9))
    return _classifier(Inception(), draw(1, B, 8, 8, 3), whole(2, C, B), tx, loss, rngs=True)


class Nested(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        def block(w, *parts):
            h = parts[0] if len(parts) == 1 else jnp.concatenate(parts, -1)
            for _ in range(2):
                h = nn.leaky_relu(nn.GroupNorm(None, group_size=1)(nn.Conv(w, (3, 3))(h)))
            return h
        up = lambda z, w: nn.ConvTranspose(w, (2, 2), (2, 2))(z)
        w = (4, 8, 12)
        x00 = block(w[0], x)
        x10 = block(w[1], nn.max_pool(x00, (2, 2), (2, 2)))
        x20 = block(w[2], nn.max_pool(x10, (2, 2), (2, 2)))
        x01 = block(w[0], x00, up(x10, w[0]))
        x11 = block(w[1], x10, up(x20, w[1]))
        x02 = block(w[0], x00, x01, up(x11, w[0]))
        return [nn.Conv(C, (1, 1))(z) for z in (x01, x02)]


def skips_between_all_depths():
    """Nested skips with a head at each depth; cross entropy and Dice's ratio per picture at every head, the deeper ones counting for more; instance norm; SGD with a polynomial rate."""
    def loss(out, batch):
        wanted = jax.nn.one_hot(batch["label"], C)
        total = 0.0
        for weight, logits in zip((1 / 3, 2 / 3), out):
            p = jax.nn.softmax(logits)
            dice = (2 * (p * wanted).sum((1, 2)) + 1e-5) / (p.sum((1, 2)) + wanted.sum((1, 2)) + 1e-5)
            total = total + weight * (cross_entropy(logits, batch["label"]).mean() - dice[:, 1:].mean())
        return total
    tx = optax.chain(optax.clip_by_global_norm(12.0), optax.add_decayed_weights(3e-5), optax.sgd(optax.polynomial_schedule(0.01, 0.0, 0.9, 20), 0.99, nesterov=True))
    return _classifier(Nested(), draw(1, B, 8, 8, 1), whole(2, C, B, 8, 8), tx, loss)


class Registers(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        x = nn.Conv(16, (4, 4), (4, 4))(x).reshape(len(x), -1, 16)
        x = x + self.param("positions", nn.initializers.normal(0.1), (1, x.shape[1], 16))
        token = lambda name, n: jnp.tile(self.param(name, nn.initializers.normal(0.1), (1, n, 16)), (len(x), 1, 1))
        x = jnp.concatenate([token("cls", 1), token("registers", 3), x], 1)
        for i in range(3):
            rate = 0.1 * i / 2
            keep = lambda z, rate=rate: z if not rate or not train else z * jax.random.bernoulli(self.make_rng("dropout"), 1 - rate, (len(z), 1, 1)) / (1 - rate)
            gamma = [self.param(f"gamma{i}{j}", nn.initializers.constant(0.1), (16,)) for j in range(2)]
            h = nn.LayerNorm()(x)
            qkv = nn.DenseGeneral((3, 2, 8), name=f"qkv{i}")(h)
            q, k, v = jnp.moveaxis(qkv, 2, 0)
            q, k = (nn.RMSNorm(name=f"{n}norm{i}")(z) for n, z in (("q", q), ("k", k)))
            x = x + keep(gamma[0] * nn.DenseGeneral(16, axis=(-2, -1), name=f"out{i}")(nn.dot_product_attention(q, k, v)))
            a, b = jnp.split(nn.Dense(48)(nn.LayerNorm()(x)), 2, -1)
            x = x + keep(gamma[1] * nn.Dense(16)(nn.silu(a) * b))
        x = nn.LayerNorm()(x)
        return nn.Dense(C)(jnp.concatenate([x[:, 0], x[:, 4:].mean(1)], -1))


def tokens_that_are_no_patches():
    """DeiT's third recipe: registers, queries and keys normed, gated feed-forward, layers scaled and left out for rows; labels by sigmoids with targets mixed by CutMix of one box; LAMB."""
    def loss(out, batch):
        return optax.sigmoid_binary_cross_entropy(out, batch["label"]).sum(-1).mean()
    labels = jax.nn.one_hot(whole(2, C, B), C) * 0.7 + jax.nn.one_hot(whole(3, C, B), C) * 0.3
    return _classifier(Registers(), draw(1, B, 12, 12, 3), labels, optax.lamb(3e-3, weight_decay=0.02), loss, rngs=True, tolerance=2e-2)


BUILDERS = {f.__name__: f for f in (everything_before_concatenated, scales_side_by_side, one_embedding_for_all_blocks, pyramids_under_shared_heads, one_modulation_for_all_blocks, convolutions_and_attention_in_one,
                                    weights_given_to_all_layers, branches_of_kernels, skips_between_all_depths, tokens_that_are_no_patches)}
