"""Families of causal language models, and of attention that is not between all tokens, as their ports to JAX train them."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from jax import lax
from pretrained import (
    B,
    D,
    H,
    S,
    V,
    attend,
    attention,
    cross_entropy,
    dense,
    dense_weights,
    dropout,
    join_heads,
    layer_norm,
    norm_weights,
    padding_mask,
    rms_norm,
    script,
    split_heads,
    stack_of,
    token_ids,
)
from stranger import Stranger


def _rotated_pairs(x, positions, part):
    """GPT-J's rotary positions: of the first `part` features, pairs that lie beside each other."""
    rotated, rest = x[..., :part], x[..., part:]
    angle = positions[:, None] * 1.0 / (100 ** (jnp.arange(0, part, 2) / part))
    sin, cos = (jnp.repeat(f(angle), 2, -1)[:, None, :] for f in (jnp.sin, jnp.cos))
    turned = jnp.stack((-rotated[..., 1::2], rotated[..., ::2]), -1).reshape(rotated.shape)
    return jnp.concatenate([rotated * cos + turned * sin, rest], -1)


def _rotated_halves(x, positions):
    half = x.shape[-1] // 2
    angle = positions[..., None] / (100 ** (jnp.arange(half) / half))
    sin, cos = jnp.sin(angle)[..., None, :], jnp.cos(angle)[..., None, :]
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def _next_token(logits, labels, mask=None):
    each = cross_entropy(logits[:, :-1], labels[:, 1:])
    return each.mean() if mask is None else (each * mask[:, 1:]).sum() / mask[:, 1:].sum()


def _grouped(seed, kv=2, ffn=48):
    d = D // H
    return {
        "q": draw(seed, D, H, d) * 0.18,
        "k": draw(seed + 1, D, kv, d) * 0.18,
        "v": draw(seed + 2, D, kv, d) * 0.18,
        "o": draw(seed + 3, H, d, D) * 0.18,
        "gate": draw(seed + 4, D, ffn) * 0.18,
        "up": draw(seed + 5, D, ffn) * 0.18,
        "down": draw(seed + 6, ffn, D) * 0.15,
        "n1": jnp.ones(D),
        "n2": jnp.ones(D),
    }


def _stacked_layers(seed, n, make=_grouped):
    return jax.tree.map(lambda *v: jnp.stack(v), *[make(seed + 10 * i) for i in range(n)])


def parallel_residual():
    """GPT-J: attention and feed-forward beside each other behind one norm, rotary positions on a part of each head, an untied head with a
    bias; the script's loss over shifted labels."""
    layers = {i: {n: v for n, v in p.items() if n != "ln2"} for i, p in stack_of(1, 2).items()}
    params = {"wte": draw(0, V, D) * 0.1, "h": layers, "ln_f": norm_weights(), "lm_head": dense_weights(90, D, V)}

    def loss_fn(params, batch, rng):
        x = params["wte"][batch["input_ids"]]
        positions = jnp.arange(S)
        causal = jnp.tril(jnp.ones((1, 1, S, S), bool)) & (batch["attention_mask"] > 0)[:, None, None, :]
        for p in params["h"].values():
            h = layer_norm(p["ln1"], x, 1e-5)
            q, k, v = (split_heads(dense(p["attention"][n], h)) for n in ("query", "key", "value"))
            a = attention(_rotated_pairs(q, positions, 4), _rotated_pairs(k, positions, 4), v, causal)
            rng, use = jax.random.split(rng)
            x = dropout(use, dense(p["attention"]["out"], join_heads(a))) + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], h))) + x
        return _next_token(dense(params["lm_head"], layer_norm(params["ln_f"], x, 1e-5)), batch["labels"])

    ids = token_ids()
    return script(loss_fn, params, {"input_ids": ids, "attention_mask": padding_mask(), "labels": ids})


