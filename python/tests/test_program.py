"""Compiled programs that Python drives, and their checkpoints as pytrees: against JAX, on one rank and on two."""

import contextlib
import json
import math
import os
import pathlib
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
import warnings

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

import zero_export

ROOT = pathlib.Path(__file__).resolve().parents[2]
os.environ.setdefault("ZERO_TOOLS", str(pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build")) / "bin"))

ROWS, WORDS, WIDTH = 12, 5, 8
KEY = jax.random.PRNGKey(0)


def _loss(params, batch):
    rows = params["table"][batch["token"]] @ params["w"]
    return jnp.mean((jnp.tanh(rows) * batch["scale"] - batch["y"]) ** 2), rows


def _step(state, batch):
    (loss, rows), grads = jax.value_and_grad(_loss, has_aux=True)(state["params"], batch)
    moments = jax.tree.map(lambda m, g: (0.9 * m.astype(jnp.float32) + g).astype(jnp.bfloat16), state["opt_state"]["m"], grads)
    params = jax.tree.map(lambda p, m: p - 0.1 * m.astype(jnp.float32), state["params"], moments)
    opt_state = {"count": state["opt_state"]["count"] + 1, "m": moments}
    return {"params": params, "opt_state": opt_state}, {"loss": loss, "rows": rows.astype(jnp.bfloat16)}


def _eval(state, batch):
    return {"loss": _loss(state["params"], batch)[0]}


def _init(key):
    first, second = jax.random.split(key)
    params = {"table": jax.random.normal(first, (WORDS, WIDTH)), "w": 0.3 * jax.random.normal(second, (WIDTH, 4))}
    return {"params": params, "opt_state": {"count": jnp.int32(0), "m": jax.tree.map(
        lambda p: jnp.zeros(p.shape, jnp.bfloat16), params)}}


def _batch(seed=0):
    values = np.random.default_rng(seed)
    return {"token": values.integers(0, WORDS, ROWS).astype(np.int32),
            "y": values.standard_normal((ROWS, 4)).astype(np.float32), "scale": np.float32(0.5)}


def _in_jax(state, steps, first=0):
    """(state, metrics of the last step) by JAX."""
    step, metrics = jax.jit(_step), None
    for number in range(first, first + steps):
        state, metrics = step(state, _batch(number))
    return state, metrics


def _train(program, steps, first=0):
    for number in range(first, first + steps):
        metrics = program.step(_batch(number))
    return metrics


def _bits(tree):
    return [(np.asarray(leaf).dtype, np.asarray(leaf).shape, np.asarray(leaf).tobytes()) for leaf in jax.tree.leaves(tree)]


def _assert_close(found, expected):
    """Sums over ranks, and functions such as the inverse of erf, are rounded otherwise than JAX's."""
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6), found, expected)


@pytest.fixture(scope="session")
def exported():
    return zero_export.export_step(_step, jax.eval_shape(_init, KEY), _batch(), init=_init, eval=_eval)


@pytest.fixture(scope="session", params=[1, 2])
def executable(request, exported, tmp_path_factory):
    """The step for one rank, and at stage 3 for two."""
    path = tmp_path_factory.mktemp("program") / f"step-{request.param}"
    exported.save(path.with_suffix(".mlir"))
    command = [zero_export.find_tool("zero-compile"), "--quiet", path.with_suffix(".mlir"), "--stage=3",
               f"--ranks={request.param}", "--target=cpu", "-o", path]
    subprocess.run(command, check=True, capture_output=True)
    return path


@pytest.fixture
def program(executable):
    with zero_export.load(executable) as program:
        yield program


def test_steps_and_evaluations_are_those_of_jax(program):
    first, _ = _in_jax(_init(KEY), 0)
    _assert_close(program.state(like=first), first)  # the key of seed 0
    metrics = _train(program, 3)
    state, expected = _in_jax(first, 3)
    assert program.steps == 3 and metrics["loss"].dtype == np.float32 and metrics["rows"].dtype == ml_dtypes.bfloat16
    np.testing.assert_allclose(metrics["loss"], expected["loss"], rtol=1e-5)
    np.testing.assert_allclose(metrics["rows"].astype(np.float32), expected["rows"].astype(jnp.float32), rtol=1e-2)
    np.testing.assert_allclose(program.eval(_batch(9))["loss"], _eval(state, _batch(9))["loss"], rtol=1e-5)
    found = program.state(like=jax.eval_shape(_init, KEY))
    assert found["opt_state"]["count"] == 3
    _assert_close(found["params"], state["params"])


