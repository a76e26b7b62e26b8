"""Families of pretrained models as their ports to JAX train them: masked, denoising and causal language models with each family's
positions, norms and masks; vision, speech and two-tower models. Parameters in nested dictionaries, a state in a NamedTuple."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from jax import lax
from stranger import Stranger

B, S, D, H, V = 12, 12, 32, 4, 48
PAD, MASK = 1, 3


class TrainState(NamedTuple):
    step: Any
    params: Any
    opt_state: Any
    dropout_rng: Any


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def _dense(seed, i, o):
    return {"kernel": draw(seed, i, o) * i**-0.5, "bias": draw(seed + 1, o) * 0.1}


def _apply(p, x):
    return x @ p["kernel"] + p["bias"]


def _scale(d=D):
    return {"scale": jnp.ones(d), "bias": jnp.zeros(d)}


def _layer_norm(p, x, eps=1e-12):
    mean = x.mean(-1, keepdims=True)
    var = jnp.maximum(0.0, (x**2).mean(-1, keepdims=True) - mean**2)
    return (x - mean) * (lax.rsqrt(var + eps) * p["scale"]) + p["bias"]


def _rms(w, x, offset=0.0):
    y = x.astype(jnp.float32)
    return ((y * lax.rsqrt((y**2).mean(-1, keepdims=True) + 1e-6)) * (offset + w)).astype(x.dtype)


def _drop(key, x, rate=0.1):
    keep = jax.random.bernoulli(key, 1 - rate, x.shape)
    return jnp.where(keep, x / (1 - rate), 0.0)


def _attention(q, k, v, mask=None, bias=None):
    """[B, T, H, d] each, as flax's dot_product_attention_weights has them."""
    q = q / jnp.sqrt(q.shape[-1]).astype(q.dtype)
    w = jnp.einsum("...qhd,...khd->...hqk", q, k)
    w = w if bias is None else w + bias
    w = w if mask is None else jnp.where(mask, w, jnp.finfo(w.dtype).min)
    return jnp.einsum("...hqk,...khd->...qhd", jax.nn.softmax(w.astype(jnp.float32)).astype(q.dtype), v)


def _split(x, n=H):
    return x.reshape(x.shape[:2] + (n, -1))


def _join(x):
    return x.reshape(x.shape[:2] + (-1,))


def _self(p, x, mask=None, bias=None, memory=None):
    y = x if memory is None else memory
    return _apply(p["out"], _join(_attention(*(_split(_apply(p[n], z)) for n, z in (("query", x), ("key", y), ("value", y))), mask, bias)))


def _attention_weights(seed, d=D):
    return {n: _dense(seed + 2 * i, d, d) for i, n in enumerate(("query", "key", "value", "out"))}


def _layer(seed, cross=False):
    p = {"attention": _attention_weights(seed), "ln1": _scale(), "fc1": _dense(seed + 10, D, 2 * D), "fc2": _dense(seed + 12, 2 * D, D),
         "ln2": _scale()}
    return p | ({"cross": _attention_weights(seed + 20), "ln3": _scale()} if cross else {})


def _stack(seed, n, make=_layer, **options):
    return {str(i): make(seed + 40 * i, **options) for i in range(n)}


def _decayed(params):
    """True but for biases and what a norm scales, by path, as the example scripts have it."""
    return jax.tree_util.tree_map_with_path(lambda path, _: path[-1].key not in ("bias", "scale"), params)


def _script(loss_fn, params, batch, tx=None, tolerance=1e-3, donate=(0,), rate=1e-3, kinds="param"):
    """A script's train_step: the key in the state is split each step, the metrics have the schedule's rate."""
    schedule = optax.join_schedules([optax.linear_schedule(0.0, rate, 2), optax.linear_schedule(rate, 0.0, 50)], [2])
    tx = tx or optax.adamw(schedule, b1=0.9, b2=0.98, eps=1e-8, weight_decay=0.01, mask=_decayed)

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)
        loss, grad = jax.value_and_grad(loss_fn)(state.params, batch, dropout_rng)
        updates, opt_state = tx.update(grad, state.opt_state, state.params)
        metrics = {"loss": loss, "learning_rate": schedule(state.step)}
        return TrainState(state.step + 1, optax.apply_updates(state.params, updates), opt_state, new_dropout_rng), metrics

    state = TrainState(jnp.int32(0), params, tx.init(params), jax.random.PRNGKey(0))
    return Stranger(train_step, (state, batch), (TrainState("step", kinds, "opt", "rng"), "batch"), lambda a, r: (r[0], a[1]), donate,
                    tolerance=tolerance)


def _ids(seed=50, low=4, rows=B, time=S):
    return low + whole(seed, V - low, rows, time)


def _lengths(seed=51, rows=B, time=S):
    return (jnp.arange(time) < 3 + whole(seed, time - 3, rows)[:, None]).astype(jnp.int32)


def masked_in_the_step():
    """BERT: tokens masked inside the step (80 % by the mask token, 10 % by a random one), types and positions added, dropout everywhere,
    a transform and the tied table under the loss, whose mean is over what was masked."""
    params = {"embeddings": {"word": draw(0, V, D) * 0.1, "position": draw(1, S, D) * 0.1, "type": draw(2, 2, D) * 0.1, "ln": _scale()},
              "encoder": _stack(3, 2), "cls": {"transform": _dense(100, D, D), "ln": _scale(), "bias": jnp.zeros(V)}}

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
        x = _drop(keys[4], _layer_norm(e["ln"], x))
        for i, p in params["encoder"].items():
            x = _layer_norm(p["ln1"], x + _drop(keys[5 + int(i)], _self(p["attention"], x, keep[:, None, None, :] == 1)))
            h = jax.nn.gelu(_apply(p["fc1"], x), approximate=False)
            x = _layer_norm(p["ln2"], x + _drop(keys[8 + int(i)], _apply(p["fc2"], h)))
        x = _layer_norm(params["cls"]["ln"], jax.nn.gelu(_apply(params["cls"]["transform"], x), approximate=False))
        logits = x @ e["word"].T + params["cls"]["bias"]
        weight = jnp.where(labels > 0, 1.0, 0.0)
        return (optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, V)) * weight).sum() / weight.sum()

    batch = {"input_ids": _ids(), "attention_mask": _lengths(), "token_type_ids": whole(52, 2, B, S)}
    return _script(loss_fn, params, batch)


