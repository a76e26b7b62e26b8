"""Models of `timm` and `torchvision` with random weights, at small sizes and without dropout: name -> a Case."""

import functools

import timm
import torch
from torch_training import Case

ROWS, CLASSES = 8, 5


def _sgd(module):
    return torch.optim.SGD(module.parameters(), lr=1e-2, momentum=0.9, nesterov=True, weight_decay=1e-4)


def _adamw(module):
    """No decay for vectors, as timm's own recipes have it."""
    groups = [[p for p in module.parameters() if (p.dim() > 1) == matrices] for matrices in (True, False)]
    return torch.optim.AdamW([{"params": groups[0], "weight_decay": 0.05}, {"params": groups[1], "weight_decay": 0.0}], lr=1e-3, eps=1e-6)


_VIT = {"img_size": 32, "embed_dim": 24, "depth": 2}
_WINDOWS = {"img_size": 32, "embed_dim": 24, "depths": (1, 1), "num_heads": (2, 2), "window_size": 4}
_MIXED = {"img_size": 64, "embed_dim": 24, "num_blocks": 2}
_STAGES = {"depths": (1, 1, 1, 1), "dims": (8, 8, 16, 16)}

# Model -> (options, size of an image, optimizer).
_TIMM = {
    **{name: ({}, 32, _sgd) for name in (
        "resnet18", "resnet26d", "seresnet18", "resnext26ts", "efficientnet_lite0", "efficientnet_b0", "tf_efficientnetv2_b0",
        "mobilenetv2_050", "mobilenetv3_small_050", "mobilenetv4_conv_small_050", "regnetx_002", "regnety_002", "dla34", "vgg11_bn",
        "ghostnet_050", "mnasnet_050", "nf_resnet26", "skresnet18", "ecaresnet26t", "repvgg_a0", "hrnet_w18_small")},
    "resnetv2_50": ({"layers": (1, 1, 1, 1), "channels": (16, 16, 32, 32)}, 32, _sgd),
    "res2net50_26w_4s": ({"layers": (1, 1, 1, 1)}, 32, _sgd),
    "densenet121": ({"growth_rate": 8, "block_config": (1, 1, 1, 1)}, 32, _sgd),
    "convnext_atto": (_STAGES, 32, _adamw), "convnextv2_atto": (_STAGES, 32, _adamw),
    "vit_tiny_patch16_224": (_VIT, 32, _adamw), "deit_tiny_distilled_patch16_224": (_VIT, 32, _adamw),
    "cait_xxs24_224": (_VIT | {"num_heads": 2}, 32, _adamw), "xcit_nano_12_p16_224": (_VIT | {"num_heads": 2}, 32, _adamw),
    "beit_base_patch16_224": (_VIT | {"num_heads": 2}, 32, _adamw),
    "eva02_tiny_patch14_224": (_VIT | {"num_heads": 2, "img_size": 28}, 28, _adamw),
    "swin_tiny_patch4_window7_224": (_WINDOWS, 32, _adamw), "swinv2_tiny_window8_256": (_WINDOWS, 32, _adamw),
    "mixer_s32_224": (_MIXED, 64, _adamw), "gmlp_ti16_224": (_MIXED, 64, _adamw), "resmlp_12_224": (_MIXED, 64, _adamw),
    "convmixer_768_32": ({"dim": 16, "depth": 2}, 64, _adamw),
    "poolformer_s12": ({"layers": (1, 1, 1, 1), "embed_dims": (8, 8, 16, 16)}, 32, _adamw),
    "pvt_v2_b0": ({"depths": (1, 1, 1, 1), "embed_dims": (8, 16, 16, 16), "num_heads": (1, 2, 2, 2)}, 64, _adamw),
    "edgenext_xx_small": ({"depths": (1, 1, 1, 1), "dims": (8, 16, 16, 32), "heads": (2, 2, 2, 2)}, 64, _adamw),
    "mobilevit_xxs": ({}, 64, _adamw),
}
# Model of torchvision -> (options, size of an image).
_TORCHVISION = {"resnet18": ({}, 32), "squeezenet1_1": ({}, 64), "shufflenet_v2_x0_5": ({}, 32), "mobilenet_v2": ({"width_mult": 0.25}, 32),
                "mobilenet_v3_small": ({}, 32), "mnasnet0_5": ({}, 32), "regnet_y_400mf": ({}, 32), "efficientnet_b0": ({}, 32)}


def _case(make, size, optimizer):
    torch.manual_seed(0)
    module = make().train()
    for part in module.modules():
        if isinstance(part, torch.nn.Dropout) or type(part).__name__ == "StochasticDepth":
            part.p = 0.0
        if hasattr(part, "drop_prob"):
            part.drop_prob = 0.0
    return Case(module, torch.nn.CrossEntropyLoss(), optimizer, torch.randn(ROWS, 3, size, size), torch.randint(0, CLASSES, (ROWS,)))


def _of_timm(name):
    options, size, optimizer = _TIMM[name]
    return _case(lambda: timm.create_model(name, pretrained=False, num_classes=CLASSES, **options), size, optimizer)


def _of_torchvision(name):
    import torchvision
    options, size = _TORCHVISION[name]
    return _case(lambda: getattr(torchvision.models, name)(num_classes=CLASSES, **options), size, _sgd)


CASES = {f"timm_{name}": functools.partial(_of_timm, name) for name in _TIMM}
CASES |= {f"torchvision_{name}": functools.partial(_of_torchvision, name) for name in _TORCHVISION}
