"""Training scripts beside a hub's pretrained Flax models: two heads of one encoder, replaced tokens found, denoised texts,
sums of losses divided by counted labels, positions from masks, positions that aren't trained, negatives by indices into the batch."""

from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax.training import train_state
from flax.training.common_utils import onehot
from jax import lax
from stranger import Stranger, initial

B, S, D, H, V = 8, 12, 16, 2, 40
PAD = 1


class TrainState(train_state.TrainState):
    dropout_rng: Any


def _state(params, tx):
    return TrainState.create(apply_fn=None, params=params, tx=tx, dropout_rng=jax.random.PRNGKey(7))


def _kinds(state):
    return state.replace(step="counter", params="param", opt_state="opt", dropout_rng="rng")


def _stranger(train_step, state, batch, params="param", **options):
    return Stranger(train_step, (state, batch), (_kinds(state).replace(params=params), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3, **options)


def decay_mask_fn(params):
    flat = jax.tree_util.tree_flatten_with_path(params)[0]
    kept = [path[-1].key != "bias" and "Norm" not in jax.tree_util.keystr(path) for path, _ in flat]
    return jax.tree.unflatten(jax.tree.structure(params), kept)


def _schedule(steps=20, warmup=2, rate=1e-3):
    warmup_fn = optax.linear_schedule(0.0, rate, warmup)
    decay_fn = optax.linear_schedule(rate, 0.0, steps - warmup)
    return optax.join_schedules([warmup_fn, decay_fn], [warmup])


def _ids(seed, *shape):
    return 4 + whole(seed, V - 4, *shape)


def _lengths_mask(seed, rows=B, time=S, low=4):
    return (np.arange(time) < np.asarray(low + whole(seed, time - low, rows))[:, None]).astype(np.int32)


class SelfAttention(nn.Module):
    causal: bool = False

    @nn.compact
    def __call__(self, hidden, key_value=None, attention_mask=None, deterministic=True):
        source = hidden if key_value is None else key_value
        split = lambda x: x.reshape(x.shape[:2] + (H, D // H))
        query = split(nn.Dense(D, name="query")(hidden))
        key, value = split(nn.Dense(D, name="key")(source)), split(nn.Dense(D, name="value")(source))
        mask = None if attention_mask is None else jnp.broadcast_to(attention_mask[:, None, None, :], (hidden.shape[0], 1, hidden.shape[1], source.shape[1]))
        if self.causal:
            causal = nn.make_causal_mask(jnp.ones((hidden.shape[0], hidden.shape[1]), "i4"))
            mask = causal if mask is None else nn.combine_masks(mask, causal)
        bias = None
        if mask is not None:
            bias = lax.select(mask > 0, jnp.full(mask.shape, 0.0), jnp.full(mask.shape, jnp.finfo(jnp.float32).min))
        rng = self.make_rng("dropout") if not deterministic else None
        weights = nn.dot_product_attention_weights(query, key, bias=bias, dropout_rng=rng, dropout_rate=0.1, broadcast_dropout=True, deterministic=deterministic)
        out = jnp.einsum("...hqk,...khd->...qhd", weights, value)
        return nn.Dense(D, name="out")(out.reshape(out.shape[:2] + (-1,)))


class PostLayer(nn.Module):
    """A layer of an encoder that normalises afterwards."""

    @nn.compact
    def __call__(self, hidden, attention_mask, deterministic=True):
        out = SelfAttention(name="self")(hidden, None, attention_mask, deterministic)
        hidden = nn.LayerNorm(epsilon=1e-12)(nn.Dropout(0.1)(out, deterministic=deterministic) + hidden)
        out = nn.Dense(D)(nn.gelu(nn.Dense(2 * D)(hidden), approximate=False))
        return nn.LayerNorm(epsilon=1e-12)(nn.Dropout(0.1)(out, deterministic=deterministic) + hidden)


class Encoder(nn.Module):
    width: int = D

    @nn.compact
    def __call__(self, input_ids, attention_mask, token_type_ids=None, position_ids=None, deterministic=True):
        words = nn.Embed(V, self.width, name="word_embeddings")
        hidden = words(input_ids)
        if position_ids is None:
            position_ids = jnp.broadcast_to(jnp.arange(input_ids.shape[-1]), input_ids.shape)
        hidden = hidden + nn.Embed(S + 2, self.width, name="position_embeddings")(position_ids)
        if token_type_ids is not None:
            hidden = hidden + nn.Embed(2, self.width, name="token_type_embeddings")(token_type_ids)
        hidden = nn.Dropout(0.1)(nn.LayerNorm(epsilon=1e-12)(hidden), deterministic=deterministic)
        if self.width != D:
            hidden = nn.Dense(D, name="embeddings_project")(hidden)
        for _ in range(2):
            hidden = PostLayer()(hidden, attention_mask, deterministic)
        return hidden, words.embedding


class PreTraining(nn.Module):
    @nn.compact
    def __call__(self, input_ids, attention_mask, token_type_ids, deterministic=True):
        hidden, table = Encoder(name="bert")(input_ids, attention_mask, token_type_ids, None, deterministic)
        pooled = nn.tanh(nn.Dense(D, name="pooler")(hidden[:, 0]))
        x = nn.LayerNorm(epsilon=1e-12)(nn.gelu(nn.Dense(D, name="transform")(hidden), approximate=False))
        prediction = x @ table.T + self.param("bias", nn.initializers.zeros, (V,))
        return prediction, nn.Dense(2, name="seq_relationship")(pooled)


def words_and_following_sentences():
    """Masked words, with labels of -100 where none is masked, and whether the second sentence follows the first."""
    model, schedule = PreTraining(), _schedule()
    tx = optax.adamw(schedule, b1=0.9, b2=0.98, eps=1e-8, weight_decay=0.01, mask=decay_mask_fn)

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)

        def loss_fn(params):
            labels, nsp = batch.pop("labels"), batch.pop("next_sentence_label")
            logits, relationship = model.apply({"params": params}, **batch, deterministic=False, rngs={"dropout": dropout_rng})
            label_mask = jnp.where(labels > 0, 1.0, 0.0)
            loss = optax.softmax_cross_entropy(logits, onehot(labels, V)) * label_mask
            loss = loss.sum() / label_mask.sum()
            return loss + optax.softmax_cross_entropy(relationship, onehot(nsp, 2)).mean()

        batch = dict(batch)
        loss, grad = jax.value_and_grad(loss_fn)(state.params)
        new_state = state.apply_gradients(grads=grad)
        return new_state.replace(dropout_rng=new_dropout_rng), {"loss": loss, "learning_rate": schedule(state.step)}

    ids, chosen = _ids(1, B, S), np.asarray(draw(2, B, S)) > 0.6
    mask = _lengths_mask(3)
    batch = {"input_ids": jnp.where(chosen, 3, ids), "attention_mask": jnp.asarray(mask), "token_type_ids": jnp.asarray(np.arange(S) >= 5, jnp.int32) * jnp.ones((B, 1), jnp.int32),
             "labels": jnp.where(chosen & (mask > 0), ids, -100), "next_sentence_label": whole(4, 2, B)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), batch["input_ids"], batch["attention_mask"], batch["token_type_ids"]))["params"]
    return _stranger(train_step, _state(params, tx), batch)


