"""What the families of pretrained models share: layers with parameters in nested dictionaries, a script's train_step, tokens."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from jax import lax
from stranger import Stranger

B, S, D, H, V = 12, 12, 32, 4, 48
PAD, MASK = 1, 3


class TrainState(NamedTuple):
    step: Any
    params: Any
    opt_state: Any
    dropout_rng: Any


def cross_entropy(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def dense_weights(seed, i, o):
    return {"kernel": draw(seed, i, o) * i**-0.5, "bias": draw(seed + 1, o) * 0.1}


def dense(p, x):
    return x @ p["kernel"] + p["bias"]


def norm_weights(d=D):
    return {"scale": jnp.ones(d), "bias": jnp.zeros(d)}


def layer_norm(p, x, eps=1e-12):
    mean = x.mean(-1, keepdims=True)
    var = jnp.maximum(0.0, (x**2).mean(-1, keepdims=True) - mean**2)
    return (x - mean) * (lax.rsqrt(var + eps) * p["scale"]) + p["bias"]


def rms_norm(w, x, offset=0.0):
    y = x.astype(jnp.float32)
    return ((y * lax.rsqrt((y**2).mean(-1, keepdims=True) + 1e-6)) * (offset + w)).astype(x.dtype)


def dropout(key, x, rate=0.1):
    keep = jax.random.bernoulli(key, 1 - rate, x.shape)
    return jnp.where(keep, x / (1 - rate), 0.0)


def attention(q, k, v, mask=None, bias=None):
    """[B, T, H, d] each, as flax's dot_product_attention_weights has them."""
    q = q / jnp.sqrt(q.shape[-1]).astype(q.dtype)
    w = jnp.einsum("...qhd,...khd->...hqk", q, k)
    w = w if bias is None else w + bias
    w = w if mask is None else jnp.where(mask, w, jnp.finfo(w.dtype).min)
    return jnp.einsum("...hqk,...khd->...qhd", jax.nn.softmax(w.astype(jnp.float32)).astype(q.dtype), v)


def split_heads(x, n=H):
    return x.reshape(x.shape[:2] + (n, -1))


def join_heads(x):
    return x.reshape(x.shape[:2] + (-1,))


def attend(p, x, mask=None, bias=None, memory=None):
    y = x if memory is None else memory
    return dense(
        p["out"],
        join_heads(attention(*(split_heads(dense(p[n], z)) for n, z in (("query", x), ("key", y), ("value", y))), mask, bias)),
    )


def attention_weights(seed, d=D):
    return {n: dense_weights(seed + 2 * i, d, d) for i, n in enumerate(("query", "key", "value", "out"))}


def layer_weights(seed, cross=False):
    p = {
        "attention": attention_weights(seed),
        "ln1": norm_weights(),
        "fc1": dense_weights(seed + 10, D, 2 * D),
        "fc2": dense_weights(seed + 12, 2 * D, D),
        "ln2": norm_weights(),
    }
    return p | ({"cross": attention_weights(seed + 20), "ln3": norm_weights()} if cross else {})


def stack_of(seed, n, make=layer_weights, **options):
    return {str(i): make(seed + 40 * i, **options) for i in range(n)}


def is_decayed(params):
    """True but for biases and what a norm scales, by path, as the example scripts have it."""
    return jax.tree_util.tree_map_with_path(lambda path, _: path[-1].key not in ("bias", "scale"), params)


def script(loss_fn, params, batch, tx=None, tolerance=1e-3, donate=(0,), rate=1e-3, kinds="param"):
    """A script's train_step: the key in the state is split each step, the metrics have the schedule's rate."""
    schedule = optax.join_schedules([optax.linear_schedule(0.0, rate, 2), optax.linear_schedule(rate, 0.0, 50)], [2])
    tx = tx or optax.adamw(schedule, b1=0.9, b2=0.98, eps=1e-8, weight_decay=0.01, mask=is_decayed)

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)
        loss, grad = jax.value_and_grad(loss_fn)(state.params, batch, dropout_rng)
        updates, opt_state = tx.update(grad, state.opt_state, state.params)
        metrics = {"loss": loss, "learning_rate": schedule(state.step)}
        return TrainState(state.step + 1, optax.apply_updates(state.params, updates), opt_state, new_dropout_rng), metrics

    state = TrainState(jnp.int32(0), params, tx.init(params), jax.random.PRNGKey(0))
    return Stranger(
        train_step,
        (state, batch),
        (TrainState("step", kinds, "opt", "rng"), "batch"),
        lambda a, r: (r[0], a[1]),
        donate,
        tolerance=tolerance,
    )


def token_ids(seed=50, low=4, rows=B, time=S):
    return low + whole(seed, V - low, rows, time)


def padding_mask(seed=51, rows=B, time=S):
    return (jnp.arange(time) < 3 + whole(seed, time - 3, rows)[:, None]).astype(jnp.int32)
