"""Batches along other dimensions than the first: the same rows, in the same order, as where they are the first one."""

import json
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import zero_run

import zero_export

PARTS, BATCH, WIDTH, ROWS = 3, 8, 5, 30
KEY = jax.random.PRNGKey(3)


def _loss(params, x, y):
    """Of x [PARTS, B, WIDTH] and y [WIDTH, B]: rows along dimension 1."""
    hidden = jnp.tanh(jnp.einsum("kbw,kwh->bh", x, params["in"]))
    return jnp.mean((hidden @ params["out"] - y.T) ** 2)


def _init(key):
    first, second = jax.random.split(key)
    return {"params": {"in": 0.3 * jax.random.normal(first, (PARTS, WIDTH, 8)),
                       "out": 0.3 * jax.random.normal(second, (8, WIDTH))}}


def _eval(state, batch):
    return {"loss": _loss(state["params"], batch["x"], batch["y"])}


def _step(state, batch):
    loss, grads = jax.value_and_grad(_loss)(state["params"], batch["x"], batch["y"])
    return {"params": jax.tree.map(lambda p, g: p - 0.5 * g, state["params"], grads)}, {"loss": loss}


def _rows():
    values = np.random.default_rng(1)
    return (values.standard_normal((ROWS, PARTS, WIDTH)).astype(np.float32),
            values.standard_normal((ROWS, WIDTH)).astype(np.float32))


def _first(entry):
    """The entry on batches whose rows are the first dimension."""
    return lambda state, batch: entry(state, {"x": jnp.moveaxis(batch["x"], 0, 1), "y": batch["y"].T})


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rows")
    shapes = {"any": {"x": (PARTS, BATCH, WIDTH), "y": (WIDTH, BATCH)}, "first": {"x": (BATCH, PARTS, WIDTH), "y": (BATCH, WIDTH)}}
    for name, dim in (("any", 1), ("first", 0)):
        batch = {key: jax.ShapeDtypeStruct(shape, jnp.float32) for key, shape in shapes[name].items()}
        step, evaluate = (_step, _eval) if dim else (_first(_step), _first(_eval))
        zero_export.export_step(step, jax.eval_shape(_init, KEY), batch, init=_init, eval=evaluate,
                                batch_dim=dim).save(folder / f"{name}.mlir")
    for key, values in zip("xy", _rows()):
        values[:20].tofile(folder / f"{key}-a.bin")
        values[20:].tofile(folder / f"{key}-b.bin")
        np.save(folder / f"{key}.npy", values)
    return folder


def _compile(folder, name, stage, ranks, *options):
    path = folder / "-".join([name, str(stage), str(ranks), *options])
    if not path.exists():
        zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", folder / f"{name}.mlir", f"--stage={stage}",
                       f"--ranks={ranks}", "--target=cpu", *options, "-o", path])
    return path


@pytest.fixture(scope="module")
def reference(folder):
    return _compile(folder, "first", 0, 1)


CASES = [(0, 1), (0, 2), (3, 4)] + [pytest.param(case, marks=pytest.mark.nightly) for case in ((3, 1), (3, 2), (0, 4))]


@pytest.fixture(scope="module", params=CASES, ids=lambda p: f"stage{p[0]}-ranks{p[1]}")
def program(request, folder):
    return _compile(folder, "any", *request.param)


def _run(program, *options):
    log = program.with_suffix(".jsonl")
    done = subprocess.run([program, "--log", log, "--seed=4", *map(str, options)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return {(line["type"], line["step"]): line["metrics"]["loss"] for line in lines if line["type"] in ("step", "eval")}


def _files(folder, kind, option="--data"):
    return [f"{option}={key}=" + {"npy": f"{folder}/{key}.npy", "raw": f"{folder}/{key}-?.bin:f32",
                                  "mixed": f"{folder}/{key}-a.bin:f32*0.6,{folder}/{key}-b.bin:f32*0.4"}[kind] for key in "xy"]


def test_steps_and_evaluations_are_those_of_jax(program, folder):
    found = _run(program, *_files(folder, "npy"), *_files(folder, "raw", "--eval-data"), "--data-order=stream", "--steps=6",
                 "--eval-every=3", "--eval-steps=3")
    state, x, y = _init(jax.random.PRNGKey(4)), *_rows()

    def batch(step):
        rows = np.arange(step * BATCH, (step + 1) * BATCH) % ROWS
        return {"x": jnp.asarray(x[rows].transpose(1, 0, 2)), "y": jnp.asarray(y[rows].T)}
    for step in range(6):
        state, metrics = _step(state, batch(step))
        assert found["step", step + 1] == pytest.approx(float(metrics["loss"]), rel=1e-5)
        if step % 3 == 2:
            mean = np.mean([float(_eval(state, batch(i))["loss"]) for i in range(3)])
            assert found["eval", step + 1] == pytest.approx(mean, rel=1e-5)


@pytest.mark.parametrize("kind", ["raw", "mixed"])
def test_rows_are_shuffled_and_mixed_as_along_the_first_dimension(program, reference, folder, kind):
    """Other rows in a batch give other losses: in the order of the files they differ by much more."""
    options = [*_files(folder, kind), "--steps=6"]
    wanted = _run(reference, *options)
    assert _run(program, *options) == {key: pytest.approx(loss, rel=1e-5) for key, loss in wanted.items()}
    stream = _run(reference, *options, "--data-order=stream")
    assert max(abs(stream[key] - loss) for key, loss in wanted.items()) > 0.01


def test_a_resumed_run_reads_on(program, reference, folder, tmp_path):
    """At the same ranks bit by bit; from the other program's checkpoint with the rows that it would have read."""
    whole = _run(program, *_files(folder, "raw"), "--steps=6")
    begun = _run(program, *_files(folder, "raw"), "--steps=3", "--out", tmp_path / "run")
    assert {**begun, **_run(program, *_files(folder, "raw"), "--steps=6", "--out", tmp_path / "run")} == whole
    _run(reference, *_files(folder, "raw"), "--steps=3", "--out", tmp_path / "other")
    resumed = _run(program, *_files(folder, "raw"), "--steps=6", "--resume", tmp_path / "other")
    assert resumed == {key: pytest.approx(whole[key], rel=1e-5) for key in resumed} and len(resumed) == 3


def test_micro_batches_have_the_same_rows(reference, folder):
    wanted = _run(reference, *_files(folder, "raw"), "--steps=4")
    found = _run(_compile(folder, "any", 3, 2, "--accumulate=2"), *_files(folder, "raw"), "--steps=4")
    assert found == {key: pytest.approx(loss, rel=1e-5) for key, loss in wanted.items()}