class Discriminator(nn.Module):
    def setup(self):
        self.generator = Encoder(width=D)
        self.generator_head = nn.Dense(D)
        self.discriminator = [PostLayer() for _ in range(2)]
        self.dense, self.out = nn.Dense(D), nn.Dense(1)

    def generate(self, ids, mask, deterministic):
        hidden, table = self.generator(ids, mask, None, None, deterministic)
        return nn.gelu(self.generator_head(hidden)) @ table.T

    def discriminate(self, table, ids, mask, deterministic):
        hidden = table[ids]
        for layer in self.discriminator:
            hidden = layer(hidden, mask, deterministic)
        return self.out(nn.gelu(self.dense(hidden)))[..., 0]

    def __call__(self, masked, ids, mask, chosen, key, deterministic=True):
        logits = self.generate(masked, mask, deterministic)
        gumbel = -jnp.log(-jnp.log(jax.random.uniform(key, logits.shape, minval=1e-6, maxval=1 - 1e-6)))
        sampled = jnp.argmax(lax.stop_gradient(logits) + gumbel, -1)
        fake = jnp.where(chosen > 0, sampled, ids)
        is_fake = (fake != ids).astype(jnp.float32)
        table = self.generator.variables["params"]["word_embeddings"]["embedding"]
        return logits, self.discriminate(table, fake, mask, deterministic), is_fake


