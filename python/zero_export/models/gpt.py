"""The GPT-2 and GPT-3 family: the model of the demo, the tests and the ZeRO paper's tables.

Pre-norm transformer, learned positions, GELU by tanh, the output layer tied to the token embedding unless said otherwise.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp

from zero_export.models import common, sizes
from zero_export.models.common import Context, layer_norm, linear, row_linear

SIZES = {**sizes.GPT2, **sizes.GPT3, **sizes.TABLE1, **sizes.PAPER}


@dataclasses.dataclass(frozen=True)
class Config:
    """Sizes of a GPT.

    Attributes:
      layers, hidden, heads, context, vocab: the usual sizes; `hidden` is a multiple of `heads`.
      tied: the output layer is the token embedding.
      scan: stack the layers' parameters along a first dimension and loop over them (`jax.lax.scan`).
      remat: keep each block's input alone and compute the block again for the gradient (`jax.checkpoint`).
    """

    layers: int = dataclasses.field(default=12, metadata={"help": "transformer blocks"})
    hidden: int = dataclasses.field(default=768, metadata={"help": "width"})
    heads: int = dataclasses.field(default=12, metadata={"help": "attention heads"})
    context: int = dataclasses.field(default=256, metadata={"help": "tokens a row"})
    vocab: int = dataclasses.field(default=50257, metadata={"help": "vocabulary size"})
    tied: bool = dataclasses.field(default=True, metadata={"help": "take the token embedding as output layer"})
    scan: bool = dataclasses.field(default=False, metadata={"help": "stack the layers and loop over them"})
    remat: bool = dataclasses.field(default=False, metadata={"help": "compute each block again for its gradient"})

    def __post_init__(self) -> None:
        common.check_positive(self, "layers", "hidden", "heads", "context", "vocab")
        common.check_divides(self, "heads", "hidden")

    def model(self) -> common.Model:
        """The `common.Model`."""
        return common.Model(
            init=lambda key: init_params(self, key),
            loss=lambda params, state, batch, context: (loss(params, batch, self, context), state, {}),
            batch=lambda rows: common.tokens(rows, self.context),
            # The fused columns of `qkv` hold queries, keys and values of one rank's heads, then of the next one's.
            partition=common.megatron_partition({"qkv", "up"}, {"out", "down"}, stacked=self.scan),
            check_parts=lambda parts: common.check_parts(self, parts, "heads", "hidden"))


def _block_spec(config: Config) -> Any:
    d, residual = config.hidden, common.residual_deviation(config.layers)
    return {
        "ln_1": common.norm_spec(d),
        "attn": {"qkv": common.linear_spec(d, 3 * d), "out": common.linear_spec(d, d, residual)},
        "ln_2": common.norm_spec(d),
        "mlp": {"up": common.linear_spec(d, 4 * d), "down": common.linear_spec(4 * d, d, residual)},
    }


def init_params(config: Config, key: jax.Array) -> Any:
    """f32 parameters from a key: GPT-2's initial distribution."""
    specs = {
        "wte": ((config.vocab, config.hidden), 0.02),
        "wpe": ((config.context, config.hidden), 0.01),
        "blocks": common.repeated(_block_spec(config), config.layers, config.scan),
        "ln_f": common.norm_spec(config.hidden),
    }
    if not config.tied:
        specs["head"] = common.linear_spec(config.hidden, config.vocab, bias=False)
    return common.initial(specs, key)


def _attention(x: jax.Array, p: Any, heads: int, context: Context) -> jax.Array:
    rows, length, _ = x.shape
    # Of the heads, those of this rank.
    q, k, v = (part.reshape(rows, length, heads // context.parts, -1) for part in jnp.split(linear(x, p["qkv"]), 3, axis=-1))
    return row_linear(common.attend(q, k, v, causal=True, context=context), p["out"], context)


def _block(x: jax.Array, p: Any, heads: int, context: Context) -> jax.Array:
    x = x + context.drop(_attention(layer_norm(x, p["ln_1"]), p["attn"], heads, context.fold(1)), 2)
    hidden = jax.nn.gelu(linear(layer_norm(x, p["ln_2"]), p["mlp"]["up"]), approximate=True)
    return x + context.drop(row_linear(hidden, p["mlp"]["down"], context), 3)


def logits(params: dict[str, Any], inputs: jax.Array, config: Config, context: Context = Context()) -> jax.Array:
    """Logits, f32 [rows, T, vocab], of token ids i32 [rows, T]; T is at most the context."""
    x = params["wte"][inputs] + params["wpe"][: inputs.shape[1]]
    x = context.drop(x, common.EMBEDDING)
    x = common.run_blocks(lambda x, p, context: _block(x, p, config.heads, context), x, params["blocks"], context,
                          scan=config.scan, remat=config.remat)
    x = layer_norm(x, params["ln_f"])
    # Widened after the product, not in it: the gradient of the tied table stays in the table's dtype.
    if config.tied:
        return jnp.einsum("btd,vd->btv", x.astype(params["wte"].dtype), params["wte"]).astype(jnp.float32)
    return linear(x, params["head"]).astype(jnp.float32)


def loss(params: dict[str, Any], batch: Any, config: Config, context: Context = Context()) -> jax.Array:
    """Mean cross entropy, f32 [], of batch["targets"] i32 [rows, T] after batch["inputs"] i32 [rows, T]."""
    return common.cross_entropy(logits(params, batch["inputs"], config, context), batch["targets"], config.vocab, context)
