"""Options of the command line, made from the fields of `Config` and `Recipe`: a field is an option, its type its values."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Callable
from typing import Any

from zero_export import optimizers, precision, training
from zero_export.models import sizes

_CHOICES = {
    "dtype": precision.DTYPES, "optimizer": optimizers.NAMES, "schedule": optimizers.SCHEDULES, "rng": training.RNG,
    "rng_impl": training.RNG_IMPLS,
}

# Help of the recipe's options; their meaning is in `training.Recipe`.
_RECIPE = {
    "dtype": "f32; bf16, fp16: f32 parameters cast in the step; bf16-master, fp16-master: narrow parameters and f32 masters; "
             "bf16-state: parameters and optimizer states bf16",
    "loss_scale": "factor on the loss for fp16, or 'dynamic' (what fp16 has by default)",
    "optimizer": ", ".join(optimizers.NAMES),
    "learning_rate": "largest learning rate",
    "weight_decay": "decay of matrices and embeddings; default: the optimizer's usual value",
    "clip": "limit on the gradients' global norm, 0 for none",
    "schedule": "constant or cosine, after the warm-up",
    "warmup": "steps of linear rise of the learning rate",
    "decay_steps": "step at which the cosine ends",
    "factor_from": "adafactor: smallest extent that is kept as rows and columns",
    "accumulate": "micro-batches a step",
    "ema": "share of the parameters' moving average kept a step, 0 for no average",
    "label_smoothing": "share of the target spread over all classes",
    "dropout": "probability of dropping an element",
    "rng": "where dropout's key is: state (split every step) or argument (fed from outside)",
    "rng_impl": "generator of dropout's random bits",
    "dp": "write the step for this many data-parallel ranks, by shard_map; zero-compile needs no such thing",
    "tp": "write the step for this many tensor-parallel ranks, by shard_map (Megatron)",
}

# Options that say something only beside another one: option -> (whether it is there, how to set it).
_NEEDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "decay_steps": (lambda r: r.schedule == "cosine", "--schedule cosine"),
    "factor_from": (lambda r: r.optimizer == "adafactor", "--optimizer adafactor"),
    "rng": (lambda r: r.dropout > 0, "--dropout"),
    "rng_impl": (lambda r: r.dropout > 0, "--dropout"),
}


def _loss_scale(text: str) -> str | float:
    return text if text == precision.DYNAMIC else float(text)


def _extents(text: str) -> Any:
    return tuple(int(part) for part in text.split(","))


def _type(field: Any) -> tuple[Any, ...]:
    if field.name == "loss_scale":
        return _loss_scale, "X|dynamic"
    if str(field.type).startswith("tuple"):
        return _extents, "N,N,..."
    if isinstance(field.default, int):
        return int, "N"
    if isinstance(field.default, str):
        return str, "NAME"
    return float, "X"


def _shown(default: Any) -> str:
    if isinstance(default, tuple):
        return ",".join(map(str, default))
    return f"{default:g}" if isinstance(default, float) else str(default)


def _add(group: Any, field: Any, text: str) -> None:
    """One option; what is not given stays out of the parsed options, so that it can be told from a default."""
    name = "--" + field.name.replace("_", "-")
    if isinstance(field.default, bool):
        group.add_argument(name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS,
                           help=f"{text} (default {'yes' if field.default else 'no'})")
        return
    if field.default is not None and not text.endswith("default"):
        text = f"{text} (default {_shown(field.default)})"
    convert, metavar = _type(field)
    choices = _CHOICES.get(field.name)
    group.add_argument(name, type=convert, choices=choices, metavar="NAME" if choices else metavar,
                       default=argparse.SUPPRESS, help=text.replace("%", "%%"))


def add_options(parser: Any, family: Any) -> None:
    """Adds the options of a family module and of the recipe."""
    model = parser.add_argument_group("model")
    model.add_argument("--size", metavar="NAME", help="a named size, see --list; the options below override parts of it")
    for field in dataclasses.fields(family.Config):
        _add(model, field, field.metadata["help"])
    recipe = parser.add_argument_group("training")
    recipe.add_argument("--batch", type=int, metavar="N", help="rows a step, over all ranks and micro-batches (default: the "
                        "size's, where the paper says it; else 12)")
    for field in dataclasses.fields(training.Recipe):
        _add(recipe, field, _RECIPE[field.name])


def _given(options: Any, dataclass: type[Any]) -> Any:
    return {field.name: getattr(options, field.name) for field in dataclasses.fields(dataclass) if hasattr(options, field.name)}


def config_of(options: Any, family: Any) -> Any:
    """The family's `Config`. Raises ValueError for an unknown size or sizes that contradict each other."""
    values = {}
    if options.size is not None:
        if options.size not in family.SIZES:
            raise ValueError(f"--size {options.size} is not known; there are {', '.join(family.SIZES)}")
        values = family.SIZES[options.size]
    return family.Config(**{**values, **_given(options, family.Config)})


def recipe_of(options: Any) -> training.Recipe:
    """The `Recipe`. Raises ValueError for options that contradict each other or that nothing would read."""
    recipe = training.Recipe(**_given(options, training.Recipe))
    for name, (holds, remedy) in _NEEDS.items():
        if hasattr(options, name) and not holds(recipe):
            raise ValueError(f"--{name.replace('_', '-')} says nothing without {remedy}")
    return recipe


def rows_of(options: Any) -> int:
    """Rows a step."""
    if options.batch is not None:
        return int(options.batch)
    return int(sizes.PAPER_BATCH.get(options.size, 12))


def size_lines(family: Any) -> Any:
    """One line a named size: its name and what it sets."""
    for name, values in family.SIZES.items():
        shown = "  ".join(f"{key} {_shown(value)}" for key, value in values.items())
        batch = f"  batch {sizes.PAPER_BATCH[name]}" if name in sizes.PAPER_BATCH else ""
        yield f"{name:<24} {shown}{batch}"
