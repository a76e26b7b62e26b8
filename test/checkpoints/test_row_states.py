"""Checkpoints of states that are cut like the batch: by intervals along their rows, loaded at any ranks. Every state exact."""

import json
import pathlib
import sys

import numpy as np
import pytest
import safetensors.numpy

import zero_run
from checkpoints import Program, read, same

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "meaning"))

import carry_steps  # noqa: E402  (the path comes first)


def _program(folder, name, stage, ranks):
    """The step with data and first values of its own, in `folder`."""
    step = carry_steps.STEPS[name]()
    path = folder / f"{name}.mlir"
    path.write_text(step.text)
    program = Program(folder, path, stage, ranks)
    plan = json.loads(zero_run.call([program.path, "--describe=plan"]))
    values = np.random.default_rng(0)
    program.data = []
    for row in plan["inputs"]:
        rows = values.standard_normal((48, *row["shape"][1:])).astype(np.float32)
        rows.tofile(folder / f"{row['name']}.bin")
        program.data.append(f"--data={row['name']}={folder}/{row['name']}.bin:f32")
    first = {state["name"]: np.asarray(values.random(state["shape"]), {"f32": np.float32, "i32": np.int32}[state["dtype"]])
             for state in plan["states"]}
    safetensors.numpy.save_file(first, folder / "first.safetensors")
    return program, plan


@pytest.mark.parametrize("name", ["recurrent", "layers"])
def test_any_ranks(name, tmp_path):
    """There and back over other ranks and stages; each rank has written its own rows, and nobody else's."""
    before, expected, files = ["--init", tmp_path / "first.safetensors"], None, []
    for number, (stage, ranks) in enumerate([(3, 4), (0, 1), (2, 3), (1, 2), (3, 4)]):
        program, plan = _program(tmp_path, name, stage, ranks)
        after = tmp_path / str(number)
        program.run("--steps", 2, "--out", after, *before)
        _, found = read(after / "step-00000002")
        expected = expected or found
        assert same(expected, found), f"stage {stage} on {ranks}"
        files.append([(after / "step-00000002" / f"rank-{rank:05}.bin").read_bytes() for rank in range(ranks)])
        before = ["--resume", after]
        carried = [state for state in plan["states"] if state["role"] == "batch_state"]
        assert carried and all(state["kind"] == "batch_state" for state in carried)
        index = json.loads((after / "step-00000002" / "index.json").read_text())
        for rank in range(ranks):
            part = json.loads((after / "step-00000002" / f"rank-{rank:05}.json").read_text())
            for state in carried:
                leaf = [each["name"] for each in index["leaves"]].index(state["name"])
                count = sum(segment[2] for segment in part["segments"] if segment[0] == leaf)
                assert count == np.prod(state["shape"]) // ranks
    assert files[0] == files[-1]


def test_shown(tmp_path):
    program, _ = _program(tmp_path, "layers", 3, 2)
    program.run("--steps", 1, "--out", tmp_path / "run", "--init", tmp_path / "first.safetensors")
    shown = zero_run.call([zero_run.tool("zero-ckpt"), "show", tmp_path / "run" / "step-00000001"])
    assert len([line for line in shown.splitlines() if "batch_state" in line and "f32" in line]) == 2, shown
