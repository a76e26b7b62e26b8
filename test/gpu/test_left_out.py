"""Calls of the driver and of NCCL that a program may not do without: left out one by one, each is named.

A call of these matters unless nothing shows that it is missing:

- events: commands that touch the same bytes are in no order any more, which the emulated driver says whatever order it ran them in;
- registrations: collectives of memory that is not registered;
- groups: sends and receives that wait for one another.
"""

import collections
import dataclasses
import itertools
import os
import subprocess

import pytest

import cases
import zero_run

CALLS = ("cuStreamWaitEvent", "cuEventRecord", "ncclCommRegister", "ncclGroupStart")
ANNOUNCED, LEFT_OUT, ORDERS = "this is no GPU", "is left out, as EMULATED_CUDA_LEAVE_OUT asks", "would have put commands"
OTHER_SEED = "1"  # with which nothing may show either where a call is not missed


@dataclasses.dataclass(frozen=True)
class Step:
    """A step at a stage on so many ranks."""

    name: str
    stage: int = 3
    ranks: int = 4
    options: tuple = ()

    def __str__(self):
        return "-".join([self.name, str(self.stage), str(self.ranks), *(option.strip("-") for option in self.options)])


STEPS = [Step("mlp_momentum", ranks=2, options=("--deterministic",))]
NIGHTLY = [*(Step("mlp_momentum", stage) for stage in (0, 1, 2, 3)), Step("gpt_tiny_bf16a", ranks=2),
           Step("gpt_tiny_f32", 1, 2, ("--deterministic",)), Step("gpt_tiny_f32", 3, 2, ("--activations=offloaded", "--offload-min-bytes=1024")),
           Step("gpt_tiny_scan", 3, 2, ("--unroll-limit=0",))]


@dataclasses.dataclass(frozen=True)
class Run:
    """How a program ended, and what it and the stand-ins said."""

    code: int
    results: bytes
    metrics: str
    errors: str

    def complaints(self):
        """What the stand-ins found, and what the program ended with."""
        return [line for line in self.errors.splitlines() if line.startswith(("emulated", "error:"))
                and not any(mark in line for mark in (ANNOUNCED, LEFT_OUT, ORDERS))]


class Program:
    """An executable, its arguments, and what it shows when nothing is left out."""

    def __init__(self, step, folder):
        case = cases.case(step.name)
        self.path, self.results = folder / "step", folder / "results.safetensors"
        zero_run.call([zero_run.tool("zero-compile"), case.path, "--target=cuda", f"--stage={step.stage}", f"--ranks={step.ranks}",
                       *step.options, "--quiet", "--report=none", "-o", self.path])
        zero_run.save(case.arguments, folder / "arguments.safetensors")
        self.command = [self.path, "--args", folder / "arguments.safetensors", "--results", self.results, "--steps", "2"]
        self.whole = {}

    def run(self, seed, left_out=""):
        self.results.unlink(missing_ok=True)
        done = subprocess.run([*self.command, "--timeout", "2"], capture_output=True, text=True, timeout=120,
                              env={**os.environ, "EMULATED_CUDA_SEED": seed, "EMULATED_CUDA_LEAVE_OUT": left_out, "ZRT_TEST": ""})
        results = self.results.read_bytes() if self.results.exists() else b""
        return Run(done.returncode, results, done.stdout, done.stderr)

    def undamaged(self, seed):
        if seed not in self.whole:
            self.whole[seed] = run = self.run(seed)
            assert run.code == 0 and not run.complaints(), run.errors
        return self.whole[seed]

    def verdict(self, call, number):
        """"named", "implied" by other calls, "needless" (it orders what touches no common bytes); "" where there is no such call."""
        run = self.run("0", f"{call}:{number}")
        if LEFT_OUT not in run.errors:
            return ""
        if run.complaints():
            return "named"
        self.check_same(run, "0", call, number)
        self.check_same(self.run(OTHER_SEED, f"{call}:{number}"), OTHER_SEED, call, number)
        return "needless" if ORDERS in run.errors else "implied"

    def check_same(self, run, seed, call, number):
        whole = self.undamaged(seed)
        found = (run.code, run.results, run.metrics, run.complaints())
        assert found == (0, whole.results, whole.metrics, []), f"without call {number} of {call}, seed {seed}:\n{run.errors}"


@pytest.mark.parametrize("step", [*STEPS, *(pytest.param(step, marks=pytest.mark.nightly) for step in NIGHTLY)], ids=str)
def test_what_is_left_out_is_named(step, emulated, tmp_path):
    program = Program(step, tmp_path)
    found = {call: collections.Counter(itertools.takewhile(bool, (program.verdict(call, number) for number in itertools.count(1))))
             for call in CALLS}
    print({call: dict(counter) for call, counter in found.items()})
    is_staged = "--deterministic" in step.options
    for call, counter in found.items():
        assert counter["named"] or (call == "ncclGroupStart" and not is_staged), found
    # Every communicator reaches the arena; an exchange needs its group.
    assert set(found["ncclCommRegister"]) == {"named"}
