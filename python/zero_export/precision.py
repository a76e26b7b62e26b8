"""How a step keeps its numbers: in which types parameters, masters and gradients are, and how fp16 losses are scaled.

| dtype         | parameters (state) | masters (state) | forward and backward | scaled loss |
|---------------|--------------------|-----------------|----------------------|-------------|
| `f32`         | f32                |                 | f32                  |             |
| `bf16`        | f32                |                 | bf16, cast in the step; norms, softmax and loss f32 | |
| `bf16-master` | bf16               | f32             | bf16                 |             |
| `fp16`        | f32                |                 | f16, cast in the step; norms, softmax and loss f32 | yes |
| `fp16-master` | f16                | f32             | f16                  | yes         |
| `bf16-state`  | bf16               |                 | bf16                 |             |

With `bf16-state` the optimizer's states are bf16 too, but for single numbers; updates are computed in f32 and rounded.
The forms with masters are the 16 bytes a parameter of the ZeRO paper: the new parameter is the new master, rounded.
"""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from zero_export.models import common

DTYPES = ("f32", "bf16", "bf16-master", "fp16", "fp16-master", "bf16-state")
DYNAMIC = "dynamic"


class LossScale(NamedTuple):
    """State of dynamic loss scaling: the factor, f32[], and the steps since it changed or a gradient overflowed, i32[]."""

    factor: Any
    good_steps: Any


@dataclasses.dataclass(frozen=True)
class Precision:
    """One row of the table above.

    Attributes:
      dtype: one of `DTYPES`.
      loss_scale: None, a factor, or `DYNAMIC`: double after `interval` steps without overflow, halve on overflow and
        skip that step's update (arXiv 1710.03740).
      initial, interval: the first factor, and the steps until it doubles.
    """

    dtype: str = "f32"
    loss_scale: Any = None
    initial: float = 2.0 ** 15
    interval: int = 2000

    def __post_init__(self) -> None:
        if self.dtype not in DTYPES:
            raise ValueError(f"dtype {self.dtype!r} is not one of {', '.join(DTYPES)}")
        if self.loss_scale is not None and not self.dtype.startswith("fp16"):
            raise ValueError(f"a loss is scaled for the small range of fp16; {self.dtype} needs no loss_scale")
        if self.loss_scale not in (None, DYNAMIC) and not self.loss_scale > 0:
            raise ValueError(f"loss_scale must be {DYNAMIC!r} or more than 0, not {self.loss_scale}")

    @property
    def masters(self) -> bool:
        """True where f32 masters stand beside the parameters in the state."""
        return self.dtype.endswith("-master")

    @property
    def all_narrow(self) -> bool:
        """True where parameters and the optimizer's states are bf16 alone."""
        return self.dtype == "bf16-state"

    def stored(self, opt_state: Any) -> Any:
        """An optimizer's state as it is kept."""
        if not self.all_narrow:
            return opt_state
        return jax.tree.map(lambda s: s.astype(self._narrow) if s.dtype == jnp.float32 and s.ndim else s, opt_state)

    def computed(self, tree: Any) -> Any:
        """What is kept, as updates are computed on it."""
        if not self.all_narrow:
            return tree
        return jax.tree.map(lambda s: s.astype(jnp.float32) if s.dtype == self._narrow else s, tree)

    @property
    def dynamic(self) -> bool:
        """True where the factor is state."""
        return bool(self.loss_scale == DYNAMIC)

    @property
    def _narrow(self) -> Any:
        return jnp.float16 if self.dtype.startswith("fp16") else jnp.bfloat16

    def rounded(self, params: Any) -> Any:
        """Parameters as state, from the masters."""
        return jax.tree.map(lambda p: p.astype(self._narrow), params)

    def working(self, params: Any) -> Any:
        """Parameters as the forward pass reads them; norms stay f32 where they are."""
        if self.dtype == "f32" or self.masters or self.all_narrow:
            return params
        return jax.tree_util.tree_map_with_path(
            lambda path, p: p if common.kind_of(path) == "norm" else p.astype(self._narrow), params)

    def init_scale(self) -> LossScale | None:
        """The state of dynamic scaling, else None."""
        return LossScale(jnp.float32(self.initial), jnp.int32(0)) if self.dynamic else None

    def factor(self, state: Any) -> Any:
        """What the loss is multiplied by: a number, a traced f32[], or None."""
        return state.factor if self.dynamic else self.loss_scale

    def next_scale(self, state: LossScale, finite: jax.Array) -> LossScale:
        """The state of dynamic scaling after a step whose gradients were `finite` (bool[])."""
        grow = state.good_steps + 1 >= self.interval
        grown = jnp.where(grow, state.factor * 2, state.factor)
        factor = jnp.where(finite, grown, jnp.maximum(state.factor / 2, 1.0))
        return LossScale(factor, jnp.where(finite & ~grow, state.good_steps + 1, 0))
