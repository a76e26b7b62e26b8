"""`compile`: a step of Python's to a running program in one call."""

from __future__ import annotations

import os
import pathlib
import tempfile
from collections.abc import Callable, Sequence
from typing import Any

from zero_export import _trees
from zero_export._export import export_step
from zero_export._program import Program, load
from zero_export._tools import run_tool


def compile(step: Callable[..., Any], state: Any, batch: Any, *, init: Callable[..., Any] | None = None,
            eval: Callable[..., Any] | None = None, roles: Any = None, batch_dim: Any = 0, stage: int = 0, ranks: int = 1,
            target: str = "cpu", options: Sequence[str] = (), output: str | os.PathLike[str] | None = None,
            **loading: Any) -> Program:
    """Exports a step, compiles it and starts the program: `export_step`, `zero-compile` and `load` in one.

    Args:
      step, state, batch, init, eval, roles, batch_dim: as `export_step` takes them. Without `init` the arrays of `state` are
        the first states; with it they are only shapes, and `init(PRNGKey(seed))` makes the states on the ranks.
      stage, ranks, target: of ZeRO-DP, and what the program is for (`zero-compile --help`).
      options: further options of `zero-compile`.
      output: where the executable is kept; without it, it is gone when Python ends.
      loading: as `load` takes it (`seed`, `resume`, `threads`, ...).

    Raises:
      ExportError, ToolError, ProgramError: as the three raise them.
    """
    exported = export_step(step, state, batch, init=init, eval=eval, roles=roles, batch_dim=batch_dim)
    first = "state" not in loading and init is None and not {"init", "resume"} & set(loading)
    if first and _has_values(state):
        loading["state"] = state
    with tempfile.TemporaryDirectory(prefix="zero-") as folder:
        source = pathlib.Path(folder) / "step.mlir"
        exported.save(source)
        # A program that runs needs no name any more.
        program = pathlib.Path(folder) / "step" if output is None else pathlib.Path(output)
        run_tool("zero-compile", "--quiet", source, f"--stage={stage}", f"--ranks={ranks}", f"--target={target}", *options,
                 "-o", program)
        return load(program, **loading)


def _has_values(state: Any) -> bool:
    """Whether the leaves are arrays, and not shapes alone."""
    return all(hasattr(leaf, "__array__") or hasattr(leaf, "__dlpack__") or "key<" in str(leaf.dtype)
               for _, leaf in _trees.flatten(state))
