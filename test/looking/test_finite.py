"""--check=nan: the first call whose result is not finite, its step taken back on all ranks."""

import json
import re
import subprocess

import numpy as np
import pytest
import steps
import zero_run


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("finite")
    steps.write(folder)
    return folder


@pytest.fixture(scope="module", params=[(0, 1), (3, 3)], ids=lambda p: f"stage{p[0]}-ranks{p[1]}")
def program(request, folder):
    return steps.compile_step(folder, *request.param)


# As users run it, and with padding and unwritten memory full of NaN.
@pytest.fixture(params=["", "1"], ids=["plain", "poison"], autouse=True)
def test_mode(request, monkeypatch):
    monkeypatch.setenv("ZRT_TEST", request.param)


def run(program, *options, code=0):
    done = subprocess.run([program, *map(str, options)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done


def _lines(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_finite_steps_are_the_same(program, folder, tmp_path):
    """Bit by bit. Masks within a step, and infinity that a state keeps, are no fault."""
    for name, check in (("plain", []), ("checked", ["--check=nan"]), ("all", ["--check=nan:states"])):
        run(program, *steps.data(folder), "--steps=7", "--log", tmp_path / name, *check)
    losses = [[line["metrics"] for line in _lines(tmp_path / name) if line["type"] == "step"] for name in ("plain", "checked", "all")]
    assert losses[0] == losses[1] == losses[2] and len(losses[0]) == 7


def test_a_nan_in_the_data(program, folder, tmp_path):
    """Row 41 is in batch 4; on three ranks, rank 1 has it."""
    done = run(program, *steps.data(folder, "xn"), "--steps=8", "--check=nan", "--out", tmp_path / "run", "--log", tmp_path / "log",
               code=4)
    ranks = int(program.name.split("-")[2])
    rank, row, rows = (1, 1, 4) if ranks == 3 else (0, 5, 12)
    assert re.search(rf"error: step 4: values are not finite for the first time after call \d+ of @main, 'gemm {rows}x9x6 f32', "
                     rf"on rank {rank}\n", done.stderr), done.stderr
    assert f"makes f32[{rows}, 9]: NaN at [{row}, 0], the first of 9" in done.stderr
    assert re.search(r"source: step\.mlir:\d+:\d+", done.stderr)
    assert f"reads 'x' f32[{rows}, 6]: NaN at [{row}, 2]" in done.stderr
    assert re.search(r"reads (f32\[6, 9\] of call \d+, all_gather u0|'w1' f32\[6, 9\]|.*): finite", done.stderr)
    assert "all states are those after step 3, which are saved" in done.stderr
    assert done.stderr.count("not finite for the first time") == 1 and "\nstep 4" not in done.stdout
    lines = _lines(tmp_path / "log")
    told = [line for line in lines if line["type"] == "not_finite"]
    assert len(told) == 1 and (told[0]["step"], told[0]["rank"]) == (4, rank) and told[0]["name"].startswith("gemm")
    assert lines[-1]["steps"] == 3 and lines[-1]["not_finite"] is True
    for numbers in lines[-1]["ranks"]:
        assert numbers["wire_counted"] == numbers["wire_predicted"]


@pytest.mark.parametrize("saving", [[], ["--save-every=1"]], ids=["behind", "beside"])
def test_states_are_those_before_the_step(program, folder, tmp_path, saving):
    """What is saved after, or beside, a step that was taken back is what three steps without it save, byte by byte."""
    run(program, *steps.data(folder, "xn"), "--steps=8", "--check=nan", *saving, "--out", tmp_path / "stopped", code=4)
    run(program, *steps.data(folder, "xn"), "--steps=3", "--out", tmp_path / "three")
    saved = sorted(p.name for p in (tmp_path / "stopped").iterdir() if p.is_dir())
    assert saved == [f"step-{step:08}" for step in ((1, 2, 3) if saving else (3,))]
    parts = sorted((tmp_path / "three" / "step-00000003").glob("*.bin")) or sorted(
        p for p in (tmp_path / "three" / "step-00000003").iterdir() if p.suffix != ".json" and p.name != "COMMIT")
    assert parts
    for part in parts:
        assert part.read_bytes() == (tmp_path / "stopped" / "step-00000003" / part.name).read_bytes(), part.name


def test_states_of_set_are_those_before_the_step(program, folder, tmp_path):
    """--set writes over a state before the step's calls: that is taken back too."""
    rate = "--set=opt_state/rate=linear(1, 2, 10)"
    run(program, *steps.data(folder, "xn"), "--steps=8", "--check=nan", rate, "--out", tmp_path / "stopped", code=4)
    run(program, *steps.data(folder, "xn"), "--steps=3", rate, "--out", tmp_path / "three")
    compared = subprocess.run([zero_run.tool("zero-ckpt"), "diff", *(tmp_path / name / "step-00000003" for name in ("stopped", "three"))],
                              capture_output=True, text=True)
    assert compared.returncode == 0, compared.stdout + compared.stderr


@pytest.mark.parametrize("check", ["nan", "nan:states"])
def test_an_update_that_overflows_is_taken_back(program, folder, tmp_path, check):
    """The first value that is no number is a state itself, made in its own place."""
    done = run(program, *steps.data(folder), "--steps=8", f"--check={check}", "--set=opt_state/rate=piecewise(1, 4:3e38)",
               "--out", tmp_path / "run", code=4)
    assert re.search(r"step 5: .*\n  makes '.*opt_state/adam/0/[mn]u.*': inf|step 5: .*\n  makes .*: inf at", done.stderr), done.stderr
    assert "written over in place" not in done.stderr, "what states were before is known"
    run(program, *steps.data(folder), "--steps=6", "--set=opt_state/rate=1", "--out", tmp_path / "run")  # goes on from step 4
    assert any(p.name == "step-00000006" for p in (tmp_path / "run").iterdir())


def test_loss_scaling_looks_at_states(program, folder):
    """A step that scales its loss makes values that are not finite, here a norm, and throws its update away."""
    scaled = ["--set=opt_state/scale=piecewise(2, 2:3e38, 3:2)", "--set=opt_state/rate=piecewise(1, 2:1e10, 3:1)"]
    done = run(program, *steps.data(folder), "--steps=5", *scaled, "--check=nan", code=4)
    assert "step 3: values are not finite" in done.stderr and "--check=nan:states" in done.stderr
    run(program, *steps.data(folder), "--steps=5", *scaled, "--check=nan:states")


def test_a_metric_that_is_infinite(program, folder):
    """`shown` divides by the scale, which is zero: no state has it."""
    done = run(program, *steps.data(folder), "--steps=5", "--set=opt_state/scale=piecewise(1, 3:0)", "--check=nan", code=4)
    assert "step 4" in done.stderr and ("'loss'" in done.stderr or "NaN" in done.stderr)


def test_all_looks_at_infinities_too(program, folder, tmp_path):
    done = subprocess.run([program, *steps.data(folder), "--steps=2", "--check=nan:all"], capture_output=True, text=True)
    # Whether a mask reaches memory is the kernels' to say; where it does, it is named as infinity.
    assert done.returncode == 0 or (done.returncode == 4 and "inf" in done.stderr), done.stderr


def test_what_is_wrong_is_named(program, folder):
    done = run(program, *steps.data(folder), "--steps=1", "--check=nan:loss", code=2)
    assert "--check expects replicas, replicas:K, nan, nan:states or nan:all, not 'nan:loss'" in done.stderr


def test_arrays(folder, tmp_path):
    """A run on arrays writes no result of a step that is taken back."""
    program = steps.compile_step(folder, 0, 1)
    shown = json.loads(zero_run.call([program, "--describe=plan"]))
    arguments = {}
    for leaf in shown["states"] + [i for i in shown["inputs"] if i["entry"] == "main"]:
        index = leaf["slots"]["main"][0] if "slots" in leaf else leaf["arg"]
        if index >= 0:
            dtype = {"f32": np.float32, "i32": np.int32}[leaf["dtype"]]
            arguments[f"arg{index}"] = np.full(leaf["shape"], np.nan if leaf["name"] == "x" else 1, dtype)
    from safetensors.numpy import save_file
    save_file(arguments, tmp_path / "in.safetensors")
    done = run(program, "--args", tmp_path / "in.safetensors", "--results", tmp_path / "out.safetensors", "--check=nan", code=4)
    assert "reads 'x' f32[12, 6]: NaN at [0, 0], the first of 72" in done.stderr
    assert not (tmp_path / "out.safetensors").exists()
