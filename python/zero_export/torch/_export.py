"""`export_step`: a torch.nn.Module, a loss and an optimizer as one MLIR module with roles."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp
import torch

from zero_export import _export
from zero_export._roles import ExportError, Role
from zero_export.torch import _autocast, _batch, _environment, _hooks, _left, _optim, _scaler, _shared, _weights
from zero_export.torch._leaves import Leaves, abstract, leaves

# State containers; the roles of their leaves, and their names without the container, are given in _roles.
_KINDS = {"params": "param", "frozen": "frozen", "model_state": "model_state"}


@dataclasses.dataclass(frozen=True)
class TorchExported(_export.Exported):
    """An `Exported` that knows the module it was made of.

    Attributes:
      aliases: {name in state_dict: name of the leaf that holds the same (tied) tensor}.
      trained: names of the parameters that the step updates.
      frozen: names of the parameters that it does not: no requires_grad, in no group of the optimizer, or no gradient.
      constants: names of the buffers that are arguments of role const: the step reads but never writes them.
    """

    aliases: dict[Any, Any]
    trained: tuple[Any, ...]
    frozen: tuple[Any, ...]
    constants: tuple[Any, ...]
    _optimizer: Any = dataclasses.field(repr=False)
    _scaler: Any = dataclasses.field(repr=False)

    def initial(self, module: Any, seed: int = 0) -> Any:
        """{leaf name: NumPy array} of every state and constant, from the module's values and the optimizer's.

        An optimizer that has taken steps gives its moments; a random key in the state comes from `seed`.
        """
        return _weights.initial(self, module, self._optimizer, self._scaler, seed)

    def save_initial(self, path: Any, module: Any, seed: int = 0) -> None:
        """Writes `initial` as a .safetensors file, what `--init` of the executable reads."""
        _weights.write(path, self.initial(module, seed))


@dataclasses.dataclass(frozen=True)
class _Step:
    """The functions of one export; arrays are kept by state_dict name."""

    module: Any
    loss: Any
    batch: _batch.Batch
    autocast: Any
    scaler: Any

    def _loss_value(self, output: Any, targets: Any) -> Any:
        if self.loss is not None:
            return self.loss(output, *targets)
        return getattr(output, "loss", output)

    def evaluate(self, arrays: Any, batch: Any, key: Any) -> Any:
        """(loss, metrics, {buffer: new value}, the `Run`); `arrays` {name: array} of the module."""
        token = _autocast.scaled.set(self.scaler is not None)
        try:
            return self._evaluated(arrays, batch, key)
        finally:
            _autocast.scaled.reset(token)

    def _evaluated(self, arrays: Any, batch: Any, key: Any) -> Any:
        with _environment.Run(self.module, key, self.loss) as run:
            tensors = run.tensors(arrays)
            run.bind(leaves(self.module).all(), tensors)
            start = {name: tensor._elem for name, tensor in tensors.items()}
            args, kwargs, targets = run.tensors(self.batch.call({name: batch[name] for name in self.batch.leaves}))
            # The loss may read the module's parameters: they are the step's until it is computed.
            with (torch.autocast("cpu", self.autocast or torch.bfloat16, enabled=self.autocast is not None),
                  torch.nn.utils.stateless._reparametrize_module(self.module, tensors, tie_weights=True)):
                value = self._loss_value(self.module(*args, **kwargs), targets)
                run.bound.check_names(self.module)
            metrics = {}
            if isinstance(value, (tuple, list)) and len(value) == 2 and isinstance(value[1], dict):
                value, metrics = value
            value = _environment.array(value, "the loss")
            metrics = {name: jax.lax.stop_gradient(_environment.array(metric, f"metric {name!r}"))
                       for name, metric in metrics.items()}
            for name, tensor in tensors.items():
                _hooks.end(name, tensor)
            changed = {name: _environment.array(tensors[name], f"buffer {name!r}") for name in arrays}
        if value.shape != ():
            raise ExportError(f"the loss has shape {list(value.shape)}, not a scalar; reduce it with .mean() or .sum()")
        changed = {name: jax.lax.stop_gradient(new) for name, new in changed.items() if new is not start[name]}
        return value, metrics, changed, run


@dataclasses.dataclass(frozen=True)
class _Facts:
    """What one trace tells about a step.

    Attributes:
      updated: the buffers that it writes.
      without_gradient: the parameters that have no gradient.
      random: whether it draws numbers.
      outside: parameters and buffers whose memory it reads through other tensors.
    """

    updated: tuple[Any, ...]
    without_gradient: tuple[Any, ...]
    random: bool
    outside: tuple[Any, ...]


def _is_zero(jaxpr: Any, variable: Any) -> Any:
    """Whether a result is the zeros that JAX makes where there is no way from the loss to an argument."""
    if hasattr(variable, "val"):
        return variable.val == 0
    for equation in jaxpr.eqns:
        if variable in equation.outvars:
            return (equation.primitive.name == "broadcast_in_dim" and hasattr(equation.invars[0], "val")
                    and equation.invars[0].val == 0)
    return False


def _facts(step: Any, trainable: Any, rest: Any, batch: Any) -> Any:
    """Traces loss and gradient once; `trainable` and `rest` are {name: ShapeDtypeStruct}."""
    found: dict[Any, Any] = {}

    def loss(parameters: Any, rest: Any, batch: Any, key: Any) -> Any:
        value, metrics, changed, run = step.evaluate({**parameters, **rest}, batch, key)
        left = _left.arrays(run.changes, value)
        found.update(updated=tuple(changed), random=run.used_key, outside=tuple(sorted(run.bound.outside)),
                     changes=list(run.changes), left=left)
        return value, (value, metrics, changed, [array for array in left if array is not None])

    def trace() -> Any:
        key = jax.ShapeDtypeStruct((2,), jnp.uint32)
        return jax.make_jaxpr(jax.grad(loss, has_aux=True))(trainable, rest, batch, key)

    closed = trace()
    jaxpr, first = closed.jaxpr, dict(found)
    count = len(jaxpr.outvars) - sum(array is not None for array in first["left"])
    _left.check(trace, closed, count, first["changes"], first["left"])
    found = first
    gradients = dict(zip(sorted(trainable), jaxpr.outvars))
    return _Facts(found["updated"], tuple(n for n in trainable if _is_zero(jaxpr, gradients[n])), found["random"],
                  found["outside"])


def _clipped(gradients: Any, limit: Any) -> Any:
    """torch.nn.utils.clip_grad_norm_: gradients scaled so that their norm together is at most `limit`."""
    norms = jnp.stack([jnp.sqrt(jnp.sum(jnp.square(g.astype(jnp.float32)))) for g in gradients.values()])
    factor = jnp.minimum(limit / (jnp.sqrt(jnp.sum(jnp.square(norms))) + 1e-6), 1.0)
    return jax.tree.map(lambda g: (g.astype(jnp.float32) * factor).astype(g.dtype), gradients)


@dataclasses.dataclass(frozen=True)
class _Plan:
    """Which name goes where: the containers of the state, and the constants."""

    trained: tuple[Any, ...]
    frozen: tuple[Any, ...]
    model_state: tuple[Any, ...]
    constants: tuple[Any, ...]
    rng: str | None

    def state(self, arrays: Any, optimizer: Any, scaler: Any, key: Any) -> Any:
        """The state pytree of {name: array}."""
        parameters = {name: arrays[name] for name in self.trained}
        state = {"params": parameters, "frozen": {name: arrays[name] for name in self.frozen},
                 "model_state": {name: arrays[name] for name in self.model_state},
                 "opt_state": optimizer.init(parameters)}
        if scaler is not None:
            state["scaler"] = scaler.init()
        if self.rng == "state":
            state["rng"] = key
        return state

    def arrays(self, state: Any, batch: Any) -> Any:
        """{name: array} of the module's tensors, from a state and the constants of a batch."""
        return {**state["frozen"], **state["model_state"], **state["params"], **{name: batch[name] for name in self.constants}}


