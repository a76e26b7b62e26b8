"""The Flax models of `transformers`: every family with every head that it has, at small sizes."""

import dataclasses
import functools

import hugging_face as hf
import jax.numpy as jnp
import transformers
from stranger import initial

# Head -> (class's ending, (batch, loss), style of the step).
_HEADS = {
    "masked": ("ForMaskedLM", (hf.masked, hf.masked_loss), "beside"),
    "causal": ("ForCausalLM", (hf.text, hf.next_token), "state"),
    "classes": ("ForSequenceClassification", (hf.two_sentences, hf.classes), "beside"),
    "tags": ("ForTokenClassification", (hf.tagged, hf.tags), "beside"),
    "spans": ("ForQuestionAnswering", (hf.questions, hf.spans), "beside"),
    "choices": ("ForMultipleChoice", (hf.choices, hf.classes), "beside"),
    "pairs": ("ForConditionalGeneration", (hf.pairs, hf.smoothed), "state"),
    "images": ("ForImageClassification", (hf.images, hf.classes), "state"),
}

_V = hf.VOCABULARY
_HIDDEN = dict(vocab_size=_V, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48,
               max_position_embeddings=40)
_CAUSAL = {"is_decoder": True}
_LABELS = {"num_labels": hf.CLASSES}
_GPT2 = dict(vocab_size=_V, n_positions=32, n_embd=32, n_layer=2, n_head=4)
_T5 = dict(vocab_size=_V, d_model=32, d_kv=8, d_ff=48, num_layers=2, num_heads=4)
_BART = dict(vocab_size=_V, d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4,
             encoder_ffn_dim=48, decoder_ffn_dim=48, max_position_embeddings=32, eos_token_id=1)
_WHISPER = _BART | dict(num_mel_bins=8, max_source_positions=12, max_target_positions=12, decoder_start_token_id=1,
                        classifier_proj_size=16)
_IMAGE = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, image_size=16, patch_size=4)
_WAVES = dict(vocab_size=_V, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, conv_dim=(16, 16),
              conv_stride=(4, 2), conv_kernel=(4, 2), num_conv_pos_embeddings=4, num_conv_pos_embedding_groups=2,
              feat_extract_norm="layer", do_stable_layer_norm=True, num_codevectors_per_group=4, codevector_dim=16, proj_codevector_dim=16)
_RESIDUAL = dict(embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1])

_ENCODER_HEADS = ("masked", "classes", "tags", "spans", "choices")
# Family -> (class, options of its configuration, heads).
_FAMILIES = {
    "bert": ("Bert", _HIDDEN, (*_ENCODER_HEADS, "causal")),
    "roberta": ("Roberta", _HIDDEN, (*_ENCODER_HEADS, "causal")),
    "roberta_prelayernorm": ("RobertaPreLayerNorm", _HIDDEN, (*_ENCODER_HEADS, "causal")),
    "xlm_roberta": ("XLMRoberta", _HIDDEN, (*_ENCODER_HEADS, "causal")),
    "roformer": ("RoFormer", _HIDDEN | {"embedding_size": 16}, _ENCODER_HEADS),
    "distilbert": ("DistilBert", dict(vocab_size=_V, dim=32, n_layers=2, n_heads=4, hidden_dim=48, max_position_embeddings=32),
                   _ENCODER_HEADS),
    "albert": ("Albert", _HIDDEN | {"embedding_size": 16}, _ENCODER_HEADS),
    "electra": ("Electra", _HIDDEN | {"embedding_size": 16}, (*_ENCODER_HEADS, "causal")),
    "big_bird": ("BigBird", _HIDDEN | {"attention_type": "original_full"}, (*_ENCODER_HEADS, "causal")),
    "gpt2": ("GPT2", _GPT2, ("causal",)),
    "gptj": ("GPTJ", _GPT2 | {"rotary_dim": 4}, ("causal",)),
    "gpt_neo": ("GPTNeo", dict(vocab_size=_V, hidden_size=32, num_layers=2, num_heads=4, attention_types=[[["global", "local"], 1]],
                               max_position_embeddings=32, window_size=4), ("causal",)),
    "llama": ("Llama", _HIDDEN, ("causal",)),
    "mistral": ("Mistral", _HIDDEN | {"num_key_value_heads": 2, "sliding_window": 4}, ("causal",)),
    "gemma": ("Gemma", _HIDDEN | {"num_key_value_heads": 2, "head_dim": 8}, ("causal",)),
    "bloom": ("Bloom", dict(vocab_size=_V, hidden_size=32, n_layer=2, n_head=4), ("causal",)),
    "xglm": ("XGLM", dict(vocab_size=_V, d_model=32, ffn_dim=48, num_layers=2, attention_heads=4, max_position_embeddings=32),
             ("causal",)),
    "t5": ("T5", _T5, ("pairs",)),
    "mt5": ("MT5", _T5 | {"feed_forward_proj": "gated-gelu", "tie_word_embeddings": False}, ("pairs",)),
    "longt5_local": ("LongT5", _T5 | {"local_radius": 3}, ("pairs",)),
    "longt5_global": ("LongT5", _T5 | {"encoder_attention_type": "transient-global", "local_radius": 3, "global_block_size": 4},
                      ("pairs",)),
    "bart": ("Bart", _BART, ("pairs", "classes", "spans", "causal")),
    "mbart": ("MBart", _BART, ("pairs", "classes", "spans")),
    "pegasus": ("Pegasus", _BART, ("pairs",)),
    "blenderbot": ("Blenderbot", _BART, ("pairs",)),
    "blenderbot_small": ("BlenderbotSmall", _BART, ("pairs",)),
    "vit": ("ViT", _IMAGE | _LABELS, ("images",)),
    "beit": ("Beit", _IMAGE | _LABELS | {"vocab_size": _V, "use_relative_position_bias": True, "use_mean_pooling": True}, ("images",)),
    "dinov2": ("Dinov2", _IMAGE | _LABELS | {"mlp_ratio": 2, "drop_path_rate": 0.1}, ("images",)),
}