def replaced_tokens_found():
    """A small generator fills masked places by Gumbel noise, a discriminator with its table says which tokens were replaced."""
    model = Discriminator()
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(_schedule(), b2=0.999, eps=1e-6, weight_decay=0.01, mask=decay_mask_fn))

    def train_step(state, batch):
        dropout_rng, sample_rng, new_rng = jax.random.split(state.dropout_rng, 3)

        def loss_fn(params):
            logits, score, is_fake = model.apply({"params": params}, batch["masked_input_ids"], batch["input_ids"], batch["attention_mask"], batch["mlm_mask"], sample_rng,
                                                 deterministic=False, rngs={"dropout": dropout_rng})
            each = optax.softmax_cross_entropy_with_integer_labels(logits, batch["input_ids"]) * batch["mlm_mask"]
            mlm = each.sum() / (batch["mlm_mask"].sum() + 1e-6)
            weights = batch["attention_mask"].astype(jnp.float32)
            disc = (optax.sigmoid_binary_cross_entropy(score, is_fake) * weights).sum() / weights.sum()
            guess = (jnp.sign(score) + 1) / 2
            metrics = {"mlm": mlm, "disc": disc, "disc_accuracy": ((guess == is_fake) * weights).sum() / weights.sum(), "replaced": (is_fake * weights).sum() / weights.sum()}
            return mlm + 50.0 * disc, metrics

        (loss, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        return state.apply_gradients(grads=grads).replace(dropout_rng=new_rng), {"loss": loss, **metrics}

    ids, mask = _ids(11, B, S), _lengths_mask(13)
    chosen = ((np.asarray(draw(12, B, S)) > 0.5) & (mask > 0)).astype(np.int32)
    batch = {"input_ids": ids, "masked_input_ids": jnp.where(chosen > 0, 3, ids), "attention_mask": jnp.asarray(mask), "mlm_mask": jnp.asarray(chosen)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), ids, ids, batch["attention_mask"], batch["mlm_mask"], jax.random.PRNGKey(1)))["params"]
    return _stranger(train_step, _state(params, tx), batch)


class PreDecoderLayer(nn.Module):
    @nn.compact
    def __call__(self, hidden, memory, memory_mask, attention_mask=None, deterministic=True):
        out = SelfAttention(causal=True, name="self_attn")(hidden, None, attention_mask, deterministic)
        hidden = nn.LayerNorm(name="self_attn_layer_norm")(hidden + nn.Dropout(0.1)(out, deterministic=deterministic))
        out = SelfAttention(name="encoder_attn")(hidden, memory, memory_mask, deterministic)
        hidden = nn.LayerNorm(name="encoder_attn_layer_norm")(hidden + nn.Dropout(0.1)(out, deterministic=deterministic))
        out = nn.Dense(D, name="fc2")(nn.gelu(nn.Dense(2 * D, name="fc1")(hidden)))
        return nn.LayerNorm(name="final_layer_norm")(hidden + nn.Dropout(0.1)(out, deterministic=deterministic))


