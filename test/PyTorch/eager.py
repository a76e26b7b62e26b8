"""Loss, gradients and buffers of one step as the exporter's functions compute them in JAX, beside PyTorch's own."""

import copy

import jax
import jax.numpy as jnp
import numpy as np
import torch

import zero_export.torch as zero_torch
from zero_export.torch import _batch, _export
from zero_export.torch._leaves import leaves


def registry():
    """({name: function}, {name: what the exporter says of it}, the decorators of a case, and of one that is refused)."""
    cases, messages = {}, {}

    def case(function):
        cases[function.__name__] = function
        return function

    def refused(message):
        def register(function):
            messages[function.__name__] = message
            return case(function)
        return register

    return cases, messages, case, refused


def _squares(output):
    return output.float().square().sum()


def _eager(module, loss, inputs, targets):
    before = copy.deepcopy(module.state_dict())
    value = loss(module(inputs)) if targets is None else loss(module(inputs), targets)
    value.backward()
    gradients = {name: p.grad.numpy().copy() for name, p in module.named_parameters() if p.grad is not None}
    buffers = {name: b.detach().numpy().copy() for name, b in module.named_buffers()}
    module.zero_grad()
    module.load_state_dict(before)
    return value.item(), gradients, buffers


def _exported(module, loss, inputs, targets):
    batch = _batch.batch_of(module, inputs, targets)
    found = leaves(module)
    step = _export._Step(module, loss, batch, None, None)
    arrays = {name: jnp.asarray(value.detach().numpy()) for name, value in found.all().items()}
    trained = {name: arrays[name] for name, p in found.parameters.items() if p.requires_grad}
    rows = {name: jnp.asarray(value.numpy()) for name, value in _batch.tensors_of(module, inputs, targets).items()}

    def evaluate(parameters):
        value, _, changed, _ = step.evaluate({**arrays, **parameters}, rows, jnp.zeros(2, jnp.uint32))
        return value, changed

    (value, changed), gradients = jax.jit(jax.value_and_grad(evaluate, has_aux=True))(trained)
    return float(value), gradients, {name: np.asarray(changed.get(name, arrays[name])) for name in found.buffers}


def unlike_eager(module, inputs, loss=_squares, targets=None):
    """What of one step differs; raises the ExportError of a step that is refused."""
    zero_torch.export_step(module, loss, lambda p: torch.optim.SGD(p, lr=0.1), inputs, targets)
    value, gradients, buffers = _exported(module, loss, inputs, targets)
    wanted, wanted_gradients, wanted_buffers = _eager(module, loss, inputs, targets)
    close = lambda a, b: np.allclose(a, b, rtol=1e-3, atol=1e-4)
    errors = [] if close(value, wanted) else [f"the loss is {value}, not {wanted}"]
    errors += [f"gradient of {name}" for name, g in gradients.items() if not close(g, wanted_gradients.get(name, np.zeros_like(g)))]
    return errors + [f"buffer {name}" for name, b in buffers.items() if not close(b, wanted_buffers[name])]