def _roles(name: str, leaf: Any) -> Any:
    """Roles by container, under state_dict names (params need none: they are the convention)."""
    for container, kind in _KINDS.items():
        if name.startswith(container + "/"):
            return Role(kind, name=name[len(container) + 1:])
    return None


def _choose(tensors: Any, optimizer: Any, facts: Any, rng: Any, with_init: Any) -> Any:
    """The `_Plan`: where each tensor of `tensors` (a `Leaves`) goes."""
    without = set(facts.without_gradient)
    wanted = [name for name, p in tensors.parameters.items() if p.requires_grad and name not in without]
    trained = tuple(optimizer.trained(wanted))
    if not trained:
        raise ExportError("no parameter is trained: none has requires_grad, a gradient, and a place in the optimizer")
    both = [name for name, p in tensors.parameters.items() if p.requires_grad and name in facts.updated]
    if both:
        raise ExportError(f"the module itself writes to the parameter {both[0]!r}, which has a gradient too; do the one "
                          "or the other: compute a new tensor from it, or make it a buffer")
    _shared.check_memory(tensors.all(), {*trained, *facts.updated})
    stale = [name for name in facts.outside if name in trained or name in facts.updated]
    if stale:
        raise ExportError(f"{stale[0]!r} is also read through another tensor that shares its memory (.data, a view), "
                          "which the module or the loss keeps: here that would stay as it is now; take it from the "
                          "module within the step, or keep a .clone()")
    frozen = [name for name in tensors.parameters if name not in trained and name not in facts.updated]
    model_state = [name for name in tensors.all() if name in facts.updated]
    constants = [name for name in tensors.buffers if name not in facts.updated]
    if with_init:
        # An executable that runs @init reads no file: what is constant then comes from @init, as state that stays.
        large = [name for name in constants if tensors.buffers[name].is_floating_point() and tensors.buffers[name].dim()]
        frozen += large
        model_state += [name for name in constants if name not in large]
        constants = []
    return _Plan(trained, tuple(frozen), tuple(model_state), tuple(constants), rng if facts.random else None)


