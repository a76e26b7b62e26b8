"""The GPT-2 family in plain JAX with optax AdamW: the model of the demo, the tests and the paper's tables.

Pre-norm transformer, learned positions, GELU by tanh, the output layer tied to the token embedding. AdamW
with weight decay on matrices only and clipping by the global norm. `training_step` gives what `export_step` takes:

    step, init, evaluate, batch = gpt.training_step(gpt.Config(layers=12), rows=8)
    zero_export.export_step(step, jax.eval_shape(init, key), batch, init=init, eval=evaluate)

The dtype of a `Config` names one of three ways to keep numbers:
  f32           everything in f32.
  bf16          f32 parameters, cast to bf16 in the step; layer norms, softmax and loss in f32.
  bf16-master   bf16 parameters and f32 masters, both state: gradients are bf16, the new parameter is the new
                master rounded. This is the 16 bytes a parameter of the ZeRO paper.
"""

import dataclasses
import math
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

DTYPES = ("f32", "bf16", "bf16-master")


class State(NamedTuple):
    """What a step replaces: parameters, optax's state and, for bf16-master alone, the f32 masters."""

    params: Any
    opt_state: Any
    master: Any = None


@dataclasses.dataclass(frozen=True)
class Config:
    """Sizes and dtype of a model, and its optimizer.

    Attributes:
      layers, hidden, heads, context, vocab: the usual sizes; `hidden` is a multiple of `heads`.
      dtype: one of `DTYPES`.
      scan: stack the layers' parameters along a first dimension and loop over them (`jax.lax.scan`).
      learning_rate, weight_decay, clip: AdamW's rate and decay, and the limit on the gradients' global norm.
      warmup: steps over which the learning rate rises linearly from 0; 0 for a constant rate.
    """

    layers: int = 12
    hidden: int = 768
    heads: int = 12
    context: int = 256
    vocab: int = 50257
    dtype: str = "f32"
    scan: bool = False
    learning_rate: float = 3e-4
    weight_decay: float = 0.1
    clip: float = 1.0
    warmup: int = 0

    def __post_init__(self):
        for name in ("layers", "hidden", "heads", "context", "vocab"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        if self.hidden % self.heads:
            raise ValueError(f"hidden ({self.hidden}) is not a multiple of heads ({self.heads})")
        if self.dtype not in DTYPES:
            raise ValueError(f"dtype {self.dtype!r} is not one of {', '.join(DTYPES)}")


# Published GPT-2 sizes, and the three models of Table 1 of arXiv 1910.02054: the paper gives their parameter
# counts alone, so layers and hidden sizes are those of its tables 4 and 5 that come nearest.
SIZES = {
    "124M": dict(layers=12, hidden=768, heads=12, context=1024),
    "355M": dict(layers=24, hidden=1024, heads=16, context=1024),
    "774M": dict(layers=36, hidden=1280, heads=20, context=1024),
    "1.5B": dict(layers=48, hidden=1600, heads=25, context=1024),
    "7.5B": dict(layers=36, hidden=4096, heads=32, context=1024),
    "128B": dict(layers=158, hidden=8192, heads=64, context=1024),
    "1T": dict(layers=127, hidden=25600, heads=200, context=1024),
}


def _shapes_of_block(config):
    """Shape and initial standard deviation of a block's parameters; None: ones, 0: zeros."""
    d = config.hidden
    # Each block adds twice to the residual stream: its variance stays that of one layer.
    residual = 0.02 / math.sqrt(2 * config.layers)
    return {
        "ln_1": {"scale": ((d,), None), "bias": ((d,), 0)},
        "attn": {"qkv": {"kernel": ((d, 3 * d), 0.02), "bias": ((3 * d,), 0)},
                 "out": {"kernel": ((d, d), residual), "bias": ((d,), 0)}},
        "ln_2": {"scale": ((d,), None), "bias": ((d,), 0)},
        "mlp": {"up": {"kernel": ((d, 4 * d), 0.02), "bias": ((4 * d,), 0)},
                "down": {"kernel": ((4 * d, d), residual), "bias": ((d,), 0)}},
    }


def _shapes(config):
    block = _shapes_of_block(config)
    if config.scan:
        blocks = jax.tree.map(lambda s: ((config.layers, *s[0]), s[1]), block, is_leaf=lambda s: isinstance(s, tuple))
    else:
        blocks = [block] * config.layers
    return {
        "wte": ((config.vocab, config.hidden), 0.02),
        "wpe": ((config.context, config.hidden), 0.01),
        "blocks": blocks,
        "ln_f": {"scale": ((config.hidden,), None), "bias": ((config.hidden,), 0)},
    }


def init_params(config, key):
    """f32 parameters from a key: GPT-2's initial distribution."""
    shapes, tree = jax.tree.flatten(_shapes(config), is_leaf=lambda s: isinstance(s, tuple))

    def one(number, shape, deviation):
        if deviation is None:
            return jnp.ones(shape, jnp.float32)
        if deviation == 0:
            return jnp.zeros(shape, jnp.float32)
        return deviation * jax.random.normal(jax.random.fold_in(key, number), shape, jnp.float32)

    return tree.unflatten([one(number, *spec) for number, spec in enumerate(shapes)])


def _layer_norm(x, p):
    x = x.astype(jnp.float32)
    mean = jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), axis=-1, keepdims=True)
    normal = (x - mean) * jax.lax.rsqrt(variance + 1e-5)
    # In the parameters' dtype, so that their gradients are born in it and cross the ranks in it.
    return normal.astype(p["scale"].dtype) * p["scale"] + p["bias"]


