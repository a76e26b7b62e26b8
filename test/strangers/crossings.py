"""Text beside pictures, sound and noise: patches of all pictures in one list, losses of two kinds, codebooks by depth, blocks that are denoised, modalities that are missing."""

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from aligners import hidden_states, language_model
from drawn import draw, layers, mlp, whole
from flax.training import train_state
from jax import lax
from ports import masked_mean, scaled_draw, split_heads, token_rows, triangle
from pretrained import attention, join_heads, layer_norm, norm_weights, rms_norm
from readers import attend_to, attention_of
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, D, H, V = 12, 8, 16, 2, 40


def patches_of_all_pictures():
    """Patches of all pictures in one list, merged by fours, scattered into the places of a token by a count over the whole batch; three kinds of positions for each token turn queries and keys; the count of items is given from outside."""
    I, P, C = V - 1, 3, 6  # merged patches of a picture, features of a patch
    E = D // H

    def turned(x, positions):  # [B, T, H, E], [3, B, T]
        freq = 10.0 ** (-jnp.arange(E // 2) / (E // 2))
        angle = positions[..., None] * freq
        angle = jnp.concatenate([angle[i % 3][..., s:e] for i, (s, e) in enumerate([(0, 1), (1, 2), (2, E // 2)])], -1)[:, :, None]
        a, b = jnp.split(x, 2, -1)
        return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1)

    def loss(p, batch, num_items):
        ids = batch["input_ids"]
        v = batch["pixel_values"] @ p["patch"]
        v = v + jax.nn.gelu(layer_norm(p["vn"], v) @ p["v1"]) @ p["v2"]
        v = jax.nn.gelu(v.reshape(-1, 4 * D) @ p["m1"]) @ p["m2"]
        x = p["lm"]["embed"][ids].reshape(-1, D)
        here = (ids == I).reshape(-1)
        where = jnp.clip(jnp.cumsum(here) - 1, 0, v.shape[0] - 1)
        x = jnp.where(here[:, None], v[where], x).reshape(B, S, D)
        mask = triangle() & batch["attention_mask"][:, None, None]
        for q in p["lm"]["layers"]:
            h = rms_norm(q["norm"], x)
            x = x + join_heads(attention(turned(split_heads(h @ q["q"]), batch["position_ids"]), turned(split_heads(h @ q["k"]), batch["position_ids"]), split_heads(h @ q["v"]), mask)) @ q["o"]
            x = x + jax.nn.silu(x @ q["up"]) @ q["down"]
        logits = rms_norm(p["lm"]["norm"], x)[:, :-1] @ p["lm"]["embed"].T
        labels = batch["labels"][:, 1:]
        each = cross_entropy(logits, jnp.where(labels == -100, 0, labels))
        return jnp.sum(jnp.where(labels == -100, 0.0, each)) / num_items

    p = {"patch": scaled_draw(0, C, D), "vn": norm_weights(D), "v1": scaled_draw(1, D, D), "v2": scaled_draw(2, D, D), "m1": scaled_draw(3, 4 * D, D), "m2": scaled_draw(4, D, D), "lm": language_model(100)}
    t = jnp.arange(S)
    start = whole(5, S - P, B, 1)
    ids = jnp.where((t >= start) & (t < start + P), I, whole(6, V - 1, B, S))
    batch = {"input_ids": ids, "pixel_values": draw(7, B * P * 4, C), "attention_mask": t < 6 + whole(8, 3, B, 1), "position_ids": whole(9, S, 3, B, S).astype(jnp.float32), "labels": jnp.where(ids == I, -100, ids)}
    tx = optax.adamw(1e-3)
    kinds = {"input_ids": "batch", "pixel_values": "batch", "attention_mask": "batch", "position_ids": "batch:1", "labels": "batch"}
    return plain(trained(loss, tx), p, tx, (batch, jnp.float32(60)), [kinds, "scalar"], tolerance=1e-3, asks="several sets of arguments could be the batch")


def text_and_noise():
    """One transformer for words and noised patches: patches see one another, words what is before them; cross-entropy on words and the error of the noise on patches, times drawn for each row by the state's key."""
    P, C = 4, 6

    @jax.jit
    def step(state, batch):
        rng, kt, kn = jax.random.split(state["rng"], 3)
        t = jax.random.uniform(kt, (B,))
        noise = jax.random.normal(kn, batch["patches"].shape)
        alpha = jnp.cos(0.5 * jnp.pi * t)[:, None, None]
        noised = alpha * batch["patches"] + jnp.sqrt(1 - alpha**2) * noise

        def loss_fn(p):
            words = p["embed"][batch["text"][:, :-1]]
            pictures = noised @ p["in"] + (jnp.sin(t[:, None] * 2.0 ** jnp.arange(D)) @ p["time"])[:, None]
            x = jnp.concatenate([words, pictures], 1)
            n = S + P
            image = jnp.arange(n) >= S
            mask = triangle(n) | (image[:, None] & image[None])
            for q in p["layers"]:
                x = x + attend_to(q, rms_norm(q["norm"], x), mask=mask)
                x = x + jax.nn.silu(x @ q["up"]) @ q["down"]
            lm = cross_entropy(x[:, :S] @ p["embed"].T, batch["text"][:, 1:]).mean()
            ddpm = ((x[:, S:] @ p["out"] - noise) ** 2).mean()
            return lm + 5.0 * ddpm, {"lm": lm, "ddpm": ddpm}
        (loss, parts), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        return {"params": params, "opt": opt, "rng": rng, "ema": optax.incremental_update(params, state["ema"], 1e-2)}, parts | {"loss": loss}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    p = language_model(0) | {"in": scaled_draw(90, C, D), "time": scaled_draw(91, D, D), "out": scaled_draw(92, D, C)}
    del p["norm"]
    state = {"params": p, "opt": tx.init(p), "rng": jax.random.PRNGKey(0), "ema": T(lambda x: x + 0.0, p)}
    return Stranger(step, (state, {"text": token_rows(), "patches": draw(93, B, P, C)}), ({"params": "param", "opt": "opt", "rng": "rng", "ema": "model_state"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def hard_pairs_matched():
    """Pictures and texts: contrast with queues from slow encoders, then matching by a crossing encoder of right pairs and of wrong ones drawn by their likeness among the batch's rows, the temperature clipped."""
    Q = 24

    def picture(p, x):
        h = mlp(p["image"], x)
        return h, h.mean(1) / jnp.linalg.norm(h.mean(1), axis=-1, keepdims=True)

    def words(p, ids):
        h = p["embed"][ids]
        h = h + attend_to(p["text"], h)
        return h, h[:, 0] / jnp.linalg.norm(h[:, 0], axis=-1, keepdims=True)

    def step(p, slow, opt, queues, key, image, text):
        key, k1, k2 = jax.random.split(key, 3)
        slow = T(lambda s, w: 0.995 * s + 0.005 * w, slow, p)
        _, slow_image = picture(slow, image)
        _, slow_text = words(slow, text)
        all_image, all_text = jnp.concatenate([slow_image, queues["image"]]), jnp.concatenate([slow_text, queues["text"]])

        def loss_fn(p):
            hi, fi = picture(p, image)
            ht, ft = words(p, text)
            s_it, s_ti = fi @ all_text.T / p["temp"], ft @ all_image.T / p["temp"]
            target = 0.4 * jax.nn.softmax(slow_image @ all_text.T / p["temp"]) + 0.6 * jnp.eye(B, B + Q)
            target = lax.stop_gradient(target)
            itc = -(target * jax.nn.log_softmax(s_it)).sum(-1).mean() - (target * jax.nn.log_softmax(s_ti)).sum(-1).mean()
            off = jnp.where(jnp.eye(B, dtype=bool), -jnp.inf, 0.0)
            wrong_text = jax.random.categorical(k1, lax.stop_gradient(s_it[:, :B]) + off)
            wrong_image = jax.random.categorical(k2, lax.stop_gradient(s_ti[:, :B]) + off)
            t = jnp.concatenate([ht, ht[wrong_text], ht])
            i = jnp.concatenate([hi, hi, hi[wrong_image]])
            crossed = t + attend_to(p["cross"], t, i)
            label = jnp.concatenate([jnp.ones(B, jnp.int32), jnp.zeros(2 * B, jnp.int32)])
            return itc + cross_entropy(crossed[:, 0] @ p["match"], label).mean(), itc
        (loss, itc), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        p["temp"] = jnp.clip(p["temp"], 0.01, 0.5)
        queues = {"image": all_image[:Q], "text": all_text[:Q]}
        return p, slow, opt, queues, key, {"loss": loss, "itc": itc}

    tx = optax.adamw(1e-3)
    p = {"image": layers(0, 6, 16, D), "embed": draw(2, V, D), "text": attention_of(3), "cross": attention_of(7), "match": scaled_draw(11, D, 2), "temp": jnp.float32(0.07)}
    queues = {n: draw(i, Q, D) / 4 for i, n in ((12, "image"), (13, "text"))}
    return Stranger(step, (p, T(lambda x: x + 0.0, p), tx.init(p), queues, jax.random.key(0), draw(14, B, 4, 6), whole(15, V, B, 5)), ("param", "model_state", "opt", "model_state", "rng", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4), tolerance=1e-3)


def modalities_missing():
    """Pictures bound to sound, depth and text: each has its tower and temperature, rows without a modality are masked out of its columns and its mean; only the new towers are trained, the picture's is frozen."""
    def unit(x):
        return x / jnp.maximum(jnp.linalg.norm(x, axis=-1, keepdims=True), 1e-6)

    def loss(p, frozen, batch):
        anchor = unit(mlp(frozen, batch["image"]))
        total, seen = 0.0, {}
        for name in ("audio", "depth", "text"):
            there = batch["present"][name]
            z = unit(mlp(p[name]["tower"], batch[name]))
            s = anchor @ z.T * jnp.exp(p[name]["scale"])
            rows = jnp.where(there[None], s, -1e9)
            columns = jnp.where(there[:, None], s, -1e9).T
            y = jnp.arange(B)
            each = cross_entropy(rows, y) + cross_entropy(columns, y)
            seen[name] = masked_mean(each, there)
            total = total + seen[name]
        return total, seen

    p = {n: {"tower": layers(10 * i, d, 12, D), "scale": jnp.float32(1.0)} for i, (n, d) in enumerate([("audio", 5), ("depth", 7), ("text", 6)])}
    batch = {"image": draw(40, B, 9), "audio": draw(41, B, 5), "depth": draw(42, B, 7), "text": draw(43, B, 6), "present": {n: (draw(44 + i, B) > -0.6) for i, n in enumerate(("audio", "depth", "text"))}}
    tx = optax.adamw(1e-3)
    return plain(trained(loss, tx, True), p, tx, (layers(50, 9, 12, D), batch), ["frozen", "batch"], tolerance=1e-3)


def pairs_in_chunks():
    """Sigmoid losses of all pairs, a chunk of texts at a time by a loop that is computed again backward, a bias and a scale that are learnt, positives on the diagonal by the chunk's offset."""
    C = 4

    def loss(p, image, text):
        zi, zt = (x / jnp.linalg.norm(x, axis=-1, keepdims=True) for x in (mlp(p["image"], image), p["embed"][text].mean(1) @ p["text"]))

        @jax.checkpoint
        def chunk(total, i):
            part = lax.dynamic_slice_in_dim(zt, i * C, C)
            s = zi @ part.T * jnp.exp(p["scale"]) + p["bias"]
            sign = 2.0 * (jnp.arange(B)[:, None] == i * C + jnp.arange(C)[None]) - 1.0
            return total - jax.nn.log_sigmoid(sign * s).sum(), None
        total, _ = lax.scan(chunk, 0.0, jnp.arange(B // C))
        return total / B

    p = {"image": layers(0, 10, 16, D), "embed": draw(3, V, D), "text": scaled_draw(4, D, D), "scale": jnp.float32(2.0), "bias": jnp.float32(-5.0)}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.lion(1e-4))
    return plain(trained(loss, tx), p, tx, (draw(5, B, 10), whole(6, V, B, S)), tolerance=1e-3)


def depths_of_codebooks():
    """Frames of several codes: a transformer over time of summed embeddings, a small one over depth with weights of its own for each codebook, words of the text before the first code, losses weighed unlike."""
    Q, N = 3, 20

    def loss(p, text, codes, mask):
        x = p["text"][text[:, :-1]] + sum(p["codes"][q][codes[:, :-1, q]] for q in range(Q))
        h = hidden_states(p["time"], x)
        words = cross_entropy(h @ p["text"].T, text[:, 1:])
        y = codes[:, 1:]
        before = jnp.stack([p["text_in"][text[:, 1:]]] + [p["depth_in"][q][y[..., q]] for q in range(Q - 1)], 2)  # [B, T, Q, 8]
        z = (jnp.einsum("btd,qde->btqe", h, p["to_depth"]) + before).reshape(-1, Q, 8)
        q, k, v = (jnp.einsum("nqe,qef->nqf", z, p["depth"][m]) for m in ("q", "k", "v"))
        w = jax.nn.softmax(jnp.where(triangle(Q), q @ k.swapaxes(1, 2) / jnp.sqrt(8.0), -1e9))
        z = z + w @ v
        logits = jnp.einsum("nqe,qec->nqc", z, p["heads"]).reshape(B, S, Q, N)
        each = cross_entropy(logits, y) * jnp.array([4.0, 1.0, 1.0])
        return masked_mean(words, mask) + masked_mean(each.sum(-1) / 6.0, mask)

    p = {"text": draw(0, V, D) * 0.3, "codes": draw(1, Q, N, D) * 0.3, "time": {k: v for k, v in language_model(100).items() if k != "embed"}, "text_in": draw(2, V, 8), "depth_in": draw(3, Q - 1, N, 8), "to_depth": draw(4, Q, D, 8) * 0.3, "depth": {m: draw(5 + i, Q, 8, 8) * 0.3 for i, m in enumerate("qkv")}, "heads": draw(9, Q, 8, N) * 0.3}
    tx = optax.adamw(1e-3)
    return plain(trained(loss, tx), p, tx, (token_rows(), whole(61, N, B, S + 1, Q), draw(62, B, S) > -1), tolerance=1e-3)


def tokens_merged():
    """Pictures' tokens merged between attention and the rest by likeness of keys: every other one to its best partner, the most alike pairs only, sizes carried and added to the logits as their logarithm."""
    N, R = 8, 2

    def merge(x, k, size):
        k = k / jnp.linalg.norm(k, axis=-1, keepdims=True)
        a, b = k[:, ::2], k[:, 1::2]
        s = (a @ b.swapaxes(1, 2)).at[:, 0].set(-jnp.inf)
        best, partner = s.max(-1), s.argmax(-1)
        order = jnp.argsort(-best, 1)
        gone, kept = order[:, :R], jnp.sort(order[:, R:], 1)
        xa, xb, na, nb = x[:, ::2], x[:, 1::2], size[:, ::2], size[:, 1::2]
        to = jnp.take_along_axis(partner, gone, 1)
        row = jnp.arange(x.shape[0])[:, None]
        take = lambda z, i: jnp.take_along_axis(z, i[..., None], 1)
        total = (xb * nb).at[row, to].add(take(xa * na, gone))
        nb = nb.at[row, to].add(take(na, gone))
        return jnp.concatenate([take(xa, kept), total / nb], 1), jnp.concatenate([take(na, kept), nb], 1)

    def loss(p, image, label):
        x = jnp.concatenate([jnp.broadcast_to(p["cls"], (B, 1, D)), image @ p["patch"]], 1)[:, :N] + p["pos"]
        size = jnp.ones((B, N, 1))
        for q in p["layers"]:
            h = layer_norm(q["n"], x)
            k = h @ q["k"]
            bias = jnp.log(size)[:, None, None, :, 0]
            x = x + join_heads(attention(split_heads(h @ q["q"]), split_heads(k), split_heads(h @ q["v"]), bias=bias)) @ q["o"]
            x, size = merge(x, k, size)
            x = x + jax.nn.gelu(x @ q["up"]) @ q["down"]
        return cross_entropy(x[:, 0] @ p["head"], label).mean()

    layer = lambda i: attention_of(i) | {"n": norm_weights(D), "up": scaled_draw(i + 5, D, D), "down": scaled_draw(i + 6, D, D)}
    p = {"cls": draw(0, D), "patch": scaled_draw(1, 6, D), "pos": draw(2, N, D) * 0.2, "layers": [layer(10), layer(20)], "head": scaled_draw(3, D, 5)}
    tx = optax.sgd(optax.cosine_decay_schedule(0.1, 50), momentum=0.9, nesterov=True)
    return plain(trained(loss, tx), p, tx, (draw(4, B, N - 1, 6), whole(5, 5, B)), tolerance=1e-3)


def ratios_of_masked_words():
    """Discrete diffusion by score entropy: words absorbed into a mask by rates of a log-linear noise, the network gives logarithms of ratios, scaled by the noise; a slow average with warm-up for sampling."""
    M = V - 1

    def step(state, key, ids):
        kt, km = jax.random.split(jax.random.fold_in(key, state["step"]))
        t = (jax.random.uniform(kt) + jnp.arange(B) / B) % 1 * (1 - 1e-3) + 1e-3
        sigma = -jnp.log1p(-(1 - 1e-3) * t)
        rate = (1 - 1e-3) / (1 - (1 - 1e-3) * t)
        gone = jax.random.uniform(km, ids.shape) < 1 - jnp.exp(-sigma)[:, None]
        x = jnp.where(gone, M, ids)

        def loss_fn(p):
            h = p["embed"][x] + jnp.tanh(jnp.log(sigma)[:, None] * p["freq"])[:, None]
            log = hidden_states(p, h) @ p["out"] - jnp.log(jnp.expm1(sigma))[:, None, None]
            log = log.at[..., M].set(0.0)
            e = jnp.expm1(sigma)[:, None]
            ratio = 1 / e
            positive = jnp.exp(log[..., :-1]).sum(-1)
            negative = ratio * jnp.take_along_axis(log, ids[..., None], -1)[..., 0]
            const = ratio * (jnp.log(ratio) - 1)
            return (rate[:, None] * jnp.where(gone, positive - negative + const, 0)).sum(-1).mean()
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        decay = jnp.minimum(0.999, (1 + state["step"]) / (10 + state["step"]))
        return dict(step=state["step"] + 1, params=params, opt=opt, ema=T(lambda e, p: e - (1 - decay) * (e - p), state["ema"], params)), loss

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(3e-4))
    p = language_model(0, freq=draw(90, D), out=scaled_draw(91, D, V))
    state = dict(step=jnp.int32(0), params=p, opt=tx.init(p), ema=T(lambda x: x + 0.0, p))
    return Stranger(step, (state, jax.random.PRNGKey(1), whole(60, V - 1, B, S)), ({"step": "counter", "params": "param", "opt": "opt", "ema": "model_state"}, "rng", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def blocks_denoised():
    """Noised words beside clean ones in one pass: a noised block sees itself and the clean blocks before it; a rate for each block between bounds, the loss weighed by its inverse; the variance over bounds is reported."""
    K, M = 4, V - 1
    N = S // K

    def loss(p, ids, key):
        k1, k2 = jax.random.split(key)
        u = (jax.random.uniform(k1, (B, N)) + jnp.arange(B)[:, None]) / B
        u = jax.random.permutation(k2, u, axis=0, independent=True)
        rate = 0.3 + 0.6 * u
        r = jnp.repeat(rate, K, 1)
        masked = jax.random.bernoulli(jax.random.fold_in(key, 1), r)
        x = jnp.concatenate([jnp.where(masked, M, ids), ids], 1)
        block = jnp.tile(jnp.arange(S) // K, 2)
        clean = jnp.arange(2 * S) >= S
        same = (block[:, None] == block[None]) & (clean[:, None] == clean[None])
        mask = same | (clean[None] & ~clean[:, None] & (block[:, None] > block[None])) | (clean[None] & clean[:, None] & (block[:, None] >= block[None]))
        h = p["embed"][x] + jnp.tile(p["pos"], (2, 1))
        for q in p["layers"]:
            h = h + attend_to(q, rms_norm(q["norm"], h), mask=mask)
            h = h + jax.nn.silu(h @ q["up"]) @ q["down"]
        logits = (h[:, :S] @ p["embed"].T).at[..., M].add(-1e9)
        each = jnp.where(masked, cross_entropy(logits, ids), 0.0) / r
        return each.mean(), {"variance": each.mean(1).var(), "rate": rate.mean()}

    tx = optax.adamw(3e-4)
    p = language_model(0, pos=draw(90, S, D) * 0.3)
    del p["norm"]
    return plain(trained(loss, tx, True), p, tx, (whole(60, V - 1, B, S), jax.random.key(0)), ["batch", "rng"], tolerance=1e-3)


def frames_queried():
    """Clips for a frozen language model: learnt queries read frames of a frozen encoder with an embedding of time, a projection to soft tokens before the prompt; answers are scored among given choices of the row."""
    F, P, Q, A = 3, 4, 2, 3

    def loss(p, frozen, clip, question, choices, right):
        f = jnp.tanh(clip @ frozen["vision"])  # [B, F, P, D]
        f = layer_norm(p["n"], f + p["time"][:, None]).reshape(B, F * P, D)
        q = jnp.broadcast_to(p["queries"], (B, Q, D))
        q = q + attend_to(p["self"], q)
        q = q + attend_to(p["cross"], q, f)
        soft = q @ p["project"]
        lm = frozen["lm"]
        x = jnp.concatenate([soft, lm["embed"][question]], 1)
        n = x.shape[1]
        x = jnp.concatenate([jnp.repeat(x[:, None], A, 1), lm["embed"][choices[..., :-1]]], 2)
        h = hidden_states(lm, x.reshape(B * A, -1, D)).reshape(B, A, -1, D)[:, :, n - 1 + 1:]
        logp = -cross_entropy(h @ lm["embed"].T, choices[..., 1:]).mean(-1)
        return cross_entropy(logp, right).mean(), (logp.argmax(-1) == right).mean()

    p = {"n": norm_weights(D), "time": draw(0, F, D) * 0.3, "queries": draw(1, Q, D), "self": attention_of(2), "cross": attention_of(6), "project": scaled_draw(10, D, D)}
    frozen = {"vision": scaled_draw(11, 5, D), "lm": language_model(100)}
    tx = optax.adamw(1e-3, mu_dtype=jnp.bfloat16)
    return plain(trained(loss, tx, True), p, tx, (frozen, draw(12, B, F, P, 5), whole(13, V, B, 4), whole(14, V, B, A, 4), whole(15, A, B)), ["frozen", "batch", "batch", "batch", "batch"], tolerance=5e-3)


def words_aligned_with_regions():
    """Boxes found by words: regions and words fused both ways, likeness of each region to each word as its logits, a focal loss against a map of which word belongs to which region, boxes of matched ones by overlap and distance."""
    R, W = 5, 6

    class Fuse(nn.Module):
        @nn.compact
        def __call__(self, v, t, t_mask):
            q, k = nn.Dense(D)(v), nn.Dense(D)(t)
            s = jnp.einsum("brd,bwd->brw", q, k) / D**0.5
            to_v = nn.softmax(jnp.where(t_mask[:, None], s, -1e9), -1) @ nn.Dense(D)(t)
            to_t = nn.softmax(s.swapaxes(1, 2), -1) @ nn.Dense(D)(v)
            gate = self.param("gate", nn.initializers.constant(1e-2), (2, D))
            return v + gate[0] * to_v, t + gate[1] * to_t

    class Net(nn.Module):
        @nn.compact
        def __call__(self, regions, words, mask):
            v, t = nn.Dense(D)(regions), nn.Embed(V, D)(words)
            for _ in range(2):
                v, t = Fuse()(nn.LayerNorm()(v), nn.LayerNorm()(t), mask)
            return jnp.einsum("brd,bwd->brw", v, nn.Dense(D)(t)) / D**0.5 - 2.0, nn.sigmoid(nn.Dense(4)(v))

    net = Net()

    def train_step(state, batch):
        def loss_fn(params):
            logits, box = state.apply_fn({"params": params}, batch["regions"], batch["words"], batch["mask"])
            y = batch["map"]
            pr = jax.nn.sigmoid(logits)
            focal = optax.sigmoid_binary_cross_entropy(logits, y) * jnp.where(y > 0, 0.25 * (1 - pr) ** 2, 0.75 * pr**2)
            n = jnp.maximum(y.max(-1).sum(), 1.0)
            cls = (focal * batch["mask"][:, None]).sum() / n
            has = y.max(-1)
            lo, hi = jnp.maximum(box[..., :2], batch["boxes"][..., :2]), jnp.minimum(box[..., 2:], batch["boxes"][..., 2:])
            inter = jnp.prod(jnp.maximum(hi - lo, 0), -1)
            area = lambda b: jnp.prod(jnp.maximum(b[..., 2:] - b[..., :2], 1e-3), -1)
            iou = inter / (area(box) + area(batch["boxes"]) - inter + 1e-3)
            reg = ((1 - iou + jnp.abs(box - batch["boxes"]).sum(-1)) * has).sum() / n
            return cls + reg, {"cls": cls, "reg": reg}
        grad_fn = jax.value_and_grad(loss_fn, has_aux=True)
        (loss, aux), grads = grad_fn(state.params)
        new = state.apply_gradients(grads=grads)
        return new, aux | {"loss": loss, "step": new.step}

    batch = {"regions": draw(0, B, R, 7), "words": whole(1, V, B, W), "mask": jnp.arange(W) < 3 + whole(2, 4, B, 1), "map": (draw(3, B, R, W) > 1.2).astype(jnp.float32), "boxes": jnp.sort(jax.nn.sigmoid(draw(4, B, R, 2, 2)), 2).reshape(B, R, 4)}
    params = initial(net.init, jax.random.key(0), batch["regions"], batch["words"], batch["mask"])["params"]
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=optax.adamw(1e-3))
    return Stranger(train_step, (state, batch), (state.replace(step="counter", params="param", opt_state="opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def frames_stacked_for_a_listener():
    """Speech for a frozen language model: frames stacked by twos, an adapter, a loss by alignments beside, spans of frames hidden by the state's key, words shifted right behind the soft frames, the deepest layer's adapter of low rank."""
    F, C = 8, 6

    def loss(p, frozen, frames, lengths, words, key):
        at = jax.random.randint(key, (B, 1), 0, F - 2)
        hide = (jnp.arange(F) >= at) & (jnp.arange(F) < at + 2)
        x = jnp.where(hide[..., None], 0.0, frames)
        x = (x.reshape(B, F // 2, 2 * C) @ p["in"] + p["b"])
        x = x + attend_to(p["enc"], layer_norm(p["n"], x))
        pad = (jnp.arange(F // 2) >= lengths[:, None]).astype(jnp.float32)
        ctc = optax.ctc_loss(x @ p["ctc"], pad, words[:, 1:4], jnp.zeros((B, 3)))
        lm = frozen | {"layers": [frozen["layers"][0], frozen["layers"][1] | {"v": frozen["layers"][1]["v"] + p["a"] @ p["z"]}]}
        h = hidden_states(lm, jnp.concatenate([x @ p["project"], lm["embed"][words[:, :-1]]], 1))[:, F // 2:]
        each = cross_entropy(h @ lm["embed"].T, words[:, 1:])
        return masked_mean(each, words[:, 1:] != 0) + 0.3 * ctc.mean() / 3

    def step(state, frozen, batch):
        rng, key = jax.random.split(state["rng"])
        value, g = jax.value_and_grad(loss)(state["params"], frozen, *batch, key)
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "rng": rng}, value

    p = {"in": scaled_draw(0, 2 * C, D), "b": jnp.zeros(D), "enc": attention_of(1), "n": norm_weights(D), "ctc": scaled_draw(6, D, V), "project": scaled_draw(7, D, D), "a": scaled_draw(8, D, 2), "z": jnp.zeros((2, D))}
    tx = optax.adamw(1e-3)
    state = {"params": p, "opt": tx.init(p), "rng": jax.random.key(4)}
    return Stranger(step, (state, language_model(100), (draw(9, B, F, C), 3 + whole(10, 2, B), 1 + whole(11, V - 1, B, 6))), ({"params": "param", "opt": "opt", "rng": "rng"}, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


CROSSINGS = {
    "patches_of_all_pictures": patches_of_all_pictures, "text_and_noise": text_and_noise,
    "hard_pairs_matched": hard_pairs_matched, "modalities_missing": modalities_missing, "pairs_in_chunks": pairs_in_chunks,
    "depths_of_codebooks": depths_of_codebooks, "tokens_merged": tokens_merged,
    "ratios_of_masked_words": ratios_of_masked_words, "blocks_denoised": blocks_denoised, "frames_queried": frames_queried,
    "words_aligned_with_regions": words_aligned_with_regions, "frames_stacked_for_a_listener": frames_stacked_for_a_listener,
}
