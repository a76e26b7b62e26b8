"""GPT-2 as others write it in Flax, lowered by plain `jax.jit`: no exporter, no roles.

The variants differ in what training loops differ in: donation, what the step takes and returns and in which
order, how the loss picks the label, whether the head is tied, how attention and dense layers are spelled.
"""

import dataclasses
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax.training.train_state import TrainState
from jax import lax

from . import Sample, tokens

LAYERS, WIDTH, HEADS, CONTEXT, VOCAB, ROWS = 2, 32, 2, 16, 64, 12


class CausalSelfAttention(nn.Module):
    """One fused projection, heads by reshape and transpose."""

    @nn.compact
    def __call__(self, x, deterministic):
        b, t, c = x.shape
        q, k, v = jnp.split(nn.Dense(3 * c, name="c_attn")(x), 3, axis=-1)
        q, k, v = (y.reshape(b, t, HEADS, c // HEADS).transpose(0, 2, 1, 3) for y in (q, k, v))
        attention = (q @ k.swapaxes(-2, -1)) * (1.0 / jnp.sqrt(c // HEADS))
        mask = jnp.tril(jnp.ones((t, t))).reshape(1, 1, t, t)
        attention = jnp.where(mask == 0, float("-inf"), attention)
        attention = nn.Dropout(0.1)(nn.softmax(attention, axis=-1), deterministic)
        y = (attention @ v).transpose(0, 2, 1, 3).reshape(b, t, c)
        return nn.Dropout(0.1)(nn.Dense(c, name="c_proj")(y), deterministic)


class TransposedDense(nn.Module):
    """GPT-2's Conv1D: the kernel is stored [out, in] and multiplied with lax.dot_general."""

    features: int

    @nn.compact
    def __call__(self, x):
        kernel = self.param("kernel", nn.initializers.normal(0.02), (self.features, x.shape[-1]))
        bias = self.param("bias", nn.initializers.zeros, (self.features,))
        return lax.dot_general(x, kernel.transpose(), (((x.ndim - 1,), (0,)), ((), ()))) + bias


class LaxAttention(nn.Module):
    """Heads in place, mask by lax.select, weights by nn.dot_product_attention_weights."""

    @nn.compact
    def __call__(self, x, deterministic):
        b, t, c = x.shape
        q, k, v = jnp.split(TransposedDense(3 * c, name="c_attn")(x), 3, axis=2)
        q, k, v = (y.reshape(b, t, HEADS, c // HEADS) for y in (q, k, v))
        mask = nn.make_causal_mask(jnp.ones((b, t), dtype="bool"), dtype="bool")
        bias = lax.select(mask > 0, jnp.full(mask.shape, 0.0), jnp.full(mask.shape, jnp.finfo(jnp.float32).min))
        weights = nn.dot_product_attention_weights(q, k, bias=bias, deterministic=deterministic, dropout_rate=0.1,
                                                   dropout_rng=None)
        y = jnp.einsum("...hqk,...khd->...qhd", weights, v).reshape(b, t, c)
        return TransposedDense(c, name="c_proj")(y)


class LibraryAttention(nn.Module):
    """Flax's own multi-head attention: separate three-dimensional kernels."""

    @nn.compact
    def __call__(self, x, deterministic):
        mask = nn.make_causal_mask(jnp.zeros(x.shape[:2]))
        return nn.MultiHeadDotProductAttention(HEADS, dropout_rate=0.1, deterministic=deterministic)(x, mask=mask)


class Block(nn.Module):
    attention: Any = CausalSelfAttention
    dense: Any = nn.Dense

    @nn.compact
    def __call__(self, x, deterministic):
        x = x + self.attention(name="attn")(nn.LayerNorm(epsilon=1e-5, name="ln_1")(x), deterministic)
        h = nn.gelu(self.dense(4 * WIDTH, name="c_fc")(nn.LayerNorm(epsilon=1e-5, name="ln_2")(x)), approximate=True)
        return x + nn.Dropout(0.1)(self.dense(WIDTH, name="c_proj")(h), deterministic)


class GPT2(nn.Module):
    attention: Any = CausalSelfAttention
    dense: Any = nn.Dense
    tied: bool = True
    remat: bool = False

    @nn.compact
    def __call__(self, idx, deterministic=True):
        wte = nn.Embed(VOCAB, WIDTH, embedding_init=nn.initializers.normal(0.02), name="wte")
        position = jnp.arange(0, idx.shape[1])[None]
        x = wte(idx) + nn.Embed(CONTEXT, WIDTH, embedding_init=nn.initializers.normal(0.02), name="wpe")(position)
        x = nn.Dropout(0.1)(x, deterministic)
        block = nn.remat(Block, static_argnums=(2,)) if self.remat else Block
        for i in range(LAYERS):
            x = block(self.attention, self.dense, name=f"h_{i}")(x, deterministic)
        x = nn.LayerNorm(epsilon=1e-5, name="ln_f")(x)
        return wte.attend(x) if self.tied else nn.Dense(VOCAB, use_bias=False, name="lm_head")(x)


def _optimizer(injected=False):
    if injected:
        # The rate as a float state, set from outside between steps.
        return optax.inject_hyperparams(optax.adamw, static_args=("mask",))(2e-4, weight_decay=0.1)
    schedule = optax.warmup_cosine_decay_schedule(0.0, 2e-4, warmup_steps=5, decay_steps=100, end_value=2e-5)
    decay = lambda params: jax.tree.map(lambda p: p.ndim > 1, params)
    return optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, b1=0.9, b2=0.95, weight_decay=0.1, mask=decay))


def _integer_labels(logits, batch):
    return optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"]).mean()


def _one_hot(logits, batch):
    labels = jax.nn.one_hot(batch["y"], VOCAB)
    return -jnp.mean(jnp.sum(labels * jax.nn.log_softmax(logits), axis=-1))


def _take(logits, batch):
    log_p = nn.log_softmax(logits)
    return -jnp.take_along_axis(log_p, batch["y"][..., None], axis=-1).mean()


def _masked(logits, batch):
    """Mean over the labels that count: the divisor depends on the data."""
    weight = (batch["y"] >= 4).astype(jnp.float32)
    losses = optax.softmax_cross_entropy(logits, jax.nn.one_hot(batch["y"], VOCAB))
    return (losses * weight).sum() / weight.sum()


@dataclasses.dataclass(frozen=True)
class Variant:
    """How one training loop is written: see the module's docstring."""

    model: GPT2 = GPT2()
    cross_entropy: Any = _integer_labels
    style: str = "params"
    donate: bool = True
    injected: bool = False


def _loss(variant):
    return lambda params, batch: variant.cross_entropy(variant.model.apply({"params": params}, batch["x"]), batch)


def _params_step(variant):
    """step(params, opt_state, batch) -> (params, opt_state, loss)."""
    optimizer, loss = _optimizer(variant.injected), _loss(variant)

    def step(params, opt_state, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value

    return step


def _loss_first_step(variant):
    """step(params, opt_state, batch) -> (loss, params, opt_state)."""
    step = _params_step(variant)

    def loss_first(params, opt_state, batch):
        params, opt_state, value = step(params, opt_state, batch)
        return value, params, opt_state

    return loss_first


def _train_state_step(variant):
    """step(train_state, batch) -> (train_state, {"accuracy", "grad_norm", "loss"})."""

    def step(state, batch):
        def objective(params):
            logits = state.apply_fn({"params": params}, batch["x"], deterministic=True)
            return variant.cross_entropy(logits, batch), logits

        (value, logits), grads = jax.value_and_grad(objective, has_aux=True)(state.params)
        accuracy = jnp.mean(jnp.argmax(logits, -1) == batch["y"])
        metrics = {"loss": value, "accuracy": accuracy, "grad_norm": optax.global_norm(grads)}
        return state.apply_gradients(grads=grads), metrics

    return step


def sample(**options):
    """The `Sample` of one `Variant`."""
    variant = Variant(**options)
    optimizer = _optimizer(variant.injected)
    train_state = variant.style == "train_state"
    step = {"params": _params_step, "loss_first": _loss_first_step, "train_state": _train_state_step}[variant.style](variant)

    def arguments(seed):
        walk = tokens(seed, (ROWS, CONTEXT + 1), VOCAB)
        batch = {"x": walk[:, :-1], "y": walk[:, 1:]}
        params = variant.model.init(jax.random.PRNGKey(seed), batch["x"])["params"]
        if train_state:
            return TrainState.create(apply_fn=variant.model.apply, params=params, tx=optimizer), batch
        return params, optimizer.init(params), batch

    def state(arguments):
        if train_state:
            return arguments[0].params, (arguments[0].step, arguments[0].opt_state)
        return arguments[0], arguments[1]

    def text():
        donated = () if not variant.donate else (0,) if train_state else (0, 1)
        return jax.jit(step, donate_argnums=donated).lower(*jax.eval_shape(arguments, 0)).as_text()

    return Sample(text, arguments, state, lambda a: jax.grad(_loss(variant))(state(a)[0], a[-1]),
                  first_result=int(variant.style == "loss_first"))
