"""A multi-layer perceptron: the smallest model of the zoo."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp

from zero_export.models import common
from zero_export.models.common import Context, linear, row_linear

# Sides of the classic data sets.
SIZES = {
    "mnist": dict(inputs=784, hidden=512, layers=3, classes=10),
    "cifar10": dict(inputs=3072, hidden=1024, layers=4, classes=10),
}


@dataclasses.dataclass(frozen=True)
class Config:
    """Sizes of an MLP.

    Attributes:
      layers: linear layers, at least 2; all but the last are followed by a ReLU.
      inputs, hidden, classes: features f32 [rows, inputs], widths of the hidden layers, labels i32 [rows] below `classes`.
    """

    layers: int = dataclasses.field(default=3, metadata={"help": "linear layers"})
    inputs: int = dataclasses.field(default=784, metadata={"help": "features a row"})
    hidden: int = dataclasses.field(default=512, metadata={"help": "width of the hidden layers"})
    classes: int = dataclasses.field(default=10, metadata={"help": "classes"})

    def __post_init__(self) -> None:
        common.check_positive(self, "layers", "inputs", "hidden", "classes")
        if self.layers < 2:
            raise ValueError(f"layers must be at least 2, not {self.layers}")

    def model(self) -> common.Model:
        """The `common.Model`."""
        return common.Model(
            init=lambda key: init_params(self, key),
            loss=lambda params, state, batch, context: _loss(params, state, batch, self, context),
            batch=lambda rows: {"features": jax.ShapeDtypeStruct((rows, self.inputs), jnp.float32),
                                "labels": jax.ShapeDtypeStruct((rows,), jnp.int32)},
            # Layers are sharded by columns and rows in turn, the last one not at all.
            partition=common.megatron_partition({f"layer_{i}" for i in range(0, self.layers - 2, 2)},
                                                {f"layer_{i}" for i in range(1, self.layers - 1, 2)}),
            check_parts=lambda parts: common.check_parts(self, parts, "hidden"))


def init_params(config: Config, key: jax.Array) -> Any:
    """f32 parameters from a key: He's initial distribution."""
    widths = [config.inputs] + [config.hidden] * (config.layers - 1) + [config.classes]
    return common.initial({f"layer_{i}": common.linear_spec(n, m, (2.0 / n) ** 0.5)
                           for i, (n, m) in enumerate(zip(widths, widths[1:]))}, key)


def logits(params: Any, features: jax.Array, config: Config, context: Context = Context()) -> jax.Array:
    """Logits, f32 [rows, classes], of features f32 [rows, inputs]."""
    x, last = features, config.layers - 1
    for i in range(last):
        p = params[f"layer_{i}"]
        x = row_linear(x, p, context) if i % 2 else linear(x, p)
        x = context.drop(jax.nn.relu(x), i, sharded=i % 2 == 0 and i < last - 1)
    return linear(x, params[f"layer_{last}"]).astype(jnp.float32)


def _loss(params: Any, state: Any, batch: Any, config: Config, context: Context) -> tuple[Any, ...]:
    found = logits(params, batch["features"], config, context)
    metrics = {} if context.train else {"accuracy": common.accuracy(found, batch["labels"])}
    return common.cross_entropy(found, batch["labels"], config.classes, context), state, metrics