def denoised_shifted():
    """BART: learnt positions with an offset of two, norms behind, decoder inputs shifted right in the step, padded labels left out,
    label smoothing by confidence with its constant taken off, as the summarisation script has it."""
    params = {"shared": draw(0, V, D) * 0.2, "positions": draw(1, S + 2, D) * 0.1, "decoder_positions": draw(2, S + 2, D) * 0.1,
              "ln": _scale(), "decoder_ln": _scale(), "encoder": _stack(3, 2), "decoder": _stack(200, 2, cross=True),
              "final_logits_bias": jnp.zeros((1, V))}

    def loss_fn(params, batch, rng):
        keys = iter(jax.random.split(rng, 20))
        keep = batch["attention_mask"][:, None, None, :] > 0
        x = params["shared"][batch["input_ids"]] * D**0.5 + params["positions"][jnp.arange(S) + 2]
        x = _drop(next(keys), _layer_norm(params["ln"], x))
        for p in params["encoder"].values():
            x = _layer_norm(p["ln1"], x + _drop(next(keys), _self(p["attention"], x, keep)))
            x = _layer_norm(p["ln2"], x + _drop(next(keys), _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x)))))
        labels = batch["labels"]
        shifted = jnp.zeros_like(labels).at[:, 1:].set(labels[:, :-1]).at[:, 0].set(2)
        shifted = jnp.where(shifted == -100, PAD, shifted)
        y = params["shared"][shifted] * D**0.5 + params["decoder_positions"][jnp.arange(S) + 2]
        y = _drop(next(keys), _layer_norm(params["decoder_ln"], y))
        causal = jnp.tril(jnp.ones((1, 1, S, S), bool))
        for p in params["decoder"].values():
            y = _layer_norm(p["ln1"], y + _drop(next(keys), _self(p["attention"], y, causal & (shifted != PAD)[:, None, None, :])))
            y = _layer_norm(p["ln3"], y + _drop(next(keys), _self(p["cross"], y, keep, memory=x)))
            y = _layer_norm(p["ln2"], y + _drop(next(keys), _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], y)))))
        logits = y @ params["shared"].T + params["final_logits_bias"]
        confidence, low = 0.9, 0.1 / (V - 1)
        normalising = -(confidence * jnp.log(confidence) + (V - 1) * low * jnp.log(low + 1e-20))
        soft = jax.nn.one_hot(labels, V) * (confidence - low) + low
        loss = (optax.softmax_cross_entropy(logits, soft) - normalising) * batch["decoder_attention_mask"]
        return loss.sum() / batch["decoder_attention_mask"].sum()

    mask = _lengths(53)
    batch = {"input_ids": _ids(), "attention_mask": _lengths(), "labels": jnp.where(mask > 0, _ids(54), -100), "decoder_attention_mask": mask}
    return _script(loss_fn, params, batch)


def positions_of_padding():
    """RoBERTa for classification: positions counted where a token is no padding, the first token's state under a dense head with
    dropout, a regression head beside by a flag; the optimizer in a chain with a clip."""
    params = {"word": draw(0, V, D) * 0.1, "position": draw(1, S + PAD + 1, D) * 0.1, "ln": _scale(), "encoder": _stack(3, 2),
              "dense": _dense(100, D, D), "out": _dense(102, D, 3)}

    def loss_fn(params, batch, rng):
        ids = batch["input_ids"]
        mask = (ids != PAD).astype("i4")
        incremental = jnp.cumsum(mask, axis=1).astype("i4") * mask
        positions = incremental.astype("i4") + PAD
        x = _layer_norm(params["ln"], params["word"][ids] + params["position"][positions])
        for p in params["encoder"].values():
            x = _layer_norm(p["ln1"], x + _self(p["attention"], x, (mask > 0)[:, None, None, :]))
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x), approximate=False)))
        h = jnp.tanh(_apply(params["dense"], _drop(rng, x[:, 0, :])))
        logits = _apply(params["out"], h)
        return _ce(logits, batch["labels"]).mean() + 0.1 * ((logits[:, 0] - batch["score"]) ** 2).mean()

    ids = jnp.where(_lengths() > 0, _ids(), PAD)
    return _script(loss_fn, params, {"input_ids": ids, "labels": whole(55, 3, B), "score": draw(56, B)},
                   optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, mask=_decayed)))


def distilled_half_of_layers():
    """DistilBERT: a student of half the layers; the teacher's soft targets at a temperature, masked language modelling, and a cosine
    between hidden states where tokens are; the teacher is an argument of its own."""
    def model(params, ids, keep):
        x = params["word"][ids] + params["position"][:S]
        for p in params["layers"].values():
            x = _layer_norm(p["ln1"], x + _self(p["attention"], x, keep[:, None, None, :] > 0))
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x))))
        return x @ params["word"].T, x

    def make(seed, n):
        return {"word": draw(seed, V, D) * 0.1, "position": draw(seed + 1, S, D) * 0.1, "layers": _stack(seed + 3, n)}

    tx = optax.adamw(5e-4, mask=_decayed)

    def step(state, teacher, batch):
        ids, keep, labels = batch["ids"], batch["mask"], batch["labels"]

        def loss_fn(params):
            t_logits, t_hidden = jax.tree.map(lax.stop_gradient, model(teacher, ids, keep))
            s_logits, s_hidden = model(params, ids, keep)
            T = 2.0
            target = jax.nn.softmax(t_logits / T)
            kl = (target * (jnp.log(target + 1e-9) - jax.nn.log_softmax(s_logits / T))).sum(-1)
            soft = (kl * keep).sum() / keep.sum() * T**2
            hard = (_ce(s_logits, jnp.where(labels < 0, 0, labels)) * (labels >= 0)).sum() / jnp.maximum((labels >= 0).sum(), 1)
            cos = (optax.cosine_similarity(s_hidden, t_hidden, epsilon=1e-6) * keep).sum() / keep.sum()
            return 5.0 * soft + 2.0 * hard + 1.0 * (1 - cos), {"soft": soft, "hard": hard, "cos": cos}

        (loss, parts), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt}, {"loss": loss, **parts}

    params = make(0, 1)
    batch = {"ids": _ids(), "mask": _lengths(), "labels": jnp.where(whole(57, 4, B, S) == 0, _ids(58), -100)}
    return Stranger(step, ({"params": params, "opt": tx.init(params)}, make(500, 2), batch),
                    ({"params": "param", "opt": "opt"}, "frozen", "batch"), lambda a, r: (r[0], a[1], a[2]), (0,), tolerance=1e-3)


