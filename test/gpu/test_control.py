"""Loops, branches and factorisations, as nodes of a step's graph and driven by the host between parts of it: against JAX,
against the CPU target, one way against the other, in any order that streams allow, and where something fails."""

import functools
import json
import os
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from safetensors.numpy import save_file

import cases
import launched
import loop_steps
import test_steps
import tolerances
import zero_run

linalg = jnp.linalg


def stacking(x, w):
    """Goes on by what it computes; a matmul by the library, and a stack that is updated at a place."""
    def body(carried):
        y, i, stack = carried
        y = jnp.tanh(y @ w) * 0.9
        return y, i + 1, jax.lax.dynamic_update_slice(stack, jnp.sum(y, axis=1)[None], (i, 0))
    return jax.lax.while_loop(lambda c: (jnp.sum(c[0] * c[0]) > 1) & (c[1] < 20), body, (x, 0, jnp.zeros((20, len(x)))))


def nested(x):
    def outer(carried):
        y, n = carried
        y, k = jax.lax.while_loop(lambda c: (jnp.max(c[0]) < 4) & (c[1] < 7), lambda c: (c[0] * 1.5 + 0.1, c[1] + 1), (y, 0))
        return y / 4, n + k
    return jax.lax.while_loop(lambda c: c[1] < 12, outer, (x, 0))


def branches(x, i):
    """Of a predicate that is computed, and of an index, which may be outside."""
    one = jax.lax.cond(jnp.sum(x) > 0, jnp.sort, lambda x: -2 * x, x)
    two = jax.lax.switch(i, [lambda x: x + 1, lambda x: x @ jnp.ones((x.shape[-1], 3)) @ jnp.ones((3, x.shape[-1])),
                             lambda x: jnp.cumsum(x, axis=-1)], x)
    return one, two


def switched(x, i):
    """Branches that stay, as loops stand in them."""
    def halved(limit):
        return lambda x: jax.lax.while_loop(lambda y: jnp.sum(y * y) > limit, lambda y: y * 0.5, x)
    one = jax.lax.switch(i, [halved(1.0), lambda x: x + 1, halved(0.01)], x)
    return one, jax.lax.cond(jnp.sum(x) > 0, halved(3.0), lambda x: -2 * x, x)


def factors(a, b):
    spd = a @ jnp.swapaxes(a, -1, -2) + 5 * jnp.eye(a.shape[-1])
    u, s, vt = linalg.svd(a)
    return (linalg.cholesky(spd), linalg.solve(spd, b), linalg.qr(a)[1], linalg.eigh(spd)[0], (u * s[..., None, :]) @ vt,
            jax.lax.linalg.triangular_solve(spd, spd, left_side=True, lower=True))


def orthogonal(a):
    """A factorisation in a loop."""
    def body(carried):
        x, i = carried
        return linalg.qr(x @ x + jnp.eye(len(a)))[0], i + 1
    return jax.lax.while_loop(lambda c: (jnp.abs(c[0][0, 0]) < 100) & (c[1] < 3), body, (a, 0))


def random(*shape):
    return np.random.default_rng(1).normal(size=shape).astype(np.float32)


X = random(16, 32)
CASES = {
    "stacking": (stacking, (X, random(32, 32) / 5)), "no round": (stacking, (X * 1e-3, random(32, 32))),
    "nested": (nested, (abs(X),)),
    **{f"branch {i}": (branches, (x, np.int32(i))) for i, x in ((0, X), (1, -X), (2, X), (7, -X), (-1, X))},
    **{f"switched {i}": (switched, (x, np.int32(i))) for i, x in ((0, X), (1, -X), (2, X), (-1, -X))},
    "factors": (factors, (random(3, 9, 9), random(3, 9, 2))), "factors in a loop": (orthogonal, (random(8, 8),)),
}


@pytest.fixture(scope="module")
def texts(tmp_path_factory):
    """The path of each case, written once."""
    folder = tmp_path_factory.mktemp("texts")

    @functools.lru_cache(maxsize=None)
    def path(name):
        function, arguments = CASES[name]
        file = folder / f"{name}.mlir"
        file.write_text(jax.jit(function).lower(*arguments).as_text())
        return file
    return path


@pytest.mark.parametrize("name", CASES)
def test_results_are_like_jax(name, texts):
    function, arguments = CASES[name]
    found, _ = zero_run.run(texts(name), arguments, options=["--target=cuda"])
    for value, expected in zip(found, jax.tree.leaves(jax.jit(function)(*arguments)), strict=True):
        np.testing.assert_allclose(value, expected, rtol=2e-5, atol=2e-5)


def test_sums_of_no_elements(tmp_path):
    def function(x):
        return x.sum(0), x.prod(0), x.max(0, initial=-1), jnp.concatenate([x, jnp.ones((2, 5))]).sum(0)
    x, path = np.zeros((0, 5), np.float32), tmp_path / "step.mlir"
    path.write_text(jax.jit(function).lower(x).as_text())
    found, _ = zero_run.run(path, [x], options=["--target=cuda"])
    for value, expected in zip(found, function(x), strict=True):
        np.testing.assert_array_equal(value, expected)


