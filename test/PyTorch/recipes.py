"""Training as people write it around libraries: diffusion, adapters, language models; small, without dropout: name -> a Case."""

import torch
import torch.nn.functional as F
from families import trainer_adamw
from torch import nn
from torch_case import Lambda
from torch_training import Case

ROWS, VOCABULARY = 8, 64
CASES = {}


def _recipe(function):
    def make():
        torch.manual_seed(0)
        return function()
    CASES[function.__name__] = make
    return function


def _noised(channels, size=8):
    return torch.randn(ROWS, channels, size, size), torch.randint(0, 50, (ROWS,)), torch.randn(ROWS, channels, size, size)


def _against_noise(output, noise):
    return F.mse_loss(output.sample, noise)


_BLOCKS = {"layers_per_block": 1, "block_out_channels": (8, 16), "norm_num_groups": 4}


@_recipe
def diffusers_unet():
    from diffusers import UNet2DModel
    module = UNet2DModel(sample_size=8, in_channels=3, out_channels=3, attention_head_dim=4, **_BLOCKS,
                         down_block_types=("DownBlock2D", "AttnDownBlock2D"), up_block_types=("AttnUpBlock2D", "UpBlock2D"))
    x, time, noise = _noised(3)
    return Case(module.train(), _against_noise, trainer_adamw, (x, time), noise, clip_norm=1.0)


@_recipe
def diffusers_conditional_unet():
    from diffusers import UNet2DConditionModel
    module = UNet2DConditionModel(
        sample_size=8, in_channels=4, out_channels=4, cross_attention_dim=16, attention_head_dim=4, **_BLOCKS,
        down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"), up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"))
    x, time, noise = _noised(4)
    return Case(module.train(), _against_noise, trainer_adamw, (x, time, torch.randn(ROWS, 6, 16)), noise)


@_recipe
def diffusers_scheduler():
    """The schedule moves its table to the device of its inputs, and keeps it there."""
    from diffusers import DDPMScheduler, UNet2DModel
    unet = UNet2DModel(sample_size=8, in_channels=1, out_channels=1, **_BLOCKS, down_block_types=("DownBlock2D", "DownBlock2D"),
                       up_block_types=("UpBlock2D", "UpBlock2D"))
    schedule = DDPMScheduler(num_train_timesteps=50)
    def forward(m, x, noise, time):
        return F.mse_loss(m.unet(schedule.add_noise(x, noise, time), time, return_dict=False)[0], noise)
    x, time, noise = _noised(1)
    return Case(Lambda(forward, unet=unet).train(), None, trainer_adamw, (x, noise, time))


@_recipe
def diffusers_transformer():
    from diffusers import DiTTransformer2DModel
    module = DiTTransformer2DModel(num_attention_heads=2, attention_head_dim=8, in_channels=4, out_channels=4, num_layers=2, sample_size=8,
                                   patch_size=2, num_embeds_ada_norm=50, norm_num_groups=4, dropout=0.0)
    for part in module.modules():
        if type(part).__name__ == "LabelEmbedding":
            part.dropout_prob = 0.0
    x, time, noise = _noised(4)
    return Case(module.train(), _against_noise, trainer_adamw,
                {"hidden_states": x, "timestep": time, "class_labels": torch.randint(0, 50, (ROWS,))}, noise)


def _gpt2():
    import transformers
    return transformers.GPT2LMHeadModel(transformers.GPT2Config(
        vocab_size=VOCABULARY, n_positions=12, n_embd=32, n_layer=2, n_head=4, resid_pdrop=0, embd_pdrop=0, attn_pdrop=0, use_cache=False))


def _bert():
    import transformers
    return transformers.BertForSequenceClassification(transformers.BertConfig(
        vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, num_labels=3,
        max_position_embeddings=24, hidden_dropout_prob=0, attention_probs_dropout_prob=0))


def _text():
    ids = torch.randint(1, VOCABULARY, (ROWS, 12))
    return {"input_ids": ids, "labels": ids}


