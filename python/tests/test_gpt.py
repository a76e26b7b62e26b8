"""The GPT family and the command line."""

import math
import re

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from zero_export.__main__ import main
from zero_export import optimizers, training
from zero_export.models import gpt, sizes
from zero_export.precision import DTYPES
from zero_export.training import Recipe

THREE = ("f32", "bf16", "bf16-master")
SMALL = dict(layers=2, hidden=32, heads=2, context=16, vocab=64)


def parameters(config):
    d = config.hidden
    return config.layers * (12 * d * d + 13 * d) + (config.vocab + config.context) * d + 2 * d


@pytest.mark.parametrize("dtype", THREE)
@pytest.mark.parametrize("scan", [False, True])
def test_exports(dtype, scan):
    config = gpt.Config(**SMALL, scan=scan)
    exported = training.export(config, 12, Recipe(dtype=dtype))
    assert exported.parameter_count() == parameters(config)
    kinds = {kind: sum(math.prod(l.shape) * l.dtype.itemsize for l in exported.state if l.kind == kind)
             for kind in ("param", "opt_state", "step")}
    per_parameter = {"f32": (4, 8), "bf16": (4, 8), "bf16-master": (2, 12)}[dtype]
    assert (kinds["param"], kinds["opt_state"]) == tuple(n * parameters(config) for n in per_parameter)
    assert all(leaf.of is not None for leaf in exported.state if leaf.kind == "opt_state")
    assert [leaf.name for leaf in exported.batch] == ["inputs", "targets"]
    assert [leaf.name for leaf in exported.metrics] == ["loss"]
    assert exported.entries == ("main", "init", "eval")


@pytest.mark.parametrize("dtype", THREE)
def test_trains_and_scan_is_the_same_model(dtype):
    losses = {}
    for scan in (False, True):
        config, recipe = gpt.Config(**SMALL, scan=scan), Recipe(dtype=dtype, learning_rate=1e-2)
        step, init, evaluate, batch = training.training_step(config, 4, recipe)
        # The same values in both: stacking by hand, since the two draw different numbers.
        state = init(jax.random.PRNGKey(0)) if not scan else _stacked(state0, recipe)
        if not scan:
            state0 = state
        data = {name: jnp.arange(64, dtype=jnp.int32).reshape(4, 16) % 7 for name in batch}
        data["targets"] = (data["inputs"] + 1) % 7
        run, losses[scan] = jax.jit(step), []
        for _ in range(5):
            state, metrics = run(state, data)
            losses[scan].append(float(metrics["loss"]))
        # `evaluate` is the next step's loss, which is still smaller.
        assert float(evaluate(state, data)["loss"]) < losses[scan][-1] < losses[scan][0]
        if dtype == "bf16-master":
            for p, m in zip(jax.tree.leaves(state.params), jax.tree.leaves(state.master)):
                assert p.dtype == jnp.bfloat16 and np.array_equal(p, m.astype(jnp.bfloat16))
    np.testing.assert_allclose(losses[False], losses[True], rtol=1e-5 if dtype == "f32" else 2e-2)


def _stacked(state, recipe):
    def stack(params):
        return {**params, "blocks": jax.tree.map(lambda *leaves: jnp.stack(leaves), *params["blocks"])}

    params = stack(state.params)
    master = None if state.master is None else stack(state.master)
    return training.State(params, recipe.update.transformation().init(master or params), master)


def test_gradients_of_bf16_master_are_bf16():
    """Nothing of gradient size is f32 before the optimizer: the paper's 2 bytes a parameter."""
    config = gpt.Config(**SMALL)
    params = jax.tree.map(lambda p: p.astype(jnp.bfloat16), gpt.init_params(config, jax.random.PRNGKey(0)))
    grads = jax.eval_shape(lambda p, b: jax.grad(gpt.loss)(p, b, config), params, config.model().batch(2))
    assert {leaf.dtype for leaf in jax.tree.leaves(grads)} == {jnp.dtype(jnp.bfloat16)}


def test_decay_is_on_matrices_alone():
    params = gpt.init_params(gpt.Config(**SMALL, scan=True), jax.random.PRNGKey(0))
    mask = optimizers.decay_mask(params)
    plain = gpt.init_params(gpt.Config(**SMALL), jax.random.PRNGKey(0))
    assert jax.tree.leaves(optimizers.decay_mask(plain)) == [p.ndim == 2 for p in jax.tree.leaves(plain)]
    assert mask["blocks"]["attn"]["qkv"] == {"kernel": True, "bias": False} and not mask["ln_f"]["scale"]


@pytest.mark.parametrize("size, count", [("7.5B", 7.5e9), ("128B", 128e9), ("1T", 1e12)])
def test_sizes_of_the_paper_trace_without_memory(size, count):
    """Table 1's models within 1 %; scanned, so the test takes seconds."""
    config = gpt.Config(**gpt.SIZES[size], scan=True)
    exported = training.export(config, 1024, Recipe(dtype="bf16-master"), with_init=False)
    assert exported.parameter_count() == parameters(config) == pytest.approx(count, rel=0.01)


def test_published_sizes():
    for size, count in (("124M", 124439808), ("355M", 354823168), ("774M", 774030080), ("1.5B", 1557611200)):
        assert parameters(gpt.Config(**gpt.SIZES[size])) == count


@pytest.mark.parametrize("wrong, message", [
    (dict(layers=0), "layers must be at least 1"), (dict(hidden=30, heads=4), "not a multiple of heads")])
def test_wrong_configurations(wrong, message):
    with pytest.raises(ValueError, match=message):
        gpt.Config(**wrong)


ARGUMENTS = ["gpt", "--layers", "1", "--hidden", "8", "--heads", "2", "--context", "4", "--vocab", "16", "--batch", "4"]


def test_command_line(tmp_path, capsys):
    path = tmp_path / "step.mlir"
    assert main([*ARGUMENTS, "-o", str(path)]) == 0
    assert "entries @main, @init, @eval" in capsys.readouterr().out
    text = path.read_text()
    assert 'batch "inputs" dim = 0' in text and "tensor<4x4xi32>" in text


def test_command_line_to_standard_output(capsys):
    assert main([*ARGUMENTS, "--no-init", "--dtype", "bf16-master", "--scan", "-o", "-"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("module @") and "@init" not in text and "stablehlo.while" in text


def test_size_with_an_option_over_it(tmp_path, capsys):
    path = tmp_path / "step.mlir"
    assert main(["gpt", "--size", "124M", "--context", "256", "--layers", "1", "--batch", "4", "-o", str(path)]) == 0
    count = int(re.search(r"([\d,]+) parameters", capsys.readouterr().out)[1].replace(",", ""))
    assert count == parameters(gpt.Config(layers=1, context=256))


@pytest.mark.parametrize("arguments, message", [
    (["--size", "3B"], "--size 3B is not known; there are 124M"), (["--batch", "0"], "batch must be at least 1"),
    (["--hidden", "9"], "not a multiple of heads"), (["-o", "/dev/null/step.mlir"], "error: ")])
def test_command_line_errors(tmp_path, capsys, arguments, message):
    assert main([*ARGUMENTS, "-o", str(tmp_path / "step.mlir"), *arguments]) == 1
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
