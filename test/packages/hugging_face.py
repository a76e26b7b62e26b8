"""Flax models of Hugging Face `transformers`, by their configurations with random weights, trained as its examples do."""

import functools

import flax
import jax
import jax.numpy as jnp
import numpy as np
import optax
import transformers
from flax.training import train_state
from steps import ROWS, cross_entropy, integers, normal, random
from stranger import Stranger, initial

LENGTH, VOCABULARY = 12, 64


class TrainState(train_state.TrainState):
    dropout_rng: jax.Array


def _decayed(params):
    flat = flax.traverse_util.flatten_dict(params)
    return flax.traverse_util.unflatten_dict({path: path[-1] not in ("bias", "scale") for path in flat})


def _optimizer():
    return optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-3, 2, 20), weight_decay=0.01, mask=_decayed)


def _step(model_class, config, batch, loss, shape=None, key_name=None, optimizer=_optimizer):
    model = model_class(config, _do_init=False, **({} if shape is None else {"input_shape": shape}))
    params = initial(model.init_weights, jax.random.PRNGKey(0), model.input_shape)
    tx = optimizer()
    state = TrainState(step=jnp.int32(0), apply_fn=model.__call__, params=params, tx=tx, opt_state=tx.init(params),
                       dropout_rng=jax.random.PRNGKey(1))

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)

        def compute_loss(params):
            named = {name: value for name, value in batch.items() if name != "labels"}
            if key_name:
                named[key_name] = jax.random.fold_in(dropout_rng, 1)
            return loss(state.apply_fn(**named, params=params, dropout_rng=dropout_rng, train=True), batch)
        value, grads = jax.value_and_grad(compute_loss)(state.params)
        return state.apply_gradients(grads=grads, dropout_rng=new_dropout_rng), {"loss": value}
    kinds = state.replace(step="counter", params="param", opt_state="opt", dropout_rng="rng")
    return Stranger(train_step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,))


def _mask(length=LENGTH):
    return (np.arange(length) < random.integers(length // 2, length + 1, (ROWS, 1))).astype(np.int32)


def _masked():
    labels, hidden = integers(VOCABULARY, ROWS, LENGTH, low=2), random.random((ROWS, LENGTH)) < 0.3
    hidden[:, 0] = True
    return {"input_ids": np.where(hidden, 1, labels).astype(np.int32), "attention_mask": _mask(),
            "labels": np.where(hidden, labels, -100).astype(np.int32)}


def _masked_loss(outputs, batch):
    labels, logits = batch["labels"], outputs[0]
    weights = jnp.where(labels > 0, 1.0, 0.0)
    return (optax.softmax_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1])) * weights).sum() / weights.sum()


def _text():
    ids = integers(VOCABULARY, ROWS, LENGTH, low=2)
    return {"input_ids": ids, "attention_mask": np.ones_like(ids), "labels": ids}


def _next_token(outputs, batch):
    return cross_entropy(outputs[0][..., :-1, :], batch["labels"][..., 1:])


def _labelled():
    return {"input_ids": integers(VOCABULARY, ROWS, LENGTH, low=2), "attention_mask": _mask(), "labels": integers(2, ROWS)}


def _classes(outputs, batch):
    return cross_entropy(outputs[0], batch["labels"])


def _pairs():
    target = integers(VOCABULARY, ROWS, LENGTH - 2, low=2)
    return {"input_ids": integers(VOCABULARY, ROWS, LENGTH, low=2), "attention_mask": _mask(),
            "decoder_input_ids": np.pad(target[:, :-1], ((0, 0), (1, 0))), "labels": target,
            "decoder_attention_mask": _mask(LENGTH - 2)}


def _smoothed(outputs, batch):
    logits, labels, mask = outputs[0], batch["labels"], batch["decoder_attention_mask"]
    classes = logits.shape[-1]
    low = 0.1 / (classes - 1)
    constant = -(0.9 * np.log(0.9) + (classes - 1) * low * np.log(low))
    soft = jnp.where(jax.nn.one_hot(labels, classes) > 0, 0.9, low)
    return ((optax.softmax_cross_entropy(logits, soft) - constant) * mask).sum() / mask.sum()


def _images():
    return {"pixel_values": normal(ROWS, 3, 16, 16), "labels": integers(5, ROWS)}


def _contrasted(outputs, batch):
    logits, rows = outputs.logits_per_text, jnp.arange(ROWS)
    return (cross_entropy(logits, rows) + cross_entropy(logits.T, rows)) / 2


_HIDDEN = dict(vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48,
               max_position_embeddings=32)
_GPT2 = dict(vocab_size=VOCABULARY, n_positions=32, n_embd=32, n_layer=2, n_head=4)
_T5 = dict(vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=48, num_layers=2, num_heads=4)
_BART = dict(vocab_size=VOCABULARY, d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4,
             decoder_attention_heads=4, encoder_ffn_dim=48, decoder_ffn_dim=48, max_position_embeddings=32)
_DISTILLED = dict(vocab_size=VOCABULARY, dim=32, n_layers=2, n_heads=4, hidden_dim=48, max_position_embeddings=32)
_IMAGE = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, image_size=16, patch_size=4,
              num_labels=5)
_MASKED, _TEXT, _PAIRS = (_masked, _masked_loss), (_text, _next_token), (_pairs, _smoothed)
_LABELLED, _PICTURES = (_labelled, _classes), (_images, _classes)

