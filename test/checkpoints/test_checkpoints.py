"""What a run saves, another one goes on from: to the last bit at equal ranks, exactly at any ranks and stage."""

import os
import re
import signal
import subprocess
import time

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import safetensors.numpy
import zero_export

import launched
import zero_run
from checkpoints import Program, metrics, ranks_of, read, same, states, steps_in


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return Program(tmp_path_factory.mktemp("mlp"), "mlp_momentum", 3, 4)


@pytest.fixture(scope="module")
def saved(program, tmp_path_factory):
    """A run of ten steps that nobody has interrupted: its folder, and its log."""
    folder = tmp_path_factory.mktemp("saved")
    program.run("--steps", 10, "--seed", 5, "--out", folder / "run", "--log", folder / "log")
    return folder / "run", folder / "log"


@pytest.mark.parametrize("step, stage, ranks", [
    ("mlp_momentum", 0, 2), ("mlp_momentum", 1, 3), ("gpt_tiny_bf16a", 3, 4),
    pytest.param("gpt_tiny_f32", 2, 3, marks=pytest.mark.nightly), pytest.param("gpt_tiny_f32", 1, 1, marks=pytest.mark.nightly),
    pytest.param("zoo_gpt_fp16", 3, 2, marks=pytest.mark.nightly), pytest.param("zoo_mlp_threefry", 2, 4, marks=pytest.mark.nightly)])
def test_a_resumed_run_is_the_uninterrupted_one(tmp_path, step, stage, ranks):
    program = Program(tmp_path, step, stage, ranks)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    program.run("--steps", 7, "--seed", 3, "--out", whole, "--log", tmp_path / "log")
    expected, _ = metrics(tmp_path / "log")
    program.run("--steps", 2, "--seed", 3, "--out", parts)
    for last in (5, 7):  # the same line, but for the steps
        out, _ = program.run("--steps", last, "--out", parts, "--save-every", 2, "--log", tmp_path / "log2")
        found, lines = metrics(tmp_path / "log2")
        assert f"resumed from {parts}/step-" in out and lines["start"][0]["resumed_step"] == min(found) - 1
        assert found == {step: expected[step] for step in found} and max(found) == last
    assert steps_in(parts) == [2, 4, 5, 6, 7]
    assert same(states(whole), states(parts))


def test_any_ranks_and_stage(tmp_path, saved):
    """Nothing is lost on the way through other layouts, and back it is the same files."""
    run, _ = saved
    expected = states(run)
    before = run
    for stage, ranks in ((0, 1), (1, 3), (2, 2), (0, 4), (3, 4)):
        after = tmp_path / f"s{stage}n{ranks}"
        out, _ = Program(tmp_path, "mlp_momentum", stage, ranks).run("--steps", 10, "--resume", before, "--out", after)
        assert "after step 10\nno step is left to run: --steps 10 counts from" in out and "\nstep 11" not in out
        index, found = read(after / "step-00000010")
        assert index["ranks"] == ranks and index["seed"] == "5" and same(expected, found)
        before = after
    for rank in range(4):
        assert (before / f"step-00000010/rank-{rank:05}.bin").read_bytes() == \
            (run / f"step-00000010/rank-{rank:05}.bin").read_bytes()


def test_states_of_the_optimizer_move_to_the_host_and_back(tmp_path):
    """A run goes on with states in the host's memory and without, at any ranks, as if nothing had been."""
    away = ("--offload-optimizer", "--offload-min-bytes=256")
    whole, last = tmp_path / "whole", tmp_path / "last"
    Program(tmp_path / "kept", "mlp_momentum", 2, 2).run("--steps", 6, "--seed", 3, "--out", whole)
    Program(tmp_path / "away", "mlp_momentum", 2, 2, *away).run("--steps", 2, "--seed", 3, "--save-every", 1, "--out", tmp_path / "a")
    Program(tmp_path / "kept2", "mlp_momentum", 2, 2).run("--steps", 4, "--resume", tmp_path / "a", "--out", tmp_path / "b")
    Program(tmp_path / "away2", "mlp_momentum", 0, 4, *away).run("--steps", 4, "--resume", tmp_path / "b", "--out", tmp_path / "c")
    Program(tmp_path / "away3", "mlp_momentum", 2, 2, *away).run("--steps", 6, "--resume", tmp_path / "c", "--save-every", 1, "--out", last)
    assert same(states(whole), states(last))


