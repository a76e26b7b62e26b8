"""Flax models of Hugging Face `transformers`, by their configurations with random weights, trained as its example scripts do."""

import functools
import typing

import flax
import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax.training import train_state
from steps import ROWS, cross_entropy, integers, normal, random
from stranger import Stranger, initial

LENGTH, VOCABULARY, CLASSES = 12, 64, 5
TARGETS = frozenset({"labels", "start_positions", "end_positions", "next_sentence_label", "replaced", "negatives"})


class TrainState(train_state.TrainState):
    """As in run_clm_flax.py and run_summarization_flax.py: the key is part of the state."""

    dropout_rng: jax.Array


class NormState(train_state.TrainState):
    batch_stats: typing.Any


# ---- Optimizers of the scripts.

SCHEDULE = optax.join_schedules([optax.linear_schedule(0.0, 1e-3, 2), optax.linear_schedule(1e-3, 0.0, 18)], [2])


def _decayed(params):
    """No decay of biases and of the scales of normalisations."""
    flat = flax.traverse_util.flatten_dict(params)
    norms = {path[-2:] for path in flat if any(word in "".join(path).lower() for word in ("layernorm", "layer_norm", "ln"))}
    return flax.traverse_util.unflatten_dict({path: path[-1] != "bias" and path[-2:] not in norms for path in flat})


def adamw():
    return optax.adamw(SCHEDULE, weight_decay=0.01, mask=_decayed)


def adafactor():
    return optax.adafactor(SCHEDULE, min_dim_size_to_factor=16)


def clipped():
    return optax.MultiSteps(optax.chain(optax.clip_by_global_norm(1.0), adamw()), 2)


# ---- Steps of the scripts.

def _objective(state, batch, loss, rngs):
    inputs = {name: value for name, value in batch.items() if name not in TARGETS}
    return lambda params: loss(state.apply_fn(**inputs, params=params, train=True, **rngs), batch)


def _applied(state, compute_loss, **changes):
    """Gradients of a loss, or of a sum that is divided by its number of labels only afterwards (run_mlm_flax.py)."""
    def split(params):
        value = compute_loss(params)
        return value if isinstance(value, tuple) else (value, None)
    (value, count), grads = jax.value_and_grad(split, has_aux=True)(state.params)
    if count is not None:
        value, grads = jax.tree.map(lambda x: x / count, (value, grads))
    return state.apply_gradients(grads=grads, **changes), {"loss": value, "learning_rate": SCHEDULE(state.step)}


def _of_state(model, params, tx):
    """run_clm_flax.py, run_summarization_flax.py, run_image_classification.py."""
    def make(loss, batch):
        def train_step(state, batch):
            dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)
            return _applied(state, _objective(state, batch, loss, {"dropout_rng": dropout_rng}), dropout_rng=new_dropout_rng)
        state = TrainState(step=jnp.int32(0), apply_fn=model.__call__, params=params, tx=tx, opt_state=tx.init(params),
                           dropout_rng=jax.random.PRNGKey(1))
        kinds = state.replace(step="counter", params="param", opt_state="opt", dropout_rng="rng")
        return Stranger(train_step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,))
    return make


def _beside_state(model, params, tx, more_keys=(), decay=None):
    """run_mlm_flax.py, run_flax_glue.py, run_qa.py, run_wav2vec2_pretrain_flax.py: keys are arguments of their own."""
    def make(loss, batch):
        def train_step(state, batch, *keys):
            old, new = zip(*(jax.random.split(key) for key in keys))
            rngs = dict(zip(("dropout_rng", *more_keys), old))
            if decay:
                rngs["gumbel_temperature"] = jnp.clip(2.0 * decay**state.step, min=0.5)
            return *_applied(state, _objective(state, batch, loss, rngs)), *new
        state = train_state.TrainState(step=jnp.int32(0), apply_fn=model.__call__, params=params, tx=tx, opt_state=tx.init(params))
        kinds, keys = state.replace(step="counter", params="param", opt_state="opt"), 1 + len(more_keys)
        return Stranger(train_step, (state, batch, *(jax.random.PRNGKey(3 + i) for i in range(keys))),
                        (kinds, "batch", *["rng"] * keys), lambda a, r: (r[0], a[1], *r[2:]), (0,))
    return make


