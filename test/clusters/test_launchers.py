"""Ranks that torchrun, srun or mpirun starts: here each process gets the variables that its launcher would set.

They train as ranks do that the program has started itself, and every rank ends, with the reason, when one does.
"""

import json
import shutil
import signal
import socket
import subprocess
import time

import numpy as np
import pytest

import launched
import zero_run
from launched import Run, check_end, metrics, mpirun, srun, torchrun

RANKS = 4


LAUNCHERS = (torchrun, srun, mpirun)


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Four ranks at stage 3: the executable, and options of its data."""
    return launched.compile_step(tmp_path_factory.mktemp("program"), "--stage=3", f"--ranks={RANKS}")


@pytest.mark.parametrize("launcher", LAUNCHERS)
def test_ranks_of_a_launcher_train_as_our_own_do(program, launcher, tmp_path):
    path, data = program
    zero_run.call([path, *data, "--steps", 3, "--log", tmp_path / "own"])
    codes, outputs, errors = Run(program, launcher, "--log", str(tmp_path / "log")).finish()
    assert codes == [0] * RANKS, errors
    assert metrics(tmp_path / "log") == metrics(tmp_path / "own")
    assert "step 3" in outputs[0] and outputs[1:] == [""] * (RANKS - 1)


def test_a_trace_has_all_ranks(program, tmp_path):
    """Each writes its part of one file."""
    codes, _, errors = Run(program, torchrun, "--trace", str(tmp_path / "trace:2-3")).finish()
    assert codes == [0] * RANKS, errors
    events = json.loads((tmp_path / "trace").read_text())["traceEvents"]
    assert {(e["pid"], e["args"]["step"]) for e in events if e.get("cat") == "collective"} == {
        (rank, step) for rank in range(RANKS) for step in (2, 3)}
    assert [path.name for path in tmp_path.iterdir()] == ["trace"]


def test_a_bad_value_ends_every_rank(program, tmp_path):
    """With the same code; each says where it was."""
    path, data = program
    x = np.fromfile(data[0].split("=")[2].split(":")[0], np.float32)
    x[:] = np.nan
    x.tofile(tmp_path / "x.bin")
    codes, _, errors = Run((path, [f"--data=x={tmp_path}/x.bin:f32", data[1]]), srun, "--check=nan").finish()
    assert codes == [4] * RANKS, errors
    assert all("error: step 1: values are not finite" in error and "on rank 0 and 3 more" in error for error in errors)
    assert [error.count("\n") > 1 for error in errors] == [True] + [False] * (RANKS - 1)


@pytest.mark.parametrize("launcher", LAUNCHERS)
def test_a_killed_rank_is_named_on_every_rank(program, launcher):
    run = Run(program, launcher, "--log-every", "1000000", steps=2000000)
    time.sleep(1)
    run.processes[2].kill()
    check_end(run, "error: rank 2 on ")


@pytest.mark.parametrize("rank, expected", [
    (3, "has given no sign of life for 2 seconds"),
    # Said by each rank itself: it is rank 0 that would tell them.
    (0, "rank 0 on localhost has given no sign of life for 2 seconds"),
])
def test_a_stopped_rank_is_named(program, rank, expected):
    run = Run(program, srun, "--timeout", "2", "--log-every", "1000000", steps=2000000)
    time.sleep(1)
    run.processes[rank].send_signal(signal.SIGSTOP)
    time.sleep(4)
    run.processes[rank].kill()
    check_end(run, expected)


def test_a_missing_rank_is_named(program):
    check_end(Run(program, srun, "--timeout", "1", ranks=(0, 1, 3)),
              "of 4 ranks these have not come to rank 0 within 1 seconds: 2")


def test_rank_0_is_missing(program):
    check_end(Run(program, torchrun, "--timeout", "1", ranks=(1, 2)), "finds no rank 0: nobody answers at 127.0.0.1:")


def test_all_stop_after_a_step_when_one_is_asked(program):
    run = Run(program, torchrun, "--log-every", "1000000", steps=2000000)
    time.sleep(1)
    run.processes[2].terminate()
    codes, outputs, errors = run.finish()
    assert codes == [143] * RANKS, errors
    assert "bytes per rank" in outputs[0]


def test_another_program_does_not_join(program, tmp_path):
    other = tmp_path / "other"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", launched.STEP, "--stage=2", f"--ranks={RANKS}", "-o", other])
    run = Run(program, srun, ranks=(0, 1, 2))
    late = Run((other, program[1]), srun, ranks=(3,))
    check_end(run, "rank 3 on ")
    _, _, errors = late.finish()
    assert "it runs another program than rank 0: copy the same file to every machine" in errors[0]


@pytest.mark.parametrize("size, options, expected", [
    (3, (), "this program was compiled for 4 ranks, not 3 as srun has started; recompile it with\n  zero-compile"),
    (4, ("--ranks", "2"), "--ranks 2, and srun has started 4; --launcher=own starts the ranks on this machine instead"),
    (4, ("--results", "x"), "--results is written by ranks that this program has started itself"),
    (4, ("--launcher", "torchrun"), "torchrun is expected to set WORLD_SIZE to a number from 1 to 1048576, found ''"),
    (4, ("--launcher", "pbs"), "--launcher expects auto, own, torchrun, srun or mpirun, not 'pbs'"),
    (4, ("--rendezvous", "host"), "--rendezvous expects HOST:PORT, not 'host'"),
    (4, ("--launcher", "own", "--rendezvous", "host:1"), "--rendezvous is for ranks that torchrun, srun or mpirun starts"),
])
def test_what_does_not_fit_is_refused(program, size, options, expected):
    path, data = program
    if "--results" in options:
        data = []
    codes, _, errors = Run((path, data), srun, *options, ranks=(0,), size=size).finish()
    assert codes == [2] and expected in errors[0]


def test_check_changes_no_file(program, tmp_path):
    """What a job's own line would write stays as it was."""
    (tmp_path / "log").write_text("of a run before")
    codes, outputs, errors = Run(program, srun, "--check", "--log", str(tmp_path / "log")).finish()
    assert codes == [0] * RANKS, errors
    assert "4 ranks by srun, exchange by local" in outputs[0]
    assert (tmp_path / "log").read_text() == "of a run before"


