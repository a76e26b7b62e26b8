"""Models of `transformers` by their configurations, with random weights and without dropout: the losses that they return themselves, as its
Trainer trains them."""

import functools

import torch
import transformers
from torch_training import Case

ROWS, LENGTH, VOCABULARY, CLASSES = 8, 12, 64, 5

_WIDTHS = dict(vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48,
               max_position_embeddings=24)
_GROUPED = _WIDTHS | {"num_key_value_heads": 2, "head_dim": 8}
_EMBEDDED = _WIDTHS | {"embedding_size": 16}
_GPT = dict(vocab_size=VOCABULARY, n_positions=24, n_embd=32, n_layer=2, n_head=4)
_BART = dict(vocab_size=VOCABULARY, d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4,
             decoder_attention_heads=4, encoder_ffn_dim=48, decoder_ffn_dim=48, max_position_embeddings=24)
_T5 = dict(vocab_size=VOCABULARY, d_model=32, d_kv=8, d_ff=48, num_layers=2, num_heads=4, decoder_start_token_id=0)
_IMAGE = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, image_size=16, patch_size=4)
_EXPERTS = _GROUPED | {"num_local_experts": 4, "num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 24}
_WINDOWS = dict(image_size=16, patch_size=2, embed_dim=16, depths=[1, 1], num_heads=[2, 2], window_size=4)
_STAGES = dict(depths=[1, 1, 1, 1], hidden_sizes=[8, 8, 16, 16])
_LATENT = _WIDTHS | dict(num_key_value_heads=4, q_lora_rank=16, kv_lora_rank=16, qk_rope_head_dim=4, qk_nope_head_dim=8, v_head_dim=8,
                         n_routed_experts=4, num_experts_per_tok=2, n_shared_experts=1, moe_intermediate_size=24, n_group=2,
                         topk_group=1, first_k_dense_replace=1)


def _ids(*shape, low=2):
    return torch.randint(low, VOCABULARY, shape or (ROWS, LENGTH))


def _text():
    ids = _ids()
    return {"input_ids": ids, "labels": ids}


def _padded():
    return {"input_ids": _ids(), "attention_mask": (torch.arange(LENGTH) < torch.randint(6, LENGTH + 1, (ROWS, 1))).long()}


def _masked():
    labels = _ids()
    return _padded() | {"labels": torch.where(torch.rand(ROWS, LENGTH) < 0.4, labels, -100)}


def _classes():
    return _padded() | {"labels": torch.randint(0, CLASSES, (ROWS,))}


def _tags():
    return _padded() | {"labels": torch.randint(0, CLASSES, (ROWS, LENGTH))}


def _spans():
    return _padded() | {name: torch.randint(0, LENGTH, (ROWS,)) for name in ("start_positions", "end_positions")}


def _choices():
    return {"input_ids": _ids(ROWS, 3, LENGTH), "labels": torch.randint(0, 3, (ROWS,))}


def _pairs():
    return _padded() | {"labels": _ids(ROWS, LENGTH - 2)}


def _images(size=16):
    return {"pixel_values": torch.randn(ROWS, 3, size, size), "labels": torch.randint(0, CLASSES, (ROWS,))}


def _heard():
    return {"input_features": torch.randn(ROWS, 8, 24), "labels": _ids(ROWS, 8)}


def _sentences():
    return _padded() | {"labels": torch.randint(0, 2, (ROWS,))}


def _pretraining():
    return _masked() | {"next_sentence_label": torch.randint(0, 2, (ROWS,))}


def _several():
    return _padded() | {"labels": torch.rand(ROWS, CLASSES).round()}


def _captions():
    return {"input_ids": _ids(), "pixel_values": torch.randn(ROWS, 3, 16, 16), "return_loss": True}


def _unlabelled():
    return {"pixel_values": torch.randn(ROWS, 3, 16, 16)}


def _series():
    return {"past_values": torch.randn(ROWS, 16, 3), "future_values": torch.randn(ROWS, 4, 3)}


_CAUSAL, _MASKED_LM, _PAIRS = ("ForCausalLM", _text), ("ForMaskedLM", _masked), ("ForConditionalGeneration", _pairs)
_LABELLED, _PICTURES = ("ForSequenceClassification", _classes), ("ForImageClassification", _images)
_TAGGED, _ASKED, _CHOSEN = ("ForTokenClassification", _tags), ("ForQuestionAnswering", _spans), ("ForMultipleChoice", _choices)

_TOWERS = dict(
    text_config=dict(vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=1, num_attention_heads=4, intermediate_size=48,
                     max_position_embeddings=24),
    vision_config=dict(hidden_size=32, num_hidden_layers=1, num_attention_heads=4, intermediate_size=48, image_size=16, patch_size=4))

# Name -> (family, options of its configuration, (ending of the class, batch)).
MODELS = {
    # Decoders.
    **{name.lower(): (name, _GROUPED, _CAUSAL) for name in (
        "Mistral", "Qwen2", "Qwen3", "Gemma", "Gemma2", "Phi3", "Starcoder2", "StableLm", "Olmo", "Olmo2", "Cohere", "Granite", "Glm",
        "Nemotron", "SmolLM3", "Helium", "Exaone4", "Ernie4_5", "Arcee")},
    "phi": ("Phi", _WIDTHS, _CAUSAL), "persimmon": ("Persimmon", _WIDTHS, _CAUSAL), "gpt_neox": ("GPTNeoX", _WIDTHS, _CAUSAL),
    "gptj": ("GPTJ", _GPT | {"rotary_dim": 4}, _CAUSAL), "codegen": ("CodeGen", _GPT | {"rotary_dim": 4}, _CAUSAL),
    "gpt_bigcode": ("GPTBigCode", _GPT, _CAUSAL), "gpt_neo": ("GPTNeo", dict(
        vocab_size=VOCABULARY, hidden_size=32, num_layers=2, num_heads=4, attention_types=[[["global", "local"], 1]],
        max_position_embeddings=24, window_size=4), _CAUSAL),
    "opt": ("OPT", dict(vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, ffn_dim=48, num_attention_heads=4,
                        max_position_embeddings=24, word_embed_proj_dim=16), _CAUSAL),
    "bloom": ("Bloom", dict(vocab_size=VOCABULARY, hidden_size=32, n_layer=2, n_head=4), _CAUSAL),
    "falcon": ("Falcon", _WIDTHS | {"alibi": True, "new_decoder_architecture": False}, _CAUSAL),
    "mpt": ("Mpt", dict(vocab_size=VOCABULARY, d_model=32, n_layers=2, n_heads=4, max_seq_len=24), _CAUSAL),
    "xglm": ("XGLM", dict(vocab_size=VOCABULARY, d_model=32, ffn_dim=48, num_layers=2, attention_heads=4, max_position_embeddings=24),
             _CAUSAL),
    "biogpt": ("BioGpt", _WIDTHS, _CAUSAL), "mamba": ("Mamba", dict(
        vocab_size=VOCABULARY, hidden_size=16, num_hidden_layers=2, state_size=4, time_step_rank=2), _CAUSAL),
    "mixtral": ("Mixtral", _EXPERTS, _CAUSAL), "qwen2_moe": ("Qwen2Moe", _EXPERTS | {"shared_expert_intermediate_size": 24}, _CAUSAL),
    "qwen3_moe": ("Qwen3Moe", _EXPERTS, _CAUSAL), "olmoe": ("Olmoe", _EXPERTS, _CAUSAL),
    "deepseek_v3": ("DeepseekV3", _LATENT, _CAUSAL),
    # Encoders.
    "roberta": ("Roberta", _WIDTHS, _MASKED_LM), "xlm_roberta": ("XLMRoberta", _WIDTHS, _ASKED), "albert": ("Albert", _EMBEDDED, _MASKED_LM),
    "distilbert": ("DistilBert", dict(vocab_size=VOCABULARY, dim=32, n_layers=2, n_heads=4, hidden_dim=48, max_position_embeddings=24),
                   _LABELLED),
    "electra": ("Electra", _EMBEDDED, _TAGGED), "deberta_v2": ("DebertaV2", _WIDTHS | {
        "relative_attention": True, "pos_att_type": ["p2c", "c2p"], "max_relative_positions": 12}, _MASKED_LM),
    "modern_bert": ("ModernBert", _WIDTHS | {"local_attention": 4, "reference_compile": False}, _MASKED_LM),
    "mpnet": ("MPNet", _WIDTHS, _CHOSEN), "conv_bert": ("ConvBert", _EMBEDDED | {"conv_kernel_size": 3}, _LABELLED),
    "squeeze_bert": ("SqueezeBert", _EMBEDDED | {"embedding_size": 32}, _LABELLED), "fnet": ("FNet", _WIDTHS, _LABELLED),
    "mobile_bert": ("MobileBert", _EMBEDDED | {"embedding_size": 32, "intra_bottleneck_size": 16, "true_hidden_size": 16}, _LABELLED),
    "roformer": ("RoFormer", _EMBEDDED, _MASKED_LM), "megatron_bert": ("MegatronBert", _WIDTHS, _MASKED_LM),
    "xlnet": ("XLNet", dict(vocab_size=VOCABULARY, d_model=32, n_layer=2, n_head=4, d_inner=48), _LABELLED),
    "esm": ("Esm", _WIDTHS | {"pad_token_id": 1, "mask_token_id": 0}, _MASKED_LM), "bert_choices": ("Bert", _WIDTHS, _CHOSEN),
    "rembert": ("RemBert", _WIDTHS | {"input_embedding_size": 16, "output_embedding_size": 24}, _MASKED_LM),
    "longformer": ("Longformer", _WIDTHS | {"attention_window": 4}, _LABELLED),
    "big_bird": ("BigBird", _WIDTHS | {"attention_type": "original_full"}, _MASKED_LM),
    "gpt2_classes": ("GPT2", _GPT | {"pad_token_id": 0}, _LABELLED),
    # Heads.
    "bert_masked": ("Bert", _WIDTHS, _MASKED_LM), "bert_classes": ("Bert", _WIDTHS, _LABELLED), "bert_tags": ("Bert", _WIDTHS, _TAGGED),
    "bert_spans": ("Bert", _WIDTHS, _ASKED), "bert_sentences": ("Bert", _WIDTHS, ("ForNextSentencePrediction", _sentences)),
    "bert_pretraining": ("Bert", _WIDTHS, ("ForPreTraining", _pretraining)), "bert_several": (
        "Bert", _WIDTHS | {"problem_type": "multi_label_classification"}, ("ForSequenceClassification", _several)),
    "clip": ("CLIP", _TOWERS, ("Model", _captions)),
    "vit_mae": ("ViTMAE", _IMAGE | dict(decoder_num_attention_heads=4, decoder_hidden_size=32, decoder_num_hidden_layers=1,
                                        decoder_intermediate_size=48), ("ForPreTraining", _unlabelled)),
    "patch_tst": ("PatchTST", dict(num_input_channels=3, context_length=16, patch_length=4, patch_stride=4, num_hidden_layers=2, d_model=16,
                                   num_attention_heads=2, ffn_dim=24, prediction_length=4), ("ForPrediction", _series)),
    # Both.
    "bart_classes": ("Bart", _BART | {"eos_token_id": 3}, _LABELLED),
    "xlm": ("XLM", dict(vocab_size=VOCABULARY, emb_dim=32, n_layers=2, n_heads=4, max_position_embeddings=24), ("WithLMHeadModel", _text)),
    "bart": ("Bart", _BART, _PAIRS), "mbart": ("MBart", _BART, _PAIRS), "pegasus": ("Pegasus", _BART, _PAIRS),
    "blenderbot": ("Blenderbot", _BART, _PAIRS), "m2m_100": ("M2M100", _BART, _PAIRS), "mt5": ("MT5", _T5, _PAIRS),
    "marian": ("Marian", _BART | {"pad_token_id": 1, "decoder_start_token_id": 1}, ("MTModel", _pairs)),
    "umt5": ("UMT5", _T5, _PAIRS), "longt5": ("LongT5", _T5 | {"local_radius": 3}, _PAIRS),
    "switch": ("SwitchTransformers", _T5 | {"num_experts": 2, "expert_capacity": 8, "router_jitter_noise": 0.0}, _PAIRS),
    "whisper": ("Whisper", _BART | dict(num_mel_bins=8, max_source_positions=12, max_target_positions=12, decoder_start_token_id=1,
                                        pad_token_id=0), ("ForConditionalGeneration", _heard)),
    # Pictures.
    "beit": ("Beit", _IMAGE | {"use_relative_position_bias": True}, _PICTURES), "deit": ("DeiT", _IMAGE, _PICTURES),
    "dinov2": ("Dinov2", _IMAGE, _PICTURES), "swin": ("Swin", _WINDOWS, _PICTURES), "swinv2": ("Swinv2", _WINDOWS, _PICTURES),
    "convnext": ("ConvNext", _STAGES, ("ForImageClassification", functools.partial(_images, 32))),
    "convnextv2": ("ConvNextV2", _STAGES, ("ForImageClassification", functools.partial(_images, 32))),
    "resnet": ("ResNet", dict(embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1]), _PICTURES),
    "regnet": ("RegNet", dict(embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1], groups_width=4), _PICTURES),
    "segformer": ("Segformer", dict(depths=[1, 1], hidden_sizes=[8, 16], num_attention_heads=[1, 2], num_encoder_blocks=2, sr_ratios=[2, 1],
                                    patch_sizes=[3, 3], strides=[2, 2], mlp_ratios=[2, 2]), _PICTURES),
}


