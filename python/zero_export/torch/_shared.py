"""Tensors that a module's code reaches otherwise than as its parameters and buffers.

A loss that takes `model.parameters()`, or a list of parameters that a module keeps, means the parameters of the step: they are
put in the place of PyTorch's own. What shares memory with one of them, or is written though no state of the step holds it,
would be a constant in the program and go on changing in PyTorch: an error.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree
from torch.utils.weak import WeakIdKeyDictionary
from torchax import tensor, view

from zero_export._roles import ExportError
from zero_export.torch import _aliases

_OURS = (tensor.Tensor, view.View)


def _is_plain(value: Any) -> bool:
    """Whether a value is a tensor with memory of PyTorch's own: none of torchax, nor what `vmap` puts around one."""
    return (isinstance(value, torch.Tensor) and not isinstance(value, _OURS) and value.layout == torch.strided
            and not torch._C._functorch.is_functorch_wrapped_tensor(value))


def memory(value: Any) -> Any:
    """What is the same for tensors that share memory, on the meta device too."""
    with torch._C.DisableTorchFunction():
        return value.untyped_storage()._cdata


def _places(value: Any) -> Any:
    """(first, last) place in its memory that a tensor has."""
    last = sum((length - 1) * stride for length, stride in zip(value.shape, value.stride(), strict=True))
    return value.storage_offset(), value.storage_offset() + last


def _all_places(value: Any) -> Any:
    places = np.zeros((), np.int64) + value.storage_offset()
    for length, stride in zip(value.shape, value.stride(), strict=True):
        places = places[..., None] + np.arange(length) * stride
    return places.ravel()


def _overlap(one: Any, two: Any) -> bool:
    if not one.numel() or not two.numel():
        return False
    (low, high), (other_low, other_high) = _places(one), _places(two)
    return low <= other_high and other_low <= high and bool(np.isin(_all_places(one), _all_places(two)).any())


def check_memory(tensors: Any, written: Any) -> None:
    """Raises ExportError where two of `tensors` {name: tensor} share memory, and one is in `written`."""
    groups: dict[Any, Any] = {}
    for name, value in tensors.items():
        groups.setdefault(memory(value), []).append(name)
    for names in groups.values():
        for i, one in enumerate(names):
            for two in names[:i]:
                if (one in written or two in written) and _overlap(tensors[one], tensors[two]):
                    raise ExportError(f"{two!r} and {one!r} share memory, and a step changes what one of them has "
                                      "there: they would be two states here; give both names the same tensor, or one "
                                      "of them a .clone()")


class Bound:
    """A module's own tensors, and those that stand for them in a trace."""

    def __init__(self) -> None:
        self._ours: dict[int, Any] = {}
        self._names: dict[Any, str] = {}
        self._originals: dict[str, Any] = {}
        self._buffers: dict[str, Any] = {}
        self._made = WeakIdKeyDictionary()
        self._reached: set[int] = set()
        self.outside: set[str] = set()

    def bind(self, module: Any, originals: Any, ours: Any) -> None:
        """`originals` and `ours` are {name: tensor} of `module`, which still has its own."""
        self._originals, self._buffers = originals, dict(module.named_buffers(remove_duplicate=False))
        self._ours = {id(value): ours[name] for name, value in originals.items() if name in ours}
        self._names = {memory(value): name for name, value in originals.items()}

    def written(self) -> Any:
        """The arrays that stand for the module's tensors."""
        return {name: self._ours[id(value)]._elem for name, value in self._originals.items() if id(value) in self._ours}

    def holds(self, value: Any) -> bool:
        """Whether a tensor has the memory of one that stands for the module's."""
        found = _aliases.memory_of(value)
        return any(found is ours for ours in self._ours.values())

    def check_names(self, module: Any) -> None:
        """Raises ExportError where the step has given the name of a buffer to another tensor, and the first one has more."""
        now = dict(module.named_buffers(remove_duplicate=False))
        names: dict[int, Any] = {}
        for name, value in self._buffers.items():
            names.setdefault(id(value), []).append(name)
        for original, same in names.items():
            if len({id(now.get(name)) for name in same}) > 1:
                raise ExportError(f"{same[0]!r} and {same[1]!r} are one tensor, and the step puts another one in the place "
                                  "of one of them: they would go on as one state here; write to it in place (copy_()), "
                                  "or give each name a tensor of its own")
            if original in self._reached and now.get(same[0]) is not self._ours[original]:
                raise ExportError(f"the step puts another tensor in the place of the buffer {same[0]!r}, and reads the "
                                  "first one by another reference too: that would be the new one here; write to it in "
                                  "place (copy_()), or read it from the module")

    def replaced(self, values: Any) -> Any:
        """`values` (a pytree) with the step's tensors in the place of the module's own."""
        def one(value: Any) -> Any:
            if isinstance(value, _OURS):
                return value
            ours = self._ours.get(id(value))
            if ours is None:
                self.look_at(value)
                return value
            self._reached.add(id(value))
            return ours

        return pytree.tree_map_only(torch.Tensor, one, values)

    def look_at(self, value: Any) -> None:
        """Notes that a tensor which is no state of the step is read."""
        if not _is_plain(value):
            return
        name = self._names.get(memory(value))
        if name is not None:
            with torch._C.DisableTorchFunction():
                shared = _overlap(value, self._originals[name])
            if shared:
                self.outside.add(name)

    def check_write(self, value: Any) -> None:
        """Raises ExportError if a tensor which is no state of the step, and was not made in it, is to be written."""
        if _is_plain(value) and value not in self._made:
            raise ExportError(f"a tensor of shape {list(value.shape)} that is neither a parameter nor a buffer of the "
                              "module is changed in place: what a step leaves in it would be lost; make it a buffer "
                              "(register_buffer) of the module, which may return the loss, or change a .clone()")

    def note_made(self, args: Any, result: Any) -> None:
        """Notes tensors that PyTorch itself made in the trace, on a device of its own."""
        def plain(values: Any) -> Any:
            return [value for value in pytree.tree_leaves(values) if _is_plain(value)]

        kept = {memory(value) for value in plain(args) if value not in self._made}
        for value in plain(result):
            if memory(value) not in kept:
                self._made[value] = True
