"""Codebases for large runs: layers scanned and rematerialised with packed rows, losses and weights summed apart and divided once,
micro-batches sliced in a loop, masked rows of a last batch, mixed pictures, keys made from the step."""

import functools
from typing import Any

import flax
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial

B, S, D, H, V, L = 8, 16, 16, 2, 32, 3
T = jax.tree_util.tree_map


def packed(seed, rows=B, time=S):
    """Documents one after the other: inputs, targets, segments, positions; the last segment is padding."""
    rng = np.random.default_rng(seed)
    tokens = rng.integers(1, V, (rows, time))
    segments, positions = np.zeros((rows, time), np.int32), np.zeros((rows, time), np.int32)
    for i in range(rows):
        first, second = rng.integers(3, 7), rng.integers(3, 7)
        for number, (a, b) in enumerate(((0, first), (first, first + second)), 1):
            segments[i, a:b], positions[i, a:b] = number, np.arange(b - a)
    data = {"inputs": tokens * (segments > 0), "targets": np.roll(tokens, -1, 1) * (segments > 0), "inputs_segmentation": segments, "targets_segmentation": segments, "inputs_position": positions, "targets_position": positions}
    return T(lambda x: jnp.asarray(x, jnp.int32), data)


class RMSNorm(nn.Module):
    @nn.compact
    def __call__(self, x):
        y = x.astype(jnp.float32)
        y = (y * lax.rsqrt(jnp.mean(lax.square(y), -1, keepdims=True) + 1e-6)).astype(x.dtype)
        return y * self.param("scale", nn.initializers.ones, (x.shape[-1],)).astype(x.dtype)