def patches_with_resized_positions():
    """ViT: a strided convolution into patches, a class token, positions resized bilinearly from a smaller grid, norms in front, stochastic
    depth by row, label smoothing; SGD with a warm cosine."""
    params = {"patch": {"kernel": draw(0, 4, 4, 3, D) * 0.15, "bias": jnp.zeros(D)}, "cls": draw(1, 1, 1, D) * 0.1,
              "position": draw(2, 1, 1 + 9, D) * 0.1, "encoder": _stack(3, 2), "ln": _scale(), "head": _dense(90, D, 10)}

    def loss_fn(params, batch, rng):
        x = lax.conv_general_dilated(batch["pixel_values"], params["patch"]["kernel"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        x = (x + params["patch"]["bias"]).reshape(B, -1, D)
        grid = jax.image.resize(params["position"][:, 1:].reshape(1, 3, 3, D), (1, 4, 4, D), "bilinear").reshape(1, 16, D)
        positions = jnp.concatenate([params["position"][:, :1], grid], 1)
        x = jnp.concatenate([jnp.broadcast_to(params["cls"], (B, 1, D)), x], 1) + positions
        for i, p in enumerate(params["encoder"].values()):
            keep = jax.random.bernoulli(jax.random.fold_in(rng, i), 0.9, (B, 1, 1)) / 0.9
            x = x + keep * _self(p["attention"], _layer_norm(p["ln1"], x))
            x = x + keep * _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], _layer_norm(p["ln2"], x))))
        logits = _apply(params["head"], _layer_norm(params["ln"], x)[:, 0])
        return optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(batch["labels"], 10), 0.1)).mean()

    batch = {"pixel_values": draw(60, B, 16, 16, 3), "labels": whole(61, 10, B)}
    return _script(loss_fn, params, batch, optax.sgd(optax.warmup_cosine_decay_schedule(0.0, 0.1, 2, 20), momentum=0.9, nesterov=True))


