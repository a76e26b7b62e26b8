"""Where PyTorch stops or replaces gradients and JAX, which torchax hands the computation to, would not know.

- Under `torch.no_grad()` results are constants to the gradient. torchax ignores the mode.
- `.detach()` and `.data` of a view, and `.data` of a tensor, are constants that share memory.
- `torch.autograd.Function` has a backward of its own.
"""

from __future__ import annotations

import contextlib
from typing import Any

import jax
import jax.numpy as jnp
import torch
from torch.utils import _pytree as pytree
from torchax import tensor, view
from torchax.ops import jaten

from zero_export._roles import ExportError


def _stopped(array: Any) -> Any:
    return jax.lax.stop_gradient(array) if jnp.issubdtype(array.dtype, jnp.inexact) else array


@jax.custom_jvp
def _unseen(old: Any, new: Any) -> Any:
    return new


_unseen.defjvps(lambda tangent, result, old, new: tangent, None)


def unseen(old: Any, new: Any) -> Any:
    """`new`, written over `old` where the gradient does not look: that goes on as if `old` were still there."""
    if new is old:
        return new
    if old.shape != new.shape or old.dtype != new.dtype or not jnp.issubdtype(new.dtype, jnp.inexact):
        return _stopped(new)
    return _unseen(old, new)


class _Same(view.ViewInfo):
    """The view of all of a tensor."""

    def __init__(self) -> None:
        super().__init__(view.ViewInfoType.NO_OP)

    def transform_tensor(self, jax_array: Any) -> Any:
        return jax_array

    def update_tensor(self, new_value: Any, jax_array: Any) -> Any:
        return unseen(jax_array, new_value)

    def calculate_output_shape(self, source: Any) -> Any:
        return source.shape


def is_detached(value: Any) -> Any:
    """Whether a view shares memory with a tensor but not its gradient."""
    return isinstance(value, view.View) and getattr(value, "detached_", False)


def detached(value: Any, env: Any) -> Any:
    """A view of the whole of `value` that shares its memory and not its gradient."""
    result = view.View(value, _Same(), env)
    result.detached_ = True
    return result


def array_of(value: Any) -> Any:
    """The JAX array of a torchax tensor or view."""
    return _stopped(value.jax()) if is_detached(value) else value.jax()


def without_gradient(result: Any, arguments: Any, in_place: Any, env: Any, before: Any = ()) -> Any:
    """The result of an operator that ran under torch.no_grad(); `before` are the arrays of its arguments' memory until then."""
    inputs = {id(value) for value in arguments}
    changed = {id(value): array for value, array in zip(arguments, before)} if in_place else {}

    def one(value: Any) -> Any:
        if isinstance(value, view.View):
            if not in_place:
                value.detached_ = True
        elif id(value) in changed:
            value._elem = unseen(changed[id(value)], value._elem)
        elif id(value) not in inputs:
            value._elem = _stopped(value._elem)
        else:
            # An operator with nothing to do returned its operand, which others go on differentiating.
            return tensor.Tensor(_stopped(value._elem), env)
        return value

    return pytree.tree_map_only((tensor.Tensor, view.View), one, result)


class _Context:
    """What `torch.autograd.Function` is given as `ctx`; any attribute may be set on it."""

    def __init__(self, needs_input_grad: Any) -> None:
        self.needs_input_grad, self.saved_tensors = needs_input_grad, ()

    def save_for_backward(self, *tensors: Any) -> None:
        self.saved_tensors = tensors

    def mark_non_differentiable(self, *tensors: Any) -> None:
        """Their gradients are not asked for."""

    def set_materialize_grads(self, value: Any) -> None:
        """Gradients are always there."""

    def mark_dirty(self, *tensors: Any) -> None:
        raise ExportError("torch.autograd.Function.mark_dirty: an operand changed in place cannot be exported; return a "
                          "new tensor")


def _is_tensor(value: Any) -> Any:
    return isinstance(value, torch.Tensor)


def _call_forward(function: Any, ctx: Any, args: Any) -> Any:
    if function.setup_context is not torch.autograd.function._SingleLevelFunction.setup_context:
        result = function.forward(*args)
        function.setup_context(ctx, args, result)
        return result
    return function.forward(ctx, *args)


