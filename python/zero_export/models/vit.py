"""The vision transformer: patches by a convolution, a class token, learned positions, pre-norm blocks (arXiv 2010.11929)."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp

from zero_export.models import common
from zero_export.models.common import Context, layer_norm, linear, row_linear

# Table 1 of arXiv 2010.11929 and the smaller ones of arXiv 2012.12877; images of 224 x 224.
SIZES = {
    "Ti16": dict(layers=12, hidden=192, heads=3, patch=16, image=224),
    "S16": dict(layers=12, hidden=384, heads=6, patch=16, image=224),
    "B16": dict(layers=12, hidden=768, heads=12, patch=16, image=224),
    "L16": dict(layers=24, hidden=1024, heads=16, patch=16, image=224),
    "H14": dict(layers=32, hidden=1280, heads=16, patch=14, image=224),
}


@dataclasses.dataclass(frozen=True)
class Config:
    """Sizes of a ViT.

    Attributes:
      layers, hidden, heads: as in GPT.
      image, channels: images are f32 [rows, image, image, channels].
      patch: side of a patch, divides `image`.
      classes: labels are i32 [rows] below this.
      scan, remat: as in GPT.
    """

    layers: int = dataclasses.field(default=12, metadata={"help": "transformer blocks"})
    hidden: int = dataclasses.field(default=192, metadata={"help": "width"})
    heads: int = dataclasses.field(default=3, metadata={"help": "attention heads"})
    image: int = dataclasses.field(default=224, metadata={"help": "height and width of an image"})
    channels: int = dataclasses.field(default=3, metadata={"help": "channels of an image"})
    patch: int = dataclasses.field(default=16, metadata={"help": "height and width of a patch"})
    classes: int = dataclasses.field(default=1000, metadata={"help": "classes"})
    scan: bool = dataclasses.field(default=False, metadata={"help": "stack the layers and loop over them"})
    remat: bool = dataclasses.field(default=False, metadata={"help": "compute each block again for its gradient"})

    def __post_init__(self) -> None:
        common.check_positive(self, "layers", "hidden", "heads", "image", "channels", "patch", "classes")
        common.check_divides(self, "heads", "hidden")
        common.check_divides(self, "patch", "image")

    def model(self) -> common.Model:
        """The `common.Model`."""
        return common.Model(
            init=lambda key: init_params(self, key),
            loss=lambda params, state, batch, context: _loss(params, state, batch, self, context),
            batch=lambda rows: common.images(rows, self.image, self.channels),
            partition=common.megatron_partition({"q", "k", "v", "up"}, {"out", "down"}, stacked=self.scan),
            check_parts=lambda parts: common.check_parts(self, parts, "heads"))


def _block_spec(config: Config) -> Any:
    d, residual = config.hidden, common.residual_deviation(config.layers)
    return {
        "ln_1": common.norm_spec(d),
        "attn": {**{name: common.linear_spec(d, d) for name in ("q", "k", "v")}, "out": common.linear_spec(d, d, residual)},
        "ln_2": common.norm_spec(d),
        "mlp": {"up": common.linear_spec(d, 4 * d), "down": common.linear_spec(4 * d, d, residual)},
    }


def init_params(config: Config, key: jax.Array) -> Any:
    """f32 parameters from a key."""
    d, patches = config.hidden, (config.image // config.patch) ** 2
    return common.initial({
        "patches": {"filter": ((config.patch, config.patch, config.channels, d), 0.02), "bias": ((d,), 0)},
        "class": ((1, 1, d), 0.02),
        "position": ((patches + 1, d), 0.02),
        "blocks": common.repeated(_block_spec(config), config.layers, config.scan),
        "ln_f": common.norm_spec(d),
        "head": common.linear_spec(d, config.classes),
    }, key)


def _block(x: Any, p: Any, heads: Any, context: Any) -> Any:
    rows, length, _ = x.shape
    y = layer_norm(x, p["ln_1"])
    q, k, v = (linear(y, p["attn"][name]).reshape(rows, length, heads // context.parts, -1) for name in ("q", "k", "v"))
    inner = context.fold(1)
    mixed = row_linear(common.attend(q, k, v, causal=False, context=inner), p["attn"]["out"], inner)
    x = x + context.drop(mixed, 2)
    hidden = jax.nn.gelu(linear(layer_norm(x, p["ln_2"]), p["mlp"]["up"]), approximate=False)
    return x + context.drop(row_linear(hidden, p["mlp"]["down"], context), 3)


def logits(params: Any, images: Any, config: Any, context: Any = Context()) -> Any:
    """Logits, f32 [rows, classes], of images f32 [rows, image, image, channels]."""
    p = params["patches"]
    x = jax.lax.conv_general_dilated(images.astype(p["filter"].dtype), p["filter"], (config.patch, config.patch), "VALID",
                                     dimension_numbers=("NHWC", "HWIO", "NHWC"))
    x = (x + p["bias"]).reshape(x.shape[0], -1, config.hidden)
    first = jnp.broadcast_to(params["class"], (x.shape[0], 1, config.hidden))
    x = context.drop(jnp.concatenate([first, x], axis=1) + params["position"], common.EMBEDDING)
    x = common.run_blocks(lambda x, p, context: _block(x, p, config.heads, context), x, params["blocks"], context,
                          scan=config.scan, remat=config.remat)
    return linear(layer_norm(x[:, 0], params["ln_f"]), params["head"]).astype(jnp.float32)


def _loss(params: Any, state: Any, batch: Any, config: Any, context: Any) -> Any:
    found = logits(params, batch["images"], config, context)
    metrics = {} if context.train else {"accuracy": common.accuracy(found, batch["labels"])}
    return common.cross_entropy(found, batch["labels"], config.classes, context), state, metrics
