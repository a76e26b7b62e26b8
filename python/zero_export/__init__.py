"""Turns a JAX training step into one MLIR module that `zero-compile` reads, and runs what it makes.

    import jax, jax.numpy as jnp, zero_export

    exported = zero_export.export_step(step, state, batch, init=init)
    exported.save("step.mlir")

`step(state, batch) -> (state, metrics)` is traced on shapes alone: no weight is made. See `export_step`.

    program = zero_export.load("./train")          # what zero-compile has made of it
    metrics = program.step({"x": x, "y": y})       # or zero_export.compile(step, state, batch, ranks=2), all in one

See `load`, `compile`, and docs/Python.md.
"""

import importlib
from typing import Any

# Where each name is. Looked up when it is asked for: the command line answers without JAX, too.
_NAMES = {
    "ArraySpec": "_arrays", "CheckpointError": "_checkpoint", "ExportError": "_roles", "Exported": "_export", "Leaf": "_export",
    "Program": "_program", "ProgramClosed": "_program", "ProgramError": "_program", "Role": "_roles", "ToolError": "_tools",
    "compile": "_compile", "export_step": "_export", "find_tool": "_tools", "from_pytree": "_checkpoint", "load": "_program",
    "to_pytree": "_checkpoint"}

__all__ = sorted(_NAMES)  # noqa: PLE0605


# Names in pip's brackets of what a missing module belongs to, and what it is called.
_EXTRAS = {"jax": ("JAX", "jax"), "numpy": ("NumPy", "run"), "ml_dtypes": ("ml_dtypes", "run")}


def __getattr__(name: str) -> Any:
    if name not in _NAMES:
        raise AttributeError(f"module 'zero_export' has no attribute {name!r}")
    try:
        return getattr(importlib.import_module(f"zero_export.{_NAMES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name not in _EXTRAS:
            raise
        called, extra = _EXTRAS[error.name]
        raise ModuleNotFoundError(f"zero_export.{name} needs {called}: pip install 'zero-export[{extra}]' (in the source tree "
                                  f"'./python[{extra}]')", name=error.name) from None


def __dir__() -> list[str]:
    return [*globals(), *__all__]
