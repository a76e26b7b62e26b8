"""Runs on GPUs that fail: every rank ends within ten seconds, and the first reason is told.

Each rank is a process with variables of its own, as torchrun starts them, so that one rank alone is at fault.
"""

import signal
import time

import pytest

import launched
import zero_run

RANKS = 4
LIMIT = 10


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Four ranks at stage 3 on GPUs: the executable, and options of its data."""
    return launched.compile_step(tmp_path_factory.mktemp("program"), "--target=cuda", "--stage=3", f"--ranks={RANKS}")


def check_end(program, expected, *, faults, rank=2, steps=100000, act=None, timeout=3, hangs=0):
    """Fails unless all ranks end in time and say `expected`, when `rank` has the variables `faults`.

    What `hangs` so many seconds is known to hang only then.
    """
    run = launched.Run(program, launched.torchrun, "--timeout", str(timeout), "--log-every", "1000000", steps=steps,
                       variables=lambda r: faults if r == rank else {})
    if act:
        time.sleep(2)
        act(run.processes[rank])
    start = time.monotonic()
    codes, _, errors = run.finish(timeout=60)
    took = time.monotonic() - start
    assert took < hangs + LIMIT, f"{took:.1f} s:\n" + "\n".join(errors)
    for code, error in zip(codes, errors):
        if code != -signal.SIGKILL:
            assert code == 1 and expected in error, "\n".join(errors)


@pytest.mark.parametrize("fault, expected", [
    ("none", "rank 2: the driver finds no GPU"),
    ("version:11080", "rank 2: the driver is of CUDA 11.8, at least 12.0 is needed"),
    ("oom:1", "rank 2: the GPU has 16384.0 of 16384.0 MiB free, "),
    ("launch:5", "CUDA_ERROR_LAUNCH_FAILED"),
    ("lost:40", "CUDA_ERROR_DEVICE_UNAVAILABLE"),
    ("cublaslt:110000", "cuBLASLt is 11.0, at least 12.0 is needed"),
])
def test_a_rank_whose_gpu_fails_is_named(program, emulated, fault, expected):
    check_end(program, expected, faults={"EMULATED_CUDA_FAULT": fault})


def test_an_older_gpu_on_a_rank_is_named(program, emulated):
    check_end(program, "does not take the kernels of this program", faults={"EMULATED_CUDA_CAPABILITY": "70"})


def test_another_nccl_on_a_rank_is_named(program, emulated):
    check_end(program, "rank 2: NCCL is of version 2.20.5 here and 2.28.9 on rank 0; install the same one on all hosts",
              faults={"EMULATED_NCCL_FAULT": "version:22005"})


@pytest.mark.parametrize("fault, expected", [
    ("error:2:2", "rank 2: entry '"), ("init:2", "rank 2: forming communicator 0"),
    ("version:21805", "rank 2: NCCL is of version 2.18.5, at least 2.19.0 is needed")])
def test_a_rank_whose_nccl_fails_is_named(program, emulated, fault, expected):
    check_end(program, expected, faults={"EMULATED_NCCL_FAULT": fault})


def test_a_collective_that_hangs_is_named(program, emulated):
    """Ten times --timeout after it began."""
    check_end(program, " has not ended for 10 seconds", faults={"EMULATED_NCCL_FAULT": "hang:2:2"}, timeout=1, hangs=10)


def test_another_number_of_ranks_is_refused(program):
    run = launched.Run(program, launched.torchrun, ranks=range(2), size=2)
    codes, _, errors = run.finish(timeout=30)
    assert all(codes) and all("compiled for 4 ranks, not 2" in error for error in errors), errors


def test_a_killed_rank_is_named(program):
    check_end(program, "rank 2 on ", faults={}, act=lambda process: process.kill())


def test_a_stopped_rank_is_named(program):
    def stop(process):
        process.send_signal(signal.SIGSTOP)
        time.sleep(5)
        process.kill()
    check_end(program, "rank 2", faults={}, act=stop)


def test_check_says_where_ranks_are(program):
    path, _ = program
    text = zero_run.call([path, "--check"])
    assert [line.split()[:2] for line in text.splitlines()[:RANKS]] == [["rank", str(rank)] for rank in range(RANKS)]
    assert "exchange by nccl" in text


def test_more_ranks_than_gpus(program, emulated, monkeypatch):
    monkeypatch.setenv("EMULATED_CUDA_DEVICES", "2")
    with pytest.raises(zero_run.RunFailed, match="there is no GPU [23], this machine shows 2"):
        zero_run.call([program[0], "--check"])
    assert "exchange by nccl" in zero_run.call([program[0], "--check", "--share-gpu"])
