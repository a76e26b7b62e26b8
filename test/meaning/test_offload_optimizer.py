"""States of the optimizer in memory of the host (--offload-optimizer): the same bits as on the device, for every optimizer, at every
stage, on 1, 2 and 4 ranks, in every order that events allow.

Copies change no bits; one that comes too late, or bytes that are given up too soon, do. Executables compare the memory that they map,
and the bytes that they copy, with the plan's themselves. CI runs a sample, --nightly every two of step, ranks and stage, and every
optimizer on ranks in turn.
"""

import functools
import json

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest

import cases
import covering
import owner_steps
import test_offload
import tolerances
import update_steps
import zero_run
from zero_export import export_step

COUNT = 3
# The steps' states are small.
OFFLOADED = ("--offload-optimizer", "--offload-min-bytes=1024")
NAMES = ("gpt_tiny_f32", "gpt_tiny_scan", "gpt_tiny_bf16a", "flax_gpt_train_state", "zoo_mlp_muon")
IN_CI = {("gpt_tiny_bf16a", 2, 1)}  # gpt_tiny_f32 is below, with other options


@pytest.mark.parametrize("name, ranks, stage", [
    pytest.param(name, ranks, stage, marks=() if (name, ranks, stage) in IN_CI else pytest.mark.nightly)
    for name, ranks, stage in covering.cover((NAMES, (1, 2, 4), (0, 1, 2, 3)), first=IN_CI)])
def test_bits_are_those_of_states_on_the_device(name, ranks, stage):
    case = cases.case(name)
    kept, away = (zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=ranks, options=options)
                  for options in ((), OFFLOADED))
    tolerances.check_same("when offloaded", kept, away)


@pytest.mark.parametrize("options", [
    ("--accumulate=2", "--activations=offloaded"), pytest.param(("--activations=offloaded",), marks=pytest.mark.nightly),
    pytest.param(("--accumulate=2",), marks=pytest.mark.nightly),
    pytest.param(("--recompute=layers", "--activations=offloaded"), marks=pytest.mark.nightly),
    pytest.param(("--accumulate=3", "--accumulate-into=shard"), marks=pytest.mark.nightly),
    pytest.param(("--shard-group=1",), marks=pytest.mark.nightly)], ids=" ".join)
def test_beside_other_options(options):
    case = cases.case("gpt_tiny_f32")
    kept, away = (zero_run.run(case.path, case.arguments, steps=COUNT, stage=3, ranks=2, options=(*options, *more))
                  for more in (("--offload-min-bytes=1024",) if "--activations=offloaded" in options else (), OFFLOADED))
    tolerances.check_same("when offloaded", kept, away)


def _rounds(state, batch):
    """A step that adds up gradients of its own micro-batches in a loop."""
    def loss(params, x, y):
        for name in sorted(params):
            x = jnp.tanh(x @ params[name])
        return jnp.mean((x - y) ** 2)

    def body(grads, rows):
        return jax.tree.map(jnp.add, grads, jax.grad(loss)(state["params"], *rows)), None
    rows = tuple(batch[name].reshape(4, -1, 16) for name in ("x", "y"))
    grads, _ = jax.lax.scan(body, jax.tree.map(jnp.zeros_like, state["params"]), rows)
    updates, moments = _ADAM.update(grads, state["opt_state"], state["params"])
    return {"params": optax.apply_updates(state["params"], updates), "opt_state": moments}, {"norm": optax.global_norm(grads)}


_ADAM = optax.adam(1e-2)


@pytest.mark.nightly
@pytest.mark.parametrize("stage", [0, 3])
def test_behind_a_loop_that_is_kept(stage, tmp_path):
    """Of micro-batches: the optimizer is outside of it."""
    x, y, *weights = (0.3 * jax.random.normal(jax.random.PRNGKey(i), (16, 16)) for i in range(5))
    params = {f"w{i}": weight for i, weight in enumerate(weights)}
    inputs = {"params": params, "opt_state": _ADAM.init(params)}, {"x": x, "y": y}
    (tmp_path / "step.mlir").write_text(export_step(_rounds, *inputs).mlir_module())
    kept, away = (zero_run.run(tmp_path / "step.mlir", [np.asarray(leaf) for leaf in jax.tree.leaves(inputs)], steps=COUNT, stage=stage, ranks=2,
                               options=("--unroll-limit=1", *more)) for more in ((), OFFLOADED[:1] + ("--offload-min-bytes=64",)))
    tolerances.check_same("when offloaded", kept, away)


# Norms of new states, statistics, matrices that are computed whole, by owners; all states, down to counters.
STEPS = {**update_steps.STEPS, **{f"{name}_by_owners": step for name, step in owner_steps.STEPS.items()}}


ONE_IN_CI = ("sm3", 2, 3)
IN_TURN = [(name, *((1, 0), (2, 3), (4, 2))[number % 3]) for number, name in enumerate(STEPS) if name != "noisy_sgd"]


@pytest.mark.parametrize("name, ranks, stage", [
    pytest.param(*row, marks=() if row == ONE_IN_CI else pytest.mark.nightly) for row in dict.fromkeys([ONE_IN_CI, *IN_TURN])])
def test_any_optimizer(name, ranks, stage, tmp_path):
    step = STEPS[name]()
    (tmp_path / "step.mlir").write_text(step.text)
    kept, away = (zero_run.run(tmp_path / "step.mlir", step.arguments, steps=COUNT, stage=stage, ranks=ranks, options=options)
                  for options in ((), ("--offload-optimizer", "--offload-min-bytes=1")))
    tolerances.check_same("when offloaded", kept, away)


