"""Families of pretrained encoders and of encoder-decoders as their ports to JAX train them: each with its positions, norms, masks and losses."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from jax import lax
from pretrained import (
    MASK,
    PAD,
    B,
    D,
    H,
    S,
    V,
    attend,
    cross_entropy,
    dense,
    dense_weights,
    dropout,
    is_decayed,
    join_heads,
    layer_norm,
    layer_weights,
    norm_weights,
    padding_mask,
    script,
    split_heads,
    stack_of,
    token_ids,
)
from stranger import Stranger


def masked_in_the_step():
    """BERT: tokens masked inside the step (80 % by the mask token, 10 % by a random one), types and positions added, dropout everywhere,
    a transform and the tied table under the loss, whose mean is over what was masked."""
    params = {
        "embeddings": {
            "word": draw(0, V, D) * 0.1,
            "position": draw(1, S, D) * 0.1,
            "type": draw(2, 2, D) * 0.1,
            "ln": norm_weights(),
        },
        "encoder": stack_of(3, 2),
        "cls": {"transform": dense_weights(100, D, D), "ln": norm_weights(), "bias": jnp.zeros(V)},
    }

    def loss_fn(params, batch, rng):
        keys = jax.random.split(rng, 12)
        ids, keep = batch["input_ids"], batch["attention_mask"]
        masked = jax.random.bernoulli(keys[0], 0.3, ids.shape) & (keep == 1)
        labels = jnp.where(masked, ids, -100)
        replaced = jax.random.bernoulli(keys[1], 0.8, ids.shape) & masked
        inputs = jnp.where(replaced, MASK, ids)
        randomly = jax.random.bernoulli(keys[2], 0.5, ids.shape) & masked & ~replaced
        inputs = jnp.where(randomly, jax.random.randint(keys[3], ids.shape, 0, V), inputs)
        e = params["embeddings"]
        x = e["word"][inputs] + e["position"][None, :] + e["type"][batch["token_type_ids"]]
        x = dropout(keys[4], layer_norm(e["ln"], x))
        for i, p in params["encoder"].items():
            x = layer_norm(p["ln1"], x + dropout(keys[5 + int(i)], attend(p["attention"], x, keep[:, None, None, :] == 1)))
            h = jax.nn.gelu(dense(p["fc1"], x), approximate=False)
            x = layer_norm(p["ln2"], x + dropout(keys[8 + int(i)], dense(p["fc2"], h)))
        x = layer_norm(params["cls"]["ln"], jax.nn.gelu(dense(params["cls"]["transform"], x), approximate=False))
        logits = x @ e["word"].T + params["cls"]["bias"]
        weight = jnp.where(labels > 0, 1.0, 0.0)
        return (optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, V)) * weight).sum() / weight.sum()

    batch = {"input_ids": token_ids(), "attention_mask": padding_mask(), "token_type_ids": whole(52, 2, B, S)}
    return script(loss_fn, params, batch)


def denoised_shifted():
    """BART: learnt positions with an offset of two, norms behind, decoder inputs shifted right in the step, padded labels left out,
    label smoothing by confidence with its constant taken off, as the summarisation script has it."""
    params = {
        "shared": draw(0, V, D) * 0.2,
        "positions": draw(1, S + 2, D) * 0.1,
        "decoder_positions": draw(2, S + 2, D) * 0.1,
        "ln": norm_weights(),
        "decoder_ln": norm_weights(),
        "encoder": stack_of(3, 2),
        "decoder": stack_of(200, 2, cross=True),
        "final_logits_bias": jnp.zeros((1, V)),
    }

    def loss_fn(params, batch, rng):
        keys = iter(jax.random.split(rng, 20))
        keep = batch["attention_mask"][:, None, None, :] > 0
        x = params["shared"][batch["input_ids"]] * D**0.5 + params["positions"][jnp.arange(S) + 2]
        x = dropout(next(keys), layer_norm(params["ln"], x))
        for p in params["encoder"].values():
            x = layer_norm(p["ln1"], x + dropout(next(keys), attend(p["attention"], x, keep)))
            x = layer_norm(p["ln2"], x + dropout(next(keys), dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x)))))
        labels = batch["labels"]
        shifted = jnp.zeros_like(labels).at[:, 1:].set(labels[:, :-1]).at[:, 0].set(2)
        shifted = jnp.where(shifted == -100, PAD, shifted)
        y = params["shared"][shifted] * D**0.5 + params["decoder_positions"][jnp.arange(S) + 2]
        y = dropout(next(keys), layer_norm(params["decoder_ln"], y))
        causal = jnp.tril(jnp.ones((1, 1, S, S), bool))
        for p in params["decoder"].values():
            y = layer_norm(p["ln1"], y + dropout(next(keys), attend(p["attention"], y, causal & (shifted != PAD)[:, None, None, :])))
            y = layer_norm(p["ln3"], y + dropout(next(keys), attend(p["cross"], y, keep, memory=x)))
            y = layer_norm(p["ln2"], y + dropout(next(keys), dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], y)))))
        logits = y @ params["shared"].T + params["final_logits_bias"]
        confidence, low = 0.9, 0.1 / (V - 1)
        normalising = -(confidence * jnp.log(confidence) + (V - 1) * low * jnp.log(low + 1e-20))
        soft = jax.nn.one_hot(labels, V) * (confidence - low) + low
        loss = (optax.softmax_cross_entropy(logits, soft) - normalising) * batch["decoder_attention_mask"]
        return loss.sum() / batch["decoder_attention_mask"].sum()

    mask = padding_mask(53)
    batch = {
        "input_ids": token_ids(),
        "attention_mask": padding_mask(),
        "labels": jnp.where(mask > 0, token_ids(54), -100),
        "decoder_attention_mask": mask,
    }
    return script(loss_fn, params, batch)


def positions_of_padding():
    """RoBERTa for classification: positions counted where a token is no padding, the first token's state under a dense head with
    dropout, a regression head beside by a flag; the optimizer in a chain with a clip."""
    params = {
        "word": draw(0, V, D) * 0.1,
        "position": draw(1, S + PAD + 1, D) * 0.1,
        "ln": norm_weights(),
        "encoder": stack_of(3, 2),
        "dense": dense_weights(100, D, D),
        "out": dense_weights(102, D, 3),
    }

    def loss_fn(params, batch, rng):
        ids = batch["input_ids"]
        mask = (ids != PAD).astype("i4")
        incremental = jnp.cumsum(mask, axis=1).astype("i4") * mask
        positions = incremental.astype("i4") + PAD
        x = layer_norm(params["ln"], params["word"][ids] + params["position"][positions])
        for p in params["encoder"].values():
            x = layer_norm(p["ln1"], x + attend(p["attention"], x, (mask > 0)[:, None, None, :]))
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x), approximate=False)))
        h = jnp.tanh(dense(params["dense"], dropout(rng, x[:, 0, :])))
        logits = dense(params["out"], h)
        return cross_entropy(logits, batch["labels"]).mean() + 0.1 * ((logits[:, 0] - batch["score"]) ** 2).mean()

    ids = jnp.where(padding_mask() > 0, token_ids(), PAD)
    return script(
        loss_fn,
        params,
        {"input_ids": ids, "labels": whole(55, 3, B), "score": draw(56, B)},
        optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, mask=is_decayed)),
    )


def distilled_half_of_layers():
    """DistilBERT: a student of half the layers; the teacher's soft targets at a temperature, masked language modelling, and a cosine
    between hidden states where tokens are; the teacher is an argument of its own."""

    def model(params, ids, keep):
        x = params["word"][ids] + params["position"][:S]
        for p in params["layers"].values():
            x = layer_norm(p["ln1"], x + attend(p["attention"], x, keep[:, None, None, :] > 0))
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x))))
        return x @ params["word"].T, x

    def make(seed, n):
        return {"word": draw(seed, V, D) * 0.1, "position": draw(seed + 1, S, D) * 0.1, "layers": stack_of(seed + 3, n)}

    tx = optax.adamw(5e-4, mask=is_decayed)

    def step(state, teacher, batch):
        ids, keep, labels = batch["ids"], batch["mask"], batch["labels"]

        def loss_fn(params):
            t_logits, t_hidden = jax.tree.map(lax.stop_gradient, model(teacher, ids, keep))
            s_logits, s_hidden = model(params, ids, keep)
            T = 2.0
            target = jax.nn.softmax(t_logits / T)
            kl = (target * (jnp.log(target + 1e-9) - jax.nn.log_softmax(s_logits / T))).sum(-1)
            soft = (kl * keep).sum() / keep.sum() * T**2
            hard = (cross_entropy(s_logits, jnp.where(labels < 0, 0, labels)) * (labels >= 0)).sum() / jnp.maximum((labels >= 0).sum(), 1)
            cos = (optax.cosine_similarity(s_hidden, t_hidden, epsilon=1e-6) * keep).sum() / keep.sum()
            return 5.0 * soft + 2.0 * hard + 1.0 * (1 - cos), {"soft": soft, "hard": hard, "cos": cos}

        (loss, parts), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt}, {"loss": loss, **parts}

    params = make(0, 1)
    batch = {"ids": token_ids(), "mask": padding_mask(), "labels": jnp.where(whole(57, 4, B, S) == 0, token_ids(58), -100)}
    return Stranger(
        step,
        ({"params": params, "opt": tx.init(params)}, make(500, 2), batch),
        ({"params": "param", "opt": "opt"}, "frozen", "batch"),
        lambda a, r: (r[0], a[1], a[2]),
        (0,),
        tolerance=1e-3,
    )


def one_layer_many_times():
    """ALBERT: a table of few features projected up, one layer applied many times by a scan without inputs, masked tokens and sentence order
    as two losses; LAMB."""
    params = {
        "word": draw(0, V, 8) * 0.3,
        "up": dense_weights(1, 8, D),
        "position": draw(3, S, 8) * 0.1,
        "layer": layer_weights(4),
        "pool": dense_weights(50, D, D),
        "order": dense_weights(52, D, 2),
        "down": dense_weights(54, D, 8),
        "ln": norm_weights(8),
    }

    def loss_fn(params, batch, rng):
        keep = (batch["attention_mask"] > 0)[:, None, None, :]
        x = dense(params["up"], params["word"][batch["input_ids"]] + params["position"])

        def body(x, _):
            p = params["layer"]
            x = layer_norm(p["ln1"], x + attend(p["attention"], x, keep))
            return layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x)))), None

        x, _ = lax.scan(body, x, None, length=4)
        logits = layer_norm(params["ln"], jax.nn.gelu(dense(params["down"], x))) @ params["word"].T
        labels = batch["labels"]
        masked = (cross_entropy(logits, jnp.maximum(labels, 0)) * (labels >= 0)).sum() / jnp.maximum((labels >= 0).sum(), 1)
        return masked + cross_entropy(dense(params["order"], jnp.tanh(dense(params["pool"], x[:, 0]))), batch["sentence_order_label"]).mean()

    batch = {
        "input_ids": token_ids(),
        "attention_mask": padding_mask(),
        "labels": jnp.where(whole(73, 5, B, S) == 0, token_ids(74), -100),
        "sentence_order_label": whole(75, 2, B),
    }
    return script(loss_fn, params, batch, optax.lamb(1e-3, weight_decay=0.01, mask=is_decayed))


def disentangled_positions():
    """DeBERTa: content to position and position to content scores gathered along relative distances, shared projections of the table of
    distances, a mask from the diagonal, an absolute position only under the head."""
    K = 4
    params = {
        "word": draw(0, V, D) * 0.2,
        "rel": draw(1, 2 * K, D) * 0.2,
        "abs": draw(2, S, D) * 0.1,
        "layers": stack_of(3, 2),
        "head": dense_weights(90, D, V),
    }
    index = np.clip(np.arange(S)[:, None] - np.arange(S)[None] + K, 0, 2 * K - 1)

    def loss_fn(params, batch, rng):
        x = params["word"][batch["input_ids"]]
        keep = batch["attention_mask"]
        pair = (keep[:, None, :, None] * keep[:, None, None, :]) > 0
        for p in params["layers"].values():
            a = p["attention"]
            q, k, v = (split_heads(dense(a[m], x)).transpose(0, 2, 1, 3) for m in ("query", "key", "value"))
            pq, pk = (dense(a[m], params["rel"]).reshape(2 * K, H, -1).transpose(1, 0, 2) for m in ("query", "key"))
            scale = (3 * D // H) ** -0.5
            c2p = jnp.take_along_axis(jnp.einsum("bhqd,hrd->bhqr", q, pk), jnp.broadcast_to(index, (B, H, S, S)), -1)
            p2c = jnp.take_along_axis(jnp.einsum("bhkd,hrd->bhkr", k, pq), jnp.broadcast_to(index.T, (B, H, S, S)), -1).swapaxes(-1, -2)
            s = jnp.where(pair, (q @ k.swapaxes(-1, -2) + c2p + p2c) * scale, jnp.finfo(jnp.float32).min)
            w = jnp.where(pair, jax.nn.softmax(s, -1), 0)
            x = layer_norm(p["ln1"], x + dense(a["out"], join_heads((w @ v).transpose(0, 2, 1, 3))), 1e-7)
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x))), 1e-7)
        labels = batch["labels"]
        return (cross_entropy(dense(params["head"], x + params["abs"]), jnp.maximum(labels, 0)) * (labels >= 0)).sum() / (labels >= 0).sum()

    return script(
        loss_fn,
        params,
        {"input_ids": token_ids(), "attention_mask": padding_mask(), "labels": jnp.where(whole(76, 4, B, S) == 0, token_ids(77), -100)},
    )


def transforms_for_attention():
    """FNet: real parts of Fourier transforms over both the tokens and the features in attention's place, a dense pooler, two classes."""
    T = 16
    layers = {i: {n: v for n, v in p.items() if n != "attention"} for i, p in stack_of(3, 2).items()}
    params = {
        "word": draw(0, V, D) * 0.2,
        "position": draw(1, T, D) * 0.1,
        "type": draw(2, 2, D) * 0.1,
        "ln": norm_weights(),
        "layers": layers,
        "pool": dense_weights(90, D, D),
        "out": dense_weights(92, D, 2),
    }

    def loss_fn(params, batch, rng):
        x = layer_norm(params["ln"], params["word"][batch["input_ids"]] + params["position"] + params["type"][batch["token_type_ids"]])
        for p in params["layers"].values():
            x = layer_norm(p["ln1"], x + jnp.fft.fft2(x, axes=(1, 2)).real * 0.05)
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x))))
        return cross_entropy(dense(params["out"], jnp.tanh(dense(params["pool"], x[:, 0]))), batch["labels"]).mean()

    return script(
        loss_fn,
        params,
        {"input_ids": token_ids(time=T), "token_type_ids": whole(78, 2, B, T), "labels": whole(79, 2, B)},
        tolerance=1e-2,
    )


