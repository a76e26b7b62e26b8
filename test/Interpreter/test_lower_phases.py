"""The interpreter on `scheduled` and `planned`: the same bits as on `partitioned`, in every order that events allow."""

import numpy as np
import pytest

import cases
import zero_run

RANKS, STEPS = 3, 2
# Tied weights: forming kernels scatters the embedding's gradient onto the other one, another order of one sum.
REASSOCIATED = {"gpt_tiny_f32": 2e-6}
# Projections of queries, keys and values apart: matmuls that add to one another sum their gradients in another order, which
# test/meaning/test_fusions.py covers; a key bias, whose gradient is nothing but rounding, has no tolerance that says anything.
OPTIONS = {"flax_gpt_loss_first": ["--disable-fusions=matmul-sums"]}
MODELS = ["mlp_momentum", "gpt_tiny_f32", "flax_gpt_loss_first"]
GRID = [pytest.param(model, stage, marks=[] if model == "mlp_momentum" or stage == 3 else pytest.mark.nightly)
        for model in MODELS for stage in range(4)]


def _phase(case, stage, phase, folder):
    path = folder / f"{phase}.mlir"
    zero_run.call([zero_run.tool("zero-compile"), case.path, f"--stage={stage}", f"--ranks={RANKS}", "--target=cpu",
                   f"--compile-to={phase}", "--quiet", *OPTIONS.get(case.name, []), "-o", path])
    return path


def _run(case, path, *options):
    results, metrics = zero_run.run(path, case.arguments, steps=STEPS, stage=None, interpret=True, options=options)
    return results, [[step[f"result{i}"] for i in case.metrics] for step in metrics]


def _assert_same(found, expected):
    assert found[1] == expected[1]
    for index, (one, other) in enumerate(zip(found[0], expected[0], strict=True)):
        assert one.tobytes() == other.tobytes(), f"result{index}"


@pytest.mark.parametrize("model, stage", GRID)
def test_phases_agree(model, stage, tmp_path):
    case = cases.case(model)
    partitioned = _run(case, _phase(case, stage, "partitioned", tmp_path))
    scheduled = _run(case, _phase(case, stage, "scheduled", tmp_path))
    planned = _phase(case, stage, "planned", tmp_path)
    _assert_same(_run(case, planned), scheduled)
    for seed in range(5):
        _assert_same(_run(case, planned, "--order-seed", seed), scheduled)
    if model not in REASSOCIATED:
        return _assert_same(scheduled, partitioned)
    np.testing.assert_allclose(scheduled[1], partitioned[1], rtol=1e-6)
    for index, (one, other) in enumerate(zip(scheduled[0], partitioned[0], strict=True)):
        error = np.linalg.norm((one - other).astype("d"))
        assert error <= REASSOCIATED[model] * np.linalg.norm(other.astype("d")) + 1e-7, f"result{index} is off by {error}"
