"""`--keep-best` and what a checkpoint knows of evaluations: resumed runs decide as the uninterrupted one."""

import json
import subprocess

import pytest
import zero_run

from test_training import _data, _run, folder, one_rank  # noqa: F401  (fixtures)

# The loss falls, then rises.
RATE = "--set=opt_state/rate=piecewise(0.5, 7:-0.5)"


def _options(folder, *more):
    return [*_data(folder), *_data(folder, "--eval-data", "held-out"), "--data-order=stream", "--eval-every=2", RATE, *more]


def _evaluations(lines, name="loss"):
    return {line["step"]: line["metrics"][name] for line in lines if line["type"] == "eval"}


def _index(run, step):
    return json.loads((run / f"step-{step:08}/index.json").read_text())


def _steps(run):
    return sorted(int(path.parent.name[5:]) for path in run.glob("step-*/COMMIT"))


def _list(run):
    return [line for line in zero_run.call([zero_run.tool("zero-ckpt"), "list", run]).splitlines()]


@pytest.mark.parametrize("option, name, better", [("loss", "loss", min), ("loss:max", "loss", max), ("accuracy:max", "accuracy", max)])
def test_the_best_checkpoint_stays(one_rank, folder, tmp_path, option, name, better):
    run = tmp_path / "run"
    done, lines = _run(one_rank, *_options(folder), "--steps=13", "--out", run, "--save-every=3", "--keep=2", "--keep-best", option)
    found = _evaluations(lines, name)
    scheduled = {step: value for step, value in found.items() if step % 2 == 0}
    best = next(step for step, value in scheduled.items() if value == better(scheduled.values()))
    assert list(found) == [2, 4, 6, 8, 10, 12, 13]
    assert _steps(run) == sorted({best, 12, 13})
    assert _index(run, 13)["evaluation"]["keep_best"] == {
        "metric": name, "highest": option.endswith(":max"), "step": best, "value": scheduled[best],
        "since": sum(step > best for step in scheduled)}
    marked = [line for line in _list(run) if f"best {name} {scheduled[best]:.6g}" in line]
    assert len(marked) == 1 and marked[0].split()[1] == str(best)
    saves = [line for line in lines if line["type"] == "checkpoint"]
    assert best in [line["step"] for line in saves if line.get("best")]
    assert ", the best so far" in done.stdout
    assert f"{name} {scheduled[best]:.9g} at step {best}" in zero_run.call([zero_run.tool("zero-ckpt"), "show", run / "step-00000013"])


def test_what_is_no_number_is_never_the_best(one_rank, folder, tmp_path):
    options = [*_options(folder, "--set=opt_state/rate=nan"), "--save-every=1", "--keep=1", "--keep-best=loss", "--early-stop=loss:2"]
    done, lines = _run(one_rank, *options, "--steps=9", "--out", tmp_path)
    assert list(_evaluations(lines).values()) == ["NaN", "NaN"], lines
    assert _steps(tmp_path) == [4] and "best" not in done.stdout and "best" not in "".join(_list(tmp_path))
    assert "step 4: loss has not been a number in 2 evaluations: the run ends early" in done.stdout


def test_a_resumed_run_decides_as_the_uninterrupted_one(one_rank, folder, tmp_path):
    options = [*_options(folder), "--keep-best=loss", "--early-stop=loss:3", "--keep=1"]
    _, lines = _run(one_rank, *options, "--steps=40", "--out", tmp_path / "whole")
    whole, last = _evaluations(lines), lines[-1]["steps"]
    best = min(whole, key=whole.get)
    assert lines[-1]["stopped_early"] and last < 20 and _steps(tmp_path / "whole") == [best, last]
    run = tmp_path / "parts"
    for steps in range(1, last, 3):
        _, lines = _run(one_rank, *options, f"--steps={steps}", "--out", run)
    done, lines = _run(one_rank, *options, "--steps=40", "--out", run)
    assert f"step {last}: loss has not been better than {whole[best]:.6g} in 3 evaluations" in done.stdout
    assert _steps(run) == [best, last]
    assert _index(run, last)["evaluation"] == _index(tmp_path / "whole", last)["evaluation"]
    for step in (best, last):
        name = f"step-{step:08}/rank-00000.bin"
        assert (run / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    done, lines = _run(one_rank, *options, "--steps=40", "--out", run)  # the line that has ended early ends again
    assert lines[-1]["steps"] == 0 and "the run ends early" in done.stdout


def test_an_evaluation_that_was_not_made_is_made_up_for(one_rank, folder, tmp_path):
    """As a signal leaves it, or a program before evaluations were saved."""
    run = tmp_path / "run"
    _run(one_rank, *_data(folder), "--data-order=stream", RATE, "--steps=4", "--out", run)
    assert "evaluation" not in _index(run, 4)
    _, lines = _run(one_rank, *_options(folder), "--steps=6", "--out", run, "--keep-best=loss")
    assert list(_evaluations(lines)) == [4, 6]
    _, lines = _run(one_rank, *_options(folder), "--steps=8", "--out", run, "--keep-best=loss")
    assert list(_evaluations(lines)) == [8]


def test_another_metric_begins_anew(one_rank, folder, tmp_path):
    run = tmp_path / "run"
    _run(one_rank, *_options(folder), "--steps=4", "--out", run, "--keep-best=loss")
    done, _ = _run(one_rank, *_options(folder), "--steps=6", "--out", run, "--keep-best=accuracy:max")
    assert "--keep-best follows the highest accuracy, the checkpoint the lowest loss: it begins anew" in done.stderr
    assert _index(run, 6)["evaluation"]["keep_best"]["metric"] == "accuracy"


@pytest.mark.parametrize("options, message", [
    (["--keep-best=loss"], "--keep-best goes with --out DIR"),
    (["--keep-best=loss", "--out=run"], "--keep-best goes with --eval-data only"),
    (["--keep-best=loss", "--out=run", "--eval-data=x"], "--keep-best looks at evaluations: give --eval-every K"),
    (["--keep-best=loss:most", "--out=run"], "--keep-best expects METRIC[:max], not 'loss:most'"),
    (["--keep-best=:max", "--out=run"], "--keep-best expects METRIC[:max], not ':max'"),
])
def test_what_makes_no_sense_is_refused(one_rank, options, message):
    done = subprocess.run([one_rank, "--data=a", "--steps=1", *options], capture_output=True, text=True)
    assert done.returncode == 2 and message in done.stderr


def test_the_metric_is_known(one_rank, folder, tmp_path):
    done, _ = _run(one_rank, *_options(folder), "--steps=1", "--out", tmp_path / "run", "--keep-best=f1", code=2)
    assert "--keep-best names 'f1'; the scalar metrics of @eval are 'loss' 'accuracy'" in done.stderr
