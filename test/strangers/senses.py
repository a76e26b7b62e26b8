"""Families of pretrained models of pictures, speech and series as their ports to JAX train them."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from jax import lax
from pretrained import (
    B,
    D,
    S,
    TrainState,
    V,
    attend,
    cross_entropy,
    dense,
    dense_weights,
    layer_norm,
    norm_weights,
    padding_mask,
    script,
    stack_of,
    token_ids,
)
from stranger import Stranger


def patches_with_resized_positions():
    """ViT: a strided convolution into patches, a class token, positions resized bilinearly from a smaller grid, norms in front, stochastic
    depth by row, label smoothing; SGD with a warm cosine."""
    params = {
        "patch": {"kernel": draw(0, 4, 4, 3, D) * 0.15, "bias": jnp.zeros(D)},
        "cls": draw(1, 1, 1, D) * 0.1,
        "position": draw(2, 1, 1 + 9, D) * 0.1,
        "encoder": stack_of(3, 2),
        "ln": norm_weights(),
        "head": dense_weights(90, D, 10),
    }

    def loss_fn(params, batch, rng):
        x = lax.conv_general_dilated(batch["pixel_values"], params["patch"]["kernel"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        x = (x + params["patch"]["bias"]).reshape(B, -1, D)
        grid = jax.image.resize(params["position"][:, 1:].reshape(1, 3, 3, D), (1, 4, 4, D), "bilinear").reshape(1, 16, D)
        positions = jnp.concatenate([params["position"][:, :1], grid], 1)
        x = jnp.concatenate([jnp.broadcast_to(params["cls"], (B, 1, D)), x], 1) + positions
        for i, p in enumerate(params["encoder"].values()):
            keep = jax.random.bernoulli(jax.random.fold_in(rng, i), 0.9, (B, 1, 1)) / 0.9
            x = x + keep * attend(p["attention"], layer_norm(p["ln1"], x))
            x = x + keep * dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], layer_norm(p["ln2"], x))))
        logits = dense(params["head"], layer_norm(params["ln"], x)[:, 0])
        return optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(batch["labels"], 10), 0.1)).mean()

    batch = {"pixel_values": draw(60, B, 16, 16, 3), "labels": whole(61, 10, B)}
    return script(loss_fn, params, batch, optax.sgd(optax.warmup_cosine_decay_schedule(0.0, 0.1, 2, 20), momentum=0.9, nesterov=True))


def two_towers_scale_clipped():
    """CLIP: text pooled at its largest token, quick gelu, both towers projected and normed, one learnt scale that is clipped after the
    update, the loss the mean of both directions over the whole batch."""
    params = {
        "text": {
            "word": draw(0, V, D) * 0.2,
            "position": draw(1, S, D) * 0.1,
            "layers": stack_of(2, 1),
            "ln": norm_weights(),
            "proj": draw(90, D, 16) * 0.2,
        },
        "vision": {
            "patch": draw(91, 4, 4, 3, D) * 0.15,
            "cls": draw(92, D) * 0.1,
            "position": draw(93, 17, D) * 0.1,
            "pre": norm_weights(),
            "layers": stack_of(100, 1),
            "ln": norm_weights(),
            "proj": draw(190, D, 16) * 0.2,
        },
        "logit_scale": jnp.float32(2.6592),
    }

    def encode(p, x, mask=None):
        for q in p["layers"].values():
            x = x + attend(q["attention"], layer_norm(q["ln1"], x, 1e-5), mask)
            h = dense(q["fc1"], layer_norm(q["ln2"], x, 1e-5))
            x = x + dense(q["fc2"], h * jax.nn.sigmoid(1.702 * h))
        return x

    def embed(params, batch):
        t, v = params["text"], params["vision"]
        ids = batch["input_ids"]
        x = encode(
            t,
            t["word"][ids] + t["position"],
            jnp.tril(jnp.ones((S, S), bool)) & (batch["attention_mask"] > 0)[:, None, None, :],
        )
        x = layer_norm(t["ln"], x, 1e-5)[jnp.arange(B), ids.argmax(-1)] @ t["proj"]
        y = lax.conv_general_dilated(batch["pixel_values"], v["patch"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")).reshape(B, 16, D)
        y = jnp.concatenate([jnp.broadcast_to(v["cls"], (B, 1, D)), y], 1) + v["position"]
        y = layer_norm(v["ln"], encode(v, layer_norm(v["pre"], y, 1e-5))[:, 0], 1e-5) @ v["proj"]
        return x / jnp.linalg.norm(x, axis=-1, keepdims=True), y / jnp.linalg.norm(y, axis=-1, keepdims=True)

    tx = optax.adamw(1e-3, b2=0.98, eps=1e-6, weight_decay=0.2)

    def step(params, opt_state, batch):
        def loss_fn(params):
            text, image = embed(params, batch)
            logits = text @ image.T * jnp.exp(params["logit_scale"])
            labels = jnp.arange(B)
            return (cross_entropy(logits, labels).mean() + cross_entropy(logits.T, labels).mean()) / 2

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt_state = tx.update(g, opt_state, params)
        params = optax.apply_updates(params, u)
        params = {**params, "logit_scale": jnp.clip(params["logit_scale"], 0.0, 4.6052)}
        return params, opt_state, {"loss": loss, "scale": jnp.exp(params["logit_scale"])}

    batch = {"input_ids": token_ids(), "attention_mask": padding_mask(), "pixel_values": draw(62, B, 16, 16, 3)}
    return Stranger(step, (params, tx.init(params), batch), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-3)


def quantised_speech_units():
    """wav2vec 2.0: waveforms through strided convolutions (the first with a group norm), spans masked by a learnt vector, a product
    quantizer by Gumbel noise whose temperature falls with the step, negatives by given indices within the row, a diversity term."""
    T, G, K = 15, 2, 8
    params = {
        "conv": [draw(0, 6, 1, 16) * 0.4, draw(1, 4, 16, 16) * 0.12],
        "gn": {"scale": jnp.ones(16), "bias": jnp.zeros(16)},
        "ln": norm_weights(16),
        "proj": dense_weights(2, 16, D),
        "masked": draw(4, D) * 0.3,
        "encoder": stack_of(5, 1),
        "quant": dense_weights(80, 16, G * K),
        "codes": draw(82, 1, G * K, 8),
        "q_out": dense_weights(83, 16, 24),
        "h_out": dense_weights(85, D, 24),
    }
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
            features = layer_norm(params["ln"], x[:, :T], 1e-5)
            h = dense(params["proj"], features)
            h = jnp.where(batch["mask_time_indices"][..., None], params["masked"], h)
            for p in params["encoder"].values():
                h = layer_norm(p["ln1"], h + attend(p["attention"], h), 1e-5)
                h = layer_norm(p["ln2"], h + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], h))), 1e-5)
            tau = jnp.maximum(2.0 * 0.99**state.step, 0.5)
            logits = dense(params["quant"], features).reshape(B * T * G, K)
            gumbel = jax.random.gumbel(rng, logits.shape)
            soft = jax.nn.softmax((logits + gumbel) / tau)
            hard = jax.nn.one_hot(soft.argmax(-1), K)
            probs = (hard - lax.stop_gradient(soft) + soft).reshape(B * T, G * K)
            codes = (probs[..., None] * params["codes"]).reshape(B * T, G, K, -1).sum(2).reshape(B, T, -1)
            marginal = jax.nn.softmax(logits.reshape(B, T, G, K)) * batch["mask_time_indices"][..., None, None]
            marginal = marginal.sum((0, 1)) / batch["mask_time_indices"].sum()
            perplexity = jnp.exp(-(marginal * jnp.log(marginal + 1e-7)).sum(-1)).sum()
            q, h = dense(params["q_out"], codes), dense(params["h_out"], h)
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

    batch = {
        "input_values": draw(63, B, 102),
        "mask_time_indices": whole(64, 3, B, T) == 0,
        "sampled_negative_indices": whole(65, T, B, 5, T),
    }
    # A key bias has no gradient but rounding noise, which Adam makes as large as one.
    state = TrainState(jnp.int32(0), params, tx.init(params), jax.random.PRNGKey(2))
    return Stranger(
        step,
        (state, batch),
        (TrainState("step", "param", "opt", "rng"), "batch"),
        lambda a, r: (r[0], a[1]),
        (0,),
        tolerance=5e-3,
    )


def spectrogram_to_text():
    """Whisper: log-mels through two convolutions (stride two), fixed sinusoids, a decoder with forced first tokens, timestamps kept out of
    the loss; the encoder's positions are frozen by a mask of the optimizer."""
    params = {
        "encoder": {
            "conv1": draw(0, 3, 8, D) * 0.2,
            "conv2": draw(1, 3, D, D) * 0.1,
            "embed_positions": jnp.asarray(
                np.concatenate(
                    [
                        np.sin(np.outer(np.arange(10), 1 / 100 ** (np.arange(16) / 16))),
                        np.cos(np.outer(np.arange(10), 1 / 100 ** (np.arange(16) / 16))),
                    ],
                    1,
                ),
                jnp.float32,
            ),
            "layers": stack_of(2, 1),
            "ln": norm_weights(),
        },
        "decoder": {
            "word": draw(100, V, D) * 0.2,
            "position": draw(101, S, D) * 0.1,
            "layers": stack_of(102, 1, cross=True),
            "ln": norm_weights(),
        },
    }
    frozen = jax.tree_util.tree_map_with_path(lambda path, _: "frozen" if path[-1].key == "embed_positions" else "trained", params)

    def loss_fn(params, batch, rng):
        e, d = params["encoder"], params["decoder"]
        x = jax.nn.gelu(
            lax.conv_general_dilated(batch["input_features"].swapaxes(1, 2), e["conv1"], (1,), "SAME", dimension_numbers=("NHC", "HIO", "NHC"))
        )
        x = jax.nn.gelu(lax.conv_general_dilated(x, e["conv2"], (2,), "SAME", dimension_numbers=("NHC", "HIO", "NHC")))
        x = x + lax.stop_gradient(e["embed_positions"])
        for p in e["layers"].values():
            x = x + attend(p["attention"], layer_norm(p["ln1"], x))
            x = x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], layer_norm(p["ln2"], x))))
        x = layer_norm(e["ln"], x)
        y = d["word"][batch["decoder_input_ids"]] + d["position"]
        for p in d["layers"].values():
            y = y + attend(p["attention"], layer_norm(p["ln1"], y), jnp.tril(jnp.ones((S, S), bool)))
            y = y + attend(p["cross"], layer_norm(p["ln3"], y), memory=x)
            y = y + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], layer_norm(p["ln2"], y))))
        logits = layer_norm(d["ln"], y) @ d["word"].T
        labels = batch["labels"]
        counted = (labels != -100) & (labels < V - 4)
        return (cross_entropy(logits, jnp.where(labels == -100, 0, labels)) * counted).sum() / counted.sum()

    batch = {
        "input_features": draw(66, B, 8, 20),
        "decoder_input_ids": token_ids(67),
        "labels": jnp.where(padding_mask() > 0, token_ids(68), -100),
    }
    return script(
        loss_fn,
        params,
        batch,
        optax.multi_transform({"trained": optax.adamw(1e-3), "frozen": optax.set_to_zero()}, frozen),
        kinds=jax.tree.map(lambda label: "frozen" if label == "frozen" else "param", frozen),
    )


