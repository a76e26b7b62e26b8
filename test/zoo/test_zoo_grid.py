"""The points of zoo_grid.py: 20 compiled steps, bitwise between stages 0 to 3 on as many ranks, and JAX's by tolerances.py."""

import pytest

import tolerances
import zero_run
import zoo_grid

STAGES = (0, 1, 2, 3)
IN_CI = ("mlp-adafactor-bf16-state", "mlp-shampoo-bf16-master")


def _run(case, stage, ranks):
    """(results, losses)."""
    results, metrics = zero_run.run(case.path, case.arguments, steps=zoo_grid.STEPS, stage=stage, ranks=ranks)
    loss = f"result{case.metrics[case.loss_position()]}"
    return results, [line[loss] for line in metrics]


def _parameters(points, ids):
    return [pytest.param(point, id=ids(point), marks=() if point.name in IN_CI else pytest.mark.nightly) for point in points]


@pytest.mark.parametrize("point", _parameters(zoo_grid.POINTS, lambda point: f"{point.name}-{point.ranks}"))
def test_stages_are_bitwise_equal_and_like_jax(point):
    case = zoo_grid.case(point)
    first, losses = _run(case, 0, point.ranks)
    for stage in STAGES[1:]:
        found, found_losses = _run(case, stage, point.ranks)
        assert found_losses == losses, f"losses differ between stages 0 and {stage}"
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    verdict = case.check(first, losses, zoo_grid.STEPS)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("point", [pytest.param(point, id=point.name, marks=pytest.mark.nightly) for point in zoo_grid.POINTS
                                   if point.ranks != 3])
def test_stage_3_on_3_ranks_is_like_jax(point):
    """Every optimizer in every precision."""
    case = zoo_grid.case(point)
    verdict = case.check(*_run(case, 3, 3), zoo_grid.STEPS)
    assert verdict, "\n".join(verdict.errors)


def test_every_pair_is_there():
    """Of model, optimizer, precision and ranks, and of what each is, nothing is missing."""
    points = [(point.model, point.optimizer, point.precision, point.ranks) for point in zoo_grid.POINTS]
    sets = [set(axis) for axis in zip(*points)]
    assert [len(axis) for axis in sets] == [len(zoo_grid.MODELS), len(zoo_grid.OPTIMIZERS), len(zoo_grid.PRECISIONS),
                                            len(zoo_grid.RANKS)]
    for one in range(4):
        for other in range(one):
            assert len({(point[one], point[other]) for point in points}) == len(sets[one]) * len(sets[other])
    assert all(any(point.name == name for point in zoo_grid.POINTS) for name in IN_CI)