def test_the_interface_is_described(program):
    assert [(spec.name, spec.role, spec.type) for spec in program.inputs] == [
        ("scale", "scalar", "f32[]"), ("token", "batch", "i32[12]"), ("y", "batch", "f32[12, 4]")]
    assert {spec.name for spec in program.states} == {"table", "w", "opt_state/count", "opt_state/m/table", "opt_state/m/w"}
    assert [spec.name for spec in program.eval_outputs] == ["loss"] and f"{program.ranks} ranks" in repr(program)


def test_a_scalar_stays_and_a_buffer_is_not_copied(program):
    batch = _batch()
    expected = _in_jax(_init(KEY), 1)[1]["loss"]
    np.testing.assert_allclose(program.eval(batch)["loss"], expected, rtol=1e-5)  # before the first step
    token = program.buffer("token")
    token[...] = batch["token"]
    assert np.shares_memory(token, program.buffer("token"))
    np.testing.assert_allclose(program.step({**batch, "token": token})["loss"], expected, rtol=1e-5)
    del batch["scale"]  # as it was given last
    assert np.isfinite(program.step(batch)["loss"])


def test_arrays_of_others(executable):
    class Foreign:
        """Knows DLPack alone."""

        def __init__(self, value):
            self.value = value

        def __dlpack__(self, **options):
            return self.value.__dlpack__(**options)

        def __dlpack_device__(self):
            return self.value.__dlpack_device__()

    expected, batch = [], _batch()
    for kind in (np.asarray, jnp.asarray, Foreign):
        with zero_export.load(executable) as program:
            given = {name: batch[name] if name == "scale" else kind(batch[name]) for name in batch}
            expected.append(program.step({**given, "scale": 0.5})["loss"])
    assert len(set(expected)) == 1


def test_tensors_of_pytorch(program):
    torch = pytest.importorskip("torch")
    batch = _batch()
    program.step({"token": torch.from_numpy(batch["token"]), "y": torch.from_numpy(batch["y"]), "scale": torch.tensor(0.5)})
    program.set_state({"opt_state/m/w": torch.ones(WIDTH, 4, dtype=torch.bfloat16)})
    assert program.state()["opt_state/m/w"][0, 0] == 1


@pytest.fixture
def files(tmp_path):
    """What `data=` takes: 30 rows, which three batches do not exhaust evenly."""
    values = np.random.default_rng(5)
    np.save(tmp_path / "token.npy", values.integers(0, WORDS, 30))
    np.save(tmp_path / "y.npy", values.standard_normal((30, 4)).astype(np.float32))
    return [f"{name}={tmp_path}/{name}.npy" for name in ("token", "y")]


def test_steps_without_a_batch_read_the_data(executable, files, tmp_path):
    """Bit by bit as the program by itself, from the beginning and from a checkpoint; batches that are given come between."""
    subprocess.run([executable, *(f"--data={source}" for source in files), "--set=scale=0.5", "--seed=3", "--steps=4", "--log",
                    tmp_path / "log"], check=True, capture_output=True)
    lines = map(json.loads, (tmp_path / "log").read_text().splitlines())
    wanted = [np.float32(line["metrics"]["loss"]) for line in lines if line["type"] == "step"]
    with zero_export.load(executable, data=files, set={"scale": 0.5}, seed=3) as program:
        assert [program.step()["loss"] for _ in range(2)] == wanted[:2]
        saved = program.save(tmp_path / "run")
        assert [program.step()["loss"] for _ in range(2)] == wanted[2:]
        with pytest.raises(zero_export.ProgramError, match="needs 'y', and the client gives 'token'"):
            program.step({"token": _batch()["token"]})
    with zero_export.load(executable, data=files, set={"scale": 0.5}, resume=saved) as program:
        assert program.step()["loss"] == wanted[2]
        given = {name: value for name, value in _batch().items() if name != "scale"}
        state = program.state()
        found = program.step(given)["loss"]
        assert found != wanted[3] and program.steps == 4
        program.set_state(state)
        assert program.step(given)["loss"] == found, "the batch that was given, not a row of the data"
        program.set_state(state)
        assert program.step()["loss"] not in (found, wanted[3]), "rows of the sixth step"