# Name -> what the exporter says: values decide which parts of the model are computed, or how many.
REFUSED = {"switch": "Python asks for a tensor's value", "longformer": "Python asks for a tensor's value",
           "bart_classes": "Python asks for a tensor's value", "xlm": "Python asks for a tensor's value"}


def trainer_adamw(module, rate=1e-3):
    """The Trainer's optimizer: no decay for biases and norms."""
    decayed, others = [], []
    norms = tuple(part for part in {type(part) for part in module.modules()} if "norm" in part.__name__.lower())
    held = {id(p) for part in module.modules() if isinstance(part, norms) for p in part.parameters(recurse=False)}
    for name, parameter in module.named_parameters():
        if parameter.requires_grad:
            (others if name.endswith("bias") or id(parameter) in held else decayed).append(parameter)
    return torch.optim.AdamW([{"params": decayed, "weight_decay": 0.01}, {"params": others, "weight_decay": 0.0}], lr=rate, eps=1e-6)


def _sgd(module):
    return torch.optim.SGD(module.parameters(), lr=1e-2, momentum=0.9, nesterov=True, weight_decay=1e-4)


def _without_dropout(config):
    for part in (config, *(value for value in vars(config).values() if isinstance(value, transformers.PretrainedConfig))):
        for name, value in list(vars(part).items()):
            if "drop" in name and isinstance(value, float):
                setattr(part, name, 0.0)
    return config


def case(name):
    family, options, (ending, batch) = MODELS[name]
    torch.manual_seed(0)
    if ending in ("ForSequenceClassification", "ForTokenClassification", "ForImageClassification"):
        options = options | {"num_labels": CLASSES}
    config = _without_dropout(getattr(transformers, f"{family}Config")(**{"pad_token_id": 0} | options))
    if ending in ("ForCausalLM", "ForConditionalGeneration"):
        config.use_cache = False
    if "num_experts_per_tok" in options:
        config._experts_implementation = "batched_mm"  # the one of PyTorch's that f64 has
    module = getattr(transformers, f"{family}{ending}")(config).train()
    if ending == "ForImageClassification":
        return Case(module, None, _sgd, batch())
    return Case(module, None, trainer_adamw, batch(), clip_norm=1.0)
