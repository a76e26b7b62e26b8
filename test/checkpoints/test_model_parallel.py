"""Checkpoints of a step that is model-parallel itself, by regions over tp and over dp and tp, and of one that --tensor-parallel splits (its fused weight of queries, keys
and values in groups), with a vocabulary that is padded where it is: whole states in files, whatever the mesh; exact."""

import pathlib
import subprocess
import sys

import pytest

import zero_run
from checkpoints import losses, read, run, same, states

HERE = pathlib.Path(__file__).parent
# (dp, tp) and the stage: two, one and four devices that the step was written for.
MESHES = [(2, 2, 3), (8, 1, 2), (1, 4, 0), (4, 2, 1), (2, 4, 2)]


GPT = ["--layers", 2, "--hidden", 16, "--heads", 4, "--context", 8, "--batch", 16]


VOCABULARY = {"found": 128, "padded": 127}


@pytest.fixture(scope="module", params=["shard_map", pytest.param("both", marks=pytest.mark.nightly), pytest.param("found", marks=pytest.mark.nightly), "padded"])
def program(request, tmp_path_factory):
    """program(dp, tp, stage): compiled once."""
    folder, made = tmp_path_factory.mktemp("programs"), {}
    found = request.param in VOCABULARY
    split = ["--tensor-parallel"] * found + ["--pad-vocabulary=1"] * (request.param == "padded")

    def export(dp, tp, step):
        call = ["-m", "zero_export", "gpt", *GPT, "--vocab", VOCABULARY[request.param], "-o", step] if found else [HERE / "tensor_step.py", tp, step, dp]
        subprocess.run([sys.executable, *map(str, call)], check=True)

    def make(dp, tp, stage):
        devices = dp if request.param == "both" else 1  # along dp, that the step is written for
        step, path = folder / f"step{devices}-{tp}.mlir", folder / f"train-{dp}-{tp}-{stage}"
        if not step.exists():
            export(devices, tp, step)
            (folder / "text.bin").write_bytes(bytes(i * i % 127 for i in range(5000)))
        if path not in made:
            mesh = [f"--mesh=dp={dp}" + (f",tp={tp}" if tp > 1 else "")] + split * (tp > 1)
            zero_run.call([zero_run.tool("zero-compile"), step, *mesh, f"--stage={stage}", "--target=cpu", "--quiet", "-o", path])
            made[path] = [path, "--ranks", dp * tp, "--data", folder / "text.bin"]
        return made[path]

    return make


@pytest.fixture(scope="module")
def saved(program, tmp_path_factory):
    folder = tmp_path_factory.mktemp("saved")
    text = run(program(2, 2, 3), "--steps", 3, "--seed", 3, "--out", folder, "--check=replicas")
    return folder, losses(text)


@pytest.mark.parametrize("dp, tp, stage", MESHES[1:3])
def test_first_values_are_those_of_the_seed(dp, tp, stage, program, saved):
    """@init makes whole states and ranks keep their parts: the losses of any mesh."""
    assert losses(run(program(dp, tp, stage), "--steps", 3, "--seed", 3)) == pytest.approx(saved[1], rel=1e-5)


def test_any_mesh(program, saved, tmp_path):
    """Nothing is lost on the way through other meshes and stages, and back it is the same files."""
    before = saved[0]
    for dp, tp, stage in (*MESHES[1:], MESHES[0]):
        after = tmp_path / f"{dp}-{tp}"
        run(program(dp, tp, stage), "--steps", 3, "--resume", before, "--out", after)
        assert same(states(saved[0]), read(after / "step-00000003")[1]), (dp, tp, stage)
        before = after
    for rank in range(4):
        name = f"step-00000003/rank-{rank:05}.bin"
        assert (before / name).read_bytes() == (saved[0] / name).read_bytes()


def test_a_resumed_run_is_the_uninterrupted_one(program, saved, tmp_path):
    run(program(2, 2, 3), "--steps", 1, "--seed", 3, "--out", tmp_path)
    run(program(2, 2, 3), "--steps", 3, "--out", tmp_path)
    assert same(states(saved[0]), states(tmp_path))


def test_it_goes_on_alike_on_another_mesh(program, saved, tmp_path):
    run(program(2, 2, 3), "--steps", 1, "--seed", 3, "--out", tmp_path)
    found = losses(run(program(2, 4, 2), "--steps", 3, "--resume", tmp_path))
    assert found == pytest.approx(saved[1][1:], rel=1e-5)