def _make_module(module: Any, init: Any) -> Any:
    """(module, factory or None): a factory is called on the meta device, where nothing is computed."""
    if isinstance(module, torch.nn.Module):
        return module, init
    if not callable(module):
        raise ExportError(f"module is a {type(module).__name__}: neither a torch.nn.Module nor a callable that makes one")
    with torch.device("meta"):
        made = module()
    if not isinstance(made, torch.nn.Module):
        raise ExportError(f"module() returned a {type(made).__name__}, not a torch.nn.Module")
    return made, module if init is None else init


def _check_names(tensors: Any, batch: Any) -> None:
    for name in batch.leaves:
        if name in tensors.buffers:
            raise ExportError(f"an input and a buffer are both called {name!r}; pass the inputs as a dict of other names")


def _init_function(factory: Any, training: Any, module: Any, expected: Any) -> Any:
    """`init(key)`: the factory's own initial values, drawn from JAX's key."""

    def init(key: Any) -> Any:
        weights, rest = jax.random.split(key)
        with _environment.Run(module, weights):
            made = factory()
            tensors = leaves(made).all()
            arrays = {name: _environment.array(tensor, name) for name, tensor in tensors.items()}
        if sorted(arrays) != sorted(expected):
            differing = sorted(set(arrays) ^ set(expected))[0]
            raise ExportError(f"init makes a module of other tensors than the one exported (first: {differing!r})")
        arrays = {name: array.astype(expected[name].dtype) for name, array in arrays.items()}
        return training.plan.state(arrays, training.optimizer, training.step.scaler, rest)

    return init