def test_data_that_is_wrong_is_named(executable, files):
    for data, options, message in ((files[:1], {}, "no data for 'y'"), ([files[0], "y=none"], {}, "no file matches"),
                                   (files, {"data_order": "random"}, "expects shuffle or stream")):
        with pytest.raises(zero_export.ProgramError, match=message):
            zero_export.load(executable, data=data, **options)


def test_what_does_not_fit_is_refused_and_the_program_goes_on(program):
    batch = _batch()
    for change, kind, message in [
            ({"y": batch["y"][:6]}, ValueError, r"argument 'y': expected f32\[12, 4\], found f32\[6, 4\]"),
            ({"y": batch["y"].astype(np.float64)}, TypeError, r"expected f32\[12, 4\], found f64\[12, 4\]"),
            ({"z": batch["y"]}, ValueError, "argument 'z' is not among those of the program: 'scale', 'token', 'y'"),
            ({"y": "text"}, TypeError, "expected f32"),
            ({"token": np.full(ROWS, WORDS, np.int32)}, zero_export.ProgramError,
             "value 5 at index 0 of 'token' is not from -5 to 4")]:
        with pytest.raises(kind, match=message):
            program.step({**batch, **change})
    with pytest.raises(zero_export.ProgramError, match="@main needs 'scale', 'y', and the client gives 'token'"):
        program.step({"token": batch["token"]})
    with pytest.raises(ValueError, match="has no input 'z'"):
        program.buffer("z")
    with pytest.raises(ValueError, match="'like' has other leaves .* there is no 'x' there, and no 'opt_state/count', .* in 'like'"):
        program.state(like={"x": 1})
    with pytest.raises(ValueError, match=r"'w' is f32\[8, 4\] in 'step-\d', f32\[8\] in 'like'"):
        like = jax.eval_shape(_init, KEY)
        program.state(like={**like, "params": {**like["params"], "w": jax.ShapeDtypeStruct((8,), jnp.float32)}})
    with pytest.raises(ValueError, match="state 'v' is not among those of the program"):
        program.set_state({"v": batch["y"]})
    assert program.steps == 0 and program.step(batch)["loss"] > 0


def test_states_from_python_saved_and_read_back(executable, tmp_path):
    state = jax.tree.map(lambda leaf: leaf + 1, _init(KEY))
    state["opt_state"]["m"]["w"] = state["opt_state"]["m"]["w"].at[0, 0].set(jnp.nan)  # bits, not values
    with zero_export.load(executable, state=state) as program:
        assert _bits(program.state(like=state)) == _bits(state)
        folder = program.save(tmp_path / "run")
        assert folder == tmp_path / "run/step-00000000"
        with pytest.raises(zero_export.ProgramError, match="has a checkpoint of step 0 already"):
            program.save(tmp_path / "run")
        program.set_state(_init(KEY))
        _train(program, 2)
        program.save(tmp_path / "run")
        last = program.state()
    assert _bits(zero_export.to_pytree(folder, like=state)) == _bits(state)
    assert _bits(zero_export.to_pytree(tmp_path / "run")) == _bits(last)  # the newest


def test_python_writes_what_programs_go_on_from(executable, tmp_path):
    state, _ = _in_jax(_init(KEY), 2)
    folder = zero_export.from_pytree(state, tmp_path / "run", executable, step=2, seed=7)
    assert _bits(zero_export.to_pytree(folder, like=state)) == _bits(state)
    subprocess.run([zero_export.find_tool("zero-ckpt"), "verify", folder], check=True, capture_output=True)
    with zero_export.load(executable, resume=folder) as program:
        assert (program.steps, program.seed) == (2, 7) and _bits(program.state(like=state)) == _bits(state)
        np.testing.assert_allclose(_train(program, 1, first=2)["loss"], _in_jax(state, 1, first=2)[1]["loss"], rtol=1e-5)
    with pytest.raises(FileExistsError, match="is a checkpoint already"):
        zero_export.from_pytree(state, tmp_path / "run", executable, step=2)
    with pytest.raises(ValueError, match="lacks states .* 'opt_state/count', 'opt_state/m/table'"):
        zero_export.from_pytree({"params": state["params"]}, tmp_path / "other", executable)
    with pytest.raises(ValueError, match="is no program that zero-compile has made"):
        zero_export.from_pytree(state, tmp_path / "other", "/bin/true")
    assert not (tmp_path / "other").exists()


