"""Optimizers: optax's as they are, and torch.optim's as the update that PyTorch's own code computes.

The update of a parameter reads its options from its parameter group. Arithmetic on bf16 and f16 goes as in PyTorch's CPU
kernels: every tensor operation is done in f32 and rounded once.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import jax
import jax.numpy as jnp
import torch

from zero_export._roles import ExportError
from zero_export.torch._leaves import jax_dtype

# Options that choose an implementation of the same formulas, not another update.
_IMPLEMENTATION = frozenset(("foreach", "fused", "capturable", "differentiable", "params", "param_names", "initial_lr"))
_SGD = frozenset(("lr", "momentum", "dampening", "weight_decay", "nesterov", "maximize"))
_ADAM = frozenset(("lr", "betas", "eps", "weight_decay", "amsgrad", "maximize", "decoupled_weight_decay"))


def _rounded(function: Any) -> Any:
    """`function` on arrays, computed in f32 where they are narrower and rounded to the dtype of the first."""

    def apply(first: Any, *others: Any) -> Any:
        dtype = first.dtype
        if jnp.dtype(dtype).itemsize >= 4:
            return function(first, *others)
        wide = [x.astype(jnp.float32) if hasattr(x, "astype") else x for x in (first, *others)]
        return function(*wide).astype(dtype)

    return apply


def _scaled_sum(x: Any, y: Any, factor: Any) -> Any:
    """x + factor * y: torch's add(alpha=), which rounds the factor to the dtype."""
    return _rounded(lambda x, y, factor: x + factor * y)(x, y, jnp.asarray(factor, x.dtype))


def _scaled(x: Any, factor: Any) -> Any:
    """x * factor: torch's mul."""
    return _rounded(lambda x: x * factor)(x)


def _bias_correction(beta: Any, count: Any) -> Any:
    """1 - beta**count, without the cancellation that f32 has where beta is near 1 (PyTorch computes it in f64)."""
    if beta == 0:
        return jnp.float32(1)
    return -jnp.expm1(count.astype(jnp.float32) * jnp.float32(math.log(beta)))


def _directed(gradient: Any, parameter: Any, group: Any, decoupled: bool = False) -> Any:
    gradient = -gradient if group["maximize"] else gradient
    if group["weight_decay"] != 0 and not decoupled:
        gradient = _scaled_sum(gradient, parameter, group["weight_decay"])
    return gradient