def _config(name, options):
    return getattr(transformers, f"{name}Config")(**options)


def _made(model, config, what, style="state", optimizer=hf.adamw, **options):
    """A step of the class `model`; `what`: (batch, loss)."""
    make, loss = what
    return hf.step_of(getattr(transformers, f"Flax{model}")(config, _do_init=False, **options), make(), loss, style, optimizer)


def _family(family, head):
    name, options, _ = _FAMILIES[family]
    ending, what, style = _HEADS[head]
    if head in ("classes", "tags"):
        options = options | _LABELS
    if head == "causal" and "ForMaskedLM" in [_HEADS[other][0] for other in _FAMILIES[family][2]]:
        options = options | _CAUSAL
    if head in ("classes", "spans") and family in ("bart", "mbart"):
        what = {"classes": (hf.ending_texts, hf.classes), "spans": (hf.one_text_questions, hf.spans)}[head]
    if head in ("classes", "spans") and family == "distilbert":
        what = {"classes": (hf.labelled, hf.classes), "spans": (hf.one_text_questions, hf.spans)}[head]
    if name == "GPT2":
        ending = "LMHeadModel"
    step = _made(name + ending, _config(name, options), what, style)
    # No logit of a span changes the loss by its bias, so Adam moves that by noise, as far as its rate says.
    return dataclasses.replace(step, tolerance=2e-3) if head == "spans" else step


# Step -> (class, class of configuration, options, (batch, loss), style): what is no head of several families.
_OTHERS = {
    "bert_pretraining": ("BertForPreTraining", "Bert", _HIDDEN, (hf.next_sentences, hf.pretrained), "beside"),
    "albert_pretraining": ("AlbertForPreTraining", "Albert", _HIDDEN | {"embedding_size": 16}, (hf.next_sentences, hf.pretrained),
                           "beside"),
    "big_bird_pretraining": ("BigBirdForPreTraining", "BigBird", _HIDDEN | {"attention_type": "original_full"},
                             (hf.next_sentences, hf.pretrained), "beside"),
    "electra_pretraining": ("ElectraForPreTraining", "Electra", _HIDDEN | {"embedding_size": 16}, (hf.replaced, hf.discriminated),
                            "beside"),
    "bert_next_sentence": ("BertForNextSentencePrediction", "Bert", _HIDDEN, (hf.next_sentences, hf.next_sentence), "beside"),
    "bert_scores": ("BertForSequenceClassification", "Bert", _HIDDEN | {"num_labels": 1}, (hf.scored, hf.squared), "beside"),
    "big_bird_block_sparse": ("BigBirdForMaskedLM", "BigBird", _HIDDEN | {"block_size": 2, "num_random_blocks": 1},
                              (functools.partial(hf.masked, 32), hf.masked_loss), "block_sparse"),
    "bart_denoising": ("BartForConditionalGeneration", "Bart", _BART, (hf.denoised, hf.denoised_loss), "beside"),
    "t5_spans": ("T5ForConditionalGeneration", "T5", _T5, (hf.spans_of_t5, hf.next_token_of_all), "beside"),
    "marian": ("MarianMTModel", "Marian", _BART | {"pad_token_id": 1}, (hf.pairs, hf.smoothed), "state"),
    "resnet": ("ResNetForImageClassification", "ResNet", _RESIDUAL | _LABELS | {"layer_type": "basic"}, (hf.images, hf.classes),
               "statistics"),
    "resnet_bottleneck": ("ResNetForImageClassification", "ResNet", _RESIDUAL | _LABELS, (hf.images, hf.classes), "statistics"),
    "regnet": ("RegNetForImageClassification", "RegNet", _RESIDUAL | _LABELS | {"groups_width": 4}, (hf.images, hf.classes),
               "statistics_of_shortcuts"),
    "beit_masked": ("BeitForMaskedImageModeling", "Beit", _IMAGE | {"vocab_size": _V, "use_mask_token": True}, (hf.masked_patches, hf.masked_loss), "beside"),
    "whisper": ("WhisperForConditionalGeneration", "Whisper", _WHISPER, (hf.heard, hf.transcribed), "state"),
    "whisper_classes": ("WhisperForAudioClassification", "Whisper", _WHISPER | _LABELS, (hf.sounds, hf.classes), "state"),
    "wav2vec2_ctc": ("Wav2Vec2ForCTC", "Wav2Vec2", _WAVES, (hf.waves, hf.connected), "beside"),
    "wav2vec2_pretraining": ("Wav2Vec2ForPreTraining", "Wav2Vec2", _WAVES, (hf.masked_waves, hf.quantized), "gumbel"),
}