def two_towers_scale_clipped():
    """CLIP: text pooled at its largest token, quick gelu, both towers projected and normed, one learnt scale that is clipped after the
    update, the loss the mean of both directions over the whole batch."""
    params = {"text": {"word": draw(0, V, D) * 0.2, "position": draw(1, S, D) * 0.1, "layers": _stack(2, 1), "ln": _scale(), "proj": draw(90, D, 16) * 0.2},
              "vision": {"patch": draw(91, 4, 4, 3, D) * 0.15, "cls": draw(92, D) * 0.1, "position": draw(93, 17, D) * 0.1, "pre": _scale(),
                         "layers": _stack(100, 1), "ln": _scale(), "proj": draw(190, D, 16) * 0.2}, "logit_scale": jnp.float32(2.6592)}

    def encode(p, x, mask=None):
        for q in p["layers"].values():
            x = x + _self(q["attention"], _layer_norm(q["ln1"], x, 1e-5), mask)
            h = _apply(q["fc1"], _layer_norm(q["ln2"], x, 1e-5))
            x = x + _apply(q["fc2"], h * jax.nn.sigmoid(1.702 * h))
        return x

    def embed(params, batch):
        t, v = params["text"], params["vision"]
        ids = batch["input_ids"]
        x = encode(t, t["word"][ids] + t["position"], jnp.tril(jnp.ones((S, S), bool)) & (batch["attention_mask"] > 0)[:, None, None, :])
        x = _layer_norm(t["ln"], x, 1e-5)[jnp.arange(B), ids.argmax(-1)] @ t["proj"]
        y = lax.conv_general_dilated(batch["pixel_values"], v["patch"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")).reshape(B, 16, D)
        y = jnp.concatenate([jnp.broadcast_to(v["cls"], (B, 1, D)), y], 1) + v["position"]
        y = _layer_norm(v["ln"], encode(v, _layer_norm(v["pre"], y, 1e-5))[:, 0], 1e-5) @ v["proj"]
        return x / jnp.linalg.norm(x, axis=-1, keepdims=True), y / jnp.linalg.norm(y, axis=-1, keepdims=True)

    tx = optax.adamw(1e-3, b2=0.98, eps=1e-6, weight_decay=0.2)

    def step(params, opt_state, batch):
        def loss_fn(params):
            text, image = embed(params, batch)
            logits = text @ image.T * jnp.exp(params["logit_scale"])
            labels = jnp.arange(B)
            return (_ce(logits, labels).mean() + _ce(logits.T, labels).mean()) / 2

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt_state = tx.update(g, opt_state, params)
        params = optax.apply_updates(params, u)
        params = {**params, "logit_scale": jnp.clip(params["logit_scale"], 0.0, 4.6052)}
        return params, opt_state, {"loss": loss, "scale": jnp.exp(params["logit_scale"])}

    batch = {"input_ids": _ids(), "attention_mask": _lengths(), "pixel_values": draw(62, B, 16, 16, 3)}
    return Stranger(step, (params, tx.init(params), batch), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-3)


def quantised_speech_units():
    """wav2vec 2.0: waveforms through strided convolutions (the first with a group norm), spans masked by a learnt vector, a product
    quantizer by Gumbel noise whose temperature falls with the step, negatives by given indices within the row, a diversity term."""
    T, G, K = 15, 2, 8
    params = {"conv": [draw(0, 6, 1, 16) * 0.4, draw(1, 4, 16, 16) * 0.12], "gn": {"scale": jnp.ones(16), "bias": jnp.zeros(16)},
              "ln": _scale(16), "proj": _dense(2, 16, D), "masked": draw(4, D) * 0.3, "encoder": _stack(5, 1), "quant": _dense(80, 16, G * K),
              "codes": draw(82, 1, G * K, 8), "q_out": _dense(83, 16, 24), "h_out": _dense(85, D, 24)}
    tx = optax.adam(1e-3)

    def step(state, batch):
        def loss_fn(params, rng):
            x = batch["input_values"][..., None]
            x = (x - x.mean(1, keepdims=True)) / jnp.sqrt(x.var(1, keepdims=True) + 1e-5)
            for i, k in enumerate(params["conv"]):
                x = lax.conv_general_dilated(x, k, (3 - i,), "VALID", dimension_numbers=("NHC", "HIO", "NHC"))
                if i == 0:
                    x = (x - x.mean(1, keepdims=True)) * lax.rsqrt(x.var(1, keepdims=True) + 1e-5) * params["gn"]["scale"] + params["gn"]["bias"]
                x = jax.nn.gelu(x, approximate=False)
            features = _layer_norm(params["ln"], x[:, :T], 1e-5)
            h = _apply(params["proj"], features)
            h = jnp.where(batch["mask_time_indices"][..., None], params["masked"], h)
            for p in params["encoder"].values():
                h = _layer_norm(p["ln1"], h + _self(p["attention"], h), 1e-5)
                h = _layer_norm(p["ln2"], h + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], h))), 1e-5)
            tau = jnp.maximum(2.0 * 0.99 ** state.step, 0.5)
            logits = _apply(params["quant"], features).reshape(B * T * G, K)
            gumbel = jax.random.gumbel(rng, logits.shape)
            soft = jax.nn.softmax((logits + gumbel) / tau)
            hard = jax.nn.one_hot(soft.argmax(-1), K)
            probs = (hard - lax.stop_gradient(soft) + soft).reshape(B * T, G * K)
            codes = (probs[..., None] * params["codes"]).reshape(B * T, G, K, -1).sum(2).reshape(B, T, -1)
            marginal = jax.nn.softmax(logits.reshape(B, T, G, K)) * batch["mask_time_indices"][..., None, None]
            marginal = marginal.sum((0, 1)) / batch["mask_time_indices"].sum()
            perplexity = jnp.exp(-(marginal * jnp.log(marginal + 1e-7)).sum(-1)).sum()
            q, h = _apply(params["q_out"], codes), _apply(params["h_out"], h)
            negatives = jnp.take_along_axis(q[:, None], batch["sampled_negative_indices"][..., None], axis=2)  # [B, n, T, d]
            targets = jnp.concatenate([q[:, None], negatives], 1)
            sim = optax.cosine_similarity(h[:, None], targets, epsilon=1e-8) / 0.1
            same = (q[:, None] == negatives).all(-1)
            sim = sim.at[:, 1:].set(jnp.where(same, -1e9, sim[:, 1:]))
            each = -jax.nn.log_softmax(sim, axis=1)[:, 0]
            count = batch["mask_time_indices"].sum()
            return (each * batch["mask_time_indices"]).sum() / count + 0.1 * (G * K - perplexity) / (G * K), perplexity

        rng, use = jax.random.split(state.dropout_rng)
        (loss, perplexity), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params, use)
        u, o = tx.update(g, state.opt_state, state.params)
        return TrainState(state.step + 1, optax.apply_updates(state.params, u), o, rng), {"loss": loss, "ppl": perplexity}

    batch = {"input_values": draw(63, B, 102), "mask_time_indices": whole(64, 3, B, T) == 0, "sampled_negative_indices": whole(65, T, B, 5, T)}
    # A key bias has no gradient but rounding noise, which Adam makes as large as one.
    state = TrainState(jnp.int32(0), params, tx.init(params), jax.random.PRNGKey(2))
    return Stranger(step, (state, batch), (TrainState("step", "param", "opt", "rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-3)


def spectrogram_to_text():
    """Whisper: log-mels through two convolutions (stride two), fixed sinusoids, a decoder with forced first tokens, timestamps kept out of
    the loss; the encoder's positions are frozen by a mask of the optimizer."""
    params = {"encoder": {"conv1": draw(0, 3, 8, D) * 0.2, "conv2": draw(1, 3, D, D) * 0.1, "embed_positions": jnp.asarray(
        np.concatenate([np.sin(np.outer(np.arange(10), 1 / 100 ** (np.arange(16) / 16))), np.cos(np.outer(np.arange(10), 1 / 100 ** (np.arange(16) / 16)))], 1),
        jnp.float32), "layers": _stack(2, 1), "ln": _scale()},
              "decoder": {"word": draw(100, V, D) * 0.2, "position": draw(101, S, D) * 0.1, "layers": _stack(102, 1, cross=True), "ln": _scale()}}
    frozen = jax.tree_util.tree_map_with_path(lambda path, _: "frozen" if path[-1].key == "embed_positions" else "trained", params)

    def loss_fn(params, batch, rng):
        e, d = params["encoder"], params["decoder"]
        x = jax.nn.gelu(lax.conv_general_dilated(batch["input_features"].swapaxes(1, 2), e["conv1"], (1,), "SAME", dimension_numbers=("NHC", "HIO", "NHC")))
        x = jax.nn.gelu(lax.conv_general_dilated(x, e["conv2"], (2,), "SAME", dimension_numbers=("NHC", "HIO", "NHC")))
        x = x + lax.stop_gradient(e["embed_positions"])
        for p in e["layers"].values():
            x = x + _self(p["attention"], _layer_norm(p["ln1"], x))
            x = x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], _layer_norm(p["ln2"], x))))
        x = _layer_norm(e["ln"], x)
        y = d["word"][batch["decoder_input_ids"]] + d["position"]
        for p in d["layers"].values():
            y = y + _self(p["attention"], _layer_norm(p["ln1"], y), jnp.tril(jnp.ones((S, S), bool)))
            y = y + _self(p["cross"], _layer_norm(p["ln3"], y), memory=x)
            y = y + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], _layer_norm(p["ln2"], y))))
        logits = _layer_norm(d["ln"], y) @ d["word"].T
        labels = batch["labels"]
        counted = (labels != -100) & (labels < V - 4)
        return (_ce(logits, jnp.where(labels == -100, 0, labels)) * counted).sum() / counted.sum()

    batch = {"input_features": draw(66, B, 8, 20), "decoder_input_ids": _ids(67), "labels": jnp.where(_lengths() > 0, _ids(68), -100)}
    return _script(loss_fn, params, batch, optax.multi_transform({"trained": optax.adamw(1e-3), "frozen": optax.set_to_zero()}, frozen),
                   kinds=jax.tree.map(lambda label: "frozen" if label == "frozen" else "param", frozen))


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
    each = _ce(logits[:, :-1], labels[:, 1:])
    return each.mean() if mask is None else (each * mask[:, 1:]).sum() / mask[:, 1:].sum()


