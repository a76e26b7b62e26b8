"""What the model families share: the interface `Model`, initial values, and layers.

A family is one file with a `Config` dataclass (its sizes), `SIZES` (published ones) and `Config.model()`, which gives a
`Model`: pure functions on pytrees. `zero_export.training` puts a model, a precision and an optimizer together.

Parameters are nested dictionaries. The last key of a path says what a leaf is, see `kind_of`.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec

DP, TP = "dp", "tp"  # names of the mesh axes of steps that are written for several devices
EMBEDDING = 2**30  # number of the embedding among what is dropped; the layers have theirs from 0


@dataclasses.dataclass(frozen=True)
class Context:
    """What the recipe tells a model's loss.

    Attributes:
      train: True in the step, False in `@eval` (running batch statistics, no dropout).
      dropout: probability of dropping an element, 0 for none; `key` is then a typed random key.
      label_smoothing: share of the target distribution that is spread evenly over all classes.
      axis: the mesh axis over which matrices are sharded, None without tensor parallelism; `parts` is its size.
    """

    train: bool = True
    dropout: float = 0.0
    key: Any = None
    label_smoothing: float = 0.0
    axis: str | None = None
    parts: int = 1

    def fold(self, number: int) -> Context:
        """This context with a key of its own, for a layer or a micro-batch."""
        if self.key is None:
            return self
        return dataclasses.replace(self, key=jax.random.fold_in(self.key, number))

    def drop(self, x: jax.Array, number: int, *, sharded: bool = False) -> jax.Array:
        """`x` with elements dropped and the rest scaled; `sharded` says that ranks of `axis` hold different parts of it."""
        if not self.train or self.dropout == 0.0:
            return x
        key = jax.random.fold_in(self.key, number)
        if sharded and self.axis is not None:
            key = jax.random.fold_in(key, jax.lax.axis_index(self.axis))
        kept = jax.random.bernoulli(key, 1.0 - self.dropout, x.shape)
        return jnp.where(kept, x / (1.0 - self.dropout), jnp.zeros((), x.dtype)).astype(x.dtype)

    def total(self, x: jax.Array) -> jax.Array:
        """The sum over the ranks of `axis` of the products of matrices sharded over it."""
        return x if self.axis is None else jax.lax.psum(x, self.axis)


@dataclasses.dataclass(frozen=True)
class Model:
    """A model as `zero_export.training` takes it.

    Attributes:
      init: `init(key) -> params`, f32 leaves; `key` is a raw uint32[2].
      loss: `loss(params, model_state, batch, context) -> (f32[], model_state, metrics)`; the mean over rows.
      batch: `batch(rows) -> {name: ShapeDtypeStruct}`, rows first.
      init_state: `init_state() -> model_state`: what the forward pass replaces (running statistics); None for nothing.
      partition: `partition(path) -> PartitionSpec` of a parameter over the axis `tp`; None where the family has no
        tensor-parallel form.
      check_parts: `check_parts(parts)` raises ValueError if the sizes do not divide into `parts`.
    """

    init: Callable[..., Any]
    loss: Callable[..., Any]
    batch: Callable[..., Any]
    init_state: Callable[..., Any] = lambda: None
    partition: Callable[..., Any] | None = None
    check_parts: Callable[..., Any] = lambda parts: None


def check_positive(config: Any, *names: str) -> None:
    """Raises ValueError unless every named field is at least 1."""
    for name in names:
        if getattr(config, name) < 1:
            raise ValueError(f"{name} must be at least 1, not {getattr(config, name)}")


def check_divides(config: Any, divisor: str, *names: str) -> None:
    """Raises ValueError unless the field `divisor` divides every named one."""
    for name in names:
        if getattr(config, name) % getattr(config, divisor):
            raise ValueError(f"{name} ({getattr(config, name)}) is not a multiple of {divisor} ({getattr(config, divisor)})")


def check_parts(config: Any, parts: int, *names: str) -> None:
    """Raises ValueError unless `parts` divides every named field."""
    for name in names:
        if getattr(config, name) % parts:
            raise ValueError(f"{name} ({getattr(config, name)}) cannot be sharded into {parts} parts by tensor parallelism")


def path_keys(path: tuple[Any, ...]) -> tuple[str, ...]:
    """Dictionary keys of a pytree path; positions in lists are left out."""
    return tuple(key.key for key in path if hasattr(key, "key"))


def kind_of(path: tuple[Any, ...]) -> str:
    """What the parameter at `path` is: "matrix", "filter", "embedding", "norm" or "vector".

    Norms stay f32 when the rest is cast; matrices, filters and embeddings decay; Muon takes matrices and filters.
    """
    keys = path_keys(path)
    if any(key.startswith(("ln_", "norm", "bn")) for key in keys):
        return "norm"
    if keys[-1] == "kernel":
        return "embedding" if "head" in keys else "matrix"
    if keys[-1] == "filter":
        return "filter"
    return "embedding" if keys[-1] in ("wte", "wpe", "position", "token") else "vector"


# Initial values: a pytree whose leaves are pairs (shape, deviation); deviation None means ones, 0 zeros.


def is_spec(value: Any) -> bool:
    """True for a leaf of a tree of initial values."""
    return isinstance(value, tuple)


def linear_spec(inputs: int, outputs: int, deviation: float = 0.02, *, bias: bool = True) -> Any:
    """Initial values of `linear`."""
    spec = {"kernel": ((inputs, outputs), deviation)}
    return {**spec, "bias": ((outputs,), 0)} if bias else spec


def norm_spec(size: int) -> Any:
    """Initial values of `layer_norm`."""
    return {"scale": ((size,), None), "bias": ((size,), 0)}


def repeated(spec: Any, count: int, stacked: bool) -> Any:
    """`count` blocks: a list of them, or one whose leaves have `count` as first extent."""
    if not stacked:
        return [spec] * count
    return jax.tree.map(lambda leaf: ((count, *leaf[0]), leaf[1]), spec, is_leaf=is_spec)


def residual_deviation(layers: int) -> float:
    """Deviation of what is added to the residual stream twice a layer: its variance stays that of one layer (GPT-2)."""
    return 0.02 / math.sqrt(2 * layers)


def initial(specs: Any, key: jax.Array) -> Any:
    """f32 values of a tree of specs, each leaf from a key of its own."""
    leaves, tree = jax.tree.flatten(specs, is_leaf=is_spec)

    def one(number: int, shape: tuple[int, ...], deviation: float | None) -> jax.Array:
        if deviation is None:
            return jnp.ones(shape, jnp.float32)
        if deviation == 0:
            return jnp.zeros(shape, jnp.float32)
        return deviation * jax.random.normal(jax.random.fold_in(key, number), shape, jnp.float32)

    return jax.tree_util.tree_unflatten(tree, [one(number, *spec) for number, spec in enumerate(leaves)])


# Layers. Widths are the last dimension; x is [rows, T, width] unless said otherwise.


def layer_norm(x: jax.Array, p: Any) -> jax.Array:
    """Normalised over the last dimension in f32; comes out in the parameters' dtype."""
    x = x.astype(jnp.float32)
    mean = jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), axis=-1, keepdims=True)
    normal = (x - mean) * jax.lax.rsqrt(variance + 1e-5)
    # In the parameters' dtype, so that their gradients are born in it and cross the ranks in it.
    result: jax.Array = normal.astype(p["scale"].dtype) * p["scale"] + p["bias"]
    return result