class TwoWays:
    """An executable for CUDA of a step with loops or branches that stay."""

    def __init__(self, path, arguments, folder, *, ranks=1, stage=0, options=("--unroll-limit=1",)):
        self.path, self.arguments, self.log = folder / "step", arguments, folder / "log"
        zero_run.call([zero_run.tool("zero-compile"), path, "--target=cuda", "--cubins=none", f"--stage={stage}", f"--ranks={ranks}", *options,
                       "--quiet", "--report=none", "-o", self.path])

    def run(self, how, *, steps=1, fault=""):
        """(results, what the log says of it)."""
        results, _ = zero_run.execute(self.path, self.arguments, steps=steps, options=("--control-flow", how, "--log", self.log),
                                      environment={"EMULATED_CUDA_FAULT": fault})
        return results, json.loads(self.log.read_text().splitlines()[-1]).get("control_flow", "")

    def check(self, *, steps=1, fault=""):
        """Both ways give the same bits."""
        (expected, driven), (found, said) = self.run("host", steps=steps), self.run("graph", steps=steps, fault=fault)
        assert driven.startswith(DRIVEN)
        assert said == driven.replace(DRIVEN, "nodes of the graph:")
        check_bits(found, expected)


def check_bits(found, expected):
    """Results are those that a GPU gave whose loops the host drove."""
    assert [value.tobytes() for value in found] == [value.tobytes() for value in expected]


DRIVEN = "by the host (as --control-flow=host asks):"
IN_CI = ("stacking", "nested", "switched 0", "switched -1")


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in IN_CI else pytest.mark.nightly)
                                  for name in CASES if not name.startswith(("factors", "branch"))])  # branches without a loop are selects
def test_nodes_give_the_bits_of_the_host(name, texts, tmp_path):
    TwoWays(texts(name), CASES[name][1], tmp_path).check()


def test_older_drivers_have_other_nodes_or_none(texts, tmp_path, emulated):
    """A node for each region before 12.8; before 12.4 the host goes by values, which is said, or refused where nodes are asked for."""
    both = TwoWays(texts("switched 2"), CASES["switched 2"][1], tmp_path)
    both.check(fault="version:12040")
    reason = "the driver is of CUDA 12.3, conditional nodes need 12.4"
    assert both.run("auto", fault="version:12030")[1].startswith(f"by the host ({reason}): ")
    with pytest.raises(zero_run.RunFailed, match=f"as --control-flow=graph asks: {reason}; run with --control-flow=auto or host"):
        both.run("graph", fault="version:12030")


def test_a_loop_that_factorises_is_the_hosts(texts, tmp_path):
    both = TwoWays(texts("factors in a loop"), CASES["factors in a loop"][1], tmp_path)
    assert "by the host (the host factorises in it):" in both.run("auto")[1]
    with pytest.raises(zero_run.RunFailed, match="cannot be a node of the step's graph.*the host factorises in it"):
        both.run("graph")


def test_a_capture_that_fails_is_made_without_nodes(texts, tmp_path, emulated):
    both = TwoWays(texts("switched 2"), CASES["switched 2"][1], tmp_path)
    with pytest.raises(zero_run.RunFailed, match="ended well, and\nemulated CUDA: a launch fails"):
        both.run("auto", fault="launch:6")  # the trial launches three
    said = json.loads(both.log.read_text().splitlines()[-1])["control_flow"]
    assert said.startswith("by the host (a capture with nodes has failed: ") and "CUDA_ERROR_LAUNCH_FAILED" in said


@pytest.mark.parametrize("how", ["auto", pytest.param("graph", marks=pytest.mark.nightly)])
def test_a_trial_that_does_not_end_is_named(how, tmp_path, emulated):
    """On rank 1 alone what a loop's body sets has no effect: every rank says so and ends, whoever is to go by values."""
    step = loop_steps.STEPS["fixed_point"]()
    text, given = tmp_path / "step.mlir", tmp_path / "in.safetensors"
    text.write_text(step.text)
    save_file({f"arg{i}": np.array(value) for i, value in enumerate(step.arguments)}, given)
    program = TwoWays(text, step.arguments, tmp_path, ranks=2, stage=3)
    run = launched.Run((program.path, ["--args", given]), launched.torchrun, "--control-flow", how, "--timeout", "2", ranks=range(2), size=2,
                       variables=lambda rank: {"ZRT_TEST": "", "EMULATED_CUDA_ROUNDS": str(1 << 40), "EMULATED_CUDA_FAULT": "unset" * rank})
    launched.check_end(run, "a graph that tries conditional nodes, with a loop of one round, has not ended for 1 seconds")


def test_without_nodes_no_trial_is_made(texts, tmp_path, emulated):
    """What the message above says to do."""
    assert TwoWays(texts("stacking"), CASES["stacking"][1], tmp_path).run("host", fault="unset")[1].startswith(DRIVEN)


