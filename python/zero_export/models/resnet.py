"""The residual network with batch normalisation (arXiv 1512.03385; strides as in its version 1.5).

Running means and variances are model state: the step replaces them, `@eval` reads them. Layout is NHWC.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp

from zero_export.models import common
from zero_export.models.common import Context

# (blocks a stage, whether a block is a bottleneck) of the paper's table 1.
SIZES = {
    "18": dict(stages=(2, 2, 2, 2), bottleneck=False), "34": dict(stages=(3, 4, 6, 3), bottleneck=False),
    "50": dict(stages=(3, 4, 6, 3), bottleneck=True), "101": dict(stages=(3, 4, 23, 3), bottleneck=True),
    "152": dict(stages=(3, 8, 36, 3), bottleneck=True),
}


@dataclasses.dataclass(frozen=True)
class Config:
    """Sizes of a ResNet.

    Attributes:
      stages: residual blocks of each stage; from the second stage on, the first block halves the image.
      width: channels of the first stage; each further stage doubles them.
      bottleneck: blocks of 1x1, 3x3, 1x1 convolutions with four times the channels, else of two 3x3 ones.
      image, channels, classes: images f32 [rows, image, image, channels], labels i32 [rows] below `classes`.
      momentum: share of the running statistics that a step keeps.
      small: begin with a 3x3 convolution (for 32 x 32 images) instead of 7x7 with stride 2 and a max pool.
    """

    stages: tuple[int, ...] = dataclasses.field(default=(2, 2, 2, 2), metadata={"help": "blocks of each stage, as 3,4,6,3"})
    width: int = dataclasses.field(default=64, metadata={"help": "channels of the first stage"})
    bottleneck: bool = dataclasses.field(default=False, metadata={"help": "blocks of three convolutions"})
    image: int = dataclasses.field(default=224, metadata={"help": "height and width of an image"})
    channels: int = dataclasses.field(default=3, metadata={"help": "channels of an image"})
    classes: int = dataclasses.field(default=1000, metadata={"help": "classes"})
    momentum: float = dataclasses.field(default=0.9, metadata={"help": "share of the running statistics kept a step"})
    small: bool = dataclasses.field(default=False, metadata={"help": "3x3 convolution first, no pooling"})

    def __post_init__(self) -> None:
        common.check_positive(self, "width", "image", "channels", "classes")
        if not self.stages or min(self.stages) < 1:
            raise ValueError(f"every stage needs at least 1 block, not {','.join(map(str, self.stages)) or 'none'}")
        if not 0 <= self.momentum < 1:
            raise ValueError(f"momentum must be at least 0 and less than 1, not {self.momentum}")
        shrink = 2 ** (len(self.stages) - 1) * (1 if self.small else 4)
        if self.image % shrink:
            raise ValueError(f"image ({self.image}) is not a multiple of {shrink}, by which {len(self.stages)} stages shrink "
                             "it")

    def model(self) -> common.Model:
        """The `common.Model`; it has no tensor-parallel form."""
        return common.Model(
            init=lambda key: init_params(self, key),
            init_state=lambda: init_state(self),
            loss=lambda params, state, batch, context: _loss(params, state, batch, self, context),
            batch=lambda rows: common.images(rows, self.image, self.channels))


def _filter(size: int, inputs: int, outputs: int) -> dict[str, tuple[tuple[int, ...], float]]:
    return {"filter": ((size, size, inputs, outputs), (2.0 / (size * size * outputs)) ** 0.5)}


def _blocks(config: Config) -> Any:
    """(name, channels in, channels inside, channels out, stride) of every block."""
    inputs = config.width
    for stage, count in enumerate(config.stages):
        inside = config.width * 2 ** stage
        outputs = inside * (4 if config.bottleneck else 1)
        for block in range(count):
            yield f"stage_{stage}_{block}", inputs, inside, outputs, 2 if stage and not block else 1
            inputs = outputs


def _convolutions(config: Config, inputs: int, inside: int, outputs: int, stride: int) -> list[tuple[Any, ...]]:
    """(name, filter side, channels in, channels out, stride) of a block's main path."""
    if config.bottleneck:
        return [("conv_1", 1, inputs, inside, 1), ("conv_2", 3, inside, inside, stride), ("conv_3", 1, inside, outputs, 1)]
    return [("conv_1", 3, inputs, inside, stride), ("conv_2", 3, inside, outputs, 1)]


