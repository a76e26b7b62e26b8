"""Ranks on two machines: network namespaces with a name and an address each, and a cable between them.

They share no memory but exchange data over TCP, with the results of one machine, bit by bit. Where namespaces are not
permitted, loopback addresses stand for machines, and what needs a cable is skipped, which pytest reports.
"""

import json
import os
import re
import shutil
import subprocess
import time

import pytest

import launched
import zero_run
from launched import Run, check_end, metrics, mpirun, srun, torchrun

RANKS = 4


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return launched.compile_step(tmp_path_factory.mktemp("program"), "--stage=3", f"--ranks={RANKS}")


class Machines:
    """Machine 0 has ranks 0 and 1, machine 1 the others."""

    def __init__(self):
        self.names = [f"zero{os.getpid()}-{i}" for i in range(2)]
        self.made = False

    def ip(self, *arguments):
        subprocess.run(["ip", *arguments], check=True, capture_output=True)

    def make(self):
        for name in self.names:
            self.ip("netns", "add", name)
        link = [f"z{os.getpid() % 100000}{end}" for end in "ab"]
        self.ip("link", "add", link[0], "type", "veth", "peer", "name", link[1])
        for name, end, address in zip(self.names, link, ("10.213.0.1/24", "10.213.0.2/24")):
            self.ip("link", "set", end, "netns", name)
            self.ip("-n", name, "addr", "add", address, "dev", end)
            self.ip("-n", name, "link", "set", end, "up")
            self.ip("-n", name, "link", "set", "lo", "up")
        self.link = link
        self.made = True

    def remove(self):
        for name in self.names:
            subprocess.run(["ip", "netns", "del", name], capture_output=True)

    def place(self, rank):
        """What runs a rank on its machine, whose host name is its own."""
        name = self.names[rank // 2]
        return ["ip", "netns", "exec", name, "unshare", "--uts", "sh", "-c", f'hostname {name}; exec "$@"', "sh"]

    def start(self, program, launcher, *options, **more):
        far = lambda rank: {"MASTER_ADDR": "10.213.0.1", "OMPI_COMM_WORLD_LOCAL_SIZE": 2} if self.made else {}
        more.setdefault("variables", lambda rank: {key: str(value) for key, value in far(rank).items()})
        if not self.made:
            return Run(program, launcher, "--communicator=tcp", *options, **more)
        return Run(program, launcher, *options, machine=self.place, **more)


@pytest.fixture(scope="module")
def machines():
    machines = Machines()
    try:
        machines.make()
    except (OSError, subprocess.CalledProcessError):
        machines.remove()
    yield machines
    machines.remove()


@pytest.fixture
def cable(machines):
    if not machines.made:
        pytest.skip("network namespaces are not permitted here")
    return machines


@pytest.mark.parametrize("launcher", (torchrun, srun, mpirun))
def test_two_machines_train_as_one_does(program, machines, launcher, tmp_path):
    path, data = program
    zero_run.call([path, *data, "--steps", 3, "--log", tmp_path / "one"])
    run = machines.start(program, launcher, "--log", str(tmp_path / "two"))
    codes, outputs, errors = run.finish()
    assert codes == [0] * RANKS, errors
    assert metrics(tmp_path / "two") == metrics(tmp_path / "one")
    wires = [[line["wire_bytes"] for line in map(json.loads, (tmp_path / log).read_text().splitlines())
              if line["type"] == "step"] for log in ("one", "two")]
    assert wires[0] == wires[1] and wires[0][0] > 0


def test_check_names_the_machines(program, cable):
    codes, outputs, errors = cable.start(program, torchrun, "--check").finish()
    assert codes == [0] * RANKS, errors
    assert "exchange by tcp" in outputs[0]
    assert all(name in outputs[0] for name in cable.names)


def test_a_checkpoint_goes_between_machines_and_one(program, machines, tmp_path):
    """Both read and write one folder; the states are the same, whoever goes on."""
    path, data = program
    for folder, first, then in (("a", True, False), ("b", False, True)):
        for far, steps in ((first, 2), (then, 4)):
            options = ["--out", str(tmp_path / folder), "--log", str(tmp_path / f"{folder}{steps}")]
            if not far:
                zero_run.call([path, *data, "--steps", steps, *options])
                continue
            codes, _, errors = machines.start(program, srun, *options, steps=steps).finish()
            assert codes == [0] * RANKS, errors
    for steps in (2, 4):
        assert metrics(tmp_path / f"a{steps}") == metrics(tmp_path / f"b{steps}")


def test_a_killed_rank_is_named_on_both_machines(program, machines):
    run = machines.start(program, torchrun, "--log-every", "1000000", steps=2000000)
    time.sleep(1)
    run.processes[3].kill()
    check_end(run, "error: rank 3 on ")


def test_a_cut_cable_is_noticed(program, cable):
    """Each machine says what it misses: rank 0's the ranks that are silent, the other one its rank 0."""
    run = cable.start(program, srun, "--timeout", "2", "--log-every", "1000000", steps=2000000)
    time.sleep(1)
    cable.ip("-n", cable.names[1], "link", "set", cable.link[1], "down")
    try:
        start = time.monotonic()
        codes, _, errors = run.finish()
        assert time.monotonic() - start < 12
    finally:
        cable.ip("-n", cable.names[1], "link", "set", cable.link[1], "up")
    assert codes == [1] * RANKS, (codes, errors)
    assert all("error: rank " in error for error in errors), errors


def test_shared_memory_of_two_machines_is_refused(program, cable):
    codes, _, errors = cable.start(program, torchrun, "--communicator=local").finish()
    assert codes == [1] * RANKS
    assert any("are on two machines, and share no memory; leave out --communicator=local" in error for error in errors)


def test_what_does_not_fit_is_refused(program, tmp_path):
    path, data = program
    codes, _, errors = Run(program, torchrun, "--communicator=ucx", ranks=(0,)).finish()
    assert codes == [2] and "--communicator expects auto, local, tcp or mpi, not 'ucx'" in errors[0]


def test_more_connections_than_files(program):
    """Said at the start: a rank that cannot accept a peer would keep all others waiting."""
    few = lambda rank: ["sh", "-c", 'ulimit -n 40; exec "$@"', "sh"] if rank == 0 else []
    codes, _, errors = Run(program, torchrun, "--communicator=tcp", machine=few).finish()
    assert codes == [1] * RANKS, (codes, errors)
    assert all("error: rank 0: 6 connections with peers are needed" in error and "may have 40 files" in error
               for error in errors), errors


def test_more_ranks_than_files(program):
    few = lambda rank: ["sh", "-c", 'ulimit -n 8; exec "$@"', "sh"] if rank == 0 else []
    _, _, errors = Run(program, torchrun, "--timeout=1", machine=few).finish()
    assert "4 ranks connect to rank 0, but a process may have 8 files open here" in errors[0], errors


def test_a_shell_that_permits_few_files(program):
    """A rank takes what the system permits beyond what its shell has set."""
    few = lambda rank: ["sh", "-c", 'ulimit -Sn 40; exec "$@"', "sh"]
    codes, _, errors = Run(program, torchrun, "--communicator=tcp", machine=few).finish()
    assert codes == [0] * RANKS, errors


def test_mpi_without_mpirun(program):
    path, data = program
    error = subprocess.run([path, *data, "--steps=1", "--communicator=mpi"], capture_output=True, text=True).stderr
    assert re.search("MPI has process 0 of 1 where this is rank [0-3] of 4: start the program by mpirun|Open MPI cannot be loaded", error), error


@pytest.mark.skipif(not shutil.which("mpirun"), reason="needs Open MPI's mpirun")
@pytest.mark.parametrize("communicator", ("tcp", "mpi"))
def test_mpirun_itself(program, tmp_path, communicator):
    path, data = program
    mpirun = ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", RANKS, path, *data, f"--communicator={communicator}"]
    zero_run.call([path, *data, "--steps", 3, "--log", tmp_path / "one"])
    zero_run.call([*mpirun, "--steps", 3, "--log", tmp_path / "mpi"])
    assert metrics(tmp_path / "mpi") == metrics(tmp_path / "one")
