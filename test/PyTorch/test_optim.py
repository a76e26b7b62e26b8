"""torch.optim as functions of arrays: equal to PyTorch's own update, option by option."""

import itertools

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

from zero_export import ExportError  # noqa: E402
from zero_export.torch import _optim, _weights  # noqa: E402

STEPS = 6
SHAPES = {"weight": (5, 7), "bias": (7,)}
SGD = [dict(zip(("momentum", "dampening", "nesterov", "weight_decay", "maximize"), options)) for options in itertools.product(
    (0, 0.9), (0, 0.3), (False, True), (0, 0.1), (False, True)) if not options[2] or options[0] and not options[1]]
ADAM = [dict(zip(("weight_decay", "amsgrad", "maximize", "eps", "betas"), options)) for options in itertools.product(
    (0, 0.1), (False, True), (False, True), (1e-8, 1e-2), ((0.9, 0.999), (0.0, 0.95)))]


def module(dtype=torch.float32):
    made = torch.nn.Module()
    generator = torch.Generator().manual_seed(1)
    for name, shape in SHAPES.items():
        made.register_parameter(name, torch.nn.Parameter(torch.randn(shape, generator=generator).to(dtype)))
    return made


def both(make, dtype=torch.float32, schedule=None):
    """({name: array} by PyTorch, by us) of parameters and moments after STEPS steps on the same gradients."""
    made = module(dtype)
    optimizer = make(made)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, schedule) if schedule else None
    ours = _optim.wrap(make(module_copy := module(dtype)), module_copy, dict(module_copy.named_parameters()), schedule)
    parameters = {name: jnp.asarray(_weights.to_numpy(p)) for name, p in made.named_parameters()}
    state = ours.init(parameters)
    generator = torch.Generator().manual_seed(2)
    for _ in range(STEPS):
        for p in made.parameters():
            p.grad = torch.randn(p.shape, generator=generator).to(dtype)
        gradients = {name: jnp.asarray(_weights.to_numpy(p.grad)) for name, p in made.named_parameters()}
        parameters, state = ours.step(gradients, state, parameters)
        optimizer.step()
        if scheduler:
            scheduler.step()
    theirs = {name: p for name, p in made.named_parameters()}
    found = dict(parameters)
    for name, p in made.named_parameters():
        for slot, value in optimizer.state[p].items():
            if slot == "step":
                assert int(value) == int(state["step"])
            elif value is not None:
                theirs[f"{slot}/{name}"], found[f"{slot}/{name}"] = value, state[slot][name]
    return {name: _weights.to_numpy(value) for name, value in theirs.items()}, found


def check(make, tolerance=2e-6, **options):
    theirs, found = both(make, **options)
    assert len(theirs) >= len(SHAPES)
    for name, wanted in theirs.items():
        np.testing.assert_allclose(np.asarray(found[name], np.float64), wanted.astype(np.float64), rtol=tolerance,
                                   atol=tolerance, err_msg=name)


@pytest.mark.parametrize("options", SGD, ids=str)
def test_sgd(options):
    check(lambda m: torch.optim.SGD(m.parameters(), lr=0.1, **options))


@pytest.mark.parametrize("options", ADAM, ids=str)
@pytest.mark.parametrize("kind", [torch.optim.Adam, torch.optim.AdamW])
def test_adam(kind, options):
    check(lambda m: kind(m.parameters(), lr=0.01, **options))


def test_groups_have_options_of_their_own():
    check(lambda m: torch.optim.AdamW([{"params": [m.weight], "weight_decay": 0.2}, {"params": [m.bias], "lr": 0.5}],
                                      lr=0.01, weight_decay=0))
    check(lambda m: torch.optim.SGD([{"params": [m.weight], "momentum": 0.9}, {"params": [m.bias]}], lr=0.1))


def test_a_rate_may_be_a_tensor():
    check(lambda m: torch.optim.AdamW(m.parameters(), lr=torch.tensor(0.25), foreach=False, capturable=False))


@pytest.mark.parametrize("kind", [torch.optim.SGD, torch.optim.Adam])
def test_a_schedule_multiplies_the_rate_as_lambda_lr(kind):
    check(lambda m: kind(m.parameters(), lr=0.1), schedule=lambda step: 1.0 / (1.0 + step))


@pytest.mark.parametrize("make", [lambda m: torch.optim.SGD(m.parameters(), lr=0.1, momentum=0.9),
                                  lambda m: torch.optim.AdamW(m.parameters(), lr=0.01)], ids=["sgd", "adamw"])
def test_bf16_rounds_where_pytorch_rounds(make):
    """Every tensor operation rounds once; a place more or less would be off by whole units of bf16 (2^-8)."""
    check(make, tolerance=2**-8, dtype=torch.bfloat16)


def test_the_first_bias_corrections_are_not_cancelled():
    """1 - 0.999 in f32 has four digits; the correction has seven."""
    one = _optim._bias_correction(0.999, jnp.int32(1))
    assert abs(float(one) / 1e-3 - 1) < 2e-7


def wrap(optimizer, made, **options):
    return _optim.wrap(optimizer, made, dict(made.named_parameters()), **options)


class Changed(torch.optim.SGD):
    pass


@pytest.mark.parametrize("make, message", [
    (lambda m: torch.optim.RMSprop(m.parameters()), "torch.optim.RMSprop is not one of"),
    (lambda m: Changed(m.parameters(), lr=1), "torch.optim.Changed is not one of"),
    (lambda m: torch.optim.SGD(module().parameters(), lr=1), r"shape \[5, 7\] that is not the module's"),
    (lambda m: "adam", "optimizer is a str"),
    (lambda m: torch.optim.SGD([{"params": list(m.parameters()), "warmup": 3}], lr=1), "option 'warmup' has no known meaning"),
])
def test_refusals(make, message):
    made = module()
    with pytest.raises(ExportError, match=message):
        wrap(make(made), made)


def test_a_schedule_belongs_to_torch_optim():
    import optax
    with pytest.raises(ExportError, match="learning_rate"):
        wrap(optax.sgd(0.1), module(), schedule=lambda step: 1.0)