def positions_from_the_mask():
    """OPT: learnt positions by the cumulated mask plus two, relu, embeddings projected in and out, float16 parameters in the forward pass,
    a static loss scale."""
    params = {
        "word": draw(0, V, 16) * 0.3,
        "in": draw(1, 16, D) * 0.25,
        "out": draw(2, D, 16) * 0.18,
        "position": draw(3, S + 2, D) * 0.1,
        "layers": stack_of(4, 2),
        "ln": norm_weights(),
    }
    tx = optax.adamw(optax.polynomial_schedule(1e-3, 0.0, 1.0, 100, 2), b2=0.95, weight_decay=0.1)

    def forward(params, ids, mask):
        positions = (jnp.cumsum(mask, axis=1) * mask).astype(jnp.int32) - 1
        x = params["word"][ids] @ params["in"] + params["position"][positions + 2]
        bias = jnp.where(jnp.tril(jnp.ones((S, S), bool)) & (mask > 0)[:, None, None, :], 0.0, -1e4).astype(x.dtype)
        for p in params["layers"].values():
            x = x + attend(p["attention"], layer_norm(p["ln1"], x, 1e-5), bias=bias)
            x = x + dense(p["fc2"], jax.nn.relu(dense(p["fc1"], layer_norm(p["ln2"], x, 1e-5))))
        return layer_norm(params["ln"], x, 1e-5) @ params["out"] @ params["word"].T

    def step(state, batch):
        params, opt_state = state

        def loss_fn(params):
            half = jax.tree.map(lambda v: v.astype(jnp.float16), params)
            logits = forward(half, batch["ids"], batch["mask"]).astype(jnp.float32)
            return _next_token(logits, batch["ids"], batch["mask"]) * 128.0

        loss, g = jax.value_and_grad(loss_fn)(params)
        g = jax.tree.map(lambda v: v / 128.0, g)
        u, opt_state = tx.update(g, opt_state, params)
        return (optax.apply_updates(params, u), opt_state), loss / 128.0

    return Stranger(
        step,
        ((params, tx.init(params)), {"ids": token_ids(), "mask": padding_mask()}),
        (("param", "opt"), "batch"),
        lambda a, r: (r[0], a[1]),
        (0,),
        tolerance=0.05,
    )


def sliding_window_scanned():
    """Mistral: grouped queries, a causal window in the mask, layers stacked under lax.scan with jax.checkpoint, bfloat16 activations over
    float32 parameters, positions and segments of packed rows as data."""
    params = {
        "embed": draw(0, V, D) * 0.2,
        "layers": _stacked_layers(1, 3),
        "norm": jnp.ones(D),
        "head": draw(90, D, V) * 0.18,
    }

    def loss_fn(params, batch, rng):
        seg, pos = batch["segment_ids"], batch["position_ids"]
        apart = pos[:, :, None] - pos[:, None, :]
        mask = ((apart >= 0) & (apart < 4) & (seg[:, :, None] == seg[:, None, :]))[:, None]

        def layer(x, p):
            p = jax.tree.map(lambda w: w.astype(jnp.bfloat16), p)
            h = rms_norm(p["n1"], x)
            q, k, v = (jnp.einsum("btd,dhe->bthe", h, p[n]) for n in "qkv")
            q, k = _rotated_halves(q, pos).astype(jnp.bfloat16), _rotated_halves(k, pos).astype(jnp.bfloat16)
            a = attention(q, jnp.repeat(k, 2, 2), jnp.repeat(v, 2, 2), mask)
            x = x + jnp.einsum("bthe,hed->btd", a, p["o"])
            h = rms_norm(p["n2"], x)
            return x + (jax.nn.silu(h @ p["gate"]) * (h @ p["up"])) @ p["down"], None

        x, _ = lax.scan(
            jax.checkpoint(layer, prevent_cse=False),
            params["embed"].astype(jnp.bfloat16)[batch["input_ids"]],
            params["layers"],
        )
        logits = (rms_norm(params["norm"], x) @ params["head"].astype(jnp.bfloat16)).astype(jnp.float32)
        return _next_token(logits, batch["input_ids"], (seg > 0).astype(jnp.float32))

    seg = jnp.where(jnp.arange(S) < 1 + whole(70, 6, B)[:, None] + 3, 1, 2)
    pos = jnp.where(seg == 1, jnp.arange(S), jnp.arange(S) - (seg == 1).sum(-1, keepdims=True))
    return script(
        loss_fn,
        params,
        {"input_ids": token_ids(), "segment_ids": seg, "position_ids": pos},
        optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3)),
        tolerance=0.05,
    )