class Denoiser(nn.Module):
    @nn.compact
    def __call__(self, input_ids, attention_mask, decoder_input_ids, decoder_attention_mask, deterministic=True):
        shared = nn.Embed(V, D, name="shared")
        positions = jnp.arange(input_ids.shape[1]) + 2
        x = nn.LayerNorm(name="layernorm_embedding")(shared(input_ids) * D**0.5 + nn.Embed(S + 2, D, name="embed_positions")(positions))
        for _ in range(2):
            x = PostLayer()(x, attention_mask, deterministic)
        t = decoder_input_ids.shape[1]
        y = shared(decoder_input_ids) * D**0.5 + nn.Embed(S + 2, D, name="decoder_embed_positions")(jnp.arange(t) + 2)
        y = nn.LayerNorm(name="decoder_layernorm_embedding")(y)
        for _ in range(2):
            y = PreDecoderLayer()(y, x, attention_mask, decoder_attention_mask, deterministic)
        logits = y @ shared.embedding.T
        return logits + lax.stop_gradient(self.param("final_logits_bias", nn.initializers.zeros, (1, V)))


def _shift_tokens_right(labels, start=2):
    shifted = jnp.zeros_like(labels).at[:, 1:].set(labels[:, :-1]).at[:, 0].set(start)
    return jnp.where(shifted == -100, PAD, shifted)


def sums_divided_by_labels():
    """A sequence to sequence script: the loss is a sum with smoothed labels; it and the gradients are divided by the labels that were counted."""
    model, schedule = Denoiser(), _schedule()
    tx = optax.adamw(schedule, mask=decay_mask_fn)

    def smoothed(logits, labels, padding_mask, label_smoothing_factor=0.1):
        vocab_size = logits.shape[-1]
        confidence = 1.0 - label_smoothing_factor
        low_confidence = (1.0 - confidence) / (vocab_size - 1)
        normalizing = -(confidence * jnp.log(confidence) + (vocab_size - 1) * low_confidence * jnp.log(low_confidence + 1e-20))
        soft_labels = onehot(labels, vocab_size, on_value=confidence, off_value=low_confidence)
        loss = (optax.softmax_cross_entropy(logits, soft_labels) - normalizing) * padding_mask
        return loss.sum(), padding_mask.sum()

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)

        def compute_loss(params):
            rest = dict(batch)
            labels = rest.pop("labels")
            rest["decoder_input_ids"] = _shift_tokens_right(labels)
            logits = model.apply({"params": params}, **rest, deterministic=False, rngs={"dropout": dropout_rng})
            return smoothed(logits, labels, rest["decoder_attention_mask"])

        (loss, num_labels), grad = jax.value_and_grad(compute_loss, has_aux=True)(state.params)
        loss = loss / num_labels
        grad = jax.tree_util.tree_map(lambda x: x / num_labels, grad)
        new_state = state.apply_gradients(grads=grad)
        return new_state.replace(dropout_rng=new_dropout_rng), {"loss": loss, "learning_rate": schedule(state.step)}

    labels_mask = _lengths_mask(23, time=9)
    batch = {"input_ids": _ids(21, B, S), "attention_mask": jnp.asarray(_lengths_mask(22)), "labels": jnp.where(labels_mask > 0, _ids(24, B, 9), PAD), "decoder_attention_mask": jnp.asarray(labels_mask)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), batch["input_ids"], batch["attention_mask"], batch["labels"], batch["decoder_attention_mask"]))["params"]
    return _stranger(train_step, _state(params, tx), batch)


