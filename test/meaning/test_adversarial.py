"""The adversarial device: stream work in every order that the events allow must give the same bits.

$ZRT_ADVERSARIAL=SEED makes an executable's CPU device draw the order from the seed. A missing wait then shows as another
result, sooner or later; 10 seeds in CI, 100 in test/nightly.
"""

import pytest

import cases
import tolerances
import zero_run

STEPS = 2


@pytest.fixture(scope="module", params=[("gpt_tiny_f32", 1), ("gpt_tiny_f32", 3), ("gpt_tiny_bf16b", 2)], ids=str)
def compiled(request, tmp_path_factory):
    """(case, executable, its results in the device's usual order)."""
    name, stage = request.param
    case, program = cases.case(name), tmp_path_factory.mktemp("adversarial") / "train"
    zero_run.compile_step(case.path, program, stage=stage, ranks=4)
    return case, program, zero_run.execute(program, case.arguments, steps=STEPS)[0]


@pytest.mark.parametrize("seeds", [pytest.param(range(0, 10)), pytest.param(range(10, 100), marks=pytest.mark.nightly)])
def test_order_of_stream_work_does_not_show(compiled, seeds):
    case, program, expected = compiled
    labels = [f"result{i}" for i in range(len(expected))]
    for seed in seeds:
        results, _ = zero_run.execute(program, case.arguments, steps=STEPS, environment={"ZRT_ADVERSARIAL": str(seed)})
        errors = tolerances.bitwise_differences(labels, expected, results)
        assert not errors, f"seed {seed}:\n" + "\n".join(errors)
