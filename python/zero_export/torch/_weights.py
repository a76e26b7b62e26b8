"""Values: from a module, a state_dict or an optimizer to arrays under leaf names, and back.

A leaf name is a name in `state_dict`; a tied tensor is one array, under its first name.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import torch
from safetensors import numpy as safetensors

from zero_export._roles import ExportError, path_parts
from zero_export.torch._batch import tensors_of
from zero_export.torch._leaves import jax_dtype, leaves

# NumPy has none of these; the bits are carried by an integer type.
_BITS = {torch.bfloat16: (torch.int16, ml_dtypes.bfloat16)}


def to_numpy(tensor: Any, what: str = "tensor") -> Any:
    """A tensor as NumPy array, in the dtype under which JAX keeps it."""
    if tensor.is_meta:
        raise ExportError(f"{what} is on the meta device: it has no values; build the model on the CPU, or load a state_dict")
    tensor = tensor.detach().cpu().contiguous()
    if tensor.dtype in _BITS:
        integer, dtype = _BITS[tensor.dtype]
        return tensor.view(integer).numpy().view(dtype)
    return tensor.numpy().astype(jax_dtype(tensor.dtype, what))


def to_torch(array: Any, like: Any) -> Any:
    """An array as a tensor of the dtype of `like`. Raises ExportError where the shapes differ."""
    array = np.asarray(array)
    if array.shape != tuple(like.shape):
        raise ExportError(f"expected an array of shape {list(like.shape)}, found {list(array.shape)}")
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16).copy()).view(torch.bfloat16).to(like.dtype)
    return torch.from_numpy(np.array(array)).to(like.dtype)


def batch_arrays(module: Any, inputs: Any, targets: Any = None) -> Any:
    """{leaf name: array} of a batch, as `export_step` names and narrows it."""
    return {name: to_numpy(tensor, f"batch tensor {name!r}") for name, tensor in tensors_of(module, inputs, targets).items()}


def arrays_of(module: Any) -> Any:
    """{leaf name: array} of the module's parameters and buffers, each tensor once."""
    return {name: to_numpy(tensor, f"tensor {name!r}") for name, tensor in leaves(module).all().items()}


def state_dict_of(module: Any, arrays: Any) -> Any:
    """A state_dict for `module.load_state_dict`, from {leaf name: array}; tied names share one tensor.

    Names in `arrays` that the module does not have (moments, steps) are left out; one that is missing is an error.
    """
    found = leaves(module)
    tensors = found.all()
    result: dict[Any, Any] = {}
    for name, tensor in module.state_dict(keep_vars=True).items():
        leaf = found.aliases.get(name, name)
        if leaf not in arrays:
            raise ExportError(f"no array is called {leaf!r}, which the module's state_dict has; the arrays are "
                              f"{', '.join(sorted(arrays)[:5])}, ...")
        try:
            result[name] = result[leaf] if leaf in result else to_torch(arrays[leaf], tensors.get(leaf, tensor))
        except ExportError as error:
            raise ExportError(f"array {leaf!r}: {error}") from None
    return result


def write(path: Any, arrays: Any) -> None:
    """Writes {name: array} as a .safetensors file."""
    safetensors.save_file({name: np.ascontiguousarray(a).reshape(np.shape(a)) for name, a in arrays.items()}, path)


def state_dict_to_safetensors(state_dict: Any, path: Any) -> None:
    """Writes a state_dict under leaf names: every tensor once, 64-bit integers as 32-bit."""
    arrays, seen = {}, set()
    for name, tensor in state_dict.items():
        place = (tensor.data_ptr(), tuple(tensor.shape), tensor.stride(), tensor.dtype)
        if tensor.numel() and place in seen:
            continue
        seen.add(place)
        arrays[name] = to_numpy(tensor, f"tensor {name!r}")
    write(path, arrays)


def state_dict_from_safetensors(path: Any, module: Any) -> Any:
    """The state_dict of `module` from a file of leaf names; other tensors in it (moments) are left out."""
    return state_dict_of(module, safetensors.load_file(path))


def _resumed(optimizer: Any, state: Any, parameters: Any) -> Any:
    """`state` with what a torch.optim optimizer that has taken steps holds."""
    steps = {}
    for name, parameter in parameters.items():
        for slot, value in optimizer.state.get(parameter, {}).items():
            if slot == "step":
                steps[name] = int(value)
            elif value is not None and name in state.get(slot, {}):
                state[slot][name] = to_numpy(value, f"the optimizer's {slot} of {name!r}")
    if len(set(steps.values())) > 1:
        (one, first), (other, second) = sorted(steps.items(), key=lambda item: item[1])[:: len(steps) - 1]
        raise ExportError(f"the optimizer took {first} steps for {one!r} but {second} for {other!r}; an exported step has one "
                          "count for all")
    if steps and "step" in state:
        state["step"] = np.int32(next(iter(steps.values())))
    return state


def initial(exported: Any, module: Any, optimizer: Any, scaler: Any, seed: Any) -> Any:
    """See `TorchExported.initial`."""
    arrays = arrays_of(module)
    trained = {name: arrays[name] for name in exported.trained}
    with jax.default_device(jax.local_devices(backend="cpu")[0]):
        opt_state = jax.tree.map(np.asarray, optimizer.init({n: jnp.asarray(a) for n, a in trained.items()}))
    if isinstance(optimizer.source, torch.optim.Optimizer):
        parameters = leaves(module).parameters
        if trained and parameters[exported.trained[0]] in optimizer.source.state:
            opt_state = _resumed(optimizer.source, opt_state, {name: parameters[name] for name in exported.trained})
    named = {"/".join(("opt_state", *path_parts(path))): value
             for path, value in jax.tree_util.tree_flatten_with_path(opt_state)[0]}
    if scaler is not None:
        named.update((f"scaler/{name}", np.asarray(value)) for name, value in scaler.init().items())
    named["rng"] = np.array([seed >> 32, seed & 0xFFFFFFFF], np.uint32)
    values = {**named, **arrays}
    return {name: values[name] for name in (*(leaf.name for leaf in exported.state), *exported.constants)}