def passages_and_hard_negatives():
    """DPR: questions [B, T] against passages [B, 2, T] flattened to rows (one positive, one hard negative each), all of the batch as
    negatives, labels every second row; two encoders, accuracy as a metric."""

    def encoder(seed):
        return {"word": draw(seed, V, D) * 0.2, "position": draw(seed + 1, S, D) * 0.1, "layers": stack_of(seed + 2, 1)}

    def encode(p, ids):
        x = p["word"][ids] + p["position"]
        for q in p["layers"].values():
            x = layer_norm(q["ln1"], x + attend(q["attention"], x, (ids != PAD)[:, None, None, :]))
            x = layer_norm(q["ln2"], x + dense(q["fc2"], jax.nn.gelu(dense(q["fc1"], x))))
        return x[:, 0]

    tx = optax.adamw(1e-3)

    def step(params, opt, questions, passages):
        def loss_fn(params):
            q = encode(params["question"], questions)
            p = encode(params["context"], passages.reshape(-1, S))
            scores = q @ p.T
            labels = jnp.arange(B) * 2
            return cross_entropy(scores, labels).mean(), (scores.argmax(-1) == labels).mean()

        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, loss, acc

    params = {"question": encoder(0), "context": encoder(200)}
    return Stranger(
        step,
        (params, tx.init(params), token_ids(), jnp.stack([token_ids(80), token_ids(81)], 1)),
        ("param", "opt", "batch", "batch"),
        lambda a, r: (*r[:2], *a[2:]),
        (0, 1),
        tolerance=1e-3,
    )