TRAINED = [(name, ranks, stage) for name in (*loop_steps.STEPS, *loop_steps.UNROLLED, "gpt_tiny_scan") for ranks in (1, 2) for stage in (0, 3)]


@pytest.mark.parametrize("name, ranks, stage", [
    pytest.param(*point, marks=() if point in (("fixed_point", 2, 3), ("nested", 1, 0)) else pytest.mark.nightly) for point in TRAINED])
def test_training_gives_the_bits_of_the_host(name, ranks, stage, tmp_path):
    """Rounds follow the weights, from step to step."""
    if name == "gpt_tiny_scan":
        case = cases.case(name)
        path, arguments = case.path, case.arguments
    else:
        step = {**loop_steps.STEPS, **loop_steps.UNROLLED}[name]()
        path, arguments = tmp_path / f"{name}.mlir", step.arguments
        path.write_text(step.text)
    TwoWays(path, arguments, tmp_path, ranks=ranks, stage=stage).check(steps=3)


def test_the_host_factorises_as_a_cpu_does(tmp_path):
    """Bit by bit: what is staged is what the runtime computes on CPUs."""
    a = random(5, 12, 12)
    a = a @ np.swapaxes(a, -1, -2)
    file = tmp_path / "step.mlir"
    file.write_text(jax.jit(lambda a: (linalg.cholesky(a), linalg.eigh(a), linalg.qr(a), linalg.svd(a))).lower(a).as_text())
    results = [zero_run.run(file, [a], options=[f"--target={target}"])[0] for target in ("cpu", "cuda")]
    # Products with reflectors are matmuls by the library, whose order is its own: R, values and L are not.
    same = [np.array_equal(one, two) for one, two in zip(*results, strict=True)]
    assert sum(same) >= 7, same


@pytest.mark.parametrize("seed", range(1, 4))
def test_any_order_that_streams_allow(seed, emulated, texts, monkeypatch):
    monkeypatch.setenv("EMULATED_CUDA_SEED", str(seed))
    for name in ("stacking", "factors in a loop"):
        test_results_are_like_jax(name, texts)


@pytest.mark.parametrize("ranks, stage", [pytest.param(1, 3, marks=pytest.mark.nightly), (2, 0)])
def test_a_step_with_a_loop_that_stays(ranks, stage, request):
    """On several ranks reductions over them stand before and behind the loop, each in a part of the graph of its own."""
    case, results, losses = test_steps.run("gpt_tiny_scan", "cuda", ranks, stage, steps=2, options=["--unroll-limit=0"])
    expected = test_steps.run("gpt_tiny_scan", "cpu", ranks, stage, steps=2, options=["--unroll-limit=0"])[2]
    assert not tolerances.check_losses(losses, expected)
    if request.config.getoption("--nightly"):
        verdict = case.check(results, losses, 2)
        assert verdict, "\n".join(verdict.errors)


@pytest.fixture(scope="module")
def endless(tmp_path_factory):
    """A program whose loop goes on as long as nothing fails."""
    folder = tmp_path_factory.mktemp("endless")
    (folder / "step.mlir").write_text(jax.jit(lambda x: jax.lax.while_loop(lambda y: jnp.sum(y) > -1, lambda y: y * 0.5, x))
                                      .lower(np.ones(4, np.float32)).as_text())
    zero_run.call([zero_run.tool("zero-compile"), folder / "step.mlir", "--target=cuda", "--quiet", "-o", folder / "step"])
    save_file({"arg0": np.ones(4, np.float32)}, folder / "in.safetensors")
    return [folder / "step", "--args", folder / "in.safetensors"]


@pytest.mark.parametrize("how, fault, expected", [
    ("host", "launch:40", "CUDA_ERROR_LAUNCH_FAILED"), ("host", "lost:60", "CUDA_ERROR_DEVICE_UNAVAILABLE"),
    ("graph", "launch:7", "--control-flow=host runs the step without such nodes"), ("graph", "", "CUDA_ERROR_LAUNCH_TIMEOUT")])
def test_a_failure_ends_a_loop(how, endless, emulated, fault, expected):
    """A graph's loop that does not end is ended by the device."""
    with pytest.raises(zero_run.RunFailed, match=expected):
        zero_run.call([*endless, "--control-flow", how], timeout=30,
                      environment={"EMULATED_CUDA_FAULT": fault, "EMULATED_CUDA_ROUNDS": "50", "ZRT_TEST": ""})


@pytest.mark.parametrize("how", ["host", "graph"])
def test_an_endless_loop_can_be_interrupted(how, endless):
    environment = {**os.environ, "EMULATED_CUDA_ROUNDS": str(1 << 40)}
    run = subprocess.Popen([*map(str, endless), "--control-flow", how], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with pytest.raises(subprocess.TimeoutExpired):
        run.wait(timeout=1.5)
    for _ in range(2):  # the first one lets the step end
        run.terminate()
        try:
            run.wait(timeout=1.5)
        except subprocess.TimeoutExpired:
            pass
    assert run.poll() is not None