def bytes_of(checkpoint):
    return sum(path.stat().st_size for path in checkpoint.glob("rank-*.bin"))


def test_shard_groups_save_once_and_load_anywhere(tmp_path, saved):
    """Each shard is held by two or three ranks; a checkpoint has it once, and any mesh finds it."""
    run, _ = saved
    before = run
    for stage, ranks, group in ((3, 4, 2), (1, 6, 2), (3, 6, 3), (2, 4, 1), (3, 4, 0)):
        after = tmp_path / f"s{stage}n{ranks}g{group}"
        program = Program(tmp_path / f"of{group}", "mlp_momentum", stage, ranks, f"--shard-group={group}")
        program.run("--steps", 10, "--resume", before, "--out", after)
        assert same(states(run), read(after / "step-00000010")[1])
        assert bytes_of(after / "step-00000010") == bytes_of(run / "step-00000010")
        before = after
    for rank in range(4):
        assert (before / f"step-00000010/rank-{rank:05}.bin").read_bytes() == \
            (run / f"step-00000010/rank-{rank:05}.bin").read_bytes()


def test_shard_groups_go_on_where_they_were(tmp_path):
    program = Program(tmp_path, "mlp_momentum", 3, 4, "--shard-group=2")
    program.run("--steps", 5, "--seed", 3, "--out", tmp_path / "whole")
    program.run("--steps", 2, "--seed", 3, "--out", tmp_path / "parts")
    program.run("--steps", 5, "--out", tmp_path / "parts")
    assert same(states(tmp_path / "whole"), states(tmp_path / "parts"))


def test_it_goes_on_alike_on_other_ranks(tmp_path, program, saved):
    """The same rows in the same order: losses as of the run that went on where it was."""
    _, log = saved
    expected, _ = metrics(log)
    program.run("--steps", 6, "--seed", 5, "--out", tmp_path / "run")
    Program(tmp_path, "mlp_momentum", 1, 3).run("--steps", 10, "--resume", tmp_path / "run", "--log", tmp_path / "log")
    found, _ = metrics(tmp_path / "log")
    assert list(found) == [7, 8, 9, 10]
    for step, values in found.items():
        assert values["loss"] == pytest.approx(expected[step]["loss"], rel=1e-5)


@pytest.mark.parametrize("seed", [None, *range(5)])  # of an adversarial order: each of three streams held back, mixtures
def test_a_copy_beside_a_step_is_what_the_step_before_has_left(tmp_path, program, seed):
    environment = {**os.environ, **({} if seed is None else {"ZRT_ADVERSARIAL": str(seed)})}
    beside, alone = tmp_path / "beside", tmp_path / "alone"
    program.run("--steps", 4, "--seed", 5, "--out", beside, "--save-every", 3, env=environment)
    program.run("--steps", 3, "--seed", 5, "--out", alone)
    for rank in range(4):
        name = f"step-00000003/rank-{rank:05}.bin"
        assert (beside / name).read_bytes() == (alone / name).read_bytes()


def test_bytes_are_predicted_and_saves_are_logged(tmp_path, program):
    program.run("--steps", 4, "--out", tmp_path / "run", "--save-every", 2, "--log", tmp_path / "log")
    _, lines = metrics(tmp_path / "log")
    for rank in lines["summary"][0]["ranks"]:
        assert rank["checkpoint_used"] == rank["checkpoint_predicted"] == 4096
    assert [line["step"] for line in lines["checkpoint"]] == [2, 4]
    for line in lines["checkpoint"]:
        assert line["bytes"] == 2 * 144 * 4 and line["copy_ms"] >= 0
        assert 0 <= line["wait_ms"] < line["commit_ms"]


def test_keep(tmp_path, program):
    program.run("--steps", 9, "--out", tmp_path / "run", "--save-every", 2, "--keep", 2)
    assert steps_in(tmp_path / "run") == [8, 9]
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == ["step-00000008", "step-00000009"]