MATRIX = "tensor<16x16xf32>"
# What a step returns as its weight and its states; %more is made by the last op.
MOVES = {"in_turn": ("%new", "%s1", "%s2", "%s0"), "one_is_made": ("%new", "%s1", "%s2", "%more"), "twice": ("%new", "%s1", "%s1", "%more"),
         "of_weights": ("%s0", "%w", "%new", "%more"), "as_they_came": ("%new", "%s0", "%s1", "%s2")}


def moving_step(moves):
    """Its states take each other's place."""
    arguments = [f'%{name}: {MATRIX} {{zero.role = #zero.role<{kind} "{name}" next = {next}>}}'
                 for next, (name, kind) in enumerate([("w", "param"), *((f"s{i}", "opt_state") for i in range(3))])]
    return f"""
func.func @main({", ".join(arguments)}, %x: tensor<8x16xf32> {{zero.role = #zero.role<batch "x" dim = 0>}})
    -> ({MATRIX}, {MATRIX}, {MATRIX}, {MATRIX}, tensor<8x16xf32> {{zero.role = #zero.role<metric "y">}}) {{
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, {MATRIX}) -> tensor<8x16xf32>
  %d = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> {MATRIX}
  %small = stablehlo.constant dense<0.01> : {MATRIX}
  %part = stablehlo.multiply %d, %small : {MATRIX}
  %new = stablehlo.subtract %w, %part : {MATRIX}
  %more = stablehlo.add %s0, %d : {MATRIX}
  return {", ".join(moves)}, %y : {MATRIX}, {MATRIX}, {MATRIX}, {MATRIX}, tensor<8x16xf32>
}}"""


@pytest.mark.parametrize("ranks, stage", [(1, 0), pytest.param(2, 1, marks=pytest.mark.nightly), pytest.param(2, 3, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", MOVES)
def test_states_that_take_each_others_place(name, ranks, stage, tmp_path):
    """What a step reads of a slot it reads before the slot's next value comes, in every order that events allow."""
    path, rng = tmp_path / "step.mlir", np.random.default_rng(0)
    path.write_text(moving_step(MOVES[name]))
    arguments = [*(0.1 * rng.normal(size=(4, 16, 16))).astype("f"), rng.normal(size=(8, 16)).astype("f")]
    expected = zero_run.run(path, arguments, steps=COUNT, stage=stage, ranks=ranks)
    zero_run.call([zero_run.tool("zero-compile"), path, f"--stage={stage}", f"--ranks={ranks}", "--quiet", "--offload-optimizer",
                   "--offload-min-bytes=1", "-o", tmp_path / "train"])
    zero_run.check_orders(expected, tmp_path / "train", arguments, steps=COUNT, seeds=range(4))


def test_interpreted():
    case = cases.case("gpt_tiny_f32")
    first, second = (zero_run.run(case.path, case.arguments, steps=1, stage=3, ranks=2, interpret=True, options=options)
                     for options in ((), OFFLOADED))
    tolerances.check_same("interpreted", first, second)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """(case, executable, the compiler's report) of a step whose states are in memory of the host."""
    return test_offload.compile_with_report(tmp_path_factory.mktemp("offload"), OFFLOADED)


@pytest.mark.parametrize("seeds", [pytest.param(range(0, 4)), pytest.param(range(4, 60), marks=pytest.mark.nightly)])
def test_every_order_that_events_allow(compiled, seeds):
    """A copy that nothing waits for shows in some order, as does one that waits for too little."""
    case, program, _ = compiled
    expected = zero_run.run(case.path, case.arguments, steps=COUNT, stage=3, ranks=2)
    zero_run.check_orders(expected, program, case.arguments, steps=COUNT, seeds=seeds)


def test_bytes_are_counted(compiled, tmp_path):
    """A step copies every state here and back, once; what it maps of the host is what the compiler has reported."""
    *_, found = compiled
    states = found["states_in_host"]
    assert states == found["bytes"]["resident"]["opt_state"] == found["offloaded"]["away"] == found["offloaded"]["back"] > 0
    test_offload.check_copies(compiled, tmp_path / "log")


@functools.lru_cache(maxsize=None)
def step_of(layers, optimizer, dtype):
    return test_offload.text_of(layers, optimizer=optimizer, dtype=dtype)


@pytest.mark.parametrize("optimizer, dtype", [
    ("adamw", "f32"), *(pytest.param(optimizer, dtype, marks=pytest.mark.nightly)
                        for optimizer in ("adamw", "lamb", "muon", "adafactor", "shampoo") for dtype in ("f32", "bf16-master")
                        if (optimizer, dtype) != ("adamw", "f32"))])
def test_device_holds_none_but_what_is_on_its_way(tmp_path, optimizer, dtype):
    """Slots on the device are those of parameters; what a step holds most at once is as much as with states on the device."""
    (tmp_path / "step.mlir").write_text(step_of(8, optimizer, dtype))
    kept, away = (json.loads(zero_run.call([zero_run.tool("zero-compile"), tmp_path / "step.mlir", "--stage=3", "--ranks=2",
                                            "--report=json", "--target=null", *options, "-o", tmp_path / "train"]))
                  for options in ((), ("--offload-optimizer", "--offload-min-bytes=1")))
    assert kept["memory"]["slots"] - away["memory"]["slots"] == away["states_in_host"] == kept["bytes"]["resident"]["opt_state"]
    assert away["memory"]["max_live"] <= kept["memory"]["max_live"]


def test_refused_without_states():
    case = cases.case("gpt_tiny_f32")
    with pytest.raises(zero_run.RunFailed, match="has states of an optimizer of at most .* expected one of 1000000 at least"):
        zero_run.run(case.path, case.arguments, stage=3, ranks=2, options=("--offload-optimizer", "--offload-min-bytes=1000000"))
