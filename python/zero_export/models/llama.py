"""The Llama family: RMSNorm, rotary positions, SwiGLU, grouped-query attention, no biases (arXiv 2302.13971, 2307.09288)."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp

from zero_export.models import common
from zero_export.models.common import Context, linear, rms_norm, row_linear

# Published configurations; `context` is what each was trained on.
SIZES = {
    "llama-7B": dict(layers=32, hidden=4096, heads=32, kv_heads=32, feed=11008, context=2048, vocab=32000),
    "llama2-7B": dict(layers=32, hidden=4096, heads=32, kv_heads=32, feed=11008, context=4096, vocab=32000),
    "llama2-70B": dict(layers=80, hidden=8192, heads=64, kv_heads=8, feed=28672, context=4096, vocab=32000),
    "llama3-8B": dict(layers=32, hidden=4096, heads=32, kv_heads=8, feed=14336, context=8192, vocab=128256, theta=5e5),
    "llama3-70B": dict(layers=80, hidden=8192, heads=64, kv_heads=8, feed=28672, context=8192, vocab=128256, theta=5e5),
    "llama3-405B": dict(layers=126, hidden=16384, heads=128, kv_heads=8, feed=53248, context=8192, vocab=128256, theta=5e5),
    "llama3.2-1B": dict(layers=16, hidden=2048, heads=32, kv_heads=8, feed=8192, context=8192, vocab=128256, theta=5e5,
                        tied=True),
}


@dataclasses.dataclass(frozen=True)
class Config:
    """Sizes of a Llama.

    Attributes:
      layers, hidden, heads, context, vocab: as in GPT; `hidden / heads` is even.
      kv_heads: heads of keys and values, each read by `heads / kv_heads` heads of queries.
      feed: width of the gated feed-forward layer.
      theta: base of the rotary frequencies.
      tied, scan, remat: as in GPT.
    """

    layers: int = dataclasses.field(default=8, metadata={"help": "transformer blocks"})
    hidden: int = dataclasses.field(default=512, metadata={"help": "width"})
    heads: int = dataclasses.field(default=8, metadata={"help": "heads of queries"})
    kv_heads: int = dataclasses.field(default=4, metadata={"help": "heads of keys and values"})
    feed: int = dataclasses.field(default=1376, metadata={"help": "width of the feed-forward layer"})
    context: int = dataclasses.field(default=256, metadata={"help": "tokens a row"})
    vocab: int = dataclasses.field(default=32000, metadata={"help": "vocabulary size"})
    theta: float = dataclasses.field(default=1e4, metadata={"help": "base of the rotary frequencies"})
    tied: bool = dataclasses.field(default=False, metadata={"help": "take the token embedding as output layer"})
    scan: bool = dataclasses.field(default=False, metadata={"help": "stack the layers and loop over them"})
    remat: bool = dataclasses.field(default=False, metadata={"help": "compute each block again for its gradient"})

    def __post_init__(self) -> None:
        common.check_positive(self, "layers", "hidden", "heads", "kv_heads", "feed", "context", "vocab")
        common.check_divides(self, "heads", "hidden")
        common.check_divides(self, "kv_heads", "heads")
        if self.hidden // self.heads % 2:
            raise ValueError(f"the size of a head ({self.hidden // self.heads}) must be even for rotary positions")

    def model(self) -> common.Model:
        """The `common.Model`."""
        return common.Model(
            init=lambda key: init_params(self, key),
            loss=lambda params, state, batch, context: (loss(params, batch, self, context), state, {}),
            batch=lambda rows: common.tokens(rows, self.context),
            partition=common.megatron_partition({"q", "k", "v", "gate", "up"}, {"out", "down"}, stacked=self.scan),
            check_parts=lambda parts: common.check_parts(self, parts, "heads", "kv_heads", "feed"))


def _block_spec(config: Config) -> Any:
    d, size, residual = config.hidden, config.hidden // config.heads, common.residual_deviation(config.layers)

    def kernel(inputs: int, outputs: int, deviation: float = 0.02) -> Any:
        return common.linear_spec(inputs, outputs, deviation, bias=False)

    return {
        "norm_1": {"scale": ((d,), None)},
        "attn": {"q": kernel(d, d), "k": kernel(d, size * config.kv_heads), "v": kernel(d, size * config.kv_heads),
                 "out": kernel(d, d, residual)},
        "norm_2": {"scale": ((d,), None)},
        "mlp": {"gate": kernel(d, config.feed), "up": kernel(d, config.feed), "down": kernel(config.feed, d, residual)},
    }


def init_params(config: Config, key: jax.Array) -> Any:
    """f32 parameters from a key."""
    specs = {
        "token": ((config.vocab, config.hidden), 0.02),
        "blocks": common.repeated(_block_spec(config), config.layers, config.scan),
        "norm_f": {"scale": ((config.hidden,), None)},
    }
    if not config.tied:
        specs["head"] = common.linear_spec(config.hidden, config.vocab, bias=False)
    return common.initial(specs, key)


def _rotate(x: Any, theta: Any) -> Any:
    """Rotary positions on [rows, T, heads, size]: halves of a head are turned by an angle that grows with t (f32)."""
    length, size = x.shape[1], x.shape[3]
    frequency = theta ** (-jnp.arange(0, size, 2, dtype=jnp.float32) / size)
    angle = jnp.arange(length, dtype=jnp.float32)[:, None] * frequency
    cosine, sine = jnp.cos(angle)[:, None, :], jnp.sin(angle)[:, None, :]
    first, second = jnp.split(x.astype(jnp.float32), 2, axis=-1)
    turned = jnp.concatenate([first * cosine - second * sine, second * cosine + first * sine], axis=-1)
    return turned.astype(x.dtype)


def _attention(x: Any, p: Any, config: Any, context: Any) -> Any:
    rows, length, _ = x.shape
    size, group = config.hidden // config.heads, config.heads // config.kv_heads
    q, k, v = (linear(x, p[name]).reshape(rows, length, -1, size) for name in ("q", "k", "v"))
    q, k = _rotate(q, config.theta), _rotate(k, config.theta)
    k, v = (jnp.repeat(part, group, axis=2) for part in (k, v))
    return row_linear(common.attend(q, k, v, causal=True, context=context), p["out"], context)


def _block(x: Any, p: Any, config: Any, context: Any) -> Any:
    x = x + context.drop(_attention(rms_norm(x, p["norm_1"]), p["attn"], config, context.fold(1)), 2)
    y = rms_norm(x, p["norm_2"])
    gated = jax.nn.silu(linear(y, p["mlp"]["gate"])) * linear(y, p["mlp"]["up"])
    return x + context.drop(row_linear(gated, p["mlp"]["down"], context), 3)


def logits(params: Any, inputs: Any, config: Any, context: Any = Context()) -> Any:
    """Logits, f32 [rows, T, vocab], of token ids i32 [rows, T]."""
    x = context.drop(params["token"][inputs], common.EMBEDDING)
    x = common.run_blocks(lambda x, p, context: _block(x, p, config, context), x, params["blocks"], context,
                          scan=config.scan, remat=config.remat)
    x = rms_norm(x, params["norm_f"])
    if config.tied:
        return jnp.einsum("btd,vd->btv", x.astype(params["token"].dtype), params["token"]).astype(jnp.float32)
    return linear(x, params["head"]).astype(jnp.float32)


def loss(params: Any, batch: Any, config: Any, context: Any = Context()) -> Any:
    """Mean cross entropy, f32 [], of batch["targets"] i32 [rows, T] after batch["inputs"] i32 [rows, T]."""
    return common.cross_entropy(logits(params, batch["inputs"], config, context), batch["targets"], config.vocab, context)