def parallel_residual():
    """GPT-J: attention and feed-forward beside each other behind one norm, rotary positions on a part of each head, an untied head with a
    bias; the script's loss over shifted labels."""
    layers = {i: {n: v for n, v in p.items() if n != "ln2"} for i, p in _stack(1, 2).items()}
    params = {"wte": draw(0, V, D) * 0.1, "h": layers, "ln_f": _scale(), "lm_head": _dense(90, D, V)}

    def loss_fn(params, batch, rng):
        x = params["wte"][batch["input_ids"]]
        positions = jnp.arange(S)
        causal = jnp.tril(jnp.ones((1, 1, S, S), bool)) & (batch["attention_mask"] > 0)[:, None, None, :]
        for p in params["h"].values():
            h = _layer_norm(p["ln1"], x, 1e-5)
            q, k, v = (_split(_apply(p["attention"][n], h)) for n in ("query", "key", "value"))
            a = _attention(_rotated_pairs(q, positions, 4), _rotated_pairs(k, positions, 4), v, causal)
            rng, use = jax.random.split(rng)
            x = _drop(use, _apply(p["attention"]["out"], _join(a))) + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], h))) + x
        return _next_token(_apply(params["lm_head"], _layer_norm(params["ln_f"], x, 1e-5)), batch["labels"])

    ids = _ids()
    return _script(loss_fn, params, {"input_ids": ids, "attention_mask": _lengths(), "labels": ids})


def positions_from_the_mask():
    """OPT: learnt positions by the cumulated mask plus two, relu, embeddings projected in and out, float16 parameters in the forward pass,
    a static loss scale."""
    params = {"word": draw(0, V, 16) * 0.3, "in": draw(1, 16, D) * 0.25, "out": draw(2, D, 16) * 0.18, "position": draw(3, S + 2, D) * 0.1,
              "layers": _stack(4, 2), "ln": _scale()}
    tx = optax.adamw(optax.polynomial_schedule(1e-3, 0.0, 1.0, 100, 2), b2=0.95, weight_decay=0.1)

    def forward(params, ids, mask):
        positions = (jnp.cumsum(mask, axis=1) * mask).astype(jnp.int32) - 1
        x = params["word"][ids] @ params["in"] + params["position"][positions + 2]
        bias = jnp.where(jnp.tril(jnp.ones((S, S), bool)) & (mask > 0)[:, None, None, :], 0.0, -1e4).astype(x.dtype)
        for p in params["layers"].values():
            x = x + _self(p["attention"], _layer_norm(p["ln1"], x, 1e-5), bias=bias)
            x = x + _apply(p["fc2"], jax.nn.relu(_apply(p["fc1"], _layer_norm(p["ln2"], x, 1e-5))))
        return _layer_norm(params["ln"], x, 1e-5) @ params["out"] @ params["word"].T

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

    return Stranger(step, ((params, tx.init(params)), {"ids": _ids(), "mask": _lengths()}), (("param", "opt"), "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=0.05)


def _grouped(seed, kv=2, ffn=48):
    d = D // H
    return {"q": draw(seed, D, H, d) * 0.18, "k": draw(seed + 1, D, kv, d) * 0.18, "v": draw(seed + 2, D, kv, d) * 0.18, "o": draw(seed + 3, H, d, D) * 0.18,
            "gate": draw(seed + 4, D, ffn) * 0.18, "up": draw(seed + 5, D, ffn) * 0.18, "down": draw(seed + 6, ffn, D) * 0.15,
            "n1": jnp.ones(D), "n2": jnp.ones(D)}


def _stacked_layers(seed, n, make=_grouped):
    return jax.tree.map(lambda *v: jnp.stack(v), *[make(seed + 10 * i) for i in range(n)])


def sliding_window_scanned():
    """Mistral: grouped queries, a causal window in the mask, layers stacked under lax.scan with jax.checkpoint, bfloat16 activations over
    float32 parameters, positions and segments of packed rows as data."""
    params = {"embed": draw(0, V, D) * 0.2, "layers": _stacked_layers(1, 3), "norm": jnp.ones(D), "head": draw(90, D, V) * 0.18}

    def loss_fn(params, batch, rng):
        seg, pos = batch["segment_ids"], batch["position_ids"]
        apart = pos[:, :, None] - pos[:, None, :]
        mask = ((apart >= 0) & (apart < 4) & (seg[:, :, None] == seg[:, None, :]))[:, None]

        def layer(x, p):
            p = jax.tree.map(lambda w: w.astype(jnp.bfloat16), p)
            h = _rms(p["n1"], x)
            q, k, v = (jnp.einsum("btd,dhe->bthe", h, p[n]) for n in "qkv")
            q, k = _rotated_halves(q, pos).astype(jnp.bfloat16), _rotated_halves(k, pos).astype(jnp.bfloat16)
            a = _attention(q, jnp.repeat(k, 2, 2), jnp.repeat(v, 2, 2), mask)
            x = x + jnp.einsum("bthe,hed->btd", a, p["o"])
            h = _rms(p["n2"], x)
            return x + (jax.nn.silu(h @ p["gate"]) * (h @ p["up"])) @ p["down"], None

        x, _ = lax.scan(jax.checkpoint(layer, prevent_cse=False), params["embed"].astype(jnp.bfloat16)[batch["input_ids"]], params["layers"])
        logits = (_rms(params["norm"], x) @ params["head"].astype(jnp.bfloat16)).astype(jnp.float32)
        return _next_token(logits, batch["input_ids"], (seg > 0).astype(jnp.float32))

    seg = jnp.where(jnp.arange(S) < 1 + whole(70, 6, B)[:, None] + 3, 1, 2)
    pos = jnp.where(seg == 1, jnp.arange(S), jnp.arange(S) - (seg == 1).sum(-1, keepdims=True))
    return _script(loss_fn, params, {"input_ids": _ids(), "segment_ids": seg, "position_ids": pos}, optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3)),
                   tolerance=0.05)


