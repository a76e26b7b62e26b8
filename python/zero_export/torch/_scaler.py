"""`torch.amp.GradScaler` as functions of arrays: a scaled loss, and a step that is left out where a gradient is not finite."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp
import torch

from zero_export._roles import ExportError


@dataclasses.dataclass(frozen=True)
class Scaler:
    """The options of a GradScaler, as Python numbers; its state is {"scale": f32[], "growth_tracker": i32[]}."""

    scale: float
    tracker: int
    growth: float
    backoff: float
    interval: int

    def init(self) -> Any:
        return {"scale": jnp.float32(self.scale), "growth_tracker": jnp.int32(self.tracker)}

    def unscaled(self, gradients: Any, state: Any) -> Any:
        """(gradients of the loss itself, whether all of them are finite)."""
        inverse = 1 / state["scale"]
        finite = jnp.stack([jnp.all(jnp.isfinite(g)) for g in gradients.values()]).all()
        return jax.tree.map(lambda g: (g.astype(jnp.float32) * inverse).astype(g.dtype), gradients), finite

    def next(self, state: Any, finite: Any) -> Any:
        """What `update()` leaves."""
        scale, done = state["scale"], state["growth_tracker"] + 1
        grows = done == self.interval
        grown = scale * self.growth
        # PyTorch never lets the scale grow to infinity.
        grown = jnp.where(grows & jnp.isfinite(grown), grown, scale)
        return {"scale": jnp.where(finite, grown, scale * self.backoff),
                "growth_tracker": jnp.where(finite & ~grows, done, 0)}


def wrap(scaler: Any, parameters: Any) -> Any:
    """The `Scaler` of a torch.amp.GradScaler; None for None. `parameters` are {name: ShapeDtypeStruct} of what is trained."""
    if scaler is None:
        return None
    if not isinstance(scaler, torch.amp.GradScaler):
        raise ExportError(f"scaler is a {type(scaler).__name__}, not a torch.amp.GradScaler")
    if not scaler.is_enabled():
        raise ExportError("the GradScaler is not enabled: PyTorch turns one for a device off where that device is missing; "
                          "pass torch.amp.GradScaler('cpu'), or scaler=None")
    for name, parameter in parameters.items():
        if parameter.dtype == jnp.float16:
            raise ExportError(f"parameter {name!r} is of f16, whose gradients a GradScaler does not unscale; keep parameters "
                              "in f32, and pass autocast=torch.float16")
    return Scaler(float(scaler.get_scale()), int(scaler._get_growth_tracker()), scaler.get_growth_factor(),
                  scaler.get_backoff_factor(), scaler.get_growth_interval())