def rms_norm(x: Any, p: Any) -> Any:
    """Divided by the root mean square of the last dimension, in f32 (arXiv 1910.07467)."""
    x = x.astype(jnp.float32)
    normal = x * jax.lax.rsqrt(jnp.mean(jnp.square(x), axis=-1, keepdims=True) + 1e-5)
    return normal.astype(p["scale"].dtype) * p["scale"]


def linear(x: jax.Array, p: Any) -> jax.Array:
    """x @ kernel + bias in the kernel's dtype; without bias where there is none."""
    y = x.astype(p["kernel"].dtype) @ p["kernel"]
    result: jax.Array = y + p["bias"] if "bias" in p else y
    return result


def row_linear(x: jax.Array, p: Any, context: Context) -> jax.Array:
    """`linear` whose kernel is sharded by rows over the context's axis: the ranks' products are summed, then the bias added."""
    if context.axis is None:
        return linear(x, p)
    y = context.total(x.astype(p["kernel"].dtype) @ p["kernel"])
    result: jax.Array = y + p["bias"] if "bias" in p else y
    return result


def attend(q: jax.Array, k: jax.Array, v: jax.Array, *, causal: bool, context: Context = Context()) -> jax.Array:
    """Softmax attention of [rows, T, heads, size] each; softmax in f32. Returns [rows, T, heads * size]."""
    rows, length, heads, size = q.shape
    scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=jnp.float32) / math.sqrt(size)
    if causal:
        scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -1e30)
    weights = jax.nn.softmax(scores, axis=-1).astype(v.dtype)
    weights = context.drop(weights, 0, sharded=True)
    return jnp.einsum("bhts,bshd->bthd", weights, v).reshape(rows, length, heads * size)