def _other(step):
    model, config, options, what, style = _OTHERS[step]
    return _made(model, _config(config, options), what, style)


def _opt():
    """Of all models alone it does not know `train`."""
    config = transformers.OPTConfig(vocab_size=_V, hidden_size=32, num_hidden_layers=2, ffn_dim=48, num_attention_heads=4,
                                    max_position_embeddings=32, word_embed_proj_dim=16)

    class Model(transformers.FlaxOPTForCausalLM):
        def __call__(self, *inputs, train, **named):
            return super().__call__(*inputs, deterministic=not train, **named)
    return hf.step_of(Model(config, _do_init=False), hf.text(), hf.next_token)


# ---- Models made of two: they want to be initialized, which need not be compiled.

def _of_two(model, config, what, style="state", **options):
    class Model(getattr(transformers, f"Flax{model}")):
        def init_weights(self, *arguments):
            return initial(super().init_weights, *arguments)
    make, loss = what
    return hf.step_of(Model(config, **options), make(), loss, style)


def _bert_to_bert():
    config = transformers.EncoderDecoderConfig.from_encoder_decoder_configs(_config("Bert", _HIDDEN), _config("Bert", _HIDDEN))
    return _of_two("EncoderDecoderModel", config, (hf.pairs, hf.smoothed))


def _captions():
    config = transformers.VisionEncoderDecoderConfig.from_encoder_decoder_configs(_config("ViT", _IMAGE), _config("GPT2", _GPT2))
    return _of_two("VisionEncoderDecoderModel", config, (hf.captioned, hf.smoothed))


def _speech():
    config = transformers.SpeechEncoderDecoderConfig.from_encoder_decoder_configs(_config("Wav2Vec2", _WAVES), _config("Bart", _BART))
    return _of_two("SpeechEncoderDecoderModel", config, (hf.spoken, hf.smoothed), input_shape=((1, 160), (1, 6)))


def _clip():
    config = transformers.CLIPConfig(text_config=_HIDDEN | {"eos_token_id": _V - 1}, vision_config=_IMAGE, projection_dim=16)
    return _made("CLIPModel", config, (hf.texts_of_images, hf.contrasted))


def _dual():
    config = transformers.VisionTextDualEncoderConfig.from_vision_text_configs(_config("ViT", _IMAGE), _config("Bert", _HIDDEN),
                                                                               projection_dim=16)
    return _of_two("VisionTextDualEncoderModel", config, (hf.texts_of_images, hf.contrasted), "beside")


# ---- What else the scripts can be asked for.

def _gpt2(**options):
    return _made("GPT2LMHeadModel", _config("GPT2", _GPT2), (hf.text, hf.next_token), **options)


STEPS = {
    **{f"{family}_{head}": functools.partial(_family, family, head) for family, (_, _, heads) in _FAMILIES.items() for head in heads},
    **{step: functools.partial(_other, step) for step in _OTHERS},
    "opt_causal": _opt, "bert_to_bert": _bert_to_bert, "captions": _captions, "speech": _speech, "clip": _clip, "vision_text_dual": _dual,
    "gpt2_adafactor": functools.partial(_gpt2, optimizer=hf.adafactor),
    "gpt2_micro_batches": functools.partial(_gpt2, optimizer=hf.clipped),
    "gpt2_bf16": functools.partial(_gpt2, dtype=jnp.bfloat16),
    "t5_adafactor": lambda: _made("T5ForConditionalGeneration", _config("T5", _T5), (hf.pairs, hf.smoothed), optimizer=hf.adafactor),
    "bert_checkpointed": lambda: _made("BertForMaskedLM", _config("Bert", _HIDDEN), (hf.masked, hf.masked_loss), "beside",
                                       gradient_checkpointing=True),
}