def _sgd(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient = _directed(gradient, parameter, group)
    slots = dict(slots)
    if group["momentum"] != 0:
        momentum, kept = group["momentum"], 1 - group["dampening"]
        buffer = _scaled_sum(_scaled(slots["momentum_buffer"], momentum), gradient, kept)
        if group["dampening"] != 0:
            # The first step has no buffer yet, and takes the gradient undamped.
            buffer = jnp.where(count == 1, gradient, buffer)
        slots["momentum_buffer"] = buffer
        gradient = _scaled_sum(gradient, buffer, momentum) if group["nesterov"] else buffer
    return _scaled_sum(parameter, gradient, -group["lr"] * factor), slots


def _adam(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    decoupled = group.get("decoupled_weight_decay", False)
    beta1, beta2 = group["betas"]
    rate, eps, decay = group["lr"] * factor, group["eps"], group["weight_decay"]
    gradient = _directed(gradient, parameter, group, decoupled)
    if decay != 0 and decoupled:
        parameter = _scaled(parameter, 1 - rate * decay)
    first = _rounded(lambda m, g: m + (g - m) * (1 - beta1))(slots["exp_avg"], gradient)
    second = _rounded(lambda v, g: v + (1 - beta2) * g * g)(_scaled(slots["exp_avg_sq"], beta2), gradient)
    new = {**slots, "exp_avg": first, "exp_avg_sq": second}
    if group["amsgrad"]:
        new["max_exp_avg_sq"] = second = jnp.maximum(slots["max_exp_avg_sq"], second)
    step_size = rate / _bias_correction(beta1, count)
    root = jnp.sqrt(_bias_correction(beta2, count))
    denominator = _rounded(lambda v: v / root)(jnp.sqrt(second))
    denominator = _rounded(lambda d: d + eps)(denominator)
    return _rounded(lambda p, m, d: p - step_size * (m / d))(parameter, first, denominator), new


def _number(value: Any, what: str) -> Any:
    """An option's value as a Python number: `lr` and `betas` may be tensors."""
    if isinstance(value, torch.Tensor):
        if value.numel() != 1 or value.is_meta:
            raise ExportError(f"{what} is a tensor of shape {list(value.shape)} on {value.device}; give a number")
        return value.item()
    return value


def _group(group: Any, allowed: Any, kind: Any) -> Any:
    """The options of a parameter group, checked, as Python numbers."""
    unknown = sorted(set(group) - allowed - _IMPLEMENTATION)
    if unknown:
        raise ExportError(f"{kind}: the option {unknown[0]!r} has no known meaning; supported: {', '.join(sorted(allowed))}")
    options = {name: _number(group[name], f"{kind}: {name}") for name in allowed if name in group}
    if "betas" in options:
        options["betas"] = tuple(_number(beta, f"{kind}: betas") for beta in options["betas"])
    return options


def _sgd_slots(group: Any) -> Any:
    return ("momentum_buffer",) if group["momentum"] != 0 else ()


def _adam_slots(group: Any) -> Any:
    return ("exp_avg", "exp_avg_sq") + (("max_exp_avg_sq",) if group["amsgrad"] else ())


_KINDS = {
    torch.optim.SGD: (_sgd, _sgd_slots, _SGD),
    torch.optim.Adam: (_adam, _adam_slots, _ADAM),
    torch.optim.AdamW: (_adam, _adam_slots, _ADAM),
}


@dataclasses.dataclass(frozen=True)
class TorchOptimizer:
    """A torch.optim optimizer as functions of arrays.

    Its state is {"step": int32, slot: {parameter: array}}, with PyTorch's names for the slots. `step` counts the steps
    done, and is there if the update reads it.

    Attributes:
      groups: {parameter name: the options of its group}.
      source: the optimizer itself; its state, if it has one, is the initial state.
    """

    groups: dict[Any, Any]
    source: Any
    _update: Any
    _slots: Any
    _schedule: Any

    def trained(self, names: Any) -> Any:
        return [name for name in names if name in self.groups]

    def _counts(self) -> Any:
        return self._schedule is not None or any("betas" in group or group.get("momentum") and group["dampening"]
                                                 for group in self.groups.values())

    def init(self, parameters: Any) -> Any:
        """The state before the first step, for {name: array}."""
        state: dict[str, Any] = {"step": jnp.zeros((), jnp.int32)} if self._counts() else {}
        for name, parameter in parameters.items():
            for slot in self._slots(self.groups[name]):
                state.setdefault(slot, {})[name] = jnp.zeros_like(parameter)
        return state

    def step(self, gradients: Any, state: Any, parameters: Any) -> Any:
        """(new parameters, new state)."""
        count = state["step"] + 1 if "step" in state else None
        # As in LambdaLR, the schedule is asked with the number of steps done before this one.
        factor = self._schedule(state["step"]) if self._schedule is not None else 1
        new_parameters: dict[str, Any] = {}
        new_state: dict[str, Any] = {"step": count} if "step" in state else {}
        for name, parameter in parameters.items():
            group = self.groups[name]
            slots = {slot: state[slot][name] for slot in self._slots(group)}
            new_parameters[name], slots = self._update(parameter, gradients[name], slots, group, count, factor)
            for slot, value in slots.items():
                new_state.setdefault(slot, {})[name] = value
        return new_parameters, new_state


@dataclasses.dataclass(frozen=True)
class OptaxOptimizer:
    """An optax optimizer as functions of arrays."""

    source: Any

    def trained(self, names: Any) -> Any:
        return list(names)

    def init(self, parameters: Any) -> Any:
        return self.source.init(parameters)

    def step(self, gradients: Any, state: Any, parameters: Any) -> Any:
        updates, state = self.source.update(gradients, state, parameters)
        # What optax.apply_updates does; optax itself is not needed for torch.optim.
        return jax.tree.map(lambda p, u: (p + u).astype(p.dtype), parameters, updates), state


def _torch_optimizer(optimizer: Any, parameters: Any, schedule: Any) -> Any:
    kind = f"torch.optim.{type(optimizer).__name__}"
    if type(optimizer) not in _KINDS:
        known = ", ".join(cls.__name__ for cls in _KINDS)
        raise ExportError(f"{kind} is not one of the torch.optim optimizers that are read ({known}); use one of them, or an "
                          "optax optimizer (optax.rmsprop, optax.lamb, ...)")
    update, slots, allowed = _KINDS[type(optimizer)]
    names = {id(parameter): name for name, parameter in parameters.items()}
    groups = {}
    for number, group in enumerate(optimizer.param_groups):
        options = _group(group, allowed, kind)
        for parameter in group["params"]:
            if id(parameter) not in names:
                raise ExportError(f"{kind}: group {number} has a parameter of shape {list(parameter.shape)} that is not the "
                                  "module's; make the optimizer from module.parameters() of this very module")
            jax_dtype(parameter.dtype, f"parameter {names[id(parameter)]!r}")
            groups[names[id(parameter)]] = options
    return TorchOptimizer(groups, optimizer, update, slots, schedule)


def wrap(optimizer: Any, module: Any, parameters: Any, schedule: Any = None) -> Any:
    """The optimizer as `init` and `step`.

    Args:
      optimizer: a torch.optim or optax optimizer, or a callable that makes one from the module's parameters.
      parameters: {name: torch.nn.Parameter} of the module.
      schedule: see `export_step`.
    """
    if hasattr(optimizer, "init") and hasattr(optimizer, "update"):
        if schedule is not None:
            raise ExportError("schedule= is for torch.optim; give an optax optimizer its schedule as learning_rate")
        return OptaxOptimizer(optimizer)
    if not isinstance(optimizer, torch.optim.Optimizer) and callable(optimizer):
        return wrap(optimizer(module.parameters()), module, parameters, schedule)
    if not isinstance(optimizer, torch.optim.Optimizer):
        raise ExportError(f"optimizer is a {type(optimizer).__name__}: neither torch.optim's nor optax's, nor a callable that "
                          "makes one from module.parameters()")
    return _torch_optimizer(optimizer, parameters, schedule)
