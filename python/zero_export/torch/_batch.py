"""The batch of a step: names for the inputs and targets, and their way back into a call of the module."""

from __future__ import annotations

import dataclasses
import inspect
from typing import Any

import jax

from zero_export._roles import ExportError, path_parts
from zero_export.torch._leaves import abstract


def _is_array(leaf: Any) -> Any:
    return hasattr(leaf, "shape") and hasattr(leaf, "dtype")


def _arguments(inputs: Any) -> Any:
    """(args, kwargs) of the call: a tuple or list is positional, a dict is by keyword, all else is the one argument."""
    if isinstance(inputs, (tuple, list)):
        return tuple(inputs), {}
    if isinstance(inputs, dict):
        return (), dict(inputs)
    return (inputs,), {}


def _named_arguments(forward: Any, args: Any) -> Any:
    """Names for the positional arguments: those of `forward`'s signature, or "input0", ... where it has none."""
    named = [p.name for p in inspect.signature(forward).parameters.values()
             if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    return [named[i] if i < len(named) else f"input{i}" for i in range(len(args))]


@dataclasses.dataclass(frozen=True)
class Batch:
    """The tensors of a batch by name, and how a call is made of them.

    Attributes:
      leaves: {name: jax.ShapeDtypeStruct}.
    """

    leaves: dict[Any, Any]
    _tree: Any
    _parts: list[Any]  # per flat position: (name, None) for a tensor, (None, value) for anything else
    _has_target: bool

    def call(self, arrays: Any) -> Any:
        """(args, kwargs, targets) with `arrays` {name: array} in the places of the tensors; targets is a tuple of 0 or 1."""
        flat = [arrays[name] if name is not None else value for name, value in self._parts]
        (args, kwargs), targets = jax.tree.unflatten(self._tree, flat)
        return args, kwargs, (targets,) if self._has_target else ()


def _names(tree: Any, positional: Any) -> Any:
    """(flat leaves, their names) of ((args, kwargs), targets)."""
    flat, structure = jax.tree_util.tree_flatten_with_path(tree)
    names, taken = [], set()
    for path, leaf in flat:
        parts = path_parts(path)
        if parts[0] == "1":
            name = "/".join(parts[1:]) or "target"
            if name in taken or name.isdigit():
                name = "target/" + name
        else:
            which, first, *rest = parts[1:]
            name = "/".join([positional[int(first)] if which == "0" else first, *rest])
        if _is_array(leaf):
            if name in taken:
                raise ExportError(f"two tensors of the batch are called {name!r}; pass the inputs as a dict of other names")
            taken.add(name)
        names.append(name)
    return flat, names, structure


def _flattened(module: Any, inputs: Any, targets: Any) -> Any:
    args, kwargs = _arguments(inputs)
    return _names(((args, kwargs), targets), _named_arguments(module.forward, args))


def batch_of(module: Any, inputs: Any, targets: Any) -> Any:
    """The `Batch` of a module's inputs and the loss's targets (None for none)."""
    flat, names, structure = _flattened(module, inputs, targets)
    leaves, parts = {}, []
    for (_, leaf), name in zip(flat, names):
        if _is_array(leaf):
            leaves[name] = abstract(leaf, f"batch tensor {name!r}")
            parts.append((name, None))
        else:
            parts.append((None, leaf))
    return Batch(leaves, structure, parts, targets is not None)


def tensors_of(module: Any, inputs: Any, targets: Any = None) -> Any:
    """{leaf name: tensor} of a batch."""
    flat, names, _ = _flattened(module, inputs, targets)
    return {name: leaf for (_, leaf), name in zip(flat, names) if _is_array(leaf)}