def run_blocks(block: Callable[..., Any], x: jax.Array, params: Any, context: Context, *, scan: bool, remat: bool) -> jax.Array:
    """`x = block(x, p, context)` for every layer: a loop if the layers are stacked, else each written out.

    With `remat` a block keeps its input alone and is computed again for the gradient.
    """
    def one(x: jax.Array, p: Any, number: Any) -> Any:
        return block(x, p, context.fold(number))

    one = jax.checkpoint(one) if remat else one
    if not scan:
        for number, p in enumerate(params):
            x = one(x, p, number)
        return x
    if context.key is None:
        return jax.lax.scan(lambda x, p: (one(x, p, 0), None), x, params)[0]
    numbers = jnp.arange(jax.tree.leaves(params)[0].shape[0])
    return jax.lax.scan(lambda x, layer: (one(x, *layer), None), x, (params, numbers))[0]


def cross_entropy(logits: jax.Array, targets: jax.Array, classes: int, context: Context) -> jax.Array:
    """Mean cross entropy f32[] of f32 logits [..., classes] and i32 targets [...], with label smoothing."""
    log_p = jax.nn.log_softmax(logits, axis=-1)
    chosen = jax.nn.one_hot(targets, classes, dtype=log_p.dtype)
    if context.label_smoothing:
        chosen = (1.0 - context.label_smoothing) * chosen + context.label_smoothing / classes
    return -jnp.mean(jnp.sum(log_p * chosen, axis=-1))


def accuracy(logits: jax.Array, targets: jax.Array) -> jax.Array:
    """Share of rows whose largest logit is the target's, f32[]."""
    return jnp.mean((jnp.argmax(logits, axis=-1) == targets).astype(jnp.float32))


def tokens(rows: int, context: int) -> Any:
    """{"inputs", "targets"}: i32 [rows, context]."""
    shape = jax.ShapeDtypeStruct((rows, context), jnp.int32)
    return {"inputs": shape, "targets": shape}


def images(rows: int, size: int, channels: int) -> Any:
    """{"images": f32 [rows, size, size, channels], "labels": i32 [rows]}."""
    return {"images": jax.ShapeDtypeStruct((rows, size, size, channels), jnp.float32),
            "labels": jax.ShapeDtypeStruct((rows,), jnp.int32)}


def megatron_partition(columns: set[str], rows: set[str], *, stacked: bool = False) -> Callable[..., Any]:
    """`partition` of a transformer: kernels under the keys `columns` are sharded by columns, under `rows` by rows.

    arXiv 1909.08053, section 3: biases of column-sharded layers are sharded with them; all else is replicated.
    With `stacked`, leaves under "blocks" have the layers as first extent.
    """
    def partition(path: tuple[Any, ...]) -> Any:
        keys = path_keys(path)
        name = keys[-2] if len(keys) > 1 else ""
        first = (None,) if stacked and "blocks" in keys else ()
        if name in columns:
            return PartitionSpec(*first, None, TP) if keys[-1] == "kernel" else PartitionSpec(*first, TP)
        if name in rows and keys[-1] == "kernel":
            return PartitionSpec(*first, TP, None)
        return PartitionSpec()

    return partition