def softcapped_tied():
    """Gemma 2: norms with an offset of one before and behind, embeddings scaled, scores and logits capped, local and global layers in turn,
    tied logits; adafactor-free AdamW in a NamedTuple."""

    def make(seed):
        return _grouped(seed) | {
            "n1": draw(seed + 7, D) * 0.1,
            "n2": draw(seed + 8, D) * 0.1,
            "p1": draw(seed + 9, D) * 0.1,
            "p2": draw(seed + 6, D) * 0.1,
        }

    params = {"embedder": draw(0, V, D) * 0.2, "layers": [make(10), make(30)], "final": draw(60, D) * 0.1}

    def loss_fn(params, batch, rng):
        x = params["embedder"][batch["ids"]] * jnp.asarray(D**0.5, jnp.float32)
        apart = jnp.arange(S)[:, None] - jnp.arange(S)[None]
        for i, p in enumerate(params["layers"]):
            h = rms_norm(p["n1"], x, 1.0)
            q, k, v = (jnp.einsum("btd,dhe->bthe", h, p[n]) for n in "qkv")
            positions = jnp.broadcast_to(jnp.arange(S), (B, S))
            q, k = _rotated_halves(q, positions) * 0.35, _rotated_halves(k, positions)
            s = jnp.einsum("bthge,bshe->bhgts", q.reshape(B, S, 2, 2, -1), k)
            s = jnp.tanh(s / 50.0) * 50.0
            s = jnp.where((apart >= 0) & ((apart < 5) | (i % 2 == 1)), s, -2.3819763e38)
            a = jnp.einsum("bhgts,bshe->bthge", jax.nn.softmax(s, -1), v).reshape(B, S, H, -1)
            x = x + rms_norm(p["p1"], jnp.einsum("bthe,hed->btd", a, p["o"]), 1.0)
            h = rms_norm(p["n2"], x, 1.0)
            x = x + rms_norm(p["p2"], (jax.nn.gelu(h @ p["gate"], approximate=True) * (h @ p["up"])) @ p["down"], 1.0)
        logits = rms_norm(params["final"], x, 1.0) @ params["embedder"].T
        logits = jnp.tanh(logits / 30.0) * 30.0
        return _next_token(logits, batch["ids"], batch["loss_mask"])

    return script(loss_fn, params, {"ids": token_ids(), "loss_mask": padding_mask().astype(jnp.float32)})


def slopes_of_the_mask():
    """BLOOM: slopes times the cumulated mask as a bias, a norm behind the embedding, queries, keys and values in one fused matrix whose heads
    are interleaved, residuals from before the norm."""

    def make(seed):
        return {
            "ln1": norm_weights(),
            "qkv": dense_weights(seed, D, 3 * D),
            "dense": dense_weights(seed + 2, D, D),
            "ln2": norm_weights(),
            "up": dense_weights(seed + 4, D, 4 * D),
            "down": dense_weights(seed + 6, 4 * D, D),
        }

    params = {"word": draw(0, V, D) * 0.2, "ln_e": norm_weights(), "h": stack_of(1, 2, make), "ln_f": norm_weights()}

    def loss_fn(params, batch, rng):
        mask = batch["attention_mask"]
        slopes = 2.0 ** -(8 * (jnp.arange(H) + 1) / H)
        alibi = slopes[:, None, None] * ((mask.cumsum(-1) - 1) * mask)[:, None, None, :]
        x = layer_norm(params["ln_e"], params["word"][batch["input_ids"]], 1e-5)
        causal = jnp.tril(jnp.ones((S, S), bool)) & (mask > 0)[:, None, None, :]
        for p in params["h"].values():
            h = layer_norm(p["ln1"], x, 1e-5)
            q, k, v = jnp.split(dense(p["qkv"], h).reshape(B, S, H, -1), 3, -1)
            x = x + dense(p["dense"], join_heads(attention(q, k, v, causal, alibi)))
            h = dense(p["up"], layer_norm(p["ln2"], x, 1e-5))
            x = x + dense(p["down"], h * 0.5 * (1.0 + jnp.tanh(0.79788456 * h * (1 + 0.044715 * h * h))))
        return _next_token(layer_norm(params["ln_f"], x, 1e-5) @ params["word"].T, batch["input_ids"], mask)

    return script(loss_fn, params, {"input_ids": token_ids(), "attention_mask": padding_mask()})