def test_a_batch_script_is_no_step(program):
    """There Slurm sets a rank and a size too: the program starts its own ranks."""
    batch = lambda rank, size, job: {"SLURM_PROCID": 0, "SLURM_NTASKS": 4, "SLURM_LOCALID": 0, "SLURM_JOB_ID": job}
    codes, outputs, errors = Run(program, batch, ranks=(0,)).finish()
    assert codes == [0], errors
    assert "step 3" in outputs[0]


def test_mpirun_over_machines_needs_an_address(program):
    apart = lambda rank, size, job: {**mpirun(rank, size, job), "OMPI_COMM_WORLD_LOCAL_SIZE": 2}
    codes, _, errors = Run(program, apart, ranks=(0,)).finish()
    assert codes == [2] and "mpirun does not say where rank 0 is: give --rendezvous=HOST:PORT" in errors[0]
    codes, _, errors = Run(program, apart, "--rendezvous", "localhost:11999").finish()
    assert codes == [0] * RANKS, errors


def test_a_port_that_is_taken(program):
    with socket.create_server(("", 11998)):
        codes, _, errors = Run(program, srun, "--rendezvous", "localhost:11998", ranks=(0,)).finish()
    assert codes == [1] and "rank 0 cannot listen at port 11998" in errors[0]


@pytest.mark.skipif(not shutil.which("torchrun"), reason="needs PyTorch's torchrun")
def test_torchrun_with_two_agents(program, tmp_path):
    path, data = program
    agents = [subprocess.Popen(["torchrun", "--no-python", "--nnodes=2", "--nproc-per-node=2", f"--node-rank={node}",
                                "--master-addr=127.0.0.1", "--master-port=29871", "--", path, *data, "--steps=3", "--log",
                                tmp_path / "log"], stderr=subprocess.PIPE, text=True) for node in (0, 1)]
    errors = [agent.communicate(timeout=120)[1] for agent in agents]
    assert [agent.returncode for agent in agents] == [0, 0], errors
    zero_run.call([path, *data, "--steps", 3, "--log", tmp_path / "own"])
    assert metrics(tmp_path / "log") == metrics(tmp_path / "own")