class Decoder(nn.Module):
    """One layer; for nn.scan it gives (carry, None)."""
    dtype: Any = jnp.bfloat16

    @nn.compact
    def __call__(self, x, segments, positions, deterministic):
        h = RMSNorm(name="pre_self_attention_layer_norm")(x)
        qkv = nn.DenseGeneral((3, H, D // H), use_bias=False, dtype=self.dtype, name="qkv_proj")(h)
        q, k, v = qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2]

        def rope(z):
            fraction = 2 * jnp.arange(0, z.shape[-1] // 2) / z.shape[-1]
            angle = positions[:, :, None, None] / (1e4**fraction)
            first, second = jnp.split(z.astype(jnp.float32), 2, -1)
            return jnp.concatenate([first * jnp.cos(angle) - second * jnp.sin(angle), second * jnp.cos(angle) + first * jnp.sin(angle)], -1).astype(self.dtype)
        q, k = rope(q) * (D // H) ** -0.5, rope(k)
        mask = segments[:, :, None] == segments[:, None, :]
        t = jnp.arange(x.shape[1])
        mask = jnp.where(mask & (t[None, :, None] >= t[None, None, :]), 0.0, -0.7 * float(np.finfo(np.float32).max))[:, None]
        weights = jnp.einsum("btkd,bskd->bkts", q, k, preferred_element_type=jnp.float32) + mask
        out = jnp.einsum("bkts,bskd->btkd", jax.nn.softmax(weights).astype(self.dtype), v)
        x = x + nn.DenseGeneral(D, axis=(-2, -1), use_bias=False, dtype=self.dtype, name="out")(out)
        h = RMSNorm(name="post_self_attention_layer_norm")(x)
        gated = jax.nn.silu(nn.Dense(2 * D, use_bias=False, dtype=self.dtype, name="wi_0")(h)) * nn.Dense(2 * D, use_bias=False, dtype=self.dtype, name="wi_1")(h)
        return x + nn.Dense(D, use_bias=False, dtype=self.dtype, name="wo")(gated), None


class Transformer(nn.Module):
    @nn.compact
    def __call__(self, tokens, segments, positions, deterministic=True):
        table = nn.Embed(V, D, name="token_embedder", dtype=jnp.bfloat16)
        x = table(tokens)
        block = nn.remat(Decoder, prevent_cse=False, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable, static_argnums=(4,))
        layers = nn.scan(block, variable_axes={"params": 1}, split_rngs={"params": True, "dropout": True}, in_axes=(nn.broadcast,) * 3, length=L)
        x, _ = layers(name="layers")(x, segments, positions, deterministic)
        x = RMSNorm(name="decoder_norm")(x)
        return nn.Dense(V, use_bias=False, dtype=jnp.bfloat16, name="logits_dense")(x).astype(jnp.float32)


@jax.custom_vjp
def cross_entropy_with_logits(logits, targets, z_loss):
    return _ce_fwd(logits, targets, z_loss)[0]


def _ce_fwd(logits, targets, z_loss):
    top = logits.max(axis=-1, keepdims=True)
    shifted = logits - lax.stop_gradient(top)
    exp = jnp.exp(shifted)
    total = exp.sum(axis=-1, keepdims=True)
    log_softmax = shifted - jnp.log(total)
    loss = -jnp.sum(targets * log_softmax, axis=-1)
    log_z = jnp.squeeze(jnp.log(total) + top, axis=-1)
    total_z = z_loss * lax.square(log_z)
    return (loss + total_z, total_z), (logits, targets, z_loss, exp, total, log_softmax, log_z)


def _ce_bwd(res, g):
    g = g[0]
    logits, targets, z_loss, exp, total, log_softmax, log_z = res
    deriv = jnp.expand_dims(1 + 2 * z_loss * log_z, -1) * exp / total - targets
    g_logits = jnp.expand_dims(g, axis=-1) * deriv
    g_targets = -jnp.expand_dims(g, axis=-1) * log_softmax
    return g_logits, g_targets, jnp.array(0.0)


cross_entropy_with_logits.defvjp(_ce_fwd, _ce_bwd)


def layers_scanned_along_one():
    """Stacked along their second dimension, rematerialised by a policy; losses are summed with weights of the packed targets and divided by their number; gradients clipped, norms of parameters and gradients reported; the key is folded with the step."""
    model = Transformer()
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0.0, 1e-2, 2, 20), b1=0.9, b2=0.95, eps=1e-8, eps_root=0.0, weight_decay=0.1))

    def loss_fn(params, data, dropout_rng):
        rng1, _ = jax.random.split(dropout_rng)
        logits = model.apply({"params": params}, data["inputs"], data["inputs_segmentation"], data["inputs_position"], False, rngs={"dropout": rng1})
        xent, _ = cross_entropy_with_logits(logits, jax.nn.one_hot(data["targets"], V), 1e-4)
        xent = xent * (data["targets_segmentation"] != 0)
        total_loss, total_weights = jnp.sum(xent), jnp.sum(data["targets_segmentation"] != 0)
        loss = total_loss / (total_weights + 1e-8)
        return loss, {"total_loss": total_loss, "total_weights": total_weights}

    def train_step(state, data, dropout_rng):
        dropout_rng = jax.random.fold_in(dropout_rng, state.step)
        (loss, aux), raw_grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params, data, dropout_rng)
        grads, _ = optax.clip_by_global_norm(1.0).update(raw_grads, optax.EmptyState(), None)
        new_state = state.apply_gradients(grads=grads)
        norm = lambda tree: jnp.sqrt(sum(jnp.sum(jnp.square(x.astype(jnp.float32))) for x in jax.tree.leaves(tree)))
        metrics = {"scalar": {"learning/loss": loss, "learning/grad_norm": norm(grads), "learning/raw_grad_norm": norm(raw_grads), "learning/param_norm": norm(new_state.params), "learning/total_weights": aux["total_weights"]}, "scalars": {}}
        return new_state, metrics

    data = packed(1)
    params = initial(lambda: model.init(jax.random.PRNGKey(0), data["inputs"], data["inputs_segmentation"], data["inputs_position"]))["params"]
    state = train_state.TrainState.create(apply_fn=None, params=params, tx=tx)
    return Stranger(train_step, (state, data, jax.random.PRNGKey(1)), (state.replace(step="counter", params="param", opt_state="opt"), "batch", "rng"), lambda a, r: (r[0], a[1], a[2]), (0,), tolerance=2e-2)


