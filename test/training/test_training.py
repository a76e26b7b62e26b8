"""A compiled program's data formats, evaluation, schedules and early stop, against JAX on the same rows."""

import json
import os
import subprocess
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest
import safetensors.numpy
import zero_run

import zero_export

BATCH, WIDTH, CLASSES, ROWS = 12, 6, 3, 30
KEY = jax.random.PRNGKey(3)


def _loss(params, x, y):
    logits = jnp.tanh(x @ params["w1"] + params["b1"]) @ params["w2"]
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), logits


def _init(key):
    first, second = jax.random.split(key)
    return {"b1": jnp.zeros(8), "w1": 0.3 * jax.random.normal(first, (WIDTH, 8)),
            "w2": 0.3 * jax.random.normal(second, (8, CLASSES))}


def _step(state, batch):
    (loss, _), grads = jax.value_and_grad(_loss, has_aux=True)(state["params"], batch["x"], batch["y"])
    new = jax.tree.map(lambda p, g: p - state["opt_state"]["rate"] * g, state["params"], grads)
    return {"params": new, "opt_state": state["opt_state"]}, {"loss": loss}


def _eval(state, batch):
    loss, logits = _loss(state["params"], batch["x"], batch["y"])
    return {"loss": loss, "accuracy": (logits.argmax(-1) == batch["y"]).mean()}


def _state(key):
    return {"params": _init(key), "opt_state": {"rate": jnp.float32(0.5)}}


def _rows(seed, rows=ROWS):
    values = np.random.default_rng(seed)
    return (values.integers(0, 255, (rows, WIDTH), dtype=np.uint8),
            values.integers(0, CLASSES, rows).astype(np.int64))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("training")
    batch = {"x": jax.ShapeDtypeStruct((BATCH, WIDTH), jnp.float32), "y": jax.ShapeDtypeStruct((BATCH,), jnp.int32)}
    step = zero_export.export_step(_step, jax.eval_shape(_state, KEY), batch, init=_state, eval=_eval)
    step.save(folder / "step.mlir")
    for name, seed in (("train", 1), ("held-out", 2)):
        x, y = _rows(seed)
        x.tofile(folder / f"{name}-x.u8")
        np.save(folder / f"{name}-y.npy", y)
    return folder


def _compile(folder, stage, ranks):
    path = folder / f"program-{stage}-{ranks}"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", folder / "step.mlir", f"--stage={stage}", f"--ranks={ranks}",
                   "--target=cpu", "-o", path])
    return path


@pytest.fixture(scope="module")
def one_rank(folder):
    return _compile(folder, 0, 1)


@pytest.fixture(scope="module", params=[(0, 1), (0, 2), (3, 4)], ids=lambda p: f"stage{p[0]}-ranks{p[1]}")
def program(request, folder):
    return _compile(folder, *request.param)


IMAGES = "u8(scale=1/255,mean=0.5,std=0.25)"


def _data(folder, option="--data", name="train"):
    return [f"{option}=x={folder}/{name}-x.u8:{IMAGES}", f"{option}=y={folder}/{name}-y.npy"]


