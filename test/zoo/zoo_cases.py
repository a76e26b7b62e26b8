"""The tiny steps of the model zoo: every model x optimizer x precision, and every other option on every model.

A case is (name, config, recipe). `SAMPLE` is what continuous integration runs: every model with every optimizer, the
precisions in turn, so that every precision occurs with every model; and every other option once on some model. `ALL` is everything.
"""

import dataclasses

import inputs
from zero_export import optimizers, training
from zero_export.models import gpt, llama, mlp, resnet, vit
from zero_export.precision import DTYPES
from zero_export.training import Recipe

ROWS = 12

_GPT = gpt.Config(layers=2, hidden=32, heads=2, context=16, vocab=64)
_LLAMA = llama.Config(layers=2, hidden=32, heads=4, kv_heads=2, feed=48, context=16, vocab=64)
_VIT = vit.Config(layers=2, hidden=32, heads=2, image=8, patch=4, classes=8)
_RESNET = resnet.Config(stages=(1, 1), width=8, image=16, classes=8)

MODELS = {"gpt": _GPT, "llama": _LLAMA, "vit": _VIT, "resnet": _RESNET,
          "mlp": mlp.Config(layers=4, inputs=16, hidden=32, classes=8)}

# Other forms of the models.
FORMS = {
    "gpt-scan": dataclasses.replace(_GPT, scan=True), "gpt-untied": dataclasses.replace(_GPT, tied=False),
    "gpt-remat": dataclasses.replace(_GPT, remat=True), "gpt-scan-remat": dataclasses.replace(_GPT, scan=True, remat=True),
    "llama-scan": dataclasses.replace(_LLAMA, scan=True), "llama-tied": dataclasses.replace(_LLAMA, tied=True),
    "llama-remat": dataclasses.replace(_LLAMA, remat=True), "vit-scan": dataclasses.replace(_VIT, scan=True),
    "vit-remat": dataclasses.replace(_VIT, remat=True), "resnet-bottleneck": dataclasses.replace(_RESNET, bottleneck=True),
    "resnet-small": dataclasses.replace(_RESNET, small=True),
}

_EVERYTHING = dict(ema=0.99, accumulate=2, schedule="cosine", warmup=2, label_smoothing=0.1)

# What a recipe can ask for beside optimizer and precision.
FEATURES = {
    "noclip": Recipe(clip=0.0), "warmup": Recipe(warmup=3), "cosine": Recipe(schedule="cosine", warmup=3, decay_steps=10),
    "accumulate": Recipe(accumulate=2), "ema": Recipe(ema=0.99), "smoothing": Recipe(label_smoothing=0.1),
    "fp16-static": Recipe(dtype="fp16", loss_scale=1024.0),
    **{f"dropout-{impl}-{rng}": Recipe(dropout=0.1, rng=rng, rng_impl=impl)
       for impl in training.RNG_IMPLS for rng in training.RNG},
    "everything": Recipe(**_EVERYTHING, dtype="fp16-master", dropout=0.1),
    "dp": Recipe(dp=2), "tp": Recipe(tp=2), "dp-tp": Recipe(dp=2, tp=2),
    "dp-everything": Recipe(**_EVERYTHING, dtype="fp16-master", dropout=0.1, dp=2),
    "dp-tp-everything": Recipe(**_EVERYTHING, dtype="fp16-master", dropout=0.1, dp=2, tp=2),
}

# They have no tensor-parallel form.
_NO_TP = ("resnet",)


def _recipe(optimizer, dtype):
    # Adafactor's rows and columns on matrices as small as these.
    return Recipe(optimizer=optimizer, dtype=dtype, factor_from=8) if optimizer == "adafactor" else Recipe(
        optimizer=optimizer, dtype=dtype)


def _product():
    return {f"{model}-{optimizer}-{dtype}": (config, _recipe(optimizer, dtype))
            for model, config in MODELS.items() for optimizer in optimizers.NAMES for dtype in DTYPES}


def _features():
    return {f"{model}-{feature}": (config, recipe) for feature, recipe in FEATURES.items()
            for model, config in MODELS.items() if recipe.tp == 1 or model not in _NO_TP}


ALL = {**_product(), **{name: (config, Recipe()) for name, config in FORMS.items()}, **_features(),
       **{f"{name}-dp-tp": (config, Recipe(dp=2, tp=2)) for name, config in FORMS.items() if not name.startswith(_NO_TP)}}


def _sample():
    chosen = []
    for m, model in enumerate(MODELS):
        chosen += [f"{model}-{optimizer}-{DTYPES[(m + o) % len(DTYPES)]}" for o, optimizer in enumerate(optimizers.NAMES)]
    models = list(MODELS)
    for number, feature in enumerate(FEATURES):
        model = models[number % len(models)]
        chosen.append(f"{model}-{feature}" if f"{model}-{feature}" in ALL else f"gpt-{feature}")
    return chosen + list(FORMS) + ["gpt-scan-remat-dp-tp"]


SAMPLE = _sample()


def text(name):
    """The exported module of a case: kept, since to trace it takes longer than what the tools do with it."""
    config, recipe = ALL[name]
    return inputs.kept(f"zoo-{name}.mlir", lambda: training.export(config, ROWS, recipe).mlir_module().encode()).read_text()
