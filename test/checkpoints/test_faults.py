"""Ranks that are killed, disks that are full, files that are damaged: what was complete before stays, and is gone on from."""

import contextlib
import os
import random
import resource
import shutil
import signal
import subprocess
import time

import pytest

import zero_run
from checkpoints import Program, ranks_of, read, same, states, steps_in

STEPS = 400


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return Program(tmp_path_factory.mktemp("mlp"), "mlp_momentum", 3, 4)


@pytest.fixture(scope="module")
def whole(program, tmp_path_factory):
    """States after so many steps that nothing has interrupted."""
    run = tmp_path_factory.mktemp("whole") / "run"
    program.run("--steps", STEPS, "--out", run)
    return states(run)


def wait_until(happens, seconds=60):
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def save_two(program, run):
    """A run with checkpoints of steps 2 and 4."""
    program.run("--steps", 4, "--out", run, "--save-every", 2)
    assert steps_in(run) == [2, 4]


@pytest.mark.parametrize("kills, seed", [(4, 0), pytest.param(50, 1, marks=pytest.mark.nightly)])
def test_killed_at_random(tmp_path, program, whole, kills, seed):
    """A rank, or the program itself, at any moment; the same line goes on, to the last bit."""
    chance = random.Random(seed)
    run = tmp_path / "run"
    line = ("--steps", STEPS, "--out", run, "--save-every", 3, "--keep", 4, "--log-every", 1000)
    killed, before = 0, 0
    while killed < kills:
        process = program.start(*line)
        ranks = ranks_of(process, 4)
        time.sleep(chance.random() * 0.5)
        victim = chance.choice([*ranks, process.pid])
        if process.poll() is None and ranks:
            with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(victim, signal.SIGKILL)
                killed += 1
        out, err = process.communicate(timeout=60)
        assert process.returncode in (0, 3, -signal.SIGKILL), err
        saved = steps_in(run)
        newest = saved[-1] if saved else 0
        assert newest >= before, "a complete checkpoint is gone"
        if saved:
            read(run / f"step-{newest:08}")
        before = newest
        if newest == STEPS:  # once more from the start
            shutil.rmtree(run)
            before = 0
    program.run(*line)
    assert same(states(run), whole)
    assert len(list(run.iterdir())) <= 4, "what was not complete was removed"


def test_a_full_disk_costs_one_checkpoint(tmp_path, program):
    """Files cannot grow from some moment on; the run trains on, and says so at its end."""
    run = tmp_path / "run"
    # Errors go through a pipe, which no limit of files is for.
    process = program.start("--steps", 10000000, "--out", run, "--save-every", 20, "--log-every", 1000000)
    ranks = ranks_of(process, 4)
    wait_until(lambda: len(steps_in(run)) >= 2)
    for rank in ranks:
        resource.prlimit(rank, resource.RLIMIT_FSIZE, (100, 100))
    told = ""
    while "was not completed" not in told:
        line = process.stderr.readline()
        assert line, "it has ended: " + told
        told += line
    process.send_signal(signal.SIGTERM)
    _, rest = process.communicate(timeout=60)
    assert process.returncode == 1
    told += rest
    assert "rank 0: cannot write " in told and "File too large" in told
    assert "the run goes on, and it ends with exit code 1" in told
    newest = steps_in(run)[-1]
    for step in steps_in(run):
        read(run / f"step-{step:08}")
    out, _ = program.run("--steps", newest + 5, "--out", run)
    assert f"resumed from {run}/step-{newest:08}" in out
    program.run("--steps", newest + 5, "--out", tmp_path / "whole")
    assert same(states(run), states(tmp_path / "whole"))


def test_a_disk_without_space(tmp_path, program):
    """A file system of 256 KiB, where this process may mount one."""
    run = tmp_path / "disk"
    run.mkdir()
    mount = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    if subprocess.run([*mount, f"mount -t tmpfs -o size=256k none {run}"], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    words = [str(word) for word in (program.path, *program.data, "--out", run / "run", "--save-every", 1, "--steps")]
    script = f"""mount -t tmpfs -o size=256k none {run}
        {' '.join(words)} 20; echo "code $?"
        {zero_run.tool("zero-ckpt")} verify {run}/run; echo "verified $?"
        rm -r {run}/run/step-00000001; {' '.join(words)} 5; echo "refused or on $?" """
    done = subprocess.run([*mount, script], capture_output=True, text=True, timeout=120)
    assert "code 1" in done.stdout and "No space left on device" in done.stderr, done.stderr
    assert "verified 0" in done.stdout, done.stdout
    assert "resumed from" in done.stdout


@pytest.mark.parametrize("name", ["COMMIT", "index.json", "rank-00000.json", "rank-00000.bin"])
@pytest.mark.parametrize("damage", ["flipped", "torn", "gone"])
def test_damage_is_named_and_the_one_before_serves(tmp_path, program, name, damage):
    run = tmp_path / "run"
    save_two(program, run)
    file = run / "step-00000004" / name
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 16
    if damage == "gone":
        file.unlink()
    else:
        file.write_bytes(data if damage == "flipped" else data[:len(data) // 2])
    isIncomplete = (name, damage) == ("COMMIT", "gone")  # as if it had been killed just before
    out, err = program.run("--steps", 6, "--out", run, code=0 if isIncomplete else 1)
    if not isIncomplete:
        assert "step-00000004" in err and "emove this checkpoint's folder" in err and "step 5" not in out, err
        shutil.rmtree(run / "step-00000004")
        out, _ = program.run("--steps", 6, "--out", run)
    assert "step-00000002" in out and steps_in(run) == [2, 6]
    program.run("--steps", 6, "--out", tmp_path / "whole")
    assert same(states(run), states(tmp_path / "whole"))


def test_two_runs_do_not_share_a_folder(tmp_path, program):
    run = tmp_path / "run"
    first = program.start("--steps", 10000000, "--out", run, "--save-every", 1000000, "--log-every", 1000000)
    wait_until(run.exists)
    time.sleep(0.5)
    _, err = program.run("--steps", 3, "--out", run, code=1)
    assert "another run writes to" in err
    first.kill()
    first.communicate()
    program.run("--steps", 3, "--out", run)
    assert steps_in(run) == [3]