def _custom(function: Any, args: Any, env: Any) -> Any:
    """`function.apply(*args)`, with its own backward as the gradient."""
    places = [i for i, value in enumerate(args) if _is_tensor(value)]
    needs = tuple(_is_tensor(value) and value.is_floating_point() for value in args)
    asked = {place: differentiated(args[place]) for place in places}
    states = [place for place in places if env.bound.holds(args[place])]
    kept: dict[str, Any] = {}

    def forward(*arrays: Any) -> Any:
        full = list(args)
        for place, array in zip(places, arrays):
            full[place] = tensor.Tensor(array, env)
            vars(full[place])["_differentiated"] = asked[place]
        kept["states"] = [full[place] for place in states]
        ctx = _Context(needs)
        with torch.no_grad():
            result = _call_forward(function, ctx, full)
        kept["single"] = not isinstance(result, tuple)
        results = env.t2j_iso((result,) if kept["single"] else result)
        kept["written"] = [place for place, array in zip(places, arrays) if full[place]._elem is not array]
        return (results, tuple(full[place]._elem for place in kept["written"])), ctx

    def save(*arrays: Any) -> Any:
        result, ctx = forward(*arrays)
        flat, kept["tree"] = pytree.tree_flatten(vars(ctx))
        kept["rest"] = [None if _is_tensor(value) else value for value in flat]
        kept["tensors"] = [i for i, value in enumerate(flat) if _is_tensor(value)]
        kept["of_states"] = [i for i in kept["tensors"] if any(flat[i] is state for state in kept["states"])]
        return result, [array_of(flat[i]) for i in kept["tensors"]]

    def backward(residuals: Any, cotangents: Any) -> Any:
        flat = list(kept["rest"])
        for place, array in zip(kept["tensors"], residuals):
            flat[place] = tensor.Tensor(array, env)
        ctx = _Context(needs)
        vars(ctx).update(pytree.tree_unflatten(flat, kept["tree"]))
        # The backward pass runs after the forward pass has left the environment.
        with env, torch.device("jax"):
            given = [None if c.dtype == jax.dtypes.float0 else tensor.Tensor(c, env) for c in cotangents[0]]
            before = [flat[i]._elem for i in kept["of_states"]]
            gradients = function.backward(ctx, *given)
            if any(flat[i]._elem is not array for i, array in zip(kept["of_states"], before)):
                raise ExportError(f"{function.__name__}.backward changes a parameter or buffer in place, which would be "
                                  "lost here; change it in the forward pass")
        gradients = gradients if isinstance(gradients, tuple) else (gradients,)
        return tuple(None if gradients[i] is None or not needs[i] else array_of(gradients[i]) for i in places)

    call = jax.custom_vjp(lambda *arrays: forward(*arrays)[0])
    call.defvjp(save, backward)
    results, written = call(*(env.t2j_iso(args[i]) for i in places))
    for place, array in zip(kept["written"], written):
        with torch.no_grad():  # as in PyTorch, where forward runs so: the gradient passes by what it writes
            args[place].copy_(tensor.Tensor(array, env))
    result = tuple(tensor.Tensor(array, env) for array in results)
    return result[0] if kept["single"] else result


def differentiated(value: Any) -> bool:
    """Whether the gradient of the step goes through the array of a tensor, as JAX's trace of it says; of what the forward
    pass of a Function is given, whether it goes through what the Function was applied to."""
    if is_detached(value) or not isinstance(value, (tensor.Tensor, view.View)):
        return False
    if "_differentiated" in vars(value):
        return bool(vars(value)["_differentiated"])
    return type(value.jax()).__name__ in ("JVPTracer", "LinearizeTracer")


def used(values: Any) -> None:
    """Notes that tensors have been read: a hook that is registered later would miss a part of the gradient."""
    for value in values:
        if isinstance(value, (tensor.Tensor, view.View)):
            vars(value)["_used"] = True


@contextlib.contextmanager
def _states_stay(env: Any) -> Any:
    """Within it, what `torch.utils.checkpoint` computes again in the backward pass, states are not written."""
    before = env.bound.written()
    yield
    for name, array in env.bound.written().items():
        if array is not before[name]:
            raise ExportError(f"{name!r} is written in what torch.utils.checkpoint runs, and PyTorch writes it once "
                              "more when it computes that again; turn checkpointing off for the export: what is "
                              "computed again is the compiler's decision")


@contextlib.contextmanager
def patched(env: Any) -> Any:
    """PyTorch's and torchax's entry points that no dispatch mode sees, for the time of a trace."""
    original_apply, original_data = torch.autograd.Function.__dict__["apply"], tensor.Tensor.data
    original_assign, original_checkpoint = view.View.__setitem__, torch.utils.checkpoint._checkpoint_without_reentrant_generator

    def apply(cls: Any, *args: Any, **kwargs: Any) -> Any:
        if not any(isinstance(value, (tensor.Tensor, view.View)) for value in args):
            return original_apply.__get__(None, cls)(*args, **kwargs)
        used(args)
        if cls is torch.utils.checkpoint.CheckpointFunction:
            run, _, *rest = args
            with _states_stay(env):
                if any(differentiated(value) for value in rest if isinstance(value, (tensor.Tensor, view.View))):
                    return run(*rest)
                with torch.no_grad():  # PyTorch warns of it: parameters inside have no gradient
                    return run(*rest)
        return _custom(cls, env.bound.replaced(args), env)

    def checkpointed(*args: Any, **kwargs: Any) -> Any:
        with _states_stay(env):
            yield

    def assign(self: Any, key: Any, value: Any) -> None:
        used((value,))
        key, value = env.t2j_iso((key, value))
        mask = key[0] if isinstance(key, tuple) and len(key) == 1 else key
        if isinstance(mask, jax.Array) and mask.dtype == jnp.bool_:
            # The shape of what a mask chooses is not known; that of what it is chosen from is.
            self.update(jaten._shape_static_boolean_index_put(self.jax(), mask, value, is_sequential=False))
        else:
            original_assign(self, key, value)

    torch.autograd.Function.apply = classmethod(apply)
    torch.utils.checkpoint._checkpoint_without_reentrant_generator = checkpointed
    view.View.__setitem__ = assign
    def set_data(self: Any, other: Any) -> None:
        self._elem = unseen(self._elem, env.t2j_iso(other))

    tensor.Tensor.data = property(lambda self: detached(self, env), set_data)
    try:
        yield
    finally:
        torch.autograd.Function.apply, tensor.Tensor.data = original_apply, original_data
        torch.utils.checkpoint._checkpoint_without_reentrant_generator = original_checkpoint
        view.View.__setitem__ = original_assign