def _with_statistics(model, params, tx, stay=None):
    """Batch norms: the statistics beside the parameters. `stay`: part of the paths of those that a model never updates."""
    def make(loss, batch):
        def train_step(state, batch):
            def compute_loss(params):
                outputs, new = state.apply_fn(batch["pixel_values"], params={"params": params, "batch_stats": state.batch_stats},
                                              train=True)
                return loss(outputs, batch), new["batch_stats"]
            (value, stats), grads = jax.value_and_grad(compute_loss, has_aux=True)(state.params)
            return state.apply_gradients(grads=grads, batch_stats=stats), {"loss": value}
        state = NormState(step=jnp.int32(0), apply_fn=model.__call__, params=params["params"], tx=tx,
                          opt_state=tx.init(params["params"]), batch_stats=params["batch_stats"])
        stats = jax.tree_util.tree_map_with_path(
            lambda path, _: "frozen" if stay and stay in jax.tree_util.keystr(path) else "model_state", state.batch_stats)
        kinds = state.replace(step="counter", params="param", opt_state="opt", batch_stats=stats)
        return Stranger(train_step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,))
    return make


STYLES = {"state": _of_state, "beside": _beside_state, "statistics": _with_statistics,
          "statistics_of_shortcuts": functools.partial(_with_statistics, stay="['layer']"),
          "block_sparse": functools.partial(_beside_state, more_keys=("indices_rng",)),
          "gumbel": functools.partial(_beside_state, more_keys=("gumbel_rng",), decay=0.999)}


def step_of(model, batch, loss, style="state", optimizer=adamw):
    params = initial(model.init_weights, jax.random.PRNGKey(0), model.input_shape)
    return STYLES[style](model, params, optimizer())(loss, batch)


# ---- Batches, and what the scripts compute of the outputs.

def _mask(length=LENGTH):
    return (np.arange(length) < random.integers(length // 2, length + 1, (ROWS, 1))).astype(np.int32)


def masked(length=LENGTH):
    labels, hidden = integers(VOCABULARY, ROWS, length, low=2), random.random((ROWS, length)) < 0.3
    hidden[:, 0] = True
    return {"input_ids": np.where(hidden, 1, labels).astype(np.int32), "attention_mask": _mask(length),
            "labels": np.where(hidden, labels, -100).astype(np.int32)}


def masked_loss(outputs, batch):
    labels, logits = batch["labels"], outputs[0]
    weights = jnp.where(labels > 0, 1.0, 0.0)
    loss = optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1])) * weights
    return loss.sum(), weights.sum()


def text():
    ids = integers(VOCABULARY, ROWS, LENGTH, low=2)
    return {"input_ids": ids, "attention_mask": np.ones_like(ids), "labels": ids}


def next_token(outputs, batch):
    logits, labels = outputs[0][..., :-1, :], batch["labels"][..., 1:]
    return optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1])).mean()


def labelled():
    return {"input_ids": integers(VOCABULARY, ROWS, LENGTH, low=2), "attention_mask": _mask(), "labels": integers(CLASSES, ROWS)}


def two_sentences():
    segments = (np.arange(LENGTH) >= LENGTH // 2).astype(np.int32) * np.ones((ROWS, 1), np.int32)
    return labelled() | {"token_type_ids": segments}


def classes(outputs, batch):
    logits = outputs[0]
    return jnp.mean(optax.softmax_cross_entropy(logits, jax.nn.one_hot(batch["labels"], logits.shape[-1])))


def scored():
    return labelled() | {"labels": normal(ROWS)}


def squared(outputs, batch):
    return jnp.mean((outputs[0][..., 0] - batch["labels"]) ** 2)


def tagged():
    mask = _mask()
    return {"input_ids": integers(VOCABULARY, ROWS, LENGTH, low=2), "attention_mask": mask,
            "labels": np.where(mask == 1, integers(CLASSES, ROWS, LENGTH), -100).astype(np.int32)}


def tags(outputs, batch):
    """run_flax_ner.py: padded labels are no class of one_hot; the mean is over those that count."""
    logits, labels = outputs[0], batch["labels"]
    loss = optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, CLASSES))
    valid = (labels >= 0).astype(jnp.float32)
    return jnp.sum(loss * valid) / jnp.sum(valid)