@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 143), (signal.SIGUSR1, 138), (signal.SIGINT, 130)])
def test_a_signal_saves(tmp_path, program, number, code):
    run = tmp_path / "run"
    process = program.start("--steps", 10000000, "--out", run, "--log-every", 1000000)
    ranks = ranks_of(process, 4)
    time.sleep(0.5)
    assert len(ranks) == 4
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == code and "saved" in out, err
    step, = steps_in(run)
    program.run("--steps", step + 3, "--out", run)
    program.run("--steps", step + 3, "--out", tmp_path / "whole")
    assert same(states(run), states(tmp_path / "whole"))


def test_under_a_launcher(tmp_path, program, saved):
    run, _ = saved
    arguments = ("--out", str(tmp_path / "run"), "--save-every", "4", "--seed", "5")
    for steps in (6, 10):
        codes, outputs, errors = launched.Run((program.path, program.data), launched.torchrun, *arguments,
                                              steps=steps).finish()
        assert codes == [0] * 4, errors
    assert "resumed" in outputs[0] and same(states(run), states(tmp_path / "run"))


def test_a_folder_that_is_not_shared_is_refused(tmp_path, program):
    """Each rank has a file system of its own there, as far as names go."""
    processes = []
    for rank in range(4):
        folder = tmp_path / str(rank % 3)
        folder.mkdir(exist_ok=True)
        environment = {name: str(value) for name, value in launched.srun(rank, 4, 15000 + os.getpid() % 9000).items()}
        processes.append(program.start("--steps", 3, "--out", "run", cwd=folder,
                                       env={**os.environ, **environment}))
    for process in processes:
        _, err = process.communicate(timeout=60)
        assert process.returncode == 1
        assert "rank 1 on " in err and "give --out a folder that all machines share" in err


def test_on_an_emulated_gpu(tmp_path, saved, monkeypatch):
    """States go to the host and back by the device's own copies; files are those of CPUs."""
    run, _ = saved
    monkeypatch.setenv("LD_LIBRARY_PATH", str(zero_run.tool("zero-compile").parents[1] / "emulated-cuda"))
    program = Program(tmp_path, "mlp_momentum", 3, 4, "--target=cuda")
    program.run("--steps", 10, "--resume", run, "--out", tmp_path / "copy")
    assert same(states(run), states(tmp_path / "copy"))
    program.run("--steps", 3, "--out", tmp_path / "whole")
    program.run("--steps", 1, "--out", tmp_path / "parts")
    program.run("--steps", 3, "--out", tmp_path / "parts")
    assert same(states(tmp_path / "whole"), states(tmp_path / "parts"))


def test_an_emulated_gpu_saves_states_that_are_in_the_hosts_memory(tmp_path, monkeypatch):
    """A graph of the driver's copies them, too."""
    monkeypatch.setenv("LD_LIBRARY_PATH", str(zero_run.tool("zero-compile").parents[1] / "emulated-cuda"))
    for name, options in (("kept", ()), ("away", ("--offload-optimizer", "--offload-min-bytes=256"))):
        program = Program(tmp_path / name, "mlp_momentum", 2, 2, "--target=cuda", *options)
        program.run("--steps", 3, "--seed", 3, "--save-every", 1, "--out", tmp_path / name / "run")
    assert steps_in(tmp_path / "kept/run") == steps_in(tmp_path / "away/run")
    assert same(states(tmp_path / "kept/run"), states(tmp_path / "away/run"))


@pytest.mark.parametrize("options, code, expected", [
    (("--save-every", 2), 2, "--save-every goes with --out DIR"),
    (("--keep", 2), 2, "--keep goes with --out DIR"),
    (("--resume", "auto"), 2, "--resume=auto goes with --out DIR"),
    (("--resume", "/nowhere"), 2, "--resume=/nowhere: there is no such folder"),
    (("--resume", "/dev"), 2, "it is no complete checkpoint (COMMIT is missing) and has none in it"),
    (("--out", "{run}", "--resume", "none"), 2, "has a checkpoint of step 10 already, and this run begins anew"),
    (("--out", "{run}", "--seed", 4), 2, "was saved by a run of seed 5: leave it out"),
    (("--out", "{run}/step-00000010/COMMIT"), 1, "is there and is no folder"),
    (("--out", "{run}", "--results", "x"), 2, "--results is of a run on the arrays of --args: leave out --out and --resume"),
    (("--out", "{run}", "--args", "x"), 2, "--args gives every argument: leave out --out and --resume"),
    (("--out", ""), 2, "--out expects a folder, not ''"),
    (("--out", "{run}", "--keep", 0), 2, "--keep expects an integer from 1 to"),
])
def test_what_makes_no_sense_is_refused(program, saved, options, code, expected):
    _, err = program.run("--steps", 12, *(str(word).format(run=saved[0]) for word in options), code=code)
    assert expected in err
    assert steps_in(saved[0]) == [10]