def boxes_on_a_page():
    """LayoutLM: coordinates of boxes looked up in shared tables, widths and heights by their differences, tags by token."""
    params = {
        "word": draw(0, V, D) * 0.2,
        "x": draw(1, 33, D) * 0.1,
        "y": draw(2, 33, D) * 0.1,
        "h": draw(3, 33, D) * 0.1,
        "w": draw(4, 33, D) * 0.1,
        "position": draw(5, S, D) * 0.1,
        "ln": norm_weights(),
        "layers": stack_of(6, 2),
        "out": dense_weights(90, D, 7),
    }

    def loss_fn(params, batch, rng):
        box = batch["bbox"]
        e = (
            params["word"][batch["input_ids"]]
            + params["position"]
            + params["x"][box[..., 0]]
            + params["y"][box[..., 1]]
            + params["x"][box[..., 2]]
            + params["y"][box[..., 3]]
        )
        e = e + params["h"][box[..., 3] - box[..., 1]] + params["w"][box[..., 2] - box[..., 0]]
        x = dropout(rng, layer_norm(params["ln"], e))
        for p in params["layers"].values():
            x = layer_norm(p["ln1"], x + attend(p["attention"], x, (batch["attention_mask"] > 0)[:, None, None, :]))
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x))))
        labels = batch["labels"]
        return optax.losses.safe_softmax_cross_entropy(dense(params["out"], x), jax.nn.one_hot(labels, 7)).sum() / (labels >= 0).sum()

    low = whole(82, 16, B, S, 2)
    batch = {
        "input_ids": token_ids(),
        "bbox": jnp.concatenate([low, low + whole(83, 16, B, S, 2)], -1),
        "attention_mask": padding_mask(),
        "labels": jnp.where(padding_mask() > 0, whole(84, 7, B, S), -100),
    }
    return script(loss_fn, params, batch)


FAMILIES = {
    f.__name__: f
    for f in (
        masked_in_the_step,
        denoised_shifted,
        positions_of_padding,
        distilled_half_of_layers,
        one_layer_many_times,
        disentangled_positions,
        transforms_for_attention,
        passages_and_hard_negatives,
        boxes_on_a_page,
    )
}
