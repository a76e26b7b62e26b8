"""Operators that change their operand, or what `out=` names, where torchax has only the one that returns a new tensor; and
those that change what a tensor's name means (`transpose_`, `squeeze_`, `detach_`), not what is in its memory."""

from __future__ import annotations

from typing import Any

import torch
from torchax import tensor, view

from zero_export._roles import ExportError
from zero_export.torch import _aliases

TURNED = frozenset("transpose_ t_ swapaxes_ swapdims_ squeeze_ unsqueeze_".split())
_REFUSED = {"set_": "copy_() writes the values of another tensor", "resize_": "make a tensor of that shape",
            "resize_as_": "make a tensor of that shape", "as_strided_": "use as_strided()"}


def check(name: str) -> None:
    """Raises ExportError for what gives a tensor other memory."""
    if name in _REFUSED:
        raise ExportError(f"{name}() gives a tensor other memory, which is not followed here; {_REFUSED[name]}")


def write(target: Any, value: Any, env: Any) -> None:
    """Writes the values of one tensor to another of its shape, in that one's dtype."""
    if tuple(target.shape) != tuple(value.shape):
        raise ExportError(f"a result of shape {list(value.shape)} is written to a tensor of shape {list(target.shape)}: "
                          "out= gives that other memory, which is not followed here; make it in the right shape")
    array = env.t2j_iso(value).astype(target.jax().dtype)
    if isinstance(target, view.View):
        target.update(array)
    else:
        target._elem = array


def _outputs(func: Any, kwargs: Any) -> Any:
    """(the tensors of `out=`, the other named arguments)."""
    names = [argument.name for argument in func._schema.arguments if argument.is_out and argument.name in kwargs]
    return [kwargs[name] for name in names], {key: value for key, value in kwargs.items() if key not in names}


def has_outputs(func: Any, kwargs: Any) -> bool:
    """Whether an operator of ATen is told where to write its results."""
    return isinstance(func, torch._ops.OpOverload) and bool(_outputs(func, kwargs)[0])


def _each(function: Any, args: Any, kwargs: Any, env: Any) -> Any:
    """An operator on lists, one after the other."""
    with env:
        return [function(*(value[i] if isinstance(value, (list, tuple)) else value for value in args), **kwargs)
                for i in range(len(args[0]))]


def functional(func: Any, name: str, args: Any, kwargs: Any, env: Any) -> Any:
    """(the result,) of an operator of ATen that changes its operand, or `out`, by the one that does not, or of one on lists by
    that on tensors; None where there is none."""
    if not isinstance(func, torch._ops.OpOverload) or func.namespace != "aten":
        return None
    if name.startswith("_foreach_") and hasattr(torch.Tensor, name.removeprefix("_foreach_")):
        results = _each(getattr(torch.Tensor, name.removeprefix("_foreach_")), args, kwargs, env)
        return (results if func._schema.returns else None,)
    targets, rest = _outputs(func, kwargs)
    if targets:
        packet = func.overloadpacket
    elif name.endswith("_") and not name.startswith("_") and hasattr(torch.ops.aten, name[:-1]):
        targets, rest, packet = [args[0]], kwargs, getattr(torch.ops.aten, name[:-1])
    else:
        return None
    with env:
        results = packet(*args, **rest)
    for target, result in zip(targets, results if isinstance(results, (tuple, list)) else (results,), strict=True):
        write(target, result, env)
    return (targets[0] if len(targets) == 1 else tuple(targets),)


class _Turned(view.ViewInfo):
    """All of a tensor in another shape, or order of dimensions."""

    def __init__(self, there: Any, back: Any) -> None:
        super().__init__(view.ViewInfoType.NO_OP)
        self._there, self._back = there, back

    def transform_tensor(self, jax_array: Any) -> Any:
        return self._there(jax_array)

    def update_tensor(self, new_value: Any, jax_array: Any) -> Any:
        return self._back(new_value)

    def calculate_output_shape(self, source: Any) -> Any:
        return self._there(source).shape


def turn(func: Any, name: str, value: Any, args: Any, kwargs: Any, env: Any) -> Any:
    """`transpose_()` and its like: `value` becomes another name of its memory, which a tensor of its own keeps."""
    there, back = _aliases.ways(func, name[:-1], value, args, kwargs)
    hidden = _aliases.taken_over(value, env)
    with tensor.mode_utils.no_dispatch(), torch._C.DisableTorchFunction():
        func(value, *args[1:], **kwargs)  # the lengths that the wrapper itself keeps
    if isinstance(value, view.View):
        value.parent, value.view_info = hidden, _Turned(there, back)
    else:
        _aliases.be_of(value, name, hidden, lambda: there(hidden.jax()), back)
    return value
