"""The optimizers of the zoo, from optax: which leaves decay, which Muon takes, and the learning rate's schedule."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import optax

from zero_export.models import common
from zero_export.shampoo import shampoo

SCHEDULES = ("constant", "cosine")
# Their update of an element reads that element alone (and, clipping, one norm of all gradients).
ELEMENTWISE = ("sgd", "momentum", "adam", "adamw", "lion", "schedule_free")
# These read rows, columns or norms of a parameter.
WHOLE = ("lamb", "adafactor", "muon", "shampoo")
NAMES = ELEMENTWISE + WHOLE
# Schedule-free: share of the average in the parameters at which gradients are taken.
AVERAGED = 0.9
# Decay is part of these; for the others a decay is contradictory.
DECAYING = ("adamw", "lion", "schedule_free", "lamb", "adafactor", "muon", "shampoo")


@dataclasses.dataclass(frozen=True)
class Optimizer:
    """An optimizer with its hyperparameters.

    Attributes:
      name: one of `NAMES`.
      learning_rate: the (largest) rate.
      weight_decay: decoupled decay of matrices, filters and embeddings; None for the optimizer's usual value.
      clip: limit on the global norm of the gradients, 0 for none.
      schedule: "constant" or "cosine" (down to a tenth over `decay_steps`); both after `warmup` steps of linear rise.
      factor_from: smallest extent for which Adafactor keeps rows and columns instead of all second moments.
    """

    name: str = "adamw"
    learning_rate: float = 3e-4
    weight_decay: float | None = None
    clip: float = 1.0
    schedule: str = "constant"
    warmup: int = 0
    decay_steps: int = 10000
    factor_from: int = 128

    def __post_init__(self) -> None:
        if self.name not in NAMES:
            raise ValueError(f"optimizer {self.name!r} is not one of {', '.join(NAMES)}")
        if self.schedule not in SCHEDULES:
            raise ValueError(f"schedule {self.schedule!r} is not one of {', '.join(SCHEDULES)}")
        if self.weight_decay and self.name not in DECAYING:
            raise ValueError(f"{self.name} has no weight decay; the optimizers with it are {', '.join(DECAYING)}")
        for name in ("learning_rate", "clip", "warmup"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} must not be negative, not {getattr(self, name)}")
        if self.schedule == "cosine" and self.decay_steps <= self.warmup:
            raise ValueError(f"decay_steps ({self.decay_steps}) must be more than warmup ({self.warmup}): the cosine comes "
                             "after it")

    def rate(self) -> Any:
        """The rate: a number, or a function of the step."""
        if self.schedule == "cosine":
            return optax.warmup_cosine_decay_schedule(0.0, self.learning_rate, self.warmup, self.decay_steps,
                                                      end_value=0.1 * self.learning_rate)
        return optax.linear_schedule(0.0, self.learning_rate, self.warmup) if self.warmup else self.learning_rate

    def transformation(self, clip: Callable[..., Any] | None = None) -> Any:
        """The optax transformation; `clip` is put in place of `optax.clip_by_global_norm`."""
        update = _BUILDERS[self.name](self)
        if not self.clip:
            return update
        return optax.chain((clip or optax.clip_by_global_norm)(self.clip), update)

    @property
    def averages(self) -> bool:
        """True where what is evaluated is an average that the optimizer keeps, not what is trained."""
        return self.name == "schedule_free"

    def average(self, opt_state: Any, params: Any) -> Any:
        """That average."""
        state = opt_state[-1] if self.clip else opt_state
        return jax.tree.map(lambda y, z: (y - (1.0 - AVERAGED) * z) / AVERAGED, params, state.z)

    def decay(self, usual: float) -> float:
        """The decay, `usual` where none was given."""
        return usual if self.weight_decay is None else self.weight_decay


def decay_mask(params: Any) -> Any:
    """True for what decays: matrices, filters and embeddings, whether stacked by layer or not."""
    return jax.tree_util.tree_map_with_path(
        lambda path, p: common.kind_of(path) in ("matrix", "filter", "embedding"), params)


def _matrices(params: Any) -> Any:
    """True for what Shampoo takes."""
    return jax.tree_util.tree_map_with_path(lambda path, p: common.kind_of(path) in ("matrix", "filter"), params)


def _schedule_free(o: Optimizer) -> Any:
    # Its own average takes the place of the first moment.
    base = optax.adamw(o.rate(), b1=0.0, b2=0.95, eps=1e-8, weight_decay=o.decay(0.1), mask=decay_mask)
    return optax.contrib.schedule_free(base, o.rate(), b1=AVERAGED)


def muon_dimensions(params: Any) -> Any:
    """Which axes of a leaf are rows and columns of the matrix that Muon makes orthogonal; None: Adam takes the leaf."""
    def one(path: tuple[Any, ...], p: jax.Array) -> Any:
        kind = common.kind_of(path)
        if kind == "matrix":
            return optax.contrib.MuonDimensionNumbers(p.ndim - 2, p.ndim - 1)
        if kind == "filter":
            return optax.contrib.MuonDimensionNumbers(tuple(range(p.ndim - 1)), p.ndim - 1)
        return None

    return jax.tree_util.tree_map_with_path(one, params)


_BUILDERS: dict[str, Callable[[Optimizer], Any]] = {
    "sgd": lambda o: optax.sgd(o.rate()),
    "momentum": lambda o: optax.sgd(o.rate(), momentum=0.9),
    "adam": lambda o: optax.adam(o.rate(), b1=0.9, b2=0.95, eps=1e-8),
    "adamw": lambda o: optax.adamw(o.rate(), b1=0.9, b2=0.95, eps=1e-8, weight_decay=o.decay(0.1), mask=decay_mask),
    "lion": lambda o: optax.lion(o.rate(), weight_decay=o.decay(0.1), mask=decay_mask),
    "schedule_free": _schedule_free,
    "shampoo": lambda o: shampoo(o.rate(), o.decay(0.1), decay_mask, _matrices),
    "lamb": lambda o: optax.lamb(o.rate(), weight_decay=o.decay(0.01), mask=decay_mask),
    "adafactor": lambda o: optax.adafactor(o.rate(), min_dim_size_to_factor=o.factor_from,
                                           weight_decay_rate=o.decay(0) or None, weight_decay_mask=decay_mask),
    "muon": lambda o: optax.contrib.muon(o.rate(), weight_decay=o.decay(0.1), weight_decay_mask=decay_mask,
                                         muon_weight_dimension_numbers=muon_dimensions),
}


def total_norm(tree: Any, sum_of_leaf: Callable[..., Any]) -> jax.Array:
    """sqrt of the sum of squares, f32[]; `sum_of_leaf(path, sum)` completes a leaf's sum of squares over ranks."""
    flat, _ = jax.tree_util.tree_flatten_with_path(tree)
    return jnp.sqrt(sum(sum_of_leaf(path, jnp.sum(jnp.square(leaf.astype(jnp.float32)))) for path, leaf in flat))


def clip_sharded_gradients(limit: float, sum_of_leaf: Callable[..., Any]) -> Any:
    """`optax.clip_by_global_norm` for gradients of which a rank holds parts; see `total_norm`."""
    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        norm = total_norm(updates, sum_of_leaf)
        scale = jnp.minimum(1.0, limit / jnp.maximum(norm, 1e-12))
        return jax.tree.map(lambda u: (u * scale).astype(u.dtype), updates), state

    return optax.GradientTransformation(lambda params: optax.EmptyState(), update)
