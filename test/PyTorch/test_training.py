"""Exported PyTorch steps against PyTorch's own eager training: losses, parameters, moments, running statistics."""

import re

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import optax  # noqa: E402
import oracle  # noqa: E402
import tolerances  # noqa: E402
import torch_models as models  # noqa: E402
import zero_run  # noqa: E402
from torch_training import Case, arguments, run, unlike_inferred  # noqa: E402

import zero_export.torch as zero_torch  # noqa: E402

STEPS = 3


def adamw_groups(module):
    """Weight decay on matrices only, with a rate of their own for the rest."""
    matrices = [p for p in module.parameters() if p.dim() > 1]
    others = [p for p in module.parameters() if p.dim() <= 1]
    return torch.optim.AdamW([{"params": matrices, "weight_decay": 0.1}, {"params": others, "lr": 5e-4, "weight_decay": 0.0}],
                             lr=1e-3, betas=(0.9, 0.95), eps=1e-6)


OPTIMIZERS = {
    "sgd": lambda m: torch.optim.SGD(m.parameters(), lr=0.05, momentum=0.9, weight_decay=1e-3, nesterov=True),
    # nn.MultiheadAttention packs the key's bias, whose true gradient is zero, with others: Adam's default epsilon would
    # make steps of that noise.
    "adam": lambda m: torch.optim.Adam(m.parameters(), lr=1e-3, weight_decay=1e-3, amsgrad=True, eps=1e-6),
    "adamw": adamw_groups,
}


def transformer(optimizer, **options):
    torch.manual_seed(0)
    ids = torch.randint(0, 64, (12, 17))
    return Case(models.Transformer(), models.language_loss, OPTIMIZERS[optimizer], ids[:, :-1], ids[:, 1:], **options)


def encoder_decoder(optimizer):
    torch.manual_seed(0)
    source, target = torch.randint(1, 32, (12, 8)), torch.randint(0, 32, (12, 9))
    return Case(models.EncoderDecoder(), models.encoder_decoder_loss, OPTIMIZERS[optimizer],
                {"source": source, "target": target[:, :-1]}, target[:, 1:])


def convolution(optimizer):
    torch.manual_seed(1)
    return Case(models.Convolution(), torch.nn.CrossEntropyLoss(), OPTIMIZERS[optimizer], torch.randn(12, 3, 16, 16),
                torch.randint(0, 5, (12,)))


MODELS = {"transformer": transformer, "encoder_decoder": encoder_decoder, "convolution": convolution}


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
@pytest.mark.parametrize("model", MODELS)
def test_interpreted_equals_eager(model, optimizer, tmp_path):
    assert not run(MODELS[model](optimizer), tmp_path, STEPS)


def test_clipped_equals_eager(tmp_path):
    assert not run(transformer("adamw", clip_norm=0.1), tmp_path, STEPS)


@pytest.mark.parametrize("rng", ["argument", "state"])
def test_dropout_is_what_jax_computes(rng, tmp_path):
    """Masks cannot equal PyTorch's; they equal JAX's for the same key, and change with it."""
    case = transformer("sgd")
    case.module = models.Transformer(dropout=0.5)
    exported = case.export(rng=rng)
    path = tmp_path / "step.mlir"
    exported.save(path)
    losses = []
    for seed in (1, 2):
        initial = exported.initial(case.module, seed)
        values = arguments(exported, case, {"rng": np.array([0, seed], np.uint32), **initial})
        results, metrics = zero_run.run(path, values, stage=None, interpret=True)
        wanted = oracle.Program(exported.mlir_module())(values)
        states = [tolerances.State(leaf.name, leaf.kind) for leaf in exported.state]
        assert not tolerances.check_roles(states, results[:len(states)], wanted[:len(states)])
        key = [i for i, leaf in enumerate(exported.state) if leaf.kind == "rng"]
        assert len(key) == (rng == "state") and all(np.array_equal(results[i], wanted[i]) for i in key)
        losses.append(metrics[0][f"result{len(states)}"])
    assert abs(losses[0] - losses[1]) > 1e-6


def test_autocast_equals_eager(tmp_path):
    """bf16 where torch.autocast puts it, masters in f32; held to the f64 run as closely as PyTorch's own autocast is."""
    assert not run(transformer("sgd", autocast=torch.bfloat16), tmp_path, STEPS)


def scaler(**options):
    return torch.amp.GradScaler("cpu", **options)


@pytest.mark.parametrize("initial, changes", [(2.0 ** 10, {}), (2.0 ** 4, {"growth_interval": 2})], ids=["stays", "grows"])
def test_f16_with_a_scaled_loss_equals_eager(initial, changes, tmp_path):
    case = transformer("sgd", autocast=torch.float16, scaler=scaler(init_scale=initial, **changes))
    assert not run(case, tmp_path, STEPS)
    assert (case.scaler.get_scale(), case.scaler._get_growth_tracker()) == (initial, 0)  # the exporter changes nothing


@pytest.mark.parametrize("options", [{}, {"stage": 3, "ranks": 2}], ids=["interpreted", "compiled"])
def test_a_step_whose_gradients_overflow_is_left_out(options, tmp_path):
    """The scale of the first step is too large; that of the second is not."""
    case = transformer("adamw", autocast=torch.float16, clip_norm=0.5, scaler=scaler(init_scale=2.0 ** 40, backoff_factor=2.0 ** -30))
    exported = case.export()
    exported.save(tmp_path / "step.mlir")
    values = arguments(exported, case, exported.initial(case.module))
    options = options or {"stage": None, "interpret": True}
    first, second = (zero_run.run(tmp_path / "step.mlir", values, steps=steps, **options)[0] for steps in (1, 2))
    for leaf, before, after, later in zip(exported.state, values, first, second):
        if leaf.name == "scaler/scale":
            assert (before, after, later) == (2.0 ** 40, 2.0 ** 10, 2.0 ** 10)
        elif leaf.name == "scaler/growth_tracker":
            assert (before, after, later) == (0, 0, 1)
        else:
            assert np.array_equal(before, after), leaf.name
            assert leaf.kind not in ("param", "step") or not np.array_equal(before, later), leaf.name


