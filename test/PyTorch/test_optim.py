"""torch.optim as functions of arrays: equal to PyTorch's own update, option by option."""

import itertools

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

from zero_export import ExportError  # noqa: E402
from zero_export.torch import _optim, _updates, _weights  # noqa: E402

STEPS = 6
SHAPES = {"weight": (5, 7), "bias": (7,)}
SGD = [dict(zip(("momentum", "dampening", "nesterov", "weight_decay", "maximize"), options)) for options in itertools.product(
    (0, 0.9), (0, 0.3), (False, True), (0, 0.1), (False, True)) if not options[2] or options[0] and not options[1]]
ADAM = [dict(zip(("weight_decay", "amsgrad", "maximize", "eps", "betas"), options)) for options in itertools.product(
    (0, 0.1), (False, True), (False, True), (1e-8, 1e-2), ((0.9, 0.999), (0.0, 0.95)))]


def module(dtype=torch.float32, shapes=SHAPES):
    made = torch.nn.Module()
    generator = torch.Generator().manual_seed(1)
    for name, shape in shapes.items():
        made.register_parameter(name, torch.nn.Parameter(torch.randn(shape, generator=generator).to(dtype)))
    return made


def both(make, dtype=torch.float32, schedule=None, shapes=SHAPES, steps=STEPS):
    """({name: array} by PyTorch, by us) of parameters and moments after steps on the same gradients."""
    made = module(dtype, shapes)
    optimizer = make(made)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, schedule) if schedule else None
    ours = _optim.wrap(make(module_copy := module(dtype, shapes)), module_copy, dict(module_copy.named_parameters()), schedule)
    parameters = {name: jnp.asarray(_weights.to_numpy(p)) for name, p in made.named_parameters()}
    state = ours.init(parameters)
    generator = torch.Generator().manual_seed(2)
    for _ in range(steps):
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
                assert "step" not in state or int(value) == int(state["step"])
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


def _grid(**options):
    return [dict(zip(options, values)) for values in itertools.product(*options.values())]


_DECAY = {"weight_decay": (0, 0.1), "maximize": (False, True)}
OTHERS = [(kind, options) for kind, grid in {
    torch.optim.NAdam: _grid(**_DECAY, decoupled_weight_decay=(False, True), momentum_decay=(4e-3, 0.0), betas=((0.9, 0.999), (0.6, 0.9))),
    torch.optim.RAdam: _grid(**_DECAY, decoupled_weight_decay=(False, True), betas=((0.9, 0.999), (0.8, 0.9), (0.9, 0.3))),
    torch.optim.Adamax: _grid(**_DECAY, betas=((0.9, 0.999), (0.0, 0.5))),
    torch.optim.Adagrad: _grid(**_DECAY, lr_decay=(0, 0.1), initial_accumulator_value=(0, 0.2)),
    torch.optim.RMSprop: _grid(**_DECAY, momentum=(0, 0.9), centered=(False, True), alpha=(0.99, 0.3)),
    torch.optim.Adadelta: _grid(**_DECAY, rho=(0.9, 0.4), eps=(1e-6, 1e-2)),
    torch.optim.Rprop: _grid(maximize=(False, True), etas=((0.5, 1.2), (0.3, 3.0)), step_sizes=((1e-6, 50), (0.02, 0.04))),
    torch.optim.ASGD: _grid(**_DECAY, t0=(1e6, 2), lambd=(1e-4, 0.5), alpha=(0.75, 0.2)),
    torch.optim.Adafactor: _grid(**_DECAY, eps=((None, 1e-3), (1e-3, 0.9)), d=(1.0, 3.0), beta2_decay=(-0.8, -0.1)),
}.items() for options in grid]


@pytest.mark.parametrize("kind, options", OTHERS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_others(kind, options):
    check(lambda m: kind(m.parameters(), lr=0.01, **options))


@pytest.mark.parametrize("kind", [kind for kind in _updates.RULES if kind is not torch.optim.Muon], ids=lambda kind: kind.__name__)
def test_the_rate_of_each_is_multiplied_by_the_schedule(kind):
    check(lambda m: kind(m.parameters(), lr=0.01), schedule=lambda step: 1.0 / (2.0 + step))


@pytest.mark.parametrize("beta", [0.999, 0.99, 0.9, 0.5])
def test_radams_length_is_not_cancelled(beta):
    """As in f64, where the two large numbers are subtracted."""
    for count in (1, 2, 5, 6, 7, 30, 300, 499, 501, 700, 20000):
        wanted = 2 / (1 - beta) - 1 - 2 * count * beta**count / (1 - beta**count)
        assert abs(float(_updates._length(beta, jnp.int32(count))) / wanted - 1) < 2e-6, count


@pytest.mark.parametrize("options", _grid(nesterov=(False, True), adjust_lr_fn=(None, "match_rms_adamw"), weight_decay=(0.1, 0), ns_steps=(5, 2)),
                         ids=str)
@pytest.mark.parametrize("shape", [(5, 7), (12, 3), (6, 6)])
def test_muon(shape, options):
    """Its matrices are of bf16: one that differs by an order of sums may differ by units of that, times the rate."""
    rate = 0.02
    theirs, found = both(lambda m: torch.optim.Muon(m.parameters(), lr=rate, **options), shapes={"weight": shape}, steps=1)
    np.testing.assert_allclose(found["momentum_buffer/weight"], theirs["momentum_buffer/weight"], rtol=2e-6, atol=2e-6)
    moved = np.abs(theirs["weight"] - _weights.to_numpy(module(shapes={"weight": shape}).weight)).max()
    np.testing.assert_allclose(found["weight"], theirs["weight"], rtol=0, atol=2**-5 * moved)


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
    one = _updates._bias_correction(0.999, jnp.int32(1))
    assert abs(float(one) / 1e-3 - 1) < 2e-7


def wrap(optimizer, made, **options):
    return _optim.wrap(optimizer, made, dict(made.named_parameters()), **options)


class Changed(torch.optim.SGD):
    pass


@pytest.mark.parametrize("make, message", [
    (lambda m: torch.optim.SparseAdam(m.parameters()), "torch.optim.SparseAdam is not one of"),
    (lambda m: torch.optim.LBFGS(m.parameters()), "torch.optim.LBFGS asks for the loss several times"),
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


def test_an_optimizer_with_a_scheduler_asks_for_the_schedule():
    """Its rate is the one that the scheduler began with, which at the first step multiplied it by 0."""
    made = module()
    optimizer = torch.optim.SGD(made.parameters(), lr=0.1)
    warm = lambda step: step / 10
    torch.optim.lr_scheduler.LambdaLR(optimizer, warm)
    with pytest.raises(ExportError, match="has a scheduler, .* pass schedule="):
        wrap(optimizer, made)
    assert all(group["lr"] == 0.1 for group in wrap(optimizer, made, schedule=warm).groups.values())


def test_hooks_of_an_optimizer_are_refused():
    made = module()
    optimizer = torch.optim.SGD(made.parameters(), lr=0.1)
    optimizer.register_step_post_hook(lambda *args: None)
    with pytest.raises(ExportError, match="has a hook of its steps"):
        wrap(optimizer, made)