def test_damaged_checkpoints_are_refused(executable, tmp_path):
    folder = zero_export.from_pytree(_init(KEY), tmp_path, executable)
    names = ["COMMIT", "index.json", "rank-00000.json", "rank-00000.bin"]
    assert sorted(path.name for path in folder.iterdir()) == sorted(names)
    for name in names:
        good = (folder / name).read_bytes()
        bad = bytearray(good)
        bad[len(bad) // 2] ^= 1
        for data in (bytes(bad), good[:len(good) // 2], b""):
            (folder / name).write_bytes(data)
            with pytest.raises(zero_export.CheckpointError, match=r"damaged"):
                zero_export.to_pytree(folder)
        (folder / name).unlink()
        with pytest.raises(zero_export.CheckpointError, match="cannot read|COMMIT"):
            zero_export.to_pytree(folder)
        (folder / name).write_bytes(good)
    zero_export.to_pytree(folder)
    with pytest.raises(zero_export.CheckpointError, match="there is no such folder"):
        zero_export.to_pytree(tmp_path / "nothing")


def _children(process):
    return [int(word) for word in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_a_rank_that_dies_is_an_exception(executable):
    program = zero_export.load(executable)
    process = program._process.pid
    victim = _children(process)[-1] if program.ranks > 1 else process
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(zero_export.ProgramError, match="rank 1 died" if program.ranks > 1 else "was ended by SIGKILL"):
        program.step(_batch())
    for call in (program.step, program.eval, program.state, lambda: program.save("x"), lambda: program.buffer("y")):
        with pytest.raises(zero_export.ProgramClosed, match="is closed; load it again"):
            call()
    program.close()  # once more, without an effect


def test_a_program_that_is_stopped_says_so(executable):
    program = zero_export.load(executable)
    os.kill(program._process.pid, signal.SIGTERM)
    with pytest.raises(zero_export.ProgramError, match="exit code 143"):
        while True:
            program.step(_batch())


def test_nobody_is_left_behind(executable):
    program = zero_export.load(executable)
    pids = [program._process.pid, *_children(program._process.pid)]
    del program
    _await_end(pids)


def test_killed_python_leaves_nobody_behind(executable):
    script = ("import os, signal, sys, zero_export\nprogram = zero_export.load(sys.argv[1])\npid = program._process.pid\n"
              "print(pid, open(f'/proc/{pid}/task/{pid}/children').read(), flush=True)\nos.kill(os.getpid(), signal.SIGKILL)")
    done = subprocess.run([sys.executable, "-c", script, executable], capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL
    _await_end([int(word) for word in done.stdout.split()])


def test_a_copy_of_python_leaves_the_program_alone(executable):
    script = ("import os, sys, zero_export\nwith zero_export.load(sys.argv[1]) as program:\n    copy = os.fork()\n"
              "    if copy == 0:\n        sys.exit()\n    assert os.waitpid(copy, 0)[1] == 0\n    assert program.state()")
    subprocess.run([sys.executable, "-c", script, executable], check=True)


def _await_end(pids):
    deadline = time.monotonic() + 10
    while any(_state_of(pid) != "Z" for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def _state_of(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return "Z"


def test_an_interrupted_call_leaves_the_program_in_order(program, monkeypatch):
    receive = program._receive

    def interrupted():
        monkeypatch.setattr(program, "_receive", receive)
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "_receive", interrupted)
    with pytest.raises(KeyboardInterrupt):
        program.step(_batch(0))
    metrics = program.step(_batch(1))
    assert program.steps == 2
    np.testing.assert_allclose(metrics["loss"], _in_jax(_init(KEY), 2)[1]["loss"], rtol=1e-5)


def test_programs_that_do_not_start(executable, tmp_path):
    with pytest.raises(zero_export.ProgramError, match="cannot start .*No such file"):
        zero_export.load(tmp_path / "nothing")
    with pytest.raises(zero_export.ProgramError, match="(?s)exit code 2:.*--resume.*there is no such folder"):
        zero_export.load(executable, resume=tmp_path / "nothing")
    with pytest.raises(zero_export.ProgramError, match="has ended with exit code"):
        zero_export.load("/bin/false")
    with pytest.raises(TypeError, match=r"state 'w': expected f32\[8, 4\]"):
        zero_export.load(executable, state={"w": np.zeros((8, 4))})


def test_settings_of_the_command_line(executable):
    with zero_export.load(executable, set={"scale": 0.5}, seed=1) as program:
        batch = _batch()
        with pytest.raises(zero_export.ProgramError, match="--set gives it a value too"):
            program.step(batch)
        del batch["scale"]
        np.testing.assert_allclose(program.step(batch)["loss"], _in_jax(_init(jax.random.PRNGKey(1)), 1)[1]["loss"], rtol=1e-5)


def test_compile_is_all_in_one():
    """Without `init` the states are those of Python."""
    with zero_export.compile(_step, _init(KEY), _batch(), ranks=2, stage=1) as program:
        with pytest.raises(zero_export.ProgramError, match="no @eval; export the step with one: eval="):
            program.eval(_batch())
        np.testing.assert_allclose(_train(program, 2)["loss"], _in_jax(_init(KEY), 2)[1]["loss"], rtol=1e-5)
    with pytest.raises(zero_export.ToolError, match="(?s)zero-compile has failed.*stage"):
        zero_export.compile(_step, _init(KEY), _batch(), stage=7)


def test_states_that_nobody_gives_are_asked_for():
    with zero_export.compile(_step, jax.eval_shape(_init, KEY), _batch()) as program:
        with pytest.raises(zero_export.ProgramError, match="the state '.*' has no value yet: write it first"):
            program.state()
        with pytest.raises(zero_export.ProgramError, match="states without a value: .*'opt_state/count'.*write each"):
            program.step(_batch())
        program.set_state(_init(KEY))
        assert math.isfinite(program.step(_batch())["loss"])


def test_tools_are_looked_for(monkeypatch, tmp_path):
    tool = tmp_path / "zero-compile"
    shutil.copy("/bin/true", tool)
    monkeypatch.setenv("ZERO_TOOLS", str(tmp_path))
    assert zero_export.find_tool("zero-compile") == tool
    with pytest.raises(zero_export.ToolError, match="there is no program 'zero-ckpt' in it"):
        zero_export.find_tool("zero-ckpt")
    monkeypatch.delenv("ZERO_TOOLS")
    monkeypatch.setattr("zero_export._tools.HERE", tmp_path / "a/b")
    scripts = tmp_path / "scripts"  # of this package, which call the tool
    scripts.mkdir()
    (scripts / "zero-compile").write_text("#!/bin/sh\n")
    (scripts / "zero-compile").chmod(0o755)
    monkeypatch.setenv("PATH", f"{scripts}:{tmp_path}")
    assert zero_export.find_tool("zero-compile") == tool
    with pytest.raises(zero_export.ToolError, match="'zero-ckpt' is not found: build the tools"):
        zero_export.find_tool("zero-ckpt")


def test_a_checkpoint_that_cannot_be_written_is_an_exception(executable, tmp_path):
    """Files that must not grow are a disk that is full."""
    with zero_export.load(executable, log=tmp_path / "log") as program:
        program.save(tmp_path / "first")
        ranks = _children(program._process.pid) or [program._process.pid]
        for rank in ranks:
            resource.prlimit(rank, resource.RLIMIT_FSIZE, (200, resource.RLIM_INFINITY))
        with pytest.raises(zero_export.ProgramError, match="the checkpoint of step 0 was not completed"), \
                warnings.catch_warnings():
            warnings.simplefilter("ignore")  # each rank's own reason
            program.save(tmp_path / "run")
        assert list((tmp_path / "run").iterdir()) == []
        for rank in ranks:
            resource.prlimit(rank, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        program.step(_batch())
        program.eval(_batch())
        program.save(tmp_path / "run")
        with pytest.raises(zero_export.ProgramError, match="is there and is no folder"):
            program.save(executable)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["type"] for line in lines] == ["start", "checkpoint", "step", "eval", "checkpoint", "summary"]


class _Client:
    """Speaks to a program by hand."""

    def __init__(self, executable, *options):
        self.socket, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen([executable, f"--serve={theirs.fileno()}", *options], text=True, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, pass_fds=[theirs.fileno()])
        self.lines = self.socket.makefile("r")

    def ask(self, text):
        self.socket.sendall(text.encode() + b"\n")
        return json.loads(self.lines.readline())

    def end(self):
        """(exit code, standard error)"""
        self.lines.close()
        self.socket.close()
        return self.process.wait(30), self.process.stderr.read()


def test_the_protocol(executable):
    client = _Client(executable)
    hello = json.loads(client.lines.readline())
    assert hello["protocol"] == 1 and [item["name"] for item in hello["step_entry"]["inputs"]] == ["scale", "token", "y"]
    assert client.ask('{"id": 4, "do": "read", "name": "w"}') == {"id": 4, "step": 0}
    for text, message in [('{"id": 5, "do": "dance"}', "'dance' is nothing that can be done"),
                          ('{"id": 5, "do": "read", "name": "v"}', "no state 'v'"),
                          ('{"id": 5, "do": "step", "given": ["v"]}', "@main has no argument 'v'"),
                          ('{"id": 5, "do": "save"}', "'save' needs the 'name' of a folder")]:
        assert message in client.ask(text)["error"]
    assert client.end() == (0, "")  # who goes has closed


@pytest.mark.parametrize("text, message", [(b"GET / HTTP/1.1\n", "a line of the client"), (b'{"id": "1", "do": 3}\n', "an integer 'id'"),
                                           (b'{"id": 1, "do": "step", "given": [1]}\n', "'given' is a list of names"),
                                           (b"x" * (1 << 21), "a line of more than 1048576 bytes")])
def test_who_speaks_something_else_is_told(executable, text, message):
    client = _Client(executable)
    client.lines.readline()
    with contextlib.suppress(OSError):  # it ends without reading all
        client.socket.sendall(text)
    code, error = client.end()
    assert code == 1 and message in error and error.count("error:") == 1


def test_a_client_that_does_not_read_holds_up_no_signal(executable):
    ours, theirs = socket.socketpair()
    with ours, theirs:
        with contextlib.suppress(BlockingIOError):
            while True:
                theirs.send(bytes(4096), socket.MSG_DONTWAIT)
        process = subprocess.Popen([executable, f"--serve={theirs.fileno()}"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   pass_fds=[theirs.fileno()])
        time.sleep(1)  # its first line does not fit
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(20) == 143
        finally:
            process.kill()


def test_what_does_not_go_with_serving_is_refused(executable):
    done = subprocess.run([executable, "--serve=0"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 2 and "--serve 0: that is no socket" in done.stderr
    for option in ("--eval-data=x", "--steps=3", "--out=x", "--args=x", "--results=x", "--trace=x", "--bytes", "--check",
                   "--check=nan"):
        client = _Client(executable, option)
        code, error = client.end()
        name = option if option == "--check=nan" else option.partition("=")[0]
        assert code == 2 and f"{name}: with --serve the client says that" in error
    for option in ("--data-order=stream", "--repeat-data"):
        code, error = _Client(executable, option).end()
        assert code == 2 and f"{option} goes with --data, and without it the client gives every batch" in error


def test_keys_come_of_the_seed_unless_given():
    """One of Threefry's two numbers, and four of another generator's, which no seed makes."""
    def step(state, batch):
        noise = jax.random.normal(batch["rng"], (4,))
        loss = (state["params"]["w"] * noise).sum() + batch["x"].mean() + batch["dropout"]["key"].sum() * 0.5
        return {"params": jax.tree.map(lambda p: p + 1, state["params"])}, {"loss": loss}

    state = {"params": {"w": np.ones(4, np.float32)}}
    batch = {"x": np.ones(2, np.float32), "rng": jax.random.key(3), "dropout": {"key": np.arange(4, dtype=np.uint32)}}
    with zero_export.compile(step, state, batch, seed=5) as program:
        assert {spec.name: spec.role for spec in program.inputs} == {"x": "batch", "rng": "rng", "dropout/key": "rng"}
        np.testing.assert_allclose(program.step(batch)["loss"], step(state, batch)[1]["loss"], rtol=1e-6)
        del batch["rng"]
        losses = [program.step(batch)["loss"] for _ in range(2)]
        assert losses[0] != losses[1] and np.isfinite(losses).all()
        del batch["dropout"]
        with pytest.raises(zero_export.ProgramError, match="@main needs 'dropout/key', and the client gives 'x'"):
            program.step(batch)