class CausalDecoder(nn.Module):
    """Positions by running sums of the mask; the head is the table."""

    @nn.compact
    def __call__(self, input_ids, attention_mask, deterministic=True):
        position_ids = (jnp.cumsum(attention_mask, axis=1) * attention_mask) - 1
        embed = nn.Embed(V, D // 2, name="embed_tokens")
        hidden = nn.Dense(D, use_bias=False, name="project_in")(embed(input_ids)) + nn.Embed(S + 2, D, name="embed_positions")(position_ids + 2)
        for _ in range(2):
            out = SelfAttention(causal=True)(nn.LayerNorm()(hidden), None, attention_mask, deterministic)
            hidden = hidden + nn.Dropout(0.1)(out, deterministic=deterministic)
            shape = hidden.shape
            flat = nn.LayerNorm()(hidden).reshape(-1, shape[-1])
            flat = nn.Dropout(0.1)(nn.Dense(D)(nn.relu(nn.Dense(4 * D)(flat))), deterministic=deterministic)
            hidden = (hidden.reshape(-1, shape[-1]) + flat).reshape(shape)
        hidden = nn.Dense(D // 2, use_bias=False, name="project_out")(nn.LayerNorm(name="final_layer_norm")(hidden))
        return embed.attend(hidden)


def positions_from_masks():
    """Positions by running sums of masks padded on the left, tokens in one list inside the layers, labels are the ids shifted inside the loss, gradients in several calls."""
    model, schedule = CausalDecoder(), _schedule()
    tx = optax.MultiSteps(optax.adamw(schedule, b1=0.9, b2=0.95, mask=decay_mask_fn), every_k_schedule=2).gradient_transformation()

    def loss_fn(logits, labels, mask):
        shift_logits, shift_labels, mask = logits[..., :-1, :], labels[..., 1:], mask[..., 1:]
        loss = optax.softmax_cross_entropy(shift_logits, onehot(shift_labels, shift_logits.shape[-1]))
        return (loss * mask).sum() / mask.sum()

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)

        def compute_loss(params):
            logits = model.apply({"params": params}, batch["input_ids"], batch["attention_mask"], deterministic=False, rngs={"dropout": dropout_rng})
            return loss_fn(logits, batch["input_ids"], batch["attention_mask"])
        loss, grad = jax.value_and_grad(compute_loss)(state.params)
        new_state = state.apply_gradients(grads=grad)
        return new_state.replace(dropout_rng=new_dropout_rng), {"loss": loss, "learning_rate": schedule(state.step)}

    mask = _lengths_mask(33)[:, ::-1].copy()
    batch = {"input_ids": jnp.where(mask > 0, _ids(31, B, S), PAD), "attention_mask": jnp.asarray(mask)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), batch["input_ids"], batch["attention_mask"]))["params"]
    return _stranger(train_step, _state(params, tx), batch)


class Listener(nn.Module):
    @nn.compact
    def __call__(self, input_features, decoder_input_ids, deterministic=True):
        x = input_features.transpose((0, 2, 1))
        x = nn.gelu(nn.Conv(D, (3,), padding=1, name="conv1")(x), approximate=False)
        x = nn.gelu(nn.Conv(D, (3,), strides=2, padding=1, name="conv2")(x), approximate=False)
        positions = nn.Embed(x.shape[1], D, name="embed_positions")
        x = x + lax.stop_gradient(positions(jnp.arange(x.shape[1])))
        for _ in range(2):
            x = x + SelfAttention()(nn.LayerNorm()(x), None, None, deterministic)
            x = x + nn.Dense(D)(nn.gelu(nn.Dense(2 * D)(nn.LayerNorm()(x)), approximate=False))
        x = nn.LayerNorm(name="encoder_layer_norm")(x)
        tokens = nn.Embed(V, D, name="embed_tokens")
        y = tokens(decoder_input_ids) + nn.Embed(S, D, name="decoder_embed_positions")(jnp.arange(decoder_input_ids.shape[1]))
        for _ in range(2):
            y = PreDecoderLayer()(y, x, None, None, deterministic)
        return tokens.attend(nn.LayerNorm(name="decoder_layer_norm")(y))


