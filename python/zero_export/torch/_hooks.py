"""Functions that PyTorch calls in its backward pass, and what asks for a gradient there.

A hook of a tensor or a parameter is called on the gradient of it. What a hook of a module is given, all gradients of its
inputs at once, is not followed; nor is a gradient that the step asks PyTorch for (`torch.autograd.grad`, `backward()`).
"""

from __future__ import annotations

import contextlib
from typing import Any

import jax
import torch
from torchax import tensor, view

from zero_export._roles import ExportError
from zero_export.torch import _gradients
from zero_export.torch._gradients import differentiated


def check(module: Any) -> None:
    """Raises ExportError for hooks that are not followed."""
    for name, part in module.named_modules():
        if part._backward_hooks or part._backward_pre_hooks:
            raise ExportError(f"module {name!r} ({type(part).__name__}) has a backward hook, which is not exported; "
                              "remove it (handle.remove()) if it only looks at gradients, else use a hook of a tensor "
                              "(register_hook) or a torch.autograd.Function")
    for name, parameter in module.named_parameters():
        if parameter._post_accumulate_grad_hooks:
            raise ExportError(f"parameter {name!r} has a hook that is called when its gradient is complete "
                              "(register_post_accumulate_grad_hook), which is not exported; use register_hook, which "
                              "returns the gradient")


def hooked(array: Any, hooks: Any, env: Any) -> Any:
    """`array`, whose gradient is what `hooks` make of it one after the other."""
    def backward(_: Any, cotangent: Any) -> Any:
        gradient: Any = tensor.Tensor(cotangent, env)
        with env, torch.device("jax"), torch.no_grad():
            for hook in hooks:
                result = hook(gradient)
                gradient = gradient if result is None else result
        return (_gradients.array_of(gradient).astype(cotangent.dtype),)

    same = jax.custom_vjp(lambda array: array)
    same.defvjp(lambda array: (array, None), backward)
    return same(array)


class _Handle:
    """What `register_hook` returns."""

    def remove(self) -> None:
        raise ExportError("a hook that is removed within the step is not exported; do not register it")


def _register(env: Any) -> Any:
    def register_hook(self: Any, hook: Any) -> Any:
        if isinstance(self, view.View) or vars(self).get("_used") or "_alias" in vars(self):
            raise ExportError("a hook is registered on a tensor that has been used, or is a view: only what follows "
                              "would have its gradient changed here; register it on the result of an operator "
                              "(.clone()), before that is used")
        self._elem = hooked(self._elem, [hook], env)
        return _Handle()

    return register_hook


def _refused(name: str) -> Any:
    def ask(*args: Any, **kwargs: Any) -> Any:
        raise ExportError(f"{name} asks PyTorch for a gradient within the step: its record of what was computed does "
                          "not exist here; write the derivative with operators")
    return ask


def _set_gradient(self: Any, wanted: bool = True) -> Any:
    """`requires_grad_()`: between False and True the gradient passes by."""
    state = vars(self)
    if not wanted and "_held" not in state and differentiated(self):
        if isinstance(self, view.View):
            raise ExportError("requires_grad_(False) of a view, which PyTorch refuses too; use detach()")
        state["_held"], state["_held_late"] = self._elem, state.get("_used", False)
        self._elem = state["_stopped"] = jax.lax.stop_gradient(self._elem)
    elif wanted:
        release(self)
        if state.get("_without_gradient"):
            raise ExportError("requires_grad_() of a parameter that has requires_grad=False outside of the step: set it "
                              "before the export")
    return self


def release(value: Any) -> None:
    """Ends `requires_grad_(False)`."""
    state = vars(value)
    if "_held" in state:
        held, stopped = state.pop("_held"), state.pop("_stopped")
        value._elem = held if value._elem is stopped else _gradients.unseen(held, value._elem)


def end(name: str, value: Any) -> None:
    """Ends `requires_grad_(False)` of a state at the end of a step."""
    if "_held" in vars(value) and vars(value)["_held_late"]:
        raise ExportError(f"the step uses {name!r} with its gradient first, and ends with requires_grad_(False) of it, so "
                          "that PyTorch would not train it from the second step on; set it back within the step")
    release(value)


@contextlib.contextmanager
def kept(env: Any) -> Any:
    """Within it, tensors of torchax say whether they have a gradient, and take hooks."""
    names = ("register_hook", "retain_grad", "requires_grad", "requires_grad_", "backward")
    kinds = (tensor.Tensor, view.View)
    before = [(kind, name, kind.__dict__.get(name)) for kind in kinds for name in names]
    grad, backward = torch.autograd.grad, torch.autograd.backward
    for kind in kinds:
        kind.register_hook = _register(env)
        kind.retain_grad = lambda self: None
        kind.requires_grad = property(differentiated, _set_gradient)
        kind.requires_grad_ = _set_gradient
        kind.backward = _refused("backward()")
    torch.autograd.grad, torch.autograd.backward = _refused("torch.autograd.grad"), _refused("torch.autograd.backward")
    try:
        yield
    finally:
        torch.autograd.grad, torch.autograd.backward = grad, backward
        for kind, name, value in before:
            if value is None:
                delattr(kind, name)
            else:
                setattr(kind, name, value)