def blocks_sparse():
    """BigBird: sequences in blocks; each block of queries meets the first and last blocks, its neighbours by rolls, and blocks drawn once
    and kept as constants."""
    T, W = 32, 4
    n = T // W
    random = np.stack([np.random.default_rng(i).permutation(n)[:2] for i in range(n)])
    params = {
        "word": draw(0, V, D) * 0.2,
        "position": draw(1, T, D) * 0.1,
        "layers": stack_of(2, 2),
        "ln": norm_weights(),
        "bias": jnp.zeros(V),
    }

    def sparse(q, k, v, keep):
        qb, kb, vb = (x.transpose(0, 2, 1, 3).reshape(B, H, n, W, -1) for x in (q, k, v))
        mb = keep.reshape(B, 1, n, W)

        def gathered(x):
            ends = [jnp.broadcast_to(x[:, :, :1], x.shape), jnp.broadcast_to(x[:, :, -1:], x.shape)]
            window = [jnp.roll(x, 1, 2), x, jnp.roll(x, -1, 2)]
            drawn = [x[:, :, random[:, j]] for j in range(2)]
            return jnp.concatenate(ends + window + drawn, 3)

        s = jnp.einsum("bhnqd,bhnkd->bhnqk", qb, gathered(kb)) / 8**0.5
        s = s + (1 - gathered(mb.astype(jnp.float32)))[:, :, :, None] * -1e4
        a = jnp.einsum("bhnqk,bhnkd->bhnqd", jax.nn.softmax(s, -1), gathered(vb))
        return a.reshape(B, H, T, -1).transpose(0, 2, 1, 3)

    def loss_fn(params, batch, rng):
        x = params["word"][batch["input_ids"]] + params["position"]
        for p in params["layers"].values():
            q, k, v = (split_heads(dense(p["attention"][m], x)) for m in ("query", "key", "value"))
            x = layer_norm(p["ln1"], x + dense(p["attention"]["out"], join_heads(sparse(q, k, v, batch["attention_mask"]))))
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x))))
        logits = layer_norm(params["ln"], x) @ params["word"].T + params["bias"]
        labels = batch["labels"]
        return (cross_entropy(logits, jnp.maximum(labels, 0)) * (labels >= 0)).sum() / (labels >= 0).sum()

    batch = {
        "input_ids": token_ids(time=T),
        "attention_mask": padding_mask(time=T),
        "labels": jnp.where(whole(71, 5, B, T) == 0, token_ids(72, time=T), -100),
    }
    return script(loss_fn, params, batch)


def random_features():
    """Performer: softmax by positive random features that are drawn anew from the step's key, causal sums by a scan over the tokens."""
    params = {"word": draw(0, V, D) * 0.2, "position": draw(1, S, D) * 0.1, "layers": stack_of(2, 2), "ln": norm_weights()}

    def features(x, w):
        x = x * x.shape[-1] ** -0.25
        y = jnp.einsum("bthd,md->bthm", x, w) - (x**2).sum(-1, keepdims=True) / 2
        return jnp.exp(y - lax.stop_gradient(y.max((1, 3), keepdims=True))) * w.shape[0] ** -0.5 + 1e-4

    def causal(q, k, v):
        def body(carry, x):
            kv, z = carry
            q, k, v = x
            kv, z = kv + k[..., None] * v[:, :, None, :], z + k
            return (kv, z), jnp.einsum("bhm,bhmd->bhd", q, kv) / jnp.einsum("bhm,bhm->bh", q, z)[..., None]

        rows, _, heads, m = q.shape
        start = (jnp.zeros((rows, heads, m, v.shape[-1])), jnp.zeros((rows, heads, m)))
        return lax.scan(body, start, tuple(jnp.moveaxis(x, 1, 0) for x in (q, k, v)))[1].swapaxes(0, 1)

    def loss_fn(params, batch, rng):
        x = params["word"][batch] + params["position"]
        for i, p in enumerate(params["layers"].values()):
            key = jax.random.fold_in(rng, i)
            w = jnp.concatenate([jnp.linalg.qr(jax.random.normal(k, (8, 8)))[0].T * 8**0.5 for k in jax.random.split(key, 2)])
            h = layer_norm(p["ln1"], x)
            q, k, v = (split_heads(dense(p["attention"][m], h)) for m in ("query", "key", "value"))
            x = x + dense(p["attention"]["out"], join_heads(causal(features(q, w), features(k, w), v)))
            x = x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], layer_norm(p["ln2"], x))))
        return _next_token(layer_norm(params["ln"], x) @ params["word"].T, batch)

    return script(loss_fn, params, token_ids())


CAUSAL = {
    f.__name__: f
    for f in (parallel_residual, positions_from_the_mask, sliding_window_scanned, softcapped_tied, slopes_of_the_mask, blocks_sparse, random_features)
}