def _labelled():
    mask = (torch.arange(12) < torch.randint(6, 13, (ROWS, 1))).long()
    return {"input_ids": torch.randint(1, VOCABULARY, (ROWS, 12)), "attention_mask": mask, "labels": torch.randint(0, 3, (ROWS,))}


# Name -> (kind of configuration, its options, the model, the batch).
_ADAPTERS = {
    "lora": ("LoraConfig", {"r": 4, "target_modules": ["c_attn"], "task_type": "CAUSAL_LM", "init_lora_weights": "gaussian"}, _gpt2, _text),
    "dora": ("LoraConfig", {"r": 4, "target_modules": ["c_attn"], "use_dora": True}, _gpt2, _text),
    "rank_stabilised": ("LoraConfig", {"r": 4, "target_modules": ["c_attn"], "use_rslora": True, "bias": "lora_only"}, _gpt2, _text),
    "ia3": ("IA3Config", {"target_modules": ["c_attn", "mlp.c_proj"], "feedforward_modules": ["mlp.c_proj"]}, _gpt2, _text),
    "lora_with_head": ("LoraConfig", {"r": 4, "target_modules": ["query", "value"], "task_type": "SEQ_CLS"}, _bert, _labelled),
    "prompt": ("PromptTuningConfig", {"task_type": "SEQ_CLS", "num_virtual_tokens": 4}, _bert, _labelled),
    "vera": ("VeraConfig", {"r": 4, "target_modules": ["query", "value"]}, _bert, _labelled),
}


def _adapter(name):
    import peft
    kind, options, model, batch = _ADAPTERS[name]
    torch.manual_seed(0)
    return Case(peft.get_peft_model(model(), getattr(peft, kind)(**options)).train(), None, trainer_adamw, batch(), clip_norm=1.0)


CASES |= {f"peft_{name}": lambda name=name: _adapter(name) for name in _ADAPTERS}


@_recipe
def transformers_checkpointed():
    module = _gpt2().train()
    module.gradient_checkpointing_enable()
    return Case(module, None, trainer_adamw, _text(), clip_norm=1.0)


@_recipe
def transformers_smoothed():
    from transformers.trainer_pt_utils import LabelSmoother
    smoother = LabelSmoother(0.1)
    def forward(m, input_ids, labels):
        return smoother(m.gpt(input_ids=input_ids), labels, shift_labels=True)
    return Case(Lambda(forward, gpt=_gpt2()).train(), None, trainer_adamw, tuple(_text().values()), clip_norm=1.0)


@_recipe
def biases_alone():
    module = _bert().train()
    for name, parameter in module.named_parameters():
        parameter.requires_grad = "bias" in name or "classifier" in name
    return Case(module, None, trainer_adamw, _labelled())


def _optimizer(kind, **options):
    """A convolution, a batch norm and two matrices."""
    torch.manual_seed(0)
    layers = [nn.Conv2d(3, 8, 3, padding=1, bias=False), nn.BatchNorm2d(8), nn.GELU(), nn.AdaptiveAvgPool2d(2), nn.Flatten(),
              nn.Linear(32, 24), nn.Tanh(), nn.Linear(24, 5)]
    return Case(nn.Sequential(*layers), nn.CrossEntropyLoss(), lambda m: kind(m.parameters(), **options), torch.randn(ROWS, 3, 8, 8),
                torch.randint(0, 5, (ROWS,)))


OPTIMIZERS = {
    "radam": (torch.optim.RAdam, {"lr": 0.01}), "adagrad": (torch.optim.Adagrad, {"lr": 0.05, "lr_decay": 0.01,
                                                                                 "initial_accumulator_value": 0.1}),
    "adadelta": (torch.optim.Adadelta, {"weight_decay": 1e-4}), "asgd": (torch.optim.ASGD, {"t0": 1}),
}
CASES |= {f"optim_{name}": lambda kind=kind, options=options: _optimizer(kind, **options)
          for name, (kind, options) in OPTIMIZERS.items()}