@dataclasses.dataclass(frozen=True)
class _Training:
    """The JAX functions that `zero_export.export_step` takes."""

    step: _Step
    plan: _Plan
    optimizer: Any
    clip_norm: float | None

    def train(self, state: Any, batch: Any) -> Any:
        """One step: (new state, metrics)."""
        rng, key = batch.get("rng"), None
        if self.plan.rng == "state":
            rng, key = jax.random.split(state["rng"])
            rng, key = key, rng
        rest = self.plan.arrays({**state, "params": {}}, batch)

        def loss(parameters: Any) -> Any:
            drawn = rng if rng is not None else jnp.zeros(2, jnp.uint32)
            value, metrics, changed, _ = self.step.evaluate({**parameters, **rest}, batch, drawn)
            scaled = value if self.step.scaler is None else value * state["scaler"]["scale"]
            return scaled, (value, metrics, changed)

        (_, (value, metrics, changed)), gradients = jax.value_and_grad(loss, has_aux=True)(state["params"])
        new = {**state, **self._updated(gradients, state),
               "model_state": {name: changed.get(name, old) for name, old in state["model_state"].items()}}
        if key is not None:
            new["rng"] = key
        return new, {**metrics, "loss": value}

    def _updated(self, gradients: Any, state: Any) -> Any:
        """The states that the gradients change; of a scaled loss they are the optimizer's only where all are finite."""
        scaler: Any = self.step.scaler
        finite: Any = None
        if scaler is not None:
            gradients, finite = scaler.unscaled(gradients, state["scaler"])
        if self.clip_norm is not None:
            gradients = _clipped(gradients, self.clip_norm)
        parameters, opt_state = self.optimizer.step(gradients, state["opt_state"], state["params"])
        new = {"params": parameters, "opt_state": opt_state}
        if scaler is None:
            return new
        kept = jax.tree.map(lambda fresh, old: jnp.where(finite, fresh, old), new, {name: state[name] for name in new})
        return {**kept, "scaler": scaler.next(state["scaler"], finite)}

    def evaluate(self, state: Any, batch: Any) -> Any:
        """The loss as the module in eval mode gives it."""
        modes = [(part, part.training) for part in self.step.module.modules()]
        self.step.module.eval()
        try:
            value, metrics, _, run = self.step.evaluate(self.plan.arrays(state, batch), batch, jnp.zeros(2, jnp.uint32))
        finally:
            for part, mode in modes:
                part.training = mode
        if run.used_key:
            raise ExportError("the module draws random numbers in eval mode: @eval has no key for them; pass eval=False")
        return {**metrics, "loss": value}