# Name -> (class, class of configuration, its options, (batch, loss)).
_MODELS = {
    "bert": ("BertForMaskedLM", "Bert", _HIDDEN, _MASKED),
    "bert_classes": ("BertForSequenceClassification", "Bert", _HIDDEN, _LABELLED),
    "roberta": ("RobertaForMaskedLM", "Roberta", _HIDDEN, _MASKED),
    "roberta_causal": ("RobertaForCausalLM", "Roberta", _HIDDEN | {"is_decoder": True}, _TEXT),
    "roberta_prelayernorm": ("RobertaPreLayerNormForMaskedLM", "RobertaPreLayerNorm", _HIDDEN, _MASKED),
    "xlm_roberta": ("XLMRobertaForSequenceClassification", "XLMRoberta", _HIDDEN, _LABELLED),
    "distilbert": ("DistilBertForMaskedLM", "DistilBert", _DISTILLED, _MASKED),
    "albert": ("AlbertForMaskedLM", "Albert", _HIDDEN | {"embedding_size": 16}, _MASKED),
    "electra": ("ElectraForMaskedLM", "Electra", _HIDDEN | {"embedding_size": 16}, _MASKED),
    "big_bird": ("BigBirdForMaskedLM", "BigBird", _HIDDEN | {"attention_type": "original_full"}, _MASKED),
    "gpt2": ("GPT2LMHeadModel", "GPT2", _GPT2, _TEXT),
    "gptj": ("GPTJForCausalLM", "GPTJ", _GPT2 | {"rotary_dim": 4}, _TEXT),
    "gpt_neo": ("GPTNeoForCausalLM", "GPTNeo", dict(
        vocab_size=VOCABULARY, hidden_size=32, num_layers=2, num_heads=4, attention_types=[[["global", "local"], 1]],
        max_position_embeddings=32, window_size=4), _TEXT),
    "llama": ("LlamaForCausalLM", "Llama", _HIDDEN, _TEXT),
    "mistral": ("MistralForCausalLM", "Mistral", _HIDDEN | {"num_key_value_heads": 2, "sliding_window": 4}, _TEXT),
    "gemma": ("GemmaForCausalLM", "Gemma", _HIDDEN | {"num_key_value_heads": 2, "head_dim": 8}, _TEXT),
    "bloom": ("BloomForCausalLM", "Bloom", dict(vocab_size=VOCABULARY, hidden_size=32, n_layer=2, n_head=4), _TEXT),
    "xglm": ("XGLMForCausalLM", "XGLM", dict(vocab_size=VOCABULARY, d_model=32, ffn_dim=48, num_layers=2, attention_heads=4,
                                             max_position_embeddings=32), _TEXT),
    "t5": ("T5ForConditionalGeneration", "T5", _T5, _PAIRS),
    "mt5": ("MT5ForConditionalGeneration", "MT5", _T5, _PAIRS),
    "longt5_local": ("LongT5ForConditionalGeneration", "LongT5", _T5 | {"local_radius": 3}, _PAIRS),
    "longt5_global": ("LongT5ForConditionalGeneration", "LongT5", _T5 | {
        "encoder_attention_type": "transient-global", "local_radius": 3, "global_block_size": 4}, _PAIRS),
    "bart": ("BartForConditionalGeneration", "Bart", _BART, _PAIRS),
    "mbart": ("MBartForConditionalGeneration", "MBart", _BART, _PAIRS),
    "pegasus": ("PegasusForConditionalGeneration", "Pegasus", _BART, _PAIRS),
    "marian": ("MarianMTModel", "Marian", _BART | {"pad_token_id": 1}, _PAIRS),
    "blenderbot": ("BlenderbotForConditionalGeneration", "Blenderbot", _BART, _PAIRS),
    "blenderbot_small": ("BlenderbotSmallForConditionalGeneration", "BlenderbotSmall", _BART, _PAIRS),
    "vit": ("ViTForImageClassification", "ViT", _IMAGE, _PICTURES),
    "beit": ("BeitForImageClassification", "Beit", _IMAGE | {"vocab_size": VOCABULARY, "use_relative_position_bias": True,
                                                            "use_mean_pooling": True}, _PICTURES),
}


def _model(name):
    model, config, options, (batch, loss) = _MODELS[name]
    return _step(getattr(transformers, f"Flax{model}"), getattr(transformers, f"{config}Config")(**options), batch(), loss)


def _clip():
    config = transformers.CLIPConfig(
        text_config=_HIDDEN | {"eos_token_id": VOCABULARY - 1}, projection_dim=16,
        vision_config={name: value for name, value in _IMAGE.items() if name != "num_labels"})
    ids = integers(VOCABULARY - 2, ROWS, LENGTH, low=2)
    ids[:, -1] = VOCABULARY - 1
    batch = {"input_ids": ids, "attention_mask": np.ones_like(ids), "pixel_values": normal(ROWS, 3, 16, 16)}
    return _step(transformers.FlaxCLIPModel, config, batch, _contrasted)


def _adafactor():
    return _step(transformers.FlaxGPT2LMHeadModel, transformers.GPT2Config(**_GPT2), _text(), _next_token,
                 optimizer=lambda: optax.adafactor(1e-3, min_dim_size_to_factor=16))


STEPS = {**{name: functools.partial(_model, name) for name in _MODELS}, "clip": _clip, "gpt2_adafactor": _adafactor}