def _specs(config: Config) -> Any:
    """Initial values of all convolutions and norms, and of the last layer."""
    first = 3 if config.small else 7
    specs = {"first": {**_filter(first, config.channels, config.width), "bn": common.norm_spec(config.width)}}
    outputs = config.width
    for name, inputs, inside, outputs, stride in _blocks(config):
        block = {part: {**_filter(side, n, m), "bn": common.norm_spec(m)}
                 for part, side, n, m, _ in _convolutions(config, inputs, inside, outputs, stride)}
        if inputs != outputs or stride != 1:
            block["shortcut"] = {**_filter(1, inputs, outputs), "bn": common.norm_spec(outputs)}
        specs[name] = block
    return {**specs, "head": common.linear_spec(outputs, config.classes, 0.01)}


def init_params(config: Config, key: jax.Array) -> Any:
    """f32 parameters from a key: He's initial distribution by outputs."""
    return common.initial(_specs(config), key)


def init_state(config: Config) -> Any:
    """Running statistics, f32: means 0, variances 1, one pair per norm, in the parameters' structure."""
    def statistics(spec: Any) -> Any:
        found = {}
        for name, value in spec.items():
            if name == "bn":
                shape = value["scale"][0]
                found[name] = {"mean": jnp.zeros(shape, jnp.float32), "variance": jnp.ones(shape, jnp.float32)}
            elif isinstance(value, dict):
                inner = statistics(value)
                if inner:
                    found[name] = inner
        return found

    return statistics(_specs(config))


def _norm(x: jax.Array, p: Any, running: Any, config: Config, train: bool) -> tuple[jax.Array, dict[str, jax.Array]]:
    """Batch normalisation over rows and places, in f32; (result in x's dtype, new running statistics)."""
    wide = x.astype(jnp.float32)
    if train:
        mean = jnp.mean(wide, axis=(0, 1, 2))
        variance = jnp.mean(jnp.square(wide), axis=(0, 1, 2)) - jnp.square(mean)
        keep = config.momentum
        running = {"mean": keep * running["mean"] + (1 - keep) * jax.lax.stop_gradient(mean),
                   "variance": keep * running["variance"] + (1 - keep) * jax.lax.stop_gradient(variance)}
    else:
        mean, variance = running["mean"], running["variance"]
    normal = (wide - mean) * jax.lax.rsqrt(variance + 1e-5)
    return (normal * p["scale"] + p["bias"]).astype(x.dtype), running


def _convolve(x: jax.Array, p: Any, running: Any, config: Config, train: bool, stride: int) -> tuple[jax.Array, Any]:
    """A convolution with "same" padding and its norm."""
    x = jax.lax.conv_general_dilated(x.astype(p["filter"].dtype), p["filter"], (stride, stride), "SAME",
                                     dimension_numbers=("NHWC", "HWIO", "NHWC"))
    x, bn = _norm(x, p["bn"], running["bn"], config, train)
    return x, {"bn": bn}


def _block(x: jax.Array, p: Any, running: Any, config: Config, train: bool, sizes: list[int]) -> tuple[jax.Array, Any]:
    shortcut, new = x, {}
    parts = _convolutions(config, *sizes)
    for number, (name, *_, stride) in enumerate(parts):
        x, new[name] = _convolve(x, p[name], running[name], config, train, stride)
        x = jax.nn.relu(x) if number < len(parts) - 1 else x
    if "shortcut" in p:
        shortcut, new["shortcut"] = _convolve(shortcut, p["shortcut"], running["shortcut"], config, train, sizes[-1])
    return jax.nn.relu(x + shortcut), new


def logits(params: dict[str, Any], state: Any, images: jax.Array, config: Config,
           context: Context = Context()) -> tuple[jax.Array, Any]:
    """(logits f32 [rows, classes], new running statistics) of images f32 [rows, image, image, channels]."""
    train, new = context.train, {}
    x, new["first"] = _convolve(images, params["first"], state["first"], config, train, 1 if config.small else 2)
    x = jax.nn.relu(x)
    if not config.small:
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    for name, *sizes in _blocks(config):
        x, new[name] = _block(x, params[name], state[name], config, train, sizes)
    x = context.drop(jnp.mean(x.astype(jnp.float32), axis=(1, 2)), 0)
    return common.linear(x, params["head"]).astype(jnp.float32), new


def _loss(params: dict[str, Any], state: Any, batch: Any, config: Config, context: Context) -> tuple[Any, ...]:
    found, state = logits(params, state, batch["images"], config, context)
    metrics = {} if context.train else {"accuracy": common.accuracy(found, batch["labels"])}
    return common.cross_entropy(found, batch["labels"], config.classes, context), state, metrics
