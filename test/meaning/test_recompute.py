"""Values of forward that backward computes again (--recompute): the same bits as kept ones, at every stage, on 1, 2 and 4 ranks.

They are the same ops on the same values, so nothing but an order of sums inside a kernel could differ; docs/Exactness.md fixes
these by op and shape. Executables compare predicted bytes with counted ones themselves. CI runs a sample, --nightly every three
values of different factors together.
"""

import functools
import json

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import cases
import covering
import tolerances
import zero_run
from zero_export import export_step, training
from zero_export.models import gpt

COUNT = 3
POLICIES = ("layers", "dots", "attention", "all", "max-bytes=1000000")
# Two layers each.
NAMES = ("gpt_tiny_f32", "gpt_tiny_scan", "gpt_tiny_bf16a", "flax_gpt_train_state")
IN_CI = {("gpt_tiny_f32", "layers", 2, 0), ("gpt_tiny_f32", "layers", 2, 3), ("gpt_tiny_bf16a", "all", 4, 3),
         ("flax_gpt_train_state", "dots", 2, 3), ("gpt_tiny_f32", "attention", 1, 0)}


@functools.lru_cache(maxsize=None)
def run(name, stage, ranks, *options):
    """(results, metrics) of a step of cases.py."""
    case = cases.case(name)
    return zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=ranks, options=options)


@pytest.mark.parametrize("name, policy, ranks, stage", [
    pytest.param(name, policy, ranks, stage, marks=() if (name, policy, ranks, stage) in IN_CI else pytest.mark.nightly)
    for name, policy, ranks, stage in covering.cover((NAMES, POLICIES, (1, 2, 4), (0, 1, 2, 3)), together=3, first=IN_CI)])
def test_bits_are_those_of_kept_values(name, policy, ranks, stage):
    tolerances.check_same(f"with --recompute={policy}", run(name, stage, ranks), run(name, stage, ranks, f"--recompute={policy}"))


def test_micro_batches_compute_again_each():
    options = ("--accumulate=2", "--accumulate-into=shard")
    tolerances.check_same("in micro-batches", run("gpt_tiny_f32", 3, 2, *options), run("gpt_tiny_f32", 3, 2, *options, "--recompute=layers"))


@functools.lru_cache(maxsize=None)
def exported(remat):
    """A GPT of four layers, plain or with jax.checkpoint around each block."""
    config = gpt.Config(layers=4, hidden=32, heads=2, context=32, vocab=64, remat=remat)
    step, init, _, batch = training.training_step(config, 8, training.Recipe())
    return config, export_step(step, jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jnp.uint32)), batch).mlir_module()


@pytest.mark.parametrize("policy", ["layers", "all"])
def test_random_bits_are_drawn_again(policy, tmp_path):
    """Dropout's masks follow from the key: those of backward's copies are forward's."""
    config = gpt.Config(layers=2, hidden=32, heads=2, context=16, vocab=64)
    step, init, _, batch = training.training_step(config, 8, training.Recipe(dropout=0.5))
    state = jax.jit(init)(jax.random.PRNGKey(0))
    path = tmp_path / "step.mlir"
    path.write_text(export_step(step, jax.eval_shape(lambda: state), batch).mlir_module())
    assert "shift_right_logical" in path.read_text(), "the step draws no bits"
    tokens = [np.random.default_rng(2).integers(0, 64, shape.shape).astype(np.int32) for shape in jax.tree.leaves(batch)]
    arguments = [np.asarray(leaf) for leaf in jax.tree.leaves(state)] + tokens
    tolerances.check_same(f"with --recompute={policy}", *(
        zero_run.run(path, arguments, steps=COUNT, stage=3, ranks=2, options=options)
        for options in ((), (f"--recompute={policy}",))))


def report(folder, text, stage, *options):
    path = folder / "step.mlir"
    path.write_text(text)
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), path, f"--stage={stage}", "--ranks=2", "--report=json",
                                     "--target=null", *options, "-o", folder / "train"]))