def positions_not_trained():
    """A listener of log-mel frames: sinusoids are a parameter behind a stopped gradient, the features are in half precision, the mask comes from ignored labels, the feature encoder is frozen by labels of the optimizer."""
    model = Listener()
    tx = optax.multi_transform({"trained": optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(_schedule(), mask=decay_mask_fn)), "frozen": optax.set_to_zero()},
                               lambda p: jax.tree_util.tree_map_with_path(lambda path, _: "frozen" if path[0].key in ("conv1", "conv2") else "trained", p))

    def train_step(state, batch, label_smoothing_factor=0.1):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)

        def compute_loss(params):
            labels = batch["labels"]
            logits = model.apply({"params": params}, batch["input_features"].astype(jnp.float32), _shift_tokens_right(labels), deterministic=False, rngs={"dropout": dropout_rng})
            padding_mask = labels >= 0
            soft = optax.smooth_labels(onehot(labels, V), label_smoothing_factor)
            loss = optax.softmax_cross_entropy(logits, soft) * padding_mask
            return loss.sum(), padding_mask.sum()

        (loss, num_labels), grad = jax.value_and_grad(compute_loss, has_aux=True)(state.params)
        grad = jax.tree_util.tree_map(lambda x: x / num_labels, grad)
        return state.apply_gradients(grads=grad).replace(dropout_rng=new_dropout_rng), {"loss": loss / num_labels}

    labels_mask = _lengths_mask(43, time=9)
    batch = {"input_features": draw(41, B, 6, 2 * S).astype(jnp.float16), "labels": jnp.where(labels_mask > 0, _ids(42, B, 9), -100)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), draw(41, B, 6, 2 * S), jnp.maximum(batch["labels"], 0)))["params"]
    kinds = {n: "frozen" if n in ("conv1", "conv2") else "param" for n in params}
    return _stranger(train_step, _state(params, tx), batch, kinds)


class Quantizer(nn.Module):
    groups: int = 2
    entries: int = 6

    @nn.compact
    def __call__(self, features, mask_time_indices, temperature, rng):
        b, s, _ = features.shape
        logits = nn.Dense(self.groups * self.entries, name="weight_proj")(features).reshape(b * s * self.groups, self.entries)
        gumbels = jax.random.gumbel(rng, logits.shape)
        soft = nn.softmax((logits + gumbels) / temperature)
        soft_probs = nn.softmax(logits).reshape(b * s, self.groups, self.entries)
        mask = mask_time_indices.flatten()[:, None, None]
        marginal = jnp.where(mask, soft_probs, 0).sum(0) / mask.sum()
        perplexity = jnp.exp(-jnp.sum(marginal * jnp.log(marginal + 1e-7), -1)).sum()
        codes = self.param("codevectors", nn.initializers.uniform(), (1, self.groups * self.entries, 4))
        chosen = soft.reshape(b * s, -1)[..., None] * codes
        return chosen.reshape(b * s, self.groups, self.entries, -1).sum(-2).reshape(b, s, -1), perplexity


class HeardAhead(nn.Module):
    @nn.compact
    def __call__(self, input_values, mask_time_indices, temperature, rng, deterministic=True):
        x = input_values[:, :, None]
        for i, (k, s) in enumerate(((6, 4), (4, 2))):
            x = nn.Conv(D, (k,), strides=s, padding="VALID", use_bias=False, name=f"conv_{i}")(x)
            x = nn.gelu(nn.LayerNorm()(x) if i else nn.GroupNorm(num_groups=4)(x), approximate=False)
        features = nn.LayerNorm(name="feature_norm")(x)
        hidden = nn.Dense(D, name="projection")(features)
        spec = self.param("masked_spec_embed", nn.initializers.uniform(), (D,))
        hidden = jnp.where(mask_time_indices[:, :, None], spec[None, None], hidden)
        position = nn.Conv(D, (4,), padding=[(2, 1)], feature_group_count=4, name="pos_conv")(hidden)
        hidden = hidden + nn.gelu(position, approximate=False)
        for _ in range(2):
            hidden = PostLayer()(hidden, None, deterministic)
        quantized, perplexity = Quantizer(name="quantizer")(features, mask_time_indices, temperature, rng)
        return nn.Dense(8, name="project_hid")(hidden), nn.Dense(8, name="project_q")(quantized), perplexity