@pytest.mark.parametrize("options, message", [
    ({"autocast": torch.float16}, "the loss is not scaled"),
    ({"autocast": torch.float16, "scaler": 1024.0}, "scaler is a float"),
    ({"autocast": torch.float16, "scaler": scaler(enabled=False)}, "GradScaler is not enabled"),
])
def test_what_f16_wants(options, message):
    with pytest.raises(zero_torch.ExportError, match=message):
        transformer("sgd", **options).export()


def test_a_bf16_module_equals_eager(tmp_path):
    case = transformer("sgd")
    case.module.to(torch.bfloat16)
    assert not run(case, tmp_path, STEPS)


@pytest.mark.parametrize("optimizer", ["sgd", "adamw"])
def test_compiled_at_stage_3_equals_eager(optimizer, tmp_path):
    assert not run(transformer(optimizer), tmp_path, STEPS, stage=3, ranks=4)


@pytest.mark.parametrize("model", MODELS)
def test_roles_are_kept_and_inferred(model, tmp_path):
    """`import` keeps the exporter's roles; without them it infers the same kinds, or asks."""
    exported = MODELS[model]("adamw").export()
    path = tmp_path / "step.mlir"
    exported.save(path)
    main = zero_run.call([zero_run.tool("zero-opt"), path, "--zero-to-import"]).split("func.func public @main(")[1]
    kinds = re.findall(r"zero\.role = #zero\.role<(\w+) ", main.split(") -> ")[0])
    assert kinds == [leaf.kind for leaf in (*exported.state, *exported.batch)]
    assert not unlike_inferred(exported, tmp_path)


def test_optax_equals_pytorchs_gradients_with_optax_in_jax(tmp_path):
    case = transformer("sgd")
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adamw(1e-3, weight_decay=0.1))
    exported = zero_torch.export_step(case.module, case.loss, optimizer, case.inputs, case.targets)
    path = tmp_path / "step.mlir"
    exported.save(path)
    values = arguments(exported, case, exported.initial(case.module))
    results, metrics = zero_run.run(path, values, steps=STEPS, stage=None, interpret=True)

    parameters = dict(case.module.named_parameters())
    state = optimizer.init({name: jnp.asarray(p.detach().numpy()) for name, p in parameters.items()})
    losses = []
    for _ in range(STEPS):
        case.module.zero_grad()
        loss = case.loss(case.module(case.inputs), case.targets)
        loss.backward()
        losses.append(loss.item())
        arrays = {name: jnp.asarray(p.detach().numpy()) for name, p in parameters.items()}
        updates, state = optimizer.update({name: jnp.asarray(p.grad.numpy()) for name, p in parameters.items()}, state, arrays)
        with torch.no_grad():
            for name, array in optax.apply_updates(arrays, updates).items():
                parameters[name].copy_(torch.from_numpy(np.array(array)))
    count = len(exported.state)
    assert not tolerances.check_losses([line[f"result{count}"] for line in metrics], losses)
    wanted = exported.initial(case.module)
    chosen = [i for i, leaf in enumerate(exported.state) if leaf.kind == "param"]
    states = [tolerances.State(exported.state[i].name, "param") for i in chosen]
    assert not tolerances.check_roles(states, [results[i] for i in chosen], [wanted[exported.state[i].name] for i in chosen])


def test_init_of_the_module_itself(tmp_path):
    """A module given as a callable makes @init; three compiled ranks run it, and the loss is that of fresh weights."""
    exported = zero_torch.export_step(
        models.Transformer, models.language_loss, lambda p: torch.optim.AdamW(p, lr=1e-3), transformer("adamw").inputs,
        transformer("adamw").targets)
    path, program, data = tmp_path / "step.mlir", tmp_path / "program", tmp_path / "data.bin"
    exported.save(path)
    data.write_bytes(bytes(np.random.default_rng(0).integers(0, 64, 4000, np.uint8)))
    zero_run.compile_step(path, program, stage=2, ranks=3)
    output = zero_run.call([program, "--data", data, "--steps", 2])
    losses = [float(x) for x in re.findall(r"loss (\S+)", output)]
    assert len(losses) == 2 and all(abs(x - np.log(64)) < 0.3 for x in losses), output


def test_initial_values_from_a_state_dict(tmp_path):
    """--init reads what save_initial wrote."""
    case = transformer("adamw")
    exported = case.export()
    path, program, data = tmp_path / "step.mlir", tmp_path / "program", tmp_path / "data.bin"
    exported.save(path)
    exported.save_initial(tmp_path / "init.safetensors", case.module)
    data.write_bytes(bytes(np.random.default_rng(0).integers(0, 64, 4000, np.uint8)))
    zero_run.compile_step(path, program, stage=3, ranks=2)
    output = zero_run.call([program, "--data", data, "--steps", 1, "--init", tmp_path / "init.safetensors"])
    assert abs(float(re.search(r"loss (\S+)", output)[1]) - np.log(64)) < 0.3
