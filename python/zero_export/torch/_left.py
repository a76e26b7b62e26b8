"""Attributes that a module sets on itself in a step and reads in the next: counters, a hidden state, an average.

The program is traced once, so it would go on with what they are at the export. They are found by tracing again with what the
first trace left behind: if that gives another program, it is an error. What a module only writes (its last output), or makes
once from nothing that changes (a table), is put back and forgotten.
"""

from __future__ import annotations

import contextlib
import dataclasses
from typing import Any

import numpy as np
import torch
from jax.interpreters import partial_eval
from torch.utils import _pytree as pytree
from torchax import tensor, view

from zero_export._roles import ExportError

_NUMBERS = (bool, int, float)
MISSING = object()


@dataclasses.dataclass
class Change:
    """An attribute that a trace has changed: of which object, and the values before (or MISSING) and after."""

    owner: Any
    attributes: dict[str, Any]
    name: str
    old: Any
    new: Any

    def is_number(self) -> bool:
        before = self.old is MISSING or isinstance(self.old, _NUMBERS) and self.new != self.old
        return isinstance(self.new, _NUMBERS) and before

    def tensors(self) -> Any:
        try:
            values = pytree.tree_leaves(self.new)
        except Exception:
            return []
        return [value for value in values if isinstance(value, (tensor.Tensor, view.View))]


def arrays(changes: Any, value: Any) -> Any:
    """The arrays of what was left behind that belong to the trace of the loss `value`."""
    levels = {id(getattr(value, "_trace", None))}
    if hasattr(value, "primal"):
        levels.add(id(getattr(value.primal, "_trace", None)))
    found = [part._elem if isinstance(part, tensor.Tensor) else part.jax() for change in changes for part in change.tensors()]
    return [array if id(getattr(array, "_trace", None)) in levels else None for array in found]


def _depends(jaxpr: Any) -> Any:
    """Which results of a jaxpr depend on its arguments."""
    known = set(jaxpr.invars)
    for equation in jaxpr.eqns:
        if any(not hasattr(variable, "val") and variable in known for variable in equation.invars):
            known.update(equation.outvars)
    return [not hasattr(variable, "val") and variable in known for variable in jaxpr.outvars]


def _same(one: Any, two: Any, count: int) -> bool:
    """Whether two jaxprs compute the same first `count` results."""
    def needed(closed: Any) -> str:
        return str(partial_eval.dce_jaxpr(closed.jaxpr, [i < count for i in range(len(closed.jaxpr.outvars))])[0])

    return (needed(one) == needed(two) and len(one.consts) == len(two.consts)
            and all(a is b or np.array_equal(a, b) for a, b in zip(one.consts, two.consts, strict=True)))


@contextlib.contextmanager
def _set(values: Any) -> Any:
    """Within it, attributes [(Change, value)] have these values."""
    try:
        for change, value in values:
            change.attributes[change.name] = value
        yield
    finally:
        for change, _ in values:
            if change.old is MISSING:
                change.attributes.pop(change.name, None)
            else:
                change.attributes[change.name] = change.old


def check(trace: Any, closed: Any, count: int, changes: Any, places: Any) -> None:
    """Raises ExportError if the program depends on what a trace leaves behind.

    Args:
      trace: () -> a jaxpr like `closed`, traced anew.
      closed: the jaxpr of the trace, whose results after the first `count` are `arrays`.
      places: per array whether it is such a result, None where it could not be.
    """
    depends = iter(_depends(closed.jaxpr)[count:])
    state = iter([True if place is None else next(depends) for place in places])
    values = []
    for change in changes:
        kept = [next(state) for _ in change.tensors()]
        if change.is_number():
            values.append((change, change.new))
        elif any(kept):
            values.append((change, pytree.tree_map_only((tensor.Tensor, view.View), _like, change.new)))
    if not values:
        return
    names = ", ".join(f"{change.name!r} of {type(change.owner).__name__}" for change, _ in values)
    message = (f"the step sets the attribute {names} and reads it again in the next step, which would be the value of the "
               "export here for ever; make it a buffer (register_buffer), and compute the new value with operators")
    try:
        with _set(values):
            again = trace()
    except ExportError as error:
        raise ExportError(message) from error
    if not _same(again, closed, count):
        raise ExportError(message)


def _like(value: Any) -> Any:
    """A tensor whose values nothing else has."""
    return torch.full(tuple(value.shape), 0.6180339887 if value.is_floating_point() else 1, dtype=value.dtype)