def masks_and_accuracies():
    """One key goes in and its child comes out; masks weight tokens that are valid, accuracies beside; parameters in f32, matmuls in bf16; micro-batches are given beside one another, [steps, rows, time], and scanned."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3, b1=0.9, b2=0.95, weight_decay=0.1, mu_dtype=jnp.bfloat16))

    def cross_entropy_loss_and_accuracy(logits, tokens, valid):
        valid = valid.astype(jnp.float32)
        valid_text_length = jnp.maximum(jnp.sum(valid, axis=-1), 1e-10)
        logits = logits.astype(jnp.float32)
        token_log_prob = jnp.squeeze(jnp.take_along_axis(jax.nn.log_softmax(logits, axis=-1), jnp.expand_dims(tokens, -1), axis=-1), -1)
        token_log_prob = jnp.where(valid > 0.0, token_log_prob, jnp.array(0.0))
        loss = -jnp.mean(jnp.sum(token_log_prob, axis=-1) / valid_text_length)
        correct = jnp.where(valid > 0.0, jnp.argmax(logits, axis=-1) == tokens, jnp.array(False))
        return loss, jnp.mean(jnp.sum(correct, axis=-1) / valid_text_length)

    def forward(params, tokens, rng):
        p = T(lambda x: x.astype(jnp.bfloat16), params)
        h = p["wte"][tokens]
        keep = jax.random.bernoulli(rng, 0.9, h.shape)
        h = jnp.where(keep, h / 0.9, 0)
        t = tokens.shape[1]
        mask = jnp.tril(jnp.ones((t, t), bool))

        @functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.nothing_saveable)
        def block(h, q):
            n = h * lax.rsqrt((h.astype(jnp.float32) ** 2).mean(-1, keepdims=True) + 1e-6).astype(h.dtype) * q["attention_norm"]
            split = lambda x: x.reshape(*x.shape[:2], H, -1)
            a = jnp.einsum("bqhd,bkhd->bhqk", split(n @ q["wq"]), split(n @ q["wk"])) * (D // H) ** -0.5
            a = jax.nn.softmax(jnp.where(mask, a, jnp.finfo(a.dtype).min).astype(jnp.float32), -1).astype(h.dtype)
            h = h + jnp.einsum("bhqk,bkhd->bqhd", a, split(n @ q["wv"])).reshape(h.shape) @ q["wo"]
            n = h * lax.rsqrt((h.astype(jnp.float32) ** 2).mean(-1, keepdims=True) + 1e-6).astype(h.dtype) * q["ffn_norm"]
            return h + (jax.nn.silu(n @ q["w1"]) * (n @ q["w3"])) @ q["w2"]
        for q in p["h"]:
            h = block(h, q)
        return h @ p["lm_head"]

    def train_step(state, rng, batch):
        rngs = jax.random.split(rng, 3)

        def loss_and_accuracy(params, micro):
            logits = forward(params, micro["input_tokens"], jax.random.fold_in(rngs[0], micro["index"]))
            return cross_entropy_loss_and_accuracy(logits, micro["target_tokens"], micro["loss_masks"])

        def one(carry, micro):
            (loss, accuracy), grads = jax.value_and_grad(loss_and_accuracy, has_aux=True)(state.params, micro)
            return T(jnp.add, carry, (loss, accuracy, grads)), None
        zero = (jnp.float32(0), jnp.float32(0), T(jnp.zeros_like, state.params))
        count = batch["input_tokens"].shape[0]
        (loss, accuracy, grads), _ = lax.scan(one, zero, batch | {"index": jnp.arange(count)})
        loss, accuracy, grads = T(lambda x: x / count, (loss, accuracy, grads))
        state = state.apply_gradients(grads=grads)
        return state, rngs[2], {"loss": loss, "accuracy": accuracy, "gradient_norm": optax.global_norm(grads), "param_norm": optax.global_norm(state.params)}

    w = lambda seed, i, o: draw(seed, i, o) * i**-0.5
    layer = lambda s: {"wq": w(s, D, D), "wk": w(s + 1, D, D), "wv": w(s + 2, D, D), "wo": w(s + 3, D, D), "w1": w(s + 4, D, 2 * D), "w2": w(s + 5, 2 * D, D), "w3": w(s + 6, D, 2 * D), "attention_norm": jnp.ones(D), "ffn_norm": jnp.ones(D)}
    params = {"wte": draw(0, V, D), "h": [layer(10), layer(20)], "lm_head": w(1, D, V)}
    state = train_state.TrainState.create(apply_fn=None, params=params, tx=tx)
    batch = {"input_tokens": whole(2, V, 3, B, S), "target_tokens": whole(3, V, 3, B, S), "loss_masks": (draw(4, 3, B, S) > -0.7).astype(jnp.float32)}
    return Stranger(train_step, (state, jax.random.PRNGKey(2), batch), (state.replace(step="counter", params="param", opt_state="opt"), "rng", "batch:1"), lambda a, r: (r[0], r[1], a[2]), (0, 1), tolerance=2e-2)


def sums_and_denominators():
    """An encoder and decoder with relative positions and gated layers; losses and weights are summed in a loop over slices of rows, metrics are sums with their denominators, factored moments relative to the parameters' size, no bias."""
    NB, micro = 8, 2
    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8, decay_rate=0.8, multiply_by_parameter_scale=True, clipping_threshold=1.0)

    def bucket(relative, bidirectional):
        n, ret = NB // 2 if bidirectional else NB, 0
        if bidirectional:
            ret = (relative > 0).astype(jnp.int32) * n
            relative = jnp.abs(relative)
        else:
            relative = -jnp.minimum(relative, 0)
        exact = n // 2
        large = exact + (jnp.log(relative.astype(jnp.float32) / exact + np.finfo(np.float32).eps) / np.log(12 / exact) * (n - exact)).astype(jnp.int32)
        return ret + jnp.where(relative < exact, relative, jnp.minimum(large, n - 1))

    def bias(table, q, k, bidirectional):
        relative = jnp.arange(k)[None] - jnp.arange(q)[:, None]
        one_hot = jax.nn.one_hot(bucket(relative, bidirectional), NB)
        return jnp.einsum("qkn,nh->hqk", one_hot, table)[None]

    def norm(w, x):
        return x * lax.rsqrt(jnp.mean(x**2, -1, keepdims=True) + 1e-6) * w

    def attend(p, x, y, bias):
        q, k, v = jnp.einsum("btd,dhk->bthk", x, p["q"]), jnp.einsum("bsd,dhk->bshk", y, p["k"]), jnp.einsum("bsd,dhk->bshk", y, p["v"])
        w = jax.nn.softmax(jnp.einsum("bthk,bshk->bhts", q, k) + bias)
        return jnp.einsum("bhts,bshk,hkd->btd", w, v, p["o"])

    def mlp(p, x):
        return (jax.nn.gelu(x @ p["wi_0"]) * (x @ p["wi_1"])) @ p["wo"]

    def logits(p, batch):
        enc, dec = batch["encoder_input_tokens"], batch["decoder_input_tokens"]
        mask = jnp.where((enc > 0)[:, None, None, :], 0.0, -1e10)
        x, y = p["token_embedder"][enc], p["token_embedder"][dec]
        b = bias(p["enc_bias"], enc.shape[1], enc.shape[1], True) + mask
        for q in p["encoder"]:
            h = norm(q["n1"], x)
            x = x + attend(q["self"], h, h, b)
            x = x + mlp(q["mlp"], norm(q["n2"], x))
        x = norm(p["enc_norm"], x)
        t = dec.shape[1]
        b = bias(p["dec_bias"], t, t, False) + jnp.where(jnp.tril(jnp.ones((t, t))) > 0, 0.0, -1e10)
        for q in p["decoder"]:
            h = norm(q["n1"], y)
            y = y + attend(q["self"], h, h, b)
            y = y + attend(q["cross"], norm(q["n3"], y), x, mask)
            y = y + mlp(q["mlp"], norm(q["n2"], y))
        return norm(p["dec_norm"], y) @ p["logits_dense"]

    def loss_fn(params, batch):
        out, targets = logits(params, batch), batch["decoder_target_tokens"]
        confidence, low = 0.9, 0.1 / (V - 1)
        soft = jnp.where(targets[..., None] == jnp.arange(V), confidence, low)
        loss, z = cross_entropy_with_logits(out, soft, 1e-4)
        loss = loss - -(confidence * jnp.log(confidence) + (V - 1) * low * jnp.log(low + 1e-20))
        weights = jnp.where(targets > 0, 1.0, 0.0)
        total, weight_sum = jnp.sum(loss * weights), jnp.sum(weights)
        return total, {"loss": total, "z_loss": jnp.sum(z * weights), "weight_sum": weight_sum, "correct": jnp.sum((out.argmax(-1) == targets) * weights)}

    def train_with_lr(state, batch, learning_rate):
        size = B // micro

        def per_microbatch(i, carry):
            grads, metrics = carry
            mbatch = {k: lax.dynamic_slice(v, (i * size,) + (0,) * (v.ndim - 1), (size,) + v.shape[1:]) for k, v in batch.items()}
            (_, m), g = jax.value_and_grad(loss_fn, has_aux=True)(state["target"], mbatch)
            return T(jnp.add, grads, g), T(jnp.add, metrics, m)
        zero = T(jnp.zeros_like, state["target"]), {k: jnp.float32(0) for k in ("loss", "z_loss", "weight_sum", "correct")}
        grads, metrics = lax.fori_loop(0, micro, per_microbatch, zero)
        u, opt = tx.update(grads, state["state"]["opt"], state["target"])
        target = optax.apply_updates(state["target"], T(lambda x: x * learning_rate * 100, u))
        return {"target": target, "state": {"step": state["state"]["step"] + 1, "opt": opt}}, metrics | {"learning_rate": learning_rate}

    w = lambda seed, *shape: draw(seed, *shape) * shape[0] ** -0.5
    attention = lambda s: {n: w(s + i, D, H, D // H) for i, n in enumerate("qkv")} | {"o": draw(s + 3, H, D // H, D) * D**-0.5}
    mlp_weights = lambda s: {"wi_0": w(s, D, 2 * D), "wi_1": w(s + 1, D, 2 * D), "wo": w(s + 2, 2 * D, D)}
    layer = lambda s: {"self": attention(s), "mlp": mlp_weights(s + 4), "n1": jnp.ones(D), "n2": jnp.ones(D)}
    target = {"token_embedder": draw(0, V, D), "enc_bias": draw(1, NB, H), "dec_bias": draw(2, NB, H), "encoder": [layer(10), layer(20)], "enc_norm": jnp.ones(D), "dec_norm": jnp.ones(D),
              "decoder": [layer(30) | {"cross": attention(40), "n3": jnp.ones(D)}], "logits_dense": w(3, D, V)}
    lengths = np.asarray(5 + whole(6, 6, B))[:, None]
    dec = jnp.where(np.arange(10) < lengths, 1 + whole(7, V - 1, B, 10), 0)
    batch = {"encoder_input_tokens": jnp.where(np.arange(S) < lengths + 4, 1 + whole(8, V - 1, B, S), 0), "decoder_input_tokens": jnp.pad(dec[:, :-1], ((0, 0), (1, 0))), "decoder_target_tokens": dec}
    state = {"target": target, "state": {"step": jnp.int32(0), "opt": tx.init(target)}}
    return Stranger(train_with_lr, (state, batch, jnp.float32(0.01)), ({"target": "param", "state": {"step": "counter", "opt": "opt"}}, "batch", "scalar"), lambda a, r: (r[0], a[1], a[2]), (0,), tolerance=1e-3)


def mixed_up_pictures():
    """Patches of pictures with an attention-pooled head, pictures and labels mixed with their mirror in the batch by one Beta draw, sigmoid losses of all classes, registers; norms of updates and of kernels by name are measured."""
    SIDE, P, CLASSES = 8, 4, 10
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(b2=0.95, mu_dtype="bfloat16"), optax.add_decayed_weights(1e-4, mask=lambda p: T(lambda x: x.ndim > 1, p)), optax.scale_by_schedule(lambda s: 1e-2 * jnp.minimum(1.0, (s + 1) / 3)), optax.scale(-1.0))

    class Block(nn.Module):
        @nn.compact
        def __call__(self, x, train):
            y = nn.MultiHeadDotProductAttention(num_heads=H, deterministic=not train)(nn.LayerNorm()(x), nn.LayerNorm()(x))
            x = x + nn.Dropout(0.1)(y, deterministic=not train)
            y = nn.Dense(D)(nn.gelu(nn.Dense(2 * D)(nn.LayerNorm()(x))))
            return x + nn.Dropout(0.1)(y, deterministic=not train)

    class Model(nn.Module):
        @nn.compact
        def __call__(self, image, train=False):
            x = nn.Conv(D, (P, P), strides=(P, P), padding="VALID", name="embedding")(image)
            n, h, w, c = x.shape
            x = x.reshape(n, h * w, c)
            x = x + self.param("pos_embedding", nn.initializers.normal(1 / np.sqrt(c)), (1, h * w, c))
            reg = self.param("registers", nn.initializers.zeros, (1, 2, c))
            x = jnp.concatenate([jnp.tile(reg, (n, 1, 1)), x], 1)
            for _ in range(2):
                x = Block()(x, train)
            x = nn.LayerNorm(name="encoder_norm")(x)
            probe = jnp.tile(self.param("probe", nn.initializers.xavier_uniform(), (1, 1, c)), [n, 1, 1])
            x = nn.MultiHeadDotProductAttention(num_heads=H)(probe, x)
            x = x + nn.Dense(c)(nn.gelu(nn.Dense(2 * c)(nn.LayerNorm()(x))))
            return nn.Dense(CLASSES, name="head", kernel_init=nn.initializers.zeros, bias_init=nn.initializers.constant(-5.0))(x[:, 0])
    model = Model()

    def get_mixup(rng, p):
        rng, rng_mixup = jax.random.split(rng)
        a = jax.random.beta(rng_mixup, p, p)
        a = jnp.maximum(a, 1 - a)
        return rng, lambda *things: [a * thing + (1.0 - a) * jnp.flip(thing, 0) for thing in things]

    def update_fn(params, opt, rng, batch):
        measurements = {}
        images, labels = batch["image"].astype(jnp.float32) / 127.5 - 1, batch["labels"]
        rng, mixup = get_mixup(rng, 0.2)
        images, labels = mixup(images, labels)
        rng, rng_model = jax.random.split(rng)

        def loss_fn(params):
            logits = model.apply({"params": params}, images, train=True, rngs={"dropout": rng_model})
            log_p, log_not_p = jax.nn.log_sigmoid(logits), jax.nn.log_sigmoid(-logits)
            return jnp.mean(-jnp.sum(labels * log_p + (1.0 - labels) * log_not_p, -1))
        l, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt = tx.update(grads, opt, params)
        params = optax.apply_updates(params, updates)
        gs, ps, us = (jax.tree.leaves(t) for t in (grads, params, updates))
        measurements["l2_grads"] = jnp.sqrt(sum([jnp.vdot(g, g) for g in gs]))
        measurements["l2_params"] = jnp.sqrt(sum([jnp.vdot(p, p) for p in ps]))
        measurements["l2_updates"] = jnp.sqrt(sum([jnp.vdot(u, u) for u in us]))
        return params, opt, rng, l, measurements

    batch = {"image": whole(5, 256, B, SIDE, SIDE, 3).astype(jnp.uint8), "labels": jax.nn.one_hot(whole(6, CLASSES, B), CLASSES)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), jnp.zeros((B, SIDE, SIDE, 3))))["params"]
    return Stranger(update_fn, (params, tx.init(params), jax.random.PRNGKey(3), batch), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=1e-3)