def softcapped_tied():
    """Gemma 2: norms with an offset of one before and behind, embeddings scaled, scores and logits capped, local and global layers in turn,
    tied logits; adafactor-free AdamW in a NamedTuple."""
    def make(seed):
        return _grouped(seed) | {"n1": draw(seed + 7, D) * 0.1, "n2": draw(seed + 8, D) * 0.1, "p1": draw(seed + 9, D) * 0.1, "p2": draw(seed + 6, D) * 0.1}

    params = {"embedder": draw(0, V, D) * 0.2, "layers": [make(10), make(30)], "final": draw(60, D) * 0.1}

    def loss_fn(params, batch, rng):
        x = params["embedder"][batch["ids"]] * jnp.asarray(D**0.5, jnp.float32)
        apart = jnp.arange(S)[:, None] - jnp.arange(S)[None]
        for i, p in enumerate(params["layers"]):
            h = _rms(p["n1"], x, 1.0)
            q, k, v = (jnp.einsum("btd,dhe->bthe", h, p[n]) for n in "qkv")
            positions = jnp.broadcast_to(jnp.arange(S), (B, S))
            q, k = _rotated_halves(q, positions) * 0.35, _rotated_halves(k, positions)
            s = jnp.einsum("bthge,bshe->bhgts", q.reshape(B, S, 2, 2, -1), k)
            s = jnp.tanh(s / 50.0) * 50.0
            s = jnp.where((apart >= 0) & ((apart < 5) | (i % 2 == 1)), s, -2.3819763e38)
            a = jnp.einsum("bhgts,bshe->bthge", jax.nn.softmax(s, -1), v).reshape(B, S, H, -1)
            x = x + _rms(p["p1"], jnp.einsum("bthe,hed->btd", a, p["o"]), 1.0)
            h = _rms(p["n2"], x, 1.0)
            x = x + _rms(p["p2"], (jax.nn.gelu(h @ p["gate"], approximate=True) * (h @ p["up"])) @ p["down"], 1.0)
        logits = _rms(params["final"], x, 1.0) @ params["embedder"].T
        logits = jnp.tanh(logits / 30.0) * 30.0
        return _next_token(logits, batch["ids"], batch["loss_mask"])

    return _script(loss_fn, params, {"ids": _ids(), "loss_mask": _lengths().astype(jnp.float32)})


def slopes_of_the_mask():
    """BLOOM: slopes times the cumulated mask as a bias, a norm behind the embedding, queries, keys and values in one fused matrix whose heads
    are interleaved, residuals from before the norm."""
    def make(seed):
        return {"ln1": _scale(), "qkv": _dense(seed, D, 3 * D), "dense": _dense(seed + 2, D, D), "ln2": _scale(), "up": _dense(seed + 4, D, 4 * D),
                "down": _dense(seed + 6, 4 * D, D)}

    params = {"word": draw(0, V, D) * 0.2, "ln_e": _scale(), "h": _stack(1, 2, make), "ln_f": _scale()}

    def loss_fn(params, batch, rng):
        mask = batch["attention_mask"]
        slopes = 2.0 ** -(8 * (jnp.arange(H) + 1) / H)
        alibi = slopes[:, None, None] * ((mask.cumsum(-1) - 1) * mask)[:, None, None, :]
        x = _layer_norm(params["ln_e"], params["word"][batch["input_ids"]], 1e-5)
        causal = jnp.tril(jnp.ones((S, S), bool)) & (mask > 0)[:, None, None, :]
        for p in params["h"].values():
            h = _layer_norm(p["ln1"], x, 1e-5)
            q, k, v = jnp.split(_apply(p["qkv"], h).reshape(B, S, H, -1), 3, -1)
            x = x + _apply(p["dense"], _join(_attention(q, k, v, causal, alibi)))
            h = _apply(p["up"], _layer_norm(p["ln2"], x, 1e-5))
            x = x + _apply(p["down"], h * 0.5 * (1.0 + jnp.tanh(0.79788456 * h * (1 + 0.044715 * h * h))))
        return _next_token(_layer_norm(params["ln_f"], x, 1e-5) @ params["word"].T, batch["input_ids"], mask)

    return _script(loss_fn, params, {"input_ids": _ids(), "attention_mask": _lengths()})


def blocks_sparse():
    """BigBird: sequences in blocks; each block of queries meets the first and last blocks, its neighbours by rolls, and blocks drawn once
    and kept as constants."""
    T, W = 32, 4
    n = T // W
    random = np.stack([np.random.default_rng(i).permutation(n)[:2] for i in range(n)])
    params = {"word": draw(0, V, D) * 0.2, "position": draw(1, T, D) * 0.1, "layers": _stack(2, 2), "ln": _scale(), "bias": jnp.zeros(V)}

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
            q, k, v = (_split(_apply(p["attention"][m], x)) for m in ("query", "key", "value"))
            x = _layer_norm(p["ln1"], x + _apply(p["attention"]["out"], _join(sparse(q, k, v, batch["attention_mask"]))))
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x))))
        logits = _layer_norm(params["ln"], x) @ params["word"].T + params["bias"]
        labels = batch["labels"]
        return (_ce(logits, jnp.maximum(labels, 0)) * (labels >= 0)).sum() / (labels >= 0).sum()

    batch = {"input_ids": _ids(time=T), "attention_mask": _lengths(time=T), "labels": jnp.where(whole(71, 5, B, T) == 0, _ids(72, time=T), -100)}
    return _script(loss_fn, params, batch)