def test_states_of_another_program_are_named(tmp_path, saved):
    _, err = Program(tmp_path, "gpt_tiny_f32", 0, 1).run("--steps", 12, "--resume", saved[0], code=1)
    assert "is of a program with other states" in err
    lines = [line for line in err.splitlines() if line.startswith("  ")]
    assert len(lines) == 9 and lines[8].startswith("  and ") and lines[8].endswith(" more")
    assert all(" is missing in the checkpoint" in line for line in lines[:8])


def test_other_data_is_told(tmp_path, program, saved):
    for name, width in (("x", 8), ("y", 16)):
        (tmp_path / name).write_bytes(bytes(4 * width * 24))
    other = [f"--data={name}={tmp_path}/{name}:f32" for name in "xy"]
    run = Program.__new__(Program)
    run.path, run.data = program.path, other
    _, err = run.run("--steps", 11, "--resume", saved[0])
    assert "saved by a run whose data has 48 rows, here it has 24" in err


def test_zero_ckpt(tmp_path, program, saved):
    run = tmp_path / "run"
    program.run("--steps", 4, "--out", run, "--save-every", 2)
    tool = zero_run.tool("zero-ckpt")
    listed = zero_run.call([tool, "list", run])
    assert [line.split()[:3] for line in listed.splitlines()] == [["step", "2", "complete"], ["step", "4", "complete"]]
    shown = zero_run.call([tool, "show", run / "step-00000004"])
    assert "step      4\n" in shown and "48 rows read; it has 48" in shown
    for leaf in read(run / "step-00000004")[0]["leaves"]:
        assert any(line.split()[:2] == [leaf["role"], leaf["name"]] for line in shown.splitlines())
    assert zero_run.call([tool, "verify", run]).count("all as written") == 2
    (run / "step-00000002/COMMIT").unlink()
    assert "incomplete" in zero_run.call([tool, "list", run])
    data = run / "step-00000004/rank-00000.bin"
    data.write_bytes(data.read_bytes()[:-1] + b"\0")
    for command, path in (("verify", run), ("verify", run / "step-00000004")):
        with pytest.raises(zero_run.RunFailed, match=r"rank-00000.bin' is damaged: bytes 512 to 1023, elements 0 to 127 of 'w'"):
            zero_run.call([tool, command, path])
    data.unlink()
    for command in ("list", "show", "verify"):
        with pytest.raises(zero_run.RunFailed, match="damaged|cannot open"):
            zero_run.call([tool, command, run if command == "list" else run / "step-00000004"])
    for words in ((), ("list",), ("list", tmp_path), ("verify", tmp_path / "none"), ("show", run / "step-00000002")):
        with pytest.raises(zero_run.RunFailed):
            zero_run.call([tool, *words])


