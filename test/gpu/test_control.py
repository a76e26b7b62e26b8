"""Loops, branches and factorisations, which the host drives between parts of a step's graph: against JAX, against the CPU
target, in any order that streams allow, and where something fails."""

import functools
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from safetensors.numpy import save_file

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


@pytest.mark.parametrize("fault, expected", [("launch:40", "CUDA_ERROR_LAUNCH_FAILED"), ("lost:60", "CUDA_ERROR_DEVICE_UNAVAILABLE")])
def test_a_failure_ends_a_loop(endless, emulated, fault, expected):
    with pytest.raises(zero_run.RunFailed, match=expected):
        zero_run.call(endless, environment={"EMULATED_CUDA_FAULT": fault, "ZRT_TEST": ""}, timeout=30)


def test_an_endless_loop_can_be_interrupted(endless):
    run = subprocess.Popen([str(word) for word in endless], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with pytest.raises(subprocess.TimeoutExpired):
        run.wait(timeout=1.5)
    for _ in range(2):  # the first one lets the step end
        run.terminate()
        try:
            run.wait(timeout=1.5)
        except subprocess.TimeoutExpired:
            pass
    assert run.poll() is not None