def one_layer_many_times():
    """ALBERT: a table of few features projected up, one layer applied many times by a scan without inputs, masked tokens and sentence order
    as two losses; LAMB."""
    params = {"word": draw(0, V, 8) * 0.3, "up": _dense(1, 8, D), "position": draw(3, S, 8) * 0.1, "layer": _layer(4), "pool": _dense(50, D, D),
              "order": _dense(52, D, 2), "down": _dense(54, D, 8), "ln": _scale(8)}

    def loss_fn(params, batch, rng):
        keep = (batch["attention_mask"] > 0)[:, None, None, :]
        x = _apply(params["up"], params["word"][batch["input_ids"]] + params["position"])

        def body(x, _):
            p = params["layer"]
            x = _layer_norm(p["ln1"], x + _self(p["attention"], x, keep))
            return _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x)))), None

        x, _ = lax.scan(body, x, None, length=4)
        logits = _layer_norm(params["ln"], jax.nn.gelu(_apply(params["down"], x))) @ params["word"].T
        labels = batch["labels"]
        masked = (_ce(logits, jnp.maximum(labels, 0)) * (labels >= 0)).sum() / jnp.maximum((labels >= 0).sum(), 1)
        return masked + _ce(_apply(params["order"], jnp.tanh(_apply(params["pool"], x[:, 0]))), batch["sentence_order_label"]).mean()

    batch = {"input_ids": _ids(), "attention_mask": _lengths(), "labels": jnp.where(whole(73, 5, B, S) == 0, _ids(74), -100), "sentence_order_label": whole(75, 2, B)}
    return _script(loss_fn, params, batch, optax.lamb(1e-3, weight_decay=0.01, mask=_decayed))


def disentangled_positions():
    """DeBERTa: content to position and position to content scores gathered along relative distances, shared projections of the table of
    distances, a mask from the diagonal, an absolute position only under the head."""
    K = 4
    params = {"word": draw(0, V, D) * 0.2, "rel": draw(1, 2 * K, D) * 0.2, "abs": draw(2, S, D) * 0.1, "layers": _stack(3, 2), "head": _dense(90, D, V)}
    index = np.clip(np.arange(S)[:, None] - np.arange(S)[None] + K, 0, 2 * K - 1)

    def loss_fn(params, batch, rng):
        x = params["word"][batch["input_ids"]]
        keep = batch["attention_mask"]
        pair = (keep[:, None, :, None] * keep[:, None, None, :]) > 0
        for p in params["layers"].values():
            a = p["attention"]
            q, k, v = (_split(_apply(a[m], x)).transpose(0, 2, 1, 3) for m in ("query", "key", "value"))
            pq, pk = (_apply(a[m], params["rel"]).reshape(2 * K, H, -1).transpose(1, 0, 2) for m in ("query", "key"))
            scale = (3 * D // H) ** -0.5
            c2p = jnp.take_along_axis(jnp.einsum("bhqd,hrd->bhqr", q, pk), jnp.broadcast_to(index, (B, H, S, S)), -1)
            p2c = jnp.take_along_axis(jnp.einsum("bhkd,hrd->bhkr", k, pq), jnp.broadcast_to(index.T, (B, H, S, S)), -1).swapaxes(-1, -2)
            s = jnp.where(pair, (q @ k.swapaxes(-1, -2) + c2p + p2c) * scale, jnp.finfo(jnp.float32).min)
            w = jnp.where(pair, jax.nn.softmax(s, -1), 0)
            x = _layer_norm(p["ln1"], x + _apply(a["out"], _join((w @ v).transpose(0, 2, 1, 3))), 1e-7)
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x))), 1e-7)
        labels = batch["labels"]
        return (_ce(_apply(params["head"], x + params["abs"]), jnp.maximum(labels, 0)) * (labels >= 0)).sum() / (labels >= 0).sum()

    return _script(loss_fn, params, {"input_ids": _ids(), "attention_mask": _lengths(), "labels": jnp.where(whole(76, 4, B, S) == 0, _ids(77), -100)})


def transforms_for_attention():
    """FNet: real parts of Fourier transforms over both the tokens and the features in attention's place, a dense pooler, two classes."""
    T = 16
    layers = {i: {n: v for n, v in p.items() if n != "attention"} for i, p in _stack(3, 2).items()}
    params = {"word": draw(0, V, D) * 0.2, "position": draw(1, T, D) * 0.1, "type": draw(2, 2, D) * 0.1, "ln": _scale(), "layers": layers,
              "pool": _dense(90, D, D), "out": _dense(92, D, 2)}

    def loss_fn(params, batch, rng):
        x = _layer_norm(params["ln"], params["word"][batch["input_ids"]] + params["position"] + params["type"][batch["token_type_ids"]])
        for p in params["layers"].values():
            x = _layer_norm(p["ln1"], x + jnp.fft.fft2(x, axes=(1, 2)).real * 0.05)
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x))))
        return _ce(_apply(params["out"], jnp.tanh(_apply(params["pool"], x[:, 0]))), batch["labels"]).mean()

    return _script(loss_fn, params, {"input_ids": _ids(time=T), "token_type_ids": whole(78, 2, B, T), "labels": whole(79, 2, B)}, tolerance=1e-2)


def random_features():
    """Performer: softmax by positive random features that are drawn anew from the step's key, causal sums by a scan over the tokens."""
    params = {"word": draw(0, V, D) * 0.2, "position": draw(1, S, D) * 0.1, "layers": _stack(2, 2), "ln": _scale()}

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
            h = _layer_norm(p["ln1"], x)
            q, k, v = (_split(_apply(p["attention"][m], h)) for m in ("query", "key", "value"))
            x = x + _apply(p["attention"]["out"], _join(causal(features(q, w), features(k, w), v)))
            x = x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], _layer_norm(p["ln2"], x))))
        return _next_token(_layer_norm(params["ln"], x) @ params["word"].T, batch)

    return _script(loss_fn, params, _ids())