def _run(program, *options, code=0, **environment):
    log = program.with_suffix(".jsonl")
    done = subprocess.run([program, "--log", log, *map(str, options)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done, [json.loads(line) for line in log.read_text().splitlines()] if code == 0 else []


def _scaled(x):
    return (jnp.asarray(x, jnp.float32) / 255 - 0.5) / 0.25


def _batches(seed, steps):
    """Batches in the order of the files, round and round."""
    x, y = _rows(seed)
    for step in range(steps):
        rows = np.arange(step * BATCH, (step + 1) * BATCH) % ROWS
        yield _scaled(x[rows]), jnp.asarray(y[rows], jnp.int32)


def test_steps_and_evaluations_are_those_of_jax(program, folder):
    steps, rates = 6, np.interp(range(6), [0, 4], [0.1, 0.5])
    _, lines = _run(program, *_data(folder), *_data(folder, "--eval-data", "held-out"), "--data-order=stream", "--eval-every=2",
                    f"--steps={steps}", "--set=opt_state/rate=linear(0.1, 0.5, 4)")
    state, losses, evals = _state(jax.random.PRNGKey(0)), [], []
    for step, (x, y) in enumerate(_batches(1, steps)):
        state, metrics = _step({**state, "opt_state": {"rate": jnp.float32(rates[step])}}, {"x": x, "y": y})
        losses.append(float(metrics["loss"]))
        if step % 2 == 1:
            found = [_eval(state, {"x": x, "y": y}) for x, y in _batches(2, 2)]
            evals.append({name: np.mean([float(m[name]) for m in found]) for name in ("loss", "accuracy")})
    printed = [line for line in lines if line["type"] == "step"]
    assert [line["set"]["opt_state/rate"] for line in printed] == pytest.approx(rates)
    assert [line["metrics"]["loss"] for line in printed] == pytest.approx(losses, rel=1e-5)
    evaluated = [line for line in lines if line["type"] == "eval"]
    assert [line["step"] for line in evaluated] == [2, 4, 6]
    assert {line["batches"] for line in evaluated} == {2}
    for line, expected in zip(evaluated, evals):
        assert line["metrics"] == pytest.approx(expected, rel=1e-5)


def test_evaluations_leave_training_as_it_is(program, folder):
    """Bit by bit: states, and what the meters find."""
    plain = _run(program, *_data(folder), "--steps=5")[1]
    evaluated = _run(program, *_data(folder), *_data(folder, "--eval-data", "held-out"), "--eval-every=1", "--eval-steps=1",
                     "--steps=5")[1]
    losses = [[line["metrics"] for line in lines if line["type"] == "step"] for lines in (plain, evaluated)]
    assert losses[0] == losses[1]
    assert [line["type"] for line in evaluated[1:-1]] == ["step", "eval"] * 5
    for rank in evaluated[-1]["ranks"]:
        assert rank["eval_wire_counted"] == rank["eval_wire_predicted"]


def test_a_run_ends_early(program, folder):
    options = [*_data(folder), *_data(folder, "--eval-data", "held-out"), "--eval-every=2", "--steps=50"]
    done, lines = _run(program, *options, "--set=opt_state/rate=0", "--early-stop=loss:3")
    assert lines[-1]["steps"] == 8 and lines[-1]["stopped_early"], "the first evaluation, and three that are no better"
    assert "step 8: loss has not been better than" in done.stdout
    _, lines = _run(program, *options, "--set=opt_state/rate=0.05", "--early-stop=loss:50")
    assert lines[-1]["steps"] == 50 and "stopped_early" not in lines[-1]


WRONG = [
    (["--eval-every=2"], "--eval-every goes with --eval-data only"),
    (["--eval-steps=2"], "--eval-steps goes with --eval-data only"),
    (["--early-stop=loss"], "--early-stop goes with --eval-data only"),
    (["--eval-data=x=none"], "--eval-data none: no file matches"),
    (["--early-stop=loss", "--eval-data=x"], "give --eval-every K"),
    (["--set=speed=1"], "--set names 'speed', which is neither a scalar argument nor a state of one element"),
    (["--set=params/w1=1"], "neither a scalar argument nor a state of one element"),
    (["--set=opt_state/rate=cosine(1)"], "an argument is missing; schedules are VALUE"),
    (["--set=opt_state/rate=fast"], "is no f32, and no schedule such as"),
    (["--control-flow=device"], "--control-flow expects auto, graph or host, not 'device'"),
    (["--control-flow=host"], "--control-flow is for programs of a GPU, and this one was compiled for a CPU: leave it out"),
    (["--f32-matmul=fast"], "--f32-matmul expects auto or library, not 'fast'"),
    (["--data-order=random"], "--data-order expects shuffle or stream, not 'random'"),
]


@pytest.mark.parametrize("options, message", WRONG, ids=lambda value: value[0] if isinstance(value, list) else "")
def test_what_is_wrong_is_named(one_rank, folder, options, message):
    done, _ = _run(one_rank, *_data(folder), "--steps=1", *options, code=2)
    assert message in done.stderr


def test_metrics_of_early_stop_are_known(one_rank, folder):
    done, _ = _run(one_rank, *_data(folder), *_data(folder, "--eval-data", "held-out"), "--eval-every=1", "--steps=1",
                   "--early-stop=f1", code=2)
    assert "--early-stop names 'f1'; the scalar metrics of @eval are 'loss' 'accuracy'" in done.stderr


def test_parameters_alone_begin_a_run(program, folder, tmp_path):
    """--init with names or argument numbers; --init-rest=zeros gives the rate 0, so nothing is learnt."""
    params = {name: np.asarray(value) for name, value in _init(KEY).items()}
    safetensors.numpy.save_file(params, tmp_path / "params.safetensors")
    safetensors.numpy.save_file({f"arg{i}": value for i, value in enumerate([np.zeros((), np.float32), *params.values()])},
                                tmp_path / "numbered.safetensors")
    options = [*_data(folder), "--data-order=stream", "--steps=2"]
    found = [[line["metrics"]["loss"] for line in _run(program, *options, *init)[1] if line["type"] == "step"] for init in (
        ["--init", tmp_path / "params.safetensors", "--init-rest=zeros"], ["--init", tmp_path / "numbered.safetensors"])]
    wanted = [float(_loss(_init(KEY), x, y)[0]) for x, y in _batches(1, 2)]
    assert found[0] == found[1] == pytest.approx(wanted, rel=1e-5)
    done, _ = _run(program, *options, "--init", tmp_path / "params.safetensors", code=1)
    assert "lacks these states (--init-rest=zeros begins them with zeros):\n  opt_state/rate  f32[]" in done.stderr


def test_a_program_without_eval_says_so(folder, tmp_path):
    path = tmp_path / "plain"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", zero_run.ROOT / "test/Inputs/mlp_momentum.mlir", "--ranks=1",
                   "--target=cpu", "-o", path])
    done = subprocess.run([path, "--data=a", "--steps=1", "--eval-data=a"],
                          capture_output=True, text=True)
    assert done.returncode == 2 and "no entry @eval; export the step with one" in done.stderr, done.stderr


def test_a_log_may_be_a_pipe(one_rank, folder, tmp_path):
    """Whoever reads it may start a little later; nobody at all is an error, and not a run that waits for ever."""
    pipe = tmp_path / "log"
    os.mkfifo(pipe)
    options = [*map(str, _data(folder)), "--steps=3", "--log", pipe]
    with subprocess.Popen([one_rank, *options], stdout=subprocess.DEVNULL) as process:
        time.sleep(0.3)
        lines = [json.loads(line) for line in pipe.read_text().splitlines()]
        assert process.wait() == 0 and [line["type"] for line in lines] == ["start", *["step"] * 3, "summary"]
    done = subprocess.run([one_rank, *options], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "is a pipe that nobody has opened for 5 seconds: start what reads it" in done.stderr