def export_step(module: Any, loss: Any, optimizer: Any, inputs: Any, targets: Any = None, *, init: Any = None,
                eval: bool = False, rng: str = "argument", clip_norm: Any = None, schedule: Any = None, autocast: Any = None,
                scaler: Any = None, batch_dim: Any = 0) -> TorchExported:
    """Exports the training step of a PyTorch module as one MLIR module, on abstract shapes.

    Args:
      module: a torch.nn.Module, unmodified, on any device (`meta` too: no value is read), in the mode (train or eval)
        that its parts are in; or a callable without arguments that makes it, which then also gives `@init`.
      loss: `loss(output, targets)`, `loss(output)` without targets; a function or a module without parameters; or None
        where the module returns the loss, or an object with the attribute `loss`. Returns a scalar, or a pair (scalar,
        {name: metric}).
      optimizer: one of torch.optim with its parameter groups; an optax optimizer; or a callable that takes
        module.parameters() and returns one.
      inputs: a tensor, or a tuple of positional or a dict of keyword arguments of the module. Tensors (torch, NumPy,
        jax.ShapeDtypeStruct) give shapes alone; all else is passed on as it is.
      targets: a pytree of tensors for the loss, or None.
      init: a callable that makes the module: its initial values, drawn with JAX's random numbers, become `@init`.
      eval: also write `@eval`: the loss with the module in eval mode.
      rng: where the key of dropout comes from: "argument" (a new one each step) or "state" (split each step).
      clip_norm: limit on the gradients' norm together, as torch.nn.utils.clip_grad_norm_ applies it; None for none.
      schedule: for torch.optim: function of the steps done (a JAX integer) whose value multiplies every group's rate.
      autocast: torch.bfloat16 to run module and loss as under torch.autocast("cpu", torch.bfloat16); regions that the
        module itself opens count anyway. torch.float16 wants a `scaler`.
      scaler: a torch.amp.GradScaler: the loss is multiplied by its scale, gradients are divided by it before they are
        clipped, and a step with one that is not finite changes neither parameters nor the optimizer's states. Its scale is
        state.
      batch_dim: dimension of the rows in every tensor of the batch, or {name: dimension} where some are not 0;
        None for a tensor that is the same on every rank.

    Leaf names are those of `state_dict`; a tied tensor is one leaf, under its first name. Buffers that the step writes
    are `model_state`; those that it only reads are arguments of role `const` (with `@init`: state that stays). Integers of
    64 bits become 32-bit, as JAX has them.

    Returns:
      A `TorchExported`.

    Raises:
      ExportError: names the module, the line of the model, and what to do.
    """
    if rng not in ("argument", "state"):
        raise ExportError(f"rng is {rng!r}; expected 'argument' or 'state'")
    token = _autocast.scaled.set(scaler is not None)
    try:
        _autocast.check(autocast)
    finally:
        _autocast.scaled.reset(token)
    module, init = _make_module(module, init)
    tensors = leaves(module)
    _hooks.check(module)
    if isinstance(loss, torch.nn.Module) and any(p.requires_grad for p in loss.parameters()):
        raise ExportError("the loss has parameters of its own; make it a part of the module, which then returns the loss")
    batch = _batch.batch_of(module, inputs, targets)
    _check_names(tensors, batch)
    wrapped = _optim.wrap(optimizer, module, tensors.parameters, schedule)
    shapes = {name: abstract(tensor, f"tensor {name!r}") for name, tensor in tensors.all().items()}
    trainable = {name: shapes[name] for name, p in tensors.parameters.items() if p.requires_grad}
    step = _Step(module, loss, batch, autocast, _scaler.wrap(scaler, trainable))
    facts = _facts(step, trainable, {n: s for n, s in shapes.items() if n not in trainable}, batch.leaves)
    plan = _choose(tensors, wrapped, facts, rng, init is not None)
    training = _Training(step, plan, wrapped, clip_norm)
    exported: TorchExported = _exported(training, tensors, shapes, init, eval, batch_dim)
    return exported


def _exported(training: Any, tensors: Leaves, shapes: Any, init: Any, evaluate: Any, batch_dim: Any) -> Any:
    plan, optimizer = training.plan, training.optimizer
    key = jax.ShapeDtypeStruct((2,), jnp.uint32)
    state = jax.eval_shape(lambda arrays, key: plan.state(arrays, optimizer, training.step.scaler, key), shapes, key)
    batch = {**training.step.batch.leaves, **{name: shapes[name] for name in plan.constants}}
    if plan.rng == "argument":
        batch["rng"] = key
    dims = {name: batch_dim.get(name, 0) if isinstance(batch_dim, dict) else batch_dim for name in batch}
    dims.update(dict.fromkeys(plan.constants))
    if isinstance(batch_dim, dict) and set(batch_dim) - set(batch):
        unknown = sorted(set(batch_dim) - set(batch))[0]
        raise ExportError(f"batch_dim names {unknown!r}; the batch has {', '.join(sorted(batch))}")
    exported = _export.export_step(
        training.train, state, batch, roles=_roles, batch_dim=dims,
        init=None if init is None else _init_function(init, training, training.step.module, shapes),
        eval=training.evaluate if evaluate else None)
    fields = {field.name: getattr(exported, field.name) for field in dataclasses.fields(exported)}
    return TorchExported(**fields, aliases=tensors.aliases, trained=plan.trained, frozen=plan.frozen,
                         constants=plan.constants, _optimizer=optimizer, _scaler=training.step.scaler)