@flax.struct.dataclass
class _Run:
    global_step: Any
    opt_state: Any
    params: Any
    model_state: Any
    rng: Any


def masked_rows_of_a_last_batch():
    """A residual network with running statistics; rows of the batch that are padding have mask 0; losses normalised by the number of real ones, decay as a term of the loss over kernels only, metrics as (sum, count) pairs, the key folded with the step."""
    CLASSES = 5
    tx = optax.chain(optax.trace(decay=0.9, nesterov=True), optax.scale_by_learning_rate(optax.cosine_decay_schedule(0.05, 10)))

    class Model(nn.Module):
        @nn.compact
        def __call__(self, x, train):
            norm = functools.partial(nn.BatchNorm, use_running_average=not train, momentum=0.9)
            x = nn.relu(norm(name="init_bn")(nn.Conv(8, (3, 3), use_bias=False, name="init_conv")(x)))
            for i, (width, stride) in enumerate(((8, 1), (16, 2))):
                residual = x
                y = nn.relu(norm()(nn.Conv(width, (3, 3), strides=stride, use_bias=False)(x)))
                y = norm(scale_init=nn.initializers.zeros)(nn.Conv(width, (3, 3), use_bias=False)(y))
                if residual.shape != y.shape:
                    residual = norm(name=f"proj_bn{i}")(nn.Conv(width, (1, 1), strides=stride, use_bias=False, name=f"proj_conv{i}")(residual))
                gate = jax.random.bernoulli(self.make_rng("dropout"), 0.9, (x.shape[0], 1, 1, 1)) if train else 1.0
                x = nn.relu(residual + y * gate)
            return nn.Dense(CLASSES, name="output_projection")(x.mean((1, 2)))
    model = Model()

    def loss_function(logits, batch, params):
        weights = batch["batch_mask"]
        soft = 0.9 * batch["label"] + 0.1 / CLASSES
        loss = -jnp.einsum("...k,...k->...", soft, nn.log_softmax(logits)) * weights
        total = loss.sum() / jnp.maximum(weights.sum(), 1)
        l2 = 0.5 * sum(jnp.sum(p**2) for p in jax.tree.leaves(params) if p.ndim > 1)
        return total + 5e-4 * l2

    def train_step(train_state, batch):
        new_rng, rng = jax.random.split(train_state.rng)
        dropout_rng = jax.random.fold_in(rng, train_state.global_step)

        def training_loss_fn(params):
            logits, new_model_state = model.apply({"params": params, **train_state.model_state}, batch["inputs"], train=True, mutable=["batch_stats"], rngs={"dropout": dropout_rng})
            return loss_function(logits, batch, params), (new_model_state, logits)
        (cost, (new_model_state, logits)), grad = jax.value_and_grad(training_loss_fn, has_aux=True)(train_state.params)
        updates, new_opt_state = tx.update(grad, train_state.opt_state, train_state.params)
        weights = batch["batch_mask"]
        correct = (logits.argmax(-1) == batch["label"].argmax(-1)) * weights
        metrics = {"accuracy": (correct.sum(), weights.sum()), "loss": (cost * weights.sum(), weights.sum())}
        return train_state.replace(global_step=train_state.global_step + 1, opt_state=new_opt_state, params=optax.apply_updates(train_state.params, updates), model_state=new_model_state, rng=new_rng), metrics

    batch = {"inputs": draw(7, B, 8, 8, 3), "label": jax.nn.one_hot(whole(8, CLASSES, B), CLASSES), "batch_mask": (jnp.arange(B) < B - 3).astype(jnp.float32)}
    variables = initial(lambda: model.init({"params": jax.random.PRNGKey(0), "dropout": jax.random.PRNGKey(1)}, batch["inputs"], train=True))
    params = variables.pop("params")
    run = _Run(jnp.int32(0), tx.init(params), params, T(jnp.abs, variables), jax.random.PRNGKey(4))
    return Stranger(train_step, (run, batch), (_Run("counter", "opt", "param", "model_state", "rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


STACKS = {
    "layers_scanned_along_one": layers_scanned_along_one,
    "masks_and_accuracies": masks_and_accuracies,
    "sums_and_denominators": sums_and_denominators,
    "mixed_up_pictures": mixed_up_pictures,
    "masked_rows_of_a_last_batch": masked_rows_of_a_last_batch,
}
