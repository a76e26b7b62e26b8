"""What is known of a stranger's step without running a tool: its text, its values, and what JAX computes from them.

To make the values, to export and to run JAX takes most of the time of a small step: it is done once, when it is asked for, and
kept in the build folder until a step or a library changes.
"""

import dataclasses
import functools
import hashlib
import json
import os
import pathlib
from typing import Callable

from safetensors import numpy as safetensors

import inputs
import oracle
import zero_run

FOLDER = pathlib.Path(__file__).resolve().parent
STEPS = 3
LIBRARIES = (*inputs.LIBRARIES, "equinox", "chex", "dm-haiku")


@dataclasses.dataclass(frozen=True)
class Known:
    """A step as text and arrays.

    Attributes:
      text: what JAX exports.
      values: arg0, arg1, ... as NumPy arrays.
      expected: see `Stranger.expected`.
      asks, refused, tolerance: see `Stranger`.
      run: makes `reference`.
      folder: where it is kept, or None.
    """

    text: str
    values: list
    expected: list
    asks: str | None
    refused: str | None
    tolerance: float
    run: Callable | None = None
    folder: pathlib.Path | None = None

    @property
    def carried(self):
        """{index of a state argument: index of the result that replaces it}."""
        return {i: following for i, (_, _, following, _) in enumerate(self.expected) if following is not None}

    @functools.cached_property
    def reference(self):
        """The results of step `STEPS` as JAX computes them."""
        return _kept_arrays(self.folder, "reference", self.run)

    @functools.cached_property
    def wide(self):
        """The results of step `STEPS` with floats widened to f64."""
        return _kept_arrays(self.folder, "wide", lambda: oracle.Program(self.text, f64=True, quickly=True).steps(
            oracle.widen_values(self.values), self.carried, STEPS)[-1])

    def key(self):
        """A hash of all that a run depends on, but for the tools."""
        key = hashlib.sha256(self.text.encode())
        for array in self.values:
            key.update(f"{array.dtype}{array.shape}".encode() + array.tobytes())
        key.update(repr((self.asks, self.refused, self.tolerance, [(path, sorted(kinds), *rest) for path, kinds, *rest in
                                                                   self.expected])).encode())
        return key.hexdigest()


def of(step):
    """The `Known` of a `Stranger`; JAX runs it when it is asked for."""
    lowered = step.lower()
    return Known(lowered.as_text(), step.values(lowered), step.expected(lowered), step.asks, step.refused, step.tolerance,
                 lambda: step.run(STEPS)[-1])


def kept(name, make):
    """The `Known` of `make()`: as it was kept, if nothing that it comes from has changed since."""
    folder, made = _sources_folder() / name, None
    if not (folder / "step.json").exists():
        made = make()
        _keep(of(made), folder)
    facts = json.loads((folder / "step.json").read_text())
    expected = [(path, frozenset(kinds), *rest) for path, kinds, *rest in facts.pop("expected")]
    return Known((folder / "step.mlir").read_text(), zero_run.load(folder / "values"), expected,
                 run=lambda: (made or make()).run(STEPS)[-1], folder=folder, **facts)


def _keep(step, folder):
    """Writes a step, but for what JAX computes; the file of facts comes last, so what it stands beside is whole."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "step.mlir").write_text(step.text)
    _save(step.values, folder / "values")
    facts = {"expected": [(path, sorted(kinds), *rest) for path, kinds, *rest in step.expected],
             **{name: getattr(step, name) for name in ("asks", "refused", "tolerance")}}
    part = folder / f"facts.{os.getpid()}"
    part.write_text(json.dumps(facts))
    part.rename(folder / "step.json")


def _save(arrays, path):
    part = path.with_suffix(f".{os.getpid()}")
    safetensors.save_file({f"result{i}": zero_run.as_saved(array) for i, array in enumerate(arrays)}, part)
    part.rename(path)


def _kept_arrays(folder, name, make):
    """`make()`, or what it was the last time."""
    if folder is None:
        return make()
    if not (folder / name).exists():
        _save(make(), folder / name)
    return zero_run.load(folder / name)


@functools.cache
def _sources_folder():
    """Where the steps of these sources and libraries are kept; those of others are removed."""
    others = {FOLDER / name for name in ("grid.py", "judge.py", "by_hand.py", "test_strangers.py")}
    return inputs.store("strangers/steps", sorted({*FOLDER.glob("*.py")} - others), LIBRARIES)
