"""Steps with regions over dp and tp on ranks (dp, tp), stages 0 to 3 bit by bit equal, against JAX on as many host devices. The
executables compare predicted bytes with counted ones themselves."""

import json

import pytest

import mesh_steps
import parallel_steps
import test_model_parallel
import zero_run

STEPS = test_model_parallel.STEPS
IN_CI = {("both_outside", 2, "compiled"), ("both_losses", 2, "interpreted")}
GRID = [pytest.param(name, dp, mode, id=f"{name}-{dp}-{mode}", marks=() if (name, dp, mode) in IN_CI else pytest.mark.nightly)
        for name in mesh_steps.ON_BOTH for dp in (2, 3, 4) for mode in ("compiled", "interpreted")]


def run(step, dp, stage, interpret=True, *options):
    return test_model_parallel.run(step, dp, 2, stage, interpret, *options)


@pytest.mark.parametrize("name, dp, mode", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, dp, mode, request):
    step, first = test_model_parallel.case(name, 2 * dp), None
    for stage in (0, 1, 2, 3) if request.config.getoption("--nightly") else (0, 3):
        found = run(step, dp, stage, mode == "interpreted")
        step.check(found)
        first = first or found
        assert test_model_parallel.same(first, found), f"stage {stage} differs"


@pytest.mark.nightly
@pytest.mark.parametrize("name", mesh_steps.ON_BOTH)
def test_import_is_like_jax(name):
    step = test_model_parallel.case(name, 4)
    step.check(zero_run.run(step.path, step.arguments, steps=STEPS, stage=None, interpret=True)[0])


@pytest.mark.nightly
@pytest.mark.parametrize("name", mesh_steps.ON_BOTH)
def test_shard_groups_beside_it(name):
    step = test_model_parallel.case(name, 8)
    runs = [test_model_parallel.run_in_groups(step, stage, True) for stage in (0, 3)]
    step.check(runs[0])
    assert test_model_parallel.same(*runs)


def plan_of(name, devices, path):
    zero_run.call([zero_run.tool("zero-compile"), test_model_parallel.case(name, devices).path, "--stage=3", "--mesh=dp=2,tp=2",
                   "--target=cpu", "--quiet", "-o", path])
    return json.loads(zero_run.call([path, "--describe=plan"]))["predicted"]


@pytest.mark.nightly
def test_bytes_are_those_of_the_step_written_for_tp_alone(tmp_path):
    """The batch's axis in the region is the compiler's: states are sharded as beside a region over tp, and the same is exchanged."""
    both, alone = (plan_of(name, devices, tmp_path / name) for name, devices in (("both_outside", 4), ("alone_outside", 2)))
    assert both["resident"] == alone["resident"] and both["wire_by_axes"] == alone["wire_by_axes"]


def test_the_meshes_other_axis_is_as_the_step_says():
    with pytest.raises(zero_run.RunFailed, match="written for 2 devices along 'dp', expected as many as ranks, found 3; give "
                                                 "--mesh=dp=2,tp=T"):
        run(test_model_parallel.case("both_outside", 4), 3, 0)
    assert not set(mesh_steps.ON_BOTH) & set(parallel_steps.ON_MODEL_RANKS)
