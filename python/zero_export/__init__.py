"""Turns a JAX training step into one MLIR module that `zero-compile` reads.

    import jax, jax.numpy as jnp, zero_export

    exported = zero_export.export_step(step, state, batch, init=init)
    exported.save("step.mlir")

`step(state, batch) -> (state, metrics)` is traced on shapes alone: no weight is made. See `export_step`.
"""

import importlib

# Where each name is. Looked up when it is asked for: the command line answers without JAX, too.
_NAMES = {"ExportError": "_roles", "Exported": "_export", "Leaf": "_export", "Role": "_roles", "export_step": "_export"}

__all__ = sorted(_NAMES)


def __getattr__(name):
    if name not in _NAMES:
        raise AttributeError(f"module 'zero_export' has no attribute {name!r}")
    return getattr(importlib.import_module(f"zero_export.{_NAMES[name]}"), name)


def __dir__():
    return [*globals(), *__all__]