def negatives_by_indices():
    """Speech before labels: masked frames are told from negatives that indices pick out of all frames of the batch, codes by Gumbel noise whose temperature falls with the step."""
    model, T_, K = HeardAhead(), 10, 5
    tx = optax.adamw(_schedule(), b1=0.9, b2=0.98, eps=1e-6, weight_decay=0.01, mask=decay_mask_fn)

    def compute_contrastive_loss(quantized, transformer, negative_indices, mask_time_indices):
        b, s, d = quantized.shape
        negatives = quantized.reshape(-1, d)[negative_indices.reshape(-1)]
        negatives = negatives.reshape(b, s, K, d).transpose(2, 0, 1, 3)
        targets = jnp.concatenate([quantized[None, :], negatives], axis=0)
        logits = optax.cosine_similarity(transformer, targets, epsilon=1e-8) / 0.1
        neg_is_pos = (quantized == negatives).all(-1)
        neg_is_pos = jnp.concatenate([jnp.full((1,) + logits.shape[1:], False), neg_is_pos], axis=0)
        logits = jnp.where(neg_is_pos, -1e9, logits)
        predictions = logits.transpose(2, 1, 0).reshape(-1, logits.shape[0])
        goal = ((1 - mask_time_indices) * -100).transpose(1, 0).flatten()
        mask = jnp.where(goal >= 0, 1.0, 0.0)
        return (optax.softmax_cross_entropy(predictions, onehot(goal, predictions.shape[-1])) * mask).sum()

    def train_step(state, batch):
        dropout_rng, gumbel_rng, new_rng = jax.random.split(state.dropout_rng, 3)
        temperature = jnp.maximum(2.0 * 0.9 ** state.step, 0.5)

        def loss_fn(params):
            hidden, quantized, perplexity = model.apply({"params": params}, batch["input_values"], batch["mask_time_indices"], temperature, gumbel_rng, deterministic=False, rngs={"dropout": dropout_rng})
            contrastive = compute_contrastive_loss(quantized, hidden, batch["sampled_negative_indices"], batch["mask_time_indices"])
            diversity = (12 - perplexity) / 12
            return contrastive + 0.1 * diversity * batch["mask_time_indices"].sum()
        loss, grad = jax.value_and_grad(loss_fn)(state.params)
        return state.apply_gradients(grads=grad).replace(dropout_rng=new_rng), {"loss": loss, "temperature": temperature}

    rng = np.random.default_rng(5)
    negatives = rng.integers(0, T_, (B, T_, K)) + np.arange(B)[:, None, None] * T_
    batch = {"input_values": draw(51, B, 90), "mask_time_indices": jnp.asarray(rng.random((B, T_)) < 0.5, jnp.int32), "sampled_negative_indices": jnp.asarray(negatives, jnp.int32)}
    params = initial(lambda: model.init(jax.random.PRNGKey(0), batch["input_values"], batch["mask_time_indices"], 1.0, jax.random.PRNGKey(1)))["params"]
    return _stranger(train_step, _state(params, tx), batch)


HUBS = {
    "words_and_following_sentences": words_and_following_sentences,
    "replaced_tokens_found": replaced_tokens_found,
    "sums_divided_by_labels": sums_divided_by_labels,
    "positions_from_masks": positions_from_masks,
    "positions_not_trained": positions_not_trained,
    "negatives_by_indices": negatives_by_indices,
}