def questions():
    return two_sentences() | {"start_positions": integers(LENGTH, ROWS), "end_positions": integers(LENGTH, ROWS)}


def one_text_questions():
    batch = questions()
    del batch["labels"], batch["token_type_ids"]
    return batch


def spans(outputs, batch):
    ends = ((outputs[0], batch["start_positions"]), (outputs[1], batch["end_positions"]))
    start, end = (optax.softmax_cross_entropy(logits, jax.nn.one_hot(at, logits.shape[-1])) for logits, at in ends)
    return jnp.mean((start + end) / 2)


def natural_questions():
    return questions() | {"labels": integers(CLASSES, ROWS)}


def choices():
    shape = (ROWS, 3, LENGTH)
    return {"input_ids": integers(VOCABULARY, *shape, low=2), "attention_mask": np.ones(shape, np.int32), "labels": integers(3, ROWS)}


def next_sentences():
    return {**masked(), "token_type_ids": two_sentences()["token_type_ids"], "next_sentence_label": integers(2, ROWS)}


def next_sentence(outputs, batch):
    return cross_entropy(outputs[0], batch["next_sentence_label"])


def pretrained(outputs, batch):
    loss, count = masked_loss(outputs, batch)
    return loss / count + cross_entropy(outputs[1], batch["next_sentence_label"])


def replaced():
    batch = masked()
    return {"input_ids": batch["input_ids"], "attention_mask": batch["attention_mask"], "replaced": integers(2, ROWS, LENGTH)}


def discriminated(outputs, batch):
    loss = optax.sigmoid_binary_cross_entropy(outputs[0], batch["replaced"].astype(jnp.float32))
    return (loss * batch["attention_mask"]).sum() / batch["attention_mask"].sum()


def _shifted(target):
    return np.pad(target[:, :-1], ((0, 0), (1, 0)))


def pairs():
    target = integers(VOCABULARY, ROWS, LENGTH - 2, low=2)
    return {"input_ids": integers(VOCABULARY, ROWS, LENGTH, low=2), "attention_mask": _mask(),
            "decoder_input_ids": _shifted(target), "labels": target, "decoder_attention_mask": _mask(LENGTH - 2)}


def denoised():
    batch = pairs()
    del batch["decoder_attention_mask"]
    return batch


def denoised_loss(outputs, batch):
    loss, count = masked_loss(outputs, batch)
    return loss / count


def spans_of_t5():
    target = integers(VOCABULARY, ROWS, LENGTH - 4, low=2)
    return {"input_ids": integers(VOCABULARY, ROWS, LENGTH, low=2), "labels": target, "decoder_input_ids": _shifted(target)}


def _soft(logits, labels, factor=0.1):
    """Cross entropies with smoothed labels, less the smallest that they can be."""
    count = logits.shape[-1]
    confidence, low = 1.0 - factor, factor / (count - 1)
    constant = -(confidence * jnp.log(confidence) + (count - 1) * low * jnp.log(low + 1e-20))
    soft = jax.nn.one_hot(labels, count, dtype=jnp.float32) * (confidence - low) + low
    return optax.softmax_cross_entropy(logits, soft) - constant


def smoothed(outputs, batch):
    mask = batch["decoder_attention_mask"]
    return (_soft(outputs[0], batch["labels"]) * mask).sum(), mask.sum()


def images():
    return {"pixel_values": normal(ROWS, 3, 16, 16), "labels": integers(CLASSES, ROWS)}


def captioned():
    target = integers(VOCABULARY, ROWS, LENGTH, low=2)
    return {"pixel_values": normal(ROWS, 3, 16, 16), "decoder_input_ids": _shifted(target), "labels": target,
            "decoder_attention_mask": _mask()}