@pytest.mark.parametrize("stage", [0, 3])
def test_bytes_are_those_of_jax_checkpoint(stage, tmp_path):
    """Layers that are found are the blocks that the model's author would name, and their copies live as long as JAX's."""
    (config, plain), (_, marked) = exported(False), exported(True)
    kept, found, asked = (report(tmp_path, plain, stage), report(tmp_path, plain, stage, "--recompute=layers"),
                          report(tmp_path, marked, stage))
    # But for which of several kernels takes an op: copies stand in another order in what the author marked.
    assert found["arena"] == pytest.approx(asked["arena"], rel=0.01) and found["arena"] < kept["arena"]
    assert found["memory"]["max_live"] == pytest.approx(asked["memory"]["max_live"], rel=0.001)
    # Each parameter is gathered once for the copies and for backward's own use, no more often than without copies; but those of the
    # last layers, whose units are small: what amounts to one layer more.
    layer = 12 * config.hidden ** 2 * 4 // 2
    assert found["bytes"]["wire"]["main"] <= kept["bytes"]["wire"]["main"] + (layer if stage == 3 else 0)
    activations = found["activations"]
    # An input of each layer, of 4 rows a rank, and parts of the last norm, two of the same size and two by row.
    inputs = config.layers * 4 * config.context * config.hidden * 4
    assert inputs <= activations["kept_bytes"] < 2.1 * inputs
    assert 0 < activations["recomputed_flops"] <= activations["step_flops"] / 3


def test_all_keeps_inputs_of_layers_alone(tmp_path):
    config, plain = exported(False)
    activations = report(tmp_path, plain, 3, "--recompute=all")["activations"]
    # The last layer's output stands for the input of what follows.
    assert activations["kept_bytes"] == (config.layers + 1) * 4 * config.context * config.hidden * 4
    assert activations["kept_values"] == config.layers + 1


def test_programs_are_the_same_each_time(tmp_path):
    """Same input, same options, same bytes."""
    _, plain = exported(False)
    texts = set()
    for _ in range(2):
        (tmp_path / "step.mlir").write_text(plain)
        texts.add(zero_run.call([zero_run.tool("zero-compile"), tmp_path / "step.mlir", "--ranks=2", "--recompute=max-bytes=100000",
                                 "--compile-to=replica"]))
    assert len(texts) == 1


def test_scopes_that_jax_names_are_kept(tmp_path):
    """Values in a jax.named_scope, by the locations that a text has with debug information; they go through import."""
    def loss(params, x):
        for weight in params:
            with jax.named_scope("wide"):
                hidden = jnp.tanh(x @ weight[0])
            with jax.named_scope("thin"):
                x = x + jnp.sin(hidden) @ weight[1]
        return jnp.mean(x ** 2)

    def step(params, x):
        value, grads = jax.value_and_grad(loss)(params, x)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value
    params = [(jax.ShapeDtypeStruct((4, 16), jnp.float32), jax.ShapeDtypeStruct((16, 4), jnp.float32))] * 2
    path = tmp_path / "step.mlir"
    path.write_text(jax.jit(step).lower(params, jax.ShapeDtypeStruct((8, 4), jnp.float32)).as_text(debug_info=True))
    kept = {scope: [line.split()[2] for line in zero_run.call([
        zero_run.tool("zero-compile"), path, "--ranks=2", f"--recompute=names={scope}", "--batch=arg4",
        "--compile-to=replica"]).splitlines() if "zero.kept" in line] for scope in ("wide", "thin")}
    # The rest of backward reads the layers' inputs, which are kept whatever the names.
    assert kept["wide"].count("stablehlo.tanh") == 2 and kept["thin"].count("stablehlo.sine") == 2
    assert not set(kept["wide"]) & {"stablehlo.sine"} and not set(kept["thin"]) & {"stablehlo.tanh"}
