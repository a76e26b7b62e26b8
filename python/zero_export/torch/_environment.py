"""The torchax environment in which a module is traced, and what we put right in it.

torchax gives every PyTorch operator a meaning in JAX. Added are: tensors that are no parameter and no buffer (a mask
kept as an attribute) count as constants; operators of `_operators`; gradients that stop where PyTorch's do, see
`_gradients`; and an error tells which module and which line of the model it comes from.
"""

from __future__ import annotations

import contextlib
import functools
import os
import traceback
import types
import warnings
from typing import Any

import jax
import jax.numpy as jnp
import torch
import torchax
from torch.utils import _pytree as pytree
from torchax import tensor, view

from zero_export._roles import ExportError
from zero_export.torch import _aliases, _autocast, _experts, _gradients, _hooks, _in_place, _left, _operators, _shared

_LIBRARIES = tuple(os.path.dirname(os.path.abspath(str(package.__file__))) for package in (torch, torchax, jax)) + (
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))),)


class Environment(tensor.Environment):
    """torchax's environment with our operators, and constants for tensors that JAX does not know yet."""

    def __init__(self) -> None:
        super().__init__()
        self.bound = _shared.Bound()
        for function, implementation in _operators.table(self).items():
            self.override_op_definition(function, implementation)

    def t2j_iso(self, values: Any) -> Any:
        def known(value: Any) -> Any:
            if isinstance(value, view.View):
                return tensor.Tensor(_gradients.array_of(value), self)
            if isinstance(value, tensor.Tensor) or value.dim() == 0 and not value.is_meta:
                return value
            if value.is_meta:
                raise ExportError(f"a tensor of shape {list(value.shape)} on the meta device is used as a constant: it has no "
                                  "values; make it a buffer (register_buffer), or build the model on the CPU")
            return tensor.Tensor(self.t2j_copy(value), self)

        return super().t2j_iso(pytree.tree_map_only(torch.Tensor, known, self.bound.replaced(values)))

    def v2t_iso(self, values: Any) -> Any:
        def copied(value: Any) -> Any:
            result = tensor.Tensor(_gradients.array_of(value), self)
            vars(result)["_of_view"] = True
            return result

        return pytree.tree_map_only(view.View, copied, values)

    def dispatch(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        args, kwargs = self.bound.replaced((args, kwargs or {}))
        args, kwargs = _autocast.cast(func, args, kwargs)
        operands = [v for v in pytree.tree_leaves((args, kwargs)) if isinstance(v, (tensor.Tensor, view.View))]
        name = _aliases.name_of(func)
        in_place = name.endswith("_") and not name.endswith("__")
        if in_place and args:
            self.bound.check_write(args[0])
        if not operands:
            result = super().dispatch(func, types, args, kwargs)
            self.bound.note_made((args, kwargs), result)
            return result
        for operand in operands:
            _aliases.refresh(operand)
        if in_place and (name in _in_place.TURNED or name == "detach_"):
            return self._renamed(func, name, args, kwargs)
        before = [_aliases.root(operand)._elem for operand in operands]
        again = functools.partial(self._computed, func, types, args, kwargs)
        result = again()
        _gradients.used(operands)
        if in_place and args and isinstance(args[0], view.View):
            result = self._in_place_of_view(args[0], result, before[0])
        _aliases.note(func, args, kwargs, result, again)
        _aliases.note_strides(operands, result)
        result = self._without_gradient(func, args, operands, before, in_place, result)
        for operand, array in zip(operands, before):
            if _aliases.root(operand)._elem is not array:
                _aliases.write_back(_aliases.root(operand))
        return result

    def _computed(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        name = _aliases.name_of(func)
        _in_place.check(name)
        if _in_place.has_outputs(func, kwargs):
            return _in_place.functional(func, name, args, kwargs, self)[0]
        try:
            return super().dispatch(func, types, args, kwargs)
        except tensor.OperatorNotFound:
            found = _in_place.functional(func, name, args, kwargs, self)
            if found is None:
                raise
            return found[0]

    def _renamed(self, func: Any, name: str, args: Any, kwargs: Any) -> Any:
        """What an operator makes of its operand that leaves the memory as it is."""
        value = args[0]
        if name != "detach_":
            return _in_place.turn(func, name, value, args, kwargs, self)
        if isinstance(value, view.View) or "_alias" in vars(value):
            raise ExportError("detach_() of a view, which PyTorch refuses too; use detach()")
        hidden = _aliases.taken_over(value, self)
        _aliases.be_of(value, name, hidden, lambda: jax.lax.stop_gradient(hidden._elem),
                       lambda array: _gradients.unseen(hidden._elem, array))
        return value

    @staticmethod
    def _in_place_of_view(changed: Any, result: Any, before: Any) -> Any:
        """Writes what an operator has written to a copy of a view, which is what torchax gives most of them."""
        if isinstance(result, tensor.Tensor) and _aliases.root(changed)._elem is before:
            changed.update(result._elem)
            return changed
        return result

    def _without_gradient(self, func: Any, args: Any, operands: Any, before: Any, in_place: Any, result: Any) -> Any:
        if not torch.is_grad_enabled():
            if _aliases.name_of(func) == "contiguous" and result is args[0]:
                return result  # PyTorch's is the operand itself, with its gradient
            return _gradients.without_gradient(result, operands, in_place, self, before)
        if args and _gradients.is_detached(args[0]):
            return self._part_of_detached(func, result)
        return result

    def _part_of_detached(self, func: Any, result: Any) -> Any:
        """The result of an operator whose operand is a detached view: so is a view of it, and a copy of a part of it."""
        operator = self._ops.get(func)
        if isinstance(result, view.View):
            result.detached_ = True
        elif isinstance(result, tensor.Tensor) and operator is not None and operator.is_view_op:
            return _gradients.without_gradient(result, [], False, self)
        return result


@functools.cache
def environment() -> Any:
    """The one environment: its tables are large, its state is that of one trace."""
    return Environment()


class _Place:
    """Which modules are running: forward hooks keep their names on a stack, which an error leaves as it is."""

    def __init__(self, module: Any) -> None:
        self._names = {id(part): name for name, part in module.named_modules()}
        self._stack: list[Any] = []

    @contextlib.contextmanager
    def watched(self) -> Any:
        def enter(module: Any, inputs: Any) -> None:
            self._stack.append(module)

        def leave(module: Any, inputs: Any, outputs: Any) -> None:
            self._stack.pop()

        hooks = [torch.nn.modules.module.register_module_forward_pre_hook(enter),
                 torch.nn.modules.module.register_module_forward_hook(leave)]
        try:
            yield self
        finally:
            for hook in hooks:
                hook.remove()

    def text(self) -> Any:
        """The innermost module that was running, as "module 'blocks.0.mlp' (Linear)"."""
        if not self._stack:
            return "the loss"
        module = self._stack[-1]
        name = self._names.get(id(module))
        return f"module {name!r} ({type(module).__name__})" if name else f"module {type(module).__name__}"


def _line(error: Any) -> Any:
    """Where the user's own code was: "model.py:12 `if x.sum() > 0:`", or ""."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__)
              if not os.path.abspath(frame.filename).startswith(_LIBRARIES) and os.path.exists(frame.filename)]
    if not frames:
        return ""
    return f" at {frames[-1].filename}:{frames[-1].lineno} `{frames[-1].line}`"


def _reason(error: Any) -> Any:
    """What went wrong, and what to do about it."""
    if isinstance(error, tensor.OperatorNotFound) or "has no lowering" in str(error):
        return (f"torchax {torchax.__version__} cannot do it: {error}; write it with other operators, or give the operator a "
                "meaning with zero_export.torch.register_operator")
    if isinstance(error, jax.errors.NonConcreteBooleanIndexError):
        return ("a boolean mask as an index gives a tensor whose shape depends on values, but a compiled step has one shape; "
                "use torch.where or masked_fill")
    if isinstance(error, (jax.errors.ConcretizationTypeError, jax.errors.TracerArrayConversionError)):
        return ("Python asks for a tensor's value (if, while, int(), float(), .item(), a shape), but a step is compiled once "
                "for all values; use torch.where, or make the decision before the step")
    return f"{type(error).__name__}: {str(error).strip() or 'no message'}"


@contextlib.contextmanager
def _explained(place: Any) -> Any:
    try:
        yield
    except ExportError as error:
        raise ExportError(f"{place.text()}{_line(error)}: {error}") from error
    except Exception as error:
        raise ExportError(f"{place.text()}{_line(error)}: {_reason(error)}") from error


@contextlib.contextmanager
def _as_compiled() -> Any:
    """Tells libraries what they ask for before they look at values (whether a mask hides anything), or keep what they made of
    shapes in a cache, where values of this trace would stay behind. nn.Transformer asks nobody whether its mask is the causal
    one: that chooses a kernel, not a meaning."""
    transformer, compiler = torch.nn.modules.transformer, torch.compiler
    originals = transformer._detect_is_causal_mask, compiler.is_compiling
    transformer._detect_is_causal_mask = lambda mask, is_causal=None, size=None: is_causal is True
    compiler.is_compiling = lambda: True
    try:
        yield
    finally:
        transformer._detect_is_causal_mask, compiler.is_compiling = originals


def _inside(value: Any) -> Any:
    """What an object holds: attributes, items, what a function closes over or is bound to."""
    if isinstance(value, (list, tuple, set)):
        return value
    if isinstance(value, dict):
        return value.values()
    if isinstance(value, functools.partial):
        return (value.func, value.args, value.keywords)
    if isinstance(value, types.MethodType):
        return (value.__self__, value.__func__)
    if isinstance(value, types.FunctionType):
        return [cell.cell_contents for cell in value.__closure__ or () if cell != types.CellType()]
    return vars(value).values() if _has_attributes(value) else ()


def _has_attributes(value: Any) -> Any:
    """Whether a value is an object whose attributes the user's code may set: no class, no tensor, no library."""
    return hasattr(value, "__dict__") and not isinstance(value, (type, torch.Tensor, types.ModuleType, types.FunctionType))


def _objects(roots: Any) -> Any:
    """All objects with attributes that `roots` lead to."""
    seen, found, pending = set(), [], list(roots)
    while pending:
        value = pending.pop()
        if id(value) in seen or isinstance(value, (str, bytes, int, float, complex, type(None))):
            continue
        seen.add(id(value))
        if _has_attributes(value):
            found.append(value)
        pending.extend(_inside(value))
    return found


@contextlib.contextmanager
def _attributes_kept(*roots: Any) -> Any:
    """Gives the module, its parts, and what they and the loss hold (a noise schedule) their plain attributes back: one that
    keeps its last output, or moves a table to the device of its inputs, would keep a tracer. The same of its tensors:
    torch.func.functional_call forgets one that is reached by two names of a part which two others share."""
    found = _objects(roots)
    holders = [(part, vars(part)) for part in found]
    holders += [(None, holder) for part in found if isinstance(part, torch.nn.Module)
                for holder in (part._parameters, part._buffers)]
    before = [(part, holder, dict(holder)) for part, holder in holders]
    changes: list[Any] = []
    try:
        yield changes
    finally:
        for part, now, attributes in before:
            if part is not None:
                changes += [_left.Change(part, now, name, attributes.get(name, _left.MISSING), value)
                            for name, value in now.items() if name not in attributes or attributes[name] is not value]
            if now.keys() != attributes.keys() or any(now[name] is not value for name, value in attributes.items()):
                now.clear()
                now.update(attributes)


class Run:
    """One run of Python code on torchax tensors, inside a JAX trace.

        with Run(module, key) as run:
            y = module(run.tensors(x))
        run.used_key  # whether random numbers were drawn
    """

    def __init__(self, module: Any, key: Any, loss: Any = None) -> None:
        self._module, self._key, self._loss = module, key, loss
        self.used_key, self.bound = False, _shared.Bound()
        self.changes: list[Any] = []

    def tensors(self, values: Any) -> Any:
        """JAX arrays of a pytree as torchax tensors."""
        env = environment()
        return jax.tree.map(lambda leaf: tensor.Tensor(leaf, env) if hasattr(leaf, "dtype") else leaf, values)

    def bind(self, originals: Any, ours: Any) -> None:
        """`ours` {name: tensor} stand for the module's own tensors `originals` {name: tensor}."""
        env = environment()
        for name, original in originals.items():
            mine = ours[name]
            if original.requires_grad and original._backward_hooks:
                mine._elem = _hooks.hooked(mine._elem, list(original._backward_hooks.values()), env)
            vars(mine)["_without_gradient"] = isinstance(original, torch.nn.Parameter) and not original.requires_grad
        # Behind this every look at one of `originals` is the step's own.
        self.bound.bind(self._module, originals, ours)

    def __enter__(self) -> Any:
        env = environment()
        self._stack = contextlib.ExitStack()
        with contextlib.ExitStack() as stack:
            stack.enter_context(_explained(stack.enter_context(_Place(self._module).watched())))
            # JAX has no 64-bit integers unless asked; that PyTorch's become 32-bit is documented.
            self.changes = stack.enter_context(_attributes_kept(self._module, self._loss))
            stack.enter_context(_as_compiled())
            stack.enter_context(_experts.static_experts())
            stack.enter_context(_operators.batch_norms())
            stack.enter_context(_gradients.patched(env))
            stack.enter_context(_aliases.kept())
            stack.enter_context(_hooks.kept(env))
            self.bound = env.bound = _shared.Bound()
            stack.callback(setattr, env, "bound", _shared.Bound())
            stack.enter_context(torch.enable_grad())
            stack.enter_context(warnings.catch_warnings())
            warnings.filterwarnings("ignore", message=".*dtype u?int64 .*not available")
            key = jax.random.wrap_key_data(self._key)
            stack.enter_context(env.override_property(prng=key, autocast_dtype=None))
            stack.callback(self._note, env, key)
            stack.enter_context(env)
            # Tensors that the model makes on the way (torch.arange) are part of the trace, not constants.
            stack.enter_context(torch.device("jax"))
            self._stack = stack.pop_all()
        return self

    def _note(self, env: Any, key: Any) -> None:
        self.used_key = env.param.prng is not key

    def __exit__(self, *error: Any) -> Any:
        return self._stack.__exit__(*error)


def array(value: Any, what: str) -> Any:
    """The JAX array of a torchax tensor (or of a plain one, or a number)."""
    if isinstance(value, (tensor.Tensor, view.View)):
        return _gradients.array_of(value)
    if isinstance(value, torch.Tensor):
        return environment().t2j_copy(value)
    if isinstance(value, (int, float)):
        return jnp.asarray(value)
    raise ExportError(f"{what} is a {type(value).__name__}, not a tensor")
