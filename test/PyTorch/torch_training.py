"""Trains a module in PyTorch itself, and holds an exported step to it by the rules of test/meaning/tolerances.py."""

import copy
import dataclasses
import re

import numpy as np
import tolerances
import torch
import zero_run

import zero_export.torch as zero_torch
from zero_export.torch import _weights

ORDERS = 8  # permutations of the rows in which PyTorch runs again: how much its own result depends on the order of sums


@dataclasses.dataclass
class Case:
    """A module in training: `optimizer` takes the module and returns a torch.optim optimizer."""

    module: torch.nn.Module
    loss: object
    optimizer: object
    inputs: object  # a dict of keyword arguments, or a tensor
    targets: object = None
    clip_norm: float | None = None
    batch_dim: object = 0
    autocast: object = None
    scaler: object = None

    def export(self, **options):
        return zero_torch.export_step(self.module, self.loss, self.optimizer(self.module), self.inputs, self.targets,
                                      clip_norm=self.clip_norm, batch_dim=self.batch_dim, autocast=self.autocast,
                                      scaler=self.scaler, **options)


@dataclasses.dataclass
class Trained:
    """What training left: losses, {leaf name: array}, {parameter: first gradient}."""

    losses: list
    arrays: dict
    gradients: dict


def _call(module, inputs):
    return module(**inputs) if isinstance(inputs, dict) else module(*inputs) if isinstance(inputs, tuple) else module(inputs)


def _mapped(function, values):
    return torch.utils._pytree.tree_map_only(torch.Tensor, function, values)


def _loss(loss, output, targets):
    if loss is None:
        return getattr(output, "loss", output)
    value = loss(output) if targets is None else loss(output, targets)
    return value[0] if isinstance(value, tuple) else value


def train(case, steps, *, wide=False, order=0):
    """PyTorch's own training on the one batch; in f64 if `wide`, on permuted rows for an `order` other than 0."""
    module = copy.deepcopy(case.module)
    inputs, targets, loss = case.inputs, case.targets, case.loss
    if wide:
        module = module.double()
        inputs, targets = _mapped(lambda t: t.double() if t.is_floating_point() else t, (inputs, targets))
        loss = copy.deepcopy(loss).double() if isinstance(loss, torch.nn.Module) else loss
    if order:
        def permuted(tensor):
            return tensor[torch.randperm(len(tensor), generator=torch.Generator().manual_seed(order))]
        inputs, targets = _mapped(permuted, (inputs, targets))
    optimizer, scaler = case.optimizer(module), copy.deepcopy(case.scaler) or torch.amp.GradScaler("cpu", enabled=False)
    losses, gradients = [], {}
    for _ in range(steps):
        optimizer.zero_grad()
        with torch.autocast("cpu", case.autocast or torch.bfloat16, enabled=case.autocast is not None and not wide):
            value = _loss(loss, _call(module, inputs), targets)
        scaler.scale(value).backward()
        scaler.unscale_(optimizer)
        if not gradients:
            gradients = {name: p.grad.double().numpy().copy() for name, p in module.named_parameters() if p.grad is not None}
        if case.clip_norm is not None:
            torch.nn.utils.clip_grad_norm_(module.parameters(), case.clip_norm)
        scaler.step(optimizer)
        scaler.update()
        losses.append(value.item())
    return Trained(losses, _arrays(module, optimizer, scaler), gradients)


def _arrays(module, optimizer, scaler):
    """{leaf name: array} of the module and of the states of optimizer and scaler, in the dtypes PyTorch has."""
    tensors = {**dict(module.named_parameters()), **dict(module.named_buffers())}
    result = {"scaler/scale": np.float32(scaler.get_scale()), "scaler/growth_tracker": np.int32(scaler._get_growth_tracker())}
    for name, parameter in module.named_parameters():
        for slot, value in optimizer.state.get(parameter, {}).items():
            if slot == "step":
                result["opt_state/step"] = np.int32(value.item())
            elif value is not None:
                tensors[f"opt_state/{slot}/{name}"] = value
    for name, tensor in tensors.items():
        tensor = tensor.detach()
        result[name] = (tensor.numpy().copy() if tensor.dtype in (torch.float64, torch.float32)
                        else _weights.to_numpy(tensor))
    return result


def arguments(exported, case, initial):
    """arg0, arg1, ... of the exported step."""
    values = {**initial, **zero_torch.batch_arrays(case.module, case.inputs, case.targets)}
    return [values[leaf.name] for leaf in (*exported.state, *exported.batch)]


def check(case, found, exported, steps, losses):
    """Errors of final results `found` (in the order of exported.state) and `losses` against PyTorch's own training."""
    reference, wide = train(case, steps), train(case, steps, wide=True)
    orders = [train(case, steps, order=order) for order in range(1, ORDERS + 1)]
    states = [tolerances.State(leaf.name, leaf.kind, leaf.of or leaf.name) for leaf in exported.state]
    pick = lambda trained: [np.asarray(trained.arrays[leaf.name], found[i].dtype if not _float(found[i]) else None)
                            for i, leaf in enumerate(exported.state)]
    narrow = case.autocast is not None or any(np.asarray(f).dtype.itemsize < 4 and _float(f) for f in found)
    verdict = tolerances.check(states, list(found), pick(reference), pick(wide), gradients=wide.gradients,
                               losses=(losses, reference.losses), narrow=narrow, other_orders=[pick(o) for o in orders])
    return verdict.errors


def _float(array):
    return tolerances.is_float(array)


# (the exporter's kind, the one that is found): nothing but the exporter knows that a table of floats, or a number, which the loss
# reads is a buffer, no frozen parameter, and that a counter counts batches of a batch norm, not steps.
KNOWN = {("const", "frozen"), ("const", "scalar"), ("model_state", "step")}


def unlike_inferred(exported, folder):
    """Roles that are inferred where the exporter gives none, and are others. What nothing reads may be any state."""
    text, bare = exported.mlir_module(), folder / "bare.mlir"
    bare.write_text(re.sub(r"(, )?zero\.role = #zero\.role<[^>]*>", "", text))
    printed = zero_run.call([zero_run.tool("zero-run"), bare, "--print-roles"])
    inferred = re.findall(r"^main\.arg\d+ (\w+)", printed, re.M)
    main = text[text.index("@main("):].split("func.func private")[0].splitlines()[1:]
    read = set(re.findall(r"%arg(\d+)\b", "\n".join(line for line in main if not line.lstrip().startswith("return "))))
    leaves = (*exported.state, *exported.batch)
    return [f"{leaf.name} is {kind}, meant {leaf.kind}" for i, (leaf, kind) in enumerate(zip(leaves, inferred, strict=True))
            if kind != leaf.kind and (leaf.kind, kind) not in KNOWN and str(i) in read]


def run(case, folder, steps=3, **options):
    """Exports, runs `steps` steps with zero_run.run (in the interpreter after `import`, without options); the errors."""
    exported = case.export()
    path = folder / "step.mlir"
    exported.save(path)
    values = arguments(exported, case, exported.initial(case.module))
    results, metrics = zero_run.run(path, values, steps=steps, **(options or {"stage": None, "interpret": True}))
    count = len(exported.state)
    return check(case, results[:count], exported, steps, [line[f"result{count}"] for line in metrics])
