"""Models of `timm` with random weights, at small sizes and without dropout: name -> a Case."""

import functools

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
_STAGES = {"depths": (1, 1, 1, 1), "dims": (8, 8, 16, 16)}

# Model -> (options, size of an image, optimizer).
_MODELS = {
    **{name: ({}, 32, _sgd) for name in ("resnet18", "seresnet18", "regnetx_002")},
    "convnext_atto": (_STAGES, 32, _adamw), "convnextv2_atto": (_STAGES, 32, _adamw),
    "vit_tiny_patch16_224": (_VIT, 32, _adamw), "deit_tiny_distilled_patch16_224": (_VIT, 32, _adamw),
    "cait_xxs24_224": (_VIT | {"num_heads": 2}, 32, _adamw), "xcit_nano_12_p16_224": (_VIT | {"num_heads": 2}, 32, _adamw),
    "swin_tiny_patch4_window7_224": (
        {"img_size": 32, "embed_dim": 24, "depths": (1, 1), "num_heads": (2, 2), "window_size": 4}, 32, _adamw),
    "pvt_v2_b0": ({"depths": (1, 1, 1, 1), "embed_dims": (8, 16, 16, 16), "num_heads": (1, 2, 2, 2)}, 64, _adamw),
}


def _case(name):
    import timm
    options, size, optimizer = _MODELS[name]
    torch.manual_seed(0)
    module = timm.create_model(name, pretrained=False, num_classes=CLASSES, **options).train()
    for part in module.modules():
        if isinstance(part, torch.nn.Dropout):
            part.p = 0.0
        if hasattr(part, "drop_prob"):
            part.drop_prob = 0.0
    return Case(module, torch.nn.CrossEntropyLoss(), optimizer, torch.randn(ROWS, 3, size, size), torch.randint(0, CLASSES, (ROWS,)))


CASES = {f"timm_{name}": functools.partial(_case, name) for name in _MODELS}