def _linear(x, p):
    return x.astype(p["kernel"].dtype) @ p["kernel"] + p["bias"]


def _attention(x, p, heads):
    rows, context, hidden = x.shape
    q, k, v = (part.reshape(rows, context, heads, hidden // heads)
               for part in jnp.split(_linear(x, p["qkv"]), 3, axis=-1))
    scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=jnp.float32) / math.sqrt(hidden // heads)
    causal = jnp.tril(jnp.ones((context, context), bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e30), axis=-1).astype(v.dtype)
    mixed = jnp.einsum("bhts,bshd->bthd", weights, v).reshape(rows, context, hidden)
    return _linear(mixed, p["out"])


def _block(x, p, heads):
    x = x + _attention(_layer_norm(x, p["ln_1"]), p["attn"], heads)
    return x + _linear(jax.nn.gelu(_linear(_layer_norm(x, p["ln_2"]), p["mlp"]["up"]), approximate=True), p["mlp"]["down"])


def logits(params, inputs, config):
    """Logits, f32 [rows, T, vocab], of token ids i32 [rows, T]; T is at most the context."""
    x = params["wte"][inputs] + params["wpe"][: inputs.shape[1]]
    if config.scan:
        x, _ = jax.lax.scan(lambda x, p: (_block(x, p, config.heads), None), x, params["blocks"])
    else:
        for p in params["blocks"]:
            x = _block(x, p, config.heads)
    x = _layer_norm(x, params["ln_f"]).astype(params["wte"].dtype)
    # Widened after the product, not in it: the gradient of the tied table stays in the table's dtype.
    return jnp.einsum("btd,vd->btv", x, params["wte"]).astype(jnp.float32)


def loss(params, batch, config):
    """Mean cross entropy, f32 [], of batch["targets"] i32 [rows, T] after batch["inputs"] i32 [rows, T]."""
    log_p = jax.nn.log_softmax(logits(params, batch["inputs"], config), axis=-1)
    chosen = jax.nn.one_hot(batch["targets"], config.vocab, dtype=log_p.dtype)
    return -jnp.mean(jnp.sum(log_p * chosen, axis=-1))


def _is_layer_norm(path):
    return any(getattr(key, "key", None) in ("ln_1", "ln_2", "ln_f") for key in path)


def _working_copy(params):
    """bf16 of what is multiplied; layer norms stay f32."""
    return jax.tree_util.tree_map_with_path(lambda path, p: p if _is_layer_norm(path) else p.astype(jnp.bfloat16), params)


def _decay_mask(params):
    """True for matrices, whether stacked by layer or not."""
    return jax.tree_util.tree_map_with_path(lambda path, p: getattr(path[-1], "key", None) in ("kernel", "wte", "wpe"), params)


def optimizer(config):
    """AdamW with decay on matrices only, after clipping by the global norm."""
    rate = config.learning_rate
    if config.warmup:
        rate = optax.linear_schedule(0.0, rate, config.warmup)
    return optax.chain(
        optax.clip_by_global_norm(config.clip),
        optax.adamw(rate, b1=0.9, b2=0.95, eps=1e-8, weight_decay=config.weight_decay, mask=_decay_mask))


def batch_shapes(config, rows):
    """{"inputs", "targets"}: i32 [rows, context]."""
    tokens = jax.ShapeDtypeStruct((rows, config.context), jnp.int32)
    return {"inputs": tokens, "targets": tokens}


def training_step(config, rows):
    """(step, init, evaluate, batch): what `export_step` takes, for `rows` rows a batch; the state is a `State`."""
    update = optimizer(config)
    masters = config.dtype == "bf16-master"

    def objective(params, batch):
        return loss(_working_copy(params) if config.dtype == "bf16" else params, batch, config)

    def init(key):
        params = init_params(config, key)
        if not masters:
            return State(params, update.init(params))
        return State(_rounded(params), update.init(params), params)

    def step(state, batch):
        value, grads = jax.value_and_grad(objective)(state.params, batch)
        grads = jax.tree.map(lambda g: g.astype(jnp.float32), grads)
        kept = state.master if masters else state.params
        updates, opt_state = update.update(grads, state.opt_state, kept)
        kept = optax.apply_updates(kept, updates)
        new = State(_rounded(kept), opt_state, kept) if masters else State(kept, opt_state)
        return new, {"loss": value}

    def evaluate(state, batch):
        return {"loss": objective(state.params, batch)}

    return step, init, evaluate, batch_shapes(config, rows)


def _rounded(params):
    return jax.tree.map(lambda p: p.astype(jnp.bfloat16), params)


def export(config, rows, *, with_init=True):
    """The `Exported` training step of `config` with `rows` rows a batch, and `@init` and `@eval` if asked."""
    from zero_export import export_step

    step, init, evaluate, batch = training_step(config, rows)
    state = jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jnp.uint32))
    return export_step(step, state, batch, init=init if with_init else None, eval=evaluate if with_init else None)