def test_states_that_no_step_reads(tmp_path):
    """What a step replaces unread is no part of a checkpoint; the run goes on without it."""
    def step(state, x):
        loss, grad = jax.value_and_grad(lambda w: jnp.mean((x @ w - 1) ** 2))(state["w"])
        return {"w": state["w"] - 0.1 * grad, "unread": jnp.zeros(3)}, loss

    state = {"w": jax.ShapeDtypeStruct((4,), jnp.float32), "unread": jax.ShapeDtypeStruct((3,), jnp.float32)}
    text = jax.jit(step, donate_argnums=0).lower(state, jax.ShapeDtypeStruct((8, 4), jnp.float32)).as_text()
    (tmp_path / "step.mlir").write_text(text)
    program = tmp_path / "train"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", tmp_path / "step.mlir", "--stage=3", "--ranks=2",
                   "-o", program])
    np.random.default_rng(0).standard_normal((32, 4)).astype(np.float32).tofile(tmp_path / "x.bin")
    safetensors.numpy.save_file({"arg0": np.zeros(4, np.float32)}, tmp_path / "init.safetensors")
    line = [program, "--data", f"arg1={tmp_path}/x.bin:f32", "--init", tmp_path / "init.safetensors"]
    zero_run.call([*line, "--steps", "2", "--out", tmp_path / "run"])
    zero_run.call([*line, "--steps", "4", "--out", tmp_path / "run"])
    zero_run.call([*line, "--steps", "4", "--out", tmp_path / "whole"])
    assert steps_in(tmp_path / "run") == [2, 4]
    assert len(states(tmp_path / "run")) == 1 and same(states(tmp_path / "run"), states(tmp_path / "whole"))


def test_another_optimizer_begins_with_the_parameters(tmp_path):
    """Messages about states that do not fit say what would help, and it does."""
    x = jax.ShapeDtypeStruct((8, 4), jnp.float32)

    def compiled(program, shapes, update):
        def step(state, batch):
            loss, grad = jax.value_and_grad(lambda w: jnp.mean((batch["x"] @ w - 1) ** 2))(state["params"]["w"])
            return update(state, grad), {"loss": loss}

        state = {"params": {"w": jnp.zeros(4)}, **{name: jnp.zeros(shape) for name, shape in shapes.items()}}
        text = tmp_path / f"{program}.mlir"
        zero_export.export_step(step, state, {"x": x}, init=lambda key: state).save(str(text))
        zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", text, "--ranks=2", "--stage=3",
                       "-o", tmp_path / program])
        return [tmp_path / program, "--data", f"x={tmp_path}/x.bin:f32", "--steps", "1"]

    def refusal(words):
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
        assert done.returncode == 1
        return done.stderr

    def momentum(state, grad):
        moment = 0.9 * state["moment"] + grad
        return {"params": {"w": state["params"]["w"] - 0.1 * moment}, "moment": moment}

    np.random.default_rng(0).standard_normal((32, 4)).astype(np.float32).tofile(tmp_path / "x.bin")
    plain = compiled("plain", {}, lambda state, grad: {"params": {"w": state["params"]["w"] - 0.1 * grad}})
    other = compiled("momentum", {"moment": (4,)}, momentum)
    zero_run.call([*plain, "--out", tmp_path / "run"])
    saved = tmp_path / "run/step-00000001"
    remedy = f"its parameters are the program's: --init {saved} --init-rest=zeros begins a run with them"
    assert re.search(remedy, refusal([*other, "--resume", tmp_path / "run"]))
    zero_run.call([*other, "--init", saved, "--init-rest=zeros", "--out", tmp_path / "other"])
    zero_run.call([*plain, "--init", saved, "--out", tmp_path / "same"])  # a first step with momentum is one without
    assert same(states(tmp_path / "same"), {"w": states(tmp_path / "other")["w"]})

    wide = {"w": np.ones(5, np.float32)}
    safetensors.numpy.save_file(wide, tmp_path / "wide.safetensors")
    assert re.search("states have the program's shapes", refusal([*plain, "--init", tmp_path / "wide.safetensors"]))
    words = [zero_run.tool("zero-ckpt"), "import", tmp_path / "wide.safetensors", "--for", plain[0], "-o", tmp_path / "x"]
    assert re.search(r"that do not fit the program's .*:\n  'w' is f32\[5\], the program expects f32\[4\]", refusal(words))
    safetensors.numpy.save_file({"w": np.ones(4, np.float64)}, tmp_path / "f64.safetensors")
    assert re.search("zero-ckpt import .*f64.safetensors --for .* --round makes a file with the program",
                     refusal([*plain, "--init", tmp_path / "f64.safetensors"]))
    safetensors.numpy.save_file({"moment": np.ones(4, np.float32)}, tmp_path / "no-w.safetensors")
    assert re.search("parameters have no value to begin with: add them to the file",
                     refusal([*other, "--init", tmp_path / "no-w.safetensors", "--init-rest=zeros"]))
