"""Memory that tensors share.

What `view` or `transpose` give is the same memory in PyTorch: a change in place of one is a change of the other. torchax keeps
that for slices (its `View`), and copies for the rest. Here such a copy knows what it is of: it is made again when that has
changed, and what is written to it is written back. Where PyTorch itself shares memory or not as strides say (`reshape`), or the
way back is not known, reading the other one afterwards is an error.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
import torch
from torch.utils import _pytree as pytree
from torchax import tensor, view

from zero_export._roles import ExportError
from zero_export.torch import _gradients

_SHAPED = frozenset("view view_as unsqueeze squeeze unflatten alias _unsafe_view".split())
_PERMUTED = frozenset("transpose t permute swapaxes swapdims movedim moveaxis numpy_T mT mH adjoint".split())
_PERHAPS = frozenset("reshape reshape_as flatten ravel contiguous detach".split())
_PIECES = frozenset("chunk split split_with_sizes tensor_split".split())
_EXPANDED = frozenset("expand expand_as broadcast_to".split())
# `narrow`, `hsplit` and `tensor_split` arrive as slices of ATen.
_PARTS = _PIECES | _EXPANDED | frozenset(
    "unbind select slice diagonal unfold as_strided conj _conj real imag view_as_real view_as_complex".split())
_PROPERTIES = {torch.Tensor.T.__get__: "numpy_T", torch.Tensor.mT.__get__: "mT", torch.Tensor.mH.__get__: "mH",
               torch.Tensor.H.__get__: "mH", torch.Tensor.real.__get__: "real", torch.Tensor.imag.__get__: "imag"}


@dataclasses.dataclass
class _Alias:
    """What a copy is of.

    Attributes:
      name: of the operator that made it.
      parent: what it is of, a tensor or a view.
      make: the copy's array, made again; None where it is not known.
      back: (the copy's array) -> the parent's; None where it is not known.
      seen: the array of the parent's memory when it was made.
    """

    name: str
    parent: Any
    make: Callable[[], Any] | None
    back: Callable[[Any], Any] | None
    seen: Any


def root(value: Any) -> Any:
    """The tensor that holds the memory of a view."""
    while isinstance(value, view.View):
        value = value.parent
    return value


def memory_of(value: Any) -> Any:
    """The tensor whose memory a tensor has."""
    while isinstance(value, view.View) or "_alias" in vars(value):
        value = value.parent if isinstance(value, view.View) else vars(value)["_alias"].parent
    return value


def _shared(name: str) -> ExportError:
    return ExportError(f"a tensor that {name}() gave, or the one it is of, was changed in place, and the other one is read "
                       f"afterwards: what {name}() shares in memory is not followed here; use .clone() before the change, or "
                       "an operator that is not in place")


def refresh(value: Any) -> None:
    """Makes a copy again whose memory has changed."""
    value = root(value)
    lost = vars(value).get("_lost")
    if lost is not None:
        raise _shared(lost)
    alias = vars(value).get("_alias")
    if alias is None:
        return
    refresh(alias.parent)
    if root(alias.parent)._elem is alias.seen:
        return
    if alias.make is None or alias.name in _PERHAPS:
        raise _shared(alias.name)
    value._elem, alias.seen = alias.make(), root(alias.parent)._elem


def write_back(value: Any) -> None:
    """Writes a copy that was changed to what it is of."""
    alias = vars(value).get("_alias")
    if alias is None:
        return
    parent = alias.parent
    if alias.back is None:
        lost = alias.name
        while alias is not None:
            vars(root(alias.parent))["_lost"] = lost
            alias = vars(root(alias.parent)).get("_alias")
        del vars(value)["_alias"]  # what was written is its own
        return
    array = alias.back(value._elem)
    if isinstance(parent, view.View):
        parent.update(array)
    else:
        parent._elem = array if torch.is_grad_enabled() else _gradients.unseen(parent._elem, array)
        write_back(parent)
    alias.seen = root(parent)._elem


def _child_of(parent: Any, child: Any) -> None:
    vars(parent).setdefault("_children", []).append(child)


def be_of(value: Any, name: str, parent: Any, make: Any, back: Any) -> None:
    """Makes a tensor a copy of what `make` gives, for `write_back` and `refresh`."""
    value._elem = make()
    vars(value)["_alias"] = _Alias(name, parent, make, back, root(parent)._elem)
    _child_of(parent, value)


def taken_over(value: Any, env: Any) -> Any:
    """A tensor that takes the place of `value`: the same memory, and all that is of it."""
    for child in vars(value).get("_children", ()):
        refresh(child)
    if isinstance(value, view.View):
        hidden = view.View(value.parent, value.view_info, env)
    else:
        hidden = tensor.Tensor(value._elem, env)
        for key in ("_alias", "_lost", "_strided"):
            if key in vars(value):
                vars(hidden)[key] = vars(value).pop(key)
    children = vars(hidden)["_children"] = vars(value).pop("_children", [])
    for child in children:
        if isinstance(child, view.View) and child.parent is value:
            child.parent = hidden
        elif "_alias" in vars(child) and vars(child)["_alias"].parent is value:
            # What makes it again knows the old name alone.
            vars(child)["_alias"] = _Alias(vars(child)["_alias"].name, hidden, None, None, root(hidden)._elem)
    if "_alias" in vars(hidden):
        _child_of(vars(hidden)["_alias"].parent, hidden)
    return hidden


def name_of(func: Any) -> str:
    return _PROPERTIES.get(func) or tensor._name_of_func(func).split("::")[-1].split(".")[0]


def _indices(name: str, results: Any, i: int, args: Any, kwargs: Any) -> Any:
    """(dimension, index) of what result i is of its operand; None where it is not known."""
    if name in _PIECES:
        dim = kwargs.get("dim", args[2] if len(args) > 2 else 0)
        start = sum(piece.shape[dim] for piece in results[:i])
        return dim, slice(start, start + results[i].shape[dim])
    if kwargs or not all(value is None or isinstance(value, int) for value in args[1:]):
        return None
    if name == "unbind":
        return (args[1] if len(args) > 1 else 0), i
    if name == "select":
        return args[1], args[2]
    if name == "slice":
        dim, *bounds = args[1:] or (0,)
        return dim, slice(*(bounds or (None,)))
    return None


def _way_back_of_part(parent: Any, place: Any) -> Any:
    if place is None:
        return None
    dim, index = place
    where = (slice(None),) * (dim % len(parent.shape)) + (index,)
    return lambda array: parent.jax().at[where].set(array)


def _way_back_of_diagonal(parent: Any, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    def back(array: Any) -> Any:
        whole = jnp.moveaxis(parent.jax(), (dim1, dim2), (-2, -1))
        places = np.arange(array.shape[-1])
        whole = whole.at[..., places + max(-offset, 0), places + max(offset, 0)].set(array)
        return jnp.moveaxis(whole, (-2, -1), (dim1, dim2))

    return back


def _way_back(func: Any, name: str, parent: Any, args: Any, kwargs: Any) -> Any:
    shape = tuple(parent.shape)
    if name in _SHAPED:
        return lambda array: jnp.reshape(array, shape)
    if name not in _PERMUTED or name in ("mH", "adjoint") and parent.is_complex():
        return None
    order = tuple(int(i) for i in np.argsort(_order(func, shape, args, kwargs)))
    return lambda array: jnp.transpose(array, order)


def _order(func: Any, shape: Any, args: Any, kwargs: Any) -> Any:
    """Which dimension each of the result's was: seen from lengths that are all different."""
    with tensor.mode_utils.no_dispatch(), torch._C.DisableTorchFunction():
        moved = func(torch.empty(tuple(range(2, 2 + len(shape))), device="meta"), *args[1:], **kwargs)
    return tuple(length - 2 for length in moved.shape)


def ways(func: Any, name: str, value: Any, args: Any, kwargs: Any) -> Any:
    """(what `name` makes of the array of a tensor, the way back) for one that shares all of its memory."""
    shape = tuple(value.shape)
    back = _way_back(func, name, value, args, kwargs)
    if name in _PERMUTED:
        order = _order(func, shape, args, kwargs)
        return lambda array: jnp.transpose(array, order), back
    with tensor.mode_utils.no_dispatch(), torch._C.DisableTorchFunction():
        lengths = tuple(func(torch.empty(shape, device="meta"), *args[1:], **kwargs).shape)
    return lambda array: jnp.reshape(array, lengths), back


def note(func: Any, args: Any, kwargs: Any, result: Any, again: Callable[[], Any]) -> None:
    """Remembers what the results of an operator are copies of, if they share memory in PyTorch; `again` makes them anew."""
    name = name_of(func)
    if name == "einsum":
        _note_einsum(func, args, result)
        return
    args = args or (kwargs.get("input"),)
    if name not in _SHAPED | _PERMUTED | _PERHAPS | _PARTS or not isinstance(args[0], (tensor.Tensor, view.View)):
        return
    parent, several = args[0], isinstance(result, (tuple, list))
    for i, value in enumerate(result if several else (result,)):
        if isinstance(value, tensor.Tensor) and value is not parent:
            def make(i: int = i) -> Any:
                made = again()
                return (made[i] if several else made).jax()
            if name in _EXPANDED and value.shape == parent.shape:
                def back(array: Any) -> Any:
                    return array
            elif name == "diagonal":
                back = _way_back_of_diagonal(parent, *args[1:], **{key: n for key, n in kwargs.items() if key != "input"})
            elif name in _PARTS:
                back = _way_back_of_part(parent, _indices(name, result, i, args, kwargs))
            else:
                back = _way_back(func, name, parent, args, kwargs)
            vars(value)["_alias"] = _Alias(name, parent, make, back, root(parent)._elem)
            _child_of(parent, value)


def _note_einsum(func: Any, args: Any, result: Any) -> None:
    """Of one operand, of which nothing is added up, it is a view; the way back is not known."""
    equation, *operands = pytree.tree_leaves(args)
    if len(operands) != 1 or not isinstance(operands[0], (tensor.Tensor, view.View)):
        return
    parent = operands[0]
    with tensor.mode_utils.no_dispatch(), torch._C.DisableTorchFunction():
        if not func(equation, torch.empty(tuple(parent.shape), device="meta"))._is_view():
            return
    vars(result)["_alias"] = _Alias("einsum", parent, None, None, root(parent)._elem)
    _child_of(parent, result)


def may_be_strided(value: Any) -> bool:
    """Whether PyTorch may hold a tensor otherwise than row by row."""
    return isinstance(value, view.View) or "_alias" in vars(value) or "_strided" in vars(value)


def note_strides(operands: Any, result: Any) -> None:
    """What is computed from tensors that are held otherwise than row by row may be held as they are."""
    if any(may_be_strided(operand) for operand in operands):
        for value in pytree.tree_leaves(result):
            if isinstance(value, tensor.Tensor) and not any(value is operand for operand in operands):
                vars(value)["_strided"] = True


def _methods() -> Any:
    """torchax's own ways to a tensor's array, which no dispatch mode sees, as they are to be: {(class, name): function}."""
    jax, assign, replace = tensor.Tensor.jax, tensor.Tensor.__setitem__, view.View.replace_source_jax
    cut, start = tensor.Tensor.detach, view.View.__init__

    def read(self: Any) -> Any:
        refresh(self)
        return jax(self)

    def set_items(self: Any, key: Any, value: Any) -> None:
        refresh(self)
        _gradients.used((value,))
        old = self._elem
        assign(self, key, value)
        if not torch.is_grad_enabled():
            self._elem = _gradients.unseen(old, self._elem)
        write_back(self)

    def replace_source(self: Any, array: Any) -> None:
        old = root(self)._elem
        replace(self, array if torch.is_grad_enabled() else _gradients.unseen(old, array))
        write_back(root(self))

    def detach(self: Any) -> Any:
        refresh(self)
        result = cut(self)
        vars(result)["_alias"] = _Alias("detach", self, lambda: cut(self).jax(), None, self._elem)
        _child_of(self, result)
        return result

    def made(self: Any, parent: Any, view_info: Any, env: Any) -> None:
        start(self, parent, view_info, env)
        _child_of(parent, self)

    def flatten(self: Any, start_dim: int = 0, end_dim: int = -1) -> Any:
        return torch.flatten(self, start_dim, end_dim)

    def type_as(self: Any, other: Any) -> Any:
        return self.to(other.dtype)

    return {(tensor.Tensor, "jax"): read, (tensor.Tensor, "__setitem__"): set_items, (tensor.Tensor, "detach"): detach,
            (tensor.Tensor, "flatten"): flatten, (tensor.Tensor, "type_as"): type_as,
            (view.View, "replace_source_jax"): replace_source, (view.View, "__init__"): made}


@contextlib.contextmanager
def kept() -> Any:
    """Within it, memory that is shared is kept the same."""
    methods = _methods()
    originals = {(kind, name): kind.__dict__[name] for kind, name in methods}
    for (kind, name), function in methods.items():
        setattr(kind, name, function)
    try:
        yield
    finally:
        for (kind, name), function in originals.items():
            setattr(kind, name, function)