def texts_of_images():
    ids = integers(VOCABULARY - 2, ROWS, LENGTH, low=2)
    ids[:, -1] = VOCABULARY - 1
    return {"input_ids": ids, "attention_mask": np.ones_like(ids), "pixel_values": normal(ROWS, 3, 16, 16)}


def contrasted(outputs, batch):
    """run_hybrid_clip.py."""
    def loss(logits):
        return cross_entropy(logits, jnp.arange(len(logits)))
    logits = outputs.logits_per_text
    return (loss(logits) + loss(logits.T)) / 2


def heard(bins=8, frames=24):
    target = integers(VOCABULARY, ROWS, 8, low=2)
    return {"input_features": normal(ROWS, bins, frames), "decoder_input_ids": _shifted(target), "labels": target}


def transcribed(outputs, batch):
    labels = batch["labels"]
    mask = labels >= 0
    return (_soft(outputs[0], labels, 0.0) * mask).sum() / mask.sum()


def sounds(bins=8, frames=24):
    return {"input_features": normal(ROWS, bins, frames), "labels": integers(CLASSES, ROWS)}


def waves(samples=160):
    return {"input_values": normal(ROWS, samples), "labels": integers(VOCABULARY, ROWS, 4, low=1)}


def connected(outputs, batch):
    logits, labels = outputs[0], batch["labels"]
    return optax.ctc_loss(logits, jnp.zeros(logits.shape[:2]), labels, jnp.zeros(labels.shape)).mean()


def spoken(samples=160):
    target = integers(VOCABULARY, ROWS, 6, low=2)
    return {"inputs": normal(ROWS, samples), "decoder_input_ids": _shifted(target), "labels": target,
            "decoder_attention_mask": _mask(6)}


def masked_waves(samples=160, frames=20, negatives=4):
    hidden = random.random((ROWS, frames)) < 0.5
    hidden[:, :2] = True
    rows = np.arange(ROWS)[:, None, None] * frames
    return {"input_values": normal(ROWS, samples), "mask_time_indices": hidden,
            "negatives": (integers(frames, ROWS, frames, negatives) + rows).astype(np.int32)}


def quantized(outputs, batch):
    """run_wav2vec2_pretrain_flax.py: negatives are rows of the flat list of all frames."""
    found, meant, negatives = outputs.projected_states, outputs.projected_quantized_states, batch["negatives"]
    others = meant.reshape(-1, meant.shape[-1])[negatives.reshape(-1)].reshape(*negatives.shape, -1).transpose(2, 0, 1, 3)
    logits = optax.cosine_similarity(found, jnp.concatenate([meant[None], others])) / 0.1
    same = jnp.concatenate([jnp.full((1, *logits.shape[1:]), False), (meant == others).all(-1)])
    predictions = jnp.where(same, -1e9, logits).transpose(2, 1, 0).reshape(-1, logits.shape[0])
    targets = ((1 - batch["mask_time_indices"]) * -100).transpose(1, 0).flatten()
    losses = optax.softmax_cross_entropy(predictions, jax.nn.one_hot(targets, predictions.shape[-1]))
    count = 8
    return (losses * jnp.where(targets >= 0, 1.0, 0.0)).sum() + 0.1 * (count - outputs.codevector_perplexity) / count


def ending_texts():
    """For models that classify by the last end of sentence."""
    batch = labelled()
    batch["input_ids"][:, -1] = 1
    return batch | {"attention_mask": np.ones_like(batch["input_ids"])}


def next_token_of_all(outputs, batch):
    logits, labels = outputs[0], batch["labels"]
    return optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1])).mean()


def masked_patches(count=16):
    hidden = random.random((ROWS, count)) < 0.4
    hidden[:, 0] = True
    return {"pixel_values": normal(ROWS, 3, 16, 16), "bool_masked_pos": hidden,
            "labels": np.where(hidden, integers(VOCABULARY, ROWS, count, low=1), -100).astype(np.int32)}
