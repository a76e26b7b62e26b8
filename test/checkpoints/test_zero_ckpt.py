"""`zero-ckpt diff` and `export`: leaves by role and name, whole, whatever ranks have saved them."""

import subprocess

import ml_dtypes  # noqa: F401  (NumPy learns bfloat16)
import numpy as np
import pytest
import safetensors.numpy

import checkpoints
import launched
import zero_run


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """Folders of three steps on 4 ranks at stage 3 and on 1 at stage 0, and of two steps; data and programs."""
    folder = tmp_path_factory.mktemp("runs")
    for name, options, steps in (("four", ("--stage=3", "--ranks=4"), 3), ("one", ("--stage=0", "--ranks=1"), 3),
                                 ("short", ("--stage=3", "--ranks=4"), 2)):
        (folder / name).mkdir()
        program, data = launched.compile_step(folder / name, *options, "--target=cpu")
        zero_run.call([program, *data, "--steps", steps, "--out", folder / name / "run"])
    return {name: folder / name / "run" / f"step-{steps:08}" for name, steps in (("four", 3), ("one", 3), ("short", 2))}


def _call(*words, code=0):
    done = subprocess.run([zero_run.tool("zero-ckpt"), *map(str, words)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stdout + done.stderr


def test_export_gives_whole_leaves(runs, tmp_path):
    _, wanted = checkpoints.read(runs["four"])
    assert "bytes" in _call("export", runs["four"], "-o", tmp_path / "all", "--which=all")
    found = safetensors.numpy.load_file(tmp_path / "all")
    assert sorted(found) == sorted(wanted)
    for name, array in wanted.items():
        np.testing.assert_array_equal(found[name], array)
    _call("export", runs["four"], "-o", tmp_path / "params")
    params = safetensors.numpy.load_file(tmp_path / "params")
    _call("export", runs["four"], "-o", tmp_path / "rest", "--which=opt")
    rest = safetensors.numpy.load_file(tmp_path / "rest")
    assert params and rest and sorted([*params, *rest]) == sorted(wanted)
    name = sorted(params)[0]
    _call("export", runs["four"], "-o", tmp_path / "named", "--which=all", f"--names={name}")
    assert list(safetensors.numpy.load_file(tmp_path / "named")) == [name]


def test_an_export_begins_a_run(runs, tmp_path):
    """--init of another number of ranks takes it: one step from there is the third of the run that saved."""
    _call("export", runs["short"], "-o", tmp_path / "states.safetensors", "--which=all")
    program, data = launched.compile_step(tmp_path, "--stage=1", "--ranks=2", "--target=cpu")
    zero_run.call([program, *data, "--steps", 1, "--init", tmp_path / "states.safetensors", "--out", tmp_path / "run"])
    assert sorted(checkpoints.read(tmp_path / "run/step-00000001")[1]) == sorted(checkpoints.read(runs["short"])[1])


def test_diff_names_what_differs(runs):
    assert _call("diff", runs["four"], runs["four"]) == "equal, to the last bit\n"
    text = _call("diff", runs["four"], runs["short"], code=1)
    _, first = checkpoints.read(runs["four"])
    _, second = checkpoints.read(runs["short"])
    for name in first:
        elements = int((first[name] != second[name]).sum())
        line = [line for line in text.splitlines() if line.split()[1:2] == [name]]
        assert bool(elements) == bool(line)
        if elements:
            largest = np.abs(first[name].astype(np.float64) - second[name]).max()
            assert f"{elements} of {first[name].size} elements differ, by at most {largest:.3g}" in line[0]
    relative = [float(line.split("relative L2 ")[1].rstrip(")"))
                for line in _call("diff", runs["four"], runs["one"], code=1).splitlines() if "relative" in line]
    assert relative and max(relative) < 1e-5, "another number of ranks is another order of sums, no more"


def test_what_is_wrong_is_named(runs, tmp_path):
    assert "zero-ckpt: error" in _call("diff", runs["four"], tmp_path, code=2)
    run = runs["four"].parent
    expected = f"'{run}' is the folder of a run: name one of its checkpoints, such as '{runs['four']}'"
    assert expected in _call("diff", run, runs["one"], code=2) and expected in _call("show", run, code=1)
    for words, message in (
            (("diff", runs["four"]), "Not enough positional command line arguments"),
            (("export", runs["four"], "-o", tmp_path / "none/x"), "none/x"),
            (("export", runs["four"], "-o", tmp_path / "x", "--which=foo"), "expects one of params, master, ema, opt, all, not 'foo'"),
            (("export", runs["four"], "-o", tmp_path / "x", "--names=nobody*"), "has no leaf that --which=params and --names"),
            (("export", runs["four"], "-o", tmp_path / "x", "--names=[a"), "--names [a:")):
        assert message in _call(*words, code=1)
    assert not (tmp_path / "x").exists()