def lags_and_student_t():
    """A time-series transformer: scaled by the mean of what was observed, lags as features, a Student's t as the head, a likelihood where
    observed."""
    P, F = 10, 4
    lags = (1, 2, 3, 5)
    params = {
        "in": dense_weights(0, len(lags) + F + 1, D),
        "static": draw(2, 6, 4) * 0.2,
        "static_in": draw(3, 4, D) * 0.2,
        "encoder": stack_of(4, 1),
        "decoder": stack_of(100, 1, cross=True),
        "out": dense_weights(200, D, 3),
    }

    def loss_fn(params, batch, rng):
        past, observed, future = batch["past_values"], batch["past_observed_mask"], batch["future_values"]
        scale = jnp.maximum((jnp.abs(past) * observed).sum(1, keepdims=True) / jnp.maximum(observed.sum(1, keepdims=True), 1), 1e-3)
        whole_series = jnp.concatenate([past, future], 1) / scale
        lagged = jnp.stack([whole_series[:, 5 - lag : whole_series.shape[1] - lag] for lag in lags], -1)
        static = params["static"][batch["static"]] @ params["static_in"]
        x = (
            dense(
                params["in"],
                jnp.concatenate([lagged, batch["time"][:, 5:], jnp.broadcast_to(jnp.log(scale)[..., None], lagged.shape[:2] + (1,))], -1),
            )
            + static[:, None]
        )
        x, y = x[:, : P - 5], x[:, P - 5 :]
        for p in params["encoder"].values():
            x = layer_norm(p["ln1"], x + attend(p["attention"], x))
            x = layer_norm(p["ln2"], x + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], x))))
        for p in params["decoder"].values():
            y = layer_norm(p["ln1"], y + attend(p["attention"], y, jnp.tril(jnp.ones((F, F), bool))))
            y = layer_norm(p["ln3"], y + attend(p["cross"], y, memory=x))
            y = layer_norm(p["ln2"], y + dense(p["fc2"], jax.nn.gelu(dense(p["fc1"], y))))
        df, loc, sigma = jnp.split(dense(params["out"], y), 3, -1)
        df, sigma = 2 + jax.nn.softplus(df[..., 0]), jax.nn.softplus(sigma[..., 0]) * scale
        nll = -jax.scipy.stats.t.logpdf(future, df, loc[..., 0] * scale, sigma)
        return (nll * batch["future_observed_mask"]).sum() / batch["future_observed_mask"].sum()

    batch = {
        "past_values": draw(85, B, P) + 2,
        "past_observed_mask": (whole(86, 4, B, P) > 0).astype(jnp.float32),
        "future_values": draw(87, B, F) + 2,
        "future_observed_mask": (whole(88, 4, B, F) > 0).astype(jnp.float32),
        "time": draw(89, B, P + F, F),
        "static": whole(90, 6, B),
    }
    return script(loss_fn, params, batch)


SENSES = {
    f.__name__: f for f in (patches_with_resized_positions, two_towers_scale_clipped, quantised_speech_units, spectrogram_to_text, lags_and_student_t)
}
