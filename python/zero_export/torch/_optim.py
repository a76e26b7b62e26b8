"""Optimizers: optax's as they are, and torch.optim's as the update that PyTorch's own code computes.

The update of a parameter (`_updates`) reads its options from its parameter group.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp
import torch

from zero_export._roles import ExportError
from zero_export.torch._leaves import jax_dtype
from zero_export.torch._updates import RULES

# Options that choose an implementation of the same formulas, not another update.
_IMPLEMENTATION = frozenset(("foreach", "fused", "capturable", "differentiable", "params", "param_names", "initial_lr"))


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
    return {name: tuple(_number(part, f"{kind}: {name}") for part in value) if isinstance(value, (tuple, list)) else value
            for name, value in options.items()}


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
    _rule: Any
    _schedule: Any

    def trained(self, names: Any) -> Any:
        return [name for name in names if name in self.groups]

    def _counts(self) -> Any:
        return self._schedule is not None or any(self._rule.counts(group) for group in self.groups.values())

    def init(self, parameters: Any) -> Any:
        """The state before the first step, for {name: array}."""
        state: dict[str, Any] = {"step": jnp.zeros((), jnp.int32)} if self._counts() else {}
        # Rates that become state (Rprop's, ASGD's) are those of the first step.
        factor = self._schedule(jnp.int32(0)) if self._schedule is not None else 1
        for name, parameter in parameters.items():
            group = {**self.groups[name], "lr": self.groups[name]["lr"] * factor}
            for slot, value in self._rule.slots(group, parameter).items():
                state.setdefault(slot, {})[name] = value
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
            slots = {slot: values[name] for slot, values in state.items() if slot != "step" and name in values}
            new_parameters[name], slots = self._rule.update(parameter, gradients[name], slots, group, count, factor)
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


def _rule_of(optimizer: Any, kind: str) -> Any:
    if isinstance(optimizer, torch.optim.LBFGS):
        raise ExportError(f"{kind} asks for the loss several times a step, as often as values say, which a closure gives it; "
                          "use optax.lbfgs in a step of JAX, or an optimizer without a closure")
    if type(optimizer) not in RULES:
        known = ", ".join(cls.__name__ for cls in RULES)
        raise ExportError(f"{kind} is not one of the torch.optim optimizers that are read ({known}); use one of them, or an "
                          "optax optimizer (optax.lamb, optax.lion, ...)")
    return RULES[type(optimizer)]


def _torch_optimizer(optimizer: Any, parameters: Any, schedule: Any) -> Any:
    kind = f"torch.optim.{type(optimizer).__name__}"
    rule = _rule_of(optimizer, kind)
    names = {id(parameter): name for name, parameter in parameters.items()}
    if optimizer._optimizer_step_pre_hooks or optimizer._optimizer_step_post_hooks:
        raise ExportError(f"{kind} has a hook of its steps, which is not exported; remove it (handle.remove())")
    groups = {}
    for number, group in enumerate(optimizer.param_groups):
        options = _group(group, rule.options, kind)
        if "initial_lr" in group:
            if schedule is None:
                raise ExportError(f"{kind} has a scheduler, which sets its rates from outside; pass schedule=, a function of "
                                  "the steps done whose value multiplies the rate (lambda step: 1.0 for the rate as it began)")
            options["lr"] = _number(group["initial_lr"], f"{kind}: initial_lr")
        for parameter in group["params"]:
            if id(parameter) not in names:
                raise ExportError(f"{kind}: group {number} has a parameter of shape {list(parameter.shape)} that is not the "
                                  "module's; make the optimizer from module.parameters() of this very module")
            jax_dtype(parameter.dtype, f"parameter {names[id(parameter)]!r}")
            groups[names[id(parameter)]] = options
    return TorchOptimizer(groups, optimizer, rule, schedule)


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