def passages_and_hard_negatives():
    """DPR: questions [B, T] against passages [B, 2, T] flattened to rows (one positive, one hard negative each), all of the batch as
    negatives, labels every second row; two encoders, accuracy as a metric."""
    def encoder(seed):
        return {"word": draw(seed, V, D) * 0.2, "position": draw(seed + 1, S, D) * 0.1, "layers": _stack(seed + 2, 1)}

    def encode(p, ids):
        x = p["word"][ids] + p["position"]
        for q in p["layers"].values():
            x = _layer_norm(q["ln1"], x + _self(q["attention"], x, (ids != PAD)[:, None, None, :]))
            x = _layer_norm(q["ln2"], x + _apply(q["fc2"], jax.nn.gelu(_apply(q["fc1"], x))))
        return x[:, 0]

    tx = optax.adamw(1e-3)

    def step(params, opt, questions, passages):
        def loss_fn(params):
            q = encode(params["question"], questions)
            p = encode(params["context"], passages.reshape(-1, S))
            scores = q @ p.T
            labels = jnp.arange(B) * 2
            return _ce(scores, labels).mean(), (scores.argmax(-1) == labels).mean()

        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, loss, acc

    params = {"question": encoder(0), "context": encoder(200)}
    return Stranger(step, (params, tx.init(params), _ids(), jnp.stack([_ids(80), _ids(81)], 1)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]),
                    (0, 1), tolerance=1e-3)


def boxes_on_a_page():
    """LayoutLM: coordinates of boxes looked up in shared tables, widths and heights by their differences, tags by token."""
    params = {"word": draw(0, V, D) * 0.2, "x": draw(1, 33, D) * 0.1, "y": draw(2, 33, D) * 0.1, "h": draw(3, 33, D) * 0.1, "w": draw(4, 33, D) * 0.1,
              "position": draw(5, S, D) * 0.1, "ln": _scale(), "layers": _stack(6, 2), "out": _dense(90, D, 7)}

    def loss_fn(params, batch, rng):
        box = batch["bbox"]
        e = params["word"][batch["input_ids"]] + params["position"] + params["x"][box[..., 0]] + params["y"][box[..., 1]] + params["x"][box[..., 2]] + params["y"][box[..., 3]]
        e = e + params["h"][box[..., 3] - box[..., 1]] + params["w"][box[..., 2] - box[..., 0]]
        x = _drop(rng, _layer_norm(params["ln"], e))
        for p in params["layers"].values():
            x = _layer_norm(p["ln1"], x + _self(p["attention"], x, (batch["attention_mask"] > 0)[:, None, None, :]))
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x))))
        labels = batch["labels"]
        return optax.losses.safe_softmax_cross_entropy(_apply(params["out"], x), jax.nn.one_hot(labels, 7)).sum() / (labels >= 0).sum()

    low = whole(82, 16, B, S, 2)
    batch = {"input_ids": _ids(), "bbox": jnp.concatenate([low, low + whole(83, 16, B, S, 2)], -1), "attention_mask": _lengths(),
             "labels": jnp.where(_lengths() > 0, whole(84, 7, B, S), -100)}
    return _script(loss_fn, params, batch)


def lags_and_student_t():
    """A time-series transformer: scaled by the mean of what was observed, lags as features, a Student's t as the head, a likelihood where
    observed."""
    P, F = 10, 4
    lags = (1, 2, 3, 5)
    params = {"in": _dense(0, len(lags) + F + 1, D), "static": draw(2, 6, 4) * 0.2, "static_in": draw(3, 4, D) * 0.2, "encoder": _stack(4, 1),
              "decoder": _stack(100, 1, cross=True), "out": _dense(200, D, 3)}

    def loss_fn(params, batch, rng):
        past, observed, future = batch["past_values"], batch["past_observed_mask"], batch["future_values"]
        scale = jnp.maximum((jnp.abs(past) * observed).sum(1, keepdims=True) / jnp.maximum(observed.sum(1, keepdims=True), 1), 1e-3)
        whole_series = jnp.concatenate([past, future], 1) / scale
        lagged = jnp.stack([whole_series[:, 5 - lag:whole_series.shape[1] - lag] for lag in lags], -1)
        static = params["static"][batch["static"]] @ params["static_in"]
        x = _apply(params["in"], jnp.concatenate([lagged, batch["time"][:, 5:], jnp.broadcast_to(jnp.log(scale)[..., None], lagged.shape[:2] + (1,))], -1)) + static[:, None]
        x, y = x[:, :P - 5], x[:, P - 5:]
        for p in params["encoder"].values():
            x = _layer_norm(p["ln1"], x + _self(p["attention"], x))
            x = _layer_norm(p["ln2"], x + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], x))))
        for p in params["decoder"].values():
            y = _layer_norm(p["ln1"], y + _self(p["attention"], y, jnp.tril(jnp.ones((F, F), bool))))
            y = _layer_norm(p["ln3"], y + _self(p["cross"], y, memory=x))
            y = _layer_norm(p["ln2"], y + _apply(p["fc2"], jax.nn.gelu(_apply(p["fc1"], y))))
        df, loc, sigma = jnp.split(_apply(params["out"], y), 3, -1)
        df, sigma = 2 + jax.nn.softplus(df[..., 0]), jax.nn.softplus(sigma[..., 0]) * scale
        nll = -jax.scipy.stats.t.logpdf(future, df, loc[..., 0] * scale, sigma)
        return (nll * batch["future_observed_mask"]).sum() / batch["future_observed_mask"].sum()

    batch = {"past_values": draw(85, B, P) + 2, "past_observed_mask": (whole(86, 4, B, P) > 0).astype(jnp.float32), "future_values": draw(87, B, F) + 2,
             "future_observed_mask": (whole(88, 4, B, F) > 0).astype(jnp.float32), "time": draw(89, B, P + F, F), "static": whole(90, 6, B)}
    return _script(loss_fn, params, batch)


FAMILIES = {f.__name__: f for f in (
    masked_in_the_step, denoised_shifted, positions_of_padding, distilled_half_of_layers, patches_with_resized_positions,
    two_towers_scale_clipped, quantised_speech_units, spectrogram_to_text, parallel_residual, positions_from_the_mask, sliding_window_scanned,
    softcapped_tied, slopes_of_the_mask, blocks_sparse, one_layer_many_times, disentangled_positions, transforms_for_attention,
    random_features, passages_and_hard_negatives, boxes_on_a_page, lags_and_student_t)}
