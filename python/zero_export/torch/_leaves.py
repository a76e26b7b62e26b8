"""What of a module is trained, frozen, updated or constant, and under which names: those of its `state_dict`."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp
import torch
from torchax.ops import mappings

from zero_export._roles import ExportError


_DIVIDED = ("DistributedDataParallel", "DataParallel", "FullyShardedDataParallel", "PipelineStage")


@dataclasses.dataclass(frozen=True)
class Leaves:
    """The tensors of a module by name, each once.

    Attributes:
      parameters: {name: torch.nn.Parameter}.
      buffers: {name: torch.Tensor}, also those that `state_dict` leaves out (`persistent=False`).
      aliases: {further name: the name of the same tensor in `parameters` or `buffers`}.
    """

    parameters: dict[Any, Any]
    buffers: dict[Any, Any]
    aliases: dict[Any, Any]

    def all(self) -> Any:
        """{name: tensor} of parameters and buffers."""
        return {**self.parameters, **self.buffers}


def _unique(named: Any, aliases: Any) -> Any:
    """{first name: tensor}; further names of a tensor go to `aliases`."""
    first: dict[Any, Any] = {}
    result: dict[Any, Any] = {}
    for name, tensor in named:
        if tensor is None:
            continue
        if id(tensor) in first:
            aliases[name] = first[id(tensor)]
        else:
            first[id(tensor)] = name
            result[name] = tensor
    return result


def _check_whole(module: Any) -> None:
    """Raises ExportError for modules that are divided between processes or devices, or are no Python any more."""
    for name, part in module.named_modules():
        kinds = [kind.__name__ for kind in type(part).__mro__ if kind.__module__.startswith("torch.")]
        if any(kind in _DIVIDED for kind in kinds):
            raise ExportError(f"module {name!r} is a {type(part).__name__}; export the module that it was made of, as one "
                              "process has it whole: the compiler divides the step")
        if isinstance(part, torch.jit.ScriptModule):
            raise ExportError(f"module {name!r} is compiled by torch.jit; export the module that it was made of")
    for name, parameter in module.named_parameters():
        if type(parameter.data).__name__ == "DTensor":
            raise ExportError(f"parameter {name!r} is a DTensor, divided between processes; export the module as one process "
                              "has it whole, before fully_shard() or parallelize_module()")


def leaves(module: Any) -> Any:
    """The `Leaves` of a module."""
    if not isinstance(module, torch.nn.Module):
        raise ExportError(f"expected a torch.nn.Module, but got a {type(module).__name__}")
    _check_whole(module)
    for name, part in module.named_modules():
        if isinstance(part, torch.nn.modules.lazy.LazyModuleMixin) and part.has_uninitialized_params():
            raise ExportError(f"module {name!r} ({type(part).__name__}) has no shapes yet; call the model once on a batch")
    aliases: dict[Any, Any] = {}
    return Leaves(_unique(module.named_parameters(remove_duplicate=False), aliases),
                  _unique(module.named_buffers(remove_duplicate=False), aliases), aliases)


def jax_dtype(dtype: Any, what: str) -> Any:
    """The NumPy dtype under which JAX keeps a torch dtype: 64-bit integers become 32-bit unless JAX has 64-bit types."""
    if dtype not in mappings.TORCH_DTYPE_TO_JAX:
        raise ExportError(f"{what} has dtype {dtype}, which JAX does not have")
    wide = jnp.dtype(mappings.TORCH_DTYPE_TO_JAX[dtype])
    narrow = jax.dtypes.canonicalize_dtype(wide)
    if narrow != wide and not jnp.issubdtype(wide, jnp.integer):
        raise ExportError(f"{what} has dtype {dtype}, which JAX would narrow to {narrow}; use .float(), or "
                          "jax.config.update('jax_enable_x64', True)")
    return narrow


def abstract(tensor: Any, what: str) -> Any:
    """The jax.ShapeDtypeStruct of a tensor, an array, or anything else with `shape` and `dtype`."""
    if isinstance(tensor, torch.Tensor):
        if tensor.layout != torch.strided:
            raise ExportError(f"{what} has layout {tensor.layout}; only dense tensors can be exported")
        return jax.ShapeDtypeStruct(tuple(tensor.shape), jax_dtype(tensor.dtype, what))
    return jax.ShapeDtypeStruct(tuple(tensor.shape), jax.dtypes.canonicalize_dtype(tensor.dtype))
