"""Turns a JAX training step into one MLIR module that `zero-compile` reads.

    import jax, jax.numpy as jnp, zero_export

    exported = zero_export.export_step(step, state, batch, init=init)
    exported.save("step.mlir")

`step(state, batch) -> (state, metrics)` is traced on shapes alone: no weight is made. See `export_step`.
"""

from zero_export._export import Exported, ExportError, Leaf, export_step
from zero_export._roles import Role

__all__ = ["ExportError", "Exported", "Leaf", "Role", "export_step"]
