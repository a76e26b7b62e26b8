"""A partitioned step as plain StableHLO on as many host devices of JAX: what shares nothing with this compiler."""

import numpy as np
import pytest
import reference_jax

reference_jax.pin(devices=6)

import cases
import shards
import zero_run
from replicas import ReplicaProgram

STEPS = 3
GRID = [pytest.param(name, stage, ranks, marks=[] if name == "mlp_momentum" or (stage, ranks) in ((0, 2), (2, 4), (3, 3))
                     else pytest.mark.nightly)
        for name in ("mlp_momentum", "gpt_tiny_f32") for stage in range(4) for ranks in (2, 3, 4)]


def _opt(path, *options):
    return zero_run.call([zero_run.tool("zero-opt"), path, *options])


def _run(case, path, ranks):
    """Final results, and the metrics of each step."""
    interface = shards.Partitioned(_opt(path, "--mlir-print-op-generic"), ranks)
    program = ReplicaProgram(_opt(path, "--zero-to-stablehlo-collectives"), ranks)
    arguments, metrics = list(case.arguments), []
    for _ in range(STEPS):
        results = interface.join(program(interface.shard(arguments)))
        metrics.append([float(results[i]) for i in case.metrics])
        for argument, result in case.carried.items():
            arguments[argument] = results[result]
    return results, metrics


# Meshes of two axes: replica groups and positions along each.
GROUPS = [pytest.param(name, stage, replicas, group,
                       marks=[] if (name, stage, replicas, group) in (("mlp_momentum", 0, 2, 2), ("mlp_momentum", 3, 3, 2),
                                                                       ("gpt_tiny_f32", 3, 2, 2)) else pytest.mark.nightly)
          for name in ("mlp_momentum", "gpt_tiny_f32") for stage in range(4) for replicas, group in ((2, 2), (3, 2), (2, 3))]


@pytest.mark.parametrize("name, stage, replicas, group", GROUPS)
def test_jax_runs_shard_groups(name, stage, replicas, group, tmp_path):
    if cases.case(name).arguments[-1].shape[0] % (replicas * group):
        pytest.skip("the ranks do not divide the batch")
    check(name, replicas * group, tmp_path / "partitioned.mlir", f"--stage={stage}", f"--mesh=replica={replicas},dp={group}")


@pytest.mark.parametrize("name, stage, ranks", GRID)
def test_jax_runs_the_partitioned_step(name, stage, ranks, tmp_path):
    check(name, ranks, tmp_path / "partitioned.mlir", f"--stage={stage}", f"--ranks={ranks}")


def check(name, ranks, path, *options):
    case = cases.case(name)
    zero_run.call([zero_run.tool("zero-compile"), case.path, *options, "--target=cpu", "--compile-to=partitioned", "--quiet", "-o", path])
    results, metrics = _run(case, path, ranks)
    # The step on one device, by the rules that every run of ours is held to.
    verdict = case.check(results, [step[case.loss_position()] for step in metrics], STEPS)
    assert verdict, "\n".join(verdict.errors)
    # The interpreter on the same text: one more order of sums.
    interpreted, _ = zero_run.run(path, case.arguments, steps=STEPS, stage=None, interpret=True)
    for state, one, other in zip(case.states, case.state_results(results), case.state_results(interpreted), strict=True):
        error = np.linalg.norm((one - other).astype("d"))
        assert error <= 2e-5 * np.linalg.norm(other.astype("d")) + 1e-6, f"{state.name} is off by {error}"


def test_a_wrong_step_is_seen(tmp_path):
    case, path = cases.case("mlp_momentum"), tmp_path / "partitioned.mlir"
    zero_run.call([zero_run.tool("zero-compile"), case.path, "--stage=3", "--ranks=2", "--target=cpu", "--compile-to=partitioned",
                   "--quiet", "-o", path])
    text = path.read_text()
    # The rank's own range of the old value becomes the momentum it is updated with.
    broken = text.replace("stablehlo.subtract %arg0,", "stablehlo.subtract %arg1,")
    assert broken != text
    path.write_text(broken)
    results, metrics = _run(case, path, 2)
    assert not case.check(results, [step[case.loss_position()] for step in metrics], STEPS)
